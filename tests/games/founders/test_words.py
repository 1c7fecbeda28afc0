"""What is said in a game: read aloud with a woman's name too."""

from __future__ import annotations

import random
import re

import pytest

import pentarchy

from . import tabletop as t

NAMES = ["Вера", "Анна", "Борис"]
AMISS = (
    r"ходит первым",
    r"у квадрата",
    r"(?:ожите|рать|зять|инить|орить|енить|ёт|яет) «",  # a name does not bend: the tile is said before it
    r"владелец —",
    r"на деревне\b",
    r"↑ даль\b",
    r"\b1 (?:очка|очков|монеты|монет)\b",
    r"\b[2-4] (?:очков|монет)\b",
)
"""Sentences that nobody would say."""


def test_the_table_speaks_as_a_person_would() -> None:
    said: list[str] = []
    for seed in range(6):
        match, rng = pentarchy.new(t.GAME, NAMES, seed), random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            options = match.legal(seat)
            said += [match.prompt(None, "ru"), match.prompt(seat, "ru"), match.describe(rng.choice(options), "ru")]
            if match.steps % 40 == 0:
                said += re.findall(r">([^<>]+)<", match.svg(seat, "ru"))
            match.play(seat, rng.choice(options))
        said += match.log(None, "ru")
    assert sorted({line for line in said if any(re.search(amiss, line) for amiss in AMISS)}) == []
    assert any(re.fullmatch(r"Первый ход делает Вера", line) for line in said)
    assert any(re.fullmatch(r".+ покупает ресурс с квадрата «.+»: .+; монету получит .+", line) for line in said)


def test_a_resource_is_bought_from_a_tile() -> None:
    """The rulebook: «покупает ресурс с одного квадрата»."""
    match = t.scene(t.PAIR, t.OTHER)
    assert match.describe("buy lake_1", "ru") == "Купить ресурс с квадрата «Озеро 1»"


@pytest.mark.rule("FND-29", "FND-86")
def test_no_token_and_the_end_are_two_things() -> None:
    match = t.scene(t.PAIR, t.OTHER, rows=["waterfall_3", "waterfall_4"], top=["camp_b_1"])
    t.give(match, 0, "war")
    t.play(match, "open city")
    assert t.asked(match) == "token"
    assert match.describe("skip") == "Play no token"
    assert match.describe("skip", "ru") == "Без жетона"
