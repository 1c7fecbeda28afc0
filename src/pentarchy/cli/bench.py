"""How fast the engine is on this machine: decisions, copies, games and search simulations per second on one core.

Each figure stands next to the unit, one trivial step of pure Python (list eight options, choose one, apply it to an
object with slots), measured in the same run. Beside them what the web table needs to bring one step to one viewer, and
steps of the learning environments next to those of other environments that are installed.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from pentarchy.cli import common
from pentarchy.kernel.errors import PentarchyError
from pentarchy.lab.bench import bench
from pentarchy.registry import all_games, games

PICTURE_SHARE = 0.5
"""Pictures are measured besides, for so large a part of a game's time."""
FACES = {
    "batch_steps": "batch",
    "batch_int_steps": "batch, whole numbers",
    "steps": "PettingZoo",
    "single_steps": "single",
    "openspiel_steps": "OpenSpiel",
}
"""Figures of the learning environments and what they are called."""
COMPARED = ("batch_steps", "steps")
"""Those that are compared with other environments."""
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
    _add_pictures(found, args.seconds, args.data)
    print(json.dumps(found, indent=1) if args.json else _page(found))
    return 0


def _add_pictures(found: dict[str, Any], seconds: float, data: str | None) -> None:
    """What a step costs the web table, where its packages are there."""
    try:
        from pentarchy.table import cost
    except ImportError:
        return
    tables = Counter(row["game"] for row in found["games"])
    for row in found["games"]:
        game, players = row["game"], row["players"]
        one = cost.measure(game, players, seconds=seconds * PICTURE_SHARE / tables[game], data=data)
        row.update(one.figures())


def _page(found: dict[str, Any]) -> str:
    engine = "compiled" if found["compiled"] else "pure Python"
    figures = ("decisions", "clones", "games", "simulations", "greedy_games")
    rows = [[row["game"], str(row["players"]), *(_figure(row, name) for name in figures)] for row in found["games"]]
    head = ["game", "players", *(f"{name.replace('_', ' ')}/s" for name in figures)]
    return "\n".join(
        [
            f"Engine: {engine}. Unit: {found['unit_per_second']:,.0f} steps/s.",
            "In brackets: multiples of the unit.",
            "",
            common.table(head, rows),
            "",
            _pictures(found),
            "",
            _environments(found),
        ]
    )


def _pictures(found: dict[str, Any]) -> str:
    """One step for one viewer at the web table: units of processor time and bytes, in the median and at worst."""
    if not all("picture_units" in row for row in found["games"]):
        return "The web table is not installed: no cost of pictures."
    figures = ("picture_units", "picture_units_worst", "patch_bytes", "patch_bytes_worst")
    rows = [[row["game"], str(row["players"]), *(f"{row[name]:,}" for name in figures)] for row in found["games"]]
    head = ["game", "players", "picture units", "worst", "patch bytes", "worst"]
    about = "To bring one step to one viewer at the web table, random legal play: units of processor time, bytes sent."
    return f"{about}\n\n{common.table(head, rows)}"


def _environments(found: dict[str, Any]) -> str:
    """Steps of the learning environments, and how many times those of the peers."""
    shown = {face: name for face, name in FACES.items() if any(f"{face}_per_second" in row for row in found["games"])}
    lines = []
    if shown:
        rows = [
            [row["game"], str(row["players"]), *(_steps(row.get(f"{face}_per_second")) for face in shown)]
            for row in found["games"]
        ]
        about = "Steps/s of the learning environments, random legal play, observation and legal actions at every step."
        lines += [about, "", common.table(["game", "players", *shown.values()], rows), ""]
    else:
        lines.append("Learning environments are not installed: pip install 'pentarchy[env]'.")
    for name, peer in found["peers"].items():
        lines.append(
            f"{name}: {peer['steps_per_second']:,.0f} steps/s{_times(found, shown, peer['steps_per_second'])}."
        )
    if found["missing_peers"]:
        lines.append(f"Not installed: {', '.join(found['missing_peers'])}; pip install 'pentarchy[env,peers]'.")
    return "\n".join(lines)


def _times(found: dict[str, Any], shown: Mapping[str, str], other: float) -> str:
    """How many times as many steps ours make, from the slowest table to the fastest."""
    told = []
    for face in [face for face in COMPARED if face in shown]:
        times = [row[f"{face}_per_second"] / other for row in found["games"] if f"{face}_per_second" in row]
        told.append(f"{shown[face]} {min(times):.1f} to {max(times):.1f} times")
    return f"; ours make {', '.join(told)} as many" if told else ""


def _steps(value: float | None) -> str:
    return "-" if value is None else f"{value:,.0f}"


def _figure(row: dict[str, Any], name: str) -> str:
    value, units = row[f"{name}_per_second"], row["in_units"][name]
    if not value:
        return "-"
    told = f"{value:,.0f}" if value >= 10 else f"{value:.1f}"
    return f"{told} ({units:.1f})" if units >= 1 else f"{told} ({units:.2g})"
