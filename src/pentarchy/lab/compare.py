"""Two simulations side by side: what changed, with 95 % intervals, and how many games it takes to see a change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, pvariance
from typing import Any

from pentarchy.lab.simulate import Row
from pentarchy.lab.stats import NO_INTERVAL, Z_95
from pentarchy.lab.tables import read, read_run

POWER_80 = 0.8416212335729143
"""For the number of games: a change of this size is then seen in four of five runs."""


@dataclass(frozen=True)
class Change:
    """A figure in both runs, the difference with its interval, and the games per run needed to see it."""

    what: str
    before: float
    after: float
    low: float | None
    high: float | None
    """None: the figure is fixed in both runs, so the difference is no outcome of the games."""
    games_needed: int | None

    @property
    def seen(self) -> bool:
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)

    @property
    def interval(self) -> str:
        """Of the difference, for people."""
        return NO_INTERVAL if self.low is None else f"{self.low:+.3f} to {self.high:+.3f}"


def compare(a: Path, b: Path) -> tuple[list[str], list[Change]]:
    """How the runs differ in what was asked for, and what came of it."""
    run_a, run_b = read_run(a), read_run(b)
    rows_a, rows_b = read(a), read(b)
    differences = [f"{key}: {before} → {after}" for key, before, after in _differences(run_a, run_b)]
    paired = run_a["game"] == run_b["game"] and run_a["seed"] == run_b["seed"] and run_a["line_up"] == run_b["line_up"]
    figures = _figures(rows_a, rows_b)
    fixed = {f"{bot}: win rate" for bot in rows_a[0].bots if {*rows_a[0].bots, *rows_b[0].bots} == {bot}}
    fixed |= _fixed_facts([*rows_a, *rows_b])
    return differences, [_change(name, rows_a, rows_b, of, paired, name in fixed) for name, of in figures.items()]


def _fixed_facts(rows: list[Row]) -> set[str]:
    """Win rates of facts that every seat of every game had: the even share whatever happens."""
    first = rows[0].facts[0].items() if rows[0].facts else ()
    everybody = {fact for fact in first if all(fact in seat.items() for row in rows for seat in row.facts)}
    return {f"{name} {value}: win rate" for name, value in everybody}


def _differences(a: dict[str, Any], b: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """Entries that are not the same, options one by one."""
    found = []
    for key in a:
        if isinstance(a[key], dict) and isinstance(b.get(key), dict):
            found += [(k, a[key].get(k), b[key].get(k)) for k in a[key] if a[key].get(k) != b[key].get(k)]
        elif a[key] != b.get(key):
            found.append((key, a[key], b.get(key)))
    return found


Figure = Callable[[Row], float | None]


def _figures(rows_a: list[Row], rows_b: list[Row]) -> dict[str, Figure]:
    """Figures of one game that both runs have."""
    figures: dict[str, Figure] = {"decisions per game": lambda row: float(row.decisions)}
    figures["answers per decision"] = lambda row: row.branching
    for seat in range(min(len(rows_a[0].bots), len(rows_b[0].bots))):
        figures[f"seat {seat}: win rate"] = lambda row, seat=seat: row.shares[seat]  # type: ignore[misc]
        figures[f"seat {seat}: score"] = lambda row, seat=seat: float(row.scores[seat])  # type: ignore[misc]
    for bot in sorted(set(rows_a[0].bots) & set(rows_b[0].bots)):
        figures[f"{bot}: win rate"] = lambda row, bot=bot: _mean(row.shares, row.bots, bot)  # type: ignore[misc]
        figures[f"{bot}: score"] = lambda row, bot=bot: _mean(row.scores, row.bots, bot)  # type: ignore[misc]
    facts = {(name, value) for row in [*rows_a, *rows_b] for seat in row.facts for name, value in seat.items()}
    for name, value in sorted(facts):
        figures[f"{name} {value}: win rate"] = lambda row, name=name, value=value: _mean(  # type: ignore[misc]
            row.shares, [seat.get(name) for seat in row.facts], value
        )
    return figures


def _mean(values: Sequence[float], labels: Sequence[str | None], wanted: str) -> float | None:
    """The mean over the seats with this label; None if there is none."""
    found = [value for value, one in zip(values, labels, strict=True) if one == wanted]
    return fmean(found) if found else None


def _change(what: str, rows_a: list[Row], rows_b: list[Row], of: Figure, paired: bool, fixed: bool) -> Change:
    a = {row.index: value for row in rows_a if (value := of(row)) is not None}
    b = {row.index: value for row in rows_b if (value := of(row)) is not None}
    common = sorted(set(a) & set(b)) if paired else []
    before, after = fmean(a.values()) if a else 0.0, fmean(b.values()) if b else 0.0
    if fixed:
        return Change(what, before, after, None, None, None)
    if len(common) > 1 and len(common) == len(a) == len(b):
        # The same seeds in both runs: what chance does to both cancels out.
        spread = pvariance([b[k] - a[k] for k in common])
        error = sqrt(spread / len(common))
    else:
        spread = (pvariance(a.values()) if len(a) > 1 else 0.0) + (pvariance(b.values()) if len(b) > 1 else 0.0)
        error = sqrt(
            (pvariance(a.values()) / len(a) if len(a) > 1 else 0.0)
            + (pvariance(b.values()) / len(b) if len(b) > 1 else 0.0)
        )
    difference = after - before
    needed = ceil(spread * ((Z_95 + POWER_80) / difference) ** 2) if difference and spread else None
    return Change(what, before, after, difference - Z_95 * error, difference + Z_95 * error, needed)
