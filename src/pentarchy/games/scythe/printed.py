"""What is printed on board, mats and cards, as types: the facts of data/ that pictures and texts read."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Territory(TypedDict):
    id: str
    terrain: str
    tunnel: bool
    encounter: bool
    row: int
    col: int
    q: int
    r: int
    x: float
    y: float
    neighbors: dict[str, str]


class Way(TypedDict):
    """A way out of a home base."""

    to: str
    kind: str
    """land, river or lake."""


class Base(TypedDict):
    id: str
    faction: str
    x: float
    y: float
    connections: list[Way]


class River(TypedDict):
    between: list[str]
    line: list[float]


class Gain(TypedDict):
    type: str
    n: NotRequired[int]
    resource: NotRequired[str]
    territories: NotRequired[int]


class Deal(TypedDict):
    """Cost and gains of an encounter's option or of the top action of a Factory card."""

    cost: dict[str, int]
    gain: list[Gain]
    mode: NotRequired[str]
    """all or one_of."""


class EncounterCard(TypedDict):
    id: int
    options: list[Deal]


class FactoryCard(TypedDict):
    id: int
    top: Deal


class ObjectiveCard(TypedDict):
    id: int
    timing: str
    all_of: list[dict[str, Any]]


Tier = TypedDict("Tier", {"from": int, "to": int, "per_star": int, "per_territory": int, "per_resource_pair": int})
"""A band of the Popularity Track and what it pays."""
TileRow = TypedDict("TileRow", {"from": int, "to": int, "coins": int})


class Tile(TypedDict):
    id: str
    table: list[TileRow]
