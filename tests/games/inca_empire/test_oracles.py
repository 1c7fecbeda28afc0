"""Networks against networkx, wild roads against shapely, whole random games under all invariants."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, Polygon
from shapely.strtree import STRtree

import pentarchy
from pentarchy.games.inca_empire import GAME, wild_roads
from pentarchy.games.inca_empire.position import IncaPosition
from pentarchy.games.inca_empire.printed import line_token
from pentarchy.kernel.game import dump

from .tabletop import lay_wild, line, play_randomly, position, start, take

quick = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def network(match: pentarchy.Match, seat: int) -> set[str]:
    """The points of a seat's network, by networkx from the view."""
    view = match.view(None)
    graph = nx.Graph()
    graph.add_node("cuzco")
    for road in view["roads"] + view["wild_roads"]:
        if road["seat"] == seat:
            graph.add_edge(*road["line"].split("-"))
    return set(nx.node_connected_component(graph, "cuzco"))


def assert_networks(match: pentarchy.Match) -> None:
    view = match.view(None)
    for seat in range(match.players):
        reached = {entry["point"] for entry in view["points"] if seat in entry["connected"]}
        assert reached == network(match, seat)


def expected_roads(match: pentarchy.Match, seat: int) -> set[str]:
    """All ordinary roads that the seat may build by INC-17 and INC-67 to INC-69, worked out anew from view and data."""
    view = match.view(None)
    board = match.components.boards[match.players]
    mine = network(match, seat)
    taken = {road["line"] for road in view["roads"]}
    taken |= {road["line"] for road in view["wild_roads"] if road["seat"] == seat}
    conquered = {entry["region"] for entry in view["regions"] if entry["conquered"]}
    regions = {p["id"]: set(p["regions"]) for p in board["points"]}
    return {
        f"road {line_token(r['a'], r['b'])}"
        for r in board["roads"]
        if line_token(r["a"], r["b"]) not in taken
        and ({r["a"], r["b"]} & mine)
        and ((regions[r["a"]] | regions[r["b"]]) & conquered)
    }


def expected_wild_roads(match: pentarchy.Match, seat: int) -> set[str]:
    """The same for wild roads (INC-106 to INC-110, INC-R33), crossings by shapely."""
    view = match.view(None)
    board = match.components.boards[match.players]
    place = {p["id"]: (p["x"], p["y"]) for p in board["points"]}
    mine = network(match, seat)
    owner = {road["line"]: road["seat"] for road in view["roads"]}
    wilds = {road["line"] for road in view["wild_roads"]}
    conquered = {entry["region"] for entry in view["regions"] if entry["conquered"]}
    regions = {p["id"]: set(p["regions"]) for p in board["points"]}
    ways = [(r["a"], r["b"], True) for r in board["roads"]]
    long = bool(match.options["long_wild_roads"])
    ways += [(w["a"], w["b"], False) for w in board["wild_roads"] if w["within_stick"] or long]
    found = set()
    for a, b, printed in ways:
        token = line_token(a, b)
        if printed and owner.get(token, seat) == seat:
            continue
        if token in wilds or not {a, b} & mine or not (regions[a] | regions[b]) & conquered:
            continue
        way = LineString([place[a], place[b]])
        crossed = False
        for other in wilds:
            c, d = other.split("-")
            meeting = way.intersection(LineString([place[c], place[d]]))
            if not meeting.is_empty and not ({a, b} & {c, d} and meeting.geom_type == "Point"):
                crossed = True
        if not crossed:
            found.add(f"wild {token}")
    return found


