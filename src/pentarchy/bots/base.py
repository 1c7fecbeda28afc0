"""What a bot is: something that chooses, from a match or a position that was dealt again for its seat."""

from __future__ import annotations

from typing import Protocol

from pentarchy.deals import Deals
from pentarchy.kernel import chance
from pentarchy.kernel.errors import missing
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position
from pentarchy.match import Action, Match


class Chooser(Protocol):
    """All that is asked of a bot."""

    def choose(self, match: Match, seat: int) -> str:
        """One of `match.legal(seat)`. The match is the bot's own copy, dealt again for this seat."""
        ...


class Bot:
    """Base of our own bots: they work on positions and action numbers and have a generator of their own."""

    spec: str = ""
    """The word it was made from."""
    patience: float = 0.0
    """Seconds after which an answer must come, however little is thought through; 0 for no such limit. It is for tables
    where somebody waits: what a bot answers then depends on the machine."""
    failed: str = ""
    """Why a bot from outside is no longer asked and another plays on for it; empty while it plays itself."""

    def __init__(self, seed: int = 0) -> None:
        self._state = chance.make_state(seed, 0)

    def choose(self, match: Match, seat: int) -> Action:
        return Action(match.codec.text(self.pick(match.game, match.loose(), seat)))

    def answer(self, match: Match, seat: int, seed: int) -> None:
        """Play for a seat of a match that holds the truth: what the seat does not know is dealt again first."""
        if self.bare:
            match.apply(seat, self.pick(match.game, match.world(seat, seed), seat))
        else:
            match.play(seat, self.choose(match.redeal(seat, seed), seat))

    @property
    def bare(self) -> bool:
        """Does it work on bare positions? Such a bot needs no match around them, and no text."""
        return type(self).choose is Bot.choose

    def reply(self, deals: Deals, p: Position, seat: int, seed: int) -> int:
        """The same on a bare position, where nobody keeps a past."""
        if self.bare:
            return self.pick(deals.game, deals.game.redeal(p, seat, seed), seat)
        match = deals.seen_by(p, seat, seed)
        return match.codec.parse(self.choose(match, seat))

    def pick(self, game: Game, p: Position, seat: int) -> int:
        """The number of the chosen action. The position is dealt again for this seat; it may be spoiled."""
        raise missing(self, "pick")

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1 of the bot's own."""
        self._state = chance.advance(self._state)
        return chance.mix(self._state) % n
