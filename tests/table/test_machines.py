"""Several machines on one PostgreSQL. Addresses of loopback stand for them: 127.0.0.2 and 127.0.0.3."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from served import PATIENCE, Server, wait_for
from test_several import _lease, page_of
from test_store import postgres  # noqa: F401
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from pentarchy.table import store as st
from pentarchy.table.schema import meta
from pentarchy.table.words import words

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs more than one address of loopback")

LONG, SHORT = 600, 8
"""Seconds of a lease: one that does not run out however busy this machine is, and one for which a test can wait."""
runs_out = pytest.mark.parametrize("machines", [SHORT], indirect=True, ids=["runs-out"])


def free_port(host: str) -> int:
    with socket.create_server((host, 0)) as probe:
        return int(probe.getsockname()[1])


def machine(folder: Path, db: str, host: str) -> Server:
    port = free_port(host)
    server = Server.__new__(Server)
    server.port = port
    more = ("--host", host, "--port", str(port), "--advertise", f"{host}:{port}")
    Server.__init__(server, folder / host, db, *more)
    return server


@pytest.fixture
def machines(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    postgres: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[list[Server]]:
    """Two machines; what they have played replays at the end."""
    monkeypatch.setenv("PENTARCHY_LEASE", str(getattr(request, "param", LONG)))
    engine = st.connect(postgres)
    meta.drop_all(engine)
    engine.dispose()
    running = [machine(tmp_path, postgres, host) for host in ("127.0.0.2", "127.0.0.3")]
    yield running
    for server in running:
        with contextlib.suppress(ProcessLookupError):
            server.process.send_signal(signal.SIGCONT)
        killed = server.process.poll() == -signal.SIGKILL  # a child that was just starting complains of that
        server.stop()
        assert killed or "Traceback" not in server.log.read_text(), server.log.read_text()[-3000:]
    assert {problem for _, problem in st.verify_all(postgres)} == {None}


def two_people(server: Server, **form: Any) -> tuple[str, list[str]]:
    """A match of two people: its id and their cookies."""
    with httpx.Client() as client:
        made = server.create(client, **{"seats": ["human", "human"], **form})
        second = httpx.post(made["links"]["1"], data={"name": "Bob"})
        assert second.status_code == 303
        return made["id"], [client.cookies["pentarchy"], second.cookies["pentarchy"]]


def look(server: Server, match_id: str, cookie: str) -> ClientConnection:
    headers = {"Cookie": f"pentarchy={cookie}"}
    return connect(
        f"ws://{server.host}:{server.port}/m/{match_id}/ws", origin=server.url, additional_headers=headers, proxy=None
    )


def bid(live: ClientConnection, version: int) -> dict[str, Any]:
    live.send(json.dumps({"do": "play", "v": version, "action": "bid 0", "id": 1}))
    while (message := json.loads(live.recv(timeout=PATIENCE)))["t"] != "reply":
        pass
    return dict(message)


def lines(db: str, match_id: str) -> list[tuple[int, str]]:
    store = st.Store(db)
    found = store.load(match_id)
    store.close()
    assert found is not None
    return [(entry.seat, entry.body) for entry in found.journal]


def test_any_machine_answers_for_any_match(machines: list[Server]) -> None:
    first, second = machines
    match_id, cookies = two_people(first)
    assert _lease(first.db, match_id)[0].startswith(f"{first.url}#")
    for server in machines:
        assert httpx.get(f"{server.url}/m/{match_id}").status_code == 200
    with look(second, match_id, cookies[0]) as anna, look(first, match_id, cookies[1]) as bob:
        assert bid(anna, page_of(anna)["v"])["ok"]
        assert bid(bob, page_of(bob)["v"])["ok"]
        steps = 0
        while steps < 2:  # what the one machine has done is seen through the other
            steps = json.loads(anna.recv(timeout=PATIENCE)).get("steps", 0)
    assert _lease(first.db, match_id)[0].startswith(f"{first.url}#"), "it was passed on, not taken"


@runs_out
def test_the_matches_of_a_dead_machine_are_open_elsewhere_within_the_lease(machines: list[Server]) -> None:
    """Nobody starts it again. Asked for a match, the other one has it at once; what goes on alone goes on by itself."""
    first, second = machines
    match_id, cookies = two_people(first)
    with look(first, match_id, cookies[0]) as anna:
        assert bid(anna, page_of(anna)["v"])["ok"]
    with httpx.Client() as client:
        alone = first.create(client, game="scythe", seats=["human", "random"], pace="1")["id"]
    first.process.kill()
    first.process.wait()
    assert httpx.get(f"{second.url}/m/{match_id}").status_code == 200
    with look(second, match_id, cookies[1]) as bob:
        assert bid(bob, page_of(bob)["v"])["ok"]
    assert lines(second.db, match_id) == [(0, "bid 0"), (1, "bid 0")]
    wait_for(lambda: _lease(second.db, alone)[0].startswith(second.url))
    seen = len(lines(second.db, alone))
    wait_for(lambda: len(lines(second.db, alone)) > seen + 3)


@runs_out
def test_a_machine_that_was_asleep_comes_too_late(machines: list[Server]) -> None:
    """It has not noticed that its match was taken: what is played there is refused, and shown as it is elsewhere."""
    first, second = machines
    match_id, cookies = two_people(first)
    with look(first, match_id, cookies[0]) as anna:
        version = page_of(anna)["v"]
        first.process.send_signal(signal.SIGSTOP)
        wait_for(lambda: _answers(second, match_id), (httpx.HTTPError, WebSocketException, OSError))
        with look(second, match_id, cookies[1]) as bob:
            assert bid(bob, page_of(bob)["v"])["ok"]
        anna.send(json.dumps({"do": "play", "v": version, "action": "bid 1", "id": 7}))
        first.process.send_signal(signal.SIGCONT)
        told = list(until_closed(anna))
        assert not any(message.get("ok") for message in told), "a step was acknowledged that nobody else knows of"
    assert lines(first.db, match_id) == [(1, "bid 0")]

    def again() -> bool:
        with look(first, match_id, cookies[0]) as anna:
            return bool(bid(anna, page_of(anna)["v"])["ok"])

    wait_for(again, (WebSocketException, OSError, TimeoutError))
    assert lines(first.db, match_id) == [(1, "bid 0"), (0, "bid 0")]
    assert _lease(first.db, match_id)[0].startswith(second.url)


def until_closed(live: ClientConnection) -> Iterator[dict[str, Any]]:
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield hear(live)


def _answers(server: Server, match_id: str) -> bool:
    return httpx.get(f"{server.url}/m/{match_id}", timeout=5).status_code == 200


def hear(reader: ClientConnection, seconds: float = PATIENCE) -> dict[str, Any]:
    return dict(json.loads(reader.recv(timeout=seconds)))


def test_news_travel_from_machine_to_machine(machines: list[Server]) -> None:
    """The lobby has changed: to everybody. It is somebody's turn: to them and to nobody else."""
    first, second = machines

    def listen(cookie: str) -> ClientConnection:
        headers = {"Cookie": f"pentarchy={cookie}"}
        address = f"ws://{second.host}:{second.port}/news"
        return connect(address, origin=second.url, additional_headers=headers, proxy=None)

    def lobby() -> str:
        return httpx.get(second.url, cookies={"pentarchy": cookie}, headers={"accept-language": "en"}).text

    with httpx.Client() as client:
        made = first.create(client, seats=["human", "human"])
        cookie = client.cookies["pentarchy"]
    with listen(cookie) as anna, listen("x" * 43) as stranger:
        before = lobby()
        assert httpx.post(made["links"]["1"], data={"name": "Bob"}).status_code == 303
        assert [hear(anna), hear(anna)] == [{"t": "lobby"}, {"t": "turn", "match": made["id"]}]
        assert hear(stranger) == {"t": "lobby"}
        yours = words("en")("lobby-your-turn")  # it stands among the words for the page's program, too
        assert lobby().count(yours) > before.count(yours)
        first.create()
        assert [hear(anna), hear(stranger)] == [{"t": "lobby"}] * 2, "another's turn is nobody's business"
