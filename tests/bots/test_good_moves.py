"""Positions in which a good player's answer is known: how many of them each level must find."""

from __future__ import annotations

import pytest
from tests.bots.find_good_moves import KINDS, by_lot, finds, positions, replay

AT_LEAST = 10
"""Positions of each game."""
SHARE = {"easy": 0.4, "normal": 0.75, "hard": 0.75}
"""Of the positions that a level must find."""
TRIES = 3
"""Of each position, with other deals and other luck: one slip should not decide."""


@pytest.mark.parametrize("name", KINDS)
def test_the_good_answers_can_be_given_and_others_too(name: str) -> None:
    assert len(positions(name)) >= AT_LEAST
    for entry in positions(name):
        assert entry["kind"] in KINDS[name]
        legal = {str(action) for action in replay(name, entry).legal(entry["seat"])}
        assert entry["good"]
        assert set(entry["good"]) < legal


@pytest.mark.parametrize("level", SHARE)
@pytest.mark.parametrize("name", KINDS)
def test_a_level_finds_what_people_know(name: str, level: str) -> None:
    found = finds(name, level, TRIES)
    assert found >= SHARE[level] * len(positions(name))
    assert level == "easy" or found > by_lot(name)
