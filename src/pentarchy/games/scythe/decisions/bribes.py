"""Gifts of coins (SCY-298 to SCY-302, SCY-R5), behind the option `allow_bribes`.

Nobody is asked for the sake of a gift, save once before the dials of a combat: on the own turn the purse is an entry of
questions that are asked anyway.
"""

from __future__ import annotations

from pentarchy.games.scythe.decisions.base import GIFTS, Question, tell, within
from pentarchy.games.scythe.numbers import (
    BAD_GIFT,
    BRIBES,
    BRIBES_ASKED,
    E_GAVE,
    NO_BRIBES,
    OTHER_QUESTION,
    PURSE_CLOSED,
    TURN_PURSE,
)
from pentarchy.games.scythe.position import SEATS, ScythePosition
from pentarchy.kernel.position import ACTOR, ALL


def possible(p: ScythePosition, seat: int, stage: int) -> bool:
    """Once at each stage of the turn, so that opening and closing the purse has an end."""
    return p.box.bribes and p.coins[seat] > 0 and p.stack[TURN_PURSE] != stage + 1


def why_not(p: ScythePosition, seat: int, action: int) -> int:
    """Why not in a question of the turn."""
    if not p.box.bribes:
        return NO_BRIBES
    if within(action, p.box.give_0, SEATS * GIFTS):
        return OTHER_QUESTION
    return BAD_GIFT if p.coins[seat] == 0 else PURSE_CLOSED


def open_purse(p: ScythePosition, seat: int, stage: int) -> None:
    """The active player asks to give coins and is the only one who is asked."""
    p.stack[TURN_PURSE] = stage + 1
    p.push(BRIBES, seat, p.players - 1)


def gifts(p: ScythePosition, seat: int) -> list[int]:
    """One to ten coins to anybody else; larger gifts are made of several."""
    options: list[int] = []
    most = min(GIFTS, p.coins[seat])
    for other in range(p.players):
        if other != seat:
            for coins in range(1, most + 1):
                options.append(p.box.give_0 + other * GIFTS + coins - 1)
    return options


class Bribes(Question):
    """A purse is open. Before the dials are set everybody in turn may give coins (SCY-302)."""

    def run(self, p: ScythePosition) -> None:
        asked = p.stack[BRIBES_ASKED]
        if asked == p.players:
            p.pop()
            return
        seat = p.stack[ACTOR]
        if p.coins[seat] == 0:
            self._on(p, seat)
        else:
            p.actor = seat

    def _on(self, p: ScythePosition, seat: int) -> None:
        p.stack[BRIBES_ASKED] += 1
        p.stack[ACTOR] = p.seat_after(seat)

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        return [p.box.pass_0, *gifts(p, seat)]

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        return BAD_GIFT if within(action, p.box.give_0, SEATS * GIFTS) else OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        """A gift is immediate, open and binds nobody."""
        if action == p.box.pass_0:
            self._on(p, seat)
            return
        other = (action - p.box.give_0) // GIFTS
        coins = (action - p.box.give_0) % GIFTS + 1
        p.coins[seat] -= coins
        p.coins[other] += coins
        tell(p, (E_GAVE, ALL, seat, other, coins))
