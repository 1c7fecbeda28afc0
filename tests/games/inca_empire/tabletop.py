"""Setting up positions of Inca Empire by hand for tests."""

from __future__ import annotations

import random
from itertools import pairwise

import pentarchy
from pentarchy.games.inca_empire import GAME as RULES
from pentarchy.games.inca_empire import numbers
from pentarchy.games.inca_empire.decisions import course, roads, sun
from pentarchy.games.inca_empire.position import (
    DECK,
    G_SAPA_INCA,
    HAND,
    MAP,
    POINT_WORDS,
    SOURCES,
    SPARE,
    IncaPosition,
)
from pentarchy.games.inca_empire.printed import line_token
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL, NOBODY

GAME = "inca_empire"
Seated = tuple[pentarchy.Match, int]
"""A match and the seat that the test looks at."""


def start(players: int = 4, seed: int = 7, **options: object) -> pentarchy.Match:
    return pentarchy.new(GAME, players, seed, options)


def position(match: pentarchy.Match) -> IncaPosition:
    p = match.position
    assert isinstance(p, IncaPosition)
    return p


def seat_of(match: pentarchy.Match, colour: str) -> int:
    return position(match).seat_of[match.components.colours.index(colour)]


def point(match: pentarchy.Match, name: str) -> int:
    return int(match.components.points.index(name))


def region(match: pentarchy.Match, name: str) -> int:
    return int(match.components.regions.index(name))


def line(match: pentarchy.Match, a: str, b: str) -> int:
    return int(match.components.lines.index(line_token(a, b)))


def kind(match: pentarchy.Match, name: str) -> int:
    return int(match.components.kinds.index(name))


def road(a: str, b: str) -> str:
    return f"road {line_token(a, b)}"


def wild(a: str, b: str) -> str:
    return f"wild {line_token(a, b)}"


def why(match: pentarchy.Match, seat: int, action: str) -> str | None:
    """The code of the refusal, None if the action is legal."""
    refusal = match.why_not(seat, action)
    return None if refusal is None else refusal.code


def verbs(match: pentarchy.Match, seat: int) -> set[str]:
    return {action.verb for action in match.legal(seat)}


def sound(match: pentarchy.Match) -> None:
    assert RULES.check(match.position) == []


def play_randomly(match: pentarchy.Match, seed: int, steps: int = 10_000, check: bool = False) -> pentarchy.Match:
    """Random answers to the end, or until so many steps of the match have been made."""
    rng = random.Random(seed)
    while not match.over and match.steps < steps:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if check:
            sound(match)
    return match


# -- the board -------------------------------------------------------------------------------------------


def lay(match: pentarchy.Match, seat: int, *points: str) -> None:
    """Roads of a seat along these points, whatever the rules say of them."""
    p = position(match)
    for a, b in pairwise(points):
        roads.build_road(p, seat, line(match, a, b))
    p.memo = None


def lay_wild(match: pentarchy.Match, seat: int, a: str, b: str) -> None:
    p = position(match)
    roads.build_wild_road(p, seat, line(match, a, b))
    p.memo = None


def stand(match: pentarchy.Match, name: str, *what: str) -> None:
    """Put buildings on a point."""
    p = position(match)
    spot = point(match, name)
    bit = p.box.site_bit[spot]
    assert bit, f"nothing can stand in {name}"
    p.cities = p.cities | bit if "city" in what else p.cities & ~bit
    p.garrisons = p.garrisons | bit if "garrison" in what else p.garrisons & ~bit
    p.temples = p.temples | bit if "temple" in what else p.temples & ~bit
    p.memo = None


def reach(match: pentarchy.Match, seat: int, name: str) -> None:
    """The seat's network reaches this site, without the roads to it."""
    p = position(match)
    spot = point(match, name)
    p.net[seat * POINT_WORDS + p.box.point_word[spot]] |= p.box.point_bit[spot]
    p.reached[seat] |= p.box.site_bit[spot]
    p.memo = None


def reach_sites(match: pentarchy.Match, seat: int) -> None:
    """Orange reaches a city site and a garrison site in Chanca, and another of each in Xauxa, and Machu Picchu."""
    lay(match, seat, "limatambo", "saywite", "curamba", "vilcashuaman", "huaytara")
    lay(match, seat, "limatambo", "vitcos", "hatun_xauxa", "tarmatambo", "machu_picchu")


def take(match: pentarchy.Match, seat: int, *names: str) -> None:
    """The seat has conquered these regions, without price and points."""
    p = position(match)
    for name in names:
        r = region(match, name)
        p.explore(r)
        p.won[seat * len(p.box.resistance) + p.token_type(r)] += 1
        p.settle(r)
        for other in p.box.neighbours[r]:
            p.explore(other)
    p.memo = None


