"""The ladder: is each level really better than the one below?

    python -m pentarchy.lab.ladder [GAME …] [--cap N] [--jobs J] [--write docs/bots.md]

For each pair the upper bot sits alone against the lower one on all other seats, at the smallest table of the game;
seats rotate, every game has its own seed. After each batch of games the win rate is compared with an even share; the
test stops when it is decided, or at the cap. The stopping bound is Pocock's for ten looks, so that looking often does
not make chance look like skill; the interval that is printed is Wilson's at 95 %.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

from pentarchy import bots
from pentarchy.bots.base import Bot
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position
from pentarchy.lab.simulate import Work, play_ranges, ranges
from pentarchy.lab.stats import wilson
from pentarchy.match import new
from pentarchy.registry import game, games

PAIRS = (
    ("greedy", "random"),
    ("mcts:200", "greedy"),
    ("easy", "random"),
    ("normal", "easy"),
    ("hard", "normal"),
    ("mcts:100ms", "normal"),
)
"""Upper and lower. Expert is measured at 100 ms per decision, so that a ladder can be made in an afternoon."""
BATCH = 24
CAP = 240
POCOCK = 2.555
"""Bound for ten looks at 5 % in all."""


@dataclass(frozen=True)
class Rung:
    """One pair at one game."""

    game: str
    players: int
    upper: str
    lower: str
    games: int
    wins: float
    milliseconds: float

    @property
    def even(self) -> float:
        return 1 / self.players

    @property
    def verdict(self) -> str:
        low, high = wilson(self.wins, self.games)
        if low > self.even:
            return "better"
        return "worse" if high < self.even else "unproven"


def climb(game_id: str, upper: str, lower: str, cap: int, jobs: int, seed: int = 1) -> Rung:
    """Play a pair until it is decided."""
    players = game(game_id).min_players
    work = Work(game_id, (upper, *[lower] * (players - 1)), BATCH, seed)
    played, wins = 0, 0.0
    while played < cap:
        part = replace(work, first=played, games=min(BATCH, cap - played))
        for rows in play_ranges(list(ranges(part, jobs)), jobs):
            wins += sum(row.shares[row.bots.index(upper)] for row in rows)
        played += part.games
        low, high = wilson(wins, played, POCOCK)
        if low > 1 / players or high < 1 / players:
            break
    return Rung(game_id, players, upper, lower, played, wins, think_time(game_id, upper, players))


class _Timed(Bot):
    """Measures how long another bot thinks."""

    def __init__(self, inner: Bot) -> None:
        super().__init__()
        self.inner, self.seconds, self.asked = inner, 0.0, 0

    def pick(self, game: Game, p: Position, seat: int) -> int:
        begin = perf_counter()
        action = self.inner.pick(game, p, seat)
        self.seconds += perf_counter() - begin
        self.asked += 1
        return action


def think_time(game_id: str, spec: str, players: int) -> float:
    """Milliseconds per decision of a bot, in one game against random."""
    match = new(game_id, players, 5)
    timed = _Timed(bots.make(spec))
    bots.drive(match, [timed, *(bots.make("random", k) for k in range(players - 1))])
    return 1000 * timed.seconds / max(1, timed.asked)


def ladder(game_ids: list[str], cap: int, jobs: int) -> Iterator[Rung]:
    for game_id in game_ids:
        for upper, lower in PAIRS:
            yield climb(game_id, upper, lower, cap, jobs)


def row(rung: Rung) -> str:
    low, high = wilson(rung.wins, rung.games)
    return (
        f"| {rung.upper} | {rung.lower} | {rung.games} | {100 * rung.wins / rung.games:.1f} % "
        f"| {100 * low:.1f} to {100 * high:.1f} % | {100 * rung.even:.0f} % "
        f"| {rung.milliseconds:.1f} | {rung.verdict} |"
    )


HEAD = "| bot | against | games | wins | 95 % interval | even share | ms per decision | |\n" + "|---" * 8 + "|"


def page(rungs: list[Rung], cap: int) -> str:
    """The whole ladder as Markdown."""
    out = [f"{__doc__.strip().splitlines()[0]}\n", f"Cap: {cap} games per pair.\n"] if __doc__ else []
    for game_id in dict.fromkeys(rung.game for rung in rungs):
        mine = [rung for rung in rungs if rung.game == game_id]
        out.append(f"### {game(game_id).info.title('en')}, {mine[0].players} players\n\n{HEAD}")
        out.append("\n".join(row(rung) for rung in mine) + "\n")
    return "\n".join(out)


MARK = "<!-- ladder -->"
"""In docs/bots.md everything behind this line is written by the command."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pentarchy.lab.ladder", description=__doc__)
    parser.add_argument("game", nargs="*", help="games (default: all)")
    parser.add_argument("--cap", type=int, default=CAP, help=f"most games per pair (default: {CAP})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help=f"write the tables behind the line {MARK} of this file"
    )
    args = parser.parse_args()
    rungs = []
    for rung in ladder(args.game or games(), args.cap, args.jobs):
        rungs.append(rung)
        print(f"{rung.game:22} {row(rung)}", flush=True)
    if args.write:
        before = args.write.read_text(encoding="utf-8").partition(MARK)[0] if args.write.exists() else ""
        args.write.write_text(f"{before}{MARK}\n\n{page(rungs, args.cap)}", encoding="utf-8")


if __name__ == "__main__":
    main()
