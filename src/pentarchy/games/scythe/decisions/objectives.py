"""Objectives: their conditions and revealing one (SCY-291 to SCY-297, SCY-R30 to SCY-R36, SCY-R64)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.decisions import stars
from pentarchy.games.scythe.decisions.base import tell
from pentarchy.games.scythe.numbers import (
    E_OBJECTIVE,
    NO_MORE_OBJECTIVES,
    NOT_YOUR_OBJECTIVE,
    OBJECTIVE_AT_END,
    OBJECTIVE_NOT_MET,
    OP_COINS,
    OP_COMBAT_CARDS_IN_HAND,
    OP_CONTROL_ADJACENT_TO_FACTORY,
    OP_CONTROL_AROUND_ONE_LAKE,
    OP_CONTROL_FACTORY,
    OP_CONTROL_TERRAIN,
    OP_CONTROL_TUNNELS,
    OP_CONTROLLED_RESOURCES_EACH_TYPE,
    OP_CONTROLLED_RESOURCES_ONE_TYPE,
    OP_MECHS,
    OP_ONE_TERRITORY_GROUP,
    OP_ONE_TERRITORY_OWN_PIECES,
    OP_ONE_TERRITORY_RESOURCES,
    OP_POPULARITY,
    OP_POWER,
    OP_POWER_RANK_FIRST,
    OP_RECRUITS,
    OP_STRUCTURES,
    OP_UPGRADES,
    OP_WORKERS,
    OTHER_QUESTION,
)
from pentarchy.games.scythe.position import (
    GOALS,
    HAND,
    LAND,
    OBJECTIVE_DECK,
    OWN_CARD,
    S_COMBAT,
    S_OBJECTIVE,
    SAXONY,
    STARS,
    ScythePosition,
    low_bit,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.position import ALL

# A condition of an objective: what is measured (an operation of numbers.py), the bounds of the number, an operand.
CONDITION: Final = 4
CONDITION_OP: Final = 0
CONDITION_LOW: Final = 1
CONDITION_HIGH: Final = 2
CONDITION_OPERAND: Final = 3


def met(p: ScythePosition, seat: int, objective: int) -> bool:
    """Do all conditions of the objective hold now (SCY-297)?"""
    box = p.box
    code = box.goal_code
    for at in range(box.goal_start[objective], box.goal_start[objective + 1], CONDITION):
        value = measure(p, seat, code[at + CONDITION_OP], code[at + CONDITION_OPERAND])
        if not code[at + CONDITION_LOW] <= value <= code[at + CONDITION_HIGH]:
            return False
    return True


def progress(p: ScythePosition, seat: int, objective: int) -> tuple[int, int]:
    """How much of it is there, of how much: the number that one condition asks for, or how many of several hold."""
    code, start, end = p.box.goal_code, p.box.goal_start[objective], p.box.goal_start[objective + 1]
    if end - start == CONDITION:
        wanted = max(1, code[start + CONDITION_LOW])
        return min(wanted, measure(p, seat, code[start + CONDITION_OP], code[start + CONDITION_OPERAND])), wanted
    held = 0
    for at in range(start, end, CONDITION):
        value = measure(p, seat, code[at + CONDITION_OP], code[at + CONDITION_OPERAND])
        held += int(code[at + CONDITION_LOW] <= value <= code[at + CONDITION_HIGH])
    return held, (end - start) // CONDITION


def measure(p: ScythePosition, seat: int, op: int, operand: int) -> int:
    """The number that a condition bounds; yes and no are 1 and 0."""
    if op < OP_POWER:
        return _measure_land(p, seat, op, operand)
    if op < OP_WORKERS:
        return _measure_tracks(p, seat, op)
    if op < OP_ONE_TERRITORY_RESOURCES:
        return _measure_mats(p, seat, op)
    if op < OP_CONTROL_ADJACENT_TO_FACTORY:
        return _measure_places(p, seat, op, operand)
    if op == OP_CONTROL_ADJACENT_TO_FACTORY:
        return bit_count(p.controlled(seat) & p.box.adjacent[p.box.factory])
    if op == OP_CONTROL_AROUND_ONE_LAKE:
        return _best_shore(p, seat)
    if op == OP_COMBAT_CARDS_IN_HAND:
        return len(p.zones[HAND + seat])
    return p.stars[seat * STARS + S_COMBAT]


def _measure_land(p: ScythePosition, seat: int, op: int, operand: int) -> int:
    if op == OP_CONTROL_TERRAIN:
        return bit_count(p.controlled(seat) & p.box.terrain_mask[operand])
    if op == OP_CONTROL_TUNNELS:
        return bit_count(p.controlled(seat) & p.box.tunnels)  # a mine is no tunnel here (SCY-R33)
    if op == OP_CONTROL_FACTORY:
        return p.controlled(seat) >> p.box.factory & 1
    if op == OP_POWER_RANK_FIRST:
        return 1 if p.power[seat] == max(p.power) else 0
    return p.retreats if seat == p.turn else 0


def _measure_tracks(p: ScythePosition, seat: int, op: int) -> int:
    if op == OP_POWER:
        return p.power[seat]
    if op == OP_POPULARITY:
        return p.popularity[seat]
    if op == OP_COINS:
        return p.coins[seat]
    return len(p.zones[OWN_CARD + seat])


def _measure_mats(p: ScythePosition, seat: int, op: int) -> int:
    if op == OP_WORKERS:
        return p.workers_out(seat)
    if op == OP_MECHS:
        return p.mechs_out(seat)
    if op == OP_STRUCTURES:
        return p.structures_out(seat)
    if op == OP_RECRUITS:
        return bit_count(p.recruits[seat])
    if op == OP_UPGRADES:
        return bit_count(p.cubes[seat])
    return 1 if p.workers_out(seat) == bit_count(p.recruits[seat]) else 0


def _measure_places(p: ScythePosition, seat: int, op: int, operand: int) -> int:
    """Conditions about one territory or about all resources; bases never count (SCY-R64)."""
    if op == OP_CONTROLLED_RESOURCES_EACH_TYPE:
        return min(p.resources(seat))
    if op == OP_CONTROLLED_RESOURCES_ONE_TYPE:
        return max(p.resources(seat))
    if op == OP_ONE_TERRITORY_OWN_PIECES:
        return _most_pieces(p, seat)
    if op == OP_ONE_TERRITORY_GROUP:
        return _tokens_with_group(p, seat)
    best = 0
    mask = p.controlled(seat)
    while mask:
        tokens = p.tokens_at(low_bit(mask))
        mask &= mask - 1
        if min(tokens) >= operand:
            best = max(best, sum(tokens))
    return best


def _tokens_with_group(p: ScythePosition, seat: int) -> int:
    """Tokens on a controlled territory with the character, exactly one mech and one worker."""
    place = p.hero_at[seat]
    if not p.controlled(seat) >> place & 1 or p.workers_at(seat, place) != 1 or p.mechs_on(seat, place) != 1:
        return 0
    return sum(p.tokens_at(place))


def _most_pieces(p: ScythePosition, seat: int) -> int:
    """Own pieces on one territory: character, workers, mechs, structure (SCY-R36)."""
    best = 0
    built = p.built[seat]
    mask = (p.present[seat] | built) & LAND
    while mask:
        place = low_bit(mask)
        mask &= mask - 1
        count = p.workers_at(seat, place) + (built >> place & 1)
        if p.fighting[seat] >> place & 1:
            count += p.fighters_at(seat, place)
        best = max(best, count)
    return best


def _best_shore(p: ScythePosition, seat: int) -> int:
    """Controlled territories around one lake, the lake not counted (SCY-R35)."""
    best = 0
    controlled = p.controlled(seat)
    lakes = p.box.lakes
    while lakes:
        around = p.box.adjacent[low_bit(lakes)]
        lakes &= lakes - 1
        best = max(best, bit_count(controlled & around))
    return best


def number(p: ScythePosition, action: int) -> int:
    """The objective that an action of either verb reveals."""
    box = p.box
    return action - (box.reveal_0 if action < box.reveal_at_end_0 else box.reveal_at_end_0)


def revealable(p: ScythePosition, seat: int, last: int) -> list[int]:
    """Held objectives that may be revealed now, in fixed order; those of the end of the turn by the verb `last`."""
    box = p.box
    found: list[int] = []
    for card in p.zones[GOALS + seat]:
        objective = card - box.objective_0
        verb = last if box.goal_at_end[objective] else box.reveal_0
        if verb >= 0 and met(p, seat, objective):
            found.append(verb + objective)
    if len(found) > 1:
        found.sort()
    return found


def why_not(p: ScythePosition, seat: int, action: int, last: int) -> int:
    objective = number(p, action)
    if not p.can_score_goal(seat):
        return NO_MORE_OBJECTIVES
    if p.where[p.box.objective_0 + objective] != GOALS + seat:
        return NOT_YOUR_OBJECTIVE
    verb = last if p.box.goal_at_end[objective] else p.box.reveal_0
    if verb < 0 or (verb == p.box.reveal_at_end_0 and action < verb):
        return OBJECTIVE_AT_END
    return OBJECTIVE_NOT_MET if action == verb + objective else OTHER_QUESTION


def reveal(p: ScythePosition, seat: int, objective: int) -> None:
    """Star at once; the cards go under the deck, Saxony keeps the other one (SCY-294, SCY-204, SCY-R62)."""
    card = p.box.objective_0 + objective
    p.move(card, OBJECTIVE_DECK, ALL, bottom=True)
    if p.faction[seat] != SAXONY:
        while p.zones[GOALS + seat]:
            p.move(p.zones[GOALS + seat][-1], OBJECTIVE_DECK, only(seat), bottom=True)
    tell(p, (E_OBJECTIVE, ALL, seat, objective))
    if stars.add_star(p, seat, S_OBJECTIVE):
        stars.end(p)
