"""What the judgement prizes, and that it never ends a game that it would lose."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table
from tests.games.scythe.test_stars import five_stars

import pentarchy
from pentarchy.bots import drive, make
from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.decisions.turn import AT_BOTTOM, AT_END
from pentarchy.games.scythe.judgement import SCALE, TEMPO, TERMS, hand
from pentarchy.games.scythe.numbers import TURN_SECTION, TURN_STAGE
from pentarchy.games.scythe.position import BUILD, REACHED_POWER, S_COMBAT, S_POWER, ScythePosition
from pentarchy.kernel.position import ACTOR


def worth(p: ScythePosition, seat: int) -> float:
    """The hand-made terms of a seat, in coins."""
    return SCALE * sum(hand(p, seat))


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
    before = GAME.judgement(table.p, 0)
    improve(table)  # type: ignore[operator]
    assert GAME.judgement(table.p, 0) > before
    assert GAME.judgement(table.p, 1) < 0.5 + before


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
    assert [GAME.judgement(table.p, seat) for seat in range(3)] == [0.0, 0.0, 1.0]


@pytest.mark.parametrize("free", [True, False])
def test_building_promises_nothing_without_a_place(free: bool) -> None:
    """All workers stand beside structures: the section with Build is no better than the end of the turn."""
    table = Table("crimea", "saxony", mats=("industrial",))
    table.no_goals()
    table.hand(0)
    table.structure(0, "mill", "G3")
    table.workers(0, **({"G3": 2, "H1": 1} if free else {"G3": 3}))
    table.res("G3", wood=4)
    p = table.p
    p.turn = p.stack[ACTOR] = 0
    p.stack[TURN_SECTION] = next(s for s in range(4) if table.box.bottom_of[p.mat[0] * 4 + s] == BUILD)
    p.stack[TURN_STAGE] = AT_BOTTOM
    promised = worth(p, 0)
    p.stack[TURN_STAGE] = AT_END
    assert (promised - worth(p, 0) > 1.0) == free


def test_a_heap_of_tokens_is_not_worth_its_coins() -> None:
    """Tokens beyond what all upgrades cost bring little: they must not keep anybody from going on."""
    table = Table("nordic", "saxony")
    table.res("A5", oil=20)
    before = worth(table.p, 0)
    table.res("A5", oil=40)
    per_pair = table.box.per_pair[0]
    assert 0 < worth(table.p, 0) - before < 10 * per_pair / 2


def turns_left(table: Table) -> float:
    """Until the sixth star, as far as the judgement of the first seat tells."""
    return -SCALE / TEMPO * hand(table.p, 0)[TERMS.index("pace")]


@pytest.mark.parametrize(
    "improve",
    [
        lambda t: t.workers(0, A4=3, A5=2),
        lambda t: t.res("A4", metal=2),
        lambda t: t.upgrade(0, "move_units", "deploy"),
        lambda t: t.set(0, power=9),
        lambda t: t.star(0, "objective"),
    ],
)
def test_what_leads_to_stars_saves_turns(improve: object) -> None:
    """Workers where tokens are lacking, tokens, pieces, power, a star."""
    table = Table("nordic", "saxony")
    table.workers(0, A4=3)
    before = turns_left(table)
    improve(table)  # type: ignore[operator]
    assert turns_left(table) < before


def test_tokens_of_finished_stars_save_no_turns() -> None:
    table = Table("nordic", "saxony")
    table.star(0, "upgrades")
    before = turns_left(table)
    table.res("A5", oil=6)
    assert turns_left(table) == before


@pytest.mark.parametrize("behind", [True, False])
def test_nobody_fights_for_a_sixth_star_that_loses(behind: bool) -> None:
    """The hero goes where an enemy stands, with five stars: only who is ahead likes that."""
    table = Table("nordic", "saxony")
    table.no_goals()
    five_stars(table, 0)
    table.p.stars[S_COMBAT], table.p.stars[S_POWER] = 1, 1
    table.p.reached[0] |= REACHED_POWER
    table.set(0, power=12)
    table.set(1, power=0, coins=200 if behind else 0)
    table.hero(0, "A4")
    table.begin(0, "top", "move")
    table.do("act units")
    before = worth(table.p, 0)
    table.hero(1, "A4")
    assert (worth(table.p, 0) < before - 5) == behind


@pytest.mark.slow
def test_greedy_play_beats_random_play() -> None:
    """Three games of four: now and then the greedy bot does not find its sixth star and the other one gathers coins."""
    won = 0
    for seed in range(4):
        match = drive(pentarchy.new("scythe", 2, seed), [make("greedy", seed), make("random", seed)], seed)
        assert match.result is not None
        won += match.result.winners == [0]
    assert won >= 3
