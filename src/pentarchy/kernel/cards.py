"""Zones of cards, and who knows which card lies where.

Every card movement goes through `move`: it is the one place where knowledge is stated. `seen[card]` holds
the seats (as bits) that know that this card lies where it lies now; a card in an ordered zone is known with
its place. Spectators know what everybody knows (bit SPECTATOR).

A copy of a position lends: it holds the same zones and ledger (where, seen) as its origin until one of the two
writes. The methods here own what they write. Who writes into a zone otherwise calls `own_zone` before, who writes
into the ledger `own_ledger`; a zone that was never copied costs nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pentarchy.kernel.position import ALL, EVERYTHING, Position
from pentarchy.kernel.vectors import vec

SPECTATOR: Final = 15
"""The bit of those who have no seat."""

LEDGER: Final = 1
"""The bit of `where` and `seen` in `lent`; those of the game's own lists follow."""

# What a zone does with its cards, as bits of `manner`.
LOOSE: Final = 1
"""A card can be taken out of it unnoticed (a hand), unlike out of piles and face-up places."""
SORTED: Final = 2
"""The order of its cards means nothing: they are kept sorted, so that equal sets are equal positions."""
ACTIVE: Final = 4
"""The game wants to hear of cards that come and leave (`moved`)."""


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def insert_sorted(cards: list[int], card: int) -> None:
    """Put a card into its place of a sorted list."""
    k = len(cards)
    while k > 0 and cards[k - 1] > card:
        k -= 1
    cards.insert(k, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPosition(Position):
    """A position with cards in zones. Games number their zones themselves."""

    __slots__ = ("manner", "seen", "where", "zones")

    zones: list[list[int]]
    """Cards of each zone in order; the last one is the top."""
    where: vec[i64]
    """Zone of each card."""
    seen: vec[i64]
    """Who knows that the card lies there."""
    manner: list[int]
    """LOOSE, SORTED and ACTIVE bits of each zone. Shared."""

    def __init__(self) -> None:
        super().__init__()
        self.zones = []
        self.where = vec[i64]([])
        self.seen = vec[i64]([])
        self.manner = []

    # -- lent lists ------------------------------------------------------------------------------------------

    def lend_cards(self, to: CardPosition) -> None:
        """The cards' part of `clone`: both positions hold the same lists until one of them writes."""
        to.zones = self.zones[:]
        to.where = self.where
        to.seen = self.seen
        to.manner = self.manner
        self.lent = EVERYTHING
        self.lent_zones = EVERYTHING
        to.lent = EVERYTHING
        to.lent_zones = EVERYTHING

    def own_ledger(self) -> None:
        """Before a write into `where` or `seen`."""
        if self.lent & LEDGER:
            self.lent &= ~LEDGER
            self.where = self.where[:]
            self.seen = self.seen[:]

    def own_zone(self, zone: int) -> None:
        """Before a write into a zone."""
        if self.lent_zones >> zone & 1:
            self.lent_zones &= ~(1 << zone)
            self.zones[zone] = self.zones[zone][:]

    def own_both(self, zone: int, other: int) -> None:
        """Before a card goes from one zone to another."""
        if self.lent & LEDGER:
            self.own_ledger()
        lent = self.lent_zones
        if lent >> zone & 1:
            self.own_zone(zone)
        if lent >> other & 1:
            self.own_zone(other)

    # -- cards move ------------------------------------------------------------------------------------------

    def sweep(self) -> None:
        """Set-up: all zones are empty again. Not a movement."""
        self.zones = [[] for _ in self.zones]
        self.lent_zones = 0

    def lay_out(self, zone: int, cards: list[int]) -> None:
        """Set-up: these cards begin in this zone, unseen. Not a movement."""
        self.own_ledger()
        self.own_zone(zone)
        for card in cards:
            self.where[card] = zone
            self.seen[card] = 0
        self.zones[zone].extend(cards)
        if self.manner[zone] & ACTIVE:
            for card in cards:
                self.moved(card, zone, zone)

    def move(self, card: int, zone: int, seen_by: int, bottom: bool = False) -> None:
        """Move one card to the top (or bottom, or its place in the order) of a zone, in front of everybody.

        `seen_by` sees its face on arrival. Who knew the card before follows it with the eyes, unless it was
        taken out of a loose zone and arrives face down: then such a seat no longer knows any card of that zone.
        """
        source = self.where[card]
        if self.lent_zones:
            self.own_both(source, zone)
        seen = self.seen
        origin = self.zones[source]
        left = self.manner[source]
        if left & LOOSE and seen_by != ALL:
            for other in origin:
                seen[other] &= seen_by
        if origin[-1] == card:
            origin.pop()
        else:
            origin.remove(card)
        way = self.manner[zone]
        cards = self.zones[zone]
        if bottom:
            cards.insert(0, card)
        elif way & SORTED and cards and cards[-1] > card:
            insert_sorted(cards, card)
        else:
            cards.append(card)
        self.where[card] = zone
        known = seen[card]
        if seen_by & ~known:
            self.points += 1
            seen[card] = known | seen_by
        if (left | way) & ACTIVE:
            self.moved(card, source, zone)

    def moved(self, card: int, source: int, zone: int) -> None:
        """A card has come into an ACTIVE zone or left one: for games that keep account of what lies there."""

    def draw(self, pile: int, zone: int, seen_by: int) -> int:
        """`move` for the top card of a pile, which is neither loose nor active. Returns the card."""
        if self.lent_zones:
            self.own_both(pile, zone)
        card = self.zones[pile].pop()
        if self.manner[zone] & SORTED:
            insert_sorted(self.zones[zone], card)
        else:
            self.zones[zone].append(card)
        self.where[card] = zone
        known = self.seen[card]
        if seen_by & ~known:
            self.points += 1
            self.seen[card] = known | seen_by
        return card

    def turn_up(self, pile: int, zone: int) -> int:
        """`draw` for a card that nobody knows and that is laid face up for all, in the order of coming."""
        if self.lent_zones:
            self.own_both(pile, zone)
        zones = self.zones
        card = zones[pile].pop()
        zones[zone].append(card)
        self.where[card] = zone
        self.seen[card] = ALL
        self.points += 1
        return card

    def move_open(self, zone: int, index: int, to: int) -> int:
        """`move` for a card that lies face up and stays so, in the order of coming: nobody learns anything."""
        if self.lent_zones:
            self.own_both(zone, to)
        zones = self.zones
        card = zones[zone].pop(index)
        zones[to].append(card)
        self.where[card] = to
        return card

    # -- cards are seen, mixed and dealt anew ----------------------------------------------------------------

    def show(self, card: int, seen_by: int) -> None:
        """Let seats see a card where it lies."""
        if seen_by & ~self.seen[card]:
            self.own_ledger()
            self.points += 1
            self.seen[card] |= seen_by

    def reorder(self, zone: int, index: int, card: int, seat: int) -> None:
        """A seat secretly puts a card of an ordered zone at another place; others lose sight of the cards between."""
        self.own_ledger()
        self.own_zone(zone)
        cards = self.zones[zone]
        old = cards.index(card)
        low = min(old, index)
        high = max(old, index)
        for i in range(low, high + 1):
            self.seen[cards[i]] &= 1 << seat
        del cards[old]
        cards.insert(index, card)

    def handle(self, zone: int, count: int, seat: int) -> None:
        """A seat takes the top cards of a zone to look at and put back in secret: others lose sight of them all.

        Say it once when it begins, whatever the seat does with the cards afterwards: else what others still
        know would tell them what it did.
        """
        self.own_ledger()
        cards = self.zones[zone]
        for i in range(max(0, len(cards) - count), len(cards)):
            self.seen[cards[i]] &= 1 << seat
            self.show(cards[i], 1 << seat)

    def shuffle_zone(self, zone: int) -> None:
        """Shuffle a pile: nobody knows any place in it any more."""
        self.own_ledger()
        self.own_zone(zone)
        cards = self.zones[zone]
        for card in cards:
            self.seen[card] = 0
        self.shuffle(cards)

    def knows(self, seat: int, card: int) -> bool:
        """Does this seat (or a spectator, seat < 0) know that the card lies where it lies?"""
        bit = seat if seat >= 0 else SPECTATOR
        return bool(self.seen[card] >> bit & 1)

    def redeal_among(self, zones: list[int], seat: int) -> None:
        """Deal the cards of these zones that the seat does not know anew over the places where they lie.

        Places keep their watchers: another seat that knew the card at a place knows the new card there. Zones that
        are kept sorted are not in order afterwards, as places may still matter to the game: `sort_zones` does it.
        """
        self.own_ledger()
        bit = seat if seat >= 0 else SPECTATOR
        hidden: list[int] = []
        places: list[int] = []
        for zone in zones:
            self.own_zone(zone)
            cards = self.zones[zone]
            for i in range(len(cards)):
                if not self.seen[cards[i]] >> bit & 1:
                    hidden.append(cards[i])
                    places.append(zone)
                    places.append(i)
        watchers = [self.seen[card] for card in hidden]
        hidden.sort()  # with the same seed the same deal, however they lie: it follows from what the seat knows alone
        self.shuffle(hidden)
        for k in range(len(hidden)):
            card = hidden[k]
            zone = places[2 * k]
            self.zones[zone][places[2 * k + 1]] = card
            self.where[card] = zone
            self.seen[card] = watchers[k]

    def sort_zones(self, zones: list[int]) -> None:
        """Put those of these zones that are kept sorted in order again."""
        for zone in zones:
            if self.manner[zone] & SORTED:
                self.own_zone(zone)
                self.zones[zone].sort()
