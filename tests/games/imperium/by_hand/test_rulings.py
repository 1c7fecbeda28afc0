"""Rulings and corner cases around cards: expectations from the rules and rulings, computed by hand."""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import table

FOUR = {"players": 4, "others": [{}, {}, {}]}


# -- free plays --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-153", "IMP-R23")
@pytest.mark.parametrize("actions", [0, 3])
def test_a_card_played_free_is_not_played_again_in_the_same_turn(actions):
    t = table("utopians", "B", play=["2UTO11"], hand=["unrest", "2UTO12"], actions=actions)
    t.play("2UTO12", "no", "no")
    assert t.actions(0) == actions
    t.exhaust("2UTO11")
    assert t.hand(0) == {"2UTO12"}
    assert not t.can_play("2UTO12")


@pytest.mark.rule("IMP-R23")
def test_the_limit_is_per_physical_card():
    t = table("utopians", "B", hand=["2UTO12", "2UTO13"], actions=0)
    t.play("2UTO12", "no", "no")
    assert t.can_play("2UTO13")


@pytest.mark.rule("IMP-153", "IMP-R23")
def test_a_region_played_free_by_dido_may_be_played_again_with_a_token():
    """Once per turn holds for cards that need no token; a region needs one."""
    t = table("carthaginians", hand=["1CAR18"], play=["1UNC11"], market=["1TRI2", "1UNC20", "1REG7", "1UNC3", "1CIV10"])
    t.play("1CAR18", "yes", "pick 1UNC3", "no")
    assert t.in_play(0) == {"1UNC11", "1REG7"}
    t.exhaust("1UNC11", "option 1")
    assert t.hand(0) == {"1REG7"}
    t.play("1REG7", "pick 1UNC20", "no")
    assert t.in_play(0) == {"1UNC11", "1REG7"}
    assert t.actions(0) == 1
    t = table("carthaginians", hand=["1CAR18"], play=["1UNC11"], market=["1TRI2", "1UNC20", "1REG7", "1UNC3", "1CIV10"])
    t.play("1CAR18", "yes", "pick 1UNC3", "no")
    t.exhaust("1UNC11", "option 1")
    t.p.actions[0] = 0
    assert t.t.why_not("play 1REG7") == "no-action"


@pytest.mark.rule("IMP-153", "IMP-R23")
def test_what_another_card_makes_free_is_free_once_in_a_turn():
    t = table("romans", state="empire", play=["2CIV9"], hand=["1UNC15"], actions=2)
    t.play("1UNC15")
    assert t.actions(0) == 2
    t.t.put("hand", 0, "1UNC15")
    t.play("1UNC15")
    assert t.actions(0) == 1


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R16", "IMP-R67")
def test_own_parts_happen_even_if_everybody_defends():
    t = table("romans", state="empire", hand=["1CIV5"], others=[{"play": ["1PER2", "1REG1"]}])
    t.play("1CIV5", "exhaust 1REG1|pick 1REG1|yes", "yes", "pick 1TRI2")
    assert t.pool(0) == (10, 10, 10)
    assert t.in_play(1) == {"1PER2"}
    assert t.hand(0) == {"1TRI2", t.unrest}


@pytest.mark.rule("IMP-R16")
def test_a_defended_player_is_not_robbed_but_the_others_are():
    t = table("romans", players=3, hand=["1FAM3"], others=[{"play": ["1REG1"]}, {}])
    t.play("1FAM3", "exhaust 1REG1|pick 1REG1|yes")
    assert [t.pool(k)[2] for k in range(3)] == [11, 5, 4]


@pytest.mark.rule("IMP-R17")
def test_exhaust_abilities_are_no_attacks():
    t = table("celts", "A", hand=["1TRI1"], others=[{"play": ["1REG1"]}])
    t.play("1TRI1", "pick 1UNC3", "exhaust 1CEL1")
    assert t.unrest_in_hand(1) == 1
    assert t.in_play(1) == {"1REG1"}


@pytest.mark.rule("IMP-R18")
def test_standing_army_without_progress_cannot_be_bought_off():
    t = table("romans", state="empire", hand=["1CIV4"], pool=(10, 10, 0), others=[{"play": ["1UNC1"]}])
    t.play("1CIV4")
    assert t.pool(0) == (12, 10, 1)
    assert t.pool(1) == (5, 5, 5)
    assert t.unrest_in_hand(1) == 0


