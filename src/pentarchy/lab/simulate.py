"""Plays many games without a screen.

The unit of work is a range of games of one line-up: `play_range(work) -> rows`. A game depends on its number and the
seed of the run alone, so a run may be cut into ranges in any way and played anywhere: the rows are the same. With bots
that think for a time (`expert`, `mcts:200ms`) or come from outside only the deals are; see `repeatable`.
"""

from __future__ import annotations

import gc
import logging
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from multiprocessing import get_context
from time import sleep
from typing import Any

from pentarchy import bots
from pentarchy.bots.drive import drive_bare
from pentarchy.deals import Deals
from pentarchy.face import Board
from pentarchy.kernel import chance
from pentarchy.kernel.errors import PentarchyError
from pentarchy.lab.stats import summary
from pentarchy.match import Match, new

logging.getLogger("pentarchy.bots").addHandler(logging.NullHandler())  # a bot that fails ends the run: `play_one`

CHUNKS_PER_JOB = 16
LONGEST_CHUNK = 10
"""Ranges are short, so that all processes end at about the same time and progress is seen; sending one costs little."""


@dataclass(frozen=True)
class Work:
    """A range of games of one line-up."""

    game: str
    seats: tuple[str, ...]
    """Bots in the order of game 0; from game to game they move one seat on."""
    games: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    data: str | None = None
    """Folder of a data pack."""
    first: int = 0
    """Number of the first game of the range."""
    decisions: bool = False
    """Keep every decision, not only what the games came to."""


@dataclass(frozen=True)
class Row:
    """One finished game. Lists go by seat."""

    index: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """From 1; seats that share a place have the same."""
    shares: tuple[float, ...]
    """Of the victory: 1 for a sole winner, 1/k for each of k winners."""
    decisions: int
    reason: str
    breakdown: tuple[dict[str, int], ...]
    facts: tuple[dict[str, str], ...] = ()
    """What tells the seats apart: faction, nation …"""
    branching: float = 0.0
    """Legal answers per decision, on average."""
    uses: tuple[dict[str, int], ...] = ()
    """How often each seat used each action (verb and first argument)."""
    asked: tuple[tuple[str, int, int, str], ...] = ()
    """On request, every decision: question, seat, number of answers, the answer."""


class BrokenGame(RuntimeError):
    """A game that could not be played to its end; the message says which one."""


def game_seed(seed: int, index: int) -> int:
    """The seed of game `index` of a run: 128 bits, unrelated from game to game. Never changes between releases."""
    return int.from_bytes(blake2b(f"pentarchy-sim:{seed}:{index}".encode(), digest_size=16).digest(), "big")


def seating(seats: tuple[str, ...], index: int) -> tuple[str, ...]:
    """Who sits where in game `index`."""
    shift = index % len(seats)
    return seats[-shift:] + seats[:-shift] if shift else seats


def check(work: Work) -> None:
    """Refuse bad work at once, before any process is started."""
    if work.games < 1:
        raise PentarchyError("The number of games must be at least 1.")
    for spec in work.seats:
        bots.make(spec)
    _deal(work, work.first)


def play_range(work: Work, played: Callable[[int], None] = lambda games: None) -> list[Row]:
    """Play the games of a range one after another; `played` hears of each."""
    rows = []
    for index in range(work.first, work.first + work.games):
        rows.append(play_one(work, index))
        played(1)
    return rows


def play_one(work: Work, index: int) -> Row:
    """Play one game of the run."""
    names, seed = seating(work.seats, index), game_seed(work.seed, index)
    asked: list[tuple[str, int, int]] = []
    answers: list[tuple[int, int]] = []
    try:
        players = [bots.make(spec, chance.make_state(seed, seat + 1)) for seat, spec in enumerate(names)]
        if all(bot.bare for bot in players):
            with _uncollected():
                board, answers = _play_bare(work, players, seed, asked)
        else:
            match = _deal(work, index)
            answers = match.answers
            bots.drive(match, players, seed, lambda m, s: asked.append((m.asked, s, len(m.numbers(s)))))
            board = match.board()
    except Exception as error:
        raise BrokenGame(
            f"Game {index} of {work.game} (seed {seed}, seats {','.join(names)}) broke at decision "
            f"{len(asked)}: {type(error).__name__}: {error}"
        ) from error
    for bot in players:
        if bot.failed:  # greedy has played on for it: the figures would be another bot's
            raise BrokenGame(f"In game {index} of {work.game} (seed {seed}) the bot {bot.spec} failed: {bot.failed}.")
    return _row(board, names, index, seed, asked, answers, work.decisions)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Nobody looks for objects that hold each other in a circle: positions and what judges them hold none."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _play_bare(
    work: Work, players: list[bots.Bot], seed: int, asked: list[tuple[str, int, int]]
) -> tuple[Board, list[tuple[int, int]]]:
    """A game of bots that work on bare positions: nothing is done that nobody reads. They answer as at a match."""
    deals = _deals(work)
    p = deals.deal(seed)
    question = deals.game.asked
    answers = drive_bare(deals, p, players, seed, lambda q, s: asked.append((question(q), s, len(q.legal(s)))))
    return deals.board(p), answers


def _deal(work: Work, index: int) -> Match:
    names = seating(work.seats, index)
    return new(work.game, names, game_seed(work.seed, index), work.options, work.data)


def _deals(work: Work) -> Deals:
    """What the deals of a run share is looked up once."""
    return _shared_deals(work.game, len(work.seats), tuple(sorted(work.options.items())), work.data)


