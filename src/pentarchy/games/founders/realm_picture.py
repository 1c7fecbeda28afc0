"""A state as a drawing, as its owner sees it: the far side on top, free places around it.

The frame leaves room for a free place on every side, so that nothing is scaled anew when places are asked for; those
beyond the tiles are drawn shallow, and a finger finds them further out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pentarchy.games.founders.tile_picture import Swap, at, drafted, face, laid, signed, token, word
from pentarchy.games.founders.views import CartView, PlaceView, SeatView, TileView, View
from pentarchy.kernel.draw import Area, Part, Pen, el, group, label, seat_mark, thing, title

CELL: Final = 100.0
STEP: Final = 108.0
"""A tile is drawn 100 wide; from one to the next there are so many units."""
DEPTH: Final = 36.0
REACH: Final = 70.0
EDGE: Final = 78.0
"""How deep a free place beyond the tiles is drawn, how deep it can be hit, and how much room there is for it."""
LEAST: Final = (5, 5)
FEW: Final = 2
LEAST_OF_FEW: Final = (6, 6)
"""A state is drawn on at least so many columns and rows, of few players on more: they have more tiles. All tiles of a
game are drawn equally large: table.css knows how much of a larger state is in view (`--across`, `--down`)."""
THEIRS: Final = {1: (820.0, 720.0), 2: (1230.0, 720.0), 3: (1230.0, 1230.0)}
"""The least width and height of the states of so many rivals together, for the same reason."""
DRAFT_COLUMNS: Final = 3
HEAD: Final = 62.0
WHOSE: Final = 18.0
BETWEEN: Final = 40.0
"""Room above a rival's state, where it says whose it is, how far above the tiles; and between two states."""
SHAPE: Final = 1.17
"""Width of a desktop's board against its height."""
FINGER: Final = 36.0
"""Half the width of the area around a corner that a finger can hit."""


class Frame(NamedTuple):
    """Where the cells of a state lie in a drawing."""

    left: float
    far: float
    columns: float
    rows: float
    low: tuple[int, int]
    high: tuple[int, int]
    """First and last column and row that have tiles."""
    x: float = 0.0
    y: float = 0.0

    @property
    def width(self) -> float:
        return self.columns * STEP - (STEP - CELL) + 2 * EDGE

    @property
    def height(self) -> float:
        return self.rows * STEP - (STEP - CELL) + 2 * EDGE

    def spot(self, cell: PlaceView) -> tuple[float, float]:
        return self.x + EDGE + (cell["column"] - self.left) * STEP, self.y + EDGE + (self.far - cell["row"]) * STEP


def least(view: View) -> tuple[int, int]:
    """On how many columns and rows the viewer's own state is drawn at least."""
    return LEAST_OF_FEW if view["players"] == FEW else LEAST


def framed(tiles: Sequence[TileView], least: tuple[int, int]) -> Frame:
    columns = [tile["column"] for tile in tiles] or [0]
    rows = [tile["row"] for tile in tiles] or [0]
    left, wide = _extent(columns, least[0])
    near, high = _extent(rows, least[1])
    return Frame(left, near + high - 1, wide, high, (min(columns), min(rows)), (max(columns), max(rows)))


def _extent(values: list[int], least: int) -> tuple[float, int]:
    """First value and how many: at least so many, what is missing shared out evenly to both sides."""
    size = max(values) - min(values) + 1
    missing = max(0, least - size)
    return min(values) - missing / 2, size + missing


# -- the viewer's own state -------------------------------------------------------------------------------------------


