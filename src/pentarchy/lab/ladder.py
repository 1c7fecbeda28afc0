"""The ladder: is each level really better than the one below?

    python -m pentarchy.lab.ladder [GAME …] [--cap N] [--minutes-per-pair M] [--jobs J] [--write docs/bots.md]

For each pair the upper bot sits alone against the lower one on all other seats, at the smallest table of the game;
seats rotate, every game has its own seed. After each batch of games the win rate is compared with an even share; the
test stops when it is decided, or at the cap of games or minutes. The interval holds at 95 % however often one looks
at it (it is the set of win rates that a betting test does not refuse), so that stopping early does not make chance
look like skill.

What was played is kept per game in the folder of `--state`. A ladder that was stopped goes on from there, games can be
played one after another or on several machines, and `--write` puts together what there is.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from math import inf, lgamma, log
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import pentarchy
from pentarchy import bots
from pentarchy.bots.base import Bot
from pentarchy.bots.figures import figures, settings, settle
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position
from pentarchy.lab.simulate import Work, game_seed, seating
from pentarchy.match import new
from pentarchy.registry import game, games

FAST_EXPERT = "mcts:100ms"
PAIRS = (
    ("greedy", "random"),
    ("easy", "random"),
    ("normal", "easy"),
    ("hard", "normal"),
    (FAST_EXPERT, "greedy"),
    (FAST_EXPERT, "hard"),
)
"""Upper and lower. Expert is measured at 100 ms per decision, so that a ladder can be made in an afternoon."""
FULL = ("expert", "hard")
"""Only on request: an expert thinks for minutes in a game."""
BATCH = 8
CAP = 400
MINUTES = 1.5
CERTAINTY = log(20)
"""A bet against a win rate that has grown twentyfold refuses it at 5 %."""


@dataclass(frozen=True)
class Rung:
    """One pair at one game, as far as it was played."""

    game: str
    players: int
    upper: str
    lower: str
    compiled: bool
    meaning: str
    """Changes with what the bots' names mean: figures of another meaning are not carried on."""
    games: int = 0
    wins: float = 0.0
    seconds: float = 0.0
    """That the upper bot thought."""
    asked: int = 0
    minutes: float = 0.0
    """That the pair has taken."""

    @property
    def even(self) -> float:
        return 1 / self.players

    @property
    def verdict(self) -> str:
        low, high = interval(self.wins, self.games)
        if low > self.even:
            return "better"
        return "worse" if high < self.even else "unproven"


# -- the test ------------------------------------------------------------------------------------------------------


def evidence(wins: float, games: int, rate: float) -> float:
    """Logarithm of what a bet against this win rate has grown to: it is large if the rate is wrong.

    The bet is spread evenly over all other rates. At the true rate it does not grow on average, whenever one stops;
    a shared victory counts as its share, which makes it grow less still.
    """
    losses = games - wins
    if (wins and rate <= 0) or (losses and rate >= 1):
        return inf
    likely = (wins * log(rate) if wins else 0.0) + (losses * log(1 - rate) if losses else 0.0)
    return lgamma(wins + 1) + lgamma(losses + 1) - lgamma(games + 2) - likely


def interval(wins: float, games: int) -> tuple[float, float]:
    """Win rates that are not refused at 95 %."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    return _edge(wins, games, rate, 0.0), _edge(wins, games, rate, 1.0)


def _edge(wins: float, games: int, inside: float, outside: float) -> float:
    if evidence(wins, games, outside) < CERTAINTY:
        return outside
    for _ in range(40):
        middle = (inside + outside) / 2
        if evidence(wins, games, middle) < CERTAINTY:
            inside = middle
        else:
            outside = middle
    return inside


# -- playing -------------------------------------------------------------------------------------------------------


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


def play_timed(work: Work, index: int) -> tuple[float, float, int]:
    """One game: the upper bot's share of the victory, its seconds, and how often it was asked."""
    seed = game_seed(work.seed, index)
    names = seating(work.seats, index)
    upper = index % len(names)
    match = new(work.game, names, seed)
    players = [bots.make(spec, chance.make_state(seed, seat + 1)) for seat, spec in enumerate(names)]
    timed = _Timed(players[upper])
    players[upper] = timed
    result = bots.drive(match, players, seed).result
    assert result is not None
    return (1 / len(result.winners) if upper in result.winners else 0.0), timed.seconds, timed.asked


def climb(rung: Rung, cap: int, minutes: float, pool: Executor | None = None, seed: int = 1) -> Iterator[Rung]:
    """Play a pair until it is decided; the rung after each batch."""
    work = Work(rung.game, (rung.upper, *[rung.lower] * (rung.players - 1)), cap, seed)
    while rung.games < cap and rung.minutes < minutes and (rung.games == 0 or rung.verdict == "unproven"):
        begin = perf_counter()
        batch = range(rung.games, min(cap, rung.games + BATCH))
        rows = _batch(work, batch, pool)
        rung = replace(
            rung,
            games=rung.games + len(rows),
            wins=rung.wins + sum(share for share, _, _ in rows),
            seconds=rung.seconds + sum(seconds for _, seconds, _ in rows),
            asked=rung.asked + sum(asked for _, _, asked in rows),
            minutes=rung.minutes + (perf_counter() - begin) / 60,
        )
        yield rung


def _batch(work: Work, batch: range, pool: Executor | None) -> list[tuple[float, float, int]]:
    if pool is None:
        return [play_timed(work, index) for index in batch]
    pending: list[Future[tuple[float, float, int]]] = [pool.submit(play_timed, work, index) for index in batch]
    return [one.result() for one in pending]


