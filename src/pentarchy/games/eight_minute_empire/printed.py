"""What is printed on cards and board, as types: the facts of data/ that pictures and texts read."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Spot = tuple[float, float]


class DeedFacts(TypedDict):
    type: str
    n: int


class Printing(TypedDict):
    """What two printings of a card differ in."""

    combine: str
    actions: list[DeedFacts]


class CardFacts(TypedDict):
    id: str
    good: str
    symbols: int
    five_player_only: bool
    combine: str
    """single, or, and."""
    actions: list[DeedFacts]
    other_printing: NotRequired[Printing]


class GoodFacts(TypedDict):
    id: str
    steps: list[tuple[int, int]]
    """So many symbols give so many points."""
    points_by_symbols: list[int]


class RegionFacts(TypedDict):
    id: str
    continent: str
    goods_token: bool
    center: Spot
    token_spot: Spot
    polygon: list[Spot]


class ContinentFacts(TypedDict):
    id: str
    regions: list[str]


class RouteFacts(TypedDict):
    """A sea route."""

    a: str
    b: str
    line: tuple[Spot, Spot]


class SideFacts(TypedDict):
    """A side of the board."""

    id: str
    start_region: str
    map_frame: tuple[float, float, float, float]
    """Left, top, right, bottom."""
    decorative_islets: list[Spot]
    continents: list[ContinentFacts]
    regions: list[RegionFacts]
    land_adjacency: list[tuple[str, str]]
    sea_routes: list[RouteFacts]
