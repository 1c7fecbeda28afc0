"""Many matches at once give the same games as one match, bit for bit, however they are spread."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

from pentarchy import env
from pentarchy.env.common import FORMS, Rules
from pentarchy.env.loop import Arrays, spread
from pentarchy.kernel.errors import InvalidAction, PentarchyError
from pentarchy.kernel.game import same
from pentarchy.registry import all_games, game

pytest.importorskip("pettingzoo")

CASES = [
    pytest.param(name, players, id=f"{name}-{players}p")
    for name in all_games()
    for players in range(game(name).min_players, game(name).max_players + 1)
]
QUICK = "eight_minute_empire"


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_batch_plays_the_games_of_single_environments(name, players):
    """Observations, masks, seats, ends and rewards; over the ends of games where they come soon."""
    batch = env.batch(name, 2, players=players, seed=7)
    batch.reset()
    zoos = [env.aec(name, players) for _ in range(2)]
    for k, zoo in enumerate(zoos):
        zoo.reset(seed=7 + k)
    for _ in range(150):
        for k, zoo in enumerate(zoos):
            ended = all(zoo.terminations.values())
            assert batch.done[k] == ended
            if ended:
                assert batch.rewards[k].tolist() == pytest.approx([zoo.rewards[a] for a in zoo.possible_agents])
                zoo.reset()
            else:
                assert not batch.rewards[k].any()
            observation = zoo.observe(zoo.agent_selection)
            assert zoo.agent_selection == f"player_{batch.to_act[k]}"
            assert observation["observation"].tobytes() == batch.observations[k].tobytes()
            assert observation["action_mask"].tobytes() == batch.masks[k].tobytes()
        actions = batch.sample()
        batch.step(actions)
        for zoo, action in zip(zoos, actions, strict=True):
            zoo.step(action)


@pytest.mark.parametrize("name", all_games())
def test_a_vector_plays_the_games_of_single_environments(name):
    """With bots at the other seats, and with answers that are not allowed."""
    vector = env.vector(name, 2, seat=None)
    singles = [env.single(name, seat=None), env.single(name, seat=None)]
    observations, info = vector.reset(seed=3)
    first = [single.reset(seed=3 + k)[0] for k, single in enumerate(singles)]
    assert first[0].tobytes() == observations[0].tobytes()
    choose = np.random.default_rng(1)
    ends = 0
    for step in range(120):
        legal = [np.flatnonzero(mask) for mask in info["action_mask"]]
        actions = [int(choose.choice(one)) for one in legal]
        if step % 40 == 20:
            actions[0] = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
        observations, rewards, ended, _, info = vector.step(np.array(actions))
        observation, reward, over, _, _ = singles[0].step(actions[0])
        assert (rewards[0], ended[0]) == (reward, over)
        if over:
            ends += 1
            observation = singles[0].reset()[0]
        assert observation.tobytes() == observations[0].tobytes()
    assert ends >= 3


def test_seats_move_on_from_match_to_match_and_game_to_game():
    batch = env.batch(QUICK, 4, players=3, opponents=["random", "random"], seat=None, seed=1)
    batch.reset()
    assert batch.seats.tolist() == [0, 1, 2, 0]
    while not batch.done[1]:
        assert batch.to_act.tolist() == batch.seats.tolist()
        before = batch.seats.tolist()
        batch.step(batch.sample())
    assert batch.seats[1] == (before[1] + 1) % 3


@pytest.mark.parametrize("form", FORMS)
def test_forms_hold_the_same_and_stay_in_their_bounds(form):
    rules, dense = Rules("imperium", 2, form=form), Rules("imperium", 2, form="int")
    least, most, shape, kind = rules.bounds
    match = rules.deal(2)
    seen = {}
    for step in range(200):
        found = rules.observe(match, step % 2)
        assert (found.shape, found.dtype) == (shape, kind)
        assert ((least <= found) & (found <= most)).all()
        other = dense.observe(match, step % 2).tobytes()
        assert seen.setdefault(found.tobytes(), other) == other
        seat = match.next_seat
        legal = match.numbers(seat)
        match.apply(seat, legal[step % len(legal)])
    assert len(set(seen.values())) == len(seen) > 100
    assert rules.width == (629 if form == "compact" else dense.width)


def test_observations_are_what_their_space_says():
    """Every number is bounded, and so declared; none has to be cut to its bounds in play."""
    for name in all_games():
        batch = env.batch(name, 2, seed=1)
        space = env.vector(name, 2).single_observation_space
        assert np.isfinite(space.low).all()
        assert np.isfinite(space.high).all()
        batch.reset()
        for _ in range(100):
            assert all(space.contains(one) for one in batch.observations)
            batch.step(batch.sample())
        assert batch._batch.rows.clipped == 0


def test_a_number_beyond_its_bounds_is_cut_and_counted():
    rules = Rules(QUICK)
    match = rules.deal(1)
    match.position.coins[0] = 100
    rows = rules.rows(1)
    match.observe(rules.observer, 0, rows)
    assert rows.clipped == 1
    space = env.single(QUICK).observation_space
    assert space.contains(rules.observe(match, 0))


def test_an_answer_that_is_not_allowed_changes_nothing():
    batch = env.batch(QUICK, 3, seed=4)
    batch.reset()
    before = batch.observations.tobytes(), batch.masks.tobytes()
    legal = batch.sample()
    refused = int(np.flatnonzero(batch.masks[2] == 0)[0])
    for wrong in ([*legal[:2], refused], [*legal[:2], -1], [*legal[:2], 10**6], legal[:2]):
        with pytest.raises(InvalidAction):
            batch.step(wrong)
        with pytest.raises(InvalidAction):
            batch.step(np.array(wrong))
    assert (batch.observations.tobytes(), batch.masks.tobytes()) == before
    batch.step(legal)
    assert batch.to_act.tolist() == [1, 1, 1]


def test_what_the_engine_writes_is_for_reading():
    """Arrays of the batch's own show its memory: who wrote into them would spoil later observations."""
    batch = env.batch(QUICK, 2, seed=4)
    batch.reset()
    for array in (batch.observations, batch.masks, batch.to_act, batch.done):
        assert not array.flags.writeable
    seen = batch.observations
    before = seen.copy()
    for _ in range(4):
        batch.step(batch.sample())
    assert seen is batch.observations
    assert (seen != before).any()


