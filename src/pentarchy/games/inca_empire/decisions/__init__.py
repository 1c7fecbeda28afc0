"""The decisions of Inca Empire: the course of the game, Sun cards, turns of the People phase."""

from __future__ import annotations

from pentarchy.games.inca_empire.decisions.course import Course
from pentarchy.games.inca_empire.decisions.people import ExtraRoads, PeoplePhase, Turn
from pentarchy.games.inca_empire.decisions.sun import Place
from pentarchy.games.inca_empire.numbers import COURSE, EXTRA_ROADS, PEOPLE_PHASE, PLACE, TURN
from pentarchy.kernel.position import Decision, Position, by_kind


def table() -> list[Decision[Position]]:
    """All decisions by kind. A card to place is always asked for: one answer only would tell others of equal cards."""
    return by_kind(
        {
            COURSE: Course("course"),
            PLACE: Place("place", forced=False),
            PEOPLE_PHASE: PeoplePhase("people"),
            TURN: Turn("turn"),
            EXTRA_ROADS: ExtraRoads("extra-roads"),
        }
    )
