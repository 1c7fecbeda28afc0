"""Bots over pipes and search bots: they play, they cannot cheat, and a broken one does not stop a game."""

from __future__ import annotations

import fcntl
import os
import sys
import time
from pathlib import Path

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.bots.figures import own
from pentarchy.bots.levels import AheadBot, SearchBot, TrialsBot, plan
from pentarchy.bots.outside import Guarded, ProgramBot
from pentarchy.bots.search import Search
from pentarchy.cli import main
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import same
from pentarchy.kernel.values import Judge
from pentarchy.registry import game

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


FLOOD = ("without being asked", "more than")
"""A program that writes on and on is met before or after the question."""
READ = "sys.stdin.readline()\n"


@pytest.mark.parametrize(
    ("body", "reasons"),
    [
        ("for line in sys.stdin: print('nonsense', flush=True)", ["JSON"]),
        ("for line in sys.stdin: print(json.dumps({'action': 'bid 99'}), flush=True)", ["not legal"]),
        ("for line in sys.stdin: print(json.dumps({}), flush=True)", ["KeyError"]),
        ("for line in sys.stdin: print('[' * 20000, flush=True)", ["Recursion"]),
        ("sys.exit(3)", ["ended"]),
        ("while True: sys.stdout.write('x' * 65536)", FLOOD),
        (READ + "while True: sys.stdout.write('x' * 65536)", ["more than 65536 bytes"]),
        ("while True: print(json.dumps({'action': 'bid 0'}), flush=True)", FLOOD),
    ],
)
def test_a_broken_program_is_replaced_by_greedy(tmp_path, body, reasons):
    check_replaced(ProgramBot(script(tmp_path, body), 1, seconds=60.0), reasons)


@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(600)",
        READ + "time.sleep(600)",
        READ + "while True: sys.stdout.write('x'); sys.stdout.flush(); time.sleep(0.01)",
    ],
)
def test_a_program_that_does_not_come_to_an_end_is_replaced_by_greedy(tmp_path, body):
    check_replaced(ProgramBot(script(tmp_path, body), 1, seconds=1.0), ["it did not answer within 1 s"])


def check_replaced(bot, reasons):
    process = bot.process
    match = pentarchy.new(GAME, 2, 1)
    while not bot.failed:  # lines too many may come a moment later than the answer; then the next question meets them
        assert bot.choose(match.redeal(0, 1), 0) in match.legal(0)
    assert any(reason in bot.failed for reason in reasons)
    assert bot.process is None
    assert process.returncode is not None
    assert bots.drive(match, [bot, bots.make("random")]).over


@pytest.mark.skipif(not hasattr(fcntl, "F_SETPIPE_SZ"), reason="pipes have one size here")
def test_a_program_that_does_not_read(tmp_path):
    """The question does not fit into the pipe: who writes it must not wait for ever."""
    bot = ProgramBot(script(tmp_path, "time.sleep(600)"), 1, seconds=1.0)
    fcntl.fcntl(bot.process.stdin, fcntl.F_SETPIPE_SZ, 4096)
    match = pentarchy.new("scythe", 2, 1)
    assert bot.choose(match.redeal(0, 1), 0) in match.legal(0)
    assert "did not read the question within 1 s" in bot.failed


def test_the_program_s_own_children_end_with_it(tmp_path):
    """A shell around a bot is the usual case: ending the shell only would leave the bot running."""
    mark = tmp_path / "pid"
    inner = script(tmp_path, f"import os; open({str(mark)!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)")
    bot = ProgramBot(["sh", "-c", f"{inner[0]} {inner[1]} & wait"], 1, seconds=60.0)
    deadline = time.monotonic() + 60
    while not (mark.exists() and mark.read_text()) and time.monotonic() < deadline:
        time.sleep(0.02)
    pid = int(mark.read_text())
    bot.close()
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return
        if state == "Z":  # dead; whoever inherited it has not looked yet
            return
        time.sleep(0.02)
    raise AssertionError("the bot behind the shell is still running")


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


@pytest.mark.parametrize("spec", ["mcts:4", "mcts:5ms", "trials:4", "trials:5ms", "easy", "normal", "hard"])
def test_levels_and_search_play_whole_games(spec):
    match = bots.drive(pentarchy.new(GAME, 3, 4), [bots.make(spec), bots.make("random", 1), bots.make("random", 2)])
    assert match.over


@pytest.mark.parametrize(
    "spec", ["mcts:", "mcts:0", "mcts:many", "mcts:5h", "mcts", "trials:", "trials:0", "trials:many"]
)
def test_bad_budgets(spec):
    with pytest.raises(PentarchyError, match=spec.partition(":")[0]):
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
    monkeypatch.setattr(match.game, "judged_by", Judge, raising=False)
    search = Search(match.game, given, seat, plan(match.game, other={"paired": 0}), 3)
    search.simulate(25)
    assert len(set(seeds)) == 25
    assert judged
    assert not any(judged)
    assert same(given, before)


def at_a_turn():
    """A match in which a seat has several answers, none of them secret."""
    match = pentarchy.new(GAME, 2, 9)
    match.play(0, "bid 1")
    match.play(1, "bid 0")
    while len(match.legal(match.to_act[0])) < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match, match.to_act[0]


