"""The map as a drawing. Ground, rivers and the outlines that can be pointed at stand still; pieces are live, by place.

Order from below: ground, tints of control, outlines, rivers, signs, pieces. So rivers lie above every highlight.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from pentarchy.games.scythe.components import Components
from pentarchy.games.scythe.pieces import (
    WIDTHS,
    Piece,
    at,
    figure,
    pieces,
    scaled,
    shape,
    structure,
    titled,
    token_chips,
)
from pentarchy.games.scythe.printed import Base, River, Territory
from pentarchy.games.scythe.views import Built, Place, Tokens, Units, View
from pentarchy.games.scythe.wording import resource_words, units_words
from pentarchy.kernel.draw import Area, Part, Pen, el, group, label, thing, title, use

MAP: Final = (14.0, 28.0, 972.0, 962.0)
"""The part of the board's own coordinates that is drawn: left, top, width, height."""
R: Final = 69.28
W: Final = 60.0
BASE: Final = 48.0
FREE_BASE: Final = 40.0
COVER: Final = 30.0
"""What units on a base hide: its mark, not its name."""
COVER_UP: Final = -9.0
ROOM: Final = 112.0
"""Pieces of one hex stand side by side in so many units."""
SMALL: Final = 0.86
"""Pieces of two seats on one hex are drawn so much smaller."""
HIT: Final = 84.0
FINGER: Final = 62.0
"""Height of the field around a piece that a finger can hit, and its width where there is room."""
WAVES: Final = 4
"""Bends of a river along one edge, and how far they go out."""
BEND: Final = 10.0
TEXTURES: Final = {
    "mountain": "M2 20 11 6l9 14M14 34l8-13 8 13",
    "farm": "M-2 10 10-2M-2 22 22-2M-2 34 34-2M10 34 34 10M22 34 34 22",
    "tundra": "M4 8h6M20 14h6M8 24h6M24 28h4",
    "forest": "M8 14V4M4 10l4-5 4 5M24 30V20M20 26l4-5 4 5",
    "village": "M4 12V7l4-3 4 3v5zM20 28v-5l4-3 4 3v5z",
    "lake": "M0 8q4-4 8 0t8 0 8 0 8 0M0 24q4-4 8 0t8 0 8 0 8 0",
    "factory": "M0 16h32M16 0v32M10 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0",
}
INSETS: Final = (0, 3, 5, 8)
"""Outlines of a hex that are drawn again and again, by how far they lie inside it."""


def hexagon(inset: float = 0.0) -> str:
    r, w = R - inset * 1.15, W - inset
    return f"M0 {-r:.1f}L{w:.1f} {-r / 2:.1f}V{r / 2:.1f}L0 {r:.1f}L{-w:.1f} {r / 2:.1f}V{-r / 2:.1f}Z"


def outline(inset: int, style: str, x: float = 0.0, y: float = 0.0) -> str:
    return el("use", href=f"#scy-h{inset}", x=x or None, y=y or None, class_=style)


def area(view: View, pen: Pen) -> Area:
    factions = tuple(seat["faction"] for seat in view["seats"])
    return pen.together(_area, view["seat"], factions, view["places"], _marks(view))


def _area(pen: Pen, seat: int, factions: tuple[str, ...], places: list[Place], marks: dict[str, Mark]) -> Area:
    held = tuple(place["control"] for place in places)
    parts = [
        pen.still("map-ground", _ground),
        pen.still("map-bases", _bases, factions),
        pen.part("map-held", _held, held),
        pen.still("map-places", _outlines, factions),
        pen.still("map-rivers", _rivers),
        pen.still("map-signs", _signs, factions),
        pen.still("map-pills", _pills),
    ]
    calm = Mark()
    for k, place in enumerate(places):
        parts.append(_pieces(pen, seat, factions, k, place, marks.get(place["place"], calm)))
    _, _, width, height = MAP
    return Area("map", "board", pen.text("pic-board"), width, height, tuple(parts))


