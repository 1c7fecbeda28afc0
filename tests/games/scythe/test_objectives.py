"""Objectives (SCY-291 to SCY-297): every card with a position that meets it and one that just fails."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe.decisions.objectives import met
from pentarchy.games.scythe.position import GOALS, OBJECTIVE_DECK

Step = Callable[[Table], None]
END = (1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21)
"""Objectives of the end of a turn, as printed."""


def base() -> Table:
    """Seat 0 is Nordic, nothing on the map but two workers on its base."""
    table = Table("nordic", "saxony", "crimea")
    for seat in range(3):
        table.workers(seat)
    return table


def steps(*parts: Step) -> Step:
    """One set-up made of several."""

    def step(t: Table) -> None:
        for part in parts:
            part(t)

    return step


def one_of_each(t: Table) -> None:
    t.workers(0, A4=2)
    t.upgrade(0, "move_units", "deploy")
    t.mech(0, "speed")
    t.structure(0, "mill", "B5")
    t.recruit(0, "build", "power")
    t.res("A4", metal=1, food=1, oil=1)
    t.res("B5", wood=1)


def wolf(t: Table) -> None:
    t.hero(0, "D5")
    t.mech(0, "speed", "D5")
    t.workers(0, D5=1)
    t.res("D5", oil=3, metal=2)


def built(count: int) -> Step:
    def step(t: Table) -> None:
        for structure, place in list(zip(("mill", "mine", "armory"), ("A4", "B5", "C3"), strict=True))[:count]:
            t.structure(0, structure, place)
        t.set(0, popularity=7)

    return step


CARDS: dict[int, tuple[Step, list[Step]]] = {
    1: (lambda t: t.workers(0, A1=1, B5=1, C2=1), [lambda t: t.workers(0, A1=1, B5=2)]),
    2: (
        lambda t: t.workers(0, B4=1, C2=1, F4=1),
        [steps(lambda t: t.workers(0, B4=1, C2=1, A4=1), lambda t: t.structure(0, "mine", "A4"))],
    ),
    3: (lambda t: t.workers(0, A2=1, B6=1, B7=1), [lambda t: t.workers(0, A2=2, B6=1)]),
    4: (lambda t: t.workers(0, A5=1, B2=1, B4=1), [lambda t: t.workers(0, A5=1, B2=1, C3=1)]),
    5: (
        steps(lambda t: t.workers(0, D4=2), lambda t: t.set(0, power=5), lambda t: t.set(2, power=5)),
        [
            steps(lambda t: t.workers(0, D4=2), lambda t: t.set(0, power=4)),
            steps(lambda t: t.workers(0, D5=2), lambda t: t.set(0, power=9)),
        ],
    ),
    6: (
        steps(lambda t: setattr(t.p, "retreats", 1), lambda t: t.set(0, power=7)),
        [lambda t: t.set(0, power=7), steps(lambda t: setattr(t.p, "retreats", 1), lambda t: t.set(0, power=6))],
    ),
    7: (
        steps(lambda t: t.factory_card(0, 3), lambda t: t.mech(0, "speed"), lambda t: t.workers(0, A4=3)),
        [
            steps(lambda t: t.mech(0, "speed"), lambda t: t.workers(0, A4=3)),
            steps(lambda t: t.factory_card(0, 3), lambda t: t.workers(0, A4=3)),
            steps(lambda t: t.factory_card(0, 3), lambda t: t.mech(0, "speed"), lambda t: t.workers(0, A4=4)),
        ],
    ),
    8: (
        steps(lambda t: t.set(0, coins=2, popularity=7), lambda t: t.workers(0, A4=4)),
        [
            steps(lambda t: t.set(0, coins=3, popularity=7), lambda t: t.workers(0, A4=4)),
            steps(lambda t: t.set(0, coins=2, popularity=6), lambda t: t.workers(0, A4=4)),
            steps(lambda t: t.set(0, coins=2, popularity=7), lambda t: t.workers(0, A4=3)),
        ],
    ),
    9: (
        steps(lambda t: t.workers(0, A4=2), lambda t: t.res("A4", metal=6, food=1, oil=1, wood=1)),
        [
            steps(lambda t: t.workers(0, A4=2), lambda t: t.res("A4", metal=5, food=1, oil=1, wood=1)),
            steps(lambda t: t.workers(0, A4=2), lambda t: t.res("A4", metal=9, food=1, oil=1)),
            lambda t: t.res("A4", metal=6, food=1, oil=1, wood=1),
        ],
    ),
    10: (lambda t: t.workers(0, A4=1, C1=1, C3=1), [lambda t: t.workers(0, A4=1, C1=1)]),
    11: (lambda t: t.workers(0, A3=1, A6=1, C6=1), [lambda t: t.workers(0, A3=1, A6=1)]),
    12: (lambda t: t.set(0, coins=20), [lambda t: t.set(0, coins=19)]),
    13: (
        steps(
            lambda t: t.workers(0, A4=3),
            lambda t: t.hero(0, "A4"),
            lambda t: t.mech(0, "speed", "A4"),
            lambda t: t.structure(0, "mill", "A4"),
        ),
        [
            steps(
                lambda t: t.workers(0, A4=3),
                lambda t: t.hero(0, "A4"),
                lambda t: t.mech(0, "speed", "A4"),
                lambda t: t.structure(1, "mill", "A4"),
            ),
            steps(lambda t: t.workers(0, base_nordic=5), lambda t: t.hero(0, "base_nordic")),
        ],
    ),
    14: (
        one_of_each,
        [
            steps(one_of_each, lambda t: t.res("B5", wood=0)),
            steps(one_of_each, lambda t: t.p.put_structure(0, 3, -1), lambda t: t.workers(0, A4=1, B5=1)),
        ],
    ),
    15: (
        steps(
            lambda t: t.workers(0, A4=2),
            lambda t: t.recruit(0, "build", "power"),
            lambda t: t.recruit(0, "deploy", "coins"),
        ),
        [steps(lambda t: t.workers(0, A4=2), lambda t: t.recruit(0, "build", "power"))],
    ),
    16: (
        wolf,
        [
            steps(wolf, lambda t: t.workers(0, D5=2)),
            steps(wolf, lambda t: t.mech(0, "riverwalk", "D5")),
            steps(wolf, lambda t: t.res("D5", oil=2)),
            steps(wolf, lambda t: t.hero(0, "D4")),
        ],
    ),
    17: (
        steps(lambda t: t.workers(0, C3=1), lambda t: t.mech(0, "seaworthy", "C4")),
        [lambda t: t.workers(0, C3=1, C2=1), steps(lambda t: t.workers(0, C3=1, D5=1), lambda t: t.factory_card(0, 3))],
    ),
    18: (
        steps(lambda t: t.set(0, power=0, popularity=13), lambda t: t.workers(0, A4=5)),
        [
            steps(lambda t: t.set(0, power=1, popularity=13), lambda t: t.workers(0, A4=5)),
            steps(lambda t: t.set(0, power=0, popularity=12), lambda t: t.workers(0, A4=5)),
            steps(lambda t: t.set(0, power=0, popularity=13), lambda t: t.workers(0, A4=4)),
        ],
    ),
    19: (
        lambda t: t.workers(0, B4=1, C3=1, C5=1, B5=1, D5=1),
        [steps(lambda t: t.workers(0, B4=1, C3=1, C5=1, B5=1), lambda t: t.mech(0, "seaworthy", "C4"))],
    ),
    20: (
        built(3),
        [built(2), steps(built(3), lambda t: t.set(0, popularity=6)), steps(built(3), lambda t: t.mech(0, "speed"))],
    ),
    21: (
        steps(lambda t: t.workers(0, A4=1, B5=1), lambda t: t.res("A4", oil=5), lambda t: t.res("B5", oil=4)),
        [steps(lambda t: t.workers(0, A4=1, B5=1), lambda t: t.res("A4", oil=8), lambda t: t.res("B5", metal=4))],
    ),
    22: (
        lambda t: t.factory_card(0, 3),
        [steps(lambda t: t.factory_card(0, 3), lambda t: t.upgrade(0, "move_units", "deploy")), lambda t: None],
    ),
    23: (
        steps(lambda t: t.hand(0, *[2] * 8), lambda t: t.star(0, "combat")),
        [steps(lambda t: t.hand(0, *[2] * 7), lambda t: t.star(0, "combat")), lambda t: t.hand(0, *[2] * 8)],
    ),
}


@pytest.mark.rule("SCY-297", "SCY-296", "SCY-R33", "SCY-R35", "SCY-R36")
@pytest.mark.parametrize("number", CARDS)
def test_every_objective(number: int) -> None:
    good, bad = CARDS[number]
    table = base()
    table.goals(0, number)
    good(table)
    assert met(table.p, 0, number - 1)
    table.begin(0, "end", "move")
    assert table.refused(f"reveal objective_{number}") is None
    for step in bad:
        table = base()
        table.goals(0, number)
        step(table)
        assert not met(table.p, 0, number - 1)
        table.begin(0, "end", "move")
        assert table.refused(f"reveal objective_{number}") == "objective-not-met"


@pytest.mark.rule("SCY-292", "SCY-293", "SCY-R30")
@pytest.mark.parametrize("number", CARDS)
def test_timing(number: int) -> None:
    """SCY-R30: some only when both actions are done or given up."""
    table = base()
    table.goals(0, number)
    CARDS[number][0](table)
    for stage, late in (("section", False), ("top", False), ("bottom", True), ("end", True)):
        table.begin(0, stage, None if stage == "section" else "move")
        allowed = late or number not in END
        assert table.refused(f"reveal objective_{number}") == (None if allowed else "objective-at-end")


@pytest.mark.rule("SCY-292", "SCY-R30")
def test_an_end_objective_gives_up_the_bottom_action_and_says_so() -> None:
    table = base()
    table.goals(0, 12)
    table.set(0, coins=20)
    table.workers(0, A4=2)
    table.res("A4", oil=5)
    table.begin(0, "bottom", "bolster")
    assert "act bottom" in table.legal()
    said = [table.match.describe(action, "en") for action in table.legal()]
    assert "Give up the bottom action and reveal the objective “Get Rich or Cry Trying”" in said
    said = [table.match.describe(action, "ru") for action in table.legal()]
    assert "Отказаться от нижнего действия и открыть цель «Разбогатеть любой ценой»" in said
    assert table.refused("reveal objective_12") == "objective-at-end", "not without a word"
    table.do("reveal_at_end objective_12")
    assert table.p.turn != 0, "the turn is over"


@pytest.mark.rule("SCY-R30")
def test_where_nothing_is_given_up_nothing_is_said() -> None:
    table = base()
    table.goals(0, 12, 15)
    table.set(0, coins=20)
    table.begin(0, "bottom", "bolster")
    assert table.legal() == ["end", "reveal objective_12"], "no oil: the bottom action cannot be paid"
    assert table.refused("reveal_at_end objective_12") == "other-question"
    table.begin(0, "end", "bolster")
    assert table.legal() == ["end", "reveal objective_12"], "the bottom action is done"
    table.begin(0, "top", "bolster")
    assert table.refused("reveal_at_end objective_12") == table.refused("reveal objective_12") == "objective-at-end"


@pytest.mark.rule("SCY-R30", "SCY-292")
def test_other_objectives_give_up_nothing() -> None:
    table = base()
    table.goals(0, 8)
    table.set(0, coins=2, popularity=7)
    table.workers(0, A4=4)
    table.res("A4", oil=5)
    table.begin(0, "bottom", "bolster")
    assert table.refused("reveal_at_end objective_8") == "other-question"
    table.do("reveal objective_8")
    assert "act bottom" in table.legal()


@pytest.mark.rule("SCY-294", "SCY-295", "SCY-308")
def test_revealing() -> None:
    table = base()
    table.goals(0, 12, 8)
    table.set(0, coins=20)
    table.begin(0, "end", "move")
    table.do("reveal objective_12")
    p = table.p
    assert table.stars_of(0) == {"objective": 1}
    assert p.zones[GOALS] == []
    assert {p.where[p.box.objective_0 + 11], p.where[p.box.objective_0 + 7]} == {OBJECTIVE_DECK}
    assert table.match.view(1)["open_objectives"] == ["objective_12"], "the other card stays secret"
    table.begin(0)
    assert table.refused("reveal objective_8") == "no-more-objectives"


@pytest.mark.rule("SCY-291", "SCY-334")
def test_they_are_secret() -> None:
    table = Table("nordic", "saxony")
    assert len(table.match.view(0)["seats"][0]["goals"]) == 2
    assert table.match.view(1)["seats"][0]["goals"] is None
    assert table.match.view(1)["seats"][0]["objectives"] == 2
    mine = {card - table.box.objective_0 + 1 for card in table.p.zones[GOALS]}
    other = next(n for n in range(1, 24) if n not in mine)
    assert table.refused(f"reveal objective_{other}") == "not-your-objective"


def test_how_much_of_an_objective_is_there() -> None:
    """The number that its one condition asks for, or how many of its conditions hold."""
    table = base()
    table.goals(0, 12, 8)
    table.set(0, coins=15, popularity=7)
    shown = {goal["objective"]: goal for goal in table.match.view(0)["seats"][0]["goals"]}
    assert shown["objective_12"]["progress"] == [15, 20]
    assert shown["objective_8"]["progress"] == [1, 3]
    table.set(0, coins=25)
    shown = {goal["objective"]: goal for goal in table.match.view(0)["seats"][0]["goals"]}
    assert (shown["objective_12"]["progress"], shown["objective_12"]["met"]) == ([20, 20], True)


@pytest.mark.rule("SCY-296")
def test_you_may_wait_but_the_conditions_must_hold() -> None:
    table = base()
    table.goals(0, 8)
    table.set(0, coins=2, popularity=7)
    table.workers(0, A4=4)
    table.begin(0)
    assert table.refused("reveal objective_8") is None
    table.do("section move", "gain coins 1")
    assert table.refused("reveal objective_8") == "objective-not-met"


@pytest.mark.rule("SCY-82", "SCY-292")
def test_the_question_does_not_depend_on_the_hand() -> None:
    """With objectives the last window is always asked; without, never."""
    table = base()
    table.begin(0, "end", "move")
    assert table.legal() == ["end"]
    table.no_goals()
    table.begin(0, "end", "move")
    assert table.p.turn != 0


@pytest.mark.rule("SCY-297", "SCY-115", "SCY-R34")
def test_objective_6_counts_this_turn_only() -> None:
    """SCY-R34."""
    table = Table("polania", "saxony")
    table.mech(0, "riverwalk", "C3")
    table.workers(1, D4=1)
    table.set(0, power=7)
    table.goals(0, 6)
    table.begin(0, "top", "move")
    table.do("act units", "move mech C3", "step D4", "stop")
    assert table.refused("reveal objective_6") is None
    table.do("end")
    table.finish_turn()
    assert table.seat == 0
    assert table.refused("reveal objective_6") == "objective-not-met"
