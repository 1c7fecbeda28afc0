"""Selections: which cards a node may take, and the question that picks them one at a time."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.box import (
    HAS_MASK_HOST,
    HAS_UNREST_PRICE,
    ON_REQUIRES_DISCARD,
    S_UNREST,
    Z_DECK,
    Z_DEVELOPMENT,
    Z_DISCARD,
    Z_DRAWN,
    Z_EXILE,
    Z_GARRISON,
    Z_GARRISON_HERE,
    Z_HAND,
    Z_HISTORY,
    Z_MARKET,
    Z_NATION,
    Z_PLAY,
    Z_QUEST,
    Select,
)
from pentarchy.games.imperium.decisions import changes
from pentarchy.games.imperium.decisions.base import Ask
from pentarchy.games.imperium.decisions.changes import (
    DO_ABANDON,
    DO_DISCARD,
    DO_EXILE,
    DO_GARRISON,
    DO_RECALL,
    DO_RETURN,
    DO_SINK,
    DO_TO_TOP,
)
from pentarchy.games.imperium.numbers import (
    NOT_SELECTABLE,
    PICK,
    PICK_DOING,
    PICK_LEFT,
    PICK_OFFERED,
    PICK_ROOT,
    PICK_SELECT,
    PICK_SOURCE,
    REACT,
)
from pentarchy.games.imperium.position import (
    ABANDONED,
    ACTIVATE,
    AREA,
    COMMON,
    DECK,
    DEVELOPMENT,
    DISCARD,
    DISCARDED,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    KNOWLEDGE,
    NATION,
    PLAY,
    QUEST,
    RETURNED,
    SLOTS,
    ImperiumPosition,
)
from pentarchy.kernel.position import ACTOR
from pentarchy.kernel.program import COMPLETE, HOPEFUL, PRIVATE

ANY_NUMBER: Final = 99
"""More cards than there can be."""

HIDDEN: Final = Z_HAND | Z_DECK | Z_HISTORY | Z_NATION | Z_DRAWN


def allowed(p: ImperiumPosition, doing: int, card: int, place: int) -> bool:
    """Restrictions printed on cards (IMP-208, IMP-209, «never a garrison»)."""
    box = p.box
    if doing in (DO_ABANDON, DO_RECALL):
        return not box.no_leave[card]
    if doing == DO_GARRISON:
        if box.no_garrison[card]:
            return False
        if place == Z_DEVELOPMENT and box.last_quest[card]:
            return len(p.area(p.owner(card), DEVELOPMENT)) == 1
    return True


def candidates(p: ImperiumPosition, select: Select, doing: int, seat: int, source: int) -> list[int]:
    """All cards that may be picked, in fixed order. The card that is about to be played is no longer in hand."""
    found: list[int] = []
    plain = select.plain and not DO_ABANDON <= doing <= DO_GARRISON
    flags = select.flags
    first = COMMON + seat * AREA
    for k in range(len(select.zones)):
        place = select.zones[k]
        zone = select.areas[k]
        for card in p.zones[first + zone] if zone >= 0 else zone_cards(p, place, seat, source):
            if flags[card] and (card != source or place != Z_HAND) and (plain or _fits(p, select, doing, card, place)):
                found.append(card)
    if select.masks and doing == DO_DISCARD:
        found += mask_substitutes(p, seat)
    return found


def _fits(p: ImperiumPosition, select: Select, doing: int, card: int, place: int) -> bool:
    """What depends on more than the card's printed facts."""
    return (
        p.matches(select.filter, card)
        and allowed(p, doing, card, place)
        and (select.host < 0 or p.matches(select.host, p.host_of(card)))
    )


def zone_cards(p: ImperiumPosition, place: int, seat: int, source: int) -> list[int]:
    if place == Z_HAND:
        return p.area(seat, HAND)
    if place == Z_DISCARD:
        return p.area(seat, DISCARD)
    if place == Z_PLAY:
        return p.in_play(seat)
    if place == Z_MARKET:
        return [p.slots[k] for k in range(SLOTS) if p.slots[k] >= 0 and not changes.slot_has_tokens(p, k)]
    if place == Z_GARRISON:
        return p.area(seat, GARRISON)
    if place == Z_GARRISON_HERE:
        return p.garrison_of(source)
    if place == Z_HISTORY:
        return p.area(seat, HISTORY)
    if place == Z_DECK:
        return sorted(p.area(seat, DECK))
    if place == Z_NATION:
        deck = p.area(seat, NATION)
        return sorted(deck[len(deck) - changes.nation_cards(p, seat) :])
    if place == Z_DEVELOPMENT:
        return p.area(seat, DEVELOPMENT)
    if place == Z_QUEST:
        return p.area(seat, QUEST)
    if place == Z_EXILE:
        return p.zones[EXILE]
    if place == Z_DRAWN:
        hand = p.area(seat, HAND)
        return [card for card in p.drawn if card in hand]
    return []


