"""How good a position is for a seat: coins if the game ended now, and what the engine will still bring.

Six stars end the game, so about how many turns a seat still needs for them is counted (`_pace`): tokens and pieces for
the stars that are nearest, workers where they produce what those stars lack. The engine is priced: upgrades, recruits,
mechs, structures, workers, progress towards stars, the way to the next tier of popularity, tokens that can pay for
something. Coins alone are easy to come by and do not bring the end nearer, so a heap of them counts less than its
number, and the higher it is the less one more adds: who is far ahead shall end the game, not go on saving. As the game
draws to its end (the most stars anybody has) prospects fade and the score counts. What is going on in the turn is
counted as well, so that one decision ahead is enough to see why a section, a payment or a movement is worth it. A
finished game is worth its result alone: nobody who trusts this judgement ends a game that he does not win.
"""

from __future__ import annotations

import math
from typing import Any, Final

from pentarchy.games.scythe import scoring
from pentarchy.games.scythe.decisions.bottom import TO_GAIN, TO_TAKE_COINS
from pentarchy.games.scythe.decisions.move import ENCOUNTERS, targets
from pentarchy.games.scythe.decisions.payment import RESOURCE_OF, can_pay_bottom, can_pay_card
from pentarchy.games.scythe.decisions.produce import yield_of
from pentarchy.games.scythe.decisions.stars import star_limit
from pentarchy.games.scythe.decisions.turn import AT_BOTTOM, AT_TOP, can_produce
from pentarchy.games.scythe.numbers import (
    AFTER_MOVE,
    AFTER_MOVE_STAGE,
    BOTTOM,
    BOTTOM_ACTION,
    BOTTOM_COINS,
    BOTTOM_STAGE,
    CARD_TOP,
    COMBAT,
    DO_ENLIST,
    DO_MOVE,
    DO_MOVE_LEFT,
    DO_PRODUCE,
    DO_PRODUCE_DONE,
    DO_PRODUCE_LEFT,
    DO_PRODUCE_WITH_MILL,
    DO_UPGRADE,
    ENCOUNTER,
    ENCOUNTER_USED,
    GAINS,
    GAINS_END,
    GAINS_NEXT,
    MOVEMENT,
    MOVEMENT_STEPS,
    OFFER,
    OFFER_AMOUNT,
    OFFER_GOOD,
    PAY,
    PAY_LEFT,
    PAY_RESOURCE,
    TAKE_CARD,
    TOKENS,
    TOKENS_LEFT,
    TURN,
    TURN_SECTION,
    TURN_STAGE,
)
from pentarchy.games.scythe.position import (
    BOLSTER,
    BOTTOMS,
    BUILD,
    CARD,
    CUBES,
    DEPLOY,
    ENLIST,
    HAND,
    HERO,
    LAND,
    MAX_POPULARITY,
    MAX_POWER,
    MECHS,
    MOVE,
    OWN_CARD,
    PLACES,
    PRODUCE,
    S_COMBAT,
    S_MECHS,
    S_OBJECTIVE,
    S_POPULARITY,
    S_POWER,
    S_RECRUITS,
    S_STRUCTURES,
    S_UPGRADES,
    S_WORKERS,
    SIX_STARS,
    STARS,
    START_WORKERS,
    STRUCTURES,
    TERRITORIES,
    TRADE,
    UPGRADE,
    VILLAGE,
    WORKER,
    WORKERS,
    Box,
    ScythePosition,
    low_bit,
)
from pentarchy.games.scythe.scoring import PAIR
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.position import ACTOR, KIND, WIDTH, Position
from pentarchy.kernel.values import Judge, Sum, Values, same

TERMS: Final = (
    "score",
    "stars",
    "heap",
    "pairs",
    "popularity",
    "star_progress",
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "factory_card",
    "power",
    "combat_cards",
    "resources",
    "ways",
    "turn",
    "pace",
)
"""Terms of the judgement."""

