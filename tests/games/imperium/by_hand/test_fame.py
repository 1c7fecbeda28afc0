"""Fame cards and King of Kings: expectations from the printed meaning, computed by hand."""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import table


def test_praiseworthy_goes_to_history_or_breaks_through():
    t = table("romans", hand=["1FAM1"])
    t.play("1FAM1", "option 1")
    assert t.history(0) == {"1FAM1"}
    t = table("romans", hand=["1FAM1"], civilised=["1CIV6"])
    t.play("1FAM1", "option 2", "suit civilised", "deck civilised")
    assert t.hand(0) == {"1CIV6"}
    assert t.discard(0) == {"1FAM1"}


def test_great_is_free_and_gains_an_action():
    t = table("romans", hand=["1FAM2"], actions=0)
    t.play("1FAM2", "yes")
    assert t.actions(0) == 1
    assert t.history(0) == {"1FAM2"}


@pytest.mark.rule("IMP-R20")
def test_notorious_steals_progress_or_sends_unrest():
    t = table("romans", players=3, hand=["1FAM3"], others=[{"pool": (5, 5, 0)}, {}])
    t.play("1FAM3")
    assert t.pool(0) == (10, 10, 11)
    assert [t.unrest_in_hand(k) for k in (1, 2)] == [1, 0]
    assert t.actions(0) == 3


@pytest.mark.rule("IMP-100")
@pytest.mark.parametrize(("place", "zone"), [(0, "discard"), (1, "deck"), (2, "history")])
def test_marvellous_places_the_top_card(place, zone):
    t = table("romans", hand=["1FAM4"], deck=["1ROM17", "1ROM18"])
    t.play("1FAM4", ("option 1", "option 2", "option 3")[place])
    assert t.hand(0) == set()
    assert ("1ROM17" in t.discard(0)) == (zone == "discard")
    assert (t.deck(0)[0] == "1ROM17") == (zone == "deck")
    assert ("1ROM17" in t.history(0)) == (zone == "history")


@pytest.mark.rule("IMP-100")
def test_marvellous_does_nothing_with_an_empty_deck():
    t = table("romans", hand=["1FAM4"], deck=[], discard=["1ROM17"])
    t.play("1FAM4")
    assert t.deck(0) == []
    assert t.discard(0) == {"1ROM17", "1FAM4"}


@pytest.mark.rule("IMP-191", "IMP-190")
def test_glorious_draws_or_develops_without_paying():
    t = table("romans", hand=["1FAM5"], deck=["1ROM21", "1ROM14", "1ROM15", "1ROM16", "1ROM17"])
    t.play("1FAM5", "most")
    assert len(t.hand(0)) == 4
    assert t.history(0) == {"1FAM5"}
    t = table("romans", state="empire", hand=["1FAM5"], pool=(0, 0, 0))
    t.play("1FAM5", "pick 1ROM7")
    assert t.discard(0) == {"1ROM7"}
    assert t.pool(0) == (0, 0, 0)


def test_independent_magnificent_outstanding_and_eminent():
    t = table("romans", hand=["2FAM2"])
    t.play("2FAM2")
    assert t.pool(0) == (13, 12, 10)
    t = table("romans", hand=["2FAM3", "unrest"], deck=["1ROM17", "1ROM18"])
    t.play("2FAM3", "yes")
    assert t.hand(0) == {"1ROM17"}
    t = table("romans", hand=["2FAM4"], discard=["1ROM17", "1ROM18", "1ROM20"])
    t.play("2FAM4", "pick 1ROM17", "done")
    assert t.history(0) == {"1ROM17"}
    assert t.discard(0) == {"1ROM18", "1ROM20", "2FAM4"}
    t = table("romans", hand=["2FAM7"], deck=["1ROM17", "1ROM18", "1ROM20"])
    t.play("2FAM7")
    assert t.hand(0) == {"1ROM17", "1ROM18"}


@pytest.mark.rule("IMP-159")
def test_imperial_breaks_through_from_exile_without_unrest():
    t = table("romans", hand=["2FAM1"], exile=["1CIV14"])
    before = t.unrest_pile()
    t.play("2FAM1", "option 1", "suit civilised", "pick 1CIV14")
    assert t.hand(0) == {"1CIV14"}
    assert t.unrest_pile() == before


@pytest.mark.rule("IMP-199")
def test_acclaimed_breaks_through_for_a_card_with_variable_points():
    t = table("romans", hand=["2FAM8"], market=["1TRI8", "1UNC20", "1REG6", "1UNC3", "1CIV10"])
    t.play("2FAM8", "pick 1TRI8")
    assert t.hand(0) == {"1TRI8"}
    assert t.history(0) == {"2FAM8"}
    t = table("romans", hand=["2FAM8"], main=["1REG1", "1UNC10", "1REG2"])
    t.play("2FAM8", "deck main")
    assert t.hand(0) == {"1UNC10"}
    assert sorted(t.main_deck()) == ["1REG1", "1REG2"]


