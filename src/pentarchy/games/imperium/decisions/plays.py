"""Playing and exhausting cards, attacks and defences, reactions (IMP-68 to IMP-79, IMP-132, IMP-153)."""

from __future__ import annotations

from pentarchy.games.imperium.box import (
    ATTACK,
    EMPIRE,
    HAS_FREE_PLAY,
    HAS_LOSE_STATE,
    HAS_SHIELD,
    NO_STATE,
    ON_ACQUIRE,
    ON_ACQUIRE_OR_BREAK,
    ON_GAIN_FROM_ICON,
    ON_LEAVES_PLAY,
    ON_LOOK,
    ON_MARKET_TOKENS,
    ON_PLAY,
    ON_REQUIRES_DISCARD,
    PINNED,
    PROGRESS,
    S_UNREST,
    SHIELD,
    SHIELD_BY_ITSELF,
    Z_DISCARD,
    Z_HAND,
    When,
)
from pentarchy.games.imperium.decisions import changes, picks
from pentarchy.games.imperium.decisions.base import Ask, tell
from pentarchy.games.imperium.decisions.changes import DO_DISCARD, DO_GARRISON, DO_RETURN, DO_SINK, DO_TO_HAND
from pentarchy.games.imperium.numbers import (
    ABILITY_IMMUNE,
    ABILITY_NOTED,
    CANNOT_PAY,
    COPY,
    COPY_SOURCE,
    DEFEND,
    DEFEND_ROOT,
    E_DEFENDED,
    E_EXHAUSTED,
    E_GAVE,
    E_GIFT,
    E_ICON,
    E_PLAYED,
    EXHAUSTED,
    FREE_PLAY,
    FREE_PLAY_AT,
    GIFT,
    GIFT_CARD,
    GIFT_ROOT,
    GIFT_VICTIM,
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
    NO_ABILITY,
    NO_ACTION,
    NO_DEFENCE,
    NO_EXHAUST,
    NOT_SELECTABLE,
    NOTHING_TO_DO,
    ONCE_PER_TURN,
    OP_DISCARD_DOING,
    OP_DISCARD_SELECT,
    OP_FREE_PLAY_ANY_STATE,
    OP_FREE_PLAY_FROM_DISCARD,
    OP_FREE_PLAY_SELECT,
    OP_GARRISON_HOST,
    OP_GARRISON_SELECT,
    OP_GARRISON_THEN,
    OP_GIVE_EACH_OTHER_HURTING,
    OP_GIVE_EACH_OTHER_SELECT,
    OP_GIVE_EACH_OTHER_THEN,
    OP_TAKE_UNREST_N,
    OP_TAKE_UNREST_TO_DECK,
    OP_TURN_EFFECT_TYPE,
    OTHER_QUESTION,
    PICK_DOING,
    PICK_LEFT,
    PICK_SELECT,
    PICK_SOURCE,
    PLAYING,
    PLAYING_CARD,
    PLAYING_NOTED,
    PLAYING_STAGE,
    POINTLESS,
    REACT_CARD,
    REACT_EVENT,
    REACT_EXTRA,
    REACT_TRIGGERED,
    REQUIREMENT,
    UNPLAYABLE,
    WRONG_STATE,
)
from pentarchy.games.imperium.position import (
    ACTIVATE,
    ASIDE_ACTION,
    ASIDE_EXHAUST,
    ASIDE_PROGRESS,
    BYTE,
    CAME_FROM,
    DECK,
    DISCARD,
    HAND,
    HAND_CARDS,
    KNOWLEDGE,
    LOW_BYTE,
    NO_CARD,
    PLAY,
    POWER,
    TEXT_OTHER,
    TEXT_PLAY,
    ImperiumPosition,
    LookAhead,
    privately,
    with_card,
)
from pentarchy.kernel.cards import only
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
    RUN_ROOT,
    RUN_SOURCE,
    RUN_SUBJECT,
    SURE,
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
    """Can a text that begins with a payment change anything? A cost is paid only for a result (IMP-R7)."""
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
        if p.pool[seat * 3 + PROGRESS] < n:
            return False
        card = p.stack[GIFT_CARD]
        return p.box.play[card] < 0 or lead_paid(p, p.box.play[card], seat, card, PRIVATE | n * ASIDE_PROGRESS)

    def _refused(self, p: ImperiumPosition) -> None:
        root = p.stack[GIFT_ROOT]
        victim = p.stack[GIFT_VICTIM]
        p.pop()
        p.stack[root + WIDTH + ABILITY_IMMUNE] |= 1 << victim

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
        p.pool[seat * 3 + PROGRESS] -= n
        p.pool[victim * 3 + PROGRESS] += n
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
        p.stack[root + WIDTH + ABILITY_IMMUNE] |= 1 << seat
        tell(p, E_DEFENDED, ALL, seat, card)
        if p.box.shield_exhausts[card]:
            spend_exhaust(p, seat, card)
        if p.box.shield_cost[card] >= 0:
            changes.begin(p, p.box.shield_cost[card], seat, card, TEXT_OTHER)


