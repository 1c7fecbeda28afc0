"""How good a position is for a seat: points so far, what cards, tokens and the nation's way will bring."""

from __future__ import annotations

from typing import Any, Final

from pentarchy.games.imperium import scoring
from pentarchy.games.imperium.box import (
    ATTACK,
    EMPIRE,
    MATERIAL,
    NO_STATE,
    PINNED,
    POPULATION,
    PROGRESS,
    S_REGION,
    S_UNREST,
    TOKENS,
)
from pentarchy.games.imperium.position import (
    ACTIVATE,
    AREA,
    COMMON,
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    FAME,
    HAND,
    MAIN,
    NATION,
    PLAY,
    QUEST,
    UNREST,
    ImperiumPosition,
)
from pentarchy.games.imperium.scoring import COUNTED, IN_HAND_PILE, PLAY_PILE
from pentarchy.kernel.position import Position
from pentarchy.kernel.values import Judge, Sum, Values, same_words

TERMS: Final = (
    "points",
    "material",
    "population",
    "progress",
    "abilities",
    "regions",
    "deck",
    "unrest",
    "hand",
    "nation",
    "collapse",
    "turn",
)
"""Terms of the judgement."""

TOKEN: Final = 0.22
"""Worth of a material or population while there is time to spend it; tokens beyond a dozen are worth little."""
ENGINE: Final = 0.9
"""Worth of a pinned card with an ability, besides its points."""
REGION: Final = 0.5
UNREST_CARD: Final = 1.3
"""An unrest card clogs the deck besides its negative points."""
IN_HAND: Final = 0.3
"""Worth of a card in hand."""
CARD: Final = 0.25
"""Worth of a useful card in the deck."""
STEP: Final = 0.7
"""Worth of a step on the way to the empire, to developments, on the journey or the quests."""
ACTION_LEFT: Final = 0.5
EXHAUST_LEFT: Final = 0.1
"""Worth of an action and of an exhaust token that are left in the turn."""
SCALE: Final = 9.0
"""Points of lead that change the odds by a factor of e."""


class Cards(scoring.Pile):
    """What the cards of one zone are good for besides their points."""

    state: int
    """The state of the nation when they were counted."""
    worths: list[float]
    """Of cards in hand, deck and discard pile that are no unrest, what each is worth, in their order."""
    regions: int
    abilities: int
    """Pinned cards that are regions, and those that are not."""

    def __init__(self, p: ImperiumPosition, seat: int, zone: int) -> None:
        super().__init__(p, seat, zone)
        box = p.box
        self.state = p.state[seat]
        self.worths = []
        self.regions = 0
        self.abilities = 0
        if zone in (HAND, DECK, DISCARD):
            for card in self.cards:
                if not box.suits[card] & S_UNREST:
                    self.worths.append(_card(p, seat, card))
        elif zone == PLAY:
            for card in self.cards:
                if box.header[card] == PINNED:
                    if box.suits[card] & S_REGION:
                        self.regions += 1
                    else:
                        self.abilities += 1


class Area:
    """The cards of a seat, zone by zone as in COUNTED."""

    cards: list[Cards]
    piles: list[scoring.Pile]
    """The same, for counting points."""
    abroad: bool
    """Do their points depend on what others have?"""

    def __init__(self, p: ImperiumPosition, seat: int) -> None:
        self.cards = [Cards(p, seat, zone) for zone in COUNTED]
        self._join()

    def look(self, p: ImperiumPosition, seat: int) -> None:
        """Count the zones anew that are no longer those that were counted."""
        for k in range(len(COUNTED)):
            pile = self.cards[k]
            if pile.zone is not p.area(seat, COUNTED[k]) or pile.state != p.state[seat]:
                self.cards[k] = Cards(p, seat, COUNTED[k])
        self._join()

    def _join(self) -> None:
        self.piles = []
        self.abroad = False
        for pile in self.cards:
            self.piles.append(pile)
            self.abroad = self.abroad or pile.abroad


class ImperiumJudge(Judge):
    last: ImperiumPosition | None
    areas: list[Area]

    def __init__(self, values: Values, rules: Any = None) -> None:
        super().__init__(values, rules)
        self.last = None
        self.areas = []

    def judgement(self, p: Position, seat: int) -> float:
        assert isinstance(p, ImperiumPosition)
        if p.over:
            return _final(p, seat)
        if not p.zones[FAME]:
            return 1.0 / p.players
        if p is not self.last:
            self._look(p)
        return self.values.chance(self.strengths, seat)

    def _look(self, p: ImperiumPosition) -> None:
        """Work out the strengths, but for seats that stand as in the last position."""
        last = self.last
        self.last = p
        left = horizon(p) / SCALE
        if last is None or not _same_box(last, p):
            self.areas = [Area(p, seat) for seat in range(p.players)]
            self.strengths = [self._strength(p, seat, left) for seat in range(p.players)]
            return
        table = _same_table(last, p)
        for seat in range(p.players):
            if not table or self.areas[seat].abroad or not _stands(last, p, seat):
                self.areas[seat].look(p, seat)
                self.strengths[seat] = self._strength(p, seat, left)

    def _strength(self, p: ImperiumPosition, seat: int, left: float) -> float:
        found = Sum(self.values.weights)
        _add_up(p, seat, left, self.areas[seat], found)
        return found.total


