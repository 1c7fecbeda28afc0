"""Drawing, reshuffling and developing (IMP-92 to IMP-103, IMP-135, IMP-190 to IMP-192)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.box import BARBARIAN, HAS_DISCOUNT, MATERIAL, POPULATION, PROGRESS, TOKENS
from pentarchy.games.imperium.decisions import changes
from pentarchy.games.imperium.decisions.base import Ask, tell
from pentarchy.games.imperium.numbers import (
    DEVELOP,
    DEVELOP_CARD,
    DEVELOP_FREE,
    DEVELOP_OPTIONAL,
    DRAW,
    DRAW_FLAGS,
    DRAW_LEFT,
    DRAW_LIMIT,
    DRAW_RESHUFFLED,
    DRAW_WANTED,
    E_DEVELOPED,
    E_RESHUFFLED,
    END_DEVELOPMENT,
    NOT_DEVELOPABLE,
    OP_DEVELOP_FREE,
    OP_DRAW_FLAGS,
    OP_DRAW_N,
    OP_DRAW_PER,
    OP_NATION_TO_DISCARD_N,
    OPTION_IMPOSSIBLE,
    OTHER_QUESTION,
    PAY,
    RESHUFFLE,
    RESHUFFLE_DEVELOPMENTS,
    RESHUFFLE_STAGE,
    TOP_CARD,
)
from pentarchy.games.imperium.position import (
    AREA,
    COMMON,
    DECK,
    DEVELOPMENT,
    DISCARD,
    HAND,
    NATION,
    PLAY,
    TEXT_OTHER,
    ImperiumPosition,
    LookAhead,
)
from pentarchy.kernel.position import ACTOR, ALL, Decision
from pentarchy.kernel.program import COMPLETE, PRIVATE, RUN_ROOT, RUN_SUBJECT, ProgramPosition

IF_ABLE: Final = 1
UP_TO: Final = 2
TO_LIMIT: Final = 4
"""How a draw goes: never reshuffling; the player may stop; until the hand has so many cards."""


# How far a reshuffle is.
STEP_ONE: Final = 0
STEP_ONE_DONE: Final = 1


class DrawCards(LookAhead):
    """draw: n, flags, count or -1."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        n = p.code[at + OP_DRAW_N]
        if p.code[at + OP_DRAW_PER] >= 0:
            n *= p.count(p.code[at + OP_DRAW_PER], seat, p.stack[RUN_ROOT])
        p.drawn = []
        if n > 0:
            p.push(DRAW, seat, n, p.code[at + OP_DRAW_FLAGS])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        if want == COMPLETE and p.code[at + OP_DRAW_PER] >= 0:
            return True
        if p.code[at + OP_DRAW_PER] >= 0 and p.count(p.code[at + OP_DRAW_PER], seat, 0) == 0:
            return False
        if p.area(seat, DECK):
            return True
        if p.code[at + OP_DRAW_FLAGS] & IF_ABLE:
            return want == COMPLETE and p.code[at + OP_DRAW_FLAGS] & UP_TO != 0
        return len(p.area(seat, DISCARD)) > 0 or step_one(p, seat, mode)


def step_one(p: ImperiumPosition, seat: int, mode: int = PRIVATE) -> bool:
    """Could reshuffling bring a new card into the deck?"""
    nation = p.box.nations[p.nation[seat]]
    if not nation.reshuffle_step or p.exhausts_left(seat, mode) < 1:
        return False
    if p.state[seat] == BARBARIAN:
        return not p.spent_nation[seat] and len(p.area(seat, NATION)) > 0
    return not p.spent_development[seat] and len(developable(p, seat, False, mode)) > 0


class Draw(Ask):
    """Draw cards one at a time, reshuffling where it is allowed (IMP-92, IMP-100)."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        flags = stack[DRAW_FLAGS]
        left = stack[DRAW_LEFT]
        if flags & TO_LIMIT:
            left = stack[DRAW_LIMIT] - len(p.area(seat, HAND))
        while left > 0:
            empty = not p.area(seat, DECK)
            if empty and (flags & IF_ABLE or stack[DRAW_RESHUFFLED]):
                break  # IMP-100, IMP-R10
            if flags & UP_TO and not stack[DRAW_WANTED]:
                p.ask(seat)
                return
            if empty:
                stack[DRAW_RESHUFFLED] = 1
                p.push(RESHUFFLE, seat)
                return
            stack[DRAW_RESHUFFLED] = 0
            stack[DRAW_WANTED] = 0
            left -= 1
            if not flags & TO_LIMIT:
                stack[DRAW_LEFT] = left
                p.drawn = [*p.drawn, p.area(seat, DECK)[-1]]
            if changes.draw_one(p, seat):
                return  # something answers first
        p.pop()

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return p.box.yes_or_done

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        if action == p.box.done_0:
            p.pop()
        else:
            p.stack[DRAW_WANTED] = 1  # the next card is wanted


class Reshuffle(Decision[ImperiumPosition]):
    """The draw deck is empty and a card is needed (IMP-92)."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        stage = stack[RESHUFFLE_STAGE]
        stack[RESHUFFLE_STAGE] = stage + 1
        if stage == STEP_ONE:
            self._step_one(p, seat)
        elif stage == STEP_ONE_DONE:
            if stack[RESHUFFLE_DEVELOPMENTS] > len(p.area(seat, DEVELOPMENT)):
                p.exhausts[seat] -= 1  # only if a card was developed (IMP-R12)
                p.spent_development = p.spent_development[:]
                p.spent_development[seat] = 1
        else:
            p.pop()
            self._shuffle(p, seat)

    def _step_one(self, p: ImperiumPosition, seat: int) -> None:
        if not step_one(p, seat):
            return
        if p.state[seat] == BARBARIAN:
            p.exhausts[seat] -= 1
            if len(p.area(seat, NATION)) > 1:
                p.spent_nation = p.spent_nation[:]
                p.spent_nation[seat] = 1  # else there is no nation deck left to hold it (IMP-R11)
            changes.nation_to_discard(p, seat)
        else:
            p.stack[RESHUFFLE_DEVELOPMENTS] = len(p.area(seat, DEVELOPMENT))
            p.push(DEVELOP, seat, 0, 1)

    def _shuffle(self, p: ImperiumPosition, seat: int) -> None:
        """The discard pile becomes the new draw deck (IMP-98)."""
        zone = COMMON + seat * AREA
        cards = p.zones[zone + DISCARD]
        if not cards:
            return
        p.relabel(cards)
        p.zones[zone + DISCARD] = []
        p.lay_out(zone + DECK, cards)
        p.shuffle_zone(zone + DECK)
        tell(p, E_RESHUFFLED, ALL, seat)


