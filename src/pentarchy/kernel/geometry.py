"""Graphs, hexes and plane geometry in whole numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HEX_DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours of a hex in axial coordinates (q, r), from the east counter-clockwise."""

IN_PAIRS: Final = 0x1555555555555555
IN_FOURS: Final = 0x3333333333333333
IN_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F


def bit_count(mask: int) -> int:
    """How many places a mask of at most 62 places holds. (`int.bit_count` is a slow call when compiled.)"""
    left: i64 = mask
    left -= left >> 1 & IN_PAIRS  # each pair of bits now holds how many of them were set; then fours, eights …
    left = (left & IN_FOURS) + (left >> 2 & IN_FOURS)
    left = left + (left >> 4) & IN_EIGHTS
    left += left >> 8
    left += left >> 16
    left += left >> 32
    return int(left & 0x7F)


def bit_places(mask: int) -> list[int]:
    """The places of a mask of at most 62 places, lowest first."""
    found: list[int] = []
    left: i64 = mask
    place: i64 = 0
    while left:
        if left & 0xFF == 0:
            left >>= 8
            place += 8
            continue
        if left & 1:
            found.append(int(place))
        left >>= 1
        place += 1
    return found


def neighbours(size: int, edges: list[tuple[int, int]]) -> list[list[int]]:
    """Adjacency lists of an undirected graph, sorted."""
    lists: list[list[int]] = [[] for _ in range(size)]
    for a, b in edges:
        lists[a].append(b)
        lists[b].append(a)
    for row in lists:
        row.sort()
    return lists


def component(start: int, adjacent: list[list[int]], allowed: list[int]) -> list[int]:
    """Nodes that can be reached from `start` through nodes whose `allowed` is not 0, in order of discovery."""
    reached = [start]
    seen = [0] * len(adjacent)
    seen[start] = 1
    for node in reached:
        for other in adjacent[node]:
            if not seen[other] and allowed[other]:
                seen[other] = 1
                reached.append(other)
    return reached


def turn(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """1 if a, b, c turn left, -1 if they turn right, 0 if they lie on one line."""
    area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    return (area > 0) - (area < 0)


def _between(ax: int, ay: int, bx: int, by: int, x: int, y: int) -> bool:
    """Is a point of the line a-b within the segment?"""
    return min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)


def segments_touch(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Do the segments a-b and c-d have a point in common, ends included?"""
    t1 = turn(a[0], a[1], b[0], b[1], c[0], c[1])
    t2 = turn(a[0], a[1], b[0], b[1], d[0], d[1])
    t3 = turn(c[0], c[1], d[0], d[1], a[0], a[1])
    t4 = turn(c[0], c[1], d[0], d[1], b[0], b[1])
    if t1 != t2 and t3 != t4:
        return True
    return (
        (t1 == 0 and _between(a[0], a[1], b[0], b[1], c[0], c[1]))
        or (t2 == 0 and _between(a[0], a[1], b[0], b[1], d[0], d[1]))
        or (t3 == 0 and _between(c[0], c[1], d[0], d[1], a[0], a[1]))
        or (t4 == 0 and _between(c[0], c[1], d[0], d[1], b[0], b[1]))
    )


def segments_cross(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Do the segments have a point in common that is not an end of both? (Meeting in a shared end is no crossing.)"""
    if not segments_touch(a, b, c, d):
        return False
    shared = (a == c) + (a == d) + (b == c) + (b == d)
    if shared == 0:
        return True
    if shared > 1:
        return True
    p, q = (a, b) if a in (c, d) else (b, a)
    r = d if p == c else c
    return turn(p[0], p[1], q[0], q[1], r[0], r[1]) == 0 and (
        (q[0] - p[0]) * (r[0] - p[0]) + (q[1] - p[1]) * (r[1] - p[1]) > 0
    )


def inside(x: int, y: int, polygon: list[tuple[int, int]]) -> bool:
    """Is the point inside the polygon? Points on its border count as inside."""
    result = False
    n = len(polygon)
    for i in range(n):
        ax, ay = polygon[i]
        bx, by = polygon[(i + 1) % n]
        if turn(ax, ay, bx, by, x, y) == 0 and _between(ax, ay, bx, by, x, y):
            return True
        if (ay > y) != (by > y):
            left = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
            if (left > 0) == (by > ay):
                result = not result
    return result
