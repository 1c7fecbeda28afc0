"""Sun phase: face-down cards into sectors, one after the other (INC-54 to INC-57), then all are turned up."""

from __future__ import annotations

from pentarchy.games.inca_empire.decisions.frames import (
    CARD_NOT_IN_HAND,
    E_DESTROYED,
    E_DREW,
    E_PLACED,
    E_RESHUFFLED,
    E_REVEALED,
    E_SUPPORT,
    OTHER_QUESTION,
    SECTOR_OF_OTHER_SIDE,
    SECTOR_TAKEN,
    tell,
)
from pentarchy.games.inca_empire.position import (
    DECK,
    DISCARD,
    HAND,
    M_REVOLT,
    M_SUPPORT,
    MODS,
    IncaPosition,
    list_bits,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL, R1, R2, Decision


class Place(Decision[IncaPosition]):
    """R1: how many have placed; R2: places of the sectors that have their card of this phase, as bits."""

    def run(self, p: IncaPosition) -> None:
        placed = p.stack[R1]
        if placed < p.players:
            p.ask(p.order[placed])
        else:
            p.pop()
            reveal(p)

    def legal(self, p: IncaPosition, seat: int) -> list[int]:
        box = p.box
        kinds: list[int] = []
        for card in p.zones[HAND + seat]:
            if box.card_kind[card] not in kinds:
                kinds.append(box.card_kind[card])
        kinds.sort()
        taken = p.stack[R2]
        options: list[int] = []
        for kind in kinds:
            for place in range(p.players):
                if not taken >> place & 1:
                    options.append(box.place_0 + kind * box.sector_tokens + box.sectors[place])
        return options

    def refuse(self, p: IncaPosition, seat: int, action: int) -> int:
        box = p.box
        pair = action - box.place_0
        if pair < 0 or action >= box.road_0:
            return OTHER_QUESTION
        place = box.slot[pair % box.sector_tokens]
        if place < 0:
            return SECTOR_OF_OTHER_SIDE
        if p.stack[R2] >> place & 1:
            return SECTOR_TAKEN
        return 0 if card_in_hand(p, seat, pair // box.sector_tokens) >= 0 else CARD_NOT_IN_HAND

    def apply(self, p: IncaPosition, seat: int, action: int) -> None:
        box = p.box
        pair = action - box.place_0
        kind = pair // box.sector_tokens
        sector = pair % box.sector_tokens
        place = box.slot[sector]
        p.move(card_in_hand(p, seat, kind), HAND + p.players + place, only(seat))
        p.stack[R1] += 1
        p.stack[R2] |= 1 << place
        tell(p, (E_PLACED, only(seat), seat, kind, sector))
        draw(p, seat)


def card_in_hand(p: IncaPosition, seat: int, kind: int) -> int:
    """A card of this kind in the seat's hand, or -1."""
    for card in p.zones[HAND + seat]:
        if p.box.card_kind[card] == kind:
            return card
    return -1


def draw(p: IncaPosition, seat: int) -> None:
    """Draw one card (INC-56); an empty pile is made anew from the discards (INC-57)."""
    deck = p.zones[DECK]
    if not deck:
        while p.zones[DISCARD]:
            p.move(p.zones[DISCARD][-1], DECK, 0)
        p.shuffle_zone(DECK)
        tell(p, (E_RESHUFFLED, ALL))
    card = deck[-1]
    p.move(card, HAND + seat, only(seat))
    tell(p, (E_DREW, only(seat), seat, p.box.card_kind[card]))


def reveal(p: IncaPosition) -> None:
    """Turn all cards up (INC-58); then Popular Support and Peasant Revolt act (INC-62, INC-R10)."""
    for place in range(p.players):
        card = p.zones[HAND + p.players + place][-1]
        p.show(card, ALL)
        tell(p, (E_REVEALED, ALL, p.box.card_kind[card], p.box.sectors[place]))
    add_up(p)
    popular_support(p)
    peasant_revolt(p)


def add_up(p: IncaPosition) -> None:
    """What the cards in the two sectors on each stripe change together (INC-59 to INC-61)."""
    box = p.box
    mods = [0] * (p.players * MODS)
    for seat in range(p.players):
        first = seat * MODS
        for place in box.touching[p.colour[seat]]:
            for card in p.zones[HAND + p.players + place]:
                changes = box.mods[box.card_kind[card]]
                for k in range(0, len(changes), 2):
                    mods[first + changes[k]] += changes[k + 1]
    p.mods = mods


def popular_support(p: IncaPosition) -> None:
    """Labour for own tokens of low resistance, for each card (INC-121)."""
    box = p.box
    types = len(box.resistance)
    for seat in range(p.players):
        amount = p.mod(seat, M_SUPPORT)
        if amount:
            tokens = 0
            for kind in range(types):
                if box.resistance[kind] == box.support_resistance:
                    tokens += p.won[seat * types + kind]
            p.labour[seat] += amount * tokens
            tell(p, (E_SUPPORT, ALL, seat, amount * tokens))


def peasant_revolt(p: IncaPosition) -> None:
    """Roads in unconquered regions are destroyed (INC-102); what they held together may fall apart (INC-132)."""
    for seat in range(p.players):
        if p.mod(seat, M_REVOLT):
            destroy_roads(p, seat)


def destroy_roads(p: IncaPosition, seat: int) -> None:
    lines: list[int] = []
    list_bits(p.own[seat], 0, lines)
    destroyed = False
    for line in lines:
        if in_revolt(p, line):
            p.destroy_road(line)
            destroyed = True
            tell(p, (E_DESTROYED, ALL, seat, line))
    left: list[int] = []
    for k in range(0, len(p.wilds), 2):
        if p.wilds[k + 1] == seat and in_revolt(p, p.wilds[k]):
            destroyed = True
            tell(p, (E_DESTROYED, ALL, seat, p.wilds[k]))
        else:
            left += p.wilds[k : k + 2]
    if destroyed:
        p.keep_wilds(left)
        p.recount(seat)


def in_revolt(p: IncaPosition, link: int) -> bool:
    """Does a road there lie in an unconquered region? A border road lies in its own region alone (INC-R31)."""
    if p.box.spare_border_roads and p.box.on_border[link]:
        return False
    return p.token[p.box.link_region[link]] >= 0
