"""Move: units, cargo, entering territories of opponents (SCY-94 to SCY-124, SCY-345, SCY-346)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.kernel.position import LANES


def moving(*factions: str, upgraded: bool = False, **options: object) -> Table:
    """Seat 0 is about to choose between moving and coins."""
    table = Table(*factions, options=options)
    if upgraded:
        table.upgrade(0, "move_units", "upgrade")
    table.begin(0, "top", "move")
    return table


@pytest.mark.rule("SCY-94", "SCY-95", "SCY-100")
def test_units_or_coins() -> None:
    table = moving("nordic", "saxony")
    table.set(0, coins=0)
    assert table.verbs("gain") == ["coins 1"]
    table.upgrade(0, "move_coins", "upgrade")
    table.begin(0, "top", "move")
    assert table.verbs("gain") == ["coins 2", "coins 1"]
    table.do("gain coins 2")
    assert table.p.coins[0] == 2
    assert table.asked == "turn", "and no unit moves"


@pytest.mark.rule("SCY-96", "SCY-97", "SCY-98")
def test_two_different_units_one_after_the_other() -> None:
    table = moving("polania", "saxony")
    table.workers(0, C1=2)
    table.do("act units", "move worker C1", "step D1")
    assert table.asked == "move", "the movement is finished before the next begins"
    table.workers(0, C1=0, D1=1, base_polania=1)
    table.p.tired[table.at("D1")] = 1
    assert table.refused("move worker D1") == "unit-has-moved"
    table.do("move worker base_polania", "step C1")
    assert table.asked == "turn", "two movements are used"


@pytest.mark.rule("SCY-96", "SCY-99")
def test_three_with_the_upgrade_or_fewer() -> None:
    table = moving("polania", "saxony", upgraded=True)
    table.workers(0, C1=3)
    table.do("act units", "move worker C1", "step D1", "move worker C1", "step D1")
    assert table.asked == "move"
    table.do("stop")
    assert table.asked == "turn"
    assert table.workers_at(0, "D1") == 2


@pytest.mark.rule("SCY-96")
def test_units_must_be_there() -> None:
    table = moving("polania", "saxony")
    table.do("act units")
    assert table.refused("move mech C1") == "no-unit-there"
    assert table.refused("move character C1") == "no-unit-there"
    table.do("move character base_polania")
    assert table.refused("stop") == "must-move"


@pytest.mark.rule("SCY-101", "SCY-216")
def test_picking_up_and_putting_down_on_the_way() -> None:
    table = moving("polania", "saxony")
    table.workers(0, C1=1, D1=1)
    table.mech(0, "speed", "C1")
    table.res("C1", wood=2)
    table.res("D1", food=1)
    table.do("act units", "move mech C1", "load wood", "load wood", "step D1")
    table.do("unload wood", "load food")
    assert table.refused("load wood") == "already-handled"
    assert table.refused("unload food") == "already-handled"
    table.do("step D2")
    assert table.tokens("D1") == {"wood": 1}
    assert table.tokens("D2") == {"wood": 1, "food": 1}


@pytest.mark.rule("SCY-101", "SCY-R20")
def test_tokens_need_control_and_lie_where_the_unit_stops() -> None:
    """SCY-R20: no token is taken from a territory where a combat is pending; cargo may be put down anywhere."""
    table = moving("polania", "saxony")
    table.mech(0, "speed", "C3")
    table.hero(1, "D5")
    table.res("D5", metal=4)
    table.res("C3", wood=1)
    table.do("act units", "move mech C3", "load wood", "step D4", "step D5")
    assert table.asked == "move", "the movement is over at once"
    assert table.tokens("D5") == {"metal": 4, "wood": 1}
    table.do("stop")
    assert table.p.actor == LANES


@pytest.mark.rule("SCY-102", "SCY-103", "SCY-104", "SCY-44")
def test_carried_workers_have_not_moved() -> None:
    table = moving("polania", "saxony")
    table.workers(0, C1=3)
    table.mech(0, "riverwalk", "C1")
    table.do("act units", "move mech C1", "load worker", "load worker", "load worker", "step D1")
    assert table.workers_at(0, "D1") == 3
    assert table.p.tired[table.at("D1")] == 0
    table.do("move worker D1", "step D2")
    assert table.workers_at(0, "D2") == 1


@pytest.mark.rule("SCY-105")
def test_a_worker_walks_to_a_mech_and_is_carried() -> None:
    table = moving("polania", "saxony")
    table.workers(0, D1=1)
    table.mech(0, "riverwalk", "C1")
    table.do("act units", "move worker D1", "step C1", "move mech C1")
    assert table.verbs("load") == ["moved_worker"], "it has moved, and may still be carried"
    table.do("load moved_worker", "step D2")
    assert table.workers_at(0, "D2") == 1


@pytest.mark.rule("SCY-104", "SCY-105", "SCY-97")
def test_which_worker_goes_along() -> None:
    """Where workers that have moved stand beside others, the mech takes the ones it is told to."""
    table = moving("polania", "saxony", upgraded=True)
    table.workers(0, D1=1, C1=1)
    table.mech(0, "riverwalk", "C1")
    table.do("act units", "move worker D1", "step C1", "move mech C1")
    assert table.verbs("load") == ["worker", "moved_worker"]
    table.do("load moved_worker", "step D2")
    assert table.refused("move worker D2") == "unit-has-moved"
    assert table.refused("move worker C1") is None


@pytest.mark.rule("SCY-346")
def test_carried_by_several_mechs() -> None:
    table = moving("polania", "saxony")
    table.workers(0, C1=1)
    table.mech(0, "riverwalk", "C1")
    table.mech(0, "submerge", "D1")
    table.do("act units", "move mech C1", "load worker", "step D1")
    table.do("move mech D1", "load worker", "step D2")
    assert table.workers_at(0, "D2") == 1


@pytest.mark.rule("SCY-345", "SCY-207", "SCY-221")
def test_workers_go_where_their_mech_may_go() -> None:
    table = moving("nordic", "saxony")
    table.workers(0, B5=2)
    table.mech(0, "seaworthy", "B5")
    table.mech(0, "riverwalk")
    table.mech(0, "speed")
    table.do("act units", "move mech B5", "load_all", "step C4", "step D5")
    assert table.workers_at(0, "D5") == 2, "over a lake"


@pytest.mark.rule("SCY-106", "SCY-107", "SCY-41")
def test_rivers_and_lakes_block_without_abilities() -> None:
    table = moving("saxony", "nordic")
    table.hero(0, "F2")
    table.do("act units", "move character F2")
    assert table.refused("step E3") == "river"
    table.begin(0, "top", "move")
    table.hero(0, "E3")
    table.do("act units", "move character E3")
    assert table.refused("step D3") == "lake-closed"


@pytest.mark.rule("SCY-108", "SCY-221")
def test_onto_a_lake_from_any_adjacent_territory() -> None:
    table = moving("nordic", "saxony")
    table.mech(0, "seaworthy")
    for shore in ("B4", "C3", "C5", "B5", "D4", "D5"):
        table.hero(0, shore)
        table.begin(0, "top", "move")
        table.do("act units", f"move character {shore}")
        assert "C4" in table.verbs("step")


@pytest.mark.rule("SCY-110", "SCY-169")
def test_the_mine_is_a_tunnel_for_its_owner() -> None:
    table = moving("polania", "saxony")
    table.structure(0, "mine", "D2")
    table.workers(0, D2=1)
    table.do("act units", "move worker D2")
    assert {"B4", "C2", "C5", "E3", "E6", "F4"} <= set(table.verbs("step"))
    table.begin(1, "top", "move")
    table.workers(1, C5=1)
    table.do("act units", "move worker C5")
    assert "D2" not in table.verbs("step")


@pytest.mark.rule("SCY-112", "SCY-43")
def test_an_encounter_ends_the_movement_of_the_character_only() -> None:
    table = moving("polania", "saxony")
    table.mech(0, "speed", "C1")
    table.hero(0, "C1")
    table.do("act units", "move mech C1", "step D2")
    assert table.asked == "movement", "a mech may go on"
    table.do("stop", "move character C1", "step D2")
    assert table.asked == "encounter", "the character may not"


@pytest.mark.rule("SCY-113", "SCY-114", "SCY-115", "SCY-116", "SCY-261", "SCY-214")
@pytest.mark.parametrize(("popularity", "left"), [(5, 3), (1, 0), (0, 0)])
def test_entering_against_workers_only(popularity: int, left: int) -> None:
    table = moving("polania", "saxony")
    table.set(0, popularity=popularity)
    table.mech(0, "speed", "C3")
    table.workers(1, D4=2)
    table.res("D4", oil=2)
    table.do("act units", "move mech C3", "step D4")
    assert table.asked == "move", "it cannot go further, whatever its speed"
    assert table.workers_at(1, "base_saxony") == 2
    assert table.p.popularity[0] == left
    assert table.p.resources(0)[2] == 2, "the resources stay and are ours"
    assert table.refused("move mech D4") == "unit-has-moved"
    table.do("stop")
    assert table.asked == "turn", "no combat"


@pytest.mark.rule("SCY-117", "SCY-121")
def test_workers_alone_avoid_enemy_units() -> None:
    table = moving("polania", "saxony")
    table.workers(0, C3=1)
    table.workers(1, B4=1)
    table.mech(1, "speed", "D4")
    table.res("C3", wood=1)
    table.do("act units", "move worker C3")
    assert table.refused("step B4") == "worker-meets-enemy"
    assert table.refused("step D4") == "worker-meets-enemy"
    assert table.refused("step C2") is None


@pytest.mark.rule("SCY-121", "SCY-R21")
def test_workers_do_not_walk_into_or_out_of_a_pending_combat() -> None:
    """SCY-R21: the opponent controls the territory until the combat is fought."""
    table = moving("polania", "saxony", upgraded=True)
    table.workers(0, C3=2, D5=1)
    table.mech(0, "riverwalk", "C3")
    table.hero(1, "D4")
    table.do("act units", "move mech C3", "load worker", "step D4")
    assert table.refused("move worker D4") == "unit-stuck"
    table.do("move worker D5")
    assert table.refused("step D4") == "worker-meets-enemy"


@pytest.mark.rule("SCY-118")
def test_a_structure_alone_stops_nobody() -> None:
    table = moving("polania", "saxony")
    table.structure(1, "mill", "D2")
    assert "D2" in table.controls(1)
    table.do("act units", "move worker C1", "step D2")
    assert "D2" in table.controls(0)


@pytest.mark.rule("SCY-119", "SCY-120", "SCY-232")
def test_fighting_units_stop_each_other_and_fight_after_the_move() -> None:
    table = moving("polania", "saxony")
    table.mech(0, "speed", "C3")
    table.mech(1, "riverwalk", "D4")
    table.do("act units", "move mech C3", "step D4")
    assert table.asked == "move", "stopped, but the second movement is still to come"
    table.do("move character base_polania", "step C1", "stop")
    assert table.p.actor == LANES


@pytest.mark.rule("SCY-122")
def test_after_the_workers_have_gone_others_may_follow() -> None:
    table = moving("polania", "saxony")
    table.workers(0, B4=1)
    table.mech(0, "riverwalk", "D4")
    table.workers(1, C3=1)
    table.do("act units", "move mech D4", "step C3", "move worker B4", "step C3")
    assert table.workers_at(0, "C3") == 1


@pytest.mark.rule("SCY-123")
def test_carried_into_conflict() -> None:
    table = moving("polania", "saxony")
    table.workers(0, C3=2)
    table.mech(0, "riverwalk", "C3")
    table.hero(1, "D4")
    table.do("act units", "move mech C3", "load_all", "step D4", "stop")
    assert table.workers_at(0, "D4") == 2
    assert table.p.actor == LANES


@pytest.mark.rule("SCY-124", "SCY-264", "SCY-279")
def test_combat_then_encounter_then_bottom() -> None:
    table = moving("polania", "saxony")
    table.hero(0, "C1")
    table.mech(0, "riverwalk", "C3")
    table.mech(1, "riverwalk", "D4")
    table.set(0, power=5)
    table.do("act units", "move character C1", "step D2", "move mech C3", "step D4")
    assert table.p.actor == LANES, "first the combat"
    table.fight([2], [0])
    assert table.asked == "encounter"
    table.do("option 1")
    while table.asked != "turn":
        table.do("stop" if "stop" in table.legal() else table.legal()[0])
    assert "end" in table.legal(), "then the bottom action"


@pytest.mark.rule("SCY-124", "SCY-279")
def test_the_factory_card_is_taken_before_the_bottom_action() -> None:
    table = moving("polania", "saxony")
    table.hero(0, "C3")
    table.do("act units", "move character C3", "step D4", "stop")
    assert table.asked == "factory"
    table.do(table.legal()[0])
    assert table.asked == "turn"
