"""The map of the Andes as a drawing: what is printed is still; regions, roads, tokens and sites are live parts."""

from __future__ import annotations

import math
from textwrap import wrap
from typing import Final

from pentarchy.games.inca_empire.chart import HEIGHT, LEFT, RIGHT, TOP, WIDTH, Chart, Names, Way
from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.printed import PointFacts, Spot, TokenFacts
from pentarchy.games.inca_empire.views import PointView, RegionView, RoadView, View
from pentarchy.kernel.draw import Area, Part, Pen, el, group, label, points, seat_mark, thing, title, use

HOME_MARK: Final = 9.0
"""Size of the seat's shape before the name of its home."""
STRIP: Final = 0.62
"""The pill with price and result is drawn so much smaller than in its own coordinates."""
WILD_PARTS: Final = 8
"""Wild roads over open country have so many parts of their own; the last holds all that are more."""
TWIN: Final = 2.1
"""Half the distance between the two strokes of a wild road."""
PENTAGON: Final = "M0-8.500 8.100-2.600 5 6.900H-5L-8.100-2.600z"
MOVED: Final = f"translate({-LEFT:g} {-TOP:g})"
"""From the board's coordinates to those of the drawing."""
DEEDS: Final = "city=i-city upgrade=i-city garrison=inc-garrison temple=inc-temple pilgrimage=inc-sun"
"""The sign of what is done at a point, before its price."""
PLACE: Final = "place"
"""On a phone a tap on it tells what can be done there; the second tap does it."""

Owned = tuple[int, bool] | None
"""Whose road, and is it cut off from Cuzco?"""


def area(view: View, pen: Pen) -> Area:
    """From the ground up."""
    players = view["players"]
    colours = [entry["colour"] for entry in view["seats"]]
    parts = [
        pen.still("land", _land, players),
        *pen.together(_regions, players, colours, view["regions"]),
        pen.still("lines", _lines, players),
        *pen.together(_roads, players, view["roads"], view["wild_roads"], view["points"], lawless(view, pen)),
        pen.still("crossroads", _crossroads, players),
        *pen.together(_tokens, players, colours, view["regions"]),
        *pen.together(_points, players, view["points"]),
        pen.still("names", _names, players),
        pen.still("legend", _legend, players),
    ]
    return Area("map", "board", pen.text("pic-map"), WIDTH, HEIGHT, tuple(parts))


def _regions(pen: Pen, players: int, colours: list[str], regions: list[RegionView]) -> list[Part]:
    return [pen.part(f"region-{land[1]}", _region, *land) for land in _lands(pen, players, colours, regions)]


def _tokens(pen: Pen, players: int, colours: list[str], regions: list[RegionView]) -> list[Part]:
    return [pen.part(f"token-{land[1]}", _token, *land) for land in _lands(pen, players, colours, regions)]


Land = tuple[int, str, bool, str | None, int | None]
"""Players, region, is it conquered, its token, whose home it is."""


def _lands(pen: Pen, players: int, colours: list[str], regions: list[RegionView]) -> list[Land]:
    chart, homes = _chart(pen, players), {colour: seat for seat, colour in enumerate(colours)}
    return [
        (players, name, entry["conquered"], entry["token"], homes.get(chart.regions[name]["start_of"] or ""))
        for name, entry in ((entry["region"], entry) for entry in regions)
    ]


def _points(pen: Pen, players: int, sites: list[PointView]) -> list[Part]:
    built = {entry["point"]: (entry["city"], entry["garrison"], entry["temple"]) for entry in sites}
    return [
        pen.part(f"point-{site['id']}", _point, players, site["id"], *built[site["id"]])
        for site in _chart(pen, players).sites
    ]


def lawless(view: View, pen: Pen) -> tuple[str, ...]:
    """Lines on which a revolt destroys roads: they lie in unconquered land (INC-102, INC-R31)."""
    chart = _chart(pen, view["players"])
    open_ = {entry["region"] for entry in view["regions"] if not entry["conquered"]}
    spared = bool(view["options"].get("revolt_spares_border_roads"))
    roads = [token for token, road in chart.roads.items() if not spared or road["border_with"] is None]
    return tuple(token for token in (*roads, *chart.wild) if chart.region_of(token) in open_)


