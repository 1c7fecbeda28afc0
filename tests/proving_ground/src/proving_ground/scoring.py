"""Scores, ranking, and whether everything is still on the table."""

from __future__ import annotations

from typing import Final

from proving_ground.position import COIN, DUELS, EFFECTS, GRAIN, WEALTH, ProvingPosition

COINS_PER_POINT: Final = 4


def parts(p: ProvingPosition, seat: int) -> list[int]:
    """Points by where they come from: effects, duels, and one for every four coins."""
    return [p.has(seat, EFFECTS), p.has(seat, DUELS), p.has(seat, COIN) // COINS_PER_POINT]


def total(p: ProvingPosition, seat: int) -> int:
    return sum(parts(p, seat))


def key(p: ProvingPosition, seat: int) -> list[int]:
    """By this the seats are ranked: points, then grain."""
    return [total(p, seat), p.has(seat, GRAIN)]


def faults(p: ProvingPosition) -> list[str]:
    """Violated invariants: every card in exactly one place, no coin made or lost, nothing below nought."""
    found: list[str] = []
    places = [0] * len(p.where)
    for zone in range(len(p.zones)):
        for card in p.zones[zone]:
            places[card] += 1
            if p.where[card] != zone:
                found.append(f"card {card} lies in zone {zone} but is said to be in {p.where[card]}")
    for card in range(len(places)):
        if places[card] != (1 if card in p.facts.deck else 0):
            found.append(f"card {card} lies in {places[card]} places")
    for what, count in ((COIN, p.facts.coins), (GRAIN, p.facts.grain)):
        there = sum(p.stock[what::WEALTH])
        if there != count:
            found.append(f"{there} of resource {what}, not {count}")
    if min(p.stock) < 0:
        found.append(f"something is below nought: {p.stock}")
    if p.doom < 0:
        found.append(f"doom is {p.doom}")
    return found