@pytest.mark.rule("IMP-R18", "IMP-R6")
def test_the_gift_may_not_eat_the_price_of_the_attack():
    t = table("romans", hand=["1UNC7"], pool=(1, 0, 1), others=[{"play": ["1UNC1"]}])
    t.play("1UNC7", "option 1", "pick 1TRI2")
    assert t.pool(0) == (0, 0, 0)
    assert t.pool(1) == (5, 5, 5)
    assert t.unrest_in_hand(1) == 0


@pytest.mark.rule("IMP-R32", "IMP-R19")
def test_ambassador_may_copy_an_exhausted_card():
    t = table("romans", play=["1UNC14"], deck=["1ROM17", "1ROM18"], others=[{"play": ["1CIV10"], "state": "empire"}])
    t.p.spent.append(t.t.number("1CIV10"))
    t.exhaust("1UNC14", "pick 1CIV10")
    assert t.hand(0) == {"1ROM17"}


@pytest.mark.rule("IMP-R32")
def test_ambassador_cannot_copy_an_ability_with_a_trigger():
    t = table("romans", play=["1UNC14"], others=[{"play": ["1CIV9"], "state": "empire"}])
    assert not t.can_exhaust("1UNC14")


# -- collapse ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-128", "IMP-116", "IMP-130")
def test_the_game_stops_in_the_middle_of_corruption():
    t = table("romans", state="empire", hand=["1CIV4"], pile=2, **FOUR)
    t.play("1CIV4")
    assert t.p.over
    assert [t.unrest_in_hand(k) for k in range(4)] == [0, 1, 1, 0]
    assert t.pool(0)[2] == 10
    result = t.t.match.result
    assert result is not None
    assert result.reason == "collapse"
    assert result.winners == [0]


@pytest.mark.rule("IMP-R49", "IMP-R77")
def test_refilling_the_market_may_use_up_the_unrest_pile():
    t = table("romans", hand=["1TRI1"], uncivilised=["1UNC8"], pile=1)
    t.play("1TRI1", "pick 1UNC3")
    assert t.p.over
    t = table("romans", hand=["1ROM18"], uncivilised=["1UNC8"], pile=1)
    t.play("1ROM18", "pick 1UNC3")
    assert not t.p.over
    assert t.unrest_pile() == 1
    assert t.hand(0) == {"1UNC3"}


@pytest.mark.rule("IMP-117")
def test_a_collapse_after_the_trigger_decides_the_game():
    t = table("romans", state="empire", hand=["1CIV4"], pile=1)
    t.p.trigger = 1
    t.play("1CIV4")
    assert t.t.match.result is not None
    assert t.t.match.result.reason == "collapse"


# -- reshuffling -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-92", "IMP-93", "IMP-94", "IMP-98", "IMP-R9")
def test_a_barbarian_reshuffle_brings_a_nation_card_once():
    t = table(
        "romans", hand=["1GRE2"], deck=["1ROM17"], discard=["1ROM18"], nation_deck=["1ROM11", "1ROM12"], exhausts=4
    )
    t.play("1GRE2", "pick 1ROM17")
    assert t.exhausts(0) == 3
    assert t.nation_deck(0) == ["1ROM12", "1ROM2"]
    assert t.history(0) == {"1ROM17"}
    assert len(t.hand(0) & {"1ROM18", "1ROM11"}) == 1
    assert len(set(t.deck(0)) & {"1ROM18", "1ROM11"}) == 1
    assert t.discard(0) == {"1GRE2"}


@pytest.mark.rule("IMP-94")
def test_without_exhaust_tokens_no_nation_card_comes():
    for spent in ({"exhausts": 0}, {"nation_exhausted": True}):
        t = table("romans", play=["1UNC6"], deck=[], discard=["1ROM18"], nation_deck=["1ROM11"], **spent)
        if "exhausts" in spent:
            t = table("romans", hand=["1REG4"], deck=[], discard=["1ROM18"], nation_deck=["1ROM11"], **spent)
            t.play("1REG4", "pick 1UNC3", "no")
        else:
            t.exhaust("1UNC6")
        assert t.nation_deck(0) == ["1ROM11", "1ROM2"]
        assert t.hand(0) == {"1ROM18"}


@pytest.mark.rule("IMP-95", "IMP-R11")
def test_the_accession_card_makes_an_empire():
    t = table("romans", hand=["1REG4"], deck=[], discard=["1ROM18"], nation_deck=[])
    t.play("1REG4", "pick 1UNC3", "no")
    assert t.state(0) == "empire"
    assert t.nation_deck(0) == []
    assert t.exhausts(0) == 4
    assert len((t.hand(0) | set(t.deck(0))) & {"1ROM2", "1ROM18"}) == 2


