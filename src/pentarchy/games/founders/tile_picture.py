"""A tile as a drawing: in a state (SVG), in the rows and small (HTML); and the tokens that lie on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pentarchy.games.founders.components import TOKENS, Components, name_forms, named, offers
from pentarchy.games.founders.printed import TileFacts
from pentarchy.games.founders.views import TileView
from pentarchy.kernel.draw import (
    SEAT_SHAPES,
    Pen,
    box,
    el,
    group,
    html_thing,
    icon,
    label,
    text_node,
    thing,
    title,
    use,
    wrap,
)

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
LINE: Final = 10
LONG: Final = 8
"""Letters of a line of a name; more than so many are written smaller."""
STRIP: Final = 33.0
"""Height of the strip on a tile that can be replaced; it covers the needs, which no longer matter."""
SWAP: Final = "M-7-3.500H6M2.500-7 6-3.500 2.500 0M7 3.500H-6M-2.500 0-6 3.500-2.500 7"
"""Two arrows: one tile in the place of another."""
TOKEN_SPOTS: Final = ((83, 17), (83, 50), (17, 50))
NATURE_SPOTS: Final = ((83, 50), (17, 50))
STRIP_SPOTS: Final = ((13, 70), (87, 70))
"""Where tokens lie on a tile: never over needs, name or product."""


class Swap(NamedTuple):
    """What it means to replace a tile: the points it costs, and the sum with what the new tile brings."""

    loss: int
    gain: int


def signed(number: int, plus: bool = False) -> str:
    """A number with a real minus sign."""
    return f"−{-number}" if number < 0 else f"+{number}" if plus and number else str(number)


def at(x: float, y: float, *body: str, scale: float = 1.0) -> str:
    size = f" scale({scale:g})" if scale != 1.0 else ""
    return group(*body, transform=f"translate({x:g} {y:g}){size}")


def seat_icon(seat: int) -> str:
    return icon(f"seat-{SEAT_SHAPES[seat]}", class_=f"seat s{seat + 1}")


def symbol(resource: str) -> str:
    return f"i-{resource}" if resource in DRAWN else "i-crown"


def word(pen: Pen, domain: str, token: str) -> str:
    return name_forms(domain, token, pen.text, pen.components)[""]


def resource_of(pen: Pen, token: str) -> str:
    """The resource of a master, drawn on its token."""
    components: Components = pen.components
    return next((master["resource"] for master in components.masters if master["id"] == token), "")


# -- in words ---------------------------------------------------------------------------------------------------------


def said(pen: Pen, tile_id: str, state: Sequence[str] = ()) -> str:
    """The tile in words: its name, what it needs, what it gives, what lies on it."""
    text = pen.text
    components: Components = pen.components
    tile = components.by_id[tile_id]
    names = [word(pen, "resource", resource).lower() for resource in tile["requires"]]
    facts = [text("pic-needs", list=", ".join(names)) if names else text("pic-needs-nothing")]
    made = [word(pen, "resource", resource).lower() for resource in offers(tile)]
    if len(made) == 2:
        made = [text("pic-or", first=made[0], second=made[1])]
    if made:
        facts.append(text("pic-gives", list=", ".join(made)))
    if "points" in tile:
        facts.append(text("pic-prize", n=tile["points"]))
    return text("pic-tile", name=word(pen, "tile", tile_id), facts="; ".join([*facts, *state]))


def state_of(pen: Pen, entry: TileView, swap: Swap | None) -> list[str]:
    """What lies on a tile and what could happen to it, in words."""
    text = pen.text
    found = [text("pic-ravaged")] if entry["ravaged"] else []
    if entry["master"]:
        found.append(text("pic-master-on", master=word(pen, "master", entry["master"])))
    if entry["coins"]:
        found.append(text("pic-coin-on", n=entry["coins"]))
    if entry["exposed"]:
        found.append(text("pic-exposed"))
    if swap:
        found.append(text("pic-loss", n=swap.loss))
    return found


# -- in a state -------------------------------------------------------------------------------------------------------


def laid(pen: Pen, entry: TileView, swap: Swap | None, can: bool, about: bool = False) -> str:
    """A tile of a state with what lies on it; one that `can` be pointed at is a thing. The one that a question is about
    is brought into view."""
    tokens = _tokens_on(pen, entry)
    components: Components = pen.components
    tile = components.by_id[entry["tile"]]
    spots = STRIP_SPOTS if swap else TOKEN_SPOTS if tile["requires"] else NATURE_SPOTS
    over = "".join(token(kind, *spots[min(k, len(spots) - 1)], 15, mark) for k, (kind, mark) in enumerate(tokens))
    if entry["coins"] > 1:
        x, y = spots[min(len(tokens), len(spots)) - 1]
        over += label(x, y + 28, f"×{entry['coins']}", class_="fnd-count mid")
    if entry["exposed"]:
        over += el("path", d="M42 -1 50 -7.500 58 -1z", class_="arrow")
    worn = "dead" if entry["ravaged"] else "idle" if tokens else ""
    body = face(pen, tile, bool(swap), worn) + (_strip(swap) if swap else "") + over
    words = said(pen, entry["tile"], state_of(pen, entry, swap))
    if not can:
        return group(title(words), body)
    style = "thing centre" if about else "thing"
    return group(title(words), body + _edges(), class_=style, data_on=f"tile:{entry['tile']}")


def _edges() -> str:
    """What lights up where a tile can be chosen or is new."""
    can = el("rect", width=100, height=100, rx=10, class_="edge")
    return can + el("rect", x=-3.5, y=-3.5, width=107, height=107, rx=13, class_="edge-new")


def drafted(pen: Pen, tile_id: str) -> str:
    """A tile of the draft, as large as in a state."""
    return thing(f"tile:{tile_id}", said(pen, tile_id), face(pen, pen.components.by_id[tile_id]) + _edges())


def _tokens_on(pen: Pen, entry: TileView) -> list[tuple[str, str]]:
    """Kinds of the tokens that lie on a tile, each with what is drawn on it."""
    found = [("war", "")] if entry["ravaged"] else []
    if entry["master"]:
        found.append(("master", resource_of(pen, entry["master"])))
    return [*found, ("coin", "")] if entry["coins"] else found


def face(pen: Pen, tile: TileFacts, under_strip: bool = False, style: str = "") -> str:
    """A tile of 100 by 100: needs above, name, what it gives below."""
    components: Components = pen.components
    return group(
        el("rect", x=1.5, y=1.5, width=97, height=97, rx=9, class_="face"),
        _scene(tile),
        "" if under_strip else _needs(tile),
        _name(pen, tile, under_strip),
        _product(tile, components.numbers[tile["id"]]),
        class_=f"tile k-{tile['stack']} {style}".strip(),
    )


def _needs(tile: TileFacts) -> str:
    return "".join(chip(resource, 18.5 + 27 * k, 18.5, 13) for k, resource in enumerate(tile["requires"]))


def _name(pen: Pen, tile: TileFacts, under_strip: bool) -> str:
    lines = wrap(named(tile, pen.text), LINE, 2)
    middle = bool(tile["requires"]) or under_strip
    top = 25.0 if not middle else 55.0 if len(lines) == 1 else 47.5
    style = " long" if max(len(line) for line in lines) > LONG else ""
    return "".join(
        label(50, top + 14.5 * k, line, class_=f"tile-name mid{style}", **_squeezed(line))
        for k, line in enumerate(lines)
    )


def _squeezed(line: str) -> dict[str, object]:
    """The longest words are set closer, so that they stay on the tile."""
    return {"textLength": 90, "lengthAdjust": "spacingAndGlyphs"} if len(line) > LINE else {}


def _scene(tile: TileFacts) -> str:
    """A nature tile shows its land, a prize tile its building."""
    if tile["stack"] == "nature":
        hill = el("path", d="M1.500 58Q22 38 44 54T98.500 44V68H1.500z", class_="hill")
        return hill + use(SCENES.get(tile["kind"], "i-plants"), 50, 49, 34, class_="fnd-scene")
    if tile["stack"] == "prize":
        return use("i-altar" if tile["kind"] == "altar" else "i-temple", 82, 18, 25, class_="temple")
    return ""


def _product(tile: TileFacts, number: int) -> str:
    """The band at the bottom: what the tile produces, or the points of a prize as stars."""
    if tile["stack"] == "prize":
        n = tile.get("points", 0)
        stars = "".join(use("seat-star", 50 + 22 * (k - (n - 1) / 2), 84, 20, class_="temple") for k in range(n))
        return el("path", d="M8 70H92", class_="rule") + group(stars, class_="fnd-made")
    band = el("path", d="M1.500 68h97v21.500a9 9 0 0 1-9 9h-79a9 9 0 0 1-9-9z", class_="band")
    made = offers(tile)
    icons = "".join(
        group(use(symbol(resource), 50 + 34 * (k - (len(made) - 1) / 2), 83, 25), class_=f"r-{resource}")
        for k, resource in enumerate(made)
    )
    slash = label(50, 88, "/", class_="fnd-count fnd-slash mid") if len(made) == 2 else ""
    return (
        band
        + group(icons, slash, class_="fnd-made")
        + (label(94, 94, number, class_="fnd-number end") if number else "")
    )


def _strip(swap: Swap) -> str:
    """What the replacing costs and the sum of it; red and dashed where nothing is gained."""
    bad = " bad" if swap.gain <= 0 else ""
    bed = f"M1.500 {STRIP:g}V10.500a9 9 0 0 1 9-9h79a9 9 0 0 1 9 9V{STRIP:g}z"
    sign = use("fnd-danger", 16, 17.5, 20, class_="fnd-peril") if bad else at(15, 17.5, swap_sign())
    return group(
        el("path", d=bed, class_="fnd-strip-bed"),
        sign,
        label(27, 23, signed(-swap.loss), class_="fnd-cost"),
        label(94, 25, signed(swap.gain, True), class_="fnd-sum end"),
        el("rect", x=1.5, y=1.5, width=97, height=97, rx=9, class_="fnd-peril-line") if bad else "",
        class_=f"fnd-strip{bad}",
    )


def swap_sign() -> str:
    return el("path", d=SWAP, class_="swap")


def chip(resource: str, x: float, y: float, r: float) -> str:
    """A needed resource: its symbol in a ring."""
    return group(
        el("circle", cx=x, cy=y, r=r, class_="chip"), use(symbol(resource), x, y, 1.36 * r), class_=f"r-{resource}"
    )


def token(kind: str, x: float, y: float, r: float, mark: str = "") -> str:
    """A token; a master shows its resource."""
    ring = el("circle", cx=x, cy=y, r=r, class_="token")
    body = group(ring, use(f"i-{kind}", x, y, 1.3 * r), class_=f"r-{kind}")
    if mark:
        body += group(
            el("circle", cx=x + 0.72 * r, cy=y + 0.72 * r, r=0.62 * r, class_="chip"),
            use(symbol(mark), x + 0.72 * r, y + 0.72 * r, 0.9 * r),
            class_=f"r-{mark}",
        )
    return body


# -- in the rows, and small -------------------------------------------------------------------------------------------


class Offer(NamedTuple):
    """What an open tile means to the viewer who chooses one."""

    gain: int | None = None
    """How the viewer's points change at the best place; None if it fits nowhere."""
    over: bool = False
    """It fits only in the place of an own tile."""
    lacks: tuple[str, ...] = ()
    """Needs that the viewer's state does not produce."""


