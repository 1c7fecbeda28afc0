"""What it costs to tell in advance what every answer to a question brings.

    python -m pentarchy.lab.previews [GAME ...] [--questions N]

Games at their largest tables, half of the answers by the greedy bot, half by chance; every third question is measured,
in milliseconds of processor time. Of three measurements the least counts: the others are other people's noise.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterable
from statistics import median
from typing import NamedTuple

from pentarchy import bots
from pentarchy.match import Match, new
from pentarchy.registry import game, games

QUESTIONS = 150
EVERY = 3
TIMES = 3
SEED = 3
ALLOWED = 5.0
"""Milliseconds for all answers of a question, in the median."""


class Cost(NamedTuple):
    game: str
    players: int
    questions: int
    median: float
    ninety: float
    """Nine of ten questions cost no more."""
    worst: float


def measure(game_id: str, questions: int = QUESTIONS) -> Cost:
    match = new(game_id, game(game_id).max_players, SEED)
    chance, bot = random.Random(SEED), bots.make("greedy")
    found: list[float] = []
    while not match.over and len(found) < questions:
        seat = match.to_act[0]
        if match.steps % EVERY == 0:
            found.append(min(_once(match, seat) for _ in range(TIMES)))
        by_bot = chance.random() < 0.5
        match.play(
            seat, bot.choose(match.redeal(seat, match.steps), seat) if by_bot else chance.choice(match.legal(seat))
        )
    found.sort()
    return Cost(game_id, match.players, len(found), median(found), found[len(found) * 9 // 10], found[-1])


def _once(match: Match, seat: int) -> float:
    start = time.process_time()
    match.previews(seat)
    return (time.process_time() - start) * 1000


def table(costs: Iterable[Cost]) -> str:
    lines = ["| game | players | questions | median ms | nine of ten | worst |", "|---|---|---|---|---|---|"]
    for cost in costs:
        title = game(cost.game).info.title("en")
        figures = " | ".join(f"{value:.1f}" for value in (cost.median, cost.ninety, cost.worst))
        lines.append(f"| {title} | {cost.players} | {cost.questions} | {figures} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pentarchy.lab.previews", description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--questions", type=int, default=QUESTIONS)
    asked = parser.parse_args()
    print(table(measure(game_id, asked.questions) for game_id in asked.game or games()))


if __name__ == "__main__":
    main()
