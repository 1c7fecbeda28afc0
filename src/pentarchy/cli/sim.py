"""Play many games without a screen and sum them up.

The bots move one seat on from game to game. A game depends on --seed and its number alone: the same command gives
the same games for any number of jobs and on every machine, as long as the bots count. A bot that thinks for a time
(expert, mcts:200ms) or a program of yours need not answer the same again; the counted form is mcts:200.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pentarchy import bots
from pentarchy.cli import Failure, common
from pentarchy.kernel.errors import PentarchyError
from pentarchy.lab.simulate import BrokenGame, Row, Work, check, play_ranges, ranges, simulate, sum_up
from pentarchy.lab.stats import NO_INTERVAL, interval_text

EXAMPLES = [
    "pentarchy sim eight_minute_empire --seats greedy,random,random --games 200 --seed 1",
    "pentarchy sim eight_minute_empire --seats greedy,random --games 1000 --jobs 2 --json",
]


def configure(parser: argparse.ArgumentParser) -> None:
    common.add_game(parser)
    parser.add_argument(
        "--seats",
        required=True,
        type=common.seats,
        help=f"bots, one per player, with commas: {', '.join(bots.words())}",
    )
    parser.add_argument("--games", type=common.whole(1), default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seed", type=common.seed, default=0, metavar="S", help="seed of the run (default: 0)")
    common.add_match(parser)
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs", type=common.whole(0), default=1, metavar="J", help="processes (default: 1; 0: one per core)"
    )
    where.add_argument("--ray", metavar="ADDRESS", help='play on a Ray cluster ("local": a small one on this machine)')
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="keep the games as Parquet; a stopped run goes on from there"
    )
    parser.add_argument("--decisions", action="store_true", help="with --out: keep every decision, too")
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    if "human" in args.seats:
        raise PentarchyError("Nobody sits at a simulation: name bots only. To play yourself: pentarchy play")
    data = None if args.data is None else str(args.data)
    work = Work(
        common.find_game(args.game).id, args.seats, args.games, args.seed, dict(args.option), data, 0, args.decisions
    )
    if args.decisions and not args.out:
        raise PentarchyError("--decisions keeps every decision in the folder of --out DIR: name one.")
    with _progress(work.games) as played:
        try:
            found = _simulate(work, args, played)
        except BrokenGame as error:
            raise Failure(str(error)) from error
    print(json.dumps(found, ensure_ascii=False, indent=1) if args.json else _page(found))
    return 0


def _simulate(work: Work, args: argparse.Namespace, played: Callable[[int], None]) -> dict[str, Any]:
    jobs = args.jobs or os.cpu_count() or 1

    def play(parts: list[Work]) -> Iterator[list[Row]]:
        if args.ray is None:
            return play_ranges(parts, jobs)
        from pentarchy.lab.cluster import play_on_ray

        return play_on_ray(parts, args.ray)

    if args.out is None:
        if args.ray is None:
            return simulate(work, jobs, played)
        check(work)
        rows: list[Row] = []
        for part in play(list(ranges(work, jobs))):
            rows += part
            played(len(part))
        return sum_up(work, sorted(rows, key=lambda row: row.index))
    from pentarchy.lab.tables import run_into

    return run_into(args.out, work, play, played)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; nothing where the error output goes elsewhere."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.advance(task, done)


def _page(found: dict[str, Any]) -> str:
    length = found["length"]
    head = ["games", "wins", "95 % interval", "mean score", "mean place"]
    reasons = ", ".join(f"{name} {count}" for name, count in found["reasons"].items())
    return "\n".join(
        [
            f"{found['game']}, {found['players']} players, {found['games']} games, seed {found['seed']}",
            "",
            common.table(["bot", *head], [[row["bot"], *_cells(row)] for row in found["bots"]]),
            "",
            common.table(["seat", *head], [[str(row["seat"]), *_cells(row)] for row in found["seats"]]),
            "",
            f"Decisions per game: {length['mean_decisions']:.1f} on average, "
            f"{length['min_decisions']} to {length['max_decisions']}. How games ended: {reasons}.",
            f"Shared victories: {found['shared_victories']}. Each counts as its share; "
            "the intervals are Wilson's and with shares a little wider than necessary.",
            *_notes(found),
        ]
    )


def _notes(found: dict[str, Any]) -> list[str]:
    fixed = dict.fromkeys(row["ci_reason"] for row in [*found["bots"], *found["seats"]] if row["ci"] is None)
    repeatable = [] if found["repeatable"] else [f"Not repeatable: {found['repeatable_reason']}"]
    return [f"{NO_INTERVAL}: {reason}." for reason in fixed] + repeatable


def _cells(row: dict[str, Any]) -> list[str]:
    return [
        str(row["games"]),
        f"{100 * row['win_rate']:.1f} %",
        interval_text(row["ci"]),
        f"{row['mean_score']:.2f}",
        f"{row['mean_place']:.2f}",
    ]
