"""How `store-0.1.0.json` was made. Run once, with the package of 0.1.0 and with nothing of this checkout:

    git archive de7377f src | tar -x -C /tmp --one-top-level=first-release
    PYTHONPATH=/tmp/first-release/src python tests/table/data/make_store_0_1_0.py > tests/table/data/store-0.1.0.json

It holds the statements with which 0.1.0 made its tables, and rows that it wrote: matches of all five games that wait,
go on and are over, with bots, people, a step taken back and words of the players.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from pentarchy.registry import game
from pentarchy.table import store as st
from pentarchy.table.course import course_of

NOW = 1_790_000_000.0


def token(*words: object) -> str:
    return hashlib.sha256(" ".join(map(str, words)).encode()).hexdigest()


def make(game_id: str, number: int, players: int, status: str) -> st.Stored:
    rules = game(game_id)
    people = [st.Seat(k, f"Player {k + 1}", holder=st.hashed(f"browser {k}")) for k in range(players)]
    if status == "open":
        people[-1] = st.Seat(players - 1, "Player", invitation=st.hashed("invitation"))
    return st.Stored(
        id=f"first-{game_id[:8]}-{number}",
        game=game_id,
        rules_version=rules.rules_version,
        data_hash=rules.data.hash,
        data=None,
        options=dict(rules.read_options({}, players)),
        names=None if status == "open" else [chair.name for chair in people],
        seed=int(token(game_id, number)[:32], 16),
        public=True,
        undo="normal",
        pace=0,
        status=status,
        owner=st.hashed("browser 0"),
        created=NOW,
        updated=NOW,
        result=None,
        rematch=None,
        seats=tuple(people),
    )


def play(store: st.Store, stored: st.Stored, steps: int, rng: random.Random) -> None:
    course = course_of(stored)
    seq, taken_back = 0, 0
    while not course.match.over and seq < steps:
        seq += 1
        seat = rng.choice(course.match.to_act)
        able = [k for k in range(len(stored.seats)) if course.match.can_undo(k)]
        if able and taken_back < 2 and seq > 6:
            taken_back += 1
            entry = st.Entry(seq, "undo", able[0], "")
        else:
            entry = st.Entry(seq, "act", seat, str(rng.choice(course.match.legal(seat))))
        store.run(st.add_entry(stored.id, entry))
        course.perform(entry)
    if course.match.over:
        store.run(st.change_match(stored.id, status="over", result=course.match.result.to_json()))


def main() -> None:
    store = st.Store("sqlite://")
    plan = [
        ("eight_minute_empire", 3, "running", 10_000),
        ("eight_minute_empire", 2, "running", 14),
        ("eight_minute_empire", 2, "open", 0),
        ("founders", 2, "running", 30),
        ("imperium", 2, "running", 25),
        ("inca_empire", 3, "running", 40),
        ("scythe", 2, "running", 60),
    ]
    for number, (game_id, players, status, steps) in enumerate(plan):
        stored = make(game_id, number, players, status)
        store.create(stored)
        if steps:
            play(store, stored, steps, random.Random(number))
        store.run(st.say(stored.id, 1, 0, "Привет! Hello!"))
    tables = list(st.meta.sorted_tables)
    made: dict[str, Any] = {}
    for dialect in (sqlite.dialect(), postgresql.dialect()):
        lines = [sa.schema.CreateTable(table) for table in tables]
        lines += [sa.schema.CreateIndex(index) for table in tables for index in table.indexes]
        made[dialect.name] = [str(line.compile(dialect=dialect)).strip() for line in lines]
    rows = {
        table.name: store.run(lambda c, t=table: [dict(r._mapping) for r in c.execute(sa.select(t))])
        for table in tables
    }
    json.dump({"statements": made, "rows": rows}, sys.stdout, ensure_ascii=False, indent=0)
    print()


main()
