"""Several processes on one PostgreSQL: a match lives in one of them, and everybody finds it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import time
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from rooms_for_tests import enter, in_a_loop, make_stored
from served import PATIENCE, Server, wait_for
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from test_store import postgres  # noqa: F401
from websockets.sync.client import ClientConnection, connect

from pentarchy.cli import main
from pentarchy.table import several
from pentarchy.table import store as st
from pentarchy.table.app import away
from pentarchy.table.desk import Table
from pentarchy.table.house import House
from pentarchy.table.leases import Elsewhere, Leases
from pentarchy.table.passing import MARK, MISDIRECTED, Passed, Passing
from pentarchy.table.schema import meta
from pentarchy.table.settings import Settings
from pentarchy.table.several import Forward
from pentarchy.table.store import hashed
from pentarchy.table.words import words


@pytest.mark.parametrize("more", [["--workers", "2"], ["--advertise", "127.0.0.2:8765"]])
def test_sqlite_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]) -> None:
    assert main(["serve", *more, "--db", f"sqlite:///{tmp_path / 'x.db'}"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


@pytest.mark.parametrize("bad", ["here", "10.0.0.5", "10.0.0.5:", "10.0.0.5:99999", "a b:80", "x:80/path"])
def test_an_address_is_host_and_port(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--db", "postgresql://nowhere/x", "--advertise", bad]) == 2
    assert "HOST:PORT" in capsys.readouterr().err


def page_of(live: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(live.recv(timeout=PATIENCE))
        if message["t"] == "all":
            return message


def test_everybody_finds_the_match_through_any_process(tmp_path: Path, postgres: str) -> None:  # noqa: F811
    engine = st.connect(postgres)
    meta.drop_all(engine)
    engine.dispose()
    server = Server(tmp_path, postgres, "--workers", "3")
    try:
        made: list[tuple[str, list[str]]] = []
        while len(made) < 6 or len(_processes(postgres)) < 2:  # which of them lets a visitor in is chance
            assert len(made) < 100, "the matches are spread over the processes"
            with httpx.Client() as client:
                doc = server.create(client, seats=["human", "human"])
                second = httpx.post(doc["links"]["1"], data={"name": "Bob"})
                assert second.status_code == 303
                made.append((doc["id"], [client.cookies["pentarchy"], second.cookies["pentarchy"]]))
        for match_id, cookies in made:
            with contextlib.ExitStack() as stack:
                _bid(server, match_id, cookies, stack)
            _move(server, match_id, cookies[0])
            for _ in range(4):
                assert httpx.get(f"{server.url}/m/{match_id}").status_code == 200
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()
    assert _processes(postgres) == set(), "leases are given back"
    assert {problem for _, problem in st.verify_all(postgres)} == {None}


def _bid(server: Server, match_id: str, cookies: list[str], stack: contextlib.ExitStack) -> None:
    """Both players bid, each over a connection that may have met any of the processes."""
    url = f"ws://localhost:{server.port}/m/{match_id}/ws"
    headers = [{"Cookie": f"pentarchy={cookie}"} for cookie in cookies]
    sockets = [stack.enter_context(connect(url, origin=server.url, additional_headers=h)) for h in headers]
    pages = [page_of(live) for live in sockets]
    assert [page["seat"] for page in pages] == [0, 1]
    for live, page in zip(sockets, pages, strict=True):
        live.send(json.dumps({"do": "play", "v": page["v"], "action": "bid 0", "id": 1}))
    for live in sockets:
        log: list[Any] = []
        while not any("bid" in line[0].lower() for line in log):
            log += json.loads(live.recv(timeout=PATIENCE)).get("log", {}).get("lines", [])


def _move(server: Server, match_id: str, cookie: str) -> None:
    """The first seat goes to another browser, whichever process is asked for what."""
    page = httpx.post(f"{server.url}/m/{match_id}/move", data={"kind": "move"}, cookies={"pentarchy": cookie})
    code = re.search(r'value="([^"]*)"[^>]*id="seat-code"', page.text)
    assert code is not None
    with httpx.Client() as other:
        found = other.post(f"{server.url}/move", data={"code": code[1]})
        link = f"{server.url}{found.headers['location']}"
        assert other.get(link).status_code == 200
        assert other.post(link).status_code == 303
        assert other.get(link).status_code == 410
        url = f"ws://localhost:{server.port}/m/{match_id}/ws"
        new, old = other.cookies["pentarchy"], cookie
        for token, seat in ((new, 0), (old, None)):
            with connect(url, origin=server.url, additional_headers={"Cookie": f"pentarchy={token}"}) as live:
                assert page_of(live)["seat"] == seat


def _processes(url: str) -> set[str]:
    store = st.Store(url)
    found = set(store.run(lambda c: c.execute(st.sa.select(st.leases.c.process)).scalars().all()))
    store.close()
    return found


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="finds processes by /proc")
def test_the_matches_of_a_killed_process_go_on_at_once(
    tmp_path: Path,
    postgres: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Page, live channel and bots: the others have them long before the dead process's leases run out."""
    monkeypatch.setenv("PENTARCHY_LEASE", "3600")
    engine = st.connect(postgres)
    meta.drop_all(engine)
    engine.dispose()
    server = Server(tmp_path, postgres, "--workers", "2")
    try:
        with httpx.Client() as client:
            made = server.create(client, seats=["human", "greedy"])
            cookie = client.cookies["pentarchy"]
        for _ in range(8):  # both processes have been asked, so each remembers whose match it is
            assert httpx.get(f"{server.url}/m/{made['id']}").status_code == 200
        holder, until = _lease(postgres, made["id"])
        victim = _listening(server.process.pid, int(re.sub("#.*", "", holder).rsplit(":", 1)[1]))
        os.kill(victim, signal.SIGKILL)
        wait_for(lambda: _answers(server, made["id"], cookie), (httpx.HTTPError, OSError))
        assert time.time() < until, "the match was answered only when the lease had run out"
        assert _lease(postgres, made["id"])[0] != holder
    finally:
        server.stop()
    assert _processes(postgres) == set()


