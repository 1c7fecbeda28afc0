"""Combat (SCY-232 to SCY-261)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe.position import HAND
from pentarchy.kernel.position import LANES


def battle(attacker: str = "saxony", defender: str = "crimea", place: str = "D5", origin: str = "D4") -> Table:
    """Seat 0's character has moved against seat 1's; the dials are open."""
    table = Table(attacker, defender)
    table.workers(1)
    table.hero(0, origin)
    table.hero(1, place)
    table.set(0, power=7, popularity=5)
    table.set(1, power=7, popularity=5)
    table.hand(0, 2, 3)
    table.hand(1, 4, 5)
    table.begin(0, "top", "move")
    return table


def attack(table: Table, place: str = "D5", origin: str = "D4") -> None:
    table.do("act units", f"move character {origin}", f"step {place}", "stop")
    assert table.p.actor == LANES


@pytest.mark.rule("SCY-233", "SCY-234", "SCY-235", "SCY-236")
def test_one_combat_per_territory_in_the_order_of_the_attacker() -> None:
    table = Table("polania", "saxony", "nordic")
    table.mech(0, "riverwalk", "C3")
    table.hero(0, "D5")
    table.hero(1, "D4")
    table.mech(2, "riverwalk", "C5")
    table.begin(0, "top", "move")
    table.do("act units", "move mech C3", "step D4", "move character D5", "step C5")
    assert (table.asked, table.seat) == ("fight", 0)
    assert sorted(table.verbs("fight")) == ["C5", "D4"]
    assert table.refused("fight D5") == "no-combat-there"
    table.do("fight C5")
    assert table.match.to_act == (0, 2), "only the two players with fighting units there"
    assert table.told("combat") == [(0, 2, table.at("C5"))]
    table.fight([0], [0])
    assert table.match.to_act == (0, 1), "then the other one"


@pytest.mark.rule("SCY-237")
def test_combat_without_power_and_popularity() -> None:
    table = battle()
    for seat in (0, 1):
        table.set(seat, power=0, popularity=0)
        table.hand(seat)
    attack(table)
    assert table.legal(0) == table.legal(1) == ["dial 0"]
    table.fight([0], [0])
    assert table.where_hero(1) == "base_crimea", "a tie is won by the attacker"


@pytest.mark.rule("SCY-240", "SCY-241")
@pytest.mark.parametrize(("power", "highest"), [(3, 3), (7, 7), (12, 7)])
def test_dial(power: int, highest: int) -> None:
    table = battle()
    table.set(0, power=power)
    attack(table)
    assert table.verbs("dial", 0) == [str(n) for n in range(highest + 1)]
    if highest < 7:
        assert table.refused(f"dial {highest + 1}", 0) == "dial-too-high"
    assert table.refused("add 2", 0) == "dial-first"
    assert table.refused("commit", 0) == "dial-first"
    assert table.match.to_act == (0, 1), "both at the same time"


@pytest.mark.rule("SCY-242", "SCY-243")
def test_cards_one_per_fighting_unit() -> None:
    table = battle()
    table.mech(0, "riverwalk", "D4")
    table.hand(0, 2, 3, 3)
    table.do("act units", "move mech D4", "step D5", "move character D4", "step D5")
    table.do("dial 0", seat=0)
    assert table.verbs("add", 0) == ["2", "3"]
    assert table.refused("add 5", 0) == "no-such-card"
    table.do("add 3", "add 3", seat=0)
    assert table.match.to_act == (1,), "two units, two cards: nothing more to choose"
    table.do("dial 0", "add 5", seat=1)
    assert table.told("won")[0][0] == 0, "6 against 5"


@pytest.mark.rule("SCY-242")
def test_not_more_cards_than_units() -> None:
    table = battle()
    table.hand(0, 2, 3, 3)
    attack(table)
    table.do("dial 1", "add 3", seat=0)
    assert table.match.to_act == (1,)
    table.do("dial 0", "commit", seat=1)
    assert table.discard() == [3]


@pytest.mark.rule("SCY-244", "SCY-333", "SCY-R58")
def test_choices_are_secret_until_both_have_committed() -> None:
    table = battle()
    attack(table)
    before = [table.match.view(viewer) for viewer in (1, None)]
    table.do("dial 4", "add 3", seat=0)
    assert [table.match.view(viewer) for viewer in (1, None)] == before
    assert table.match.view(0)["turn"]["combat"]["own"] == {"dial": 4, "cards": [3]}
    assert len(table.p.zones[HAND]) == 2, "SCY-R58: the hand looks as before"
    assert table.told("dial") == []
    table.do("dial 1", "commit", seat=1)
    assert table.told("dial") == [(0, 4), (1, 1)]
    assert table.told("played") == [(0, 1)]


@pytest.mark.rule("SCY-240")
def test_answers_may_be_taken_back_before_the_commitment() -> None:
    table = battle()
    attack(table)
    table.do("dial 4", seat=0)
    assert table.p.take_back_in_lane(0)
    table.do("dial 6", "commit", seat=0)
    assert not table.p.take_back_in_lane(0)
    table.do("dial 0", "commit", seat=1)
    assert table.p.power[0] == 1


@pytest.mark.rule("SCY-245", "SCY-246", "SCY-247", "SCY-248", "SCY-249")
@pytest.mark.parametrize(
    ("ours", "theirs", "winner"),
    [([5], [4], 0), ([4], [5], 1), ([4], [4], 0), ([0, 3], [0, 4], 1), ([7, 2], [5, 4], 0), ([2, 3], [6], 1)],
)
def test_result(ours: list[int], theirs: list[int], winner: int) -> None:
    table = battle()
    attack(table)
    table.fight(ours, theirs)
    assert table.p.power == [7 - ours[0], 7 - theirs[0]], "winner and loser alike; cards do not touch the track"
    assert table.discard() == sorted(ours[1:] + theirs[1:])
    assert table.told("won")[0][0] == winner
    loser = 1 - winner
    assert table.where_hero(loser) == table.base(loser)
    assert table.where_hero(winner) == "D5"


@pytest.mark.rule("SCY-250", "SCY-256", "SCY-255")
@pytest.mark.parametrize(("power", "winner"), [(7, 0), (0, 1)])
def test_the_winner_gets_the_territory_and_all_resources(power: int, winner: int) -> None:
    table = battle()
    table.mech(0, "riverwalk", "D4")
    table.mech(1, "riverwalk", "D5")
    table.workers(0, D4=2)
    table.workers(1, D5=1, F1=1)
    table.res("D4", oil=2)
    table.res("D5", metal=3)
    table.set(0, power=power)
    table.do("act units", "move character D4", "load oil", "load oil", "step D5")
    table.do("move mech D4", "load worker", "load worker", "step D5")
    table.fight([power], [1] if winner else [0])
    assert table.controls(winner) >= {"D5"}
    assert table.tokens("D5") == {"metal": 3, "oil": 2}, "carried tokens stay there"
    loser = 1 - winner
    assert table.where_hero(loser) == table.where_mech(loser, "riverwalk") == table.base(loser)
    assert table.workers_at(loser, "D5") == 0


@pytest.mark.rule("SCY-251", "SCY-309", "SCY-258")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("winner", [0, 1])
def test_combat_stars(before: int, after: int, winner: int) -> None:
    table = battle("nordic", "crimea")
    if before:
        table.star(winner, "combat", before)
    attack(table)
    table.fight([3], [2] if winner == 0 else [4])
    assert table.stars_of(winner) == {"combat": after}
    assert table.stars_of(1 - winner) == {}


@pytest.mark.rule("SCY-252", "SCY-253")
@pytest.mark.parametrize(("dials", "popularity"), [((3, 0), [3, 5]), ((0, 3), [5, 5])])
def test_popularity_for_retreating_workers(dials: tuple[int, int], popularity: list[int]) -> None:
    table = battle()
    table.workers(1, D5=2)
    table.mech(0, "riverwalk", "D4")
    table.workers(0, D4=3)
    table.do("act units", "move mech D4", "load_all", "step D5", "stop")
    table.fight([dials[0]], [dials[1]])
    assert table.p.popularity == popularity
    assert table.p.retreats == (2 if dials[0] else 0)


@pytest.mark.rule("SCY-254", "SCY-274")
@pytest.mark.parametrize(("dials", "met"), [((3, 0), True), ((0, 3), False)])
def test_encounter_only_after_a_won_combat(dials: tuple[int, int], met: bool) -> None:
    table = Table("saxony", "crimea")
    table.hero(0, "E4")
    table.mech(1, "riverwalk", "F3")
    table.set(0, power=5)
    table.set(1, power=5)
    table.begin(0, "top", "move")
    table.do("act units", "move character E4", "step F3", "stop")
    assert table.p.actor == LANES, "the combat comes first"
    table.fight([dials[0]], [dials[1]])
    assert (table.asked == "encounter") == met
    assert bool(table.p.tokens >> table.at("F3") & 1) != met, "if it lost, the token stays"


@pytest.mark.rule("SCY-254", "SCY-R42")
def test_a_winning_defender_has_the_encounter_at_once() -> None:
    """SCY-R42: it does not happen in a normal game; with the token still there it would."""
    table = Table("saxony", "crimea")
    table.hero(0, "E4")
    table.hero(1, "F3")
    table.set(1, power=5)
    table.begin(0, "top", "move")
    table.do("act units", "move character E4", "step F3", "stop")
    table.fight([0], [4])
    assert (table.asked, table.seat) == ("encounter", 1)


@pytest.mark.rule("SCY-257")
@pytest.mark.parametrize(("theirs", "drawn"), [([0], 0), ([1], 1), ([0, 4], 0)])
def test_the_loser_draws_if_he_used_power(theirs: list[int], drawn: int) -> None:
    table = battle()
    attack(table)
    table.fight([7], theirs)
    assert len(table.values(1)) == 2 + drawn, "a card played also counts: one out, one in"
    assert len(table.values(0)) == 2, "the winner draws nothing"


@pytest.mark.rule("SCY-258")
def test_more_combats_after_two_stars() -> None:
    table = battle("nordic", "crimea")
    table.star(0, "combat", 2)
    attack(table)
    table.fight([3], [0])
    assert table.p.placed[0] == 2
    assert table.where_hero(1) == "base_crimea", "the combat counts all the same"


@pytest.mark.rule("SCY-259", "SCY-319", "SCY-317")
def test_the_sixth_star_calls_off_pending_combats() -> None:
    table = Table("saxony", "crimea")
    table.star(0, "combat", 5)
    table.hero(0, "C3")
    table.mech(0, "speed", "D5")
    table.workers(0, D5=2)
    table.res("D5", metal=2)
    table.hero(1, "B4")
    table.mech(1, "riverwalk", "E6")
    table.set(0, power=7)
    table.begin(0, "top", "move")
    table.do("act units", "move character C3", "step B4")
    table.do("move mech D5", "load worker", "load metal", "step E6")
    assert table.asked == "fight"
    table.do("fight B4")
    table.fight([7], [0])
    assert table.p.over
    assert table.where_mech(0, "speed") == "D5", "back where it came from"
    assert table.workers_at(0, "D5") == 2
    assert table.tokens("D5") == {"metal": 2}
    assert table.tokens("E6") == {}
    assert table.where_mech(1, "riverwalk") == "E6"
    assert table.told("went-back") == [(0, 1, table.at("E6"), table.at("D5"))]


@pytest.mark.rule("SCY-319", "SCY-R54")
def test_only_the_last_step_is_undone() -> None:
    """SCY-R54: earlier steps, tokens put down on the way and displaced workers stay as they are."""
    table = Table("saxony", "crimea")
    table.star(0, "combat", 5)
    table.hero(0, "C3")
    table.mech(0, "speed", "D4")
    table.res("D4", oil=2)
    table.hero(1, "B4")
    table.mech(1, "riverwalk", "E6")
    table.set(0, power=7)
    table.begin(0, "top", "move")
    table.do("act units", "move character C3", "step B4")
    table.do("move mech D4", "load oil", "load oil", "step D5", "unload oil", "step E6", "fight B4")
    table.fight([7], [0])
    assert table.where_mech(0, "speed") == "D5"
    assert table.tokens("D5") == {"oil": 2}


@pytest.mark.rule("SCY-260", "SCY-225", "SCY-R47")
def test_popularity_for_workers_on_a_lake() -> None:
    table = Table("nordic", "polania")
    table.mech(0, "seaworthy", "D5")
    table.mech(1, "submerge", "C4")
    table.workers(1, C4=2)
    table.res("C4", oil=1)
    table.set(0, popularity=5, power=5)
    table.begin(0, "top", "move")
    table.do("act units", "move mech D5", "step C4", "stop")
    table.fight([5], [0])
    assert table.p.popularity[0] == 3
    assert table.workers_at(1, "base_polania") == 2
    assert table.where_mech(1, "submerge") == "base_polania"
    table.begin(0, "top", "move")
    table.workers(0, C4=1, A4=1)
    table.do("act units", "move mech C4")
    assert table.refused("step D5") == "left-on-lake", "SCY-R47: what was won on a lake binds the winner"
