"""The words of an analysis."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pentarchy.kernel.text import LANGUAGES, Text, text_of

FOLDER = Path(__file__).parent / "text"


def words(lang: str) -> Text:
    return text_of(lang, FOLDER)


def both(say: Callable[[str], str]) -> dict[str, str]:
    """The same thing in every language."""
    return {lang: say(lang) for lang in LANGUAGES}


def signed(share: float) -> str:
    """A change of the chances."""
    number = round(100 * share)
    return f"{'+' if number > 0 else '−' if number < 0 else ''}{abs(number)} %"


def percent(share: float) -> int:
    """A chance as people read it; only what is sure is 0 or 100."""
    if share in (0.0, 1.0):
        return round(100 * share)
    return min(99, max(1, round(100 * share)))
