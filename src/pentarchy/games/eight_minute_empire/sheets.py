"""The table as plain tables for a terminal, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.games.eight_minute_empire.map_picture import pieces_said
from pentarchy.games.eight_minute_empire.views import View
from pentarchy.kernel.game import Sheet, short
from pentarchy.kernel.text import Text

NAME_WIDTH: Final = 12
"""Letters of a player's name in the head of a column."""


def sheets(view: View, text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
    """The same table in words: the row, the regions with their neighbours, the players."""
    row = tuple((text(components.card_key(entry["card"])), str(entry["price"])) for entry in view["row"])
    held = []
    for number, entry in enumerate(view["regions"]):
        key = f"region-{components.side['id']}-{entry['region']}"
        said = pieces_said(entry, text, names)
        who = names[entry["control"]] if entry["control"] >= 0 else "–"
        start = f" ({text('pic-start').lower()})" if number == components.box.start else ""
        held.append((f"{entry['region']}  {text(key)}{start}", said, who, _beside(number, components)))
    heads = ("", *(short(name, NAME_WIDTH) for name in names))
    return [
        Sheet(text("pic-row"), (text("sheet-card"), text("sheet-price")), row),
        Sheet(text("pic-map"), _map_head(text), tuple(held)),
        Sheet(text("sheet-players"), heads, _player_rows(view, text, components)),
    ]


def _map_head(text: Text) -> tuple[str, ...]:
    return tuple(text(f"sheet-{name}") for name in ("region", "pieces", "control", "beside"))


def _beside(region: int, components: Components) -> str:
    """Neighbours by their short names; a wave: across the sea."""
    land, by_sea = components.box.land[region], components.box.by_sea[region]
    across = [f"~{components.regions[k]}" for k in by_sea if k not in land]
    return " ".join([*(components.regions[k] for k in land), *across])


def _player_rows(view: View, text: Text, components: Components) -> tuple[tuple[str, ...], ...]:
    """One row per number, one column per player: five players fit into 80 columns."""
    seats = view["seats"]
    rows = [(text(f"sheet-{key}"), *(str(data[key]) for data in seats)) for key in ("coins", "supply", "cities")]
    for good in components.goods:
        rows.append((text(f"good-{good}"), *(str(data["goods"][good]["symbols"]) for data in seats)))
    rows.append((text("good-joker"), *(str(data["jokers"]) for data in seats)))
    rows.append((text("sheet-cards"), *(f"{len(data['cards'])}/{data['cards_to_collect']}" for data in seats)))
    rows.append((text("sheet-points"), *(str(data["points"] + data["past_points"]) for data in seats)))
    rows.append((text("sheet-youth"), *(str(place + 1) for place in view["youth"])))
    return tuple(rows)
