"""Full collections come while nobody waits, and never by themselves."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter

import pytest
from rooms_for_tests import in_a_loop

from pentarchy.table import garbage

LOOKS = 20


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many messages had come at each full collection; looks come one after the other."""
    times: list[int] = []
    monkeypatch.setattr(garbage, "MOMENT", 0.0)
    monkeypatch.setattr(garbage, "SOON", 0.0)
    return times


async def look(counts: Counter[str], messages: int) -> None:
    task = asyncio.get_running_loop().create_task(garbage.collect_in_quiet(counts))
    for _ in range(LOOKS):
        await asyncio.sleep(0)
        counts["received"] += messages
    assert gc.get_threshold()[2] == garbage.NEVER, "Python begins none by itself"
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize(("messages", "comes"), [(0, True), (1, False)])
def test_a_full_collection_waits_for_a_quiet_moment(
    collected: list[int], monkeypatch: pytest.MonkeyPatch, messages: int, comes: bool
) -> None:
    monkeypatch.setattr(gc, "collect", lambda: collected.append(messages))
    usual = gc.get_threshold()
    in_a_loop(look(Counter(), messages))
    assert bool(collected) is comes
    assert gc.get_threshold() == usual, "as before when the server has ended"


def test_it_comes_in_the_end_also_where_it_is_never_quiet(
    collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "collect", lambda: collected.append(1))
    monkeypatch.setattr(garbage, "LATEST", 0.0)
    in_a_loop(look(Counter(), 1))
    assert collected
