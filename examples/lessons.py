"""Lessons for a policy: what a bot answers in games that it plays with itself, and a network that learns to answer so.

Who begins with nothing loses every game against a bot that plays well, and learns little from that. Who has seen what a
teacher answers begins where the teacher is, or nearly, and learns from victories and defeats from then on.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import numpy as np

from pentarchy.env import Rules
from pentarchy.match import opponent

ASTRAY = 0.1
"""So often another answer is carried out than the teacher's: it is also seen what to do after a mistake."""
CHECKED = 0.05
"""The last part of the lessons is not learned from: it says how far the answers are the teacher's."""
ROWS = 512


class Lessons(NamedTuple):
    """By question: what was known, what was allowed (packed bits), what the teacher answered, how its game ended."""

    observations: np.ndarray
    allowed: np.ndarray
    answers: np.ndarray
    ends: np.ndarray


@cache
def _rules(game: str, players: int) -> Rules:
    return Rules(game, players)


def lesson(task: tuple[str, int, str, int]) -> Lessons:
    """One game of the teacher with itself."""
    game, players, teacher, seed = task
    rules, lots = _rules(game, players), Random(seed)
    bots = [opponent(teacher, players * seed + seat) for seat in range(players)]
    p = rules.deals.deal(seed)
    board = rules.deals.board(p)
    observations, allowed, answers, seats = [], [], [], []
    while not board.over:
        seat = board.next_seat
        options = board.numbers(seat)
        answer = bots[seat].reply(rules.deals, p, seat, lots.getrandbits(60))
        observations.append(rules.observe(board, seat).astype(np.float16))
        allowed.append(np.packbits(rules.mask(board, seat)))
        answers.append(answer)
        seats.append(seat)
        board.apply(seat, lots.choice(options) if lots.random() < ASTRAY else answer)
    assert board.result is not None
    rewards = [rules.reward(board.result, seat) for seat in range(players)]
    ends = np.array([rewards[seat] for seat in seats], np.float32)
    return Lessons(np.array(observations), np.array(allowed), np.array(answers), ends)


def gather(game: str, players: int, teacher: str, seconds: float, jobs: int) -> Lessons:
    """Lessons of so many seconds, by so many processes."""
    end = time.monotonic() + seconds

    def tasks() -> Iterator[tuple[str, int, str, int]]:
        seed = 0
        while time.monotonic() < end:
            yield game, players, teacher, seed
            seed += 1

    with get_context("spawn").Pool(jobs) as pool:
        found = []
        for task in tasks():
            found.append(pool.apply_async(lesson, (task,)))
            while len(found) > 4 * jobs and not found[-4 * jobs].ready():
                found[-4 * jobs].wait(1)
        games = [one.get() for one in found]
    return Lessons(*(np.concatenate(part) for part in zip(*games, strict=True)))


def imitate(policy: Any, lessons: Lessons, seconds: float) -> float:
    """Learn to answer like the teacher, and to foresee how its games end, until the answers to the part that is kept
    back get no better. Returns how many of these are the teacher's."""
    import torch

    actions = policy.action_space.n
    count = len(lessons.answers)
    learned = count - int(CHECKED * count)
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    lots, end, best = np.random.default_rng(1), time.monotonic() + seconds, 0.0
    kept: dict[str, Any] = {}
    while time.monotonic() < end:
        for rows in np.array_split(lots.permutation(learned), max(1, learned // ROWS)):
            logits, values = _heads(policy, torch.from_numpy(lessons.observations[rows].astype(np.float32)))
            allowed = np.unpackbits(lessons.allowed[rows], axis=1, count=actions)
            logits = logits.masked_fill(torch.from_numpy(allowed == 0), -1e9)
            wanted = torch.from_numpy(lessons.answers[rows])
            loss = torch.nn.functional.cross_entropy(logits, wanted)
            loss = loss + 0.5 * torch.nn.functional.mse_loss(values, torch.from_numpy(lessons.ends[rows]))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            if time.monotonic() >= end:
                break
        same = _same(policy, lessons, np.arange(learned, count), actions)
        print(f"{100 * same:.1f} % of the answers are the teacher's", flush=True)
        if same <= best:
            break
        best, kept = same, {name: one.clone() for name, one in policy.state_dict().items()}
    policy.load_state_dict(kept)
    return best


def _heads(policy: Any, observations: Any) -> tuple[Any, Any]:
    """What the network says of answers and of the end."""
    actor, critic = policy.mlp_extractor(observations)
    return policy.action_net(actor), policy.value_net(critic).flatten()


def _same(policy: Any, lessons: Lessons, rows: np.ndarray, actions: int) -> float:
    import torch

    with torch.no_grad():
        logits, _ = _heads(policy, torch.from_numpy(lessons.observations[rows].astype(np.float32)))
    allowed = np.unpackbits(lessons.allowed[rows], axis=1, count=actions)
    chosen = np.where(allowed != 0, logits.numpy(), -np.inf).argmax(axis=1)
    return float((chosen == lessons.answers[rows]).mean())
