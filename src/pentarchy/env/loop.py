"""Many matches at once, with arrays in and out: `pentarchy.env.batch`.

One compiled loop (`pentarchy.kernel.batch`) plays all of them. What it writes is seen through numpy arrays without a
copy; into arrays that the caller brings it is copied. All other environments stand on the same loop with one match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.utils import seeding

from pentarchy.env.common import ILLEGAL, Rules, window
from pentarchy.face import Board
from pentarchy.kernel.batch import EVERY_SEAT, Batch, Dealer, Partner
from pentarchy.kernel.errors import InvalidAction, PentarchyError
from pentarchy.kernel.position import Position
from pentarchy.match import Opponent, opponent

Array = npt.NDArray[Any]


@dataclass
class Arrays:
    """What a batch is seen through. All are written in place by `reset` and `step`: copy what you keep."""

    observations: Array
    """By match: what the seat knows that is asked."""
    masks: Array
    """By match: 1 for each action that it may answer."""
    rewards: Array
    """By match and seat: of the game that ended in this step; else 0."""
    to_act: Array
    """By match: the seat that is asked."""
    done: Array
    """By match: did a game end in this step? A new one has taken its place."""

    @staticmethod
    def kinds(rules: Rules, matches: int) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Shape and type of each."""
        kind = np.float32 if rules.form == "float" else np.int16
        return {
            "observations": ((matches, rules.width), kind),
            "masks": ((matches, rules.codec.size), np.int8),
            "rewards": ((matches, rules.players), np.float32),
            "to_act": ((matches,), np.uint8),
            "done": ((matches,), np.bool_),
        }

    @classmethod
    def written(cls, rules: Rules, batch: Batch) -> Arrays:
        """What the loop writes, without a copy; only rewards are written by others."""
        matches = len(batch.games)
        return cls(
            rules.shown(batch.rows).reshape(matches, rules.width),
            window(batch.masks, np.int8).reshape(matches, rules.codec.size),
            np.zeros((matches, rules.players), np.float32),
            window(batch.seats, np.uint8),
            window(batch.done, np.bool_),
        )

    def take(self, other: Arrays) -> None:
        """Copy what these hold."""
        for field in fields(self):
            np.copyto(getattr(self, field.name), getattr(other, field.name))

    @classmethod
    def new(cls, rules: Rules, matches: int) -> Arrays:
        return cls(**{name: np.zeros(shape, kind) for name, (shape, kind) in cls.kinds(rules, matches).items()})

    def check(self, rules: Rules, matches: int) -> None:
        """Refuse arrays that do not fit."""
        for name, (shape, kind) in self.kinds(rules, matches).items():
            given = getattr(self, name)
            if given.shape != shape or given.dtype != kind:
                raise PentarchyError(f"{name} must be {shape} of {np.dtype(kind)}, not {given.shape} of {given.dtype}.")

    def part(self, first: int, last: int) -> Arrays:
        """Those of some of the matches; they share the memory."""
        return Arrays(**{field.name: getattr(self, field.name)[first:last] for field in fields(self)})


class Deals(Dealer):
    """Deals game after game for every match, each from a generator of its own, and notes what they came to."""

    def __init__(self, rules: Rules, matches: int) -> None:
        self.rules = rules
        self.seeds = [0] * matches
        """Of the present games."""
        self.games = [0] * matches
        """How many were dealt."""
        self.results: list[tuple[int, list[float]]] = []
        """Match and rewards by seat of each game that ended in this step."""
        self.reset([None] * matches)

    def reset(self, seeds: Sequence[int | None]) -> None:
        self.generators = [seeding.np_random(seed)[0] for seed in seeds]
        self.games = [0] * len(seeds)

    def deal(self, match: int) -> Position:
        self.seeds[match] = int(self.generators[match].integers(0, 2**62))
        self.games[match] += 1
        return self.rules.deals.deal(self.seeds[match])

    def ended(self, match: int, p: Position) -> None:
        result = self.rules.game.result(p)
        self.results.append((match, [self.rules.reward(result, seat) for seat in range(self.rules.players)]))


