"""Who may ask for what, how often and how much; the headers that every answer carries; and what becomes of faults."""

from __future__ import annotations

import contextlib
import http
import json
import logging
import re
import time
from collections.abc import Callable, MutableMapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocketDisconnect

from pentarchy.table.outside import good_host, split_origin, whole

MAX_BODY = 64 * 1024
MAX_MESSAGE = 8 * 1024

log = logging.getLogger("pentarchy.table")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def own_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Does a request come from our own pages? A browser always says so; a program without a browser says nothing."""
    origin = headers.get("origin")
    if origin is not None:
        if origin in allowed:
            return True
        scheme, host = split_origin(origin)
        return bool(host) and scheme in ("http", "https") and host == headers.get("host", "").lower()
    return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


class Bucket:
    """So many at once, and so many again each second."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size, self.left, self.at = rate, size, size, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.size


class Limits:
    """A bucket for each address."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.buckets) > 10_000:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.per_minute / 60, self.per_minute)
        return bucket.take()


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


LOOK = "/analysis/board"
"""The one address to which a position is sent only to look at it."""

Scope = MutableMapping[str, Any]
Page = Callable[[Scope, int], Response]


class Guard:
    """Around the whole application: size and origin of what comes in, headers on what goes out, one log line. Nothing
    that happens inside gets past it: a fault becomes an answer, or the end of a live channel with a reason."""

    def __init__(
        self,
        app: Any,
        origins: tuple[str, ...],
        limits: Limits,
        looks: Limits,
        page: Page,
        fault: Callable[[], None],
    ) -> None:
        self.app, self.origins, self.limits, self.looks = app, origins, limits, looks
        self.page, self.fault = page, fault

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._live(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Any, send: Any) -> None:
        started = time.perf_counter()
        status = 0

        async def answer(message: Scope) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(message, scope["path"])
            await send(message)

        refused = self._refuse(scope)
        try:
            await (self._page(scope, refused) if refused else self.app)(scope, _measured(receive), answer)
        except ClientDisconnect:
            pass  # nobody waits for the answer
        except Exception as error:
            code = error.status_code if isinstance(error, HTTPException) else 500
            if code == 500:
                self._report(scope, error)
            if status:  # half an answer: the connection must end for the browser to notice
                raise
            await self._page(scope, code)(scope, receive, answer)
        took = round((time.perf_counter() - started) * 1000, 1)
        log.info(
            "request", extra={"method": scope["method"], "path": redacted(scope["path"]), "status": status, "ms": took}
        )

    async def _live(self, scope: Scope, receive: Any, send: Any) -> None:
        """A live channel is refused with an answer like any other, and never ends without a word."""
        accepted = closed = False

        async def heard() -> Any:
            nonlocal closed
            message = await receive()
            closed = closed or message["type"] == "websocket.disconnect"
            return message

        async def answer(message: Scope) -> None:
            nonlocal accepted, closed
            if message["type"] == "websocket.close":
                closed = True
                if not accepted:
                    return await self._deny(scope, REFUSED.get(message.get("code", 0), 403), send)
            if message["type"] == "websocket.http.response.start":  # it was refused inside: that is an answer
                closed = True
            if message["type"] == "websocket.accept":
                accepted = True
                add_headers(message, scope["path"])
            try:
                await send(message)
            except OSError as error:  # the browser has gone, perhaps before it was let in
                closed = True
                raise WebSocketDisconnect(GONE) from error

        code = CAME_TO_AN_END
        try:
            if self._malformed(scope):
                return await self._deny(scope, 400, send)
            await self.app(scope, heard, answer)
        except WebSocketDisconnect:
            closed = True
        except Exception as error:
            self._report(scope, error)
            code = FAULT
        if not closed:
            with contextlib.suppress(WebSocketDisconnect):
                await answer({"type": "websocket.close", "code": code})

    async def _deny(self, scope: Scope, status: int, send: Any) -> None:
        async def answer(message: Scope) -> None:
            if message["type"] == "websocket.http.response.start":
                add_headers(message, scope["path"])
            await send(message)

        if "websocket.http.response" in scope.get("extensions", {}):
            await self._page(scope, status)(scope, None, answer)  # type: ignore[arg-type]
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _page(self, scope: Scope, status: int) -> Response:
        """What a person reads. If even that fails, a word."""
        try:
            return self.page(scope, status)
        except Exception as error:
            self._report(scope, error)
            return PlainTextResponse(http.HTTPStatus(status).phrase, status)

    def _report(self, scope: Scope, error: Exception) -> None:
        self.fault()
        log.error("request failed", exc_info=error, extra={"path": redacted(scope["path"])})

    def _malformed(self, scope: Scope) -> bool:
        return not scope["path"].startswith("/") or not good_host(Headers(scope=scope).get("host", "localhost"))

    def _refuse(self, scope: Scope) -> int:
        """The status with which a request is turned away, 0 if it is let in."""
        headers = Headers(scope=scope)
        if self._malformed(scope):
            return 400
        if scope["method"] in ("GET", "HEAD"):
            return 0
        if not own_origin(headers, self.origins):
            return 403
        if whole(headers.get("content-length", "0"), MAX_BODY) is None:
            return 413
        limits = self.looks if scope["path"].endswith(LOOK) else self.limits
        return 0 if limits.take(address(HTTPConnection(scope))) else 429


CAME_TO_AN_END, GONE, FAULT = 1000, 1006, 1011
REFUSED = {1008: 403, 1013: 429, FAULT: 500}
"""The answer to a live channel that is closed before it was opened."""


def add_headers(message: Scope, path: str) -> None:
    message.setdefault("headers", [])
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-cache" if path.startswith("/static/") else "no-store")


def _measured(receive: Callable[[], Any]) -> Callable[[], Any]:
    """Bodies without a stated length are cut off at the limit too."""
    seen = 0

    async def limited() -> Any:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MAX_BODY:
            raise HTTPException(413)
        return message

    return limited


_SECRETS = re.compile(r"^(/i/|/m/[^/]*/move/).*", re.DOTALL)


def redacted(path: str) -> str:
    """A path for the log: the links that seat somebody are secrets."""
    return _SECRETS.sub(r"\1…", path)[:120]


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    KNOWN = frozenset(vars(logging.makeLogRecord({})))

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "say": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in self.KNOWN and key != "message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)
