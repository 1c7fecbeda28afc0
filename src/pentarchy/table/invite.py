"""What the lobby tells of a game: how long, how hard, and a scene cut out of a real position.

A game says so in `invite.json` beside its rules; one that does not is invited with a fresh board and no promises.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from pentarchy.kernel.draw import GAP, Area, Part, Picture, el
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match, from_state, new
from pentarchy.registry import game
from pentarchy.table import primer
from pentarchy.table.catalogue import playable
from pentarchy.table.thinkers import is_bot, stand_in

UNKNOWN = 3
"""How hard a game is that does not say it, of five."""
THEMES = ("light", "dark")
HTML_PIECE = (170.0, 230.0)
"""So large is a piece that is laid out by style sheets."""
INNER_SVG = '<svg xmlns="http://www.w3.org/2000/svg" '
"""A symbol inside of a card: a picture by itself is read as XML, which knows an SVG by its name space only."""
TURNED, BESIDE = 5.0, 0.72
"""Degrees between two cards of a hand, and how much of each is seen beside the next."""


@dataclass(frozen=True)
class Invite:
    id: str
    minutes: int = 0
    """0 if nobody has said."""
    each: bool = False
    """Are these the minutes of each player?"""
    weight: int = UNKNOWN
    """How hard it is, 1 to 5."""
    lesson: int = 0
    """Minutes of the guided first game."""
    players: int = 0
    """How many sit down when one click begins a game."""
    scene: tuple[tuple[str, Any], ...] = ()


@cache
def invite(game_id: str) -> Invite:
    rules = game(game_id)
    path = rules.folder / "invite.json"
    doc = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    scene = tuple(doc.pop("scene", {}).items())
    doc.setdefault("players", min(max(3, rules.min_players), rules.max_players))
    return Invite(game_id, scene=scene, **doc)


def by_weight() -> list[Invite]:
    """From simple to hard, those that say nothing of themselves last."""
    return sorted((invite(name) for name in playable()), key=lambda one: (not one.scene, one.weight))


def company(game_id: str, wanted: str) -> list[str]:
    """The bots with whom one click begins a game: those of the last time if they can be seated, else the usual ones."""
    rules, bots = game(game_id), wanted.split(",")
    if rules.min_players <= 1 + len(bots) <= rules.max_players and all(map(is_bot, bots)):
        return bots
    return [stand_in()] * (invite(game_id).players - 1)


@dataclass(frozen=True)
class Scene:
    svg: str

    @property
    def address(self) -> str:
        return hashlib.blake2b(self.svg.encode(), digest_size=8).hexdigest()


@cache
def scene(game_id: str, lang: str, theme: str) -> Scene:
    """A piece of the game's own board, as a picture by itself."""
    wanted = dict(invite(game_id).scene)
    picture = position(game_id).picture(None, lang)
    if "pieces" in wanted:
        return _spread(game_id, wanted["pieces"], picture, lang, theme)
    area = _area(picture, wanted.get("area"))
    x, y, width, height = wanted.get("box") or (0, 0, area.width, area.height)
    alone = replace(picture, areas=(area,)).svg(area.width)
    head, _, rest = alone.partition(">")
    size = f'viewBox="{x} {y} {width} {height}" preserveAspectRatio="xMidYMid slice" data-theme="{theme}"'
    return Scene(f'<svg xmlns="http://www.w3.org/2000/svg" class="cut" {size}>{rest}' if head else alone)


def _spread(game_id: str, wanted: list[str], picture: Picture, lang: str, theme: str) -> Scene:
    """Pieces of the box as one holds cards in a hand, for a game whose table is no map."""
    known = [primer.pieces(game_id, lang)[on] for on in wanted]
    sizes = [HTML_PIECE if piece.html else (piece.width, piece.height) for piece in known]
    wide, high = max(width for width, _ in sizes), max(height for _, height in sizes)
    drawn, middle = "", (len(known) - 1) / 2
    for k, (piece, (width, height)) in enumerate(zip(known, sizes, strict=True)):
        inside = (
            f'<div xmlns="http://www.w3.org/1999/xhtml" class="area">{piece.body.replace("<svg ", INNER_SVG)}</div>'
        )
        body = el("foreignObject", inside, width=width, height=height) if piece.html else piece.body
        turned = f"rotate({TURNED * (k - middle):g} {width / 2:g} {height:g})"
        drawn += f'<g transform="translate({GAP + k * wide * BESIDE:g} {GAP:g}) {turned}">{body}</g>'
    area = Area("spread", "piece", "", wide * (1 + BESIDE * 2 * middle) + 2 * GAP, high, (Part("spread-all", drawn),))
    alone = replace(picture, areas=(area,)).svg(area.width)
    _, _, rest = alone.partition(">")
    size = f'viewBox="0 0 {area.width:g} {area.height:g}" preserveAspectRatio="xMidYMid slice" data-theme="{theme}"'
    return Scene(f'<svg xmlns="http://www.w3.org/2000/svg" class="cut" {size}>{rest}')


def position(game_id: str) -> Match:
    """The position of the scene; a fresh deal if the rules have changed since it was kept."""
    state = dict(invite(game_id).scene).get("state")
    if state is not None:
        try:
            return from_state(state)
        except PentarchyError:
            pass
    return new(game_id, invite(game_id).players, 1)


def _area(picture: Picture, wanted: str | None) -> Area:
    boards = [area for area in picture.areas if area.id == wanted]
    return next(iter(boards or [area for area in picture.areas if area.place == "board"] or picture.areas))
