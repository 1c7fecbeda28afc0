"""Replay a saved game: show what happened, check it, or draw a position of it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from pentarchy.cli import common
from pentarchy.kernel.errors import PentarchyError, RecordError
from pentarchy.match import Match, replay

EXAMPLES = [
    "pentarchy replay game.json",
    "pentarchy replay game.json --verify",
    "pentarchy replay game.json --upto 12 --svg position.svg --lang ru",
    "pentarchy replay sqlite:///table.db --verify",
]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="file of a record, - for standard input, or a database URL")
    parser.add_argument("--verify", action="store_true", help="only check that it replays; exit code 1 if not")
    parser.add_argument("--upto", type=common.whole(0), metavar="K", help="stop after K decisions")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the position reached into this file")
    parser.add_argument("--seat", type=common.whole(0), metavar="S", help="as seen by this seat (default: a spectator)")
    common.add_data(parser)
    common.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    if "://" in args.record:
        return _verify_database(args)
    doc = read(args.record)
    _check(doc, args.upto)
    try:
        match = replay(doc, args.upto, args.data)
    except RecordError:
        raise
    except PentarchyError as error:
        # Whatever is wrong inside a record, a name or a number, the record does not hold.
        raise RecordError(str(error)) from error
    page = _verified(match, doc, args.upto) if args.verify else _page(match, args.seat, args.lang)
    if args.svg:
        drawing = match.svg(args.seat, args.lang)
        args.svg.write_text(drawing, encoding="utf-8")
    print(page)
    return 0


def read(source: str) -> Any:
    """The JSON document of a file or of standard input."""
    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8")
        return json.loads(text)
    except OSError as error:
        raise PentarchyError(f"{source} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise RecordError(f"{source} is not a whole JSON document; it may be cut off.") from None


def _check(doc: Any, upto: int | None) -> None:
    """What the replay itself does not look at; everything else about the record's shape is its business."""
    if not isinstance(doc, dict):
        return
    actions = doc.get("actions")
    if upto is not None and isinstance(actions, list) and upto > len(actions):
        raise PentarchyError(f"--upto {upto}: the record has {len(actions)} decisions.")
    if "game" in doc and doc.get("seed") is None:
        raise RecordError("The record has no seed, so its deal is not known and it cannot be replayed.")


def _verified(match: Match, doc: dict[str, Any], upto: int | None) -> str:
    if upto is not None:
        return f"The first {match.steps} decisions of this game of {match.game.id} replay."
    if doc.get("result") is not None:
        ending = "and its result is the recorded one"
    else:
        ending = "and it states no result" if match.over else "and it is not finished"
    return f"This game of {match.game.id} replays: {match.steps} decisions, {ending}."


def _page(match: Match, seat: int | None, lang: str) -> str:
    usual = {option.name: option.default for option in match.game.options}
    options = ", ".join(f"{name}={value}" for name, value in match.options.items() if value != usual[name])
    lines = [match.game.info.title(lang), f"{', '.join(match.names)}{f' ({options})' if options else ''}", ""]
    lines += match.log(seat, lang)
    lines += ["", match.prompt(seat, lang)]
    result = match.result
    if result is not None:
        lines += [
            f"{place}. {match.names[one]}: {result.scores[one]}"
            for place, group in _places(result.ranking)
            for one in group
        ]
    return "\n".join(lines)


def _places(ranking: list[list[int]]) -> Iterable[tuple[int, list[int]]]:
    place = 1
    for group in ranking:
        yield place, group
        place += len(group)


def _verify_database(args: argparse.Namespace) -> int:
    """Every game of a database. The store says for each match what is wrong with it, or None."""
    if not args.verify or args.upto is not None or args.svg:
        raise PentarchyError("Of a database all games are checked: pentarchy replay URL --verify, nothing else.")
    scheme, _, file = args.record.partition(":///")
    if scheme == "sqlite" and not Path(file).is_file():
        # SQLite would make an empty one.
        raise PentarchyError(f"There is no database file {file}.")
    verify_all: Callable[[str], Iterable[tuple[str, str | None]]]
    verify_all = import_module("pentarchy.table.store").verify_all
    found = list(verify_all(args.record))
    broken = [(name, problem) for name, problem in found if problem]
    for name, problem in broken:
        print(f"{name}: {problem}")
    print(f"{len(found) - len(broken)} of {len(found)} games replay.")
    return 1 if broken else 0
