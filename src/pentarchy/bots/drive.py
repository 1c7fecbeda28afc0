"""Plays a match to its end with bots that never hold the truth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pentarchy.bots.base import Bot, Chooser
from pentarchy.kernel import chance
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match


def drive(
    match: Match, bots: Sequence[Chooser], seed: int = 0, watch: Callable[[Match, int], None] | None = None
) -> Match:
    """Play on to the end. Before each question everything the seat does not know is dealt again.

    `watch` hears of each question (match, seat) before it is answered.
    """
    if len(bots) != match.players:
        raise PentarchyError(f"{match.players} players need as many bots; {len(bots)} were given.")
    state = chance.make_state(seed, 0)
    while not match.over:
        if match.steps >= match.game.decision_limit:
            raise RuntimeError(f"{match.game.id}: not over after {match.steps} decisions.")
        seat = match.next_seat
        if watch is not None:
            watch(match, seat)
        state = chance.advance(state)
        ask(match, bots[seat], seat, chance.mix(state))
    return match


def ask(match: Match, bot: Chooser, seat: int, seed: int) -> None:
    """Put one question to a bot and play its answer."""
    if isinstance(bot, Bot):
        bot.answer(match, seat, seed)
    else:
        match.play(seat, bot.choose(match.redeal(seat, seed), seat))
