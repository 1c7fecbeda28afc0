"""What a seat knows as numbers, for learning environments. Everything is told from the viewer's own seat."""

from __future__ import annotations

from typing import Final

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.games.eight_minute_empire.numbers import BID, DO_RECRUIT, DO_VOYAGE, TURN_BEGUN, TURN_KIND, TURN_LEFT
from pentarchy.games.eight_minute_empire.position import DECK, ROW, TAKEN, EmpirePosition
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema, Seat
from pentarchy.kernel.position import LANES, Position
from pentarchy.kernel.rows import Observer, Rows

ROW_LENGTH: Final = 6
ASKED: Final = ("bid", "neutral", "take", "choose", "recruit", "move", "city", "destroy")


def schema(components: Components, players: int) -> Schema:
    cards = [card["id"] for card in components.cards]
    goods = [*components.goods]
    fields: list[Field] = [
        OneOf("turn.asked", "the question", ASKED),
        Seat("turn.seat", "the seat that is asked", players),
        Number("turn.left", "armies, steps or cities left of the action", 6, most=14),
        Number("turn.by_sea", "great march"),
        Each("row", "cards of the row from the left", ROW_LENGTH, [OneOf("card", "the card", cards), _price()]),
        Number("deck", "cards in the deck", 42),
        Each("regions", "regions in the order of the board", len(components.regions), _region(players, goods)),
        Each("seats", "seats, the own one first", players, _seat(cards), turn=True),
        Each("bids", "revealed bids by seat, the own one first", players, [Number("", "bid", 14)], turn=True),
        Number("own_bid", "own bid before the reveal", 14),
        Seat("first", "seat that went first", players),
        Number("game_number", "which game of a long game", 3),
    ]
    return Schema(fields, EmpireObserver(components))


def _price() -> Field:
    return Number("price", "price", 3)


def _region(players: int, goods: list[str]) -> list[Field]:
    return [
        Each("armies", "armies by seat, the own one first", players, [Number("", "armies", 14)], turn=True),
        Number(f"armies.{players}", "neutral armies", 10),
        Each("cities", "cities by seat, the own one first", players, [Number("", "cities", 3)], turn=True),
        Seat("control", "seat that controls the region", players),
        OneOf("token", "goods token", goods),
    ]


def _seat(cards: list[str]) -> list[Field]:
    return [
        Number("coins", "coins", 14),
        Number("supply", "armies in supply", 14),
        Number("cities", "cities in supply", 3),
        Counts("cards", "cards taken", cards),
        Number("regions", "regions controlled", 10, most=30),
        Number("continents", "continents controlled", 5),
        Number("points", "points so far", 20, most=80),
        Number("past_points", "points of earlier games", 40, most=240),
    ]


class EmpireObserver(Observer):
    """Writes the numbers of the fields above straight from a position."""

    goods: int
    asked: list[int]
    """By kind of frame: which of ASKED it asks."""

    def __init__(self, components: Components) -> None:
        names = [decision.name for decision in components.decisions]
        self.goods = len(components.goods)
        self.asked = [ASKED.index(name) if name in ASKED else -1 for name in names]

    def write(self, position: Position, seat: int, to: Rows) -> None:
        assert isinstance(position, EmpirePosition)
        p = position
        players = p.players
        control = scoring.controlled(p)
        self.write_turn(p, seat, to)
        self.write_row(p, to)
        to.number(len(p.zones[DECK]))
        self.write_regions(p, seat, control, to)
        continents = scoring.continent_points(p, control)
        for k in range(players):
            self.write_seat(p, (seat + k) % players, control, continents, to)
        for k in range(players):
            to.number(max(0, p.bids[(seat + k) % players]))
        bidding = p.actor == LANES and p.stack[TURN_KIND] == BID and len(p.lanes[seat]) > 0
        to.number(p.lanes[seat][0] - p.box.bid_0 if bidding else 0)
        to.one_of((p.first - seat) % players if p.first >= 0 else -1, players)
        to.number(p.game_number + 1)

    def write_turn(self, p: EmpirePosition, seat: int, to: Rows) -> None:
        """Whose turn it is and what is left of the deed; of bids only that bidding goes on."""
        if p.over or not p.stack:
            to.one_of(-1, len(ASKED))
            to.one_of(-1, p.players)
            to.skip(2)
            return
        kind = p.stack[TURN_KIND]
        to.one_of(self.asked[kind], len(ASKED))
        to.one_of((p.actor - seat) % p.players if p.actor >= 0 else -1, p.players)
        to.number(p.stack[TURN_LEFT] if kind >= DO_RECRUIT else p.stack[TURN_BEGUN])
        to.flag(kind == DO_VOYAGE)

    def write_row(self, p: EmpirePosition, to: Rows) -> None:
        row = p.zones[ROW]
        cards = len(p.box.good)
        for place in range(len(row)):
            to.one_of(row[place], cards)
            to.number(p.box.prices[place])
        to.skip((ROW_LENGTH - len(row)) * (to.narrow(cards) + 1))

    def write_regions(self, p: EmpirePosition, seat: int, control: list[int], to: Rows) -> None:
        regions = p.box.regions
        players = p.players
        width = 2 * players + 1 + to.narrow(players) + to.narrow(self.goods)
        for step in range(players):
            k = (seat + step) % players
            to.column_where(p.with_army[k], p.armies, k * regions, width)
        to.column_where(p.with_army[players], p.armies, players * regions, width)
        for step in range(players):
            k = (seat + step) % players
            to.column_where(p.with_city[k], p.cities, k * regions, width)
        for step in range(players):
            to.column_pick(control[(seat + step) % players], step, width)
        to.skip(to.narrow(players))
        if p.box.tokens:
            to.column_one_of(p.token, self.goods, width)
        else:
            to.skip(to.narrow(self.goods))
        to.rest(regions, width)

    def write_seat(self, p: EmpirePosition, k: int, control: list[int], continents: list[int], to: Rows) -> None:
        to.number(p.coins[k])
        to.number(p.supply[k])
        to.number(p.city_supply[k])
        to.counts(p.zones[TAKEN + k], len(p.box.good))
        regions = bit_count(control[k])
        to.number(regions)
        to.number(continents[k])
        to.number(regions + continents[k] + scoring.all_goods(p, k, control))
        to.number(0 if p.over else p.past_points[k])
