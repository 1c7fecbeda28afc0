"""Uncivilised cards: expectations from the printed meaning, computed by hand.

Unless stated otherwise the player of the card has 10 of each resource, every opponent 5.
"""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import table


@pytest.mark.rule("IMP-R18", "IMP-R16")
def test_standing_army_stops_an_attack_unless_its_player_gives_progress():
    t = table("romans", state="empire", hand=["1CIV4"], others=[{"play": ["1UNC1"]}])
    t.play("1CIV4", "no")
    assert t.pool(0) == (12, 10, 11)
    assert t.pool(1) == (5, 5, 5)
    assert t.unrest_in_hand(1) == 0

    t = table("romans", state="empire", hand=["1CIV4"], others=[{"play": ["1UNC1"]}])
    t.play("1CIV4", "yes")
    assert t.pool(0) == (12, 10, 10)
    assert t.pool(1) == (7, 5, 6)
    assert t.unrest_in_hand(1) == 1


@pytest.mark.rule("IMP-136", "IMP-100")
def test_jade_mask_draws_without_reshuffling_and_puts_one_card_back():
    t = table("romans", hand=["1UNC2"], deck=["1ROM17", "1ROM18"], discard=["1ROM20"])
    t.play("1UNC2", "most", "pick 1ROM18")
    assert t.hand(0) == {"1ROM17"}
    assert t.deck(0)[0] == "1ROM18"
    assert t.discard(0) == {"1ROM20", "1UNC2"}


@pytest.mark.rule("IMP-138", "IMP-177", "IMP-179")
def test_elders_acquire_or_break_through():
    t = table("romans", hand=["1UNC3"], market=["1TRI2", "1UNC20", "1REG6", "1UNC9", "1CIV10"])
    t.play("1UNC3", "option 1", "pick 1UNC9")
    assert t.hand(0) == {"1UNC9", t.unrest}
    assert t.pool(1) == (5, 5, 5)

    t = table("romans", hand=["1UNC3"], uncivilised=["1UNC8"], market=["1TRI2", "1UNC20", "1REG6", "1UNC9", "1CIV10"])
    t.play("1UNC3", "option 2", "deck uncivilised")
    assert t.hand(0) == {"1UNC8"}
    assert t.pool(1) == (5, 5, 6)


@pytest.mark.rule("IMP-137")
def test_town_lets_every_player_gain_material():
    t = table("romans", play=["1UNC4"], players=3)
    t.exhaust("1UNC4", "yes", "no", "yes")
    assert [t.pool(k) for k in range(3)] == [(12, 10, 10), (5, 5, 5), (7, 5, 5)]
    assert t.exhausts(0) == 4
    assert not t.can_exhaust("1UNC4")


@pytest.mark.rule("IMP-77", "IMP-R5")
def test_shrine_draws_for_one_material():
    t = table("romans", play=["1UNC6"], deck=["1ROM17", "1ROM18"])
    t.exhaust("1UNC6")
    assert t.pool(0) == (9, 10, 10)
    assert t.hand(0) == {"1ROM17"}
    t = table("romans", play=["1UNC6"], deck=["1ROM17", "1ROM18"], pool=(0, 4, 4))
    assert not t.can_exhaust("1UNC6")


@pytest.mark.rule("IMP-178", "IMP-154")
def test_invasion_breaks_through_for_a_region_and_opponents_recall_one():
    t = table("romans", hand=["1UNC7"], others=[{"play": ["1PER20"]}])
    t.play("1UNC7", "option 2", "pick 1REG6")
    assert t.pool(0) == (7, 10, 10)
    assert t.hand(0) == {"1REG6"}
    assert t.in_play(1) == set()
    assert "1PER20" in t.hand(1)
    assert t.unrest_in_hand(1) == 1
    assert t.discard(0) == {"1UNC7"}

    t = table("romans", hand=["1UNC7"], others=[{"play": ["1PER20"]}])
    t.play("1UNC7", "option 1", "pick 1TRI2")
    assert t.hand(0) == {"1TRI2"}
    assert t.in_play(1) == {"1PER20"}


@pytest.mark.rule("IMP-R6")
def test_invasion_needs_its_three_material():
    t = table("romans", hand=["1UNC7"], pool=(2, 10, 0))
    assert not t.can_play("1UNC7")
    t = table("romans", hand=["1UNC7"], pool=(1, 10, 1))
    assert t.can_play("1UNC7")


@pytest.mark.rule("IMP-139")
def test_mysticism_gains_an_action_beyond_three():
    t = table("romans", play=["1UNC8"])
    t.exhaust("1UNC8")
    assert t.actions(0) == 4


