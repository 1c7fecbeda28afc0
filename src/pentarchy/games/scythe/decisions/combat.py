"""Combat (SCY-232 to SCY-262): abilities before it, secret dials and cards, result, retreat."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.decisions import stars
from pentarchy.games.scythe.decisions.base import (
    Question,
    discard,
    draw,
    hand_values,
    lose_popularity,
    lose_power,
    tell,
    within,
)
from pentarchy.games.scythe.numbers import (
    BRIBES,
    COMBAT_DEFENDER,
    COMBAT_LOSER_FOUGHT,
    COMBAT_PLACE,
    COMBAT_RETREATING,
    COMBAT_STAGE,
    COMBAT_WINNER,
    DIAL_FIRST,
    DIAL_TOO_HIGH,
    DIALS,
    DIALS_DEFENDER,
    DIALS_PLACE,
    DO_ARTILLERY,
    DO_ARTILLERY_OPPONENT,
    E_ARTILLERY,
    E_COMBAT,
    E_DIAL,
    E_DISARMED,
    E_PLAYED,
    E_RETREATED,
    E_SCOUTED,
    E_WON,
    ENCOUNTER,
    NO_RETREAT_THERE,
    NO_SUCH_CARD,
    OTHER_QUESTION,
    RETREAT,
    RETREAT_LAKES,
    RETREAT_PLACE,
)
from pentarchy.games.scythe.position import (
    ARTILLERY,
    CAMARADERIE,
    DISARM,
    FIRST_MECH,
    HAND,
    HERO,
    LOWEST_CARD,
    MECHS,
    MINE,
    PEOPLES_ARMY,
    PLACES,
    S_COMBAT,
    SCOUT,
    SEAWORTHY,
    STRUCTURES,
    VALUES,
    WORKER,
    ScythePosition,
    kind_of,
    low_bit,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ACTOR, ALL

BLOW: Final = 2
"""Power that the opponent of Disarm and Artillery loses, or all there is (SCY-218, SCY-R51)."""
ARTILLERY_POWER: Final = 1
DIAL: Final = 8


# Stages of a combat.
ATTACKER_PREPARES: Final = 0
DEFENDER_PREPARES: Final = 1
BRIBES_ARE_GIVEN: Final = 2
DIALS_ARE_SET: Final = 3
LOSER_RETREATS: Final = 4


class Combat(Question):
    """One combat on one territory; the actor is the attacker (SCY-236)."""

    def run(self, p: ScythePosition) -> None:
        stack = p.stack
        attacker = stack[ACTOR]
        defender = stack[COMBAT_DEFENDER]
        stage = stack[COMBAT_STAGE]
        stack[COMBAT_STAGE] = stage + 1
        if stage == ATTACKER_PREPARES:
            tell(p, (E_COMBAT, ALL, attacker, defender, stack[COMBAT_PLACE]))
            before_combat(p, attacker, defender, stack[COMBAT_PLACE])
        elif stage == DEFENDER_PREPARES:
            before_combat(p, defender, attacker, stack[COMBAT_PLACE])
        elif stage == BRIBES_ARE_GIVEN:
            if p.box.bribes:
                p.push(BRIBES, attacker, 0)
        elif stage == DIALS_ARE_SET:
            p.push(DIALS, attacker, stack[COMBAT_PLACE], 0, defender)
        elif stage == LOSER_RETREATS:
            loser = defender if stack[COMBAT_WINNER] == attacker else attacker
            stack[COMBAT_RETREATING] = p.workers_at(loser, stack[COMBAT_PLACE])
            p.push(RETREAT, loser, stack[COMBAT_PLACE])
        else:
            self._finish(p, attacker, defender)

    def _finish(self, p: ScythePosition, attacker: int, defender: int) -> None:
        """Popularity, the loser's card, the star, in this order (SCY-R63)."""
        stack = p.stack
        winner = stack[COMBAT_WINNER]
        place = stack[COMBAT_PLACE]
        retreating = stack[COMBAT_RETREATING]
        loser = defender if winner == attacker else attacker
        loser_fought = stack[COMBAT_LOSER_FOUGHT]
        p.pop()
        if winner == attacker and retreating:
            p.retreats += retreating
            if not p.has(attacker, CAMARADERIE):
                lose_popularity(p, attacker, retreating)
        if loser_fought:
            draw(p, loser, 1)
        if stars.add_star(p, winner, S_COMBAT):
            stars.end(p)
            return
        stars.settle(p)
        if not p.over and winner != attacker and p.tokens >> place & 1 and p.hero_at[winner] == place:
            p.push(ENCOUNTER, winner)  # SCY-254, SCY-R42


