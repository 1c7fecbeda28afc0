"""The view as numbers, for learning environments: a list of fields, read from the view and nothing else."""

from __future__ import annotations

from pentarchy.kernel.observe import Counts, Each, Number, OneOf, Schema
from proving_ground.components import RESOURCES, Components


def schema(box: Components, players: int) -> Schema:
    return Schema(
        [
            Number("round", "round", box.facts.rounds),
            Number("doom", "the doom", max(10, box.facts.doom)),
            Counts("bank", "in the bank", RESOURCES, 30),
            Each(
                "seats",
                "the players, the viewer first",
                players,
                [
                    Number("coin", "coins", 10),
                    Number("grain", "grain", 10),
                    Number("points", "points", box.facts.triumph),
                    Number("hand", "cards in hand", box.facts.hand_limit),
                    Counts("known", "cards of the hand that the viewer knows", box.ids),
                    Counts("table", "cards in play", box.ids),
                ],
                turn=True,
            ),
            Counts("deck", "cards of the deck that the viewer knows", box.ids),
            Counts("discard", "cards of the discard pile", box.ids),
            OneOf("asked.question", "the question", [decision.name for decision in box.decisions]),
        ]
    )
