"""Where a road may be built, and what a new road does (INC-66 to INC-72, INC-106 to INC-111)."""

from __future__ import annotations

from mypy_extensions import i64

from pentarchy.games.inca_empire.numbers import (
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
)
from pentarchy.games.inca_empire.position import LONGER, PAIR, IncaPosition, list_actions, tell
from pentarchy.kernel.position import ALL


def list_roads(p: IncaPosition, seat: int, wild: int, out: list[object]) -> None:
    """All roads that the seat may build, wild ones if it has any left."""
    box = p.box
    first = seat * box.words
    for word in range(box.line_words):
        # INC-67 to INC-69; on a free line a seat can have a wild road, and no second one beside it (INC-R33).
        lines = p.free[word] & p.touch[first + word] & p.ready[word] & ~p.own[first + word]
        if lines:
            list_actions(lines, box.road_actions[word], out)
    if wild > 0:
        for word in range(box.words):
            links = wild_bits(p, seat, word)
            if links:
                list_actions(links, box.wild_actions[word], out)


def wild_bits(p: IncaPosition, seat: int, word: int) -> i64:
    """One word of the wild roads that the seat may build: beside roads of others (INC-107), over open country."""
    box = p.box
    links = p.touch[seat * box.words + word] & p.ready[word] & ~p.blocked[word]
    if links and word < box.line_words:
        links &= ~(p.free[word] | p.own[seat * box.words + word])
    return links


def any_road(p: IncaPosition, seat: int, wild: int) -> bool:
    """Can this seat build a road at all?"""
    box = p.box
    first = seat * box.words
    for word in range(box.line_words):
        if p.free[word] & p.touch[first + word] & p.ready[word] & ~p.own[first + word]:
            return True
    if wild > 0:
        for word in range(box.words):
            if wild_bits(p, seat, word):
                return True
    return False


def touches(p: IncaPosition, seat: int, link: int) -> int:
    """0 if a road there would touch the network (INC-68) and a conquered region (INC-69), else the refusal."""
    a = p.box.end_a[link]
    b = p.box.end_b[link]
    if not p.reaches(seat, a) and not p.reaches(seat, b):
        return NOT_CONNECTED
    return 0 if p.is_settled(a) or p.is_settled(b) else ENDS_UNCONQUERED


def crosses_wild(p: IncaPosition, link: int) -> bool:
    """Would it cross a wild road that is already there (INC-R14)?"""
    crossing = p.box.crossing[link]
    found = False
    for k in range(0, len(p.wilds), PAIR):
        if p.wilds[k] in crossing:
            found = True
    return found


def refuse_road(p: IncaPosition, seat: int, line: int) -> int:
    if not p.box.printed[line]:
        return NO_LINE
    if p.road_owner(line) >= 0 or p.wild_owner(line) == seat:
        return LINE_TAKEN
    return touches(p, seat, line)


def refuse_wild_road(p: IncaPosition, seat: int, link: int, left: int) -> int:
    box = p.box
    if left == 0:
        return NO_WILD_ROAD
    if box.printed[link]:
        owner = p.road_owner(link)
        if owner < 0:
            return LINE_IS_FREE
        if owner == seat:
            return LINE_TAKEN
    elif box.candidate[link] == 0:
        return WILD_IMPOSSIBLE
    elif box.candidate[link] == LONGER:
        return WILD_TOO_LONG
    if p.wild_owner(link) >= 0:
        return LINE_TAKEN
    if crosses_wild(p, link):
        return WILD_CROSSES
    return touches(p, seat, link)


def build_road(p: IncaPosition, seat: int, line: int) -> None:
    p.add_road(seat, line)
    if p.sink is not None:
        tell(p, (E_ROAD, ALL, seat, line))
    _explore(p, line)


def build_wild_road(p: IncaPosition, seat: int, link: int) -> None:
    p.add_wild(seat, link)
    if p.sink is not None:
        tell(p, (E_WILD, ALL, seat, link))
    _explore(p, link)


def _explore(p: IncaPosition, link: int) -> None:
    """The tokens of all regions of both ends are turned face up (INC-71)."""
    box = p.box
    a = box.end_a[link]
    b = box.end_b[link]
    if p.face_down & (box.regions_at[a] | box.regions_at[b]):
        for region in box.point_regions[a]:
            turn_up(p, region)
        for region in box.point_regions[b]:
            turn_up(p, region)


def turn_up(p: IncaPosition, region: int) -> None:
    if p.explore(region) and p.sink is not None:
        kind = p.token_type(region)
        box = p.box
        tell(p, (E_TURNED, ALL, region, box.resistance[kind], box.token_labour[kind], box.token_vp[kind]))
