"""The games that can be played here: ids, titles, player counts, options, and where their component data comes from."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

from pentarchy.cli import common
from pentarchy.kernel.game import Game, GameInfo, Option
from pentarchy.registry import all_games, game

EXAMPLES = ["pentarchy games", "pentarchy games imperium", "pentarchy games --json"]
WIDTH = 110


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="this game only (default: all)")
    common.add_json(parser)
    common.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    found = list(_games()) if args.game is None else [common.find_game(args.game)]
    if args.json:
        print(json.dumps([_facts(rules.info) for rules in found], ensure_ascii=False, indent=1))
    else:
        print("\n\n".join(_page(rules, args.lang) for rules in found) or "No game is installed.")
    return 0


def _games() -> Iterator[Game]:
    """Every game that loads. A broken package of somebody else must not hide the others."""
    for name in all_games():
        try:
            rules = game(name)
            _ = rules.info
        except Exception as error:
            print(f"pentarchy: {name} cannot be loaded: {type(error).__name__}: {error}", file=sys.stderr)
        else:
            yield rules


def _facts(info: GameInfo) -> dict[str, Any]:
    return {
        "id": info.id,
        "titles": info.titles,
        "min_players": info.min_players,
        "max_players": info.max_players,
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default, "players": list(o.players)}
            for o in info.options
        ],
        "rules_version": info.rules_version,
        "provenance": info.provenance,
        "reconstructed": info.reconstructed,
    }


def _page(rules: Game, lang: str) -> str:
    info = rules.info
    lines = [
        f"{info.id}: {info.title('en')} / {info.title('ru')}",
        f"  players: {info.min_players} to {info.max_players}; rules version {info.rules_version}; "
        f"data {rules.data.hash}",
    ]
    lines += [f"  option {_option(rules, option, lang)}" for option in info.options]
    lines += [line for name, source in info.provenance.items() for line in _told(f"data {name}", source)]
    lines += [line for name, what in info.reconstructed.items() for line in _told(f"reconstructed in {name}", what)]
    return "\n".join(lines)


def _option(rules: Game, option: Option, lang: str) -> str:
    values = ", ".join(_spell(v) + (" (default)" if v == option.default else "") for v in option.values)
    counts = f"; for {', '.join(map(str, option.players))} players" if option.players else ""
    text = rules.text(lang)
    named = f" - {text(f'option-{option.name}')}" if text.has(f"option-{option.name}") else ""
    return f"{option.name}: {values}{counts}{named}"


def _spell(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _told(head: str, fact: object) -> list[str]:
    """A statement of provenance, whatever its shape in the data, as folded lines."""
    facts = fact if isinstance(fact, dict) else {"": fact}
    lines = [f"  {head}"]
    for key, value in facts.items():
        text = f"{key}: {_plain(value)}" if key else _plain(value)
        lines += textwrap.wrap(text, WIDTH, initial_indent="    ", subsequent_indent="      ")
    return lines


def _plain(fact: object) -> str:
    if isinstance(fact, dict):
        return "; ".join(f"{key}: {_plain(value)}" for key, value in fact.items())
    if isinstance(fact, list):
        return "; ".join(_plain(value) for value in fact)
    return _spell(fact)
