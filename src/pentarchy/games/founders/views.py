"""What a seat may know, as types: the shape of the plain data that `knowledge.view` returns.

Everything is named by its id (`components.py`); seats are numbers, a spectator is seat -1.
"""

from __future__ import annotations

from typing import TypedDict

Tokens = dict[str, int]
"""War, coin and cart tokens; in the supply also masters, all by their number."""


class PlaceView(TypedDict):
    """A cell of a state: its name in actions, and where it lies, counted from the first tile of the state."""

    place: str
    column: int
    row: int
    """Grows away from the owner."""


class TileView(PlaceView):
    """A tile of a state and what lies on it."""

    tile: str
    face: str
    """The first tile with the same print."""
    ravaged: bool
    coins: int
    master: str | None
    exposed: bool
    """Can war reach it?"""
    union: int
    """Number of its cart union, 0 for none."""


class CartView(PlaceView):
    """A corner of four tiles, named by its near left tile."""

    tile: str
    union: int


class SeatView(TypedDict):
    tiles: list[TileView]
    spots: list[PlaceView]
    """Free places beside the state."""
    carts: list[CartView]
    corners: list[CartView]
    """Corners without a cart."""
    held: str | None
    """A tile that is taken and not laid yet."""
    tokens: Tokens
    masters: list[str]
    """In hand."""
    replaced: list[str]
    prize_tiles: int
    prize_points: int
    master_points: int
    token_points: int
    replaced_points: int
    points: int


class TurnView(TypedDict):
    """Whose turn it is, what is asked, and about which tile or master; open to all."""

    asked: str | None
    seat: int | None
    tile: str | None
    master: str | None
    bought: str | None
    """The resource bought in this turn."""
    fits: list[str]
    """Tiles that can be attached; when one is chosen, the places for it and the own tiles it can replace."""
    only_over: list[str]
    """Open tiles that fit only in the place of an own one."""
    losses: dict[str, int]
    """What it costs to replace each own tile that can be replaced."""
    gains: dict[str, int]
    """By the names in `fits`: how the points of the seat change; of a tile, at the best place for it."""


class View(TypedDict):
    game: str
    players: int
    seat: int
    options: dict[str, bool | int | str]
    stacks: dict[str, int]
    """Tiles left in the face-down stacks."""
    rows: dict[str, list[str]]
    row_limit: int
    prizes: list[str]
    prizes_at_start: int
    draft: list[str]
    removed: list[str]
    removed_masters: list[str]
    supply: Tokens
    boxed_wars: int
    """War tokens that went to the box with replaced tiles."""
    seats: list[SeatView]
    first: int
    may_end: bool
    refused: list[bool]
    """Seats whose proposal to end was refused since the last prize or token."""
    turn: TurnView
    over: bool
