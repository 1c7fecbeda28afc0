"""Turns, cards and actions (EME-21 to EME-58)."""

from __future__ import annotations

import pytest

from pentarchy.games.eight_minute_empire.numbers import DO_DESTROY
from pentarchy.games.eight_minute_empire.position import ROW

from . import tabletop as t


def refused(match, seat, action):
    refusal = match.why_not(seat, action)
    return None if refusal is None else (refusal.code, refusal.rule)


@pytest.mark.rule("EME-21", "EME-30")
def test_turns_go_clockwise():
    match = t.start(3)
    order = []
    while len(order) < 7:
        seat = match.to_act[0]
        if match.game.asked(match.position) == "take":
            order.append(seat)
        match.play(seat, match.legal(seat)[-1])
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert refused(match, (match.to_act[0] + 1) % 3, "stop") == ("not-your-turn", "EME-21")


@pytest.mark.rule("EME-22")
def test_one_face_up_card_must_be_taken():
    match = t.start(2)
    in_row = {entry["card"] for entry in match.view()["row"]}
    assert t.legal(match, 0, "take") == in_row
    assert all(action.verb == "take" for action in match.legal(0))
    other = next(card["id"] for card in match.components.cards if card["id"] not in in_row)
    assert refused(match, 0, f"take {other}") == ("not-in-row", "EME-22")
    assert refused(match, 0, "stop") == ("other-question", "EME-22")


@pytest.mark.rule("EME-23", "EME-24")
@pytest.mark.parametrize(("place", "price"), list(enumerate((0, 1, 1, 2, 2, 3))))
def test_prices_of_the_row(place, price):
    match = t.start(2)
    match.play(0, f"take {match.view()['row'][place]['card']}")
    assert match.view()["seats"][0]["coins"] == 14 - price


@pytest.mark.rule("EME-X1", "EME-23")
def test_x1_third_card_costs_one():
    """EME-X1: with 4 coins the third card from the left leaves 3."""
    match = t.start(2)
    t.position(match).coins[0] = 4
    match.play(0, f"take {match.view()['row'][2]['card']}")
    assert match.view()["seats"][0]["coins"] == 3


@pytest.mark.rule("EME-X2", "EME-25")
@pytest.mark.parametrize(("coins", "places"), [(0, 1), (1, 3), (2, 5), (3, 6), (9, 6)])
def test_x2_only_affordable_cards(coins, places):
    """EME-X2: 0 coins one card, 1 coin three, 2 coins five, 3 or more all six."""
    match = t.start(2)
    t.position(match).coins[0] = coins
    t.position(match).memo = None
    row = [entry["card"] for entry in match.view()["row"]]
    assert [action.args[0] for action in match.legal(0)] == row[:places]
    if places < 6:
        assert refused(match, 0, f"take {row[places]}") == ("too-expensive", "EME-25")


@pytest.mark.rule("EME-26", "EME-77")
def test_taken_cards_lie_face_up():
    match = t.start(2)
    t.take(match, 0, "forest_01")
    assert match.view(1)["seats"][0]["cards"] == ["forest_01"]
    assert match.view(None)["seats"][0]["cards"] == ["forest_01"]


@pytest.mark.rule("EME-27", "EME-28")
def test_the_action_follows_at_once_and_may_be_refused():
    match = t.start(2)
    t.take(match, 0, "forest_02")  # recruit 3
    assert match.to_act == (0,)
    before = t.position(match).armies[:]
    match.play(0, "stop")
    assert t.position(match).armies == before
    assert match.to_act == (1,)


@pytest.mark.rule("EME-29")
def test_the_row_slides_left_and_is_refilled():
    match = t.start(2)
    row = [entry["card"] for entry in match.view()["row"]]
    top = t.position(match).zones[0][-1]
    match.play(0, f"take {row[1]}")
    while match.to_act == (0,):
        match.play(0, "stop")
    after = [entry["card"] for entry in match.view()["row"]]
    assert after[:5] == [row[0], *row[2:]]
    assert after[5] == match.components.cards[top]["id"]


# -- recruit


@pytest.mark.rule("EME-31")
def test_recruit_up_to_the_number_on_the_card():
    match = t.start(2)
    t.take(match, 0, "forest_02")
    for _ in range(3):
        assert match.to_act == (0,)
        match.play(0, "recruit c4")
    assert t.armies(match, 0, "c4") == 6
    assert match.to_act == (1,)


