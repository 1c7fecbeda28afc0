"""The table as a drawing, made from a view: map, tracks and what is going on; own mats and cards; a panel per rival."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pentarchy.games.scythe import sheets as words
from pentarchy.games.scythe.components import Components
from pentarchy.games.scythe.mats import own_area, rival_area
from pentarchy.games.scythe.pieces import Line, at, row_of_units, scaled, shape, structure, symbol, titled, token_chips
from pentarchy.games.scythe.wording import (
    deal_words,
    encounter_options,
    factory_top,
    resource_words,
    units_words,
)
from pentarchy.kernel.draw import Area, Part, Picture, el, group, label, seat_mark, thing, title, use, wrap
from pentarchy.kernel.game import Sheet
from pentarchy.kernel.text import Text

ART: Final = Path(__file__).parent / "art"
MAP: Final = (14.0, 28.0, 972.0, 962.0)
"""The part of the board's own coordinates that is drawn."""
HEIGHT: Final = 566.0
SCALE: Final = HEIGHT / 962.0
PANEL_X: Final = 594.0
PANEL: Final = 400.0
NOW_Y: Final = 318.0
R: Final = 69.28
W: Final = 60.0
TEXTURES: Final = {
    "mountain": "M2 20 11 6l9 14M14 34l8-13 8 13",
    "farm": "M-2 10 10-2M-2 22 22-2M-2 34 34-2M10 34 34 10M22 34 34 22",
    "tundra": "M4 8h6M20 14h6M8 24h6M24 28h4",
    "forest": "M8 14V4M4 10l4-5 4 5M24 30V20M20 26l4-5 4 5",
    "village": "M4 12V7l4-3 4 3v5zM20 28v-5l4-3 4 3v5z",
    "lake": "M0 8q4-4 8 0t8 0 8 0 8 0M0 24q4-4 8 0t8 0 8 0 8 0",
    "factory": "M0 16h32M16 0v32M10 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0",
}
TRIUMPH: Final = (
    ("upgrades", "scy-gear", 0, 0, 1),
    ("mechs", "scy-mech", 0, 1, 1),
    ("structures", "scy-mill", 0, 2, 1),
    ("recruits", "scy-recruit", 0, 3, 1),
    ("workers", "scy-worker", 0, 4, 1),
    ("objective", "scy-objective", 1, 0, 1),
    ("combat", "scy-swords", 1, 1, 2),
    ("popularity", "scy-pop", 1, 3, 1),
    ("power", "scy-power", 1, 4, 1),
)
"""The Triumph Track as it is drawn: kind of star, symbol, row, column, width in cells."""
LEGEND: Final = ("hero", "mech", "worker", "mill", "tunnel", "encounter")