def _answers(server: Server, match_id: str, cookie: str) -> bool:
    """The person bids, and the bot has bid: the cards are dealt and somebody is asked to take one."""
    from websockets.exceptions import WebSocketException

    url = f"ws://localhost:{server.port}/m/{match_id}/ws"
    if httpx.get(f"{server.url}/m/{match_id}").status_code != 200:
        return False
    headers = {"Cookie": f"pentarchy={cookie}"}
    with (
        contextlib.suppress(WebSocketException, TimeoutError),
        connect(url, origin=server.url, additional_headers=headers) as live,
    ):
        page = page_of(live)
        log = page["log"]["lines"]  # both may have bid before the last connection was lost
        live.send(json.dumps({"do": "play", "v": page["v"], "action": "bid 0", "id": 1}))
        while not any("bid" in line[0].lower() for line in log):
            log += json.loads(live.recv(timeout=PATIENCE)).get("log", {}).get("lines", [])
        return True
    return False


def _lease(url: str, match_id: str) -> tuple[str, float]:
    store = st.Store(url)
    query = st.sa.select(st.leases.c.process, st.leases.c.until).where(st.leases.c.match == match_id)
    row = store.run(lambda c: c.execute(query).one())
    store.close()
    return row.process, row.until


def _listening(parent: int | None, port: int) -> int:
    """The child of a process that listens on a port."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    sockets = {
        f"socket:[{words[9]}]" for words in lines if int(words[1].split(":")[1], 16) == port and words[3] == "0A"
    }
    for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        with contextlib.suppress(OSError):
            if sockets & {os.readlink(entry) for entry in Path(f"/proc/{child}/fd").iterdir()}:
                return int(child)
    raise AssertionError(f"nobody listens on {port}")


def test_a_process_outlives_a_store_that_does_not_answer() -> None:
    """Leases are asked for again; a room is not closed because nobody could be asked, and is when it is another's."""

    class Store:
        asked = 0

        def renew(self, match_ids: list[str], process: str, seconds: float) -> set[str]:
            self.asked += 1
            if self.asked == 1:
                raise st.Unavailable("gone")
            return set(match_ids) if self.asked < 4 else set()

    class House:
        closing = False
        forgotten = 0

        def __init__(self) -> None:
            self.rooms = {"a-match-id": SimpleNamespace(id="a-match-id")}
            self.alarms: dict[str, float] = {}
            self.counts: Counter[str] = Counter()

        def forget(self, room: Any) -> None:
            self.forgotten = store.asked
            self.rooms.pop(room.id)

    store = Store()

    async def work() -> None:
        house = House()
        leases = Leases(store, "http://127.0.0.1:1", 0.04)  # type: ignore[arg-type]
        keeping = asyncio.ensure_future(leases.keep(house))  # type: ignore[arg-type]
        async with asyncio.timeout(PATIENCE):
            while store.asked < 6:
                await asyncio.sleep(0.01)
        assert not keeping.done()
        assert house.forgotten == 4
        house.closing = True
        await keeping

    in_a_loop(work())


