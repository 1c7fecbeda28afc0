"""Whole random games with every invariant checked; what the golden records cover; what a redeal may change."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest
from tests.games.imperium.fuzz import Coverage, play

from pentarchy import new, registry
from pentarchy.games.imperium.position import ImperiumPosition

GOLDEN = Path(__file__).parents[2] / "golden" / "imperium"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_play_to_the_end(players: int) -> None:
    coverage = Coverage()
    for seed in range(players, players + 6, 3):
        match = play(players, 900 + seed, coverage, check_every=3)
        assert match.result is not None
        assert sum(match.result.scores) == sum(sum(row.values()) for row in match.result.breakdown)
    assert len(coverage.ops) > 20
    assert coverage.decisions > 300


def test_golden_records_show_every_nation_and_the_ends() -> None:
    documents = [json.loads(path.read_text("utf-8")) for path in GOLDEN.glob("*.json")]
    nations = {doc["options"][f"nation_{k + 1}"] for doc in documents for k in range(len(doc["seats"]))}
    assert len(nations) == 16
    assert {doc["options"]["sides"] for doc in documents} == {"A", "B"}
    ends = {doc["result"]["reason"] for doc in documents}
    assert ends >= {"main_deck", "development", "king_of_kings", "zenith", "shangri_la", "collapse"}


@pytest.mark.parametrize("seed", [3, 4])
def test_redeals_keep_what_everybody_has_seen_mixed(seed: int) -> None:
    """Cards stay with those they were shuffled with: no nation card strays into the common decks, hands keep sizes."""
    game = registry.game("imperium")
    p = play_some(seed, 150)
    for seat in range(p.players):
        world = game.redeal(p, seat, seed)
        assert isinstance(world, ImperiumPosition)
        assert game.check(world) == []
        assert [len(zone) for zone in world.zones] == [len(zone) for zone in p.zones]
        for zone in range(1, 6):
            kinds = [Counter(q.box.nation_of[card] >= 0 for card in q.zones[zone]) for q in (world, p)]
            assert kinds[0] == kinds[1]


def play_some(seed: int, steps: int) -> ImperiumPosition:
    options = {"nations": "both", "sides": "random", "nation_1": "random", "nation_2": "random", "nation_3": "random"}
    match = new("imperium", 3, seed, options)
    rng = random.Random(seed)
    for _ in range(steps):
        seat = match.to_act[0]
        match.apply(seat, rng.choice(match.position.legal(seat)))
    assert isinstance(match.position, ImperiumPosition)
    return match.position
