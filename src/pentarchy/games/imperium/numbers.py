"""Numbers of frames, refusals, events and ends. Written by `make declared` from names.py; do not edit."""

from __future__ import annotations

from typing import Final

# Kinds of frames, each with its places in the stack.
GAME: Final = 0
GAME_STAGE: Final = -6
"""How far it is."""
GAME_COUNT: Final = -5
"""Seats that have chosen a nation or had their turn."""
DRAFT_NATION: Final = 1
DRAFT_SIDE: Final = 2
TURN: Final = 3
TURN_STAGE: Final = -6
"""How far it is."""
ACT: Final = 4
REVOLTING: Final = 5
SWAP_NATION: Final = 6
SOLSTICES: Final = 7
SOLSTICES_DONE: Final = -6
"""How many seats are done."""
FINISH: Final = 8
FINISH_REASON: Final = -6
"""Why the game ends."""
FINISH_NEXT: Final = -5
"""Which of the cards with something to do before scoring is next."""
RUN: Final = 9
ASK_MAY: Final = 10
ASK_CHOOSE: Final = 11
PLAYING: Final = 12
PLAYING_CARD: Final = -6
"""The card that is played."""
PLAYING_IMMUNE: Final = -5
"""Seats that have defended, as bits."""
PLAYING_COUNTS: Final = -4
"""Cards abandoned, returned and discarded and tokens paid, one byte each."""
PLAYING_MOVED: Final = -3
"""The last card moved + 1, above it the icons of own cards that were given up, as bits."""
PLAYING_NOTED: Final = -2
"""Declared suit and revealed card, or the tokens on a market card."""
PLAYING_STAGE: Final = -1
"""How far it is: defences, effects, where it goes."""
DEFEND: Final = 13
DEFEND_CARD: Final = -6
"""The attack."""
DEFEND_ROOT: Final = -5
"""Stack index of its frame."""
GIFT: Final = 14
GIFT_CARD: Final = -6
"""The attack."""
GIFT_ROOT: Final = -5
"""Stack index of its frame."""
GIFT_VICTIM: Final = -4
"""The owner of the Standing Army."""
ABILITY: Final = 15
ABILITY_SOURCE: Final = -6
"""The card whose effect it is."""
ABILITY_IMMUNE: Final = -5
"""Seats that have defended, as bits."""
ABILITY_COUNTS: Final = -4
"""Cards abandoned, returned and discarded and tokens paid, one byte each."""
ABILITY_MOVED: Final = -3
"""The last card moved + 1, above it the icons of own cards that were given up, as bits."""
ABILITY_NOTED: Final = -2
"""Declared suit and revealed card, or the tokens on a market card."""
ABILITY_TEXT: Final = -1
"""What kind of text it is."""
REACT: Final = 16
REACT_OCCASION: Final = -6
"""What has happened."""
REACT_CARD: Final = -5
"""To which card; or from which icons a gain comes, as bits."""
REACT_EXTRA: Final = -4
"""More about it: where the card came from, tokens on it, which deck."""
REACT_TRIGGERED: Final = -3
"""1 after the triggers."""
PICK: Final = 17
PICK_SELECT: Final = -6
"""Number of the selection."""
PICK_LEFT: Final = -5
"""How many cards are left to pick."""
PICK_DOING: Final = -4
"""What is done with them."""
PICK_OFFERED: Final = -3
"""1 when Step Pyramids has been offered."""
PICK_SOURCE: Final = -2
"""The card whose effect it is."""
PICK_ROOT: Final = -1
"""Stack index of the frame of the effect, which holds its results."""
PAY: Final = 18
PAY_MATERIAL: Final = -6
"""Due."""
PAY_POPULATION: Final = -5
"""Due."""
PAY_PROGRESS: Final = -4
"""Due."""
PAY_ACTION: Final = -3
"""Due."""
PAY_FOR_POPULATION: Final = -2
"""Progress that stands for population + 1, 0 before it is known."""
PAY_FOR_MATERIAL: Final = -1
"""Progress that stands for pairs of material + 1, 0 before it is known."""
DRAW: Final = 19
DRAW_LEFT: Final = -6
"""Cards left to draw."""
DRAW_LIMIT: Final = -6
"""The hand limit."""
DRAW_FLAGS: Final = -5
"""How the draw goes."""
DRAW_RESHUFFLED: Final = -4
"""1 after a reshuffle that is not yet used."""
DRAW_WANTED: Final = -3
"""1 when the player wants the next card."""
RESHUFFLE: Final = 20
RESHUFFLE_STAGE: Final = -6
"""How far it is."""
RESHUFFLE_DEVELOPMENTS: Final = -5
"""Cards that lay in the development area."""
DEVELOP: Final = 21
DEVELOP_FREE: Final = -6
"""1 without a price."""
DEVELOP_OPTIONAL: Final = -5
"""1 if it may be left."""
DEVELOP_CARD: Final = -4
"""The card that is being paid for + 1."""
ACQUIRE: Final = 22
ACQUIRE_AT: Final = -6
"""Where the operands of the operation stand in the code."""
ACQUIRE_CARD: Final = -5
"""The card to play at once + 1."""
ACQUIRE_ROOT: Final = -4
"""Stack index of the frame of the effect, which holds its results."""
DECLARE: Final = 23
DECLARE_AT: Final = -6
"""Where the suits stand in the code."""
DECLARE_BREAKING: Final = -5
"""1 for a break-through."""
DECLARE_ROOT: Final = -4
"""Stack index of the frame of the effect, which holds its results."""
BREAK: Final = 24
BREAK_AT: Final = -6
"""Where the operands of the operation stand in the code."""
BREAK_SUIT: Final = -5
"""The suit, as a bit."""
BREAK_ROOT: Final = -4
"""Stack index of the frame of the effect, which holds its results."""
LOOK: Final = 25
LOOK_DECK: Final = -6
"""Which deck."""
LOOK_N: Final = -5
"""How many cards; may still grow."""
LOOK_REACTED: Final = -4
"""1 after the reactions."""
TAKE_LOOKED: Final = 26
TAKE_LOOKED_LEFT: Final = -6
"""How many are left to take."""
PUT_BACK: Final = 27
PUT_BACK_LEFT: Final = -6
"""How many are left."""
FIND: Final = 28
FIND_AT: Final = -6
"""Where the operands of the operation stand in the code."""
GIVE: Final = 29
GIVE_AT: Final = -6
"""Where the operands of the operation stand in the code."""
GIVE_STEP: Final = -5
"""How many seats on the next one sits."""
GIVE_HURT: Final = -4
"""Seats that got a card that hurts, as bits."""
GIVE_SOURCE: Final = -3
"""The card whose effect it is."""
GIVE_ROOT: Final = -2
"""Stack index of the frame of the effect, which holds its results."""
PLACE: Final = 30
PLACE_RESOURCE: Final = -6
"""Which token."""
PLACE_N: Final = -5
"""How many."""
SWAP: Final = 31
SWAP_SLOT: Final = -6
"""The slot of the market card + 1, 0 before it is chosen."""
PAY_SOME: Final = 32
PAY_SOME_MOST: Final = -6
"""The most progress."""
PAY_SOME_ROOT: Final = -5
"""Stack index of the frame of the effect, which holds its results."""
ICON: Final = 33
ICON_TYPE: Final = -6
"""Which icon."""
COPY: Final = 34
COPY_SOURCE: Final = -6
"""The card that copies."""
TOP_CARD: Final = 35
TOKEN_BACK: Final = 36
TOKEN_BACK_LEFT: Final = -6
"""How many are left."""
TOKEN_BACK_SOURCE: Final = -5
"""The card just exhausted."""
HOST: Final = 37
HOST_AT: Final = -6
"""Where the operands of the operation stand in the code."""
HOST_CARD: Final = -5
"""The card to be garrisoned."""
HOST_ROOT: Final = -4
"""Stack index of the frame of the effect, which holds its results."""
FREE_PLAY: Final = 38
FREE_PLAY_AT: Final = -6
"""Where the operands of the operation stand in the code."""
DISCARDING: Final = 39

