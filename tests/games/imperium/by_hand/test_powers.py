"""Both sides of every power card: abilities and points, expectations computed by hand.

Unless stated otherwise the player has 10 of each resource and every opponent 5.
"""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import table

# -- Carthaginians ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-86", "IMP-216", "IMP-R34")
def test_carthage_a_lays_material_and_doubles_what_comes_with_a_card():
    t = table("carthaginians", "A", hand=["1TRI1"], tokens={3: {"material": 2, "progress": 1}})
    t.play("1TRI1", "pick 1UNC3", "exhaust 1CAR1")
    assert t.pool(0) == (14, 10, 11)
    assert t.exhausts(0) == 4
    t = table("carthaginians", "A")
    t.end_turn("pick 1REG6")
    assert t.tokens(2) == {"material": 1}
    assert table("carthaginians", "A", pool=(25, 0, 0)).points(0, "1CAR1") == 4


@pytest.mark.rule("IMP-86")
def test_carthage_b_lays_two_material_and_scores_every_third():
    t = table("carthaginians", "B", hand=["1TRI1"], tokens={3: {"material": 2}})
    t.play("1TRI1", "pick 1UNC3")
    assert t.pool(0) == (12, 10, 10)
    t.end_turn("pick 1REG6")
    assert t.tokens(2) == {"material": 2}
    assert table("carthaginians", "B", pool=(25, 0, 0)).points(0, "1CAR1") == 8
    assert table("carthaginians", "B", pool=(80, 0, 0)).points(0, "1CAR1") == 10


# -- Celts -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R68")
def test_celts_a_send_unrest_when_they_take_an_uncivilised_card():
    t = table("celts", "A", players=3, hand=["1TRI1"])
    t.play("1TRI1", "pick 1UNC3", "exhaust 1CEL1")
    assert [t.unrest_in_hand(k) for k in range(3)] == [1, 1, 1]
    assert t.points(0, "1CEL1") == 1
    t = table("celts", "A", hand=["1CEL14"], uncivilised=["1UNC8"])
    t.play("1CEL14", "option 2", "deck uncivilised", "exhaust 1CEL1")
    assert [t.unrest_in_hand(k) for k in range(2)] == [0, 1]


@pytest.mark.rule("IMP-R45")
def test_celts_b_score_two_for_each_uncivilised_card():
    t = table("celts", "B", hand=["1UNC3", "1UNC15"], discard=["1UNC8"], history=["1CIV2"])
    assert t.points(0, "1CEL1") == 6
    t = table("celts", "B", hand=["1TRI1"])
    t.play("1TRI1", "pick 1UNC3")
    assert t.unrest_in_hand(1) == 0


# -- Greeks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-140", "IMP-R43")
def test_greeks_a_break_through_for_two_actions():
    t = table("greeks", "A", civilised=["1CIV6"])
    t.exhaust("1GRE1", "suit civilised", "deck civilised")
    assert t.actions(0) == 1
    assert t.hand(0) == {"1CIV6"}
    assert not table("greeks", "A", actions=1).can_exhaust("1GRE1")
    t = table(
        "greeks", "A", hand=["1GRE11", "1GRE14"], deck=["1GRE15", "1GRE16", "1GRE17"], discard=["1GRE18", "1GRE20"]
    )
    assert t.points(0, "1GRE1") == 1


@pytest.mark.rule("IMP-R43")
def test_greeks_b_score_every_third_card():
    t = table(
        "greeks",
        "B",
        hand=["1GRE11", "1GRE14"],
        deck=["1GRE15", "1GRE16", "1GRE17"],
        discard=["1GRE18", "1GRE20"],
        play=["1GRE21"],
        garrison={"1GRE21": ["1GRE19"]},
        history=["1GRE12"],
    )
    assert t.points(0, "1GRE1") == 3
    assert not t.can_exhaust("1GRE1")


# -- Macedonians -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-R25", "IMP-R75")
def test_macedonians_a_are_paid_for_regions_from_the_discard_pile():
    t = table("macedonians", "A", play=["1MAC17"], discard=["1MAC20"])
    t.exhaust("1MAC17", "no")
    assert t.in_play(0) == {"1MAC17", "1MAC20"}
    assert t.pool(0) == (12, 11, 10)
    assert t.actions(0) == 2
    t = table("macedonians", "A", hand=["1MAC20"])
    t.play("1MAC20", "no")
    assert t.pool(0) == (10, 11, 10)


