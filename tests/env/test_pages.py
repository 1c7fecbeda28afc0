"""The pages of the games are those that the games themselves would write."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentarchy.env.pages import page
from pentarchy.registry import games

PAGES = Path(__file__).parents[2] / "docs" / "games"


@pytest.mark.parametrize("name", games())
def test_page_is_up_to_date(name):
    kept = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert kept == page(name), "run: python -m pentarchy.env.pages docs/games"
