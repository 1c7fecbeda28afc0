"""What is printed on a card: its faces, the abilities on them, and whether they match a condition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from pentarchy.games.imperium.box import SHIELD, SHIELD_BY_ITSELF, SUITS
from pentarchy.kernel.errors import DataPackError

Node = Mapping[str, Any]
"""A part of a program or condition as it stands in the data."""


class Side(TypedDict):
    """One side of a card."""

    name: str
    key: str
    suits: list[str]
    types: list[str]
    state: str | None
    header: str | None
    development_cost: dict[str, int] | None
    vp: dict[str, Any]
    """What it is worth: see `Wording.points`."""
    abilities: list[dict[str, Any]]


class Card(Side):
    """A card of the box. One with two faces has its sides there, and else only what both share."""

    id: str
    set: str
    deck: str
    """The nation it belongs to, or "common"."""
    number: str
    start: str
    min_players: int
    faces: NotRequired[dict[str, Side]]


class NationFacts(TypedDict):
    key: str
    set: str
    name: str
    difficulty_stars: int
    initial_state: str
    can_become_empire_by_accession: bool
    exhaust_tokens: int
    action_tokens: int
    out_of_play_pile: str
    development_area_kind: str
    power: str
    in_play: list[str]
    nation_deck: list[str]
    accession: str | None
    development_area: list[str]
    draw_deck: list[str]
    supply_unrest: dict[str, list[str]]


class Face:
    """A printed face: what texts and pictures need to know about it."""

    def __init__(self, card: Card, face: Side, side: str) -> None:
        self.card: str = card["id"]
        self.side = side
        self.name: str = face["name"]
        self.key: str = face["key"]
        self.suits: list[str] = face["suits"]
        self.types: list[str] = face["types"]
        self.state: str | None = face["state"]
        self.header: str | None = face["header"]
        self.price: dict[str, int] | None = face["development_cost"]
        self.vp: dict[str, Any] = face["vp"]
        self.abilities: list[dict[str, Any]] = face["abilities"]
        self.deck: str = card["deck"]
        self.set: str = card["set"]
        self.start: str = card["start"]
        self.number: str = card["number"]
        self.min_players: int = card["min_players"]


def of_kind(face: Face, kind: str) -> list[dict[str, Any]]:
    return [ability for ability in face.abilities if ability["kind"] == kind]


def statics(face: Face, name: str) -> list[dict[str, Any]]:
    return [ability for ability in of_kind(face, "static") if ability["static"] == name]


def has_rule(face: Face, rule: str) -> int:
    return int(any(ability["rule"] == rule for ability in of_kind(face, "restriction")))


def replaces(face: Face, event: str) -> list[dict[str, Any]]:
    return [ability for ability in of_kind(face, "replace") if ability["when"]["on"] == event]


def shield(face: Face) -> int:
    found = of_kind(face, "shield")
    if not found:
        return 0
    return SHIELD_BY_ITSELF if found[0].get("automatic") else SHIELD


def suit_bits(suits: list[str]) -> int:
    return sum(1 << SUITS.index(suit) for suit in set(suits))


def matches(face: Face, node: Node) -> bool:
    """Does a printed face match a filter (without `garrison_has`)? Keys are conjunctive, lists are alternatives."""
    for key, value in node.items():
        if key == "suit":
            fits = any(suit in face.suits for suit in value)
        elif key == "type":
            fits = any(kind in face.types for kind in value)
        elif key == "header":
            fits = face.header in value
        elif key == "state":
            fits = face.state in value
        elif key == "name":
            fits = any(face.key.startswith(k[:-1]) if k.endswith("*") else face.key == k for k in value)
        elif key == "vp":
            fits = face.vp["kind"] in value
        elif key == "not":
            fits = not matches(face, value)
        elif key == "any_of":
            fits = any(matches(face, part) for part in value)
        else:
            raise DataPackError(f"cards.json: unknown filter {key!r}.")
        if not fits:
            return False
    return True
