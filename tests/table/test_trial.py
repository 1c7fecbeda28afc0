"""Servers on trial: the load test and the kills, in their short form, and that both can find fault."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import sys
import time
from pathlib import Path

import pytest
from rooms_for_tests import in_a_loop, in_a_thread

from pentarchy.registry import games
from pentarchy.table import kills, load
from pentarchy.table.course import Course, course_of
from pentarchy.table.load import Level, following, knee
from pentarchy.table.show import THEN
from pentarchy.table.store import Entry, Store, add_entry, add_match, together
from pentarchy.table.trial import cluster
from pentarchy.table.trial.people import BLINK, Crowd, make_table

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


# -- load ------------------------------------------------------------------------------------------------------------


def level(tables: int, good: bool) -> Level:
    return Level(tables, 10.0, 1000, 10.0, 40.0 if good else 60.0, 5.0, 100.0, not good)


@pytest.mark.parametrize("fewest", [1, 50])
@pytest.mark.parametrize("true_knee", [0, 1, 49, 50, 51, 128, 499, 1300, 2000])
def test_the_knee_is_found(true_knee: int, fewest: int) -> None:
    done: list[Level] = []
    while (tables := following(done, 2000, fewest)) is not None:
        assert tables >= fewest
        assert tables not in [one.tables for one in done]
        done.append(level(tables, tables <= true_knee))
    assert len(done) < 16
    best = knee(done)
    found = best.tables if best else 0
    assert found <= true_knee
    assert true_knee - found <= max(1, true_knee * 0.2) or true_knee < fewest


def test_numbers_of_tables_that_tell_nothing_are_neither_good_nor_bad() -> None:
    """A server that is fast, and tables at which hardly anything happens: the search goes on to more of them."""
    done: list[Level] = []
    while (tables := following(done, 500)) is not None:
        done.append(dataclasses.replace(level(tables, False), commands=load.ENOUGH - 1))
    assert [one.tables for one in done] == [100, 160, 256, 409, 500]
    assert knee(done) is None
    assert "too few commands" in done[0].line()
    said = load.page({"sqlite, 1": done})
    assert "not found" in said
    assert "below" not in said
    assert "below 500" in load.page({"sqlite, 1": [*done[:-1], level(500, False)]})


def test_people_who_think_long_need_more_tables() -> None:
    assert load.least(10.0) == 50
    assert load.least(0.01) == 1


@pytest.mark.parametrize("bad", [{"p99": 51.0}, {"commands": 3}, {"all_here": False}])
def test_a_level_is_good_if_people_play_and_see_it_soon(bad: dict[str, float]) -> None:
    fine = level(100, True)
    assert fine.good
    assert not dataclasses.replace(fine, **bad).good  # type: ignore[arg-type]


def test_every_game_is_played_by_two_people_and_with_a_past() -> None:
    made = [make_table(number, bots=0.5) for number in range(20)]
    assert {stored.game for _, stored in made} == set(games())
    assert any(chair.bot for _, stored in made for chair in stored.seats)
    for table, stored in made:
        assert len(table.cookies) == sum(bool(chair.holder) for chair in stored.seats) == 2
        course = course_of(stored)
        assert course.match.steps == table.given
        assert not course.match.over
    assert sum(table.given > 5 for table, _ in made) > 10


def test_people_know_how_late_they_are_themselves() -> None:
    async def work() -> float:
        crowd = Crowd([], 1.0)
        crowd.seat([])
        await asyncio.sleep(0)
        time.sleep(5 * BLINK)  # meanwhile nobody can look at anything
        while not crowd.late:
            await asyncio.sleep(BLINK)
        await crowd.end()
        assert crowd.clock is not None
        assert crowd.clock.cancelled()
        return max(crowd.late)

    late = in_a_loop(work())
    assert late >= 3 * BLINK
    assert f"late by {late * 1000:.0f} ms" in dataclasses.replace(level(9, True), late=late * 1000).line()


@pytest.mark.slow
def test_a_short_load_test(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The whole of it, with few tables: everybody sits down, all games go on, the figures can be written down."""
    out = tmp_path / "figures.json"
    words = ["load", "--tables", "6", "--seconds", "2", "--think", "0.4", "--db", "sqlite", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", words)
    monkeypatch.setattr(load, "ENOUGH", 30)  # for figures of some kind; good ones need more
    assert in_a_thread(load.main) == 0
    (found,) = json.loads(out.read_text())["sqlite, 1"]
    assert found["all_here"]
    assert found["commands"] > 0
    assert 0 < found["p50"] <= found["p99"]
    assert found["processor"] > 0
    assert found["late"] > 0
    assert "| sqlite, 1 |" in capsys.readouterr().out
    monkeypatch.setattr(load, "measure", lambda *_: pytest.fail("it was measured already"))
    assert in_a_thread(load.main) == 0


# -- kills -----------------------------------------------------------------------------------------------------------


QUICK = 1.0
"""Seconds between two kills, at most: people send something every third of a second."""


def few_kills(kind: str, processes: int) -> kills.Outcome:
    return kills.run(kind, processes, kills=4, seconds=120, seed=int(time.time()), tables=len(games()))


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "processes"), kills.COMBINATIONS)
def test_nothing_is_lost_and_nothing_done_twice(kind: str, processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few kills; `python -m pentarchy.table.kills` makes 200."""
    monkeypatch.setattr(kills, "LONGEST", QUICK)
    try:
        outcome = in_a_thread(few_kills, kind, processes)
    except cluster.NoPostgres as reason:
        pytest.skip(str(reason))
    assert outcome.problems == []
    assert outcome.kills >= 1
    assert outcome.counts["acknowledged"] >= 1


class Journal:
    """A table whose journal a test writes, as a server would."""

    def __init__(self, number: int = 0) -> None:
        self.table, stored = make_table(number, bots=0)
        self.id, self.store = stored.id, Store("sqlite://")
        self.store.run(together(add_match(stored), *(add_entry(stored.id, entry) for entry in stored.journal)))

    @property
    def course(self) -> Course:
        now = self.store.load(self.id)
        assert now is not None
        return course_of(now)

    def write(self, seat: int, action: str, lines: int = 99) -> tuple[int, int, str]:
        """A command is carried out, or so many lines of it; gives the command."""
        course = self.course
        deed = kills.deed_of(course, self.table.cookies, seat, action)[:lines]
        for k, (who, text) in enumerate(deed):
            self.store.run(add_entry(self.id, Entry(course.seq + 1 + k, "also" if k else "act", who, text)))
        return seat, course.version(seat), action

    def problems(self) -> list[str]:
        return [problem.split(": ")[1] for problem in kills.judge(self.table, self.store)[1]]


def test_what_is_lost_or_done_twice_is_noticed() -> None:
    journal = Journal()
    table, match = journal.table, journal.course.match
    first = journal.write(match.to_act[0], str(match.legal(match.to_act[0])[0]))
    assert journal.problems() == ["nobody has sent this"], "as if another's, or a second time"
    table.sent.add(first)
    assert journal.problems() == []
    assert kills.judge(table, journal.store)[0]["stored and not acknowledged"] == 1
    table.acknowledged.append(first)
    assert journal.problems() == []
    table.acknowledged.append(first)
    assert journal.problems() == ["a command was acknowledged twice"]
    table.acknowledged[:] = [first, (first[0], first[1] + 40, first[2])]
    assert journal.problems() == ["acknowledged and lost"]
    journal.store.close()


@pytest.mark.parametrize("half", [False, True])
def test_answers_given_together_are_written_together(half: bool) -> None:
    """Half of them is as bad as none."""
    journal = Journal(games().index("imperium"))
    course = journal.course
    while not (chains := course.match.chains(seat := course.match.to_act[0])):
        journal.table.sent.add(journal.write(seat, str(course.match.legal(seat)[0])))
        course = journal.course
    texts = [course.match.codec.text(action) for action in chains[0].actions]
    assert len(texts) > 1
    sent = journal.write(seat, THEN.join(texts), lines=1 if half else 99)
    journal.table.sent.add(sent)
    journal.table.acknowledged.append(sent)
    assert journal.problems() == (["acknowledged and lost", "nobody has sent this"] if half else [])
    journal.store.close()
