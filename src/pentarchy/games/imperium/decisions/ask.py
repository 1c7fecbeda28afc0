"""«Choose one» as Imperium has it (IMP-138, IMP-168, IMP-R8)."""

from __future__ import annotations

from pentarchy.games.imperium.position import ImperiumPosition
from pentarchy.kernel.position import ACTOR, WIDTH, Position
from pentarchy.kernel.program import (
    ASK_FORM,
    CHOOSE_FIRST,
    COMPLETE,
    HOPEFUL,
    PRIVATE,
    RUN_PC,
    RUN_SOURCE,
    SURE,
    AskChoose,
)


class AskOption(AskChoose):
    """An option whose mandatory steps can be carried out completely; if there is none, any option.

    The question is answered by the engine only where everybody can see that a single option is left.
    """

    def run(self, p: Position) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[ACTOR]
        hoped = self._eligible(p, seat, HOPEFUL)
        if len(hoped) == 1 and self._eligible(p, seat, SURE) == hoped:
            self.apply(p, seat, hoped[0])
        else:
            p.ask(seat)

    def _eligible(self, p: ImperiumPosition, seat: int, mode: int) -> list[int]:
        at = p.stack[ASK_FORM]
        source = p.stack[RUN_SOURCE - WIDTH]
        first = p.box.option_0 + p.box.first_option[at]
        found: list[int] = []
        for k in range(p.options(at)):
            if p.leads(p.code[at + CHOOSE_FIRST + k], -1, seat, source, mode, COMPLETE):
                found.append(first + k)
        return found

    def legal(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, ImperiumPosition)
        found = self._eligible(p, seat, PRIVATE)
        if found:
            return found
        at = p.stack[ASK_FORM]
        first = p.box.option_0 + p.box.first_option[at]
        return [first + k for k in range(p.options(at))]

    def apply(self, p: Position, seat: int, action: int) -> None:
        assert isinstance(p, ImperiumPosition)
        at = p.stack[ASK_FORM]
        p.pop()
        p.stack[RUN_PC] = p.code[at + CHOOSE_FIRST + action - p.box.option_0 - p.box.first_option[at]]
