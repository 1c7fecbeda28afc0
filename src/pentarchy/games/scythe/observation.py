"""What a seat knows as numbers, for learning environments. Everything is told from the viewer's own seat."""

from __future__ import annotations

from typing import Any, Final

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
from pentarchy.games.scythe.numbers import (
    COMBAT,
    COMBAT_DEFENDER,
    COMBAT_PLACE,
    DO_MOVE,
    DO_MOVE_LEFT,
    DO_PRODUCE,
    DO_PRODUCE_DONE,
    DO_PRODUCE_LEFT,
    MOVEMENT,
    MOVEMENT_PASSENGERS,
    MOVEMENT_PLACE,
    MOVEMENT_STEPS,
    MOVEMENT_TOKENS,
    MOVEMENT_UNIT,
    OFFER,
    OFFER_AMOUNT,
    OFFER_GOOD,
    PAY,
    PAY_LEFT,
    PAY_RESOURCE,
    TOKENS,
    TOKENS_LEFT,
    TOKENS_PLACE,
    TURN_SECTION,
    TURN_STAGE,
)
from pentarchy.games.scythe.position import (
    COMBAT_DECK,
    COMBAT_DISCARD,
    COUNT_BITS,
    COUNT_MASK,
    ENCOUNTER_OPEN,
    FACTORY_CARDS,
    FIRST_MECH,
    GOALS,
    HAND,
    HERO,
    KINDS,
    MECHS,
    MOVED_PASSENGER,
    OWN_CARD,
    PLACES,
    STARS,
    ScythePosition,
    kind_of,
    low_bit,
)
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema, Seat
from pentarchy.kernel.position import ACTOR, KIND, LANES, WIDTH, Position
from pentarchy.kernel.rows import Observer, Rows

VALUES: Final = (2, 3, 4, 5)
"""Values of combat cards."""
ASKED: Final = (
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
STAGES: Final = ("section", "top", "bottom", "end")
STAGE_OF: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3, 3)
"""By stage of the turn in its frame: which of STAGES it is."""
UNITS_SHOWN: Final = 2
"""Seats whose units are shown at one place: two before a combat, else one."""
UNIT_NUMBERS: Final = 6
"""Numbers about the units of one seat at one place, besides whose they are."""
GOALS_HELD: Final = 2

# How many words there are of each kind. The words lie in a room that is not compiled: asking there takes long.
SECTION_WORDS: Final = len(SECTIONS)
UNIT_WORDS: Final = len(UNITS)
RESOURCE_WORDS: Final = len(RESOURCES)
GOOD_WORDS: Final = len(GOODS)
STRUCTURE_WORDS: Final = len(STRUCTURES)
FACTION_WORDS: Final = len(FACTIONS)
MAT_WORDS: Final = len(MATS)
CUBE_WORDS: Final = len(CUBES)
BOTTOM_WORDS: Final = len(BOTTOMS)
BONUS_WORDS: Final = len(BONUSES)
ABILITY_WORDS: Final = len(ABILITIES)
TILE_WORDS: Final = len(TILES)


def schema(components: Any, players: int) -> Schema:
    fields = [*_table(components, players), *_turn(components, players), *_lists(components, players)]
    return Schema(fields, ScytheObserver(components))


def _table(components: Any, players: int) -> list[Field]:
    codec = components.codec
    return [
        Seat("active", "seat whose turn it is", players),
        Number("turn_number", "turns begun", 100, most=2000),
        OneOf("tile", "structure bonus tile", TILES),
        Number("decks.combat", "cards in the combat deck", 42),
        Counts("discard", "combat discard pile", VALUES, 16, most=42),
        OneOf("encounter", "encounter on the table", codec.domain("encounter").tokens),
        Number("factory_cards.count", "Factory cards on the board", 6),
        Counts("factory_cards.known", "Factory cards known to lie there", codec.domain("factory_card").tokens),
    ]


