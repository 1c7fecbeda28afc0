"""Runs on disk: complete, resumable, the same whoever plays them; reports and comparisons."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from pentarchy.bots import why_not_repeatable
from pentarchy.cli import main
from pentarchy.kernel.errors import PentarchyError
from pentarchy.lab import tables
from pentarchy.lab.compare import compare
from pentarchy.lab.report import Words, report
from pentarchy.lab.simulate import Work, play_range, play_ranges, run
from pentarchy.lab.stats import wilson
from pentarchy.match import new
from pentarchy.registry import game

GAME = "eight_minute_empire"
WORK = Work(GAME, ("greedy", "random"), 12, 3)


def locally(parts):
    return play_ranges(parts, 1)


def test_a_run_on_disk_is_the_run(tmp_path):
    found = tables.run_into(tmp_path / "a", WORK, locally, lambda n: None)
    rows = run(WORK)
    again = tables.read(tmp_path / "a")
    assert [(r.index, r.scores, r.places, r.bots, r.facts, r.uses, r.breakdown) for r in again] == [
        (r.index, r.scores, r.places, r.bots, r.facts, r.uses, r.breakdown) for r in rows
    ]
    assert found["games"] == 12
    assert {rating["bot"] for rating in found["ratings"]} == {"greedy", "random"}


def test_a_stopped_run_goes_on(tmp_path):
    whole = tables.run_into(tmp_path / "whole", WORK, locally, lambda n: None)
    calls = []

    def stopping(parts):
        for part in parts[:3]:
            calls.append(part.first)
            yield play_range(part)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tables.run_into(tmp_path / "b", WORK, stopping, lambda n: None)
    rest = []

    def going_on(parts):
        rest.extend(part.first for part in parts)
        return play_ranges(parts, 1)

    found = tables.run_into(tmp_path / "b", WORK, going_on, lambda n: None)
    assert found == whole
    assert not set(calls) & set(rest)
    assert sorted(calls + rest) == [part.first for part in tables.parts(WORK)]


def test_a_folder_belongs_to_one_run(tmp_path):
    tables.run_into(tmp_path / "c", WORK, locally, lambda n: None)
    with pytest.raises(PentarchyError, match="another run"):
        tables.run_into(tmp_path / "c", replace(WORK, seed=4), locally, lambda n: None)


def test_every_decision_on_request(tmp_path):
    tables.run_into(tmp_path / "d", replace(WORK, games=2, decisions=True), locally, lambda n: None)
    decisions = tables._load(tmp_path / "d", "decisions")
    games = {entry["game"]: entry["decisions"] for entry in tables._load(tmp_path / "d", "games")}
    assert len(decisions) == sum(games.values())
    assert {"bid", "take"} <= {entry["question"] for entry in decisions}
    assert all(entry["options"] > 1 or entry["question"] == "bid" for entry in decisions)


def test_a_killed_worker_loses_no_game(tmp_path):
    """A worker is killed in the middle: every game is there once, with the rows of a quiet run."""
    script = f"""
import os, signal, threading, time
from pathlib import Path
from pentarchy.lab import tables
from pentarchy.lab.simulate import Work, play_ranges
import multiprocessing as mp
def killer():
    while True:
        time.sleep(0.05)
        children = mp.active_children()
        if children and list(Path({str(tmp_path / "k")!r}).glob("games/*.parquet")):
            os.kill(children[0].pid, signal.SIGKILL)
            print("killed", flush=True)
            return
if __name__ == "__main__":
    threading.Thread(target=killer, daemon=True).start()
    work = Work({GAME!r}, ("greedy", "greedy"), 40, 3)
    tables.run_into(Path({str(tmp_path / "k")!r}), work, lambda parts: play_ranges(parts, 2), lambda n: None)
