"""How good a position is for a seat: points so far, what they will grow to, and what can still be bought.

Two ways, each a sum of named terms. By learned tables, where the folder holds some for this number of players: every
count (regions held by one piece, coins, what is left of a deed …) has its own worth, which changes from the beginning
to the end of the game. Else by points and prospects that were set by hand.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.numbers import (
    CHOOSE,
    DO_RECRUIT,
    TURN,
    TURN_ACTOR,
    TURN_BEGUN,
    TURN_CARD,
    TURN_KIND,
    TURN_LEFT,
)
from pentarchy.games.eight_minute_empire.position import AND, OR, PLACE, ROW, TAKEN, EmpirePosition
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.position import Position
from pentarchy.kernel.values import Judge, Sum, Values

TERMS: Final = ("points", "prospects", "coins", "cities", "armies", "spread", "deeds")
"""Terms of the judgement by hand."""
COIN: Final = 0.22
"""Worth of a coin while there are cards to buy."""
CITY: Final = 0.6
"""Worth of a city on the board beyond its piece: it opens its region for recruiting."""
PIECE: Final = 0.05
"""Worth of an army on the board beyond the regions it controls."""
SPREAD: Final = 0.12
"""Worth of being present in a region that nobody or somebody else controls."""
STEP: Final = 0.3
"""Worth of getting nearer to the next step of a good's table."""
DEED: Final[tuple[float, ...]] = (0.2, 0.22, 0.25, 0.9, 0.7)
"""Worth of what is left of a deed, by piece or step: recruit, march, voyage, city, destroy."""
SCALE: Final = 2.2
"""Points of lead that change the odds by a factor of e."""

GOODS: Final = 5
DEEDS: Final = 5
MOST_LEFT: Final = 6
PENDING: Final = 1 + DEEDS * MOST_LEFT
COUNTS: Final = (
    ("regions", 16),
    ("continents", 6),
    ("goods_points", 16),
    ("good_1", 10),
    ("good_2", 10),
    ("good_3", 10),
    ("good_4", 10),
    ("good_5", 10),
    ("jokers", 4),
    ("coins", 15),
    ("armies", 15),
    ("cities", 4),
    ("presence", 16),
    ("held_by_one", 12),
    ("within_one", 10),
    ("held_by_more", 12),
    ("continents_by_one", 6),
    ("continents_near", 6),
    ("best_card", 6),
    ("order", 6),
    ("points", 32),
    ("deed", PENDING),
    ("other_deed", PENDING),
    ("either_deed", 1 + DEEDS * DEEDS),
)
"""Counts of the learned judgement, and how many values each can have; more count as the last."""
SIZES: Final = [size for _, size in COUNTS]
FIRST: Final = [sum(SIZES[:k]) for k in range(len(SIZES))]
"""Where each count begins in the tables, which lie behind one another."""
REGIONS: Final = 0
GOODS_POINTS: Final = 2
COINS: Final = 9
PRESENCE: Final = 12
BY_ONE: Final = 16
BEST_CARD: Final = 18
ORDER: Final = 19
POINTS: Final = 20
IN_HAND: Final = 21
"""Where some of them stand among the counts."""


