"""The table as plain tables for a terminal, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pentarchy.games.eight_minute_empire.picture import card_key, pieces_said
from pentarchy.kernel.game import Sheet
from pentarchy.kernel.text import Text

NAME_WIDTH: Final = 12
"""Letters of a player's name in the head of a column."""


def sheets(view: dict[str, Any], text: Text, names: Sequence[str], components: Any) -> list[Sheet]:
    """The same table in words: the row, the regions that are not empty, the players."""
    row = tuple((text(card_key(entry["card"], components)), str(entry["price"])) for entry in view["row"])
    held = []
    for entry in view["regions"]:
        if any(entry["armies"]) or any(entry["cities"]) or entry["token"]:
            key = f"region-{components.side['id']}-{entry['region']}"
            said = pieces_said(entry, text, names, view)
            who = names[entry["control"]] if entry["control"] >= 0 else "–"
            held.append((f"{entry['region']}  {text(key)}", said, who))
    return [
        Sheet(text("pic-row"), (text("sheet-card"), text("sheet-price")), row),
        Sheet(text("pic-map"), (text("sheet-region"), text("sheet-pieces"), text("sheet-control")), tuple(held)),
        Sheet(
            text("sheet-players"), ("", *(name[:NAME_WIDTH] for name in names)), _player_rows(view, text, components)
        ),
    ]


def _player_rows(view: dict[str, Any], text: Text, components: Any) -> tuple[tuple[str, ...], ...]:
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
