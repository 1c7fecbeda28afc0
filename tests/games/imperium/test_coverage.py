"""What `make fuzz` counts: cards and operations that games reach."""

from __future__ import annotations

import random

import pytest
from tests.games.imperium.coverage import covered, everything

import pentarchy
from pentarchy import new


def test_what_can_be_reached() -> None:
    found = everything()
    assert (len(found["cards"]), len(found["operations"])) == (543, 54)


@pytest.mark.skipif(pentarchy.compiled, reason="operations of the compiled engine cannot be counted")
def test_a_game_tells_what_it_has_reached() -> None:
    found = everything()
    match, rng = new("imperium", 2, 4, {"nation_1": "romans", "nation_2": "celts"}), random.Random(4)
    covered(match)
    while not match.over:
        seat = match.to_act[0]
        match.apply(seat, rng.choice(match.position.legal(seat)))
    met = covered(match)
    assert met <= {*found["cards"], *found["operations"]}
    assert {"gain", "break_through", "draw"} <= met
    assert {card[:4] for card in met} >= {"1ROM", "1CEL"}
    played = {text[5:] for _, text in match.record()["actions"] if text.startswith("play ")}
    assert played <= met
    assert covered(match) & set(found["operations"]) == set()