def draw(view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Picture:
    areas = [_Board(view, text, names, components).area()]
    first = max(view["seat"], 0)
    order = view["order"]
    turn = order.index(first)
    for seat in order[turn:] + order[:turn]:
        if seat == view["seat"]:
            areas.append(own_area(view, seat, text, names, components))
        else:
            areas.append(rival_area(view, seat, text, names, components))
    return Picture(tuple(areas), ART)


def sheets(view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
    """The same table in words, for a terminal."""
    return words.sheets(view, text, names, components)


def hexagon(inset: float = 0.0) -> str:
    r, w = R - inset * 1.15, W - inset
    return f"M0 {-r:.1f}L{w:.1f} {-r / 2:.1f}V{r / 2:.1f}L0 {r:.1f}L{-w:.1f} {r / 2:.1f}V{-r / 2:.1f}Z"


class _Board:
    """The map with the tracks beside it."""

    def __init__(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> None:
        self.view = view
        self.text = text
        self.names = names
        self.components = components
        self.turn = view["turn"]
        self.seat_of = {data["faction"]: seat for seat, data in enumerate(view["seats"])}
        self.territories = {t["id"]: t for t in components.territories}
        self.bases = {b["id"]: b for b in components.bases}

    def area(self) -> Area:
        places = self.view["places"]
        parts = [Part("map-ground", self._ground() + self._on_map(self._links()))]
        parts += [Part(f"place-{entry['place']}", self._on_map(self._place(entry))) for entry in places]
        parts.append(Part("map-rivers", self._on_map(self._rivers())))
        parts += [Part(f"pieces-{entry['place']}", self._on_map(self._pieces(entry))) for entry in places]
        parts.append(Part("track-triumph", at(PANEL_X, 0, self._triumph())))
        parts.append(Part("track-popularity", at(PANEL_X, 138, self._popularity())))
        parts.append(Part("track-power", at(PANEL_X, 234, self._power())))
        parts.append(Part("table-now", at(PANEL_X, NOW_Y, self._now())))
        return Area("map", "board", self.text("pic-board"), PANEL_X + PANEL, HEIGHT, tuple(parts))

    def _on_map(self, body: str) -> str:
        x, y, _, _ = MAP
        shift = f"scale({SCALE:.4f}) translate({-x:g} {-y:g})"
        return group(body, transform=shift, class_="scy-map") if body else ""

    # -- the map -----------------------------------------------------------------------------------------------------

    def _ground(self) -> str:
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
        return el("defs", patterns)

    def _links(self) -> str:
        """Ways out of the bases; a river or a lake in between is drawn as such."""
        out = ""
        for base in self.components.bases:
            seat = self.seat_of.get(base["faction"])
            for way in base["connections"]:
                other = self.territories[way["to"]]
                dx, dy = (other["x"] - base["x"]) / 120, (other["y"] - base["y"]) / 120
                start, end = (48, 55 if way["kind"] == "river" else 67) if seat is not None else (40, 67)
                line = (
                    f"M{base['x'] + dx * start:.1f} {base['y'] + dy * start:.1f}"
                    f"L{base['x'] + dx * end:.1f} {base['y'] + dy * end:.1f}"
                )
                style = "scy-link free" if seat is None else f"scy-link s{seat + 1}"
                out += el("path", d=line, class_=style)
        return out

    def _rivers(self) -> str:
        board = self.components.data["board"]
        rivers = board["rivers"] + board["base_rivers"]
        lines = ["M{} {}L{} {}".format(*river["line"]) for river in rivers]
        banks = "".join(el("path", d=line, class_="scy-bank") for line in lines)
        water = ""
        for river, line in zip(rivers, lines, strict=True):
            first, second = (self.text(f"place-{name}") for name in river["between"])
            water += el("path", title(self.text("pic-river", first=first, second=second)), d=line, class_="scy-river")
        return group(banks, water, pointer_events="none")

    def _place(self, entry: dict[str, Any]) -> str:
        """The ground of a place, which can be pointed at."""
        name = entry["place"]
        if entry["terrain"] == "base":
            return self._base(entry)
        territory = self.territories[name]
        terrain = entry["terrain"]
        held = ""
        if entry["control"] is not None:
            held = group(el("path", d=hexagon(5), class_="scy-held"), class_=f"s{entry['control'] + 1}")
        return at(
            territory["x"],
            territory["y"],
            thing(
                f"place:{name}",
                self._said(entry),
                el("path", d=hexagon(), class_=f"scy-hex {terrain}"),
                el("path", d=hexagon(), fill=f"url(#scy-p-{terrain})"),
                held,
                el("path", d=hexagon(4), class_="edge"),
            ),
        )

    def _base(self, entry: dict[str, Any]) -> str:
        base = self.bases[entry["place"]]
        seat = self.seat_of.get(base["faction"])
        r = 48 if seat is not None else 40
        ring = el("circle", r=r, class_="scy-base" if seat is not None else "scy-base free")
        body = thing(f"place:{entry['place']}", self._said(entry), ring, el("circle", r=r, class_="edge"))
        return at(base["x"], base["y"], body, class_=None if seat is None else f"s{seat + 1}")

    def _said(self, entry: dict[str, Any]) -> str:
        """A place in words, for screen readers and tooltips."""
        text, name = self.text, entry["place"]
        said = []
        territory = self.territories.get(name)
        if territory and territory["tunnel"]:
            said.append(text("pic-tunnel"))
        if territory and territory["encounter"]:
            said.append(text("pic-encounter") if entry["token"] else text("pic-encounter-done"))
        for units in entry["units"]:
            said.append(text("pic-has", who=self._who(units["seat"]), pieces=units_words(text, units)))
        if entry["structure"]:
            owner = self._who(entry["structure"]["seat"])
            said.append(text("pic-has", who=owner, pieces=text(f"structure-{entry['structure']['structure']}")))
        if any(entry["resources"].values()):
            said.append(resource_words(text, entry["resources"]))
        if entry["control"] is not None:
            said.append(text("pic-control", who=self._who(entry["control"])))
        long = text.attribute(f"place-{name}", "long") or name
        return text("pic-place", place=long, pieces="; ".join(said) or text("pic-empty"))

    def _who(self, seat: int) -> str:
        return self.text(f"faction-{self.view['seats'][seat]['faction']}")

    def _pieces(self, entry: dict[str, Any]) -> str:
        """What stands on a place, above the rivers. What is new is marked here."""
        if entry["terrain"] == "base":
            base = self.bases[entry["place"]]
            body = self._base_pieces(entry, base)
            mark = el("circle", r=50, class_="edge-new")
            return at(base["x"], base["y"], group(body, mark, class_="thing", pointer_events="none"))
        territory = self.territories[entry["place"]]
        body = self._signs(entry, territory) + self._units(entry)
        if self._here() == entry["place"]:
            body += el("path", d=hexagon(11), class_="scy-here")
        mark = el("path", d=hexagon(0.5), class_="edge-new")
        return at(territory["x"], territory["y"], group(body, mark, class_="thing", pointer_events="none"))

    def _here(self) -> str | None:
        """The place that the question is about."""
        for key in ("movement", "combat", "tokens"):
            if self.turn[key]:
                found: str | None = self.turn[key]["place"]
                return found
        return None

    def _signs(self, entry: dict[str, Any], territory: dict[str, Any]) -> str:
        out = use(f"scy-{entry['terrain']}", -12, -43, 24, class_="scy-glyph")
        out += label(2, -37, entry["place"], class_="scy-id")
        if territory["tunnel"]:
            circle = el("circle", r=13, class_="scy-mark")
            out += at(-43, -20, circle, use("scy-tunnel", 0, -1, 17, class_="scy-ink"))
        if territory["encounter"] and not (entry["structure"] and not entry["token"]):
            star = use("scy-encounter", 0, 0, 18, class_="scy-good")
            style = None if entry["token"] else "scy-gone"
            out += at(43, -20, el("circle", r=13, class_="scy-mark adventure"), star, class_=style)
        if entry["structure"]:
            out += at(38, -22, structure(entry["structure"]["seat"], entry["structure"]["structure"]))
        return out

    def _units(self, entry: dict[str, Any]) -> str:
        tokens = sum(1 for n in entry["resources"].values() if n)
        if len(entry["units"]) > 1:
            out = at(-4 if entry["structure"] else 0, -13, row_of_units(entry["units"][0], 84))
            out += at(0, 23, row_of_units(entry["units"][1], 84))
            return out + token_chips(entry["resources"], 52, 0.82)
        y = 4 if tokens < 3 else -1
        out = "".join(at(0, y, row_of_units(units, 106)) for units in entry["units"])
        return out + token_chips(entry["resources"], 40, 1.0)

    def _base_pieces(self, entry: dict[str, Any], base: dict[str, Any]) -> str:
        seat = self.seat_of.get(base["faction"])
        tokens = token_chips(entry["resources"], 16, 0.8)
        if seat is None:
            if entry["units"]:
                return row_of_units(entry["units"][0], 72) + tokens
            return label(0, 5, self.text("pic-empty"), class_="scy-base-name free")
        name = label(0, 35, self._who(seat), class_="scy-base-name")
        if entry["units"]:
            return scaled(0, -8, 0.9, row_of_units(entry["units"][0], 84)) + name + tokens
        return group(at(0, -9, shape(seat, 18, "fill")), class_=f"s{seat + 1}") + name + tokens

    # -- tracks ------------------------------------------------------------------------------------------------------

    def _triumph(self) -> str:
        text = self.text
        out = label(0, 17, text("pic-triumph"), class_="scy-h")
        out += label(PANEL, 16, text("pic-triumph-help"), class_="t12 ink-2 end")
        needed = {row["id"]: row["needed"] for row in self.components.data["tracks"]["triumph"]}
        cell = (PANEL - 4 * 4) / 5
        for kind, sign, row, column, cells in TRIUMPH:
            wide = cell * cells + 4 * (cells - 1)
            body = self._triumph_cell(kind, sign, needed.get(kind, 1), wide)
            out += at(column * (cell + 4), 25 + row * 54, body)
        return out

    def _triumph_cell(self, kind: str, sign: str, number: int, wide: float) -> str:
        seats = self.view["triumph"][kind]
        name = self.text(f"star-{kind}")
        said = ", ".join(self._who(seat) for seat in seats) or self.text("pic-empty")
        head = Line(wide / 2 - (8 if number == 1 else 16 if number > 9 else 12), 18, 15, "scy-s")
        if number > 1:
            head.n(number)
        head.use(sign, "scy-ink")
        counts = [(seat, seats.count(seat)) for seat in dict.fromkeys(seats)]
        widths = [12.0 if n == 1 else 20.0 for _, n in counts]
        x = (wide - sum(widths)) / 2
        marks = ""
        for (seat, n), w in zip(counts, widths, strict=True):
            marks += seat_mark(seat, x + 6, 36, 13)
            if n > 1:
                marks += label(x + 12, 40, n, class_="t12 b ink")
            x += w
        if not counts:
            marks = el("circle", cx=wide / 2, cy=36, r=6, class_="scy-slot")
        return thing(
            f"star:{kind}",
            self.text("pic-value", what=name, n=said),
            el("rect", width=wide, height=50, rx=6, class_="scy-cell"),
            head.out,
            marks,
            el("rect", width=wide, height=50, rx=6, class_="edge"),
        )

    def _popularity(self) -> str:
        tiers = self.components.data["tracks"]["popularity"]["tiers"]
        bands = [(tier["from"], tier["to"], (0.35, 0.6, 0.9)[min(k, 2)]) for k, tier in enumerate(tiers)]
        out = self._track("popularity", "scy-pop", self.components.data["tracks"]["popularity"]["max"], bands)
        step = PANEL / (self.components.data["tracks"]["popularity"]["max"] + 1)
        for tier in tiers:
            middle = (tier["from"] + tier["to"] + 1) / 2 * step
            line = Line(middle - 40, 87, 12, "t12 ink-2")
            line.use("scy-star", "scy-soft").n(tier["per_star"]).gap(5)
            line.put(scaled(line.x + 5, 82.5, 0.085, el("path", d=hexagon(), class_="ink-2")), 12)
            line.n(tier["per_territory"]).gap(5)
            line.use("scy-res", "scy-soft").use("scy-res", "scy-soft").n(tier["per_resource_pair"])
            said = self.text(
                "pic-tier",
                star=tier["per_star"],
                territory=tier["per_territory"],
                pair=tier["per_resource_pair"],
            )
            out += titled(said, line.out)
        return out

    def _power(self) -> str:
        data = self.components.data["tracks"]["power"]
        limit, top = data["max_dial"], data["max"]
        bands = [(0, limit, 0.35), (limit + 1, top - 1, 0.6), (top, top, 0.9)]
        out = self._track("power", "scy-power", top, bands)
        return out + label(PANEL, 12, self.text("pic-dial-limit", n=limit), class_="t12 ink-2 end")

    def _track(self, what: str, sign: str, top: int, bands: list[tuple[int, int, float]]) -> str:
        """Values from 0 on a band, the seats above their value."""
        step = PANEL / (top + 1)
        out = use(sign, 8, 7, 15, class_="scy-ink") + label(21, 12, self.text(f"pic-{what}"), class_="scy-h")
        for low, high, shade in bands:
            width = (high - low + 1) * step - 1
            out += el("rect", x=low * step + 0.5, y=55, width=width, height=18, rx=4, class_="scy-band", opacity=shade)
        for value in range(top + 1):
            out += label((value + 0.5) * step, 68, value, class_="scy-tick")
        at_value: dict[int, list[int]] = {}
        for seat, data in enumerate(self.view["seats"]):
            at_value.setdefault(data[what], []).append(seat)
        for value, seats in at_value.items():
            gap = min(12.0, 34 / len(seats))
            for k, seat in enumerate(seats):
                said = self.text("pic-value", what=self._who(seat), n=value)
                mark = seat_mark(seat, (value + 0.5) * step, 46 - k * gap, 14)
                out += titled(said, mark)
        return out

    # -- what is going on ----------------------------------------------------------------------------------------------

    def _now(self) -> str:
        """The lower part of the panel: a combat, an encounter, Factory cards to choose from, or the bonus tile."""
        height = HEIGHT - NOW_Y
        ground = el("rect", x=0.5, y=0.5, width=PANEL - 1, height=height - 1, rx=10, class_="scy-cell")
        if self.turn["combat"]:
            return ground + self._combat(self.turn["combat"])
        if self.view["encounter"]:
            return ground + self._encounter(self.view["encounter"])
        if self.turn["asked"] == "factory" and self.turn["seat"] == self.view["seat"]:
            return ground + self._factory_choice()
        moving = self._movement()
        return ground + self._tile(10) + self._decks(104) + (moving or self._legend())

    def _combat(self, combat: dict[str, Any]) -> str:
        text = self.text
        place = text.attribute(f"place-{combat['place']}", "at") or combat["place"]
        out = use("scy-swords", 20, 20, 18, class_="scy-ink")
        out += label(36, 26, text("pic-combat", place=place), class_="t17 ink")
        for k, role in enumerate(("attacker", "defender")):
            seat = combat[role]
            data = self.view["seats"][seat]
            y = 52 + k * 46
            limit = combat["limits"][str(seat)]
            dial = min(self.components.data["combat"]["dial"]["max"], data["power"])
            out += seat_mark(seat, 20, y + 2, 18)
            out += label(36, y, f"{self._who(seat)} · {self.names[seat][:14]}", class_="t14 b ink")
            out += label(PANEL - 12, y, text(f"pic-{role}"), class_="t12 ink-2 end")
            line = Line(36, y + 19, 14, "scy-s")
            line.n(data["power"]).sign("power").gap(5).n(data["combat_cards"]).sign("combat_cards").gap(6)
            out += line.out + label(
                PANEL - 12, y + 18, text("pic-may-show", dial=dial, cards=limit), class_="t12 ink-2 end"
            )
        return out + at(12, 146, self._own_choice(combat))

    def _own_choice(self, combat: dict[str, Any]) -> str:
        """Dial and cards of the viewer, before they are revealed."""
        seat = self.view["seat"]
        if self.turn["asked"] != "dials" or seat not in (combat["attacker"], combat["defender"]):
            return ""
        text, own, width = self.text, combat["own"], PANEL - 24
        out = el("rect", width=width, height=90, rx=8, class_="scy-card")
        out += use("scy-eye", 16, 15, 14, class_="scy-private") + label(
            28, 19, text("pic-secret"), class_="t12 scy-private"
        )
        out += label(12, 44, text("pic-dial"), class_="t12 ink-2")
        if own is None:
            return out + label(12, 68, text("pic-dial-none"), class_="t14 ink")
        out += label(12, 74, own["dial"], class_="scy-big")
        out += label(84, 44, text("pic-added"), class_="t12 ink-2")
        for k, value in enumerate(own["cards"]):
            out += at(84 + 26 * k, 50, _small_card(value, "scy-card mine", 22, 30), class_=f"s{seat + 1}")
        total = own["dial"] + sum(own["cards"])
        out += label(width - 12, 44, text("pic-total"), class_="t12 ink-2 end")
        return out + label(width - 12, 74, total, class_="scy-big end")

    def _encounter(self, encounter: str) -> str:
        text = self.text
        out = use("scy-encounter", 20, 21, 18, class_="scy-good")
        for k, words_line in enumerate(wrap(text(f"encounter-{encounter}"), 36, 2)):
            out += label(36, 26 + 18 * k, words_line, class_="t17 ink")
        for k, option in enumerate(encounter_options(encounter, self.components)):
            line = Line(46, 24, 16, "scy-n").deal(option, text("pic-free"), text("pic-or"))
            out += titled(
                f"{text('pic-option', n=k + 1)}: {deal_words(text, option)}",
                at(
                    10,
                    54 + k * 62,
                    el("rect", width=PANEL - 20, height=54, rx=8, class_="scy-card"),
                    el("circle", cx=24, cy=26, r=12, class_="scy-badge"),
                    label(24, 31, k + 1, class_="scy-bn"),
                    line.out,
                    label(46, 43, deal_words(text, option), class_="t12 ink-2"),
                ),
            )
        return thing(f"encounter:{encounter}", text(f"encounter-{encounter}"), out)

    def _factory_choice(self) -> str:
        text = self.text
        out = use("scy-factory", 20, 19, 18, class_="scy-ink") + label(
            36, 24, text("pic-factory-choose"), class_="scy-h"
        )
        known = self.view["factory_cards"]["known"]
        for k, card in enumerate(known):
            out += at(10, 34 + k * 35, _factory_card(card, PANEL - 20, 31, text, self.components, "factory_card"))
        return out

    def _tile(self, y: float) -> str:
        text, tile = self.text, self.view["tile"]
        entry = next(t for t in self.components.data["structure_bonus_tiles"]["tiles"] if t["id"] == tile)
        seat = self.view["seat"]
        count = self.view["seats"][seat]["structure_count"] if seat >= 0 else -1
        out = use("scy-mill", 20, y + 10, 16, class_="scy-ink")
        out += label(36, y + 15, text(f"tile-{tile}"), class_="t14 b ink")
        width = (PANEL - 20) / len(entry["table"])
        said = []
        for k, row in enumerate(entry["table"]):
            span = str(row["from"]) if row["from"] == row["to"] else f"{row['from']}–{row['to']}"
            last = k == len(entry["table"]) - 1
            mine = row["from"] <= count and (last or count <= row["to"])
            x = 10 + k * width
            out += el(
                "rect", x=x, y=y + 25, width=width - 4, height=38, rx=6, class_="scy-card mine" if mine else "scy-card"
            )
            out += label(x + width / 2 - 2, y + 40, span, class_="t12 ink-2 mid")
            line = Line(x + width / 2 - 15, y + 57, 14, "scy-s").n(row["coins"]).sign("coins")
            out += line.out
            said.append(text("pic-coins-for", count=span, coins=row["coins"]))
        if seat >= 0:
            out += label(PANEL - 14, y + 79, text("pic-tile-now", n=count), class_="t12 ink-2 end")
        out += label(14, y + 79, text("pic-tile"), class_="t12 ink-2")
        full = f"{text('pic-tile')}: {text(f'tile-{tile}')}. {'; '.join(said)}"
        out += el("rect", x=4, y=y - 6, width=PANEL - 8, height=90, rx=8, class_="edge")
        style = f"s{seat + 1}" if seat >= 0 else None
        return group(thing(f"tile:{tile}", full, out), class_=style)

    def _decks(self, y: float) -> str:
        text, view = self.text, self.view
        counts = (
            ("scy-card", "combat", view["decks"]["combat"]),
            ("scy-encounter", "encounters", view["decks"]["encounters"]),
            ("scy-factory", "factory", view["factory_cards"]["count"]),
        )
        out = el("path", d=f"M10 {y - 8:g}H{PANEL - 10:g}", class_="scy-rule")
        out += label(14, y + 10, text("pic-decks"), class_="t12 ink-2")
        discard = text("pic-discard", cards=" ".join(map(str, view["discard"])) or "–")
        known = "; ".join(text(f"factory_card-{card}") for card in view["factory_cards"]["known"])
        notes = (discard, "", f"{text('pic-factory-known')}: {known}" if known else "")
        for k, (sign, name, n) in enumerate(counts):
            line = Line(14 + k * 126, y + 31, 15, "scy-s").use(sign, "scy-ink").n(n).say(text(f"pic-deck-{name}"))
            out += titled(notes[k] or f"{text('pic-decks')}: {text(f'pic-deck-{name}')} {n}", line.out)
        shown = []
        if view["discard"]:
            shown.append(discard)
        if view["open_objectives"]:
            names = ", ".join(text(f"objective-{card}") for card in view["open_objectives"])
            shown.append(text("pic-open-objectives", names=names))
        for k, line_text in enumerate(shown):
            short = line_text if len(line_text) < 56 else line_text[:54].rstrip(" ,") + "…"
            out += titled(line_text, label(14, y + 51 + 17 * k, short, class_="t12 ink-2"))
        return out

    def _movement(self) -> str:
        """The unit on its way with its cargo; between two units, how many may still move."""
        text, y = self.text, 184.0
        rule = el("path", d=f"M10 {y - 4:g}H{PANEL - 10:g}", class_="scy-rule")
        moving = self.turn["movement"]
        if moving is None:
            if self.turn["moves_left"] is None:
                return ""
            said = label(36, y + 25, text("pic-moves", n=self.turn["moves_left"]), class_="t14 b ink")
            return rule + use("scy-move", 20, y + 20, 16, class_="scy-ink") + said
        unit = text.attribute(f"unit-{moving['unit']}", "cap") or moving["unit"]
        place = text.attribute(f"place-{moving['place']}", "at") or moving["place"]
        sign = "scy-hero" if moving["unit"] == "character" else f"scy-{moving['unit']}"
        out = rule + use(sign, 20, y + 16, 18, class_="scy-ink")
        out += label(36, y + 21, text("pic-moving", unit=unit, place=place), class_="t14 b ink")
        out += label(PANEL - 12, y + 21, text("pic-steps", n=moving["steps"]), class_="t12 ink-2 end")
        cargo = [("worker", moving["workers"] + moving["moved_workers"]), *moving["resources"].items()]
        carried = [(what, n) for what, n in cargo if n]
        out += label(36, y + 46, text("pic-cargo"), class_="t12 ink-2")
        if carried:
            return out + Line(96, y + 46, 15).amounts(carried).out
        return out + label(96, y + 46, text("pic-no-cargo"), class_="t12 ink-2")

    def _legend(self) -> str:
        y = 184.0
        said = {
            "hero": "pic-character",
            "mech": "unit-mech",
            "worker": "unit-worker",
            "mill": "pic-structures",
            "tunnel": "pic-tunnel",
            "encounter": "sheet-encounter",
        }
        out = el("path", d=f"M10 {y - 4:g}H{PANEL - 10:g}", class_="scy-rule")
        for k, name in enumerate(LEGEND):
            x, row = 14 + k % 3 * 126, y + 19 + k // 3 * 24
            out += use(f"scy-{name}", x + 7, row - 4, 14, class_="scy-soft")
            out += label(x + 19, row, self.text(said[name]).lower(), class_="t12 ink-2")
        return out


def _small_card(value: int, style: str, width: float, height: float) -> str:
    return el("rect", width=width, height=height, rx=4, class_=style) + label(
        width / 2, height / 2 + 5, value, class_="scy-n mid"
    )


def _factory_card(card: str, width: float, height: float, text: Text, components: Components, domain: str) -> str:
    """A Factory card in one line: its top action."""
    top = factory_top(card, components)
    line = Line(42, height / 2 + 5.5, 16).deal(top, text("pic-free"), text("pic-or"))
    return thing(
        f"{domain}:{card}",
        f"{text('pic-factory-card')}: {deal_words(text, top)}, {text('pic-factory-move')}",
        el("rect", width=width, height=height, rx=7, class_="scy-card"),
        label(24, height / 2 + 4.5, card.removeprefix("factory_"), class_="t12 ink-2 mid"),
        symbol("move", width - 18, height / 2, 15, "scy-soft"),
        line.out,
        el("rect", x=-1, y=-1, width=width + 2, height=height + 2, rx=8, class_="edge"),
    )
