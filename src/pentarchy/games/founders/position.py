"""The state of a game of Founders of the Empire, and the box: the printed facts that the hot rooms read.

A state grows on a grid without border: the grid closes on itself like a ring in both directions, and it is larger
than any state can become, so two ends never meet (FND-R27). Cell 0 is where a player's first tile lies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarchy.games.founders.numbers import TURN_ACTOR
from pentarchy.kernel.cards import CardPosition, insert_sorted
from pentarchy.kernel.fields import Cache, Derived, LentEach, Own, OwnRows, Printed, Words
from pentarchy.kernel.position import ALL, word_rows, words
from pentarchy.kernel.vectors import vec

NATURE: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
PRIZE: Final = 3
"""Stacks of tiles, and the zones of their face-down tiles (PRIZE: prize tiles that stay in the box, FND-12)."""
ROWS: Final = 4
"""Zones 4 to 6: the open rows of nature, village and city tiles."""
PRIZES: Final = 7
REMOVED: Final = 8
"""Out of the game, seen by all (FND-26): tiles of cleared rows, masters of replaced tiles."""
DRAFT: Final = 9
HELD: Final = 10
"""Tiles taken but not laid yet: second tiles of the draft (FND-16), a tile drawn under FND-42."""
MASTERS: Final = 11
LAID: Final = 12
"""Masters that lie on tiles; `under` says on which."""
REALM: Final = 13
REPLACED: Final = 17
HAND: Final = 21
"""First of the zones by seat: tiles of the state, replaced tiles, masters in hand."""
ZONES: Final = 25

WAR: Final = 0
COIN: Final = 1
CART: Final = 2
MASTER: Final = 3
KINDS: Final = 3
"""Kinds of tokens. War, coin and cart tokens are counted; masters are cards, each of its own."""

RAVAGED: Final = 1
BOUGHT: Final = 2
MASTERED: Final = 4
"""What lies on a tile: a war, a coin, a master token. Any of them stops its production (FND-54, FND-66, FND-79)."""
MORE: Final = 8
"""Added to a mark for each coin beyond the first, where the table allows it (FND-R10)."""

DRAFTED: Final = 2
"""Tiles that each seat takes in the draft (FND-15)."""
PROPOSING: Final = 8
"""The end may be proposed: a bit of `openings` beside those of the stacks."""

FREE: Final = -1
SPOT: Final = -2
"""Cells of a grid without tile: a spot lies beside a tile, so a tile can be attached there (FND-31)."""

PARTS: Final = 3
"""Parts of a sum of sources."""
SOURCE: Final = 3
"""Numbers of a kind of source in `part_sources`."""
TEST: Final = 2
"""Numbers of a test of Hall's condition in `part_tests`."""
UNKNOWN: Final = -1
"""Not worked out yet."""


