"""Exhausting cards, also in answer to what happens (IMP-74 to IMP-79, IMP-R66, IMP-R70), and copying that."""

from __future__ import annotations

from pentarchy.games.imperium.box import (
    ON_ACQUIRE,
    ON_ACQUIRE_OR_BREAK,
    ON_GAIN_FROM_ICON,
    ON_LEAVES_PLAY,
    ON_LOOK,
    ON_MARKET_TOKENS,
    ON_PLAY,
    ON_REQUIRES_DISCARD,
    When,
)
from pentarchy.games.imperium.decisions import changes, picks
from pentarchy.games.imperium.decisions.base import Ask, tell
from pentarchy.games.imperium.numbers import (
    COPY,
    COPY_SOURCE,
    E_EXHAUSTED,
    EFFECT_NOTED,
    EXHAUSTED,
    NO_ABILITY,
    NO_EXHAUST,
    NOT_SELECTABLE,
    NOTHING_TO_DO,
    OTHER_QUESTION,
    PICK_DOING,
    PICK_LEFT,
    PICK_SELECT,
    PICK_SOURCE,
    REACT_CARD,
    REACT_EXTRA,
    REACT_OCCASION,
    REACT_TRIGGERED,
)
from pentarchy.games.imperium.position import (
    ACTIVATE,
    ASIDE_EXHAUST,
    BYTE,
    LOW_BYTE,
    PLAY,
    TEXT_OTHER,
    ImperiumPosition,
    LookAhead,
    privately,
    with_card,
)
from pentarchy.kernel.position import ACTOR, ALL, WIDTH
from pentarchy.kernel.program import CHANGE, HOPEFUL, PRIVATE, RUN_SOURCE, RUN_SUBJECT, ProgramPosition

# -- exhausting ---------------------------------------------------------------------------------------------------


def spend_exhaust(p: ImperiumPosition, seat: int, card: int) -> None:
    """Move an exhaust token from the state card onto a card (IMP-76)."""
    p.exhausts[seat] -= 1
    p.spent = with_card(p.spent, card)


def exhaust_obstacle(p: ImperiumPosition, seat: int, card: int) -> int:
    """Why a card cannot be exhausted now, or 0 (IMP-74 to IMP-77)."""
    box = p.box
    own = p.owner(card) == seat and (p.place(card) == PLAY or card in p.permanents(seat))
    face = p.face(card)
    if not own or not box.can_exhaust[face]:
        return NO_ABILITY
    if card in p.spent:
        return EXHAUSTED
    if p.exhausts[seat] < 1:
        return NO_EXHAUST
    return 0 if exhausting_leads(p, box.exhaust[face], seat, card) else NOTHING_TO_DO


def exhausting_leads(p: ImperiumPosition, pc: int, seat: int, card: int) -> bool:
    """Would the ability of a card change anything once an exhaust token is spent for it?"""
    return p.leads(pc, -1, seat, card, PRIVATE | ASIDE_EXHAUST, CHANGE)


def add_exhausts(p: ImperiumPosition, seat: int, found: list[int]) -> None:
    """The cards that can be exhausted now; the seat has a token for it."""
    box = p.box
    can = box.can_exhaust
    for card in p.area(seat, PLAY):
        if can[card] and card not in p.spent and exhausting_leads(p, box.exhaust[card], seat, card):
            found.append(box.exhaust_0 + card)
    for card in p.permanents(seat):
        face = p.face(card)
        if can[face] and card not in p.spent and exhausting_leads(p, box.exhaust[face], seat, card):
            found.append(box.exhaust_0 + card)


def start_exhaust(p: ImperiumPosition, seat: int, card: int, extra: int) -> None:
    spend_exhaust(p, seat, card)
    tell(p, E_EXHAUSTED, ALL, seat, card, p.face(card))
    root = changes.begin(p, p.box.exhaust[p.face(card)], seat, card, TEXT_OTHER)
    p.set_result(root, EFFECT_NOTED, extra)


# -- reactions ------------------------------------------------------------------------------------------------------


