"""Set-up: INC-1, INC-21 to INC-36."""

from __future__ import annotations

from collections import Counter

import pytest

import pentarchy
from pentarchy.games.inca_empire.position import (
    BOX,
    BUILT,
    DECK,
    FACE_DOWN,
    HAND,
    MAP,
    SPARE,
)

from .tabletop import GAME, hold, line, phase, point, position, region, road, seat_of, sound, start, turn, why


@pytest.mark.rule("INC-1")
def test_three_or_four_players() -> None:
    for players in (3, 4):
        assert start(players).players == players
    for players in (1, 2, 5):
        with pytest.raises(pentarchy.PentarchyError, match="3 to 4 players"):
            pentarchy.new(GAME, players)


@pytest.mark.rule("INC-3", "INC-21", "INC-R3")
@pytest.mark.parametrize(("players", "regions", "starts"), [(4, 42, 4), (3, 36, 3)])
def test_side_of_the_board(players: int, regions: int, starts: int) -> None:
    match = start(players)
    p = position(match)
    assert len(p.box.ordinary) == regions
    assert len(p.box.starting) == starts
    on_board = {entry["region"] for entry in match.view(0)["regions"]}
    assert len(on_board) == regions + starts
    assert ("cuntisuyu" in on_board) == (players == 4)
    colours = {entry["colour"] for entry in match.view(0)["seats"]}
    assert colours == ({"orange", "green", "brown", "blue"} if players == 4 else {"orange", "green", "brown"})


@pytest.mark.rule("INC-4", "INC-22")
def test_side_of_the_sun_board() -> None:
    four, three = start(4), start(3)
    assert [s["sector"] for s in four.view(0)["sectors"]] == [
        "blue_orange",
        "orange_green",
        "green_brown",
        "brown_blue",
    ]
    assert [s["sector"] for s in three.view(0)["sectors"]] == ["orange_green", "green_brown", "brown_orange"]
    phase(three, "early_1", 1)
    seat = three.to_act[0]
    hold(three, seat, "epidemic", "resistance", "wild_road")
    assert why(three, seat, "place epidemic blue_orange") == "sector-of-other-side"
    assert why(three, seat, "place epidemic brown_orange") is None


@pytest.mark.rule("INC-23")
def test_nobody_starts_with_labour_and_nothing_is_built() -> None:
    for seed in range(5):
        match = start(seed=seed)
        p = position(match)
        # The first Inca phase has been carried out: everybody has exactly the income of the first era.
        assert p.labour == [6] * 4
        assert not any(site & BUILT for site in p.site)
        assert p.terraces == [0] * 4


@pytest.mark.rule("INC-24", "INC-25")
def test_cost_cards_give_colour_and_starting_region() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(40):
        p = position(start(seed=seed))
        assert sorted(p.colour) == [0, 1, 2, 3]
        assert all(p.colour[p.seat_of[colour]] == colour for colour in range(4))
        seen.add(tuple(p.colour))
    assert len(seen) > 10
    assert {colour for seed in range(20) for colour in position(start(3, seed)).colour} == {0, 1, 2}


@pytest.mark.rule("INC-26", "INC-R4")
def test_figures_start_on_space_0_in_order_of_the_tiles() -> None:
    p = position(start())
    assert p.score == [0] * 4
    assert p.rank == p.order


@pytest.mark.rule("INC-27", "INC-R25")
def test_start_roads() -> None:
    match = start()
    p = position(match)
    ends = {"orange": "limatambo", "green": "pisac", "brown": "pikillacta", "blue": "maukallaqta"}
    for colour, end in ends.items():
        seat = seat_of(match, colour)
        assert p.road[line(match, "cuzco", end)] == seat
        assert p.reach[point(match, end)] == 1 << seat
    assert p.reach[point(match, "cuzco")] == 0b1111
    assert sum(owner >= 0 for owner in p.road) == 4
    assert match.view(0)["seats"][0]["roads"] == 1
    # The start roads turn nothing up beyond the neighbours of starting regions.
    starts = set(p.box.starting)
    for r in p.box.ordinary:
        assert (p.token[r] < FACE_DOWN) == any(other in starts for other in p.box.neighbours[r])


