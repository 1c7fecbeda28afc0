"""Numbers of frames, refusals, events and ends. Written by `make declared` from names.py; do not edit."""

from __future__ import annotations

from typing import Final

# Kinds of frames, each with its places in the stack.
GAME: Final = 0
GAME_STAGE: Final = -6
"""How far the set-up is: DEALING, LAYING, BEGINNING."""
PICK: Final = 1
PICK_PICKS: Final = -6
"""How many tiles have been picked."""
LAY: Final = 2
LAY_LAID: Final = -6
"""How many seats have laid their second tile."""
TURN: Final = 3
TURN_KIND: Final = 0
TURN_ACTOR: Final = 1
TURN_STAGE: Final = 2
"""How far the turn is: OPENING, ATTACHING, CLOSING."""
TOKEN: Final = 4
RAVAGE: Final = 5
BUY: Final = 6
GET: Final = 7
GET_TILE: Final = -6
"""The tile on which the coin is laid."""
JOIN: Final = 8
SETTLE: Final = 9
SETTLE_MASTER: Final = -6
"""The master that is laid."""
ATTACH: Final = 10
PLACE: Final = 11
PLACE_TILE: Final = -6
"""The tile that is attached."""
AGREE: Final = 12
LAST: Final = 13
LAST_DONE: Final = -6
"""How many seats have laid their last masters."""

# Refusals; the first three are common to all games.
NOT_YOUR_TURN: Final = 1
OTHER_QUESTION: Final = 2
GAME_OVER: Final = 3
NOT_IN_DRAFT: Final = 4
NOT_BESIDE_FIRST: Final = 5
STACK_EMPTY: Final = 6
END_TOO_SOON: Final = 7
END_REFUSED: Final = 8
NO_SUCH_TOKEN: Final = 9
NOTHING_TO_RAVAGE: Final = 10
NOTHING_TO_BUY: Final = 11
NO_CORNER: Final = 12
NO_TILE_FOR_MASTER: Final = 13
NOT_A_RIVALS_TILE: Final = 14
PROTECTED: Final = 15
ALREADY_RAVAGED: Final = 16
NOT_FOR_SALE: Final = 17
PRODUCES_NOTHING: Final = 18
COIN_LIES_THERE: Final = 19
OTHER_PRODUCT: Final = 20
NO_FOUR_TILES: Final = 21
CART_LIES_THERE: Final = 22
NOT_OWN_TILE: Final = 23
OTHER_MASTER: Final = 24
MASTER_LIES_THERE: Final = 25
MASTER_ON_RAVAGED: Final = 26
NOT_OPEN: Final = 27
NO_PLACE: Final = 28
MUST_ATTACH: Final = 29
MUST_DRAW: Final = 30
NATURE_EMPTY: Final = 31
OCCUPIED: Final = 32
NOT_BESIDE: Final = 33
RESOURCE_MISSING: Final = 34
ONE_EACH: Final = 35
NOT_REPLACEABLE: Final = 36

# Events.
E_FIRST: Final = 0
E_PICKED: Final = 1
E_LAID: Final = 2
E_CLEARED: Final = 3
E_OPENED: Final = 4
E_RAVAGED: Final = 5
E_BOUGHT: Final = 6
E_JOINED: Final = 7
E_SETTLED: Final = 8
E_DREW: Final = 9
E_ATTACHED: Final = 10
E_REPLACED: Final = 11
E_PASSED: Final = 12
E_TOKEN: Final = 13
E_MASTER: Final = 14
E_COINS: Final = 15
E_PROPOSED: Final = 16
E_AGREED: Final = 17
E_REFUSED: Final = 18
E_SCORED: Final = 19

# Reasons of the end.
END_PRIZES_GONE: Final = 1
END_STACKS_GONE: Final = 2
END_AGREED: Final = 3
