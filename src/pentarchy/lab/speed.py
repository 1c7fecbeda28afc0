"""Endless random play in environments, to measure them: ours, and some that many people know.

All of them are used as a learner would: look at the observation, choose among the legal actions, step. Batches choose
by compiled code, as a learner's answers come in one array.
"""

from __future__ import annotations

import warnings
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

Walk = Callable[[int], None]
"""Makes so many steps and remembers where it stands."""

MATCHES = 16
"""Matches of a measured batch."""


def own_walks(game: str, players: int, length: int, data: str | Path | None) -> dict[str, Walk]:
    """In our environments of a game, by the name of the figure; those whose packages are not installed are left out.

    `length`: decisions of a game, more or less. Gymnasium's environment is measured against random bots.
    """
    makers: dict[str, Callable[[], Walk]] = {
        "steps": lambda: _walk(_aec(game, players, data)),
        "batch_steps": lambda: _batch(game, players, length, data, "float"),
        "batch_int_steps": lambda: _batch(game, players, length, data, "int"),
        "single_steps": lambda: _walk(_single(game, players, data)),
    }
    if data is None:  # OpenSpiel knows our games by name, with their own data
        makers["openspiel_steps"] = lambda: _walk(_own_spiel(game, players))
    return _installed(makers)


def peer_walks() -> tuple[dict[str, Walk], list[str]]:
    """Walks in the peers that are installed by name, and the names of the others."""
    makers = {
        "PettingZoo chess_v6": lambda: _walk(_chess()),
        "rlcard mahjong": lambda: _walk(_mahjong()),
        "OpenSpiel backgammon": lambda: _walk(_spiel("backgammon")),
        "OpenSpiel gin_rummy": lambda: _walk(_spiel("gin_rummy")),
    }
    found = _installed(makers)
    return found, [name for name in makers if name not in found]


def _installed(makers: Mapping[str, Callable[[], Walk]]) -> dict[str, Walk]:
    found: dict[str, Walk] = {}
    with warnings.catch_warnings(), redirect_stdout(StringIO()):  # they greet and warn on import
        warnings.simplefilter("ignore")
        for name, make in makers.items():
            try:
                found[name] = make()
            except ImportError:
                continue
    return found


def _walk(steps: Iterator[None]) -> Walk:
    def walk(times: int) -> None:
        deque(islice(steps, times), maxlen=0)

    return walk


def _aec(game: str, players: int, data: str | Path | None) -> Iterator[None]:
    from pentarchy.env import aec

    return _zoo_steps(aec(game, players, data=data))


def _batch(game: str, players: int, length: int, data: str | Path | None, form: str) -> Walk:
    """Steps of single matches count; so many are made that each match has made one."""
    from pentarchy.env import batch
    from pentarchy.env.loop import spread

    env = batch(game, MATCHES, players, seed=1, data=data, form=form)
    env.reset()
    spread(env, length // MATCHES)  # openings cost less than the rest of a game

    def walk(times: int) -> None:
        for _ in range(0, times, MATCHES):
            env.step(env.sample())

    return walk


def _single(game: str, players: int, data: str | Path | None) -> Iterator[None]:
    from pentarchy.env import single

    return _gymnasium_steps(single(game, players=players, data=data))


def _own_spiel(game: str, players: int) -> Iterator[None]:
    from pentarchy.env import openspiel

    openspiel.register()
    return _spiel(f"pentarchy_{game}(players={players})")


def _spiel(name: str) -> Iterator[None]:
    import pyspiel

    return _spiel_steps(pyspiel.load_game(name))


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


def _gymnasium_steps(env: Any) -> Iterator[None]:
    choose = Random(1)
    while True:
        _, info = env.reset(seed=choose.randrange(2**31))
        over = False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = env.step(int(legal[choose.randrange(len(legal))]))
            yield


def _spiel_steps(game: Any) -> Iterator[None]:
    """Steps of OpenSpiel's loop with the observation written into an array, which is its fastest way. What chance
    decides takes time and does not count."""
    from open_spiel.python.observation import make_observation

    choose, seen = Random(1), make_observation(game)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(outcomes, chances)[0])
                continue
            seen.set_from(state, state.current_player())
            state.apply_action(choose.choice(state.legal_actions()))
            yield


def _rlcard_steps(env: Any) -> Iterator[None]:
    choose = Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose.choice(list(state["legal_actions"])))
            yield