@pytest.mark.rule("INC-28", "INC-29", "INC-R5", "INC-35")
@pytest.mark.parametrize(("players", "placed"), [(4, 42), (3, 36)])
def test_culture_tokens(players: int, placed: int) -> None:
    match = start(players)
    p = position(match)
    assert len(p.zones[MAP]) == placed
    assert len(p.zones[SPARE]) == 3
    assert all(p.seen[card] == 0 for card in p.zones[SPARE])
    types = Counter(p.box.token_type[card - p.box.first_token] for card in p.zones[MAP] + p.zones[SPARE])
    assert [types[k] for k in range(6)] == ([12, 9, 8, 7, 5, 4] if players == 4 else [11, 8, 7, 6, 4, 3])
    removed = [card for card in p.zones[BOX] if p.box.first_token <= card < p.box.first_marker]
    assert sorted(p.box.token_type[card - p.box.first_token] for card in removed) == list(range(6)) * (players == 3)
    assert all(p.token[r] < 0 for r in p.box.starting)
    shown = {entry["region"]: entry["token"] for entry in match.view(None)["regions"]}
    assert shown["vilcabamba"] is not None
    assert shown["chile"] is None


@pytest.mark.rule("INC-30")
def test_three_sun_cards_each() -> None:
    match = start()
    p = position(match)
    for seat in range(4):
        assert len(p.zones[HAND + seat]) == 3
        assert len(match.view(seat)["hand"]) == 3
    assert len(p.zones[DECK]) == 32 - 12
    sound(match)


@pytest.mark.rule("INC-31")
def test_black_inca_starts_on_top() -> None:
    match = start()
    assert next(e["arguments"] for e in match.events() if e["event"] == "phase") == [
        ("column", "column", "pre_1"),
        ("phase", "phase", "inca"),
    ]


@pytest.mark.rule("INC-32", "INC-33", "INC-7")
def test_turn_order_tiles_are_dealt() -> None:
    for players in (3, 4):
        orders = {tuple(position(start(players, seed)).order) for seed in range(40)}
        assert len(orders) > 4
        assert all(sorted(order) == list(range(players)) for order in orders)
        match = start(players)
        tiles = [e["arguments"][1][2] for e in match.events() if e["event"] == "order"]
        assert tiles == [str(k + 1) for k in range(players)]
        assert match.to_act == (position(match).order[0],)


@pytest.mark.rule("INC-34", "INC-36")
def test_cards_of_a_game_of_three() -> None:
    match = start(3)
    p = position(match)
    assert match.view(None)["removed"] == [
        "annual_pilgrimage",
        "great_pilgrimage",
        "local_pilgrimage",
        "peasant_revolt",
        "wild_road",
    ]
    assert len(p.zones[DECK]) + sum(len(p.zones[HAND + seat]) for seat in range(3)) == 27
    # Everything else runs by the same rules: a first turn with two roads and an improvement.
    seat = match.to_act[0]
    assert {"road", "additional", "end"} <= {action.verb for action in match.legal(seat)}


@pytest.mark.rule("INC-13", "INC-R1")
def test_starting_regions_are_conquered_for_everybody() -> None:
    match = start()
    seat = seat_of(match, "orange")
    turn(match, seat)
    assert why(match, seat, "conquer chinchaysuyu") == "not-unconquered"
    assert why(match, seat, "conquer antisuyu") == "not-unconquered"
    # A road inside a starting region needs no conquest, whoever's region it is.
    assert why(match, seat, road("limatambo", "ollantaytambo")) is None
    match.play(seat, road("limatambo", "ollantaytambo"))
    assert why(match, seat, road("ollantaytambo", "pisac")) is None
    view = {entry["region"]: entry for entry in match.view(None)["regions"]}
    assert view["antisuyu"] == {"region": "antisuyu", "conquered": True, "token": None}
    assert position(match).token[region(match, "antisuyu")] == -1
