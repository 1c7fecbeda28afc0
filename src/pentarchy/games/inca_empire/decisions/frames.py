"""Numbers that the decisions share: kinds of frames, refusals, events, registers."""

from __future__ import annotations

from typing import Final

from pentarchy.games.inca_empire.position import IncaPosition

# Kinds of frames.
COURSE: Final = 0
PLACE: Final = 1
PEOPLE_PHASE: Final = 2
TURN: Final = 3
EXTRA_ROADS: Final = 4

# Refusals; 1 to 3 are the kernel's.
OTHER_QUESTION: Final = 2
CARD_NOT_IN_HAND: Final = 4
SECTOR_TAKEN: Final = 5
SECTOR_OF_OTHER_SIDE: Final = 6
NO_LINE: Final = 7
LINE_TAKEN: Final = 8
NOT_CONNECTED: Final = 9
ENDS_UNCONQUERED: Final = 10
NO_WILD_ROAD: Final = 11
LINE_IS_FREE: Final = 12
WILD_IMPOSSIBLE: Final = 13
WILD_TOO_LONG: Final = 14
WILD_CROSSES: Final = 15
ACTION_FINISHED: Final = 16
ROADS_USED_UP: Final = 17
IMPROVEMENT_DONE: Final = 18
GIVEN_UP: Final = 19
NO_CITY_SITE: Final = 20
NO_GARRISON_SITE: Final = 21
SITE_NOT_REACHED: Final = 22
SITE_UNCONQUERED: Final = 23
TOO_EXPENSIVE: Final = 24
NO_CITY_THERE: Final = 25
TEMPLE_STANDS: Final = 26
ECLIPSE: Final = 27
NO_FREE_TOKEN: Final = 28
NOT_UNCONQUERED: Final = 29
REGION_NOT_REACHED: Final = 30
NO_RAPID_EXPANSION: Final = 31
NO_MAIN_OUTPOST: Final = 32
NO_GARRISON_THERE: Final = 33
NO_PILGRIMAGE_CARD: Final = 34
NO_PILGRIMAGE_TEMPLE: Final = 35
ONE_PILGRIMAGE: Final = 36
NOTHING_TO_SKIP: Final = 37
NO_ROAD_POSSIBLE: Final = 38
ROAD_PAID_FOR: Final = 39

# Events.
E_PHASE: Final = 0
E_COLOUR: Final = 1
E_INCOME: Final = 2
E_HELP: Final = 3
E_ORDER: Final = 4
E_PLACED: Final = 5
E_DREW: Final = 6
E_RESHUFFLED: Final = 7
E_REVEALED: Final = 8
E_SUPPORT: Final = 9
E_DESTROYED: Final = 10
E_ROAD: Final = 11
E_WILD: Final = 12
E_TURNED: Final = 13
E_CITY: Final = 14
E_GARRISON: Final = 15
E_TEMPLE: Final = 16
E_UPGRADED: Final = 17
E_CONQUERED: Final = 18
E_TERRACE: Final = 19
E_ADDITIONAL: Final = 20
E_PILGRIMAGE: Final = 21
E_ENDED: Final = 22
E_SCORED: Final = 23
E_RETURNED: Final = 24
E_MARKER: Final = 25
E_ARRIVAL: Final = 26

# Reasons of the end.
LATE_EMPIRE_ENDED: Final = 1
PIZARRO_ARRIVED: Final = 2

# What a player has begun and finished in the own turn, as bits of a TURN frame.
ROADS: Final = 1
IMPROVEMENT: Final = 2
ROADS_CLOSED: Final = 4
IMPROVEMENT_CLOSED: Final = 8
PILGRIMAGE: Final = 16
MAIN: Final = 32
"""The improvement itself is done; only what Sun cards add to it may follow."""


def tell(p: IncaPosition, event: tuple[int, ...]) -> None:
    if p.sink is not None:
        p.sink.append(event)
