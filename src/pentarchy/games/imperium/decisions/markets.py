"""Acquire, break through, exchange with the exile pile, gamble on the main deck (IMP-155 to IMP-181)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.box import (
    ANY_SUIT,
    HAS_EXILE,
    ON_ACQUIRE_OR_BREAK,
    PROGRESS,
    S_CIVILISED,
    S_REGION,
    S_UNCIVILISED,
    SUITS,
    TOKENS,
    Z_EXILE,
    Z_MARKET,
)
from pentarchy.games.imperium.decisions import changes, plays
from pentarchy.games.imperium.decisions.base import Ask, tell
from pentarchy.games.imperium.numbers import (
    ACQUIRE,
    ACQUIRE_AT,
    ACQUIRE_CARD,
    ACQUIRE_ROOT,
    BREAK,
    BREAK_AT,
    BREAK_ROOT,
    BREAK_SUIT,
    DECLARE,
    DECLARE_AT,
    DECLARE_BREAKING,
    DECLARE_ROOT,
    E_BROKE,
    E_DECLARED,
    E_EXILED,
    E_REVEALED,
    E_SWAPPED,
    E_TO_HAND,
    EFFECT_NOTED,
    NO_DECK,
    NOT_IN_MARKET,
    OP_ACQUIRE_FILTER,
    OP_ACQUIRE_FREE,
    OP_ACQUIRE_PLACES,
    OP_ACQUIRE_SUITS,
    OP_ACQUIRE_TOKEN,
    OP_DECLARE_SUIT_SUITS,
    OP_REVEALED_TO_HAND,
    OTHER_QUESTION,
    SWAP,
    SWAP_SLOT,
    WRONG_SUIT,
)
from pentarchy.games.imperium.position import (
    BYTE,
    CIVILISED_DECK,
    EXILE,
    HAND,
    MAIN,
    MARKET,
    NO_CARD,
    PLAY,
    REGION_DECK,
    UNCIVILISED_DECK,
    ImperiumPosition,
    LookAhead,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ACTOR, ALL, WIDTH
from pentarchy.kernel.program import COMPLETE, RUN_ROOT, RUN_SUBJECT, ProgramPosition

CONSOLATION: Final = 2
"""Progress for a break-through without any card (IMP-180)."""


def acquirable(p: ImperiumPosition, at: int, seat: int) -> list[int]:
    """Market (and exiled) cards that may be acquired."""
    code = p.code
    suits = code[at + OP_ACQUIRE_SUITS]
    token = code[at + OP_ACQUIRE_TOKEN]
    places = code[at + OP_ACQUIRE_PLACES]
    found: list[int] = []
    if places & Z_MARKET:
        for slot in range(len(p.slots)):
            card = p.slots[slot]
            marked = token < 0 or p.slot_tokens[slot * TOKENS + token] > 0
            if card >= 0 and marked and fits(p, card, suits, code[at + OP_ACQUIRE_FILTER]):
                found.append(card)
    from_exile = suits if places & Z_EXILE else 0
    if token < 0 and places & Z_MARKET and p.has(seat, HAS_EXILE):
        for own in p.area(seat, PLAY):
            from_exile |= p.box.exile_suits[own] & suits
    if from_exile:
        for card in p.zones[EXILE]:
            if fits(p, card, from_exile, code[at + OP_ACQUIRE_FILTER]):
                found.append(card)
    return found


def fits(p: ImperiumPosition, card: int, suits: int, filter_id: int) -> bool:
    return (suits == ANY_SUIT or p.box.suits[card] & suits != 0) and p.matches(filter_id, card)


class AcquireCard(LookAhead):
    """acquire: suits, token, filter, places, 1 if it is played at once."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        p.push(ACQUIRE, p.stack[RUN_SUBJECT], at, 0, p.stack[RUN_ROOT])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(acquirable(p, at, seat)) > 0


