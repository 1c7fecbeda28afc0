"""Delay of the game (SCY-340, SCY-R65)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table


def table(*factions: str, popularity: int = 5) -> Table:
    """Seat 1 begins its turn after seat 0."""
    t = Table(*factions, options={"delay_penalty": True})
    t.no_goals()
    t.set(0, popularity=popularity)
    t.begin(0, "end", "move")
    assert (t.p.turn, t.seat) == (1, 1)
    return t


@pytest.mark.rule("SCY-340", "SCY-R65")
def test_who_admits_a_delay_loses_two_popularity() -> None:
    t = table("nordic", "rusviet", "crimea")
    before = t.p.popularity[1:]
    t.do("charge")
    assert (t.asked, t.seat) == ("delay", 0), "the player before answers"
    assert t.legal() == ["deny", "admit"]
    t.do("admit")
    assert t.p.popularity == [3, *before]
    assert t.told("charged") == [(1, 0)]
    assert (t.asked, t.seat) == ("turn", 1), "and the turn goes on"
    assert t.verbs("section")


@pytest.mark.rule("SCY-340", "SCY-R65", "SCY-92")
@pytest.mark.parametrize(("popularity", "left"), [(2, 0), (1, 0), (0, 0), (18, 16)])
def test_popularity_stays_on_its_track(popularity: int, left: int) -> None:
    t = table("nordic", "rusviet", popularity=popularity)
    t.do("charge", "admit")
    assert t.p.popularity[0] == left


@pytest.mark.rule("SCY-R65")
def test_a_denied_charge_changes_nothing_and_is_made_once() -> None:
    t = table("nordic", "rusviet")
    t.do("charge", "deny")
    assert t.p.popularity[0] == 5
    assert t.told("denied") == [(0, 1)]
    assert t.refused("charge") == "no-charge", "once per turn"
    t.do("section trade")
    assert t.refused("charge") == "no-charge"
    t.finish_turn()
    assert "charge" in t.legal(), "the next player may charge again"


@pytest.mark.rule("SCY-R65")
def test_only_before_the_section_and_not_on_the_first_turn() -> None:
    first = Table("nordic", "rusviet", options={"delay_penalty": True})
    assert first.refused("charge") == "no-charge", "nobody has had a turn"
    t = table("nordic", "rusviet")
    t.do("section trade")
    assert t.refused("charge") == "no-charge"


@pytest.mark.rule("SCY-340")
def test_without_the_option_there_is_no_penalty() -> None:
    t = Table("nordic", "rusviet")
    t.no_goals()
    t.begin(0, "end", "move")
    assert "charge" not in t.legal()
    assert t.refused("charge") == "no-delay-penalty"
