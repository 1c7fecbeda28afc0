"""What belongs to the viewer: tokens, cards in play, hand, piles, and the line with the options of a question."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.components import PLACES, TOP_PLACES, Components
from pentarchy.games.imperium.faces import faces_of, with_icons
from pentarchy.games.imperium.pieces import (
    RESOURCES,
    card_list,
    open_piles,
    pile,
    seat_icon,
    sign,
    standing,
    standing_card,
    symbol_of,
    whole_card,
)
from pentarchy.games.imperium.tally import PAIR
from pentarchy.games.imperium.views import Seat, Standing, Turn, View
from pentarchy.kernel.draw import Area, Part, Pen, box, html_thing, text_node

WIDTH: Final = 900.0
RAIL: Final = 190.0
COLUMNS: Final = 5
ROWS: Final = 2
"""More rows of cards in play than this lower all of them to name and symbols."""
WAYS: Final = ("activate", "innovate", "revolt")
"""What a turn may be."""


def areas(view: View, pen: Pen, seat: int) -> list[Area]:
    """Of the viewer; a spectator sees how it stands before the player whose turn it is."""
    data = view["seats"][seat]
    play = pen.text("pic-play")
    title = play if view["seat"] >= 0 else f"{play}: {pen.names[seat]}"
    found = [_board(view, pen, seat, data), _tableau(pen, data, title)]
    if view["seat"] >= 0:
        found += [_piles(pen, data), _options(view, pen), _hand(view, pen, data)]
        found += [_pile_sheet(pen, *one[:3]) for one in open_piles(data)]
    return found


# -- tokens ------------------------------------------------------------------------------------------------------------


def _board(view: View, pen: Pen, seat: int, data: Seat) -> Area:
    nation = next(one for one in pen.components.nation_data if one["key"] == data["nation"])
    spans = sum(faces_of(pen.components, pen.text).working(one["card"], one["side"])[1] for one in standing(data))
    rows = "low" if spans > COLUMNS * ROWS else "two" if spans > COLUMNS else ""
    parts = (
        pen.part("own-who", _who, seat, data["nation"], data["side"], data["state"], data["points"], rows),
        pen.part("own-pool", _pool, tuple(data["pool"][res] for res in RESOURCES)),
        pen.part("own-actions", _pips, "action", data["actions"], nation["action_tokens"]),
        pen.part("own-exhausts", _pips, "exhaust", data["exhausts"], nation["exhaust_tokens"]),
        pen.part("own-counts", _counts, data["deck"], len(data["discard"])),
    )
    return Area("own-board", "foot", pen.names[seat], RAIL, 200.0, parts, html=True, pane="board own values")


def _who(pen: Pen, seat: int, nation: str, side: str, state: str, points: int, rows: str) -> str:
    text = pen.text
    name = box("b", text_node(pen.names[seat]), title=pen.names[seat])
    worth = box("span", box("b", text_node(points)), box("small", text_node(text("pic-points"))), class_="im-worth-of")
    period = text(f"pic-state-{state}")
    disc = box("i", sign(state, period), class_=f"im-state im-is-{state}")
    people = f"{text(f'nation-{nation}')} {text(f'side-{side}')}"
    line = box("div", disc, box("span", text_node(people)), class_="im-nation")
    return box("div", seat_icon(seat), name, worth, class_=f"im-who {rows}".strip()) + line


def _pool(pen: Pen, pool: tuple[int, ...]) -> str:
    cells = []
    for res, n in zip(RESOURCES, pool, strict=True):
        words = pen.text(f"icon-name-{res}")
        short = pen.text.attribute(f"icon-name-{res}", "short") or words
        inner = (sign(res), box("b", text_node(n)), box("small", text_node(short)))
        cells.append(box("span", *inner, class_=f"im-{res}", title=f"{words}: {n}"))
    return box("div", *cells, class_="im-pool")


def _pips(pen: Pen, kind: str, n: int, of: int) -> str:
    on = [box("i", sign(kind), class_="on") for _ in range(n)]
    off = [box("i", sign(kind)) for _ in range(n, of)]
    words = pen.text(f"pic-{kind}s", n=n)
    number = box("b", sign(kind), text_node(n), class_="im-short")
    return box("div", box("span", *on, *off), number, box("small", text_node(words)), class_="im-pips", title=words)


def _counts(pen: Pen, deck_size: int, discard: int) -> str:
    """Beside the tokens on a phone, where the piles stand elsewhere."""
    cells = [
        box("span", sign(symbol), box("b", text_node(n)), title=f"{pen.text(f'pic-{symbol}')}: {n}")
        for symbol, n in (("deck", deck_size), ("discard", discard))
    ]
    return box("div", *cells, class_="im-counts")


# -- cards in play and piles -------------------------------------------------------------------------------------------


def _tableau(pen: Pen, data: Seat, title: str) -> Area:
    cards = standing(data)
    head = pen.part("own-head", _head, len(cards))
    parts = [pen.part(f"own-{entry['card']}", _standing, entry) for entry in cards]
    return Area(
        "tableau",
        "row",
        title,
        WIDTH,
        110.0 * ((len(cards) + COLUMNS - 1) // COLUMNS),
        (head, *parts),
        html=True,
        pane="board own replay hand",
    )


def _head(pen: Pen, n: int) -> str:
    return box("h2", text_node(f"{pen.text('pic-mine')} · {n}"))


def _standing(pen: Pen, entry: Standing) -> str:
    return standing_card(pen, entry)[0]


def _piles(pen: Pen, data: Seat) -> Area:
    parts = [pen.part("own-deck", _deck, data["deck"], len(data["hand"] or ()), data["hand_limit"])]
    for key, n, _, spent in open_piles(data):
        if n or spent:
            parts.append(pen.part(f"own-pile-{key}", _pile, key, n, spent))
    return Area("piles", "foot", pen.text("pic-piles"), RAIL, 200.0, tuple(parts), html=True, pane="board own")


def _deck(pen: Pen, n: int, hand: int, limit: int) -> str:
    words = box("h2", box("span", text_node(pen.text("pic-hand-of", n=hand))))
    return words + pile(pen, "pic-deck", "deck", n)


def _pile(pen: Pen, key: str, n: int, spent: bool) -> str:
    shown = pile(pen, f"pic-{key}", symbol_of(key), n, f"pile-{key}")
    return shown + (box("i", sign("exhaust", pen.text("pic-exhausted")), class_="im-token-on") if spent else "")


def _pile_sheet(pen: Pen, key: str, n: int, cards: tuple[str, ...]) -> Area:
    words = pen.text(f"pic-{key}")
    part = pen.part(f"sheet-{key}", _listed, words, n, cards)
    return Area(f"pile-{key}", "sheet", words, 520.0, 60.0 + 24 * n, (part,), html=True)


def _listed(pen: Pen, words: str, n: int, cards: tuple[str, ...]) -> str:
    hidden = n - len(cards)
    more = box("p", text_node(pen.text("pic-hidden-cards", n=hidden)), class_="im-hidden") if hidden else ""
    return box("h2", text_node(f"{words} · {n}")) + card_list(pen, cards) + more


# -- the hand ----------------------------------------------------------------------------------------------------------


def _hand(view: View, pen: Pen, data: Seat) -> Area:
    """Cards that are offered from elsewhere first, then the hand."""
    hand = data["hand"] or []
    looked = [card for card in view["looked"] if card not in hand and card not in view["offered"]]
    offered = [card for card in view["offered"] if card not in hand]
    parts: list[Part] = [pen.part(f"offered-{card}", _offered, card, "offered") for card in offered]
    parts += [pen.part(f"offered-{card}", _offered, card, "looked") for card in looked]
    parts += [pen.part(f"hand-{card}", _in_hand, card) for card in hand]
    if not parts:
        parts.append(pen.part("hand-empty", _empty))
    return Area("hand", "foot", pen.text("pic-hand"), WIDTH, 250.0, tuple(parts), html=True, pane="board hand")


def _in_hand(pen: Pen, card: str) -> str:
    return whole_card(pen, card, style="in-hand")


def _offered(pen: Pen, card: str, why: str) -> str:
    return whole_card(pen, card, style=f"in-hand {why}")


def _empty(pen: Pen) -> str:
    return box("p", text_node(pen.text("pic-no-hand")), class_="im-hidden")


# -- the options of a question -----------------------------------------------------------------------------------------


def _options(view: View, pen: Pen) -> Area:
    turn = view["turn"]
    mine = turn["asked_seat"] == view["seat"] and not view["over"]
    part = pen.part("option-line", _line, turn if mine else None)
    return Area("options", "foot", pen.text("pic-question"), WIDTH, 50.0, (part,), html=True, pane="board")


def _line(pen: Pen, turn: Turn | None) -> str:
    if turn is None:
        return _idle(pen, "pic-not-asked")
    asked = turn["asked"]
    if asked == "turn":
        return _row(pen, [_option(pen, f"do:{way}", pen.text(f"pic-way-{way}"), k + 1) for k, way in enumerate(WAYS)])
    if asked in ("choose", "top_card"):
        return _row(pen, _choices(pen, turn))
    if asked == "may" and turn["at"] is not None:
        deed = _printed(pen, turn["at"])[0]
        yes = _option(pen, "do:yes", deed, 1)
        return _row(pen, [yes, _option(pen, "do:no", pen.text("pic-may-not"), 2, "small")])
    if asked == "pay":
        return _payment(pen, turn)
    if asked == "token_back":
        places = [(f"place:{place}", pen.text(f"place-{place}")) for place in PLACES]
        return _row(pen, [_option(pen, on, words, k + 1, "small") for k, (on, words) in enumerate(places)])
    return _idle(pen, f"pic-do-{asked}" if pen.text.has(f"pic-do-{asked}") else "pic-do")


def _row(pen: Pen, options: list[str]) -> str:
    return box("div", *options, class_="im-options")


def _idle(pen: Pen, key: str) -> str:
    return box("div", box("p", text_node(pen.text(key))), class_="im-options idle")


def _option(pen: Pen, on: str, printed: str, number: int, style: str = "") -> str:
    """One answer: its number, its price and what comes of it as printed on the card."""
    words = box("p", with_icons(printed), class_="im-ow")
    key = box("kbd", text_node(number))
    strip = box("span", class_="im-strip", data_strip="")
    return html_thing(on, _plain(printed), key, words, strip, style=f"im-option {style}".strip(), tag="div")


def _plain(printed: str) -> str:
    return printed if "<" not in printed else ""


def _choices(pen: Pen, turn: Turn) -> list[str]:
    components: Components = pen.components
    if turn["asked"] == "top_card":
        words = [pen.text(f"pic-{token}") for token in TOP_PLACES]
        return [_option(pen, f"option:{TOP_PLACES[k]}", line, k + 1) for k, line in enumerate(words)]
    assert turn["at"] is not None
    tokens = [token for token, (at, _) in components.option_of.items() if at == turn["at"]]
    lines = zip(tokens, _printed(pen, turn["at"]), _said(pen, turn["at"]), strict=True)
    return [
        _option(pen, f"option:{token}", line, k + 1).replace('data-name=""', f'data-name="{text_node(said)}"')
        for k, (token, line, said) in enumerate(lines)
    ]


def _printed(pen: Pen, at: int) -> list[str]:
    return faces_of(pen.components, pen.text).printed.question(pen.components.nodes[at])


def _said(pen: Pen, at: int) -> list[str]:
    return faces_of(pen.components, pen.text).asked(at, pen.components.nodes[at])


def _payment(pen: Pen, turn: Turn) -> str:
    """A price of which progress may pay a part (IMP-168, IMP-169), as a row of equal parts."""
    res, due = str(turn["resource"]), turn["left"]
    rate = 1 if res == "population" else PAIR
    parts = []
    for n in range(due // rate + 1 if res == "population" else (due + 1) // rate + 1):
        rest = max(0, due - rate * n)
        shown = (box("b", text_node(rest), sign(res)) if rest else "") + (
            box("b", text_node(n), sign("progress")) if n else ""
        )
        words = pen.text("pic-pay-with", rest=rest, n=n)
        parts.append(html_thing(f"do:amount {n}", words, shown, style="im-part"))
    told = box("small", with_icons(pen.text("pic-pay-rate", n=rate, what=f"<{res}>")))
    return box("div", told, box("div", *parts, class_="im-parts"), class_="im-options pay")
