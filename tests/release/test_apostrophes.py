"""English sentences that players read have one kind of apostrophe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "pentarchy"
READ = sorted(
    file
    for pattern in (
        "**/en.ftl",
        "games/*/rules/en.md",
        "games/*/guide.json",
        "games/*/primer.json",
        "**/nations/en.json",
    )
    for file in SOURCE.glob(pattern)
)
STRAIGHT = re.compile(r"[A-Za-z0-9}]'(?![\w\[])|[A-Za-z0-9}]'[A-Za-z]")
"""A quotation mark around a word of a command line begins with none of these."""


@pytest.mark.parametrize("file", READ, ids=lambda file: str(file.relative_to(SOURCE)))
def test_apostrophes_are_typographic(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if STRAIGHT.search(line)]


def test_the_law_sees_a_straight_one() -> None:
    assert STRAIGHT.search("the player's supply")
    assert STRAIGHT.search("the players' panels")
    assert STRAIGHT.search("{ $who }'s turn")
    assert not STRAIGHT.search("the player’s supply, pip install 'pentarchy[sim]'")
    assert len(READ) > 15
