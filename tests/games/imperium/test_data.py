"""The facts of both boxes: counts, splits, vocabulary, equal programs."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from tests.games.imperium.builder import Table

from pentarchy import new, registry
from pentarchy.games.imperium.box import S_UNREST
from pentarchy.games.imperium.decisions import OPS
from pentarchy.games.imperium.names import OPERATIONS
from pentarchy.games.imperium.position import DECK, UNREST
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.program import FORMS

GAME = registry.game("imperium")
CARDS: list[dict[str, Any]] = GAME.data["cards"]["cards"]
NATIONS: list[dict[str, Any]] = GAME.data["nations"]["nations"]
SIZES = {
    "vikings": 26,
    "greeks": 23,
    "carthaginians": 23,
    "celts": 28,
    "macedonians": 23,
    "persians": 23,
    "romans": 23,
    "scythians": 24,
    "atlanteans": 22,
    "egyptians": 23,
    "mauryans": 24,
    "qin": 25,
    "arthurians": 29,
    "minoans": 23,
    "olmecs": 26,
    "utopians": 21,
}


def faces(card: dict[str, Any]) -> list[dict[str, Any]]:
    return list(card["faces"].values()) if "faces" in card else [card]


ALL_FACES = [(card, face) for card in CARDS for face in faces(card)]
COMMON = [card for card in CARDS if card["deck"] == "common"]


def nodes(tree: Any) -> list[dict[str, Any]]:
    if isinstance(tree, dict):
        return [tree] * ("op" in tree) + [node for value in tree.values() for node in nodes(value)]
    return [node for value in tree for node in nodes(value)] if isinstance(tree, list) else []


@pytest.mark.rule("IMP-2")
def test_deck_sizes() -> None:
    assert len({card["id"] for card in CARDS}) == 552
    sizes = Counter((card["set"], card["deck"]) for card in CARDS)
    assert sizes["classics", "common"] == sizes["legends", "common"] == 83
    assert {deck: n for (_, deck), n in sizes.items() if deck != "common"} == SIZES
    for entry in NATIONS:
        assert entry["cards"] == SIZES[entry["key"]]


@pytest.mark.rule("IMP-22", "IMP-8")
def test_numbers_run_without_gaps_and_names_exist() -> None:
    codes: dict[str, list[int]] = {}
    for card in CARDS:
        code = card["id"].rstrip("0123456789")
        codes.setdefault(code, []).append(int(card["id"][len(code) :]))
        assert card["number"].split("/")[0] == card["id"][len(code) :]
        assert card["id"][0] == {"classics": "1", "legends": "2"}[card["set"]]
        assert all(face["name"] and face["key"] for face in faces(card))
    assert all(sorted(numbers) == list(range(1, len(numbers) + 1)) for numbers in codes.values())


@pytest.mark.rule("IMP-9", "IMP-10", "IMP-15", "IMP-16", "IMP-17")
def test_vocabulary() -> None:
    known = GAME.data["effects"]
    for card, face in ALL_FACES:
        assert set(face["suits"]) <= set(known["suits"])
        assert len(face["suits"]) <= 2
        assert set(face["types"]) <= {*known["types"], *known["region_types"]}
        assert face["state"] in (None, *known["states"])
        assert face["header"] in (None, *known["headers"])
        assert {ability["kind"] for ability in face["abilities"]} <= set(known["ability_kinds"]), card["id"]
        assert {node["op"] for node in nodes(face["abilities"])} <= set(known["ops"]), card["id"]


def test_every_operation_of_the_language_is_known() -> None:
    assert set(GAME.data["effects"]["ops"]) == set(OPS) | set(FORMS)
    assert list(OPS) == [op.name for op in OPERATIONS]


def test_counts_of_the_programs() -> None:
    abilities = [ability for _, face in ALL_FACES for ability in face["abilities"]]
    assert len(abilities) == 687
    assert sum(len(nodes(ability)) for ability in abilities) == 2632


@pytest.mark.rule("IMP-48")
def test_common_suits_per_box() -> None:
    for box in ("classics", "legends"):
        cards = [card for card in COMMON if card["set"] == box]
        suits = Counter(tuple(faces(card)[0]["suits"]) for card in cards)
        assert suits["uncivilised",] + suits["uncivilised", "civilised"] == 22
        assert suits["uncivilised", "civilised"] == 9
        assert [suits[suit,] for suit in ("civilised", "region", "tributary", "fame", "unrest")] == [15, 14, 11, 9, 12]
        assert Counter(card["min_players"] for card in cards) == {1: 69, 3: 8, 4: 6}


@pytest.mark.rule("IMP-19", "IMP-20", "IMP-42")
def test_nation_cards_split_by_their_start() -> None:
    supply = {"celts": (0, 2, 5), "vikings": (0, 1, 2), "qin": (0, 1, 2), "olmecs": (1, 2, 3)}
    supply |= {"utopians": (3, 4, 5), "arthurians": (2, 3, 4)}
    for entry in NATIONS:
        own = {card["id"] for card in CARDS if card["deck"] == entry["key"]}
        parts = [entry["power"], *entry["in_play"], *entry["nation_deck"], *entry["development_area"]]
        parts += [*entry["draw_deck"], *entry["supply_unrest"]["4"]] + [entry["accession"]] * bool(entry["accession"])
        assert sorted(parts) == sorted(own), entry["key"]
        assert 8 <= len(entry["draw_deck"]) <= 13
        counts = tuple(len(entry["supply_unrest"][str(n)]) for n in (2, 3, 4))
        assert counts == supply.get(entry["key"], (0, 0, 0))


@pytest.mark.rule("IMP-18")
def test_prices_stand_on_developments_only() -> None:
    for card, face in ALL_FACES:
        priced = card["start"] == "development_area" and card["deck"] != "arthurians"
        assert bool(face["development_cost"]) == priced, card["id"]


@pytest.mark.rule("IMP-23", "IMP-24", "IMP-25", "IMP-26")
def test_values() -> None:
    for card, face in ALL_FACES:
        value = face["vp"]
        if "unrest" in face["suits"]:
            assert value == {"kind": "fixed", "value": -2}
        elif value["kind"] == "fixed" and value["value"] < 0:
            assert card["id"] == "2ART5"
        if value["kind"] == "variable":
            assert value["max"] == 10
    assert {value["kind"] for value in (face["vp"] for _, face in ALL_FACES)} == {
        "none",
        "fixed",
        "conditional",
        "variable",
    }


def test_abilities_that_need_to_lie_in_play_do() -> None:
    for card, face in ALL_FACES:
        kinds = {ability["kind"] for ability in face["abilities"]}
        if kinds & {"exhaust", "solstice", "static", "trigger", "replace", "shield"}:
            assert face["header"] in ("pinned", "power", "permanent"), card["id"]


@pytest.mark.rule("IMP-13")
def test_attack_icons_stand_where_opponents_are_harmed() -> None:
    harm = {"steal", "give_each_other"}
    for card, face in ALL_FACES:
        for ability in face["abilities"]:
            if ability["kind"] != "play":
                continue
            found = {node["op"] for node in nodes(ability)} & harm
            for node in nodes(ability):
                if node["op"] == "each" and {n["op"] for n in nodes(node["do"])} & {"abandon", "recall", "take_unrest"}:
                    found.add("each")
                if node["op"] == "each" and node["do"]["op"] == "discard":
                    found.add("each")
            if found:
                assert face["header"] == "attack", card["id"]
    assert sum(face["header"] == "attack" for _, face in ALL_FACES) == 48


def test_equal_names_have_equal_programs() -> None:
    for key in ("advance", "conquer", "glory", "prosperity", "city", "stone_mask", "sacred_scroll"):
        programs = {json.dumps(face["abilities"], sort_keys=True) for _, face in ALL_FACES if face["key"] == key}
        assert len(programs) == 1, key
    unrest = [face["abilities"] for _, face in ALL_FACES if face["key"] == "unrest"]
    plays = {json.dumps([a for a in abilities if a["kind"] == "play"]) for abilities in unrest}
    assert len(unrest) == 86
    assert len(plays) == 1


@pytest.mark.rule("IMP-195", "IMP-196")
def test_copies_with_and_without_a_state_icon() -> None:
    states = {card["id"]: card.get("state") for card in CARDS}
    assert (states["2MAU12"], states["2MAU13"]) == (None, "barbarian")
    assert (states["1SCY14"], states["1SCY15"]) == (None, "barbarian")


@pytest.mark.rule("IMP-3", "IMP-4", "IMP-5", "IMP-7")
def test_component_counts() -> None:
    parts = GAME.data["setup"]["components"]["per_box"]
    assert (parts["state_cards"], parts["solstice_cards"], parts["market_board_pieces"]) == (4, 1, 3)
    assert (parts["exhaust_tokens"], parts["action_tokens"]) == (21, 18)
    assert {parts[f"{res}_tokens"] for res in ("material", "population", "progress")} == {39}
    assert GAME.data["setup"]["components"]["solo_only"] == ["market_markers", "dice_d6"]


@pytest.mark.rule("IMP-217")
def test_one_player_is_refused() -> None:
    with pytest.raises(PentarchyError, match="2 to 4 players"):
        new("imperium", 1)
    assert new("imperium", 2, 1).players == 2


@pytest.mark.rule("IMP-R46")
def test_later_printings_are_used_only_on_demand() -> None:
    plain = GAME.components(GAME.data, GAME.read_options(None, 2))
    later = GAME.components(GAME.data, GAME.read_options({"later_printing": True}, 2))
    changed = {card for card in plain.cards if plain.face_of[card, ""].abilities != later.face_of[card, ""].abilities}
    assert {"1FAM3", "1UNC7", "2TRI9", "2ATL7", "1SCY3"} <= changed
    assert plain.face_of["2REG12", ""].types == []
    assert later.face_of["2REG12", ""].types == ["production"]
    errata = GAME.data["errata"]
    assert (len(errata["entries"]), len(errata["not_used"])) == (23, 30)
    assert all(len(entry["why"]) > 20 for entry in errata["not_used"])


@pytest.mark.rule("IMP-R46")
@pytest.mark.parametrize("later", [False, True])
def test_later_printings_at_work(later: bool) -> None:
    """Nomads look at the discard pile, Spread of Atlantis brings unrest when it is developed, Mysticism hides it."""
    table = Table("scythians", "celts", later=later).hand(0, "1SCY14").discard(0, "1SCY15").in_play(0, "1REG6")
    before = table.pool(0)["progress"]
    table.use("play 1SCY14", "no")
    while table.asked == "may":
        table.use("no")
    assert table.pool(0)["progress"] - before == int(later)
    table = Table("atlanteans", "celts", later=later).state(0, "empire").tokens(0, material=9, population=9, progress=9)
    pile = len(table.p.zones[UNREST])
    table.run({"op": "develop"}, source="2ATL1").use("pick 2ATL4")
    while table.asked == "pay":
        table.use("amount 0")
    assert table.where("2ATL4") == (0, "discard")
    assert pile - len(table.p.zones[UNREST]) == int(later)
    table = Table("romans", "celts", later=later).in_play(0, "1UNC8").hand(0, "1TRI2", "1TRI8", "1TRI9")
    table.solstice(0, "1UNC8").use("option 1")
    top = table.p.area(0, DECK)[-1]
    assert bool(table.p.box.suits[top] & S_UNREST) == later
    assert len([name for name in table.zone("hand", 0) if "UNR" in name]) == int(not later)


def test_a_damaged_program_is_named() -> None:
    files = json.loads(json.dumps(GAME.data.files))
    files["cards"]["cards"][2]["abilities"][0]["do"] = {"op": "fly"}
    data = type(GAME.data)(files, "x", "pack")
    with pytest.raises(PentarchyError, match="fly"):
        GAME.components(data, GAME.read_options(None, 2))


@pytest.mark.rule("IMP-R1")
def test_supply_unrest_of_the_arthurians() -> None:
    decks = Counter(card["deck"] for card in CARDS if card["start"] == "supply_unrest")
    assert decks["arthurians"] == 4
    assert "atlanteans" not in decks


@pytest.mark.rule("IMP-R40", "IMP-R41")
def test_headers_the_rulebook_leaves_open() -> None:
    by_id = {card["id"]: card for card in CARDS}
    assert by_id["2TRI6"]["header"] == "pinned"
    assert by_id["2ART2"]["header"] == "permanent"
    assert "faces" not in by_id["2ART2"]


@pytest.mark.rule("IMP-R56")
def test_difficulty_stars() -> None:
    """For people who choose a nation; no room of the rules reads them."""
    assert {nation["difficulty_stars"] for nation in NATIONS} == {1, 2, 3, 5}
