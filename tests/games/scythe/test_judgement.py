"""What the judgement prizes, and that it never ends a game that it would lose."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table
from tests.games.scythe.test_stars import five_stars

import pentarchy
from pentarchy.bots import drive, make
from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.judgement import judgement, worth


@pytest.mark.parametrize(
    "improve",
    [
        lambda t: t.upgrade(0, "move_units", "deploy"),
        lambda t: t.recruit(0, "build", "power"),
        lambda t: t.mech(0, "speed", "A4"),
        lambda t: t.structure(0, "mill", "A4"),
        lambda t: t.star(0, "combat"),
        lambda t: t.set(0, popularity=8),
        lambda t: t.set(0, power=9),
        lambda t: t.set(0, coins=9),
        lambda t: t.res("A4", oil=3),
        lambda t: t.workers(0, A4=1, A5=1, B5=1),
        lambda t: t.factory_card(0, 3),
    ],
)
def test_engine_and_points_are_worth_something(improve: object) -> None:
    table = Table("nordic", "saxony")
    before = judgement(table.p, 0)
    improve(table)  # type: ignore[operator]
    assert judgement(table.p, 0) > before
    assert judgement(table.p, 1) < 0.5 + before


def test_the_engine_counts_more_than_its_price_in_coins() -> None:
    """A mech early in the game is better than the coins for which nobody would sell it."""
    rich, strong = Table("nordic", "saxony"), Table("nordic", "saxony")
    rich.set(0, coins=8)
    strong.mech(0, "riverwalk", "A4")
    assert worth(strong.p, 0) > worth(rich.p, 0)


@pytest.mark.parametrize("behind", [True, False])
def test_the_game_is_ended_only_to_win(behind: bool) -> None:
    """With five stars and 15 power: the sixth star is taken exactly if the score is the best."""
    table = Table("nordic", "saxony")
    table.no_goals()
    five_stars(table, 0)
    table.set(0, power=15, coins=5)
    table.set(1, coins=200 if behind else 0)
    table.begin(0, "top", "bolster")
    bot = make("greedy", 3)
    choice = table.codec.text(bot.pick(GAME, table.p.clone(), 0))  # type: ignore[attr-defined]
    ends = choice in ("gain power 2", "gain power 1")
    assert ends != behind


def test_a_finished_game_is_worth_its_result() -> None:
    table = Table("nordic", "saxony", "crimea")
    table.set(2, coins=40)
    table.p.end(1)
    assert [judgement(table.p, seat) for seat in range(3)] == [0.0, 0.0, 1.0]


@pytest.mark.slow
def test_greedy_play_beats_random_play() -> None:
    for seed in range(3):
        match = drive(pentarchy.new("scythe", 2, seed), [make("greedy", seed), make("random", seed)], seed)
        assert match.result is not None
        assert match.result.winners == [0]
