"""A table to set up by hand: pieces where a test wants them, actions as text, refusals by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pentarchy
from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.components import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CUBES,
    MATS,
    RESOURCES,
    STAR_KINDS,
    STRUCTURES,
)
from pentarchy.games.scythe.decisions.turn import AT_BOTTOM, AT_END, AT_SECTION, AT_TOP
from pentarchy.games.scythe.numbers import TURN_SECTION, TURN_STAGE
from pentarchy.games.scythe.position import (
    COMBAT_DECK,
    COMBAT_DISCARD,
    ENCOUNTER_DECK,
    FACTORY_BOX,
    FACTORY_CARDS,
    GOALS,
    HAND,
    OBJECTIVE_DECK,
    OWN_CARD,
    PLACES,
    STARS,
    TERRITORIES,
    WORKERS,
    ScythePosition,
    changed,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ACTOR, ALL, LANES, WIDTH

STAGES = {"section": AT_SECTION, "top": AT_TOP, "bottom": AT_BOTTOM, "end": AT_END}


class Table:
    """A match of these factions; it is the turn of seat 0."""

    def __init__(
        self,
        *factions: str,
        mats: Sequence[str] = (),
        seed: int = 1,
        options: dict[str, object] | None = None,
    ) -> None:
        chosen: dict[str, object] = {f"faction_{k + 1}": faction for k, faction in enumerate(factions)}
        mats = [*mats, *(mat for mat in MATS if mat not in mats)]
        chosen |= {f"mat_{k + 1}": mats[k] for k in range(len(factions))}
        self.match = pentarchy.new("scythe", len(factions), seed, {**chosen, **(options or {})})
        self.p = cast(ScythePosition, self.match.position)
        self.codec = self.match.codec
        self.box = self.p.box
        self.events: list[tuple[int, ...]] = []
        self.begin(0)

    # -- setting up ------------------------------------------------------------------------------------------------

    def begin(self, seat: int, stage: str = "section", section: str | None = None) -> None:
        """It is this seat's turn, at this stage."""
        p = self.p
        del p.stack[WIDTH:]
        p.stack[ACTOR] = seat
        p.stack[TURN_STAGE] = STAGES[stage]
        p.stack[TURN_SECTION] = -1 if section is None else self.index("section", section)
        p.turn = seat
        p.actor = -1
        self.touch()
        p.advance()

    def touch(self) -> None:
        """After a change by hand: forget the answers to the present question; everybody knows the own cards."""
        p = self.p
        p.memo = None
        p.own_ledger()
        for seat in range(p.players):
            for card in p.zones[HAND + seat] + p.zones[GOALS + seat]:
                p.seen[card] |= only(seat)

    def index(self, domain: str, token: str) -> int:
        return self.codec.domain(domain).tokens.index(token)

    def at(self, place: str) -> int:
        return self.index("place", place)

    def hero(self, seat: int, place: str) -> None:
        self.p.put_hero(seat, self.at(place))
        self.touch()

    def base(self, seat: int) -> str:
        return str(self.codec.domain("place").tokens[self.p.base_of(seat)])

    def workers(self, seat: int, **places: int) -> None:
        """All workers of the seat on the map: exactly these; the rest is on the mat, if need be on the base."""
        p = self.p
        if sum(places.values()) < 2:
            places[self.base(seat)] = places.get(self.base(seat), 0) + 2 - sum(places.values())
        for place in range(PLACES):
            p.add_workers(seat, place, -p.workers_at(seat, place))
        for name, count in places.items():
            p.add_workers(seat, self.at(name), count)
        p.idle = changed(p.idle, seat, WORKERS - sum(places.values()))
        assert p.idle[seat] >= 0
        self.touch()

    def mech(self, seat: int, ability: str, place: str | None = None) -> None:
        """Deploy the mech of an ability, by default on the own base."""
        p = self.p
        number = ABILITIES.index(ability)
        row = p.box.mech_ability[p.faction[seat] * 4 : p.faction[seat] * 4 + 4]
        p.put_mech(seat, row.index(number), p.base_of(seat) if place is None else self.at(place))
        p.abilities[seat] |= 1 << number
        self.touch()

    def structure(self, seat: int, structure: str, place: str) -> None:
        self.p.put_structure(seat, STRUCTURES.index(structure), self.at(place))
        self.touch()

    def res(self, place: str, **counts: int) -> None:
        self.p.own_res()
        for name, count in counts.items():
            self.p.res[self.at(place) * 4 + RESOURCES.index(name)] = count
        self.touch()

    def set(self, seat: int, power: int | None = None, popularity: int | None = None, coins: int | None = None) -> None:
        p = self.p
        if power is not None:
            p.power[seat] = power
        if popularity is not None:
            p.popularity[seat] = popularity
        if coins is not None:
            p.coins[seat] = coins
        self.touch()

    def hand(self, seat: int, *values: int) -> None:
        """The combat cards in hand are exactly these values."""
        p = self.p
        while p.zones[HAND + seat]:
            p.move(p.zones[HAND + seat][-1], COMBAT_DECK, 0, bottom=True)
        for value in values:
            p.move(next(c for c in p.zones[COMBAT_DECK] if p.box.combat_value[c] == value), HAND + seat, only(seat))
        self.touch()

    def goals(self, seat: int, *numbers: int) -> None:
        p = self.p
        while p.zones[GOALS + seat]:
            p.move(p.zones[GOALS + seat][-1], OBJECTIVE_DECK, 0, bottom=True)
        for number in numbers:
            card = p.box.objective_0 + number - 1
            if p.where[card] != OBJECTIVE_DECK:  # another seat holds it: that one gets another card
                owner = p.where[card]
                spare = next(c for c in p.zones[OBJECTIVE_DECK] if c - p.box.objective_0 + 1 not in numbers)
                p.move(card, OBJECTIVE_DECK, 0)
                p.move(spare, owner, only(owner - GOALS))
            p.move(card, GOALS + seat, only(seat))
        self.touch()

    def no_goals(self) -> None:
        """Nobody has objectives any more: single answers are given by the engine."""
        for seat in range(self.p.players):
            self.goals(seat)

    def factory_card(self, seat: int, number: int) -> None:
        """The seat owns this Factory card."""
        p = self.p
        card = p.box.factory_0 + number - 1
        if p.where[card] == FACTORY_BOX:  # exchange it, so that the number in play stays right
            p.move(p.zones[FACTORY_CARDS][-1], FACTORY_BOX, 0, bottom=True)
            p.move(card, FACTORY_CARDS, 0)
        p.move(card, OWN_CARD + seat, ALL)
        self.touch()

    def encounter(self, number: int) -> None:
        """This encounter card is on top of its deck."""
        self.p.own_zone(ENCOUNTER_DECK)
        deck = self.p.zones[ENCOUNTER_DECK]
        card = self.p.box.encounter_0 + number - 1
        deck.remove(card)
        deck.append(card)

    def upgrade(self, seat: int, cube: str, bottom: str) -> None:
        self.p.cubes[seat] |= 1 << CUBES.index(cube)
        self.p.covered[seat * 4 + BOTTOMS.index(bottom)] += 1
        self.touch()

    def recruit(self, seat: int, bottom: str, bonus: str) -> None:
        self.p.recruits[seat] |= 1 << BOTTOMS.index(bottom)
        self.p.bonuses[seat] |= 1 << BONUSES.index(bonus)
        self.touch()

    def star(self, seat: int, kind: str, count: int = 1) -> None:
        self.p.stars[seat * STARS + STAR_KINDS.index(kind)] += count
        self.p.placed[seat] += count
        self.touch()

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.p.actor

    @property
    def asked(self) -> str:
        return self.match.game.asked(self.p)

    def legal(self, seat: int | None = None) -> list[str]:
        return [self.codec.text(action) for action in self.p.legal(self.seat if seat is None else seat)]

    def verbs(self, verb: str, seat: int | None = None) -> list[str]:
        """Arguments of all legal actions of a verb."""
        return [text[len(verb) + 1 :] for text in self.legal(seat) if text.split(" ")[0] == verb]

    def do(self, *texts: str, seat: int | None = None) -> None:
        """Play actions of the seat that is asked; everything must stay accounted for."""
        p = self.p
        for text in texts:
            who = self.seat if seat is None else seat
            refused = self.refused(text, who)
            assert refused is None, f"{text!r} is refused: {refused}; legal: {self.legal(who)}"
            p.sink = self.events
            p.apply(who, self.codec.parse(text))
            p.sink = None
            assert GAME.check(p) == [], (text, GAME.check(p))

    def refused(self, text: str, seat: int | None = None) -> str | None:
        """Name of the refusal, None for a legal action."""
        number = GAME.refuse(self.p, self.seat if seat is None else seat, self.codec.parse(text))
        kind = GAME.refusals[number]
        return None if kind is None else kind.name

    def rule(self, text: str) -> str:
        """Rule id behind the refusal."""
        kind = GAME.refusals[GAME.refuse(self.p, self.seat, self.codec.parse(text))]
        assert kind is not None
        return kind.rule

    def finish_turn(self) -> None:
        """Skip what is left of the turn."""
        active = self.p.turn
        turns = self.p.turns
        while not self.p.over and self.p.turns == turns:
            assert self.p.actor == active
            for text in ("end", "skip", "stop", "section bolster", "section trade"):
                if text in self.legal():
                    self.do(text)
                    break

    def fight(self, attacker: Sequence[int], defender: Sequence[int]) -> None:
        """Both sides set their dials (first number) and add cards (the others)."""
        assert self.p.actor == LANES
        who = self.p.stack[ACTOR]
        other = next(s for s in range(self.p.players) if self.p.lane_seats >> s & 1 and s != who)
        for seat, choice in ((who, attacker), (other, defender)):
            self.do(f"dial {choice[0]}", *(f"add {value}" for value in choice[1:]), seat=seat)
            if self.p.actor == LANES and self.p.open_lanes >> seat & 1:
                self.do("commit", seat=seat)

    def step_to(self, unit: str, origin: str, *steps: str) -> None:
        """Move a unit step by step; the engine takes single steps itself."""
        self.do(f"move {unit} {origin}")
        for place in steps:
            if self.asked == "movement" and f"step {place}" in self.legal():
                self.do(f"step {place}")

    # -- looking -----------------------------------------------------------------------------------------------------

    def controls(self, seat: int) -> set[str]:
        mask = self.p.controlled(seat)
        return {str(self.codec.domain("place").tokens[k]) for k in range(TERRITORIES) if mask >> k & 1}

    def tokens(self, place: str) -> dict[str, int]:
        """Resources on a place, without zeros."""
        at = self.at(place) * 4
        return {name: n for name, n in zip(RESOURCES, self.p.res[at : at + 4], strict=True) if n}

    def workers_at(self, seat: int, place: str) -> int:
        return self.p.workers_at(seat, self.at(place))

    def where_hero(self, seat: int) -> str:
        return str(self.codec.domain("place").tokens[self.p.hero_at[seat]])

    def where_mech(self, seat: int, ability: str) -> str | None:
        p = self.p
        row = p.box.mech_ability[p.faction[seat] * 4 : p.faction[seat] * 4 + 4]
        at = p.mech_at[seat * 4 + row.index(ABILITIES.index(ability))]
        return None if at < 0 else str(self.codec.domain("place").tokens[at])

    def stars_of(self, seat: int) -> dict[str, int]:
        row = self.p.stars[seat * STARS : seat * STARS + STARS]
        return {kind: n for kind, n in zip(STAR_KINDS, row, strict=True) if n}

    def values(self, seat: int) -> list[int]:
        """Values of the combat cards in hand."""
        return sorted(self.box.combat_value[card] for card in self.p.zones[HAND + seat])

    def discard(self) -> list[int]:
        return sorted(self.box.combat_value[card] for card in self.p.zones[COMBAT_DISCARD])

    def told(self, name: str) -> list[tuple[int, ...]]:
        """Arguments of all events of a kind."""
        return [event[2:] for event in self.events if GAME.events[event[0]].name == name]
