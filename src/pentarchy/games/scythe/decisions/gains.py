"""Gains: offers of goods, tokens of any kind, and the little programs of encounters and Factory cards.

A program is a run of pairs (what, how many) in `box.gains`. Every part may be taken in part or declined (SCY-91).
"""

from __future__ import annotations

from pentarchy.games.scythe.decisions.base import (
    AMOUNTS,
    GAIN_ANY,
    GAIN_BUILD,
    GAIN_DEPLOY,
    GAIN_ENLIST,
    GAIN_PRODUCE,
    GAIN_UPGRADE,
    Question,
    gain,
    pointless,
    tell,
    within,
)
from pentarchy.games.scythe.numbers import (
    DO_BUILD,
    DO_DEPLOY,
    DO_ENLIST,
    DO_PRODUCE,
    DO_UPGRADE,
    E_TOKEN,
    GAINS_END,
    GAINS_NEXT,
    GAINS_PLACE,
    NEEDS_WORKER,
    NO_WORKERS_LEFT,
    NOT_THIS_ACTION,
    OFFER,
    OFFER_AMOUNT,
    OFFER_GOOD,
    OFFER_PLACE,
    OTHER_QUESTION,
    TOKENS,
    TOKENS_LEFT,
    TOKENS_PLACE,
    TOO_MUCH,
)
from pentarchy.games.scythe.position import G_WORKER, GAIN, KINDS, PLACES, ScythePosition, low_bit
from pentarchy.kernel.position import ACTOR, ALL


class Offer(Question):
    """So many goods of one kind: all, some or none."""

    def run(self, p: ScythePosition) -> None:
        if self._most(p) == 0 or pointless(p, p.stack[ACTOR], p.stack[OFFER_GOOD]):
            p.pop()
        else:
            p.actor = p.stack[ACTOR]

    def _most(self, p: ScythePosition) -> int:
        if p.stack[OFFER_GOOD] == G_WORKER:
            return min(p.stack[OFFER_AMOUNT], p.idle[p.stack[ACTOR]])
        return p.stack[OFFER_AMOUNT]

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        first = p.box.gain_0 + p.stack[OFFER_GOOD] * AMOUNTS
        return [first + count for count in range(self._most(p), -1, -1)]

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        if not within(action, p.box.gain_0, (G_WORKER + 1) * AMOUNTS):
            return OTHER_QUESTION
        good = (action - p.box.gain_0) // AMOUNTS
        if good != p.stack[OFFER_GOOD]:
            return NOT_THIS_ACTION
        few = good == G_WORKER and (action - p.box.gain_0) % AMOUNTS <= p.stack[OFFER_AMOUNT]
        return NO_WORKERS_LEFT if few else TOO_MUCH

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        good = p.stack[OFFER_GOOD]
        place = p.stack[OFFER_PLACE]
        p.pop()
        gain(p, seat, good, (action - p.box.gain_0) % AMOUNTS, place)


class Gains(Question):
    """A program: one gain behind the other."""

    def run(self, p: ScythePosition) -> None:
        at = p.stack[GAINS_NEXT]
        if at == p.stack[GAINS_END]:
            p.pop()
            return
        p.stack[GAINS_NEXT] = at + GAIN
        begin(p, p.stack[ACTOR], p.box.gains[at], p.box.gains[at + 1], p.stack[GAINS_PLACE])


def begin(p: ScythePosition, seat: int, what: int, count: int, place: int) -> None:
    """Push the frame of one gain of a card."""
    if what <= G_WORKER:
        p.push(OFFER, seat, what, count, place)
    elif what == GAIN_ANY:
        p.push(TOKENS, seat, count, place)
    elif what == GAIN_UPGRADE:
        p.push(DO_UPGRADE, seat)
    elif what == GAIN_DEPLOY:
        p.push(DO_DEPLOY, seat, place)
    elif what == GAIN_BUILD:
        p.push(DO_BUILD, seat, place)
    elif what == GAIN_ENLIST:
        p.push(DO_ENLIST, seat)
    elif what == GAIN_PRODUCE:
        p.push(DO_PRODUCE, seat, count, 0, 0)


class Tokens(Question):
    """Resource tokens of any kinds on one territory (SCY-130, SCY-R6)."""

    def run(self, p: ScythePosition) -> None:
        if p.stack[TOKENS_LEFT] == 0:
            p.pop()
        else:
            p.actor = p.stack[ACTOR]

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        box = p.box
        options: list[int] = []
        if p.stack[TOKENS_PLACE] >= 0:
            options = [box.token_0 + kind for kind in range(KINDS)]
        else:
            mask = p.with_workers(seat)
            while mask:
                options.append(box.at_0 + low_bit(mask))
                mask &= mask - 1
        options.append(box.stop_0)
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        if p.stack[TOKENS_PLACE] < 0 and within(action, p.box.at_0, PLACES):
            return NEEDS_WORKER
        return OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        box = p.box
        if action == box.stop_0:
            p.pop()
        elif p.stack[TOKENS_PLACE] < 0:
            p.stack[TOKENS_PLACE] = action - box.at_0
        else:
            kind = action - box.token_0
            p.add_tokens(p.stack[TOKENS_PLACE], kind, 1)
            p.stack[TOKENS_LEFT] -= 1
            tell(p, (E_TOKEN, ALL, seat, kind, p.stack[TOKENS_PLACE]))
