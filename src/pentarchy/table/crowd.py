"""How much this process has to do, and whether one more table would make everybody wait.

A server is full when its event loop works nearly all the time and steps are slow for that reason. Only both together
count: a machine that is busy with something else makes steps slow too, and a burst of new tables makes the loop work
without anybody waiting for a step; neither is mended by turning people away.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque

EVERY = 0.25
SAMPLES = 60
"""The last fifteen seconds."""
ENOUGH = 20
"""Fewer steps than that say nothing about how slow steps are."""
SLOW = 0.05
"""Seconds from a command to the last viewer's patch that nobody notices."""


class Crowd:
    """The load of the event loop lately."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        """The share of working time above which the loop is full; 0: it never is."""
        self.lags: deque[float] = deque(maxlen=SAMPLES)
        self.shares: deque[float] = deque(maxlen=SAMPLES)
        self.steps: deque[tuple[float, float]] = deque(maxlen=500)

    async def measure(self) -> None:
        """Look at the clock and at the processor time of this thread, again and again."""
        while True:
            began, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(EVERY)
            took = time.monotonic() - began
            self.lags.append(max(0.0, took - EVERY))
            self.shares.append((time.thread_time() - worked) / took)

    def took(self, seconds: float) -> None:
        """A step took so long until everybody was told."""
        self.steps.append((time.monotonic(), seconds))

    @property
    def busy(self) -> float:
        return sum(self.shares) / len(self.shares) if self.shares else 0.0

    @property
    def lag(self) -> float:
        return most(self.lags)

    @property
    def delay(self) -> float:
        """How long a player lately waited for a step, for 19 of 20 of them."""
        since = time.monotonic() - EVERY * SAMPLES
        lately = [seconds for at, seconds in self.steps if at > since]
        return self.lag + most(lately) if len(lately) >= ENOUGH else 0.0

    @property
    def full(self) -> bool:
        return 0 < self.limit < self.busy and self.delay > SLOW


def most(values: deque[float] | list[float]) -> float:
    """What 19 of 20 do not exceed."""
    return sorted(values)[int(len(values) * 0.95)] if values else 0.0
