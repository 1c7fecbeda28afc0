"""What the table keeps: matches, who sits where, and a journal of everything that was done.

The journal is the truth: a room is its journal played again. `(match, seq)` is unique, so two processes can
never both write the same step. Writers from many rooms share one transaction (`Writer`), and nobody is told
of a step before that transaction is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import queue
import secrets
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from pentarchy.kernel import data as packs
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match, new
from pentarchy.registry import game
from pentarchy.table import migrations
from pentarchy.table.schema import analyses, chat, facts, journal, leases, matches, remarks, seat_keys, seats

BUSY = 5.0
"""Seconds for which a write waits for somebody else who has the SQLite file."""

log = logging.getLogger("pentarchy.table")

T = TypeVar("T")


class Conflict(PentarchyError):
    """Somebody else has written this step: the room must be read again."""


class Fenced(Conflict):
    """Another process has taken this match meanwhile: what this one writes about it comes too late."""


class Unavailable(PentarchyError):
    """The database did not do it (a locked file, a lost connection, a full disk) and may do it when it is asked again.

    A connection that is lost while a transaction ends may leave it done: whoever writes the step again gets `Conflict`.
    """


class Gone(PentarchyError):
    """A key to a seat that has been used, withdrawn or has run out."""


@dataclass(frozen=True)
class Seat:
    """Who may sit on a seat, and who plays it."""

    seat: int
    name: str
    bot: str = ""
    holder: str = ""
    invitation: str = ""
    link: int = 0

    @property
    def free(self) -> bool:
        """A seat for a person, and nobody has taken it yet."""
        return not self.bot and not self.holder

    @property
    def kept(self) -> bool:
        """A bot plays here until the person comes for whom the seat was meant."""
        return bool(self.bot and self.invitation and not self.holder)


@dataclass(frozen=True)
class Entry:
    """One line of the journal."""

    seq: int
    kind: str
    seat: int
    body: str
    at: float = 0.0


@dataclass(frozen=True)
class Lease:
    """Who has a match; to its holder also the fence that its writes carry."""

    process: str
    fence: int = 0


@dataclass(frozen=True)
class Stored:
    """A match as the store has it."""

    id: str
    game: str
    rules_version: int
    data_hash: str
    data: dict[str, Any] | None
    options: dict[str, Any]
    names: list[str] | None
    seed: int
    public: bool
    undo: str
    pace: int
    status: str
    owner: str
    created: float
    updated: float
    result: dict[str, Any] | None
    rematch: str | None
    fence: int = 0
    """How often a process has taken this match: a write with an earlier number comes too late."""
    asked: list[int] | None = None
    """Seats that owe a decision, as far as the store knows."""
    seats: tuple[Seat, ...] = ()
    journal: tuple[Entry, ...] = field(default=(), repr=False)

    @property
    def commitment(self) -> str:
        """What is shown at the start: nobody can change the seed afterwards, nor read it from this."""
        return commitment(self.id, self.seed)


class Older(PentarchyError):
    """A match of rules or data that are not here any more: another release can play it."""

    def __init__(self, stored: Stored, sentence: str) -> None:
        super().__init__(sentence)
        self.stored = stored


def commitment(match_id: str, seed: int) -> str:
    return hashlib.sha256(f"{match_id}:{seed}".encode()).hexdigest()


def hashed(token: str) -> str:
    """Secrets are kept as hashes only: whoever reads the database cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def connect(url: str) -> sa.Engine:
    """The engine of a database URL; SQLite files are set up to survive a crash."""
    try:
        parsed = sa.make_url(url)
    except SQLAlchemyError:
        raise PentarchyError("The database URL is like sqlite:///FILE or postgresql://user@host/name.") from None
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        # A server that has gone without a word is noticed in bounded time, also by who only listens for news. What the
        # URL says goes before.
        asks = {"keepalives_idle": "15", "keepalives_interval": "5", "keepalives_count": "3"}
        waits = {"connect_timeout": "5", "tcp_user_timeout": "15000", **asks}
        parsed = parsed.set(drivername="postgresql+psycopg", query={**waits, **parsed.query})
        return sa.create_engine(parsed, pool_pre_ping=True)
    if backend != "sqlite":
        raise PentarchyError(f"The database {backend!r} is not supported: use sqlite:///FILE or postgresql://…")
    in_memory = parsed.database in (None, "", ":memory:")
    engine = sa.create_engine(
        parsed,
        connect_args={"timeout": float(str(parsed.query.get("timeout", BUSY))), "check_same_thread": False},
        poolclass=sa.StaticPool if in_memory else None,
    )
    sa.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