@pytest.mark.rule("EME-R15", "EME-31")
def test_recruit_fewer():
    match = t.start(2)
    t.take(match, 0, "forest_02")
    match.play(0, "recruit c4")
    match.play(0, "stop")
    assert t.armies(match, 0, "c4") == 4


@pytest.mark.rule("EME-32", "EME-48")
def test_recruit_only_at_the_start_or_with_an_own_city():
    match = t.start(2)
    t.put(match, 0, "a1", cities=1)
    t.put(match, 1, "a2", cities=1)
    t.put(match, 0, "a3", armies=1)
    t.take(match, 0, "forest_02")
    assert t.legal(match, 0, "recruit") == {"c4", "a1"}
    assert refused(match, 0, "recruit a2") == ("no-recruiting-there", "EME-32")
    assert refused(match, 0, "recruit a3") == ("no-recruiting-there", "EME-32")


@pytest.mark.rule("EME-33")
def test_recruits_may_be_divided():
    match = t.start(2)
    t.put(match, 0, "a1", cities=1)
    t.take(match, 0, "forest_02")
    for region in ("a1", "c4", "a1"):
        match.play(0, f"recruit {region}")
    assert (t.armies(match, 0, "a1"), t.armies(match, 0, "c4")) == (2, 4)


@pytest.mark.rule("EME-R7", "EME-34")
def test_the_supply_limits_recruiting():
    match = t.start(2)
    t.put(match, 0, "a1", armies=9)  # 11 - 9 = 2 left
    t.take(match, 0, "forest_02")
    match.play(0, "recruit c4")
    match.play(0, "recruit c4")
    assert match.to_act == (1,)  # the third cannot come
    assert t.position(match).supply[0] == 0
    match.play(1, match.legal(1)[0])
    while match.to_act == (1,):
        match.play(1, "stop")
    t.row(match, "ore_01")
    match.play(0, "take ore_01")  # recruit 3 with an empty supply: nothing to ask (EME-R7)
    assert match.to_act == (1,)


# -- march


@pytest.mark.rule("EME-X3", "EME-35", "EME-36")
@pytest.mark.parametrize(
    "steps",
    [
        ["c4 c5", "c5 c6", "c6 c8"],
        ["c4 c5", "c4 c5", "c4 c5"],
        ["c4 c5", "c4 c6", "c6 c8"],
    ],
)
def test_x3_steps_divided_in_any_way(steps):
    """EME-X3: one army three steps; three armies one step each; one army one step and another two."""
    match = t.start(2)
    t.take(match, 0, "forest_01")
    for step in steps:
        origin, target = step.split()
        before = t.armies(match, 0, origin), t.armies(match, 0, target)
        match.play(0, f"move {step}")
        assert (t.armies(match, 0, origin), t.armies(match, 0, target)) == (before[0] - 1, before[1] + 1)
    assert match.to_act == (1,)


@pytest.mark.rule("EME-35")
def test_steps_go_to_adjacent_regions():
    match = t.start(2)
    t.take(match, 0, "forest_01")
    assert refused(match, 0, "move c4 a1") == ("not-adjacent", "EME-35")
    assert refused(match, 0, "move c4 c4") == ("not-adjacent", "EME-35")
    adjacent = {b if a == "c4" else a for a, b in match.components.side["land_adjacency"] if "c4" in (a, b)}
    assert t.legal(match, 0, "move") == {f"c4 {region}" for region in adjacent}


@pytest.mark.rule("EME-X4", "EME-37", "EME-41")
def test_x4_sea_routes_need_a_great_march():
    """EME-X4: d2 to e1 on the five-continent side."""
    match = t.start(2, board="five_continents")
    t.put(match, 0, "d2", armies=1)
    t.take(match, 0, "forest_01")
    assert refused(match, 0, "move d2 e1") == ("only-by-sea", "EME-37")
    other = t.start(2, board="five_continents")
    t.put(other, 0, "d2", armies=1)
    t.take(other, 0, "forest_03")
    other.play(0, "move d2 e1")
    assert t.armies(other, 0, "e1") == 4


@pytest.mark.rule("EME-R3", "EME-37")
def test_a_march_never_uses_a_route_inside_a_continent():
    """EME-R3: c1 and c13 belong to one continent, but only a sea route joins them."""
    match = t.start(2)
    t.put(match, 0, "c1", armies=1)
    t.take(match, 0, "forest_01")
    assert refused(match, 0, "move c1 c13") == ("only-by-sea", "EME-37")


