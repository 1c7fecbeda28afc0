"""Who knows which card lies where."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarchy.kernel.cards import ACTIVE, LOOSE, SORTED, SPECTATOR, CardPosition, only
from pentarchy.kernel.position import ALL, words

DECK, OPEN, HAND_0, HAND_1 = range(4)


class Cards(CardPosition):
    def clone(self) -> Cards:
        to = Cards()
        self.copy_kernel_fields(to)
        self.lend_cards(to)
        return to


def cards(deck: list[int], hand_0: list[int], hand_1: list[int]) -> Cards:
    p = Cards()
    p.players = 2
    p.zones = [[], [], [], []]
    p.manner = [0, 0, LOOSE, LOOSE]
    total = len(deck) + len(hand_0) + len(hand_1)
    p.where = words([-1] * total)
    p.seen = words([0] * total)
    p.lay_out(DECK, deck)
    p.lay_out(HAND_0, hand_0)
    p.lay_out(HAND_1, hand_1)
    for card in hand_0:
        p.seen[card] = only(0)
    for card in hand_1:
        p.seen[card] = only(1)
    return p


def known(p: Cards, seat: int) -> list[int]:
    return [card for card in range(len(p.where)) if p.knows(seat, card)]


def test_a_drawn_card_is_known_to_who_draws_it() -> None:
    p = cards([0, 1, 2], [], [])
    p.move(2, HAND_0, only(0))
    assert p.zones == [[0, 1], [], [2], []]
    assert p.where[2] == HAND_0
    assert (known(p, 0), known(p, 1), known(p, -1)) == ([2], [], [])
    assert p.points == 1


def test_a_card_laid_open_is_known_to_all() -> None:
    p = cards([], [0, 1], [])
    p.move(0, OPEN, ALL)
    assert p.knows(1, 0)
    assert p.knows(-1, 0)
    assert p.seen[0] >> SPECTATOR & 1


def test_eyes_follow_a_card_off_a_pile() -> None:
    """Who has looked at the top card knows what the next drawer got."""
    p = cards([0, 1], [], [])
    p.show(1, only(1))
    p.move(1, HAND_0, only(0))
    assert p.knows(1, 1)


def test_a_card_taken_out_of_a_hand_face_down_cannot_be_followed() -> None:
    p = cards([], [0, 1, 2], [])
    p.show(0, only(1))
    p.show(1, only(1))
    p.move(2, DECK, only(0))  # seat 1 cannot tell which of the three it was
    assert known(p, 1) == []
    assert known(p, 0) == [0, 1, 2]


def test_a_card_played_openly_leaves_the_rest_of_the_hand_as_known_as_before() -> None:
    p = cards([], [0, 1, 2], [])
    p.show(0, only(1))
    p.move(2, OPEN, ALL)
    assert known(p, 1) == [0, 2]


def test_a_given_card_is_known_to_both() -> None:
    p = cards([], [0, 1], [2])
    p.move(0, HAND_1, only(0) | only(1))
    assert known(p, 0) == [0, 1]
    assert known(p, 1) == [0, 2]


def test_nothing_new_is_no_information_point() -> None:
    p = cards([0, 1], [], [])
    p.show(1, only(0))
    points = p.points
    p.show(1, only(0))
    p.move(1, HAND_0, only(0))
    assert p.points == points


def test_shuffling_forgets() -> None:
    p = cards([0, 1, 2], [], [])
    p.show(0, ALL)
    p.shuffle_zone(DECK)
    assert list(p.seen) == [0, 0, 0]
    assert sorted(p.zones[DECK]) == [0, 1, 2]


def test_the_bottom() -> None:
    p = cards([0, 1], [2], [])
    p.move(2, DECK, only(0), bottom=True)
    assert p.zones[DECK] == [2, 0, 1]


@pytest.mark.parametrize("order", list(permutations([2, 3, 4])))
def test_handling_forgets_the_same_whatever_is_done(order: tuple[int, ...]) -> None:
    """What others still know must not tell how the cards were put back."""
    p = cards([0, 1, 2, 3, 4], [], [])
    p.show(4, only(1))
    p.show(3, only(1))
    p.show(0, only(1))
    p.handle(DECK, 3, 0)
    for index, card in enumerate(order):
        p.reorder(DECK, 2 + index, card, 0)
    assert p.zones[DECK] == [0, 1, *order]
    assert known(p, 0) == [2, 3, 4]
    assert known(p, 1) == [0]


def test_reordering_between_two_places() -> None:
    p = cards([0, 1, 2, 3], [], [])
    for card in range(4):
        p.show(card, only(1))
    p.reorder(DECK, 0, 2, 0)
    assert p.zones[DECK] == [2, 0, 1, 3]
    assert known(p, 1) == [3]


@st.composite
def deals(draw: st.DrawFn) -> tuple[Cards, int]:
    sizes = draw(st.tuples(st.integers(0, 4), st.integers(0, 3), st.integers(0, 3)))
    order = draw(st.permutations(range(sum(sizes))))
    deck, rest = order[: sizes[0]], order[sizes[0] :]
    p = cards(deck, rest[: sizes[1]], rest[sizes[1] :])
    for card in draw(st.lists(st.sampled_from(range(sum(sizes))), max_size=4)) if order else []:
        p.show(card, only(draw(st.integers(0, 1))))
    return p, draw(st.integers(-1, 1))


@given(deals(), st.integers(0, 1000))
def test_redealing_keeps_what_is_known_and_all_counts(deal: tuple[Cards, int], seed: int) -> None:
    p, seat = deal
    q = p.clone()
    q.forget_others(seat, seed)
    q.redeal_among([DECK, HAND_0, HAND_1], seat)
    assert [len(zone) for zone in q.zones] == [len(zone) for zone in p.zones]
    assert sorted(card for zone in q.zones for card in zone) == list(range(len(p.where)))
    for zone, there in enumerate(q.zones):
        assert all(q.where[card] == zone for card in there)
    for zone, there in enumerate(p.zones):
        for index, card in enumerate(there):
            # A place keeps its watchers, and a known card its place.
            assert q.seen[q.zones[zone][index]] == p.seen[card]
            if p.knows(seat, card):
                assert q.zones[zone][index] == card


def test_redeals_are_all_the_deals_there_are() -> None:
    p = cards([0, 1, 2], [3], [4, 5])
    p.show(2, only(0))
    found = set()
    for seed in range(1500):
        q = p.clone()
        q.forget_others(0, seed)
        q.redeal_among([DECK, HAND_0, HAND_1], 0)
        assert q.zones[HAND_0] == [3]
        assert q.zones[DECK][2] == 2
        found.add((*q.zones[DECK][:2], *q.zones[HAND_1]))
    assert found == set(permutations([0, 1, 4, 5]))


# -- zones that are sorted or active --------------------------------------------------------------------------------


@given(st.permutations(range(6)))
def test_a_sorted_zone_stays_sorted(order: list[int]) -> None:
    p = cards(order, [], [])
    p.manner = [0, SORTED, LOOSE | SORTED, LOOSE]
    for _ in range(3):
        p.draw(DECK, HAND_0, only(0))
    assert p.zones[HAND_0] == sorted(order[3:])
    assert known(p, 0) == sorted(order[3:])
    while p.zones[DECK]:
        p.move(p.zones[DECK][0], OPEN, ALL)
    assert p.zones[OPEN] == sorted(order[:3])


class Watching(Cards):
    """Writes down what comes and leaves where that matters."""

    def __init__(self) -> None:
        super().__init__()
        self.diary: list[tuple[int, int, int]] = []

    def moved(self, card: int, source: int, zone: int) -> None:
        self.diary.append((card, source, zone))


def test_the_game_hears_of_cards_that_come_and_leave_an_active_zone() -> None:
    p = Watching()
    p.zones, p.where, p.seen = [[], [], []], words([-1] * 3), words([0] * 3)
    p.manner = [0, ACTIVE, 0]
    p.lay_out(0, [0, 1])
    assert p.diary == []
    p.lay_out(1, [2])
    p.move(1, 1, ALL)
    p.move(2, 2, ALL)
    p.move(0, 2, ALL)
    assert p.diary == [(2, 1, 1), (1, 0, 1), (2, 1, 2)]


# -- copies ----------------------------------------------------------------------------------------------------------

Change = Callable[[Cards], object]
CHANGES: dict[str, Change] = {
    "move": lambda p: p.move(p.zones[HAND_0][0], HAND_1, only(1)),
    "move to the bottom": lambda p: p.move(p.zones[HAND_0][0], DECK, 0, bottom=True),
    "draw": lambda p: p.draw(DECK, HAND_1, only(1)),
    "turn up": lambda p: p.turn_up(DECK, OPEN),
    "move open": lambda p: p.move_open(OPEN, 0, HAND_1),
    "show": lambda p: p.show(p.zones[HAND_0][0], ALL),
    "reorder": lambda p: p.reorder(DECK, 0, p.zones[DECK][-1], 1),
    "handle": lambda p: p.handle(DECK, 2, 1),
    "shuffle": lambda p: p.shuffle_zone(DECK),
    "redeal": lambda p: p.redeal_among([DECK, HAND_0], 1),
    "sort": lambda p: p.sort_zones([HAND_1]),
    "lay out": lambda p: p.lay_out(OPEN, p.zones[DECK]),
    "sweep": lambda p: p.sweep(),
}


def whole(p: Cards) -> tuple[list[list[int]], list[int], list[int]]:
    return [zone[:] for zone in p.zones], p.where[:], p.seen[:]


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("writer", ["the copy", "the original", "a copy of the copy"])
def test_what_one_position_does_no_other_notices(name: str, writer: str) -> None:
    p = cards([0, 1, 2, 3, 4], [5, 6], [8, 7])
    p.manner = [0, 0, LOOSE, LOOSE | SORTED]
    p.turn_up(DECK, OPEN)
    q = p.clone()
    r = q.clone()
    positions = {"the original": p, "the copy": q, "a copy of the copy": r}
    before = whole(p)
    one = positions.pop(writer)
    CHANGES[name](one)
    assert whole(one) != before, "nothing was changed"
    assert all(whole(other) == before for other in positions.values())
    after = whole(one)
    for other in positions.values():
        CHANGES[name](other)
        assert whole(one) == after


def test_a_position_that_was_never_copied_copies_nothing() -> None:
    p = cards([0, 1, 2], [], [])
    deck = p.zones[DECK]
    p.move(2, OPEN, ALL)
    assert p.zones[DECK] is deck


def test_only_what_is_written_is_copied_and_only_once() -> None:
    p = cards([0, 1, 2], [3], [])
    q = p.clone()
    q.move(2, OPEN, ALL)
    deck = q.zones[DECK]
    assert deck is not p.zones[DECK]
    assert q.zones[HAND_0] is p.zones[HAND_0]
    q.move(1, OPEN, ALL)
    assert q.zones[DECK] is deck
