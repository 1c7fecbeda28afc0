"""Whole games: golden records replay, random games over all options keep everything accounted for."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import cast

import pytest

import pentarchy
from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.components import FACTIONS, STAR_KINDS
from pentarchy.games.scythe.position import ScythePosition

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "scythe").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records(path: Path) -> None:
    """A game per faction, per way to win a star and per larger table: what the file is named after is in it."""
    match = pentarchy.replay(path)
    p = cast(ScythePosition, match.position)
    assert GAME.check(p) == []
    kind, _, name = path.stem.partition("_")
    if kind == "faction":
        assert FACTIONS[p.faction[0]] == name
    elif kind == "table":
        assert match.players == int(name)
    else:
        assert p.stars[STAR_KINDS.index(name)] >= 1


def test_golden_records_cover_factions_and_stars() -> None:
    names = {path.stem for path in GOLDEN}
    tables = {f"table_{players}" for players in (3, 4, 5)}
    assert names == tables | {f"faction_{name}" for name in FACTIONS} | {f"star_{name}" for name in STAR_KINDS}


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
