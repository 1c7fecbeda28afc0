"""Operations on tokens: gain, pay, steal, place, take back; and the questions they ask."""

from __future__ import annotations

from typing import Final

from pentarchy.games.imperium.box import (
    ACTION,
    ALL_TOKENS,
    AMOUNTS,
    EMPIRE,
    HAS_UNREST_PRICE,
    MATERIAL,
    ON_GAIN_FROM_ICON,
    ON_PAY,
    POPULATION,
    PROGRESS,
    S_UNREST,
    TOKENS,
)
from pentarchy.games.imperium.decisions import changes
from pentarchy.games.imperium.decisions.base import Ask, tell
from pentarchy.games.imperium.numbers import (
    E_PLACED,
    E_STOLE,
    E_TOKEN_BACK,
    EFFECT_NOTED,
    NO_TOKEN_THERE,
    NOT_IN_MARKET,
    OP_DISCARD_FEWER_N,
    OP_DOUBLE_MARKET_TOKENS_RESOURCE,
    OP_GAIN_MATERIAL,
    OP_GAIN_PER,
    OP_PAY_ACTION,
    OP_PAY_ALL_LEAST,
    OP_PAY_ALL_RESOURCE,
    OP_PAY_MATERIAL,
    OP_PAY_POPULATION,
    OP_PAY_PROGRESS,
    OP_PAY_UP_TO,
    OP_PLACE_HERE,
    OP_PLACE_MATERIAL,
    OP_RETURN_EXHAUST_N,
    OP_STEAL_CONDITION,
    OP_STEAL_FILTER,
    OP_STEAL_MATERIAL,
    OP_STEAL_UNABLE,
    OP_TAKE_TOKENS_RESOURCE,
    OTHER_QUESTION,
    PAY,
    PAY_ACTION,
    PAY_FOR_MATERIAL,
    PAY_FOR_POPULATION,
    PAY_MATERIAL,
    PAY_POPULATION,
    PAY_PROGRESS,
    PAY_SOME,
    PAY_SOME_MOST,
    PAY_SOME_ROOT,
    PICK_LEFT,
    PLACE,
    PLACE_N,
    PLACE_RESOURCE,
    TOKEN_BACK,
    TOKEN_BACK_LEFT,
    TOKEN_BACK_SOURCE,
    WRONG_SPLIT,
)
from pentarchy.games.imperium.position import (
    ASIDE_PROGRESS,
    BYTE,
    DEVELOPMENT_PLACE,
    LOW_BYTE,
    NATION_DECK_PLACE,
    PAID,
    PLAY,
    STORED,
    ImperiumPosition,
    LookAhead,
    without_card,
)
from pentarchy.kernel.position import ACTOR, ALL, WIDTH
from pentarchy.kernel.program import COMPLETE, RUN_ROOT, RUN_SOURCE, RUN_SUBJECT, ProgramPosition


