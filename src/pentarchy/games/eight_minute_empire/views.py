"""What a seat may know, as types: the shape of the plain data that `knowledge.view` returns.

Everything is named by its id (`components.py`); seats are numbers, a spectator is seat -1.
"""

from __future__ import annotations

from typing import TypedDict


class RowCard(TypedDict):
    card: str
    price: int


class RegionView(TypedDict):
    region: str
    armies: list[int]
    """By seat; the last are neutral ones."""
    cities: list[int]
    control: int
    """The seat that controls it, -1 for nobody."""
    token: str | None
    """The good of a goods token."""


class GoodView(TypedDict):
    """A good of one seat."""

    symbols: int
    jokers: int
    """Jokers that count as this good."""
    points: int


class SeatView(TypedDict):
    coins: int
    supply: int
    """Armies beside the map."""
    cities: int
    """Cities beside the map."""
    cards: list[str]
    cards_to_collect: int
    regions: int
    continents: int
    """Points for regions and for continents."""
    goods: dict[str, GoodView]
    jokers: int
    points: int
    past_points: int
    """Of earlier games of a long game."""


class TurnView(TypedDict):
    """Whose turn it is and what is left of the deed; open to all. Bids: only that bidding goes on."""

    asked: str | None
    seat: int | None
    left: int
    by_sea: bool


class View(TypedDict):
    game: str
    players: int
    seat: int
    options: dict[str, bool | int | str]
    game_number: int
    games: int
    row: list[RowCard]
    deck: int
    removed: list[str]
    regions: list[RegionView]
    seats: list[SeatView]
    neutral_supply: int
    bids: list[int | None]
    own_bid: int | None
    first: int | None
    youth: list[int]
    """Places in the order of youth, by seat."""
    turn: TurnView
    over: bool
