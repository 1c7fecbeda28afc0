"""Inca Empire: its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from pentarchy.games.inca_empire import judgement, knowledge, observation, picture, sheets
from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.deal import deal
from pentarchy.games.inca_empire.decisions import course, frames, people, sun
from pentarchy.games.inca_empire.position import (
    HAND,
    MAP,
    SOURCES,
    IncaPosition,
    blank,
)
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Picture
from pentarchy.kernel.game import NUMBER, SEAT, EventKind, Game, Option, Options, RefusalKind, Result, Sheet
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
    reasons = ("", "late_empire_ended", "pizarro_arrived")
    options = (
        Option("pizarro_arrival", (False, True), False),
        Option("early_fall", (False, True), False, players=(4,)),
        Option("accord_of_the_gods", (False, True), False),
        Option("revolt_spares_border_roads", (False, True), False),
        Option("religious_zeal_replaces_garrison", (False, True), False),
        Option("long_wild_roads", (False, True), True),
    )
    refusals = (
        None,
        RefusalKind("not-your-turn", "INC-63"),
        RefusalKind("other-question", "INC-39"),
        RefusalKind("game-over", "INC-140"),
        RefusalKind("card-not-in-hand", "INC-54"),
        RefusalKind("sector-taken", "INC-55"),
        RefusalKind("sector-of-other-side", "INC-22"),
        RefusalKind("no-line", "INC-67"),
        RefusalKind("line-taken", "INC-17"),
        RefusalKind("not-connected", "INC-68"),
        RefusalKind("ends-unconquered", "INC-69"),
        RefusalKind("no-wild-road", "INC-106"),
        RefusalKind("line-is-free", "INC-107"),
        RefusalKind("wild-impossible", "INC-108"),
        RefusalKind("wild-too-long", "INC-106"),
        RefusalKind("wild-crosses", "INC-108"),
        RefusalKind("action-finished", "INC-64"),
        RefusalKind("roads-used-up", "INC-66"),
        RefusalKind("improvement-done", "INC-73"),
        RefusalKind("given-up", "INC-126"),
        RefusalKind("no-city-site", "INC-75"),
        RefusalKind("no-garrison-site", "INC-78"),
        RefusalKind("site-not-reached", "INC-19"),
        RefusalKind("site-unconquered", "INC-76"),
        RefusalKind("too-expensive", "INC-74"),
        RefusalKind("no-city-there", "INC-86"),
        RefusalKind("temple-stands", "INC-87"),
        RefusalKind("eclipse", "INC-125"),
        RefusalKind("no-free-token", "INC-89"),
        RefusalKind("not-unconquered", "INC-13"),
        RefusalKind("region-not-reached", "INC-81"),
        RefusalKind("no-rapid-expansion", "INC-120"),
        RefusalKind("no-main-outpost", "INC-115"),
        RefusalKind("no-garrison-there", "INC-115"),
        RefusalKind("no-pilgrimage-card", "INC-126"),
        RefusalKind("no-pilgrimage-temple", "INC-130"),
        RefusalKind("one-pilgrimage", "INC-129"),
        RefusalKind("nothing-to-skip", "INC-126"),
        RefusalKind("no-road-possible", "INC-90"),
        RefusalKind("road-paid-for", "INC-90"),
    )
    events = (
        EventKind("phase", (("column", "column"), ("phase", "phase"))),
        EventKind("colour", (("seat", SEAT), ("colour", "colour"))),
        EventKind("income", (("seat", SEAT), ("labour", NUMBER))),
        EventKind("help", (("seat", SEAT), ("receiver", SEAT), ("labour", NUMBER))),
        EventKind("order", (("seat", SEAT), ("number", NUMBER))),
        EventKind("placed", (("seat", SEAT), ("card", "card"), ("sector", "sector")), secret=("card",)),
        EventKind("drew", (("seat", SEAT), ("card", "card")), secret=("card",)),
        EventKind("reshuffled"),
        EventKind("revealed", (("card", "card"), ("sector", "sector"))),
        EventKind("support", (("seat", SEAT), ("labour", NUMBER))),
        EventKind("destroyed", (("seat", SEAT), ("line", "line"))),
        EventKind("road", (("seat", SEAT), ("line", "line"))),
        EventKind("wild", (("seat", SEAT), ("line", "line"))),
        EventKind(
            "turned",
            (("region", "region"), ("resistance", NUMBER), ("labour", NUMBER), ("points", NUMBER)),
        ),
        EventKind("city", (("seat", SEAT), ("point", "point"), ("points", NUMBER))),
        EventKind("garrison", (("seat", SEAT), ("point", "point"), ("points", NUMBER))),
        EventKind("temple", (("seat", SEAT), ("point", "point"), ("points", NUMBER))),
        EventKind("upgraded", (("seat", SEAT), ("point", "point"), ("points", NUMBER))),
        EventKind("conquered", (("seat", SEAT), ("region", "region"), ("labour", NUMBER), ("points", NUMBER))),
        EventKind("terrace", (("seat", SEAT), ("points", NUMBER))),
        EventKind("additional", (("seat", SEAT),)),
        EventKind("pilgrimage", (("seat", SEAT), ("card", "card"), ("points", NUMBER))),
        EventKind("ended", (("seat", SEAT),)),
        EventKind("scored", (("seat", SEAT), ("points", NUMBER))),
        EventKind("returned", (("seat", SEAT), ("labour", NUMBER))),
        EventKind("marker"),
        EventKind("arrival"),
    )

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
            frames.tell(p, (frames.E_COLOUR, ALL, seat, p.colour[seat]))
        for place, seat in enumerate(p.order):
            frames.tell(p, (frames.E_ORDER, ALL, seat, place + 1))
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
        return {"left": p.stack[people.LEFT]} if asked == "extra-roads" else {}

    def name_forms(self, domain: str, token: str, text: Text, components: Components) -> dict[str, str]:
        return {"": components.said(text, domain, token)}

    def tooltip(self, domain: str, token: str, components: Components) -> str | None:
        if domain == "card":
            return CARD_RULES.get(token)
        return {"sector": "INC-59", "line": "INC-67", "point": "INC-15", "region": "INC-13", "token": "INC-82"}.get(
            domain
        )

    def check(self, p: Position) -> list[str]:
        """Cards, tokens, networks, points and the track are what the pieces on the table say."""
        p = _mine(p)
        return _check_cards(p) + _check_board(p) + _check_networks(p) + _check_players(p)


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
    state = p.stack[people.STATE]
    roads = p.stack[people.ROADS_LEFT] if people.roads_refusal(p) == 0 else 0
    improvement = _improvement_left(p)
    if improvement == "open":
        left = "improvement" if not roads else "either" if state & frames.PILGRIMAGE else "both"
    elif improvement == "more":
        left = "roads_more" if roads else "more"
    else:
        left = "roads"
    road_action = "open" if roads else "given_up" if people.roads_refusal(p) == frames.GIVEN_UP else "done"
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
    if people.improvement_refusal(p) == frames.GIVEN_UP:
        return "given_up"
    if people.improvement_refusal(p) == 0 and people.cards_add(p):
        return "more"
    return "done" if p.stack[people.STATE] & frames.MAIN else "passed"


def _check_cards(p: IncaPosition) -> list[str]:
    wrong = []
    if sorted(card for zone in p.zones for card in zone) != list(range(len(p.where))):
        wrong.append("a card is missing or lies in two places")
    if any(p.where[card] != zone for zone, cards in enumerate(p.zones) for card in cards):
        wrong.append("a card's zone is not where it lies")
    if not p.over and any(len(p.zones[HAND + seat]) != p.box.hand_size for seat in range(p.players)):
        wrong.append("a hand is not three cards")
    if p.mods != _fresh_mods(p):
        wrong.append("the cards in force do not add up")
    return wrong


def _fresh_mods(p: IncaPosition) -> list[int]:
    """What the face-up cards change; a face-down card changes nothing yet."""
    q = p.clone()
    for zone in range(HAND + p.players, HAND + 2 * p.players):
        q.zones[zone] = [card for card in q.zones[zone] if q.seen[card] == ALL]
    sun.add_up(q)
    return q.mods


def _check_board(p: IncaPosition) -> list[str]:
    wrong = []
    box = p.box
    types = len(box.resistance)
    taken = [0] * types
    for region in box.ordinary:
        card = p.zones[MAP][box.place_on_map[region]]
        if not p.unconquered >> region & 1:
            taken[p.token_type(region)] += 1
        if (not p.face_down >> region & 1) != (p.seen[card] == ALL):
            wrong.append("a face-up token is not known to all, or a face-down one is")
    if p.unconquered & sum(1 << region for region in box.starting) or p.face_down & ~p.unconquered:
        wrong.append("a token lies where there is none")
    if taken != [sum(p.won[kind::types]) for kind in range(types)]:
        wrong.append("conquered tokens are not accounted for")
    if p.cities & p.garrisons:
        wrong.append("city and garrison on one site")
    if p.temples & ~(p.cities | p.garrisons) and not box.zeal_replaces:
        wrong.append("a temple stands on nothing")
    if p.garrisons & ~box.garrison_sites:
        wrong.append("a garrison stands on a city site")
    if (p.cities | p.garrisons | p.temples) >> len(box.sites):
        wrong.append("something stands where nothing can be built")
    if p.settled != sum(box.site_bit[point] for point in box.sites if p.is_settled(point)):
        wrong.append("a site is not settled as its regions say")
    reach = p.reach
    for region in box.ordinary:
        if any(reach[point] for point in box.region_points[region]) and p.face_down >> region & 1:
            wrong.append("a token is face down although its region is reached")
    return wrong


def _check_networks(p: IncaPosition) -> list[str]:
    wrong = []
    box = p.box
    road = p.road
    fresh = p.clone()
    fresh.keep_wilds(p.wilds)
    fresh.ready = [0] * box.words
    fresh.lawless = [0] * box.line_words
    for line in box.board_lines:
        if sun.in_revolt(p, line):
            fresh.lawless[box.link_word[line]] |= box.link_bit[line]
    for link in (*box.board_lines, *box.candidates):
        if p.is_settled(box.end_a[link]) or p.is_settled(box.end_b[link]):
            fresh.ready[box.link_word[link]] |= box.link_bit[link]
    for seat in range(p.players):
        fresh.recount(seat)
        if road[box.start_line[p.colour[seat]]] != seat:
            wrong.append("a start road is gone")
    for word in range(box.line_words):
        lines = [line for line in box.board_lines if box.link_word[line] == word and road[line] < 0]
        if p.free[word] != sum(box.link_bit[line] for line in lines):
            wrong.append("free lines are not up to date")
    owners = [sum(p.own[seat * box.words + word].bit_count() for word in range(box.words)) for seat in range(p.players)]
    if owners != [road.count(seat) + p.wilds[1::2].count(seat) for seat in range(p.players)]:
        wrong.append("own roads are not up to date")
    if (fresh.net, fresh.touch, fresh.near, fresh.reached) != (p.net, p.touch, p.near, p.reached):
        wrong.append("networks are not up to date")
    if (fresh.ready, fresh.blocked, fresh.lawless) != (p.ready, p.blocked, p.lawless):
        wrong.append("open lines are not up to date")
    links = p.wilds[::2]
    if links != sorted(set(links)):
        wrong.append("two wild roads take the same way")
    for link, owner in zip(links, p.wilds[1::2], strict=True):
        if box.printed[link] and road[link] == owner:
            wrong.append("a player has two roads on one line")
        if any(other in box.crossing[link] for other in links):
            wrong.append("two wild roads cross")
    return wrong


def _check_players(p: IncaPosition) -> list[str]:
    wrong = []
    if min(p.labour) < 0:
        wrong.append("negative labour")
    if any(p.terraces[seat] > p.tokens_of(seat) for seat in range(p.players)):
        wrong.append("more terraces than tokens")
    if sorted(p.rank) != list(range(p.players)) or sorted(p.order) != list(range(p.players)):
        wrong.append("ranks or turn order name a seat twice")
    if [p.score[seat] for seat in p.rank] != sorted(p.score, reverse=True):
        wrong.append("the track is not in the order of points")
    if any(sum(p.gains[s * SOURCES : (s + 1) * SOURCES]) != p.score[s] for s in range(p.players)):
        wrong.append("points do not add up")
    return wrong


def _mine(p: Position) -> IncaPosition:
    return cast(IncaPosition, p)


GAME = IncaEmpire()