class EmpireJudge(Judge):
    last: EmpirePosition | None
    phase: float
    control: list[int]
    continents: list[int]
    fought: int
    """Regions with pieces of several colours, as bits."""
    margins: list[tuple[int, int, int]]
    held: list[int]
    goods: list[int]
    places: list[list[int]]
    """By seat: in the last position, what `_margins` found, symbols and their points, and what `counts` found."""

    def __init__(self, values: Values, rules: Any = None) -> None:
        super().__init__(values, rules)
        self.last = None
        self.phase = 0.0
        self.control = []
        self.continents = []
        self.fought = 0
        self.margins = []
        self.held = []
        self.goods = []
        self.places = []

    def judgement(self, p: Position, seat: int) -> float:
        assert isinstance(p, EmpirePosition)
        if p.over:
            return _won(p, seat)
        if not uses_tables(p, self.values):
            return self.values.chance(strengths(p, self.values), seat)
        if p is not self.last:
            self._look(p)
        return self.values.chance(self.strengths, seat)

    def _look(self, p: EmpirePosition) -> None:
        """Look up the strengths. Only what may have changed since the last position is counted."""
        last = self.last
        phase = gone(p)
        fought = scoring.contested(p)
        if last is None or last.box is not p.box or last.token is not p.token:
            self.control = scoring.controlled(p)
            self.continents = scoring.continent_points(p, self.control)
            self.margins = [_margins(p, seat, fought, p.present(seat)) for seat in range(p.players)]
            self.held = [scoring.held_by(p, seat, self.control) for seat in range(p.players)]
            self.goods = [scoring.goods_of(p, held) for held in self.held]
            self.places = [self._count(p, seat) for seat in range(p.players)]
            self.strengths = [self.values.look_up(p.players, places, phase) for places in self.places]
        else:
            touched = _touched(last, p)
            moved = False
            if touched:
                control = scoring.controlled(p)
                if control != self.control:
                    moved = True
                    self.control = control
                    self.continents = scoring.continent_points(p, control)
            tokens = moved and len(p.box.tokens) > 0
            for seat in range(p.players):
                changed = touched != 0 and self._weigh(last, p, seat, touched, fought)
                taken = tokens or last.zones[TAKEN + seat] is not p.zones[TAKEN + seat]
                if taken:
                    self._count_goods(p, seat)
                if moved:
                    self._count_ground(p, seat)
                if taken or changed or not _stands(last, p, seat):
                    self._recount(p, seat)
                elif not self._follow(last, p, seat) and not moved and phase == self.phase:
                    continue
                self.strengths[seat] = self.values.look_up(p.players, self.places[seat], phase)
        self.last = p
        self.phase = phase
        self.fought = fought

    def _weigh(self, last: EmpirePosition, p: EmpirePosition, seat: int, touched: int, fought: int) -> bool:
        """Note the margins of a seat in the regions that were touched. Has it pieces there, or had it any?"""
        before = touched & last.present(seat)
        after = touched & p.present(seat)
        if before == 0 and after == 0:
            return False
        one, within, more = self.margins[seat]
        if before:
            was_one, was_within, was_more = _margins(last, seat, self.fought, before)
            one, within, more = one - was_one, within - was_within, more - was_more
        if after:
            is_one, is_within, is_more = _margins(p, seat, fought, after)
            one, within, more = one + is_one, within + is_within, more + is_more
        self.margins[seat] = (one, within, more)
        return True

    def _count(self, p: EmpirePosition, seat: int) -> list[int]:
        return _places(_count(p, seat, self.control, self.continents, self.margins[seat]))

    def _count_goods(self, p: EmpirePosition, seat: int) -> None:
        """Count what follows from cards, and from goods tokens on the board."""
        places = self.places[seat]
        held = scoring.held_by(p, seat, self.control)
        goods = scoring.goods_of(p, held)
        self.held[seat] = held
        self.goods[seat] = goods
        places[GOODS_POINTS] = _place(GOODS_POINTS, goods)
        for good in range(GOODS + 1):
            count = GOODS_POINTS + 1 + good
            places[count] = _place(count, held >> PLACE * good & (1 << PLACE) - 1)
        self._count_points(seat)

    def _count_ground(self, p: EmpirePosition, seat: int) -> None:
        """Count what follows from who controls what."""
        places = self.places[seat]
        thin, near = _continents(p, seat, self.control)
        places[REGIONS] = _place(REGIONS, bit_count(self.control[seat]))
        places[REGIONS + 1] = _place(REGIONS + 1, self.continents[seat])
        places[BY_ONE] = _place(BY_ONE, thin)
        places[BY_ONE + 1] = _place(BY_ONE + 1, near)
        self._count_points(seat)

    def _count_points(self, seat: int) -> None:
        points = bit_count(self.control[seat]) + self.continents[seat] + self.goods[seat]
        self.places[seat][POINTS] = _place(POINTS, points)

    def _recount(self, p: EmpirePosition, seat: int) -> None:
        """Count what can change while control and cards stay the same."""
        places = self.places[seat]
        one, within, more = self.margins[seat]
        now, other, either = _pending(p, seat)
        places[COINS] = _place(COINS, p.coins[seat])
        places[COINS + 1] = _place(COINS + 1, p.box.armies - p.supply[seat])
        places[COINS + 2] = _place(COINS + 2, p.box.cities - p.city_supply[seat])
        places[PRESENCE] = _place(PRESENCE, bit_count(p.present(seat)))
        places[PRESENCE + 1] = _place(PRESENCE + 1, one)
        places[PRESENCE + 2] = _place(PRESENCE + 2, within)
        places[PRESENCE + 3] = _place(PRESENCE + 3, more)
        places[BEST_CARD] = _place(BEST_CARD, _best_card(p, seat, self.held[seat]))
        places[ORDER] = _place(ORDER, _order(p, seat))
        places[IN_HAND] = _place(IN_HAND, now)
        places[IN_HAND + 1] = _place(IN_HAND + 1, other)
        places[IN_HAND + 2] = _place(IN_HAND + 2, either)

    def _follow(self, last: EmpirePosition, p: EmpirePosition, seat: int) -> bool:
        """Count anew what others change: the row, whose turn it is. Has anything changed?"""
        places = self.places[seat]
        best = places[BEST_CARD]
        if last.zones[ROW] is not p.zones[ROW]:
            best = _place(BEST_CARD, _best_card(p, seat, self.held[seat]))
        order = _place(ORDER, _order(p, seat))
        if best == places[BEST_CARD] and order == places[ORDER]:
            return False
        places[BEST_CARD] = best
        places[ORDER] = order
        return True


