"""Malformed, stale, oversized and foreign messages change nothing; nothing secret is given away."""

from __future__ import annotations

import hashlib
import json
import random
import re
import string
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from served import PATIENCE, Server, wait_for
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from pentarchy.kernel.errors import PentarchyError
from pentarchy.table.server import Place, settings_of
from pentarchy.table.settings import Settings
from pentarchy.table.store import Store, journal, seats


def socket(server: Server, match_id: str, cookie: str = "", origin: str | None = "own") -> ClientConnection:
    headers = {"Cookie": f"pentarchy={cookie}"} if cookie else {}
    address = f"ws://localhost:{server.port}/m/{match_id}/ws"
    return connect(
        address,
        origin=server.url if origin == "own" else origin,
        ping_interval=None,
        additional_headers=headers,
        close_timeout=0.3,
    )


def state_of(server: Server) -> Any:
    """Everything the store holds about journals and seats."""
    store = Store(server.db)
    found = store.run(lambda c: (c.execute(sa.select(journal)).all(), c.execute(sa.select(seats)).all()))
    store.close()
    return found


def nonsense(rng: random.Random, v: int, action: str) -> str | bytes:
    """A message that must change nothing."""
    word = "".join(rng.choices(string.printable, k=rng.randint(0, 40)))
    odd = rng.choice([None, -1, 10**30, 1.5, True, [], {}, "", word, "0", [["x"] * 50], {"a": {"b": 1}}])
    kinds: list[Any] = [
        lambda: word,
        lambda: word.encode("utf-8", "ignore"),
        lambda: json.dumps(odd),
        lambda: json.dumps({"do": odd, "v": v}),
        lambda: json.dumps({"do": "play", "v": v, "action": odd}),
        lambda: json.dumps({"do": "play", "v": odd if odd is not v else -5, "action": action}),
        lambda: json.dumps({"do": "play", "v": v - 1 - rng.randint(0, 5), "action": action}),
        lambda: json.dumps({"do": "play", "v": v, "action": f"{action} x{word}"}),
        lambda: json.dumps({"do": "undo", "v": v + 1}),
        lambda: json.dumps({"do": "sit", "seat": rng.choice([1, 2, 99, -1, "0", 0.0, True])}),
        lambda: json.dumps({"do": "seat", "seat": rng.choice([1, "0", None, -1]), "bot": "greedy"}),
        lambda: json.dumps({"do": "seat", "seat": 0, "bot": odd if odd != "" else 7}),
        lambda: json.dumps({"do": "vote", "about": odd, "seat": odd}),
        lambda: json.dumps({"do": rng.choice(["tip", "why"]), "on": odd}),
        lambda: json.dumps({"do": "chat", "text": odd if not isinstance(odd, str) else 5}),
        lambda: json.dumps({"do": "hint", "v": v + 7}),
        lambda: "[" * rng.randint(1, 3000),
        lambda: "x" * rng.randint(9000, 30000),
        lambda: json.dumps({"do": word, "id": odd, "v": v}),
    ]
    return rng.choice(kinds)()


def test_five_thousand_senseless_messages(server: Server) -> None:
    with httpx.Client() as client:
        made = server.create(client, seats=["human", "human"], name="Ann")
        other = httpx.Client()
        link = made["links"]["1"]
        assert other.post(link, data={"name": "Bob"}).status_code == 303
        cookie = client.cookies["pentarchy"]
        before = state_of(server)
        rng = random.Random(7)
        sent = closed = 0
        with ThreadPoolExecutor(AT_ONCE) as people:
            while sent < 4000:
                cookies = rng.choices([cookie, "", "forged" * 8], k=AT_ONCE)
                luck = [random.Random(rng.random()) for _ in cookies]
                for done, was_closed in people.map(_flood, repeat(server), repeat(made["id"]), cookies, luck):
                    sent += done
                    closed += was_closed
        assert closed > 50
        with httpx.Client() as stranger:
            for _ in range(1000):
                _foreign_request(stranger, server, made["id"], rng)
        assert state_of(server) == before
    log = server.log.read_text()
    assert "Traceback" not in log
    assert '"level": "error"' not in log
    assert "pentarchy_errors_total 0" in httpx.get(f"{server.url}/metrics").text


AT_ONCE = 8
"""Connections that send nonsense side by side."""
THE_LAST = 424242
"""Number of a message that makes sense: its answer says that all before it have been read."""


