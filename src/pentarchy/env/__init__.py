"""Learning environments: PettingZoo (`aec`), Gymnasium (`single`) and OpenSpiel (`openspiel.register`).

An action is the number of the game's action table, the same in every environment; `action_text` and `action_id`
translate. Observations hold what a seat's view holds and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from pentarchy.env.common import Rules
from pentarchy.kernel.errors import PentarchyError
from pentarchy.registry import game as find_game

__all__ = ["Rules", "aec", "single"]


def aec(game: str, players: int | None = None, **settings: Any) -> Any:
    """A PettingZoo AEC environment of a game; PettingZoo's wrapper watches the order of calls.

    Settings: options (of the game), seats (names), rewards ("rank" or "score"), data (a data pack),
    render_mode ("human", "rgb_array" or "svg").
    """
    from pentarchy.env.pettingzoo import aec_env

    return aec_env(Rules(game, players, **_rules(settings)), settings.get("render_mode"))


def single(
    game: str, opponents: Sequence[str] | None = None, seat: int = 0, players: int | None = None, **settings: Any
) -> Any:
    """A Gymnasium environment: one seat learns, bots hold the others. Further settings as in `aec`.

    Without opponents they are random ones, as many as the number of players (or the smallest table) needs.
    """
    from pentarchy.env.gymnasium import SingleEnv

    if opponents is None:
        opponents = ("random",) * ((players or find_game(game).min_players) - 1)
    elif players not in (None, len(opponents) + 1):
        raise PentarchyError(f"{players} players need {players} - 1 opponents; {len(opponents)} were given.")
    rules = Rules(game, len(opponents) + 1, **_rules(settings))
    return SingleEnv(rules, tuple(opponents), seat, settings.get("render_mode"))


def __getattr__(name: str) -> Any:
    """`pentarchy.env.openspiel`, brought in when it is first named: only it needs OpenSpiel."""
    if name == "openspiel":
        return import_module("pentarchy.env.openspiel")
    raise AttributeError(f"module 'pentarchy.env' has no attribute {name!r}")


def _rules(settings: Mapping[str, Any]) -> dict[str, Any]:
    known = ("options", "seats", "rewards", "data")
    unknown = set(settings) - {*known, "render_mode"}
    if unknown:
        raise TypeError(f"unknown settings: {', '.join(sorted(unknown))}; there are {', '.join(known)}, render_mode")
    return {name: settings[name] for name in known if name in settings}