class Opponents(Partner):
    """Bots at all seats but one of each match; they are seated anew for every game."""

    def __init__(self, rules: Rules, words: tuple[str, ...], deals: Deals) -> None:
        self.rules = rules
        self.words = words
        self.deals = deals
        self.bots: list[list[Opponent | None]] = [[] for _ in deals.seeds]
        self.asked = [0] * len(deals.seeds)

    def sit(self, match: int, learner: int) -> None:
        """Bots for the next game, in the order of the seats that are left."""
        draw = int(self.deals.generators[match].integers(0, 2**31))
        left = iter(self.words)
        self.bots[match] = [None if k == learner else opponent(next(left), draw + k) for k in range(self.rules.players)]
        self.asked[match] = draw

    def answer(self, match: int, p: Position, seat: int) -> int:
        bot = self.bots[match][seat]
        assert bot is not None
        self.asked[match] += 1
        return bot.reply(self.rules.deals, p, seat, self.asked[match])


class Seated(Deals):
    """Deals for matches in which the caller plays one seat: always the same, or one further with every game."""

    def __init__(self, rules: Rules, matches: int, words: tuple[str, ...], seat: int | None, first: int) -> None:
        super().__init__(rules, matches)
        self.seat = seat
        self.first = first
        self.partner = Opponents(rules, words, self)
        self.learners = [EVERY_SEAT] * matches

    def deal(self, match: int) -> Position:
        p = super().deal(match)
        seat = (self.first + match + self.games[match] - 1) % self.rules.players if self.seat is None else self.seat
        self.learners[match] = seat  # the batch holds the same list
        self.partner.sit(match, seat)
        return p


def make(
    rules: Rules, matches: int, opponents: Sequence[str] | None, seat: int | None, first: int = 0
) -> tuple[Batch, Deals]:
    """The loop over so many matches, and where their deals come from."""
    if matches < 1:
        raise PentarchyError(f"A batch has at least one match, not {matches}.")
    if opponents is None:
        deals = Deals(rules, matches)
        return Batch(matches, rules.codec.size, rules.rows(matches), rules.observer, deals, Partner()), deals
    if len(opponents) != rules.players - 1:
        raise PentarchyError(f"{rules.players} players need {rules.players - 1} opponents, not {len(opponents)}.")
    if seat is not None and not 0 <= seat < rules.players:
        raise PentarchyError(f"Seat {seat}: with {len(opponents)} opponents there are seats 0 to {len(opponents)}.")
    seated = Seated(rules, matches, tuple(opponents), seat, first)
    batch = Batch(matches, rules.codec.size, rules.rows(matches), rules.observer, seated, seated.partner)
    batch.learners = seated.learners
    return batch, seated


class One:
    """One match on the loop; after its end it stays as it is."""

    def __init__(self, rules: Rules, opponents: Sequence[str] | None = None, seat: int | None = 0) -> None:
        self.rules = rules
        self._batch, self.deals = make(rules, 1, opponents, seat)
        self._seen = rules.shown(self._batch.rows)
        self._mask = window(self._batch.masks, np.int8)

    def deal(self, seed: int) -> None:
        """Begin the game with this seed."""
        self.deals.seeds[0] = seed
        self._batch.stay(0, self.rules.deals.deal(seed))

    def next(self, generator: np.random.Generator) -> None:
        """Begin the game that this generator deals."""
        self.deals.generators = [generator]
        self._batch.stay(0, self.deals.deal(0))

    def play(self, action: int) -> None:
        """Answer the question, which must be allowed."""
        self._batch.play(0, action)

    @property
    def board(self) -> Board:
        """The game at this moment."""
        return self.rules.sample.board(self._batch.games[0])

    @property
    def over(self) -> bool:
        return self._batch.games[0].over != 0

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self._batch.seats[0])

    @property
    def learner(self) -> int:
        """The seat that the caller plays, or EVERY_SEAT."""
        return self._batch.learners[0]

    def mask(self) -> Array:
        """What may be answered, as an array of its own."""
        return self._mask.copy()

    def observation(self) -> Array:
        """What the asked seat knows, as an array of its own."""
        return self._seen.copy()

    def copy(self) -> One:
        """The same moment, to be played on by itself. (Bots are not copied.)"""
        other = One(self.rules)
        other.deals.seeds = self.deals.seeds[:]
        other._batch.stay(0, self._batch.games[0].clone())
        return other


