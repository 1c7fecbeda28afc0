"""Visitors without manners: they speak HTTP and WebSocket byte by byte, so that they can speak them wrongly."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import struct
import time
from dataclasses import dataclass, field

from pentarchy.table.guard import HEADERS

TEXT, BINARY, CLOSE = 0x1, 0x2, 0x8


@dataclass
class Answer:
    """What came back: 0 if the connection was closed without a word."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    def check(self) -> None:
        """Every answer is a refusal at worst, and carries the headers of safety."""
        assert 200 <= self.status < 500, (self.status, self.body[:300])
        assert not self.missing(), (self.status, self.headers)

    def missing(self) -> list[str]:
        return [name for name, value in HEADERS.items() if self.headers.get(name.lower()) != value]


def connect(port: int, seconds: float = 30) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=seconds)


def head_of(method: str, path: str, headers: dict[str, str] | None = None) -> bytes:
    """The head of a request. Each seems to come from elsewhere, or limits per address would hide what is behind."""
    elsewhere = ".".join(map(str, os.urandom(4)))
    given = {"Host": "localhost", "Connection": "close", "X-Forwarded-For": elsewhere, **(headers or {})}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape")


def request(method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b"") -> bytes:
    if body or method == "POST":
        headers = {"Content-Length": str(len(body)), **(headers or {})}
    return head_of(method, path, headers) + body


def chunked(path: str, headers: dict[str, str], body: bytes, size: int = 16_000) -> bytes:
    parts = [body[k : k + size] for k in range(0, len(body), size)]
    pieces = [b"%x\r\n%s\r\n" % (len(part), part) for part in (*parts, b"")]
    return head_of("POST", path, {"Transfer-Encoding": "chunked", **headers}) + b"".join(pieces)


def ask(port: int, raw: bytes) -> Answer:
    """Send these bytes, take one answer."""
    with connect(port) as line:
        with contextlib.suppress(OSError):  # who is refused early cannot send the rest
            line.sendall(raw)
        return read_answer(line)


def read_answer(line: socket.socket, data: bytes = b"") -> Answer:
    while b"\r\n\r\n" not in data:
        more = _receive(line)
        if not more:
            return Answer(body=data)
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line_.partition(":") for line_ in lines)}
    answer = Answer(int(first.split()[1]), headers)
    if answer.status == 100:  # "go on": the answer itself is still to come
        return read_answer(line, body)
    length = int(headers["content-length"]) if "content-length" in headers else None
    while answer.status != 101 and (length is None or len(body) < length):
        more = _receive(line)
        if not more:
            break
        body += more
    answer.body = body
    return answer


def _receive(line: socket.socket) -> bytes:
    try:
        return line.recv(65536)
    except ConnectionResetError:
        return b""


class Live:
    """A live channel, frame by frame."""

    def __init__(self, port: int, path: str, headers: dict[str, str] | None = None) -> None:
        self.line = connect(port)
        key = base64.b64encode(os.urandom(16)).decode()
        given = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
            "Origin": f"http://localhost:{port}",
            "Host": f"localhost:{port}",
            **(headers or {}),
        }
        self.line.sendall(head_of("GET", path, given))
        self.answer = read_answer(self.line)
        self.data = self.answer.body
        self.frames: list[tuple[int, bytes]] = []

    @property
    def open(self) -> bool:
        return self.answer.status == 101

    def send(self, opcode: int, data: bytes, *, fin: bool = True, masked: bool = True, bits: int = 0) -> None:
        self.raw(frame(opcode, data, fin=fin, masked=masked, bits=bits))

    def raw(self, data: bytes) -> None:
        with contextlib.suppress(OSError):
            self.line.sendall(data)

    def close_code(self, seconds: float = 30) -> int | None:
        """Read to the end: the code of the close frame, None if the connection ended without one."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for opcode, data in self._frames():
                if opcode == CLOSE:
                    return int.from_bytes(data[:2], "big") if data else 1005
            more = _receive(self.line)
            if not more:
                return None
            self.data += more
        raise AssertionError("the server neither answers nor ends")

    def wait_for(self, words: bytes) -> None:
        """Until the server has said this, or closes."""
        while words not in self.data and (more := _receive(self.line)):
            self.data += more

    def messages(self) -> list[bytes]:
        """The texts that have come so far; waits for one at least."""
        while True:
            found = [data for opcode, data in self._frames() if opcode == TEXT]
            if found:
                return found
            more = _receive(self.line)
            assert more, "the server has gone"
            self.data += more

    def _frames(self) -> list[tuple[int, bytes]]:
        """Whole frames out of what has been read."""
        found = []
        while len(self.data) >= 2:
            length, start = self.data[1] & 127, 2
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(self.data[2:start], "big")
            if len(self.data) < start + length:
                break
            found.append((self.data[0] & 15, self.data[start : start + length]))
            self.data = self.data[start + length :]
        return found

    def end(self) -> None:
        self.line.close()


def frame(opcode: int, data: bytes, *, fin: bool = True, masked: bool = True, bits: int = 0) -> bytes:
    mask = os.urandom(4) if masked else b""
    size = len(data)
    if size < 126:
        length = bytes([size])
    else:
        length = b"\x7e" + struct.pack("!H", size) if size < 65536 else b"\x7f" + struct.pack("!Q", size)
    head = bytes([fin << 7 | bits << 4 | opcode, length[0] | masked << 7]) + length[1:] + mask
    return head + (bytes(byte ^ mask[k % 4] for k, byte in enumerate(data)) if masked else data)
