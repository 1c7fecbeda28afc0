"""Pentarchy: five empire games at one table."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from pentarchy.kernel import position as _position
from pentarchy.kernel.errors import (
    DataPackError,
    GameOver,
    IllegalAction,
    InvalidAction,
    PentarchyError,
    RecordError,
    VersionError,
)
from pentarchy.kernel.game import GameInfo, Option, Refusal, Result
from pentarchy.match import Action, Match, all_games, from_state, games, info, new, replay

__version__ = "0.2.0"
"""The one place in which the version stands: packages, commands and pages take it from here."""
compiled: bool = not str(_position.__file__).endswith(".py")
"""Does this package run the compiled engine?"""


class _Games(ModuleType):
    """`pentarchy.games()` lists the games, and `pentarchy.games` is their folder: whoever imports a game of it puts the
    folder in the place of the function, so the folder itself can be called."""

    def __call__(self) -> list[str]:
        return _list_games()


_list_games = games
_folder = import_module("pentarchy.games")
_folder.__class__ = _Games
globals()["games"] = _folder


def __getattr__(name: str) -> ModuleType:
    """`pentarchy.bots` and `pentarchy.env`, brought in when first named: environments need further packages."""
    if name in ("bots", "env"):
        return import_module(f"pentarchy.{name}")
    raise AttributeError(f"module 'pentarchy' has no attribute {name!r}")


__all__ = [
    "Action",
    "DataPackError",
    "GameInfo",
    "GameOver",
    "IllegalAction",
    "InvalidAction",
    "Match",
    "Option",
    "PentarchyError",
    "RecordError",
    "Refusal",
    "Result",
    "VersionError",
    "all_games",
    "compiled",
    "from_state",
    "games",
    "info",
    "new",
    "replay",
]