@pytest.mark.rule("IMP-96", "IMP-R12")
def test_an_empire_may_develop_when_it_reshuffles():
    t = table("romans", state="empire", hand=["1REG4"], deck=[], discard=["1ROM18"], nation_deck=[])
    t.play("1REG4", "pick 1ROM4", "pick 1UNC3", "no")
    assert t.pool(0) == (10, 7, 10)
    assert t.exhausts(0) == 4
    assert "1ROM4" in t.hand(0) | set(t.deck(0))
    t = table("romans", state="empire", hand=["1REG4"], deck=[], discard=["1ROM18"], nation_deck=[])
    t.play("1REG4", "done", "pick 1UNC3", "no")
    assert t.exhausts(0) == 5
    assert t.hand(0) == {"1ROM18"}


@pytest.mark.rule("IMP-97")
def test_an_exhausted_development_area_stays_shut_when_reshuffling():
    t = table("romans", state="empire", hand=["1REG4"], deck=[], discard=["1ROM18"], development_exhausted=True)
    t.play("1REG4", "pick 1UNC3", "no")
    assert t.hand(0) == {"1ROM18"}
    assert len(t.development(0)) == 6


@pytest.mark.rule("IMP-103")
def test_utopians_skip_the_first_step():
    t = table("utopians", "B", hand=["1REG4"], deck=[], discard=["2UTO9", "2UTO10"])
    t.play("1REG4", "pick 1UNC3", "no")
    assert len(t.hand(0) & {"2UTO9", "2UTO10"}) == 1
    assert t.exhausts(0) == 3


@pytest.mark.rule("IMP-R71", "IMP-213")
def test_utopian_unrest_counts_towards_the_hand_limit():
    t = table("utopians", "B", hand=["2UTO12"], deck=["2UTO9", "2UTO10", "2UTO13"], discard=["2UTO14"])
    t.end_turn()
    assert t.hand(0) == {"2UTO12", "2UTO9", "2UTO10", "2UTO13", t.unrest}
    assert t.deck(0) == []
    assert t.discard(0) == {"2UTO14"}


@pytest.mark.rule("IMP-R10")
def test_drawing_stops_when_nothing_is_left():
    t = table("utopians", "B", hand=["1REG4"], deck=[], discard=[])
    t.play("1REG4", "pick 1UNC3", "no")
    assert t.hand(0) == set()


# -- how scoring begins ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-109", "IMP-R60")
def test_the_last_card_of_the_main_deck_triggers_scoring():
    t = table("romans", hand=["2TRI8"], main=["1REG1"])
    t.play("2TRI8", "pick 1TRI2")
    assert t.market()[0] == "1REG1"
    assert t.triggered() == "main_deck"
    t = table("romans", hand=["2TRI8"], main=[])
    t.play("2TRI8", "pick 1TRI2")
    assert t.market()[0] == ""


@pytest.mark.rule("IMP-110")
def test_the_last_development_triggers_scoring():
    t = table("romans", state="empire", hand=["1FAM5"], development=["1ROM5"])
    t.play("1FAM5", "pick 1ROM5")
    assert t.triggered() == "development"


@pytest.mark.rule("IMP-110")
def test_arthurian_quests_do_not_trigger_scoring():
    t = table("arthurians", "B", development=["2ART3"])
    t.solstice("yes")
    assert t.development(0) == set()
    assert t.triggered() == ""


@pytest.mark.rule("IMP-204")
def test_sumerians_return_unrest_before_the_winner_is_found():
    t = table("romans", hand=["1TRI7", "unrest"], discard=["unrest", "unrest"], others=[{"hand": []}])
    t.p.trigger = 1
    t.p.final = 1
    before = t.unrest_pile()
    t.solstice("pick unrest", "pick unrest")
    assert t.p.over
    assert t.unrest_pile() == before + 2
    result = t.t.match.result
    assert result is not None
    assert result.breakdown[0]["unrest"] == -2


# -- points ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-119", "IMP-120", "IMP-118")
def test_only_own_zones_score():
    t = table(
        "romans", "B", pool=(0, 0, 3), hand=["1TRI2"], deck=["1TRI11"], discard=["1UNC20"], history=["1FAM1"],
        play=["1UNC8"], garrison={"1UNC8": ["1CIV4"]}, development=["1ROM7"], nation_deck=["1ROM11"],
    )  # fmt: skip
    from pentarchy.games.imperium import scoring

    assert scoring.total(t.p, 0) == 3 + 3 + 3 + 1 + 7 + 1 + 2


