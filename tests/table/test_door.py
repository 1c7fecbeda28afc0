"""Whatever comes to the door gets an answer: no faults, no bare connections, no waiting without end."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from rooms_for_tests import in_a_loop
from rude import BINARY, CLOSE, TEXT, Live, ask, chunked, connect, read_answer, request
from served import Server, wait_for
from starlette.responses import PlainTextResponse

from pentarchy.table import guard, pages
from pentarchy.table.app import make_app
from pentarchy.table.house import House
from pentarchy.table.rooms import Room
from pentarchy.table.server import bind, configuration
from pentarchy.table.store import Store

JSON = {"Content-Type": "application/json", "Accept": "application/json"}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
MANY = "9" * 5000
DEEP = "[" * 30_000 + "]" * 30_000
NUMBERS = ["²", "٣", "１", "-1", "+1", "1_0", " 1", "1e3", "0x1", "99", MANY, "", "\x00"]


def as_json(**fields: Any) -> bytes:
    return json.dumps({"game": "eight_minute_empire", "seats": ["human", "greedy"], **fields}).encode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all: a fault that one test leaves behind is seen by the next."""
    running = Server(tmp_path_factory.mktemp("door"))
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text(), running.log.read_text()[-3000:]


@pytest.fixture(scope="module")
def match(server: Server) -> tuple[str, str]:
    """The id of a match that goes on, and the cookie of its person."""
    with httpx.Client() as client:
        made = server.create(client, seats=["human", "human", "greedy"])
        httpx.post(made["links"]["1"], data={"name": "Bob"})
        return made["id"], client.cookies["pentarchy"]


def faults(server: Server) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    return float(next(line for line in text.splitlines() if line.startswith("pentarchy_errors_total")).split()[1])


def test_numbers_from_outside_are_plain_digits(server: Server, match: tuple[str, str]) -> None:
    match_id, cookie = match
    mine = {"Cookie": f"pentarchy={cookie}", **FORM}
    for number in NUMBERS:
        quoted = httpx.QueryParams({"x": number})
        value = str(quoted)[2:]
        if number:
            answer = ask(server.port, request("GET", f"/m/{match_id}/at/0?as={value}"))
            answer.check()
            assert answer.status in (400, 403), number
        step = ask(server.port, request("GET", f"/m/{match_id}/at/{value}"))
        step.check()
        assert step.status == 404, number
        for path, body in (("seat", f"seat={value}&bot=greedy"), ("link", f"seat={value}"), ("join", f"seat={value}")):
            answer = ask(server.port, request("POST", f"/m/{match_id}/{path}", mine, body.encode()))
            answer.check()
    assert faults(server) == 0


@pytest.mark.parametrize("field", ["players", "pace"])
def test_numbers_of_a_new_match_are_plain_digits(server: Server, field: str) -> None:
    for number in NUMBERS:
        if number:
            answer = ask(server.port, request("POST", "/matches", JSON, as_json(**{field: number})))
            answer.check()
            expected = 201 if (field, number) == ("pace", "99") else 400
            assert answer.status == expected, (number, answer.body)
    answer = ask(server.port, request("POST", "/matches", JSON, as_json()[:-1] + f', "{field}": {MANY}}}'.encode()))
    answer.check()
    assert answer.status == 400
    assert faults(server) == 0


ODD_BODIES: list[tuple[str, dict[str, str], bytes]] = [
    ("deep", JSON, DEEP.encode()),
    ("deep in a field", JSON, as_json()[:-1] + b', "options": {"a": ' + b"[" * 900 + b"]" * 900 + b"}}"),
    ("deep as a seat", JSON, b'{"game": "eight_minute_empire", "seats": [' + b"[" * 900 + b"]" * 900 + b"]}"),
    ("half a pair", JSON, as_json()[:-1] + b', "name": "\\ud800"}'),
    ("half a pair in a key", JSON, as_json()[:-1] + b', "options": {"\\udfff": 1}}'),
    ("half a pair in bytes", JSON, as_json()[:-1] + b', "name": "\xed\xa0\x80"}'),
    ("a zero", JSON, as_json(names=["a\0b"])),
    ("no UTF-8", JSON, as_json()[:-1] + b', "name": "\xff"}'),
    ("UTF-16", JSON, as_json().decode().encode("utf-16")),
    ("no JSON", JSON, b'{"game":'),
    ("no object", JSON, b"[1]"),
    ("no UTF-8 in a form", FORM, b"game=eight_minute_empire&seat=me&seat=greedy&name=%FF%FE"),
    ("a surrogate in a form", FORM, b"game=eight_minute_empire&seat=me&seat=greedy&name=%ED%A0%80"),
    ("a zero in a form", FORM, b"game=eight_minute_empire&seat=me&seat=greedy&name=a%00b"),
    ("many fields", FORM, b"&".join(b"f%d=1" % k for k in range(500))),
    ("no multipart", {"Content-Type": "multipart/form-data"}, b"x"),
    ("broken multipart", {"Content-Type": "multipart/form-data; boundary=x"}, b"--x\r\nContent-Disposition: form"),
    (
        "an odd charset",
        {"Content-Type": "multipart/form-data; boundary=x; charset=undefined"},
        b'--x\r\nContent-Disposition: form-data; name="game"\r\n\r\na\r\n--x--\r\n',
    ),
    (
        "half a pair by charset",
        {"Content-Type": "multipart/form-data; boundary=x; charset=utf-7"},
        b'--x\r\nContent-Disposition: form-data; name="game"\r\n\r\n+2AA-\r\n--x--\r\n',
    ),
]


