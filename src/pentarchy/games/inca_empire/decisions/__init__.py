"""The decisions of Inca Empire: the course of the game, Sun cards, turns of the People phase."""

from __future__ import annotations

from pentarchy.games.inca_empire.decisions.course import Course
from pentarchy.games.inca_empire.decisions.people import ExtraRoads, PeoplePhase, Turn
from pentarchy.games.inca_empire.decisions.sun import Place
from pentarchy.games.inca_empire.position import IncaPosition
from pentarchy.kernel.position import Decision, Position


def table() -> list[Decision[Position]]:
    """All decisions by kind. A card to place is always asked for: one answer only would tell others of equal cards."""
    found: list[Decision[IncaPosition]] = [
        Course("course"),
        Place("place", forced=False),
        PeoplePhase("people"),
        Turn("turn"),
        ExtraRoads("extra-roads"),
    ]
    return found  # type: ignore[return-value]  # a decision of this game only ever sees positions of this game