def _moved(body: str) -> str:
    x, y, _, _ = MAP
    return group(body, transform=f"translate({-x:g} {-y:g})", class_="scy-map") if body else ""


# -- what stands still ------------------------------------------------------------------------------------------------


def _ground(pen: Pen) -> str:
    components: Components = pen.components
    patterns = "".join(
        el(
            "pattern",
            el("path", d=path, class_="scy-tex"),
            id=f"scy-p-{terrain}",
            width=32,
            height=32,
            patternUnits="userSpaceOnUse",
        )
        for terrain, path in TEXTURES.items()
    )
    outlines = "".join(el("path", d=hexagon(inset), id=f"scy-h{inset}") for inset in INSETS)
    hexes = "".join(
        outline(0, f"scy-hex {t['terrain']}", t["x"], t["y"])
        + at(t["x"], t["y"], el("path", d=hexagon(), fill=f"url(#scy-p-{t['terrain']})"))
        for t in components.territories
    )
    return el("defs", patterns, outlines) + _moved(hexes)


def _bases(pen: Pen, factions: tuple[str, ...]) -> str:
    """Bases and the ways out of them; a river or a lake in between is drawn as such."""
    components: Components = pen.components
    where = {t["id"]: t for t in components.territories}
    out = ""
    for base in components.bases:
        seat = _seat_of(base, factions)
        style = "" if seat is None else f" s{seat + 1}"
        for way in base["connections"]:
            other = where[way["to"]]
            dx, dy = (other["x"] - base["x"]) / 120, (other["y"] - base["y"]) / 120
            start, end = (FREE_BASE, 67) if seat is None else (BASE, 55 if way["kind"] == "river" else 67)
            line = (
                f"M{base['x'] + dx * start:.1f} {base['y'] + dy * start:.1f}"
                f"L{base['x'] + dx * end:.1f} {base['y'] + dy * end:.1f}"
            )
            out += el("path", d=line, class_="scy-link free" if seat is None else f"scy-link{style}")
        ring = "scy-base free" if seat is None else "scy-base"
        out += el("circle", cx=base["x"], cy=base["y"], r=_radius(seat), class_=f"{ring}{style}")
    return _moved(out)


def _seat_of(base: Base, factions: tuple[str, ...]) -> int | None:
    return factions.index(base["faction"]) if base["faction"] in factions else None


def _radius(seat: int | None) -> float:
    return FREE_BASE if seat is None else BASE


def _outlines(pen: Pen, factions: tuple[str, ...]) -> str:
    """What can be pointed at of each place, with the band that lights up."""
    components: Components = pen.components
    out = ""
    for t in components.territories:
        out += thing(
            f"place:{t['id']}",
            _place_name(pen, t),
            outline(0, "scy-hit"),
            outline(5, "scy-c0"),
            outline(5, "scy-c1"),
            outline(8, "scy-c2"),
            outline(5, "edge"),
            transform=f"translate({t['x']:g} {t['y']:g})",
        )
    for base in components.bases:
        r = _radius(_seat_of(base, factions))
        bands = "".join(el("circle", r=r, class_=style) for style in ("scy-hit", "scy-c0", "scy-c1", "edge"))
        name = pen.text.attribute(f"place-{base['id']}", "long") or base["id"]
        out += thing(f"place:{base['id']}", name, bands, transform=f"translate({base['x']:g} {base['y']:g})")
    return _moved(out)


def _place_name(pen: Pen, territory: Territory) -> str:
    """A place in words, for screen readers and tooltips."""
    said = [pen.text.attribute(f"place-{territory['id']}", "long") or territory["id"]]
    said += [pen.text("pic-tunnel")] if territory["tunnel"] else []
    return ", ".join(said)


