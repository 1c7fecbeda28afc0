"""Learning environments: many matches at once (`batch`), PettingZoo (`aec`), Gymnasium (`single`, `vector`) and
OpenSpiel (`openspiel.register`).

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

__all__ = ["Rules", "aec", "batch", "single", "vector"]


def aec(game: str, players: int | None = None, **settings: Any) -> Any:
    """A PettingZoo AEC environment of a game; PettingZoo's wrapper watches the order of calls.

    Settings: options (of the game), seats (names), rewards ("rank" or "score"), data (a data pack), form of the
    observation ("float", "int" or "compact"; see `Rules`), render_mode ("human", "rgb_array" or "svg").

    Examples:
        >>> env = aec("eight_minute_empire", players=3)
        >>> env.reset(seed=1)
        >>> for agent in env.agent_iter(max_iter=20):
        ...     observation, reward, terminated, truncated, info = env.last()
        ...     env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
    """
    from pentarchy.env.pettingzoo import aec_env

    return aec_env(Rules(game, players, **_rules(settings)), settings.get("render_mode"))


def batch(
    game: str,
    matches: int,
    players: int | None = None,
    seed: int | None = None,
    opponents: Sequence[str] | None = None,
    seat: int | None = 0,
    jobs: int = 1,
    **settings: Any,
) -> Any:
    """So many matches of a game at once, with numpy arrays in and out; finished matches start anew.

    Without opponents the caller answers for every seat; with them (bots by name) for `seat`, or with None for another
    one from game to game. `jobs`: over so many processes. Further settings as in `aec`; `into`: arrays to write into.

    Examples:
        >>> env = batch("eight_minute_empire", 64, players=4, seed=1)
        >>> _ = env.reset()
        >>> for _ in range(10):
        ...     _ = env.step(env.masks.argmax(axis=1))  # the first legal answer of each match
        >>> env.to_act.shape, env.rewards.shape
        ((64,), (64, 4))
    """
    from pentarchy.env.processes import open_batch

    into = {"into": settings.pop("into")} if "into" in settings else {}
    rules = Rules(game, _players(game, opponents, players), **_rules(settings))
    return open_batch(rules, matches, jobs, seed=seed, opponents=opponents, seat=seat, **into)


def single(
    game: str,
    opponents: Sequence[str] | None = None,
    seat: int | None = 0,
    players: int | None = None,
    **settings: Any,
) -> Any:
    """A Gymnasium environment: one seat learns, bots hold the others. Further settings as in `aec`.

    Without opponents they are random ones, as many as the number of players (or the smallest table) needs. With None
    for the seat it is another one from game to game.

    Examples:
        >>> env = single("founders", ["greedy"])
        >>> observation, info = env.reset(seed=1)
        >>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        >>> terminated, truncated
        (False, False)
    """
    from pentarchy.env.gymnasium import SingleEnv

    opponents = _opponents(game, opponents, players)
    rules = Rules(game, _players(game, opponents, players), **_rules(settings))
    return SingleEnv(rules, opponents, seat, settings.get("render_mode"))


def vector(
    game: str,
    matches: int,
    opponents: Sequence[str] | None = None,
    seat: int | None = 0,
    players: int | None = None,
    jobs: int = 1,
    **settings: Any,
) -> Any:
    """A Gymnasium `VectorEnv` of so many matches: `single` many times, at the speed of `batch`."""
    from pentarchy.env.gymnasium import PentarchyVectorEnv

    opponents = _opponents(game, opponents, players)
    rules = Rules(game, _players(game, opponents, players), **_rules(settings))
    return PentarchyVectorEnv(rules, matches, opponents, seat, jobs)


def _opponents(game: str, opponents: Sequence[str] | None, players: int | None) -> Sequence[str]:
    return ("random",) * ((players or find_game(game).min_players) - 1) if opponents is None else opponents


def _players(game: str, opponents: Sequence[str] | None, players: int | None) -> int | None:
    if opponents is None:
        return players
    if players not in (None, len(opponents) + 1):
        raise PentarchyError(f"{players} players need {players} - 1 opponents; {len(opponents)} were given.")
    return len(opponents) + 1


def __getattr__(name: str) -> Any:
    """`pentarchy.env.openspiel`, brought in when it is first named: only it needs OpenSpiel."""
    if name == "openspiel":
        return import_module("pentarchy.env.openspiel")
    raise AttributeError(f"module 'pentarchy.env' has no attribute {name!r}")


def _rules(settings: Mapping[str, Any]) -> dict[str, Any]:
    known = ("options", "seats", "rewards", "data", "form")
    unknown = set(settings) - {*known, "render_mode"}
    if unknown:
        raise TypeError(f"unknown settings: {', '.join(sorted(unknown))}; there are {', '.join(known)}, render_mode")
    return {name: settings[name] for name in known if name in settings}
