"""What the bots are set to: `levels.json` here holds what is the same for all games, `search.json` in a game's folder
what is its own.

A game without such a file is searched with the usual figures. In the file, all of it optional:

    {"greedy": {"settle": 4},                    decisions that greedy plays after an answer before it judges
     "ahead": {"width": 6},                      figures of looking ahead to the end of the turn
     "search": {"turns": 1},                     figures of the search that are not the usual ones
     "levels": {"hard": {"bot": "ahead"}},       the way a single level thinks, and its figures
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


def own(game: Game) -> dict[str, Any]:
    """What the game says of itself; empty where it says nothing."""
    return _said(game.folder)


@cache
def _said(folder: Path) -> dict[str, Any]:
    path = folder / OWN
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


AHEAD, SEARCH, TRIALS = "ahead", "search", "trials"
"""The ways to think, each with figures of its own."""


def usual(way: str = SEARCH) -> Figures:
    found: Figures = settings()[way]
    return found


def level(name: str, game: Game | None = None) -> dict[str, Any]:
    """What a level means, in a game where one is named: its bot, its budget, its figures. Empty if there is none."""
    found: dict[str, Any] = {**settings()["levels"].get(name, {})}
    return found if game is None else {**found, **own(game).get("levels", {}).get(name, {})}


def figures(game: Game, level_name: str = "", way: str = SEARCH) -> Figures:
    """The figures of one way to think for a game, and for one of the levels where it has its own."""
    found = {**usual(way), **own(game).get(way, {}), **level(level_name, game)}
    return {name: found[name] for name in usual(way)}


def settle(game: Game) -> int:
    """So many decisions that follow an answer at once does greedy play before it judges."""
    return int(own(game).get("greedy", {}).get("settle", 0))
