"""The search for figures: paired games, halving, and what is kept."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import pentarchy.bots
from pentarchy.bots.figures import AHEAD, OWN, TRIALS, figures, own, settings, settle, usual
from pentarchy.kernel.game import Game
from pentarchy.lab import tune
from pentarchy.lab.simulate import Work
from pentarchy.registry import all_games, game, games

GAME = "eight_minute_empire"


def test_drawn_figures_can_be_spelled_and_made() -> None:
    chance = Random(3)
    present = figures(game(GAME))
    words = {tune.spec("7", present, tune.draw(present, chance)) for _ in range(20)}
    assert len(words) > 10
    for word in words:
        assert pentarchy.bots.make(word).spec == word
    assert tune.spec("7", present, present) == "mcts:7"


def test_the_better_half_goes_on_with_new_games(monkeypatch: pytest.MonkeyPatch) -> None:
    present = figures(game(GAME))
    sets = [{**present, "explore": float(k)} for k in range(2, 7)]
    played: list[Work] = []

    def score(work: Work, jobs: int) -> float:
        played.append(work)
        return float(work.seats[0].partition("explore=")[2])

    monkeypatch.setattr(tune, "score", score)
    rounds = list(tune.halve(sets, Work(GAME, ("mcts:7",) * 2, 4, 1), "7", present, 1))
    assert [len(found) for found in rounds] == [5, 3, 2, 1]
    assert rounds[-1][0][1]["explore"] == 6.0
    assert sorted({(work.first, work.games) for work in played}) == [(0, 4), (4, 8), (12, 16), (28, 32)]


class Elsewhere(Game):
    """A game whose folder can be written to."""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(Elsewhere, "folder", tmp_path, raising=False)
    return Elsewhere()


def test_what_is_kept_names_its_command(elsewhere: Game) -> None:
    """The set goes into the game's own file; what else the file says stays."""
    said = {"greedy": {"settle": 3}, "search": {"turns": 2}, "levels": {"hard": {"worlds": 2}}}
    (elsewhere.folder / OWN).write_text(json.dumps(said), encoding="utf-8")
    tune.keep(elsewhere, {**usual(), "explore": 9.5}, "python -m pentarchy.lab.tune x")
    kept = json.loads((elsewhere.folder / OWN).read_text(encoding="utf-8"))
    assert kept == {**said, "search": {"explore": 9.5}, "found_by": "python -m pentarchy.lab.tune x"}


def test_a_game_is_searched_with_the_figures_beside_it(elsewhere: Game) -> None:
    said = {"greedy": {"settle": 3}, "search": {"turns": 2}, "levels": {"novice": {"turns": 1}}}
    (elsewhere.folder / OWN).write_text(json.dumps(said), encoding="utf-8")
    assert figures(elsewhere) == {**usual(), "turns": 2}
    assert figures(elsewhere, "expert")["turns"] == 2
    assert figures(elsewhere, "novice")["turns"] == 1
    assert settle(elsewhere) == 3


def test_a_game_that_says_nothing_has_the_usual_figures(elsewhere: Game) -> None:
    assert figures(elsewhere, "expert") == usual()
    assert figures(elsewhere, "expert", TRIALS) == usual(TRIALS)
    assert settle(elsewhere) == 0


def test_what_is_for_all_games_names_none() -> None:
    text = json.dumps(settings())
    assert not [name for name in all_games() if name in text]


@pytest.mark.parametrize("name", games())
def test_what_a_game_says_can_be_read(name: str) -> None:
    """No figure or level is misspelled, and a set of figures names the command that found it."""
    said = own(game(name))
    assert set(said) <= {"greedy", "ahead", "trials", "search", "levels", "habits", "balance", "found_by"}
    assert set(said.get("greedy", {})) <= {"settle"}
    assert set(said.get("levels", {})) <= set(settings()["levels"])
    assert set(said.get("search", {})) <= set(usual())
    assert set(said.get("ahead", {})) <= set(usual(AHEAD))
    assert set(said.get("trials", {})) <= set(usual(TRIALS))
    for entry in said.get("levels", {}).values():
        assert set(entry) <= {*usual(), *usual(AHEAD), *usual(TRIALS), "bot", "budget"}
    assert "found_by" in said or "search" not in said
    assert "search" in said or "levels" in said or "found_by" not in said
