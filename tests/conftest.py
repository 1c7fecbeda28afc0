"""Which engine is tested, and in which browser."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import pentarchy

# A busy machine is no fault; the same examples every time, so that a red test is red again.
settings.register_profile(
    "pentarchy", deadline=None, derandomize=True, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("pentarchy")

# Tests start hundreds of processes: where Python is told to keep no bytecode, half of their time goes into reading
# the same sources again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

ROOT = Path(__file__).parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # so that `tests.contract` is found however pytest was started


WORDS_AND_SOURCES = (
    "test_add_a_game.py",
    "test_declared.py",
    "test_follow.py",
    "test_layers.py",
    "test_text.py",
    "test_game_law[",
    "test_playthrough_reads_as_before[",
    "test_unrelated_laws_do_not[",
    "-actions_have_words]",
    "-everything_can_be_said]",
    "-pictures_can_be_pointed_at]",
    "-pictures_show_the_view]",
    "-still_parts_stand_still]",
)
"""Tests that only look at words, drawings and sources: these are the same whatever the engine, for equal views."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--engine",
        choices=("pure", "compiled"),
        help="fail unless this engine runs; the compiled one is tested on what can differ",
    )
    parser.addoption("--shots", action="store_true", help="keep pictures of what browser tests look at, in artefacts/")
    parser.addoption("--thorough", action="store_true", help="every position at every size and language; whole games")


def pytest_report_header() -> str:
    return f"pentarchy {pentarchy.__version__}, engine: {_engine()}, from {Path(pentarchy.__file__).parent.parent.name}"


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--engine")
    if wanted and wanted != _engine():
        raise pytest.UsageError(f"The engine is {_engine()}, not {wanted}.")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--engine") == "compiled":
        same = [item for item in items if any(name in item.nodeid for name in WORDS_AND_SOURCES)]
        config.hook.pytest_deselected(items=same)
        items[:] = [item for item in items if item not in same]


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one there is. The shell has no window around its pages, whose buttons are pages themselves: for a new
context and a page of the table it needs half of the processor time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def browser() -> str | None:
    """Where it is, if there is one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A browser for all tests of a process."""
    there = browser()
    if there is None:
        pytest.skip("no Chromium here")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=there, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measurements for their form, not for their figures."""
    monkeypatch.setattr("pentarchy.lab.bench.REPEATS", 2)
    monkeypatch.setattr("pentarchy.lab.bench.SIMULATIONS", 4)


def _engine() -> str:
    return "compiled" if pentarchy.compiled else "pure"
