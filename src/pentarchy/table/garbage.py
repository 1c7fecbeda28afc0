"""Full garbage collections while nobody waits.

A full collection looks at every object of the process, and nobody is answered meanwhile: 0.3 s with a hundred open
tables, which made p99 from a command to the last viewer six times as long. Young objects are looked after as ever; all
of them only in a moment without messages, or after a long time without such a moment.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter

MOMENT = 2.0
"""Seconds without a message from anybody."""
SOON = 30.0
"""Seconds between two full collections where there are such moments."""
LATEST = 600.0
"""And where there are none."""
NEVER = 1_000_000
"""So many collections of younger objects until Python would begin a full one by itself."""


async def collect_in_quiet(counts: Counter[str]) -> None:
    """Until the server ends. `counts` says how many messages have come."""
    usual = gc.get_threshold()
    gc.set_threshold(*usual[:2], NEVER)
    last, heard = time.monotonic(), counts["received"]
    try:
        while True:
            await asyncio.sleep(MOMENT)
            quiet, heard = counts["received"] == heard, counts["received"]
            if time.monotonic() - last >= (SOON if quiet else LATEST):
                gc.collect()
                last = time.monotonic()
    finally:
        gc.set_threshold(*usual)