VOWELS: Final = frozenset("аеёиоуыэюя")
SYLLABLES: Final = 9
"""A Russian word with more letters may be broken."""


def soft(name: str) -> str:
    """A name with soft hyphens before its syllables, for narrow places."""
    return " ".join(_soft_word(one) if len(one) > SYLLABLES else one for one in name.split())


def _soft_word(whole: str) -> str:
    low = whole.lower()
    breaks = [k for k in range(3, len(low) - 2) if low[k] not in VOWELS and low[k + 1] in VOWELS]
    out = whole
    for k in reversed(breaks):
        out = f"{out[:k]}\u00ad{out[k:]}"
    return out


def open_tile(pen: Pen, tile_id: str, offer: Offer | None, chosen: bool) -> str:
    """A tile that lies in a row: pale if it fits nowhere, with its best change of points if it does."""
    components: Components = pen.components
    tile = components.by_id[tile_id]
    lacks = offer.lacks if offer else ()
    needs = "".join(
        box("i", icon(symbol(r)), class_=f"fnd-chip r-{r}{' lack' if r in lacks else ''}") for r in tile["requires"]
    )
    number = components.numbers[tile_id]
    inside = [
        icon(_picture_of(tile), class_="fnd-scene") if tile["stack"] in ("nature", "prize") else "",
        box("span", needs, class_="fnd-needs") if needs else "",
        box("b", text_node(soft(named(tile, pen.text))), class_="fnd-name"),
        box("span", _made(tile), box("small", text_node(number)) if number else "", class_="fnd-band"),
        _pill(offer) if offer else "",
    ]
    style = f"fnd-tile k-{tile['stack']} may-be-new"
    if chosen:
        style += " chosen"
    elif offer and offer.gain is None:
        style += " pale"
    state = [pen.text("pic-only-over")] if offer and offer.over else []
    return html_thing(f"tile:{tile_id}", said(pen, tile_id, state), *inside, style=style)


