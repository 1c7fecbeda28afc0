"""The map of the Andes as a drawing: regions, lines and roads, sites, tokens."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from pentarchy.games.inca_empire.components import Components, line_token
from pentarchy.kernel.draw import Part, el, group, label, points, seat_mark, thing, title, use
from pentarchy.kernel.text import Text

LEFT: Final = 76.0
RIGHT: Final = 626.0
TOP: Final = 46.0
BOTTOM: Final = 956.0
"""The part of the board's frame that is drawn: the land with some sea and forest around it."""
WIDTH: Final = RIGHT - LEFT
HEIGHT: Final = BOTTOM - TOP

SHIFT: Final = 3.0
"""How far a line on a border is drawn inside its own region (INC-16)."""
FOOT: Final = 6.5
"""Length of the small foot that points from a border line into its region."""
BESIDE: Final = 5.2
"""How far a wild road is drawn beside the road that it doubles (INC-107)."""
QUARTERS: Final = {"Chinchaysuyu": 1, "Antisuyu": 2, "Collasuyu": 3, "Cuntisuyu": 4}

HOME_MARK: Final = 9.0
"""Size of the seat's shape before the name of its home."""
TOWN_LETTER: Final = 6.6
NAME_LETTER: Final = 5.4
"""About the width of a letter of town names and of region names."""

Spot = tuple[float, float]
Patch = tuple[float, float, float, float]
"""A rectangle: left, top, right, bottom."""
Placed = tuple[float, float, str]
"""Where a name is written, and which end of it lies there."""


def patch(x: float, y: float, anchor: str, width: float) -> Patch:
    """About the room that a written name takes."""
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return left, y - 9, left + width, y + 2


def covered(one: Patch, others: Sequence[Patch]) -> float:
    """How much of other things a name would cover."""
    total = 0.0
    for other in others:
        wide = min(one[2], other[2]) - max(one[0], other[0])
        high = min(one[3], other[3]) - max(one[1], other[1])
        if wide > 0 and high > 0:
            total += wide * high
    return total


def best(places: Sequence[Placed], width: float, taken: Sequence[Patch]) -> Placed:
    """The first of the places that covers least; names do not leave the drawing."""
    return _best(tuple(places), width, tuple(taken))


@lru_cache(maxsize=1 << 12)
def _best(places: tuple[Placed, ...], width: float, taken: tuple[Patch, ...]) -> Placed:
    """From one drawing of the map to the next, few names find other things around them."""

    def cost(place: Placed) -> float:
        room = patch(*place, width)
        outside = max(0.0, LEFT + 2 - room[0]) + max(0.0, room[2] - RIGHT + 2)
        return covered(room, taken) + 100 * outside

    return min(places, key=cost)


