"""Several server processes on one PostgreSQL: each match is leased to one of them, the others forward to it.

Every process answers on the public address and on one of its own on loopback. Who asks for a match at a process
that does not hold its lease is passed on to the one that does; the journal's key guards against the rest.
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
from starlette.websockets import WebSocket, WebSocketClose, WebSocketDisconnect

from pentarchy.table.guard import MAX_MESSAGE, address, own_origin
from pentarchy.table.store import Store, Unavailable

if TYPE_CHECKING:
    from pentarchy.table.app import Table

log = logging.getLogger("pentarchy.table")

LEASE = 30.0
"""Seconds for which a match belongs to a process; it is renewed every third of that."""
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

    async def keep(self, table: Table) -> None:
        """Renew the leases of open rooms; a room whose lease is lost is closed and read again elsewhere."""
        while not table.open.closing:
            await asyncio.sleep(LEASE / 3)
            for room in list(table.open.rooms.values()):
                self._known.pop(room.id, None)
                if not await self.mine(room.id):
                    table.open.forget(room)

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
            owner = await self.leases.owner(match_id) if match_id else self.leases.me
        except Unavailable:  # nobody knows now who has the match; the browser comes again
            later = PlainTextResponse("The store does not answer; try again.", 503, {"Retry-After": "5"})
            away = later if scope["type"] == "http" else WebSocketClose(1013)
            await away(scope, receive, send)
            return
        if owner == self.leases.me:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._live(WebSocket(scope, receive, send), owner)
        else:
            response = await self._request(Request(scope, receive), owner)
            await response(scope, receive, send)

    async def _match(self, path: str) -> str | None:
        found = _MATCH.match(path)
        if found:
            return found.group(1)
        invitation = _INVITATION.match(path)
        if invitation is None:
            return None
        seat = await asyncio.to_thread(self.leases.store.invited, invitation.group(1))
        return seat[0] if seat else None

    async def _request(self, request: Request, owner: str) -> Response:
        headers = _headers(request, _PASSED)
        try:
            answer = await self.client.request(
                request.method,
                f"{owner}{request.url.path}",
                params=request.url.query,
                content=await request.body(),
                headers=headers,
            )
        except httpx.HTTPError:
            return PlainTextResponse("The match moves to another process; try again.", 503, {"Retry-After": "5"})
        response = Response(answer.content, answer.status_code)
        response.raw_headers = [(k, v) for k, v in answer.headers.raw if k.decode().lower() not in _OWN]
        response.raw_headers.append((b"content-length", str(len(answer.content)).encode()))
        return response

    async def _live(self, socket: WebSocket, owner: str) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        if not own_origin(socket.headers, self.table.settings.origins):
            await socket.close(1008)
            return
        url = f"ws{owner.removeprefix('http')}{socket.url.path}"
        headers = _headers(socket, ("cookie", "accept-language"))
        try:
            other = await connect(url, additional_headers=headers, max_size=None, compression=None)
        except (OSError, WebSocketException, TimeoutError):
            await socket.close(1013)
            return
        await socket.accept()
        async with other:
            tasks = [asyncio.ensure_future(_out(socket, other)), asyncio.ensure_future(_back(socket, other))]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(other.close_code if other.close_code in (1003, 1008, 1009) else 1012)


def _headers(connection: HTTPConnection, names: tuple[str, ...]) -> dict[str, str]:
    headers = {name: connection.headers[name] for name in names if name in connection.headers}
    return {**headers, "x-forwarded-for": address(connection), "x-forwarded-proto": connection.url.scheme}


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