_GOING_ON = sa.select(matches).where(
    matches.c.status == "running",
    sa.or_(matches.c.pace > 0, sa.exists().where(seats.c.match == matches.c.id, seats.c.bot != "")),
)


class Store:
    """All reading and writing. Its methods block: call them in a thread, or through `Writer`."""

    def __init__(self, url: str, upgrade: bool = True) -> None:
        """Open a store. One of an earlier schema is brought to the present one, or refused if it must stay as it is."""
        self.engine = connect(url)
        self.lock = threading.Lock() if isinstance(self.engine.pool, sa.StaticPool) else None
        self.was: str | None = migrations.head()
        """The schema that was found; None for a new store."""
        try:
            if upgrade:
                self.was, _ = migrations.upgrade(self.engine)
            else:
                migrations.check(self.engine)
            self.secret = self._fact("secret", secrets.token_hex(32))
            self._fact(PULSE, "0")
            if upgrade:
                self.run(pulse)  # what may only be read is refused now and not at the first step
        except (SQLAlchemyError, Unavailable) as error:
            raise PentarchyError(f"The database cannot be opened: {_reason(error)}") from None

    @property
    def shared(self) -> bool:
        """May several processes use this store at once?"""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        self.engine.dispose()

    def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work in one transaction. `Unavailable` if the database does not do it now."""
        try:
            with self.lock or contextlib.nullcontext(), self.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            if _away(error):
                raise Unavailable(_reason(error)) from error
            raise

    def _fact(self, key: str, value: str) -> str:
        """A fact of this store, set once."""

        def read(connection: sa.Connection) -> str | None:
            return connection.execute(sa.select(facts.c.value).where(facts.c.key == key)).scalar()

        found = self.run(read)
        if found is None:
            with contextlib.suppress(IntegrityError):  # another process was faster
                self.run(lambda c: c.execute(sa.insert(facts).values(key=key, value=value)))
            found = self.run(read)
        assert found is not None
        return str(found)

    # -- matches -----------------------------------------------------------------------------------------------

    def create(self, match: Stored) -> None:
        self.run(add_match(match))

    def load(self, match_id: str) -> Stored | None:
        """A match with its seats and its whole journal."""

        def work(c: sa.Connection) -> Stored | None:
            row = c.execute(sa.select(matches).where(matches.c.id == match_id)).mappings().first()
            if row is None:
                return None
            lines = c.execute(sa.select(journal).where(journal.c.match == match_id).order_by(journal.c.seq))
            entries = tuple(Entry(r.seq, r.kind, r.seat, r.body, r.at) for r in lines)
            return _stored(dict(row), _seats(c, [match_id])[match_id], entries)

        return self.run(work)

    def recent(self, *, public: bool | None = None, statuses: Iterable[str] = (), limit: int = 50) -> list[Stored]:
        """Matches without their journals, latest first."""
        query = sa.select(matches).order_by(matches.c.updated.desc()).limit(limit)
        if public is not None:
            query = query.where(matches.c.public == public)
        wanted = list(statuses)
        if wanted:
            query = query.where(matches.c.status.in_(wanted))
        return self._many(query)

    def going_on(self) -> list[Stored]:
        """Matches that have begun and in which a clock runs or bots play, without their journals, latest first."""
        return self._many(_GOING_ON.order_by(matches.c.updated.desc()))

    def before(self, match_id: str, limit: int = 50) -> list[Stored]:
        """The matches of which this one is the rematch, and the rematch's: the latest first."""
        found: list[Stored] = []
        while len(found) < limit:
            last = found[-1].id if found else match_id
            one = self._many(sa.select(matches).where(matches.c.rematch == last).limit(1))
            if not one:
                break
            found += one
        return found

    def held_by(self, holder: str, limit: int = 20) -> list[Stored]:
        """Matches in which this browser has a seat, latest first."""
        mine = sa.select(seats.c.match).where(seats.c.holder == holder)
        condition = sa.or_(matches.c.id.in_(mine), matches.c.owner == holder)
        return self._many(sa.select(matches).where(condition).order_by(matches.c.updated.desc()).limit(limit))

    def _many(self, query: sa.Select[Any]) -> list[Stored]:
        return self.run(lambda c: _listed(c, query))

    def ids(self) -> list[str]:
        query = sa.select(matches.c.id).order_by(matches.c.created)
        return list(self.run(lambda c: c.execute(query).scalars().all()))

    def invited(self, token: str) -> tuple[str, int] | None:
        """Match and seat of an invitation that is not used yet."""
        query = sa.select(seats.c.match, seats.c.seat).where(seats.c.invitation == hashed(token))
        row = self.run(lambda c: c.execute(query).first())
        return None if row is None or not token else (row.match, row.seat)

    def key(self, secret: str) -> tuple[str, str] | None:
        """Match and holder of a key to seats that can still be used."""
        query = sa.select(seat_keys.c.match, seat_keys.c.holder).where(
            seat_keys.c.secret == hashed(secret), seat_keys.c.until > time.time()
        )
        row = self.run(lambda c: c.execute(query).first())
        return None if row is None else (row.match, row.holder)

    def said(self, match_id: str) -> list[tuple[int, float, int, str]]:
        query = sa.select(chat.c.n, chat.c.at, chat.c.seat, chat.c.text).where(chat.c.match == match_id)
        return [tuple(row) for row in self.run(lambda c: c.execute(query.order_by(chat.c.n)).all())]

    def invitation(self, match_id: str, seat: int, link: int) -> str:
        """The text of an invitation: made from the store's secret, so that it can be shown again."""
        source = f"{self.secret}:{match_id}:{seat}:{link}"
        return hashlib.blake2b(source.encode(), digest_size=16).hexdigest()

    # -- leases ------------------------------------------------------------------------------------------------

    def lease(self, match_id: str, process: str, seconds: float, but: str = "") -> Lease:
        """Take or keep a match for this process; gives who has it now. Nobody's is also what `but`, who is known to be
        dead, still has. With every other holder the fence grows. A match that is not there is not leased."""

        def work(c: sa.Connection) -> Lease:
            now = clock(c)
            mine = leases.c.match == match_id
            look = sa.select(leases.c.process, (leases.c.until > now).label("live")).where(mine).with_for_update()
            row = c.execute(look).first()
            if row is not None and row.process not in (process, but) and row.live:
                return Lease(row.process)
            same = row is not None and row.process == process
            fence = (
                sa.select(matches.c.fence).where(matches.c.id == match_id)
                if same
                else sa.update(matches)
                .where(matches.c.id == match_id)
                .values(fence=matches.c.fence + 1)
                .returning(matches.c.fence)
            )
            number = c.execute(fence).scalar()
            if number is None:
                return Lease(process)
            values = {"process": process, "until": now + seconds}
            c.execute(
                sa.insert(leases).values(match=match_id, **values)
                if row is None
                else sa.update(leases).where(mine).values(**values)
            )
            return Lease(process, number)

        try:
            return self.run(work)
        except IntegrityError:  # another process inserted the lease at the same moment
            return self.run(work)

    def renew(self, match_ids: Collection[str], process: str, seconds: float) -> set[str]:
        """Keep these matches; gives those that this process still has."""
        mine = (leases.c.process == process, leases.c.match.in_(match_ids))

        def work(c: sa.Connection) -> set[str]:
            query = sa.update(leases).where(*mine).values(until=clock(c) + seconds).returning(leases.c.match)
            return set(c.execute(query).scalars())

        return self.run(work)

    def free(self, match_id: str, process: str) -> None:
        """Give one match back."""
        mine = (leases.c.match == match_id, leases.c.process == process)
        self.run(lambda c: c.execute(sa.delete(leases).where(*mine)))

    def release(self, address: str, but: str = "") -> None:
        """Give all matches back of the processes that had this address, `but` one."""
        theirs = sa.or_(leases.c.process == address, leases.c.process.startswith(f"{address}#", autoescape=True))
        self.run(lambda c: c.execute(sa.delete(leases).where(theirs, leases.c.process != but)))

    def abandoned(self) -> list[Stored]:
        """Matches that go on by themselves and whose process has let the lease run out: it has died."""
        query = _GOING_ON.join(leases, leases.c.match == matches.c.id)
        return self.run(lambda c: _listed(c, query.where(leases.c.until < clock(c))))