def _flood(server: Server, match_id: str, cookie: str, rng: random.Random) -> tuple[int, bool]:
    """Send until the server has enough of it. Gives how many were sent and whether it closed the connection."""
    done = 0
    with socket(server, match_id, cookie) as live:
        try:
            page: dict[str, Any] = {}
            while page.get("t") != "all":
                page = json.loads(live.recv(timeout=PATIENCE))
            action = page["choices"][0]["do"] if page["choices"] else "bid 0"
            for _ in range(60):
                live.send(nonsense(rng, page["v"], action))
                done += 1
            live.send(json.dumps({"do": "tip", "on": "seat:0", "id": THE_LAST}))
            while json.loads(live.recv(timeout=PATIENCE)).get("id") != THE_LAST:
                pass
            return done, False
        except ConnectionClosed:
            return done, True


def _foreign_request(stranger: httpx.Client, server: Server, match_id: str, rng: random.Random) -> None:
    path = rng.choice(
        [
            f"/m/{match_id}/{what}"
            for what in ("start", "seat", "link", "rematch", "join", "record", "at/99999", "at/0?as=1")
        ]
        + [
            "/matches",
            "/i/nonsense",
            "/m/unknown-id",
            "/m/../../etc",
            "/settings",
            "/rules/nothing",
            "/art/x.css",
            "/%00",
        ]
    )
    headers = rng.choice([{}, {"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}])
    body = rng.choice(
        [b"", b"{", b"game=x&seat=9", json.dumps({"game": [1], "seats": {"a": 1}}).encode(), b"a" * 70000]
    )
    kind = rng.choice(["application/json", "application/x-www-form-urlencoded", "multipart/form-data", "x/y"])
    method = rng.choice(["GET", "POST", "PUT"])
    answer = stranger.request(method, server.url + path, content=body, headers={**headers, "Content-Type": kind})
    assert answer.status_code < 500, (method, path, headers, body[:40], kind)


def test_a_foreign_page_cannot_connect(house: Server) -> None:
    made = house.create()
    for origin in ("https://evil.example", "null", f"http://localhost.evil.example:{house.port}"):
        with pytest.raises(InvalidStatus) as refused, socket(house, made["id"], origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with socket(house, made["id"]) as live:
        assert live.recv(timeout=PATIENCE)


def test_forms_of_a_foreign_page_are_refused(house: Server) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        answer = httpx.post(f"{house.url}/matches", data={"game": "eight_minute_empire"}, headers=headers)
        assert answer.status_code == 403


def test_cookie_and_headers(house: Server) -> None:
    with httpx.Client() as client:
        made = house.create(client, seats=["human", "human"])
        joined = httpx.post(made["links"]["1"], data={"name": "Bob"})
        cookie = joined.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        page = client.get(f"{house.url}/m/{made['id']}")
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert not re.search(r"<script(?![^>]*\bsrc=)", page.text)
        assert not re.search(r"\son[a-z]+=|\sstyle=|<style", page.text)
        assert not re.findall(r"(?:src|href|action)=\"(?:https?:)?//", page.text)


def test_names_are_escaped(house: Server) -> None:
    bad = "<img src=x onerror=1>"
    made = house.create(seats=["human", "human"], name=bad, public=True)
    for page in (httpx.get(house.url).text, httpx.get(f"{house.url}/m/{made['id']}").text):
        assert bad not in page
        assert "&lt;img src=x" in page


def test_a_seat_needs_its_cookie(house: Server) -> None:
    """Whoever has the address but not the cookie may look at what is public, and do nothing."""
    made = house.create(seats=["human", "greedy"])
    with socket(house, made["id"], "somebody else's cookie, long enough") as live:
        page: dict[str, Any] = {}
        while page.get("t") != "all":
            page = json.loads(live.recv(timeout=PATIENCE))
        assert page["seat"] is None
        assert page["choices"] == []
        live.send(json.dumps({"do": "play", "v": page["v"], "action": "bid 0", "id": 5}))
        reply: dict[str, Any] = {}
        while reply.get("t") != "reply":
            reply = json.loads(live.recv(timeout=PATIENCE))
        assert reply["ok"] is False


def test_the_record_is_closed_until_the_end_and_the_seed_fits_the_commitment(house: Server) -> None:
    made = house.create(seats=["human", "greedy"])
    assert httpx.get(f"{house.url}/m/{made['id']}/record").status_code == 403
    bots = house.create(seats=["greedy", "greedy"])
    wait_for(lambda: httpx.get(f"{house.url}/m/{bots['id']}/record").status_code == 200)
    record = httpx.get(f"{house.url}/m/{bots['id']}/record").json()
    found = hashlib.sha256(f"{bots['id']}:{record['seed']}".encode()).hexdigest()
    assert found == bots["commitment"]


def test_an_invitation_can_be_withdrawn_and_is_not_in_the_log(house: Server) -> None:
    with httpx.Client() as client:
        made = house.create(client, seats=["human", "human"])
        old = made["links"]["1"]
        assert httpx.get(old).status_code == 200
        for looking in (httpx.head(old), httpx.head(old), httpx.get(old)):
            assert looking.status_code == 200, "looking does not use it up"
        assert client.post(f"{house.url}/m/{made['id']}/link", data={"seat": "1"}).status_code == 303
        assert httpx.get(old).status_code == 410
        assert httpx.post(f"{house.url}/m/{made['id']}/link", data={"seat": "1"}).status_code == 403
        log = house.log.read_text()
        assert old.rsplit("/", 1)[1] not in log
        assert client.cookies["pentarchy"] not in log


def test_limits_per_address(tmp_path: Path) -> None:
    server = Server(tmp_path, posts_per_minute=Settings.posts_per_minute)
    with httpx.Client() as client:
        codes = [client.post(f"{server.url}/matches", data={}).status_code for _ in range(200)]
    server.stop()
    assert set(codes) == {400, 429}
    assert codes[:60] == [400] * 60


def test_codes_of_tables_cannot_be_found_by_trying(tmp_path: Path) -> None:
    """Four letters lead to a seat, at a table that is not in the lobby too."""
    server = Server(tmp_path, posts_per_minute=5)
    with httpx.Client() as client:
        codes = [client.get(f"{server.url}/t/{code}").status_code for code in ("2222", "2223", "2224") * 5]
    server.stop()
    assert codes[:5] == [410] * 5
    assert set(codes[5:]) >= {429}


def test_no_program_is_started_from_a_browser(house: Server, tmp_path: Path) -> None:
    """`exec:COMMAND` is a bot on the command line; at the table it would be anybody's shell."""
    mark = tmp_path / "started"
    bad = [
        f"exec:touch {mark}",
        "exec:true",
        "mcts:200ms",
        "mcts:9999ms",
        "mcts:99999999",
        "mcts:200;ls",
        "mcts:",
        " greedy",
        "пусто",
        "expert:9",
    ]
    with httpx.Client() as client:
        for word in bad:
            form = {"game": "eight_minute_empire", "seats": ["human", word]}
            answer = client.post(f"{house.url}/matches", json=form, headers={"accept": "application/json"})
            assert answer.status_code == 400, word
        made = house.create(client, seats=["human", "human"])
        page = f"{house.url}/m/{made['id']}"
        for word in bad:
            assert client.post(f"{page}/start", data={"bot": word}).status_code == 400, word
            assert client.post(f"{page}/seat", data={"seat": "1", "bot": word}).status_code == 400, word
        begun = house.create(client, seats=["human", "random"])
        with socket(house, begun["id"], client.cookies["pentarchy"]) as live:
            for number, word in enumerate(bad[:6]):
                live.send(json.dumps({"do": "seat", "seat": 0, "bot": word, "id": number}))
                while (reply := json.loads(live.recv(PATIENCE)))["t"] != "reply":
                    pass
                assert not reply["ok"], word
    assert not mark.exists()


@pytest.mark.parametrize("bad", ["many", "-1", "nan", "inf"])
def test_a_limit_that_is_no_number_is_refused(monkeypatch: pytest.MonkeyPatch, bad: str) -> None:
    monkeypatch.setenv("PENTARCHY_TABLES", bad)
    with pytest.raises(PentarchyError, match=f"PENTARCHY_TABLES={bad}"):
        settings_of(Place())
    monkeypatch.setenv("PENTARCHY_TABLES", "12")
    monkeypatch.setenv("PENTARCHY_IDLE_ROOMS", "")
    settings = settings_of(Place())
    assert (settings.tables, settings.idle_rooms) == (12, Settings.idle_rooms)