@pytest.mark.rule("IMP-187", "IMP-24")
def test_garrisoned_unrest_counts_against_its_owner():
    t = table("romans", "B", pool=(0, 0, 0), deck=[], play=["1REG1"], garrison={"1REG1": ["unrest"]})
    from pentarchy.games.imperium import scoring

    assert scoring.total(t.p, 0) == 1 - 2
    assert scoring.unrest(t.p, 0) == 1


@pytest.mark.rule("IMP-123", "IMP-R47", "IMP-146")
def test_conditional_points_depend_on_the_place():
    assert table("romans", hand=["1FAM1"]).points(0, "1FAM1") == 3
    assert table("romans", history=["1FAM1"]).points(0, "1FAM1") == 7
    assert table("romans", history=["2FAM5"]).points(0, "2FAM5") == 8
    assert table("romans", play=["1REG1"], garrison={"1REG1": ["2FAM5"]}).points(0, "2FAM5") == 12
    assert table("romans", discard=["2FAM5"]).points(0, "2FAM5") == 3
    t = table("atlanteans", hand=[], discard=["1FAM1"], deck=["2ATL15"])
    t.t.put("sunken", 0, "1FAM1")
    assert t.points(0, "1FAM1") == 3


@pytest.mark.rule("IMP-124", "IMP-26", "IMP-R45")
def test_variable_points_of_common_cards():
    assert table("romans", hand=["1CIV3"], pool=(47, 0, 0)).points(0, "1CIV3") == 4
    assert table("romans", hand=["1CIV3"], pool=(150, 0, 0)).points(0, "1CIV3") == 10
    assert table("romans", hand=["1UNC12"], play=["1REG7", "2REG5"], deck=[]).points(0, "1UNC12") == 6
    assert table("romans", hand=["1UNC9"], discard=["1FAM1", "1FAM2"], deck=[]).points(0, "1UNC9") == 4
    t = table("romans", players=3, hand=["2REG7"], pool=(0, 0, 5), others=[{"pool": (0, 0, 4)}, {"pool": (0, 0, 5)}])
    assert t.points(0, "2REG7") == 2
    t = table("romans", players=3, hand=["1FAM3"], others=[{"hand": ["unrest", "unrest"]}, {"discard": ["unrest"]}])
    assert t.points(0, "1FAM3") == 3
    t = table(
        "utopians", "B", play=["2UTO4"], exile=["1REG1", "1REG2", "1REG3", "1REG4", "1REG5", "1REG8", "1REG9", "1TRI4"]
    )
    assert t.points(0, "2UTO4") == 2


@pytest.mark.rule("IMP-R44")
def test_acclaimed_counts_itself_and_the_power_card():
    t = table("romans", "B", hand=["2FAM8", "1CIV3"], deck=[])
    assert t.points(0, "2FAM8") == 3


# -- Shangri-la --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R39")
def test_material_from_another_player_is_replaced_on_shangri_la():
    t = table(
        "romans",
        state="empire",
        hand=["1CIV4"],
        others=[{"nation": "utopians", "journey": "2UTO3B", "state": "empire"}],
    )
    t.play("1CIV4")
    assert t.pool(1) == (5, 7, 5)
    assert t.pool(0) == (12, 10, 12)


@pytest.mark.rule("IMP-R39")
def test_material_on_a_market_card_is_one_gain_on_shangri_la():
    t = table(
        "utopians", "B", journey="2UTO3B", state="empire", hand=["1TRI1"], tokens={3: {"material": 3, "progress": 1}}
    )
    t.play("1TRI1", "pick 1UNC3")
    assert t.pool(0) == (10, 12, 11)
    assert t.pool(1) == (5, 5, 6)


@pytest.mark.rule("IMP-R39", "IMP-R21")
def test_stolen_material_stays_material_on_shangri_la():
    t = table("utopians", "B", journey="2UTO3B", state="empire", hand=["1MAC11"])
    t.play("1MAC11")
    assert t.pool(0) == (12, 10, 10)
    assert t.pool(1) == (3, 5, 5)


# -- payments ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-170", "IMP-R5", "IMP-R4")
def test_one_progress_stands_for_two_material():
    t = table("romans", hand=["1UNC20"], pool=(1, 0, 2))
    t.play("1UNC20", "pick 1TRI2")
    assert t.pool(0) == (0, 0, 1)
    assert not table("romans", hand=["1UNC20"], pool=(0, 0, 2)).can_play("1UNC20")


