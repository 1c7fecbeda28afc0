"""The rules of a game, numbered, in our own words; or one rule by its id."""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import textwrap
from difflib import get_close_matches

from pentarchy.cli import common
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.rules import Rulebook

EXAMPLES = ["pentarchy rules eight_minute_empire", "pentarchy rules eight_minute_empire EME-13 --lang ru"]


def configure(parser: argparse.ArgumentParser) -> None:
    common.add_game(parser)
    parser.add_argument("rule", metavar="RULE-ID", nargs="?", help="one rule, such as EME-13, or just 13")
    common.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    rules = common.find_game(args.game)
    book = rules.rulebook(args.lang)
    if args.rule:
        print(_rule(book, find_rule(book, rules, args.rule)))
    else:
        print(_whole(book))
    return 0


def find_rule(book: Rulebook, rules: Game, typed: str) -> str:
    """The id that was meant: in any case, and without its letters where they are the same for all."""
    wanted = typed.strip().upper()
    prefix = next(iter(book.rules)).partition("-")[0]
    for candidate in (wanted, f"{prefix}-{wanted}"):
        if candidate in book.rules:
            return candidate
    near = _near(wanted if "-" in wanted else f"{prefix}-{wanted}", list(book.rules))
    raise PentarchyError(
        f"{rules.id} has no rule {typed!r}. Near it are: {', '.join(near)}. All of them: pentarchy rules {rules.id}"
    )


def _near(wanted: str, ids: list[str]) -> list[str]:
    """Ids that look like it; the nearest by number where the letters are right."""
    letters, digits = re.sub(r"\d", "", wanted), re.sub(r"\D", "", wanted)
    same = [name for name in ids if re.sub(r"\d", "", name) == letters]
    if same and digits:
        same.sort(key=lambda name: abs(int(re.sub(r"\D", "", name)) - int(digits[:9])))
        return same[:3]
    return get_close_matches(wanted, ids, 3, 0.0)


def _whole(book: Rulebook) -> str:
    blocks = [book.title]
    for heading, ids in book.sections:
        blocks += [heading] if heading else []
        blocks += [_rule(book, name) for name in ids]
    return "\n\n".join(blocks)


def _rule(book: Rulebook, name: str) -> str:
    """Id and text; folded to the width of a terminal, one line per paragraph anywhere else."""
    lines = f"{name}  {book.rules[name]}".replace("**", "").splitlines()
    if sys.stdout.isatty():
        width = min(shutil.get_terminal_size().columns, 110)
        lines = [part for line in lines for part in _fold(line, width)]
    return "\n".join(lines)


def _fold(line: str, width: int) -> list[str]:
    return [line] if line.startswith("|") else textwrap.wrap(line, width, subsequent_indent="    ")
