"""The components (FND-2 to FND-9) and the checks of their data."""

from __future__ import annotations

import copy
import itertools
from collections import Counter

import pytest

import pentarchy
from pentarchy.games.founders.components import Components
from pentarchy.kernel.data import Data, data_hash

GAME = pentarchy.new("founders", 2, 1).game
DATA = GAME.data
TILES = DATA["tiles"]["tiles"]
TIER = {resource["id"]: resource["tier"] for resource in DATA["tiles"]["resources"]}
NATURAL = ("wood", "stone", "plants", "water")


def of(stack):
    return [tile for tile in TILES if tile["stack"] == stack]


@pytest.mark.rule("FND-2")
def test_97_tiles_in_four_stacks():
    assert len({tile["id"] for tile in TILES}) == 97
    assert Counter(tile["stack"] for tile in TILES) == {"nature": 24, "village": 24, "city": 24, "prize": 25}
    assert {stack["id"]: stack["tiles"] for stack in DATA["tiles"]["stacks"]} == Counter(t["stack"] for t in TILES)


@pytest.mark.rule("FND-4", "FND-5")
def test_nature_tiles():
    pairs = Counter(frozenset(tile["offers"]) for tile in of("nature"))
    assert pairs == {frozenset(pair): 4 for pair in itertools.combinations(NATURAL, 2)}
    assert all(tile["requires"] == [] and "produces" not in tile for tile in of("nature"))
    assert Counter(resource for tile in of("nature") for resource in tile["offers"]) == dict.fromkeys(NATURAL, 12)


@pytest.mark.rule("FND-4", "FND-6")
def test_village_tiles():
    made = Counter(tile["produces"] for tile in of("village"))
    assert made == {"iron": 5, "gold": 4, "cloth": 4, "wine": 4, "fish": 4, "horses": 3}
    for tile in of("village"):
        assert len(set(tile["requires"])) == 2
        assert all(TIER[resource] == "nature" for resource in tile["requires"])
    needs = {tile["produces"]: frozenset(tile["requires"]) for tile in of("village")}
    assert set(needs.values()) == {frozenset(pair) for pair in itertools.combinations(NATURAL, 2)}


@pytest.mark.rule("FND-4", "FND-7")
def test_city_tiles():
    assert Counter(tile["produces"] for tile in of("city")) == {"war": 6, "coin": 6, "cart": 6, "master": 6}
    assert all(tile["gives_token"] == tile["produces"] for tile in of("city"))
    assert all(sorted(TIER[r] for r in tile["requires"]) == ["nature", "village"] for tile in of("city"))
    needed = Counter(resource for tile in of("city") for resource in tile["requires"])
    assert all(needed[resource] == (6 if tier == "nature" else 4) for resource, tier in TIER.items() if tier != "city")
    assert set(Counter(frozenset(tile["requires"]) for tile in of("city")).values()) == {2}


@pytest.mark.rule("FND-4", "FND-8")
def test_prize_tiles():
    tiers = {1: ["village", "village"], 2: ["city", "village"], 3: ["city", "city"]}
    assert Counter(tile["points"] for tile in of("prize")) == {1: 9, 2: 12, 3: 4}
    assert sum(tile["points"] for tile in of("prize")) == 45
    for tile in of("prize"):
        assert "produces" not in tile
        assert "offers" not in tile
        assert sorted(TIER[resource] for resource in tile["requires"]) == tiers[tile["points"]]
    needed = Counter(resource for tile in of("prize") for resource in tile["requires"])
    assert set(needed.values()) == {5}
    assert len(needed) == 10
    assert len({frozenset(tile["requires"]) for tile in of("prize")}) == 25


@pytest.mark.rule("FND-R1")
def test_tiles_that_sources_state():
    stated = {tile["id"] for tile in TILES if tile["provenance"] == "source"}
    assert len(stated) == 7
    assert {tile["provenance"] for tile in TILES} == {"source", "reconstructed"}
    kinds = {
        "forest": ([], ["wood", "stone"]),
        "cliff": ([], ["stone", "plants"]),
        "mine": (["wood", "stone"], ["iron"]),
        "gold_mine": (["water", "stone"], ["gold"]),
        "weaving": (["stone", "plants"], ["cloth"]),
        "market": (["iron", "plants"], ["coin"]),
        "camp": (["horses", "stone"], ["war"]),
    }
    for kind, (needs, made) in kinds.items():
        one = next(t for t in TILES if t["kind"] == kind and t["provenance"] == "source")
        assert set(one["requires"]) == set(needs)
        assert set(one.get("offers") or [one["produces"]]) == set(made)


