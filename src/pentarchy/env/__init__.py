"""Learning environments: PettingZoo (`aec`), Gymnasium (`single`) and OpenSpiel (`openspiel.register`).

An action is the number of the game's action table, the same in every environment; `action_text` and `action_id`
translate. Observations hold what a seat's view holds and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pentarchy.env.common import Rules

__all__ = ["Rules", "aec", "single"]


def aec(game: str, players: int | None = None, **settings: Any) -> Any:
    """A PettingZoo AEC environment of a game; PettingZoo's wrapper watches the order of calls.

    Settings: options (of the game), seats (names), rewards ("rank" or "score"), data (a data pack),
    render_mode ("human", "rgb_array" or "svg").
    """
    from pentarchy.env.pettingzoo import aec_env

    return aec_env(Rules(game, players, **_rules(settings)), settings.get("render_mode"))


def single(game: str, opponents: Sequence[str] = ("random",), seat: int = 0, **settings: Any) -> Any:
    """A Gymnasium environment: one seat learns, bots hold the others. Further settings as in `aec`."""
    from pentarchy.env.gymnasium import SingleEnv

    rules = Rules(game, len(opponents) + 1, **_rules(settings))
    return SingleEnv(rules, tuple(opponents), seat, settings.get("render_mode"))


def _rules(settings: Mapping[str, Any]) -> dict[str, Any]:
    known = ("options", "seats", "rewards", "data")
    unknown = set(settings) - {*known, "render_mode"}
    if unknown:
        raise TypeError(f"unknown settings: {', '.join(sorted(unknown))}; there are {', '.join(known)}, render_mode")
    return {name: settings[name] for name in known if name in settings}