SCALE: Final = 14.0
"""Coins of lead that change the odds by a factor of e."""
UPGRADES: Final = 4.0
MECH: Final = 6.5
STRUCTURE: Final = 5.5
RECRUIT: Final = 6.5
WORKER_OUT: Final = 2.5
BEST_WORKERS: Final = 5
"""Workers beyond these make Produce dear."""
POWER: Final = 0.45
CARD_IN_HAND: Final = 0.5
POPULARITY: Final = 0.7
TOKEN: Final = 0.15
FACTORY_CARD: Final = 4.0
PURSE: Final = 5
HEAP: Final = 0.7
"""Coins beyond the purse lose so much of their worth: they can be had at any time."""
ENOUGH: Final = 30.0
"""At such a heap of coins and pairs one coin more adds a third of what the first one added."""
PAIRS: Final = 0.35
"""The coins that pairs of tokens would bring lose so much: who keeps tokens for their coins never gets on."""
STORE: Final = 4
"""Pairs beyond these lose more: they pay for nothing that is near."""
ENOUGH_PAIRS: Final = 12
"""Pairs beyond these are not worth a turn."""
STAR: Final = 16.0
"""What a star is worth beyond its coins: it brings the end that its owner wants."""
PROGRESS: Final = 12.0
"""Share of a star for what leads to it, growing with the square of the way done."""
TEMPO: Final = 2.0
"""What a turn less until the sixth star is worth."""
BOTTOM_TURN: Final = 0.6
"""Turns that a bottom action takes: it goes along with a top action that is often wanted anyway."""
INCOME: Final = 1.0
"""Tokens per turn of one who trades now and then, and how much each token that Produce would bring adds."""
OF_YIELD: Final = 0.35
FAR_STAR: Final = 9.0
"""Turns for a star that cannot be counted: a combat won, an objective."""
POWER_A_TURN: Final = 2.5
POPULARITY_TURNS: Final = 0.8
"""Turns for one popularity."""
COMBAT_STAR: Final = 14.0
"""What the star of a combat is worth that is about to be fought."""
LAST_STAR: Final = 12.0
"""What a combat for the sixth star is worth to who is ahead; who is behind fears it as much."""
BOTTOM_VALUE: Final[tuple[float, ...]] = (4.0, 6.5, 5.5, 6.5)
"""A bottom action in the middle of the game."""
WHOLE: Final[tuple[int, ...]] = (CUBES, MECHS, STRUCTURES, BOTTOMS)
"""Pieces of each bottom action."""
NEW_WORKERS: Final = WORKERS - START_WORKERS
READY: Final = 0.45
"""Share of a bottom action that its tokens are worth while they lie on the map."""
OF_GOODS: Final[tuple[float, ...]] = (0.6, 0.9, 1.0, 0.7, 0.5, 0.5, 0.5, 0.5, 1.6)
MOVEMENT_VALUE: Final = 1.1
FAR: Final = 12
DISTANCES: Final = 1 << 14
"""So many are remembered at most."""


class ScytheJudge(Judge):
    last: ScythePosition | None
    horizon: float
    control: list[int]
    """By seat: the territories that it controls, as bits."""
    tokens: list[list[int]]
    """By seat: the resource tokens there."""

    def __init__(self, values: Values, rules: Any = None) -> None:
        super().__init__(values, rules)
        self.last = None
        self.horizon = 0.0
        self.control = []
        self.tokens = []

    def judgement(self, p: Position, seat: int) -> float:
        assert isinstance(p, ScythePosition)
        if p.over:
            winners = scoring.best_seats(p)
            return 1.0 / len(winners) if seat in winners else 0.0
        if p is not self.last:
            self._look(p)
        return self.values.chance(self.strengths, seat)

    def _look(self, p: ScythePosition) -> None:
        """Work out the strengths, but for seats that stand as in the last position."""
        last = self.last
        self.last = p
        horizon = _horizon(p)
        comparable = last is not None and last.box is p.box and last.mat is p.mat and self.horizon == horizon
        if last is None or not comparable or last.tokens != p.tokens or last.built is not p.built:
            self.horizon = horizon
            self.control = [p.controlled(seat) for seat in range(p.players)]
            self.tokens = [p.resources_on(mask) for mask in self.control]
            self.strengths = [self._strength(p, seat) for seat in range(p.players)]
            return
        for seat in range(p.players):
            if not self._stands(last, p, seat):
                self.strengths[seat] = self._strength(p, seat)

    def _strength(self, p: ScythePosition, seat: int) -> float:
        found = Sum(self.values.weights)
        _add_up(p, seat, self.horizon, Means(p, seat, self.control[seat], self.tokens[seat]), found)
        return found.total

    def _stands(self, last: ScythePosition, p: ScythePosition, seat: int) -> bool:
        """Does a seat stand as in the last position, by all that its terms are made of? What it controls is noted."""
        control = p.controlled(seat)
        alike = self.control[seat] == control
        if not alike or last.res is not p.res:
            tokens = p.resources_on(control)
            alike = alike and self.tokens[seat] == tokens
            self.control[seat] = control
            self.tokens[seat] = tokens
        return (
            alike
            and last.coins[seat] == p.coins[seat]
            and last.power[seat] == p.power[seat]
            and last.popularity[seat] == p.popularity[seat]
            and not _in_play(last, seat)
            and not _in_play(p, seat)
            and _same_pieces(last, p, seat)
        )


