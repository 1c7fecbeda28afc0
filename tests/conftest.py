"""Which engine is tested."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import pentarchy

# A busy machine is no fault; the same examples every time, so that a red test is red again.
settings.register_profile(
    "pentarchy", deadline=None, derandomize=True, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("pentarchy")

ROOT = Path(__file__).parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # so that `tests.contract` is found however pytest was started


WORDS_AND_SOURCES = (
    "test_declared.py",
    "test_layers.py",
    "test_text.py",
    "test_the_page_leads_to_a_game",
    "test_game_law[",
    "test_playthrough_reads_as_before[",
    "test_unrelated_laws_do_not[",
    "-actions_have_words]",
    "-everything_can_be_said]",
    "-pictures_can_be_pointed_at]",
    "-pictures_show_the_view]",
)
"""Tests that only look at words, drawings and sources: these are the same whatever the engine, for equal views."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--engine",
        choices=("pure", "compiled"),
        help="fail unless this engine runs; the compiled one is tested on what can differ",
    )
    parser.addoption("--shots", action="store_true", help="keep a picture of every position that is looked at")
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


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measurements for their form, not for their figures."""
    monkeypatch.setattr("pentarchy.lab.bench.REPEATS", 2)
    monkeypatch.setattr("pentarchy.lab.bench.SIMULATIONS", 4)


def _engine() -> str:
    return "compiled" if pentarchy.compiled else "pure"
