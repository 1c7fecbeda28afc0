"""People phase: one turn for each player, of two actions in either order (INC-63 to INC-91).

A turn is one question put again and again: everything that may be done now, and `end`. What is begun and what
is finished follows from the answers: a step of the other action finishes the one before (INC-64).
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from pentarchy.games.inca_empire import scoring
from pentarchy.games.inca_empire.decisions.roads import (
    any_road,
    build_road,
    build_wild_road,
    list_roads,
    refuse_road,
    refuse_wild_road,
    turn_up,
)
from pentarchy.games.inca_empire.numbers import (
    ACTION_FINISHED,
    E_ADDITIONAL,
    E_CITY,
    E_CONQUERED,
    E_ENDED,
    E_GARRISON,
    E_PILGRIMAGE,
    E_TEMPLE,
    E_TERRACE,
    E_UPGRADED,
    ECLIPSE,
    EXTRA_ROADS,
    EXTRA_ROADS_BUILT,
    EXTRA_ROADS_LEFT,
    GIVEN_UP,
    IMPROVEMENT_DONE,
    NO_CITY_SITE,
    NO_CITY_THERE,
    NO_FREE_TOKEN,
    NO_GARRISON_SITE,
    NO_GARRISON_THERE,
    NO_MAIN_OUTPOST,
    NO_PILGRIMAGE_CARD,
    NO_PILGRIMAGE_TEMPLE,
    NO_RAPID_EXPANSION,
    NO_ROAD_POSSIBLE,
    NOT_UNCONQUERED,
    NOTHING_TO_SKIP,
    ONE_PILGRIMAGE,
    OTHER_QUESTION,
    PEOPLE_PHASE_TURNS,
    REGION_NOT_REACHED,
    ROAD_PAID_FOR,
    ROADS_USED_UP,
    SITE_NOT_REACHED,
    SITE_UNCONQUERED,
    TEMPLE_STANDS,
    TOO_EXPENSIVE,
    TURN,
    TURN_CONQUESTS_LEFT,
    TURN_GARRISONS_LEFT,
    TURN_ROADS_LEFT,
    TURN_STATE,
    TURN_TERRACES_LEFT,
    TURN_WILD_LEFT,
)
from pentarchy.games.inca_empire.position import (
    G_CITIES,
    G_CONQUESTS,
    G_GARRISONS,
    G_PILGRIMAGES,
    G_TEMPLES,
    G_TERRACES,
    HAND,
    IMPROVEMENT,
    IMPROVEMENT_CLOSED,
    M_CONQUEST_COST,
    M_CONQUESTS,
    M_ECLIPSE,
    M_EXTRA_ROADS,
    M_GARRISONS,
    M_OUTPOST,
    M_PILGRIMAGES,
    M_ROADS,
    M_TERRACES,
    M_WILD,
    M_ZEAL,
    MAIN,
    MAP,
    PILGRIMAGE,
    PRIME,
    ROADS,
    ROADS_CLOSED,
    IncaPosition,
    list_actions,
    tell,
)
from pentarchy.kernel.position import ACTOR, ALL, WIDTH, Decision


class PeoplePhase(Decision[IncaPosition]):
    """Turns in turn order (INC-63)."""

    def run(self, p: IncaPosition) -> None:
        turn = p.stack[PEOPLE_PHASE_TURNS]
        if turn == p.players:
            p.pop()
            return
        p.stack[PEOPLE_PHASE_TURNS] = turn + 1
        seat = p.order[turn]
        roads = max(p.box.least_roads, p.box.free_roads + p.mod(seat, M_ROADS))
        p.push(TURN, seat, 0, roads, p.mod(seat, M_WILD), p.mod(seat, M_CONQUESTS))


# -- what is open in a turn ------------------------------------------------------------------------------


def roads_refusal(p: IncaPosition) -> int:
    """0 if the build-roads action is open, else why not (INC-64, INC-66, INC-125, INC-126)."""
    state = p.stack[TURN_STATE]
    if state & PILGRIMAGE and state & IMPROVEMENT:
        return GIVEN_UP
    if state & ROADS_CLOSED:
        return ACTION_FINISHED
    return 0 if p.stack[TURN_ROADS_LEFT] > 0 else ROADS_USED_UP


def improvement_refusal(p: IncaPosition) -> int:
    """0 if the improvement action can begin or go on, else why not (INC-64, INC-126)."""
    state = p.stack[TURN_STATE]
    if state & PILGRIMAGE and state & ROADS:
        return GIVEN_UP
    return ACTION_FINISHED if state & IMPROVEMENT_CLOSED else 0


def main_refusal(p: IncaPosition) -> int:
    """0 if the improvement itself is still to be chosen (INC-73)."""
    refused = improvement_refusal(p)
    if refused == 0 and p.stack[TURN_STATE] & MAIN:
        return IMPROVEMENT_DONE
    return refused


def cards_add(p: IncaPosition) -> bool:
    """Does a Sun card still add to the improvement: a garrison, a terrace, a conquest (INC-112, INC-119, INC-120)?"""
    stack = p.stack
    return stack[TURN_GARRISONS_LEFT] > 0 or stack[TURN_TERRACES_LEFT] > 0 or stack[TURN_CONQUESTS_LEFT] > 0


def begin_roads(p: IncaPosition) -> None:
    state = p.stack[TURN_STATE] | ROADS
    p.stack[TURN_STATE] = state | IMPROVEMENT_CLOSED if state & IMPROVEMENT else state


def begin_improvement(p: IncaPosition, done: int) -> None:
    state = p.stack[TURN_STATE] | IMPROVEMENT | done
    p.stack[TURN_STATE] = state | ROADS_CLOSED if state & ROADS else state


def pay(p: IncaPosition, seat: int, labour: int) -> None:
    """Labour goes to the bank (INC-74)."""
    p.labour[seat] -= labour


# -- the parts of a turn: what is refused, listed and done -----------------------------------------------


def refuse_city(p: IncaPosition, seat: int, point: int) -> int:
    """INC-75, INC-76."""
    refused = main_refusal(p)
    if refused:
        return refused
    bit = p.box.site_bit[point]
    if not bit & p.box.city_sites & ~(p.cities | p.temples):
        return NO_CITY_SITE
    return _refuse_site(p, seat, bit, scoring.city_price(p, seat))


def _refuse_site(p: IncaPosition, seat: int, bit: int, price: int) -> int:
    if not p.reached[seat] & bit:
        return SITE_NOT_REACHED
    if not p.settled & bit:
        return SITE_UNCONQUERED
    return TOO_EXPENSIVE if p.labour[seat] < price else 0


def list_cities(p: IncaPosition, seat: int, out: list[object]) -> None:
    sites = p.reached[seat] & p.settled & p.box.city_sites & ~(p.cities | p.temples)
    if sites and p.labour[seat] >= scoring.city_price(p, seat):
        list_actions(sites, p.box.city_actions, out)


def found_city(p: IncaPosition, seat: int, point: int) -> None:
    """INC-77."""
    begin_improvement(p, MAIN)
    pay(p, seat, scoring.city_price(p, seat))
    p.cities |= p.box.site_bit[point]
    points = scoring.city_points(p, seat)
    p.gain(seat, points, G_CITIES)
    if p.sink is not None:
        tell(p, (E_CITY, ALL, seat, point, points))


def garrisons_refusal(p: IncaPosition) -> int:
    """The first garrison is the improvement; Mass Construction allows another (INC-119)."""
    refused = main_refusal(p)
    return 0 if refused == IMPROVEMENT_DONE and p.stack[TURN_GARRISONS_LEFT] > 0 else refused


def refuse_garrison(p: IncaPosition, seat: int, point: int) -> int:
    """INC-78, INC-79."""
    refused = garrisons_refusal(p)
    if refused:
        return refused
    bit = p.box.site_bit[point]
    if not bit & free_garrison_sites(p):
        return NO_GARRISON_SITE
    return _refuse_site(p, seat, bit, scoring.garrison_price(p, seat))


def free_garrison_sites(p: IncaPosition) -> int:
    """Garrison sites on which nothing stands, as bits."""
    return p.box.garrison_sites & ~(p.garrisons | p.cities | p.temples)


def list_garrisons(p: IncaPosition, seat: int, out: list[object]) -> None:
    sites = p.reached[seat] & p.settled & free_garrison_sites(p)
    if sites and p.labour[seat] >= scoring.garrison_price(p, seat):
        list_actions(sites, p.box.garrison_actions, out)


def build_garrison(p: IncaPosition, seat: int, point: int) -> None:
    """INC-80."""
    second = p.stack[TURN_STATE] & MAIN
    begin_improvement(p, MAIN)
    p.stack[TURN_GARRISONS_LEFT] = p.stack[TURN_GARRISONS_LEFT] - 1 if second else p.mod(seat, M_GARRISONS)
    pay(p, seat, scoring.garrison_price(p, seat))
    p.garrisons |= p.box.site_bit[point]
    points = scoring.garrison_points(p, seat)
    p.gain(seat, points, G_GARRISONS)
    if p.sink is not None:
        tell(p, (E_GARRISON, ALL, seat, point, points))


def refuse_temple(p: IncaPosition, seat: int, point: int) -> int:
    """On a connected city (INC-86, INC-87), with Religious Zeal also on a garrison (INC-124)."""
    refused = main_refusal(p)
    if refused:
        return refused
    if p.mod(seat, M_ECLIPSE) and p.stack[TURN_STATE] & (ROADS | PILGRIMAGE):
        return ECLIPSE  # INC-125: such a temple needs the place of the roads too
    bit = p.box.site_bit[point]
    if not bit & temple_hosts(p, seat):
        return NO_CITY_THERE
    if bit & p.temples:
        return TEMPLE_STANDS
    if not p.reached[seat] & bit:
        return SITE_NOT_REACHED
    return TOO_EXPENSIVE if p.labour[seat] < p.box.temple_cost else 0


def temple_hosts(p: IncaPosition, seat: int) -> int:
    """Where a temple may be put, as bits of sites (INC-86, INC-124)."""
    return p.cities | p.garrisons if p.mod(seat, M_ZEAL) else p.cities


def list_temples(p: IncaPosition, seat: int, out: list[object]) -> None:
    if p.labour[seat] < p.box.temple_cost:
        return
    hosts = p.reached[seat] & ~p.temples & temple_hosts(p, seat)
    if hosts == 0 or (p.mod(seat, M_ECLIPSE) and p.stack[TURN_STATE] & (ROADS | PILGRIMAGE)):
        return
    list_actions(hosts, p.box.temple_actions, out)


def build_temple(p: IncaPosition, seat: int, point: int) -> None:
    """INC-88. Under an eclipse the roads of this turn are gone, and nothing is left to skip (INC-R17)."""
    begin_improvement(p, MAIN)
    if p.mod(seat, M_ECLIPSE):
        p.stack[TURN_STATE] |= ROADS | ROADS_CLOSED
    pay(p, seat, p.box.temple_cost)
    bit = p.box.site_bit[point]
    if p.box.zeal_replaces:
        p.garrisons &= ~bit
    p.temples |= bit
    points = scoring.temple_points(p, point)
    p.gain(seat, points, G_TEMPLES)
    if p.sink is not None:
        tell(p, (E_TEMPLE, ALL, seat, point, points))


def refuse_upgrade(p: IncaPosition, seat: int, point: int) -> int:
    """Main Outpost: a connected garrison becomes a city (INC-115, INC-R22)."""
    refused = main_refusal(p)
    if refused:
        return refused
    if p.mod(seat, M_OUTPOST) == 0:
        return NO_MAIN_OUTPOST
    bit = p.box.site_bit[point]
    if not p.garrisons & bit:
        return NO_GARRISON_THERE
    if not p.reached[seat] & bit:
        return SITE_NOT_REACHED
    return TOO_EXPENSIVE if p.labour[seat] < scoring.outpost_price(p, seat) else 0


def list_upgrades(p: IncaPosition, seat: int, out: list[object]) -> None:
    if p.mod(seat, M_OUTPOST) and p.labour[seat] >= scoring.outpost_price(p, seat):
        list_actions(p.reached[seat] & p.garrisons, p.box.upgrade_actions, out)


def upgrade(p: IncaPosition, seat: int, point: int) -> None:
    """A temple on the garrison stays (INC-R16)."""
    begin_improvement(p, MAIN)
    pay(p, seat, scoring.outpost_price(p, seat))
    bit = p.box.site_bit[point]
    p.garrisons &= ~bit
    p.cities |= bit
    points = scoring.outpost_points(p, seat)
    p.gain(seat, points, G_CITIES)
    if p.sink is not None:
        tell(p, (E_UPGRADED, ALL, seat, point, points))


def expansion_refusal(p: IncaPosition) -> int:
    """Rapid Expansion: conquests besides the improvement, inside the same action (INC-120, INC-R15)."""
    refused = improvement_refusal(p)
    if refused:
        return refused
    return 0 if p.stack[TURN_CONQUESTS_LEFT] > 0 else NO_RAPID_EXPANSION


def refuse_conquest(p: IncaPosition, seat: int, region: int, more: int) -> int:
    """INC-81, INC-82."""
    if not p.unconquered >> region & 1:
        return NOT_UNCONQUERED
    if not p.near[seat] >> region & 1:
        return REGION_NOT_REACHED  # one that is reached has been turned up (INC-71)
    return TOO_EXPENSIVE if p.labour[seat] < scoring.conquest_price(p, seat, p.token_type(region), more) else 0


def list_conquests(p: IncaPosition, seat: int, more: int, actions: list[object], out: list[object]) -> None:
    """Regions that the network reaches and the purse can pay; nobody has less than nothing, so 0 is always paid."""
    regions: i64 = p.near[seat] & p.unconquered
    most = p.labour[seat] - p.mod(seat, M_CONQUEST_COST) - more
    box = p.box
    lying = p.zones[MAP]
    while regions:
        low = regions & -regions
        regions ^= low
        index = low % PRIME
        resistance = box.card_resistance[lying[box.bit_place[index]]]
        if resistance <= most:
            out.append(actions[index])


def conquer(p: IncaPosition, seat: int, region: int, more: int) -> None:
    """Take the token (INC-83), score it (INC-84), turn up the neighbours (INC-85)."""
    kind = p.token_type(region)
    price = scoring.conquest_price(p, seat, kind, more)
    pay(p, seat, price)
    p.own_won()
    p.won[seat * len(p.box.resistance) + kind] += 1
    p.settle(region)
    points = p.box.token_vp[kind]
    p.gain(seat, points, G_CONQUESTS)
    if p.sink is not None:
        tell(p, (E_CONQUERED, ALL, seat, region, price, points))
    if p.face_down & p.box.region_bits[region]:
        for other in p.box.neighbours[region]:
            turn_up(p, other)


def terraces_refusal(p: IncaPosition) -> int:
    """The first terrace is the improvement; Skilled Surveyors allow another (INC-112)."""
    refused = main_refusal(p)
    return 0 if refused == IMPROVEMENT_DONE and p.stack[TURN_TERRACES_LEFT] > 0 else refused


def refuse_terrace(p: IncaPosition, seat: int) -> int:
    """One terrace for each own token (INC-89)."""
    refused = terraces_refusal(p)
    if refused:
        return refused
    if p.terraces[seat] >= p.tokens_of(seat):
        return NO_FREE_TOKEN
    return TOO_EXPENSIVE if p.labour[seat] < p.box.terrace_cost else 0


def build_terrace(p: IncaPosition, seat: int) -> None:
    second = p.stack[TURN_STATE] & MAIN
    begin_improvement(p, MAIN)
    p.stack[TURN_TERRACES_LEFT] = p.stack[TURN_TERRACES_LEFT] - 1 if second else p.mod(seat, M_TERRACES)
    pay(p, seat, p.box.terrace_cost)
    p.own_terraces()
    p.terraces[seat] += 1
    p.gain(seat, p.box.terrace_vp, G_TERRACES)
    if p.sink is not None:
        tell(p, (E_TERRACE, ALL, seat, p.box.terrace_vp))


def refuse_additional(p: IncaPosition, seat: int) -> int:
    """A road for labour (INC-90); it must be possible to build one."""
    refused = main_refusal(p)
    if refused:
        return refused
    if p.labour[seat] < p.box.extra_road_cost:
        return TOO_EXPENSIVE
    return 0 if any_road(p, seat, p.stack[TURN_WILD_LEFT]) else NO_ROAD_POSSIBLE


def begin_additional(p: IncaPosition, seat: int) -> None:
    """Intensive Labour adds roads free of charge, whatever El Nino does (INC-104)."""
    begin_improvement(p, MAIN)
    pay(p, seat, p.box.extra_road_cost)
    if p.sink is not None:
        tell(p, (E_ADDITIONAL, ALL, seat))
    p.push(EXTRA_ROADS, seat, 1 + p.mod(seat, M_EXTRA_ROADS))


def pilgrimage_refusal(p: IncaPosition) -> int:
    """One in a People phase (INC-129), in place of an action that has not begun (INC-R24)."""
    state = p.stack[TURN_STATE]
    if state & PILGRIMAGE:
        return ONE_PILGRIMAGE
    return NOTHING_TO_SKIP if state & ROADS and state & IMPROVEMENT else 0


def refuse_pilgrimage(p: IncaPosition, seat: int, kind: int) -> int:
    """INC-126 to INC-130."""
    if p.box.pilgrimage_vp[kind] == 0 or not in_force(p, seat, kind):
        return NO_PILGRIMAGE_CARD
    refused = pilgrimage_refusal(p)
    if refused:
        return refused
    return 0 if p.temples & p.reached[seat] & p.box.pilgrimage_sites[kind] else NO_PILGRIMAGE_TEMPLE


def in_force(p: IncaPosition, seat: int, kind: int) -> bool:
    """Does a card of this kind lie in one of the two sectors on the seat's stripe (INC-59)?"""
    for place in p.box.touching[p.colour[seat]]:
        for card in p.zones[HAND + p.players + place]:
            if p.box.card_kind[card] == kind:
                return True
    return False


