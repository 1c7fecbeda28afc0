"""The state of a game of Founders of the Empire, and the box: the printed facts that the hot rooms read.

A state grows on a grid without border: the grid closes on itself like a ring in both directions, and it is larger
than any state can become, so two ends never meet (FND-R27). Cell 0 is where a player's first tile lies.
"""

from __future__ import annotations

from typing import Final

from pentarchy.kernel.cards import CardPosition
from pentarchy.kernel.position import ALL

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

FREE: Final = -1
SPOT: Final = -2
"""Cells of a grid without tile: a spot lies beside a tile, so a tile can be attached there (FND-31)."""

CACHE_LIMIT: Final = 1 << 16


class Box:
    """Printed facts as numbers. Tiles come first among the cards, then the masters."""

    tiles: int
    stack: list[int]
    offers: list[list[int]]
    """Resources of which the tile produces one each turn; empty for prize tiles."""
    needs: list[list[int]]
    repeats: list[int]
    """How often a tile needs the same resource: 1 in the box (FND-R5)."""
    need_class: list[int]
    """Tiles with the same needs are one class; class 0 needs nothing."""
    points: list[int]
    gives: list[int]
    """Kind of token that attaching the tile brings, or -1 (FND-36)."""
    weight: list[int]
    """What the tile adds to a sum of sources: one in the field of its kind of source; 0 for prize tiles."""
    bought_weight: list[int]
    """The same for a bought resource: a source that can give nothing else (FND-60)."""
    source_masks: list[int]
    """Resources, as bits, that each kind of source can give."""
    field: int
    """Bits of a field in a sum of sources."""
    class_needs: list[int]
    """Resources that each class needs, as bits."""
    class_tests: list[list[int]]
    """Flat pairs (resources as bits, sources needed among them): Hall's condition for each class."""
    large: list[int]
    """Classes with more than two needs (there are none in the box)."""
    alone: list[int]
    """Classes, as bits, that one source of each kind meets."""
    together: list[int]
    """Classes, as bits, that two sources meet: entry `kind * kinds + kind`."""
    resources: int
    stack_products: list[int]
    """Resources that the tiles of each stack make, as bits."""
    master_resource: list[int]
    """Resource of each master (FND-9)."""
    supply: list[int]
    side: int
    column: list[int]
    row: list[int]
    beside: list[list[int]]
    """The four cells that share a side with a cell."""
    around: list[list[int]]
    """The eight cells around a cell (FND-32)."""
    block: list[list[int]]
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
    fit_cache: dict[int, int]

    def __init__(self) -> None:
        self.fit_cache = {}

    def finish(self) -> None:
        """Prepare what follows from the facts: pairs of sources, and the grid, column by column."""
        self.prepare()
        n = self.side
        self.column = []
        self.row = []
        self.beside = []
        self.around = []
        self.block = []
        for cell in range(n * n):
            c = cell // n
            r = cell % n
            left = (c - 1) % n * n
            here = c * n
            right = (c + 1) % n * n
            near = (r - 1) % n
            far = (r + 1) % n
            self.column.append(c)
            self.row.append(r)
            self.beside.append([left + r, here + near, here + far, right + r])
            self.around.append(
                [left + near, left + r, left + far, here + near, here + far, right + near, right + r, right + far]
            )
            self.block.append([cell, here + far, right + r, right + far])

    def fits(self, sources: int) -> int:
        """Classes of needs, as bits, that a sum of sources can meet (FND-32, FND-33)."""
        known = self.fit_cache.get(sources)
        if known is not None:
            return known
        found = self._matched(sources)
        if len(self.fit_cache) >= CACHE_LIMIT:
            self.fit_cache.clear()
        self.fit_cache[sources] = found
        return found

    def _matched(self, sources: int) -> int:
        """Two needs are met exactly if some two sources meet them; larger classes are counted."""
        ones = (1 << self.field) - 1
        n = len(self.source_masks)
        found = 1
        kinds: list[int] = []
        for kind in range(n):
            count = sources >> (kind * self.field) & ones
            if count:
                found |= self.alone[kind]
                if count > 1:
                    found |= self.together[kind * n + kind]
                for other in kinds:
                    found |= self.together[other * n + kind]
                kinds.append(kind)
        if self.large:
            masks = [self.source_masks[kind] for kind in kinds]
            counts = [sources >> (kind * self.field) & ones for kind in kinds]
            for k in self.large:
                if enough(self.class_tests[k], masks, counts):
                    found |= 1 << k
        return found

    def prepare(self) -> None:
        """What one source and what two sources can meet, for all kinds of sources."""
        masks = self.source_masks
        self.alone = [self._met([mask], [1]) for mask in masks]
        self.together = [self._met([one, other], [1, 1]) for one in masks for other in masks]

    def _met(self, masks: list[int], counts: list[int]) -> int:
        found = 0
        for k in range(len(self.class_tests)):
            if enough(self.class_tests[k], masks, counts):
                found |= 1 << k
        return found

    def have(self, sources: int) -> int:
        """Resources, as bits, that a sum of sources can give one at a time."""
        found = 0
        ones = (1 << self.field) - 1
        for kind in range(len(self.source_masks)):
            if sources >> (kind * self.field) & ones:
                found |= self.source_masks[kind]
        return found