def _touched(last: EmpirePosition, p: EmpirePosition) -> int:
    """Regions, as bits, in which there are other pieces than in the last position."""
    found: i64 = 0
    regions: i64 = p.box.regions
    armies = p.armies
    cities = p.cities
    old_armies = last.armies
    old_cities = last.cities
    at: i64 = 0
    for _ in range(p.players + 1):
        region: i64 = 0
        while region < regions:
            if old_armies[at] != armies[at] or old_cities[at] != cities[at]:
                found |= 1 << region
            region += 1
            at += 1
    return int(found)


def _stands(last: EmpirePosition, p: EmpirePosition, seat: int) -> bool:
    """Has a seat the same cards, coins and supply as in the last position, and no deed to do in either?"""
    return (
        last.coins[seat] == p.coins[seat]
        and last.zones[TAKEN + seat] is p.zones[TAKEN + seat]
        and last.supply[seat] == p.supply[seat]
        and last.city_supply[seat] == p.city_supply[seat]
        and not in_turn(last, seat)
        and not in_turn(p, seat)
    )


def judgement(p: EmpirePosition, seat: int, values: Values) -> float:
    """About the chance to win, 0 to 1."""
    return EmpireJudge(values).judgement(p, seat)


def _won(p: EmpirePosition, seat: int) -> float:
    keys = scoring.tie_break(p, p.past_points)
    shared = 0
    for key in keys:
        if key > keys[seat]:
            return 0.0
        if key == keys[seat]:
            shared += 1
    return 1.0 / shared


def strengths(p: EmpirePosition, values: Values) -> list[float]:
    """How strong each seat stands; a difference of 1 changes the odds by a factor of e."""
    if uses_tables(p, values):
        phase = gone(p)
        return [values.look_up(p.players, found, phase) for found in counts(p)]
    found: list[float] = []
    for one in hand(p):
        strength = Sum(values.weights)
        for term in one:
            strength.add(term)
        found.append(strength.total)
    return found


def uses_tables(p: EmpirePosition, values: Values) -> bool:
    """The tables know games that stand for themselves; points of earlier games are none of their counts."""
    return p.box.games == 1 and values.learned(p.players)


def terms(p: EmpirePosition, seat: int, values: Values) -> list[float]:
    """What each named term gives a seat; their sum is its strength."""
    if not uses_tables(p, values):
        found = hand(p)[seat]
        return [values.weights[k] * found[k] for k in range(len(found))]
    phase = gone(p)
    return [values.look_up(p.players, [at], phase) for at in counts(p)[seat]]


def gone(p: EmpirePosition) -> float:
    """How much of the game is over, 0 to 1."""
    taken = 0
    for seat in range(p.players):
        taken += len(p.zones[TAKEN + seat])
    return taken / (p.players * p.box.cards_to_collect[p.players])


# -- by hand -----------------------------------------------------------------------------------------------------------


