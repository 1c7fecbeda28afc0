"""The turn: section, top action, bottom action, and the windows between them (SCY-75 to SCY-86).

Revealing an objective and giving coins are entries of questions that are asked anyway. For the sake of coins nobody
is asked (SCY-R5); with objectives left somebody always is, for whether one can be revealed is secret.
"""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.decisions import bribes, delay, objectives, stars
from pentarchy.games.scythe.decisions.base import (
    A_BOTTOM,
    A_BOTTOM_NO_COINS,
    A_CARD,
    A_CARD_MOVE,
    A_GIFT,
    A_PRODUCE,
    A_RESOURCES,
    A_UNITS,
    AMOUNTS,
    Question,
    gain,
    pay_goods,
    pointless,
    tell,
    within,
)
from pentarchy.games.scythe.decisions.payment import can_pay_bottom, can_pay_card
from pentarchy.games.scythe.numbers import (
    BOTTOM,
    CANNOT_PAY,
    CARD_TOP,
    DO_MOVE,
    DO_PRODUCE,
    E_SECTION,
    E_SKIPPED,
    GIVES_NOTHING,
    NEEDS_WORKER,
    NO_FACTORY_CARD,
    NOT_THIS_ACTION,
    OFFER,
    OTHER_QUESTION,
    SAME_SECTION,
    TOKENS,
    TOO_MUCH,
    TURN_CHARGED,
    TURN_PURSE,
    TURN_SECTION,
    TURN_STAGE,
)
from pentarchy.games.scythe.position import (
    ARMORY,
    BOLSTER,
    BOLSTER_CARDS,
    BOLSTER_POWER,
    BOTTOMS,
    CARD,
    CARDS_COME,
    COINS_COME,
    G_CARDS,
    G_COINS,
    G_METAL,
    G_POPULARITY,
    G_POWER,
    MONUMENT,
    MOVE,
    MOVE_COINS,
    OWN_CARD,
    POPULARITY_COMES,
    POWER_COMES,
    PRODUCE,
    RUSVIET,
    STRUCTURES,
    TOKENS_COME,
    TRADE,
    TRADE_POPULARITY,
    UPGRADE,
    ScythePosition,
    changed,
)
from pentarchy.kernel.position import ACTOR, ALL

# Stages of a turn.
AT_SECTION: Final = 0
AT_TOP: Final = 1
TOP_DONE: Final = 2
AT_BOTTOM: Final = 3
BOTTOM_DONE: Final = 4
AT_END: Final = 5
NEXT: Final = 6

PRICE: Final = 1
"""Coins that Bolster and Trade cost (SCY-125, SCY-129)."""
TOP_GOODS: Final = G_METAL
"""Goods that a top action gives by itself: the first ones."""

# A Move; with a Factory card one unit makes two movements. Speed adds one step, not two (SCY-285, SCY-288, SCY-R28).
STEPS: Final = 1
CARD_UNITS: Final = 1
CARD_STEPS: Final = 2
SPEED_STEPS: Final = 1

# What the menu of a top action depends on, as bits.
AMOUNT: Final = 3
"""Power of Bolster, popularity of Trade."""
CARDS_AT: Final = 2
"""Bolster: where the bits of the number of cards begin."""
MONUMENT_AT: Final = 4
"""Bolster: the bit of a monument that gives something."""
WORKER_AT: Final = 2
"""Trade: the bit of a worker to whom tokens can come."""
ARMORY_AT: Final = 3
"""Trade: the bit of an armory that gives something."""

# Menus of the bottom action.
NO_BOTTOM: Final = 0
CARD_MOVE: Final = 1
NO_COINS: Final = 2
WITH_COINS: Final = 3
BOTTOM_WAYS: Final = 4

# Where the menus of each stage begin (`Box.menus`).
SECTION_MENUS: Final = 0
SECTION_WIDTH: Final = 2
"""Menus of one barred section: without a Factory card and with one."""
TOP_MENUS: Final = SECTION_MENUS + (CARD + 2) * SECTION_WIDTH
TOP_WIDTH: Final = 1 << MONUMENT_AT + 1
"""Menus of one top action."""
BOTTOM_MENUS: Final = TOP_MENUS + (CARD + 1) * TOP_WIDTH
MENUS: Final = BOTTOM_MENUS + BOTTOM_WAYS


