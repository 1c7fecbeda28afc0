"""Every game of the repository, at every player count and over its options, against every law."""

from __future__ import annotations

import pytest

from pentarchy.contract import repository
from pentarchy.contract.cases import Case, every_case, loads, sound_games
from pentarchy.contract.checks import CHECKS, GAME_CHECKS
from pentarchy.kernel.text import COMMON, LANGUAGES, message_arguments


@pytest.mark.parametrize("game_id", repository.here().games)
def test_game_loads(game_id: str) -> None:
    error = loads(game_id)
    assert error is None, f"{type(error).__name__}: {error} Is its package installed here (pip install -e .)?"


WITHOUT_OPTIONS = ("undo_holds_its_law", "damaged_records_are_refused", "illegal_changes_nothing", "judges_soberly")
"""Laws that are checked with the default options only: they are about the game, not about what an option changes."""
ALL = [(case, law) for case in every_case() for law in CHECKS if not case.options or law not in WITHOUT_OPTIONS]


# All laws of one case stand together: they look at the same games, which are played once.
@pytest.mark.parametrize(("case", "law"), ALL, ids=[f"{case}-{law}" for case, law in ALL])
def test_law(case: Case, law: str) -> None:
    CHECKS[law](case)


@pytest.mark.parametrize("law", GAME_CHECKS)
@pytest.mark.parametrize("game_id", sound_games())
def test_game_law(game_id: str, law: str) -> None:
    GAME_CHECKS[law](game_id)


def test_words_of_the_kernel() -> None:
    english, russian = (message_arguments(COMMON / f"{lang}.ftl") for lang in LANGUAGES)
    assert english == russian
