"""The printed facts that pictures and texts read, as types: the shape of what lies in data/."""

from __future__ import annotations

from typing import Any, TypedDict

Spot = tuple[float, float]


def line_token(a: str, b: str) -> str:
    """The name of a line or wild road in actions: its two points in alphabetical order."""
    return f"{min(a, b)}-{max(a, b)}"


class RegionFacts(TypedDict):
    id: str
    adjacent: list[str]
    quarter: str
    start_of: str | None
    hand_of_god: bool
    token_xy: list[float]


class PointFacts(TypedDict):
    id: str
    kind: str
    temple_points: int | None
    regions: list[str]
    x: float
    y: float
    label: tuple[float, float, str]


class RoadFacts(TypedDict):
    a: str
    b: str
    region: str
    border_with: str | None
    start_road_of: str | None


class WildFacts(TypedDict):
    a: str
    b: str
    region: str
    within_stick: bool


class Outline(TypedDict):
    id: str
    polygon: list[list[float]]


class StartFacts(TypedDict):
    colour: str
    point: str


class BoardFacts(TypedDict):
    """One side of the board."""

    cuzco: str
    starts: list[StartFacts]
    regions: list[RegionFacts]
    points: list[PointFacts]
    roads: list[RoadFacts]
    region_polygons: list[Outline]
    land_outline: list[list[float]]


class TokenFacts(TypedDict):
    id: str
    resistance: int
    labour: int
    vp: int
    copies: int
    copies_3p: int


class CardFacts(TypedDict):
    """A kind of Sun card; its effects are read by `components.py` alone."""

    id: str
    category: str
    tone: str
    copies: int
    copies_3p: int
    effects: list[dict[str, Any]]


class SectorFacts(TypedDict):
    id: str
    between: list[str]


class SunSide(TypedDict):
    """A side of the Sun Event board: stripes clockwise from above, sectors clockwise from the upper right."""

    stripe_order: list[str]
    sectors: list[SectorFacts]


class Era(TypedDict):
    id: str
    labour_income: int
    labour_kept: int | None


class Column(TypedDict):
    id: str
    era: str
    phases: list[str]