@pytest.mark.rule("INC-19", "INC-68", "INC-69", "INC-100", "INC-106", "INC-134", "INC-R33")
@quick
@given(seed=st.integers(0, 10**6), players=st.sampled_from([3, 4]), long=st.booleans())
def test_roads_and_networks_of_random_games(seed: int, players: int, long: bool) -> None:
    match = start(players, seed, long_wild_roads=long)
    rng = random.Random(seed)
    for step in range(rng.randrange(20, 200)):
        if match.over:
            break
        seat = match.to_act[0]
        options = match.legal(seat)
        keen = [a for a in options if a.verb in ("wild", "additional", "conquer") or "revolt" in a or "wild" in a]
        if step % 12 == 0:
            assert_networks(match)
            turn = match.view(None)["turn"]
            if turn["asked"] == "extra-roads" or turn.get("roads_open"):
                assert {a for a in options if a.verb == "road"} == expected_roads(match, seat)
                wild = expected_wild_roads(match, seat) if turn["wild_left"] else set()
                assert {a for a in options if a.verb == "wild"} == wild
        match.play(seat, rng.choice(keen if keen and rng.random() < 0.6 else options))


@pytest.mark.rule("INC-132", "INC-133", "INC-135")
@quick
@given(seed=st.integers(0, 10**6))
def test_networks_after_random_destruction(seed: int) -> None:
    """Any roads anywhere, then some destroyed: `recount` is the component of Cuzco, and growing keeps it so."""
    match = start(4, seed)
    p = position(match)
    rng = random.Random(seed)
    for k in rng.sample(p.box.board_lines, 120):
        if p.road_owner(k) < 0:
            p.add_road(rng.randrange(4), k)
    for k in rng.sample(p.box.candidates, 10):
        if not p.blocked[p.box.link_word[k]] & p.box.link_bit[k]:
            lay_wild(match, rng.randrange(4), *match.components.lines[k].split("-"))
    assert_networks(match)
    for k in rng.sample(p.box.board_lines, 60):
        owner = p.road_owner(k)
        if owner >= 0:
            p.destroy_road(owner, k)
    p.keep_wilds([x for j in range(0, len(p.wilds), 2) if rng.random() < 0.5 for x in p.wilds[j : j + 2]])
    for seat in range(4):
        p.recount(seat)
    assert_networks(match)
    for k in rng.sample(p.box.board_lines, 60):
        if p.road_owner(k) < 0 and p.wild_owner(k) < 0:
            p.add_road(rng.randrange(4), k)
            assert_networks(match)


# -- geometry -----------------------------------------------------------------------------------------------------


def brute_force(board: dict[str, Any]) -> set[str]:
    """Connections that cross no line, keep clear of third points and stay on land, by shapely."""
    place = {p["id"]: (p["x"], p["y"]) for p in board["points"]}
    lines = [(r["a"], r["b"]) for r in board["roads"]]
    drawn = [LineString([place[a], place[b]]) for a, b in lines]
    pairs = list(combinations(sorted(place), 2))
    ways = [LineString([place[a], place[b]]) for a, b in pairs]
    crossed = {pairs.index(tuple(sorted(ends))) for ends in lines}  # type: ignore[arg-type]
    for way, other in STRtree(drawn).query(ways, predicate="intersects").T:
        shared = set(pairs[way]) & set(lines[other])
        if way not in crossed and not (shared and ways[way].intersection(drawn[other]).geom_type == "Point"):
            crossed.add(way)
    land = Polygon(board["land_outline"]).buffer(1e-6)
    clearance = wild_roads.CLEARANCE / 10
    return {
        line_token(*pairs[k])
        for k, way in enumerate(ways)
        if k not in crossed
        and land.contains(way)
        and all(_off(way, xy) >= clearance for name, xy in place.items() if name not in pairs[k])
    }


def _off(way: LineString, xy: tuple[float, float]) -> float:
    """Distance of a point that lies beside the way; points before or behind its ends do not matter."""
    along = way.project(Point(xy))
    return way.distance(Point(xy)) if 0 < along < way.length else 999.0


@pytest.mark.rule("INC-108", "INC-109", "INC-110", "INC-R14")
@pytest.mark.parametrize("players", [3, 4])
def test_possible_wild_roads_against_shapely(players: int) -> None:
    board = GAME.data[f"board_{players}p"]
    ours = {line_token(w["a"], w["b"]): w for w in wild_roads.possible(board)}
    assert set(ours) == brute_force(board)
    # The list of the board: what one stick spans is the same; of the long ones the board names the shorter ones.
    listed = {line_token(w["a"], w["b"]): w for w in board["wild_roads"]}
    assert {t for t, w in listed.items() if w["within_stick"]} == {t for t, w in ours.items() if w["within_stick"]}
    for token, entry in listed.items():
        if token in ours and entry["within_stick"]:
            assert ours[token]["region"] in entry["regions"]
    # One long way of each side cuts a bay by less than a road's width; it is listed, and nothing else is beyond us.
    assert len(set(listed) - set(ours)) <= 1


