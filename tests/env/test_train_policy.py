"""The example that trains a policy, as far as it goes without torch; and the policy as a bot of the table."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import pentarchy
from pentarchy import bots
from pentarchy.env.common import Rules
from pentarchy.kernel.errors import PentarchyError
from pentarchy.table import thinkers

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = "eight_minute_empire"


@pytest.fixture
def train(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("train_policy")


@pytest.fixture
def installed(monkeypatch, tmp_path):
    """As after `pip install examples/ppo`, for this process and those that it starts."""
    facts = tmp_path / "site" / "pentarchy_ppo-0.1.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: pentarchy-ppo\nVersion: 0.1\n")
    (facts / "entry_points.txt").write_text("[pentarchy.bots]\nppo = pentarchy_ppo:make\n")
    monkeypatch.syspath_prepend(str(facts.parent))
    monkeypatch.syspath_prepend(str(EXAMPLES / "ppo"))
    monkeypatch.setenv(thinkers.GUESTS, "")
    bots._foreign.cache_clear()
    yield import_module("pentarchy_ppo")
    bots._foreign.cache_clear()


def some_policy(module, seed, players=2):
    """A network that has learned nothing, but has an opinion."""
    rules, lots = Rules(GAME, players), np.random.default_rng(seed)
    sizes = [rules.width, 8, rules.codec.size]
    layers = [(lots.normal(size=(a, b)), lots.normal(size=b)) for a, b in pairwise(sizes)]
    return module.Policy(GAME, players, layers)


def test_without_torch_it_says_what_to_install(train, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr(sys, "argv", ["train_policy.py", "founders", "--out", str(tmp_path / "p.npz")])
    with pytest.raises(SystemExit, match="pip install torch sb3-contrib"):
        train.main()


def test_nothing_to_resume(train, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "argv", ["train_policy.py", "--resume", "--out", str(tmp_path / "p.npz")])
    with pytest.raises(SystemExit, match="without --resume first"):
        train.main()


class Training:
    """What the curve sees of a model that learns: so many games end in each step, one step in 20 seconds."""

    def __init__(self, train, monkeypatch):
        self.clock, self.saves, self.num_timesteps = 0.0, 0, 0
        monkeypatch.setattr(train, "time", SimpleNamespace(monotonic=lambda: self.clock))

    def save(self, path):
        self.saves += 1

    def learn(self, curve, reward, games=400, steps=1000):
        """Steps made until the curve said stop."""
        for step in range(steps):
            self.clock += 20.0
            self.num_timesteps += games
            ended = np.arange(2 * games) < games
            rewards = np.where(ended, reward, 0.5)
            if not curve({"rewards": rewards, "dones": ended, "self": self}, {}):
                return step + 1
        return steps


def test_the_curve_stops_in_time_and_goes_on_where_it_was(train, monkeypatch, tmp_path):
    training, out = Training(train, monkeypatch), tmp_path / "p.npz"
    assert training.learn(train.Curve(out, 300).against("greedy", 1.0), -1.0) == 15
    assert training.saves == 4
    lines = out.with_suffix(".csv").read_text().splitlines()
    assert lines[0] == train.HEAD
    assert [line.split(",")[:4] for line in lines[1:]] == [
        [f"{k}.00", str(1200 * k), "greedy", "0.000"] for k in range(1, 5)
    ]  # the share is of the last 1000 games, all lost; rewards of games that go on do not count
    assert training.learn(train.Curve(out, 100, resume=True).against("greedy", 1.0), 1.0) == 5
    last = out.with_suffix(".csv").read_text().splitlines()[-1].split(",")
    assert (last[0], last[3]) == ("5.00", "1.000")
    assert float(last[4]) < 1.0 <= float(last[5])


def test_the_curve_stops_when_it_is_surely_good_enough(train, monkeypatch, tmp_path):
    training = Training(train, monkeypatch)
    curve = train.Curve(tmp_path / "p.npz", 10**6)
    assert training.learn(curve.against("greedy", 0.5), 0.2) == 3
    assert training.learn(curve.against("greedy", 0.5), 0.02, steps=30) == 30  # perhaps by luck
    assert training.learn(curve.against("greedy", 0.5), 1.0, games=4, steps=30) == 30  # too few


def test_lessons_are_what_the_teacher_answers(train):
    """Also after answers that were not the teacher's; the same seed gives the same game."""
    task = (GAME, 2, "greedy", 3)
    found = train.lessons.lesson(task)
    again = train.lessons.lesson(task)
    assert all(one.tobytes() == other.tobytes() for one, other in zip(found, again, strict=True))
    rules = Rules(GAME, 2)
    count = len(found.answers)
    assert found.observations.shape == (count, rules.width)
    allowed = np.unpackbits(found.allowed, axis=1, count=rules.codec.size)
    assert allowed[np.arange(count), found.answers].all()
    assert set(found.ends.tolist()) == {-1.0, 1.0}


