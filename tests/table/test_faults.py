"""The store fails, a picture fails, a bot fails: nothing stands still for longer than that, and health says so."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from postgres import Cluster
from rooms_for_tests import enter, in_a_loop, make_stored, read, taken
from served import PATIENCE, Server, wait_for
from websockets.sync.client import connect

from pentarchy.kernel.draw import Picture
from pentarchy.match import Match
from pentarchy.table import app as web
from pentarchy.table import health, live
from pentarchy.table.house import House
from pentarchy.table.rooms import Refused, Room
from pentarchy.table.settings import Settings
from pentarchy.table.store import Seat, Store, Stored, hashed, journal, verify_all
from pentarchy.table.thinkers import Thinkers
from pentarchy.table.viewers import Viewer
from pentarchy.table.words import words

GAME = "eight_minute_empire"
LOCKED = sqlite3.OperationalError("database is locked")


class Shaky(Store):
    """A store of which some writes fail as they do in life; `fails` is asked before each."""

    def __init__(self, url: str = "sqlite://") -> None:
        super().__init__(url)
        self.left = 0
        self.fails: Callable[[], bool] = self._so_many
        self.after_all = False
        """Is it done nevertheless? So it is when the connection is lost in the moment of the commit."""

    def _so_many(self) -> bool:
        self.left -= 1
        return self.left >= 0

    def run(self, work: Callable[[sa.Connection], Any]) -> Any:
        if threading.current_thread().name != "store-writer" or not self.fails():
            return super().run(work)
        if self.after_all:
            super().run(work)

        def broken(_: sa.Connection) -> None:
            raise sa.exc.OperationalError("COMMIT", {}, LOCKED)

        return super().run(broken)


def seats_of(bots: str, people: int = 0) -> tuple[Seat, ...]:
    """Two or more seats: people first, then bots."""
    chairs = [Seat(k, f"Name {k}", holder=hashed(f"browser {k}")) for k in range(people)]
    return (*chairs, *(Seat(k, f"Name {k}", bot=bots) for k in range(people, max(2, people + 1))))


async def until(done: Callable[[], Any], what: str, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, what
        await asyncio.sleep(0.02)


def in_a_house(work: Callable[[House, Shaky], Awaitable[None]], **settings: Any) -> None:
    """Run a test in a house whose store can fail."""

    async def go() -> None:
        store = Shaky()
        house = House(store, Settings(**{"bot_pause": 0.0, **settings}))
        try:
            await work(house, store)
        finally:
            await house.close()

    in_a_loop(go())


async def open_room(house: House, stored: Stored) -> Room:
    house.store.create(stored)
    room = await house.room(stored.id)
    assert room is not None
    return room


def match_of(room: Room) -> Match:
    assert room.course is not None
    return room.course.match


# -- bots ----------------------------------------------------------------------------------------------------------


def test_a_bot_goes_on_after_writes_that_failed() -> None:
    async def work(house: House, store: Shaky) -> None:
        store.left = 4
        room = await open_room(house, make_stored(GAME, 2, 5, seats=seats_of("greedy")))
        await until(lambda: match_of(room).over, "the bots stand still")
        kept = store.load(room.id)
        assert kept is not None
        assert kept.status == "over"
        assert house.watch.failures["bot"] == 4
        assert house.counts["errors"] == 0, "a store that is away is no fault of the server"

    in_a_house(work)


def test_a_bot_goes_on_after_a_write_that_was_done_after_all() -> None:
    """The connection was lost at the commit: the step is in the journal, and the room does not know it."""

    async def work(house: House, store: Shaky) -> None:
        room = await open_room(house, make_stored(GAME, 2, 5, seats=seats_of("greedy")))
        await until(lambda: match_of(room).steps > 5, "the bots stand still")
        store.after_all, store.left = True, 1
        await until(lambda: house.rooms.get(room.id, room) is not room, "the room is not read again")
        await until(lambda: match_of(house.rooms[room.id]).over, "the bots stand still")
        kept = store.load(room.id)
        assert kept is not None
        assert [entry.seq for entry in kept.journal] == list(range(1, len(kept.journal) + 1))

    in_a_house(work)


def test_a_bot_that_breaks_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, store: Shaky) -> None:
        choose, broken = house.thinkers.choose, [LookupError("a bug"), ValueError("another")]

        async def sometimes(*question: Any) -> str:
            if broken:
                raise broken.pop()
            return await choose(*question)

        monkeypatch.setattr(house.thinkers, "choose", sometimes)
        room = await open_room(house, make_stored(GAME, 2, 5, seats=seats_of("random")))
        await until(lambda: match_of(room).over, "the bots stand still")
        assert house.counts["errors"] == 2

    in_a_house(work)


# -- people --------------------------------------------------------------------------------------------------------


async def send(room: Room, viewer: Viewer, **message: Any) -> dict[str, Any]:
    """A message as it comes from a browser; gives the reply."""
    await live._handle(room, viewer, json.dumps({"id": 1, **message}))
    return next(m for m in read(taken(viewer)) if m["t"] == "reply")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_person_is_told_that_it_was_not_stored_and_tries_again(lang: str) -> None:
    async def work(house: House, store: Shaky) -> None:
        room = await open_room(house, make_stored(GAME, 2, 5))
        viewer, other = enter(room, 0, lang), enter(room, 1, lang)
        before = room.page(0, lang).whole()
        for message in ({"do": "play", "v": 0, "action": "bid 1"}, {"do": "seat", "seat": 0, "bot": "greedy"}):
            store.left = 1
            taken(other)
            reply = await send(room, viewer, **message)
            assert (reply["ok"], reply["say"]) == (False, words(lang)("not-stored"))
            assert room.page(0, lang).whole() == before
            assert taken(other) == []
        assert (await send(room, viewer, do="play", v=0, action="bid 1"))["ok"]
        assert match_of(room).steps == 1

    in_a_house(work)


def test_a_vote_that_could_not_be_stored_is_not_lost() -> None:
    async def work(house: House, store: Shaky) -> None:
        room = await open_room(house, make_stored(GAME, 3, 5))
        viewers = [enter(room, 0), enter(room, 1)]
        room.opened -= 1000
        vote = {"do": "vote", "about": "bot", "seat": 2}
        await room.command(viewers[0], vote)
        store.left = 1
        assert not (await send(room, viewers[1], **vote))["ok"]
        assert (await send(room, viewers[1], **vote))["ok"]
        assert room.seats[2].bot

    in_a_house(work)


def test_no_table_is_full_and_has_not_begun() -> None:
    """The last one sits down and the game begins in one write: a second one that fails would leave it between."""

    async def work(house: House, store: Shaky) -> None:
        chairs = (Seat(0, "Ann", holder=hashed("browser 0")), Seat(1, "Bob"))
        room = await open_room(house, make_stored(GAME, 2, 5, names=None, status="open", seats=chairs))
        writes = iter([True, False, True])
        store.fails = lambda: next(writes)
        with pytest.raises(Exception, match="locked"):
            await room.take(1, hashed("browser 1"), "Bob")
        assert room.seats[1].free
        await room.take(1, hashed("browser 1"), "Bob")
        with pytest.raises(Refused, match="seat-taken"):
            await room.take(1, hashed("browser 2"), "Eve")
        kept = store.load(room.id)
        assert kept is not None
        assert (room.course is not None, kept.status, kept.names) == (True, "running", ["Ann", "Bob"])

    in_a_house(work)


# -- clock ---------------------------------------------------------------------------------------------------------


def test_a_room_whose_clock_fails_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, store: Shaky) -> None:
        old = time.time() - 100
        rooms = [
            await open_room(house, make_stored(GAME, 2, 5, id=f"match-{k}-long", pace=1, created=old)) for k in range(3)
        ]
        idle = await open_room(house, make_stored(GAME, 2, 5, id="match-idle"))
        idle.used -= 10 * 3600
        monkeypatch.setattr(rooms[0], "long_gone", lambda now: 1 / 0)
        clock = house.watch.keep("clock", house.run_clock)
        store.left = 2
        for room in rooms[1:]:
            await until(lambda room=room: all(chair.bot for chair in room.seats), "the clock of a room stands still")
        assert not any(chair.bot for chair in rooms[0].seats)
        await until(lambda: idle.id not in house.rooms, "idle rooms are not closed")
        assert house.watch.failures["clock"] >= 3
        assert house.counts["errors"] >= 1
        monkeypatch.undo()
        await until(lambda: all(chair.bot for chair in rooms[0].seats), "the clock of a room does not begin again")
        assert not clock.done()

    in_a_house(work)


# -- pictures ------------------------------------------------------------------------------------------------------


def test_a_picture_that_fails_is_the_trouble_of_its_viewer_only(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = Match.picture

    def fails_for_one(self: Match, seat: int | None = None, lang: str = "en") -> Picture:
        if seat == 1 and self.steps:
            raise LookupError("a bug in a drawing")
        return picture(self, seat, lang)

    async def work(house: House, store: Shaky) -> None:
        room = await open_room(house, make_stored(GAME, 3, 5, seats=seats_of("greedy", 2), pace=3600))
        viewers = [enter(room, 0), enter(room, 1, "ru"), enter(room, None)]
        house.watch.keep("clock", house.run_clock)
        await until(lambda: match_of(room).steps == 1, "the bot is not woken")
        for viewer in viewers:
            taken(viewer)
        monkeypatch.setattr(Match, "picture", fails_for_one)
        assert (await send(room, viewers[0], do="play", v=room.course.version(0), action="bid 0"))["ok"]  # type: ignore[union-attr]
        await room._act(1, "bid 0")  # the page of this seat cannot be drawn, but it can play
        await until(lambda: match_of(room).steps > 3 or 2 not in match_of(room).to_act, "the bot is not woken")
        for viewer in (viewers[0], viewers[2]):
            assert read(taken(viewer))[-1]["steps"] == match_of(room).steps
        told = read(taken(viewers[1]))
        assert {(m["t"], m.get("say")) for m in told} == {("failed", words("ru")("picture-failed"))}
        assert house.counts["pictures"] == len(told)
        ticked = house.ticked
        room.opened -= 1000
        await until(lambda: house.ticked > ticked, "the clock stands still")
        room.leave(viewers[0])
        room.left[0] -= 1000
        await until(lambda: 0 in room.gone, "the clock of the room stands still")
        monkeypatch.undo()
        room.refresh()
        assert read(taken(viewers[1]))[-1]["t"] == "all", "when it can be drawn again it is shown whole"

    in_a_house(work)


def test_who_comes_to_a_picture_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, store: Shaky) -> None:
        room = await open_room(house, make_stored(GAME, 2, 5))
        other = enter(room, 1)
        monkeypatch.setattr(Match, "picture", lambda *_: 1 / 0)
        assert [m["t"] for m in read(taken(enter(room, 0)))] == ["hello", "failed"]
        assert other in room.viewers

    in_a_house(work)


# -- health --------------------------------------------------------------------------------------------------------


def test_health_tells_what_stands_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "table.db"
    store = Store(f"sqlite:///{file}?timeout=0.1")
    store.create(make_stored(GAME, 2, 5, seats=seats_of("random", people=1)))
    app = web.make_app(store, Settings(bot_pause=0, stall=0.5))
    choose, think = Thinkers.choose, asyncio.Event()

    async def after_a_while(self: Thinkers, *question: Any) -> str:
        await think.wait()
        return await choose(self, *question)

    async def work() -> None:
        async with app.router.lifespan_context(app):
            await healthy(app, {"tables"})
            with locked(file):
                await healthy(app, {"store", "tables"})
            await healthy(app, {"tables"})
            think.set()
            await healthy(app, set())

    monkeypatch.setattr(Thinkers, "choose", after_a_while)
    in_a_loop(work())


def test_health_tells_that_the_clock_stands_still() -> None:
    async def work(house: House, store: Shaky) -> None:
        assert await house.health.troubles() == {}
        house.ticked -= 100
        assert set(await house.health.troubles()) == {"clock"}
        house.watch.keep("clock", house.run_clock)
        ticked = house.ticked
        await until(lambda: house.ticked > ticked, "the clock does not tick")
        assert await house.health.troubles() == {}

    in_a_house(work)


def test_many_may_ask_for_health_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks in the moment in which the line of somebody else is written begins the next one."""
    monkeypatch.setattr(health, "FRESH", -1.0)

    async def work(house: House, store: Shaky) -> None:
        asking = []
        for _ in range(300):
            asking.append(asyncio.ensure_future(house.health.troubles()))
            await asyncio.sleep(0)
        assert await asyncio.gather(*asking) == [{}] * len(asking)

    in_a_house(work)


