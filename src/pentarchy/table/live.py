"""The live channel: what is shown goes out, commands come in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket, WebSocketDisconnect

from pentarchy.kernel.errors import PentarchyError
from pentarchy.table.desk import Table, room_of, table_of
from pentarchy.table.guard import MAX_MESSAGE, Bucket, address, own_origin
from pentarchy.table.news import Reader
from pentarchy.table.outside import Unreadable, read_json, whole, writable
from pentarchy.table.rooms import Refused, Room
from pentarchy.table.store import Conflict, Unavailable
from pentarchy.table.viewers import Viewer, as_text
from pentarchy.table.words import words

MOST_MESSAGES = 2**53
"""A browser numbers its messages with such numbers."""
STRIKES = 8
"""So many senseless messages, and a connection is closed."""


async def live(socket: WebSocket) -> None:
    """One viewer's channel: what is shown goes out, commands come in."""
    table = table_of(socket)
    if not await _let_in(socket, table):
        return
    try:
        room = await room_of(socket)
    except Unavailable:
        await socket.close(1013)
        return
    except (HTTPException, PentarchyError):
        await socket.close(1008)
        return
    with _counted(socket, table):
        await socket.accept()
        visitor = table.visitor(socket)
        # A screen that all look at knows no seat, whoever has opened it.
        browser = "" if socket.query_params.get("as") == "screen" else visitor.browser
        viewer = Viewer(browser, visitor.lang, address(socket))
        sender = asyncio.ensure_future(_send(socket, room, viewer))
        try:
            room.enter(viewer)
            await _listen(socket, table, room, viewer, sender)
        finally:
            room.leave(viewer)
            await _end(sender)


async def news(socket: WebSocket) -> None:
    """What pages without a table want to hear: the lobby has changed, or it is this browser's turn somewhere."""
    table = table_of(socket)
    if not await _let_in(socket, table):
        return
    with _counted(socket, table):
        await socket.accept()
        reader = Reader(table.visitor(socket).browser)
        readers = table.open.news.readers
        readers.add(reader)
        sender = asyncio.ensure_future(_tell(socket, reader))
        try:
            bucket = Bucket(1, STRIKES)  # whoever listens has nothing to say
            while (await socket.receive())["type"] == "websocket.receive" and bucket.take():
                pass
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            readers.discard(reader)
            await _end(sender)


async def _let_in(socket: WebSocket, table: Table) -> bool:
    """May this connection be opened? Closed before the handshake, the browser gets an answer."""
    if not own_origin(socket.headers, table.settings.origins):
        await socket.close(1008)
        return False
    if table.sockets[address(socket)] >= table.settings.sockets_per_address or table.open.closing:
        await socket.close(1013)
        return False
    return True


@contextlib.contextmanager
def _counted(socket: WebSocket, table: Table) -> Iterator[None]:
    """One connection more of this address, while it lasts."""
    where = address(socket)
    table.sockets[where] += 1
    try:
        yield
    finally:
        table.sockets[where] -= 1
        if not table.sockets[where]:
            del table.sockets[where]


async def _end(sender: asyncio.Future[None]) -> None:
    sender.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await sender


async def _tell(socket: WebSocket, reader: Reader) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (told := await reader.queue.get()) is not None:
            await socket.send_text(as_text(told))
        await socket.close(1012)


async def _send(socket: WebSocket, room: Room, viewer: Viewer) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the browser has gone first
        while (text := await viewer.queue.get()) is not None:
            await socket.send_text(text)
            if viewer.behind and viewer.queue.empty():
                room.catch_up(viewer)
        await socket.close(1012)  # the server restarts or the viewer is too slow: come again


async def _listen(socket: WebSocket, table: Table, room: Room, viewer: Viewer, sender: asyncio.Future[None]) -> None:
    bucket = Bucket(table.settings.messages_per_second, table.settings.message_burst)
    strikes = 0
    while not sender.done():
        try:
            event = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        if text is None or len(text) > MAX_MESSAGE:
            await socket.close(1009 if text else 1003)
            return
        if not bucket.take():
            await socket.close(1008)
            return
        table.open.counts["received"] += 1
        strikes += not await _handle(room, viewer, text)
        if strikes >= STRIKES:
            await socket.close(1008)
            return


async def _handle(room: Room, viewer: Viewer, text: str) -> bool:
    """Carry out one message. False if it made no sense at all."""
    try:
        message = read_json(text)
    except Unreadable:
        return False
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        return False
    number = message["id"] = whole(message.get("id"), MOST_MESSAGES)
    if not writable(message):
        viewer.tell({"t": "reply", "id": number, "ok": False, "say": words(viewer.lang)("bad-text")})
        return False
    try:
        told = await room.command(viewer, message)
        viewer.tell({"t": "reply", "id": number, "ok": True, **told})
    except Refused as refusal:
        viewer.tell({"t": "reply", "id": number, "ok": False, "say": _refusal_text(room, viewer.lang, str(refusal))})
        return str(refusal) != "no-such-command"
    except Conflict:
        return True
    except Unavailable:
        viewer.tell({"t": "reply", "id": number, "ok": False, "say": words(viewer.lang)("not-stored")})
    except PentarchyError:
        viewer.tell({"t": "reply", "id": number, "ok": False, "say": words(viewer.lang)("no-such-command")})
        return False
    return True


def _refusal_text(room: Room, lang: str, code: str) -> str:
    """A refusal of the table by its name, one of the game marked by an exclamation mark."""
    if code.startswith("!") and room.course is not None:
        return room.course.match.text(lang)(f"refuse-{code[1:]}")
    return words(lang)(code)
