"""The coach during a game: hints with their reasons, also after a step was taken back; none at a strict table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from rooms_for_tests import enter, in_a_loop, make_stored

import pentarchy
from pentarchy.analysis import advice
from pentarchy.kernel.text import LANGUAGES
from pentarchy.registry import game
from pentarchy.table.house import House
from pentarchy.table.rooms import Refused, Room
from pentarchy.table.settings import Settings
from pentarchy.table.store import Store

GAMES = ["eight_minute_empire", "founders", "imperium", "inca_empire", "scythe"]


async def room_of(house: House, undo: str) -> Room:
    stored = make_stored("founders", 2, 5, undo=undo)
    house.store.create(stored)
    room = await house.room(stored.id)
    assert room is not None
    return room


def begun(room: Room) -> tuple[Any, int]:
    """Who is asked, with a viewer that hears what is told."""
    assert room.course is not None
    seat = room.course.match.next_seat
    return enter(room, seat), seat


def test_a_strict_table_gives_no_hints() -> None:
    async def work() -> None:
        house = House(Store("sqlite://"), Settings(bot_pause=0))
        room = await room_of(house, "strict")
        viewer, seat = begun(room)
        assert room.course is not None
        with pytest.raises(Refused, match="hint-strict"):
            await room.command(viewer, {"do": "hint", "v": room.course.version(seat), "id": 1})
        assert not house.thinkers.line.waiting
        await house.close()

    in_a_loop(work())


def test_after_a_step_back_the_hint_is_about_that_step(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = House(Store("sqlite://"), Settings(bot_pause=0))
        room = await room_of(house, "normal")
        viewer, seat = begun(room)
        assert room.course is not None
        asked: list[Any] = []
        action = str(room.course.match.legal(seat)[0])

        async def do(job: str, *arguments: Any, asker: Any) -> Any:
            asked.append((job, arguments[1], arguments[4]))
            return action, {}

        monkeypatch.setattr(house.thinkers, "do", do)
        await room.command(viewer, {"do": "hint", "v": room.course.version(seat), "id": 1})
        await asyncio.gather(*room.thinking.values())
        await room.command(viewer, {"do": "play", "v": room.course.version(seat), "action": action})
        await room.command(viewer, {"do": "undo", "v": room.course.version(seat)})
        await room.command(viewer, {"do": "hint", "v": room.course.version(seat), "id": 2})
        await asyncio.gather(*room.thinking.values())
        assert asked == [("hint", seat, None), ("hint", seat, action)]
        await house.close()

    in_a_loop(work())


@pytest.mark.parametrize("name", GAMES)
def test_advice_says_why_in_both_languages_and_knows_no_secrets(name: str) -> None:
    match = pentarchy.new(name, game(name).min_players, 3)
    while len(match.legal(match.next_seat)) < 3 or match.secret_choice is not None or match.steps < 12:
        seat = match.next_seat
        match.play(seat, match.legal(seat)[match.steps % len(match.legal(seat))])
    seat = match.next_seat
    first, last = str(match.legal(seat)[0]), str(match.legal(seat)[-1])
    for lang in LANGUAGES:
        told = advice(match.redeal(seat, 1), seat, first, last, lang)
        assert told["than"] == match.describe(last, lang)
        assert told == advice(match.redeal(seat, 1).redeal(seat, 1), seat, first, last, lang)
    assert advice(match.redeal(seat, 1), seat, first, None, "en")["than"]
    assert advice(match.redeal(seat, 1), seat, first, first, "en")["reasons"] == []
