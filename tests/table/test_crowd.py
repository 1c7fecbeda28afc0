"""A server that is full says so instead of slowing everybody; and its figures are what Prometheus reads."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from rooms_for_tests import in_a_loop
from test_faults import GAME, in_a_house, open_room, seats_of, until

from pentarchy.table import app as web
from pentarchy.table.crowd import ENOUGH, Crowd
from pentarchy.table.house import House
from pentarchy.table.settings import Settings
from pentarchy.table.store import Store
from pentarchy.table.words import words

FORM = {"game": GAME, "seats": ["human", "greedy"]}


def busy(crowd: Crowd, share: float, seconds: float, steps: int = ENOUGH) -> None:
    crowd.shares.extend([share] * 60)
    for _ in range(steps):
        crowd.took(seconds)


@pytest.mark.parametrize(
    ("share", "seconds", "steps", "full"),
    [
        (0.9, 0.06, ENOUGH, True),
        (0.9, 0.01, ENOUGH, False),  # much to do, and nobody waits
        (0.3, 0.50, ENOUGH, False),  # slow because the machine has other work
        (0.9, 0.06, ENOUGH - 1, False),  # tables are made and nobody plays yet
    ],
)
def test_full_is_busy_and_slow(share: float, seconds: float, steps: int, full: bool) -> None:
    crowd = Crowd(0.75)
    busy(crowd, share, seconds, steps)
    assert crowd.full is full
    never = Crowd(0)
    busy(never, share, seconds, steps)
    assert not never.full


def test_what_was_slow_long_ago_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd(0.75)
    busy(crowd, 0.9, 0.06)
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 60)
    assert not crowd.full


def test_the_loop_is_measured() -> None:
    async def work() -> tuple[float, float]:
        crowd = Crowd(0.75)
        task = asyncio.ensure_future(crowd.measure())
        while len(crowd.shares) < 3:
            end = time.thread_time() + 0.05
            while time.thread_time() < end:
                pass
            await asyncio.sleep(0)
        task.cancel()
        return crowd.busy, crowd.lag

    share, lag = in_a_loop(work())
    assert 0 < share <= 1.01
    assert lag >= 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_full_server_refuses_new_tables_in_words_and_keeps_the_others(lang: str) -> None:
    async def work() -> None:
        app = web.make_app(Store("sqlite://"), Settings(bot_pause=0))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            client.headers["accept-language"] = lang
            house: House = app.state.table.open
            first = await client.post("/matches", json=FORM, headers={"accept": "application/json"})
            assert first.status_code == 201
            busy(house.crowd, 0.99, 0.2)
            page = await client.post("/matches", data={"game": GAME, "seats": "human,greedy"})
            assert page.status_code == 503
            assert int(page.headers["retry-after"]) > 0
            assert words(lang)("server-full") in page.text
            told = await client.post("/matches", json=FORM, headers={"accept": "application/json"})
            assert told.json() == {"error": words(lang)("server-full")}
            lesson, bots = await client.get(f"/learn/{GAME}"), await client.post("/watch")
            for other in (lesson, bots):
                assert other.status_code == 503
                assert words(lang)("server-full") in other.text
            assert (await client.get(first.json()["url"])).status_code == 200
            assert figures((await client.get("/metrics")).text)["pentarchy_tables_refused_total"] == 4
            house.crowd.steps.clear()
            assert (await client.post("/matches", json=FORM)).status_code == 303

    in_a_loop(work())


def test_an_owner_can_say_how_many() -> None:
    async def work() -> None:
        app = web.make_app(Store("sqlite://"), Settings(bot_pause=0, tables=1))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            made = [await client.post("/matches", json=FORM) for _ in range(2)]
            assert [answer.status_code for answer in made] == [303, 303], "nobody looks at them yet"
            house: House = app.state.table.open
            next(iter(house.rooms.values())).viewers.add(object())  # type: ignore[arg-type]
            assert (await client.post("/matches", json=FORM)).status_code == 503
            for room in house.rooms.values():
                room.viewers.clear()

    in_a_loop(work())


def figures(text: str) -> dict[str, float]:
    """The figures as a monitoring system reads them, those with labels by name and label."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found["".join([sample.name, *(f" {k}={v}" for k, v in sample.labels.items())])] = sample.value
    return found


def test_figures_are_read_by_prometheus() -> None:
    async def work(house: House, store: Any) -> None:
        room = await open_room(house, make(5))
        await until(lambda: not room.goes_on, "the bots stand still")
        house.watch.failed("clock", RuntimeError("a fault"))
        told = figures(house.metrics.text().decode())
        steps = told["pentarchy_actions_total"]
        assert steps == room.course.seq > 0  # type: ignore[union-attr]
        assert told["pentarchy_action_seconds_count"] == steps
        assert told["pentarchy_action_seconds_bucket le=+Inf"] == steps
        assert told["pentarchy_background_failures_total work=clock"] == 1
        assert told["pentarchy_errors_total"] == 1
        assert told["pentarchy_rooms"] == 1
        assert told["pentarchy_tables"] == 0

    from rooms_for_tests import make_stored

    def make(seed: int) -> Any:
        return make_stored(GAME, 2, seed, seats=seats_of("greedy"))

    in_a_house(work)
