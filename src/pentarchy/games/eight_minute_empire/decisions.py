"""Every question of the game: what may be answered, why something may not, and what an answer does."""

from __future__ import annotations

from typing import Final

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.deal import deal
from pentarchy.games.eight_minute_empire.numbers import (
    BID,
    BID_TOO_HIGH,
    CHOOSE,
    DEED_NOT_ON_CARD,
    DO_CITY,
    DO_DESTROY,
    DO_MARCH,
    DO_RECRUIT,
    DO_VOYAGE,
    E_BID,
    E_DESTROYED,
    E_DESTROYED_NEUTRAL,
    E_FIRST,
    E_FOUNDED,
    E_GAME,
    E_MOVED,
    E_NEUTRAL,
    E_RECRUITED,
    E_ROW,
    E_SCORED,
    E_STOPPED,
    E_TOOK,
    E_YOUTH,
    END_CARDS_COLLECTED,
    GAME,
    GAME_STAGE,
    NEUTRAL,
    NO_ARMY_FOR_CITY,
    NO_ARMY_THERE,
    NO_RECRUITING_THERE,
    NO_SUCH_ARMY,
    NOT_ADJACENT,
    NOT_IN_ROW,
    ONLY_BY_SEA,
    OTHER_QUESTION,
    TOO_EXPENSIVE,
    TURN,
    TURN_ACTOR,
    TURN_BEGUN,
    TURN_CARD,
    TURN_KIND,
    TURN_LEFT,
)
from pentarchy.games.eight_minute_empire.position import (
    DECK,
    OR,
    ROW,
    SEATS,
    SINGLE,
    TAKEN,
    Box,
    EmpirePosition,
    remember,
)
from pentarchy.kernel.position import ACTOR, ALL, Decision, Position, by_kind

NO_CARD: Final = -1

# Stages of a game.
SET_UP: Final = 0
NEUTRAL_ARMIES: Final = 1
BIDDING: Final = 2
TURNS: Final = 3

# Deeds of a card with two, as bits.
FIRST_DEED: Final = 1
SECOND_DEED: Final = 2
BOTH_DEEDS: Final = 3
SETS_OF_DEEDS: Final = 4


def tell(p: EmpirePosition, event: tuple[int, ...]) -> None:
    if p.sink is not None:
        p.sink.append(event)


def tell_youth(p: EmpirePosition) -> None:
    """The order of youth, the youngest first (EME-R2)."""
    for place in range(p.players):
        tell(p, (E_YOUTH, ALL, p.youth.index(place), place + 1))


class Game(Decision[EmpirePosition]):
    """One whole game: set-up, neutral armies if chosen, bids, turns, scoring; three times in a long game."""

    def run(self, p: EmpirePosition) -> None:
        stage = p.stack[GAME_STAGE]
        p.stack[GAME_STAGE] = stage + 1
        if stage == SET_UP:
            deal(p)
            if p.game_number == 0:
                tell_youth(p)
            tell(p, (E_GAME, ALL, p.game_number + 1))
        elif stage == NEUTRAL_ARMIES:
            if p.supply[p.players] > 0:
                p.push(NEUTRAL, p.youth.index(0))
        elif stage == BIDDING:
            p.push(BID, 0)
        elif stage == TURNS:
            p.push(TURN, p.first, 0, NO_CARD)
        else:
            self._finish(p)

    def _finish(self, p: EmpirePosition) -> None:
        """Score the game; a long game goes on until its last one (EME-79)."""
        points = scoring.points(p)
        p.past_points = [p.past_points[seat] + points[seat] for seat in range(p.players)]
        p.past_coins = [p.past_coins[seat] + p.coins[seat] for seat in range(p.players)]
        if p.sink is not None:
            p.sink += [(E_SCORED, ALL, seat, points[seat]) for seat in range(p.players)]
        if p.game_number + 1 < p.box.games:
            p.game_number += 1
            p.stack[GAME_STAGE] = SET_UP
        else:
            p.end(END_CARDS_COLLECTED)


