"""What is hidden: only the order of the stacks, the prize tiles in the box and the masters face down (FND-93)."""

from __future__ import annotations

from pentarchy.games.founders import scoring
from pentarchy.games.founders.components import Components
from pentarchy.games.founders.decisions import may_end, only_by_replacing
from pentarchy.games.founders.numbers import ATTACH, GET, GET_TILE, PLACE, PLACE_TILE, SETTLE, SETTLE_MASTER
from pentarchy.games.founders.position import (
    CART,
    CITY,
    COIN,
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
    REPLACED,
    ROWS,
    VILLAGE,
    WAR,
    FoundersPosition,
    coins_on,
)
from pentarchy.games.founders.views import CartView, PlaceView, SeatView, TileView, Tokens, TurnView, View
from pentarchy.kernel.position import KIND


def redeal(p: FoundersPosition, seat: int, seed: int) -> FoundersPosition:
    """Every face-down pile is dealt anew among its own places; nobody knows any card of them."""
    q = p.clone()
    q.forget_others(seat, seed)
    for zone in (NATURE, VILLAGE, CITY, PRIZE, MASTERS):
        q.redeal_among([zone], seat)
    return q


def view(p: FoundersPosition, seat: int, components: Components) -> View:
    """Everything else lies open (FND-94)."""
    return {
        "game": "founders",
        "players": p.players,
        "seat": seat,
        "options": dict(components.options),
        "stacks": {"nature": len(p.zones[NATURE]), "village": len(p.zones[VILLAGE]), "city": len(p.zones[CITY])},
        "rows": {
            "nature": _tiles(p, ROWS + NATURE, components),
            "village": _tiles(p, ROWS + VILLAGE, components),
            "city": _tiles(p, ROWS + CITY, components),
        },
        "row_limit": p.box.row_limit,
        "prizes": _tiles(p, PRIZES, components),
        "prizes_at_start": p.box.prize_tiles[p.players],
        "draft": _tiles(p, DRAFT, components),
        "removed": _tiles(p, REMOVED, components),
        "removed_masters": _masters(p, REMOVED, components),
        "supply": {**_tokens(p.supply, 0), "master": len(p.zones[MASTERS])},
        "boxed_wars": p.boxed_wars,
        "seats": [_seat(p, k, components) for k in range(p.players)],
        "first": p.first,
        "may_end": not p.over and bool(p.stack) and may_end(p),
        "refused": [bool(p.refused >> k & 1) for k in range(p.players)],
        "turn": turn(p, components),
        "over": bool(p.over),
    }


def _tokens(counted: list[int], at: int) -> Tokens:
    """War, coin and cart tokens that are counted from this place on."""
    return {"war": counted[at + WAR], "coin": counted[at + COIN], "cart": counted[at + CART]}


def _tiles(p: FoundersPosition, zone: int, components: Components) -> list[str]:
    return [components.tile_ids[card] for card in p.zones[zone] if card < p.box.tiles]


def _masters(p: FoundersPosition, zone: int, components: Components) -> list[str]:
    return [components.masters[card - p.box.tiles]["id"] for card in p.zones[zone] if card >= p.box.tiles]


def _seat(p: FoundersPosition, k: int, components: Components) -> SeatView:
    parts = scoring.breakdown(p, k)
    return {
        "tiles": [_tile(p, k, tile, components) for tile in p.zones[REALM + k]],
        "spots": [_place(p, k, cell, components) for cell in p.realm[k].spots],
        "carts": [_cart(p, k, cell, components) for cell in p.carts[k]],
        "corners": [_cart(p, k, cell, components) for cell in p.corners(k) if cell not in p.carts[k]],
        "held": components.tile_ids[p.held[k]] if p.held[k] >= 0 else None,
        "tokens": _tokens(p.tokens, k * KINDS),
        "masters": _masters(p, HAND + k, components),
        "replaced": _tiles(p, REPLACED + k, components),
        "prize_tiles": scoring.prize_tiles(p, k),
        "prize_points": parts[scoring.PRIZE_POINTS],
        "master_points": parts[scoring.MASTER_POINTS],
        "token_points": parts[scoring.TOKEN_POINTS],
        "replaced_points": parts[scoring.REPLACED_POINTS],
        "points": sum(parts),
    }


def _place(p: FoundersPosition, k: int, cell: int, components: Components) -> PlaceView:
    column, row = components.true_place(cell, p.west[k], p.south[k])
    return {"place": components.places[cell], "column": column, "row": row}


