"""Nation cards of Classics: expectations from the printed meaning, computed by hand."""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import table

# -- Carthaginians ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R6")
def test_hegemony_buys_any_card_and_everybody_may_draw():
    t = table("carthaginians", state="empire", hand=["1CAR5"], deck=["1CAR16", "1CAR17"])
    before = len(t.hand(1))
    t.play("1CAR5", "pick 1REG6", "yes", "no")
    assert t.pool(0) == (8, 10, 10)
    assert t.hand(0) == {"1REG6", "1CAR16"}
    assert len(t.hand(1)) == before


def test_hannibal_acquires_draws_and_remembers():
    t = table("carthaginians", state="empire", hand=["1CAR6"], deck=["1CAR16", "1CAR17"], history=["1CAR18"])
    t.play("1CAR6", "yes", "pick 1REG6", "yes", "yes")
    assert t.hand(0) == {"1REG6", "1CAR16", "1CAR18"}
    assert t.history(0) == {"1CAR6"}


def test_trading_ships_recall_a_river_for_a_card_with_material():
    t = table("carthaginians", state="empire", play=["1CAR7", "1CAR20"], tokens={4: {"material": 3}})
    t.exhaust("1CAR7", "yes", "pick 1CAR20", "pick 1CIV10")
    assert t.hand(0) == {"1CAR20", "1CIV10", t.unrest}
    assert t.pool(0) == (13, 10, 10)


def test_caravans_only_take_cards_with_material():
    t = table("carthaginians", play=["1CAR10"], hand=["1CAR16"], tokens={2: {"material": 1}, 4: {"progress": 1}})
    t.exhaust("1CAR10", "pick 1CAR16", "pick 1REG6")
    assert t.pool(0) == (8, 10, 10)
    assert t.hand(0) == {"1REG6"}
    assert not table("carthaginians", play=["1CAR10"], hand=["1CAR16"]).can_exhaust("1CAR10")


@pytest.mark.rule("IMP-R24", "IMP-R61")
def test_dido_plays_the_acquired_region_at_once():
    t = table("carthaginians", hand=["1CAR18"])
    t.play("1CAR18", "yes", "pick 1REG6", "pick 1UNC3", "no")
    assert t.pool(0) == (10, 11, 10)
    assert t.in_play(0) == {"1REG6"}
    assert t.exile() == {"1UNC3"}
    assert t.history(0) == {"1CAR18"}
    assert t.actions(0) == 2


def test_carthaginian_traders_mark_a_card():
    t = table("carthaginians", hand=["1CAR19", "1CAR16"])
    t.play("1CAR19", "pick 1CIV10", "yes", "pick 1CAR16")
    assert t.tokens(4) == {"material": 1}
    assert t.history(0) == {"1CAR16"}


def test_monopoly_gains_draws_and_gives():
    t = table("carthaginians", state="empire", hand=["1CAR8", "unrest"], deck=["1CAR16", "1CAR17"])
    t.play("1CAR8", "pick unrest")
    assert t.pool(0) == (12, 10, 10)
    assert t.unrest_in_hand(1) == 1
    assert t.hand(0) == {"1CAR16"}


# -- Celts -----------------------------------------------------------------------------------------------------------


def test_celtic_gold_counts_fertile_icons():
    t = table("celts", hand=["1CEL2"], play=["1CEL11", "1CEL12", "1CEL9"])
    t.play("1CEL2")
    assert t.pool(0) == (18, 10, 10)
    assert t.pool(1) == (6, 5, 5)


def test_chainmail_pays_for_attacks():
    t = table("celts", state="empire", play=["1CEL4"], hand=["1CEL3"])
    t.play("1CEL3", "no")
    assert t.pool(0) == (10, 10, 11)
    assert t.unrest_in_hand(1) == 1


@pytest.mark.rule("IMP-159")
def test_chariots_free_attacks_from_their_icon_and_reach_into_exile():
    t = table("celts", state="empire", play=["1CEL5"], hand=["1CEL18"], others=[{"play": ["1PER20"]}])
    t.play("1CEL18")
    assert t.pool(0) == (10, 10, 11)
    assert "1PER20" in t.discard(1)
    assert t.history(0) == {"1CEL18"}
    assert not table("celts", state="empire", hand=["1CEL18"]).can_play("1CEL18")
    t = table("celts", state="empire", play=["1CEL5"], hand=["1CEL17"], exile=["1REG1", "1TRI4"])
    t.play("1CEL17", "option 1", "pick 1REG1")
    assert t.hand(0) == {"1REG1"}


