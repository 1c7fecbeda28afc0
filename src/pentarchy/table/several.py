"""Several server processes on one PostgreSQL, on one machine or many: any of them answers for any match.

Every process has an address of its own at which the others reach it. Who asks for a match at a process that does not
have it (`leases`) is passed on to the one that does, with a mark that only processes of the same store can make
(`passing`). A process that refuses the connection is dead: its match is taken over at once, and the fence keeps it out
should it live after all. From one that is silent it is taken when its lease has run out.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, MutableMapping
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Any

import httpx
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from pentarchy.table.guard import MAX_MESSAGE, address, own_origin
from pentarchy.table.leases import Leases
from pentarchy.table.outside import target
from pentarchy.table.passing import MARK, MISDIRECTED, Passing, refuse
from pentarchy.table.store import Unavailable

if TYPE_CHECKING:
    from pentarchy.table.desk import Table

log = logging.getLogger("pentarchy.table")

PATIENCE = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between looks for the owner of a match whose process does not answer."""
REACH = 2.0
"""Seconds in which another process must take a connection."""
SILENT = "match-silent"
"""What is said where the process that has a match does not answer."""
_MATCH = re.compile(r"^/m/([A-Za-z0-9_-]{8,24})(?:/|$)")
_INVITATION = re.compile(r"^/i/([0-9a-f]{1,64})$")
_PASSED = ("cookie", "accept", "accept-language", "content-type", "origin", "sec-fetch-site", "user-agent", "host")
_OWN = {"content-length", "transfer-encoding", "connection", "keep-alive", "date", "server", "content-encoding"}


class Away(Exception):
    """Another process has not heard the request; `dead` if nobody listens at its address."""

    def __init__(self, dead: bool = False) -> None:
        super().__init__()
        self.dead = dead


class Forward:
    """Passes requests for a match on to the process that has it."""

    def __init__(
        self,
        app: Any,
        table: Table,
        leases: Leases,
        passing: Passing,
        away: Callable[[MutableMapping[str, Any], str], Response],
    ) -> None:
        """`away` is what a visitor is told whom nobody can answer now; its second argument is a name of the table's
        words, empty for a store that is away."""
        self.app, self.table, self.leases, self.passing, self.away = app, table, leases, passing, away
        self.client = httpx.AsyncClient(
            timeout=httpx.Timeout(30, connect=REACH),
            follow_redirects=False,
            trust_env=False,
            # What one visitor is given must not be shown for the next one, who has no cookie yet.
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),
        )

    async def __call__(self, scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            match_id = await self._match(scope["path"])
            if match_id is not None and scope.get("passed") and await self.leases.owner(match_id) != self.leases.me:
                self.leases.forget(match_id)
                await refuse(scope, receive, send, MISDIRECTED)
                return
            here = receive if match_id is None else await self._pass_on(match_id, scope, receive, send)
        except Unavailable as error:  # the browser comes again
            log.warning("nobody knows who has the match", extra={"reason": str(error)[:200]})
            await self._later(scope, receive, send, "")
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
            try:
                if scope["type"] == "websocket":
                    await self._live(WebSocket(scope, receive, send), _url(owner))
                else:
                    response = await self._request(Request(scope, receive), body, _url(owner))
                    await response(scope, receive, send)
                return None
            except Away as away:
                self.leases.forget(match_id)
                if away.dead:
                    await self.leases.take_from(match_id, owner)
            await asyncio.sleep(pause)
        await self._later(scope, receive, send, SILENT)
        return None

    async def _later(self, scope: MutableMapping[str, Any], receive: Any, send: Any, key: str) -> None:
        """Nobody can answer now."""
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(1013)
        else:
            await self.away(scope, key)(scope, receive, send)

    async def _match(self, path: str) -> str | None:
        found = _MATCH.match(path)
        if found:
            return found.group(1)
        invitation = _INVITATION.match(path)
        if invitation is None:
            return None
        seat = await asyncio.to_thread(self.leases.store.invited, invitation.group(1))
        return seat[0] if seat else None

    async def _request(self, request: Request, body: bytes, owner: str) -> Response:
        """The answer of another process; `Away` if it has not even heard the request."""
        headers = self._headers(request, _PASSED, request.method)
        try:
            answer = await self.client.request(
                request.method, f"{owner}{target(request.scope)}", content=body, headers=headers
            )
        except httpx.ConnectError as error:
            raise Away(_refused(error)) from None
        except (httpx.ConnectTimeout, httpx.PoolTimeout):
            raise Away() from None
        except httpx.HTTPError:  # it may have done what was asked: only the visitor can say whether to ask again
            return self.away(request.scope, SILENT)
        if answer.status_code == MISDIRECTED:
            raise Away()
        response = Response(answer.content, answer.status_code)
        response.raw_headers = [(k, v) for k, v in answer.headers.raw if k.decode().lower() not in _OWN]
        response.raw_headers.append((b"content-length", str(len(answer.content)).encode()))
        return response

    async def _live(self, socket: WebSocket, owner: str) -> None:
        """Stand between a browser and another process until one of them has enough; `Away` if nobody is there."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus, WebSocketException

        if not own_origin(socket.headers, self.table.settings.origins):
            await socket.close(1008)
            return
        url = f"ws{owner.removeprefix('http')}{target(socket.scope)}"
        headers = self._headers(socket, ("cookie", "accept-language"), "GET")
        try:
            other = await connect(
                url, additional_headers=headers, max_size=None, compression=None, open_timeout=REACH, proxy=None
            )
        except ConnectionRefusedError:
            raise Away(dead=True) from None
        except InvalidStatus as error:
            if error.response.status_code == MISDIRECTED:
                raise Away() from None
            await socket.close(1008)
            return
        except (OSError, TimeoutError):
            raise Away() from None
        except WebSocketException:
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

    def _headers(self, connection: HTTPConnection, names: tuple[str, ...], method: str) -> dict[str, str]:
        """What is passed on of a request's headers, and who asks; none of ours has other letters than ASCII."""
        given = {name: connection.headers[name] for name in names if name in connection.headers}
        given[MARK] = self.passing.mark(method, target(connection.scope), address(connection), connection.url.scheme)
        return {name: value for name, value in given.items() if value.isascii()}


def _url(process: str) -> str:
    return process.partition("#")[0]


def _refused(error: BaseException | None) -> bool:
    """Did somebody say that nobody listens there? The library wraps what the system said."""
    while error is not None:
        if isinstance(error, ConnectionRefusedError) or "Connection refused" in str(error):
            return True
        error = error.__cause__ or error.__context__
    return False


def _again(body: bytes, receive: Any) -> Any:
    """A body that was read already, for the application here."""
    left = [{"type": "http.request", "body": body, "more_body": False}]

    async def first_the_body() -> Any:
        return left.pop() if left else await receive()

    return first_the_body


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
