"""What one visitor wants, or a start has to do, holds up nobody else: long work is done aside, and bounded."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from importlib import import_module
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from rooms_for_tests import enter, in_a_loop, make_room, make_stored, read, taken
from starlette.applications import Starlette
from test_faults import GAME, in_a_house, match_of, seats_of, until

from pentarchy.kernel.draw import Pen, Picture
from pentarchy.match import Match
from pentarchy.registry import game
from pentarchy.table import store as st
from pentarchy.table.app import make_app
from pentarchy.table.course import Course
from pentarchy.table.house import House
from pentarchy.table.schema import leases
from pentarchy.table.settings import Settings
from pentarchy.table.store import Entry, Older, Seat, Store, Stored, Unavailable, add_match, hashed, together

lobby = import_module("pentarchy.table.pages.lobby")
ME, DEAD = "http://127.0.0.1:1", "http://127.0.0.1:2#dead"


def with_server(
    work: Callable[[httpx.AsyncClient, House], Awaitable[None]], store: Store, me: str = "", **settings: Any
) -> None:
    """Run a test in a server that has begun, with a client that asks it."""
    app: Starlette = make_app(store, Settings(**{"bot_pause": 0.0, **settings}), me=me)

    async def go() -> None:
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            await work(client, app.state.table.open)

    in_a_loop(go())


@pytest.fixture
def store(tmp_path: Any) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path}/table.db")
    yield found
    found.close()


def finished(match_id: str) -> Stored:
    """A match that was played to its end."""
    stored = make_stored(GAME, 2, 5, id=match_id)
    match, lines = st.begin(stored), []
    while not match.over:
        seat = match.to_act[0]
        lines.append(Entry(len(lines) + 1, "act", seat, match.play(seat, match.legal(seat)[0])))
    assert match.result is not None
    return make_stored(GAME, 2, 5, id=match_id, status="over", result=match.result.to_json(), journal=tuple(lines))


def keep(store: Store, *matches: Stored) -> None:
    lines = [st.add_entry(one.id, line) for one in matches for line in one.journal]
    store.run(together(*map(add_match, matches), *lines))


@pytest.fixture
def drawn_in(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads in which pictures were drawn."""
    found: list[threading.Thread] = []
    rules = game(GAME)
    picture = rules.picture

    def noted(view: Any, pen: Pen) -> Picture:
        found.append(threading.current_thread())
        return picture(view, pen)

    monkeypatch.setattr(rules, "picture", noted, raising=False)
    return found


# -- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["at/3", "still/0000", "result.svg", "analysis/board"])
def test_a_page_that_is_drawn_for_one_visitor_holds_up_nobody(
    store: Store, drawn_in: list[threading.Thread], address: str
) -> None:
    keep(store, finished("match-over"))

    async def work(client: httpx.AsyncClient, house: House) -> None:
        await house.room("match-over")
        drawn_in.clear()
        where = f"/m/match-over/{address}"
        asked = client.post(where, json={"step": 2}) if address == "analysis/board" else client.get(where)
        assert (await asked).status_code == (404 if address.startswith("still") else 200)
        assert threading.current_thread() not in drawn_in, "all others wait meanwhile"

    with_server(work, store)
    assert drawn_in or address == "result.svg", "nothing was drawn at all"


def test_the_first_lobby_holds_up_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_in = []
    scene = lobby.scene

    def noted(*what: str) -> Any:
        drawn_in.append(threading.current_thread())
        return scene(*what)

    monkeypatch.setattr(lobby, "scene", noted)

    async def work(client: httpx.AsyncClient, house: House) -> None:
        assert (await client.get("/")).status_code == 200
        assert drawn_in
        assert threading.current_thread() not in drawn_in

    with_server(work, store)


