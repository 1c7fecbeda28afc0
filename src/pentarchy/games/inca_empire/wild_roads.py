"""Where a wild road can lie (INC-106 to INC-110, INC-R14): plane geometry on the drawn board, done once at load.

The list of a board's `wild_roads` is binding (INC-R33); a data pack that leaves it out gets it from here. The
crossings between two wild roads are always worked out from the coordinates.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from pentarchy.games.inca_empire.printed import BoardFacts, WildFacts
from pentarchy.kernel.geometry import inside, segments_cross, turn

Spot = tuple[int, int]

SCALE: Final = 10
"""Coordinates have one decimal place; geometry is done in whole tenths."""
CLEARANCE: Final = 65
"""A wild road keeps this distance (in tenths) from a third point: the size of a drawn site."""
SAMPLES: Final = 32


def spots(board: BoardFacts) -> dict[str, Spot]:
    """Coordinates of all points in tenths."""
    return {p["id"]: (round(p["x"] * SCALE), round(p["y"] * SCALE)) for p in board["points"]}


def possible(board: BoardFacts) -> list[WildFacts]:
    """All connections that cross no line, pass no third point and stay on land, in the form of `wild_roads`."""
    place = spots(board)
    lines = [(place[road["a"]], place[road["b"]]) for road in board["roads"]]
    taken = {frozenset((road["a"], road["b"])) for road in board["roads"]}
    land = [_spot(xy) for xy in board["land_outline"]]
    longest = max(math.dist(a, b) for a, b in lines)
    ids = sorted(place)
    found: list[WildFacts] = []
    for i, first in enumerate(ids):
        for second in ids[i + 1 :]:
            a, b = place[first], place[second]
            if (
                frozenset((first, second)) not in taken
                and not crosses_any(a, b, lines)
                and clear_of_points(a, b, place.values())
                and on_land(a, b, land)
            ):
                length = math.dist(a, b)
                region = _region(a, b, board)
                found.append({"a": first, "b": second, "region": region, "within_stick": length <= longest})
    return found


def crosses_any(a: Spot, b: Spot, lines: list[tuple[Spot, Spot]]) -> bool:
    """Does the segment cross one of these (INC-108)? Those that lie wholly to one side of it are passed over."""
    left, right = min(a[0], b[0]), max(a[0], b[0])
    top, bottom = min(a[1], b[1]), max(a[1], b[1])
    for c, d in lines:
        if (
            (c[0] >= left or d[0] >= left)
            and (c[0] <= right or d[0] <= right)
            and (c[1] >= top or d[1] >= top)
            and (c[1] <= bottom or d[1] <= bottom)
            and segments_cross(a, b, c, d)
        ):
            return True
    return False


def clear_of_points(a: Spot, b: Spot, others: Iterable[Spot]) -> bool:
    """Does the segment keep clear of all other points?"""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    for x, y in others:
        if (x, y) in (a, b):
            continue
        along = (x - a[0]) * dx + (y - a[1]) * dy
        if 0 < along < square:
            off = (x - a[0]) * dy - (y - a[1]) * dx
            if off * off < CLEARANCE * CLEARANCE * square:
                return False
    return True


def on_land(a: Spot, b: Spot, land: list[Spot]) -> bool:
    """Does the segment stay on land (INC-109)? It may touch the coast."""
    for c, d in zip(land, land[1:] + land[:1], strict=True):
        if turn(*a, *b, *c) * turn(*a, *b, *d) < 0 and turn(*c, *d, *a) * turn(*c, *d, *b) < 0:
            return False
    grown = [(x * SAMPLES, y * SAMPLES) for x, y in land]
    return all(inside(*_between(a, b, k), grown) for k in range(1, SAMPLES))


def _between(a: Spot, b: Spot, k: int) -> Spot:
    """Point k of SAMPLES along a segment, in coordinates that are SAMPLES times finer."""
    return a[0] * (SAMPLES - k) + b[0] * k, a[1] * (SAMPLES - k) + b[1] * k


def _region(a: Spot, b: Spot, board: BoardFacts) -> str:
    """The region that holds the greater part of the segment (INC-R14)."""
    best, most = "", -1
    for entry in board["region_polygons"]:
        outline = [_spot(xy) for xy in entry["polygon"]]
        if any(max(a[k], b[k]) < min(s[k] for s in outline) for k in (0, 1)):
            continue
        if any(min(a[k], b[k]) > max(s[k] for s in outline) for k in (0, 1)):
            continue
        polygon = [(x * SAMPLES, y * SAMPLES) for x, y in outline]
        count = sum(inside(*_between(a, b, k), polygon) for k in range(1, SAMPLES))
        if count > most:
            best, most = entry["id"], count
    return best


def _spot(xy: list[float]) -> Spot:
    return round(xy[0] * SCALE), round(xy[1] * SCALE)


def crossings(ends: list[tuple[Spot, Spot]]) -> list[list[int]]:
    """For each of these segments the others that it crosses; meeting in a shared end is no crossing."""
    found: list[list[int]] = [[] for _ in ends]
    for i, (a, b) in enumerate(ends):
        for j in range(i + 1, len(ends)):
            c, d = ends[j]
            if segments_cross(a, b, c, d):
                found[i].append(j)
                found[j].append(i)
    return found
