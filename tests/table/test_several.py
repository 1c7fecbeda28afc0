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
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from rooms_for_tests import in_a_loop
from served import PATIENCE, Server, wait_for
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from test_store import postgres  # noqa: F401
from websockets.sync.client import ClientConnection, connect

from pentarchy.cli import main
from pentarchy.table import store as st
from pentarchy.table.several import Forward, Leases


def test_sqlite_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--db", f"sqlite:///{tmp_path / 'x.db'}"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


def page_of(live: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(live.recv(timeout=PATIENCE))
        if message["t"] == "all":
            return message


def test_everybody_finds_the_match_through_any_process(tmp_path: Path, postgres: str) -> None:  # noqa: F811
    engine = st.connect(postgres)
    st.meta.drop_all(engine)
    engine.dispose()
    server = Server(tmp_path, postgres, "--workers", "3")
    try:
        made = []
        for _ in range(6):
            with httpx.Client() as client:
                doc = server.create(client, seats=["human", "human"])
                second = httpx.post(doc["links"]["1"], data={"name": "Bob"})
                assert second.status_code == 303
                made.append((doc["id"], [client.cookies["pentarchy"], second.cookies["pentarchy"]]))
        for match_id, cookies in made:
            with contextlib.ExitStack() as stack:
                _bid(server, match_id, cookies, stack)
            for _ in range(4):
                assert httpx.get(f"{server.url}/m/{match_id}").status_code == 200
            _move(server, match_id, cookies[0])
        assert len(_processes(postgres)) > 1, "the matches are spread over the processes"
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
        while not any("bid" in line[0] for line in log):
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
def test_the_matches_of_a_killed_process_go_on_at_once(tmp_path: Path, postgres: str) -> None:  # noqa: F811
    """Page, live channel and bots: the others have them long before the dead process's leases run out."""
    engine = st.connect(postgres)
    st.meta.drop_all(engine)
    engine.dispose()
    server = Server(tmp_path, postgres, "--workers", "2")
    try:
        with httpx.Client() as client:
            made = server.create(client, seats=["human", "greedy"])
            cookie = client.cookies["pentarchy"]
        for _ in range(8):  # both processes have been asked, so each remembers whose match it is
            assert httpx.get(f"{server.url}/m/{made['id']}").status_code == 200
        holder, until = _lease(postgres, made["id"])
        victim = _listening(server.process.pid, int(holder.rsplit(":", 1)[1]))
        os.kill(victim, signal.SIGKILL)
        wait_for(lambda: _answers(server, made["id"], cookie), (httpx.HTTPError, OSError), seconds=60)
        assert time.time() < until, "the match was answered only when the lease had run out"
        assert _lease(postgres, made["id"])[0] != holder
    finally:
        server.stop()
    assert _processes(postgres) == set()


def _answers(server: Server, match_id: str, cookie: str) -> bool:
    """The person bids, and the bot has bid: the cards are dealt and somebody is asked to take one."""
    from websockets.exceptions import WebSocketException

    url = f"ws://localhost:{server.port}/m/{match_id}/ws"
    if httpx.get(f"{server.url}/m/{match_id}", timeout=60).status_code != 200:
        return False
    headers = {"Cookie": f"pentarchy={cookie}"}
    with (
        contextlib.suppress(WebSocketException, TimeoutError),
        connect(url, origin=server.url, additional_headers=headers) as live,
    ):
        page = page_of(live)
        live.send(json.dumps({"do": "play", "v": page["v"], "action": "bid 0", "id": 1}))
        log: list[Any] = []
        while not any("bid" in line[0] for line in log):
            log += json.loads(live.recv(timeout=20)).get("log", {}).get("lines", [])
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
    """Leases are asked for again; a room is not closed because nobody could be asked."""

    class Store:
        asked = 0

        def lease(self, match_id: str, process: str, seconds: float) -> str:
            self.asked += 1
            if self.asked == 1:
                raise st.Unavailable("gone")
            return process

    class House:
        closing = False
        rooms: dict[str, Any]

        def forget(self, room: Any) -> None:
            raise AssertionError("a room was closed")

    async def work() -> None:
        store, house = Store(), House()
        house.rooms = {"a-match-id": SimpleNamespace(id="a-match-id")}
        leases = Leases(store, "http://127.0.0.1:1")  # type: ignore[arg-type]
        keeping = asyncio.ensure_future(leases.keep(SimpleNamespace(open=house), every=0.01))  # type: ignore[arg-type]
        async with asyncio.timeout(20):
            while store.asked < 3:
                await asyncio.sleep(0.01)
        assert not keeping.done()
        house.closing = True
        await keeping

    in_a_loop(work())


def test_a_request_to_a_dead_process_is_answered_here_when_its_lease_is_free() -> None:
    """Whole, with its body; and not for ever: a lease that stays with the dead is a refusal."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        dead = f"http://127.0.0.1:{probe.getsockname()[1]}"

    class Owners:
        me = "http://127.0.0.1:1"
        forgotten = 0

        def __init__(self, freed_after: int) -> None:
            self.freed_after = freed_after

        async def owner(self, match_id: str) -> str:
            return self.me if self.forgotten >= self.freed_after else dead

        def forget(self, match_id: str) -> None:
            self.forgotten += 1

    async def echo(scope: Any, receive: Any, send: Any) -> None:
        await PlainTextResponse(await Request(scope, receive).body())(scope, receive, send)

    async def post(freed_after: int) -> httpx.Response:
        forward = Forward(echo, None, Owners(freed_after))  # type: ignore[arg-type]
        transport = httpx.ASGITransport(app=forward)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
            return await client.post("/m/a-match-id/join", content=b"name=Anna")

    for freed_after in (0, 1, 3):
        answer = in_a_loop(post(freed_after))
        assert (answer.status_code, answer.text) == (200, "name=Anna")
    assert in_a_loop(post(99)).status_code == 503
