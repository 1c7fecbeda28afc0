"""The component data: counts, references, geometry (the data checks of the boards), and data packs."""

from __future__ import annotations

import copy
import math
from collections import Counter
from itertools import combinations
from typing import Any

import networkx as nx
import pytest
from shapely.geometry import LineString, Point, Polygon

import pentarchy
from pentarchy.games.inca_empire import GAME
from pentarchy.games.inca_empire.components import Components
from pentarchy.kernel import data as packs

DATA = GAME.data
BOARDS = [DATA["board_4p"], DATA["board_3p"]]
board_of = pytest.mark.parametrize("board", BOARDS, ids=["4p", "3p"])
Board = dict[str, Any]


def spots(board: Board) -> dict[str, tuple[float, float]]:
    return {p["id"]: (p["x"], p["y"]) for p in board["points"]}


@pytest.mark.rule("INC-5", "INC-34", "INC-146")
def test_sun_cards() -> None:
    cards = DATA["sun_cards"]["cards"]
    assert len(cards) == 21
    assert sum(card["copies"] for card in cards) == 32
    assert sum(card["copies_3p"] for card in cards) == 27
    removed = {card["id"]: card["copies"] - card["copies_3p"] for card in cards if card["copies"] != card["copies_3p"]}
    assert removed == DATA["components"]["setup"]["3"]["sun_cards_removed"]
    early = DATA["components"]["variants"]["early_fall"]["sun_cards_removed"]
    assert sum(card["copies"] - early.get(card["id"], 0) for card in cards) == 29


@pytest.mark.rule("INC-9", "INC-35")
def test_culture_tokens() -> None:
    types = DATA["culture_tokens"]["types"]
    assert len(types) == 6
    assert sum(t["copies"] for t in types) == 45
    assert all(t["copies"] - t["copies_3p"] == 1 and t["copies"] >= 2 for t in types)
    assert [t["copies"] for t in types if t["labour"] == 3] == [4]
    assert any(t["resistance"] == 1 for t in types)
    assert any(a["labour"] + b["labour"] == 5 for a, b in combinations(types, 2))


@pytest.mark.rule("INC-6", "INC-7", "INC-8", "INC-9", "INC-10")
def test_pieces_in_the_box() -> None:
    counts = DATA["components"]["counts"]
    assert (counts["construction_cost_cards"], counts["turn_order_tiles"]) == (4, 4)
    assert (counts["road_sticks_per_colour"], counts["coloured_inca_figures"], counts["black_inca_figure"]) == (
        60,
        4,
        1,
    )
    assert counts["labour_tokens"] == 73
    assert [counts[name] for name in ("terrace_markers", "garrison_markers", "city_markers", "temples")] == [20] * 4
    assert [m["copies"] for m in DATA["components"]["invasion_markers"]] == [3, 1]


@pytest.mark.rule("INC-37", "INC-38", "INC-R6", "INC-R7")
def test_era_track() -> None:
    track = DATA["era_track"]
    assert [len(era["columns"]) for era in track["eras"]] == [1, 3, 2, 1]
    kinds = Counter(phase for column in track["columns"] for phase in column["phases"])
    assert kinds == {"inca": 7, "sun": 16, "people": 18, "sapa_inca": 6}
    assert "sun" not in track["columns"][0]["phases"]
    assert len(track["columns"][-1]["phases"]) == 10
    incomes = [era["labour_income"] for era in track["eras"]]
    assert incomes == sorted(set(incomes), reverse=True)
    assert incomes[1] == 3
    assert [(era["from"], era["to"]) for era in track["eras"]] == [
        (1438, 1471),
        (1471, 1493),
        (1493, 1528),
        (1528, 1533),
    ]


@pytest.mark.rule("INC-4", "INC-59")
def test_sun_board() -> None:
    for players in (3, 4):
        sectors = DATA["sun_board"]["sides"][str(players)]["sectors"]
        assert len(sectors) == players
        touched = Counter(colour for sector in sectors for colour in sector["between"])
        assert set(touched.values()) == {2}
    pairs = [set(s["between"]) for s in DATA["sun_board"]["sides"]["4"]["sectors"]]
    assert {"blue", "orange"} in pairs
    assert {"orange", "green"} in pairs
    assert {"blue", "green"} not in pairs
    assert {"orange", "brown"} not in pairs


