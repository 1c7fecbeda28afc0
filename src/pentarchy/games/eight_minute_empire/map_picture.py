"""The map as a drawing. Sea, coast, names and outlines stand still; regions and the plates with pieces are live."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from pentarchy.games.eight_minute_empire.printed import RegionFacts, RouteFacts, SideFacts
from pentarchy.games.eight_minute_empire.views import RegionView, View
from pentarchy.kernel.draw import Area, Pen, el, group, label, points, seat_mark, title, use
from pentarchy.kernel.text import Text

MARGIN: Final = 6.0
LABELS: Final = {
    "four_continents": {
        "west": (300, 452),
        "south_isle": (200, 632),
        "centre": (432, 228),
        "south_east": (792, 714),
    },
    "five_continents": {
        "north_west_isle": (196, 104),
        "north_isle": (445, 130),
        "north_east": (783, 212),
        "west": (255, 487),
        "east": (804, 712),
    },
}
"""Where continents are named: sea or land that no plate with pieces can cover."""


def area(view: View, pen: Pen) -> Area:
    return pen.together(_area, view["regions"])


def _area(pen: Pen, regions: list[RegionView]) -> Area:
    side: SideFacts = pen.components.side
    x, y, right, bottom = side["map_frame"]
    names = tuple(pen.names)
    parts = [pen.still("land", _land)]
    for k, entry in enumerate(regions):
        parts.append(pen.part(f"region-{entry['region']}", _region, k, entry, names))
    parts.append(pen.still("names", _names))
    for k, entry in enumerate(regions):
        parts.append(pen.part(f"plate-{entry['region']}", _plate, k, entry))
    return Area("map", "board", pen.text("pic-map"), right - x + 2 * MARGIN, bottom - y + 2 * MARGIN, tuple(parts))


def _shifted(side: SideFacts, *body: str) -> str:
    """From the board's own coordinates to those of the picture."""
    x, y, _, _ = side["map_frame"]
    return group(*body, transform=f"translate({MARGIN - x:g} {MARGIN - y:g})")


def _frame(side: SideFacts) -> dict[str, float]:
    x, y, right, bottom = side["map_frame"]
    return {"x": x, "y": y, "width": right - x, "height": bottom - y}


def _land(pen: Pen) -> str:
    """Sea, shelves along the coast, waves, islets, coast line and routes: nothing that changes."""
    side: SideFacts = pen.components.side
    outlines = "".join(
        el("polygon", points=points(region["polygon"]), id=f"eme-{region['id']}") for region in side["regions"]
    )
    shapes = "".join(el("use", href=f"#eme-{region['id']}") for region in side["regions"])
    textures = (
        '<path d="M4 8v-4M3 8h2M15 19v-4M14 19h2"/>',
        '<circle cx="5" cy="5" r=".8"/><circle cx="15" cy="15" r=".8"/>',
        '<path d="M3 8q3-4 6 0M16 19q3-4 6 0"/>',
        '<path d="M3 9l3.5-5 3.5 5M15 20l3.5-5 3.5 5"/>',
        '<path d="M4 6h4M14 17h4"/>',
    )
    patterns = "".join(
        el("pattern", body, id=f"eme-t{k + 1}", width=24, height=22, patternUnits="userSpaceOnUse", class_="tex")
        for k, body in enumerate(textures)
    )
    # a highlight lies inside its region: half of a line on the border would be under the next region
    insides = "".join(
        el("clipPath", el("use", href=f"#eme-{region['id']}"), id=f"eme-in-{region['id']}")
        for region in side["regions"]
    )
    wave = '<path class="wave" d="M4 8q5-5 10 0t10 0"/><path class="wave" d="M32 22q5-5 10 0t10 0"/>'
    frame = _frame(side)
    defs = el(
        "defs",
        outlines,
        patterns,
        insides,
        el("pattern", wave, id="eme-wave", width=56, height=28, patternUnits="userSpaceOnUse"),
        el("clipPath", el("rect", rx=6, **frame), id="eme-frame"),
    )
    islets = "".join(el("ellipse", cx=ix, cy=iy, rx=6, ry=4, class_="islet") for ix, iy in side["decorative_islets"])
    drawn = group(
        el("rect", class_="sea", **frame),
        group(shapes, class_="shelf1"),
        group(shapes, class_="shelf2"),
        el("rect", fill="url(#eme-wave)", **frame),
        islets,
        group(shapes, class_="coast"),
        clip_path="url(#eme-frame)",
    )
    routes = "".join(_route(pen, route, side) for route in side["sea_routes"])
    return defs + _shifted(side, drawn, routes)


def _route(pen: Pen, route: RouteFacts, side: SideFacts) -> str:
    (ax, ay), (bx, by) = route["line"]
    length = math.hypot(bx - ax, by - ay)
    bend = min(22.0, length * 0.12)
    ux, uy = (by - ay) / length * bend, -(bx - ax) / length * bend
    if uy > 0:
        ux, uy = -ux, -uy
    ends = [pen.text(f"region-{side['id']}-{end}") for end in (route["a"], route["b"])]
    path = f"M{ax} {ay}Q{(ax + bx) / 2 + ux:.0f} {(ay + by) / 2 + uy:.0f} {bx} {by}"
    return el("path", title(" — ".join(ends)), d=path, class_="route")


