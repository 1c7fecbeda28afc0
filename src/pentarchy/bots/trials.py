"""Trials: the few answers that look best are played on in the same deals, and the one that fares best is given.

Compiled with the engine. A tree spends most of a short search on replies that nobody would give, and what it tries
there pulls the answer down that it tries most. Here nothing is tried below the question: all seats answer as looks best
one decision ahead, for some turns, and the position there is judged. The n-th deal is the same for all answers, so
luck does not set them apart; after each round the worse half is dropped, and those that are left get twice the deals.
Where the end of the game comes first, the result counts.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from pentarchy.bots.search import TINY, look_ahead, worth, worth_in_lanes
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import LANES, Position, first_open
from pentarchy.kernel.values import Judge

LOTS: Final = 0x3FFFFFFF
"""Lots while a trial is played on are numbers up to this."""
PLAIN_DEALS: Final = 16
PLAINLY: Final = 3.0
"""After so many deals an answer that is so many standard errors ahead is not doubted any more."""
FACTOR: Final = 1664525
STEP: Final = 1013904223


class Course:
    """How trials go about it; the figures come from data."""

    worlds: int
    """In so many deals all answers are judged at the end of the seat's turn, before any is tried."""
    settle: int
    """Decisions at most until that end."""
    peek: int
    """1: on the way there, of answers that look alike the one is taken that can be followed up best."""
    width: int
    """So many of the best looking answers are tried; 0 for all."""
    slack: float
    """Only those that are not further behind the best one than this, next to how far the average is."""
    trust: float
    """As many deals as the judgement beforehand counts for."""
    rounds: int
    """A trial ends at the end of the seat's turn after so many rounds: all end equally far ahead, by turns, whoever is
    asked in the middle of one."""
    limit: int
    """Decisions of a trial at most."""
    look: int
    """At each of them the best looking of so many answers is given, spread over the list."""

    def __init__(
        self,
        worlds: int,
        settle: int,
        peek: int,
        width: int,
        slack: float,
        trust: float,
        rounds: int,
        limit: int,
        look: int,
    ) -> None:
        self.worlds = worlds
        self.settle = settle
        self.peek = peek
        self.width = width
        self.slack = slack
        self.trust = trust
        self.rounds = rounds
        self.limit = limit
        self.look = look


