"""Several server processes on one PostgreSQL: each match is leased to one of them, the others forward to it.

Every process answers on the public address and on one of its own on loopback. Who asks for a match at a process
that does not hold its lease is passed on to the one that does; the journal's key guards against the rest. When a
process dies, the one that started it gives its leases back (`server.py`), and the next that is asked takes the match.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any

import httpx
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from pentarchy.table.guard import MAX_MESSAGE, address, own_origin
from pentarchy.table.outside import target
from pentarchy.table.store import Store, Unavailable

if TYPE_CHECKING:
    from pentarchy.table.app import Table

log = logging.getLogger("pentarchy.table")

LEASE = 30.0
"""Seconds for which a match belongs to a process; it is renewed every third of that."""
PATIENCE = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between looks for the owner of a match whose process does not answer: its leases are given back meanwhile."""
_MATCH = re.compile(r"^/m/([A-Za-z0-9_-]{8,24})(?:/|$)")
_INVITATION = re.compile(r"^/i/([0-9a-f]{1,64})$")
_PASSED = ("cookie", "accept", "accept-language", "content-type", "origin", "sec-fetch-site", "user-agent", "host")
_OWN = {"content-length", "transfer-encoding", "connection", "keep-alive", "date", "server", "content-encoding"}


class Leases:
    """Which process has which match, as far as this one knows."""

    def __init__(self, store: Store, me: str) -> None:
        self.store, self.me = store, me
        self._known: dict[str, tuple[str, float]] = {}

    async def owner(self, match_id: str) -> str:
        """The process that has this match; this one, if nobody had it."""
        found, until = self._known.get(match_id, ("", 0.0))
        if time.monotonic() < until:
            return found
        found = await asyncio.to_thread(self.store.lease, match_id, self.me, LEASE)
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[match_id] = (found, time.monotonic() + LEASE / 6)
        return found

    async def mine(self, match_id: str) -> bool:
        return await self.owner(match_id) == self.me

    def forget(self, match_id: str) -> None:
        """What was known of this match is no longer true."""
        self._known.pop(match_id, None)

    async def keep(self, table: Table, every: float = LEASE / 3) -> None:
        """Renew the leases of open rooms; a room whose lease is lost is closed and read again elsewhere."""
        while not table.open.closing:
            await asyncio.sleep(every)
            for room in list(table.open.rooms.values()):
                self.forget(room.id)
                try:
                    if not await self.mine(room.id):
                        table.open.forget(room)
                except Unavailable as error:  # asked again next time; if another has it then, the room is closed
                    log.warning("lease not renewed", extra={"match": room.id, "reason": str(error)[:200]})

    async def give_back(self) -> None:
        await asyncio.to_thread(self.store.release, self.me)