def _region(pen: Pen, k: int, entry: RegionView, names: tuple[str, ...]) -> str:
    """What can be pointed at of a region; its outline lies in the land."""
    side: SideFacts = pen.components.side
    region = side["regions"][k]
    tint = [continent["id"] for continent in side["continents"]].index(region["continent"]) + 1
    said = pieces_said(entry, pen.text, names)
    shape = f"#eme-{region['id']}"
    drawn = group(
        title(pen.text("pic-region", region=pen.text(f"region-{side['id']}-{region['id']}"), pieces=said)),
        el("use", href=shape, class_=f"reg k{tint}"),
        el("use", href=shape, class_="tex", fill=f"url(#eme-t{tint})"),
        el("use", href=shape, class_="edge eme-inside", clip_path=f"url(#eme-in-{region['id']})"),
        class_="thing centre" if region["id"] == side["start_region"] else "thing",
        data_on=f"region:{region['id']}",
    )
    return _shifted(side, drawn)


def pieces_said(entry: RegionView, text: Text, names: Sequence[str]) -> str:
    """The pieces of a region in words, for screen readers, tooltips and the terminal: armies and cities apart."""
    said = []
    for seat in range(len(entry["cities"])):
        armies, cities = entry["armies"][seat], entry["cities"][seat]
        pieces = [text("pic-armies", n=armies)] if armies else []
        pieces += [text("pic-towns", n=cities)] if cities else []
        if pieces:
            said.append(text("pic-pieces", who=names[seat], pieces=", ".join(pieces)))
    if entry["armies"][-1]:
        said.append(text("pic-neutral-armies", n=entry["armies"][-1]))
    if entry["token"]:
        said.append(text("pic-token", good=text(f"good-{entry['token']}")))
    return "; ".join(said) or text("pic-empty")


def _names(pen: Pen) -> str:
    side: SideFacts = pen.components.side
    regions = {region["id"]: region for region in side["regions"]}
    out = ""
    for continent in side["continents"]:
        spot = LABELS.get(side["id"], {}).get(continent["id"])
        x, y = spot or regions[continent["regions"][0]]["center"]
        out += label(x, y, pen.text(f"continent-{side['id']}-{continent['id']}"), class_="cont")
    cx, cy = regions[side["start_region"]]["center"]
    start = pen.text("pic-start")
    half = 18 + 4.6 * len(start)
    pill = group(
        el("rect", x=-half, y=-12, width=2 * half, height=24, rx=12, class_="plate", fill_opacity=0.75),
        label(0, 5, f"★ {start}", class_="eme-start mid"),
        class_="eme-plate",
    )
    out += group(pill, transform=f"translate({cx} {cy + 66})", pointer_events="none")
    return _shifted(side, out, el("rect", **_frame(side), rx=6, class_="frame", pointer_events="none"))


def _plate(pen: Pen, k: int, entry: RegionView) -> str:
    """Pieces as shape and number for each colour, two to a row; below a bar in the colour of who controls."""
    side: SideFacts = pen.components.side
    region = side["regions"][k]
    held = [
        (seat, armies, entry["cities"][seat] if seat < len(entry["cities"]) else 0)
        for seat, armies in enumerate(entry["armies"])
        if armies or (seat < len(entry["cities"]) and entry["cities"][seat])
    ]
    token = _token(pen, entry["token"], region)
    if not held:
        return _shifted(side, group(token, pointer_events="none")) if token else ""
    neutral = len(entry["cities"])
    per_row = 2 if len(held) < 5 else 3
    rows = [held[n : n + per_row] for n in range(0, len(held), per_row)]
    width = max(sum(_held_width(h) for h in row) + 5 * (len(row) - 1) for row in rows) + 10
    controlled = entry["control"] >= 0
    height = 24 * len(rows) + 6 + (2 if controlled else 0)
    cx, cy = region["center"]
    if token:
        cy -= 16 if height < 40 else 20
    body = el("rect", width=width, height=height, rx=6, class_="plate")
    if controlled:
        bar = el("rect", x=6, y=height - 5, width=width - 12, height=3, rx=1.5, class_="fill")
        body += group(bar, class_=f"s{entry['control'] + 1}")
    for line, row in enumerate(rows):
        x = (width - sum(_held_width(h) for h in row) - 5 * (len(row) - 1)) / 2
        for one in row:
            body += _held(one, x, 3 + 24 * line, neutral)
            x += _held_width(one) + 5
    centred = group(group(body, transform=f"translate({-width / 2:g} {-height / 2:g})"), class_="eme-plate")
    placed = token + group(centred, transform=f"translate({cx:g} {cy:g})")
    return _shifted(side, group(placed, pointer_events="none"))


def _held_width(held: tuple[int, int, int]) -> int:
    _, armies, cities = held
    return (20 + 10 * len(str(armies)) if armies else 0) + 24 * cities


def _held(held: tuple[int, int, int], x: float, y: float, neutral: int) -> str:
    seat, armies, cities = held
    out = ""
    for _ in range(cities):
        out += group(use("i-cityp", x + 11, y + 11.5, 23), class_=f"s{seat + 1}")
        out += el("g", _shape(seat, x + 11, y + 15, 9.6), class_="on-seat")
        x += 24
    if armies:
        mark = (
            use("i-lock", x + 9, y + 12, 15, class_="neutral")
            if seat == neutral
            else seat_mark(seat, x + 9, y + 12, 17)
        )
        out += mark + label(x + 20, y + 17.5, armies, class_="num")
    return out


def _shape(seat: int, x: float, y: float, size: float) -> str:
    """A seat's shape in the colour around it, cut out of a city."""
    return seat_mark(seat, x, y, size).replace(f' class="seat s{seat + 1}"', "")


def _token(pen: Pen, good: str | None, region: RegionFacts) -> str:
    if not good:
        return ""
    x, y = region["token_spot"]
    return group(
        title(pen.text("pic-token", good=pen.text(f"good-{good}"))),
        el("circle", r=14, class_="plate"),
        use(f"i-{good}", 0, 0, 20, class_=f"g-{good}"),
        transform=f"translate({x} {y + 12})",
    )
