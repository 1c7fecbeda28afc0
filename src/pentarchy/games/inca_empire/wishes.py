"""Answers that go together."""

from __future__ import annotations

from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.position import IncaPosition
from pentarchy.kernel.wishes import Chain, of, pairs


def chains(p: IncaPosition, seat: int, components: Components) -> list[Chain]:
    """A road that only the additional road can be."""
    codec = components.codec
    legal = p.legal(seat)
    extra = pairs(p, seat, of(codec, legal, "additional"), codec, "road", "wild")
    return [Chain(pair) for pair in extra if pair[1] not in legal]
