"""Playing cards, attacks and defences (IMP-68 to IMP-73, IMP-132, IMP-153)."""

from __future__ import annotations

from pentarchy.games.imperium.box import (
    ATTACK,
    EMPIRE,
    HAS_FREE_PLAY,
    HAS_LOSE_STATE,
    HAS_SHIELD,
    NO_STATE,
    ON_PLAY,
    PINNED,
    PROGRESS,
    SHIELD,
    SHIELD_BY_ITSELF,
    TOKENS,
    Z_DISCARD,
)
from pentarchy.games.imperium.decisions import changes, exhausts, picks
from pentarchy.games.imperium.decisions.base import Ask, tell
from pentarchy.games.imperium.decisions.changes import DO_TO_HAND
from pentarchy.games.imperium.numbers import (
    CANNOT_PAY,
    DEFEND,
    DEFEND_ROOT,
    E_DEFENDED,
    E_GIFT,
    E_PLAYED,
    EFFECT_IMMUNE,
    FREE_PLAY,
    FREE_PLAY_AT,
    GIFT,
    GIFT_CARD,
    GIFT_ROOT,
    GIFT_VICTIM,
    NO_ACTION,
    NO_DEFENCE,
    NOT_SELECTABLE,
    ONCE_PER_TURN,
    OP_FREE_PLAY_ANY_STATE,
    OP_FREE_PLAY_FROM_DISCARD,
    OP_FREE_PLAY_SELECT,
    PLAYING,
    PLAYING_CARD,
    PLAYING_NOTED,
    PLAYING_STAGE,
    POINTLESS,
    REQUIREMENT,
    UNPLAYABLE,
    WRONG_STATE,
)
from pentarchy.games.imperium.position import (
    ASIDE_ACTION,
    ASIDE_PROGRESS,
    CAME_FROM,
    DISCARD,
    HAND,
    KNOWLEDGE,
    NO_CARD,
    PLAY,
    TEXT_OTHER,
    ImperiumPosition,
    LookAhead,
    privately,
    with_card,
)
from pentarchy.kernel.position import ACTOR, ALL, WIDTH, Decision
from pentarchy.kernel.program import (
    CHANGE,
    CHOOSE,
    CHOOSE_FIRST,
    COMPLETE,
    COST,
    COST_BEHIND,
    FIRST_OP,
    HOPEFUL,
    IF,
    IF_CONDITION,
    IF_ELSE,
    IF_THEN,
    JUMP,
    JUMP_TO,
    PRIVATE,
    RUN_SUBJECT,
    ProgramPosition,
)

# -- may a card be played? --------------------------------------------------------------------------------------


def needs_token(p: ImperiumPosition, seat: int, card: int) -> bool:
    """Does playing this hand card need an action token? (IMP-69, IMP-153)

    What another card makes free is free once in a turn, and then costs a token as printed (IMP-R23).
    """
    if p.box.free[card]:
        return False
    if not p.has(seat, HAS_FREE_PLAY) or card in p.free_played:
        return True
    for own in p.area(seat, PLAY):
        filter_id = p.box.free_filter[own]
        if filter_id >= 0 and p.matches(filter_id, card):
            return False
    return True


def state_allows(p: ImperiumPosition, seat: int, card: int) -> bool:
    """IMP-72; some cards take the state icon off others, Combs ignores it once (IMP-R31)."""
    icon = p.box.state[card]
    if icon == NO_STATE or icon == p.state[seat]:
        return True
    if icon == EMPIRE and p.combs and p.turn == seat:
        return True
    if p.has(seat, HAS_LOSE_STATE):
        for own in p.area(seat, PLAY):
            if p.box.lose_state[own] == icon and p.matches(p.box.lose_filter[own], card):
                return True
    return False


def obstacle(p: ImperiumPosition, seat: int, card: int, token: bool, any_state: bool, mode: int = PRIVATE) -> int:
    """Why a card cannot be played, or 0. `token`: an action token is spent for it."""
    box = p.box
    if box.unplayable[card]:
        return UNPLAYABLE
    if not token and card in p.free_played:
        return ONCE_PER_TURN
    if token and p.actions[seat] < 1:
        return NO_ACTION
    if not any_state and not state_allows(p, seat, card):
        return WRONG_STATE
    for condition in box.requires[card]:
        if not p.holds(condition, seat, card):
            return REQUIREMENT
    if box.lead[card]:
        if token:
            mode |= ASIDE_ACTION
        if not lead_paid(p, box.play[card], seat, card, mode):
            return CANNOT_PAY
        if not lead_worth(p, box.play[card], seat, card, mode):
            return POINTLESS
    return 0


