"""The black Inca's way over the era track (INC-37 to INC-42), and the phases that run by themselves."""

from __future__ import annotations

from pentarchy.games.inca_empire import scoring
from pentarchy.games.inca_empire.numbers import (
    COURSE,
    COURSE_BEGUN,
    E_ARRIVAL,
    E_HELP,
    E_INCOME,
    E_MARKER,
    E_ORDER,
    E_PHASE,
    E_RETURNED,
    E_SCORED,
    END_LATE_EMPIRE_ENDED,
    END_PIZARRO_ARRIVED,
    PEOPLE_PHASE,
    PLACE,
)
from pentarchy.games.inca_empire.position import (
    DISCARD,
    G_SAPA_INCA,
    GIFT,
    HAND,
    INCA,
    MARKERS,
    MODS,
    PEOPLE,
    SUN,
    IncaPosition,
    tell,
)
from pentarchy.kernel.position import ALL, Decision


def begin(p: IncaPosition) -> None:
    """The game begins on the top space of the first column (INC-31)."""
    p.column = 0
    p.phase = 0
    p.push(COURSE, 0)


class Course(Decision[IncaPosition]):
    """One phase after the other."""

    def run(self, p: IncaPosition) -> None:
        if p.stack[COURSE_BEGUN] == 0:
            p.stack[COURSE_BEGUN] = 1
            self._begin_phase(p)
        else:
            p.stack[COURSE_BEGUN] = 0
            self._end_phase(p)

    def _begin_phase(self, p: IncaPosition) -> None:
        kind = p.box.phases[p.column][p.phase]
        if p.sink is not None:
            tell(p, (E_PHASE, ALL, p.box.column[p.column], kind))
        if kind == INCA:
            inca_phase(p)
        elif kind == SUN:
            set_turn_order(p)
            p.push(PLACE, 0)
        elif kind == PEOPLE:
            p.push(PEOPLE_PHASE, 0)
        else:
            sapa_inca_phase(p)

    def _end_phase(self, p: IncaPosition) -> None:
        """One space down, or to the top of the next column (INC-40); the end after the last one (INC-140)."""
        phases = p.box.phases[p.column]
        if p.box.markers and p.box.late[p.column] and phases[p.phase] == PEOPLE:
            turn_marker(p)
        p.phase += 1
        if p.phase == len(phases):
            if p.column + 1 == len(p.box.phases):
                p.phase -= 1
                p.end(END_PIZARRO_ARRIVED if p.box.markers else END_LATE_EMPIRE_ENDED)
                return
            p.column += 1
            p.phase = 0


def turn_marker(p: IncaPosition) -> None:
    """Turn up the invasion marker of this People phase (INC-144); at the Arrival only scoring is left (INC-145)."""
    markers = p.zones[MARKERS]
    marker = markers[p.turned]
    p.show(marker, ALL)
    p.turned += 1
    if marker == p.box.arrival:
        tell(p, (E_ARRIVAL, ALL))
        last = len(p.box.phases[p.column]) - 1
        p.phase = last - 1  # the Inca goes on to the last one, the Sapa Inca phase
    else:
        tell(p, (E_MARKER, ALL))
    if marker == p.box.arrival or p.turned == len(markers) - 1:
        for other in markers:  # everybody can tell what the rest must be
            p.show(other, ALL)


def inca_phase(p: IncaPosition) -> None:
    """Labour for everybody (INC-43 to INC-45), then help (INC-46 to INC-51)."""
    box = p.box
    for seat in range(p.players):
        labour = box.income[p.column] + scoring.labour_income(p, seat)
        p.labour[seat] += labour
        if p.sink is not None:
            tell(p, (E_INCOME, ALL, seat, labour))
    gifts = box.help[p.column]
    for k in range(0, len(gifts), GIFT):
        giver = p.rank[gifts[k]]
        receiver = p.rank[gifts[k + 1]]
        tokens = min(gifts[k + 2], p.labour[giver])  # no debts (INC-R8)
        p.labour[giver] -= tokens
        p.labour[receiver] += tokens
        tell(p, (E_HELP, ALL, giver, receiver, tokens))


def set_turn_order(p: IncaPosition) -> None:
    """The last place acts first (INC-52); on one space the inner figure acts earlier (INC-53)."""
    order: list[int] = []
    high = p.players
    while high > 0:
        low = high - 1
        while low > 0 and p.score[p.rank[low - 1]] == p.score[p.rank[high - 1]]:
            low -= 1
        order += p.rank[low:high]
        high = low
    p.order = order
    for place in range(p.players):
        if p.sink is not None:
            tell(p, (E_ORDER, ALL, order[place], place + 1))


def sapa_inca_phase(p: IncaPosition) -> None:
    """Cards off the Sun board (INC-94), scoring (INC-95 to INC-100), surplus labour back (INC-101)."""
    for zone in range(HAND + p.players, HAND + 2 * p.players):
        while p.zones[zone]:
            p.move(p.zones[zone][-1], DISCARD, ALL)
    p.mods = [0] * (p.players * MODS)
    for seat in p.rank[:]:
        points = scoring.sapa_inca_points(p, seat)
        p.gain(seat, points, G_SAPA_INCA)
        if p.sink is not None:
            tell(p, (E_SCORED, ALL, seat, points))
    kept = p.box.kept[p.column]
    if kept >= 0:
        for seat in range(p.players):
            surplus = p.labour[seat] - kept
            if surplus > 0:
                p.labour[seat] = kept
                tell(p, (E_RETURNED, ALL, seat, surplus))
