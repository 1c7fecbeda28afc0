"""Bots think in worker processes: a slow or broken bot never holds up the table.

A worker gets a world dealt anew for the bot's seat and gives back the text of an action. If it takes too long
its process is ended and a simpler bot answers instead.

There are few workers and there may be many tables, so questions stand in a fair line: tables at which people play come
first, and among equals the address, visitor and table that has waited longest since it was served.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import re
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from pentarchy import analysis, bots
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match, from_state

LEVELS = ("easy", "normal", "hard", "expert")
SIMPLER = "greedy"
GUESTS = "PENTARCHY_GUEST_BOTS"
"""The environment variable through which the processes of a server know its guests."""
PATIENCE = 2.0
"""Seconds after which a bot at the table answers, however slow the machine is: people wait for it."""
_COUNTED = re.compile(r"mcts:[1-9][0-9]{0,2}", re.ASCII)
"""A search of so many simulations: the same word as in `play` and `sim`, within bounds."""
_SEARCH = re.compile(r"mcts:[1-9][0-9]{0,3}(ms)?", re.ASCII)
"""Visitors of 0.1 could name a time themselves; the seats that such bots have in old matches are played on."""

log = logging.getLogger("pentarchy.table")


def invite(specs: Sequence[str]) -> None:
    """The host lets visitors seat these bots of other packages too. All processes of this server hear of it."""
    for spec in specs:
        if spec.partition(":")[0] in bots.KINDS:
            raise PentarchyError(f"{spec!r} is no bot of another package: only those are invited.")
        try:
            bots.make(spec)
        except OSError as error:
            raise PentarchyError(f"The bot {spec!r} cannot be made: {error}.") from error
    os.environ[GUESTS] = "\n".join(specs)


def guests() -> list[str]:
    """The bots of other packages that the host has invited, word for word."""
    return [spec for spec in os.environ.get(GUESTS, "").split("\n") if spec]


def offered() -> list[str]:
    """The bots that a person can choose: the levels, or the simple ones where there are no levels; then guests."""
    return ([level for level in LEVELS if level in bots.KINDS] or [SIMPLER, "random"]) + guests()


def stand_in() -> str:
    """The bot that takes the seat of somebody who has left."""
    return "normal" if "normal" in bots.KINDS else SIMPLER


def is_bot(spec: str) -> bool:
    """May a visitor seat this bot? The lobby's levels, the simple ones, a search of counted simulations and what the
    host has invited word for word: how long a bot thinks is not for a visitor to say, and a word such as
    `exec:COMMAND`, which starts a program, or one that names another file must never come from a browser."""
    return spec in (SIMPLER, "random", *LEVELS, *guests()) or _COUNTED.fullmatch(spec) is not None


def choose(state: dict[str, Any], seat: int, spec: str, seed: int) -> str:
    """The action a bot takes in a world dealt anew for its seat. It is made for this one question, so its luck must
    come with the question: a bot that always began with the same lot would slip always or never."""
    if not is_bot(spec) and not _SEARCH.fullmatch(spec):  # from a store that somebody else has written into
        raise PentarchyError("This bot does not play at the table.")
    match = from_state(state)
    if len(match.legal(seat)) == 1:
        return str(match.legal(seat)[0])
    bot = bots.make(spec, seed)
    bot.patience = PATIENCE
    return str(bot.choose(match, seat))


STUDY_SECONDS = 1.0
"""So much processor time at most does a worker give to an analysis before it looks what else waits."""


def study(state: dict[str, Any], done: int, looked: list[analysis.Looked] | None) -> Any:
    """A part of an analysis: some more steps, or the report once all of them have been looked at."""
    return analysis.look(state, done, STUDY_SECONDS) if looked is None else analysis.report(state, looked)


def hint(
    state: dict[str, Any], seat: int, spec: str, seed: int, other: str | None, lang: str
) -> tuple[str, dict[str, Any]]:
    """What a bot would do, and why it is better than another answer."""
    action = choose(state, seat, spec, seed)
    return action, analysis.advice(from_state(state), seat, action, other, lang)


JOBS: dict[str, Callable[..., Any]] = {"choose": choose, "study": study, "hint": hint}
"""What a worker can be asked to do."""


MODEST = 10
"""By so much a worker stands back behind the server where both want the processor: a bot takes its time anyway, and
everybody at every other table waits for the server."""
HERE = "here"
"""The first word of a worker."""
START_SECONDS = 120.0
"""So long a process may take to start: a second or two, unless the machine is very busy."""
SIMPLE_SECONDS = 10.0
"""So long the simpler bot may think."""


def work(pipe: Connection) -> None:
    """What a worker process does until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MODEST)
    with contextlib.suppress(BrokenPipeError, OSError):
        pipe.send(HERE)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = ("ok", JOBS[job[0]](*job[1:]))
        except Exception as error:
            answer = ("failed", f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except (BrokenPipeError, OSError):
            return


class Worker:
    """One process and the pipe to it. A bot's time begins when its process is there."""

    def __init__(self) -> None:
        self.here = False
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(other,), daemon=True)
        self.process.start()
        other.close()

    def ask(self, job: tuple[Any, ...], seconds: float) -> Any:
        """The answer to a question. A process that does not read it, or not in time says all of the answer, is killed:
        nobody waits for a pipe."""
        if not self.here:
            with self._limit(START_SECONDS, "the bot's process does not start"):
                self.here = self.pipe.recv() == HERE
        with self._limit(seconds, "the bot took too long"):
            self.pipe.send(job)
            kind, answer = self.pipe.recv()
        if kind != "ok":
            raise RuntimeError(answer)
        return answer

    @contextlib.contextmanager
    def _limit(self, seconds: float, otherwise: str) -> Iterator[None]:
        over = threading.Event()

        def kill() -> None:
            over.set()
            self.process.kill()

        timer = threading.Timer(seconds, kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        except (EOFError, OSError):
            if over.is_set():
                raise TimeoutError(otherwise) from None
            raise
        finally:
            timer.cancel()

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self.pipe.close()
        self.process.terminate()
        self.process.join(timeout=2)
        if self.process.is_alive():
            self.process.kill()


PLAYED, NOTICED, ALONE, STUDIED = range(4)
"""Ranks of questions. People play at the table and somebody looks; one of both; neither: bots among themselves, who
think when nobody else's bot has to; at last analyses of finished games, piece by piece."""


@dataclass(frozen=True)
class Asker:
    """For whom a bot thinks."""

    address: str = ""
    visitor: str = ""
    table: str = ""
    rank: Callable[[], int] = lambda: PLAYED
    """Asked when a worker is free: people come and go while a question waits."""
    hint: bool = False
    """A person waits for the answer: it comes before other questions of the same visitor."""


@dataclass(eq=False)
class Question:
    job: tuple[Any, ...]
    asker: Asker
    number: int
    """In the order in which they came."""
    answer: Future[Any] = field(default_factory=Future)


class Line:
    """The questions that wait. However many tables one visitor has, the others' bots wait for one of them only."""

    REMEMBERED = 4096

    def __init__(self) -> None:
        self.waiting: list[Question] = []
        self.served: dict[tuple[str, str], int] = {}
        """When an address, a visitor or a table was last served, counted in questions."""
        self.came = self.went = 0
        self.lock = threading.Lock()

    def add(self, job: tuple[Any, ...], asker: Asker) -> Question:
        with self.lock:
            self.came += 1
            question = Question(job, asker, self.came)
            self.waiting.append(question)
        return question

    def take(self) -> Question | None:
        """The next question; nothing if those that waited are no longer wanted."""
        with self.lock:
            while self.waiting:
                question = min(self.waiting, key=self._order)
                self.waiting.remove(question)
                if question.answer.set_running_or_notify_cancel():
                    self._note(question.asker)
                    return question
        return None

    def _order(self, question: Question) -> tuple[int, ...]:
        asker = question.asker
        address, visitor, table = (self.served.get(key, 0) for key in _keys(asker))
        return asker.rank(), address, visitor, int(not asker.hint), table, question.number

    def _note(self, asker: Asker) -> None:
        self.went += 1
        for key in _keys(asker):
            self.served.pop(key, None)
            self.served[key] = self.went
        while len(self.served) > self.REMEMBERED:
            del self.served[next(iter(self.served))]


def _keys(asker: Asker) -> tuple[tuple[str, str], ...]:
    return ("address", asker.address), ("visitor", asker.visitor), ("table", asker.table)


class Thinkers:
    """A few workers; each serves one question at a time."""

    def __init__(self, count: int = 1, seconds: float = 30.0) -> None:
        self.seconds = seconds
        self.line = Line()
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self.fallbacks = 0
        self.closed = False

    async def choose(self, match: Match, seat: int, spec: str, seed: int, asker: Asker | None = None) -> str:
        """The bot's action; from a simpler bot, at last by chance, if the first fails."""
        state = match.redeal(seat, seed).state()
        question = self.line.add(("choose", state, seat, spec, seed), asker or Asker())
        self._threads.submit(self._serve)  # not this question but whichever is next when a worker is free
        answer = await asyncio.wrap_future(question.answer)
        return str(random.Random(seed).choice(match.legal(seat))) if answer is None else answer

    async def do(self, job: str, *arguments: Any, asker: Asker) -> Any:
        """Another job for a worker, in its turn: one of JOBS."""
        question = self.line.add((job, *arguments), asker)
        self._threads.submit(self._serve)
        return await asyncio.wrap_future(question.answer)

    def _serve(self) -> None:
        question = self.line.take()
        if question is not None:
            kind, *job = question.job
            try:
                found = self._answer(*job) if kind == "choose" else self._ask(question.job, 4 * self.seconds)
                question.answer.set_result(found)
            except BaseException as error:
                question.answer.set_exception(error)
                raise

    def _answer(self, state: dict[str, Any], seat: int, spec: str, seed: int) -> str | None:
        for bot, seconds in ((spec, self.seconds), (SIMPLER, SIMPLE_SECONDS)):
            try:
                return str(self._ask(("choose", state, seat, bot, seed), seconds))
            except (TimeoutError, RuntimeError, OSError, EOFError) as error:
                if self.closed:
                    break
                self.fallbacks += 1
                log.warning("bot failed", extra={"bot": bot, "reason": str(error)[:200]})
        return None

    def _ask(self, job: tuple[Any, ...], seconds: float) -> Any:
        worker = self._idle.pop() if self._idle else self._hire()
        try:
            answer = worker.ask(job, seconds)
        except RuntimeError:
            self._idle.append(worker)
            raise
        except BaseException:
            self._all.discard(worker)
            worker.end()
            raise
        self._idle.append(worker)
        return answer

    def _hire(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker

    def close(self) -> None:
        self.closed = True
        for worker in list(self._all):
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