def weight(p: ImperiumPosition, doing: int, card: int) -> int:
    """Grand Trunk Road counts as two regions (IMP-194, IMP-R64)."""
    return p.box.counts_as[card] if doing in (DO_ABANDON, DO_RECALL, DO_SINK) else 1


def secret(select: Select, doing: int) -> bool:
    """Does which cards match depend on cards that others do not see?"""
    return select.places & HIDDEN != 0 and (select.filter >= 0 or doing == DO_GARRISON)


def needed(p: ImperiumPosition, select: Select, doing: int, seat: int, source: int) -> int:
    """How many cards must be picked: an unrest card that is played may be cheaper (IMP-R35)."""
    n = select.n
    if (
        n > 1
        and doing == DO_DISCARD
        and source >= 0
        and p.box.suits[source] & S_UNREST
        and p.has(seat, HAS_UNREST_PRICE)
    ):
        lower = 0
        least = 1
        for own in p.area(seat, PLAY):
            lower += p.box.unrest_cards[own]
            if p.box.unrest_cards[own]:
                least = p.box.unrest_min[own]
        n = max(least, n - lower) if lower else n
    return n


def enough(p: ImperiumPosition, select: Select, doing: int, seat: int, source: int, mode: int, least: int) -> bool:
    """Are there at least `least` cards, by the knowledge of `mode`?"""
    knowledge = mode & KNOWLEDGE
    if knowledge == PRIVATE or not secret(select, doing):
        found = candidates(p, select, doing, seat, source)
        if len(found) >= least or doing not in (DO_ABANDON, DO_RECALL, DO_SINK):
            return len(found) >= least
        total = 0
        for card in found:
            total += weight(p, doing, card)
        return total >= least
    total = 0
    for place in select.zones:
        if knowledge == HOPEFUL or not place & HIDDEN:
            cards = zone_cards(p, place, seat, source)
            if place & HIDDEN:
                total += len(cards) - (1 if source in cards else 0)
            else:
                total += len([card for card in cards if p.matches(select.filter, card) and card != source])
    return total + (len(mask_substitutes(p, seat)) if select.masks and doing == DO_DISCARD else 0) >= least


def select_able(p: ImperiumPosition, number: int, doing: int, seat: int, source: int, mode: int, want: int) -> bool:
    """Could the selection be made? COMPLETE: in full."""
    select = p.box.selects[number]
    if select.this:
        return this_able(p, doing, source)
    if select.up_to or select.n == 0:
        return want == COMPLETE or enough(p, select, doing, seat, source, mode, 1)
    least = 1
    if want == COMPLETE:
        least = needed(p, select, doing, seat, source)
        if select.masks and doing == DO_DISCARD and least > 1 and pyramids(p, seat, mode) >= 0:
            least -= 1
    return enough(p, select, doing, seat, source, mode, least)


def this_able(p: ImperiumPosition, doing: int, source: int) -> bool:
    if doing in (DO_ABANDON, DO_RECALL):
        return p.place(source) == PLAY and not p.box.no_leave[source]
    return True


# -- masks (IMP-R36) ------------------------------------------------------------------------------------------


def mask_substitutes(p: ImperiumPosition, seat: int) -> list[int]:
    """Stone Heads: cards garrisoned there may be abandoned instead of masks."""
    found: list[int] = []
    if not p.has(seat, HAS_MASK_HOST):
        return found
    for own in p.area(seat, PLAY):
        if p.box.mask_host[own]:
            found += p.garrison_of(own)
    return found


def pyramids(p: ImperiumPosition, seat: int, mode: int = PRIVATE) -> int:
    """Step Pyramids: a card that can be exhausted now to discard one mask fewer, or -1."""
    if (
        p.phase != ACTIVATE
        or p.turn != seat
        or p.exhausts_left(seat, mode) < 1
        or not p.has(seat, 1 << ON_REQUIRES_DISCARD)
    ):
        return -1
    for own in p.area(seat, PLAY):
        if p.box.listens[own] >> ON_REQUIRES_DISCARD & 1 and own not in p.spent:
            return own
    return -1


# -- carrying out -----------------------------------------------------------------------------------------------


