"""Regions and tributaries: expectations from the printed meaning, computed by hand."""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import table


@pytest.mark.rule("IMP-154", "IMP-132", "IMP-R16")
def test_wilderness_is_recalled_to_avoid_an_attack():
    t = table("romans", state="empire", hand=["1CIV4"], others=[{"play": ["1REG1"]}])
    t.play("1CIV4", "exhaust 1REG1|pick 1REG1|yes")
    assert t.pool(1) == (5, 5, 5)
    assert t.unrest_in_hand(1) == 0
    assert "1REG1" in t.hand(1)
    t = table("romans", state="empire", hand=["1CIV4"], others=[{"play": ["1REG1"]}])
    t.play("1CIV4", "no|done")
    assert t.pool(1) == (7, 5, 5)
    assert t.unrest_in_hand(1) == 1
    assert t.in_play(1) == {"1REG1"}


@pytest.mark.rule("IMP-155", "IMP-156", "IMP-186")
def test_jungle_feeds_exiles_and_takes_a_garrison():
    t = table("romans", hand=["1REG2", "1ROM17"], uncivilised=["1UNC8"])
    before = t.unrest_pile()
    t.play("1REG2", "pick 1UNC3", "yes", "pick 1ROM17")
    assert t.pool(0) == (10, 11, 10)
    assert t.exile() == {"1UNC3"}
    assert t.market()[3] == "1UNC8"
    assert t.unrest_pile() == before
    assert t.garrison("1REG2") == {"1ROM17"}
    assert t.in_play(0) == {"1REG2"}


@pytest.mark.rule("IMP-157", "IMP-R58")
def test_market_cards_with_tokens_cannot_be_exiled():
    t = table("romans", hand=["1REG3"], tokens={k: {"progress": 1} for k in range(5)})
    t.play("1REG3")
    assert t.pool(0) == (13, 10, 10)
    assert t.exile() == set()
    t = table("romans", hand=["1REG3"], tokens={k: {"progress": 1} for k in range(4)}, civilised=["1CIV6"])
    t.play("1REG3", "pick 1CIV10")
    assert t.exile() == {"1CIV10"}


def test_coast_draws_a_card():
    t = table("romans", hand=["1REG4"], deck=["1ROM17", "1ROM18"])
    t.play("1REG4", "pick 1UNC3", "no")
    assert t.hand(0) == {"1ROM17"}


def test_floodplain_may_put_a_discarded_card_into_history():
    t = table("romans", hand=["1REG5"], discard=["1ROM18"])
    t.play("1REG5", "yes", "pick 1UNC3", "no")
    assert t.history(0) == {"1ROM18"}


@pytest.mark.rule("IMP-188")
def test_recalled_and_abandoned_regions_take_their_garrison_along():
    t = table("romans", play=["1UNC11", "1REG7"], garrison={"1REG7": ["1ROM17", "1ROM18"]})
    t.exhaust("1UNC11", "option 1")
    assert t.hand(0) == {"1REG7", "1ROM17", "1ROM18"}
    t = table("romans", play=["2UNC1", "1REG8"], garrison={"1REG8": ["1ROM17", "1ROM18"]})
    t.exhaust("2UNC1")
    assert t.discard(0) == {"1REG8", "1ROM17", "1ROM18"}


@pytest.mark.rule("IMP-200", "IMP-166")
def test_sacred_pass_exchanges_a_hand_card_for_the_top_nation_card():
    t = table("romans", play=["1REG14"], hand=["1ROM17"], nation_deck=["1ROM11", "1ROM12"])
    t.exhaust("1REG14", "yes", "done", "yes", "pick 1ROM17")
    assert t.hand(0) == {"1ROM11"}
    assert t.nation_deck(0)[0] == "1ROM17"
    assert t.discard(0) == {"1REG14"}


@pytest.mark.rule("IMP-200")
def test_sacred_pass_never_brings_the_accession_card():
    t = table("romans", play=["1REG14"], hand=["1ROM17"], nation_deck=[])
    if t.can_exhaust("1REG14"):
        t.exhaust("1REG14", "yes", "done", "no")
    assert "1ROM2" not in t.hand(0)
    assert t.nation_deck(0) == ["1ROM2"]


def test_fortunate_isle_acquires_anything_and_is_exiled():
    t = table("romans", hand=["2REG1"])
    t.play("2REG1", "pick 1CIV10")
    assert t.hand(0) == {"1CIV10", t.unrest}
    assert t.exile() == {"2REG1"}


