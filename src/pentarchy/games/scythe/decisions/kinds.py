"""Numbers of frames, refusals and events, and what all questions of this game have in common."""

from __future__ import annotations

from typing import Final

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
    MAX_POPULARITY,
    MAX_POWER,
    REACHED_POPULARITY,
    REACHED_POWER,
    ScythePosition,
    changed,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL, Decision

# Kinds of frames.
TURN: Final = 0
OFFER: Final = 1
GAINS: Final = 2
TOKENS: Final = 3
DO_PRODUCE: Final = 4
DO_MOVE: Final = 5
MOVEMENT: Final = 6
AFTER_MOVE: Final = 7
COMBAT: Final = 8
DO_ARTILLERY: Final = 9
BRIBES: Final = 10
DIALS: Final = 11
RETREAT: Final = 12
ENCOUNTER: Final = 13
TAKE_CARD: Final = 14
CARD_TOP: Final = 15
PAY_CARD: Final = 16
BOTTOM: Final = 17
PAY: Final = 18
DO_UPGRADE: Final = 19
DO_DEPLOY: Final = 20
DO_BUILD: Final = 21
DO_ENLIST: Final = 22
DELAY: Final = 23

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
SEATS: Final = 5

# Refusals; 1 to 3 are the kernel's.
OTHER_QUESTION: Final = 2
SAME_SECTION: Final = 4
NO_FACTORY_CARD: Final = 5
CANNOT_PAY: Final = 6
NOT_THIS_ACTION: Final = 7
TOO_MUCH: Final = 8
NOT_YOUR_OBJECTIVE: Final = 9
OBJECTIVE_NOT_MET: Final = 10
OBJECTIVE_AT_END: Final = 11
NO_MORE_OBJECTIVES: Final = 12
NO_BRIBES: Final = 13
BAD_GIFT: Final = 14
NO_UNIT_THERE: Final = 15
UNIT_HAS_MOVED: Final = 16
UNIT_STUCK: Final = 17
NOT_ADJACENT: Final = 18
RIVER: Final = 19
LAKE_CLOSED: Final = 20
BASE_CLOSED: Final = 21
WORKER_MEETS_ENEMY: Final = 22
LEFT_ON_LAKE: Final = 23
NOT_HERE: Final = 24
NOT_CONTROLLED: Final = 25
ONLY_MECHS_CARRY: Final = 26
ALREADY_HANDLED: Final = 27
MUST_MOVE: Final = 28
NO_COMBAT_THERE: Final = 29
DIAL_TOO_HIGH: Final = 30
DIAL_FIRST: Final = 31
TOO_MANY_CARDS: Final = 32
NO_SUCH_CARD: Final = 33
NO_RETREAT_THERE: Final = 34
OPTION_USED: Final = 35
MUST_CHOOSE: Final = 36
CARD_NOT_THERE: Final = 37
NOTHING_TO_PRODUCE: Final = 38
PRODUCED_ALREADY: Final = 39
NO_MORE_TERRITORIES: Final = 40
NEEDS_WORKER: Final = 41
CUBE_MOVED: Final = 42
COST_SPACE_FULL: Final = 43
MECH_NOT_YOURS: Final = 44
MECH_DEPLOYED: Final = 45
NOT_ON_LAKE: Final = 46
NOT_ON_BASE: Final = 47
STRUCTURE_BUILT: Final = 48
STRUCTURE_THERE: Final = 49
RECRUIT_TAKEN: Final = 50
BONUS_TAKEN: Final = 51
NO_TOKEN_THERE: Final = 52
NO_COERCION: Final = 53
MUST_PAY: Final = 54
ONLY_THERE: Final = 55
NO_WORKERS_LEFT: Final = 56
NO_DELAY_PENALTY: Final = 57
NO_CHARGE: Final = 58
GIVES_NOTHING: Final = 59
PURSE_CLOSED: Final = 60

# Events.
E_SEAT: Final = 0
E_TILE: Final = 1
E_SECTION: Final = 2
E_SKIPPED: Final = 3
E_GAINED: Final = 4
E_DREW: Final = 5
E_PAID: Final = 6
E_PAID_TOKEN: Final = 7
E_PAID_CARD: Final = 8
E_TOKEN: Final = 9
E_PRODUCED: Final = 10
E_WORKER: Final = 11
E_MOVED: Final = 12
E_CARRIED: Final = 13
E_DISPLACED: Final = 14
E_COMBAT: Final = 15
E_ARTILLERY: Final = 16
E_DISARMED: Final = 17
E_SCOUTED: Final = 18
E_DIAL: Final = 19
E_PLAYED: Final = 20
E_WON: Final = 21
E_RETREATED: Final = 22
E_ENCOUNTER: Final = 23
E_CHOSE: Final = 24
E_FACTORY: Final = 25
E_UPGRADED: Final = 26
E_DEPLOYED: Final = 27
E_BUILT: Final = 28
E_ENLISTED: Final = 29
E_BOTTOM: Final = 30
E_OBJECTIVE: Final = 31
E_STAR: Final = 32
E_GAVE: Final = 33
E_TRIAL: Final = 34
E_BACK: Final = 35
E_LOST: Final = 36
E_CHARGED: Final = 37
E_DENIED: Final = 38


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
        tell(p, (E_WORKER, ALL, seat, count, place))
        return
    else:
        p.add_tokens(place, good - G_METAL, count)
        tell(p, (E_PRODUCED, ALL, seat, count, good - G_METAL, place))
        return
    if count > 0:  # what the track had room for (SCY-92)
        tell(p, (E_GAINED, ALL, seat, good, count))


def draw(p: ScythePosition, seat: int, count: int) -> None:
    """Draw combat cards; only the seat sees them (SCY-332)."""
    for _ in range(count):
        card = p.draw_combat_card(seat)
        if card < 0:
            return
        tell(p, (E_DREW, only(seat), seat, p.box.combat_value[card] - 2))


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


def discard(p: ScythePosition, seat: int, value: int) -> None:
    """A combat card of this value leaves the hand, face up."""
    p.move(p.card_of_value(seat, value), COMBAT_DISCARD, ALL)


def hand_values(p: ScythePosition, seat: int) -> list[int]:
    """How many cards of value 2, 3, 4 and 5 are in the hand."""
    counts = [0, 0, 0, 0]
    for card in p.zones[HAND + seat]:
        counts[p.box.combat_value[card] - 2] += 1
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
