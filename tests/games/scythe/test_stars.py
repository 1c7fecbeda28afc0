"""Stars and the end (SCY-303 to SCY-321)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe import GAME, scoring
from pentarchy.games.scythe.decisions import stars


def paid(section: str, place: str = "A4", **tokens: int) -> Table:
    table = Table("nordic", "saxony", "crimea")
    table.workers(0, A4=1, A5=1)
    table.res(place, **tokens)
    return table


@pytest.mark.rule("SCY-303")
def test_six_upgrades() -> None:
    table = paid("bolster", oil=9)
    pairs = [
        ("move_units", "upgrade"),
        ("move_coins", "deploy"),
        ("bolster_power", "deploy"),
        ("bolster_cards", "build"),
    ]
    for cube, bottom in pairs:
        table.upgrade(0, cube, bottom)
    table.begin(0, "bottom", "bolster")
    table.do("act bottom", "upgrade trade_popularity enlist")
    assert table.stars_of(0) == {}
    table.begin(0, "bottom", "bolster")
    table.do("act bottom", "upgrade produce_territories enlist")
    assert table.stars_of(0) == {"upgrades": 1}


@pytest.mark.rule("SCY-304")
def test_four_mechs() -> None:
    table = paid("produce", metal=3)
    for ability in ("riverwalk", "seaworthy", "artillery"):
        table.mech(0, ability)
    table.begin(0, "bottom", "produce")
    table.do("act bottom", "deploy speed A4")
    assert table.stars_of(0) == {"mechs": 1}


@pytest.mark.rule("SCY-305")
def test_four_structures() -> None:
    table = paid("move", wood=3)
    for structure, place in (("mill", "B5"), ("mine", "C3"), ("armory", "D5")):
        table.structure(0, structure, place)
    table.begin(0, "bottom", "move")
    table.do("act bottom", "build monument A4")
    assert table.stars_of(0) == {"structures": 1}


@pytest.mark.rule("SCY-306")
def test_four_recruits() -> None:
    table = paid("trade", food=4)
    for bottom, bonus in (("upgrade", "power"), ("deploy", "coins"), ("build", "popularity")):
        table.recruit(0, bottom, bonus)
    table.begin(0, "bottom", "trade")
    table.do("act bottom", "enlist enlist combat_cards", "gain combat_cards 2")
    assert table.stars_of(0) == {"recruits": 1}


@pytest.mark.rule("SCY-307", "SCY-R16")
def test_eight_workers_wherever_they_are() -> None:
    """SCY-R16: bases count."""
    table = Table("nordic", "saxony")
    table.workers(0, A3=1, base_nordic=6)
    table.set(0, power=3, popularity=3)
    table.begin(0, "top", "produce")
    table.do("act produce", "produce A3 1")
    if table.asked == "produce":
        table.do("stop")
    assert table.stars_of(0) == {"workers": 1}


@pytest.mark.rule("SCY-308", "SCY-312")
def test_objective_star_at_once() -> None:
    table = Table("nordic", "saxony")
    table.goals(0, 12)
    table.set(0, coins=20)
    table.begin(0, "bottom", "move")
    table.do("reveal objective_12")
    assert table.stars_of(0) == {"objective": 1}


@pytest.mark.rule("SCY-310", "SCY-313")
def test_popularity_star_stays() -> None:
    table = Table("nordic", "saxony")
    table.set(0, popularity=17)
    table.begin(0, "top", "trade")
    table.do("gain popularity 1")
    assert table.stars_of(0) == {"popularity": 1}
    table.set(0, popularity=3)
    table.begin(0, "top", "move")
    table.do("gain coins 1")
    assert table.stars_of(0) == {"popularity": 1}


@pytest.mark.rule("SCY-311", "SCY-314")
def test_power_star_once() -> None:
    table = Table("nordic", "saxony")
    table.set(0, power=14)
    table.begin(0, "top", "bolster")
    table.do("gain power 2")
    assert table.stars_of(0) == {"power": 1}
    table.set(0, power=15)
    table.begin(0, "top", "bolster")
    table.do("gain power 2")
    assert table.stars_of(0) == {"power": 1}


@pytest.mark.rule("SCY-310", "SCY-311", "SCY-313", "SCY-R61")
def test_reached_and_spent() -> None:
    """SCY-R61: Polania reaches 18 with the first option of an encounter and spends it on the second."""
    table = Table("polania", "saxony")
    table.hero(0, "C1")
    table.set(0, popularity=17)
    table.encounter(1)
    table.begin(0, "top", "move")
    table.do("act units", "move character C1", "step D2", "stop", "option 1", "gain coins 0", "gain popularity 1")
    assert table.stars_of(0) == {}, "not in the middle of the encounter"
    table.do("option 3", "stop")
    assert table.p.popularity[0] == 16
    assert table.stars_of(0) == {"popularity": 1}


@pytest.mark.rule("SCY-312", "SCY-R12", "SCY-R14")
def test_stars_come_after_the_whole_action() -> None:
    """SCY-R12, SCY-R14: the ongoing bonus is taken before the star of the action."""
    table = paid("produce", metal=3)
    for ability in ("riverwalk", "seaworthy", "artillery"):
        table.mech(0, ability)
    table.recruit(2, "deploy", "power")
    table.begin(0, "bottom", "produce")
    table.do("act bottom", "deploy speed A4")
    assert (table.asked, table.seat) == ("offer", 2)
    assert table.stars_of(0) == {}
    table.do("gain coins 1")
    assert table.stars_of(0) == {"mechs": 1}


@pytest.mark.rule("SCY-309", "SCY-314", "SCY-203")
def test_limits() -> None:
    table = Table("nordic", "saxony")
    assert [stars.star_limit(table.p, 0, kind) for kind in range(9)] == [1, 1, 1, 1, 1, 1, 2, 1, 1]
    assert [stars.star_limit(table.p, 1, kind) for kind in range(9)] == [1, 1, 1, 1, 1, 2, 6, 1, 1]


@pytest.mark.rule("SCY-315")
def test_stars_of_others_do_not_block() -> None:
    table = Table("nordic", "saxony")
    table.star(1, "power")
    table.set(0, power=15)
    table.begin(0, "top", "bolster")
    table.do("gain power 2")
    assert table.match.view(None)["triumph"]["power"] == [0, 1]


def five_stars(table: Table, seat: int) -> None:
    """Five stars that need nothing else on the table to be right."""
    table.star(seat, "combat", 2)
    table.star(seat, "objective")
    table.star(seat, "popularity")
    table.star(seat, "workers")
    table.p.reached[seat] |= 1
    start = ("A4", "F1", "G3")[seat]
    table.workers(seat, **{start: 8})


@pytest.mark.rule("SCY-2", "SCY-316", "SCY-317", "SCY-321")
def test_the_sixth_star_ends_the_game_at_once() -> None:
    table = Table("nordic", "saxony")
    five_stars(table, 0)
    table.set(0, power=15)
    table.begin(0, "top", "bolster")
    turns = table.p.turns
    table.do("gain power 2")
    assert table.p.over
    assert GAME.reasons[table.p.over] == "sixth_star"
    assert table.p.turns == turns, "no bottom action, no more turns for the others"
    assert table.match.to_act == ()
    assert table.p.placed[0] == 6


@pytest.mark.rule("SCY-316")
def test_several_at_once_fill_up_to_six() -> None:
    table = paid("bolster", oil=3)
    five_stars(table, 0)
    table.p.reached[0] |= 2
    for cube, bottom in zip(
        ("move_units", "move_coins", "bolster_power", "bolster_cards", "trade_popularity"),
        ("upgrade", "deploy", "deploy", "build", "enlist"),
        strict=True,
    ):
        table.upgrade(0, cube, bottom)
    table.begin(0, "bottom", "bolster")
    table.do("act bottom", "upgrade produce_territories enlist")
    assert table.p.over
    assert table.p.placed[0] == 6


@pytest.mark.rule("SCY-318", "SCY-R13")
def test_gain_coins_and_bonus_before_the_last_star() -> None:
    """SCY-R13: neighbours still get their bonus, but place no more stars."""
    table = paid("build", wood=3)
    five_stars(table, 0)
    for structure, place in (("mill", "B5"), ("mine", "C3"), ("armory", "D5")):
        table.structure(0, structure, place)
    table.recruit(0, "build", "power")
    table.recruit(2, "build", "power")
    table.set(2, popularity=17)
    table.begin(0, "bottom", "move")
    coins = table.p.coins[0]
    table.do("act bottom", "build monument A4", "gain popularity 1", "gain popularity 1")
    assert table.p.over
    assert table.p.coins[0] == coins + 1
    assert table.p.popularity[2] == 18
    assert table.stars_of(2) == {}, "the active seat's sixth star came first"


@pytest.mark.rule("SCY-320")
def test_stars_of_others_after_the_action_clockwise() -> None:
    table = paid("build", wood=3)
    for seat in (1, 2):
        table.recruit(seat, "build", "power")
        table.set(seat, popularity=17)
    five_stars(table, 2)
    table.p.stars[2 * 9 + 7] = 0
    table.p.reached[2] = 0
    table.star(2, "power")
    table.p.placed[2] = 5
    table.set(2, popularity=17)
    table.begin(0, "bottom", "move")
    table.do("act bottom", "stop", "gain popularity 1")
    assert table.stars_of(2).get("popularity") is None, "not before the action is finished"
    table.do("gain popularity 1")
    assert table.p.over, "Crimea comes before Saxony and ends the game"
    assert table.stars_of(1) == {}


@pytest.mark.rule("SCY-321")
def test_turns_are_not_evened_up() -> None:
    table = Table("nordic", "saxony", "crimea")
    table.finish_turn()
    assert table.p.turn == 2
    five_stars(table, 2)
    table.set(2, power=16)
    table.p.reached[2] |= 2
    table.do("section move", "gain coins 1")
    assert table.p.over
    assert table.p.turns == 2, "Saxony had no turn at all"


@pytest.mark.rule("SCY-341")
def test_trial_scores_after_the_first_star() -> None:
    for option in (False, True):
        table = Table("nordic", "saxony", options={"sample_scoring_at_first_star": option})
        table.set(0, power=15)
        table.begin(0, "top", "bolster")
        table.do("gain power 2")
        scores = [(seat, scoring.total(table.p, seat)) for seat in range(2)]
        assert table.told("trial-score") == (scores if option else [])
        table.star(1, "power")
        table.goals(0, 12)
        table.set(0, coins=20)
        table.begin(0, "end", "bolster")
        table.do("reveal objective_12")
        assert len(table.told("trial-score")) == (2 if option else 0), "only once"


@pytest.mark.rule("SCY-R63")
def test_a_sixth_star_by_combat_still_costs_popularity() -> None:
    """SCY-R63: retreat, popularity and the loser's card come before the star; no encounter follows."""
    table = Table("saxony", "crimea")
    table.star(0, "combat", 5)
    table.hero(0, "E4")
    table.mech(1, "riverwalk", "F3")
    table.workers(1, F3=2)
    table.set(0, power=7, popularity=5)
    table.set(1, power=3)
    table.begin(0, "top", "move")
    table.do("act units", "move character E4", "step F3", "stop")
    cards = len(table.values(1))
    table.fight([7], [1])
    assert table.p.over
    assert table.p.popularity[0] == 3
    assert len(table.values(1)) == cards + 1
    assert table.p.tokens >> table.at("F3") & 1
