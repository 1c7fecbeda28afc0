"""Whether what is told of losses keeps its word: the command that fits it and looks at it with other games."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pentarchy import new
from pentarchy.bots import drive, make
from pentarchy.bots.chances import Belief, written
from pentarchy.deals import Deals
from pentarchy.lab import calibrate, losses
from pentarchy.lab.losses import LEAST, Loss, fit, summary
from pentarchy.match import Match
from pentarchy.registry import all_games, game


def overstated(count: int, seed: int) -> list[Loss]:
    """Answers are judged with a fault as large as they differ, and only those that seem to lose something are seen."""
    lots, found = random.Random(seed), list[Loss]()
    while len(found) < count:
        truth = lots.gauss(0.0, 0.1)
        said = truth + lots.gauss(0.0, 0.1)
        if said >= LEAST:
            found.append(Loss(said, 0.01, truth))
    return found


def test_what_is_fitted_holds_on_others() -> None:
    belief = fit(overstated(800, 1))
    held = summary(overstated(800, 2), belief)
    assert held["said"] > 1.4 * held["came"]
    assert abs(held["loss"] - held["came"]) < 2 * held["error"]


def test_a_judgement_that_is_right_is_believed() -> None:
    lots = random.Random(3)
    rows = [Loss(said, 0.0, said) for said in (lots.uniform(LEAST, 0.4) for _ in range(100))]
    belief = fit(rows)
    assert all(loss.told(belief) == pytest.approx(loss.said) for loss in rows)


def test_a_position_is_played_on_the_same_way_again() -> None:
    match = new("eight_minute_empire", 2, 4)
    deals = Deals(match)
    world = match.loose()
    seat, action = world.actor, world.legal(world.actor if world.actor >= 0 else 0)[0]
    won = losses._won(deals, world, max(0, seat), action, 3)
    assert won == losses._won(deals, world, max(0, seat), action, 3)
    assert 0 <= won <= 3


def test_losses_are_those_of_an_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer that is judged to lose something is played on, both it and the better one, by the same number."""
    asked: list[tuple[int, int]] = []

    def won(deals: Deals, p: object, seat: int, action: int, plays: int) -> float:
        asked.append((seat, action))
        return float(len(asked) % 2)

    monkeypatch.setattr(losses, "_won", won)
    monkeypatch.setattr(losses, "drive", lambda match, sitting, seed: half_random(match))
    found = losses._game(game("eight_minute_empire"), 2, 3, 4)
    assert found
    assert len(asked) == 2 * len(found)
    assert all(loss.said >= LEAST and loss.came == 0.25 for loss in found)


def half_random(match: Match) -> Match:
    return drive(match, [make("greedy", 1), make("random", 2)], 1)


@pytest.mark.parametrize("name", all_games())
def test_every_game_says_how_far_it_holds(name: str) -> None:
    found = written(game(name).folder).get("losses")
    if found is None or "held_out" not in found:
        pytest.skip("not measured")
    held = found["held_out"]
    assert abs(held["loss"] - held["came"]) <= 2 * held["error"]
    assert game(name).info.title("en") in losses.table([name])
    assert 0 <= Belief(found["least"], found["spread"]).least <= 1


def test_the_tables_in_the_docs_are_those_of_the_games() -> None:
    """Whoever fits a game anew writes them anew."""
    told = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    assert calibrate.table(all_games()) in told
    assert losses.table(all_games()) in told
