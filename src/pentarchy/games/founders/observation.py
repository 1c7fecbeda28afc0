"""The view as numbers, for learning environments."""

from __future__ import annotations

from pentarchy.games.founders import knowledge, scoring
from pentarchy.games.founders.components import STACKS, TOKENS, Components
from pentarchy.games.founders.decisions import may_end
from pentarchy.games.founders.position import (
    DRAFT,
    HAND,
    KINDS,
    MASTERED,
    MASTERS,
    NATURE,
    PRIZE,
    PRIZES,
    RAVAGED,
    REALM,
    REMOVED,
    ROWS,
    FoundersPosition,
    coins_on,
)
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema, Tensor, fill, turned

CARTS = 6
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
    turn: list[Field] = [
        OneOf("turn.asked", "the question", ASKED),
        OneOf("turn.seat", "the seat that is asked", [*seats]),
        OneOf("turn.tile", "the tile it is about", components.tile_ids),
        OneOf("turn.master", "the master it is about", masters),
        OneOf("turn.bought", "the resource bought in this turn", components.resources),
    ]
    place = [Number("column", "column, 0 for the first tile", far), Number("row", "row, away from the owner", far)]
    tile = [
        OneOf("face", "what is printed on the tile", sorted(set(components.faces.values()))),
        *place,
        Number("ravaged", "a war token lies on it"),
        Number("coins", "coins that lie on it"),
        OneOf("master", "the master on it", masters),
        Number("exposed", "unprotected"),
        Number("union", "number of its cart union", 6),
    ]
    seat = [
        Each("tiles", "tiles of the state", components.longest, tile),
        Each("carts", "carts by the near left place of their block", CARTS, place),
        OneOf("held", "tile taken and not laid yet", of["nature"]),
        Counts("tokens", "tokens in hand", TOKENS[:3], 6),
        Counts("masters", "masters in hand", masters),
        Number("prize_points", "points of prize tiles", 10),
        Number("master_points", "points of masters", 10),
        Number("replaced_points", "points of replaced tiles", 10),
        Number("prize_tiles", "prize tiles", 10),
        Number("points", "points so far", 20),
    ]
    fields: list[Field] = [
        OneOf("seat", "own seat", [*seats]),
        *turn,
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
    table = Table(components)

    def write(p: FoundersPosition, seat: int, to: Tensor) -> None:
        """The same numbers straight from the position."""
        to.one_of(seat, players)
        fill(turn, {"turn": knowledge.turn(p, components)}, to)
        table.write_stacks(p, to)
        for k in turned(players, seat):
            table.write_realm(p, k, to)
            table.write_goods(p, k, to)
        to.one_of(p.first, players)
        to.number(not p.over and bool(p.stack) and may_end(p))
        to.bits(p.refused, players)

    return Schema(fields, write)


class Table:
    """Writes the larger parts of the table. What is printed is looked up once."""

    def __init__(self, components: Components) -> None:
        self.components = components
        faces = sorted(set(components.faces.values()))
        self.faces = len(faces)
        self.face = [faces.index(components.faces[tile]) for tile in components.tile_ids]
        self.far = components.side // 2
        self.masters = len(components.masters)
        in_stack = [0] * len(STACKS)
        self.place_in_stack: list[int] = []
        for stack in components.box.stack:
            self.place_in_stack.append(in_stack[stack])
            in_stack[stack] += 1
        self.in_stack = in_stack

    def write_stacks(self, p: FoundersPosition, to: Tensor) -> None:
        stacks = range(PRIZE)
        place, box = self.place_in_stack, p.box
        to.numbers([len(p.zones[stack]) for stack in stacks], 24)
        for stack in stacks:
            to.counts([place[tile] for tile in p.zones[ROWS + stack]], self.in_stack[stack])
        to.counts([place[tile] for tile in p.zones[PRIZES]], self.in_stack[PRIZE])
        to.counts([place[tile] for tile in p.zones[DRAFT]], self.in_stack[NATURE])
        to.counts([card for card in p.zones[REMOVED] if card < box.tiles], box.tiles)
        to.numbers([*p.supply[:KINDS], len(p.zones[MASTERS])], 6)

    def write_realm(self, p: FoundersPosition, k: int, to: Tensor) -> None:
        """The tiles of a state and its carts."""
        tiles = p.zones[REALM + k]
        marks, cells, exposed = [p.mark[tile] for tile in tiles], [p.cell[tile] for tile in tiles], p.exposed(k)
        masters = [p.under.index(tile) if p.mark[tile] & MASTERED else -1 for tile in tiles]
        width = self.faces + self.masters + 6
        to.column_one_of([self.face[tile] for tile in tiles], self.faces, width)
        self._write_places(p, k, cells, width, to)
        to.column([mark & RAVAGED for mark in marks], width, RAVAGED)
        to.column([coins_on(mark) for mark in marks], width)
        to.column_one_of(masters, self.masters, width)
        to.column([tile in exposed for tile in tiles], width)
        to.column([p.union[k][cell] for cell in cells], width, 6)
        to.rest(self.components.longest, width)
        self._write_places(p, k, p.carts[k][:CARTS], 2, to)
        to.rest(CARTS, 2)

    def _write_places(self, p: FoundersPosition, k: int, cells: list[int], width: int, to: Tensor) -> None:
        places = [self.components.true_place(cell, p.west[k], p.south[k]) for cell in cells]
        to.column([column for column, _ in places], width, self.far)
        to.column([row for _, row in places], width, self.far)

    def write_goods(self, p: FoundersPosition, k: int, to: Tensor) -> None:
        """What a seat holds, and its points."""
        parts, held = scoring.breakdown(p, k), p.held[k]
        nature = held >= 0 and p.box.stack[held] == NATURE
        to.one_of(self.place_in_stack[held] if nature else -1, self.in_stack[NATURE])
        to.numbers(p.tokens[k * KINDS : k * KINDS + KINDS], 6)
        to.counts([card - p.box.tiles for card in p.zones[HAND + k]], self.masters)
        to.numbers(
            (
                parts[scoring.PRIZE_POINTS],
                parts[scoring.MASTER_POINTS],
                parts[scoring.REPLACED_POINTS],
                scoring.prize_tiles(p, k),
            ),
            10,
        )
        to.number(sum(parts) / 20)
