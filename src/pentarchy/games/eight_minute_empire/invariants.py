"""What holds in every position: pieces, coins and cards are all accounted for (EME-2, EME-4, EME-5)."""

from __future__ import annotations

from pentarchy.games.eight_minute_empire.position import BOX, ROW, TAKEN, EmpirePosition


def check(p: EmpirePosition) -> list[str]:
    """What is wrong with the position, in words."""
    return _cards(p) + _pieces(p) + _coins(p)


def _cards(p: EmpirePosition) -> list[str]:
    wrong = []
    if sorted(card for zone in p.zones for card in zone) != list(range(len(p.where))):
        wrong.append("a card is missing or lies in two places")
    if any(p.where[card] != zone for zone, cards in enumerate(p.zones) for card in cards):
        wrong.append("a card's zone is not where it lies")
    if any(p.seen[card] == 0 for zone in (BOX, ROW) for card in p.zones[zone]):
        wrong.append("a face-up card is not known to all")
    taken = [len(p.zones[TAKEN + seat]) for seat in range(p.players)]
    if max(taken) - min(taken) > 1:
        wrong.append("seats have had different numbers of turns")
    return wrong


def _pieces(p: EmpirePosition) -> list[str]:
    wrong = []
    regions = p.box.regions
    for colour in range(p.players + 1):
        whole = p.box.armies if colour < p.players else p.box.neutral_armies
        row = p.armies[colour * regions : (colour + 1) * regions]
        if sum(row) + p.supply[colour] != whole or min(row, default=0) < 0 or p.supply[colour] < 0:
            wrong.append(f"armies of colour {colour} are not accounted for")
        if p.with_army[colour] != sum(1 << r for r, n in enumerate(row) if n):
            wrong.append(f"the regions with armies of colour {colour} are not up to date")
        cities = p.cities[colour * regions : (colour + 1) * regions]
        whole = p.box.cities if colour < p.players else 0
        if sum(cities) + p.city_supply[colour] != whole or p.city_supply[colour] < 0:
            wrong.append(f"cities of colour {colour} are not accounted for")
        if p.with_city[colour] != sum(1 << r for r, n in enumerate(cities) if n):
            wrong.append(f"the regions with cities of colour {colour} are not up to date")
    return wrong


def _coins(p: EmpirePosition) -> list[str]:
    return ["impossible number of coins"] if min(p.coins) < 0 or max(p.coins) > p.box.coins[p.players] else []
