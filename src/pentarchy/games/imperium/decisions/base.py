"""What all decisions of Imperium share: how events are told, how questions are refused."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.numbers import OTHER_QUESTION
from pentarchy.games.imperium.position import ImperiumPosition
from pentarchy.kernel.position import Decision

NOTHING: Final = -1000
"""No argument of an event."""


def tell(
    p: ImperiumPosition,
    kind: int,
    audience: int,
    a: int = NOTHING,
    b: int = NOTHING,
    c: int = NOTHING,
    d: int = NOTHING,
) -> None:
    """Write an event, if anybody listens: its kind, who may know it all, and its arguments."""
    if p.sink is not None:
        rest = [value for value in (a, b, c, d) if value != NOTHING]
        p.sink.append((kind, audience, *rest))


class Ask(Decision[ImperiumPosition]):
    """A question whose refusals are found by looking at its list; `why` says what else is wrong.

    Whether a question is put is decided in `run` by public knowledge, so none is answered by the engine on its own.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, forced=False)

    def refuse(self, p: ImperiumPosition, seat: int, action: int) -> int:
        if action in p.legal(seat):
            return 0
        return self.why(p, seat, action)

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return OTHER_QUESTION

    def picked(self, p: ImperiumPosition, action: int, reason: int) -> int:
        """The reason for a card that cannot be picked, else that another question is asked."""
        return reason if p.box.pick_0 <= action < p.box.pick_0 + p.box.cards else OTHER_QUESTION
