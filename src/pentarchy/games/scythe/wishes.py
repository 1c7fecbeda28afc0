"""What a player may wish to be answered for them, answers that go together, and those that nobody gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from pentarchy.games.scythe.components import Components
from pentarchy.games.scythe.decisions.base import A_BOTTOM_NO_COINS, AMOUNTS
from pentarchy.games.scythe.numbers import OFFER, OFFER_GOOD, PAY, PAY_RESOURCE, TURN
from pentarchy.games.scythe.position import G_WORKER, KINDS, STARS, ScythePosition
from pentarchy.kernel.codec import Codec
from pentarchy.kernel.position import KIND
from pentarchy.kernel.wishes import NONE, Chain, Wish, after, of, only_answer, pairs, runs

LAST_STAR: Final = 5
"""With so many stars the next one ends the game: whoever has them decides about every gain."""
MOST_CARGO: Final = 8


def _all_of_it(p: ScythePosition, seat: int, legal: Sequence[int]) -> int:
    """Everything that is offered. Workers make Produce dearer, so these are asked about."""
    if p.stack[KIND] != OFFER or p.stack[OFFER_GOOD] == G_WORKER:
        return NONE
    return legal[0] if sum(p.stars[seat * STARS : (seat + 1) * STARS]) < LAST_STAR else NONE


def _gains(p: ScythePosition, seat: int, legal: Sequence[int], codec: Codec) -> int:
    return _all_of_it(p, seat, legal) if p.turn == seat else NONE


def _recruits(p: ScythePosition, seat: int, legal: Sequence[int], codec: Codec) -> int:
    return _all_of_it(p, seat, legal) if p.turn != seat else NONE


def _payment(p: ScythePosition, seat: int, legal: Sequence[int], codec: Codec) -> int:
    """From where most tokens lie. Whoever could pay with a combat card is asked."""
    if p.stack[KIND] != PAY or len(of(codec, legal, "pay")) < len(legal):
        return NONE
    kind, first = p.stack[PAY_RESOURCE], p.box.pay_0
    return max(legal, key=lambda action: p.res[(action - first) * KINDS + kind])


WISHES = (
    Wish("gains", _gains),
    Wish("recruits", _recruits),
    Wish("payment", _payment),
    # Others could tell from it that no objective is met: only for who wants it.
    Wish("end", only_answer, default=False),
)


def chains(p: ScythePosition, seat: int, components: Components) -> list[Chain]:
    codec = components.codec
    legal = p.legal(seat)
    found = [
        Chain(pair, drawn=True)
        for pair in pairs(p, seat, of(codec, legal, "section"), codec, "act", "gain")
        if pair[1] not in spare(cast(ScythePosition, after(p, seat, pair[:1])), seat)
    ]
    for action in of(codec, legal, "load", "token"):
        found += [Chain(run, pointed=False) for run in runs(p, seat, action, MOST_CARGO)]
    return found + _ways(p, seat, of(codec, legal, "step"), codec)


def _ways(p: ScythePosition, seat: int, steps: list[int], codec: Codec) -> list[Chain]:
    """Two steps at once, to where one does not lead."""
    found: dict[int, Chain] = {}
    here = set(steps)
    for first, second in pairs(p, seat, steps, codec, "step"):
        if second not in here and second not in found:
            found[second] = Chain((first, second))
    return list(found.values())


def spare(p: ScythePosition | None, seat: int) -> set[int]:
    """Less than all of a gain, and a bottom action without its coins."""
    if p is None or p.stack[KIND] not in (OFFER, TURN):
        return set()
    if p.stack[KIND] == OFFER and p.stack[OFFER_GOOD] == G_WORKER:
        return set()
    first = p.box.gain_0
    gains = [action for action in p.legal(seat) if first <= action < first + (G_WORKER + 1) * AMOUNTS]
    most = {(action - first) // AMOUNTS: action for action in sorted(gains)}
    return {p.box.act_0 + A_BOTTOM_NO_COINS, *gains} - set(most.values())