class BatchEnv:
    """So many matches. `reset()`, then `step(actions)` with one action for each: for the seat that is to act there.

    Without opponents the caller answers for all seats (self-play). With opponents, bots by name, it plays one seat of
    each match: `seat`, or with None another one from game to game.
    """

    def __init__(
        self,
        rules: Rules,
        matches: int,
        seed: int | None = None,
        opponents: Sequence[str] | None = None,
        seat: int | None = 0,
        into: Arrays | None = None,
        first: int = 0,
    ) -> None:
        self.rules = rules
        self.matches = matches
        self.first = first
        """Number of its first match, where it is a part of a larger batch."""
        self._batch, self._deals = make(rules, matches, opponents, seat, first)
        self._written = Arrays.written(rules, self._batch)
        self._into = into
        if into is not None:
            into.check(rules, matches)
        self.arrays = into or self._written
        self._seed = seed
        self._lots = 0
        self._rewarded = False

    @property
    def observations(self) -> Array:
        return self.arrays.observations

    @property
    def masks(self) -> Array:
        return self.arrays.masks

    @property
    def rewards(self) -> Array:
        return self.arrays.rewards

    @property
    def to_act(self) -> Array:
        return self.arrays.to_act

    @property
    def done(self) -> Array:
        return self.arrays.done

    @property
    def seats(self) -> Array:
        """By match: the seat that the caller plays, or -1 where it plays all."""
        return np.array(self._batch.learners, np.int8)

    def board(self, match: int) -> Board:
        """The game of a match at this moment. It goes on with the next step: `board.board()` for a copy that stays."""
        return self.rules.sample.board(self._batch.games[match])

    def reset(self, seed: int | None = None) -> None:
        """New games everywhere. Match k is that of the environment for one match with seed + k."""
        seed = self._seed if seed is None else seed
        self._seed = None
        if seed is not None or not any(self._deals.games):
            seeds = [None if seed is None else seed + self.first + k for k in range(self.matches)]
            self._deals.reset(seeds)
        self._deals.results.clear()
        self._batch.begin()
        self._show()

    def step(self, actions: Sequence[int] | Array) -> None:
        """Answer the question of every match. Where one of them is not allowed, none is answered."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else [int(one) for one in actions]
        if len(chosen) != self.matches:
            raise InvalidAction(f"{self.matches} matches need as many actions, not {len(chosen)}.")
        wrong = self._batch.illegal(chosen)
        if wrong >= 0:
            raise InvalidAction(f"Match {self.first + wrong}: action {chosen[wrong]} is not allowed; see masks.")
        self._batch.step(chosen)
        self._show()

    def step_or_end(self, actions: list[int]) -> list[int]:
        """The same, but who answers what is not allowed loses the game at once. Returns these matches."""
        wrong = []
        self._batch.clear()
        for k, action in enumerate(actions):
            if 0 <= action < self.rules.codec.size and self._batch.masks[k * self.rules.codec.size + action]:
                self._batch.answer(k, action)
            else:
                wrong.append(k)
                rewards = [0.0] * self.rules.players
                rewards[self._written.to_act[k]] = ILLEGAL
                self._deals.results.append((k, rewards))
                self._batch.end(k)
        self._show()
        return wrong

    def sample(self) -> list[int]:
        """An allowed action for each match, by lot."""
        self._lots += 1
        return self._batch.random_answers(self._lots)

    def _show(self) -> None:
        """Write the rewards, and bring what the loop has written into the caller's arrays."""
        rewards, results = self._written.rewards, self._deals.results
        if self._rewarded:
            rewards.fill(0.0)
        self._rewarded = bool(results)
        for match, by_seat in results:
            rewards[match] = by_seat
        results.clear()
        if self._into is not None:
            self._into.take(self._written)

    def close(self) -> None:
        """Nothing is open."""


def spread(env: BatchEnv, answers: int) -> None:
    """Play by lot, each match so many answers further than the one before it: they no longer begin and end together.

    The matches are real ones afterwards, but not those that the seed alone tells.
    """
    lots, batch = Random(answers), env._batch
    for k in range(env.matches):
        for _ in range(k * answers):
            batch.answer(k, lots.choice(batch.options[k]))
    env._deals.results.clear()
    batch.clear()
    env._show()
