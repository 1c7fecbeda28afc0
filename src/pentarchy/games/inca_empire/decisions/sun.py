"""Sun phase: face-down cards into sectors, one after the other (INC-54 to INC-57), then all are turned up."""

from __future__ import annotations

from mypy_extensions import i64

from pentarchy.games.inca_empire.numbers import (
    CARD_NOT_IN_HAND,
    E_DESTROYED,
    E_DREW,
    E_PLACED,
    E_RESHUFFLED,
    E_REVEALED,
    E_SUPPORT,
    OTHER_QUESTION,
    PLACE_PLACED,
    PLACE_TAKEN,
    SECTOR_OF_OTHER_SIDE,
    SECTOR_TAKEN,
)
from pentarchy.games.inca_empire.position import (
    DECK,
    DISCARD,
    HAND,
    M_REVOLT,
    M_SUPPORT,
    MODS,
    PAIR,
    PRIME,
    IncaPosition,
    tell,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL, Decision


class Place(Decision[IncaPosition]):
    """One card for each player, in turn order (INC-54)."""

    def run(self, p: IncaPosition) -> None:
        placed = p.stack[PLACE_PLACED]
        if placed < p.players:
            p.ask(p.order[placed])
        else:
            p.pop()
            reveal(p)

    def legal(self, p: IncaPosition, seat: int) -> list[int]:
        """The kinds in hand in the order of the table, each on every sector that is still free."""
        box = p.box
        kinds: list[int] = []
        for card in p.zones[HAND + seat]:
            kind = box.card_kind[card]
            if kind not in kinds:
                kinds.append(kind)
        kinds.sort()
        taken = p.stack[PLACE_TAKEN]
        if len(kinds) == 1:
            return box.place_actions[(kinds[0] << p.players) + taken]
        options: list[int] = []
        for kind in kinds:
            options += box.place_actions[(kind << p.players) + taken]
        return options

    def refuse(self, p: IncaPosition, seat: int, action: int) -> int:
        box = p.box
        pair = action - box.place_0
        if pair < 0 or action >= box.road_0:
            return OTHER_QUESTION
        place = box.slot[pair % box.sector_tokens]
        if place < 0:
            return SECTOR_OF_OTHER_SIDE
        if p.stack[PLACE_TAKEN] >> place & 1:
            return SECTOR_TAKEN
        return 0 if card_in_hand(p, seat, pair // box.sector_tokens) >= 0 else CARD_NOT_IN_HAND

    def apply(self, p: IncaPosition, seat: int, action: int) -> None:
        box = p.box
        pair = action - box.place_0
        kind = pair // box.sector_tokens
        sector = pair % box.sector_tokens
        place = box.slot[sector]
        p.move(card_in_hand(p, seat, kind), HAND + p.players + place, only(seat))
        p.stack[PLACE_PLACED] += 1
        p.stack[PLACE_TAKEN] |= 1 << place
        if p.sink is not None:
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
    if not p.zones[DECK]:
        while p.zones[DISCARD]:
            p.move(p.zones[DISCARD][-1], DECK, 0)
        p.shuffle_zone(DECK)
        tell(p, (E_RESHUFFLED, ALL))
    card = p.draw(DECK, HAND + seat, only(seat))
    if p.sink is not None:
        tell(p, (E_DREW, only(seat), seat, p.box.card_kind[card]))


def reveal(p: IncaPosition) -> None:
    """Turn all cards up (INC-58); then Popular Support and Peasant Revolt act (INC-62, INC-R10)."""
    mods = p.mods[:]
    for place in range(p.players):
        card = p.zones[HAND + p.players + place][-1]
        p.show(card, ALL)
        _add_card(p, mods, place, card)
        if p.sink is not None:
            tell(p, (E_REVEALED, ALL, p.box.card_kind[card], p.box.sectors[place]))
    p.mods = mods
    popular_support(p)
    peasant_revolt(p)


def add_up(p: IncaPosition) -> None:
    """What the cards in the two sectors on each stripe change together (INC-59 to INC-61)."""
    mods = [0] * (p.players * MODS)
    for place in range(p.players):
        for card in p.zones[HAND + p.players + place]:
            _add_card(p, mods, place, card)
    p.mods = mods


def _add_card(p: IncaPosition, mods: list[int], place: int, card: int) -> None:
    """A card acts on the two seats beside its sector (INC-59)."""
    box = p.box
    changes = box.mods[box.card_kind[card]]
    for colour in box.beside[place]:
        first = p.seat_of[colour] * MODS
        for k in range(0, len(changes), PAIR):
            mods[first + changes[k]] += changes[k + 1]


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
    doomed = _doomed_roads(p, seat)
    for line in doomed:
        p.destroy_road(seat, line)
        tell(p, (E_DESTROYED, ALL, seat, line))
    wild = False
    wilds = p.wilds
    for k in range(0, len(wilds), PAIR):
        if wilds[k + 1] == seat and in_revolt(p, wilds[k]):
            wild = True
            tell(p, (E_DESTROYED, ALL, seat, wilds[k]))
    if wild:
        left: list[int] = []
        for k in range(0, len(wilds), PAIR):
            if wilds[k + 1] != seat or not in_revolt(p, wilds[k]):
                left += wilds[k : k + PAIR]
        p.keep_wilds(left)
    if wild or doomed:
        p.recount(seat)


def _doomed_roads(p: IncaPosition, seat: int) -> list[int]:
    """Lines with an ordinary road of the seat in an unconquered region, in rising order."""
    box = p.box
    found: list[int] = []
    for word in range(box.line_words):
        lines: i64 = p.own[seat * box.words + word] & p.lawless[word] & ~p.free[word]
        while lines:
            low = lines & -lines
            lines ^= low
            line = box.word_links[word][low % PRIME]
            if p.wild_owner(line) != seat:  # the other's road beside it is the ordinary one
                found.append(line)
    return found


def in_revolt(p: IncaPosition, link: int) -> bool:
    """Does a wild road there lie in an unconquered region? A border road lies in its own region alone (INC-R31)."""
    if p.box.spare_border_roads and p.box.on_border[link]:
        return False
    return p.unconquered >> p.box.link_region[link] & 1 != 0
