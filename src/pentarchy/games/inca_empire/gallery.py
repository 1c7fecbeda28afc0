"""Everything printed, piece by piece: the Sun cards and the tokens of the regions."""

from __future__ import annotations

from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.map_picture import token_face, token_facts
from pentarchy.games.inca_empire.sun_picture import card_facts, card_sign, words
from pentarchy.kernel.draw import Pen, Piece, Shelf, box, text_node

TOKEN = (40.0, 17.0)


def shelves(pen: Pen) -> list[Shelf]:
    components: Components = pen.components
    text = pen.text
    cards = tuple(_card(pen, facts["id"]) for facts in components.cards)
    tokens = tuple(_token(pen, token) for token in components.tokens)
    return [Shelf("cards", text("gallery-cards"), cards), Shelf("tokens", text("gallery-tokens"), tokens)]


def _card(pen: Pen, card: str) -> Piece:
    name, effect = pen.text(f"card-{card}"), pen.components.effect(pen.text, card)
    tone = words(pen, f"pic-{card_facts(pen.components, card)['tone']}")
    sign = box("span", card_sign(pen, card), " ", box("small", tone))
    body = box("div", sign, box("p", box("b", text_node(name))), box("p", text_node(effect)), class_="print")
    return Piece(f"card:{card}", name, body, words=effect, html=True)


def _token(pen: Pen, token: str) -> Piece:
    facts = token_facts(pen, token)
    said = pen.text("gallery-token", resistance=facts["resistance"], labour=facts["labour"], points=facts["vp"])
    body = f'<g transform="translate(1 1)">{token_face(facts)}</g>'
    return Piece(f"token:{token}", said, body, *TOKEN)
