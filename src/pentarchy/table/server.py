"""Starting the server: address, database, log, browser, and a graceful end."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import uvicorn

import pentarchy
from pentarchy.kernel import data as packs
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import read_data
from pentarchy.registry import game
from pentarchy.table.app import make_app
from pentarchy.table.door import Door, Live
from pentarchy.table.guard import MAX_MESSAGE, JsonLines
from pentarchy.table.outside import good_host
from pentarchy.table.settings import Settings
from pentarchy.table.store import Store, Unavailable

log = logging.getLogger("pentarchy.table")


@dataclass(frozen=True)
class Place:
    """Where and how to serve."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str | None = None
    workers: int = 1
    bots: int = 1
    bot_pause: float = 0.7
    origins: tuple[str, ...] = ()
    data: str | None = None
    open_browser: bool = False
    keep_days: float = 0.0
    advertise: str | None = None
    """HOST:PORT under which other processes of the same store reach this one."""


def default_file() -> Path:
    """Where matches are kept if nothing is said: a file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    if sys.platform == "win32":
        base = base or os.environ.get("LOCALAPPDATA")
    folder = Path(base) if base else Path.home() / ".local" / "share"
    if sys.platform == "darwin" and not base:
        folder = Path.home() / "Library" / "Application Support"
    return folder / "pentarchy" / "table.db"


def default_database() -> str:
    """The same as a URL; its folder is there."""
    file = default_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise PentarchyError(
            f"The folder {file.parent}, where matches are kept, cannot be made: {why}. "
            "Name a file somewhere else: --db sqlite:///FILE"
        ) from None
    return f"sqlite:///{file}"


def lan_address() -> str:
    """This machine's address in its network, or nothing. No packet is sent for it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("10.255.255.255", 1))
        found = str(probe.getsockname()[0])
        return "" if found.startswith(("127.", "0.")) else found
    return ""


def split_address(text: str) -> tuple[str, int]:
    """Host and port of --advertise."""
    host, colon, port = text.rpartition(":")
    if not colon or not good_host(text) or not port.isdecimal() or int(port) > 65535:
        raise PentarchyError(f"--advertise {text}: an address is HOST:PORT, such as 10.0.0.5:8765.")
    return host.strip("[]"), int(port)


def url_at(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def entrance(place: Place, port: int, number: int = 0) -> tuple[str, socket.socket | None]:
    """Where the others reach a process, and its own socket there if it needs one besides the port that it serves.

    Without --advertise the others are on this machine. An address that is not of this machine leads here by somebody
    else's doing, to the port that is served.
    """
    if place.advertise is None:
        own = bind("127.0.0.1", 0)
        return url_at("127.0.0.1", own.getsockname()[1]), own
    host, wanted = split_address(place.advertise)
    if place.workers == 1 and wanted == port:
        return url_at(host, wanted), None
    try:
        own = bind(host, wanted + number if wanted else 0)
    except PentarchyError:
        if place.workers > 1 or local(host):
            raise
        return url_at(host, wanted), None
    return url_at(host, own.getsockname()[1]), own


def local(host: str) -> bool:
    """Is this an address of this machine?"""
    try:
        with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return True
    except OSError:
        return False


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small things at once (TCP_NODELAY) only on sockets that say that they are TCP. Without it the second
    # of two small ones, the body after its head, waits 40 ms for the other side to confirm the first.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)  # who comes while the server is still starting waits in line
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise PentarchyError(f"Port {port} on {host} cannot be used: {reason}. Choose another with --port.") from None
    return listener


def settings_of(place: Place) -> Settings:
    settings = Settings(bot_workers=place.bots, bot_pause=place.bot_pause, origins=place.origins)
    settings.keep_days = place.keep_days
    settings.releases = tuple(filter(None, os.environ.get("PENTARCHY_RELEASES", "").split(os.pathsep)))
    for name in (
        "absent",
        "head_seconds",
        "body_seconds",
        "unfinished_per_address",
        "posts_per_minute",
        "looks_per_minute",
        "sockets_per_address",
        "answer_seconds",
        "unread_per_address",
        "idle_rooms",
        "bot_tables",
        "bot_tables_per_visitor",
        "tables",
        "busy",
        "lease",
    ):
        variable = f"PENTARCHY_{name.upper()}"
        if given := os.environ.get(variable):
            setattr(settings, name, _number(variable, given))
    if place.data:
        game_id, _ = packs.load_pack(Path(place.data))
        read_data(game(game_id), place.data)
        settings.packs[game_id] = place.data
    return settings


def _number(variable: str, given: str) -> float:
    """What an operator has set: a limit that is silently another one is found out too late."""
    try:
        number = float(given)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise PentarchyError(f"{variable}={given}: this must be a number, 0 or more.")
    return number


def set_up_log() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("pentarchy.table")
    logger.handlers = [handler]
    level = os.environ.get("PENTARCHY_LOG", "WARNING").upper()
    if level not in logging.getLevelNamesMapping():
        raise PentarchyError(f"PENTARCHY_LOG={level}: choose DEBUG, INFO, WARNING or ERROR.")
    logger.setLevel(level)
    logger.propagate = False
    for name in ("uvicorn", "uvicorn.error"):
        other = logging.getLogger(name)
        other.handlers, other.propagate = [handler], False
        other.setLevel("WARNING")


def configuration(app: object, **more: object) -> uvicorn.Config:
    """One way of running the server for everybody: command, tests and load test."""
    settings: dict[str, object] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws_max_size": MAX_MESSAGE * 2,
        "ws_max_queue": 16,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 5,
        "timeout_keep_alive": 15,
        "forwarded_allow_ips": os.environ.get("PENTARCHY_PROXY", "127.0.0.1"),
        "http": Door,
        "ws": Live,
    }
    return uvicorn.Config(app, **(settings | more))  # type: ignore[arg-type]


