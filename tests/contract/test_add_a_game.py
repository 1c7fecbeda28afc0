"""docs/add-a-game.md is right: its examples run, its paths exist, and its way leads to a game that keeps the laws."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pentarchy.contract.checks import CHECKS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
GROUND = ROOT / "tests" / "proving_ground"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=[block.strip().splitlines()[0] for block in BLOCKS])
def test_examples_run(block: str) -> None:
    exec(compile(block, "add-a-game.md", "exec"), {})


def test_rooms_exist() -> None:
    rooms = re.findall(r"^\| (.*?) \|", PAGE, re.MULTILINE)
    named = [name for cell in rooms for name in re.findall(r"`([^`]+)`", cell)]
    assert len(named) > 12
    for name in named:
        assert list((GROUND / "src" / "proving_ground").glob(name)), name


def test_laws_and_names_exist() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (GROUND / "src").rglob("*.py"))
    for law in re.findall(r"[(;] ?`([a-z]+_[a-z_]+)`", PAGE):
        assert law in CHECKS or f"def {law}(" in sources, law


def test_a_copy_becomes_a_game(tmp_path: Path) -> None:
    """The first commands of the page, then some laws on the new game, in a process of its own."""
    copy = tmp_path / "my_game"
    shutil.copytree(GROUND, copy, ignore=shutil.ignore_patterns("test_*.py", "*.egg-info", "__pycache__"))
    (copy / "src" / "proving_ground").rename(copy / "src" / "my_game")
    for path in copy.rglob("*"):
        if path.suffix in (".py", ".toml", ".json", ".ftl", ".md"):
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace("proving_ground", "my_game").replace("PG-", "MG-"), encoding="utf-8")
    # What `pip install -e` does, without asking the network: the package on the path, and its entry point.
    info = copy / "src" / "my_game-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-game\nVersion: 0.1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[pentarchy.games]\nmy_game = my_game:GAME\n", encoding="utf-8")
    assert 'my_game = "my_game:GAME"' in (copy / "pyproject.toml").read_text(encoding="utf-8")
    script = (
        "import pentarchy\n"
        "from pentarchy.contract.cases import Case\n"
        "from pentarchy.contract.checks import CHECKS, GAME_CHECKS\n"
        "assert 'my_game' in pentarchy.all_games() and 'my_game' not in pentarchy.games()\n"
        "for check in CHECKS.values(): check(Case('my_game', 3))\n"
        "for name, check in GAME_CHECKS.items():\n"
        "    if name != 'rules_have_tests': check('my_game')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(copy / "src"), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
