"""The environments against the peers' own tests, for every game and player count."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from functools import partial

import numpy as np
import pytest

from pentarchy import env
from pentarchy.env.common import RENDER_MODES, Rules
from pentarchy.games.eight_minute_empire.position import TAKEN
from pentarchy.kernel.errors import InvalidAction, PentarchyError
from pentarchy.kernel.game import dump, restore, same
from pentarchy.registry import all_games, game

pettingzoo_tests = pytest.importorskip("pettingzoo.test")
pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("pentarchy.env.openspiel")

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


SMALL_PICTURES = ("imperium", "proving_ground")


@pytest.mark.parametrize(("name", "players"), CASES)
def test_pettingzoo_render(name, players):
    """An image is made of any SVG in the same way and takes its time: here the smallest pictures get it."""
    modes = [mode for mode in RENDER_MODES if mode != "rgb_array" or name in SMALL_PICTURES]

    def make(render_mode=None):
        zoo = env.aec(name, players, render_mode=render_mode)
        zoo.unwrapped.metadata["render_modes"] = modes
        return zoo

    assert make().metadata["render_modes"] == modes
    pettingzoo_tests.render_test(make, {"svg": _is_svg})


@pytest.mark.parametrize("name", all_games())
def test_an_image_of_every_game(name):
    zoo = env.aec(name, game(name).max_players, render_mode="rgb_array")
    zoo.reset(seed=1)
    image = zoo.render()
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    # A number per colour: rows of three would be sorted as rows, which takes longer than drawing the image.
    colours = image.reshape(-1, 3).astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    assert len(np.unique(colours)) > 10, "something is drawn on it"


def _is_svg(rendered):
    return isinstance(rendered, str) and rendered.startswith("<svg")


def test_max_cycles_do_not_apply():
    """PettingZoo's `max_cycles_test` is for environments with a parallel form and a limit; games end by themselves."""
    zoo = env.aec("eight_minute_empire")
    assert zoo.metadata["is_parallelizable"] is False
    zoo.reset(seed=1)
    for agent in zoo.agent_iter():
        observation, _, ended, truncated, _ = zoo.last()
        assert not truncated
        zoo.step(None if ended else zoo.action_space(agent).sample(observation["action_mask"]))
    assert zoo.agents == []


@pytest.mark.parametrize("name", all_games())
def test_an_illegal_action_ends_the_game(name):
    zoo = env.aec(name)
    zoo.reset(seed=1)
    observation, _, _, _, info = zoo.last()
    assert info["action_mask"].tobytes() == observation["action_mask"].tobytes()
    loser = zoo.agent_selection
    zoo.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(zoo.terminations.values())
    assert zoo.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in zoo.possible_agents}
    assert zoo.infos[loser]["refusal"]


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_action_outside_the_table_is_an_error(action):
    zoo, single = env.aec("eight_minute_empire"), env.single("eight_minute_empire")
    zoo.reset(seed=1)
    single.reset(seed=1)
    with pytest.raises(InvalidAction):
        zoo.step(action)
    with pytest.raises(InvalidAction):
        single.step(action)


@pytest.mark.parametrize("name", all_games())
def test_the_match_behind_the_environment(name):
    """Steps keep no past; the match that is made when asked has it, and stands where the environment stands."""
    raw = env.aec(name).unwrapped
    raw.reset(seed=4)
    for agent in raw.agent_iter(12):
        raw.step(raw.action_space(agent).sample(raw.observe(agent)["action_mask"]))
    match = raw.match
    assert match.steps == 12
    assert same(match.position, raw.board.position)
    assert match.log()
    assert match.view(0) == raw.board.view(0)


