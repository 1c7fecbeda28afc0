"""The table as a drawing, made from a view: the own state, and around it rows, prizes and rivals."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pentarchy.games.founders import panels, realm_picture
from pentarchy.games.founders.views import TurnView, View
from pentarchy.kernel.draw import Pen, Picture

ART: Final = Path(__file__).parent / "art"
ON_RIVALS: Final = ("ravage", "buy", "get")
"""Questions about a tile of a rival: the rivals' states take the place of the own one."""


def draw(view: View, pen: Pen) -> Picture:
    me, turn = view["seat"], view["turn"]
    first = me if me >= 0 else _watched(turn)
    seats = [(first + k) % view["players"] for k in range(view["players"])]
    if turn["asked"] == "pick":
        board = realm_picture.draft(view, pen, first)
    elif me >= 0 and turn["seat"] == me and turn["asked"] in ON_RIVALS:
        board = realm_picture.theirs(view, pen, seats[1:])
    else:
        board = realm_picture.own(view, pen, first)
    areas = [panels.head(view, pen, first), panels.legend(pen), board]
    areas += [panels.draft_tabs(view, pen), panels.market(view, pen), panels.prizes(view, pen)]
    areas += [panels.goods(view, pen, first)] if me >= 0 else []
    areas += [panels.rival(view, pen, seat) for seat in seats[1:]]
    areas += [realm_picture.sheet(view, pen, seat) for seat in seats[1:]]
    return Picture(tuple(areas), ART)


def _watched(turn: TurnView) -> int:
    """Who only looks on sees the state of whoever has the turn; while all pick, there is none to see yet."""
    return 0 if turn["asked"] == "pick" else turn["seat"] or 0
