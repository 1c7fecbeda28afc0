"""Gifts of coins (SCY-298 to SCY-302, SCY-R5), behind the option `bribes`."""

from __future__ import annotations

from pentarchy.games.scythe.decisions.kinds import (
    BAD_GIFT,
    E_GAVE,
    GIFTS,
    NO_BRIBES,
    OTHER_QUESTION,
    SEATS,
    Question,
    tell,
    within,
)
from pentarchy.games.scythe.position import ScythePosition
from pentarchy.kernel.position import ACTOR, ALL, R1


def possible(p: ScythePosition, seat: int) -> bool:
    return p.box.bribes and p.coins[seat] > 0


def gifts(p: ScythePosition, seat: int) -> list[int]:
    """One to ten coins to anybody else; larger gifts are made of several."""
    options: list[int] = []
    most = min(GIFTS, p.coins[seat])
    for other in range(p.players):
        if other != seat:
            for coins in range(1, most + 1):
                options.append(p.box.give_0 + other * GIFTS + coins - 1)
    return options


def why_not(p: ScythePosition, seat: int, action: int) -> int:
    return BAD_GIFT if p.box.bribes else NO_BRIBES


def give(p: ScythePosition, seat: int, action: int) -> None:
    """A gift is immediate, open and binds nobody."""
    other = (action - p.box.give_0) // GIFTS
    coins = (action - p.box.give_0) % GIFTS + 1
    p.coins[seat] -= coins
    p.coins[other] += coins
    tell(p, (E_GAVE, ALL, seat, other, coins))


class Bribes(Question):
    """Before the dials are set everybody in turn may give coins (SCY-302). R1: seats already asked."""

    def run(self, p: ScythePosition) -> None:
        asked = p.stack[R1]
        if asked == p.players:
            p.pop()
            return
        seat = p.stack[ACTOR]
        if p.coins[seat] == 0:
            self._on(p, seat)
        else:
            p.actor = seat

    def _on(self, p: ScythePosition, seat: int) -> None:
        p.stack[R1] += 1
        p.stack[ACTOR] = p.seat_after(seat)

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        return [p.box.pass_0, *gifts(p, seat)]

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        return BAD_GIFT if within(action, p.box.give_0, SEATS * GIFTS) else OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        if action == p.box.pass_0:
            self._on(p, seat)
        else:
            give(p, seat, action)