class Gain(LookAhead):
    """gain: material, population, progress, action, count or -1."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        root = p.stack[RUN_ROOT]
        code = p.code
        times = 1 if code[at + OP_GAIN_PER] < 0 else p.count(code[at + OP_GAIN_PER], seat, root)
        before = p.pool[seat * TOKENS + MATERIAL]
        mask = icon_sources(p, at, seat, root) if code[at + OP_GAIN_MATERIAL] * times > 0 else 0
        for res in range(ALL_TOKENS):
            changes.gain(p, seat, res, code[at + OP_GAIN_MATERIAL + res] * times)
        if mask and p.pool[seat * TOKENS + MATERIAL] > before:  # on Shangri-la no material is gained
            changes.react(p, seat, ON_GAIN_FROM_ICON, mask, 0)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        number = p.code[at + OP_GAIN_PER]
        if want == COMPLETE or number < 0 or p.box.counts[number].result:
            return True
        return p.count(number, seat, 0) > 0


def icon_sources(p: ImperiumPosition, at: int, seat: int, root: int) -> int:
    """Icons on the own cards from which this material comes, as bits: also those that are counted (IMP-197)."""
    number = p.code[at + OP_GAIN_PER]
    mask = changes.icons_used(p, seat, root)
    if number >= 0:
        found = p.box.counts[number]
        if not found.result and not found.garrison:
            for card in p.in_play(seat):
                if p.icons_on(card, found.types, found.suits):
                    mask |= changes.shown_icons(p, card)
    return mask


def price_of(p: ImperiumPosition, at: int, seat: int, source: int) -> list[int]:
    """The tokens of a `pay`: playing an unrest card may cost less material (IMP-R35)."""
    price = [
        p.code[at + OP_PAY_MATERIAL],
        p.code[at + OP_PAY_POPULATION],
        p.code[at + OP_PAY_PROGRESS],
        p.code[at + OP_PAY_ACTION],
    ]
    if price[MATERIAL] > 0 and source >= 0 and p.box.suits[source] & S_UNREST and p.has(seat, HAS_UNREST_PRICE):
        lower = 0
        for own in p.area(seat, PLAY):
            lower += p.box.unrest_material[own]
        if lower:
            price[MATERIAL] = max(1, price[MATERIAL] - lower)
    return price


class PayTokens(LookAhead):
    """pay: material, population, progress, action, 1 for «up to»."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        if p.code[at + OP_PAY_UP_TO]:
            p.push(PAY_SOME, seat, p.code[at + OP_PAY_PROGRESS], p.stack[RUN_ROOT])
            return
        price = price_of(p, at, seat, p.stack[RUN_SOURCE])
        if p.can_pay(seat, price[MATERIAL], price[POPULATION], price[PROGRESS], price[ACTION]):
            p.push(PAY, seat, price[MATERIAL], price[POPULATION], price[PROGRESS], price[ACTION])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        if p.code[at + OP_PAY_UP_TO]:
            return want == COMPLETE or p.pool[seat * TOKENS + PROGRESS] > mode // ASIDE_PROGRESS
        code = p.code
        if source < 0 or not p.box.suits[source] & S_UNREST:
            return p.can_pay(
                seat,
                code[at + OP_PAY_MATERIAL],
                code[at + OP_PAY_POPULATION],
                code[at + OP_PAY_PROGRESS],
                code[at + OP_PAY_ACTION],
                mode,
            )
        price = price_of(p, at, seat, source)
        return p.can_pay(seat, price[MATERIAL], price[POPULATION], price[PROGRESS], price[ACTION], mode)

    def alone(self, p: ImperiumPosition, at: int, seat: int, source: int, mode: int) -> bool:
        if p.code[at + OP_PAY_UP_TO]:
            return p.bill_able(at, self, seat, source, mode)
        return self.can(p, at, seat, source, mode, COMPLETE)  # it takes nothing but these tokens

    def bill(self, p: ImperiumPosition, at: int, seat: int, source: int, due: list[int]) -> None:
        price = price_of(p, at, seat, source)
        for res in range(ALL_TOKENS):
            due[res] += price[res]