def hears(p: ImperiumPosition, when: When | None, occasion: int, card: int, extra: int) -> bool:
    """Does an ability wait for just this?"""
    if when is None or when.occasion != occasion:
        return False
    if occasion == ON_PLAY:
        return p.matches(when.filter, card) and (when.zone == 0 or when.zone == extra)
    if occasion in (ON_ACQUIRE, ON_ACQUIRE_OR_BREAK):
        return p.box.suits[card] & when.suits != 0 and (when.zone == 0 or when.zone == extra)
    if occasion == ON_GAIN_FROM_ICON:
        return any(card >> kind & 1 for kind in when.types)
    if occasion == ON_MARKET_TOKENS:
        return extra >> BYTE * when.res & LOW_BYTE > 0
    if occasion == ON_LEAVES_PLAY:
        return p.matches(when.filter, card)
    if occasion == ON_LOOK:
        return when.zone == extra
    return True


class React(Ask):
    """Something happened: triggers at once, then exhausts that answer it, one after the other (IMP-R66)."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        if not stack[REACT_TRIGGERED]:
            stack[REACT_TRIGGERED] = 1
            if self._trigger(p, seat):
                return
        if answers(p, seat):
            p.ask(seat)
        else:
            p.pop()

    def _trigger(self, p: ImperiumPosition, seat: int) -> bool:
        stack = p.stack
        occasion, card, extra = stack[REACT_OCCASION], stack[REACT_CARD], stack[REACT_EXTRA]
        for own in p.area(seat, PLAY) + p.permanents(seat):
            face = p.face(own)
            if hears(p, p.box.trigger_when[face], occasion, card, extra):
                changes.begin(p, p.box.trigger[face], seat, own, TEXT_OTHER)
                return True
        return False

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        found = [p.box.exhaust_0 + card for card in answers(p, seat)]
        if p.stack[REACT_OCCASION] != ON_REQUIRES_DISCARD or spared(p, seat):
            found.append(p.box.done_0)
        return found

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return NO_ABILITY if p.box.exhaust_0 <= action < p.box.exhaust_0 + p.box.cards else OTHER_QUESTION

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        if action == p.box.done_0:
            p.pop()
        else:
            start_exhaust(p, seat, action - p.box.exhaust_0, p.stack[REACT_EXTRA])


def answers(p: ImperiumPosition, seat: int) -> list[int]:
    """Own cards that can be exhausted in answer to the occasion of the top frame (IMP-R70)."""
    if p.phase != ACTIVATE or p.turn != seat or p.exhausts[seat] < 1:
        return []
    stack = p.stack
    occasion, card, extra = stack[REACT_OCCASION], stack[REACT_CARD], stack[REACT_EXTRA]
    box = p.box
    found: list[int] = []
    if not p.has(seat, 1 << occasion):
        return found
    for own in p.area(seat, PLAY) + p.permanents(seat):
        face = p.face(own)
        ready = own not in p.spent and hears(p, box.exhaust_when[face], occasion, card, extra)
        if ready and p.leads(box.exhaust[face], -1, seat, own, HOPEFUL, CHANGE):
            found.append(own)
    return found


def spared(p: ImperiumPosition, seat: int) -> bool:
    """Could the masks be discarded without Step Pyramids? The selection lies below the window."""
    stack = p.stack
    select = p.box.selects[stack[PICK_SELECT - WIDTH]]
    left = stack[PICK_LEFT - WIDTH]
    return picks.enough(p, select, stack[PICK_DOING - WIDTH], seat, stack[PICK_SOURCE - WIDTH], PRIVATE, left)


# -- copying -------------------------------------------------------------------------------------------------------


class CopyExhaust(LookAhead):
    """copy_exhaust: the exhaust ability of an opponent's pinned card (IMP-R32)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        if copyable(p, p.stack[RUN_SUBJECT], p.stack[RUN_SOURCE]):
            p.push(COPY, p.stack[RUN_SUBJECT], p.stack[RUN_SOURCE])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(copyable(p, seat, source, privately(mode))) > 0


def copyable(p: ImperiumPosition, seat: int, source: int, mode: int = PRIVATE) -> list[int]:
    """Opponents' pinned cards whose exhaust ability this seat could carry out now."""
    box = p.box
    found: list[int] = []
    for other in range(p.players):
        if other != seat:
            for card in p.in_play(other):
                code = box.exhaust[card]
                if code < 0 or box.exhaust_when[card] is not None or card == source:
                    continue
                if p.leads(code, -1, seat, source, mode, CHANGE):
                    found.append(card)
    return found


class Copy(Ask):
    """Which card is copied."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.pick_0 + card for card in copyable(p, seat, p.stack[COPY_SOURCE])]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_SELECTABLE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        source = p.stack[COPY_SOURCE]
        p.pop()
        changes.begin(p, p.box.exhaust[action - p.box.pick_0], seat, source, TEXT_OTHER)