def test_macedonians_score_regions():
    zones = {"play": ["1MAC18"], "discard": ["1MAC19", "1REG1"], "deck": ["1MAC20"], "history": ["1REG2"]}
    assert table("macedonians", "A", **zones).points(0, "1MAC1") == 2
    t = table("macedonians", "B", **zones)
    assert t.points(0, "1MAC1") == 5
    t = table("macedonians", "B", play=["1MAC17"], discard=["1MAC20"])
    t.exhaust("1MAC17", "no")
    assert t.pool(0) == (10, 11, 10)


# -- Persians ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-140", "IMP-168")
def test_persians_a_break_through_for_a_tributary():
    t = table("persians", "A", hand=["1PER19", "1PER20", "1PER21"], deck=["1PER16"])
    t.exhaust("1PER1", "pick 1PER19", "pick 1PER20", "pick 1TRI2")
    assert t.actions(0) == 2
    assert t.pool(0) == (10, 9, 10)
    assert t.hand(0) == {"1PER21", "1TRI2"}
    assert t.deck(0) == ["1PER20", "1PER19", "1PER16"]
    assert not table("persians", "A", hand=["1PER19"]).can_exhaust("1PER1")
    assert not table("persians", "A", hand=["1PER19", "1PER20"], pool=(9, 0, 0)).can_exhaust("1PER1")


def test_persians_score_tributaries():
    zones = {"hand": ["1TRI1", "1TRI2"], "discard": ["1PER21"], "history": ["1PER12"]}
    assert table("persians", "A", **zones).points(0, "1PER1") == 1
    assert table("persians", "B", **zones).points(0, "1PER1") == 4
    assert not table("persians", "B", hand=["1PER19", "1PER20"]).can_exhaust("1PER1")


# -- Romans ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-166")
def test_romans_a_see_one_more_fame_card_and_gain_progress():
    t = table(
        "romans", "A", hand=["1ROM14"], play=["1ROM20", "1ROM11", "1ROM12"], fame=["1FAM1", "1FAM2", "1FAM3", "1FAM4"]
    )
    t.play("1ROM14", "pick 1FAM3", "pick 1FAM1", "pick 1FAM2")
    assert t.hand(0) == {"1FAM3"}
    assert t.pool(0) == (10, 10, 11)
    assert table("romans", "A", pool=(0, 11, 0)).points(0, "1ROM1") == 2


@pytest.mark.rule("IMP-167", "IMP-201")
def test_romans_a_with_one_fame_card_left_see_only_that():
    t = table("romans", "A", hand=["1ROM14"], play=["1ROM20", "1ROM11", "1ROM12"], fame=["1FAM1"])
    t.play("1ROM14", "pick 1FAM1")
    assert t.hand(0) == {"1FAM1"}
    assert t.pool(0) == (10, 10, 11)
    assert t.king_side() == "A"


@pytest.mark.rule("IMP-124", "IMP-26")
def test_romans_b_score_every_second_population():
    assert table("romans", "B", pool=(0, 11, 0)).points(0, "1ROM1") == 5
    assert table("romans", "B", pool=(0, 50, 0)).points(0, "1ROM1") == 10


# -- Scythians ---------------------------------------------------------------------------------------------------------


def test_scythians_a_break_through_for_a_region_at_the_price_of_unrest():
    t = table("scythians", "A", region=["1REG8"])
    t.exhaust("1SCY1", "deck region")
    assert t.actions(0) == 2
    assert t.hand(0) == {"1REG8", t.unrest}
    assert t.points(0, "1SCY1") == 1


def test_scythians_b_score_material_and_regions_rounded_apart():
    t = table("scythians", "B", pool=(8, 0, 0), play=["1SCY18", "1SCY19", "1REG1"], discard=["1REG2", "1REG3"])
    assert t.points(0, "1SCY1") == 3


# -- Vikings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-142", "IMP-R78", "IMP-215")
def test_vikings_discard_what_would_go_to_history():
    for side in "AB":
        t = table("vikings", side, hand=["1TRI1"])
        t.play("1TRI1", "pick 1UNC3", "no", "done")
        assert t.history(0) == set()
        assert t.discard(0) == {"1TRI1"}


@pytest.mark.rule("IMP-R14", "IMP-R69")
def test_vikings_look_at_the_nation_deck_when_they_take_unrest():
    t = table("vikings", "B", play=["1UNC8"], nation_deck=["1VIK3", "1VIK4", "1VIK5"])
    t.solstice("option 1", "done", "yes")
    assert t.nation_deck(0) == ["1VIK4", "1VIK5", "1VIK3", "1VIK2"]
    t = table("vikings", "A", play=["1UNC8"], nation_deck=["1VIK3", "1VIK4", "1VIK5"])
    t.solstice("option 1", "done", "no")
    assert t.nation_deck(0) == ["1VIK3", "1VIK4", "1VIK5", "1VIK2"]


