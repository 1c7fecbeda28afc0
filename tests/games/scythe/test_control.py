"""Territories, control, resources and units (SCY-15 to SCY-49)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe import scoring


def move_table(*factions: str, units: int = 2) -> Table:
    """Seat 0 is about to move units."""
    table = Table(*factions)
    table.begin(0, "top", "move")
    if units == 3:
        table.upgrade(0, "move_units", "upgrade")
    return table


@pytest.mark.rule("SCY-26", "SCY-15", "SCY-28")
def test_units_control() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, A4=1)
    table.mech(0, "seaworthy", "B3")
    table.hero(0, "D4")
    assert table.controls(0) == {"A4", "B3", "D4"}, "lakes and the Factory too"
    assert not table.controls(0) & table.controls(1)


@pytest.mark.rule("SCY-27", "SCY-29", "SCY-173")
def test_structures_control_without_enemy_units() -> None:
    table = Table("nordic", "saxony")
    table.workers(0)
    table.structure(0, "mill", "C3")
    assert table.controls(0) == {"C3"}
    table.workers(1, C3=1)
    assert table.controls(0) == set()
    assert table.controls(1) == {"C3"}
    assert table.p.builder(table.at("C3")) == 0, "the structure stays"


@pytest.mark.rule("SCY-17", "SCY-26")
def test_bases_are_not_controlled() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, base_nordic=3)
    table.res("base_nordic", oil=4)
    assert table.controls(0) == set()
    assert sum(table.p.resources(0)) == 0


@pytest.mark.rule("SCY-30", "SCY-34", "SCY-39")
def test_resources_belong_to_the_controller() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, C3=1)
    table.res("C3", metal=2)
    table.res("E4", metal=5)
    assert table.p.resources(0) == [2, 0, 0, 0]
    table.workers(0, E4=1)
    assert table.p.resources(0) == [5, 0, 0, 0], "tokens nobody controls wait for the next controller"


@pytest.mark.rule("SCY-31")
def test_the_opponent_controls_until_combat() -> None:
    table = Table("nordic", "saxony")
    table.workers(0)
    table.mech(0, "speed", "C3")
    table.hero(1, "C3")
    table.res("C3", oil=1)
    assert "C3" in table.controls(1)
    assert "C3" not in table.controls(0)
    assert table.p.resources(1)[2] == 1


@pytest.mark.rule("SCY-32", "SCY-46")
def test_workers_are_no_resources() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, C3=7)
    assert table.p.resources(0) == [0, 0, 0, 0]
    assert scoring.breakdown(table.p, 0)[3] == 0


@pytest.mark.rule("SCY-33", "SCY-37", "SCY-38", "SCY-140", "SCY-47")
def test_tokens_pile_up_where_they_are_produced() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, C3=6)
    table.res("C3", wood=30)
    table.set(0, power=5, popularity=5)
    table.begin(0, "top", "produce")
    table.do("act produce", "produce C3 6")
    assert table.tokens("C3") == {"wood": 36}, "more than the 20 tokens of the box"


@pytest.mark.rule("SCY-36")
def test_spent_tokens_leave_the_map() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, C3=1)
    table.res("C3", oil=3)
    table.begin(0, "bottom", "bolster")  # Industrial: Upgrade for 3 oil
    table.do("act bottom")
    assert table.tokens("C3") == {}


@pytest.mark.rule("SCY-18", "SCY-111", "SCY-20")
def test_no_unit_moves_onto_a_base() -> None:
    table = move_table("nordic", "saxony")
    table.do("act units", "move worker A4")
    assert not [place for place in table.verbs("step") if place.startswith("base")]
    assert table.refused("step base_nordic") == "base-closed"
    assert table.refused("step base_albion") == "base-closed"


@pytest.mark.rule("SCY-19")
def test_nothing_is_placed_on_a_base() -> None:
    table = Table("nordic", "saxony", mats=("engineering",))
    table.workers(0, base_nordic=2, A4=1)
    table.res("A4", metal=4, wood=4)
    table.begin(0, "bottom", "trade")
    table.do("act bottom")
    assert table.refused("deploy speed base_nordic") == "not-on-base"
    assert table.refused("deploy speed A4") is None
    table.begin(0, "bottom", "bolster")
    table.do("act bottom")
    assert table.refused("build mill base_nordic") == "not-on-base"


@pytest.mark.rule("SCY-21")
def test_leaving_the_base() -> None:
    table = move_table("nordic", "saxony")
    table.do("act units", "move character base_nordic")
    assert sorted(table.verbs("step")) == ["A4", "A5"]
    assert table.refused("step A6") == "not-adjacent"


@pytest.mark.rule("SCY-22", "SCY-41", "SCY-106")
def test_one_territory_and_no_river() -> None:
    table = move_table("polania", "saxony")
    table.do("act units", "move worker C1")
    assert sorted(table.verbs("step")) == ["D1", "D2"]
    assert table.refused("step C2") == "river"
    assert table.refused("step D4") == "not-adjacent"
    assert table.box.adjacent[table.at("C1")] >> table.at("C2") & 1, "a river does not remove adjacency"


@pytest.mark.rule("SCY-24", "SCY-107")
def test_lakes_are_closed() -> None:
    table = move_table("polania", "saxony")
    table.do("act units", "move worker C1")
    assert table.refused("step B1") == "lake-closed"


@pytest.mark.rule("SCY-25", "SCY-109")
def test_tunnels_join_each_other_for_every_unit() -> None:
    table = move_table("polania", "saxony")
    table.workers(0, C2=1)
    table.hero(0, "E6")
    table.do("act units", "move worker C2")
    assert {"B4", "C5", "E3", "E6", "F4"} <= set(table.verbs("step"))
    table.do("step F4", "move character E6")
    assert {"B4", "C5", "E3", "C2", "F4"} <= set(table.verbs("step"))


@pytest.mark.rule("SCY-40", "SCY-43", "SCY-44", "SCY-45", "SCY-42")
def test_who_carries_what() -> None:
    table = move_table("polania", "saxony", units=3)
    table.workers(0, C1=2)
    table.mech(0, "speed", "C1")
    table.hero(0, "C1")
    table.res("C1", wood=3, oil=1)
    table.do("act units", "move character C1")
    assert table.verbs("load") == ["oil", "wood"]
    assert table.refused("load worker") == "only-mechs-carry"
    table.do("load_all", "step D1", "stop")
    assert table.tokens("D1") == {"wood": 3, "oil": 1}
    table.do("move mech C1")
    assert table.verbs("load") == ["worker"], "workers, but no character"
    table.do("load worker", "step D2", "stop")
    assert (table.workers_at(0, "D2"), table.workers_at(0, "C1")) == (1, 1)


@pytest.mark.rule("SCY-48", "SCY-49", "SCY-16")
def test_defeated_units_retreat_and_workers_stay_in_play() -> None:
    table = move_table("rusviet", "saxony")
    table.workers(1, D5=2)
    table.hero(0, "D4")
    table.set(0, popularity=3)
    table.do("act units")
    table.step_to("character", "D4", "D5")
    assert table.workers_at(1, "base_saxony") == 2
    assert table.p.workers_out(1) == 2
    assert table.p.idle[1] == 6, "they do not return to the mat"


@pytest.mark.rule("SCY-35", "SCY-89")
def test_a_cost_is_paid_from_anywhere_or_not_at_all() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, C3=1, E4=1, A4=1)
    table.res("C3", oil=1)
    table.res("E4", oil=1)
    table.begin(0, "bottom", "bolster")
    assert table.refused("act bottom") == "cannot-pay", "two of three oil"
    table.res("A4", oil=1)
    table.do("act bottom")
    assert table.asked == "upgrade"
    assert sum(table.p.resources(0)) == 0
