"""The two simplest bots: any legal action, and the action after which the position looks best."""

from __future__ import annotations

from pentarchy.bots.base import Bot
from pentarchy.bots.figures import settle
from pentarchy.bots.search import worths, worths_of_open
from pentarchy.deals import Deals
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import LANES, Position
from pentarchy.kernel.values import Judge


def make(kind: str, argument: str, seed: int) -> Bot:
    return RandomBot(seed) if kind == "random" else GreedyBot(seed)


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        return options[self.below(len(options))]

    def reply(self, deals: Deals, p: Position, seat: int, seed: int) -> int:
        """What may be answered is the same in every world that the seat cannot tell apart: none is dealt."""
        return self.pick(deals.game, p, seat)


class GreedyBot(Bot):
    """One decision ahead: carry out each action in a copy and take the one that the game judges best.

    Where seats choose at the same time, nothing can be judged before the reveal. There the other seats, and this
    seat's later answers, are filled in at random a few times, the same way for each action that is compared.
    Equal actions are drawn by lot.
    """

    _judge: Judge | None = None

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        if len(options) == 1:
            return options[0]
        guess = self.below(chance.MASK)
        return self._choose(options, worths(self._judge_of(game), p, seat, options, settle(game), guess))

    def _choose(self, options: list[int], values: list[float]) -> int:
        best = max(values)
        equal = [action for action, value in zip(options, values, strict=True) if value == best]
        return equal[self.below(len(equal))]

    def reply(self, deals: Deals, p: Position, seat: int, seed: int) -> int:
        """A world is dealt only where it can matter: not for the only answer, nor as long as no answer draws or reveals
        anything where nothing hidden is judged."""
        options = p.legal(seat)
        if len(options) == 1:
            return options[0]
        game = deals.game
        if p.actor == LANES or settle(game) or not game.judges_openly(p, seat):
            return super().reply(deals, p, seat, seed)
        self.below(chance.MASK)  # the lot that `pick` would have drawn
        return self._choose(options, worths_of_open(self._judge_of(game), p, seat, options, seed))

    def _judge_of(self, game: Game) -> Judge:
        """The same for all questions of a game: most seats stand as they stood when it was asked last."""
        if self._judge is None or self._judge.rules is not game:
            self._judge = game.judge()
        return self._judge