def _in_play(p: ScythePosition, seat: int) -> bool:
    """Has the seat a part in the turn that is going on?"""
    stack = p.stack
    found = False
    for start in range(0, len(stack), WIDTH):
        if stack[start + WIDTH + ACTOR] == seat:
            found = True
    return found


def _same_pieces(last: ScythePosition, p: ScythePosition, seat: int) -> bool:
    """Does the seat have the same pieces, stars and cards as in the last position?"""
    return (
        last.present[seat] == p.present[seat]
        and last.hero_at[seat] == p.hero_at[seat]
        and last.idle[seat] == p.idle[seat]
        and last.placed[seat] == p.placed[seat]
        and last.cubes[seat] == p.cubes[seat]
        and last.recruits[seat] == p.recruits[seat]
        and len(last.zones[HAND + seat]) == len(p.zones[HAND + seat])
        and len(last.zones[OWN_CARD + seat]) == len(p.zones[OWN_CARD + seat])
        and same(last.workers, p.workers, seat * PLACES, PLACES)
        and same(last.mech_at, p.mech_at, seat * MECHS, MECHS)
        and same(last.structure_at, p.structure_at, seat * STRUCTURES, STRUCTURES)
        and same(last.covered, p.covered, seat * BOTTOMS, BOTTOMS)
        and same(last.stars, p.stars, seat * STARS, STARS)
    )


class Means:
    """What a seat has, counted once for all terms."""

    control: int
    """Territories that it controls, as bits."""
    sites: int
    """Those with workers of its own."""
    tokens: list[int]
    """Resource tokens of each kind."""
    done: list[int]
    """Upgrades, mechs, structures and recruits so far."""

    def __init__(self, p: ScythePosition, seat: int, control: int, tokens: list[int]) -> None:
        self.control = control
        self.sites = p.workers_on(seat, control)
        self.tokens = tokens
        self.done = [bit_count(p.cubes[seat]), p.mechs_out(seat), p.structures_out(seat), bit_count(p.recruits[seat])]


def means(p: ScythePosition, seat: int) -> Means:
    control = p.controlled(seat)
    return Means(p, seat, control, p.resources_on(control))


def judgement(p: ScythePosition, seat: int, values: Values) -> float:
    """About the chance to win, 0 to 1."""
    return ScytheJudge(values).judgement(p, seat)


def terms(p: ScythePosition, seat: int, values: Values) -> list[float]:
    """What each named term gives a seat; their sum is its strength."""
    found = Sum(values.weights, keep=True)
    _add_up(p, seat, _horizon(p), means(p, seat), found)
    return found.shares()


def hand(p: ScythePosition, seat: int) -> list[float]:
    """The same, each with the weight 1."""
    found = Sum([1.0] * len(TERMS), keep=True)
    _add_up(p, seat, _horizon(p), means(p, seat), found)
    return found.shares()


def _horizon(p: ScythePosition) -> float:
    """What prospects count for: less and less as the end draws near."""
    most = 0
    for placed in p.placed:
        most = max(most, placed)
    return 1.0 - 0.5 * most / SIX_STARS


