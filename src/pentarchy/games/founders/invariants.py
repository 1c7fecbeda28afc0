"""What holds in every position: tiles, masters and tokens are accounted for, and what is derived is up to date."""

from __future__ import annotations

from pentarchy.games.founders.decisions import makes
from pentarchy.games.founders.position import (
    CART,
    CITY,
    COIN,
    HELD,
    KINDS,
    LAID,
    MASTERED,
    MASTERS,
    NATURE,
    PRIZE,
    PRIZES,
    RAVAGED,
    REALM,
    ROWS,
    VILLAGE,
    WAR,
    FoundersPosition,
    coins_on,
)


def check(p: FoundersPosition) -> list[str]:
    """What is wrong with the position, in words."""
    return _cards(p) + _realms(p) + _tokens(p) + _derived(p)


def _cards(p: FoundersPosition) -> list[str]:
    """Tiles and masters are all there, each where it may be (FND-2, FND-24)."""
    wrong = []
    if sorted(card for zone in p.zones for card in zone) != list(range(len(p.where))):
        wrong.append("a tile or master is missing or lies in two places")
    if any(p.where[card] != zone for zone, cards in enumerate(p.zones) for card in cards):
        wrong.append("a card's zone is not where it lies")
    face_down = (NATURE, VILLAGE, CITY, PRIZE, MASTERS)
    if any((p.seen[card] == 0) != (zone in face_down) for zone, cards in enumerate(p.zones) for card in cards):
        wrong.append("a card is seen that lies face down, or not seen that lies open")
    for stack in (NATURE, VILLAGE, CITY):
        row = p.zones[ROWS + stack]
        if len(row) > p.box.row_limit or any(p.box.stack[tile] != stack for tile in row):
            wrong.append("a row holds too many tiles or tiles of another stack")
    if any(p.box.stack[tile] != PRIZE for tile in p.zones[PRIZES]):
        wrong.append("an open prize tile is none")
    if sorted(tile for tile in p.held if tile >= 0) != sorted(p.zones[HELD]):
        wrong.append("a held tile belongs to nobody")
    return wrong


def _realms(p: FoundersPosition) -> list[str]:
    """States hang together by full sides and do not meet themselves round the grid (FND-31)."""
    wrong = []
    for seat in range(p.players):
        tiles = p.zones[REALM + seat]
        cells = {p.cell[tile] for tile in tiles}
        if len(cells) != len(tiles) or -1 in cells:
            wrong.append(f"two tiles of seat {seat} lie in one place, or one nowhere")
        reached, waiting = set[int](), [0] if cells else []
        while waiting:
            cell = waiting.pop()
            if cell not in reached:
                reached.add(cell)
                waiting += [other for other in p.box.beside[cell] if other in cells]
        if reached != cells:
            wrong.append(f"the state of seat {seat} does not hang together")
        if {p.box.column[cell] for cell in cells} and (
            (p.west[seat] - 1) % p.box.side in {p.box.column[cell] for cell in cells}
            or (p.south[seat] - 1) % p.box.side in {p.box.row[cell] for cell in cells}
        ):
            wrong.append(f"the borders of the state of seat {seat} are wrong")
    if any((p.cell[tile] >= 0) != (p.owner(tile) >= 0) for tile in range(p.box.tiles)):
        wrong.append("a tile has a place but lies in no state")
    return wrong


def _tokens(p: FoundersPosition) -> list[str]:
    """All 24 tokens are accounted for and lie where they may (FND-3)."""
    wrong = []
    wars = sum(mark & RAVAGED for mark in p.mark)
    coins = sum(coins_on(mark) for mark in p.mark)
    carts = sum(len(corners) for corners in p.carts)
    for kind, elsewhere in ((WAR, wars + p.boxed_wars), (COIN, coins), (CART, carts)):
        held = [p.tokens[seat * KINDS + kind] for seat in range(p.players)]
        if p.supply[kind] + sum(held) + elsewhere != p.box.supply[kind] or min(*held, p.supply[kind]) < 0:
            wrong.append(f"tokens of kind {kind} are not accounted for")
    if any(p.mark[tile] and p.owner(tile) < 0 for tile in range(p.box.tiles)):
        wrong.append("a token lies on a tile outside the states")
    if any(coins_on(p.mark[tile]) and not p.box.offers[tile] for tile in range(p.box.tiles)):
        wrong.append("a coin lies on a tile that never produced anything")
    if any(coins_on(mark) > (p.players - 1 if p.box.second_coin else 1) for mark in p.mark):
        wrong.append("more coins lie on a tile than the table allows")
    under = [tile for tile in p.under if tile >= 0]
    if sorted(under) != [tile for tile in range(p.box.tiles) if p.mark[tile] & MASTERED]:
        wrong.append("masters and the tiles under them do not agree")
    for master, tile in enumerate(p.under):
        if (tile >= 0) != (p.where[p.box.tiles + master] == LAID):
            wrong.append(f"master {master} lies on a tile and elsewhere")
        if tile >= 0 and not makes(p.box, tile, master):
            wrong.append(f"master {master} lies on a tile of another resource")
    for seat in range(p.players):
        corners = p.carts[seat]
        if len(set(corners)) != len(corners) or any(corner not in p.corners(seat) for corner in corners):
            wrong.append(f"a cart of seat {seat} does not lie where four tiles meet")
    return wrong


def _derived(p: FoundersPosition) -> list[str]:
    """What is kept up to date step by step is the same as made anew."""
    if not p.realm:
        return []
    q = p.clone()
    q.restored()
    wrong = ["alive is not up to date"] if p.alive != q.alive else []
    for seat, (kept, new) in enumerate(zip(p.realm, q.realm, strict=True)):
        kept_beside, new_beside = (realm.fits_beside() for realm in (kept, new))
        if kept_beside != new_beside or p.exposed(seat) != q.exposed(seat) or p.corners(seat) != q.corners(seat):
            wrong.append(f"what was worked out for seat {seat} is out of date")
        names = ("grid", "near", "fit", "spots", "union", "reached", "coins", "bought")
        wrong += [
            f"{name} of seat {seat} is not up to date" for name in names if getattr(kept, name) != getattr(new, name)
        ]
    return wrong
