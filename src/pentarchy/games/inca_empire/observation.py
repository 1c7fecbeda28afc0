"""The view as numbers, for learning environments."""

from __future__ import annotations

from typing import Any

from pentarchy.games.inca_empire.components import Components
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema

PHASES = ("inca", "sun", "people", "sapa_inca")
TURN = (
    ("roads_open", "the build-roads action is open", 1),
    ("improvement_open", "the improvement is still to be chosen", 1),
    ("improvement_goes_on", "the improvement action is not finished", 1),
    ("roads_left", "roads left", 4),
    ("wild_left", "wild roads left", 4),
    ("conquests_left", "extra conquests left", 2),
    ("garrisons_left", "further garrisons allowed", 1),
    ("terraces_left", "further terraces allowed", 1),
    ("placed", "Sun cards placed in this phase", 4),
)


def schema(components: Components, players: int) -> Schema:
    box = components.boxes[players]
    kinds = components.kinds
    seats: list[Any] = list(range(players))
    seat: list[Field] = [
        OneOf("colour", "colour", components.colours),
        Number("points", "points", 150),
        Number("labour", "labour", 20),
        Number("income", "labour from tokens and terraces", 20),
        Number("network", "points of the network in a Sapa Inca phase", 40),
        Number("terraces", "terraces", 10),
        Counts("tokens", "conquered tokens", components.tokens, 5),
        Number("roads", "roads", 60),
    ]
    region: list[Field] = [Number("conquered", "conquered"), OneOf("token", "face-up token", components.tokens)]
    point: list[Field] = [
        Number("city", "city"),
        Number("garrison", "garrison"),
        Number("temple", "temple"),
        Counts("connected", "seats whose network reaches it", seats),
    ]
    owner: list[Field] = [OneOf("", "owner", seats)]
    cards: list[Field] = [
        OneOf("seats.0", "first seat beside it", seats),
        OneOf("seats.1", "second seat beside it", seats),
        Counts("known", "cards that the viewer knows", kinds),
        Number("face_down", "cards face down", 1),
    ]
    return Schema(
        [
            OneOf("seat", "own seat", seats),
            OneOf("column", "column of the era track", components.columns),
            Number("phase", "phase in the column", 10),
            OneOf("phase_kind", "kind of phase", PHASES),
            OneOf("turn.asked", "the question", ["place", "turn", "extra-roads"]),
            OneOf("turn.seat", "the seat that is asked", seats),
            *(Number(f"turn.{name}", meaning, scale) for name, meaning, scale in TURN),
            Each("order", "seats in turn order", players, owner),
            Each("rank", "seats by place on the score track", players, owner),
            Each("seats", "seats, the own one first", players, seat, turn=True),
            Each("regions", "regions in the order of the board", len(box.ordinary) + len(box.starting), region),
            Each("points", "points in the order of the board", sum(kind >= 0 for kind in box.kind), point),
            Each("line_owners", "roads by line", len(box.board_lines), owner),
            Each("wild_owners", "wild roads by connection", len(box.board_lines) + len(box.candidates), owner),
            Each("sectors", "sectors of the Sun board", players, cards),
            Counts("hand", "own hand", kinds),
            Counts("discard", "discard pile", kinds, 2),
            Number("deck", "cards in the draw pile", 32),
            Counts("markers", "invasion markers", ["hidden", "ordinary", "arrival"], 4),
        ]
    )