def _add_up(p: ScythePosition, seat: int, horizon: float, means: Means, to: Sum) -> None:
    """The terms of a seat, in the order of TERMS: coins now and prospects."""
    tokens = means.tokens
    done = means.done
    paid = scoring.territories_of(p, means.control)
    held = tokens[0] + tokens[1] + tokens[2] + tokens[3]
    pairs = held // PAIR
    rate = p.box.per_pair[scoring.tier(p, seat)]
    heap = max(0, p.coins[seat] - PURSE) + rate * max(0, pairs - STORE)
    left = horizon / SCALE
    to.add(scoring.total_with(p, seat, paid, held) / SCALE)
    to.add(STAR * p.placed[seat] / SCALE)
    to.add(((1.0 - HEAP) * ENOUGH * (1.0 - math.exp(-heap / ENOUGH)) - heap) / SCALE)
    to.add(-PAIRS * rate * min(pairs, STORE) / SCALE)
    to.add(left * _tier_ahead(p, seat, paid + pairs))
    to.add(_stars_ahead(p, seat, done) / SCALE)
    to.add(left * UPGRADES * done[UPGRADE])
    to.add(left * MECH * done[DEPLOY])
    to.add(left * STRUCTURE * done[BUILD])
    to.add(left * RECRUIT * done[ENLIST])
    to.add(left * WORKER_OUT * min(BEST_WORKERS, p.workers_out(seat)))
    to.add(left * FACTORY_CARD if p.zones[OWN_CARD + seat] else 0.0)
    to.add(left * POWER * min(10, p.power[seat]))
    to.add(left * CARD_IN_HAND * min(6, len(p.zones[HAND + seat])))
    to.add(left * _stores(p, seat, means))
    to.add(left * _ways(p, seat))
    to.add(_pending(p, seat, horizon) / SCALE)
    to.add(-TEMPO * _pace(p, seat, means) / SCALE)


def _tier_ahead(p: ScythePosition, seat: int, owned: int) -> float:
    """Popularity and how near the next tier is: it raises every rate by one coin, for stars and what else is owned."""
    popularity = p.popularity[seat]
    items = p.placed[seat] + owned
    way = 1.0
    for start in p.box.tier_from:
        if popularity < start:
            way = max(0.0, 1.0 - (start - popularity) / 6.0)
            break
    else:
        way = 0.0
    return 0.6 * way * way * items + POPULARITY * popularity * 0.5


def _stars_ahead(p: ScythePosition, seat: int, done: list[int]) -> float:
    """Progress towards the stars that are not placed yet."""
    at = seat * STARS
    stars = p.stars
    value = 0.0
    if not stars[at + S_UPGRADES]:
        value += _square(done[UPGRADE] / CUBES)
    if not stars[at + S_MECHS]:
        value += _square(done[DEPLOY] / MECHS)
    if not stars[at + S_STRUCTURES]:
        value += _square(done[BUILD] / STRUCTURES)
    if not stars[at + S_RECRUITS]:
        value += _square(done[ENLIST] / BOTTOMS)
    if not stars[at + S_WORKERS]:
        value += _square((p.workers_out(seat) - START_WORKERS) / NEW_WORKERS)
    if not stars[at + S_POPULARITY]:
        value += _square(p.popularity[seat] / MAX_POPULARITY)
    if not stars[at + S_POWER]:
        value += _square(p.power[seat] / MAX_POWER)
    return PROGRESS * value


def _square(share: float) -> float:
    return share * share


def _stores(p: ScythePosition, seat: int, means: Means) -> float:
    """Tokens that pay for bottom actions; an empty purse."""
    value = 0.0
    sites = means.sites & ~p.box.lakes
    for bottom in range(BOTTOMS):
        cost = p.bottom_cost(seat, bottom)
        have = means.tokens[RESOURCE_OF[bottom]]
        if means.done[bottom] < WHOLE[bottom]:
            ready = min(1.0, have / cost) + 0.4 * min(1.0, max(0, have - cost) / cost)
            value += READY * BOTTOM_VALUE[bottom] * ready * (1.0 if _has_room(p, sites, bottom) else 0.5)
        value += TOKEN * min(8, have)
    if p.coins[seat] == 0:
        value -= 1.0
    return value


def _done(p: ScythePosition, seat: int, bottom: int) -> int:
    """Upgrades, mechs, structures or recruits so far."""
    if bottom == UPGRADE:
        return bit_count(p.cubes[seat])
    if bottom == DEPLOY:
        return p.mechs_out(seat)
    if bottom == BUILD:
        return p.structures_out(seat)
    return bit_count(p.recruits[seat])


def _useful(p: ScythePosition, seat: int, bottom: int) -> bool:
    """Are pieces left for a bottom action?"""
    return _done(p, seat, bottom) < WHOLE[bottom]


def _has_site(p: ScythePosition, seat: int, bottom: int) -> bool:
    """Is there a territory for the next mech or structure?"""
    return _has_room(p, p.with_workers(seat) & ~p.box.lakes, bottom)


