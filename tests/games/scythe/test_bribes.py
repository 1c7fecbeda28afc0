"""Deals and bribes (SCY-298 to SCY-302, SCY-R5)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.kernel.position import LANES


def table(*factions: str) -> Table:
    return Table(*factions, options={"allow_bribes": True})


@pytest.mark.rule("SCY-299", "SCY-298", "SCY-R5")
def test_coins_are_given_at_once_and_bind_nobody() -> None:
    t = table("nordic", "saxony", "crimea")
    assert t.p.coins == [4, 5, 6]
    t.do("give 2 3")
    assert t.p.coins == [1, 5, 9]
    assert t.told("gave") == [(0, 2, 3)]
    assert t.refused("give 2 2") == "bad-gift", "more than one has"
    assert t.refused("give 0 1") == "bad-gift", "not to oneself"
    assert [a for a in t.legal() if not a.startswith(("give", "section", "reveal"))] == [], "nothing else changes hands"
    t.do("section move")
    assert "give 1 1" in t.legal(), "before and after an action"


@pytest.mark.rule("SCY-300")
def test_tournament_play_has_no_gifts() -> None:
    t = Table("nordic", "saxony")
    assert t.verbs("give") == []
    assert t.refused("give 1 1") == "no-bribes"


@pytest.mark.rule("SCY-302", "SCY-301", "SCY-R5")
def test_before_the_dials_everybody_may_give() -> None:
    t = table("polania", "saxony", "nordic")
    t.hero(0, "D4")
    t.hero(1, "D5")
    t.set(2, coins=3)
    t.set(1, coins=0)
    t.begin(0, "top", "move")
    t.do("act units", "move character D4", "step D5", "stop")
    assert (t.asked, t.seat) == ("bribes", 0), "first the attacker, then clockwise"
    t.do("pass")
    assert t.seat == 2, "also who does not fight"
    t.do("give 1 2")
    assert t.seat == 2
    assert t.refused("end") == "other-question", "the combat cannot be called off"
    t.do("pass")
    assert t.seat == 1, "Saxony has something to give now"
    t.do("pass")
    assert t.p.actor == LANES
    assert t.p.coins[1] == 2


@pytest.mark.rule("SCY-299")
def test_the_last_window_of_the_turn() -> None:
    t = table("nordic", "saxony")
    t.no_goals()
    t.begin(0, "end", "move")
    assert (t.asked, t.seat) == ("turn", 0)
    t.do("give 1 4")
    assert t.p.turn == 1, "nothing left to give: the turn is over"
