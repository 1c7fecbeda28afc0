"""Train the values by which the bots judge, and say how strong they have become.

Eight-Minute Empire and Founders of the Empire learn tables by self-play; the other games tune the weights of their
judgement by paired games. The file holds what was found and how; it is used when it lies as values.json in the game's
folder. What does not win more than its share of fresh games is not kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from pentarchy.cli import common
from pentarchy.kernel.errors import PentarchyError

EXAMPLES = [
    "pentarchy learn eight_minute_empire --minutes 20",
    "pentarchy learn eight_minute_empire --minutes 20 --out mine.json --resume --json",
]


def configure(parser: argparse.ArgumentParser) -> None:
    common.add_game(parser)
    parser.add_argument("--minutes", type=_minutes, default=10.0, metavar="M", help="how long to learn (default: 10)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="default: GAME.values.json in the present folder")
    parser.add_argument("--resume", action="store_true", help="go on from the file and the games kept beside it")
    parser.add_argument(
        "--players", type=common.whole(1), action="append", metavar="N", help="this size of table only; may be repeated"
    )
    parser.add_argument("--seed", type=common.seed, default=1, metavar="S", help="seed of the games (default: 1)")
    parser.add_argument(
        "--gate", type=common.whole(2), default=400, metavar="N", help="games that decide in the end (default: 400)"
    )
    common.add_json(parser)


def run(args: argparse.Namespace) -> int:
    from pentarchy.lab.learn import learn

    game = common.find_game(args.game)
    for players in args.players or []:
        if not game.min_players <= players <= game.max_players:
            raise PentarchyError(f"{game.id} is for {game.min_players} to {game.max_players} players, not {players}.")
    out = args.out or Path(f"{game.id}.values.json")
    doc = learn(game, args.minutes, out, args.resume, args.seed, args.players, args.gate, _tell)
    print(json.dumps(_summary(doc, out), ensure_ascii=False, indent=1) if args.json else _page(doc, out))
    return 0


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not 0 < minutes <= 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of minutes")
    return minutes


def _summary(doc: dict[str, Any], out: Path) -> dict[str, Any]:
    """All but the values themselves."""
    told = {name: entry for name, entry in doc.items() if name not in ("tables", "weights")}
    return {**told, "file": str(out), "gates": [row for row in doc["strength"] if row.get("gate")]}


def _page(doc: dict[str, Any], out: Path) -> str:
    rows = [
        [
            str(row["players"]),
            str(row["games"]),
            f"{100 * row['share']:.1f} %",
            f"{100 * row['ci'][0]:.1f} to {100 * row['ci'][1]:.1f} %",
            f"{100 / row['players']:.0f} %",
            "kept" if row["accepted"] else "not kept",
        ]
        for row in doc["strength"]
        if row.get("gate")
    ]
    head = ["players", "games", "wins", "95 % interval", "even share", ""]
    return (
        f"{doc['game']}: {doc['method']}, {doc['minutes']:.1f} minutes\n\n{common.table(head, rows)}\n\nWritten: {out}"
    )
