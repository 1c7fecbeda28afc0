"""Finished matches are deleted after a time, if the server is told so: in the background, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from pentarchy.table.house import House
from pentarchy.table.store import delete_finished

log = logging.getLogger("pentarchy.table")

BATCH = 20
"""So many matches go in one transaction: players who write meanwhile must not notice."""
DAY = 86400.0
HOUR = 3600.0


async def keep_swept(house: House) -> None:
    """Sweep now and then for as long as the server runs."""
    while not house.closing:
        await sweep(house)
        await asyncio.sleep(min(HOUR, max(1.0, house.settings.keep_days * DAY / 10)))


async def sweep(house: House) -> int:
    """Delete what ended long enough ago and nobody looks at. Gives how many matches."""
    before = time.time() - house.settings.keep_days * DAY
    deleted = 0
    while True:
        looked_at = [room.id for room in house.rooms.values() if room.viewers]
        ids: list[str] = []

        def work(c: Any, ids: list[str] = ids, looked_at: list[str] = looked_at) -> None:
            ids[:] = delete_finished(c, before, BATCH, looked_at)

        await house.writer.write(work)
        for match_id in ids:
            if match_id in house.rooms:
                house.forget(house.rooms[match_id])
        deleted += len(ids)
        house.counts["deleted"] += len(ids)
        if len(ids) < BATCH:
            break
        await asyncio.sleep(0.1)
    if deleted:
        log.info("finished matches deleted", extra={"matches": deleted})
    return deleted