def test_vikings_a_draw_two_cards_when_unrest_returns():
    t = table("vikings", "A", hand=["unrest"], deck=["1VIK16", "1VIK17", "1VIK21"])
    t.play("unrest", "option 1", "exhaust 1VIK1")
    assert t.hand(0) == {"1VIK16", "1VIK17"}
    assert t.pool(0) == (10, 9, 10)


@pytest.mark.rule("IMP-R44")
def test_vikings_score_cards_with_variable_points():
    zones = {"hand": ["1VIK4", "1VIK8"], "discard": ["1VIK9", "1CIV2"]}
    assert table("vikings", "A", **zones).points(0, "1VIK1") == 4
    assert table("vikings", "B", **zones).points(0, "1VIK1") == 8


# -- Arthurians --------------------------------------------------------------------------------------------------------


def test_arthurians_a_fetch_a_knight_and_gain_progress_at_the_solstice():
    t = table("arthurians", "A", hand=["2ART20"], discard=["2ART18", "2ART21"])
    t.exhaust("2ART1", "pick 2ART20", "pick 2ART18")
    assert t.hand(0) == {"2ART18"}
    assert t.discard(0) == {"2ART20", "2ART21"}
    t = table("arthurians", "A", hand=["2ART17", "2ART18", "2ART19", "2ART20", "2ART21"])
    t.solstice("pick 2ART20", "no", "resolve 2ART1")
    assert t.pool(0) == (10, 10, 11)
    assert len(t.hand(0)) == 4


def test_arthurians_b_are_six_points():
    t = table("arthurians", "B", hand=["2ART17", "2ART18", "2ART19", "2ART20", "2ART21"])
    assert t.points(0, "2ART1") == 6
    assert not t.can_exhaust("2ART1")
    t.solstice("pick 2ART20", "no")
    assert t.pool(0) == (10, 10, 11)


# -- Atlanteans --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-143", "IMP-145", "IMP-214", "IMP-R66")
def test_atlanteans_a_put_a_card_back_when_something_sinks():
    t = table("atlanteans", "A", hand=["2ATL12"], play=["2ATL16"], discard=["2ATL17"], deck=["2ATL15"])
    t.play("2ATL12", "pick 1REG6", "exhaust 2ATL1", "pick 2ATL17", "no")
    assert t.sunken(0) == {"2ATL12", "2ATL16"}
    assert t.deck(0)[0] == "2ATL17"
    assert t.hand(0) == {"1REG6"}
    assert t.points(0, "2ATL1") == 1


@pytest.mark.rule("IMP-142", "IMP-41", "IMP-163")
def test_atlanteans_b_score_regions_sunken_ones_too():
    t = table("atlanteans", "B", hand=["1TRI1", "2ATL12"], play=["2ATL16"], discard=["2ATL17"], deck=["2ATL15"])
    assert t.state(0) == "empire"
    assert t.points(0, "2ATL1") == 2
    t.play("2ATL12", "pick 1REG6")
    assert t.points(0, "2ATL1") == 3
    t.play("1TRI1", "pick 1UNC3")
    assert "1TRI1" in t.discard(0)


# -- Egyptians ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-191")
def test_egyptians_a_develop_or_gain_an_action_for_unrest():
    t = table("egyptians", "A", state="empire")
    t.exhaust("2EGY1", "option 1", "pick 2EGY4")
    assert t.actions(0) == 2
    assert t.hand(0) == {t.unrest}
    assert t.discard(0) == {"2EGY4"}
    assert t.pool(0) == (6, 10, 10)
    t = table("egyptians", "A")
    t.exhaust("2EGY1", "option 2")
    assert t.actions(0) == 4
    assert t.pool(0) == (10, 9, 10)
    assert t.unrest_in_hand(0) == 1
    assert table("egyptians", "A", discard=["1CIV2", "1UNC15"]).points(0, "2EGY1") == 4


@pytest.mark.rule("IMP-90")
def test_egyptians_b_hold_six_cards_and_score_three_for_civilised():
    t = table("egyptians", "B", deck=["2EGY14", "2EGY15", "2EGY16", "2EGY17", "2EGY18", "2EGY19", "2EGY20"])
    t.end_turn()
    assert len(t.hand(0)) == 6
    assert table("egyptians", "B", discard=["1CIV2", "1UNC15"]).points(0, "2EGY1") == 6
    assert table("egyptians", "B", discard=["1CIV2", "1UNC15", "1CIV1", "1CIV4"]).points(0, "2EGY1") == 10


# -- Mauryans ----------------------------------------------------------------------------------------------------------


