"""A real server in its own process, for tests."""

from __future__ import annotations

import os
import re
import signal
import time
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from nursery import Process

ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "table"
EXPECTED = ("WebSocket", "ERR_CONNECTION")
"""Faults that a browser reports while the server is away."""


class Server:
    """`pentarchy serve` as a person would start it. But all its visitors have one address, and tests are quick: what
    one person may send in a minute would be too little for them."""

    def __init__(self, folder: Path, db: str | None = None, *more: str, **settings: object) -> None:
        settings = {"posts_per_minute": 100_000, "looks_per_minute": 100_000, **settings}
        self.settings = {f"PENTARCHY_{name.upper()}": str(value) for name, value in settings.items()}
        self.db = db or f"sqlite:///{folder / 'table.db'}"
        self.folder, self.more, self.port = folder, more, 0
        folder.mkdir(exist_ok=True)
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--db", self.db, *self.more]
        if "--bot-pause" not in self.more:
            words += ["--bot-pause", "0"]
        environment = {**os.environ, "PENTARCHY_LOG": "INFO", **self.settings}
        said = self.folder / "said"
        said.write_text("")
        self.process = Process(words, environment, said, self.log)
        wait_for(lambda: "\n" in said.read_text() or self.process.poll() is not None)
        found = re.search(r"http://([^:/]+):(\d+)/", said.read_text())
        assert found, f"no address: {said.read_text()!r} {self.log.read_text()[-2000:]}"
        self.host, self.port = found.group(1), int(found.group(2))
        self.url = f"http://{self.host}:{self.port}"
        try:
            wait_for(lambda: httpx.get(f"{self.url}/healthz").status_code == 200, httpx.HTTPError)
        except AssertionError:
            self.stop()
            raise

    def stop(self, how: int = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def create(self, client: httpx.Client | None = None, **form: Any) -> dict[str, Any]:
        """Make a match as a program would."""
        ask = client.post if client is not None else httpx.post
        form = {"game": "eight_minute_empire", "seats": ["human", "greedy"], **form}
        answer = ask(f"{self.url}/matches", json=form, headers={"accept": "application/json"})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())


PATIENCE = 240.0
"""Seconds after which a test gives up waiting. Nothing takes so long unless the machine is very busy."""
# The library's own patience of five seconds is too short for that, wherever a test names none.
vars(httpx._config.DEFAULT_TIMEOUT_CONFIG).update(httpx.Timeout(PATIENCE).as_dict())
# Its certificates are read once, not for each request: that takes longer than the request.
httpx._transports.default.create_ssl_context = cache(httpx._config.create_ssl_context)


def wait_for(
    done: Any,
    but: type[Exception] | tuple[type[Exception], ...] = (),
    seconds: float = PATIENCE,
    pause: float = 0.05,
) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            if done():
                return
        except but:
            pass
        assert time.monotonic() < end, "waited too long"
        time.sleep(pause)


def until(page: Any, script: str) -> None:
    """Until a script is true in the page. The browser driver's own waiting evaluates text inside the page as soon as it
    has to look twice, which the page's security policy forbids."""
    wait_for(lambda: page.evaluate(script) or page.wait_for_timeout(20))


shots = False
"""Are pictures kept (`--shots`)?"""


def shot(page: Any, name: str, **more: Any) -> None:
    if shots:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(ARTEFACTS / f"{name}.png"), **more)
