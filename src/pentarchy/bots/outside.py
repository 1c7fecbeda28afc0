"""Bots written by others: in any language over standard input and output, or as Python packages.

`exec:COMMAND` starts a program and talks with it in JSON lines. For each question it gets one line

    {"game": "scythe", "seat": 1, "players": 3, "prompt": "…", "view": {…}, "legal": ["move 3 4", …]}

and answers with one line: {"action": "move 3 4"}. It sees the view of its seat and nothing else. When it does not read,
answers nothing sensible in time, writes what nobody asked for, or ends, it is stopped, and the seat plays `greedy` from
then on. A simulation stops there: its figures would not be this bot's.

A Python package offers a bot by an entry point of the group `pentarchy.bots`: its name is the word for the seat, its
value a function `make(argument, seed)` that returns something with `choose(match, seat)`.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import selectors
import shlex
import signal
import subprocess
import weakref
from time import monotonic
from typing import IO, Any

from pentarchy.bots.base import Bot, Chooser
from pentarchy.bots.simple import GreedyBot
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position
from pentarchy.match import Action, Match

log = logging.getLogger("pentarchy.bots")

SECONDS = 10.0
"""How long a program may take for one question: to read it, to think and to answer."""
LONGEST = 65536
"""Bytes of an answer. The longest action of a game has a few dozen."""


class Misbehaved(Exception):
    """What a program did that ends it."""


def make(kind: str, argument: str, seed: int) -> Bot:
    words = shlex.split(argument)
    if not words:
        raise PentarchyError("exec takes a command after the colon, such as exec:./mybot.py")
    return ProgramBot(words, seed)


def tell_of_failure(spec: str, reason: str) -> None:
    """Whoever reads the result must know that it is not this bot's own. Commands that say it themselves keep this quiet
    with a handler of their own."""
    log.warning("The bot %s failed: %s. Greedy plays on for it in this game.", spec, reason)


class ProgramBot(Bot):
    """A program at the other end of a pipe."""

    def __init__(self, command: list[str], seed: int, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.fallback = GreedyBot(seed)
        try:
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise PentarchyError(f"The bot {command[0]!r} cannot be started: {error.strerror}.") from None
        assert process.stdin is not None
        os.set_blocking(process.stdin.fileno(), False)  # a program that does not read must not hold us up
        self.process: subprocess.Popen[bytes] | None = process
        self._end = weakref.finalize(self, _end, process)  # also when this process ends

    def choose(self, match: Match, seat: int) -> Action:
        answer = None if self.failed else self._ask(match, seat)
        if answer is not None:
            return answer
        return self.fallback.choose(match, seat)

    def pick(self, game: Game, p: Position, seat: int) -> int:
        return self.fallback.pick(game, p, seat)

    def _ask(self, match: Match, seat: int) -> Action | None:
        legal = match.legal(seat)
        question = {
            "game": match.game.id,
            "seat": seat,
            "players": match.players,
            "prompt": match.prompt(seat),
            "view": match.view(seat),
            "legal": [str(action) for action in legal],
        }
        try:
            line = self._exchange(json.dumps(question, ensure_ascii=False).encode() + b"\n")
            action = json.loads(line)["action"]
        except Misbehaved as error:
            self._give_up(str(error))
            return None
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            self._give_up(f"its answer cannot be read, {type(error).__name__}: {error}")
            return None
        if action not in legal:
            self._give_up(f"it answered {str(action)[:80]!r}, which is not legal")
            return None
        return Action(action)

    def _exchange(self, question: bytes) -> bytes:
        """Send a line and wait for one: no longer and no more than allowed, whatever the program does."""
        process = self.process
        if process is None or process.stdin is None or process.stdout is None or process.poll() is not None:
            raise Misbehaved("the program has ended")
        end = monotonic() + self.seconds
        left, answer = memoryview(question), b""
        with selectors.DefaultSelector() as ready:
            ready.register(process.stdout, selectors.EVENT_READ)
            if ready.select(0) and _read(process.stdout).strip():
                raise Misbehaved("it wrote without being asked")
            ready.register(process.stdin, selectors.EVENT_WRITE)
            while b"\n" not in answer:
                now = ready.select(max(0.0, end - monotonic()))
                if not now or monotonic() > end:
                    what = "read the question" if left else "answer"
                    raise Misbehaved(f"it did not {what} within {self.seconds:g} s")
                for key, _ in now:
                    if key.fileobj is process.stdin:
                        left = left[_write(process.stdin, left) :]
                        if not left:
                            ready.unregister(process.stdin)
                    else:
                        answer += _read(process.stdout)
                if len(answer) > LONGEST:
                    raise Misbehaved(f"it wrote more than {LONGEST} bytes")
        line, _, more = answer.partition(b"\n")
        if left or more.strip():
            raise Misbehaved("it wrote more than one line" if more.strip() else "it answered before it had read")
        return line

    def _give_up(self, reason: str) -> None:
        self.failed = reason
        tell_of_failure(self.spec, reason)
        self.close()

    def close(self) -> None:
        """End the program."""
        self.process = None
        self._end()


def _read(pipe: IO[bytes]) -> bytes:
    piece = os.read(pipe.fileno(), LONGEST)
    if not piece:
        raise Misbehaved("the program has ended")
    return piece


def _write(pipe: IO[bytes], what: memoryview) -> int:
    try:
        return os.write(pipe.fileno(), what[:LONGEST])
    except BlockingIOError:
        return 0
    except BrokenPipeError:
        raise Misbehaved("the program has ended") from None


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and what it has started: it began a session of its own."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


class Guarded(Bot):
    """A bot of a stranger's package: when it breaks, the seat plays greedy."""

    def __init__(self, inner: Chooser, seed: int) -> None:
        super().__init__(seed)
        self.inner = inner
        self.fallback = GreedyBot(seed)

    def choose(self, match: Match, seat: int) -> Action:
        if not self.failed:
            try:
                action: Any = self.inner.choose(match.clone(), seat)
                if action in match.legal(seat):
                    return Action(action)
                self.failed = f"it answered {action!r}, which is not legal"
            except Exception as error:  # whatever a stranger's bot does, the game goes on
                self.failed = f"{type(error).__name__}: {error}"
            tell_of_failure(self.spec, self.failed)
        return self.fallback.choose(match, seat)

    def pick(self, game: Game, p: Position, seat: int) -> int:
        return self.fallback.pick(game, p, seat)