def test_a_request_to_a_dead_process_is_answered_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole, with its body, as soon as nobody listens at its address; and not for ever where somebody else is quicker
    each time: that is a refusal."""
    monkeypatch.setattr(several, "PATIENCE", [0.0] * len(several.PATIENCE))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        dead = f"http://127.0.0.1:{probe.getsockname()[1]}"

    class Owners:
        me = "http://127.0.0.1:1#me"
        taken = 0

        def __init__(self, freed_after: int) -> None:
            self.freed_after = freed_after

        async def owner(self, match_id: str) -> str:
            return self.me if self.taken >= self.freed_after else f"{dead}#{self.taken}"

        async def take_from(self, match_id: str, owner: str) -> None:
            assert owner == f"{dead}#{self.taken}"
            self.taken += 1

        def forget(self, match_id: str) -> None:
            return None

    async def echo(scope: Any, receive: Any, send: Any) -> None:
        await PlainTextResponse(await Request(scope, receive).body())(scope, receive, send)

    async def post(freed_after: int) -> httpx.Response:
        forward = Forward(echo, None, Owners(freed_after), Passing("secret"), away)  # type: ignore[arg-type]

        async def inside(scope: Any, receive: Any, send: Any) -> None:
            scope["app"] = SimpleNamespace(state=SimpleNamespace(table=Table(None, Settings())))  # type: ignore[arg-type]
            await forward(scope, receive, send)

        transport = httpx.ASGITransport(app=inside)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
            says = {"accept": "application/json", "accept-language": "ru"}
            return await client.post("/m/a-match-id/join", content=b"name=Anna", headers=says)

    for freed_after in (0, 1, 3):
        answer = in_a_loop(post(freed_after))
        assert (answer.status_code, answer.text) == (200, "name=Anna")
    late = in_a_loop(post(99))
    assert (late.status_code, late.headers["retry-after"]) == (503, "5")
    assert late.json()["error"] == words("ru")("match-silent")


def test_what_one_visitor_is_given_is_not_shown_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cookie in an answer that was passed on belongs to one browser: the next one comes without."""
    heard: list[str | None] = []

    def answer(request: httpx.Request) -> httpx.Response:
        heard.append(request.headers.get("cookie"))
        return httpx.Response(303, headers={"Set-Cookie": f"pentarchy=given-{len(heard)}; Path=/", "Location": "/"})

    async def other(match_id: str) -> str:
        return "http://127.0.0.1:9#other"

    leases = SimpleNamespace(owner=other, me="http://127.0.0.1:1#me", forget=lambda match_id: None)

    async def ask() -> list[str]:
        forward = Forward(None, None, leases, Passing("secret"), away)  # type: ignore[arg-type]
        monkeypatch.setattr(forward.client, "_transport", httpx.MockTransport(answer))
        given = []
        for cookie in ({}, {}, {"Cookie": "pentarchy=mine"}):
            transport = httpx.ASGITransport(app=forward)
            async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
                told = await client.post("/m/a-match-id/join", headers=cookie)
                given.append(told.cookies["pentarchy"])
        return given

    assert in_a_loop(ask()) == ["given-1", "given-2", "given-3"]
    assert heard == [None, None, "pentarchy=mine"]


