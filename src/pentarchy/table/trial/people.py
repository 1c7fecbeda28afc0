"""Scripted people: two at each table, of all games in turn, who answer by chance after a moment.

The tables are written into the store with a past, so that boards are as full as in life. A person keeps what was sent
and what was acknowledged; who was cut off before the answer sends the same command again, as a person clicks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pentarchy.match import new
from pentarchy.registry import game, games
from pentarchy.table.store import Entry, Seat, Store, Stored, add_entry, add_match, hashed, together
from pentarchy.table.thinkers import stand_in
from pentarchy.table.trial.servers import HOST, PATIENCE

PEOPLE = 2
LANGUAGES = ("ru", "en")
PAST = 60
"""Steps that were played at a table before its people come, at most."""

BLINK = 0.01
"""Seconds between two looks at how late the people are."""

Command = tuple[int, int, str]
"""Seat, version and action."""


@dataclass
class Table:
    """One table: its match, and the cookies of its people by seat."""

    match: str
    game: str
    cookies: dict[int, str]
    given: int = 0
    """Steps that were played before its people came."""
    sent: set[Command] = field(default_factory=set)
    acknowledged: list[Command] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def make_table(number: int, bots: float, bot: str = "") -> tuple[Table, Stored]:
    """The table of this number: the games in turn, two people, bots on the other seats that a game needs, and at this
    share of the tables on one seat more. `bot` names another level than the usual one."""
    rng = random.Random(number)
    rules = game(games()[number % len(games())])
    people = min(PEOPLE, rules.max_players)
    players = min(max(people + (rng.random() < bots), rules.min_players), rules.max_players)
    cookies = {seat: secrets.token_urlsafe(32) for seat in range(people)}
    chairs = tuple(
        Seat(seat, f"Person {seat}", holder=hashed(cookies[seat]))
        if seat in cookies
        else Seat(seat, f"Bot {seat}", bot=bot or stand_in())
        for seat in range(players)
    )
    now = time.time()
    stored = Stored(
        id=secrets.token_urlsafe(9),
        game=rules.id,
        rules_version=rules.rules_version,
        data_hash=rules.data.hash,
        data=None,
        options=dict(rules.read_options(None, players)),
        names=[chair.name for chair in chairs],
        seed=rng.getrandbits(128),
        public=False,
        undo="normal",
        pace=0,
        status="running",
        owner=chairs[0].holder,
        created=now,
        updated=now,
        result=None,
        rematch=None,
        seats=chairs,
    )
    past = tuple(_past(stored, rng))
    return Table(stored.id, stored.game, cookies, len(past)), replace(stored, journal=past)


def _past(stored: Stored, rng: random.Random) -> list[Entry]:
    """Some steps by chance; half of them where the game would be over."""
    assert stored.names is not None
    match = new(stored.game, stored.names, stored.seed, stored.options)
    entries: list[Entry] = []
    for seq in range(1, rng.randint(1, PAST) + 1):
        if match.over:
            return entries[: len(entries) // 2]
        seat = rng.choice(match.to_act)
        action = str(rng.choice(match.legal(seat)))
        match.play(seat, action)
        entries.append(Entry(seq, "act", seat, action))
    return [] if match.over else entries


def make_tables(url: str, numbers: Iterable[int], bots: float = 0.0, bot: str = "") -> list[Table]:
    """Tables with these numbers, in one transaction."""
    made = [make_table(number, bots, bot) for number in numbers]
    store = Store(url)
    try:
        for _, stored in made:
            store.run(together(add_match(stored), *(add_entry(stored.id, entry) for entry in stored.journal)))
    finally:
        store.close()
    return [table for table, _ in made]


class Person:
    """Somebody with a browser at a table, until told to stop."""

    def __init__(self, crowd: Crowd, table: Table, seat: int) -> None:
        self.crowd, self.table, self.seat = crowd, table, seat
        self.rng = random.Random(f"{table.match}{seat}")
        self.page: dict[str, Any] = {}
        self.version = -1
        """Of the page that was shown last, on whichever connection."""
        self.asked = asyncio.Event()
        self.answered = asyncio.Event()
        self.command: Command | None = None
        """What was sent and not answered yet."""
        self.since = 0.0
        self.number = 0

    async def stay(self) -> None:
        """Come again whenever the connection is lost."""
        from websockets.exceptions import WebSocketException

        while not self.crowd.over:
            try:
                await self._sit()
            except (OSError, WebSocketException, TimeoutError):
                self.crowd.lost += 1
                await asyncio.sleep(self.rng.uniform(0.05, 0.5))

    async def _sit(self) -> None:
        from websockets.asyncio.client import connect

        address = f"ws://{HOST}:{self.rng.choice(self.crowd.ports)}/m/{self.table.match}/ws"
        headers = {
            "Cookie": f"pentarchy={self.table.cookies[self.seat]}",
            "Accept-Language": LANGUAGES[self.seat % len(LANGUAGES)],
        }
        async with self.crowd.door:
            quiet: Any = {"max_size": None, "ping_interval": None, "proxy": None, "open_timeout": PATIENCE}
            socket = await connect(address, additional_headers=headers, **quiet)
            await self._see_all(socket)
        mind = asyncio.create_task(self._think(socket))
        try:
            async for text in socket:
                self._hear(json.loads(text))
        finally:
            mind.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await mind
            self.crowd.here.discard(self)
            await socket.close()
        raise TimeoutError("closed")

    async def _see_all(self, socket: Any) -> None:
        """What a connection shows first is not older than what was shown before."""
        self.page = {}
        while self.page.get("t") != "all":
            self.page = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if self.page["v"] < self.version:
            self.table.faults.append(f"seat {self.seat} saw version {self.version}, and {self.page['v']} later")
        self.version = self.page["v"]
        self.crowd.here.add(self)
        self._note()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] in ("some", "all"):
            self.page.update(message)
            self.version = self.page["v"]
            self._note()
            self.crowd.arrived(self, "steps" in message)
        elif message["t"] == "reply" and message["id"] == self.number and self.command is not None:
            if message["ok"]:
                self.table.acknowledged.append(self.command)
            self.command = None
            self.answered.set()

    def _note(self) -> None:
        if self.page["choices"] and not self.page["over"]:
            self.asked.set()
        else:
            self.asked.clear()

    async def _think(self, socket: Any) -> None:
        if self.command is not None:  # it was cut off before the answer
            await self._send(socket)
        while True:
            await self.asked.wait()
            await asyncio.sleep(self.rng.uniform(0.2, 1.8) * self.crowd.think)
            if self.asked.is_set() and self.crowd.plays(self.table):
                action = self.rng.choice(self.page["choices"])["do"]
                self.command = (self.seat, self.page["v"], action)
                self.table.sent.add(self.command)
                self.crowd.begins(self)
                await self._send(socket)

    async def _send(self, socket: Any) -> None:
        assert self.command is not None
        _, version, action = self.command
        self.number += 1
        self.answered.clear()
        await socket.send(json.dumps({"do": "play", "v": version, "action": action, "id": self.number}))
        await self.answered.wait()


class Crowd:
    """All people, and how long they wait: from a command until the last of its table has seen what it brought."""

    def __init__(self, ports: Sequence[int], think: float) -> None:
        self.ports, self.think = ports, think
        self.tables: list[Table] = []
        self.active = 0
        """So many of the tables play; at the others people only sit."""
        self.here: set[Person] = set()
        self.over = False
        self.lost = 0
        """Connections that were lost."""
        self.door = asyncio.Semaphore(20)
        self.times: list[float] = []
        self.late: list[float] = []
        """How late the people themselves were, seconds: what they add to the waiting is no fault of a server."""
        self.clock: asyncio.Task[None] | None = None
        self.began = 0
        self.pending: dict[str, dict[Person, int | None]] = {}
        """Of tables at which a command is under way: whose it is, and how many steps all must have seen."""
        self.tasks: list[asyncio.Task[None]] = []
        self.at: dict[str, list[Person]] = {}
        self.number: dict[str, int] = {}

    @property
    def finished(self) -> int:
        """Tables at which the game is over."""
        return sum(any(person.page.get("over") for person in people) for people in self.at.values())

    def seat(self, tables: Iterable[Table]) -> None:
        self.clock = self.clock or asyncio.create_task(self._look_at_the_clock())
        for table in tables:
            self.number[table.match] = len(self.tables)
            self.tables.append(table)
            people = [Person(self, table, seat) for seat in table.cookies]
            self.at[table.match] = people
            self.pending[table.match] = {}
            self.tasks += [asyncio.create_task(person.stay()) for person in people]

    async def seated(self, seconds: float) -> bool:
        """Wait until everybody is here; False if that takes longer."""
        end = time.monotonic() + seconds
        while len(self.here) < len(self.tasks):
            self._nobody_failed()
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.05)
        return True

    def _nobody_failed(self) -> None:
        """People come again whatever a server does; what ends one is a fault of theirs, and no figure of a server."""
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()

    def plays(self, table: Table) -> bool:
        return self.number[table.match] < self.active and not self.over

    def begins(self, person: Person) -> None:
        self.began += 1
        person.since = time.perf_counter()
        self.pending[person.table.match][person] = None

    def arrived(self, person: Person, open_to_all: bool) -> None:
        """A patch has come. A secret answer is shown to nobody else: then the own patch is the last."""
        pending, now = self.pending[person.table.match], time.perf_counter()
        if person in pending and pending[person] is None:
            pending[person] = person.page["steps"] if open_to_all else 0
        seen = min(other.page.get("steps", 0) for other in self.at[person.table.match])
        for who in [who for who, steps in pending.items() if steps is not None and steps <= seen]:
            del pending[who]
            self.times.append(now - who.since)

    async def _look_at_the_clock(self) -> None:
        while True:
            due = time.perf_counter() + BLINK
            await asyncio.sleep(BLINK)
            self.late.append(max(0.0, time.perf_counter() - due))

    async def end(self) -> None:
        self.over = True
        self._nobody_failed()
        clock = [self.clock] if self.clock else []
        while staying := [task for task in (*self.tasks, *clock) if not task.done()]:
            for task in staying:
                task.cancel()  # more than once: asyncio.wait_for of Python 3.11 may swallow it
            await asyncio.wait(staying, timeout=1.0)
