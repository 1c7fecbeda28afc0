"""What a seat may know, as types: what `knowledge.view` makes, and pictures, sheets and texts read.

Cards are ids of the domain `card` ("1UNC1"); a spectator is seat -1.
"""

from __future__ import annotations

from typing import Any, TypedDict

Tokens = dict[str, int]
"""material, population, progress -> count."""
Height = list[Any]
"""A known card of a pile: how many lie above it, the card."""


class Turn(TypedDict):
    """Whose turn it is and what is asked; everything here is open to all."""

    seat: int | None
    """Whose turn it is, None between turns."""
    phase: str
    """between, activate, innovate, revolt, clean_up, solstice, ending"""
    asked: str | None
    """Name of the question (`prompt-<asked>`)."""
    asked_seat: int | None
    source: str | None
    """The card whose effect asks."""
    doing: str | None
    """In a pick: what is done with the card (discard, to_hand, to_deck_top, history, sink, exile, abandon, recall,
    garrison, return_unrest); in a react: the occasion."""
    left: int
    """How many are still to be picked, paid or placed; 0 where that means nothing."""
    resource: str | None
    """In a place: the resource; in a pay: "population" or "material", for which progress may stand."""
    victim: int | None
    """In a gift or give: the other seat."""
    at: int | None
    """Where the node stands in the code (components.nodes[at]) for may and choose."""


class Slot(TypedDict):
    """A place of the market."""

    slot: int
    deck: str
    """From which deck it is filled."""
    card: str | None
    unrest: bool
    """Does an unrest card lie under it?"""
    tokens: Tokens


class King(TypedDict):
    """King of Kings, under the fame deck."""

    card: str
    side: str
    used: list[bool]
    """Per seat."""


class Standing(TypedDict):
    """A card in play."""

    card: str
    side: str
    """Which side is up, "A" or "B"."""
    exhausted: bool
    tokens: Tokens
    garrison: list[str]


class Seat(TypedDict):
    nation: str | None
    """None before it is chosen; so is the side."""
    side: str | None
    state: str
    """barbarian or empire"""
    pool: Tokens
    actions: int
    """Tokens on the state card."""
    exhausts: int
    nation_exhausted: bool
    """An exhaust token lies on the nation deck."""
    development_exhausted: bool
    deck: int
    """How many cards."""
    deck_known: list[Height]
    discard: list[str]
    """Open (IMP-R53)."""
    play: list[Standing]
    permanents: list[Standing]
    """The power card first, then King Arthur's Court or the current journey card."""
    in_play: list[str]
    """The same as plain lists of cards: in play, exhausted, in garrisons."""
    exhausted: list[str]
    garrisoned: list[str]
    journey_pile: list[str]
    """Journey cards under the current one."""
    nation_deck: int
    """How many cards, without the accession card."""
    nation_known: list[Height]
    accession: str | None
    """While it lies under the nation deck."""
    development: list[str]
    """Cards of the development area (impending quests)."""
    quest: list[str]
    """The active quest, if any."""
    hand_limit: int
    """Cards drawn up to in clean-up."""
    unrest: int
    """Unrest cards of the seat whose place this viewer knows, at the end all."""
    points: int
    """By what everybody sees."""
    score: int | None
    """After the end: points, by part in `parts`."""
    parts: dict[str, int] | None
    hand: list[str] | None
    """The own cards (at the end everybody's); of histories and sunken cards the same."""
    hand_size: int
    hand_known: list[str]
    history: list[str] | None
    history_size: int
    history_known: list[str]
    sunken: list[str] | None
    sunken_size: int
    sunken_known: list[str]


class View(TypedDict):
    game: str
    players: int
    seat: int
    options: dict[str, Any]
    stage: str
    """draft before the set-up, play, ending (Sumerians), over"""
    round: int
    """0 before the first."""
    first: int
    """The first player of every round (IMP-58)."""
    turn: Turn
    trigger: str | None
    """Why scoring will begin (a name of `reason-<name>`)."""
    final: bool
    """Is this the last round?"""
    market: list[Slot]
    decks: dict[str, int]
    """main, region, uncivilised, civilised, fame (without King of Kings), unrest -> how many cards."""
    king: King | None
    """None before the set-up."""
    exile: list[str]
    looked: list[str]
    """Cards that this seat may pick or sees now and that lie nowhere in its sight: looked-at cards (top first), its
    decks while it searches, the card drawn by Marvellous."""
    offered: list[str]
    """Cards that this seat may choose now and that lie in piles or before others."""
    free_played: list[str]
    """Played without an action token in this turn."""
    treated: list[list[str]]
    """Cards and icons that also count as three production in this turn."""
    combs: bool
    """The next card played ignores its empire icon."""
    pending: list[str]
    """Cards whose solstice effect is still to come."""
    seats: list[Seat]
    over: bool
    fallen: bool
    """After a collapse."""
