"""The bots of the table think in worker processes, one question at a time."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator

import pytest
from rooms_for_tests import in_a_loop
from served import PATIENCE

import pentarchy
from pentarchy.bots.simple import GreedyBot
from pentarchy.table import thinkers
from pentarchy.table.thinkers import Thinkers, Worker, choose


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    monkeypatch.setattr(thinkers, "START_SECONDS", PATIENCE)
    monkeypatch.setattr(thinkers, "SIMPLE_SECONDS", PATIENCE)
    running = Thinkers(seconds=PATIENCE)
    yield running
    running.close()


def a_choice() -> pentarchy.Match:
    """Behind the bids, with something to choose."""
    match = pentarchy.new("eight_minute_empire", players=3, seed=1)
    while match.legal(match.to_act[0])[0].startswith("bid") or len(match.legal(match.to_act[0])) < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def as_greedy(match: pentarchy.Match, seed: int) -> str:
    seat = match.to_act[0]
    return str(GreedyBot(seed).choose(match.redeal(seat, seed), seat))


def ask(pool: Thinkers, match: pentarchy.Match, spec: str, seed: int) -> str:
    answer: str = in_a_loop(asyncio.wait_for(pool.choose(match, match.to_act[0], spec, seed), PATIENCE))
    return answer


def test_the_luck_comes_with_the_question() -> None:
    """A worker makes the bot anew for each question: with the same lot every time, easy would slip always or never."""
    match = pentarchy.new("scythe", players=2, seed=4)  # two sections look nearly alike here
    seat = match.to_act[0]
    state = match.redeal(seat, 1).state()
    easy = {choose(state, seat, "easy", seed) for seed in range(40)}
    normal = {choose(state, seat, "normal", seed) for seed in range(40)}
    assert len(easy) > len(normal), (easy, normal)
    assert choose(state, seat, "easy", 5) == choose(state, seat, "easy", 5)


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("players", [2, 3])
def test_bots_end_their_games(level: str, players: int, request: pytest.FixtureRequest) -> None:
    """In Scythe nothing ends the game but a sixth star: bots that only save coins would go on for ever. Three of the
    level that takes its time: with `--thorough`."""
    if (level, players) == ("normal", 3) and not request.config.getoption("--thorough"):
        pytest.skip("with --thorough")
    match = pentarchy.new("scythe", players=players, seed=players)
    state, question = match.clone(), 0
    while not state.over:
        seat = state.to_act[0]
        question += 1
        assert question < 4000, f"{level} does not come to an end"
        state.play(seat, choose(state.redeal(seat, question).state(), seat, level, question))


def test_a_killed_worker_costs_nothing(pool: Thinkers) -> None:
    match = a_choice()
    ask(pool, match, "normal", 7)
    (worker,) = pool._all
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGKILL)
    worker.process.join()
    assert ask(pool, match, "normal", 7) == as_greedy(match, 7)
    assert pool.fallbacks == 1


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="processes have no rank here")
def test_bots_stand_back_behind_the_server(pool: Thinkers) -> None:
    """Where both want the processor: people at all tables wait for the server."""
    ask(pool, a_choice(), "greedy", 1)
    (worker,) = pool._all
    ours, theirs = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, worker.process.pid or 0))
    assert theirs == min(ours + thinkers.MODEST, 19)


def test_a_slow_bot_gives_way_to_greedy(pool: Thinkers) -> None:
    pool.seconds = 0.3
    match = a_choice()
    assert ask(pool, match, "mcts:9999", 4) == as_greedy(match, 4)
    assert pool.fallbacks == 1
    assert pool._all
    assert all(worker.process.is_alive() for worker in pool._all)


def test_a_process_that_hangs_is_ended(pool: Thinkers) -> None:
    """It hears nothing, not even that it should end; a simpler bot answers in another process."""
    match = a_choice()
    ask(pool, match, "normal", 7)
    (worker,) = pool._all
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGSTOP)
    pool.seconds = 0.3
    assert ask(pool, match, "normal", 7) == as_greedy(match, 7)
    assert pool.fallbacks == 1
    assert worker not in pool._all
    worker.process.join(30)
    assert not worker.process.is_alive()


def test_a_process_that_does_not_even_read_its_question_is_ended() -> None:
    """A long question, such as the last of an analysis, does not fit into the pipe: who sends it would wait on."""
    worker, match = Worker(), a_choice()
    try:
        assert worker.ask(("choose", match.state(), match.to_act[0], "random", 1), PATIENCE)
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        with pytest.raises(TimeoutError, match="too long"):
            worker.ask(("study", {"long": "x" * (8 << 20)}, 0, None), 0.3)
        worker.process.join(30)
        assert not worker.process.is_alive()
    finally:
        worker.end()


def test_the_clock_of_a_bot_runs_when_its_process_is_there(monkeypatch: pytest.MonkeyPatch, pool: Thinkers) -> None:
    """Starting one takes a second or two, on a busy machine a minute: no bot is called slow for that."""
    pool.seconds = 0.0
    limits: list[float] = []

    class Noted(threading.Timer):
        def __init__(self, seconds: float, kill: Callable[[], None]) -> None:
            limits.append(seconds)
            super().__init__(seconds or PATIENCE, kill)

    monkeypatch.setattr(threading, "Timer", Noted)
    match = a_choice()
    ask(pool, match, "normal", 7)
    ask(pool, match, "normal", 7)
    assert limits == [PATIENCE, 0.0, 0.0], "the start, and each of the two questions"
    assert pool.fallbacks == 0


def test_nobody_starts_a_program_here() -> None:
    match = pentarchy.new("eight_minute_empire", players=2, seed=1)
    with pytest.raises(pentarchy.PentarchyError):
        choose(match.state(), 0, "exec:true", 0)
    assert not thinkers.is_bot("exec:true")
