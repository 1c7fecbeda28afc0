"""The view as numbers, for learning environments."""

from __future__ import annotations

from typing import Any

from pentarchy.games.inca_empire import knowledge, scoring
from pentarchy.games.inca_empire.components import Components
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
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema, Tensor, fill, turned

MARKED = ("hidden", "ordinary", "arrival")
PHASES = ("inca", "sun", "people", "sapa_inca")
TURN = (
    ("roads_open", "the build-roads action is open", 1),
    ("improvement_open", "the improvement is still to be chosen", 1),
    ("improvement_goes_on", "the improvement action is not finished", 1),
    ("roads_left", "roads left", 4),
    ("wild_left", "wild roads left", 4),
    ("conquests_left", "extra conquests left", 2),
    ("garrisons_left", "further garrisons allowed", 1),
    ("terraces_left", "further terraces allowed", 1),
    ("placed", "Sun cards placed in this phase", 4),
)


def schema(components: Components, players: int) -> Schema:
    box = components.boxes[players]
    kinds = components.kinds
    seats: list[Any] = list(range(players))
    turn: list[Field] = [
        OneOf("turn.asked", "the question", ["place", "turn", "extra-roads"]),
        OneOf("turn.seat", "the seat that is asked", seats),
        *(Number(f"turn.{name}", meaning, scale) for name, meaning, scale in TURN),
    ]
    seat: list[Field] = [
        OneOf("colour", "colour", components.colours),
        Number("points", "points", 150),
        Number("labour", "labour", 20),
        Number("income", "labour from tokens and terraces", 20),
        Number("network", "points of the network in a Sapa Inca phase", 40),
        Number("terraces", "terraces", 10),
        Counts("tokens", "conquered tokens", components.tokens, 5),
        Number("roads", "roads", 60),
    ]
    region: list[Field] = [Number("conquered", "conquered"), OneOf("token", "face-up token", components.tokens)]
    point: list[Field] = [
        Number("garrison", "garrison"),
        Number("city", "city"),
        Number("temple", "temple"),
        Counts("connected", "seats whose network reaches it", seats),
    ]
    owner: list[Field] = [OneOf("", "owner", seats)]
    cards: list[Field] = [
        OneOf("seats.0", "first seat beside it", seats),
        OneOf("seats.1", "second seat beside it", seats),
        Counts("known", "cards that the viewer knows", kinds),
        Number("face_down", "cards face down", 1),
    ]
    regions = sorted(box.ordinary + box.starting)
    points = [point for point in range(box.points) if box.kind[point] >= 0]
    links = [*box.board_lines, *box.candidates]
    fields: list[Field] = [
        OneOf("seat", "own seat", seats),
        OneOf("column", "column of the era track", components.columns),
        Number("phase", "phase in the column", 10),
        OneOf("phase_kind", "kind of phase", PHASES),
        *turn,
        Each("order", "seats in turn order", players, owner),
        Each("rank", "seats by place on the score track", players, owner),
        Each("seats", "seats, the own one first", players, seat, turn=True),
        Each("regions", "regions in the order of the board", len(regions), region),
        Each("points", "points in the order of the board", len(points), point),
        Each("line_owners", "roads by line", len(box.board_lines), owner),
        Each("wild_owners", "wild roads by connection", len(links), owner),
        Each("sectors", "sectors of the Sun board", players, cards),
        Counts("hand", "own hand", kinds),
        Counts("discard", "discard pile", kinds, 2),
        Number("deck", "cards in the draw pile", 32),
        Counts("markers", "invasion markers", MARKED, 4),
    ]
    place_of_link = {link: k for k, link in enumerate(links)}

    def write(p: IncaPosition, seat: int, to: Tensor) -> None:
        """The same numbers straight from the position."""
        to.one_of(seat, players)
        to.one_of(box.column[p.column], len(components.columns))
        to.number(p.phase / 10)
        to.one_of(box.phases[p.column][p.phase], len(PHASES))
        fill(turn, {"turn": knowledge.turn(p)}, to)
        _write_owners(p.order, players, to)
        _write_owners(p.rank, players, to)
        road = _road_owners(p)
        for k in turned(players, seat):
            _write_seat(p, k, road, len(components.colours), to)
        _write_map(p, regions, points, to)
        _write_owners(road, players, to)
        wilds = p.wilds
        to.counts(
            [place_of_link[wilds[k]] * players + wilds[k + 1] for k in range(0, len(wilds), PAIR)], len(links) * players
        )
        _write_sectors(p, seat, to)
        to.counts([box.card_kind[card] for card in p.zones[HAND + seat]], box.kinds)
        to.counts([box.card_kind[card] for card in p.zones[DISCARD]], box.kinds, 2)
        to.number(len(p.zones[DECK]) / 32)
        to.counts([_marked(p, k) for k in range(len(p.zones[MARKERS]))], len(MARKED), 4)

    return Schema(fields, write)