def _turn(components: Any, players: int) -> list[Field]:
    places = components.places
    return [
        OneOf("turn.asked", "the question", ASKED),
        Seat("turn.seat", "the seat that is asked", players),
        OneOf("turn.stage", "stage of the turn", STAGES),
        OneOf("turn.section", "section of the turn", SECTIONS),
        OneOf("turn.movement.unit", "unit that is moving", UNITS),
        OneOf("turn.movement.place", "where it is", places),
        Number("turn.movement.steps", "steps left", 3, most=6),
        Number("turn.movement.workers", "workers on board", 8),
        Number("turn.movement.moved_workers", "workers on board that have moved", 8),
        Counts("turn.movement.resources", "tokens on board", RESOURCES, 8, most=200),
        Number("turn.moves_left", "units that may still move", 3, most=12),
        Number("turn.produce.left", "territories left to produce on", 3, most=12),
        Counts("turn.produce.done", "territories produced on", places),
        OneOf("turn.pay.resource", "resource to be paid", RESOURCES),
        Number("turn.pay.left", "tokens still to be paid", 4, most=8),
        OneOf("turn.offer.good", "good on offer", GOODS),
        Number("turn.offer.amount", "how many", 5, most=20),
        Number("turn.tokens.left", "tokens of any kind to place", 5, most=20),
        OneOf("turn.tokens.place", "where", places),
        OneOf("turn.combat.place", "combat territory", places),
        Seat("turn.combat.attacker", "attacker", players),
        Seat("turn.combat.defender", "defender", players),
        Number("turn.combat.own.dial", "own dial", 7),
    ]


