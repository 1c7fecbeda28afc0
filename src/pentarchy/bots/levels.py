"""The bots that search, and the levels of the table.

`mcts:200` looks at 200 simulations per decision, `mcts:200ms` as many as fit into 200 milliseconds. The levels are
words for the lobby; what each means is in `levels.json`, what is different for a game in its folder (`figures.py`). For
trials a figure can be named behind the budget: `mcts:200/explore=0.5/rollout=4`.
"""

from __future__ import annotations

import re
from time import perf_counter
from typing import Any

from pentarchy.bots.base import Bot
from pentarchy.bots.figures import Figures, figures, settings, usual
from pentarchy.bots.search import Plan, Search
from pentarchy.bots.simple import GreedyBot
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position

BATCH = 4
"""Simulations between two looks at the clock."""
WHOLE = {"worlds", "rollout", "turns", "look", "settle", "inner", "depth"}
"""Figures that are whole numbers."""


def plan(game: Game, level: str = "", other: Figures | None = None) -> Plan:
    """The figures as the search takes them; `other` are for a trial."""
    set_to = {**figures(game, level), **(other or {})}
    read: dict[str, Any] = {name: int(value) if name in WHOLE else float(value) for name, value in set_to.items()}
    return Plan(**read)


def make(kind: str, argument: str, seed: int) -> Bot:
    if kind == "mcts":
        return trial(argument, seed)
    level = settings()["levels"][kind]
    if level["bot"] == "greedy":
        return NoisyGreedyBot(level.get("noise", 0.0), seed)
    return SearchBot(budget(level["budget"]), seed, kind)


def seconds(kind: str, argument: str) -> float:
    """How long such a bot thinks about a decision; 0 for one that counts, whatever the machine."""
    if kind == "mcts":
        return budget(argument.partition("/")[0])[1]
    text = settings()["levels"][kind].get("budget")
    return budget(text)[1] if text else 0.0


def trial(argument: str, seed: int) -> Bot:
    """`200`, `200ms`, `200ms/explore=0.5`."""
    text, *changes = argument.split("/")
    other = {}
    for change in changes:
        name, _, value = change.partition("=")
        if name not in usual() or not re.fullmatch(r"\d+(\.\d+)?", value):
            names = ", ".join(usual())
            raise PentarchyError(f"mcts cannot read {change!r}: write NAME=NUMBER with one of {names}.")
        other[name] = float(value)
    return SearchBot(budget(text), seed, other=other)


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
    """Information-set search with a number of simulations or a time per decision."""

    def __init__(self, budget: tuple[int, float], seed: int, level: str = "", other: Figures | None = None) -> None:
        super().__init__(seed)
        self.simulations, self.seconds = budget
        self.level = level
        self.other = other or {}
        """Figures of the search that are not the game's usual ones."""

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        if len(options) == 1:
            return options[0]
        search = Search(game, p, seat, self.plan(game), self.below(1 << 62))
        if self.simulations:
            think_so_often(search, self.simulations)
        else:
            think_so_long(search, self.seconds)
        return search.best()

    def plan(self, game: Game) -> Plan:
        return plan(game, self.level, self.other)


def think_so_often(search: Search, simulations: int) -> None:
    """So many simulations, fewer where the rest cannot change the answer any more."""
    while search.simulations < simulations and not search.settled(simulations - search.simulations):
        search.simulate(min(BATCH, simulations - search.simulations))


def think_so_long(search: Search, seconds: float) -> None:
    """So many seconds, less where at this pace the rest cannot change the answer any more."""
    begin = perf_counter()
    passed = 0.0
    while passed < seconds and not search.settled(int((seconds - passed) * search.simulations / max(passed, 1e-9)) + 1):
        search.simulate(BATCH)
        passed = perf_counter() - begin


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
