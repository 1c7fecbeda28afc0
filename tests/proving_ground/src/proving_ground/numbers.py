"""Numbers of frames, refusals, events and ends. Written by `make declared` from names.py; do not edit."""

from __future__ import annotations

from typing import Final

# Kinds of frames, each with its places in the stack.
ROUND: Final = 0
ROUND_NEXT: Final = -6
"""The next seat."""
ROUND_FOUGHT: Final = -5
"""Has the duel been fought?"""
TURN: Final = 1
TURN_LEFT: Final = -6
"""Actions left."""
DUEL: Final = 2
RUN: Final = 3
MAY: Final = 4
CHOOSE: Final = 5
EFFECT: Final = 6
EFFECT_SOURCE: Final = -6
"""The card whose effect this is."""
EFFECT_IMMUNE: Final = -5
"""Result: seats that warded the attack off, as bits."""
EFFECT_ROBBED: Final = -4
"""Result: coins taken so far."""
ARRANGE: Final = 7
ARRANGE_LEFT: Final = -6
"""Cards still to be placed."""
RECIPIENT: Final = 8
GIVE: Final = 9
GIVE_TO: Final = -6
"""To whom."""
DEFEND: Final = 10
DEFEND_ASKED: Final = -6
"""Seats still to be asked, as bits."""
DEFEND_ROOT: Final = -5
"""Where the effect lies."""
SHOW: Final = 11
SHOW_VALUE: Final = -6
"""The least value."""
DISCARDING: Final = 12
DISCARDING_LEFT: Final = -6
"""Cards still to be picked."""
DISCARDING_PICKED: Final = -5
"""The cards picked so far, as bits."""
PAY: Final = 13
PAY_COIN: Final = -6
"""Coins due."""
PAY_GRAIN: Final = -5
"""Grain due."""
PAY_FREE: Final = -4
"""Parts of the price that are not chosen yet."""
FREE: Final = 14

# Operations of card programs, each with its operands.
OP_GAIN: Final = 0
OP_GAIN_WHAT: Final = 0
"""Coins or grain."""
OP_GAIN_N: Final = 1
"""How many."""
OP_LOSE: Final = 1
OP_LOSE_N: Final = 0
"""How many."""
OP_DRAW: Final = 2
OP_DRAW_N: Final = 0
"""How many."""
OP_LOOK: Final = 3
OP_LOOK_N: Final = 0
"""How many."""
OP_GIVE: Final = 4
OP_DISCARD: Final = 5
OP_DISCARD_N: Final = 0
"""How many."""
OP_SHOW: Final = 6
OP_SHOW_VALUE: Final = 0
"""The least value."""
OP_PAY: Final = 7
OP_PAY_COIN: Final = 0
"""Coins."""
OP_PAY_GRAIN: Final = 1
"""Grain."""
OP_PAY_ANY: Final = 2
"""Parts that may be either."""
OP_SCORE: Final = 8
OP_SCORE_N: Final = 0
"""Points."""
OP_DOOM: Final = 9
OP_DOOM_N: Final = 0
"""How much nearer it comes."""
OP_PLAY_FREE: Final = 10
OP_UNDER_DECK: Final = 11

# Refusals; the first three are common to all games.
NOT_YOUR_TURN: Final = 1
OTHER_QUESTION: Final = 2
GAME_OVER: Final = 3
NOT_IN_HAND: Final = 4
TOO_DEAR: Final = 5
NOTHING_TO_DRAW: Final = 6
HAND_FULL: Final = 7
BANK_EMPTY: Final = 8
NOT_LOOKED_AT: Final = 9
NOT_YOURSELF: Final = 10
NO_SHIELD: Final = 11
TOO_SMALL: Final = 12
NOT_POSSIBLE: Final = 13
REST_UNPAYABLE: Final = 14
PICKED_ALREADY: Final = 15
DIAL_TOO_HIGH: Final = 16
DIAL_FIRST: Final = 17
DIAL_SET: Final = 18
STAKES_FULL: Final = 19
STAKED_ALREADY: Final = 20

# Events.
E_ROUND: Final = 0
E_TOOK: Final = 1
E_DREW: Final = 2
E_PLAYED: Final = 3
E_LOOKED: Final = 4
E_GAVE: Final = 5
E_SHOWED: Final = 6
E_DEFENDED: Final = 7
E_DISCARDED: Final = 8
E_TUCKED: Final = 9
E_PAID: Final = 10
E_GAINED: Final = 11
E_LOST: Final = 12
E_SCORED: Final = 13
E_DOOM: Final = 14
E_DIALLED: Final = 15
E_STAKED: Final = 16
E_WON: Final = 17
E_PASSED: Final = 18

# Reasons of the end.
END_ROUNDS: Final = 1
END_TRIUMPH: Final = 2
END_DOOM: Final = 3
