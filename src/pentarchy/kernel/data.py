"""Component data: JSON files with their provenance, and data packs that replace them."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pentarchy.kernel.errors import DataPackError

PACK = "pack.json"
"""The file that makes a folder a data pack."""


@dataclass(frozen=True)
class Data:
    """The component facts of one game, by file name without ending."""

    files: dict[str, Any]
    hash: str
    source: str
    """Where they come from: "built-in" or the folder of a data pack."""

    def __getitem__(self, name: str) -> Any:
        return self.files[name]

    @property
    def provenance(self) -> dict[str, Any]:
        """Where the facts of each file come from, as the files say it themselves."""
        return {name: content["provenance"] for name, content in self.files.items()}

    @property
    def reconstructed(self) -> dict[str, Any]:
        """What is not read off a box but worked out by us; shown on the game's page."""
        return {name: content["reconstructed"] for name, content in self.files.items() if content.get("reconstructed")}


def data_hash(files: dict[str, Any]) -> str:
    """A hash of the facts: equal for equal data whatever the spacing or the order of keys."""
    facts = {name: {k: v for k, v in content.items() if k != "provenance"} for name, content in files.items()}
    text = json.dumps(facts, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def load(folder: Path, source: str = "built-in") -> Data:
    """All JSON files of a folder. Each must be an object that states its provenance."""
    files: dict[str, Any] = {}
    for path in sorted(folder.glob("*.json")):
        if path.name == PACK:
            continue
        content = read_json(path)
        if not isinstance(content, dict) or not content.get("provenance"):
            raise DataPackError(
                f'{path.name}: must be an object with a "provenance" entry that says where its facts come from.'
            )
        files[path.stem] = content
    return Data(files, data_hash(files), source)


def read_json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise DataPackError(f"{path.name}: not valid JSON, line {error.lineno}: {error.msg}.") from None
    except UnicodeDecodeError:
        raise DataPackError(f"{path.name}: not UTF-8 text.") from None
    except OSError as error:
        raise DataPackError(f"{path}: cannot be read: {error.strerror}.") from None


def export(data: Data, game: str, rules_version: int, folder: Path) -> None:
    """Write the data out as a pack to edit."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise DataPackError(f"{folder} is not an empty folder; name a new one.")
    folder.mkdir(parents=True, exist_ok=True)
    head = {"pack": 1, "game": game, "rules_version": rules_version, "name": f"{game} (edited)"}
    _write(folder / PACK, head)
    for name, content in data.files.items():
        _write(folder / f"{name}.json", content)


def load_pack(folder: Path) -> tuple[str, Data]:
    """A data pack: the id of its game and its data."""
    if not (folder / PACK).is_file():
        raise DataPackError(
            f"{folder} is no data pack: it has no {PACK}. Make one with: pentarchy data export GAME DIR"
        )
    head = read_json(folder / PACK)
    if not isinstance(head, dict) or head.get("pack") != 1 or not isinstance(head.get("game"), str):
        raise DataPackError(f'{PACK}: must contain "pack": 1 and the id of the game.')
    return head["game"], load(folder, str(folder))


def _write(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
