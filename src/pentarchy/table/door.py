"""The door of the server, below the application: HTTP and WebSocket as uvicorn speaks them, with what it leaves open.

A request that does not arrive whole in time is dropped, one address holds only so many unfinished ones, and what
uvicorn itself refuses carries the same headers as every other answer. A live channel that is broken off in anger gets
its close frame, and the time to read it.
"""

from __future__ import annotations

import asyncio
import http
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.server import ServerProtocol

from pentarchy.table.guard import HEADERS
from pentarchy.table.outside import target

if TYPE_CHECKING:
    from pentarchy.table.desk import Table

HEAD, BODY = "head", "body"
LINGER = 3.0
"""Seconds in which the other side may read why a live channel was broken off."""
MUCH = 64 << 10
"""An answer of which so many bytes wait counts among those that one address leaves unread."""
SOME = 8 << 10
"""Bytes of an answer that a slow connection reads between two looks at it."""


class Unread:
    """What a connection was told and has not read. Whoever reads nothing of it for a while is let go: what waits for
    them is memory that others need."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, table: Table, address: str):
        self.transport, self.loop, self.table, self.address = transport, loop, table, address
        self.timer: asyncio.TimerHandle | None = None
        self.left = 0
        self.much = False

    def begin(self) -> None:
        """More waits than the connection can hold."""
        if self.timer is not None:
            return
        self.left = self.transport.get_write_buffer_size()
        self.timer = self.loop.call_later(self.table.settings.answer_seconds, self._look)
        self.much = self.left > MUCH
        self.table.unread[self.address] += self.much
        if self.table.unread[self.address] > self.table.settings.unread_per_address:
            self._let_go()

    def end(self) -> None:
        """It was read, or the connection has gone."""
        if self.timer is None:
            return
        self.timer.cancel()
        self.timer = None
        self.table.unread[self.address] -= self.much
        if not self.table.unread[self.address]:
            del self.table.unread[self.address]

    def _look(self) -> None:
        left = self.transport.get_write_buffer_size()
        if self.left - left < SOME:
            self._let_go()
            return
        self.left = left
        self.timer = self.loop.call_later(self.table.settings.answer_seconds, self._look)

    def _let_go(self) -> None:
        self.table.count("unread")
        self.end()
        self.transport.abort()


class Door(H11Protocol):
    """One HTTP connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.table: Table = config.app.state.table  # type: ignore[union-attr]
        self.awaited = ""
        """The part of a request that has begun and is not here yet; a connection begins with a head."""
        self.timer: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.unread = Unread(transport, self.loop, self.table, self.address)
        # Of a short answer too: a connection that is closed with some of it unread would wait for its reader for good.
        transport.set_write_buffer_limits(high=0)
        if self.table.unfinished[self.address] >= self.table.settings.unfinished_per_address:
            self.table.count("crowded")
            self.answer(429, "Too many unfinished requests.")
            return
        self._await(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await("")
        self.unread.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.end()

    def handle_events(self) -> None:
        super().handle_events()
        self._await(self._missing())

    def _missing(self) -> str:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # gone, or a live channel now
            return ""
        if self.conn.their_state is h11.SEND_BODY:
            return BODY
        begun = self.cycle is None or self.conn.trailing_data[0]  # between two requests uvicorn has a clock of its own
        return HEAD if self.conn.their_state is h11.IDLE and begun else ""

    def _await(self, part: str) -> None:
        """From now on we wait for this part of a request: the clock runs for the whole of it, not from byte to byte."""
        if part == self.awaited:
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        waiting, settings = self.table.unfinished, self.table.settings
        waiting[self.address] += bool(part) - bool(self.awaited)
        if waiting[self.address] <= 0:
            del waiting[self.address]
        self.awaited = part
        if part:
            seconds = settings.head_seconds if part == HEAD else settings.body_seconds
            self.timer = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self.table.count("late")
        if self.awaited == HEAD and not self.conn.trailing_data[0]:
            self.transport.close()  # a browser that connected in advance and said nothing takes an answer amiss
        else:
            self.answer(408, "The request did not arrive in time.")
        self._await("")

    def send_400_response(self, msg: str) -> None:
        self.table.count("malformed")
        self.answer(400, "This is not HTTP.")

    def answer(self, status: int, sentence: str) -> None:
        """A last word without the application, unless an answer has begun already."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(plain_answer(status, sentence))
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # whatever the application still says goes nowhere
            self.cycle.message_event.set()
        self.transport.close()

    # -- live channels -----------------------------------------------------------------------------------------

    def _should_upgrade(self) -> bool:
        """A handshake that cannot succeed is an ordinary request: the application answers it, with all headers."""
        return self._get_upgrade() == b"websocket" and self._good_handshake()

    def _good_handshake(self) -> bool:
        trial = ServerProtocol(extensions=[ServerPerMessageDeflateFactory()])
        lines = [name + b": " + value for name, value in self.headers]
        head = f"{self.scope['method']} {target(self.scope)} HTTP/1.1".encode()
        trial.receive_data(b"\r\n".join([head, *lines, b"", b""]))
        found = [event for event in trial.events_received() if isinstance(event, Request)]
        return bool(found) and trial.accept(found[0]).status_code == 101

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await("")
        super().handle_websocket_upgrade(event)


def plain_answer(status: int, sentence: str) -> bytes:
    """A whole HTTP answer, with the headers of every answer."""
    headers = {
        **HEADERS,
        "Cache-Control": "no-store",
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Length": str(len(sentence)),
        "Connection": "close",
    }
    lines = [f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}", *(f"{k}: {v}" for k, v in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + sentence.encode()


class Live(WebSocketsSansIOProtocol):
    """One live channel."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        table: Table = self.config.app.state.table  # type: ignore[union-attr]
        self.transport.set_write_buffer_limits()  # messages may wait: a viewer that is slow is spared steps
        self.unread = Unread(self.transport, self.loop, table, self.client[0] if self.client else "?")

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.end()

    def data_received(self, data: bytes) -> None:
        if self.conn.parser_exc is None:  # after a fault nothing more is read
            super().data_received(data)

    def send_500_response(self) -> None:
        """The server goes before the channel was opened."""
        if not self.initial_response and not self.handshake_complete:
            self.transport.write(plain_answer(503, "The server restarts; come again."))

    async def send(self, message: Any) -> None:
        """What the application says after the channel was broken off goes nowhere, as if the other side had gone."""
        await self.writable.wait()
        if self.close_sent and self.initial_response is None:
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        if self.conn.parser_exc is not None:  # more of the same bytes
            return
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError as error:
                self.frames = []
                self.conn.fail(1007, "not UTF-8")
                self.conn.parser_exc = error
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Say why and stop speaking; the connection goes when the other side goes, or soon. Closing it at once, with
        bytes still under way, would make the other side's network throw the reason away."""
        self.stop_keepalive()
        told = self.conn.close_sent
        self.queue.put_nowait({"type": "websocket.disconnect", "code": told.code if told else 1006, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.loop.call_soon(self._say_no_more)
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    def _say_no_more(self) -> None:
        if self.transport.can_write_eof() and not self.transport.is_closing():
            self.transport.write_eof()
