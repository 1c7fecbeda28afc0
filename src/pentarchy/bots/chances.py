"""Win chances: the judgement of a position on a scale that keeps its word.

A judgement is there to tell better answers from worse ones; how often a seat that is judged so really wins is another
question. `chances.json` in a game's folder answers it: by how much to stretch the logarithms of what the judgement
says, and what it is worth to be asked next, both at the beginning and at the end of the game. It is made from games of
all sizes of tables by `python -m pentarchy.lab.calibrate`. Without such a file the judgements are taken as they are.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position

OWN = "chances.json"
SURE = 1.0e-6
"""A running game is never surer than that."""


class Scale(NamedTuple):
    """How what the judgement says becomes chances."""

    stretch: float = 1.0
    stretch_end: float = 1.0
    """Factor of the logarithms at the beginning and at the end."""
    turn: float = 0.0
    turn_end: float = 0.0
    """What is added to that of the seat that is asked."""


def chances(game: Game, p: Position) -> list[float]:
    """The chance of every seat to win; after the end its share of the victory. They add up to 1."""
    if p.over:
        winners = game.result(p).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(p.players)]
    return read_off(scale_of(game), logs(game, p), p.actor, game.progress(p))


def logs(game: Game, p: Position) -> list[float]:
    """What the judgement says of each seat of a running game, as logarithms. (Not those of the odds: with two players,
    whose shares add up to 1, these would count a lead twice.)"""
    judge = game.judge()
    return [math.log(min(1.0 - SURE, max(SURE, judge.judgement(p, seat)))) for seat in range(p.players)]


def read_off(scale: Scale, judged: list[float], asked: int, progress: float) -> list[float]:
    """Shares of all seats on a scale."""
    stretch = scale.stretch + progress * (scale.stretch_end - scale.stretch)
    turn = scale.turn + progress * (scale.turn_end - scale.turn)
    heights = [stretch * value + (turn if seat == asked else 0.0) for seat, value in enumerate(judged)]
    top = max(heights)
    shares = [math.exp(height - top) for height in heights]
    return [share / sum(shares) for share in shares]


def scale_of(game: Game) -> Scale:
    return _scale(game.folder)


@cache
def _scale(folder: Path) -> Scale:
    return Scale(**written(folder).get("scale", {}))


def written(folder: Path) -> dict[str, Any]:
    """The scale of a game, and how far it held on which games; empty where there is none."""
    path = folder / OWN
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found
