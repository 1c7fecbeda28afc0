"""Player mats and faction mats: the viewer's own area in full, the others compact with everything that lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pentarchy.games.scythe.components import Components
from pentarchy.games.scythe.pieces import SYMBOLS, Line, at, cube, hole, symbol, tint, titled
from pentarchy.games.scythe.wording import ability_words, deal_words, factory_top, objective_words
from pentarchy.kernel.draw import Area, Part, el, group, label, seat_mark, thing, use, wrap
from pentarchy.kernel.text import Text

OWN_WIDTH: Final = 1028.0
OWN_HEIGHT: Final = 240.0
FACTION: Final = 258.0
SECTION: Final = 134.0
SECTION_X: Final = 276.0
CARDS_X: Final = 838.0
CARDS: Final = 184.0
RIVAL_WIDTH: Final = 312.0
RIVAL_HEIGHT: Final = 114.0
STATS: Final = (("power", "power"), ("popularity", "popularity"), ("coins", "coins"), ("combat_cards", "cards"))
PIECES: Final = (
    ("workers_out", "workers", 8),
    ("mechs_out", "mechs", 4),
    ("structures_out", "structures", 4),
    ("recruits", "recruits", 4),
    ("upgrades", "upgrades", 6),
)
ONGOING: Final = {"upgrade": "power", "deploy": "coins", "build": "popularity", "enlist": "combat_cards"}
STRUCTURE_GIVES: Final = {"monument": "popularity", "armory": "power", "mine": "tunnel", "mill": "produce"}
GAINS: Final = {
    "move": (("move", "move_units", 2), ("coins", "move_coins", 1)),
    "bolster": (("power", "bolster_power", 2), ("combat_cards", "bolster_cards", 1)),
    "trade": (("any_resource", None, 2), ("popularity", "trade_popularity", 1)),
    "produce": (("produce", "produce_territories", 2),),
}
"""Alternatives of the top actions: what, the technology cube on the next space, how much without it."""
PRODUCE_ROW: Final = (None, "power", None, "popularity", None, "coins")
SIX: Final = 6


def own_area(view: dict[str, Any], seat: int, text: Text, names: Sequence[str], components: Components) -> Area:
    mats = _Mats(view, seat, text, names, components)
    style = f"s{seat + 1}"
    parts = (
        Part("own-faction", group(mats.faction(), class_=style)),
        Part("own-mat", group(mats.sections(), class_=style)),
        Part("own-cards", group(mats.cards(), class_=style)),
    )
    return Area(f"seat-{seat}", "own", names[seat], OWN_WIDTH, OWN_HEIGHT, parts)


def rival_area(view: dict[str, Any], seat: int, text: Text, names: Sequence[str], components: Components) -> Area:
    mats = _Mats(view, seat, text, names, components)
    part = Part(f"rival-{seat}", group(mats.compact(), class_=f"s{seat + 1}"))
    return Area(f"seat-{seat}", "rival", names[seat], RIVAL_WIDTH, RIVAL_HEIGHT, (part,))


class _Mats:
    """The mats of one seat."""

    def __init__(
        self, view: dict[str, Any], seat: int, text: Text, names: Sequence[str], components: Components
    ) -> None:
        self.view = view
        self.seat = seat
        self.data = view["seats"][seat]
        self.text = text
        self.name = names[seat]
        self.components = components

    # -- the faction mat -----------------------------------------------------------------------------------------------

    def faction(self) -> str:
        text, data = self.text, self.data
        faction = data["faction"]
        full = text.attribute(f"faction-{faction}", "full") or faction
        out = titled(
            f"{full}: {text(f'pic-hero-{faction}')}",
            seat_mark(self.seat, 20, 23, 22),
            label(38, 25, text(f"faction-{faction}"), class_="t17 ink"),
            label(38, 41, f"{self.name[:20]} · {text('mat-' + data['mat'])}", class_="t12 ink-2"),
        )
        out += self._stars(FACTION + 6, 19, 13)
        out += at(8, 48, self._stats())
        out += label(10, 93, text(f"pic-faction-{faction}"), class_="t14 b ink")
        said = text.attribute(f"pic-faction-{faction}", "text") or ""
        out += thing(
            f"faction:{faction}", f"{text(f'pic-faction-{faction}')}: {said}", label(10, 107, said, class_="t12 ink-2")
        )
        for k, ability in enumerate(data["mechs"]):
            out += at(8 + k % 2 * 131, 114 + k // 2 * 51, self._ability(ability))
        return out + at(8, 217, self._bonuses())

    def _active(self) -> bool:
        return bool(self.view["active"] == self.seat and not self.view["over"])

    def _stars(self, right: float, y: float, size: float) -> str:
        """Six stars, the placed ones filled."""
        placed = self.data["placed"]
        out = ""
        for k in range(SIX):
            style = "scy-ink" if k < placed else "scy-off"
            out += use("scy-star", right - (SIX - k - 0.5) * (size + 1), y, size, class_=style)
        return titled(self.text("pic-stars", n=placed), out)

    def _stats(self) -> str:
        text, data = self.text, self.data
        out = el("rect", width=FACTION, height=28, rx=8, class_="scy-cell")
        for k, (key, name) in enumerate(STATS):
            shown = "?" if data[key] is None else data[key]
            said = text("pic-value", what=text(f"pic-{name}"), n=shown)
            out += titled(said, Line(8 + k * 50, 20, 16).sign(key).n(shown).out)
        line = Line(208, 20, 16).use("scy-objective", "scy-ink").n(data["objectives"])
        out += titled(text("pic-value", what=text("pic-objectives"), n=data["objectives"]), line.out)
        return titled(self._score(), out)

    def _score(self) -> str:
        """Coins if the game ended now, part by part."""
        score = self.data["score"]
        parts = self.text("pic-score-parts", **{key: "?" if n is None else n for key, n in score.items()})
        total = sum(n for n in score.values() if n is not None)
        return f"{self.text('pic-score', n=total)}: {parts}"

    def _ability(self, ability: str) -> str:
        text = self.text
        where = self.data["mechs"][ability]
        said = ability_words(text, ability, self.data["faction"], self.components)
        state = text("pic-locked") if where is None else text("pic-deployed")
        sign = use("scy-lock", 14, 23, 15, class_="scy-lock") if where is None else use("scy-mech", 14, 23, 18)
        lines = wrap(said, 15, 2)
        body = el("rect", width=127, height=47, rx=8, class_="scy-ability" if where is None else "scy-ability on")
        body += sign + label(27, 15, text(f"ability-{ability}"), class_="t11 b ink-2" if where is None else "t11 b ink")
        body += "".join(label(27, 28 + 12.5 * k, line, class_="t11 ink-2") for k, line in enumerate(lines))
        body += el("rect", width=127, height=47, rx=8, class_="edge")
        return thing(f"ability:{ability}", f"{text(f'ability-{ability}')}: {said} ({state})", body)

    def _bonuses(self) -> str:
        """One-time bonuses of enlisting; a recruit lies on those that are used."""
        text = self.text
        out = ""
        for k, (bonus, used) in enumerate(self.data["bonuses"].items()):
            name = text(f"bonus-{bonus}")
            said = f"{text('pic-one-time')}: {name}" + (f" ({text('pic-used')})" if used else "")
            body = el("rect", width=61, height=20, rx=10, class_="scy-ability on" if used else "scy-ability")
            line = Line(10, 15.5, 14, "scy-s soft" if used else "scy-s").n(2).sign(bonus, "scy-soft" if used else None)
            body += line.out
            body += use("scy-recruit", 48, 10, 14, class_=None if used else "scy-off")
            body += el("rect", width=61, height=20, rx=10, class_="edge")
            out += at(k * 65.6, 0, thing(f"bonus:{bonus}", said, body))
        return out

    # -- the player mat ------------------------------------------------------------------------------------------------

    def sections(self) -> str:
        return "".join(
            at(SECTION_X + k * (SECTION + 6), 8, self._section(section))
            for k, section in enumerate(self.data["sections"])
        )

    def _section(self, section: dict[str, Any]) -> str:
        name = section["section"]
        now = self.data["section"] == name
        high = OWN_HEIGHT - 14
        style = "scy-section now" if now else "scy-section"
        tag = ""
        if now:
            tag = el("rect", x=SECTION - 50, y=-6, width=42, height=15, rx=7.5, class_="scy-tag")
            tag += label(SECTION - 29, 5.5, self.text("pic-turn"), class_="scy-tag-text")
        return thing(
            f"section:{name}",
            self.text(f"section-{name}"),
            el("rect", width=SECTION, height=high, rx=9, class_=style),
            label(9, 22, self.text(f"section-{name}"), class_="scy-h"),
            self._top(section),
            at(0, 76, self._structure(section)),
            at(0, 108, self._bottom(section)),
            el("rect", width=SECTION, height=high, rx=9, class_=style, fill_opacity=0, pointer_events="none"),
            tag,
            el("rect", x=-1.5, y=-1.5, width=SECTION + 3, height=high + 3, rx=10, class_="edge"),
        )

    def _top(self, section: dict[str, Any]) -> str:
        """Cost and gains of the top action, one alternative below the other."""
        name = section["section"]
        cost = self._top_cost(name)
        line = Line(9, 45) if len(cost) < 3 else Line(7, 45, 12, "scy-s")
        line.amounts(cost, soft=True)
        if cost:
            line.gap(1).say("→", "t14 ink-2", 9 if len(cost) > 2 else 12)
        start = max(line.x, 44.0)
        out = line.out
        for k, (what, space, base) in enumerate(GAINS[name]):
            row = Line(start, 45 + 22 * k, 15)
            covered = space is not None and self.data["cubes"][space]
            if k:
                out += label(start - 6, row.y - 0.5, self.text("pic-or"), class_="t12 ink-2 end")
            row.n(base + (1 if space is not None and not covered else 0)).sign(what)
            if space is not None:
                row.put(self._cube_space(space, covered, row.x + 2, row.y - 11), 14)
            out += row.out
        return out + (self._workers_row() if name == "produce" else "")

    def _top_cost(self, name: str) -> list[tuple[str, int]]:
        if name == "produce":
            return [(what, n) for what, n in self.data["produce_cost"].items() if n]
        return [] if name == "move" else [("coins", 1)]

    def _cube_space(self, space: str, covered: bool, x: float, y: float) -> str:
        """The space above a technology cube, or the empty space it has left."""
        key = "pic-cube-here" if covered else "pic-cube-gone"
        said = self.text(key, cube=self.text(f"cube-{space}"))
        body = el("rect", x=x - 3, y=y - 3, width=18, height=18, fill="transparent")
        body += cube(x, y, 12) if covered else hole(x, y, 12)
        return thing(
            f"cube:{space}", said, body, el("rect", x=x - 3, y=y - 3, width=18, height=18, rx=4, class_="edge")
        )

    def _workers_row(self) -> str:
        """The six worker spaces: workers that are left, and the costs they uncover."""
        left = self.data["workers_left"]
        out = ""
        for k, cost in enumerate(PRODUCE_ROW):
            x = 18 + k * 19.5
            gone = k < SIX - left
            out += el("circle", cx=x, cy=62, r=8.5, class_="scy-slot" if gone else "fill")
            if not gone:
                out += use("scy-worker", x, 61.5, 11, class_="scy-on")
            elif cost:
                out += symbol(cost, x, 62, 11, "scy-ink")
        return titled(self.text("pic-workers-row", n=left), out)

    def _structure(self, section: dict[str, Any]) -> str:
        kind, built = section["structure"], section["structure_built"]
        text = self.text
        gives = STRUCTURE_GIVES[kind]
        ink = "ink" if built else "ink-2"
        body = el("path", d=f"M8 2H{SECTION - 8:g}", class_="scy-rule")
        body += el("rect", x=4, y=4, width=SECTION - 8, height=24, fill="transparent")
        body += use(f"scy-{kind}", 17, 17, 15, class_=None if built else "scy-lock")
        body += label(28, 21, text(f"structure-{kind}"), class_=f"t11 {ink}")
        sign = "scy-tunnel" if gives == "tunnel" else SYMBOLS[gives]
        if gives != "tunnel":
            body += label(SECTION - 23, 21.5, "+1", class_=f"t12 b {ink} end")
        body += use(sign, SECTION - 14, 17, 14, class_="scy-ink" if built else "scy-soft")
        body += el("rect", x=3, y=4, width=SECTION - 6, height=25, rx=6, class_="edge")
        state = text("pic-built") if built else text("pic-not-built")
        return thing(
            f"structure:{kind}", f"{text(f'structure-{kind}')}: {text(f'pic-structure-{kind}')} ({state})", body
        )

    def _state(self, done: bool, x: float, y: float) -> str:
        """A tick, or a lock."""
        return use("scy-check" if done else "scy-lock", x, y, 12, class_="scy-good" if done else "scy-soft")

    def _bottom(self, section: dict[str, Any]) -> str:
        text, bottom, resource = self.text, section["bottom"], section["resource"]
        high = OWN_HEIGHT - 14 - 108
        wide = SECTION
        shape = f"M0 0H{wide:g}V{high - 9:g}a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z"
        said = text("pic-cost-now", cost=text(f"gain-{resource}", n=section["cost"]))
        out = el("path", d=shape, class_="scy-bottom")
        out += label(9, 20, text(f"bottom-{bottom}"), class_="scy-h")
        out += Line(9, 45, 17).n(section["cost"]).sign(resource).out
        out += self._pips(section, 42, 31)
        line = Line(wide - 12 - 17 - 9 - 10, 76, 15, "scy-s").n(f"+{section['coins']}").sign("coins")
        out += label(9, 75.5, text("pic-coins").lower(), class_="t12 ink-2") + line.out
        out += self._recruit(section, high)
        out += el("path", d=shape, class_="edge")
        return thing(f"bottom:{bottom}", f"{text(f'bottom-{bottom}')}: {said}", out)

    def _pips(self, section: dict[str, Any], x: float, y: float) -> str:
        """The red spaces: solid ones stay, dashed ones take technology cubes."""
        out = ""
        free = section["cost_upgradable"] - section["cubes"]
        for k in range(section["cost_fixed"] + section["cost_upgradable"]):
            left = x + k * 21
            up = k >= section["cost_fixed"]
            covered = up and k - section["cost_fixed"] >= free
            box = el("rect", x=left, y=y, width=18, height=18, rx=4, class_="scy-pip up" if up else "scy-pip")
            if covered:
                out += titled(self.text("pic-cube-on-cost"), group(box, cube(left + 3, y + 3, 12)))
            else:
                style = tint(section["resource"])
                out += group(box, class_=style) + symbol(section["resource"], left + 9, y + 9, 12)
        return out

    def _recruit(self, section: dict[str, Any], high: float) -> str:
        text, here = self.text, section["recruit"]
        ink = "ink-2" if here else "ink"
        gives = ONGOING[section["bottom"]]
        y = high - 18
        body = el("path", d=f"M8 {y - 10:g}H{SECTION - 8:g}", class_="scy-rule")
        body += use("scy-recruit", 17, y + 4, 14, class_=None if here else "scy-good")
        body += label(28, y + 8, text("pic-recruit-here"), class_=f"t11 {ink}")
        body += label(SECTION - 41, y + 8, "+1", class_=f"t12 b {ink} end")
        body += symbol(gives, SECTION - 32, y + 4, 14, "scy-soft" if here else "scy-ink")
        body += self._state(not here, SECTION - 15, y + 4)
        said = f"{text('pic-recruit-here' if here else 'pic-recruit-done')}: {text(f'gain-{gives}', n=1)}"
        return titled(f"{said} — {text('pic-ongoing')}", body)

    # -- cards in hand -------------------------------------------------------------------------------------------------

    def cards(self) -> str:
        text, data = self.text, self.data
        out = use("scy-eye", CARDS_X + 7, 18, 14, class_="scy-private")
        out += label(CARDS_X + 19, 22, text("pic-secret"), class_="t12 scy-private")
        out += at(CARDS_X, 30, self._hand())
        for k, goal in enumerate(data["goals"] or ()):
            out += at(CARDS_X, 70 + k * 69, self._goal(goal))
        if not data["goals"]:
            out += label(CARDS_X, 90, f"{text('pic-objectives')}: {text('pic-no-cards')}", class_="t12 ink-2")
        return out + at(CARDS_X, 208, self._factory_card())

    def _hand(self) -> str:
        """Combat cards by their value."""
        text, hand = self.text, self.data["hand"] or []
        if not hand:
            return label(0, 22, f"{text('pic-hand')}: {text('pic-no-cards')}", class_="t12 ink-2")
        out = use("scy-card", 8, 16, 16, class_="scy-soft")
        x = 22.0
        for value in sorted(set(hand), reverse=True):
            n = hand.count(value)
            line = Line(x + 7, 21.5).n(value)
            if n > 1:
                line.say(f"×{n}", "t11 ink-2", 6)
            wide = max(24.0, line.x - x + 3)
            card = el("rect", x=x, width=wide, height=32, rx=5, class_="scy-card open") + line.out
            out += titled(f"{text('pic-hand')}: {value} × {n}", card)
            x += wide + 5
        return out

    def _goal(self, goal: dict[str, Any]) -> str:
        text, objective = self.text, goal["objective"]
        name = text(f"objective-{objective}")
        said = objective_words(text, objective, self.components)
        heads = wrap(name, 18, 3)
        rest = wrap(said, 27, 5 - len(heads))
        body = el("rect", width=CARDS, height=65, rx=7, class_="scy-card mine" if goal["met"] else "scy-card")
        body += use(
            "scy-check" if goal["met"] else "scy-objective",
            13,
            14,
            14,
            class_="scy-good" if goal["met"] else "scy-soft",
        )
        full = len(heads) + len(rest) > 4
        top, step = (13.5, 11.6) if full else (18.0, 12.5)
        for k, line in enumerate(heads):
            body += label(25, top + step * k, line, class_="t12 b ink")
        for k, line in enumerate(rest):
            body += label(10, top + 1 + step * (k + len(heads)), line, class_="t11 ink-2")
        body += el("rect", x=-1, y=-1, width=CARDS + 2, height=67, rx=8, class_="edge")
        when = text("pic-at-end" if goal["at_end"] else "pic-anytime")
        state = text("pic-met" if goal["met"] else "pic-not-met")
        return thing(f"objective:{objective}", f"{name}: {said}. {when}; {state}", body)

    def _factory_card(self) -> str:
        text, card = self.text, self.data["factory_card"]
        if card is None:
            line = label(24, 17, f"{text('pic-factory-card')}: {text('pic-factory-none')}", class_="t12 ink-2")
            return use("scy-factory", 11, 12, 15, class_="scy-off") + line
        top = factory_top(card, self.components)
        now = self.data["section"] == "factory"
        body = el("rect", width=CARDS, height=26, rx=7, class_="scy-card mine" if now else "scy-card open")
        body += use("scy-factory", 14, 13, 15, class_="scy-ink")
        body += Line(28, 18.5, 15).deal(top, text("pic-free"), text("pic-or")).out
        body += symbol("move", CARDS - 14, 13, 13, "scy-soft")
        body += el("rect", x=-1, y=-1, width=CARDS + 2, height=28, rx=8, class_="edge")
        said = f"{text('pic-factory-card')}: {deal_words(text, top)}, {text('pic-factory-move')}"
        return thing("section:factory", said, body)

    # -- a rival -------------------------------------------------------------------------------------------------------

    def compact(self) -> str:
        text, data = self.text, self.data
        faction = data["faction"]
        out = el("path", d=f"M0 0h4v{RIVAL_HEIGHT:g}h-4z", class_="scy-seatbar")
        full = text.attribute(f"faction-{faction}", "full") or faction
        ability = text(f"pic-faction-{faction}")
        power = text.attribute(f"pic-faction-{faction}", "text")
        known = f"{full}: {text(f'pic-hero-{faction}')}. {ability}: {power}. {self._score()}"
        name = label(37, 22, text(f"faction-{faction}"), class_="t17 ink")
        out += titled(known, seat_mark(self.seat, 22, 17, 18), name)
        out += label(130, 22, self.name[:12], class_="t12 b ink" if self._active() else "t12 ink-2")
        if self._active():
            out += titled(text("pic-active"), use("i-next", 122, 17.5, 13, class_="scy-ink"))
        out += self._stars(RIVAL_WIDTH - 10, 17, 12)
        out += self._rival_stats(44)
        for k, section in enumerate(data["sections"]):
            out += at(12 + k * 74, 51, self._mini_section(section))
        return out + at(12, 92, self._mini_abilities())

    def _rival_stats(self, y: float) -> str:
        """Numbers of the tracks and cards; of the pieces only workers, the others are seen in the sections below."""
        text, data = self.text, self.data
        out = ""
        for k, (key, name) in enumerate((*STATS, ("objectives", "objectives"))):
            shown = "?" if data[key] is None else data[key]
            said = text("pic-value", what=text(f"pic-{name}"), n=shown)
            line = Line(14 + k * 49, y, 15)
            line = line.use("scy-objective", "scy-ink") if key == "objectives" else line.sign(key)
            line.n(shown)
            if key == "combat_cards" and data["known_hand"]:
                said += f"; {text('pic-known-hand', cards=' '.join(map(str, data['known_hand'])))}"
                line.use("scy-eye", "scy-soft")
            out += titled(said, line.out)
        line = Line(14 + 5 * 49, y, 15).sign("worker").n(data["workers_out"]).say("/8", "t11 ink-2", 6)
        return out + titled(self._rival_pieces(), line.out)

    def _rival_pieces(self) -> str:
        """Everything that has left the mats, in words."""
        text, data = self.text, self.data
        said = [text("pic-of", what=text(f"pic-{name}"), n=data[key], of=of) for key, name, of in PIECES]
        used = [text(f"bonus-{bonus}") for bonus, taken in data["bonuses"].items() if taken]
        if used:
            said.append(f"{text('pic-one-time')}: {', '.join(used)} ({text('pic-used')})")
        return "; ".join(said)

    def _mini_section(self, section: dict[str, Any]) -> str:
        """One section: above the gains and the structure, below price, cubes and recruit."""
        text, name = self.text, section["section"]
        now = self.data["section"] == name
        out = el("rect", width=70, height=37, rx=6, class_="scy-section now" if now else "scy-section")
        line = Line(5, 14.5, 12, "scy-s")
        for k, (what, space, base) in enumerate(GAINS[name]):
            covered = space is not None and self.data["cubes"][space]
            if k:
                line.gap(1)
            line.n(base + (1 if space is not None and not covered else 0)).sign(what)
        out += line.out
        built = section["structure_built"]
        out += use(f"scy-{section['structure']}", 61, 10.5, 12, class_=None if built else "scy-off")
        below = Line(5, 31.5, 12, "scy-s").n(section["cost"]).sign(section["resource"]).gap(1)
        for k in range(section["cost_upgradable"]):
            covered = k >= section["cost_upgradable"] - section["cubes"]
            below.put(cube(below.x, 24, 7) if covered else hole(below.x + 0.5, 24.5, 6), 9)
        out += below.out
        out += use("scy-recruit", 61, 27.5, 12, class_="scy-off" if section["recruit"] else "scy-good")
        said = [
            text(f"section-{name}"),
            text(f"bottom-{section['bottom']}"),
            text("pic-cost-now", cost=text(f"gain-{section['resource']}", n=section["cost"])),
            text("pic-value", what=text("pic-coins"), n=section["coins"]),
            f"{text('structure-' + section['structure'])}: {text('pic-built' if built else 'pic-not-built')}",
            text("pic-recruit-here" if section["recruit"] else "pic-recruit-done"),
        ]
        return titled("; ".join(said), out)

    def _mini_abilities(self) -> str:
        """Mech abilities by name, the unlocked ones filled; then the Factory card."""
        text, data = self.text, self.data
        names = {ability: text(f"ability-{ability}") for ability in data["mechs"]}
        card = data["factory_card"]
        room = RIVAL_WIDTH - 22 - (24 if card else 0)
        letters = sum(len(name) for name in names.values())
        unit = (room - 4 * 13) / letters
        out = ""
        x = 0.0
        for ability, name in names.items():
            where = data["mechs"][ability]
            wide = len(name) * unit + 10
            said = ability_words(text, ability, data["faction"], self.components)
            state = text("pic-locked") if where is None else text("pic-deployed")
            body = el(
                "rect", x=x, width=wide, height=17, rx=6, class_="scy-ability" if where is None else "scy-ability on"
            )
            body += label(x + wide / 2, 12.3, name, class_="t10 mid ink-2" if where is None else "t10 b mid ink")
            out += titled(f"{name}: {said} ({state})", body)
            x += wide + 3
        if card:
            top = factory_top(card, self.components)
            body = el("rect", x=x, width=22, height=17, rx=6, class_="scy-card mine") + use(
                "scy-factory", x + 11, 10, 13
            )
            out += titled(f"{text('pic-factory-card')}: {deal_words(text, top)}, {text('pic-factory-move')}", body)
        return out
