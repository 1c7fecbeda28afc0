"""Operations on cards: what is done with a selection, garrisons, unrest, gifts, icons (IMP-133 to IMP-146, IMP-186)."""

from __future__ import annotations

from pentarchy.games.imperium.box import S_UNREST, Z_DISCARD, Z_HAND
from pentarchy.games.imperium.decisions import changes, picks
from pentarchy.games.imperium.decisions.base import Ask, tell
from pentarchy.games.imperium.decisions.changes import DO_DISCARD, DO_GARRISON, DO_RETURN, DO_SINK, DO_TO_HAND
from pentarchy.games.imperium.numbers import (
    E_GAVE,
    E_ICON,
    GIVE,
    GIVE_AT,
    GIVE_HURT,
    GIVE_ROOT,
    GIVE_SOURCE,
    GIVE_STEP,
    HOST,
    HOST_AT,
    HOST_CARD,
    HOST_ROOT,
    ICON,
    ICON_TYPE,
    NOT_SELECTABLE,
    OP_DISCARD_DOING,
    OP_DISCARD_SELECT,
    OP_GARRISON_HOST,
    OP_GARRISON_SELECT,
    OP_GARRISON_THEN,
    OP_GIVE_EACH_OTHER_HURTING,
    OP_GIVE_EACH_OTHER_SELECT,
    OP_GIVE_EACH_OTHER_THEN,
    OP_TAKE_UNREST_N,
    OP_TAKE_UNREST_TO_DECK,
    OP_TURN_EFFECT_TYPE,
)
from pentarchy.games.imperium.position import (
    DECK,
    DISCARD,
    HAND,
    HAND_CARDS,
    KNOWLEDGE,
    PLAY,
    POWER,
    TEXT_PLAY,
    ImperiumPosition,
    LookAhead,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ACTOR, ALL
from pentarchy.kernel.program import (
    CHANGE,
    COMPLETE,
    HOPEFUL,
    PRIVATE,
    RUN_ROOT,
    RUN_SOURCE,
    RUN_SUBJECT,
    SURE,
    ProgramPosition,
)


class SelectCards(LookAhead):
    """discard, to_hand, to_deck_top, history, sink, exile, abandon, recall, return_unrest."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        picks.start_pick(
            p,
            p.code[at + OP_DISCARD_SELECT],
            p.code[at + OP_DISCARD_DOING],
            p.stack[RUN_SUBJECT],
            p.stack[RUN_SOURCE],
            p.stack[RUN_ROOT],
        )

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return picks.select_able(
            p, p.code[at + OP_DISCARD_SELECT], p.code[at + OP_DISCARD_DOING], seat, source, mode, want
        )

    def alone(self, p: ImperiumPosition, at: int, seat: int, source: int, mode: int) -> bool:
        ready = picks.select_able(
            p, p.code[at + OP_DISCARD_SELECT], p.code[at + OP_DISCARD_DOING], seat, source, mode, COMPLETE
        )
        if p.code[at + OP_DISCARD_DOING] == DO_SINK:
            return ready and p.bill_able(at, self, seat, source, mode)
        return ready  # every candidate counts as one card, so there are enough cards in hand

    def bill(self, p: ImperiumPosition, at: int, seat: int, source: int, due: list[int]) -> None:
        select = p.box.selects[p.code[at + OP_DISCARD_SELECT]]
        if select.this or select.masks or select.up_to:
            return
        n = picks.needed(p, select, p.code[at + OP_DISCARD_DOING], seat, source)
        due += [p.code[at + OP_DISCARD_SELECT], n]
        if select.places == Z_HAND:
            due[HAND_CARDS] += n
            if source in p.area(seat, HAND) and due[HAND_CARDS] == n:
                due[HAND_CARDS] += 1

    def joint(self, p: ImperiumPosition, at: int, seat: int, source: int, n: int) -> bool:
        select = p.box.selects[p.code[at + OP_DISCARD_SELECT]]
        return picks.enough(p, select, p.code[at + OP_DISCARD_DOING], seat, source, PRIVATE, n)

    def feeds(self, p: ImperiumPosition, at: int, seat: int, source: int, mode: int) -> bool:
        if (
            p.code[at + OP_DISCARD_DOING] != DO_DISCARD
            or p.box.selects[p.code[at + OP_DISCARD_SELECT]].filter >= 0
            or mode & KNOWLEDGE == SURE
        ):
            return False
        hand = [card for card in p.area(seat, HAND) if card != source]
        return any(mode & KNOWLEDGE == HOPEFUL or p.box.suits[card] & S_UNREST != 0 for card in hand)

    def fed(self, p: ImperiumPosition, at: int) -> bool:
        return (
            p.code[at + OP_DISCARD_DOING] == DO_RETURN
            and p.box.selects[p.code[at + OP_DISCARD_SELECT]].places & Z_DISCARD != 0
        )


class GarrisonCards(LookAhead):
    """garrison: selection, filter of the host or -1 for this card, code that follows or -1."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        stack = p.stack
        seat = stack[RUN_SUBJECT]
        if p.code[at + OP_GARRISON_HOST] < 0:
            if p.place(stack[RUN_SOURCE]) in (PLAY, POWER):
                picks.start_pick(
                    p, p.code[at + OP_GARRISON_SELECT], DO_GARRISON, seat, stack[RUN_SOURCE], stack[RUN_ROOT]
                )
        elif hosts(p, at, seat):
            p.push(HOST, seat, at, stack[RUN_SOURCE], stack[RUN_ROOT])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        place = p.place(source)  # in hand: it is about to be played
        if p.code[at + OP_GARRISON_HOST] >= 0:
            return place in (PLAY, HAND) and len(hosts(p, at, seat)) > 0
        if place not in (PLAY, POWER, HAND):
            return False
        return picks.select_able(p, p.code[at + OP_GARRISON_SELECT], DO_GARRISON, seat, source, mode, want)


def hosts(p: ImperiumPosition, at: int, seat: int) -> list[int]:
    return [card for card in p.in_play(seat) if p.matches(p.code[at + OP_GARRISON_HOST], card)]


class Host(Ask):
    """Under which card this card is garrisoned (IMP-189)."""

    def run(self, p: ImperiumPosition) -> None:
        found = self.legal(p, p.stack[ACTOR])
        if len(found) == 1:
            self.apply(p, p.stack[ACTOR], found[0])
        elif found:
            p.ask(p.stack[ACTOR])
        else:
            p.pop()

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.pick_0 + card for card in hosts(p, p.stack[HOST_AT], seat)]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_SELECTABLE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        at, source, root = p.stack[HOST_AT], p.stack[HOST_CARD], p.stack[HOST_ROOT]
        p.pop()
        changes.garrison(p, seat, source, action - p.box.pick_0)
        if p.code[at + OP_GARRISON_THEN] >= 0:
            changes.run_block(p, p.code[at + OP_GARRISON_THEN], seat, seat, source, root)


