"""Set-up: options and the position's own generator give the first position."""

from __future__ import annotations

from pentarchy.kernel.cards import LOOSE, SORTED, only
from pentarchy.kernel.position import words
from proving_ground.numbers import CHOOSE, MAY, ROUND, RUN
from proving_ground.position import COIN, DECK, FIRST_HAND, GRAIN, WEALTH, ProvingPosition


def furnish(p: ProvingPosition, cards: int, players: int) -> None:
    """An empty table for so many players."""
    p.players = players
    p.run_kind = RUN
    p.may_kind = MAY
    p.choose_kind = CHOOSE
    p.zones = [[] for _ in range(FIRST_HAND + 2 * players)]
    p.manner = [0] * len(p.zones)
    for seat in range(players):
        p.manner[FIRST_HAND + seat] = LOOSE | SORTED
    p.where = words([-1] * cards)
    p.seen = words([0] * cards)
    p.stock = [0] * (WEALTH * (players + 1))


def deal(p: ProvingPosition) -> None:
    """Shuffle, deal the hands, pay the first coins and grain out."""
    facts = p.facts
    p.round = 1
    p.doom = facts.doom
    p.lay_out(DECK, facts.deck)
    p.shuffle_zone(DECK)
    for seat in range(p.players):
        for _ in range(facts.hand):
            p.draw(DECK, FIRST_HAND + seat, only(seat))
    bank = WEALTH * p.players
    p.stock[bank + COIN] = facts.coins
    p.stock[bank + GRAIN] = facts.grain
    for seat in range(p.players):
        p.spend(seat, COIN, -facts.start_coin)
        p.spend(seat, GRAIN, -facts.start_grain)
    p.push(ROUND, 0)