def _chart(pen: Pen, players: int) -> Chart:
    components: Components = pen.components
    return components.charts[players]


def _said(pen: Pen, domain: str, token: str) -> str:
    components: Components = pen.components
    return components.said(pen.text, domain, token)


def _named(pen: Pen, chart: Chart) -> Names:
    """Where the names lie in the reader's language."""
    return chart.names(pen.text.lang, lambda domain, token: _said(pen, domain, token))


def _d(way: Way) -> str:
    return f"M{way[0]:.1f} {way[1]:.1f}L{way[2]:.1f} {way[3]:.1f}"


def _stroke(way: Way, look: str) -> str:
    return el("path", d=_d(way), class_=look)


def _middle(way: Way) -> Spot:
    return (way[0] + way[2]) / 2, (way[1] + way[3]) / 2


# -- ground ------------------------------------------------------------------------------------------------


def _land(pen: Pen, players: int) -> str:
    board = _chart(pen, players).board
    outline = points(board["land_outline"])
    frame = {"x": LEFT, "y": TOP, "width": WIDTH, "height": HEIGHT}
    wave = '<path class="wave" d="M4 8q5-5 10 0t10 0"/><path class="wave" d="M32 22q5-5 10 0t10 0"/>'
    hatch = '<path d="M0 6 6 0M-1 1 1-1M5 7 7 5" stroke="var(--ink-2)" stroke-width=".9"/>'
    dots = '<circle class="inc-dots" cx="2" cy="2" r=".7"/><circle class="inc-dots" cx="6" cy="6" r=".7"/>'
    middle = (min(x for x, _ in board["land_outline"]) + max(x for x, _ in board["land_outline"])) / 2
    forest = {"x": middle, "y": TOP, "width": RIGHT - middle, "height": HEIGHT}
    shapes = [el("polygon", points=points(one["polygon"]), id=f"inc-r-{one['id']}") for one in board["region_polygons"]]
    return el(
        "defs",
        el("pattern", wave, id="inc-wave", width=56, height=28, patternUnits="userSpaceOnUse"),
        el("pattern", hatch, id="inc-hatch", width=6, height=6, patternUnits="userSpaceOnUse"),
        el("pattern", dots, id="inc-dotted", width=8, height=8, patternUnits="userSpaceOnUse"),
        *shapes,
    ) + group(
        el("rect", class_="sea", **frame),
        el("rect", fill="url(#inc-wave)", **frame),
        el("rect", class_="inc-land", **forest),
        el("rect", class_="inc-wilds", **forest),
        el("polygon", points=outline, class_="shelf1"),
        el("polygon", points=outline, class_="shelf2"),
        el("polygon", points=outline, class_="coast"),
        el("polygon", points=outline, class_="inc-land"),
        el("polygon", points=outline, fill="url(#inc-dotted)"),
        transform=MOVED,
    )


def _region(pen: Pen, players: int, name: str, conquered: bool, token: str | None, home: int | None) -> str:
    """Open land is dotted paper, conquered land is plain; a home has the colour and shape of its seat."""
    look = "inc-reg" + ("" if conquered else " open") + ("" if home is None else f" home s{home + 1}")
    state = pen.text("pic-home", who=pen.names[home]) if home is not None else _region_state(pen, conquered, token)
    said = pen.text("pic-region", region=_said(pen, "region", name), state=state)
    shape = el("use", href=f"#inc-r-{name}", class_=look)
    return thing(f"region:{name}", said, shape, transform=MOVED, data_large=PLACE)


def _home_mark(pen: Pen, players: int, name: str, seat: int) -> str:
    names = _named(pen, _chart(pen, players))
    x, y, _ = names.regions[name]
    left = x - names.width("region", name) / 2 - HOME_MARK
    host = el("circle", cx=left, cy=y - 3, r=HOME_MARK * 0.7, class_="inc-host")
    return group(host, seat_mark(seat, left, y - 3, HOME_MARK), transform=MOVED)


def _region_state(pen: Pen, conquered: bool, token: str | None) -> str:
    if conquered:
        return pen.text("pic-conquered")
    if token is None:
        return pen.text("pic-hidden-token")
    facts = token_facts(pen, token)
    return pen.text("pic-token", resistance=facts["resistance"], labour=facts["labour"], points=facts["vp"])


