"""Which process has which match: one at a time, by a lease in the store that runs out unless it is renewed.

Who takes a match gets a number with it, the fence, which is larger than that of everybody before; each write about the
match carries it, and the store refuses a smaller one. So a process that was asleep or cut off while another took its
match can do no harm, and a lease may be taken from one that is known to be dead before it has run out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from pentarchy.table.store import Lease, Store, Unavailable

if TYPE_CHECKING:
    from pentarchy.table.house import House

log = logging.getLogger("pentarchy.table")

REMEMBERED = 10_000


class Elsewhere(Unavailable):
    """Another process has this match."""


class Leases:
    """Which process has which match, as far as this one knows."""

    def __init__(self, store: Store, address: str, seconds: float) -> None:
        self.store, self.address, self.seconds = store, address, seconds
        """A lease is good for so long, and renewed every quarter of that."""
        self.me = f"{address}#{secrets.token_hex(4)}"
        """The address alone is not enough: after a restart another process has it."""
        self._known: dict[str, tuple[Lease, float]] = {}

    async def begin(self) -> None:
        """What an earlier process with our address had is nobody's: we could not have its address while it lived."""
        await asyncio.to_thread(self.store.release, self.address, self.me)

    async def owner(self, match_id: str) -> str:
        """The process that has this match; this one, if nobody had it."""
        lease, until = self._known.get(match_id, (None, 0.0))
        if lease is None or time.monotonic() >= until:
            lease = await self._ask(match_id)
        return lease.process

    async def claim(self, match_id: str) -> int:
        """Have this match, and its fence; `Elsewhere` if another process has it."""
        lease = await self._ask(match_id)
        if lease.process != self.me:
            raise Elsewhere("The match is with another process.")
        return lease.fence

    async def take_from(self, match_id: str, dead: str) -> None:
        """Take the match of a process that does not answer any more, unless somebody else has done so."""
        await self._ask(match_id, dead)

    async def _ask(self, match_id: str, but: str = "") -> Lease:
        lease = await asyncio.to_thread(self.store.lease, match_id, self.me, self.seconds, but)
        if len(self._known) > REMEMBERED:
            self._known.clear()
        self._known[match_id] = (lease, time.monotonic() + self.seconds / 4)
        return lease

    def forget(self, match_id: str) -> None:
        """What was known of this match is no longer true."""
        self._known.pop(match_id, None)

    async def free(self, match_id: str) -> None:
        """A room was closed: whoever is asked for the match next may have it."""
        self.forget(match_id)
        await asyncio.to_thread(self.store.free, match_id, self.me)

    async def keep(self, house: House) -> None:
        """Renew the leases of open rooms, again and again, whatever else there is to do."""
        while not house.closing:
            await asyncio.sleep(self.seconds / 4)
            await self.renew(house)

    async def renew(self, house: House) -> None:
        """Once around; a room whose lease is lost is closed, and read again elsewhere."""
        rooms, ours = list(house.rooms.values()), [*house.rooms, *house.alarms]
        try:
            kept = await asyncio.to_thread(self.store.renew, ours, self.me, self.seconds)
        except Unavailable as error:  # asked again next time; if another has it then, the room is closed
            log.warning("leases not renewed", extra={"reason": str(error)[:200]})
            return
        for match_id in set(ours) - kept:
            house.alarms.pop(match_id, None)
        for room in rooms:
            if room.id not in kept and house.rooms.get(room.id) is room:
                log.warning("another process has the match", extra={"match": room.id})
                house.counts["leases"] += 1
                self.forget(room.id)
                house.forget(room)

    async def give_back(self) -> None:
        await asyncio.to_thread(self.store.release, self.address)
