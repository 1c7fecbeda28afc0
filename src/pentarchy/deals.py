"""Deals of one game with the same settings, as bare positions: for those who play thousands of games and keep no past.

A deal is the same as that of `pentarchy.new` with the same seed; only no match is made around it.
"""

from __future__ import annotations

from typing import Any

from pentarchy.face import Board
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game, Options
from pentarchy.kernel.position import Position
from pentarchy.match import Match


class Deals:
    """What all deals share: rules, components, options, number of players."""

    def __init__(self, match: Match) -> None:
        self.game: Game = match.game
        self.components: Any = match.components
        self.options: Options = match.options
        self.players: int = match.players
        self._match = match
        self._blank = self.game.blank(self.components, self.players)

    def deal(self, seed: int) -> Position:
        """The first question of the game with this seed."""
        p = self._blank.clone()
        p.key = chance.make_key(self.game.id, seed)
        self.game.deal(p, self.options)
        p.advance()
        return p

    def board(self, p: Position) -> Board:
        """What can be asked of a position of this game."""
        return self._match.board(p)

    def seen_by(self, p: Position, seat: int, seed: int) -> Match:
        """A position that holds the truth as a match for a seat: what it does not know is dealt again."""
        truth = self._match.clone()
        truth.position = p
        return truth.redeal(seat, seed)