def test_highlands_give_people_for_a_card_at_the_solstice():
    t = table("romans", play=["2REG6"], hand=["1ROM21", "1ROM14", "1ROM15", "1ROM16", "1ROM17"])
    t.solstice("pick 1ROM21")
    assert t.pool(0) == (10, 12, 10)
    assert len(t.hand(0)) == 4
    assert "1ROM21" in t.discard(0)


def test_sacred_grove_goes_to_history():
    t = table("romans", hand=["2REG7", "1ROM17"])
    t.play("2REG7", "yes", "pick 1ROM17")
    assert t.pool(0) == (10, 10, 11)
    assert t.history(0) == {"2REG7", "1ROM17"}
    assert t.in_play(0) == set()


@pytest.mark.rule("IMP-R19", "IMP-76")
def test_fortified_region_defends_for_a_token_and_a_population():
    t = table("romans", state="empire", hand=["1CIV4"], others=[{"play": ["2REG12"]}])
    t.play("1CIV4", "exhaust 2REG12|pick 2REG12|yes")
    assert t.pool(1) == (5, 4, 5)
    assert t.exhausts(1) == 4
    assert t.unrest_in_hand(1) == 0
    assert t.in_play(1) == {"2REG12"}
    t = table("romans", state="empire", hand=["1CIV4"], others=[{"play": ["2REG12"], "pool": (5, 0, 0)}])
    t.play("1CIV4")
    assert t.unrest_in_hand(1) == 1


# -- tributaries -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-173", "IMP-174", "IMP-175", "IMP-141")
def test_armenians_acquire_with_tokens_and_unrest():
    t = table("romans", hand=["1TRI1"], tokens={3: {"progress": 2, "material": 1}}, uncivilised=["1UNC8"])
    before = t.unrest_pile()
    t.play("1TRI1", "pick 1UNC3")
    assert t.hand(0) == {"1UNC3", t.unrest}
    assert t.pool(0) == (11, 10, 12)
    assert t.history(0) == {"1TRI1"}
    assert t.market()[3] == "1UNC8"
    assert t.unrest_pile() == before - 1


@pytest.mark.rule("IMP-R57")
def test_armenians_may_take_a_card_of_two_suits():
    t = table("romans", hand=["1TRI1"])
    t.play("1TRI1", "pick 1UNC20")
    assert t.hand(0) == {"1UNC20", t.unrest}


def test_assyrians_are_free_people():
    t = table("romans", hand=["1TRI2"])
    t.play("1TRI2")
    assert t.pool(0) == (10, 11, 10)
    assert t.actions(0) == 3
    assert t.discard(0) == {"1TRI2"}


@pytest.mark.rule("IMP-R13", "IMP-R72")
def test_egyptians_bring_a_nation_card_or_a_development():
    t = table("romans", hand=["1TRI3"], nation_deck=["1ROM11", "1ROM12"])
    t.play("1TRI3")
    assert t.discard(0) == {"1ROM11"}
    assert t.nation_deck(0) == ["1ROM12", "1ROM2"]
    assert t.history(0) == {"1TRI3"}
    t = table("romans", state="empire", hand=["1TRI3"])
    t.play("1TRI3", "pick 1ROM4", "amount 0")
    assert t.discard(0) == {"1ROM4"}
    assert t.pool(0) == (10, 7, 10)


@pytest.mark.rule("IMP-95", "IMP-R72", "IMP-R13")
def test_egyptians_apply_both_parts_when_the_accession_card_comes():
    t = table("romans", hand=["1TRI3"], nation_deck=[])
    t.play("1TRI3", "pick 1ROM4", "amount 0")
    assert t.state(0) == "empire"
    assert t.discard(0) == {"1ROM2", "1ROM4"}


@pytest.mark.rule("IMP-133")
def test_ionians_return_up_to_two_unrest():
    t = table("romans", hand=["1TRI4", "unrest"], discard=["unrest", "unrest"])
    before = t.unrest_pile()
    t.play("1TRI4", "pick unrest", "pick unrest")
    assert t.unrest_pile() == before + 2
    assert t.history(0) == {"1TRI4"}
    assert t.actions(0) == 3


@pytest.mark.rule("IMP-R79")
def test_tributary_olmecs_return_an_exhaust_token():
    t = table("romans", hand=["1TRI6"], play=["1UNC8"])
    t.exhaust("1UNC8")
    t.play("1TRI6", "pick 1UNC8")
    assert t.exhausts(0) == 5
    assert t.can_exhaust("1UNC8")