async def healthy(app: Any, troubles: set[str]) -> None:
    """Wait until the server tells just these troubles."""
    end = time.monotonic() + 60
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        while True:
            answer = await client.get("/healthz")
            told = answer.json()
            assert answer.status_code == (200 if told["ok"] else 503)
            if set(told.get("troubles", ())) == troubles:
                return
            assert time.monotonic() < end, f"{told}, not {troubles}"
            await asyncio.sleep(0.05)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else has the file: it can be read, and not written."""
    other = sqlite3.connect(file, isolation_level=None, timeout=30)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    cluster.stop()
    try:
        yield
    finally:
        cluster.start()


# -- the whole server ----------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def away(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Callable[[], Any]]]:
    """A database, and how it goes away for a while."""
    if request.param == "sqlite":
        file = tmp_path / "table.db"
        yield f"sqlite:///{file}?timeout=0.3", lambda: locked(file)
        return
    cluster = Cluster()
    yield cluster.url, lambda: stopped(cluster)
    cluster.remove()


def lines(db: str) -> dict[str, int]:
    """How long the journal of each match is."""
    store = Store(db, upgrade=False)  # only to look: who opens it to serve writes at once
    query = sa.select(journal.c.match, sa.func.count()).group_by(journal.c.match)
    found = store.run(lambda c: {row[0]: row[1] for row in c.execute(query)})
    store.close()
    return found


@pytest.mark.slow
def test_every_table_goes_on_by_itself(tmp_path: Path, away: tuple[str, Callable[[], Any]]) -> None:
    """The database goes away for a while: tables of bots, a clock and a person's game go on when it is back."""
    db, trouble = away
    server = Server(tmp_path, db)

    def health() -> httpx.Response:
        return httpx.get(f"{server.url}/healthz")

    try:
        bots = [server.create(game="scythe", seats=["random", "random"])["id"] for _ in range(3)]
        clock = server.create(seats=["human", "greedy"], pace="1")["id"]
        with httpx.Client() as client:
            mine = server.create(client, seats=["human", "human"])
            assert httpx.post(mine["links"]["1"], data={"name": "Bob"}).status_code == 303
            cookie = client.cookies["pentarchy"]
        wait_for(lambda: set(bots) <= set(lines(db)))
        address = f"ws://localhost:{server.port}/m/{mine['id']}/ws"
        headers = {"Cookie": f"pentarchy={cookie}"}
        with connect(address, origin=server.url, additional_headers=headers) as live:
            with trouble():
                wait_for(lambda: "store" in health().json().get("troubles", ()))
                assert health().status_code == 503
                assert bid(live) == words("en")("not-stored")
                form = {"game": GAME, "seats": ["human", "greedy"]}
                assert httpx.post(f"{server.url}/matches", json=form).status_code == 503
            wait_for(lambda: health().status_code == 200)
            before = lines(db)
            assert bid(live) == ""
        for match_id in bots:
            wait_for(lambda match_id=match_id: lines(db)[match_id] > before[match_id] + 5)
        wait_for(lambda: lines(db).get(clock, 0) > 2)
        told = httpx.get(f"{server.url}/metrics").text
        assert 'pentarchy_background_failures_total{work="bot"}' in told
    finally:
        server.stop()
    assert {problem for _, problem in verify_all(db)} == {None}
    log = server.log.read_text()
    assert '"level": "error"' not in log, log[-3000:]


def bid(live: Any) -> str:
    """Bid, and give what the table says against it."""
    live.send(json.dumps({"do": "play", "v": 0, "action": "bid 0", "id": 1}))
    while (message := json.loads(live.recv(timeout=PATIENCE)))["t"] != "reply":
        pass
    return str(message.get("say", ""))
