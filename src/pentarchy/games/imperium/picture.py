"""The table as a drawing, made from a view: the market, what lies before the viewer, the hand, and the rivals."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pentarchy.games.imperium import draft, market_picture, own_picture, rivals
from pentarchy.games.imperium.views import View
from pentarchy.kernel.draw import Pen, Picture

ART: Final = Path(__file__).parent / "art"


def draw(view: View, pen: Pen) -> Picture:
    seat = view["seat"]
    players = view["players"]
    if view["king"]:
        shown = seat if seat >= 0 else view["turn"]["seat"] or 0
        areas = [*market_picture.areas(view, pen), *own_picture.areas(view, pen, shown)]
    else:
        areas = draft.areas(view, pen)
    first = max(seat, 0)
    for other in [(first + k) % players for k in range(players)]:
        if other != seat:
            areas += rivals.areas(view, pen, other)
    return Picture(tuple(areas), ART)
