"""What stands around the map: players in turn order, the own purse, the price list, own tokens, the era track."""

from __future__ import annotations

from typing import Final

from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.map_picture import token_face
from pentarchy.games.inca_empire.position import IMPROVEMENT, ROADS
from pentarchy.games.inca_empire.sun_picture import acting, card_facts, card_sign, seat_icon, words
from pentarchy.games.inca_empire.views import Marker, Offer, Price, SeatView, TurnView, View
from pentarchy.kernel.draw import Area, Pen, box, el, html_thing, icon, text_node, with_hyphens

OFFER_ICONS: Final[dict[Offer, str]] = {
    "city": "i-city",
    "garrison": "inc-garrison",
    "temple": "inc-temple",
    "upgrade": "i-city",
    "conquer": "inc-shield",
    "expand": "inc-military",
    "terrace": "inc-terrace",
    "additional": "inc-road",
    "pilgrimage": "inc-sun",
}
PLACED: Final = ("city", "garrison", "temple", "upgrade")
"""Offers whose places are points."""
PLACELESS: Final = ("terrace", "additional")
CHANGES: Final = {"cost_delta": "labour", "vp_delta": "points"}
"""What a card's effect changes in a row of the price list."""
TARGETS: Final = {
    "city": ("city", "upgrade"),
    "garrison": ("garrison",),
    "conquest": ("conquer", "expand"),
}


def number(symbol: str, value: object, look: str = "", name: str = "") -> str:
    return box("span", icon(symbol, name), box("b", text_node(value)), class_=f"inc-n {look}".strip())


# -- players in turn order -----------------------------------------------------------------------------------


def order(view: View, pen: Pen) -> Area:
    parts = [pen.part("order-head", _order_head)]
    asked = view["turn"]["seat"]
    acting_now = view["order"].index(asked) if asked is not None else -1
    for place, seat in enumerate(view["order"]):
        state = "" if acting_now < 0 else "now" if place == acting_now else "done" if place < acting_now else ""
        data = view["seats"][seat]
        rank = view["rank"].index(seat) + 1
        parts.append(pen.part(f"order-{place}", _player, place, seat, seat == view["seat"], state, rank, data))
    return Area("order", "rail", pen.text("pic-order"), 240.0, 360.0, tuple(parts), html=True, pane="board players")


def _order_head(pen: Pen) -> str:
    head, note = words(pen, "pic-order"), words(pen, "pic-order-note")
    return box("div", box("b", head, class_="inc-h"), box("span", note, class_="note"), class_="inc-order-head")


def _player(pen: Pen, place: int, seat: int, mine: bool, state: str, rank: int, data: SeatView) -> str:
    """Two lines on a desk, one on a phone; what a phone leaves out is in the tab of players."""
    components: Components = pen.components
    name = pen.names[seat] + (f" {pen.text('pic-you')}" if mine else "")
    tokens = sum(data["tokens"].values())
    scoring = data["network"] + data["terraces"]
    points = data["points"]
    suyu = components.said(pen.text, "colour", data["colour"])
    said = f"{name}, {suyu}: {points} {pen.text('pic-points', n=points)}, {pen.text('pic-tile', n=place + 1)}"
    top = (
        box("span", str(place + 1), class_="place")
        + seat_icon(seat)
        + box("span", text_node(with_hyphens(name)), class_="nm")
        + box("span", "✓" if state == "done" else "", class_="done")
        + box("b", str(points), class_="vp", title=pen.text("pic-rank", n=rank))
    )
    low = (
        number("inc-labour", data["labour"], "labour", pen.text("pic-labour", n=data["labour"]))
        + box("span", f"+{data['income']}", class_="grows", title=pen.text("pic-income", n=data["income"]))
        + number("inc-vp", f"+{scoring}", "star", pen.text("pic-network", n=scoring))
        + number("inc-shield", tokens, "tok", pen.text("pic-tokens", n=tokens))
        + number("inc-terrace", data["terraces"], "more", pen.text("pic-terraces", n=data["terraces"]))
        + number("inc-road", data["roads"], "more", pen.text("pic-roads", n=data["roads"]))
        + number("i-card", data["cards"], "more", pen.text("pic-cards", n=data["cards"]))
    )
    look = f"inc-player seat-{seat + 1} {state}" + (" mine" if mine else "")
    return box("div", box("div", top, class_="inc-top"), box("div", low, class_="inc-low"), class_=look, title=said)


