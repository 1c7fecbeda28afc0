"""The course of one match at the table: the match itself and what the table remembers about it.

Everything here follows from the journal alone, so a room that is read again after a crash is the same room.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from pentarchy.face import Board
from pentarchy.match import Match
from pentarchy.table.chronicle import Chronicle, Line
from pentarchy.table.store import Entry, Stored, begin, perform


@dataclass(frozen=True)
class Mark:
    """What a seat had before it after its own last decision."""

    board: Board
    events: int
    version: int
    drawn: dict[str, dict[str, str]] = field(default_factory=dict, compare=False)
    """Its picture by language, drawn when somebody asks what has changed since."""


class Course:
    """A match with, for each seat, how often what it sees has changed and what it saw at its last decision."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.versions = [0] * (match.players + 1)
        """One for each seat, the last for spectators. Commands name the version they were made for."""
        self.marks = [Mark(match.board(), match.event_count, 0) for _ in range(match.players)]
        self.logs: dict[tuple[int | None, str], Chronicle] = {}
        """The log by viewer and language."""
        self.drawn: dict[tuple[int | None, str], tuple[int, Any]] = {}
        """What was drawn last for a viewer, with its version: it is good until the version moves."""
        self.deeds: list[int] = []
        """How many steps there were before each deed: an answer and those that were given with it."""
        self.wishes: list[dict[str, bool]] = [{} for _ in range(match.players)]
        """What each seat has said about its wishes, by their names."""
        self.hands: list[dict[str, Any]] = []
        """Who has played on for whom, and from which step on: bots that took over, people who came."""
        self.seq = 0
        self.changed = 0.0
        """When something last happened that everybody noticed."""

    def after(self, entry: Entry) -> Match:
        """The match after a line of the journal that is not written yet. This course stays as it is."""
        return perform(self.match.clone(), entry)

    def perform(self, entry: Entry, after: Match | None = None) -> bool:
        """Carry out a line of the journal, or take over the match `after` it. True if everybody may notice it.

        An answer in a lane is known to its own seat only: no version of another seat may move with it. An answer that
        was given with another one is `also` there: both are one deed.
        """
        open_before = self.match.secret_choice
        if entry.kind == "act":
            self.deeds.append(self.match.steps)
        self.match = perform(self.match, entry) if after is None else after
        self.seq = entry.seq
        if entry.kind == "seat":
            self.hands.append({"step": self.match.settled_steps, "seat": entry.seat, **json.loads(entry.body)})
        if entry.kind in ("seat", "ready"):
            return True
        if entry.kind == "wish":
            self.wishes[entry.seat] |= json.loads(entry.body)
            return False
        while self.deeds and self.deeds[-1] >= self.match.steps:
            self.deeds.pop()
        quiet = open_before is not None and self.match.secret_choice == open_before
        for viewer in [entry.seat] if quiet else range(len(self.versions)):
            self.versions[viewer] += 1
        if not quiet:
            self.changed = entry.at
        if entry.kind not in ("act", "also"):
            for log in self.logs.values():
                log.forget(self.match.event_count)
        if entry.seat >= 0:
            self.marks[entry.seat] = Mark(self.match.board(), self.match.event_count, self.versions[entry.seat])
        return not quiet

    def perform_all(self, deed: list[tuple[Entry, Match]]) -> bool:
        """The same with the lines of one deed and the match after each of them."""
        told = [self.perform(entry, after) for entry, after in deed]
        return any(told)

    def rename(self, names: list[str]) -> None:
        """The seats are called so from now on, also in what was told already."""
        self.match.rename(names)
        for mark in self.marks:
            mark.board.rename(names)
            mark.drawn.clear()
        self.logs.clear()
        self.drawn.clear()

    def record(self) -> dict[str, Any]:
        """The record of the match. Seats are called as who played them last; `hands` say since when, and who before."""
        return {**self.match.record(), **({"hands": self.hands} if self.hands else {})}

    def undoable(self, seat: int) -> int:
        """How many steps this seat takes back with its last deed: all of it, unless something came up on the way."""
        match, first = self.match, self.deeds[-1] if self.deeds else 0
        if match.secret_choice is not None:
            return int(match.can_undo(seat))
        trial = match.clone()
        while trial.steps > first and trial.can_undo(seat):
            trial.undo(seat)
        return match.steps - trial.steps

    def wished(self, match: Match, people: Collection[int]) -> tuple[int, int] | None:
        """What the wishes of these seats answer to what a match asks now: the first of them, and its number."""
        found = ((seat, match.wished(seat, self.wishes[seat])) for seat in match.to_act if seat in people)
        return next(((seat, number) for seat, number in found if number is not None), None)

    def hides(self, seat: int) -> bool:
        """Is anything before this seat, or about to be chosen by it, that not everybody may see?"""
        match = self.match
        if match.secret_choice is not None:
            return True
        own, public = match.view(seat), match.view(None)
        return {**own, "seat": None} != {**public, "seat": None} or match.events(seat) != match.events(None)

    def log(self, seat: int | None, lang: str) -> list[Line]:
        """What happened, as this viewer may know it. The list is shared: do not change it."""
        return self._chronicle(seat, lang).tell(self.match)

    def told(self, seat: int | None, lang: str) -> list[tuple[Line, int]]:
        """The lines of the log, each with the number of its last event."""
        return self._chronicle(seat, lang).told(self.match)

    def _chronicle(self, seat: int | None, lang: str) -> Chronicle:
        found = self.logs.get((seat, lang))
        if found is None:
            found = self.logs[seat, lang] = Chronicle(seat, lang)
        return found

    def version(self, seat: int | None) -> int:
        return self.versions[-1 if seat is None else seat]


def course_of(stored: Stored) -> Course:
    """The course of a stored match, from its journal."""
    course = Course(begin(stored))
    course.changed = stored.created
    for entry in stored.journal:
        course.perform(entry)
    return course
