"""Simulation: the same rows however the work is cut, seats that rotate, statistics that add up."""

from __future__ import annotations

import gc
import pickle
from dataclasses import replace

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.lab.simulate import (
    BrokenGame,
    Row,
    Work,
    _deals,
    game_seed,
    play_one,
    play_range,
    ranges,
    run,
    seating,
    simulate,
)
from pentarchy.lab.stats import summary, wilson

GAME = "eight_minute_empire" if "eight_minute_empire" in pentarchy.all_games() else "proving_ground"
WORK = Work(GAME, ("greedy", "random"), 6, 42)


def test_rows_do_not_depend_on_the_cut() -> None:
    whole = play_range(WORK)
    assert [row.index for row in whole] == list(range(6))
    parts = [row for part in ranges(WORK, 2) for row in play_range(part)]
    assert parts == whole
    assert run(WORK, 2) == whole
    assert play_range(replace(WORK, first=4, games=2)) == whole[4:]


def test_ranges_cover_the_work_exactly() -> None:
    for games in (1, 2, 7, 100, 5000):
        for jobs in (1, 2, 7):
            parts = list(ranges(replace(WORK, games=games, first=3), jobs))
            assert [i for part in parts for i in range(part.first, part.first + part.games)] == list(
                range(3, 3 + games)
            )


def test_seeds_never_change() -> None:
    """Known answers: a published result must be reproducible by later releases."""
    assert game_seed(0, 0) == 54372504230442129454029522908018722652
    assert game_seed(42, 7) == 36559975744795251187383551204771521853
    assert len({game_seed(seed, index) for seed in range(20) for index in range(20)}) == 400


def test_a_row_can_be_played_again_by_hand() -> None:
    row = play_one(WORK, 3)
    assert row.bots == seating(WORK.seats, 3) == ("random", "greedy")
    assert row.seed == game_seed(42, 3)
    match = pentarchy.new(GAME, row.bots, row.seed)
    assert match.names == row.bots


LINE_UPS = [(GAME, ("greedy", "random", "mcts:2"))]
LINE_UPS += [(name, ("random",) * pentarchy.info(name).min_players) for name in pentarchy.all_games()]


