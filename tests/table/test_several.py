"""Several processes on one PostgreSQL: a match lives in one of them, and everybody finds it."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from served import Server
from test_store import postgres  # noqa: F401
from websockets.sync.client import ClientConnection, connect

from pentarchy.cli import main
from pentarchy.table import store as st


def test_sqlite_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--db", f"sqlite:///{tmp_path / 'x.db'}"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


def page_of(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=10))
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
    pages = [page_of(socket) for socket in sockets]
    assert [page["seat"] for page in pages] == [0, 1]
    for socket, page in zip(sockets, pages, strict=True):
        socket.send(json.dumps({"do": "play", "v": page["v"], "action": "bid 0", "id": 1}))
    for socket in sockets:
        log: list[Any] = []
        while not any("bid" in line[0] for line in log):
            log += json.loads(socket.recv(timeout=10)).get("log", {}).get("lines", [])


def _processes(url: str) -> set[str]:
    store = st.Store(url)
    found = set(store.run(lambda c: c.execute(st.sa.select(st.leases.c.process)).scalars().all()))
    store.close()
    return found
