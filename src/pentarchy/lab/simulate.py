"""Plays many games without a screen.

The unit of work is a range of games of one line-up: `play_range(work) -> rows`. A game depends on its number and the
seed of the run alone, so a run may be cut into ranges in any way and played anywhere: the rows are the same.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any

from pentarchy import bots
from pentarchy.kernel import chance
from pentarchy.kernel.errors import PentarchyError
from pentarchy.lab.stats import summary
from pentarchy.match import Match, new

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
    match = _deal(work, index)
    seed = game_seed(work.seed, index)
    try:
        players = [bots.make(spec, chance.make_state(seed, seat + 1)) for seat, spec in enumerate(match.names)]
        bots.drive(match, players, seed)
    except Exception as error:
        raise BrokenGame(
            f"Game {index} of {work.game} (seed {seed}, seats {','.join(match.names)}) broke at decision "
            f"{match.steps + 1}: {type(error).__name__}: {error}"
        ) from error
    return _row(match, index)


def _deal(work: Work, index: int) -> Match:
    names = seating(work.seats, index)
    return new(work.game, names, game_seed(work.seed, index), work.options, work.data)


def _row(match: Match, index: int) -> Row:
    result = match.result
    assert result is not None
    assert match.seed is not None
    places = [0] * match.players
    place = 1
    for group in result.ranking:
        for seat in group:
            places[seat] = place
        place += len(group)
    return Row(
        index,
        match.seed,
        match.names,
        tuple(result.scores),
        tuple(places),
        tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.players)),
        match.steps,
        result.reason,
        tuple(result.breakdown),
    )


def ranges(work: Work, jobs: int) -> Iterator[Work]:
    """The work cut into smaller ranges."""
    size = max(1, min(LONGEST_CHUNK, work.games // (jobs * CHUNKS_PER_JOB)))
    for first in range(work.first, work.first + work.games, size):
        yield replace(work, first=first, games=min(size, work.first + work.games - first))


def run(work: Work, jobs: int = 1, played: Callable[[int], None] = lambda games: None) -> list[Row]:
    """All rows in order, played by this process or by `jobs` others."""
    check(work)
    if jobs <= 1 or work.games == 1:
        return play_range(work, played)
    rows: list[Row] = []
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_die_quietly) as pool:
        pending = [pool.submit(play_range, part) for part in ranges(work, jobs)]
        try:
            for done in as_completed(pending):
                rows += done.result()
                played(len(done.result()))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return sorted(rows, key=lambda row: row.index)


def _die_quietly() -> None:
    """Ctrl-C reaches every process of the terminal: the workers just end, the one that waits says so."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def simulate(work: Work, jobs: int = 1, played: Callable[[int], None] = lambda games: None) -> dict[str, Any]:
    """Play the games and sum them up: the same result for any number of jobs."""
    rows = run(work, jobs, played)
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
        **summary(rows, work.seats),
    }
