"""The bots that search, and the levels of the table.

`mcts:200` looks at 200 simulations per decision, `mcts:200ms` as many as fit into 200 milliseconds. The levels are
words for the lobby; what each means is in `levels.json`, as are the figures of the search for each game.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

from pentarchy.bots.base import Bot
from pentarchy.bots.search import Plan, Search
from pentarchy.bots.simple import GreedyBot
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position

BATCH = 8
"""Simulations between two looks at the clock."""


@cache
def settings() -> dict[str, Any]:
    """What the levels mean and how the search is set for each game."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / "levels.json").read_text(encoding="utf-8"))
    return found


def plan(game_id: str) -> Plan:
    figures = {**settings()["search"]["default"], **settings()["search"].get(game_id, {})}
    return Plan(figures["explore"], figures["bias"], figures["prior_visits"], figures["rollout"], figures["depth"])


def make(kind: str, argument: str, seed: int) -> Bot:
    if kind == "mcts":
        return SearchBot(*budget(argument), seed)
    level = settings()["levels"][kind]
    noise = level.get("noise", 0.0)
    if level["bot"] == "greedy":
        return NoisyGreedyBot(noise, seed)
    return SearchBot(*budget(level["budget"]), seed)


def budget(text: str) -> tuple[int, float]:
    """Simulations and seconds: one of them is 0."""
    found = re.fullmatch(r"(\d{1,7})(ms|s)?", text)
    if not found or int(found.group(1)) == 0:
        raise PentarchyError(f"mcts takes a number of simulations or a time: mcts:200 or mcts:200ms, not mcts:{text}.")
    number = int(found.group(1))
    if found.group(2) is None:
        return number, 0.0
    return 0, number / (1000.0 if found.group(2) == "ms" else 1.0)


class SearchBot(Bot):
    """Information-set search with a fixed number of simulations or a fixed time per decision."""

    def __init__(self, simulations: int, seconds: float, seed: int) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        if len(options) == 1:
            return options[0]
        search = Search(game, p, seat, plan(game.id), self.below(1 << 62))
        if self.simulations:
            search.simulate(self.simulations)
        else:
            end = perf_counter() + self.seconds
            while perf_counter() < end:
                search.simulate(BATCH)
        return search.best()


class NoisyGreedyBot(GreedyBot):
    """Greedy that now and then does anything: an opponent for beginners."""

    def __init__(self, noise: float, seed: int) -> None:
        super().__init__(seed)
        self.noise = noise

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        if self.below(1000) < self.noise * 1000:
            return options[self.below(len(options))]
        return super().pick(game, p, seat)
