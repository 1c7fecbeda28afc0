"""Control, goods, points and tie-breaks (EME-59 to EME-75), the long game and goods tokens."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentarchy.games.eight_minute_empire import scoring
from pentarchy.kernel.position import words

from . import tabletop as t


def control(match):
    regions = match.components.regions
    p = t.position(match)
    return {regions[r]: seat for r, seat in enumerate(scoring.controllers(p, scoring.controlled(p))) if seat >= 0}


def continents(match):
    p = t.position(match)
    return scoring.continent_points(p, scoring.controlled(p))


def empty(players=2, **options):
    match = t.start(players, **options)
    t.clear(match)
    return match


@pytest.mark.rule("EME-59", "EME-60")
def test_a_point_for_each_controlled_region():
    match = empty()
    t.put(match, 0, "a1", armies=2)
    t.put(match, 0, "a2", armies=1, cities=1)
    t.put(match, 1, "a2", armies=1)
    t.put(match, 1, "a3", cities=1)
    assert control(match) == {"a1": 0, "a2": 0, "a3": 1}
    assert match.view()["seats"][0]["regions"] == 2
    assert match.view()["seats"][1]["regions"] == 1


@pytest.mark.rule("EME-X10", "EME-60", "EME-61", "EME-48")
def test_x10_cities_count_as_pieces_and_ties_control_nothing():
    """EME-X10: red 2 armies and a city, blue 2, green 3: nobody; after one green army is destroyed red."""
    match = empty(3)
    t.put(match, 0, "a1", armies=2, cities=1)
    t.put(match, 1, "a1", armies=2)
    t.put(match, 2, "a1", armies=3)
    assert control(match) == {}
    t.position(match).remove_army(2, t.region(match, "a1"))
    assert control(match) == {"a1": 0}


@pytest.mark.rule("EME-61")
def test_an_empty_region_is_controlled_by_nobody():
    assert control(empty()) == {}


@pytest.mark.rule("EME-62")
def test_the_start_region_is_an_ordinary_region():
    match = empty()
    t.put(match, 1, "c4", armies=1)
    assert control(match) == {"c4": 1}


@pytest.mark.rule("EME-R12")
def test_neutral_armies_block_but_never_score():
    match = t.deal(2, two_player_neutral=True)
    t.clear(match)
    t.put(match, 0, "a1", armies=1)
    t.put(match, 2, "a1", armies=2)
    assert control(match) == {}
    t.put(match, 0, "a1", armies=2)
    assert control(match) == {"a1": 0}


@pytest.mark.rule("EME-63", "EME-64")
def test_a_continent_goes_by_regions_not_pieces():
    match = empty()
    t.put(match, 0, "d1", armies=1)
    t.put(match, 0, "d2", armies=1)
    t.put(match, 1, "d3", armies=9)
    assert continents(match) == [1, 0]


@pytest.mark.rule("EME-X11", "EME-64", "EME-65")
def test_x11_equal_numbers_of_regions():
    """EME-X11: one region each on the southern isle: nobody; if one is tied, the other's owner."""
    match = empty()
    t.put(match, 0, "b1", armies=1)
    t.put(match, 1, "b2", armies=1)
    assert continents(match) == [0, 0]
    t.put(match, 0, "b2", armies=1)
    assert continents(match) == [1, 0]


@pytest.mark.rule("EME-65")
def test_a_continent_without_control():
    assert continents(empty()) == [0, 0]


@pytest.mark.rule("EME-X6", "EME-66", "EME-68", "EME-69")
@pytest.mark.parametrize(("symbols", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 5)])
def test_x6_forest(symbols, points):
    """EME-X6: forest symbols 1 to 6 score 0, 1, 1, 2, 3, 5."""
    match = empty()
    t.collect(match, 0, *[f"forest_0{k + 1}" for k in range(symbols)])
    assert match.view()["seats"][0]["goods"]["forest"] == {"symbols": symbols, "jokers": 0, "points": points}


@pytest.mark.rule("EME-X7", "EME-66")
def test_x7_a_card_with_two_symbols():
    """EME-X7: a card with two carrots and one carrot card are three symbols: 1 point."""
    match = empty()
    t.collect(match, 0, "carrot_02", "carrot_01")
    assert match.view()["seats"][0]["goods"]["carrot"] == {"symbols": 3, "jokers": 0, "points": 1}


@pytest.mark.rule("EME-X8", "EME-67")
def test_x8_a_joker_where_it_is_worth_most():
    """EME-X8: 3 crystals, 4 carrots and a joker score 5 + 1."""
    match = empty()
    crystals = ["crystal_01", "crystal_02", "crystal_03"]
    t.collect(match, 0, *crystals, "carrot_01", "carrot_03", "carrot_04", "carrot_05", "joker_01")
    goods = match.view()["seats"][0]["goods"]
    assert (goods["crystal"]["points"], goods["carrot"]["points"]) == (5, 1)
    assert goods["crystal"]["jokers"] == 1


@pytest.mark.rule("EME-R21")
def test_a_lone_joker():
    """EME-R21: a joker may stand for a good of which its owner has nothing else."""
    match = empty()
    t.collect(match, 0, "joker_01")
    assert match.view()["seats"][0]["points"] == 1


COUNTS = st.lists(st.integers(0, 9), min_size=5, max_size=5)


