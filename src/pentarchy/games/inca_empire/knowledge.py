"""What is hidden from whom: hands, cards just placed, piles, face-down tokens, markers (INC-136 to INC-139)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.inca_empire import offers, scoring
from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.decisions.people import improvement_refusal, main_refusal, roads_refusal
from pentarchy.games.inca_empire.numbers import (
    COURSE,
    EXTRA_ROADS,
    EXTRA_ROADS_LEFT,
    PLACE,
    PLACE_PLACED,
    TURN,
    TURN_CONQUESTS_LEFT,
    TURN_GARRISONS_LEFT,
    TURN_ROADS_LEFT,
    TURN_STATE,
    TURN_TERRACES_LEFT,
    TURN_WILD_LEFT,
)
from pentarchy.games.inca_empire.position import (
    ABSENT,
    BOX,
    CITY,
    DECK,
    DISCARD,
    FACE_DOWN,
    GARRISON,
    HAND,
    MAP,
    MARKERS,
    PAIR,
    SPARE,
    TEMPLE,
    IncaPosition,
)
from pentarchy.games.inca_empire.views import (
    Marker,
    PhaseKind,
    PointView,
    RegionView,
    SeatView,
    SectorCard,
    SectorView,
    TurnView,
    View,
)
from pentarchy.kernel.cards import SPECTATOR
from pentarchy.kernel.position import KIND, WIDTH


def redeal(p: IncaPosition, seat: int, seed: int) -> IncaPosition:
    """Deal anew: cards the seat has not seen, face-down tokens and those left over, markers not turned up yet."""
    q = p.clone()
    q.forget_others(seat, seed)
    zones = [DECK]
    for zone in range(HAND, HAND + 2 * p.players):
        zones.append(zone)
    q.redeal_among(zones, seat)
    q.redeal_among([MAP, SPARE], seat)
    q.redeal_among([MARKERS], seat)
    return q


PHASE_KINDS: Final[list[PhaseKind]] = ["inca", "sun", "people", "sapa_inca"]


def view(p: IncaPosition, seat: int, components: Components) -> View:
    """Everything that lies open (INC-136), and this seat's own cards."""
    box = p.box
    kinds = components.kinds
    road = p.road
    wild = {p.wilds[k]: p.wilds[k + 1] for k in range(0, len(p.wilds), PAIR)}
    bit = seat if seat >= 0 else SPECTATOR
    return {
        "game": "inca_empire",
        "players": p.players,
        "seat": seat,
        "options": dict(components.options),
        "column": components.columns[box.column[p.column]],
        "columns": [components.columns[number] for number in box.column],
        "phase": p.phase,
        "phase_kind": PHASE_KINDS[box.phases[p.column][p.phase]],
        "order": list(p.order),
        "rank": list(p.rank),
        "kept": None if box.kept[p.column] < 0 else box.kept[p.column],
        "seats": [_seat(p, k, road, components) for k in range(p.players)],
        "regions": [_region(p, region, components) for region in sorted(box.ordinary + box.starting)],
        "points": [_point(p, k, components) for k in range(box.points) if box.kind[k] != ABSENT],
        "roads": [{"line": components.lines[k], "seat": road[k]} for k in box.board_lines if road[k] >= 0],
        "wild_roads": [
            {"line": components.lines[p.wilds[k]], "seat": p.wilds[k + 1]} for k in range(0, len(p.wilds), PAIR)
        ],
        "line_owners": [None if road[k] < 0 else road[k] for k in box.board_lines],
        "wild_owners": [wild.get(k) for k in [*box.board_lines, *box.candidates]],
        "sectors": [_sector(p, place, bit, components) for place in range(p.players)],
        "hand": [] if seat < 0 else sorted(kinds[box.card_kind[card]] for card in p.zones[HAND + seat]),
        "deck": len(p.zones[DECK]),
        "discard": sorted(kinds[box.card_kind[card]] for card in p.zones[DISCARD]),
        "removed": sorted(kinds[box.card_kind[card]] for card in p.zones[BOX] if card < box.first_token),
        "spare_tokens": len(p.zones[SPARE]),
        "markers": _markers(p),
        "prices": [] if seat < 0 or p.over else offers.prices(p, seat, components),
        "turn": turn(p),
        "over": bool(p.over),
    }


