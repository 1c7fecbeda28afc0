"""`pentarchy replay`: showing, checking and drawing a record, and every way a record can be bad."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import pentarchy

Call = Callable[..., Any]

Save = Callable[[Any], Path]


def test_verify_a_good_record(call: Call, record: dict[str, Any], save: Save) -> None:
    said = call("replay", save(record), "--verify")
    assert (said.code, said.err) == (0, "")
    assert f"{len(record['actions'])} decisions" in said.out
    assert "result is the recorded one" in said.out


def test_verify_says_what_it_did_not_see(call: Call, record: dict[str, Any], save: Save) -> None:
    record["result"] = None
    assert "states no result" in call("replay", save(record), "--verify").out
    record["actions"] = record["actions"][:3]
    assert "not finished" in call("replay", save(record), "--verify").out


def test_show_the_game_in_both_languages(call: Call, record: dict[str, Any], save: Save) -> None:
    match = pentarchy.replay(record)
    for lang in ("en", "ru"):
        said = call("replay", save(record), "--lang", lang)
        assert said.code == 0
        assert said.out.startswith(pentarchy.info(record["game"]).title(lang))
        assert all(line in said.out for line in match.log(None, lang))
        best = record["result"]["ranking"][0][0]
        assert f"1. {record['seats'][best]}: {record['result']['scores'][best]}" in said.out


def test_upto_stops_there_and_asks(call: Call, record: dict[str, Any], save: Save) -> None:
    steps = len(record["actions"]) // 2
    half = pentarchy.replay(record, upto=steps)
    said = call("replay", save(record), "--upto", steps, "--lang", "ru")
    assert said.code == 0
    assert said.out.endswith(half.prompt(None, "ru") + "\n")
    assert call("replay", save(record), "--upto", 0).code == 0


def test_upto_shows_a_record_that_breaks_later(call: Call, record: dict[str, Any], save: Save) -> None:
    record["actions"][-1][1] = "nonsense"
    assert call("replay", save(record)).code == 1
    assert call("replay", save(record), "--upto", len(record["actions"]) - 1).code == 0


def test_as_seen_by_a_seat(call: Call, record: dict[str, Any], save: Save) -> None:
    said = call("replay", save(record), "--upto", 2, "--seat", 1)
    assert said.out.endswith(pentarchy.replay(record, upto=2).prompt(1, "en") + "\n")
    said = call("replay", save(record), "--seat", 77)
    assert said.code == 2
    assert "77" in said.sentence()


def test_draw_a_position(call: Call, record: dict[str, Any], save: Save, tmp_path: Path) -> None:
    for lang in ("en", "ru"):
        drawing = tmp_path / f"{lang}.svg"
        assert call("replay", save(record), "--upto", 4, "--svg", drawing, "--lang", lang).code == 0
        assert drawing.read_text("utf-8") == pentarchy.replay(record, upto=4).svg(None, lang)
        assert "<svg" in drawing.read_text("utf-8")


def test_a_record_from_standard_input(call: Call, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(finished))
    assert call("replay", "-", "--verify").code == 0


def spoil(key: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda doc: {**doc, key: value}


BAD: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "truncated": (lambda doc: json.dumps(doc)[:-40], "cut off"),
    "empty": (lambda doc: "", "cut off"),
    "too deep": (lambda doc: "[" * 100_000, "cut off"),
    "a list": (lambda doc: [doc], "a JSON object is expected"),
    "a number": (lambda doc: "5", "a JSON object is expected"),
    "something else": (lambda doc: {"format": "pgn"}, "not a record"),
    "a state": (spoil("format", "pentarchy-state/1"), "not a record"),
    "newer format": (spoil("format", "pentarchy-record/2"), "newer"),
    "newer rules": (spoil("rules_version", 99), "version 99"),
    "other data": (spoil("data_hash", "0123456789abcdef"), "--data DIR"),
    "no seed": (lambda doc: {k: v for k, v in doc.items() if k != "seed"}, "no seed"),
    "a hidden seed": (spoil("seed", None), "no seed"),
    "seed of a wrong kind": (spoil("seed", "abc"), "seed"),
    "other seed": (lambda doc: {**doc, "seed": doc["seed"] + 1}, ""),
    "no actions": (lambda doc: {k: v for k, v in doc.items() if k != "actions"}, "'actions'"),
    "no game": (lambda doc: {k: v for k, v in doc.items() if k != "game"}, "'game'"),
    "unknown game": (spoil("game", "chess"), "chess"),
    "unknown option": (spoil("options", {"colour": "red"}), "colour"),
    "too many seats": (spoil("seats", list("abcdefghij")), "players"),
    "an unknown action": (lambda doc: {**doc, "actions": [*doc["actions"][:2], [0, "jump"]]}, "Step 3"),
    "no pair": (spoil("actions", [["bid"]]), "Step 1"),
    "an unknown seat": (lambda doc: {**doc, "actions": [[9, doc["actions"][0][1]]]}, "Step 1"),
    "after the end": (lambda doc: {**doc, "actions": doc["actions"] + doc["actions"][-1:]}, "The game is over"),
    "one step short": (lambda doc: {**doc, "actions": doc["actions"][:-1]}, "result"),
    "another result": (lambda doc: {**doc, "result": {**doc["result"], "winners": []}}, "result"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_record(call: Call, record: dict[str, Any], save: Save, tmp_path: Path, kind: str) -> None:
    """One clear sentence, exit code 1, nothing drawn."""
    change, words = BAD[kind]
    path = save(change(record))
    for more in ([], ["--verify"], ["--svg", tmp_path / "out.svg"]):
        said = call("replay", path, *more)
        assert said.code == 1
        assert words in said.sentence()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_not_text(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00\x01")
    assert call("replay", path).code == 1


def test_bad_usage(call: Call, record: dict[str, Any], save: Save, tmp_path: Path) -> None:
    for words, expected in [
        ((tmp_path / "none.json",), "cannot be read"),
        ((tmp_path,), "cannot be read"),
        ((save(record), "--upto", "-1"), "whole number"),
        ((save(record), "--upto", "10000"), f"{len(record['actions'])} decisions"),
        ((save(record), "--data", tmp_path / "none"), "no folder"),
        ((), "RECORD"),
    ]:
        said = call("replay", *words)
        assert said.code == 2
        assert expected in said.sentence()


def test_a_drawing_that_cannot_be_written(call: Call, record: dict[str, Any], save: Save, tmp_path: Path) -> None:
    said = call("replay", save(record), "--svg", tmp_path / "none" / "x.svg")
    assert said.code == 1
    assert "x.svg" in said.sentence()


def test_a_record_made_with_a_pack(call: Call, record: dict[str, Any], save: Save, pack: Path) -> None:
    assert call("replay", save(record), "--verify", "--data", pack).code == 0
    name = next(file for file in sorted(pack.glob("*.json")) if file.name != "pack.json")
    name.write_text(json.dumps({**json.loads(name.read_text("utf-8")), "edited": 1}), "utf-8")
    said = call("replay", save(record), "--verify", "--data", pack)
    assert said.code == 1
    assert "other component data" in said.sentence()


def test_a_database(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store tells of each match what is wrong with it, or None."""
    store = ModuleType("store")
    answers: dict[str, list[tuple[str, str | None]]] = {
        "postgresql://here/good": [("m1", None), ("m2", None)],
        "postgresql://here/bad": [("m1", None), ("m2", "Step 3 does not replay.")],
    }
    store.verify_all = answers.__getitem__  # type: ignore[attr-defined]
    monkeypatch.setattr("pentarchy.cli.replay.import_module", lambda name: store)
    said = call("replay", "postgresql://here/good", "--verify")
    assert (said.code, said.out) == (0, "2 of 2 games replay.\n")
    said = call("replay", "postgresql://here/bad", "--verify")
    assert (said.code, said.out) == (1, "m2: Step 3 does not replay.\n1 of 2 games replay.\n")
    assert call("replay", "postgresql://here/good").code == 2


def test_a_database_that_is_not_there(call: Call, tmp_path: Path) -> None:
    said = call("replay", f"sqlite:///{tmp_path / 'none.db'}", "--verify")
    assert said.code == 2
    assert "none.db" in said.sentence()
    assert list(tmp_path.iterdir()) == []