# -- the own purse -------------------------------------------------------------------------------------------


def purse(view: View, pen: Pen) -> Area:
    seat = view["seat"]
    parts = (
        pen.part("own-purse", _purse, seat, view["seats"][seat], view["kept"]),
        pen.part("acting", _acting, acting(view, seat)),
    )
    return Area("purse", "own", pen.names[seat], 528.0, 40.0, parts, html=True, pane="board own")


def _purse(pen: Pen, seat: int, data: SeatView, kept: int | None) -> str:
    components: Components = pen.components
    scoring = data["network"] + data["terraces"]
    suyu = components.said(pen.text, "colour", data["colour"])
    keep = words(pen, "pic-keep-all") if kept is None else words(pen, "pic-keep", n=kept)
    return box(
        "div",
        box("b", seat_icon(seat), text_node(suyu), class_="who"),
        box("span", icon("inc-labour"), box("b", str(data["labour"])), box("i", words(pen, "pic-unit-labour"))),
        box("span", box("b", f"+{data['income']}"), box("i", words(pen, "pic-unit-income"))),
        box("span", icon("inc-vp", class_="star"), box("b", f"+{scoring}"), box("i", words(pen, "pic-unit-scoring"))),
        box("span", box("i", keep), class_="keep"),
        class_=f"inc-purse seat-{seat + 1}",
    )


def _acting(pen: Pen, cards: tuple[str, ...]) -> str:
    """The Sun cards that act on the viewer, in short: on a phone the Sun board has a tab of its own."""
    chips = [
        box(
            "span",
            card_sign(pen, card),
            words(pen, f"pic-short-{card}"),
            class_="inc-tag",
            title=pen.text(f"card-{card}"),
        )
        for card in cards
    ]
    none = box("span", words(pen, "pic-no-sun"), class_="note")
    return box("div", icon("inc-sun", class_="star"), *(chips or [none]), class_="inc-acting")


# -- price list ----------------------------------------------------------------------------------------------


def prices(view: View, pen: Pen) -> Area:
    cards = acting(view, view["seat"])
    mine = view["turn"]["seat"] == view["seat"] and view["turn"]["asked"] == "turn"
    quiet = view["phase_kind"] == "sun"
    parts = [pen.part("left", _left, view["turn"] if mine else None, quiet), pen.part("price-head", _price_head)]
    for row in view["prices"]:
        changes = tuple(card for card in cards if _changes(pen.components, card, row["what"]))
        parts.append(pen.part(f"price-{row['what']}", _price, row, changes, mine))
    return Area("prices", "own", pen.text("pic-prices"), 528.0, 330.0, tuple(parts), html=True, pane="own")


def _left(pen: Pen, turn: TurnView | None, quiet: bool) -> str:
    """What is left of the turn: roads for nothing, an improvement for labour; and what would lapse."""
    if turn is None:
        return box("div", box("span", words(pen, "pic-prices"), class_="inc-h"), class_=f"inc-left{' quiet' * quiet}")
    roads = turn.get("roads_left", 0) if turn.get("roads_open") else 0
    improvement = turn.get("improvement_open", False)
    goes_on = turn.get("improvement_goes_on", False)
    state = turn.get("state", 0)
    lapse = ""
    if roads and improvement and state & ROADS:
        lapse = words(pen, "pic-lapse-roads", n=roads)
    elif roads and goes_on and state & IMPROVEMENT:
        lapse = words(pen, "pic-lapse-improvement") if _more(turn) else ""
    note = box("span", icon("inc-warning"), lapse, class_="danger") if lapse else ""
    return box(
        "div",
        box("span", icon("inc-road"), words(pen, "pic-left-roads", n=roads), class_="on" if roads else "off"),
        box(
            "span",
            icon("i-city"),
            words(
                pen,
                "pic-left-improvement",
                state="open" if improvement else "more" if goes_on and _more(turn) else "done",
            ),
            class_="on" if improvement or (goes_on and _more(turn)) else "off",
        ),
        note,
        class_="inc-left",
    )


