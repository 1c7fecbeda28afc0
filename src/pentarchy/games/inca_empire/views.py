"""What a seat may know, as types: the shape of the plain data that `knowledge.view` returns.

Everything is named by its id (`components.py`); seats are numbers, a spectator is seat -1.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

PhaseKind = Literal["inca", "sun", "people", "sapa_inca"]
Marker = Literal["hidden", "ordinary", "arrival"]
"""An invasion marker: not turned up yet, an ordinary one, the Arrival of Pizarro."""
Offer = Literal["city", "garrison", "temple", "upgrade", "conquer", "expand", "terrace", "additional", "pilgrimage"]
"""What an improvement can be, by the verb of its action."""


class SeatView(TypedDict):
    """What lies open before a player."""

    colour: str
    points: int
    labour: int
    income: int
    """Labour from tokens and terraces in an Inca phase, without that of the era."""
    network: int
    """Points of the network in a Sapa Inca phase, without terraces."""
    terraces: int
    tokens: dict[str, int]
    """Conquered tokens by type."""
    roads: int
    cards: int


class RegionView(TypedDict):
    region: str
    conquered: bool
    token: str | None
    """The type of a face-up token; None for a face-down one and for none."""


class PointView(TypedDict):
    point: str
    city: bool
    garrison: bool
    temple: bool
    connected: list[int]
    """Seats whose network reaches it."""


class RoadView(TypedDict):
    line: str
    seat: int


class SectorCard(TypedDict):
    card: str | None
    """None for a card that this seat does not know."""
    face_up: bool
    by: int | None
    """Who placed it in this phase, while it lies face down."""


class SectorView(TypedDict):
    sector: str
    seats: list[int]
    """The two seats on whom its cards act."""
    cards: list[SectorCard]
    known: list[str]
    face_down: int


class TurnView(TypedDict):
    """What is asked, of whom, and what is left of the turn; open to all."""

    asked: str | None
    seat: int | None
    roads_open: NotRequired[bool]
    improvement_open: NotRequired[bool]
    improvement_goes_on: NotRequired[bool]
    state: NotRequired[int]
    roads_left: NotRequired[int]
    wild_left: NotRequired[int]
    conquests_left: NotRequired[int]
    garrisons_left: NotRequired[int]
    terraces_left: NotRequired[int]
    placed: NotRequired[int]


class Price(TypedDict):
    """One kind of improvement as the viewer can have it now, with all Sun cards counted in."""

    what: Offer
    labour: list[int]
    """The lowest and the highest price; the same number twice if there is one."""
    points: list[int]
    plain_labour: int
    plain_points: int
    """Without Sun cards; what has no price of its own repeats the lower one above."""
    scoring: int
    """Points in each Sapa Inca phase."""
    places: list[str]
    """Where it can be done now; cards for a pilgrimage; empty for what has no place."""
    open: bool
    """Can it be done now?"""
    why: str | None
    """Else the code of the refusal; None if the viewer is not asked about it."""


class View(TypedDict):
    game: str
    players: int
    seat: int
    options: dict[str, bool | int | str]
    column: str
    """The present column of the era track."""
    columns: list[str]
    """All columns that are played."""
    phase: int
    """In the column, from 0."""
    phase_kind: PhaseKind
    order: list[int]
    """Seats in turn order."""
    rank: list[int]
    """Seats from the first on the score track to the last."""
    kept: int | None
    """How much labour may be kept at the end of this column; None if nothing is given back."""
    seats: list[SeatView]
    regions: list[RegionView]
    points: list[PointView]
    roads: list[RoadView]
    wild_roads: list[RoadView]
    line_owners: list[int | None]
    wild_owners: list[int | None]
    sectors: list[SectorView]
    hand: list[str]
    """Own Sun cards."""
    deck: int
    discard: list[str]
    removed: list[str]
    spare_tokens: int
    markers: list[Marker]
    """One for each People phase of the Late Empire; empty without the variant."""
    prices: list[Price]
    """What the viewer's improvements cost and bring; empty for a spectator."""
    turn: TurnView
    over: bool
