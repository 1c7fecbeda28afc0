"""The view as numbers, for learning environments."""

from __future__ import annotations

from array import array
from typing import Any

from pentarchy.games.scythe import knowledge, scoring
from pentarchy.games.scythe.components import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CUBES,
    FACTIONS,
    GOODS,
    MATS,
    RESOURCES,
    SECTIONS,
    STAR_KINDS,
    STRUCTURES,
    TILES,
    UNITS,
)
from pentarchy.games.scythe.decisions.objectives import met
from pentarchy.games.scythe.position import (
    COMBAT_DECK,
    COMBAT_DISCARD,
    ENCOUNTER_OPEN,
    FACTORY_CARDS,
    FIRST_MECH,
    GOALS,
    HAND,
    HERO,
    KINDS,
    MECHS,
    OWN_CARD,
    PLACES,
    STARS,
    ScythePosition,
    low_bit,
)
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema, Tensor, fill, turned

SECTION_NUMBERS = 4
"""Of a section: price, coins, recruit to come, structure built."""
VALUES: Any = (2, 3, 4, 5)
"""Values of combat cards."""
ASKED = (
    "turn",
    "offer",
    "tokens",
    "produce",
    "move",
    "movement",
    "fight",
    "artillery",
    "bribes",
    "dials",
    "retreat",
    "encounter",
    "factory",
    "card",
    "pay-card",
    "pay",
    "upgrade",
    "deploy",
    "build",
    "enlist",
)


UNITS_SHOWN = 2
"""Seats whose units are shown at one place: two before a combat, else one."""
UNIT_NUMBERS = 6
"""Numbers about the units of one seat at one place, besides whose they are."""
GOALS_HELD = 2


def schema(components: Any, players: int) -> Schema:
    turn = _turn(components, players)
    writer = Writer(components, players)

    def write(p: ScythePosition, seat: int, to: Tensor) -> None:
        """The same numbers straight from the position."""
        writer.write_table(p, seat, to)
        fill(turn, {"turn": knowledge.turn_view(p, seat, components)}, to)
        writer.write_places(p, to)
        for k in turned(players, seat):
            writer.write_mat(p, k, seat, to)
            writer.write_pieces(p, k, to)
            writer.write_cards(p, k, seat, to)
            writer.write_standing(p, k, to)

    return Schema([*_table(components, players), *turn, *_lists(components, players)], write)


def _table(components: Any, players: int) -> list[Field]:
    codec = components.codec
    seats = [*range(players)]
    return [
        OneOf("seat", "own seat", seats),
        OneOf("active", "seat whose turn it is", seats),
        Number("turn_number", "turns begun", 100),
        OneOf("tile", "structure bonus tile", TILES),
        Number("decks.combat", "cards in the combat deck", 42),
        Counts("discard", "combat discard pile", VALUES, 16),
        OneOf("encounter", "encounter on the table", codec.domain("encounter").tokens),
        Number("factory_cards.count", "Factory cards on the board", 6),
        Counts("factory_cards.known", "Factory cards known to lie there", codec.domain("factory_card").tokens),
    ]


def _turn(components: Any, players: int) -> list[Field]:
    places = components.places
    seats = [*range(players)]
    return [
        OneOf("turn.asked", "the question", ASKED),
        OneOf("turn.seat", "the seat that is asked", seats),
        OneOf("turn.stage", "stage of the turn", ["section", "top", "bottom", "end"]),
        OneOf("turn.section", "section of the turn", SECTIONS),
        OneOf("turn.movement.unit", "unit that is moving", UNITS),
        OneOf("turn.movement.place", "where it is", places),
        Number("turn.movement.steps", "steps left", 3),
        Number("turn.movement.workers", "workers on board", 8),
        Number("turn.movement.moved_workers", "workers on board that have moved", 8),
        Counts("turn.movement.resources", "tokens on board", RESOURCES, 8),
        Number("turn.moves_left", "units that may still move", 3),
        Number("turn.produce.left", "territories left to produce on", 3),
        Counts("turn.produce.done", "territories produced on", places),
        OneOf("turn.pay.resource", "resource to be paid", RESOURCES),
        Number("turn.pay.left", "tokens still to be paid", 4),
        OneOf("turn.offer.good", "good on offer", GOODS),
        Number("turn.offer.amount", "how many", 5),
        Number("turn.tokens.left", "tokens of any kind to place", 5),
        OneOf("turn.tokens.place", "where", places),
        OneOf("turn.combat.place", "combat territory", places),
        OneOf("turn.combat.attacker", "attacker", seats),
        OneOf("turn.combat.defender", "defender", seats),
        Number("turn.combat.own.dial", "own dial", 7),
    ]


