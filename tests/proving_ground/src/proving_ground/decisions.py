"""What is asked, what may be answered, why not, and what an answer does: one class per kind of frame."""

from __future__ import annotations

from typing import Final

from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ACTOR, ALL, WIDTH, Decision
from pentarchy.kernel.program import RUN_ROOT, RUN_SOURCE, RUN_SUBJECT, Op, ProgramPosition
from proving_ground.numbers import (
    ARRANGE,
    ARRANGE_LEFT,
    BANK_EMPTY,
    DEFEND,
    DEFEND_ASKED,
    DEFEND_ROOT,
    DIAL_FIRST,
    DIAL_SET,
    DIAL_TOO_HIGH,
    DISCARDING,
    DISCARDING_LEFT,
    DISCARDING_PICKED,
    DUEL,
    E_DEFENDED,
    E_DIALLED,
    E_DOOM,
    E_GAVE,
    E_LOOKED,
    E_LOST,
    E_PAID,
    E_PASSED,
    E_PLAYED,
    E_ROUND,
    E_SHOWED,
    E_STAKED,
    E_TOOK,
    E_TUCKED,
    E_WON,
    EFFECT,
    EFFECT_IMMUNE,
    EFFECT_ROBBED,
    END_DOOM,
    END_ROUNDS,
    END_TRIUMPH,
    FREE,
    GIVE,
    GIVE_TO,
    HAND_FULL,
    NO_SHIELD,
    NOT_IN_HAND,
    NOT_LOOKED_AT,
    NOT_YOURSELF,
    NOTHING_TO_DRAW,
    OP_DISCARD_N,
    OP_DOOM_N,
    OP_DRAW_N,
    OP_GAIN_N,
    OP_GAIN_WHAT,
    OP_LOOK_N,
    OP_LOSE_N,
    OP_PAY_ANY,
    OP_PAY_COIN,
    OP_PAY_GRAIN,
    OP_SCORE_N,
    OP_SHOW_VALUE,
    OTHER_QUESTION,
    PAY,
    PAY_COIN,
    PAY_FREE,
    PAY_GRAIN,
    PICKED_ALREADY,
    RECIPIENT,
    REST_UNPAYABLE,
    ROUND_FOUGHT,
    ROUND_NEXT,
    SHOW,
    SHOW_VALUE,
    STAKED_ALREADY,
    STAKES_FULL,
    TOO_DEAR,
    TOO_SMALL,
    TURN,
    TURN_LEFT,
)
from proving_ground.position import (
    COIN,
    DECK,
    DISCARD,
    DUELS,
    FIRST_HAND,
    GRAIN,
    WEALTH,
    WOULD_DISCARD,
    ProvingPosition,
)

SHOWN: Final = 2
"""Points for a card that is shown (PG-10)."""
SHARED: Final = 1
"""Points for a duel that several have won."""


def play_card(p: ProvingPosition, seat: int, card: int) -> None:
    """A card leaves the hand in front of all; its effect goes on the stack, on top of it the defences."""
    facts = p.facts
    if p.sink is not None:
        p.sink.append((E_PLAYED, ALL, seat, card))
    if facts.when[card]:
        p.move(card, FIRST_HAND + p.players + seat, ALL)
        return
    p.move(card, DISCARD, ALL)
    root = len(p.stack)
    p.start_effect(EFFECT, facts.program[card], seat, card)
    if facts.attack[card]:
        others = ((1 << p.players) - 1) & ~(1 << seat)
        p.push(DEFEND, seat, others, root)


def discard_by_effect(p: ProvingPosition, seat: int, mask: int) -> None:
    """Discard a set of hand cards. A temple replaces each discard by a program of its own."""
    temple = p.waiting(seat, WOULD_DISCARD)
    # From the highest card down: of several programs the one pushed last runs first.
    for card in range(len(p.where) - 1, -1, -1):
        if mask >> card & 1:
            if temple >= 0:
                p.start_effect(EFFECT, p.facts.program[temple], seat, card)
            else:
                p.discard_card(card, seat)


class Round(Decision[ProvingPosition]):
    """A round: every seat takes a turn, then all duel."""

    def run(self, p: ProvingPosition) -> None:
        stack = p.stack
        seat = stack[ROUND_NEXT]
        if seat == 0 and p.sink is not None:
            p.sink.append((E_ROUND, ALL, p.round))
        if seat < p.players:
            stack[ROUND_NEXT] = seat + 1
            p.push(TURN, seat, p.facts.actions)
        elif stack[ROUND_FOUGHT] == 0:
            stack[ROUND_FOUGHT] = 1
            p.push(DUEL, 0)
        elif p.round == p.facts.rounds:
            p.end(END_ROUNDS)
        else:
            p.round += 1
            stack[ROUND_NEXT] = 0
            stack[ROUND_FOUGHT] = 0