def make_pilgrimage(p: IncaPosition, seat: int, kind: int) -> None:
    state = p.stack[TURN_STATE] | PILGRIMAGE
    if state & ROADS:
        state |= ROADS_CLOSED
    if state & IMPROVEMENT:
        state |= IMPROVEMENT_CLOSED
    p.stack[TURN_STATE] = state
    points = p.box.pilgrimage_vp[kind]
    p.gain(seat, points, G_PILGRIMAGES)
    if p.sink is not None:
        tell(p, (E_PILGRIMAGE, ALL, seat, kind, points))


# -- the questions ----------------------------------------------------------------------------------------


class Turn(Decision[IncaPosition]):
    """All that a player may do now; `end` at any time (INC-65, INC-91)."""

    def legal(self, p: IncaPosition, seat: int) -> list[int]:
        """Each verb's actions together, in rising order."""
        box = p.box
        stack = p.stack
        state = stack[TURN_STATE]
        roads = roads_refusal(p) == 0
        main = improvement_refusal(p) == 0
        more = main
        if main and state & MAIN:
            main = False
            more = cards_add(p)
        pilgrimages = p.mod(seat, M_PILGRIMAGES)
        if not (roads or more or pilgrimages):
            return box.end_only
        out: list[object] = []
        if roads:
            list_roads(p, seat, stack[TURN_WILD_LEFT], out)
        if main:
            self._list_main(p, seat, out)
        if more:
            self._list_more(p, seat, main, out)
        if pilgrimages:
            reached = p.temples & p.reached[seat]
            for kind in box.pilgrimages:
                if reached & box.pilgrimage_sites[kind] and refuse_pilgrimage(p, seat, kind) == 0:
                    out.append(box.pilgrimage_0 + kind)
        out.append(box.end_0)
        return cast("list[int]", out)

    def several(self, p: IncaPosition, seat: int) -> bool:
        """`end` and a road."""
        return roads_refusal(p) == 0 and any_road(p, seat, p.stack[TURN_WILD_LEFT])

    def _list_main(self, p: IncaPosition, seat: int, out: list[object]) -> None:
        """The improvement itself, but for what cards can repeat; roads have been listed before."""
        box = p.box
        labour = p.labour[seat]
        roads = len(out) > 0
        if labour >= box.least_price:
            list_cities(p, seat, out)
            list_temples(p, seat, out)
            list_upgrades(p, seat, out)
        list_conquests(p, seat, 0, box.conquer_actions, out)
        if labour >= box.extra_road_cost and (roads or any_road(p, seat, p.stack[TURN_WILD_LEFT])):
            out.append(box.additional_0)

    def _list_more(self, p: IncaPosition, seat: int, main: bool, out: list[object]) -> None:
        """What can be the improvement or, with a card, be done besides it."""
        box = p.box
        stack = p.stack
        labour = p.labour[seat]
        if labour >= box.least_price and (main or stack[TURN_GARRISONS_LEFT] > 0):
            list_garrisons(p, seat, out)
        if stack[TURN_CONQUESTS_LEFT] > 0:
            list_conquests(p, seat, box.surcharge, box.expand_actions, out)
        terraces = labour >= box.terrace_cost and (main or stack[TURN_TERRACES_LEFT] > 0)
        if terraces and p.terraces[seat] < p.tokens_of(seat):
            out.append(box.terrace_0)

    def refuse(self, p: IncaPosition, seat: int, action: int) -> int:
        box = p.box
        if action < box.road_0:
            return OTHER_QUESTION
        if action < box.wild_0:
            return roads_refusal(p) or refuse_road(p, seat, action - box.road_0)
        if action < box.city_0:
            return roads_refusal(p) or refuse_wild_road(p, seat, action - box.wild_0, p.stack[TURN_WILD_LEFT])
        if action < box.conquer_0:
            return self._refuse_building(p, seat, action)
        if action < box.expand_0:
            return main_refusal(p) or refuse_conquest(p, seat, action - box.conquer_0, 0)
        if action < box.terrace_0:
            return expansion_refusal(p) or refuse_conquest(p, seat, action - box.expand_0, box.surcharge)
        if action < box.additional_0:
            return refuse_terrace(p, seat)
        if action < box.pilgrimage_0:
            return refuse_additional(p, seat)
        if action < box.end_0:
            return refuse_pilgrimage(p, seat, action - box.pilgrimage_0)
        return 0 if action == box.end_0 else OTHER_QUESTION

    def _refuse_building(self, p: IncaPosition, seat: int, action: int) -> int:
        box = p.box
        if action < box.garrison_0:
            return refuse_city(p, seat, action - box.city_0)
        if action < box.temple_0:
            return refuse_garrison(p, seat, action - box.garrison_0)
        if action < box.upgrade_0:
            return refuse_temple(p, seat, action - box.temple_0)
        return refuse_upgrade(p, seat, action - box.upgrade_0)

    def apply(self, p: IncaPosition, seat: int, action: int) -> None:
        box = p.box
        if action < box.wild_0:
            begin_roads(p)
            p.stack[TURN_ROADS_LEFT] -= 1
            build_road(p, seat, action - box.road_0)
        elif action < box.city_0:
            begin_roads(p)
            p.stack[TURN_ROADS_LEFT] -= 1
            p.stack[TURN_WILD_LEFT] -= 1
            build_wild_road(p, seat, action - box.wild_0)
        elif action < box.conquer_0:
            self._build(p, seat, action)
        elif action < box.expand_0:
            begin_improvement(p, MAIN)
            conquer(p, seat, action - box.conquer_0, 0)
        elif action < box.terrace_0:
            begin_improvement(p, 0)
            p.stack[TURN_CONQUESTS_LEFT] -= 1
            conquer(p, seat, action - box.expand_0, box.surcharge)
        elif action < box.additional_0:
            build_terrace(p, seat)
        elif action < box.pilgrimage_0:
            begin_additional(p, seat)
        elif action < box.end_0:
            make_pilgrimage(p, seat, action - box.pilgrimage_0)
        else:
            if p.sink is not None:
                tell(p, (E_ENDED, ALL, seat))
            p.pop()

    def _build(self, p: IncaPosition, seat: int, action: int) -> None:
        box = p.box
        if action < box.garrison_0:
            found_city(p, seat, action - box.city_0)
        elif action < box.temple_0:
            build_garrison(p, seat, action - box.garrison_0)
        elif action < box.upgrade_0:
            build_temple(p, seat, action - box.temple_0)
        else:
            upgrade(p, seat, action - box.upgrade_0)


