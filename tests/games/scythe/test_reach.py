"""Where units can go: the engine against a second telling of the rules that shares nothing with it.

The oracle works on the printed board (names and hex sides) and plain sets; the engine on masks. Positions are random,
with every combination of mech abilities of every faction.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.numbers import DO_MOVE, MOVEMENT
from pentarchy.games.scythe.position import ScythePosition
from pentarchy.kernel.position import KIND

BOARD = GAME.data["board"]
SIDES = {t["id"]: set(t["neighbors"].values()) for t in BOARD["territories"]}
TERRAIN = {t["id"]: t["terrain"] for t in BOARD["territories"]}
RIVERS = {frozenset(r["between"]) for r in BOARD["rivers"]}
EXITS = {b["id"]: {c["to"]: c["kind"] for c in b["connections"]} for b in BOARD["home_bases"]}
FACTIONS = {f["id"]: f for f in GAME.data["factions"]["factions"]}
LANDS = sorted(SIDES)
DRY = [name for name in LANDS if TERRAIN[name] != "lake"]


@dataclass
class World:
    """What matters for moving, by name."""

    faction: str
    others: list[str]
    abilities: set[str]
    own: dict[str, int] = field(default_factory=dict)
    """Own units by place, the moving one not counted."""
    workers: dict[str, int] = field(default_factory=dict)
    """Enemy workers by place."""
    fighters: dict[str, int] = field(default_factory=dict)
    """Enemy fighting units by place."""
    structures: set[str] = field(default_factory=set)
    mine: str | None = None
    tokens: set[str] = field(default_factory=set)

    def controls(self, place: str, unit_at: str) -> bool:
        if self.workers.get(place) or self.fighters.get(place):
            return False
        return bool(self.own.get(place)) or unit_at == place or place in self.structures

    def steps(self, unit: str, here: str) -> set[str]:
        """One step, by the letter of the rules."""
        found = set()
        fighter = unit != "worker"
        walk = set(FACTIONS[self.faction]["riverwalk"]) if fighter and "riverwalk" in self.abilities else set()
        lakes = fighter and bool(self.abilities & {"seaworthy", "submerge"})
        swims = not fighter and self.faction == "nordic"
        if here.startswith("base"):
            for to, kind in EXITS[here].items():
                if kind == "land" or (kind == "river" and (TERRAIN[to] in walk or swims)) or (kind == "lake" and lakes):
                    found.add(to)
        else:
            for to in SIDES[here]:
                wet = "lake" in (TERRAIN[to], TERRAIN[here])
                river = frozenset((here, to)) in RIVERS
                if wet:
                    ok = lakes
                elif river:
                    ok = TERRAIN[to] in walk or swims
                else:
                    ok = True
                if ok:
                    found.add(to)
        networks = [set(BOARD["tunnels"]) | ({self.mine} if self.mine else set())]
        if fighter and "township" in self.abilities:
            networks.append({p for p in LANDS if TERRAIN[p] == "village" and self.controls(p, here)} | {"D4"})
        if fighter and "underpass" in self.abilities:
            networks.append(networks[0] | {p for p in LANDS if TERRAIN[p] == "mountain" and self.controls(p, here)})
        if fighter and "submerge" in self.abilities:
            networks.append({p for p in LANDS if TERRAIN[p] == "lake"})
        for network in networks:
            if here in network:
                found |= network
        if fighter and "wayfare" in self.abilities:
            found |= {base for base in EXITS if base.removeprefix("base_") not in self.others}
        found.discard(here)
        if not fighter:
            found = {to for to in found if not self.workers.get(to) and not self.fighters.get(to)}
            if TERRAIN.get(here) == "lake" or self.fighters.get(here):
                found = set()
        return found

    def ends(self, unit: str, here: str) -> bool:
        """Does the unit have to stop where it has arrived?"""
        hostile = bool(self.workers.get(here) or self.fighters.get(here))
        return hostile or (unit == "character" and here in self.tokens)

    def reach(self, unit: str, start: str, steps: int) -> set[str]:
        """All places where a movement of at most so many steps can end."""
        found: set[str] = set()
        layer = {start}
        for _ in range(steps):
            layer = {to for here in layer for to in self.steps(unit, here)}
            found |= layer
            layer = {place for place in layer if not self.ends(unit, place)}
        return found


def random_world(faction: str, abilities: set[str], rng: random.Random) -> tuple[Table, World, dict[str, str]]:
    """A random position, told to both; and where the three units to be moved stand."""
    others = rng.sample([f for f in FACTIONS if f != faction], 2)
    table = Table(faction, *others, options={})
    world = World(faction, others, abilities)
    for seat in range(3):
        table.workers(seat)
    free = rng.sample(DRY, 24)
    for ability in FACTIONS[faction]["mechs"]:  # mechs of abilities that are not to be used stay on the mat
        if ability in abilities:
            place = rng.choice([*DRY, f"base_{faction}"])
            if "seaworthy" in abilities or "submerge" in abilities:
                place = rng.choice([place, *BOARD["lakes"]])
            table.mech(0, ability, place)
            world.own[place] = world.own.get(place, 0) + 1
    hero = rng.choice([*DRY, f"base_{faction}"])
    table.hero(0, hero)
    world.own[hero] = world.own.get(hero, 0) + 1
    mine_workers = [free.pop() for _ in range(3)]
    table.workers(0, **dict.fromkeys(mine_workers, 1))
    for place in mine_workers:
        world.own[place] = world.own.get(place, 0) + 1
    if rng.random() < 0.6:
        world.mine = free.pop()
        table.structure(0, "mine", world.mine)
        world.structures.add(world.mine)
    if rng.random() < 0.5:
        mill = free.pop()
        table.structure(0, "mill", mill)
        world.structures.add(mill)
    taken = {place for place in world.own if world.own[place]}
    for seat in (1, 2):
        spots = [place for place in free if place not in taken]
        workers, fighter = rng.sample(spots, 4), rng.sample(spots, 2)
        workers = [place for place in workers if place not in taken]
        fighter = [place for place in fighter if place not in taken and place not in workers]
        table.workers(seat, **dict.fromkeys(workers, 1))
        taken |= {*workers, *fighter}
        for place in workers:
            world.workers[place] = 1
        if fighter:
            table.hero(seat, fighter[0])
            world.fighters[fighter[0]] = 1
        if len(fighter) > 1:
            ability = FACTIONS[others[seat - 1]]["mechs"][0]
            table.mech(seat, ability, fighter[1])
            world.fighters[fighter[1]] = 1
    tokens = [name for name in BOARD["encounters"] if rng.random() < 0.6]
    table.p.tokens = sum(1 << table.at(name) for name in tokens)
    world.tokens = set(tokens)
    units = {"character": hero, "worker": rng.choice(mine_workers)}
    deployed = sorted(abilities)
    if deployed:
        place = table.where_mech(0, rng.choice(deployed))
        assert place is not None
        units["mech"] = place
    return table, world, units


def engine_reach(table: Table, unit: str, start: str, plain: int, fast: int) -> set[str]:
    """All places where the engine lets the movement end."""
    p = table.p.clone()
    del p.stack[8:]
    p.push(DO_MOVE, 0, 2, plain, fast)
    p.turn = 0
    p.actor = -1
    p.memo = None
    p.advance()
    action = table.codec.parse(f"move {unit} {start}")
    if p.actor != 0 or p.stack[KIND] != DO_MOVE or action not in p.legal(0):
        return set()
    before = _places(p)
    p.apply(0, action)
    found: set[int] = set()
    _explore(table, p, before, unit, found)
    return {str(table.codec.domain("place").tokens[k]) for k in found}


def _places(p: ScythePosition) -> list[int]:
    return [p.hero_at[0], *p.mech_at[:4], *p.workers[:54]]


def _where(p: ScythePosition, before: list[int], unit: str) -> int:
    """Where the moved unit is now."""
    now = _places(p)
    if unit == "character":
        return now[0]
    if unit == "mech":
        mech = next(k for k in range(4) if p.tired_units >> (k + 1) & 1)
        return now[1 + mech]
    return next(place for place in range(54) if p.tired[place])


def _explore(table: Table, p: ScythePosition, before: list[int], unit: str, found: set[int]) -> None:
    if p.actor != 0 or p.stack[KIND] != MOVEMENT:
        found.add(_where(p, before, unit))
        return
    for action in p.legal(0):
        text = table.codec.text(action)
        if text == "stop":
            found.add(_where(p, before, unit))
        elif text.startswith("step"):
            q = p.clone()
            q.apply(0, action)
            _explore(table, q, before, unit, found)


SUBSETS = [(faction, subset) for faction in FACTIONS for subset in range(16)]


@pytest.mark.rule(
    "SCY-41", "SCY-96", "SCY-109", "SCY-112", "SCY-113", "SCY-119", "SCY-121", "SCY-206", "SCY-213", "SCY-214"
)
@pytest.mark.parametrize(("faction", "subset"), SUBSETS)
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_reach_is_what_the_rules_say(faction: str, subset: int, seed: int) -> None:
    abilities = {name for k, name in enumerate(FACTIONS[faction]["mechs"]) if subset >> k & 1}
    table, world, units = random_world(faction, abilities, random.Random(seed))
    for unit, start in units.items():
        world.own[start] -= 1
        quick = int("speed" in abilities and unit != "worker")
        for plain, fast in ((1, 2), (2, 3)):  # a Move action, and the bottom action of a Factory card
            expected = world.reach(unit, start, plain + quick)
            assert engine_reach(table, unit, start, plain, fast) == expected, (unit, start, sorted(abilities))
        world.own[start] += 1
