"""The table as a drawing, made from a view: the map with its overview, and what stands around it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pentarchy.games.inca_empire import map_picture, overview, panels, sun_picture
from pentarchy.games.inca_empire.views import View
from pentarchy.kernel.draw import Area, Pen, Picture

ART: Final = Path(__file__).parent / "art"


def draw(view: View, pen: Pen) -> Picture:
    areas = [map_picture.area(view, pen), overview.area(view, pen), panels.order(view, pen)]
    if view["seat"] >= 0:
        areas += _own(view, pen)
    else:
        areas.append(sun_picture.board(view, pen))
    areas.append(panels.era(view, pen))
    return Picture(tuple(areas), ART)


def _own(view: View, pen: Pen) -> list[Area]:
    """While a Sun card is to be placed, the hand stands where the price list was."""
    return [
        panels.purse(view, pen),
        panels.prices(view, pen),
        sun_picture.board(view, pen),
        sun_picture.hand(view, pen),
        panels.tokens(view, pen),
    ]
