"""What matters to people in a position, in numbers, and what everything costs: for previews and price cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarchy.games.inca_empire import scoring
from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.decisions import people
from pentarchy.games.inca_empire.names import REFUSALS
from pentarchy.games.inca_empire.numbers import (
    EXTRA_ROADS,
    NO_CITY_SITE,
    NO_CITY_THERE,
    NO_FREE_TOKEN,
    NO_GARRISON_SITE,
    NO_GARRISON_THERE,
    NO_PILGRIMAGE_TEMPLE,
    REGION_NOT_REACHED,
    TOO_EXPENSIVE,
    TURN,
    TURN_ROADS_LEFT,
)
from pentarchy.games.inca_empire.position import (
    HAND,
    M_CITY_COST,
    M_CITY_VP,
    M_CONQUEST_COST,
    M_EXTRA_ROADS,
    M_GARRISON_COST,
    M_GARRISON_VP,
    M_OUTPOST,
    M_ROADS,
    PAIR,
    SOURCES,
    IncaPosition,
)
from pentarchy.kernel.cards import SPECTATOR
from pentarchy.kernel.position import ACTOR, KIND, WIDTH
from pentarchy.kernel.preview import LAPSE, Block, Price, Tally

GAINS: Final = ("cities", "garrisons", "temples", "terraces", "conquests", "pilgrimages", "sapa_inca")
"""Where points come from, in the order of the position."""
PHASES: Final = 1000
"""More phases than a column has."""


def blocks(components: Components, players: int) -> Sequence[Block]:
    seats = range(players)
    return (
        Block("labour", seats, symbol="inc-labour"),
        *(Block(f"points-{source}", seats, points=True, symbol="inc-vp") for source in GAINS),
        Block("sapa", seats),
        Block("income", seats, symbol="inc-people"),
        Block("roads", seats, quiet=True),
        Block("terraces", seats, quiet=True),
        Block("conquered", seats, quiet=True),
        Block("cards", seats, quiet=True),
    )


def count(p: IncaPosition) -> Tally:
    """All of it lies open: of hands only how many cards they hold (INC-136)."""
    seats = range(p.players)
    types = len(p.box.resistance)
    return [
        p.labour,
        *(p.gains[source::SOURCES] for source in range(SOURCES)),
        [scoring.sapa_inca_points(p, seat) for seat in seats],
        [scoring.labour_income(p, seat) for seat in seats],
        [_roads(p, seat) for seat in seats],
        p.terraces,
        [sum(p.won[seat * types : seat * types + types]) for seat in seats],
        [len(p.zones[HAND + seat]) for seat in seats],
    ]


def _roads(p: IncaPosition, seat: int) -> int:
    words = p.box.words
    return sum([int(p.own[k]).bit_count() for k in range(seat * words, seat * words + words)])


def count_after(p: IncaPosition, before: IncaPosition, counted: Tally) -> Tally:
    """The same; an answer is about one thing, and all else stands as it did."""
    seats, words = range(p.players), p.box.words
    gains = counted[1 : 1 + SOURCES]
    sapa, income, roads = counted[1 + SOURCES], counted[2 + SOURCES], counted[3 + SOURCES]
    conquered = counted[-2]
    tokens = p.won == before.won and p.terraces == before.terraces
    sites = p.cities == before.cities and p.garrisons == before.garrisons and p.temples == before.temples
    if not tokens:
        types = len(p.box.resistance)
        income = [scoring.labour_income(p, seat) for seat in seats]
        conquered = [sum(p.won[seat * types : seat * types + types]) for seat in seats]
    if p.gains != before.gains:
        gains = [p.gains[source::SOURCES] for source in range(SOURCES)]
    if not (tokens and sites and p.reached == before.reached):
        sapa = [
            sapa[seat]
            if tokens and sites and p.reached[seat] == before.reached[seat]
            else scoring.sapa_inca_points(p, seat)
            for seat in seats
        ]
    if p.own != before.own:
        roads = [
            roads[seat]
            if p.own[seat * words : seat * words + words] == before.own[seat * words : seat * words + words]
            else _roads(p, seat)
            for seat in seats
        ]
    return [p.labour, *gains, sapa, income, roads, p.terraces, conquered, [len(p.zones[HAND + seat]) for seat in seats]]


def turn_of(p: IncaPosition) -> tuple[int, int] | None:
    """The turn of a People phase; each player has one in it (INC-63)."""
    for base in range(len(p.stack) - WIDTH, -1, -WIDTH):
        if p.stack[base + WIDTH + KIND] == TURN:
            return p.stack[base + WIDTH + ACTOR], p.column * PHASES + p.phase
    return None


# -- what would be lost ---------------------------------------------------------------------------------------------


def roads_open(p: IncaPosition, legal: Sequence[int]) -> int:
    """Free roads that may still be built, if any can be."""
    if not p.stack or p.stack[KIND] != TURN or people.roads_refusal(p):
        return 0
    possible = any(p.box.road_0 <= action < p.box.city_0 for action in legal)
    return p.stack[TURN_ROADS_LEFT] if possible else 0


def improvement_open(p: IncaPosition, legal: Sequence[int]) -> bool:
    """Can an improvement be made, or something that cards add to it?"""
    return any(p.box.city_0 <= action < p.box.pilgrimage_0 for action in legal)


def danger(p: IncaPosition, after: IncaPosition, seat: int, action: int) -> str | None:
    """What is begun ends what was begun before it (INC-64): a road or an improvement that could have been is lost."""
    if not p.stack or p.stack[KIND] != TURN:
        return None
    box, legal = p.box, p.legal(seat)
    if action == box.end_0:
        return LAPSE if roads_open(p, legal) or improvement_open(p, legal) else None
    goes_on = bool(after.stack) and after.actor == seat and after.stack[KIND] in (TURN, EXTRA_ROADS)
    if action < box.city_0:  # a road: does it end an improvement that cards still add to?
        more = people.main_refusal(p) != 0 and people.improvement_refusal(p) == 0 and improvement_open(p, legal)
        return LAPSE if more and not (goes_on and people.improvement_refusal(after) == 0) else None
    if action >= box.pilgrimage_0 or not roads_open(p, legal):
        return None
    if goes_on and after.stack[KIND] == EXTRA_ROADS:  # the turn lies below
        after = after.clone()
        after.pop()
    return None if goes_on and people.roads_refusal(after) == 0 else LAPSE


# -- prices ---------------------------------------------------------------------------------------------------------


def prices(p: IncaPosition, seat: int, components: Components) -> list[Price]:
    """The improvements (INC-74 to INC-90) and pilgrimages, with what the Sun cards change (INC-131)."""
    box = p.box
    asked = not p.over and p.actor == seat and p.stack[KIND] == TURN
    legal = p.legal(seat) if asked else []
    card = _Card(p, seat, components, legal, asked)
    found = [
        card.line(
            "city",
            box.city_0,
            box.garrison_0,
            (scoring.city_price(p, seat), box.city_cost, M_CITY_COST),
            (("points-cities", scoring.city_points(p, seat)), ("sapa", box.city_sapa)),
            (M_CITY_COST, M_CITY_VP),
            NO_CITY_SITE,
        ),
        card.line(
            "garrison",
            box.garrison_0,
            box.temple_0,
            (scoring.garrison_price(p, seat), box.garrison_cost, M_GARRISON_COST),
            (("points-garrisons", scoring.garrison_points(p, seat)), ("sapa", box.garrison_sapa)),
            (M_GARRISON_COST, M_GARRISON_VP),
            NO_GARRISON_SITE,
        ),
        card.line(
            "temple",
            box.temple_0,
            box.upgrade_0,
            (box.temple_cost, box.temple_cost, -1),
            (("points-temples", box.plain_temple_vp), ("sapa", box.temple_sapa)),
            (),
            NO_CITY_THERE,
            "temple",
        ),
    ]
    if p.mod(seat, M_OUTPOST):
        found.append(
            card.line(
                "upgrade",
                box.upgrade_0,
                box.conquer_0,
                (scoring.outpost_price(p, seat), box.outpost_cost, M_CITY_COST),
                (("points-cities", scoring.outpost_points(p, seat)), ("sapa", box.city_sapa - box.garrison_sapa)),
                (M_OUTPOST, M_CITY_COST, M_CITY_VP),
                NO_GARRISON_THERE,
            )
        )
    found += card.conquests()
    found.append(
        card.line(
            "terrace",
            box.terrace_0,
            box.additional_0,
            (box.terrace_cost, box.terrace_cost, -1),
            (("points-terraces", box.terrace_vp), ("income", box.terrace_labour), ("sapa", box.terrace_sapa)),
            (),
            NO_FREE_TOKEN,
        )
    )
    found.append(
        card.line(
            "additional",
            box.additional_0,
            box.pilgrimage_0,
            (box.extra_road_cost, box.extra_road_cost, -1),
            (("roads", 1 + p.mod(seat, M_EXTRA_ROADS)),),
            (M_EXTRA_ROADS,),
            0,
        )
    )
    return [card.roads(), *found, *card.pilgrimages()]


class _Card:
    """A price card that is being written."""

    def __init__(self, p: IncaPosition, seat: int, components: Components, legal: Sequence[int], asked: bool) -> None:
        self.p = p
        self.seat = seat
        self.components = components
        self.legal = legal
        self.asked = asked
        sectors = [HAND + p.players + place for place in p.box.touching[p.colour[seat]]]
        cards = [card for zone in sectors for card in p.zones[zone] if p.seen[card] >> SPECTATOR & 1]
        self.kinds = [p.box.card_kind[card] for card in cards]
        """Face-up Sun cards beside this seat (INC-59)."""

    def line(
        self,
        what: str,
        first: int,
        end: int,
        price: tuple[int, int, int],
        brings: tuple[tuple[str, int], ...],
        mods: tuple[int, ...],
        no_place: int,
        note: str = "",
    ) -> Price:
        """`price` is the price now, the printed one, and which change of the Sun cards lies between them."""
        now, usual, _ = price
        answers = sum(first <= action < end for action in self.legal)
        because = self.because(mods)
        return Price(
            what,
            "",
            (("labour", now),),
            brings,
            (("labour", usual),) if now != usual else None,
            because,
            answers,
            "" if answers or not self.asked else self.why(now, no_place),
            note,
        )

    def why(self, price: int, no_place: int) -> str:
        refused = people.main_refusal(self.p)
        if not refused:
            refused = TOO_EXPENSIVE if price > self.p.labour[self.seat] else no_place
        return REFUSALS[refused - 1].name if refused else ""

    def because(self, mods: Sequence[int]) -> tuple[str, ...]:
        """The cards that change one of these."""
        changing = [kind for kind in self.kinds if any(what in mods for what in self.p.box.mods[kind][::PAIR])]
        return tuple(f"card:{self.components.kinds[kind]}" for kind in changing)

    def roads(self) -> Price:
        p, box = self.p, self.p.box
        now = max(box.least_roads, box.free_roads + p.mod(self.seat, M_ROADS))
        answers = sum(box.road_0 <= action < box.city_0 for action in self.legal)
        return Price(
            "roads", pays=(("labour", 0),), brings=(("roads", now),), because=self.because((M_ROADS,)), legal=answers
        )

    def conquests(self) -> list[Price]:
        """One line for each price: the dearer the resistance, the more a token brings."""
        p, box, seat = self.p, self.p.box, self.seat
        reached: dict[int, int] = {}  # kinds of tokens with the number of regions
        for region in box.ordinary:
            if p.near[seat] & p.unconquered & 1 << region:
                kind = p.token_type(region)
                reached[kind] = reached.get(kind, 0) + 1
        found = []
        for kind, regions in sorted(reached.items()):
            price = scoring.conquest_price(p, seat, kind, 0)
            why = self.why(price, 0) if self.asked else ""
            found.append(
                Price(
                    "conquest",
                    "",
                    (("labour", price),),
                    (("points-conquests", box.token_vp[kind]), ("income", box.token_labour[kind])),
                    (("labour", box.resistance[kind]),) if price != box.resistance[kind] else None,
                    self.because((M_CONQUEST_COST,)),
                    0 if why or not self.asked else regions,
                    why,
                    n=box.resistance[kind],
                )
            )
        if not found:
            why = REFUSALS[(people.main_refusal(p) or REGION_NOT_REACHED) - 1].name if self.asked else ""
            found.append(Price("conquests", note="resistance", why=why))
        return found

    def pilgrimages(self) -> list[Price]:
        p, box, seat = self.p, self.p.box, self.seat
        found = []
        for kind in box.pilgrimages:
            if kind in self.kinds:
                answers = int(box.pilgrimage_0 + kind in self.legal)
                refused = people.refuse_pilgrimage(p, seat, kind) if self.asked else 0
                found.append(
                    Price(
                        "pilgrimage",
                        f"card:{self.components.kinds[kind]}",
                        brings=(("points-pilgrimages", box.pilgrimage_vp[kind]),),
                        legal=answers,
                        why=REFUSALS[(refused or NO_PILGRIMAGE_TEMPLE) - 1].name if self.asked and not answers else "",
                        note="pilgrimage",
                    )
                )
        return found
