"""What a coach says during a game: why an answer is better than another one, from what the seat knows."""

from __future__ import annotations

from typing import Any

from pentarchy.bots.reasons import why, worlds_of
from pentarchy.bots.search import worth_of
from pentarchy.kernel.position import LANES
from pentarchy.match import Match


def advice(match: Match, seat: int, action: str, other: str | None, lang: str) -> dict[str, Any]:
    """Why `action` is better than `other`, or than the next best where none is named. The match is dealt again for the
    seat: nothing that it does not know can come in."""
    number = match.codec.parse(action)
    worse = _next_best(match, seat, number) if other is None else match.codec.parse(other)
    if worse is None or worse == number or worse not in match.numbers(seat):
        return {"than": "", "reasons": [], "counted": ""}
    found = why(match, worlds_of(match, seat), seat, number, worse)
    than = match.describe(match.codec.text(worse), lang)
    return {"than": than, "reasons": found.lines(match, lang), "counted": found.counted(lang)}


def _next_best(match: Match, seat: int, number: int) -> int | None:
    """The best looking of the other answers; of secret ones any."""
    world = match.loose()
    others = [option for option in match.numbers(seat) if option != number]
    if not others or world.actor == LANES:
        return others[0] if others else None
    judge = match.game.judge()
    return max(others, key=lambda option: worth_of(judge, world, seat, option, 0))
