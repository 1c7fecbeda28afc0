"""Numbers shared by all decisions of Imperium: kinds of frames, refusals, events; and how events are told."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.position import ImperiumPosition
from pentarchy.kernel.position import Decision

# Kinds of frames.
GAME: Final = 0
DRAFT_NATION: Final = 1
DRAFT_SIDE: Final = 2
TURN: Final = 3
ACT: Final = 4
REVOLTING: Final = 5
SWAP_NATION: Final = 6
SOLSTICES: Final = 7
FINISH: Final = 8
RUN: Final = 9
ASK_MAY: Final = 10
ASK_CHOOSE: Final = 11
PLAYING: Final = 12
DEFEND: Final = 13
GIFT: Final = 14
ABILITY: Final = 15
REACT: Final = 16
PICK: Final = 17
PAY: Final = 18
DRAW: Final = 19
RESHUFFLE: Final = 20
DEVELOP: Final = 21
ACQUIRE: Final = 22
DECLARE: Final = 23
BREAK: Final = 24
LOOK: Final = 25
TAKE_LOOKED: Final = 26
PUT_BACK: Final = 27
FIND: Final = 28
GIVE: Final = 29
PLACE: Final = 30
SWAP: Final = 31
PAY_SOME: Final = 32
ICON: Final = 33
COPY: Final = 34
TOP_CARD: Final = 35
TOKEN_BACK: Final = 36
HOST: Final = 37
FREE_PLAY: Final = 38
DISCARDING: Final = 39

KINDS: Final = 40

# Refusals; 1 to 3 are the kernel's.
OTHER_QUESTION: Final = 2
NOT_IN_HAND: Final = 4
NO_ACTION: Final = 5
WRONG_STATE: Final = 6
UNPLAYABLE: Final = 7
REQUIREMENT: Final = 8
CANNOT_PAY: Final = 9
ONCE_PER_TURN: Final = 10
NO_EXHAUST: Final = 11
EXHAUSTED: Final = 12
NO_ABILITY: Final = 13
NOTHING_TO_DO: Final = 14
NOT_SELECTABLE: Final = 15
NOT_IN_MARKET: Final = 16
HAS_TOKENS: Final = 17
OPTION_IMPOSSIBLE: Final = 18
MUST_CHOOSE: Final = 19
NATION_TAKEN: Final = 20
TOO_MANY: Final = 21
NOT_DEVELOPABLE: Final = 22
WRONG_SUIT: Final = 23
NO_DECK: Final = 24
WRONG_SPLIT: Final = 25
NO_DEFENCE: Final = 26
NOT_LOOKED_AT: Final = 27
NO_TOKEN_THERE: Final = 28
NO_SOLSTICE: Final = 29
NO_GARRISON: Final = 30
POINTLESS: Final = 31

# Events.
E_FIRST: Final = 0
E_NATION: Final = 1
E_ROUND: Final = 2
E_TURN: Final = 3
E_ACTIVATE: Final = 4
E_INNOVATE: Final = 5
E_REVOLT: Final = 6
E_SOLSTICE: Final = 7
E_PLAYED: Final = 8
E_EXHAUSTED: Final = 9
E_GAINED: Final = 10
E_PAID: Final = 11
E_STOLE: Final = 12
E_DREW: Final = 13
E_DISCARDED: Final = 14
E_TOOK_UNREST: Final = 15
E_RETURNED_UNREST: Final = 16
E_ACQUIRED: Final = 17
E_BROKE: Final = 18
E_EXILED: Final = 19
E_MARKET: Final = 20
E_HISTORY: Final = 21
E_SUNK: Final = 22
E_GARRISONED: Final = 23
E_ABANDONED: Final = 24
E_RECALLED: Final = 25
E_DEVELOPED: Final = 26
E_NATION_CARD: Final = 27
E_EMPIRE: Final = 28
E_RESHUFFLED: Final = 29
E_TO_TOP: Final = 30
E_TO_HAND: Final = 31
E_GAVE: Final = 32
E_LOOKED: Final = 33
E_TOOK_FAME: Final = 34
E_FOUND: Final = 35
E_DEFENDED: Final = 36
E_PLACED: Final = 37
E_TRIGGERED: Final = 38
E_COLLAPSE: Final = 39
E_KING: Final = 40
E_SCORED: Final = 41
E_JOURNEY: Final = 42
E_SWAPPED: Final = 43
E_REVEALED: Final = 44
E_DECLARED: Final = 45
E_ICON: Final = 46
E_QUEST: Final = 47
E_TOKEN_BACK: Final = 48
E_PUT_IN_PLAY: Final = 49
E_GIFT: Final = 50
E_BOTTOM: Final = 51
E_EXCHANGED: Final = 52
E_WITH_UNREST: Final = 53
E_SOLSTICE_CARD: Final = 54
E_UNREST_COUNT: Final = 55


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
