"""Setting up positions of Eight-Minute Empire by hand for tests."""

from __future__ import annotations

import pentarchy
from pentarchy.games.eight_minute_empire.position import DECK, ROW, TAKEN, EmpirePosition

GAME = "eight_minute_empire"


def deal(players: int = 2, seed: int = 7, **options: object) -> pentarchy.Match:
    """A match before the bids, the first seat the youngest."""
    return pentarchy.new(GAME, players, seed, {"youngest": "by_seat", **options})


def start(players: int = 2, seed: int = 7, **options: object) -> pentarchy.Match:
    """A match after bids of 0: seat 0, the youngest, takes the first turn with all coins."""
    match = deal(players, seed, **options)
    for seat in range(players):
        match.play(seat, "bid 0")
    return match


def position(match: pentarchy.Match) -> EmpirePosition:
    p = match.position
    assert isinstance(p, EmpirePosition)
    return p


def region(match: pentarchy.Match, name: str) -> int:
    return int(match.components.regions.index(name))


def card(match: pentarchy.Match, name: str) -> int:
    return next(k for k, one in enumerate(match.components.cards) if one["id"] == name)


def row(match: pentarchy.Match, *names: str) -> None:
    """Make these the leftmost cards of the row."""
    p = position(match)
    for place, name in enumerate(names):
        wanted, there = card(match, name), p.zones[ROW][place]
        if wanted == there:
            continue
        zone = p.where[wanted]
        index = p.zones[zone].index(wanted)
        p.zones[ROW][place], p.zones[zone][index] = wanted, there
        p.where[wanted], p.where[there] = ROW, zone
        p.seen[wanted], p.seen[there] = p.seen[there], p.seen[wanted]
    p.memo = None


def clear(match: pentarchy.Match) -> None:
    """Take all pieces off the board."""
    p = position(match)
    for seat in range(p.players):
        for r in range(p.box.regions):
            while p.armies[seat * p.box.regions + r]:
                p.remove_army(seat, r)
    p.memo = None


def put(match: pentarchy.Match, seat: int, name: str, armies: int = 0, cities: int = 0) -> None:
    p = position(match)
    for _ in range(armies):
        p.add_army(seat, region(match, name))
    for _ in range(cities):
        p.add_city(seat, region(match, name))
    p.memo = None


def armies(match: pentarchy.Match, seat: int, name: str) -> int:
    p = position(match)
    return p.armies[seat * p.box.regions + region(match, name)]


def cities(match: pentarchy.Match, seat: int, name: str) -> int:
    p = position(match)
    return p.cities[seat * p.box.regions + region(match, name)]


def collect(match: pentarchy.Match, seat: int, *names: str) -> None:
    """Give a seat cards, wherever they are."""
    p = position(match)
    for name in names:
        wanted = card(match, name)
        p.zones[p.where[wanted]].remove(wanted)
        p.zones[TAKEN + seat].append(wanted)
        p.where[wanted] = TAKEN + seat
    p.memo = None


def take(match: pentarchy.Match, seat: int, name: str) -> None:
    """Put the card on the free place and take it."""
    row(match, name)
    match.play(seat, f"take {name}")


def legal(match: pentarchy.Match, seat: int, verb: str) -> set[str]:
    """Arguments of all legal actions of one verb."""
    return {" ".join(action.args) for action in match.legal(seat) if action.verb == verb}


def deck_size(match: pentarchy.Match) -> int:
    return len(position(match).zones[DECK])
