"""The state of a game of Inca Empire, and the box: the printed facts that the hot rooms read.

Both sides of the board share one numbering of points, lines and regions, so that an action means the same on
both. A *link* is a pair of points: the first `lines` of them are printed lines of one side or the other, the
rest are connections that only a wild road can take (INC-106).
"""

from __future__ import annotations

from typing import Final

from pentarchy.kernel.cards import CardPosition
from pentarchy.kernel.position import ALL

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

# Where points come from, for the breakdown of a result.
G_CITIES: Final = 0
G_GARRISONS: Final = 1
G_TEMPLES: Final = 2
G_TERRACES: Final = 3
G_CONQUESTS: Final = 4
G_PILGRIMAGES: Final = 5
G_SAPA_INCA: Final = 6
SOURCES: Final = 7


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
    city_sites: list[int]
    garrison_sites: list[int]
    sites: list[int]
    """All places where something can stand."""
    end_a: list[int]
    end_b: list[int]
    link_region: list[int]
    """Region of each line or wild road of this side, -1 for links that this side does not have."""
    on_border: list[int]
    """1 for lines that run along a border (INC-16)."""
    printed: list[int]
    """1 for the lines of this side."""
    board_lines: list[int]
    lines_at: list[list[int]]
    candidate: list[int]
    """1 for links that a wild road may take here; 2 for those that are longer than a stick (INC-R14)."""
    candidates: list[int]
    crossing: list[list[int]]
    """Candidates that cross each candidate."""
    links_at: list[int]
    """By point: lines and candidates that end there, as bits."""
    regions_at: list[int]
    """By point: its regions, as bits."""
    line_bits: int
    candidate_bits: int
    """The lines of this side and the connections open to wild roads, as bits."""
    wild_bits: list[int]
    """By link: itself and the candidates that cross it, as bits."""
    start_line: list[int]
    start_point: list[int]
    sectors: list[int]
    """Sectors of this side, by their number in the action table."""
    slot: list[int]
    """Place of each sector of the action table in `sectors`, or -1."""
    touching: list[list[int]]
    """Places (in `sectors`) of the two sectors on each colour's stripe (INC-59)."""
    colours: list[int]
    """Colours of this side."""
    resistance: list[int]
    token_labour: list[int]
    token_vp: list[int]
    token_copies: list[int]
    cards: int
    """Sun cards, then culture tokens, then invasion markers; the last one is the Arrival of Pizarro."""
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
    mods: list[list[int]]
    """What each kind of card changes, as pairs of what and by how much."""
    pilgrimages: list[int]
    """Kinds of cards that are pilgrimages."""
    pilgrimage_vp: list[int]
    pilgrimage_points: list[list[int]]
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

    box: Box
    column: int
    phase: int
    """Where the black Inca stands: number of the played column and of the phase in it (INC-40)."""
    colour: list[int]
    """Colour of each seat (INC-24)."""
    seat_of: list[int]
    """Seat of each colour, -1 for a colour that nobody has."""
    road: list[int]
    """Owner of the ordinary road on each printed line, or -1."""
    wilds: list[int]
    """Wild roads as pairs link, owner; sorted."""
    site: list[int]
    """By point: GARRISON, CITY, TEMPLE, SETTLED."""
    reach: list[int]
    """By point: the seats whose network reaches it, as bits (INC-19)."""
    touch: list[int]
    """By seat: lines and candidates that touch the network, as bits. (This and the next five follow from the rest.)"""
    near: list[int]
    """By seat: regions that the network reaches, as bits."""
    own: list[int]
    """By seat: lines with an ordinary road of the seat, as bits."""
    free: int
    """Lines without an ordinary road, as bits."""
    ready: int
    """Lines and candidates with an end in a conquered region, as bits (INC-69)."""
    blocked: int
    """Links taken or crossed by wild roads, as bits."""
    token: list[int]
    """By region: type of the token in its place, plus FACE_DOWN while nobody has seen it; -1 once it is conquered."""
    won: list[int]
    """Tokens of each type that a seat has conquered: entry seat * types + type."""
    terraces: list[int]
    labour: list[int]
    score: list[int]
    rank: list[int]
    """Seats from the first to the last place, with the order inside a space (INC-92, INC-93)."""
    order: list[int]
    """Seats in turn order (INC-52)."""
    mods: list[int]
    """What the face-up Sun cards change for each seat: entry seat * MODS + what."""
    gains: list[int]
    """Points by source: entry seat * SOURCES + source."""
    turned: int
    """Invasion markers turned up so far."""

    def __init__(self) -> None:
        super().__init__()
        self.column = 0
        self.phase = 0
        self.colour = []
        self.seat_of = []
        self.road = []
        self.wilds = []
        self.site = []
        self.reach = []
        self.touch = []
        self.near = []
        self.own = []
        self.free = 0
        self.ready = 0
        self.blocked = 0
        self.token = []
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
            "road",
            "wilds",
            "site",
            "reach",
            "touch",
            "near",
            "own",
            "free",
            "ready",
            "blocked",
            "token",
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
        self.copy_kernel_fields(q)
        self.copy_cards(q)
        q.box = self.box
        q.column = self.column
        q.phase = self.phase
        # These lists are replaced, never changed in place, so copies share them.
        q.colour = self.colour
        q.seat_of = self.seat_of
        q.wilds = self.wilds
        q.rank = self.rank
        q.order = self.order
        q.mods = self.mods
        q.road = self.road[:]
        q.site = self.site[:]
        q.reach = self.reach[:]
        q.touch = self.touch[:]
        q.near = self.near[:]
        q.own = self.own[:]
        q.free = self.free
        q.ready = self.ready
        q.blocked = self.blocked
        q.token = self.token[:]
        q.won = self.won[:]
        q.terraces = self.terraces[:]
        q.labour = self.labour[:]
        q.score = self.score[:]
        q.gains = self.gains[:]
        q.turned = self.turned
        return q

    # -- the track ----------------------------------------------------------------------------------------

    def gain(self, seat: int, points: int, source: int) -> None:
        """Move a figure: it stops outside all figures on its new space (INC-92); 0 is no move (INC-R32)."""
        if points == 0:
            return
        total = self.score[seat] + points
        self.score[seat] = total
        self.gains[seat * SOURCES + source] += points
        others = [other for other in self.rank if other != seat]
        place = 0
        while place < len(others) and self.score[others[place]] >= total:
            place += 1
        others.insert(place, seat)
        self.rank = others

    # -- networks ------------------------------------------------------------------------------------------

    def wild_owner(self, link: int) -> int:
        """Who has a wild road there; -1 for nobody."""
        wilds = self.wilds
        for k in range(0, len(wilds), 2):
            if wilds[k] == link:
                return wilds[k + 1]
        return -1

    def add_road(self, seat: int, line: int) -> None:
        """An ordinary road (INC-67)."""
        bit = 1 << line
        self.road[line] = seat
        self.own[seat] |= bit
        self.free &= ~bit
        self._join(seat, line)

    def add_wild(self, seat: int, link: int) -> None:
        """A wild road (INC-106)."""
        wilds = self.wilds
        k = 0
        while k < len(wilds) and wilds[k] < link:
            k += 2
        self.wilds = [*wilds[:k], link, seat, *wilds[k:]]
        self.blocked |= self.box.wild_bits[link]
        self._join(seat, link)

    def _join(self, seat: int, link: int) -> None:
        """The network grows over a new road, and over cut-off roads that it meets (INC-133)."""
        a = self.box.end_a[link]
        b = self.box.end_b[link]
        bit = 1 << seat
        if self.reach[a] & bit and not self.reach[b] & bit:
            self._spread(seat, b)
        elif self.reach[b] & bit and not self.reach[a] & bit:
            self._spread(seat, a)

    def _spread(self, seat: int, start: int) -> None:
        """Everything that hangs together with a point by this seat's roads is reached."""
        box = self.box
        bit = 1 << seat
        reach = self.reach
        reach[start] |= bit
        todo = [start]
        while todo:
            point = todo.pop()
            self.touch[seat] |= box.links_at[point]
            self.near[seat] |= box.regions_at[point]
            for line in box.lines_at[point]:
                if self.road[line] == seat:
                    other = box.end_a[line] + box.end_b[line] - point
                    if not reach[other] & bit:
                        reach[other] |= bit
                        todo.append(other)
            wilds = self.wilds
            for k in range(0, len(wilds), 2):
                if wilds[k + 1] == seat:
                    a = box.end_a[wilds[k]]
                    b = box.end_b[wilds[k]]
                    if (a == point or b == point) and not reach[a + b - point] & bit:
                        reach[a + b - point] |= bit
                        todo.append(a + b - point)

    def recount(self, seat: int) -> None:
        """Work the network out anew, from Cuzco (INC-100)."""
        keep = ~(1 << seat)
        for point in range(self.box.points):
            self.reach[point] &= keep
        self.touch[seat] = 0
        self.near[seat] = 0
        self._spread(seat, self.box.cuzco)

    def destroy_road(self, line: int) -> None:
        """The line is free again (INC-135). Work the network out anew afterwards."""
        bit = 1 << line
        self.own[self.road[line]] &= ~bit
        self.road[line] = -1
        self.free |= bit

    def keep_wilds(self, wilds: list[int]) -> None:
        """Only these wild roads are left."""
        self.wilds = wilds
        self.blocked = 0
        for k in range(0, len(wilds), 2):
            self.blocked |= self.box.wild_bits[wilds[k]]

    # -- regions -------------------------------------------------------------------------------------------

    def settle(self, region: int) -> None:
        """The region is conquered: its points may be built on and built from (INC-69, INC-76)."""
        for point in self.box.region_points[region]:
            self.site[point] |= SETTLED
            self.ready |= self.box.links_at[point]

    def read_tokens(self) -> None:
        """Set `token` of the face-down regions by the tokens that lie there."""
        box = self.box
        for region in box.ordinary:
            card = self.zones[MAP][box.place_on_map[region]]
            if self.token[region] >= FACE_DOWN:
                self.token[region] = box.token_type[card - box.first_token] + FACE_DOWN

    def explore(self, region: int) -> bool:
        """Turn a face-down token up for everybody; a face-up one stays as it is (INC-85)."""
        if self.token[region] < FACE_DOWN:
            return False
        self.token[region] -= FACE_DOWN
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


CHUNK: Final = (1 << 60) - 1


def list_bits(mask: int, first: int, out: list[int]) -> None:
    """Append `first` plus the number of each bit that is set, in rising order."""
    while mask:
        part = mask & CHUNK  # small numbers are quick
        while part:
            low = part & -part
            out.append(first + low.bit_length() - 1)
            part ^= low
        mask >>= 60
        first += 60


def blank(box: Box, players: int) -> IncaPosition:
    """An empty table for so many players."""
    p = IncaPosition()
    p.box = box
    p.players = players
    p.zones = [[] for _ in range(HAND + 2 * players)]
    p.where = [BOX] * box.cards
    p.seen = [0] * box.cards
    p.loose = [0] * HAND + [1] * players + [0] * players
    return p
