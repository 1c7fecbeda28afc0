"""How fast the engine is, next to a unit that says how fast the machine is.

The unit is one trivial step of pure Python: list eight options, choose one, apply it to an object with slots. It
is measured between the games again and again, so that all figures of one run belong together; of each figure the
best of several repeats counts. Steps of the learning environments stand next to those of other environments, where
these are installed. Only games of the bot greedy are counted over the whole run: one of them may take longer than all
the time there is for them, and one is played in any case. Times are processor times: what else the machine does
meanwhile takes none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pentarchy
from pentarchy import bots
from pentarchy.bots.levels import plan
from pentarchy.bots.playout import clone_often, play_out
from pentarchy.bots.search import Search
from pentarchy.kernel import chance
from pentarchy.kernel.position import Position, first_open
from pentarchy.lab import speed
from pentarchy.lab.simulate import Work, play_one
from pentarchy.match import Match, new
from pentarchy.registry import game

REPEATS = 5
UNIT_SHARE, CLONE_SHARE, SEARCH_SHARE, GREEDY_SHARE, STEP_SHARE = 0.1, 0.1, 0.15, 0.15, 0.06
"""Parts of the time that go to other things than playing; that for steps is taken by each environment."""
FIGURES = ("decisions", "clones", "games", "simulations")
"""What is always there, next to greedy games and the environments that are installed."""
SIMULATIONS = 50
"""Simulations per decision when the search is measured."""
STEPS_AT_ONCE = 2 * speed.MATCHES
"""Environment steps between two looks at the clock."""


class _Counter:
    """The object of the unit step."""

    __slots__ = ("last", "steps", "total")

    def __init__(self) -> None:
        self.last = 0
        self.steps = 0
        self.total = 0

    def legal(self) -> list[int]:
        base = self.total & 7
        return [base + k for k in range(8)]

    def apply(self, action: int) -> None:
        self.last = action
        self.steps += 1
        self.total = (self.total + action) & 0xFFFF


def unit_steps(times: int) -> None:
    """The unit, so many times."""
    thing, choose = _Counter(), Random(1).choice
    for _ in range(times):
        thing.apply(choose(thing.legal()))


def rate(work: Callable[[int], object], seconds: float, at_once: int) -> float:
    """Times per second that `work(n)` does its thing, measured for at least so many seconds."""
    begin = process_time()
    done = 0
    while True:
        work(at_once)
        done += at_once
        passed = process_time() - begin
        if passed >= seconds:
            return done / passed


@dataclass
class Entry:
    """One game with one number of players, and its best figures so far."""

    match: Match
    middle: Position
    """A position from the middle of a random game, to be copied."""
    walks: dict[str, speed.Walk]
    """Random play in the learning environments that are installed, by the name of the figure."""
    greedy: Work
    """Games of greedy alone."""
    seed: int = 0
    best: dict[str, float] = field(default_factory=lambda: dict.fromkeys(FIGURES, 0.0))
    """Times per second of each figure."""
    greedy_games: int = 0
    greedy_time: float = 0.0
    greedy_budget: float = 0.0

    def measure(self, seconds: float, search: bool) -> None:
        """One repeat."""
        others = UNIT_SHARE + CLONE_SHARE + GREEDY_SHARE + SEARCH_SHARE * search + STEP_SHARE * len(self.walks)
        self._play(seconds * (1 - others))
        self._note("clones", rate(self._clone, seconds * CLONE_SHARE, 200))
        if search:
            self._note("simulations", self._search(seconds * SEARCH_SHARE))
        for name, walk in self.walks.items():
            self._note(name, rate(walk, seconds * STEP_SHARE, STEPS_AT_ONCE))
        self._play_greedy(seconds * GREEDY_SHARE)

    def _note(self, name: str, value: float) -> None:
        self.best[name] = max(self.best.get(name, 0.0), value)

    def _play(self, seconds: float) -> None:
        """Random games from the deal to the scores; decisions are timed without deal and scores."""
        decisions, games, playing, begin = 0, 0, 0.0, process_time()
        limit = self.match.game.decision_limit
        while True:
            self.seed += 1
            p = fresh(self.match, self.seed)
            start = process_time()
            decisions += play_out(p, self.seed, limit)
            playing += process_time() - start
            if p.over:
                self.match.game.result(p)
            games += 1
            passed = process_time() - begin
            if passed >= seconds:
                break
        self._note("decisions", decisions / playing)
        self._note("games", games / passed)

    def _play_greedy(self, seconds: float) -> None:
        """Games of greedy as `sim` plays them, while the time of this repeat and what the last ones left allow."""
        self.greedy_budget += seconds
        while self.greedy_time < self.greedy_budget:
            begin = process_time()
            play_one(self.greedy, self.greedy_games)
            self.greedy_time += process_time() - begin
            self.greedy_games += 1
        self.best["greedy_games"] = self.greedy_games / self.greedy_time

    def _clone(self, times: int) -> None:
        clone_often(self.middle, times)

    def _search(self, seconds: float) -> float:
        """Simulations per second of the search in the middle of a game, a new tree for each so many of them."""
        game, middle = self.match.game, self.middle
        seat = first_open(middle)
        figures = plan(game)
        return rate(lambda n: Search(game, middle, seat, figures, self.seed).simulate(n), seconds, SIMULATIONS)

    def row(self, unit: float) -> dict[str, Any]:
        return {
            "game": self.match.game.id,
            "players": self.match.players,
            **{f"{name}_per_second": value for name, value in self.best.items()},
            "in_units": {name: value / unit for name, value in self.best.items()},
        }


def fresh(match: Match, seed: int) -> Position:
    """A new deal of the same game as a bare position, with the fast generator."""
    p = match.game.blank(match.components, match.players)
    p.draws = chance.make_state(seed, 0)
    match.game.deal(p, match.options)
    p.advance()
    return p


def entry(game_id: str, players: int, data: str | Path | None) -> Entry:
    match = new(game_id, players, 0, data=data)
    limit = match.game.decision_limit
    length = play_out(fresh(match, 0), 0, limit)
    middle = fresh(match, 0)
    play_out(middle, 0, length // 2)
    greedy = Work(game_id, ("greedy",) * players, 1, data=None if data is None else str(data))
    return Entry(match, middle, speed.own_walks(game_id, players, length, data), greedy)


def bench(game_ids: Sequence[str], seconds: float = 2.0, data: str | Path | None = None) -> dict[str, Any]:
    """Measure each game with each number of players for about so many seconds per game."""
    counts = {name: range(game(name).min_players, game(name).max_players + 1) for name in game_ids}
    entries = [entry(name, players, data) for name in game_ids for players in counts[name]]
    search = "mcts" in bots.KINDS
    peers, missing = speed.peer_walks()
    peer_steps = dict.fromkeys(peers, 0.0)
    unit = 0.0
    for _ in range(REPEATS):
        for name, walk in peers.items():
            peer_steps[name] = max(peer_steps[name], rate(walk, seconds / REPEATS * STEP_SHARE, STEPS_AT_ONCE))
        for one in entries:
            slot = seconds / REPEATS / len(counts[one.match.game.id])
            unit = max(unit, rate(unit_steps, slot * UNIT_SHARE, 500))
            one.measure(slot, search)
    return {
        "compiled": pentarchy.compiled,
        "unit_per_second": unit,
        "seconds_per_game": seconds,
        "games": [one.row(unit) for one in entries],
        "peers": {name: {"steps_per_second": steps} for name, steps in peer_steps.items()},
        "missing_peers": missing,
    }
