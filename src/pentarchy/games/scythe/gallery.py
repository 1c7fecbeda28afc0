"""Everything printed, piece by piece: factions, mats, and the cards of every deck."""

from __future__ import annotations

from collections.abc import Iterable

from pentarchy.games.scythe.components import ABILITIES, FACTIONS, MATS, Components
from pentarchy.games.scythe.pieces import deal_line
from pentarchy.games.scythe.printed import Deal
from pentarchy.games.scythe.wording import (
    ability_words,
    cost_words,
    deal_words,
    encounter_options,
    factory_top,
    objective_words,
)
from pentarchy.kernel.draw import Pen, Piece, Shelf, box, text_node


def shelves(pen: Pen) -> list[Shelf]:
    components: Components = pen.components
    text = pen.text
    kinds = {
        "factions": [_faction(pen, faction) for faction in FACTIONS],
        "mats": [_mat(pen, mat) for mat in MATS],
        "encounters": [_encounter(pen, f"encounter_{card['id']}") for card in components.encounters],
        "objectives": [_objective(pen, f"objective_{card['id']}") for card in components.objectives],
        "factory": [_factory(pen, f"factory_{card['id']}") for card in components.factory_cards],
    }
    return [Shelf(kind, text(f"gallery-{kind}"), tuple(pieces)) for kind, pieces in kinds.items()]


def _paper(on: str, name: str, lines: Iterable[tuple[str, str]]) -> Piece:
    """A card of a name and lines, each as drawn and as said."""
    shown = list(lines)
    body = box("div", box("b", text_node(name)), *(box("p", drawn) for drawn, _ in shown), class_="print")
    return Piece(on, name, body, words=". ".join(said for _, said in shown), html=True)


def _plain(line: str) -> tuple[str, str]:
    return text_node(line), line


def _faction(pen: Pen, faction: str) -> Piece:
    text, components = pen.text, pen.components
    facts = next(one for one in components.data["factions"]["factions"] if one["id"] == faction)
    own = f"{text(f'pic-faction-{faction}')}: {text.attribute(f'pic-faction-{faction}', 'text') or ''}"
    lines = [own]
    lines += [
        f"{text(f'ability-{ability}')}: {ability_words(text, ability, faction, components)}"
        for ability in ABILITIES
        if ability in facts["mechs"]
    ]
    name = text.attribute(f"faction-{faction}", "full") or text(f"faction-{faction}")
    return _paper(f"faction:{faction}", name, map(_plain, lines))


def _mat(pen: Pen, mat: str) -> Piece:
    text = pen.text
    facts = next(one for one in pen.components.data["player_mats"]["mats"] if one["id"] == mat)
    lines = []
    for section in facts["sections"]:
        cost = cost_words(text, {section["resource"]: section["cost_fixed"] + section["cost_upgradable"]})
        gain = text(f"bottom-{section['bottom']}")
        coins = f", {text('gain-coins', n=section['coins'])}" if section["coins"] else ""
        lines.append(f"{text('section-' + section['top'])}. {gain}: {cost}{coins and ' →'}{coins[1:]}")
    return _paper(f"mat:{mat}", text(f"mat-{mat}"), map(_plain, lines))


def _deals(pen: Pen, deals: Iterable[Deal]) -> list[tuple[str, str]]:
    return [(deal_line(pen.text, deal), deal_words(pen.text, deal)) for deal in deals]


def _encounter(pen: Pen, card: str) -> Piece:
    deals = encounter_options(card, pen.components)
    return _paper(f"encounter:{card}", pen.text(f"encounter-{card}"), _deals(pen, deals))


def _objective(pen: Pen, card: str) -> Piece:
    said = objective_words(pen.text, card, pen.components)
    return _paper(f"objective:{card}", pen.text(f"objective-{card}"), [_plain(said)])


def _factory(pen: Pen, card: str) -> Piece:
    top = _deals(pen, [factory_top(card, pen.components)])
    name = pen.text("gallery-factory-card", n=card.removeprefix("factory_"))
    return _paper(f"factory_card:{card}", name, [*top, _plain(pen.text("pic-factory-move"))])