@pytest.mark.parametrize("paired", [0, 1])
def test_answers_meet_the_same_deals(paired, monkeypatch):
    """The first time that an answer is tried is in the same deal as the first time of each other one, and so on."""
    match, seat = at_a_turn()
    redeal, dealt, met = match.game.redeal, [], {}
    figures = {"paired": paired, "explore": 5.0, "trust": 0.5}
    monkeypatch.setattr(match.game, "redeal", lambda p, mine, seed: dealt.append(seed) or redeal(p, mine, seed))
    search = Search(match.game, match.redeal(seat, 1).position, seat, plan(match.game, other=figures), 3)
    hand_back = search._hand_back

    def watched(p):
        met.setdefault(id(search.path[0]), []).append(dealt[-1])
        hand_back(p)

    monkeypatch.setattr(Search, "_hand_back", lambda self, p: watched(p))
    search.simulate(40)
    first, second, *_ = sorted(met.values(), key=len, reverse=True)
    assert len(second) > 1
    assert len(set(first)) == len(first)
    assert (first[: len(second)] == second) == bool(paired)


@pytest.mark.parametrize("shift", [0, 1])
def test_what_was_judged_is_moved_to_where_simulations_end(shift, monkeypatch):
    """Where every simulation comes to more than was judged, so would those through answers that were not tried."""
    match, seat = at_a_turn()
    monkeypatch.setattr(type(match.game), "judgement", lambda self, p, mine: 0.25 if p.actor == seat else 0.75)
    search = Search(
        match.game, match.redeal(seat, 1).position, seat, plan(match.game, other={"shift": shift, "settle": 0}), 3
    )
    search.simulate(3)
    untried = [node for node in search.tree.children.values() if node.judged and not node.visits]
    tried = [node for node in search.tree.children.values() if node.visits]
    gap = sum(node.total - node.visits * node.prior / node.judged for node in tried) / 3
    moved = search._mean(untried[0], search._shift(search.tree)) - untried[0].prior / untried[0].judged
    assert gap != 0
    assert moved == pytest.approx(gap if shift else 0)


def test_search_stops_when_the_rest_cannot_change_the_answer():
    match = pentarchy.new(GAME, 2, 9).redeal(0, 1)
    search = Search(match.game, match.position, 0, plan(match.game), 3)
    search.simulate(30)
    visits = sorted(node.visits for node in search.tree.lanes[0].children.values())
    lead = visits[-1] - visits[-2]
    assert search.settled(lead - 1)
    assert not search.settled(lead)


def test_figures_can_be_named_for_a_trial():
    bot = bots.make("mcts:5/explore=0.25/turns=2")
    assert bot.choose(pentarchy.new(GAME, 2, 4).redeal(0, 1), 0)
    assert bot.other == {"explore": 0.25, "turns": 2}
    for spec in ("mcts:5/explore", "mcts:5/speed=2", "mcts:5/turns=-1", "mcts:5/"):
        with pytest.raises(PentarchyError, match="explore"):
            bots.make(spec)


def test_a_level_can_have_figures_of_its_own(monkeypatch):
    """A level that searches has the figures of the search, but for what the game says of that level."""
    empire, inca = game("eight_minute_empire"), game("inca_empire")
    said = own(empire)
    monkeypatch.setitem(said["levels"], "expert", {"bot": "mcts", "worlds": 3})
    expert, long = bots.make("expert:9"), bots.make("mcts:9")
    assert plan(empire, expert.way(empire).level).worlds == 3
    assert plan(empire, long.level).worlds == said["search"]["worlds"]
    assert [plan(one, long.level).turns for one in (empire, inca)] == [2, 1]


def test_a_game_says_which_way_a_level_thinks(monkeypatch):
    """By one word, with the same patience and the same budget."""
    expert = bots.make("expert:5", 5)
    expert.patience = 2.0
    monkeypatch.setitem(own(game("scythe"))["levels"], "expert", {"bot": "ahead"})
    monkeypatch.setitem(own(game("founders")).setdefault("levels", {}), "expert", {"bot": "mcts"})
    for name, kind in (("inca_empire", TrialsBot), ("scythe", AheadBot), ("founders", SearchBot)):
        match = pentarchy.new(name, 3, 4)
        seat = match.to_act[0]
        assert expert.choose(match.redeal(seat, 1), seat) in match.legal(seat)
        assert type(expert.ways[name]) is kind
        assert expert.ways[name].patience == 2.0
    assert expert.ways["inca_empire"].budget == expert.ways["founders"].budget == (5, 0.0)


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
    search = Search(
        match.game, match.redeal(seat, 1).position, seat, plan(match.game, other={"turns": 0, "rollout": 50}), 3
    )
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


def test_a_simulation_ends_with_the_bot_that_failed(tmp_path, capsys):
    """Its figures would be another bot's, and a hundred games would wait for it."""
    words = " ".join(script(tmp_path, "for line in sys.stdin: print('nonsense', flush=True)"))
    assert main(["sim", GAME, "--seats", f"exec:{words},random", "--games", "3"]) == 1
    said = capsys.readouterr()
    assert f"the bot exec:{words} failed: its answer cannot be read" in said.err
    assert said.out == ""


@pytest.mark.parametrize(("lang", "sentence"), [("en", "failed and was stopped"), ("ru", "не справился и остановлен")])
def test_a_game_at_the_terminal_goes_on_without_the_bot_that_failed(tmp_path, capsys, lang, sentence):
    words = " ".join(script(tmp_path, "for line in sys.stdin: print('nonsense', flush=True)"))
    assert main(["play", GAME, "--seats", f"exec:{words},random", "--seed", "1", "--lang", lang]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if sentence in line]
    assert len(told) == 1
    assert f"exec:{words}" in told[0]
    assert "cannot be read" in told[0]