def _away(error: SQLAlchemyError) -> bool:
    """Is it the database that fails, and not what was asked of it?"""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, (OperationalError, InterfaceError, NoConnectionFree))


def _reason(error: Exception) -> str:
    return (str(getattr(error, "orig", error)).strip().splitlines() or [type(error).__name__])[0]


def clock(c: sa.Connection) -> Any:
    """Now, by the one clock that all processes share: the database's."""
    if c.dialect.name == "postgresql":
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Double)
    return sa.literal(time.time())


# -- work that happens inside a transaction ------------------------------------------------------------------------

Work = Callable[[sa.Connection], None]
CHANNEL = "pentarchy"
_NOTIFY = sa.text(f"select pg_notify('{CHANNEL}', :text)")

# What every step needs is put into the words of the database once: that costs more than to carry it out.
_ADD_LINE = sa.insert(journal)
_CHANGE = sa.update(matches).where(matches.c.id == sa.bindparam("this"))
_CHANGE_HELD = _CHANGE.where(matches.c.fence == sa.bindparam("held"))

PULSE = "pulse"


@lru_cache(maxsize=64)
def _in_words(
    statement: sa.Insert | sa.Update, dialect: sa.Dialect, columns: tuple[str, ...]
) -> tuple[str, Sequence[str] | None]:
    """A statement as the driver takes it, and the order of its values where they have no names."""
    compiled = statement.compile(dialect=dialect, column_keys=list(columns))
    return str(compiled), compiled.positiontup