def set_token(match: pentarchy.Match, name: str, token: str) -> None:
    """Let a token of this type lie face up on a region, by exchange with another one."""
    p = position(match)
    box = p.box
    p.own_ledger()
    for zone in (MAP, SPARE):
        p.own_zone(zone)
    wanted = match.components.tokens.index(token)
    place = box.place_on_map[region(match, name)]
    old = p.zones[MAP][place]
    if box.token_type[old - box.first_token] != wanted:
        new, zone, index = next(
            (card, zone, index)
            for zone in (SPARE, MAP)
            for index, card in enumerate(p.zones[zone])
            if box.token_type[card - box.first_token] == wanted and p.seen[card] == 0
        )
        p.zones[MAP][place], p.zones[zone][index] = new, old
        p.where[new], p.where[old] = MAP, zone
        p.seen[new], p.seen[old] = p.seen[old], p.seen[new]
    p.explore(region(match, name))
    p.memo = None


def labour(match: pentarchy.Match, *amounts: int) -> None:
    position(match).labour = list(amounts)
    position(match).memo = None


def scores(match: pentarchy.Match, by_place: list[tuple[int, int]]) -> None:
    """Points as pairs (seat, points), the first place first."""
    p = position(match)
    p.rank = [seat for seat, _ in by_place]
    p.gains = [0] * (p.players * SOURCES)
    for seat, points in by_place:
        p.score[seat] = points
        p.gains[seat * SOURCES + G_SAPA_INCA] = points


# -- phases and cards --------------------------------------------------------------------------------------


def fetch(match: pentarchy.Match, name: str, zone: int, seen: int) -> None:
    """Bring a card of this kind from the pile or a hand to a zone; a hand gets another card for it."""
    p = position(match)
    wanted = kind(match, name)
    sources = [DECK, *range(HAND, HAND + p.players)]
    card = next(c for z in sources for c in p.zones[z] if p.box.card_kind[c] == wanted and z != zone)
    source = p.where[card]
    p.move(card, zone, seen)
    if source != DECK:
        spare = next(c for c in p.zones[DECK] if p.box.card_kind[c] != wanted)
        p.move(spare, source, only(source - HAND))


def force(match: pentarchy.Match, seat: int, *names: str, sector: int = 0) -> None:
    """These cards lie face up in one of the two sectors on the seat's stripe."""
    p = position(match)
    place = p.box.touching[p.colour[seat]][sector]
    for name in names:
        fetch(match, name, HAND + p.players + place, ALL)
    sun.add_up(p)
    p.memo = None


def hold(match: pentarchy.Match, seat: int, *names: str) -> None:
    """The seat's hand is made of these kinds."""
    p = position(match)
    for card in list(p.zones[HAND + seat]):
        p.move(card, DECK, 0, bottom=True)
        p.own_ledger()
        p.seen[card] = 0
    for name in names:
        fetch(match, name, HAND + seat, only(seat))
    p.memo = None


def phase(match: pentarchy.Match, column: str, number: int) -> None:
    """Begin this phase now."""
    p = position(match)
    p.column = p.box.column.index(match.components.columns.index(column))
    p.phase = number
    p.stack.clear()
    p.push(numbers.COURSE, 0)
    p.actor = NOBODY
    p.memo = None
    p.sink = match._events
    p.advance()
    p.sink = None


def turn(match: pentarchy.Match, seat: int, *cards: str, has: int | None = None, column: str = "early_1") -> None:
    """It is this seat's turn in a People phase, with these cards in force on it and so much labour."""
    p = position(match)
    if cards:
        force(match, seat, *cards)
    if has is not None:
        p.labour[seat] = has
    p.column = p.box.column.index(match.components.columns.index(column))
    p.phase = 2
    p.order = [seat, *(other for other in range(p.players) if other != seat)]
    p.stack.clear()
    p.push(numbers.COURSE, 0, 1)
    p.push(numbers.PEOPLE_PHASE, 0)
    p.actor = NOBODY
    p.memo = None
    p.advance()


def inca_phase(match: pentarchy.Match, column: str) -> None:
    """Carry out an Inca phase alone."""
    p = position(match)
    p.column = p.box.column.index(match.components.columns.index(column))
    course.inca_phase(p)


def sapa_inca_phase(match: pentarchy.Match, column: str = "early_1") -> None:
    p = position(match)
    p.column = p.box.column.index(match.components.columns.index(column))
    course.sapa_inca_phase(p)


def end_sun_phase(match: pentarchy.Match) -> None:
    """What happens at the end of a Sun phase in which no new card is turned up."""
    p = position(match)
    sun.add_up(p)
    sun.popular_support(p)
    sun.peasant_revolt(p)
    p.memo = None