"""
    path = tmp_path / "script.py"
    path.write_text(script, encoding="utf-8")
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert "killed" in done.stdout
    rows = tables.read(tmp_path / "k")
    quiet = run(Work(GAME, ("greedy", "greedy"), 40, 3))
    assert [(row.index, row.scores) for row in rows] == [(row.index, row.scores) for row in quiet]


def test_report_and_compare_commands(tmp_path, capsys):
    for name, option in (("a", "false"), ("b", "true")):
        words = ["sim", GAME, "--seats", "greedy,random", "--games", "12", "--option", f"goods_tokens={option}"]
        assert main([*words, "--out", str(tmp_path / name)]) == 0
    page = tmp_path / "report.html"
    assert main(["report", str(tmp_path / "a"), "-o", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") >= 4
    assert "95 % interval" in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    capsys.readouterr()
    assert main(["compare", str(tmp_path / "a"), str(tmp_path / "b"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["differences"] == ["goods_tokens: False → True"]
    assert {change["what"] for change in found["changes"]} >= {
        "seat 0: win rate",
        "greedy: score",
        "decisions per game",
    }
    assert main(["report", str(tmp_path / "nowhere")]) == 2
    assert "no folder" in capsys.readouterr().err
    assert main(["report", str(tmp_path)]) == 1
    assert "holds no simulation" in capsys.readouterr().err


def test_a_run_equals_itself(tmp_path):
    for name in "ab":
        tables.run_into(tmp_path / name, WORK, locally, lambda n: None)
    differences, changes = compare(tmp_path / "a", tmp_path / "b")
    assert differences == []
    assert all(change.low == change.high == 0 and not change.seen for change in changes)


def test_compare_sees_a_real_change(tmp_path):
    """Two games instead of one are longer: the interval says so, and that few games would have been enough."""
    tables.run_into(tmp_path / "a", WORK, locally, lambda n: None)
    tables.run_into(tmp_path / "b", replace(WORK, options={"long_game": True}), locally, lambda n: None)
    _, changes = compare(tmp_path / "a", tmp_path / "b")
    longer = next(change for change in changes if change.what == "decisions per game")
    assert longer.seen
    assert longer.low > 50
    assert longer.games_needed is not None
    assert longer.games_needed < 12


def test_wilson_covers():
    assert wilson(5, 10)[0] < 0.5 < wilson(5, 10)[1]


@pytest.mark.slow
def test_ray_gives_the_same_rows(tmp_path):
    pytest.importorskip("ray")
    words = [sys.executable, "-m", "pentarchy", "sim", GAME, "--seats", "random,random", "--games", "20", "--json"]
    plain = subprocess.run(words, capture_output=True, text=True, timeout=600, check=True).stdout
    ray = subprocess.run([*words, "--ray", "local"], capture_output=True, text=True, timeout=600, check=True).stdout
    assert json.loads(ray) == json.loads(plain)


@pytest.mark.slow
def test_a_killed_ray_worker_loses_no_game(tmp_path):
    """A worker of the cluster is killed in the middle: every game is there once, with the rows of a quiet run."""
    pytest.importorskip("ray")
    script = f"""
import os, signal, threading, time
from pathlib import Path
from pentarchy.lab import tables
from pentarchy.lab.cluster import play_on_ray
from pentarchy.lab.simulate import Work
def parents(pid):
    while pid > 1:
        yield pid
        pid = int(Path(f"/proc/{{pid}}/stat").read_text().rpartition(")")[2].split()[1])
def mine():
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            plays = (folder / "cmdline").read_bytes().startswith(b"ray::play_range")
            if plays and os.getpid() in parents(int(folder.name)):
                return int(folder.name)
        except OSError:
            pass
def killer():
    while True:
        time.sleep(0.02)
        pid = mine() if list(Path({str(tmp_path / "k")!r}).glob("games/*.parquet")) else None
        if pid:
            os.kill(pid, signal.SIGKILL)
            print("killed", flush=True)
            return
if __name__ == "__main__":
    threading.Thread(target=killer, daemon=True).start()
    work = Work({GAME!r}, ("greedy", "greedy"), 60, 3)
    tables.run_into(Path({str(tmp_path / "k")!r}), work, lambda parts: play_on_ray(parts, "local"), lambda n: None)
