"""Matches that were played by older rules: they are not played on, but can be watched.

A match follows from its journal only by the rules that it was played by. A release of Pentarchy with those rules can
stay installed beside this one, in an environment of its own (`PENTARCHY_RELEASES` names the Python of each); it is
asked in a process of its own, through names that every release keeps (`from_state`, `play`, `undo`, `svg`, `log`).
Where there is none, the page says what the store itself knows: who played, how long, how it ended.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from pentarchy.registry import game
from pentarchy.table import pages
from pentarchy.table.html import Markup, join, tag
from pentarchy.table.pages import Visitor
from pentarchy.table.store import Stored

log = logging.getLogger("pentarchy.table")

SECONDS = 60.0
"""For so long a release may think about one question."""
KEPT = 64
"""Answers that are kept, the latest ones."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture brings its own style, and nothing else."""

WHAT = """
import json, pentarchy
found = {}
for name in pentarchy.games():
    record = pentarchy.new(name, seed=0).record()
    found[name] = [record["rules_version"], record["data_hash"]]
print(json.dumps(found))
"""
LOOK = """
import json, sys, pentarchy
ask = json.load(sys.stdin)
def begin(actions=()):
    return pentarchy.from_state({**ask["state"], "actions": list(actions)})
match = begin()
for kind, seat, body in ask["journal"]:
    if kind in ("act", "also"):
        match.play(seat, body)
    elif kind == "undo":
        for _ in range(int(body or 1)):
            match.undo(seat)
    elif kind == "rewind":
        match = begin(match.state()["actions"][: int(body)])
seat, lang = ask["seat"], ask["lang"]
answer = {"svg": match.svg(seat, lang), "log": match.log(seat, lang), "prompt": match.prompt(seat, lang)}
answer["record"] = match.record() if match.over else None
print(json.dumps(answer))
"""


@dataclass(frozen=True)
class Seen:
    """A moment of an older match, as its release shows it."""

    svg: str
    log: list[str]
    prompt: str
    record: dict[str, Any] | None


class Releases:
    """The releases that are installed beside this one."""

    def __init__(self, pythons: tuple[str, ...] = ()) -> None:
        self.pythons = pythons
        self._rules: dict[str, dict[str, Any]] = {}
        self._kept: OrderedDict[tuple[Any, ...], Seen] = OrderedDict()
        self._one = asyncio.Lock()

    async def look(self, stored: Stored, line: int, seat: int | None, lang: str) -> Seen | None:
        """The match after so many lines of its journal; None if no release here knows its rules."""
        key = (stored.id, len(stored.journal), line, seat, lang)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        async with self._one:  # these processes may be slow; they do not take all of the machine
            python = await asyncio.to_thread(self._python, stored)
            seen = await asyncio.to_thread(self._ask, python, stored, line, seat, lang) if python else None
        if seen is not None:
            self._kept[key] = seen
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return seen

    def _python(self, stored: Stored) -> str | None:
        for python in self.pythons:
            if python not in self._rules:
                self._rules[python] = _run(python, WHAT, None) or {}
            version, data_hash = self._rules[python].get(stored.game, (0, ""))
            if version == stored.rules_version and (stored.data is not None or data_hash == stored.data_hash):
                return python
        return None

    def _ask(self, python: str, stored: Stored, line: int, seat: int | None, lang: str) -> Seen | None:
        state = {
            "format": "pentarchy-state/1",
            "game": stored.game,
            "rules_version": stored.rules_version,
            "data_hash": stored.data_hash,
            "data": stored.data,
            "options": stored.options,
            "seats": stored.names,
            "seed": stored.seed,
            "base": None,
        }
        journal = [[entry.kind, entry.seat, entry.body] for entry in stored.journal[:line]]
        answer = _run(python, LOOK, {"state": state, "journal": journal, "seat": seat, "lang": lang})
        return None if answer is None else Seen(answer["svg"], answer["log"], answer["prompt"], answer["record"])


def _run(python: str, script: str, ask: Any) -> Any:
    """What another release answers, or None."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    try:
        done = subprocess.run(
            [python, "-c", script],
            input=json.dumps(ask),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SECONDS,
            check=True,
            env={**environment, "PYTHONIOENCODING": "utf-8"},
        )
        return json.loads(done.stdout)
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        told = str(getattr(error, "stderr", "") or error)[-300:]
        log.warning("an older release does not answer", extra={"python": python, "reason": told})
        return None


# -- the page --------------------------------------------------------------------------------------------------------


def page(visitor: Visitor, stored: Stored, line: int, seen: Seen | None) -> str:
    """An older match after so many lines of its journal."""
    say, last = visitor.say, len(stored.journal)
    title = game(stored.game).info.title(visitor.lang)
    versions = {"then": stored.rules_version, "now": game(stored.game).rules_version}
    body = join(
        pages.top(visitor, f"/m/{stored.id}"),
        tag(
            "main",
            tag(
                "section",
                tag("h1", title),
                tag("p", say("older-why", **versions)),
                tag("p", ", ".join(stored.names or ())),
                tag("p", say("older-steps", count=last, day=_day(stored.updated))),
                _result(stored),
                tag("p", say("older-none")) if seen is None else _watch(visitor, stored, line, seen),
                tag("p", tag("a", say("back-to-lobby"), href="/", class_="btn")),
                class_="panel box",
            ),
        ),
    )
    return pages.layout(visitor, title, body, kind="lobby")


def _result(stored: Stored) -> Markup | None:
    if stored.result is None or stored.names is None:
        return None
    scores = zip(stored.names, stored.result["scores"], strict=True)
    return tag("ul", [tag("li", f"{name}: {points}") for name, points in scores])


def _watch(visitor: Visitor, stored: Stored, line: int, seen: Seen) -> Markup:
    say, last = visitor.say, len(stored.journal)
    here = f"/m/{stored.id}"
    ways = (("older-first", 0), ("older-back", line - 1), ("older-on", line + 1), ("older-last", last))
    buttons = [
        tag("a", say(key), href=f"{here}?line={to}", class_="btn") for key, to in ways if 0 <= to <= last and to != line
    ]
    return join(
        tag("p", say("older-line", line=line, count=last)),
        tag("p", *(join(button, " ") for button in buttons)),
        tag("p", seen.prompt),
        tag("img", src=f"{here}/older/{line}.svg", alt=say("older-line", line=line, count=last), width="100%"),
        tag("ol", [tag("li", text) for text in seen.log[-20:]]),
    )


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))


def one_seat(stored: Stored, browser: str) -> int | None:
    """The seat whose knowledge a browser may see: its own, if it has one."""
    own = [chair.seat for chair in stored.seats if browser and chair.holder == browser]
    return own[0] if len(own) == 1 else None