def _lists(components: Any, players: int) -> list[Field]:
    place: list[Field] = [
        Seat("control", "seat that controls it", players),
        Seat("structure.seat", "owner of the structure", players),
        Number("token", "encounter token"),
        Counts("resources", "tokens", RESOURCES, 8, most=200),
        Each(
            "units",
            "units by seat, from the own one on, without empty entries",
            UNITS_SHOWN,
            [
                Seat("seat", "their seat", players),
                Number("character", "character"),
                Number("mechs", "mechs", 4),
                Number("workers", "workers", 8),
                Number("moved.character", "character has moved"),
                Number("moved.mechs", "mechs that have moved", 4),
                Number("moved.workers", "workers that have moved", 8),
            ],
            by="seat",
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
        Number("cost", "tokens of the bottom action now", 4, most=8),
        Number("coins", "coins of the bottom action", 3, most=8),
        Number("recruit", "recruit still there"),
        Number("structure_built", "structure built"),
    ]
    return [
        OneOf("faction", "faction", FACTIONS),
        OneOf("mat", "player mat", MATS),
        Number("power", "power", 16),
        Number("popularity", "popularity", 18),
        Number("coins", "coins", 30, most=1000),
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
        Number("combat_cards", "combat cards in hand", 8, most=42),
        Counts("hand", "own combat cards by value", VALUES, 4, most=42),
        Counts("known_hand", "combat cards known to the viewer by value", VALUES, 4, most=42),
        Number("objectives", "objectives held", 2),
        Each(
            "goals",
            "own objectives",
            GOALS_HELD,
            [OneOf("objective", "the card", codec.domain("objective").tokens), Number("met", "its conditions hold")],
        ),
        OneOf("factory_card", "Factory card", codec.domain("factory_card").tokens),
        Counts("stars", "stars by kind", STAR_KINDS, 2, most=12),
        Number("placed", "stars placed", 6, most=12),
        Number("territories", "territories as they are paid", 12, most=60),
        Counts("resources", "controlled tokens", RESOURCES, 8, most=200),
        Number("structure_count", "what the structure bonus tile counts", 6, most=30),
    ]


class ScytheObserver(Observer):
    """Writes the numbers of the fields above straight from a position. What is printed is looked up once."""

    encounters: int
    objectives: int
    factory_cards: int
    asked: list[int]
    """By kind of frame: which of ASKED it asks, -1 for none."""
    tops: list[list[int]]
    bottoms: list[list[int]]
    prices: list[list[int]]
    buildings: list[list[int]]
    """By mat, its sections from left to right: top action, bottom action, its coins, structure."""

    def __init__(self, components: Any) -> None:
        codec = components.codec
        self.encounters = len(codec.domain("encounter").tokens)
        self.objectives = len(codec.domain("objective").tokens)
        self.factory_cards = len(codec.domain("factory_card").tokens)
        names = [decision.name for decision in components.decisions]
        self.asked = [ASKED.index(name) if name in ASKED else -1 for name in names]
        covers = {s["covers_top_action"]: STRUCTURES.index(s["id"]) for s in components.data["actions"]["structures"]}
        mats = [mat["sections"] for mat in components.data["player_mats"]["mats"]]
        self.tops = [[SECTIONS.index(section["top"]) for section in mat] for mat in mats]
        self.bottoms = [[BOTTOMS.index(section["bottom"]) for section in mat] for mat in mats]
        self.prices = [[section["coins"] for section in mat] for mat in mats]
        self.buildings = [[covers[section["top"]] for section in mat] for mat in mats]

    def write(self, position: Position, seat: int, to: Rows) -> None:
        assert isinstance(position, ScythePosition)
        p = position
        self.write_table(p, seat, to)
        if p.over or not p.stack:
            self.write_no_turn(p, to)
        else:
            self.write_turn(p, seat, to)
            self.write_deed(p, to)
            self.write_combat(p, seat, to)
        controlled = [p.controlled(k) for k in range(p.players)]
        self.write_places(p, seat, controlled, to)
        for step in range(p.players):
            k = (seat + step) % p.players
            self.write_mat(p, k, seat, to)
            self.write_pieces(p, k, to)
            self.write_cards(p, k, seat, to)
            self.write_standing(p, k, controlled[k], to)

    def write_table(self, p: ScythePosition, seat: int, to: Rows) -> None:
        box = p.box
        factory = p.zones[FACTORY_CARDS]
        to.one_of((p.turn - seat) % p.players if p.turn >= 0 else -1, p.players)
        to.number(p.turns)
        to.one_of(p.tile, TILE_WORDS)
        to.number(len(p.zones[COMBAT_DECK]))
        for card in p.zones[COMBAT_DISCARD]:
            to.count(box.combat_value[card] - VALUES[0])
        to.skip(len(VALUES))
        to.one_of(first_card(p.zones[ENCOUNTER_OPEN], box.encounter_0), self.encounters)
        to.number(len(factory))
        for card in factory:
            if p.knows(seat, card):
                to.count(card - box.factory_0)
        to.skip(self.factory_cards)

    # -- what is going on ----------------------------------------------------------------------------------------

    def write_no_turn(self, p: ScythePosition, to: Rows) -> None:
        """After the end nothing is going on."""
        words = (len(ASKED), p.players, len(STAGES), SECTION_WORDS, UNIT_WORDS, PLACES, RESOURCE_WORDS, GOOD_WORDS)
        ones = 0
        for size in words:
            ones += to.narrow(size)
        ones += 2 * to.narrow(PLACES) + 2 * to.narrow(p.players)  # tokens and combat: where; attacker and defender
        numbers = 9 + KINDS + PLACES  # steps, workers, moved workers, moves, produce, pay, offer, tokens, dial
        to.skip(ones + numbers)

    def write_turn(self, p: ScythePosition, seat: int, to: Rows) -> None:
        stack = p.stack
        kind = stack[KIND]
        to.one_of(self.asked[kind], len(ASKED))
        to.one_of((p.actor - seat) % p.players if p.actor >= 0 else -1, p.players)
        to.one_of(STAGE_OF[stack[TURN_STAGE]], len(STAGES))
        to.one_of(stack[TURN_SECTION], SECTION_WORDS)
        if kind == MOVEMENT:
            passengers = stack[MOVEMENT_PASSENGERS]
            to.one_of(kind_of(stack[MOVEMENT_UNIT]), UNIT_WORDS)
            to.one_of(stack[MOVEMENT_PLACE], PLACES)
            to.number(stack[MOVEMENT_STEPS])
            to.number(passengers % MOVED_PASSENGER)
            to.number(passengers // MOVED_PASSENGER)
            for token in range(KINDS):
                to.number(stack[MOVEMENT_TOKENS] >> token * COUNT_BITS & COUNT_MASK)
        else:
            to.skip(to.narrow(UNIT_WORDS) + to.narrow(PLACES) + 3 + KINDS)

    def write_deed(self, p: ScythePosition, to: Rows) -> None:
        """What is left of moves, production, payment, an offer, tokens to place."""
        stack = p.stack
        kind = stack[KIND]
        moves = p.frame(DO_MOVE)
        to.number(stack[moves + WIDTH + DO_MOVE_LEFT] if moves >= 0 else 0)
        to.number(stack[DO_PRODUCE_LEFT] if kind == DO_PRODUCE else 0)
        to.bits(stack[DO_PRODUCE_DONE] if kind == DO_PRODUCE else 0, PLACES)
        to.one_of(stack[PAY_RESOURCE] if kind == PAY else -1, RESOURCE_WORDS)
        to.number(stack[PAY_LEFT] if kind == PAY else 0)
        to.one_of(stack[OFFER_GOOD] if kind == OFFER else -1, GOOD_WORDS)
        to.number(stack[OFFER_AMOUNT] if kind == OFFER else 0)
        to.number(stack[TOKENS_LEFT] if kind == TOKENS else 0)
        to.one_of(stack[TOKENS_PLACE] if kind == TOKENS else -1, PLACES)

    def write_combat(self, p: ScythePosition, seat: int, to: Rows) -> None:
        """Where and between whom; of the dials only the own one."""
        players = p.players
        start = p.frame(COMBAT)
        if start < 0:
            to.skip(to.narrow(PLACES) + 2 * to.narrow(players) + 1)
            return
        to.one_of(p.stack[start + WIDTH + COMBAT_PLACE], PLACES)
        to.one_of((p.stack[start + WIDTH + ACTOR] - seat) % players, players)
        to.one_of((p.stack[start + WIDTH + COMBAT_DEFENDER] - seat) % players, players)
        chosen = p.actor == LANES and p.lane_seats >> seat & 1 == 1 and len(p.lanes[seat]) > 0
        to.number(p.lanes[seat][0] - p.box.dial_0 if chosen else 0)

    # -- the map -------------------------------------------------------------------------------------------------

    def write_places(self, p: ScythePosition, seat: int, controlled: list[int], to: Rows) -> None:
        """Territories and home bases: control, structures, tokens, then the units."""
        n = p.players
        unit = to.narrow(n) + UNIT_NUMBERS
        width = 2 * to.narrow(n) + 1 + KINDS + UNITS_SHOWN * unit
        taken = 0
        for step in range(n - 1, -1, -1):
            mask = controlled[(seat + step) % n] & ~taken
            to.column_pick(mask, step, width)
            taken |= mask
        to.skip(to.narrow(n))
        for step in range(n):
            to.column_pick(p.built[(seat + step) % n], step, width)
        to.skip(to.narrow(n))
        to.column_pick(p.tokens, 0, width)
        to.skip(1)
        to.columns(p.res, KINDS, width)
        here = [0] * PLACES
        units = int(to.at)
        for step in range(n):
            k = (seat + step) % n
            moving = k == p.turn and knowledge.in_move(p)
            mask = p.present[k]
            while mask:
                place = low_bit(mask)
                mask &= mask - 1
                if here[place] < UNITS_SHOWN:
                    to.at = units + place * width + here[place] * unit
                    self.write_units(p, k, step, place, moving, to)
                    here[place] += 1
        to.at = units + UNITS_SHOWN * unit
        to.rest(PLACES, width)

    def write_units(self, p: ScythePosition, k: int, step: int, place: int, moving: bool, to: Rows) -> None:
        hero = p.hero_at[k] == place
        to.one_of(step, p.players)
        to.flag(hero)
        to.number(p.mechs_on(k, place))
        to.number(p.workers_at(k, place))
        if moving:
            moved = 0
            for mech in range(MECHS):
                if p.mech_at[k * MECHS + mech] == place:
                    moved += p.tired_units >> FIRST_MECH + mech & 1
            to.flag(hero and p.tired_units >> HERO & 1 == 1)
            to.number(moved)
            to.number(p.tired[place])

    # -- seats ---------------------------------------------------------------------------------------------------

    def write_mat(self, p: ScythePosition, k: int, viewer: int, to: Rows) -> None:
        mat = p.mat[k]
        to.one_of(p.faction[k], FACTION_WORDS)
        to.one_of(mat, MAT_WORDS)
        to.number(p.power[k])
        to.number(p.popularity[k])
        to.number(p.coins[k] if k == viewer or not p.box.hide_coins or p.over else 0)
        to.one_of(p.section[k], SECTION_WORDS)
        to.number(p.workers_out(k))
        tops, bottoms, prices, buildings = self.tops[mat], self.bottoms[mat], self.prices[mat], self.buildings[mat]
        recruits = p.recruits[k]
        for j in range(len(tops)):
            bottom = bottoms[j]
            to.one_of(tops[j], SECTION_WORDS)
            to.number(p.bottom_cost(k, bottom))
            to.number(prices[j])
            to.flag(recruits >> bottom & 1 == 0)
            to.flag(p.structure_at[k * STRUCTURE_WORDS + buildings[j]] >= 0)
        to.bits(~p.cubes[k] & (1 << CUBE_WORDS) - 1, CUBE_WORDS)
        to.bits(p.recruits[k], BOTTOM_WORDS)
        to.bits(p.bonuses[k], BONUS_WORDS)

    def write_pieces(self, p: ScythePosition, k: int, to: Rows) -> None:
        """Where structures and mechs are; mechs by ability, so only the four of the seat's faction."""
        to.number(p.mechs_out(k))
        to.number(p.structures_out(k))
        for structure in range(STRUCTURE_WORDS):
            to.one_of(p.structure_at[k * STRUCTURE_WORDS + structure], PLACES)
        for mech in range(MECHS):
            place = p.mech_at[k * MECHS + mech]
            if place >= 0:
                to.pick(p.box.mech_ability[p.faction[k] * MECHS + mech], place, PLACES)
        to.skip(ABILITY_WORDS * to.narrow(PLACES))

    def write_cards(self, p: ScythePosition, k: int, viewer: int, to: Rows) -> None:
        """What `viewer` knows of the cards of seat k."""
        hand = p.zones[HAND + k]
        goals = p.zones[GOALS + k]
        value = p.box.combat_value
        to.number(len(hand))
        if k == viewer:
            for card in hand:
                to.count(value[card] - VALUES[0])
        to.skip(len(VALUES))
        for card in hand:
            if p.knows(viewer, card):
                to.count(value[card] - VALUES[0])
        to.skip(len(VALUES))
        to.number(len(goals))
        left = GOALS_HELD
        if k == viewer:
            for card in sorted(goals):
                to.one_of(card - p.box.objective_0, self.objectives)
                to.flag(met(p, k, card - p.box.objective_0))
                left -= 1
        to.skip(left * (to.narrow(self.objectives) + 1))
        to.one_of(first_card(p.zones[OWN_CARD + k], p.box.factory_0), self.factory_cards)

    def write_standing(self, p: ScythePosition, k: int, controlled: int, to: Rows) -> None:
        if p.placed[k]:
            for star in range(STARS):
                to.number(p.stars[k * STARS + star])
        else:
            to.skip(STARS)
        to.number(p.placed[k])
        to.number(scoring.territories_of(p, controlled))
        to.numbers(p.resources_on(controlled))
        to.number(scoring.structure_count(p, k))


def first_card(cards: list[int], base: int) -> int:
    """Number of the first card counted from `base`, -1 if there is none."""
    return cards[0] - base if cards else -1
