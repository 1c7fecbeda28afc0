"""Bots think in worker processes: a slow or broken bot never holds up the table.

A worker gets a world dealt anew for the bot's seat and gives back the text of an action. If it takes too long
its process is ended and a simpler bot answers instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import random
import re
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

from pentarchy import bots
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match, from_state

LEVELS = ("easy", "normal", "hard", "expert")
SIMPLER = "greedy"
_SEARCH = re.compile(r"mcts:[1-9][0-9]{0,3}(ms)?", re.ASCII)

log = logging.getLogger("pentarchy.table")


def offered() -> list[str]:
    """The bots that a person can choose: the levels, or the simple ones where there are no levels."""
    return [level for level in LEVELS if level in bots.KINDS] or [SIMPLER, "random"]


def stand_in() -> str:
    """The bot that takes the seat of somebody who has left."""
    return "normal" if "normal" in bots.KINDS else SIMPLER


def is_bot(spec: str) -> bool:
    """May a visitor seat this bot? Ours only, within bounds: a word such as `exec:COMMAND`, which starts a program,
    must never come from a browser, so a bot is not even made to see whether there is one."""
    return spec in (SIMPLER, "random", *LEVELS) or _SEARCH.fullmatch(spec) is not None


def choose(state: dict[str, Any], seat: int, spec: str, seed: int) -> str:
    """The action a bot takes in a world dealt anew for its seat. It is made for this one question, so its luck must
    come with the question: a bot that always began with the same lot would slip always or never."""
    if not is_bot(spec):  # from a store that somebody else has written into
        raise PentarchyError("This bot does not play at the table.")
    match = from_state(state)
    if len(match.legal(seat)) == 1:
        return str(match.legal(seat)[0])
    return str(bots.make(spec, seed).choose(match, seat))


def work(pipe: Connection) -> None:
    """What a worker process does until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = ("ok", choose(*job))
        except Exception as error:
            answer = ("failed", f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except (BrokenPipeError, OSError):
            return


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(other,), daemon=True)
        self.process.start()
        other.close()

    def ask(self, job: tuple[Any, ...], seconds: float) -> str:
        self.pipe.send(job)
        if not self.pipe.poll(seconds):
            raise TimeoutError("the bot took too long")
        kind, answer = self.pipe.recv()
        if kind != "ok":
            raise RuntimeError(answer)
        return str(answer)

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self.pipe.close()
        self.process.terminate()
        self.process.join(timeout=2)
        if self.process.is_alive():
            self.process.kill()


class Thinkers:
    """A few workers; each serves one question at a time."""

    def __init__(self, count: int = 1, seconds: float = 30.0) -> None:
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self.fallbacks = 0

    async def choose(self, match: Match, seat: int, spec: str, seed: int) -> str:
        """The bot's action; from a simpler bot, at last by chance, if the first fails."""
        state = match.redeal(seat, seed).state()
        loop = asyncio.get_running_loop()
        for bot, seconds in ((spec, self.seconds), (SIMPLER, 10.0)):
            try:
                return await loop.run_in_executor(self._threads, self._ask, (state, seat, bot, seed), seconds)
            except (TimeoutError, RuntimeError, OSError, EOFError) as error:
                self.fallbacks += 1
                log.warning("bot failed", extra={"bot": bot, "reason": str(error)[:200]})
        return str(random.Random(seed).choice(match.legal(seat)))

    def _ask(self, job: tuple[Any, ...], seconds: float) -> str:
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
        for worker in list(self._all):
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
