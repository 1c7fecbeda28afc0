"""What nobody reads, looks at or needs any more takes no memory and holds up nobody."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest
import uvicorn
from rooms_for_tests import enter, in_a_loop, make_room, make_stored, read, taken
from served import wait_for
from test_crowd import figures
from test_faults import in_a_house, match_of, open_room, until

from pentarchy.kernel import draw
from pentarchy.kernel.text import LANGUAGES
from pentarchy.registry import game, games
from pentarchy.table import live, ready, viewers, words
from pentarchy.table.app import make_app
from pentarchy.table.house import House
from pentarchy.table.rooms import Room
from pentarchy.table.server import bind, configuration
from pentarchy.table.settings import Settings
from pentarchy.table.store import Store, hashed
from pentarchy.table.viewers import Viewer
from pentarchy.table.watch import Watch

GAME = "eight_minute_empire"


# -- memory ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads /proc")
def test_thousands_of_matches_with_different_options_leave_memory_flat(request: pytest.FixtureRequest) -> None:
    """Two thousand of them; `--thorough`: four."""
    script, matches = Path(__file__).with_name("memory.py"), 4000 if request.config.getoption("--thorough") else 2000
    done = subprocess.run([sys.executable, script, str(matches), "50"], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    half, quarter = len(found) // 2, len(found) // 4
    grown = median(found[-quarter:]) - median(found[half - quarter : half])
    assert grown < 8, f"{grown} MB more: {found}"  # with all components kept for good it would be 250


def test_of_rooms_that_nobody_looks_into_the_latest_stay_open() -> None:
    async def work(house: House, store: Any) -> None:
        rooms = [await open_room(house, make_stored(GAME, 2, k, id=f"match-{k}-long")) for k in range(6)]
        rooms[0].viewers.add(Viewer("", "en"))
        for k, room in enumerate(rooms):
            room.used = time.monotonic() + k
        house.watch.keep("clock", house.run_clock)
        await until(lambda: len(house.rooms) == 3, "surplus rooms stay open")
        assert set(house.rooms) == {"match-0-long", "match-4-long", "match-5-long"}
        rooms[0].viewers.clear()

    in_a_house(work, idle_rooms=2)


def test_a_room_with_a_clock_is_opened_again_when_the_time_is_up() -> None:
    async def work(house: House, store: Any) -> None:
        room = await open_room(house, make_stored(GAME, 2, 5, pace=3600))
        house.watch.keep("clock", house.run_clock)
        await until(lambda: not house.rooms, "the room stays open")
        assert room.id in house.alarms
        house.alarms[room.id] = time.time() - 1
        await until(lambda: room.id in house.rooms or not house.alarms, "nobody rings")

    in_a_house(work, idle_rooms=0)


def test_earlier_positions_are_given_back() -> None:
    room = make_room(make_stored(GAME, 2, 5))
    room.past = (1, object())  # type: ignore[assignment]
    room.drop_past(60)
    assert room.past is not None
    room.past_seen = (room.past, time.monotonic() - 61)
    room.drop_past(60)
    assert room.past is None


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("begun", [True, False], ids=["read", "begins"])
def test_a_board_is_drawn_where_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch, game_id: str, begun: bool) -> None:
    """What never changes takes long the first time: the event loop only hands it out."""
    monkeypatch.setattr(ready, "_drawn", OrderedDict())
    draw.forget_stills()
    drawn_in: list[threading.Thread] = []
    part = draw._stills.part

    def noted(key: tuple[object, ...], make: Any) -> Any:
        return part(key, lambda: drawn_in.append(threading.current_thread()) or make())

    monkeypatch.setattr(draw._stills, "part", noted)

    async def work(house: House, store: Any) -> None:
        stored = make_stored(game_id, game(game_id).max_players, 5)
        if not begun:
            last = replace(stored.seats[-1], holder="", invitation="x")
            stored = replace(stored, names=None, status="open", seats=(*stored.seats[:-1], last))
        room = await open_room(house, stored)
        if not begun:
            await room.take(len(stored.seats) - 1, hashed("the last"), "Zoe")
        before = len(drawn_in)
        for lang in LANGUAGES:
            enter(room, 0, lang)
            enter(room, None, lang)
        assert drawn_in[before:] == [], "drawn while all others wait"
        assert threading.current_thread() not in drawn_in
        room.viewers.clear()

    in_a_house(work)
    assert drawn_in, "nothing was drawn at all"


def test_all_words_are_read_before_anybody_asks_for_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(words, "READING_PAUSE", 0.0)
    text = game(GAME).text("ru")
    text._unread.update(text._sources)  # as in a server that has just begun, whatever ran before this

    def all_read() -> bool:
        return all(text._plain(key) is not None for key in text._unread if text.has(key))

    async def work() -> None:
        app = make_app(Store(f"sqlite:///{tmp_path}/table.db"), Settings())
        assert not all_read()
        async with app.router.lifespan_context(app):
            await until(all_read, "words are read")

    in_a_loop(work())


# -- viewers ---------------------------------------------------------------------------------------------------------


def play(room: Room, steps: int) -> None:
    chance = random.Random(3)

    async def work() -> None:
        for _ in range(steps):
            seat = match_of(room).to_act[0]
            await room._act(seat, str(chance.choice(match_of(room).legal(seat))))

    in_a_loop(work())


def put_together(messages: list[dict[str, Any]]) -> dict[str, Any]:
    """The page that a browser has after these messages."""
    page: dict[str, Any] = {}
    for message in messages:
        if message["t"] == "all":
            page = {**message, "log": message["log"]["lines"], "notes": message["notes"]["lines"]}
        elif message["t"] == "some":
            for key, value in message.items():
                if key == "parts":
                    page["parts"].update(value)
                elif key in ("log", "notes"):
                    page[key][value["from"] :] = value["lines"]
                else:
                    page[key] = value
    return page


def test_a_viewer_that_reads_slowly_is_spared_steps_and_catches_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "BEHIND", 1000)
    room = make_room(make_stored(GAME, 2, 5))
    slow, quick = enter(room, 0), enter(room, 1)
    heard = read(taken(quick))
    waiting = []
    for _ in range(25):
        play(room, 1)
        heard += read(taken(quick))
        waiting.append(slow.queue.letters)
    assert waiting[-1] == waiting[0], "it piles up"
    assert put_together(heard)["steps"] == match_of(room).settled_steps > 20, "the others are held up"
    told = read(taken(slow))
    room.catch_up(slow)
    told += read(taken(slow))
    now = put_together([json.loads(json.dumps(room.page(0, "en").whole()))])
    page = put_together(told)
    assert page["parts"].keys() >= now["parts"].keys()
    assert {key: page["parts"][key] for key in now["parts"]} == now["parts"]
    assert {key: page[key] for key in now if key not in ("t", "parts")} == {
        key: value for key, value in now.items() if key not in ("t", "parts")
    }
    assert room.house.counts["behind"] > 20
    play(room, 1)
    assert taken(slow), "from now on it is told again"


def test_who_has_read_what_waited_is_shown_the_present(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "BEHIND", 1000)

    class Socket:
        """A browser that does not read until it is told to."""

        def __init__(self) -> None:
            self.reads = asyncio.Event()
            self.got: list[dict[str, Any]] = []

        async def send_text(self, text: str) -> None:
            await self.reads.wait()
            self.got.append(json.loads(text))

    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 5))
        viewer, socket = enter(room, 0), Socket()
        sender = asyncio.ensure_future(live._send(socket, room, viewer))  # type: ignore[arg-type]
        for action in ("bid 0", "bid 1"):
            await room._act(match_of(room).to_act[0], action)
            await asyncio.sleep(0)
        assert viewer.behind
        socket.reads.set()
        await until(lambda: put_together(socket.got).get("steps") == 2, "it is not shown the present")
        assert [message["t"] for message in socket.got] == ["hello", "all", "some"]
        sender.cancel()

    in_a_loop(work())


def test_a_viewer_for_whom_too_much_waits_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "MOST_BYTES", 5000)
    viewer = Viewer("", "en")
    for _ in range(100):
        viewer.tell({"t": "chat", "lines": ["x" * 100]})
    assert viewer.queue.letters == 0
    assert viewer.queue.get_nowait() is None


# -- answers ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def narrow() -> Iterator[tuple[int, Any]]:
    """A server whose connections hold little of what is not read: its port and its state."""
    listener = bind("127.0.0.1", 0)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    app = make_app(Store("sqlite://"), Settings(answer_seconds=0.5, unread_per_address=3))
    running = uvicorn.Server(configuration(app))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
    thread.start()
    port = listener.getsockname()[1]
    wait_for(lambda: httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200, httpx.HTTPError)
    yield port, app.state.table
    running.should_exit = True
    thread.join()


def ask_and_not_read(port: int, what: str = "/rules/imperium") -> socket.socket:
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", port))
    client.sendall(f"GET {what} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return client


def unread(port: int) -> float:
    return figures(httpx.get(f"http://127.0.0.1:{port}/metrics").text)["pentarchy_answers_unread_total"]


@pytest.mark.parametrize("what", ["/rules/imperium", "/new"])
def test_who_does_not_read_an_answer_is_let_go(narrow: tuple[int, Any], what: str) -> None:
    """A long one, and one that is short enough to wait with the connection."""
    port, table = narrow
    clients = [ask_and_not_read(port, what) for _ in range(2)]
    wait_for(lambda: unread(port) == 2)
    assert not table.unread, "nothing is counted for connections that have gone"
    for client in clients:
        client.close()


def test_one_address_leaves_only_so_many_answers_unread(narrow: tuple[int, Any]) -> None:
    port, table = narrow
    table.settings.answer_seconds = 3600.0
    clients = [ask_and_not_read(port) for _ in range(6)]
    wait_for(lambda: unread(port) == 3)
    assert sum(table.unread.values()) == 3
    for client in clients:
        client.close()
    wait_for(lambda: not table.unread)


def test_a_slow_reader_gets_all_of_it(narrow: tuple[int, Any]) -> None:
    """Slow is not still: whoever reads on is not let go, however long the whole takes."""
    port, table = narrow
    table.settings.answer_seconds = 1.0
    client = ask_and_not_read(port)
    client.settimeout(60)
    got, looks = b"", 0
    while b"</html>" not in got[-200:]:
        part = client.recv(32768)
        assert part, "the connection was closed"
        got += part
        if len(got) // 65536 > looks:
            looks += 1
            time.sleep(0.3)
    assert unread(port) == 0
    client.close()


# -- background work -------------------------------------------------------------------------------------------------


def test_work_that_dies_is_begun_again_and_counted() -> None:
    async def work() -> None:
        watch, tries = Watch(Counter()), []

        async def dies_twice() -> None:
            tries.append(time.monotonic())
            if len(tries) < 3:
                raise LookupError("a bug")
            await asyncio.sleep(3600)

        task = watch.keep("clock", dies_twice)
        await until(lambda: len(tries) == 3, "it is not begun again")
        assert not task.done()
        assert watch.failures == {"clock": 2}
        assert watch.counts["errors"] == 2
        await watch.end()

    in_a_loop(work())
