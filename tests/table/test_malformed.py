"""Malformed requests and messages by the thousand: no fault, no end without a word, headers on every answer."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from malformed import flood
from rude import ask, request
from served import Server
from test_store import postgres  # noqa: F401

NUMBER = int(os.environ.get("PENTARCHY_MALFORMED", "2000"))


@pytest.fixture(params=["sqlite", "postgresql"])
def hasty(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that does not wait long for the rest of a request: many of these have none. On PostgreSQL, which is
    particular about texts, it is two processes that pass requests on to each other."""
    monkeypatch.setenv("PENTARCHY_HEAD_SECONDS", "1")
    monkeypatch.setenv("PENTARCHY_BODY_SECONDS", "1")
    if request.param == "sqlite":
        running = Server(tmp_path)
    else:
        running = Server(tmp_path, request.getfixturevalue("postgres"), "--workers", "2")
    yield running
    running.stop()


def test_malformed_requests_and_messages(hasty: Server) -> None:
    number = NUMBER // 2  # for each of the two stores
    with httpx.Client() as client:
        made = hasty.create(client, seats=["human", "human"], name="Ann")
        httpx.post(made["links"]["1"], data={"name": "Bob"})
        cookie = client.cookies["pentarchy"]
    tally = flood(hasty.port, made["id"], cookie, number)
    print(sorted(tally.items()))
    answers = sum(n for kind, n in tally.items() if kind.isdigit())
    assert answers + tally["messages"] == number // 200 * 200
    assert not [kind for kind in tally if kind.isdigit() and int(kind) >= 500]
    log = hasty.log.read_text()
    assert "Traceback" not in log, log[log.index("Traceback") - 300 :][:3000]
    assert '"level": "error"' not in log
    assert b"pentarchy_errors_total 0" in ask(hasty.port, request("GET", "/metrics")).body
    still = ask(hasty.port, request("GET", f"/m/{made['id']}", {"Cookie": f"pentarchy={cookie}"}))
    assert b'data-mine="0"' in still.body, "and the match goes on"
