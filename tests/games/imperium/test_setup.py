"""Set-up: nations, areas, common cards, mixing both boxes (IMP-1, IMP-11, IMP-21, IMP-27 to IMP-62)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.builder import Table

from pentarchy import new
from pentarchy.games.imperium.box import NEEDS_UNREST, S_CIVILISED, S_REGION, S_TRIBUTARY, S_UNCIVILISED
from pentarchy.games.imperium.names import FRAMES
from pentarchy.games.imperium.position import (
    BOX,
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    FAME,
    HAND,
    HISTORY,
    MAIN,
    NATION,
    POWER,
    REGION_DECK,
    UNCIVILISED_DECK,
    UNREST,
    ImperiumPosition,
)
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match

CLASSICS = ("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings")
LEGENDS = ("arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians")


def start(*nations: str, seed: int = 1, **options: Any) -> tuple[Match, ImperiumPosition]:
    """A match whose nations and sides are given, before the first turn."""
    given = {"sides": "A", "nations": "both", **options}
    given |= {f"nation_{k + 1}": nation for k, nation in enumerate(nations)}
    match = new("imperium", len(nations), seed, given)
    assert isinstance(match.position, ImperiumPosition)
    return match, match.position


def names(match: Match, cards: list[int]) -> list[str]:
    return [match.components.cards[card] for card in cards]


@pytest.mark.rule("IMP-1", "IMP-59")
@pytest.mark.parametrize(
    ("pool", "allowed"), [("classics", CLASSICS), ("legends", LEGENDS), ("both", CLASSICS + LEGENDS)]
)
def test_nations_of_the_chosen_boxes(pool: str, allowed: tuple[str, ...]) -> None:
    match = new("imperium", 2, 1, {"nations": pool})
    offered = [str(action).split()[1] for action in match.legal(match.to_act[0])]
    assert sorted(offered) == sorted(allowed)
    other = next((nation for nation in CLASSICS + LEGENDS if nation not in allowed), None)
    if other:
        refusal = match.why_not(match.to_act[0], f"nation {other}")
        assert refusal is not None
        assert refusal.code == "nation-taken"


@pytest.mark.rule("IMP-34", "IMP-R51", "IMP-R52")
def test_nations_are_chosen_in_turn_order_and_never_twice() -> None:
    firsts = set()
    for seed in range(8):
        match = new("imperium", 3, seed)
        first = match.to_act[0]
        firsts.add(first)
        match.play(first, "nation celts")
        match.play(first, "side B")
        assert match.to_act == ((first + 1) % 3,)
        assert "nation celts" not in match.legal(match.to_act[0])
        refusal = match.why_not(match.to_act[0], "nation celts")
        assert refusal is not None
        assert refusal.rule == "IMP-34"
    assert firsts == {0, 1, 2}
    with pytest.raises(PentarchyError, match="same nation"):
        new("imperium", 2, 1, {"nation_1": "celts", "nation_2": "celts"})


@pytest.mark.rule("IMP-35")
def test_either_side_may_be_chosen_and_stays() -> None:
    match = new("imperium", 2, 3, {"nation_1": "romans", "nation_2": "qin"})
    assert sorted(map(str, match.legal(match.to_act[0]))) == ["side A", "side B"]
    seats = [match.to_act[0]]
    match.play(seats[0], "side B")
    seats.append(match.to_act[0])
    match.play(seats[1], "side A")
    view = match.view(None)
    assert [view["seats"][seat]["permanents"][0]["side"] for seat in seats] == ["B", "A"]


@pytest.mark.rule("IMP-36", "IMP-38", "IMP-40", "IMP-205")
def test_arthurians_have_a_court_quests_and_the_nadir_card() -> None:
    match, p = start("arthurians", "romans")
    assert names(match, p.area(0, POWER)) == ["2ART1", "2ART2"]
    assert names(match, p.area(0, NATION))[0] == "2ART8"
    assert names(match, p.area(0, DEVELOPMENT)) == ["2ART3", "2ART4", "2ART5", "2ART6", "2ART7"]
    assert match.view(1)["seats"][0]["accession"] == "2ART8"


@pytest.mark.rule("IMP-37", "IMP-46", "IMP-210")
def test_utopians_have_a_journey_and_three_exhaust_tokens() -> None:
    match, p = start("utopians", "romans")
    own = match.view(0)["seats"][0]
    assert [entry["card"] for entry in own["permanents"]] == ["2UTO1", "2UTO2"]
    assert own["permanents"][1]["side"] == "A"
    assert own["journey_pile"] == ["2UTO3"]
    assert (p.exhausts[0], p.exhausts[1]) == (3, 5)
    assert not p.area(0, NATION)
    assert not p.area(0, DEVELOPMENT)


@pytest.mark.rule("IMP-39", "IMP-43", "IMP-44", "IMP-45", "IMP-41", "IMP-163", "IMP-214")
@pytest.mark.parametrize("nation", CLASSICS + LEGENDS)
def test_area_of_every_nation(nation: str) -> None:
    other = "romans" if nation != "romans" else "qin"
    match, p = start(nation, other)
    entry = next(e for e in match.components.nation_data if e["key"] == nation)
    deck = names(match, p.area(0, NATION))
    if entry["accession"]:
        assert deck[0] == entry["accession"]
        assert sorted(deck[1:]) == sorted(entry["nation_deck"])
    else:
        assert deck == []
    drawn = names(match, p.area(0, HAND) + p.area(0, DECK))
    assert sorted(drawn) == sorted(entry["draw_deck"])
    assert len(p.area(0, HAND)) == 5
    assert (list(p.pool[:3]), p.actions[0], p.exhausts[0]) == ([3, 2, 1], 3, 3 if nation == "utopians" else 5)
    assert match.view(1)["seats"][0]["state"] == ("empire" if nation == "atlanteans" else "barbarian")
    assert names(match, p.area(0, DEVELOPMENT)) == sorted(entry["development_area"], key=match.components.cards.index)


@pytest.mark.rule("IMP-21", "IMP-42", "IMP-49", "IMP-50", "IMP-X3")
@pytest.mark.parametrize(("players", "common", "supplied"), [(2, 8, 2), (3, 10, 3), (4, 12, 4)])
def test_unrest_pile(players: int, common: int, supplied: int) -> None:
    match, p = (
        start("arthurians", "romans", "greeks", "persians", seed=2)
        if players == 4
        else start(*("arthurians", "romans", "greeks")[:players], seed=2)
    )
    under = sum(card >= 0 for card in p.under)
    assert len(p.zones[UNREST]) + under == common + supplied
    used = names(match, p.zones[UNREST] + [card for card in p.under if card >= 0])
    assert ("2ART29" in used) == (players == 4)
    assert all(p.box.min_players[p_card] <= players for p_card in p.zones[MAIN])


@pytest.mark.rule("IMP-51", "IMP-52", "IMP-33")
@pytest.mark.parametrize(("players", "face_down"), [(2, 6), (3, 7), (4, 8)])
def test_fame_deck(players: int, face_down: int) -> None:
    match, p = start(*("romans", "greeks", "celts", "qin")[:players])
    assert names(match, p.zones[FAME][:1]) == ["1FAM9"]
    assert len(p.zones[FAME]) - 1 == face_down
    hidden = [card for card in p.zones[BOX] if not p.knows(0, card)]
    assert len(hidden) == 8 - face_down
    assert all(card not in p.flipped for card in p.zones[FAME])
    assert not any(p.knows(-1, card) for card in p.zones[FAME][1:])


@pytest.mark.rule("IMP-53", "IMP-54", "IMP-55", "IMP-60", "IMP-X18")
@pytest.mark.parametrize("common", ["classics", "legends"])
@pytest.mark.parametrize(("players", "small", "main"), [(2, 6, 34), (3, 7, 37), (4, 8, 38)])
def test_decks_and_market(players: int, small: int, main: int, common: str) -> None:
    match, p = start(*("romans", "greeks", "celts", "qin")[:players], common_deck=common, nations="both")
    assert len(p.zones[MAIN]) == main - 2
    assert [len(p.zones[deck]) for deck in (REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK)] == [small - 1] * 3
    suits = p.box.suits
    assert suits[p.slots[2]] & S_REGION
    assert suits[p.slots[3]] & S_UNCIVILISED
    assert suits[p.slots[4]] & S_CIVILISED
    digit = {"classics": "1", "legends": "2"}[common]
    decks = p.zones[MAIN] + p.zones[REGION_DECK] + p.zones[UNCIVILISED_DECK] + p.zones[CIVILISED_DECK]
    others = [name for name in names(match, decks + p.slots) if name[0] != digit]
    assert all("TRI" in name for name in others)
    assert any(suits[card] & S_TRIBUTARY for card in p.zones[MAIN])


@pytest.mark.rule("IMP-11")
def test_dual_cards_lie_with_the_uncivilised_and_count_as_both() -> None:
    table = Table("romans", "greeks")
    p = table.p
    both = S_UNCIVILISED | S_CIVILISED
    for seed in range(4):
        _, q = start("romans", "greeks", seed=seed)
        assert not any(q.box.suits[card] & both == both for card in q.zones[CIVILISED_DECK])
    table.market_of("1UNC20", "1REG1", "1REG2", "1REG3", "1REG4").state(0, "empire").tokens(0, material=9)
    table.hand(0, "1ROM6").use("play 1ROM6", "yes")
    assert table.where("1UNC20") == (0, "hand")  # The Senate acquires civilised cards
    assert p.box.suits[table.number("1UNC20")] == both


@pytest.mark.rule("IMP-56", "IMP-57", "IMP-58")
def test_unrest_and_progress_in_the_market() -> None:
    for seed in range(12):
        _, p = start("romans", "greeks", seed=seed)
        assert 0 <= p.first < 2
        for slot, card in enumerate(p.slots):
            suits = p.box.suits[card]
            assert (p.under[slot] >= 0) == bool(suits & NEEDS_UNREST)
            plain = suits & S_CIVILISED and not suits & S_UNCIVILISED
            assert p.slot_tokens[slot * 3 : slot * 3 + 3] == [0, 0, 1 if plain else 0]


@pytest.mark.rule("IMP-57")
def test_refilled_cards_get_no_progress() -> None:
    table = Table("romans", "greeks")
    p = table.p
    table.market_of("1REG1", "1REG2", "1REG3", "1UNC2").market(4, "1CIV2", progress=1)
    table.hand(0, "1ROM6").state(0, "empire").use("play 1ROM6", "yes")
    assert p.slots[4] >= 0
    assert p.slot_tokens[12:15] == [0, 0, 0]


@pytest.mark.rule("IMP-61", "IMP-62", "IMP-R74")
@pytest.mark.parametrize(("players", "tributaries"), [(2, 9), (3, 10), (4, 11)])
def test_tributaries_named_like_a_nation_in_play_are_replaced(players: int, tributaries: int) -> None:
    nations = ("egyptians", "minoans", "olmecs", "celts")[:players]
    replaced = set()
    for seed in range(6):
        match, p = start(*nations, seed=seed, common_deck="classics")
        used = [card for zone in (MAIN,) for card in p.zones[zone]] + p.slots
        found = [card for card in used if p.box.suits[card] & S_TRIBUTARY]
        titles = [match.components.faces[card].name for card in found]
        assert len(found) == tributaries
        assert not {"Egyptians", "Minoans", "Olmecs", "Celts"}.intersection(
            title for title in titles if title.lower() in nations
        )
        assert all(p.box.min_players[card] <= players for card in found)
        replaced |= {name for name in names(match, found) if name[0] == "2"}
    assert len(replaced) > 1


@pytest.mark.rule("IMP-27", "IMP-28", "IMP-32")
def test_what_everybody_sees() -> None:
    match, p = start("romans", "utopians")
    view = match.view(None)
    assert set(view["decks"]) == {"main", "region", "uncivilised", "civilised", "fame", "unrest"}
    seat = view["seats"][1]
    assert seat["pool"] == {"material": 3, "population": 2, "progress": 1}
    assert seat["hand"] is None
    assert (seat["hand_size"], seat["deck"]) == (5, 8)
    assert [slot["card"] for slot in view["market"]] == names(match, p.slots)
    for key in ("play", "discard", "development", "permanents", "state", "exhausts", "actions"):
        assert key in seat


@pytest.mark.rule("IMP-33")
def test_hands_are_private() -> None:
    match, p = start("romans", "utopians")
    assert match.view(0)["seats"][0]["hand"] == names(match, p.area(0, HAND))
    assert match.view(1)["seats"][0]["hand"] is None
    assert match.view(1)["seats"][0]["hand_known"] == []


@pytest.mark.rule("IMP-29", "IMP-30", "IMP-31")
def test_history_is_private_sunken_cards_too_garrisons_are_open() -> None:
    table = Table("atlanteans", "romans")
    table.put("history", 1, "1ROM20")
    table.put("sunken", 0, "2ATL13")
    table.p.seen[table.number("2ATL13")] = 1
    table.in_play(1, "1REG8").garrison(1, "1REG8", "1ROM19")
    own, other = table.match.view(1)["seats"][1], table.match.view(0)["seats"][1]
    assert (own["history"], other["history"], other["history_size"]) == (["1ROM20"], None, 1)
    assert other["history_known"] == []
    assert [entry["garrison"] for entry in other["play"]] == [["1ROM19"]]
    assert table.match.view(0)["seats"][0]["sunken"] == ["2ATL13"]
    assert table.match.view(1)["seats"][0]["sunken"] is None
    assert table.match.view(1)["seats"][0]["sunken_known"] == []
    assert not table.p.area(0, HISTORY)


@pytest.mark.rule("IMP-R53")
def test_discard_piles_and_exile_are_open() -> None:
    table = Table("romans", "celts")
    table.discard(1, "1CEL14")
    table.put_common("exile", "1REG9")
    view = table.match.view(0)
    assert view["seats"][1]["discard"] == ["1CEL14"]
    assert view["exile"] == ["1REG9"]


def test_the_kinds_of_frames_have_their_decisions() -> None:
    match, p = start("romans", "celts")
    assert len(p.decisions) == len(FRAMES)
    assert match.components.codec.size <= 4096
