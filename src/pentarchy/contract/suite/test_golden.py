"""Golden records replay to the same result; playthroughs read as they did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pentarchy import registry, replay
from pentarchy.contract import repository
from pentarchy.contract.cases import sound_games
from pentarchy.contract.golden import playthrough

RECORDS = sorted(repository.here().golden.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_record_replays(path: Path) -> None:
    match = replay(path)  # checks every step and the result
    assert match.over
    assert match.record() == json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game_id", sound_games())
def test_golden_records_cover_the_game(game_id: str) -> None:
    """Of every player count a record, and of every way to end that records can have."""
    rules = registry.game(game_id)
    documents = [
        json.loads(path.read_text(encoding="utf-8")) for path in (repository.here().golden / game_id).glob("*.json")
    ]
    assert {len(doc["seats"]) for doc in documents} == set(range(rules.min_players, rules.max_players + 1)), (
        f"write them: python -m pentarchy.contract.golden {game_id}"
    )
    ends = {doc["result"]["reason"] for doc in documents}
    assert ends <= set(rules.reasons[1:])
    assert ends


@pytest.mark.parametrize("game_id", sound_games())
def test_playthrough_reads_as_before(game_id: str) -> None:
    path = repository.here().playthroughs / f"{game_id}.txt"
    hint = f"If that is meant, write it again and review the diff: python -m pentarchy.contract.golden --keep {game_id}"
    assert path.is_file(), hint
    before, now = path.read_text(encoding="utf-8").splitlines(), playthrough(game_id).splitlines()
    for number, (old, new) in enumerate(zip(before, now, strict=False), 1):
        assert old == new, f"{path.name} line {number} is no longer the same. {hint}"
    assert len(before) == len(now), hint