class ExtraRoads(Decision[IncaPosition]):
    """The additional road (INC-90) and the free ones that Intensive Labour adds (INC-104)."""

    def run(self, p: IncaPosition) -> None:
        if p.stack[EXTRA_ROADS_LEFT] == 0 or not any_road(p, p.stack[ACTOR], p.stack[TURN_WILD_LEFT - WIDTH]):
            p.pop()
        else:
            p.ask(p.stack[ACTOR])

    def legal(self, p: IncaPosition, seat: int) -> list[int]:
        out: list[object] = []
        list_roads(p, seat, p.stack[TURN_WILD_LEFT - WIDTH], out)
        if p.stack[EXTRA_ROADS_BUILT] > 0:
            out.append(p.box.stop_0)
        return cast("list[int]", out)

    def refuse(self, p: IncaPosition, seat: int, action: int) -> int:
        box = p.box
        if box.road_0 <= action < box.wild_0:
            return refuse_road(p, seat, action - box.road_0)
        if box.wild_0 <= action < box.city_0:
            return refuse_wild_road(p, seat, action - box.wild_0, p.stack[TURN_WILD_LEFT - WIDTH])
        if action != box.stop_0:
            return OTHER_QUESTION
        return 0 if p.stack[EXTRA_ROADS_BUILT] > 0 else ROAD_PAID_FOR

    def apply(self, p: IncaPosition, seat: int, action: int) -> None:
        box = p.box
        if action == box.stop_0:
            p.pop()
            return
        p.stack[EXTRA_ROADS_LEFT] -= 1
        p.stack[EXTRA_ROADS_BUILT] += 1
        if action < box.wild_0:
            build_road(p, seat, action - box.road_0)
        else:
            p.stack[TURN_WILD_LEFT - WIDTH] -= 1
            build_wild_road(p, seat, action - box.wild_0)