def test_druids_choose_between_three_gifts():
    t = table("celts", hand=["1CEL14", "unrest"])
    t.play("1CEL14", "option 3")
    assert t.pool(0) == (10, 11, 10)
    assert t.hand(0) == set()
    t = table("celts", hand=["1CEL14"])
    t.play("1CEL14", "option 1")
    assert t.pool(0) == (10, 10, 11)


def test_cattle_raid_robs_owners_of_regions_and_empires():
    t = table(
        "celts",
        players=3,
        hand=["1CEL19"],
        others=[{"play": ["1PER20"]}, {"state": "empire"}],
    )
    t.play("1CEL19")
    assert t.pool(0) == (13, 10, 11)
    assert t.pool(1) == (4, 5, 5)
    assert t.pool(2) == (5, 5, 4)


def test_cauldron_turns_progress_into_people():
    t = table("celts", play=["1CEL20"])
    t.exhaust("1CEL20")
    assert t.pool(0) == (10, 12, 9)


# -- Greeks ------------------------------------------------------------------------------------------------------------


def test_greek_prosperity_draws_for_cities():
    t = table("greeks", state="empire", hand=["1GRE3"], play=["1GRE11", "1GRE19"], deck=["1GRE17", "1GRE14", "1GRE15"])
    t.play("1GRE3", "option 3")
    assert t.hand(0) == {"1GRE17", "1GRE14"}


@pytest.mark.rule("IMP-R35")
def test_direct_democracy_makes_unrest_cheaper():
    t = table("greeks", state="empire", play=["1GRE8"], hand=["unrest", "1GRE14"], pool=(2, 0, 0), actions=0)
    t.exhaust("1GRE8", "option 3")
    assert t.pool(0) == (0, 0, 0)
    t = table("greeks", state="empire", play=["1GRE8"], hand=["unrest", "1GRE14"], pool=(0, 0, 0))
    t.exhaust("1GRE8", "option 2")
    assert t.hand(0) == set()
    assert t.discard(0) == {"1GRE14"}


@pytest.mark.rule("IMP-158", "IMP-157")
def test_lighthouse_exchanges_market_and_exile():
    t = table("greeks", state="empire", play=["1GRE9"], exile=["1TRI4"], tokens={2: {"progress": 2}})
    before = t.unrest_pile()
    t.exhaust("1GRE9", "option 2", "pick 1REG6", "pick 1TRI4")
    assert t.market()[2] == "1TRI4"
    assert t.tokens(2) == {"progress": 2}
    assert t.exile() == {"1REG6"}
    assert t.unrest_pile() == before - 1
    t = table("greeks", state="empire", play=["1GRE9"], exile=["1REG1"], tokens={})
    before = t.unrest_pile()
    t.exhaust("1GRE9", "option 2", "pick 1UNC3", "pick 1REG1")
    assert t.market()[3] == "1REG1"
    assert t.unrest_pile() == before + 1


def test_philosophy_gives_up_a_pinned_card():
    t = table("greeks", state="empire", hand=["1GRE10"], play=["1GRE11", "1GRE12"], civilised=["1CIV6"])
    t.play("1GRE10", "suit civilised", "deck civilised")
    assert t.discard(0) == {"1GRE10", "1GRE11"}
    assert t.hand(0) == {"1CIV6"}
    assert not table("greeks", state="empire", hand=["1GRE10"], play=["1GRE12"]).can_play("1GRE10")


def test_greek_mercenaries_rob_and_repopulate():
    t = table("greeks", hand=["1GRE15"], deck=["1GRE17", "1GRE14"], others=[{"pool": (1, 5, 5)}])
    t.play("1GRE15")
    assert t.pool(0) == (11, 10, 11)
    assert t.pool(1) == (0, 6, 5)
    assert t.hand(0) == {"1GRE17"}


# -- Macedonians -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R24")
def test_parmenion_plays_what_he_acquires():
    t = table("macedonians", state="empire", hand=["1MAC4"])
    t.play("1MAC4", "yes", "pick 1TRI2")
    assert t.pool(0) == (10, 11, 10)
    assert t.discard(0) == {"1TRI2"}
    assert t.hand(0) == {t.unrest}
    assert t.history(0) == {"1MAC4"}


def test_companion_cavalry_draws_for_a_region():
    t = table("macedonians", state="empire", play=["1MAC5"], hand=["1MAC19"], deck=["1MAC16", "1MAC12"])
    t.play("1MAC19", "no", "exhaust 1MAC5")
    assert t.hand(0) == {"1MAC16"}
    assert t.pool(0) == (12, 10, 10)