class Bid(Decision[EmpirePosition]):
    """All bid for the first turn at once, in secret (EME-13, EME-14)."""

    def run(self, p: EmpirePosition) -> None:
        p.ask_all((1 << p.players) - 1)

    def legal(self, p: EmpirePosition, seat: int) -> list[int]:
        return p.box.bids[p.coins[seat]]

    def refuse(self, p: EmpirePosition, seat: int, action: int) -> int:
        if not p.box.bid_0 <= action < p.box.use_0:
            return OTHER_QUESTION
        return BID_TOO_HIGH if action - p.box.bid_0 > p.coins[seat] else 0

    def reveal(self, p: EmpirePosition) -> None:
        """The highest bidder alone pays and begins; the youngest wins ties (EME-15 to EME-19)."""
        bids = [p.lanes[seat][0] - p.box.bid_0 for seat in range(p.players)]
        p.bids = bids
        winner = 0
        for seat in range(1, p.players):
            younger = p.youth[seat] < p.youth[winner]
            if bids[seat] > bids[winner] or (bids[seat] == bids[winner] and younger):
                winner = seat
        p.coins[winner] -= bids[winner]
        p.first = winner
        if p.sink is not None:
            p.sink += [(E_BID, ALL, seat, bids[seat]) for seat in range(p.players)]
            equal = 1 if bids.count(bids[winner]) > 1 else 0
            p.sink.append((E_FIRST, ALL, winner, bids[winner], equal))
        p.pop()


class Neutral(Decision[EmpirePosition]):
    """Two players place the neutral armies in turn, the youngest first (EME-R12)."""

    def run(self, p: EmpirePosition) -> None:
        if p.supply[p.players] == 0:
            p.pop()
        else:
            p.ask(p.stack[ACTOR])

    def legal(self, p: EmpirePosition, seat: int) -> list[int]:
        return list(range(p.box.neutral_0, p.box.neutral_0 + p.box.regions))

    def refuse(self, p: EmpirePosition, seat: int, action: int) -> int:
        return 0 if p.box.neutral_0 <= action < p.box.neutral_0 + p.box.regions else OTHER_QUESTION

    def apply(self, p: EmpirePosition, seat: int, action: int) -> None:
        region = action - p.box.neutral_0
        p.add_army(p.players, region)
        p.stack[ACTOR] = 1 - seat
        tell(p, (E_NEUTRAL, ALL, seat, region))


class Turn(Decision[EmpirePosition]):
    """A turn: take a card, do its deeds, refill the row, pass the turn on (EME-21 to EME-30)."""

    def run(self, p: EmpirePosition) -> None:
        """The row slides left and is refilled (EME-29); the game ends when all have enough cards (EME-58)."""
        stack = p.stack
        seat = stack[TURN_ACTOR]
        if stack[TURN_CARD] != NO_CARD:
            zones = p.zones
            if zones[DECK]:
                card = p.turn_up(DECK, ROW)
                if p.sink is not None:
                    p.sink.append((E_ROW, ALL, card))
            seat = (seat + 1) % p.players
            if len(zones[TAKEN + seat]) == p.box.cards_to_collect[p.players]:
                p.pop()
                return
            stack[TURN_ACTOR] = seat
            stack[TURN_CARD] = NO_CARD
        p.actor = seat

    def legal(self, p: EmpirePosition, seat: int) -> list[int]:
        """The cheap end of the row: the number of a card is the number of the action that takes it."""
        return p.zones[ROW][: p.box.affordable[p.coins[seat]]]

    def refuse(self, p: EmpirePosition, seat: int, action: int) -> int:
        if action >= len(p.box.good):
            return OTHER_QUESTION
        if p.where[action] != ROW:
            return NOT_IN_ROW
        return TOO_EXPENSIVE if p.box.prices[p.zones[ROW].index(action)] > p.coins[seat] else 0

    def apply(self, p: EmpirePosition, seat: int, card: int) -> None:
        box = p.box
        row = p.zones[ROW]
        place = 0
        while row[place] != card:  # a loop: `index` compares slowly when compiled
            place += 1
        price = box.prices[place]
        coins = p.coins
        coins[seat] = coins[seat] - price
        p.move_open(ROW, place, TAKEN + seat)
        p.stack[TURN_CARD] = card
        if p.sink is not None:
            p.sink.append((E_TOOK, ALL, seat, card, price))
        begin(p, seat, box.kind[card], box.count_1[card])


