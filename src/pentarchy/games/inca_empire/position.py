"""The state of a game of Inca Empire, and the box: the printed facts that the hot rooms read.

Both sides of the board share one numbering of points, lines and regions, so that an action means the same on
both. A *link* is a pair of points: the first `lines` of them are printed lines of one side or the other, the
rest are connections that only a wild road can take (INC-106). Of what lies on the board a position keeps masks: of
links, points, sites (points where something can stand) and regions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarchy.kernel.cards import LOOSE, CardPosition
from pentarchy.kernel.fields import Lent, LentWords, Own, Printed, Replaced, Words
from pentarchy.kernel.position import ALL, words
from pentarchy.kernel.vectors import vec

# Kinds of points (INC-15).
ABSENT: Final = -1
HUACA: Final = 0
CUZCO: Final = 1
START: Final = 2
CITY_SITE: Final = 3
SIGNIFICANT: Final = 4
GARRISON_SITE: Final = 5

# What stands on a point, and whether one of its regions is conquered.
GARRISON: Final = 1
CITY: Final = 2
TEMPLE: Final = 4
BUILT: Final = 7
SETTLED: Final = 8

FACE_DOWN: Final = 16
"""A face-down token on the map is its type plus this; -1 is no token: the region is conquered (INC-13)."""

# Zones of Sun cards: draw pile, discard pile, hands by seat, then sectors. Culture tokens and invasion markers are
# cards too: what is known of them is stated in the same way. Tokens keep their place in MAP when they are conquered.
DECK: Final = 0
DISCARD: Final = 1
BOX: Final = 2
MAP: Final = 3
SPARE: Final = 4
MARKERS: Final = 5
HAND: Final = 6

# Kinds of phases (INC-39).
INCA: Final = 0
SUN: Final = 1
PEOPLE: Final = 2
SAPA_INCA: Final = 3

# What Sun cards change for a player they touch; several cards add up (INC-61, INC-131).
M_ROADS: Final = 0
M_EXTRA_ROADS: Final = 1
M_WILD: Final = 2
M_CITY_COST: Final = 3
M_CITY_VP: Final = 4
M_GARRISON_COST: Final = 5
M_GARRISON_VP: Final = 6
M_GARRISONS: Final = 7
M_TERRACES: Final = 8
M_CONQUEST_COST: Final = 9
M_CONQUESTS: Final = 10
M_OUTPOST: Final = 11
M_ZEAL: Final = 12
M_ECLIPSE: Final = 13
M_REVOLT: Final = 14
M_SUPPORT: Final = 15
M_PILGRIMAGES: Final = 16
MODS: Final = 17

# What a player has begun and finished in the own turn: bits of TURN_STATE.
ROADS: Final = 1
IMPROVEMENT: Final = 2
ROADS_CLOSED: Final = 4
IMPROVEMENT_CLOSED: Final = 8
PILGRIMAGE: Final = 16
MAIN: Final = 32
"""The improvement itself is done; only what Sun cards add to it may follow."""

# Where points come from, for the breakdown of a result.
G_CITIES: Final = 0
G_GARRISONS: Final = 1
G_TEMPLES: Final = 2
G_TERRACES: Final = 3
G_CONQUESTS: Final = 4
G_PILGRIMAGES: Final = 5
G_SAPA_INCA: Final = 6
SOURCES: Final = 7


# Masks. A mask longer than a word is a list of words, so that compiled code never leaves machine integers.
WORD: Final = 60
"""Bits of a word; regions and sites of a board fit into one word."""
PRIME: Final = 61
"""The remainders of 1, 2, 4 ... by this prime are all different, up to a word: `bit % PRIME` finds a bit in a table."""
POINT_WORDS: Final = 3
"""Words of a mask of points."""
PAIR: Final = 2
"""What goes in pairs lies in flat lists: wild roads (link, owner), masks (word, bits), changes (what, by how much)."""
GIFT: Final = 3
"""So do gifts: giver's place, receiver's place, tokens."""

# Where a wild road can lie besides printed lines (INC-R14).
WITHIN_STICK: Final = 1
LONGER: Final = 2


class Box:
    """Printed facts of one side of the board as numbers."""

    players: int
    points: int
    lines: int
    links: int
    regions: int
    cuzco: int
    kind: list[int]
    temple_vp: list[int]
    point_regions: list[list[int]]
    region_points: list[list[int]]
    neighbours: list[list[int]]
    ordinary: list[int]
    """Regions that begin with a token."""
    starting: list[int]
    hand_of_god: list[int]
    sites: list[int]
    """All places where something can stand."""
    site_bit: vec[i64]
    """By point: its bit in masks of sites, 0 for a point that is none."""
    city_sites: int
    garrison_sites: int
    """City sites and garrison sites, as bits of sites."""
    region_sites: vec[i64]
    """By region: its sites, as bits."""
    region_bits: vec[i64]
    """By region: its neighbours, as bits (INC-18)."""
    end_a: vec[i64]
    end_b: vec[i64]
    link_region: list[int]
    """Region of each line or wild road of this side, -1 for links that this side does not have."""
    on_border: list[int]
    """1 for lines that run along a border (INC-16)."""
    printed: list[int]
    """1 for the lines of this side."""
    board_lines: list[int]
    point_word: vec[i64]
    point_bit: vec[i64]
    """By point: where it is found in a mask of points."""
    candidate: list[int]
    """WITHIN_STICK for links that a wild road may take here, LONGER for those that are too long; 0 for the others."""
    candidates: list[int]
    crossing: list[list[int]]
    """Candidates that cross each candidate."""
    line_words: int
    words: int
    """Words of a mask of this side's lines, and of a mask of lines and candidates (the candidates begin a new word)."""
    line_bits: vec[i64]
    """The lines of this side, word by word."""
    link_word: vec[i64]
    link_bit: vec[i64]
    """By link: where it is found in such masks; bit 0 for links that are neither line nor candidate here."""
    word_links: vec[vec[i64]]
    """By word: the link of each bit (see `PRIME`)."""
    links_at: vec[vec[i64]]
    """By point: lines and candidates that end there, as pairs word, bits."""
    region_links: vec[vec[i64]]
    """By region: lines and candidates that end in a point of it, as pairs word, bits."""
    region_lines: vec[vec[i64]]
    """By region: lines that lie in it and fall to a revolt there (INC-R31), as pairs word, bits."""
    wild_bits: vec[vec[i64]]
    """By link: itself and the candidates that cross it, as pairs word, bits."""
    regions_at: vec[i64]
    """By point: its regions, as bits."""
    road_actions: list[list[object]]
    wild_actions: list[list[object]]
    """By word: the action of each bit. Actions are kept as objects, so that listing them makes no new ones."""
    city_actions: list[object]
    garrison_actions: list[object]
    temple_actions: list[object]
    upgrade_actions: list[object]
    conquer_actions: list[object]
    expand_actions: list[object]
    """Actions by the bit of a site or region."""
    place_actions: list[list[int]]
    """Entry kind * 2 ** sectors + sectors taken: where a card of this kind can be placed."""
    start_line: list[int]
    start_point: list[int]
    sectors: list[int]
    """Sectors of this side, by their number in the action table."""
    slot: list[int]
    """Place of each sector of the action table in `sectors`, or -1."""
    touching: list[list[int]]
    """Places (in `sectors`) of the two sectors on each colour's stripe (INC-59)."""
    beside: list[list[int]]
    """Colours of the two stripes beside each sector (by place in `sectors`)."""
    colours: list[int]
    """Colours of this side."""
    resistance: list[int]
    token_labour: list[int]
    token_vp: list[int]
    token_copies: list[int]
    cards: int
    """Sun cards, then culture tokens, then invasion markers."""
    arrival: int
    """The invasion marker that is the Arrival of Pizarro: the last one."""
    card_kind: list[int]
    """Kind of each Sun card."""
    kinds: int
    in_game: list[int]
    """By card: 1 if it is used in this game (INC-34, INC-35, INC-143, INC-146)."""
    first_token: int
    first_marker: int
    token_type: list[int]
    """Type of each culture token, counted from the first token."""
    place_on_map: list[int]
    """By region: place of its token in the zone MAP, or -1."""
    bit_place: list[int]
    """The same by the bit of the region."""
    card_resistance: list[int]
    """Resistance of each culture token, by card."""
    mods: list[list[int]]
    """What each kind of card changes, as pairs of what and by how much."""
    pilgrimages: list[int]
    """Kinds of cards that are pilgrimages."""
    pilgrimage_vp: list[int]
    pilgrimage_sites: list[int]
    """By kind of card: the cities with the temples, as bits of sites."""
    phases: list[list[int]]
    """Phases of each column that is played."""
    column: list[int]
    """Number of each played column on the era track."""
    income: list[int]
    kept: list[int]
    """By played column: labour per Inca phase, and what may be kept (-1: all)."""
    help: list[list[int]]
    """By played column: giver's place, receiver's place, tokens, and so on (places from 0)."""
    late: list[int]
    """1 for the column with the invasion markers."""
    markers: int
    """Invasion markers, 0 without the variant (INC-143)."""
    hand_size: int
    free_roads: int
    least_roads: int
    city_cost: int
    city_vp: int
    city_sapa: int
    garrison_cost: int
    garrison_vp: int
    garrison_sapa: int
    temple_cost: int
    plain_temple_vp: int
    temple_sapa: int
    terrace_cost: int
    terrace_vp: int
    terrace_sapa: int
    terrace_labour: int
    extra_road_cost: int
    outpost_cost: int
    outpost_vp: int
    least_price: int
    """No city, garrison, temple or upgrade can cost less, whatever Sun cards lie there."""
    end_only: list[int]
    """The list of a player who can only end the turn."""
    surcharge: int
    """What an extra conquest costs more (INC-120)."""
    support_resistance: int
    accord: int
    spare_border_roads: int
    zeal_replaces: int
    place_0: int
    road_0: int
    wild_0: int
    city_0: int
    garrison_0: int
    temple_0: int
    upgrade_0: int
    conquer_0: int
    expand_0: int
    terrace_0: int
    additional_0: int
    pilgrimage_0: int
    end_0: int
    stop_0: int
    """First action id of each verb, in this order."""
    sector_tokens: int
    """Sectors in the action table."""

    def __init__(self) -> None:
        self.help = []


