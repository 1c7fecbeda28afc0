"""Fights built at random: every pair of factions with all mechs out, on every kind of territory."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe.components import ABILITIES, FACTIONS
from pentarchy.games.scythe.position import CAMARADERIE, MECHS, SEAWORTHY, TERRITORIES
from pentarchy.kernel.position import LANES

FIELDS = ("D4", "C3", "E4", "D5", "E3", "F4", "B4", "C4", "E5")
"""The Factory, land, tunnels and lakes in the middle of the map."""


def build_fight(rng: random.Random, attacker: str, defender: str) -> tuple[Table, str, str]:
    """The defender's units and workers lie on a field, the attacker's mech steps onto it from the next territory."""
    table = Table(attacker, defender, seed=rng.randrange(1000))
    table.no_goals()
    p = table.p
    for seat in (0, 1):
        for k in range(MECHS):
            table.mech(seat, ABILITIES[p.box.mech_ability[p.faction[seat] * MECHS + k]])
        table.workers(seat)
        table.set(seat, power=rng.randrange(17), popularity=rng.randrange(19))
        table.hand(seat, *rng.sample((2, 2, 3, 3, 4, 5), rng.randrange(5)))
    field = rng.choice(FIELDS)
    place = table.at(field)
    ways = p.box.lake[place] if p.box.lakes >> place & 1 else p.box.land[place]
    beside = [k for k in range(TERRITORIES) if ways >> k & 1]
    origin = str(table.codec.domain("place").tokens[rng.choice(beside)])
    put(table, 1, field, rng)
    put(table, 0, origin, rng)
    table.begin(0, "top", "move")
    return table, origin, field


def put(table: Table, seat: int, place: str, rng: random.Random) -> None:
    """One to three fighting units, of them at least one mech, and up to three workers."""
    p = table.p
    for mech in range(rng.randrange(1, 3)):
        p.put_mech(seat, mech, table.at(place))
    if rng.random() < 0.5:
        table.hero(seat, place)
    workers = rng.randrange(4)
    table.workers(seat, **({place: workers} if workers else {}))


@pytest.mark.rule("SCY-245", "SCY-246", "SCY-247", "SCY-248", "SCY-251", "SCY-252", "SCY-253", "SCY-255", "SCY-257")
@pytest.mark.parametrize(("attacker", "defender"), list(permutations(FACTIONS, 2)))
def test_fights_of_all_factions(attacker: str, defender: str) -> None:
    rng = random.Random(f"{attacker} {defender}")
    fought = 0
    for _ in range(12):
        fought += fight_out(*build_fight(rng, attacker, defender), rng)
    assert fought >= 4


def fight_out(table: Table, origin: str, field: str, rng: random.Random) -> bool:
    """False if the mech cannot go there (a lake)."""
    p = table.p
    table.do("act units", f"move mech {origin}")
    if "load worker" in table.legal() and rng.random() < 0.7:
        table.do("load worker")
    if f"step {field}" not in table.legal():
        return False
    table.do(f"step {field}")
    while p.actor != LANES:
        table.do("stop" if "stop" in table.legal() else rng.choice(table.legal()))
    place = table.at(field)
    before = [list(p.power), list(p.popularity), [len(table.values(seat)) for seat in (0, 1)]]
    workers = [p.workers_at(seat, place) for seat in (0, 1)]
    told = len(table.events)
    while p.actor == LANES:
        seat = rng.choice([seat for seat in (0, 1) if p.open_lanes >> seat & 1])
        table.do(rng.choice(table.legal(seat)), seat=seat)
    while not p.over and table.asked == "retreat":
        table.do(rng.choice(table.legal()))
    check_result(table, place, before, workers, table.events[told:])
    return True


def check_result(
    table: Table, place: int, before: list[list[int]], workers: list[int], events: list[tuple[int, ...]]
) -> None:
    """Dials, cards, popularity, retreat and star, worked out again from what was revealed."""
    p = table.p
    names = [(table.match.game.events[event[0]].name, event[2:]) for event in events]
    dial = dict(values for name, values in names if name == "dial")
    cards = {seat: [k + 2 for name, (who, k) in _played(names) if who == seat] for seat in (0, 1)}
    totals = [dial[seat] + sum(cards[seat]) for seat in (0, 1)]
    winner = 0 if totals[0] >= totals[1] else 1
    loser = 1 - winner
    assert not p.present[loser] >> place & 1, "all units of the loser leave"
    assert p.present[winner] >> place & 1
    assert p.controlled(winner) >> place & 1
    for seat in (0, 1):
        assert p.power[seat] == before[0][seat] - dial[seat]
        drawn = 1 if seat == loser and totals[seat] > 0 else 0
        assert len(table.values(seat)) == before[2][seat] - len(cards[seat]) + drawn
    lost = workers[1] if winner == 0 and not p.has(0, CAMARADERIE) else 0
    assert p.popularity == [max(0, before[1][0] - lost), before[1][1]]
    assert table.stars_of(winner).get("combat", 0) == 1
    assert "combat" not in table.stars_of(loser)
    fled = [values for name, values in names if name == "retreated"]
    assert all(values[0] == loser for values in fled)
    base = p.base_of(loser)
    for _, unit, target in fled:
        on_lake = p.box.lakes >> target & 1
        assert target == base or (on_lake and p.has(loser, SEAWORTHY) and p.box.adjacent[place] >> target & 1), unit


def _played(names: list[tuple[str, tuple[int, ...]]]) -> list[tuple[str, tuple[int, ...]]]:
    return [(name, values) for name, values in names if name == "played"]
