"""pentarchy analyse: text, JSON, a page of its own; what cannot be analysed is refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pentarchy
from pentarchy import bots, cli
from pentarchy.analysis import study


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of which only the last answers are looked at closely: the command is tested, not the study."""
    match = pentarchy.new("eight_minute_empire", ["Ann", "Bob"], 5)
    bots.drive(match, [bots.make("greedy", 1), bots.make("random", 2)], 1)
    look = study.looked_at

    def lazy(now: Any, seat: int, number: int) -> study.Step:
        if now.steps > match.steps - 8:
            return look(now, seat, number)
        return study.Step(seat, number, None, False, 1)

    monkeypatch.setattr(study, "looked_at", lazy)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    return file


def test_text_json_and_page(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["analyse", str(record), "--lang", "ru"]) == 0
    assert "Ключевые моменты" in capsys.readouterr().out
    page = tmp_path / "game.html"
    assert cli.main(["analyse", str(record), "--json", "--html", str(page), "--lang", "en"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["format"] == "pentarchy-analysis/1"
    assert "Win chances" in page.read_text(encoding="utf-8")


def test_what_cannot_be_analysed_is_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = json.loads(record.read_text(encoding="utf-8"))
    faults = {
        "not over": {**good, "actions": good["actions"][:20], "result": None},
        "does not replay": {**good, "actions": good["actions"][1:]},
        "format": {"format": "chess"},
    }
    for reason, doc in faults.items():
        record.write_text(json.dumps(doc), encoding="utf-8")
        assert cli.main(["analyse", str(record)]) == 1
        assert reason in capsys.readouterr().err
    record.write_text("{", encoding="utf-8")
    assert cli.main(["analyse", str(record)]) == 1
    assert "cut off" in capsys.readouterr().err
