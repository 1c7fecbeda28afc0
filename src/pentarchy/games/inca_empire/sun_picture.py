"""The Sun board as a cross with the viewer's stripe at the bottom, and the viewer's hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.map_picture import lawless
from pentarchy.games.inca_empire.printed import CardFacts
from pentarchy.games.inca_empire.views import SectorCard, View
from pentarchy.kernel.draw import SEAT_SHAPES, Area, Pen, box, html_thing, icon, text_node, with_hyphens

CATEGORY_ICONS: Final = {
    "destruction": "inc-revolt",
    "terrace": "inc-terrace",
    "road": "inc-road",
    "city": "i-city",
    "garrison": "inc-garrison",
    "military": "inc-military",
    "temple": "inc-temple",
}
CORNERS: Final = {4: ("sw", "nw", "ne", "se"), 3: ("sw", "north", "se")}
"""Where the sectors lie, clockwise from the one that follows the viewer's stripe."""
ARMS: Final = {4: ("arm-s", "arm-w", "arm-n", "arm-e"), 3: ("arm-s", "arm-w", "arm-e")}
"""Where the stripes lie, clockwise from the viewer's own."""


def seat_icon(seat: int, name: str = "") -> str:
    return icon(f"seat-{SEAT_SHAPES[seat]}", name, class_=f"seat s{seat + 1}")


def card_facts(components: Components, card: str) -> CardFacts:
    return components.cards[components.kinds.index(card)]


def card_sign(pen: Pen, card: str) -> str:
    """The icon of the card's kind, and an arrow up or down: it helps or it harms."""
    facts = card_facts(pen.components, card)
    helps = facts["tone"] == "helpful"
    look = "helps" if helps else "harms"
    arrow = box("span", "▲" if helps else "▼", class_="tone")
    return box("span", icon(CATEGORY_ICONS[facts["category"]]), arrow, class_=f"inc-sign {look}")


def words(pen: Pen, key: str, **arguments: str | int) -> str:
    return text_node(pen.text(key, **arguments))


# -- the board ---------------------------------------------------------------------------------------------


def board(view: View, pen: Pen) -> Area:
    components: Components = pen.components
    players, viewer = view["players"], max(view["seat"], 0)
    side = components.side(players)
    seat_of = {entry["colour"]: seat for seat, entry in enumerate(view["seats"])}
    first = side["stripe_order"].index(view["seats"][viewer]["colour"])
    stripes = [seat_of[side["stripe_order"][(first + k) % players]] for k in range(players)]
    by_id = {sector["sector"]: sector for sector in view["sectors"]}
    placing = view["phase_kind"] == "sun" and not view["over"]
    burning = _burning(view, pen) if placing else {}
    parts = [pen.part("sun-head", _head, view["seat"] >= 0, view["deck"], len(view["discard"]))]
    for k, corner in enumerate(CORNERS[players]):
        facts = side["sectors"][(first + k) % players]
        # The marks stand in the order of the two names.
        seats = tuple(seat_of[colour] for colour in facts["between"])
        cards, burns = by_id[facts["id"]]["cards"], tuple(burning.get(seat, 0) for seat in seats)
        parts.append(pen.part(f"sector-{k}", _sector, facts["id"], corner, seats, view["seat"], placing, cards, burns))
    for k, arm in enumerate(ARMS[players]):
        parts.append(pen.part(f"stripe-{k}", _stripe, arm, stripes[k], view["seat"]))
    pane = "sun own" if view["seat"] < 0 else "sun"
    return Area("sun", "own", pen.text("sheet-sun"), 528.0, 240.0, tuple(parts), html=True, pane=pane)


def _head(pen: Pen, mine: bool, deck: int, discard: int) -> str:
    note = words(pen, "pic-sun-mine" if mine else "pic-sun-note")
    piles = f"{words(pen, 'pic-deck', n=deck)} · {words(pen, 'pic-discard', n=discard)}"
    return box(
        "div",
        box("b", words(pen, "pic-sun"), class_="inc-h"),
        box("span", note, class_="note"),
        box("span", piles, class_="piles"),
        class_="inc-sun-head",
    )


def _burning(view: View, pen: Pen) -> dict[int, int]:
    """How many roads a revolt would take from each seat now."""
    lines = set(lawless(view, pen))
    return Counter(road["seat"] for road in (*view["roads"], *view["wild_roads"]) if road["line"] in lines)


