"""The Python surface: what is there after `import pentarchy`, and what bad arguments are told."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

import pentarchy
from pentarchy import DataPackError, PentarchyError, RecordError
from pentarchy.kernel.game import Game


@pytest.mark.parametrize(
    "word",
    [
        "pentarchy.bots.make('greedy').spec",
        "pentarchy.env.aec('eight_minute_empire', players=3)",
        "pentarchy.env.single('eight_minute_empire', players=3).reset(seed=1)",
        "pentarchy.env.single('inca_empire').reset(seed=1)",
        "pentarchy.env.openspiel.register()",
    ],
)
def test_everything_is_reached_from_the_package(word: str) -> None:
    """In a process of its own: here other tests have imported the parts already."""
    subprocess.run([sys.executable, "-c", f"import pentarchy; {word}"], check=True, timeout=6000)


def test_the_engine_alone_needs_no_environment_packages() -> None:
    others = ("gymnasium", "pettingzoo", "starlette", "pyarrow")
    told = f"import sys, pentarchy; print([name for name in {others} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", told], check=True, timeout=600, capture_output=True, text=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        (lambda: pentarchy.new("scythe", players=10**12), "not 1000000000000"),
        (lambda: pentarchy.new("scythe", players=-1), "not -1"),
        (lambda: pentarchy.new("scythe", options="abc"), "options"),  # type: ignore[arg-type]
        (lambda: pentarchy.new("scythe", options=5), "options"),  # type: ignore[arg-type]
        (lambda: pentarchy.new([]), "id"),  # type: ignore[arg-type]
        (lambda: pentarchy.info([]), "id"),  # type: ignore[arg-type]
        (lambda: pentarchy.info("scythe").title("de"), "de"),
        (lambda: pentarchy.new("scythe", seed=1).redeal(0, seed=-1), "seed"),
        (lambda: pentarchy.replay(pentarchy.new("scythe", seed=1).record(), upto=-1), "upto"),
        (lambda: pentarchy.env.single("scythe", opponents=["random"], players=3), "opponents"),
    ],
)
def test_bad_arguments_are_told_what_is_wrong(wrong: Callable[[], Any], word: str) -> None:
    with pytest.raises(PentarchyError, match=word):
        wrong()


@pytest.mark.parametrize("data", [5, {}])
def test_data_is_a_folder(data: Any) -> None:
    with pytest.raises(DataPackError, match="folder"):
        pentarchy.new("scythe", data=data)


@pytest.mark.parametrize("data", [5, "x", [], {"a": 1}])
def test_a_state_with_damaged_data(data: Any) -> None:
    state = pentarchy.new("scythe", seed=1).state()
    with pytest.raises(RecordError, match="data"):
        pentarchy.from_state({**state, "data": data})


def test_a_state_without_its_seed() -> None:
    state = {key: value for key, value in pentarchy.new("scythe", seed=1).state().items() if key != "seed"}
    with pytest.raises(RecordError, match="seed"):
        pentarchy.from_state(state)


@pytest.mark.parametrize("room", ["components", "view", "redeal", "judgement", "picture", "check"])
def test_a_game_without_a_room_says_which(room: str) -> None:
    class Unfinished(Game):
        pass

    method = getattr(Unfinished(), room)
    with pytest.raises(TypeError, match=rf"Unfinished has no {room}\(\)"):
        method(*[None] * (len(signature(method).parameters)))
