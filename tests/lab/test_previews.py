"""Previews of all answers are cheap enough to be made for every question that somebody looks at."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.lab.previews import ALLOWED, measure, table

BUSY = 4
"""How many times slower a busy machine may be than one that does nothing else."""


@pytest.mark.parametrize("game", pentarchy.games())
def test_all_answers_of_a_question_are_looked_at_in_a_few_milliseconds(game: str) -> None:
    cost = measure(game, 25)
    assert cost.players == pentarchy.info(game).max_players
    assert 0 < cost.median <= cost.ninety <= cost.worst
    assert cost.median < ALLOWED * BUSY
    assert pentarchy.info(game).title("en") in table([cost])