"""
    path = tmp_path / "script.py"
    path.write_text(script, encoding="utf-8")
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert "killed" in done.stdout
    rows = tables.read(tmp_path / "k")
    quiet = run(Work(GAME, ("greedy", "greedy"), 60, 3))
    assert [(row.index, row.scores) for row in rows] == [(row.index, row.scores) for row in quiet]


def test_a_rate_that_is_fixed_has_no_interval(tmp_path, capsys):
    """The same bot on every seat wins its even share whatever happens: an interval would say that it was measured."""
    for name, option in (("a", "false"), ("b", "true")):
        words = ["sim", GAME, "--seats", "random,random", "--games", "8", "--option", f"goods_tokens={option}"]
        assert main([*words, "--out", str(tmp_path / name)]) == 0
    said = capsys.readouterr().out
    (bot,) = [line for line in said.splitlines() if line.startswith("random ")][:1]
    assert "50.0 %" in bot
    assert " — " in bot
    assert said.count("—: the rate is fixed") == 2, "once per run"
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (row,) = found["bots"]
    assert (row["win_rate"], row["ci"]) == (0.5, None)
    assert "fixed" in row["ci_reason"]
    for seat in found["seats"]:
        assert seat["ci"][0] < seat["ci"][1]
        assert seat["ci_reason"] is None
    page = tmp_path / "report.html"
    assert main(["report", str(tmp_path / "a"), "-o", str(page)]) == 0
    by_bot, by_seat = page.read_text(encoding="utf-8").split("<section>")[1:3]
    assert "<td>—</td>" in by_bot
    assert "the rate is fixed" in by_bot
    assert "whisker" not in by_bot
    assert "—" not in by_seat
    assert by_seat.count('class="whisker"') == 2
    capsys.readouterr()
    assert main(["compare", str(tmp_path / "a"), str(tmp_path / "b"), "--json"]) == 0
    changes = {change["what"]: change for change in json.loads(capsys.readouterr().out)["changes"]}
    rate = changes["random: win rate"]
    assert (rate["low"], rate["high"], rate["games_needed"], rate["seen"]) == (None, None, None, False)
    assert changes["random: score"]["low"] is not None
    assert changes["seat 0: win rate"]["low"] is not None
    assert main(["compare", str(tmp_path / "a"), str(tmp_path / "b")]) == 0
    said = capsys.readouterr().out
    assert next(line for line in said.splitlines() if line.startswith("random: win rate")).split()[-3:] == [
        "—",
        "no",
        "-",
    ]
    assert "—: the rate is fixed" in said


def test_an_action_that_everybody_uses_has_a_fixed_rate(tmp_path):
    tables.run_into(tmp_path / "u", WORK, locally, lambda n: None)
    rows = tables.read(tmp_path / "u")
    everybody = set.intersection(*(set(uses) for row in rows for uses in row.uses))
    used = report(tmp_path / "u").split("What is done")[1]
    names = Words("en", new(GAME, 2, 0))
    for action in everybody:
        named = names.action(action)
        assert f"<td>{named}</td>" in used
        cells = used.split(f"<td>{named}</td>")[1].split("</tr>")[0]
        assert "<td>—</td>" in cells
    assert everybody
    assert " to " in used


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ("mcts:1,random", ""),
        ("easy,greedy", ""),
        ("mcts:2ms,random", "mcts:2ms thinks for 2 ms"),
        (f"exec:{sys.executable} examples/stdio_bot.py,random", "from outside"),
    ],
)
def test_a_run_says_whether_it_can_be_repeated(tmp_path, capsys, monkeypatch, seats, reason):
    monkeypatch.chdir(Path(__file__).parents[2])
    words = ["sim", GAME, "--seats", seats, "--games", "2"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["repeatable"] is not bool(reason)
    assert main([*words, "--out", str(tmp_path / "r")]) == 0
    said = capsys.readouterr().out
    page = report(tmp_path / "r")
    if reason:
        assert reason in found["repeatable_reason"]
        assert "mcts:200" in found["repeatable_reason"], "the counted form is named"
        assert f"Not repeatable: {found['repeatable_reason']}" in said
        assert f"Not repeatable: {found['repeatable_reason']}" in page
        assert "the same games anywhere" not in page
        assert "Повторить нельзя" in report(tmp_path / "r", "ru")
        assert "depends" not in report(tmp_path / "r", "ru")
    else:
        assert found["repeatable_reason"] is None
        assert "Not repeatable" not in said
        assert "the same games anywhere" in page


def test_the_levels_that_think_for_a_time():
    levels = {level: bool(why_not_repeatable(level)) for level in ("hard", "expert")}
    assert levels == {"hard": False, "expert": True}


def test_the_help_does_not_promise_too_much(capsys):
    assert main(["sim", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "A bot that thinks for a time (expert, mcts:200ms)" in said
    assert "the counted form is mcts:200" in said


@pytest.mark.parametrize(
    ("name", "players", "expected"),
    [
        ("scythe", 2, {"en": ("faction × player mat", "Industrial"), "ru": ("фракция × планшет игрока", "Место 1")}),
        ("inca_empire", 3, {"en": ("suyu × seat", "Seat 3"), "ru": ("суйу × место", "Место 3")}),
        ("imperium", 2, {"en": ("nation × nation", "Seat 1"), "ru": ("народ × народ", "Место 1")}),
    ],
)
def test_balance_is_shown_by_pairs_of_what_tells_seats_apart(tmp_path, name, players, expected):
    """Names as the table shows them, in both languages; a cell says how many games it stands on."""
    folder = tmp_path / "b"
    tables.run_into(folder, Work(name, ("easy",) * players, 2, 5), locally, lambda n: None)
    rows = tables.read(folder)
    ids = {value for row in rows for facts in row.facts for value in facts.values()}
    for lang, words in expected.items():
        page = report(folder, lang)
        assert f'<html lang="{lang}">' in page
        for word in words:
            assert word in page
        assert " ± " in page
        shown = page.split("<style>")[1].split("</style>")[1]
        assert not [token for token in ids if f"<td>{token}</td>" in shown or f"<th>{token}</th>" in shown]
        for verb in new(name, players, 0).codec.verbs:
            assert f"<td>{verb.name}: " not in shown
            assert f"<td>{verb.name} " not in shown
        assert not [option.name for option in game(name).options if option.name in shown]


def test_pairs_count_who_stands_before_whom():
    from pentarchy.lab.report import crossed
    from pentarchy.lab.simulate import Row

    def row(index, first, second, places):
        facts = ({"nation": first}, {"nation": second})
        shares = tuple(float(place == 1) / places.count(1) for place in places)
        return Row(index, 0, ("easy", "easy"), (0, 0), places, shares, 1, "", ({}, {}), facts)

    rows = [row(0, "a", "b", (1, 2)), row(1, "b", "a", (1, 2)), row(2, "a", "b", (1, 1)), row(3, "a", "a", (1, 2))]
    against = crossed(rows, "nation", "nation")
    assert against == {("a", "b"): (1.5, 3), ("b", "a"): (1.5, 3)}
    by_seat = crossed(rows, "nation", "seat")
    assert by_seat["a", "0"] == (2.5, 3)
    assert by_seat["a", "1"] == (0.0, 2)


def test_a_report_says_how_strong_its_bots_are(tmp_path, monkeypatch):
    from dataclasses import replace

    from pentarchy.lab import ladder

    monkeypatch.setattr(ladder, "STATE", tmp_path / "strength")
    tables.run_into(tmp_path / "s", WORK, locally, lambda n: None)
    assert "was not measured at this game" in report(tmp_path / "s")
    rung = replace(ladder.start(GAME, "greedy", "random"), games=40, wins=39.0)
    ladder.save(tmp_path / "strength", rung)
    page = report(tmp_path / "s")
    assert "How strong greedy is: 98 % of its games against random are won" in page
    assert "40 games" in page
    # Figures of a bot that means something else now say nothing.
    ladder.save(tmp_path / "strength", replace(rung, meaning="other"))
    assert "was not measured at this game" in report(tmp_path / "s")
