"""What a seat knows as numbers, for learning environments. Everything is told from the viewer's own seat.

Most of it says where each of 552 cards lies, as far as the seat knows: dense a 1 per card and zone, compact one small
number per card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pentarchy.games.imperium import knowledge, scoring
from pentarchy.games.imperium.box import PROGRESS, RESOURCES, S_UNREST, STATES, TOKENS, VP_FIXED, VP_NONE, Box
from pentarchy.games.imperium.decisions import rounds
from pentarchy.games.imperium.names import ENDS
from pentarchy.games.imperium.numbers import (
    DRAW,
    DRAW_LEFT,
    PAY,
    PAY_FOR_POPULATION,
    PAY_MATERIAL,
    PAY_POPULATION,
    PAY_SOME,
    PAY_SOME_MOST,
    PICK,
    PICK_LEFT,
    PLACE,
    PLACE_N,
    PUT_BACK,
    PUT_BACK_LEFT,
    TAKE_LOOKED,
    TAKE_LOOKED_LEFT,
)
from pentarchy.games.imperium.position import (
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    FAME,
    GARRISON,
    HAND,
    HISTORY,
    MAIN,
    NATION,
    PHASES,
    PLAY,
    POWER,
    REGION_DECK,
    SLOTS,
    SUNKEN,
    UNCIVILISED_DECK,
    UNREST,
    ImperiumPosition,
)
from pentarchy.kernel.cards import SPECTATOR
from pentarchy.kernel.observe import Counts, Each, Field, Lie, Number, OneOf, Schema, Seat
from pentarchy.kernel.position import KIND, Position
from pentarchy.kernel.rows import Observer, Rows

if TYPE_CHECKING:
    from pentarchy.games.imperium.components import Components

DECKS: Final = ("main", "region", "uncivilised", "civilised", "fame", "unrest")
ZONES: Final = ("hand_known", "discard", "in_play", "garrisoned", "history_known", "development")
"""Zones of a seat of which it is told which cards lie there; behind the exile pile."""
LOOKED: Final = 0
EXHAUSTED: Final = 1
"""Marks."""
END_WORDS: Final = len(ENDS)
"""Kinds of ends; their names lie in a room that is not compiled."""

ASK: Final = -1000
"""No number of points: they are to be worked out."""
SEEN_BY_ALL: Final = 1 << SPECTATOR


def schema(components: Components, players: int) -> Schema:
    cards = list(components.cards)
    tokens = list(RESOURCES[:TOKENS])
    slot: list[Field] = [
        OneOf("card", "the card", cards),
        Counts("tokens", "tokens on it", tokens, 5, most=60),
        Number("unrest", "an unrest card lies under it"),
    ]
    fields: list[Field] = [
        OneOf("turn.asked", "the question", [decision.name for decision in components.decisions]),
        Seat("turn.asked_seat", "the seat that is asked", players),
        Seat("turn.seat", "whose turn it is", players),
        OneOf("turn.phase", "phase of the turn", list(PHASES)),
        OneOf("turn.source", "the card whose effect asks", cards),
        Number("turn.left", "how many are left", 5, most=100),
        Number("round", "round", 20, most=200),
        OneOf("trigger", "why scoring will begin", list(ENDS)),
        Number("final", "last round"),
        Each("market", "market slots", SLOTS, slot),
        Counts("decks", "cards in the decks", list(DECKS), 30, most=552),
        Number("combs", "the next card ignores its empire icon"),
        Each("seats", "seats, the own one first", players, _seat(components, tokens), turn=True),
        Lie(
            "where each card lies",
            cards,
            ["exile", *(f"seats.{zone}" for zone in ZONES)],
            ["looked", "seats.exhausted"],
            players,
        ),
    ]
    return Schema(fields, ImperiumObserver(components))


def _seat(components: Components, tokens: list[str]) -> list[Field]:
    return [
        OneOf("nation", "nation", components.nations),
        OneOf("side", "side of the power card", ["A", "B"]),
        OneOf("state", "state card", list(STATES)),
        Counts("pool", "tokens", tokens, 20, most=400),
        Number("actions", "action tokens", 3, most=20),
        Number("exhausts", "exhaust tokens on the state card", 5, most=20),
        Number("nation_exhausted", "an exhaust token lies on the nation deck"),
        Number("development_exhausted", "an exhaust token lies in the development area"),
        Number("hand_size", "cards in hand", 8, most=200),
        Number("deck", "cards in the draw deck", 20, most=200),
        Number("history_size", "cards in history", 20, most=200),
        Number("sunken_size", "sunken cards", 20, most=200),
        Number("nation_deck", "cards in the nation deck", 8, most=60),
        Number("unrest", "known unrest cards", 8, most=60),
        Number("hand_limit", "hand limit", 8, most=40),
        Number("points", "points that everybody sees", 60, most=1000, least=-400),
    ]


class ImperiumObserver(Observer):
    """Writes the numbers of the fields above straight from a position."""

    names: list[str]
    number: dict[str, int]
    fixed: list[int]
    """By card: its points, where these depend on nothing, else ASK."""
    asked: list[int]
    questions: int
    """By kind of frame: which question it asks; several kinds may ask the same."""

    def __init__(self, components: Components) -> None:
        self.names = list(components.cards)
        self.number = {card: k for k, card in enumerate(self.names)}
        self.fixed = [fixed_points(components.box, card) for card in range(len(self.names))]
        asked = [decision.name for decision in components.decisions]
        names = list(dict.fromkeys(asked))
        self.asked = [names.index(name) for name in asked]
        self.questions = len(names)

    def write(self, position: Position, seat: int, to: Rows) -> None:
        assert isinstance(position, ImperiumPosition)
        p = position
        players = p.players
        self.write_turn(p, seat, to)
        to.number(p.round)
        to.one_of(p.trigger - 1, END_WORDS)
        to.number(p.final)
        self.write_market(p, to)
        to.number(p.combs)
        for k in range(players):
            self.write_mat(p, (seat + k) % players, seat, to)
        self.write_cards(p, seat, to)

    def write_turn(self, p: ImperiumPosition, seat: int, to: Rows) -> None:
        """Whose turn it is and what is asked; everything here is open to all."""
        asked, who, source, left = -1, -1, -1, 0
        if not p.over and p.stack and p.actor >= 0:
            kind = p.stack[KIND]
            asked = self.asked[kind]
            who = (p.actor - seat) % p.players
            source = knowledge.source_of(p)
            left = left_of(p, kind)
        to.one_of(asked, self.questions)
        to.one_of(who, p.players)
        to.one_of((p.turn - seat) % p.players if p.turn >= 0 else -1, p.players)
        to.one_of(p.phase, len(PHASES))
        to.one_of(source, p.box.cards)
        to.number(left)

    def write_market(self, p: ImperiumPosition, to: Rows) -> None:
        for slot in range(SLOTS):
            to.one_of(p.slots[slot], p.box.cards)
            for token in range(TOKENS):
                to.number(p.slot_tokens[slot * TOKENS + token])
            to.flag(p.under[slot] >= 0)
        zones = p.zones
        to.number(len(zones[MAIN]))
        to.number(len(zones[REGION_DECK]))
        to.number(len(zones[UNCIVILISED_DECK]))
        to.number(len(zones[CIVILISED_DECK]))
        to.number(max(0, len(zones[FAME]) - 1))  # King of Kings lies under the fame deck
        to.number(len(zones[UNREST]))

    def write_mat(self, p: ImperiumPosition, k: int, seat: int, to: Rows) -> None:
        """Nation, state card, tokens and piles of a seat."""
        dealt = len(p.area(k, POWER)) > 0
        nation = p.area(k, NATION)
        to.one_of(p.nation[k], len(p.box.nations))
        to.one_of(p.side[k] if dealt else -1, 2)
        to.one_of(p.state[k], len(STATES))
        for token in range(TOKENS):
            to.number(p.pool[k * TOKENS + token])
        to.number(p.actions[k])
        to.number(p.exhausts[k])
        to.flag(p.spent_nation[k] != 0)
        to.flag(p.spent_development[k] != 0)
        to.number(len(p.area(k, HAND)))
        to.number(len(p.area(k, DECK)))
        to.number(len(p.area(k, HISTORY)))
        to.number(len(p.area(k, SUNKEN)))
        accession = len(nation) > 0 and nation[0] == p.box.nations[p.nation[k]].accession
        to.number(len(nation) - 1 if accession else len(nation))
        unrest = 0
        points = p.pool[k * TOKENS + PROGRESS]
        suits, seen, fixed = p.box.suits, p.seen, self.fixed
        for card in scoring.owned(p, k):
            if seen[card] & SEEN_BY_ALL:
                worth = fixed[card]
                points += scoring.public_points_of(p, k, card) if worth == ASK else worth
            if suits[card] & S_UNREST and (p.over or p.knows(seat, card)):
                unrest += 1
        to.number(unrest)
        to.number(rounds.hand_limit(p, k))
        to.number(points if dealt else 0)

    def write_cards(self, p: ImperiumPosition, seat: int, to: Rows) -> None:
        """Where cards lie as far as the seat knows."""
        players = p.players
        to.table(p.box.cards, 1 + players * len(ZONES))
        to.lie(0, p.zones[EXILE])
        zone = 1
        for step in range(players):
            k = (seat + step) % players
            to.lie(zone, known(p, p.area(k, HAND), seat))
            to.lie(zone + 1, p.area(k, DISCARD))
            to.lie(zone + 2, p.area(k, PLAY))
            to.lie(zone + 3, p.area(k, GARRISON))
            to.lie(zone + 4, known(p, p.area(k, HISTORY), seat))
            to.lie(zone + 5, p.area(k, DEVELOPMENT))
            zone += len(ZONES)
        for name in knowledge.looked_at(p, seat, self.names):
            to.mark(LOOKED, self.number[name])
        for card in p.spent:
            if p.owner(card) >= 0:
                to.mark(EXHAUSTED, card)
        to.close(2)


def fixed_points(box: Box, card: int) -> int:
    """What a card scores wherever it lies, or ASK: its other face, its place or other cards may matter."""
    kind = box.value[card].kind
    if box.back[card] != card or kind not in (VP_NONE, VP_FIXED):
        return ASK
    return box.value[card].value if kind == VP_FIXED else 0


def left_of(p: ImperiumPosition, kind: int) -> int:
    """How many are still to be picked, paid or placed."""
    stack = p.stack
    if kind == PICK:
        return stack[PICK_LEFT]
    if kind == DRAW:
        return stack[DRAW_LEFT]
    if kind == PAY_SOME:
        return stack[PAY_SOME_MOST]
    if kind == TAKE_LOOKED:
        return stack[TAKE_LOOKED_LEFT]
    if kind == PUT_BACK:
        return stack[PUT_BACK_LEFT]
    if kind == PLACE:
        return stack[PLACE_N]
    if kind == PAY:
        return stack[PAY_POPULATION] if stack[PAY_FOR_POPULATION] == 0 else stack[PAY_MATERIAL]
    return 0


def known(p: ImperiumPosition, cards: list[int], seat: int) -> list[int]:
    """Those that the seat knows. Only the last unseen card of a zone can be worked out from the others."""
    found: list[int] = []
    unseen = 0
    last = -1
    for card in cards:
        if p.seen[card] >> seat & 1:
            found.append(card)
        else:
            unseen += 1
            last = card
    if unseen == 1 and p.knows(seat, last):
        found.append(last)
    return found