class IncaPosition(CardPosition):
    """The board, the players' goods, the track and the phase."""

    box: Printed[Box]
    column: int
    phase: int
    """Where the black Inca stands: number of the played column and of the phase in it (INC-40)."""
    colour: Replaced
    """Colour of each seat (INC-24)."""
    seat_of: Replaced
    """Seat of each colour, -1 for a colour that nobody has."""
    wilds: Replaced
    """Wild roads as pairs link, owner; sorted."""
    own: Words
    """Lines and candidates with a road of a seat, ordinary or wild: entry seat * box.words + word."""
    cities: int
    garrisons: int
    temples: int
    """What stands where, as bits of sites."""
    unconquered: int
    face_down: int
    """Regions with a token, and of these the ones whose token nobody has seen, as bits (INC-13)."""
    net: Words
    """Points that the network of a seat reaches (INC-19): entry seat * POINT_WORDS + word. (This and the next
    eight follow from the rest.)"""
    touch: Words
    """Lines and candidates that touch the network of a seat: entry seat * box.words + word."""
    near: Words
    """By seat: regions that the network reaches, as bits."""
    reached: Words
    """By seat: sites that the network reaches, as bits."""
    settled: int
    """Sites with a conquered region, as bits (INC-76)."""
    free: Words
    """Lines without an ordinary road, word by word."""
    lawless: LentWords
    """Lines that a revolt would destroy roads on: they lie in unconquered regions (INC-102), word by word."""
    ready: LentWords
    """Lines and candidates with an end in a conquered region, word by word (INC-69)."""
    blocked: LentWords
    """Links taken or crossed by wild roads, word by word."""
    won: Lent
    """Tokens of each type that a seat has conquered: entry seat * types + type."""
    terraces: Lent
    labour: Own
    score: Own
    rank: Replaced
    """Seats from the first to the last place, with the order inside a space (INC-92, INC-93)."""
    order: Replaced
    """Seats in turn order (INC-52)."""
    mods: Replaced
    """What the face-up Sun cards change for each seat: entry seat * MODS + what."""
    gains: Lent
    """Points by source: entry seat * SOURCES + source."""
    turned: int
    """Invasion markers turned up so far."""

    # -- declared: written by `make declared` from the fields above; do not edit --------------------------------------

    __slots__ = (
        "blocked",
        "box",
        "cities",
        "colour",
        "column",
        "face_down",
        "free",
        "gains",
        "garrisons",
        "labour",
        "lawless",
        "mods",
        "near",
        "net",
        "order",
        "own",
        "phase",
        "rank",
        "reached",
        "ready",
        "score",
        "seat_of",
        "settled",
        "temples",
        "terraces",
        "touch",
        "turned",
        "unconquered",
        "wilds",
        "won",
    )

    def __init__(self) -> None:
        """Nothing: `clear` and `clone` set every field, and a copy should not be filled twice."""

    def clear(self) -> None:
        """Every field as in a box that nobody has opened: 0, or an empty list."""
        CardPosition.__init__(self)
        self.column = 0
        self.phase = 0
        self.colour = []
        self.seat_of = []
        self.wilds = []
        self.own = vec[i64]([])
        self.cities = 0
        self.garrisons = 0
        self.temples = 0
        self.unconquered = 0
        self.face_down = 0
        self.net = vec[i64]([])
        self.touch = vec[i64]([])
        self.near = vec[i64]([])
        self.reached = vec[i64]([])
        self.settled = 0
        self.free = vec[i64]([])
        self.lawless = vec[i64]([])
        self.ready = vec[i64]([])
        self.blocked = vec[i64]([])
        self.won = []
        self.terraces = []
        self.labour = []
        self.score = []
        self.rank = []
        self.order = []
        self.mods = []
        self.gains = []
        self.turned = 0

    def fields(self) -> list[str]:
        return [
            "zones",
            "where",
            "seen",
            "column",
            "phase",
            "colour",
            "seat_of",
            "wilds",
            "own",
            "cities",
            "garrisons",
            "temples",
            "unconquered",
            "face_down",
            "net",
            "touch",
            "near",
            "reached",
            "settled",
            "free",
            "lawless",
            "ready",
            "blocked",
            "won",
            "terraces",
            "labour",
            "score",
            "rank",
            "order",
            "mods",
            "gains",
            "turned",
        ]

    def clone(self) -> IncaPosition:
        q = IncaPosition()
        self.copy_to(q)
        return q

    def copy_to(self, q: IncaPosition) -> None:
        self.copy_kernel_fields(q)
        self.lend_cards(q)
        q.box = self.box
        q.column = self.column
        q.phase = self.phase
        q.colour = self.colour
        q.seat_of = self.seat_of
        q.wilds = self.wilds
        q.own = self.own[:]
        q.cities = self.cities
        q.garrisons = self.garrisons
        q.temples = self.temples
        q.unconquered = self.unconquered
        q.face_down = self.face_down
        q.net = self.net[:]
        q.touch = self.touch[:]
        q.near = self.near[:]
        q.reached = self.reached[:]
        q.settled = self.settled
        q.free = self.free[:]
        q.lawless = self.lawless
        q.ready = self.ready
        q.blocked = self.blocked
        q.won = self.won
        q.terraces = self.terraces
        q.labour = self.labour[:]
        q.score = self.score[:]
        q.rank = self.rank
        q.order = self.order
        q.mods = self.mods
        q.gains = self.gains
        q.turned = self.turned

    def own_lawless(self) -> None:
        """Before a write into `lawless`."""
        if self.lent & 2:
            self.lent &= ~2
            self.lawless = self.lawless[:]

    def own_ready(self) -> None:
        """Before a write into `ready`."""
        if self.lent & 4:
            self.lent &= ~4
            self.ready = self.ready[:]

    def own_blocked(self) -> None:
        """Before a write into `blocked`."""
        if self.lent & 8:
            self.lent &= ~8
            self.blocked = self.blocked[:]

    def own_won(self) -> None:
        """Before a write into `won`."""
        if self.lent & 16:
            self.lent &= ~16
            self.won = self.won[:]

    def own_terraces(self) -> None:
        """Before a write into `terraces`."""
        if self.lent & 32:
            self.lent &= ~32
            self.terraces = self.terraces[:]

    def own_gains(self) -> None:
        """Before a write into `gains`."""
        if self.lent & 64:
            self.lent &= ~64
            self.gains = self.gains[:]

    # -- end of what is declared --------------------------------------------------------------------------------------

    # -- the board piece by piece, for views, checks and refusals --------------------------------------------

    @property
    def road(self) -> list[int]:
        """Owner of the ordinary road on each printed line, or -1."""
        return [self.road_owner(line) for line in range(self.box.lines)]

    @property
    def site(self) -> list[int]:
        """By point: GARRISON, CITY, TEMPLE, SETTLED."""
        return [self.stands(point) for point in range(self.box.points)]

    @property
    def reach(self) -> list[int]:
        """By point: the seats whose network reaches it, as bits."""
        found: list[int] = []
        for point in range(self.box.points):
            seats = 0
            for seat in range(self.players):
                if self.reaches(seat, point):
                    seats |= 1 << seat
            found.append(seats)
        return found

    @property
    def token(self) -> list[int]:
        """By region: type of the token, plus FACE_DOWN while nobody has seen it; -1 if it is conquered."""
        return [self.token_on(region) for region in range(self.box.regions)]

    def road_owner(self, line: int) -> int:
        """Who has an ordinary road there; -1 for nobody."""
        box = self.box
        if box.printed[line]:
            for seat in range(self.players):
                mine = self.own[seat * box.words + box.link_word[line]] & box.link_bit[line]
                if mine and self.wild_owner(line) != seat:
                    return seat
        return -1

    def wild_owner(self, link: int) -> int:
        """Who has a wild road there; -1 for nobody."""
        wilds = self.wilds
        for k in range(0, len(wilds), PAIR):
            if wilds[k] == link:
                return wilds[k + 1]
        return -1

    def reaches(self, seat: int, point: int) -> bool:
        """Does the seat's network reach this point?"""
        return self.net[seat * POINT_WORDS + self.box.point_word[point]] & self.box.point_bit[point] != 0

    def is_settled(self, point: int) -> bool:
        """Is one of its regions conquered?"""
        return self.box.regions_at[point] & ~self.unconquered != 0

    def stands(self, point: int) -> int:
        bit = self.box.site_bit[point]
        found = SETTLED if self.is_settled(point) else 0
        if self.garrisons & bit:
            found |= GARRISON
        if self.cities & bit:
            found |= CITY
        return found | TEMPLE if self.temples & bit else found

    def token_on(self, region: int) -> int:
        if not self.unconquered >> region & 1:
            return -1
        return self.token_type(region) + (FACE_DOWN if self.face_down >> region & 1 else 0)

    def token_type(self, region: int) -> int:
        """Type of the token that lies or lay on an ordinary region."""
        return self.box.token_type[self.zones[MAP][self.box.place_on_map[region]] - self.box.first_token]

    # -- the track ----------------------------------------------------------------------------------------

    def gain(self, seat: int, points: int, source: int) -> None:
        """Move a figure: it stops outside all figures on its new space (INC-92); 0 is no move (INC-R32)."""
        if points == 0:
            return
        total = self.score[seat] + points
        self.score[seat] = total
        self.own_gains()
        self.gains[seat * SOURCES + source] += points
        rank = self.rank
        place = rank.index(seat)
        if place == 0 or self.score[rank[place - 1]] >= total:
            return
        rank = rank[:]
        while place > 0 and self.score[rank[place - 1]] < total:
            rank[place] = rank[place - 1]
            place -= 1
        rank[place] = seat
        self.rank = rank

    # -- networks ------------------------------------------------------------------------------------------

    def add_road(self, seat: int, line: int) -> None:
        """An ordinary road (INC-67)."""
        box = self.box
        word = box.link_word[line]
        bit = box.link_bit[line]
        place = seat * box.words + word
        self.own[place] = self.own[place] | bit
        self.free[word] = self.free[word] & ~bit
        self._join(seat, line)

    def add_wild(self, seat: int, link: int) -> None:
        """A wild road (INC-106)."""
        box = self.box
        wilds = self.wilds
        k = 0
        while k < len(wilds) and wilds[k] < link:
            k += PAIR
        self.wilds = [*wilds[:k], link, seat, *wilds[k:]]
        self.own_blocked()
        unite(self.blocked, 0, box.wild_bits[link])
        self.own[seat * box.words + box.link_word[link]] |= box.link_bit[link]
        self._join(seat, link)

    def _join(self, seat: int, link: int) -> None:
        """The network grows over a new road, and over cut-off roads that it meets (INC-133)."""
        a = self.box.end_a[link]
        b = self.box.end_b[link]
        if not self.reaches(seat, b):
            if self.reaches(seat, a):
                self._spread(seat, b)
        elif not self.reaches(seat, a):
            self._spread(seat, a)

    def _spread(self, seat: int, start: int) -> None:
        """Everything that hangs together with a point by this seat's roads is reached."""
        box = self.box
        net = self.net
        touch = self.touch
        own = self.own
        first = seat * box.words
        near = self.near[seat]
        reached = self.reached[seat]
        waiting = [start]
        while waiting:
            point = waiting.pop()
            place = seat * POINT_WORDS + box.point_word[point]
            bit = box.point_bit[point]
            seen = net[place]
            if seen & bit:
                continue
            net[place] = seen | bit
            near |= box.regions_at[point]
            reached |= box.site_bit[point]
            links = box.links_at[point]
            for k in range(0, len(links), PAIR):
                place = first + links[k]
                touch[place] = touch[place] | links[k + 1]
                mine: i64 = own[place] & links[k + 1]
                while mine:
                    low = mine & -mine
                    mine ^= low
                    link = box.word_links[links[k]][low % PRIME]
                    waiting.append(box.end_a[link] + box.end_b[link] - point)
        self.near[seat] = near
        self.reached[seat] = reached

    def recount(self, seat: int) -> None:
        """Work the network out anew, from Cuzco (INC-100)."""
        for k in range(seat * POINT_WORDS, (seat + 1) * POINT_WORDS):
            self.net[k] = 0
        for k in range(seat * self.box.words, (seat + 1) * self.box.words):
            self.touch[k] = 0
        self.near[seat] = 0
        self.reached[seat] = 0
        self._spread(seat, self.box.cuzco)

    def destroy_road(self, seat: int, line: int) -> None:
        """The line is free again (INC-135). Work the network out anew afterwards."""
        box = self.box
        word = box.link_word[line]
        bit = box.link_bit[line]
        self.own[seat * box.words + word] &= ~bit
        self.free[word] |= bit

    def keep_wilds(self, wilds: list[int]) -> None:
        """Only these wild roads are left."""
        box = self.box
        gone = self.wilds
        for k in range(0, len(gone), PAIR):
            self.own[gone[k + 1] * box.words + box.link_word[gone[k]]] &= ~box.link_bit[gone[k]]
        blocked = vec[i64]([i64(0)] * box.words)
        for k in range(0, len(wilds), PAIR):
            self.own[wilds[k + 1] * box.words + box.link_word[wilds[k]]] |= box.link_bit[wilds[k]]
            unite(blocked, 0, box.wild_bits[wilds[k]])
        self.wilds = wilds
        self.blocked = blocked

    # -- regions -------------------------------------------------------------------------------------------

    def settle(self, region: int) -> None:
        """The region is conquered: its points may be built on and built from (INC-69, INC-76)."""
        self.unconquered &= ~(1 << region)
        self.settled |= self.box.region_sites[region]
        self.own_ready()
        unite(self.ready, 0, self.box.region_links[region])
        self.own_lawless()
        lines = self.box.region_lines[region]
        for k in range(0, len(lines), PAIR):
            self.lawless[lines[k]] &= ~lines[k + 1]

    def explore(self, region: int) -> bool:
        """Turn a face-down token up for everybody; a face-up one stays as it is (INC-85)."""
        bit = 1 << region
        if not self.face_down & bit:
            return False
        self.face_down &= ~bit
        self.show(self.zones[MAP][self.box.place_on_map[region]], ALL)
        return True

    def tokens_of(self, seat: int) -> int:
        """How many tokens a seat has conquered."""
        types = len(self.box.resistance)
        total = 0
        for k in range(seat * types, (seat + 1) * types):
            total += self.won[k]
        return total

    def mod(self, seat: int, what: int) -> int:
        return self.mods[seat * MODS + what]


