"""How good a position is for a seat: points so far, prizes within reach, production that helps future tiles.

Two ways, each a sum of named terms: by learned tables where the folder holds some for this number of players, else by
terms that were set by hand.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pentarchy.games.founders import scoring
from pentarchy.games.founders.numbers import (
    ATTACH,
    BUY,
    GET,
    GET_TILE,
    JOIN,
    PLACE,
    PLACE_TILE,
    RAVAGE,
    SETTLE,
    SETTLE_MASTER,
    TOKEN,
    TURN_ACTOR,
)
from pentarchy.games.founders.position import (
    BOUGHT,
    CART,
    CITY,
    COIN,
    HAND,
    KINDS,
    LAID,
    MASTERED,
    NATURE,
    PRIZE,
    PRIZES,
    RAVAGED,
    REALM,
    REPLACED,
    ROWS,
    VILLAGE,
    WAR,
    FoundersPosition,
)
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.position import ACTOR, ALL, KIND, Position
from pentarchy.kernel.values import Judge, Sum, Values, same, same_words

TERMS: Final = (
    "points",
    "sources",
    "variety",
    "prizes_ready",
    "prizes_halfway",
    "tiles_ready",
    "tokens",
    "risk",
    "prize_now",
)
"""Terms of the judgement by hand."""
COUNTS: Final = (
    ("prize_points", 31),
    ("masters_laid", 8),
    ("war", 5),
    ("coins", 6),
    ("carts", 5),
    ("masters_ready", 4),
    ("masters_idle", 4),
    ("replaced", 8),
    ("coins_out", 4),
    ("sources", 20),
    ("nature", 8),
    ("village", 10),
    ("city", 10),
    ("ravaged", 6),
    ("spots", 16),
    ("prizes_ready", 10),
    ("best_ready", 10),
    ("halfway", 24),
    ("city_ready", 6),
    ("village_ready", 6),
    ("risk", 10),
    ("order", 5),
    ("prize_now", 10),
    ("armed_rivals", 5),
    ("points", 40),
)
"""Counts of the learned judgement, and how many values each can have; more count as the last."""
SIZES: Final = [size for _, size in COUNTS]

READY: Final = 0.55
"""Share of the points of a prize tile that fits now; others may take it first, and only one fits in a turn."""
AT_ONCE: Final = 0.4
"""What is added for the best prize tile that fits in the turn that is going on."""
HALFWAY: Final = 0.3
"""Share of the points of a prize tile for the part of its needs that the state produces somewhere."""
VARIETY: Final[tuple[float, ...]] = (0.15, 0.3, 0.35)
"""Worth of each different resource that the state produces, by stack: nature, village, city."""
ROOM: Final = 0.06
"""Worth of each producing tile: more sources, more places."""
TILE_READY: Final = 0.3
"""Worth of an open city tile that fits: it brings a token."""
SPARE: Final[tuple[float, ...]] = (0.25, 0.15, 0.2)
"""Worth of a war, coin or cart token beyond its point."""
MASTER_READY: Final = 0.7
"""Worth of a master in hand whose tile lies in the state: laid it is worth a point more."""
MASTER_DRAWN: Final = MASTER_READY / 2
"""Worth of a master that is drawn next: any one."""
USEFUL: Final = 2
"""More tokens of a kind than this are worth their points only."""
RISK: Final = 0.12
"""Share of the points on unprotected tiles that a war token in another hand puts at risk."""
FINAL_TILE: Final = 10.0
FINAL_POINT: Final = 300.0
"""Weight of a prize tile and of a point when the game is surely over: the lead decides, however small."""
LOWEST: Final = -1.0e9
"""Below every lead."""
SCALE: Final = 2.5
"""Points of lead that change the odds by a factor of e."""
MOST_STACKED: Final = 0.6
"""Share of all tiles that lies in the stacks at the beginning, about."""
PLENTY: Final = 6.0
"""So many turns for each seat are plenty."""
TURNS_PER_PRIZE: Final = 2.0
"""Turns that each seat has for every open prize tile, at most."""


class Goods:
    """What a seat has, wherever in its state it lies."""

    makes: int
    sources: int
    total: int
    variety: float
    spare: float
    parts: list[float]
    """By open prize tile: its points, as far as the state produces what it needs."""

    def __init__(self, p: FoundersPosition, seat: int) -> None:
        self.makes, self.sources = _production(p, seat)
        self.total = scoring.total(p, seat)
        self.variety = _variety(p, self.makes)
        self.spare = _spare(p, seat)
        extinct = _extinct(p)
        self.parts = [int(p.box.points[tile]) * _part(p, tile, self.makes, extinct) for tile in p.zones[PRIZES]]


class FoundersJudge(Judge):
    last: FoundersPosition | None
    horizon: float
    attaching: int
    goods: list[Goods]

    def __init__(self, values: Values, rules: Any = None) -> None:
        super().__init__(values, rules)
        self.last = None
        self.horizon = 0.0
        self.attaching = -1
        self.goods = []

    def judgement(self, p: Position, seat: int) -> float:
        """About the chance to win, 0 to 1.

        In the middle of a choice (a tile without its place, a token without its target) the best end of it counts.
        Nothing hidden is looked at: a master that would be drawn counts as any master.
        """
        assert isinstance(p, FoundersPosition)
        if p.over:
            return _won(p, seat)
        if not p.zones[REALM]:
            return 1.0 / p.players
        kind = p.stack[KIND]
        if kind == PLACE or RAVAGE <= kind <= SETTLE:
            return self.values.chance(self.best_end(p, kind, p.stack[ACTOR]), seat)
        self.look(p, _to_attach(p))
        return self.values.chance(self.strengths, seat)

    def look(self, p: FoundersPosition, attaching: int) -> None:
        """Work out the strengths, but for seats that stand as in the last position; `attaching` is about to attach a
        tile."""
        last = self.last
        horizon = _horizon(p)
        if self.values.learned(p.players):
            self.strengths = strengths(p, attaching, self.values)
            return
        if last is None or not _same_table(last, p):
            self.goods = [Goods(p, seat) for seat in range(p.players)]
            self.strengths = [self.strength(p, seat, horizon, seat == attaching) for seat in range(p.players)]
        else:
            for seat in range(p.players):
                stands = _stands(last, p, seat)
                if not stands and not _same_goods(last, p, seat):
                    self.goods[seat] = Goods(p, seat)
                if not stands or self.horizon != horizon or (seat == self.attaching) != (seat == attaching):
                    self.strengths[seat] = self.strength(p, seat, horizon, seat == attaching)
        self.last = p
        self.horizon = horizon
        self.attaching = attaching

    def strength(self, p: FoundersPosition, seat: int, horizon: float, attaching: bool) -> float:
        found = Sum(self.values.weights)
        fits = p.realm[seat].fits_beside()
        _add_up(p, seat, horizon, attaching, self.goods[seat], fits, _at_risk(p, seat), found)
        return found.total

    def best_end(self, p: FoundersPosition, kind: int, actor: int) -> list[float]:
        """Strengths after the end of the choice that leaves the chooser the greatest lead."""
        best: list[float] = []
        most = LOWEST
        first: FoundersPosition | None = None
        laid: Laid | None = None
        for action in p.legal(actor):
            if first is not None:
                if laid is None:
                    laid = Laid(p, first, actor)
                if action < p.box.replace_0:
                    found = self.elsewhere(laid, action - p.box.at_0)
                else:
                    found = self.instead(laid, action - p.box.replace_0)
            else:
                q = p.clone()
                bonus = _carry_out(q, kind, actor, action)
                if kind == PLACE and _ends(q):
                    found = _finals(q)
                    bonus = FINAL_POINT if bonus else 0.0  # the token of a city tile is a point
                else:
                    self.look(q, -1 if kind == PLACE else actor)
                    found = self.strengths[:]
                    if kind == PLACE and not self.values.learned(p.players):
                        first = q  # with the tile at its first place
            found[actor] += bonus / SCALE
            lead = _lead(found, actor)
            if lead > most:
                most = lead
                best = found
        return best

    def elsewhere(self, laid: Laid, cell: int) -> list[float]:
        """Strengths if the tile that was laid in the last position lay at another spot: for its owner other tiles fit,
        others are exposed, and nothing else is different."""
        p = laid.after
        seat = laid.seat
        strength = Sum(self.values.weights)
        fits = laid.before.realm[seat].fits_after(cell, p.box.weight[laid.tile])
        _add_up(p, seat, self.horizon, False, self.goods[seat], fits, laid.at_risk(cell), strength)
        found = self.strengths[:]
        found[seat] = strength.total
        return found

    def instead(self, laid: Laid, old: int) -> list[float]:
        """Strengths if the tile took the place of another one: all but what would fit then is seen without a realm."""
        seat = laid.seat
        q = laid.before.clone()
        q.exchange(seat, laid.tile, old)
        self.look(q, -1)
        strength = Sum(self.values.weights)
        before = laid.before
        fits = before.realm[seat].fits_instead(before.cell[old], before.box.weight[laid.tile] - before.output(old))
        _add_up(q, seat, self.horizon, False, self.goods[seat], fits, laid.risk_instead(old), strength)
        self.strengths[seat] = strength.total
        return self.strengths[:]


class Laid:
    """A tile of which it is asked where it lies best: the position before, and that with it at its first place. Spots
    come before tiles that it may replace."""

    before: FoundersPosition
    after: FoundersPosition
    seat: int
    tile: int
    armed: bool
    """Has a rival a war token?"""
    risk: float
    """What is at risk without the tile."""

    def __init__(self, p: FoundersPosition, after: FoundersPosition, seat: int) -> None:
        self.before = p.clone()
        if p.bought >= 0:
            self.before.buy(seat, -1)
        self.after = after
        self.seat = seat
        self.tile = p.stack[PLACE_TILE]
        self.armed = _armed(p, seat) > 0
        self.risk = _at_risk(p, seat)

    def risk_instead(self, old: int) -> float:
        """What is at risk with the tile in the place of another one."""
        p = self.before
        if self.armed and old in p.exposed(self.seat):
            return self.risk + _loss(p, self.tile) - _loss(p, old)
        return self.risk

    def at_risk(self, cell: int) -> float:
        """What is at risk with the tile at this spot: it may protect another one (FND-53)."""
        if not self.armed:
            return 0.0
        p = self.before
        behind = p.farthest_beside(self.seat, cell)
        if behind < 0:
            return self.risk + _loss(p, self.tile)
        return (
            self.risk + _loss(p, self.tile) - _loss(p, behind) if p.lies_farther(self.seat, cell, behind) else self.risk
        )


def _same_table(last: FoundersPosition, p: FoundersPosition) -> bool:
    """Is all the same that the terms of every seat depend on, but for how much of the game is left?"""
    return (
        last.box is p.box
        and last.zones[PRIZES] == p.zones[PRIZES]
        and last.zones[ROWS + CITY] == p.zones[ROWS + CITY]
        and _same_extinct(last, p)
    )


def _same_extinct(last: FoundersPosition, p: FoundersPosition) -> bool:
    """Are the same resources gone for good? How many tiles are left that can make the others matters to nobody."""
    return _extinct(last) == _extinct(p)


def _extinct(p: FoundersPosition) -> int:
    """Resources that nothing can make any more, as bits."""
    found = 0
    for resource in range(p.box.resources):
        if p.alive[resource] == 0:
            found |= 1 << resource
    return found


def _stands(last: FoundersPosition, p: FoundersPosition, seat: int) -> bool:
    """Does a seat stand as in the last position, by all that its terms are made of? Whatever happens to a state, its
    realm is another one then."""
    return (
        last.realm[seat] is p.realm[seat]
        and last.zones[REALM + seat] is p.zones[REALM + seat]
        and last.zones[HAND + seat] is p.zones[HAND + seat]
        and last.zones[REPLACED + seat] is p.zones[REPLACED + seat]
        and same(last.tokens, p.tokens, seat * KINDS, KINDS)
        and (_armed(last, seat) == 0) == (_armed(p, seat) == 0)
    )


def _same_goods(last: FoundersPosition, p: FoundersPosition, seat: int) -> bool:
    """Has a seat the same tiles, masters and tokens as in the last position, wherever they lie?"""
    return (
        last.zones[REALM + seat] == p.zones[REALM + seat]
        and last.zones[HAND + seat] == p.zones[HAND + seat]
        and len(last.zones[REPLACED + seat]) == len(p.zones[REPLACED + seat])
        and same(last.tokens, p.tokens, seat * KINDS, KINDS)
        and same_words(last.mark, p.mark, 0, p.box.tiles)
    )


def judgement(p: FoundersPosition, seat: int, values: Values) -> float:
    """About the chance to win, 0 to 1."""
    return FoundersJudge(values).judgement(p, seat)


def _lead(values: list[float], seat: int) -> float:
    best = LOWEST
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def _to_attach(p: FoundersPosition) -> int:
    """The seat that attaches a tile next in its turn, or -1 between turns."""
    return p.stack[ACTOR] if p.stack[KIND] in (TOKEN, ATTACH) else -1


def _carry_out(q: FoundersPosition, kind: int, actor: int, action: int) -> float:
    """What the answer does to the tiles, without drawing anything; the worth of a token it brings."""
    box = q.box
    if kind == PLACE:
        tile = q.stack[PLACE_TILE]
        if action >= box.replace_0:
            q.replace(actor, tile, action - box.replace_0)
        else:
            q.lay(actor, tile, action - box.at_0)
        if q.bought >= 0:
            q.buy(actor, -1)
        token = box.gives[tile]
        return 0.0 if token < 0 else 1.0 + (SPARE[token] if token < KINDS else MASTER_DRAWN)
    if kind == RAVAGE:
        q.tokens[actor * KINDS + WAR] -= 1
        q.add_mark(action - box.ravage_0, RAVAGED)
    elif kind == BUY:
        tile = action - box.buy_0
        q.tokens[actor * KINDS + COIN] -= 1
        q.add_mark(tile, BOUGHT)
        q.buy(actor, box.offers[tile][0])  # which of two is asked next
    elif kind == GET:
        q.tokens[actor * KINDS + COIN] -= 1
        q.add_mark(q.stack[GET_TILE], BOUGHT)
        q.buy(actor, action - box.get_0)
    elif kind == JOIN:
        q.tokens[actor * KINDS + CART] -= 1
        q.add_cart(actor, q.cell[action - box.join_0])
    else:
        q.move(box.tiles + q.stack[SETTLE_MASTER], LAID, ALL)
        q.under[q.stack[SETTLE_MASTER]] = action - box.settle_0
        q.add_mark(action - box.settle_0, MASTERED)
    return 0.0


def _ends(p: FoundersPosition) -> bool:
    """Is the game over with this turn (FND-83, FND-84)?"""
    return not p.zones[PRIZES] or not (p.zones[NATURE] or p.zones[VILLAGE] or p.zones[CITY])


def _finals(p: FoundersPosition) -> list[float]:
    """Points at the end; more prize tiles decide between equal ones (FND-92)."""
    return [(FINAL_POINT * points + FINAL_TILE * tiles) / SCALE for points, tiles in scoring.ranking_keys(p)]


def _won(p: FoundersPosition, seat: int) -> float:
    """1 for the winner; a shared victory counts as its share."""
    keys = scoring.ranking_keys(p)
    mine = keys[seat]
    shared = 0
    for key in keys:
        if key > mine:
            return 0.0
        if key == mine:
            shared += 1
    return 1.0 / shared


def strengths(p: FoundersPosition, attaching: int, values: Values) -> list[float]:
    """How strong each seat stands; `attaching` is about to attach a tile."""
    if values.learned(p.players):
        phase = gone(p)
        return [values.look_up(p.players, found, phase) for found in counts(p, attaching)]
    horizon = _horizon(p)
    found: list[float] = []
    for seat in range(p.players):
        strength = Sum(values.weights)
        fits = p.realm[seat].fits_beside()
        _add_up(p, seat, horizon, seat == attaching, Goods(p, seat), fits, _at_risk(p, seat), strength)
        found.append(strength.total)
    return found


def terms(p: FoundersPosition, seat: int, values: Values) -> list[float]:
    """What each named term gives a seat, before a choice that is going on; their sum is its strength."""
    attaching = _to_attach(p)
    if values.learned(p.players):
        phase = gone(p)
        return [values.look_up(p.players, [at], phase) for at in counts(p, attaching)[seat]]
    found = Sum(values.weights, keep=True)
    fits = p.realm[seat].fits_beside()
    _add_up(p, seat, _horizon(p), seat == attaching, Goods(p, seat), fits, _at_risk(p, seat), found)
    return found.shares()


def _horizon(p: FoundersPosition) -> float:
    """How much of the game is left, 0 to 1: the turns that each seat still has."""
    turns = (len(p.zones[NATURE]) + len(p.zones[VILLAGE]) + len(p.zones[CITY])) / p.players
    turns = min(turns, TURNS_PER_PRIZE * len(p.zones[PRIZES]))
    return min(1.0, turns / PLENTY)


def gone(p: FoundersPosition) -> float:
    """How much of the game is over, 0 to 1: by prize tiles or by stacks, whichever is further."""
    left = (len(p.zones[NATURE]) + len(p.zones[VILLAGE]) + len(p.zones[CITY])) / p.box.tiles
    prizes = len(p.zones[PRIZES]) / max(1, p.box.prize_tiles[p.players])
    return 1.0 - min(1.0, min(left / MOST_STACKED, prizes))


# -- by hand -----------------------------------------------------------------------------------------------------------


def _add_up(
    p: FoundersPosition, seat: int, horizon: float, attaching: bool, goods: Goods, fits: int, risk: float, to: Sum
) -> None:
    """The terms of a seat, in the order of TERMS, by what it has, what fits beside its tiles and what is at risk."""
    box = p.box
    ready, halfway = 0.0, 0.0
    now = 0
    prizes = p.zones[PRIZES]
    for k in range(len(prizes)):
        tile = prizes[k]
        if fits & box.class_bit[tile]:
            ready += int(box.points[tile])
            now = max(now, int(box.points[tile]))
        else:
            halfway += goods.parts[k]
    to.add(goods.total / SCALE)
    to.add(horizon * ROOM * goods.sources / SCALE)
    to.add(horizon * goods.variety / SCALE)
    to.add(horizon * READY * ready / SCALE)
    to.add(horizon * HALFWAY * halfway / SCALE)
    to.add(horizon * TILE_READY * _fitting(p, ROWS + CITY, fits) / SCALE)
    to.add(horizon * goods.spare / SCALE)
    to.add(-RISK * risk / SCALE)
    to.add(AT_ONCE * now / SCALE if attaching else 0.0)


def _production(p: FoundersPosition, seat: int) -> tuple[int, int]:
    """Resources that a state produces, as bits, and how many of its tiles do."""
    products = p.box.products
    mark = p.mark
    makes: i64 = 0
    sources = 0
    for tile in p.zones[REALM + seat]:
        if products[tile] and not mark[tile] & (RAVAGED | MASTERED):
            sources += 1
            makes |= products[tile]
    return int(makes), sources


def _fitting(p: FoundersPosition, zone: int, fits: int) -> int:
    """Tiles of an open row that fit now."""
    found = 0
    for tile in p.zones[zone]:
        if fits & p.box.class_bit[tile]:
            found += 1
    return found


def _variety(p: FoundersPosition, makes: int) -> float:
    """Different resources, each counted by the stack that makes it; those that nothing can make any more aside."""
    found = 0.0
    for tile_stack in (NATURE, VILLAGE, CITY):
        found += VARIETY[tile_stack] * bit_count(makes & p.box.stack_products[tile_stack])
    return found


def _part(p: FoundersPosition, tile: int, makes: int, extinct: int) -> float:
    """Part of a tile's needs that the state produces somewhere; nothing if a need can never be met again."""
    if p.box.class_needs[p.box.need_class[tile]] & extinct:
        return 0.0
    needs = p.box.needs[tile]
    met = 0
    for resource in needs:
        met += makes >> resource & 1
    return met / len(needs)


