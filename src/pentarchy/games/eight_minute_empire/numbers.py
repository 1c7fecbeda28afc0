"""Numbers of frames, refusals, events and ends. Written by `make declared` from names.py; do not edit."""

from __future__ import annotations

from typing import Final

# Kinds of frames, each with its places in the stack.
GAME: Final = 0
GAME_KIND: Final = 0
GAME_ACTOR: Final = 1
GAME_STAGE: Final = 2
"""How far the game is."""
BID: Final = 1
NEUTRAL: Final = 2
TURN: Final = 3
TURN_KIND: Final = 8
TURN_ACTOR: Final = 9
TURN_LEFT: Final = 10
"""Armies, steps or cities that may still be placed, made or founded."""
TURN_CARD: Final = 11
"""The card taken in this turn, or NO_CARD."""
TURN_BEGUN: Final = 12
"""Deeds of a card with two that are already begun, as bits; 0 outside."""
CHOOSE: Final = 4
DO_RECRUIT: Final = 5
DO_MARCH: Final = 6
DO_VOYAGE: Final = 7
DO_CITY: Final = 8
DO_DESTROY: Final = 9

# Refusals; the first three are common to all games.
NOT_YOUR_TURN: Final = 1
OTHER_QUESTION: Final = 2
GAME_OVER: Final = 3
BID_TOO_HIGH: Final = 4
NOT_IN_ROW: Final = 5
TOO_EXPENSIVE: Final = 6
DEED_NOT_ON_CARD: Final = 7
NO_RECRUITING_THERE: Final = 8
NO_ARMY_THERE: Final = 9
NOT_ADJACENT: Final = 10
ONLY_BY_SEA: Final = 11
NO_ARMY_FOR_CITY: Final = 12
NO_SUCH_ARMY: Final = 13

# Events.
E_GAME: Final = 0
E_BID: Final = 1
E_FIRST: Final = 2
E_TOOK: Final = 3
E_RECRUITED: Final = 4
E_MOVED: Final = 5
E_FOUNDED: Final = 6
E_DESTROYED: Final = 7
E_DESTROYED_NEUTRAL: Final = 8
E_STOPPED: Final = 9
E_ROW: Final = 10
E_NEUTRAL: Final = 11
E_SCORED: Final = 12
E_YOUTH: Final = 13

# Reasons of the end.
END_CARDS_COLLECTED: Final = 1
