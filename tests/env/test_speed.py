"""Steps per second of the environments in `pentarchy bench`, with and without other environments to compare with."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace

import pytest

from pentarchy.cli.bench import _page
from pentarchy.lab import speed
from pentarchy.lab.bench import bench

pytest.importorskip("pettingzoo")
pytestmark = pytest.mark.usefixtures("quick_bench")

GAME = "eight_minute_empire"


class Mahjong:
    """An environment of rlcard's shape: games of three steps."""

    def __init__(self):
        self.steps = 0
        self.left = 0

    def reset(self):
        self.left = 3
        return {"legal_actions": {0: None, 1: None}}, 0

    def step(self, action):
        assert action in (0, 1)
        self.left -= 1
        self.steps += 1
        return {"legal_actions": {0: None, 1: None}}, 0

    def is_over(self):
        return self.left == 0


@pytest.fixture
def no_peers(monkeypatch):
    for name in ("chess", "pettingzoo.classic", "rlcard"):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.fixture
def mahjong(monkeypatch, no_peers):
    """rlcard alone is installed."""
    env = Mahjong()
    module = ModuleType("rlcard")
    module.make = lambda name, config: env if name == "mahjong" else None
    monkeypatch.setitem(sys.modules, "rlcard", module)
    return env


def test_a_walk_makes_so_many_steps():
    count = SimpleNamespace(steps=0)

    def endless():
        while True:
            count.steps += 1
            yield

    walk = speed._walk(endless())
    walk(5)
    walk(7)
    assert count.steps == 12


def test_our_environment_is_walked_over_the_ends_of_games():
    walk = speed.own_walk(GAME, 2, None)
    assert walk is not None
    walk(250)


def test_without_peers(no_peers):
    found = bench([GAME], 0.1)
    assert found["peers"] == {}
    assert found["missing_peers"] == ["PettingZoo chess_v6", "rlcard mahjong"]
    assert all(row["steps_per_second"] > 0 for row in found["games"])
    assert "Not installed: PettingZoo chess_v6, rlcard mahjong" in _page(found)


def test_a_peer_stands_in_the_same_table(mahjong):
    found = bench([GAME], 0.1)
    assert mahjong.steps > 0
    assert found["missing_peers"] == ["PettingZoo chess_v6"]
    page = _page(found)
    assert "x rlcard mahjong" in page
    ratio = found["games"][0]["steps_per_second"] / found["peers"]["rlcard mahjong"]["steps_per_second"]
    assert f"{ratio:.1f}" in page


def test_without_environments(monkeypatch, no_peers):
    monkeypatch.setitem(sys.modules, "pentarchy.env", None)
    found = bench([GAME], 0.05)
    assert not any(row["steps_per_second"] for row in found["games"])
    assert "pip install 'pentarchy[env]'" in _page(found)
