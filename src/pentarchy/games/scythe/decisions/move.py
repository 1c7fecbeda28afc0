"""Move: units one after the other, their cargo, and what follows (SCY-94 to SCY-124, SCY-206 to SCY-231)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.decisions.base import (
    C_METAL,
    C_TIRED,
    C_WORKER,
    CARGO,
    Question,
    lose_popularity,
    tell,
    within,
)
from pentarchy.games.scythe.numbers import (
    AFTER_MOVE,
    AFTER_MOVE_STAGE,
    ALREADY_HANDLED,
    BASE_CLOSED,
    COMBAT,
    DO_MOVE_BEGUN,
    DO_MOVE_FAST,
    DO_MOVE_LEFT,
    DO_MOVE_STEPS,
    E_CARRIED,
    E_DISPLACED,
    E_MOVED,
    ENCOUNTER,
    LAKE_CLOSED,
    LEFT_ON_LAKE,
    MOVEMENT,
    MOVEMENT_HANDLED,
    MOVEMENT_PASSENGERS,
    MOVEMENT_PLACE,
    MOVEMENT_STEPS,
    MOVEMENT_TOKENS,
    MOVEMENT_UNIT,
    MUST_MOVE,
    NO_COMBAT_THERE,
    NO_UNIT_THERE,
    NOT_ADJACENT,
    NOT_CONTROLLED,
    NOT_HERE,
    ONLY_MECHS_CARRY,
    OTHER_QUESTION,
    RIVER,
    TAKE_CARD,
    UNIT_HAS_MOVED,
    UNIT_STUCK,
    WORKER_MEETS_ENEMY,
)
from pentarchy.games.scythe.position import (
    CAMARADERIE,
    COUNT_BITS,
    COUNT_MASK,
    FACTORY_CARDS,
    FIRST_MECH,
    FRESH,
    HERO,
    KINDS,
    MECHS,
    MINE,
    MOUNTAIN,
    MOVED_PASSENGER,
    NORDIC,
    OWN_CARD,
    PLACES,
    RIVERWALK,
    SEAWORTHY,
    SPEED,
    STRUCTURES,
    SUBMERGE,
    TERRITORIES,
    TOWNSHIP,
    U_CHARACTER,
    U_MECH,
    U_WORKER,
    UNDERPASS,
    UNIT_KINDS,
    VILLAGE,
    WAYFARE,
    WORKER,
    ScythePosition,
    aboard,
    changed,
    kind_of,
    low_bit,
)
from pentarchy.kernel.position import ACTOR, ALL

MOVED: Final = 1 << 2 * CARGO
"""The unit of a movement has made a step: a bit behind those of the cargo it has handled."""


# -- where a unit may go -------------------------------------------------------------------------------------------


def one_step(p: ScythePosition, seat: int, fighter: bool, place: int) -> int:
    """Places one step away for a unit, whoever stands there (SCY-R22)."""
    box = p.box
    tunnels = box.tunnels
    mine = p.structure_at[seat * STRUCTURES + MINE]
    if mine >= 0:
        tunnels |= 1 << mine
    reach = box.land[place]
    if tunnels >> place & 1:
        reach |= tunnels
    if fighter:
        reach |= _by_ability(p, seat, place, tunnels)
    elif box.lakes >> place & 1:
        return 0  # a worker leaves a lake only on a mech (SCY-224)
    elif p.faction[seat] == NORDIC:
        reach |= box.river[place]
    return reach & ~(1 << place)


def _by_ability(p: ScythePosition, seat: int, place: int, tunnels: int) -> int:
    """What the unlocked mech abilities add for characters and mechs (SCY-206)."""
    box = p.box
    abilities = p.abilities[seat]
    reach = 0
    if abilities & RIVERWALK:
        reach |= box.river[place] & box.riverwalk[p.faction[seat]]
    if abilities & (SEAWORTHY | SUBMERGE):
        reach |= box.lake[place]
        if abilities & SUBMERGE and box.lakes >> place & 1:
            reach |= box.lakes
    if abilities & TOWNSHIP:
        reach |= _network(place, p.controlled(seat) & box.terrain_mask[VILLAGE] | 1 << box.factory)
    if abilities & UNDERPASS:
        reach |= _network(place, p.controlled(seat) & box.terrain_mask[MOUNTAIN] | tunnels)
    if abilities & WAYFARE:
        reach |= p.free_bases(seat)
    return reach


def _network(place: int, members: int) -> int:
    """Members of a network are adjacent to each other."""
    return members if members >> place & 1 else 0


def targets(p: ScythePosition, seat: int, unit: int, place: int) -> int:
    """Places a unit may step to: workers alone avoid enemy units and do not leave them (SCY-117, SCY-121, SCY-R21)."""
    if unit != WORKER:
        return one_step(p, seat, True, place)
    if p.enemy_fighters(seat) >> place & 1:
        return 0
    return one_step(p, seat, False, place) & ~p.enemies(seat)


def strands(p: ScythePosition, seat: int, unit: int, place: int, passengers: int, cargo: int) -> bool:
    """Would the unit leave workers or tokens alone on a lake (SCY-223, SCY-R46)?"""
    if not p.box.lakes >> place & 1:
        return False
    mechs = p.mechs_on(seat, place) - (1 if unit != HERO else 0)
    if mechs == 0 and p.workers_at(seat, place) > aboard(passengers):
        return True
    if p.fighters_at(seat, place) > 1:
        return False
    left = 0
    for kind in range(KINDS):
        left += p.res[place * KINDS + kind] - (cargo >> (kind * COUNT_BITS) & COUNT_MASK)
    return left > 0


# -- choosing units ------------------------------------------------------------------------------------------------


class Move(Question):
    """Which unit moves next."""

    def run(self, p: ScythePosition) -> None:
        if p.stack[DO_MOVE_BEGUN] == 0:
            p.stack[DO_MOVE_BEGUN] = 1
            p.tired = FRESH
            p.tired_units = 0
            p.entered = []
        if p.stack[DO_MOVE_LEFT] > 0:
            p.actor = p.stack[ACTOR]
        else:
            self._finish(p)

    def _finish(self, p: ScythePosition) -> None:
        seat = p.stack[ACTOR]
        p.pop()
        p.push(AFTER_MOVE, seat)

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        box = p.box
        options: list[int] = []
        hero = p.hero_at[seat]
        if not p.tired_units >> HERO & 1 and targets(p, seat, HERO, hero):
            options.append(box.move_0 + U_CHARACTER * PLACES + hero)
        fresh = 0
        for mech in range(MECHS):
            at = p.mech_at[seat * MECHS + mech]
            if at >= 0 and not p.tired_units >> FIRST_MECH + mech & 1:
                fresh |= 1 << at
        while fresh:
            place = low_bit(fresh)
            fresh &= fresh - 1
            if targets(p, seat, FIRST_MECH, place):
                options.append(box.move_0 + U_MECH * PLACES + place)
        mask = p.present[seat]
        while mask:
            place = low_bit(mask)
            mask &= mask - 1
            if p.workers_at(seat, place) > p.tired[place] and targets(p, seat, WORKER, place):
                options.append(box.move_0 + U_WORKER * PLACES + place)
        options.append(box.stop_0)
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        box = p.box
        if not within(action, box.move_0, UNIT_KINDS * PLACES):
            return OTHER_QUESTION
        what = (action - box.move_0) // PLACES
        place = (action - box.move_0) % PLACES
        if what == U_CHARACTER:
            there = p.hero_at[seat] == place
            fresh = not p.tired_units >> HERO & 1
        elif what == U_MECH:
            there = p.mechs_on(seat, place) > 0
            fresh = self._fresh_mech(p, seat, place) >= 0
        else:
            there = p.workers_at(seat, place) > 0
            fresh = p.workers_at(seat, place) > p.tired[place]
        if not there:
            return NO_UNIT_THERE
        return UNIT_STUCK if fresh else UNIT_HAS_MOVED

    def _fresh_mech(self, p: ScythePosition, seat: int, place: int) -> int:
        """The first mech of a place that has not moved; mechs are alike."""
        for mech in range(MECHS):
            if p.mech_at[seat * MECHS + mech] == place and not p.tired_units >> FIRST_MECH + mech & 1:
                return mech
        return -1

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        box = p.box
        if action == box.stop_0:
            self._finish(p)
            return
        what = (action - box.move_0) // PLACES
        place = (action - box.move_0) % PLACES
        p.stack[DO_MOVE_LEFT] -= 1
        unit = WORKER
        if what == U_CHARACTER:
            unit = HERO
        elif what == U_MECH:
            unit = FIRST_MECH + self._fresh_mech(p, seat, place)
        if unit == WORKER:
            p.tired = changed(p.tired, place, p.tired[place] + 1)
        else:
            p.tired_units |= 1 << unit
        fast = unit != WORKER and p.has(seat, SPEED)
        p.push(MOVEMENT, seat, unit, place, p.stack[DO_MOVE_FAST] if fast else p.stack[DO_MOVE_STEPS])


# -- one movement --------------------------------------------------------------------------------------------------


class Movement(Question):
    """Steps of one unit; before each step it may load and unload (SCY-101, SCY-102, SCY-216).

    Cargo lies where the unit is; loading only marks what goes along. What was loaded at a stop is not unloaded
    there, and the other way round, so a stop always comes to an end.
    """

    def run(self, p: ScythePosition) -> None:
        if p.stack[MOVEMENT_STEPS] == 0:
            p.pop()
        else:
            p.actor = p.stack[ACTOR]

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        box = p.box
        stack = p.stack
        place = stack[MOVEMENT_PLACE]
        options: list[int] = []
        if not strands(p, seat, stack[MOVEMENT_UNIT], place, stack[MOVEMENT_PASSENGERS], stack[MOVEMENT_TOKENS]):
            reach = targets(p, seat, stack[MOVEMENT_UNIT], place)
            while reach:
                options.append(box.step_0 + low_bit(reach))
                reach &= reach - 1
        loads = 0
        for cargo in range(CARGO):
            count = self._loadable(p, seat, cargo)
            if count > 0:
                options.append(box.load_0 + cargo)
                loads += count
        if loads > 1:
            options.append(box.load_all_0)
        if stack[MOVEMENT_PASSENGERS] or stack[MOVEMENT_TOKENS]:
            for cargo in range(CARGO):
                if self._unloadable(p, cargo):
                    options.append(box.unload_0 + cargo)
        if stack[MOVEMENT_HANDLED] & MOVED:
            options.append(box.stop_0)
        return options

    # -- cargo ------------------------------------------------------------------------------------------------------

    def _on_board(self, p: ScythePosition, cargo: int) -> int:
        if cargo == C_WORKER:
            return p.stack[MOVEMENT_PASSENGERS] % MOVED_PASSENGER
        if cargo == C_TIRED:
            return p.stack[MOVEMENT_PASSENGERS] // MOVED_PASSENGER
        return p.stack[MOVEMENT_TOKENS] >> ((cargo - C_METAL) * COUNT_BITS) & COUNT_MASK

    def _left_here(self, p: ScythePosition, seat: int, cargo: int) -> int:
        """Workers or tokens on the place that are not on board."""
        place = p.stack[MOVEMENT_PLACE]
        if cargo == C_WORKER:
            return p.workers_at(seat, place) - p.tired[place] - p.stack[MOVEMENT_PASSENGERS] % MOVED_PASSENGER
        if cargo == C_TIRED:
            return p.tired[place] - p.stack[MOVEMENT_PASSENGERS] // MOVED_PASSENGER
        return p.res[place * KINDS + cargo - C_METAL] - self._on_board(p, cargo)

    def _loadable(self, p: ScythePosition, seat: int, cargo: int) -> int:
        """How many may be loaded here: workers by mechs; tokens where the seat has control (SCY-R20) or on a base."""
        stack = p.stack
        if stack[MOVEMENT_HANDLED] >> (CARGO + cargo) & 1:
            return 0
        if cargo < C_METAL:
            return self._left_here(p, seat, cargo) if HERO < stack[MOVEMENT_UNIT] < WORKER else 0
        left = self._left_here(p, seat, cargo)
        if left <= 0:
            return 0
        place = stack[MOVEMENT_PLACE]
        return left if place >= TERRITORIES or p.controlled(seat) >> place & 1 else 0

    def _unloadable(self, p: ScythePosition, cargo: int) -> bool:
        return self._on_board(p, cargo) > 0 and not p.stack[MOVEMENT_HANDLED] >> cargo & 1

    def _load(self, p: ScythePosition, cargo: int, count: int) -> None:
        if cargo < C_METAL:
            p.stack[MOVEMENT_PASSENGERS] += count * (MOVED_PASSENGER if cargo == C_TIRED else 1)
        else:
            p.stack[MOVEMENT_TOKENS] += count << ((cargo - C_METAL) * COUNT_BITS)

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        box = p.box
        if within(action, box.step_0, PLACES):
            return self._why_not_step(p, seat, action - box.step_0)
        if action == box.stop_0:
            return MUST_MOVE
        if action == box.load_all_0:
            return NOT_HERE
        if within(action, box.unload_0, CARGO):
            return ALREADY_HANDLED if self._on_board(p, action - box.unload_0) else NOT_HERE
        if not within(action, box.load_0, CARGO):
            return OTHER_QUESTION
        cargo = action - box.load_0
        if p.stack[MOVEMENT_HANDLED] >> (CARGO + cargo) & 1:
            return ALREADY_HANDLED
        if cargo < C_METAL and not HERO < p.stack[MOVEMENT_UNIT] < WORKER:
            return ONLY_MECHS_CARRY
        return NOT_HERE if self._left_here(p, seat, cargo) <= 0 else NOT_CONTROLLED

    def _why_not_step(self, p: ScythePosition, seat: int, place: int) -> int:
        stack = p.stack
        box = p.box
        here = stack[MOVEMENT_PLACE]
        if targets(p, seat, stack[MOVEMENT_UNIT], here) >> place & 1:
            return LEFT_ON_LAKE
        if stack[MOVEMENT_UNIT] == WORKER and one_step(p, seat, False, here) >> place & 1:
            return WORKER_MEETS_ENEMY
        if place >= TERRITORIES:
            return BASE_CLOSED
        if box.river[here] >> place & 1:
            return RIVER
        return LAKE_CLOSED if box.lake[here] >> place & 1 else NOT_ADJACENT

    # -- what it does -----------------------------------------------------------------------------------------------

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        box = p.box
        stack = p.stack
        if within(action, box.step_0, PLACES):
            self._step(p, seat, action - box.step_0)
        elif action == box.stop_0:
            p.pop()
        elif action == box.load_all_0:
            for cargo in range(CARGO):
                count = self._loadable(p, seat, cargo)
                if count > 0:
                    self._load(p, cargo, count)
                    stack[MOVEMENT_HANDLED] |= 1 << cargo
        elif within(action, box.load_0, CARGO):
            self._load(p, action - box.load_0, 1)
            stack[MOVEMENT_HANDLED] |= 1 << (action - box.load_0)
        else:
            self._load(p, action - box.unload_0, -1)
            stack[MOVEMENT_HANDLED] |= 1 << (CARGO + action - box.unload_0)

    def _step(self, p: ScythePosition, seat: int, target: int) -> None:
        stack = p.stack
        unit = stack[MOVEMENT_UNIT]
        origin = stack[MOVEMENT_PLACE]
        self._carry(p, seat, origin, target)
        if unit == HERO:
            p.put_hero(seat, target)
        elif unit == WORKER:
            p.add_workers(seat, origin, -1)
            p.add_workers(seat, target, 1)
            self._tire(p, origin, target, 1)
        else:
            p.put_mech(seat, unit - FIRST_MECH, target)
        tell(p, (E_MOVED, ALL, seat, kind_of(unit), origin, target))
        stack[MOVEMENT_PLACE] = target
        stack[MOVEMENT_STEPS] -= 1
        stack[MOVEMENT_HANDLED] = MOVED
        if unit != WORKER:
            self._arrive(p, seat, unit, origin, target)

    def _carry(self, p: ScythePosition, seat: int, origin: int, target: int) -> None:
        """The cargo goes along; carried workers do not count as moved (SCY-103, SCY-345)."""
        stack = p.stack
        tired = stack[MOVEMENT_PASSENGERS] // MOVED_PASSENGER
        workers = stack[MOVEMENT_PASSENGERS] % MOVED_PASSENGER + tired
        if workers:
            p.add_workers(seat, origin, -workers)
            p.add_workers(seat, target, workers)
            if tired:
                self._tire(p, origin, target, tired)
        cargo = stack[MOVEMENT_TOKENS]
        tokens = 0
        kind = 0
        while cargo:
            count = cargo & COUNT_MASK
            if count:
                p.add_tokens(origin, kind, -count)
                p.add_tokens(target, kind, count)
                tokens += count
            cargo >>= COUNT_BITS
            kind += 1
        if workers + tokens > 0:
            tell(p, (E_CARRIED, ALL, seat, workers, tokens))

    def _tire(self, p: ScythePosition, origin: int, target: int, count: int) -> None:
        """Workers that have moved themselves are at another place now."""
        tired = p.tired[:]
        tired[origin] -= count
        tired[target] += count
        p.tired = tired

    def _arrive(self, p: ScythePosition, seat: int, unit: int, origin: int, target: int) -> None:
        """Enemy units and encounter tokens end the movement (SCY-112, SCY-113, SCY-119)."""
        stack = p.stack
        if p.enemy_fighters(seat) >> target & 1:
            workers = aboard(stack[MOVEMENT_PASSENGERS])
            p.entered = [*p.entered, unit, origin, target, workers, stack[MOVEMENT_TOKENS]]
            stack[MOVEMENT_STEPS] = 0
        elif p.enemies(seat) >> target & 1:
            displace(p, seat, target)
            stack[MOVEMENT_STEPS] = 0
        elif unit == HERO and p.tokens >> target & 1:
            stack[MOVEMENT_STEPS] = 0


def displace(p: ScythePosition, seat: int, place: int) -> None:
    """Enemy workers alone retreat to their base and cost popularity (SCY-114 to SCY-116, SCY-R23)."""
    for other in range(p.players):
        count = p.workers_at(other, place)
        if other != seat and count:
            p.add_workers(other, place, -count)
            p.add_workers(other, p.base_of(other), count)
            tell(p, (E_DISPLACED, ALL, seat, other, count, place))
            p.retreats += count
            if not (p.has(seat, CAMARADERIE) and p.box.camaraderie_everywhere):
                lose_popularity(p, seat, count)


# -- after all movements -------------------------------------------------------------------------------------------


# Stages of what follows the movements.
COMBATS: Final = 0
ENCOUNTERS: Final = 1
FACTORY_VISIT: Final = 2


class AfterMove(Question):
    """Combats in the order the active seat chooses, then the encounter, then a Factory card (SCY-124, SCY-234)."""

    def run(self, p: ScythePosition) -> None:
        seat = p.stack[ACTOR]
        stage = p.stack[AFTER_MOVE_STAGE]
        if stage == COMBATS:
            if battlefields(p, seat):
                p.actor = seat
                return
            p.entered = []
        p.stack[AFTER_MOVE_STAGE] = stage + 1
        if stage == ENCOUNTERS:
            if p.tokens >> p.hero_at[seat] & 1:
                p.push(ENCOUNTER, seat)
        elif stage == FACTORY_VISIT:
            if p.hero_at[seat] == p.box.factory and not p.zones[OWN_CARD + seat] and p.zones[FACTORY_CARDS]:
                p.push(TAKE_CARD, seat)
        elif stage > FACTORY_VISIT:
            p.pop()

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options: list[int] = []
        mask = battlefields(p, seat)
        while mask:
            options.append(p.box.fight_0 + low_bit(mask))
            mask &= mask - 1
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        return NO_COMBAT_THERE if within(action, p.box.fight_0, PLACES) else OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        place = action - p.box.fight_0
        defender = 0
        while defender == seat or not p.fighting[defender] >> place & 1:
            defender += 1
        p.push(COMBAT, seat, place, 0, defender)


def battlefields(p: ScythePosition, seat: int) -> int:
    """Territories where fighting units of the seat meet those of others (SCY-233)."""
    return p.fighting[seat] & p.enemy_fighters(seat)