def _picture_of(tile: TileFacts) -> str:
    if tile["stack"] == "prize":
        return "i-altar" if tile["kind"] == "altar" else "i-temple"
    return SCENES.get(tile["kind"], "i-plants")


def _made(tile: TileFacts) -> str:
    if tile["stack"] == "prize":
        return "".join(icon("seat-star") for _ in range(tile.get("points", 0)))
    return box("i", text_node("/")).join(icon(symbol(resource), class_=f"r-{resource}") for resource in offers(tile))


def _pill(offer: Offer) -> str:
    if offer.gain is None:
        return ""
    sign = el("svg", swap_sign(), viewBox="-8 -8 16 16", class_="ico", aria_hidden="true") if offer.over else ""
    style = "fnd-pill bad" if offer.over and offer.gain <= 0 else "fnd-pill"
    return box("span", sign, text_node(signed(offer.gain, True)), class_=style)


def mini(pen: Pen, entry: TileView, x: float, y: float, size: tuple[float, float]) -> str:
    """A tile of a rival's state: what it gives, in a frame of its own that is as large as the whole state."""
    components: Components = pen.components
    tile = components.by_id[entry["tile"]]
    body = el("rect", x=1.5, y=1.5, width=97, height=97, rx=9, class_="face") + _mini_product(tile)
    style = "dead" if entry["ravaged"] else "idle" if _tokens_on(pen, entry) else ""
    drawn = group(body, class_=f"tile k-{tile['stack']} {style}".strip())
    drawn += "".join(token(kind, 78, 22 + 44 * k, 24, mark) for k, (kind, mark) in enumerate(_tokens_on(pen, entry)))
    if entry["exposed"]:
        drawn += el("path", d="M36 -2 50 -15 64 -2z", class_="arrow")
    words = said(pen, entry["tile"], state_of(pen, entry, None))
    placed = group(
        title(words),
        drawn + _edges(),
        class_="thing may-be-new",
        data_on=f"tile:{entry['tile']}",
        transform=f"translate({x:g} {y:g})",
    )
    return el("svg", placed, class_="fnd-mini", viewBox=f"0 0 {size[0]:g} {size[1]:g}")


def _mini_product(tile: TileFacts) -> str:
    if tile["stack"] == "prize":
        n = tile.get("points", 0)
        return "".join(use("seat-star", 50 + 28 * (k - (n - 1) / 2), 50, 27, class_="temple") for k in range(n))
    made = offers(tile)
    size = 66 if len(made) == 1 else 44
    return "".join(
        group(use(symbol(r), 50 + 46 * (k - (len(made) - 1) / 2), 50, size), class_=f"r-{r}")
        for k, r in enumerate(made)
    )