def start(game_id: str, upper: str, lower: str) -> Rung:
    """A pair before its first game."""
    players = game(game_id).min_players
    return Rung(game_id, players, upper, lower, pentarchy.compiled, meaning(game_id, upper, lower))


def meaning(game_id: str, upper: str, lower: str) -> str:
    """A short hash of the figures of both bots for this game, and of its rules."""
    rules = game(game_id)
    parts = [_figures_of(spec, rules) for spec in (upper, lower)]
    text = json.dumps([*parts, rules.rules_version, rules.data.hash], sort_keys=True)
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _figures_of(spec: str, rules: Game) -> list[object]:
    """What the word means in this game, and in this game only."""
    level = settings()["levels"].get(spec, {})
    if not spec.startswith("mcts") and level.get("bot") != "mcts":
        return [spec, level, settle(rules)]
    return [spec, level.get("budget"), figures(rules, spec)]


# -- what was played -----------------------------------------------------------------------------------------------


def load(state: Path, game_id: str) -> list[Rung]:
    path = state / f"{game_id}.json"
    return [Rung(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))] if path.exists() else []


def save(state: Path, rung: Rung) -> None:
    """Put a rung in the place of the same pair."""
    rungs = {(one.upper, one.lower): one for one in load(state, rung.game)}
    rungs[rung.upper, rung.lower] = rung
    state.mkdir(parents=True, exist_ok=True)
    draft = state / f"{rung.game}.draft"
    draft.write_text(json.dumps([asdict(one) for one in rungs.values()], indent=1) + "\n", encoding="utf-8")
    os.replace(draft, state / f"{rung.game}.json")


def carried_on(state: Path, game_id: str, upper: str, lower: str) -> Rung:
    """The pair as it was left, or anew if its bots or the engine are others now."""
    fresh = start(game_id, upper, lower)
    for one in load(state, game_id):
        if (one.upper, one.lower, one.meaning, one.compiled) == (upper, lower, fresh.meaning, fresh.compiled):
            return one
    return fresh


# -- the page ------------------------------------------------------------------------------------------------------

HEAD = "| bot | against | games | wins | 95 % interval | even share | ms per decision | |\n" + "|---" * 8 + "|"


def name(spec: str) -> str:
    return "expert at 100 ms" if spec == FAST_EXPERT else spec


def row(rung: Rung) -> str:
    if rung.games == 0:
        return f"| {name(rung.upper)} | {name(rung.lower)} | 0 | | | {100 * rung.even:.0f} % | | not run |"
    low, high = interval(rung.wins, rung.games)
    return (
        f"| {name(rung.upper)} | {name(rung.lower)} | {rung.games} | {100 * rung.wins / rung.games:.1f} % "
        f"| {100 * low:.1f} to {100 * high:.1f} % | {100 * rung.even:.0f} % "
        f"| {1000 * rung.seconds / max(1, rung.asked):.1f} | {rung.verdict} |"
    )


def page(state: Path, cap: int, minutes: float) -> str:
    """The whole ladder as Markdown, from what was played."""
    out = [f"Cap: {cap} games or {minutes:g} minutes per pair. A shared victory counts as its share.\n"]
    for game_id in games():
        kept = load(state, game_id)
        found = {(one.upper, one.lower): one for one in kept if one.meaning == meaning(game_id, one.upper, one.lower)}
        out.append(f"### {game(game_id).info.title('en')}, {game(game_id).min_players} players\n")
        out.append(_engine(list(found.values())))
        out.append(HEAD)
        out += [row(found.get(pair) or start(game_id, *pair)) for pair in (*PAIRS, FULL)]
        out.append("")
    return "\n".join(out)


def _engine(rungs: list[Rung]) -> str:
    used = {"compiled" if rung.compiled else "pure" for rung in rungs if rung.games}
    return f"Engine: {' and '.join(sorted(used))}.\n" if used else "Not run with the present bots.\n"


MARK = "<!-- ladder -->"
"""In docs/bots.md everything behind this line is written by the command."""


def write(path: Path, text: str) -> None:
    before = path.read_text(encoding="utf-8").partition(MARK)[0] if path.exists() else ""
    path.write_text(f"{before}{MARK}\n\n{text}", encoding="utf-8")


def workers(jobs: int) -> AbstractContextManager[Executor | None]:
    return nullcontext(None) if jobs <= 1 else ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pentarchy.lab.ladder", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", help="games (default: all)")
    parser.add_argument("--cap", type=int, default=CAP, help=f"most games per pair (default: {CAP})")
    parser.add_argument(
        "--minutes-per-pair", type=float, default=MINUTES, metavar="M", help=f"most minutes per pair ({MINUTES})"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1, help="seed of the games of each pair (default: 1)")
    parser.add_argument("--pair", action="append", metavar="UPPER,LOWER", help="this pair only; may be repeated")
    parser.add_argument("--full", action="store_true", help="also expert with its whole time against hard")
    parser.add_argument("--state", type=Path, default=Path("docs/ladder"), help="folder of what was played")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help=f"write the tables behind the line {MARK} of this file"
    )
    args = parser.parse_args()
    pairs = [tuple(pair.split(",")) for pair in args.pair or []] or [*PAIRS, *([FULL] if args.full else [])]
    with workers(args.jobs) as pool:
        for game_id in args.game or games():
            for upper, lower in pairs:
                rung = carried_on(args.state, game_id, upper, lower)
                for further in climb(rung, args.cap, args.minutes_per_pair, pool, args.seed):
                    rung = further
                    save(args.state, rung)
                print(f"{rung.game:22} {row(rung)}", flush=True)
                if args.write:
                    write(args.write, page(args.state, args.cap, args.minutes_per_pair))
    if args.write:
        write(args.write, page(args.state, args.cap, args.minutes_per_pair))


if __name__ == "__main__":
    main()
