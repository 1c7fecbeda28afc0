"""The ladder: is each level really better than the one below, and how does it play?

    python -m pentarchy.lab.ladder [GAME …] [--players N] [--cap N] [--minutes-per-pair M] [--write docs/bots.md]

For each pair the upper bot sits alone against the lower one on all other seats, at the smallest and at the largest
table of the game; seats rotate, every game has its own seed. All bots count: the same command gives the same games on
every machine. Expert is measured with a fixed number of simulations; with its own time only on request (`--full`).
Cheap pairs come first, small tables before large ones. After each batch of games the win rate is compared with an even
share; the test stops when it is decided, or at the cap of games or of minutes of computing. The interval holds at 95 %
however often one looks at it (it is the set of win rates that a betting test does not refuse), so that stopping early
does not make chance look like skill.

Then each level plays a few games against itself: points, turns per seat, kinds of turns.

What was played is kept per game in the folder of `--state`. A ladder that was stopped goes on from there, games can be
played one after another or on several machines, and `--write` puts together what there is.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, replace
from functools import cache
from hashlib import blake2b
from itertools import product
from math import inf, lgamma, log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pentarchy
from pentarchy import bots
from pentarchy.bots.base import Bot
from pentarchy.bots.figures import AHEAD, TRIALS, Figures, figures, level, own, settle
from pentarchy.kernel import chance
from pentarchy.kernel.game import VALUES, Game
from pentarchy.kernel.position import Position
from pentarchy.lab.habits import Habits, habits
from pentarchy.lab.simulate import Work, game_seed, seating
from pentarchy.match import new
from pentarchy.registry import game, games

COUNTED_EXPERT = "expert:60"
"""Expert with so many simulations: a ladder can be made in an afternoon, and again on any machine."""
PAIRS = (
    ("easy", "random"),
    ("normal", "easy"),
    ("hard", "normal"),
    (COUNTED_EXPERT, "hard"),
)
"""Upper and lower."""
FULL = ("expert", "hard")
"""Only on request: an expert thinks for minutes in a game, and how far it gets depends on the machine."""
LEVELS = ("easy", "normal", "hard")
"""Whose habits are looked at."""
SELF_PLAY = 8
"""Games for that."""
STATE = Path(__file__).parent / "strength"
"""What was played, one file per game: part of the package, so that a report can say how strong its bots are."""
BATCH = 8
CAP = 400
MINUTES = 1.5
ADDED = {"peek", "paired", "shift"}
"""Figures that came later: 0 is what every bot did before, so what was played without them still counts."""
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
    """Of computing that the pair has taken."""

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
        begin = process_time()
        action = self.inner.pick(game, p, seat)
        self.seconds += process_time() - begin
        self.asked += 1
        return action


@dataclass(frozen=True)
class Played:
    """What one game came to for the upper bot."""

    share: float
    """Of the victory."""
    seconds: float
    """That it computed, whatever else the machine did meanwhile."""
    asked: int
    whole: float
    """Seconds that all bots computed."""


def play_timed(work: Work, index: int) -> Played:
    """One game of the upper bot against the lower one on all other seats."""
    begin = process_time()
    seed = game_seed(work.seed, index)
    names = seating(work.seats, index)
    upper = index % len(names)
    match = new(work.game, names, seed)
    players = [bots.make(spec, chance.make_state(seed, seat + 1)) for seat, spec in enumerate(names)]
    timed = _Timed(players[upper])
    players[upper] = timed
    result = bots.drive(match, players, seed).result
    assert result is not None
    share = 1 / len(result.winners) if upper in result.winners else 0.0
    return Played(share, timed.seconds, timed.asked, process_time() - begin)


def climb(rung: Rung, cap: int, minutes: float, pool: Executor | None = None, seed: int = 1) -> Iterator[Rung]:
    """Play a pair until it is decided; the rung after each batch."""
    work = Work(rung.game, (rung.upper, *[rung.lower] * (rung.players - 1)), cap, seed)
    while rung.games < cap and rung.minutes < minutes and (rung.games == 0 or rung.verdict == "unproven"):
        batch = range(rung.games, min(cap, rung.games + BATCH))
        rows = _batch(work, batch, pool)
        rung = replace(
            rung,
            games=rung.games + len(rows),
            wins=rung.wins + sum(one.share for one in rows),
            seconds=rung.seconds + sum(one.seconds for one in rows),
            asked=rung.asked + sum(one.asked for one in rows),
            minutes=rung.minutes + sum(one.whole for one in rows) / 60,
        )
        yield rung


def _batch(work: Work, batch: range, pool: Executor | None) -> list[Played]:
    if pool is None:
        return [play_timed(work, index) for index in batch]
    pending: list[Future[Played]] = [pool.submit(play_timed, work, index) for index in batch]
    return [one.result() for one in pending]


def start(game_id: str, upper: str, lower: str, players: int = 0) -> Rung:
    """A pair before its first game; without a number of players at the smallest table."""
    players = players or game(game_id).min_players
    return Rung(game_id, players, upper, lower, pentarchy.compiled, meaning(game_id, upper, lower))


def sizes(game_id: str) -> list[int]:
    """The smallest and the largest table."""
    return sorted({game(game_id).min_players, game(game_id).max_players})


def tables(asked: Sequence[str], players: Sequence[int] | None) -> list[tuple[str, int]]:
    """Games and their tables, the smallest of every game first: what is cheap is known soon."""
    found = [(game_id, size) for game_id in asked or games() for size in players or sizes(game_id)]
    return sorted(found, key=lambda one: one[1] != game(one[0]).min_players)


def meaning(game_id: str, *specs: str) -> str:
    """A short hash of what the bots are set to and judge by in this game, and of its rules."""
    rules = game(game_id)
    parts = [_figures_of(spec, rules) for spec in specs]
    values = rules.folder / VALUES
    judged = json.loads(values.read_text(encoding="utf-8")) if values.exists() else {}
    judged.pop("made_by", None)
    text = json.dumps([*parts, judged, probes(rules), rules.rules_version, rules.data.hash], sort_keys=True)
    return blake2b(text.encode(), digest_size=6).hexdigest()


PROBED, PROBES = 7, 24
"""Of a game by lot every seventh position is judged, so many of them."""


@cache
def probes(rules: Game) -> tuple[float, ...]:
    """What the judgement says of some positions: however it is written, it is the same if it says the same."""
    match, lot = new(rules.id, rules.min_players, 1), Random(1)
    found: list[float] = []
    while len(found) < PROBES * match.players and not match.over:
        seat = match.next_seat
        match.apply(seat, lot.choice(match.numbers(seat)))
        if match.steps % PROBED == 0 and not match.over:
            found += [rules.judgement(match.loose(), judged) for judged in range(match.players)]
    return tuple(found)


def _figures_of(spec: str, rules: Game) -> list[object]:
    """What the word means in this game, and in this game only."""
    name = spec.partition(":")[0]
    said = level(name, rules)
    way = said.get("bot", name)
    if way == "mcts":
        return [spec, said.get("budget"), _set(figures(rules, name))]
    if way == TRIALS:
        return [spec, said.get("budget"), figures(rules, name, TRIALS)]
    if way == AHEAD:
        return [spec, _set(figures(rules, name, AHEAD))]
    return [spec, settle(rules)]


def _set(found: Figures) -> Figures:
    return {name: value for name, value in found.items() if value or name not in ADDED}


# -- what was played -----------------------------------------------------------------------------------------------


def _kept(state: Path, game_id: str) -> dict[str, Any]:
    path = state / f"{game_id}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {"rungs": found.get("rungs", []), "habits": found.get("habits", [])}


def _keep(state: Path, game_id: str, kept: dict[str, Any]) -> None:
    state.mkdir(parents=True, exist_ok=True)
    draft = state / f"{game_id}.draft"
    draft.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    os.replace(draft, state / f"{game_id}.json")


def load(state: Path, game_id: str) -> list[Rung]:
    return [Rung(**entry) for entry in _kept(state, game_id)["rungs"]]


def load_habits(state: Path, game_id: str) -> list[Habits]:
    return [Habits(**entry) for entry in _kept(state, game_id)["habits"]]


def save(state: Path, rung: Rung) -> None:
    """Put a rung in the place of the same pair at the same table."""
    rungs = {(one.players, one.upper, one.lower): one for one in load(state, rung.game)}
    rungs[rung.players, rung.upper, rung.lower] = rung
    _keep(state, rung.game, {**_kept(state, rung.game), "rungs": [asdict(one) for one in rungs.values()]})


def save_habits(state: Path, found: Habits) -> None:
    known = {(one.players, one.bot): one for one in load_habits(state, found.game)}
    known[found.players, found.bot] = found
    _keep(state, found.game, {**_kept(state, found.game), "habits": [asdict(one) for one in known.values()]})


def carried_on(state: Path, game_id: str, upper: str, lower: str, players: int = 0) -> Rung:
    """The pair as it was left, or anew if its bots or the engine are others now."""
    fresh = start(game_id, upper, lower, players)
    for one in load(state, game_id):
        if replace(one, games=0, wins=0.0, seconds=0.0, asked=0, minutes=0.0) == fresh:
            return one
    return fresh


def look_at(state: Path, game_id: str, players: int, games: int, seed: int) -> Iterator[Habits]:
    """How the levels play, as far as it is not known yet."""
    known = {(one.players, one.bot, one.meaning): one for one in load_habits(state, game_id)}
    for bot in LEVELS:
        now = meaning(game_id, bot)
        found = known.get((players, bot, now)) or habits(game_id, players, bot, games, seed, now)
        save_habits(state, found)
        yield found


# -- the page ------------------------------------------------------------------------------------------------------

HEAD = "| bot | against | games | wins | 95 % interval | even share | ms per decision | |\n" + "|---" * 8 + "|"
HABITS = (
    "| bot | games | points | turns per seat | most turns | what the turns are, per seat and game |\n"
    + "|---" * 6
    + "|"
)


def row(rung: Rung) -> str:
    if rung.games == 0:
        return f"| {rung.upper} | {rung.lower} | 0 | | | {100 * rung.even:.0f} % | | not run |"
    low, high = interval(rung.wins, rung.games)
    return (
        f"| {rung.upper} | {rung.lower} | {rung.games} | {100 * rung.wins / rung.games:.1f} % "
        f"| {100 * low:.1f} to {100 * high:.1f} % | {100 * rung.even:.0f} % "
        f"| {1000 * rung.seconds / max(1, rung.asked):.1f} | {rung.verdict} |"
    )


def habit_row(found: Habits) -> str:
    kinds = ", ".join(f"{kind} {times:.1f}" for kind, times in found.kinds.items())
    return (
        f"| {found.bot} | {found.games} | {found.points:.1f} | {found.turns:.1f} | {found.longest} "
        f"| {kinds.replace('_', ' ')} |"
    )


def page(state: Path, cap: int, minutes: float) -> str:
    """The whole ladder as Markdown, from what was played."""
    out = [f"Cap: {cap} games or {minutes:g} minutes of computing per pair. A shared victory counts as its share.\n"]
    for game_id in games():
        kept = [one for one in load(state, game_id) if one.meaning == meaning(game_id, one.upper, one.lower)]
        habits_kept = [one for one in load_habits(state, game_id) if one.meaning == meaning(game_id, one.bot)]
        for players in sorted({*sizes(game_id), *(one.players for one in kept)}):
            found = {(one.upper, one.lower): one for one in kept if one.players == players}
            out.append(f"### {game(game_id).info.title('en')}, {players} players\n")
            out.append(_engine(list(found.values())))
            out.append(HEAD)
            out += [row(found.get(pair) or start(game_id, *pair, players)) for pair in (*PAIRS, FULL)]
            out += [row(rung) for pair, rung in found.items() if pair not in (*PAIRS, FULL)]
            out.append("")
            seen = [habit_row(one) for one in habits_kept if one.players == players]
            out += [HABITS, *seen, ""] if seen else []
        people = own(game(game_id)).get("habits", {}).get("people")
        out += [f"People: {people}\n"] if people else []
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
        "--minutes-per-pair",
        type=float,
        default=MINUTES,
        metavar="M",
        help=f"minutes of computing per pair ({MINUTES})",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1, help="seed of the games of each pair (default: 1)")
    parser.add_argument("--pair", action="append", metavar="UPPER,LOWER", help="this pair only; may be repeated")
    parser.add_argument("--players", type=int, action="append", metavar="N", help="this table only; may be repeated")
    parser.add_argument("--full", action="store_true", help="also expert with its whole time against hard")
    parser.add_argument(
        "--habits", type=int, default=SELF_PLAY, metavar="N", help=f"games that show how a level plays ({SELF_PLAY})"
    )
    parser.add_argument("--state", type=Path, default=STATE, help="folder of what was played")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help=f"write the tables behind the line {MARK} of this file"
    )
    args = parser.parse_args()
    pairs = [tuple(pair.split(",")) for pair in args.pair or []] or [*PAIRS, *([FULL] if args.full else [])]

    def written() -> None:
        if args.write:
            write(args.write, page(args.state, args.cap, args.minutes_per_pair))

    with workers(args.jobs) as pool:
        for (upper, lower), (game_id, players) in product(pairs, tables(args.game, args.players)):
            rung = carried_on(args.state, game_id, upper, lower, players)
            for further in climb(rung, args.cap, args.minutes_per_pair, pool, args.seed):
                rung = further
                save(args.state, rung)
            print(f"{rung.game:20} {players} {row(rung)}", flush=True)
            written()
        for game_id, players in tables(args.game, args.players) if args.habits else ():
            for found in look_at(args.state, game_id, players, args.habits, args.seed):
                print(f"{found.game:20} {players} {habit_row(found)}", flush=True)
            written()
    written()


if __name__ == "__main__":
    main()