@pytest.mark.rule("IMP-169")
def test_the_split_of_a_population_price_is_the_players_choice():
    t = table("romans", hand=["2TRI8"], pool=(0, 2, 2))
    t.play("2TRI8", "amount 1", "pick 1TRI2")
    assert t.pool(0) == (0, 1, 1)


@pytest.mark.rule("IMP-R36", "IMP-R7")
def test_masks_are_not_discarded_for_nothing():
    market = ["1UNC20", "1UNC9", "1UNC11", "1UNC3", "1CIV10"]
    t = table("olmecs", play=["2OLM14"], hand=["2OLM12", "2OLM13"], market=market, region=[], main=["1UNC2"])
    assert not t.can_exhaust("2OLM14")


@pytest.mark.rule("IMP-R66", "IMP-R70")
def test_two_cards_may_answer_the_same_event():
    t = table("scythians", play=["1SCY21", "1MAC5"], hand=["1SCY12"], deck=["1SCY16", "1SCY17"])
    t.play("1SCY12", "exhaust 1SCY21", "exhaust 1MAC5")
    assert t.pool(0) == (10, 12, 10)
    assert t.hand(0) == {"1SCY16"}
    assert t.exhausts(0) == 3


@pytest.mark.rule("IMP-R70", "IMP-82")
def test_triggered_exhausts_sleep_in_an_innovate_turn():
    t = table("celts", "A", hand=["1CEL16"], uncivilised=["1UNC8"])
    t.t.take_turn(0)
    t.t.use("innovate", "suit uncivilised", "deck uncivilised")
    assert t.t.asked == "place"
    assert t.unrest_in_hand(1) == 0
    assert t.hand(0) == {"1UNC8"}
    assert t.discard(0) == {"1CEL16"}


@pytest.mark.rule("IMP-83")
def test_a_revolt_returns_any_number_of_unrest():
    t = table("romans", hand=["unrest", "unrest", "unrest", "1ROM17"])
    before = t.unrest_pile()
    t.t.take_turn(0)
    t.t.use("revolt", "amount 2")
    assert t.unrest_pile() == before + 2
    assert t.unrest_in_hand(0) == 1


@pytest.mark.rule("IMP-85", "IMP-88", "IMP-89", "IMP-90")
def test_clean_up_in_its_order():
    deck = ["1ROM14", "1ROM15", "1ROM16", "1ROM18", "1ROM20", "1ROM21"]
    t = table("romans", play=["1UNC8"], hand=["1ROM17", "1ROM19"], deck=deck)
    t.exhaust("1UNC8")
    t.end_turn("pick 1CIV10", "pick 1ROM17", "done")
    assert t.tokens(4) == {"progress": 1}
    assert t.actions(0) == 3
    assert t.exhausts(0) == 5
    assert t.p.spent == []
    assert t.hand(0) == {"1ROM19", "1ROM14", "1ROM15", "1ROM16", "1ROM18"}
    assert t.discard(0) == {"1ROM17"}


@pytest.mark.rule("IMP-R70", "IMP-84")
def test_triggered_exhausts_sleep_in_a_revolt():
    t = table("vikings", "A", hand=["unrest", "unrest"], deck=["1VIK16", "1VIK17"])
    t.t.take_turn(0)
    t.t.use("revolt", "amount 2")
    assert t.t.asked == "place"
    assert t.hand(0) == set()


@pytest.mark.rule("IMP-R69", "IMP-174")
def test_unrest_under_an_acquired_card_is_not_taken():
    t = table("vikings", "A", hand=["1TRI1"], nation_deck=["1VIK3", "1VIK4"])
    t.play("1TRI1", "pick 1UNC3")
    assert t.unrest_in_hand(0) == 1
    assert t.nation_deck(0) == ["1VIK3", "1VIK4", "1VIK2"]


@pytest.mark.rule("IMP-R69", "IMP-159")
def test_unrest_for_a_card_from_exile_is_taken():
    t = table(
        "vikings",
        "A",
        state="empire",
        play=["2CIV8"],
        hand=["2TRI4", "1MAC16"],
        exile=["1TRI4"],
        nation_deck=["1VIK3", "1VIK4"],
    )
    t.p.state[0] = 0
    t.play("1MAC16", "pick 1TRI4", "yes")
    assert t.unrest_in_hand(0) == 1
    assert t.nation_deck(0) == ["1VIK4", "1VIK3", "1VIK2"]