class Turn(Decision[ProvingPosition]):
    """The actions of a turn: play, draw, take, pass."""

    def run(self, p: ProvingPosition) -> None:
        if p.stack[TURN_LEFT] == 0:
            p.pop()
        else:
            p.actor = p.stack[ACTOR]

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        facts = p.facts
        coin = p.stock[WEALTH * seat + COIN]
        grain = p.stock[WEALTH * seat + GRAIN]
        options: list[int] = []
        hand = p.hand(seat)
        for card in hand:
            if facts.price_coin[card] <= coin and facts.price_grain[card] <= grain:
                options.append(facts.play + card)
        if p.zones[DECK] and len(hand) < facts.hand_limit:
            options.append(facts.draw)
        bank = WEALTH * p.players
        if p.stock[bank + COIN]:
            options.append(facts.take + COIN)
        if p.stock[bank + GRAIN]:
            options.append(facts.take + GRAIN)
        options.append(facts.pass_)
        return options

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        facts = p.facts
        if facts.play <= action < facts.play + len(p.where):
            card = action - facts.play
            if p.where[card] != FIRST_HAND + seat:
                return NOT_IN_HAND
            dear = facts.price_coin[card] > p.has(seat, COIN) or facts.price_grain[card] > p.has(seat, GRAIN)
            return TOO_DEAR if dear else 0
        if action == facts.draw:
            if not p.zones[DECK]:
                return NOTHING_TO_DRAW
            return HAND_FULL if len(p.hand(seat)) >= facts.hand_limit else 0
        if facts.take <= action <= facts.take + GRAIN:
            return 0 if p.stock[WEALTH * p.players + action - facts.take] else BANK_EMPTY
        return 0 if action == facts.pass_ else OTHER_QUESTION

    def apply(self, p: ProvingPosition, seat: int, action: int) -> None:
        facts = p.facts
        p.stack[TURN_LEFT] -= 1
        if action == facts.draw:
            p.draw_card(seat)
        elif action == facts.pass_:
            p.stack[TURN_LEFT] = 0
            if p.sink is not None:
                p.sink.append((E_PASSED, ALL, seat))
        elif facts.take <= action <= facts.take + GRAIN:
            what = action - facts.take
            p.spend(seat, what, -1)
            if p.sink is not None:
                p.sink.append((E_TOOK, ALL, seat, what))
        else:
            card = action - facts.play
            p.spend(seat, COIN, facts.price_coin[card])
            p.spend(seat, GRAIN, facts.price_grain[card])
            play_card(p, seat, card)


class Duel(Decision[ProvingPosition]):
    """Everybody at once: first a dial, then up to two cards, then commit."""

    def run(self, p: ProvingPosition) -> None:
        p.ask_all((1 << p.players) - 1)

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        facts = p.facts
        lane = p.lanes[seat]
        options: list[int] = []
        if not lane:
            for k in range(min(facts.dial, p.has(seat, COIN)) + 1):
                options.append(facts.dial_to + k)
            return options
        if len(lane) <= facts.stakes:
            for card in p.hand(seat):
                if facts.stake + card not in lane:
                    options.append(facts.stake + card)
        options.append(facts.commit)
        return options

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        facts = p.facts
        lane = p.lanes[seat]
        if facts.dial_to <= action <= facts.dial_to + facts.dial:
            if lane:
                return DIAL_SET
            return 0 if action - facts.dial_to <= p.has(seat, COIN) else DIAL_TOO_HIGH
        if facts.stake <= action < facts.stake + len(p.where):
            if not lane:
                return DIAL_FIRST
            if p.where[action - facts.stake] != FIRST_HAND + seat:
                return NOT_IN_HAND
            if action in lane:
                return STAKED_ALREADY
            return 0 if len(lane) <= facts.stakes else STAKES_FULL
        if action == facts.commit:
            return 0 if lane else DIAL_FIRST
        return OTHER_QUESTION

    def committed(self, p: ProvingPosition, seat: int) -> bool:
        return p.lanes[seat][-1] == p.facts.commit

    def reveal(self, p: ProvingPosition) -> None:
        facts = p.facts
        p.pop()
        best = 0
        strengths: list[int] = []
        for seat in range(p.players):
            lane = p.lanes[seat]
            dial = lane[0] - facts.dial_to
            strength = dial
            p.spend(seat, COIN, dial)
            if p.sink is not None:
                p.sink.append((E_DIALLED, ALL, seat, dial))
            # In the order of the cards: equal sets give equal positions, in whatever order they were staked.
            for action in sorted(lane[1:-1]):
                card = action - facts.stake
                strength += facts.value[card]
                p.move(card, DISCARD, ALL)
                if p.sink is not None:
                    p.sink.append((E_STAKED, ALL, seat, card))
            strengths.append(strength)
            best = max(best, strength)
        if best == 0:
            return
        shared = strengths.count(best)
        triumph = False
        for seat in range(p.players):
            if strengths[seat] == best:
                prize = facts.duel if shared == 1 else SHARED
                p.stock[WEALTH * seat + DUELS] += prize
                if p.sink is not None:
                    p.sink.append((E_WON, ALL, seat, prize))
                triumph = triumph or p.points_of(seat) >= facts.triumph
        if triumph:
            p.end(END_TRIUMPH)