# -- developing -----------------------------------------------------------------------------------------------


def development_price(p: ImperiumPosition, seat: int, card: int) -> list[int]:
    """The price after discounts (IMP-R62); a price without the component does not change."""
    price = p.box.price[card][:]
    if not p.has(seat, HAS_DISCOUNT):
        return price
    for own in p.area(seat, PLAY):
        lower = p.box.discount[own]
        if lower:
            for res in range(TOKENS):
                if price[res] > 0 and lower[res] > 0:
                    price[res] = max(p.box.discount_min[own], price[res] - lower[res])
    return price


def developable(p: ImperiumPosition, seat: int, free: bool, mode: int = PRIVATE) -> list[int]:
    """Cards of the development area that can be developed now (IMP-190, IMP-192)."""
    if not p.box.nations[p.nation[seat]].develops:
        return []
    found: list[int] = []
    for card in p.area(seat, DEVELOPMENT):
        if free:
            found.append(card)
        else:
            price = development_price(p, seat, card)
            if p.can_pay(seat, price[MATERIAL], price[POPULATION], price[PROGRESS], 0, mode):
                found.append(card)
    return found


class DevelopCard(LookAhead):
    """develop: 1 for free."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        p.push(DEVELOP, p.stack[RUN_SUBJECT], p.code[at + OP_DEVELOP_FREE], 0)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(developable(p, seat, p.code[at + OP_DEVELOP_FREE] == 1, mode)) > 0


class Develop(Ask):
    """Which card is developed; while reshuffling it may be left (IMP-96)."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        if stack[DEVELOP_CARD]:
            card = stack[DEVELOP_CARD] - 1
            p.pop()
            develop(p, seat, card)
            return
        found = developable(p, seat, stack[DEVELOP_FREE] == 1)
        if not found:
            p.pop()
        elif len(found) == 1 and not stack[DEVELOP_OPTIONAL]:
            self._pay(p, seat, found[0])
        else:
            p.ask(seat)

    def _pay(self, p: ImperiumPosition, seat: int, card: int) -> None:
        p.stack[DEVELOP_CARD] = card + 1
        if not p.stack[DEVELOP_FREE]:
            price = development_price(p, seat, card)
            p.push(PAY, seat, price[MATERIAL], price[POPULATION], price[PROGRESS], 0)

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        options = [p.box.pick_0 + card for card in developable(p, seat, p.stack[DEVELOP_FREE] == 1)]
        if p.stack[DEVELOP_OPTIONAL]:
            options.append(p.box.done_0)
        return options

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_DEVELOPABLE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        if action == p.box.done_0:
            p.pop()
        else:
            self._pay(p, seat, action - p.box.pick_0)


def develop(p: ImperiumPosition, seat: int, card: int) -> None:
    """The card goes to the discard pile; the last one triggers the end (IMP-110)."""
    p.move_in(card, seat, DISCARD, ALL)
    tell(p, E_DEVELOPED, ALL, seat, card)
    code = p.box.on_gain[card]
    if code >= 0:
        changes.begin(p, code, seat, card, TEXT_OTHER)
    if not p.area(seat, DEVELOPMENT):
        changes.trigger_end(p, END_DEVELOPMENT)


# -- Marvellous -----------------------------------------------------------------------------------------------


class DrawTopThenPlace(LookAhead):
    """draw_top_then_place: the places are always discard pile, top of the deck, history."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        if p.area(seat, DECK):
            p.drawn = [p.area(seat, DECK)[-1]]
            p.push(TOP_CARD, seat, p.code[at])
            changes.draw_one(p, seat)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(p.area(seat, DECK)) > 0


TOPS: Final[tuple[int, ...]] = (changes.DO_DISCARD, changes.DO_TO_TOP, changes.DO_HISTORY)
"""What the answers to `top_card` do, in their order."""


class TopCard(Ask):
    """Where the drawn card goes: option 1 discard pile, 2 top of the deck, 3 history."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return p.box.tops

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return OPTION_IMPOSSIBLE if p.box.tops[0] <= action <= p.box.tops[-1] else OTHER_QUESTION

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        card = p.drawn[0]
        p.pop()
        if card in p.area(seat, HAND):
            changes.send(p, card, seat, TOPS[action - p.box.tops[0]])


class NationToDiscard(LookAhead):
    """nation_to_discard: n (IMP-R13)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        for _ in range(p.code[at + OP_NATION_TO_DISCARD_N]):
            changes.nation_to_discard(p, seat)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(p.area(seat, NATION)) > 0
