"""Rulings of the dossier that no other test is about."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe import GAME, scoring
from pentarchy.games.scythe.components import TILES
from pentarchy.games.scythe.decisions.objectives import met
from pentarchy.kernel.position import LANES


@pytest.mark.rule("SCY-R4")
def test_the_bank_has_no_end() -> None:
    table = Table("nordic", "saxony")
    table.set(0, coins=5000)
    table.begin(0, "top", "move")
    table.do("gain coins 1")
    assert table.p.coins[0] == 5001


@pytest.mark.rule("SCY-R7", "SCY-137")
def test_new_workers_do_not_produce() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, A3=2)
    table.begin(0, "top", "produce")
    table.do("act produce")
    assert "produce A3 3" not in table.legal()
    table.do("produce A3 2")
    assert table.workers_at(0, "A3") == 4
    assert table.asked == "turn", "the village is done, its new workers with it"


@pytest.mark.rule("SCY-R8", "SCY-R9")
def test_the_mill_uses_no_choice_and_each_territory_comes_once() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, A4=1, A5=1, B5=1)
    table.structure(0, "mill", "A4")
    table.begin(0, "top", "produce")
    table.do("act produce", "produce A4 2")
    assert table.refused("produce A4 1") == "produced-already"
    table.do("produce A5 1", "produce B5 1")
    assert table.tokens("B5") == {"metal": 1}, "two others besides the mill's"
    table.workers(0, A4=1)
    table.hero(0, "C5")
    table.begin(0, "top", "produce")
    table.do("act produce")
    assert table.refused("produce C5 1") == "nothing-to-produce", "controlled, but nobody there produces"


@pytest.mark.rule("SCY-R11", "SCY-88")
def test_gains_of_the_top_half_count_for_the_bottom() -> None:
    """An encounter upgrades the cost of Build; the bottom action of the same turn is cheaper already."""
    table = Table("nordic", "saxony")
    table.hero(0, "A4")
    table.workers(0, A4=1)
    table.res("A4", wood=2)
    table.encounter(7)
    table.begin(0, "top", "move")
    table.do("act units", "move character A4", "step B5", "stop", "option 2", "upgrade move_units build")
    assert table.refused("act bottom") is None
    table.do("act bottom", "build mill A4")
    assert table.tokens("A4") == {}


@pytest.mark.rule("SCY-R22", "SCY-215")
def test_abilities_combine_in_one_movement() -> None:
    table = Table("nordic", "saxony")
    for ability in ("riverwalk", "seaworthy", "speed"):
        table.mech(0, ability)
    table.hero(0, "C4")
    table.begin(0, "top", "move")
    table.do("act units", "move character C4", "step C5")  # off the lake, then across a river
    assert "B5" in table.verbs("step")
    assert table.refused("step C6") == "river", "each step must be legal by itself"


@pytest.mark.rule("SCY-R31", "SCY-293")
def test_a_move_is_complete_after_everything_it_causes() -> None:
    table = Table("saxony", "crimea")
    table.goals(0, 6)
    table.set(0, power=12)
    table.hero(0, "E4")
    table.mech(1, "riverwalk", "F3")
    table.workers(1, F3=1)
    table.begin(0, "top", "move")
    table.do("act units", "move character E4", "step F3", "stop")
    table.fight([1], [0])
    assert table.asked == "encounter"
    assert table.refused("reveal objective_6") == "other-question", "not before the encounter"
    table.do("option 1")
    while table.asked != "turn":
        table.do(table.legal()[0])
    assert table.refused("reveal objective_6") is None


@pytest.mark.rule("SCY-R32")
def test_what_objectives_count() -> None:
    """Workers on bases and lakes are on the board."""
    table = Table("nordic", "saxony")
    table.set(0, coins=2, popularity=7)
    table.mech(0, "seaworthy", "C4")
    table.workers(0, base_nordic=2, C4=2)
    assert met(table.p, 0, 8 - 1)


@pytest.mark.rule("SCY-R37", "SCY-294")
def test_returned_objectives_are_never_drawn() -> None:
    table = Table("nordic", "saxony")
    table.goals(0, 12, 8)
    table.set(0, coins=20)
    table.begin(0, "end", "move")
    table.do("reveal objective_12")
    p = table.p
    hidden = p.box.objective_0 + 7
    assert not p.knows(1, hidden)
    assert p.knows(0, hidden)
    assert len(p.zones[2]) == 23 - 2, "only the other seat holds objectives"


@pytest.mark.rule("SCY-R40")
def test_a_recruit_of_a_card_works_later() -> None:
    table = Table("nordic", "saxony")
    table.no_goals()
    table.factory_card(0, 12)
    table.begin(0, "top", "factory")
    coins = table.p.coins[0]
    table.do("act card", "enlist build power", "gain power 2", "gain power 1")
    assert table.p.coins[0] == coins - 2, "no coins of the mat"
    table.res("A4", wood=3)
    table.begin(0, "bottom", "move")
    table.do("act bottom", "stop")
    assert table.legal() == ["gain popularity 1", "gain popularity 0"]


@pytest.mark.rule("SCY-R43")
def test_tiles_count_hex_neighbours_only() -> None:
    table = Table("nordic", "saxony")
    table.p.tile = TILES.index("tunnels_adjacent")
    table.structure(0, "mill", "C2")
    assert scoring.structure_count(table.p, 0) == 0, "neither itself nor the other ends of the tunnel"
    table.structure(0, "mill", "C1")
    assert scoring.structure_count(table.p, 0) == 1, "across the river"


@pytest.mark.rule("SCY-R50")
def test_which_abilities_are_a_choice() -> None:
    for attacker, ability, asked in (
        ("nordic", "artillery", True),
        ("saxony", "disarm", False),
        ("crimea", "scout", False),
    ):
        table = Table(attacker, "polania")
        table.mech(0, ability)
        table.hero(0, "C3")
        table.hero(1, "B4")
        table.hand(0, 2)
        table.hand(1)
        table.set(0, power=3)
        table.set(1, power=3)
        table.begin(0, "top", "move")
        table.do("act units", "move character C3", "step B4", "stop")
        assert (table.asked == "artillery") == asked
        if not asked:
            assert table.p.actor == LANES
            assert table.values(0) == [2], "Scout finds an empty hand"
            assert table.p.power[1] == (1 if ability == "disarm" else 3)


@pytest.mark.rule("SCY-R52", "SCY-166", "SCY-169")
def test_the_mine_under_an_opponent() -> None:
    table = Table("polania", "saxony")
    table.structure(0, "mine", "D2")
    table.workers(1, D2=1)
    table.mech(0, "speed", "C5")
    table.set(0, popularity=4)
    table.begin(0, "top", "move")
    table.do("act units", "move mech C5", "step D2", "stop")
    assert table.workers_at(1, "base_saxony") == 2, "the normal consequences; one waited there"
    assert table.p.popularity[0] == 3


@pytest.mark.rule("SCY-R53", "SCY-118", "SCY-166")
def test_a_visited_structure_keeps_its_effects() -> None:
    table = Table("polania", "saxony")
    table.structure(1, "monument", "D2")
    table.begin(0, "top", "move")
    table.do("act units", "move worker C1", "step D2", "stop")
    table.begin(1, "top", "bolster")
    table.do("gain power 2")
    assert table.legal() == ["gain popularity 1", "gain popularity 0"]


@pytest.mark.rule("SCY-R59")
def test_three_players_never_meet() -> None:
    """Combats are fought before the turn goes on; the audit would tell of a third."""
    table = Table("polania", "saxony", "nordic")
    for seat in range(3):
        table.hero(seat, "D5")
    assert any("too many players" in fault for fault in GAME.check(table.p))


@pytest.mark.rule("SCY-R60")
def test_saxony_is_one_faction() -> None:
    names = [f["name_ru"] for f in GAME.data["factions"]["factions"]]
    assert names.count("Саксония") == 1
    assert "Саксуния" not in names


@pytest.mark.rule("SCY-R62", "SCY-204")
def test_saxony_reveals_both_in_one_window() -> None:
    table = Table("saxony", "crimea")
    table.goals(0, 12, 21)
    table.set(0, coins=20)
    table.res("F1", oil=9)
    table.begin(0, "end", "move")
    table.do("reveal objective_12")
    assert table.legal() == ["end", "reveal objective_21"], "the other card is kept"
    table.do("reveal objective_21")
    assert table.stars_of(0) == {"objective": 2}


@pytest.mark.rule("SCY-R64", "SCY-17", "SCY-30")
def test_territories_of_objectives_are_controlled_ones() -> None:
    table = Table("crimea", "nordic")
    table.workers(0, base_crimea=2)
    table.res("base_crimea", metal=6, food=1, oil=1, wood=1)
    assert not met(table.p, 0, 9 - 1), "a base is no territory"
    table.hero(0, "base_crimea")
    table.mech(0, "speed", "base_crimea")
    assert not met(table.p, 0, 16 - 1)
