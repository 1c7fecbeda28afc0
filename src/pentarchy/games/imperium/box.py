"""The box: printed facts, tables and numbers that the hot rooms read.

A card has one number, 0 to 551. A double-sided card has a second face with a number of its own behind the cards;
abilities, values and names belong to faces, everything else (suits, icons) to cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarchy.kernel.vectors import vec

# Suits, as bits.
S_POWER: Final = 1
S_REGION: Final = 2
S_UNCIVILISED: Final = 4
S_CIVILISED: Final = 8
S_TRIBUTARY: Final = 16
S_FAME: Final = 32
S_UNREST: Final = 64
SUITS: Final = ("power", "region", "uncivilised", "civilised", "tributary", "fame", "unrest")
ANY_SUIT: Final = 127
NEEDS_UNREST: Final = S_UNCIVILISED | S_CIVILISED | S_TRIBUTARY
"""Suits under which an unrest card lies in the market (IMP-56)."""

# Icons.
TYPES: Final = ("city", "metropolis", "mask", "knight", "scroll", "production", "fertile", "river")
PRODUCTION: Final = 5

# Headers.
PINNED: Final = 1
ATTACK: Final = 2
HEADERS: Final = ("", "pinned", "attack", "power", "permanent", "fame_base")

# State icons and sides of the state card.
BARBARIAN: Final = 0
EMPIRE: Final = 1
NO_STATE: Final = 2
STATES: Final = ("barbarian", "empire")

# Tokens.
MATERIAL: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
ACTION: Final = 3
RESOURCES: Final = ("material", "population", "progress", "action")
POOLED: Final = RESOURCES[:ACTION]
"""Those that lie in the pool, on market cards and on own cards."""
TOKENS: Final = 3
"""So many kinds are pooled: those of seat s or slot s begin at s * TOKENS."""
ALL_TOKENS: Final = 4
"""With the action tokens."""
TREATED: Final = 3
"""An icon treated as production counts as so many (IMP-R30)."""

# What abilities wait for.
ON_NONE: Final = 0
ON_PLAY: Final = 1
ON_RETURN_UNREST: Final = 2
ON_GAIN_FROM_ICON: Final = 3
ON_MARKET_TOKENS: Final = 4
ON_ACQUIRE: Final = 5
ON_ACQUIRE_OR_BREAK: Final = 6
ON_LOOK: Final = 7
ON_TAKE_UNREST: Final = 8
ON_SUNK: Final = 9
ON_LEAVES_PLAY: Final = 10
ON_PAY: Final = 11
ON_REQUIRES_DISCARD: Final = 12
ON_DECK_EMPTY: Final = 13
OCCASIONS: Final = (
    "",
    "you_play",
    "you_return_unrest",
    "you_gain_from_icon",
    "you_gain_market_card_with",
    "you_acquire",
    "you_acquire_or_break_through",
    "you_look",
    "you_take_unrest",
    "card_sunk",
    "leaves_play",
    "you_pay",
    "requires_discard",
    "deck_empty",
)

# What lies in a play area and acts without being asked: above the bits of the occasions.
HAS_FREE_PLAY: Final = 1 << 16
HAS_LOSE_STATE: Final = 1 << 17
HAS_EXILE: Final = 1 << 18
HAS_HAND_SIZE: Final = 1 << 19
HAS_DISCOUNT: Final = 1 << 20
HAS_SHIELD: Final = 1 << 21
HAS_UNREST_PRICE: Final = 1 << 22
HAS_MASK_HOST: Final = 1 << 23
HAS_INSTEAD_GAIN: Final = 1 << 24
HAS_INSTEAD_HISTORY: Final = 1 << 25
HAS_SOLSTICE: Final = 1 << 26

# What is fixed before the game, besides a nation or side.
OPEN: Final = -1
"""The player chooses."""
AT_RANDOM: Final = -2
POWER_SIDES: Final = 2
"""Sides of a power card."""

# Defences.
SHIELD: Final = 1
SHIELD_BY_ITSELF: Final = 2
"""Works unasked: Standing Army."""

MAX_SEATS: Final = 4
AMOUNTS: Final = 21
"""Answers `amount` run from 0 to 20."""


class Filter:
    """A condition on cards. `card[k]` is 1 where the printed facts of card k match."""

    card: list[int]
    garrison: int
    """Filter that a card garrisoned under it must match, or -1."""

    def __init__(self, card: list[int], garrison: int) -> None:
        self.card = card
        self.garrison = garrison


Z_HAND: Final = 1
Z_DECK: Final = 2
Z_DISCARD: Final = 4
Z_PLAY: Final = 8
Z_GARRISON: Final = 16
Z_GARRISON_HERE: Final = 32
Z_HISTORY: Final = 64
Z_NATION: Final = 128
Z_DEVELOPMENT: Final = 256
Z_QUEST: Final = 512
Z_MARKET: Final = 1024
Z_EXILE: Final = 2048
Z_DRAWN: Final = 4096
Z_DECKS: Final = 8192
ZONES: Final = (
    "hand",
    "deck",
    "discard",
    "play",
    "garrison",
    "garrison_here",
    "history",
    "nation_deck",
    "development",
    "active_quest",
    "market",
    "exile",
    "drawn",
    "decks",
)


class Select:
    """Which cards a node is about: places, a condition, how many."""

    this: bool
    places: int
    filter: int
    """-1 for any card."""
    n: int
    """0 for any number."""
    up_to: bool
    host: int
    masks: bool
    """It is about masks: Step Pyramids and Stone Heads help (IMP-R36)."""
    unrest: bool
    """Only unrest cards match: they are all equal (IMP-R63)."""
    zones: list[int]
    """The places one by one."""
    areas: list[int]
    """For each of them the zone of the seat's area whose cards are meant as they lie, or -1."""
    flags: list[int]
    """By card: 1 where the printed facts match."""
    plain: bool
    """Printed facts are all that matters."""

    def __init__(self) -> None:
        self.this = False
        self.places = 0
        self.filter = -1
        self.n = 1
        self.up_to = False
        self.host = -1
        self.masks = False
        self.unrest = False
        self.zones = []
        self.areas = []
        self.flags = []
        self.plain = True


