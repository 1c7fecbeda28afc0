"""What a seat knows as numbers, for learning environments. Everything is told from the viewer's own seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarchy.games.founders import scoring
from pentarchy.games.founders.components import STACKS, TOKENS, Components
from pentarchy.games.founders.decisions import may_end
from pentarchy.games.founders.numbers import GET, GET_TILE, PLACE, PLACE_TILE, SETTLE, SETTLE_MASTER
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
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema, Seat
from pentarchy.kernel.position import KIND, Position
from pentarchy.kernel.rows import Observer, Rows
from pentarchy.kernel.vectors import vec

CARTS: Final = 6
ASKED: Final = (
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
TILE_NUMBERS: Final = 6
"""Numbers about a tile of a state besides its face and its master."""


def schema(components: Components, players: int) -> Schema:
    masters = [master["id"] for master in components.masters]
    of = {stack: [tile["id"] for tile in components.tiles if tile["stack"] == stack] for stack in STACKS}
    refused = Number("", "its proposal to end was refused")
    fields: list[Field] = [
        OneOf("turn.asked", "the question", ASKED),
        Seat("turn.seat", "the seat that is asked", players),
        OneOf("turn.tile", "the tile it is about", components.tile_ids),
        OneOf("turn.master", "the master it is about", masters),
        OneOf("turn.bought", "the resource bought in this turn", components.resources),
        *(Number(f"stacks.{stack}", f"tiles in the {stack} stack", 24, most=100) for stack in STACKS[:3]),
        *(Counts(f"rows.{stack}", f"open {stack} tiles", of[stack]) for stack in STACKS[:3]),
        Counts("prizes", "open prize tiles", of["prize"]),
        Counts("draft", "tiles to choose from in the draft", of["nature"]),
        Counts("removed", "tiles out of the game", components.tile_ids),
        Counts("supply", "tokens in the supply", TOKENS, 6, most=60),
        Each("seats", "seats, the own one first", players, _seat(components, masters, of["nature"]), turn=True),
        Seat("first", "seat that went first", players),
        Number("may_end", "the end may be proposed"),
        Each("refused", "seats, the own one first", players, [refused], turn=True),
    ]
    return Schema(fields, FoundersObserver(components))


def _seat(components: Components, masters: list[str], nature: list[str]) -> list[Field]:
    far, side = components.side // 2, components.side
    place: list[Field] = [
        Number("column", "column, 0 for the first tile", far, most=side, least=-side),
        Number("row", "row, away from the owner", far, most=side, least=-side),
    ]
    tile: list[Field] = [
        OneOf("face", "what is printed on the tile", sorted(set(components.faces.values()))),
        *place,
        Number("ravaged", "a war token lies on it"),
        Number("coins", "coins that lie on it", most=20),
        OneOf("master", "the master on it", masters),
        Number("exposed", "unprotected"),
        Number("union", "number of its cart union", 6),
    ]
    return [
        Each("tiles", "tiles of the state", components.longest, tile),
        Each("carts", "carts by the near left place of their block", CARTS, place),
        OneOf("held", "tile taken and not laid yet", nature),
        Counts("tokens", "tokens in hand", TOKENS[:KINDS], 6, most=60),
        Counts("masters", "masters in hand", masters),
        Number("prize_points", "points of prize tiles", 10, most=100),
        Number("master_points", "points of masters", 10, most=40),
        Number("replaced_points", "points of replaced tiles", 10, most=0, least=-100),
        Number("prize_tiles", "prize tiles", 10, most=40),
        Number("points", "points so far", 20, most=200, least=-100),
    ]


class Origin:
    """Where cells of a state lie, counted from its first tile."""

    column: vec[i64]
    row: vec[i64]
    n: i64
    west: i64
    south: i64

    def __init__(self, p: FoundersPosition, k: int) -> None:
        self.column = p.box.column
        self.row = p.box.row
        self.n = p.box.side
        self.west = p.west[k]
        self.south = p.south[k]

    def write(self, cell: int, to: Rows) -> None:
        """Column and row. The realm goes around the edges of the grid: one step before it is -1, not n - 1."""
        n, west, south = self.n, self.west, self.south
        column: i64 = (self.column[cell] - west + 1) % n - 1
        row: i64 = (self.row[cell] - south + 1) % n - 1
        if west:
            column += west - n
        if south:
            row += south - n
        if column:
            to.put(to.at, column)
        if row:
            to.put(to.at + 1, row)
        to.at += 2


class FoundersObserver(Observer):
    """Writes the numbers of the fields above straight from a position. What is printed is looked up once."""

    asked: list[int]
    """By kind of frame: which of ASKED it asks."""
    faces: int
    face: list[int]
    """By tile: what is printed on it."""
    longest: int
    masters: int
    place_in_stack: list[int]
    in_stack: list[int]
    """By tile its number in its stack, and by stack how many there are."""

    def __init__(self, components: Components) -> None:
        names = [decision.name for decision in components.decisions]
        self.asked = [ASKED.index(name) if name in ASKED else -1 for name in names]
        faces = sorted(set(components.faces.values()))
        self.faces = len(faces)
        self.face = [faces.index(components.faces[tile]) for tile in components.tile_ids]
        self.longest = components.longest
        self.masters = len(components.masters)
        in_stack = [0] * len(STACKS)
        place: list[int] = []
        for stack in components.box.stack:
            place.append(in_stack[stack])
            in_stack[stack] += 1
        self.place_in_stack = place
        self.in_stack = in_stack

    def write(self, position: Position, seat: int, to: Rows) -> None:
        assert isinstance(position, FoundersPosition)
        p = position
        players = p.players
        self.write_turn(p, seat, to)
        self.write_stacks(p, to)
        for k in range(players):
            self.write_realm(p, (seat + k) % players, to)
            self.write_goods(p, (seat + k) % players, to)
        to.one_of((p.first - seat) % players if p.first >= 0 else -1, players)
        to.flag(not p.over and len(p.stack) > 0 and may_end(p))
        for k in range(players):
            to.number(p.refused >> (seat + k) % players & 1)

    def write_turn(self, p: FoundersPosition, seat: int, to: Rows) -> None:
        """Whose turn it is, what is asked, and about which tile or master."""
        box = p.box
        asked, who, tile, master, bought = -1, -1, -1, -1, -1
        if not p.over and p.stack and p.actor >= 0:
            kind = p.stack[KIND]
            asked, who, bought = self.asked[kind], (p.actor - seat) % p.players, p.bought
            if kind == PLACE:
                tile = p.stack[PLACE_TILE]
            elif kind == GET:
                tile = p.stack[GET_TILE]
            elif kind == SETTLE:
                master = p.stack[SETTLE_MASTER]
        to.one_of(asked, len(ASKED))
        to.one_of(who, p.players)
        to.one_of(tile, box.tiles)
        to.one_of(master, self.masters)
        to.one_of(bought, box.resources)

    def write_stacks(self, p: FoundersPosition, to: Rows) -> None:
        for stack in range(PRIZE):
            to.number(len(p.zones[stack]))
        for stack in range(PRIZE):
            self.write_open(p, ROWS + stack, stack, to)
        self.write_open(p, PRIZES, PRIZE, to)
        self.write_open(p, DRAFT, NATURE, to)
        for card in p.zones[REMOVED]:
            if card < p.box.tiles:
                to.count(card)
        to.skip(p.box.tiles)
        for kind in range(KINDS):
            to.number(p.supply[kind])
        to.number(len(p.zones[MASTERS]))

    def write_open(self, p: FoundersPosition, zone: int, stack: int, to: Rows) -> None:
        """Open tiles that are all of one stack."""
        place = self.place_in_stack
        for tile in p.zones[zone]:
            to.count(place[tile])
        to.skip(self.in_stack[stack])

    def write_realm(self, p: FoundersPosition, k: int, to: Rows) -> None:
        """The tiles of a state and its carts."""
        tiles = p.zones[REALM + k]
        exposed = p.exposed(k)
        union = p.realm[k].union
        face_of, mark_of, cell_of = self.face, p.mark, p.cell
        faces, masters = self.faces, self.masters
        place = Origin(p, k)
        for tile in tiles:
            mark = mark_of[tile]
            cell = cell_of[tile]
            to.one_of(face_of[tile], faces)
            place.write(cell, to)
            if mark:
                to.number(mark & RAVAGED)
                to.number(coins_on(mark))
                to.one_of(p.under.index(tile) if mark & MASTERED else -1, masters)
            else:
                to.skip(2)
                to.one_of(-1, masters)
            to.flag(tile in exposed)
            to.number(union[cell])
        width = to.narrow(self.faces) + to.narrow(self.masters) + TILE_NUMBERS
        to.skip((self.longest - len(tiles)) * width)
        carts = p.carts[k]
        shown = min(CARTS, len(carts))
        for j in range(shown):
            place.write(carts[j], to)
        to.skip((CARTS - shown) * 2)

    def write_goods(self, p: FoundersPosition, k: int, to: Rows) -> None:
        """What a seat holds, and its points."""
        parts = scoring.breakdown(p, k)
        held = p.held[k]
        nature = held >= 0 and p.box.stack[held] == NATURE
        to.one_of(self.place_in_stack[held] if nature else -1, self.in_stack[NATURE])
        for kind in range(KINDS):
            to.number(p.tokens[k * KINDS + kind])
        for card in p.zones[HAND + k]:
            to.count(card - p.box.tiles)
        to.skip(self.masters)
        to.number(parts[scoring.PRIZE_POINTS])
        to.number(parts[scoring.MASTER_POINTS])
        to.number(parts[scoring.REPLACED_POINTS])
        to.number(scoring.prize_tiles(p, k))
        to.number(scoring.sum_of(parts))
