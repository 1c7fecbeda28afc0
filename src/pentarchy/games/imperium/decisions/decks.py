"""Look, find, fame, nation deck, quests and journey (IMP-143 to IMP-152, IMP-166, IMP-200 to IMP-212)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.box import EMPIRE, ON_LOOK, Z_DECK, Z_DISCARD, Z_HAND, Z_NATION
from pentarchy.games.imperium.decisions import changes, picks
from pentarchy.games.imperium.decisions.base import Ask, tell
from pentarchy.games.imperium.numbers import (
    E_BOTTOM,
    E_EXCHANGED,
    E_FOUND,
    E_JOURNEY,
    E_LOOKED,
    E_PUT_IN_PLAY,
    E_TOOK_FAME,
    FIND,
    FIND_AT,
    LOOK,
    LOOK_DECK,
    LOOK_N,
    LOOK_REACTED,
    NOT_LOOKED_AT,
    NOT_SELECTABLE,
    OP_FIND_FILTER,
    OP_FIND_NAMED,
    OP_FIND_PLACES,
    OP_FIND_TO,
    OP_FLIP_STATE_STATE,
    OP_LOOK_DECK,
    OP_LOOK_MORE_N,
    OP_LOOK_N,
    OP_REVEAL_AND_HISTORY_ALL_FILTER,
    OP_TAKE_FAME_N,
    OP_TAKE_LOOKED_N,
    PUT_BACK,
    PUT_BACK_LEFT,
    SWAP_NATION,
    TAKE_LOOKED,
    TAKE_LOOKED_LEFT,
)
from pentarchy.games.imperium.position import (
    AREA,
    BOX,
    COMMON,
    DECK,
    DISCARD,
    FAME,
    HAND,
    KNOWLEDGE,
    NATION,
    NO_CARD,
    PLAY,
    POWER,
    QUEST,
    TEXT_OTHER,
    ImperiumPosition,
    LookAhead,
    without_card,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ACTOR, ALL, WIDTH, Decision
from pentarchy.kernel.program import COMPLETE, HOPEFUL, PRIVATE, RUN_ROOT, RUN_SOURCE, RUN_SUBJECT, ProgramPosition

L_FAME: Final = 0
L_NATION: Final = 1


def look_zone(seat: int, deck: int) -> int:
    return FAME if deck == L_FAME else COMMON + seat * AREA + NATION


def visible(p: ImperiumPosition, seat: int, deck: int) -> int:
    """Cards that a look can show: never King of Kings (IMP-167), the accession card only if alone (IMP-R59)."""
    if deck == L_FAME:
        return changes.fame_left(p)
    return changes.nation_cards(p, seat) or len(p.area(seat, NATION))


class LookAt(LookAhead):
    """look: deck, n."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        p.looked = 0
        p.push(LOOK, p.stack[RUN_SUBJECT], p.code[at + OP_LOOK_DECK], p.code[at + OP_LOOK_N])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        if visible(p, seat, p.code[at + OP_LOOK_DECK]) > 0:
            return True
        return p.code[at + OP_LOOK_DECK] == L_FAME and changes.king_changes(p, seat, mode)


class Look(Decision[ImperiumPosition]):
    """See cards secretly (IMP-166)."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        deck = stack[LOOK_DECK]
        if visible(p, seat, deck) == 0:
            p.pop()
            if deck == L_FAME:
                changes.king(p, seat)
            return
        if not stack[LOOK_REACTED]:
            stack[LOOK_REACTED] = 1
            changes.react(p, seat, ON_LOOK, NO_CARD, deck)
            return
        n = min(stack[LOOK_N], visible(p, seat, deck))
        p.pop()
        if deck == L_FAME or changes.nation_cards(p, seat) > 0:
            p.handle(look_zone(seat, deck), n, seat)
        # Else it is the accession card alone, which lies open (IMP-38): nobody loses sight of it.
        p.looked = n
        tell(p, E_LOOKED, ALL, seat, deck, n)


class LookMore(LookAhead):
    """look_more: the look that waits below grows."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        look = p.stack[RUN_ROOT] - 2 * WIDTH  # the window of the reaction lies between
        p.stack[look + WIDTH + LOOK_N] += p.code[at + OP_LOOK_MORE_N]