class Acquire(Ask):
    """Which card. Some are played at once."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        if stack[ACQUIRE_CARD]:
            card = stack[ACQUIRE_CARD] - 1
            p.pop()
            if card in p.area(seat, HAND) and plays.obstacle(p, seat, card, False, False) == 0:
                plays.start_play(p, seat, card, True, 0)
            return
        found = acquirable(p, stack[ACQUIRE_AT], seat)
        if not found:
            p.pop()
        elif len(found) == 1:
            self._take(p, seat, found[0])
        else:
            p.ask(seat)

    def _take(self, p: ImperiumPosition, seat: int, card: int) -> None:
        root = p.stack[ACQUIRE_ROOT]
        if p.code[p.stack[ACQUIRE_AT] + OP_ACQUIRE_FREE]:
            p.stack[ACQUIRE_CARD] = card + 1
        else:
            p.pop()
        slot = changes.slot_of(p, card)
        if slot >= 0:
            changes.take_from_market(p, seat, slot, False, root)
        else:
            changes.take_from_exile(p, seat, card, False)

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.pick_0 + card for card in acquirable(p, p.stack[ACQUIRE_AT], seat)]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        card = action - p.box.pick_0
        if 0 <= card < p.box.cards and p.where[card] == MARKET:
            return WRONG_SUIT
        return self.picked(p, action, NOT_IN_MARKET)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        self._take(p, seat, action - p.box.pick_0)


# -- break through --------------------------------------------------------------------------------------------


class BreakThrough(LookAhead):
    """break_through: suits, token (-1), filter, places, 0. It always gives something (IMP-181)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        root = p.stack[RUN_ROOT]
        suits = p.code[at + OP_ACQUIRE_SUITS]
        if suits == ANY_SUIT or suits & (suits - 1) == 0:
            p.push(BREAK, seat, at, suits, root)
        else:
            p.push(DECLARE, seat, at, 1, root)


class Declare(Ask):
    """Declare a suit (IMP-177)."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        suits = p.code[p.stack[DECLARE_AT] + OP_DECLARE_SUIT_SUITS]
        return [p.box.suit_0 + k for k in range(len(SUITS)) if suits >> k & 1]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return WRONG_SUIT if p.box.suit_0 <= action < p.box.suit_0 + len(SUITS) else OTHER_QUESTION

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        suit = action - p.box.suit_0
        at = p.stack[DECLARE_AT]
        breaking = p.stack[DECLARE_BREAKING]
        root = p.stack[DECLARE_ROOT]
        p.pop()
        tell(p, E_DECLARED, ALL, seat, suit)
        if breaking:
            p.push(BREAK, seat, at, 1 << suit, root)
        else:
            p.set_result(root, EFFECT_NOTED, 1 << suit)


def small_deck(suit: int) -> int:
    """The deck of a suit; the main deck for tributaries and for any suit."""
    if suit == S_REGION:
        return REGION_DECK
    if suit == S_UNCIVILISED:
        return UNCIVILISED_DECK
    if suit == S_CIVILISED:
        return CIVILISED_DECK
    return MAIN


class Break(Ask):
    """Where the card comes from (IMP-178 to IMP-180)."""

    def run(self, p: ImperiumPosition) -> None:
        found = self.legal(p, p.stack[ACTOR])
        if len(found) == 1:
            self.apply(p, p.stack[ACTOR], found[0])
        else:
            p.memo = found
            p.ask(p.stack[ACTOR])

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        at = p.stack[BREAK_AT]
        suit = p.stack[BREAK_SUIT]
        pick = p.box.pick_0
        filter_id = p.code[at + OP_ACQUIRE_FILTER]
        found = [pick + card for card in p.slots if card >= 0 and fits(p, card, suit, filter_id)]
        if p.code[at + OP_ACQUIRE_PLACES] & Z_EXILE:
            found += [pick + card for card in p.zones[EXILE] if fits(p, card, suit, filter_id)]
        deck = small_deck(suit)
        if deck != MAIN and not p.zones[deck]:
            deck = MAIN
        found.append(p.box.deck_0 + deck - MAIN)
        return found

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        if p.box.deck_0 <= action <= p.box.deck_0 + CIVILISED_DECK - MAIN:
            return NO_DECK
        card = action - p.box.pick_0
        if 0 <= card < p.box.cards and p.where[card] == MARKET:
            return WRONG_SUIT
        return self.picked(p, action, NOT_IN_MARKET)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        at = p.stack[BREAK_AT]
        suit = p.stack[BREAK_SUIT]
        root = p.stack[BREAK_ROOT]
        p.pop()
        if action >= p.box.deck_0:
            deck = action - p.box.deck_0 + MAIN
            if deck == MAIN:
                reveal_until(p, seat, suit, p.code[at + OP_ACQUIRE_FILTER])
            else:
                break_from_deck(p, seat, deck)
            return
        card = action - p.box.pick_0
        slot = changes.slot_of(p, card)
        if slot >= 0:
            changes.take_from_market(p, seat, slot, True, root)
        else:
            changes.take_from_exile(p, seat, card, True)


def break_from_deck(p: ImperiumPosition, seat: int, deck: int) -> None:
    """IMP-179: the top card of a small deck, unseen by the others."""
    card = p.zones[deck][-1]
    p.move_in(card, seat, HAND, only(seat))
    tell(p, E_BROKE, p.seen[card], seat, card)
    changes.react(p, seat, ON_ACQUIRE_OR_BREAK, card, 0)


def reveal_until(p: ImperiumPosition, seat: int, suit: int, filter_id: int) -> None:
    """IMP-180: reveal main-deck cards until one fits; the others are shuffled back; without one, 2 progress."""
    deck = p.zones[MAIN]
    chosen = NO_CARD
    for k in range(len(deck) - 1, -1, -1):
        p.show(deck[k], ALL)
        tell(p, E_REVEALED, ALL, deck[k])
        if fits(p, deck[k], suit, filter_id):
            chosen = deck[k]
            break
    if chosen < 0:
        if deck:
            p.shuffle_zone(MAIN)
        changes.gain(p, seat, PROGRESS, CONSOLATION)
        return
    p.move_in(chosen, seat, HAND, ALL)
    tell(p, E_BROKE, ALL, seat, chosen)
    if p.zones[MAIN]:
        p.shuffle_zone(MAIN)
    changes.from_main(p)
    changes.react(p, seat, ON_ACQUIRE_OR_BREAK, chosen, 0)


# -- Lighthouse ---------------------------------------------------------------------------------------------------


class SwapExileMarket(LookAhead):
    """swap_exile_market (IMP-158)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        if self.can(p, at, 0, 0, 0, 0):
            p.push(SWAP, p.stack[RUN_SUBJECT])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(p.zones[EXILE]) > 0 and max(p.slots) >= 0


