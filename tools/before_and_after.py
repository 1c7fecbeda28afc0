"""Two builds of the engine side by side: are the games as fast as before?

    python tools/before_and_after.py BEFORE/bin/python AFTER/bin/python
    python tools/before_and_after.py BEFORE/bin/python AFTER/bin/python --batch
    python tools/before_and_after.py BEFORE/bin/python AFTER/bin/python --greedy

Both play the same random games in turn, a short time each, again and again, so that a busy moment of the machine meets
both; of each figure the best repeat counts, in processor time. With --batch it is steps of `pentarchy.env.batch`, 16
matches in the middle of their games, floats and whole numbers. With --greedy it is two games of greedy, the same ones
each time, as `sim` plays them. Prints a table for docs/performance.md.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence

TABLES = (
    ("eight_minute_empire", 2),
    ("eight_minute_empire", 5),
    ("founders", 2),
    ("founders", 4),
    ("imperium", 2),
    ("imperium", 4),
    ("inca_empire", 3),
    ("inca_empire", 4),
    ("scythe", 2),
    ("scythe", 5),
)
ENGINE = """
import sys
from time import process_time
from pentarchy.bots.playout import clone_often, play_out
from pentarchy.kernel import chance
from pentarchy.match import new

def fresh(match, seed):
    p = match.game.blank(match.components, match.players)
    p.draws = chance.make_state(seed, 0)
    match.game.deal(p, match.options)
    p.advance()
    return p

tables = {}
for line in sys.stdin:
    name, players, seconds = line.split()
    match = tables.get((name, players)) or tables.setdefault((name, players), new(name, int(players), 0))
    limit = match.game.decision_limit
    decisions, playing, seed = 0, 0.0, 0
    while playing < float(seconds):
        seed += 1
        p = fresh(match, seed)
        start = process_time()
        decisions += play_out(p, seed, limit)
        playing += process_time() - start
    middle = fresh(match, 0)
    play_out(middle, 0, play_out(fresh(match, 0), 0, limit) // 2)
    copies, copying = 0, 0.0
    while copying < float(seconds) / 4:
        start = process_time()
        clone_often(middle, 500)
        copying += process_time() - start
        copies += 500
    print(decisions / playing, copies / copying, flush=True)
"""
BATCH = """
import sys
from time import process_time
from pentarchy.env import batch
from pentarchy.env.loop import spread

MATCHES, STEPS = 16, 10
tables = {}

def opened(name, players, form):
    env = batch(name, MATCHES, int(players), seed=1, form=form)
    env.reset()
    spread(env, 12)
    return env

def rate(env, seconds):
    done, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in range(STEPS):
            env.step(env.sample())
        done += MATCHES * STEPS
    return done / (process_time() - start)

for line in sys.stdin:
    name, players, seconds = line.split()
    table = name, players
    envs = tables.get(table) or tables.setdefault(table, [opened(*table, form) for form in ("float", "int")])
    print(*(rate(env, float(seconds) / 2) for env in envs), flush=True)
"""
GREEDY_TABLES = (
    ("eight_minute_empire", 3),
    ("founders", 3),
    ("imperium", 2),
    ("inca_empire", 3),
    ("scythe", 4),
)
GREEDY = """
import sys
from time import process_time
from pentarchy.lab.simulate import Work, play_one

GAMES = 2
for line in sys.stdin:
    name, players, seconds = line.split()
    work = Work(name, ("greedy",) * int(players), GAMES)
    play_one(work, 0)
    start = process_time()
    decisions = sum(play_one(work, k).decisions for k in range(GAMES))
    passed = process_time() - start
    print(1000 * GAMES / passed, decisions / passed, flush=True)  # games/s, thousand decisions/s
"""
WORKERS = {
    ("decisions, thousand/s", "copies, thousand/s"): ENGINE,
    ("steps in floats, thousand/s", "in whole numbers, thousand/s"): BATCH,
    ("greedy games/s", "their decisions, thousand/s"): GREEDY,
}
"""What prints which figures, times 1000, for each line with a table and seconds."""


class Engine:
    """One build in a process of its own, that measures one table at a time."""

    def __init__(self, python: str, worker: str) -> None:
        self.process = subprocess.Popen(
            [python, "-c", worker], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.best: dict[tuple[str, int], list[float]] = {}

    def measure(self, table: tuple[str, int], seconds: float) -> None:
        assert self.process.stdin
        assert self.process.stdout
        print(*table, seconds, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().split()
        if not answer:
            raise SystemExit(f"{self.process.args!r} ended without an answer about {table[0]}.")
        best = self.best.setdefault(table, [0.0] * len(answer))
        self.best[table] = [max(old, float(new)) for old, new in zip(best, answer, strict=True)]

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def compare(
    pythons: Sequence[str], figures: tuple[str, str], repeats: int, seconds: float, tables: Sequence[tuple[str, int]]
) -> str:
    """The table of two builds, each divided by 1000, and the change in percent."""
    engines = [Engine(python, WORKERS[figures]) for python in pythons]
    for _ in range(repeats):
        for table in tables:
            for engine in engines:
                engine.measure(table, seconds)
    for engine in engines:
        engine.close()
    head = " | | change | ".join(figures)
    rows = [f"| game | players | {head} | | change |", "|" + "---|" * 8]
    for table in tables:
        cells = [table[0], str(table[1])]
        for old, new in zip(engines[0].best[table], engines[1].best[table], strict=True):
            cells += [figure(old / 1000), figure(new / 1000), f"{100 * (new / old - 1):+.0f} %"]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows)


def figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before", help="the interpreter of the environment with the older build")
    parser.add_argument("after", help="that of the newer one")
    parser.add_argument("--game", action="append", help="only this game; may be given more than once")
    parser.add_argument("--batch", action="store_true", help="steps of batches instead of the bare engine")
    parser.add_argument("--greedy", action="store_true", help="games of greedy instead of the bare engine")
    parser.add_argument("--repeats", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.4, help="per table, engine and repeat")
    chosen = parser.parse_args()
    of_all = GREEDY_TABLES if chosen.greedy else TABLES
    tables = [table for table in of_all if not chosen.game or table[0] in chosen.game]
    figures = list(WORKERS)[2 if chosen.greedy else int(chosen.batch)]
    pythons = chosen.before, chosen.after
    sys.stdout.write(compare(pythons, figures, chosen.repeats, chosen.seconds, tables) + "\n")


if __name__ == "__main__":
    main()
