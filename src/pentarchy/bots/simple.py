"""The two simplest bots: any legal action, and the action after which the position looks best."""

from __future__ import annotations

from pentarchy.bots.base import Bot
from pentarchy.bots.playout import finish_lanes
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import LANES, Position

LANE_SAMPLES = 4
"""How many guesses of the others' secret answers an own secret answer is judged against."""


def make(kind: str, argument: str, seed: int) -> Bot:
    return RandomBot(seed) if kind == "random" else GreedyBot(seed)


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        return options[self.below(len(options))]


class GreedyBot(Bot):
    """One decision ahead: carry out each action in a copy and take the one that the game judges best.

    Where seats choose at the same time, nothing can be judged before the reveal. There the other seats, and this
    seat's later answers, are filled in at random a few times, the same way for each action that is compared.
    Equal actions are drawn by lot.
    """

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        if len(options) == 1:
            return options[0]
        guess = self.below(chance.MASK)
        values = [_worth_of(game, p, seat, action, guess) for action in options]
        best = max(values)
        equal = [action for action, value in zip(options, values, strict=True) if value == best]
        return equal[self.below(len(equal))]


def _worth_of(game: Game, p: Position, seat: int, action: int, guess: int) -> float:
    if p.actor != LANES:
        after = p.clone()
        after.apply(seat, action)
        return worth(game, after, seat)
    total = 0.0
    for sample in range(LANE_SAMPLES):
        after = p.clone()
        points = after.points
        after.apply(seat, action)
        finish_lanes(after, points, chance.make_state(guess, sample))
        total += worth(game, after, seat)
    return total / LANE_SAMPLES


def worth(game: Game, p: Position, seat: int) -> float:
    """The game's judgement; after the end the seat's share of the victory."""
    if not p.over:
        return game.judgement(p, seat)
    winners = game.result(p).winners
    return 1 / len(winners) if seat in winners else 0.0
