"""Set-up of the common area and of every player's area (IMP-34 to IMP-62)."""

from __future__ import annotations

from pentarchy.games.imperium.box import (
    BARBARIAN,
    EMPIRE,
    NEEDS_UNREST,
    PROGRESS,
    S_CIVILISED,
    S_FAME,
    S_REGION,
    S_TRIBUTARY,
    S_UNCIVILISED,
    S_UNREST,
    TOKENS,
)
from pentarchy.games.imperium.position import (
    AREA,
    BOX,
    CIVILISED_DECK,
    COMMON,
    DECK,
    DEVELOPMENT,
    FAME,
    HAND,
    MAIN,
    MARKET,
    NATION,
    POWER,
    REGION_DECK,
    SLOTS,
    UNCIVILISED_DECK,
    UNDER,
    UNREST,
    ImperiumPosition,
    deck_above,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL


def deal(p: ImperiumPosition) -> None:
    """Lay everything out once nations and sides are chosen."""
    p.own_slots()
    p.own_under()
    p.own_slot_tokens()
    _lay_common(p)
    for seat in range(p.players):
        _lay_area(p, seat)
    _lay_rest(p)
    _fill_market(p)
    for seat in range(p.players):
        for _ in range(p.box.hand):
            p.draw(COMMON + seat * AREA + DECK, COMMON + seat * AREA + HAND, only(seat))


def _lay(p: ImperiumPosition, zone: int, cards: list[int], seen: int, label: bool) -> None:
    p.lay_out(zone, cards)
    if seen:
        for card in cards:
            p.seen[card] = seen
    if label:
        p.relabel(cards)


def _lay_area(p: ImperiumPosition, seat: int) -> None:
    """IMP-35 to IMP-46."""
    box = p.box
    nation = box.nations[p.nation[seat]]
    first = COMMON + seat * AREA
    _lay(p, first + POWER, [nation.power], ALL, False)
    _lay(p, first + POWER, nation.permanents, ALL, False)
    if p.side[seat]:
        p.turn_over(nation.power)
    if nation.accession >= 0:
        _lay(p, first + NATION, [nation.accession], ALL, False)
    cards = nation.nation_deck[:]
    p.shuffle(cards)
    _lay(p, first + NATION, cards, 0, True)
    _lay(p, first + DEVELOPMENT, sorted(nation.development), ALL, False)
    cards = nation.draw_deck[:]
    p.shuffle(cards)
    _lay(p, first + DECK, cards, 0, True)
    p.state = p.state[:]
    p.state[seat] = EMPIRE if nation.starts_empire else BARBARIAN
    for res in range(TOKENS):
        p.pool[seat * TOKENS + res] = box.start_pool[res]
    p.actions[seat] = nation.actions
    p.exhausts[seat] = nation.exhausts


def used_common(p: ImperiumPosition) -> list[int]:
    """The common cards of the chosen box for this number of players, clashing tributaries replaced (IMP-49, IMP-61)."""
    box = p.box
    own = box.common[1 if box.use_legends else 0]
    other = box.common[0 if box.use_legends else 1]
    used: list[int] = []
    clashing = 0
    for card in own:
        if box.min_players[card] <= p.players:
            if box.clash[card] >= 0 and box.clash[card] in p.nation:
                clashing += 1
            else:
                used.append(card)
    spare: list[int] = []
    for card in other:
        if box.suits[card] & S_TRIBUTARY and box.min_players[card] <= p.players and box.clash[card] not in p.nation:
            spare.append(card)
    p.shuffle(spare)
    return used + spare[:clashing]


def _lay_common(p: ImperiumPosition) -> None:
    """IMP-48 to IMP-54."""
    box = p.box
    used = used_common(p)
    unrest = [card for card in used if box.suits[card] & S_UNREST]
    for seat in range(p.players):
        unrest += box.nations[p.nation[seat]].supply[p.players]
    _lay(p, UNREST, unrest, ALL, False)
    _lay(p, FAME, [box.king[1 if box.use_legends else 0]], ALL, False)
    fame = [card for card in used if box.suits[card] & S_FAME]
    p.shuffle(fame)
    removed = box.fame_removed[p.players]
    _lay(p, BOX, fame[:removed], 0, False)
    _lay(p, FAME, fame[removed:], 0, False)
    p.relabel(fame)
    rest = [card for card in used if box.suits[card] & S_TRIBUTARY]
    p.relabel(rest)
    size = box.small_deck[p.players]
    for suit, deck in ((S_REGION, REGION_DECK), (S_UNCIVILISED, UNCIVILISED_DECK), (S_CIVILISED, CIVILISED_DECK)):
        cards = [card for card in used if box.small[card] == suit]
        p.shuffle(cards)
        p.relabel(cards)
        _lay(p, deck, cards[:size], 0, False)
        rest += cards[size:]
    p.shuffle(rest)
    _lay(p, MAIN, rest, 0, False)


def _lay_rest(p: ImperiumPosition) -> None:
    """Everything that is not used stays in the box, open to all."""
    p.own_ledger()
    where = p.where
    seen = p.seen
    rest: list[int] = []
    for card in range(p.box.cards):
        if where[card] < 0:
            where[card] = BOX
            seen[card] = ALL
            rest.append(card)
    p.zones[BOX] = p.zones[BOX] + rest


def _fill_market(p: ImperiumPosition) -> None:
    """IMP-55 to IMP-57."""
    suits = p.box.suits
    for slot in range(SLOTS):
        card = p.zones[deck_above(slot)][-1]
        p.move(card, MARKET, ALL)
        p.slots[slot] = card
        if suits[card] & NEEDS_UNREST:
            unrest = p.zones[UNREST][-1]
            p.move(unrest, UNDER, ALL)
            p.under[slot] = unrest
        if suits[card] & S_CIVILISED and not suits[card] & S_UNCIVILISED:
            p.slot_tokens[slot * TOKENS + PROGRESS] += 1
