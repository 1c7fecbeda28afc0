"""The table as a drawing, made from a view: the card row, the map, and a panel for each seat."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pentarchy.games.eight_minute_empire import card_picture, map_picture, panels
from pentarchy.games.eight_minute_empire.views import View
from pentarchy.kernel.draw import Pen, Picture

ART: Final = Path(__file__).parent / "art"


def draw(view: View, pen: Pen) -> Picture:
    me = view["seat"]
    areas = [card_picture.row(view, pen), map_picture.area(view, pen)]
    areas += panels.own(view, pen, me) if me >= 0 else []
    others = [(max(0, me) + k) % view["players"] for k in range(view["players"])]
    areas += [panels.rival(view, pen, seat) for seat in others if seat != me]
    return Picture(tuple(areas), ART)
