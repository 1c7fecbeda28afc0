"""A panel for each seat, in HTML: coins, pieces, cards, points, and how far each good has come."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.games.eight_minute_empire.printed import GoodFacts
from pentarchy.games.eight_minute_empire.views import GoodView, SeatView, View
from pentarchy.kernel.draw import SEAT_SHAPES, Area, Pen, box, icon, text_node

WIDTH: Final = 528.0


class Stats(NamedTuple):
    """What lies before a seat, always told in this order."""

    coins: int
    supply: int
    cities: int
    cards: int
    of: int


def _stats_of(data: SeatView) -> Stats:
    return Stats(data["coins"], data["supply"], data["cities"], len(data["cards"]), data["cards_to_collect"])


def _youth(view: View, pen: Pen, seat: int) -> str:
    """While bids are made: the place in the order of youth, by which equal bids are decided (EME-18)."""
    if view["turn"]["asked"] != "bid":
        return ""
    return pen.text("pic-youth", n=view["youth"][seat] + 1, of=view["players"])


def _now(view: View, seat: int) -> bool:
    return view["turn"]["seat"] == seat and not view["over"]


def _total(data: SeatView) -> int:
    return data["points"] + data["past_points"]


# -- the viewer's own -------------------------------------------------------------------------------------------------


def own(view: View, pen: Pen, seat: int) -> list[Area]:
    """The strip that a phone shows beside the map, and the whole."""
    data = view["seats"][seat]
    parts = [
        pen.part(
            f"head-{seat}", _own_head, seat, pen.names[seat], _stats_of(data), _total(data), _parts(view, pen, seat)
        )
    ]
    for good in _goods(pen):
        parts.append(pen.part(f"goods-{seat}-{good['id']}", _track, good["id"], data["goods"][good["id"]]))
    parts.append(pen.part(f"goods-{seat}-joker", _jokers, data["jokers"]))
    goods = {name: row["symbols"] for name, row in data["goods"].items()}
    strip = pen.part("own-strip", _strip, seat, _stats_of(data), _total(data), goods, data["jokers"])
    return [
        Area("strip", "own", pen.text("pic-goods"), WIDTH, 80.0, (strip,), html=True, pane="board replay values"),
        Area(f"seat-{seat}", "own", pen.names[seat], WIDTH, 252.0, tuple(parts), html=True, pane="own"),
    ]


def _parts(view: View, pen: Pen, seat: int) -> str:
    """Where the points come from."""
    data = view["seats"][seat]
    goods = sum(row["points"] for row in data["goods"].values())
    said = pen.text("pic-parts", regions=data["regions"], continents=data["continents"], goods=goods)
    if view["games"] > 1:
        said += ", " + pen.text("pic-past", n=data["past_points"])
    return _youth(view, pen, seat) or said


def _goods(pen: Pen) -> list[GoodFacts]:
    components: Components = pen.components
    return components.good_facts


def _seat(seat: int) -> str:
    return icon(f"seat-{SEAT_SHAPES[seat]}", class_=f"seat s{seat + 1}")


def _points(pen: Pen, n: int) -> str:
    return box(
        "span", box("b", text_node(n)), box("small", text_node(pen.text("pic-points", n=n))), class_="eme-points"
    )


def _own_head(pen: Pen, seat: int, name: str, stats: Stats, total: int, parts: str) -> str:
    you = box("small", text_node(pen.text("pic-you")))
    who = box("span", _seat(seat), box("b", text_node(name), title=name), you, class_="eme-who")
    first = box("div", who, box("small", text_node(parts)), _points(pen, total), class_="eme-head")
    return first + box("div", _stats(pen, seat, stats, True), class_="eme-stats")


def _stats(pen: Pen, seat: int, stats: Stats, words: bool) -> str:
    text = pen.text
    colour = f"s{seat + 1}"
    columns = (
        ("i-coin", "coin", stats.coins, text("pic-coins", n=stats.coins)),
        ("i-army", colour, stats.supply, text("pic-supply")),
        ("i-city", colour, stats.cities, text("pic-cities", n=stats.cities)),
        ("i-card", "ink", f"{stats.cards}/{stats.of}", text("pic-cards", n=stats.cards, of=stats.of)),
    )
    out = ""
    for k, (symbol, style, number, word) in enumerate(columns):
        said = box("small", text_node(word)) if words and k < 3 else ""
        number_of = box("b", text_node(number))
        out += box("span", icon(symbol, class_=style), number_of, said, class_="eme-stat", title=word)
    return out


def _track(pen: Pen, good: str, row: GoodView) -> str:
    """A ring for each step of a good's table, large with the points inside where points change."""
    components: Components = pen.components
    steps = dict(components.good_facts[components.goods.index(good)]["steps"])
    have = row["symbols"] + row["jokers"]
    pips = ""
    for i in range(1, max(steps) + 1):
        style = f"eme-pip{' eme-counts' if i in steps else ''}{' on' if i <= have else ''}"
        pips += box("i", text_node(steps[i]) if i in steps else "", class_=style)
    name = pen.text(f"good-{good}")
    return box(
        "div",
        icon(f"i-{good}"),
        box("span", text_node(name), class_="eme-good"),
        box("span", pips, class_="eme-pips"),
        _points(pen, row["points"]),
        class_=f"eme-track g-{good}",
        title=f"{name}: {row['symbols']}",
    )


