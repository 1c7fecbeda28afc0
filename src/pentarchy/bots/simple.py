"""The two simplest bots: any legal action, and the action after which the position looks best."""

from __future__ import annotations

from pentarchy.bots.base import Bot
from pentarchy.bots.figures import settle
from pentarchy.bots.search import worths, worths_of_open
from pentarchy.deals import Deals
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position


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

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        if len(options) == 1:
            return options[0]
        guess = self.below(chance.MASK)
        return self._choose(options, worths(game, p, seat, options, settle(game), guess))

    def _choose(self, options: list[int], values: list[float]) -> int:
        best = max(values)
        equal = [action for action, value in zip(options, values, strict=True) if value == best]
        return equal[self.below(len(equal))]

    def reply(self, deals: Deals, p: Position, seat: int, seed: int) -> int:
        """A world is dealt only where it can matter: not for the only answer, nor where no answer draws or reveals
        anything and the judgement counts hidden cards at most."""
        options = p.legal(seat)
        if len(options) == 1:
            return options[0]
        if deals.game.judges_openly:
            values = worths_of_open(deals.game, p, seat, options, settle(deals.game))
            if values:
                self.below(chance.MASK)  # the lot that `pick` would have drawn
                return self._choose(options, values)
        return super().reply(deals, p, seat, seed)
