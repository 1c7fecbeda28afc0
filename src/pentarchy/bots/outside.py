"""Bots written by others: in any language over standard input and output, or as Python packages.

`exec:COMMAND` starts a program and talks with it in JSON lines. For each question it gets one line

    {"game": "scythe", "seat": 1, "players": 3, "prompt": "…", "view": {…}, "legal": ["move 3 4", …]}

and answers with one line: {"action": "move 3 4"}. It sees the view of its seat and nothing else. When it answers
nothing sensible in time, or ends, the seat plays `greedy` from then on.

A Python package offers a bot by an entry point of the group `pentarchy.bots`: its name is the word for the seat, its
value a function `make(argument, seed)` that returns something with `choose(match, seat)`.
"""

from __future__ import annotations

import json
import logging
import os
import selectors
import shlex
import subprocess
from time import monotonic
from typing import Any

from pentarchy.bots.base import Bot, Chooser
from pentarchy.bots.simple import GreedyBot
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position
from pentarchy.match import Action, Match

log = logging.getLogger("pentarchy.bots")

SECONDS = 10.0
"""How long a program may think about one question."""


def make(kind: str, argument: str, seed: int) -> Bot:
    words = shlex.split(argument)
    if not words:
        raise PentarchyError("exec takes a command after the colon, such as exec:./mybot.py")
    return ProgramBot(words, seed)


def tell_of_failure(spec: str, reason: str) -> None:
    """Whoever reads the result must know that it is not this bot's own."""
    log.warning("The bot %s fails (%s): greedy plays on for it in this game.", spec, reason)


class ProgramBot(Bot):
    """A program at the other end of a pipe."""

    def __init__(self, command: list[str], seed: int, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.fallback = GreedyBot(seed)
        self.failed = ""
        """Why the program is no longer asked; empty while it is."""
        try:
            self.process: subprocess.Popen[bytes] | None = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as error:
            raise PentarchyError(f"The bot {command[0]!r} cannot be started: {error.strerror}.") from None

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
        except (OSError, ValueError, KeyError, TypeError) as error:
            self._give_up(f"{type(error).__name__}: {error}")
            return None
        if action not in legal:
            self._give_up(f"it answered {action!r}, which is not legal")
            return None
        return Action(action)

    def _exchange(self, question: bytes) -> bytes:
        """Send a line and wait for one, no longer than allowed."""
        process = self.process
        if process is None or process.stdin is None or process.stdout is None or process.poll() is not None:
            raise OSError("the program has ended")
        process.stdin.write(question)
        process.stdin.flush()
        end = monotonic() + self.seconds
        answer = b""
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdout, selectors.EVENT_READ)
            while not answer.endswith(b"\n"):
                if not waiting.select(max(0.0, end - monotonic())):
                    raise OSError("it did not answer in time")
                piece = os.read(process.stdout.fileno(), 65536)
                if not piece:
                    raise OSError("the program has ended")
                answer += piece
        return answer

    def _give_up(self, reason: str) -> None:
        self.failed = reason
        tell_of_failure(self.spec, reason)
        self.close()

    def close(self) -> None:
        """End the program."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()

    def __del__(self) -> None:
        if getattr(self, "process", None) is not None:
            self.close()


class Guarded(Bot):
    """A bot of a stranger's package: when it breaks, the seat plays greedy."""

    def __init__(self, inner: Chooser, seed: int) -> None:
        super().__init__(seed)
        self.inner = inner
        self.fallback = GreedyBot(seed)
        self.failed = ""

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