def add_plays(p: ImperiumPosition, seat: int, found: list[int]) -> None:
    """The hand cards that can be played now (IMP-68): as `obstacle` says, what is seen at once first."""
    box = p.box
    state = p.state[seat]
    broke = p.actions[seat] < 1
    free_plays = p.has(seat, HAS_FREE_PLAY)
    for card in picks.one_unrest(p, p.area(seat, HAND)):
        token = not box.free[card] and (not free_plays or needs_token(p, seat, card))
        if token and broke:
            continue
        if box.simple[card] and not p.free_played:
            icon = box.state[card]
            ready = icon in (NO_STATE, state) or state_allows(p, seat, card)
        else:
            ready = obstacle(p, seat, card, token, False) == 0
        if ready:
            found.append(box.play_0 + card)


def lead_paid(p: ImperiumPosition, pc: int, seat: int, source: int, mode: int) -> bool:
    """A text that begins with a mandatory payment can be played only if that is possible (IMP-R6).

    Where it begins with a choice, one of the options must not begin with an impossible payment (IMP-168).
    """
    code = p.code
    form = code[pc]
    if form == JUMP:
        return lead_paid(p, code[pc + JUMP_TO], seat, source, mode)
    if form == IF:
        holds = p.holds(code[pc + IF_CONDITION], seat, source)
        return lead_paid(p, pc + IF_THEN if holds else code[pc + IF_ELSE], seat, source, mode)
    if form == COST:
        return p.parts_able(pc, seat, source, mode)
    if form == CHOOSE:
        return any(lead_paid(p, code[pc + CHOOSE_FIRST + k], seat, source, mode) for k in range(p.options(pc)))
    if form >= FIRST_OP:
        op = p.ops[form - FIRST_OP]
        assert isinstance(op, LookAhead)
        return not op.payment or op.can(p, pc + 1, seat, source, mode, COMPLETE)
    return True


def lead_worth(p: ImperiumPosition, pc: int, seat: int, source: int, mode: int) -> bool:
    """Can a text that begins with a payment change anything? A cost is not paid for nothing (IMP-R7)."""
    code = p.code
    form = code[pc]
    if form == JUMP:
        return lead_worth(p, code[pc + JUMP_TO], seat, source, mode)
    if form == IF:
        holds = p.holds(code[pc + IF_CONDITION], seat, source)
        return lead_worth(p, pc + IF_THEN if holds else code[pc + IF_ELSE], seat, source, mode)
    if form == COST:
        if p.payable(pc, seat, source, mode):
            return True
        rest = code[pc + COST_BEHIND]
    elif form == CHOOSE:
        for k in range(p.options(pc)):
            if lead_worth(p, code[pc + CHOOSE_FIRST + k], seat, source, mode):
                return True
        rest = code[pc + CHOOSE_FIRST + p.options(pc) + JUMP_TO]
    else:
        return True
    return p.leads(rest, -1, seat, source, mode, CHANGE)


def start_play(p: ImperiumPosition, seat: int, card: int, free: bool, zone: int) -> None:
    """Lay a card into the play area and carry its effects out (IMP-70). `zone` is where it came from if not hand."""
    p.move_in(card, seat, PLAY, ALL)
    tell(p, E_PLAYED, ALL, seat, card)
    p.combs = 0
    if free:
        p.free_played = with_card(p.free_played, card)
    if p.box.header[card] == ATTACK:
        p.push(PLAYING, seat, card, 0, 0, 0, zone << CAME_FROM, 0)
        return
    p.push(PLAYING, seat, card, 0, 0, 0, zone << CAME_FROM, p.players)
    pc = p.box.play[card]
    if pc >= 0:
        changes.run_block(p, pc, seat, seat, card, len(p.stack) - WIDTH)


