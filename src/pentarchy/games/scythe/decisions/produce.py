"""Produce (SCY-133 to SCY-142, SCY-170 to SCY-172)."""

from __future__ import annotations

from pentarchy.games.scythe.decisions.base import AMOUNTS, Question, gain, within
from pentarchy.games.scythe.numbers import (
    DO_PRODUCE_DONE,
    DO_PRODUCE_LEFT,
    DO_PRODUCE_WITH_MILL,
    NO_MORE_TERRITORIES,
    NOT_CONTROLLED,
    NOTHING_TO_PRODUCE,
    OTHER_QUESTION,
    PRODUCED_ALREADY,
    TOO_MUCH,
)
from pentarchy.games.scythe.position import (
    G_METAL,
    G_WORKER,
    LAKE,
    MILL,
    PLACES,
    STRUCTURES,
    VILLAGE,
    ScythePosition,
    low_bit,
)
from pentarchy.kernel.position import ACTOR


def yield_of(p: ScythePosition, seat: int, place: int, mill: bool) -> int:
    """What a territory can give now: one per worker, one for the mill; villages as long as workers are left."""
    terrain = p.box.terrain[place]
    if terrain >= LAKE:
        return 0
    count = p.workers_at(seat, place)
    if mill and p.structure_at[seat * STRUCTURES + MILL] == place:
        count += 1
    return min(count, p.idle[seat]) if terrain == VILLAGE else count


class Produce(Question):
    """A territory and how much is produced there, again and again.

    The territory of the mill uses no choice (SCY-R8). A worker born in a village stands where production is over,
    so it never produces in the same action (SCY-R7).
    """

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options: list[int] = []
        with_mill = p.stack[DO_PRODUCE_WITH_MILL] == 1
        mill_at = p.structure_at[seat * STRUCTURES + MILL] if with_mill else -1
        mask = p.controlled(seat) & ~p.stack[DO_PRODUCE_DONE]
        if p.stack[DO_PRODUCE_LEFT] == 0:
            mask &= 1 << mill_at if mill_at >= 0 else 0
        while mask:
            place = low_bit(mask)
            mask &= mask - 1
            first = p.box.produce_0 + place * AMOUNTS
            for count in range(yield_of(p, seat, place, with_mill), 0, -1):
                options.append(first + count)
        options.append(p.box.stop_0)
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        if not within(action, p.box.produce_0, PLACES * AMOUNTS):
            return OTHER_QUESTION
        place = (action - p.box.produce_0) // AMOUNTS
        if not p.controlled(seat) >> place & 1:
            return NOT_CONTROLLED
        if p.stack[DO_PRODUCE_DONE] >> place & 1:
            return PRODUCED_ALREADY
        most = yield_of(p, seat, place, p.stack[DO_PRODUCE_WITH_MILL] == 1)
        if most == 0:
            return NOTHING_TO_PRODUCE
        if not 0 < (action - p.box.produce_0) % AMOUNTS <= most:
            return TOO_MUCH
        return NO_MORE_TERRITORIES

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        if action == p.box.stop_0:
            p.pop()
            return
        place = (action - p.box.produce_0) // AMOUNTS
        count = (action - p.box.produce_0) % AMOUNTS
        p.stack[DO_PRODUCE_DONE] |= 1 << place
        if p.stack[DO_PRODUCE_WITH_MILL] == 0 or p.structure_at[seat * STRUCTURES + MILL] != place:
            p.stack[DO_PRODUCE_LEFT] -= 1
        terrain = p.box.terrain[place]
        gain(p, p.stack[ACTOR], G_WORKER if terrain == VILLAGE else G_METAL + terrain, count, place)