@pytest.mark.parametrize("name", all_games())
def test_a_copied_environment_plays_on_by_itself(name):
    zoo = env.aec(name)
    zoo.reset(seed=6)
    before = zoo.last()[0]
    other = copy.deepcopy(zoo)
    for agent in other.agent_iter(8):
        other.step(int(np.flatnonzero(other.observe(agent)["action_mask"])[0]))
    assert zoo.last()[0]["observation"].tobytes() == before["observation"].tobytes()
    assert other.last()[0]["observation"].tobytes() != before["observation"].tobytes()
    zoo.step(int(np.flatnonzero(before["action_mask"])[0]))


@pytest.mark.parametrize(("name", "players"), CASES)
def test_gymnasium_checks(name, players):
    from gymnasium.utils.env_checker import check_env

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


def play_comparing(rules, seed, decisions, every):
    """Random play; now and then the numbers from the position are compared with those of the view."""
    match, rows = rules.deal(seed), rules.rows(1)
    choose = np.random.default_rng(seed)
    for step in range(decisions):
        if step % every == 0 or match.over:
            for seat in range(rules.players):
                rules.schema.encode(match.view(seat), rows)
                expected = np.divide(np.frombuffer(rows.values, np.int16), rules.scale, dtype=np.float32)
                wrong = np.flatnonzero(rules.observe(match, seat) != expected)
                assert wrong.size == 0, (step, seat, [rules.schema.names[k] for k in wrong])
        if match.over:
            break
        seat = match.to_act[0]
        legal = match.position.legal(seat)
        match.position.apply(seat, legal[int(choose.integers(len(legal)))])


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_observation_is_the_view(name, players):
    """The numbers are written straight from the position; the view says what they must be."""
    play_comparing(Rules(name, players), 1, decisions=1500, every=29)


OPTIONS = [
    pytest.param(name, option.name, [v for v in option.values if v != option.default][-1], id=f"{name}-{option.name}")
    for name in all_games()
    for option in game(name).options
]


@pytest.mark.parametrize(("name", "option", "value"), OPTIONS)
def test_the_observation_is_the_view_with_options(name, option, value):
    """At the largest table, where every option that is about a seat can be set."""
    try:
        rules = Rules(name, game(name).max_players, options={option: value})
    except PentarchyError:
        rules = Rules(name, game(name).min_players, options={option: value})
    play_comparing(rules, 3, decisions=150, every=29)


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


