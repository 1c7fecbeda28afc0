"""What matters to people in a position, in numbers, and what everything costs: for previews and price cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
    control = scoring.controlled(p)
    board = _board(p, control)
    return _whole(p, board, [scoring.all_goods(p, seat, control) for seat in range(p.players)])


def count_after(p: EmpirePosition, before: EmpirePosition, counted: Tally) -> Tally:
    """The same; a map that is as it was, and goods of whoever has the same cards, are not counted again."""
    if p.game_number != before.game_number:
        return count(p)
    board, goods = counted[BOARD_FIRST:BOARD_END], counted[BOARD_END]
    still = p.armies == before.armies and p.cities == before.cities and p.token == before.token
    others = [
        seat
        for seat in range(p.players)
        if p.zones[TAKEN + seat] != before.zones[TAKEN + seat] or (p.box.tokens and not still)
    ]
    control = [] if still and not others else scoring.controlled(p)
    if not still:
        board = _board(p, control)
    if others:
        goods = [scoring.all_goods(p, seat, control) if seat in others else goods[seat] for seat in range(p.players)]
    return _whole(p, board, goods)


BOARD_FIRST: Final = 1
BOARD_END: Final = 6
"""Between these are the blocks of what stands on the map, and of the points for it."""


def _board(p: EmpirePosition, control: list[int]) -> Tally:
    neutral = p.players * p.box.regions
    armies, cities = list(p.armies), list(p.cities)
    regions = [bit_count(control[seat]) for seat in range(p.players)]
    return [armies[:neutral], armies[neutral:], cities[:neutral], regions, scoring.continent_points(p, control)]


def _whole(p: EmpirePosition, board: Tally, goods: list[int]) -> Tally:
    past = [int(points) for points in p.past_points]
    if p.over:
        past = [past[seat] - board[-2][seat] - board[-1][seat] - goods[seat] for seat in range(p.players)]
    taken = [len(p.zones[TAKEN + seat]) for seat in range(p.players)]
    return [list(p.coins)[: p.players], *board, goods, past, taken]


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