def test_mauryans_a_gain_for_regions_played_and_fetch_one():
    t = table("mauryans", "A", hand=["2MAU14", "2MAU21"])
    t.play("2MAU14", "no", "exhaust 2MAU1")
    assert t.pool(0) == (10, 11, 11)
    t.play("2MAU21", "no")
    assert t.pool(0) == (10, 11, 11)
    assert t.points(0, "2MAU1") == 2
    t = table("mauryans", "A", discard=["2MAU14"])
    t.solstice("yes")
    assert t.pool(0) == (9, 10, 10)
    assert "2MAU14" in t.hand(0)


def test_mauryans_b_score_two_for_each_card_in_history():
    assert table("mauryans", "B", history=["2MAU18", "2MAU19", "1TRI1"]).points(0, "2MAU1") == 6
    assert table("mauryans", "B").points(0, "2MAU1") == 0


# -- Minoans -----------------------------------------------------------------------------------------------------------


def test_minoans_a_trade_a_card_for_progress():
    t = table("minoans", "A", hand=["2MIN14", "2MIN15", "2MIN17", "2MIN18", "2MIN19"])
    t.solstice("yes", "pick 2MIN15")
    assert t.pool(0) == (10, 10, 11)
    assert "2MIN15" in t.discard(0)


def test_minoans_b_score_progress_again_up_to_ten():
    assert table("minoans", "B", pool=(0, 0, 7)).points(0, "2MIN1") == 7
    t = table("minoans", "B", pool=(0, 0, 14))
    assert t.points(0, "2MIN1") == 10


# -- Olmecs ------------------------------------------------------------------------------------------------------------


def test_olmecs_a_use_masks():
    t = table("olmecs", "A", hand=["2OLM12", "2OLM13", "2OLM18", "2OLM19"])
    t.exhaust("2OLM1", "option 2", "pick 2OLM12", "pick 2OLM13", "pick 2OLM18", "pick 1CIV10")
    assert t.hand(0) == {"2OLM19", "1CIV10", t.unrest}
    assert t.discard(0) == {"2OLM12", "2OLM13", "2OLM18"}
    t = table("olmecs", "A", discard=["2OLM12", "2OLM16"])
    t.exhaust("2OLM1", "option 1", "pick 2OLM12")
    assert t.history(0) == {"2OLM12"}


def test_olmecs_b_put_a_mask_into_history_for_progress():
    t = table("olmecs", "B", hand=["2OLM12", "2OLM16"])
    t.exhaust("2OLM1", "pick 2OLM12")
    assert t.history(0) == {"2OLM12"}
    assert t.pool(0) == (10, 10, 12)
    assert t.points(0, "2OLM12") == 1


# -- Qin ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-87", "IMP-216", "IMP-R34")
def test_qin_a_lay_population_and_double_it():
    t = table("qin", "A", hand=["1TRI1"], tokens={3: {"population": 2}})
    t.play("1TRI1", "pick 1UNC3", "exhaust 2QIN1")
    assert t.pool(0) == (10, 14, 10)
    t.end_turn("pick 1REG6")
    assert t.tokens(2) == {"population": 1}
    assert table("qin", "A", play=["2QIN15", "2QIN18", "1UNC8"]).points(0, "2QIN1") == 2


@pytest.mark.rule("IMP-87")
def test_qin_b_lay_population_and_score_two_for_pinned_cards():
    t = table("qin", "B")
    t.end_turn("pick 1REG6")
    assert t.tokens(2) == {"population": 1}
    t = table("qin", "B", play=["2QIN15", "2QIN18", "1UNC8"], hand=["1UNC6"])
    assert t.points(0, "2QIN1") == 4


# -- Utopians ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-213", "IMP-46")
def test_utopians_take_unrest_when_their_deck_runs_out():
    for side in "AB":
        t = table("utopians", side, hand=["2UTO12"], deck=["2UTO9"])
        t.play("2UTO12", "yes", "no")
        assert t.hand(0) == {"2UTO9", t.unrest}
        assert t.exhausts(0) == 3


def test_utopians_a_gain_population_when_others_return_unrest():
    t = table("utopians", "A", players=3, others=[{"hand": ["unrest"]}, {"hand": ["unrest"]}], deck=["2UTO9", "2UTO10"])
    t.solstice("option 2", "yes", "no")
    assert t.pool(0)[1] == 11
    assert table("utopians", "A", pool=(0, 23, 0)).points(0, "2UTO1") == 5


def test_utopians_b_score_every_third_population():
    assert table("utopians", "B", pool=(0, 23, 0)).points(0, "2UTO1") == 7
