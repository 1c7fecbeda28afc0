"""Small drawings that the map and the mats share: seat shapes, units, structures, tokens, cubes, lines of symbols."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Final

from pentarchy.games.scythe.wording import GAINS_WITHOUT_NUMBER, measure
from pentarchy.kernel.draw import SEAT_SHAPES, el, group, label, points, title, use

SYMBOLS: Final = {
    "power": "scy-power",
    "popularity": "scy-pop",
    "coins": "scy-coin",
    "combat_cards": "scy-card",
    "worker": "scy-worker",
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
}
COLOURED: Final = ("metal", "food", "oil", "wood")
ROUND: Final = ("circle", "square")
"""Shapes with room for a glyph; in the others it is drawn smaller."""


def tint(what: str) -> str:
    return f"scy-{what}" if what in COLOURED else "scy-ink"


def symbol(what: str, x: float, y: float, size: float, style: str | None = None) -> str:
    """The symbol of a good or a gain, centred on a point."""
    return use(SYMBOLS[what], x, y, size, class_=style or tint(what))


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


# -- units and structures, in units of the map ------------------------------------------------------------------------

WIDTHS: Final = {"character": 50.0, "mech": 42.0, "worker": 36.0}


def fighter(seat: int, kind: str, count: int, tired: bool) -> str:
    """A character (with a ring around it) or mechs."""
    form = SEAT_SHAPES[seat]
    hero = kind == "character"
    r = (20.0 if hero else 18.0) if form in ROUND else (18.5 if hero else 17.0)
    size = 24.0 if form in ROUND else 20.0
    ring = shape(seat, r + (4 if form in ROUND else 2), "scy-ring") if hero else ""
    glyph = use("scy-hero" if hero else "scy-mech", 0, 4 if form == "triangle" else 0, size, class_="scy-on")
    badge = ""
    if count > 1:
        badge = at(r * 0.8, r * 0.7, el("circle", r=9.5, class_="scy-badge"), label(0, 5, count, class_="scy-bn"))
    body = shape(seat, r, "scy-pc") + glyph
    return ring + (group(body, class_="scy-tired") if tired else body) + badge


def workers(seat: int, count: int, tired: bool) -> str:
    drop = {"triangle": 3.0, "star": 1.0}.get(SEAT_SHAPES[seat], 0.0)
    body = shape(seat, 14, "scy-pc") + label(0, 7 + drop, count, class_="scy-pn")
    return group(body, class_="scy-tired") if tired else body


def row_of_units(units: dict[str, Any], room: float) -> str:
    """The units of one seat side by side around the origin, made smaller where they do not fit."""
    seat, moved = units["seat"], units["moved"]
    drawn: list[tuple[str, str]] = []
    if units["character"]:
        drawn.append(("character", fighter(seat, "character", 1, moved["character"])))
    if units["mechs"]:
        drawn.append(("mech", fighter(seat, "mech", units["mechs"], moved["mechs"] == units["mechs"])))
    if units["workers"]:
        drawn.append(("worker", workers(seat, units["workers"], moved["workers"] == units["workers"])))
    whole = sum(WIDTHS[kind] for kind, _ in drawn)
    k = min(1.0, room / whole) if whole else 1.0
    x = -whole / 2
    out = ""
    for kind, body in drawn:
        out += at(x + WIDTHS[kind] / 2, 0, body)
        x += WIDTHS[kind]
    return group(scaled(0, 0, k, out), class_=f"s{seat + 1}")


def structure(seat: int, kind: str) -> str:
    """A house in the seat's colour with the sign of the structure and the seat's shape."""
    return group(
        el("path", d="M-17 15V-5L0-18 17-5V15Z", class_="scy-pc"),
        use(f"scy-{kind}", 0, 2, 21, class_="scy-on"),
        at(15, 14, shape(seat, 6.5, "scy-pc")),
        class_=f"s{seat + 1}",
    )


def token_chips(resources: dict[str, int], y: float, k: float) -> str:
    """Resource tokens as one chip per kind; two rows from three kinds on."""
    held = [(kind, n) for kind, n in resources.items() if n]
    rows = [held] if len(held) < 3 else [held[:2], held[2:]]
    out = ""
    for row, chips in enumerate(rows):
        for j, (kind, n) in enumerate(chips):
            wide = 40.0 if n < 10 else 50.0
            body = group(
                el("rect", x=-wide / 2, y=-11, width=wide, height=22, rx=11, class_="scy-chip"),
                use(f"scy-{kind}", -wide / 2 + 12, 0, 17),
                label(9, 6.5, n, class_="scy-cn"),
                class_=f"scy-{kind}",
            )
            small = k if len(rows) == 1 else k * 0.86
            out += scaled((j - (len(chips) - 1) / 2) * 44 * small, y + row * 20 - (len(rows) - 1) * 9, small, body)
    return out


# -- mats -----------------------------------------------------------------------------------------------------------


def cube(x: float, y: float, size: float) -> str:
    """A technology cube with its top left corner at a point."""
    shade = f"M{x + size:g} {y:g}v{size:g}h{-size:g}l2.4-2.4h{size - 4.8:g}v{4.8 - size:g}z"
    return el("rect", x=x, y=y, width=size, height=size, rx=2, class_="scy-cube") + el(
        "path", d=shade, class_="scy-cube-shade"
    )


def hole(x: float, y: float, size: float) -> str:
    return el("rect", x=x, y=y, width=size, height=size, rx=2, class_="scy-hole")


class Line:
    """Numbers and symbols one behind the other."""

    def __init__(self, x: float, y: float, size: float = 15.0, style: str = "scy-n") -> None:
        self.x = x
        self.y = y
        self.size = size
        self.style = style
        self.out = ""

    def n(self, value: object, soft: bool = False) -> Line:
        self.out += label(self.x, self.y, value, class_=self.style + (" soft" if soft else ""))
        self.x += len(str(value)) * self.size * 0.62 + 1
        return self

    def sign(self, what: str, style: str | None = None) -> Line:
        self.out += symbol(what, self.x + self.size / 2, self.y - self.size * 0.36, self.size, style)
        self.x += self.size + 2
        return self

    def use(self, name: str, style: str) -> Line:
        self.out += use(name, self.x + self.size / 2, self.y - self.size * 0.36, self.size, class_=style)
        self.x += self.size + 2
        return self

    def say(self, words: str, style: str = "t12 ink-2", width: float = 7.3) -> Line:
        self.out += label(self.x, self.y - 0.5, words, class_=style)
        self.x += len(words) * width + 3
        return self

    def put(self, markup: str, width: float) -> Line:
        self.out += markup
        self.x += width
        return self

    def gap(self, width: float) -> Line:
        self.x += width
        return self

    def amounts(self, pairs: Iterable[tuple[str, int]], soft: bool = False) -> Line:
        for k, (what, n) in enumerate(pairs):
            if k:
                self.gap(self.size - 12)
            self.n(n, soft).sign(what, "scy-soft" if soft else None)
        return self

    def deal(self, deal: dict[str, Any], free: str, joined: str) -> Line:
        """Cost, arrow, gains: of an encounter's option or a Factory card."""
        if deal["cost"]:
            self.amounts(deal["cost"].items())
        else:
            self.say(free)
        self.gap(3).say("→", "t14 ink-2", 12)
        for k, item in enumerate(deal["gain"]):
            what, n = measure(item)
            if k:
                self.gap(3).say(joined if deal.get("mode") == "one_of" else "+", "t12 ink-2").gap(3)
            if what not in GAINS_WITHOUT_NUMBER:
                self.n(n)
            self.sign(what)
        return self


def titled(said: str, *children: str, **pairs: object) -> str:
    return group(title(said), *children, **pairs)
