"""The game from the choice of nations to the end: rounds, turns, clean-up, solstice (IMP-63 to IMP-117)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium import scoring
from pentarchy.games.imperium.box import (
    AMOUNTS,
    AT_RANDOM,
    HAS_HAND_SIZE,
    HAS_SOLSTICE,
    POWER_SIDES,
    PROGRESS,
    S_UNREST,
)
from pentarchy.games.imperium.deal import deal
from pentarchy.games.imperium.decisions import changes, exhausts, picks, plays
from pentarchy.games.imperium.decisions.base import Ask, tell
from pentarchy.games.imperium.decisions.draws import TO_LIMIT
from pentarchy.games.imperium.numbers import (
    ACT,
    DISCARDING,
    DRAFT_NATION,
    DRAFT_SIDE,
    DRAW,
    E_ACTIVATE,
    E_DISCARDED,
    E_FIRST,
    E_INNOVATE,
    E_NATION,
    E_REVOLT,
    E_ROUND,
    E_SCORED,
    E_SOLSTICE,
    E_SOLSTICE_CARD,
    E_TURN,
    E_UNREST_COUNT,
    EQUAL_UNREST,
    FINISH,
    FINISH_NEXT,
    FINISH_REASON,
    GAME_COUNT,
    GAME_STAGE,
    NATION_TAKEN,
    NO_ABILITY,
    NO_SOLSTICE,
    NOT_IN_HAND,
    OTHER_QUESTION,
    PLACE,
    REVOLTING,
    SOLSTICES,
    SOLSTICES_DONE,
    TOO_MANY,
    TURN,
    TURN_STAGE,
)
from pentarchy.games.imperium.position import (
    ACTIVATE,
    AREA,
    BETWEEN,
    CLEAN_UP,
    COMMON,
    DECK,
    DISCARD,
    ENDING,
    HAND,
    INNOVATE,
    PLAY,
    POWER,
    REVOLT,
    SOLSTICE,
    TEXT_OTHER,
    TEXT_SOLSTICE,
    ImperiumPosition,
    without_card,
)
from pentarchy.kernel.position import ACTOR, ALL, Decision

# How far the game is.
BEGINNING: Final = 0
CHOICE_OF_NATIONS: Final = 1
SET_UP: Final = 2
TURNS: Final = 3
AFTER_SOLSTICE: Final = 4

# How far a turn is.
CHOICE_OF_TURN: Final = 0
MARKET_TOKEN: Final = 1
DISCARDS: Final = 2
NEW_HAND: Final = 3
TURN_OVER: Final = 4


class Game(Decision[ImperiumPosition]):
    """The whole game. Who plays what, the set-up, then rounds of turns and solstices."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        stage = stack[GAME_STAGE]
        if stage == BEGINNING:
            p.first = p.below(p.players)  # IMP-R52
            tell(p, E_FIRST, ALL, p.first)
            for seat in range(p.players):
                if p.box.fixed_nation[seat] >= 0:
                    take_nation(p, seat, p.box.fixed_nation[seat])
            stack[GAME_STAGE] = CHOICE_OF_NATIONS
        elif stage == CHOICE_OF_NATIONS:
            self._draft(p)
        elif stage == SET_UP:
            deal(p)
            stack[GAME_STAGE] = TURNS
            stack[GAME_COUNT] = 0
            self._round(p)
        elif stage == TURNS:
            self._turns(p)
        else:
            self._after_solstice(p)

    def _draft(self, p: ImperiumPosition) -> None:
        """Nations and sides in turn order (IMP-R51)."""
        stack = p.stack
        if stack[GAME_COUNT] >= p.players:
            stack[GAME_STAGE] = SET_UP
            return
        seat = (p.first + stack[GAME_COUNT]) % p.players
        if p.nation[seat] < 0:
            free = free_nations(p)
            if p.box.fixed_nation[seat] == AT_RANDOM:
                take_nation(p, seat, free[p.below(len(free))])
            else:
                p.push(DRAFT_NATION, seat)
                return
        stack[GAME_COUNT] += 1
        if p.box.fixed_side >= 0:
            take_side(p, seat, p.box.fixed_side)
        elif p.box.fixed_side == AT_RANDOM:
            take_side(p, seat, p.below(POWER_SIDES))
        else:
            p.push(DRAFT_SIDE, seat)
            return
        tell(p, E_NATION, ALL, seat, p.nation[seat], p.side[seat])

    def _round(self, p: ImperiumPosition) -> None:
        p.round += 1
        tell(p, E_ROUND, ALL, p.round)

    def _turns(self, p: ImperiumPosition) -> None:
        """One turn for everybody, from the first player on (IMP-63, IMP-64)."""
        stack = p.stack
        if stack[GAME_COUNT] < p.players:
            seat = (p.first + stack[GAME_COUNT]) % p.players
            stack[GAME_COUNT] += 1
            p.push(TURN, seat)
        else:
            stack[GAME_STAGE] = AFTER_SOLSTICE
            begin_solstice(p)

    def _after_solstice(self, p: ImperiumPosition) -> None:
        """IMP-115: after the round of the trigger one final round is played."""
        p.phase = BETWEEN
        if p.final:
            p.pop()
            p.phase = ENDING
            p.push(FINISH, p.first, p.trigger)
            return
        if p.trigger:
            p.final = 1
        p.stack[GAME_STAGE] = TURNS
        p.stack[GAME_COUNT] = 0
        self._round(p)