def _same_box(last: ImperiumPosition, p: ImperiumPosition) -> bool:
    """Are the facts of each card the same, with the same faces up?"""
    return last.box is p.box and last.nation is p.nation and last.flipped is p.flipped


def _same_table(last: ImperiumPosition, p: ImperiumPosition) -> bool:
    """Is all the same that the terms of every seat depend on?"""
    return (
        last.final == p.final
        and last.trigger == p.trigger
        and len(last.zones[MAIN]) == len(p.zones[MAIN])
        and len(last.zones[UNREST]) == len(p.zones[UNREST])
        and last.zones[EXILE] is p.zones[EXILE]
        and last.host is p.host
    )


def _stands(last: ImperiumPosition, p: ImperiumPosition, seat: int) -> bool:
    """Does a seat stand as in the last position, by all that its terms are made of?"""
    if last.turn == seat or p.turn == seat or last.state[seat] != p.state[seat]:
        return False
    first = COMMON + seat * AREA
    for zone in range(first, first + AREA):
        if last.zones[zone] is not p.zones[zone]:
            return False
    return same_words(last.pool, p.pool, seat * TOKENS, TOKENS)


def judgement(p: ImperiumPosition, seat: int, values: Values) -> float:
    """About the chance to win, 0 to 1."""
    return ImperiumJudge(values).judgement(p, seat)


def terms(p: ImperiumPosition, seat: int, values: Values) -> list[float]:
    """What each named term gives a seat; their sum is its strength."""
    found = Sum(values.weights, keep=True)
    _add_up(p, seat, horizon(p) / SCALE, Area(p, seat), found)
    return found.shares()


def _final(p: ImperiumPosition, seat: int) -> float:
    mine = scoring.key(p, seat)
    ahead = 0
    level = 0
    for other in range(p.players):
        if other != seat:
            theirs = scoring.key(p, other)
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                level += 1
    return 0.0 if ahead else 1.0 / (1 + level)


def _add_up(p: ImperiumPosition, seat: int, left: float, area: Area, to: Sum) -> None:
    """The terms of a seat, in the order of TERMS; with the end near only points count, with a collapse near only
    unrest."""
    at = seat * TOKENS
    played = area.cards[PLAY_PILE]
    deck = 0.0
    unrest = 0
    for k in range(IN_HAND_PILE, PLAY_PILE):
        unrest += area.cards[k].unrest
        for worth in area.cards[k].worths:
            deck += worth
    left_over = len(p.zones[UNREST])
    to.add(scoring.total_of(p, seat, area.piles) / SCALE)
    to.add(left * TOKEN * min(12, int(p.pool[at + MATERIAL])))
    to.add(left * TOKEN * 1.2 * min(12, int(p.pool[at + POPULATION])))
    to.add(left * 0.3 * int(p.pool[at + PROGRESS]))
    to.add(left * ENGINE * played.abilities)
    to.add(left * REGION * played.regions)
    to.add(left * deck)
    to.add(-left * UNREST_CARD * unrest)
    to.add(left * IN_HAND * len(p.area(seat, HAND)))
    to.add(left * _nation(p, seat))
    to.add(-(6 - left_over) * 1.5 * scoring.unrest(p, seat) / SCALE if left_over < 6 else 0.0)
    to.add(left * _turn(p, seat))


def _turn(p: ImperiumPosition, seat: int) -> float:
    """Cards that can still be played and exhausted in the turn that is going on."""
    if p.turn != seat or p.phase != ACTIVATE:
        return 0.0
    return ACTION_LEFT * min(int(p.actions[seat]), len(p.area(seat, HAND))) + EXHAUST_LEFT * int(p.exhausts[seat])


def horizon(p: ImperiumPosition) -> float:
    """How much of the game is still to come, 0 to 1."""
    if p.final:
        return 0.1
    if p.trigger:
        return 0.25
    return min(1.0, 0.3 + len(p.zones[MAIN]) / 45.0)


def _card(p: ImperiumPosition, seat: int, card: int) -> float:
    box = p.box
    if box.unplayable[card]:
        return -CARD
    if box.state[card] != NO_STATE and box.state[card] != p.state[seat]:
        return -0.5 * CARD if p.state[seat] == EMPIRE else 0.0
    return CARD * (1.3 if box.header[card] == ATTACK else 1.0)


def _nation(p: ImperiumPosition, seat: int) -> float:
    """How far the nation's own way has been gone: accession, developments, quests, journey, zenith."""
    nation = p.box.nations[p.nation[seat]]
    gone = len(nation.nation_deck) + 1 - len(p.area(seat, NATION))
    value = STEP * gone if nation.nation_deck else 0.0
    value += 1.5 * STEP * (len(nation.development) - len(p.area(seat, DEVELOPMENT))) if nation.develops else 0.0
    if nation.accession_flips and p.state[seat] == EMPIRE:
        value += 3.0
    if nation.quests:
        value += 2.0 * (len(nation.development) - len(p.area(seat, DEVELOPMENT))) + len(p.area(seat, QUEST))
    if not nation.reshuffle_step:  # the journey: progress moves it, population ends it
        flips = 0
        for card in nation.permanents:
            flips += 2 if p.owner(card) < 0 else 1 if card in p.flipped else 0
        value += 4.0 * flips + 0.4 * min(24, int(p.pool[seat * TOKENS + POPULATION])) * (1 if flips >= 3 else 0)
    return value
