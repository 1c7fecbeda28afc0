"""Points, unrest counts and the order of players (IMP-118 to IMP-131)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarchy.games.imperium.box import (
    ALL_CARDS,
    NO_CARDS,
    PROGRESS,
    S_REGION,
    S_UNREST,
    TOKENS,
    VARIABLE_CARDS,
    VP_CONDITIONAL,
    VP_FIXED,
    VP_NONE,
    VP_UNREST,
    VP_VARIABLE,
    W_EXILE,
    W_GARRISON,
    W_GARRISON_HERE,
    W_HISTORY,
    W_OPPONENTS,
    W_OWNED,
    W_PLAY,
    Per,
    Value,
)
from pentarchy.games.imperium.position import (
    AREA,
    COMMON,
    DECK,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    PLAY,
    POWER,
    SUNKEN,
    ImperiumPosition,
)
from pentarchy.kernel.cards import SPECTATOR
from pentarchy.kernel.position import words

SCORING: Final[tuple[int, ...]] = (HAND, DECK, DISCARD, PLAY, GARRISON, HISTORY, SUNKEN)
"""Zones whose cards score (IMP-119); the nation deck, the development area and the active quest do not (IMP-120,
IMP-R42)."""
COUNTED: Final[tuple[int, ...]] = (POWER, HAND, DECK, DISCARD, PLAY, GARRISON, HISTORY, SUNKEN)
"""The same with the permanents in play, in the order of the piles of a seat."""
POWER_PILE: Final = 0
IN_HAND_PILE: Final = 1
PLAY_PILE: Final = 4
HISTORY_PILE: Final = 6
PARTS: Final = ("progress", "fixed", "conditional", "variable", "unrest")


def scores_there(p: ImperiumPosition, card: int) -> bool:
    return p.owner(card) >= 0 and p.place(card) in SCORING


def owned(p: ImperiumPosition, seat: int) -> list[int]:
    """All cards that can score: with the power card and the permanents in play (IMP-R43)."""
    cards = p.permanents(seat)[:]
    zones, first = p.zones, COMMON + seat * AREA
    for zone in SCORING:
        cards += zones[first + zone]
    return cards


class Pile:
    """What the cards of one zone of a seat come to, as far as that depends on nothing but these cards and where they
    lie."""

    zone: list[int]
    """The zone as it was when it was counted."""
    cards: list[int]
    """Those of its cards that count."""
    points: int
    open: list[int]
    """Cards whose points depend on something else as well."""
    abroad: bool
    """Do some of them depend on what others have?"""
    unrest: int
    counts: list[int]
    """What each part of a value counts among them, by its number; -1, or an empty list, while nobody has asked."""

    def __init__(self, p: ImperiumPosition, seat: int, zone: int) -> None:
        self.zone = p.area(seat, zone)
        self.cards = p.permanents(seat) if zone == POWER else self.zone
        self.counts = []
        self.points = 0
        self.open = []
        self.abroad = False
        self.unrest = 0
        for card in self.cards:
            if p.box.suits[card] & S_UNREST:
                self.unrest += 1
            value = p.box.value[p.face(card)]
            if value.kind == VP_VARIABLE:
                self.open.append(card)
                for per in value.parts:
                    self.abroad = self.abroad or per.rivals or per.where == W_OPPONENTS
            elif value.kind != VP_NONE:
                self.points += points_of(p, seat, card, value)

    def count(self, p: ImperiumPosition, per: Per) -> int:
        """What a part of a value counts among these cards, where that depends on nothing else."""
        if not self.counts:
            self.counts = [-1] * p.box.pers
        found = self.counts[per.number]
        if found < 0:
            found = _count_among(p, self.cards, per)
            self.counts[per.number] = found
        return found


def total_of(p: ImperiumPosition, seat: int, piles: list[Pile]) -> int:
    """The same as `total`, from the piles of COUNTED."""
    points = p.pool[seat * TOKENS + PROGRESS]
    for pile in piles:
        points += pile.points
        for card in pile.open:
            value = p.box.value[p.face(card)]
            times = 0
            for per in value.parts:
                times += _count_piles(p, seat, card, per, piles) // per.each
            points += min(value.most, times * value.value)
    return int(points)


def _count_piles(p: ImperiumPosition, seat: int, card: int, per: Per, piles: list[Pile]) -> int:
    """The same as `_count`, pile by pile where that can be remembered."""
    lonely = per.tokens < 0 and not per.rivals
    if lonely and per.cards >= 0 and p.box.filters[per.cards].garrison >= 0:
        lonely = False
    if lonely and per.where == W_OWNED:
        count = 0
        for pile in piles:
            count += pile.count(p, per)
        return count
    if lonely and per.where == W_PLAY:
        return piles[PLAY_PILE].count(p, per) + piles[POWER_PILE].count(p, per)
    if lonely and per.where == W_HISTORY:
        return piles[HISTORY_PILE].count(p, per)
    return _count(p, seat, card, per)


def total(p: ImperiumPosition, seat: int) -> int:
    """The sum of `parts`."""
    points = p.pool[seat * TOKENS + PROGRESS]
    for card in owned(p, seat):
        value = p.box.value[p.face(card)]
        if value.kind != VP_NONE:
            points += points_of(p, seat, card, value)
    return points


def parts(p: ImperiumPosition, seat: int) -> list[int]:
    """Points by where they come from, in the order of PARTS."""
    found = [p.pool[seat * TOKENS + PROGRESS], 0, 0, 0, 0]
    for card in owned(p, seat):
        value = p.box.value[p.face(card)]
        if value.kind == VP_NONE:
            continue
        points = points_of(p, seat, card, value)
        if p.box.suits[card] & S_UNREST:
            found[VP_UNREST] += points
        else:
            found[value.kind] += points
    return found


def points_of(p: ImperiumPosition, seat: int, card: int, value: Value) -> int:
    if value.kind == VP_FIXED:
        return value.value
    if value.kind == VP_CONDITIONAL:
        return _conditional(p, card, value)
    if value.kind == VP_VARIABLE:
        times = 0
        for per in value.parts:
            times += _count(p, seat, card, per) // per.each
        return min(value.most, times * value.value)
    return 0


def _conditional(p: ImperiumPosition, card: int, value: Value) -> int:
    """The first case that holds; a sunken card is in no history (IMP-146, IMP-R47)."""
    place = p.place(card)
    for k in range(len(value.where)):
        where = value.where[k]
        if (
            (where == W_HISTORY and place == HISTORY)
            or (where == W_GARRISON and place == GARRISON)
            or (where == W_PLAY and (place in (PLAY, POWER)))
            or where > W_EXILE
        ):
            return value.values[k]
    return 0


def _zones(p: ImperiumPosition, seat: int, card: int, where: int) -> list[list[int]]:
    """The cards that are counted, zone by zone."""
    if where == W_OWNED:
        return _owned_zones(p, seat)
    if where == W_PLAY:
        return [p.area(seat, PLAY), p.permanents(seat)]
    if where == W_HISTORY:
        return [p.area(seat, HISTORY)]
    if where == W_GARRISON:
        return [p.area(seat, GARRISON)]
    if where == W_GARRISON_HERE:
        return [p.garrison_of(card)]
    if where == W_EXILE:
        return [p.zones[EXILE]]
    found: list[list[int]] = []
    if where == W_OPPONENTS:
        for other in range(p.players):
            if other != seat:
                found += _owned_zones(p, other)
    return found


def _owned_zones(p: ImperiumPosition, seat: int) -> list[list[int]]:
    """The same cards as `owned`."""
    found = [p.permanents(seat)]
    for zone in SCORING:
        found.append(p.area(seat, zone))
    return found


def _count(p: ImperiumPosition, seat: int, card: int, per: Per) -> int:
    if per.tokens >= 0:
        return p.pool[seat * TOKENS + per.tokens]
    if per.rivals:
        fewer = 0
        for other in range(p.players):
            if p.pool[other * TOKENS + PROGRESS] < p.pool[seat * TOKENS + PROGRESS]:
                fewer += 1
        return fewer
    count = 0
    for cards in _zones(p, seat, card, per.where):
        count += _count_among(p, cards, per)
    return count


def _count_among(p: ImperiumPosition, cards: list[int], per: Per) -> int:
    """How many of these cards count, or how many icons on them."""
    if per.cards == NO_CARDS:
        return _icons(p, cards, per)
    if per.cards == ALL_CARDS:
        return len(cards)
    count = 0
    for card in cards:
        if per.cards == VARIABLE_CARDS:
            count += 1 if p.box.value[p.face(card)].kind == VP_VARIABLE else 0
        else:
            count += 1 if p.matches(per.cards, card) else 0
    return count


def _icons(p: ImperiumPosition, cards: list[int], per: Per) -> int:
    """Icons as printed: what counted as production for a turn does not score (IMP-R45)."""
    if len(per.shown) == 0:
        per.shown = words([_icons_on(p, card, per) for card in range(len(p.box.suits))])
    shown = per.shown
    count: i64 = 0
    for card in cards:
        count += shown[card]
    return int(count)


def _icons_on(p: ImperiumPosition, card: int, per: Per) -> int:
    box = p.box
    count = 0
    if per.suits and box.suits[card] & per.suits:
        count += box.counts_as[card] if per.suits & S_REGION else 1
    for kind in per.types:
        count += box.icons[card][kind]
    return count


def unrest(p: ImperiumPosition, seat: int) -> int:
    """Unrest cards in all zones that score (IMP-129, IMP-R48)."""
    suits = p.box.suits
    found = 0
    for card in owned(p, seat):
        if suits[card] & S_UNREST:
            found += 1
    return found


def key(p: ImperiumPosition, seat: int) -> list[int]:
    """The highest is first: points, after a collapse the fewest unrest cards and then points (IMP-126 to IMP-131)."""
    if p.fallen:
        return [-unrest(p, seat), total(p, seat)]
    return [total(p, seat)]


def public_points(p: ImperiumPosition, seat: int) -> int:
    """Points by what everybody sees: progress, and cards that lie open or whose place all know."""
    points = p.pool[seat * TOKENS + PROGRESS]
    seen = p.seen
    for card in owned(p, seat):
        if seen[card] >> SPECTATOR & 1:
            points += public_points_of(p, seat, card)
    return points


def public_points_of(p: ImperiumPosition, seat: int, card: int) -> int:
    """What one card adds to them."""
    if p.seen[card] >> SPECTATOR & 1:
        value = p.box.value[p.face(card)]
        if value.kind == VP_FIXED or value.kind == VP_CONDITIONAL or (value.kind == VP_VARIABLE and _open(value)):
            return points_of(p, seat, card, value)
    return 0


def _open(value: Value) -> bool:
    """Does a variable value depend on open things only?"""
    for per in value.parts:
        if per.tokens < 0 and not per.rivals and per.where not in (W_PLAY, W_GARRISON_HERE, W_EXILE):
            return False
    return True
