"""Who may ask for what, how often and how much; and the headers that every answer carries."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse

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
        host = headers.get("host", "").lower()
        parts = urlsplit(origin)
        return bool(host) and parts.scheme in ("http", "https") and parts.netloc.lower() == host
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

    def __init__(self, per_minute: int) -> None:
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


class Guard:
    """Around the whole application: size and origin of what comes in, headers on what goes out, one log line."""

    def __init__(self, app: Any, origins: tuple[str, ...], limits: Limits) -> None:
        self.app, self.origins, self.limits = app, origins, limits

    async def __call__(self, scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-cache" if scope["path"].startswith("/static/") else "no-store")
            await send(message)

        refusal = self._refuse(scope)
        await (refusal or self.app)(scope, _measured(receive), with_headers)
        took = round((time.perf_counter() - started) * 1000, 1)
        log.info(
            "request", extra={"method": scope["method"], "path": redacted(scope["path"]), "status": status, "ms": took}
        )

    def _refuse(self, scope: MutableMapping[str, Any]) -> PlainTextResponse | None:
        headers = Headers(scope=scope)
        if scope["method"] in ("GET", "HEAD"):
            return None
        if not own_origin(headers, self.origins):
            return PlainTextResponse("This request comes from another site.", 403)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MAX_BODY:
            return PlainTextResponse("This request is too large.", 413)
        if not self.limits.take(address(HTTPConnection(scope))):
            return PlainTextResponse("Too many requests; wait a minute.", 429)
        return None


def _measured(receive: Callable[[], Any]) -> Callable[[], Any]:
    """Bodies without a stated length are cut off at the limit too."""
    seen = 0

    async def limited() -> Any:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MAX_BODY:
            return {"type": "http.disconnect"}
        return message

    return limited


def redacted(path: str) -> str:
    """A path for the log: an invitation is a secret."""
    return "/i/…" if path.startswith("/i/") else path[:120]


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    KNOWN = frozenset(vars(logging.makeLogRecord({})))

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "say": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in self.KNOWN and key != "message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)
