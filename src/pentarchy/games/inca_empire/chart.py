"""Where everything lies on the drawn map: geometry of one side of the board, and the places of names.

Worked out once when the components are made; names once for each language.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from pentarchy.games.inca_empire.printed import BoardFacts, PointFacts, RoadFacts, Spot, WildFacts, line_token

LEFT: Final = 114.0
RIGHT: Final = 630.0
TOP: Final = 48.0
BOTTOM: Final = 954.0
"""The part of the board's frame that is drawn: the land with some sea and forest around it."""
WIDTH: Final = RIGHT - LEFT
HEIGHT: Final = BOTTOM - TOP

SHIFT: Final = 3.2
"""How far a line on a border is drawn inside its own region (INC-16)."""
FOOT: Final = 6.5
"""Length of the small foot that points from a border line into its region."""
BESIDE: Final = 6.0
"""How far a wild road is drawn beside the road that it doubles (INC-107)."""
TRIM: Final = 5.0
"""How far a line ends before its points."""

LETTER: Final = 5.8
"""About the width of a letter of a name."""
CAPITAL: Final = 1.35
"""The name of the capital is so much larger."""
TOKEN_W: Final = 38.0
TOKEN_H: Final = 15.0
NEAR: Final = 7.0
"""Between a sign and its name."""
TAKEN: Final = 60.0
SIGN: Final = 36.0
"""How bad it is to write over another name, or over a sign; roads count a half."""
APART: Final = 9.0
"""Between two names in a line."""
PILL_W: Final = 64.0
PILL_H: Final = 16.0
"""Of what stands beside a place where something can be built: the deed, its price and its points."""
PILL_ON_NAME: Final = 60.0
PILL_ON_PILL: Final = 12.0
PILL_ON_DISC: Final = 3.0
NAME_ON_PILL: Final = 2.0
"""How bad it is for a pill to lie on a name, on another pill (seldom are both there) or on the disc in the middle of a
road; and for a name to lie where a pill may come."""
DISC: Final = 6.5
"""Half the width of what is clicked in the middle of a road."""
RING: Final = 14.0
"""Half of the ring around what can be built, its casing too."""
TOUCH: Final = 3.0
"""A pill is so near to its ring or its name: nobody has to ask whose it is."""
CELL: Final = 32.0
"""Of the grid in which obstacles are looked up."""

Way = tuple[float, float, float, float]
"""A segment: from, to."""
Patch = tuple[float, float, float, float]
"""A rectangle: left, top, right, bottom."""
Placed = tuple[float, float, str]
"""Where a name is written, and which end of it lies there."""
ORDER: Final = ("cuzco", "significant_city", "city", "garrison")
"""Points with names, in the order in which they choose their places; regions come before garrison sites."""


def patch(place: Placed, width: float) -> Patch:
    """About the room that a written name takes."""
    x, y, anchor = place
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return left, y - 8, left + width, y + 2.5


def pill(middle: Spot) -> Patch:
    """The room of what tells the price beside a place."""
    x, y = middle
    return x - PILL_W / 2, y - PILL_H / 2, x + PILL_W / 2, y + PILL_H / 2


def overlap(one: Patch, other: Patch) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def gap(one: Patch, other: Patch) -> float:
    wide = max(one[0] - other[2], other[0] - one[2], 0.0)
    return math.hypot(wide, max(one[1] - other[3], other[1] - one[3], 0.0))


class Crowd:
    """Obstacles with weights, looked up by place."""

    def __init__(self) -> None:
        self.cells: defaultdict[tuple[int, int], list[tuple[Patch, float]]] = defaultdict(list)

    def add(self, room: Patch, weight: float) -> None:
        for cell in _cells(room):
            self.cells[cell].append((room, weight))

    def cost(self, room: Patch) -> float:
        total = 0.0
        for x, y in _cells(room):
            left, top = max(room[0], x * CELL), max(room[1], y * CELL)
            right, bottom = min(room[2], (x + 1) * CELL), min(room[3], (y + 1) * CELL)
            for other, weight in self.cells.get((x, y), ()):
                wide = min(right, other[2]) - max(left, other[0])
                high = min(bottom, other[3]) - max(top, other[1])
                if wide > 0 and high > 0:
                    total += wide * high * weight
        return total


