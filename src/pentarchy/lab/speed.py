"""Endless random play in environments, to measure them: ours, and two that many people know.

All of them are used as a learner would: look at the observation, choose among the legal actions, step.
"""

from __future__ import annotations

import warnings
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

Walk = Callable[[int], None]
"""Makes so many steps and remembers where it stands."""


def own_walk(game: str, players: int, data: str | Path | None) -> Walk | None:
    """In our PettingZoo environment of a game; None without PettingZoo."""
    try:
        from pentarchy.env import aec

        return _walk(_zoo_steps(aec(game, players, data=data)))
    except ImportError:
        return None


def peer_walks() -> tuple[dict[str, Walk], list[str]]:
    """Walks in the peers that are installed by name, and the names of the others."""
    makers = {"PettingZoo chess_v6": _chess, "rlcard mahjong": _mahjong}
    found: dict[str, Walk] = {}
    with warnings.catch_warnings(), redirect_stdout(StringIO()):  # they greet and warn on import
        warnings.simplefilter("ignore")
        for name, make in makers.items():
            try:
                found[name] = _walk(make())
            except ImportError:
                continue
    return found, [name for name in makers if name not in found]


def _walk(steps: Iterator[None]) -> Walk:
    def walk(times: int) -> None:
        deque(islice(steps, times), maxlen=0)

    return walk


def _chess() -> Iterator[None]:
    from pettingzoo.classic import chess_v6

    return _zoo_steps(chess_v6.env())


def _mahjong() -> Iterator[None]:
    import rlcard

    return _rlcard_steps(rlcard.make("mahjong", config={"seed": 1}))


def _zoo_steps(env: Any) -> Iterator[None]:
    """Steps of PettingZoo's loop; those of players whose game is over do not count."""
    choose = Random(1)
    while True:
        env.reset(seed=choose.randrange(2**31))
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[choose.randrange(len(legal))]))
            yield


def _rlcard_steps(env: Any) -> Iterator[None]:
    choose = Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose.choice(list(state["legal_actions"])))
            yield
