"""The load test: many matches of scripted players on one server process, on loopback only.

`python -m pentarchy.table.load` starts a server of its own on a throw-away database, plays for a bounded time
and prints actions per second, the time from a command to the last viewer's patch, and memory per match.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"


def serve(database: str) -> int:
    """The server under test: the same application, with limits that one address alone would meet."""
    import uvicorn

    from pentarchy.table.app import make_app
    from pentarchy.table.rooms import Settings
    from pentarchy.table.server import bind, configuration, set_up_log
    from pentarchy.table.store import Store

    set_up_log()
    many = 1_000_000
    settings = Settings(
        sockets_per_address=many,
        posts_per_minute=many,
        messages_per_second=many,
        message_burst=many,
        unfinished_per_address=many,
    )
    app = make_app(Store(database), settings)
    listener = bind(HOST, 0)
    print(f"port {listener.getsockname()[1]}", flush=True)
    uvicorn.Server(configuration(app)).run(sockets=[listener])
    return 0


@dataclass
class Figures:
    """What was measured."""

    actions: int = 0
    times: list[float] = field(default_factory=list)
    finished: int = 0

    def share(self, part: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else float("nan")


class Game:
    """One match: two scripted players, and the action that is on its way."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.sent = 0.0
        self.waiting: set[int] = set()

    def begins(self) -> None:
        self.figures.actions += 1
        self.sent, self.waiting = time.perf_counter(), {0, 1}

    def arrived(self, seat: int) -> None:
        """A viewer has its patch. The time counts when the last one has."""
        if seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.figures.times.append(time.perf_counter() - self.sent)


def post(port: int, path: str, body: dict[str, Any], accept: str) -> tuple[str, Any]:
    """Send a form as JSON; gives the browser's cookie and the answer."""
    request = urllib.request.Request(
        f"http://{HOST}:{port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Accept": accept},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        cookie = SimpleCookie(answer.headers.get("Set-Cookie", ""))
        text = answer.read().decode()
    return cookie["pentarchy"].value if "pentarchy" in cookie else "", json.loads(text) if "json" in accept else None


def make_match(port: int, game: str) -> tuple[str, list[str]]:
    """A match with two people: its id and their cookies."""
    first, made = post(port, "/matches", {"game": game, "seats": ["human", "human"]}, "application/json")
    path = re.sub(r"^https?://[^/]+", "", made["links"]["1"])
    opener = urllib.request.build_opener(_Stay)
    request = urllib.request.Request(f"http://{HOST}:{port}{path}", b"name=B")
    with opener.open(request, timeout=60) as answer:
        second = SimpleCookie(answer.headers["Set-Cookie"])["pentarchy"].value
    return made["id"], [first, second]


class _Stay(urllib.request.HTTPErrorProcessor):
    """Do not follow the redirection: the cookie is in it."""

    def http_response(self, request: Any, response: Any) -> Any:
        return response


class Clock:
    """The players sit down a few at a time; the time runs when all sit."""

    def __init__(self, players: int, seconds: float, pid: int) -> None:
        self.players, self.seconds, self.pid, self.seated = players, seconds, pid, 0
        self.door = asyncio.Semaphore(10)
        self.go = asyncio.Event()
        self.start = self.until = self.used = 0.0

    async def sit_down(self) -> None:
        self.seated += 1
        if self.seated == self.players:
            self.start, self.used = time.perf_counter(), processor(self.pid)
            self.until = self.start + self.seconds
            self.go.set()
        await self.go.wait()


async def play(port: int, match: str, cookie: str, seat: int, game: Game, clock: Clock, think: float) -> None:
    """A scripted player: answers by chance, after a moment, until the time is up."""
    from websockets.asyncio.client import connect

    address = f"ws://{HOST}:{port}/m/{match}/ws"
    headers = {"Cookie": f"pentarchy={cookie}"}
    async with clock.door:
        socket = await connect(address, additional_headers=headers, max_size=None, open_timeout=60, ping_interval=None)
        page: dict[str, Any] = {}
        while page.get("t") != "all":
            page = json.loads(await socket.recv())
    await clock.sit_down()
    rng = random.Random(f"{match}{seat}")
    message: dict[str, Any] | None = page
    while not page["over"]:
        if message is not None and "choices" in message and page["choices"]:
            await asyncio.sleep(rng.uniform(0.2, 1.8) * think)
            game.begins()
            action = rng.choice(page["choices"])["do"]
            await socket.send(json.dumps({"do": "play", "v": page["v"], "action": action}))
        left = clock.until - time.perf_counter()
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), left)) if left > 0 else None
        except TimeoutError:
            message = None
        if message is None:
            break
        if message["t"] == "some":
            page.update(message)
            if "v" in message:
                game.arrived(seat)
    game.figures.finished += seat == 0 and bool(page["over"])
    await socket.close()


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found.group(1)) / 1024 if found else float("nan")


def processor(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(port: int, pid: int, args: argparse.Namespace) -> None:
    figures = Figures()
    before = memory(pid)
    began = time.perf_counter()
    made = [await asyncio.to_thread(make_match, port, args.game) for _ in range(args.matches)]
    print(f"{args.matches} matches made in {time.perf_counter() - began:.1f} s", flush=True)
    clock = Clock(2 * len(made), args.seconds, pid)
    players = []
    for match, cookies in made:
        game = Game(figures)
        players += [play(port, match, cookie, k, game, clock, args.think) for k, cookie in enumerate(cookies)]
    await asyncio.gather(*players)
    seconds = time.perf_counter() - clock.start
    used = memory(pid) - before
    print(
        f"{args.matches} matches of {args.game}, 2 scripted players each, {figures.finished} finished, {seconds:.1f} s"
    )
    print(f"actions per second        {figures.actions / seconds:8.1f}")
    print(f"command to last patch p50 {figures.share(0.5):8.1f} ms")
    print(f"command to last patch p99 {figures.share(0.99):8.1f} ms")
    busy = processor(pid) - clock.used
    print(
        f"processor time per action {busy * 1000 / max(1, figures.actions):8.1f} ms, {busy / seconds:.0%} of one core"
    )
    print(f"memory per match          {used * 1024 / args.matches:8.0f} KiB")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m pentarchy.table.load", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=10.0, help="seconds a player takes on average")
    parser.add_argument("--game", default="eight_minute_empire")
    parser.add_argument("--serve", metavar="URL", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        return serve(args.serve)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pentarchy.table.load", "--serve", f"sqlite:///{folder}/load.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                port = int(server.stdout.readline().split()[1])
                asyncio.run(run(port, server.pid, args))
            finally:
                server.terminate()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