@pytest.mark.rule("FND-R1")
def test_what_is_reconstructed_is_said():
    info = pentarchy.info("founders")
    assert set(info.reconstructed) == {"tiles", "tokens"}
    assert all(set(said) == {"en", "ru"} for said in info.reconstructed.values())


@pytest.mark.rule("FND-3", "FND-9")
def test_tokens():
    assert {token["kind"]: token["count"] for token in DATA["tokens"]["tokens"]} == {
        "war": 6,
        "coin": 6,
        "cart": 6,
        "master": 6,
    }
    masters = DATA["tokens"]["masters"]
    assert len({master["id"] for master in masters}) == 6
    assert {master["resource"] for master in masters} == {r for r, tier in TIER.items() if tier == "village"}


def test_every_resource_is_made_and_needed():
    made = {r for tile in TILES for r in tile.get("offers", [tile["produces"]] if "produces" in tile else [])}
    needed = {resource for tile in TILES for resource in tile["requires"]}
    assert made == needed == set(TIER)


@pytest.mark.rule("FND-12", "FND-14")
def test_numbers_by_players():
    rows = {row["players"]: (row["prize_tiles"], row["draft_tiles"]) for row in DATA["setup"]["by_players"]}
    assert rows == {2: (8, 5), 3: (12, 7), 4: (12, 9)}
    assert all(draft == 2 * players + 1 for players, (_, draft) in rows.items())


def edited(change):
    files = copy.deepcopy(DATA.files)
    change(files)
    return Data(files, data_hash(files), "edited")


def clear_needs(files):
    files["tiles"]["tiles"][0]["requires"] = ["wood"]


def twice(files):
    files["tiles"]["tiles"].append(files["tiles"]["tiles"][0])


def unknown_resource(files):
    files["tiles"]["tiles"][30]["requires"] = ["silk"]


def unknown_stack(files):
    files["tiles"]["tiles"][30]["stack"] = "sea"


def unknown_token(files):
    files["tiles"]["tiles"][50]["gives_token"] = "ship"


def spaced(files):
    files["tiles"]["tiles"][5]["id"] = "Big Lake"


def two_products(files):
    tile = files["tiles"]["tiles"][30]
    del tile["produces"]
    tile["offers"] = ["iron", "gold"]


def small_draft(files):
    files["setup"]["by_players"][1]["draft_tiles"] = 5


def five_players(files):
    files["setup"]["by_players"].append({"players": 5, "prize_tiles": 12, "draft_tiles": 11})


def no_carts(files):
    del files["tokens"]["tokens"][2]


def too_many(files):
    tiles = files["tiles"]["tiles"]
    tiles += [{**tiles[0], "id": f"more_{k}"} for k in range(120)]


def much_nature(files):
    tiles = files["tiles"]["tiles"]
    tiles += [{**tiles[k % 24], "id": f"more_{k}"} for k in range(36)]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (clear_needs, "needs nothing"),
        (twice, "twice"),
        (unknown_resource, "no resource 'silk'"),
        (unknown_stack, "its stack must be"),
        (unknown_token, "it can give"),
        (spaced, "no spaces"),
        (two_products, "one resource"),
        (small_draft, "two tiles each"),
        (five_players, "2, 3 and 4"),
        (no_carts, "one entry for each"),
        (too_many, "too many for the table"),
        (much_nature, "too many different"),
    ],
)
def test_a_data_pack_is_checked(change, words):
    with pytest.raises(pentarchy.DataPackError, match=words):
        Components(edited(change), {"agreed_end": "stuck"})


def test_a_data_pack_names_its_own_tiles():
    def rename(files):
        files["tiles"]["tiles"][0].update(en="Oak wood", ru="Дубрава")

    match = pentarchy.new("founders", 2, 1, data=edited(rename))
    assert match.name("tile", "forest_1", "ru") == "Дубрава"
    assert match.name("tile", "forest_2", "en") == "Forest 1"
