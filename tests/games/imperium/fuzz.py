"""Random games over all options with every invariant checked, and a count of the cards and operations they reach.

python -m tests.games.imperium.fuzz [games] [first seed]
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

from pentarchy import match as matches
from pentarchy import new
from pentarchy.games.imperium.decisions import OPS
from pentarchy.games.imperium.position import ImperiumPosition

POOLS = ("classics", "legends", "both")


class Coverage:
    """Which operations ran, which cards were played or exhausted, how games ended."""

    def __init__(self) -> None:
        self.ops: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.exhausted: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.nations: Counter[str] = Counter()
        self.decisions = 0

    def lines(self) -> list[str]:
        missing = [name for name in OPS if not self.ops[name] and name != "discard_instead"]
        return [
            f"decisions {self.decisions}, ends {dict(self.ends)}",
            f"cards played {len(self.played)}, exhausted {len(self.exhausted)}",
            f"operations {len(self.ops)}; not reached: {', '.join(missing) or 'none'}",
            f"questions {dict(self.asked)}",
        ]


def options_for(rng: random.Random, players: int) -> dict[str, Any]:
    return {
        "nations": rng.choice(POOLS),
        "common_deck": rng.choice(POOLS[:2]),
        "sides": rng.choice(("choose", "A", "B", "random")),
        "later_printing": rng.random() < 0.2,
        "nation_1": rng.choice(("choose", "random")),
    }


def play(players: int, seed: int, coverage: Coverage, check_every: int = 1) -> matches.Match:
    """One random game; invariants are checked after every answer."""
    rng = random.Random(seed)
    match = new("imperium", players, seed, options_for(rng, players))
    p = match.position
    assert isinstance(p, ImperiumPosition)
    trace = _Trace(p.ops)
    p.ops = trace.ops
    steps = 0
    while not match.over:
        seat = match.to_act[0]
        options = p.legal(seat)
        assert options, f"seed {seed}: no answer to {match.game.asked(p)}"
        action = choose(rng, match, options)
        coverage.asked[match.game.asked(p)] += 1
        p.apply(seat, action)
        steps += 1
        word = match.codec.text(action).split()
        if word[0] == "play":
            coverage.played[word[1]] += 1
        elif word[0] == "exhaust":
            coverage.exhausted[word[1]] += 1
        if steps % check_every == 0:
            wrong = match.game.check(p)
            assert not wrong, f"seed {seed} step {steps}: {wrong}"
        assert steps < match.game.decision_limit, f"seed {seed}: the game does not end"
    for name in trace.names():
        coverage.ops[name] += 1
    for nation in p.nation:
        coverage.nations[match.components.nations[nation]] += 1
    coverage.ends[match.game.reasons[p.over]] += 1
    coverage.decisions += steps
    return match


def choose(rng: random.Random, match: matches.Match, options: list[int]) -> int:
    """Mostly random, but stopping and refusing less often than chance would, so that games get somewhere."""
    box = match.components.box
    dull = (box.done_0, box.no_0, box.revolt_0, box.innovate_0)
    lively = [action for action in options if action not in dull]
    if lively and rng.random() < 0.7:
        return rng.choice(lively)
    return rng.choice(options)


class _Trace:
    """The table of operations, with a note of each one that is looked up to be run."""

    def __init__(self, ops: list[Any]) -> None:
        self.used: set[int] = set()
        self.ops: Any = _Noting(ops, self.used)

    def names(self) -> list[str]:
        by_number = dict(enumerate(OPS))
        return [by_number[number] for number in sorted(self.used)]


class _Noting(list):  # type: ignore[type-arg]
    def __init__(self, ops: list[Any], used: set[int]) -> None:
        super().__init__(_Wrapped(op, k, used) for k, op in enumerate(ops))


def _Wrapped(op: Any, number: int, used: set[int]) -> Any:
    class Noted(type(op)):  # type: ignore[misc]
        def run(self, p: Any, at: int) -> None:
            used.add(number)
            super().run(p, at)

    noted = Noted.__new__(Noted)
    noted.width = op.width
    noted.payment = op.payment
    return noted


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    coverage = Coverage()
    for seed in range(first, first + games):
        play(2 + seed % 3, seed, coverage)
    print("\n".join(coverage.lines()))


if __name__ == "__main__":
    main()
