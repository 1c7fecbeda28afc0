"""Watch over work that goes on by itself: what fails is told and counted, and begun again after a pause."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from pentarchy.table.store import Unavailable

log = logging.getLogger("pentarchy.table")

FIRST_PAUSE = 0.2
LONGEST_PAUSE = 5.0

Work = Callable[[], Awaitable[None]]


class Watch:
    """The supervisor of bots, clocks and whatever else nobody waits for."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self.failures: Counter[str] = Counter()
        """How often each kind of work has failed."""
        self.tasks: set[asyncio.Task[Any]] = set()

    def keep(self, name: str, work: Work) -> asyncio.Task[None]:
        """Begin a piece of work, again and again until it comes to its end."""
        return self.spawn(self.insist(name, work), name)

    async def insist(self, name: str, work: Work, on: type[Exception] = Exception) -> None:
        """Try until it is done. The pause grows while it fails at once, and is short again after a good while."""
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            try:
                return await work()
            except on as error:
                self.failed(name, error)
            pause = FIRST_PAUSE if time.monotonic() - began > 2 * LONGEST_PAUSE else pause
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # not all tables at the same moment
            pause = min(pause * 2, LONGEST_PAUSE)

    def failed(self, name: str, error: BaseException) -> None:
        """A store that is away is the world's fault and needs no trace; everything else is ours."""
        self.failures[name] += 1
        if isinstance(error, Unavailable):
            log.warning("background work failed", extra={"work": name, "reason": str(error)[:200]})
            return
        self.counts["errors"] += 1
        log.error("background work failed", extra={"work": name}, exc_info=error)

    def spawn(self, work: Coroutine[Any, Any, None], name: str | None = None) -> asyncio.Task[None]:
        """Begin a piece of work that is not worth a second try."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failed("once", error)

    async def end(self) -> None:
        """End everything that is still going on."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