class Trials:
    """The trials for one question."""

    game: Game
    judge: Judge
    root: Position
    seat: int
    course: Course
    seed: int
    options: list[int]
    judged: list[float]
    """By option: how good it looked beforehand."""
    left: list[int]
    """Options that are still compared, by their places, best first."""
    came: list[list[float]]
    """By option: what its trials came to, deal by deal."""
    deals: int
    """In which those that are left were tried."""
    deadline: float
    """When to stop thinking, by the clock of `perf_counter`; 0 for never."""

    def __init__(self, game: Game, root: Position, seat: int, course: Course, seed: int, deadline: float) -> None:
        self.game = game
        self.judge = game.judge()
        self.root = root
        self.seat = seat
        self.course = course
        self.seed = seed
        self.options = root.legal(seat)
        self.judged = [0.0] * len(self.options)
        self.left = []
        self.came = [[] for _ in self.options]
        self.deals = 0
        self.deadline = deadline

    def late(self) -> bool:
        return self.deadline > 0.0 and perf_counter() > self.deadline

    def begin(self) -> None:
        """Judge all answers, and choose those that are worth a trial."""
        course = self.course
        worlds = 0
        while worlds < max(1, course.worlds) and not (worlds and self.late()):
            seed = chance.mix(chance.make_state(self.seed, -1 - worlds))
            p = self.game.redeal(self.root, self.seat, seed)
            found = self._judge(p, seed)
            for k in range(len(found)):
                self.judged[k] += found[k]
            worlds += 1
        best = max(self.judged)
        bar = best - course.slack * (best - sum(self.judged) / len(self.judged)) - TINY
        lot = chance.mix(chance.make_state(self.seed, 0))
        order = sorted([(-self.judged[k], (k + lot) % len(self.options), k) for k in range(len(self.options))])
        self.left = [k for _, _, k in order if self.judged[k] >= bar][: course.width or len(order)]
        for k in range(len(self.judged)):
            self.judged[k] /= worlds
        if self.root.actor == LANES:
            self.left = self.left[:1]  # behind the reveal the answers of all seats matter together: they were judged

    def _judge(self, p: Position, guess: int) -> list[float]:
        if p.actor == LANES:
            return [worth_in_lanes(self.judge, p, self.seat, action, guess) for action in self.options]
        course = self.course
        found = look_ahead(self.game, p, self.seat, self.options, course.settle, 0, self.deadline, course.peek)
        return [max(0.0, value) for value in found]

    def compare(self) -> bool:
        """Try all answers that are left in the next deal. False if there was no time to end it: it does not count."""
        seed = chance.mix(chance.make_state(self.seed, self.deals + 1))
        found: list[float] = []
        for k in self.left:
            value = self._try(self.options[k], seed)
            if value < 0.0:
                return False
            found.append(value)
        for at in range(len(found)):
            self.came[self.left[at]].append(found[at])
        self.deals += 1
        return True

    def drop(self) -> None:
        """Go on with the better half, best first."""
        order = sorted([(-self._worth(k), at) for at, k in enumerate(self.left)])
        self.left = [self.left[at] for _, at in order[: (len(order) + 1) // 2]]

    def best(self) -> int:
        """Of the answers that are left the one that fared best."""
        self.drop()
        return self.options[self.left[0]]

    def _worth(self, k: int) -> float:
        trust = self.course.trust
        return (sum(self.came[k]) + trust * self.judged[k]) / (self.deals + trust)

    def plain(self) -> bool:
        """Is one answer better than all others that are left beyond doubt, by what their trials came to?"""
        if self.deals < PLAIN_DEALS:
            return False
        best = self.left[0]
        for k in self.left:
            if self._worth(k) > self._worth(best):
                best = k
        doubts = [k for k in self.left if k != best and not self._clearly(best, k)]
        return not doubts

    def _clearly(self, best: int, k: int) -> bool:
        """Did one answer do better than another, deal by deal, by more than chance explains?"""
        ahead = 0.0
        squares = 0.0
        for deal in range(self.deals):
            more = self.came[best][deal] - self.came[k][deal]
            ahead += more
            squares += more * more
        mean = ahead / self.deals
        return mean > 0.0 and mean * mean * self.deals > PLAINLY * PLAINLY * (squares / self.deals - mean * mean)

    def _try(self, action: int, seed: int) -> float:
        """Play on from an answer; how good it looks for the seat where the trial ends, -1 if there is no time."""
        course = self.course
        game = self.game
        p: Position = game.redeal(self.root, self.seat, seed)
        turn = game.turn_of(p)
        turns = course.rounds * p.players
        p.apply(self.seat, action)
        passed = 0
        lot = seed & LOTS
        for _ in range(course.limit):
            if p.over:
                break
            if self.late():
                return -1.0
            now = game.turn_of(p)
            if now is not None and now != turn:
                turn = now
                passed += 1
                if passed > turns:
                    break
            lot = (lot * FACTOR + STEP) & LOTS
            p = self._answered(p, first_open(p), lot >> 8)
        return worth(self.judge, p, self.seat)

    def _answered(self, p: Position, seat: int, lot: int) -> Position:
        """The position after the answer that looks best of some."""
        options = p.legal(seat)
        turn = lot % len(options)
        count = min(len(options), self.course.look)
        if count == 1 or p.actor == LANES:
            after = p.clone()  # the judge may hold p, which must stay as it was judged
            after.apply(seat, options[turn])
            return after
        best = -1.0
        found = p
        for k in range(count):
            after = p.clone()
            # Where not all are looked at, they are spread over the list, because neighbours are alike.
            after.apply(seat, options[(turn + k * len(options) // count) % len(options)])
            value = worth(self.judge, after, seat)
            if value > best:
                best = value
                found = after
        return found