class Turn(Question):
    """The lowest frame of the stack; it never leaves it before the end of the game."""

    def run(self, p: ScythePosition) -> None:
        stage = p.stack[TURN_STAGE]
        if stage in (TOP_DONE, BOTTOM_DONE):
            p.stack[TURN_STAGE] = stage + 1
            stars.settle(p)
        elif stage == NEXT:
            self._next(p)
        else:
            seat = p.stack[ACTOR]
            if p.can_score_goal(seat):
                p.actor = seat
                return
            menu = self._menu(p, seat)
            if len(menu) == 1:
                self.apply(p, seat, menu[0])
            else:
                p.actor = seat

    def _next(self, p: ScythePosition) -> None:
        """The next player clockwise (SCY-86)."""
        p.turn = p.seat_after(p.stack[ACTOR])
        p.turns += 1
        p.retreats = 0
        p.coerced = 0
        p.stack[ACTOR] = p.turn
        p.stack[TURN_STAGE] = AT_SECTION
        p.stack[TURN_SECTION] = -1
        p.stack[TURN_CHARGED] = 0
        p.stack[TURN_PURSE] = 0

    # -- what may be done -------------------------------------------------------------------------------------------

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        stage = p.stack[TURN_STAGE]
        menu = self._menu(p, seat)
        options = menu
        if p.can_score_goal(seat):
            reveals = objectives.revealable(p, seat, self._last_verb(p, menu))
            if reveals:
                options = options + reveals
        if bribes.possible(p, seat, stage):
            options = [*options, p.box.act_0 + A_GIFT]
        if stage == AT_SECTION and delay.possible(p):
            options = [*options, p.box.charge_0]
        return options

    def _menu(self, p: ScythePosition, seat: int) -> list[int]:
        """What the turn itself offers now."""
        stage = p.stack[TURN_STAGE]
        if stage == AT_SECTION:
            return self._sections(p, seat)
        if stage == AT_TOP:
            return self._tops(p, seat, p.stack[TURN_SECTION])
        return self._bottoms(p, seat, p.stack[TURN_SECTION], stage == AT_BOTTOM)

    def _last_verb(self, p: ScythePosition, menu: list[int]) -> int:
        """First action of the verb that reveals an objective "at the end of your turn", -1 before the end (SCY-R30).

        While the bottom action can still be taken it is another verb, so that its words say what is given up.
        """
        if p.stack[TURN_STAGE] < AT_BOTTOM:
            return -1
        return p.box.reveal_at_end_0 if len(menu) > 1 else p.box.reveal_0

    def _sections(self, p: ScythePosition, seat: int) -> list[int]:
        """Any section but the last one; Rusviet may repeat it (SCY-76, SCY-193, SCY-R24)."""
        card = len(p.zones[OWN_CARD + seat])
        barred = p.section[seat]
        if p.faction[seat] == RUSVIET and (barred != CARD or p.box.relentless_card):
            barred = -1
        key = SECTION_MENUS + (barred + 1) * SECTION_WIDTH + card
        menu = p.box.menus[key]
        if not menu:
            for section in range(CARD + card):
                if section != barred:
                    menu.append(p.box.section_0 + section)
        return menu

    def _tops(self, p: ScythePosition, seat: int, section: int) -> list[int]:
        """The top action and its alternatives, as a menu: what the list depends on is a few bits.

        Move: is its coin upgraded? Produce and the Factory card: can they be paid? Bolster: how much power (2 bits),
        how many cards (2 bits), does the monument give? Trade: how much popularity (2 bits), is there a worker, does
        the armory give? All 0: there is nothing to pay for (SCY-R66).
        """
        bits = 0
        if section == MOVE:
            bits = p.upgraded(seat, MOVE_COINS)
        elif section == BOLSTER:
            if p.coins[seat] >= PRICE:
                if not pointless(p, seat, G_POWER):
                    bits = POWER_COMES + p.upgraded(seat, BOLSTER_POWER)
                if not pointless(p, seat, G_CARDS):
                    bits += CARDS_COME + p.upgraded(seat, BOLSTER_CARDS) << CARDS_AT
                if structure_gives(p, seat, section):
                    bits += 1 << MONUMENT_AT
        elif section == TRADE:
            if p.coins[seat] >= PRICE:
                if not pointless(p, seat, G_POPULARITY):
                    bits = POPULARITY_COMES + p.upgraded(seat, TRADE_POPULARITY)
                if p.with_workers(seat):
                    bits += 1 << WORKER_AT
                if structure_gives(p, seat, section):
                    bits += 1 << ARMORY_AT
        elif section == PRODUCE:
            bits = 1 if can_produce(p, seat) else 0
        else:
            bits = 1 if can_pay_card(p, seat) else 0
        menu = p.box.menus[TOP_MENUS + section * TOP_WIDTH + bits]
        if not menu:
            self._fill_tops(p, section, bits, menu)
        return menu

    def _fill_tops(self, p: ScythePosition, section: int, bits: int, menu: list[int]) -> None:
        """None of a paid gain is offered only where the structure of the section gives something."""
        box = p.box
        if section == MOVE:
            menu.append(box.act_0 + A_UNITS)
            add_amounts(p, G_COINS, COINS_COME + bits, 1, menu)
        elif bits == 0:
            pass
        elif section == BOLSTER:
            add_amounts(p, G_POWER, bits & AMOUNT, 1 - (bits >> MONUMENT_AT), menu)
            add_amounts(p, G_CARDS, bits >> CARDS_AT & AMOUNT, 1, menu)
        elif section == TRADE:
            if bits >> WORKER_AT & 1:
                menu.append(box.act_0 + A_RESOURCES)
            add_amounts(p, G_POPULARITY, bits & AMOUNT, 1 - (bits >> ARMORY_AT), menu)
        else:
            menu.append(box.act_0 + (A_PRODUCE if section == PRODUCE else A_CARD))
        menu.append(box.skip_0)

    def _bottoms(self, p: ScythePosition, seat: int, section: int, at_bottom: bool) -> list[int]:
        """The bottom action with its coins or without (SCY-146), or the end of the turn."""
        box = p.box
        way = NO_BOTTOM
        if at_bottom and section == CARD:
            way = CARD_MOVE
        elif at_bottom:
            bottom = p.bottom_below(seat, section)
            if can_pay_bottom(p, seat, bottom):
                way = WITH_COINS if box.bottom_coins[p.mat[seat] * BOTTOMS + bottom] > 0 else NO_COINS
        menu = box.menus[BOTTOM_MENUS + way]
        if not menu:
            if way == CARD_MOVE:
                menu.append(box.act_0 + A_CARD_MOVE)
            if way >= NO_COINS:
                menu.append(box.act_0 + A_BOTTOM)
            if way == WITH_COINS:
                menu.append(box.act_0 + A_BOTTOM_NO_COINS)
            menu.append(box.end_0)
        return menu

    # -- why not ----------------------------------------------------------------------------------------------------

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        box = p.box
        stage = p.stack[TURN_STAGE]
        if within(action, box.reveal_0, box.give_0 - box.reveal_0):
            return objectives.why_not(p, seat, action, self._last_verb(p, self._menu(p, seat)))
        if action == box.act_0 + A_GIFT or within(action, box.give_0, box.pass_0 - box.give_0):
            return bribes.why_not(p, seat, action)
        if action == box.charge_0:
            return delay.why_not(p)
        if stage == AT_SECTION and within(action, box.section_0, CARD + 1):
            section = action - box.section_0
            return NO_FACTORY_CARD if section == CARD and not p.zones[OWN_CARD + seat] else SAME_SECTION
        if stage == AT_TOP:
            return self._why_not_top(p, seat, action)
        if stage == AT_BOTTOM and within(action, box.act_0 + A_BOTTOM, A_CARD_MOVE + 1 - A_BOTTOM):
            card = p.stack[TURN_SECTION] == CARD
            if card == (action == box.act_0 + A_CARD_MOVE):
                bottom = UPGRADE if card else p.bottom_below(seat, p.stack[TURN_SECTION])
                return NOT_THIS_ACTION if can_pay_bottom(p, seat, bottom) else CANNOT_PAY
            return NOT_THIS_ACTION
        return OTHER_QUESTION

    def _why_not_top(self, p: ScythePosition, seat: int, action: int) -> int:
        box = p.box
        section = p.stack[TURN_SECTION]
        if within(action, box.gain_0, TOP_GOODS * AMOUNTS):
            good = (action - box.gain_0) // AMOUNTS
            fits = (
                (section == MOVE and good == G_COINS)
                or (section == BOLSTER and good in (G_POWER, G_CARDS))
                or (section == TRADE and good == G_POPULARITY)
            )
            if not fits:
                return NOT_THIS_ACTION
            if section != MOVE and p.coins[seat] < PRICE:
                return CANNOT_PAY
            none = (action - box.gain_0) % AMOUNTS == 0
            return GIVES_NOTHING if none or pointless(p, seat, good) else TOO_MUCH
        if not within(action, box.act_0, A_CARD_MOVE + 1):
            return OTHER_QUESTION
        act = action - box.act_0
        if act == A_RESOURCES and section == TRADE:
            return NEEDS_WORKER if p.coins[seat] >= PRICE else CANNOT_PAY
        if (act == A_PRODUCE and section == PRODUCE) or (act == A_CARD and section == CARD):
            return CANNOT_PAY
        return NOT_THIS_ACTION

    # -- what it does -----------------------------------------------------------------------------------------------

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        box = p.box
        stage = p.stack[TURN_STAGE]
        if action == box.act_0 + A_GIFT:
            bribes.open_purse(p, seat, stage)
        elif within(action, box.reveal_0, box.give_0 - box.reveal_0):
            objective = objectives.number(p, action)
            if stage == AT_BOTTOM and box.goal_at_end[objective]:
                p.stack[TURN_STAGE] = AT_END  # such an objective gives up the bottom action (SCY-R30)
            objectives.reveal(p, seat, objective)
        elif action == box.charge_0:
            delay.charge(p, seat)
        elif stage == AT_SECTION:
            section = action - box.section_0
            p.section = changed(p.section, seat, section)
            p.stack[TURN_SECTION] = section
            p.stack[TURN_STAGE] = AT_TOP
            tell(p, (E_SECTION, ALL, seat, section))
        elif stage == AT_TOP:
            self._do_top(p, seat, action)
        elif action == box.end_0:
            p.stack[TURN_STAGE] = NEXT
        else:
            p.stack[TURN_STAGE] = BOTTOM_DONE
            if action == box.act_0 + A_CARD_MOVE:
                p.push(DO_MOVE, seat, CARD_UNITS, CARD_STEPS, CARD_STEPS + SPEED_STEPS)
            else:
                bottom = p.bottom_below(seat, p.stack[TURN_SECTION])
                p.push(BOTTOM, seat, bottom, 0, 1 if action == box.act_0 + A_BOTTOM else 0)

    def _do_top(self, p: ScythePosition, seat: int, action: int) -> None:
        box = p.box
        if action == box.skip_0:
            p.stack[TURN_STAGE] = AT_BOTTOM
            tell(p, (E_SKIPPED, ALL, seat))
            return
        p.stack[TURN_STAGE] = TOP_DONE
        section = p.stack[TURN_SECTION]
        if section in (BOLSTER, TRADE):
            self._pay_coin_and_use_structure(p, seat, section)
        if within(action, box.gain_0, TOP_GOODS * AMOUNTS):
            gain(p, seat, (action - box.gain_0) // AMOUNTS, (action - box.gain_0) % AMOUNTS, -1)
        elif action == box.act_0 + A_UNITS:
            p.push(DO_MOVE, seat, p.units_move(seat), STEPS, STEPS + SPEED_STEPS)
        elif action == box.act_0 + A_RESOURCES:
            p.push(TOKENS, seat, TOKENS_COME, -1)
        elif action == box.act_0 + A_PRODUCE:
            out = p.workers_out(seat)
            pay_goods(p, seat, G_POWER, box.produce_power[out])
            pay_goods(p, seat, G_POPULARITY, box.produce_popularity[out])
            pay_goods(p, seat, G_COINS, box.produce_coins[out])
            p.push(DO_PRODUCE, seat, p.territories_produce(seat), 1, 0)
        else:
            p.push(CARD_TOP, seat, 0)

    def _pay_coin_and_use_structure(self, p: ScythePosition, seat: int, section: int) -> None:
        """Bolster and Trade cost a coin (SCY-125, SCY-129); monument and armory give on top (SCY-167, SCY-168)."""
        pay_goods(p, seat, G_COINS, PRICE)
        if section == BOLSTER and p.structure_at[seat * STRUCTURES + MONUMENT] >= 0:
            p.push(OFFER, seat, G_POPULARITY, 1)
        if section == TRADE and p.structure_at[seat * STRUCTURES + ARMORY] >= 0:
            p.push(OFFER, seat, G_POWER, 1)


def structure_gives(p: ScythePosition, seat: int, section: int) -> bool:
    """Does the monument or the armory give something on top of Bolster or Trade?"""
    if section == BOLSTER:
        return p.structure_at[seat * STRUCTURES + MONUMENT] >= 0 and not pointless(p, seat, G_POPULARITY)
    return p.structure_at[seat * STRUCTURES + ARMORY] >= 0 and not pointless(p, seat, G_POWER)


def add_amounts(p: ScythePosition, good: int, most: int, least: int, options: list[int]) -> None:
    """Take the whole gain or a part of it (SCY-91), the whole first."""
    first = p.box.gain_0 + good * AMOUNTS
    for count in range(most, least - 1, -1):
        options.append(first + count)


def can_produce(p: ScythePosition, seat: int) -> bool:
    """Can the whole cost of Produce be paid (SCY-133, SCY-134)?"""
    out = p.workers_out(seat)
    box = p.box
    return (
        p.power[seat] >= box.produce_power[out]
        and p.popularity[seat] >= box.produce_popularity[out]
        and p.coins[seat] >= box.produce_coins[out]
    )
