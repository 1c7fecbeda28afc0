"""Is everything moving? What a monitoring system may believe."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from pentarchy.table.store import pulse

if TYPE_CHECKING:
    from pentarchy.table.house import House

log = logging.getLogger("pentarchy.table")

ANSWER = 3.0
"""Seconds in which the store must have taken a line."""
CLOCK_LATE = 10.0
"""The clock ticks every second; after so many without a tick it stands still."""
FRESH = 1.0
"""An answer of the store is good for so long: whoever asks for health all the time does not make it write."""


class Health:
    """What does not work just now."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._asked = 0.0
        self._pulse: asyncio.Task[str] | None = None

    async def troubles(self) -> dict[str, str]:
        """A sentence for each thing that stands still; nothing if all is well."""
        found = {"store": await self._store(), "clock": self._clock(), "tables": self._tables()}
        return {name: text for name, text in found.items() if text}

    async def _store(self) -> str:
        """Reading is not enough: a locked file can be read. All who ask meanwhile wait for the same line."""
        now = time.monotonic()
        if self._pulse is None or (self._pulse.done() and now - self._asked > FRESH):
            self._asked, self._pulse = now, asyncio.get_running_loop().create_task(self._write())
        asked = self._pulse  # whoever asks when this one is answered may begin the next
        done, _ = await asyncio.wait({asked}, timeout=ANSWER)
        return asked.result() if done else f"The store has not answered for {ANSWER:g} s."

    async def _write(self) -> str:
        try:
            await self.house.writer.write(pulse)
        except Exception as error:  # why is for the log only: the answer is read by anybody
            log.warning("no pulse", extra={"reason": str(error)[:200]})
            return "The store cannot be written."
        return ""

    def _clock(self) -> str:
        late = time.monotonic() - self.house.ticked
        return f"The clock has not ticked for {late:.0f} s." if late > CLOCK_LATE else ""

    def _tables(self) -> str:
        limit = self.house.settings.stall
        still = sum(room.waits_for_a_bot() > limit for room in self.house.rooms.values())
        return f"Tables at which a bot has not moved for {limit:g} s: {still}." if still else ""