def enough(tests: list[int], masks: list[int], counts: list[int]) -> bool:
    """Can each need have a source of its own? Exactly if Hall's condition holds.

    That is: for every set of needed resources there are at least as many sources that can give one of them as there
    are needs among them.
    """
    for t in range(0, len(tests), 2):
        wanted = tests[t + 1]
        for k in range(len(masks)):
            if masks[k] & tests[t]:
                wanted -= counts[k]
        if wanted > 0:
            return False
    return True


class FoundersPosition(CardPosition):
    """Tiles and masters are cards in zones; the grids of the states are derived from `cell`, `mark` and `carts`."""

    box: Box
    first: int
    held: list[int]
    """The tile that a seat has taken and not laid yet, or -1."""
    cell: list[int]
    """Where in its state a tile lies, or -1."""
    mark: list[int]
    """Tokens on a tile: RAVAGED, BOUGHT and MASTERED bits."""
    under: list[int]
    """The tile on which each master lies, or -1."""
    tokens: list[int]
    """War, coin and cart tokens in hand: entry `seat * KINDS + kind`."""
    supply: list[int]
    boxed_wars: int
    """War tokens that went to the box with replaced tiles (FND-57)."""
    carts: list[list[int]]
    """Corners with a cart, by seat: the near left cell of each block. Never changed in place."""
    west: list[int]
    south: list[int]
    """First column and first row of each state, going round the grid."""
    bought: int
    """The resource bought in this turn, or -1 (FND-60)."""
    refused: int
    """Seats whose proposal to end was refused since the last prize or token (FND-R19), as bits."""
    grid: list[list[int]]
    """By seat: the tile in each cell, or FREE, or SPOT."""
    near: list[list[int]]
    """By seat: sum of the sources within reach of each cell, all but the tile in the cell itself (FND-R3, FND-R13)."""
    fit: list[list[int]]
    """By seat: classes of needs, as bits, that these sources meet, for spots and tiles; 0 elsewhere."""
    spots: list[list[int]]
    """By seat: all spots, in order of cells."""
    union: list[list[int]]
    """By seat: number of the cart union of each cell, 0 for none. Never changed in place."""
    reached: list[list[list[int]]]
    """By seat and number of a cart union: the cells with a neighbour in it. Never changed in place."""
    alive: list[int]
    """Tiles by resource that can still produce it some day: not removed, replaced, ravaged or with a master."""
    own: int
    """Seats whose grid, near, fit and spots belong to this position alone (copies share them until one is changed)."""

    def __init__(self) -> None:
        super().__init__()
        self.first = 0
        self.held = []
        self.cell = []
        self.mark = []
        self.under = []
        self.tokens = []
        self.supply = []
        self.boxed_wars = 0
        self.carts = []
        self.west = []
        self.south = []
        self.bought = -1
        self.refused = 0
        self.grid = []
        self.near = []
        self.fit = []
        self.spots = []
        self.union = []
        self.reached = []
        self.alive = []
        self.own = 0

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

    def clone(self) -> FoundersPosition:
        q = FoundersPosition()
        self.copy_kernel_fields(q)
        self.copy_cards(q)
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
        q.grid = self.grid[:]
        q.near = self.near[:]
        q.fit = self.fit[:]
        q.spots = self.spots[:]
        q.union = self.union[:]
        q.reached = self.reached[:]
        q.alive = self.alive[:]
        self.own = 0
        q.own = 0
        return q

    # -- derived lists ------------------------------------------------------------------------------------------

    def restored(self) -> None:
        """Make grids, sources, spots and unions again from where the tiles lie and what lies on them."""
        box = self.box
        cells = box.side * box.side
        self.grid = [[FREE] * cells for _ in range(self.players)]
        self.near = [[] for _ in range(self.players)]
        self.fit = [[] for _ in range(self.players)]
        self.spots = [[] for _ in range(self.players)]
        self.union = [unions(box, carts) for carts in self.carts]
        self.reached = [[] for _ in range(self.players)]
        self.own = (1 << self.players) - 1
        for seat in range(self.players):
            self.reached[seat] = reached(box, self.union[seat], self.carts[seat])
            for tile in self.zones[REALM + seat]:
                self._enter(seat, tile, self.cell[tile])
            self._survey(seat)
        self.alive = [0] * box.resources
        for tile in range(box.tiles):
            zone = self.where[tile]
            lost = zone == REMOVED or REPLACED <= zone < HAND or self.mark[tile] & (RAVAGED | MASTERED) != 0
            if not lost:
                self._count(tile, 1)

    def _owned(self, seat: int) -> None:
        """Before a change: no other position may share the lists of this seat."""
        if not self.own >> seat & 1:
            self.own |= 1 << seat
            self.grid[seat] = self.grid[seat][:]
            self.near[seat] = self.near[seat][:]
            self.fit[seat] = self.fit[seat][:]
            self.spots[seat] = self.spots[seat][:]

    def _enter(self, seat: int, tile: int, cell: int) -> None:
        """A tile fills a cell; the free cells beside it become spots."""
        grid = self.grid[seat]
        spots = self.spots[seat]
        if grid[cell] == SPOT:
            spots.remove(cell)
        grid[cell] = tile
        for side in self.box.beside[cell]:
            if grid[side] == FREE:
                grid[side] = SPOT
                insert_sorted(spots, side)

    def _survey(self, seat: int) -> None:
        """Count the sources within reach of every cell anew."""
        box = self.box
        near = [0] * (box.side * box.side)
        fit = [0] * (box.side * box.side)
        for tile in self.zones[REALM + seat]:
            weight = self.output(tile)
            cell = self.cell[tile]
            for other in self._reach(seat, cell):
                if other != cell:
                    near[other] += weight
        for cell in self.spots[seat]:
            fit[cell] = box.fits(near[cell])
        for tile in self.zones[REALM + seat]:
            fit[self.cell[tile]] = box.fits(near[self.cell[tile]])
        self.near[seat] = near
        self.fit[seat] = fit

    def _reach(self, seat: int, cell: int) -> list[int]:
        """Cells that a source at this cell serves: its neighbours, or all that touch its union (FND-72).

        The cell itself may be among them; a tile does not serve its own place.
        """
        number = self.union[seat][cell]
        return self.reached[seat][number] if number else self.box.around[cell]

    def _spread(self, seat: int, cell: int, weight: int) -> None:
        """A source appears (or, with a negative weight, vanishes) at a cell: all cells within reach take note."""
        if weight == 0:
            return
        box = self.box
        grid = self.grid[seat]
        near = self.near[seat]
        fit = self.fit[seat]
        for other in self._reach(seat, cell):
            if other != cell:
                sources = near[other] + weight
                near[other] = sources
                if grid[other] != FREE:
                    fit[other] = box.fits(sources)

    def _count(self, tile: int, change: int) -> None:
        for resource in self.box.offers[tile]:
            self.alive[resource] += change

    # -- tiles ------------------------------------------------------------------------------------------------------

    def output(self, tile: int) -> int:
        """What the tile adds to a sum of sources now: nothing while any token lies on it."""
        return 0 if self.mark[tile] else self.box.weight[tile]

    def owner(self, tile: int) -> int:
        """The seat in whose state the tile lies, or -1."""
        zone = self.where[tile]
        return zone - REALM if REALM <= zone < REPLACED else -1

    def lay(self, seat: int, tile: int, cell: int) -> None:
        """A tile joins the state at a free cell (FND-31)."""
        self._owned(seat)
        self.move(tile, REALM + seat, ALL)
        self.cell[tile] = cell
        self._enter(seat, tile, cell)
        self._spread(seat, cell, self.box.weight[tile])
        box = self.box
        near = self.near[seat]
        fit = self.fit[seat]
        fit[cell] = box.fits(near[cell])
        for side in box.beside[cell]:
            fit[side] = box.fits(near[side])
        if box.column[cell] == (self.west[seat] - 1) % box.side:
            self.west[seat] = box.column[cell]
        if box.row[cell] == (self.south[seat] - 1) % box.side:
            self.south[seat] = box.row[cell]

    def replace(self, seat: int, tile: int, old: int) -> None:
        """A tile takes the place of another one (FND-45). The coin on it goes to its owner,

        war and master to the box (FND-57, FND-68, FND-R11, FND-R12).
        """
        self._owned(seat)
        cell = self.cell[old]
        self._spread(seat, cell, self.box.weight[tile] - self.output(old))
        mark = self.mark[old]
        if mark & BOUGHT:
            self.tokens[seat * KINDS + COIN] += 1
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
        self.grid[seat][cell] = tile

    def remove(self, tile: int) -> None:
        """A tile of a cleared row goes to the box (FND-23)."""
        self.move(tile, REMOVED, ALL)
        self._count(tile, -1)

    # -- tokens on tiles --------------------------------------------------------------------------------------------

    def add_mark(self, tile: int, bit: int) -> None:
        """A token is laid on a tile of a state."""
        seat = self.owner(tile)
        self._owned(seat)
        self._spread(seat, self.cell[tile], -self.output(tile))
        if bit != BOUGHT and not self.mark[tile] & (RAVAGED | MASTERED):
            self._count(tile, -1)
        self.mark[tile] |= bit

    def take_coins(self, seat: int) -> int:
        """The owner takes the coins that lie on his tiles (FND-48, FND-69); how many."""
        taken = 0
        for tile in self.zones[REALM + seat]:
            if self.mark[tile] & BOUGHT:
                self._owned(seat)
                self.mark[tile] &= ~BOUGHT
                self._spread(seat, self.cell[tile], self.output(tile))
                taken += 1
        self.tokens[seat * KINDS + COIN] += taken
        return taken

    def add_cart(self, seat: int, corner: int) -> None:
        """A cart is laid on a corner (FND-71); the unions are counted anew."""
        self.carts[seat] = [*self.carts[seat], corner]
        self.union[seat] = unions(self.box, self.carts[seat])
        self.reached[seat] = reached(self.box, self.union[seat], self.carts[seat])
        self._owned(seat)
        self._survey(seat)

    def exposed(self, seat: int) -> list[int]:
        """The unprotected tiles of a state: the farthest one of each column (FND-53, FND-R9), in order of columns."""
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

    def corners(self, seat: int) -> list[int]:
        """Cells at whose far right corner four tiles of the state meet (FND-71), in order of cells."""
        grid = self.grid[seat]
        found: list[int] = []
        for tile in self.zones[REALM + seat]:
            cell = self.cell[tile]
            block = self.box.block[cell]
            if grid[block[1]] >= 0 and grid[block[2]] >= 0 and grid[block[3]] >= 0:
                found.append(cell)
        found.sort()
        return found

    # -- reach --------------------------------------------------------------------------------------------------------

    def extra(self) -> int:
        """The bought resource as a source; it serves the seat whose turn it is (FND-60)."""
        return self.box.bought_weight[self.bought] if self.bought >= 0 else 0

    def fits_at(self, seat: int, cell: int, extra: int) -> int:
        """Classes of needs, as bits, that can be met at a spot or in the place of a tile."""
        return self.box.fits(self.near[seat][cell] + extra) if extra else self.fit[seat][cell]

    def fits_beside(self, seat: int, extra: int) -> int:
        """Classes of needs, as bits, that can be met at some spot of the state."""
        found = 0
        if extra == 0:
            fit = self.fit[seat]
            for cell in self.spots[seat]:
                found |= fit[cell]
        else:
            for cell in self.spots[seat]:
                found |= self.fits_at(seat, cell, extra)
        return found

    def fits_over(self, seat: int, extra: int) -> int:
        """Classes of needs, as bits, that can be met in the place of some tile of the state (FND-45)."""
        found = 0
        for tile in self.zones[REALM + seat]:
            found |= self.fits_at(seat, self.cell[tile], extra)
        return found


