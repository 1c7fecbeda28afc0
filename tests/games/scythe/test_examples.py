"""The worked examples of the dossier, with their numbers."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe import scoring
from pentarchy.games.scythe.components import TILES
from pentarchy.games.scythe.decisions.combat import card_limit
from pentarchy.kernel.position import LANES


@pytest.mark.rule("SCY-26", "SCY-34", "SCY-X1", "SCY-R18")
def test_x1_control_of_resources() -> None:
    table = Table("nordic", "saxony")
    table.hero(0, "A4")
    table.mech(0, "speed", "B5")
    table.workers(0, C3=1)
    table.structure(0, "mill", "D5")
    for place in ("A4", "B5", "C3", "D5"):
        table.res(place, metal=1)
    table.res("E4", metal=3)
    assert table.p.resources(0)[0] == 4
    table.begin(0, "bottom", "produce")
    table.do("act bottom")
    assert sorted(table.verbs("pay")) == ["A4", "B5", "C3", "D5"]
    assert table.refused("pay E4") == "no-token-there"


@pytest.mark.rule("SCY-35", "SCY-155", "SCY-X2")
def test_x2_paying_from_anywhere() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, A4=1, A5=1)
    table.mech(0, "riverwalk", "C3")
    table.res("A4", metal=2)
    table.res("C3", metal=1)
    table.begin(0, "bottom", "produce")
    table.do("act bottom")
    assert {a.split()[1] for a in table.verbs("deploy")} == {"A4", "A5"}, "no metal came from A5"


@pytest.mark.rule("SCY-104", "SCY-X3")
def test_x3_carried_then_moving() -> None:
    table = Table("polania", "saxony")
    table.workers(0, C1=3)
    table.mech(0, "riverwalk", "C1")
    table.begin(0, "top", "move")
    table.do("act units", "move mech C1", "load_all", "step D1", "move worker D1", "step D2")
    assert (table.workers_at(0, "D1"), table.workers_at(0, "D2")) == (2, 1)
    assert table.asked == "turn", "exactly two movements"


@pytest.mark.rule("SCY-105", "SCY-X4")
def test_x4_a_worker_walks_to_a_mech() -> None:
    table = Table("polania", "saxony")
    table.workers(0, D1=1)
    table.mech(0, "riverwalk", "C1")
    table.begin(0, "top", "move")
    table.do("act units", "move worker D1", "step C1", "move mech C1", "load moved_worker", "step D2")
    assert table.workers_at(0, "D2") == 1
    assert table.asked == "turn"


@pytest.mark.rule("SCY-136", "SCY-X5")
def test_x5_produce_less() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, B6=1, D5=2)
    table.begin(0, "top", "produce")
    table.do("act produce")
    assert table.verbs("produce") == ["B6 1", "D5 2", "D5 1"], "none, one or two"


@pytest.mark.rule("SCY-136", "SCY-X6")
def test_x6_produce_everything() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, C3=3, B6=2)
    table.begin(0, "top", "produce")
    table.set(0, power=1)
    table.do("act produce", "produce C3 3", "produce B6 2")
    assert (table.tokens("C3"), table.tokens("B6")) == ({"wood": 3}, {"food": 2})


@pytest.mark.rule("SCY-150", "SCY-X7")
def test_x7_upgrade() -> None:
    table = Table("nordic", "saxony")
    table.res("A4", oil=3)
    table.begin(0, "bottom", "bolster")
    assert table.p.bottom_cost(0, 3) == 4
    table.do("act bottom", "upgrade produce_territories enlist")
    assert table.p.bottom_cost(0, 3) == 3
    table.workers(0, A4=1, A5=1, B5=1)
    table.begin(0, "top", "produce")
    table.do("act produce", "produce A4 1", "produce A5 1", "produce B5 1")
    assert table.tokens("B5") == {"metal": 1}


@pytest.mark.rule("SCY-170", "SCY-X8")
def test_x8_mill() -> None:
    table = Table("nordic", "saxony")
    table.workers(0, D5=1, B4=1, B6=1)
    table.structure(0, "mill", "A3")
    table.begin(0, "top", "produce")
    table.do("act produce", "produce D5 1", "produce B4 1")
    assert table.refused("produce B6 1") == "no-more-territories"
    table.do("produce A3 1")
    assert table.workers_at(0, "A3") == 1
    table.begin(0, "top", "produce")
    table.set(0, power=5)
    table.do("act produce", "produce A3 2")
    assert table.workers_at(0, "A3") == 3, "with a worker there one more"


@pytest.mark.rule("SCY-217", "SCY-X9")
def test_x9_underpass() -> None:
    table = Table("saxony", "nordic")
    table.mech(0, "underpass", "D5")
    table.workers(0, A1=1, G4=1)
    table.structure(0, "mine", "F1")
    table.begin(0, "top", "move")
    table.do("act units", "move mech D5")
    assert {"A1", "G4", "B4", "C2", "C5", "E3", "E6", "F4", "F1"} <= set(table.verbs("step"))


@pytest.mark.rule("SCY-219", "SCY-X10")
def test_x10_township() -> None:
    table = Table("rusviet", "nordic")
    table.mech(0, "township", "A6")
    table.workers(0, D2=1, F6=1)
    table.begin(0, "top", "move")
    table.do("act units", "move mech A6")
    villages = {t for t in table.verbs("step") if t in ("D2", "F6", "A3", "C6", "E7", "G6", "F2")}
    assert "D2" in villages
    assert "D4" in table.verbs("step")
    assert "A3" not in villages


@pytest.mark.rule("SCY-220", "SCY-X11")
def test_x11_peoples_army() -> None:
    table = Table("rusviet", "polania")
    table.mech(0, "peoples_army", "D5")
    table.mech(0, "speed", "D5")
    table.workers(0, D5=3)
    table.hand(0, 2, 3, 4, 5)
    assert card_limit(table.p, 0, table.at("D5")) == 3


@pytest.mark.rule("SCY-186", "SCY-X12")
def test_x12_lakes_tile() -> None:
    table = Table("nordic", "saxony")
    table.p.tile = TILES.index("lakes_adjacent")
    table.structure(0, "mill", "C3")
    table.structure(0, "mine", "E4")
    table.workers(1, C3=1, E4=1)
    assert scoring.structure_count(table.p, 0) == 4
    assert scoring.structure_bonus(table.p, 0) == 6


@pytest.mark.rule("SCY-178", "SCY-X13")
@pytest.mark.parametrize("builder", [0, 1, 2])
def test_x13_ongoing_bonus(builder: int) -> None:
    table = Table("nordic", "rusviet", "polania", mats=("industrial", "engineering", "mechanical"))
    table.no_goals()
    table.recruit(0, "build", "power")
    home = ("A4", "C6", "C1")[builder]
    table.res(home, wood=4)
    table.begin(builder, "bottom", ("move", "bolster", "move")[builder])
    table.do("act bottom", "stop")
    assert (table.asked, table.seat) == ("offer", 0)
    table.do("gain popularity 1")
    assert table.p.popularity[0] == 3


@pytest.mark.rule("SCY-246", "SCY-247", "SCY-252", "SCY-257", "SCY-X14")
def test_x14_combat() -> None:
    table = Table("rusviet", "polania")
    table.set(0, power=10, popularity=4)
    table.set(1, power=4)
    table.hand(0, 5)
    table.hand(1, 3, 2)
    table.hero(0, "D4")
    table.mech(0, "riverwalk", "D5")
    table.workers(0, D5=2)
    table.hero(1, "E6")
    table.mech(1, "riverwalk", "E6")
    table.workers(1, E6=1, C1=1)
    table.res("E6", food=3)
    table.res("D5", oil=0)
    table.begin(0, "top", "move")
    table.do("act units", "move character D4", "step E4", "move mech D5", "load_all", "step E6")
    at = table.at("E6")
    assert table.p.actor == LANES
    assert (card_limit(table.p, 0, at), card_limit(table.p, 1, at)) == (1, 2)
    table.fight([7], [4, 3])
    assert table.told("won") == [(0, at, 7, 7, 0)]
    assert table.p.power == [3, 0]
    assert table.discard() == [3]
    assert table.where_hero(1) == table.where_mech(1, "riverwalk") == "base_polania"
    assert table.workers_at(1, "base_polania") == 1
    assert "E6" in table.controls(0)
    assert table.p.resources(0)[1] == 3
    assert table.p.popularity[0] == 3
    assert table.stars_of(0) == {"combat": 1}
    assert len(table.values(1)) == 2, "one of two played, one drawn"


@pytest.mark.rule("SCY-253", "SCY-X15")
def test_x15_defender_wins() -> None:
    table = Table("rusviet", "polania")
    table.mech(0, "riverwalk", "D5")
    table.workers(0, D5=2)
    table.hero(1, "E6")
    table.set(0, power=0)
    table.set(1, power=4, popularity=4)
    table.begin(0, "top", "move")
    table.do("act units", "move mech D5", "load_all", "step E6", "stop")
    table.fight([0], [1])
    assert table.p.popularity[1] == 4
    assert table.where_mech(0, "riverwalk") == "base_rusviet"
    assert table.workers_at(0, "base_rusviet") == 2


@pytest.mark.rule("SCY-269", "SCY-X16")
def test_x16_partial_encounter() -> None:
    table = Table("nordic", "saxony")
    table.hero(0, "A4")
    table.encounter(14)
    table.set(0, popularity=5)
    table.begin(0, "top", "move")
    table.do("act units", "move character A4", "step B5", "stop", "option 3", "gain worker 0", "gain metal 2")
    assert table.tokens("B5") == {"metal": 2}
    assert table.workers_at(0, "B5") == 0


@pytest.mark.rule("SCY-283", "SCY-X17")
def test_x17_factory_card_2() -> None:
    table = Table("nordic", "saxony")
    table.factory_card(0, 2)
    table.begin(0)
    table.do("section factory", "act card")
    assert table.p.popularity[0] == 1
    table.do("option 2", "upgrade move_coins deploy")
    table.do("act card_move", "move worker A4", "step A5", "step B5")
    assert table.workers_at(0, "B5") == 1


@pytest.mark.rule("SCY-288", "SCY-X18")
def test_x18_factory_move_with_speed() -> None:
    table = Table("nordic", "saxony")
    table.factory_card(0, 2)
    table.mech(0, "speed", "C3")
    table.workers(0, C3=1)
    table.begin(0, "bottom", "factory")
    table.do("act card_move", "move mech C3")
    assert table.match.view(0)["turn"]["movement"]["steps"] == 3
    table.begin(0, "bottom", "factory")
    table.do("act card_move", "move worker C3")
    assert table.match.view(0)["turn"]["movement"]["steps"] == 2


@pytest.mark.rule("SCY-313", "SCY-X19")
def test_x19_star_stays() -> None:
    table = Table("nordic", "saxony")
    table.set(0, popularity=17)
    table.begin(0, "top", "trade")
    table.do("gain popularity 1")
    table.p.add_popularity(0, -5)
    assert table.stars_of(0) == {"popularity": 1}


@pytest.mark.rule("SCY-322", "SCY-X20")
@pytest.mark.parametrize(("popularity", "rates"), [(10, (4, 3, 2)), (18, (5, 4, 3)), (13, (5, 4, 3))])
def test_x20_rates(popularity: int, rates: tuple[int, int, int]) -> None:
    table = Table("nordic", "saxony")
    table.set(0, popularity=popularity)
    band = scoring.tier(table.p, 0)
    assert (table.box.per_star[band], table.box.per_territory[band], table.box.per_pair[band]) == rates


@pytest.mark.rule("SCY-327", "SCY-X21")
def test_x21_pairs() -> None:
    table = Table("nordic", "saxony")
    table.set(0, popularity=10)
    table.res("A4", oil=6, wood=7)
    assert scoring.breakdown(table.p, 0)[3] == 12


@pytest.mark.rule("SCY-298", "SCY-X22")
def test_x22_deals_are_not_enforced() -> None:
    """An agreement not to attack changes nothing: after a gift the attack is as legal as before."""
    table = Table("rusviet", "polania", options={"allow_bribes": True})
    table.hero(1, "E6")
    table.mech(0, "riverwalk", "D5")
    table.begin(0, "top", "move")
    table.do("act gift", "give 1 2", "pass", "act units", "move mech D5")
    assert "E6" in table.verbs("step")


@pytest.mark.rule("SCY-83", "SCY-X23")
def test_x23_dead_turn() -> None:
    table = Table("nordic", "saxony")
    table.no_goals()
    table.workers(0, A4=4)
    table.set(0, power=0, popularity=0, coins=0)
    table.p.section[0] = 0
    table.begin(0)
    assert table.verbs("section") == ["bolster", "trade", "produce"]
    table.do("section produce")
    assert table.p.turn == 1
    assert table.p.section[0] == 3


@pytest.mark.rule("SCY-146", "SCY-X24")
def test_x24_declining_coins() -> None:
    table = Table("nordic", "saxony")
    table.goals(0, 8)
    table.workers(0, A4=4)
    table.res("A4", oil=3)
    table.set(0, coins=2, popularity=7)
    table.begin(0, "bottom", "bolster")
    table.do("act bottom_without_coins", "stop")
    assert table.refused("reveal objective_8") is None
    assert table.p.coins[0] == 2


@pytest.mark.rule("SCY-115", "SCY-X25")
def test_x25_displacing_workers() -> None:
    table = Table("rusviet", "polania")
    table.mech(0, "speed", "D5")
    table.workers(1, D4=2)
    table.res("D4", food=4)
    table.set(0, popularity=1)
    table.begin(0, "top", "move")
    table.do("act units", "move mech D5", "step D4", "stop")
    assert table.where_mech(0, "speed") == "D4"
    assert table.workers_at(1, "base_polania") == 2
    assert table.p.resources(0)[1] == 4
    assert table.p.popularity[0] == 0


@pytest.mark.rule("SCY-81", "SCY-X26")
def test_x26_spending_top_gains() -> None:
    table = Table("nordic", "saxony", mats=("engineering",))
    table.upgrade(0, "move_units", "deploy")
    table.upgrade(0, "move_coins", "deploy")
    assert table.p.bottom_cost(0, 1) == 2
    table.begin(0)
    table.do("section trade", "act resources", "at A4", "token metal", "token metal", "act bottom", "deploy speed A4")
    assert table.where_mech(0, "speed") == "A4"


@pytest.mark.rule("SCY-323", "SCY-324", "SCY-325", "SCY-326", "SCY-327", "SCY-328", "SCY-X27")
def test_x27_final_score() -> None:
    table = Table("nordic", "saxony")
    table.set(0, popularity=13, coins=31)
    table.star(0, "combat", 2)
    for kind in ("objective", "power", "popularity", "mechs"):
        table.star(0, kind)
    table.p.tile = TILES.index("structures_in_row")
    for structure, place in (("mill", "A4"), ("mine", "B4"), ("armory", "C3")):
        table.structure(0, structure, place)
    table.hero(0, "D4")
    table.workers(0, A5=1, B5=1, A3=1, A2=1)
    table.res("A5", oil=9)
    assert scoring.breakdown(table.p, 0) == [31, 30, 40, 12, 6]
    assert scoring.total(table.p, 0) == 119


@pytest.mark.rule("SCY-133", "SCY-X28")
def test_x28_produce_cost() -> None:
    table = Table("nordic", "saxony")
    costs = []
    for out in range(2, 9):
        table.workers(0, A4=out)
        cost = table.match.view(0)["seats"][0]["produce_cost"]
        costs.append((cost["power"], cost["popularity"], cost["coins"]))
    assert costs == [(0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 0), (1, 1, 1)]


@pytest.mark.rule("SCY-207", "SCY-212", "SCY-X29")
def test_x29_riverwalk() -> None:
    table = Table("polania", "saxony")
    table.mech(0, "riverwalk", "C1")
    table.begin(0, "top", "move")
    table.do("act units", "move mech C1")
    assert "C2" in table.verbs("step")
    assert table.refused("step B2") == "river"


@pytest.mark.rule("SCY-21", "SCY-209", "SCY-X30")
def test_x30_bases() -> None:
    table = Table("rusviet", "saxony")
    table.begin(0, "top", "move")
    table.do("act units", "move character base_rusviet")
    assert sorted(table.verbs("step")) == ["C6", "D7"]
    table.mech(0, "riverwalk")
    table.begin(0, "top", "move")
    table.do("act units", "move character base_rusviet")
    assert sorted(table.verbs("step")) == ["B7", "C6", "D7"]


@pytest.mark.rule("SCY-106", "SCY-X31")
def test_x31_closed_home_lands() -> None:
    from pentarchy.games.scythe.decisions.move import targets

    table = Table("polania", "saxony")
    found, rest = {table.at("C1")}, [table.at("C1")]
    while rest:
        mask = targets(table.p, 0, 5, rest.pop())
        fresh = {k for k in range(54) if mask >> k & 1} - found
        found |= fresh
        rest += fresh
    assert {table.codec.domain("place").tokens[k] for k in found} == {"C1", "D1", "D2"}