class Pay(Ask):
    """How to pay: progress may stand for population and for pairs of material (IMP-168 to IMP-170)."""

    def run(self, p: ImperiumPosition) -> None:
        stack = p.stack
        if stack[PAY_FOR_POPULATION] == 0:
            low, high = population_split(p)
            if low < high:
                p.ask(stack[ACTOR])
                return
            stack[PAY_FOR_POPULATION] = low + 1
        if stack[PAY_FOR_MATERIAL] == 0:
            low, high = material_split(p)
            if low < high:
                p.ask(stack[ACTOR])
                return
            stack[PAY_FOR_MATERIAL] = low + 1
        self._pay(p)

    def _pay(self, p: ImperiumPosition) -> None:
        stack = p.stack
        seat = stack[ACTOR]
        for_population = stack[PAY_FOR_POPULATION] - 1
        for_material = stack[PAY_FOR_MATERIAL] - 1
        material = stack[PAY_MATERIAL] - 2 * for_material
        population = stack[PAY_POPULATION] - for_population
        progress = stack[PAY_PROGRESS] + for_population + for_material
        action = stack[PAY_ACTION]
        p.pop()
        changes.pay(p, seat, MATERIAL, material)
        changes.pay(p, seat, POPULATION, population)
        changes.pay(p, seat, PROGRESS, progress)
        changes.pay(p, seat, ACTION, action)
        if population > 0:
            changes.react(p, seat, ON_PAY, -1, population)

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        low, high = population_split(p) if p.stack[PAY_FOR_POPULATION] == 0 else material_split(p)
        return [p.box.amount_0 + n for n in range(low, high + 1)]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return WRONG_SPLIT if p.box.amount_0 <= action < p.box.amount_0 + AMOUNTS else OTHER_QUESTION

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        if p.stack[PAY_FOR_POPULATION] == 0:
            p.stack[PAY_FOR_POPULATION] = action - p.box.amount_0 + 1
        else:
            p.stack[PAY_FOR_MATERIAL] = action - p.box.amount_0 + 1


def population_split(p: ImperiumPosition) -> tuple[int, int]:
    """Least and most progress that can stand for population."""
    stack = p.stack
    at = stack[ACTOR] * TOKENS
    pairs = (max(0, stack[PAY_MATERIAL] - p.pool[at + MATERIAL]) + 1) // 2
    low = max(0, stack[PAY_POPULATION] - p.pool[at + POPULATION])
    high = min(stack[PAY_POPULATION], p.pool[at + PROGRESS] - stack[PAY_PROGRESS] - pairs)
    return low, high


