"""The ladder: a test that may stop at any time, pairs that are carried on, a page that says what was not run."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pentarchy.bots.figures import settings
from pentarchy.lab import ladder
from pentarchy.lab.ladder import (
    BATCH,
    FULL,
    PAIRS,
    Rung,
    carried_on,
    climb,
    evidence,
    interval,
    load,
    page,
    save,
    start,
)
from pentarchy.registry import game

GAME = "eight_minute_empire"


def last(rung: Rung, cap: int, minutes: float = 5.0) -> Rung:
    return list(climb(rung, cap, minutes))[-1]


def test_a_rung_stops_when_it_is_decided() -> None:
    rung = last(start(GAME, "greedy", "random"), 96)
    assert rung.games < 96
    assert rung.verdict == "better"
    assert rung.asked > rung.games
    level = last(start(GAME, "random", "random"), 24)
    assert level.games == 24
    assert level.verdict == "unproven"
    assert last(start(GAME, "random", "greedy"), 96).verdict == "worse"


def test_a_rung_stops_at_the_cap_of_minutes() -> None:
    assert last(start(GAME, "random", "random"), 400, 1e-9).games == BATCH


def test_looking_often_does_not_make_chance_look_like_skill() -> None:
    """300 runs of 400 fair games, looked at after every 8: at most one of twenty may be called decided."""
    chance = Random(5)
    wrong = 0
    for _ in range(300):
        wins = 0
        for games in range(1, 401):
            wins += chance.random() < 0.5
            if games % 8 == 0 and evidence(wins, games, 0.5) >= ladder.CERTAINTY:
                wrong += 1
                break
    assert wrong <= 15


def test_the_interval_holds_what_is_not_refused() -> None:
    low, high = interval(70, 100)
    assert 0.5 < low < 0.7 < high < 0.85
    assert evidence(70, 100, low - 0.001) >= ladder.CERTAINTY > evidence(70, 100, low + 0.001)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(20, 20)[1] == 1.0
    assert interval(0, 20)[0] == 0.0
    # Wider than an interval for a number of games that was fixed before: the price of stopping at will.
    from pentarchy.lab.stats import wilson

    assert low < wilson(70, 100)[0]


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rung = next(climb(start(GAME, "random", "random"), 24, 5.0))
    save(tmp_path, rung)
    save(tmp_path, start(GAME, "greedy", "random"))
    again = carried_on(tmp_path, GAME, "random", "random")
    assert again == rung
    assert len(load(tmp_path, GAME)) == 2
    played: list[int] = []
    play = ladder.play_timed
    monkeypatch.setattr(ladder, "play_timed", lambda work, index: played.append(index) or play(work, index))
    whole = last(again, 24)
    assert played == list(range(BATCH, 24))
    assert whole.wins == last(start(GAME, "random", "random"), 24).wins
    # A bot that means something else now begins anew; other pairs do not.
    save(tmp_path, replace(start(GAME, "easy", "random"), games=8))
    monkeypatch.setitem(settings()["levels"], "easy", {"bot": "ahead", "overlook": 0.3})
    assert carried_on(tmp_path, GAME, "easy", "random").games == 0
    assert carried_on(tmp_path, GAME, "random", "random").games == BATCH


def test_the_page_says_what_is_unproven_and_what_was_not_run(tmp_path: Path) -> None:
    save(tmp_path, replace(start(GAME, "greedy", "random"), games=40, wins=39.0, seconds=1.0, asked=1000))
    save(tmp_path, replace(start(GAME, "easy", "random"), games=40, wins=21.5))
    save(tmp_path, replace(start(GAME, "easy", "random", 5), games=8, wins=3.0))
    text = page(tmp_path, 40, 2)
    assert "40 games or 2 minutes of computing" in text
    assert text.count("not run |") >= len(PAIRS) - 1
    assert "### Eight-Minute Empire, 5 players" in text
    assert "| easy | random | 8 | 37.5 % " in text
    assert "| greedy | random | 40 | 97.5 %" in text
    assert "| 1.0 | better |" in text
    assert "| easy | random | 40 | 53.8 %" in text
    assert "unproven |" in text
    assert f"| {FULL[0]} | {FULL[1]} | 0 |" in text


def test_the_command_writes_behind_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "bots.md"
    target.write_text(f"# Bots\n\n{ladder.MARK}\n\nold\n", encoding="utf-8")
    words = [
        GAME,
        "--pair",
        "greedy,random",
        "--cap",
        "8",
        "--jobs",
        "2",
        "--habits",
        "0",
        "--players",
        "2",
        "--state",
        str(tmp_path / "state"),
    ]
    monkeypatch.setattr(sys, "argv", ["ladder", *words, "--write", str(target)])
    ladder.main()
    text = target.read_text(encoding="utf-8")
    assert text.startswith(f"# Bots\n\n{ladder.MARK}\n")
    assert "old" not in text
    assert "| greedy | random | 8 |" in text


def test_a_pair_at_another_table_is_another_pair(tmp_path: Path) -> None:
    save(tmp_path, replace(start(GAME, "easy", "random", 2), games=8, wins=8.0))
    save(tmp_path, replace(start(GAME, "easy", "random", 5), games=16, wins=3.0))
    assert carried_on(tmp_path, GAME, "easy", "random", 2).games == 8
    assert carried_on(tmp_path, GAME, "easy", "random", 5).games == 16
    assert carried_on(tmp_path, GAME, "easy", "random", 3).games == 0
    assert carried_on(tmp_path, GAME, "easy", "random", 5).even == 0.2


def test_other_values_are_another_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A bot that judges by other tables is not the one that was measured."""
    before = ladder.meaning(GAME, "greedy", "random")
    (tmp_path / "values.json").write_text('{"crowd": 0.5}', encoding="utf-8")
    monkeypatch.setattr(type(game(GAME)), "folder", tmp_path)
    assert ladder.meaning(GAME, "greedy", "random") != before