def test_a_game_that_cannot_be_drawn_is_invited_without_a_scene(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = lobby.scene
    monkeypatch.setattr(lobby, "scene", lambda name, *how: scene(name, *how) if name != GAME else 1 / 0)

    async def work(client: httpx.AsyncClient, house: House) -> None:
        page = await client.get("/")
        assert page.status_code == 200
        assert "/scene/founders/" in page.text
        assert f"/scene/{GAME}/" not in page.text
        assert game(GAME).info.title("en") in page.text

    with_server(work, store)


def test_a_whole_game_is_played_again_where_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """With free undo the table goes back as far as it likes."""
    threads, rewound = [], st.rewound

    def noted(match: Match, steps: int) -> Match:
        threads.append(threading.current_thread())
        return rewound(match, steps)

    monkeypatch.setattr(st, "rewound", noted)

    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 3, undo="free"))
        viewers = [enter(room, seat) for seat in (0, 1)]
        for seat in (0, 1):
            await room._act(seat, "bid 0")
        first = next(seat for seat in (0, 1) if not match_of(room).can_undo(seat))
        assert room.course is not None
        await room.command(viewers[first], {"do": "undo", "v": room.course.version(first)})
        await room.command(viewers[1 - first], {"do": "vote", "about": "undo", "seat": first})
        assert match_of(room).steps < 2
        assert threads
        assert threading.current_thread() not in threads

    in_a_loop(work())


def test_a_view_that_fails_lets_the_curtain_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether something is hidden from the others at one device cannot be said: everybody else sees the step."""

    async def work() -> None:
        chairs = (*(Seat(k, f"Name {k}", holder=hashed("browser 0")) for k in (0, 1)), Seat(2, "Eve", holder="x"))
        room = make_room(make_stored(GAME, 3, 3, seats=chairs))
        device, spectator = enter(room, 0), enter(room, None)
        taken(device), taken(spectator)
        monkeypatch.setattr(Course, "hides", lambda *_: 1 / 0)
        device.asked = []
        await room._act(2, "bid 0")
        await room._act(0, "bid 0")
        assert read(taken(device))[-1] == {"t": "asked", "seats": [1], "hidden": True}
        await room._act(1, "bid 0")
        assert read(taken(spectator))[-1]["steps"] == match_of(room).settled_steps == 3
        assert room.house.counts["actions"] == 3
        assert room.house.counts["pictures"] > 0

    in_a_loop(work())


# -- a start ---------------------------------------------------------------------------------------------------------


def test_nobody_waits_until_all_matches_are_read_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(store, make_stored(GAME, 2, 5, id="match-bots", asked=None, seats=seats_of("random")), finished("match-over"))
    read_again = asyncio.Event()
    bring_back = House._bring_back

    async def slowly(self: House, match_id: str) -> None:
        await read_again.wait()
        await bring_back(self, match_id)

    monkeypatch.setattr(House, "_bring_back", slowly)

    async def work(client: httpx.AsyncClient, house: House) -> None:
        assert (await client.get("/m/match-over")).status_code == 200
        assert "match-bots" not in house.rooms
        read_again.set()
        await until(lambda: "match-bots" in house.rooms, "the bots are not asked again")

    with_server(work, store)


def test_a_match_is_read_once_for_all_who_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store was away while several pages were opened; all of them try again at the same moment."""
    load, tries = Store.load, []

    def fails_once(self: Store, match_id: str) -> Stored | None:
        tries.append(match_id)
        if len(tries) == 1:
            raise Unavailable("gone")
        return load(self, match_id)

    monkeypatch.setattr(Store, "load", fails_once)

    async def work(house: House, shaky: Any) -> None:
        stored = make_stored(GAME, 2, 5)
        house.store.create(stored)

        async def ask() -> Any:
            try:
                return await house.room(stored.id)
            except Unavailable:
                return await house.room(stored.id)

        rooms = await asyncio.gather(ask(), ask(), ask())
        assert len({id(room) for room in rooms}) == 1, "a match has two rooms"
        assert len(tries) == 2

    in_a_house(work)