def perform(p: ImperiumPosition, doing: int, card: int, seat: int, source: int, root: int) -> None:
    """Do with one card what the node says, and note it as a result of the effect."""
    if doing == DO_RETURN:
        p.note(root, RETURNED, 1)
        changes.return_unrest(p, seat, card)
        return
    if doing == DO_GARRISON:
        changes.garrison(p, seat, card, source)
        return
    if doing in (DO_ABANDON, DO_RECALL, DO_EXILE, DO_SINK):
        changes.note_moved(p, root, card)
    if doing == DO_ABANDON:
        p.note(root, ABANDONED, weight(p, doing, card))
    elif doing == DO_DISCARD:
        p.note(root, DISCARDED, 1)
    slot = changes.slot_of(p, card) if doing == DO_EXILE else -1
    if slot >= 0:
        changes.exile_from_market(p, seat, slot)
    else:
        changes.send(p, card, seat, doing)


def start_pick(p: ImperiumPosition, number: int, doing: int, seat: int, source: int, root: int) -> None:
    """Begin a selection of the running effect."""
    select = p.box.selects[number]
    if select.this:
        if this_able(p, doing, source):
            perform(p, doing, source, seat, source, root)
        return
    left = needed(p, select, doing, seat, source) if select.n else ANY_NUMBER
    p.push(PICK, seat, number, left, doing, 0, source, root)


class Pick(Ask):
    """Pick cards one at a time. Step Pyramids is offered first."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        select = p.box.selects[stack[PICK_SELECT]]
        doing = stack[PICK_DOING]
        if stack[PICK_LEFT] <= 0:
            p.pop()
            return
        if (
            select.masks
            and doing == DO_DISCARD
            and not stack[PICK_OFFERED]
            and stack[PICK_LEFT] > 1
            and pyramids(p, seat) >= 0
        ):
            stack[PICK_OFFERED] = 1
            p.push(REACT, seat, ON_REQUIRES_DISCARD, stack[PICK_SELECT], 0)
            return
        found = candidates(p, select, doing, seat, stack[PICK_SOURCE])
        if select.unrest and select.n > 0 and not select.up_to and _one_place(select.places):
            if found:  # all unrest cards are equal: nothing to choose
                self._take(p, changes.equal_unrest(p, found))
            else:
                p.pop()
        elif secret(select, doing) or select.up_to or select.n == 0:
            if enough(p, select, doing, seat, stack[PICK_SOURCE], HOPEFUL, 1):
                p.ask(seat)
            else:
                p.pop()
        elif not found:
            p.pop()
        elif len(found) == 1 or (doing != DO_TO_TOP and self._all(p, found)):
            self._take(p, found[0])
        else:
            p.ask(seat)

    def _all(self, p: ImperiumPosition, found: list[int]) -> bool:
        """Must all of them be taken?"""
        total = 0
        for card in found:
            total += weight(p, p.stack[PICK_DOING], card)
        return total <= p.stack[PICK_LEFT]

    def _take(self, p: ImperiumPosition, card: int) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        doing = stack[PICK_DOING]
        source = stack[PICK_SOURCE]
        root = stack[PICK_ROOT]
        substitute = doing == DO_DISCARD and p.place(card) == GARRISON
        stack[PICK_LEFT] -= weight(p, doing, card)
        if stack[PICK_LEFT] <= 0:
            p.pop()
        perform(p, DO_ABANDON if substitute else doing, card, seat, source, root)

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        stack = p.stack
        select = p.box.selects[stack[PICK_SELECT]]
        pick = p.box.pick_0
        found = one_unrest(p, candidates(p, select, stack[PICK_DOING], seat, stack[PICK_SOURCE]))
        options = [pick + card for card in found]
        if select.up_to or select.n == 0 or not options:
            options.append(p.box.done_0)
        return options

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_SELECTABLE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        if action == p.box.done_0:
            p.pop()
        else:
            self._take(p, action - p.box.pick_0)


def _one_place(places: int) -> bool:
    return places & (places - 1) == 0


def one_unrest(p: ImperiumPosition, cards: list[int]) -> list[int]:
    """Of the equal unrest cards of each place only one is offered (IMP-R63)."""
    suits = p.box.suits
    equal = 0
    for card in cards:
        if suits[card] & S_UNREST:
            equal += 1
    if equal < 2:
        return cards
    found: list[int] = []
    groups: list[int] = []
    for card in cards:
        if suits[card] & S_UNREST:
            if p.where[card] not in groups:
                groups.append(p.where[card])
                same = [other for other in cards if suits[other] & S_UNREST and p.where[other] == p.where[card]]
                found.append(changes.equal_unrest(p, same))
        else:
            found.append(card)
    return found