# Places that several kinds of frames have.
EFFECT_SOURCE: Final = -6
"""The card whose effect it is."""
EFFECT_IMMUNE: Final = -5
"""Seats that have defended, as bits."""
EFFECT_COUNTS: Final = -4
"""Cards abandoned, returned and discarded and tokens paid, one byte each."""
EFFECT_MOVED: Final = -3
"""The last card moved + 1, above it the icons of own cards that were given up, as bits."""
EFFECT_NOTED: Final = -2
"""Declared suit and revealed card, or the tokens on a market card."""

# Operations of card programs, each with its operands.
OP_GAIN: Final = 0
OP_GAIN_MATERIAL: Final = 0
"""How many."""
OP_GAIN_POPULATION: Final = 1
"""How many."""
OP_GAIN_PROGRESS: Final = 2
"""How many."""
OP_GAIN_ACTION: Final = 3
"""How many."""
OP_GAIN_PER: Final = 4
"""Number of a count, or -1."""
OP_PAY: Final = 1
OP_PAY_MATERIAL: Final = 0
"""How many."""
OP_PAY_POPULATION: Final = 1
"""How many."""
OP_PAY_PROGRESS: Final = 2
"""How many."""
OP_PAY_ACTION: Final = 3
"""How many."""
OP_PAY_UP_TO: Final = 4
"""1 for «up to»."""
OP_PAY_ALL: Final = 2
OP_PAY_ALL_RESOURCE: Final = 0
"""Which."""
OP_PAY_ALL_LEAST: Final = 1
"""There must be so many."""
OP_STEAL: Final = 3
OP_STEAL_MATERIAL: Final = 0
"""How many."""
OP_STEAL_POPULATION: Final = 1
"""How many."""
OP_STEAL_PROGRESS: Final = 2
"""How many."""
OP_STEAL_CONDITION: Final = 3
"""What must be true of the victim."""
OP_STEAL_FILTER: Final = 4
"""Number of a filter for that."""
OP_STEAL_UNABLE: Final = 5
"""Code for those who cannot pay, or -1."""
OP_PLACE: Final = 4
OP_PLACE_MATERIAL: Final = 0
"""How many."""
OP_PLACE_POPULATION: Final = 1
"""How many."""
OP_PLACE_PROGRESS: Final = 2
"""How many."""
OP_PLACE_HERE: Final = 3
"""1 on this card, 0 on a market card."""
OP_TAKE_TOKENS: Final = 5
OP_TAKE_TOKENS_RESOURCE: Final = 0
"""Which."""
OP_RETURN_EXHAUST: Final = 6
OP_RETURN_EXHAUST_N: Final = 0
"""How many."""
OP_DOUBLE_MARKET_TOKENS: Final = 7
OP_DOUBLE_MARKET_TOKENS_RESOURCE: Final = 0
"""Which."""
OP_DRAW: Final = 8
OP_DRAW_N: Final = 0
"""How many."""
OP_DRAW_FLAGS: Final = 1
"""How the draw goes."""
OP_DRAW_PER: Final = 2
"""Number of a count, or -1."""
OP_DRAW_TOP_THEN_PLACE: Final = 9
OP_DISCARD: Final = 10
OP_DISCARD_SELECT: Final = 0
"""Number of the selection."""
OP_DISCARD_DOING: Final = 1
"""What is done with the cards."""
OP_TO_HAND: Final = 11
OP_TO_HAND_SELECT: Final = 0
"""Number of the selection."""
OP_TO_HAND_DOING: Final = 1
"""What is done with the cards."""
OP_TO_DECK_TOP: Final = 12
OP_TO_DECK_TOP_SELECT: Final = 0
"""Number of the selection."""
OP_TO_DECK_TOP_DOING: Final = 1
"""What is done with the cards."""
OP_HISTORY: Final = 13
OP_HISTORY_SELECT: Final = 0
"""Number of the selection."""
OP_HISTORY_DOING: Final = 1
"""What is done with the cards."""
OP_SINK: Final = 14
OP_SINK_SELECT: Final = 0
"""Number of the selection."""
OP_SINK_DOING: Final = 1
"""What is done with the cards."""
OP_EXILE: Final = 15
OP_EXILE_SELECT: Final = 0
"""Number of the selection."""
OP_EXILE_DOING: Final = 1
"""What is done with the cards."""
OP_GARRISON: Final = 16
OP_GARRISON_SELECT: Final = 0
"""Number of the selection."""
OP_GARRISON_HOST: Final = 1
"""Filter of the host, or -1 for this card."""
OP_GARRISON_THEN: Final = 2
"""Code that follows, or -1."""
OP_TRIGGER_HOST_PLAY: Final = 17
OP_ABANDON: Final = 18
OP_ABANDON_SELECT: Final = 0
"""Number of the selection."""
OP_ABANDON_DOING: Final = 1
"""What is done with the cards."""
OP_RECALL: Final = 19
OP_RECALL_SELECT: Final = 0
"""Number of the selection."""
OP_RECALL_DOING: Final = 1
"""What is done with the cards."""
OP_ABANDON_RETURNING_GARRISONED_UNREST: Final = 20
OP_GIVE_EACH_OTHER: Final = 21
OP_GIVE_EACH_OTHER_SELECT: Final = 0
"""Number of the selection."""
OP_GIVE_EACH_OTHER_HURTING: Final = 1
"""Filter of cards that hurt, or -1."""
OP_GIVE_EACH_OTHER_THEN: Final = 2
"""Code for who gets one, or -1."""
OP_FIND: Final = 22
OP_FIND_FILTER: Final = 0
"""Number of a filter."""
OP_FIND_PLACES: Final = 1
"""As bits."""
OP_FIND_TO: Final = 2
"""Where it goes."""
OP_FIND_NAMED: Final = 3
"""1 if it names one card."""
OP_REVEAL_AND_HISTORY_ALL: Final = 23
OP_REVEAL_AND_HISTORY_ALL_FILTER: Final = 0
"""Number of a filter."""
OP_TAKE_UNREST: Final = 24
OP_TAKE_UNREST_N: Final = 0
"""How many."""
OP_TAKE_UNREST_TO_DECK: Final = 1
"""1 onto the draw deck instead of to hand."""
OP_RETURN_UNREST: Final = 25
OP_RETURN_UNREST_SELECT: Final = 0
"""Number of the selection."""
OP_RETURN_UNREST_DOING: Final = 1
"""What is done with the cards."""
OP_ACQUIRE: Final = 26
OP_ACQUIRE_SUITS: Final = 0
"""Suits, as bits."""
OP_ACQUIRE_TOKEN: Final = 1
"""Resource that must lie on the card, or -1."""
OP_ACQUIRE_FILTER: Final = 2
"""Number of a filter, or -1."""
OP_ACQUIRE_PLACES: Final = 3
"""Market and exile, as bits of places."""
OP_ACQUIRE_FREE: Final = 4
"""1 if it is played at once."""
OP_BREAK_THROUGH: Final = 27
OP_BREAK_THROUGH_SUITS: Final = 0
"""Suits, as bits."""
OP_BREAK_THROUGH_TOKEN: Final = 1
"""Resource that must lie on the card, or -1."""
OP_BREAK_THROUGH_FILTER: Final = 2
"""Number of a filter, or -1."""
OP_BREAK_THROUGH_PLACES: Final = 3
"""Market and exile, as bits of places."""
OP_BREAK_THROUGH_FREE: Final = 4
"""1 if it is played at once."""
OP_SWAP_EXILE_MARKET: Final = 28
OP_DECLARE_SUIT: Final = 29
OP_DECLARE_SUIT_SUITS: Final = 0
"""Suits, as bits."""
OP_REVEAL_MAIN: Final = 30
OP_REVEALED_TO: Final = 31
OP_REVEALED_TO_HAND: Final = 0
"""1 to hand, 0 to exile."""
OP_LOOK: Final = 32
OP_LOOK_DECK: Final = 0
"""Which deck."""
OP_LOOK_N: Final = 1
"""How many."""
OP_LOOK_MORE: Final = 33
OP_LOOK_MORE_N: Final = 0
"""How many."""
OP_TAKE_LOOKED: Final = 34
OP_TAKE_LOOKED_N: Final = 0
"""How many."""
OP_LOOKED_TO_BOTTOM: Final = 35
OP_SHUFFLE: Final = 36
OP_TAKE_FAME: Final = 37
OP_TAKE_FAME_N: Final = 0
"""How many."""
OP_NATION_TO_DISCARD: Final = 38
OP_NATION_TO_DISCARD_N: Final = 0
"""How many."""
OP_SWAP_HAND_NATION_TOP: Final = 39
OP_DEVELOP: Final = 40
OP_DEVELOP_FREE: Final = 0
"""1 without a price."""
OP_FREE_PLAY: Final = 41
OP_FREE_PLAY_SELECT: Final = 0
"""Number of the selection."""
OP_FREE_PLAY_ANY_STATE: Final = 1
"""1 if the state icon does not matter."""
OP_FREE_PLAY_FROM_DISCARD: Final = 2
"""1 from the discard pile."""
OP_PLAY_CARD: Final = 42
OP_PLAY_CARD_SELECT: Final = 0
"""Number of the selection."""
OP_PLAY_CARD_ANY_STATE: Final = 1
"""1 if the state icon does not matter."""
OP_PLAY_CARD_FROM_DISCARD: Final = 2
"""1 from the discard pile."""
OP_COPY_EXHAUST: Final = 43
OP_TURN_EFFECT: Final = 44
OP_TURN_EFFECT_TYPE: Final = 0
"""Icon that counts as production, or -1 for Combs."""
OP_DISCARD_FEWER: Final = 45
OP_DISCARD_FEWER_N: Final = 0
"""How many."""
OP_DISCARD_INSTEAD: Final = 46
OP_TRIGGER_GAME_END: Final = 47
OP_PUT_INTO_PLAY_THIS: Final = 48
OP_FLIP_THIS: Final = 49
OP_REPLACE_THIS: Final = 50
OP_FLIP_STATE: Final = 51
OP_FLIP_STATE_STATE: Final = 0
"""To which."""
OP_QUEST_TO_HAND: Final = 52
OP_QUEST_AND_NATION_TO_DISCARD: Final = 53
OP_EXILE_IMPENDING_QUEST: Final = 54
OP_EXILE_IMPENDING_QUEST_SELECT: Final = 0
"""Number of the selection."""
OP_EXILE_IMPENDING_QUEST_DOING: Final = 1
"""What is done with the cards."""

# Refusals; the first three are common to all games.
NOT_YOUR_TURN: Final = 1
OTHER_QUESTION: Final = 2
GAME_OVER: Final = 3
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
OPTION_IMPOSSIBLE: Final = 17
NATION_TAKEN: Final = 18
TOO_MANY: Final = 19
NOT_DEVELOPABLE: Final = 20
WRONG_SUIT: Final = 21
NO_DECK: Final = 22
WRONG_SPLIT: Final = 23
NO_DEFENCE: Final = 24
NOT_LOOKED_AT: Final = 25
NO_TOKEN_THERE: Final = 26
NO_SOLSTICE: Final = 27
POINTLESS: Final = 28
EQUAL_UNREST: Final = 29

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

# Reasons of the end.
END_MAIN_DECK: Final = 1
END_DEVELOPMENT: Final = 2
END_KING_OF_KINGS: Final = 3
END_ZENITH: Final = 4
END_GRAAL: Final = 5
END_SHANGRI_LA: Final = 6
END_COLLAPSE: Final = 7