def _quickly(c: sa.Connection, statement: sa.Insert | sa.Update, values: dict[str, Any]) -> sa.CursorResult[Any]:
    """Carry out a statement with values that the driver understands as they are."""
    words, order = _in_words(statement, c.dialect, tuple(values))
    return c.exec_driver_sql(words, values if order is None else tuple([values[name] for name in order]))


def pulse(c: sa.Connection) -> None:
    """Write something that means nothing, to see whether writing works."""
    c.execute(sa.update(facts).where(facts.c.key == PULSE).values(value=str(time.time())))


def add_match(match: Stored) -> Work:
    return lambda connection: _insert_match(connection, match)


def add_entry(match_id: str, entry: Entry) -> Work:
    """Write a line of the journal."""

    def work(c: sa.Connection) -> None:
        line = {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "body": entry.body, "at": time.time()}
        _quickly(c, _ADD_LINE, {"match": match_id, **line})

    return work


def change_match(match_id: str, fence: int | None = None, **changes: Any) -> Work:
    """Change the row of a match. With a fence, only if nobody has taken the match since: until this transaction ends
    nobody can, and everything in it is refused (`Fenced`) if somebody has."""

    def work(c: sa.Connection) -> None:
        values = {"this": match_id, "updated": time.time()} | _plain(changes)
        if fence is None:
            _quickly(c, _CHANGE, values)
        elif not _quickly(c, _CHANGE_HELD, values | {"held": fence}).rowcount:
            raise Fenced("Another process has taken this match.")

    return work


def notify(news: Mapping[str, Any]) -> Work:
    """Tell all processes of this store, when and only when what is written with it is on disk."""
    text = json.dumps(news, separators=(",", ":"))
    return lambda c: None if c.dialect.name != "postgresql" else _done(c.execute(_NOTIFY, {"text": text}))


def change_seat(match_id: str, chair: Seat) -> Work:
    def work(c: sa.Connection) -> None:
        values = {k: getattr(chair, k) for k in ("name", "bot", "holder", "invitation", "link")}
        c.execute(sa.update(seats).where(seats.c.match == match_id, seats.c.seat == chair.seat).values(**values))

    return work


def set_seats(match_id: str, options: Mapping[str, Any], chairs: Iterable[Seat]) -> Work:
    """Another number of seats, with the options for it: before the game only."""

    def work(c: sa.Connection) -> None:
        c.execute(sa.update(matches).where(matches.c.id == match_id).values(options=json.dumps(options)))
        c.execute(sa.delete(seats).where(seats.c.match == match_id))
        _insert_seats(c, match_id, chairs)

    return work


