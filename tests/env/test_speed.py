"""Steps per second of the environments in `pentarchy bench`, with and without other environments to compare with."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace

import pytest

from pentarchy import cli
from pentarchy.cli.bench import _page
from pentarchy.env.loop import BatchEnv
from pentarchy.lab import speed
from pentarchy.lab.bench import FIGURES, bench

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


def test_our_environments_are_walked_over_the_ends_of_games():
    walks = speed.own_walks(GAME, 2, 40, None)
    assert set(walks) == {"steps", "batch_steps", "batch_int_steps", "single_steps", "openspiel_steps"}
    for walk in walks.values():
        walk(250)


def test_openspiel_plays_the_games_own_data_only(tmp_path):
    assert cli.main(["data", "export", GAME, str(tmp_path / "pack")]) == 0
    assert "openspiel_steps" not in speed.own_walks(GAME, 2, 40, tmp_path / "pack")


def test_steps_of_a_batch_are_those_of_its_matches(monkeypatch):
    made = []
    step = BatchEnv.step
    monkeypatch.setattr(BatchEnv, "step", lambda env, actions: made.append(len(actions)) or step(env, actions))
    speed.own_walks(GAME, 2, 40, None)["batch_steps"](4 * speed.MATCHES)
    assert sum(made) == 4 * speed.MATCHES


def test_what_chance_decides_is_not_counted_as_a_step(monkeypatch):
    """A game of Kuhn's poker has two chance nodes and then two or three decisions."""
    pyspiel = pytest.importorskip("pyspiel")
    games = []

    class Poker:
        def __init__(self, game):
            self.game = game

        def new_initial_state(self):
            games.append(self.game.new_initial_state())
            return games[-1]

    poker = pyspiel.load_game("kuhn_poker")
    observation = pytest.importorskip("open_spiel.python.observation")
    monkeypatch.setattr(observation, "make_observation", lambda game, make=observation.make_observation: make(poker))
    speed._walk(speed._spiel_steps(Poker(poker)))(100)
    decisions = sum(len(state.history()) - 2 for state in games)
    assert decisions == 100


def test_without_peers(no_peers):
    found = bench([GAME], 0.1)
    assert set(found["peers"]) == {"OpenSpiel backgammon", "OpenSpiel gin_rummy"}
    assert found["missing_peers"] == ["PettingZoo chess_v6", "rlcard mahjong"]
    assert all(row["steps_per_second"] > 0 for row in found["games"])
    assert "Not installed: PettingZoo chess_v6, rlcard mahjong" in _page(found)


def test_a_peer_stands_beside_ours(mahjong):
    found = bench([GAME], 0.1)
    assert mahjong.steps > 0
    assert found["missing_peers"] == ["PettingZoo chess_v6"]
    other = found["peers"]["rlcard mahjong"]["steps_per_second"]
    line = next(line for line in _page(found).splitlines() if line.startswith("rlcard mahjong: "))
    for face in ("batch_steps", "steps"):
        times = [row[f"{face}_per_second"] / other for row in found["games"]]
        assert f"{min(times):.1f} to {max(times):.1f} times" in line


def test_without_environments(monkeypatch, no_peers):
    monkeypatch.setitem(sys.modules, "pentarchy.env", None)
    found = bench([GAME], 0.05)
    assert all(set(row["in_units"]) == {*FIGURES, "greedy_games"} for row in found["games"])
    assert "pip install 'pentarchy[env]'" in _page(found)