@pytest.mark.rule("IMP-R8", "IMP-168")
def test_an_option_that_cannot_be_paid_is_not_offered():
    t = table("romans", hand=["1ROM16"], pool=(4, 0, 0))
    t.t.use("play 1ROM16")
    if t.t.asked == "choose":
        assert t.t.legal() == ["option 1"]
    else:
        assert t.t.asked == "acquire"
    assert not table("romans", hand=["1ROM16"], pool=(2, 0, 0)).can_play("1ROM16")


@pytest.mark.rule("IMP-162")
def test_a_barbarian_may_acquire_empire_cards_but_not_play_them():
    t = table("romans", hand=["1ROM16"])
    t.play("1ROM16", "option 1", "pick 1CIV10")
    assert t.hand(0) == {"1CIV10", t.unrest}
    assert not t.can_play("1CIV10")


@pytest.mark.rule("IMP-78")
def test_cards_in_play_are_exhausted_whatever_their_state_icon():
    t = table("romans", play=["1CIV10"], deck=["1ROM17", "1ROM18"])
    t.exhaust("1CIV10")
    assert t.hand(0) == {"1ROM17"}
    t = table("romans", state="empire", play=["1UNC6"], deck=["1ROM17", "1ROM18"])
    t.exhaust("1UNC6")
    assert t.hand(0) == {"1ROM17"}


@pytest.mark.rule("IMP-R27", "IMP-186")
def test_unrest_may_be_garrisoned_but_glory_may_not():
    t = table("romans", hand=["1ROM11", "unrest", "1ROM14"])
    t.t.use("play 1ROM11", "yes")
    assert "pick 1ROM14" not in t.t.legal()
    t._go_on(["pick unrest"], "act")
    assert t.garrison("1ROM11") == {t.unrest}


@pytest.mark.rule("IMP-R61")
def test_cards_gained_to_hand_are_playable_in_the_same_turn():
    t = table("romans", hand=["1ROM17"])
    t.play("1ROM17", "option 1", "pick 1TRI2")
    t.play("1TRI2")
    assert t.pool(0) == (10, 9, 10)


@pytest.mark.rule("IMP-R75", "IMP-R25")
def test_playing_from_the_discard_pile_answers_once_after_the_effects():
    t = table("macedonians", "A", play=["1MAC17", "1MAC5"], discard=["1MAC19"], deck=["1MAC16", "1MAC13"])
    t.exhaust("1MAC17", "exhaust 1MAC5")
    assert t.pool(0) == (14, 10, 10)
    assert t.hand(0) == {"1MAC16"}


@pytest.mark.rule("IMP-106", "IMP-R73")
def test_the_owner_orders_solstice_effects():
    t = table("romans", play=["1CIV10", "2REG8"], hand=["1ROM17"], state="empire")
    t.solstice("resolve 2REG8", "pick 1ROM17")
    assert t.pool(0) == (15, 10, 10)
    assert t.discard(0) == {"1ROM17"}


@pytest.mark.rule("IMP-R22")
def test_with_too_few_cards_later_opponents_get_none():
    t = table("romans", state="empire", players=3, hand=["1CIV11", "1ROM17"])
    t.play("1CIV11", "pick 1ROM17")
    assert "1ROM17" in t.hand(1)
    assert t.hand(2) == set()


@pytest.mark.rule("IMP-R28", "IMP-142")
def test_a_host_that_would_go_to_history_is_discarded_with_its_garrison():
    t = table("vikings", "B", play=["1UNC4"], garrison={"1UNC4": ["1VIK16"]})
    t.solstice("yes", "option 2")
    assert t.history(0) == set()
    assert t.discard(0) == {"1UNC4", "1VIK16"}
    assert t.pool(0) == (10, 10, 12)


@pytest.mark.rule("IMP-188", "IMP-141")
def test_a_host_takes_its_garrison_into_history():
    t = table("romans", play=["1UNC4"], garrison={"1UNC4": ["1ROM17", "unrest"]})
    t.solstice("yes", "option 2")
    assert t.history(0) == {"1UNC4", "1ROM17", t.unrest}


@pytest.mark.rule("IMP-R64", "IMP-194")
def test_one_road_alone_is_not_three_regions():
    assert not table("mauryans", state="empire", hand=["1CAR14"], play=["2MAU4"]).can_play("1CAR14")
    assert table("mauryans", state="empire", hand=["1CAR14"], play=["2MAU4", "2MAU14"]).can_play("1CAR14")
