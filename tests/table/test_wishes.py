"""Fewer answers, none lost: wishes, answers given together, deeds that are taken back whole, clicks counted."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest
from rooms_for_tests import enter, in_a_loop, make_room, make_stored
from tests.games.scythe.tabletop import Table

import pentarchy
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match
from pentarchy.table import show
from pentarchy.table.clicks import Walk, clicks, measure
from pentarchy.table.course import course_of
from pentarchy.table.rooms import Refused, Room
from pentarchy.table.store import Entry

EXAMPLE = [
    *(
        "section move",
        "act units",
        "move mech C3",
        "load worker",
        "load worker",
        "load metal",
        "load metal",
        "load metal",
    ),
    *("step C2", "step B2", "move character D5", "step C5", "step B6", "act bottom", "pay D2", "pay D2", "pay D2"),
    *("build mill D2", "gain popularity 1", "end"),
]


def moments(game: str, seed: int, every: int, most: int) -> list[tuple[Match, int]]:
    match, chance = pentarchy.new(game, players=pentarchy.info(game).max_players, seed=seed), random.Random(seed)
    found = []
    while not match.over and len(found) < most:
        seat = match.to_act[0]
        if match.steps % every == 0:
            found.append((match.clone(), seat))
        match.play(seat, chance.choice(match.legal(seat)))
    return found


@pytest.mark.parametrize("game", pentarchy.games())
def test_wishes_answer_by_what_their_seat_knows(game: str) -> None:
    """The same answer in every redealt world, and a legal one; so with answers together and those that are spared."""
    answered = 0
    for match, seat in moments(game, 4, 3, 120):
        everything = {wish.name: True for wish in match.game.wishes}
        for wanted in ({}, everything, dict.fromkeys(everything, False)):
            found = match.wished(seat, wanted)
            assert found is None or found in match.numbers(seat)
            answered += found is not None
            worlds = [match.redeal(seat, seed) for seed in (1, 2)]
            assert all(world.wished(seat, wanted) == found for world in worlds)
        assert match.wished(seat, dict.fromkeys(everything, False)) is None
        assert all(world.chains(seat) == match.chains(seat) for world in worlds)
        assert all(world.spare(seat) == match.spare(seat) for world in worlds)
    assert answered or not pentarchy.match.game(game).wishes


@pytest.mark.parametrize("game", pentarchy.games())
def test_answers_given_together_can_be_given_one_after_the_other(game: str) -> None:
    seen = 0
    for match, seat in moments(game, 6, 2, 150):
        legal = set(match.legal(seat))
        offered = show.choices(match, seat, "ru", set(), "normal")
        assert len({choice["do"] for choice in offered}) == len(offered)
        for chain in match.chains(seat):
            seen += 1
            trial = match.clone()
            texts = [match.codec.text(action) for action in chain.actions]
            assert len(texts) > 1
            assert texts[0] in legal
            for text in texts:
                trial.play(seat, text)
    assert seen > 3


@pytest.mark.parametrize("game", pentarchy.games())
def test_something_is_left_to_be_answered(game: str) -> None:
    for match, seat in moments(game, 8, 5, 60):
        assert set(match.numbers(seat)) - match.spare(seat)


# -- at the table ------------------------------------------------------------------------------------------------------


def lively(game: str = "scythe", players: int = 3, seed: int = 3) -> Room:
    """A room that writes its journal into itself, so that it can be read again."""
    room = make_room(make_stored(game, players, seed))
    perform = course(room).perform

    def noted(entry: Entry, after: Match | None = None) -> bool:
        room.stored = dataclasses.replace(room.stored, journal=(*room.stored.journal, entry))
        return bool(perform(entry, after))

    course(room).perform = noted
    return room


def course(room: Room) -> Any:
    assert room.course is not None
    return room.course


async def play_on(room: Room, rng: random.Random, until: Any) -> None:
    for _ in range(3000):
        match = course(room).match
        if until(match):
            return
        assert not match.over
        seat = match.to_act[0]
        legal = match.legal(seat)
        await room._act(seat, "act bottom" if "act bottom" in legal else rng.choice(legal))
    raise AssertionError("it never came to that")


def test_wishes_answer_in_the_record_as_ordinary_answers() -> None:
    """Nobody is ever asked what their wishes answer; a room that is read again, and the record, are the same game."""

    async def work() -> None:
        room, rng = lively(), random.Random(2)
        await play_on(room, rng, lambda match: match.steps > 400)
        match = course(room).match
        asked = match.to_act[0]
        assert match.wished(asked) is None
        verbs = [match.codec.verb(action) for _, action in match.answers]
        assert "gain" in verbs
        stored = room.stored
        kinds = {entry.kind for entry in stored.journal}
        assert kinds == {"act", "also"}
        again = course_of(stored)
        assert (again.match, again.versions, again.deeds) == (match, course(room).versions, course(room).deeds)
        state = match.state()
        assert len(state["actions"]) == len(stored.journal)
        replayed = pentarchy.from_state(state)
        assert replayed == match

    in_a_loop(work())


def test_a_wish_is_kept_and_can_be_taken_back() -> None:
    async def work() -> None:
        room, rng = lively(), random.Random(2)
        viewer = enter(room, 0)
        before = {wish["name"]: wish["on"] for wish in room.page(0, "ru").fields["wishes"]}
        assert before == {"gains": True, "recruits": True, "payment": True, "end": False}
        await room.command(viewer, {"do": "wish", "name": "gains", "on": False})
        assert not room.page(0, "en").fields["wishes"][0]["on"]
        assert room.page(1, "en").fields["wishes"][0]["on"], "another seat has its own wishes"
        assert room.page(None, "en").fields["wishes"] == []
        await play_on(room, rng, lambda match: match.asked == "offer" and match.to_act == (0,) and match.turn[0] == 0)
        again = course_of(room.stored)
        assert again.wishes == course(room).wishes
        for wrong in ({"name": "peace", "on": True}, {"name": "gains", "on": 1}, {"name": None}):
            with pytest.raises(Refused):
                await room.command(viewer, {"do": "wish", **wrong})
        steps = course(room).match.steps
        await room.command(viewer, {"do": "wish", "name": "gains", "on": True})
        assert course(room).match.steps > steps, "what was asked is answered at once"

    in_a_loop(work())


def test_undo_takes_back_a_whole_deed() -> None:
    async def work() -> None:
        room = lively()
        seat = course(room).match.to_act[0]
        viewer = enter(room, seat)
        start = course(room).match.clone()

        async def send(action: str) -> None:
            await room.command(viewer, {"do": "play", "v": course(room).version(seat), "action": action})

        await send("section move; act units")
        assert course(room).match.steps == 2
        await room.command(viewer, {"do": "undo", "v": course(room).version(seat)})
        assert course(room).match == start
        await send("section move")
        await send("act units")
        await room.command(viewer, {"do": "undo", "v": course(room).version(seat)})
        assert course(room).match.steps == 1, "what was done by two clicks is taken back by two"
        await send("act units; end")
        assert course(room).match.steps == 2, "what is not possible when its turn comes is left out"
        again = course_of(room.stored)
        assert (again.match, again.deeds) == (course(room).match, course(room).deeds)

    in_a_loop(work())


def test_a_deed_that_begins_wrongly_changes_nothing() -> None:
    async def work() -> None:
        room = lively()
        seat = course(room).match.to_act[0]
        viewer = enter(room, seat)
        for action in ("end; section move", "nonsense; section move", "; section move", "section move; nonsense"):
            with pytest.raises(PentarchyError):
                await room.command(viewer, {"do": "play", "v": course(room).version(seat), "action": action})
            assert course(room).match.steps == 0

    in_a_loop(work())


# -- clicks ------------------------------------------------------------------------------------------------------------


def example() -> Table:
    """A mech with 3 workers and 3 metal beside it, the character, and wood for a building on two territories."""
    table = Table("nordic", "saxony", mats=("industrial",))
    table.recruit(0, "build", "coins")
    table.mech(0, "speed", "C3")
    table.workers(0, C3=3, D2=1)
    table.res("C3", metal=3, wood=1)
    table.res("D2", wood=4)
    table.hero(0, "D5")
    table.begin(0)
    return table


def test_the_example_turn_takes_11_clicks_at_most() -> None:
    table = example()
    match = table.match
    played = match.clone()
    answers = []
    for text in EXAMPLE:
        answers.append((0, match.codec.parse(text)))
        played.play(0, text)
    assert len(answers) >= 19
    assert played.turn != match.turn
    (turn,) = Walk(match, answers).run()
    assert turn.answers == len(EXAMPLE)
    assert turn.before >= 19
    assert turn.after <= 11
    assert turn.all_wishes < turn.after


def test_clicks_are_counted_as_the_page_takes_them() -> None:
    def choice(do: str, *on: str, **more: Any) -> dict[str, Any]:
        return {"do": do, "on": list(on), **more}

    a, b, c = choice("1", "army", "n"), choice("2", "army", "s"), choice("3")
    assert [clicks([a, b, c], one) for one in (a, b, c)] == [2, 2, 1]
    assert [clicks([a, b], one) for one in (a, b)] == [1, 1], "what all have in common need not be pointed at"
    twin = choice("4", "army", "n")
    assert clicks([a, twin, b], a) == 2, "the thing, then the button"
    less = choice("5", spare=True)
    assert clicks([a, b, c, less], less) == 2, "the list, then the answer"
    assert clicks([choice("6", "card")], choice("6", "card")) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", pentarchy.games())
def test_no_turn_takes_more_clicks_than_before(game: str) -> None:
    turns = measure(game, 1, "greedy", pentarchy.info(game).min_players)
    worse = [turn for turn in turns if max(turn.after, turn.all_wishes) > turn.before and not turn.otherwise]
    assert not worse
    saved = sum(turn.before - turn.after for turn in turns)
    assert saved > 0.1 * sum(turn.before for turn in turns)
    assert sum(bool(turn.otherwise) for turn in turns) < 0.1 * len(turns)