def test_a_policy_is_measured_and_kept(train, installed, tmp_path):
    policy = some_policy(installed, 1)
    share, low, high = train.measure(policy, ["random"], 6)
    assert 0 <= low <= share <= high <= 1
    policy.save(tmp_path / "p.npz")
    again = installed.Policy.load(tmp_path / "p.npz")
    assert (again.game, again.players) == (GAME, 2)
    for (weights, bias), (same, too) in zip(policy.layers, again.layers, strict=True):
        np.testing.assert_allclose(weights, same, atol=0.01)
        np.testing.assert_allclose(bias, too, atol=0.01)


def advised_policy(module, rules, advice, trust=8.0):
    """A network that adds nothing to the advice."""
    layers = [(np.zeros((advice.known, 4)), np.zeros(4)), (np.zeros((4, rules.codec.size)), np.zeros(rules.codec.size))]
    return module.Policy(rules.game.id, rules.players, layers, trust)


def test_who_hears_advice_and_adds_nothing_answers_like_greedy(installed):
    """In worlds dealt for the seat; the lists that are added up say how many there are of each."""
    rules = Rules("founders", 2)
    advice = import_module("pentarchy_advice").Advice(rules)
    batch = pentarchy.env.batch("founders", 3, players=2, seed=4)
    batch.reset()
    policy, lots, chosen = advised_policy(installed, rules, advice), np.random.default_rng(1), 0
    for _ in range(40):
        heard = advice.of_batch(batch, batch.observations, lots)
        assert heard.shape == (3, advice.known + rules.codec.size)
        by_action = heard[:, advice.known :]
        assert (by_action[batch.masks == 0] == by_action.min()).all()
        answers = policy.answers(heard, batch.masks)
        for k, answer in enumerate(answers):
            seat = int(batch.to_act[k])
            tiles = [tile["face"] for tile in batch.board(k).view(seat)["seats"][seat]["tiles"]]
            first = next(start for start, count, _ in advice.parts if count > 1)
            faces = heard[k, first : first + 49]
            assert faces.sum() == len(tiles)
            assert faces.max() == max((tiles.count(face) for face in tiles), default=0)
            assert by_action[k, answer] == 0.0
            chosen += int((by_action[k] == 0.0).sum() == 1 and batch.masks[k].sum() > 1)
        batch.step(answers)
    assert chosen > 20, "mostly one answer is the best"


def test_a_policy_that_hears_advice_plays_wherever_bots_are_named(train, installed, tmp_path):
    rules = Rules("founders", 2)
    policy = advised_policy(installed, rules, import_module("pentarchy_advice").Advice(rules))
    policy.save(tmp_path / "p.npz")
    assert installed.Policy.load(tmp_path / "p.npz").trust == 8.0
    bot = bots.make(f"ppo:{tmp_path / 'p.npz'}")
    match = pentarchy.new("founders", 2, 1)
    for seed in range(12):
        bot.answer(match, match.next_seat, seed)
    assert match.steps >= 12
    assert bot.failed == ""


def test_it_plays_a_whole_game_wherever_bots_are_named(installed, tmp_path):
    some_policy(installed, 1).save(tmp_path / "p.npz")
    bot = bots.make(f"ppo:{tmp_path / 'p.npz'}")
    assert bots.drive(pentarchy.new(GAME, 2, 1), [bot, bots.make("random", 1)]).over
    assert bot.failed == ""


def test_it_sits_at_the_web_table_where_the_host_says_so(installed, tmp_path):
    """In the process in which bots of the table think; its answer is not the one that a broken bot would give."""
    match = pentarchy.new(GAME, 2, 1)
    while len(match.legal(match.to_act[0])) < 4 or match.legal(match.to_act[0])[0].startswith("bid"):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    usual = bots.make("greedy").choose(match.redeal(seat), seat)
    for seed in range(20):
        path = tmp_path / f"{seed}.npz"
        some_policy(installed, seed).save(path)
        wanted = installed.make(str(path), 0).choose(match, seat)
        if wanted != usual:
            break
    spec = f"ppo:{path}"
    assert not thinkers.is_bot(spec)
    thinkers.invite([spec])
    assert thinkers.is_bot(spec)
    assert thinkers.offered()[-1] == spec
    assert not thinkers.is_bot(f"ppo:{tmp_path / 'another.npz'}")  # no other file can be named from a browser
    worker = thinkers.Worker()
    try:
        assert worker.ask(("choose", match.state(), seat, spec, 1), 120) == wanted != usual
    finally:
        worker.end()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("spec", ["exec:true", "mcts:200", "ppoo:x.npz", "ppo:nowhere.npz"])
def test_only_bots_of_other_packages_that_are_there_are_invited(spec):
    with pytest.raises(PentarchyError):
        thinkers.invite([spec])
    assert thinkers.guests() == []