def _seat(p: IncaPosition, k: int, road: list[int], components: Components) -> SeatView:
    types = len(p.box.resistance)
    return {
        "colour": components.colours[p.colour[k]],
        "points": p.score[k],
        "labour": p.labour[k],
        "income": scoring.labour_income(p, k),
        "network": scoring.network_points(p, k),
        "terraces": p.terraces[k],
        "tokens": {components.tokens[t]: p.won[k * types + t] for t in range(types)},
        "roads": road.count(k) + p.wilds[1::2].count(k),
        "cards": len(p.zones[HAND + k]),
    }


def _region(p: IncaPosition, region: int, components: Components) -> RegionView:
    """A face-down token is there, but not what it is (INC-139)."""
    token = p.token_on(region)
    shown = components.tokens[token] if 0 <= token < FACE_DOWN else None
    return {"region": components.regions[region], "conquered": token < 0, "token": shown}


def _point(p: IncaPosition, k: int, components: Components) -> PointView:
    stands = p.stands(k)
    return {
        "point": components.points[k],
        "city": bool(stands & CITY),
        "garrison": bool(stands & GARRISON),
        "temple": bool(stands & TEMPLE),
        "connected": [seat for seat in range(p.players) if p.reaches(seat, k)],
    }


def _sector(p: IncaPosition, place: int, bit: int, components: Components) -> SectorView:
    """Cards in a sector; a face-down one is named to its owner only (INC-138)."""
    box = p.box
    seats = [p.seat_of[colour] for colour in box.colours if place in box.touching[colour]]
    cards: list[SectorCard] = []
    for card in p.zones[HAND + p.players + place]:
        known = bool(p.seen[card] >> bit & 1)
        up = bool(p.seen[card] >> SPECTATOR & 1)
        by = None if up else next((k for k in range(p.players) if p.seen[card] >> k & 1), None)
        cards.append({"card": components.kinds[box.card_kind[card]] if known else None, "face_up": up, "by": by})
    return {
        "sector": components.sectors[box.sectors[place]],
        "seats": seats,
        "cards": cards,
        "known": [card["card"] for card in cards if card["card"]],
        "face_down": sum(not card["face_up"] for card in cards),
    }


def _markers(p: IncaPosition) -> list[Marker]:
    """Invasion markers of the Late Empire, one for each People phase; empty without the variant."""
    found: list[Marker] = []
    for k in range(len(p.zones[MARKERS])):
        if k >= p.turned:
            found.append("hidden")
        else:
            found.append("arrival" if p.zones[MARKERS][k] == p.box.arrival else "ordinary")
    return found


def turn(p: IncaPosition) -> TurnView:
    """What is asked, of whom, and what is left of the turn; open to all."""
    found: TurnView = {"asked": None, "seat": None}
    if p.over or not p.stack or p.stack[KIND] == COURSE:
        return found
    kind = p.stack[KIND]
    found["asked"] = p.decisions[kind].name
    found["seat"] = p.actor if p.actor >= 0 else None
    if kind == TURN:
        found["roads_open"] = roads_refusal(p) == 0
        found["improvement_open"] = main_refusal(p) == 0
        found["improvement_goes_on"] = improvement_refusal(p) == 0
        found["state"] = p.stack[TURN_STATE]
        found["roads_left"] = p.stack[TURN_ROADS_LEFT]
        found["wild_left"] = p.stack[TURN_WILD_LEFT]
        found["conquests_left"] = p.stack[TURN_CONQUESTS_LEFT]
        found["garrisons_left"] = p.stack[TURN_GARRISONS_LEFT]
        found["terraces_left"] = p.stack[TURN_TERRACES_LEFT]
    elif kind == EXTRA_ROADS:
        found["roads_left"] = p.stack[EXTRA_ROADS_LEFT]
        found["wild_left"] = p.stack[TURN_WILD_LEFT - WIDTH]
    elif kind == PLACE:
        found["placed"] = p.stack[PLACE_PLACED]
    return found
