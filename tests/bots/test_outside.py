"""Bots over pipes and search bots: they play, they cannot cheat, and a broken one does not stop a game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.bots.levels import plan
from pentarchy.bots.outside import Guarded, ProgramBot
from pentarchy.bots.search import Search
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import same

GAME = "eight_minute_empire"
EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"


def script(tmp_path: Path, body: str) -> list[str]:
    path = tmp_path / "bot.py"
    path.write_text("import json, sys, time\n" + body, encoding="utf-8")
    return [sys.executable, str(path)]


def test_the_example_plays_a_whole_game():
    bot = bots.make(f"exec:{sys.executable} {EXAMPLE}")
    match = bots.drive(pentarchy.new(GAME, 2, 1), [bot, bots.make("random", 1)])
    assert match.over
    assert bot.failed == ""
    bot.close()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("for line in sys.stdin: print('nonsense', flush=True)", "JSON"),
        ("for line in sys.stdin: print(json.dumps({'action': 'bid 99'}), flush=True)", "not legal"),
        ("for line in sys.stdin: print(json.dumps({}), flush=True)", "KeyError"),
        ("sys.exit(3)", "ended"),
        ("time.sleep(60)", "in time"),
    ],
)
def test_a_broken_program_is_replaced_by_greedy(tmp_path, body, reason):
    bot = ProgramBot(script(tmp_path, body), 1, seconds=1.0)
    match = pentarchy.new(GAME, 2, 1)
    action = bot.choose(match.redeal(0, 1), 0)
    assert action in match.legal(0)
    assert reason in bot.failed
    assert bot.process is None
    assert bots.drive(match, [bot, bots.make("random")]).over


def test_a_program_gets_the_view_and_nothing_else(tmp_path):
    seen = tmp_path / "seen.jsonl"
    body = f"""
for line in sys.stdin:
    open({str(seen)!r}, "a").write(line)
    print(json.dumps({{"action": json.loads(line)["legal"][0]}}), flush=True)