# -- marks between processes -----------------------------------------------------------------------------------------


def passed_on(mark: str | None, method: str = "GET", path: str = "/m/a-match-id") -> tuple[int, Any]:
    """What becomes of a request with a mark: its status, and what the application was told."""
    told: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        told.append((scope["client"][0], scope["scheme"], scope.get("passed", False)))
        await PlainTextResponse("")(scope, receive, send)

    async def ask() -> int:
        transport = httpx.ASGITransport(app=Passed(app, Passing("secret")), client=("10.0.0.9", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
            headers = {} if mark is None else {MARK: mark}
            return (await client.request(method, path, headers=headers)).status_code

    return in_a_loop(ask()), told[0] if told else None


def test_only_a_process_of_the_same_store_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = Passing("secret").mark("GET", "/m/a-match-id", "192.0.2.7", "https")
    assert passed_on(None) == (200, ("10.0.0.9", "http", False))
    assert passed_on(mark) == (200, ("192.0.2.7", "https", True))
    assert passed_on(mark, method="POST") == (403, None)
    assert passed_on(mark, path="/m/another-match") == (403, None)
    at, scheme, _, signed = mark.split()
    for false in (
        Passing("another").mark("GET", "/m/a-match-id", "192.0.2.7", "https"),
        f"{at} {scheme} 192.0.2.8 {signed}",
        f"{at} {scheme} 192.0.2.7",
        "x",
        "",
    ):
        assert passed_on(false) == (403, None)
    later = time.time() + 120
    monkeypatch.setattr(time, "time", lambda: later)
    assert passed_on(mark) == (403, None), "an old one"


def test_a_process_that_does_not_have_the_match_says_so_and_passes_nothing_on() -> None:
    async def other(match_id: str) -> str:
        return "http://127.0.0.1:9#other"

    leases = SimpleNamespace(owner=other, me="http://127.0.0.1:1#me", forget=lambda match_id: None)

    async def ask() -> int:
        forward = Forward(None, None, leases, Passing("secret"), away)  # type: ignore[arg-type]
        transport = httpx.ASGITransport(app=Passed(forward, Passing("secret")))
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
            mark = Passing("secret").mark("GET", "/m/a-match-id", "192.0.2.7", "https")
            return (await client.get("/m/a-match-id", headers={MARK: mark})).status_code

    assert in_a_loop(ask()) == MISDIRECTED


@pytest.mark.parametrize(
    "message",
    [
        {"do": "play", "v": 0, "action": "bid 0"},
        {"do": "chat", "text": "hello"},
        {"do": "seat", "seat": 0, "bot": "greedy"},
        None,
    ],
)
def test_every_write_of_a_room_carries_its_fence(message: dict[str, Any] | None) -> None:
    """Another process has the match: whatever is done here is not written, and the room is closed."""

    async def work() -> None:
        store = st.Store("sqlite://")
        leases = Leases(store, "http://127.0.0.1:1", 60)
        house = House(store, Settings(), leases)
        stored = make_stored("eight_minute_empire", 2, 5)
        store.create(stored)
        room = await house.room(stored.id)
        assert room is not None
        viewer = enter(room, 0)
        before = store.run(contents)
        store.lease(stored.id, "http://127.0.0.1:2#other", 60, but=leases.me)
        key = st.add_key(stored.id, hashed("browser 0"), "key", "move", time.time() + 60)
        with pytest.raises(st.Fenced):
            await (room.write(key) if message is None else room.command(viewer, message))
        assert store.run(contents) == before
        assert stored.id not in house.rooms
        with pytest.raises(Elsewhere):
            await house.room(stored.id)
        await house.close()

    def contents(c: Any) -> list[Any]:
        return [c.execute(st.sa.select(table)).all() for table in (st.journal, st.chat, st.seats, st.seat_keys)]

    in_a_loop(work())