@pytest.mark.rule("IMP-202", "IMP-111", "IMP-R76")
def test_king_of_kings_side_a_for_a_barbarian_and_an_empire():
    t = table("romans", hand=["2TRI5"], play=["1ROM20"], fame=[])
    t.play("2TRI5")
    assert t.pool(0) == (10, 10, 16)
    assert t.king_side() == "B"
    assert t.triggered() == "king_of_kings"
    t = table("romans", state="empire", hand=["2TRI5"], play=["1ROM20"], fame=[])
    t.play("2TRI5", "pick 1ROM5")
    assert t.pool(0) == (10, 10, 13)
    assert "1ROM5" in t.discard(0)


@pytest.mark.rule("IMP-203", "IMP-R76")
def test_king_of_kings_side_b_once_per_player():
    t = table("romans", hand=["2TRI5", "1ROM14"], play=["1ROM20", "1ROM11", "1ROM12", "1REG1"], fame=[], king="B")
    t.play("2TRI5", "pick 1REG1")
    assert t.pool(0) == (10, 10, 14)
    # King of Kings gives nothing a second time, so that three regions are not given up for it (IMP-R7)
    assert t.t.why_not("play 1ROM14") == "pointless"


@pytest.mark.rule("IMP-166", "IMP-201")
def test_glory_looks_at_two_fame_cards_and_takes_one():
    t = table("romans", hand=["1ROM14"], play=["1ROM20", "1ROM11", "1ROM12"], fame=["1FAM1", "1FAM2", "1FAM3"])
    t.play("1ROM14", "pick 1FAM2", "pick 1FAM1")
    assert t.hand(0) == {"1FAM2"}
    assert t.discard(0) == {"1ROM20", "1ROM11", "1ROM12", "1ROM14"}
    assert set(t.fame_deck()) == {"1FAM1", "1FAM3"}


@pytest.mark.rule("IMP-R7", "IMP-203")
def test_an_empire_with_nothing_to_develop_gets_nothing_from_side_b():
    regions = ["1ROM20", "1ROM11", "1ROM12"]
    t = table("romans", state="empire", hand=["1ROM14"], play=regions, development=[], fame=[], king="B")
    assert not t.can_play("1ROM14")
    t = table("romans", state="empire", hand=["1ROM14"], play=regions, development=["1ROM5"], fame=[], king="B")
    t.play("1ROM14")
    assert t.development(0) == set()
    t = table("romans", state="empire", hand=["1ROM14"], play=regions, development=[], fame=[])
    t.play("1ROM14")
    assert t.pool(0) == (10, 10, 13), "side A gives progress and ends the game in any case"


@pytest.mark.rule("IMP-R7", "IMP-R76")
@pytest.mark.parametrize(
    ("nation", "card", "given"),
    [
        ("arthurians", "2ART6", {"hand": ["2ART6", "2ART9"]}),
        ("olmecs", "2OLM4", {"hand": ["2OLM4", "2OLM12", "2OLM13"], "play": ["2OLM3"], "state": "empire"}),
    ],
)
def test_no_price_is_paid_for_fame_that_is_gone(nation, card, given):
    t = table(nation, fame=[], king="B", **given)
    t.p.combs = 1  # both are empire cards
    assert t.can_play(card)
    t.p.king_used = 1
    assert t.t.why_not(f"play {card}") == "pointless"


@pytest.mark.rule("IMP-R7", "IMP-R6")
def test_myths_and_legends_keep_the_region_if_there_is_no_fame():
    """Its second sentence is carried out all the same."""
    t = table("atlanteans", hand=["2ATL7"], play=["1REG6"], fame=[], king="B")
    t.p.king_used = 1
    t.play("2ATL7")
    assert t.in_play(0) == {"1REG6"}
    assert t.pool(0) == (10, 10, 11)


@pytest.mark.rule("IMP-R7")
def test_gambling_and_piracy_need_something_to_win():
    t = table("romans", hand=["1UNC18"], main=[])
    assert t.t.why_not("play 1UNC18") == "pointless"
    t = table("atlanteans", hand=["2ATL20"], discard=["1REG6"], others=[{"pool": (5, 5, 0)}])
    t.t.use("play 2ATL20")
    assert t.t.asked != "choose", "without progress to steal only the second option is left"


@pytest.mark.rule("IMP-R7", "IMP-133")
def test_shrine_may_return_the_unrest_that_is_discarded_for_it():
    t = table("romans", play=["1UNC6"], hand=["unrest", "1ROM17"], discard=[])
    before = t.unrest_pile()
    t.solstice("yes", "pick unrest")
    assert t.unrest_pile() == before + 1
    assert t.hand(0) == {"1ROM17"}
    t = table("romans", play=["1UNC6"], hand=["1ROM18", "1ROM17"], discard=[])
    t.t.begin_solstice()
    assert t.t.legal() == ["no"], "asked all the same: others do not know the hand"
