"""Malformed requests and messages by the thousand. The same number always makes the same ones:

PENTARCHY_MALFORMED=20000 pytest tests/table/test_malformed.py
"""

from __future__ import annotations

import json
import random
import string
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from rude import BINARY, CLOSE, TEXT, Live, ask, chunked, frame, head_of, request

MESSAGES = 10
"""At most so many on one live channel."""
ODD_TEXTS = [
    "", " ", "0", "-1", "²", "٣", "１", "9" * 5000, "1e999", "NaN", "null", "true", "\x00", "a\x00b", "\x7f",
    "\r\n", "\ud800", "\udfff\ud800", "\ufffd", "\u202e", "\U0001f600", "é" * 40, "x" * 300, "<b>",
    "'; drop table seats; --", "%00", "%ff", "%", "../../etc/passwd", "{}", "[]", "{{7*7}}", "exec:true", "greedy",
    "me", "human", "all", "public", "eight_minute_empire",
]  # fmt: skip
PATHS = [
    "/", "/matches", "/settings", "/move", "/i/{x}", "/m/{x}", "/m/{m}", "/m/{m}/{x}", "/m/{m}/join",
    "/m/{m}/start", "/m/{m}/seat", "/m/{m}/link", "/m/{m}/rematch", "/m/{m}/record", "/m/{m}/log", "/m/{m}/at/{x}",
    "/m/{m}/at/0?as={x}", "/m/{m}/course", "/m/{m}/move", "/m/{m}/move/{x}", "/m/{m}/ws", "/rules/{x}",
    "/art/{x}.css", "/static/{x}", "/static/main.js", "/healthz", "/metrics", "/{x}", "{x}", "*", "//[",
    "/favicon.ico",
]  # fmt: skip
POSTED = ["/matches"] * 8 + PATHS[2:5] + [path for path in PATHS if path.count("/") == 3 and "rec" not in path]
FIELDS = [
    "game", "seats", "seat", "players", "pace", "undo", "public", "name", "names", "options", "bot", "kind",
    "code", "to", "lang",
]  # fmt: skip
HEADERS = [
    "Host", "Origin", "Cookie", "Accept", "Accept-Language", "Accept-Encoding", "Content-Type", "Content-Length",
    "Range", "If-Modified-Since", "If-None-Match", "Sec-Fetch-Site", "Expect", "Connection", "Upgrade",
    "Transfer-Encoding", "Te", "X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "Referer", "User-Agent",
    "Sec-WebSocket-Key", "Authorization",
]  # fmt: skip
HEADER_VALUES = [
    "[", "http://[", "²", "null", "a" * 9000, "\xff\xfe", "bytes=²-", "bytes=" + "9" * 5000 + "-1",
    "bytes=0-0,0-0", "*", ";", ",", "=", '"', "websocket", "close", "keep-alive, Upgrade", "chunked", "gzip",
    "100-continue", "multipart/form-data", "multipart/form-data; boundary=", "application/json; charset=utf-7",
    "https", "::1", "1.2.3.4, [::1]:x", "pentarchy=;;=", "-5",
]  # fmt: skip
KINDS = [
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
    "\xff",
]


