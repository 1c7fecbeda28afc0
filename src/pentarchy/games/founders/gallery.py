"""Everything printed, piece by piece: the tiles of each stack, and the tokens."""

from __future__ import annotations

from pentarchy.games.founders.components import Components, name_forms
from pentarchy.games.founders.tile_picture import face, resource_of, said, token
from pentarchy.kernel.draw import Pen, Piece, Shelf

STACKS = ("nature", "village", "city", "prize")
TILE = 104.0


def shelves(pen: Pen) -> list[Shelf]:
    components: Components = pen.components
    tokens = tuple(_token(pen, kind) for kind in components.tokens)
    return [*(_stack(pen, stack) for stack in STACKS), Shelf("tokens", pen.text("gallery-tokens"), tokens)]


def _stack(pen: Pen, stack: str) -> Shelf:
    components: Components = pen.components
    tiles = [tile["id"] for tile in components.tiles if tile["stack"] == stack]
    return Shelf(stack, pen.text(f"gallery-{stack}"), tuple(_tile(pen, tile) for tile in tiles))


def _tile(pen: Pen, tile: str) -> Piece:
    name = name_forms("tile", tile, pen.text, pen.components)[""]
    components: Components = pen.components
    body = f'<g transform="translate(2 2)">{face(pen, components.by_id[tile])}</g>'
    return Piece(f"tile:{tile}", name, body, TILE, TILE, said(pen, tile))


def _token(pen: Pen, kind: str) -> Piece:
    name = name_forms("token", kind, pen.text, pen.components)[""]
    of = resource_of(pen, kind)
    return Piece(f"token:{kind}", name, token("master" if of else kind, 22, 22, 17, of), 48.0, 48.0)
