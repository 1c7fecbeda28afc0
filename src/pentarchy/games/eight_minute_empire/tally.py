"""What matters to people in a position, in numbers, and what everything costs: for previews and price cards."""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.games.eight_minute_empire.decisions import NO_CARD
from pentarchy.games.eight_minute_empire.numbers import (
    CHOOSE,
    TURN,
    TURN_ACTOR,
    TURN_CARD,
    TURN_KIND,
    TURN_LEFT,
)
from pentarchy.games.eight_minute_empire.position import ROW, TAKEN, EmpirePosition
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.position import LANES, WIDTH
from pentarchy.kernel.preview import LAPSE, Block, Price, Tally, places


def blocks(components: Components, players: int) -> Sequence[Block]:
    seats = range(players)
    regions = places("region", components.regions)
    return (
        Block("coins", seats, symbol="i-coin"),
        Block("armies", seats, regions, quiet=True),
        Block("neutral-armies", [None], regions, quiet=True),
        Block("towns", seats, regions, quiet=True),
        Block("points-regions", seats, points=True, symbol="i-crown"),
        Block("points-continents", seats, points=True, symbol="i-crown"),
        Block("points-goods", seats, points=True, symbol="i-crown"),
        Block("points-past", seats, points=True, symbol="i-crown"),
        Block("taken", seats, quiet=True),
    )


def count(p: EmpirePosition) -> Tally:
    """Everything lies open but the order of the deck (EME-77, EME-78)."""
    seats = range(p.players)
    neutral = p.players * p.box.regions
    control = scoring.controlled(p)
    regions = [bit_count(control[seat]) for seat in seats]
    continents = scoring.continent_points(p, control)
    total = scoring.points(p)
    goods = [total[seat] - regions[seat] - continents[seat] for seat in seats]
    past = [p.past_points[seat] - (total[seat] if p.over else 0) for seat in seats]
    taken = [len(p.zones[TAKEN + seat]) for seat in seats]
    armies = [int(pieces) for pieces in p.armies]
    cities = [int(p.cities[at]) for at in range(neutral)]
    coins = [int(p.coins[seat]) for seat in seats]
    return [coins, armies[:neutral], armies[neutral:], cities, regions, continents, goods, past, taken]


def turn_of(p: EmpirePosition) -> tuple[int, int] | None:
    """A turn goes by the number of cards taken before it, over all games of a long one."""
    if len(p.stack) <= WIDTH or p.stack[TURN_KIND] < TURN:
        return None
    taken = sum(len(p.zones[TAKEN + seat]) for seat in range(p.players))
    before = taken - (p.stack[TURN_CARD] != NO_CARD)
    return p.stack[TURN_ACTOR], p.game_number * len(p.where) + before


def left(p: EmpirePosition) -> int:
    """Pieces or steps of the present deed that may still follow; 0 outside a deed."""
    in_deed = len(p.stack) > WIDTH and p.stack[TURN_KIND] > CHOOSE and p.actor != LANES
    return p.stack[TURN_LEFT] if in_deed else 0


def uses(p: EmpirePosition, deed: int) -> int:
    """How many pieces or steps the card of this turn allows for a deed; 0 where it has no such deed."""
    in_turn = len(p.stack) > WIDTH and p.stack[TURN_KIND] >= TURN
    card = p.stack[TURN_CARD] if in_turn else NO_CARD
    if card == NO_CARD:
        return 0
    first = p.box.deed_1[card] == deed
    return p.box.count_1[card] if first else p.box.count_2[card] if p.box.deed_2[card] == deed else 0


def danger(p: EmpirePosition, action: int) -> str | None:
    """Who stops gives up what the card still allows (EME-28)."""
    return LAPSE if action == p.box.stop_0 and len(p.legal(p.actor)) > 1 else None


def prices(p: EmpirePosition, seat: int, components: Components) -> list[Price]:
    """The row: what each card costs at its place (EME-25)."""
    asked = not p.over and p.actor == seat and p.stack[TURN_KIND] == TURN
    named = places("card", (card["id"] for card in components.cards))
    found = []
    for place, card in enumerate(p.zones[ROW]):
        price = p.box.prices[place]
        dear = price > p.coins[seat]
        found.append(
            Price(
                "card",
                named[card],
                (("coins", price),),
                legal=int(asked and not dear),
                why="too-expensive" if dear else "",
            )
        )
    return found
