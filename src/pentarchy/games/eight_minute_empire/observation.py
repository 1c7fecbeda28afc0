"""The view as numbers, for learning environments. Seats are counted from the viewer's own: 0 is its own, 1 the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pentarchy.games.eight_minute_empire import knowledge, scoring
from pentarchy.games.eight_minute_empire.position import DECK, ROW, TAKEN, EmpirePosition
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema, Tensor, fill, places_after, turned

ROW_LENGTH = 6
ASKED = ("bid", "neutral", "take", "choose", "recruit", "move", "city", "destroy")


def schema(components: Any, players: int) -> Schema:
    cards = [card["id"] for card in components.cards]
    seats = range(players)
    goods = [*components.goods]
    turn: list[Field] = [
        OneOf("turn.asked", "the question", ASKED),
        OneOf("turn.seat", "the seat that is asked, counted from the own one", [*seats]),
        Number("turn.left", "armies, steps or cities left of the action", 6),
        Number("turn.by_sea", "great march"),
    ]
    region = [
        *(Number(f"armies.{place}", f"armies {_whose(place)}", 14) for place in seats),
        Number(f"armies.{players}", "neutral armies", 10),
        *(Number(f"cities.{place}", f"cities {_whose(place)}", 3) for place in seats),
        OneOf("control", "seat that controls the region, counted from the own one", [*seats]),
        OneOf("token", "goods token", goods),
    ]
    seat = [
        Number("coins", "coins", 14),
        Number("supply", "armies in supply", 14),
        Number("cities", "cities in supply", 3),
        Counts("cards", "cards taken", cards),
        Number("regions", "regions controlled", 10),
        Number("continents", "continents controlled", 5),
        Number("points", "points so far", 20),
        Number("past_points", "points of earlier games", 40),
    ]
    row = [OneOf("card", "the card", cards), Number("price", "price", 3)]
    fields: list[Field] = [
        OneOf("seat", "own seat", [*seats]),
        *turn,
        Each("row", "cards of the row from the left", ROW_LENGTH, row),
        Number("deck", "cards in the deck", 42),
        Each("regions", "regions in the order of the board", len(components.regions), region),
        Each("seats", "seats, the own one first", players, seat, turn=True),
        Each("bids", "revealed bids by seat, the own one first", players, [Number("", "bid", 14)], turn=True),
        Number("own_bid", "own bid before the reveal", 14),
        OneOf("first", "seat that went first, counted from the own one", [*seats]),
        Number("game_number", "which game of a long game", 3),
    ]

    def write(p: EmpirePosition, seat: int, to: Tensor) -> None:
        """The same numbers straight from the position."""
        control = scoring.controlled(p)
        order, places = turned(players, seat), places_after(players, seat)
        to.one_of(seat, players)
        fill(turn, {"turn": _turn_from(knowledge.turn(p), places)}, to)
        _write_row(p, to)
        to.number(len(p.zones[DECK]) / 42)
        controllers = [places[k] if k >= 0 else -1 for k in scoring.controllers(p, control)]
        _write_regions(p, order, controllers, len(goods), to)
        continents = scoring.continent_points(p, control)
        for k in order:
            _write_seat(p, k, scoring.breakdown(p, k, control, continents), to)
        to.numbers([max(0, p.bids[k]) for k in order], 14)
        to.number((knowledge.own_bid(p, seat) or 0) / 14)
        to.one_of(places[p.first] if p.first >= 0 else -1, players)
        to.number((p.game_number + 1) / 3)

    return Schema(fields, write, _own_first)


def _whose(place: int) -> str:
    return f"of the seat {place} further" if place else "of the own seat"


def _own_first(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The view with all seats inside of regions, turn and start counted from the viewer's own."""
    players, seat = view["players"], max(0, view["seat"])
    order, places = turned(players, seat), places_after(players, seat)

    def place(of: int | None) -> int | None:
        return places[of] if of is not None and of >= 0 else None

    regions = [
        {
            **region,
            "armies": [*(region["armies"][k] for k in order), region["armies"][players]],
            "cities": [region["cities"][k] for k in order],
            "control": place(region["control"]),
        }
        for region in view["regions"]
    ]
    return {**view, "regions": regions, "turn": _turn_from(view["turn"], places), "first": place(view["first"])}


def _turn_from(turn: Mapping[str, Any], places: list[int]) -> dict[str, Any]:
    return {**turn, "seat": None if turn["seat"] is None else places[turn["seat"]]}


def _write_row(p: EmpirePosition, to: Tensor) -> None:
    row, cards = p.zones[ROW], len(p.box.good)
    for place in range(len(row)):
        to.one_of(row[place], cards)
        to.number(p.box.prices[place] / 3)
    to.skip((ROW_LENGTH - len(row)) * (cards + 1))


def _write_regions(p: EmpirePosition, order: list[int], control: list[int], goods: int, to: Tensor) -> None:
    regions, neutral = p.box.regions, p.players * p.box.regions
    width = 3 * p.players + 1 + goods
    for seat in order:
        to.column(p.armies[seat * regions : (seat + 1) * regions], width, 14)
    to.column(p.armies[neutral:], width, 10)
    for seat in order:
        to.column(p.cities[seat * regions : (seat + 1) * regions], width, 3)
    to.column_one_of(control, p.players, width)
    to.column_one_of(p.token, goods, width)
    to.rest(regions, width)


def _write_seat(p: EmpirePosition, k: int, parts: list[int], to: Tensor) -> None:
    to.numbers((p.coins[k] / 14, p.supply[k] / 14, p.city_supply[k] / 3))
    to.counts(p.zones[TAKEN + k], len(p.box.good))
    past = 0 if p.over else p.past_points[k]
    to.numbers((parts[0] / 10, parts[1] / 5, sum(parts) / 20, past / 40))