def token_facts(pen: Pen, token: str) -> TokenFacts:
    components: Components = pen.components
    return components.token_types[components.tokens.index(token)]


def _token(pen: Pen, players: int, name: str, conquered: bool, token: str | None, home: int | None) -> str:
    """Resistance on dark, labour, points; a face-down token shows its back, the same for all."""
    if home is not None:
        return _home_mark(pen, players, name, home)
    if conquered:
        return ""
    chart = _chart(pen, players)
    x, y = chart.tokens[name]
    sign = ""
    if chart.regions[name]["hand_of_god"]:
        sign = group(title(pen.text("pic-hand-of-god")), use("inc-hand", 27, 0, 12, class_="inc-lab"))
    if token is None:
        face = el("circle", r=8.5, class_="inc-token") + el("circle", r=7, fill="url(#inc-hatch)")
    else:
        face = group(token_face(token_facts(pen, token)), transform="translate(-19 -7.500)")
    return thing(
        f"region:{name}",
        pen.text("pic-region", region=_said(pen, "region", name), state=_region_state(pen, conquered, token)),
        el("rect", x=-20, y=-14, width=40, height=28, rx=8, class_="hit"),
        el("rect", x=-22, y=-10.5, width=44, height=21, rx=7, class_="edge"),
        face,
        sign,
        el("rect", x=-24, y=-12.5, width=48, height=25, rx=9, class_="edge-new"),
        transform=f"translate({x - LEFT:.1f} {y - 4 - TOP:.1f})",
        data_large=PLACE,
    )


def token_face(token: TokenFacts) -> str:
    """A token of 38 by 15: resistance on dark, labour with a hammer, points with a star."""
    return (
        el("rect", width=38, height=15, rx=4, class_="inc-token")
        + el("path", d="M4 .5H13V14.500H4A3.500 3.500 0 0 1 .5 11V4A3.500 3.500 0 0 1 4 .5z", class_="inc-res")
        + label(6.8, 11.2, token["resistance"], class_="inc-num inv")
        + label(17.2, 11.2, token["labour"], class_="inc-num")
        + use("inc-labour", 22.6, 8, 6.5, class_="inc-lab")
        + label(29.4, 11.2, token["vp"], class_="inc-num")
        + use("inc-vp", 34.2, 7.6, 6.5, class_="inc-star")
    )


# -- lines and roads ---------------------------------------------------------------------------------------


def _lines(pen: Pen, players: int) -> str:
    """Free lines; what could only be a wild road is there to be pointed at while it can be chosen."""
    chart = _chart(pen, players)
    out = ""
    for token in chart.roads:
        way = chart.ways[token]
        foot = chart.foot(token)
        said = pen.text("pic-line", line=_said(pen, "line", token), region=_said(pen, "region", chart.region_of(token)))
        body = _stroke(way, "inc-bed") + _stroke(way, "inc-line") + ("" if foot is None else _stroke(foot, "inc-foot"))
        out += thing(f"line:{token}", said, body, _tube(way))
    for token in chart.wild:
        said = pen.text("pic-wild", line=_said(pen, "line", token))
        out += group(title(said), _tube(chart.sides[token]), class_="thing inc-maybe", data_on=f"line:{token}")
    return group(out, transform=MOVED)


def _tube(way: Way, at: float = 0.5) -> str:
    """What a line shows while a road can be built on it: a hollow tube with a plus."""
    x, y = way[0] + (way[2] - way[0]) * at, way[1] + (way[3] - way[1]) * at
    plus = el("circle", r=6.2, class_="inc-disc") + el("path", d="M-3.400 0h6.800M0-3.400v6.800", class_="inc-cross")
    return _stroke(way, "hit inc-hit") + group(
        _stroke(way, "inc-cased"),
        _stroke(way, "inc-way edge"),
        _stroke(way, "inc-core"),
        group(plus, transform=f"translate({x:.1f} {y:.1f})"),
        class_="inc-tube",
    )