def own(view: View, pen: Pen, seat: int) -> Area:
    """The state in the middle of the table, with everything that can be done on it."""
    entry, turn = view["seats"][seat], view["turn"]
    frame = framed(entry["tiles"], least(view))
    asked = turn["seat"] == seat
    ghost = turn["tile"] if turn["asked"] == "place" else entry["held"] if turn["asked"] == "lay" else None
    parts = [pen.part("ghost", _ghost, ghost if asked else None)]
    for spot in entry["spots"]:
        parts.append(_spot_part(view, pen, spot, frame, asked))
    for tile in entry["tiles"]:
        swap = Swap(turn["losses"][tile["tile"]], turn["gains"][tile["tile"]]) if _replaceable(view, tile) else None
        parts.append(pen.part(f"state-{seat}-{tile['tile']}", _tile, tile, frame.spot(tile), swap, True))
    parts += _cart_parts(pen, seat, entry, frame, asked and turn["asked"] == "join")
    said = pen.text("pic-state", who=pen.names[seat])
    return Area("realm", "board", said, frame.width, frame.height, tuple(parts))


def _replaceable(view: View, tile: TileView) -> bool:
    return tile["tile"] in view["turn"]["losses"]


def _spot_part(view: View, pen: Pen, spot: PlaceView, frame: Frame, asked: bool) -> Part:
    """A free place beside the state. While places are asked for it is a thing: a click on a wrong one tells why."""
    turn = view["turn"]
    gain: int | None = None
    shown = asked and turn["asked"] in ("lay", "place")
    fits = shown and (turn["asked"] == "lay" or spot["place"] in turn["fits"])
    if fits and turn["asked"] == "place":
        gain = turn["gains"][spot["place"]]
    fields = _field(spot, frame, DEPTH), _field(spot, frame, REACH)
    return pen.part(f"place-{_safe(spot['place'])}", _spot, spot["place"], *fields, shown, fits, gain)


def _safe(place: str) -> str:
    """A place as part of an id."""
    return place.replace("-", "m").replace(",", "_")


Field = tuple[float, float, float, float]


def _field(spot: PlaceView, frame: Frame, depth: float) -> Field:
    """Left, top, width and height of a free place: only so deep beyond the tiles."""
    x, y = frame.spot(spot)
    if spot["column"] < frame.low[0]:
        return x + CELL - depth, y, depth, CELL
    if spot["column"] > frame.high[0]:
        return x, y, depth, CELL
    if spot["row"] > frame.high[1]:
        return x, y + CELL - depth, CELL, depth
    return (x, y, CELL, depth) if spot["row"] < frame.low[1] else (x, y, CELL, CELL)


def _spot(pen: Pen, place: str, field: Field, hit: Field, shown: bool, fits: bool, gain: int | None) -> str:
    if not shown:
        return ""
    x, y, width, height = field
    name = pen.text("pic-spot", place=word(pen, "place", place))
    sized = {"x": 2, "y": 2, "width": width - 4, "height": height - 4, "rx": 9}
    if not fits:
        cross = el("path", d="M-4.500-4.500l9 9m0-9l-9 9", class_="fnd-cross")
        sign = at(width / 2, height / 2, el("circle", r=11, class_="fnd-no"), cross)
        body = sign
    else:
        k = min(width, height) / CELL
        ghost = el("use", href="#fnd-ghost", class_="fnd-ghost", transform=f"translate({_centred(field)}) scale({k:g})")
        # the points stand below the plus, or beside it where there is no room below
        (px, py), (gx, gy) = ((0, -14), (0, 22)) if height == CELL else ((-20, 0), (16, 9))
        if gain is None:
            px = py = 0
        said = "" if gain is None else signed(gain, True)
        points = label(width / 2 + gx, height / 2 + gy, said, class_="fnd-gain mid")
        plus = at(width / 2 + px, height / 2 + py, el("path", d="M-9 0h18M0-9v18", class_="plus"))
        body = el("rect", class_="spot fit", **sized) + plus + points + ghost
    left, top, wide, high = hit
    finger = el("rect", x=left - x, y=top - y, width=wide, height=high, class_="fnd-hit")
    return at(x, y, thing(f"place:{place}", name, finger, body, el("rect", class_="edge", **sized)))


