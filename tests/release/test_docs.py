"""README and docs keep their word: the site builds without a warning, links lead somewhere, examples run."""

from __future__ import annotations

import argparse
import doctest
import json
import os
import re
import shlex
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from PIL import Image

import pentarchy
from pentarchy import bots, cli
from pentarchy.kernel.text import LANGUAGES, message_arguments, text_of
from pentarchy.table.store import Store

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")]
    if path.relative_to(ROOT).parts[:2] != ("docs", "games")  # written by the games and compared with them elsewhere
)
OWN_TEST = {"docs/add-a-game.md"}
"""Pages whose commands have a test of their own (tests/contract/test_add_a_game.py)."""
PATIENCE = 600
"""Seconds that a command may take on a busy machine."""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(path: Path) -> list[tuple[str, str]]:
    """Language and text of each block of code."""
    return re.findall(r"^```([a-z]*)\n(.*?)^```", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)


# -- the site and its links --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", tmp_path / "site"],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for game in pentarchy.games():
        for prefix in ("", "ru/"):
            for kind in ("play", "rules"):
                assert (tmp_path / "site" / prefix / kind / game / "index.html").stat().st_size > 5000
    for page in (tmp_path / "site").rglob("*.html"):
        fetched = re.findall(r'<(?:link|script|img)[^>]+(?:href|src)="(https?://[^"]+)"', page.read_text("utf-8"))
        assert not fetched, f"{page.name} fetches {fetched}"


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_links_lead_somewhere(path: Path) -> None:
    text = re.sub(r"^```.*?^```", "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    targets = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href|srcset)="([^"]+)"', text)
    for target in targets:
        file, _, _ = target.partition("#")
        if target.startswith(("https://", "mailto:")) or not file:
            continue
        made = re.match(
            r"(?:ru/)?(?:play|rules)/(\w+)\.md$|changelog\.md$", name_of(path.parent / file)[len("docs/") :]
        )
        assert (path.parent / file).exists() or (made and path.is_relative_to(ROOT / "docs")), target


def test_every_module_of_the_client_is_on_the_map() -> None:
    _, _, told = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## The client")
    modules = {path.stem for path in (Path(pentarchy.__file__).parent / "table" / "static").glob("*.js")}
    assert modules <= set(re.findall(r"`(\w+)(?:\.js)?`", told))


@pytest.mark.parametrize(("page", "lang"), [("docs/players.md", "en"), ("docs/ru/index.md", "ru")])
def test_buttons_have_the_names_that_the_page_says(page: str, lang: str) -> None:
    folder = Path(pentarchy.__file__).parent / "table" / "text"
    say = text_of(lang, folder)
    labels = {say(key) for key, needed in message_arguments(folder / f"{lang}.ftl").items() if not needed}
    text = (ROOT / page).read_text("utf-8")
    named = {re.sub(r"\s+", " ", word) for word in re.findall(r"\*\*([^*]+)\*\*", text)}
    assert len(named) >= 6
    assert named <= labels


def test_pictures_are_whole_and_small() -> None:
    """Each game in both languages, and a turn that moves."""
    folder = ROOT / "docs" / "pictures"
    files = {path.stem: path for path in folder.iterdir()}
    assert set(files) == {f"{name}_{lang}" for name in (*pentarchy.games(), "turn") for lang in LANGUAGES}
    for name, path in files.items():
        assert path.stat().st_size < 200_000, name
        with Image.open(path) as picture:
            frames = getattr(picture, "n_frames", 1)
            assert (frames >= 5) == name.startswith("turn"), name
            assert picture.width >= 800
            for frame in range(frames):
                picture.seek(frame)
                assert picture.convert("RGB").getcolors(100) is None, f"{name} is empty"  # None: there are more


# -- examples ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["match", "face", "bots", "env"])
def test_examples_of_the_api(name: str) -> None:
    module = import_module(f"pentarchy.{name}")
    found = doctest.testmod(module, optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.attempted >= 4
    assert found.failed == 0


PYTHON = [
    pytest.param(text, id=f"{name_of(path)}-{number}")
    for path in PAGES
    for number, (language, text) in enumerate(blocks(path))
    if language == "python" and name_of(path) not in OWN_TEST | {"docs/architecture.md"}  # one shows how code looks
]


@pytest.mark.parametrize("block", PYTHON)
def test_python_runs(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block, "page", "exec"), {"__name__": "page"})


# -- commands ----------------------------------------------------------------------------------------------------------


def commands(path: Path) -> Iterator[str]:
    for language, text in blocks(path):
        if language in ("", "sh") and "──" not in text:  # a drawing
            for line in re.sub(r"\\\n\s*", "", text).splitlines():
                told = re.sub(r"\s#.*|^#.*", "", line).strip()
                yield from (part.strip() for part in told.split(" && ") if part.strip())


def mentions(path: Path) -> Iterator[str]:
    """Commands in the middle of a sentence, often without all of their words."""
    prose = re.sub(r"^```.*?^```", "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for found in re.findall(r"`((?:pentarchy|make|pip|python) [^`]+)`", prose):
        yield " ".join(found.split())


SHORT = {"--games": "2", "--jobs": "1"}
"""What takes minutes is run in a short form."""
LONG = {"serve", "learn", "bench"}
"""Served and measured by tests/release/smoke.py, learned in tests/lab. Here only their words are read."""
OUTSIDE = (
    "docker ",
    "sudo ",
    "pipx ",
    "uvx ",
    "git clone ",
    "echo ",
    "cd ",
    "sqlite3 ",
    "older/bin/",
    "psql ",
    "pg_dump",
)
"""Programs of others. What they are told of ours (options, extras, files) is looked at."""


def run(words: list[str], folder: Path) -> None:
    typed = "quit\n" if words[0] == "play" else ""
    done = subprocess.run(
        [sys.executable, "-m", "pentarchy", *words],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONPATH": str(Path(pentarchy.__file__).parents[1])},
    )
    assert done.returncode == 0, f"pentarchy {shlex.join(words)}\n{done.stdout}\n{done.stderr}"


def parser_of(name: str) -> argparse.ArgumentParser:
    parser = cli.Parser(prog=f"pentarchy {name}")
    import_module(f"pentarchy.cli.{name}").configure(parser)
    return parser


def shortened(words: list[str]) -> list[str]:
    found = list(words)
    for option, value in SHORT.items():
        if option in found:
            found[found.index(option) + 1] = value
    if found[0] == "doctor":  # somebody else may play at the usual port
        with socket.create_server(("127.0.0.1", 0)) as probe:
            found += ["--port", str(probe.getsockname()[1])]
    return found


def ours(words: list[str], folder: Path, mentioned: bool) -> None:
    """A `pentarchy` command."""
    if not words:
        return
    assert words[0] in cli.available(), f"there is no command {words[0]}"
    if mentioned:
        options = set(re.findall(r"--[\w-]+", parser_of(words[0]).format_help()))
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= options
    elif words[0] in LONG:
        parser_of(words[0]).parse_args(words[1:])
    else:
        run(shortened(words), folder)


def extras(text: str) -> None:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for names in re.findall(r"pentarchy\[([\w,]+)\]|'\.\[([\w,]+)\]'", text):
        assert set(",".join(names).strip(",").split(",")) <= set(known), text


TARGETS = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def carry_out(command: str, folder: Path, mentioned: bool = False) -> None:
    extras(command)
    command = re.sub(r"^(?:[A-Z_]+=\S+ )+", "", command)
    command = re.sub(r"^(?:\.venv(?:-compiled)?/bin/)", "", command)
    words = shlex.split(command)
    if words[0] == "pentarchy":
        ours(words[1:], folder, mentioned)
    elif words[0] == "make":
        assert {word for word in words[1:] if "=" not in word} <= TARGETS, command
    elif words[0].startswith("python") and words[1:2] == ["-m"]:
        assert words[2] in ("venv", "pip", "pytest") or find_spec(words[2]), command
    elif words[0] in ("python", "python3"):
        assert (ROOT / words[1]).is_file(), command
    else:
        assert words[0] in ("pip", "pytest") or command.startswith(OUTSIDE), f"nothing checks: {command}"
        for word in words:
            if word.startswith("deploy/"):
                assert (ROOT / word).is_file(), command


@pytest.fixture(scope="module")
def record() -> str:
    match = pentarchy.new("eight_minute_empire", 2, seed=11)
    return json.dumps(bots.drive(match, [bots.make("random", seat) for seat in range(2)]).record())


WITH_COMMANDS = [path for path in PAGES if name_of(path) not in OWN_TEST and list(commands(path))]


@pytest.mark.slow
@pytest.mark.parametrize("path", WITH_COMMANDS, ids=name_of)
def test_commands_run(path: Path, record: str, tmp_path: Path) -> None:
    """In the order of the page, in a folder that has a record `game.json` and a store `table.db`."""
    (tmp_path / "game.json").write_text(record, "utf-8")
    Store(f"sqlite:///{tmp_path / 'table.db'}").close()
    Store(f"sqlite:///{tmp_path / 'copy.db'}").close()
    for command in dict.fromkeys(commands(path)):
        carry_out(command, tmp_path)


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_mentioned_commands_exist(path: Path, tmp_path: Path) -> None:
    for command in dict.fromkeys(mentions(path)):
        carry_out(command, tmp_path, mentioned=True)


def test_there_are_many_commands() -> None:
    """Whoever changes how pages are read hears of it when nothing is found any more."""
    assert len(PYTHON) >= 6
    assert sum(len(list(commands(path))) for path in WITH_COMMANDS) > 50
    assert sum(len(list(mentions(path))) for path in PAGES) > 30


@pytest.mark.parametrize(
    "wrong", ["pentarchy sing", "pentarchy serve --prot 1", "make tea", "pip install 'pentarchy[x]'", "rm x"]
)
def test_a_wrong_command_is_noticed(wrong: str, tmp_path: Path) -> None:
    with pytest.raises((AssertionError, pentarchy.PentarchyError)):
        carry_out(wrong, tmp_path)
