"""Win chances over a finished game, its key moments, and better answers with their reasons.

Every answer is compared with the others from what its seat knew at that time; luck is told apart from choice. A page of
its own (--html) shows the whole course.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from pentarchy.analysis import analyse
from pentarchy.analysis.page import page
from pentarchy.analysis.plain import plain
from pentarchy.cli import common
from pentarchy.cli.replay import read
from pentarchy.kernel.errors import PentarchyError, RecordError
from pentarchy.match import Match, replay

EXAMPLES = [
    "pentarchy analyse game.json",
    "pentarchy analyse game.json --html game.html --lang ru",
    "pentarchy analyse game.json --json",
]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="file of a record of a finished game, or - for standard input")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the report as a page that needs nothing else")
    common.add_json(parser)
    common.add_data(parser)
    common.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    match = opened(read(args.record), args.data)
    report = analyse(match, _tell)
    if args.html:
        args.html.write_text(page(report, match, args.lang), encoding="utf-8")
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    elif args.html:
        print(args.html)
    else:
        print(plain(report, match, args.lang))
    return 0


def opened(doc: Any, data: Path | None = None) -> Match:
    """The match of a record; whatever is wrong inside it, the record does not hold."""
    try:
        return replay(doc, None, data)
    except RecordError:
        raise
    except PentarchyError as error:
        raise RecordError(str(error)) from error


def _tell(done: int, steps: int) -> None:
    """How far it is, on a terminal."""
    if sys.stderr.isatty():
        end = "\n" if done == steps else ""
        print(f"\r{done} / {steps}", end=end, file=sys.stderr, flush=True)
