"""Inca Empire: its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from pentarchy.games.inca_empire import (
    gallery,
    invariants,
    judgement,
    knowledge,
    names,
    numbers,
    observation,
    picture,
    sheets,
    tally,
    wishes,
)
from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.deal import deal
from pentarchy.games.inca_empire.decisions import course, people
from pentarchy.games.inca_empire.position import (
    HAND,
    M_EXTRA_ROADS,
    MAIN,
    PILGRIMAGE,
    SOURCES,
    IncaPosition,
    blank,
    tell,
)
from pentarchy.games.inca_empire.views import View
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Pen, Picture, Shelf
from pentarchy.kernel.game import SEAT, Game, Option, Options, Result, Sheet, Tie
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import ALL, Position
from pentarchy.kernel.preview import Block, Price, Tally
from pentarchy.kernel.text import Text
from pentarchy.kernel.wishes import Chain


class IncaEmpire(Game):
    id = "inca_empire"
    min_players = 3
    max_players = 4
    rules_version = 1
    folder = Path(__file__).parent
    decision_limit = 2000
    term_names = judgement.TERMS
    judged_by = judgement.IncaJudge
    reasons = ("", *names.ENDS)
    tabs = ("board", "sun", "own", "players", "log")
    options = (
        Option("pizarro_arrival", (False, True), False),
        Option("early_fall", (False, True), False, players=(4,)),
        Option("accord_of_the_gods", (False, True), False),
        Option("revolt_spares_border_roads", (False, True), False),
        Option("religious_zeal_replaces_garrison", (False, True), False),
        Option("long_wild_roads", (False, True), True),
    )
    frames = names.FRAMES
    refusals = (None, *names.REFUSALS)
    events = names.EVENTS

    def components(self, data: Data, options: Options) -> Components:
        return Components(data, options)

    def blank(self, components: Components, players: int) -> IncaPosition:
        p = blank(components.boxes[players], players)
        p.decisions = components.decisions
        return p

    def deal(self, p: Position, options: Options) -> None:
        p = _mine(p)
        deal(p)
        for seat in range(p.players):
            tell(p, (numbers.E_COLOUR, ALL, seat, p.colour[seat]))
        for place, seat in enumerate(p.order):
            tell(p, (numbers.E_ORDER, ALL, seat, place + 1))
        course.begin(p)

    def view(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        return cast(dict[str, Any], knowledge.view(_mine(p), seat, components))

    def redeal(self, p: Position, seat: int, seed: int) -> IncaPosition:
        return knowledge.redeal(_mine(p), seat, seed)

    def result(self, p: Position) -> Result:
        """The order on the track decides ties, so there is one winner and a full ranking (INC-141)."""
        p = _mine(p)
        rows = [{name: p.gains[seat * SOURCES + k] for k, name in enumerate(tally.GAINS)} for seat in range(p.players)]
        return Result(list(p.score), [[seat] for seat in p.rank], [p.rank[0]], self.reasons[p.over], rows)

    def ties(self, p: Position) -> list[Tie]:
        """Who came to a space first stands nearer to the centre."""
        order = _mine(p).rank
        return [Tie("order", "INC-141", [-order.index(seat) for seat in range(p.players)])]

    def standing(self, p: Position) -> list[int]:
        return list(_mine(p).score)

    def judges_openly(self, p: Position, seat: int) -> bool:
        """Of what is hidden only the Sun cards that lie face down in the sectors count."""
        p = _mine(p)
        return all(p.knows(seat, card) for zone in p.zones[HAND + p.players :] for card in zone)

    def judgement(self, p: Position, seat: int) -> float:
        return judgement.judgement(_mine(p), seat, self.values)

    def terms(self, p: Position, seat: int) -> dict[str, float]:
        return dict(zip(self.term_names, judgement.terms(_mine(p), seat, self.values), strict=True))

    def progress(self, p: Position) -> float:
        return _mine(p).column / len(_mine(p).box.phases)

    def picture(self, view: dict[str, Any], pen: Pen) -> Picture:
        return picture.draw(cast(View, view), pen)

    def gallery(self, pen: Pen) -> list[Shelf]:
        return gallery.shelves(pen)

    def sheets(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
        return sheets.sheets(cast(View, view), text, names, components)

    def observation(self, components: Components, players: int) -> Schema:
        return observation.schema(components, players)

    def facts(self, p: Position, components: Components) -> list[dict[str, str]]:
        return [{"suyu": components.colours[colour]} for colour in _mine(p).colour]

    def tally_blocks(self, components: Components, players: int) -> Sequence[Block]:
        return tally.blocks(components, players)

    def tally(self, p: Position, seat: int) -> Tally:
        return tally.count(_mine(p))

    def tally_after(self, p: Position, seat: int, before: Position, counted: Tally) -> Tally:
        return tally.count_after(_mine(p), _mine(before), counted)

    def turn_of(self, p: Position) -> tuple[int, int] | None:
        return tally.turn_of(_mine(p))

    def danger(self, p: Position, after: Position, seat: int, action: int) -> str | None:
        return tally.danger(_mine(p), _mine(after), seat, action)

    def chains(self, p: Position, seat: int, components: Components) -> list[Chain]:
        return wishes.chains(_mine(p), seat, components)

    def prices(self, p: Position, seat: int, components: Components) -> list[Price]:
        return tally.prices(_mine(p), seat, components)

    def action_arguments(self, p: Position, action: int, components: Components) -> dict[str, Any]:
        """On whom a Sun card would act; how many roads come with an additional one; what the end of a turn gives up."""
        p = _mine(p)
        box = p.box
        if action < box.road_0:
            place = box.slot[(action - box.place_0) % box.sector_tokens]
            seats = [p.seat_of[colour] for colour in box.beside[place]] if place >= 0 else []
            if not seats:
                return {"known": 0, "first": "", "second": ""}  # a sector of the other side of the board
            return {"known": 1, "first": (SEAT, str(seats[0])), "second": (SEAT, str(seats[1]))}
        turn = self.asked(p) == "turn"
        if action == box.additional_0:
            return {"n": 1 + p.mod(p.actor, M_EXTRA_ROADS) if turn else 1}
        if action != box.end_0:
            return {}
        legal = p.legal(p.actor) if turn else []
        return {"roads": tally.roads_open(p, legal), "improvement": int(tally.improvement_open(p, legal))}

    def prompt_arguments(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        p = _mine(p)
        asked = self.asked(p)
        if asked == "turn":
            return _turn_left(p)
        return {"left": p.stack[numbers.EXTRA_ROADS_LEFT]} if asked == "extra-roads" else {}

    def name_forms(self, domain: str, token: str, text: Text, components: Components) -> dict[str, str]:
        return {"": components.said(text, domain, token)}

    def tooltip(self, domain: str, token: str, components: Components) -> str | None:
        if domain == "card":
            return CARD_RULES.get(token)
        return {"sector": "INC-59", "line": "INC-67", "point": "INC-15", "region": "INC-13", "token": "INC-82"}.get(
            domain
        )

    def check(self, p: Position) -> list[str]:
        return invariants.check(_mine(p))


CARD_RULES = {
    "peasant_revolt": "INC-102",
    "extra_road_crew": "INC-103",
    "labour_intensity": "INC-104",
    "el_nino_flooding": "INC-105",
    "wild_road": "INC-106",
    "skilled_surveyors": "INC-112",
    "epidemic": "INC-113",
    "city_restoration": "INC-114",
    "main_outpost": "INC-115",
    "storehouses": "INC-117",
    "severe_weather": "INC-118",
    "mass_construction": "INC-119",
    "rapid_expansion": "INC-120",
    "popular_support": "INC-121",
    "military_superiority": "INC-122",
    "resistance": "INC-123",
    "religious_zeal": "INC-124",
    "solar_eclipse": "INC-125",
    "great_pilgrimage": "INC-126",
    "annual_pilgrimage": "INC-127",
    "local_pilgrimage": "INC-128",
}


def _turn_left(p: IncaPosition) -> dict[str, Any]:
    """What is left of a turn: roads and improvement, both (INC-63) or after a pilgrimage one of them (INC-R24)."""
    state = p.stack[numbers.TURN_STATE]
    roads = p.stack[numbers.TURN_ROADS_LEFT] if people.roads_refusal(p) == 0 else 0
    improvement = _improvement_left(p)
    legal = p.legal(p.actor)
    possible_roads, possible = tally.roads_open(p, legal), tally.improvement_open(p, legal)
    if improvement == "open" and not possible:
        left = "no_improvement" if possible_roads else "pilgrimage"
    elif improvement == "open":
        left = "either" if state & PILGRIMAGE and possible_roads else "both" if possible_roads else "improvement"
        left = "no_roads" if roads and not possible_roads else left
    elif possible:
        left = "roads_more" if possible_roads else "more"
    else:
        left = "roads" if possible_roads else "pilgrimage"
    road_action = "open" if roads else "given_up" if people.roads_refusal(p) == numbers.GIVEN_UP else "done"
    return {
        "left": left,
        "roads": roads,
        "road_action": road_action,
        "improvement": improvement,
        "labour": p.labour[p.actor],
    }


def _improvement_left(p: IncaPosition) -> str:
    """Still to be chosen, chosen with more that cards add to it, done, passed, or given up for a pilgrimage."""
    if people.main_refusal(p) == 0:
        return "open"
    if people.improvement_refusal(p) == numbers.GIVEN_UP:
        return "given_up"
    if people.improvement_refusal(p) == 0 and people.cards_add(p):
        return "more"
    return "done" if p.stack[numbers.TURN_STATE] & MAIN else "passed"


def _mine(p: Position) -> IncaPosition:
    return cast(IncaPosition, p)


GAME = IncaEmpire()
