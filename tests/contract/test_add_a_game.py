"""docs/add-a-game.md is right: its examples run, its paths exist, and its way leads to a game that keeps the laws."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

import pytest

import pentarchy
from pentarchy.contract.checks import CHECKS, GAME_CHECKS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
GROUND = ROOT / "tests" / "proving_ground"
PATIENCE = 600
"""Seconds that a command may take on a busy machine."""
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


COMMANDS = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def author(tmp_path: Path) -> Author:
    return Author(tmp_path)


class Author:
    """Somebody with a checkout of Pentarchy, and with an environment of their own in which it is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.environment = folder, folder / "environment"
        self.checkout, self.repository = folder / "pentarchy", folder / "my_game"
        shutil.copytree(GROUND, self.checkout / "tests" / "proving_ground")
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.environment], check=True, timeout=PATIENCE)
        self._install_pentarchy()

    def _install_pentarchy(self) -> None:
        """This Pentarchy, with all it needs, without asking the network for what is here already."""
        told = folder_of("purelib", self.environment) / "pentarchy.pth"
        metadata = self.folder / "metadata"
        metadata.mkdir()
        # Fresh from pyproject.toml: the entry points are part of what is tested.
        subprocess.run(
            [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", metadata],
            cwd=ROOT,
            check=True,
            timeout=PATIENCE,
        )
        ours, theirs = Path(pentarchy.__file__).parents[1], folder_of("purelib")
        told.write_text(f"{metadata}\n{ours}\nimport site; site.addsitedir({str(theirs)!r})\n", encoding="utf-8")
        for name in ("pentarchy", "pip", "pytest"):
            script = self.environment / "bin" / name
            script.write_text(f'#!/bin/sh\nexec "{self.environment}/bin/python" -m {name} "$@"\n', encoding="utf-8")
            script.chmod(0o755)

    def does(self, commands: str, folder: Path | None = None, fails: bool = False) -> str:
        """What the shell says to these commands."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHON"))}
        environment["PATH"] = f"{self.environment / 'bin'}{os.pathsep}{environment['PATH']}"
        if int(version("setuptools").partition(".")[0]) > 70:
            environment["PIP_NO_BUILD_ISOLATION"] = "0"  # pip reads it so: no isolation, setuptools is here
        done = subprocess.run(
            ["bash", "-euxo", "pipefail", "-c", commands],
            cwd=folder or self.repository,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert bool(done.returncode) == fails, done.stdout[-6000:]
        return done.stdout

    def edits(self, name: str, old: str, new: str) -> None:
        path = self.repository / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")


def folder_of(kind: str, base: Path | None = None) -> Path:
    return Path(sysconfig.get_path(kind, "venv", {"base": base, "platbase": base} if base else None))


def test_the_page_leads_to_a_game(author: Author) -> None:
    """Every command of the page, in its order, says what the page says; so do its claims about what goes wrong."""
    begin, again, declared, at_the_end = COMMANDS
    said = author.does(begin, author.checkout)
    assert "my_game" in said
    laws = len(CHECKS) * 3 + len(GAME_CHECKS)
    passed = re.search(r"(\d+) passed", said)
    assert passed, said[-2000:]
    assert int(passed[1]) > laws, "the laws were not checked"
    assert "my_game: 24 of 24 enforced rules have tests (100 %)" in said
    assert said.count("enforced rules have tests") == 1, "the games of the house are not the author's business"
    assert "passed" in author.does(again)
    (author.repository / "src/my_game/numbers.py").unlink()
    assert "numbers.py: written" in author.does(declared)
    assert "my_game" in author.does(at_the_end)
    assert (author.repository / "tests" / "playthroughs" / "my_game.txt").is_file()

    author.edits("src/my_game/judgement.py", "return 0.5 + 0.5 * lead", "return 1.5 + 0.5 * lead")
    said = author.does("pytest --pentarchy -x -k judges_soberly", fails=True)
    assert re.search(r"To see it again: my_game-2p seed 1, step \d+: new\('my_game', 2, 1, \{\}\), then the", said)
    author.edits("tests/test_my_game.py", '@pytest.mark.rule("MG-7")', "")
    said = author.does("pytest --pentarchy -k rules_have_tests", fails=True)
    assert "untested: MG-7" in said
    author.edits("src/my_game/__init__.py", "rules_version = 1", "rules_version = 2")
    assert "version" in author.does("pytest --pentarchy -k golden_record", fails=True)
    shutil.rmtree(author.repository / "tests" / "golden")
    said = author.does("pytest --pentarchy -k golden", fails=True)
    assert "write them: python -m pentarchy.contract.golden my_game" in said


def test_a_repository_without_a_game_is_told_so(author: Author) -> None:
    author.repository.mkdir()
    (author.repository / "pyproject.toml").write_text('[project]\nname = "empty"\n', encoding="utf-8")
    assert "offers no game" in author.does("pytest --pentarchy", fails=True)


def test_the_proving_ground_is_a_package_of_its_own(author: Author) -> None:
    """Outside our tree, with the golden records that our tree keeps for it."""
    shutil.copytree(GROUND, author.repository, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    for kept in ("golden/proving_ground", "playthroughs/proving_ground.txt"):
        target = author.repository / "tests" / kept
        target.parent.mkdir()
        (shutil.copytree if (ROOT / "tests" / kept).is_dir() else shutil.copy)(ROOT / "tests" / kept, target)
    author.does("pip install --no-deps -e .")
    place = author.does("python -c 'import proving_ground; print(proving_ground.__file__)'")
    assert str(author.repository / "src") in place
    said = author.does("pytest --pentarchy -v")
    assert "proving_ground-4p-undo_holds_its_law] PASSED" in said
    assert "test_golden_record_replays[proving_ground/2p-doom] PASSED" in said
    assert "tests/test_proving_ground.py::test_the_deal" in said
