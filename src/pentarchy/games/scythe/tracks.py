"""What is printed around the map: Popularity, Power and Triumph Track, structure bonus, decks, legend."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.components import Components
from pentarchy.games.scythe.pieces import Piece, amount, bold, figure, seat_icon, sign, soft
from pentarchy.games.scythe.views import View
from pentarchy.kernel.draw import Area, Part, Pen, box, el, group, html_thing, icon, text_node

TRIUMPH: Final = {
    "upgrades": "scy-gear",
    "mechs": "scy-mech",
    "structures": "scy-mill",
    "recruits": "scy-recruit",
    "workers": "scy-worker",
    "objective": "scy-objective",
    "combat": "scy-swords",
    "popularity": "scy-pop",
    "power": "scy-power",
}
UNITS: Final = ("character", "mech", "worker")
GREY: Final = 0
"""The seat whose shapes the legend shows, without its colour."""


def areas(view: View, pen: Pen) -> list[Area]:
    me = view["seat"]
    count = view["seats"][me]["structure_count"] if me >= 0 else None
    seen = tuple(view["factory_cards"]["known"])
    decks = (view["decks"]["combat"], view["decks"]["encounters"], view["factory_cards"]["count"])
    cards = (decks, tuple(view["discard"]), tuple(view["open_objectives"]), seen)
    factions = tuple(seat["faction"] for seat in view["seats"])
    return [
        pen.together(_popularity, me, factions, [seat["popularity"] for seat in view["seats"]]),
        pen.together(_power, me, factions, [seat["power"] for seat in view["seats"]]),
        _box("bonus", pen, pen.part("table-bonus", _bonus, view["tile"], count)),
        _box("decks", pen, pen.part("table-decks", _decks, *cards)),
        _box("legend", pen, pen.still("map-legend", _legend)),
        pen.together(_triumph_area, factions, view["triumph"]),
    ]


def _box(name: str, pen: Pen, *parts: Part) -> Area:
    return Area(name, "rail", pen.text(f"pic-{name}"), 220, 120, parts, html=True)


# -- tracks: a part for each value, so that what has moved is marked and nothing else ---------------------------------


def _popularity(pen: Pen, me: int, factions: tuple[str, ...], values: list[int]) -> Area:
    components: Components = pen.components
    parts = [pen.still("popularity-head", _head, "popularity")]
    for tier, band in reversed(list(enumerate(components.tiers))):
        parts.append(pen.still(f"popularity-tier-{tier}", _pays, tier))
        steps = range(band["to"], band["from"] - 1, -1)
        parts += [_cell(pen, me, factions, "popularity", value, values, tier) for value in steps]
    return _box("popularity", pen, *parts)


def _power(pen: Pen, me: int, factions: tuple[str, ...], values: list[int]) -> Area:
    components: Components = pen.components
    steps = range(components.most_power, -1, -1)
    cells = [_cell(pen, me, factions, "power", value, values, 0) for value in steps]
    return _box("power", pen, pen.still("power-head", _head, "power"), *cells)


def _head(pen: Pen, what: str) -> str:
    return box("div", sign(what, pen.text(f"pic-{what}")), class_="scy-strip-head")


def _pays(pen: Pen, k: int) -> str:
    """What a star, a territory and two resources are worth in a tier."""
    components: Components = pen.components
    tier = components.tiers[k]
    worth = {"star": tier["per_star"], "territory": tier["per_territory"], "pair": tier["per_resource_pair"]}
    signs = {"star": "scy-star", "territory": "scy-land", "pair": "scy-res"}
    said = "".join(box("span", icon(signs[what]), text_node(n)) for what, n in worth.items())
    return box("div", said, class_=f"scy-pays t{k}", title=pen.text("pic-tier", **worth))


def _cell(pen: Pen, me: int, factions: tuple[str, ...], what: str, value: int, values: list[int], tier: int) -> Part:
    """One value of a track with the seats that stand there."""
    here = tuple((seat, factions[seat]) for seat, one in enumerate(values) if one == value)
    mine = me >= 0 and values[me] == value
    return pen.part(f"{what}-{value}", _value, what, value, here, mine, tier)


def _value(pen: Pen, what: str, value: int, here: tuple[tuple[int, str], ...], mine: bool, tier: int) -> str:
    components: Components = pen.components
    body = box("i", text_node(value))
    if here:
        marks = "".join(
            seat_icon(seat, pen.text("pic-value", what=pen.text(f"faction-{faction}"), n=value))
            for seat, faction in here
        )
        body += box("span", marks, class_=f"scy-at may-be-new{' many' if len(here) > 1 else ''}")
    limit = " limit" if what == "power" and value == components.most_dial else ""
    return box("div", body, class_=f"scy-cell t{tier}{' me' if mine else ''}{limit}")


def _triumph_area(pen: Pen, factions: tuple[str, ...], stars: dict[str, list[int]]) -> Area:
    parts = [pen.still("triumph-head", _triumph_head)]
    parts += [pen.part(f"star-{kind}", _star, kind, tuple(stars[kind]), factions) for kind in TRIUMPH]
    return Area("triumph", "foot", pen.text("pic-triumph"), 820, 46, tuple(parts), html=True, pane="players")


def _triumph_head(pen: Pen) -> str:
    words = bold(pen.text("pic-triumph")) + soft(pen.text("pic-triumph-short"))
    return box("div", words, class_="scy-triumph-head")


def _star(pen: Pen, kind: str, seats: tuple[int, ...], factions: tuple[str, ...]) -> str:
    components: Components = pen.components
    needed = components.needed.get(kind, 1)
    who = ", ".join(pen.text(f"faction-{factions[seat]}") for seat in seats) or pen.text("pic-empty")
    number = text_node(needed) if needed > 1 else ""
    marks = "".join(
        seat_icon(seat) + (soft(f"×{seats.count(seat)}") if seats.count(seat) > 1 else "")
        for seat in dict.fromkeys(seats)
    )
    held = box("div", marks or box("i", class_="scy-slot"), class_="scy-at may-be-new" if seats else "scy-at")
    return html_thing(
        f"star:{kind}",
        pen.text("pic-value", what=pen.text(f"star-{kind}"), n=who),
        box("div", number, icon(TRIUMPH[kind])),
        held,
        style="scy-star-cell",
        title=pen.text("pic-value", what=pen.text(f"star-{kind}"), n=who),
    )


# -- the corners ------------------------------------------------------------------------------------------------------


def _bonus(pen: Pen, tile: str, count: int | None) -> str:
    components: Components = pen.components
    table = components.tiles[tile]["table"]
    cells = ""
    for k, row in enumerate(table):
        span = str(row["from"]) if row["from"] == row["to"] else f"{row['from']}–{row['to']}"
        mine = count is not None and row["from"] <= count and (k == len(table) - 1 or count <= row["to"])
        cells += box("span", box("i", text_node(span)), amount(row["coins"], "coins"), class_="me" if mine else None)
    now = soft(pen.text("pic-tile-now", n=count)) if count is not None else ""
    return html_thing(
        f"tile:{tile}",
        f"{pen.text('pic-tile')}: {pen.text(f'tile-{tile}')}",
        box("div", icon("scy-mill"), bold(pen.text(f"tile-{tile}")), class_="scy-bonus-head"),
        box("div", cells, class_="scy-bonus-rows"),
        now,
        style="scy-corner scy-bonus",
    )


def _decks(
    pen: Pen,
    decks: tuple[int, int, int],
    discard: tuple[int, ...],
    open_objectives: tuple[str, ...],
    seen: tuple[str, ...],
) -> str:
    text = pen.text
    thrown = text("pic-discard", cards=" ".join(map(str, discard)) or "–")
    shown = ", ".join(text(f"objective-{card}") for card in open_objectives)
    known = "; ".join(text(f"factory_card-{card}") for card in seen)
    notes = (
        f"{text('pic-deck-combat')}. {thrown}",
        f"{text('pic-deck-encounters')}. {text('pic-open-objectives', names=shown) if shown else ''}",
        f"{text('pic-deck-factory')}. {text('pic-factory-known')}: {known or '–'}",
    )
    signs = ("scy-card", "scy-encounter", "scy-factory")
    cells = "".join(
        box("span", icon(sprite), bold(n), title=note, class_="scy-q")
        for sprite, n, note in zip(signs, decks, notes, strict=True)
    )
    return box("div", soft(text("pic-decks")), cells, class_="scy-corner scy-decks")


def _legend(pen: Pen) -> str:
    names = {"character": "pic-character", "mech": "unit-mech", "worker": "unit-worker"}
    body = ""
    for unit in UNITS:
        drawn = group(figure(GREY, Piece(unit, 1, False)), class_="scy-grey")
        pic = el("svg", drawn, class_="scy-pic", viewBox="-24 -33 48 60", aria_hidden="true")
        body += box("span", pic, text_node(pen.text(names[unit])))
    body += box("span", icon("scy-tunnel"), text_node(pen.text("pic-tunnel")))
    body += box("span", icon("scy-encounter", class_="scy-good"), text_node(pen.text("sheet-encounter").lower()))
    return box("div", body, class_="scy-legend")