class TakeLookedCards(LookAhead):
    """take_looked: n."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        if p.looked:
            p.push(TAKE_LOOKED, p.stack[RUN_SUBJECT], min(p.code[at + OP_TAKE_LOOKED_N], p.looked))

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return want == COMPLETE  # the look before it says whether there is anything to take


class TakeLooked(Ask):
    """Which of the fame cards looked at goes to hand."""

    def run(self, p: ImperiumPosition) -> None:
        seat = p.stack[ACTOR]
        if p.stack[TAKE_LOOKED_LEFT] == 0:
            p.pop()
            if p.looked > 1:
                p.push(PUT_BACK, seat, p.looked)
        elif p.looked == 1:
            self._take(p, p.stack[ACTOR], p.zones[FAME][-1])
        else:
            p.ask(p.stack[ACTOR])

    def _take(self, p: ImperiumPosition, seat: int, card: int) -> None:
        p.stack[TAKE_LOOKED_LEFT] -= 1
        p.looked -= 1
        p.move_in(card, seat, HAND, only(seat))
        tell(p, E_TOOK_FAME, p.seen[card], seat, card)

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        fame = p.zones[FAME]
        return [p.box.pick_0 + card for card in sorted(fame[len(fame) - p.looked :])]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_LOOKED_AT)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        self._take(p, seat, action - p.box.pick_0)


class PutBack(Ask):
    """In which order the rest goes back: each answer is the lowest card of those left (IMP-166)."""

    def run(self, p: ImperiumPosition) -> None:
        if p.stack[PUT_BACK_LEFT] <= 1:
            p.pop()
        else:
            p.ask(p.stack[ACTOR])

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        fame = p.zones[FAME]
        return [p.box.pick_0 + card for card in sorted(fame[len(fame) - p.stack[PUT_BACK_LEFT] :])]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_LOOKED_AT)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        left = p.stack[PUT_BACK_LEFT]
        p.stack[PUT_BACK_LEFT] = left - 1
        p.reorder(FAME, len(p.zones[FAME]) - left, action - p.box.pick_0, seat)


class LookedToBottom(LookAhead):
    """looked_to_bottom: the seen nation card goes under the others, above the accession card (IMP-R14)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        deck = p.area(seat, NATION)
        n = changes.nation_cards(p, seat)
        if p.looked and n > 0:
            p.reorder(COMMON + seat * AREA + NATION, len(deck) - n, deck[-1], seat)
            tell(p, E_BOTTOM, ALL, seat)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return p.looked > 0 and changes.nation_cards(p, seat) > 1


class ShuffleNation(LookAhead):
    """shuffle: the nation deck (IMP-148)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        changes.shuffle_nation(p, p.stack[RUN_SUBJECT])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return want == COMPLETE or changes.nation_cards(p, seat) > 1


class TakeFame(LookAhead):
    """take_fame: n (IMP-201)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        for _ in range(p.code[at + OP_TAKE_FAME_N]):
            changes.take_fame(p, seat)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return changes.fame_left(p) > 0 or changes.king_changes(p, seat, mode)


# -- Sacred Pass --------------------------------------------------------------------------------------------------


class SwapHandNation(LookAhead):
    """swap_hand_nation_top (IMP-200): not for the accession card, not with an empty hand."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        if self.can(p, at, seat, 0, 0, 0):
            p.push(SWAP_NATION, seat)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return changes.nation_cards(p, seat) > 0 and len(p.area(seat, HAND)) > 0


class SwapNation(Ask):
    """Which hand card goes on top of the nation deck."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.pick_0 + card for card in picks.one_unrest(p, p.area(seat, HAND))]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_SELECTABLE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        card = action - p.box.pick_0
        p.pop()
        top = p.area(seat, NATION)[-1]
        p.leave_hidden(seat, HAND, card)
        p.begin_cluster(seat)
        p.lead_astray(seat)
        p.move_in(card, seat, NATION, only(seat))
        p.move_in(top, seat, HAND, only(seat))
        tell(p, E_EXCHANGED, ALL, seat)


# -- find -----------------------------------------------------------------------------------------------------------