def test_a_room_is_not_put_away_from_under_who_comes() -> None:
    """Between the question for a room and the entrance lies the answer to the browser."""

    async def work(house: House, shaky: Any) -> None:
        stored = make_stored(GAME, 2, 5)
        house.store.create(stored)
        room = await house.room(stored.id)
        assert room is not None
        room.used -= 36_000
        assert await house.room(stored.id) is room
        house._tick(room)
        assert house.rooms == {stored.id: room}
        room.used -= 36_000
        house._tick(room)
        assert not house.rooms

    in_a_house(work)


def test_an_old_room_takes_no_new_one_along() -> None:
    async def work(house: House, shaky: Any) -> None:
        stored = make_stored(GAME, 2, 5)
        house.store.create(stored)
        old = await house.room(stored.id)
        assert old is not None
        del house.rooms[stored.id]
        new = await house.room(stored.id)
        house.reread(old)
        assert house.rooms == {stored.id: new}

    in_a_house(work)


def test_bots_go_on_however_many_matches_wait_for_people(store: Store) -> None:
    """After a start as well as after the death of another process."""
    now = time.time()
    bots = [
        make_stored(GAME, 2, 5, id=f"match-bots-{k}", asked=[0], updated=now - 9, seats=seats_of("random"))
        for k in (0, 1)
    ]
    people = [
        make_stored(GAME, 2, 5, id=f"match-{k:05}", asked=[0], seats=seats_of("random", people=1 + k % 2))
        for k in range(520)
    ]
    keep(store, *bots, *people)

    def left_behind(c: sa.Connection) -> None:
        for one in (*people, bots[1]):
            c.execute(sa.insert(leases).values(match=one.id, process=DEAD, until=now - 1))

    store.run(left_behind)

    async def work(client: httpx.AsyncClient, house: House) -> None:
        await until(lambda: {one.id for one in bots} <= house.rooms.keys(), "a match of bots stands still")
        assert house.rooms.keys() == {one.id for one in bots}, "where a person is asked nothing can happen"

    with_server(work, store, me=ME, lease=1.0)


def test_leases_are_renewed_while_matches_are_taken_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read hundreds of matches takes longer than a lease is good for."""
    keep(
        store,
        make_stored(GAME, 2, 5, id="match-own"),
        make_stored(GAME, 2, 5, id="match-left", asked=[0], seats=seats_of("random")),
    )
    taking_over = asyncio.Event()

    async def never(self: House, match_id: str) -> None:
        taking_over.set()
        await asyncio.Event().wait()

    def good_until() -> float:
        query = sa.select(leases.c.until).where(leases.c.match == "match-own")
        return store.run(lambda c: float(c.execute(query).scalar_one()))

    async def work(client: httpx.AsyncClient, house: House) -> None:
        assert await house.room("match-own")
        store.run(lambda c: c.execute(sa.insert(leases).values(match="match-left", process=DEAD, until=0.0)))
        monkeypatch.setattr(House, "_bring_back", never)
        await taking_over.wait()
        for _ in range(3):
            before = good_until()
            await until(lambda before=before: good_until() > before, "the lease is not renewed")
        assert "match-own" in house.rooms

    monkeypatch.setattr(Store, "going_on", lambda self: [])
    with_server(work, store, me=ME, lease=0.4)


def test_a_match_that_cannot_be_played_here_is_nobodys(store: Store) -> None:
    """Else it would be read again and again, by every process in turn."""
    keep(store, make_stored(GAME, 2, 5, id="match-older", rules_version=0, seats=seats_of("random")))

    def taken_by() -> list[str]:
        return store.run(lambda c: list(c.execute(sa.select(leases.c.process)).scalars()))

    async def work(client: httpx.AsyncClient, house: House) -> None:
        with pytest.raises(Older):
            await house.room("match-older")
        assert await house.room("match-nowhere") is None
        await until(lambda: not taken_by(), "somebody has a match that cannot be played")

    with_server(work, store, me=ME)