@pytest.mark.rule("INC-3", "INC-12", "INC-15")
@board_of
def test_counts_and_references(board: Board) -> None:
    players = board["players"]
    starting = [r for r in board["regions"] if r["start_of"]]
    assert (len(starting), len(board["regions"]) - len(starting)) == ((4, 42) if players == 4 else (3, 36))
    ids = [x["id"] for key in ("regions", "points", "roads") for x in board[key]]
    regions = {r["id"] for r in board["regions"]}
    points = {p["id"] for p in board["points"]}
    for key in ("regions", "points", "roads"):
        names = [x["id"] for x in board[key]]
        assert len(names) == len(set(names)), key
    assert ids
    for region in board["regions"]:
        assert set(region["adjacent"]) <= regions
        assert set(region["points"]) == {p["id"] for p in board["points"] if region["id"] in p["regions"]}
        assert set(region["roads"]) == {r["id"] for r in board["roads"] if r["region"] == region["id"]}
        assert len(region["roads"]) >= 2
    for road in board["roads"]:
        assert {road["a"], road["b"]} <= points
        assert road["region"] in regions
    kinds = Counter(p["kind"] for p in board["points"])
    city_sites = kinds["city"] + kinds["significant_city"]
    assert (city_sites, kinds["significant_city"], kinds["garrison"]) == ((20, 8, 20) if players == 4 else (17, 8, 17))


@pytest.mark.rule("INC-18", "INC-R2")
@board_of
def test_neighbouring_regions(board: Board) -> None:
    adjacent = {r["id"]: set(r["adjacent"]) for r in board["regions"]}
    graph = nx.Graph((a, b) for a, others in adjacent.items() for b in others)
    assert all(a not in others for a, others in adjacent.items())
    assert all(a in adjacent[b] for a, others in adjacent.items() for b in others)
    assert nx.is_connected(graph)
    starts = [r["id"] for r in board["regions"] if r["start_of"]]
    ring = graph.subgraph(starts)
    assert all(degree == 2 for _, degree in ring.degree())
    assert all(board["cuzco"] in r["points"] for r in board["regions"] if r["start_of"])
    # A border of positive length, by the drawing.
    shapes = {g["id"]: Polygon(g["polygon"]) for g in board["region_polygons"]}
    for a, b in combinations(shapes, 2):
        shared = shapes[a].buffer(0.15).intersection(shapes[b].buffer(0.15)).area
        assert (shared > 3) == (b in adjacent[a]), (a, b, shared)


@pytest.mark.rule("INC-14", "INC-15", "INC-16")
@board_of
def test_points_and_lines(board: Board) -> None:
    of = {p["id"]: set(p["regions"]) for p in board["points"]}
    for p in board["points"]:
        assert p["regions"]
        if p["kind"] in ("city", "significant_city"):
            assert len(p["regions"]) == 1
        if p["kind"] == "garrison":
            assert len(p["regions"]) >= 2
    pairs = [frozenset((r["a"], r["b"])) for r in board["roads"]]
    assert len(set(pairs)) == len(pairs)
    assert all(len(pair) == 2 for pair in pairs)
    adjacent = {r["id"]: set(r["adjacent"]) for r in board["regions"]}
    borders = 0
    for road in board["roads"]:
        common = of[road["a"]] & of[road["b"]]
        assert road["region"] in common
        if len(common) == 2:
            borders += 1
            assert road["border_with"] in common - {road["region"]}
            assert road["border_with"] in adjacent[road["region"]]
        else:
            assert road["border_with"] is None
    assert borders == (48 if board["players"] == 4 else 39)


@pytest.mark.rule("INC-27")
@board_of
def test_cuzco_and_starting_locations(board: Board) -> None:
    at_cuzco = [r for r in board["roads"] if board["cuzco"] in (r["a"], r["b"])]
    assert len(at_cuzco) == board["players"]
    graph = nx.Graph((r["a"], r["b"]) for r in board["roads"])
    for start in board["starts"]:
        road = next(r for r in at_cuzco if r["id"] == start["start_road"])
        assert road["start_road_of"] == start["colour"]
        assert start["point"] in (road["a"], road["b"])
        assert road["region"] == start["region"]
        assert graph.degree(start["point"]) == 4
    graph.remove_node(board["cuzco"])
    assert nx.is_connected(graph)
    assert min(degree for _, degree in graph.degree()) >= 2


@board_of
def test_the_drawing_is_planar(board: Board) -> None:
    place = spots(board)
    lines = [(r["a"], r["b"], LineString([place[r["a"]], place[r["b"]]])) for r in board["roads"]]
    for (a, b, first), (c, d, second) in combinations(lines, 2):
        common = {a, b} & {c, d}
        meeting = first.intersection(second)
        if common:
            assert meeting.geom_type == "Point", (a, b, c, d)
        else:
            assert meeting.is_empty, (a, b, c, d)
    for a, b, first in lines:
        assert all(first.distance(Point(xy)) > 1 for name, xy in place.items() if name not in (a, b)), (a, b)