def _sector(
    pen: Pen,
    sector: str,
    corner: str,
    seats: tuple[int, ...],
    viewer: int,
    placing: bool,
    cards: list[SectorCard],
    burns: tuple[int, ...],
) -> str:
    components: Components = pen.components
    said = components.said(pen.text, "sector", sector)
    whose = ", ".join(pen.names[seat] for seat in seats)
    look = f"inc-sector {corner}" + (f" mine seat-{viewer + 1}" if viewer in seats else "")
    chips = [_chip(pen, entry, placing, k == len(cards) - 1) for k, entry in enumerate(cards)]
    taken = any(not entry["face_up"] for entry in cards)
    slot = "" if taken or not placing else _slot(pen, seats, burns, viewer)
    return html_thing(f"sector:{sector}", f"{said}: {whose}", *chips, slot, style=look)


def _slot(pen: Pen, seats: tuple[int, ...], burns: tuple[int, ...], viewer: int) -> str:
    """A free place for the card of this phase; while a revolt is chosen it says how many roads that would take."""
    marks = ""
    for seat, n in zip(seats, burns, strict=True):
        look = "inc-burns harms" if seat == viewer and n else "inc-burns"
        marks += seat_icon(seat, pen.names[seat])
        marks += box("b", text_node(-n), icon("inc-road"), class_=look, title=pen.text("pic-burns", n=n))
    strip = box("span", class_="strip", data_strip="")
    return box("div", box("span", words(pen, "pic-slot"), class_="say"), marks, strip, class_="inc-slot")


def _chip(pen: Pen, entry: SectorCard, placing: bool, last: bool) -> str:
    card = entry["card"]
    new = " may-be-new" if last else ""
    if card is None:
        who = "" if entry["by"] is None else seat_icon(entry["by"], pen.names[entry["by"]])
        return box("div", who, box("span", words(pen, "pic-taken")), class_=f"inc-chip back{new}")
    name, effect = pen.text(f"card-{card}"), pen.components.effect(pen.text, card)
    small = name if entry["face_up"] else f"{name} ({pen.text('pic-own-down')})"
    inner = (
        card_sign(pen, card)
        + box("b", words(pen, f"pic-short-{card}"), class_="does")
        + box("small", text_node(with_hyphens(small)), class_="what", title=small)
    )
    look = f"inc-chip{'' if entry['face_up'] else ' back own'}{new}"
    if placing:  # the cards of the hand are what is chosen now
        return box("div", inner, class_=look, title=f"{name}. {effect}")
    return html_thing(f"card:{card}", f"{name}. {effect}", inner, style=look)


def _stripe(pen: Pen, arm: str, seat: int, viewer: int) -> str:
    name = pen.names[seat]
    if seat == viewer:
        name = pen.text("pic-you-alone", name=name)
    inner = box("span", text_node(name), class_="nm", title=name)
    return box("div", seat_icon(seat), inner, class_=f"inc-arm {arm} seat-{seat + 1}")


# -- the hand ----------------------------------------------------------------------------------------------


def hand(view: View, pen: Pen) -> Area:
    placing = view["phase_kind"] == "sun" and not view["over"]
    parts = (pen.part("own-hand", _hand, tuple(view["hand"]), placing),)
    return Area("hand", "own", pen.text("pic-hand"), 528.0, 150.0, parts, html=True, pane="sun own")


def _hand(pen: Pen, cards: tuple[str, ...], placing: bool) -> str:
    head = box(
        "div",
        box("b", words(pen, "pic-hand"), class_="inc-h"),
        box("span", words(pen, "pic-hand-now" if placing else "pic-hand-later"), class_="note"),
        class_="inc-sun-head",
    )
    shown = [_hand_card(pen, card) for card in cards]
    return box("div", head, box("div", *shown, class_="inc-cards"), class_=f"inc-hand {'full' if placing else 'brief'}")


def _hand_card(pen: Pen, card: str) -> str:
    name, effect = pen.text(f"card-{card}"), pen.components.effect(pen.text, card)
    tone = card_facts(pen.components, card)["tone"]
    return html_thing(
        f"card:{card}",
        f"{name}. {effect}",
        box(
            "div",
            card_sign(pen, card),
            box("span", words(pen, f"pic-{tone}"), class_=f"tone-word {tone}"),
            class_="inc-top",
        ),
        box("b", text_node(with_hyphens(name)), class_="name"),
        box("span", text_node(effect), class_="effect"),
        style="inc-card",
    )


def acting(view: View, seat: int) -> tuple[str, ...]:
    """The face-up cards in the two sectors at a seat's stripe (INC-59)."""
    return tuple(
        entry["card"]
        for sector in view["sectors"]
        if seat in sector["seats"]
        for entry in sector["cards"]
        if entry["card"] is not None and entry["face_up"]
    )
