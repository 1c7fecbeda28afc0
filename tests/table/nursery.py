"""Commands of Pentarchy in processes of their own, forked from one in which everything is prepared."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest


@cache
def births() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["prepared"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parent))
        forkserver.ensure_running()
    return context


def begin(words: Sequence[str], folder: str, environment: Mapping[str, str], said: str, log: str) -> None:
    """`pentarchy WORDS`, in this folder and environment; what it says goes to two files."""
    from pentarchy import cli

    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, file in ((1, said), (2, log)):
        os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
    sys.argv = ["pentarchy", *words]
    sys.exit(cli.main(list(words)))


class Process:
    """One of them. (That commands begin from nothing too is seen in tests/release and tests/cli.)"""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str], said: Path, log: Path) -> None:
        self.process = births().Process(target=begin, args=(words, os.getcwd(), environment, str(said), str(log)))
        self.process.start()
        self.pid = self.process.pid or 0
        atexit.register(self._give_up)

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, seconds: float | None = None) -> int:
        self.process.join(seconds)
        assert self.process.exitcode is not None, "it does not end"
        return self.process.exitcode

    def send_signal(self, how: int) -> None:
        os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _give_up(self) -> None:
        """Python would wait at its end for one that a test has left behind."""
        if self.poll() is None:
            self.kill()
