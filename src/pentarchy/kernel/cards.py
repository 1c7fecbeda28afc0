"""Zones of cards, and who knows which card lies where.

Every card movement goes through `move`: it is the one place where knowledge is stated. `seen[card]` holds
the seats (as bits) that know that this card lies where it lies now; a card in an ordered zone is known with
its place. Spectators know what everybody knows (bit SPECTATOR).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pentarchy.kernel.position import ALL, Position

SPECTATOR: Final = 15
"""The bit of those who have no seat."""


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPosition(Position):
    """A position with cards in zones. Games number their zones themselves."""

    __slots__ = ("loose", "seen", "where", "zones")

    zones: list[list[int]]
    """Cards of each zone in order; the last one is the top."""
    where: list[int]
    """Zone of each card."""
    seen: list[int]
    """Who knows that the card lies there."""
    loose: list[int]
    """1 for zones out of which a card can be taken unnoticed (a hand); 0 for piles and face-up places. Shared."""

    def __init__(self) -> None:
        super().__init__()
        self.zones = []
        self.where = []
        self.seen = []
        self.loose = []

    def copy_cards(self, to: CardPosition) -> None:
        """The cards' part of `clone`."""
        to.zones = [zone[:] for zone in self.zones]
        to.where = self.where[:]
        to.seen = self.seen[:]
        to.loose = self.loose

    def lay_out(self, zone: int, cards: list[int]) -> None:
        """Set-up: these cards begin in this zone, unseen. Not a movement."""
        for card in cards:
            self.where[card] = zone
            self.seen[card] = 0
        self.zones[zone].extend(cards)

    def move(self, card: int, zone: int, seen_by: int, bottom: bool = False) -> None:
        """Move one card to the top (or bottom) of a zone, in front of everybody.

        `seen_by` sees its face on arrival. Who knew the card before follows it with the eyes, unless it was
        taken out of a loose zone and arrives face down: then such a seat no longer knows any card of that zone.
        """
        source = self.where[card]
        seen = self.seen
        if self.loose[source] and seen_by != ALL:
            for other in self.zones[source]:
                seen[other] &= seen_by
        origin = self.zones[source]
        if origin[-1] == card:
            origin.pop()
        else:
            origin.remove(card)
        if bottom:
            self.zones[zone].insert(0, card)
        else:
            self.zones[zone].append(card)
        self.where[card] = zone
        if seen_by & ~seen[card]:
            self.points += 1
        seen[card] |= seen_by

    def turn_up(self, pile: int, zone: int) -> int:
        """`move` for the commonest case: the top card of a pile is laid face up for all. Returns the card."""
        zones = self.zones
        card = zones[pile].pop()
        zones[zone].append(card)
        self.where[card] = zone
        self.seen[card] = ALL
        self.points += 1
        return card

    def move_open(self, zone: int, index: int, to: int) -> int:
        """`move` for a card that lies face up and stays so: nobody learns anything. Returns the card."""
        zones = self.zones
        card = zones[zone].pop(index)
        zones[to].append(card)
        self.where[card] = to
        return card

    def show(self, card: int, seen_by: int) -> None:
        """Let seats see a card where it lies."""
        if seen_by & ~self.seen[card]:
            self.points += 1
            self.seen[card] |= seen_by

    def reorder(self, zone: int, index: int, card: int, seat: int) -> None:
        """A seat secretly puts a card of an ordered zone at another place; others lose sight of the cards between."""
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
        cards = self.zones[zone]
        for i in range(max(0, len(cards) - count), len(cards)):
            self.seen[cards[i]] &= 1 << seat
            self.show(cards[i], 1 << seat)

    def shuffle_zone(self, zone: int) -> None:
        """Shuffle a pile: nobody knows any place in it any more."""
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

        Places keep their watchers: another seat that knew the card at a place knows the new card there.
        """
        bit = seat if seat >= 0 else SPECTATOR
        hidden: list[int] = []
        places: list[int] = []
        for zone in zones:
            cards = self.zones[zone]
            for i in range(len(cards)):
                if not self.seen[cards[i]] >> bit & 1:
                    hidden.append(cards[i])
                    places.append(zone)
                    places.append(i)
        watchers = [self.seen[card] for card in hidden]
        self.shuffle(hidden)
        for k in range(len(hidden)):
            card = hidden[k]
            zone = places[2 * k]
            self.zones[zone][places[2 * k + 1]] = card
            self.where[card] = zone
            self.seen[card] = watchers[k]