def insert_sorted(cells: list[int], cell: int) -> None:
    k = len(cells)
    while k > 0 and cells[k - 1] > cell:
        k -= 1
    cells.insert(k, cell)


def unions(box: Box, carts: list[int]) -> list[int]:
    """Number of the union of each cell: blocks with a common tile are one union (FND-R6)."""
    number = [0] * (box.side * box.side)
    for k in range(len(carts)):
        block = box.block[carts[k]]
        for cell in block:
            old = number[cell]
            if old and old != k + 1:
                for other in range(len(number)):
                    if number[other] == old:
                        number[other] = k + 1
            number[cell] = k + 1
    return number


def reached(box: Box, union: list[int], carts: list[int]) -> list[list[int]]:
    """By number of a union: the cells with a neighbour in it."""
    found: list[list[int]] = [[] for _ in range(len(carts) + 1)]
    for corner in carts:
        cells = found[union[corner]]
        for cell in box.block[corner]:
            for other in box.around[cell]:
                if other not in cells:
                    cells.append(other)
    return found


def blank(box: Box, players: int) -> FoundersPosition:
    """An empty table for so many players."""
    p = FoundersPosition()
    p.box = box
    p.players = players
    cards = box.tiles + len(box.master_resource)
    p.zones = [[] for _ in range(ZONES)]
    p.where = [REMOVED] * cards
    p.seen = [0] * cards
    p.loose = [0] * ZONES
    p.held = [-1] * players
    p.cell = [-1] * box.tiles
    p.mark = [0] * box.tiles
    p.under = [-1] * len(box.master_resource)
    p.tokens = [0] * (players * KINDS)
    p.supply = box.supply[:]
    p.carts = [[] for _ in range(players)]
    p.west = [0] * players
    p.south = [0] * players
    p.grid = [[] for _ in range(players)]
    p.near = [[] for _ in range(players)]
    p.fit = [[] for _ in range(players)]
    p.spots = [[] for _ in range(players)]
    p.union = [[] for _ in range(players)]
    p.reached = [[] for _ in range(players)]
    return p
