"""How good a position is for a seat."""

from __future__ import annotations

from proving_ground.position import COIN, GRAIN, ProvingPosition
from proving_ground.scoring import key


def worth(p: ProvingPosition, seat: int) -> float:
    """Points, and a little for what can still become points."""
    return p.points_of(seat) + 0.2 * p.has(seat, COIN) + 0.15 * p.has(seat, GRAIN) + 0.25 * len(p.hand(seat))


def judgement(p: ProvingPosition, seat: int) -> float:
    """About the chance to win, 0 to 1."""
    if p.over:
        mine = key(p, seat)
        best = max(key(p, other) for other in range(p.players))
        if mine != best:
            return 0.0
        return 1.0 / sum(1 for other in range(p.players) if key(p, other) == best)
    own = worth(p, seat)
    rival = max(worth(p, other) for other in range(p.players) if other != seat)
    lead = own - rival
    return 0.5 + 0.5 * lead / (2.0 + abs(lead))
