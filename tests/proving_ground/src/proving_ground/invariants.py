"""What holds in every position: whether everything is still on the table."""

from __future__ import annotations

from proving_ground.position import COIN, GRAIN, WEALTH, ProvingPosition


def check(p: ProvingPosition) -> list[str]:
    """Every card in exactly one place, no coin made or lost, nothing below nought."""
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
