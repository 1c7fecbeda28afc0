"""The state of a game of Scythe, and the box: the printed facts that the hot rooms read.

Places are the 47 territories and, behind them, the 7 home bases. Masks hold places as bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarchy.kernel.cards import LOOSE, CardPosition, only
from pentarchy.kernel.fields import Lent, Own, Printed, Replaced, Words
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.position import ALL, KIND, WIDTH, words
from pentarchy.kernel.vectors import vec

SEATS: Final = 5
TERRITORIES: Final = 47
BASES: Final = 7
PLACES: Final = TERRITORIES + BASES
LAND: Final = (1 << TERRITORIES) - 1
"""Mask of all territories: bases are none (SCY-17)."""

# Terrains; the first four produce the resource of the same number, villages produce workers.
MOUNTAIN: Final = 0
FARM: Final = 1
TUNDRA: Final = 2
FOREST: Final = 3
VILLAGE: Final = 4
LAKE: Final = 5
FACTORY: Final = 6

METAL: Final = 0
FOOD: Final = 1
OIL: Final = 2
WOOD: Final = 3
KINDS: Final = 4

# Goods: what an offer can give. Resources stand at G_METAL + kind.
G_POWER: Final = 0
G_POPULARITY: Final = 1
G_COINS: Final = 2
G_CARDS: Final = 3
G_METAL: Final = 4
G_WORKER: Final = 8

NORDIC: Final = 0
RUSVIET: Final = 1
CRIMEA: Final = 2
SAXONY: Final = 3
POLANIA: Final = 4

# Mech abilities, as bits.
RIVERWALK: Final = 1
SPEED: Final = 2
SEAWORTHY: Final = 4
ARTILLERY: Final = 8
TOWNSHIP: Final = 16
PEOPLES_ARMY: Final = 32
WAYFARE: Final = 64
SCOUT: Final = 128
UNDERPASS: Final = 256
DISARM: Final = 512
SUBMERGE: Final = 1024
CAMARADERIE: Final = 2048

# Top-row actions name the sections; a Factory card is the fifth.
MOVE: Final = 0
BOLSTER: Final = 1
TRADE: Final = 2
PRODUCE: Final = 3
CARD: Final = 4
TOPS: Final = 4

UPGRADE: Final = 0
DEPLOY: Final = 1
BUILD: Final = 2
ENLIST: Final = 3
BOTTOMS: Final = 4
BONUSES: Final = 4
"""One-time bonuses of the faction mat (SCY-175)."""
ALL_RECRUITS: Final = (1 << BOTTOMS) - 1
"""Each bottom action has a recruit; taken ones are bits."""

MONUMENT: Final = 0
ARMORY: Final = 1
MINE: Final = 2
MILL: Final = 3
STRUCTURES: Final = 4

# Technology cube spaces.
MOVE_UNITS: Final = 0
MOVE_COINS: Final = 1
BOLSTER_POWER: Final = 2
BOLSTER_CARDS: Final = 3
TRADE_POPULARITY: Final = 4
PRODUCE_TERRITORIES: Final = 5
CUBES: Final = 6
ALL_CUBES: Final = (1 << CUBES) - 1

# What the top actions give; an uncovered space adds one (SCY-94, SCY-126, SCY-130, SCY-135).
UNITS_MOVE: Final = 2
COINS_COME: Final = 1
POWER_COMES: Final = 2
CARDS_COME: Final = 1
TOKENS_COME: Final = 2
POPULARITY_COMES: Final = 1
TERRITORIES_PRODUCE: Final = 2

# Kinds of stars.
S_UPGRADES: Final = 0
S_MECHS: Final = 1
S_STRUCTURES: Final = 2
S_RECRUITS: Final = 3
S_WORKERS: Final = 4
S_OBJECTIVE: Final = 5
S_COMBAT: Final = 6
S_POPULARITY: Final = 7
S_POWER: Final = 8
STARS: Final = 9
SIX_STARS: Final = 6
"""A seat has so many; the last one ends the game (SCY-317)."""

REACHED_POPULARITY: Final = 1
REACHED_POWER: Final = 2

# Zones of cards.
COMBAT_DECK: Final = 0
COMBAT_DISCARD: Final = 1
OBJECTIVE_DECK: Final = 2
ENCOUNTER_DECK: Final = 3
ENCOUNTER_OPEN: Final = 4
FACTORY_CARDS: Final = 5
FACTORY_BOX: Final = 6
HAND: Final = 7
GOALS: Final = HAND + SEATS
OWN_CARD: Final = GOALS + SEATS
ZONES: Final = OWN_CARD + SEATS
"""Per seat: combat cards in hand, objectives, the Factory card."""

HERO: Final = 0
FIRST_MECH: Final = 1
WORKER: Final = 5
"""Units of a seat: the character, mechs by number, any worker."""

# Kinds of units, in words and actions.
U_CHARACTER: Final = 0
U_MECH: Final = 1
U_WORKER: Final = 2
UNIT_KINDS: Final = 3

MAX_POWER: Final = 16
MAX_POPULARITY: Final = 18
WORKERS: Final = 8
MECHS: Final = 4
START_WORKERS: Final = 2
LOWEST_CARD: Final = 2
VALUES: Final = 4
"""Combat cards have the values 2 to 5; actions and events count them from 0."""

# One entry of `entered`.
ENTERED_UNIT: Final = 0
ENTERED_FROM: Final = 1
ENTERED_TO: Final = 2
ENTERED_WORKERS: Final = 3
ENTERED_CARGO: Final = 4
ENTRY: Final = 5

COUNT_BITS: Final = 12
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
"""Resources of a cargo are packed into one int, so many bits per kind."""
MOVED_PASSENGER: Final = 16
"""Workers on board are packed into one int: one that has moved counts so much, one that has not counts 1."""

# Costs of an encounter's option and, with the last two, of a Factory card.
COST_COINS: Final = 0
COST_POPULARITY: Final = 1
OPTION_COSTS: Final = 2
COST_POWER: Final = 2
COST_CARDS: Final = 3
CARD_COSTS: Final = 4
OPTIONS: Final = 3
"""Options of an encounter."""
GAIN: Final = 2
"""Integers of a gain of a card: what, how many."""


FRESH: Final = [0] * PLACES
"""No worker has moved yet. Shared, like every `tired`: it is replaced when it changes."""


class Box:
    """Printed facts as numbers."""

    terrain: vec[i64]
    terrain_mask: vec[i64]
    tunnels: int
    encounters: int
    lakes: int
    factory: int
    land: vec[i64]
    river: vec[i64]
    lake: vec[i64]
    """Masks by place: neighbours over land, across a river, over a shore. From a base: its exits."""
    adjacent: vec[i64]
    """Hex adjacency of territories, rivers or not (SCY-22)."""
    axial_q: list[int]
    axial_r: list[int]
    worker_start: list[list[int]]
    riverwalk: vec[i64]
    """Mask of the territories a faction may enter across a river."""
    mech_ability: vec[i64]
    """faction * MECHS + mech -> number of the ability."""
    start_power: list[int]
    start_cards: list[int]
    mat_number: list[int]
    start_popularity: list[int]
    start_coins: list[int]
    start_objectives: list[int]
    bottom_of: list[int]
    """mat * TOPS + top action -> bottom action of the same section."""
    cost_fixed: vec[i64]
    cost_upgradable: vec[i64]
    bottom_coins: list[int]
    """mat * BOTTOMS + bottom action."""
    produce_power: list[int]
    produce_popularity: list[int]
    produce_coins: list[int]
    """Cost of Produce by workers on the board."""
    one_time: int
    combat_value: list[int]
    combat_cards: int
    objective_0: int
    encounter_0: int
    factory_0: int
    cards: int
    """Cards are numbered through: combat, objectives, encounters, Factory."""
    goal_start: list[int]
    goal_code: list[int]
    goal_at_end: list[int]
    """Conditions of each objective (see `objectives`), from goal_start[k] to goal_start[k + 1]."""
    option_cost: list[int]
    option_start: list[int]
    card_cost: list[int]
    card_start: list[int]
    card_one_of: list[int]
    gains: list[int]
    """Pairs (what, how many), for the options of all encounters, then for all Factory cards."""
    tile_points: list[list[int]]
    tier_from: list[int]
    per_star: list[int]
    per_territory: list[int]
    per_pair: list[int]
    max_dial: int
    factory_on_board: list[int]
    factory_territories: int
    # Options.
    relentless_card: bool
    camaraderie_everywhere: bool
    ban_pairs: bool
    bribes: bool
    sample_scoring: bool
    hide_coins: bool
    delay_penalty: bool
    choose_faction: list[int]
    choose_mat: list[int]
    # First action id of each verb.
    section_0: int
    gain_0: int
    act_0: int
    skip_0: int
    end_0: int
    reveal_0: int
    reveal_at_end_0: int
    give_0: int
    pass_0: int
    move_0: int
    step_0: int
    load_0: int
    load_all_0: int
    unload_0: int
    stop_0: int
    fight_0: int
    use_0: int
    dial_0: int
    add_0: int
    commit_0: int
    retreat_0: int
    option_0: int
    factory_card_0: int
    produce_0: int
    at_0: int
    token_0: int
    upgrade_0: int
    deploy_0: int
    build_0: int
    enlist_0: int
    pay_0: int
    pay_card_0: int
    charge_0: int
    admit_0: int
    deny_0: int
    size: int
    menus: list[list[int]]
    """Answers to the questions of a turn by a small key (see `Turn`); made when first needed, shared, never changed."""
    distances: dict[int, int]
    """Hex steps that were counted: by goals and place, see `judgement.distance`."""

    def __init__(self) -> None:
        self.distances = {}


MODULUS: Final = 59
"""Powers of two up to 2**57 have different remainders modulo 59."""


def _bits_by_remainder() -> list[int]:
    found = [0] * MODULUS
    for k in range(MODULUS - 1):
        found[(1 << k) % MODULUS] = k
    return found


_BIT_OF: Final = _bits_by_remainder()


def low_bit(mask: int) -> int:
    """Index of the lowest bit of a mask of places that is not empty. (`bit_length` would make an object.)"""
    bits: i64 = mask
    return _BIT_OF[(bits & -bits) % MODULUS]


def kind_of(unit: int) -> int:
    """Character, mech or worker."""
    return U_CHARACTER if unit == HERO else U_WORKER if unit == WORKER else U_MECH


def aboard(passengers: int) -> int:
    """Workers on board, moved or not."""
    return passengers % MOVED_PASSENGER + passengers // MOVED_PASSENGER


def changed(values: list[int], at: int, value: int) -> list[int]:
    """A copy with one entry changed: for the lists that positions share."""
    copy = values[:]
    copy[at] = value
    return copy


class ScythePosition(CardPosition):
    """Pieces lie in flat lists, one block per seat. Most of the lists change seldom and are replaced (`changed`)."""

    box: Printed[Box]
    faction: Replaced
    mat: Replaced
    order: Replaced
    """Seats clockwise from the first player (SCY-58, SCY-74). These three never change after the deal."""
    tile: int
    turn: int
    """The active seat."""
    turns: int
    """Turns begun so far."""
    power: Own
    popularity: Own
    coins: Own
    reached: Replaced
    """Top values of the tracks that a seat has reached, as bits (SCY-R61)."""
    hero_at: Replaced
    mech_at: Replaced
    """seat * MECHS + mech -> place, -1 on the faction mat."""
    workers: Lent
    """seat * PLACES + place."""
    idle: Replaced
    """Workers still on the player mat."""
    present: Words
    """Places with any unit of the seat, as a mask; kept by `_look`."""
    fighting: Words
    """Places with a character or mech of the seat, as a mask."""
    structure_at: Replaced
    """seat * STRUCTURES + structure -> territory, -1 on the player mat."""
    built: Replaced
    """Territories with a structure of the seat, as a mask; kept by `put_structure`."""
    tokens: int
    """Territories with an encounter token, as a mask."""
    res: Lent
    """place * KINDS + kind."""
    cubes: Replaced
    """Technology cube spaces uncovered by the seat, as bits."""
    covered: Replaced
    """seat * BOTTOMS + bottom action -> cubes on its cost."""
    recruits: Replaced
    """Bottom actions whose recruit has been taken, as bits."""
    bonuses: Replaced
    """One-time bonuses used, as bits."""
    abilities: Replaced
    section: Replaced
    """Section of the seat's last turn, -1 before the first."""
    stars: Replaced
    """seat * STARS + kind."""
    placed: Replaced
    """Stars placed by the seat."""
    tired: Replaced
    """Workers at each place that have moved in the present Move."""
    tired_units: int
    """Character and mechs that have moved in the present Move, as bits."""
    entered: Replaced
    """Units that entered enemy territories in the present Move and wait for combat: unit, from, to, workers, cargo."""
    retreats: int
    """Enemy workers that the active seat forced to retreat this turn (objective 6)."""
    coerced: int
    """1 if Coercion has been used this turn."""

    # -- declared: written by `make declared` from the fields above; do not edit --------------------------------------

    __slots__ = (
        "abilities",
        "bonuses",
        "box",
        "built",
        "coerced",
        "coins",
        "covered",
        "cubes",
        "entered",
        "faction",
        "fighting",
        "hero_at",
        "idle",
        "mat",
        "mech_at",
        "order",
        "placed",
        "popularity",
        "power",
        "present",
        "reached",
        "recruits",
        "res",
        "retreats",
        "section",
        "stars",
        "structure_at",
        "tile",
        "tired",
        "tired_units",
        "tokens",
        "turn",
        "turns",
        "workers",
    )

    def __init__(self) -> None:
        """Nothing: `clear` and `clone` set every field, and a copy should not be filled twice."""

    def clear(self) -> None:
        """Every field as in a box that nobody has opened: 0, or an empty list."""
        CardPosition.__init__(self)
        self.faction = []
        self.mat = []
        self.order = []
        self.tile = 0
        self.turn = 0
        self.turns = 0
        self.power = []
        self.popularity = []
        self.coins = []
        self.reached = []
        self.hero_at = []
        self.mech_at = []
        self.workers = []
        self.idle = []
        self.present = vec[i64]([])
        self.fighting = vec[i64]([])
        self.structure_at = []
        self.built = []
        self.tokens = 0
        self.res = []
        self.cubes = []
        self.covered = []
        self.recruits = []
        self.bonuses = []
        self.abilities = []
        self.section = []
        self.stars = []
        self.placed = []
        self.tired = []
        self.tired_units = 0
        self.entered = []
        self.retreats = 0
        self.coerced = 0

    def fields(self) -> list[str]:
        return [
            "zones",
            "where",
            "seen",
            "faction",
            "mat",
            "order",
            "tile",
            "turn",
            "turns",
            "power",
            "popularity",
            "coins",
            "reached",
            "hero_at",
            "mech_at",
            "workers",
            "idle",
            "present",
            "fighting",
            "structure_at",
            "built",
            "tokens",
            "res",
            "cubes",
            "covered",
            "recruits",
            "bonuses",
            "abilities",
            "section",
            "stars",
            "placed",
            "tired",
            "tired_units",
            "entered",
            "retreats",
            "coerced",
        ]

    def clone(self) -> ScythePosition:
        q = ScythePosition()
        self.copy_to(q)
        return q

    def copy_to(self, q: ScythePosition) -> None:
        self.copy_kernel_fields(q)
        self.lend_cards(q)
        q.box = self.box
        q.faction = self.faction
        q.mat = self.mat
        q.order = self.order
        q.tile = self.tile
        q.turn = self.turn
        q.turns = self.turns
        q.power = self.power[:]
        q.popularity = self.popularity[:]
        q.coins = self.coins[:]
        q.reached = self.reached
        q.hero_at = self.hero_at
        q.mech_at = self.mech_at
        q.workers = self.workers
        q.idle = self.idle
        q.present = self.present[:]
        q.fighting = self.fighting[:]
        q.structure_at = self.structure_at
        q.built = self.built
        q.tokens = self.tokens
        q.res = self.res
        q.cubes = self.cubes
        q.covered = self.covered
        q.recruits = self.recruits
        q.bonuses = self.bonuses
        q.abilities = self.abilities
        q.section = self.section
        q.stars = self.stars
        q.placed = self.placed
        q.tired = self.tired
        q.tired_units = self.tired_units
        q.entered = self.entered
        q.retreats = self.retreats
        q.coerced = self.coerced

    def own_workers(self) -> None:
        """Before a write into `workers`."""
        if self.lent & 2:
            self.lent &= ~2
            self.workers = self.workers[:]

    def own_res(self) -> None:
        """Before a write into `res`."""
        if self.lent & 4:
            self.lent &= ~4
            self.res = self.res[:]

    # -- end of what is declared --------------------------------------------------------------------------------------

    # -- the stack ---------------------------------------------------------------------------------------------

    def frame(self, kind: int) -> int:
        """Where the topmost frame of a kind begins in the stack; below 0 if there is none."""
        start = len(self.stack) - WIDTH
        while start >= 0 and self.stack[start + WIDTH + KIND] != kind:
            start -= WIDTH
        return start

    # -- seats -------------------------------------------------------------------------------------------------

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise, the left neighbour (SCY-R15)."""
        order = self.order
        k = 0
        while order[k] != seat:
            k += 1
        k += 1
        return order[k if k < self.players else 0]

    def seat_before(self, seat: int) -> int:
        order = self.order
        k = 0
        while order[k] != seat:
            k += 1
        return order[k - 1]

    def base_of(self, seat: int) -> int:
        return TERRITORIES + self.faction[seat]

    def has(self, seat: int, ability: int) -> bool:
        return bool(self.abilities[seat] & ability)

    # -- units -------------------------------------------------------------------------------------------------

    def _look(self, seat: int, place: int) -> None:
        """Bring the masks of a place up to date."""
        bit = 1 << place
        if self.hero_at[seat] == place or self.mechs_on(seat, place) > 0:
            self.fighting[seat] |= bit
            self.present[seat] |= bit
        else:
            self.fighting[seat] &= ~bit
            if self.workers[seat * PLACES + place] > 0:
                self.present[seat] |= bit
            else:
                self.present[seat] &= ~bit

    def put_hero(self, seat: int, place: int) -> None:
        old = self.hero_at[seat]
        self.hero_at = changed(self.hero_at, seat, place)
        if old >= 0:
            self._look(seat, old)
        self._look(seat, place)

    def put_mech(self, seat: int, mech: int, place: int) -> None:
        old = self.mech_at[seat * MECHS + mech]
        self.mech_at = changed(self.mech_at, seat * MECHS + mech, place)
        if old >= 0:
            self._look(seat, old)
        self._look(seat, place)

    def add_workers(self, seat: int, place: int, count: int) -> None:
        self.own_workers()
        self.workers[seat * PLACES + place] += count
        self._look(seat, place)

    def put_structure(self, seat: int, structure: int, place: int) -> None:
        self.structure_at = changed(self.structure_at, seat * STRUCTURES + structure, place)
        mask = 0
        for k in range(seat * STRUCTURES, seat * STRUCTURES + STRUCTURES):
            if self.structure_at[k] >= 0:
                mask |= 1 << self.structure_at[k]
        self.built = changed(self.built, seat, mask)

    def workers_at(self, seat: int, place: int) -> int:
        return self.workers[seat * PLACES + place]

    def mechs_on(self, seat: int, place: int) -> int:
        at = self.mech_at
        count = 0
        for k in range(seat * MECHS, seat * MECHS + MECHS):
            if at[k] == place:
                count += 1
        return count

    def fighters_at(self, seat: int, place: int) -> int:
        return self.mechs_on(seat, place) + (1 if self.hero_at[seat] == place else 0)

    def workers_out(self, seat: int) -> int:
        """Workers that have left the player mat (SCY-R16)."""
        return WORKERS - self.idle[seat]

    def mechs_out(self, seat: int) -> int:
        count = 0
        for k in range(seat * MECHS, seat * MECHS + MECHS):
            if self.mech_at[k] >= 0:
                count += 1
        return count

    def structures_out(self, seat: int) -> int:
        return bit_count(self.built[seat])

    def builder(self, place: int) -> int:
        """Owner of the structure on a territory, -1 for none (SCY-160)."""
        for seat in range(self.players):
            if self.built[seat] >> place & 1:
                return seat
        return -1

    # -- control (SCY-26 to SCY-31) -----------------------------------------------------------------------------

    def enemies(self, seat: int) -> int:
        """Places with any unit of another seat."""
        present = self.present
        mask = 0
        for other in range(self.players):
            if other != seat:
                mask |= present[other]
        return mask

    def enemy_fighters(self, seat: int) -> int:
        fighting = self.fighting
        mask = 0
        for other in range(self.players):
            if other != seat:
                mask |= fighting[other]
        return mask

    def controlled(self, seat: int) -> int:
        """Mask of the territories a seat controls. Where combat is pending the opponent still does (SCY-31)."""
        enemy = self.enemies(seat)
        mine = self.present[seat]
        if seat == self.turn:
            return (mine | self.built[seat]) & ~enemy & LAND
        return (mine | self.built[seat] & ~enemy) & LAND

    def with_workers(self, seat: int) -> int:
        """Controlled territories with at least one own worker."""
        return self.workers_on(seat, self.controlled(seat))

    def workers_on(self, seat: int, places: int) -> int:
        """Those of some places on which the seat has at least one worker."""
        workers = self.workers
        first = seat * PLACES
        found: i64 = 0
        left: i64 = places & self.present[seat]
        while left:
            bit = left & -left
            left ^= bit
            if workers[first + low_bit(int(bit))] > 0:
                found |= bit
        return int(found)

    def resources(self, seat: int) -> list[int]:
        """Tokens of each kind on controlled territories (SCY-30, SCY-34)."""
        return self.resources_on(self.controlled(seat))

    def resources_on(self, mask: int) -> list[int]:
        """Tokens of each kind there."""
        res = self.res
        metal = 0
        food = 0
        oil = 0
        wood = 0
        while mask:
            at = low_bit(mask) * KINDS
            mask &= mask - 1
            metal += res[at + METAL]
            food += res[at + FOOD]
            oil += res[at + OIL]
            wood += res[at + WOOD]
        return [metal, food, oil, wood]

    def add_tokens(self, place: int, kind: int, count: int) -> None:
        """Resource tokens come to a place, or leave it."""
        self.own_res()
        self.res[place * KINDS + kind] += count

    def tokens_at(self, place: int) -> list[int]:
        """Tokens of each kind on a place."""
        return self.res[place * KINDS : place * KINDS + KINDS]

    def tokens_of(self, seat: int, kind: int) -> int:
        """Tokens of one kind on controlled territories."""
        res = self.res
        count = 0
        mask = self.controlled(seat)
        while mask:
            count += res[low_bit(mask) * KINDS + kind]
            mask &= mask - 1
        return count

    def free_bases(self, seat: int) -> int:
        """The own base and the neutral ones (SCY-20), for Wayfare."""
        mask = ((1 << BASES) - 1) << TERRITORIES
        for other in range(self.players):
            if other != seat:
                mask &= ~(1 << self.base_of(other))
        return mask

    # -- tracks and cards -----------------------------------------------------------------------------------------

    def add_power(self, seat: int, count: int) -> None:
        """Gain or lose power within its track (SCY-92)."""
        value = min(MAX_POWER, max(0, self.power[seat] + count))
        self.power[seat] = value
        if value == MAX_POWER:
            self.reached = changed(self.reached, seat, self.reached[seat] | REACHED_POWER)

    def add_popularity(self, seat: int, count: int) -> None:
        value = min(MAX_POPULARITY, max(0, self.popularity[seat] + count))
        self.popularity[seat] = value
        if value == MAX_POPULARITY:
            self.reached = changed(self.reached, seat, self.reached[seat] | REACHED_POPULARITY)

    def draw_combat_card(self, seat: int) -> int:
        """Draw a combat card; a new deck is shuffled from the discard pile if need be (SCY-128). -1: there is none."""
        if not self.zones[COMBAT_DECK]:
            if not self.zones[COMBAT_DISCARD]:
                return -1
            while self.zones[COMBAT_DISCARD]:
                self.move(self.zones[COMBAT_DISCARD][-1], COMBAT_DECK, ALL)
            self.shuffle_zone(COMBAT_DECK)
        return self.draw(COMBAT_DECK, HAND + seat, only(seat))

    def card_of_value(self, seat: int, value: int) -> int:
        """A card of this value in the hand, -1 for none."""
        for card in self.zones[HAND + seat]:
            if self.box.combat_value[card] == value:
                return card
        return -1

    def bottom_cost(self, seat: int, bottom: int) -> int:
        """Tokens that a bottom action costs now (SCY-144)."""
        at = self.mat[seat] * BOTTOMS + bottom
        return self.box.cost_fixed[at] + self.box.cost_upgradable[at] - self.covered[seat * BOTTOMS + bottom]

    def bottom_below(self, seat: int, section: int) -> int:
        """The bottom action of a section of the player mat."""
        return self.box.bottom_of[self.mat[seat] * TOPS + section]

    def units_move(self, seat: int) -> int:
        """Units of one Move (SCY-94)."""
        return UNITS_MOVE + self.upgraded(seat, MOVE_UNITS)

    def territories_produce(self, seat: int) -> int:
        """Territories of one Produce (SCY-135)."""
        return TERRITORIES_PRODUCE + self.upgraded(seat, PRODUCE_TERRITORIES)

    def upgraded(self, seat: int, cube: int) -> int:
        """1 if the space of this cube is uncovered."""
        return self.cubes[seat] >> cube & 1

    def can_score_goal(self, seat: int) -> bool:
        """May this seat still reveal an objective? Public: the number of cards and stars is."""
        return len(self.zones[GOALS + seat]) > 0 and self.placed[seat] < SIX_STARS


def blank(box: Box, players: int) -> ScythePosition:
    p = ScythePosition()
    p.clear()
    p.box = box
    p.players = players
    p.where = words([0] * box.cards)
    p.seen = words([0] * box.cards)
    p.zones = [[] for _ in range(ZONES)]
    # Cards are taken unnoticed out of hands, objectives and the Factory cards that are put back after a look.
    p.manner = [LOOSE if zone >= HAND or zone == FACTORY_CARDS else 0 for zone in range(ZONES)]
    p.faction = [0] * players
    p.mat = [0] * players
    p.order = list(range(players))
    _clear_pieces(p, players)
    return p


def _clear_pieces(p: ScythePosition, players: int) -> None:
    """Nothing on the board, everything on the mats."""
    p.power = [0] * players
    p.popularity = [0] * players
    p.coins = [0] * players
    p.reached = [0] * players
    p.hero_at = [-1] * players
    p.mech_at = [-1] * (players * MECHS)
    p.workers = [0] * (players * PLACES)
    p.idle = [WORKERS] * players
    p.present = words([0] * players)
    p.fighting = words([0] * players)
    p.structure_at = [-1] * (players * STRUCTURES)
    p.built = [0] * players
    p.res = [0] * (PLACES * KINDS)
    p.cubes = [0] * players
    p.covered = [0] * (players * BOTTOMS)
    p.recruits = [0] * players
    p.bonuses = [0] * players
    p.abilities = [0] * players
    p.section = [-1] * players
    p.stars = [0] * (players * STARS)
    p.placed = [0] * players
    p.tired = FRESH
