"""What a seat's improvements cost and bring now, with the Sun cards that act on it, and where they can be made."""

from __future__ import annotations

from pentarchy.games.inca_empire import scoring
from pentarchy.games.inca_empire.components import Components
from pentarchy.games.inca_empire.decisions.people import (
    expansion_refusal,
    garrisons_refusal,
    main_refusal,
    pilgrimage_refusal,
    refuse_additional,
    refuse_terrace,
)
from pentarchy.games.inca_empire.names import REFUSALS
from pentarchy.games.inca_empire.numbers import ECLIPSE, NO_PILGRIMAGE_TEMPLE, TOO_EXPENSIVE, TURN, TURN_STATE
from pentarchy.games.inca_empire.position import (
    HAND,
    M_CONQUESTS,
    M_ECLIPSE,
    M_OUTPOST,
    M_PILGRIMAGES,
    PILGRIMAGE,
    ROADS,
    IncaPosition,
)
from pentarchy.games.inca_empire.views import Offer, Price
from pentarchy.kernel.cards import SPECTATOR
from pentarchy.kernel.position import KIND

NOWHERE = "nowhere"
"""There is no place where it could be done: not a refusal of one place, but of all."""


def prices(p: IncaPosition, seat: int, components: Components) -> list[Price]:
    """In the order of the price list; what a card allows is there while the card lies at the seat's stripe."""
    places = _places(p, seat, components) if _asked(p, seat) else None
    box = p.box
    temples = [box.temple_vp[k] for k in box.sites]
    found = [
        _price(p, places, "city", [scoring.city_price(p, seat)], [scoring.city_points(p, seat)], box.city_sapa),
        _price(
            p, places, "garrison", [scoring.garrison_price(p, seat)], [scoring.garrison_points(p, seat)],
            box.garrison_sapa,
        ),
        _price(p, places, "temple", [box.temple_cost], [min(temples), max(temples)], box.temple_sapa),
        _conquest(p, seat, places, "conquer", 0),
        _price(p, places, "terrace", [box.terrace_cost], [box.terrace_vp], box.terrace_sapa),
        _price(p, places, "additional", [box.extra_road_cost], [0], 0),
    ]  # fmt: skip
    found[0]["plain_labour"], found[0]["plain_points"] = box.city_cost, box.city_vp
    found[1]["plain_labour"], found[1]["plain_points"] = box.garrison_cost, box.garrison_vp
    if p.mod(seat, M_CONQUESTS):
        found.append(_conquest(p, seat, places, "expand", box.surcharge))
    if p.mod(seat, M_OUTPOST):
        row = _price(
            p, places, "upgrade", [scoring.outpost_price(p, seat)], [scoring.outpost_points(p, seat)], box.city_sapa
        )
        row["plain_labour"], row["plain_points"] = box.outpost_cost, box.outpost_vp
        found.append(row)
    if p.mod(seat, M_PILGRIMAGES):
        points = sorted({box.pilgrimage_vp[kind] for kind in box.pilgrimages if _lies(p, seat, kind)})
        found.append(_price(p, places, "pilgrimage", [0], points, 0))
    for row in found:
        row["why"] = None if places is None or row["open"] else _why(p, seat, row)
    return found


def _asked(p: IncaPosition, seat: int) -> bool:
    return bool(p.stack) and p.stack[KIND] == TURN and p.actor == seat


def _lies(p: IncaPosition, seat: int, kind: int) -> bool:
    """Does a card of this kind lie face up at the seat's stripe (INC-59)? One face down is a secret (INC-138)."""
    for place in p.box.touching[p.colour[seat]]:
        for card in p.zones[HAND + p.players + place]:
            if p.box.card_kind[card] == kind and p.seen[card] >> SPECTATOR & 1:
                return True
    return False


def _places(p: IncaPosition, seat: int, components: Components) -> dict[str, list[str]]:
    """The legal actions of a turn by their verb: where they are made."""
    found: dict[str, list[str]] = {}
    for action in p.legal(seat):
        word = components.codec.text(action).split(" ")
        found.setdefault(word[0], []).extend(word[1:])
    return found


def _price(
    p: IncaPosition, places: dict[str, list[str]] | None, what: Offer, labour: list[int], points: list[int], sapa: int
) -> Price:
    return {
        "what": what,
        "labour": [min(labour), max(labour)],
        "points": [min(points), max(points)],
        "plain_labour": min(labour),
        "plain_points": min(points),
        "scoring": sapa,
        "places": [] if places is None else places.get(what, []),
        "open": places is not None and what in places,
        "why": None,
    }


def _conquest(p: IncaPosition, seat: int, places: dict[str, list[str]] | None, what: Offer, more: int) -> Price:
    """From the cheapest to the dearest of the tokens that the seat's network reaches, or of all there are."""
    box = p.box
    near = p.near[seat] & p.unconquered
    kinds = [p.token_type(region) for region in range(box.regions) if near >> region & 1]
    kinds = kinds or list(range(len(box.resistance)))
    labour = [scoring.conquest_price(p, seat, kind, more) for kind in kinds]
    row = _price(p, places, what, labour, [box.token_vp[kind] for kind in kinds], 0)
    row["plain_labour"] = min(box.resistance[kind] for kind in kinds) + more
    return row


def _why(p: IncaPosition, seat: int, row: Price) -> str:
    what = row["what"]
    if what == "terrace":
        refused = refuse_terrace(p, seat)
    elif what == "additional":
        refused = refuse_additional(p, seat)
    elif what == "pilgrimage":
        refused = pilgrimage_refusal(p) or NO_PILGRIMAGE_TEMPLE
    elif what == "expand":
        refused = expansion_refusal(p)
    else:
        refused = garrisons_refusal(p) if what == "garrison" else main_refusal(p)
    if refused == 0 and what == "temple" and p.mod(seat, M_ECLIPSE) and p.stack[TURN_STATE] & (ROADS | PILGRIMAGE):
        refused = ECLIPSE
    if refused == 0 and p.labour[seat] < row["labour"][0]:
        refused = TOO_EXPENSIVE
    return REFUSALS[refused - 1].name if refused else NOWHERE
