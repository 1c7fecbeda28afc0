"""Paying: resources from any controlled territories (SCY-34, SCY-35), Coercion, and combat cards as a cost."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.decisions.base import Question, discard, hand_values, tell, within
from pentarchy.games.scythe.numbers import (
    E_PAID_CARD,
    E_PAID_TOKENS,
    MUST_PAY,
    NO_COERCION,
    NO_SUCH_CARD,
    NO_TOKEN_THERE,
    OTHER_QUESTION,
    PAY_LEFT,
    PAY_RESOURCE,
)
from pentarchy.games.scythe.position import (
    CARD_COSTS,
    COST_CARDS,
    COST_COINS,
    COST_POPULARITY,
    COST_POWER,
    CRIMEA,
    FOOD,
    HAND,
    KINDS,
    METAL,
    OIL,
    OWN_CARD,
    PLACES,
    VALUES,
    WOOD,
    ScythePosition,
    low_bit,
)
from pentarchy.kernel.position import ACTOR, ALL

RESOURCE_OF: Final[tuple[int, ...]] = (OIL, METAL, WOOD, FOOD)
"""Resource of each bottom action (SCY-144)."""


def can_coerce(p: ScythePosition, seat: int) -> bool:
    """Crimea may pay one resource per turn with a combat card (SCY-195, SCY-R19)."""
    return p.faction[seat] == CRIMEA and p.coerced == 0 and len(p.zones[HAND + seat]) > 0


def can_pay_bottom(p: ScythePosition, seat: int, bottom: int) -> bool:
    cost = p.bottom_cost(seat, bottom)
    have = p.tokens_of(seat, RESOURCE_OF[bottom])
    return have >= cost or (have + 1 == cost and can_coerce(p, seat))


def can_pay_card(p: ScythePosition, seat: int) -> bool:
    """Can the top action of the own Factory card be paid?"""
    box = p.box
    at = (p.zones[OWN_CARD + seat][0] - box.factory_0) * CARD_COSTS
    cost = box.card_cost
    return (
        p.coins[seat] >= cost[at + COST_COINS]
        and p.popularity[seat] >= cost[at + COST_POPULARITY]
        and p.power[seat] >= cost[at + COST_POWER]
        and len(p.zones[HAND + seat]) >= cost[at + COST_CARDS]
    )


class Pay(Question):
    """Tokens one by one from the territories the seat chooses (SCY-R18)."""

    def run(self, p: ScythePosition) -> None:
        seat = p.stack[ACTOR]
        kind = p.stack[PAY_RESOURCE]
        if p.stack[PAY_LEFT] == 0:
            p.pop()
            return
        if can_coerce(p, seat):
            p.actor = seat
            return
        places = self._places(p, seat, kind)
        total = 0
        for place in places:
            total += p.res[place * KINDS + kind]
        if len(places) == 1 or total == p.stack[PAY_LEFT]:
            for place in places:
                self._take(p, seat, place, min(p.stack[PAY_LEFT], p.res[place * KINDS + kind]))
        else:
            p.actor = seat

    def _places(self, p: ScythePosition, seat: int, kind: int) -> list[int]:
        found: list[int] = []
        mask = p.controlled(seat)
        while mask:
            place = low_bit(mask)
            mask &= mask - 1
            if p.res[place * KINDS + kind] > 0:
                found.append(place)
        return found

    def _take(self, p: ScythePosition, seat: int, place: int, count: int) -> None:
        kind = p.stack[PAY_RESOURCE]
        p.add_tokens(place, kind, -count)
        p.stack[PAY_LEFT] -= count
        tell(p, (E_PAID_TOKENS, ALL, seat, count, kind, place))

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options = [p.box.pay_0 + place for place in self._places(p, seat, p.stack[PAY_RESOURCE])]
        if can_coerce(p, seat):
            add_cards(p, seat, options)
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        box = p.box
        if within(action, box.pay_0, PLACES):
            return NO_TOKEN_THERE
        if within(action, box.pay_card_0, VALUES):
            return NO_SUCH_CARD if can_coerce(p, seat) else NO_COERCION
        return MUST_PAY if action in (box.stop_0, box.skip_0) else OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        box = p.box
        if within(action, box.pay_0, PLACES):
            self._take(p, seat, action - box.pay_0, 1)
        else:
            p.coerced = 1
            p.stack[PAY_LEFT] -= 1
            pay_card(p, seat, action - box.pay_card_0)


def add_cards(p: ScythePosition, seat: int, options: list[int]) -> None:
    counts = hand_values(p, seat)
    for k in range(VALUES):
        if counts[k] > 0:
            options.append(p.box.pay_card_0 + k)


def pay_card(p: ScythePosition, seat: int, k: int) -> None:
    discard(p, seat, k)
    tell(p, (E_PAID_CARD, ALL, seat, k))


class PayCard(Question):
    """A combat card as a cost (Factory cards). The hand is secret, so this is always asked."""

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options: list[int] = []
        add_cards(p, seat, options)
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        return NO_SUCH_CARD if within(action, p.box.pay_card_0, VALUES) else OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        p.pop()
        pay_card(p, seat, action - p.box.pay_card_0)
