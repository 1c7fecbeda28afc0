"""The market: its five cards with what lies on and under them, and the common piles."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.faces import faces_of
from pentarchy.games.imperium.pieces import RESOURCES, card_list, pile, sign, token, whole_card
from pentarchy.games.imperium.views import King, Slot, View
from pentarchy.kernel.draw import Area, Pen, box, html_thing, text_node

WIDTH: Final = 900.0
HEIGHT: Final = 250.0
RAIL: Final = 190.0
DECKS: Final = (
    ("main", "nation"),
    ("region", "region"),
    ("uncivilised", "uncivilised"),
    ("civilised", "civilised"),
    ("fame", "fame"),
    ("unrest", "unrest"),
)
"""Common decks and their symbols."""
POINTED_AT: Final = ("main", "region", "uncivilised", "civilised")
"""Decks from which a card may be taken by name."""


def areas(view: View, pen: Pen) -> list[Area]:
    assert view["king"] is not None
    decks = tuple(view["decks"][deck] for deck, _ in DECKS)
    rail = (
        pen.part("market-title", _title, view["round"], view["trigger"], view["final"]),
        pen.part("decks", _decks, decks),
        pen.part("aside", _aside, len(view["exile"]), view["king"]["card"], view["king"]["side"]),
    )
    slots = tuple(pen.part(f"market-{slot['slot'] + 1}", _slot, slot) for slot in view["market"])
    words = pen.text("pic-market")
    return [
        Area("market-piles", "row", words, RAIL, HEIGHT, rail, html=True, pane="board replay"),
        Area("market", "row", words, WIDTH, HEIGHT, slots, html=True, pane="board replay hand"),
        _sheet(pen, "exile", view["exile"]),
        _king_sheet(pen, view["king"]),
    ]


def _title(pen: Pen, number: int, trigger: str | None, final: bool) -> str:
    words = pen.text("pic-final") if final else pen.text(f"reason-{trigger}") if trigger else ""
    line = pen.text("pic-round", n=number)
    end = box("small", text_node(words), class_="im-ends") if words else ""
    return box("h2", box("span", text_node(pen.text("pic-market"))), box("small", text_node(line))) + end


def _decks(pen: Pen, counts: tuple[int, ...]) -> str:
    return "".join(deck(pen, name, symbol, n) for (name, symbol), n in zip(DECKS, counts, strict=True))


def deck(pen: Pen, name: str, symbol: str, n: int) -> str:
    """A face-down deck; from some a card may be taken."""
    words = pen.text(f"deck-{name}")
    short = pen.text.attribute(f"deck-{name}", "short") or words
    inner = (sign(symbol), box("b", text_node(n)), box("span", text_node(short)))
    style = f"im-pile deck im-u-{symbol}"
    if name in POINTED_AT:
        return html_thing(f"deck:{name}", f"{words}: {n}", *inner, style=style)
    return box("span", *inner, class_=style, title=f"{words}: {n}")


def _aside(pen: Pen, exiled: int, king: str, side: str) -> str:
    out = pile(pen, "pic-exile", "exile", exiled, "pile-exile")
    name = pen.text(f"side-{side}")
    return out + pile(pen, "pic-king", "empire", name, "pile-king")


def _slot(pen: Pen, slot: Slot) -> str:
    """A market card; below it the unrest card that lies under it and the tokens on it."""
    if not slot["card"]:
        return box("div", class_="im-empty")
    under = ""
    if slot["unrest"]:
        words = box("span", text_node(pen.text("suit-unrest")))
        under = box("span", sign("unrest"), words, class_="im-under", title=pen.text("pic-under"))
    tokens = [token(pen, res, slot["tokens"][res]) for res in RESOURCES if slot["tokens"].get(res, 0)]
    below = box("div", under, box("span", *tokens, class_="im-tokens"), class_="im-below")
    return whole_card(pen, slot["card"], style="in-market", below=below)


def _sheet(pen: Pen, key: str, cards: list[str]) -> Area:
    words = pen.text(f"pic-{key}")
    part = pen.part(f"sheet-{key}", _listed, words, tuple(cards))
    return Area(f"pile-{key}", "sheet", words, 520.0, 60.0 + 24 * len(cards), (part,), html=True)


def _listed(pen: Pen, words: str, cards: tuple[str, ...]) -> str:
    return box("h2", text_node(f"{words} · {len(cards)}")) + card_list(pen, cards)


def _king_sheet(pen: Pen, king: King) -> Area:
    part = pen.part("sheet-king", _king, king["card"], king["side"])
    return Area("pile-king", "sheet", pen.text("pic-king"), 300.0, 200.0, (part,), html=True)


def _king(pen: Pen, card: str, side: str) -> str:
    faces = faces_of(pen.components, pen.text)
    return box("div", faces.whole(card, side), class_="im-card im-u-fame")