def before_combat(p: ScythePosition, seat: int, opponent: int, place: int) -> None:
    """Abilities of one side (SCY-238): Disarm and Scout apply by themselves, Artillery is a choice (SCY-R50)."""
    underground = p.box.tunnels >> place & 1 == 1 or p.structure_at[seat * STRUCTURES + MINE] == place
    if underground and p.has(seat, DISARM):
        tell(p, (E_DISARMED, ALL, seat, opponent, lose_power(p, opponent, BLOW)))
    if p.has(seat, SCOUT) and p.zones[HAND + opponent]:
        hand = p.zones[HAND + opponent]
        card = hand[p.below(len(hand))]
        both = only(seat) | only(opponent)
        p.move(card, HAND + seat, both)
        tell(p, (E_SCOUTED, both, seat, opponent, p.box.combat_value[card] - LOWEST_CARD))
    if p.has(seat, ARTILLERY) and p.power[seat] >= ARTILLERY_POWER:
        p.push(DO_ARTILLERY, seat, opponent)


class Artillery(Question):
    """Pay 1 power, the opponent loses 2 (SCY-227, SCY-R51)."""

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        return [p.box.use_0, p.box.skip_0]

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        opponent = p.stack[DO_ARTILLERY_OPPONENT]
        p.pop()
        if action == p.box.use_0:
            p.power[seat] -= ARTILLERY_POWER
            tell(p, (E_ARTILLERY, ALL, seat, opponent, lose_power(p, opponent, BLOW)))


# -- dials and cards -----------------------------------------------------------------------------------------------


def card_limit(p: ScythePosition, seat: int, place: int) -> int:
    """Cards a seat may add: one per fighting unit, one more with People's Army (SCY-242, SCY-220)."""
    limit = p.fighters_at(seat, place)
    if p.has(seat, PEOPLES_ARMY) and p.workers_at(seat, place) > 0:
        limit += 1
    return min(limit, len(p.zones[HAND + seat]))


class Dials(Question):
    """Both sides choose in secret: the dial, then cards one by one, then commit (SCY-240 to SCY-244)."""

    def run(self, p: ScythePosition) -> None:
        p.ask_all(1 << p.stack[ACTOR] | 1 << p.stack[DIALS_DEFENDER])

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        box = p.box
        lane = p.lanes[seat]
        if not lane:
            return list(range(box.dial_0, box.dial_0 + min(box.max_dial, p.power[seat]) + 1))
        options: list[int] = []
        left = self._left(p, seat)
        for k in range(VALUES):  # as many as the limit allows: with the last one the seat has committed
            if left[k] > 0:
                options.append(box.add_0 + k)
        options.append(box.commit_0)
        return options

    def _left(self, p: ScythePosition, seat: int) -> list[int]:
        """Cards by value that are not yet in the lane."""
        left = hand_values(p, seat)
        for answer in p.lanes[seat][1:]:
            left[answer - p.box.add_0] -= 1
        return left

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        box = p.box
        lane = p.lanes[seat]
        if within(action, box.dial_0, DIAL):
            return OTHER_QUESTION if lane else DIAL_TOO_HIGH
        if within(action, box.add_0, VALUES):
            if not lane:
                return DIAL_FIRST
            return NO_SUCH_CARD
        return DIAL_FIRST if action == box.commit_0 else OTHER_QUESTION

    def committed(self, p: ScythePosition, seat: int) -> bool:
        """Committed by word, or because no more cards may be added, which everybody can work out."""
        lane = p.lanes[seat]
        return lane[-1] == p.box.commit_0 or len(lane) - 1 == card_limit(p, seat, p.stack[DIALS_PLACE])

    def reveal(self, p: ScythePosition) -> None:
        """The higher total wins, a tie goes to the attacker (SCY-245 to SCY-249)."""
        attacker = p.stack[ACTOR]
        defender = p.stack[DIALS_DEFENDER]
        ours = self._total(p, attacker)
        theirs = self._total(p, defender)
        winner = attacker if ours >= theirs else defender
        high, low = max(ours, theirs), min(ours, theirs)
        tell(p, (E_WON, ALL, winner, p.stack[DIALS_PLACE], high, low, high - low))
        p.pop()
        p.stack[COMBAT_WINNER] = winner
        p.stack[COMBAT_LOSER_FOUGHT] = 1 if min(ours, theirs) > 0 else 0

    def _total(self, p: ScythePosition, seat: int) -> int:
        """Dial and cards; the dial costs power, the cards are discarded face up."""
        lane = p.lanes[seat]
        dial = lane[0] - p.box.dial_0
        p.power[seat] -= dial
        tell(p, (E_DIAL, ALL, seat, dial))
        total = dial
        values = sorted(answer - p.box.add_0 for answer in lane[1:] if answer != p.box.commit_0)
        for k in values:
            discard(p, seat, k)
            tell(p, (E_PLAYED, ALL, seat, k))
            total += LOWEST_CARD + k
        return total


