"""Files of 0.1.0 in the hands of this release: they open, or are refused by name with what to do (docs/stability.md).

The database has tests of its own in tests/table/test_migrations.py.
"""

from __future__ import annotations

import copy
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

import pentarchy
from pentarchy.cli import main

DATA = Path(__file__).parent / "data"
ROOT = Path(__file__).parents[2]
RECORDS: dict[str, dict[str, Any]] = json.loads((DATA / "records-0.1.0.json").read_text("utf-8"))
REPLACED = {"imperium": 2, "scythe": 1}
"""Games whose rules have changed since, and the version that 0.1.0 played."""
PACKED = "edited pack"


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packs")
    with zipfile.ZipFile(DATA / "packs-0.1.0.zip") as archive:
        archive.extractall(folder)
    return folder


def test_there_is_a_file_of_every_game(packs: Path) -> None:
    assert set(RECORDS) == {*pentarchy.games(), PACKED}
    assert {path.name for path in packs.iterdir()} == set(pentarchy.games())


def assert_the_same(match: pentarchy.Match, record: dict[str, Any]) -> None:
    """The record of this match is that one; options that have come since have their defaults."""
    found = match.record()
    kept = {name: found["options"][name] for name in record["options"]}
    assert {**found, "options": kept} == record


@pytest.mark.parametrize("game", [name for name in pentarchy.games() if name not in REPLACED])
def test_records_of_the_same_rules_replay(game: str) -> None:
    record = RECORDS[game]
    match = pentarchy.replay(record)
    assert match.over
    assert_the_same(match, record)


@pytest.mark.parametrize("game", REPLACED)
def test_records_of_other_rules_are_refused_by_name(game: str, tmp_path: Path, capsys: Any) -> None:
    assert RECORDS[game]["rules_version"] == REPLACED[game]
    with pytest.raises(pentarchy.VersionError, match=re.escape("pip install pentarchy==0.1.0")):
        pentarchy.replay(RECORDS[game])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORDS[game]), "utf-8")
    assert main(["replay", str(path), "--verify"]) == 1
    said = capsys.readouterr().err
    assert f"version {REPLACED[game]} of the rules of {game}" in said
    assert "pip install pentarchy==0.1.0" in said


def test_a_record_of_later_rules_asks_for_an_update() -> None:
    record = copy.deepcopy(RECORDS["founders"])
    record["rules_version"] = 99
    with pytest.raises(pentarchy.VersionError, match="pip install --upgrade pentarchy"):
        pentarchy.replay(record)


@pytest.mark.parametrize("game", pentarchy.games())
def test_data_packs_open(game: str, packs: Path, capsys: Any) -> None:
    assert main(["data", "check", str(packs / game)]) == 0
    said = capsys.readouterr().out
    assert "is a good data pack" in said
    assert ("was made for version" in said) == (game in REPLACED)


def test_a_record_of_an_edited_pack_replays_with_it(packs: Path) -> None:
    record = RECORDS[PACKED]
    assert record["data_hash"] != RECORDS[record["game"]]["data_hash"]
    assert_the_same(pentarchy.replay(record, data=packs / record["game"]), record)
    with pytest.raises(pentarchy.VersionError, match="Name its data pack"):
        pentarchy.replay(record)


# -- what the page promises --------------------------------------------------------------------------------------------

PAGE = (ROOT / "docs" / "stability.md").read_text("utf-8")


def test_the_page_tells_the_versions_that_are_played() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE, re.MULTILINE))
    told = {name: [cell.strip() for cell in row.split("|")] for name, row in rows.items() if name in pentarchy.games()}
    first = {name: str(RECORDS[name]["rules_version"]) for name in pentarchy.games()}
    now = {name: str(pentarchy.info(name).rules_version) for name in pentarchy.games()}
    assert told == {name: [first[name], now[name]] for name in pentarchy.games()}


def test_every_public_name_is_on_the_page_and_there() -> None:
    names = set(pentarchy.__all__) - {"all_games"}
    assert {name for name in names if f"`{name}`" not in PAGE} == set()
    for name in re.findall(r"`pentarchy\.([a-z_.]+)\(", PAGE):
        found: Any = pentarchy
        for part in name.split("."):
            found = getattr(found, part)
        assert callable(found)