def free_nations(p: ImperiumPosition) -> list[int]:
    """Nations nobody has (IMP-34), in the boxes that are used."""
    return [nation for nation in p.box.nation_pool if nation not in p.nation]


def take_nation(p: ImperiumPosition, seat: int, nation: int) -> None:
    p.nation = p.nation[:]
    p.nation[seat] = nation


def take_side(p: ImperiumPosition, seat: int, side: int) -> None:
    p.side = p.side[:]
    p.side[seat] = side


class DraftNation(Ask):
    """Choose a nation (IMP-34)."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.nation_0 + nation for nation in free_nations(p)]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return NATION_TAKEN if p.box.nation_0 <= action < p.box.nation_0 + len(p.box.nations) else OTHER_QUESTION

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        take_nation(p, seat, action - p.box.nation_0)
        p.pop()


class DraftSide(Ask):
    """Choose the side of the power card (IMP-35)."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.side_0, p.box.side_0 + 1]

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        take_side(p, seat, action - p.box.side_0)
        tell(p, E_NATION, ALL, seat, p.nation[seat], p.side[seat])
        p.pop()


# -- turns --------------------------------------------------------------------------------------------------------


class Turn(Ask):
    """One of three kinds of turn (IMP-65), then clean-up: token, discards, draw (IMP-85 to IMP-90)."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        stage = stack[TURN_STAGE]
        if stage == CHOICE_OF_TURN:
            p.turn = stack[ACTOR]
            p.phase = BETWEEN
            tell(p, E_TURN, ALL, p.turn)
            p.ask(p.turn)
        elif stage == MARKET_TOKEN:
            stack[TURN_STAGE] = DISCARDS
            p.phase = CLEAN_UP
            place_token(p, stack[ACTOR])
        elif stage == DISCARDS:
            stack[TURN_STAGE] = NEW_HAND
            seat = stack[ACTOR]
            reset_tokens(p, seat)
            if p.area(seat, HAND):
                p.push(DISCARDING, seat)
                p.actor = seat
        elif stage == NEW_HAND:
            stack[TURN_STAGE] = TURN_OVER
            self._draw(p, stack[ACTOR])
        else:
            p.turn = -1
            p.phase = BETWEEN
            p.pop()

    def _draw(self, p: ImperiumPosition, seat: int) -> None:
        """Draw up to the limit (IMP-90); where the deck surely holds more, nothing can come between."""
        limit = hand_limit(p, seat)
        zone = COMMON + seat * AREA
        if limit - len(p.zones[zone + HAND]) < len(p.zones[zone + DECK]):
            while len(p.zones[zone + HAND]) < limit:
                changes.draw_one(p, seat)
        else:
            p.push(DRAW, seat, limit, TO_LIMIT)

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return p.box.turns

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        p.stack[TURN_STAGE] = MARKET_TOKEN
        if action == p.box.activate_0:
            p.phase = ACTIVATE
            tell(p, E_ACTIVATE, ALL, seat)
            p.push(ACT, seat)
            p.actor = seat
        elif action == p.box.innovate_0:
            p.phase = INNOVATE
            tell(p, E_INNOVATE, ALL, seat)
            self._innovate(p, seat)
        else:
            p.phase = REVOLT
            tell(p, E_REVOLT, ALL, seat)
            p.push(REVOLTING, seat)
            p.actor = seat

    def _innovate(self, p: ImperiumPosition, seat: int) -> None:
        """Discard the whole hand, then break through for one card (IMP-80, IMP-81)."""
        sink = p.sink
        told = len(sink) if sink is not None else 0
        for card in p.area(seat, HAND)[:]:
            changes.send(p, card, seat, changes.DO_DISCARD)
        if sink is not None:
            # In which order the cards stood in the hand is nobody's business.
            sink[told:] = sorted(sink[told:])
        changes.begin(p, p.box.innovate, seat, p.area(seat, POWER)[0], TEXT_OTHER)


class Act(Ask):
    """Activate: play a hand card, exhaust a card, or stop (IMP-68)."""

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        box = p.box
        found: list[int] = []
        plays.add_plays(p, seat, found)
        if p.exhausts[seat] > 0:
            exhausts.add_exhausts(p, seat, found)
        found.append(box.done_0)
        return found

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        box = p.box
        if box.play_0 <= action < box.play_0 + box.cards:
            card = action - box.play_0
            if card not in p.area(seat, HAND):
                return NOT_IN_HAND
            reason = plays.obstacle(p, seat, card, plays.needs_token(p, seat, card), False)
            return reason or EQUAL_UNREST
        if box.exhaust_0 <= action < box.exhaust_0 + box.cards:
            return exhausts.exhaust_obstacle(p, seat, action - box.exhaust_0) or NO_ABILITY
        return OTHER_QUESTION

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        box = p.box
        if action == box.done_0:
            p.pop()
        elif box.play_0 <= action < box.play_0 + box.cards:
            card = action - box.play_0
            token = plays.needs_token(p, seat, card)
            if token:
                p.actions[seat] -= 1
            plays.start_play(p, seat, card, not token, 0)
        else:
            exhausts.start_exhaust(p, seat, action - box.exhaust_0, 0)


class Revolting(Ask):
    """Return any number of unrest cards from hand (IMP-83). All are equal, so a number is asked."""

    def _unrest(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [card for card in p.area(seat, HAND) if p.box.suits[card] & S_UNREST]

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        most = min(len(self._unrest(p, seat)), AMOUNTS - 1)
        return [p.box.amount_0 + n for n in range(most + 1)]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return TOO_MANY if p.box.amount_0 <= action < p.box.amount_0 + AMOUNTS else OTHER_QUESTION

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        p.pop()
        for _ in range(action - p.box.amount_0):
            changes.return_unrest(p, seat, changes.equal_unrest(p, self._unrest(p, seat)))


def place_token(p: ImperiumPosition, seat: int) -> None:
    """One progress on a market card (IMP-85), or what the power card says instead."""
    power = p.area(seat, POWER)[0]
    instead = p.box.instead_token[p.face(power)]
    if instead >= 0:
        changes.begin(p, instead, seat, power, TEXT_OTHER)
    else:
        p.push(PLACE, seat, PROGRESS, 1)


def reset_tokens(p: ImperiumPosition, seat: int) -> None:
    """IMP-88; what was only for this turn ends."""
    nation = p.box.nations[p.nation[seat]]
    if p.spent:
        p.spent = [card for card in p.spent if p.owner(card) != seat]
    if p.spent_nation[seat]:
        p.spent_nation = p.spent_nation[:]
        p.spent_nation[seat] = 0
    if p.spent_development[seat]:
        p.spent_development = p.spent_development[:]
        p.spent_development[seat] = 0
    p.actions[seat] = nation.actions
    p.exhausts[seat] = nation.exhausts
    if p.free_played:
        p.free_played = []
    if p.treated:
        p.treated = []
    p.combs = 0


def hand_limit(p: ImperiumPosition, seat: int) -> int:
    """Five, and more with some cards (IMP-90, IMP-R55)."""
    limit = p.box.hand
    if not p.has(seat, HAS_HAND_SIZE):
        return limit
    for own in p.area(seat, PLAY):
        limit += p.box.hand_size[own]
    for own in p.permanents(seat):
        limit += p.box.hand_size[p.face(own)]
    return limit


class Discarding(Ask):
    """Discard any number of hand cards (IMP-89)."""

    def run(self, p: ImperiumPosition) -> None:
        if p.area(p.stack[ACTOR], HAND):
            p.ask(p.stack[ACTOR])
        else:
            p.pop()

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        found = [p.box.pick_0 + card for card in picks.one_unrest(p, p.area(seat, HAND))]
        found.append(p.box.done_0)
        return found

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_IN_HAND)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        if action == p.box.done_0:
            p.pop()
        else:
            card = action - p.box.pick_0
            p.move_in(card, seat, DISCARD, ALL)
            tell(p, E_DISCARDED, ALL, seat, card)
            if p.area(seat, HAND):
                p.actor = seat


# -- solstice ---------------------------------------------------------------------------------------------------------


def begin_solstice(p: ImperiumPosition) -> None:
    """Only effects of cards in play now are carried out (IMP-104, IMP-R73)."""
    p.phase = SOLSTICE
    tell(p, E_SOLSTICE, ALL)
    pending: list[int] = []
    for seat in range(p.players):
        if p.has(seat, HAS_SOLSTICE):
            for card in p.area(seat, PLAY):
                if p.box.solstice[card] >= 0:
                    pending.append(card)
            for card in p.permanents(seat):
                if p.box.solstice[p.face(card)] >= 0:
                    pending.append(card)
    p.pending = pending
    p.push(SOLSTICES, p.first)


class Solstices(Ask):
    """Each player in turn order; a player with several effects says which is next (IMP-106, IMP-R15)."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        while p.pending and stack[SOLSTICES_DONE] < p.players:
            seat = stack[ACTOR]
            own = self._own(p, seat)
            if len(own) > 1:
                p.memo = [p.box.pick_0 + card for card in own]
                p.ask(seat)
                return
            if own:
                self._carry_out(p, seat, own[0])
                return
            stack[SOLSTICES_DONE] += 1
            stack[ACTOR] = (seat + 1) % p.players
        p.pop()

    def _own(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [card for card in p.pending if p.owner(card) == seat]

    def _carry_out(self, p: ImperiumPosition, seat: int, card: int) -> None:
        p.pending = without_card(p.pending, card)
        tell(p, E_SOLSTICE_CARD, ALL, seat, card, p.face(card))
        changes.begin(p, p.box.solstice[p.face(card)], seat, card, TEXT_SOLSTICE)

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.pick_0 + card for card in self._own(p, seat)]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NO_SOLSTICE)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        self._carry_out(p, seat, action - p.box.pick_0)


# -- the end ----------------------------------------------------------------------------------------------------------


class Finish(Decision[ImperiumPosition]):
    """Before the winner is found the Sumerians return unrest (IMP-204)."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        ends = p.box.ends
        while stack[FINISH_NEXT] < len(ends):
            card = ends[stack[FINISH_NEXT]]
            stack[FINISH_NEXT] += 1
            if scoring.scores_there(p, card):
                changes.begin(p, p.box.before_scoring[card], p.owner(card), card, TEXT_OTHER)
                return
        if p.sink is not None:
            self._tell_scores(p)
        p.end(stack[FINISH_REASON])

    def _tell_scores(self, p: ImperiumPosition) -> None:
        """What decides: after a collapse first the unrest cards (IMP-130), points only between equals (IMP-131)."""
        if p.fallen:
            for seat in range(p.players):
                tell(p, E_UNREST_COUNT, ALL, seat, scoring.unrest(p, seat))
        for seat in range(p.players):
            tell(p, E_SCORED, ALL, seat, scoring.total(p, seat))