def _more(turn: TurnView) -> bool:
    """Does a card still add to the improvement?"""
    return bool(turn.get("garrisons_left") or turn.get("terraces_left") or turn.get("conquests_left"))


def _price_head(pen: Pen) -> str:
    keys = ("what", "price", "points", "scoring")
    return box("div", *(box("span", words(pen, f"pic-head-{key}")) for key in keys), class_="inc-row head")


def _price(pen: Pen, row: Price, cards: tuple[str, ...], mine: bool) -> str:
    """A row. What has no place on the map is done by pointing at its row."""
    what = row["what"]
    state = "open" if row["open"] else "shut" if mine else "idle"
    inner = (
        box("span", icon(OFFER_ICONS[what]), class_="pic")
        + box("span", box("b", words(pen, f"pic-offer-{what}")), _where(pen, row), class_="name")
        + box("span", _amount(row, "labour"), _because(pen, row, cards, "cost_delta"), class_="n")
        + box("span", _amount(row, "points"), _because(pen, row, cards, "vp_delta"), class_="n")
        + box("span", f"+{row['scoring']}" if row["scoring"] else "—", class_="n")
    )
    look = f"inc-row {state} at-{what}"
    if what in PLACELESS:
        return html_thing(f"do:{what}", pen.text(f"pic-offer-{what}"), inner, style=look)
    return box("div", inner, class_=look)


def _where(pen: Pen, row: Price) -> str:
    if row["why"] is not None:
        return box("small", words(pen, f"pic-why-{row['why']}"), class_="why")
    places = row["places"]
    if not places or row["what"] == "pilgrimage":
        return box("small", words(pen, f"pic-note-{row['what']}"))
    domain = "point" if row["what"] in PLACED else "region"
    if len(places) == 1:
        key = "pic-place-one" if domain == "point" else "pic-province-one"
        return box("small", words(pen, key, name=pen.components.said(pen.text, domain, places[0])))
    return box("small", words(pen, "pic-places" if domain == "point" else "pic-provinces", n=len(places)))


def _amount(row: Price, what: str) -> str:
    low, high = row["labour"] if what == "labour" else row["points"]
    plain = row["plain_labour"] if what == "labour" else row["plain_points"]
    if what == "labour" and high == 0:
        return "—"
    if what == "points" and high == 0:
        return "—"
    sign = "" if what == "labour" else "+"
    symbol = icon("inc-labour", class_="lab") if what == "labour" else icon("inc-vp", class_="star")
    span = f"{sign}{low}" if low == high else f"{sign}{low}–{high}"
    old = box("s", f"{sign}{plain}") if plain != low else ""
    return box("b", old, span, symbol)


def _effects(components: Components, card: str) -> list[tuple[str, str]]:
    return [
        (effect["op"], effect["target"])
        for effect in card_facts(components, card)["effects"]
        if effect["op"] in CHANGES and effect["target"] in TARGETS
    ]


def _changes(components: Components, card: str, what: str) -> bool:
    return any(what in TARGETS[target] for _, target in _effects(components, card))


def _because(pen: Pen, row: Price, cards: tuple[str, ...], op: str) -> str:
    out = ""
    for card in dict.fromkeys(cards):
        if any(one == op and row["what"] in TARGETS[target] for one, target in _effects(pen.components, card)):
            helps = card_facts(pen.components, card)["tone"] == "helpful"
            arrow = box("span", "▲" if helps else "▼", class_="tone")
            name = box("span", text_node(with_hyphens(pen.text(f"card-{card}"))), class_="card")
            out += box("small", arrow, name, class_="helps" if helps else "harms", title=pen.text(f"card-{card}"))
    return out


# -- own tokens ----------------------------------------------------------------------------------------------


def tokens(view: View, pen: Pen) -> Area:
    data = view["seats"][view["seat"]]
    counts = tuple((token, count) for token, count in data["tokens"].items() if count)
    parts = (pen.part("own-tokens", _tokens, counts, data["terraces"], data["roads"]),)
    return Area("tokens", "own", pen.text("pic-own-tokens"), 528.0, 40.0, parts, html=True, pane="own")