class Nonsense:
    """A source of nonsense about one match."""

    def __init__(self, seed: str, match_id: str, cookie: str) -> None:
        self.rng = random.Random(seed)
        self.match_id, self.cookie = match_id, cookie

    def text(self) -> str:
        if self.rng.random() < 0.7:
            return self.rng.choice(ODD_TEXTS)
        return "".join(self.rng.choices(string.printable, k=self.rng.randint(0, 40)))

    def value(self, depth: int = 0) -> Any:
        """Something that JSON can hold."""
        kinds: list[Callable[[], Any]] = [
            self.text,
            lambda: self.rng.choice([None, True, False, 0, -1, 1.5, 10**30, 2**63, float("inf"), float("nan")]),
            lambda: [self.value(depth + 1) for _ in range(self.rng.randint(0, 3))],
            lambda: {self.text(): self.value(depth + 1) for _ in range(self.rng.randint(0, 3))},
        ]
        return self.rng.choice(kinds if depth < 3 else kinds[:2])()

    def json(self) -> bytes:
        text = json.dumps(self.value() if self.rng.random() < 0.1 else self.fields()).encode()
        return self.rng.choice(
            [text, text, text, text[: self.rng.randint(0, len(text))], self.deep(), self.garbled(text)]
        )

    def fields(self) -> dict[str, Any]:
        known = {"game": "eight_minute_empire", "seats": ["human", "greedy"]} if self.rng.random() < 0.6 else {}
        return {**known, **{self.rng.choice(FIELDS): self.value() for _ in range(self.rng.randint(0, 4))}}

    def deep(self) -> bytes:
        times = self.rng.choice([10, 100, 900, 5_000, 20_000])
        return b'{"game": ' + b"[" * times + b"]" * self.rng.choice([times, 0]) + b"}"

    def garbled(self, data: bytes) -> bytes:
        out = bytearray(data or b"x")
        for _ in range(self.rng.randint(1, 6)):
            out[self.rng.randrange(len(out))] = self.rng.randrange(256)
        return bytes(out)

    def quoted(self, text: str) -> str:
        """For an address: sometimes as it should be, sometimes with bytes that are no UTF-8."""
        data = text.encode("utf-8", "surrogatepass")
        return "".join(
            f"%{byte:02x}" if byte < 33 or byte > 126 or chr(byte) in "%?#&=+" else chr(byte) for byte in data
        )

    def form(self) -> bytes:
        known = [("game", "eight_minute_empire"), ("seat", "me"), ("seat", "greedy")] if self.rng.random() < 0.6 else []
        odd = [(self.rng.choice(FIELDS), self.text()) for _ in range(self.rng.randint(0, 6))]
        body = "&".join(f"{name}={self.quoted(value)}" for name, value in (*known, *odd)).encode()
        return self.rng.choice([body, body, self.garbled(body), b"&" * 5000, b"=" * 5000, b"%"])

    def multipart(self) -> bytes:
        parts = [
            f'--x\r\nContent-Disposition: form-data; name="{self.rng.choice(FIELDS)}"\r\n\r\n{self.text()}\r\n'
            for _ in range(self.rng.randint(0, 4))
        ]
        body = ("".join(parts) + self.rng.choice(["--x--\r\n", "--x", ""])).encode("utf-8", "surrogatepass")
        return self.rng.choice([body, self.garbled(body)])

    def body(self, kind: str) -> bytes:
        if self.rng.random() < 0.05:
            return b"x" * self.rng.choice([1, 65_536, 65_537, 200_000])
        made = {"a": self.json, "m": self.multipart}.get(kind[0], self.form)
        return (self.form if "form-url" in kind else made)()

    def request(self) -> bytes:
        """One request, as the bytes that go over the line."""
        method = self.rng.choice([*["GET"] * 6, *["POST"] * 10, "HEAD", "PUT", "OPTIONS", "TRACE", "x"])
        paths = POSTED if method == "POST" and self.rng.random() < 0.8 else PATHS
        path = self.rng.choice(paths).format(m=self.match_id, x=self.quoted(self.text())[:8000] or "x")
        headers = {}
        if self.rng.random() < 0.5:
            headers["Cookie"] = f"pentarchy={self.rng.choice([self.cookie, 'x' * 43, self.quoted(self.text())[:200]])}"
        for _ in range(self.rng.choice([0, 0, 1, 2])):
            headers[self.rng.choice(HEADERS)] = self.rng.choice(HEADER_VALUES)
        if self.rng.random() < 0.03:
            headers |= {f"X-{k}": "x" for k in range(self.rng.choice([50, 300]))}
        if method != "POST":
            raw = head_of(method, path, headers)
        else:
            kind = self.rng.choice(KINDS)
            body = self.body(kind)
            headers = {"Content-Type": kind, **headers}
            if self.rng.random() < 0.2:
                raw = chunked(path, headers, body, self.rng.choice([1_000, 16_000]))
            else:
                raw = request(method, path, headers, body)
        if self.rng.random() < 0.15:
            raw = self.garbled(raw[:4000]) + b"\r\n\r\n"
        return raw or b"x\r\n\r\n"

    def message(self) -> bytes:
        """One frame or what passes for one."""
        roll = self.rng.random()
        if roll < 0.85:
            return frame(TEXT, self.said())
        bits = self.rng.choice([0, 0, 1, 4, 7])
        opcode = self.rng.choice([0, TEXT, BINARY, 3, 7, CLOSE, 9, 10, 11, 15])
        size = self.rng.choice([0, 1, 2, 125, 126, 300, 9_000, 20_000, 70_000])
        data = self.rng.choice([self.rng.randbytes(size), b"x" * size])
        made = frame(opcode, data, fin=self.rng.random() < 0.8, masked=self.rng.random() < 0.9, bits=bits)
        return self.garbled(made) if roll > 0.95 else made

    def said(self) -> bytes:
        """A command that makes no sense, or a text that is none."""
        verb = self.rng.choice(
            ["play", "undo", "vote", "seat", "sit", "tip", "why", "hint", "chat", "ping", self.text()]
        )
        names = ["v", "id", "action", "seat", "bot", "about", "no", "on", "text"]
        known = {"do": verb, **{self.rng.choice(names): self.value() for _ in range(self.rng.randint(0, 4))}}
        text = json.dumps(known).encode()
        return self.rng.choice(
            [text, text, text, self.garbled(text), self.deep()[:8000], json.dumps(self.value()).encode()]
        )


