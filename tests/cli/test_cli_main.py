"""The command line as a whole: help, unknown words, errors, starting it in all its ways."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import pentarchy
from pentarchy import cli

Call = Callable[..., Any]


def python(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, timeout=600, env={**os.environ, **environment}
    )


def fake(run: Any) -> SimpleNamespace:
    """A command module made for a test."""

    def configure(parser: Any) -> None:
        parser.add_argument("--open", action="store_true")

    return SimpleNamespace(__doc__="A test.", EXAMPLES=["pentarchy test"], configure=configure, run=run)


def test_overview_names_every_command(call: Call) -> None:
    for word in ("--help", "-h", "help"):
        said = call(word)
        assert said.code == 0
        for name in cli.available():
            assert f"  {name} " in said.out
    assert {"games", "sim", "replay", "rules", "data", "bench"} <= set(cli.available())


@pytest.mark.parametrize("name", cli.available())
def test_every_command_has_help_with_an_example(call: Call, name: str) -> None:
    said = call(name, "--help")
    assert said.code == 0
    assert f"  pentarchy {name}" in said.out.partition("examples:")[2]
    assert said.err == ""


def test_every_listed_command_has_one_line(call: Call) -> None:
    assert all("\n" not in line and len(line) < 60 for line in cli.COMMANDS.values())


def test_without_a_command_the_table_is_served_and_opened(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, bool]] = []

    def command(name: str) -> Any:
        def run(args: Namespace) -> int:
            seen.append((name, args.open))
            return 0

        return fake(run)

    monkeypatch.setattr(cli, "_command", command)
    assert call().code == 0
    assert seen == [("serve", True)]


def test_unknown_command(call: Call) -> None:
    said = call("gmaes")
    assert said.code == 2
    assert "Did you mean 'games'?" in said.sentence()
    said = call("xyzzy")
    assert said.code == 2
    assert "replay" in said.sentence()


def test_unknown_option_of_a_command(call: Call) -> None:
    said = call("games", "--jsn")
    assert said.code == 2
    assert "--jsn" in said.sentence()
    assert "pentarchy games --help" in said.err


def test_options_are_not_guessed(call: Call, game: str) -> None:
    assert call("sim", game, "--seats", "random,random", "--game", "1").code == 2


def test_traceback_only_on_request(call: Call) -> None:
    assert "Traceback" not in call("rules", "nothing_like_it").err
    for words in (("rules", "nothing_like_it", "--debug"), ("--debug", "rules", "nothing_like_it")):
        said = call(*words)
        assert said.code == 2
        assert "Traceback" in said.err


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (ZeroDivisionError("division by zero"), 1, "A fault in Pentarchy: ZeroDivisionError"),
        (ModuleNotFoundError("No module named 'pyarrow'", name="pyarrow.lib"), 1, "pip install 'pentarchy[lab]'"),
        (ModuleNotFoundError("No module named 'sqlalchemy'", name="sqlalchemy"), 1, "sqlalchemy is missing"),
        (PermissionError(13, "Permission denied", "/root/x.svg"), 1, "/root/x.svg: Permission denied."),
        (cli.Failure("It does not hold."), 1, "It does not hold."),
        (pentarchy.PentarchyError("Bad word."), 2, "Bad word."),
        (pentarchy.VersionError("Too new."), 1, "Too new."),
        (KeyboardInterrupt(), 130, "Stopped."),
    ],
)
def test_errors_become_sentences(
    call: Call, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, words: str
) -> None:
    def run(args: Namespace) -> int:
        raise error

    monkeypatch.setattr(cli, "_command", lambda name: fake(run))
    said = call("games")
    assert said.code == code
    assert words in said.err
    assert "Traceback" not in said.err


def test_module_and_script() -> None:
    for words in (("-m", "pentarchy", "--version"), ("-c", "import sys, pentarchy.cli as c; sys.exit(c.main(['-V']))")):
        done = python(*words)
        assert done.returncode == 0
        assert done.stdout.startswith(f"pentarchy {pentarchy.__version__}")
    assert python("-m", "pentarchy", "nonsense").returncode == 2


def test_a_short_command_imports_little() -> None:
    code = (
        "import sys, pentarchy.cli as c; c.main(['games']); "
        "print(sorted({'rich', 'multiprocessing', 'asyncio', 'pentarchy.lab', 'pentarchy.bots'} & set(sys.modules)))"
    )
    assert python("-c", code).stdout.splitlines()[-1] == "[]"


def test_a_reader_that_leaves_is_no_error(game: str) -> None:
    reader = subprocess.Popen(
        [sys.executable, "-m", "pentarchy", "rules", game], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert reader.stdout is not None
    assert reader.stderr is not None
    reader.stdout.close()
    assert reader.stderr.read() == b""
    assert reader.wait(60) == 1


def test_a_terminal_without_cyrillic(game: str) -> None:
    done = python("-m", "pentarchy", "rules", game, "--lang", "ru", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?" in done.stdout
