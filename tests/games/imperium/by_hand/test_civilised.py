"""Civilised cards: expectations from the printed meaning, computed by hand."""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import table


@pytest.mark.rule("IMP-185", "IMP-R21")
def test_drama_steals_and_everybody_may_trade_a_card_for_unrest():
    t = table(
        "romans",
        state="empire",
        players=3,
        hand=["1CIV1", "1ROM17", "unrest"],
        others=[{"pool": (5, 5, 0)}, {}],
    )
    t.play("1CIV1", "yes", "pick 1ROM17", "no", "no")
    assert t.pool(0) == (10, 10, 11)
    assert t.pool(1) == (5, 5, 0)
    assert t.pool(2) == (5, 5, 4)
    assert t.hand(0) == set()
    assert t.discard(0) == {"1CIV1", "1ROM17"}


def test_education_puts_a_hand_card_and_a_discarded_card_into_history():
    t = table("romans", state="empire", hand=["1CIV2", "1ROM17"], discard=["1ROM18"])
    t.play("1CIV2", "yes", "pick 1ROM17", "yes", "pick 1ROM18")
    assert t.history(0) == {"1ROM17", "1ROM18"}
    assert t.discard(0) == {"1CIV2"}
    assert t.actions(0) == 3


@pytest.mark.rule("IMP-72", "IMP-R6")
def test_moneylenders_turn_three_material_into_an_action():
    t = table("romans", state="empire", hand=["1CIV3"], actions=0)
    t.play("1CIV3", "amount 0")
    assert t.actions(0) == 1
    assert t.pool(0) == (7, 10, 10)
    assert not table("romans", state="empire", hand=["1CIV3"], pool=(2, 9, 0)).can_play("1CIV3")
    assert not table("romans", hand=["1CIV3"]).can_play("1CIV3")


@pytest.mark.rule("IMP-134", "IMP-R15")
def test_corruption_pays_everybody_and_hands_out_unrest():
    t = table("romans", state="empire", players=3, hand=["1CIV4"])
    before = t.unrest_pile()
    t.play("1CIV4")
    assert [t.pool(k) for k in range(3)] == [(12, 10, 11), (7, 5, 5), (7, 5, 5)]
    assert [t.unrest_in_hand(k) for k in range(3)] == [0, 1, 1]
    assert t.unrest_pile() == before - 2


@pytest.mark.rule("IMP-182")
def test_onager_pays_for_every_abandoned_city():
    t = table("romans", state="empire", players=3, hand=["1CIV5"], others=[{"play": ["1PER2"]}, {}])
    t.play("1CIV5", "yes", "pick 1TRI2")
    assert t.pool(0) == (12, 10, 10)
    assert "1PER2" in t.discard(1)
    assert t.hand(0) == {"1TRI2", t.unrest}


def test_metropolis_gives_one_of_three_at_the_solstice():
    t = table("romans", state="empire", play=["1CIV6"])
    t.solstice("option 2")
    assert t.pool(0) == (10, 11, 10)


def test_pharmacy_sells_population_for_progress():
    t = table("romans", state="empire", play=["1CIV8"])
    t.solstice("option 2", "amount 0")
    assert t.pool(0) == (10, 8, 11)
    t = table("romans", state="empire", play=["1CIV8"], pool=(3, 1, 0))
    t.solstice()
    assert t.pool(0) == (3, 2, 0)


@pytest.mark.rule("IMP-73", "IMP-R70")
def test_wonder_answers_returned_unrest():
    t = table("romans", state="empire", play=["1CIV9"], hand=["unrest"])
    t.play("unrest", "option 3", "amount 0", "exhaust 1CIV9")
    assert t.pool(0) == (7, 10, 12)
    assert t.actions(0) == 2
    assert t.exhausts(0) == 4
    assert t.hand(0) == set()


def test_coinage_draws_and_pays_at_the_solstice():
    t = table("romans", state="empire", play=["1CIV10"], deck=["1ROM17"])
    t.exhaust("1CIV10")
    assert t.hand(0) == {"1ROM17"}
    t = table("romans", state="empire", play=["1CIV10"])
    t.solstice()
    assert t.pool(0) == (12, 10, 10)


