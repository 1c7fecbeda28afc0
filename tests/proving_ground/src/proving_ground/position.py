"""The state of the proving ground: a few ints and flat lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pentarchy.kernel.cards import only
from pentarchy.kernel.fields import Own, Printed
from pentarchy.kernel.position import ALL
from pentarchy.kernel.program import OTHERS, RUN_ROOT, ProgramPosition
from proving_ground.numbers import (
    E_DISCARDED,
    E_DREW,
    E_GAINED,
    E_SCORED,
    EFFECT,
    EFFECT_IMMUNE,
    EFFECT_ROBBED,
    END_TRIUMPH,
)

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


@mypyc_attr(allow_interpreted_subclasses=True)
class ProvingPosition(ProgramPosition):
    """The whole truth of a game at one moment."""

    facts: Printed[Facts]
    stock: Own
    round: int
    doom: int

    # -- declared: written by `make declared` from the fields above; do not edit --------------------------------------

    __slots__ = (
        "doom",
        "facts",
        "round",
        "stock",
    )

    def __init__(self) -> None:
        """Nothing: `clear` and `clone` set every field, and a copy should not be filled twice."""

    def clear(self) -> None:
        """Every field as in a box that nobody has opened: 0, or an empty list."""
        ProgramPosition.__init__(self)
        self.stock = []
        self.round = 0
        self.doom = 0

    def fields(self) -> list[str]:
        return [
            "zones",
            "where",
            "seen",
            "stock",
            "round",
            "doom",
        ]

    def clone(self) -> ProvingPosition:
        q = ProvingPosition()
        self.copy_to(q)
        return q

    def copy_to(self, q: ProvingPosition) -> None:
        self.copy_kernel_fields(q)
        self.lend_cards(q)
        self.copy_program(q)
        q.facts = self.facts
        q.stock = self.stock[:]
        q.round = self.round
        q.doom = self.doom

    # -- end of what is declared --------------------------------------------------------------------------------------

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

    def draw_card(self, seat: int) -> None:
        if self.zones[DECK]:
            card = self.draw(DECK, FIRST_HAND + seat, only(seat))
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
        return self.result(root, EFFECT_ROBBED)

    def affected(self, who: int, actor: int, source: int) -> int:
        seats = (1 << self.players) - 1
        if who == OTHERS:
            seats &= ~(1 << actor)
        return seats & ~self.result(self.stack[RUN_ROOT], EFFECT_IMMUNE)