# -- retreat -------------------------------------------------------------------------------------------------------


class Retreat(Question):
    """All units of the loser leave (SCY-255): to the base, with Seaworthy also onto free lakes (SCY-222, SCY-R45)."""

    def run(self, p: ScythePosition) -> None:
        seat = p.stack[ACTOR]
        place = p.stack[RETREAT_PLACE]
        if not p.present[seat] >> place & 1:
            p.pop()
        elif self._lakes(p, seat) == 0:
            while p.present[seat] >> place & 1:
                self._go(p, seat, p.base_of(seat))
        else:
            p.actor = seat

    def _next(self, p: ScythePosition, seat: int) -> int:
        """The unit whose turn it is: the character, mechs, then workers."""
        place = p.stack[RETREAT_PLACE]
        if p.hero_at[seat] == place:
            return HERO
        for mech in range(MECHS):
            if p.mech_at[seat * MECHS + mech] == place:
                return FIRST_MECH + mech
        return WORKER

    def _lakes(self, p: ScythePosition, seat: int) -> int:
        """Lakes open to the next unit; workers go only with a mech."""
        if not p.has(seat, SEAWORTHY):
            return 0
        if self._next(p, seat) == WORKER:
            return p.stack[RETREAT_LAKES]
        return p.box.adjacent[p.stack[RETREAT_PLACE]] & p.box.lakes & ~p.enemies(seat)

    def legal(self, p: ScythePosition, seat: int) -> list[int]:
        options = [p.box.retreat_0 + p.base_of(seat)]
        lakes = self._lakes(p, seat)
        while lakes:
            options.append(p.box.retreat_0 + low_bit(lakes))
            lakes &= lakes - 1
        return options

    def why(self, p: ScythePosition, seat: int, action: int) -> int:
        return NO_RETREAT_THERE if within(action, p.box.retreat_0, PLACES) else OTHER_QUESTION

    def apply(self, p: ScythePosition, seat: int, action: int) -> None:
        self._go(p, seat, action - p.box.retreat_0)

    def _go(self, p: ScythePosition, seat: int, target: int) -> None:
        unit = self._next(p, seat)
        place = p.stack[RETREAT_PLACE]
        if unit == HERO:
            p.put_hero(seat, target)
        elif unit == WORKER:
            p.add_workers(seat, place, -1)
            p.add_workers(seat, target, 1)
        else:
            p.put_mech(seat, unit - FIRST_MECH, target)
            if p.box.lakes >> target & 1:
                p.stack[RETREAT_LAKES] |= 1 << target
        tell(p, (E_RETREATED, ALL, seat, kind_of(unit), target))
