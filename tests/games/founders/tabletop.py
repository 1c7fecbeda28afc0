"""Setting up positions of Founders of the Empire by hand for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pentarchy
from pentarchy.games.founders.numbers import TURN
from pentarchy.games.founders.position import (
    BOUGHT,
    CART,
    COIN,
    HAND,
    KINDS,
    LAID,
    MASTERED,
    MASTERS,
    PRIZES,
    RAVAGED,
    REALM,
    ROWS,
    WAR,
    FoundersPosition,
)
from pentarchy.kernel.position import ALL

GAME = "founders"
STACKS = ("nature", "village", "city", "prize")
Realm = Mapping[tuple[int, int], str]


def position(match: pentarchy.Match) -> FoundersPosition:
    p = match.position
    assert isinstance(p, FoundersPosition)
    return p


def tile(match: pentarchy.Match, name: str) -> int:
    return int(match.components.tile_ids.index(name))


def cell(match: pentarchy.Match, column: int, row: int) -> int:
    n = position(match).box.side
    return column % n * n + row % n


def asked(match: pentarchy.Match) -> str:
    return match.game.asked(match.position)


def put(p: FoundersPosition, card: int, zone: int, seen: int = ALL) -> None:
    """Put a card on top of a zone, wherever it lay."""
    p.own_zone(p.where[card])
    p.own_zone(zone)
    p.own_ledger()
    p.zones[p.where[card]].remove(card)
    p.zones[zone].append(card)
    p.where[card] = zone
    p.seen[card] = seen


def scene(
    *realms: Realm,
    rows: Sequence[str] = (),
    prizes: Sequence[str] = ("prize_25",),
    top: Sequence[str] = (),
    data: object = None,
    **options: object,
) -> pentarchy.Match:
    """A match at the beginning of a turn of seat 0, with these states, open tiles and tops of stacks.

    All other tiles lie in their stacks; nobody has tokens. `top` lists tiles from below to above.
    """
    match = pentarchy.new(GAME, len(realms), 1, options, data=data)  # type: ignore[arg-type]
    p = position(match)
    while asked(match) in ("pick", "lay"):
        p.apply(p.actor, p.legal(p.actor)[0])
    p.first = 0
    p.memo = None
    for card in range(p.box.tiles):
        put(p, card, p.box.stack[card], 0)
        p.cell[card] = -1
    for seat, realm in enumerate(realms):
        build(match, seat, realm)
    for name in rows:
        put(p, tile(match, name), ROWS + p.box.stack[tile(match, name)])
    for name in prizes:
        put(p, tile(match, name), PRIZES)
    for name in top:
        put(p, tile(match, name), p.box.stack[tile(match, name)], 0)
    p.restored()
    p.stack.clear()
    p.push(TURN, 0)
    p.actor = 0
    sound(match)
    return match


def build(match: pentarchy.Match, seat: int, realm: Realm) -> None:
    """Lay the tiles of a state; (0, 0) is one of them."""
    p = position(match)
    for (column, row), name in realm.items():
        card = tile(match, name)
        put(p, card, REALM + seat)
        p.cell[card] = cell(match, column, row)
    n = p.box.side
    p.west[seat] = min(column for column, _ in realm) % n
    p.south[seat] = min(row for _, row in realm) % n


def sound(match: pentarchy.Match) -> None:
    assert match.game.check(match.position) == []


def give(match: pentarchy.Match, seat: int, *tokens: str) -> None:
    """Tokens from the supply into a hand: war, coin, cart or the name of a master."""
    p = position(match)
    for token in tokens:
        if token in ("war", "coin", "cart"):
            kind = ("war", "coin", "cart").index(token)
            p.supply[kind] -= 1
            p.tokens[seat * KINDS + kind] += 1
        else:
            put(p, p.box.tiles + master(match, token), HAND + seat)
    p.memo = None
    sound(match)


def master(match: pentarchy.Match, name: str) -> int:
    return [one["id"] for one in match.components.masters].index(name)


def lie(match: pentarchy.Match, name: str, token: str) -> None:
    """A token from the supply onto a tile of a state."""
    p = position(match)
    card = tile(match, name)
    if token == "war":
        p.supply[WAR] -= 1
        p.add_mark(card, RAVAGED)
    elif token == "coin":
        p.supply[COIN] -= 1
        p.add_mark(card, BOUGHT)
    else:
        put(p, p.box.tiles + master(match, token), LAID)
        p.under[master(match, token)] = card
        p.add_mark(card, MASTERED)
    p.memo = None
    sound(match)


def cart(match: pentarchy.Match, seat: int, column: int, row: int) -> None:
    """A cart from the supply onto the far right corner of a place."""
    p = position(match)
    p.supply[CART] -= 1
    p.add_cart(seat, cell(match, column, row))
    p.memo = None
    sound(match)


def hide_masters_except(match: pentarchy.Match, name: str) -> None:
    """Make this the next master to be drawn."""
    put(position(match), position(match).box.tiles + master(match, name), MASTERS, 0)


def legal(match: pentarchy.Match, verb: str) -> set[str]:
    """Arguments of the legal actions with this verb."""
    return {" ".join(action.args) for action in match.legal(match.to_act[0]) if action.verb == verb}


def refused(match: pentarchy.Match, action: str, seat: int | None = None) -> tuple[str, str] | None:
    """Code and rule of the refusal, None for a legal action."""
    refusal = match.why_not(match.to_act[0] if seat is None else seat, action)
    return None if refusal is None else (refusal.code, refusal.rule)


def play(match: pentarchy.Match, *actions: str) -> None:
    """Play actions of whoever is to act, and look at the position after each.

    Where a tile was the only one that could be attached, the engine has chosen it already.
    """
    for action in actions:
        if asked(match) == "place" and action == f"attach {match.view()['turn']['tile']}":
            continue
        match.play(match.to_act[0], action)
        sound(match)


def seat_view(match: pentarchy.Match, seat: int) -> dict[str, object]:
    entry: dict[str, object] = match.view()["seats"][seat]
    return entry


def where(match: pentarchy.Match, seat: int) -> dict[tuple[int, int], str]:
    """The state of a seat as the view tells it."""
    return {(one["column"], one["row"]): one["tile"] for one in match.view()["seats"][seat]["tiles"]}


PAIR: Realm = {(0, 0): "forest_1", (1, 0): "cliff_1"}
"""Two tiles as in FND-X3."""
OTHER: Realm = {(0, 0): "lake_1", (0, 1): "meadow_1"}
THIRD: Realm = {(0, 0): "lake_2", (0, 1): "meadow_2"}
