"""The whole map, small and without words: owners' roads, buildings, conquered land. The browser adds what can be
chosen, and a frame around what the large map shows."""

from __future__ import annotations

from typing import Final

from pentarchy.games.inca_empire.chart import HEIGHT, LEFT, TOP, WIDTH, Chart
from pentarchy.games.inca_empire.views import PointView, RegionView, RoadView, View
from pentarchy.kernel.draw import Area, Pen, el, group, points

MOVED: Final = f"translate({-LEFT:g} {-TOP:g})"
MARGIN: Final = 3.0


def area(view: View, pen: Pen) -> Area:
    colours = [entry["colour"] for entry in view["seats"]]
    roads = [*view["roads"], *view["wild_roads"]]
    return pen.together(_area, view["players"], colours, view["regions"], roads, view["points"])


def _area(
    pen: Pen,
    players: int,
    colours: list[str],
    regions: list[RegionView],
    roads: list[RoadView],
    sites: list[PointView],
) -> Area:
    chart: Chart = pen.components.charts[players]
    homes = tuple((land["id"], colours.index(land["start_of"])) for land in chart.board["regions"] if land["start_of"])
    won = tuple(entry["region"] for entry in regions if entry["conquered"])
    parts = [pen.still("over-land", _land, players), pen.part("over-won", _won, players, won, homes)]
    for seat in range(players):
        own = tuple(road["line"] for road in roads if road["seat"] == seat)
        parts.append(pen.part(f"over-roads-{seat}", _roads, players, seat, own))
    built = tuple(entry["point"] for entry in sites if entry["city"] or entry["garrison"] or entry["temple"])
    parts.append(pen.part("over-built", _built, players, built))
    parts.append(pen.still("over-marks", _marks))
    return Area("overview", "rail", pen.text("pic-overview"), WIDTH, HEIGHT, tuple(parts), pane="board")


def _land(pen: Pen, players: int) -> str:
    chart: Chart = pen.components.charts[players]
    shapes = [el("polygon", points=points(shape), class_="inc-small") for shape in chart.shapes.values()]
    return el("rect", width=WIDTH, height=HEIGHT, class_="sea") + group(*shapes, transform=MOVED)


def _won(pen: Pen, players: int, won: tuple[str, ...], homes: tuple[tuple[str, int], ...]) -> str:
    owner = dict(homes)
    out = ""
    for name in won:
        look = f"inc-small home s{owner[name] + 1}" if name in owner else "inc-small won"
        out += el("use", href=f"#inc-r-{name}", class_=look)
    return group(out, transform=MOVED)


def _roads(pen: Pen, players: int, seat: int, lines: tuple[str, ...]) -> str:
    chart: Chart = pen.components.charts[players]
    ways = [chart.ways.get(line) or chart.sides[line] for line in lines]
    d = "".join(f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}" for ax, ay, bx, by in ways)
    return el("path", d=d, class_=f"inc-thin s{seat + 1}", transform=MOVED) if d else ""


def _built(pen: Pen, players: int, built: tuple[str, ...]) -> str:
    chart: Chart = pen.components.charts[players]
    half = 8.0
    boxes = [
        el("rect", x=round(x - half), y=round(y - half), width=2 * half, height=2 * half, class_="ink")
        for x, y in (chart.spots[name] for name in built)
    ]
    return group(*boxes, transform=MOVED)


def _marks(pen: Pen) -> str:
    """The browser draws into it."""
    return group(data_overview="map")