@pytest.mark.rule("IMP-R22")
def test_exports_give_a_card_to_every_opponent():
    t = table("romans", state="empire", players=3, hand=["1CIV11", "unrest", "1ROM17"], discard=["1ROM18"])
    t.play("1CIV11", "pick unrest", "pick 1ROM18")
    assert [t.pool(k)[0] for k in range(3)] == [12, 7, 7]
    assert t.unrest_in_hand(1) == 1
    assert "1ROM18" in t.hand(2)
    assert t.hand(0) == {"1ROM17"}


@pytest.mark.rule("IMP-165")
def test_urban_development_counts_cities_and_metropolises():
    t = table("romans", state="empire", hand=["1CIV12"], play=["1ROM19", "1UNC15", "1CIV6"])
    t.play("1CIV12")
    assert t.pool(0) == (13, 13, 10)


@pytest.mark.rule("IMP-169", "IMP-193")
def test_mercenaries_may_be_paid_with_progress():
    t = table("romans", state="empire", hand=["1CIV13"], pool=(0, 0, 2), actions=0)
    t.play("1CIV13")
    assert t.pool(0) == (0, 0, 1)
    assert t.actions(0) == 1
    assert not table("romans", state="empire", hand=["1CIV13"], pool=(9, 0, 0)).can_play("1CIV13")


def test_temple_trades_a_card_for_progress():
    t = table("romans", state="empire", play=["1CIV14"], hand=["1ROM17"])
    t.exhaust("1CIV14")
    assert t.pool(0) == (10, 10, 11)
    assert t.discard(0) == {"1ROM17"}
    t = table("romans", state="empire", play=["1CIV14"], hand=[])
    assert not t.can_exhaust("1CIV14")
    t = table("romans", state="empire", play=["1CIV14"], discard=["unrest"])
    t.solstice()
    assert t.unrest not in t.discard(0)


@pytest.mark.rule("IMP-R26", "IMP-189")
def test_cataphract_garrisons_itself_and_repeats_the_region():
    t = table("romans", state="empire", hand=["1CIV15"], play=["1ROM20"], others=[{"play": ["1PER20"]}])
    t.play("1CIV15", "no", "yes", "pick 1ROM20", "no")
    assert t.in_play(1) == set()
    assert "1PER20" in t.discard(1)
    assert t.garrison("1ROM20") == {"1CIV15"}
    assert t.pool(0) == (10, 11, 10)
    assert t.discard(0) == set()


# -- Legends ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-172")
def test_astronomy_answers_an_acquired_region():
    t = table("romans", state="empire", play=["2CIV7", "2UNC18"], hand=["1ROM17"])
    t.play("1ROM17", "option 1", "amount 0", "pick 1REG6", "exhaust 2CIV7")
    assert t.pool(0) == (10, 8, 11)
    t = table("romans", state="empire", play=["2CIV7", "2UNC18"], hand=["1ROM17"])
    t.play("1ROM17", "option 2", "suit region", "amount 0", "pick 1REG6")
    assert t.pool(0) == (10, 7, 10)


@pytest.mark.rule("IMP-159")
def test_cartography_acquires_from_exile():
    t = table("romans", state="empire", play=["2CIV8", "2UNC18"], hand=["1ROM17"], exile=["1TRI4", "1UNC9"])
    before = t.unrest_pile()
    t.play("1ROM17", "option 1", "amount 0", "pick 1TRI4")
    assert t.hand(0) == {"1TRI4", t.unrest}
    assert t.unrest_pile() == before - 1
    assert t.exile() == {"1UNC9"}


@pytest.mark.rule("IMP-153")
def test_masonry_plays_cities_free_once_each():
    t = table("romans", state="empire", play=["2CIV9"], hand=["1UNC15"], actions=0)
    t.play("1UNC15")
    assert t.in_play(0) == {"2CIV9", "1UNC15"}
    assert t.actions(0) == 0


@pytest.mark.rule("IMP-90", "IMP-R55")
def test_civil_service_raises_the_hand_limit():
    t = table(
        "romans",
        state="empire",
        play=["2CIV10"],
        deck=["1ROM21", "1ROM14", "1ROM15", "1ROM16", "1ROM17", "1ROM18", "1ROM20"],
    )
    t.end_turn()
    assert len(t.hand(0)) == 6


def test_amphitheatre_turns_unrest_in_the_discard_pile_into_progress():
    t = table("romans", state="empire", play=["2CIV14"], discard=["unrest"])
    t.exhaust("2CIV14")
    assert t.pool(0) == (10, 10, 11)
    assert t.discard(0) == set()
    assert not table("romans", state="empire", play=["2CIV14"]).can_exhaust("2CIV14")
