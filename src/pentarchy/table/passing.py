"""How processes of one store know each other: a request that one passes on carries a mark made with the secret of the
store, and what the mark says of the visitor is believed. Nobody else can make one; it is good for a minute."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import MutableMapping
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from pentarchy.table.guard import HEADERS
from pentarchy.table.outside import target

MARK = "x-pentarchy-passed"
FRESH = 60.0
"""Seconds for which a mark is good: the clocks of the machines may differ by so much."""
MISDIRECTED = 421
"""The answer to a request that was passed on to a process which does not have the match."""

Scope = MutableMapping[str, Any]


class Passing:
    """Makes marks and reads them."""

    def __init__(self, secret: str) -> None:
        self.key = hmac.digest(secret.encode(), b"between processes", "sha256")

    def mark(self, method: str, path: str, address: str, scheme: str) -> str:
        at = str(int(time.time()))
        return f"{at} {scheme} {address} {self._sign(at, method, path, address, scheme)}"

    def read(self, mark: str, method: str, path: str) -> tuple[str, str] | None:
        """Address and scheme of the visitor for whom this was passed on; None for a mark that is not ours, or old."""
        words = mark.split(" ")
        if len(words) != 4 or not mark.isascii() or not words[0].isdecimal():
            return None
        at, scheme, address, signed = words
        if abs(time.time() - int(at)) > FRESH:
            return None
        good = hmac.compare_digest(signed, self._sign(at, method, path, address, scheme))
        return (address, scheme) if good else None

    def _sign(self, *words: str) -> str:
        return hmac.new(self.key, "\n".join(words).encode(), hashlib.sha256).hexdigest()


class Passed:
    """Outermost: says of a request that another process passed on who the visitor is. A false mark is turned away."""

    def __init__(self, app: Any, passing: Passing) -> None:
        self.app, self.passing = app, passing

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        mark = Headers(scope=scope).get(MARK) if scope["type"] in ("http", "websocket") else None
        if mark is not None:
            visitor = self.passing.read(mark, scope.get("method", "GET"), target(scope))
            if visitor is None:
                await refuse(scope, receive, send, 403)
                return
            scope["client"], scope["scheme"] = (visitor[0], 0), visitor[1]
            scope["passed"] = True
        await self.app(scope, receive, send)


async def refuse(scope: Scope, receive: Any, send: Any, status: int) -> None:
    """A word for another process; people never see it."""
    answer = PlainTextResponse("", status, {**HEADERS, "Cache-Control": "no-store"})
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(answer)
    else:
        await answer(scope, receive, send)