def _lists(components: Any, players: int) -> list[Field]:
    place: list[Field] = [
        OneOf("control", "seat that controls it", [*range(players)]),
        OneOf("structure.seat", "owner of the structure", [*range(players)]),
        Number("token", "encounter token"),
        Counts("resources", "tokens", RESOURCES, 8),
        Each(
            "units",
            "units by seat, in seat order, without empty entries",
            UNITS_SHOWN,
            [
                OneOf("seat", "their seat", [*range(players)]),
                Number("character", "character"),
                Number("mechs", "mechs", 4),
                Number("workers", "workers", 8),
                Number("moved.character", "character has moved"),
                Number("moved.mechs", "mechs that have moved", 4),
                Number("moved.workers", "workers that have moved", 8),
            ],
        ),
    ]
    return [
        Each("places", "territories, then home bases", len(components.places), place),
        Each("seats", "seats, the own one first", players, _seat(components), turn=True),
    ]


def _seat(components: Any) -> list[Field]:
    codec = components.codec
    section: list[Field] = [
        OneOf("section", "top action", SECTIONS),
        Number("cost", "tokens of the bottom action now", 4),
        Number("coins", "coins of the bottom action", 3),
        Number("recruit", "recruit still there"),
        Number("structure_built", "structure built"),
    ]
    return [
        OneOf("faction", "faction", FACTIONS),
        OneOf("mat", "player mat", MATS),
        Number("power", "power", 16),
        Number("popularity", "popularity", 18),
        Number("coins", "coins", 30),
        OneOf("section", "section of the last turn", SECTIONS),
        Number("workers_out", "workers that have left the mat", 8),
        Each("sections", "sections of the mat", 4, section),
        Counts("cubes", "cubes still on top spaces", CUBES),
        Counts("ongoing", "ongoing bonuses", BOTTOMS),
        Counts("bonuses", "one-time bonuses used", BONUSES),
        Number("mechs_out", "mechs on the map", 4),
        Number("structures_out", "structures built", 4),
        *(OneOf(f"structures.{name}", f"where the {name} is", components.places) for name in STRUCTURES),
        *(OneOf(f"mechs.{name}", f"where the mech of {name} is", components.places) for name in ABILITIES),
        Number("combat_cards", "combat cards in hand", 8),
        Counts("hand", "own combat cards by value", VALUES, 4),
        Counts("known_hand", "combat cards known to the viewer by value", VALUES, 4),
        Number("objectives", "objectives held", 2),
        Each(
            "goals",
            "own objectives",
            GOALS_HELD,
            [OneOf("objective", "the card", codec.domain("objective").tokens), Number("met", "its conditions hold")],
        ),
        OneOf("factory_card", "Factory card", codec.domain("factory_card").tokens),
        Counts("stars", "stars by kind", STAR_KINDS, 2),
        Number("placed", "stars placed", 6),
        Number("territories", "territories as they are paid", 12),
        Counts("resources", "controlled tokens", RESOURCES, 8),
        Number("structure_count", "what the structure bonus tile counts", 6),
    ]