@pytest.mark.rule("EME-R15", "EME-38")
def test_fewer_steps():
    match = t.start(2)
    t.take(match, 0, "forest_01")
    match.play(0, "move c4 c5")
    match.play(0, "stop")
    assert match.to_act == (1,)
    assert t.armies(match, 0, "c5") == 1


@pytest.mark.rule("EME-R16", "EME-39", "EME-40")
def test_only_own_armies_move_and_nobody_blocks():
    match = t.start(2)
    t.put(match, 1, "c5", armies=3)
    t.put(match, 0, "c8", cities=1)
    t.take(match, 0, "forest_01")
    assert refused(match, 0, "move c5 c4") == ("no-army-there", "EME-40")
    assert refused(match, 0, "move c8 c4") == ("no-army-there", "EME-40")  # a city there, but no army
    match.play(0, "move c4 c5")
    match.play(0, "move c5 c4")
    assert t.armies(match, 1, "c5") == 3  # no fight


@pytest.mark.rule("EME-41", "EME-42", "EME-43")
def test_great_march_mixes_land_and_sea():
    match = t.start(2)
    t.put(match, 0, "c1", armies=1)
    t.take(match, 0, "forest_03")  # great march 3
    match.play(0, "move c1 c13")  # by sea: one step
    land = next(b if a == "c13" else a for a, b in match.components.side["land_adjacency"] if "c13" in (a, b))
    match.play(0, f"move c13 {land}")
    match.play(0, f"move {land} c13")
    assert match.to_act == (1,)


# -- cities


@pytest.mark.rule("EME-R4", "EME-44", "EME-47")
def test_a_city_needs_an_army_that_stays():
    match = t.start(2)
    t.put(match, 1, "a1", armies=1)
    t.take(match, 0, "forest_05")
    assert t.legal(match, 0, "found") == {"c4"}
    assert refused(match, 0, "found a1") == ("no-army-for-city", "EME-44")
    match.play(0, "found c4")
    assert (t.cities(match, 0, "c4"), t.armies(match, 0, "c4")) == (1, 3)
    assert t.position(match).city_supply[0] == 2


@pytest.mark.rule("EME-45")
def test_any_number_of_cities_in_one_region():
    match = t.start(2)
    t.put(match, 0, "c4", cities=1)
    t.put(match, 1, "c4", cities=1)
    t.take(match, 0, "forest_05")
    match.play(0, "found c4")
    assert (t.cities(match, 0, "c4"), t.cities(match, 1, "c4")) == (2, 1)


@pytest.mark.rule("EME-46")
def test_three_cities_are_all():
    match = t.start(2)
    t.put(match, 0, "c4", cities=3)
    t.take(match, 0, "forest_05")
    assert match.to_act == (1,)  # nothing can be founded: nothing is asked


@pytest.mark.rule("EME-49", "EME-52")
def test_cities_are_never_removed():
    match = t.start(2)
    t.put(match, 1, "a1", cities=1)
    t.row(match, "forest_07")
    match.play(0, "take forest_07")
    match.play(0, "use destroy")
    assert refused(match, 0, "destroy a1 1") == ("no-such-army", "EME-50")
    assert not any(verb.name.startswith("remove") for verb in match.codec.verbs)


# -- destroy


@pytest.mark.rule("EME-R5", "EME-R6", "EME-50", "EME-53")
def test_destroy_any_army_of_any_player():
    match = t.start(3)
    t.put(match, 2, "a7", armies=1)
    t.take(match, 0, "carrot_09")
    match.play(0, "use destroy")
    assert t.legal(match, 0, "destroy") == {"c4 0", "c4 1", "c4 2", "a7 2"}  # an own army too (EME-R6)
    assert refused(match, 0, "destroy a7 1") == ("no-such-army", "EME-50")
    assert refused(match, 0, "destroy c4 4") == ("no-such-army", "EME-50")
    supply = t.position(match).supply[2]
    match.play(0, "destroy a7 2")
    assert t.armies(match, 2, "a7") == 0
    assert t.position(match).supply[2] == supply + 1