def test_sumerians_and_other_unplayable_cards():
    for card in ("1TRI7", "1FAM6", "2FAM5", "1SCY6", "2MIN9", "2QIN10"):
        assert not table("romans", state="empire", hand=[card]).can_play(card), card


def test_tributary_minoans_put_a_card_back_for_progress():
    t = table("romans", hand=["1TRI9", "1ROM17"], deck=["1ROM18"])
    t.play("1TRI9", "pick 1ROM17")
    assert t.deck(0)[0] == "1ROM17"
    assert t.pool(0) == (10, 10, 12)


def test_tributary_mauryans_at_the_solstice():
    t = table("romans", play=["1TRI10"], discard=["1ROM20"])
    t.solstice("option 2")
    assert "1ROM20" in t.hand(0)
    t = table("romans", play=["1TRI10"], discard=["1ROM20"])
    t.solstice("option 1")
    assert t.pool(0) == (12, 10, 10)


@pytest.mark.rule("IMP-180", "IMP-181", "IMP-R3")
def test_break_through_for_a_tributary_reveals_the_main_deck():
    market = ["1REG1", "1UNC20", "1REG6", "1UNC3", "1CIV10"]
    t = table("romans", hand=["2TRI8"], market=market, main=["1REG2", "1UNC9", "1TRI4", "1REG3"])
    t.play("2TRI8", "deck main")
    assert t.hand(0) == {"1TRI4"}
    assert t.pool(0) == (10, 8, 10)
    assert sorted(t.main_deck()) == ["1REG2", "1REG3", "1UNC9"]
    t = table("romans", hand=["2TRI8"], market=market, main=["1REG2", "1UNC9", "1REG3"])
    t.play("2TRI8", "deck main")
    assert t.hand(0) == set()
    assert t.pool(0) == (10, 8, 12)


@pytest.mark.rule("IMP-R20", "IMP-185")
def test_tributary_vikings_take_what_there_is_and_unrest_follows():
    t = table("romans", state="empire", players=3, hand=["2TRI3"], others=[{"pool": (1, 5, 5)}, {}])
    t.play("2TRI3")
    assert t.pool(0) == (15, 10, 10)
    assert t.pool(1) == (0, 5, 5)
    assert t.unrest_in_hand(1) == 1
    assert t.pool(2) == (3, 5, 5)
    assert t.unrest_in_hand(2) == 0


@pytest.mark.rule("IMP-201", "IMP-R6")
def test_tributary_romans_give_up_a_region_for_fame():
    t = table("romans", hand=["2TRI5"], play=["1ROM20"], fame=["1FAM4", "1FAM1"])
    t.play("2TRI5")
    assert t.hand(0) == {"1FAM4"}
    assert t.exile() == {"2TRI5"}
    assert t.discard(0) == {"1ROM20"}
    assert t.pool(1) == (5, 5, 6)
    assert not table("romans", hand=["2TRI5"]).can_play("2TRI5")


def test_tributary_carthaginians_give_cards_away():
    t = table("romans", hand=["2TRI7", "1ROM17"], deck=["1ROM18", "1ROM19"])
    t.play("2TRI7", "pick 1ROM17")
    assert t.pool(0) == (12, 10, 10)
    assert t.hand(0) == {"1ROM18"}
    assert "1ROM17" in t.hand(1)


def test_tributary_celts_break_through_and_send_unrest():
    t = table("romans", hand=["2TRI9"], uncivilised=["1UNC8"])
    t.play("2TRI9", "deck uncivilised")
    assert t.hand(0) == {"1UNC8"}
    assert t.unrest_in_hand(1) == 1


@pytest.mark.rule("IMP-176", "IMP-159")
def test_tributary_macedonians_acquire_two_regions_also_from_exile():
    t = table("romans", hand=["2TRI10"], exile=["1REG1"], region=["1REG8"])
    t.play("2TRI10", "pick 1REG1", "pick 1REG6")
    assert t.hand(0) == {"1REG1", "1REG6"}
    assert t.exile() == set()
    assert t.market()[2] == "1REG8"
    assert t.history(0) == {"2TRI10"}


def test_xiongnu_steal_progress():
    t = table("romans", players=3, hand=["2TRI11"], others=[{"pool": (5, 5, 0)}, {}])
    t.play("2TRI11")
    assert t.pool(0) == (10, 10, 11)
    assert t.pool(2) == (5, 5, 4)