def test_the_caller_may_bring_the_arrays():
    rules = Rules(QUICK)
    mine = Arrays.new(rules, 2)
    batch = env.batch(QUICK, 2, seed=1, into=mine)
    batch.reset()
    assert batch.observations is mine.observations
    assert mine.masks.any()
    with pytest.raises(PentarchyError, match="observations"):
        env.batch(QUICK, 3, into=mine)
    with pytest.raises(PentarchyError, match="at least one"):
        env.batch(QUICK, 0)


def test_two_processes_play_the_same_games():
    """Written into shared memory, with bots, over the ends of games."""
    settings = {"opponents": ["greedy"], "seat": None, "seed": 5}
    one, two = env.batch(QUICK, 3, **settings), env.batch(QUICK, 3, jobs=2, **settings)
    try:
        one.reset()
        two.reset()
        ends = 0
        for _ in range(60):
            for name in ("observations", "masks", "rewards", "to_act", "done"):
                assert getattr(one, name).tobytes() == getattr(two, name).tobytes()
            assert one.seats.tolist() == two.seats.tolist()
            actions = one.sample()
            one.step(actions)
            two.step(actions)
            ends += int(one.done.sum())
        assert ends > 1
        with pytest.raises(InvalidAction):
            two.step([-1, -1, -1])
    finally:
        two.close()


@pytest.mark.parametrize("name", all_games())
def test_a_deal_without_a_match_is_the_same_deal(name):
    rules = Rules(name)
    for seed in (1, 2**100):
        assert same(rules.deals.deal(seed), rules.deal(seed).position)


def test_gymnasium_vector_environment():
    from gymnasium.vector import VectorEnv

    vector = env.vector(QUICK, 3, opponents=["random"])
    assert isinstance(vector, VectorEnv)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        observations, info = vector.reset(seed=1)
        assert vector.observation_space.contains(observations)
        assert vector.action_masks().shape == (3, vector.single_action_space.n)
        kept = observations.copy()
        vector.step(np.array([int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]))
        assert (observations == kept).all(), "what was handed out must not change later"
    vector.close()


@pytest.mark.parametrize("opponents", [None, ["random"]])
def test_spread_matches_are_at_different_moments_and_go_on_as_usual(opponents):
    batch = env.batch(QUICK, 4, players=2, seed=1, opponents=opponents)
    batch.reset()
    first = batch.observations.copy()
    spread(batch, 3)
    games = batch._batch.games
    assert (batch.observations[0] == first[0]).all()
    assert [p.points for p in games] == sorted({p.points for p in games})
    assert not batch.done.any()
    assert not batch.rewards.any()
    for k, p in enumerate(games):
        board = batch.rules.sample.board(p)
        assert batch.to_act[k] == board.next_seat
        assert batch.observations[k].tobytes() == batch.rules.observe(board, board.next_seat).tobytes()
        assert np.flatnonzero(batch.masks[k]).tolist() == sorted(board.numbers(board.next_seat))
    batch.step(batch.sample())
