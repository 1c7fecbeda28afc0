"""The table as a drawing, made from a view: the rows with prizes and tokens, and the state of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pentarchy.games.founders.components import STACKS, TOKENS, Components, name_forms, offers
from pentarchy.kernel.draw import Area, Part, Picture, el, group, label, seat_mark, thing, title, use, wrap
from pentarchy.kernel.text import Text

ART: Final = Path(__file__).parent / "art"
CELL: Final = 100.0
"""A tile is drawn 100 wide; everything else is measured in that."""
STEP: Final = 106.0
HEAD: Final = 92.0
OWN_COLUMNS: Final = 7
OWN_ROWS: Final = 4
RIVAL_COLUMNS: Final = 6
RIVAL_ROWS: Final = 3
"""A state is drawn on at least so many cells, so that the drawing does not jump with every tile."""
DRAWN: Final = ("wood", "stone", "plants", "water", "iron", "gold", "cloth", "wine", "horses", "fish", *TOKENS)
"""Resources that have a symbol; those of a data pack share a crown."""
SCENES: Final = {
    "forest": "i-forest",
    "cliff": "i-ore",
    "waterfall": "i-water",
    "lake": "i-water",
    "meadow": "i-plants",
    "floodplain": "i-plants",
}


def draw(view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Picture:
    table = _Table(view, text, names, components)
    first = view["seat"] if view["seat"] >= 0 else 0
    seats = [(first + k) % view["players"] for k in range(view["players"])]
    return Picture((table.market(), *(table.realm(seat, seat == first) for seat in seats)), ART)


class _Table:
    """One drawing: the view and what is needed to put it into words."""

    def __init__(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> None:
        self.view = view
        self.text = text
        self.names = names
        self.components = components
        self.turn = view["turn"]

    def name(self, domain: str, token: str) -> str:
        return name_forms(domain, token, self.text, self.components)[""]

    # -- rows, prizes, tokens ------------------------------------------------------------

    def market(self) -> Area:
        """Three stacks with their rows at the left, the prizes at the right, the supply of tokens below."""
        left = 12.0
        prizes_x = left + 6 * STEP + 34
        rows = max(3, -(-self.view["prizes_at_start"] // 4))
        width = prizes_x + 4 * STEP + 6
        top = 34.0
        parts = [Part("market-head", self._market_head(left, prizes_x, width))]
        for i, stack in enumerate(STACKS[:3]):
            parts.append(Part(f"stack-{stack}", _at(left, top + i * STEP, self._stack(stack))))
            for j in range(self.view["row_limit"]):
                spot = _at(left + (j + 1) * STEP + 8, top + i * STEP, self._slot(stack, i, j))
                parts.append(Part(f"row-{stack}-{j + 1}", spot))
        for k in range(4 * rows):
            x, y = prizes_x + k % 4 * STEP, top + k // 4 * STEP
            parts.append(Part(f"prize-{k + 1}", _at(x, y, self._prize(k))))
        bottom = top + rows * STEP + 6
        parts.append(Part("supply", _at(left, bottom, self._supply(width - 2 * left))))
        return Area("market", "row", self.text("pic-market"), width, bottom + 46, tuple(parts))

    def _market_head(self, left: float, prizes_x: float, width: float) -> str:
        said = self.text("pic-draft") if self.view["draft"] else self.text("pic-market")
        count = self.text("pic-prizes-left", n=len(self.view["prizes"]), of=self.view["prizes_at_start"])
        removed = [*self.view["removed"], *self.view["removed_masters"]]
        gone = ""
        if removed:  # everybody may look at them (FND-26)
            listed = [self.name("tile" if name in self.components.by_id else "master", name) for name in removed]
            gone = label(left + 6 * STEP, 22, self.text("pic-removed", n=len(removed)), class_="t12 ink-2 end")
            gone = group(title(", ".join(listed)), gone)
        return "".join(
            [
                gone,
                label(left, 22, said, class_="t17 ink"),
                label(prizes_x, 22, self.text("pic-prizes"), class_="t17 ink"),
                label(width - 12, 22, count, class_="t12 ink-2 end"),
            ]
        )

    def _stack(self, stack: str) -> str:
        n = self.view["stacks"][stack]
        name = self.name("stack", stack)
        said = self.text("pic-stack", stack=name, n=n)
        if n == 0:
            return group(title(said), _empty(), label(50, 54, name, class_="t12 ink-2 mid"))
        layers = "".join(
            el("rect", x=1.5 + d, y=1.5 - d, width=95, height=95, rx=9, class_=f"back-{k}")
            for k, d in ((2, 4.0), (1, 2.0))
            if n > k
        )
        face = "".join(
            [
                layers,
                el("rect", x=1.5, y=1.5, width=95, height=95, rx=9, class_="back"),
                el("rect", x=8, y=8, width=82, height=82, rx=5, class_="back-line"),
                label(49, 44, name, class_="back-name mid"),
                label(49, 74, n, class_="back-count mid"),
                el("rect", x=0, y=0, width=98, height=98, rx=10, class_="edge"),
            ]
        )
        return group(thing(f"stack:{stack}", said, face), class_=f"k-{stack}")

    def _slot(self, stack: str, i: int, j: int) -> str:
        """A place in a row; during the draft the first places hold the tiles to choose from."""
        draft = self.view["draft"]
        tiles = draft if draft else self.view["rows"][stack]
        k = i * self.view["row_limit"] + j if draft else j
        return self._open_tile(tiles[k]) if k < len(tiles) else _empty()

    def _prize(self, k: int) -> str:
        if k < len(self.view["prizes"]):
            return self._open_tile(self.view["prizes"][k])
        return _empty() if k < self.view["prizes_at_start"] else ""

    def _open_tile(self, tile_id: str) -> str:
        """A tile that can be taken: pale if it fits nowhere in the state of the seat that chooses, with a sign if it

        fits only in the place of one of its tiles.
        """
        pale = self.turn["asked"] == "attach" and tile_id not in self.turn["fits"]
        chosen = self.turn["asked"] == "place" and tile_id == self.turn["tile"]
        style = "tile pale" if pale else "tile chosen" if chosen else "tile"
        if tile_id not in self.turn["only_over"]:
            return self._tile(tile_id, "", style)
        sign = _at(92, 58, el("circle", r=11, class_="swap-bed") + _swap())
        return self._tile(tile_id, sign, style, [self.text("pic-only-over")])

    def _supply(self, width: float) -> str:
        out = ""
        step = width / 4
        for k, kind in enumerate(TOKENS):
            n = self.view["supply"][kind]
            said = self.text("pic-token-count", token=self.text(f"token-{kind}"), n=n)
            out += group(
                title(said),
                _token(kind, 20, 20, 17),
                label(46, 17, f"{self.text(f'token-{kind}')} ×{n}", class_="t14 b ink"),
                label(46, 33, self.text(f"pic-{kind}"), class_="t12 ink-2"),
                transform=f"translate({k * step:g} 0)",
            )
        return out

    # -- states ------------------------------------------------------------------------

    def realm(self, seat: int, large: bool) -> Area:
        """A state as its owner sees it: the far side on top. Free places are drawn where the viewer can build."""
        entry = self.view["seats"][seat]
        mine = seat == self.view["seat"] or (self.view["seat"] < 0 and seat == self.turn["seat"])
        spots = entry["spots"] if mine else []
        cells = [*entry["tiles"], *spots]
        least = (OWN_COLUMNS, OWN_ROWS) if large else (RIVAL_COLUMNS, RIVAL_ROWS)
        left, columns = _extent([cell["column"] for cell in cells], least[0])
        near, rows = _extent([cell["row"] for cell in cells], least[1])
        width = columns * STEP + 24
        height = HEAD + rows * STEP + 12
        far = near + rows - 1

        def at(cell: dict[str, Any], body: str) -> str:
            return _at(15 + (cell["column"] - left) * STEP, HEAD + 3 + (far - cell["row"]) * STEP, body)

        parts = [Part(f"state-{seat}", self._head(seat, entry, width, height))]
        for spot in spots:
            parts.append(Part(f"state-{seat}-place-{_safe(spot['place'])}", at(spot, self._spot(spot))))
        for tile in entry["tiles"]:
            parts.append(Part(f"state-{seat}-{tile['tile']}", at(tile, self._laid(tile))))
        unions = "".join(at(cart, _union()) for cart in entry["carts"])
        carts = "".join(at(cart, self._cart(cart)) for cart in entry["carts"])
        parts.append(Part(f"state-{seat}-carts", group(unions + carts, pointer_events="none")))
        if mine and self.turn["asked"] == "join" and self.turn["seat"] == seat:
            corners = "".join(at(corner, self._corner(corner)) for corner in entry["corners"])
            parts.append(Part(f"state-{seat}-corners", corners))
        said = self.text("pic-state", who=self.names[seat])
        return Area(f"realm-{seat}", "board" if large else "rival", said, width, height, tuple(parts))

    def _head(self, seat: int, entry: dict[str, Any], width: float, height: float) -> str:
        """Name and points; below them the tokens in hand and where the points come from."""
        you = f" {self.text('pic-you')}" if seat == self.view["seat"] else ""
        name = f"{self.names[seat]}{you}"
        out = el("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=10, class_="paper")
        edge = f"M6 .5a6 10 0 0 0-5.5 10v{height - 21:g}a6 10 0 0 0 5.5 10z"
        out += group(el("path", d=edge, class_="fill"), class_=f"s{seat + 1}")
        out += seat_mark(seat, 28, 24, 22) + label(48, 30, name, class_="t17 ink")
        out += label(width - 16, 32, _signed(entry["points"]), class_="t22 ink end")
        digits = 13 * len(str(entry["points"]))
        out += label(width - 24 - digits, 30, self.text("pic-points", n=entry["points"]), class_="t12 ink-2 end")
        parts = self.text(
            "pic-parts",
            prizes=entry["prize_points"],
            masters=entry["master_points"],
            tokens=entry["token_points"],
            replaced=_signed(entry["replaced_points"]),
        )
        gone = ", ".join(self.name("tile", tile) for tile in entry["replaced"])
        said = f"{self.text('pic-replaced', n=len(entry['replaced']))}: {gone}" if gone else parts
        out += group(title(said), label(width - 16, 56, parts, class_="t12 ink-2 end"))
        out += label(18, 88, self.text("pic-far"), class_="t11 ink-2")
        return out + self._hand(seat, entry, 18)

    def _hand(self, seat: int, entry: dict[str, Any], x: float) -> str:
        """Tokens in hand (those of the viewer can be clicked), a tile not laid yet, a bought resource."""
        held = [(kind, kind, n) for kind, n in entry["tokens"].items() if n]
        held += [(master, "master", 1) for master in entry["masters"]]
        if not held:
            out = label(x, 62, self.text("pic-hand-empty"), class_="t12 ink-2")
            x += 8 * len(self.text("pic-hand-empty"))
        else:
            out = label(x, 62, self.text("pic-hand"), class_="t12 ink-2")
            x += 7 * len(self.text("pic-hand")) + 26
        for token, kind, n in held:
            said = self.text("pic-token-count", token=self.name("token", token), n=n)
            body = _token(kind, 0, 0, 15, self._resource_of(token))
            drawn = group(title(said), body)
            if seat == self.view["seat"]:
                drawn = thing(f"token:{token}", said, body, el("circle", r=17, class_="edge"))
            out += _at(x, 57, drawn)
            if n > 1:
                out += label(x + 19, 62, f"×{n}", class_="t12 b ink")
            x += 54 if n > 1 else 38
        if entry["held"]:
            out += group(self._tile(entry["held"], "", "tile chosen"), transform=f"translate({x:g} 38) scale(.5)")
            x += 58
        if self.turn["bought"] and self.turn["seat"] == seat:
            resource = self.name("resource", self.turn["bought"]).lower()
            out += _chip(self.turn["bought"], x + 12, 57, 13)
            out += label(x + 30, 62, self.text("pic-bought", resource=resource), class_="t12 b ink")
        return out

    def _resource_of(self, token: str) -> str:
        """The resource of a master, drawn on its token."""
        for master in self.components.masters:
            if master["id"] == token:
                return str(master["resource"])
        return ""

    def _spot(self, spot: dict[str, Any]) -> str:
        """A free place beside the state. It is always a thing: a click on a wrong one tells why."""
        asked = self.turn["asked"]
        fits = asked == "lay" or (asked == "place" and spot["place"] in self.turn["fits"])
        style = "spot fit" if fits else "spot"
        place = self.name("place", spot["place"])
        plus = el("path", d="M41 50h18M50 41v18", class_="plus") if fits else ""
        return thing(
            f"place:{spot['place']}",
            self.text("pic-spot", place=place),
            el("rect", x=5, y=5, width=90, height=90, rx=9, class_=style),
            plus,
            label(50, 88, spot["place"].replace(",", ", ").replace("-", "−"), class_="t10 ink-2 mid"),
            el("rect", x=4, y=4, width=92, height=92, rx=10, class_="edge"),
        )

    def _laid(self, entry: dict[str, Any]) -> str:
        """A tile of a state with what lies on it."""
        tokens = []
        if entry["ravaged"]:
            tokens.append(("war", ""))
        if entry["master"]:
            tokens.append(("master", self._resource_of(entry["master"])))
        if entry["coins"]:
            tokens.append(("coin", ""))
        needs = bool(self.components.by_id[entry["tile"]]["requires"])
        spots = ((83, 17), (83, 49), (17, 49)) if needs else ((83, 49), (17, 49))  # never over needs or name
        over = "".join(_token(kind, *spots[k], 15, mark) for k, (kind, mark) in enumerate(tokens))
        if entry["coins"] > 1:
            x, y = spots[len(tokens) - 1]
            over += label(x, y + 26, f"×{entry['coins']}", class_="t12 b ink mid")
        if entry["tile"] in self.turn["losses"]:
            over += _at(4, 4 if needs else 27, self._price(self.turn["losses"][entry["tile"]]))
        if entry["exposed"]:
            over += el("path", d="M43.500 -.500 50 -5.500 56.500 -.500z", class_="arrow")
        style = "tile dead" if entry["ravaged"] else "tile idle" if tokens else "tile"
        return self._tile(entry["tile"], over, style, self._state_of(entry))

    def _state_of(self, entry: dict[str, Any]) -> list[str]:
        said = []
        if entry["ravaged"]:
            said.append(self.text("pic-ravaged"))
        if entry["master"]:
            said.append(self.text("pic-master-on", master=self.name("master", entry["master"])))
        if entry["coins"]:
            said.append(self.text("pic-coin-on", n=entry["coins"]))
        if entry["exposed"]:
            said.append(self.text("pic-exposed"))
        if entry["tile"] in self.turn["losses"]:
            said.append(self.text("pic-loss", n=self.turn["losses"][entry["tile"]]))
        return said

    def _price(self, loss: int) -> str:
        """A strip on an own tile that can be replaced: what that costs. It covers the needs, which no longer matter."""
        strip = el("rect", width=58, height=25, rx=6, class_="swap-bed") + _at(15, 12.5, _swap())
        return strip + label(29, 17.5, _signed(-loss), class_="t14 b bad")

    def _cart(self, cart: dict[str, Any]) -> str:
        said = self.text("pic-cart-on", n=cart["union"])
        return group(title(said), _token("cart", 103, -3, 17))

    def _corner(self, corner: dict[str, Any]) -> str:
        return thing(
            f"junction:{corner['tile']}",
            self.text("pic-corner", junction=self.name("junction", corner["tile"])),
            el("circle", cx=103, cy=-3, r=17, class_="corner"),
            el("circle", cx=103, cy=-3, r=18, class_="edge"),
        )

    # -- a tile -------------------------------------------------------------------------

    def _tile(self, tile_id: str, over: str, style: str, state: Sequence[str] = ()) -> str:
        tile = self.components.by_id[tile_id]
        stack = tile["stack"]
        body = [
            el("rect", x=1.5, y=1.5, width=97, height=97, rx=9, class_="face"),
            _scene(tile),
            self._needs(tile),
            self._named(tile),
            _product(tile, self.components.numbers[tile_id]),
        ]
        edges = el("rect", x=0, y=0, width=100, height=100, rx=10, class_="edge")
        edges += el("rect", x=-3.5, y=-3.5, width=107, height=107, rx=13, class_="edge-new")
        drawn = group(*body, class_=f"{style} k-{stack}") + over + edges
        return thing(f"tile:{tile_id}", self._said(tile, state), drawn)

    def _said(self, tile: dict[str, Any], state: Sequence[str]) -> str:
        """The tile in words: its name, what it needs, what it gives, what lies on it."""
        names = [self.name("resource", resource).lower() for resource in tile["requires"]]
        facts = [self.text("pic-needs", list=", ".join(names)) if names else self.text("pic-needs-nothing")]
        made = [self.name("resource", resource).lower() for resource in offers(tile)]
        if len(made) == 2:
            made = [self.text("pic-or", first=made[0], second=made[1])]
        if made:
            facts.append(self.text("pic-gives", list=", ".join(made)))
        if tile.get("points"):
            facts.append(self.text("pic-prize", n=tile["points"]))
        return self.text("pic-tile", name=self.name("tile", tile["id"]), facts="; ".join([*facts, *state]))

    def _needs(self, tile: dict[str, Any]) -> str:
        return "".join(_chip(resource, 18.5 + 26.5 * k, 18.5, 12.5) for k, resource in enumerate(tile["requires"]))

    def _named(self, tile: dict[str, Any]) -> str:
        lines = wrap(str(tile[self.text.lang]), 12, 2)
        if not tile["requires"]:
            top = 21.0
        else:
            top = 54.0 if len(lines) == 1 else 47.0
        return "".join(
            label(50, top + 14 * k, line, class_=f"tile-name mid{' long' if len(line) > 11 else ''}")
            for k, line in enumerate(lines)
        )


def _at(x: float, y: float, body: str) -> str:
    return group(body, transform=f"translate({x:g} {y:g})")


def _signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def _safe(place: str) -> str:
    """A place as part of an id."""
    return place.replace("-", "m").replace(",", "_")


def _extent(values: list[int], least: int) -> tuple[float, int]:
    """First value and how many: at least so many, what is missing shared out evenly to both sides."""
    low, high = (min(values), max(values)) if values else (0, 0)
    missing = max(0, least - (high - low + 1))
    return low - missing / 2, high - low + 1 + missing


def _swap() -> str:
    """Two arrows: one tile in the place of another."""
    return el("path", d="M-7-3.500H6M2.500-7 6-3.500 2.500 0M7 3.500H-6M-2.500 0-6 3.500-2.500 7", class_="swap")


def _empty() -> str:
    return el("rect", x=3, y=3, width=94, height=94, rx=8, class_="slot")


def _symbol(resource: str) -> str:
    return f"i-{resource}" if resource in DRAWN else "i-crown"


def _chip(resource: str, x: float, y: float, r: float) -> str:
    """A needed resource: its symbol in a ring."""
    return group(
        el("circle", cx=x, cy=y, r=r, class_="chip"), use(_symbol(resource), x, y, 1.36 * r), class_=f"r-{resource}"
    )


def _token(kind: str, x: float, y: float, r: float, mark: str = "") -> str:
    """A token; a master shows its resource."""
    ring = el("circle", cx=x, cy=y, r=r, class_="token")
    body = group(ring, use(f"i-{kind}", x, y, 1.3 * r), class_=f"r-{kind}")
    if mark:
        body += group(
            el("circle", cx=x + 0.72 * r, cy=y + 0.72 * r, r=0.62 * r, class_="chip"),
            use(_symbol(mark), x + 0.72 * r, y + 0.72 * r, 0.9 * r),
            class_=f"r-{mark}",
        )
    return body


def _scene(tile: dict[str, Any]) -> str:
    """A nature tile shows its land, a prize tile its building."""
    if tile["stack"] == "nature":
        hill = el("path", d="M1.500 58Q22 38 44 54T98.500 44V68H1.500z", class_="hill")
        return hill + use(SCENES.get(tile["kind"], "i-plants"), 50, 45, 38, class_="scene")
    if tile["stack"] == "prize":
        return use("i-altar" if tile["kind"] == "altar" else "i-temple", 82, 18, 25, class_="temple")
    return ""


def _product(tile: dict[str, Any], number: int) -> str:
    """The band at the bottom: what the tile produces, or the points of a prize as stars."""
    if tile["stack"] == "prize":
        n = tile["points"]
        stars = "".join(use("seat-star", 50 + 22 * (k - (n - 1) / 2), 83, 19, class_="temple") for k in range(n))
        return el("path", d="M8 69.500H92", class_="rule") + stars
    band = el("path", d="M1.500 68h97v21.500a9 9 0 0 1-9 9h-79a9 9 0 0 1-9-9z", class_="band")
    made = offers(tile)
    icons = [
        group(use(_symbol(resource), 50 + 34 * (k - (len(made) - 1) / 2), 83, 22), class_=f"r-{resource}")
        for k, resource in enumerate(made)
    ]
    slash = label(50, 88, "/", class_="t14 b ink mid") if len(made) == 2 else ""
    count = label(93, 93.5, number, class_="t10 ink end") if number else ""
    return band + "".join(icons) + slash + count


def _union() -> str:
    """The border of the four tiles that a cart joins."""
    return el("rect", x=3, y=3 - STEP, width=STEP + 94, height=STEP + 94, rx=11, class_="union")
