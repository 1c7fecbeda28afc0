"""What is hidden from whom: the order of the deck from all, bids from the others until they are shown (EME-76)."""

from __future__ import annotations

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.games.eight_minute_empire.numbers import (
    BID,
    DO_RECRUIT,
    DO_VOYAGE,
    TURN_BEGUN,
    TURN_KIND,
    TURN_LEFT,
)
from pentarchy.games.eight_minute_empire.position import BOX, DECK, ROW, TAKEN, EmpirePosition
from pentarchy.games.eight_minute_empire.views import SeatView, TurnView, View
from pentarchy.kernel.position import LANES


def redeal(p: EmpirePosition, seat: int, seed: int) -> EmpirePosition:
    """Only the order of the deck can differ, and what others bid."""
    q = p.clone()
    q.forget_others(seat, seed)
    q.redeal_among([DECK], seat)
    return q


def view(p: EmpirePosition, seat: int, components: Components) -> View:
    """Everything that lies open (EME-77, EME-78) and this seat's own bid."""
    regions = components.regions
    cards = [card["id"] for card in components.cards]
    control = scoring.controlled(p)
    controllers = scoring.controllers(p, control)
    continents = scoring.continent_points(p, control)
    return {
        "game": "eight_minute_empire",
        "players": p.players,
        "seat": seat,
        "options": dict(components.options),
        "game_number": p.game_number + 1,
        "games": p.box.games,
        "row": [{"card": cards[card], "price": p.box.prices[place]} for place, card in enumerate(p.zones[ROW])],
        "deck": len(p.zones[DECK]),
        "removed": [cards[card] for card in p.zones[BOX]],
        "regions": [
            {
                "region": regions[r],
                "armies": [p.armies[colour * p.box.regions + r] for colour in range(p.players + 1)],
                "cities": [p.cities[colour * p.box.regions + r] for colour in range(p.players)],
                "control": controllers[r],
                "token": components.goods[p.token[r]] if p.token[r] >= 0 else None,
            }
            for r in range(p.box.regions)
        ],
        "seats": [_seat(p, k, control, continents, components) for k in range(p.players)],
        "neutral_supply": p.supply[p.players],
        "bids": [None if bid < 0 else bid for bid in p.bids],
        "own_bid": own_bid(p, seat),
        "first": None if p.first < 0 else p.first,
        "youth": list(p.youth),
        "turn": turn(p),
        "over": bool(p.over),
    }


def _seat(p: EmpirePosition, k: int, control: list[int], continents: list[int], components: Components) -> SeatView:
    parts = scoring.breakdown(p, k, control, continents)
    counts = scoring.symbols(p, k, control)
    jokers = scoring.assign_jokers(p, counts)
    return {
        "coins": p.coins[k],
        "supply": p.supply[k],
        "cities": p.city_supply[k],
        "cards": [components.cards[card]["id"] for card in p.zones[TAKEN + k]],
        "cards_to_collect": p.box.cards_to_collect[p.players],
        "regions": parts[0],
        "continents": parts[1],
        "goods": {
            good: {"symbols": counts[g], "jokers": jokers[g], "points": parts[2 + g]}
            for g, good in enumerate(components.goods)
        },
        "jokers": counts[len(components.goods)],
        "points": sum(parts),
        "past_points": 0 if p.over else p.past_points[k],
    }


def own_bid(p: EmpirePosition, seat: int) -> int | None:
    if seat < 0 or p.actor != LANES or p.stack[TURN_KIND] != BID or not p.lanes[seat]:
        return None
    return p.lanes[seat][0] - p.box.bid_0


def turn(p: EmpirePosition) -> TurnView:
    """Whose turn it is and what is left of the deed; open to all. Bids: only that bidding goes on."""
    if p.over or not p.stack:
        return {"asked": None, "seat": None, "left": 0, "by_sea": False}
    kind = p.stack[TURN_KIND]
    return {
        "asked": p.decisions[kind].name,
        "seat": p.actor if p.actor >= 0 else None,
        "left": p.stack[TURN_LEFT] if kind >= DO_RECRUIT else p.stack[TURN_BEGUN],
        "by_sea": kind == DO_VOYAGE,
    }
