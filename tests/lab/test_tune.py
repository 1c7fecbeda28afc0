"""The search for figures: paired games, halving, and what is kept."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import pentarchy.bots
from pentarchy.bots.levels import figures
from pentarchy.bots.simple import settings
from pentarchy.lab import tune
from pentarchy.lab.simulate import Work

GAME = "eight_minute_empire"


def test_drawn_figures_can_be_spelled_and_made() -> None:
    chance = Random(3)
    present = figures(GAME)
    words = {tune.spec("7", present, tune.draw(present, chance)) for _ in range(20)}
    assert len(words) > 10
    for word in words:
        assert pentarchy.bots.make(word).spec == word
    assert tune.spec("7", present, present) == "mcts:7"


def test_the_better_half_goes_on_with_new_games(monkeypatch: pytest.MonkeyPatch) -> None:
    present = figures(GAME)
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


def test_what_is_kept_names_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "levels.json"
    path.write_text(json.dumps(settings()), encoding="utf-8")
    monkeypatch.setattr(pentarchy.bots, "__file__", str(tmp_path / "__init__.py"))
    tune.keep(GAME, {**settings()["search"]["default"], "explore": 9.5}, "python -m pentarchy.lab.tune x")
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["search"][GAME] == {"explore": 9.5}
    assert data["found_by"][GAME] == "python -m pentarchy.lab.tune x"
    assert data["levels"] == settings()["levels"]


def test_the_data_names_a_command_for_every_set() -> None:
    games = set(settings()["search"]) - {"default"}
    assert games == set(settings()["found_by"])
