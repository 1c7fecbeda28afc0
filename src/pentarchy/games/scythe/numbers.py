"""Numbers of frames, refusals, events and ends. Written by `make declared` from names.py; do not edit."""

from __future__ import annotations

from typing import Final

# Kinds of frames, each with its places in the stack.
TURN: Final = 0
TURN_KIND: Final = 0
TURN_ACTOR: Final = 1
TURN_STAGE: Final = 2
"""How far the turn is (AT_SECTION, …)."""
TURN_SECTION: Final = 3
"""The section of this turn, -1 before it is chosen."""
TURN_CHARGED: Final = 4
"""1 once its player has charged somebody with delay."""
TURN_PURSE: Final = 5
"""1 + the stage at which the purse was opened last, 0 if not yet in this turn."""
OFFER: Final = 1
OFFER_GOOD: Final = -6
"""What is offered."""
OFFER_AMOUNT: Final = -5
"""How many."""
OFFER_PLACE: Final = -4
"""Where resources and workers go."""
GAINS: Final = 2
GAINS_NEXT: Final = -6
"""Where in `box.gains` the next gain stands."""
GAINS_END: Final = -5
"""Where the gains end."""
GAINS_PLACE: Final = -4
"""The place of the gains, -1 for the normal rules (SCY-R26)."""
TOKENS: Final = 3
TOKENS_LEFT: Final = -6
"""How many are still to be placed."""
TOKENS_PLACE: Final = -5
"""Where, -1 while it is to be chosen."""
DO_PRODUCE: Final = 4
DO_PRODUCE_LEFT: Final = -6
"""Territories that may still produce."""
DO_PRODUCE_WITH_MILL: Final = -5
"""1 if the mill produces as well."""
DO_PRODUCE_DONE: Final = -4
"""Territories produced on, as a mask: each once per action."""
DO_MOVE: Final = 5
DO_MOVE_LEFT: Final = -6
"""Movements left."""
DO_MOVE_STEPS: Final = -5
"""Steps of a movement."""
DO_MOVE_FAST: Final = -4
"""Steps of a movement with Speed."""
DO_MOVE_BEGUN: Final = -3
"""1 once every unit is rested."""
MOVEMENT: Final = 6
MOVEMENT_UNIT: Final = -6
"""The unit that moves."""
MOVEMENT_PLACE: Final = -5
"""Where it is."""
MOVEMENT_STEPS: Final = -4
"""Steps left."""
MOVEMENT_PASSENGERS: Final = -3
"""Workers on board: those that may still move + MOVED_PASSENGER * those that have moved."""
MOVEMENT_TOKENS: Final = -2
"""Resource tokens on board, COUNT_BITS bits for each kind."""
MOVEMENT_HANDLED: Final = -1
"""Cargo loaded and, CARGO bits higher, unloaded at this stop; MOVED after the first step."""
AFTER_MOVE: Final = 7
AFTER_MOVE_STAGE: Final = -6
"""What is looked for now: combats, the encounter, a Factory card."""
COMBAT: Final = 8
COMBAT_PLACE: Final = -6
"""Where."""
COMBAT_STAGE: Final = -5
"""How far the combat is."""
COMBAT_DEFENDER: Final = -4
"""The seat attacked; the actor attacks."""
COMBAT_WINNER: Final = -3
"""Who has won."""
COMBAT_LOSER_FOUGHT: Final = -2
"""1 if the loser used any power (SCY-257)."""
COMBAT_RETREATING: Final = -1
"""Workers of the loser on the territory."""
DO_ARTILLERY: Final = 9
DO_ARTILLERY_OPPONENT: Final = -6
"""Who loses power."""
BRIBES: Final = 10
BRIBES_ASKED: Final = -6
"""Seats already asked, those that are not to be asked among them."""
DIALS: Final = 11
DIALS_PLACE: Final = -6
"""Where."""
DIALS_DEFENDER: Final = -4
"""The seat attacked."""
RETREAT: Final = 12
RETREAT_PLACE: Final = -6
"""Where from."""
RETREAT_LAKES: Final = -5
"""Lakes to which a mech of this territory has gone, as a mask."""
ENCOUNTER: Final = 13
ENCOUNTER_DRAWN: Final = -6
"""1 when the card is drawn."""
ENCOUNTER_USED: Final = -5
"""Options used, as bits."""
ENCOUNTER_ENOUGH: Final = -4
"""1 when no more is wanted."""
TAKE_CARD: Final = 14
TAKE_CARD_LOOKED: Final = -6
"""1 after the look."""
CARD_TOP: Final = 15
CARD_TOP_STAGE: Final = -6
"""0 before the cost is paid."""
PAY_CARD: Final = 16
BOTTOM: Final = 17
BOTTOM_ACTION: Final = -6
"""Which bottom action."""
BOTTOM_STAGE: Final = -5
"""How far it is."""
BOTTOM_COINS: Final = -4
"""1 to take the coins."""
BOTTOM_ENTITLED: Final = -3
"""Seats that had the ongoing bonus before the action, as bits (SCY-R10)."""
PAY: Final = 18
PAY_RESOURCE: Final = -6
"""Of which kind."""
PAY_LEFT: Final = -5
"""Tokens still to be paid."""
DO_UPGRADE: Final = 19
DO_DEPLOY: Final = 20
DO_DEPLOY_PLACE: Final = -6
"""The territory of an encounter, -1 for the normal rule."""
DO_BUILD: Final = 21
DO_BUILD_PLACE: Final = -6
"""The territory of an encounter, -1 for the normal rule."""
DO_ENLIST: Final = 22
DELAY: Final = 23
DELAY_ACCUSER: Final = -6
"""Who has charged."""

