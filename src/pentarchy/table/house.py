"""The house: all rooms of this process, the store behind them, the bots' workers and the clock."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterable
from functools import partial
from typing import Any

from pentarchy.kernel.errors import PentarchyError
from pentarchy.table.crowd import Crowd
from pentarchy.table.health import Health
from pentarchy.table.leases import Elsewhere, Leases
from pentarchy.table.metrics import Metrics
from pentarchy.table.news import News
from pentarchy.table.ready import make_ready
from pentarchy.table.rooms import Room
from pentarchy.table.settings import Settings
from pentarchy.table.store import Seat, Store, Unavailable, Writer
from pentarchy.table.thinkers import Thinkers
from pentarchy.table.viewers import Viewer
from pentarchy.table.watch import Watch

log = logging.getLogger("pentarchy.table")

PAST_SECONDS = 300.0
"""Earlier positions of a match are kept for so long: who looks at them again later waits for them a little."""


class Full(PentarchyError):
    """This process has as much to do as it can; its text is a name of the table's words."""


class TooMany(PentarchyError):
    """One table more than allowed; its text is a name of the table's words."""


def goes_on_alone(pace: int, seats: Iterable[Seat], asked: Collection[int] | None = None) -> bool:
    """Can something happen in a match while nobody looks at it? A bot that is not `asked` waits for people too; where
    none is named nobody knows who is."""
    return bool(pace) or any(chair.bot for chair in seats if not asked or chair.seat in asked)