def _roads(
    pen: Pen,
    players: int,
    roads: list[RoadView],
    wild_roads: list[RoadView],
    sites: list[PointView],
    in_revolt: tuple[str, ...],
) -> list[Part]:
    chart = _chart(pen, players)
    owner = {road["line"]: road["seat"] for road in roads}
    wild = {road["line"]: road["seat"] for road in wild_roads}
    reached = {entry["point"]: entry["connected"] for entry in sites}
    doomed = set(in_revolt)

    def owned(token: str, seat: int | None) -> Owned:
        if seat is None:
            return None
        a, _, b = token.partition("-")
        return seat, seat not in reached[a] and seat not in reached[b]

    parts = []
    for token in chart.roads:
        seat = owner.get(token)
        if seat is None:
            parts.append(pen.part(f"line-{token}", _nothing))
        else:
            piece = owned(token, seat), owned(token, wild.get(token)), token in doomed
            parts.append(pen.part(f"line-{token}", _road, players, token, *piece))
    over = [(token, owned(token, seat), token in doomed) for token, seat in wild.items() if token in chart.wild]
    for k in range(WILD_PARTS):
        shown = over[k : k + 1] if k < WILD_PARTS - 1 else over[k:]
        parts.append(pen.part(f"wild-{k}", _wild_roads, players, tuple(shown)))
    return parts


def _nothing(pen: Pen) -> str:
    return ""


def _road(pen: Pen, players: int, token: str, road: Owned, wild: Owned, burns: bool) -> str:
    """A stick with its owner's mark; in unconquered land it carries the flame that a revolt would light."""
    chart = _chart(pen, players)
    way, side, foot = chart.ways[token], chart.sides[token], chart.foot(token)
    assert road is not None
    body = _stick(way, *road)
    if foot is not None:
        body += el("path", d=_d(foot), class_=f"inc-mine s{road[0] + 1}")
    said = _owned(pen, "pic-line-owned", token, chart.region_of(token), *road)
    if wild is not None:
        body += _twin(side, *wild)
        said += "; " + _owned(pen, "pic-wild-owned", token, chart.region_of(token), *wild)
    x, y = _middle(way)
    body += _flame(x, y) if burns else ""
    return thing(
        f"line:{token}",
        said,
        body,
        "" if wild is not None else group(_tube(side, 0.25), class_="inc-beside"),
        el("circle", cx=x, cy=y, r=9, class_="edge-new"),
        transform=MOVED,
    )


def _flame(x: float, y: float) -> str:
    """What a revolt would light."""
    return use("inc-revolt", x + 9, y - 8, 11, class_="inc-flame")


def _owned(pen: Pen, key: str, token: str, region: str, seat: int, cut: bool) -> str:
    who = pen.names[seat] + (f" ({pen.text('pic-cut-off')})" if cut else "")
    return pen.text(key, line=_said(pen, "line", token), region=_said(pen, "region", region), who=who)


def _stick(way: Way, seat: int, cut: bool) -> str:
    look = f"inc-stick s{seat + 1}" + (" inc-cut" if cut else "")
    return _stroke(way, "inc-case") + _stroke(way, look) + _mark(way, seat)


def _mark(way: Way, seat: int) -> str:
    x, y = _middle(way)
    return el("circle", cx=x, cy=y, r=6, class_="inc-host") + seat_mark(seat, x, y, 9.5)


def _twin(way: Way, seat: int, cut: bool) -> str:
    """A wild road is a double stroke (INC-111)."""
    length = math.hypot(way[2] - way[0], way[3] - way[1])
    nx, ny = -(way[3] - way[1]) / length * TWIN, (way[2] - way[0]) / length * TWIN
    look = f"inc-wild s{seat + 1}" + (" inc-cut" if cut else "")
    pair = [_stroke((way[0] + s * nx, way[1] + s * ny, way[2] + s * nx, way[3] + s * ny), look) for s in (-1, 1)]
    return _stroke(way, "inc-case") + "".join(pair) + _mark(way, seat)