def _spare(p: FoundersPosition, seat: int) -> float:
    """Tokens in hand are points already; they can still do something."""
    at = seat * KINDS
    found = 0.0
    for kind in (WAR, COIN, CART):
        found += SPARE[kind] * min(USEFUL, p.tokens[at + kind])
    return found + MASTER_READY * _masters_ready(p, seat)


def _masters_ready(p: FoundersPosition, seat: int) -> int:
    """Masters in hand whose tile lies in the state."""
    found = 0
    for card in p.zones[HAND + seat]:
        resource = p.box.master_resource[card - p.box.tiles]
        for tile in p.zones[REALM + seat]:
            if p.box.stack[tile] == VILLAGE and p.box.offers[tile][0] == resource and not p.mark[tile] & MASTERED:
                found += 1
                break
    return found


def _armed(p: FoundersPosition, seat: int) -> int:
    """War tokens in other hands."""
    found = 0
    for other in range(p.players):
        if other != seat:
            found += p.tokens[other * KINDS + WAR]
    return found


def _at_risk(p: FoundersPosition, seat: int) -> float:
    """Points on unprotected tiles while another seat holds a war token."""
    if _armed(p, seat) == 0:
        return 0.0
    found = 0.0
    for tile in p.exposed(seat):
        found += _loss(p, tile)
    return found