@pytest.mark.rule("IMP-105")
def test_mysticism_at_the_solstice_costs_unrest_or_two_cards():
    t = table("romans", play=["1UNC8"], hand=["1ROM17", "1ROM18", "1ROM20", "1ROM21", "1ROM14"])
    t.solstice("option 1")
    assert t.unrest_in_hand(0) == 1
    t = table("romans", play=["1UNC8"], hand=["1ROM17", "1ROM18", "1ROM20", "1ROM21", "1ROM14"])
    t.solstice("option 2", "pick 1ROM17", "pick 1ROM18")
    assert t.unrest_in_hand(0) == 0
    assert t.discard(0) == {"1ROM17", "1ROM18"}


@pytest.mark.rule("IMP-153")
def test_oracle_is_free_and_discards_one_of_the_two_drawn():
    t = table("romans", hand=["1UNC9", "1ROM21"], deck=["1ROM17", "1ROM18", "1ROM20"], actions=0)
    t.play("1UNC9", "pick 1ROM17")
    assert t.hand(0) == {"1ROM21", "1ROM18"}
    assert t.discard(0) == {"1UNC9", "1ROM17"}
    assert t.actions(0) == 0


@pytest.mark.rule("IMP-R30")
def test_agriculture_makes_one_fertile_icon_three_production_too():
    t = table("romans", hand=["1CAR9"], play=["1UNC10", "1REG8"])
    t.exhaust("1UNC10")
    t.play("1CAR9", "no", "no", "option 1")
    assert t.pool(0) == (14, 10, 10)


@pytest.mark.rule("IMP-154", "IMP-R33")
def test_boats_recall_a_river_or_a_fertile_region():
    t = table("romans", play=["1UNC11", "1REG7", "1REG8"])
    t.exhaust("1UNC11", "option 1")
    assert t.pool(0) == (12, 11, 10)
    assert t.hand(0) == {"1REG7"}
    t = table("romans", play=["1UNC11", "1REG7", "1REG8"])
    t.exhaust("1UNC11", "option 2")
    assert t.hand(0) == {"1REG8"}
    assert t.actions(0) == 4


@pytest.mark.rule("IMP-197", "IMP-R33")
def test_shaduf_answers_material_from_a_river():
    t = table("romans", hand=["1CAR9"], play=["1UNC12", "1REG5"])
    t.play("1CAR9", "no", "no", "option 1", "exhaust 1UNC12")
    assert t.pool(0) == (11, 10, 11)
    assert t.exhausts(0) == 4


@pytest.mark.rule("IMP-R79")
def test_rituals_return_unrest_or_an_exhaust_token():
    t = table("romans", hand=["1UNC13", "unrest"])
    t.play("1UNC13", "option 1")
    assert t.hand(0) == set()
    assert t.actions(0) == 3
    t = table("romans", hand=["1UNC13"], play=["1UNC8"])
    t.exhaust("1UNC8")
    assert t.exhausts(0) == 4
    t.play("1UNC13", "option 2", "yes", "pick 1UNC8")
    assert t.exhausts(0) == 5
    assert t.pool(0) == (10, 10, 11)
    assert t.can_exhaust("1UNC8")


@pytest.mark.rule("IMP-R32")
def test_ambassador_carries_out_an_opponents_exhaust_ability():
    t = table("romans", play=["1UNC14"], deck=["1ROM17"], others=[{"play": ["1CIV10"], "state": "empire"}])
    t.exhaust("1UNC14", "pick 1CIV10")
    assert t.hand(0) == {"1ROM17"}
    assert not t.can_exhaust("1UNC14")
    assert t.exhausts(1) == 5


def test_gambling_takes_or_exiles_the_top_of_the_main_deck():
    t = table("romans", hand=["1UNC18"], main=["1REG1", "1TRI4"])
    t.play("1UNC18", "suit region")
    assert t.hand(0) == {"1REG1"}
    assert t.pool(0) == (9, 10, 10)
    t = table("romans", hand=["1UNC18"], main=["1REG1", "1TRI4"])
    t.play("1UNC18", "suit tributary")
    assert t.hand(0) == set()
    assert t.exile() == {"1REG1"}


@pytest.mark.rule("IMP-197")
def test_port_counts_rivers_and_buys_a_card_back():
    t = table("romans", play=["1UNC19", "1REG7", "1REG9"], discard=["1ROM17", "1ROM18"])
    t.exhaust("1UNC19", "yes", "pick 1ROM18")
    assert t.pool(0) == (9, 10, 10)
    assert t.hand(0) == {"1ROM18"}


@pytest.mark.rule("IMP-178", "IMP-R77")
def test_diplomacy_breaks_through_for_a_tributary_and_the_unrest_returns():
    t = table("romans", hand=["1UNC20"], market=["1TRI2", "1TRI4", "1REG6", "1UNC3", "1CIV10"], main=["1REG1", "1REG2"])
    before = t.unrest_pile()
    t.play("1UNC20", "pick 1TRI2")
    assert t.hand(0) == {"1TRI2"}
    assert t.pool(0) == (7, 10, 10)
    assert t.unrest_pile() == before + 1
    assert t.market()[0] == "1REG1"


