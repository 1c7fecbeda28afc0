"""The view as numbers, for learning environments."""

from __future__ import annotations

from pentarchy.games.founders.components import STACKS, TOKENS, Components
from pentarchy.kernel.observe import Counts, Each, Number, OneOf, Schema

ASKED = (
    "pick",
    "lay",
    "open",
    "token",
    "ravage",
    "buy",
    "get",
    "join",
    "settle",
    "attach",
    "place",
    "agree",
    "last",
)


def schema(components: Components, players: int) -> Schema:
    seats = range(players)
    masters = [master["id"] for master in components.masters]
    of = {stack: [tile["id"] for tile in components.tiles if tile["stack"] == stack] for stack in STACKS}
    far = components.side // 2
    place = [Number("column", "column, 0 for the first tile", far), Number("row", "row, away from the owner", far)]
    tile = [
        OneOf("face", "what is printed on the tile", sorted(set(components.faces.values()))),
        *place,
        Number("ravaged", "a war token lies on it"),
        Number("coin", "a coin lies on it"),
        OneOf("master", "the master on it", masters),
        Number("exposed", "unprotected"),
        Number("union", "number of its cart union", 6),
    ]
    seat = [
        Each("tiles", "tiles of the state", components.longest, tile),
        Each("carts", "carts by the near left place of their block", 6, place),
        OneOf("held", "tile taken and not laid yet", of["nature"]),
        Counts("tokens", "tokens in hand", TOKENS[:3], 6),
        Counts("masters", "masters in hand", masters),
        Number("prize_points", "points of prize tiles", 10),
        Number("master_points", "points of masters", 10),
        Number("replaced_points", "points of replaced tiles", 10),
        Number("prize_tiles", "prize tiles", 10),
        Number("points", "points so far", 20),
    ]
    return Schema(
        [
            OneOf("seat", "own seat", [*seats]),
            OneOf("turn.asked", "the question", ASKED),
            OneOf("turn.seat", "the seat that is asked", [*seats]),
            OneOf("turn.tile", "the tile it is about", components.tile_ids),
            OneOf("turn.master", "the master it is about", masters),
            OneOf("turn.bought", "the resource bought in this turn", components.resources),
            *(Number(f"stacks.{stack}", f"tiles in the {stack} stack", 24) for stack in STACKS[:3]),
            *(Counts(f"rows.{stack}", f"open {stack} tiles", of[stack]) for stack in STACKS[:3]),
            Counts("prizes", "open prize tiles", of["prize"]),
            Counts("draft", "tiles to choose from in the draft", of["nature"]),
            Counts("removed", "tiles out of the game", components.tile_ids),
            Counts("supply", "tokens in the supply", TOKENS, 6),
            Each("seats", "seats, the own one first", players, seat, turn=True),
            OneOf("first", "seat that went first", [*seats]),
            Number("may_end", "the end may be proposed"),
            *(Number(f"refused.{k}", f"the proposal of seat {k} to end was refused") for k in seats),
        ]
    )
