"""Graphs and plane geometry against slow but plain ways to the same answer."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from pentarchy.kernel.geometry import (
    HEX_DIRECTIONS,
    bit_count,
    component,
    inside,
    neighbours,
    segments_cross,
    segments_touch,
    turn,
)

Spot = tuple[int, int]
GRID = st.integers(-6, 6)
SPOTS = st.tuples(GRID, GRID)
FAR = st.tuples(st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6))


@st.composite
def segments(draw: st.DrawFn, spots: st.SearchStrategy[Spot] = SPOTS) -> tuple[Spot, Spot]:
    a, b = draw(spots), draw(spots)
    assume(a != b)
    return a, b


def common_points(one: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> list[tuple[Fraction, Fraction]]:
    """Points that both segments have; of a common stretch its two ends and its middle. By fractions."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    rx, ry, sx, sy = bx - ax, by - ay, dx - cx, dy - cy
    denominator = rx * sy - ry * sx
    if denominator:
        t = Fraction((cx - ax) * sy - (cy - ay) * sx, denominator)
        u = Fraction((cx - ax) * ry - (cy - ay) * rx, denominator)
        return [(ax + t * rx, ay + t * ry)] if 0 <= t <= 1 and 0 <= u <= 1 else []
    if (cx - ax) * ry != (cy - ay) * rx:
        return []
    length = rx * rx + ry * ry
    t0 = Fraction((cx - ax) * rx + (cy - ay) * ry, length)
    t1 = Fraction((dx - ax) * rx + (dy - ay) * ry, length)
    low, high = max(Fraction(0), min(t0, t1)), min(Fraction(1), max(t0, t1))
    if low > high:
        return []
    return [(ax + t * rx, ay + t * ry) for t in ([low] if low == high else [low, (low + high) / 2, high])]


@given(segments(), segments())
def test_segments(one: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> None:
    common = common_points(one, other)
    assert segments_touch(*one, *other) == bool(common)
    crossing = [point for point in common if point not in one or point not in other]
    assert segments_cross(*one, *other) == bool(crossing)


@given(segments(FAR), segments(FAR))
def test_segments_far_away(one: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> None:
    assert segments_touch(*one, *other) == bool(common_points(one, other))
    assert segments_touch(*one, *other) == LineString(one).intersects(LineString(other))


@given(segments(), segments())
def test_segments_do_not_care_for_order(one: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> None:
    (a, b), (c, d) = one, other
    assert len({segments_cross(*ends) for ends in ((a, b, c, d), (b, a, c, d), (a, b, d, c), (c, d, a, b))}) == 1


@given(SPOTS, SPOTS, SPOTS)
def test_turn(a: Spot, b: Spot, c: Spot) -> None:
    assert turn(*a, *b, *c) == -turn(*b, *a, *c) == turn(*b, *c, *a)


@given(st.lists(SPOTS, min_size=3, max_size=9, unique=True), SPOTS)
def test_inside(corners: list[Spot], spot: Spot) -> None:
    shape = Polygon(corners)
    assume(shape.is_valid and shape.area > 0)
    assert inside(*spot, corners) == shape.covers(Point(spot))
    assert inside(*spot, corners[::-1]) == shape.covers(Point(spot))


@pytest.mark.parametrize("spot", [(0, 0), (4, 0), (4, 4), (2, 0), (0, 3), (1, 1)])
def test_corners_and_borders_are_inside(spot: Spot) -> None:
    assert inside(*spot, [(0, 0), (4, 0), (4, 4), (0, 4)])


@given(st.integers(1, 8).flatmap(lambda n: st.tuples(st.just(n), st.lists(st.tuples(*[st.integers(0, n - 1)] * 2)))))
def test_neighbours_and_components(graph: tuple[int, list[tuple[int, int]]]) -> None:
    size, edges = graph
    adjacent = neighbours(size, edges)
    assert all(row == sorted(row) for row in adjacent)
    assert sum(map(len, adjacent)) == 2 * len(edges)
    allowed = [node % 3 for node in range(size)]
    reached = {0}
    for _ in range(size):
        for a, b in edges:
            for near, far in ((a, b), (b, a)):
                if near in reached and allowed[far]:
                    reached.add(far)
    found = component(0, adjacent, allowed)
    assert sorted(found) == sorted(reached)
    assert found[0] == 0


def test_hex_directions() -> None:
    """Each is the one before turned by a sixth: (q, r) becomes (q + r, -q)."""
    for here, following in zip(HEX_DIRECTIONS, HEX_DIRECTIONS[1:] + HEX_DIRECTIONS[:1], strict=True):
        q, r = here
        assert following == (q + r, -q)


@given(st.integers(0, (1 << 62) - 1))
def test_bit_count(mask: int) -> None:
    assert bit_count(mask) == bin(mask).count("1")