def test_leadership_draws_or_puts_a_card_into_history():
    t = table("romans", hand=["1UNC21"], discard=["1ROM17"], deck=["1ROM18"])
    t.play("1UNC21", "option 2", "pick 1ROM17")
    assert t.history(0) == {"1ROM17"}
    t = table("romans", hand=["1UNC21"], discard=["1ROM17"], deck=["1ROM18"])
    t.play("1UNC21", "option 1")
    assert t.hand(0) == {"1ROM18"}


def test_lost_scroll_puts_a_card_back_and_everybody_may_draw():
    t = table("romans", hand=["1UNC22"], discard=["1ROM20"], deck=["1ROM18"])
    before = len(t.hand(1))
    t.play("1UNC22", "yes", "pick 1ROM20", "yes", "yes")
    assert t.hand(0) == {"1ROM20"}
    assert len(t.hand(1)) == before + 1


# -- Legends ---------------------------------------------------------------------------------------------------------


def test_mining_pays_twice_for_a_region_without_production():
    t = table("romans", play=["2UNC1", "1REG2"])
    t.exhaust("2UNC1")
    assert t.pool(0) == (10, 10, 12)
    assert t.discard(0) == {"1REG2"}
    t = table("romans", play=["2UNC1", "1REG8"])
    t.exhaust("2UNC1")
    assert t.pool(0) == (10, 10, 11)


@pytest.mark.rule("IMP-R6")
def test_espionage_puts_a_card_back_acquires_and_recalls_a_pinned_card():
    t = table("romans", hand=["2UNC4", "1ROM17"], others=[{"play": ["1UNC8"]}])
    t.play("2UNC4", "pick 1ROM17", "pick 1REG6")
    assert t.deck(0)[0] == "1ROM17"
    assert t.hand(0) == {"1REG6"}
    assert "1UNC8" in t.hand(1)
    t = table("romans", hand=["2UNC4"])
    assert not t.can_play("2UNC4")


@pytest.mark.rule("IMP-73")
def test_monument_plays_unrest_without_an_action():
    t = table("romans", play=["2UNC6"], hand=["unrest"], actions=0)
    t.exhaust("2UNC6", "option 1")
    assert t.pool(0) == (10, 9, 10)
    assert t.hand(0) == set()
    assert t.actions(0) == 0


def test_religion_at_the_solstice_costs_unrest_or_three_material():
    t = table("romans", play=["2UNC8"])
    t.solstice("option 2")
    assert t.pool(0) == (7, 10, 10)
    t = table("romans", play=["2UNC8"], pool=(0, 0, 0))
    t.solstice()
    assert t.unrest_in_hand(0) == 1


@pytest.mark.rule("IMP-198")
def test_domestication_answers_material_from_a_fertile_region():
    t = table("romans", hand=["1CAR9"], play=["2UNC10", "1REG8"])
    t.play("1CAR9", "no", "no", "option 1", "exhaust 2UNC10")
    assert t.pool(0) == (11, 10, 11)


SHIPS = {"state": "empire", "tokens": {4: {"material": 3}}}
"""Carthaginians who can recall a card with Trading Ships to acquire a market card with 3 material on it."""


@pytest.mark.rule("IMP-198", "IMP-R33")
def test_trading_ships_set_off_domestication():
    """The material on the acquired card comes from the fertile region that was recalled for it."""
    t = table("carthaginians", play=["1CAR7", "1CAR12", "2UNC10"], **SHIPS)
    t.exhaust("1CAR7", "yes", "pick 1CAR12", "exhaust 2UNC10")
    assert t.hand(0) == {"1CAR12", "1CIV10", t.unrest}
    assert t.pool(0) == (13, 10, 11)
    assert t.exhausts(0) == 3


@pytest.mark.rule("IMP-197", "IMP-R33")
def test_trading_ships_set_off_shaduf_with_a_river():
    t = table("carthaginians", play=["1CAR7", "1CAR20", "1UNC12", "2UNC10"], **SHIPS)
    t.t.use("exhaust 1CAR7", "yes")
    assert t.t.asked == "react"
    assert t.t.legal() == ["exhaust 1UNC12", "done"], "a river alone is nothing to Domestication"
    t.t.use("exhaust 1UNC12")
    assert t.pool(0) == (13, 10, 11)


@pytest.mark.rule("IMP-198")
def test_material_on_a_card_paid_for_otherwise_comes_from_no_region():
    t = table("carthaginians", play=["1CAR10", "1CAR12", "2UNC10"], hand=["1CAR16"], pool=(10, 10, 0), **SHIPS)
    t.t.use("exhaust 1CAR10")
    assert t.t.asked == "act"
    assert "1CIV10" in t.hand(0)