def _pills(pen: Pen) -> str:
    """What the head of a territory becomes when one can go there."""
    components: Components = pen.components
    return _moved(
        "".join(
            at(t["x"], t["y"], _pill(t["id"]), class_="thing", data_on=f"place:{t['id']}", pointer_events="none")
            for t in components.territories
        )
    )


def _pill(name: str) -> str:
    return group(
        el("rect", x=-31, y=-59, width=62, height=25, rx=12.5, class_="scy-pill-box"),
        use("scy-move", -15, -46.5, 14),
        label(9, -40.5, name, class_="scy-pt"),
        class_="scy-pill",
    )


def _rivers(pen: Pen) -> str:
    components: Components = pen.components
    lines = [_wavy(river) for river in components.rivers]
    banks = "".join(el("path", d=line, class_="scy-bank") for line in lines)
    water = ""
    for river, line in zip(components.rivers, lines, strict=True):
        first, second = (pen.text(f"place-{name}") for name in river["between"])
        water += el("path", title(pen.text("pic-river", first=first, second=second)), d=line, class_="scy-river")
    return _moved(group(banks, water, pointer_events="none"))


def _wavy(river: River) -> str:
    """Along an edge of a hex, to one side and the other."""
    x0, y0, x1, y1 = river["line"]
    dx, dy = (x1 - x0) / WAVES, (y1 - y0) / WAVES
    length = (dx * dx + dy * dy) ** 0.5
    out = f"M{x0:g} {y0:g}"
    for k in range(WAVES):
        side = BEND if k % 2 else -BEND
        cx, cy = x0 + dx * (k + 0.5) - dy / length * side, y0 + dy * (k + 0.5) + dx / length * side
        out += f"Q{cx:.1f} {cy:.1f} {x0 + dx * (k + 1):.1f} {y0 + dy * (k + 1):.1f}"
    return out


def _signs(pen: Pen, factions: tuple[str, ...]) -> str:
    """Terrain, name and tunnel of each territory, the names of the bases."""
    components: Components = pen.components
    out = ""
    for t in components.territories:
        body = use(f"scy-{t['terrain']}", -13, -45, 20, class_="scy-glyph")
        body += label(1, -39.5, t["id"], class_="scy-id")
        if t["tunnel"]:
            ring = el("circle", r=12, class_="scy-mark")
            body += at(-45, -22, ring, use("scy-tunnel", 0, -1, 15, class_="scy-ink"))
        out += at(t["x"], t["y"], body)
    for base in components.bases:
        seat = _seat_of(base, factions)
        if seat is None:
            name = label(0, 5, pen.text("pic-empty"), class_="scy-base-name free")
        else:
            name = label(0, 31, pen.text(f"faction-{base['faction']}"), class_="scy-base-name")
            name += group(at(0, -14, shape(seat, 16, "fill")), class_=f"s{seat + 1}")
        out += at(base["x"], base["y"], name)
    return _moved(group(out, pointer_events="none"))


# -- what changes -----------------------------------------------------------------------------------------------------


def _held(pen: Pen, control: tuple[int | None, ...]) -> str:
    components: Components = pen.components
    found = zip(components.territories, control, strict=False)
    out = "".join(outline(5, f"scy-held s{seat + 1}", t["x"], t["y"]) for t, seat in found if seat is not None)
    return _moved(group(out, pointer_events="none"))


class Mark(NamedTuple):
    """What a place means for the viewer in the present question."""

    here: bool = False
    """The question is about this place."""
    battle: bool = False
    fight: bool = False
    """To go there starts a fight."""
    going: tuple[int, str] | None = None
    """Whose unit, and of which kind, is on its way and here now."""
    lost: int = 0
    """To go there drives so many workers away, for as much popularity."""


def _marks(view: View) -> dict[str, Mark]:
    turn = view["turn"]
    found: dict[str, Mark] = {}
    about = turn["movement"] or turn["tokens"]
    if about and about["place"]:
        found[about["place"]] = Mark(here=True, going=_going(view))
    if turn["combat"]:
        found[turn["combat"]["place"]] = Mark(battle=True)
    if turn["movement"] and turn["movement"]["unit"] != "worker" and turn["seat"] == view["seat"]:
        found |= _dangers(view)
    return found