def add_key(match_id: str, holder: str, secret: str, kind: str, until: float) -> Work:
    """Keep a key to the seats of a browser. The one it had of this kind is worthless from now on."""

    def work(c: sa.Connection) -> None:
        same = (seat_keys.c.match == match_id, seat_keys.c.holder == holder, seat_keys.c.kind == kind)
        c.execute(sa.delete(seat_keys).where(sa.or_(sa.and_(*same), seat_keys.c.until < time.time())))
        values = {"match": match_id, "holder": holder, "kind": kind, "until": until}
        c.execute(sa.insert(seat_keys).values(secret=hashed(secret), **values))

    return work


def use_key(secret: str) -> Work:
    """Use up a key, or `Gone`. All others of the same browser at this table go with it: its seats are elsewhere."""

    def work(c: sa.Connection) -> None:
        mine = sa.select(seat_keys.c.match, seat_keys.c.holder).where(
            seat_keys.c.secret == hashed(secret), seat_keys.c.until > time.time()
        )
        row = c.execute(mine).first()
        both = () if row is None else (seat_keys.c.match == row.match, seat_keys.c.holder == row.holder)
        if row is None or not c.execute(sa.delete(seat_keys).where(*both)).rowcount:
            raise Gone("This key has been used or has run out.")

    return work


def delete_finished(c: sa.Connection, before: float, limit: int, spare: Collection[str]) -> list[str]:
    """Delete some matches that ended before this time, with all that belongs to them; gives their ids. Those which a
    process has in hand, or which are to be spared, stay for now."""
    in_hand = sa.exists().where(leases.c.match == matches.c.id, leases.c.until > clock(c))
    old = (matches.c.status == "over", matches.c.updated < before, ~in_hand, matches.c.id.not_in(spare))
    query = sa.select(matches.c.id).where(*old).order_by(matches.c.updated).limit(limit)
    ids = list(c.execute(query.with_for_update(skip_locked=True)).scalars())
    for table in (chat, journal, seats, seat_keys, leases, analyses, remarks):
        c.execute(sa.delete(table).where(table.c.match.in_(ids)))
    c.execute(sa.delete(matches).where(matches.c.id.in_(ids)))
    return ids


def say(match_id: str, n: int, seat: int, text: str) -> Work:
    def work(c: sa.Connection) -> None:
        c.execute(sa.insert(chat).values(match=match_id, n=n, at=time.time(), seat=seat, text=text))

    return work


def together(*works: Work) -> Work:
    def work(c: sa.Connection) -> None:
        for one in works:
            one(c)

    return work


def _done(_: object) -> None:
    """Nothing more is wanted of an answer."""


def _plain(changes: Mapping[str, Any]) -> dict[str, Any]:
    return {key: json.dumps(value) if key in ("result", "names", "asked") else value for key, value in changes.items()}


def _listed(c: sa.Connection, query: sa.Select[Any]) -> list[Stored]:
    rows = c.execute(query).mappings().all()
    chairs = _seats(c, [row["id"] for row in rows])
    return [_stored(dict(row), chairs[row["id"]]) for row in rows]


def _insert_match(c: sa.Connection, m: Stored) -> None:
    row = {column.name: getattr(m, column.name) for column in matches.columns}
    row["options"], row["seed"] = json.dumps(m.options), str(m.seed)
    for name in ("data", "names", "result", "asked"):
        row[name] = None if row[name] is None else json.dumps(row[name])
    c.execute(sa.insert(matches).values(**row))
    _insert_seats(c, m.id, m.seats)


def _insert_seats(c: sa.Connection, match_id: str, chairs: Iterable[Seat]) -> None:
    for chair in chairs:
        c.execute(sa.insert(seats).values(match=match_id, **vars(chair)))


def _seats(c: sa.Connection, ids: list[str]) -> dict[str, tuple[Seat, ...]]:
    found: dict[str, list[Seat]] = {match_id: [] for match_id in ids}
    for r in c.execute(sa.select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)):
        found[r.match].append(Seat(r.seat, r.name, r.bot, r.holder, r.invitation, r.link))
    return {match_id: tuple(chairs) for match_id, chairs in found.items()}


def _stored(row: Mapping[str, Any], chairs: tuple[Seat, ...], entries: tuple[Entry, ...] = ()) -> Stored:
    values = dict(row)
    values["seed"] = int(values["seed"])
    for name in ("options", "data", "names", "result", "asked"):
        values[name] = None if values[name] is None else json.loads(values[name])
    return Stored(**values, seats=chairs, journal=entries)


HAND_OVER = 0.0005
"""Seconds after which a thread that works lets another that waits go on."""