class Count:
    """A number that depends on the position: icons on cards, or a result of the effect."""

    result: int
    """0 for icons, else the unit of a packed count."""
    types: list[int]
    suits: int
    garrison: bool

    def __init__(self) -> None:
        self.result = 0
        self.types = []
        self.suits = 0
        self.garrison = False


C_STATE: Final = 0
C_IN_PLAY: Final = 1
C_IN_HISTORY: Final = 2
C_HAVE: Final = 3
C_GARRISONED: Final = 4
C_NO_QUEST: Final = 5
C_MOVED: Final = 6
C_REVEALED: Final = 7
C_IN_DISCARD: Final = 8


class Condition:
    kind: int
    a: int
    b: int

    def __init__(self, kind: int, a: int, b: int) -> None:
        self.kind = kind
        self.a = a
        self.b = b


NO_CARDS: Final = -1
ALL_CARDS: Final = -2
VARIABLE_CARDS: Final = -3
"""What a part of a variable value counts, besides the cards that match a filter."""


class Per:
    """One part of a variable value (IMP-26)."""

    tokens: int
    """Resource, or -1."""
    types: list[int]
    suits: int
    cards: int
    """NO_CARDS, ALL_CARDS, VARIABLE_CARDS (with a variable value), or a filter."""
    rivals: bool
    """Players with fewer progress."""
    where: int
    each: int
    number: int
    """Among all parts of all values."""
    shown: vec[i64]
    """By card: the icons that count; found when first needed."""

    def __init__(self) -> None:
        self.tokens = -1
        self.shown = vec[i64]([])
        self.types = []
        self.suits = 0
        self.cards = NO_CARDS
        self.rivals = False
        self.where = 0
        self.each = 1
        self.number = 0


W_OWNED: Final = 0
W_OPPONENTS: Final = 1
W_PLAY: Final = 2
W_HISTORY: Final = 3
W_GARRISON: Final = 4
W_GARRISON_HERE: Final = 5
W_EXILE: Final = 6
W_ELSE: Final = 7
WHERE: Final = ("owned", "owned_by_opponents", "play", "history", "garrison", "garrison_here", "exile", "else")

VP_NONE: Final = 0
VP_FIXED: Final = 1
VP_CONDITIONAL: Final = 2
VP_VARIABLE: Final = 3
VP_UNREST: Final = 4
"""Kinds of victory points; those of unrest cards are counted apart."""


class Value:
    """The victory points of a face."""

    kind: int
    value: int
    where: list[int]
    values: list[int]
    parts: list[Per]
    most: int

    def __init__(self) -> None:
        self.kind = VP_NONE
        self.value = 0
        self.where = []
        self.values = []
        self.parts = []
        self.most = 0


class When:
    """What an ability waits for."""

    occasion: int
    filter: int
    suits: int
    types: list[int]
    res: int
    zone: int
    """Z_DISCARD, Z_EXILE or 0."""

    def __init__(self) -> None:
        self.occasion = ON_NONE
        self.filter = -1
        self.suits = 0
        self.types = []
        self.res = -1
        self.zone = 0


class Nation:
    cards: list[int]
    power: int
    permanents: list[int]
    nation_deck: list[int]
    accession: int
    development: list[int]
    draw_deck: list[int]
    supply: list[list[int]]
    """Supply unrest by number of players."""
    starts_empire: bool
    accession_flips: bool
    exhausts: int
    actions: int
    quests: bool
    develops: bool
    reshuffle_step: bool
    """False for the Utopians (IMP-103)."""
    sinks: bool
    classics: bool

    def __init__(self) -> None:
        self.cards = []


