"""What changed between two simulations, with 95 % intervals and the number of games it takes to see a change.

Runs with the same seed and line-up are compared game by game, which sees smaller changes.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from pentarchy.cli import common

EXAMPLES = [
    "pentarchy sim eight_minute_empire --seats greedy,greedy --games 500 --out runs/a",
    "pentarchy sim eight_minute_empire --seats greedy,greedy --games 500 --option goods_tokens=true --out runs/b",
    "pentarchy compare runs/a runs/b",
]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("a", metavar="A", type=common.folder, help="folder of the first simulation")
    parser.add_argument("b", metavar="B", type=common.folder, help="folder of the second simulation")
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    from pentarchy.lab.compare import compare
    from pentarchy.lab.stats import FIXED, NO_INTERVAL

    differences, changes = compare(args.a, args.b)
    if args.json:
        found = [{**asdict(change), "seen": change.seen} for change in changes]
        print(json.dumps({"differences": differences, "changes": found}, ensure_ascii=False, indent=1))
        return 0
    print("Asked for: " + ("; ".join(differences) or "the same") + "\n")
    rows = [
        [
            change.what,
            f"{change.before:.3f}",
            f"{change.after:.3f}",
            change.interval,
            "yes" if change.seen else "no",
            "-" if change.games_needed is None else str(change.games_needed),
        ]
        for change in changes
    ]
    print(common.table(["figure", "A", "B", "difference, 95 %", "seen", "games needed"], rows))
    if any(change.low is None for change in changes):
        print(f"\n{NO_INTERVAL}: {FIXED}.")
    print("\nGames needed: per run, to see a difference of this size in four of five tries. One in twenty")
    print("differences looks real by chance alone.")
    return 0
