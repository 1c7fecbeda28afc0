"""Answers that go together."""

from __future__ import annotations

from pentarchy.games.founders.components import Components
from pentarchy.games.founders.position import FoundersPosition
from pentarchy.kernel.wishes import Chain, of, pairs


def chains(p: FoundersPosition, seat: int, components: Components) -> list[Chain]:
    """A stack is opened, or a tile attached, straight away: no token is played before it."""
    codec = components.codec
    return [Chain(pair) for pair in pairs(p, seat, of(codec, p.legal(seat), "skip"), codec, "open", "attach")]
