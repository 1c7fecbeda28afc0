"""Everything printed, piece by piece: the cards by their goods."""

from __future__ import annotations

from pentarchy.games.eight_minute_empire.card_picture import CARD_W, card_face
from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.kernel.draw import Pen, Piece, Shelf

EDGE = 2.0
"""Around a card, for its line."""


def shelves(pen: Pen) -> list[Shelf]:
    components: Components = pen.components
    goods = list(dict.fromkeys(card["good"] for card in components.cards))
    return [Shelf(good, pen.text(f"good-{good}"), _cards(pen, good)) for good in goods]


def _cards(pen: Pen, good: str) -> tuple[Piece, ...]:
    components: Components = pen.components
    ids = [card["id"] for card in components.cards if card["good"] == good]
    return tuple(_card(pen, card) for card in ids)


def _card(pen: Pen, card: str) -> Piece:
    components: Components = pen.components
    facts = components.card(card)
    face = card_face(facts, components.printing(facts), pen.text)
    body = f'<g transform="translate({EDGE:g} {EDGE:g})">{face}</g>'
    name = pen.text(components.card_key(card))
    return Piece(f"card:{card}", name, body, CARD_W + 2 * EDGE, 124 + 2 * EDGE)