def _tile(p: FoundersPosition, k: int, tile: int, components: Components) -> TileView:
    mark = p.mark[tile]
    master = components.masters[p.under.index(tile)]["id"] if mark & MASTERED else None
    return {
        "tile": components.tile_ids[tile],
        "face": components.faces[components.tile_ids[tile]],
        **_place(p, k, p.cell[tile], components),
        "ravaged": bool(mark & RAVAGED),
        "coins": coins_on(mark),
        "master": master,
        "exposed": tile in p.exposed(k),
        "union": p.realm[k].union[p.cell[tile]],
    }


def _cart(p: FoundersPosition, k: int, cell: int, components: Components) -> CartView:
    """A corner by its near left tile."""
    return {
        "tile": components.tile_ids[p.realm[k].grid[cell]],
        **_place(p, k, cell, components),
        "union": p.realm[k].union[cell],
    }


def turn(p: FoundersPosition, components: Components) -> TurnView:
    """Whose turn it is, what is asked, and about which tile or master."""
    if p.over or not p.stack or p.actor < 0:
        return {
            "asked": None,
            "seat": None,
            "tile": None,
            "master": None,
            "bought": None,
            "fits": [],
            "only_over": [],
            "losses": {},
            "gains": {},
        }
    kind = p.stack[KIND]
    tile = p.stack[PLACE_TILE] if kind == PLACE else p.stack[GET_TILE] if kind == GET else -1
    return {
        "asked": p.decisions[kind].name,
        "seat": p.actor,
        "tile": components.tile_ids[tile] if tile >= 0 else None,
        "master": components.masters[p.stack[SETTLE_MASTER]]["id"] if kind == SETTLE else None,
        "bought": components.resources[p.bought] if p.bought >= 0 else None,
        "fits": _fits(p, components) if kind in (ATTACH, PLACE) else [],
        "only_over": _only_over(p, components) if kind == ATTACH else [],
        "losses": _losses(p, components) if kind == PLACE else {},
        "gains": _gains(p, components) if kind in (ATTACH, PLACE) else {},
    }


def _only_over(p: FoundersPosition, components: Components) -> list[str]:
    """Open tiles that can be attached only in the place of an own one (FND-45)."""
    tiles = [tile for zone in range(ROWS, PRIZES + 1) for tile in p.zones[zone]]
    return [components.tile_ids[tile] for tile in tiles if only_by_replacing(p, p.actor, tile)]


def _losses(p: FoundersPosition, components: Components) -> dict[str, int]:
    """What it costs to replace each own tile that can be replaced."""
    tiles = [action - p.box.replace_0 for action in p.legal(p.actor) if action >= p.box.replace_0]
    return {components.tile_ids[tile]: scoring.loss_by_replacing(p, tile) for tile in tiles}


def _gains(p: FoundersPosition, components: Components) -> dict[str, int]:
    """How the points of the seat that is asked change: by open tile at its best place, or by place."""
    box, seat = p.box, p.actor
    found: dict[str, int] = {}
    for action in p.legal(seat):
        if action >= box.replace_0:
            old = action - box.replace_0
            change = scoring.gain_by_attaching(p, p.stack[PLACE_TILE]) - scoring.loss_by_replacing(p, old)
            found[components.tile_ids[old]] = change
        elif action >= box.at_0:
            found[components.places[action - box.at_0]] = scoring.gain_by_attaching(p, p.stack[PLACE_TILE])
        elif box.attach_0 <= action < box.draw_0:
            tile = action - box.attach_0
            found[components.tile_ids[tile]] = scoring.gain_by_attaching(p, tile) - _least_loss(p, seat, tile)
    return found


def _least_loss(p: FoundersPosition, seat: int, tile: int) -> int:
    """What the best place for a tile costs: nothing beside the state."""
    if not only_by_replacing(p, seat, tile):
        return 0
    bit, fit = p.box.class_bit[tile], p.realm[seat].fit
    return min(scoring.loss_by_replacing(p, old) for old in p.zones[REALM + seat] if fit[p.cell[old]] & bit)


def _fits(p: FoundersPosition, components: Components) -> list[str]:
    """What can be attached, or where: tiles and places by name, as anybody at the table can work out."""
    found: list[str] = []
    for action in p.legal(p.actor):
        if p.box.at_0 <= action < p.box.replace_0:
            found.append(components.places[action - p.box.at_0])
        elif action >= p.box.replace_0:
            found.append(components.tile_ids[action - p.box.replace_0])
        elif p.box.attach_0 <= action < p.box.draw_0:
            found.append(components.tile_ids[action - p.box.attach_0])
    return found
