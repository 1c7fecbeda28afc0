"""How good a position is for a seat: points, what network and labour will still bring, and how much time is left."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pentarchy.games.inca_empire import scoring
from pentarchy.games.inca_empire.decisions.roads import any_road
from pentarchy.games.inca_empire.numbers import (
    EXTRA_ROADS,
    EXTRA_ROADS_LEFT,
    TURN,
    TURN_ROADS_LEFT,
    TURN_STATE,
    TURN_WILD_LEFT,
)
from pentarchy.games.inca_empire.position import (
    HAND,
    IMPROVEMENT_CLOSED,
    INCA,
    MAIN,
    PAIR,
    PEOPLE,
    POINT_WORDS,
    ROADS_CLOSED,
    SAPA_INCA,
    IncaPosition,
)
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.position import ACTOR, KIND, Position
from pentarchy.kernel.values import Judge, Sum, Values, same, same_words

TERMS: Final = (
    "score",
    "sapa_inca",
    "labour",
    "garrison_sites",
    "city_sites",
    "temple_sites",
    "frontier",
    "points",
    "sun",
    "turn",
)
"""Terms of the judgement."""

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
ROAD_LEFT: Final = 0.5
"""Worth of a free road that can still be built in the turn that is going on."""
IMPROVEMENT_LEFT: Final = 1.5
"""Worth of the improvement that is still to come in it."""
OF_SUN: Final[tuple[float, ...]] = (
    *(0.8, 0.3, 0.6, -0.4, 0.3, -0.4, 0.3, 0.8, 0.4),
    *(-0.4, 0.8, 0.5, 0.6, -1.0, -2.0, 0.8, 0.6),
)
"""What each change by a Sun card is worth to a seat that it touches, in the order of M_ROADS to M_PILGRIMAGES."""
TURNS: Final = 5
"""A prospect is used within so many turns."""
PHASE_KINDS: Final = 4
SCALE_END: Final = 3.0
SCALE_TURN: Final = 0.9
"""Points of lead that change the odds by a factor of e: at the end, and for each turn that is left."""


class Outlook:
    """What is the same for all seats: how much of the game is left, and what that makes of points and prospects."""

    scorings: int
    turns: int
    incomes: int
    """Phases of each kind from now on, the present one included."""
    scale: float
    """Points of lead that change the odds by a factor of e."""
    near: float
    """What a prospect counts for."""

    def __init__(self, p: IncaPosition) -> None:
        left = phases_left(p)
        self.scorings = left[SAPA_INCA]
        self.turns = left[PEOPLE]
        self.incomes = left[INCA]
        if p.box.phases[p.column][p.phase] == INCA:
            self.incomes -= 1  # it has been paid: nobody is asked inside an Inca phase
        self.scale = SCALE_END + SCALE_TURN * self.turns
        self.near = min(self.turns, TURNS) / TURNS / self.scale


class IncaJudge(Judge):
    last: IncaPosition | None
    outlook: Outlook
    sun: list[float]

    def __init__(self, values: Values, rules: Any = None) -> None:
        super().__init__(values, rules)
        self.last = None
        self.sun = []

    def judgement(self, p: Position, seat: int) -> float:
        assert isinstance(p, IncaPosition)
        if p.over:
            return 1.0 if p.rank[0] == seat else 0.0
        if p is not self.last:
            self._look(p)
        return self.values.chance(self.strengths, seat)

    def _look(self, p: IncaPosition) -> None:
        """Work out the strengths, but for seats that stand as in the last position."""
        last = self.last
        self.last = p
        if last is None or last.box is not p.box or last.column != p.column or last.phase != p.phase:
            self.outlook = Outlook(p)
            self.sun = _sun(p)
            self.strengths = [hand(p, k, self.outlook, self.sun[k], self.values).total for k in range(p.players)]
            return
        sun = self.sun if _same_sun(last, p) else _sun(p)
        for seat in range(p.players):
            if sun[seat] != self.sun[seat] or not _stands(last, p, seat):
                self.strengths[seat] = hand(p, seat, self.outlook, sun[seat], self.values).total
        self.sun = sun


def _same_sun(last: IncaPosition, p: IncaPosition) -> bool:
    """Do the same Sun cards lie in all sectors?"""
    for zone in range(HAND + p.players, HAND + 2 * p.players):
        if last.zones[zone] is not p.zones[zone]:
            return False
    return last.seat_of is p.seat_of


def _stands(last: IncaPosition, p: IncaPosition, seat: int) -> bool:
    """Does a seat stand as in the last position, by all that its terms are made of but outlook and Sun cards?"""
    if last.stack[ACTOR] == seat or p.stack[ACTOR] == seat:
        return False
    if (
        last.score[seat] != p.score[seat]
        or last.labour[seat] != p.labour[seat]
        or last.terraces[seat] != p.terraces[seat]
        or last.near[seat] & last.unconquered != p.near[seat] & p.unconquered
    ):
        return False
    reached = p.reached[seat]
    if (
        last.reached[seat] != reached
        or reached & (last.cities ^ p.cities | last.garrisons ^ p.garrisons | last.temples ^ p.temples)
        or not same_words(last.net, p.net, seat * POINT_WORDS, POINT_WORDS)
    ):
        return False
    types = len(p.box.resistance)
    return same(last.won, p.won, seat * types, types)


def judgement(p: IncaPosition, seat: int, values: Values) -> float:
    """About the chance to win, 0 to 1."""
    return IncaJudge(values).judgement(p, seat)


def terms(p: IncaPosition, seat: int, values: Values) -> list[float]:
    """What each named term gives a seat; their sum is its strength."""
    return hand(p, seat, Outlook(p), _sun(p)[seat], values, keep=True).shares()


def phases_left(p: IncaPosition) -> list[int]:
    """By kind: phases from now on, the present one included."""
    found = [0] * PHASE_KINDS
    first = p.phase
    for column in range(p.column, len(p.box.phases)):
        phases = p.box.phases[column]
        for k in range(first, len(phases)):
            found[phases[k]] += 1
        first = 0
    return found


def hand(p: IncaPosition, seat: int, outlook: Outlook, sun: float, values: Values, keep: bool = False) -> Sum:
    """The terms of a seat, in the order of TERMS."""
    found = Sum(values.weights, keep)
    scale = outlook.scale
    labour = p.labour[seat] + outlook.incomes * scoring.labour_income(p, seat)
    found.add(p.score[seat] / scale)
    found.add(outlook.scorings * scoring.sapa_inca_points(p, seat) / scale)
    found.add(LABOUR * min(labour, SPEND * outlook.turns) / scale)
    _add_prospects(p, seat, outlook, found)
    found.add(outlook.near * sun)
    found.add(_turn(p, seat) / scale)
    return found


def _add_prospects(p: IncaPosition, seat: int, outlook: Outlook, to: Sum) -> None:
    """What lies within reach: free sites, cities without a temple, unconquered regions, open points."""
    box = p.box
    near = outlook.near
    reached = p.reached[seat]
    free = reached & ~(p.cities | p.garrisons | p.temples)
    site = SITE * (1 + LASTING * outlook.scorings)
    points = 0
    for k in range(seat * POINT_WORDS, (seat + 1) * POINT_WORDS):
        points += bit_count(p.net[k])
    to.add(near * (site * bit_count(free & box.garrison_sites)))
    to.add(near * (CITY * site * bit_count(free & box.city_sites)))
    to.add(near * _temples(p, reached & p.cities & ~p.temples))
    to.add(near * (FRONTIER * bit_count(p.near[seat] & p.unconquered)))
    to.add(near * (POINT * points))


def _temples(p: IncaPosition, hosts: int) -> float:
    """What cities without a temple promise; sites as bits."""
    box = p.box
    found = 0.0
    left: i64 = hosts
    site = 0
    while left:
        if left & 1:
            found += SITE * (1 + TEMPLE_POINT * box.temple_vp[box.sites[site]])
        left >>= 1
        site += 1
    return found


def _sun(p: IncaPosition) -> list[float]:
    """Of every seat: what the Sun cards in its two sectors are worth to it, turned up or not."""
    box = p.box
    found = [0.0] * p.players
    for place in range(p.players):
        worth = 0.0
        for card in p.zones[HAND + p.players + place]:
            changes = box.mods[box.card_kind[card]]
            for k in range(0, len(changes), PAIR):
                worth += OF_SUN[changes[k]] * changes[k + 1]
        for colour in box.beside[place]:
            found[p.seat_of[colour]] += worth
    return found


def _turn(p: IncaPosition, seat: int) -> float:
    """What the turn that is going on still holds: a step of the other action ends the one before (INC-64)."""
    if p.stack[ACTOR] != seat:
        return 0.0
    kind = p.stack[KIND]
    if kind == EXTRA_ROADS:
        return ROAD_LEFT * p.stack[EXTRA_ROADS_LEFT]
    if kind != TURN:
        return 0.0
    state = p.stack[TURN_STATE]
    value = 0.0
    if not state & ROADS_CLOSED and any_road(p, seat, p.stack[TURN_WILD_LEFT]):
        value += ROAD_LEFT * p.stack[TURN_ROADS_LEFT]
    if not state & (IMPROVEMENT_CLOSED | MAIN):
        value += IMPROVEMENT_LEFT
    return value
