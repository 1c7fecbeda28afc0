"""Faction abilities (SCY-192 to SCY-205) and mech abilities (SCY-206 to SCY-231)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

import pentarchy
from pentarchy.kernel.position import LANES


def moving(*factions: str, **options: object) -> Table:
    table = Table(*factions, options=options)
    table.begin(0, "top", "move")
    return table


def reach(table: Table, unit: str, place: str) -> set[str]:
    """Where a unit may step, right after it is chosen."""
    if unit == "character":
        table.hero(0, place)
    table.res(place, oil=1)  # so that there is always a choice
    if unit == "worker":
        table.workers(0, **{place: 2})
    table.begin(0, "top", "move")
    table.do("act units", f"move {unit} {place}")
    found = set(table.verbs("step"))
    table.res(place, oil=0)
    return found


# -- factions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-193", "SCY-192")
def test_relentless() -> None:
    table = Table("rusviet", "nordic")
    table.no_goals()
    for seat in (0, 1):
        table.p.section[seat] = 1
    table.begin(0)
    assert "bolster" in table.verbs("section")
    table.begin(1)
    assert table.refused("section bolster") == "same-section", "only Rusviet"


@pytest.mark.rule("SCY-194", "SCY-R24")
@pytest.mark.parametrize("covers", [True, False])
def test_relentless_and_the_factory_card(covers: bool) -> None:
    """SCY-R24: allowed, unless the option follows later printings."""
    table = Table("rusviet", "nordic", options={"relentless_covers_factory_card": covers})
    table.factory_card(0, 5)
    table.p.section[0] = 4
    table.begin(0)
    assert ("factory" in table.verbs("section")) == covers


@pytest.mark.rule("SCY-195", "SCY-196", "SCY-R19")
def test_coercion() -> None:
    table = Table("crimea", "nordic", mats=("industrial",))
    table.workers(0, G3=1)
    table.res("G3", oil=2)
    table.hand(0, 2, 5)
    table.begin(0, "bottom", "bolster")
    table.do("act bottom")
    assert table.legal() == ["pay G3", "pay_card 2", "pay_card 5"]
    table.do("pay_card 5")
    assert table.refused("pay_card 2") in ("no-coercion", "other-question"), "once per turn"
    assert table.asked == "upgrade", "the other two tokens were the only ones left"
    assert table.discard() == [5]
    assert table.tokens("G3") == {}


@pytest.mark.rule("SCY-195", "SCY-192")
def test_coercion_once_per_turn_and_only_for_crimea() -> None:
    table = Table("crimea", "nordic")
    table.workers(0, G3=1)
    table.res("G3", oil=1)
    table.hand(0, 2, 5)
    table.begin(0, "bottom", "bolster")
    assert table.refused("act bottom") == "cannot-pay", "one token and one card are two of three"
    table.res("G3", oil=2)
    table.p.coerced = 1
    table.touch()
    assert table.refused("act bottom") == "cannot-pay"
    table = Table("nordic", "crimea")
    table.hand(0, 2, 5)
    table.res("A4", oil=2)
    table.begin(0, "bottom", "bolster")
    assert table.refused("act bottom") == "cannot-pay"


@pytest.mark.rule("SCY-197", "SCY-329")
def test_combat_cards_are_worth_nothing_at_the_end() -> None:
    from pentarchy.games.scythe import scoring

    table = Table("crimea", "nordic")
    before = scoring.total(table.p, 0)
    table.hand(0, 5, 5, 5)
    table.workers(0, G3=4, H1=4)
    assert scoring.total(table.p, 0) == before


@pytest.mark.rule("SCY-198", "SCY-199")
def test_swim() -> None:
    table = moving("nordic", "saxony")
    assert reach(table, "worker", "A4") == {"A5", "A3", "B4", "B5"}
    assert "B5" in reach(table, "character", "A4")
    assert not {"A3", "B4"} & reach(table, "character", "A4")
    assert "C4" not in reach(table, "worker", "B5"), "no lakes"


@pytest.mark.rule("SCY-200", "SCY-201", "SCY-202")
def test_meander() -> None:
    table = moving("polania", "saxony")
    table.hero(0, "C1")
    table.encounter(1)
    table.set(0, coins=0, popularity=1)
    decks = len(table.p.zones[3])
    table.do("act units", "move character C1", "step D2", "stop")
    assert table.legal() == ["option 1"], "only the free option can be paid"
    table.do("option 1", "gain coins 2", "gain popularity 1")
    assert table.refused("option 1") == "option-used"
    assert table.legal() == ["option 2", "option 3", "stop"], "what the first gave pays for the second"
    table.do("option 2", "gain food 4")
    assert table.asked == "turn"
    assert table.tokens("D2") == {"food": 4}
    assert len(table.p.zones[3]) == decks, "one card, back under the deck"


@pytest.mark.rule("SCY-200", "SCY-192")
def test_others_choose_one_option() -> None:
    table = moving("saxony", "polania")
    table.hero(0, "F1")
    table.encounter(15)
    table.do("act units", "move character F1", "step F2", "stop", "option 1", "gain popularity 2")
    assert table.asked == "turn"


@pytest.mark.rule("SCY-203", "SCY-204", "SCY-295")
def test_dominate_with_objectives() -> None:
    for faction, left in (("saxony", 1), ("nordic", 0)):
        table = Table(faction, "crimea")
        table.goals(0, 12, 8)
        table.set(0, coins=20, popularity=7)
        table.workers(0, A4=4)
        table.begin(0, "end", "move")
        table.do("reveal objective_12")
        assert table.stars_of(0) == {"objective": 1}
        assert len(table.p.zones[12]) == left
    table = Table("saxony", "crimea")
    table.goals(0, 12, 3)
    table.set(0, coins=20)
    table.workers(0, A2=1, B6=1, B7=1)
    table.begin(0, "end", "move")
    table.do("reveal objective_12", "reveal objective_3")
    assert table.stars_of(0) == {"objective": 2}


@pytest.mark.rule("SCY-205", "SCY-203", "SCY-258")
def test_dominate_in_combat() -> None:
    for faction, stars in (("saxony", 3), ("nordic", 2)):
        table = moving(faction, "crimea")
        table.star(0, "combat", 2)
        table.hero(0, "C3")
        table.mech(1, "riverwalk", "D4")
        table.set(0, power=3)
        table.do("act units", "move character C3", "step D4", "stop")
        table.fight([3], [0])
        assert table.stars_of(0)["combat"] == stars, "Saxony must place it"


# -- movement of characters and mechs --------------------------------------------------------------------------------


@pytest.mark.rule("SCY-206", "SCY-157")
def test_abilities_are_for_characters_and_mechs() -> None:
    table = moving("polania", "saxony")
    table.mech(0, "riverwalk", "D1")
    assert "C2" in reach(table, "character", "C1")
    table.mech(0, "submerge", "C1")
    assert "C2" in reach(table, "mech", "C1")
    assert "C2" not in reach(table, "worker", "C1")


@pytest.mark.rule("SCY-207", "SCY-208", "SCY-209", "SCY-210", "SCY-211", "SCY-212")
@pytest.mark.parametrize(
    ("faction", "place", "over", "closed"),
    [
        ("saxony", "C5", {"B5"}, {"C6", "D6"}),
        ("saxony", "B2", {"C1"}, set()),
        ("rusviet", "C5", {"C6"}, {"B5", "D6"}),
        ("rusviet", "E2", {"D1", "D2", "F2"}, {"F1"}),
        ("nordic", "C5", {"B5"}, {"C6", "D6"}),
        ("nordic", "F5", {"G4"}, set()),
        ("crimea", "C5", {"D6"}, {"B5", "C6"}),
        ("crimea", "E2", {"D1"}, {"D2", "F2", "F1"}),
        ("polania", "C5", {"B5", "C6"}, {"D6"}),
        ("polania", "E2", {"F1", "F2", "D2"}, {"D1"}),
    ],
)
def test_riverwalk(faction: str, place: str, over: set[str], closed: set[str]) -> None:
    other = "crimea" if faction != "crimea" else "saxony"
    table = moving(faction, other)
    table.workers(1)
    before = reach(table, "character", place)
    assert not before & (over | closed)
    table.mech(0, "riverwalk")
    after = reach(table, "character", place)
    assert after - before == over
    table.begin(0, "top", "move")
    table.do("act units", f"move character {place}")
    for name in closed:
        assert table.refused(f"step {name}") == "river"


@pytest.mark.rule("SCY-213", "SCY-215")
def test_speed() -> None:
    table = moving("polania", "saxony")
    table.workers(1)
    table.hero(0, "A1")
    table.do("act units", "move character A1", "step A2")
    assert table.asked == "move", "one step without Speed"
    table.mech(0, "speed", "A1")
    table.begin(0, "top", "move")
    table.hero(0, "C3")
    table.do("act units", "move character C3", "step B4", "step F4")  # on foot, then through a tunnel
    assert table.where_hero(0) == "F4"
    table.begin(0, "top", "move")
    table.do("act units", "move character F4", "step C2", "step C3")  # through a tunnel, then on foot
    assert table.where_hero(0) == "C3"
    assert table.asked == "move"


@pytest.mark.rule("SCY-214")
def test_enemy_units_end_a_fast_movement() -> None:
    table = moving("polania", "saxony")
    table.mech(0, "speed", "C3")
    for unit in ("worker", "mech"):
        table.workers(1, **({"D4": 1} if unit == "worker" else {}))
        table.mech(1, "riverwalk", "D4" if unit == "mech" else "F1")
        table.mech(0, "speed", "C3")
        table.begin(0, "top", "move")
        table.do("act units", "move mech C3", "step D4")
        assert table.asked == "move"
        assert table.refused("move mech D4") == "unit-has-moved"


@pytest.mark.rule("SCY-217")
def test_underpass() -> None:
    table = moving("saxony", "nordic")
    table.mech(0, "underpass", "D5")
    table.workers(0, A1=1, G5=1)
    table.structure(0, "mine", "F2")
    found = reach(table, "mech", "D5")
    assert {"A1", "F2", "B4", "C2", "C5", "E3", "E6", "F4"} <= found
    assert "G4" not in found, "a mountain it does not control"
    assert "A1" in reach(table, "character", "E3"), "from a tunnel too"
    assert "A1" not in reach(table, "character", "C3")


@pytest.mark.rule("SCY-219")
def test_township() -> None:
    table = moving("rusviet", "nordic")
    table.mech(0, "township", "C6")
    table.workers(0, A3=1)
    found = reach(table, "mech", "C6")
    assert {"A3", "D4"} <= found
    assert "D2" not in found, "a village it does not control"
    assert {"A3", "C6"} <= reach(table, "character", "D4")
    assert "D4" not in reach(table, "character", "B7")


@pytest.mark.rule("SCY-221", "SCY-223", "SCY-224")
def test_seaworthy_and_its_cargo() -> None:
    table = moving("nordic", "saxony")
    table.mech(0, "seaworthy", "C4")
    table.workers(0, C4=2)
    table.res("C4", oil=1)
    table.do("act units")
    assert table.refused("move worker C4") == "unit-stuck", "a worker leaves a lake only on a mech"
    table.do("move mech C4")
    assert table.verbs("step") == []
    assert table.legal() == ["load worker", "load oil", "load_all"]
    assert table.refused("step D5") == "left-on-lake"
    table.do("load oil", "load worker")
    assert table.asked == "movement", "the other worker must come along too: the engine loaded it"
    table.do("step D5")
    assert (table.workers_at(0, "D5"), table.tokens("D5")) == (2, {"oil": 1})


@pytest.mark.rule("SCY-223", "SCY-R46")
def test_what_may_stay_on_a_lake() -> None:
    """SCY-R46: workers with another mech, tokens with another fighting unit."""
    table = moving("nordic", "saxony")
    table.mech(0, "seaworthy", "C4")
    table.hero(0, "C4")
    table.workers(0, C4=1)
    table.res("C4", oil=1)
    table.do("act units", "move mech C4")
    assert table.refused("step D5") == "left-on-lake", "the character cannot keep a worker"
    table.do("load worker")
    assert table.refused("step D5") is None, "but it can keep the token"
    table.begin(0, "top", "move")
    table.do("act units", "move character C4")
    assert table.refused("step D5") is None, "the mech keeps both"


@pytest.mark.rule("SCY-230", "SCY-221")
def test_submerge() -> None:
    table = moving("polania", "saxony")
    table.mech(0, "submerge", "B1")
    assert reach(table, "mech", "B1") >= {"B3", "C4", "D3", "E5", "E7", "G2", "A1", "B2", "C1"}
    assert "B3" in reach(table, "character", "A2")
    assert "E5" not in reach(table, "character", "A2"), "only from a lake"
    nordic = moving("nordic", "saxony")
    nordic.mech(0, "seaworthy", "B3")
    assert "C4" not in reach(nordic, "mech", "B3"), "Seaworthy does not join the lakes"


@pytest.mark.rule("SCY-228", "SCY-20", "SCY-111", "SCY-R49")
def test_wayfare() -> None:
    table = moving("crimea", "nordic", "saxony")
    table.mech(0, "wayfare", "D4")
    table.workers(0, D4=2)
    found = {place for place in reach(table, "mech", "D4") if place.startswith("base")}
    assert found == {"base_crimea", "base_rusviet", "base_polania", "base_albion", "base_togawa"}
    assert table.refused("step base_nordic") == "base-closed"
    table.res("D4", oil=2)
    table.do("load_all", "step base_polania")
    assert table.workers_at(0, "base_polania") == 2
    assert sum(table.p.resources(0)) == 0, "tokens on a base cannot be spent"
    table.begin(0, "top", "move")
    table.do("act units", "move mech base_polania", "load_all", "step C1")
    assert (table.workers_at(0, "C1"), table.tokens("C1")) == (2, {"oil": 2})
    assert "base_albion" in reach(table, "character", "base_crimea")
    worker = moving("crimea", "nordic")
    worker.mech(0, "wayfare")
    assert not [place for place in reach(worker, "worker", "G3") if place.startswith("base")]


@pytest.mark.rule("SCY-231", "SCY-R23")
@pytest.mark.parametrize(("scope", "left"), [("any_retreat_on_own_turn", 5), ("after_combat_only", 3)])
def test_camaraderie_when_workers_are_displaced(scope: str, left: int) -> None:
    """SCY-R23: by default on any forced retreat; the option follows other printings."""
    table = moving("polania", "saxony", camaraderie_scope=scope)
    table.set(0, popularity=5)
    table.mech(0, "camaraderie", "C3")
    table.workers(1, D4=2)
    table.do("act units", "move mech C3", "step D4")
    assert table.p.popularity[0] == left


@pytest.mark.rule("SCY-231", "SCY-252")
@pytest.mark.parametrize("scope", ["any_retreat_on_own_turn", "after_combat_only"])
def test_camaraderie_in_combat(scope: str) -> None:
    table = moving("polania", "saxony", camaraderie_scope=scope)
    table.set(0, popularity=5, power=4)
    table.mech(0, "camaraderie", "C3")
    table.workers(1, D4=2)
    table.mech(1, "riverwalk", "D4")
    table.do("act units", "move mech C3", "step D4", "stop")
    table.fight([4], [0])
    assert table.p.popularity[0] == 5
    assert table.p.retreats == 2


# -- abilities in combat ---------------------------------------------------------------------------------------------


def combat_at(place: str, origin: str, attacker: str, defender: str, *abilities: tuple[int, str]) -> Table:
    """The attacker's character moves against the defender's; abilities lie with mechs on the bases."""
    table = Table(attacker, defender)
    for seat, ability in abilities:
        table.mech(seat, ability)
    table.workers(1)
    table.hero(0, origin)
    table.hero(1, place)
    table.set(0, power=7)
    table.set(1, power=7)
    table.hand(0, 2)
    table.hand(1, 3, 4)
    table.begin(0, "top", "move")
    table.do("act units", f"move character {origin}")
    if table.asked == "movement":
        table.do(f"step {place}")
    table.do("stop")
    return table


@pytest.mark.rule("SCY-218", "SCY-239")
def test_disarm() -> None:
    table = combat_at("B4", "C3", "saxony", "nordic", (0, "disarm"))
    assert table.p.power == [7, 5], "on a tunnel, once"
    table = combat_at("D5", "D4", "saxony", "nordic", (0, "disarm"))
    assert table.p.power == [7, 7], "not elsewhere"
    table = combat_at("B4", "C3", "nordic", "saxony", (1, "disarm"))
    assert table.p.power == [5, 7], "the defender too"
    table = Table("saxony", "nordic")
    table.structure(0, "mine", "D5")
    table.mech(0, "disarm", "D4")
    table.hero(1, "D5")
    table.set(1, power=1)
    table.begin(0, "top", "move")
    table.do("act units", "move mech D4", "step D5", "stop")
    assert table.p.power[1] == 0, "on the own mine; no less than 0"
    assert table.told("disarmed") == [(0, 1, 1)], "told is what was really lost"


@pytest.mark.rule("SCY-220")
def test_peoples_army() -> None:
    from pentarchy.games.scythe.decisions.combat import card_limit

    table = Table("rusviet", "polania")
    table.hand(0, 2, 2, 2, 2, 2)
    table.workers(0, D5=3)
    table.hero(0, "D5")
    at = table.at("D5")
    assert card_limit(table.p, 0, at) == 1
    table.mech(0, "peoples_army")
    assert card_limit(table.p, 0, at) == 2, "one for all the workers together"
    table.workers(0)
    assert card_limit(table.p, 0, at) == 1


@pytest.mark.rule("SCY-222", "SCY-255", "SCY-R45")
def test_seaworthy_retreat() -> None:
    """SCY-R45: base or free adjacent lakes, each unit for itself; workers only with a mech."""
    table = Table("saxony", "nordic")
    table.workers(1, D5=2)
    table.hero(1, "D5")
    table.mech(1, "seaworthy", "D5")
    table.mech(1, "artillery", "D5")
    table.hero(0, "D4")
    table.set(0, power=7)
    table.set(1, power=0)
    table.res("D5", metal=2)
    table.begin(0, "top", "move")
    table.do("act units", "move character D4", "step D5", "stop")
    table.fight([7], [0])
    assert table.seat == 1
    assert set(table.verbs("retreat")) == {"base_nordic", "C4", "E5"}
    assert table.refused("retreat D3") == "no-retreat-there"
    table.do("retreat base_nordic", "retreat C4", "retreat E5")
    assert set(table.verbs("retreat")) == {"base_nordic", "C4", "E5"}, "now a worker"
    table.do("retreat C4", "retreat base_nordic")
    assert table.where_hero(1) == "base_nordic"
    assert (table.workers_at(1, "C4"), table.workers_at(1, "base_nordic")) == (1, 1)
    assert table.tokens("D5") == {"metal": 2}, "no resources are taken along"


@pytest.mark.rule("SCY-222")
def test_no_retreat_onto_an_occupied_lake_and_no_worker_without_a_mech() -> None:
    table = Table("polania", "nordic")
    table.mech(0, "submerge", "C4")
    table.workers(1, D5=1)
    table.hero(1, "D5")
    table.mech(1, "seaworthy", "D5")
    table.hero(0, "D4")
    table.set(0, power=7)
    table.begin(0, "top", "move")
    table.do("act units", "move character D4", "step D5", "stop")
    table.fight([7], [0])
    assert set(table.verbs("retreat")) == {"base_nordic", "E5"}
    table.do("retreat E5", "retreat base_nordic")
    assert table.workers_at(1, "D5") == 0
    assert table.workers_at(1, "base_nordic") == 2, "no mech went to E5, so the worker joined the one on the base"


@pytest.mark.rule("SCY-227", "SCY-238", "SCY-239")
def test_artillery() -> None:
    table = combat_at("D5", "D4", "nordic", "saxony", (0, "artillery"))
    assert (table.asked, table.seat) == ("artillery", 0)
    table.do("use")
    assert table.p.power == [6, 5]
    assert table.p.actor == LANES, "once per combat"
    table = combat_at("D5", "D4", "nordic", "saxony", (0, "artillery"))
    table.do("skip")
    assert table.p.power == [7, 7]
    table = combat_at("D5", "D4", "saxony", "nordic", (1, "artillery"))
    assert table.seat == 1, "the defender may use it too"


@pytest.mark.rule("SCY-R51", "SCY-92")
@pytest.mark.parametrize(
    ("power", "lost", "english", "russian"),
    [
        (5, 2, "Second loses 2 power", "Second теряет 2 силы"),
        (1, 1, "Second loses 1 power", "Second теряет 1 силу"),
        (0, 0, "Second has no power to lose", "Second и так без силы"),
    ],
)
def test_artillery_is_told_with_what_was_really_lost(power: int, lost: int, english: str, russian: str) -> None:
    table = Table("nordic", "saxony")
    table.mech(0, "artillery")
    table.set(0, power=3)
    table.set(1, power=power)
    table.hero(0, "D4")
    table.hero(1, "D5")
    table.begin(0, "top", "move")
    table.do("act units", "move character D4", "step D5", "stop")
    assert (str(lost) if lost else "no power to lose") in table.match.prompt(0, "en")
    table.do("use")
    assert table.p.power == [2, power - lost]
    assert table.told("artillery") == [(0, 1, lost)]
    match = pentarchy.new("scythe", ["First", "Second"], 1)
    match._events = table.events
    assert f"First pays 1 power for Artillery: {english}" in match.log(None, "en")
    assert f"First тратит 1 силу на артиллерию: {russian}" in match.log(None, "ru")


@pytest.mark.rule("SCY-227", "SCY-R51")
def test_artillery_needs_power() -> None:
    """SCY-R51."""
    table = Table("nordic", "saxony")
    table.mech(0, "artillery")
    table.set(0, power=0)
    table.set(1, power=1)
    table.hero(0, "D4")
    table.hero(1, "D5")
    table.begin(0, "top", "move")
    table.do("act units", "move character D4", "step D5", "stop")
    assert table.p.actor == LANES


@pytest.mark.rule("SCY-229", "SCY-238")
def test_scout() -> None:
    table = combat_at("D5", "D4", "crimea", "saxony", (0, "scout"))
    assert len(table.values(0)) == 2
    assert len(table.values(1)) == 1
    assert sorted(table.values(0) + table.values(1)) == [2, 3, 4]
    assert table.match.view(1)["seats"][0]["known_hand"], "the victim knows what was taken"
    assert table.match.view(None)["seats"][0]["known_hand"] == []
    taken = {combat_seed(seed) for seed in range(12)}
    assert taken == {3, 4}, "a random card"


def combat_seed(seed: int) -> int:
    table = Table("crimea", "saxony", seed=seed)
    table.mech(0, "scout")
    table.workers(1)
    table.hero(0, "D4")
    table.hero(1, "D5")
    table.hand(0)
    table.hand(1, 3, 4)
    table.begin(0, "top", "move")
    table.do("act units", "move character D4", "step D5", "stop")
    return table.values(0)[0]


@pytest.mark.rule("SCY-238")
def test_attacker_first() -> None:
    """Nordic attacks with 2 power on a tunnel: Artillery comes before Saxony disarms, so it can still be paid."""
    table = Table("nordic", "saxony")
    table.mech(0, "artillery")
    table.mech(1, "disarm")
    table.hero(0, "C3")
    table.hero(1, "B4")
    table.set(0, power=2)
    table.set(1, power=4)
    table.begin(0, "top", "move")
    table.do("act units", "move character C3", "step B4", "stop")
    assert table.asked == "artillery"
    table.do("use")
    assert table.p.power == [0, 2]


@pytest.mark.rule("SCY-225")
def test_combat_on_a_lake() -> None:
    table = Table("nordic", "polania")
    table.mech(0, "seaworthy", "D5")
    table.mech(1, "submerge", "C4")
    table.begin(0, "top", "move")
    table.do("act units", "move mech D5", "step C4", "stop")
    assert table.p.actor == LANES
