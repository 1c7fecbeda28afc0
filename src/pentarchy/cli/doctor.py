"""Check this installation, in words: engine, games, packages, database, port and the address for the browser.

Changes nothing. The exit code is 1 if something has to be done."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import platform
import re
import shutil
import socket
import sys
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any

import pentarchy
from pentarchy.cli import common
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.text import Text, text_of

EXAMPLES = [
    "pentarchy doctor",
    "pentarchy doctor --lang ru",
    "pentarchy doctor --db postgresql://pentarchy@localhost/pentarchy --port 8000",
]

TEXTS = Path(__file__).parent / "text"
STEPS = 40
"""So many decisions of each game are tried: deals, first turns, cards."""
EXTRAS = ("lab", "env", "learn", "pg", "ray")
"""Extras that somebody who plays, hosts or studies may want; the others are for those who work on Pentarchy itself."""


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: well, or with something to do. Its words stand under its key."""

    key: str
    well: bool = True
    facts: dict[str, Any] = field(default_factory=dict)


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="as for: pentarchy serve")
    parser.add_argument(
        "--port", type=common.whole(1, 65535), default=8765, metavar="P", help="as for: pentarchy serve"
    )
    parser.add_argument("--db", metavar="URL", help="as for: pentarchy serve")
    common.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    say = text_of(args.lang, TEXTS)
    parts: list[tuple[str, Callable[[], Iterator[Finding]]]] = [
        ("engine", engine),
        ("games", games),
        ("packages", packages),
        ("database", lambda: database(args.db)),
        ("address", lambda: address(args.host, args.port)),
    ]
    wrong = 0
    for part, look in parts:
        for finding in look():
            wrong += not finding.well
            print(line(say, part, finding))
    print(say("doctor-wrong" if wrong else "doctor-well"))
    return 1 if wrong else 0


def line(say: Text, part: str, finding: Finding) -> str:
    mark = "✓" if finding.well else "✗"
    return f"{mark} {say(f'doctor-{part}')}: {say(f'doctor-{finding.key}', **finding.facts)}"


def engine() -> Iterator[Finding]:
    facts = {
        "version": pentarchy.__version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "folder": str(Path(pentarchy.__file__).parent),
    }
    yield Finding("engine-compiled" if pentarchy.compiled else "engine-pure", facts=facts)
    if not pentarchy.compiled:
        yield Finding("engine-can-be-compiled" if compiler() else "engine-no-compiler")


def compiler() -> bool:
    """Could the engine be compiled here: is there the C compiler that Python asks for, and its headers?"""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def games() -> Iterator[Finding]:
    """Deal each game and play its first decisions."""
    known = pentarchy.games()
    for name in known:
        try:
            begin(name)
        except Exception as error:  # whatever it is, the other checks go on
            yield Finding("games-broken", False, {"game": name, "why": f"{type(error).__name__}: {error}"})
            return
    yield Finding("games-play", facts={"n": len(known)})


def begin(name: str) -> None:
    match = pentarchy.new(name, pentarchy.info(name).min_players, seed=1)
    for _ in range(STEPS):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert match.svg(None, "ru"), "no picture"


# -- packages ----------------------------------------------------------------------------------------------------------


def packages() -> Iterator[Finding]:
    try:
        asked = metadata.requires("pentarchy") or []
    except metadata.PackageNotFoundError:
        yield Finding("packages-source", facts={"python": sys.executable})
        return
    always = [line for line in asked if "extra ==" not in line]
    faults = [fault for line in always if (fault := missing(line))]
    if faults:
        yield Finding("packages-missing", False, {"names": ", ".join(faults)})
    else:
        yield Finding("packages-there", facts={"n": len(always)})
    complete = [extra for extra in EXTRAS if not any(missing(line) for line in asked if of_extra(line, extra))]
    left = [extra for extra in EXTRAS if extra not in complete]
    if complete:
        yield Finding("packages-extras", facts={"names": ", ".join(complete)})
    if left:
        yield Finding("packages-more", facts={"names": ", ".join(left), "example": left[0]})


def of_extra(line: str, extra: str) -> bool:
    return re.search(rf"extra == ['\"]{extra}['\"]", line) is not None


def missing(line: str) -> str | None:
    """What is wrong with a required package, such as "rich 12.0 (needed: >=13)"; None if it is there and new enough."""
    requirement, _, condition = line.partition(";")
    if "platform_python_implementation == 'CPython'" in condition.replace('"', "'") and not is_cpython():
        return None
    found = re.match(r"\s*([\w.-]+)(\[[^\]]*\])?\s*(.*)", requirement)
    assert found is not None
    name, wanted = found[1], found[3].strip(" ()")
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        return name
    return None if all(holds(version, bound) for bound in wanted.split(",")) else f"{name} {version} ({wanted})"


def is_cpython() -> bool:
    return platform.python_implementation() == "CPython"