@contextlib.contextmanager
def handing_over() -> Iterator[None]:
    """While a server runs, its threads take turns more often than Python would have it. The writer needs several turns
    for a step, and beside a loop that never rests waited up to 5 ms for each: 70 ms in the median, now 12 to 21."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(HAND_OVER)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


_Job = tuple[Work, Callable[[Exception | None], None]]


class Writer:
    """Writes of all rooms, many in one transaction: each is answered when it is on disk."""

    BATCH = 200

    def __init__(self, store: Store) -> None:
        self.store = store
        self.failures = 0
        """Writes that the database did not do."""
        self._queue: queue.Queue[_Job | None] = queue.Queue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> None:
        """Returns when the work is committed; `Conflict` if a line of the journal exists already, `Unavailable` if the
        database did not do it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def settle(error: Exception | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has gone, and whoever waited with it
                loop.call_soon_threadsafe(_settle, done, error)

        self._queue.put((work, settle))
        await done

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        self._thread.join(timeout=15)

    def _run(self) -> None:
        while True:
            batch = [self._queue.get()]
            while len(batch) < self.BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            jobs = [job for job in batch if job is not None]
            try:
                self._write(jobs)
            except BaseException as error:  # this thread goes on whatever comes, and nobody waits for ever
                log.error("the writer failed", exc_info=error)
                for _, settle in jobs:
                    settle(RuntimeError(f"The writer failed: {error!r}"))
            if None in batch:
                return

    def _write(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        outcome: Exception | None = None
        try:
            self.store.run(together(*(work for work, _ in jobs)))
        except Unavailable as error:  # it would be so for each alone, only longer
            self.failures += len(jobs)
            outcome = error
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:  # one bad write must not spoil the others
                    self._write([job])
                return
            outcome = Conflict("This step was written by another process.") if _taken(error) else error
        for _, settle in jobs:
            settle(outcome)


def _taken(error: Exception) -> bool:
    return isinstance(error, IntegrityError)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


# -- a match from its journal --------------------------------------------------------------------------------------


def begin(stored: Stored) -> Match:
    """The first position of a stored match."""
    rules = game(stored.game)
    if stored.rules_version != rules.rules_version:
        raise Older(
            stored,
            f"Match {stored.id} is played by version {stored.rules_version} of the rules of {stored.game}; "
            f"this Pentarchy has version {rules.rules_version}.",
        )
    pack = None if stored.data is None else packs.Data(stored.data, packs.data_hash(stored.data), "store")
    if (pack or rules.data).hash != stored.data_hash:
        raise Older(stored, f"Match {stored.id} is played with other component data ({stored.data_hash}).")
    assert stored.names is not None
    return new(stored.game, stored.names, stored.seed, stored.options, pack)


def rewound(match: Match, steps: int) -> Match:
    """The same match some steps earlier, beyond what the undo law allows (a table that plays with free undo)."""
    assert match.seed is not None
    earlier = new(match.game.id, match.names, match.seed, match.options, match.data)
    for seat, action in match.state()["actions"][:steps]:
        earlier.play(seat, action)
    return earlier


def perform(match: Match, entry: Entry) -> Match:
    """Carry out one line of the journal."""
    if entry.kind in ("act", "also"):
        match.play(entry.seat, entry.body)
    elif entry.kind == "undo":
        for _ in range(int(entry.body or 1)):
            match.undo(entry.seat)
    elif entry.kind == "rewind":
        return rewound(match, int(entry.body))
    return match


def verify_all(url: str) -> list[tuple[str, str | None]]:
    """Replay every match of a store, finished or not: its id and what is wrong with it, or None. The store must be up
    to date: looking at one does not change it."""
    store = Store(url, upgrade=False)
    try:
        return [(match_id, _verify(store.load(match_id))) for match_id in store.ids()]
    finally:
        store.close()


def _verify(stored: Stored | None) -> str | None:
    assert stored is not None
    if stored.names is None:
        return "It has a journal but has not begun." if stored.journal else None
    try:
        match = begin(stored)
        for number, entry in enumerate(stored.journal):
            if entry.seq != number + 1:
                return f"Line {number + 1} of the journal is missing."
            match = perform(match, entry)
    except PentarchyError as error:
        return str(error)
    result = match.result
    if (None if result is None else result.to_json()) != stored.result:
        return "The stored result is not the result of its actions."
    return None
