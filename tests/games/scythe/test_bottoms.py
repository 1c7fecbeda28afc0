"""Upgrade, Deploy, Build, Enlist (SCY-143 to SCY-182, SCY-344)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe.components import BOTTOMS, MATS, TOPS

# On the Industrial mat: bolster-upgrade 3 oil, produce-deploy 3 metal, move-build 3 wood, trade-enlist 4 food.
SECTION = {"upgrade": "bolster", "deploy": "produce", "build": "move", "enlist": "trade"}
PRICE = {"upgrade": ("oil", 3), "deploy": ("metal", 3), "build": ("wood", 3), "enlist": ("food", 4)}
COINS = {"upgrade": 3, "deploy": 2, "build": 1, "enlist": 0}


def paying(bottom: str, *factions: str) -> Table:
    """Seat 0 (Industrial) may take this bottom action; the tokens lie in A4."""
    table = Table(*(factions or ("nordic", "saxony")))
    table.no_goals()
    kind, count = PRICE[bottom]
    table.workers(0, A4=1, A5=1)
    table.res("A4", **{kind: count})
    table.begin(0, "bottom", SECTION[bottom])
    return table


@pytest.mark.rule("SCY-144", "SCY-145", "SCY-90")
@pytest.mark.parametrize("bottom", BOTTOMS)
def test_price_and_coins(bottom: str) -> None:
    table = paying(bottom)
    table.do("act bottom")
    assert table.tokens("A4") == {}
    assert table.p.coins[0] == 4 + COINS[bottom]
    assert table.asked == bottom
    kind, count = PRICE[bottom]
    table.res("A4", **{kind: count - 1, "food" if kind != "food" else "oil": 9})
    table.begin(0, "top", SECTION[bottom])
    table.do("skip")
    assert table.p.turn == 1, "one token short, and other kinds do not help"


@pytest.mark.rule("SCY-144")
@pytest.mark.parametrize("mat", MATS)
def test_prices_of_all_mats(mat: str) -> None:
    printed = {
        "industrial": [3, 3, 3, 4],
        "engineering": [3, 4, 3, 3],
        "patriotic": [2, 4, 4, 3],
        "mechanical": [3, 3, 3, 4],
        "agricultural": [2, 4, 4, 3],
    }
    tops = {
        "industrial": "bolster produce move trade",
        "engineering": "produce trade bolster move",
        "patriotic": "move bolster trade produce",
        "mechanical": "trade bolster move produce",
        "agricultural": "move trade produce bolster",
    }
    table = Table("nordic", "saxony", mats=(mat,))
    assert [table.p.bottom_cost(0, k) for k in range(4)] == printed[mat]
    pairs = [table.box.bottom_of[MATS.index(mat) * 4 + TOPS.index(top)] for top in tops[mat].split()]
    assert pairs == [0, 1, 2, 3]


@pytest.mark.rule("SCY-146")
def test_coins_may_be_declined() -> None:
    table = paying("upgrade")
    table.do("act bottom_without_coins")
    assert table.p.coins[0] == 4
    table = paying("enlist")
    assert "act bottom_without_coins" not in table.legal(), "there are none to decline"


@pytest.mark.rule("SCY-147", "SCY-148", "SCY-149")
def test_used_up_actions_still_pay() -> None:
    table = paying("deploy")
    for ability in ("riverwalk", "seaworthy", "artillery", "speed"):
        table.mech(0, ability)
    table.star(0, "mechs")
    table.recruit(0, "deploy", "power")
    table.do("act bottom")
    assert table.asked == "offer", "no mech is left, the ongoing bonus still comes"
    table.do("gain coins 1")
    assert table.p.coins[0] == 4 + 2 + 1
    assert table.p.turn == 1


@pytest.mark.rule("SCY-147", "SCY-R17")
def test_no_legal_place() -> None:
    """SCY-R17: pay for the coins although nothing can be placed."""
    table = paying("deploy")
    table.workers(0, base_nordic=2)
    table.hero(0, "A4")
    table.do("act bottom")
    assert table.p.coins[0] == 6
    assert table.p.turn == 1


@pytest.mark.rule("SCY-150", "SCY-152", "SCY-153", "SCY-154")
def test_upgrade() -> None:
    table = paying("upgrade")
    table.do("act bottom", "upgrade bolster_power deploy")
    assert table.p.upgraded(0, 2) == 1
    assert table.p.bottom_cost(0, 1) == 2
    table.begin(0, "top", "bolster")
    assert "gain power 3" in table.legal()


@pytest.mark.rule("SCY-151", "SCY-150", "SCY-154")
def test_upgrade_each_cube_and_space_once() -> None:
    table = paying("upgrade")
    table.upgrade(0, "move_units", "build")
    table.do("act bottom")
    assert table.refused("upgrade move_units deploy") == "cube-moved"
    assert table.refused("upgrade move_coins build") == "cost-space-full", "the other spaces have a solid frame"
    assert len(table.verbs("upgrade")) == 5 * 3


@pytest.mark.rule("SCY-91", "SCY-150")
def test_the_gain_may_be_declined() -> None:
    table = paying("upgrade")
    table.do("act bottom", "stop")
    assert table.p.cubes[0] == 0
    assert table.p.coins[0] == 7


@pytest.mark.rule("SCY-155", "SCY-157", "SCY-158", "SCY-206")
def test_deploy() -> None:
    table = paying("deploy")
    table.hero(0, "B5")
    table.do("act bottom")
    assert table.refused("deploy speed B5") == "needs-worker"
    assert table.refused("deploy speed C3") == "not-controlled"
    assert table.refused("deploy scout A4") == "mech-not-yours"
    assert {a.split()[0] for a in table.verbs("deploy")} == {"riverwalk", "seaworthy", "artillery", "speed"}
    table.do("deploy artillery A5")
    assert table.where_mech(0, "artillery") == "A5"
    assert table.match.view(1)["seats"][0]["mechs"]["artillery"] == "A5"
    table.res("A4", metal=3)
    table.begin(0, "bottom", "produce")
    table.do("act bottom")
    assert table.refused("deploy artillery A4") == "mech-deployed"


@pytest.mark.rule("SCY-156", "SCY-226", "SCY-162")
def test_nothing_on_lakes() -> None:
    for bottom, piece in (("deploy", "deploy speed"), ("build", "build mill")):
        table = paying(bottom)
        table.workers(0, C4=1, A4=1)
        table.mech(0, "seaworthy", "C4")
        table.do("act bottom")
        assert table.refused(f"{piece} C4") == "not-on-lake"


@pytest.mark.rule("SCY-159", "SCY-160", "SCY-161", "SCY-163")
def test_build() -> None:
    table = paying("build")
    table.workers(0, A4=1, D4=1, A5=1)
    table.structure(1, "mine", "A5")
    table.do("act bottom")
    assert table.refused("build mill A5") == "structure-there"
    assert table.refused("build mill B5") == "not-controlled"
    table.do("build mill D4")  # on the Factory it is allowed
    assert table.p.builder(table.at("D4")) == 0
    table.res("A4", wood=3)
    table.begin(0, "bottom", "move")
    table.do("act bottom")
    assert table.refused("build mill A4") == "structure-built"
    assert table.refused("build mine D4") == "structure-there"
    assert not [a for a in table.codec.verbs if "demolish" in a.name], "nothing removes a structure"


@pytest.mark.rule("SCY-174", "SCY-175", "SCY-176", "SCY-177")
@pytest.mark.parametrize(
    ("bonus", "gain"),
    [
        ("power", "gain power 2"),
        ("coins", "gain coins 2"),
        ("popularity", "gain popularity 2"),
        ("combat_cards", "gain combat_cards 2"),
    ],
)
def test_enlist_and_its_one_time_bonus(bonus: str, gain: str) -> None:
    table = paying("enlist")
    p = table.p
    before = (p.power[0], p.coins[0], p.popularity[0], len(table.values(0)))
    table.do("act bottom", f"enlist build {bonus}", gain)
    after = (p.power[0], p.coins[0], p.popularity[0], len(table.values(0)))
    order = ("power", "coins", "popularity", "combat_cards")
    assert [b - a for a, b in zip(before, after, strict=True)] == [2 * (name == bonus) for name in order]
    table.res("A4", food=4)
    table.begin(0, "bottom", "trade")
    table.do("act bottom")
    assert table.refused(f"enlist deploy {bonus}") == "bonus-taken"
    other = order[(order.index(bonus) + 1) % 4]
    assert table.refused(f"enlist build {other}") == "recruit-taken"
    assert table.refused(f"enlist deploy {other}") is None


@pytest.mark.rule("SCY-177", "SCY-178")
@pytest.mark.parametrize(
    ("bottom", "gain", "measure"),
    [("upgrade", "power", "power"), ("deploy", "coins", "coins"), ("build", "popularity", "popularity")],
)
def test_ongoing_bonus_of_each_action(bottom: str, gain: str, measure: str) -> None:
    table = paying(bottom)
    table.recruit(0, bottom, "power")
    table.do("act bottom_without_coins", "stop")
    before = getattr(table.p, measure)[0]
    table.do(f"gain {gain} 1")
    assert getattr(table.p, measure)[0] == before + 1


@pytest.mark.rule("SCY-177")
def test_ongoing_bonus_of_enlist() -> None:
    table = paying("enlist")
    table.recruit(0, "enlist", "power")
    table.do("act bottom", "stop", "gain combat_cards 1")
    assert len(table.values(0)) == 2


@pytest.mark.rule("SCY-178", "SCY-180", "SCY-182", "SCY-R15")
def test_neighbours_in_order() -> None:
    """Five players clockwise: Nordic, Rusviet, Crimea, Saxony, Polania. Nordic acts; left Rusviet, right Polania."""
    table = paying("build", "nordic", "rusviet", "crimea", "saxony", "polania")
    for seat in range(5):
        table.recruit(seat, "build", "power")
    table.do("act bottom", "stop")
    asked = []
    while table.asked == "offer":
        asked.append(table.seat)
        table.do("gain popularity 0" if table.seat == 4 else "gain popularity 1")
    assert asked == [0, 1, 4]
    assert table.p.popularity == [3, 3, 2, 3, 4], "seats 2 and 3 are no neighbours, seat 4 declined"


@pytest.mark.rule("SCY-181", "SCY-R15")
def test_two_players_get_it_once() -> None:
    table = paying("build", "nordic", "saxony")
    table.recruit(1, "build", "power")
    table.do("act bottom", "stop")
    assert table.seat == 1
    table.do("gain popularity 1")
    assert table.p.popularity[1] == 3
    assert table.asked == "turn"


@pytest.mark.rule("SCY-178", "SCY-R15")
def test_three_players_are_all_neighbours() -> None:
    table = paying("build", "nordic", "crimea", "saxony")
    table.recruit(1, "build", "power")
    table.recruit(2, "build", "power")
    table.do("act bottom", "stop", "gain popularity 1", "gain popularity 1")
    assert table.p.popularity == [2, 3, 3]


@pytest.mark.rule("SCY-88", "SCY-177", "SCY-R10")
def test_enlist_does_not_pay_its_own_new_bonus() -> None:
    """SCY-R10: bonuses count only if they were uncovered before the action."""
    table = paying("enlist")
    table.do("act bottom", "enlist enlist power", "gain power 2")
    assert table.p.turn == 1
    assert len(table.values(0)) == 1


@pytest.mark.rule("SCY-179", "SCY-272", "SCY-284")
def test_top_actions_cards_and_encounters_trigger_nothing() -> None:
    table = Table("nordic", "saxony")
    for seat in range(2):
        for bottom, bonus in zip(BOTTOMS, ("power", "coins", "popularity", "combat_cards"), strict=True):
            table.recruit(seat, bottom, bonus)
    table.p.recruits[0] = 0b0111
    table.p.bonuses[0] = 0b0111
    table.factory_card(0, 9)
    table.begin(0, "top", "factory")
    table.do("act card", "upgrade move_units deploy", "gain popularity 1")
    assert table.asked == "turn"
    table.hero(0, "A4")
    table.encounter(8)
    table.set(0, popularity=5)
    table.begin(0, "top", "move")
    table.do("act units", "move character A4", "step B5", "stop", "option 3", "enlist enlist combat_cards")
    table.do("gain combat_cards 2")
    assert table.asked == "turn"
    assert table.seat == 0


@pytest.mark.rule("SCY-344", "SCY-318")
def test_a_bonus_can_bring_the_sixth_star() -> None:
    table = paying("build", "nordic", "saxony")
    table.recruit(1, "build", "power")
    table.set(1, popularity=17)
    for kind in ("upgrades", "mechs", "structures"):
        table.star(1, kind)
    table.star(1, "combat", 2)
    table.p.cubes[1] = 63
    table.p.covered[4:8] = table.box.cost_upgradable[table.p.mat[1] * 4 : table.p.mat[1] * 4 + 4]
    for ability, at in (("riverwalk", "F1"), ("underpass", "F1"), ("disarm", "F1"), ("speed", "F1")):
        table.mech(1, ability, at)
    for structure, at in (("mill", "F2"), ("mine", "F3"), ("armory", "F4"), ("monument", "F5")):
        table.structure(1, structure, at)
    table.do("act bottom", "stop", "gain popularity 1")
    assert table.p.over
    assert table.p.placed[1] == 6
