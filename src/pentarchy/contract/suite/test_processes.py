"""The same game in every process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from pentarchy import registry
from pentarchy.contract import repository
from pentarchy.contract.cases import sound_games


def traces(module: str, prefix: str, hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", module, "--games", "1", prefix],
        cwd=repository.here().root,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def hash_seeds_do_not_matter(game_id: str, module: str = "pentarchy.contract.hashes") -> None:
    """Processes with different hash seeds play the same games, step by step."""
    smallest = f"{game_id}-{registry.game(game_id).min_players}p"
    first, second = (traces(module, smallest, seed).splitlines() for seed in ("1", "2"))
    assert first, "no games were played"
    for one, other in zip(first, second, strict=True):
        assert one == other, f"not the same game in another process: {one.split()[:2]}"


@pytest.mark.parametrize("game_id", sound_games())
def test_hash_seeds_do_not_matter(game_id: str) -> None:
    hash_seeds_do_not_matter(game_id)
