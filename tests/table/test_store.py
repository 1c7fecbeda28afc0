"""The store on SQLite and, where it is installed, on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import dataclasses
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import Cluster
from rooms_for_tests import in_a_loop
from served import Server, wait_for

from pentarchy.kernel.errors import PentarchyError
from pentarchy.registry import game
from pentarchy.table import broom
from pentarchy.table import store as st
from pentarchy.table.app import make_app
from pentarchy.table.course import course_of
from pentarchy.table.house import House
from pentarchy.table.schema import meta
from pentarchy.table.settings import Settings
from pentarchy.table.viewers import Viewer

GAME = "eight_minute_empire"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    cluster = Cluster()
    yield cluster.url
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.db'}"
    found: str = request.getfixturevalue("postgres")
    with_clean = st.connect(found)
    meta.drop_all(with_clean)
    with_clean.dispose()
    return found


@pytest.fixture
def store(url: str) -> Iterator[st.Store]:
    opened = st.Store(url)
    yield opened
    opened.close()


def stored(match_id: str = "a-match-id-1", **changes: object) -> st.Stored:
    rules = game(GAME)
    now = time.time()
    match = st.Stored(
        id=match_id,
        game=GAME,
        rules_version=rules.rules_version,
        data_hash=rules.data.hash,
        data=None,
        options=dict(rules.read_options({}, 2)),
        names=["Анна", "Bob"],
        seed=2**127 + 12345,
        public=True,
        undo="normal",
        pace=0,
        status="running",
        owner=st.hashed("owner"),
        created=now,
        updated=now,
        result=None,
        rematch=None,
        seats=(st.Seat(0, "Анна", holder=st.hashed("me")), st.Seat(1, "Bob", invitation=st.hashed("link"))),
    )
    return dataclasses.replace(match, **changes)  # type: ignore[arg-type]


def test_a_match_comes_back_as_it_was(store: st.Store) -> None:
    made = stored()
    store.create(made)
    assert store.load(made.id) == made
    assert store.load("no-such-match") is None


def test_lists_show_what_they_should(store: st.Store) -> None:
    for k, (public, status) in enumerate([(True, "open"), (True, "running"), (False, "open"), (True, "over")]):
        store.create(stored(f"match-{k}-long", public=public, status=status))
    assert [m.id for m in store.recent(public=True, statuses=["open"])] == ["match-0-long"]
    assert len(store.held_by(st.hashed("me"))) == 4
    assert store.held_by(st.hashed("stranger")) == []


def test_an_invitation_is_found_until_it_is_used(store: st.Store) -> None:
    store.create(stored())
    assert store.invited("link") == ("a-match-id-1", 1)
    assert store.invited("") is None
    store.run(st.change_seat("a-match-id-1", st.Seat(1, "Bob", holder=st.hashed("x"))))
    assert store.invited("link") is None


def test_a_step_is_written_once(store: st.Store) -> None:
    """Two processes can never both write the same step."""
    store.create(stored())

    async def both() -> list[object]:
        writers = [st.Writer(store), st.Writer(store)]
        entry = st.Entry(1, "act", 0, "bid 1")
        done = await asyncio.gather(
            *(writer.write(st.add_entry("a-match-id-1", entry)) for writer in writers), return_exceptions=True
        )
        for writer in writers:
            writer.close()
        return list(done)

    done = in_a_loop(both())
    assert sum(isinstance(one, st.Conflict) for one in done) == 1
    assert [one for one in done if not isinstance(one, st.Conflict)] == [None]
    loaded = store.load("a-match-id-1")
    assert loaded is not None
    assert len(loaded.journal) == 1


def test_one_bad_write_does_not_spoil_the_others(store: st.Store) -> None:
    for k in range(6):
        store.create(stored(f"match-{k}-long"))
    store.run(st.add_entry("match-3-long", st.Entry(1, "act", 0, "bid 0")))

    async def many() -> list[object]:
        writer = st.Writer(store)
        entry = st.Entry(1, "act", 0, "bid 0")
        done = await asyncio.gather(
            *(writer.write(st.add_entry(f"match-{k}-long", entry)) for k in range(6)), return_exceptions=True
        )
        writer.close()
        return list(done)

    done = in_a_loop(many())
    assert [isinstance(one, st.Conflict) for one in done] == [False, False, False, True, False, False]


def play_some(store: st.Store, match_id: str, steps: int) -> None:
    loaded = store.load(match_id)
    assert loaded is not None
    course = course_of(loaded)
    for k in range(steps):
        if course.match.over:
            break
        seat = course.match.to_act[0]
        entry = st.Entry(k + 1, "act", seat, str(course.match.legal(seat)[0]))
        store.run(st.add_entry(match_id, entry))
        course.perform(entry)
    if course.match.over:
        assert course.match.result is not None
        store.run(st.change_match(match_id, status="over", result=course.match.result.to_json()))


def test_while_a_server_runs_its_writer_does_not_wait_long_for_its_turn(url: str) -> None:
    async def work() -> float:
        app = make_app(st.Store(url))
        async with app.router.lifespan_context(app):
            return sys.getswitchinterval()

    usual = sys.getswitchinterval()
    assert in_a_loop(work()) == pytest.approx(st.HAND_OVER)
    assert sys.getswitchinterval() == usual, "as before when the server has ended"


def test_verify_all_replays_everything(store: st.Store, url: str) -> None:
    for k, steps in enumerate((0, 9, 10_000)):
        store.create(stored(f"match-{k}-long"))
        play_some(store, f"match-{k}-long", steps)
    assert st.verify_all(url) == [("match-0-long", None), ("match-1-long", None), ("match-2-long", None)]
    store.run(st.change_match("match-2-long", result={"scores": [99, 0]}))
    store.run(st.add_entry("match-1-long", st.Entry(10, "act", 0, "no such thing")))
    problems = dict(st.verify_all(url))
    assert problems["match-0-long"] is None
    assert "Unknown action" in str(problems["match-1-long"])
    assert "result" in str(problems["match-2-long"])


def test_secrets_are_kept_as_hashes(store: st.Store) -> None:
    store.create(stored())
    rows = store.run(lambda c: [tuple(row) for row in c.execute(st.sa.select(st.seats))])
    assert "link" not in [cell for row in rows for cell in row]


def test_the_secret_of_a_store_stays(store: st.Store, url: str) -> None:
    again = st.Store(url)
    assert again.secret == store.secret
    assert again.invitation("m", 1, 0) == store.invitation("m", 1, 0) != store.invitation("m", 1, 1)
    again.close()


def test_a_lease_belongs_to_one_process(store: st.Store) -> None:
    """And with each other holder its fence grows."""
    m = "a-match-id-1"
    store.create(stored())
    assert store.lease(m, "a#1", 60) == st.Lease("a#1", 1)
    assert store.lease(m, "b#1", 60) == st.Lease("a#1")
    assert store.lease(m, "a#1", 0) == st.Lease("a#1", 1)
    time.sleep(0.01)
    assert store.lease(m, "b#1", 60) == st.Lease("b#1", 2)
    assert store.lease(m, "c#1", 60, but="a#1") == st.Lease("b#1"), "the dead one is not the one that has it"
    assert store.lease(m, "c#1", 60, but="b#1") == st.Lease("c#1", 3)
    store.release("c", but="c#1")
    assert store.lease(m, "a#1", 60) == st.Lease("c#1")
    store.release("c")
    assert store.lease(m, "a#1", 60) == st.Lease("a#1", 4)
    store.free(m, "b#1")
    assert store.renew([m], "b#1", 60) == set()
    assert store.renew([m, "another"], "a#1", 60) == {m}
    store.free(m, "a#1")
    assert store.renew([m], "a#1", 60) == set()
    assert store.lease("no-such-match", "a#1", 60) == st.Lease("a#1")
    assert store.run(lambda c: c.execute(st.sa.select(st.leases)).all()) == [], "what is not there is not leased"


def test_a_process_that_comes_too_late_writes_nothing(store: st.Store) -> None:
    """Not a line, not a word, not even with other matches in the same transaction."""
    m = "a-match-id-1"
    store.create(stored())
    store.create(stored("another-match"))
    late = store.lease(m, "a#1", 0).fence
    time.sleep(0.01)
    now = store.lease(m, "b#1", 60).fence
    writes = [
        st.together(st.change_match(m, late, status="over"), st.add_entry(m, st.Entry(1, "act", 0, "bid 0"))),
        st.together(st.change_match(m, late), st.say(m, 1, 0, "late")),
        st.together(st.change_match("another-match", 0), st.add_entry("another-match", st.Entry(1, "act", 0, "x"))),
        st.together(st.change_match(m, now), st.add_entry(m, st.Entry(1, "act", 0, "bid 1"))),
    ]

    async def all_at_once() -> list[object]:
        writer = st.Writer(store)
        done = await asyncio.gather(*(writer.write(work) for work in writes), return_exceptions=True)
        writer.close()
        return list(done)

    first, second, third, fourth = in_a_loop(all_at_once())
    assert (isinstance(first, st.Fenced), isinstance(second, st.Fenced), third, fourth) == (True, True, None, None)
    kept = store.load(m)
    assert kept is not None
    assert (kept.status, [entry.body for entry in kept.journal], store.said(m)) == ("running", ["bid 1"], [])


def test_nobody_takes_a_match_while_its_process_writes(store: st.Store) -> None:
    """The fence is looked at and the line written under one lock: between the two nobody gets in."""
    if not store.shared:
        pytest.skip("a SQLite file has one writer at a time anyway")
    m = "a-match-id-1"
    store.create(stored())
    fence = store.lease(m, "a#1", 0).fence
    inside, taken = threading.Event(), threading.Event()

    def slowly(c: object) -> None:
        inside.set()
        assert not taken.wait(1.0), "taken while the line was being written"

    def take() -> None:
        inside.wait(20)
        store.lease(m, "b#1", 60)
        taken.set()

    other = threading.Thread(target=take)
    other.start()
    store.run(st.together(st.change_match(m, fence), slowly, st.add_entry(m, st.Entry(1, "act", 0, "bid 0"))))
    other.join(20)
    assert taken.is_set()
    with pytest.raises(st.Fenced):
        store.run(st.change_match(m, fence))


def test_the_writer_goes_on_whatever_comes(store: st.Store) -> None:
    """Nobody waits for ever for a write that broke, and the next one is written."""
    store.create(stored())

    def ends(c: object) -> None:
        raise SystemExit("not even an Exception")

    async def three() -> list[object]:
        writer = st.Writer(store)
        done: list[object] = []
        for seq, work in ((1, None), (2, ends), (2, None)):
            write = writer.write(work or st.add_entry("a-match-id-1", st.Entry(seq, "act", 0, "bid 0")))
            done += await asyncio.gather(asyncio.wait_for(write, 20), return_exceptions=True)
        writer.close()
        return done

    first, second, third = in_a_loop(three())
    assert (first, third) == (None, None)
    assert isinstance(second, Exception)


def test_the_writer_outlives_those_who_wait(store: st.Store) -> None:
    store.create(stored())
    writer = st.Writer(store)
    entries = [st.add_entry("a-match-id-1", st.Entry(seq, "act", 0, "bid 0")) for seq in (1, 2)]
    go = threading.Event()

    async def not_waited_for() -> None:
        task = asyncio.ensure_future(writer.write(st.together(lambda c: go.wait(20) and None, entries[0])))
        await asyncio.sleep(0)
        task.cancel()

    in_a_loop(not_waited_for())
    go.set()  # it is written when the loop of its asker has gone
    in_a_loop(asyncio.wait_for(writer.write(entries[1]), 20))
    writer.close()
    loaded = store.load("a-match-id-1")
    assert loaded is not None
    assert len(loaded.journal) == 2


@pytest.mark.parametrize("bad", ["nonsense", "mysql://x/y", "sqlite:////no/such/folder/x.db"])
def test_a_bad_url_is_said_in_one_sentence(bad: str) -> None:
    with pytest.raises(PentarchyError):
        st.Store(bad)


def test_a_store_that_may_only_be_read_is_not_served(tmp_path: Path) -> None:
    st.Store(f"sqlite:///{tmp_path / 'table.db'}").close()
    read_only = f"sqlite:///file:{tmp_path / 'table.db'}?mode=ro&uri=true"
    st.Store(read_only, upgrade=False).close()  # it can be looked at
    with pytest.raises(PentarchyError, match="cannot be opened: attempt to write a readonly database"):
        st.Store(read_only)


def test_finished_matches_are_deleted_after_their_time(store: st.Store) -> None:
    """In small batches, with everything that belongs to them; what goes on or waits, or is looked at, stays."""
    old = time.time() - 40 * 86400
    for k in range(2 * broom.BATCH + 5):
        store.create(stored(f"old-{k:02}-match", status="over", updated=old))
    store.run(st.add_entry("old-00-match", st.Entry(1, "act", 0, "bid 0")))
    store.run(st.say("old-00-match", 1, 0, "gg"))
    store.run(st.add_key("old-00-match", st.hashed("me"), "key", "keep", time.time() + 99))
    store.run(lambda c: c.execute(st.sa.update(st.matches).values(updated=old)))
    for name, status, updated in (
        ("young", "over", time.time() - 20 * 86400),
        ("running", "running", old),
        ("waiting", "open", old),
        ("leased", "over", old),
        ("looked-at", "over", old),
    ):
        store.create(stored(f"{name}-match", status=status, updated=updated))
    store.lease("leased-match", "another process", 60)

    async def work() -> tuple[int, int, Any]:
        house = House(store, Settings(keep_days=30))
        for name in ("looked-at-match", "old-01-match"):
            await house.room(name)
        house.rooms["looked-at-match"].viewers.add(Viewer("", "en"))
        deleted = await broom.sweep(house)
        rooms = set(house.rooms)
        house.writer.close()
        house.thinkers.close()
        return deleted, house.counts["deleted"], rooms

    deleted, counted, rooms = in_a_loop(work())
    assert deleted == counted == 2 * broom.BATCH + 5
    assert rooms == {"looked-at-match"}
    assert set(store.ids()) == {f"{name}-match" for name in ("young", "running", "waiting", "leased", "looked-at")}
    for table in (st.journal, st.chat, st.seat_keys):
        assert store.run(lambda c, table=table: c.execute(st.sa.select(table)).all()) == []


@pytest.mark.parametrize(("days", "sweeps"), [(0.0, 0), (30.0, 1)])
def test_nothing_is_deleted_unless_told(tmp_path: Path, days: float, sweeps: int) -> None:
    assert Settings().keep_days == 0

    async def work() -> int:
        app = make_app(st.Store(f"sqlite:///{tmp_path / 'table.db'}"), Settings(keep_days=days))
        async with app.router.lifespan_context(app):
            return sum(task.get_name() == "broom" for task in app.state.table.open.watch.tasks)

    assert in_a_loop(work()) == sweeps


def test_a_server_that_is_told_deletes(tmp_path: Path) -> None:
    server = Server(tmp_path, None, "--keep-days", "0.00001")
    try:
        going_on = server.create(seats=["human", "greedy"])
        finished = server.create(seats=["greedy", "greedy"])
        gone = f"{server.url}/m/{finished['id']}"
        wait_for(lambda: httpx.get(gone).status_code == 404, seconds=90)
        wait_for(lambda: "pentarchy_matches_deleted_total 1" in httpx.get(f"{server.url}/metrics").text)
        assert httpx.get(f"{server.url}/m/{going_on['id']}").status_code == 200
    finally:
        server.stop()
    assert '"matches": 1' in server.log.read_text()
    assert "Traceback" not in server.log.read_text()


def test_a_key_to_a_seat_works_once_and_for_its_time(store: st.Store) -> None:
    store.create(stored())
    store.create(stored("another-match"))
    me, soon = st.hashed("me"), time.time() + 60
    for match_id in ("a-match-id-1", "another-match"):
        store.run(st.add_key(match_id, me, f"first {match_id}", "move", soon))
        store.run(st.add_key(match_id, me, f"second {match_id}", "move", soon))
        store.run(st.add_key(match_id, me, f"kept {match_id}", "keep", soon))
    assert store.key("first a-match-id-1") is None, "a new link makes the old one worthless"
    assert store.key("second a-match-id-1") == ("a-match-id-1", me)
    assert store.key("kept a-match-id-1") == ("a-match-id-1", me)
    store.run(st.use_key("second a-match-id-1"))
    for used in ("second a-match-id-1", "kept a-match-id-1"):
        assert store.key(used) is None
        with pytest.raises(st.Gone):
            store.run(st.use_key(used))
    assert store.key("kept another-match") == ("another-match", me), "other tables are not concerned"
    store.run(st.add_key("a-match-id-1", me, "late", "move", time.time() - 1))
    assert store.key("late") is None
    with pytest.raises(st.Gone):
        store.run(st.use_key("late"))
    rows = store.run(lambda c: c.execute(st.sa.select(st.seat_keys.c.secret)).scalars().all())
    assert not any("kept" in row for row in rows), "secrets are kept as hashes"
