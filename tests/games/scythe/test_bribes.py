"""Deals and bribes (SCY-298 to SCY-302, SCY-R5)."""

from __future__ import annotations

import random

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe import GAME
from pentarchy.kernel.position import LANES


def table(*factions: str) -> Table:
    return Table(*factions, options={"allow_bribes": True})


@pytest.mark.rule("SCY-299", "SCY-298", "SCY-R5")
def test_coins_are_given_at_once_and_bind_nobody() -> None:
    t = table("nordic", "saxony", "crimea")
    assert t.p.coins == [4, 5, 6]
    assert t.verbs("give") == [], "one entry of the turn, not one per gift"
    t.do("act gift", "give 2 3")
    assert t.p.coins == [1, 5, 9]
    assert t.told("gave") == [(0, 2, 3)]
    assert t.refused("give 2 2") == "bad-gift", "more than one has"
    assert t.refused("give 0 1") == "bad-gift", "not to oneself"
    assert t.legal() == ["pass", "give 1 1", "give 2 1"], "nothing else changes hands"
    t.do("pass")
    assert (t.asked, t.seat) == ("turn", 0)
    assert t.refused("act gift") == "purse-closed", "once in each question"
    t.do("section move")
    assert "act gift" in t.legal(), "before and after an action"
    t.do("act gift", "give 1 1")
    assert t.asked == "turn", "nothing left to give"
    assert t.refused("act gift") == "bad-gift"


@pytest.mark.rule("SCY-300", "SCY-R5")
def test_tournament_play_has_no_gifts() -> None:
    t = Table("nordic", "saxony")
    assert "act gift" not in t.legal()
    assert t.refused("act gift") == "no-bribes"
    assert t.refused("give 1 1") == "no-bribes"


@pytest.mark.rule("SCY-R5")
def test_option_data_and_ruling_say_the_same() -> None:
    """Off unless a table switches it on, in all three places."""
    option = next(option for option in GAME.options if option.name == "allow_bribes")
    assert option.default is False
    assert GAME.data["setup"]["options"]["allow_bribes"]["default"] is option.default
    assert "off by default" in GAME.rulebook("en").rules["SCY-R5"]
    assert "по умолчанию выключены" in GAME.rulebook("ru").rules["SCY-R5"]


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
    assert t.match.prompt(0, "en") == "Before the dials are set you may give coins"
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


@pytest.mark.rule("SCY-R5")
def test_nobody_is_asked_for_the_sake_of_a_gift() -> None:
    """What the turn has no other answer to is answered by the engine, coins or not."""
    t = table("nordic", "saxony")
    t.no_goals()
    t.begin(0, "end", "move")
    assert (t.asked, t.p.turn) == ("turn", 1), "the turn is over"
    t.begin(0, "bottom", "move")
    assert t.p.turn == 1, "no bottom action can be paid"


@pytest.mark.rule("SCY-R5")
def test_gifts_add_no_question_to_a_game() -> None:
    """The same answers, with the option and without: the same questions, save those before a combat."""
    tables = [Table("nordic", "saxony", "crimea", options={"allow_bribes": allowed}) for allowed in (False, True)]
    for t in tables:
        t.no_goals()
    plain, gifts = tables
    rng = random.Random(5)
    for _ in range(400):
        assert (plain.asked, plain.seat) == (gifts.asked, gifts.seat)
        seat = next(seat for seat in range(3) if plain.p.to_act() >> seat & 1)
        action = rng.choice(plain.legal(seat))
        for t in tables:
            t.do(action, seat=seat)
        while gifts.asked == "bribes":
            gifts.do("pass")
    assert plain.p.turns > 50
