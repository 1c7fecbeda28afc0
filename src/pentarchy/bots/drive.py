"""Plays a match to its end with bots that never hold the truth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pentarchy.bots.base import Bot, Chooser
from pentarchy.deals import Deals
from pentarchy.kernel import chance
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.position import Position, first_open
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


Watch = Callable[[Position, int], None]


def drive_bare(
    deals: Deals, p: Position, bots: Sequence[Bot], seed: int, watch: Watch | None = None, enough: int = 0
) -> list[tuple[int, int]]:
    """The same game on a bare position, which is at its end afterwards: no undo, no events, no texts.

    Returns seat and number of each answer in the order in which they were given. After `enough` answers, if that is
    said, the game is left as it stands.
    """
    state = chance.make_state(seed, 0)
    limit, answers = deals.game.decision_limit, list[tuple[int, int]]()
    while not p.over and (not enough or len(answers) < enough):
        if len(answers) >= limit:
            raise RuntimeError(f"{deals.game.id}: not over after {limit} decisions.")
        seat = first_open(p)
        if watch is not None:
            watch(p, seat)
        state = chance.advance(state)
        action = bots[seat].reply(deals, p, seat, chance.mix(state))
        answers.append((seat, action))
        p.apply(seat, action)
    return answers


def ask(match: Match, bot: Chooser, seat: int, seed: int) -> None:
    """Put one question to a bot and play its answer."""
    if isinstance(bot, Bot):
        bot.answer(match, seat, seed)
    else:
        match.play(seat, bot.choose(match.redeal(seat, seed), seat))
