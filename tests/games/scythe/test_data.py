"""The data checks of the dossier, and the rules that are facts about components."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, pairwise

import networkx as nx
import pytest

from pentarchy.games.scythe import GAME

DATA = GAME.data
BOARD = DATA["board"]
LANDS = {t["id"]: t for t in BOARD["territories"]}
RIVERS = {frozenset(r["between"]) for r in BOARD["rivers"]}
LAKES = {name for name, t in LANDS.items() if t["terrain"] == "lake"}


def edges() -> dict[frozenset[str], str]:
    found = {}
    for name, t in LANDS.items():
        for other in t["neighbors"].values():
            pair = frozenset((name, other))
            found[pair] = "lake" if pair & LAKES else "river" if pair in RIVERS else "land"
    return found


def test_options_have_the_defaults_of_the_data() -> None:
    """What the facts say is the default is the default."""
    told = {name: entry["default"] for name, entry in DATA["setup"]["options"].items()}
    assert told == {o.name: o.default for o in GAME.options if not o.name.startswith(("faction_", "mat_"))}


@pytest.mark.rule("SCY-3", "SCY-13", "SCY-14", "SCY-15")
def test_territories() -> None:
    assert len(LANDS) == 47
    assert Counter(name[0] for name in LANDS) == dict(zip("ABCDEFGH", (6, 7, 6, 7, 7, 7, 6, 1), strict=True))
    assert len({(t["row"], t["col"]) for t in LANDS.values()}) == len({(t["q"], t["r"]) for t in LANDS.values()}) == 47
    assert all(t["q"] == t["col"] - (t["row"] - (t["row"] & 1)) // 2 and t["r"] == t["row"] for t in LANDS.values())
    counts = Counter(t["terrain"] for t in LANDS.values())
    assert counts == {"mountain": 8, "farm": 7, "tundra": 8, "forest": 7, "village": 9, "lake": 7, "factory": 1}
    assert sum(n for kind, n in counts.items() if BOARD["terrains"][kind]["primary"]) == 39
    assert len(BOARD["home_bases"]) == 7
    assert DATA["tracks"]["power"]["max"] == 16
    assert DATA["tracks"]["popularity"]["max"] == 18
    assert len(DATA["tracks"]["triumph"]) == 10


@pytest.mark.rule("SCY-25", "SCY-56")
def test_tunnels_and_encounters() -> None:
    centre = LANDS["D4"]
    assert BOARD["tunnels"] == ["B4", "C2", "C5", "E3", "E6", "F4"]
    assert sorted(n for n, t in LANDS.items() if t["tunnel"]) == BOARD["tunnels"]
    for name in BOARD["tunnels"]:
        dq, dr = LANDS[name]["q"] - centre["q"], LANDS[name]["r"] - centre["r"]
        assert max(abs(dq), abs(dr), abs(dq + dr)) == 2
    assert BOARD["encounters"] == ["A3", "B2", "B5", "B7", "D2", "D6", "E1", "F2", "F3", "F6", "G4"]
    assert sorted(n for n, t in LANDS.items() if t["encounter"]) == BOARD["encounters"]
    assert not set(BOARD["encounters"]) & (set(BOARD["tunnels"]) | LAKES | {"D4"})


@pytest.mark.rule("SCY-22", "SCY-23", "SCY-24")
def test_neighbours_are_the_geometry() -> None:
    steps = BOARD["grid"]["axial_step"]
    by_axial = {(t["q"], t["r"]): name for name, t in LANDS.items()}
    for t in LANDS.values():
        around = {d: by_axial.get((t["q"] + dq, t["r"] + dr)) for d, (dq, dr) in steps.items()}
        assert t["neighbors"] == {d: name for d, name in around.items() if name}
    assert Counter(edges().values()) == {"land": 48, "river": 31, "lake": 36}
    assert not any(pair <= LAKES for pair in edges())
    assert {pair for pair, kind in edges().items() if kind == "river"} == RIVERS
    assert [r["between"] for r in BOARD["base_rivers"]] == [["base_rusviet", "B7"]]


@pytest.mark.rule("SCY-16", "SCY-65")
def test_regions_and_bases() -> None:
    graph = nx.Graph()
    graph.add_nodes_from(LANDS)
    graph.add_edges_from(tuple(pair) for pair in edges())
    assert nx.is_connected(graph)
    land = nx.Graph()
    land.add_nodes_from(set(LANDS) - LAKES)
    land.add_edges_from(tuple(pair) for pair, kind in edges().items() if kind == "land")
    regions = sorted(nx.connected_components(land), key=len)
    assert [len(region) for region in regions] == [3, 3, 3, 3, 3, 25]
    for home in regions[:5]:
        assert len(home & set(BOARD["encounters"])) == 1
        assert not home & set(BOARD["tunnels"])
    assert set(BOARD["tunnels"]) | {"D4"} <= regions[5]
    kinds = Counter(
        pair_kind for n, pair_kind in ((o, edges()[frozenset(("D4", o))]) for o in LANDS["D4"]["neighbors"].values())
    )
    assert kinds == {"land": 3, "lake": 3}
    starts = {
        b["faction"]: sorted(c["to"] for c in b["connections"] if c["kind"] == "land") for b in BOARD["home_bases"]
    }
    assert all(len(names) == 2 for names in starts.values())
    assert {f: starts[f] for f in ("nordic", "rusviet", "crimea", "saxony", "polania")} == {
        "nordic": ["A4", "A5"],
        "rusviet": ["C6", "D7"],
        "crimea": ["G3", "H1"],
        "saxony": ["F1", "G1"],
        "polania": ["C1", "D1"],
    }
    extra = {
        (b["faction"], c["to"], c["kind"]) for b in BOARD["home_bases"] for c in b["connections"] if c["kind"] != "land"
    }
    assert extra == {("rusviet", "B7", "river"), ("polania", "B1", "lake"), ("crimea", "G2", "lake")}


def test_drawing_positions() -> None:
    for name, t in LANDS.items():
        assert 0 <= t["x"] <= 1000
        assert 0 <= t["y"] <= 1000
        for other in t["neighbors"].values():
            dx, dy = LANDS[other]["x"] - t["x"], LANDS[other]["y"] - t["y"]
            assert abs((dx * dx + dy * dy) ** 0.5 - 120) < 0.2, (name, other)
    for river in BOARD["rivers"]:
        a, b = (LANDS[name] for name in river["between"])
        x1, y1, x2, y2 = river["line"]
        assert abs((x1 + x2) / 2 - (a["x"] + b["x"]) / 2) < 0.2
        assert abs((y1 + y2) / 2 - (a["y"] + b["y"]) / 2) < 0.2


@pytest.mark.rule("SCY-4", "SCY-93", "SCY-143", "SCY-154", "SCY-63", "SCY-62")
def test_player_mats() -> None:
    mats = DATA["player_mats"]["mats"]
    assert [mat["number"] for mat in mats] == [1, 2, 3, 4, 5]
    for mat in mats:
        sections = mat["sections"]
        assert sorted(s["top"] for s in sections) == ["bolster", "move", "produce", "trade"]
        assert [s["bottom"] for s in sections] == ["upgrade", "deploy", "build", "enlist"]
        assert [s["resource"] for s in sections] == ["oil", "metal", "wood", "food"]
        assert sum(s["cost_fixed"] + s["cost_upgradable"] for s in sections) == 13
        assert sum(s["cost_upgradable"] for s in sections) == 6
        assert sum(s["coins"] for s in sections) == 6
        assert mat["start_objectives"] == 2
    assert len(DATA["actions"]["technology_cube_spaces"]) == 6
    assert sorted(DATA["actions"]["produce_cost_row"]["cost_by_workers_on_board"]) == list("2345678")


@pytest.mark.rule("SCY-10", "SCY-11", "SCY-12")
def test_factions() -> None:
    factions = DATA["factions"]["factions"]
    colours = {f["id"]: f["color"] for f in factions}
    assert colours == {"nordic": "blue", "rusviet": "red", "crimea": "yellow", "saxony": "black", "polania": "white"}
    assert all(f["start_power"] + f["start_combat_cards"] == 5 for f in factions)
    assert sorted(f["start_power"] for f in factions) == [1, 2, 3, 4, 5]
    primary = {kind for kind, t in BOARD["terrains"].items() if t["primary"]}
    for f in factions:
        assert f["mechs"][0] == "riverwalk"
        assert f["mechs"][3] == "speed"
        assert len(set(f["riverwalk"])) == 2
        assert set(f["riverwalk"]) <= primary
    assert len({ability for f in factions for ability in f["mechs"]}) == 12
    pieces = DATA["setup"]["per_faction"]
    assert (pieces["stars"], pieces["structures"], pieces["recruits"], pieces["mechs"]) == (6, 4, 4, 4)
    assert (pieces["character"], pieces["workers"], pieces["technology_cubes"]) == (1, 8, 6)
    assert sorted(s["id"] for s in DATA["actions"]["structures"]) == ["armory", "mill", "mine", "monument"]


@pytest.mark.rule("SCY-5", "SCY-6", "SCY-7", "SCY-8", "SCY-9", "SCY-262")
def test_components() -> None:
    counts = DATA["setup"]["components"]
    assert (counts["resource_tokens"], counts["resource_tokens_each"], counts["coin_tokens"]) == (80, 20, 80)
    assert (counts["encounter_tokens"], counts["encounter_tokens_used"], counts["power_dials"]) == (12, 11, 2)
    assert (counts["riverwalk_cards"], counts["quick_start_cards"], counts["achievement_sheets"]) == (5, 5, 1)
    assert [(row["power"], row["count"]) for row in DATA["combat"]["deck"]] == [(2, 16), (3, 12), (4, 8), (5, 6)]
    assert sum(row["power"] * row["count"] for row in DATA["combat"]["deck"]) == 130
    assert counts["combat_cards"] == 42
    assert len(DATA["objectives"]["cards"]) == counts["objective_cards"] == 23
    assert len(DATA["encounters"]["cards"]) == counts["encounter_cards"] == 28
    assert len(DATA["factory_cards"]["cards"]) == counts["factory_cards"] == 12
    assert len(DATA["structure_bonus_tiles"]["tiles"]) == counts["structure_bonus_tiles"] == 6


def test_objectives() -> None:
    cards = DATA["objectives"]["cards"]
    assert [card["id"] for card in cards] == list(range(1, 24))
    assert Counter(card["timing"] for card in cards) == {"end": 14, "window": 9}
    assert {c["op"] for card in cards for c in card["all_of"]} == set(DATA["objectives"]["ops"])


@pytest.mark.rule("SCY-275")
def test_encounters() -> None:
    cards = DATA["encounters"]["cards"]
    assert [card["id"] for card in cards] == list(range(1, 29))
    kinds: Counter[str] = Counter()
    for card in cards:
        free, coins, popularity = (option["cost"] for option in card["options"])
        assert free == {}
        assert set(coins) == {"coins"}
        assert 2 <= coins["coins"] <= 4
        assert set(popularity) == {"popularity"}
        assert 2 <= popularity["popularity"] <= 3
        assert any(gain["type"] == "popularity" and gain["n"] >= 1 for gain in card["options"][0]["gain"])
        kinds.update(kind for option in card["options"] for kind in {gain["type"] for gain in option["gain"]})
    assert [kinds[k] for k in ("build", "deploy", "enlist", "upgrade", "worker")] == [7, 7, 6, 2, 8]


def test_factory_cards_and_tiles() -> None:
    cards = DATA["factory_cards"]["cards"]
    assert [card["id"] for card in cards] == list(range(1, 13))
    assert [card["id"] for card in cards if card["top"]["mode"] == "one_of"] == [2, 7]
    assert all(card["bottom"] == {"type": "move", "units": 1, "moves": 2} for card in cards)
    for tile in DATA["structure_bonus_tiles"]["tiles"]:
        expected = 1
        for row in tile["table"]:
            assert row["from"] == expected
            expected = row["to"] + 1
    tiers = DATA["tracks"]["popularity"]["tiers"]
    assert [(t["from"], t["to"]) for t in tiers] == [(0, 6), (7, 12), (13, 18)]
    for low, high in pairwise(tiers):
        assert all(high[key] == low[key] + 1 for key in ("per_star", "per_territory", "per_resource_pair"))
    assert DATA["tracks"]["stars_per_player"] == 6


def test_best_counts_of_the_adjacency_tiles() -> None:
    """With four structures at most 6 tunnels, 7 lakes and 9 encounters can be touched."""
    sites = sorted(set(LANDS) - LAKES)
    for marked, best in ((BOARD["tunnels"], 6), (BOARD["lakes"], 7), (BOARD["encounters"], 9)):
        touch = [frozenset(LANDS[site]["neighbors"].values()) & set(marked) for site in sites]
        assert max(len(a | b | c | d) for a, b, c, d in combinations(touch, 4)) == best


@pytest.mark.rule("SCY-342", "SCY-343")
def test_what_is_no_part_of_the_engine_is_said_so() -> None:
    """Paper records and hints have no effect on play: the index says it with a reason."""
    index = json.loads((GAME.folder / "rules" / "index.json").read_text("utf-8"))
    for rule, kind in (("SCY-342", "manners"), ("SCY-343", "advice")):
        assert index[rule]["kind"] == kind
        assert index[rule]["reason"]
    assert not any(option.name.startswith(("achievement", "quick")) for option in GAME.options)


def test_programs_say_what_the_data_says() -> None:
    """The pairs of every option and card, read back, are the printed gains."""
    from pentarchy.games.scythe.components import GAINS, RESOURCES

    components = GAME.components(DATA, GAME.read_options({}, 2))
    box = components.box
    names = {number: name for name, number in GAINS.items()}
    names |= {4 + k: name for k, name in enumerate(RESOURCES)}

    def read(start: int, stop: int) -> list[tuple[str, int]]:
        return [(names[box.gains[at]], box.gains[at + 1]) for at in range(start, stop, 2)]

    def printed(gains: list[dict[str, object]]) -> list[tuple[object, object]]:
        return [(g.get("resource", g["type"]), g.get("n", g.get("territories"))) for g in gains]

    for k, card in enumerate(DATA["encounters"]["cards"]):
        for number, option in enumerate(card["options"]):
            at = k * 3 + number
            assert read(box.option_start[at], box.option_start[at + 1]) == printed(option["gain"])
    for k, card in enumerate(DATA["factory_cards"]["cards"]):
        assert read(box.card_start[k], box.card_start[k + 1]) == printed(card["top"]["gain"])