def send_requests(port: int, source: Nonsense, count: int, tally: Counter[str]) -> None:
    for _ in range(count):
        raw = source.request()
        answer = ask(port, raw)
        try:
            answer.check()
        except AssertionError as error:
            raise AssertionError(f"{error}\nafter {raw[:2000]!r}") from None
        tally[str(answer.status)] += 1


def send_messages(port: int, source: Nonsense, count: int, tally: Counter[str]) -> None:
    """Live channels, each with some messages and a close at the end, which the server must answer."""
    while count:
        some = min(count, source.rng.randint(1, MESSAGES))
        count -= some
        path, cookie = f"/m/{source.match_id}/ws", source.rng.choice([source.cookie, "x" * 43, ""])
        live = Live(port, path, {"Cookie": f"pentarchy={cookie}"})
        assert live.open, live.answer
        assert not live.answer.missing()
        whole_frames = source.rng.random() < 0.5
        sent = [frame(TEXT, source.said()) if whole_frames else source.message() for _ in range(some)]
        for data in sent:
            live.raw(data)
        if whole_frames:  # then the table has had its say about each of them, before the end
            live.send(TEXT, b'{"do": "ping", "id": 777}')
            live.wait_for(b'"id":777')
        live.raw(frame(CLOSE, b"\x03\xe8") * 12_000)  # enough to fill up any frame that was only begun
        code = live.close_code()
        assert code is not None, f"no close frame after {sent!r}"
        tally[f"close {code}"] += 1
        tally["messages"] += some
        live.end()


def flood(port: int, match_id: str, cookie: str, number: int, seed: int = 0) -> Counter[str]:
    """So many malformed requests and messages, half and half, by a few visitors at once. Gives how they ended."""
    tally: Counter[str] = Counter()
    share = 100
    jobs = [(work, k) for k in range(number // share // 2) for work in (send_requests, send_messages)]

    def one(job: tuple[Any, int]) -> None:
        work, k = job
        work(port, Nonsense(f"{seed} {work.__name__} {k}", match_id, cookie), share, tally)

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(one, jobs))
    return tally