def _loss(p: FoundersPosition, tile: int) -> float:
    """Points that war could take from an exposed tile."""
    if p.mark[tile] & RAVAGED:
        return 0.0
    if p.box.stack[tile] == PRIZE:
        return float(int(p.box.points[tile]))
    return float(p.box.master_points) if p.mark[tile] & MASTERED else 0.0


# -- what is counted for the tables ------------------------------------------------------------------------------------


def all_counts(p: FoundersPosition) -> list[list[int]]:
    return counts(p, _to_attach(p))


def counts(p: FoundersPosition, attaching: int) -> list[list[int]]:
    """Of every seat: the place of each count in the tables, which lie behind one another."""
    return [_places(_count(p, seat, seat == attaching)) for seat in range(p.players)]


def _places(numbers: list[int]) -> list[int]:
    first = 0
    for k in range(len(numbers)):
        size = SIZES[k]
        numbers[k] = first + min(max(numbers[k], 0), size - 1)
        first += size
    return numbers


def _count(p: FoundersPosition, seat: int, attaching: bool) -> list[int]:
    """The counts of a seat in the order of COUNTS."""
    box = p.box
    makes, sources = _production(p, seat)
    extinct = _extinct(p)
    fits = p.realm[seat].fits_beside()
    points = scoring.breakdown(p, seat)
    ready, best = 0, 0
    halfway = 0.0
    for tile in p.zones[PRIZES]:
        if fits & box.class_bit[tile]:
            ready += 1
            best = max(best, int(box.points[tile]))
        else:
            halfway += int(box.points[tile]) * _part(p, tile, makes, extinct)
    usable = _masters_ready(p, seat)
    at = seat * KINDS
    found = [points[0], scoring.masters_laid(p, seat), p.tokens[at + WAR], p.tokens[at + COIN], p.tokens[at + CART]]
    found += [usable, len(p.zones[HAND + seat]) - usable, len(p.zones[REPLACED + seat])]
    found += [p.realm[seat].coins, sources]
    for tile_stack in (NATURE, VILLAGE, CITY):
        found.append(bit_count(makes & box.stack_products[tile_stack]))
    found += [_ravaged(p, seat), len(p.realm[seat].spots), ready, best, int(halfway)]
    found += [_fitting(p, ROWS + CITY, fits), _fitting(p, ROWS + VILLAGE, fits), int(_at_risk(p, seat))]
    found += [_order(p, seat), 1 + best if attaching else 0, _armed(p, seat), sum(points)]
    return found


def _ravaged(p: FoundersPosition, seat: int) -> int:
    found = 0
    for tile in p.zones[REALM + seat]:
        if p.mark[tile] & RAVAGED:
            found += 1
    return found


def _order(p: FoundersPosition, seat: int) -> int:
    """How many turns pass before the seat's next one, its own that is going on aside."""
    return (seat - p.stack[TURN_ACTOR] - 1) % p.players
