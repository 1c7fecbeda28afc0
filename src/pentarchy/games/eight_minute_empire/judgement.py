"""How good a position is for a seat: points so far, what they will grow to, and what can still be bought."""

from __future__ import annotations

import math
from typing import Final

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.position import TAKEN, EmpirePosition
from pentarchy.kernel.geometry import bit_count

COIN: Final = 0.22
"""Worth of a coin while there are cards to buy."""
CITY: Final = 0.6
"""Worth of a city on the board beyond its piece: it opens its region for recruiting."""
PIECE: Final = 0.05
"""Worth of an army on the board beyond the regions it controls."""
SPREAD: Final = 0.12
"""Worth of being present in a region that nobody or somebody else controls."""
STEP: Final = 0.3
"""Worth of getting nearer to the next step of a good's table."""
SCALE: Final = 2.2
"""Points of lead that change the odds by a factor of e."""


def judgement(p: EmpirePosition, seat: int) -> float:
    """About the chance to win, 0 to 1, from the lead over the best rival."""
    values = worths(p)
    best = -1000.0
    for other in range(p.players):
        if other != seat and values[other] > best:
            best = values[other]
    if p.over:
        lead = values[seat] - best
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 1.0 / (1.0 + math.exp(-(values[seat] - best) / SCALE))


def worths(p: EmpirePosition) -> list[float]:
    """Points and prospects of every seat."""
    if p.over:
        return [float(key[0]) + 0.01 * key[1] for key in scoring.tie_break(p, p.past_points)]
    control = scoring.controlled(p)
    continents = scoring.continent_points(p, control)
    left = p.box.cards_to_collect[p.players] - len(p.zones[TAKEN])
    horizon = left / p.box.cards_to_collect[p.players]
    found: list[float] = []
    for seat in range(p.players):
        value = float(p.past_points[seat] + bit_count(control[seat]) + continents[seat])
        value += _goods(p, seat, control, horizon)
        value += COIN * horizon * min(p.coins[seat], 2 * left)
        value += horizon * (CITY * bit_count(p.with_city[seat]) + PIECE * (p.box.armies - p.supply[seat]))
        present = p.with_army[seat] | p.with_city[seat]
        value += SPREAD * horizon * bit_count(present)
        found.append(value)
    return found


def _goods(p: EmpirePosition, seat: int, control: list[int], horizon: float) -> float:
    """Points of goods now, and a share of the next step of each table."""
    counts = scoring.symbols_with_jokers(p, seat, control)
    value = 0.0
    for good in range(len(p.box.points)):
        table = p.box.points[good]
        have = counts[good]
        now = scoring.step_value(table, have)
        value += now
        for more in range(1, 4):
            gain = scoring.step_value(table, have + more) - now
            if gain > 0:
                value += STEP * horizon * gain / more * (have > 0)
                break
    return value