class TriggerHostPlay(LookAhead):
    """trigger_host_play: the play text of the host once more; it is not played (IMP-R26)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        host = p.host_of(p.stack[RUN_SOURCE])
        if host >= 0 and p.box.play[host] >= 0:
            changes.begin(p, p.box.play[host], p.stack[RUN_SUBJECT], host, TEXT_PLAY)


class AbandonReturning(LookAhead):
    """abandon_returning_garrisoned_unrest: this card is abandoned, unrest under it returns to the pile."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat, source = p.stack[RUN_SUBJECT], p.stack[RUN_SOURCE]
        if p.place(source) != PLAY:
            return
        unrest = [card for card in p.garrison_of(source) if p.box.suits[card] & S_UNREST]
        changes.send_without(p, source, seat, unrest)
        for card in unrest:
            changes.return_unrest(p, seat, card)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return p.place(source) == PLAY


class TakeUnrest(LookAhead):
    """take_unrest: n, 1 onto the draw deck instead of to hand; one after the other (IMP-134, IMP-R69)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        for _ in range(p.code[at + OP_TAKE_UNREST_N]):
            if not p.fallen:
                changes.take_unrest(p, seat, DECK if p.code[at + OP_TAKE_UNREST_TO_DECK] else HAND)


# -- giving ---------------------------------------------------------------------------------------------------------


class GiveEachOther(LookAhead):
    """give_each_other: selection, filter of cards that hurt or -1, code for who gets one or -1 (IMP-R22)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        p.push(GIVE, p.stack[ACTOR], at, 1, 0, p.stack[RUN_SOURCE], p.stack[RUN_ROOT])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return picks.select_able(p, p.code[at + OP_GIVE_EACH_OTHER_SELECT], DO_TO_HAND, seat, source, mode, CHANGE)


