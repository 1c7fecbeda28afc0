"""Everything that can go wrong says so in a sentence and leaves things as they were."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import pentarchy
from pentarchy import IllegalAction, InvalidAction, PentarchyError, RecordError, VersionError
from pentarchy.match import Match


@pytest.fixture
def match() -> Match:
    return pentarchy.new("proving_ground", 2, 1)


def test_they_are_all_pentarchy_errors() -> None:
    for name in ("InvalidAction", "IllegalAction", "GameOver", "RecordError", "VersionError", "DataPackError"):
        assert issubclass(getattr(pentarchy, name), PentarchyError)
    assert issubclass(PentarchyError, ValueError)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game_id": "chess"}, "proving_ground"),
        ({"players": 1}, "2 to 4"),
        ({"players": 5}, "2 to 4"),
        ({"players": ["Anna"]}, "2 to 4"),
        ({"players": "Anna"}, "number of players"),
        ({"players": True}, "number of players"),
        ({"players": 2.0}, "number of players"),
        ({"seed": -1}, "0 to 2"),
        ({"seed": 2**128}, "0 to 2"),
        ({"seed": "1"}, "whole number"),
        ({"options": {"speed": 1}}, "rounds, deal, doom"),
        ({"options": {"rounds": 7}}, "2, 3, 4"),
        ({"options": {"rounds": "many"}}, "2, 3, 4"),
        ({"options": {"doom": False}}, "3, 4 players"),
    ],
)
def test_bad_arguments_name_what_is_allowed(arguments: dict[str, Any], words: str) -> None:
    given = {"game_id": "proving_ground", "players": 2, "seed": 1, **arguments}
    with pytest.raises(PentarchyError, match=words):
        pentarchy.new(**given)


def test_options_may_be_spelled_as_on_a_command_line() -> None:
    match = pentarchy.new("proving_ground", 3, 1, {"rounds": "2", "doom": "False", "deal": "TINY"})
    assert match.options == {"rounds": 2, "deal": "tiny", "doom": False}


def test_seats_may_have_names() -> None:
    assert pentarchy.new("proving_ground", ["Анна", "Bob"], 1).names == ("Анна", "Bob")


def test_actions(match: Match) -> None:
    with pytest.raises(InvalidAction, match="Actions begin with"):
        match.play(0, "fly")
    with pytest.raises(IllegalAction, match=r"not your turn.*PG-2") as caught:
        match.play(1, "take coin")
    assert (caught.value.rule, caught.value.code) == ("PG-2", "not-your-turn")
    assert caught.value.text("ru") == "Сейчас решаете не вы."
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.refusal == caught.value.refusal
    with pytest.raises(PentarchyError, match="seats 0 to 1"):
        match.play(2, "take coin")
    with pytest.raises(InvalidAction):
        match.play(0)
    assert match.steps == 0


def test_where_several_act_the_seat_must_be_named(match: Match) -> None:
    match.play("pass")
    match.play("pass")
    assert match.to_act == (0, 1)
    with pytest.raises(PentarchyError, match="say which one"):
        match.play("dial 0")


def spoiled(**changes: Any) -> dict[str, Any]:
    record = pentarchy.new("proving_ground", 2, 1).record()
    record.update(changes)
    return record


@pytest.mark.parametrize(
    ("record", "error", "words"),
    [
        (spoiled(format="pentarchy-record/2"), VersionError, "newer"),
        (spoiled(format="other"), RecordError, "format"),
        (spoiled(format=None), RecordError, "format"),
        (spoiled(rules_version=99), VersionError, "version 99"),
        (spoiled(data_hash="0"), VersionError, "data"),
        (spoiled(game="chess"), PentarchyError, "chess"),
        (spoiled(game=None), RecordError, "game"),
        (spoiled(seats=3), RecordError, "seats"),
        (spoiled(seats=[]), PentarchyError, "2 to 4"),
        (spoiled(seed="x"), PentarchyError, "seed"),
        (spoiled(actions=None), RecordError, "actions"),
        (spoiled(actions=[["take coin"]]), RecordError, "Step 1"),
        (spoiled(actions=[[0, "take coin"], [0, "fly"]]), RecordError, "Step 2"),
        (spoiled(actions=[[7, "take coin"]]), RecordError, "Step 1"),
        (spoiled(options={"rounds": 9}), PentarchyError, "rounds"),
        (spoiled(result={"scores": [0, 0]}), RecordError, "result"),
        ([], RecordError, "object"),
    ],
)
def test_records_that_cannot_be_replayed(record: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        pentarchy.replay(record)


def test_a_changed_result_is_found() -> None:
    match = pentarchy.new("proving_ground", 2, 1)
    while not match.over:
        for seat in match.to_act:
            match.play(seat, match.legal(seat)[-1])
    record = match.record()
    assert pentarchy.replay(record) == match
    record["result"]["scores"][0] += 1
    with pytest.raises(RecordError, match="result"):
        pentarchy.replay(record)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        pentarchy.replay(tmp_path / "nothing.json")
    whole = json.dumps(spoiled())
    (tmp_path / "cut.json").write_text(whole[:-20], encoding="utf-8")
    with pytest.raises(RecordError, match="cut off"):
        pentarchy.replay(tmp_path / "cut.json")
    (tmp_path / "whole.json").write_text(whole, encoding="utf-8")
    assert pentarchy.replay(tmp_path / "whole.json").steps == 0
    (tmp_path / "noise.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError):
        pentarchy.replay(tmp_path / "noise.json")


def test_states_that_cannot_be_read(match: Match) -> None:
    with pytest.raises(RecordError, match="not a state"):
        pentarchy.from_state(match.record())
    state = match.redeal(0, 1).state()
    del state["base"]["stock"]
    with pytest.raises(RecordError, match="damaged"):
        pentarchy.from_state(state)


def test_a_redealt_match_has_no_record(match: Match) -> None:
    with pytest.raises(RecordError, match="no past"):
        match.redeal(0, 1).record()