@pytest.mark.rule("INC-108", "INC-R14")
@pytest.mark.parametrize("players", [3, 4])
def test_crossings_of_wild_roads_against_shapely(players: int) -> None:
    match = start(players, long_wild_roads=True)
    box = match.components.boxes[players]
    place = {p["id"]: (p["x"], p["y"]) for p in match.components.boards[players]["points"]}
    names = match.components.lines
    ways = {k: LineString([place[end] for end in names[k].split("-")]) for k in box.candidates}
    for i in box.candidates:
        for j in box.candidates:
            if i < j:
                shared = set(names[i].split("-")) & set(names[j].split("-"))
                meeting = ways[i].intersection(ways[j])
                crosses = not meeting.is_empty and not (shared and meeting.geom_type == "Point")
                assert (j in box.crossing[i]) == crosses, (names[i], names[j])
                assert (i in box.crossing[j]) == crosses


@pytest.mark.rule("INC-107")
def test_a_printed_line_is_never_crossed() -> None:
    for players in (3, 4):
        box = start(players).components.boxes[players]
        assert all(not box.crossing[k] for k in box.board_lines)


# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-36", "INC-93", "INC-R8", "INC-R12")
@quick
@given(seed=st.integers(0, 10**6), players=st.sampled_from([3, 4]), data=st.data())
def test_random_games_over_all_options(seed: int, players: int, data: st.DataObject) -> None:
    options = {
        option.name: data.draw(st.sampled_from(option.values))
        for option in GAME.options
        if not option.players or players in option.players
    }
    match = start(players, seed, **options)
    rng = random.Random(seed)
    p = position(match)
    while not match.over:
        seat = match.to_act[0]
        legal = p.legal(seat)
        p.apply(seat, rng.choice(legal))
        assert [p.score[s] for s in p.rank] == sorted(p.score, reverse=True)
    assert GAME.check(p) == []
    result = match.result
    assert result is not None
    assert [sum(parts.values()) for parts in result.breakdown] == result.scores


@pytest.mark.rule("INC-71", "INC-85")
@quick
@given(seed=st.integers(0, 10**6))
def test_reached_regions_are_explored(seed: int) -> None:
    match = start(4, seed)
    rng = random.Random(seed)
    p = position(match)
    up: set[int] = set()
    while not match.over:
        seat = match.to_act[0]
        p.apply(seat, rng.choice(p.legal(seat)))
        now = {r for r in p.box.ordinary if not p.face_down >> r & 1}
        assert up <= now
        up = now
        reach = p.reach
        assert {r for r in p.box.ordinary if any(reach[spot] for spot in p.box.region_points[r])} <= now
    assert len(up) > 20


def test_a_clone_is_independent() -> None:
    match = start()
    p = position(match)
    q = p.clone()
    assert isinstance(q, IncaPosition)
    take(match, 0, "chanca")
    p.add_road(0, line(match, "limatambo", "vitcos"))
    assert q.token != p.token
    assert q.road != p.road
    assert q.free != p.free


@quick
@given(seed=st.integers(0, 10**6), players=st.sampled_from([3, 4]), steps=st.integers(0, 150))
def test_playing_a_copy_or_a_redeal_on_changes_nothing_here(seed: int, players: int, steps: int) -> None:
    """Copies share what is never changed in place: whatever happens to them, the match stays what it was."""
    match = play_randomly(start(players, seed, pizarro_arrival=True), seed, steps)
    before = dump(match.position)
    for q in (match.position.clone(), GAME.redeal(match.position, 0, seed)):
        rng = random.Random(seed)
        while not q.over:
            q.apply(q.actor, rng.choice(q.legal(q.actor)))
        assert GAME.check(q) == []
        assert dump(match.position) == before
