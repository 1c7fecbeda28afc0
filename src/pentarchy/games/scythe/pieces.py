"""Small drawings that the map, the mats and the cards share: seat shapes, units, structures, tokens, amounts."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from pentarchy.games.scythe.printed import Deal
from pentarchy.games.scythe.views import Built, Tokens, Units
from pentarchy.games.scythe.wording import GAINS_WITHOUT_NUMBER, measure
from pentarchy.kernel.draw import SEAT_SHAPES, box, el, group, icon, label, points, text_node, title, use
from pentarchy.kernel.text import Text

SYMBOLS: Final = {
    "power": "scy-power",
    "popularity": "scy-pop",
    "coins": "scy-coin",
    "combat_cards": "scy-card",
    "worker": "scy-worker",
    "moved_worker": "scy-worker",
    "metal": "scy-metal",
    "food": "scy-food",
    "oil": "scy-oil",
    "wood": "scy-wood",
    "any_resource": "scy-res",
    "upgrade": "scy-gear",
    "deploy": "scy-mech",
    "build": "scy-mill",
    "enlist": "scy-recruit",
    "produce": "scy-land",
    "move": "scy-move",
    "stars": "scy-star",
    "tunnel": "scy-tunnel",
}
COLOURED: Final = ("metal", "food", "oil", "wood")


def tint(what: str) -> str:
    return f"scy-{what}" if what in COLOURED else "scy-ink"


# -- in SVG: units of the map -----------------------------------------------------------------------------------------


def shape(seat: int, r: float, style: str) -> str:
    """A seat's shape around the origin, of about the same area for every seat."""
    kind = SEAT_SHAPES[seat]
    if kind == "circle":
        return el("circle", r=r, class_=style)
    if kind == "square":
        side = r * 0.9
        return el("rect", x=-side, y=-side, width=2 * side, height=2 * side, rx=r * 0.15, class_=style)
    if kind == "triangle":
        big = r * 1.32
        corners: list[tuple[float, float]] = [(0, -big * 0.95), (big * 0.95, big * 0.68), (-big * 0.95, big * 0.68)]
    elif kind == "diamond":
        big = r * 1.26
        corners = [(0, -big), (big, 0), (0, big), (-big, 0)]
    else:
        corners = []
        for k in range(10):
            reach = r * 1.36 * (1.0 if k % 2 == 0 else 0.58)
            corners.append((reach * math.sin(k * math.pi / 5), -reach * math.cos(k * math.pi / 5)))
    return el("polygon", points=points(corners), class_=style)


def at(x: float, y: float, *children: str, **pairs: object) -> str:
    return group(*children, transform=f"translate({x:g} {y:g})", **pairs)


def scaled(x: float, y: float, k: float, *children: str) -> str:
    return group(*children, transform=f"translate({x:g} {y:g}) scale({k:.3g})")


def titled(said: str, *children: str, **pairs: object) -> str:
    return group(title(said), *children, **pairs)


HERO: Final = (
    "M-11-29-5.5-24 0-30.5 5.5-24 11-29 9-18.5H7.8A7.6 7.6 0 0 1 5.5-9C11-6.5 13.5 2 14.5 14H19V22H-19V14H-14.5"
    "C-13.5 2-11-6.5-5.5-9A7.6 7.6 0 0 1-7.8-18.5H-9Z"
)
"""Crown, cloak, plinth."""
MECH: Final = "M-9-23H9V-14.5H15V-12H21V8H15.5V-1H14V6H13V22H3V11H-3V22H-13V6H-14V-1H-15.5V8H-21V-12H-15V-14.5H-9Z"
"""Head, arms, legs."""
WIDTHS: Final = {"character": 46.0, "mech": 46.0, "worker": 35.0}
SIGHT: Final = "M-5-20H5V-17H-5Z"
DROP: Final = {"triangle": 3.0, "star": 1.0}
"""In these shapes the middle for a number lies lower."""


class Piece(NamedTuple):
    """Units of one kind that are drawn as one piece."""

    kind: str
    n: int
    tired: bool
    going: bool = False
    """It is on its way."""


def pieces(units: Units, going: str = "") -> list[Piece]:
    """The pieces of one seat on one place; those that have moved stand apart from those that have not, and one of the
    kind `going` that is on its way from both, though it counts as moved."""
    found = [Piece(going, 1, False, True)] if going else []
    moved = units["moved"]
    if units["character"] and going != "character":
        found.append(Piece("character", 1, moved["character"]))
    if units["mechs"] > moved["mechs"]:
        found.append(Piece("mech", units["mechs"] - moved["mechs"], False))
    tired = moved["mechs"] - (going == "mech")
    if tired > 0:
        found.append(Piece("mech", tired, True))
    apart = int(going == "worker")
    if units["workers"] > apart:
        found.append(Piece("worker", units["workers"] - apart, moved["workers"] == units["workers"]))
    return found


