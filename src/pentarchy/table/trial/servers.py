"""Servers on trial: one or several processes on one database, which can be killed and started again.

    python -m pentarchy.table.trial.servers URL

is the parent of one of them: it has read everything that a server needs, and at each line that it is told, a port, it
parts with a server. So one that was killed is back at once, as new: nothing but what is read at the start is handed on.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pentarchy.kernel.errors import PentarchyError
from pentarchy.table.trial.cluster import Cluster

HOST = "127.0.0.1"
MANY = 1_000_000
PATIENCE = 600.0
"""Seconds in which a server must answer. It takes one or two, unless the machine is very busy."""
LOCAL = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""No proxy stands between us and our own machine, whatever the environment says."""


def beget(database: str) -> None:
    """Make a server at each port that is told, until there is no more to hear."""
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401  what a server would read when it starts

    from pentarchy.kernel.text import LANGUAGES
    from pentarchy.table import app, server  # noqa: F401
    from pentarchy.table.catalogue import playable
    from pentarchy.table.ready import make_ready
    from pentarchy.table.trial.people import make_table
    from pentarchy.table.words import client_words

    for lang in LANGUAGES:
        client_words(lang)
    for number in range(len(playable())):
        for more in (0, 1):
            make_ready(make_table(number, more)[1])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # not closed: another file would come to stand there
            serve(database, int(line))
            return


def serve(database: str, port: int) -> None:
    """The server under test: the same as ever, with limits that one address alone would meet."""
    import uvicorn

    from pentarchy.table.app import make_app
    from pentarchy.table.server import Place, bind, configuration, set_up_log, settings_of, url_at
    from pentarchy.table.store import Store

    set_up_log()
    settings = settings_of(Place())
    settings.sockets_per_address = settings.posts_per_minute = settings.unfinished_per_address = MANY
    settings.messages_per_second = settings.message_burst = MANY
    store = Store(database)
    listener = bind(HOST, port)
    port = listener.getsockname()[1]
    app = make_app(store, settings, "", url_at(HOST, port) if store.shared else "")
    print(port, os.getpid(), flush=True)
    uvicorn.Server(configuration(app)).run(sockets=[listener])


class Process:
    """One server process. It is found at the same port again after it was killed."""

    def __init__(self, database: str, log: Path) -> None:
        self.log, self.port = log, 0
        command = [sys.executable, "-m", "pentarchy.table.trial.servers", database]
        with self.log.open("ab") as err:
            pipe = subprocess.PIPE
            self.parent = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=err, text=True)
        self.begin()

    def begin(self) -> None:
        assert self.parent.stdout is not None
        assert self.parent.stdin is not None
        print(self.port, file=self.parent.stdin, flush=True)
        told = self.parent.stdout.readline().split()
        if len(told) != 2:
            raise PentarchyError(f"The server does not start: {self.log.read_text()[-2000:]}")
        self.port, self.pid = int(told[0]), int(told[1])

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with LOCAL.open(f"http://{HOST}:{self.port}/healthz", timeout=60):
                    return
            except urllib.error.HTTPError:  # it says that something stands still, and this is an answer
                return
            except (urllib.error.URLError, OSError):
                if time.monotonic() > end:
                    raise PentarchyError(f"The server does not answer: {self.log.read_text()[-2000:]}") from None
                time.sleep(0.02)

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                os.kill(self.pid, 0)
                time.sleep(0.005)
            raise PentarchyError("The server does not end.")

    def stop(self) -> None:
        self.kill(signal.SIGTERM)
        assert self.parent.stdin is not None
        self.parent.stdin.close()
        self.parent.wait(PATIENCE)

    @property
    def memory(self) -> float:
        """Resident megabytes."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())
        return int(found.group(1)) / 1024 if found else float("nan")

    @property
    def processor(self) -> float:
        """Seconds of processor time."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def database(kind: str, careless: bool = False) -> Iterator[str]:
    """The URL of a throw-away database: sqlite, postgresql, or one that is given as a URL and must be empty."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/trial.db"
    elif kind == "postgresql":
        cluster = Cluster(careless)
        try:
            yield cluster.url
        finally:
            cluster.remove()
    else:
        yield kind


@contextmanager
def servers(url: str, count: int) -> Iterator[list[Process]]:
    """So many processes on one database."""
    with tempfile.TemporaryDirectory() as folder:
        running: list[Process] = []
        try:
            for number in range(count):
                running.append(Process(url, Path(folder) / f"server-{number}.log"))
            for one in running:
                one.wait()
            yield running
        finally:
            for one in running:
                one.stop()


if __name__ == "__main__":
    beget(sys.argv[1])
