"""Many matches of one game, stepped at once: one compiled loop that owns the positions and writes, for the seat that is
asked in each of them, what it knows and what it may answer. No object is made for a step.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

from pentarchy.kernel import chance
from pentarchy.kernel.position import Position, first_open
from pentarchy.kernel.rows import Observer, Rows
from pentarchy.kernel.vectors import vec

EVERY_SEAT = -1
"""Nobody else answers: the caller plays all seats of the match."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Where matches come from, and who hears of their ends."""

    def deal(self, match: int) -> Position:
        """The next game of this match, at its first question."""
        raise TypeError(f"{type(self).__name__} has no deal()")

    def ended(self, match: int, p: Position) -> None:
        """A game is over; another one is dealt next."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Partner:
    """Who sits at the seats that the caller does not play."""

    def answer(self, match: int, p: Position, seat: int) -> int:
        raise TypeError(f"{type(self).__name__} has no answer()")


class Batch:
    """Matches by number. Each is at a question that the caller must answer; `masks` and `rows` belong to it."""

    games: list[Position]
    seats: vec[u8]
    """Who is asked."""
    masks: vec[u8]
    """1 for each action that may be answered: entry match * actions + action."""
    done: vec[u8]
    """1 where a game ended in the last step; its place has been taken by a new one."""
    ends: int
    """How many ended."""
    actions: i64
    options: list[list[int]]
    rows: Rows
    observer: Observer
    dealer: Dealer
    partner: Partner
    learners: list[int]
    """The seat that the caller plays in each match, or EVERY_SEAT."""

    def __init__(
        self, matches: int, actions: int, rows: Rows, observer: Observer, dealer: Dealer, partner: Partner
    ) -> None:
        self.games = [Position() for _ in range(matches)]
        self.seats = vec[u8]([u8(0)] * matches)
        self.masks = vec[u8]([u8(0)] * (matches * actions))
        self.done = vec[u8]([u8(0)] * matches)
        self.ends = 0
        self.actions = actions
        self.options = [[] for _ in range(matches)]
        self.rows = rows
        self.observer = observer
        self.dealer = dealer
        self.partner = partner
        self.learners = [EVERY_SEAT] * matches

    def begin(self) -> None:
        """A new game in every match."""
        self.clear()
        for k in range(len(self.games)):
            self.put(k, self.dealer.deal(k))

    def clear(self) -> None:
        """No game has ended in this step."""
        self.ends = 0
        for k in range(len(self.games)):
            self.done[k] = u8(0)

    def put(self, k: int, p: Position) -> None:
        """A match goes on from this position to the next question for the caller; after its end with a new game."""
        p = self.run(k, p)
        while p.over:
            self.done[k] = u8(1)
            self.ends += 1
            self.dealer.ended(k, p)
            p = self.run(k, self.dealer.deal(k))
        self.games[k] = p
        self.ask(k, p, first_open(p))

    def stay(self, k: int, p: Position) -> None:
        """The same, but after its end the match stays as it is."""
        p = self.run(k, p)
        self.games[k] = p
        learner = self.learners[k]
        if not p.over:
            self.ask(k, p, first_open(p))
        else:
            self.ask(k, p, int(self.seats[k]) if learner == EVERY_SEAT else learner)

    def run(self, k: int, p: Position) -> Position:
        """Others answer until the caller is asked, or the game is over."""
        learner = self.learners[k]
        if learner == EVERY_SEAT:
            return p
        while not p.over:
            seat = first_open(p)
            if seat == learner:
                break
            p.apply(seat, self.partner.answer(k, p, seat))
        return p

    def ask(self, k: int, p: Position, seat: int) -> None:
        """Write the question that a seat of a match is asked; none at all after the end."""
        first: i64 = k * self.actions
        for old in self.options[k]:
            self.masks[first + old] = u8(0)
        options = p.legal(seat)
        self.options[k] = options
        for new in options:
            self.masks[first + new] = u8(1)
        self.seats[k] = u8(seat)
        self.rows.begin(k)
        self.observer.write(p, seat, self.rows)
        self.rows.end()

    def illegal(self, actions: list[int]) -> int:
        """The first match whose answer is not allowed, or -1."""
        for k in range(len(self.games)):
            action: i64 = actions[k]
            if action < 0 or action >= self.actions or self.masks[k * self.actions + action] == u8(0):
                return k
        return -1

    def step(self, actions: list[int]) -> None:
        """Answer all questions, which must be allowed, and go on to the next ones."""
        self.clear()
        for k in range(len(self.games)):
            self.answer(k, actions[k])

    def answer(self, k: int, action: int) -> None:
        """Answer the question of one match and go on to its next one, of another game if need be."""
        p = self.games[k]
        p.apply(int(self.seats[k]), action)
        self.put(k, p)

    def play(self, k: int, action: int) -> None:
        """Answer one question; after the last one the match stays as it ended."""
        p = self.games[k]
        p.apply(int(self.seats[k]), action)
        self.stay(k, p)

    def end(self, k: int) -> None:
        """Break a game off: another one is dealt."""
        self.done[k] = u8(1)
        self.ends += 1
        self.put(k, self.dealer.deal(k))

    def random_answers(self, seed: int) -> list[int]:
        """An allowed answer for each match, by lot."""
        found: list[int] = []
        state = chance.make_state(seed, 0)
        for options in self.options:
            state = chance.advance(state)
            found.append(options[chance.mix(state) % len(options)])
        return found