class Forward:
    """Passes requests for a match on to the process that has it."""

    def __init__(self, app: Any, table: Table, leases: Leases) -> None:
        self.app, self.table, self.leases = app, table, leases
        self.client = httpx.AsyncClient(timeout=30, follow_redirects=False, trust_env=False)
        self.port = int(leases.me.rsplit(":", 1)[1])

    async def __call__(self, scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        passed_on = scope["type"] != "lifespan" and (scope.get("server") or ("", 0))[1] == self.port
        if scope["type"] == "lifespan" or passed_on:
            await self.app(scope, receive, send)
            return
        try:
            match_id = await self._match(scope["path"])
            here = receive if match_id is None else await self._pass_on(match_id, scope, receive, send)
        except Unavailable as error:  # the browser comes again
            log.warning("nobody knows who has the match", extra={"reason": str(error)[:200]})
            await _later(scope, receive, send)
            return
        if here is not None:
            await self.app(scope, here, send)

    async def _pass_on(self, match_id: str, scope: MutableMapping[str, Any], receive: Any, send: Any) -> Any:
        """Let the process that has the match answer. If this one has it, gives what the application here reads from."""
        if await self.leases.owner(match_id) == self.leases.me:
            return receive
        body = await Request(scope, receive).body() if scope["type"] == "http" else b""
        for pause in PATIENCE:
            owner = await self.leases.owner(match_id)
            if owner == self.leases.me:
                return _again(body, receive) if scope["type"] == "http" else receive
            if scope["type"] == "websocket":
                answered = await self._live(WebSocket(scope, receive, send), owner)
            else:
                response = await self._request(Request(scope, receive), body, owner)
                answered = response is not None
                if response is not None:
                    await response(scope, receive, send)
            if answered:
                return None
            self.leases.forget(match_id)  # its process has gone
            await asyncio.sleep(pause)
        await _later(scope, receive, send)
        return None

    async def _match(self, path: str) -> str | None:
        found = _MATCH.match(path)
        if found:
            return found.group(1)
        invitation = _INVITATION.match(path)
        if invitation is None:
            return None
        seat = await asyncio.to_thread(self.leases.store.invited, invitation.group(1))
        return seat[0] if seat else None

    async def _request(self, request: Request, body: bytes, owner: str) -> Response | None:
        """The answer of another process; None if it has not even heard the request."""
        headers = _headers(request, _PASSED)
        try:
            answer = await self.client.request(
                request.method, f"{owner}{target(request.scope)}", content=body, headers=headers
            )
        except httpx.ConnectError:
            return None
        except httpx.HTTPError:  # it may have done what was asked: only the visitor can say whether to ask again
            return _moves()
        response = Response(answer.content, answer.status_code)
        response.raw_headers = [(k, v) for k, v in answer.headers.raw if k.decode().lower() not in _OWN]
        response.raw_headers.append((b"content-length", str(len(answer.content)).encode()))
        return response

    async def _live(self, socket: WebSocket, owner: str) -> bool:
        """Stand between a browser and another process until one of them has enough. False: nobody is there."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus, WebSocketException

        if not own_origin(socket.headers, self.table.settings.origins):
            await socket.close(1008)
            return True
        url = f"ws{owner.removeprefix('http')}{target(socket.scope)}"
        headers = _headers(socket, ("cookie", "accept-language"))
        try:
            other = await connect(url, additional_headers=headers, max_size=None, compression=None)
        except ConnectionRefusedError:
            return False
        except InvalidStatus:
            await socket.close(1008)
            return True
        except (OSError, WebSocketException, TimeoutError):
            await socket.close(1013)
            return True
        await socket.accept()
        async with other:
            tasks = [asyncio.ensure_future(_out(socket, other)), asyncio.ensure_future(_back(socket, other))]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(other.close_code if other.close_code in (1003, 1008, 1009) else 1012)
        return True


def _moves() -> Response:
    return PlainTextResponse("The match moves to another process; try again.", 503, {"Retry-After": "5"})


async def _later(scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
    """Nobody can answer now."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(1013)
    else:
        await _moves()(scope, receive, send)


def _again(body: bytes, receive: Any) -> Any:
    """A body that was read already, for the application here."""
    left = [{"type": "http.request", "body": body, "more_body": False}]

    async def first_the_body() -> Any:
        return left.pop() if left else await receive()

    return first_the_body


def _headers(connection: HTTPConnection, names: tuple[str, ...]) -> dict[str, str]:
    """What is passed on of a request's headers; none of ours has other letters than ASCII."""
    given = {name: connection.headers[name] for name in names if name in connection.headers}
    given |= {"x-forwarded-for": address(connection), "x-forwarded-proto": connection.url.scheme}
    return {name: value for name, value in given.items() if value.isascii()}


async def _out(socket: WebSocket, other: Any) -> None:
    """From the browser to the process that has the match."""
    while (event := await socket.receive())["type"] == "websocket.receive":
        text = event.get("text")
        if text is None or len(text) > MAX_MESSAGE:
            return
        await other.send(text)


async def _back(socket: WebSocket, other: Any) -> None:
    async for text in other:
        await socket.send_text(text)