def holds(version: str, bound: str) -> bool:
    """Of the bounds that versions can have only those that our own list uses."""
    relation, limit = re.fullmatch(r"\s*(>=|<|)\s*(.*?)\s*", bound).groups()  # type: ignore[union-attr]
    if relation == ">=":
        return numbers(version) >= numbers(limit)
    return numbers(version) < numbers(limit) if relation == "<" else True


def numbers(version: str) -> tuple[int, ...]:
    found = re.match(r"\d+(\.\d+)*", version)
    parts = [int(part) for part in found[0].split(".")] if found else []
    while parts and parts[-1] == 0:  # 1.0 is 1
        parts.pop()
    return tuple(parts)


# -- database ----------------------------------------------------------------------------------------------------------


def database(url: str | None) -> Iterator[Finding]:
    try:
        from pentarchy.table import checkup, migrations
        from pentarchy.table.server import default_file
    except ImportError as error:
        yield Finding("database-packages", False, {"name": error.name or str(error)})
        return
    where = url or f"sqlite:///{default_file()}"
    shown = re.sub(r"//([^:/@]*):[^@/]*@", r"//\1:…@", where)  # no password on the screen
    scheme, _, file = where.partition(":///")
    if scheme == "sqlite":
        path = Path(file.partition("?")[0])
        if not path.is_file():
            yield from place_for(path, folders=not url)
            return
        for place in (path, path.absolute().parent):
            if not os.access(place, os.W_OK):
                yield Finding("database-read-only", False, {"where": str(place)})
                return
    facts: dict[str, Any] = {"where": shown, "now": migrations.head()}
    try:
        look = checkup.look_at(where)
    except ImportError:
        yield Finding("database-driver", False)
        return
    except PentarchyError as error:
        yield Finding("database-closed", False, {**facts, "why": str(error).rstrip(".")})
        return
    facts |= {"schema": look.schema or "", "n": look.matches}
    if look.later:
        yield Finding("database-later", False, facts)
        return
    state = "empty" if look.schema is None else "open" if look.schema == migrations.head() else "old"
    yield Finding(f"database-{state}", facts=facts)
    if look.older:
        yield Finding("database-older-matches", facts={"n": look.older})


def place_for(file: Path, folders: bool) -> Iterator[Finding]:
    """There is no SQLite file yet: can it be made? Folders that are missing are made for the usual file only."""
    folder = file.absolute().parent
    if folders:
        folder = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        probe = folder / f".{file.name}.probe"
        probe.touch(exist_ok=False)
        probe.unlink()
    except OSError as error:
        yield Finding("database-no-place", False, {"where": str(folder), "why": error.strerror or str(error)})
        return
    yield Finding("database-none", facts={"where": str(file)})


# -- port and browser --------------------------------------------------------------------------------------------------


def address(host: str, port: int) -> Iterator[Finding]:
    everywhere = host in ("0.0.0.0", "::")
    url = shown(host, port)
    problem = why_not(host, port)
    facts = {"port": str(port), "host": host, "url": url, "other": str(other_port(host, port))}
    if problem is None:
        yield Finding("port-free", facts=facts)
    elif answers(url):
        yield Finding("port-ours", facts=facts)
    elif problem.errno == errno.EADDRINUSE:
        yield Finding("port-taken", False, facts)
    elif problem.errno in (errno.EACCES, errno.EPERM):
        yield Finding("port-forbidden", False, facts)
    elif problem.errno == errno.EADDRNOTAVAIL or isinstance(problem, socket.gaierror):
        yield Finding("host-elsewhere", False, facts)
    else:
        yield Finding("port-closed", False, {**facts, "why": problem.strerror or str(problem)})
    if everywhere:
        from pentarchy.table.server import lan_address

        lan = lan_address()
        yield Finding("network", facts={"url": f"http://{lan}:{port}/"}) if lan else Finding("network-none", False)
    import webbrowser

    with contextlib.suppress(webbrowser.Error):
        webbrowser.get()
        return
    yield Finding("browser-none", facts=facts)


def other_port(host: str, port: int) -> int:
    """One that is free, not far away."""
    first = port + 1 if 1024 <= port < 65535 else 8765
    return next((near for near in range(first, min(first + 20, 65536)) if why_not(host, near) is None), first)


def why_not(host: str, port: int) -> OSError | None:
    """Why nobody can listen there; None if one can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error
    return None


def shown(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    name = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def running(host: str, port: int) -> str | None:
    """Where a Pentarchy runs already."""
    url = shown(host, port)
    return url if why_not(host, port) and answers(url) else None


def answers(url: str) -> bool:
    """Is it a Pentarchy that listens there?"""
    import httpx

    try:
        return "pentarchy" in httpx.get(f"{url}metrics", timeout=5, trust_env=False).text
    except httpx.HTTPError:
        return False