def _write_owners(owners: list[int], players: int, to: Tensor) -> None:
    """One seat after the other, -1 for nobody."""
    to.column_one_of(owners, players, players)
    to.rest(len(owners), players)


def _write_seat(p: IncaPosition, k: int, road: list[int], colours: int, to: Tensor) -> None:
    types = len(p.box.resistance)
    to.one_of(p.colour[k], colours)
    to.numbers((p.score[k] / 150, p.labour[k] / 20, scoring.labour_income(p, k) / 20))
    to.numbers((scoring.network_points(p, k) / 40, p.terraces[k] / 10))
    to.numbers(p.won[k * types : k * types + types], 5)
    to.number((road.count(k) + p.wilds[1::2].count(k)) / 60)


def _write_map(p: IncaPosition, regions: list[int], points: list[int], to: Tensor) -> None:
    """By region: whether it is conquered, then the type of its token if all have seen it."""
    values, width = to.values, 1 + len(p.box.resistance)
    hidden = p.unconquered & p.face_down
    for k, region in enumerate(regions):
        if not p.unconquered >> region & 1:
            values[to.at + k * width] = 1.0
        elif not hidden >> region & 1:
            values[to.at + k * width + 1 + p.token_type(region)] = 1.0
    to.skip(len(regions) * width)
    _write_sites(p, points, to)


def _road_owners(p: IncaPosition) -> list[int]:
    """By line of the board, as the masks hold them: who has an ordinary road there, -1 for nobody."""
    box, own = p.box, p.own[:]
    for k in range(0, len(p.wilds), PAIR):
        own[p.wilds[k + 1] * box.words + box.link_word[p.wilds[k]]] &= ~box.link_bit[p.wilds[k]]
    owners = [-1] * len(box.board_lines)
    for seat in range(p.players):
        for word in range(box.line_words):
            for place in _places(own[seat * box.words + word]):
                owners[word * WORD + place] = seat
    return owners


def _write_sites(p: IncaPosition, points: list[int], to: Tensor) -> None:
    """By point: garrison, city and temple, then the seats whose network reaches it. Most numbers are 0: only what is
    there is looked at."""
    box, first, values = p.box, to.at, to.values
    width = 3 + p.players
    row = {point: first + k * width for k, point in enumerate(points)}
    for kind, mask in enumerate((p.garrisons, p.cities, p.temples)):
        for slot in _places(mask):
            values[row[box.sites[slot]] + kind] = 1.0
    for seat in range(p.players):
        for word in range(POINT_WORDS):
            for place in _places(p.net[seat * POINT_WORDS + word]):
                if word * WORD + place in row:
                    values[row[word * WORD + place] + 3 + seat] = 1.0
    to.skip(len(points) * width)


def _places(mask: int) -> list[int]:
    """The places of the bits of a mask."""
    found = []
    while mask:
        found.append(mask.bit_length() - 1)
        mask ^= 1 << mask.bit_length() - 1
    return found


def _write_sectors(p: IncaPosition, seat: int, to: Tensor) -> None:
    """Face-down cards are named to those only who know them (INC-138)."""
    box = p.box
    for place in range(p.players):
        beside = [p.seat_of[colour] for colour in box.colours if place in box.touching[colour]]
        cards = p.zones[HAND + p.players + place]
        to.column_one_of(beside[:2], p.players, p.players)
        to.rest(2, p.players)
        to.counts([box.card_kind[card] for card in cards if p.knows(seat, card)], box.kinds)
        to.number(sum(not p.knows(SPECTATOR, card) for card in cards))


def _marked(p: IncaPosition, k: int) -> int:
    """What the invasion marker at this place shows, as a place in MARKED."""
    if k >= p.turned:
        return 0
    return 2 if p.zones[MARKERS][k] == p.box.arrival else 1
