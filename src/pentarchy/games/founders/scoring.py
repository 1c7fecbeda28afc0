"""Points and ranking (FND-87 to FND-92)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.founders.position import (
    BOUGHT,
    HAND,
    KINDS,
    MASTER,
    MASTERED,
    MASTERS,
    PRIZE,
    RAVAGED,
    REALM,
    REPLACED,
    FoundersPosition,
    coins_on,
)

PRIZE_POINTS: Final = 0
MASTER_POINTS: Final = 1
TOKEN_POINTS: Final = 2
REPLACED_POINTS: Final = 3
"""Where in a `breakdown` the points lie."""


def masters_laid(p: FoundersPosition, seat: int) -> int:
    """Masters in a state that are not ravaged (FND-56, FND-80)."""
    found = 0
    for tile in p.zones[REALM + seat]:
        if p.mark[tile] & (MASTERED | RAVAGED) == MASTERED:
            found += 1
    return found


def breakdown(p: FoundersPosition, seat: int) -> list[int]:
    """Points for prize tiles, masters, tokens in hand and replaced tiles, in one pass over the state.

    Ravaged tiles give none, nor do masters on them (FND-55, FND-56, FND-80, FND-87); coins on own tiles are taken
    before tokens are counted (FND-69, FND-89).
    """
    box = p.box
    mark_of, points_of = p.mark, box.points
    prizes, masters = 0, 0
    tokens = len(p.zones[HAND + seat])
    for kind in range(KINDS):
        tokens += p.tokens[seat * KINDS + kind]
    for tile in p.zones[REALM + seat]:
        mark = mark_of[tile]
        if not mark & RAVAGED:
            prizes += points_of[tile]
            if mark & MASTERED:
                masters += 1
        if mark & BOUGHT:
            tokens += coins_on(mark)
    replaced = box.replaced_points * len(p.zones[REPLACED + seat])
    return [prizes, box.master_points * masters, box.token_points * tokens, replaced]


def total(p: FoundersPosition, seat: int) -> int:
    """All points."""
    return sum_of(breakdown(p, seat))


def sum_of(parts: list[int]) -> int:
    """The sum of a `breakdown`."""
    return parts[PRIZE_POINTS] + parts[MASTER_POINTS] + parts[TOKEN_POINTS] + parts[REPLACED_POINTS]


def gain_by_attaching(p: FoundersPosition, tile: int) -> int:
    """Points that a tile brings to whoever attaches it: its prize, and the token that a city tile gives (FND-36)."""
    kind = p.box.gives[tile]
    if kind < 0:
        return p.box.points[tile]
    left = len(p.zones[MASTERS]) if kind == MASTER else p.supply[kind]
    return p.box.points[tile] + (p.box.token_points if left else 0)


def loss_by_replacing(p: FoundersPosition, tile: int) -> int:
    """Points that replacing this tile costs its owner: the usual one, its prize and its master (FND-R12, FND-R13)."""
    lost = -p.box.replaced_points
    if not p.mark[tile] & RAVAGED:
        lost += p.box.points[tile]
        if p.mark[tile] & MASTERED:
            lost += p.box.master_points
    return lost


def points(p: FoundersPosition) -> list[int]:
    """Points of each seat, if the game ended now."""
    return [total(p, seat) for seat in range(p.players)]


def prize_tiles(p: FoundersPosition, seat: int) -> int:
    """Prize tiles in a state, ravaged ones too (FND-R20)."""
    found = 0
    for tile in p.zones[REALM + seat]:
        if p.box.stack[tile] == PRIZE:
            found += 1
    return found


def ranking_keys(p: FoundersPosition) -> list[list[int]]:
    """Points, then prize tiles (FND-91, FND-92)."""
    total = points(p)
    return [[total[seat], prize_tiles(p, seat)] for seat in range(p.players)]