class MapDrawing:
    """One drawing of the map for one view; it only gathers what all its parts need."""

    def __init__(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> None:
        self.view = view
        self.text = text
        self.names = names
        self.components = components
        self.board = components.boards[view["players"]]
        self.spots: dict[str, Spot] = {p["id"]: (p["x"], p["y"]) for p in self.board["points"]}
        self.reached = {entry["point"]: entry["connected"] for entry in view["points"]}
        self.tokens = {token["id"]: token for token in components.data["culture_tokens"]["types"]}
        self.token_spots: dict[str, Spot] = {r["id"]: tuple(r["token_xy"]) for r in self.board["regions"]}
        seats = {entry["colour"]: seat for seat, entry in enumerate(view["seats"])}
        self.home_of: dict[str, int] = {r["id"]: seats[r["start_of"]] for r in self.board["regions"] if r["start_of"]}
        """Whose home a starting region is: it has the colour and shape of that seat."""
        self.owner = {road["line"]: road["seat"] for road in view["roads"]}
        self.wild_owner = {road["line"]: road["seat"] for road in view["wild_roads"]}
        self.wild_region = {line_token(w["a"], w["b"]): w["region"] for w in components.wild[view["players"]]}
        self.printed = {line_token(r["a"], r["b"]): r for r in self.board["roads"]}
        built_on = [p for p in self.board["points"] if p["kind"] != "huaca"]
        self.sites = [self.site_patch(p["x"], p["y"]) for p in built_on]
        self.token_patches: list[Patch] = [(x - 19, y - 12, x + 19, y + 4) for x, y in self.token_spots.values()]

    def said(self, domain: str, token: str) -> str:
        return self.components.said(self.text, domain, token)

    def parts(self) -> list[Part]:
        """From the ground up."""
        shift = f"translate({6 - LEFT:g} {6 - TOP:g})"
        drawn = [("land", self._land())]
        drawn += [(f"region-{entry['region']}", self._region(entry)) for entry in self.view["regions"]]
        drawn += [(f"line-{token}", self._line(token)) for token in self.printed]
        drawn.append(("wild-ways", self._wild_ways()))
        drawn += [("region-names", self._region_names())]
        drawn += [(f"token-{entry['region']}", self._token(entry)) for entry in self.view["regions"]]
        drawn += [(f"point-{entry['point']}", self._point(entry)) for entry in self.view["points"]]
        drawn += [("town-names", self._town_names())]
        frame = el("rect", x=6, y=6, width=WIDTH, height=HEIGHT, rx=6, class_="frame", pointer_events="none")
        return [*(Part(name, group(body, transform=shift)) for name, body in drawn), Part("map-frame", frame)]

    # -- ground ----------------------------------------------------------------------------------------

    def _land(self) -> str:
        outline = points(self.board["land_outline"])
        frame = {"x": LEFT, "y": TOP, "width": WIDTH, "height": HEIGHT}
        wave = '<path class="wave" d="M4 8q5-5 10 0t10 0"/><path class="wave" d="M32 22q5-5 10 0t10 0"/>'
        hatch = '<path d="M0 6 6 0M-1 1 1-1M5 7 7 5" stroke="var(--ink-2)" stroke-width=".9"/>'
        east = max(x for x, _ in self.board["land_outline"])
        middle = (min(x for x, _ in self.board["land_outline"]) + east) / 2
        return el(
            "defs",
            el("pattern", wave, id="inc-wave", width=56, height=28, patternUnits="userSpaceOnUse"),
            el("pattern", hatch, id="inc-hatch", width=6, height=6, patternUnits="userSpaceOnUse"),
            el("clipPath", el("rect", rx=6, **frame), id="inc-frame"),
        ) + group(
            el("rect", class_="sea", **frame),
            el("rect", fill="url(#inc-wave)", **frame),
            el("rect", x=middle, y=TOP, width=RIGHT - middle, height=HEIGHT, class_="inc-land"),
            el("rect", x=middle, y=TOP, width=RIGHT - middle, height=HEIGHT, class_="inc-wilds"),
            el("polygon", points=outline, class_="shelf1"),
            el("polygon", points=outline, class_="shelf2"),
            el("polygon", points=outline, class_="coast"),
            el("polygon", points=outline, class_="inc-land"),
            clip_path="url(#inc-frame)",
        )

    def _region(self, entry: dict[str, Any]) -> str:
        name = entry["region"]
        region = next(r for r in self.board["regions"] if r["id"] == name)
        shape = points(next(g["polygon"] for g in self.board["region_polygons"] if g["id"] == name))
        look = f"inc-reg k{QUARTERS.get(region['quarter'], 1)}" + ("" if entry["conquered"] else " open")
        if name in self.home_of:
            look = f"inc-reg home s{self.home_of[name] + 1}"
        return thing(
            f"region:{name}",
            self.text("pic-region", region=self.said("region", name), state=self._region_state(entry)),
            el("polygon", points=shape, class_=look),
            el("polygon", points=shape, class_="edge"),
            el("polygon", points=shape, class_="edge-new"),
        )

    def _region_state(self, entry: dict[str, Any]) -> str:
        if entry["region"] in self.home_of:
            return self.text("pic-home", who=self.names[self.home_of[entry["region"]]])
        if entry["conquered"]:
            return self.text("pic-conquered")
        if entry["token"] is None:
            return self.text("pic-hidden-token")
        token = self.tokens[entry["token"]]
        return self.text("pic-token", resistance=token["resistance"], labour=token["labour"], points=token["vp"])

    def _region_names(self) -> str:
        out = ""
        taken = self.sites + [patch(x, y, anchor, width) for x, y, anchor, width in self._towns().values()]
        for entry in self.view["regions"]:
            name = entry["region"]
            x, y = self.token_spots[name]
            said = self.said("region", name)
            steps = (4, -8, 16, -16, 24, 32) if entry["conquered"] else (16, -16, 24, -24, 32)
            places = [(x + dx, y + dy, "middle") for dy in steps for dx in (0, -12, 12)]
            places.sort(key=lambda place: abs(place[0] - x) + abs(place[1] - y - steps[0]))
            width = len(said) * NAME_LETTER
            x, y, anchor = best(places, width, taken)
            taken.append(patch(x, y, anchor, width))
            if name in self.home_of:
                out += seat_mark(self.home_of[name], x - width / 2 - HOME_MARK, y - 3.5, HOME_MARK)
            out += label(x, y, said, class_="inc-name home" if name in self.home_of else "inc-name")
        return out

    def _towns(self) -> dict[str, tuple[float, float, str, float]]:
        """Where the names of cities stand, and how wide they are: where the board wants them, unless they collide."""
        found: dict[str, tuple[float, float, str, float]] = {}
        taken = [*self.sites, *self.token_patches]
        for point in self.board["points"]:
            if point["kind"] in ("cuzco", "city", "significant_city"):
                x, y = point["x"], point["y"]
                dx, dy, anchor = point["label"]
                if anchor != "middle":
                    dx += 5 if anchor == "start" else -3
                places = [(x + dx, y + dy + 1, anchor), (x + 13, y + 4, "start"), (x - 11, y + 4, "end")]
                places += [(x, y + 21, "middle"), (x, y - 13, "middle")]
                width = len(self.said("point", point["id"])) * TOWN_LETTER * (1.2 if point["kind"] == "cuzco" else 1)
                mine = best(places, width, [room for room in taken if room != self.site_patch(x, y)])
                found[point["id"]] = (*mine, width)
                taken.append(patch(*mine, width))
        return found

    @staticmethod
    def site_patch(x: float, y: float) -> Patch:
        return x - 9, y - 9, x + 9, y + 9

    def _token(self, entry: dict[str, Any]) -> str:
        """Resistance on dark, labour, points; a face-down token shows its back, the same for all."""
        if entry["conquered"]:
            return ""
        x, y = self.token_spots[entry["region"]]
        region = next(r for r in self.board["regions"] if r["id"] == entry["region"])
        sign = ""
        if region["hand_of_god"]:
            sign = group(title(self.text("pic-hand-of-god")), use("inc-hand", x + 25, y - 4, 11, class_="inc-lab"))
        if entry["token"] is None:
            body = el("circle", cx=x, cy=y - 4, r=8.5, class_="inc-token")
            body += el("circle", cx=x, cy=y - 4, r=7, fill="url(#inc-hatch)")
            return group(title(self._region_state(entry)), body, sign, pointer_events="none")
        token = self.tokens[entry["token"]]
        return group(
            title(self._region_state(entry)),
            token_face(token, x - 19, y - 11.5),
            sign,
            pointer_events="none",
        )

    # -- lines and roads --------------------------------------------------------------------------------

    def _ends(self, token: str) -> tuple[Spot, Spot]:
        a, b = token.split("-")
        return self.spots[a], self.spots[b]

    def _side(self, token: str, region: str) -> Spot:
        """The unit vector from a line towards the middle of a region."""
        (ax, ay), (bx, by) = self._ends(token)
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length, (bx - ax) / length
        x, y = self.token_spots[region]
        if (x - ax) * nx + (y - ay) * ny < 0:
            nx, ny = -nx, -ny
        return nx, ny

    def _way(self, token: str, region: str, off: float, trim: float = 5.0) -> tuple[float, float, float, float]:
        """The segment of a line, moved aside by `off` into a region and kept clear of its end points."""
        (ax, ay), (bx, by) = self._ends(token)
        nx, ny = self._side(token, region)
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length * trim, (by - ay) / length * trim
        return ax + ux + nx * off, ay + uy + ny * off, bx - ux + nx * off, by - uy + ny * off

    def _line(self, token: str) -> str:
        road = self.printed[token]
        region, border = road["region"], road["border_with"] is not None
        off = SHIFT if border else 0.0
        way = self._way(token, region, off)
        seat = self.owner.get(token)
        foot = self._foot(way, token, region) if border else ""
        if seat is None:
            body = _stroke(way, "inc-bed") + _stroke(way, "inc-line")
            body += group(foot, class_="inc-foot")
            said = self.text("pic-line", line=self.said("line", token), region=self.said("region", region))
        else:
            body = self._stick(way, seat, token) + group(foot, class_=f"line s{seat + 1}", stroke_width=2.4)
            said = self._owned("pic-line-owned", token, region, seat)
        if token in self.wild_owner:
            body += self._wild(self._way(token, region, off + BESIDE), token)
            said += "; " + self._owned("pic-wild-owned", token, region, self.wild_owner[token])
        return thing(f"line:{token}", said, body, _stroke(way, "inc-hit"), _stroke(way, "inc-way edge"))

    def _foot(self, way: tuple[float, float, float, float], token: str, region: str) -> str:
        """A small foot at a quarter of a border line shows which region it lies in (INC-16)."""
        nx, ny = self._side(token, region)
        x, y = way[0] + (way[2] - way[0]) * 0.28, way[1] + (way[3] - way[1]) * 0.28
        return el("path", d=f"M{x:.1f} {y:.1f}l{nx * FOOT:.1f} {ny * FOOT:.1f}")

    def _owned(self, key: str, token: str, region: str, seat: int) -> str:
        who = self.names[seat]
        if self._cut_off(token, seat):
            who += f" ({self.text('pic-cut-off')})"
        return self.text(key, line=self.said("line", token), region=self.said("region", region), who=who)

    def _cut_off(self, token: str, seat: int) -> bool:
        return all(seat not in self.reached[end] for end in token.split("-"))

    def _stick(self, way: tuple[float, float, float, float], seat: int, token: str) -> str:
        cut = " inc-cut" if self._cut_off(token, seat) else ""
        x, y = (way[0] + way[2]) / 2, (way[1] + way[3]) / 2
        return (
            _stroke(way, "inc-case")
            + group(_stroke(way, f"inc-stick{cut}"), class_=f"s{seat + 1}")
            + el("circle", cx=x, cy=y, r=5.2, class_="inc-host", stroke="none")
            + seat_mark(seat, x, y, 9.5)
        )

    def _wild(self, way: tuple[float, float, float, float], token: str) -> str:
        """A wild road is a double stroke (INC-111)."""
        seat = self.wild_owner[token]
        cut = " inc-cut" if self._cut_off(token, seat) else ""
        length = math.hypot(way[2] - way[0], way[3] - way[1])
        nx, ny = -(way[3] - way[1]) / length * 2.1, (way[2] - way[0]) / length * 2.1
        pair = "".join(
            _stroke((way[0] + s * nx, way[1] + s * ny, way[2] + s * nx, way[3] + s * ny), f"inc-wild{cut}")
            for s in (-1, 1)
        )
        x, y = (way[0] + way[2]) / 2, (way[1] + way[3]) / 2
        return (
            _stroke(way, "inc-case")
            + group(pair, class_=f"s{seat + 1}")
            + el("circle", cx=x, cy=y, r=5.2, class_="inc-host", stroke="none")
            + seat_mark(seat, x, y, 9.5)
        )

    def _wild_ways(self) -> str:
        """Wild roads over open country; while one may be chosen, also the ways that are open to it."""
        out = ""
        turn = self.view["turn"]
        choosing = turn["seat"] == self.view["seat"] and turn.get("wild_left", 0) > 0
        for token, region in self.wild_region.items():
            way = self._way(token, region, 0.0)
            if token in self.wild_owner:
                said = self._owned("pic-wild-owned", token, region, self.wild_owner[token])
                out += group(title(said), self._wild(way, token))
            elif choosing:
                said = self.text("pic-wild", line=self.said("line", token))
                out += thing(f"line:{token}", said, _stroke(way, "inc-hit"), _stroke(way, "inc-way edge"))
        return out

    # -- points ----------------------------------------------------------------------------------------

    def _point(self, entry: dict[str, Any]) -> str:
        name = entry["point"]
        point = next(p for p in self.board["points"] if p["id"] == name)
        x, y = self.spots[name]
        kind = point["kind"]
        radius = {"huaca": 4.0, "start": 6.5, "cuzco": 12.0}.get(kind, 10.5)
        return thing(
            f"point:{name}",
            self.text("pic-point", point=self.said("point", name), state=self._point_state(entry, point)),
            group(self._point_face(entry, point), transform=f"translate({x:g} {y:g})"),
            el("circle", cx=x, cy=y, r=radius, class_="edge"),
            el("circle", cx=x, cy=y, r=radius + 3, class_="edge-new"),
        )

    def _point_state(self, entry: dict[str, Any], point: dict[str, Any]) -> str:
        stands = [self.text(f"pic-{what}") for what in ("city", "garrison", "temple") if entry[what]]
        kind = point["kind"]
        if kind == "significant_city":
            stands.append(self.text("pic-kind-significant_city", n=point["temple_points"]))
        elif not stands:
            stands.append(self.text(f"pic-kind-{kind}"))
        return ", ".join(stands)

    def _point_face(self, entry: dict[str, Any], point: dict[str, Any]) -> str:
        kind = point["kind"]
        if kind == "huaca":
            return el("circle", r=3, class_="inc-dot")
        if kind == "start":
            return el("circle", r=5, class_="inc-site")
        if kind == "cuzco":
            return el("circle", r=11, class_="inc-gold") + use("inc-sun", 0, 0, 18, class_="inc-built")
        if entry["city"] or entry["garrison"] or entry["temple"]:
            return self._building(entry, point)
        if kind == "garrison":
            return el("path", d="M0-7 6.6-2 4.4 5.6H-4.400L-6.600-2z", class_="inc-site")
        big = kind == "significant_city"
        body = el("rect", x=-6.5, y=-6.5, width=13, height=13, rx=2, class_="inc-site" + big * " big")
        return body + (label(0, 3.7, point["temple_points"], class_="inc-num") if big else "")

    def _building(self, entry: dict[str, Any], point: dict[str, Any]) -> str:
        """What stands there belongs to nobody, so it is drawn in ink (INC-20); a temple stands at its shoulder."""
        big = point["kind"] == "significant_city"
        body = el("circle", r=9.6, class_="inc-host", stroke_width=2.2 if big else 1.2)
        if entry["city"]:
            body += use("i-city", 0, 0, 14, class_="inc-built")
        elif entry["garrison"]:
            body += use("inc-garrison", 0, 0, 12.5, class_="inc-built")
        else:
            body += use("inc-temple", 0, 0, 13, class_="inc-built")
        if entry["temple"] and (entry["city"] or entry["garrison"]):
            body += el("circle", cx=7.5, cy=-7, r=6, class_="inc-gold")
            body += use("inc-temple", 7.5, -7, 8, class_="inc-built")
        elif big and entry["city"]:
            body += el("circle", cx=7.5, cy=-7, r=6, class_="inc-host")
            body += label(7.5, -3.4, point["temple_points"], class_="inc-num")
        return body

    def _town_names(self) -> str:
        out = ""
        kinds = {point["id"]: point["kind"] for point in self.board["points"]}
        for name, (x, y, anchor, _) in self._towns().items():
            look = "inc-town" + (" cap" if kinds[name] == "cuzco" else "")
            out += label(x, y, self.said("point", name), class_=look, text_anchor=anchor)
        return out


def _stroke(way: tuple[float, float, float, float], look: str) -> str:
    return el("path", d=f"M{way[0]:.1f} {way[1]:.1f}L{way[2]:.1f} {way[3]:.1f}", class_=look)


def token_face(token: dict[str, Any], x: float, y: float) -> str:
    """A token of 38 by 15: resistance on dark, labour with a hammer, points with a star."""
    return group(
        el("rect", width=38, height=15, rx=4, class_="inc-token"),
        el("path", d="M4 .5H13V14.500H4A3.500 3.500 0 0 1 .5 11V4A3.500 3.500 0 0 1 4 .5z", class_="inc-res"),
        label(6.8, 11.2, token["resistance"], class_="inc-num inv"),
        label(17.2, 11.2, token["labour"], class_="inc-num"),
        use("inc-labour", 22.6, 8, 6.5, class_="inc-lab"),
        label(29.4, 11.2, token["vp"], class_="inc-num"),
        use("inc-vp", 34.2, 7.6, 6.5, class_="inc-star"),
        transform=f"translate({x:.1f} {y:.1f})",
    )