@lru_cache(maxsize=4)
def _shared_deals(game: str, players: int, options: tuple[tuple[str, object], ...], data: str | None) -> Deals:
    return Deals(new(game, players, 0, dict(options), data))


def _row(
    board: Board,
    names: tuple[str, ...],
    index: int,
    seed: int,
    asked: list[tuple[str, int, int]],
    answers: list[tuple[int, int]],
    keep: bool,
) -> Row:
    result, players = board.result, len(names)
    assert result is not None
    places = [0] * players
    place = 1
    for group in result.ranking:
        for seat in group:
            places[seat] = place
        place += len(group)
    return Row(
        index,
        seed,
        names,
        tuple(result.scores),
        tuple(places),
        tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)),
        len(answers),
        result.reason,
        tuple(result.breakdown),
        tuple(board.facts()),
        sum(options for _, _, options in asked) / max(1, len(asked)),
        _uses(board, answers),
        _decisions(board, asked, answers) if keep else (),
    )


def _uses(board: Board, answers: list[tuple[int, int]]) -> tuple[dict[str, int], ...]:
    """By seat, how often it used each action, by the first two words of its text; in the order of the first use."""
    counted: tuple[dict[int, int], ...] = tuple({} for _ in range(board.players))
    for seat, action in answers:
        counted[seat][action] = counted[seat].get(action, 0) + 1
    uses: tuple[dict[str, int], ...] = tuple({} for _ in range(board.players))
    for seat, counts in enumerate(counted):
        for action, times in counts.items():
            words = " ".join(board.codec.text(action).split(" ")[:2])
            uses[seat][words] = uses[seat].get(words, 0) + times
    return uses


def _decisions(
    board: Board, asked: list[tuple[str, int, int]], answers: list[tuple[int, int]]
) -> tuple[tuple[str, int, int, str], ...]:
    """Questions with their answers. Answers in lanes may stand in seat order, so they are matched by seat."""
    left: dict[int, list[str]] = {seat: [] for seat in range(board.players)}
    for seat, action in answers:
        left[seat].append(board.codec.text(action))
    return tuple((name, seat, options, left[seat].pop(0)) for name, seat, options in asked)


def ranges(work: Work, jobs: int) -> Iterator[Work]:
    """The work cut into smaller ranges."""
    size = max(1, min(LONGEST_CHUNK, work.games // (jobs * CHUNKS_PER_JOB)))
    for first in range(work.first, work.first + work.games, size):
        yield replace(work, first=first, games=min(size, work.first + work.games - first))


def run(work: Work, jobs: int = 1, played: Callable[[int], None] = lambda games: None) -> list[Row]:
    """All rows in order, played by this process or by `jobs` others."""
    check(work)
    rows: list[Row] = []
    for part in play_ranges(list(ranges(work, jobs)), jobs):
        rows += part
        played(len(part))
    return sorted(rows, key=lambda row: row.index)


def play_ranges(parts: list[Work], jobs: int) -> Iterator[list[Row]]:
    """Ranges as they are finished, in any order. A range whose process was killed is played again."""
    if jobs <= 1:
        for part in parts:
            yield play_range(part)
        return
    left = {part.first: part for part in parts}
    while left:
        before = len(left)
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts) as pool:
            with _uninterrupted():
                pending = {pool.submit(play_range, part): part for part in left.values()}
            try:
                for done in as_completed(pending):
                    rows = done.result()
                    del left[pending[done].first]
                    yield rows
            except BrokenProcessPool:
                if len(left) == before:
                    raise BrokenGame("The processes of the simulation end before they finish a game.") from None
            except BaseException:
                _stop(pool)
                raise


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes that are started in here do not hear Ctrl-C even while they begin."""
    if threading.current_thread() is not threading.main_thread():  # signals are the main thread's business
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the one that waits for the workers ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the workers in the middle of their games."""
    workers = list(pool._processes.values())  # the pool itself can end them only from Python 3.14 on
    pool.shutdown(wait=False, cancel_futures=True)
    sleep(0.1)  # a worker that goes while the pool still hands out work makes the pool complain on the screen
    for worker in workers:
        worker.kill()


def simulate(work: Work, jobs: int = 1, played: Callable[[int], None] = lambda games: None) -> dict[str, Any]:
    """Play the games and sum them up: the same result for any number of jobs, if the run is repeatable."""
    return sum_up(work, run(work, jobs, played))


def head(work: Work) -> dict[str, Any]:
    """What a run is: the same for equal runs, whoever plays them."""
    match = _deal(work, work.first)
    return {
        "game": work.game,
        "players": len(work.seats),
        "games": work.games,
        "seed": work.seed,
        "line_up": list(work.seats),
        "options": dict(match.options),
        "rules_version": match.game.rules_version,
        "data_hash": match.data.hash,
    }


def repeatable(work: Work) -> dict[str, Any]:
    """Does the same seed give the same games? If not, why."""
    reasons = [bots.why_not_repeatable(spec) for spec in dict.fromkeys(work.seats)]
    said = "; ".join(reason for reason in reasons if reason)
    if said:
        said += (
            ": the same seed gives the same deals, not the same games. Bots that count, such as mcts:200, repeat them."
        )
    return {"repeatable": not said, "repeatable_reason": said or None}


def sum_up(work: Work, rows: list[Row]) -> dict[str, Any]:
    return {**head(work), **repeatable(work), **summary(rows, work.seats)}
