"""Random play on bare positions, without records or events: for search, rough guesses and measurement.

Compiled with the engine: only ints, lists and positions here. The generator is a 30-bit linear one whose state is one
digit of a Python integer and whose products stay inside machine integers; it is good enough to wander with, not to
deal with.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarchy.kernel.position import KIND, LANES, NOBODY, Position, first_open

_FACTOR: Final = 1664525
_STEP: Final = 1013904223
_MASK: Final = 0x3FFFFFFF


def play_out(p: Position, seed: int, limit: int) -> int:
    """Random answers until the game is over or `limit` decisions were made; how many were made."""
    state: i64 = seed & _MASK
    stack = p.stack
    decisions = p.decisions
    for made in range(limit):
        seat = p.actor
        state = (state * _FACTOR + _STEP) & _MASK
        if seat < 0:
            if p.over:
                return made
            seat = first_open(p)
            options = p.legal(seat)
            p.apply(seat, options[(state >> 8) % len(options)])
            continue
        # What `legal` and `apply` of a position do, without remembering the list for a second call.
        decision = decisions[stack[KIND]]
        known = p.memo
        if known is None:
            known = decision.legal(p, seat)
        else:
            p.memo = None
        p.actor = NOBODY
        decision.apply(p, seat, known[(state >> 8) % len(known)])
        if p.actor == NOBODY:
            p.advance()
    return limit


def finish_lanes(p: Position, points: int, seed: int) -> None:
    """Random answers until the choice that was open at this number of points is revealed."""
    state: i64 = seed & _MASK
    # The reveal counts as a point; a next simultaneous choice may be open right behind it.
    while p.actor == LANES and p.points == points:
        seat = first_open(p)
        options = p.legal(seat)
        state = (state * _FACTOR + _STEP) & _MASK
        p.apply(seat, options[(state >> 8) % len(options)])


def clone_often(p: Position, times: int) -> None:
    """Copies, thrown away at once."""
    for _ in range(times):
        p.clone()
