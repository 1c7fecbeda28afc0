"""A run on disk: Parquet tables that DuckDB, Polars or pandas read as they are, and that a stopped run goes on from.

    DIR/run.json                      what was asked for
    DIR/games/part-000000.parquet     one row per game
    DIR/seats/part-000000.parquet     one row per game and seat: bot, score, place, share of victory, facts
    DIR/uses/part-000000.parquet      how often a seat used an action
    DIR/decisions/part-000000.parquet on request: every decision

A part is a range of games. It is written whole under another name first: a part that is there is complete.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from pentarchy.kernel.errors import PentarchyError, RecordError
from pentarchy.lab.simulate import Row, Work, check, head, sum_up

PART = 50
"""Games of a part: little is lost when a run is stopped, and there are not too many files."""

Player = Callable[[list[Work]], Iterable[list[Row]]]
"""Plays ranges and hands back their rows in any order."""


def run_into(folder: Path, work: Work, play: Player, played: Callable[[int], None]) -> dict[str, Any]:
    """Play what is missing in the folder and sum everything up."""
    check(work)
    _claim(folder, work)
    missing, there = [], 0
    for part in parts(work):
        if _path(folder, "games", part.first).exists():
            there += part.games
        else:
            missing.append(part)
    played(there)
    for rows in play(missing):
        write(folder, rows)
        played(len(rows))
    return sum_up(work, read(folder))


def parts(work: Work) -> list[Work]:
    size = max(1, min(PART, work.games // 8))
    return [replace(work, first=first, games=min(size, work.games - first)) for first in range(0, work.games, size)]


def _claim(folder: Path, work: Work) -> None:
    """The folder belongs to this run, or is new."""
    wanted = {"run": 1, **head(work), "decisions": work.decisions}
    path = folder / "run.json"
    if path.exists():
        if json.loads(path.read_text(encoding="utf-8")) != wanted:
            raise PentarchyError(f"{folder} holds another run (see its run.json). Name a new folder.")
        return
    if folder.exists() and any(folder.iterdir()):
        raise PentarchyError(f"{folder} is not empty and holds no run. Name a new folder.")
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(wanted, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _path(folder: Path, table: str, first: int) -> Path:
    return folder / table / f"part-{first:06}.parquet"


def write(folder: Path, rows: list[Row]) -> None:
    """One part. The table of games comes last: when it is there, the others are."""
    first = min(row.index for row in rows)
    tables = {
        "seats": _seat_rows(rows),
        "uses": _use_rows(rows),
        "decisions": _decision_rows(rows),
        "games": _game_rows(rows),
    }
    for name, content in tables.items():
        if not content and name != "games":
            continue
        path = _path(folder, name, first)
        path.parent.mkdir(exist_ok=True)
        draft = path.with_suffix(".draft")
        pq.write_table(pa.Table.from_pylist(content), draft)
        os.replace(draft, path)


def _game_rows(rows: list[Row]) -> list[dict[str, Any]]:
    return [
        {
            "game": row.index,
            "seed": str(row.seed),
            "decisions": row.decisions,
            "branching": row.branching,
            "reason": row.reason,
        }
        for row in rows
    ]


def _seat_rows(rows: list[Row]) -> list[dict[str, Any]]:
    return [
        {
            "game": row.index,
            "seat": seat,
            "bot": row.bots[seat],
            "score": row.scores[seat],
            "place": row.places[seat],
            "share": row.shares[seat],
            **{f"fact_{name}": value for name, value in row.facts[seat].items()},
            **{f"part_{name}": value for name, value in row.breakdown[seat].items()},
        }
        for row in rows
        for seat in range(len(row.bots))
    ]


def _use_rows(rows: list[Row]) -> list[dict[str, Any]]:
    return [
        {"game": row.index, "seat": seat, "action": action, "times": times}
        for row in rows
        for seat, uses in enumerate(row.uses)
        for action, times in sorted(uses.items())
    ]


def _decision_rows(rows: list[Row]) -> list[dict[str, Any]]:
    return [
        {"game": row.index, "step": step, "question": name, "seat": seat, "options": options, "answer": answer}
        for row in rows
        for step, (name, seat, options, answer) in enumerate(row.asked)
    ]


def read_run(folder: Path) -> dict[str, Any]:
    """What the run in a folder is."""
    try:
        found: dict[str, Any] = json.loads((folder / "run.json").read_text(encoding="utf-8"))
    except OSError:
        raise RecordError(f"{folder} holds no simulation: make one with pentarchy sim GAME … --out {folder}") from None
    except ValueError:
        raise RecordError(f"{folder / 'run.json'} is damaged.") from None
    return found


def work_of(folder: Path) -> Work:
    run = read_run(folder)
    return Work(
        run["game"], tuple(run["line_up"]), run["games"], run["seed"], run["options"], None, 0, run["decisions"]
    )


def read(folder: Path) -> list[Row]:
    """All games of a folder, in order."""
    games = _load(folder, "games")
    if not games:
        raise RecordError(f"{folder} holds no finished games yet.")
    seats: dict[int, list[dict[str, Any]]] = {}
    for entry in _load(folder, "seats"):
        seats.setdefault(entry["game"], []).append(entry)
    uses: dict[tuple[int, int], dict[str, int]] = {}
    for entry in _load(folder, "uses"):
        uses.setdefault((entry["game"], entry["seat"]), {})[entry["action"]] = entry["times"]
    return [_row(entry, sorted(seats[entry["game"]], key=_seat_of), uses) for entry in sorted(games, key=_game_of)]


def _seat_of(entry: dict[str, Any]) -> int:
    return int(entry["seat"])


def _game_of(entry: dict[str, Any]) -> int:
    return int(entry["game"])


def _row(game: dict[str, Any], seats: list[dict[str, Any]], uses: dict[tuple[int, int], dict[str, int]]) -> Row:
    return Row(
        game["game"],
        int(game["seed"]),
        tuple(seat["bot"] for seat in seats),
        tuple(seat["score"] for seat in seats),
        tuple(seat["place"] for seat in seats),
        tuple(seat["share"] for seat in seats),
        game["decisions"],
        game["reason"],
        tuple(_prefixed(seat, "part_") for seat in seats),
        tuple(_prefixed(seat, "fact_") for seat in seats),
        game["branching"],
        tuple(uses.get((game["game"], seat["seat"]), {}) for seat in seats),
    )


def _prefixed(entry: dict[str, Any], prefix: str) -> dict[str, Any]:
    return {
        name.removeprefix(prefix): value
        for name, value in entry.items()
        if name.startswith(prefix) and value is not None
    }


def _load(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in sorted((folder / table).glob("part-*.parquet")):
        try:
            found += pq.read_table(path).to_pylist()
        except (pa.ArrowInvalid, OSError) as error:
            raise RecordError(f"{path} is damaged: {error}. Remove it and run the simulation again.") from None
    return found


__all__ = ["read", "read_run", "run_into", "work_of"]