@pytest.mark.rule("EME-X5", "EME-51")
@pytest.mark.parametrize("victims", [("1", "1"), ("1", "2"), ("2", "0")])
def test_x5_two_crosses_one_or_two_victims(victims):
    """EME-X5: a made-up card with two crossed-out cubes."""
    match = t.start(3)
    t.take(match, 0, "carrot_09")
    match.play(0, "use destroy")
    p = t.position(match)
    assert p.stack[-8] == DO_DESTROY
    p.stack[-6] = 2
    for victim in victims:
        match.play(0, f"destroy c4 {victim}")
    assert sum(t.armies(match, seat, "c4") for seat in range(3)) == 9 - 2
    assert match.game.asked(p) == "recruit" or t.legal(match, 0, "use") == {"recruit"}


@pytest.mark.rule("EME-R12")
def test_destroying_a_neutral_army():
    match = t.deal(2, two_player_neutral=True)
    for k in range(10):
        match.play(k % 2, "neutral a1")
    for seat in range(2):
        match.play(seat, "bid 0")
    t.take(match, 0, "carrot_09")
    match.play(0, "use destroy")
    match.play(0, "destroy_neutral a1")
    assert match.view()["regions"][0]["armies"] == [0, 0, 9]
    assert match.view()["neutral_supply"] == 1


# -- two actions


@pytest.mark.rule("EME-54")
def test_or_card_one_of_two():
    match = t.start(2)
    t.take(match, 0, "forest_06")  # recruit 2 / march 3
    assert {str(action) for action in match.legal(0)} == {"use recruit", "use march", "stop"}
    assert refused(match, 0, "use city") == ("deed-not-on-card", "EME-54")
    match.play(0, "use march")
    match.play(0, "stop")
    assert match.to_act == (1,)


@pytest.mark.rule("EME-55", "EME-56")
@pytest.mark.parametrize("order", [("destroy", "recruit"), ("recruit", "destroy")])
def test_and_card_both_in_either_order(order):
    match = t.start(2)
    t.take(match, 0, "carrot_09")  # destroy 1 + recruit 1
    for deed in order:
        match.play(0, f"use {deed}")
        match.play(0, "destroy c4 1" if deed == "destroy" else "recruit c4")
    assert (t.armies(match, 0, "c4"), t.armies(match, 1, "c4")) == (4, 2)
    assert match.to_act == (1,)


@pytest.mark.rule("EME-57", "EME-28")
def test_each_of_both_may_be_refused():
    match = t.start(2)
    t.take(match, 0, "carrot_09")
    match.play(0, "use destroy")
    match.play(0, "stop")
    assert {str(action) for action in match.legal(0)} == {"use recruit", "stop"}
    assert refused(match, 0, "use destroy") == ("deed-not-on-card", "EME-54")
    match.play(0, "stop")
    assert match.to_act == (1,)


# -- the end


@pytest.mark.rule("EME-58", "EME-21")
@pytest.mark.parametrize(("players", "cards"), [(2, 13), (3, 10), (4, 8), (5, 7)])
def test_the_game_ends_when_all_have_their_cards(players, cards):
    match = t.start(players)
    while not match.over:
        seat = match.to_act[0]
        if match.game.asked(match.position) == "take":
            assert len(match.view()["seats"][seat]["cards"]) < cards
        match.play(seat, match.legal(seat)[-1])
    assert [len(seat["cards"]) for seat in match.view()["seats"]] == [cards] * players
    assert match.result.reason == "cards_collected"
    assert match.why_not(0, "stop").code == "game-over"


@pytest.mark.rule("EME-R8")
def test_the_row_has_six_cards_at_every_choice():
    """EME-R8: the deck suffices, so there are always six cards to choose from."""
    for players in (2, 3, 4, 5):
        match = t.start(players)
        while not match.over:
            seat = match.to_act[0]
            if match.game.asked(match.position) == "take":
                assert len(t.position(match).zones[ROW]) == 6
            match.play(seat, match.legal(seat)[-1])


@pytest.mark.rule("EME-R1")
def test_the_other_printing_of_one_card():
    """EME-R1: recruit 2 or city; in the other printing recruit 2 only."""
    match = t.start(2)
    t.take(match, 0, "ore_06")
    assert t.legal(match, 0, "use") == {"recruit", "city"}
    other = t.start(2, ore_06_other_printing=True)
    t.take(other, 0, "ore_06")
    assert t.legal(other, 0, "recruit") == {"c4"}