class Playing(Decision[ImperiumPosition]):
    """A card that is being played: defences, effects, where it goes, reactions."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        card = stack[PLAYING_CARD]
        stage = stack[PLAYING_STAGE]
        stack[PLAYING_STAGE] = stage + 1
        if stage < p.players - 1:
            self._attack(p, seat, card, (seat + 1 + stage) % p.players)
        elif stage == p.players - 1:
            if p.box.play[card] >= 0:
                pc = p.box.play[card]
                changes.run_block(p, pc, seat, seat, card, len(stack) - WIDTH)
        elif stage == p.players:
            zone = stack[PLAYING_NOTED] >> CAME_FROM
            if p.place(card) == PLAY and p.owner(card) == seat and p.box.header[card] != PINNED:
                changes.send(p, card, seat, changes.DO_DISCARD)
            if not changes.react(p, seat, ON_PLAY, card, zone):
                p.pop()
        else:
            p.pop()

    def _attack(self, p: ImperiumPosition, seat: int, card: int, victim: int) -> None:
        """Before the effects of an attack each opponent may defend (IMP-R16)."""
        root = len(p.stack) - WIDTH
        if standing_army(p, victim) >= 0:
            p.push(GIFT, seat, card, root, victim)
        elif defences(p, victim):
            p.push(DEFEND, victim, card, root)


def standing_army(p: ImperiumPosition, seat: int) -> int:
    if not p.has(seat, HAS_SHIELD):
        return NO_CARD
    for own in p.area(seat, PLAY):
        if p.box.shield[own] == SHIELD_BY_ITSELF:
            return own
    return NO_CARD


def defences(p: ImperiumPosition, seat: int) -> list[int]:
    """Own cards with which an attack can be avoided now."""
    box = p.box
    found: list[int] = []
    if not p.has(seat, HAS_SHIELD):
        return found
    for own in p.area(seat, PLAY):
        if box.shield[own] == SHIELD:
            if box.shield_exhausts[own] and (p.exhausts[seat] < 1 or own in p.spent):
                continue
            code = box.shield_cost[own]
            if code < 0 or p.leads(code, -1, seat, own, PRIVATE, COMPLETE):
                found.append(own)
    return found


class Gift(Ask):
    """Standing Army: does the attacker give progress to let the attack through? (IMP-R18)"""

    def run(self, p: ImperiumPosition) -> None:
        if self._able(p):
            p.ask(p.stack[ACTOR])
        else:
            self._refused(p)

    def _able(self, p: ImperiumPosition) -> bool:
        seat = p.stack[ACTOR]
        n = p.box.shield_gift[standing_army(p, p.stack[GIFT_VICTIM])]
        if p.pool[seat * TOKENS + PROGRESS] < n:
            return False
        card = p.stack[GIFT_CARD]
        return p.box.play[card] < 0 or lead_paid(p, p.box.play[card], seat, card, PRIVATE | n * ASIDE_PROGRESS)

    def _refused(self, p: ImperiumPosition) -> None:
        root = p.stack[GIFT_ROOT]
        victim = p.stack[GIFT_VICTIM]
        p.pop()
        p.stack[root + WIDTH + EFFECT_IMMUNE] |= 1 << victim

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return p.box.yes_or_no

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        if action == p.box.no_0:
            self._refused(p)
            return
        victim = p.stack[GIFT_VICTIM]
        card = p.stack[GIFT_CARD]
        root = p.stack[GIFT_ROOT]
        n = p.box.shield_gift[standing_army(p, victim)]
        p.pop()
        p.pool[seat * TOKENS + PROGRESS] -= n
        p.pool[victim * TOKENS + PROGRESS] += n
        tell(p, E_GIFT, ALL, seat, victim, n)
        if defences(p, victim):
            p.push(DEFEND, victim, card, root)


class Defend(Ask):
    """Defend against an attack, and with which card."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        found = [p.box.pick_0 + card for card in defences(p, seat)]
        found.append(p.box.no_0)
        return found

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NO_DEFENCE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        root = p.stack[DEFEND_ROOT]
        p.pop()
        if action == p.box.no_0:
            return
        card = action - p.box.pick_0
        p.stack[root + WIDTH + EFFECT_IMMUNE] |= 1 << seat
        tell(p, E_DEFENDED, ALL, seat, card)
        if p.box.shield_exhausts[card]:
            exhausts.spend_exhaust(p, seat, card)
        if p.box.shield_cost[card] >= 0:
            changes.begin(p, p.box.shield_cost[card], seat, card, TEXT_OTHER)


# -- operations that play ------------------------------------------------------------------------------------------


def free_candidates(p: ImperiumPosition, at: int, seat: int, mode: int = PRIVATE) -> list[int]:
    """Cards of the selection of a `free_play` that can be played without an action token."""
    select = p.box.selects[p.code[at + OP_FREE_PLAY_SELECT]]
    any_state = p.code[at + OP_FREE_PLAY_ANY_STATE] == 1
    found: list[int] = []
    for card in picks.candidates(p, select, DO_TO_HAND, seat, NO_CARD):
        if obstacle(p, seat, card, False, any_state, mode) == 0:
            found.append(card)
    return found


class PlayFree(LookAhead):
    """free_play and play_card: selection, 1 if the state icon does not matter (IMP-R24), 1 from the discard pile."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        p.push(FREE_PLAY, p.stack[RUN_SUBJECT], at)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        if mode & KNOWLEDGE == PRIVATE or p.code[at + OP_FREE_PLAY_FROM_DISCARD]:
            return len(free_candidates(p, at, seat, privately(mode))) > 0
        return mode & KNOWLEDGE == HOPEFUL and len(p.area(seat, HAND)) > 0


class FreePlay(Ask):
    """Which card is played."""

    def run(self, p: ImperiumPosition) -> None:
        seat = p.stack[ACTOR]
        zone = DISCARD if p.code[p.stack[FREE_PLAY_AT] + OP_FREE_PLAY_FROM_DISCARD] else HAND
        if p.area(seat, zone):
            p.ask(seat)
        else:
            p.pop()

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        at = p.stack[FREE_PLAY_AT]
        found = free_candidates(p, at, seat)
        return [p.box.pick_0 + card for card in picks.one_unrest(p, found)] or [p.box.done_0]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_SELECTABLE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        from_discard = p.code[p.stack[FREE_PLAY_AT] + OP_FREE_PLAY_FROM_DISCARD] == 1
        p.pop()
        if action != p.box.done_0:
            # Phalanx pays an action token for it, so it is no play without one (IMP-R23).
            start_play(p, seat, action - p.box.pick_0, not from_discard, Z_DISCARD if from_discard else 0)
