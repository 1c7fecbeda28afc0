"""Component data as a pack of JSON files: take it out to edit it, check an edited pack."""

from __future__ import annotations

import argparse
from pathlib import Path

from pentarchy import bots
from pentarchy.cli import common
from pentarchy.cli.shape import odd_places
from pentarchy.kernel import data as packs
from pentarchy.kernel.errors import DataPackError, PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.match import new, read_data
from pentarchy.registry import game

EXAMPLES = [
    "pentarchy data export eight_minute_empire my-pack",
    "pentarchy data check my-pack",
    "pentarchy sim eight_minute_empire --seats greedy,random --data my-pack",
]
ODD_SHOWN = 10


def configure(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="export | check")
    export = actions.add_parser(
        "export", help="write the data of a game into a new folder", epilog=f"example: {EXAMPLES[0]}"
    )
    common.add_game(export)
    export.add_argument("dir", metavar="DIR", type=Path, help="a folder that is new or empty")
    check = actions.add_parser(
        "check", help="load an edited pack and play games with it", epilog=f"example: {EXAMPLES[1]}"
    )
    check.add_argument("dir", metavar="DIR", type=common.folder, help="the folder of the pack")


def run(args: argparse.Namespace) -> int:
    if args.action == "export":
        return _export(common.find_game(args.game), args.dir)
    return _check(args.dir)


def _export(rules: Game, folder: Path) -> int:
    if folder.exists() and not folder.is_dir():
        raise PentarchyError(f"{folder} is a file; name a folder that is new or empty.")
    if folder.is_dir() and any(folder.iterdir()):
        raise PentarchyError(f"{folder} is not empty; name a folder that is new or empty.")
    packs.export(rules.data, rules.id, rules.rules_version, folder)
    print(f"Wrote {len(rules.data.files)} data files of {rules.id} to {folder}.")
    print(f"Edit them, then check them: pentarchy data check {folder}")
    return 0


def _check(folder: Path) -> int:
    game_id, _ = packs.load_pack(folder)
    try:
        rules = game(game_id)
    except PentarchyError as error:
        raise DataPackError(f"{packs.PACK}: {error}") from None
    data = read_data(rules, folder)
    for line in _notes(rules, data, folder):
        print(line)
    for players in range(rules.min_players, rules.max_players + 1):
        _try(rules, data, players)
    print(f"{folder} is a good data pack for {rules.id} (data {data.hash}); games with it play to their end.")
    return 0


def _try(rules: Game, data: packs.Data, players: int) -> None:
    """Play one random game: a pack that loads may still deal a game that cannot be played."""
    try:
        match = new(rules.id, players, 0, data=data)
        broken = match.faults()
        if not broken:
            bots.drive(match, [bots.make("random", seat) for seat in range(players)])
            broken = match.faults()
    except DataPackError:
        raise
    except Exception as error:
        raise DataPackError(
            f"The pack loads, but a game of {players} players breaks: {type(error).__name__}: {error}."
        ) from error
    if broken:
        raise DataPackError(f"The pack loads, but in a game of {players} players this does not hold: {broken[0]}")


def _notes(rules: Game, data: packs.Data, folder: Path) -> list[str]:
    """What differs from the game's own data, and what looks odd; printed first, since it explains an error."""
    own = rules.data.files
    changed = [name for name in own if data.files[name] != own[name]]
    extra = [name for name in data.files if name not in own]
    notes = [f"Changed: {', '.join(f'{name}.json' for name in changed) or 'nothing'}."]
    if extra:
        notes.append(f"Not used by the game: {', '.join(f'{name}.json' for name in extra)}.")
    made_for = packs.read_json(folder / packs.PACK).get("rules_version")
    if made_for != rules.rules_version:
        notes.append(f"The pack was made for version {made_for} of the rules; this is version {rules.rules_version}.")
    strange = [f"Odd, if not meant so: {line}" for line in odd_places(own, data.files)]
    more = [f"... and {len(strange) - ODD_SHOWN} more odd places."] if len(strange) > ODD_SHOWN else []
    return notes + strange[:ODD_SHOWN] + more