class Ability(Decision[ImperiumPosition]):
    """The frame below an effect that is not a played card; when it comes up again the effect is complete."""

    def run(self, p: ImperiumPosition) -> None:
        p.pop()


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
    p.set_result(root, ABILITY_NOTED, extra)


# -- reactions ------------------------------------------------------------------------------------------------------


def hears(p: ImperiumPosition, when: When | None, event: int, card: int, extra: int) -> bool:
    """Does an ability wait for just this?"""
    if when is None or when.event != event:
        return False
    if event == ON_PLAY:
        return p.matches(when.filter, card) and (when.zone == 0 or when.zone == extra)
    if event in (ON_ACQUIRE, ON_ACQUIRE_OR_BREAK):
        return p.box.suits[card] & when.suits != 0 and (when.zone == 0 or when.zone == extra)
    if event == ON_GAIN_FROM_ICON:
        return any(card >> kind & 1 for kind in when.types)
    if event == ON_MARKET_TOKENS:
        return extra >> BYTE * when.res & LOW_BYTE > 0
    if event == ON_LEAVES_PLAY:
        return p.matches(when.filter, card)
    if event == ON_LOOK:
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
        event, card, extra = stack[REACT_EVENT], stack[REACT_CARD], stack[REACT_EXTRA]
        for own in p.area(seat, PLAY) + p.permanents(seat):
            face = p.face(own)
            if hears(p, p.box.trigger_when[face], event, card, extra):
                changes.begin(p, p.box.trigger[face], seat, own, TEXT_OTHER)
                return True
        return False

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        found = [p.box.exhaust_0 + card for card in answers(p, seat)]
        if p.stack[REACT_EVENT] != ON_REQUIRES_DISCARD or spared(p, seat):
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
    """Own cards that can be exhausted in answer to the event of the top frame (IMP-R70)."""
    if p.phase != ACTIVATE or p.turn != seat or p.exhausts[seat] < 1:
        return []
    stack = p.stack
    event, card, extra = stack[REACT_EVENT], stack[REACT_CARD], stack[REACT_EXTRA]
    box = p.box
    found: list[int] = []
    if not p.has(seat, 1 << event):
        return found
    for own in p.area(seat, PLAY) + p.permanents(seat):
        face = p.face(own)
        ready = own not in p.spent and hears(p, box.exhaust_when[face], event, card, extra)
        if ready and p.leads(box.exhaust[face], -1, seat, own, HOPEFUL, CHANGE):
            found.append(own)
    return found


def spared(p: ImperiumPosition, seat: int) -> bool:
    """Could the masks be discarded without Step Pyramids? The selection lies below the window."""
    stack = p.stack
    select = p.box.selects[stack[PICK_SELECT - WIDTH]]
    left = stack[PICK_LEFT - WIDTH]
    return picks.enough(p, select, stack[PICK_DOING - WIDTH], seat, stack[PICK_SOURCE - WIDTH], PRIVATE, left)


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


# -- operations on cards --------------------------------------------------------------------------------------------


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