@pytest.mark.rule("IMP-197", "IMP-R33")
def test_the_flood_of_the_nile_sets_off_shaduf():
    """An abandoned river is used for its material as well as a recalled one."""
    t = table("egyptians", play=["2EGY20", "1UNC12"], hand=["2EGY14"])
    t.play("2EGY14", "option 1", "exhaust 1UNC12")
    assert t.pool(0) == (15, 10, 11)
    t = table("egyptians", play=["2EGY21", "1UNC12", "2UNC10"], hand=["2EGY14"], **SHIPS)
    t.play("2EGY14", "option 2", "suit civilised", "pick 1CIV10", "exhaust 2UNC10", "exhaust 1UNC12")
    assert t.pool(0) == (13, 10, 12)


def test_road_building_takes_the_barbarian_icon_from_conquer():
    t = table("romans", state="empire", hand=["1ROM17"])
    assert not t.can_play("1ROM17")
    t = table("romans", state="empire", hand=["1ROM17"], play=["2UNC18"])
    t.play("1ROM17", "option 1", "pick 1REG6")
    assert t.pool(0) == (10, 8, 10)
    assert t.hand(0) == {"1REG6"}


@pytest.mark.rule("IMP-161")
def test_art_depends_on_the_state():
    t = table("romans", play=["2UNC19"], hand=["unrest"])
    t.solstice("yes")
    assert t.unrest_in_hand(0) == 0
    assert t.pool(0) == (9, 10, 10)
    t = table("romans", state="empire", play=["2UNC19"])
    t.solstice("yes")
    assert t.pool(0) == (7, 10, 11)


@pytest.mark.rule("IMP-R30")
def test_qanat_makes_one_river_three_production_too():
    t = table("romans", hand=["1CAR9"], play=["2UNC12", "2REG5"])
    t.exhaust("2UNC12")
    t.play("1CAR9", "no", "no", "option 1")
    assert t.pool(0) == (14, 10, 10)


@pytest.mark.rule("IMP-R30", "IMP-88")
def test_the_icon_counts_as_production_for_one_turn_only():
    t = table("romans", play=["2UNC12", "2REG5"])
    t.exhaust("2UNC12")
    t.end_turn()
    assert t.p.treated == []


@pytest.mark.rule("IMP-165")
def test_prosperity_counts_production_icons_or_regions():
    t = table("romans", hand=["1ROM15"], play=["1REG6", "1REG8", "1REG1"])
    t.play("1ROM15", "no", "no", "option 1")
    assert t.pool(0) == (13, 10, 10)
    t = table("romans", hand=["1ROM15"], play=["1REG6", "1REG8", "1REG1"])
    t.play("1ROM15", "no", "no", "option 2")
    assert t.pool(0) == (10, 13, 10)


@pytest.mark.rule("IMP-173", "IMP-178")
def test_advance_and_conquer_acquire_or_break_through():
    t = table("romans", hand=["1ROM16"], tokens={4: {"progress": 1}})
    before = t.unrest_pile()
    t.play("1ROM16", "option 2", "suit civilised", "pick 1CIV10")
    assert t.pool(0) == (5, 10, 11)
    assert t.hand(0) == {"1CIV10"}
    assert t.unrest_pile() == before
    t = table("romans", hand=["1ROM17"], region=["1REG8"])
    t.play("1ROM17", "option 2", "suit region", "deck region")
    assert t.pool(0) == (10, 7, 10)
    assert t.hand(0) == {"1REG8"}


def test_water_mill_mirrors_boats():
    t = table("romans", play=["2UNC11", "1REG7", "1REG8"])
    t.exhaust("2UNC11", "option 1")
    assert t.pool(0) == (12, 11, 10)
    assert t.hand(0) == {"1REG8"}
    t = table("romans", play=["2UNC11", "1REG7", "1REG8"])
    t.exhaust("2UNC11", "option 2")
    assert t.hand(0) == {"1REG7"}
    assert t.actions(0) == 4


def test_code_of_laws_draws():
    t = table("romans", play=["2UNC7"], deck=["1ROM17", "1ROM18"])
    t.exhaust("2UNC7")
    assert t.hand(0) == {"1ROM17"}


@pytest.mark.rule("IMP-105")
def test_town_may_be_given_up_at_the_solstice():
    t = table("romans", play=["1UNC4"])
    t.solstice("yes", "option 2")
    assert t.pool(0) == (10, 10, 12)
    assert t.history(0) == {"1UNC4"}
    assert t.points(0, "1UNC4") == 2
    t = table("romans", play=["1UNC4"])
    t.solstice("no")
    assert t.pool(0) == (10, 10, 10)
    assert t.in_play(0) == {"1UNC4"}
