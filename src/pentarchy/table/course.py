"""The course of one match at the table: the match itself and what the table remembers about it.

Everything here follows from the journal alone, so a room that is read again after a crash is the same room.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pentarchy.face import Board
from pentarchy.kernel.game import SEAT
from pentarchy.match import Match
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
        self.lines: dict[tuple[int | None, str], list[tuple[str, int]]] = {}
        """The log by viewer and language, one line for each event: words are costly, so they are made once."""
        self.drawn: dict[tuple[int | None, str], tuple[int, Any]] = {}
        """What was drawn last for a viewer, with its version: it is good until the version moves."""
        self.seq = 0
        self.changed = 0.0
        """When something last happened that everybody noticed."""

    def after(self, entry: Entry) -> Match:
        """The match after a line of the journal that is not written yet. This course stays as it is."""
        return perform(self.match.clone(), entry)

    def perform(self, entry: Entry, after: Match | None = None) -> bool:
        """Carry out a line of the journal, or take over the match `after` it. True if everybody may notice it.

        An answer in a lane is known to its own seat only: no version of another seat may move with it.
        """
        open_before = self.match.secret_choice
        self.match = perform(self.match, entry) if after is None else after
        self.seq = entry.seq
        if entry.kind == "seat":
            return True
        quiet = open_before is not None and self.match.secret_choice == open_before
        for viewer in [entry.seat] if quiet else range(len(self.versions)):
            self.versions[viewer] += 1
        if not quiet:
            self.changed = entry.at
        if entry.kind != "act":
            for lines in self.lines.values():
                del lines[self.match.event_count :]
        if entry.seat >= 0:
            self.marks[entry.seat] = Mark(self.match.board(), self.match.event_count, self.versions[entry.seat])
        return not quiet

    def log(self, seat: int | None, lang: str) -> list[tuple[str, int]]:
        """What happened, as this viewer may know it: lines with the seat they are about, or -1."""
        lines = self.lines.setdefault((seat, lang), [])
        start = len(lines)
        if start < self.match.event_count:
            events = self.match.events(seat, start)
            texts = self.match.log_lines(seat, lang, start)
            lines += [(text, about(event)) for event, text in zip(events, texts, strict=True)]
        return [line for line in lines if line[0]]

    def version(self, seat: int | None) -> int:
        return self.versions[-1 if seat is None else seat]


def about(event: dict[str, Any]) -> int:
    """The seat that an event is about, or -1."""
    return next((int(token) for _, domain, token in event["arguments"] if domain == SEAT), -1)


def course_of(stored: Stored) -> Course:
    """The course of a stored match, from its journal."""
    course = Course(begin(stored))
    course.changed = stored.created
    for entry in stored.journal:
        course.perform(entry)
    return course