class FindCard(LookAhead):
    """find: filter, places, where to (0 hand, 1 history, 2 discard pile), 1 if it names one card."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        if p.code[at + OP_FIND_NAMED]:
            found = findable(p, at, seat)
            place = _searched(p, at, seat, found[0] if found else NO_CARD)
            if found:
                bring(p, seat, found[0], p.code[at + OP_FIND_TO])
            shuffle_searched(p, seat, place)
        elif find_able(p, at, seat, HOPEFUL):
            p.push(FIND, seat, at)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return find_able(p, at, seat, mode)


def find_able(p: ImperiumPosition, at: int, seat: int, mode: int) -> bool:
    if mode & KNOWLEDGE == PRIVATE:
        return len(findable(p, at, seat)) > 0
    for zone in find_zones(p, at):
        for card in picks.zone_cards(p, zone, seat, NO_CARD):
            if (zone & picks.HIDDEN and mode & KNOWLEDGE == HOPEFUL) or (
                not zone & picks.HIDDEN and p.matches(p.code[at + OP_FIND_FILTER], card)
            ):
                return True
    return False


def find_zones(p: ImperiumPosition, at: int) -> list[int]:
    """The places in the order of IMP-149: hand, discard pile, draw deck, nation deck."""
    order = (Z_HAND, Z_DISCARD, Z_DECK, Z_NATION)
    return [zone for zone in order if p.code[at + OP_FIND_PLACES] & zone]


def findable(p: ImperiumPosition, at: int, seat: int) -> list[int]:
    found: list[int] = []
    for zone in find_zones(p, at):
        for card in picks.zone_cards(p, zone, seat, NO_CARD):
            if p.matches(p.code[at + OP_FIND_FILTER], card):
                found.append(card)
    return found


def _searched(p: ImperiumPosition, at: int, seat: int, card: int) -> int:
    """Which decks have been searched until the named card was found, as zone bits (IMP-R80)."""
    searched = 0
    for zone in find_zones(p, at):
        searched |= zone
        if card >= 0 and card in picks.zone_cards(p, zone, seat, NO_CARD):
            break
    return searched


def bring(p: ImperiumPosition, seat: int, card: int, doing: int) -> None:
    """The found card is shown and goes where the effect says (IMP-150); a history is replaced as always."""
    p.show(card, ALL)
    tell(p, E_FOUND, ALL, seat, card)
    if not (p.place(card) == HAND and doing == changes.DO_TO_HAND):
        changes.send(p, card, seat, doing)
        p.show(card, ALL)


def shuffle_searched(p: ImperiumPosition, seat: int, zones: int) -> None:
    """IMP-152."""
    if zones & Z_DECK:
        changes.shuffle_deck(p, seat)
    if zones & Z_NATION:
        changes.shuffle_nation(p, seat)


class Find(Ask):
    """Any card of a kind, from any of the places (IMP-151)."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        found = [p.box.pick_0 + card for card in findable(p, p.stack[FIND_AT], seat)]
        return found or [p.box.done_0]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_SELECTABLE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        at = p.stack[FIND_AT]
        p.pop()
        if action != p.box.done_0:
            bring(p, seat, action - p.box.pick_0, p.code[at + OP_FIND_TO])
        shuffle_searched(p, seat, p.code[at + OP_FIND_PLACES])


class RevealAndHistoryAll(LookAhead):
    """reveal_and_history_all: filter. Hand, deck and discard pile are shown; every match and this card go (Ashoka)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        source = p.stack[RUN_SOURCE]
        filter_id = p.code[at + OP_REVEAL_AND_HISTORY_ALL_FILTER]
        for zone in (HAND, DECK, DISCARD):
            for card in p.area(seat, zone)[:]:
                p.show(card, ALL)
                if p.matches(filter_id, card):
                    changes.send(p, card, seat, changes.DO_HISTORY)
        if p.place(source) == PLAY:
            changes.send(p, source, seat, changes.DO_HISTORY)
        changes.shuffle_deck(p, seat)


# -- game end, journey, quests ---------------------------------------------------------------------------------------


class TriggerGameEnd(LookAhead):
    """trigger_game_end: the reason is known from the card (IMP-111 to IMP-114)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        changes.trigger_end(p, p.box.end_reason[p.stack[RUN_SOURCE]])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return want == COMPLETE or not p.trigger


class PutIntoPlayThis(LookAhead):
    """put_into_play_this (IMP-101)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        p.move_in(p.stack[RUN_SOURCE], p.stack[RUN_SUBJECT], PLAY, ALL)
        tell(p, E_PUT_IN_PLAY, ALL, p.stack[RUN_SUBJECT], p.stack[RUN_SOURCE])


class FlipThis(LookAhead):
    """flip_this: the journey card shows its other side (IMP-211); an exhaust token on it stays."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        p.turn_over(p.stack[RUN_SOURCE])
        enter(p, p.stack[RUN_SUBJECT], p.stack[RUN_SOURCE])


class ReplaceThis(LookAhead):
    """replace_this: the next card of the journey pile becomes the top card; this one leaves the game."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        source = p.stack[RUN_SOURCE]
        if source in p.spent:
            p.spent = without_card(p.spent, source)
        p.move(source, BOX, ALL)
        enter(p, seat, p.area(seat, POWER)[-1])


def enter(p: ImperiumPosition, seat: int, card: int) -> None:
    """A journey face becomes the current one."""
    face = p.face(card)
    tell(p, E_JOURNEY, ALL, seat, card, face)
    if p.box.on_enter[face] >= 0:
        changes.begin(p, p.box.on_enter[face], seat, card, TEXT_OTHER)


class FlipState(LookAhead):
    """flip_state: to empire (IMP-212)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        if p.code[at + OP_FLIP_STATE_STATE] == EMPIRE:
            changes.become_empire(p, p.stack[RUN_SUBJECT])


class QuestToHand(LookAhead):
    """quest_to_hand (IMP-207)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        for card in p.area(seat, QUEST)[:]:
            changes.send(p, card, seat, changes.DO_TO_HAND)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(p.area(seat, QUEST)) > 0


class QuestAndNationToDiscard(LookAhead):
    """quest_and_nation_to_discard (IMP-207, IMP-R13)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        for card in p.area(seat, QUEST)[:]:
            changes.send(p, card, seat, changes.DO_DISCARD)
        changes.nation_to_discard(p, seat)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(p.area(seat, QUEST)) + len(p.area(seat, NATION)) > 0
