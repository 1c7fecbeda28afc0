"""What matters to people in a position, in numbers: from it come previews and prices."""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.kernel.position import ACTOR, KIND, WIDTH
from pentarchy.kernel.preview import LAPSE, Block, Price, Tally, places
from proving_ground.components import Components
from proving_ground.numbers import TURN
from proving_ground.position import COIN, DUELS, EFFECTS, GRAIN, WEALTH, ProvingPosition


def blocks(components: Components, players: int) -> Sequence[Block]:
    seats = range(players)
    return (
        Block("coins", seats),
        Block("grain", seats),
        Block("points", seats, points=True),
        Block("cards", seats),
        Block("in-play", seats),
        Block("doom", [None], worse=True),
    )


def count(p: ProvingPosition) -> Tally:
    """All of it lies open: of hands only how many cards they hold."""
    seats = range(p.players)
    stock = p.stock[: WEALTH * p.players]
    return [
        stock[COIN::WEALTH],
        stock[GRAIN::WEALTH],
        [stock[WEALTH * seat + EFFECTS] + stock[WEALTH * seat + DUELS] for seat in seats],
        [len(p.hand(seat)) for seat in seats],
        [len(p.table(seat)) for seat in seats],
        [p.facts.doom - p.doom],
    ]


def turn_of(p: ProvingPosition) -> tuple[int, int] | None:
    for base in range(0, len(p.stack), WIDTH):
        if p.stack[base + WIDTH + KIND] == TURN:
            return p.stack[base + WIDTH + ACTOR], p.round
    return None


def danger(p: ProvingPosition, action: int) -> str | None:
    """A pass gives up the actions that are left."""
    asked = bool(p.stack) and p.stack[KIND] == TURN
    return LAPSE if asked and action == p.facts.pass_ else None


def prices(p: ProvingPosition, seat: int, components: Components) -> list[Price]:
    facts = p.facts
    named = places("card", (card["id"] for card in components.cards))
    return [
        Price("card", named[card], (("coins", facts.price_coin[card]), ("grain", facts.price_grain[card])))
        for card in p.hand(seat)
    ]