def test_alexander_the_great_needs_alexander_in_history():
    assert not table("macedonians", state="empire", hand=["1MAC6"]).can_play("1MAC6")
    t = table("macedonians", state="empire", hand=["1MAC6"], history=["1MAC2"], exile=["1REG1"], region=["1REG8"])
    t.play("1MAC6", "yes", "pick 1REG1", "yes", "pick 1REG6")
    assert t.hand(0) == {"1REG1", "1REG6"}
    assert t.history(0) == {"1MAC2", "1MAC6"}


def test_mosaics_buy_a_card_back():
    t = table("macedonians", state="empire", play=["1MAC7"], discard=["1MAC16", "1MAC19"])
    t.exhaust("1MAC7", "pick 1MAC16")
    assert t.pool(0) == (9, 10, 10)
    assert t.hand(0) == {"1MAC16"}


@pytest.mark.rule("IMP-140", "IMP-R25")
def test_phalanx_needs_an_action():
    assert not table("macedonians", play=["1MAC17"], discard=["1MAC20"], actions=0).can_exhaust("1MAC17")
    assert not table("macedonians", play=["1MAC17"], discard=["1MAC16"]).can_exhaust("1MAC17")


# -- Persians ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R30")
def test_windmills_are_free_and_double_as_production():
    t = table("persians", state="empire", hand=["1PER5", "1PER15"], play=["1PER11"], actions=1)
    t.play("1PER5")
    assert t.actions(0) == 1
    t.exhaust("1PER5")
    t.play("1PER15", "no", "no", "option 1")
    assert t.pool(0) == (13, 10, 10)


def test_persian_gold_pays_everybody():
    t = table("persians", state="empire", hand=["1PER7"], others=[{"nation": "romans"}])
    t.play("1PER7")
    assert t.pool(0) == (12, 10, 11)
    assert t.pool(1) == (7, 5, 5)
    assert t.unrest_in_hand(1) == 1


# -- Romans ------------------------------------------------------------------------------------------------------------


def test_military_engineering_makes_others_discard():
    t = table("romans", state="empire", hand=["1ROM3"], others=[{"hand": ["1PER16", "1PER17", "1PER19"]}])
    t.play("1ROM3", "pick 1PER16", "pick 1PER17", "no")
    assert t.hand(1) == {"1PER19"}


def test_rome_the_eternal_city_replaces_the_city():
    assert not table("romans", state="empire", hand=["1ROM7"]).can_play("1ROM7")
    t = table("romans", state="empire", hand=["1ROM7"], play=["1ROM19"])
    t.play("1ROM7")
    assert t.in_play(0) == {"1ROM7"}
    assert t.history(0) == {"1ROM19"}


def test_bread_and_circuses_cost_a_card_and_calm_twice():
    t = table("romans", play=["1ROM10"], hand=["1ROM14", "1ROM15", "1ROM16", "1ROM17", "unrest"], discard=["unrest"])
    t.solstice("pick 1ROM14", "yes", "yes")
    assert t.unrest_in_hand(0) == 0
    assert t.discard(0) == {"1ROM14"}


@pytest.mark.rule("IMP-67", "IMP-132")
def test_roman_expansion_takes_two_regions():
    t = table("romans", hand=["1ROM21"], region=["1REG8", "1REG9"], others=[{"play": ["1PER20", "1PER19"]}])
    t.play("1ROM21", "pick 1REG6", "yes", "pick 1REG8", "pick 1PER20")
    assert t.hand(0) == {"1REG6", "1REG8"}
    assert t.market()[2] == "1REG9"
    assert "1PER20" in t.hand(1)
    assert t.in_play(1) == {"1PER19"}
    assert t.history(0) == {"1ROM21"}


# -- Scythians ---------------------------------------------------------------------------------------------------------


def test_raiders_draw_recall_and_rob_empires():
    t = table(
        "scythians",
        players=3,
        hand=["1SCY13"],
        deck=["1SCY16", "1SCY17", "1SCY14"],
        others=[{"play": ["1PER20"]}, {"state": "empire"}],
    )
    t.play("1SCY13")
    assert t.hand(0) == {"1SCY16", "1SCY17"}
    assert "1PER20" in t.hand(1)
    assert t.pool(0) == (10, 11, 10)
    assert t.pool(2) == (5, 4, 5)


@pytest.mark.rule("IMP-196")
def test_only_the_second_nomads_are_barbarian():
    t = table("scythians", state="empire", hand=["1SCY14", "1SCY15"], play=["1SCY10", "1SCY11"])
    assert not t.can_play("1SCY15")
    t.play("1SCY14", "no", "no")
    assert t.pool(0) == (12, 10, 10)