@pytest.mark.parametrize(("headers", "body"), [odd[1:] for odd in ODD_BODIES], ids=[odd[0] for odd in ODD_BODIES])
def test_an_odd_body_is_refused(server: Server, headers: dict[str, str], body: bytes) -> None:
    answer = ask(server.port, request("POST", "/matches", headers, body))
    answer.check()
    assert answer.status == 400
    assert faults(server) == 0


def test_a_match_that_does_not_fit_is_refused_in_the_visitor_s_language(server: Server) -> None:
    body = b"game=eight_minute_empire&seats=me,greedy&option-eight_minute_empire-board=flat"
    answer = ask(server.port, request("POST", "/matches", {**FORM, "Accept-Language": "ru"}, body))
    answer.check()
    assert answer.status == 400
    assert "Вернитесь и выберите ещё раз." in answer.body.decode()
    assert "allowed" not in answer.body.decode(), "the exact words are for programs"
    assert faults(server) == 0


def test_a_long_body_is_refused_with_and_without_its_length(server: Server) -> None:
    for headers in (JSON, FORM, {"Content-Type": "multipart/form-data; boundary=x"}):
        for raw in (
            chunked("/matches", headers, b"x" * 200_000),
            request("POST", "/matches", headers, b"x" * 200_000),
            request("POST", "/matches", {**headers, "Content-Length": "99999999"}),
        ):
            answer = ask(server.port, raw)
            answer.check()
            assert answer.status == 413
    assert faults(server) == 0


def test_a_refusal_speaks_the_visitors_language(server: Server) -> None:
    for lang, words in (("ru", "Запрос слишком велик"), ("en", "The request is too large")):
        page = ask(server.port, chunked("/matches", {**FORM, "Accept-Language": lang}, b"x" * 100_000))
        assert words in page.body.decode()
        assert f'<html lang="{lang}"' in page.body.decode()
    foreign = ask(server.port, request("POST", "/settings", {"Origin": "http://evil.example", "Accept-Language": "ru"}))
    assert foreign.status == 403
    assert "Это вам недоступно" in foreign.body.decode()


def test_odd_hosts_and_origins(server: Server) -> None:
    for host in ("[", "[::1", "[1:2]", "a b", "a:b", "a:99999", "x/y", "x@y", "ä", "[::1]x", "\\", "a" * 300, "²"):
        for method in ("GET", "POST"):
            answer = ask(server.port, request(method, "/matches/", {"Host": host}))
            answer.check()
            assert answer.status == 400, host
    for host in ("localhost", "[::1]:80", "10.0.0.1:8765", "table.example", "my_box"):
        assert ask(server.port, request("GET", "/", {"Host": host})).status == 200, host
    for origin in ("http://[", "http://[::1", "null", "http://", "//", "http://a:b:c", "ä", "http://²", "x" * 5000):
        answer = ask(server.port, request("POST", "/settings", {"Origin": origin}))
        answer.check()
        assert answer.status == 403, origin
        refused = Live(server.port, "/m/some-match-id/ws", {"Origin": origin})
        refused.answer.check()
        assert refused.answer.status == 403, origin
    assert faults(server) == 0


