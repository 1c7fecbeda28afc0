"""What the judgement of a position is set to: weights of named terms, and learned tables over small counts.

Compiled with the engine. A game names its terms; the figures come from `values.json` in its folder and are 1, or
nothing, where the file is silent. The chance of a seat is its share of the strengths of all seats: `crowd` says how
much the rivals behind the best one count.
"""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from pentarchy.kernel.position import Position
from pentarchy.kernel.vectors import vec

MOST: Final = 50.0
"""Beyond this exponent the odds are nothing."""


class Sum:
    """Adds up the named terms of one seat, in their order. (A list of them would be made and thrown away each time.)"""

    weights: list[float]
    at: int
    """The term that comes next."""
    total: float
    kept: list[float] | None
    """What each term gave, where somebody wants to know."""

    def __init__(self, weights: list[float], keep: bool = False) -> None:
        self.weights = weights
        self.at = 0
        self.total = 0.0
        self.kept = [] if keep else None

    def add(self, term: float) -> None:
        given = self.weights[self.at] * term
        self.at += 1
        self.total += given
        if self.kept is not None:
            self.kept.append(given)

    def shares(self) -> list[float]:
        """What each term gave, of a sum that keeps it."""
        return [] if self.kept is None else self.kept


class Values:
    """Figures of one game, for a table of any size."""

    weights: list[float]
    """Of each named term of the hand-made judgement."""
    crowd: float
    """0: only the best rival counts; 1: every rival, by his strength."""
    start: list[list[float]]
    """By number of players: what each count is worth at the beginning, all counts behind one another; empty where
    nothing is learned."""
    change: list[list[float]]
    """The same: what is added until the end."""

    def __init__(self, weights: list[float], crowd: float, start: list[list[float]], change: list[list[float]]) -> None:
        self.weights = weights
        self.crowd = crowd
        self.start = start
        self.change = change

    def learned(self, players: int) -> bool:
        """Are there tables for so many players?"""
        return players < len(self.start) and len(self.start[players]) > 0

    def look_up(self, players: int, counts: list[int], phase: float) -> float:
        """Strength by the tables; `counts` are places in them, `phase` goes from 0 to 1."""
        start = self.start[players]
        change = self.change[players]
        total = 0.0
        for at in counts:
            total += start[at] + phase * change[at]
        return total

    def chance(self, strengths: list[float], seat: int) -> float:
        """About the chance of a seat, from how far it is ahead of its rivals."""
        mine = strengths[seat]
        best = -1.0e9
        for other in range(len(strengths)):
            if other != seat and strengths[other] > best:
                best = strengths[other]
        behind = best - mine
        if self.crowd > 0.0 and len(strengths) > 2:
            more = 0.0
            for other in range(len(strengths)):
                if other != seat:
                    more += math.exp(max(-MOST, (strengths[other] - best) / self.crowd))
            behind += self.crowd * math.log(more)
        return 1.0 / (1.0 + math.exp(max(-MOST, min(MOST, behind))))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges one position after another, such as all that the answers to a question lead to. That of a game remembers
    the last one: a seat that stands as it stood there is as strong as it was. A position that was judged must not be
    changed any more.
    """

    values: Values
    rules: Any
    """The game, for who asks how a finished position was judged by the rules."""
    strengths: list[float]
    """Of the seats in the last position."""

    def __init__(self, values: Values, rules: Any = None) -> None:
        self.values = values
        self.rules = rules
        self.strengths = []

    def judgement(self, p: Position, seat: int) -> float:
        """About the chance of a seat to win, 0 to 1."""
        found: float = self.rules.judgement(p, seat)
        return found


def same(one: list[int], other: list[int], first: int, count: int) -> bool:
    """Do two lists hold the same from here on?"""
    if one is not other:
        for k in range(first, first + count):
            if one[k] != other[k]:
                return False
    return True


def same_words(one: vec[i64], other: vec[i64], first: int, count: int) -> bool:
    """The same of machine integers."""
    alike = True
    for k in range(first, first + count):
        if one[k] != other[k]:
            alike = False
    return alike


def read(doc: dict[str, Any], terms: list[str], counts: list[tuple[str, int]], players: int) -> Values:
    """The values in a game's own file: {"weights": {term: number}, "crowd": number,
    "tables": {players: {count: [[at the beginning …], [added until the end …]]}}}."""
    said: dict[str, Any] = doc.get("weights", {})
    weights = [float(said.get(term, 1.0)) for term in terms]
    start: list[list[float]] = [[] for _ in range(players + 1)]
    change: list[list[float]] = [[] for _ in range(players + 1)]
    tables: dict[str, Any] = doc.get("tables", {})
    for table_size, table in tables.items():
        for count, size in counts:
            both: Any = table[count]
            for k in range(size):
                start[int(table_size)].append(float(both[0][k]))
                change[int(table_size)].append(float(both[1][k]))
    return Values(weights, float(doc.get("crowd", 0.0)), start, change)