class Swap(Ask):
    """First the market card, then the exiled card."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        cards = p.zones[EXILE] if p.stack[SWAP_SLOT] else [card for card in p.slots if card >= 0]
        return [p.box.pick_0 + card for card in cards]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_IN_MARKET)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        card = action - p.box.pick_0
        if not p.stack[SWAP_SLOT]:
            p.stack[SWAP_SLOT] = changes.slot_of(p, card) + 1
            return
        slot = p.stack[SWAP_SLOT] - 1
        old = p.slots[slot]
        p.pop()
        changes.lift_unrest(p, slot)
        p.move(old, EXILE, ALL)
        p.move(card, MARKET, ALL)
        p.own_slots()
        p.slots[slot] = card
        tell(p, E_SWAPPED, ALL, seat, old, card)
        changes.lay_unrest(p, slot)


# -- Gambling ---------------------------------------------------------------------------------------------------


class DeclareSuit(LookAhead):
    """declare_suit: suits."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        p.push(DECLARE, p.stack[RUN_SUBJECT], at, 0, p.stack[RUN_ROOT])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(p.zones[MAIN]) > 0


class RevealMain(LookAhead):
    """reveal_main: the top card of the main deck is shown and remembered."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        if p.zones[MAIN]:
            card = p.zones[MAIN][-1]
            p.show(card, ALL)
            p.stack[p.stack[RUN_ROOT] + WIDTH + EFFECT_NOTED] |= card + 1 << BYTE
            tell(p, E_REVEALED, ALL, card)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(p.zones[MAIN]) > 0


class RevealedTo(LookAhead):
    """revealed_to: 1 to hand, 0 to exile."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        card = p.revealed(p.stack[RUN_ROOT])
        seat = p.stack[RUN_SUBJECT]
        if card < 0:
            return
        if p.code[at + OP_REVEALED_TO_HAND]:
            p.move_in(card, seat, HAND, ALL)
            tell(p, E_TO_HAND, ALL, seat, card)
        else:
            p.move(card, EXILE, ALL)
            tell(p, E_EXILED, ALL, seat, card)
        changes.from_main(p)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return want == COMPLETE or len(p.zones[MAIN]) > 0