def _going(view: View) -> tuple[int, str] | None:
    movement = view["turn"]["movement"]
    return None if movement is None else (view["active"], movement["unit"])


def _dangers(view: View) -> dict[str, Mark]:
    """Places where a fighter of the viewer would meet others (SCY-112 to SCY-116)."""
    mine = view["seat"]
    free = view["seats"][mine]["mechs"].get("camaraderie") is not None
    found = {}
    for place in view["places"]:
        others = [units for units in place["units"] if units["seat"] != mine]
        fight = any(units["character"] or units["mechs"] for units in others)
        workers = 0 if free else sum(units["workers"] for units in others)
        if others and (fight or workers):
            found[place["place"]] = Mark(fight=fight, lost=workers)
    return found


def _pieces(pen: Pen, seat: int, factions: tuple[str, ...], k: int, place: Place, mark: Mark) -> Part:
    """What stands on a place, above the rivers. What is new is marked here."""
    components: Components = pen.components
    viewer = seat if any(units["seat"] == seat for units in place["units"]) else -1
    name = f"pieces-{place['place']}"
    what = (place["units"], place["resources"], mark, viewer, factions)
    if k < len(components.territories):
        return pen.part(name, _territory, k, place["structure"], place["token"], *what)
    return pen.part(name, _base, k - len(components.territories), *what)


def _hero(units: list[Units], viewer: int) -> bool:
    """Does the viewer's hero stand among them? There the map opens when nothing else on it is meant."""
    return any(one["seat"] == viewer and one["character"] for one in units)


def _territory(
    pen: Pen,
    k: int,
    built: Built | None,
    token: bool,
    units: list[Units],
    resources: Tokens,
    mark: Mark,
    viewer: int,
    factions: tuple[str, ...],
) -> str:
    components: Components = pen.components
    territory = components.territories[k]
    body = _above(pen, territory, built, token, factions) + _rows(pen, territory["id"], units, viewer, factions, mark)
    body += _chips(pen, resources, 44.0 if len(units) < 2 else 54.0, 1.0 if len(units) < 2 else SMALL)
    if mark.here:
        body = outline(3, "scy-here") + body
    if mark.battle:
        body = outline(5, "scy-battle") + body + _disc()
    if not body:
        return ""
    style = "thing centre" if mark.here or mark.battle else "thing home" if _hero(units, viewer) else "thing"
    return _moved(
        at(
            territory["x"],
            territory["y"],
            body,
            _danger(territory["id"], mark),
            outline(0, "edge-new"),
            class_=style,
            data_on=f"place:{territory['id']}",
        )
    )


def _above(pen: Pen, territory: Territory, built: Built | None, token: bool, factions: tuple[str, ...]) -> str:
    """Top right: the encounter token, or the structure in its place."""
    out = ""
    if territory["encounter"] and (token or not built):
        said = pen.text("pic-encounter" if token else "pic-encounter-done")
        body = el("circle", r=12, class_="scy-mark adventure") + use("scy-encounter", 0, 0, 17, class_="scy-good")
        out += titled(said, at(45, -22, body), class_=None if token else "scy-gone")
    if built:
        out += _house(pen, built, factions)
    return out


def _house(pen: Pen, built: Built, factions: tuple[str, ...]) -> str:
    who = pen.text(f"faction-{factions[built['seat']]}")
    said = pen.text("pic-has", who=who, pieces=pen.text(f"structure-{built['structure']}"))
    return titled(said, at(42, -23, structure(built)))


def _chips(pen: Pen, resources: Tokens, y: float, k: float) -> str:
    chips = token_chips(resources, y, k)
    return titled(resource_words(pen.text, resources), chips) if chips else ""


