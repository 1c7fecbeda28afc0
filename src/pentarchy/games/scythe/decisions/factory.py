"""The Factory: taking a card, and the top action of the card (SCY-277 to SCY-290)."""

from __future__ import annotations

from pentarchy.games.scythe.decisions.base import Question, pay_goods, tell, within
from pentarchy.games.scythe.decisions.gains import begin
from pentarchy.games.scythe.numbers import (
    CARD_NOT_THERE,
    CARD_TOP_STAGE,
    E_CHOSE,
    E_FACTORY,
    GAINS,
    OTHER_QUESTION,
    PAY_CARD,
    TAKE_CARD_LOOKED,
)
from pentarchy.games.scythe.position import (
    CARD_COSTS,
    COST_CARDS,
    COST_COINS,
    COST_POPULARITY,
    COST_POWER,
    FACTORY_CARDS,
    G_COINS,
    G_POPULARITY,
    G_POWER,
    GAIN,
    OPTIONS,
    OWN_CARD,
    ScythePosition,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ACTOR, ALL


class TakeCard(Question):
    """Look through the cards, take one, put the others back (SCY-279, SCY-R29)."""

    def run(self, p: ScythePosition) -> None:
        seat = p.stack[ACTOR]
        if p.stack[TAKE_CARD_LOOKED] == 0:
            p.stack[TAKE_CARD_LOOKED] = 1
            for card in p.zones[FACTORY_CARDS]:
                p.show(card, only(seat))
        p.actor = seat

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        first = p.box.factory_card_0 - p.box.factory_0
        return [first + card for card in sorted(p.zones[FACTORY_CARDS])]

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        return CARD_NOT_THERE if within(action, p.box.factory_card_0, p.box.cards - p.box.factory_0) else OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        card = action - p.box.factory_card_0 + p.box.factory_0
        p.pop()
        p.move(card, OWN_CARD + seat, ALL)
        tell(p, (E_FACTORY, ALL, seat, card - p.box.factory_0))


class CardTop(Question):
    """The top action of the own Factory card: pay, then all gains, or one of two (SCY-283, SCY-284)."""

    def run(self, p: ScythePosition) -> None:
        seat = p.stack[ACTOR]
        box = p.box
        card = p.zones[OWN_CARD + seat][0] - box.factory_0
        stage = p.stack[CARD_TOP_STAGE]
        p.stack[CARD_TOP_STAGE] = stage + 1
        if stage == 0:
            cost = card * CARD_COSTS
            pay_goods(p, seat, G_COINS, box.card_cost[cost + COST_COINS])
            pay_goods(p, seat, G_POPULARITY, box.card_cost[cost + COST_POPULARITY])
            pay_goods(p, seat, G_POWER, box.card_cost[cost + COST_POWER])
            if box.card_cost[cost + COST_CARDS]:
                p.push(PAY_CARD, seat)
        elif box.card_one_of[card]:
            p.actor = seat
        else:
            p.pop()
            p.push(GAINS, seat, box.card_start[card], box.card_start[card + 1], -1)

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        card = p.zones[OWN_CARD + seat][0] - p.box.factory_0
        count = (p.box.card_start[card + 1] - p.box.card_start[card]) // GAIN
        return [p.box.option_0 + k for k in range(count)]

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        return CARD_NOT_THERE if within(action, p.box.option_0, OPTIONS) else OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        option = action - p.box.option_0
        card = p.zones[OWN_CARD + seat][0] - p.box.factory_0
        at = p.box.card_start[card] + option * GAIN
        p.pop()
        tell(p, (E_CHOSE, ALL, seat, option))
        begin(p, seat, p.box.gains[at], p.box.gains[at + 1], -1)
