"""The command line. Each command is a module of this folder; it is imported only when it is called.

A command module has a docstring (the description in its help), `EXAMPLES` (lines for its help),
`configure(parser)` and `run(args) -> exit code`. Its one line in `COMMANDS` puts it into `pentarchy --help`.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NoReturn

from pentarchy.kernel.errors import DataPackError, PentarchyError, RecordError, VersionError

COMMANDS = {
    "serve": "the web table",
    "play": "play in the terminal",
    "games": "the games and their options",
    "rules": "the numbered rules of a game",
    "sim": "play many games without a screen",
    "report": "an HTML report of a simulation",
    "compare": "what changed between two simulations",
    "learn": "train the values of the bots by games",
    "replay": "replay, check or draw a saved game",
    "analyse": "win chances and key moments of a finished game",
    "data": "take component data out, check an edited pack",
    "bench": "how fast the engine is here",
    "db": "bring a store of the web table to this release",
    "doctor": "check this installation in words",
}
DEFAULT = ["serve", "--open"]

DONE, FAILED, BAD_USAGE, INTERRUPTED = 0, 1, 2, 130

EXTRAS = {
    "psycopg": "pg",
    **dict.fromkeys(("pyarrow", "openskill"), "lab"),
    **dict.fromkeys(("numpy", "scipy"), "learn"),
}
"""Packages that are not always installed, and the extra of ours that brings them."""


class Failure(Exception):
    """What was asked for did not hold; the message says what, the exit code is 1."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence instead of printing the whole usage."""

    def error(self, message: str) -> NoReturn:
        raise PentarchyError(f"{message[:1].upper()}{message[1:].rstrip('.')}. See: {self.prog} --help")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. 0: done; 1: what was asked for did not hold; 2: bad usage."""
    words = list(sys.argv[1:] if argv is None else argv)
    debug = "--debug" in words
    for stream in (sys.stdout, sys.stderr):
        # A terminal that has no Cyrillic shows question marks rather than an error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run([word for word in words if word != "--debug"])
        sys.stdout.flush()
        return code
    except SystemExit as leaving:  # argparse, after --help
        return leaving.code if isinstance(leaving.code, int) else DONE
    except BrokenPipeError:
        # The reader (head, less) has gone; the interpreter must not complain about it either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        if debug:
            traceback.print_exc()
        sentence, code = _explain(error)
        print(f"pentarchy: {sentence}", file=sys.stderr)
        return code


def _run(words: list[str]) -> int:
    if not words:
        words = DEFAULT
    if words[0] in ("-h", "--help", "help"):
        print(_overview())
        return DONE
    if words[0] in ("-V", "--version"):
        import pentarchy

        print(f"pentarchy {pentarchy.__version__}{' (compiled)' if pentarchy.compiled else ''}")
        return DONE
    command = _command(words[0])
    args = _parser(words[0], command).parse_args(words[1:])
    code: int = command.run(args)
    return code


def available() -> list[str]:
    """Commands of this installation, in the order of the overview."""
    return [name for name in COMMANDS if find_spec(f"{__name__}.{name}")]


def _command(name: str) -> Any:
    known = available()
    if name not in known:
        near = get_close_matches(name, known, 1)
        hint = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(known)}."
        raise PentarchyError(f"There is no command {name!r}. {hint}")
    return import_module(f"{__name__}.{name}")


def _parser(name: str, command: Any) -> Parser:
    parser = Parser(
        prog=f"pentarchy {name}",
        description=command.__doc__,
        epilog="examples:\n" + "\n".join(f"  {line}" for line in command.EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.configure(parser)
    # Taken out before; here it is for the help.
    parser.add_argument("--debug", action="store_true", help="show the traceback of an error")
    return parser


def _overview() -> str:
    known = available()
    width = max(map(len, known))
    lines = [f"  {name:{width}}  {COMMANDS[name]}" for name in known]
    return "\n".join(
        [
            "usage: pentarchy [COMMAND] [...]",
            "",
            "Five empire board games at one table. Without a command: pentarchy serve --open",
            "",
            *lines,
            "",
            "Help for a command: pentarchy COMMAND --help",
            "example: pentarchy games",
        ]
    )


def _explain(error: Exception) -> tuple[str, int]:
    """An error as a sentence and an exit code."""
    if isinstance(error, (Failure, RecordError, VersionError, DataPackError)):
        return str(error), FAILED
    if isinstance(error, PentarchyError):
        return str(error), BAD_USAGE
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror or error}.", FAILED
    if isinstance(error, ModuleNotFoundError) and error.name:
        extra = EXTRAS.get(error.name.partition(".")[0])
        if extra:
            return f"This needs more packages. Install them with: pip install 'pentarchy[{extra}]'", FAILED
        if not error.name.startswith("pentarchy"):
            return f"The package {error.name} is missing. Install Pentarchy again: pip install pentarchy", FAILED
    name = type(error).__name__
    return f"A fault in Pentarchy: {name}: {error}. Run again with --debug to see where.", FAILED
