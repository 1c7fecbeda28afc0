"""The data checks of the dossier: components as printed."""

from __future__ import annotations

from collections import Counter

import networkx as nx
import pytest
from shapely.geometry import Point, Polygon

from pentarchy.registry import game

DATA = game("eight_minute_empire").data
CARDS = DATA["cards"]["cards"]
SIDES = {side["id"]: side for side in DATA["boards"]["sides"]}


@pytest.mark.rule("EME-4")
def test_cards_by_good_and_symbols():
    assert len(CARDS) == len({card["id"] for card in CARDS}) == 42
    assert Counter(card["good"] for card in CARDS) == {
        "carrot": 10,
        "anvil": 9,
        "forest": 8,
        "ore": 7,
        "crystal": 5,
        "joker": 3,
    }
    symbols, without_five = Counter(), Counter()
    for card in CARDS:
        symbols[card["good"]] += card["symbols"]
        without_five[card["good"]] += 0 if card["five_player_only"] else card["symbols"]
    assert symbols == {"carrot": 11, "anvil": 10, "forest": 8, "ore": 7, "crystal": 5, "joker": 3}
    assert without_five == {"carrot": 10, "anvil": 8, "forest": 7, "ore": 6, "crystal": 4, "joker": 3}
    assert {card["id"] for card in CARDS if card["symbols"] == 2} == {"carrot_02", "anvil_09"}


@pytest.mark.rule("EME-9")
def test_five_player_cards():
    marked = {card["id"] for card in CARDS if card["five_player_only"]}
    assert marked == {"forest_08", "carrot_10", "anvil_09", "ore_07", "crystal_05"}


@pytest.mark.rule("EME-4")
def test_actions_of_cards():
    assert Counter(card["combine"] for card in CARDS) == {"single": 35, "or": 6, "and": 1}
    deeds = [deed for card in CARDS for deed in card["actions"]]
    assert Counter(deed["type"] for deed in deeds) == {"recruit": 18, "march": 14, "voyage": 9, "city": 6, "destroy": 2}
    assert {d["n"] for d in deeds if d["type"] == "march"} == {2, 3, 4, 5, 6}
    assert {d["n"] for d in deeds if d["type"] == "voyage"} == {2, 3, 4}
    assert {d["n"] for d in deeds if d["type"] == "recruit"} == {1, 2, 3, 4}


@pytest.mark.rule("EME-68")
def test_goods_tables():
    goods = {good["id"]: good for good in DATA["goods"]["goods"]}
    for good in goods.values():
        assert [points for _, points in good["steps"]] == [1, 2, 3, 5]
        needed = [symbols for symbols, _ in good["steps"]]
        assert needed == sorted(set(needed))
        for symbols, points in enumerate(good["points_by_symbols"]):
            reached = [step for step in good["steps"] if step[0] <= symbols]
            assert points == (reached[-1][1] if reached else 0)
    assert goods["forest"]["steps"] == [[2, 1], [4, 2], [5, 3], [6, 5]]


@pytest.mark.rule("EME-6")
def test_goods_tokens():
    assert DATA["goods"]["goods_tokens"] == {"crystal": 2, "ore": 2, "forest": 2, "anvil": 2, "carrot": 2}


@pytest.mark.rule("EME-3", "EME-R20")
@pytest.mark.parametrize(
    ("side", "sizes", "borders", "routes", "start", "triangles"),
    [
        ("four_continents", [7, 2, 13, 3], 30, 7, "c4", "a1 b1 c4 c13 d2"),
        ("five_continents", [2, 2, 3, 7, 9], 29, 7, "e1", "a1 b1 c2 d5 e9"),
    ],
)
def test_counts_of_a_side(side, sizes, borders, routes, start, triangles):
    board = SIDES[side]
    assert [len(continent["regions"]) for continent in board["continents"]] == sizes
    assert sorted(r for c in board["continents"] for r in c["regions"]) == sorted(r["id"] for r in board["regions"])
    assert (len(board["land_adjacency"]), len(board["sea_routes"])) == (borders, routes)
    assert board["start_region"] == start
    assert " ".join(r["id"] for r in board["regions"] if r["goods_token"]) == triangles


@pytest.mark.rule("EME-7")
@pytest.mark.parametrize("side", SIDES)
def test_graph_of_a_side(side):
    board = SIDES[side]
    continent = {region["id"]: region["continent"] for region in board["regions"]}
    land, sea = nx.Graph(), nx.Graph()
    land.add_nodes_from(continent)
    land.add_edges_from(map(tuple, board["land_adjacency"]))
    sea.add_edges_from((route["a"], route["b"]) for route in board["sea_routes"])
    assert set(land) == set(continent)
    assert set(sea) <= set(continent)
    assert land.number_of_edges() == len(board["land_adjacency"])
    assert not set(map(frozenset, land.edges)) & set(map(frozenset, sea.edges))
    assert all(continent[a] == continent[b] for a, b in land.edges)
    assert all(nx.is_connected(land.subgraph(c["regions"])) for c in board["continents"])
    assert not nx.is_connected(land)
    assert nx.is_connected(nx.compose(land, sea))
    inner = [{a, b} for a, b in sea.edges if continent[a] == continent[b]]
    assert inner == ([{"c1", "c13"}] if side == "four_continents" else [])


@pytest.mark.rule("EME-7")
@pytest.mark.parametrize("side", SIDES)
def test_polygons_of_a_side(side):
    board = SIDES[side]
    shapes = {region["id"]: Polygon(region["polygon"]) for region in board["regions"]}
    borders = {frozenset(pair) for pair in board["land_adjacency"]}
    for region in board["regions"]:
        assert shapes[region["id"]].is_simple
        assert shapes[region["id"]].is_valid
        assert ("token_spot" in region) == region["goods_token"]
        for spot in {"center", "token_spot"} & set(region):
            assert shapes[region["id"]].contains(Point(region[spot])), (region["id"], spot)
    names = list(shapes)
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            common = shapes[a].intersection(shapes[b])
            assert common.area < 1e-6, (a, b)
            assert (common.length > 0) == (frozenset((a, b)) in borders), (a, b)


@pytest.mark.rule("EME-5", "EME-12")
def test_coins_and_cards_suffice():
    setup = DATA["setup"]
    for row, deck in zip(setup["by_players"], (37, 37, 37, 42), strict=True):
        assert row["players"] * row["coins"] <= setup["coin_tokens_total"] == 44
        assert setup["row_size"] + row["players"] * row["cards_to_collect"] - 1 <= deck


@pytest.mark.rule("EME-1", "EME-2")
def test_numbers_of_the_box():
    setup = DATA["setup"]
    assert [row["players"] for row in setup["by_players"]] == [2, 3, 4, 5]
    assert setup["pieces_per_player"] == {"armies": 14, "cities": 3}