def material_split(p: ImperiumPosition) -> tuple[int, int]:
    """Least and most progress that can stand for pairs of material."""
    stack = p.stack
    at = stack[ACTOR] * TOKENS
    low = (max(0, stack[PAY_MATERIAL] - p.pool[at + MATERIAL]) + 1) // 2
    high = min(stack[PAY_MATERIAL] // 2, p.pool[at + PROGRESS] - stack[PAY_PROGRESS] - (stack[PAY_FOR_POPULATION] - 1))
    return low, high


class PaySome(Ask):
    """Pay up to so many progress. The effect keeps the number as `paid`."""

    def run(self, p: ImperiumPosition) -> None:
        if p.pool[p.stack[ACTOR] * TOKENS + PROGRESS] == 0:
            p.pop()
        else:
            p.ask(p.stack[ACTOR])

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        most = min(p.stack[PAY_SOME_MOST], p.pool[seat * TOKENS + PROGRESS])
        return [p.box.amount_0 + n for n in range(most + 1)]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return WRONG_SPLIT if p.box.amount_0 <= action < p.box.amount_0 + AMOUNTS else OTHER_QUESTION

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        n = action - p.box.amount_0
        p.note(p.stack[PAY_SOME_ROOT], PAID, n)
        p.pop()
        changes.pay(p, seat, PROGRESS, n)


class PayAll(LookAhead):
    """pay_all: resource, least (IMP-211)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        seat = p.stack[RUN_SUBJECT]
        changes.pay(p, seat, p.code[at + OP_PAY_ALL_RESOURCE], p.pool[seat * TOKENS + p.code[at + OP_PAY_ALL_RESOURCE]])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        resource = p.code[at + OP_PAY_ALL_RESOURCE]
        aside = mode // ASIDE_PROGRESS if resource == PROGRESS else 0
        return p.pool[seat * TOKENS + resource] - aside >= p.code[at + OP_PAY_ALL_LEAST]


# From whom something is stolen.
ANYBODY: Final = 0
WITH_IN_PLAY: Final = 1
EMPIRES: Final = 2


class Steal(LookAhead):
    """steal: material, population, progress, condition on the victim (0 none, 1 region in play, 2 empire), filter,
    code for those who cannot pay or -1 (IMP-185, IMP-R20, IMP-R21)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        actor = p.stack[ACTOR]
        source = p.stack[RUN_SOURCE]
        root = p.stack[RUN_ROOT]
        unable: list[int] = []
        for k in range(1, p.players):
            victim = (actor + k) % p.players
            hit = not p.immune(root) >> victim & 1 and self.affects(p, at, victim)
            if hit and not self.rob(p, at, actor, victim):
                unable.append(victim)
        if p.code[at + OP_STEAL_UNABLE] >= 0:
            for victim in reversed(unable):
                changes.run_block(p, p.code[at + OP_STEAL_UNABLE], actor, victim, source, root)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        if want == COMPLETE:
            return True
        for victim in range(p.players):
            if victim != seat and self.affects(p, at, victim):
                if p.code[at + OP_STEAL_UNABLE] >= 0:
                    return True
                for res in range(TOKENS):
                    if p.code[at + OP_STEAL_MATERIAL + res] and p.pool[victim * TOKENS + res]:
                        return True
        return False

    def affects(self, p: ImperiumPosition, at: int, victim: int) -> bool:
        condition = p.code[at + OP_STEAL_CONDITION]
        if condition == WITH_IN_PLAY:
            return any_in_play(p, victim, p.code[at + OP_STEAL_FILTER])
        return condition == ANYBODY or p.state[victim] == EMPIRE

    def rob(self, p: ImperiumPosition, at: int, thief: int, victim: int) -> bool:
        """Take as many as there are; False if there were too few."""
        full = True
        for res in range(TOKENS):
            want = p.code[at + OP_STEAL_MATERIAL + res]
            n = min(want, p.pool[victim * TOKENS + res])
            full = full and n == want
            if n:
                p.pool[victim * TOKENS + res] -= n
                p.pool[thief * TOKENS + res] += n
                tell(p, E_STOLE, ALL, thief, victim, res, n)
        return full


def any_in_play(p: ImperiumPosition, seat: int, filter_id: int) -> bool:
    return any(p.matches(filter_id, card) for card in p.in_play(seat))


class PlaceTokens(LookAhead):
    """place: material, population, progress, 1 on this card or 0 on a market card."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        code = p.code
        if code[at + OP_PLACE_HERE]:
            for res in range(TOKENS):
                store(p, p.stack[RUN_SOURCE], res, code[at + OP_PLACE_MATERIAL + res])
        else:
            for res in range(TOKENS):
                if code[at + OP_PLACE_MATERIAL + res]:
                    p.push(PLACE, p.stack[RUN_SUBJECT], res, code[at + OP_PLACE_MATERIAL + res])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return p.code[at + OP_PLACE_HERE] == 1 or max(p.slots) >= 0


def store(p: ImperiumPosition, card: int, res: int, n: int) -> None:
    """Tokens on an own card: not part of the pool (IMP-R29)."""
    if n <= 0:
        return
    for k in range(0, len(p.stored), STORED):
        if p.stored[k] == card and p.stored[k + 1] == res:
            p.stored = [*p.stored[: k + 2], p.stored[k + 2] + n, *p.stored[k + STORED :]]
            return
    p.stored = [*p.stored, card, res, n]


class Place(Ask):
    """Put tokens of the supply on a market card (IMP-85)."""

    def run(self, p: ImperiumPosition) -> None:
        found = self.legal(p, p.stack[ACTOR])
        if not found:
            p.pop()
        elif len(found) == 1:
            self.apply(p, p.stack[ACTOR], found[0])
        else:
            p.memo = found
            p.ask(p.stack[ACTOR])

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return [p.box.pick_0 + card for card in p.slots if card >= 0]

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        return self.picked(p, action, NOT_IN_MARKET)

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        card = action - p.box.pick_0
        res = p.stack[PLACE_RESOURCE]
        n = p.stack[PLACE_N]
        p.pop()
        p.own_slot_tokens()
        p.slot_tokens[changes.slot_of(p, card) * TOKENS + res] += n
        tell(p, E_PLACED, ALL, seat, card, res, n)


class TakeTokens(LookAhead):
    """take_tokens: all such tokens of this card go to the pool."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        source = p.stack[RUN_SOURCE]
        for k in range(len(p.stored) - STORED, -1, -STORED):
            if p.stored[k] == source and p.stored[k + 1] == p.code[at + OP_TAKE_TOKENS_RESOURCE]:
                n = p.stored[k + 2]
                p.stored = p.stored[:k] + p.stored[k + STORED :]
                changes.gain(p, p.stack[RUN_SUBJECT], p.code[at + OP_TAKE_TOKENS_RESOURCE], n)

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return want == COMPLETE or changes.stored_progress(p, source) > 0


class DoubleTokens(LookAhead):
    """double_market_tokens: as many again from the supply (IMP-R34)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        tokens = p.result(p.stack[RUN_ROOT], EFFECT_NOTED)
        changes.gain(
            p,
            p.stack[RUN_SUBJECT],
            p.code[at + OP_DOUBLE_MARKET_TOKENS_RESOURCE],
            tokens >> BYTE * p.code[at + OP_DOUBLE_MARKET_TOKENS_RESOURCE] & LOW_BYTE,
        )


class ReturnExhaust(LookAhead):
    """return_exhaust: n tokens back to the state card (IMP-R79)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        p.push(TOKEN_BACK, p.stack[RUN_SUBJECT], p.code[at + OP_RETURN_EXHAUST_N], p.stack[RUN_SOURCE])

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        assert isinstance(p, ImperiumPosition)
        return len(token_places(p, seat, source)) > 0


def token_places(p: ImperiumPosition, seat: int, source: int) -> list[int]:
    """Answers: own cards with an exhaust token but not the one just spent, the nation deck, the development area."""
    found = [p.box.pick_0 + card for card in p.spent if card != source and p.owner(card) == seat]
    if p.spent_nation[seat]:
        found.append(p.box.place_0 + NATION_DECK_PLACE)
    if p.spent_development[seat]:
        found.append(p.box.place_0 + DEVELOPMENT_PLACE)
    return found


class TokenBack(Ask):
    """Which exhaust token returns."""

    def run(self, p: ImperiumPosition) -> None:
        found = self.legal(p, p.stack[ACTOR])
        if not found or p.stack[TOKEN_BACK_LEFT] == 0:
            p.pop()
        elif len(found) == 1:
            self.apply(p, p.stack[ACTOR], found[0])
        else:
            p.memo = found
            p.ask(p.stack[ACTOR])

    def legal(self, p: ImperiumPosition, seat: int) -> list[int]:
        return token_places(p, seat, p.stack[TOKEN_BACK_SOURCE])

    def why(self, p: ImperiumPosition, seat: int, action: int) -> int:
        card = self.picked(p, action, NO_TOKEN_THERE)
        places = p.box.place_0 <= action <= p.box.place_0 + DEVELOPMENT_PLACE
        return NO_TOKEN_THERE if places else card

    def apply(self, p: ImperiumPosition, seat: int, action: int) -> None:
        p.stack[TOKEN_BACK_LEFT] -= 1
        if p.stack[TOKEN_BACK_LEFT] == 0:
            p.pop()
        if action == p.box.place_0 + NATION_DECK_PLACE:
            p.spent_nation = p.spent_nation[:]
            p.spent_nation[seat] = 0
        elif action == p.box.place_0 + DEVELOPMENT_PLACE:
            p.spent_development = p.spent_development[:]
            p.spent_development[seat] = 0
        else:
            p.spent = without_card(p.spent, action - p.box.pick_0)
        p.exhausts[seat] += 1
        tell(p, E_TOKEN_BACK, ALL, seat)


class DiscardFewer(LookAhead):
    """discard_fewer: lowers the number of the selection that waits below (IMP-R36)."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, ImperiumPosition)
        pick = p.stack[RUN_ROOT] - 2 * WIDTH  # the window of Step Pyramids lies between
        p.stack[pick + WIDTH + PICK_LEFT] -= p.code[at + OP_DISCARD_FEWER_N]
