"""The view as numbers, for learning environments."""

from __future__ import annotations

from typing import Any

from pentarchy.games.imperium.position import PHASES, REASONS, RESOURCES, STATES
from pentarchy.kernel.observe import Counts, Each, Number, OneOf, Schema

DECKS = ("main", "region", "uncivilised", "civilised", "fame", "unrest")


def schema(components: Any, players: int) -> Schema:
    cards = list(components.cards)
    seats = range(players)
    tokens = list(RESOURCES[:3])
    asked = [decision.name for decision in components.decisions]
    slot = [
        OneOf("card", "the card", cards),
        Counts("tokens", "tokens on it", tokens, 5),
        Number("unrest", "an unrest card lies under it"),
    ]
    seat = [
        OneOf("nation", "nation", components.nations),
        OneOf("side", "side of the power card", ["A", "B"]),
        OneOf("state", "state card", list(STATES)),
        Counts("pool", "tokens", tokens, 20),
        Number("actions", "action tokens", 3),
        Number("exhausts", "exhaust tokens on the state card", 5),
        Number("nation_exhausted", "an exhaust token lies on the nation deck"),
        Number("development_exhausted", "an exhaust token lies in the development area"),
        Number("hand_size", "cards in hand", 8),
        Counts("hand_known", "known cards in hand", cards),
        Number("deck", "cards in the draw deck", 20),
        Counts("discard", "discard pile", cards),
        Counts("in_play", "cards in play", cards),
        Counts("exhausted", "cards with an exhaust token", cards),
        Counts("garrisoned", "garrisoned cards", cards),
        Number("history_size", "cards in history", 20),
        Counts("history_known", "known cards in history", cards),
        Number("sunken_size", "sunken cards", 20),
        Number("nation_deck", "cards in the nation deck", 8),
        Counts("development", "cards in the development area", cards),
        Number("unrest", "known unrest cards", 8),
        Number("hand_limit", "hand limit", 8),
        Number("points", "points that everybody sees", 60),
    ]
    return Schema(
        [
            OneOf("seat", "own seat", [*seats]),
            OneOf("turn.asked", "the question", asked),
            OneOf("turn.asked_seat", "the seat that is asked", [*seats]),
            OneOf("turn.seat", "whose turn it is", [*seats]),
            OneOf("turn.phase", "phase of the turn", list(PHASES)),
            OneOf("turn.source", "the card whose effect asks", cards),
            Number("turn.left", "how many are left", 5),
            Number("round", "round", 20),
            OneOf("trigger", "why scoring will begin", list(REASONS[1:])),
            Number("final", "last round"),
            Each("market", "market slots", 5, slot),
            Counts("decks", "cards in the decks", list(DECKS), 30),
            Counts("exile", "exiled cards", cards),
            Counts("looked", "cards in sight now", cards),
            Number("combs", "the next card ignores its empire icon"),
            Each("seats", "seats, the own one first", players, seat, turn=True),
        ]
    )
