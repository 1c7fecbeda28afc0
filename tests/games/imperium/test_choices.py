"""What answers say before they are given: labels, previews, prices."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.imperium.by_hand.hand import table
from tests.games.imperium.test_operations import table_of

from pentarchy.kernel.preview import Change

FITS_NOT = "No card fits: go on"


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
    assert match.preview(0, "amount 1").text("ru") == "−1 жетон населения, −1 жетон модернизации"
    match = table_of().run({"op": "pay", "res": {"material": 3}}).match
    assert match.describe("amount 1", "ru") == "Модернизация: 1, ресурсы: 1", "one progress for two material"
    assert match.preview(0, "amount 1").text("ru") == "−1 ресурс, −1 жетон модернизации"


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


@pytest.mark.parametrize(
    ("program", "english", "russian"),
    [
        (
            {"op": "discard", "select": {"from": ["hand"], "filter": {"suit": ["fame"]}}},
            FITS_NOT,
            "Подходящей карты нет",
        ),
        (
            {"op": "return_unrest", "select": {"from": ["hand"], "n": 2, "up_to": True}},
            "Choose no more",
            "Больше не вы",
        ),
        (
            {"op": "free_play", "select": {"from": ["hand"], "filter": {"suit": ["unrest"]}}},
            FITS_NOT,
            "Подходящей карты",
        ),
        ({"op": "draw", "n": 3, "up_to": True, "if_able": True}, "Draw no more", "Больше не брать"),
    ],
)
def test_done_says_what_it_ends(program: dict[str, Any], english: str, russian: str) -> None:
    table = table_of().hand(0, "1ROM17", "1ROM18").deck(0, "1ROM19", "1ROM20").run(program)
    assert "done" in table.legal()
    assert table.match.describe("done", "en") == english
    assert table.match.describe("done", "ru").startswith(russian)


def test_done_in_the_clean_up_is_to_keep_the_hand():
    match = table("romans", hand=["1ROM17", "1ROM18"]).t.match
    match.play(0, "done")
    while match.asked != "discarding":
        match.play(0, match.legal(0)[0])
    assert match.describe("done", "en") == "Discard no more"


def test_what_may_be_done_is_a_question_in_one_sentence():
    match = table_of().run({"op": "may", "do": {"op": "pay", "res": {"population": 1}}}).match
    assert match.asked == "may"
    assert match.prompt(0, "ru").endswith("?")
    for token in match.codec.domain("deed").tokens:
        said = match.name("deed", token, "ru")
        assert re.match(r"(дважды )?\w+т[ьи]\b", said), said


def test_a_card_says_of_which_suit_it_is():
    match = table("romans").t.match
    assert match.describe("pick 1UNR1", "ru") == "«Беспорядки»", "not «Беспорядки» (беспорядки)"
    assert match.describe("pick 1REG6", "ru").endswith("(регион)")
    assert match.describe("pick 1TRI2", "ru").endswith("(набеги)")