def test_all_answers_carry_the_headers(server: Server, match: tuple[str, str]) -> None:
    """Also those of the framework, of the server below it, and of the handshake of a live channel."""
    raws = [
        request("GET", "/no/such/page"),
        request("PUT", "/"),
        request("OPTIONS", "*"),
        request("GET", "http://[/"),
        request("GET", "["),
        request("TRACE", "/"),
        request("GET", "/static/nothing.js"),
        request("GET", "/static/%00"),
        request("GET", "/static/" + "a" * 300),
        request("GET", "/static/main.js", {"Range": f"bytes={MANY}-"}),
        request("GET", "/static/main.js", {"Range": "bytes=²-"}),
        request("GET", "/static/main.js", {"If-Modified-Since": "²"}),
        request("GET", "/", {"Cookie": "pentarchy=\udcff\udcfe; lang=\udcff; theme=\x01"}),
        request("GET", "/", {"Cookie": 'pentarchy="\\012\\377' + "x" * 40 + '"'}),
        request("GET", "/", {"Accept-Language": "\udcff²"}),
        request("GET", "/m/%FF%FE"),
        request("GET", "/healthz"),
        b"\x16\x03\x01\x02\x00 no HTTP at all\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX" + b"x" * 100_000,
        b"GET /" + b"\xff" * 10 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \xb2\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: " + MANY.encode() + b"\r\n\r\n",
        b"POST /matches HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n",
        b"POST /matches HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: nonsense\r\n\r\n",
    ]
    for raw in raws:
        ask(server.port, raw).check()
    good = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    path = f"/m/{match[0]}/ws"
    handshakes = [
        good,
        {**good, "Sec-WebSocket-Key": "short"},
        {**good, **key, "Sec-WebSocket-Version": "²"},
        {**good, **key, "Sec-WebSocket-Extensions": ";;=,"},
        {**good, **key, **{f"X-{k}": "x" for k in range(200)}},
        {**good, **key, "X-Long": "x" * 9000},
        {**good, **key, "Upgrade": "h2c"},
        {**good, **key, "Host": "["},
        {**good, **key},
    ]
    for headers in handshakes:
        ask(server.port, request("GET", path, headers)).check() if headers is not handshakes[-1] else None
        ask(server.port, request("POST", path, headers)).check()
    live = Live(server.port, path)
    assert live.open
    assert "content-security-policy" in live.answer.headers
    live.end()
    Live(server.port, "/m/no-such-match/ws").answer.check()
    Live(server.port, "/nowhere").answer.check()
    assert faults(server) == 0


BROKEN: list[tuple[str, list[Any], int]] = [
    ("bytes", [(BINARY, b"\x00\xff")], 1003),
    ("a long text", [(TEXT, b"x" * 9_000)], 1009),
    ("a longer text", [(TEXT, b"x" * 1_000_000)], 1009),
    ("no UTF-8", [(TEXT, b"\xff\xfe")], 1007),
    ("half a pair in bytes", [(TEXT, b'{"do": "chat", "text": "\xed\xa0\x80"}')], 1007),
    ("deep", [(TEXT, b"[" * 4_000 + b"]" * 4_000)] * 8, 1008),
    ("deep inside", [(TEXT, b'{"do": "ping", "id": ' + b"[" * 900 + b"]" * 900 + b"}")] * 8, 1008),
    ("half a pair", [(TEXT, b'{"do": "chat", "text": "\\ud800"}')] * 8, 1008),
    ("half a pair as a number", [(TEXT, b'{"do": "ping", "id": "\\ud800"}'), (CLOSE, b"\x03\xe8")], 1000),
    ("a zero", [(TEXT, b'{"do": "chat", "text": "\\u0000"}')] * 8, 1008),
    ("a number too long", [(TEXT, b'{"do": "ping", "id": ' + MANY.encode() + b"}")] * 8, 1008),
    ("a continuation of nothing", [(0x0, b"x")], 1002),
    ("an unknown kind", [(0x5, b"x")], 1002),
    ("a bad close", [(CLOSE, b"\x00")], 1002),
    ("a close with half a pair", [(CLOSE, b"\x03\xe8\xed\xa0\x80")], 1007),
]


