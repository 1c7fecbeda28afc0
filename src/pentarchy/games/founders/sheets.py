"""The table as plain tables for a terminal, from a view: open tiles, seats, and each state as a map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarchy.games.founders.components import STACKS, Components, name_forms, offers
from pentarchy.games.founders.printed import TileFacts
from pentarchy.games.founders.views import SeatView, TileView, View
from pentarchy.kernel.game import Sheet
from pentarchy.kernel.text import Text

WIDEST: Final = 6
"""Columns of a map in 80 letters: words keep whole."""


def sheets(view: View, text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
    first = max(0, view["seat"])
    order = [(first + k) % view["players"] for k in range(view["players"])]
    begun = [seat for seat in order if view["seats"][seat]["tiles"]]
    states = [_state(view["seats"][seat], names[seat], text, components) for seat in begun]
    return [_open_tiles(view, text, components), _seats(view, text, names, components), *states]


def _open_tiles(view: View, text: Text, components: Components) -> Sheet:
    """Everything that can be taken, with what it needs and gives."""
    lists = {stack: view["rows"][stack] for stack in STACKS[:3]} | {"prize": view["prizes"]}
    if view["draft"]:
        lists["nature"] = view["draft"]
    rows = []
    for stack, tiles in lists.items():
        left = f"{text(f'stack-{stack}')} ({view['stacks'][stack]})" if stack in view["stacks"] else text("pic-prizes")
        for tile in tiles:
            entry = components.by_id[tile]
            rows.append((left, _name("tile", tile, text, components), *_facts(entry, text, components)))
            left = ""
        if not tiles:
            rows.append((left, "—", "", ""))
    head = (text("sheet-stack"), text("sheet-tile"), text("sheet-needs"), text("sheet-gives"))
    return Sheet(text("pic-market"), head, tuple(rows))


def _facts(tile: TileFacts, text: Text, components: Components) -> tuple[str, str]:
    needs = ", ".join(_name("resource", resource, text, components).lower() for resource in tile["requires"])
    made = " / ".join(_name("resource", resource, text, components).lower() for resource in offers(tile))
    return needs or "—", made or text("pic-prize", n=tile.get("points", 0))


def _seats(view: View, text: Text, names: Sequence[str], components: Components) -> Sheet:
    rows = []
    for seat, entry in enumerate(view["seats"]):
        held = [f"{text(f'token-{kind}')} ×{n}" for kind, n in entry["tokens"].items() if n]
        held += [_name("master", master, text, components) for master in entry["masters"]]
        parts = (entry["prize_points"], entry["master_points"], entry["token_points"], entry["replaced_points"])
        rows.append((names[seat], str(entry["points"]), *map(str, parts), ", ".join(held) or "—"))
    head = (
        text("sheet-player"),
        text("sheet-points"),
        *(text(f"score-{part}") for part in ("prizes", "masters", "tokens", "replaced")),
        text("pic-hand"),
    )
    return Sheet(text("sheet-players"), head, tuple(rows))


def _state(entry: SeatView, name: str, text: Text, components: Components) -> Sheet:
    """The state as a map, the far side on top. A star: the tile produces nothing now; the union in brackets."""
    tiles = {(tile["column"], tile["row"]): tile for tile in entry["tiles"]}
    columns = range(min(c for c, _ in tiles) - 1, max(c for c, _ in tiles) + 2)
    if len(columns) > WIDEST:
        return _list(entry, name, text, components)
    rows = []
    for row in range(max(r for _, r in tiles) + 1, min(r for _, r in tiles) - 2, -1):
        rows.append((str(row), *(_cell(tiles.get((column, row)), text, components) for column in columns)))
    return Sheet(text("pic-state", who=name), ("", *map(str, columns)), tuple(rows))


def _list(entry: SeatView, name: str, text: Text, components: Components) -> Sheet:
    """A state that is too wide for a map, tile by tile: the far side first, with the tiles beside each."""
    tiles = {(tile["column"], tile["row"]): tile for tile in entry["tiles"]}
    rows = []
    for column, row in sorted(tiles, key=lambda place: (-place[1], place[0])):
        beside = [tiles.get((column + dx, row + dy)) for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1))]
        said = ", ".join(_name("tile", tile["tile"], text, components) for tile in beside if tile)
        rows.append((f"({column}, {row})", _cell(tiles[column, row], text, components), said))
    head = (text("sheet-place"), text("sheet-tile"), text("sheet-beside"))
    return Sheet(text("pic-state", who=name), head, tuple(rows))


def _cell(tile: TileView | None, text: Text, components: Components) -> str:
    if tile is None:
        return "·"
    words = [_name("tile", tile["tile"], text, components)]
    entry = components.by_id[tile["tile"]]
    made = " / ".join(_name("resource", resource, text, components).lower() for resource in offers(entry))
    words.append(made or text("pic-prize", n=entry.get("points", 0)))
    if tile["ravaged"]:
        words.append(f"* {text('pic-ravaged')}")
    if tile["master"]:
        words.append(f"* {_name('master', tile['master'], text, components)}")
    if tile["coins"]:
        count = f" ×{tile['coins']}" if tile["coins"] > 1 else ""
        words.append(f"* {text('token-coin').lower()}{count}")
    if tile["union"]:
        words.append(f"({tile['union']})")
    return " ".join(words)


def _name(domain: str, token: str, text: Text, components: Components) -> str:
    return name_forms(domain, token, text, components)[""]
