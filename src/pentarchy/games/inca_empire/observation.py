"""What a seat knows as numbers, for learning environments. Everything is told from the viewer's own seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pentarchy.games.inca_empire import scoring
from pentarchy.games.inca_empire.decisions.people import improvement_refusal, main_refusal, roads_refusal
from pentarchy.games.inca_empire.numbers import (
    COURSE,
    EXTRA_ROADS,
    EXTRA_ROADS_LEFT,
    PLACE,
    PLACE_PLACED,
    TURN,
    TURN_CONQUESTS_LEFT,
    TURN_GARRISONS_LEFT,
    TURN_ROADS_LEFT,
    TURN_TERRACES_LEFT,
    TURN_WILD_LEFT,
)
from pentarchy.games.inca_empire.position import (
    DECK,
    DISCARD,
    HAND,
    MARKERS,
    PAIR,
    POINT_WORDS,
    WORD,
    IncaPosition,
)
from pentarchy.kernel.cards import SPECTATOR
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema, Seat, Seats
from pentarchy.kernel.position import KIND, WIDTH, Position
from pentarchy.kernel.rows import Observer, Rows
from pentarchy.kernel.vectors import vec

MARKED: Final = ("hidden", "ordinary", "arrival")
PHASES: Final = ("inca", "sun", "people", "sapa_inca")
ASKED: Final = ("place", "turn", "extra-roads")
TURN_FIELDS: Final = (
    ("roads_open", "the build-roads action is open", 1, 1),
    ("improvement_open", "the improvement is still to be chosen", 1, 1),
    ("improvement_goes_on", "the improvement action is not finished", 1, 1),
    ("roads_left", "roads left", 4, 20),
    ("wild_left", "wild roads left", 4, 20),
    ("conquests_left", "extra conquests left", 2, 20),
    ("garrisons_left", "further garrisons allowed", 1, 20),
    ("terraces_left", "further terraces allowed", 1, 20),
    ("placed", "Sun cards placed in this phase", 4, 20),
)


def schema(components: Any, players: int) -> Schema:
    box = components.boxes[players]
    kinds = components.kinds
    region: list[Field] = [Number("conquered", "conquered"), OneOf("token", "face-up token", components.tokens)]
    point: list[Field] = [
        Number("garrison", "garrison"),
        Number("city", "city"),
        Number("temple", "temple"),
        Seats("connected", "seats whose network reaches it", players),
    ]
    owner: list[Field] = [Seat("", "owner", players)]
    cards: list[Field] = [
        Seats("seats", "seats beside it", players),
        Counts("known", "cards that the viewer knows", kinds, most=4),
        Number("face_down", "cards face down", most=20),
    ]
    observer = IncaObserver(components, players)
    fields: list[Field] = [
        OneOf("column", "column of the era track", components.columns),
        Number("phase", "phase in the column", 10, most=40),
        OneOf("phase_kind", "kind of phase", PHASES),
        OneOf("turn.asked", "the question", ASKED),
        Seat("turn.seat", "the seat that is asked", players),
        *(Number(f"turn.{name}", meaning, scale, most) for name, meaning, scale, most in TURN_FIELDS),
        Each("order", "seats in turn order", players, owner),
        Each("rank", "seats by place on the score track", players, owner),
        Each("seats", "seats, the own one first", players, _seat(components), turn=True),
        Each("regions", "regions in the order of the board", len(observer.regions), region),
        Each("points", "points in the order of the board", observer.points, point),
        Each("line_owners", "roads by line", len(box.board_lines), owner),
        Each("wild_owners", "wild roads by connection", observer.links, owner),
        Each("sectors", "sectors of the Sun board", players, cards),
        Counts("hand", "own hand", kinds, most=4),
        Counts("discard", "discard pile", kinds, 2, most=4),
        Number("deck", "cards in the draw pile", 32, most=100),
        Counts("markers", "invasion markers", MARKED, 4, most=20),
    ]
    return Schema(fields, observer)


def _seat(components: Any) -> list[Field]:
    return [
        OneOf("colour", "colour", components.colours),
        Number("points", "points", 150, most=1000),
        Number("labour", "labour", 20, most=400),
        Number("income", "labour from tokens and terraces", 20, most=200),
        Number("network", "points of the network in a Sapa Inca phase", 40, most=400),
        Number("terraces", "terraces", 10, most=60),
        Counts("tokens", "conquered tokens", components.tokens, 5, most=40),
        Number("roads", "roads", 60, most=200),
    ]


class IncaObserver(Observer):
    """Writes the numbers of the fields above straight from a position. What is printed is looked up once."""

    columns: int
    colours: int
    asked: list[int]
    """By kind of frame: which of ASKED it asks, -1 for none."""
    regions: list[int]
    points: int
    """How many points there are on this side."""
    row_of: list[int]
    """By point its row in the table of points, or -1; by site the same."""
    row_of_site: list[int]
    links: int
    place_of: dict[int, int]
    """By connection its row in the table of wild roads."""
    beside: list[list[int]]
    """By sector: the colours beside it."""

    def __init__(self, components: Any, players: int) -> None:
        box = components.boxes[players]
        self.columns = len(components.columns)
        self.colours = len(components.colours)
        names = [decision.name for decision in components.decisions]
        self.asked = [ASKED.index(name) if name in ASKED else -1 for name in names]
        self.regions = sorted(box.ordinary + box.starting)
        self.row_of = [-1] * (POINT_WORDS * WORD)
        self.points = 0
        for point in range(box.points):
            if box.kind[point] >= 0:
                self.row_of[point] = self.points
                self.points += 1
        self.row_of_site = [self.row_of[point] for point in box.sites]
        links = [*box.board_lines, *box.candidates]
        self.links = len(links)
        self.place_of = {link: k for k, link in enumerate(links)}
        self.beside = [[colour for colour in box.colours if place in box.touching[colour]] for place in range(players)]

    def write(self, position: Position, seat: int, to: Rows) -> None:
        assert isinstance(position, IncaPosition)
        p = position
        box = p.box
        players = p.players
        to.one_of(box.column[p.column], self.columns)
        to.number(p.phase)
        to.one_of(box.phases[p.column][p.phase], len(PHASES))
        self.write_turn(p, seat, to)
        for owner in p.order:
            to.one_of((owner - seat) % players, players)
        for owner in p.rank:
            to.one_of((owner - seat) % players, players)
        ordinary = ordinary_roads(p)
        for k in range(players):
            self.write_seat(p, (seat + k) % players, ordinary, to)
        self.write_regions(p, to)
        self.write_points(p, seat, to)
        self.write_roads(p, seat, ordinary, to)
        self.write_sectors(p, seat, to)
        for card in p.zones[HAND + seat]:
            to.count(box.card_kind[card])
        to.skip(box.kinds)
        for card in p.zones[DISCARD]:
            to.count(box.card_kind[card])
        to.skip(box.kinds)
        to.number(len(p.zones[DECK]))
        self.write_markers(p, to)

    def write_turn(self, p: IncaPosition, seat: int, to: Rows) -> None:
        """What is asked, of whom, and what is left of the turn; open to all."""
        if p.over or not p.stack or p.stack[KIND] == COURSE:
            to.one_of(-1, len(ASKED))
            to.one_of(-1, p.players)
            to.skip(len(TURN_FIELDS))
            return
        stack = p.stack
        kind = stack[KIND]
        to.one_of(self.asked[kind], len(ASKED))
        to.one_of((p.actor - seat) % p.players if p.actor >= 0 else -1, p.players)
        if kind == TURN:
            to.flag(roads_refusal(p) == 0)
            to.flag(main_refusal(p) == 0)
            to.flag(improvement_refusal(p) == 0)
            to.number(stack[TURN_ROADS_LEFT])
            to.number(stack[TURN_WILD_LEFT])
            to.number(stack[TURN_CONQUESTS_LEFT])
            to.number(stack[TURN_GARRISONS_LEFT])
            to.number(stack[TURN_TERRACES_LEFT])
            to.skip(1)
        elif kind == EXTRA_ROADS:
            to.skip(3)
            to.number(stack[EXTRA_ROADS_LEFT])
            to.number(stack[TURN_WILD_LEFT - WIDTH])
            to.skip(4)
        else:
            to.skip(8)
            to.number(stack[PLACE_PLACED] if kind == PLACE else 0)

    def write_seat(self, p: IncaPosition, k: int, ordinary: vec[i64], to: Rows) -> None:
        types = len(p.box.resistance)
        roads = 0
        for word in range(p.box.line_words):
            roads += bit_count(ordinary[k * p.box.line_words + word])
        for j in range(1, len(p.wilds), PAIR):
            if p.wilds[j] == k:
                roads += 1
        to.one_of(p.colour[k], self.colours)
        to.number(p.score[k])
        to.number(p.labour[k])
        to.number(scoring.labour_income(p, k))
        to.number(scoring.network_points(p, k))
        to.number(p.terraces[k])
        for token in range(types):
            to.number(p.won[k * types + token])
        to.number(roads)

    def write_regions(self, p: IncaPosition, to: Rows) -> None:
        """By region: whether it is conquered, then the type of its token if all have seen it (INC-139)."""
        types = len(p.box.resistance)
        narrow = to.narrow(types)
        seen = p.unconquered & ~p.face_down
        for region in self.regions:
            if seen >> region & 1:
                to.skip(1)
                to.one_of(p.token_type(region), types)
            else:
                to.flag(p.unconquered >> region & 1 == 0)
                to.skip(narrow)

    def write_points(self, p: IncaPosition, seat: int, to: Rows) -> None:
        """By point: garrison, city and temple, then the seats whose network reaches it."""
        players = p.players
        width = 3 + players
        to.ones_in_rows(p.garrisons, self.row_of_site, 0, 0, width)
        to.ones_in_rows(p.cities, self.row_of_site, 0, 1, width)
        to.ones_in_rows(p.temples, self.row_of_site, 0, 2, width)
        for k in range(players):
            owner = (seat + k) % players
            for word in range(POINT_WORDS):
                to.ones_in_rows(p.net[owner * POINT_WORDS + word], self.row_of, word * WORD, 3 + k, width)
        to.skip(self.points * width)

    def write_roads(self, p: IncaPosition, seat: int, ordinary: vec[i64], to: Rows) -> None:
        """Owners of ordinary roads by line, then of wild ones by connection."""
        players = p.players
        words = p.box.line_words
        narrow = to.narrow(players)
        left = len(p.box.board_lines)
        for word in range(words):
            for k in range(players):
                to.column_pick(ordinary[(seat + k) % players * words + word], k, narrow)
            to.skip(min(WORD, left) * narrow)
            left -= WORD
        for j in range(0, len(p.wilds), PAIR):
            to.pick(self.place_of[p.wilds[j]], (p.wilds[j + 1] - seat) % players, players)
        to.skip(self.links * narrow)

    def write_sectors(self, p: IncaPosition, seat: int, to: Rows) -> None:
        """Face-down cards are named to those only who know them (INC-138)."""
        box = p.box
        for place in range(p.players):
            for colour in self.beside[place]:
                if p.seat_of[colour] >= 0:
                    to.count((p.seat_of[colour] - seat) % p.players)
            to.skip(p.players)
            hidden = 0
            for card in p.zones[HAND + p.players + place]:
                if p.knows(seat, card):
                    to.count(box.card_kind[card])
                if not p.knows(SPECTATOR, card):
                    hidden += 1
            to.skip(box.kinds)
            to.number(hidden)

    def write_markers(self, p: IncaPosition, to: Rows) -> None:
        """What the invasion markers show, as far as they are turned up."""
        markers = p.zones[MARKERS]
        for k in range(len(markers)):
            if k >= p.turned:
                to.count(0)
            else:
                to.count(2 if markers[k] == p.box.arrival else 1)
        to.skip(len(MARKED))


def ordinary_roads(p: IncaPosition) -> vec[i64]:
    """Lines with an ordinary road of each seat, as masks: entry seat * box.line_words + word."""
    box = p.box
    found = vec[i64]([i64(0)] * (p.players * box.line_words))
    for seat in range(p.players):
        for word in range(box.line_words):
            found[seat * box.line_words + word] = p.own[seat * box.words + word]
    for k in range(0, len(p.wilds), PAIR):
        word = box.link_word[p.wilds[k]]
        if word < box.line_words:
            found[p.wilds[k + 1] * box.line_words + word] &= ~box.link_bit[p.wilds[k]]
    return found