def _rows(pen: Pen, place: str, units: list[Units], viewer: int, factions: tuple[str, ...], mark: Mark) -> str:
    """One row of pieces; two seats, as in a fight, have two."""
    if len(units) < 2:
        return "".join(_row(pen, place, one, viewer, factions, 8, 1.0, mark) for one in units)
    rows = zip(units, (-10, 27), strict=False)
    return "".join(_row(pen, place, one, viewer, factions, y, SMALL, mark) for one, y in rows)


def _row(
    pen: Pen, place: str, units: Units, viewer: int, factions: tuple[str, ...], y: float, most: float, mark: Mark
) -> str:
    seat = units["seat"]
    found = pieces(units, mark.going[1] if mark.going is not None and mark.going[0] == seat else "")
    whole = sum(WIDTHS[piece.kind] for piece in found)
    k = min(most, ROOM / whole)
    x = -whole * k / 2
    out = ""
    for piece in found:
        wide = WIDTHS[piece.kind] * k
        room = wide if len(found) > 1 else max(wide, FINGER)
        out += _unit(seat, place, piece, x + wide / 2, y, k, room, seat == viewer)
        x += wide
    who = pen.text(f"faction-{factions[seat]}")
    return titled(pen.text("pic-has", who=who, pieces=units_words(pen.text, units)), out, class_=f"s{seat + 1}")


def _unit(seat: int, place: str, piece: Piece, x: float, y: float, k: float, wide: float, own: bool) -> str:
    """A piece; an own one can be picked by itself, with room for a finger around it."""
    style = "scy-figure going" if piece.going else "scy-figure"
    drawn = scaled(x, y, k, group(figure(seat, piece, 1 / k), class_=style))
    if not own or piece.tired or piece.going:
        return drawn
    field = el("rect", x=x - wide / 2, y=y - HIT / 2, width=wide, height=HIT, class_="scy-hit")
    return group(field, drawn, class_="thing scy-unit", data_on=f"do:move {piece.kind} {place}")


def _disc() -> str:
    return at(0, -60, el("circle", r=16, class_="scy-disc"), use("scy-swords", 0, 0, 20, class_="scy-on-bad"))


@cache
def _danger(place: str, mark: Mark) -> str:
    """The pill of a place where a step starts a fight or costs popularity: seen only where one can go."""
    if mark.fight:
        box = el("rect", x=-34, y=-60, width=68, height=27, rx=13.5, class_="scy-danger-box")
        body = (
            box + use("scy-swords", -17, -46.5, 17, class_="scy-on-bad") + label(10, -40.5, place, class_="scy-pt bad")
        )
    elif mark.lost:
        box = el("rect", x=-44, y=-60, width=88, height=27, rx=13.5, class_="scy-warn-box")
        body = box + use("scy-pop", -28, -46.5, 15, class_="scy-bad")
        body += label(3, -40.5, f"−{mark.lost} {place}", class_="scy-pt")
    else:
        return ""
    return group(outline(8, "scy-peril-line"), body, class_="scy-peril")


def _base(
    pen: Pen, k: int, units: list[Units], resources: Tokens, mark: Mark, viewer: int, factions: tuple[str, ...]
) -> str:
    """Units on a home base cover its mark."""
    components: Components = pen.components
    base = components.bases[k]
    if not units and not any(resources.values()):
        return ""
    body = el("circle", r=COVER, cy=COVER_UP, class_="scy-cover")
    body += "".join(_row(pen, base["id"], one, viewer, factions, -8, 0.85, mark) for one in units)
    body += _chips(pen, resources, 14, 0.8)
    ring = el("circle", r=BASE + 3, class_="edge-new")
    style = "thing centre" if mark.here else "thing home" if _hero(units, viewer) else "thing"
    return _moved(at(base["x"], base["y"], body, ring, class_=style, data_on=f"place:{base['id']}"))
