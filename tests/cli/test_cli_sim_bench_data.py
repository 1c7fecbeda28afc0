"""`pentarchy sim`, `pentarchy bench` and `pentarchy data`."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import pentarchy
from pentarchy import registry
from pentarchy.cli.bench import FACES
from pentarchy.lab import simulate

Call = Callable[..., Any]


def sim(call: Call, game: str, *more: object) -> dict[str, Any]:
    said = call("sim", game, "--seats", "greedy,random", "--seed", 3, "--json", *more)
    assert (said.code, said.err) == (0, "")
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_sim_json_keeps_its_promise(call: Call, game: str) -> None:
    found = sim(call, game, "--games", 6)
    assert {key: found[key] for key in ("game", "players", "games", "seed")} == {
        "game": game,
        "players": 2,
        "games": 6,
        "seed": 3,
    }
    assert [row["bot"] for row in found["bots"]] == ["greedy", "random"]
    assert [row["seat"] for row in found["seats"]] == [0, 1]
    for rows in (found["bots"], found["seats"]):
        assert sum(row["win_rate"] for row in rows) == pytest.approx(1)
        for row in rows:
            assert row["games"] == 6
            assert 0 <= row["ci"][0] <= row["win_rate"] <= row["ci"][1] <= 1
            assert isinstance(row["mean_score"], float)
    assert found["length"]["min_decisions"] <= found["length"]["mean_decisions"] <= found["length"]["max_decisions"]


def test_sim_does_not_depend_on_jobs(call: Call, game: str) -> None:
    assert sim(call, game, "--games", 5) == sim(call, game, "--games", 5, "--jobs", 2)


def test_sim_in_processes_from_the_shell(game: str) -> None:
    words = ["sim", game, "--seats", "random,random", "--games", "4", "--jobs", "2"]
    done = subprocess.run(
        [sys.executable, "-m", "pentarchy", *words], capture_output=True, text=True, timeout=600, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "4 games" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal of its own")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_sim_stops_at_once_when_interrupted(game: str, jobs: str) -> None:
    words = ["sim", game, "--seats", "random,random", "--games", "100000", "--jobs", jobs]
    terminal, theirs = os.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "pentarchy", *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm"},
        # Tests that run in the background of a shell have Ctrl-C switched off, and hand that down.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    os.close(theirs)
    told = b""
    try:
        while not re.search(rb"[1-9]\d*/100000", told):  # games are being played
            told += os.read(terminal, 4096)
        os.killpg(running.pid, signal.SIGINT)
        out, _ = running.communicate(timeout=600)
    finally:
        running.kill()
    with contextlib.suppress(OSError):  # the end of a terminal is an error
        while more := os.read(terminal, 4096):
            told += more
    os.close(terminal)
    assert (running.returncode, out) == (130, b"")
    assert b"Stopped." in told
    assert b"Traceback" not in told


def test_sim_for_people(call: Call, game: str) -> None:
    said = call("sim", game, "--seats", "greedy,random", "--games", 2)
    assert (said.code, said.err) == (0, "")
    for word in ("greedy", "random", "95 % interval", "mean score", "Decisions per game", "Each counts as its share"):
        assert word in said.out


def test_sim_options_matter_and_are_told(call: Call, game: str) -> None:
    option = next(o for o in pentarchy.info(game).options if len(o.values) > 1 and not o.players)
    other = next(value for value in option.values if value != option.default)
    found = sim(call, game, "--games", 1, "--option", f"{option.name}={str(other).lower()}")
    assert found["options"][option.name] == other


def test_sim_with_a_data_pack(call: Call, game: str, pack: Path) -> None:
    assert sim(call, game, "--games", 2, "--data", pack) == sim(call, game, "--games", 2)
    name = next(file for file in sorted(pack.glob("*.json")) if file.name != "pack.json")
    name.write_text("{", "utf-8")
    said = call("sim", game, "--seats", "random,random", "--data", pack)
    assert said.code == 1
    assert name.name in said.sentence()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--seats", "random,gredy"], "Did you mean 'greedy'?"),
        (["--seats", "random,xyz"], "random, greedy"),
        (["--seats", "random,random:7"], "takes nothing after a colon"),
        (["--seats", "random"], "not 1"),
        (["--seats", ",".join(["random"] * 12)], "not 12"),
        (["--seats", "random,,random"], "empty seat"),
        (["--seats", "human,random"], "pentarchy play"),
        (["--seats", "random,random", "--games", "0"], "'0'"),
        (["--seats", "random,random", "--games", "many"], "'many'"),
        (["--seats", "random,random", "--seed", "-4"], "2**128"),
        (["--seats", "random,random", "--seed", str(2**128)], "2**128"),
        (["--seats", "random,random", "--option", "colour=red"], "'colour'"),
        (["--seats", "random,random", "--option", "colour"], "NAME=VALUE"),
        (["--seats", "random,random", "--jobs", "-1"], "'-1'"),
        (["--seats", "random,random", "--data", "no/such/folder"], "no folder"),
        ([], "--seats"),
    ],
)
def test_sim_bad_usage(call: Call, game: str, words: list[str], expected: str) -> None:
    said = call("sim", game, *words)
    assert said.code == 2
    assert expected in said.sentence()


def test_sim_bad_option_value_names_the_allowed(call: Call, game: str) -> None:
    option = pentarchy.info(game).options[0]
    said = call("sim", game, "--seats", "random,random", "--option", f"{option.name}=purple")
    assert said.code == 2
    assert str(option.values[-1]).lower() in said.sentence()


def test_sim_names_the_game_that_breaks(call: Call, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise KeyError("card")

    monkeypatch.setattr(simulate, "drive_bare", break_down)
    said = call("sim", game, "--seats", "random,random", "--seed", 5)
    assert said.code == 1
    assert str(simulate.game_seed(5, 0)) in said.sentence()


@pytest.mark.usefixtures("quick_bench")
def test_bench_json(call: Call, game: str) -> None:
    said = call("bench", game, "--seconds", "0.1", "--json")
    assert said.code == 0
    found = json.loads(said.out)
    assert found["compiled"] is pentarchy.compiled
    assert found["unit_per_second"] > 1000
    info = pentarchy.info(game)
    assert [row["players"] for row in found["games"]] == list(range(info.min_players, info.max_players + 1))
    for row in found["games"]:
        assert row["game"] == game
        assert row["decisions_per_second"] > row["games_per_second"] > 0
        assert row["clones_per_second"] > 0
        assert row["simulations_per_second"] >= 0
        assert row["greedy_games_per_second"] > 0
        for face in FACES if find_spec("pettingzoo") and find_spec("pyspiel") else ():
            assert row[f"{face}_per_second"] > 0, face
        assert row["picture_units_worst"] >= row["picture_units"] > 0
        assert row["patch_bytes_worst"] >= row["patch_bytes"] > 0
        assert row["in_units"]["decisions"] == pytest.approx(row["decisions_per_second"] / found["unit_per_second"])


@pytest.mark.usefixtures("quick_bench")
def test_bench_for_people(call: Call, game: str) -> None:
    said = call("bench", game, "--seconds", "0.05")
    assert said.code == 0
    assert "Unit: " in said.out
    assert ("compiled" in said.out) is pentarchy.compiled
    assert game in said.out
    assert "patch bytes" in said.out
    assert "greedy games/s" in said.out
    if find_spec("pettingzoo"):
        assert re.search(r"players +batch +batch, whole numbers +PettingZoo +single", said.out)


@pytest.mark.parametrize(
    ("words", "expected"),
    [(["nothing_here"], "nothing_here"), (["--seconds", "0"], "'0'"), (["--seconds", "nan"], "'nan'")],
)
def test_bench_bad_usage(call: Call, words: list[str], expected: str) -> None:
    said = call("bench", *words)
    assert said.code == 2
    assert expected in said.sentence()


@pytest.mark.usefixtures("quick_bench")
def test_bench_with_a_data_pack_needs_its_game(call: Call, game: str, pack: Path) -> None:
    assert call("bench", game, "--seconds", "0.05", "--data", pack).code == 0
    said = call("bench", game, game.upper(), "--data", pack)
    assert said.code == 2
    assert "belongs to one game" in said.sentence()


def test_data_export_and_check(call: Call, game: str, pack: Path) -> None:
    files = {file.stem for file in pack.glob("*.json")}
    assert files == {"pack", *registry.game(game).data.files}
    said = call("data", "check", pack)
    assert said.code == 0
    assert "Changed: nothing." in said.out
    assert registry.game(game).data.hash in said.out


def test_data_check_tells_what_was_changed(call: Call, game: str, pack: Path) -> None:
    name = next(file for file in sorted(pack.glob("*.json")) if file.name != "pack.json")
    name.write_text(json.dumps({**json.loads(name.read_text("utf-8")), "note": "edited"}), "utf-8")
    (pack / "more.json").write_text('{"provenance": "a test"}', "utf-8")
    head = json.loads((pack / "pack.json").read_text("utf-8"))
    (pack / "pack.json").write_text(json.dumps({**head, "rules_version": 77}), "utf-8")
    said = call("data", "check", pack)
    assert said.code == 0
    assert f"Changed: {name.name}." in said.out
    assert "Not used by the game: more.json." in said.out
    assert "version 77" in said.out


def test_data_export_writes_nothing_where_it_may_not(call: Call, game: str, pack: Path, tmp_path: Path) -> None:
    before = {file: file.read_bytes() for file in pack.iterdir()}
    said = call("data", "export", game, pack)
    assert said.code == 2
    assert "not empty" in said.sentence()
    assert {file: file.read_bytes() for file in pack.iterdir()} == before
    assert call("data", "export", "no_game", tmp_path / "new").code == 2
    assert not (tmp_path / "new").exists()
    said = call("data", "export", game, pack / "pack.json")
    assert said.code == 2
    assert "is a file" in said.sentence()


def test_data_check_finds_what_is_wrong(call: Call, game: str, pack: Path) -> None:
    head = (pack / "pack.json").read_text("utf-8")
    name = next(file for file in sorted(pack.glob("*.json")) if file.name != "pack.json")
    good = name.read_text("utf-8")

    def complaint(file: Path, text: str | None, back: str) -> str:
        if text is None:
            file.unlink()
        else:
            file.write_text(text, "utf-8")
        said = call("data", "check", pack)
        file.write_text(back, "utf-8")
        assert said.code == 1
        return said.sentence()

    assert f"{name.name}: not valid JSON, line" in complaint(name, good[: len(good) // 2], good)
    assert name.name in complaint(name, None, good)
    assert "provenance" in complaint(name, "{}", good)
    assert "no data pack" in complaint(pack / "pack.json", None, head)
    assert "chess" in complaint(pack / "pack.json", head.replace(game, "chess"), head)
    assert call("data", "check", pack).code == 0


def test_data_check_shows_the_odd_place(call: Call, game: str, pack: Path) -> None:
    """A pack that no longer fits: the place is named, and the exit code tells."""
    for file in sorted(pack.glob("*.json")):
        if file.name != "pack.json":
            keys = json.loads(file.read_text("utf-8"))
            file.write_text(json.dumps({"provenance": keys["provenance"]}), "utf-8")
    said = call("data", "check", pack)
    assert said.code == 1
    assert "has no entry" in said.out
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


def test_data_bad_usage(call: Call, tmp_path: Path) -> None:
    for words, expected in [
        ((), "export | check"),
        (("frobnicate",), "frobnicate"),
        (("check", tmp_path / "none"), "no folder"),
    ]:
        said = call("data", *words)
        assert said.code == 2
        assert expected in said.sentence()
    for action in ("export", "check"):
        said = call("data", action, "--help")
        assert said.code == 0
        assert f"pentarchy data {action}" in said.out.partition("example:")[2]