class Arrange(Decision[ProvingPosition]):
    """Put looked-at cards back, the deepest first."""

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        window = sorted(p.zones[DECK][-p.stack[ARRANGE_LEFT] :])
        return [p.facts.put + card for card in window]

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        put = p.facts.put
        if not put <= action < put + len(p.where):
            return OTHER_QUESTION
        return 0 if action - put in p.zones[DECK][-p.stack[ARRANGE_LEFT] :] else NOT_LOOKED_AT

    def apply(self, p: ProvingPosition, seat: int, action: int) -> None:
        left = p.stack[ARRANGE_LEFT]
        deck = p.zones[DECK]
        p.reorder(DECK, len(deck) - left, action - p.facts.put, seat)
        if left == 1:
            p.pop()
        else:
            p.stack[ARRANGE_LEFT] = left - 1


class Recipient(Decision[ProvingPosition]):
    """To whom a card is given."""

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        return [p.facts.hand_to + other for other in range(p.players) if other != seat]

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        first = p.facts.hand_to
        if not first <= action < first + p.players:
            return OTHER_QUESTION
        return NOT_YOURSELF if action == first + seat else 0

    def apply(self, p: ProvingPosition, seat: int, action: int) -> None:
        p.pop()
        p.push(GIVE, seat, action - p.facts.hand_to)


def refuse_hand_card(p: ProvingPosition, seat: int, action: int, first: int) -> int:
    """The common part of questions about a card of one's hand."""
    if not first <= action < first + len(p.where):
        return OTHER_QUESTION
    return 0 if p.where[action - first] == FIRST_HAND + seat else NOT_IN_HAND


class Give(Decision[ProvingPosition]):
    """Which card is given, secretly."""

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        return [p.facts.give + card for card in p.hand(seat)]

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        return refuse_hand_card(p, seat, action, p.facts.give)

    def apply(self, p: ProvingPosition, seat: int, action: int) -> None:
        other = p.stack[GIVE_TO]
        card = action - p.facts.give
        p.pop()
        both = only(seat) | only(other)
        p.move(card, FIRST_HAND + other, both)
        if p.sink is not None:
            p.sink.append((E_GAVE, both, seat, other, card))


class Defend(Decision[ProvingPosition]):
    """The others may ward an attack off, in turn order."""

    def run(self, p: ProvingPosition) -> None:
        stack = p.stack
        attacker = stack[stack[DEFEND_ROOT] + WIDTH + ACTOR]
        while stack[DEFEND_ASKED]:
            seat = p.next_subject(stack[DEFEND_ASKED], attacker)
            stack[DEFEND_ASKED] &= ~(1 << seat)
            # Everybody sees how many cards a hand has: whether the question is put tells nothing about them.
            if p.hand(seat):
                stack[ACTOR] = seat
                p.actor = seat
                return
        p.pop()

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        facts = p.facts
        options = [facts.defend + card for card in p.hand(seat) if facts.shield[card]]
        options.append(facts.pass_)
        return options

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        facts = p.facts
        if action == facts.pass_:
            return 0
        refused = refuse_hand_card(p, seat, action, facts.defend)
        if refused:
            return refused
        return 0 if facts.shield[action - facts.defend] else NO_SHIELD

    def apply(self, p: ProvingPosition, seat: int, action: int) -> None:
        if action == p.facts.pass_:
            return
        card = action - p.facts.defend
        root = p.stack[DEFEND_ROOT]
        p.set_result(root, EFFECT_IMMUNE, p.result(root, EFFECT_IMMUNE) | 1 << seat)
        p.move(card, DISCARD, ALL)
        if p.sink is not None:
            p.sink.append((E_DEFENDED, ALL, seat, card))