def _cells(room: Patch) -> Iterator[tuple[int, int]]:
    for x in range(int(room[0] // CELL), int(room[2] // CELL) + 1):
        for y in range(int(room[1] // CELL), int(room[3] // CELL) + 1):
            yield x, y


class Chart:
    """One side of the board."""

    def __init__(self, board: BoardFacts, wild: list[WildFacts]) -> None:
        self.board = board
        self.points: dict[str, PointFacts] = {p["id"]: p for p in board["points"]}
        self.spots: dict[str, Spot] = {p["id"]: (p["x"], p["y"]) for p in board["points"]}
        self.tokens: dict[str, Spot] = {r["id"]: (r["token_xy"][0], r["token_xy"][1]) for r in board["regions"]}
        self.regions = {r["id"]: r for r in board["regions"]}
        self.shapes = {outline["id"]: outline["polygon"] for outline in board["region_polygons"]}
        self.roads: dict[str, RoadFacts] = {line_token(r["a"], r["b"]): r for r in board["roads"]}
        self.wild = {line_token(w["a"], w["b"]): w["region"] for w in wild}
        self.ways: dict[str, Way] = {}
        """Where the road on a line lies."""
        self.sides: dict[str, Way] = {}
        """Where a wild road lies: over open country, or beside the road that it doubles."""
        for token, road in self.roads.items():
            off = 0.0 if road["border_with"] is None else SHIFT
            self.ways[token] = self._way(token, road["region"], off)
            self.sides[token] = self._way(token, road["region"], off + BESIDE)
        for token, region in self.wild.items():
            self.sides[token] = self._way(token, region, 0.0)
        self.sites = [p for p in board["points"] if p["kind"] in ("city", "significant_city", "garrison")]
        self.named: dict[str, Names] = {}

    def region_of(self, token: str) -> str:
        return self.roads[token]["region"] if token in self.roads else self.wild[token]

    def foot(self, token: str) -> Way | None:
        """A small foot at a quarter of a border line shows which region it lies in (INC-16)."""
        road = self.roads[token]
        if road["border_with"] is None:
            return None
        nx, ny = self._side(token, road["region"])
        ax, ay, bx, by = self.ways[token]
        x, y = ax + (bx - ax) * 0.28, ay + (by - ay) * 0.28
        return x, y, x + nx * FOOT, y + ny * FOOT

    def _ends(self, token: str) -> tuple[Spot, Spot]:
        a, b = token.split("-")
        return self.spots[a], self.spots[b]

    def _side(self, token: str, region: str) -> Spot:
        """The unit vector from a line towards the middle of a region."""
        (ax, ay), (bx, by) = self._ends(token)
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length, (bx - ax) / length
        x, y = self.tokens[region]
        return (nx, ny) if (x - ax) * nx + (y - ay) * ny >= 0 else (-nx, -ny)

    def _way(self, token: str, region: str, off: float) -> Way:
        """The segment of a line, moved aside by `off` into a region and kept clear of its end points."""
        (ax, ay), (bx, by) = self._ends(token)
        nx, ny = self._side(token, region)
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length * TRIM, (by - ay) / length * TRIM
        return ax + ux + nx * off, ay + uy + ny * off, bx - ux + nx * off, by - uy + ny * off

    def names(self, lang: str, said: Callable[[str, str], str]) -> Names:
        """Where the names stand in a language."""
        if lang not in self.named:
            self.named[lang] = Names(self, said)
        return self.named[lang]


class Names:
    """The places of all names: each covers as little as it can of signs, roads and other names."""

    def __init__(self, chart: Chart, said: Callable[[str, str], str]) -> None:
        self.chart = chart
        self.points: dict[str, Placed] = {}
        self.regions: dict[str, Placed] = {}
        self.said = said
        self.pills: dict[str, Spot] = {}
        self.crowd, self.crowd_of_pills = Crowd(), self._crowd_of_pills()
        for room, weight in self._obstacles():
            self.crowd.add(room, weight)
        kinds: dict[str, list[PointFacts]] = {kind: [] for kind in ORDER}
        for point in chart.board["points"]:
            if point["kind"] in kinds:
                kinds[point["kind"]].append(point)
        for kind in ORDER[:-1]:
            self._place_points(kinds[kind])
        for region in chart.tokens:
            self._place_region(region)
        self._place_points(kinds[ORDER[-1]])
        # Names have left room for pills. Now that all are there, each pill takes the best of what is left.
        self.crowd_of_pills = self._crowd_of_pills()
        for kind in ORDER[1:]:
            for point in kinds[kind]:
                self._place_pill(point)

    def width(self, domain: str, token: str) -> float:
        capital = domain == "point" and token == self.chart.board["cuzco"]
        return len(self.said(domain, token)) * LETTER * (CAPITAL if capital else 1.0)

    def free_top(self, left: float, wide: float, high: float, near: float) -> float:
        """Where, nearest to a height, a box covers no name, sign, token or price; else where it covers least."""
        rooms = [patch(place, self.width("point", name)) for name, place in self.points.items()]
        rooms += [patch(place, self.width("region", name)) for name, place in self.regions.items()]
        rooms += [pill(middle) for middle in self.pills.values()]
        rooms += [(x - RING, y - RING, x + RING, y + RING) for x, y in self.chart.spots.values()]
        wide_token = TOKEN_W / 2 + TOUCH
        rooms += [(x - wide_token, y - RING, x + wide_token, y + RING) for x, y in self.chart.tokens.values()]

        def covers(top: float) -> float:
            return sum(overlap((left, top, left + wide, top + high), room) for room in rooms)

        tops = sorted(range(int(TOP), int(BOTTOM - high), 4), key=lambda top: abs(top - near))
        return float(next((top for top in tops if not covers(top)), None) or min(tops, key=covers))

    def _obstacles(self) -> Iterator[tuple[Patch, float]]:
        chart = self.chart
        for point in chart.board["points"]:
            x, y = point["x"], point["y"]
            size, weight = {"huaca": (4.0, 6.0), "start": (6.0, 10.0), "cuzco": (12.0, SIGN)}.get(
                point["kind"], (9.5, SIGN)
            )
            yield (x - size, y - size, x + size, y + size), weight
        for x, y in chart.tokens.values():
            yield (x - TOKEN_W / 2 - 2, y - 13, x + TOKEN_W / 2 + 2, y + 6), SIGN
        for ax, ay, bx, by in chart.ways.values():
            steps = max(2, int(math.hypot(bx - ax, by - ay) / 6))
            for k in range(steps + 1):
                x, y = ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps
                yield (x - 2.5, y - 2.5, x + 2.5, y + 2.5), 0.5

    def _put(self, places: Iterable[tuple[float, Placed]], width: float) -> Placed:
        """The place that covers least, each with a cost of its own. Names do not leave the drawing."""

        least = math.inf
        for own, place in sorted(places):
            if own >= least:
                break
            room = patch(place, width)
            outside = max(0.0, LEFT + 3 - room[0]) + max(0.0, room[2] - RIGHT + 3)
            cost = own + self.crowd.cost(room) + 100 * outside
            if cost < least:
                least, found = cost, place
        left, top, right, bottom = patch(found, width)
        self.crowd.add((left - APART, top, right + APART, bottom), TAKEN)
        self.crowd_of_pills.add((left, top, right, bottom), PILL_ON_NAME)
        return found

    def _place_points(self, points: list[PointFacts]) -> None:
        for point in points:
            x, y = point["x"], point["y"]
            off = NEAR + 9.0
            places: list[tuple[float, Placed]] = [
                (0.0, (x + off, y + 3, "start")),
                (2.0, (x - off, y + 3, "end")),
                (4.0, (x, y + off + 6, "middle")),
                (5.0, (x, y - off + 1, "middle")),
                (9.0, (x + off - 3, y - 7, "start")),
                (9.0, (x + off - 3, y + 13, "start")),
                (11.0, (x - off + 3, y - 7, "end")),
                (11.0, (x - off + 3, y + 13, "end")),
                (16.0, (x + 14, y + off + 6, "middle")),
                (16.0, (x - 14, y + off + 6, "middle")),
                (18.0, (x + 14, y - off + 1, "middle")),
                (18.0, (x - 14, y - off + 1, "middle")),
                *((26.0 + abs(dx) / 4, (x + dx, y + off + 6, "middle")) for dx in (-28, 28)),
                *((28.0 + abs(dx) / 4, (x + dx, y - off + 1, "middle")) for dx in (-28, 28)),
                *((34.0 + abs(dx) / 4, (x + dx, y + off + 13, "middle")) for dx in (-20, 0, 20)),
                *((36.0 + abs(dx) / 4, (x + dx, y - off - 6, "middle")) for dx in (-20, 0, 20)),
                *((70.0, (x + dx, y + dy, "middle")) for dx in (-42, -21, 0, 21, 42) for dy in (-22, 27)),
            ]
            self.points[point["id"]] = self._put(places, self.width("point", point["id"]))
            if point["kind"] != "cuzco":
                self._place_pill(point)

    def _crowd_of_pills(self) -> Crowd:
        crowd = Crowd()
        for room, weight in self._obstacles():
            crowd.add(room, weight if weight > 1 else weight / 4)
        for point in self.chart.board["points"]:
            if point["kind"] in ORDER[1:]:  # the ring of what can be built there is wider than its sign
                x, y = point["x"], point["y"]
                crowd.add((x - RING, y - RING, x + RING, y + RING), PILL_ON_DISC)
        for ax, ay, bx, by in self.chart.ways.values():
            x, y = (ax + bx) / 2, (ay + by) / 2
            crowd.add((x - DISC, y - DISC, x + DISC, y + DISC), PILL_ON_DISC)
        for domain, names in (("point", self.points), ("region", self.regions)):
            for name, place in names.items():
                crowd.add(patch(place, self.width(domain, name)), PILL_ON_NAME)
        return crowd

    def _place_pill(self, point: PointFacts) -> None:
        """At the ring around the sign or at the name, wherever it covers least: nobody has to ask whose it is."""
        name, px, py = point["id"], point["x"], point["y"]
        left, top, right, bottom = own = patch(self.points[name], self.width("point", name))
        ring = (px - RING, py - RING, px + RING, py + RING)
        along = (left + PILL_W / 2, (left + right) / 2, right - PILL_W / 2)
        spots = [(x, y) for x in along for y in (bottom + 1 + PILL_H / 2, top - 1 - PILL_H / 2)]
        spots += [(px + dx, py + dy) for dx in range(-56, 57, 8) for dy in range(-32, 33, 4)]
        least = math.inf
        for x, y in spots:
            room = pill((x, y))
            outside = max(0.0, LEFT + 3 - room[0]) + max(0.0, room[2] - RIGHT + 3)
            far = max(0.0, min(gap(room, ring), gap(room, own)) - TOUCH)
            near = 10 * far + math.hypot(x - px, y - py) / 2 + 100 * outside
            if near < least and (cost := near + self.crowd_of_pills.cost(room) / 4) < least:
                least, found, taken = cost, (x, y), room
        self.pills[name] = found
        self.crowd_of_pills.add(taken, PILL_ON_PILL)
        self.crowd.add(taken, NAME_ON_PILL)

    def _place_region(self, region: str) -> None:
        """Close to its token: below or above it, else beside it, always with its middle in the region."""
        x, y = self.chart.tokens[region]
        places: list[tuple[float, Placed]] = []
        for dy in range(-40, 46, 5):
            for dx in range(-30, 31, 10):
                if -14 < dy < 14 and abs(dx) < 30:
                    continue
                far = abs(dx) * 0.6 + min(abs(dy - 15), abs(dy + 15) + 2)
                if _inside(x + dx, y + dy, self.chart.shapes[region]):
                    places.append((far, (x + dx, y + dy, "middle")))
        places = places or [(0.0, (x, y + 15, "middle"))]
        self.regions[region] = self._put(places, self.width("region", region))


def _inside(x: float, y: float, polygon: list[list[float]]) -> bool:
    found = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found
