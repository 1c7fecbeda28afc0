"""What all questions of this game have in common."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.numbers import E_DREW, E_GAINED, E_LOST, E_PAID, E_PLACED, E_WORKERS, OTHER_QUESTION
from pentarchy.games.scythe.position import (
    COMBAT_DECK,
    COMBAT_DISCARD,
    G_CARDS,
    G_COINS,
    G_METAL,
    G_POPULARITY,
    G_POWER,
    G_WORKER,
    HAND,
    LOWEST_CARD,
    MAX_POPULARITY,
    MAX_POWER,
    REACHED_POPULARITY,
    REACHED_POWER,
    VALUES,
    ScythePosition,
    changed,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL, Decision

# Gains of encounters and Factory cards beyond the goods of an offer.
GAIN_ANY: Final = 16
GAIN_UPGRADE: Final = 17
GAIN_DEPLOY: Final = 18
GAIN_BUILD: Final = 19
GAIN_ENLIST: Final = 20
GAIN_PRODUCE: Final = 21

# Deeds of a turn (verb act).
A_UNITS: Final = 0
A_RESOURCES: Final = 1
A_PRODUCE: Final = 2
A_CARD: Final = 3
A_BOTTOM: Final = 4
A_BOTTOM_NO_COINS: Final = 5
A_CARD_MOVE: Final = 6
A_GIFT: Final = 7

# Cargo (verbs load and unload): workers, workers that have moved themselves, then the four resources.
CARGO: Final = 6
C_WORKER: Final = 0
C_TIRED: Final = 1
C_METAL: Final = 2

AMOUNTS: Final = 10
GIFTS: Final = 10


def tell(p: ScythePosition, event: tuple[int, ...]) -> None:
    if p.sink is not None:
        p.sink.append(event)


class Question(Decision[ScythePosition]):
    """A question whose refusals are worked out only when somebody asks for them."""

    def refuse(self, p: ScythePosition, seat: int, action: int) -> int:
        if action in self.legal(p, seat):
            return 0
        return self.why(p, seat, action)

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        """Number of the refusal of an action that is not legal."""
        return OTHER_QUESTION


def within(action: int, first: int, count: int) -> bool:
    return first <= action < first + count


def gain(p: ScythePosition, seat: int, good: int, count: int, place: int) -> None:
    """Take goods from the supply; resources and workers go to a place (SCY-33, SCY-36)."""
    if count <= 0:
        return
    if good == G_POWER:
        before = p.power[seat]
        p.add_power(seat, count)
        count = p.power[seat] - before
    elif good == G_POPULARITY:
        before = p.popularity[seat]
        p.add_popularity(seat, count)
        count = p.popularity[seat] - before
    elif good == G_COINS:
        p.coins[seat] += count
    elif good == G_CARDS:
        draw(p, seat, count)
        return
    elif good == G_WORKER:
        p.idle = changed(p.idle, seat, p.idle[seat] - count)
        p.add_workers(seat, place, count)
        tell(p, (E_WORKERS, ALL, seat, count, place))
        return
    else:
        p.add_tokens(place, good - G_METAL, count)
        tell(p, (E_PLACED, ALL, seat, count, good - G_METAL, place))
        return
    if count > 0:  # what the track had room for (SCY-92)
        tell(p, (E_GAINED, ALL, seat, good, count))


def draw(p: ScythePosition, seat: int, count: int) -> None:
    """Draw combat cards; only the seat sees them (SCY-332)."""
    for _ in range(count):
        card = p.draw_combat_card(seat)
        if card < 0:
            return
        tell(p, (E_DREW, only(seat), seat, p.box.combat_value[card] - LOWEST_CARD))


def lose_power(p: ScythePosition, seat: int, count: int) -> int:
    """How much was really lost: nobody has less than none (SCY-92)."""
    before = p.power[seat]
    p.add_power(seat, -count)
    return before - p.power[seat]


def lose_popularity(p: ScythePosition, seat: int, count: int) -> None:
    before = p.popularity[seat]
    p.add_popularity(seat, -count)
    if before > p.popularity[seat]:
        tell(p, (E_LOST, ALL, seat, G_POPULARITY, before - p.popularity[seat]))


def pay_goods(p: ScythePosition, seat: int, good: int, count: int) -> None:
    """Pay power, popularity or coins; that there is enough has been checked (SCY-89)."""
    if count <= 0:
        return
    if good == G_POWER:
        p.power[seat] -= count
    elif good == G_POPULARITY:
        p.popularity[seat] -= count
    else:
        p.coins[seat] -= count
    tell(p, (E_PAID, ALL, seat, good, count))


def discard(p: ScythePosition, seat: int, k: int) -> None:
    """A combat card of the k-th value leaves the hand, face up."""
    p.move(p.card_of_value(seat, LOWEST_CARD + k), COMBAT_DISCARD, ALL)


def hand_values(p: ScythePosition, seat: int) -> list[int]:
    """How many cards of each value are in the hand, from the lowest."""
    counts = [0] * VALUES
    for card in p.zones[HAND + seat]:
        counts[p.box.combat_value[card] - LOWEST_CARD] += 1
    return counts


def pointless(p: ScythePosition, seat: int, good: int) -> bool:
    """Would such a gain change nothing? Public knowledge only."""
    if good == G_POWER:
        return p.power[seat] == MAX_POWER and bool(p.reached[seat] & REACHED_POWER)
    if good == G_POPULARITY:
        return p.popularity[seat] == MAX_POPULARITY and bool(p.reached[seat] & REACHED_POPULARITY)
    if good == G_CARDS:
        return not p.zones[COMBAT_DECK] and not p.zones[COMBAT_DISCARD]
    if good == G_WORKER:
        return p.idle[seat] == 0
    return False