def _jokers(pen: Pen, n: int) -> str:
    name = box("span", text_node(pen.text("good-joker")), class_="eme-good")
    return box("div", icon("i-joker"), name, box("b", text_node(n)), class_="eme-track g-joker")


def _strip(pen: Pen, seat: int, stats: Stats, total: int, goods: dict[str, int], jokers: int) -> str:
    """Everything of the own panel that is a number, for a phone."""
    first = box(
        "div", _stats(pen, seat, stats, False), box("b", text_node(total), class_="eme-total"), class_="eme-stats"
    )
    return first + _bars(pen, goods, jokers, True)


# -- rivals -----------------------------------------------------------------------------------------------------------


def rival(view: View, pen: Pen, seat: int) -> Area:
    data = view["seats"][seat]
    goods = {name: row["symbols"] for name, row in data["goods"].items()}
    bars = pen.part(f"goods-{seat}", _rival_goods, goods, data["jokers"], _youth(view, pen, seat))
    who = (seat, pen.names[seat], _now(view, seat), _stats_of(data), _total(data))
    parts = (pen.part(f"head-{seat}", _rival_head, *who), bars)
    return Area(f"seat-{seat}", "rival", pen.names[seat], WIDTH, 68.0, parts, html=True, pane="board players")


def _rival_head(pen: Pen, seat: int, name: str, now: bool, stats: Stats, total: int) -> str:
    turn = icon("i-next", pen.text("pic-turn"), class_="ink") if now else ""
    who = box("span", _seat(seat), box("b", text_node(name), title=name), turn, class_="eme-who")
    numbers = box("span", _stats(pen, seat, stats, False), class_="eme-stats")
    return box("div", who, numbers, _points(pen, total), class_=f"eme-head s{seat + 1}")


def _rival_goods(pen: Pen, goods: dict[str, int], jokers: int, youth: str) -> str:
    """Nobody has goods yet while bids are made."""
    return box("small", text_node(youth), class_="eme-youth") if youth else _bars(pen, goods, jokers, False)


def _bars(pen: Pen, goods: dict[str, int], jokers: int, of: bool) -> str:
    """One segment for each symbol of a good, so that full and missing are seen without reading."""
    out = ""
    for good in _goods(pen):
        name, n, last = good["id"], goods[good["id"]], good["steps"][-1][0]
        segments = "".join(box("i", class_="on" if k < n else None) for k in range(last))
        count = box("b", text_node(n), box("small", text_node(f"/{last}")) if of else "")
        body = icon(f"i-{name}") + box("span", segments, class_="eme-segs") + count
        out += box("span", body, class_=f"eme-bar g-{name}", title=f"{pen.text(f'good-{name}')}: {n}")
    title = f"{pen.text('good-joker')}: {jokers}"
    out += box("span", icon("i-joker"), box("b", text_node(jokers)), class_="eme-bar eme-jokers g-joker", title=title)
    return box("div", out, class_="eme-bars")
