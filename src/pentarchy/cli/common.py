"""What several commands share: arguments, names typed by people, tables."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import MAX_SEED
from pentarchy.registry import all_games, game

# -- arguments ---------------------------------------------------------------------------------------------------


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="id of the game, see: pentarchy games")


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default_language(), help="language (default: that of your locale, else en)"
    )


def add_match(parser: argparse.ArgumentParser) -> None:
    """Options and data of a match."""
    parser.add_argument(
        "--option",
        metavar="K=V",
        type=option,
        action="append",
        default=[],
        help="an option of the game; may be repeated, see: pentarchy games",
    )
    add_data(parser)


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", type=folder, help="use this data pack instead of the game's own data")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def default_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"


def folder(text: str) -> Path:
    """A folder that is there."""
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {text!r}")
    return Path(text)


def option(text: str) -> tuple[str, str]:
    """K=V of the command line."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name.strip(), value.strip()


def seed(text: str) -> int:
    if not text.isdecimal() or int(text) > MAX_SEED:
        raise argparse.ArgumentTypeError(f"{text!r} is no seed; a seed is a whole number from 0 to 2**128 - 1")
    return int(text)


def whole(low: int, high: int | None = None) -> Callable[[str], int]:
    """An argument type: a whole number from `low` on, or from `low` to `high`."""
    wanted = f"from {low} on" if high is None else f"from {low} to {high}"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low or (high is not None and number > high):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {wanted}")
        return number

    return read


def seats(text: str) -> tuple[str, ...]:
    """Seats as words between commas."""
    found = tuple(word.strip() for word in text.split(","))
    if not all(found):
        raise argparse.ArgumentTypeError(f"{text!r} has an empty seat; write for example greedy,random,random")
    return found


# -- names typed by people -----------------------------------------------------------------------------------------


def find_game(typed: str) -> Game:
    """The game with this id; small and capital letters, dashes and spaces do not matter."""
    wanted = typed.strip().lower().replace("-", "_").replace(" ", "_")
    known = all_games()
    if wanted in known:
        return game(wanted)
    near = [name for name in known if wanted and name.startswith(wanted)] or get_close_matches(wanted, known, 1, 0.6)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    raise PentarchyError(f"There is no game {typed!r}.{hint} There are: {', '.join(known) or 'none'}.")


# -- output ----------------------------------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns as wide as their widest entry; all but the first are set to the right."""
    widths = [max(len(row[k]) for row in [head, *rows]) for k in range(len(head))]
    lines = []
    for row in [head, *rows]:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