"""
    bot = ProgramBot(script(tmp_path, body), 1)
    match = pentarchy.new(GAME, 2, 123456789)
    bots.drive(match, [bot, bots.make("random")])
    bot.close()
    text = seen.read_text(encoding="utf-8")
    assert "123456789" not in text
    assert '"key"' not in text
    assert '"draws"' not in text


def test_a_program_that_cannot_be_started():
    with pytest.raises(PentarchyError, match="cannot be started"):
        bots.make("exec:/nowhere/bot")
    with pytest.raises(PentarchyError, match="takes a command"):
        bots.make("exec:")


def test_a_stranger_s_bot_that_breaks():
    class Broken:
        def choose(self, match, seat):
            raise RuntimeError("no idea")

    bot = Guarded(Broken(), 1)
    assert bots.drive(pentarchy.new(GAME, 2, 1), [bot, bots.make("random")]).over
    assert "no idea" in bot.failed


@pytest.mark.parametrize("spec", ["mcts:20", "mcts:5ms", "easy", "normal"])
def test_levels_and_search_play_whole_games(spec):
    match = bots.drive(pentarchy.new(GAME, 3, 4), [bots.make(spec), bots.make("random", 1), bots.make("random", 2)])
    assert match.over


@pytest.mark.parametrize("spec", ["mcts:", "mcts:0", "mcts:many", "mcts:5h", "mcts"])
def test_bad_budgets(spec):
    with pytest.raises(PentarchyError, match="mcts"):
        bots.make(spec)


def test_search_with_a_number_of_simulations_is_repeatable():
    choices = [str(bots.make("mcts:50", 7).choose(pentarchy.new(GAME, 3, 4).redeal(0, 1), 0)) for _ in range(2)]
    assert choices[0] == choices[1]


def test_search_sees_only_redealt_worlds(monkeypatch):
    """Every simulation begins with a deal of its own; the position that was given is neither played nor judged."""
    match = pentarchy.new(GAME, 2, 9)
    match.play(0, "bid 1")
    match.play(1, "bid 0")
    seat = match.to_act[0]
    given = match.redeal(seat, 5).position
    before = given.clone()
    redeal, judgement, seeds, judged = match.game.redeal, match.game.judgement, [], []

    def dealt(p, mine, seed):
        assert p is given
        assert mine == seat
        seeds.append(seed)
        return redeal(p, mine, seed)

    def watched(p, mine):
        judged.append(p is given)
        return judgement(p, mine)

    monkeypatch.setattr(match.game, "redeal", dealt)
    monkeypatch.setattr(match.game, "judgement", watched)
    search = Search(match.game, given, seat, plan(GAME), 3)
    search.simulate(25)
    assert len(set(seeds)) == 25
    assert judged
    assert not any(judged)
    assert same(given, before)


def test_search_stops_when_the_rest_cannot_change_the_answer():
    match = pentarchy.new(GAME, 2, 9).redeal(0, 1)
    search = Search(match.game, match.position, 0, plan(GAME), 3)
    search.simulate(30)
    visits = sorted(node.visits for node in search.tree.lanes[0].children.values())
    lead = visits[-1] - visits[-2]
    assert search.settled(lead - 1)
    assert not search.settled(lead)


def test_figures_can_be_named_for_a_trial():
    bot = bots.make("mcts:5/explore=0.25/turns=2")
    assert bot.choose(pentarchy.new(GAME, 2, 4).redeal(0, 1), 0)
    assert (bot.plan(GAME).explore, bot.plan(GAME).turns) == (0.25, 2)
    for spec in ("mcts:5/explore", "mcts:5/speed=2", "mcts:5/turns=-1", "mcts:5/"):
        with pytest.raises(PentarchyError, match="explore"):
            bots.make(spec)


def test_a_level_can_have_figures_of_its_own():
    """Hard judges in fewer deals than the long search, in the game that says so and in no other."""
    hard, long = bots.make("hard"), bots.make("mcts:100ms")
    assert (hard.plan("eight_minute_empire").worlds, long.plan("eight_minute_empire").worlds) == (2, 8)
    assert hard.plan("eight_minute_empire").turns == long.plan("eight_minute_empire").turns == 2
    assert vars(hard.plan("scythe")) == vars(long.plan("scythe"))


def test_leaves_lie_equally_far_ahead(monkeypatch):
    """With no turn to pass on, a simulation stops where another seat is to act."""
    match = pentarchy.new(GAME, 2, 9)
    match.play(0, "bid 1")
    match.play(1, "bid 0")
    while len(match.legal(match.to_act[0])) < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    leaves = []
    monkeypatch.setattr(Search, "_hand_back", lambda self, p: leaves.append(p.actor), raising=True)
    search = Search(match.game, match.redeal(seat, 1).position, seat, plan(GAME, {"turns": 0, "rollout": 50}), 3)
    search.simulate(5)
    assert leaves == [1 - seat] * 5


def test_search_finds_the_winning_last_step():
    """At the last decision, where one answer wins and others lose, the search must find one that wins."""
    found = 0
    for seed in range(12):
        match = pentarchy.new(GAME, 2, seed)
        choose = bots.make("random", seed)
        while not match.over:
            seat = match.to_act[0]
            before = match.clone()
            match.play(seat, choose.choose(match.redeal(seat, 1), seat))
        ends = {action: _after(before, seat, action).result for action in before.legal(seat)}
        wins = {action for action, result in ends.items() if result is not None and result.winners == [seat]}
        if wins and len(wins) < len(ends) and None not in ends.values():
            found += 1
            assert bots.make("mcts:200", 1).choose(before.redeal(seat, 1), seat) in wins
    assert found


def _after(match, seat, action):
    copy = match.clone()
    copy.play(seat, action)
    return copy