class House:
    """All rooms of this process, the store behind them and the bots' workers."""

    def __init__(self, store: Store, settings: Settings | None = None, leases: Leases | None = None) -> None:
        self.store = store
        self.leases = leases
        """Where several processes share the store: which of them has a match."""
        self.news = News(store)
        self.settings = settings or Settings()
        self.writer = Writer(store)
        self.thinkers = Thinkers(self.settings.bot_workers, self.settings.bot_seconds)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room | None]] = {}
        self.counts: Counter[str] = Counter()
        self.watch = Watch(self.counts)
        self.health = Health(self)
        self.crowd = Crowd(self.settings.busy)
        self.metrics = Metrics(self)
        self.alarms: dict[str, float] = {}
        """Matches with a clock that nobody looks at: when their time is up they are opened again."""
        self.closing = False
        self.began = time.time()
        self.ticked = time.monotonic()
        self.admitting = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def room_for(self, chairs: Iterable[Seat], owner: str, address: str) -> AsyncIterator[None]:
        """Around the beginning of a match: tables at which only bots would play are let in up to a limit.

        A visitor is a cookie or an address: cookies cost nothing.
        """
        if not all(chair.bot for chair in chairs):
            yield
            return
        async with self.admitting:
            tables = [room for room in self.rooms.values() if room.bots_only]
            if len(tables) >= self.settings.bot_tables:
                raise TooMany("too-many-bot-tables")
            theirs = [room for room in tables if room.stored.owner == owner or (address and room.made_from == address)]
            if len(theirs) >= self.settings.bot_tables_per_visitor:
                raise TooMany("too-many-own-bot-tables")
            yield

    def spawn(self, work: Any) -> asyncio.Task[None]:
        return self.watch.spawn(work)

    def took(self, seconds: float) -> None:
        self.crowd.took(seconds)
        self.metrics.seconds.observe(seconds)

    @property
    def tables(self) -> int:
        """Matches that go on here and are looked at."""
        return sum(room.goes_on and bool(room.viewers) for room in self.rooms.values())

    def admit(self) -> None:
        """Is there room for another table, without slowing all the others?"""
        limit = self.settings.tables
        if self.crowd.full or (limit and self.tables >= limit):
            self.counts["refused"] += 1
            raise Full("server-full")

    async def room(self, match_id: str) -> Room | None:
        """The room of a match, read from the store if it is not open. Who asks is about to enter: it is not put away in
        this moment."""
        if match_id in self.rooms:
            self.rooms[match_id].used = time.monotonic()
            return self.rooms[match_id]
        if match_id not in self.loading:
            self.loading[match_id] = asyncio.ensure_future(self._load(match_id))
            self.loading[match_id].add_done_callback(partial(self._loaded, match_id))
        return await asyncio.shield(self.loading[match_id])

    def _loaded(self, match_id: str, done: asyncio.Future[Room | None]) -> None:
        """A match that is not there, or that cannot be played here, is nobody's."""
        del self.loading[match_id]
        if match_id not in self.rooms and not done.cancelled() and not isinstance(done.exception(), Elsewhere):
            self._free(match_id)

    async def _load(self, match_id: str) -> Room | None:
        fence = await self.leases.claim(match_id) if self.leases else None
        stored = await asyncio.to_thread(self.store.load, match_id)
        if stored is None:
            return None
        if fence is not None:  # not what the store says: another process may have taken the match since
            stored = dataclasses.replace(stored, fence=fence)
        spoken = await asyncio.to_thread(self.store.said, match_id)
        course = await asyncio.to_thread(make_ready, stored) if stored.names is not None else None
        room = Room(self, stored, spoken, course)
        self.alarms.pop(match_id, None)
        self.rooms[match_id] = room
        room.wake()
        if stored.status == "running" and stored.asked is None:
            self.watch.keep("asked", room.note_asked)
        return room

    def forget(self, room: Room) -> None:
        """Close a room; it is read again when somebody comes. The match may have another room already."""
        room.close()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            if room.id not in self.alarms:
                self._free(room.id)

    def _free(self, match_id: str) -> None:
        """Another process may have a match that this one does not open again meanwhile."""

        async def free() -> None:
            if self.leases and match_id not in self.rooms and match_id not in self.loading:
                await self.leases.free(match_id)

        if self.leases and not self.closing:
            self.watch.keep("free", free)

    def reread(self, room: Room) -> None:
        """Close a room that is behind the store. If bots or a clock play there, it is opened again at once."""
        self.forget(room)
        if goes_on_alone(room.stored.pace, room.seats):
            self.watch.keep("resume", partial(self._bring_back, room.id))

    async def resume(self) -> None:
        """After a start: open the rooms in which a bot or a clock has something to do. Whoever asks for another one
        meanwhile does not wait for them."""
        for stored in await asyncio.to_thread(self.store.going_on):
            if goes_on_alone(stored.pace, stored.seats, stored.asked):
                try:
                    await self._bring_back(stored.id)
                except Unavailable:
                    self.watch.keep("resume", partial(self._bring_back, stored.id))

    async def adopt(self) -> None:
        """Again and again: open what a process that died has left behind, where something can happen while nobody
        looks."""
        assert self.leases is not None
        while not self.closing:
            await asyncio.sleep(self.leases.seconds / 4)
            for stored in await asyncio.to_thread(self.store.abandoned):
                if goes_on_alone(stored.pace, stored.seats, stored.asked) and stored.id not in self.rooms:
                    log.warning("a match is taken over", extra={"match": stored.id})
                    await self._bring_back(stored.id)

    async def _bring_back(self, match_id: str) -> None:
        """Open a room without being asked, if it is this process's. One that cannot be played does not stop others."""
        try:
            await self.room(match_id)
        except Elsewhere:
            return
        except Unavailable:
            raise
        except PentarchyError as error:
            log.warning("match cannot go on", extra={"match": match_id, "reason": str(error)})
        except Exception as error:
            self.watch.failed("resume", error)

    async def run_clock(self) -> None:
        """Once a second: clocks of the rooms, and rooms that nobody uses."""
        while not self.closing:
            await asyncio.sleep(1.0)
            self.ticked = time.monotonic()
            for room in list(self.rooms.values()):
                try:
                    self._tick(room)
                except Exception as error:
                    self.watch.failed("clock", error)
            self.close_surplus()
            self._ring()

    def _tick(self, room: Room) -> None:
        """The clock of a room runs by itself: one that waits for the store, or fails, holds up no other. It runs where
        something is due: one for each of hundreds of rooms would hold up everybody once a second."""
        if room.due(time.time()) and (room.ticking is None or room.ticking.done()):
            room.ticking = self.watch.keep("clock", lambda: room.tick(time.time()))
        room.drop_past(PAST_SECONDS)
        if room.idle and time.monotonic() - room.used > self.settings.idle_minutes * 60:
            self.put_away(room)

    def close_surplus(self) -> None:
        """Rooms that nobody looks into are kept for whoever comes back soon, but not any number of them."""
        idle = sorted((room for room in self.rooms.values() if room.idle), key=lambda room: room.used)
        for room in idle[: max(0, len(idle) - int(self.settings.idle_rooms))]:
            self.put_away(room)

    def put_away(self, room: Room) -> None:
        """Close a room that nobody looks into. If a clock runs in it, it is opened again when the time is up."""
        if room.goes_on and room.course is not None and room.stored.pace:
            self.alarms[room.id] = room.course.changed + room.stored.pace
        self.forget(room)

    def _ring(self) -> None:
        now = time.time()
        for match_id in [match_id for match_id, at in self.alarms.items() if at <= now]:
            del self.alarms[match_id]
            self.watch.keep("resume", partial(self._bring_back, match_id))

    def everybody(self) -> Iterable[Viewer]:
        return (viewer for room in self.rooms.values() for viewer in room.viewers)

    async def close(self) -> None:
        """Stop thinking, finish what is being written, let everybody go."""
        self.closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                room.close()
        self.news.end()
        await self.watch.end()
        await asyncio.to_thread(self.writer.close)
        self.thinkers.close()
        if self.leases:
            with contextlib.suppress(Unavailable):  # they run out by themselves
                await self.leases.give_back()
        await asyncio.to_thread(self.store.close)
