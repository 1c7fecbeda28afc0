"""The rules as one tells them to a friend: `primer.json` in a game's folder, in both languages.

`goal` and `win` are sentences; `turn` is the course of a turn, step by step; `concepts` are explained one by one. A
concept may show pieces of the box (`pieces`, as in the gallery) or a piece of the table (`scene`): an area of the
picture in the game's guided first game after so many `answers`, cut to a `box` of x, y, width and height. `prices` is
the moment of which the price card is shown.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from pentarchy.kernel.draw import Area, Part, Piece, Shelf
from pentarchy.match import Match, new
from pentarchy.registry import game
from pentarchy.table import guide

Pair = dict[str, str]


@dataclass(frozen=True)
class Topic:
    """One thing that is explained."""

    title: Pair
    say: Pair
    rules: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    scene: dict[str, Any] | None = None


@dataclass(frozen=True)
class Primer:
    goal: Pair
    win: Pair
    turn: tuple[Topic, ...]
    concepts: tuple[Topic, ...]
    prices: int
    """After so many answers of the lesson."""


@cache
def primer(game_id: str) -> Primer | None:
    """How a game is told; None if it has only its numbered rules."""
    path = game(game_id).folder / "primer.json"
    return read(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def read(doc: dict[str, Any]) -> Primer:
    return Primer(doc["goal"], doc["win"], _topics(doc["turn"]), _topics(doc["concepts"]), doc.get("prices", 0))


def _topics(entries: list[dict[str, Any]]) -> tuple[Topic, ...]:
    return tuple(
        Topic(one["title"], one["say"], tuple(one.get("rules", ())), tuple(one.get("pieces", ())), one.get("scene"))
        for one in entries
    )


@lru_cache(maxsize=16)
def moment(game_id: str, answers: int, lang: str) -> Match:
    """A position of the guided first game; a fresh deal of a game that has none."""
    if guide.lesson(game_id) is None:
        return new(game_id, game(game_id).min_players, 1)
    return guide.moment(game_id, answers, lang)


@cache
def shelves(game_id: str, lang: str) -> list[Shelf]:
    """Everything printed of a game."""
    rules = game(game_id)
    match = new(game_id, rules.min_players, 1)
    return rules.gallery(match.pen(lang))


@cache
def pieces(game_id: str, lang: str) -> dict[str, Piece]:
    return {piece.on: piece for shelf in shelves(game_id, lang) for piece in shelf.pieces}


@dataclass(frozen=True)
class Scene:
    """A piece of the table: still parts are drawn once on a page and used often."""

    area: Area
    box: tuple[float, float, float, float]

    @property
    def still(self) -> list[Part]:
        return [part for part in self.area.parts if part.still]

    @property
    def body(self) -> str:
        return "".join(
            f'<use href="#still-{part.address}"/>' if part.still else f"<g>{part.body}</g>" for part in self.area.parts
        )


def scene(game_id: str, wanted: dict[str, Any], lang: str) -> Scene:
    """The table as the learner sees it at that moment."""
    picture = moment(game_id, wanted["answers"], lang).picture(guide.LEARNER, lang)
    boards = [area for area in picture.areas if area.id == wanted["area"]]
    area = (boards or [area for area in picture.areas if area.place == "board"] or list(picture.areas))[0]
    x, y, width, height = wanted.get("box") or (0.0, 0.0, area.width, area.height)
    return Scene(area, (x, y, width, height))