class Box:
    """Printed facts as numbers, for cards (0 to cards - 1) and faces (cards first, then the B sides)."""

    cards: int
    faces: int
    back: vec[i64]
    """Face number of the B side of a card, or its own number."""
    # by card
    suits: vec[i64]
    header: vec[i64]
    state: vec[i64]
    icons: list[list[int]]
    """[card][type] -> number of icons."""
    min_players: vec[i64]
    price: list[list[int]]
    """Development price by resource; empty for none."""
    name: vec[i64]
    nation_of: vec[i64]
    classics: vec[i64]
    no_garrison: vec[i64]
    no_leave: vec[i64]
    """Can be neither abandoned nor recalled (IMP-209)."""
    last_quest: vec[i64]
    """Only targetable as the last quest (IMP-208)."""
    unplayable: vec[i64]
    requires: list[list[int]]
    """Conditions that must all hold to play the card."""
    counts_as: vec[i64]
    """Regions that the card counts as."""
    end_reason: list[int]
    """Why the game ends when a card says so."""
    # by face
    play: vec[i64]
    lead: vec[i64]
    """1 where the text may begin with a payment."""
    simple: vec[i64]
    """By card: 1 where only action tokens and the state icon can stand against playing it."""
    free: vec[i64]
    exhaust: vec[i64]
    exhaust_when: list[When | None]
    solstice: vec[i64]
    trigger: vec[i64]
    trigger_when: list[When | None]
    on_gain: vec[i64]
    on_enter: vec[i64]
    before_scoring: vec[i64]
    replace_gain: vec[i64]
    instead_history: vec[i64]
    instead_gain: list[int]
    """Code that replaces a gain of material, or -1."""
    instead_token: list[int]
    """Code that replaces the clean-up token, or -1."""
    listens: vec[i64]
    """Occasions that the face waits for, as bits."""
    talents: vec[i64]
    """What the face does just by lying there: occasions it waits for and the bits HAS_..."""
    can_exhaust: vec[i64]
    """1 for faces with an exhaust ability that answers no occasion."""
    shield: vec[i64]
    """0 none, SHIELD or SHIELD_BY_ITSELF."""
    shield_exhausts: list[int]
    shield_cost: list[int]
    """Code of the cost of a defence, or -1."""
    shield_gift: list[int]
    hand_size: vec[i64]
    exile_suits: list[int]
    unrest_material: list[int]
    unrest_cards: list[int]
    unrest_min: list[int]
    discount: list[list[int]]
    discount_min: list[int]
    free_filter: list[int]
    lose_state: list[int]
    lose_filter: list[int]
    mask_host: list[int]
    quest_host: list[int]
    value: list[Value]
    # tables
    filters: list[Filter]
    pers: int
    """How many parts all variable values have."""
    selects: list[Select]
    counts: list[Count]
    conditions: list[Condition]
    nations: list[Nation]
    # set-up
    king: list[int]
    """King of Kings of Classics and Legends."""
    common: list[list[int]]
    """Common cards of Classics and Legends without King of Kings."""
    small_deck: list[int]
    fame_removed: list[int]
    start_pool: list[int]
    hand: int
    use_legends: bool
    nation_pool: list[int]
    """Nations that may be drafted."""
    fixed_nation: list[int]
    """By seat: a nation, OPEN or AT_RANDOM."""
    fixed_side: int
    """0 A, 1 B, OPEN or AT_RANDOM."""
    innovate: int
    """Code of the break-through of an Innovate turn (IMP-81)."""
    clash: vec[i64]
    """By card: the nation whose name a tributary card bears, or -1."""
    ends: list[int]
    """Cards with something to do before scoring."""
    small: vec[i64]
    """By card: the suit of the small deck to which it belongs; a dual card counts as uncivilised (IMP-11)."""
    manner: list[int]
    """By zone: LOOSE, SORTED and ACTIVE as bits; the same for all numbers of players."""
    # actions
    play_0: int
    exhaust_0: int
    pick_0: int
    option_0: int
    suit_0: int
    deck_0: int
    amount_0: int
    place_0: int
    nation_0: int
    side_0: int
    activate_0: int
    innovate_0: int
    revolt_0: int
    yes_0: int
    no_0: int
    done_0: int
    turns: list[int]
    """The answers to the question which turn it is; like the next ones shared and never changed."""
    first_option: vec[i64]
    """By place in the code: number of the first option of the «choose one» that stands there, or -1."""
    tops: list[int]
    yes_or_no: list[int]
    yes_or_done: list[int]

    def __init__(self) -> None:
        self.filters = []
        self.pers = 0
        self.selects = []
        self.counts = []
        self.conditions = []
        self.nations = []