def hand(p: EmpirePosition) -> list[list[float]]:
    """The terms of every seat, in the order of TERMS."""
    control = scoring.controlled(p)
    continents = scoring.continent_points(p, control)
    left = p.box.cards_to_collect[p.players] - len(p.zones[TAKEN])
    horizon = left / p.box.cards_to_collect[p.players]
    found: list[list[float]] = []
    for seat in range(p.players):
        symbols = scoring.symbols_with_jokers(p, seat, control)
        points = float(p.past_points[seat] + bit_count(control[seat]) + continents[seat] + _goods(p, symbols))
        present = p.with_army[seat] | p.with_city[seat]
        found.append(
            [
                points / SCALE,
                horizon * _steps(p, symbols) / SCALE,
                COIN * horizon * min(int(p.coins[seat]), 2 * left) / SCALE,
                CITY * horizon * bit_count(p.with_city[seat]) / SCALE,
                PIECE * horizon * int(p.box.armies - p.supply[seat]) / SCALE,
                SPREAD * horizon * bit_count(present) / SCALE,
                _deeds(p, seat) / SCALE,
            ]
        )
    return found


def _goods(p: EmpirePosition, symbols: list[int]) -> int:
    points = 0
    for good in range(len(p.box.points)):
        points += scoring.step_value(p.box.points[good], symbols[good])
    return points


def _steps(p: EmpirePosition, symbols: list[int]) -> float:
    """A share of the next step of each good's table."""
    value = 0.0
    for good in range(len(p.box.points)):
        table = p.box.points[good]
        have = symbols[good]
        now = scoring.step_value(table, have)
        for more in range(1, 4):
            gain = scoring.step_value(table, have + more) - now
            if gain > 0:
                value += STEP * gain / more * (have > 0)
                break
    return value


def _deeds(p: EmpirePosition, seat: int) -> float:
    """What is left to do of the card that this seat has just taken."""
    if not in_turn(p, seat):
        return 0.0
    kind = p.stack[TURN_KIND]
    card = p.stack[TURN_CARD]
    box = p.box
    value = 0.0
    if kind >= DO_RECRUIT:
        value += DEED[kind - DO_RECRUIT] * p.stack[TURN_LEFT]
    begun = p.stack[TURN_BEGUN]
    first = DEED[box.deed_1[card]] * box.count_1[card]
    second = DEED[box.deed_2[card]] * box.count_2[card] if box.combine[card] else 0.0
    if box.combine[card] == AND:
        if not begun & 1:
            value += first
        if not begun & 2:
            value += second
    elif kind == CHOOSE and begun == 0:
        value += max(first, second)
    return value


def in_turn(p: EmpirePosition, seat: int) -> bool:
    """Is this seat in the middle of its turn, with a card taken?"""
    return taking_turns(p) and p.stack[TURN_ACTOR] == seat and p.stack[TURN_CARD] >= 0 and p.actor == seat


def taking_turns(p: EmpirePosition) -> bool:
    return len(p.stack) > TURN_CARD and p.stack[TURN_KIND] >= TURN


# -- what is counted for the tables ------------------------------------------------------------------------------------


def counts(p: EmpirePosition) -> list[list[int]]:
    """Of every seat: the place of each count in the tables, which lie behind one another."""
    control = scoring.controlled(p)
    continents = scoring.continent_points(p, control)
    fought = scoring.contested(p)
    found: list[list[int]] = []
    for seat in range(p.players):
        margins = _margins(p, seat, fought, p.present(seat))
        found.append(_places(_count(p, seat, control, continents, margins)))
    return found


def _places(numbers: list[int]) -> list[int]:
    for k in range(len(numbers)):
        numbers[k] = _place(k, numbers[k])
    return numbers


def _place(count: int, number: int) -> int:
    """Where a number of a count stands in the tables."""
    if number <= 0:
        return FIRST[count]
    most = SIZES[count] - 1
    return FIRST[count] + (number if number < most else most)


