"""Ours beside the mock-ups: each of them has a moment of a recorded game in which the same is asked."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


def test_each_mock_up_has_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(TOOLS)
    beside = import_module("beside")
    for look in beside.LOOKS:
        match = beside.moment(look)
        assert match.asked == look.asked, look.mockup
        assert match.steps >= look.at or not look.record
