"""The load test: how many live tables a server carries before people wait. On loopback only, in bounded time.

    python -m pentarchy.table.load [--minutes 12] [--out FILE]    the knee, for each database and number of processes
    python -m pentarchy.table.load --tables 200 [--seconds 30]    one number of tables

All five games are played in turn, with real pictures, by two people at each table, in two languages, and by bots where
a game needs more seats and at some tables besides. The knee is the largest number of tables of which 99 of 100 commands
are seen by the last viewer within 50 ms. Servers, database and people are all on this machine, so nothing else should
run on it. With --out, what is measured is kept in a file and not measured again: a run that was ended is gone on with.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import platform
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from pentarchy.table.crowd import SLOW
from pentarchy.table.trial.cluster import NoPostgres
from pentarchy.table.trial.people import Crowd, make_tables
from pentarchy.table.trial.servers import HOST, LOCAL, PATIENCE, Process, database, servers

COMBINATIONS = (("sqlite", 1), ("postgresql", 1), ("postgresql", 2))
"""SQLite is for one process."""
FIRST, GROWTH, CLOSE = 100, 1.6, 0.12
"""The first number of tables, the next one while all is well, and how near a number that is too large must be."""
LOOK = 0.25
SETTLE = 3.0
"""Seconds of play before the clock runs."""
ENOUGH = 300
"""Fewer commands say nothing about one of a hundred: that would be the slowest one or two, and nobody's rule."""
LONGEST = 60.0
"""Seconds that are measured at most until there are so many."""


@dataclass
class Level:
    """What was measured at one number of tables."""

    tables: int
    seconds: float
    commands: int
    """Seen by everybody."""
    p50: float
    p99: float
    """Milliseconds from a command to the last viewer's patch."""
    processor: float
    """Seconds of all server processes, without bots and database."""
    memory: float
    """Megabytes of all server processes."""
    refused: bool
    """Was a new table refused?"""
    all_here: bool = True
    late: float = 0.0
    """Milliseconds by which the people themselves were late, p99: so much of p99 may be theirs."""

    @property
    def telling(self) -> bool:
        """Does it say whether so many tables are too many?"""
        return self.commands >= ENOUGH or not self.all_here

    @property
    def good(self) -> bool:
        return self.all_here and self.telling and self.p99 < SLOW * 1000

    @property
    def bad(self) -> bool:
        return self.telling and not self.good

    def line(self) -> str:
        each = self.processor * 1000 / max(1, self.commands)
        return (
            f"{self.tables:5} tables: {self.commands / self.seconds:6.1f} decisions/s, p50 {self.p50:6.1f} ms, "
            f"p99 {self.p99:7.1f} ms, {each:5.1f} ms of the processor each, {self.processor / self.seconds:4.0%} of a "
            f"core, {self.memory:5.0f} MB, people late by {self.late:.0f} ms"
            f"{', new tables are refused' if self.refused else ''}"
            f"{'' if self.all_here else ', not everybody could sit down'}"
            f"{'' if self.telling else f', too few commands ({self.commands}) for a p99'}"
        )


