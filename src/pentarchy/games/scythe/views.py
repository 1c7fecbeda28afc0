"""What a seat may know, as types: what `knowledge.view` makes, and pictures, sheets and observations read.

Component ids are those of the action table's domains; a spectator is seat -1.
"""

from __future__ import annotations

from typing import Any, TypedDict

Tokens = dict[str, int]
"""Resource tokens: metal, food, oil, wood -> count."""


class Moved(TypedDict):
    """Units of one seat on one place that have moved in the present Move."""

    character: bool
    mechs: int
    workers: int


class Units(TypedDict):
    """The units of one seat on one place."""

    seat: int
    character: bool
    mechs: int
    mech_abilities: list[str]
    workers: int
    moved: Moved


class Built(TypedDict):
    seat: int
    structure: str


class Place(TypedDict):
    place: str
    terrain: str
    """ "base" for a home base."""
    control: int | None
    structure: Built | None
    resources: Tokens
    token: bool
    """Is the encounter token still there?"""
    units: list[Units]
    """One entry per seat that has any there."""


class Section(TypedDict):
    """A section of a player mat."""

    section: str
    bottom: str
    cost: int
    """Of the bottom action, now."""
    cost_fixed: int
    cost_upgradable: int
    cubes: int
    """Technology cubes on its cost."""
    coins: int
    resource: str
    recruit: bool
    """Is the recruit still on the mat?"""
    structure: str
    structure_built: bool


class Goal(TypedDict):
    objective: str
    met: bool
    progress: list[int]
    """How much of it is there, of how much: the number that is asked for, or how many conditions hold."""
    at_end: bool


class Seat(TypedDict):
    faction: str
    mat: str
    power: int
    popularity: int
    tier: int
    """0 to 2."""
    coins: int | None
    """None if totals are hidden from this viewer."""
    section: str | None
    """Of its last turn."""
    workers_left: int
    """On the mat."""
    workers_out: int
    sections: list[Section]
    """From left to right."""
    cubes: dict[str, bool]
    """Cube space -> True while the cube still covers it (not upgraded)."""
    mechs: dict[str, str | None]
    """Ability -> place, None while it is on the faction mat; in the order of the mat."""
    structures: dict[str, str | None]
    bonuses: dict[str, bool]
    """One-time bonus -> True if used."""
    ongoing: list[str]
    """Bottom actions whose ongoing bonus the seat has."""
    recruits: int
    upgrades: int
    mechs_out: int
    structures_out: int
    produce_cost: dict[str, int]
    """power, popularity, coins: now."""
    combat_cards: int
    hand: list[int] | None
    """Values; of the viewer's own seat only."""
    known_hand: list[int]
    """Values known to this viewer."""
    objectives: int
    goals: list[Goal] | None
    """Of the viewer's own seat only."""
    factory_card: str | None
    stars: dict[str, int]
    """Kind -> how many are placed."""
    placed: int
    territories: int
    """As they are paid."""
    resources: Tokens
    """Controlled."""
    score: dict[str, int | None]
    """Coins if the game ended now, by part; "coins" is None where totals are hidden."""
    structure_count: int
    """What the tile counts."""


class Decks(TypedDict):
    combat: int
    encounters: int
    objectives: int


class FactoryCards(TypedDict):
    count: int
    known: list[str]
    """Those that this viewer knows to lie there."""


class Movement(TypedDict):
    """A unit on its way, with the cargo on board."""

    unit: str
    place: str
    steps: int
    workers: int
    moved_workers: int
    resources: Tokens


class Producing(TypedDict):
    left: int
    done: list[str]


class Payment(TypedDict):
    resource: str
    left: int


class Offer(TypedDict):
    good: str
    amount: int


class Placing(TypedDict):
    left: int
    place: str | None


class Lane(TypedDict):
    """The viewer's own secret choice in a combat."""

    dial: int
    cards: list[int]


class Combat(TypedDict):
    place: str
    attacker: int
    defender: int
    limits: dict[str, int]
    """Seat -> cards it may add."""
    own: Lane | None


class Turn(TypedDict):
    """What is going on."""

    asked: str | None
    """Name of the question."""
    seat: int | None
    """Who is asked, None for several."""
    stage: str | None
    """section, top, bottom or end of the turn."""
    section: str | None
    movement: Movement | None
    moves_left: int | None
    produce: Producing | None
    pay: Payment | None
    offer: Offer | None
    tokens: Placing | None
    combat: Combat | None


class View(TypedDict):
    game: str
    players: int
    seat: int
    options: dict[str, Any]
    turn_number: int
    """Turns begun so far, from 1."""
    order: list[int]
    """Seats in turn order from the first player, clockwise on the board."""
    active: int
    """Whose turn it is."""
    tile: str
    """Structure bonus tile in play."""
    places: list[Place]
    """Territories, then home bases."""
    seats: list[Seat]
    triumph: dict[str, list[int]]
    """Kind of star -> seats, one per star placed, in seat order."""
    decks: Decks
    discard: list[int]
    """Values of the combat discard pile, lowest first."""
    encounter: str | None
    """The encounter card on the table."""
    factory_cards: FactoryCards
    open_objectives: list[str]
    """Revealed ones; they lie under the deck."""
    turn: Turn
    over: bool
