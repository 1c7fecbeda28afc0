"""Answers that go together."""

from __future__ import annotations

from typing import Final

from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.games.eight_minute_empire.position import EmpirePosition
from pentarchy.kernel.wishes import Chain, of, runs

MOST: Final = 6
"""Armies that one card recruits at most."""


def chains(p: EmpirePosition, seat: int, components: Components) -> list[Chain]:
    """All armies of a card in one region."""
    codec = components.codec
    recruits = (runs(p, seat, action, MOST) for action in of(codec, p.legal(seat), "recruit"))
    return [Chain(found[-1], pointed=False) for found in recruits if found]
