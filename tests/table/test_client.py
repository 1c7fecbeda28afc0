"""The client without a browser: node runs its tests, and its side of the protocol is compared with real messages."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from rooms_for_tests import course_of, enter, in_a_loop, make_room, make_stored, read, taken

from pentarchy.table import app, past, rooms

TESTS = Path(__file__).parent.parent / "client"
PROTOCOL = (app.STATIC / "protocol.d.ts").read_text("utf-8")
MODULES = sorted(app.STATIC.glob("*.js"))
ENOUGH = 400
ONS = re.compile(r'data-on="([^"]+)"')


@pytest.fixture
def node() -> str:
    found = shutil.which("node")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("node is missing: install Node.js 20 or newer")
        pytest.skip("node is missing: install Node.js 20 or newer to test the client's modules")
    return found


def test_modules_that_need_no_browser(node: str) -> None:
    tests = sorted(map(str, TESTS.glob("*.test.js")))
    done = subprocess.run([node, "--test", "--test-reporter=tap", *tests], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(re.findall(r"^# pass (\d+)", done.stdout, re.MULTILINE)[0]) > len(tests) > 0


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_modules_import_what_the_package_ships(path: Path) -> None:
    """A type that is imported as a value would be found by no checker, only by the browser."""
    text = path.read_text("utf-8")
    for name in re.findall(r'^import (?:[^;]*? from )?"\./([^"]+)";', text, re.MULTILINE):
        assert name.endswith(".js")
        assert (app.STATIC / name).exists()


# -- the protocol ----------------------------------------------------------------------------------------------------


def fields(name: str) -> tuple[set[str], set[str]]:
    """The names in a documented message, its own and inherited: those that are always there, and those that may be."""
    pattern = rf"export interface {name}(?:<\w+>)?(?: extends (Partial<)?(\w+)>?)? \{{\n(.*?)\n\}}"
    found = re.search(pattern, PROTOCOL, re.DOTALL)
    assert found, name
    partial, parent, body = found.groups()
    own = re.findall(r"^  (\w+)(\??):", body, re.MULTILINE)
    always, sometimes = fields(parent) if parent else (set(), set())
    if partial:
        always, sometimes = set(), always | sometimes
    return always | {key for key, may in own if not may}, sometimes | {key for key, may in own if may}


def check(message: dict[str, Any], name: str) -> None:
    always, sometimes = fields(name)
    assert always <= set(message) <= always | sometimes, (name, set(message) ^ always)


PARTS = {"prompt": "Prompt", "undo": "Undo", "fresh": "Fresh", "over": "Ending", "log": "Lines"}
LISTS = {"areas": "Area", "choices": "Choice", "players": "Player", "events": "Event"}


def check_page(message: dict[str, Any], name: str) -> set[str]:
    """Compare a page with what is written of it; says which of its parts were there to be compared."""
    check(message, name)
    seen = {part for part in (*PARTS, *LISTS) if message.get(part)}
    for part in seen:
        for one in [message[part]] if part in PARTS else message[part]:
            check(one, (PARTS | LISTS)[part])
    return seen


async def _played() -> tuple[list[dict[str, Any]], dict[str, Any], dict[str, Any], list[dict[str, Any]]]:
    """A whole game at a table: what a seat and a spectator were sent, a page of its past, its course, and what is
    told of a thing."""
    stored = make_stored("eight_minute_empire", 2, 5)
    room = make_room(stored, course_of(stored))
    assert room.course is not None
    seats, spectator = [enter(room, 0), enter(room, 1)], enter(room, None)
    sent = []
    await room.command(seats[0], {"do": "chat", "text": "Hello"})
    for step in range(ENOUGH):
        match = room.course.match
        if match.over:
            break
        seat = match.to_act[0]
        page = room.page(seat, "en")
        choice = page.fields["choices"][step % len(page.fields["choices"])]
        await room.command(seats[seat], {"do": "play", "v": page.fields["v"], "action": choice["do"]})
        sent += [message for viewer in (*seats, spectator) for message in read(taken(viewer))]
    on = ONS.findall("".join(page.parts.values()))[0]
    told = [await room.command(seats[0], {"do": do, "on": on}) for do in ("tip", "why")]
    return sent, await past.page(room, 3, None, "en"), await past.course(room, "en"), told


def test_messages_are_as_they_are_documented() -> None:
    sent, before, course, told = in_a_loop(_played())
    kinds = {"all": "All", "some": "Some"}
    seen: set[str] = set()
    for message in sent:
        if message["t"] in kinds:
            seen |= check_page(message, kinds[message["t"]])
        else:
            check(message, message["t"].capitalize())
    assert {message["t"] for message in sent} == {"hello", "all", "some", "chat"}
    assert seen == {*PARTS, *LISTS}
    check_page(before, "Past")
    check(course, "Course")
    for tip in told:
        check(tip, "Tip")


def test_every_command_is_documented() -> None:
    assert set(re.findall(r'\| \{ do: "(\w+)"', PROTOCOL)) == set(rooms._COMMANDS)


def test_every_kind_of_message_is_documented() -> None:
    text = "".join(path.read_text("utf-8") for path in Path(rooms.__file__).parent.glob("*.py"))
    assert set(re.findall(r'"t": "(\w+)"', text)) == set(re.findall(r'\bt\??: "(\w+)"', PROTOCOL))
