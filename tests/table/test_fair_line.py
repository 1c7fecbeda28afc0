"""Whose bot thinks next: nobody can keep the workers busy so that a person's bot never answers."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
from typing import Any

import httpx
import pytest
from rooms_for_tests import enter, in_a_loop, make_stored
from served import PATIENCE, Server

from pentarchy.match import from_state
from pentarchy.table import thinkers
from pentarchy.table.house import House, TooMany
from pentarchy.table.rooms import Room
from pentarchy.table.settings import Settings
from pentarchy.table.store import Seat, Store, hashed
from pentarchy.table.thinkers import ALONE, NOTICED, PLAYED, Asker, Line, is_bot
from pentarchy.table.words import words

GAME = "eight_minute_empire"
FLOOD = 20
"""Tables of five thinking bots."""


class CountingWorker:
    """Answers at once, as soon as it is let, and notes for which table."""

    served: list[str]
    let: threading.Event

    def ask(self, job: tuple[Any, ...], seconds: float) -> Any:
        kind, state, seat = job[:3]
        self.let.wait(60)
        self.served.append(state["seats"][0])
        action = str(from_state(state).legal(seat)[0])
        return (action, {"than": "", "reasons": [], "counted": ""}) if kind == "hint" else action

    def end(self) -> None:
        self.let.set()


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> type[CountingWorker]:
    CountingWorker.served, CountingWorker.let = [], threading.Event()
    monkeypatch.setattr(thinkers, "Worker", CountingWorker)
    return CountingWorker


async def open_room(house: House, name: str, bots: int, people: int = 0, owner: str = "somebody") -> Room:
    """A room whose first player has this name: people first (browser 0, 1 …), then bots."""
    names = [f"{name} {k}" if k else name for k in range(people + bots)]
    chairs = [
        Seat(k, seat, holder=hashed(f"browser {k}")) if k < people else Seat(k, seat, bot="expert")
        for k, seat in enumerate(names)
    ]
    stored = make_stored(GAME, people + bots, 1, names=names, seats=tuple(chairs), id=name, owner=hashed(owner))
    house.store.create(stored)
    room = await house.room(name)
    assert room is not None
    return room


async def until(done: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("looked_at", [False, True])
def test_a_person_s_bot_does_not_wait_for_tables_of_bots(worker: type[CountingWorker], looked_at: bool) -> None:
    """Twenty tables of five bots, seen or unseen: the person's bots come after the one question that is being thought
    about and at most one more."""

    async def work() -> None:
        house = House(Store("sqlite://"), Settings(bot_pause=0))
        for k in range(FLOOD):
            room = await open_room(house, f"flood-of-bots-{k}", 5)
            if looked_at:
                enter(room, None)
        await until(lambda: len(house.thinkers.line.waiting) >= 5 * FLOOD - 1)
        room = await open_room(house, "a-table-of-anna", 2, people=1, owner="Anna")
        enter(room, 0)
        await until(lambda: len(house.thinkers.line.waiting) >= 5 * FLOOD + 1)
        worker.let.set()
        await until(lambda: worker.served.count("a-table-of-anna") == 2)
        assert [name for name in worker.served[:4] if name == "a-table-of-anna"] == ["a-table-of-anna"] * 2
        await house.close()

    in_a_loop(work())


def test_a_hint_does_not_wait_for_tables_of_bots(worker: type[CountingWorker]) -> None:
    async def work() -> None:
        house = House(Store("sqlite://"), Settings(bot_pause=0))
        for k in range(FLOOD):
            await open_room(house, f"flood-of-bots-{k}", 5)
        room = await open_room(house, "a-table-of-anna", 0, people=2, owner="Anna")
        anna = enter(room, 0)
        await until(lambda: len(house.thinkers.line.waiting) >= 5 * FLOOD - 1)
        assert room.course is not None
        for _ in range(5):  # an impatient person has one question in the line, not five
            await room.command(anna, {"do": "hint", "v": room.course.version(0), "id": 1})
            await asyncio.sleep(0)
        await until(lambda: len(house.thinkers.line.waiting) >= 5 * FLOOD)
        worker.let.set()
        await until(lambda: "a-table-of-anna" in worker.served)
        assert worker.served.index("a-table-of-anna") <= 2
        await until(lambda: len(worker.served) > 10)
        assert worker.served.count("a-table-of-anna") == 1
        await house.close()

    in_a_loop(work())


def test_rooms_say_how_much_their_people_wait() -> None:
    async def work() -> None:
        house = House(Store("sqlite://"), Settings(bot_pause=0))
        house.closing = True  # nobody thinks here
        bots, people = await open_room(house, "a-table-of-bots", 2), await open_room(house, "with-people", 1, people=1)
        assert (bots._rank(), people._rank()) == (ALONE, NOTICED)
        viewer = enter(people, 0)
        enter(bots, None)
        assert (bots._rank(), people._rank()) == (NOTICED, PLAYED)
        people.seats[0] = dataclasses.replace(people.seats[0], bot="normal")
        assert people._rank() == NOTICED, "a person who let a bot play is a spectator"
        people.leave(viewer)
        assert people._rank() == ALONE

    in_a_loop(work())


# -- the line by itself ---------------------------------------------------------------------------------------------


def taken(line: Line) -> list[str]:
    out = []
    while (question := line.take()) is not None:
        out.append(question.job[0])
    return out


def test_visitors_take_turns_and_then_their_tables() -> None:
    line = Line()
    for table in range(3):
        for number in range(3):
            line.add((f"flood {table} {number}",), Asker("1.1.1.1", "greedy visitor", f"flood {table}"))
    for number in range(2):
        line.add((f"anna {number}",), Asker("2.2.2.2", "anna", "anna"))
    assert taken(line) == [
        "flood 0 0",
        "anna 0",
        "flood 1 0",
        "anna 1",
        "flood 2 0",
        "flood 0 1",
        "flood 1 1",
        "flood 2 1",
        "flood 0 2",
        "flood 1 2",
        "flood 2 2",
    ]


def test_fresh_cookies_do_not_help() -> None:
    """Whoever comes with a new cookie for every table is still one address."""
    line = Line()
    for k in range(50):
        line.add((f"flood {k}",), Asker("1.1.1.1", f"cookie {k}", f"table {k}"))
    line.add(("anna",), Asker("2.2.2.2", "anna", "anna"))
    assert taken(line).index("anna") <= 1


def test_a_hint_comes_before_the_visitor_s_own_tables_and_not_before_everybody_s() -> None:
    line = Line()
    for k in range(3):
        line.add((f"bot {k}",), Asker("1.1.1.1", "boris", f"table {k}"))
        line.add((f"hint {k}",), Asker("1.1.1.1", "boris", f"table {k}", hint=True))
    line.add(("anna",), Asker("2.2.2.2", "anna", "anna"))
    assert taken(line) == ["hint 0", "anna", "hint 1", "hint 2", "bot 0", "bot 1", "bot 2"]


def test_ranks_count_when_a_worker_is_free() -> None:
    """Somebody comes to look while the question waits."""
    line = Line()
    rank = [ALONE]
    line.add(("seen",), Asker(visitor="a", table="a", rank=lambda: NOTICED))
    line.add(("played",), Asker(visitor="b", table="b", rank=lambda: rank[0]))
    rank[0] = PLAYED
    assert taken(line) == ["played", "seen"]


def test_what_is_no_longer_wanted_is_not_thought_about() -> None:
    line = Line()
    first = line.add(("first",), Asker())
    line.add(("second",), Asker())
    first.answer.cancel()
    assert taken(line) == ["second"]


def test_the_line_forgets_who_was_served_long_ago() -> None:
    line = Line()
    for k in range(3 * Line.REMEMBERED):
        line.add(("",), Asker("1.1.1.1", f"cookie {k}", f"table {k}"))
        line.take()
    assert len(line.served) <= Line.REMEMBERED
    assert ("address", "1.1.1.1") in line.served


# -- how many tables, and which bots --------------------------------------------------------------------------------


def test_tables_of_bots_are_limited() -> None:
    async def work() -> None:
        house = House(Store("sqlite://"), Settings(bot_tables=3, bot_tables_per_visitor=2))
        house.closing = True  # nobody thinks here
        bots, person = [Seat(0, "a", bot="easy")], [Seat(0, "a", holder="anna")]
        for k in range(2):
            room = await open_room(house, f"boris-{k}-table", 2, owner="boris")
            room.made_from = "1.1.1.1"

        async def refusal(chairs: list[Seat], owner: str, address: str) -> str:
            try:
                async with house.room_for(chairs, hashed(owner), address):
                    return ""
            except TooMany as error:
                return str(error)

        assert await refusal(bots, "boris", "") == "too-many-own-bot-tables"
        assert await refusal(bots, "another cookie", "1.1.1.1") == "too-many-own-bot-tables"
        assert await refusal(bots, "anna", "2.2.2.2") == ""
        assert await refusal(person, "boris", "1.1.1.1") == ""
        await open_room(house, "somebody-else", 2, owner="vera")
        assert await refusal(bots, "anna", "2.2.2.2") == "too-many-bot-tables"
        assert await refusal(person, "anna", "2.2.2.2") == ""

    in_a_loop(work())


def test_one_table_of_bots_too_many_is_refused_in_words(server: Server) -> None:
    most = Settings().bot_tables_per_visitor
    with httpx.Client() as client:
        for _ in range(most):
            server.create(client, game="imperium", seats=["expert"] * 4)
        form = {"game": GAME, "seats": ["easy", "easy"]}
        answer = client.post(f"{server.url}/matches", json=form, headers={"accept": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (429, words("en")("too-many-own-bot-tables"))
        page = client.post(f"{server.url}/matches", json=form, headers={"accept-language": "ru"})
        assert page.status_code == 429
        assert words("ru")("too-many-own-bot-tables") in page.text
        open_table = server.create(client, seats=["invite", "invite"])
        url = f"{server.url}/m/{open_table['id']}"
        assert client.post(f"{url}/start", data={"bot": "easy"}).status_code == 429
        assert client.post(f"{url}/seat", data={"seat": "0", "bot": "easy"}).status_code == 303
        assert client.post(f"{url}/seat", data={"seat": "1", "bot": "easy"}).status_code == 429
        server.create(client, seats=["human", "easy"])


def test_a_visitor_does_not_say_how_long_a_bot_thinks() -> None:
    assert all(is_bot(spec) for spec in [*thinkers.offered(), thinkers.stand_in(), "greedy", "random", "mcts:200"])
    assert not any(is_bot(spec) for spec in ["mcts:9999ms", "mcts:200ms", "mcts:1000", "mcts:²", "expert:9", ""])


def test_a_stored_match_keeps_the_bot_it_has() -> None:
    stored = make_stored(GAME, 2, 1)
    from pentarchy.table.course import course_of

    match = course_of(stored).match
    seat = match.to_act[0]
    assert thinkers.choose(match.redeal(seat, 1).state(), seat, "mcts:2ms", 1) in match.legal(seat)
