"""Inca Empire: its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from pentarchy.games.inca_empire import invariants, judgement, knowledge, names, numbers, observation, picture, sheets
from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.deal import deal
from pentarchy.games.inca_empire.decisions import course, people
from pentarchy.games.inca_empire.position import (
    MAIN,
    PILGRIMAGE,
    SOURCES,
    IncaPosition,
    blank,
    tell,
)
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Picture
from pentarchy.kernel.game import Game, Option, Options, Result, Sheet
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import ALL, Position
from pentarchy.kernel.text import Text

GAINS = ("cities", "garrisons", "temples", "terraces", "conquests", "pilgrimages", "sapa_inca")


class IncaEmpire(Game):
    id = "inca_empire"
    min_players = 3
    max_players = 4
    rules_version = 1
    folder = Path(__file__).parent
    decision_limit = 2000
    reasons = ("", *names.ENDS)
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
        return knowledge.view(_mine(p), seat, components)

    def redeal(self, p: Position, seat: int, seed: int) -> IncaPosition:
        return knowledge.redeal(_mine(p), seat, seed)

    def result(self, p: Position) -> Result:
        """The order on the track decides ties, so there is one winner and a full ranking (INC-141)."""
        p = _mine(p)
        rows = [{name: p.gains[seat * SOURCES + k] for k, name in enumerate(GAINS)} for seat in range(p.players)]
        return Result(list(p.score), [[seat] for seat in p.rank], [p.rank[0]], self.reasons[p.over], rows)

    def standing(self, p: Position) -> list[int]:
        return list(_mine(p).score)

    def judgement(self, p: Position, seat: int) -> float:
        return judgement.judgement(_mine(p), seat)

    def picture(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Picture:
        return picture.draw(view, text, names, components)

    def sheets(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
        return sheets.sheets(view, text, names, components)

    def observation(self, components: Components, players: int) -> Schema:
        return observation.schema(components, players)

    def facts(self, p: Position, components: Components) -> list[dict[str, str]]:
        return [{"suyu": components.colours[colour]} for colour in _mine(p).colour]

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
    if improvement == "open":
        left = "improvement" if not roads else "either" if state & PILGRIMAGE else "both"
    elif improvement == "more":
        left = "roads_more" if roads else "more"
    else:
        left = "roads"
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
