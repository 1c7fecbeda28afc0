"""The table's own words, in Russian and English."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from pathlib import Path

from pentarchy.kernel.text import LANGUAGES, Text, sources, text_of
from pentarchy.registry import game, games

FOLDER = Path(__file__).parent / "text"
DEFAULT = "en"
READING_PAUSE = 0.01
"""Seconds between two messages that are read ahead: to read one takes about a millisecond."""


def words(lang: str) -> Text:
    return text_of(lang, FOLDER)


async def read_ahead() -> None:
    """Read all words of all games before they are asked for: whoever met them first would wait for them, and everybody
    at the other tables too."""
    for text in [words(lang) for lang in LANGUAGES] + [game(name).text(lang) for name in games() for lang in LANGUAGES]:
        for _ in text.reading():
            await asyncio.sleep(READING_PAUSE)


@cache
def client_words(lang: str) -> str:
    """The words that the browser's part uses itself: those whose names begin with `js-` and take no arguments."""
    keys = [key for key in sources(FOLDER / f"{lang}.ftl") if key.startswith("js-")]
    return json.dumps({key[3:]: words(lang)(key) for key in keys}, ensure_ascii=False)


@cache
def helps(game_id: str, lang: str) -> dict[str, str]:
    """What each kind of answer in a game is for, by its verb: a sentence for newcomers, where the game has one."""
    rules = game(game_id)
    keys = [key for key in sources(rules.folder / "text" / f"{lang}.ftl") if key.startswith("help-")]
    return {key.removeprefix("help-"): rules.text(lang)(key) for key in keys}


def choose_language(wanted: str | None, accepted: str) -> str:
    """The language a viewer has chosen, or the first of the browser's that we speak."""
    if wanted in LANGUAGES:
        return wanted
    for item in accepted.lower().split(","):
        code = item.split(";")[0].strip()[:2]
        if code in LANGUAGES:
            return code
    return DEFAULT


def name_of_bot(seat: int, lang: str) -> str:
    """The name of a bot at a table that was laid in this language."""
    names = words(lang)("bot-names").split(", ")
    return names[seat % len(names)]


def bot_name(spec: str, lang: str, count: int = 1) -> str:
    """What a bot is called, or several of its kind: its level in words, else the word it is made by."""
    say, key = words(lang), f"bot-{spec}"
    if not say.has(key):
        return spec
    return (say.attribute(key, "many") if count > 1 else None) or say(key)
