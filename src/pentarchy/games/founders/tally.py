"""What matters to people in a position, in numbers, and what everything costs: for previews and price cards."""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.games.founders import scoring
from pentarchy.games.founders.components import Components
from pentarchy.games.founders.numbers import TURN, TURN_ACTOR, TURN_KIND
from pentarchy.games.founders.position import (
    CART,
    COIN,
    HAND,
    KINDS,
    MASTERED,
    PRIZES,
    RAVAGED,
    REALM,
    ROWS,
    WAR,
    FoundersPosition,
)
from pentarchy.kernel.preview import Block, Price, Tally

PARTS = ("prizes", "masters", "tokens", "replaced")
"""Where points come from, in the order of `scoring.breakdown`."""


def blocks(components: Components, players: int) -> Sequence[Block]:
    seats = range(players)
    return (
        *(Block(f"points-{part}", seats, points=True, symbol="i-crown") for part in PARTS),
        Block("war", seats, symbol="i-war"),
        Block("coin", seats, symbol="i-coin"),
        Block("cart", seats, symbol="i-cart"),
        Block("master", seats, symbol="i-master"),
        Block("tile", seats, quiet=True),
        Block("ravaged", seats, quiet=True),
    )


def count(p: FoundersPosition) -> Tally:
    """Everything but the stacks and the masters face down lies open (FND-93, FND-94)."""
    seats = range(p.players)
    parts = [scoring.breakdown(p, seat) for seat in seats]
    return [
        *([row[part] for row in parts] for part in range(len(PARTS))),
        p.tokens[WAR::KINDS],
        p.tokens[COIN::KINDS],
        p.tokens[CART::KINDS],
        [len(p.zones[HAND + seat]) for seat in seats],
        [len(p.zones[REALM + seat]) for seat in seats],
        [sum(1 for tile in p.zones[REALM + seat] if p.mark[tile] & RAVAGED) for seat in seats],
    ]


def turn_of(p: FoundersPosition) -> tuple[int, int] | None:
    """Turns go round the table, so the seat says which it is."""
    return (p.stack[TURN_ACTOR], 0) if p.stack and p.stack[TURN_KIND] == TURN else None


def danger(p: FoundersPosition, action: int) -> str | None:
    """A token that is used counts no more at the end (FND-89): that is its price and nothing to be warned of."""
    box = p.box
    return "" if box.play_0 <= action < box.attach_0 and action != box.skip_0 else None


def cleared(p: FoundersPosition, stack: int) -> int:
    """Tiles that go to the box when one of this stack is opened (FND-23)."""
    row = p.zones[ROWS + stack] if len(p.zones) > ROWS + stack else []
    return len(row) if len(row) == p.box.row_limit else 0


def prices(p: FoundersPosition, seat: int, components: Components) -> list[Price]:
    """What a replaced tile costs (FND-45, FND-87), what tokens are worth, and what the open prizes bring."""
    box = p.box
    asked = not p.over and p.actor == seat
    legal = p.legal(seat) if asked else []
    found = [Price("replace", pays=(("points-replaced", -box.replaced_points),))]
    for tile in p.zones[REALM + seat]:
        loss = scoring.loss_by_replacing(p, tile)
        if loss > -box.replaced_points:
            what = "points-masters" if p.mark[tile] & MASTERED else "points-prizes"
            pays = (("points-replaced", -box.replaced_points), (what, loss + box.replaced_points))
            answers = int(box.replace_0 + tile in legal)
            found.append(Price("replace", f"tile:{components.tile_ids[tile]}", pays, legal=answers))
    found.append(Price("token", pays=(("points-tokens", box.token_points),), note="token"))
    found.append(
        Price(
            "master",
            pays=(("points-tokens", box.token_points),),
            brings=(("points-masters", box.master_points),),
            note="master",
        )
    )
    for tile in p.zones[PRIZES]:
        name = f"tile:{components.tile_ids[tile]}"
        answers = int(box.attach_0 + tile in legal)
        found.append(Price("prize", name, brings=(("points-prizes", box.points[tile]),), legal=answers))
    return found
