"""The environments against the peers' own tests, for every game and player count."""

from __future__ import annotations

import json
import warnings

import numpy as np
import pytest

from pentarchy import env
from pentarchy.env.common import Rules
from pentarchy.registry import all_games, game

pettingzoo_tests = pytest.importorskip("pettingzoo.test")
pyspiel = pytest.importorskip("pyspiel")

CASES = [
    pytest.param(name, players, id=f"{name}-{players}p")
    for name in all_games()
    for players in range(game(name).min_players, game(name).max_players + 1)
]


@pytest.fixture(autouse=True)
def _quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("name", "players"), CASES)
def test_pettingzoo_api(name, players):
    pettingzoo_tests.api_test(env.aec(name, players), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_pettingzoo_seed(name, players):
    pettingzoo_tests.seed_test(lambda: env.aec(name, players), num_cycles=25)


@pytest.mark.parametrize("name", all_games())
def test_pettingzoo_render(name):
    pettingzoo_tests.render_test(lambda render_mode=None: env.aec(name, render_mode=render_mode), {"svg": _is_svg})


def _is_svg(rendered):
    return isinstance(rendered, str) and rendered.startswith("<svg")


@pytest.mark.parametrize("name", all_games())
def test_gymnasium_checks(name):
    from gymnasium.utils.env_checker import check_env

    players = game(name).min_players
    check_env(env.single(name, opponents=["random"] * (players - 1)), skip_render_check=True)


@pytest.mark.parametrize("name", all_games())
def test_a_whole_episode_with_masks(name):
    players = game(name).max_players
    single = env.single(name, opponents=["random"] * (players - 1), seat=players - 1)
    _, _ = single.reset(seed=3)
    choose, ended, steps = np.random.default_rng(1), False, 0
    while not ended:
        legal = np.flatnonzero(single.action_masks())
        observation, reward, ended, truncated, info = single.step(int(choose.choice(legal)))
        assert observation.shape == single.observation_space.shape
        assert not truncated
        assert (info["action_mask"].sum() == 0) == ended
        steps += 1
        assert steps < game(name).decision_limit
    assert -1.0 <= reward <= 1.0


def test_an_illegal_action_ends_the_episode():
    single = env.single("eight_minute_empire")
    single.reset(seed=1)
    _, reward, ended, _, info = single.step(single.rules.action_id("stop"))
    assert (reward, ended, info["refusal"]) == (-1.0, True, "EME-22")


@pytest.mark.parametrize("name", all_games())
def test_actions_translate_both_ways(name):
    rules = Rules(name)
    for action in range(rules.codec.size):
        assert rules.action_id(rules.action_text(action)) == action


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_observation_holds_nothing_hidden(name, players):
    """Dealing the hidden part anew changes no byte of it."""
    rules = Rules(name, players)
    match = rules.deal(5)
    choose = np.random.default_rng(2)
    for step in range(60):
        if match.over:
            break
        if step % 6 == 0:
            for seat in range(players):
                before = rules.observe(match, seat).tobytes()
                for seed in range(3):
                    redealt = match.redeal(seat, seed)
                    assert rules.observe(redealt, seat).tobytes() == before
                    assert rules.mask(redealt, seat).tobytes() == rules.mask(match, seat).tobytes()
        seat = match.to_act[0]
        legal = match.position.legal(seat)
        match.apply(seat, legal[int(choose.integers(len(legal)))])


@pytest.mark.parametrize("name", all_games())
def test_the_observation_changes_with_the_game(name):
    """A tensor that never changes would pass every other test."""
    rules = Rules(name)
    match = rules.deal(5)
    seen = set()
    choose = np.random.default_rng(3)
    for _ in range(40):
        if match.over:
            break
        seat = match.to_act[0]
        tensor = rules.observe(match, 0)
        assert np.isfinite(tensor).all()
        seen.add(tensor.tobytes())
        legal = match.position.legal(seat)
        match.apply(seat, legal[int(choose.integers(len(legal)))])
    assert len(seen) > 10


@pytest.mark.parametrize("rewards", ["rank", "score"])
def test_rewards(rewards):
    rules = Rules("eight_minute_empire", 3, rewards=rewards)
    match = rules.deal(1)
    while not match.over:
        seat = match.to_act[0]
        match.apply(seat, match.position.legal(seat)[0])
    found = [rules.reward(match.result, seat) for seat in range(3)]
    if rewards == "score":
        assert found == match.result.scores
    else:
        assert sum(found) == pytest.approx(0)
        assert max(found) == found[match.result.winners[0]]


@pytest.fixture(scope="session")
def spiel_names():
    from pentarchy.env import openspiel

    return openspiel.register()


LONG = ("scythe",)
"""Random play takes thousands of decisions here and OpenSpiel looks at every seat after each: smallest table only."""
SIM_CASES = [case for case in CASES if case.values[0] not in LONG or case.values[1] == game(case.values[0]).min_players]


@pytest.mark.parametrize(("name", "players"), SIM_CASES)
def test_openspiel_random_sim(spiel_names, name, players):
    assert f"pentarchy_{name}" in spiel_names
    spiel = pyspiel.load_game(f"pentarchy_{name}(players={players})")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def test_openspiel_serialisation(spiel_names):
    spiel = pyspiel.load_game("pentarchy_eight_minute_empire(players=3)")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", all_games())
def test_openspiel_mcts_plays(spiel_names, name):
    from open_spiel.python.algorithms import mcts

    spiel = pyspiel.load_game(f"pentarchy_{name}")
    state = spiel.new_initial_state()
    state.apply_action(7)
    bot = mcts.MCTSBot(spiel, 1.4, 5, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiel_observer(spiel_names):
    spiel = pyspiel.load_game("pentarchy_eight_minute_empire(players=2)")
    state = spiel.new_initial_state()
    observer = spiel.make_py_observer()
    state.apply_action(3)
    observer.set_from(state, 1)
    assert observer.tensor.any()
    assert json.loads(observer.string_from(state, 1))["seat"] == 1
