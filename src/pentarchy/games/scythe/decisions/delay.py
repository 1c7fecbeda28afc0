"""Delay of the game (SCY-340, SCY-R65), behind the option `delay_penalty`.

The engine has no clock and cannot tell why somebody pauses, so the players say it: who begins a turn may charge the
player before with delay, and that player admits or denies.
"""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.decisions.base import Question, lose_popularity, tell
from pentarchy.games.scythe.numbers import (
    DELAY,
    DELAY_ACCUSER,
    E_CHARGED,
    E_DENIED,
    NO_CHARGE,
    NO_DELAY_PENALTY,
    TURN_CHARGED,
)
from pentarchy.games.scythe.position import ScythePosition
from pentarchy.kernel.position import ALL

PENALTY: Final = 2
"""Popularity."""


def possible(p: ScythePosition) -> bool:
    """One charge per turn; before the first turn nobody has delayed anything."""
    return p.box.delay_penalty and p.turns > 1 and p.stack[TURN_CHARGED] == 0


def why_not(p: ScythePosition) -> int:
    return NO_CHARGE if p.box.delay_penalty else NO_DELAY_PENALTY


def charge(p: ScythePosition, seat: int) -> None:
    p.stack[TURN_CHARGED] = 1
    accused = p.seat_before(seat)
    tell(p, (E_CHARGED, ALL, seat, accused))
    p.push(DELAY, accused, seat)


class Delay(Question):
    """The accused admits the delay and loses popularity, or denies it."""

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        return [p.box.deny_0, p.box.admit_0]

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        accuser = p.stack[DELAY_ACCUSER]
        p.pop()
        if action == p.box.admit_0:
            lose_popularity(p, seat, PENALTY)
        else:
            tell(p, (E_DENIED, ALL, seat, accuser))