def _centred(field: Field) -> str:
    _, _, width, height = field
    size = min(width, height)
    return f"{(width - size) / 2:g} {(height - size) / 2:g}"


def _ghost(pen: Pen, tile: str | None) -> str:
    """The tile that is to be laid, shown on the place that is pointed at."""
    if tile is None:
        return ""
    return el("defs", group(face(pen, pen.components.by_id[tile]), id="fnd-ghost"))


def _tile(
    pen: Pen, entry: TileView, spot: tuple[float, float], swap: Swap | None, can: bool, about: bool = False
) -> str:
    ring = el("rect", x=-2.5, y=-2.5, width=105, height=105, rx=12, class_="fnd-about") if about else ""
    return at(*spot, laid(pen, entry, swap, can, about), ring)


# -- the draft --------------------------------------------------------------------------------------------------------


def draft(view: View, pen: Pen, seat: int) -> Area:
    """The tiles to choose from, three beside each other, and what the seat has taken already."""
    tiles, taken = view["draft"], view["seats"][seat]["tiles"]
    frame = framed((), least(view))
    right = (frame.width + (DRAFT_COLUMNS + 1) * STEP + BETWEEN) / 2 - STEP
    left, top = right - DRAFT_COLUMNS * STEP - BETWEEN, (frame.height - DRAFT_COLUMNS * STEP) / 2
    parts = []
    for k, tile in enumerate(tiles):
        spot = (left + k % DRAFT_COLUMNS * STEP, top + k // DRAFT_COLUMNS * STEP)
        parts.append(pen.part(f"draft-{tile}", _draft_tile, tile, spot))
    parts.append(pen.still("draft-mine", _mine, seat, (right, top)))
    parts += [pen.part(f"state-{seat}-{tile['tile']}", _tile, tile, (right, top), None, True) for tile in taken]
    return Area("realm", "board", pen.text("pic-draft"), frame.width, frame.height, tuple(parts))


def _draft_tile(pen: Pen, tile: str, spot: tuple[float, float]) -> str:
    return at(*spot, drafted(pen, tile))


def _mine(pen: Pen, seat: int, spot: tuple[float, float]) -> str:
    x, y = spot
    slot = el("rect", x=x + 2, y=y + 2, width=CELL - 4, height=CELL - 4, rx=9, class_="fnd-no")
    return seat_mark(seat, x + CELL / 2, y - 20, 22) + slot


# -- carts ------------------------------------------------------------------------------------------------------------


def _cart_parts(pen: Pen, seat: int, entry: SeatView, frame: Frame, joining: bool, start: str = "state") -> list[Part]:
    carts = [(cart, frame.spot(cart)) for cart in entry["carts"]]
    parts = [pen.part(f"{start}-{seat}-carts", _carts, carts)]
    if joining:
        corners = [(corner, frame.spot(corner)) for corner in entry["corners"]]
        parts.append(pen.part(f"{start}-{seat}-corners", _corners, corners))
    return parts


Corner = tuple[CartView, tuple[float, float]]


def _carts(pen: Pen, carts: list[Corner]) -> str:
    """The borders of the four tiles that each cart joins, and the carts on their corners."""
    size = {"width": STEP + 94, "height": STEP + 94}
    unions = "".join(at(*spot, el("rect", x=3, y=3 - STEP, rx=11, class_="union", **size)) for _, spot in carts)
    tokens = "".join(
        at(*spot, title(pen.text("pic-cart-on", n=cart["union"])), token("cart", *_far_right(), 17))
        for cart, spot in carts
    )
    return group(unions + tokens, pointer_events="none") if carts else ""


def _far_right() -> tuple[float, float]:
    """The far right corner of a tile, between it and its neighbours."""
    return CELL + (STEP - CELL) / 2, -(STEP - CELL) / 2


def _corners(pen: Pen, corners: list[Corner]) -> str:
    x, y = _far_right()
    return "".join(
        at(
            *spot,
            thing(
                f"junction:{corner['tile']}",
                pen.text("pic-corner", junction=word(pen, "junction", corner["tile"])),
                el("circle", cx=x, cy=y, r=FINGER, class_="hit fnd-hit"),
                el("circle", cx=x, cy=y, r=20, class_="corner"),
                at(x, y, el("path", d="M-8 0h16M0-8v16", class_="plus")),
                el("circle", cx=x, cy=y, r=21, class_="edge"),
            ),
        )
        for corner, spot in corners
    )


# -- states of rivals -------------------------------------------------------------------------------------------------


def theirs(view: View, pen: Pen, seats: Sequence[int]) -> Area:
    """The states of the rivals in place of the own one, while a token is played on them."""
    frames = [framed(view["seats"][seat]["tiles"], (2, 1)) for seat in seats]
    placed, width, height = max((_arranged(frames, n) for n in range(1, len(seats) + 1)), key=_largest)
    wide, high = THEIRS[len(seats)]
    left, top = max(0.0, wide - width) / 2, max(0.0, high - height) / 2
    placed = [frame._replace(x=frame.x + left, y=frame.y + top) for frame in placed]
    parts: list[Part] = []
    about = view["turn"]["tile"]
    for seat, frame in zip(seats, placed, strict=True):
        parts += _rival_parts(pen, seat, view["seats"][seat], frame, "state", True, about)
        who = (frame.x + EDGE, frame.y + EDGE - WHOSE)
        parts.append(pen.part(f"state-{seat}-who", _who, seat, pen.names[seat], *who))
    said = pen.text("pic-theirs")
    return Area("theirs", "board", said, max(width, wide), max(height, high), tuple(parts))


Arranged = tuple[list[Frame], float, float]


def _arranged(frames: list[Frame], in_row: int) -> Arranged:
    """So many states beside each other, with room for a name above each; width and height of the whole."""
    placed: list[Frame] = []
    y = width = 0.0
    for k in range(0, len(frames), in_row):
        row = frames[k : k + in_row]
        x = BETWEEN - EDGE
        for frame in row:
            placed.append(frame._replace(x=x, y=y + HEAD - EDGE))
            x += frame.width - 2 * EDGE + BETWEEN
        width = max(width, x + EDGE)
        y += max(frame.height for frame in row) - 2 * EDGE + HEAD
    return placed, width, y + BETWEEN / 2


def _largest(arranged: Arranged) -> float:
    """How large this is drawn on the board of a desktop."""
    return min(SHAPE / arranged[1], 1 / arranged[2])


def _who(pen: Pen, seat: int, name: str, x: float, y: float) -> str:
    return seat_mark(seat, x + 12, y - 8, 22) + label(x + 30, y, name, class_="fnd-whose")


def _rival_parts(
    pen: Pen, seat: int, entry: SeatView, frame: Frame, start: str, can: bool, about: str | None = None
) -> list[Part]:
    """With the tile that a question is about, if it is one of these."""
    parts = [
        pen.part(f"{start}-{seat}-{tile['tile']}", _tile, tile, frame.spot(tile), None, can, tile["tile"] == about)
        for tile in entry["tiles"]
    ]
    return parts + _cart_parts(pen, seat, entry, frame, False, start)


def sheet(view: View, pen: Pen, seat: int) -> Area:
    """A rival's state large, shown on demand."""
    return pen.together(_sheet, seat, view["seats"][seat])


def _sheet(pen: Pen, seat: int, entry: SeatView) -> Area:
    (frame,), width, height = _arranged([framed(entry["tiles"], (3, 3))], 1)
    name = pen.text("pic-state", who=pen.names[seat])
    parts = [*_rival_parts(pen, seat, entry, frame, "sheet", False)]
    parts.append(pen.part(f"sheet-{seat}-who", _who, seat, name, frame.x + EDGE, frame.y + EDGE - WHOSE))
    return Area(f"large-{seat}", "sheet", name, width, height, tuple(parts))
