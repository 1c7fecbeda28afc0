"""The turn, costs and gains (SCY-75 to SCY-92)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table


def quiet(*factions: str, **options: object) -> Table:
    """Nobody has objectives: the engine gives single answers itself."""
    table = Table(*factions, options=options)
    table.no_goals()
    table.begin(0)
    return table


@pytest.mark.rule("SCY-75", "SCY-86", "SCY-85", "SCY-R2")
def test_single_turns_clockwise() -> None:
    table = quiet("crimea", "nordic", "saxony")
    seats = []
    for _ in range(5):
        seats.append(table.p.turn)
        assert table.match.to_act == (table.p.turn,), "nobody begins before the turn is over"
        table.finish_turn()
    assert seats == [0, 2, 1, 0, 2], "Crimea, Saxony, Nordic: clockwise on the board, not by seat"


@pytest.mark.rule("SCY-76", "SCY-77")
def test_another_section_each_turn() -> None:
    table = quiet("nordic", "saxony")
    table.do("section move")
    table.finish_turn()
    table.finish_turn()
    assert table.seat == 0
    assert table.verbs("section") == ["bolster", "trade", "produce"]
    assert table.refused("section move") == "same-section"
    assert table.refused("skip") == "other-question", "a section must be chosen"
    assert table.refused("section factory") == "no-factory-card"


@pytest.mark.rule("SCY-78", "SCY-79", "SCY-80")
def test_top_then_bottom_once_each() -> None:
    table = quiet("nordic", "saxony")
    table.res("A4", oil=6)
    table.do("section bolster")
    assert table.refused("act bottom") == "not-this-action", "the top action comes first"
    table.do("gain power 2")
    assert table.p.power[0] == 6
    assert table.refused("gain power 2") == "other-question", "once only"
    table.do("act bottom", "upgrade move_units deploy")
    assert table.p.turn == 1, "after both actions the turn is over"


@pytest.mark.rule("SCY-80", "SCY-79")
def test_bottom_without_top() -> None:
    table = quiet("nordic", "saxony")
    table.res("A4", oil=3)
    table.do("section bolster", "skip")
    assert table.legal() == ["act bottom", "act bottom_without_coins", "end"]
    table.do("end")
    assert table.p.turn == 1


@pytest.mark.rule("SCY-83", "SCY-77")
def test_a_turn_without_any_action() -> None:
    table = quiet("nordic", "saxony")
    table.set(0, coins=0)
    table.do("section trade")
    assert table.p.turn == 1, "nothing could be paid"
    assert table.p.section[0] == 2


@pytest.mark.rule("SCY-82", "SCY-292", "SCY-293")
def test_windows_for_objectives() -> None:
    table = Table("nordic", "saxony")
    table.goals(0, 8)
    table.set(0, coins=2, popularity=7)
    table.workers(0, A4=4)
    table.begin(0)
    assert "reveal objective_8" in table.legal()
    table.do("section move")
    assert "reveal objective_8" in table.legal()
    table.do("act units")
    assert "reveal objective_8" not in table.legal(), "not in the middle of an action"
    assert table.refused("reveal objective_8") == "other-question"
    table.do("stop")
    assert "reveal objective_8" in table.legal()


@pytest.mark.rule("SCY-84", "SCY-283")
def test_the_factory_card_is_a_section() -> None:
    table = quiet("nordic", "saxony")
    table.factory_card(0, 5)
    table.begin(0)
    assert table.verbs("section")[-1] == "factory"


@pytest.mark.rule("SCY-81")
def test_top_gains_pay_for_the_bottom() -> None:
    table = Table("nordic", "saxony", mats=("engineering",))
    table.upgrade(0, "move_coins", "deploy")
    table.upgrade(0, "move_units", "deploy")
    table.begin(0)
    table.do("section trade", "act resources", "at A4", "token metal", "token metal")
    table.do("act bottom", "deploy speed A4")
    assert table.where_mech(0, "speed") == "A4"


@pytest.mark.rule("SCY-87", "SCY-88")
def test_only_uncovered_spaces_count() -> None:
    table = Table("nordic", "saxony")
    table.begin(0, "top", "bolster")
    assert table.refused("gain power 3") == "too-much"
    table.upgrade(0, "bolster_power", "deploy")
    assert table.refused("gain power 3") is None
    assert table.refused("gain combat_cards 2") == "too-much"


@pytest.mark.rule("SCY-88")
def test_cost_is_fixed_before_the_action() -> None:
    """An upgrade that lowers the cost of Upgrade does so from the next time on."""
    table = Table("nordic", "saxony")
    table.res("A4", oil=3)
    table.begin(0, "bottom", "bolster")
    table.do("act bottom", "upgrade move_units upgrade")
    assert table.tokens("A4") == {}
    assert table.p.bottom_cost(0, 0) == 2


@pytest.mark.rule("SCY-89", "SCY-134", "SCY-125", "SCY-129")
def test_without_the_means_an_action_is_not_available() -> None:
    table = Table("nordic", "saxony")
    table.set(0, coins=0, power=0)
    table.workers(0, A4=4)
    for section, action in (("bolster", "gain power 2"), ("trade", "gain popularity 1"), ("trade", "act resources")):
        table.begin(0, "top", section)
        assert table.refused(action) == "cannot-pay"
    table.begin(0, "top", "produce")
    assert table.refused("act produce") == "cannot-pay"


@pytest.mark.rule("SCY-90")
def test_pay_first_then_gain() -> None:
    """The last coin pays for Trade even if the armory would give nothing back; gains come after the cost."""
    table = Table("nordic", "saxony")
    table.set(0, coins=1, popularity=2)
    table.begin(0, "top", "trade")
    table.do("gain popularity 1")
    assert (table.p.coins[0], table.p.popularity[0]) == (0, 3)
    names = [kind for kind, *_ in table.events]
    assert names.index(6) < names.index(4), "paid before gained"


@pytest.mark.rule("SCY-91")
def test_a_part_of_a_gain_or_none() -> None:
    table = Table("nordic", "saxony")
    table.begin(0, "top", "bolster")
    assert [g for g in table.verbs("gain") if g.startswith("power")] == ["power 2", "power 1"]
    table.do("gain power 1")
    assert table.p.power[0] == 5
    table.recruit(1, "upgrade", "coins")
    table.workers(0, A4=2)
    table.res("A4", oil=5)
    table.begin(0, "bottom", "bolster")
    table.do("act bottom", "stop")
    assert (table.seat, table.legal()) == (1, ["gain power 1", "gain power 0"]), "an ongoing bonus may be declined"


@pytest.mark.rule("SCY-92")
def test_tracks_have_ends() -> None:
    table = Table("nordic", "saxony")
    table.set(0, power=15, popularity=18)
    table.begin(0, "top", "bolster")
    table.do("gain power 2")
    assert table.p.power[0] == 16
    table.p.add_popularity(0, 3)
    assert table.p.popularity[0] == 18
    table.p.add_popularity(0, -30)
    table.p.add_power(0, -30)
    assert (table.p.popularity[0], table.p.power[0]) == (0, 0)