def uses_left(box: Box, card: int, begun: int) -> list[int]:
    """The deeds of a card that are not begun, and stop: for the table of the box."""
    deeds = [box.deed_1[card], box.deed_2[card]]
    return [box.use_0 + deeds[k] for k in range(2) if not begun >> k & 1] + [box.stop_0]


def begin(p: EmpirePosition, seat: int, kind: int, count: int) -> None:
    """Turn to the choice between two deeds or to a deed (EME-27), and ask at once where there surely is a choice."""
    stack = p.stack
    stack[TURN_KIND] = kind
    stack[TURN_LEFT] = count
    if kind == DO_RECRUIT:
        if p.supply[seat]:
            p.actor = seat
    elif kind == CHOOSE or (kind <= DO_VOYAGE and p.with_army[seat]):
        p.actor = seat


class Choose(Decision[EmpirePosition]):
    """A card with two deeds: one of them (/, EME-54) or both in either order (+, EME-55, EME-56), or none (EME-28)."""

    def run(self, p: EmpirePosition) -> None:
        begun = p.stack[TURN_BEGUN]
        combine = p.box.combine[p.stack[TURN_CARD]]
        if begun == BOTH_DEEDS or (begun and combine == OR):
            self._leave(p)
        else:
            p.ask(p.stack[TURN_ACTOR])

    def _leave(self, p: EmpirePosition) -> None:
        p.stack[TURN_BEGUN] = 0
        p.stack[TURN_KIND] = TURN

    def legal(self, p: EmpirePosition, seat: int) -> list[int]:
        return p.box.choices[p.stack[TURN_CARD] * SETS_OF_DEEDS + p.stack[TURN_BEGUN]]

    def refuse(self, p: EmpirePosition, seat: int, action: int) -> int:
        if action in self.legal(p, seat):
            return 0
        return DEED_NOT_ON_CARD if p.box.use_0 <= action < p.box.recruit_0 else OTHER_QUESTION

    def apply(self, p: EmpirePosition, seat: int, action: int) -> None:
        box = p.box
        card = p.stack[TURN_CARD]
        if action == box.stop_0:
            tell(p, (E_STOPPED, ALL, seat))
            self._leave(p)
        elif action - box.use_0 == box.deed_1[card] and not p.stack[TURN_BEGUN] & FIRST_DEED:
            p.stack[TURN_BEGUN] = p.stack[TURN_BEGUN] | FIRST_DEED
            begin(p, seat, DO_RECRUIT + box.deed_1[card], box.count_1[card])
        else:
            p.stack[TURN_BEGUN] = p.stack[TURN_BEGUN] | SECOND_DEED
            begin(p, seat, DO_RECRUIT + box.deed_2[card], box.count_2[card])


