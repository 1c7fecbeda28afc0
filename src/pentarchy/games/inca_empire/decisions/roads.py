"""Where a road may be built, and what a new road does (INC-66 to INC-72, INC-106 to INC-111)."""

from __future__ import annotations

from pentarchy.games.inca_empire.decisions.frames import (
    E_ROAD,
    E_TURNED,
    E_WILD,
    ENDS_UNCONQUERED,
    LINE_IS_FREE,
    LINE_TAKEN,
    NO_LINE,
    NO_WILD_ROAD,
    NOT_CONNECTED,
    WILD_CROSSES,
    WILD_IMPOSSIBLE,
    WILD_TOO_LONG,
    tell,
)
from pentarchy.games.inca_empire.position import SETTLED, IncaPosition, list_bits
from pentarchy.kernel.position import ALL


def road_bits(p: IncaPosition, seat: int) -> int:
    """Free lines at the network with an end in a conquered region, as bits (INC-67 to INC-69)."""
    lines = p.free & p.touch[seat] & p.ready
    if p.blocked:
        for k in range(0, len(p.wilds), 2):
            if p.wilds[k + 1] == seat:  # nobody has two roads on one line (INC-R33)
                lines &= ~(1 << p.wilds[k])
    return lines


def wild_bits(p: IncaPosition, seat: int) -> int:
    """Beside roads of others (INC-107) and over open country, as bits."""
    box = p.box
    beside = box.line_bits & ~(p.free | p.own[seat])
    return (beside | box.candidate_bits) & p.touch[seat] & p.ready & ~p.blocked


def list_roads(p: IncaPosition, seat: int, wild: int, out: list[int]) -> None:
    """All roads that the seat may build, wild ones if it has any left."""
    list_bits(road_bits(p, seat), p.box.road_0, out)
    if wild > 0:
        list_bits(wild_bits(p, seat), p.box.wild_0, out)


def any_road(p: IncaPosition, seat: int, wild: int) -> bool:
    """Can this seat build a road at all?"""
    return road_bits(p, seat) != 0 or (wild > 0 and wild_bits(p, seat) != 0)


def touches(p: IncaPosition, seat: int, link: int) -> int:
    """0 if a road there would touch the network (INC-68) and a conquered region (INC-69), else the refusal."""
    a = p.box.end_a[link]
    b = p.box.end_b[link]
    if not (p.reach[a] | p.reach[b]) >> seat & 1:
        return NOT_CONNECTED
    return 0 if (p.site[a] | p.site[b]) & SETTLED else ENDS_UNCONQUERED


def crosses_wild(p: IncaPosition, link: int) -> bool:
    """Would it cross a wild road that is already there (INC-R14)?"""
    crossing = p.box.crossing[link]
    found = False
    for k in range(0, len(p.wilds), 2):
        if p.wilds[k] in crossing:
            found = True
    return found


def refuse_road(p: IncaPosition, seat: int, line: int) -> int:
    if not p.box.printed[line]:
        return NO_LINE
    if p.road[line] >= 0 or p.wild_owner(line) == seat:
        return LINE_TAKEN
    return touches(p, seat, line)


def refuse_wild_road(p: IncaPosition, seat: int, link: int, left: int) -> int:
    box = p.box
    if left == 0:
        return NO_WILD_ROAD
    if box.printed[link]:
        if p.road[link] < 0:
            return LINE_IS_FREE
        if p.road[link] == seat:
            return LINE_TAKEN
    elif box.candidate[link] == 0:
        return WILD_IMPOSSIBLE
    elif box.candidate[link] == 2:
        return WILD_TOO_LONG
    if p.wild_owner(link) >= 0:
        return LINE_TAKEN
    if crosses_wild(p, link):
        return WILD_CROSSES
    return touches(p, seat, link)


def build_road(p: IncaPosition, seat: int, line: int) -> None:
    p.add_road(seat, line)
    tell(p, (E_ROAD, ALL, seat, line))
    _explore(p, line)


def build_wild_road(p: IncaPosition, seat: int, link: int) -> None:
    p.add_wild(seat, link)
    tell(p, (E_WILD, ALL, seat, link))
    _explore(p, link)


def _explore(p: IncaPosition, link: int) -> None:
    """The tokens of all regions of both ends are turned face up (INC-71)."""
    for region in p.box.point_regions[p.box.end_a[link]]:
        turn_up(p, region)
    for region in p.box.point_regions[p.box.end_b[link]]:
        turn_up(p, region)


def turn_up(p: IncaPosition, region: int) -> None:
    if p.explore(region):
        kind = p.token[region]
        box = p.box
        tell(p, (E_TURNED, ALL, region, box.resistance[kind], box.token_labour[kind], box.token_vp[kind]))
