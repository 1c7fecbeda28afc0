"""How fast the engine is on this machine: decisions, copies, games and search simulations per second on one core.

Each figure stands next to the unit, one trivial step of pure Python (list eight options, choose one, apply it to an
object with slots), measured in the same run.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from pentarchy.cli import common
from pentarchy.kernel.errors import PentarchyError
from pentarchy.lab.bench import bench
from pentarchy.registry import all_games, games

EXAMPLES = ["pentarchy bench", "pentarchy bench eight_minute_empire --seconds 5 --json"]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="*", help="games to measure (default: all of ours)")
    parser.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help="time per game (default: 2)")
    common.add_data(parser)
    common.add_json(parser)


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return value


def run(args: argparse.Namespace) -> int:
    chosen = [common.find_game(name).id for name in args.game] or games() or all_games()
    if args.data and len(chosen) != 1:
        raise PentarchyError("A data pack belongs to one game: name that game before --data.")
    found = bench(list(dict.fromkeys(chosen)), args.seconds, args.data)
    print(json.dumps(found, indent=1) if args.json else _page(found))
    return 0


def _page(found: dict[str, Any]) -> str:
    engine = "compiled" if found["compiled"] else "pure Python"
    figures = ("decisions", "clones", "games", "simulations")
    rows = [[row["game"], str(row["players"]), *(_figure(row, name) for name in figures)] for row in found["games"]]
    head = ["game", "players", *(f"{name}/s" for name in figures)]
    return "\n".join(
        [
            f"Engine: {engine}. Unit: {found['unit_per_second']:,.0f} steps/s.",
            "In brackets: multiples of the unit.",
            "",
            common.table(head, rows),
            "",
            _environments(found),
        ]
    )


def _environments(found: dict[str, Any]) -> str:
    """Steps of the learning environments, and how many times those of the peers."""
    if not any(row["steps_per_second"] for row in found["games"]):
        return "Learning environments are not installed: pip install 'pentarchy[env]'."
    peers = {name: peer["steps_per_second"] for name, peer in found["peers"].items()}
    head = ["game", "players", "env steps/s", *(f"x {name}" for name in peers)]
    rows = []
    for row in found["games"]:
        steps = row["steps_per_second"]
        times = [f"{steps / other:.1f}" for other in peers.values()]
        rows.append([row["game"], str(row["players"]), f"{steps:,.0f}", *times])
    lines = ["Steps of the PettingZoo environments, random legal play, observation and mask at every step."]
    lines += [f"{name}: {steps:,.0f} steps/s." for name, steps in peers.items()]
    if found["missing_peers"]:
        lines.append(f"Not installed: {', '.join(found['missing_peers'])}; pip install 'pentarchy[peers]'.")
    return "\n".join([*lines, "", common.table(head, rows)])


def _figure(row: dict[str, Any], name: str) -> str:
    value, units = row[f"{name}_per_second"], row["in_units"][name]
    if not value:
        return "-"
    return f"{value:,.0f} ({units:.1f})" if units >= 1 else f"{value:,.0f} ({units:.2g})"
