"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentarchy.kernel.game import Sheet
from pentarchy.kernel.text import Text


def sheets(view: dict[str, Any], text: Text, names: Sequence[str]) -> list[Sheet]:
    """A line per player, the cards that the viewer knows by name."""
    head = ("", text("resource-coin"), text("resource-grain"), "★", text("picture-hand"), text("picture-table"))
    rows = []
    for name, facts in zip(names, view["seats"], strict=True):
        known = [text(f"card-{token}") for token in facts["known"]]
        hidden = facts["hand"] - len(known)
        hand = ", ".join([*known, f"+{hidden}"] if hidden else known)
        table = ", ".join(text(f"card-{token}") for token in facts["table"])
        rows.append((name, str(facts["coin"]), str(facts["grain"]), str(facts["points"]), hand, table))
    title = text("picture-head", round=view["round"], rounds=view["rounds"], doom=view["doom"])
    return [Sheet(title, head, tuple(rows))]
