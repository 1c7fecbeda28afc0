"""A planted bug of each kind must make the law fail that is meant for it, and no unrelated one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.contract import mutants

import pentarchy
from pentarchy.contract.cases import Case
from pentarchy.contract.checks import CHECKS, GAME_CHECKS
from pentarchy.contract.suite.test_processes import hash_seeds_do_not_matter

SEEDS = 60
"""Games that a law may need until a rare fault shows."""


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with mutants.registered():
        yield


def finds(law: str, game_id: str, seeds: int = SEEDS) -> bool:
    """Does this law find a fault in this game?"""
    try:
        if law in GAME_CHECKS:
            GAME_CHECKS[law](game_id)
        elif law == "hash_seeds_do_not_matter":
            hash_seeds_do_not_matter(game_id, "tests.contract.mutants")
        else:
            for seed in range(1, seeds + 1):
                CHECKS[law](Case(game_id, 2 + seed % 3, seed=seed))
    except (AssertionError, KeyError):
        return True
    return False


@pytest.mark.parametrize("mutant", mutants.MUTANTS, ids=lambda mutant: mutant.id)
def test_its_law_finds_it(mutant: type[mutants.Mutant]) -> None:
    if mutant.pure and pentarchy.compiled:
        pytest.skip("to be seen in the pure engine only")
    assert finds(mutant.meant, mutant.id), f"{mutant.meant} does not find the bug of {mutant.id}"


NARROW = [mutant for mutant in mutants.MUTANTS if "ALL" not in mutant.also]
"""Mutants whose fault does not spoil every game that is played."""


@pytest.mark.parametrize("mutant", NARROW, ids=lambda mutant: mutant.id)
def test_unrelated_laws_do_not(mutant: type[mutants.Mutant]) -> None:
    found = [law for law in (*CHECKS, *GAME_CHECKS) if law != mutant.meant and finds(law, mutant.id, seeds=1)]
    assert set(found) <= set(mutant.also)


@pytest.mark.parametrize("law", [*CHECKS, *GAME_CHECKS])
def test_the_healthy_game_passes(law: str) -> None:
    assert not finds(law, "proving_ground", seeds=6)
