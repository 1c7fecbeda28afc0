"""Statistics of simulated games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pentarchy.lab.simulate import Row

Z_95 = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval for a win rate.

    A shared victory counts as its share, so `wins` need not be whole. A share between 0 and 1 varies less than a
    win or loss with the same mean; the interval is then a little wider than it had to be, never too narrow.
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    centre, scale = rate + z * z / (2 * games), 1 + z * z / games
    # Rounding must not push the rate itself out of its interval.
    return max(0.0, min(rate, (centre - spread) / scale)), min(1.0, max(rate, (centre + spread) / scale))


NO_INTERVAL = "—"
FIXED = "the rate is fixed, since every seat of every game counts here: it is the even share whatever happens"
"""Why a rate has no interval: it is no outcome of the games."""


def interval_text(ci: Sequence[float] | None) -> str:
    """An interval of rates for people."""
    return NO_INTERVAL if ci is None else f"{100 * ci[0]:.1f} to {100 * ci[1]:.1f} %"


def summary(rows: Sequence[Row], seats: Sequence[str]) -> dict[str, Any]:
    """What happened, by bot and by seat. `seats` are the bots in the order of the first game."""
    bots = list(dict.fromkeys(seats))
    chairs = range(len(seats))
    return {
        "bots": [
            {"bot": bot, **_side((row, seat) for row in rows for seat in chairs if row.bots[seat] == bot)}
            for bot in bots
        ],
        "seats": [{"seat": seat, **_side((row, seat) for row in rows)} for seat in chairs],
        "facts": _by_fact(rows),
        "length": _length([row.decisions for row in rows]),
        "mean_branching": fmean(row.branching for row in rows),
        "ratings": ratings(rows),
        "shared_victories": sum(max(row.shares) < 1 for row in rows),
        "reasons": dict(sorted(Counter(row.reason for row in rows).items())),
    }


def _by_fact(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Win rates by faction, nation and the like, where a game has such facts."""
    held: dict[tuple[str, str], list[tuple[Row, int]]] = {}
    for row in rows:
        for seat, facts in enumerate(row.facts):
            for name, value in facts.items():
                held.setdefault((name, value), []).append((row, seat))
    return [{"fact": name, "value": value, **_side(played)} for (name, value), played in sorted(held.items())]


def ratings(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """OpenSkill ratings (Plackett-Luce) of the bots from all games in order; empty without the package."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return []
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for row in rows:
        for bot in row.bots:
            known.setdefault(bot, model.rating(name=bot))
        rated = model.rate([[known[bot]] for bot in row.bots], ranks=[float(place) for place in row.places])
        for bot in set(row.bots):
            # A bot that sits on several seats takes the mean of what each seat did to its rating.
            mine = [team[0] for team, name in zip(rated, row.bots, strict=True) if name == bot]
            known[bot].mu = fmean(one.mu for one in mine)
            known[bot].sigma = fmean(one.sigma for one in mine)
    return [{"bot": bot, "mu": one.mu, "sigma": one.sigma} for bot, one in sorted(known.items())]


def _side(played: Iterable[tuple[Row, int]]) -> dict[str, Any]:
    """One bot or one seat: a game counts once for each seat held in it."""
    held = list(played)
    wins = sum(row.shares[seat] for row, seat in held)
    scores = [row.scores[seat] for row, seat in held]
    parts = dict.fromkeys(part for row, seat in held for part in row.breakdown[seat])
    fixed = len(held) == sum(len(seats) for seats in {row.index: row.bots for row, _ in held}.values())
    return {
        "games": len(held),
        "win_rate": wins / len(held),
        "ci": None if fixed else list(wilson(wins, len(held))),
        "ci_reason": FIXED if fixed else None,
        "mean_score": fmean(scores),
        "score_deviation": pstdev(scores),
        "mean_place": fmean(row.places[seat] for row, seat in held),
        "mean_breakdown": {part: fmean(row.breakdown[seat].get(part, 0) for row, seat in held) for part in parts},
    }


def _length(decisions: Sequence[int]) -> dict[str, float]:
    return {
        "mean_decisions": fmean(decisions),
        "deviation": pstdev(decisions),
        "min_decisions": min(decisions),
        "max_decisions": max(decisions),
    }
