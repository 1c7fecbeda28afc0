"""What is said in a game: read aloud with a woman's name too."""

from __future__ import annotations

import re

import pentarchy

from .tabletop import GAME, play_randomly, seat_of, turn, why

NAMES = ["Вера", "Анна", "Борис", "Дина"]
AMISS = (
    r"\bочков — \d",
    r"жетонов труда — \d",
    r"игроку Вера",
    r": жетон труда за",
    r"Вьех[оа]",
    r"не непокорённая",
    r"[а-я]ся первым|ходит первым",
    r"\b1 (?:очка|очков|жетона|жетонов)\b",
    r"\b[2-4] (?:очков|жетонов)\b",
)
"""Sentences that nobody would say."""


def test_the_log_reads_as_a_person_would_say_it() -> None:
    match = pentarchy.new(GAME, NAMES, 5)
    play_randomly(match, 5)
    said = match.log(None, "ru")
    assert len(said) > 300
    assert [line for line in said if any(re.search(amiss, line) for amiss in AMISS)] == []
    assert any(re.fullmatch(r"Вера отдаёт жетон труда за дополнительную дорогу", line) for line in said)
    assert any(re.fullmatch(r"Вера основывает город .+ и получает \d очка", line) for line in said)


def test_one_spelling_of_viejo() -> None:
    """The rulebook's own: «Чикитой Бьехо»."""
    match = pentarchy.new(GAME, NAMES, 1)
    names = [match.name("point", point, "ru") for point in match.components.points if "viej" in point]
    assert len(names) == 4
    assert all(re.search("Бьех[оа]$", name) for name in names), names
    assert "Чикитой Бьехо" in names


def test_refusals_and_actions_are_plain_sentences() -> None:
    match = pentarchy.new(GAME, 4, 1)
    seat = seat_of(match, "orange")
    turn(match, seat, has=9)
    assert why(match, seat, "conquer antisuyu") == "not-unconquered"
    refusal = match.why_not(seat, "conquer antisuyu")
    assert refusal is not None
    assert refusal.text("ru").startswith("Эта провинция уже покорена")
    assert refusal.text("en").startswith("This region is already conquered")
    assert match.describe("expand huanuco") == "Also conquer Huanuco (Rapid Expansion)"
    assert match.describe("expand huanuco", "ru") == "Завоевать также провинцию Уануко («Быстрое расширение»)"
    far = match.why_not(seat, "road mercachas-ranchillo")
    assert far is not None
    assert far.code == "not-connected"
    assert far.text() == "A road must touch your network: your roads that are connected with Cuzco."