def test_another_judgement_is_another_bot_however_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was measured still counts when the judgement says the same in other words."""
    rules = game(GAME)
    before = ladder.meaning(GAME, "greedy", "random")
    judgement = rules.judgement
    monkeypatch.setattr(rules, "judgement", lambda p, seat: judgement(p, seat), raising=False)
    ladder.probes.cache_clear()
    assert ladder.meaning(GAME, "greedy", "random") == before
    monkeypatch.setattr(rules, "judgement", lambda p, seat: judgement(p, seat) * 0.999, raising=False)
    ladder.probes.cache_clear()
    assert ladder.meaning(GAME, "greedy", "random") != before
    ladder.probes.cache_clear()


def test_a_figure_that_came_later_matters_only_where_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played before there was such a figure goes on; a bot that uses it is another one."""
    present = ladder.figures
    without = {name: value for name, value in present(game(GAME), "normal", "ahead").items() if name != "peek"}
    found = []
    for figures in (without, {**without, "peek": 0}, {**without, "peek": 1}):
        monkeypatch.setattr(ladder, "figures", lambda *_, figures=figures: figures)
        found.append(ladder.meaning(GAME, "normal"))
    assert found[0] == found[1] != found[2]


def test_cheap_tables_come_first() -> None:
    order = ladder.tables([GAME, "inca_empire"], None)
    assert order == [(GAME, 2), ("inca_empire", 3), (GAME, 5), ("inca_empire", 4)]
    assert ladder.tables([GAME], [4]) == [(GAME, 4)]


def test_the_page_tells_how_a_level_plays(tmp_path: Path) -> None:
    found = next(ladder.look_at(tmp_path, "scythe", 2, 1, 3))
    assert (found.bot, found.games) == ("easy", 1)
    assert found.turns == pytest.approx(sum(found.kinds.values()))
    assert found.longest >= found.turns > 5
    assert set(found.kinds) <= {"move", "bolster", "trade", "produce", "factory"}
    text = page(tmp_path, 8, 1)
    assert "| bot | games | points | turns per seat |" in text
    assert f"| easy | 1 | {found.points:.1f} | {found.turns:.1f} |" in text
    assert "People: about 20 turns" in text
    # It is not played again while the level means the same.
    assert next(ladder.look_at(tmp_path, "scythe", 2, 1, 3)) == found