@pytest.mark.parametrize(("game", "seats"), LINE_UPS)
def test_bare_games_are_those_of_matches(game: str, seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a past, events and texts the same is played: bots are asked the same, in the same worlds."""
    work = Work(game, seats, 1, 9, decisions=True)
    bare = play_one(work, 0)
    monkeypatch.setattr(bots.Bot, "bare", False)
    at_a_match = play_one(work, 0)
    assert [list(use.items()) for use in bare.uses] == [list(use.items()) for use in at_a_match.uses]
    assert bare == at_a_match


def test_a_bot_that_needs_a_match_gets_one() -> None:
    class Other(bots.Bot):
        def choose(self, match: pentarchy.Match, seat: int) -> pentarchy.Action:
            return match.legal(seat)[0]

    assert not Other().bare
    deals = _deals(WORK)
    p = deals.deal(1)
    assert Other().reply(deals, p, 0, 1) == p.legal(0)[0]


@pytest.mark.parametrize("game", pentarchy.all_games())
def test_a_game_leaves_no_circles_behind(game: str) -> None:
    """While a game is played no garbage is looked for, so it must make none; afterwards it is looked for as before."""
    players = pentarchy.new(game).players
    work = Work(game, ("greedy",) * (players - 1) + ("easy",), 2, 3)
    play_one(work, 0)
    gc.collect()
    gc.disable()
    try:
        play_one(work, 1)
        assert not gc.isenabled()
        assert gc.collect() == 0
    finally:
        gc.enable()
    play_one(work, 0)
    assert gc.isenabled()


def test_seats_rotate() -> None:
    names = ("a", "b", "c")
    assert [seating(names, index) for index in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_rows_and_work_can_be_sent() -> None:
    row = play_one(WORK, 0)
    assert pickle.loads(pickle.dumps(row)) == row
    assert pickle.loads(pickle.dumps(WORK)) == WORK


def test_progress_hears_of_every_game() -> None:
    for jobs in (1, 2):
        heard: list[int] = []
        run(replace(WORK, games=4), jobs, heard.append)
        assert sum(heard) == 4


@pytest.mark.parametrize(
    "bad",
    [{"games": 0}, {"seats": ("random",)}, {"seats": ("random", "nobody")}, {"options": {"x": 1}}, {"game": "chess"}],
)
def test_bad_work_is_refused_at_once(bad: dict[str, object]) -> None:
    with pytest.raises(pentarchy.PentarchyError):
        run(replace(WORK, **bad), 2)  # type: ignore[arg-type]


def test_a_broken_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def pick(self: object, game: object, p: object, seat: int) -> int:
        raise IndexError("pop from empty list")

    monkeypatch.setattr("pentarchy.bots.simple.RandomBot.pick", pick)
    with pytest.raises(BrokenGame, match=f"Game 2 of {GAME} .seed {game_seed(42, 2)}.*IndexError") as caught:
        play_one(WORK, 2)
    assert isinstance(pickle.loads(pickle.dumps(caught.value)), BrokenGame)


def test_simulate_states_what_was_played() -> None:
    found = simulate(replace(WORK, games=2))
    match = pentarchy.new(GAME, 2, 0)
    assert found["options"] == match.options
    assert found["data_hash"] == match.data.hash
    assert found["line_up"] == ["greedy", "random"]


def row(index: int, names: tuple[str, ...], scores: tuple[int, ...], shares: tuple[float, ...]) -> Row:
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Row(index, 0, names, scores, places, shares, 10 + index, "end", tuple({"points": s} for s in scores))


def test_summary_by_bot_and_by_seat() -> None:
    rows = [
        row(0, ("g", "r", "r"), (9, 3, 1), (1.0, 0.0, 0.0)),
        row(1, ("r", "g", "r"), (5, 5, 2), (0.5, 0.5, 0.0)),
        row(2, ("r", "r", "g"), (4, 6, 2), (0.0, 1.0, 0.0)),
    ]
    found = summary(rows, ("g", "r", "r"))
    good, weak = found["bots"]
    assert (good["bot"], good["games"], good["win_rate"]) == ("g", 3, 0.5)
    assert (weak["bot"], weak["games"], weak["win_rate"]) == ("r", 6, 0.25)
    assert good["mean_score"] == pytest.approx(16 / 3)
    assert good["mean_breakdown"] == {"points": pytest.approx(16 / 3)}
    assert weak["mean_place"] == pytest.approx((2 + 3 + 1 + 3 + 2 + 1) / 6)
    assert [seat["win_rate"] for seat in found["seats"]] == [0.5, 0.5, 0.0]
    assert found["shared_victories"] == 1
    assert found["reasons"] == {"end": 3}
    assert found["length"]["mean_decisions"] == 11
    assert (found["length"]["min_decisions"], found["length"]["max_decisions"]) == (10, 12)


def test_shares_add_up_to_one_victory_per_game() -> None:
    for one in play_range(replace(WORK, seats=("random", "random"), games=10)):
        assert sum(one.shares) == pytest.approx(1)
        assert {seat for seat, place in enumerate(one.places) if place == 1} == {
            seat for seat, share in enumerate(one.shares) if share
        }


def test_wilson_known_answers() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    # Newcombe 1998, table I: 81 of 263, and 0 of 20.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    low, high = wilson(30, 30)
    assert (low, high) == pytest.approx((0.8865, 1.0), abs=1e-4)
    assert all(wilson(0, n)[0] == 0.0 and wilson(n, n)[1] == 1.0 for n in range(1, 200))
    assert wilson(2.5, 10)[0] < 0.25 < wilson(2.5, 10)[1]


def test_levels_made_for_a_game_are_seeded_by_game_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of one game are unrelated to each other and to those of the next game."""
    seeds: list[int] = []
    make = bots.make

    def watched(spec: str, seed: int = 0) -> bots.Bot:
        seeds.append(seed)
        return make(spec, seed)

    monkeypatch.setattr(bots, "make", watched)
    play_one(WORK, 0)
    play_one(WORK, 1)
    assert len(set(seeds)) == len(seeds) == 4
