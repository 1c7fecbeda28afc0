"""What is hidden from whom: `view` is built from nothing, `redeal` deals everything else anew."""

from __future__ import annotations

from typing import Any, Final

from pentarchy.kernel.position import ACTOR, KIND, LANES, WIDTH
from proving_ground.components import RESOURCES, Components
from proving_ground.numbers import DISCARDING, DISCARDING_LEFT, DISCARDING_PICKED, SHOW
from proving_ground.position import COIN, DECK, DISCARD, FIRST_HAND, GRAIN, ProvingPosition

TRIES: Final = 60


def redeal(p: ProvingPosition, seat: int, seed: int) -> ProvingPosition:
    """A position that this seat cannot tell from this one."""
    q = p.clone()
    q.forget_others(seat, seed)
    zones = [DECK]
    for other in range(q.players):
        zones.append(FIRST_HAND + other)
    deal_anew(q, zones, seat)
    if q.actor >= 0 and q.actor != seat and q.stack[KIND] == SHOW:
        # Who has said yes has a card to show, and everybody knows it: other worlds are not possible ones.
        for _ in range(TRIES):
            if can_show(q):
                return q
            deal_anew(q, zones, seat)
        if not can_show(q):
            # Too rare to be found by trying: leave that hand as it is.
            q = p.clone()
            q.forget_others(seat, seed)
            zones.remove(FIRST_HAND + q.actor)
            deal_anew(q, zones, seat)
    return q


def deal_anew(p: ProvingPosition, zones: list[int], seat: int) -> None:
    picked = picked_places(p, seat)
    p.redeal_among(zones, seat)
    pick_places(p, picked)
    p.sort_zones(zones)


def can_show(p: ProvingPosition) -> bool:
    return len(p.decisions[SHOW].legal(p, p.actor)) > 0


def picked_places(p: ProvingPosition, seat: int) -> list[int]:
    """Another seat's secret picks as places in its hand: the cards there are dealt anew, the places stay."""
    places: list[int] = []
    for base in range(0, len(p.stack), WIDTH):
        owner = p.stack[base + WIDTH + ACTOR]
        if p.stack[base + WIDTH + KIND] == DISCARDING and owner != seat:
            hand = p.hand(owner)
            for i in range(len(hand)):
                if p.stack[base + WIDTH + DISCARDING_PICKED] >> hand[i] & 1:
                    places += (base, i)
    return places


def pick_places(p: ProvingPosition, places: list[int]) -> None:
    for k in range(0, len(places), 2):
        p.stack[places[k] + WIDTH + DISCARDING_PICKED] = 0
    for k in range(0, len(places), 2):
        base = places[k]
        p.stack[base + WIDTH + DISCARDING_PICKED] |= 1 << p.hand(p.stack[base + WIDTH + ACTOR])[places[k + 1]]


def view(p: ProvingPosition, seat: int, box: Components) -> dict[str, Any]:
    """All that this seat (a spectator: -1) may know, as plain data."""
    names = box.ids
    seats = [
        {
            "coin": p.has(other, COIN),
            "grain": p.has(other, GRAIN),
            "points": p.points_of(other),
            "hand": len(p.hand(other)),
            "known": [names[card] for card in p.hand(other) if p.knows(seat, card)],
            "table": [names[card] for card in p.table(other)],
        }
        for other in range(p.players)
    ]
    return {
        "game": "proving_ground",
        "players": p.players,
        "seat": None if seat < 0 else seat,
        "round": p.round,
        "rounds": box.facts.rounds,
        "doom": p.doom,
        "bank": {name: p.has(p.players, k) for k, name in enumerate(RESOURCES)},
        "seats": seats,
        "deck": [names[card] if p.knows(seat, card) else None for card in p.zones[DECK]],
        "discard": [names[card] for card in p.zones[DISCARD]],
        "asked": asked(p, seat, box),
        "over": p.over,
    }


def asked(p: ProvingPosition, seat: int, box: Components) -> dict[str, Any] | None:
    """The question that is put: everybody sees to whom, only the one asked sees private parts of it."""
    if p.over:
        return None
    kind = p.stack[KIND]
    question: dict[str, Any] = {"question": p.decisions[kind].name}
    if p.actor == LANES:
        # Who has answered is not said: other lanes are dealt anew.
        question["seats"] = [other for other in range(p.players) if p.lane_seats >> other & 1]
        if seat >= 0 and p.lane_seats >> seat & 1:
            question["mine"] = [box.codec.text(action) for action in p.lanes[seat]]
        return question
    question["seats"] = [p.actor]
    if kind == DISCARDING:
        question["left"] = p.stack[DISCARDING_LEFT]
        if seat == p.actor:
            question["mine"] = [box.ids[card] for card in p.hand(seat) if p.stack[DISCARDING_PICKED] >> card & 1]
    return question
