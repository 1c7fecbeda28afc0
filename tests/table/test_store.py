"""The store on SQLite and, where it is installed, on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import Cluster
from rooms_for_tests import in_a_loop

from pentarchy.kernel.errors import PentarchyError
from pentarchy.registry import game
from pentarchy.table import store as st
from pentarchy.table.course import course_of

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
    st.meta.drop_all(with_clean)
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
    assert store.lease("m", "a", 60) == "a"
    assert store.lease("m", "b", 60) == "a"
    assert store.lease("m", "a", 0) == "a"
    time.sleep(0.01)
    assert store.lease("m", "b", 60) == "b"
    store.release("b")
    assert store.lease("m", "a", 60) == "a"


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
