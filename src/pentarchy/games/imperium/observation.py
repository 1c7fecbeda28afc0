"""The view as numbers, for learning environments."""

from __future__ import annotations

from typing import Any

from pentarchy.games.imperium import knowledge, scoring
from pentarchy.games.imperium.box import RESOURCES, STATES
from pentarchy.games.imperium.decisions import rounds
from pentarchy.games.imperium.names import ENDS
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
from pentarchy.kernel.observe import Counts, Each, Field, Number, OneOf, Schema, Tensor, fill, turned

DECKS = ("main", "region", "uncivilised", "civilised", "fame", "unrest")
TOKENS = 3
"""Kinds of tokens that lie on cards and in pools."""


def schema(components: Any, players: int) -> Schema:
    cards = list(components.cards)
    seats = range(players)
    tokens = list(RESOURCES[:TOKENS])
    turn: list[Field] = [
        OneOf("turn.asked", "the question", [decision.name for decision in components.decisions]),
        OneOf("turn.asked_seat", "the seat that is asked", [*seats]),
        OneOf("turn.seat", "whose turn it is", [*seats]),
        OneOf("turn.phase", "phase of the turn", list(PHASES)),
        OneOf("turn.source", "the card whose effect asks", cards),
        Number("turn.left", "how many are left", 5),
    ]
    slot = [
        OneOf("card", "the card", cards),
        Counts("tokens", "tokens on it", tokens, 5),
        Number("unrest", "an unrest card lies under it"),
    ]
    seat = [
        OneOf("nation", "nation", components.nations),
        OneOf("side", "side of the power card", ["A", "B"]),
        OneOf("state", "state card", list(STATES)),
        Counts("pool", "tokens", tokens, 20),
        Number("actions", "action tokens", 3),
        Number("exhausts", "exhaust tokens on the state card", 5),
        Number("nation_exhausted", "an exhaust token lies on the nation deck"),
        Number("development_exhausted", "an exhaust token lies in the development area"),
        Number("hand_size", "cards in hand", 8),
        Counts("hand_known", "known cards in hand", cards),
        Number("deck", "cards in the draw deck", 20),
        Counts("discard", "discard pile", cards),
        Counts("in_play", "cards in play", cards),
        Counts("exhausted", "cards with an exhaust token", cards),
        Counts("garrisoned", "garrisoned cards", cards),
        Number("history_size", "cards in history", 20),
        Counts("history_known", "known cards in history", cards),
        Number("sunken_size", "sunken cards", 20),
        Number("nation_deck", "cards in the nation deck", 8),
        Counts("development", "cards in the development area", cards),
        Number("unrest", "known unrest cards", 8),
        Number("hand_limit", "hand limit", 8),
        Number("points", "points that everybody sees", 60),
    ]
    fields: list[Field] = [
        OneOf("seat", "own seat", [*seats]),
        *turn,
        Number("round", "round", 20),
        OneOf("trigger", "why scoring will begin", list(ENDS)),
        Number("final", "last round"),
        Each("market", "market slots", SLOTS, slot),
        Counts("decks", "cards in the decks", list(DECKS), 30),
        Counts("exile", "exiled cards", cards),
        Counts("looked", "cards in sight now", cards),
        Number("combs", "the next card ignores its empire icon"),
        Each("seats", "seats, the own one first", players, seat, turn=True),
    ]
    number = {card: k for k, card in enumerate(cards)}

    def write(p: ImperiumPosition, seat: int, to: Tensor) -> None:
        """The same numbers straight from the position."""
        to.one_of(seat, players)
        fill(turn, {"turn": knowledge.turn(p, components)}, to)
        to.number(p.round / 20)
        to.one_of(p.trigger - 1, len(ENDS))
        to.number(p.final)
        _write_market(p, to)
        to.counts(p.zones[EXILE], p.box.cards)
        to.counts([number[card] for card in knowledge.looked_at(p, seat, cards)], p.box.cards)
        to.number(p.combs)
        for k in turned(players, seat):
            _write_mat(p, k, to)
            _write_cards(p, k, seat, to)

    return Schema(fields, write)


def _write_market(p: ImperiumPosition, to: Tensor) -> None:
    for slot in range(SLOTS):
        to.one_of(p.slots[slot], p.box.cards)
        to.numbers(p.slot_tokens[slot * TOKENS : slot * TOKENS + TOKENS], 5)
        to.number(p.under[slot] >= 0)
    decks = [len(p.zones[deck]) for deck in (MAIN, REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK, FAME, UNREST)]
    decks[4] = max(0, decks[4] - 1)  # King of Kings lies under the fame deck
    to.numbers(decks, 30)


def _write_mat(p: ImperiumPosition, k: int, to: Tensor) -> None:
    """Nation, state card and tokens of a seat."""
    to.one_of(p.nation[k], len(p.box.nations))
    to.one_of(p.side[k] if p.area(k, POWER) else -1, 2)
    to.one_of(p.state[k], len(STATES))
    to.numbers(p.pool[k * TOKENS : k * TOKENS + TOKENS], 20)
    to.numbers((p.actions[k] / 3, p.exhausts[k] / 5, bool(p.spent_nation[k]), bool(p.spent_development[k])))


def _write_cards(p: ImperiumPosition, k: int, seat: int, to: Tensor) -> None:
    """The cards of seat k as far as `seat` knows them."""
    cards = p.box.cards
    hand, history, nation = p.area(k, HAND), p.area(k, HISTORY), p.area(k, NATION)
    to.number(len(hand) / 8)
    to.counts([card for card in hand if p.knows(seat, card)], cards)
    to.number(len(p.area(k, DECK)) / 20)
    to.counts(p.area(k, DISCARD), cards)
    to.counts(p.area(k, PLAY), cards)
    to.counts([card for card in p.spent if p.owner(card) == k], cards)
    to.counts(p.area(k, GARRISON), cards)
    to.number(len(history) / 20)
    to.counts([card for card in history if p.knows(seat, card)], cards)
    to.number(len(p.area(k, SUNKEN)) / 20)
    accession = bool(nation) and nation[0] == p.box.nations[p.nation[k]].accession
    to.number((len(nation) - accession) / 8)
    to.counts(p.area(k, DEVELOPMENT), cards)
    to.numbers((knowledge.known_unrest(p, k, seat), rounds.hand_limit(p, k)), 8)
    to.number(scoring.public_points(p, k) / 60 if p.area(k, POWER) else 0)