@pytest.mark.rule("IMP-R19", "IMP-79")
def test_mounted_archers_shrug_an_attack_off():
    t = table("romans", state="empire", hand=["1CIV4"], others=[{"nation": "scythians", "play": ["1SCY20"]}])
    t.play("1CIV4", "exhaust 1SCY20|pick 1SCY20|yes")
    assert t.pool(1) == (5, 5, 5)
    assert t.exhausts(1) == 4
    t = table("scythians", play=["1SCY20"])
    t.solstice("yes")
    assert t.pool(0) == (9, 11, 10)


def test_tents_gain_people_and_recall():
    t = table("scythians", play=["1SCY21"], hand=["1SCY12"])
    t.play("1SCY12", "no", "exhaust 1SCY21")
    assert t.pool(0) == (10, 12, 10)
    t = table("scythians", play=["1SCY21", "1SCY12"])
    t.solstice("yes")
    assert "1SCY12" in t.hand(0)


def test_tamga_trades_one_card_for_two():
    t = table("scythians", play=["1SCY9"], hand=["1SCY16"], deck=["1SCY14", "1SCY15", "1SCY17"])
    t.exhaust("1SCY9")
    assert t.hand(0) == {"1SCY14", "1SCY15"}
    assert t.discard(0) == {"1SCY16"}


# -- Vikings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R31", "IMP-164")
def test_combs_let_a_barbarian_play_one_empire_card():
    t = table("vikings", hand=["1CIV4", "1CIV5"], play=["1VIK4"])
    assert not t.can_play("1CIV4")
    t.exhaust("1VIK4")
    t.play("1CIV4")
    assert t.pool(0) == (12, 10, 11)
    assert not t.can_play("1CIV5")


@pytest.mark.rule("IMP-112", "IMP-102")
def test_harald_hardrada_brings_the_end():
    t = table("vikings", hand=["1TRI3"], nation_deck=[])
    t.play("1TRI3")
    assert t.triggered() == "zenith"
    assert t.state(0) == "barbarian"
    assert "1VIK2" in t.discard(0)


def test_vinland_needs_longships_and_graenland():
    assert not table("vikings", hand=["1VIK7"], play=["1VIK10"]).can_play("1VIK7")
    t = table("vikings", hand=["1VIK7"], play=["1VIK10", "1VIK5"])
    assert t.points(0, "1VIK7") == 0
    t.play("1VIK7", "option 2", "no")
    assert t.points(0, "1VIK7") == 6


def test_sagas_count_their_garrison():
    t = table("vikings", play=["1VIK8"], garrison={"1VIK8": ["1VIK16", "1VIK21", "unrest"]})
    assert t.points(0, "1VIK8") == 3


@pytest.mark.rule("IMP-159")
def test_longships_raid_the_exile():
    t = table("vikings", play=["1VIK10"], hand=["1VIK22"], exile=["1REG1"])
    t.play("1VIK22", "pick 1REG1", "exhaust 1VIK10")
    assert "1REG1" in t.hand(0)
    assert t.pool(0) == (10, 10, 10)


def test_rollo_takes_fame_and_leaves():
    t = table("vikings", hand=["1VIK12"], fame=["1FAM4", "1FAM1"])
    t.play("1VIK12")
    assert t.hand(0) == {"1FAM4"}
    assert t.exile() == {"1VIK12"}


def test_gothja_looks_and_chooses():
    t = table("vikings", hand=["1VIK16", "unrest"], nation_deck=["1VIK3", "1VIK4"])
    t.play("1VIK16", "done", "no", "option 1")
    assert t.pool(0) == (10, 11, 10)
    assert t.hand(0) == set()
    assert t.nation_deck(0) == ["1VIK3", "1VIK4", "1VIK2"]


@pytest.mark.rule("IMP-149", "IMP-151", "IMP-152")
def test_erik_the_red_finds_any_region():
    t = table("vikings", hand=["1VIK21"], play=["1VIK17"], nation_deck=["1VIK3", "1VIK4", "1VIK7"], deck=["1VIK16"])
    t.play("1VIK21", "pick 1VIK7")
    assert t.hand(0) == {"1VIK7"}
    assert t.pool(0) == (10, 9, 10)
    assert t.exile() == {"1VIK21"}
    assert sorted(t.nation_deck(0)[:-1]) == ["1VIK3", "1VIK4"]
    assert t.nation_deck(0)[-1] == "1VIK2"
    assert not table("vikings", hand=["1VIK21"]).can_play("1VIK21")