def _wild_roads(pen: Pen, players: int, roads: tuple[tuple[str, tuple[int, bool], bool], ...]) -> str:
    """Wild roads over open country."""
    chart = _chart(pen, players)
    out = ""
    for token, (seat, cut), burns in roads:
        x, y = _middle(chart.sides[token])
        said = _owned(pen, "pic-wild-owned", token, chart.region_of(token), seat, cut)
        ring = el("circle", cx=x, cy=y, r=9, class_="edge-new")
        body = _twin(chart.sides[token], seat, cut) + (_flame(x, y) if burns else "")
        out += thing(f"line:{token}", said, body, ring)
    return group(out, transform=MOVED) if out else ""


# -- points ------------------------------------------------------------------------------------------------


def _crossroads(pen: Pen, players: int) -> str:
    """Huacas, starting points and the capital: nothing is ever built there."""
    out = ""
    for point in _chart(pen, players).board["points"]:
        kind = point["kind"]
        if kind not in ("huaca", "start", "cuzco"):
            continue
        face = el("circle", r=3, class_="inc-dot")
        if kind == "start":
            face = el("circle", r=5, class_="inc-host")
        elif kind == "cuzco":
            face = el("circle", r=11, class_="inc-gold") + use("inc-sun", 0, 0, 18, class_="inc-dark")
        said = pen.text("pic-point", point=_said(pen, "point", point["id"]), state=pen.text(f"pic-kind-{kind}"))
        out += thing(f"point:{point['id']}", said, face, transform=f"translate({point['x']:g} {point['y']:g})")
    return group(out, transform=MOVED)


def _point(pen: Pen, players: int, name: str, city: bool, garrison: bool, temple: bool) -> str:
    chart = _chart(pen, players)
    point = chart.points[name]
    built = [what for what, stands in (("city", city), ("garrison", garrison), ("temple", temple)) if stands]
    px, py = point["x"], point["y"]
    names = _named(pen, chart)
    sx, sy = names.pills.get(name, (px, py))
    return thing(
        f"point:{name}",
        pen.text("pic-point", point=_said(pen, "point", name), state=_point_state(pen, built, point)),
        el("circle", r=13.5, class_="hit"),
        el("circle", r=12.8, class_="inc-cased"),
        el("circle", r=12.8, class_="edge"),
        _building(built, point) if built else _site(point),
        el("circle", r=15.5, class_="edge-new"),
        group(data_strip=DEEDS, transform=f"translate({sx - px:.1f} {sy - py:.1f}) scale({STRIP})"),
        transform=f"translate({px - LEFT:.1f} {py - TOP:.1f})",
        data_large=PLACE,
        data_deeds=";".join(f"{deed} {name}" for deed in _deeds(point, city, garrison, temple)),
    )


def _deeds(point: PointFacts, city: bool, garrison: bool, temple: bool) -> list[str]:
    """What is still to be built here in the course of a game, now or later."""
    if point["kind"] == "garrison":
        return [] if garrison or city else ["garrison"]
    return [] if temple else ["temple"] if city else ["city", "temple"]


def _point_state(pen: Pen, built: list[str], point: PointFacts) -> str:
    stands = [pen.text(f"pic-{what}") for what in built]
    kind = point["kind"]
    if kind == "significant_city":
        stands.append(pen.text("pic-kind-significant_city", n=point["temple_points"] or 0))
    elif not stands:
        stands.append(pen.text(f"pic-kind-{kind}"))
    return ", ".join(stands)


