"""`make play` builds the compiled engine beside the game that is played: once, unnoticed, and not again in vain."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "compile_for_play.sh"
PATIENCE = 120
"""Seconds that the background may take on a busy machine."""

pytestmark = pytest.mark.skipif(sys.platform == "win32" or not shutil.which("cc"), reason="needs a C compiler")


class Checkout:
    """A folder in which `make` is ours: it notes what it is asked for and ends as told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "src").mkdir()
        (folder / "src" / "engine.py").touch()
        for name in ("setup.py", "pyproject.toml"):
            (folder / name).touch()
        self.make = folder / "make"
        self.ends(0)

    def ends(self, code: int) -> None:
        self.make.write_text(f'#!/bin/sh\necho "$1" >>asked\nexit {code}\n')
        self.make.chmod(0o755)

    def start(self, **environment: str) -> str:
        done = subprocess.run(
            ["sh", SCRIPT, self.make, sys.executable],
            cwd=self.folder,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def wait(self) -> None:
        """Until nothing is being built."""
        deadline = time.monotonic() + PATIENCE
        while (self.folder / "build" / "play.lock").exists():
            assert time.monotonic() < deadline
            time.sleep(0.02)

    @property
    def asked(self) -> list[str]:
        file = self.folder / "asked"
        return file.read_text().split() if file.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    found = Checkout(tmp_path)
    if not found.start():
        pytest.skip("Python's headers are not here")
    found.wait()
    return found


def test_it_is_built_and_said(checkout: Checkout) -> None:
    assert checkout.asked == [".venv-play/.stamp"]
    assert "the next start uses it" in checkout.start()
    checkout.wait()


def test_what_failed_is_tried_again_when_the_sources_change(checkout: Checkout) -> None:
    checkout.ends(2)
    assert checkout.start()
    checkout.wait()
    tries = len(checkout.asked)
    assert checkout.start() == ""
    assert len(checkout.asked) == tries
    later = time.time() + 10
    os.utime(checkout.folder / "src" / "engine.py", (later, later))
    assert checkout.start()
    checkout.wait()
    assert len(checkout.asked) == tries + 1


def test_one_build_at_a_time(checkout: Checkout) -> None:
    lock = checkout.folder / "build" / "play.lock"
    lock.mkdir()
    (lock / "pid").write_text(str(os.getpid()))
    assert checkout.start() == ""
    gone = subprocess.Popen(["true"])
    gone.wait()
    (lock / "pid").write_text(str(gone.pid))  # its builder was killed
    assert checkout.start()
    checkout.wait()


def test_without_a_compiler_nothing_is_said(checkout: Checkout, tmp_path: Path) -> None:
    few = tmp_path / "few"
    few.mkdir()
    for name in ("sh", "mkdir", "nice", "find", "head", "cat"):
        (few / name).symlink_to(str(shutil.which(name)))
    asked = len(checkout.asked)
    assert checkout.start(PATH=str(few)) == ""
    assert len(checkout.asked) == asked