def _count(
    p: EmpirePosition, seat: int, control: list[int], continents: list[int], margins: tuple[int, int, int]
) -> list[int]:
    """The counts of a seat in the order of COUNTS."""
    regions = bit_count(control[seat])
    held = scoring.held_by(p, seat, control)
    goods = scoring.goods_of(p, held)
    by_one, within, by_more = margins
    thin, near = _continents(p, seat, control)
    found = [regions, continents[seat], goods]
    for good in range(GOODS + 1):
        found.append(held >> PLACE * good & (1 << PLACE) - 1)
    found.append(p.coins[seat])
    found.append(p.box.armies - p.supply[seat])
    found.append(p.box.cities - p.city_supply[seat])
    found.append(bit_count(p.present(seat)))
    found.append(by_one)
    found.append(within)
    found.append(by_more)
    found.append(thin)
    found.append(near)
    found.append(_best_card(p, seat, held))
    found.append(_order(p, seat))
    found.append(regions + continents[seat] + goods)
    now, other, either = _pending(p, seat)
    found.append(now)
    found.append(other)
    found.append(either)
    return found


def _margins(p: EmpirePosition, seat: int, fought: int, where: int) -> tuple[int, int, int]:
    """How many of these regions, in each of which the seat has a piece, it leads by one piece, may lead with one more,
    and leads by more."""
    by_one, within, by_more = 0, 0, 0
    left: i64 = where
    several: i64 = fought
    region = 0
    armies = p.armies
    cities = p.cities
    first = seat * p.box.regions
    while left:
        if left & 1:
            lead = armies[first + region] + cities[first + region]
            if several & 1:
                lead -= _strongest_other(p, seat, region)
            if lead == 1:
                by_one += 1
            elif lead > 1:
                by_more += 1
            elif lead >= -1:
                within += 1
        left >>= 1
        several >>= 1
        region += 1
    return by_one, within, by_more


def _strongest_other(p: EmpirePosition, seat: int, region: int) -> int:
    """Pieces of the strongest other colour there."""
    best = 0
    at = region
    for colour in range(p.players + 1):
        if colour != seat:
            pieces = p.armies[at] + p.cities[at]
            if pieces > best:
                best = pieces
        at += p.box.regions
    return best


def _continents(p: EmpirePosition, seat: int, control: list[int]) -> tuple[int, int]:
    """Continents that are led by one region only, and those where one region more would win or level them."""
    thin, near = 0, 0
    for continent in p.box.continents:
        mine = bit_count(control[seat] & continent)
        best = 0
        for other in range(p.players):
            if other != seat:
                theirs = bit_count(control[other] & continent)
                if theirs > best:
                    best = theirs
        if mine == best + 1:
            thin += 1
        elif best and best - 1 <= mine <= best:
            near += 1
    return thin, near


def _best_card(p: EmpirePosition, seat: int, held: int) -> int:
    """Points of goods that the best card of the row in reach would add."""
    row = p.zones[ROW]
    more = scoring.gains_of(p, held)
    best = 0
    for k in range(min(len(row), p.box.affordable[p.coins[seat]])):
        card = row[k]
        gain = more[card]
        if gain < 0:
            gain = scoring.goods_of(p, held + p.box.weight[card]) - scoring.goods_of(p, held)
            more[card] = gain
        if gain > best:
            best = gain
    return best


def _order(p: EmpirePosition, seat: int) -> int:
    """How many seats take a card before this one; 5 while nobody knows."""
    if not taking_turns(p):
        return 5
    return (seat - p.stack[TURN_ACTOR] - (1 if p.stack[TURN_CARD] >= 0 else 0)) % p.players


def _pending(p: EmpirePosition, seat: int) -> tuple[int, int, int]:
    """What is left of the deed in hand, the other deed of a card with both, and the pair of a card with one of two."""
    if not in_turn(p, seat):
        return 0, 0, 0
    box = p.box
    kind = p.stack[TURN_KIND]
    card = p.stack[TURN_CARD]
    begun = p.stack[TURN_BEGUN]
    now, other, either = 0, 0, 0
    if kind >= DO_RECRUIT:
        now = _left(kind - DO_RECRUIT, p.stack[TURN_LEFT])
    if box.combine[card] == AND:
        first = 0 if begun & 1 else _left(box.deed_1[card], box.count_1[card])
        second = 0 if begun & 2 else _left(box.deed_2[card], box.count_2[card])
        if begun == 0:
            now = first
        other = second if second else first
    elif box.combine[card] == OR and begun == 0:
        either = 1 + box.deed_1[card] * DEEDS + box.deed_2[card]
    return now, other, either


def _left(deed: int, left: int) -> int:
    return 1 + deed * MOST_LEFT + min(left, MOST_LEFT) - 1 if left else 0
