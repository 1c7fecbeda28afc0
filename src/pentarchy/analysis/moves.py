"""What an answer moved, placed or pointed at on the board: what arrows and marks are drawn from."""

from __future__ import annotations

from typing import Any

from pentarchy.kernel.preview import Change, Tally, difference
from pentarchy.match import Match

Move = list[Any]
"""[from, to, how many]: places as "domain:token". Without "from" so many came to lie there, below zero: left it; 0: the
answer pointed at it."""


class Moves:
    """Looks at a match before and after an answer. Of a finished game everything may be seen, so nothing is redealt."""

    def __init__(self, match: Match) -> None:
        self.blocks = match.game.tally_blocks(match.components, match.players)

    def before(self, match: Match, seat: int) -> Tally:
        """A tally may be of the position's own lists: what is compared later is copied."""
        return [list(row) for row in match.game.tally(match.loose(), seat)]

    def after(self, match: Match, seat: int, number: int, before: Tally) -> list[Move]:
        """What has changed on the board since `before`, else what the answer pointed at."""
        found: dict[tuple[str, str], int] = {}
        for change in difference(self.blocks, before, [match.game.tally(match.loose(), seat)]):
            move = _of(change, seat)
            if move is not None:
                found.setdefault(move, change.amount or 0)  # goods that go with a unit go the same way
        return [[*ends, n] for ends, n in found.items()] or _pointed(match, number)


def _of(change: Change, seat: int) -> tuple[str, str] | None:
    if not change.amount or not change.at:
        return None
    if change.to:
        return change.at, change.to
    paid = change.amount < 0 and change.whose in (seat, None)
    return None if paid else ("", change.at)


def _pointed(match: Match, number: int) -> list[Move]:
    codec = match.codec
    return [
        ["", f"{domain}:{token}", 0]
        for _, domain, _, token in codec.word(number).arguments
        if codec.domain(domain).on_board
    ]
