"""Set-up: options and the position's own generator give the first position."""

from __future__ import annotations

from pentarchy.kernel.cards import only
from proving_ground.position import (
    CHOOSE,
    COIN,
    DECK,
    FIRST_HAND,
    GRAIN,
    MAY,
    ROUND,
    RUN,
    WEALTH,
    ProvingPosition,
)


def furnish(p: ProvingPosition, cards: int, players: int) -> None:
    """An empty table for so many players."""
    p.players = players
    p.run_kind = RUN
    p.may_kind = MAY
    p.choose_kind = CHOOSE
    p.zones = [[] for _ in range(FIRST_HAND + 2 * players)]
    p.loose = [1 if FIRST_HAND <= zone < FIRST_HAND + players else 0 for zone in range(len(p.zones))]
    p.where = [-1] * cards
    p.seen = [0] * cards
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
            p.to_hand(p.zones[DECK][-1], seat, only(seat))
    bank = WEALTH * p.players
    p.stock[bank + COIN] = facts.coins
    p.stock[bank + GRAIN] = facts.grain
    for seat in range(p.players):
        p.spend(seat, COIN, -facts.start_coin)
        p.spend(seat, GRAIN, -facts.start_grain)
    p.push(ROUND, 0)
