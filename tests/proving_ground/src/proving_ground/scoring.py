"""Points by source, and who is ahead."""

from __future__ import annotations

from typing import Final

from proving_ground.position import COIN, DUELS, EFFECTS, GRAIN, ProvingPosition

COINS_PER_POINT: Final = 4


def parts(p: ProvingPosition, seat: int) -> list[int]:
    """Points by where they come from: effects, duels, and one for every four coins."""
    return [p.has(seat, EFFECTS), p.has(seat, DUELS), p.has(seat, COIN) // COINS_PER_POINT]


def total(p: ProvingPosition, seat: int) -> int:
    return sum(parts(p, seat))


def key(p: ProvingPosition, seat: int) -> list[int]:
    """By this the seats are ranked: points, then grain."""
    return [total(p, seat), p.has(seat, GRAIN)]
