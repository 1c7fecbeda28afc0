"""What the bots are set to: `levels.json` here holds what is the same for all games, `search.json` in a game's folder
what is its own.

A game without such a file is searched with the usual figures. In the file, all of it optional:

    {"greedy": {"settle": 4},                    decisions that greedy plays after an answer before it judges
     "search": {"turns": 1},                     figures of the search that are not the usual ones
     "levels": {"hard": {"worlds": 2}},          figures of a single level
     "found_by": "python -m pentarchy.lab.tune …"}
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from pentarchy.kernel.game import Game

OWN = "search.json"
Figures = dict[str, float]


@cache
def settings() -> dict[str, Any]:
    """What the levels mean, and the usual figures of the search."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / "levels.json").read_text(encoding="utf-8"))
    return found


@cache
def own(game: Game) -> dict[str, Any]:
    """What the game says of itself; empty where it says nothing."""
    path = game.folder / OWN
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def usual() -> Figures:
    found: Figures = settings()["search"]
    return found


def figures(game: Game, level: str = "") -> Figures:
    """The figures of the search for a game, and for one of the levels where it has its own."""
    said = own(game)
    return {**usual(), **said.get("search", {}), **said.get("levels", {}).get(level, {})}


@cache
def settle(game: Game) -> int:
    """So many decisions that follow an answer at once does greedy play before it judges."""
    return int(own(game).get("greedy", {}).get("settle", 0))
