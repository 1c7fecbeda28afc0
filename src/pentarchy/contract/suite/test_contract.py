"""Every game of the repository, at every player count and over its options, against every law."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.contract import repository, transition
from pentarchy.contract.cases import Case, cases, every_case, loads, sound_games
from pentarchy.contract.checks import CHECKS, GAME_CHECKS, asked_without_traces, used
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


@pytest.mark.skipif(pentarchy.compiled, reason="to be seen in the pure engine only")
@pytest.mark.parametrize("game_id", transition.QUESTIONS_WRITE)
def test_questions_that_write_still_do(game_id: str) -> None:
    """The list of exceptions holds nothing that could be taken out."""

    def ask() -> None:
        for case in cases(game_id):
            asked_without_traces(case)

    with pytest.raises(AssertionError):
        ask()


@pytest.mark.parametrize("game_id", transition.UNUSED)
def test_what_is_unused_still_is(game_id: str) -> None:
    found = transition.UNUSED[game_id] & used(game_id)
    assert not found, f"take them out of UNUSED in contract/transition.py: {', '.join(sorted(found))}"


def test_words_of_the_kernel() -> None:
    english, russian = (message_arguments(COMMON / f"{lang}.ftl") for lang in LANGUAGES)
    assert english == russian
