"""The table as plain tables for a terminal, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.printed import line_token
from pentarchy.games.inca_empire.views import View
from pentarchy.kernel.game import Sheet, short
from pentarchy.kernel.text import Text

NAME: Final = 12
"""Letters of a player's name in the head of a column."""
BUILDINGS: tuple[Literal["city", "garrison", "temple"], ...] = ("city", "garrison", "temple")
COUNTS: tuple[Literal["points", "labour", "income", "network", "terraces", "roads"], ...] = (
    "points",
    "labour",
    "income",
    "network",
    "terraces",
    "roads",
)


def sheets(view: View, text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
    """Players, the Sun board, the own hand, unconquered regions with face-up tokens, buildings."""
    return [
        _players(view, text, names, components),
        _sun_board(view, text, names, components),
        *_hand(view, text, components),
        *_map(view, text, components),
        *_network(view, text, components),
    ]


def _players(view: View, text: Text, names: Sequence[str], components: Components) -> Sheet:
    head = ("", *(_short(name) for name in names))
    seats = view["seats"]
    rows = [("", *(components.said(text, "colour", data["colour"]) for data in seats))]
    for key in COUNTS:
        rows.append((text(f"sheet-{key}"), *(str(data[key]) for data in seats)))
    rows.append((text("sheet-tokens"), *(str(sum(data["tokens"].values())) for data in seats)))
    rows.append((text("sheet-order"), *(str(view["order"].index(seat) + 1) for seat in range(view["players"]))))
    title = text(f"column-{view['column']}") + ", " + text(f"phase-{view['phase_kind']}")
    return Sheet(title, head, tuple(rows))


def _sun_board(view: View, text: Text, names: Sequence[str], components: Components) -> Sheet:
    rows = []
    for sector in view["sectors"]:
        shown = [text(f"card-{c['card']}") if c["card"] else text("pic-face-down") for c in sector["cards"]]
        who = ", ".join(_short(names[seat]) for seat in sector["seats"])
        said = components.said(text, "sector", sector["sector"])
        rows.append((said, who, "; ".join(shown) or "–"))
    return Sheet(text("sheet-sun"), (text("sheet-sector"), text("sheet-players"), text("sheet-cards")), tuple(rows))


def _hand(view: View, text: Text, components: Components) -> list[Sheet]:
    rows = tuple((text(f"card-{card}"), components.effect(text, card)) for card in view["hand"])
    return [Sheet(text("pic-hand"), (text("sheet-card"), text("sheet-effect")), rows)] if rows else []


def _map(view: View, text: Text, components: Components) -> list[Sheet]:
    tokens = {token["id"]: token for token in components.token_types}
    regions = []
    for entry in view["regions"]:
        if entry["token"]:
            token = tokens[entry["token"]]
            numbers = (str(token["resistance"]), str(token["labour"]), str(token["vp"]))
            regions.append((components.said(text, "region", entry["region"]), *numbers))
    built = []
    for point in view["points"]:
        stands = [text(f"pic-{what}") for what in BUILDINGS if point[what]]
        if stands:
            reached = " ".join(str(seat + 1) for seat in point["connected"])
            built.append((components.said(text, "point", point["point"]), ", ".join(stands), reached or "–"))
    head = (text("sheet-region"), text("sheet-resistance"), text("sheet-labour"), text("sheet-points"))
    found = [Sheet(text("sheet-unconquered"), head, tuple(regions))]
    if built:
        found.append(Sheet(text("sheet-built"), (text("sheet-point"), "", text("sheet-connected")), tuple(built)))
    return found


def _network(view: View, text: Text, components: Components) -> list[Sheet]:
    """The points of the own network with the lines that lead on: a number is the player whose road lies there."""
    seat = view["seat"]
    if seat < 0:
        return []
    owners = dict(zip((road["line"] for road in view["roads"]), (road["seat"] for road in view["roads"]), strict=True))
    board = components.boards[view["players"]]
    kinds = {point["id"]: point for point in board["points"]}
    ways: dict[str, list[str]] = {}
    for road in board["roads"]:
        token = line_token(road["a"], road["b"])
        ends = (road["a"], road["b"])
        owner = f" ({owners[token] + 1})" if token in owners else ""
        for here, there in (ends, ends[::-1]):
            ways.setdefault(here, []).append(f"{components.said(text, 'point', there)}{owner}")
    rows = []
    for entry in view["points"]:
        if seat in entry["connected"]:
            point = kinds[entry["point"]]
            kind = text(f"sheet-kind-{point['kind']}", n=point["temple_points"] or 0)
            rows.append((components.said(text, "point", point["id"]), kind, ", ".join(ways.get(point["id"], ()))))
    head = (text("sheet-point"), text("sheet-kind"), text("sheet-ways"))
    return [Sheet(text("sheet-own-network"), head, tuple(rows))] if rows else []


def _short(name: str) -> str:
    return short(name, NAME)
