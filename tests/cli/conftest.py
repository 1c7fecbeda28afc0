"""What the tests of the command line share: a game, a finished record, and a way to call a command."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.cli import main

GAME = "eight_minute_empire" if "eight_minute_empire" in pentarchy.all_games() else "proving_ground"


class Said(NamedTuple):
    code: int
    out: str
    err: str

    def sentence(self) -> str:
        """The complaint: one line of plain text, nothing on the other output."""
        assert self.err.startswith("pentarchy: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        assert "A fault in Pentarchy" not in self.err
        assert len(self.err) < 500
        assert self.out == ""
        return self.err


Call = Callable[..., Said]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def run(*words: object) -> Said:
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run


@pytest.fixture
def game() -> str:
    return GAME


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a finished game, as JSON."""
    players = pentarchy.info(GAME).min_players
    names = ["Анна", "Bob", "Cy", "Dee", "Eve"][:players]
    match = bots.drive(pentarchy.new(GAME, names, seed=11), [bots.make("random", seat) for seat in range(players)])
    return json.dumps(match.record(), ensure_ascii=False)


@pytest.fixture
def record(finished: str) -> dict[str, Any]:
    """The same as a document of one's own to spoil."""
    doc: dict[str, Any] = json.loads(finished)
    return doc


@pytest.fixture
def save(tmp_path: Path) -> Callable[[Any], Path]:
    """Write a record to a file."""

    def write(doc: Any) -> Path:
        path = tmp_path / "game.json"
        path.write_text(doc if isinstance(doc, str) else json.dumps(doc), encoding="utf-8")
        return path

    return write


@pytest.fixture
def pack(call: Call, game: str, tmp_path: Path) -> Path:
    """The game's own data as a pack."""
    folder = tmp_path / "pack"
    assert call("data", "export", game, folder).code == 0
    return folder
