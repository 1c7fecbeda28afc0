"""Points, unrest counts and the order of players (IMP-118 to IMP-131)."""

from __future__ import annotations

from typing import Final

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

SCORING: Final[tuple[int, ...]] = (HAND, DECK, DISCARD, PLAY, GARRISON, HISTORY, SUNKEN)
"""Zones whose cards score (IMP-119); the nation deck, the development area and the active quest do not (IMP-120,
IMP-R42)."""
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


def _cards(p: ImperiumPosition, seat: int, card: int, where: int) -> list[int]:
    if where == W_OWNED:
        return owned(p, seat)
    if where == W_PLAY:
        return p.area(seat, PLAY) + p.permanents(seat)
    if where == W_HISTORY:
        return p.area(seat, HISTORY)
    if where == W_GARRISON:
        return p.area(seat, GARRISON)
    if where == W_GARRISON_HERE:
        return p.garrison_of(card)
    if where == W_EXILE:
        return p.zones[EXILE]
    found: list[int] = []
    if where == W_OPPONENTS:
        for other in range(p.players):
            if other != seat:
                found += owned(p, other)
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
    if per.cards == NO_CARDS:
        return _icons(p, seat, card, per)
    count = 0
    for other in _cards(p, seat, card, per.where):
        if per.cards == ALL_CARDS:
            count += 1
        elif per.cards == VARIABLE_CARDS:
            count += 1 if p.box.value[p.face(other)].kind == VP_VARIABLE else 0
        else:
            count += 1 if p.matches(per.cards, other) else 0
    return count


def _icons(p: ImperiumPosition, seat: int, card: int, per: Per) -> int:
    """Icons as printed: what counted as production for a turn does not score (IMP-R45)."""
    if not per.shown:
        per.shown = [_icons_on(p, other, per) for other in range(len(p.box.suits))]
    if per.where != W_OWNED:
        return _sum_of(per.shown, _cards(p, seat, card, per.where))
    count = _sum_of(per.shown, p.permanents(seat))
    for zone in SCORING:
        count += _sum_of(per.shown, p.area(seat, zone))
    return count


def _sum_of(shown: list[int], cards: list[int]) -> int:
    count = 0
    for card in cards:
        count += shown[card]
    return count


def _icons_on(p: ImperiumPosition, card: int, per: Per) -> int:
    box = p.box
    count = 0
    if per.suits and box.suits[card] & per.suits:
        count += box.counts_as[card] if per.suits & S_REGION else 1
    for kind in per.types:
        count += box.icons[card][kind]
    return count


def looks_at_others(p: ImperiumPosition, seat: int) -> bool:
    """Has the seat a card whose points depend on what others have?"""
    for card in owned(p, seat):
        for per in p.box.value[p.face(card)].parts:
            if per.rivals or per.where == W_OPPONENTS:
                return True
    return False


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
