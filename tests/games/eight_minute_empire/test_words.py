"""What is said in a game: read aloud with a woman's name too."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

import pentarchy

from . import tabletop as t

NAMES = ["Вера", "Анна", "Борис"]
AMISS = (
    r"ходит первым",
    r"в банк: 0",
    r"владелец —",
    r" за \d$",
    r"\b0 монет\b.*(?:за|в банк)",
    r"\b1 (?:монеты|монет|армии|армий)\b",
    r"\b[2-4] (?:монет|армий)\b",
)
"""Sentences that nobody would say."""


def played(seed: int) -> pentarchy.Match:
    match, rng = pentarchy.new(t.GAME, NAMES, seed), random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def test_the_log_reads_as_a_person_would_say_it() -> None:
    said = [line for seed in range(4) for line in played(seed).log(None, "ru")]
    assert len(said) > 300
    assert [line for line in said if any(re.search(amiss, line) for amiss in AMISS)] == []
    assert any(re.fullmatch(r"Вера берёт карту «.+» (?:даром|за \d монет[уы])", line) for line in said)
    assert any(re.fullmatch(r".+ громит армию в регионе «.+», её теряет .+", line) for line in said)


@pytest.mark.rule("EME-16", "EME-19")
@pytest.mark.parametrize(
    ("bids", "ru", "en"),
    [
        (
            (0, 0, 0),
            "Вера делает первый ход и ничего не платит: при равных ставках решает возраст",
            "Вера goes first and pays nothing: of equal bids the youngest player’s wins",
        ),
        ((1, 0, 0), "Вера отдаёт в банк 1 монету и делает первый ход", "Вера pays 1 coin and goes first"),
        ((4, 2, 3), "Вера отдаёт в банк 4 монеты и делает первый ход", "Вера pays 4 coins and goes first"),
    ],
)
def test_who_goes_first(bids: tuple[int, ...], ru: str, en: str) -> None:
    match = pentarchy.new(t.GAME, NAMES, 1, {"youngest": "by_seat"})
    for seat, bid in enumerate(bids):
        match.play(seat, f"bid {bid}")
    assert ru in match.log(None, "ru")
    assert en in match.log(None, "en")


@pytest.mark.rule("EME-60", "EME-73")
def test_armies_and_cities_are_told_apart() -> None:
    """Control counts pieces, the tie-break armies alone, marches need armies: "3" would say too little."""
    match = pentarchy.new(t.GAME, NAMES, 1)
    p = t.position(match)
    t.clear(match)
    place = t.region(match, "c5")
    for _ in range(2):
        p.add_army(0, place)
    p.add_city(0, place)
    p.add_army(1, place)
    for lang, said in (
        ("ru", "Западные ворота: Вера: 2 армии, 1 город; Анна: 1 армия"),
        ("en", "West gate: Вера: 2 armies, 1 city; Анна: 1 army"),
    ):
        assert f"<title>{said}</title>" in unescape(match.svg(0, lang))
        sheet = match.game.sheets(match.view(0), match.text(lang), match.names, match.components)[1]
        assert said.partition(": ")[2] in [row[1] for row in sheet.rows]


def test_names_of_things() -> None:
    text = t.start().text("ru")
    assert text("option-ore_06_other_printing") == "Вариант карты руды"
    for side in ("west", "east"):
        assert "сестра" not in text(f"continent-five_continents-{side}")
        assert "sister" not in t.start().text("en")(f"continent-five_continents-{side}")
