"""Whole random games with every invariant checked; what the golden records cover; what a redeal may change."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.imperium.fuzz import Coverage, play

from pentarchy import new, registry, replay
from pentarchy.games.imperium.position import DEVELOPMENT, FAME, MAIN, NATION, UNREST, ImperiumPosition

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
    played = [nation for doc in documents for nation in (doc["options"][f"nation_{k + 1}"] for k in range(4))]
    assert min(Counter(played)[nation] for nation in nations) >= 1


WAYS = {
    "main_deck": "IMP-109",
    "development": "IMP-110",
    "king_of_kings": "IMP-111",
    "zenith": "IMP-112",
    "graal": "IMP-113",
    "shangri_la": "IMP-114",
    "collapse": "IMP-116",
}


@pytest.mark.rule("IMP-109", "IMP-110", "IMP-111", "IMP-112", "IMP-113", "IMP-114", "IMP-115", "IMP-116")
@pytest.mark.parametrize("reason", WAYS)
def test_a_golden_record_shows_how_scoring_begins(reason: str) -> None:
    """Its last trigger is that one, seen in the position; a full final round follows, after a collapse nothing does."""
    path = next(iter(sorted(GOLDEN.glob(f"*-{reason}.json"))))
    document = json.loads(path.read_text("utf-8"))
    match = replay(document, upto=0)
    before = None
    for seat, text in document["actions"]:
        p = match.position
        assert isinstance(p, ImperiumPosition)
        if not p.trigger:
            before = p.clone()
        match.play(seat, text)
    p = match.position
    assert isinstance(p, ImperiumPosition)
    assert before is not None
    assert match.result is not None
    assert match.result.reason == reason
    if reason == "collapse":
        assert p.fallen
        assert not p.zones[UNREST]
    else:
        assert (match.game.reasons[p.trigger], p.final, p.round) == (reason, 1, before.round + 1)
        assert WITNESS[reason](before, p)


WITNESS: dict[str, Callable[[ImperiumPosition, ImperiumPosition], bool]] = {
    "main_deck": lambda before, p: not p.zones[MAIN],
    "development": lambda before, p: any(not p.area(seat, DEVELOPMENT) for seat in range(p.players)),
    "king_of_kings": lambda before, p: p.zones[FAME][0] in p.flipped and p.zones[FAME][0] not in before.flipped,
    "zenith": lambda before, p: any(not p.area(seat, NATION) for seat in range(p.players)),
    "graal": lambda before, p: any(not p.area(seat, DEVELOPMENT) for seat in range(p.players)),
    "shangri_la": lambda before, p: max(before.pool[1::3]) >= 24,
}
"""What must be seen when scoring has begun in this way."""


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