def _has_room(p: ScythePosition, sites: int, bottom: int) -> bool:
    """The same of a seat with workers on these territories."""
    if bottom != DEPLOY and bottom != BUILD:
        return True
    if bottom == BUILD:
        for built in p.built:
            sites &= ~built
    return sites != 0


def _piece(p: ScythePosition, seat: int, bottom: int, weight: float) -> float:
    """What the next upgrade, mech, structure or recruit brings, its star included, which never fades."""
    whole = WHOLE[bottom]
    done = _done(p, seat, bottom)
    if done >= whole:
        return 0.0
    value = weight * BOTTOM_VALUE[bottom] + PROGRESS * (2 * done + 1) / (whole * whole)
    if done + 1 == whole:
        value += STAR + 4.0 - PROGRESS
    return value


def _ways(p: ScythePosition, seat: int) -> float:
    """The character is drawn to encounters and to the Factory; idle fighting units on the base are wasted."""
    hero = p.hero_at[seat]
    value = 0.0
    if not p.zones[OWN_CARD + seat]:
        value += 3.0 / (1 + distance(p, hero, 1 << p.box.factory))
    if p.tokens:
        value += 4.0 / (1 + distance(p, hero, p.tokens))
    bases = p.present[seat] >> TERRITORIES << TERRITORIES
    return value - 0.8 * bit_count(bases)


def distance(p: ScythePosition, place: int, goals: int) -> int:
    """Hex steps to the nearest of some territories, whatever lies between. They are counted once and remembered."""
    known = p.box.distances
    key = goals * PLACES + place
    found = known.get(key, -1)
    if found < 0:
        found = _count_steps(p.box, place, goals)
        if len(known) >= DISTANCES:
            known.clear()
        known[key] = found
    return found


def _count_steps(box: Box, place: int, goals: int) -> int:
    seen = 1 << place
    edge = seen
    steps = 0
    while not seen & goals:
        steps += 1
        if steps > FAR:
            return FAR
        wider = seen
        while edge:
            here = low_bit(edge)
            edge &= edge - 1
            wider |= box.adjacent[here] if here < TERRITORIES else box.land[here] | box.river[here]
        edge = wider & ~seen
        seen = wider
    return steps


# -- the way to the sixth star -----------------------------------------------------------------------------------------


def _pace(p: ScythePosition, seat: int, means: Means) -> float:
    """About how many turns the seat needs until its sixth star: those for the stars that are nearest."""
    have = means.tokens[:]
    done = means.done[:]
    _count_begun(p, seat, have, done)
    at = seat * STARS
    stars = p.stars
    lacking = [0, 0, 0, 0]
    turns: list[float] = []
    for bottom in range(BOTTOMS):
        left = WHOLE[bottom] - done[bottom]
        if left > 0 and not stars[at + bottom]:
            lacking[RESOURCE_OF[bottom]] = max(0, left * p.bottom_cost(seat, bottom) - have[RESOURCE_OF[bottom]])
    income = _income(p, seat, means.sites, lacking)
    for bottom in range(BOTTOMS):
        if not stars[at + bottom]:
            left = max(0, WHOLE[bottom] - done[bottom])
            turns.append(BOTTOM_TURN * left + lacking[RESOURCE_OF[bottom]] / income)
    if not stars[at + S_WORKERS]:
        turns.append(p.idle[seat] / (0.5 + _in_villages(p, seat, means.sites)) + 0.3)
    if not stars[at + S_POPULARITY]:
        turns.append(POPULARITY_TURNS * (MAX_POPULARITY - p.popularity[seat]))
    if not stars[at + S_POWER]:
        turns.append((MAX_POWER - p.power[seat]) / POWER_A_TURN)
    for k in range(star_limit(p, seat, S_COMBAT) - stars[at + S_COMBAT]):
        turns.append(FAR_STAR + k + 0.12 * max(0, 8 - p.power[seat]))
    for k in range(star_limit(p, seat, S_OBJECTIVE) - stars[at + S_OBJECTIVE]):
        turns.append(FAR_STAR + 2 * k)
    turns.sort()
    total = 0.0
    for k in range(min(len(turns), SIX_STARS - p.placed[seat])):
        total += turns[k]
    return total