class Writer:
    """Writes the numbers of the fields above straight from a position. What is printed is looked up once."""

    def __init__(self, components: Any, players: int) -> None:
        codec = components.codec
        self.players = players
        self.encounters = len(codec.domain("encounter").tokens)
        self.objectives = len(codec.domain("objective").tokens)
        self.factory_cards = len(codec.domain("factory_card").tokens)
        covers = {s["covers_top_action"]: STRUCTURES.index(s["id"]) for s in components.data["actions"]["structures"]}
        self.structure_of = [covers.get(section, -1) for section in SECTIONS]
        width = len(SECTIONS) + SECTION_NUMBERS
        self.printed: list[array[float]] = []
        """By mat: the numbers of its four sections from left to right, as far as they are printed."""
        self.sections: list[list[tuple[int, int, int]]] = []
        """By mat and section: where its changing numbers begin, its bottom action and its structure."""
        for mat in components.data["player_mats"]["mats"]:
            tensor, rows = Tensor(len(mat["sections"]) * width), []
            for section in mat["sections"]:
                top = SECTIONS.index(section["top"])
                tensor.one_of(top, len(SECTIONS))
                rows.append((tensor.at, BOTTOMS.index(section["bottom"]), self.structure_of[top]))
                tensor.numbers((0, section["coins"] / 3, 0, 0))
            self.printed.append(tensor.values)
            self.sections.append(rows)

    def write_table(self, p: ScythePosition, seat: int, to: Tensor) -> None:
        box, factory = p.box, p.zones[FACTORY_CARDS]
        to.one_of(seat, self.players)
        to.one_of(p.turn, self.players)
        to.number(p.turns / 100)
        to.one_of(p.tile, len(TILES))
        to.number(len(p.zones[COMBAT_DECK]) / 42)
        to.counts([box.combat_value[card] - VALUES[0] for card in p.zones[COMBAT_DISCARD]], len(VALUES), 16)
        to.one_of(_first(p.zones[ENCOUNTER_OPEN], box.encounter_0), self.encounters)
        to.number(len(factory) / 6)
        to.counts([card - box.factory_0 for card in factory if p.knows(seat, card)], self.factory_cards)

    def write_places(self, p: ScythePosition, to: Tensor) -> None:
        """Territories and home bases: control, structures, tokens, then the units."""
        n = self.players
        width = 2 * n + 1 + KINDS + UNITS_SHOWN * (n + UNIT_NUMBERS)
        control, owner = [-1] * PLACES, [-1] * PLACES
        for k in range(n):
            for place in _places_of(p.controlled(k)):
                control[place] = k
        for k, place in enumerate(p.structure_at):
            if place >= 0:
                owner[place] = k // len(STRUCTURES)
        first = to.at
        to.column_one_of(control, n, width)
        to.column_one_of(owner, n, width)
        for place in _places_of(p.tokens):
            to.values[to.at + place * width] = 1.0
        to.skip(1)
        for k, count in enumerate(p.res):
            if count:
                to.values[to.at + k // KINDS * width + k % KINDS] = count / 8
        to.skip(KINDS)
        units = to.at
        here = [0] * PLACES
        for k in range(n):
            moving = k == p.turn and knowledge.in_move(p)
            for place in _places_of(p.present[k]):
                if here[place] < UNITS_SHOWN:
                    to.at = units + place * width + here[place] * (n + UNIT_NUMBERS)
                    self._write_units(p, k, place, moving, to)
                    here[place] += 1
        to.at = first + PLACES * width

    def _write_units(self, p: ScythePosition, k: int, place: int, moving: bool, to: Tensor) -> None:
        hero = p.hero_at[k] == place
        to.one_of(k, self.players)
        to.numbers((hero, p.mechs_on(k, place) / 4, p.workers_at(k, place) / 8))
        if moving:
            mechs = [m for m in range(MECHS) if p.mech_at[k * MECHS + m] == place]
            moved = sum(p.tired_units >> FIRST_MECH + m & 1 for m in mechs)
            to.numbers((hero and p.tired_units >> HERO & 1, moved / 4, p.tired[place] / 8))

    def write_mat(self, p: ScythePosition, k: int, viewer: int, to: Tensor) -> None:
        to.one_of(p.faction[k], len(FACTIONS))
        to.one_of(p.mat[k], len(MATS))
        shown = k == viewer or not p.box.hide_coins or p.over
        to.numbers((p.power[k] / 16, p.popularity[k] / 18, p.coins[k] / 30 if shown else 0))
        to.one_of(p.section[k], len(SECTIONS))
        to.number(p.workers_out(k) / 8)
        printed, values, at, recruits = self.printed[p.mat[k]], to.values, to.at, p.recruits[k]
        to.skip(len(printed))
        values[at : to.at] = printed
        for place, bottom, structure in self.sections[p.mat[k]]:
            values[at + place] = p.bottom_cost(k, bottom) / 4
            values[at + place + 2] = not recruits >> bottom & 1
            values[at + place + 3] = p.structure_at[k * len(STRUCTURES) + structure] >= 0
        to.bits(~p.cubes[k] & (1 << len(CUBES)) - 1, len(CUBES))
        to.bits(p.recruits[k], len(BOTTOMS))
        to.bits(p.bonuses[k], len(BONUSES))

    def write_pieces(self, p: ScythePosition, k: int, to: Tensor) -> None:
        """Where structures and mechs are; mechs by ability, so only the four of the seat's faction."""
        to.numbers((p.mechs_out(k), p.structures_out(k)), 4)
        to.column_one_of(p.structure_at[k * len(STRUCTURES) : (k + 1) * len(STRUCTURES)], PLACES, PLACES)
        to.rest(len(STRUCTURES), PLACES)
        mech_at = [-1] * len(ABILITIES)
        for m in range(MECHS):
            mech_at[p.box.mech_ability[p.faction[k] * MECHS + m]] = p.mech_at[k * MECHS + m]
        to.column_one_of(mech_at, PLACES, PLACES)
        to.rest(len(ABILITIES), PLACES)

    def write_cards(self, p: ScythePosition, k: int, viewer: int, to: Tensor) -> None:
        """What `viewer` knows of the cards of seat k."""
        hand, goals, value = p.zones[HAND + k], p.zones[GOALS + k], p.box.combat_value
        to.number(len(hand) / 8)
        to.counts([value[card] - VALUES[0] for card in hand] if k == viewer else (), len(VALUES), 4)
        to.counts([value[card] - VALUES[0] for card in hand if p.knows(viewer, card)], len(VALUES), 4)
        to.number(len(goals) / 2)
        shown = [card - p.box.objective_0 for card in sorted(goals)] if k == viewer else []
        for objective in shown:
            to.one_of(objective, self.objectives)
            to.number(met(p, k, objective))
        to.skip((GOALS_HELD - len(shown)) * (self.objectives + 1))
        to.one_of(_first(p.zones[OWN_CARD + k], p.box.factory_0), self.factory_cards)

    def write_standing(self, p: ScythePosition, k: int, to: Tensor) -> None:
        to.numbers(p.stars[k * STARS : k * STARS + STARS], 2)
        to.number(p.placed[k] / 6)
        to.number(scoring.territories(p, k) / 12)
        to.numbers(p.resources(k), 8)
        to.number(scoring.structure_count(p, k) / 6)


def _places_of(mask: int) -> list[int]:
    """The places of a mask, lowest first."""
    found = []
    while mask:
        found.append(low_bit(mask))
        mask &= mask - 1
    return found


def _first(cards: list[int], base: int) -> int:
    """Number of the first card counted from `base`, -1 if there is none."""
    return cards[0] - base if cards else -1
