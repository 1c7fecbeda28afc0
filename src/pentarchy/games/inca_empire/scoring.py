"""Points of the Sapa Inca phase, labour income and prices (INC-43 to INC-45, INC-74 to INC-99, INC-131)."""

from __future__ import annotations

from pentarchy.games.inca_empire.position import (
    M_CITY_COST,
    M_CITY_VP,
    M_CONQUEST_COST,
    M_GARRISON_COST,
    M_GARRISON_VP,
    IncaPosition,
)
from pentarchy.kernel.geometry import bit_count


def network_points(p: IncaPosition, seat: int) -> int:
    """Points for cities, garrisons and temples that the network reaches, whoever built them (INC-97 to INC-100)."""
    box = p.box
    reached = p.reached[seat]
    points = box.city_sapa * bit_count(reached & p.cities)
    points += box.garrison_sapa * bit_count(reached & p.garrisons)
    return points + box.temple_sapa * bit_count(reached & p.temples)


def sapa_inca_points(p: IncaPosition, seat: int) -> int:
    """What a seat scores in a Sapa Inca phase, in one move (INC-96 to INC-99, INC-R27)."""
    return network_points(p, seat) + p.box.terrace_sapa * p.terraces[seat]


def labour_income(p: IncaPosition, seat: int) -> int:
    """Labour from conquered tokens and terraces (INC-44, INC-45)."""
    box = p.box
    types = len(box.resistance)
    labour = box.terrace_labour * p.terraces[seat]
    for kind in range(types):
        labour += box.token_labour[kind] * p.won[seat * types + kind]
    return labour


def city_price(p: IncaPosition, seat: int) -> int:
    return max(0, p.box.city_cost + p.mod(seat, M_CITY_COST))


def city_points(p: IncaPosition, seat: int) -> int:
    return p.box.city_vp + p.mod(seat, M_CITY_VP)


def outpost_price(p: IncaPosition, seat: int) -> int:
    """A garrison turned into a city is a city for Epidemic (INC-116)."""
    return max(0, p.box.outpost_cost + p.mod(seat, M_CITY_COST))


def outpost_points(p: IncaPosition, seat: int) -> int:
    return p.box.outpost_vp + p.mod(seat, M_CITY_VP)


def garrison_price(p: IncaPosition, seat: int) -> int:
    return max(0, p.box.garrison_cost + p.mod(seat, M_GARRISON_COST))


def garrison_points(p: IncaPosition, seat: int) -> int:
    return p.box.garrison_vp + p.mod(seat, M_GARRISON_VP)


def conquest_price(p: IncaPosition, seat: int, kind: int, more: int) -> int:
    """Price of a token's region, `more` for an extra conquest (INC-82, INC-120, INC-122, INC-123, INC-131)."""
    return max(0, p.box.resistance[kind] + p.mod(seat, M_CONQUEST_COST) + more)


def temple_points(p: IncaPosition, point: int) -> int:
    """In a significant city the number printed there (INC-88); on a garrison as in a plain city (INC-R16)."""
    return p.box.temple_vp[point]