def _count_begun(p: ScythePosition, seat: int, have: list[int], done: list[int]) -> None:
    """A bottom action that is being paid for counts as done, and what is still to pay as gone."""
    stack = p.stack
    for start in range(0, len(stack), WIDTH):
        if stack[start + WIDTH + ACTOR] == seat:
            kind = stack[start + WIDTH + KIND]
            if kind == PAY:
                have[stack[start + WIDTH + PAY_RESOURCE]] -= stack[start + WIDTH + PAY_LEFT]
            elif kind == BOTTOM:
                bottom = stack[start + WIDTH + BOTTOM_ACTION]
                if stack[start + WIDTH + BOTTOM_STAGE] <= TO_GAIN and _has_site(p, seat, bottom):
                    done[bottom] += 1
            elif DO_UPGRADE <= kind <= DO_ENLIST:
                done[kind - DO_UPGRADE] += 1


def _income(p: ScythePosition, seat: int, sites: int, lacking: list[int]) -> float:
    """Tokens per turn, of those that are lacking: more where workers stand, less where Produce is dear."""
    yields: list[int] = []
    mask = sites
    while mask:
        place = low_bit(mask)
        mask &= mask - 1
        terrain = p.box.terrain[place]
        if terrain < VILLAGE:  # a terrain has the number of its resource
            yields.append(-min(lacking[terrain], yield_of(p, seat, place, True)))
    yields.sort()  # the greatest first: `reverse=True` would be a call through objects
    harvest = 0.0
    for k in range(min(len(yields), p.territories_produce(seat))):
        harvest -= yields[k]
    out = p.workers_out(seat)
    harvest -= 0.28 * p.box.produce_power[out] + 0.7 * p.box.produce_popularity[out] + 0.49 * p.box.produce_coins[out]
    return INCOME + OF_YIELD * max(0.0, harvest)


def _in_villages(p: ScythePosition, seat: int, sites: int) -> int:
    """Workers that would bring workers."""
    count = 0
    mask = sites & p.box.terrain_mask[VILLAGE]
    while mask:
        count += p.workers[seat * PLACES + low_bit(mask)]
        mask &= mask - 1
    return count


# -- the turn in progress ----------------------------------------------------------------------------------------------


def _pending(p: ScythePosition, seat: int, weight: float) -> float:
    """What the frames of the stack will still bring this seat."""
    stack = p.stack
    value = 0.0
    for start in range(0, len(stack), WIDTH):
        if stack[start + WIDTH + ACTOR] == seat:
            value += _frame(p, seat, start, weight)
    return value


def _frame(p: ScythePosition, seat: int, start: int, weight: float) -> float:
    stack = p.stack
    kind = stack[start + WIDTH + KIND]
    if kind == TURN:
        return _turn(p, seat, weight)
    if kind == OFFER:
        return OF_GOODS[stack[start + WIDTH + OFFER_GOOD]] * stack[start + WIDTH + OFFER_AMOUNT] * 0.9
    if kind == GAINS:
        return weight * 0.9 * (stack[start + WIDTH + GAINS_END] - stack[start + WIDTH + GAINS_NEXT])
    if kind == TOKENS:
        return weight * 1.0 * stack[start + WIDTH + TOKENS_LEFT]
    if kind == PAY:
        return -weight * TOKEN * stack[start + WIDTH + PAY_LEFT]
    if kind == BOTTOM:
        return _rest_of_bottom(p, seat, start, weight)
    if kind in (DO_MOVE, MOVEMENT, AFTER_MOVE, COMBAT):
        return _movement(p, seat, start, weight)
    return _gain(p, seat, start, weight)


def _gain(p: ScythePosition, seat: int, start: int, weight: float) -> float:
    """Frames that will place something or give a card."""
    stack = p.stack
    kind = stack[start + WIDTH + KIND]
    if kind == DO_PRODUCE:
        mill = stack[start + WIDTH + DO_PRODUCE_WITH_MILL] == 1
        left = stack[start + WIDTH + DO_PRODUCE_LEFT]
        return weight * _harvest(p, seat, left, mill, stack[start + WIDTH + DO_PRODUCE_DONE])
    if DO_UPGRADE <= kind <= DO_ENLIST:
        return _piece(p, seat, kind - DO_UPGRADE, weight) * 0.95
    if kind == ENCOUNTER:
        return weight * (5.0 if stack[start + WIDTH + ENCOUNTER_USED] == 0 else 1.0)
    if kind == TAKE_CARD:
        return weight * FACTORY_CARD
    return weight * 2.0 if kind == CARD_TOP else 0.0


