"""Servers are killed at random moments while all games are played: nothing that was acknowledged may be lost.

    python -m pentarchy.table.kills [--kills 200] [--minutes 30] [--db sqlite|postgresql ...] [--processes 1|2 ...]

Each combination of database and number of processes gets its share of the kills. Afterwards every match is replayed,
and the journals are compared with what people sent and with what they were told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from pentarchy.kernel.errors import GameOver, IllegalAction
from pentarchy.table.course import Course
from pentarchy.table.rooms import LONGEST_CHAIN
from pentarchy.table.show import THEN
from pentarchy.table.store import Store, Stored, begin, verify_all
from pentarchy.table.trial.cluster import NoPostgres
from pentarchy.table.trial.people import Command, Crowd, Table, make_tables
from pentarchy.table.trial.servers import PATIENCE, Process, database, servers

TABLES = 10
THINK = 0.3
"""Seconds that a person thinks on average."""
BOTS = 0.3
"""At so many of the tables a bot plays too."""
BOT = "greedy"
"""One that answers at once: the processor is there for servers that die and come again."""
LONGEST = 2.5
"""Seconds between two kills, at most, besides what a server needs to start."""
EARLY = 0.2
"""So often the next kill does not wait until the server has started."""
Deed = list[tuple[int, str]]
"""Seats and answers of the lines that were written together."""
COMBINATIONS = (("sqlite", 1), ("postgresql", 1), ("postgresql", 2))


@dataclass
class Outcome:
    """What became of a run."""

    kills: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def line(self, name: str) -> str:
        told = ", ".join(f"{count} {what}" for what, count in self.counts.items())
        return f"{name}: {self.kills} kills; {told}; {len(self.problems)} problems"


def deed_of(course: Course, people: Collection[int], seat: int, action: str) -> Deed:
    """The lines that an answer, or several given together, bring into the journal: all of them or none."""
    after, lines = course.match.clone(), list[tuple[int, str]]()
    with contextlib.suppress(IllegalAction, GameOver):
        for text in action.split(THEN):
            lines.append((seat, after.play(seat, text)))
    while len(lines) < LONGEST_CHAIN and (wish := course.wished(after, people)) is not None:
        after.apply(*wish)
        lines.append((wish[0], after.codec.text(wish[1])))
    return lines


def commands_of(table: Table, stored: Stored) -> tuple[set[Command], list[str]]:
    """What people have sent of that which the journal holds, and what it should not hold.

    A command is for one version of its seat; carried out a second time it would stand at a version for which nobody
    has sent it.
    """
    course, written, problems = Course(begin(stored)), set[Command](), list[str]()
    people, journal = table.cookies.keys(), stored.journal
    for k, entry in enumerate(journal):
        if entry.kind == "act" and entry.seq > table.given:
            also = itertools.takewhile(lambda line: line.kind == "also", journal[k + 1 :])
            deed = [(line.seat, line.body) for line in (entry, *also)]
            at = (entry.seat, course.version(entry.seat))
            texts = [command[2] for command in table.sent if command[:2] == at]
            if entry.seat not in people:
                texts = [entry.body]
            found = [text for text in texts if deed_of(course, people, entry.seat, text) == deed]
            if not found:
                problems.append(f"nobody has sent this: {(*at, deed)}")
            elif entry.seat in people:
                written.add((*at, max(found, key=lambda text: (*at, text) in table.acknowledged)))
        course.perform(entry)
    return written, problems


def judge(table: Table, store: Store) -> tuple[Counter[str], list[str]]:
    """Compare the journal of a table with what its people have sent and were told."""
    stored = store.load(table.match)
    assert stored is not None
    written, unsent = commands_of(table, stored)
    told = set(table.acknowledged)
    problems = [
        *table.faults,
        *(f"acknowledged and lost: {command}" for command in sorted(told - written)),
        *unsent,
    ]
    if len(told) != len(table.acknowledged):
        problems.append("a command was acknowledged twice")
    counts = Counter(
        commands=len(table.sent), acknowledged=len(told), stored=len(written), steps=len(stored.journal) - table.given
    )
    counts["stored and not acknowledged"] = len(written - told)
    return counts, [f"{table.match} ({table.game}): {problem}" for problem in problems]


def judge_all(url: str, tables: list[Table], outcome: Outcome) -> None:
    outcome.problems += [f"{match}: {problem}" for match, problem in verify_all(url) if problem]
    store = Store(url)
    try:
        for table in tables:
            counts, problems = judge(table, store)
            outcome.counts.update(counts)
            outcome.problems += problems
    finally:
        store.close()


async def play_and_kill(
    url: str, running: list[Process], kills: int, until: float, rng: random.Random, tables: int
) -> Outcome:
    """So many kills, or fewer if the time is up; then the servers may finish what people have sent."""
    outcome = Outcome()
    crowd = Crowd([one.port for one in running], THINK)
    crowd.active = 10**9
    crowd.seat(make_tables(url, range(tables), BOTS, BOT))
    await crowd.seated(PATIENCE)
    while outcome.kills < kills and time.monotonic() < until:
        await asyncio.sleep(rng.uniform(0.0, LONGEST))
        victims = rng.sample(running, rng.randint(1, len(running)))
        for one in victims:
            one.kill()
            outcome.kills += 1
        for one in victims:
            await asyncio.to_thread(one.begin)
        if rng.random() > EARLY:
            for one in victims:
                await asyncio.to_thread(one.wait)
            await crowd.seated(PATIENCE)
        missing = tables + crowd.finished - len(crowd.tables)
        if missing > 0:
            numbers = range(len(crowd.tables), len(crowd.tables) + missing)
            crowd.seat(await asyncio.to_thread(make_tables, url, numbers, BOTS, BOT))
    for one in running:
        await asyncio.to_thread(one.wait)
    await crowd.end()
    outcome.counts["connections lost"] = crowd.lost
    judge_all(url, crowd.tables, outcome)
    return outcome


def run(kind: str, processes: int, kills: int, seconds: float, seed: int = 0, tables: int = TABLES) -> Outcome:
    with database(kind, careless=True) as url, servers(url, processes) as running:
        until = time.monotonic() + seconds
        outcome = asyncio.run(play_and_kill(url, running, kills, until, random.Random(seed), tables))
        for one in running:
            log = one.log.read_text()
            if "Traceback" in log:
                outcome.problems.append(f"a server failed: {log[log.index('Traceback') :][:3000]}")
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m pentarchy.table.kills",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=200, help="of all combinations together (default: 200)")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"of all games in turn (default: {TABLES})")
    parser.add_argument("--minutes", type=float, default=30.0, help="most time for all of it (default: 30)")
    parser.add_argument("--db", choices=("sqlite", "postgresql"), help="this database only")
    parser.add_argument("--processes", type=int, choices=(1, 2), help="this number of server processes only")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    chosen = [
        (kind, count) for kind, count in COMBINATIONS if args.db in (None, kind) and args.processes in (None, count)
    ]
    print(f"seed {args.seed}", flush=True)
    failed = False
    for number, (kind, count) in enumerate(chosen):
        share = args.kills // len(chosen) + (number < args.kills % len(chosen))
        try:
            outcome = run(kind, count, share, args.minutes * 60 / len(chosen), args.seed + number, args.tables)
        except NoPostgres as reason:
            print(f"{kind}, {count}: skipped. {reason}")
            continue
        print(outcome.line(f"{kind}, {count} {'process' if count == 1 else 'processes'}"), flush=True)
        print(*(f"  {problem}" for problem in outcome.problems), sep="\n", end="")
        failed |= bool(outcome.problems)
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
