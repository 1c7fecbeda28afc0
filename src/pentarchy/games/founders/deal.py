"""Set-up of a game (FND-11 to FND-19)."""

from __future__ import annotations

from pentarchy.games.founders.position import (
    CITY,
    DRAFT,
    MASTERS,
    NATURE,
    PRIZE,
    PRIZES,
    ROWS,
    VILLAGE,
    FoundersPosition,
)
from pentarchy.kernel.position import ALL


def deal(p: FoundersPosition) -> None:
    """Shuffle the stacks and the masters, open prize tiles and draft tiles, draw the first player."""
    box = p.box
    for stack in (NATURE, VILLAGE, CITY, PRIZE):
        p.lay_out(stack, [tile for tile in range(box.tiles) if box.stack[tile] == stack])
        p.shuffle_zone(stack)
    p.lay_out(MASTERS, list(range(box.tiles, box.tiles + len(box.master_resource))))
    p.shuffle_zone(MASTERS)
    for _ in range(box.prize_tiles[p.players]):
        p.turn_up(PRIZE, PRIZES)
    p.first = p.below(p.players)
    for _ in range(box.draft_tiles[p.players]):
        p.turn_up(NATURE, DRAFT)
    p.restored()


def open_rows(p: FoundersPosition) -> None:
    """The first rows; what is left of the draft belongs to the nature row (FND-18)."""
    for tile in p.zones[DRAFT][:]:
        p.move(tile, ROWS + NATURE, ALL)
    for stack in (NATURE, VILLAGE, CITY):
        while len(p.zones[ROWS + stack]) < p.box.first_rows[stack]:
            p.turn_up(stack, ROWS + stack)