def figure(seat: int, piece: Piece, grow: float = 1.0) -> str:
    """A silhouette in the seat's colour with the seat's mark cut into it; `grow` keeps its number readable."""
    if piece.kind == "worker":
        number = scaled(0, DROP.get(SEAT_SHAPES[seat], 0.0), grow, label(0, 6.3, piece.n, class_="scy-pn"))
        body = el("circle", cy=-15, r=6.5, class_="scy-pc") + at(0, 6, shape(seat, 14, "scy-pc"), number)
    elif piece.kind == "mech":
        body = el("path", d=MECH, class_="scy-pc") + el("path", d=SIGHT, class_="scy-on")
        body += at(0, -2.5, shape(seat, 7, "scy-on"))
    else:
        body = el("path", d=HERO, class_="scy-pc") + el("path", d="M-14.5 14H14.5M-8-18.5H8", class_="scy-onl")
        body += at(0, 3.5, shape(seat, 6.5, "scy-on"))
    if piece.kind == "mech" and piece.n > 1:
        badge = el("circle", r=10.5, class_="scy-badge") + label(0, 5.5, piece.n, class_="scy-bn")
        body += scaled(11, 14, grow, badge)
    if not piece.tired:
        return body
    tick = at(13, -20, el("circle", r=8.5, class_="scy-badge"), use("scy-check", 0, 0, 10, class_="scy-tick"))
    return group(body, class_="scy-tired") + tick


def structure(built: Built) -> str:
    """A house in the seat's colour with the sign of the structure and the seat's shape."""
    return group(
        el("path", d="M-15 14V-4L0-16 15-4V14Z", class_="scy-pc"),
        use(f"scy-{built['structure']}", 0, 2, 19, class_="scy-on"),
        at(13, 13, shape(built["seat"], 6, "scy-pc")),
        class_=f"s{built['seat'] + 1}",
    )


CROWD: Final = 3
"""From so many kinds on, chips stand closer."""
ROOM: Final = 116.0


def token_chips(resources: Tokens, y: float, k: float) -> str:
    """Resource tokens as one chip per kind, side by side; many kinds move together, the numbers stay as large."""
    held = [(kind, n) for kind, n in resources.items() if n]
    close = len(held) >= CROWD
    wide = [(16.0 if close else 28.0) + 10.0 * len(str(n)) for _, n in held]
    gap = 1.0 if close else 5.0
    total = sum(wide) + gap * (len(held) - 1)
    small = min(k, ROOM / total) if held else k
    out, x = "", -total / 2
    for (kind, n), w in zip(held, wide, strict=True):
        size = 13.0 if close else 16.0
        body = group(
            el("rect", x=-w / 2, y=-11, width=w, height=22, rx=11, class_="scy-chip"),
            use(f"scy-{kind}", -w / 2 + (7.5 if close else 11.0), 0, size),
            label(6 if close else 8, 6, n, class_="scy-cn"),
            class_=f"scy-{kind}",
        )
        out += scaled((x + w / 2) * small, y, small, body)
        x += w + gap
    return out


# -- in HTML ----------------------------------------------------------------------------------------------------------


def sign(what: str, name: str = "") -> str:
    return icon(SYMBOLS[what], name, class_=tint(what))


def seat_icon(seat: int, name: str = "") -> str:
    return icon(f"seat-{SEAT_SHAPES[seat]}", name, class_=f"seat s{seat + 1}")


def bold(value: object) -> str:
    return box("b", text_node(value))


def soft(value: object) -> str:
    return box("small", text_node(value))


def person(name: str) -> str:
    """A name, which may be longer than its place: then it is read whole by pointing at it."""
    return box("small", text_node(name), title=name)


def amount(value: object, what: str, said: str | None = None, of: int | None = None) -> str:
    """A number and its symbol: the smallest word of the game."""
    rest = soft(f"/{of}") if of is not None else ""
    return box("span", bold(value), rest, sign(what), class_="scy-q", title=said)


def amounts(pairs: Iterable[tuple[str, int]]) -> str:
    return "".join(amount(n, what) for what, n in pairs if n)


def arrow() -> str:
    return box("span", "→", class_="scy-ar")


def deal_line(text: Text, deal: Deal) -> str:
    """Cost, arrow, gains: of an encounter's option or a Factory card."""
    paid = amounts(deal["cost"].items()) or soft(text("pic-free"))
    joined = soft(text("pic-or") if deal.get("mode") == "one_of" else "+")
    gains = []
    for item in deal["gain"]:
        what, n = measure(item)
        gains.append(sign(what) if what in GAINS_WITHOUT_NUMBER else amount(n, what))
    return box("span", paid, arrow(), joined.join(gains), class_="scy-deal")


def portrait(seat: int, piece: Piece, name: str) -> str:
    """A piece of the map in a line of HTML."""
    body = group(figure(seat, piece), class_=f"s{seat + 1}")
    return el("svg", body, class_="scy-pic", viewBox="-24 -33 48 60", role="img", aria_label=name)
