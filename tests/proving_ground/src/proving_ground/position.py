"""The state of the proving ground: a few ints and flat lists, copied by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL, R2, R3
from pentarchy.kernel.program import OTHERS, ROOT, ProgramPosition

# Zones. The hands and tables of the seats follow.
DECK: Final = 0
DISCARD: Final = 1
FIRST_HAND: Final = 2

# What each seat has, WEALTH numbers per seat in `stock`; behind the last seat the bank.
COIN: Final = 0
GRAIN: Final = 1
EFFECTS: Final = 2
DUELS: Final = 3
WEALTH: Final = 4

# Kinds of frames.
ROUND: Final = 0
TURN: Final = 1
DUEL: Final = 2
RUN: Final = 3
MAY: Final = 4
CHOOSE: Final = 5
EFFECT: Final = 6
ARRANGE: Final = 7
RECIPIENT: Final = 8
GIVE: Final = 9
DEFEND: Final = 10
SHOW: Final = 11
DISCARDING: Final = 12
PAY: Final = 13
FREE: Final = 14

# Results of an effect, kept in its EFFECT frame.
IMMUNE: Final = R2
ROBBED: Final = R3

# Reasons of the end.
END_ROUNDS: Final = 1
END_TRIUMPH: Final = 2
END_DOOM: Final = 3

# Events, in the order of `EVENTS` in __init__.
E_ROUND: Final = 0
E_TOOK: Final = 1
E_DREW: Final = 2
E_PLAYED: Final = 3
E_LOOKED: Final = 4
E_GAVE: Final = 5
E_SHOWED: Final = 6
E_DEFENDED: Final = 7
E_DISCARDED: Final = 8
E_TUCKED: Final = 9
E_PAID: Final = 10
E_GAINED: Final = 11
E_LOST: Final = 12
E_SCORED: Final = 13
E_DOOM: Final = 14
E_DIALLED: Final = 15
E_STAKED: Final = 16
E_WON: Final = 17
E_PASSED: Final = 18

# Conditions of programs.
HAND_AT_MOST: Final = 100
LAST_DOOM: Final = 200

# What a card in play waits for.
GAINED_GRAIN: Final = 1
WOULD_DISCARD: Final = 2


class Facts:
    """What the rules need to know of the components, as plain numbers. Shared by all positions."""

    def __init__(self) -> None:
        self.price_coin: list[int] = []
        self.price_grain: list[int] = []
        self.value: list[int] = []
        self.shield: list[int] = []
        self.attack: list[int] = []
        self.when: list[int] = []
        """What a card in play waits for; 0: the card is played and gone."""
        self.program: list[int] = []
        """Where the code of the card's effect, or of its reaction, begins."""
        self.deck: list[int] = []
        """The cards that are in the game."""
        self.hand = 0
        self.coins = 0
        self.grain = 0
        self.start_coin = 0
        self.start_grain = 0
        self.doom = 0
        self.actions = 0
        self.hand_limit = 0
        self.dial = 0
        self.stakes = 0
        self.duel = 0
        self.triumph = 0
        self.rounds = 0
        # Where the ids of each verb begin in the table of actions.
        self.play = 0
        self.draw = 0
        self.take = 0
        self.pass_ = 0
        self.put = 0
        self.hand_to = 0
        self.give = 0
        self.defend = 0
        self.show = 0
        self.pick = 0
        self.pay = 0
        self.free = 0
        self.dial_to = 0
        self.stake = 0
        self.commit = 0


NO_FACTS: Final = Facts()
"""Stands in a blank position until it gets its own; one for all, so that a copy costs nothing for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ProvingPosition(ProgramPosition):
    """The whole truth of a game at one moment."""

    facts: Facts
    stock: list[int]
    round: int
    doom: int

    def __init__(self) -> None:
        super().__init__()
        self.facts = NO_FACTS
        self.stock = []
        self.round = 0
        self.doom = 0

    def fields(self) -> list[str]:
        return ["zones", "where", "seen", "stock", "round", "doom"]

    def clone(self) -> ProvingPosition:
        to = ProvingPosition()
        self.copy_to(to)
        return to

    def copy_to(self, to: ProvingPosition) -> None:
        self.copy_kernel_fields(to)
        self.copy_cards(to)
        self.copy_program(to)
        to.facts = self.facts
        to.stock = self.stock[:]
        to.round = self.round
        to.doom = self.doom

    # -- where things are ------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        return self.zones[FIRST_HAND + seat]

    def table(self, seat: int) -> list[int]:
        return self.zones[FIRST_HAND + self.players + seat]

    def has(self, seat: int, what: int) -> int:
        return self.stock[WEALTH * seat + what]

    def points_of(self, seat: int) -> int:
        """Victory points so far; they are public."""
        return self.stock[WEALTH * seat + EFFECTS] + self.stock[WEALTH * seat + DUELS]

    def waiting(self, seat: int, when: int) -> int:
        """The card in front of this seat that waits for this, or -1."""
        for card in self.table(seat):
            if self.facts.when[card] == when:
                return card
        return -1

    # -- small changes ------------------------------------------------------------------------------------------

    def to_hand(self, card: int, seat: int, seen_by: int) -> None:
        """Into a hand. Hands are kept sorted: equal hands are equal values, however they came about."""
        self.move(card, FIRST_HAND + seat, seen_by)
        self.hand(seat).sort()

    def draw_card(self, seat: int) -> None:
        deck = self.zones[DECK]
        if deck:
            card = deck[-1]
            self.to_hand(card, seat, only(seat))
            if self.sink is not None:
                self.sink.append((E_DREW, only(seat), seat, card))

    def discard_card(self, card: int, seat: int) -> None:
        self.move(card, DISCARD, ALL)
        if self.sink is not None:
            self.sink.append((E_DISCARDED, ALL, seat, card))

    def gain(self, seat: int, what: int, n: int) -> None:
        """From the bank, as far as it goes. A granary may answer."""
        bank = WEALTH * self.players + what
        n = min(n, self.stock[bank])
        if n == 0:
            return
        self.stock[bank] -= n
        self.stock[WEALTH * seat + what] += n
        if self.sink is not None:
            self.sink.append((E_GAINED, ALL, seat, what, n))
        if what == GRAIN:
            card = self.waiting(seat, GAINED_GRAIN)
            if card >= 0:
                self.start_effect(EFFECT, self.facts.program[card], seat, card)

    def spend(self, seat: int, what: int, n: int) -> None:
        self.stock[WEALTH * seat + what] -= n
        self.stock[WEALTH * self.players + what] += n

    def score(self, seat: int, n: int) -> None:
        """Points by an effect. The game may end here, in the middle of anything."""
        self.stock[WEALTH * seat + EFFECTS] += n
        if self.sink is not None:
            self.sink.append((E_SCORED, ALL, seat, n))
        if self.points_of(seat) >= self.facts.triumph:
            self.end(END_TRIUMPH)

    # -- what programs ask --------------------------------------------------------------------------------------

    def holds(self, condition: int, seat: int, source: int) -> bool:
        if condition == LAST_DOOM:
            return self.doom == 1
        return len(self.hand(seat)) <= condition - HAND_AT_MOST

    def amount(self, number: int, seat: int, root: int) -> int:
        return self.result(root, ROBBED)

    def affected(self, who: int, actor: int, source: int) -> int:
        seats = (1 << self.players) - 1
        if who == OTHERS:
            seats &= ~(1 << actor)
        return seats & ~self.result(self.stack[ROOT], IMMUNE)