# Operations of card programs, each with its operands.
OP_CONTROL_TERRAIN: Final = 0
OP_CONTROL_TUNNELS: Final = 1
OP_CONTROL_FACTORY: Final = 2
OP_POWER_RANK_FIRST: Final = 3
OP_FORCED_WORKER_RETREAT_THIS_TURN: Final = 4
OP_POWER: Final = 5
OP_POPULARITY: Final = 6
OP_COINS: Final = 7
OP_FACTORY_CARD: Final = 8
OP_WORKERS: Final = 9
OP_MECHS: Final = 10
OP_STRUCTURES: Final = 11
OP_RECRUITS: Final = 12
OP_UPGRADES: Final = 13
OP_WORKERS_EQUAL_RECRUITS: Final = 14
OP_ONE_TERRITORY_RESOURCES: Final = 15
OP_ONE_TERRITORY_OWN_PIECES: Final = 16
OP_ONE_TERRITORY_GROUP: Final = 17
OP_CONTROLLED_RESOURCES_EACH_TYPE: Final = 18
OP_CONTROLLED_RESOURCES_ONE_TYPE: Final = 19
OP_CONTROL_ADJACENT_TO_FACTORY: Final = 20
OP_CONTROL_AROUND_ONE_LAKE: Final = 21
OP_COMBAT_CARDS_IN_HAND: Final = 22
OP_COMBAT_STARS: Final = 23

# Refusals; the first three are common to all games.
NOT_YOUR_TURN: Final = 1
OTHER_QUESTION: Final = 2
GAME_OVER: Final = 3
SAME_SECTION: Final = 4
NO_FACTORY_CARD: Final = 5
CANNOT_PAY: Final = 6
NOT_THIS_ACTION: Final = 7
TOO_MUCH: Final = 8
NOT_YOUR_OBJECTIVE: Final = 9
OBJECTIVE_NOT_MET: Final = 10
OBJECTIVE_AT_END: Final = 11
NO_MORE_OBJECTIVES: Final = 12
NO_BRIBES: Final = 13
BAD_GIFT: Final = 14
NO_UNIT_THERE: Final = 15
UNIT_HAS_MOVED: Final = 16
UNIT_STUCK: Final = 17
NOT_ADJACENT: Final = 18
RIVER: Final = 19
LAKE_CLOSED: Final = 20
BASE_CLOSED: Final = 21
WORKER_MEETS_ENEMY: Final = 22
LEFT_ON_LAKE: Final = 23
NOT_HERE: Final = 24
NOT_CONTROLLED: Final = 25
ONLY_MECHS_CARRY: Final = 26
ALREADY_HANDLED: Final = 27
MUST_MOVE: Final = 28
NO_COMBAT_THERE: Final = 29
DIAL_TOO_HIGH: Final = 30
DIAL_FIRST: Final = 31
NO_SUCH_CARD: Final = 32
NO_RETREAT_THERE: Final = 33
OPTION_USED: Final = 34
MUST_CHOOSE: Final = 35
CARD_NOT_THERE: Final = 36
NOTHING_TO_PRODUCE: Final = 37
PRODUCED_ALREADY: Final = 38
NO_MORE_TERRITORIES: Final = 39
NEEDS_WORKER: Final = 40
CUBE_MOVED: Final = 41
COST_SPACE_FULL: Final = 42
MECH_NOT_YOURS: Final = 43
MECH_DEPLOYED: Final = 44
NOT_ON_LAKE: Final = 45
NOT_ON_BASE: Final = 46
STRUCTURE_BUILT: Final = 47
STRUCTURE_THERE: Final = 48
RECRUIT_TAKEN: Final = 49
BONUS_TAKEN: Final = 50
NO_TOKEN_THERE: Final = 51
NO_COERCION: Final = 52
MUST_PAY: Final = 53
ONLY_THERE: Final = 54
NO_WORKERS_LEFT: Final = 55
NO_DELAY_PENALTY: Final = 56
NO_CHARGE: Final = 57
GIVES_NOTHING: Final = 58
PURSE_CLOSED: Final = 59

# Events.
E_SEAT: Final = 0
E_TILE: Final = 1
E_SECTION: Final = 2
E_SKIPPED: Final = 3
E_GAINED: Final = 4
E_DREW: Final = 5
E_PAID: Final = 6
E_PAID_TOKENS: Final = 7
E_PAID_CARD: Final = 8
E_TOKEN: Final = 9
E_PLACED: Final = 10
E_WORKERS: Final = 11
E_MOVED: Final = 12
E_CARRIED: Final = 13
E_DISPLACED: Final = 14
E_COMBAT: Final = 15
E_ARTILLERY: Final = 16
E_DISARMED: Final = 17
E_SCOUTED: Final = 18
E_DIAL: Final = 19
E_PLAYED: Final = 20
E_WON: Final = 21
E_RETREATED: Final = 22
E_ENCOUNTER: Final = 23
E_CHOSE: Final = 24
E_FACTORY: Final = 25
E_UPGRADED: Final = 26
E_DEPLOYED: Final = 27
E_BUILT: Final = 28
E_ENLISTED: Final = 29
E_BOTTOM: Final = 30
E_OBJECTIVE: Final = 31
E_STAR: Final = 32
E_GAVE: Final = 33
E_TRIAL_SCORE: Final = 34
E_WENT_BACK: Final = 35
E_LOST: Final = 36
E_CHARGED: Final = 37
E_DENIED: Final = 38

# Reasons of the end.
END_SIXTH_STAR: Final = 1
