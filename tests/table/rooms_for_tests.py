"""Rooms without a server: the same code, with a store that only says yes."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from pentarchy.kernel.position import LANES
from pentarchy.registry import game
from pentarchy.table.course import Course, course_of
from pentarchy.table.rooms import Room
from pentarchy.table.settings import Settings
from pentarchy.table.store import Seat, Stored, hashed
from pentarchy.table.viewers import Viewer
from pentarchy.table.watch import Watch


class YesWriter:
    async def write(self, work: Any) -> None:
        return None


class NoHouse:
    """What a room needs of its house."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.settings = Settings(bot_pause=0)
        self.writer = YesWriter()
        self.watch = Watch(self.counts)
        self.closing = False
        self.told: list[dict[str, Any]] = []
        self.news = SimpleNamespace(written=self.told.append)

    def took(self, seconds: float) -> None:
        return None

    def reread(self, room: Room) -> None:
        raise AssertionError("a room is behind its store")


def make_stored(game_id: str, players: int, seed: int, options: dict[str, Any] | None = None, **more: Any) -> Stored:
    rules = game(game_id)
    names = [f"Name {k}" for k in range(players)]
    now = time.time()
    values: dict[str, Any] = {
        "id": "a-match-id",
        "game": game_id,
        "rules_version": rules.rules_version,
        "data_hash": rules.data.hash,
        "data": None,
        "options": dict(rules.read_options(options, players)),
        "names": names,
        "seed": seed,
        "public": True,
        "undo": "normal",
        "pace": 0,
        "status": "running",
        "owner": hashed("owner"),
        "created": now,
        "updated": now,
        "result": None,
        "rematch": None,
        "asked": [],
        "seats": tuple(Seat(k, name, holder=hashed(f"browser {k}")) for k, name in enumerate(names)),
    }
    return Stored(**(values | more))


def make_room(stored: Stored, course: Course | None = None) -> Room:
    if course is None and stored.names is not None:
        course = course_of(stored)
    return Room(NoHouse(), stored, [], course)  # type: ignore[arg-type]


def enter(room: Room, seat: int | None, lang: str = "en") -> Viewer:
    viewer = Viewer(hashed(f"browser {seat}") if seat is not None else "", lang)
    room.enter(viewer)
    return viewer


def taken(viewer: Viewer) -> list[str]:
    """All messages that wait for this viewer, as they would be sent."""
    out = []
    while not viewer.queue.empty():
        text = viewer.queue.get_nowait()
        assert text is not None
        out.append(text)
    return out


def read(messages: list[str]) -> list[dict[str, Any]]:
    return [json.loads(text) for text in messages]


def dealt_anew(course: Course, seat: int, seed: int) -> Course:
    """The same course in a world that the seat cannot tell from the real one."""
    twin = course_of_match(course)
    twin.match.position = course.match.game.redeal(course.match.position, seat, seed)
    if twin.match.position.actor == LANES:  # the others' answers are taken out of their lanes, so out of the past too
        settled = course.match.settled_steps
        mine = [step for step in twin.match._steps[settled:] if step[0] == seat]
        twin.match._steps[settled:] = mine
    return twin


def course_of_match(course: Course) -> Course:
    twin = object.__new__(Course)
    twin.__dict__.update(course.__dict__)
    twin.match = course.match.clone()
    twin.versions = course.versions[:]
    twin.marks = course.marks[:]
    twin.drawn = {}
    twin.logs = deepcopy(course.logs)
    return twin


def in_a_thread(work: Callable[..., Any], *given: Any) -> Any:
    """What has a loop of its own runs aside: the browser of other tests keeps a loop running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *given).result()


def in_a_loop(work: Coroutine[Any, Any, Any]) -> Any:
    return in_a_thread(asyncio.run, work)


__all__ = ["course_of", "dealt_anew", "enter", "in_a_loop", "in_a_thread", "make_room", "make_stored", "read", "taken"]