@pytest.mark.rule("EME-R13", "EME-R14", "EME-67", "EME-68")
@given(counts=COUNTS, jokers=st.integers(0, 4))
@settings(max_examples=300, deadline=None)
def test_jokers_against_trying_everything(counts, jokers):
    p = t.position(t.start(2))

    def worth(given):
        return sum(scoring.step_value(p.box.points[g], counts[g] + given[g]) for g in range(5))

    best = max(worth([choice.count(g) for g in range(5)]) for choice in product(range(5), repeat=jokers))
    given = scoring.assign_jokers(p, [*counts, jokers])
    assert worth(given) == best
    assert sum(given) <= jokers


@pytest.mark.rule("EME-60", "EME-61", "EME-64")
@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 24), st.booleans()), max_size=40))
@settings(max_examples=150, deadline=None)
def test_control_against_plain_counting(pieces):
    match = empty(3)
    p = t.position(match)
    board = {}
    for seat, r, city in pieces:
        if city and p.city_supply[seat]:
            p.add_city(seat, r)
        elif not city and p.supply[seat]:
            p.add_army(seat, r)
        else:
            continue
        board.setdefault(r, [0, 0, 0])[seat] += 1
    expected = {}
    for r, counts in board.items():
        leaders = [seat for seat in range(3) if counts[seat] == max(counts)]
        if len(leaders) == 1:
            expected[match.components.regions[r]] = leaders[0]
    assert control(match) == expected
    points = [0, 0, 0]
    for continent in match.components.side["continents"]:
        owned = [sum(expected.get(region) == seat for region in continent["regions"]) for seat in range(3)]
        if owned.count(max(owned)) == 1:
            points[owned.index(max(owned))] += 1
    assert continents(match) == points


@pytest.mark.rule("EME-70", "EME-71")
def test_points_win_and_coins_score_nothing():
    match = finished()
    p = t.position(match)
    p.past_points, p.coins = [7, 6], words([0, 9])
    assert match.result.winners == [0]
    assert match.result.scores == [7, 6]
    total = [sum(part.values()) for part in finished().result.breakdown]
    assert total == finished().result.scores


def finished(players=2, **options):
    match = t.start(players, **options)
    while not match.over:
        seat = match.to_act[0] if match.to_act else 0
        match.play(seat, match.legal(seat)[-1])
    return match


@pytest.mark.rule("EME-R10", "EME-R18", "EME-72", "EME-73", "EME-74", "EME-75")
def test_tie_breaks_in_order():
    match = finished()
    p = t.position(match)
    t.clear(match)
    p.past_points, p.coins = [5, 5], words([1, 2])
    assert match.result.winners == [1]  # coins
    p.coins = words([2, 2])
    t.put(match, 0, "a1", armies=2, cities=1)
    t.put(match, 1, "a2", armies=3)
    assert match.result.winners == [1]  # armies on the board; a city is none (EME-R18)
    t.put(match, 0, "a3", armies=1)
    assert match.result.winners == [0]  # armies equal, more regions
    t.put(match, 1, "a4", cities=1)
    assert match.result.winners == [0, 1]  # all equal: shared (EME-R10)
    assert match.result.ranking == [[0, 1]]


@pytest.mark.rule("EME-79", "EME-80")
def test_long_game_adds_three_games():
    match = t.deal(2, long_game=True)
    games, points = [], [0, 0]
    while not match.over:
        if len(match.to_act) == 2:  # bids: each of the three games is set up and bid for anew
            assert [seat["coins"] for seat in match.view()["seats"]] == [14, 14]
            assert t.armies(match, 0, "c4") == 3
            assert t.deck_size(match) == 31
            games.append(match.view()["game_number"])
            assert [seat["past_points"] for seat in match.view()["seats"]] == points
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
        if match.events()[-1]["event"] == "scored" or any(e["event"] == "scored" for e in match.events()[-3:]):
            scored = [e for e in match.events() if e["event"] == "scored"]
            points = [sum(int(e["arguments"][1][2]) for e in scored[seat::2]) for seat in (0, 1)]
    assert games == [1, 2, 3]
    assert match.result.scores == points
    assert [sum(part.values()) for part in match.result.breakdown] == points


@pytest.mark.rule("EME-R17")
def test_long_game_ties_by_coins():
    """EME-R17: equal sums of points are decided by the sum of coins, then shared."""
    match = t.deal(2, long_game=True)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    p = t.position(match)
    p.past_points, p.past_coins = [20, 20], [3, 4]
    assert match.result.winners == [1]
    p.past_coins = [4, 4]
    assert match.result.winners == [0, 1]


@pytest.mark.rule("EME-83", "EME-85")
def test_a_goods_token_counts_for_who_controls_its_region():
    match = empty(goods_tokens=True)
    p = t.position(match)
    p.token[t.region(match, "a1")] = match.components.goods.index("forest")
    t.collect(match, 0, "forest_01", "joker_01")
    alone = match.view()["seats"][0]["goods"]["forest"]
    assert alone["symbols"] == 1
    t.put(match, 0, "a1", armies=1)
    with_token = match.view()["seats"][0]["goods"]["forest"]
    assert with_token["symbols"] == 2
    assert with_token["points"] >= 1  # cards, joker and token are read once together
    t.put(match, 1, "a1", armies=1)
    assert match.view()["seats"][0]["goods"]["forest"]["symbols"] == 1
    assert match.view()["seats"][1]["goods"]["forest"]["symbols"] == 0


@pytest.mark.rule("EME-85")
def test_tokens_do_not_change_control():
    with_tokens, without = empty(goods_tokens=True), empty()
    for match in (with_tokens, without):
        t.put(match, 0, "a1", armies=1)
        t.put(match, 1, "b1", armies=1)
    assert control(with_tokens) == control(without)
    assert continents(with_tokens) == continents(without)