def serve(place: Place) -> int:
    """Serve until told to stop."""
    if (place.workers > 1 or place.advertise) and not (place.db or "").startswith("postgres"):
        raise PentarchyError(
            "Several server processes need PostgreSQL: --db postgresql://…, or --workers 1 and no --advertise."
        )
    if place.advertise:
        split_address(place.advertise)
    settings = settings_of(place)
    store = Store(place.db or default_database())
    set_up_log()
    listener = bind(place.host, place.port)
    port = listener.getsockname()[1]
    everywhere = place.host in ("0.0.0.0", "::")
    lan = lan_address() if everywhere else ""
    lan_url = f"http://{lan}:{port}" if lan else ""
    shown = "localhost" if everywhere or place.host == "127.0.0.1" else place.host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    announce(url, lan_url)
    if place.open_browser:
        threading.Timer(1.0, open_browser, [url]).start()
    if place.workers > 1:
        return run_several(place, listener, lan_url, store)
    me, own = entrance(place, port) if store.shared else ("", None)
    server = uvicorn.Server(configuration(make_app(store, settings, lan_url, me)))
    server.run(sockets=[listener, own] if own else [listener])
    return 0


def work(place: Place, listener: socket.socket, own: socket.socket, me: str, lan_url: str) -> None:
    """One of several server processes: it answers everybody, and the others at an address of its own."""
    set_up_log()
    app = make_app(Store(place.db or default_database()), settings_of(place), lan_url, me)
    uvicorn.Server(configuration(app)).run(sockets=[listener, own])


def run_several(place: Place, listener: socket.socket, lan_url: str, store: Store) -> int:
    """Start the processes, start one again that dies, end them all when told to stop."""
    context = multiprocessing.get_context("spawn")
    stop = threading.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: stop.set())

    def start(number: int) -> tuple[Any, str]:
        me, own = entrance(place, listener.getsockname()[1], number)
        assert own is not None
        process = context.Process(target=work, args=(place, listener, own, me, lan_url))
        process.start()
        own.close()  # the process alone listens there: once it is dead, who calls is refused and looks for another
        return process, me

    def mended(number: int, process: Any, url: str) -> tuple[Any, str]:
        """The process, or another in its place; not before its matches are free, since addresses come again."""
        if process.is_alive():
            return process, url
        try:
            store.release(url)
        except Unavailable as error:
            log.warning("leases of a dead process are not given back yet", extra={"reason": str(error)[:200]})
            return process, url
        log.warning("a server process died and is started again", extra={"code": process.exitcode})
        return start(number)

    running = [start(number) for number in range(place.workers)]
    while not stop.is_set():
        wait([process.sentinel for process, _ in running], timeout=1.0)
        if not stop.is_set():
            before, running = running, [mended(number, *one) for number, one in enumerate(running)]
            if before != running or not all(process.is_alive() for process, _ in running):
                stop.wait(0.5)  # a process that cannot start is not started again without end
    for process, _ in running:
        process.terminate()
    for process, _ in running:
        process.join(15)
    store.close()
    return 0


def announce(url: str, lan: str) -> None:
    print(f"Pentarchy is at {url}", flush=True)
    print(f"Its engine is {'compiled' if pentarchy.compiled else 'pure Python'}.", flush=True)
    if lan:
        print(f"In your network: {lan}/", flush=True)
        with contextlib.suppress(Exception):
            import segno

            segno.make(f"{lan}/").terminal(compact=True)
    print("Stop with Ctrl+C; every match is kept.", flush=True)


def open_browser(url: str) -> None:
    with contextlib.suppress(Exception):
        webbrowser.open(url)
