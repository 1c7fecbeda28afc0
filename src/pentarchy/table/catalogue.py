"""The games that can be played here. A game that does not load or lacks its words is left out, not fatal."""

from __future__ import annotations

import logging
from functools import cache

from pentarchy.kernel.game import Game
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import new
from pentarchy.registry import all_games, game

log = logging.getLogger("pentarchy.table")


@cache
def playable() -> tuple[str, ...]:
    found = []
    for name in all_games():
        try:
            check_words(game(name))
        except Exception as error:  # a stranger's package may fail in any way
            log.warning("game left out", extra={"game": name, "reason": f"{type(error).__name__}: {error}"})
        else:
            found.append(name)
    return tuple(found)


def check_words(rules: Game) -> None:
    """The words that the lobby needs of a game must be there in every language."""
    for lang in LANGUAGES:
        text = rules.text(lang)
        text("title")
        for option in rules.options:
            text(f"option-{option.name}")
            for value in option.values:
                text(f"option-{option.name}-{spell(value).lower()}")
    match = new(rules.id, rules.min_players, 0)
    for lang in LANGUAGES:
        match.picture(None, lang)
        match.prompt(None, lang)


def spell(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
