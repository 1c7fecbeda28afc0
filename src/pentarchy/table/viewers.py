"""Those who look at a table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from pentarchy.table import show

BACKLOG = 256
MOST_BYTES = 4 << 20
"""Messages, and letters in them, that may wait for a viewer before it is let go; it can come back."""
BEHIND = 128 << 10
"""With so many letters waiting a viewer is not shown every step any more, but the last one when it has read these."""


class Waiting(asyncio.Queue[str | None]):
    """Messages that wait for a viewer, and how long they are together."""

    letters = 0

    def _put(self, item: str | None) -> None:
        super()._put(item)
        self.letters += len(item or "")

    def _get(self) -> str | None:
        item = super()._get()
        self.letters -= len(item or "")
        return item


def as_text(message: dict[str, Any]) -> str:
    """A message as it goes out."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class Viewer:
    """One live connection: a browser, its language, the seats it holds and the one it looks from."""

    def __init__(self, browser: str, lang: str, address: str = "") -> None:
        self.browser = browser
        self.lang = lang
        self.address = address
        self.seat: int | None = None
        self.page: show.Shown | None = None
        """What it was shown last, so that only what differs has to be sent."""
        self.asked: list[int] = []
        """For a device with several seats: which of them are asked, as it was last told."""
        self.behind = False
        """Has it been spared a step? Then it is shown the present when it has read what waits."""
        self.ended = False
        self.queue = Waiting(BACKLOG)

    @property
    def screen(self) -> bool:
        """Is it the screen in the middle of the room? That one is nobody's browser."""
        return not self.browser

    @property
    def slow(self) -> bool:
        """Does so much wait for this viewer that more would help nobody?"""
        return self.queue.letters > BEHIND

    def tell(self, message: dict[str, Any] | str) -> None:
        if self.ended:
            return
        text = message if isinstance(message, str) else as_text(message)
        if self.queue.full() or self.queue.letters > MOST_BYTES:
            self.end()
        else:
            self.queue.put_nowait(text)

    def end(self) -> None:
        """Let this viewer go: what waits for it is dropped."""
        self.ended = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
