"""Bottom-row actions: Upgrade, Deploy, Build, Enlist (SCY-143 to SCY-182)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.decisions.base import Question, gain, tell, within
from pentarchy.games.scythe.decisions.payment import RESOURCE_OF
from pentarchy.games.scythe.numbers import (
    BONUS_TAKEN,
    BOTTOM_ACTION,
    BOTTOM_COINS,
    BOTTOM_ENTITLED,
    BOTTOM_STAGE,
    COST_SPACE_FULL,
    CUBE_MOVED,
    DO_BUILD,
    DO_BUILD_PLACE,
    DO_DEPLOY,
    DO_DEPLOY_PLACE,
    DO_ENLIST,
    DO_UPGRADE,
    E_BOTTOM,
    E_BUILT,
    E_DEPLOYED,
    E_ENLISTED,
    E_UPGRADED,
    MECH_DEPLOYED,
    MECH_NOT_YOURS,
    NEEDS_WORKER,
    NOT_CONTROLLED,
    NOT_ON_BASE,
    NOT_ON_LAKE,
    OFFER,
    ONLY_THERE,
    OTHER_QUESTION,
    PAY,
    RECRUIT_TAKEN,
    STRUCTURE_BUILT,
    STRUCTURE_THERE,
)
from pentarchy.games.scythe.position import (
    BONUSES,
    BOTTOMS,
    BUILD,
    CUBES,
    DEPLOY,
    G_CARDS,
    G_COINS,
    G_POPULARITY,
    G_POWER,
    MECHS,
    PLACES,
    STRUCTURES,
    TERRITORIES,
    UPGRADE,
    ScythePosition,
    changed,
    low_bit,
)
from pentarchy.kernel.position import ACTOR, ALL

ONGOING: Final[tuple[int, ...]] = (G_POWER, G_COINS, G_POPULARITY, G_CARDS)
"""Ongoing bonus of each bottom action: 1 of it (SCY-177)."""
BONUS: Final[tuple[int, ...]] = (G_POWER, G_COINS, G_POPULARITY, G_CARDS)
"""One-time bonuses in the order of the faction mat (SCY-175)."""
ABILITIES: Final = 12


# Stages of a bottom action.
TO_PAY: Final = 0
TO_TAKE_COINS: Final = 1
TO_GAIN: Final = 2
OWN_BONUS: Final = 3
LEFT_BONUS: Final = 4
RIGHT_BONUS: Final = 5


class Bottom(Question):
    """Pay, coins, gain, ongoing bonuses (SCY-R12); the turn then places the stars."""

    def run(self, p: ScythePosition) -> None:
        seat = p.stack[ACTOR]
        bottom = p.stack[BOTTOM_ACTION]
        stage = p.stack[BOTTOM_STAGE]
        p.stack[BOTTOM_STAGE] = stage + 1
        if stage == TO_PAY:
            p.stack[BOTTOM_ENTITLED] = self._entitled(p, seat, bottom)
            tell(p, (E_BOTTOM, ALL, seat, bottom))
            p.push(PAY, seat, RESOURCE_OF[bottom], p.bottom_cost(seat, bottom))
        elif stage == TO_TAKE_COINS:
            if p.stack[BOTTOM_COINS]:
                gain(p, seat, G_COINS, p.box.bottom_coins[p.mat[seat] * BOTTOMS + bottom], -1)
        elif stage == TO_GAIN:
            self._main_gain(p, seat, bottom)
        elif stage == OWN_BONUS:
            self._bonus(p, seat, bottom)
        elif stage == LEFT_BONUS:
            self._bonus(p, p.seat_after(seat), bottom)
        elif stage == RIGHT_BONUS:
            if p.players > 2:  # with two players both neighbours are one person (SCY-181)
                self._bonus(p, p.seat_before(seat), bottom)
        else:
            p.pop()

    def _entitled(self, p: ScythePosition, seat: int, bottom: int) -> int:
        """Seats whose bonus was uncovered before the action (SCY-R10)."""
        bits = 0
        for other in range(p.players):
            if p.recruits[other] >> bottom & 1:
                bits |= 1 << other
        return bits

    def _main_gain(self, p: ScythePosition, seat: int, bottom: int) -> None:
        if bottom == UPGRADE:
            p.push(DO_UPGRADE, seat)
        elif bottom == DEPLOY:
            p.push(DO_DEPLOY, seat, -1)
        elif bottom == BUILD:
            p.push(DO_BUILD, seat, -1)
        else:
            p.push(DO_ENLIST, seat)

    def _bonus(self, p: ScythePosition, seat: int, bottom: int) -> None:
        if p.stack[BOTTOM_ENTITLED] >> seat & 1:
            p.push(OFFER, seat, ONGOING[bottom], 1)


class Placement(Question):
    """What the main gains have in common: one piece or none (SCY-91, SCY-R17)."""

    def run(self, p: ScythePosition) -> None:
        """Nothing is asked where nothing can be placed; everything here is public."""
        seat = p.stack[ACTOR]
        options = self.legal(p, seat)
        if len(options) == 1:
            p.pop()
        else:
            p.actor = seat
            p.memo = options

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        p.pop()
        if action != p.box.stop_0:
            self.place(p, seat, action)

    def place(self, p: ScythePosition, seat: int, action: int) -> None:
        raise TypeError(self.name)


class Upgrade(Placement):
    """A cube from a green space to a dashed red one (SCY-150 to SCY-154)."""

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options: list[int] = []
        for cube in range(CUBES):
            if not p.upgraded(seat, cube):
                for bottom in range(BOTTOMS):
                    if room(p, seat, bottom):
                        options.append(p.box.upgrade_0 + cube * BOTTOMS + bottom)
        options.append(p.box.stop_0)
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        if not within(action, p.box.upgrade_0, CUBES * BOTTOMS):
            return OTHER_QUESTION
        return CUBE_MOVED if p.upgraded(seat, (action - p.box.upgrade_0) // BOTTOMS) else COST_SPACE_FULL

    def place(self, p: ScythePosition, seat: int, action: int) -> None:
        cube = (action - p.box.upgrade_0) // BOTTOMS
        bottom = (action - p.box.upgrade_0) % BOTTOMS
        p.cubes = changed(p.cubes, seat, p.cubes[seat] | 1 << cube)
        p.covered = changed(p.covered, seat * BOTTOMS + bottom, p.covered[seat * BOTTOMS + bottom] + 1)
        tell(p, (E_UPGRADED, ALL, seat, cube, bottom))


def room(p: ScythePosition, seat: int, bottom: int) -> bool:
    """Is a dashed space of this cost empty?"""
    return p.covered[seat * BOTTOMS + bottom] < p.box.cost_upgradable[p.mat[seat] * BOTTOMS + bottom]


def sites(p: ScythePosition, seat: int, place: int) -> int:
    """Where a piece may be placed: a given territory, or controlled ones with an own worker; never a lake."""
    mask = 1 << place if place >= 0 else p.with_workers(seat)
    return mask & ~p.box.lakes


def why_not_there(p: ScythePosition, seat: int, only: int, place: int) -> int:
    """Why a piece cannot be placed on a place (SCY-19, SCY-155, SCY-156, SCY-162, SCY-270)."""
    if only >= 0:
        return ONLY_THERE
    if place >= TERRITORIES:
        return NOT_ON_BASE
    if p.box.lakes >> place & 1:
        return NOT_ON_LAKE
    return NEEDS_WORKER if p.controlled(seat) >> place & 1 else NOT_CONTROLLED


class Deploy(Placement):
    """A mech onto the map; its ability is free for character and mechs from now on (SCY-155 to SCY-158)."""

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options: list[int] = []
        mask = sites(p, seat, p.stack[DO_DEPLOY_PLACE])
        for mech in range(MECHS):
            if p.mech_at[seat * MECHS + mech] < 0:
                first = p.box.deploy_0 + p.box.mech_ability[p.faction[seat] * MECHS + mech] * PLACES
                rest = mask
                while rest:
                    options.append(first + low_bit(rest))
                    rest &= rest - 1
        options.append(p.box.stop_0)
        return options

    def _mech(self, p: ScythePosition, seat: int, action: int) -> int:
        ability = (action - p.box.deploy_0) // PLACES
        for mech in range(MECHS):
            if p.box.mech_ability[p.faction[seat] * MECHS + mech] == ability:
                return mech
        return -1

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        if not within(action, p.box.deploy_0, ABILITIES * PLACES):
            return OTHER_QUESTION
        mech = self._mech(p, seat, action)
        if mech < 0:
            return MECH_NOT_YOURS
        if p.mech_at[seat * MECHS + mech] >= 0:
            return MECH_DEPLOYED
        return why_not_there(p, seat, p.stack[DO_DEPLOY_PLACE], (action - p.box.deploy_0) % PLACES)

    def place(self, p: ScythePosition, seat: int, action: int) -> None:
        mech = self._mech(p, seat, action)
        place = (action - p.box.deploy_0) % PLACES
        ability = (action - p.box.deploy_0) // PLACES
        p.abilities = changed(p.abilities, seat, p.abilities[seat] | 1 << ability)
        p.put_mech(seat, mech, place)
        tell(p, (E_DEPLOYED, ALL, seat, ability, place))


class Build(Placement):
    """A structure onto a territory without one (SCY-159 to SCY-164)."""

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options: list[int] = []
        mask = sites(p, seat, p.stack[DO_BUILD_PLACE])
        for built in p.built:
            mask &= ~built
        for structure in range(STRUCTURES):
            if p.structure_at[seat * STRUCTURES + structure] < 0:
                rest = mask
                while rest:
                    options.append(p.box.build_0 + structure * PLACES + low_bit(rest))
                    rest &= rest - 1
        options.append(p.box.stop_0)
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        if not within(action, p.box.build_0, STRUCTURES * PLACES):
            return OTHER_QUESTION
        place = (action - p.box.build_0) % PLACES
        if p.structure_at[seat * STRUCTURES + (action - p.box.build_0) // PLACES] >= 0:
            return STRUCTURE_BUILT
        if p.builder(place) >= 0:
            return STRUCTURE_THERE
        return why_not_there(p, seat, p.stack[DO_BUILD_PLACE], place)

    def place(self, p: ScythePosition, seat: int, action: int) -> None:
        structure = (action - p.box.build_0) // PLACES
        place = (action - p.box.build_0) % PLACES
        p.put_structure(seat, structure, place)
        tell(p, (E_BUILT, ALL, seat, structure, place))


class Enlist(Placement):
    """A recruit from a section to a one-time bonus (SCY-174 to SCY-177)."""

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options: list[int] = []
        for bottom in range(BOTTOMS):
            if not p.recruits[seat] >> bottom & 1:
                for bonus in range(BONUSES):
                    if not p.bonuses[seat] >> bonus & 1:
                        options.append(p.box.enlist_0 + bottom * BONUSES + bonus)
        options.append(p.box.stop_0)
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        if not within(action, p.box.enlist_0, BOTTOMS * BONUSES):
            return OTHER_QUESTION
        return RECRUIT_TAKEN if p.recruits[seat] >> ((action - p.box.enlist_0) // BONUSES) & 1 else BONUS_TAKEN

    def place(self, p: ScythePosition, seat: int, action: int) -> None:
        bottom = (action - p.box.enlist_0) // BONUSES
        bonus = (action - p.box.enlist_0) % BONUSES
        p.recruits = changed(p.recruits, seat, p.recruits[seat] | 1 << bottom)
        p.bonuses = changed(p.bonuses, seat, p.bonuses[seat] | 1 << bonus)
        tell(p, (E_ENLISTED, ALL, seat, bottom, BONUS[bonus]))
        p.push(OFFER, seat, BONUS[bonus], p.box.one_time)
