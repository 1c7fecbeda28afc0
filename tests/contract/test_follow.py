"""docs/follow.md names functions; each of them is where the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "pentarchy"
PAGE = (ROOT / "docs" / "follow.md").read_text(encoding="utf-8")


def named() -> list[tuple[str, str]]:
    """Each name with the file that was named last before it."""
    found, file = [], ""
    for word in re.findall(r"`([^`\n]+)`", PAGE):
        if re.fullmatch(r"[\w/]+\.(py|js)", word):
            file = word if (SOURCE / word).exists() else f"table/{word}"
        elif re.fullmatch(r"\w+", word) and word != "seen":
            found.append((file, word))
    return found


def test_the_page_names_many() -> None:
    assert len(named()) > 30


@pytest.mark.parametrize(("file", "name"), named(), ids=lambda value: value.replace("/", "."))
def test_a_name_on_the_page_exists(file: str, name: str) -> None:
    text = (SOURCE / file).read_text(encoding="utf-8")
    made = (
        rf"^\s*(?:async )?(?:def|class) {name}\b"
        if file.endswith(".py")
        else rf"\b{name}\([^)]*\) \{{|function {name}\b"
    )
    assert re.search(made, text, re.MULTILINE), f"{file} has no {name}"
