"""How good a position is for a seat: points, what network and labour will still bring, and how much time is left."""

from __future__ import annotations

import math
from typing import Final

from pentarchy.games.inca_empire import scoring
from pentarchy.games.inca_empire.position import (
    INCA,
    PEOPLE,
    POINT_WORDS,
    SAPA_INCA,
    IncaPosition,
)

LABOUR: Final = 0.75
"""Points that a labour token can become while there are turns to spend it in."""
SPEND: Final = 4
"""Labour that a turn can usefully spend: more than this for each turn left is worth nothing."""
SITE: Final = 0.5
"""Worth of reaching a free building site, for each turn left up to a few."""
CITY: Final = 1.5
"""Free city sites count for so many garrison sites."""
LASTING: Final = 0.3
"""What a free site is worth more for each Sapa Inca phase that is left."""
TEMPLE_POINT: Final = 0.1
"""What a city without a temple is worth more for each point that a temple would score there."""
FRONTIER: Final = 0.3
"""Worth of reaching an unconquered region."""
POINT: Final = 0.1
"""Worth of a connected point while roads can still be built."""
TURNS: Final = 5
"""A prospect is used within so many turns."""
LOWEST: Final = -1000.0
"""Below every worth."""
SCALE_END: Final = 3.0
SCALE_TURN: Final = 0.9
"""Points of lead that change the odds by a factor of e: at the end, and for each turn that is left."""


def judgement(p: IncaPosition, seat: int) -> float:
    """About the chance to win, 0 to 1, from the lead over the best rival."""
    if p.over:
        return 1.0 if p.rank[0] == seat else 0.0
    values = worths(p)
    best = LOWEST
    for other in range(p.players):
        if other != seat and values[other] > best:
            best = values[other]
    scale = SCALE_END + SCALE_TURN * phases_left(p, PEOPLE)
    return 1.0 / (1.0 + math.exp(-(values[seat] - best) / scale))


def phases_left(p: IncaPosition, kind: int) -> int:
    """Phases of a kind from now on, the present one included."""
    count = 0
    for column in range(p.column, len(p.box.phases)):
        phases = p.box.phases[column]
        for k in range(p.phase if column == p.column else 0, len(phases)):
            if phases[k] == kind:
                count += 1
    return count


def worths(p: IncaPosition) -> list[float]:
    """Points and prospects of every seat."""
    scorings = phases_left(p, SAPA_INCA)
    turns = phases_left(p, PEOPLE)
    incomes = phases_left(p, INCA)
    if p.box.phases[p.column][p.phase] == INCA:
        incomes -= 1  # it has been paid: nobody is asked inside an Inca phase
    found: list[float] = []
    for seat in range(p.players):
        value = float(p.score[seat]) + scorings * scoring.sapa_inca_points(p, seat)
        labour = p.labour[seat] + incomes * scoring.labour_income(p, seat)
        value += LABOUR * min(labour, SPEND * turns)
        value += min(turns, TURNS) / TURNS * _prospects(p, seat, scorings)
        found.append(value)
    return found


def _prospects(p: IncaPosition, seat: int, scorings: int) -> float:
    """What lies within reach: free sites, cities without a temple, unconquered regions, open points."""
    box = p.box
    reached = p.reached[seat]
    free = reached & ~(p.cities | p.garrisons | p.temples)
    garrisons = (free & box.garrison_sites).bit_count()
    value = SITE * (garrisons + CITY * (free & box.city_sites).bit_count()) * (1 + LASTING * scorings)
    hosts = reached & p.cities & ~p.temples
    if hosts:
        for point in box.sites:
            if hosts & box.site_bit[point]:
                value += SITE * (1 + TEMPLE_POINT * box.temple_vp[point])
    value += FRONTIER * (p.near[seat] & p.unconquered).bit_count()
    points = 0
    for k in range(seat * POINT_WORDS, (seat + 1) * POINT_WORDS):
        points += p.net[k].bit_count()
    return value + POINT * points