def seats_turned(position, by, blank):
    """Eight-Minute Empire with everybody so many places further: seat k has what seat k + by had."""
    doc, players = dump(position), position.players
    order = [(k + by) % players for k in range(players)]
    for name in (
        "coins",
        "bids",
        "youth",
        "past_points",
        "past_coins",
        "supply",
        "city_supply",
        "with_army",
        "with_city",
    ):
        doc[name] = [doc[name][k] for k in order] + doc[name][players:]
    for name in ("armies", "cities"):
        size = position.box.regions
        blocks = [doc[name][k * size : (k + 1) * size] for k in range(len(doc[name]) // size)]
        doc[name] = [number for block in [*(blocks[k] for k in order), *blocks[players:]] for number in block]
    zones = [*range(TAKEN), *(TAKEN + k for k in order)]
    doc["zones"] = [doc["zones"][zone] for zone in zones] + doc["zones"][len(zones) :]
    doc["where"] = [zones.index(zone) if zone in zones else zone for zone in doc["where"]]
    for name in ("actor", "first"):
        doc[name] = order.index(doc[name]) if doc[name] >= 0 else doc[name]
    restore(blank, doc)
    return blank


@pytest.mark.parametrize("players", [2, 3, 5])
def test_who_sits_elsewhere_with_the_same_things_sees_the_same(players):
    """Eight-Minute Empire is observed from the own seat throughout: what is learnt at one seat holds at another."""
    rules = Rules("eight_minute_empire", players, options={"goods_tokens": True, "board": "five_continents"})
    match = rules.deal(3)
    choose = np.random.default_rng(3)
    compared = 0
    while not match.over:
        if match.position.actor >= 0 and match.steps % 5 == 0:
            for seat in range(players):
                blank = rules.game.blank(rules.components, players)
                elsewhere = seats_turned(match.position, seat, blank)
                differs = rules.observe(match, seat) != rules.observe(match.board(elsewhere), 0)
                assert [rules.schema.names[k] for k in np.flatnonzero(differs)] == []
                compared += seat > 0
        seat = match.to_act[0]
        legal = match.position.legal(seat)
        match.apply(seat, legal[int(choose.integers(len(legal)))])
    assert compared > 5


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
    return openspiel.register()


LATE = (200, 100, 50, 20, 3)
"""So many decisions before its end a long game may begin for OpenSpiel, which looks at every seat after each one."""
SOON = 300
"""By chance it should end within so many decisions from there: who is one star away may need thousands."""


LONG = ("scythe", "imperium")
"""Games that take many hundreds or thousands of decisions by chance."""


def walked(board, chance, most=None):
    """The steps of a game that goes on by chance, to its end or for so many decisions at most."""
    steps = []
    while not board.over and (most is None or len(steps) < most):
        seat = board.next_seat
        steps.append((seat, chance.choice(board.numbers(seat))))
        board.apply(*steps[-1])
    return steps


def late(rules, deal, known, seed):
    """A deal of which so much has been played by chance that it ends soon, whatever chance does. OpenSpiel reads every
    state it has saved from the deal on, so what was found once is kept."""
    if seed not in known:
        known[seed] = nearly_over(rules.deals, deal(seed), seed)
    return known[seed].clone()


def nearly_over(deals, start, seed):
    steps = walked(deals.board(start.clone()), random.Random(seed))
    for left in LATE:
        p = start.clone()
        for step in steps[:-left]:
            p.apply(*step)
        if all(len(walked(deals.board(p.clone()), random.Random(k), SOON)) < SOON for k in range(6)):
            return p
    return p


def begins_late(monkeypatch, name, players):
    """Deals of a long game are late moments of it from now on. Gives those that were asked for."""
    if name not in LONG:
        return None
    known = {}
    rules = openspiel.rules_of(name, players)
    monkeypatch.setattr(rules.deals, "deal", partial(late, rules, rules.deals.deal, known))
    return known


@pytest.mark.parametrize(("name", "players"), CASES)
def test_openspiel_random_sim(spiel_names, monkeypatch, request, name, players):
    """From the deal to the end; long games from a late moment on, with `--thorough` from the deal too."""
    assert f"pentarchy_{name}" in spiel_names
    known = None if request.config.getoption("--thorough") else begins_late(monkeypatch, name, players)
    spiel = pyspiel.load_game(f"pentarchy_{name}(players={players})")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)
    assert known is None or known, "the late moment was not asked for"


@pytest.mark.parametrize("name", all_games())
def test_openspiel_states_are_values(spiel_names, name):
    """A copy and a state saved in the middle of a game hold the same position, and one of their own."""
    spiel = pyspiel.load_game(f"pentarchy_{name}")
    state = spiel.new_initial_state()
    choose = np.random.default_rng(1)
    state.apply_action(5)
    for _ in range(12):
        state.apply_action(int(choose.choice(state.legal_actions())))
    saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))[1]
    for other in (state.clone(), saved, pickle.loads(pickle.dumps(state))):
        assert same(other.table.board.position, state.table.board.position)
        assert other.table.board.position is not state.table.board.position
        assert other.observation_tensor(0) == state.observation_tensor(0)
        assert str(other) == str(state)


