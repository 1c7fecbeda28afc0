"""What `greedy` thinks of each answer, as numbers beside what a seat knows.

A network that hears this need not find out by itself where a tile fits: it learns where the advice is wrong. Of an
answer it hears the chance that greedy sees behind it, as log odds, less those of the best answer: 0 for what greedy
would play, the lower the worse.

Long lists whose order says nothing (the tiles of a state lie in the order in which they were laid) are added up: the
network sees how many there are of each, wherever in the list.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pentarchy.bots.figures import settle
from pentarchy.bots.search import worths
from pentarchy.env.common import Rules

LISTS = {"founders": ("tiles",)}
"""By game: lists of each seat that are added up."""
FAR = -6.0
"""No answer is thought worse of than this; also what stands at answers that are not allowed."""
SURE = 1e-6
"""Chances are at least so far from 0 and 1."""


class Advice:
    """Writes for one game with one number of players what the network hears: what is known, with its lists added up
    and the chance behind the best answer (`known` numbers); then a number for each action."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.settle = settle(rules.game)
        self.parts: list[tuple[int, int, int]] = []
        """Of an observation: where a part begins, how many entries it has, how many numbers each. One entry is kept."""
        for first, count, width in _parts(rules):
            if self.parts and count == self.parts[-1][1] == 1:
                start, _, before = self.parts.pop()
                first, width = start, before + width
            self.parts.append((first, count, width))
        self.known = sum(width for _, _, width in self.parts) + 1

    def heard(self, observations: np.ndarray, judged: list[tuple[float, np.ndarray]]) -> np.ndarray:
        """Rows for the network: of each the observation, and what `judge` said."""
        rows = len(observations)
        parts = [
            observations[:, first : first + count * width].reshape(rows, count, width).sum(axis=1)
            for first, count, width in self.parts
        ]
        best = np.array([[chance] for chance, _ in judged], np.float32)
        return np.concatenate(
            [*parts, best, np.stack([by_action for _, by_action in judged])], axis=1, dtype=np.float32
        )

    def of_batch(self, batch: Any, observations: np.ndarray, lots: np.random.Generator) -> np.ndarray:
        """Rows for all matches of a batch that is played in this process."""
        judged = []
        for k, seat in enumerate(batch.to_act.tolist()):
            board, seed = batch.board(k), int(lots.integers(2**60))
            judged.append(self.judge(board.world(seat, seed), seat, board.numbers(seat), seed))
        return self.heard(observations, judged)

    def judge(self, world: Any, seat: int, options: list[int], seed: int) -> tuple[float, np.ndarray]:
        """Log odds behind the best answer, and behind the others less these. The world is dealt for this seat."""
        by_action = np.full(self.rules.codec.size, FAR, np.float32)
        chances = np.array(worths(self.rules.game, world, seat, options, self.settle, seed))
        chances = np.clip(chances, SURE, 1 - SURE)
        odds = np.log(chances / (1 - chances))
        best = odds.max()
        by_action[options] = np.maximum(odds - best, FAR)
        return float(best), by_action


def _parts(rules: Rules) -> list[tuple[int, int, int]]:
    """Where lists are added up, and all between."""
    found, at = [], 0
    for field in rules.schema.fields:
        if field.path != "seats":
            found.append((at, 1, field.size))
            at += field.size
            continue
        for _ in range(rules.players):
            for inner in field.fields:
                entries = inner.length if inner.path in LISTS.get(rules.game.id, ()) else 1
                found.append((at, entries, inner.size // entries))
                at += inner.size
    return found
