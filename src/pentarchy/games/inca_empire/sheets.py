"""The table as plain tables for a terminal, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentarchy.games.inca_empire.components import Components
from pentarchy.kernel.game import Sheet
from pentarchy.kernel.text import Text


def sheets(view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
    """Players, the Sun board, the own hand, unconquered regions with face-up tokens, buildings."""
    return [
        _players(view, text, names, components),
        _sun_board(view, text, names, components),
        *_hand(view, text, components),
        *_map(view, text, components),
    ]


def _players(view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Sheet:
    head = ("", *(_short(name) for name in names))
    seats = view["seats"]
    rows = [("", *(components.said(text, "colour", data["colour"]) for data in seats))]
    for key in ("points", "labour", "income", "network", "terraces", "roads"):
        rows.append((text(f"sheet-{key}"), *(str(data[key]) for data in seats)))
    rows.append((text("sheet-tokens"), *(str(sum(data["tokens"].values())) for data in seats)))
    rows.append((text("sheet-order"), *(str(view["order"].index(seat) + 1) for seat in range(view["players"]))))
    title = text(f"column-{view['column']}") + ", " + text(f"phase-{view['phase_kind']}")
    return Sheet(title, head, tuple(rows))


def _sun_board(view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Sheet:
    rows = []
    for sector in view["sectors"]:
        shown = [text(f"card-{c['card']}") if c["card"] else text("pic-face-down") for c in sector["cards"]]
        who = ", ".join(_short(names[seat]) for seat in sector["seats"])
        said = components.said(text, "sector", sector["sector"])
        rows.append((said, who, "; ".join(shown) or "–"))
    return Sheet(text("sheet-sun"), (text("sheet-sector"), text("sheet-players"), text("sheet-cards")), tuple(rows))


def _hand(view: dict[str, Any], text: Text, components: Components) -> list[Sheet]:
    rows = tuple((card, text(f"card-{card}"), components.effect(text, card)) for card in view["hand"])
    return [Sheet(text("pic-hand"), ("", text("sheet-card"), text("sheet-effect")), rows)] if rows else []


def _map(view: dict[str, Any], text: Text, components: Components) -> list[Sheet]:
    tokens = {token["id"]: token for token in components.data["culture_tokens"]["types"]}
    regions = []
    for entry in view["regions"]:
        if entry["token"]:
            token = tokens[entry["token"]]
            numbers = (str(token["resistance"]), str(token["labour"]), str(token["vp"]))
            regions.append((components.said(text, "region", entry["region"]), *numbers))
    built = []
    for entry in view["points"]:
        stands = [text(f"pic-{what}") for what in ("city", "garrison", "temple") if entry[what]]
        if stands:
            reached = " ".join(str(seat + 1) for seat in entry["connected"])
            built.append((components.said(text, "point", entry["point"]), ", ".join(stands), reached or "–"))
    head = (text("sheet-region"), text("sheet-resistance"), text("sheet-labour"), text("sheet-points"))
    found = [Sheet(text("sheet-unconquered"), head, tuple(regions))]
    if built:
        found.append(Sheet(text("sheet-built"), (text("sheet-point"), "", text("sheet-connected")), tuple(built)))
    return found


def _short(name: str) -> str:
    return name[:12]