@pytest.mark.parametrize("name", all_games())
def test_openspiel_mcts_plays(spiel_names, monkeypatch, request, name):
    """Its rollouts go to the end of a game by chance: of long games from a late moment on, but for `--thorough`."""
    from open_spiel.python.algorithms import mcts

    spiel = pyspiel.load_game(f"pentarchy_{name}")
    if not request.config.getoption("--thorough"):
        begins_late(monkeypatch, name, spiel.num_players())
    state = spiel.new_initial_state()
    state.apply_action(7)
    bot = mcts.MCTSBot(spiel, 1.4, 5, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_openspiel_ismcts_plays(spiel_names, name, players):
    """OpenSpiel's search in hidden information asks for states that the player cannot tell apart, and checks that."""
    from open_spiel.python.algorithms import ismcts

    spiel = pyspiel.load_game(f"pentarchy_{name}(players={players})")
    state = spiel.new_initial_state()
    choose = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(spiel, Short(choose), 1.4, 3, random_state=choose)
    state.apply_action(7)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(int(choose.randint(openspiel.CHANCES)))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


class Short:
    """Values of a state from a few random moves: games are long."""

    def __init__(self, choose):
        self.choose = choose

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("name", all_games())
def test_openspiel_resamples_what_a_player_does_not_know(spiel_names, name):
    """The same strings and tensors for the player, other things for others, and the game can be played on."""
    spiel = pyspiel.load_game(f"pentarchy_{name}")
    state = spiel.new_initial_state()
    choose = np.random.default_rng(2)
    state.apply_action(11)
    differs = 0
    for _ in range(25):
        while state.is_chance_node():
            state.apply_action(int(choose.integers(openspiel.CHANCES)))
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: float(choose.random()))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differs += not same(other.table.board.position, state.table.board.position)
        other.apply_action(other.legal_actions()[0])
        state.apply_action(int(choose.choice(state.legal_actions())))
    assert differs > 5


@pytest.mark.parametrize("name", all_games())
def test_openspiel_states_do_not_carry_their_random_numbers(spiel_names, name):
    """Where an action needs random numbers a chance node follows, and copies that go on differently there differ."""
    spiel = pyspiel.load_game(f"pentarchy_{name}")
    state = spiel.new_initial_state()
    choose = np.random.default_rng(4)
    state.apply_action(5)
    drawn = 0
    for _ in range(2000):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            before = state.table.board.draws
            state.apply_action(int(choose.choice(state.legal_actions())))
            assert state.table.board.draws == before
            continue
        one, two, again = state.clone(), state.clone(), state.clone()
        one.apply_action(1)
        two.apply_action(2)
        again.apply_action(1)
        assert same(one.table.board.position, again.table.board.position)
        assert one.table.board.draws > before
        drawn += not same(one.table.board.position, two.table.board.position)
        state.apply_action(int(choose.integers(openspiel.CHANCES)))
        if drawn > 2:
            break
    assert drawn or name != "imperium", "decks are shuffled again in every game of Imperium"


def test_openspiel_remembers_what_was_answered(spiel_names):
    """Two ways to the same table are two information states of the one who went them."""
    table = openspiel.Table("eight_minute_empire", 2)
    table.board = table.rules.sample.board(table.rules.deals.deal(1))
    other = copy.deepcopy(table)
    first, second = sorted(table.board.numbers(0))[:2]
    table.play(first)
    other.play(second)
    assert table.recall[0] != other.recall[0]
    assert table.recall[1] == other.recall[1] == b""


@pytest.mark.parametrize("name", all_games())
def test_openspiel_observer(spiel_names, name):
    spiel = pyspiel.load_game(f"pentarchy_{name}")
    state = spiel.new_initial_state()
    observer = spiel.make_py_observer()
    assert spiel.information_state_tensor_size() == spiel.observation_tensor_size() + openspiel.FINGERPRINT
    observer.set_from(state, 1)
    assert not observer.tensor.any()
    state.apply_action(3)
    observer.set_from(state, 1)
    text = observer.string_from(state, 1)
    told = text.removeprefix("seat 1: ").split()
    assert len(told) == np.count_nonzero(observer.tensor)
    assert {part.split("=")[0] for part in told} <= set(Rules(name).schema.names)
    assert text != observer.string_from(state, 0)