def _turn(p: ScythePosition, seat: int, weight: float) -> float:
    """The section chosen for this turn: what its two actions promise."""
    stage = p.stack[TURN_STAGE]
    section = p.stack[TURN_SECTION]
    if section < 0 or stage > AT_BOTTOM:
        return 0.0
    value = 0.0
    if stage == AT_TOP:
        value += _top(p, seat, section) * weight
    if section == CARD:
        value += weight * MOVEMENT_VALUE
    else:
        bottom = p.bottom_below(seat, section)
        if can_pay_bottom(p, seat, bottom):
            value += _bottom(p, seat, bottom, weight)
        elif stage == AT_TOP and section in (TRADE, PRODUCE):
            value += weight * 0.3
    return value


def _top(p: ScythePosition, seat: int, section: int) -> float:
    if section == MOVE:
        coins = 1.6 if p.coins[seat] <= 1 else 0.6
        return max(coins, _marches(p, seat, p.units_move(seat)))
    if section == BOLSTER:
        if p.coins[seat] <= 1:
            return -0.5
        return 1.1 if p.power[seat] < MAX_POWER else 0.2
    if section == TRADE:
        return 1.6 if p.coins[seat] > 1 else -0.5
    if section == PRODUCE:
        if not can_produce(p, seat) or _costs_a_tier(p, seat):
            return -0.5
        out = p.workers_out(seat)
        cost = 0.7 * p.box.produce_power[out] + 1.3 * p.box.produce_popularity[out] + p.box.produce_coins[out]
        return _harvest(p, seat, p.territories_produce(seat), True, 0) - cost
    return 2.0 if can_pay_card(p, seat) else 0.0


def _costs_a_tier(p: ScythePosition, seat: int) -> bool:
    """Would the popularity that Produce costs drop the seat into a lower tier?"""
    return p.box.produce_popularity[p.workers_out(seat)] > 0 and p.popularity[seat] in p.box.tier_from


def _bottom(p: ScythePosition, seat: int, bottom: int, weight: float) -> float:
    """What a bottom action brings beyond the tokens it costs."""
    coins = p.box.bottom_coins[p.mat[seat] * BOTTOMS + bottom]
    kept = READY * BOTTOM_VALUE[bottom] if _useful(p, seat, bottom) else 0.0
    cost = p.bottom_cost(seat, bottom)
    pairs = (1.0 - PAIRS) * p.box.per_pair[scoring.tier(p, seat)] * cost / PAIR
    gained = _piece(p, seat, bottom, weight) if _has_site(p, seat, bottom) else 0.0
    return weight * (coins * 0.9 - kept - TOKEN * cost) - pairs + gained


def _rest_of_bottom(p: ScythePosition, seat: int, start: int, weight: float) -> float:
    """Paid or being paid: coins and main gain are still to come."""
    stage = p.stack[start + WIDTH + BOTTOM_STAGE]
    bottom = p.stack[start + WIDTH + BOTTOM_ACTION]
    value = 0.0
    if stage <= TO_TAKE_COINS and p.stack[start + WIDTH + BOTTOM_COINS]:
        value += float(p.box.bottom_coins[p.mat[seat] * BOTTOMS + bottom])
    if stage <= TO_GAIN and _has_site(p, seat, bottom):
        value += _piece(p, seat, bottom, weight) * 0.95
    return value


def _harvest(p: ScythePosition, seat: int, left: int, mill: bool, done: int) -> float:
    """What the tokens and workers that Produce can still bring are good for."""
    of_token = _of_tokens(p, seat)
    yields: list[float] = []
    mask = p.controlled(seat) & ~done
    while mask:
        place = low_bit(mask)
        mask &= mask - 1
        count = yield_of(p, seat, place, mill)
        if count:
            yields.append(-count * of_token[p.box.terrain[place]])
    yields.sort()
    harvest = 0.0
    for k in range(min(len(yields), left)):
        harvest -= yields[k]
    return 0.9 * harvest


