"""What answers say before they are given: labels, previews, prices."""

from __future__ import annotations

import pytest

from pentarchy.kernel.preview import Change

from . import tabletop as t


@pytest.mark.rule("EME-23", "EME-68")
def test_a_card_tells_its_price_and_the_points_of_its_good():
    match = t.start(2)
    t.row(match, "forest_01", "ore_01", "ore_02")
    free, dear = match.preview(0, "take forest_01"), match.preview(0, "take ore_01")
    assert [change for change in free.changes if change.what == "coins"] == []
    assert Change("coins", 0, -1) in dear.changes
    assert "−1 монета" in dear.text("ru")
    assert dear.text("ru") != free.text("ru")
    prices = [price.to_json() for price in match.prices(0)]
    assert [price["pays"]["coins"] for price in prices] == [0, 1, 1, 2, 2, 3]
    assert all(price["legal"] == 1 for price in prices)


@pytest.mark.rule("EME-25")
def test_the_price_card_says_what_is_too_dear():
    match = t.start(2)
    t.position(match).coins[0] = 1
    t.position(match).memo = None
    assert [price.why for price in match.prices(0)] == ["", "", "", "too-expensive", "too-expensive", "too-expensive"]


@pytest.mark.rule("EME-28", "EME-60")
def test_a_march_tells_the_way_and_the_regions_it_wins():
    match = t.start(2)
    t.row(match, "forest_01")
    match.play(0, "take forest_01")
    step = next(action for action in match.legal(0) if action.verb == "move")
    said = match.preview(0, step)
    start, goal = (f"region:{token}" for token in step.args)
    assert Change("armies", 0, 1, start, goal) in said.changes
    assert Change("points-regions", 0, 1) in said.changes
    assert "→" not in said.beside("ru"), "the way is in the words of the answer"
    assert match.describe("stop", "ru") == "Остановиться: пропадут 3 шага"
    assert match.describe("stop") == "Stop: 3 steps are lost"
    assert match.preview(0, "stop").danger == "lapse"
    assert match.preview(0, "stop").ends_turn


def test_bids_are_counted_in_coins():
    match = t.deal(2)
    said = [match.describe(f"bid {n}", "ru") for n in (1, 2, 5)]
    assert said == ["Поставить 1 монету", "Поставить 2 монеты", "Поставить 5 монет"]
    assert match.preview(0, "bid 3").changes == (), "who pays is decided by all bids"