def _frame(point: PointFacts, look: str) -> str:
    """A city site is a square, a significant one a larger square, a garrison site a pentagon."""
    if point["kind"] == "garrison":
        return el("path", d=PENTAGON, class_=look)
    half = 8.2 if point["kind"] == "significant_city" else 6.8
    return el("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=2, class_=look)


def _site(point: PointFacts) -> str:
    if point["kind"] == "significant_city":
        return _frame(point, "inc-site city big") + label(0, 3.6, point["temple_points"], class_="inc-num")
    return _frame(point, "inc-site " + ("fort" if point["kind"] == "garrison" else "city"))


def _building(built: list[str], point: PointFacts) -> str:
    """What stands there belongs to nobody, so it is drawn in ink (INC-20); a temple stands at its shoulder."""
    symbol = "i-city" if "city" in built else "inc-garrison" if "garrison" in built else "inc-temple"
    body = _frame(point, "inc-stands") + use(symbol, 0, 0, 12, class_="inc-light")
    if "temple" in built and len(built) > 1:
        body += el("circle", cx=8, cy=-7.5, r=6.2, class_="inc-gold") + use("inc-temple", 8, -7.5, 8, class_="inc-dark")
    elif point["kind"] == "significant_city" and "temple" not in built:
        body += el("circle", cx=8, cy=-7.5, r=6, class_="inc-host big")
        body += label(8, -4, point["temple_points"], class_="inc-num")
    return body


def _names(pen: Pen, players: int) -> str:
    chart = _chart(pen, players)
    names = _named(pen, chart)
    out = ""
    for region, (x, y, anchor) in names.regions.items():
        look = "inc-name" + (" home" if chart.regions[region]["start_of"] else "")
        out += label(x, y, _said(pen, "region", region), class_=look, text_anchor=anchor)
    for name, (x, y, anchor) in names.points.items():
        kind = chart.points[name]["kind"]
        look = "inc-town" + {"cuzco": " cap", "garrison": " low"}.get(kind, "")
        out += label(x, y, _said(pen, "point", name), class_=look, text_anchor=anchor)
    return group(out, transform=MOVED)


# -- legend ------------------------------------------------------------------------------------------------

LEGEND_W: Final = 120.0
LEGEND_TOP: Final = 218.0
"""About where the forest is wide enough, in the part of the map that is in view when the table opens."""
LEGEND_ROW: Final = 13.0
LEGEND_LINE: Final = 9.2
LEGEND_LETTERS: Final = 16
"""So many stand on a line."""


def _legend(pen: Pen, players: int) -> str:
    """In the free forest in the east."""
    facts = pen.components.token_types[3]
    token = group(token_face(facts), transform="translate(-7 -7.500) scale(.95)")
    tube = (0.0, 0.0, 22.0, 0.0)
    rows = [
        (_sample("city"), "pic-kind-city"),
        (_sample("significant_city"), "pic-legend-significant"),
        (_sample("garrison"), "pic-kind-garrison"),
        (_sample("city", "city") + _sample("garrison", "garrison", x=19), "pic-legend-built"),
        (el("circle", r=6.5, class_="inc-token") + el("circle", r=5.4, fill="url(#inc-hatch)"), "pic-hidden-token"),
        (group(_stroke((-9, -1.8, 9, -1.8), "inc-wild"), _stroke((-9, 1.8, 9, 1.8), "inc-wild"), class_="ink-2"),
         "pic-legend-wild"),
        (group(_tube(tube), class_="inc-sample", transform="translate(-7 0) scale(.75)"), "pic-legend-can"),
        (group(token, transform="translate(-8 0)"), "pic-legend-token"),
    ]  # fmt: skip
    out, y = "", 4.0
    for sign, key in rows:
        shift = {"pic-legend-token": 18, "pic-legend-built": 14}.get(key, 0)
        lines = wrap(pen.text(key), LEGEND_LETTERS - shift // 4)
        high = LEGEND_ROW + LEGEND_LINE * (len(lines) - 1)
        out += group(sign, transform=f"translate({16 + (key == 'pic-legend-token') * 6} {y + high / 2:g})")
        for k, line in enumerate(lines):
            out += label(30 + shift, y + LEGEND_ROW / 2 + 3 + LEGEND_LINE * k, line, class_="inc-say")
        y += high
    back = el("rect", width=LEGEND_W, height=y + 4, rx=6, class_="inc-key")
    left = WIDTH - LEGEND_W - 6
    names = _named(pen, _chart(pen, players))
    top = names.free_top(LEFT + left, LEGEND_W, y + 4, TOP + LEGEND_TOP) - TOP
    return group(back, out, transform=f"translate({left:g} {top:g})", pointer_events="none")


def _sample(kind: str, *built: str, x: int = 0) -> str:
    point: PointFacts = {
        "id": "",
        "kind": kind,
        "temple_points": 5,
        "regions": [],
        "x": 0.0,
        "y": 0.0,
        "label": (0.0, 0.0, ""),
    }
    inner = _building(list(built), point) if built else _site(point)
    return group(inner, transform=f"translate({x} 0) scale(.86)" if x else "scale(.86)")
