"""The repository whose games are checked: which they are, and where its tests and golden records lie.

That is the folder in which a command is given, or pytest's root. Its pyproject.toml says which games it offers:

    [project.entry-points."pentarchy.games"]
    my_game = "my_game:GAME"

    [tool.pentarchy]                    # only if needed
    games = ["another_game"]            # to be checked as well
    tests = "checks"                    # where golden/ and playthroughs/ lie; tests/ unless said otherwise
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pentarchy import registry

HOUSE = "pentarchy"
"""The project whose own games need no entry point."""
NOT_SOURCES = ("build", "dist", "node_modules")


@dataclass(frozen=True)
class Repository:
    root: Path
    games: tuple[str, ...]
    tests: Path

    @property
    def golden(self) -> Path:
        return self.tests / "golden"

    @property
    def playthroughs(self) -> Path:
        return self.tests / "playthroughs"

    def test_files(self) -> Iterator[Path]:
        """Every file of tests, wherever the repository keeps them; environments and built things are left out."""
        for folder, inner, files in os.walk(self.root):
            inner[:] = sorted(name for name in inner if not _is_foreign(Path(folder, name)))
            for name in sorted(files):
                if name.endswith(".py") and (name.startswith("test_") or name.endswith("_test.py")):
                    yield Path(folder, name)


def _is_foreign(folder: Path) -> bool:
    return folder.name.startswith(".") or folder.name in NOT_SOURCES or (folder / "pyvenv.cfg").exists()


@cache
def read(root: Path) -> Repository:
    path = root / "pyproject.toml"
    document: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    project, ours = document.get("project", {}), document.get("tool", {}).get("pentarchy", {})
    games = [
        *(registry.games() if project.get("name") == HOUSE else ()),
        *project.get("entry-points", {}).get(registry.GROUP, {}),
        *ours.get("games", ()),
    ]
    return Repository(root, tuple(games), root / ours.get("tests", "tests"))


_root: list[Path] = []


def choose(root: Path) -> None:
    """From now on this is the repository, whatever the folder of the process."""
    _root[:] = [root]


def here() -> Repository:
    return read(_root[0] if _root else Path.cwd())
