"""The view as numbers, for learning environments."""

from __future__ import annotations

from typing import Any

from pentarchy.kernel.observe import Counts, Each, Number, OneOf, Schema


def schema(components: Any, players: int) -> Schema:
    cards = [card["id"] for card in components.cards]
    seats = range(players)
    goods = [*components.goods]
    region = [
        *(Number(f"armies.{colour}", f"armies of seat {colour}", 14) for colour in seats),
        Number(f"armies.{players}", "neutral armies", 10),
        *(Number(f"cities.{colour}", f"cities of seat {colour}", 3) for colour in seats),
        OneOf("control", "seat that controls the region", [*seats]),
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
    return Schema(
        [
            OneOf("seat", "own seat", [*seats]),
            OneOf(
                "turn.asked", "the question", ["bid", "neutral", "take", "choose", "recruit", "move", "city", "destroy"]
            ),
            OneOf("turn.seat", "the seat that is asked", [*seats]),
            Number("turn.left", "armies, steps or cities left of the action", 6),
            Number("turn.by_sea", "great march"),
            Each(
                "row",
                "cards of the row from the left",
                6,
                [OneOf("card", "the card", cards), Number("price", "price", 3)],
            ),
            Number("deck", "cards in the deck", 42),
            Each("regions", "regions in the order of the board", len(components.regions), region),
            Each("seats", "seats, the own one first", players, seat, turn=True),
            Each("bids", "revealed bids by seat, the own one first", players, [Number("", "bid", 14)], turn=True),
            Number("own_bid", "own bid before the reveal", 14),
            OneOf("first", "seat that went first", [*seats]),
            Number("game_number", "which game of a long game", 3),
        ]
    )
