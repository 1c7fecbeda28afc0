"""Whole games: golden records replay, random games over all options keep everything accounted for."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest
from tests.games.scythe.records import NAMES, TABLES, shown

import pentarchy
from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.components import FACTIONS
from pentarchy.games.scythe.position import ScythePosition

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "scythe").glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    return cast("dict[str, Any]", json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records(path: Path) -> None:
    """What the file is named after is in it: a faction, a larger table, a star won that way, a kind of combat."""
    match = pentarchy.replay(path)
    p = cast(ScythePosition, match.position)
    assert GAME.check(p) == []
    kind, _, name = path.stem.partition("_")
    if kind == "faction":
        assert FACTIONS[p.faction[0]] == name
    elif kind == "table":
        assert match.players == int(name)
    else:
        assert path.stem in shown(read(path))


def test_golden_records_cover_factions_stars_and_combats() -> None:
    names = {path.stem for path in GOLDEN}
    tables = {f"table_{players}" for players in TABLES}
    assert names == tables | {f"faction_{name}" for name in FACTIONS} | set(NAMES)


def test_no_golden_record_is_another_one() -> None:
    """Each name has a game of its own."""
    played = [json.dumps(read(path)["actions"]) for path in GOLDEN]
    assert len(set(played)) == len(played)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_with_random_options(players: int) -> None:
    """To the end, everything accounted for all the way; every question has an answer and forced ones are not asked."""
    rng = random.Random(players)
    options = {
        option.name: rng.choice(option.values)
        for option in GAME.options
        if not option.players or players in option.players
    }
    options["allow_bribes"] = players == 3
    match = pentarchy.new("scythe", players, players, options)
    p = match.position
    step = 0
    while not p.over:
        seat = rng.choice(match.to_act)
        legal = p.legal(seat)
        assert legal
        if p.actor == seat and p.decisions[p.stack[-8]].forced:
            assert len(legal) > 1, "the engine answers single-answer questions itself"
        p.apply(seat, rng.choice(legal))
        step += 1
        assert step < GAME.decision_limit
        if step % 9 == 0 or p.over:
            assert GAME.check(p) == []


def test_records_speak_of_components(tmp_path: Path) -> None:
    """Records hold words, not numbers; a record written to a file replays."""
    match = pentarchy.replay(GOLDEN[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    assert pentarchy.replay(file) == match
    assert all(text.split(" ")[0].isidentifier() for _, text in match.record()["actions"])
