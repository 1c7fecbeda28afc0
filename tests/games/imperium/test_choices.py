"""What answers say before they are given: labels, previews, prices."""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import table
from tests.games.imperium.test_operations import table_of

from pentarchy.kernel.preview import Change


@pytest.mark.rule("IMP-69", "IMP-125")
def test_a_card_tells_its_action_token_and_what_it_brings():
    t = table("romans", hand=["1ROM17", "1ROM18"])
    match = t.t.match
    for action in match.legal(0):
        if action.verb == "play":
            assert Change("actions", 0, -1) in match.preview(0, action).changes
    done = match.preview(0, "done")
    assert done.danger == "lapse"
    assert match.describe("done", "ru").startswith("Закончить активацию: пропад")


@pytest.mark.rule("IMP-168", "IMP-169")
def test_a_split_price_is_told_in_both_tokens():
    match = table_of().run({"op": "pay", "res": {"population": 2}}).match
    said = [match.describe(action, "ru") for action in match.legal(0)]
    assert said == ["Население: 2", "Модернизация: 1, население: 1", "Модернизация: 2"]
    assert match.preview(0, "amount 1").text("ru") == "−1 население, −1 модернизация"
    match = table_of().run({"op": "pay", "res": {"material": 3}}).match
    assert match.describe("amount 1", "ru") == "Модернизация: 1, ресурсы: 1", "one progress for two material"
    assert match.preview(0, "amount 1").text("ru") == "−1 ресурс, −1 модернизация"


@pytest.mark.rule("IMP-168", "IMP-169")
def test_the_price_card_has_the_rates_the_market_and_the_developments():
    match = table("romans").t.match
    prices = [price.to_json() for price in match.prices(0)]
    rates = [(price["pays"], price["brings"]) for price in prices if price["what"] == "rate"]
    assert rates == [({"progress": 1}, {"population": 1}), ({"progress": 1}, {"material": 2})]
    assert sum(price["what"] == "market" for price in prices) == 5


@pytest.mark.rule("IMP-68")
def test_a_prompt_offers_only_what_can_be_done():
    match = table("romans", hand=[]).t.match
    assert match.legal(0) == ["done"] or "Exhaust" in match.prompt(0)
    if match.legal(0) == ["done"]:
        assert match.prompt(0, "ru") == "Больше ничего не разыграть и не эксплуатировать: закончите активацию"


def test_a_card_says_of_which_suit_it_is():
    match = table("romans").t.match
    assert match.describe("pick 1REG6", "ru").endswith("(регион)")
    assert match.describe("pick 1TRI2", "ru").endswith("(набеги)")
