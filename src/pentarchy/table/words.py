"""The table's own words, in Russian and English."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from pentarchy.kernel.text import LANGUAGES, Text, sources, text_of
from pentarchy.registry import game

FOLDER = Path(__file__).parent / "text"
DEFAULT = "en"


def words(lang: str) -> Text:
    return text_of(lang, FOLDER)


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


def bot_name(spec: str, lang: str) -> str:
    """What a bot is called: its level in words, else the word it is made by."""
    return words(lang)(f"bot-{spec}") if words(lang).has(f"bot-{spec}") else spec