@pytest.mark.rule("INC-88", "INC-126", "INC-127", "INC-128")
def test_pilgrimage_cities() -> None:
    points = {p["id"]: p for p in DATA["board_4p"]["points"]}
    for card in DATA["sun_cards"]["cards"]:
        for effect in card["effects"]:
            for city in effect.get("points", ()) if effect["op"] == "pilgrimage" else ():
                assert points[city]["kind"] == "significant_city"
                assert points[city]["pilgrimage"] == card["id"]
                assert points[city]["temple_points"] > 4


@pytest.mark.rule("INC-148")
@board_of
def test_hand_of_god_regions(board: Board) -> None:
    """One for each starting region, one road away from it and at least two from every other."""
    graph = nx.Graph((r["a"], r["b"]) for r in board["roads"])
    graph.remove_node(board["cuzco"])
    marked = [r for r in board["regions"] if r["hand_of_god"]]
    assert len(marked) == board["players"]
    owners = []
    for region in marked:
        steps = {
            start["colour"]: min(nx.shortest_path_length(graph, start["point"], p) for p in region["points"])
            for start in board["starts"]
        }
        near = [colour for colour, distance in steps.items() if distance == 1]
        assert len(near) == 1, (region["id"], steps)
        owners += near
    assert len(set(owners)) == board["players"]


@board_of
def test_polygons(board: Board) -> None:
    shapes = {g["id"]: Polygon(g["polygon"]) for g in board["region_polygons"]}
    assert all(shape.is_valid for shape in shapes.values())
    for region in board["regions"]:
        assert shapes[region["id"]].contains(Point(region["token_xy"])), region["id"]
    for p in board["points"]:
        if len(p["regions"]) == 1:
            assert shapes[p["regions"][0]].contains(Point(p["x"], p["y"])), p["id"]
        assert 0 <= p["x"] <= 700
        assert 0 <= p["y"] <= 1000
    for a, b in combinations(shapes, 2):
        assert shapes[a].intersection(shapes[b]).area < 1, (a, b)


@board_of
def test_balance_of_the_starting_regions(board: Board) -> None:
    for name, measure in board["balance"].items():
        if isinstance(measure, dict) and "spread_pct" in measure:
            values = measure["values"]
            spread = 100 * (max(values) - min(values)) / (sum(values) / len(values))
            assert spread == pytest.approx(measure["spread_pct"], abs=0.5), name
            assert spread <= 10, name


@pytest.mark.rule("INC-106", "INC-R14")
@board_of
def test_lengths_of_wild_roads(board: Board) -> None:
    place = spots(board)
    longest = max(math.dist(place[r["a"]], place[r["b"]]) for r in board["roads"])
    for entry in board["wild_roads"]:
        assert entry["within_stick"] == (math.dist(place[entry["a"]], place[entry["b"]]) <= longest)
        assert entry["region"] in entry["regions"]
    within = sum(entry["within_stick"] for entry in board["wild_roads"])
    assert (within, len(board["wild_roads"])) == ((149, 208) if board["players"] == 4 else (135, 208))


def test_the_game_page_says_what_is_reconstructed() -> None:
    told = pentarchy.info("inca_empire").reconstructed
    assert {"board_3p", "board_4p", "culture_tokens", "era_track"} <= set(told)
    assert "sun_cards" not in told


def test_a_data_pack_can_bring_its_own_map() -> None:
    """New names and no list of wild roads: names come from the data, wild roads from the geometry."""
    files = copy.deepcopy(DATA.files)
    board = files["board_4p"]
    del board["wild_roads"]
    old, new = "ollantaytambo", "new_place"
    for p in board["points"]:
        if p["id"] == old:
            p.update(id=new, name="New Place", name_ru="Новое место")
    for road in board["roads"]:
        road["a"] = new if road["a"] == old else road["a"]
        road["b"] = new if road["b"] == old else road["b"]
    for region in board["regions"]:
        region["points"] = [new if name == old else name for name in region["points"]]
    pack = packs.Data(files, packs.data_hash(files), "test pack")
    match = pentarchy.new("inca_empire", 4, 1, data=pack)
    assert match.describe("road limatambo-new_place", "ru") == "Дорога Лиматамбо — Новое место"
    assert match.describe("road limatambo-new_place", "en") == "Road Limatambo — New Place"
    assert "New Place" in match.svg(0)
    box = match.components.boxes[4]
    assert 200 < len(box.candidates) < 220


def test_an_unknown_effect_is_named() -> None:
    files = copy.deepcopy(DATA.files)
    files["sun_cards"]["cards"][0]["effects"] = [{"op": "rain"}]
    with pytest.raises(pentarchy.DataPackError, match="peasant_revolt has the unknown effect 'rain'"):
        Components(packs.Data(files, "x", "test pack"), GAME.read_options({}, 4))