def _tokens(pen: Pen, counts: tuple[tuple[str, int], ...], terraces: int, roads: int) -> str:
    components: Components = pen.components
    shown = ""
    for token, count in counts:
        facts = components.token_types[components.tokens.index(token)]
        face = el("svg", token_face(facts), class_="inc-tok", viewBox="0 0 38 15", aria_hidden="true")
        said = pen.text("pic-token", resistance=facts["resistance"], labour=facts["labour"], points=facts["vp"])
        shown += box("span", face, box("b", f"×{count}") if count > 1 else "", title=said)
    none = "" if shown else box("span", words(pen, "pic-no-tokens"), class_="note")
    counted = f"{terraces} {words(pen, 'pic-terraces', n=terraces)} · {roads} {words(pen, 'pic-roads', n=roads)}"
    return box(
        "div",
        box("span", words(pen, "pic-own-tokens"), class_="note"),
        shown,
        none,
        box("span", counted, class_="grow note"),
        class_="inc-tokens",
    )


# -- era track -----------------------------------------------------------------------------------------------


def era(view: View, pen: Pen) -> Area:
    components: Components = pen.components
    played = view["columns"]
    now = played.index(view["column"])
    parts = []
    for column in components.track:
        place = played.index(column["id"]) if column["id"] in played else -1
        phase = view["phase"] if place == now else None
        state = "off" if place < 0 else "past" if place < now or view["over"] else "now" if place == now else "ahead"
        markers = tuple(view["markers"]) if place == len(played) - 1 else ()
        parts.append(pen.part(f"era-{column['id']}", _column, column["id"], state, phase, markers))
    left = _phases(components, view["column"])[view["phase"] + 1 :]
    parts.append(pen.part("era-now", _now, view["column"], view["phase"], tuple(left), view["over"]))
    return Area("era", "foot", pen.text("pic-era"), 1100.0, 52.0, tuple(parts), html=True, pane="board sun")


def _phases(components: Components, column: str) -> list[str]:
    return components.track[components.columns.index(column)]["phases"]


def _column(pen: Pen, name: str, state: str, phase: int | None, markers: tuple[Marker, ...]) -> str:
    components: Components = pen.components
    column = components.track[components.columns.index(name)]
    facts = next(era for era in components.eras if era["id"] == column["era"])
    first = next(one["id"] for one in components.track if one["era"] == column["era"]) == name
    cells = ""
    people = 0
    for k, kind in enumerate(column["phases"]):
        look = "past" if state == "past" or (phase is not None and k < phase) else ""
        look = "now" if phase == k and state == "now" else look
        said = pen.text(f"column-{name}") + ": " + pen.text(f"phase-{kind}")
        inner = icon(f"inc-{kind}")
        if kind == "people" and markers:
            inner += _marker(pen, markers[people])
            people += 1
        cells += box("span", inner, class_=f"inc-cell k-{kind} {look}".strip(), title=said)
    head = ""
    if first:
        keep = "" if facts["labour_kept"] is None else pen.text("pic-era-keep", n=facts["labour_kept"])
        name_ = pen.text(f"era-{facts['id']}")
        head = pen.text("pic-era-head", era=name_, labour=facts["labour_income"], keep=keep)
    short = pen.text(f"pic-column-{name}")
    return box(
        "div",
        box("small", text_node(head), class_="head"),
        box("small", text_node(short), class_="short"),
        box("div", cells, class_="inc-cells"),
        class_=f"inc-era {state}",
    )


def _marker(pen: Pen, marker: Marker) -> str:
    inner = icon("inc-ship") if marker == "arrival" else "?" if marker == "hidden" else "–"
    return box("i", inner, class_=f"marker {marker}", title=pen.text(f"pic-marker-{marker}"))


def _now(pen: Pen, column: str, phase: int, left: tuple[str, ...], over: bool) -> str:
    kinds = _phases(pen.components, column)
    kind = kinds[phase]
    place, many = kinds[: phase + 1].count(kind), kinds.count(kind)
    until = pen.text("pic-until", n=left.index("sapa_inca")) if "sapa_inca" in left and not over else ""
    said = pen.text("pic-phase", phase=pen.text(f"phase-{kind}"), place=place, many=many)
    return box("div", box("b", text_node(said)), box("small", text_node(until)), class_="inc-now")
