"""Analyses that are under way, done by the bots' workers bit by bit, and the variations that were looked at last."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Any

from pentarchy.match import Match
from pentarchy.table import past, shelf
from pentarchy.table.thinkers import STUDIED, Asker

if TYPE_CHECKING:
    from pentarchy.table.house import House
    from pentarchy.table.rooms import Room

log = logging.getLogger("pentarchy.table")

KEPT = 32
"""Variations whose last position is kept for the next step."""


class Studies:
    """Analyses that are under way in this process, and variations that were looked at last."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        """By match: how many steps have been looked at."""
        self.failed: dict[str, str] = {}
        self.lines: OrderedDict[tuple[Any, ...], Match] = OrderedDict()
        self.lock = Lock()
        """Several positions may be asked for at once, each in a thread."""

    def begin(self, house: House, room: Room) -> None:
        """Begin the analysis of a match unless it is under way."""
        if room.id not in self.done:
            self.done[room.id] = 0
            self.failed.pop(room.id, None)
            house.watch.keep("study", partial(self._work, house, room))

    async def _work(self, house: House, room: Room) -> None:
        assert room.course is not None
        match = room.course.match
        state, looked = match.state(), list[Any]()
        asker = Asker(table=room.id, rank=lambda: STUDIED)
        try:
            while len(looked) < match.steps:
                looked += await house.thinkers.do("study", state, len(looked), None, asker=asker)
                self.done[room.id] = len(looked)
            report = await house.thinkers.do("study", state, len(looked), looked, asker=asker)
            await asyncio.to_thread(shelf.keep_report, house.store, room.id, report)
        except (RuntimeError, TimeoutError, OSError, EOFError) as error:
            if not house.closing:
                log.warning("analysis failed", extra={"match": room.id, "reason": str(error)[:200]})
                self.failed[room.id] = str(error)[:200]
        finally:
            self.done.pop(room.id, None)

    def variation(self, room: Room, step: int, line: list[list[Any]]) -> Match:
        """The match after `step` steps of the record and the answers of the line."""
        key = (room.id, step, *((seat, action) for seat, action in line))
        known = self.lines.get(key)
        if known is None:
            before = self.lines.get(key[:-1]) if line else None
            known = past.past_of(room).at(step) if before is None else before.clone()
            for seat, action in line if before is None else line[-1:]:
                known.play(seat, action)
        with self.lock:
            self.lines[key] = known
            self.lines.move_to_end(key)
            while len(self.lines) > KEPT:
                self.lines.popitem(last=False)
        return known.clone()
