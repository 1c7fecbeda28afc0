"""The state of a game of Eight-Minute Empire, and the box: the printed facts that the hot rooms read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pentarchy.kernel.cards import CardPosition
from pentarchy.kernel.fields import Printed, Replaced, Words
from pentarchy.kernel.position import words
from pentarchy.kernel.vectors import vec

SINGLE: Final = 0
OR: Final = 1
AND: Final = 2

RECRUIT: Final = 0
MARCH: Final = 1
VOYAGE: Final = 2
CITY: Final = 3
DESTROY: Final = 4

DECK: Final = 0
ROW: Final = 1
BOX: Final = 2
TAKEN: Final = 3
"""Zones of cards: the deck, the row, cards not used (EME-9), then one zone of taken cards per seat."""

SEATS: Final = 5
"""Seats of the largest table; some cards are only for it (EME-9), and every seat has its number in actions."""

PLACE: Final = 8
"""Symbols of all goods are counted in one number, so many bits for each good."""
CACHE_LIMIT: Final = 1 << 14
BLOCK: Final = 5
"""Steps are put together from blocks of so many regions."""


class Box:
    """Printed facts as numbers. Regions, cards and goods are counted from 0; a joker's good is the number of goods."""

    regions: int
    start: int
    land: list[list[int]]
    by_sea: list[list[int]]
    continents: list[int]
    """Regions of each continent, as bits."""
    triangles: list[int]
    good: list[int]
    symbols: list[int]
    five_only: list[int]
    combine: list[int]
    deed_1: list[int]
    count_1: list[int]
    deed_2: list[int]
    count_2: list[int]
    prices: list[int]
    armies: int
    cities: int
    start_armies: int
    coins: list[int]
    cards_to_collect: list[int]
    games: int
    neutral_armies: int
    youth_by_seat: bool
    ages: list[int]
    """Place of each seat by age, as the table gave it: 1 is the youngest (EME-R2)."""
    points: list[list[int]]
    """Victory points of each good by number of symbols (EME-68)."""
    tokens: list[int]
    """Goods of all goods tokens; empty without the variant."""
    bid_0: int
    use_0: int
    recruit_0: int
    move_0: int
    found_0: int
    destroy_0: int
    destroy_neutral_0: int
    neutral_0: int
    stop_0: int
    """First action id of each verb but `take`, which has the first of all: the number of its card."""
    affordable: list[int]
    """How many places of the row, from the left, can be paid with so many coins (EME-25)."""
    bids: list[list[int]]
    """Bids that can be made with so many coins (EME-14)."""
    kind: list[int]
    behind: list[int]
    """What the seat does when it has taken a card (the deed, or the choice between two), and what follows a deed of the
    card: kinds of frames."""
    weight: vec[i64]
    """The symbols of each card, at the place of its good."""
    step_ids: list[list[list[int]]]
    """[march or voyage][block << BLOCK | some of its regions as bits] -> ids of all steps out of these regions."""
    choices: list[list[int]]
    """Legal lists of the choice between the deeds of a card: [card * SETS_OF_DEEDS + deeds begun, as bits]."""
    joker_cache: dict[int, list[int]]
    """Symbols of each good with the jokers assigned, by the symbols held. Shared, never changed in place."""
    goods_cache: dict[int, int]
    """Points for all goods together, by the symbols held."""
    gain_cache: dict[int, list[int]]
    """Points that each card would add, by the symbols held: see `scoring.gains_of`."""

    def __init__(self) -> None:
        self.good = []
        self.symbols = []
        self.five_only = []
        self.combine = []
        self.deed_1 = []
        self.count_1 = []
        self.deed_2 = []
        self.count_2 = []
        self.kind = []
        self.behind = []
        self.joker_cache = {}
        self.goods_cache = {}
        self.gain_cache = {}

    def finish(self) -> None:
        """Prepare what follows from the printed facts."""
        richest = max(self.coins)
        self.affordable = [sum([1 for price in self.prices if price <= coins]) for coins in range(richest + 1)]
        self.bids = [list(range(self.bid_0, self.bid_0 + coins + 1)) for coins in range(richest + 1)]
        self.weight = words([self.symbols[card] << PLACE * self.good[card] for card in range(len(self.good))])
        self.step_ids = []
        for adjacent in (self.land, self.by_sea):
            rows: list[list[int]] = []
            for block in range(0, self.regions, BLOCK):
                for some in range(1 << BLOCK):
                    rows.append(self._steps_out_of(adjacent, block, some))
            self.step_ids.append(rows)

    def _steps_out_of(self, adjacent: list[list[int]], block: int, some: int) -> list[int]:
        ids: list[int] = []
        for a in range(block, min(block + BLOCK, self.regions)):
            if some >> (a - block) & 1:
                ids += [self.move_0 + a * self.regions + b for b in adjacent[a]]
        return ids

    def steps(self, voyage: int, held: int) -> list[int]:
        """All steps of a march (0) or great march (1) with armies in the regions of `held`, and stop."""
        ids: list[int] = []
        rows = self.step_ids[voyage]
        first = 0
        rest = held
        while rest:
            ids += rows[first | rest & (1 << BLOCK) - 1]
            first += 1 << BLOCK
            rest >>= BLOCK
        ids.append(self.stop_0)
        return ids

    def in_regions(self, first: int, held: int) -> list[int]:
        """One action per region of `held`, and stop."""
        ids: list[int] = []
        for region in range(self.regions):
            if held >> region & 1:
                ids.append(first + region)
        ids.append(self.stop_0)
        return ids