class Show(Decision[ProvingPosition]):
    """Which card of at least this value is shown to all."""

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        facts = p.facts
        return [facts.show + card for card in p.hand(seat) if facts.value[card] >= p.stack[SHOW_VALUE]]

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        refused = refuse_hand_card(p, seat, action, p.facts.show)
        if refused:
            return refused
        return 0 if p.facts.value[action - p.facts.show] >= p.stack[SHOW_VALUE] else TOO_SMALL

    def apply(self, p: ProvingPosition, seat: int, action: int) -> None:
        card = action - p.facts.show
        p.pop()
        p.show(card, ALL)
        if p.sink is not None:
            p.sink.append((E_SHOWED, ALL, seat, card))
        p.score(seat, SHOWN)


class Discarding(Decision[ProvingPosition]):
    """A set of hand cards, picked one by one in any order."""

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        picked = p.stack[DISCARDING_PICKED]
        return [p.facts.pick + card for card in p.hand(seat) if not picked >> card & 1]

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        refused = refuse_hand_card(p, seat, action, p.facts.pick)
        if refused:
            return refused
        return PICKED_ALREADY if p.stack[DISCARDING_PICKED] >> (action - p.facts.pick) & 1 else 0

    def apply(self, p: ProvingPosition, seat: int, action: int) -> None:
        picked = p.stack[DISCARDING_PICKED] | 1 << (action - p.facts.pick)
        p.stack[DISCARDING_PICKED] = picked
        p.stack[DISCARDING_LEFT] -= 1
        if p.stack[DISCARDING_LEFT] == 0:
            p.pop()
            discard_by_effect(p, seat, picked)


class Pay(Decision[ProvingPosition]):
    """What the free part of a price is paid with."""

    def run(self, p: ProvingPosition) -> None:
        stack = p.stack
        if stack[PAY_FREE]:
            p.actor = stack[ACTOR]
            return
        seat = stack[ACTOR]
        coin = stack[PAY_COIN]
        grain = stack[PAY_GRAIN]
        p.pop()
        p.spend(seat, COIN, coin)
        p.spend(seat, GRAIN, grain)
        if p.sink is not None:
            p.sink.append((E_PAID, ALL, seat, coin, grain))

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        options: list[int] = []
        if p.has(seat, COIN) > p.stack[PAY_COIN]:
            options.append(p.facts.pay + COIN)
        if p.has(seat, GRAIN) > p.stack[PAY_GRAIN]:
            options.append(p.facts.pay + GRAIN)
        return options

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        what = action - p.facts.pay
        if not COIN <= what <= GRAIN:
            return OTHER_QUESTION
        due = p.stack[PAY_COIN] if what == COIN else p.stack[PAY_GRAIN]
        return 0 if p.has(seat, what) > due else REST_UNPAYABLE

    def apply(self, p: ProvingPosition, seat: int, action: int) -> None:
        # The price grows by the chosen part; it is paid as a whole at the end.
        if action == p.facts.pay + COIN:
            p.stack[PAY_COIN] += 1
        else:
            p.stack[PAY_GRAIN] += 1
        p.stack[PAY_FREE] -= 1


class Free(Decision[ProvingPosition]):
    """Which card is played without its price."""

    def legal(self, p: ProvingPosition, seat: int) -> list[int]:
        return [p.facts.free + card for card in p.hand(seat)]

    def refuse(self, p: ProvingPosition, seat: int, action: int) -> int:
        return refuse_hand_card(p, seat, action, p.facts.free)

    def apply(self, p: ProvingPosition, seat: int, action: int) -> None:
        p.pop()
        play_card(p, seat, action - p.facts.free)


# -- operations of the cards ------------------------------------------------------------------------------------


