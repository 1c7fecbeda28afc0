"""Numbers of frames, refusals, events and ends. Written by `make declared` from names.py; do not edit."""

from __future__ import annotations

from typing import Final

# Kinds of frames, each with its places in the stack.
COURSE: Final = 0
COURSE_BEGUN: Final = -6
"""Has the present phase begun?"""
PLACE: Final = 1
PLACE_PLACED: Final = -6
"""How many players have placed their card of this phase."""
PLACE_TAKEN: Final = -5
"""Places of the sectors that have their card of this phase, as bits."""
PEOPLE_PHASE: Final = 2
PEOPLE_PHASE_TURNS: Final = -6
"""How many turns have begun."""
TURN: Final = 3
TURN_STATE: Final = -6
"""What has been begun and finished, as bits: ROADS, IMPROVEMENT and so on."""
TURN_ROADS_LEFT: Final = -5
"""Roads that the build-roads action still allows."""
TURN_WILD_LEFT: Final = -4
"""Of these and of additional roads, how many may be wild (INC-106)."""
TURN_CONQUESTS_LEFT: Final = -3
"""Conquests that Rapid Expansion still adds (INC-120)."""
TURN_GARRISONS_LEFT: Final = -2
"""Garrisons that Mass Construction still adds (INC-119)."""
TURN_TERRACES_LEFT: Final = -1
"""Terraces that Skilled Surveyors still add (INC-112)."""
EXTRA_ROADS: Final = 4
EXTRA_ROADS_LEFT: Final = -6
"""Roads that may still be built."""
EXTRA_ROADS_BUILT: Final = -5
"""How many have been built."""

# Refusals; the first three are common to all games.
NOT_YOUR_TURN: Final = 1
OTHER_QUESTION: Final = 2
GAME_OVER: Final = 3
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
END_LATE_EMPIRE_ENDED: Final = 1
END_PIZARRO_ARRIVED: Final = 2
