"""The pytest plugin: `pytest --pentarchy` checks the laws on the games of the repository it is started in.

The laws are added to the repository's own tests, so that `-k`, `-x`, `-n` and the like work on all of them.
Without the option nothing is added; the mark `rule` is known in any case.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from pentarchy.contract import repository

SUITE = Path(__file__).parent / "suite"
LAWS = ("test_law[", "test_game_law[")

pytest.register_assert_rewrite("pentarchy.contract.cases", "pentarchy.contract.checks", "pentarchy.contract.suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("pentarchy", "laws of board games")
    group.addoption(
        "--pentarchy",
        action="store_true",
        help="check the laws of Pentarchy on the games that pyproject.toml offers as entry points `pentarchy.games`",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a game that this test checks")
    repository.choose(config.rootpath)
    if config.getoption("--pentarchy"):
        if not repository.here().games:
            raise pytest.UsageError(
                f"{config.rootpath / 'pyproject.toml'} offers no game: it needs an entry point of the group "
                '"pentarchy.games", such as my_game = "my_game:GAME".'
            )
        if str(SUITE) not in config.args:  # a worker process is given the arguments of its master
            config.args.append(str(SUITE))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The share of enforced rules that have tests, where laws were checked."""
    if any(law in report.nodeid for report in terminalreporter.getreports("passed") for law in LAWS):
        from pentarchy.contract import cases, marks

        terminalreporter.section("rules with tests")
        for game_id in cases.sound_games():
            terminalreporter.write_line(str(marks.share(game_id)))