class Box:
    """Printed facts as numbers. Tiles come first among the cards, then the masters."""

    tiles: int
    stack: vec[i64]
    offers: list[list[int]]
    """Resources of which the tile produces one each turn; empty for prize tiles."""
    products: vec[i64]
    """The same as bits."""
    needs: list[list[int]]
    repeats: list[int]
    """How often a tile needs the same resource: 1 in the box (FND-R5)."""
    need_class: list[int]
    """Tiles with the same needs are one class; class 0 needs nothing."""
    points: vec[i64]
    gives: vec[i64]
    """Kind of token that attaching the tile brings, or -1 (FND-36)."""
    class_bit: vec[i64]
    """The bit of each tile's class."""
    weight: vec[i64]
    """What the tile adds to a sum of sources; 0 for prize tiles."""
    part_shift: vec[i64]
    part_mask: vec[i64]
    """A sum has PARTS parts, each with sources and resources of its own: where they lie in the sum."""
    part_resources: list[int]
    """Resources, as bits, of each part. No source gives resources of two parts."""
    part_sources: list[list[int]]
    """Flat triples (resources as bits that a kind of source can give, its unit in the part, its most + 1)."""
    met: list[vec[vec[i64]]]
    """By bought resource + 1, part and value of the part: classes, as bits, whose needs of this part's resources are
    met; 0 if not worked out yet (class 0 is always met)."""
    part_tests: list[list[list[int]]]
    """Hall's condition for the needs of each part's resources, one list for classes that have the same: flat pairs
    (resources as bits, sources needed among them)."""
    part_classes: list[list[int]]
    """The classes, as bits, to which each of these lists belongs."""
    class_needs: list[int]
    """Resources that each class needs, as bits."""
    resources: int
    stack_products: list[int]
    """Resources that the tiles of each stack make, as bits."""
    master_resource: list[int]
    """Resource of each master (FND-9)."""
    supply: list[int]
    side: int
    column: vec[i64]
    row: vec[i64]
    beside: vec[vec[i64]]
    """The four cells that share a side with a cell."""
    around: vec[vec[i64]]
    """The eight cells around a cell (FND-32)."""
    block: vec[vec[i64]]
    """The four cells that meet at the far right corner of a cell (FND-71)."""
    prize_tiles: list[int]
    draft_tiles: list[int]
    """By number of players (FND-12, FND-14)."""
    first_rows: list[int]
    row_limit: int
    master_points: int
    token_points: int
    replaced_points: int
    any_turn: bool
    """May the end be proposed at the end of any turn, or only when no prize can be reached (FND-R19)?"""
    second_coin: bool
    """May a coin be laid on a tile that has one (FND-R10)?"""
    draft_0: int
    open_0: int
    propose_0: int
    agree_0: int
    refuse_0: int
    play_0: int
    skip_0: int
    ravage_0: int
    buy_0: int
    get_0: int
    join_0: int
    settle_0: int
    attach_0: int
    draw_0: int
    pass_0: int
    at_0: int
    replace_0: int
    """First action id of each verb."""
    openings: list[list[int]]
    """Legal lists by stacks that have tiles, as bits, and PROPOSING."""

    def finish(self) -> None:
        """Prepare what follows from the facts."""
        self.class_bit = words([1 << need_class for need_class in self.need_class])
        self.products = words([sum(1 << resource for resource in set(offered)) for offered in self.offers])
        self._prepare_met()
        self._prepare_openings()
        self._prepare_grid()

    def _prepare_met(self) -> None:
        """Empty tables; a bought resource has a table of its own for the part that it belongs to."""
        plain = [words([0] * (mask + 1)) for mask in self.part_mask]
        self.met = [vec[vec[i64]](plain)]
        for resource in range(self.resources):
            tables = plain[:]
            for part in range(len(plain)):
                if self.part_resources[part] >> resource & 1:
                    tables[part] = words([0] * len(plain[part]))
            self.met.append(vec[vec[i64]](tables))

    def _prepare_openings(self) -> None:
        self.openings = []
        for bits in range(2 * PROPOSING):
            options = [self.open_0 + stack for stack in (NATURE, VILLAGE, CITY) if bits >> stack & 1]
            self.openings.append([*options, self.propose_0] if bits & PROPOSING else options)

    def _prepare_grid(self) -> None:
        """The grid, column by column."""
        n = self.side
        beside: list[list[int]] = []
        around: list[list[int]] = []
        block: list[list[int]] = []
        for cell in range(n * n):
            c = cell // n
            r = cell % n
            left = (c - 1) % n * n
            here = c * n
            right = (c + 1) % n * n
            near = (r - 1) % n
            far = (r + 1) % n
            beside.append([left + r, here + near, here + far, right + r])
            around.append(
                [left + near, left + r, left + far, here + near, here + far, right + near, right + r, right + far]
            )
            block.append([cell, here + far, right + r, right + far])
        self.column = words([cell // n for cell in range(n * n)])
        self.row = words([cell % n for cell in range(n * n)])
        self.beside = word_rows(beside)
        self.around = word_rows(around)
        self.block = word_rows(block)

    def fits(self, sources: i64, bought: int) -> i64:
        """Classes of needs, as bits, that a sum of sources and a bought resource (or -1) can meet (FND-32, FND-33)."""
        met = self.met[bought + 1]
        low = sources & self.part_mask[0]
        middle = sources >> self.part_shift[1] & self.part_mask[1]
        high = sources >> self.part_shift[2]
        found = met[0][low] & met[1][middle] & met[2][high]
        return found if found else self.work_out(sources, bought)

    def work_out(self, sources: i64, bought: int) -> i64:
        """`fits` of a sum whose parts were not all met with before."""
        met = self.met[bought + 1]
        low = sources & self.part_mask[0]
        middle = sources >> self.part_shift[1] & self.part_mask[1]
        high = sources >> self.part_shift[2]
        met[0][low] = met[0][low] or self._meet(0, low, bought)
        met[1][middle] = met[1][middle] or self._meet(1, middle, bought)
        met[2][high] = met[2][high] or self._meet(2, high, bought)
        return met[0][low] & met[1][middle] & met[2][high]

    def _meet(self, part: int, value: int, bought: int) -> int:
        """Classes, as bits, whose needs of the resources of this part are met."""
        masks: list[int] = []
        counts: list[int] = []
        if bought >= 0 and self.part_resources[part] >> bought & 1:  # a source that can give nothing else (FND-60)
            masks.append(1 << bought)
            counts.append(1)
        kinds = self.part_sources[part]
        for k in range(0, len(kinds), SOURCE):
            count = value // kinds[k + 1] % kinds[k + 2]
            if count:
                masks.append(kinds[k])
                counts.append(count)
        found = 0
        tests = self.part_tests[part]
        for k in range(len(tests)):
            if enough(tests[k], masks, counts):
                found |= self.part_classes[part][k]
        return found

    def have(self, sources: int, bought: int) -> int:
        """Resources, as bits, that a sum of sources and a bought resource can give one at a time."""
        found = 1 << bought if bought >= 0 else 0
        for part in range(len(self.part_shift)):
            value = sources >> self.part_shift[part] & self.part_mask[part]
            kinds = self.part_sources[part]
            for k in range(0, len(kinds), SOURCE):
                if value // kinds[k + 1] % kinds[k + 2]:
                    found |= kinds[k]
        return found


def enough(tests: list[int], masks: list[int], counts: list[int]) -> bool:
    """Can each need have a source of its own? Exactly if Hall's condition holds.

    That is: for every set of needed resources there are at least as many sources that can give one of them as there
    are needs among them.
    """
    for t in range(0, len(tests), TEST):
        wanted = tests[t + 1]
        for k in range(len(masks)):
            if masks[k] & tests[t]:
                wanted -= counts[k]
        if wanted > 0:
            return False
    return True


class Realm:
    """What follows from where the tiles of one state lie and what lies on them, kept up to date step by step.

    Copies of a position share realms until one of them is changed.
    """

    box: Printed[Box]
    grid: vec[i64]
    """The tile in each cell, or FREE, or SPOT. (These three have an entry for each cell and are copied with every move:
    machine words are copied at once.)"""
    near: vec[i64]
    """Sum of the sources within reach of each cell, all but the tile in the cell itself (FND-R3, FND-R13)."""
    bought: int
    """The resource that the owner has bought for this turn, or -1: it serves at every place (FND-60)."""
    fit: vec[i64]
    """Classes of needs, as bits, that can be met in each cell, for spots and tiles; 0 elsewhere."""
    spots: list[int]
    """All spots, in order of cells."""
    union: vec[i64]
    """Number of the cart union of each cell, 0 for none. Never changed in place."""
    reached: vec[vec[i64]]
    """By number of a cart union: the cells with a neighbour in it. Never changed in place."""
    coins: int
    """Coins that lie on tiles of the state."""
    beside: Cache[int]
    """Classes of needs, as bits, that can be met at some spot, or UNKNOWN."""
    exposed: Cache[list[int] | None]
    corners: Cache[list[int] | None]
    """What `exposed` and `corners` of the position found, or None. Never changed in place."""

    def __init__(self) -> None:
        self.bought = -1
        self.coins = 0
        self.beside = UNKNOWN
        self.exposed = None
        self.corners = None

    def copy(self) -> Realm:
        q = Realm()
        q.box = self.box
        q.grid = self.grid[:]
        q.near = self.near[:]
        q.bought = self.bought
        q.fit = self.fit[:]
        q.spots = self.spots[:]
        q.union = self.union
        q.reached = self.reached
        q.coins = self.coins
        q.beside = self.beside
        q.exposed = self.exposed
        q.corners = self.corners
        return q

    def enter(self, tile: int, cell: int) -> None:
        """A tile fills a cell; the free cells beside it become spots."""
        box = self.box
        grid = self.grid
        spots = self.spots
        if grid[cell] == SPOT:
            spots.remove(cell)
        else:
            self.fit[cell] = box.fits(self.near[cell], self.bought)
        grid[cell] = tile
        for side in box.beside[cell]:
            if grid[side] == FREE:
                grid[side] = SPOT
                insert_sorted(spots, side)
                self.fit[side] = box.fits(self.near[side], self.bought)
        self.beside = UNKNOWN
        self.exposed = None
        self.corners = None

    def swap(self, tile: int, cell: int) -> None:
        """A tile takes the place of another one."""
        self.grid[cell] = tile
        self.exposed = None

    def reach(self, cell: int) -> vec[i64]:
        """Cells that a source at this cell serves: its neighbours, or all that touch its union (FND-72).

        The cell itself may be among them; a tile does not serve its own place.
        """
        number = self.union[cell]
        return self.reached[number] if number else self.box.around[cell]

    def spread(self, cell: int, weight: int) -> None:
        """A source appears (or, with a negative weight, vanishes) at a cell: all cells within reach take note."""
        if weight == 0:
            return
        box = self.box
        grid = self.grid
        near = self.near
        fit = self.fit
        met = box.met[self.bought + 1]
        first = met[0]
        second = met[1]
        third = met[2]
        first_mask = box.part_mask[0]
        second_mask = box.part_mask[1]
        second_shift = box.part_shift[1]
        third_shift = box.part_shift[2]
        more: i64 = weight
        for other in self.reach(cell):
            if other != cell:
                sources = near[other] + more
                near[other] = sources
                if grid[other] != FREE:  # `fits`, written out: this is the hottest place of the game
                    found = (
                        first[sources & first_mask]
                        & second[sources >> second_shift & second_mask]
                        & third[sources >> third_shift]
                    )
                    fit[other] = found if found else box.work_out(sources, self.bought)
        self.beside = UNKNOWN

    def survey(self, tiles: list[int], cell: vec[i64], weights: list[int]) -> None:
        """Count the sources within reach of every cell anew: the tiles of the state, where they lie, what they give."""
        near = vec[i64]([i64(0)] * len(self.grid))
        for k in range(len(tiles)):
            weight = weights[k]
            if weight:
                here = cell[tiles[k]]
                for other in self.reach(here):
                    if other != here:
                        near[other] += weight
        self.near = near
        self.refit(tiles, cell)

    def refit(self, tiles: list[int], cell: vec[i64]) -> None:
        """Work out anew what can be met, at every spot and in the place of every tile."""
        box = self.box
        near = self.near
        fit = self.fit
        bought = self.bought
        for spot in self.spots:
            fit[spot] = box.fits(near[spot], bought)
        for tile in tiles:
            fit[cell[tile]] = box.fits(near[cell[tile]], bought)
        self.beside = UNKNOWN

    def fits_beside(self) -> int:
        """Classes of needs, as bits, that can be met at some spot of the state."""
        if self.beside == UNKNOWN:
            found = 0
            fit = self.fit
            for cell in self.spots:
                found |= fit[cell]
            self.beside = found
        return self.beside

    def fits_after(self, cell: int, weight: int) -> int:
        """The same if a tile with this weight lay at a spot. Sources only add to what can be met, so what a spot within
        reach could meet before needs no second look."""
        box = self.box
        grid = self.grid
        near = self.near
        fit = self.fit
        more: i64 = weight
        found: i64 = 0
        for spot in self.spots:
            if spot != cell:
                found |= fit[spot]
        for other in self.reach(cell):
            if grid[other] == SPOT and other != cell:
                found |= box.fits(near[other] + more, self.bought)
        for side in box.beside[cell]:
            if grid[side] == FREE:
                found |= box.fits(near[side] + more, self.bought)
        return int(found)

    def fits_instead(self, cell: int, change: int) -> int:
        """The same if the tile in a cell gave way to one that adds so much more, or less."""
        if change == 0:
            return self.fits_beside()
        grid = self.grid
        near = self.near
        fit = self.fit[:]
        more: i64 = change
        for other in self.reach(cell):
            if grid[other] == SPOT:
                fit[other] = self.box.fits(near[other] + more, self.bought)
        found: i64 = 0
        for spot in self.spots:
            found |= fit[spot]
        return int(found)


class FoundersPosition(CardPosition):
    """Tiles and masters are cards in zones; the realms are derived from `cell`, `mark` and `carts`."""

    box: Printed[Box]
    first: int
    held: Own
    """The tile that a seat has taken and not laid yet, or -1."""
    cell: Words
    """Where in its state a tile lies, or -1."""
    mark: Words
    """Tokens on a tile: RAVAGED, BOUGHT and MASTERED bits, and MORE for each further coin."""
    under: Own
    """The tile on which each master lies, or -1."""
    tokens: Own
    """War, coin and cart tokens in hand: entry `seat * KINDS + kind`."""
    supply: Own
    boxed_wars: int
    """War tokens that went to the box with replaced tiles (FND-57)."""
    carts: OwnRows
    """Corners with a cart, by seat: the near left cell of each block."""
    west: Own
    south: Own
    """First column and first row of each state, going round the grid."""
    bought: int
    """The resource bought in this turn, or -1 (FND-60)."""
    refused: int
    """Seats whose proposal to end was refused since the last prize or token (FND-R19), as bits."""
    realm: Derived[LentEach[Realm]]
    """The states by seat."""
    alive: Derived[Own]
    """Tiles by resource that can still produce it some day: not removed, replaced, ravaged or with a master."""

    # -- declared: written by `make declared` from the fields above; do not edit --------------------------------------

    __slots__ = (
        "alive",
        "bought",
        "box",
        "boxed_wars",
        "carts",
        "cell",
        "first",
        "held",
        "mark",
        "realm",
        "refused",
        "south",
        "supply",
        "tokens",
        "under",
        "west",
    )

    def __init__(self) -> None:
        """Nothing: `clear` and `clone` set every field, and a copy should not be filled twice."""

    def clear(self) -> None:
        """Every field as in a box that nobody has opened: 0, or an empty list."""
        CardPosition.__init__(self)
        self.first = 0
        self.held = []
        self.cell = vec[i64]([])
        self.mark = vec[i64]([])
        self.under = []
        self.tokens = []
        self.supply = []
        self.boxed_wars = 0
        self.carts = []
        self.west = []
        self.south = []
        self.bought = 0
        self.refused = 0
        self.realm = []
        self.alive = []

    def fields(self) -> list[str]:
        return [
            "zones",
            "where",
            "seen",
            "first",
            "held",
            "cell",
            "mark",
            "under",
            "tokens",
            "supply",
            "boxed_wars",
            "carts",
            "west",
            "south",
            "bought",
            "refused",
        ]

    def derived(self) -> list[str]:
        return [
            "realm",
            "alive",
        ]

    def clone(self) -> FoundersPosition:
        q = FoundersPosition()
        self.copy_to(q)
        return q

    def copy_to(self, q: FoundersPosition) -> None:
        self.copy_kernel_fields(q)
        self.lend_cards(q)
        q.box = self.box
        q.first = self.first
        q.held = self.held[:]
        q.cell = self.cell[:]
        q.mark = self.mark[:]
        q.under = self.under[:]
        q.tokens = self.tokens[:]
        q.supply = self.supply[:]
        q.boxed_wars = self.boxed_wars
        q.carts = self.carts[:]
        q.west = self.west[:]
        q.south = self.south[:]
        q.bought = self.bought
        q.refused = self.refused
        q.realm = self.realm[:]
        q.alive = self.alive[:]

    def own_realm(self, k: int) -> Realm:
        """Entry k of `realm`, before it is changed."""
        if self.lent >> 1 + k & 1:
            self.lent &= ~(1 << 1 + k)
            self.realm[k] = self.realm[k].copy()
        return self.realm[k]

    # -- end of what is declared --------------------------------------------------------------------------------------

    @property
    def union(self) -> list[list[int]]:
        """By seat: number of the cart union of each cell, 0 for none."""
        return [[int(number) for number in realm.union] for realm in self.realm]

    # -- what is derived ----------------------------------------------------------------------------------------

    def restored(self) -> None:
        """Make the realms again from where the tiles lie and what lies on them."""
        box = self.box
        self.realm = []
        for seat in range(self.players):
            realm = bare_realm(box, self.carts[seat])
            for tile in self.zones[REALM + seat]:
                realm.enter(tile, self.cell[tile])
                realm.coins += coins_on(self.mark[tile])
            if self.bought >= 0 and self.stack[TURN_ACTOR] == seat:
                realm.bought = self.bought
            self.realm.append(realm)
            self._survey(seat)
        self.alive = [0] * box.resources
        for tile in range(box.tiles):
            zone = self.where[tile]
            lost = zone == REMOVED or REPLACED <= zone < HAND or self.mark[tile] & (RAVAGED | MASTERED) != 0
            if not lost:
                self._count(tile, 1)

    def _survey(self, seat: int) -> None:
        tiles = self.zones[REALM + seat]
        self.realm[seat].survey(tiles, self.cell, [self.output(tile) for tile in tiles])

    def _count(self, tile: int, change: int) -> None:
        for resource in self.box.offers[tile]:
            self.alive[resource] += change

    # -- tiles ------------------------------------------------------------------------------------------------------

    def output(self, tile: int) -> int:
        """What the tile adds to a sum of sources now: nothing while any token lies on it."""
        return 0 if self.mark[tile] else self.box.weight[tile]

    def for_sale(self, tile: int) -> bool:
        """May a rival lay a coin on it: does it produce anything (FND-62), may a second coin lie there (FND-R10)?"""
        mark = self.mark[tile]
        if mark == 0 or (self.box.second_coin and not mark & (RAVAGED | MASTERED)):
            return self.box.weight[tile] != 0
        return False

    def owner(self, tile: int) -> int:
        """The seat in whose state the tile lies, or -1."""
        zone = self.where[tile]
        return zone - REALM if REALM <= zone < REPLACED else -1

    def lay(self, seat: int, tile: int, cell: int) -> None:
        """A tile joins the state at a free cell (FND-31)."""
        box = self.box
        realm = self.own_realm(seat)
        self.move(tile, REALM + seat, ALL)
        self.cell[tile] = cell
        realm.enter(tile, cell)
        realm.spread(cell, box.weight[tile])
        if box.column[cell] == (self.west[seat] - 1) % box.side:
            self.west[seat] = box.column[cell]
        if box.row[cell] == (self.south[seat] - 1) % box.side:
            self.south[seat] = box.row[cell]

    def replace(self, seat: int, tile: int, old: int) -> None:
        """A tile takes the place of another one (FND-45)."""
        realm = self.own_realm(seat)
        cell = self.cell[old]
        realm.spread(cell, self.box.weight[tile] - self.output(old))
        realm.swap(tile, cell)
        realm.coins -= coins_on(self.mark[old])
        self.exchange(seat, tile, old)

    def exchange(self, seat: int, tile: int, old: int) -> None:
        """What becomes of two tiles and of what lies on the old one, but for the realm: a coin goes to the owner, war
        and master to the box (FND-57, FND-68, FND-R11, FND-R12)."""
        cell = self.cell[old]
        mark = self.mark[old]
        self.tokens[seat * KINDS + COIN] += coins_on(mark)
        if mark & RAVAGED:
            self.boxed_wars += 1
        if mark & MASTERED:
            master = self.under.index(old)
            self.under[master] = -1
            self.move(self.box.tiles + master, REMOVED, ALL)
        if not mark & (RAVAGED | MASTERED):
            self._count(old, -1)
        self.mark[old] = 0
        self.cell[old] = -1
        self.move(old, REPLACED + seat, ALL)
        self.move(tile, REALM + seat, ALL)
        self.cell[tile] = cell

    def remove(self, tile: int) -> None:
        """A tile of a cleared row goes to the box (FND-23)."""
        self.move(tile, REMOVED, ALL)
        self._count(tile, -1)

    # -- tokens on tiles --------------------------------------------------------------------------------------------

    def add_mark(self, tile: int, bit: int) -> None:
        """A token is laid on a tile of a state."""
        realm = self.own_realm(self.owner(tile))
        realm.spread(self.cell[tile], -self.output(tile))
        mark = self.mark[tile]
        if bit == BOUGHT:
            realm.coins += 1
        elif not mark & (RAVAGED | MASTERED):
            self._count(tile, -1)
        self.mark[tile] = mark + MORE if bit == BOUGHT and mark & BOUGHT else mark | bit

    def take_coins(self, seat: int) -> int:
        """The owner takes the coins that lie on his tiles (FND-48, FND-69); how many."""
        taken = self.realm[seat].coins
        if taken:
            realm = self.own_realm(seat)
            for tile in self.zones[REALM + seat]:
                if self.mark[tile] & BOUGHT:
                    self.mark[tile] &= RAVAGED | MASTERED
                    realm.spread(self.cell[tile], self.output(tile))
            realm.coins = 0
            self.tokens[seat * KINDS + COIN] += taken
        return taken

    def buy(self, seat: int, resource: int) -> None:
        """A seat has bought a resource for this turn (FND-60); -1: the turn is over (FND-64)."""
        self.bought = resource
        realm = self.own_realm(seat)
        realm.bought = resource
        realm.refit(self.zones[REALM + seat], self.cell)

    def add_cart(self, seat: int, corner: int) -> None:
        """A cart is laid on a corner (FND-71); the unions are counted anew."""
        self.carts[seat] = [*self.carts[seat], corner]
        realm = self.own_realm(seat)
        realm.union = unions(self.box, self.carts[seat])
        realm.reached = reached(self.box, realm.union, self.carts[seat])
        self._survey(seat)

    def exposed(self, seat: int) -> list[int]:
        """The unprotected tiles of a state: the farthest one of each column (FND-53, FND-R9), in order of columns."""
        known = self.realm[seat].exposed
        if known is None:
            known = self._farthest(seat)
            self.realm[seat].exposed = known
        return known

    def _farthest(self, seat: int) -> list[int]:
        n = self.box.side
        best = [-1] * n
        farthest = [-1] * n
        south = self.south[seat]
        for tile in self.zones[REALM + seat]:
            cell = self.cell[tile]
            column = self.box.column[cell]
            distance = (self.box.row[cell] - south) % n
            if distance > farthest[column]:
                farthest[column] = distance
                best[column] = tile
        return [tile for tile in best if tile >= 0]

    def farthest_beside(self, seat: int, cell: int) -> int:
        """The farthest tile of the state in the column of a cell; -1 for none."""
        column = self.box.column
        for tile in self.exposed(seat):
            if column[self.cell[tile]] == column[cell]:
                return tile
        return -1

    def lies_farther(self, seat: int, cell: int, tile: int) -> bool:
        """Does a spot lie farther from the player than a tile of the same column?"""
        n = self.box.side
        nearest = (self.south[seat] - 1) % n  # a spot before the first row
        row = self.box.row
        return (row[cell] - nearest) % n > (row[self.cell[tile]] - nearest) % n

    def corners(self, seat: int) -> list[int]:
        """Cells at whose far right corner four tiles of the state meet (FND-71), in order of cells."""
        known = self.realm[seat].corners
        if known is None:
            known = self._blocks(seat)
            self.realm[seat].corners = known
        return known

    def _blocks(self, seat: int) -> list[int]:
        grid = self.realm[seat].grid
        found: list[int] = []
        for tile in self.zones[REALM + seat]:
            cell = self.cell[tile]
            full = True
            for other in self.box.block[cell]:
                full = full and grid[other] >= 0
            if full:
                found.append(int(cell))
        found.sort()
        return found

    def fits_over(self, seat: int) -> int:
        """Classes of needs, as bits, that can be met in the place of some tile of the state (FND-45)."""
        found = 0
        fit = self.realm[seat].fit
        for tile in self.zones[REALM + seat]:
            found |= fit[self.cell[tile]]
        return found


def coins_on(mark: int) -> int:
    """How many coins lie on a tile with this mark."""
    return 1 + mark // MORE if mark & BOUGHT else 0


def unions(box: Box, carts: list[int]) -> vec[i64]:
    """Number of the union of each cell: blocks with a common tile are one union (FND-R6)."""
    number = vec[i64]([i64(0)] * (box.side * box.side))
    for k in range(len(carts)):
        for cell in box.block[carts[k]]:
            old = number[cell]
            if old and old != k + 1:
                _renumber(box, number, carts[:k], old, k + 1)
            number[cell] = k + 1
    return number


def _renumber(box: Box, number: vec[i64], carts: list[int], old: i64, new: int) -> None:
    for corner in carts:
        for cell in box.block[corner]:
            if number[cell] == old:
                number[cell] = new


def reached(box: Box, union: vec[i64], carts: list[int]) -> vec[vec[i64]]:
    """By number of a union: the cells with a neighbour in it."""
    found: list[list[int]] = [[] for _ in range(len(carts) + 1)]
    last = [0] * len(union)  # the union that reached each cell last
    for number in range(1, len(carts) + 1):
        for corner in carts:
            if union[corner] == number:
                for cell in box.block[corner]:
                    for other in box.around[cell]:
                        if last[other] != number:
                            last[other] = number
                            found[number].append(int(other))
    return word_rows(found)


def bare_realm(box: Box, carts: list[int]) -> Realm:
    """A state without tiles, with the unions of these carts."""
    realm = Realm()
    realm.box = box
    cells = box.side * box.side
    realm.grid = vec[i64]([i64(FREE)] * cells)
    realm.near = vec[i64]([i64(0)] * cells)
    realm.fit = vec[i64]([i64(0)] * cells)
    realm.spots = []
    realm.union = unions(box, carts)
    realm.reached = reached(box, realm.union, carts)
    return realm


def blank(box: Box, players: int) -> FoundersPosition:
    """An empty table for so many players."""
    p = FoundersPosition()
    p.clear()
    p.box = box
    p.players = players
    cards = box.tiles + len(box.master_resource)
    p.zones = [[] for _ in range(ZONES)]
    p.where = words([REMOVED] * cards)
    p.seen = words([0] * cards)
    p.manner = [0] * ZONES
    p.held = [-1] * players
    p.cell = words([-1] * box.tiles)
    p.mark = words([0] * box.tiles)
    p.under = [-1] * len(box.master_resource)
    p.tokens = [0] * (players * KINDS)
    p.supply = box.supply[:]
    p.carts = [[] for _ in range(players)]
    p.west = [0] * players
    p.south = [0] * players
    p.bought = -1
    return p
