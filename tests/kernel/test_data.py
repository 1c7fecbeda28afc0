"""Component data, its hash, and data packs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pentarchy
from pentarchy.kernel.data import data_hash, export, load, load_pack
from pentarchy.kernel.errors import DataPackError


def write(folder: Path, name: str, content: object) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, str) else json.dumps(content)
    (folder / name).write_text(text, encoding="utf-8")


def test_the_hash_is_of_the_facts() -> None:
    one = {"cards": {"provenance": "box", "cards": [1, 2], "names": {"a": 1, "b": 2}}}
    same = {"cards": {"names": {"b": 2, "a": 1}, "cards": [1, 2], "provenance": "read twice"}}
    other = {"cards": {"provenance": "box", "cards": [2, 1], "names": {"a": 1, "b": 2}}}
    assert data_hash(one) == data_hash(same) != data_hash(other)


def test_every_file_says_where_it_comes_from(tmp_path: Path) -> None:
    write(tmp_path, "cards.json", {"cards": []})
    with pytest.raises(DataPackError, match=r"cards\.json.*provenance"):
        load(tmp_path)


@pytest.mark.parametrize("content", ['{"provenance": "x"', "[1, 2]", '"text"', "", '{"provenance": ""}'])
def test_broken_files_are_named(tmp_path: Path, content: str) -> None:
    write(tmp_path, "cards.json", content)
    with pytest.raises(DataPackError, match=r"cards\.json"):
        load(tmp_path)


def test_not_utf8(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_bytes(b'{"provenance": "\xff"}')
    with pytest.raises(DataPackError, match="UTF-8"):
        load(tmp_path)


def test_a_pack_goes_out_and_comes_back(tmp_path: Path) -> None:
    data = pentarchy.registry.game("proving_ground").data
    folder = tmp_path / "pack"
    export(data, "proving_ground", 1, folder)
    game, again = load_pack(folder)
    assert game == "proving_ground"
    assert again.hash == data.hash
    assert again.files == data.files
    with pytest.raises(DataPackError, match="empty folder"):
        export(data, "proving_ground", 1, folder)


def test_an_edited_pack_changes_the_game_and_its_records(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    export(pentarchy.registry.game("proving_ground").data, "proving_ground", 1, folder)
    setup = json.loads((folder / "setup.json").read_text(encoding="utf-8"))
    setup["start"]["coin"] = 5
    write(folder, "setup.json", setup)
    match = pentarchy.new("proving_ground", 2, 1, data=folder)
    assert match.view(None)["seats"][0]["coin"] == 5
    record = match.record()
    with pytest.raises(pentarchy.VersionError, match="other component data"):
        pentarchy.replay(record)
    assert pentarchy.replay(record, data=folder) == match
    assert pentarchy.from_state(match.state()) == match


def test_packs_that_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(DataPackError, match=r"pack\.json"):
        load_pack(tmp_path)
    write(tmp_path, "pack.json", {"pack": 2, "game": "proving_ground"})
    with pytest.raises(DataPackError, match='"pack": 1'):
        load_pack(tmp_path)
    write(tmp_path, "pack.json", {"pack": 1, "game": "another"})
    with pytest.raises(DataPackError, match="another"):
        pentarchy.new("proving_ground", 2, 1, data=tmp_path)
    write(tmp_path, "pack.json", {"pack": 1, "game": "proving_ground"})
    with pytest.raises(DataPackError, match=r"cards\.json"):
        pentarchy.new("proving_ground", 2, 1, data=tmp_path)


def test_a_pack_with_nonsense_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    export(pentarchy.registry.game("proving_ground").data, "proving_ground", 1, folder)
    cards = json.loads((folder / "cards.json").read_text(encoding="utf-8"))
    del cards["cards"][0]["price"]
    write(folder, "cards.json", cards)
    with pytest.raises(DataPackError, match="price"):
        pentarchy.new("proving_ground", 2, 1, data=folder)
    write(folder, "cards.json", {"provenance": "x", "cards": cards["cards"][1:2]})
    with pytest.raises(DataPackError, match="at least"):
        pentarchy.new("proving_ground", 2, 1, data=folder)
