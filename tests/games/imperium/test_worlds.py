"""Redealt worlds keep to what a seat has been told: who owns which card, and what has left a nation deck."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.games.imperium.builder import Table
from tests.games.imperium.by_hand.hand import Hand, table
from tests.games.imperium.fuzz import choose

from pentarchy import registry
from pentarchy.games.imperium.position import DECK, HAND, HISTORY, NATION, ImperiumPosition
from pentarchy.match import Match

GAME = registry.game("imperium")


def worlds(p: ImperiumPosition, seat: int, seeds: range) -> Iterator[ImperiumPosition]:
    for seed in seeds:
        world = GAME.redeal(p, seat, seed)
        assert isinstance(world, ImperiumPosition)
        yield world


class Listener:
    """What the log has told each seat about cards outside the nation decks, and when cards went there unseen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard = 0
        self.named: list[dict[str, int]] = [{} for _ in range(match.players)]
        self.exchanged: list[int] = [-1] * match.players

    def listen(self) -> None:
        for number in range(self.heard, self.match.event_count):
            event = self.match._events[number]
            if GAME.events[event[0]].name == "exchanged":
                self.exchanged[event[2]] = number
            for seat in range(self.match.players):
                for _, domain, token in self.match.shown_event(event, seat)["arguments"]:
                    if domain == "card":
                        self.named[seat][token] = number
        self.heard = self.match.event_count

    def strays(self, world: ImperiumPosition, seat: int) -> list[str]:
        """Cards in a nation deck of this world although the seat has been told since that they lie elsewhere."""
        true = self.match.position
        assert isinstance(true, ImperiumPosition)
        return [
            token
            for owner in range(world.players)
            for card in world.area(owner, NATION)
            if card not in true.area(owner, NATION)
            and self.named[seat].get(token := self.match.components.cards[card], -1) > self.exchanged[owner]
        ]


@pytest.mark.rule("IMP-200", "IMP-33")
@pytest.mark.parametrize("nations", [("vikings", "romans"), ("scythians", "celts", "minoans")])
def test_a_card_named_in_the_log_does_not_return_to_a_nation_deck(nations: tuple[str, ...]) -> None:
    """Everybody has a Sacred Pass to exchange cards with the nation deck (IMP-200), and uses it now and then."""
    t = Table(*nations, seed=5)
    match, rng = t.match, random.Random(5)
    t.in_play(0, "1REG14")
    listener = Listener(match)
    looked = 0
    while not match.over and looked < 400:
        actor = match.to_act[0]
        legal = match.position.legal(actor)
        use = match.codec.parse("exhaust 1REG14")
        match.apply(actor, use if use in legal else choose(rng, match, legal))
        listener.listen()
        if max(listener.exchanged) < 0 or rng.random() > 0.1:
            continue
        for seat in range(len(nations)):
            for world in worlds(t.p, seat, range(match.steps, match.steps + 2)):
                looked += 1
                assert listener.strays(world, seat) == [], (match.steps, seat)
                for zone in (HAND, DECK, HISTORY, NATION):
                    same = sorted(world.area(seat, zone)) == sorted(t.p.area(seat, zone))
                    assert same, f"seat {seat} knows which cards are its own"
    assert looked > 100


def passed() -> Hand:
    """Romans who have exchanged a hand card for a nation card, unseen by the Persians."""
    nation = ["1ROM11", "1ROM12", "1ROM13"]
    t = table("romans", play=["1REG14"], hand=["1ROM17", "1ROM18", "1ROM19"], deck=[], nation_deck=nation)
    t.exhaust("1REG14", "no", "yes", "pick 1ROM17")
    assert "1ROM17" in t.nation_deck(0)
    return t


@pytest.mark.rule("IMP-200", "IMP-33")
def test_others_cannot_tell_which_card_sacred_pass_has_put_away() -> None:
    t = passed()
    seen = {t.t.token(world.area(0, NATION)[-1]) for world in worlds(t.p, 1, range(60))}
    assert {"1ROM17", "1ROM18", "1ROM19"} <= seen


@pytest.mark.rule("IMP-200", "IMP-98")
def test_what_is_seen_after_sacred_pass_is_no_longer_in_the_nation_deck() -> None:
    """Discarded and named in the log, then shuffled into the draw deck: never in the nation deck again."""
    t = passed()
    named = set(t.hand(0))
    t.t.take_turn(0)
    t.t.use("innovate", "suit region", "deck region")
    t._go_on([], "turn")
    assert named <= set(t.deck(0)) | t.hand(0)
    for world in worlds(t.p, 1, range(60)):
        assert not named & {t.t.token(card) for card in world.area(0, NATION)}