def share(times: Sequence[float], part: float) -> float:
    """What so large a part of the times does not exceed, in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else float("nan")


class Trial:
    """Servers with more and more tables."""

    def __init__(self, url: str, running: list[Process], think: float, bots: float, seconds: float) -> None:
        self.url, self.running, self.bots, self.seconds = url, running, bots, seconds
        self.crowd = Crowd([one.port for one in running], think)

    async def level(self, tables: int, until: float = float("inf")) -> Level:
        """Play at so many tables, until there are enough commands. At those that are too many people sit and do
        nothing."""
        self.crowd.active = 0
        tables_and_over = tables + self.crowd.finished
        missing = range(len(self.crowd.tables), tables_and_over)
        self.crowd.seat(await asyncio.to_thread(make_tables, self.url, missing, self.bots))
        here = await self.crowd.seated(PATIENCE)
        self.crowd.active = tables_and_over
        await asyncio.sleep(min(SETTLE, self.seconds / 2))
        self.crowd.times.clear()
        self.crowd.late.clear()
        began, used = time.perf_counter(), self._processor()
        await self._enough(until)
        times, seconds = self.crowd.times[:], time.perf_counter() - began
        used = self._processor() - used
        late = share(self.crowd.late, 0.99)
        refused = await asyncio.to_thread(new_table_refused, self.running[0].port)
        memory = sum(one.memory for one in self.running)
        p50, p99 = share(times, 0.5), share(times, 0.99)
        return Level(tables, seconds, len(times), p50, p99, used, memory, refused, here, late)

    async def _enough(self, until: float) -> None:
        """Wait as long as was asked for, and longer for a p99 that means something."""
        began = time.monotonic()
        await asyncio.sleep(self.seconds)
        end = min(began + LONGEST, until)
        while len(self.crowd.times) < ENOUGH and time.monotonic() < end:
            await asyncio.sleep(LOOK)

    def _processor(self) -> float:
        return sum(one.processor for one in self.running)


def new_table_refused(port: int) -> bool:
    """Ask for one table more, which waits for somebody who never comes."""
    body = json.dumps({"game": "eight_minute_empire", "seats": ["human", "human"]}).encode()
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    try:
        with LOCAL.open(urllib.request.Request(f"http://{HOST}:{port}/matches", body, headers), timeout=PATIENCE):
            return False
    except urllib.error.HTTPError as answer:
        if answer.code == 503:
            return True
        raise


def least(think: float) -> int:
    """The smallest number of tables that gives enough commands in the longest time, if nobody has to wait."""
    return max(1, math.ceil(ENOUGH * think / LONGEST))


def following(done: Sequence[Level], most: int, fewest: int = 1) -> int | None:
    """The number of tables to try next; None when the knee is found, or lies where nothing can be measured."""
    if not done:
        return min(max(FIRST, fewest), most)
    tried = [level.tables for level in done]
    good = max((level.tables for level in done if level.good), default=0)
    bad = min((level.tables for level in done if level.bad and level.tables > good), default=None)
    if bad is None:
        return min(int(max(tried) * GROWTH), most) if max(tried) < most else None
    between = max((good + bad) // 2, fewest)
    close = bad - good <= max(1, bad * CLOSE)
    return None if close or between in tried else between


async def find_knee(trial: Trial, until: float, most: int) -> list[Level]:
    done: list[Level] = []
    fewest = least(trial.crowd.think)
    while (tables := following(done, most, fewest)) is not None and time.monotonic() + trial.seconds + SETTLE < until:
        done.append(await trial.level(tables, until))
        print(f"  {done[-1].line()}", flush=True)
    await trial.crowd.end()
    return done


def knee(levels: Sequence[Level]) -> Level | None:
    """The largest good number of tables."""
    return max((level for level in levels if level.good), key=lambda level: level.tables, default=None)


def measure(kind: str, processes: int, args: argparse.Namespace, seconds: float) -> list[Level]:
    """All levels of one combination, in so many seconds."""
    print(f"{kind}, {processes} {'process' if processes == 1 else 'processes'}", flush=True)
    until = time.monotonic() + seconds
    with database(kind) as url, servers(url, processes) as running:

        async def work() -> list[Level]:
            trial = Trial(url, running, args.think, args.bots, args.seconds)
            if args.tables:
                level = await trial.level(args.tables)
                print(f"  {level.line()}", flush=True)
                await trial.crowd.end()
                return [level]
            return await find_knee(trial, until, args.most)

        return asyncio.run(work())


def unknown(levels: Sequence[Level]) -> str:
    """What can be said where no number of tables was good."""
    bad = [level.tables for level in levels if level.bad]
    return (
        f"below {min(bad)}"
        if bad
        else f"not found, at most {max((one.commands for one in levels), default=0)} commands"
    )


def page(found: dict[str, list[Level]]) -> str:
    """The table for docs/operations.md."""
    lines = [
        "| store, processes | tables at the knee | decisions/s | p50 / p99 | processor per decision | memory |",
        "|---|---|---|---|---|---|",
    ]
    for name, levels in found.items():
        best = knee(levels)
        if best is None:
            lines.append(f"| {name} | {unknown(levels)} | | | | |")
            continue
        more = "" if any(level.bad and level.tables > best.tables for level in levels) else " or more"
        each = best.processor * 1000 / max(1, best.commands)
        cells = [name, f"{best.tables}{more}", f"{best.commands / best.seconds:.0f}"]
        cells += [f"{best.p50:.0f} ms / {best.p99:.0f} ms", f"{each:.1f} ms", f"{best.memory:.0f} MB"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def keep(file: Path | None, found: dict[str, list[Level]]) -> None:
    if file is not None:
        file.write_text(json.dumps({name: [asdict(level) for level in levels] for name, levels in found.items()}))


def kept(file: Path | None) -> dict[str, list[Level]]:
    if file is None or not file.exists():
        return {}
    return {name: [Level(**level) for level in levels] for name, levels in json.loads(file.read_text()).items()}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m pentarchy.table.load",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=12.0, help="most time for all of it (default: 12)")
    parser.add_argument("--tables", type=int, help="measure at this number of tables only, and look for no knee")
    parser.add_argument("--most", type=int, default=2000, help="do not look further (default: 2000)")
    parser.add_argument("--seconds", type=float, default=15.0, help="measured at least at each number (default: 15)")
    parser.add_argument("--think", type=float, default=10.0, help="seconds a person takes on average (default: 10)")
    parser.add_argument("--bots", type=float, default=0.1, help="share of the tables with a bot besides (default: 0.1)")
    parser.add_argument("--db", choices=("sqlite", "postgresql"), help="this database only")
    parser.add_argument("--processes", type=int, choices=(1, 2), help="this number of server processes only")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep the figures here, and do not measure twice")
    args = parser.parse_args()
    gc.disable()  # who measures must not pause
    chosen = [one for one in COMBINATIONS if args.db in (None, one[0]) and args.processes in (None, one[1])]
    found = kept(args.out)
    until = time.monotonic() + args.minutes * 60
    for number, (kind, processes) in enumerate(chosen):
        name = f"{kind}, {processes}"
        if name in found:
            continue
        try:
            found[name] = measure(kind, processes, args, (until - time.monotonic()) / (len(chosen) - number))
        except NoPostgres as reason:
            print(f"  skipped. {reason}")
            continue
        keep(args.out, found)
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}"
    print(f"\n{machine}, load average at the end {os.getloadavg()[0]:.1f}")
    print(f"{args.think:g} s per decision on average, bots at {args.bots:.0%} of the tables where none is needed\n")
    print(page(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
