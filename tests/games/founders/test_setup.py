"""Players, set-up and draft (FND-1, FND-10 to FND-20)."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.games.founders.position import MASTERS, PRIZE

from . import tabletop as t

EACH = pytest.mark.parametrize("players", [2, 3, 4])


def drafted(players, seed=3):
    match = pentarchy.new("founders", players, seed)
    while t.asked(match) == "pick":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def begun(players, seed=3):
    match = drafted(players, seed)
    while t.asked(match) == "lay":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


@pytest.mark.rule("FND-1")
def test_two_to_four_players():
    for players in (2, 3, 4):
        assert len(pentarchy.new("founders", players, 1).view()["seats"]) == players
    for players in (1, 5):
        with pytest.raises(pentarchy.PentarchyError, match="2 to 4"):
            pentarchy.new("founders", players, 1)


@pytest.mark.rule("FND-11")
@EACH
def test_stacks_are_shuffled_and_face_down(players):
    orders = set()
    for seed in range(6):
        p = t.position(pentarchy.new("founders", players, seed))
        for stack in range(4):
            assert all(p.box.stack[tile] == stack and p.seen[tile] == 0 for tile in p.zones[stack])
        orders.add(tuple(map(tuple, p.zones[:4])))
    assert len(orders) == 6


@pytest.mark.rule("FND-12")
@EACH
def test_open_prizes(players):
    match = pentarchy.new("founders", players, 5)
    assert len(match.view()["prizes"]) == {2: 8, 3: 12, 4: 12}[players]
    boxed = t.position(match).zones[PRIZE]
    assert len(boxed) == 25 - len(match.view()["prizes"])
    assert all(t.position(match).seen[tile] == 0 for tile in boxed)


@pytest.mark.rule("FND-13")
@EACH
def test_the_first_player_is_drawn(players):
    firsts = {pentarchy.new("founders", players, seed).view()["first"] for seed in range(40)}
    assert firsts == set(range(players))


@pytest.mark.rule("FND-14")
@EACH
def test_open_draft_tiles(players):
    match = pentarchy.new("founders", players, 5)
    assert len(match.view()["draft"]) == 2 * players + 1
    assert t.legal(match, "draft") == set(match.view()["draft"])
    assert all(name.rsplit("_", 1)[0] in NATURE for name in match.view()["draft"])
    other = next(f"forest_{k}" for k in range(1, 5) if f"forest_{k}" not in match.view()["draft"])
    assert t.refused(match, f"draft {other}") == ("not-in-draft", "FND-15")
    assert t.refused(match, "draft mine_1") == ("not-in-draft", "FND-15")
    assert t.refused(match, "open nature") == ("other-question", "FND-21")


NATURE = {"forest", "cliff", "waterfall", "lake", "meadow", "floodplain"}


@pytest.mark.rule("FND-15", "FND-X10")
@EACH
def test_the_draft_goes_round_and_back(players):
    """FND-X10: A, B, C, C, B, A out of 7 tiles; one is left."""
    match = pentarchy.new("founders", players, 8)
    first = match.view()["first"]
    order = []
    while t.asked(match) == "pick":
        order.append(match.to_act[0])
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    there = [(first + k) % players for k in range(players)]
    assert order == there + there[::-1]
    assert len(match.view()["draft"]) == 1


@pytest.mark.rule("FND-16", "FND-R18")
def test_two_tiles_with_a_common_side():
    sides = {"0,1": (0, 1), "0,-1": (0, -1), "1,0": (1, 0), "-1,0": (-1, 0)}
    for token, place in sides.items():
        match = drafted(2)
        seat = match.to_act[0]
        entry = t.seat_view(match, seat)
        first, second = entry["tiles"][0]["tile"], entry["held"]
        assert t.legal(match, "at") == set(sides)
        match.play(seat, f"at {token}")
        assert t.where(match, seat) == {(0, 0): first, place: second}
    match = drafted(2)
    assert t.refused(match, "at 1,1") == ("not-beside-first", "FND-16")
    assert t.refused(match, "at 0,0") == ("not-beside-first", "FND-16")
    assert t.refused(match, "draft forest_1") == ("other-question", "FND-21")


@pytest.mark.rule("FND-R18")
@EACH
def test_second_tiles_are_laid_in_turn_order_after_the_draft(players):
    match = drafted(players)
    first = match.view()["first"]
    order = []
    while t.asked(match) == "lay":
        order.append(match.to_act[0])
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert order == [(first + k) % players for k in range(players)]


@pytest.mark.rule("FND-17", "FND-18")
@EACH
def test_first_rows(players):
    match = drafted(players)
    (left,) = match.view()["draft"]
    while t.asked(match) == "lay":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    view = match.view()
    assert {stack: len(row) for stack, row in view["rows"].items()} == {"nature": 3, "village": 2, "city": 1}
    assert left in view["rows"]["nature"]
    assert view["draft"] == []
    assert view["stacks"] == {"nature": 24 - 2 * players - 3, "village": 22, "city": 23}


@pytest.mark.rule("FND-19")
def test_piles_of_tokens():
    orders = set()
    for seed in range(6):
        match = pentarchy.new("founders", 3, seed)
        assert match.view()["supply"] == {"war": 6, "coin": 6, "cart": 6, "master": 6}
        p = t.position(match)
        assert all(p.seen[card] == 0 for card in p.zones[MASTERS])
        orders.add(tuple(p.zones[MASTERS]))
    assert len(orders) > 1


@pytest.mark.rule("FND-20")
@EACH
def test_turns_go_clockwise_from_the_first_player(players):
    match = begun(players)
    first = match.view()["first"]
    order = []
    while len(order) < 2 * players + 1:
        seat = match.to_act[0]
        if t.asked(match) == "open":
            order.append(seat)
            assert t.refused(match, "open village", (seat + 1) % players) == ("not-your-turn", "FND-20")
        match.play(seat, match.legal(seat)[0])
    assert order == [(first + k) % players for k in range(2 * players + 1)]


@pytest.mark.rule("FND-10")
def test_each_player_has_a_state_of_his_own():
    match = t.scene(t.PAIR, t.OTHER, rows=["forest_2"])
    t.play(match, "open village", "attach forest_2", "at -1,0")
    assert t.where(match, 0) == {**t.PAIR, (-1, 0): "forest_2"}
    assert t.where(match, 1) == t.OTHER
