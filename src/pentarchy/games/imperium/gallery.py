"""Everything printed, piece by piece: the common cards by their suits, then those of every nation."""

from __future__ import annotations

from pentarchy.games.imperium.components import Components
from pentarchy.games.imperium.faces import faces_of
from pentarchy.kernel.draw import Pen, Piece, Shelf, box

COMMON = "common"
SIDES = ("A", "B")


def shelves(pen: Pen) -> list[Shelf]:
    components: Components = pen.components
    kept: dict[tuple[str, str], list[str]] = {}
    for card in components.card_data:
        suit = (card.get("suits") or [""])[0] if card["deck"] == COMMON else ""
        kept.setdefault((card["deck"], suit), []).append(card["id"])
    ordered = sorted(kept.items(), key=lambda entry: entry[0][0] != COMMON)
    return [_shelf(pen, deck, suit, cards) for (deck, suit), cards in ordered]


def _shelf(pen: Pen, deck: str, suit: str, cards: list[str]) -> Shelf:
    if deck != COMMON:
        title = pen.text(f"nation-{deck}")
    else:
        title = pen.text(f"suit-{suit}") if suit else pen.text("suit-nation")
    return Shelf(suit or deck, title, tuple(piece for card in cards for piece in _card(pen, card)))


def _card(pen: Pen, card: str) -> list[Piece]:
    """A card, or both sides of one that has two."""
    faces = faces_of(pen.components, pen.text)
    sides = SIDES if "faces" in faces.cards[card] else SIDES[:1]
    return [
        Piece(f"card:{card}", faces.name(card, side), _drawn(pen, card, side), words=faces.said(card, side), html=True)
        for side in sides
    ]


def _drawn(pen: Pen, card: str, side: str) -> str:
    faces = faces_of(pen.components, pen.text)
    return box("div", faces.whole(card, side), class_=f"im-card im-alone im-u-{faces.suits(card)[0]}")