class Gain(Op):
    """Take coins or grain from the bank: what, how many."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ProvingPosition)
        p.gain(p.stack[RUN_SUBJECT], p.code[at + OP_GAIN_WHAT], p.code[at + OP_GAIN_N])

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, ProvingPosition)
        return p.stock[WEALTH * p.players + p.code[at + OP_GAIN_WHAT]] > 0


class Lose(Op):
    """Lose coins to the bank; the effect remembers how many were taken."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ProvingPosition)
        seat = p.stack[RUN_SUBJECT]
        lost = min(p.code[at + OP_LOSE_N], p.has(seat, COIN))
        p.spend(seat, COIN, lost)
        root = p.stack[RUN_ROOT]
        p.set_result(root, EFFECT_ROBBED, p.result(root, EFFECT_ROBBED) + lost)
        if p.sink is not None:
            p.sink.append((E_LOST, ALL, seat, lost))

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, ProvingPosition)
        return p.has(seat, COIN) >= p.code[at + OP_LOSE_N]


class Draw(Op):
    """Draw cards, as far as the deck goes."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ProvingPosition)
        for _ in range(p.code[at + OP_DRAW_N]):
            p.draw_card(p.stack[RUN_SUBJECT])

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        return len(p.zones[DECK]) > 0


class Look(Op):
    """Look at the top cards in secret and put them back in any order."""

    def run(self, p: ProgramPosition, at: int) -> None:
        seat = p.stack[RUN_SUBJECT]
        n = min(p.code[at + OP_LOOK_N], len(p.zones[DECK]))
        if n:
            p.handle(DECK, n, seat)
            if p.sink is not None:
                p.sink.append((E_LOOKED, ALL, seat, n))
            p.push(ARRANGE, seat, n)

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        return len(p.zones[DECK]) > 0


class GiveCard(Op):
    """Hand a card to another player."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ProvingPosition)
        seat = p.stack[RUN_SUBJECT]
        if p.hand(seat):
            p.push(RECIPIENT, seat)

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, ProvingPosition)
        return len(p.hand(seat)) > 0


class DiscardCards(Op):
    """Discard cards of one's choice; all if there are fewer."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ProvingPosition)
        seat = p.stack[RUN_SUBJECT]
        n = min(p.code[at + OP_DISCARD_N], len(p.hand(seat)))
        if n:
            p.push(DISCARDING, seat, n, 0)

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, ProvingPosition)
        return len(p.hand(seat)) > 0


class ShowCard(Op):
    """Show a card of at least this value: two points. Only the owner knows whether there is one."""

    def run(self, p: ProgramPosition, at: int) -> None:
        p.push(SHOW, p.stack[RUN_SUBJECT], p.code[at + OP_SHOW_VALUE])

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, ProvingPosition)
        for card in p.hand(seat):  # noqa: SIM110 - a generator is slow when compiled
            if p.facts.value[card] >= p.code[at + OP_SHOW_VALUE]:
                return True
        return False

    def publicly_possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, ProvingPosition)
        return len(p.hand(seat)) > 0


class PayPrice(Op):
    """Pay coins, grain and a number of either: the parts must be payable together."""

    def run(self, p: ProgramPosition, at: int) -> None:
        p.push(PAY, p.stack[RUN_SUBJECT], p.code[at + OP_PAY_COIN], p.code[at + OP_PAY_GRAIN], p.code[at + OP_PAY_ANY])

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, ProvingPosition)
        coin = p.has(seat, COIN) - p.code[at + OP_PAY_COIN]
        grain = p.has(seat, GRAIN) - p.code[at + OP_PAY_GRAIN]
        return coin >= 0 and grain >= 0 and coin + grain >= p.code[at + OP_PAY_ANY]


class Score(Op):
    """Points for the subject."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ProvingPosition)
        p.score(p.stack[RUN_SUBJECT], p.code[at + OP_SCORE_N])


class Doom(Op):
    """The doom comes nearer; at nought the game is over, whatever else was still to be done."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ProvingPosition)
        p.doom -= p.code[at + OP_DOOM_N]
        if p.sink is not None:
            p.sink.append((E_DOOM, ALL, p.doom))
        if p.doom <= 0:
            p.end(END_DOOM)


class PlayFree(Op):
    """Play a card without its price."""

    def run(self, p: ProgramPosition, at: int) -> None:
        p.push(FREE, p.stack[RUN_SUBJECT])

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, ProvingPosition)
        return len(p.hand(seat)) > 0


class UnderDeck(Op):
    """What a temple does instead of a discard: the card (the source) goes under the deck, unseen."""

    def run(self, p: ProgramPosition, at: int) -> None:
        seat = p.stack[RUN_SUBJECT]
        card = p.stack[RUN_SOURCE]
        p.move(card, DECK, only(seat), bottom=True)
        if p.sink is not None:
            p.sink.append((E_TUCKED, only(seat), seat, card))