class Deed(Decision[EmpirePosition]):
    """What all deeds have in common: so many pieces or steps, fewer are allowed, stop at any time (EME-28)."""

    known: dict[int, list[int]]
    """Legal lists by the regions that matter, as bits. Shared, never changed in place."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.known = {}

    def count_down(self, p: EmpirePosition, seat: int, more: int) -> None:
        """One piece or step is done. `more`: could the seat do another one? 0 if not."""
        stack = p.stack
        left = stack[TURN_LEFT] - 1
        if left and more:
            stack[TURN_LEFT] = left
            p.actor = seat
        else:
            self.leave(p)

    def stop(self, p: EmpirePosition, seat: int) -> None:
        if p.sink is not None:
            p.sink.append((E_STOPPED, ALL, seat))
        self.leave(p)

    def leave(self, p: EmpirePosition) -> None:
        """The deed is done: back to the choice between the deeds of a card, or to the end of the turn."""
        stack = p.stack
        stack[TURN_KIND] = p.box.behind[stack[TURN_CARD]]


class Recruit(Deed):
    """Armies into the start region or regions with an own city (EME-31 to EME-34)."""

    def legal(self, p: EmpirePosition, seat: int) -> list[int]:
        if p.supply[seat] == 0:
            return [p.box.stop_0]
        with_city = p.with_city[seat]
        known = self.known.get(with_city)
        if known is None:
            known = remember(self.known, with_city, p.box.in_regions(p.box.recruit_0, with_city | 1 << p.box.start))
        return known

    def refuse(self, p: EmpirePosition, seat: int, action: int) -> int:
        if action in self.legal(p, seat):
            return 0
        return NO_RECRUITING_THERE if p.box.recruit_0 <= action < p.box.move_0 else OTHER_QUESTION

    def apply(self, p: EmpirePosition, seat: int, action: int) -> None:
        if action == p.box.stop_0:
            self.stop(p, seat)
            return
        region = action - p.box.recruit_0
        p.add_army(seat, region)
        self.count_down(p, seat, p.supply[seat])
        if p.sink is not None:
            p.sink.append((E_RECRUITED, ALL, seat, region))


class Move(Deed):
    """March by land (EME-35 to EME-40) or great march by land and sea (EME-41 to EME-43), one step at a time."""

    by_sea: int

    def __init__(self, name: str, by_sea: int) -> None:
        super().__init__(name)
        self.by_sea = by_sea

    def legal(self, p: EmpirePosition, seat: int) -> list[int]:
        held = p.with_army[seat]
        known = self.known.get(held)
        if known is None:
            known = remember(self.known, held, p.box.steps(self.by_sea, held))
        return known

    def refuse(self, p: EmpirePosition, seat: int, action: int) -> int:
        box = p.box
        if action == box.stop_0:
            return 0
        step = action - box.move_0
        if step < 0 or action >= box.found_0:
            return OTHER_QUESTION
        origin, target = step // box.regions, step % box.regions
        if not p.with_army[seat] >> origin & 1:
            return NO_ARMY_THERE
        if target in box.land[origin]:
            return 0
        if target not in box.by_sea[origin]:
            return NOT_ADJACENT
        return 0 if self.by_sea else ONLY_BY_SEA

    def apply(self, p: EmpirePosition, seat: int, action: int) -> None:
        box = p.box
        if action == box.stop_0:
            self.stop(p, seat)
            return
        step = action - box.move_0
        regions = box.regions
        origin = step // regions
        target = step % regions
        armies = p.armies
        at = seat * regions + origin
        left = armies[at] - 1
        armies[at] = left
        at += target - origin
        armies[at] = armies[at] + 1
        with_army = p.with_army
        held = with_army[seat] | 1 << target
        with_army[seat] = held if left else held & ~(1 << origin)
        stack = p.stack
        left = stack[TURN_LEFT] - 1
        if left:
            stack[TURN_LEFT] = left
            p.actor = seat  # its army can always step on
        else:
            stack[TURN_KIND] = box.behind[stack[TURN_CARD]]  # as `leave` does
        if p.sink is not None:
            p.sink.append((E_MOVED, ALL, seat, origin, target))


class FoundCity(Deed):
    """A city into a region with an own army (EME-44 to EME-48)."""

    def legal(self, p: EmpirePosition, seat: int) -> list[int]:
        if p.city_supply[seat] == 0:
            return [p.box.stop_0]
        with_army = p.with_army[seat]
        known = self.known.get(with_army)
        if known is None:
            known = remember(self.known, with_army, p.box.in_regions(p.box.found_0, with_army))
        return known

    def refuse(self, p: EmpirePosition, seat: int, action: int) -> int:
        if action in self.legal(p, seat):
            return 0
        return NO_ARMY_FOR_CITY if p.box.found_0 <= action < p.box.destroy_0 else OTHER_QUESTION

    def apply(self, p: EmpirePosition, seat: int, action: int) -> None:
        if action == p.box.stop_0:
            self.stop(p, seat)
            return
        region = action - p.box.found_0
        p.add_city(seat, region)
        self.count_down(p, seat, p.city_supply[seat])
        if p.sink is not None:
            p.sink.append((E_FOUNDED, ALL, seat, region))


def occupied(p: EmpirePosition) -> int:
    """Regions with an army of any colour, as bits."""
    found = 0
    for held in p.with_army:
        found |= held
    return found


class Destroy(Deed):
    """Remove an army of any player (EME-50 to EME-53), also an own one (EME-R6), or a neutral one (EME-R12)."""

    def legal(self, p: EmpirePosition, seat: int) -> list[int]:
        box = p.box
        options: list[int] = []
        present = occupied(p)
        for region in range(box.regions):
            if present >> region & 1:
                for owner in range(p.players):
                    if p.with_army[owner] >> region & 1:
                        options.append(box.destroy_0 + region * SEATS + owner)
                if p.with_army[p.players] >> region & 1:
                    options.append(box.destroy_neutral_0 + region)
        options.append(box.stop_0)
        return options

    def refuse(self, p: EmpirePosition, seat: int, action: int) -> int:
        box = p.box
        if action == box.stop_0:
            return 0
        if action < box.destroy_0 or action >= box.neutral_0:
            return OTHER_QUESTION
        colour = self._colour(p, action)
        return 0 if colour >= 0 and p.with_army[colour] >> self._region(p, action) & 1 else NO_SUCH_ARMY

    def apply(self, p: EmpirePosition, seat: int, action: int) -> None:
        if action == p.box.stop_0:
            self.stop(p, seat)
            return
        colour = self._colour(p, action)
        region = self._region(p, action)
        p.remove_army(colour, region)
        self.count_down(p, seat, occupied(p))
        if colour == p.players:
            tell(p, (E_DESTROYED_NEUTRAL, ALL, seat, region))
        else:
            tell(p, (E_DESTROYED, ALL, seat, colour, region))

    def _region(self, p: EmpirePosition, action: int) -> int:
        if action >= p.box.destroy_neutral_0:
            return action - p.box.destroy_neutral_0
        return (action - p.box.destroy_0) // SEATS

    def _colour(self, p: EmpirePosition, action: int) -> int:
        """The colour on the board; -1 for a seat that nobody has."""
        if action >= p.box.destroy_neutral_0:
            return p.players
        owner = (action - p.box.destroy_0) % SEATS
        return owner if owner < p.players else -1


def table(box: Box) -> list[Decision[Position]]:
    """All decisions by kind."""
    cards = range(len(box.good))
    box.kind = [DO_RECRUIT + box.deed_1[card] if box.combine[card] == SINGLE else CHOOSE for card in cards]
    box.choices = [uses_left(box, card, begun) for card in cards for begun in range(SETS_OF_DEEDS)]
    box.behind = [TURN if box.combine[card] == SINGLE else CHOOSE for card in cards]
    return by_kind(
        {
            GAME: Game("game"),
            BID: Bid("bid"),
            NEUTRAL: Neutral("neutral"),
            TURN: Turn("take"),
            CHOOSE: Choose("choose"),
            DO_RECRUIT: Recruit("recruit"),
            DO_MARCH: Move("move", 0),
            DO_VOYAGE: Move("move", 1),
            DO_CITY: FoundCity("city"),
            DO_DESTROY: Destroy("destroy"),
        }
    )