def remember(cache: dict[int, list[int]], key: int, ids: list[int]) -> list[int]:
    if len(cache) >= CACHE_LIMIT:
        cache.clear()
    cache[key] = ids
    return ids


class EmpirePosition(CardPosition):
    """Pieces lie in flat lists: entry `seat * regions + region`; the last seat is the neutral colour (EME-R12)."""

    box: Printed[Box]
    armies: Words
    cities: Words
    with_army: Words
    """Regions that hold an army of the seat, as bits."""
    with_city: Words
    supply: Words
    """Armies not on the board, by seat; the neutral ones last."""
    city_supply: Words
    coins: Words
    bids: Replaced
    """Revealed bids of this game, -1 before."""
    youth: Replaced
    """Rank of each seat in the order of youth, 0 the youngest (EME-R2)."""
    first: int
    token: Replaced
    """Good of the goods token in each region, -1 for none."""
    game_number: int
    """Which game of a long game this is, from 0."""
    past_points: Replaced
    past_coins: Replaced
    """Sums over the finished games of a long game."""

    # -- declared: written by `make declared` from the fields above; do not edit --------------------------------------

    __slots__ = (
        "armies",
        "bids",
        "box",
        "cities",
        "city_supply",
        "coins",
        "first",
        "game_number",
        "past_coins",
        "past_points",
        "supply",
        "token",
        "with_army",
        "with_city",
        "youth",
    )

    def __init__(self) -> None:
        """Nothing: `clear` and `clone` set every field, and a copy should not be filled twice."""

    def clear(self) -> None:
        """Every field as in a box that nobody has opened: 0, or an empty list."""
        CardPosition.__init__(self)
        self.armies = vec[i64]([])
        self.cities = vec[i64]([])
        self.with_army = vec[i64]([])
        self.with_city = vec[i64]([])
        self.supply = vec[i64]([])
        self.city_supply = vec[i64]([])
        self.coins = vec[i64]([])
        self.bids = []
        self.youth = []
        self.first = 0
        self.token = []
        self.game_number = 0
        self.past_points = []
        self.past_coins = []

    def fields(self) -> list[str]:
        return [
            "zones",
            "where",
            "seen",
            "armies",
            "cities",
            "with_army",
            "with_city",
            "supply",
            "city_supply",
            "coins",
            "bids",
            "youth",
            "first",
            "token",
            "game_number",
            "past_points",
            "past_coins",
        ]

    def clone(self) -> EmpirePosition:
        q = EmpirePosition()
        self.copy_to(q)
        return q

    def copy_to(self, q: EmpirePosition) -> None:
        self.copy_kernel_fields(q)
        self.lend_cards(q)
        q.box = self.box
        q.armies = self.armies[:]
        q.cities = self.cities[:]
        q.with_army = self.with_army[:]
        q.with_city = self.with_city[:]
        q.supply = self.supply[:]
        q.city_supply = self.city_supply[:]
        q.coins = self.coins[:]
        q.bids = self.bids
        q.youth = self.youth
        q.first = self.first
        q.token = self.token
        q.game_number = self.game_number
        q.past_points = self.past_points
        q.past_coins = self.past_coins

    # -- end of what is declared --------------------------------------------------------------------------------------

    def present(self, colour: int) -> int:
        """Regions with a piece of a colour, as bits."""
        return self.with_army[colour] | self.with_city[colour]

    def add_army(self, seat: int, region: int) -> None:
        """An army comes from the supply (EME-34)."""
        at = seat * self.box.regions + region
        self.armies[at] = self.armies[at] + 1
        self.with_army[seat] = self.with_army[seat] | 1 << region
        self.supply[seat] = self.supply[seat] - 1

    def remove_army(self, seat: int, region: int) -> None:
        """An army goes back to its owner's supply (EME-53)."""
        at = seat * self.box.regions + region
        self.armies[at] -= 1
        if self.armies[at] == 0:
            self.with_army[seat] &= ~(1 << region)
        self.supply[seat] += 1

    def add_city(self, seat: int, region: int) -> None:
        self.cities[seat * self.box.regions + region] += 1
        self.with_city[seat] |= 1 << region
        self.city_supply[seat] -= 1


def blank(box: Box, players: int) -> EmpirePosition:
    """An empty table for so many players."""
    p = EmpirePosition()
    p.clear()
    p.box = box
    p.players = players
    p.zones = [[] for _ in range(TAKEN + players)]
    p.where = words([BOX] * len(box.good))
    p.seen = words([0] * len(box.good))
    p.manner = [0] * (TAKEN + players)
    p.first = -1
    p.past_points = [0] * players
    p.past_coins = [0] * players
    return p
