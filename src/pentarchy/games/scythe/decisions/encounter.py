"""Encounters (SCY-263 to SCY-276)."""

from __future__ import annotations

from pentarchy.games.scythe.decisions import stars
from pentarchy.games.scythe.decisions.base import Question, pay_goods, tell, within
from pentarchy.games.scythe.numbers import (
    CANNOT_PAY,
    E_CHOSE,
    E_ENCOUNTER,
    ENCOUNTER_DRAWN,
    ENCOUNTER_ENOUGH,
    ENCOUNTER_USED,
    GAINS,
    MUST_CHOOSE,
    OPTION_USED,
    OTHER_QUESTION,
)
from pentarchy.games.scythe.position import (
    COST_COINS,
    COST_POPULARITY,
    ENCOUNTER_DECK,
    ENCOUNTER_OPEN,
    G_COINS,
    G_POPULARITY,
    OPTION_COSTS,
    OPTIONS,
    POLANIA,
    ScythePosition,
)
from pentarchy.kernel.position import ACTOR, ALL


class Encounter(Question):
    """One card, one option; Polania up to two (SCY-200). The card is always put to the person, also where only one
    option can be paid: it is read before it is acted on (SCY-266).
    """

    def run(self, p: ScythePosition) -> None:
        seat = p.stack[ACTOR]
        if p.stack[ENCOUNTER_DRAWN] == 0:
            self._draw(p, seat)
        if p.stack[ENCOUNTER_ENOUGH] or (p.stack[ENCOUNTER_USED] and not self._another(p, seat)):
            self._finish(p)
        else:
            p.actor = seat

    def _another(self, p: ScythePosition, seat: int) -> bool:
        """After one option: may Polania take a second one, and can it pay for any?"""
        used = p.stack[ENCOUNTER_USED]
        return p.faction[seat] == POLANIA and used & (used - 1) == 0 and len(self.legal(p, seat)) > 1

    def _draw(self, p: ScythePosition, seat: int) -> None:
        """The token is discarded, the card is shown to all (SCY-265, SCY-266)."""
        p.stack[ENCOUNTER_DRAWN] = 1
        p.tokens &= ~(1 << p.hero_at[seat])
        card = p.draw(ENCOUNTER_DECK, ENCOUNTER_OPEN, ALL)
        tell(p, (E_ENCOUNTER, ALL, seat, card - p.box.encounter_0, p.hero_at[seat]))

    def _finish(self, p: ScythePosition) -> None:
        """The card goes under the deck (SCY-273); stars are placed after the encounter (SCY-R14)."""
        p.pop()
        p.move(p.zones[ENCOUNTER_OPEN][-1], ENCOUNTER_DECK, ALL, bottom=True)
        stars.settle(p)

    def _payable(self, p: ScythePosition, seat: int, option: int) -> bool:
        cost = p.box.option_cost
        at = self._number(p, option) * OPTION_COSTS
        return p.coins[seat] >= cost[at + COST_COINS] and p.popularity[seat] >= cost[at + COST_POPULARITY]

    def _number(self, p: ScythePosition, option: int) -> int:
        return (p.zones[ENCOUNTER_OPEN][-1] - p.box.encounter_0) * OPTIONS + option

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options: list[int] = []
        for option in range(OPTIONS):
            if not p.stack[ENCOUNTER_USED] >> option & 1 and self._payable(p, seat, option):
                options.append(p.box.option_0 + option)
        if p.stack[ENCOUNTER_USED]:
            options.append(p.box.stop_0)
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        if within(action, p.box.option_0, OPTIONS):
            return OPTION_USED if p.stack[ENCOUNTER_USED] >> (action - p.box.option_0) & 1 else CANNOT_PAY
        return MUST_CHOOSE if action == p.box.stop_0 else OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        if action == p.box.stop_0:
            p.stack[ENCOUNTER_ENOUGH] = 1
            return
        option = action - p.box.option_0
        number = self._number(p, option)
        p.stack[ENCOUNTER_USED] |= 1 << option
        tell(p, (E_CHOSE, ALL, seat, option))
        pay_goods(p, seat, G_COINS, p.box.option_cost[number * OPTION_COSTS + COST_COINS])
        pay_goods(p, seat, G_POPULARITY, p.box.option_cost[number * OPTION_COSTS + COST_POPULARITY])
        p.push(GAINS, seat, p.box.option_start[number], p.box.option_start[number + 1], p.hero_at[seat])
