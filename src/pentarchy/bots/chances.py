"""Win chances: the judgement of a position on a scale that keeps its word.

A judgement is there to tell better answers from worse ones; how often a seat that is judged so really wins is another
question. `chances.json` in a game's folder answers it: by how much to stretch the logarithms of what the judgement
says, and what it is worth to be asked next, both at the beginning and at the end of the game. It is made from games of
all sizes of tables by `python -m pentarchy.lab.calibrate`. Without such a file the judgements are taken as they are.

A difference between two answers of one position is another question again: the best of several is the one that the
faults of the judgement flatter most. How large these usually are (`losses` in the same file) was found by playing on
from both answers (`python -m pentarchy.lab.losses`).
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


class Belief(NamedTuple):
    """How much of a difference between two answers is believed."""

    least: float
    """Of a small one this part."""
    spread: float
    """By about so much the judgement is off: a difference that is much larger is believed nearly whole."""


WHOLE = Belief(1.0, 0.0)
USUAL = Belief(0.35, 0.155)
"""About what was found where it was measured."""


def believed(difference: float, doubt: float, belief: Belief) -> float:
    """Which part of a difference between two answers is believed, which from deal to deal is off by `doubt`."""
    square = difference * difference
    if not square:
        return 1.0
    sure = square / (square + belief.spread * belief.spread)
    return (belief.least + (1.0 - belief.least) * sure) * square / (square + doubt * doubt)


def belief_of(game: Game) -> Belief:
    """What was found for a game, the usual where nothing was: no judgement is so good that all could be believed."""
    found = written(game.folder).get("losses")
    return USUAL if found is None else Belief(found["least"], found["spread"])


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