def _of_tokens(p: ScythePosition, seat: int) -> list[float]:
    """What one token more of each kind is good for, as `worth` counts it, and at last one worker more."""
    tokens = p.resources(seat)
    pairs = (tokens[0] + tokens[1] + tokens[2] + tokens[3]) // PAIR
    rate = p.box.per_pair[scoring.tier(p, seat)]
    kept = (1.0 - PAIRS) * rate / PAIR if pairs < STORE else (1.0 - HEAP) * rate / PAIR
    if pairs > ENOUGH_PAIRS:
        kept = 0.0
    good = [kept] * (VILLAGE + 1)
    for bottom in range(BOTTOMS):
        kind = RESOURCE_OF[bottom]
        cost = p.bottom_cost(seat, bottom)
        if tokens[kind] < 2 * cost and _useful(p, seat, bottom):
            good[kind] += READY * BOTTOM_VALUE[bottom] / cost * (1.0 if tokens[kind] < cost else 0.4)
        if tokens[kind] < 8:
            good[kind] += TOKEN
    good[VILLAGE] = WORKER_OUT if p.workers_out(seat) < BEST_WORKERS else 0.5
    if not p.stars[seat * STARS + S_WORKERS]:
        done = p.workers_out(seat) - START_WORKERS
        good[VILLAGE] += PROGRESS * (2 * done + 1) / (NEW_WORKERS * NEW_WORKERS)
    return good


def _marches(p: ScythePosition, seat: int, moves: int) -> float:
    """What moving units promises: units to spare onto new territories, and the way of the character."""
    steps = 0
    taken = p.present[seat]
    mask = p.present[seat]
    while mask:
        place = low_bit(mask)
        mask &= mask - 1
        workers = p.workers[seat * PLACES + place]
        fighters = p.fighters_at(seat, place)
        spare = workers + fighters - (1 if place < TERRITORIES else 0)
        if spare > 0:
            reach = targets(p, seat, WORKER, place) if workers else 0
            if fighters:
                reach |= targets(p, seat, HERO, place)
            new = reach & LAND & ~taken
            steps += min(spare, bit_count(new))
            taken |= new
    rate = p.box.per_territory[scoring.tier(p, seat)]
    value = 0.7 * rate * min(moves, steps)
    if p.tokens or not p.zones[OWN_CARD + seat]:
        value += 0.5
    return value


def _movement(p: ScythePosition, seat: int, start: int, weight: float) -> float:
    stack = p.stack
    kind = stack[start + WIDTH + KIND]
    if kind == DO_MOVE:
        return weight * 0.8 * _marches(p, seat, stack[start + WIDTH + DO_MOVE_LEFT]) + _combats(p, seat, weight)
    if kind == MOVEMENT:
        return weight * MOVEMENT_VALUE * 0.9 if stack[start + WIDTH + MOVEMENT_STEPS] else 0.0
    if kind == AFTER_MOVE:
        value = 0.0
        if stack[start + WIDTH + AFTER_MOVE_STAGE] <= ENCOUNTERS and p.tokens >> p.hero_at[seat] & 1:
            value += weight * 5.0
        return value + _combats(p, seat, weight)
    return 0.0


def _combats(p: ScythePosition, seat: int, weight: float) -> float:
    """Combats that wait for the active seat: the odds by power and cards, a star to win, units to lose."""
    value = 0.0
    mask = p.fighting[seat] & p.enemy_fighters(seat)
    star = COMBAT_STAR if p.stars[seat * STARS + S_COMBAT] < star_limit(p, seat, S_COMBAT) else 0.5
    if star > 1.0 and p.placed[seat] == SIX_STARS - 1:
        star = LAST_STAR if _would_win(p, seat) else -LAST_STAR
    while mask:
        place = low_bit(mask)
        mask &= mask - 1
        for other in range(p.players):
            if other != seat and p.fighting[other] >> place & 1:
                lead = _strength(p, seat, place) - _strength(p, other, place) + 0.5
                odds = 1.0 / (1.0 + math.exp(-lead / 2.5))
                workers = p.workers[other * PLACES + place]
                value += odds * (star + 2.0 - 0.7 * workers) - (1.0 - odds) * (4.0 + weight) - 1.5
    return value


def _would_win(p: ScythePosition, seat: int) -> bool:
    """Is the seat ahead of all others with one star more?"""
    best = 0
    for other in range(p.players):
        if other != seat:
            best = max(best, scoring.total(p, other))
    return scoring.total(p, seat) + p.box.per_star[scoring.tier(p, seat)] > best


def _strength(p: ScythePosition, seat: int, place: int) -> float:
    cards = min(p.fighters_at(seat, place), len(p.zones[HAND + seat]))
    return min(p.box.max_dial, p.power[seat]) + 3.0 * cards
