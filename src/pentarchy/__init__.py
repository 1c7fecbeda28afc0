"""Pentarchy: five empire games at one table."""

from __future__ import annotations

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

__version__ = "0.1.0"
compiled: bool = not str(_position.__file__).endswith(".py")
"""Does this package run the compiled engine?"""

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
