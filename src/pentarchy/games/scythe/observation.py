"""The view as numbers, for learning environments."""

from __future__ import annotations

from typing import Any

from pentarchy.games.scythe.components import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CUBES,
    FACTIONS,
    GOODS,
    MATS,
    RESOURCES,
    SECTIONS,
    STAR_KINDS,
    STRUCTURES,
    TILES,
    UNITS,
)
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema

VALUES: Any = (2, 3, 4, 5)
"""Values of combat cards."""
ASKED = (
    "turn",
    "offer",
    "tokens",
    "produce",
    "move",
    "movement",
    "fight",
    "artillery",
    "bribes",
    "dials",
    "retreat",
    "encounter",
    "factory",
    "card",
    "pay-card",
    "pay",
    "upgrade",
    "deploy",
    "build",
    "enlist",
)


def schema(components: Any, players: int) -> Schema:
    return Schema([*_table(components, players), *_turn(components, players), *_lists(components, players)])


def _table(components: Any, players: int) -> list[Field]:
    codec = components.codec
    seats = [*range(players)]
    return [
        OneOf("seat", "own seat", seats),
        OneOf("active", "seat whose turn it is", seats),
        Number("turn_number", "turns begun", 100),
        OneOf("tile", "structure bonus tile", TILES),
        Number("decks.combat", "cards in the combat deck", 42),
        Counts("discard", "combat discard pile", VALUES, 16),
        OneOf("encounter", "encounter on the table", codec.domain("encounter").tokens),
        Number("factory_cards.count", "Factory cards on the board", 6),
        Counts("factory_cards.known", "Factory cards known to lie there", codec.domain("factory_card").tokens),
    ]


def _turn(components: Any, players: int) -> list[Field]:
    places = components.places
    seats = [*range(players)]
    return [
        OneOf("turn.asked", "the question", ASKED),
        OneOf("turn.seat", "the seat that is asked", seats),
        OneOf("turn.stage", "stage of the turn", ["section", "top", "bottom", "end"]),
        OneOf("turn.section", "section of the turn", SECTIONS),
        OneOf("turn.movement.unit", "unit that is moving", UNITS),
        OneOf("turn.movement.place", "where it is", places),
        Number("turn.movement.steps", "steps left", 3),
        Number("turn.movement.workers", "workers on board", 8),
        Number("turn.movement.moved_workers", "workers on board that have moved", 8),
        Counts("turn.movement.resources", "tokens on board", RESOURCES, 8),
        Number("turn.moves_left", "units that may still move", 3),
        Number("turn.produce.left", "territories left to produce on", 3),
        Counts("turn.produce.done", "territories produced on", places),
        OneOf("turn.pay.resource", "resource to be paid", RESOURCES),
        Number("turn.pay.left", "tokens still to be paid", 4),
        OneOf("turn.offer.good", "good on offer", GOODS),
        Number("turn.offer.amount", "how many", 5),
        Number("turn.tokens.left", "tokens of any kind to place", 5),
        OneOf("turn.tokens.place", "where", places),
        OneOf("turn.combat.place", "combat territory", places),
        OneOf("turn.combat.attacker", "attacker", seats),
        OneOf("turn.combat.defender", "defender", seats),
        Number("turn.combat.own.dial", "own dial", 7),
    ]


def _lists(components: Any, players: int) -> list[Field]:
    place: list[Field] = [
        OneOf("control", "seat that controls it", [*range(players)]),
        OneOf("structure.seat", "owner of the structure", [*range(players)]),
        Number("token", "encounter token"),
        Counts("resources", "tokens", RESOURCES, 8),
        Each(
            "units",
            "units by seat, in seat order, without empty entries",
            2,
            [
                OneOf("seat", "their seat", [*range(players)]),
                Number("character", "character"),
                Number("mechs", "mechs", 4),
                Number("workers", "workers", 8),
                Number("moved.character", "character has moved"),
                Number("moved.mechs", "mechs that have moved", 4),
                Number("moved.workers", "workers that have moved", 8),
            ],
        ),
    ]
    return [
        Each("places", "territories, then home bases", len(components.places), place),
        Each("seats", "seats, the own one first", players, _seat(components), turn=True),
    ]


def _seat(components: Any) -> list[Field]:
    codec = components.codec
    section: list[Field] = [
        OneOf("section", "top action", SECTIONS),
        Number("cost", "tokens of the bottom action now", 4),
        Number("coins", "coins of the bottom action", 3),
        Number("recruit", "recruit still there"),
        Number("structure_built", "structure built"),
    ]
    return [
        OneOf("faction", "faction", FACTIONS),
        OneOf("mat", "player mat", MATS),
        Number("power", "power", 16),
        Number("popularity", "popularity", 18),
        Number("coins", "coins", 30),
        OneOf("section", "section of the last turn", SECTIONS),
        Number("workers_out", "workers that have left the mat", 8),
        Each("sections", "sections of the mat", 4, section),
        Counts("cubes", "cubes still on top spaces", CUBES),
        Counts("ongoing", "ongoing bonuses", BOTTOMS),
        Counts("bonuses", "one-time bonuses used", BONUSES),
        Number("mechs_out", "mechs on the map", 4),
        Number("structures_out", "structures built", 4),
        *(OneOf(f"structures.{name}", f"where the {name} is", components.places) for name in STRUCTURES),
        *(OneOf(f"mechs.{name}", f"where the mech of {name} is", components.places) for name in ABILITIES),
        Number("combat_cards", "combat cards in hand", 8),
        Counts("hand", "own combat cards by value", VALUES, 4),
        Counts("known_hand", "combat cards known to the viewer by value", VALUES, 4),
        Number("objectives", "objectives held", 2),
        Each(
            "goals",
            "own objectives",
            2,
            [OneOf("objective", "the card", codec.domain("objective").tokens), Number("met", "its conditions hold")],
        ),
        OneOf("factory_card", "Factory card", codec.domain("factory_card").tokens),
        Counts("stars", "stars by kind", STAR_KINDS, 2),
        Number("placed", "stars placed", 6),
        Number("territories", "territories as they are paid", 12),
        Counts("resources", "controlled tokens", RESOURCES, 8),
        Number("structure_count", "what the structure bonus tile counts", 6),
    ]
