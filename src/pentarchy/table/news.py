"""News for pages that show no table: the lists of the lobby have changed, or it is somebody's turn somewhere.

With PostgreSQL the news travel with the transaction that they are about (NOTIFY) and every process of the store hears
of them (LISTEN), the one that wrote them too; with SQLite there is one process, and it tells itself.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from pentarchy.table.store import CHANNEL, Store, Unavailable

log = logging.getLogger("pentarchy.table")

MOST_WAITING = 32
"""News that may wait for a page; a page that reads none of them is let go."""


class Reader:
    """A page that wants to hear, and the browser it is shown by."""

    def __init__(self, browser: str) -> None:
        self.browser = browser
        self.queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()

    def tell(self, news: dict[str, Any]) -> None:
        if self.queue.qsize() < MOST_WAITING:
            self.queue.put_nowait(news)

    def end(self) -> None:
        self.queue.put_nowait(None)


class News:
    """Who wants to hear, here; and hearing what the other processes have to tell."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.readers: set[Reader] = set()

    def written(self, news: dict[str, Any]) -> None:
        """Something was written that is news; through PostgreSQL it is heard of anyway."""
        if not self.store.shared:
            self.spread(news)

    def spread(self, news: dict[str, Any]) -> None:
        """Tell whom it concerns: the lobby everybody, a turn the browsers that are asked and nobody else."""
        for reader in self.readers:
            if news.get("lobby"):
                reader.tell({"t": "lobby"})
            if reader.browser and reader.browser in news.get("turn", ()):
                reader.tell({"t": "turn", "match": news["match"]})

    async def listen(self) -> None:
        """Hear what is told through the database, until the connection is lost (and then begin again)."""
        import psycopg

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                self.spread({"lobby": True})  # nobody knows what was missed
                async for heard in connection.notifies():
                    self._heard(heard.payload)
        except psycopg.OperationalError as error:
            raise Unavailable(str(error).splitlines()[0]) from error
        raise Unavailable("The connection for news has ended.")

    def _heard(self, text: str) -> None:
        try:
            news = json.loads(text)
        except ValueError:
            log.warning("news that cannot be read")
            return
        if isinstance(news, dict):
            self.spread(news)

    def end(self) -> None:
        for reader in self.readers:
            reader.end()