def tell(p: IncaPosition, event: tuple[int, ...]) -> None:
    if p.sink is not None:
        p.sink.append(event)


def unite(masks: vec[i64], first: i64, pairs: vec[i64]) -> None:
    """Add the bits of `pairs` (word, bits) to the mask that begins at `first`."""
    for k in range(0, len(pairs), PAIR):
        place = first + pairs[k]
        masks[place] = masks[place] | pairs[k + 1]


def list_actions(mask: i64, actions: list[object], out: list[object]) -> None:
    """Append the action of each bit of one word, in rising order."""
    while mask:
        low = mask & -mask
        out.append(actions[low % PRIME])
        mask ^= low


def blank(box: Box, players: int) -> IncaPosition:
    """An empty table for so many players."""
    p = IncaPosition()
    p.clear()
    p.box = box
    p.players = players
    p.zones = [[] for _ in range(HAND + 2 * players)]
    p.where = words([BOX] * box.cards)
    p.seen = words([0] * box.cards)
    p.manner = [0] * HAND + [LOOSE] * players + [0] * players
    _clear_board(p)
    p.won = [0] * (players * len(box.resistance))
    p.terraces = [0] * players
    p.labour = [0] * players
    p.score = [0] * players
    p.mods = [0] * (players * MODS)
    p.gains = [0] * (players * SOURCES)
    return p


def _clear_board(p: IncaPosition) -> None:
    """No roads, no buildings, a token on every ordinary region."""
    box = p.box
    p.own = vec[i64]([i64(0)] * (p.players * box.words))
    for region in box.ordinary:
        p.unconquered |= 1 << region
    p.face_down = p.unconquered
    p.net = vec[i64]([i64(0)] * (p.players * POINT_WORDS))
    p.touch = vec[i64]([i64(0)] * (p.players * box.words))
    p.near = vec[i64]([i64(0)] * p.players)
    p.reached = vec[i64]([i64(0)] * p.players)
    p.free = box.line_bits[:]
    p.lawless = vec[i64]([i64(0)] * box.line_words)
    for region in box.ordinary:
        unite(p.lawless, 0, box.region_lines[region])
    p.ready = vec[i64]([i64(0)] * box.words)
    p.blocked = vec[i64]([i64(0)] * box.words)