@pytest.mark.parametrize(("frames", "code"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_live_channel_ends_with_a_close_frame(
    server: Server, match: tuple[str, str], frames: list[Any], code: int
) -> None:
    live = Live(server.port, f"/m/{match[0]}/ws", {"Cookie": f"pentarchy={match[1]}"})
    assert live.open
    for opcode, data in frames:
        live.send(opcode, data)
    assert live.close_code() == code
    live.end()
    assert faults(server) == 0


def test_unmasked_and_reserved_frames_end_with_a_close_frame(server: Server, match: tuple[str, str]) -> None:
    for how in ({"masked": False}, {"bits": 7}):
        live = Live(server.port, f"/m/{match[0]}/ws")
        live.send(TEXT, b"{}", **how)  # type: ignore[arg-type]
        assert live.close_code() == 1002
        live.end()


def test_a_chat_line_that_cannot_be_stored_is_refused_in_words(server: Server, match: tuple[str, str]) -> None:
    live = Live(server.port, f"/m/{match[0]}/ws", {"Cookie": f"pentarchy={match[1]}", "Accept-Language": "ru"})
    live.send(TEXT, b'{"do": "chat", "text": "a\\u0000b \\ud83d", "id": 7}')
    replies: list[dict[str, Any]] = []
    while not replies:
        replies = [message for message in map(json.loads, live.messages()) if message["t"] == "reply"]
    assert replies[0] == {"t": "reply", "id": 7, "ok": False, "say": "В тексте есть знаки, которые нельзя передать."}
    live.send(TEXT, '{"do": "chat", "text": "целая пара: \\ud83d\\ude00", "id": 8}'.encode())
    replies = []
    while not any(message.get("id") == 8 for message in replies):
        replies += map(json.loads, live.messages())
    assert next(message["ok"] for message in replies if message.get("id") == 8)
    live.end()


# -- in bounded time -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (("HEAD_SECONDS", "1"), ("BODY_SECONDS", "1"), ("UNFINISHED_PER_ADDRESS", "40")):
            patch.setenv(f"PENTARCHY_{name}", value)
        running = Server(tmp_path_factory.mktemp("hasty"))
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


HALVES = [
    b"GET / HTTP/1.1\r\nHost: localhost\r\n",
    b"G",
    b"POST /matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    b"POST /matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n5\r\ngame=\r\n",
    b"POST /m/nothing/rematch HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n",
]


@pytest.mark.parametrize("half", HALVES, ids=range(len(HALVES)))
def test_half_a_request_is_dropped(hasty: Server, half: bytes) -> None:
    with connect(hasty.port) as line:
        line.sendall(half)
        answer = read_answer(line)
        assert answer.status in (408, 404), "an address that needs no body is answered at once"
        answer.check()
        if answer.status == 404:
            assert line.recv(100) == b"", "but its connection ends as well"


def test_byte_by_byte_is_no_way_round(hasty: Server) -> None:
    with connect(hasty.port) as line:
        answer = read_answer_of_a_trickle(line)
        assert answer.status == 408


def read_answer_of_a_trickle(line: Any) -> Any:
    """A header that goes on and on, one byte every tenth of a second."""
    line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
    line.settimeout(0.1)
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            line.sendall(b"x")
            if line.recv(1, 2):  # MSG_PEEK: has an answer come?
                line.settimeout(30)
                return read_answer(line)
        except TimeoutError:
            continue
    raise AssertionError("held for as long as one looked")


def test_who_says_nothing_is_let_go(hasty: Server) -> None:
    with connect(hasty.port) as line:
        assert line.recv(100) == b"", "without an answer: a browser may have connected in advance"
    with connect(hasty.port) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert read_answer(line).status == 200
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: local")
        assert read_answer(line).status == 408, "the second request of a connection is no different"


def test_one_address_holds_only_so_many_unfinished_requests(hasty: Server) -> None:
    lines = []
    try:
        for _ in range(60):
            line = connect(hasty.port)
            line.sendall(b"GET / HTTP/1.1\r\n")
            lines.append(line)
        answers = [read_answer(line) for line in lines]
    finally:
        for line in lines:
            line.close()
    assert {answer.status for answer in answers} == {408, 429}
    for answer in answers:
        answer.check()
    wait_for(lambda: httpx.get(f"{hasty.url}/healthz").status_code == 200, httpx.HTTPError)
    text = httpx.get(f"{hasty.url}/metrics").text
    assert "pentarchy_requests_crowded_total 0" not in text
    assert "pentarchy_requests_late_total 0" not in text


# -- faults --------------------------------------------------------------------------------------------------------


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[int, list[str]]]:
    """A server in this process, so that something in it can be broken: its port, and what it has logged."""
    said: list[str] = []
    monkeypatch.setattr(guard.log, "error", lambda text, **more: said.append(f"{text} {more['extra']['path']}"))
    listener = bind("127.0.0.1", 0)
    running = uvicorn.Server(configuration(make_app(Store("sqlite://"))))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
    thread.start()
    yield listener.getsockname()[1], said
    running.should_exit = True
    thread.join()


def broken(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError("something nobody has thought of")


def metrics(port: int) -> str:
    return ask(port, request("GET", "/metrics")).body.decode()


def test_a_fault_becomes_a_page_is_logged_and_counted(
    inside: tuple[int, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    port, said = inside
    monkeypatch.setattr(pages, "rules", broken)
    monkeypatch.setattr(Store, "invited", broken)
    for lang, words in (("en", "A fault of the server"), ("ru", "Ошибка на сервере")):
        answer = ask(port, request("GET", "/rules/imperium", {"Accept-Language": lang}))
        assert answer.status == 500
        assert words in answer.body.decode()
        assert "nobody has thought" not in answer.body.decode()
        assert answer.missing() == []
    assert ask(port, request("GET", "/i/a-secret-link")).status == 500
    monkeypatch.setattr(pages, "error", broken)
    bare = ask(port, request("GET", "/rules/imperium"))
    assert (bare.status, bare.body) == (500, b"Internal Server Error"), "even if the page of faults has one"
    assert bare.missing() == []
    assert said[:3] == ["request failed /rules/imperium"] * 2 + ["request failed /i/…"]
    assert "pentarchy_errors_total 5" in metrics(port)


def test_a_fault_ends_a_live_channel_with_a_reason(
    inside: tuple[int, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    port, said = inside
    made = json.loads(ask(port, request("POST", "/matches", JSON, as_json(seats=["human", "human"]))).body)
    monkeypatch.setattr(Room, "enter", broken)
    live = Live(port, f"/m/{made['id']}/ws")
    assert live.close_code() == 1011
    live.end()
    monkeypatch.setattr(House, "room", broken)
    denied = Live(port, f"/m/{made['id']}/ws")
    assert denied.answer.status == 500
    assert denied.answer.missing() == []
    assert "pentarchy_errors_total 2" in metrics(port)
    assert said == [f"request failed /m/{made['id']}/ws"] * 2


def test_what_is_small_is_sent_at_once() -> None:
    """A body does not wait until the visitor's system has confirmed its head, which takes 40 ms."""
    found: list[int] = []

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def work() -> None:
        listener = bind("127.0.0.1", 0)
        async with await asyncio.start_server(met, sock=listener):
            visitor, answer = await asyncio.open_connection(*listener.getsockname())
            await visitor.read()
            answer.close()

    in_a_loop(work())
    assert found == [1]


def test_a_browser_that_leaves_before_it_is_let_in_is_no_fault() -> None:
    """A page that is closed while its connection is opened: nothing is logged as an error, nothing counted."""
    faults = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        raise AssertionError("who has gone is not played with")

    async def gone(message: Any) -> None:
        raise ConnectionResetError("the browser has gone")

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    page = PlainTextResponse("")
    watched = guard.Guard(
        app, (), guard.Limits(60), guard.Limits(60), lambda scope, status: page, lambda: faults.append(1)
    )
    scope = {"type": "websocket", "path": "/m/a-match-id/ws", "headers": [(b"host", b"localhost")], "query_string": b""}
    in_a_loop(watched(scope, receive, gone))
    assert not faults


def test_a_live_channel_that_is_refused_inside_is_refused_once() -> None:
    told = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.http.response.start", "status": 421, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})

    async def send(message: Any) -> None:
        told.append(message["type"])

    watched = guard.Guard(
        app, (), guard.Limits(60), guard.Limits(60), lambda scope, status: PlainTextResponse(""), lambda: None
    )
    scope = {"type": "websocket", "path": "/m/a-match-id/ws", "headers": [(b"host", b"localhost")], "query_string": b""}
    in_a_loop(watched({**scope, "extensions": {"websocket.http.response": {}}}, None, send))
    assert told == ["websocket.http.response.start", "websocket.http.response.body"]


def test_leafing_through_a_game_does_not_use_up_what_one_may_send() -> None:
    """Positions of an analysis are counted apart from forms: either may be used up without the other."""
    let_in = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        let_in.append(scope["path"])

    async def send(message: Any) -> None:
        pass

    def posted(path: str, times: int) -> int:
        let_in.clear()
        scope = {"type": "http", "method": "POST", "path": path, "headers": [(b"host", b"localhost")], "client": None}
        for _ in range(times):
            in_a_loop(watched({**scope, "query_string": b""}, None, send))
        return len(let_in)

    page = PlainTextResponse("")
    watched = guard.Guard(app, (), guard.Limits(60), guard.Limits(60), lambda scope, status: page, lambda: None)
    watched.limits.buckets["?"] = guard.Bucket(0, 1)
    watched.looks.buckets["?"] = guard.Bucket(0, 3)
    assert posted("/m/a-match-id/analysis/board", 5) == 3
    assert posted("/matches", 5) == 1
