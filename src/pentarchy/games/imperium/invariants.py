"""What must hold in every position: cards, hosts, tokens and the market are all accounted for."""

from __future__ import annotations

from pentarchy.games.imperium.box import NEEDS_UNREST, S_UNREST, TOKENS
from pentarchy.games.imperium.position import (
    AREA,
    COMMON,
    DISCARD,
    EXILE,
    FAME,
    GARRISON,
    HAND,
    MARKET,
    PLAY,
    SLOTS,
    UNDER,
    UNREST,
    ImperiumPosition,
)
from pentarchy.kernel.position import ALL


def check(p: ImperiumPosition) -> list[str]:
    if not p.zones[FAME]:
        return []  # nations are still being chosen
    return _cards(p) + _market(p) + _areas(p)


def _cards(p: ImperiumPosition) -> list[str]:
    wrong = []
    if sorted(card for zone in p.zones for card in zone) != list(range(len(p.where))):
        wrong.append("a card is missing or lies in two places")
    if any(p.where[card] != zone for zone, cards in enumerate(p.zones) for card in cards):
        wrong.append("a card's zone is not where it lies")
    face_up = [MARKET, UNDER, UNREST, EXILE]
    for seat in range(p.players):
        face_up += [COMMON + seat * AREA + zone for zone in (DISCARD, PLAY, GARRISON)]
        if any(not p.seen[card] >> seat & 1 for card in p.area(seat, HAND)):
            wrong.append(f"seat {seat} does not know its own hand")
    if any(p.seen[card] != ALL for zone in face_up for card in p.zones[zone]):
        wrong.append("a face-up card is not known to all")
    suits = p.box.suits
    if any(not suits[card] & S_UNREST for zone in (UNREST, UNDER) for card in p.zones[zone]):
        wrong.append("a card that is no unrest lies in the unrest pile")
    if not p.over and not p.fallen and not p.zones[UNREST]:
        wrong.append("the unrest pile is empty and the game goes on")
    return wrong


def _market(p: ImperiumPosition) -> list[str]:
    wrong = []
    if sorted(card for card in p.slots if card >= 0) != sorted(p.zones[MARKET]):
        wrong.append("the market slots do not hold the market cards")
    if sorted(card for card in p.under if card >= 0) != sorted(p.zones[UNDER]):
        wrong.append("the unrest under the market is not accounted for")
    for slot in range(SLOTS):
        tokens: list[int] = p.slot_tokens[slot * TOKENS : slot * TOKENS + TOKENS]
        needs = p.slots[slot] >= 0 and p.box.suits[p.slots[slot]] & NEEDS_UNREST != 0
        if not p.fallen and needs != (p.under[slot] >= 0):
            wrong.append(f"slot {slot} has unrest without need or none where it is needed")
        if p.slots[slot] < 0 and max(tokens) > 0:
            wrong.append(f"tokens lie on the empty slot {slot}")
    return wrong


def _areas(p: ImperiumPosition) -> list[str]:
    wrong = []
    if min(p.pool) < 0 or min(p.actions) < 0 or min(p.exhausts) < 0 or min(p.slot_tokens) < 0:
        wrong.append("a number of tokens is negative")
    hosts = {p.host[k]: p.host[k + 1] for k in range(0, len(p.host), 2)}
    garrisons = [card for seat in range(p.players) for card in p.area(seat, GARRISON)]
    if sorted(hosts) != sorted(garrisons):
        wrong.append("a garrisoned card has no host")
    for card, host in hosts.items():
        if p.place(host) != PLAY or p.owner(host) != p.owner(card):
            wrong.append("the host of a garrisoned card is not in play")
    for card in p.spent:
        if p.owner(card) < 0 or (p.place(card) != PLAY and card not in p.permanents(p.owner(card))):
            wrong.append("an exhaust token lies on a card that is not in play")
    for seat in range(p.players):
        if p.talents[seat] not in (-1, p.find_talents(seat)):
            wrong.append(f"what acts in play for seat {seat} is out of date")
        whole = p.box.nations[p.nation[seat]].exhausts
        out = len([card for card in p.spent if p.owner(card) == seat])
        if p.exhausts[seat] + out + p.spent_nation[seat] + p.spent_development[seat] > whole:
            wrong.append(f"seat {seat} has too many exhaust tokens")
    return wrong