class Give(Ask):
    """A card for each opponent in turn."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        while stack[GIVE_STEP] < p.players and p.immune(stack[GIVE_ROOT]) >> (seat + stack[GIVE_STEP]) % p.players & 1:
            stack[GIVE_STEP] += 1
        if stack[GIVE_STEP] >= p.players or not self._cards(p, seat):
            self._finish(p, seat)
        elif len(p.area(seat, HAND)) + len(p.area(seat, DISCARD)) == 1:
            self.apply(p, seat, p.box.pick_0 + self._cards(p, seat)[0])
        else:
            p.ask(seat)

    def _cards(self, p: ImperiumPosition, seat: int) -> list[int]:
        return picks.candidates(
            p,
            p.box.selects[p.code[p.stack[GIVE_AT] + OP_GIVE_EACH_OTHER_SELECT]],
            DO_TO_HAND,
            seat,
            p.stack[GIVE_SOURCE],
        )

    def _finish(self, p: ImperiumPosition, seat: int) -> None:
        stack = p.stack
        at, hurt, source, root = stack[GIVE_AT], stack[GIVE_HURT], stack[GIVE_SOURCE], stack[GIVE_ROOT]
        p.pop()
        for k in range(p.players - 1, 0, -1):
            victim = (seat + k) % p.players
            if hurt >> victim & 1:
                changes.run_block(p, p.code[at + OP_GIVE_EACH_OTHER_THEN], seat, victim, source, root)

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.pick_0 + card for card in picks.one_unrest(p, self._cards(p, seat))]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_SELECTABLE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        stack = p.stack
        card = action - p.box.pick_0
        to = (seat + stack[GIVE_STEP]) % p.players
        stack[GIVE_STEP] += 1
        filter_id = p.code[stack[GIVE_AT] + OP_GIVE_EACH_OTHER_HURTING]
        if filter_id >= 0 and p.matches(filter_id, card):
            stack[GIVE_HURT] |= 1 << to
        if p.place(card) == HAND:
            p.leave_hidden(seat, HAND, card)
            if p.players > 2 and p.seen[card] != ALL:
                p.join_clusters(seat, to)
        p.own_astray()
        p.astray[card] = 0  # it was in no nation deck
        p.move_in(card, to, HAND, only(seat) | only(to))
        tell(p, E_GAVE, p.seen[card], seat, to, card)


class Nothing(LookAhead):
    """discard_instead: read as a fact by whoever moves a card to history; never run."""

    def run(self, p: ProgramPosition, at: int) -> None:
        return


# -- icons ----------------------------------------------------------------------------------------------------------


class TurnEffect(LookAhead):
    """turn_effect: icon that counts as production, or -1 for Combs."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        if p.code[at + OP_TURN_EFFECT_TYPE] < 0:
            p.combs = 1
        else:
            p.push(ICON, p.stack[RUN_SUBJECT], p.code[at + OP_TURN_EFFECT_TYPE])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        if p.code[at + OP_TURN_EFFECT_TYPE] < 0:
            return want == COMPLETE or not p.combs
        return len(untreated(p, seat, p.code[at + OP_TURN_EFFECT_TYPE])) > 0


def untreated(p: ImperiumPosition, seat: int, kind: int) -> list[int]:
    """Cards in play with an icon of the kind that does not yet count as production (IMP-R30)."""
    found: list[int] = []
    for card in p.in_play(seat):
        used = 0
        for k in range(0, len(p.treated), 2):
            if p.treated[k] == card and p.treated[k + 1] == kind:
                used += 1
        if p.box.icons[card][kind] > used:
            found.append(card)
    return found


class Icon(Ask):
    """Which icon counts as three production until the end of the turn."""

    def run(self, p: ImperiumPosition) -> None:
        found = self.legal(p, p.stack[ACTOR])
        if not found:
            p.pop()
        elif len(found) == 1:
            self.apply(p, p.stack[ACTOR], found[0])
        else:
            p.ask(p.stack[ACTOR])

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.pick_0 + card for card in untreated(p, seat, p.stack[ICON_TYPE])]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_SELECTABLE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        card = action - p.box.pick_0
        p.treated = [*p.treated, card, p.stack[ICON_TYPE]]
        tell(p, E_ICON, ALL, seat, card)
        p.pop()
