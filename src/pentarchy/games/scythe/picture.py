"""The table as a drawing, made from a view: the map with its tracks, the own mats, what is going on, the rivals."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pentarchy.games.scythe import chart, mats, rivals, scene, tracks
from pentarchy.games.scythe.views import View
from pentarchy.kernel.draw import Pen, Picture

ART: Final = Path(__file__).parent / "art"


def draw(view: View, pen: Pen) -> Picture:
    areas = [chart.area(view, pen), *tracks.areas(view, pen)]
    me = view["seat"]
    if me >= 0:
        areas += mats.own_areas(view, pen)
    areas.append(scene.area(view, pen))
    order = view["order"]
    turn = order.index(max(me, 0))
    others = [seat for seat in order[turn:] + order[:turn] if seat != me]
    areas += [rivals.panel(view, pen, seat) for seat in others]
    areas += [mats.sheet(view, pen, seat) for seat in others]
    return Picture(tuple(areas), ART)
