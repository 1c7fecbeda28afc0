"""The measurement itself: what it plays, and that its figures belong together."""

from __future__ import annotations

from itertools import pairwise

import pytest

import pentarchy
from pentarchy.kernel.game import same
from pentarchy.lab import bench
from pentarchy.registry import game

GAME = "eight_minute_empire" if "eight_minute_empire" in pentarchy.all_games() else "proving_ground"


def test_rate_counts_what_was_done() -> None:
    clock = iter(range(100))
    calls: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "process_time", lambda: float(next(clock)))
        assert bench.rate(calls.append, 4, 50) == 50.0
    assert calls == [50] * 4


def test_a_fresh_deal_is_bare_and_seeded() -> None:
    match = pentarchy.new(GAME, 2, 0)
    first, again, other = (bench.fresh(match, seed) for seed in (1, 1, 2))
    for p in (first, again, other):
        assert p.sink is None
        assert p.key == b""
        assert match.game.check(p) == []
    assert same(first, again)
    assert not same(first, other)


def test_the_copied_position_is_in_the_middle() -> None:
    one = bench.entry(GAME, 2, None)
    assert not one.middle.over
    assert one.middle.points > bench.fresh(one.match, 0).points


def test_figures_are_the_best_of_all_repeats() -> None:
    one = bench.entry(GAME, 2, None)
    one.best.update(decisions=1e12, clones=1e12)
    one.measure(0.01, search=False)
    assert one.row(1e6)["decisions_per_second"] == 1e12
    assert one.row(1e6)["in_units"]["clones"] == 1e6


@pytest.mark.usefixtures("quick_bench")
def test_every_count_of_players_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    rate = bench.rate

    def watched(work: object, seconds: float, at_once: int) -> float:
        order.append("unit" if work is bench.unit_steps else "game")
        return rate(work, seconds, at_once)  # type: ignore[arg-type]

    monkeypatch.setattr(bench, "rate", watched)
    found = bench.bench([GAME], 0.02)
    rules = game(GAME)
    assert [row["players"] for row in found["games"]] == list(range(rules.min_players, rules.max_players + 1))
    assert found["unit_per_second"] > 0
    # The unit is measured between the games, not once before or after them.
    units = [place for place, what in enumerate(order) if what == "unit"]
    assert len(units) == bench.REPEATS * len(found["games"])
    figures = len(found["games"][0]["in_units"])
    assert max(b - a for a, b in pairwise(units)) <= figures + len(found["peers"])


def test_long_games_of_greedy_take_their_time_from_the_next_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of 10 seconds in repeats of 4: one in the first, none in the second, one in the third."""
    clock = iter(range(0, 1000, 10))
    played: list[int] = []
    monkeypatch.setattr(bench, "process_time", lambda: float(next(clock)))
    monkeypatch.setattr(bench, "play_one", lambda work, index: played.append(index))
    one = bench.entry(GAME, 2, None)
    counts = []
    for _ in range(3):
        one._play_greedy(4)
        counts.append(len(played))
    assert counts == [1, 1, 2]
    assert played == [0, 1]
    assert one.row(1e6)["greedy_games_per_second"] == 2 / 20


def test_greedy_alone_sits_at_every_table() -> None:
    one = bench.entry(GAME, 3, None)
    one._play_greedy(1e-9)
    assert one.greedy.seats == ("greedy",) * 3
    assert one.best["greedy_games"] > 0
