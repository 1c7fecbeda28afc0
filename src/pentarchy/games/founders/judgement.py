"""How good a position is for a seat: points so far, prizes within reach, production that helps future tiles."""

from __future__ import annotations

import math
from typing import Final

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
    ROWS,
    VILLAGE,
    WAR,
    FoundersPosition,
)
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.position import ACTOR, ALL, KIND

READY: Final = 0.55
"""Share of the points of a prize tile that fits now; others may take it first, and only one fits in a turn."""
AT_ONCE: Final = 0.4
"""What is added for the best prize tile that fits in the turn that is going on."""
HALFWAY: Final = 0.3
"""Share of the points of a prize tile for the part of its needs that the state produces somewhere."""
VARIETY: Final = (0.15, 0.3, 0.35)
"""Worth of each different resource that the state produces, by stack: nature, village, city."""
ROOM: Final = 0.06
"""Worth of each producing tile: more sources, more places."""
TILE_READY: Final = 0.3
"""Worth of an open city tile that fits: it brings a token."""
SPARE: Final = (0.25, 0.15, 0.2)
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
HOPELESS: Final = 50.0
"""Beyond this exponent the odds are nothing."""
PLENTY: Final = 6.0
"""So many turns for each seat are plenty."""
TURNS_PER_PRIZE: Final = 2.0
"""Turns that each seat has for every open prize tile, at most."""


def judgement(p: FoundersPosition, seat: int) -> float:
    """About the chance to win, 0 to 1, from the lead over the best rival.

    In the middle of a choice (a tile without its place, a token without its target) the best end of it counts.
    Nothing hidden is looked at: a master that would be drawn counts as any master.
    """
    if p.over:
        return _won(p, seat)
    if not p.zones[REALM]:
        return 1.0 / p.players
    kind = p.stack[KIND]
    if kind == PLACE or RAVAGE <= kind <= SETTLE:
        return odds(_best_end(p, kind, p.stack[ACTOR]), seat)
    return odds(worths(p, _to_attach(p)), seat)


def odds(values: list[float], seat: int) -> float:
    return 1.0 / (1.0 + math.exp(min(HOPELESS, -_lead(values, seat) / SCALE)))


def _lead(values: list[float], seat: int) -> float:
    best = LOWEST
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def _to_attach(p: FoundersPosition) -> int:
    """The seat that attaches a tile next in its turn, or -1 between turns."""
    return p.stack[ACTOR] if p.stack[KIND] in (TOKEN, ATTACH) else -1


def _best_end(p: FoundersPosition, kind: int, actor: int) -> list[float]:
    """Worths after the end of the choice that leaves the chooser the greatest lead."""
    best: list[float] = []
    most = LOWEST
    for action in p.decisions[kind].legal(p, actor):
        q = p.clone()
        bonus = _carry_out(q, kind, actor, action)
        if kind == PLACE and _ends(q):
            values = _finals(q)
            bonus = FINAL_POINT if bonus else 0.0  # the token of a city tile is a point
        else:
            values = worths(q, -1 if kind == PLACE else actor)
        values[actor] += bonus
        lead = _lead(values, actor)
        if lead > most:
            most = lead
            best = values
    return best


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
    return [FINAL_POINT * points + FINAL_TILE * tiles for points, tiles in scoring.ranking_keys(p)]


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


def worths(p: FoundersPosition, attaching: int) -> list[float]:
    """Points and prospects of every seat; `attaching` is about to attach a tile."""
    horizon = _horizon(p)
    return [_worth(p, seat, horizon, seat == attaching) for seat in range(p.players)]


def _horizon(p: FoundersPosition) -> float:
    """How much of the game is left, 0 to 1: the turns that each seat still has."""
    turns = (len(p.zones[NATURE]) + len(p.zones[VILLAGE]) + len(p.zones[CITY])) / p.players
    turns = min(turns, TURNS_PER_PRIZE * len(p.zones[PRIZES]))
    return min(1.0, turns / PLENTY)


def _worth(p: FoundersPosition, seat: int, horizon: float, attaching: bool) -> float:
    box = p.box
    value = float(sum(scoring.breakdown(p, seat)))
    makes = 0
    sources = 0
    for tile in p.zones[REALM + seat]:
        if not p.mark[tile] & (RAVAGED | MASTERED) and box.offers[tile]:
            sources += 1
            for resource in box.offers[tile]:
                makes |= 1 << resource
    fits = p.realm[seat].fits_beside()
    ahead = ROOM * sources + _variety(p, makes)
    now = 0
    for tile in p.zones[PRIZES]:
        if fits & box.class_bit[tile]:
            ahead += box.points[tile] * READY
            now = max(now, box.points[tile])
        else:
            ahead += box.points[tile] * HALFWAY * _part(p, tile, makes)
    for tile in p.zones[ROWS + CITY]:
        if fits & box.class_bit[tile]:
            ahead += TILE_READY
    ahead += _spare(p, seat)
    value += horizon * ahead - RISK * _at_risk(p, seat)
    return value + AT_ONCE * now if attaching else value


def _variety(p: FoundersPosition, makes: int) -> float:
    """Different resources, each counted by the stack that makes it; those that nothing can make any more aside."""
    found = 0.0
    for tile_stack in (NATURE, VILLAGE, CITY):
        found += VARIETY[tile_stack] * bit_count(makes & p.box.stack_products[tile_stack])
    return found


def _part(p: FoundersPosition, tile: int, makes: int) -> float:
    """Part of a tile's needs that the state produces somewhere; nothing if a need can never be met again."""
    needs = p.box.needs[tile]
    met = 0
    for resource in needs:
        if p.alive[resource] == 0:
            return 0.0
        met += makes >> resource & 1
    return met / len(needs)


def _spare(p: FoundersPosition, seat: int) -> float:
    """Tokens in hand are points already; they can still do something."""
    at = seat * KINDS
    found = 0.0
    for kind in (WAR, COIN, CART):
        found += SPARE[kind] * min(USEFUL, p.tokens[at + kind])
    for card in p.zones[HAND + seat]:
        resource = p.box.master_resource[card - p.box.tiles]
        for tile in p.zones[REALM + seat]:
            if p.box.stack[tile] == VILLAGE and p.box.offers[tile][0] == resource and not p.mark[tile] & MASTERED:
                found += MASTER_READY
                break
    return found


def _at_risk(p: FoundersPosition, seat: int) -> float:
    """Points on unprotected tiles while another seat holds a war token."""
    armed = 0
    for other in range(p.players):
        if other != seat:
            armed += p.tokens[other * KINDS + WAR]
    if armed == 0:
        return 0.0
    found = 0.0
    for tile in p.exposed(seat):
        if not p.mark[tile] & RAVAGED:
            if p.box.stack[tile] == PRIZE:
                found += p.box.points[tile]
            elif p.mark[tile] & MASTERED:
                found += p.box.master_points
    return found
