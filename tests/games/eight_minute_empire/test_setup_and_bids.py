"""Set-up, bids and the first player (EME-1 to EME-20)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import pentarchy
from pentarchy.games.eight_minute_empire.position import BOX, ROW

from . import tabletop as t

GOLDEN = Path(__file__).parents[2] / "golden" / "eight_minute_empire"


@pytest.mark.rule("EME-1")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players_only(players):
    with pytest.raises(pentarchy.PentarchyError, match="2 to 5"):
        pentarchy.new(t.GAME, players)


@pytest.mark.rule("EME-2", "EME-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_armies_in_the_start_region(players):
    match = t.deal(players)
    p = t.position(match)
    for seat in range(players):
        assert t.armies(match, seat, "c4") == 3
        assert p.supply[seat] == 14 - 3
        assert p.city_supply[seat] == 3
        assert sum(p.armies) == 3 * players


@pytest.mark.rule("EME-8", "EME-3")
def test_the_side_of_the_board_is_chosen():
    assert len(t.deal().view()["regions"]) == 25
    assert len(t.deal(board="five_continents").view()["regions"]) == 23


@pytest.mark.rule("EME-9", "EME-10", "EME-77")
@pytest.mark.parametrize(("players", "deck"), [(2, 37), (3, 37), (4, 37), (5, 42)])
def test_deck_and_row(players, deck):
    match = t.deal(players)
    assert len(t.position(match).zones[ROW]) == 6
    assert t.deck_size(match) == deck - 6
    assert len(t.position(match).zones[BOX]) == 42 - deck
    assert len(match.view(None)["removed"]) == 42 - deck


@pytest.mark.rule("EME-10")
def test_the_deck_is_shuffled():
    rows = {tuple(entry["card"] for entry in t.deal(seed=seed).view()["row"]) for seed in range(20)}
    assert len(rows) == 20


@pytest.mark.rule("EME-R9", "EME-12", "EME-78")
@pytest.mark.parametrize(("players", "coins"), [(2, 14), (3, 11), (4, 9), (5, 8)])
def test_coins_by_number_of_players(players, coins):
    match = t.deal(players)
    assert [seat["coins"] for seat in match.view(None)["seats"]] == [coins] * players


@pytest.mark.rule("EME-13")
def test_bids_from_nothing_to_all_coins():
    match = t.deal(4)
    assert t.legal(match, 2, "bid") == {str(n) for n in range(10)}
    refusal = match.why_not(2, "bid 10")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("EME-13", "bid-too-high")


@pytest.mark.rule("EME-R11", "EME-14", "EME-76")
def test_bids_are_secret_until_all_are_in():
    match = t.deal(3)
    before = [match.view(seat) for seat in (1, 2, None)]
    match.play(0, "bid 4")
    assert [match.view(seat) for seat in (1, 2, None)] == before
    assert match.view(0)["own_bid"] == 4
    assert match.to_act == (1, 2)
    assert not match.can_undo(0)  # a bid cannot be withdrawn (EME-R11)
    match.play(2, "bid 0")
    match.play(1, "bid 1")
    assert match.view(None)["bids"] == [4, 1, 0]


@pytest.mark.rule("EME-15", "EME-16", "EME-17")
def test_the_highest_bidder_pays_and_begins():
    match = t.deal(3)
    for seat, bid in enumerate((2, 5, 3)):
        match.play(seat, f"bid {bid}")
    assert match.to_act == (1,)
    assert [seat["coins"] for seat in match.view()["seats"]] == [11, 11 - 5, 11]


@pytest.mark.rule("EME-X9", "EME-18")
def test_x9_the_youngest_of_equal_bidders_pays():
    """EME-X9: bids 3, 5, 5, 0; the younger of the two with 5 pays and begins."""
    match = t.deal(4)
    t.position(match).youth = [3, 2, 1, 0]
    for seat, bid in enumerate((3, 5, 5, 0)):
        match.play(seat, f"bid {bid}")
    assert match.to_act == (2,)
    assert [seat["coins"] for seat in match.view()["seats"]] == [9, 9, 4, 9]


@pytest.mark.rule("EME-19")
def test_all_bids_nothing():
    match = t.deal(3)
    t.position(match).youth = [1, 2, 0]
    for seat in range(3):
        match.play(seat, "bid 0")
    assert match.to_act == (2,)
    assert [seat["coins"] for seat in match.view()["seats"]] == [11, 11, 11]


@pytest.mark.rule("EME-20")
def test_no_other_auction():
    match = t.start(2)
    while not match.over:
        seat = match.to_act[0]
        assert match.why_not(seat, "bid 0").code == "other-question"
        match.play(seat, match.legal(seat)[-1])


@pytest.mark.rule("EME-R2")
def test_order_of_youth_is_random_and_public():
    orders = {tuple(pentarchy.new(t.GAME, 3, seed).view(None)["youth"]) for seed in range(30)}
    assert len(orders) == 6


@pytest.mark.rule("EME-R2", "EME-18")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_order_of_youth_is_told_and_drawn(lang):
    """Everybody sees who wins equal bids: in the log, in the panels during the bids, in the terminal."""
    match = pentarchy.new(t.GAME, ["Вера", "Анна", "Борис"], 5)
    youth = match.view(None)["youth"]
    told = [line for line in match.log(None, lang) if any(name in line for name in match.names)]
    for place, line in enumerate(told):
        assert match.names[youth.index(place)] in line
        assert str(place + 1) in line
    assert len(told) == 3
    for viewer in (None, 0):
        panels = {area.title: "".join(part.body for part in area.parts) for area in match.picture(viewer, lang).areas}
        for seat, name in enumerate(match.names):
            assert match.text(lang)("pic-youth", n=youth[seat] + 1, of=3) in panels[name]
    sheets = match.game.sheets(match.view(0), match.text(lang), match.names, match.components)
    assert (match.text(lang)("sheet-youth"), *(str(place + 1) for place in youth)) in sheets[-1].rows


@pytest.mark.rule("EME-R2", "EME-18", "EME-19")
def test_a_table_may_give_the_ages():
    for seed in range(8):
        match = pentarchy.new(t.GAME, 4, seed, {"age_1": 3, "age_2": 1, "age_3": 4, "age_4": 2})
        assert match.view(None)["youth"] == [2, 0, 3, 1]
        for seat in range(4):
            match.play(seat, "bid 0")
        assert match.to_act == (1,)
    match = pentarchy.new(t.GAME, 3, 1, {"youngest": "by_seat", "age_3": 1})
    assert match.view(None)["youth"] == [1, 2, 0]
    # Whose age is not given comes after the others, by lot; so do equal ages among themselves.
    lots = {tuple(pentarchy.new(t.GAME, 3, seed, {"age_2": 2}).view(None)["youth"]) for seed in range(20)}
    assert lots == {(1, 0, 2), (2, 0, 1)}
    twins = {tuple(pentarchy.new(t.GAME, 3, s, {"age_1": 1, "age_2": 1}).view(None)["youth"]) for s in range(20)}
    assert twins == {(0, 1, 2), (1, 0, 2)}
    with pytest.raises(pentarchy.PentarchyError, match="3, 4, 5 players only"):
        pentarchy.new(t.GAME, 2, 1, {"age_3": 1})


@pytest.mark.rule("EME-R2")
def test_records_without_ages_are_played_as_before():
    for path in sorted(GOLDEN.glob("*p-cards-collected.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        for option in [name for name in record["options"] if name.startswith("age_")]:
            del record["options"][option]
        assert pentarchy.replay(record).over


@pytest.mark.rule("EME-R11")
@pytest.mark.parametrize(("lang", "bot"), [("en", "a bot takes the seat"), ("ru", "место занимает бот")])
def test_words_about_silence_say_what_the_table_does(lang, bot):
    """When the time has passed, the table gives the seat to a bot (tests/table/test_rooms.py): silence bids nothing."""
    said = t.start().game.rulebook(lang).rules["EME-R11"]
    assert bot in said
    assert not re.search(r"(?:bids|ставит) 0", said)


@pytest.mark.rule("EME-81", "EME-82", "EME-84")
def test_goods_tokens_lie_in_the_triangle_regions():
    without = t.start(2)
    assert all(entry["token"] is None for entry in without.view()["regions"])
    match = t.start(2, goods_tokens=True)
    tokens = {entry["region"]: entry["token"] for entry in match.view()["regions"] if entry["token"]}
    assert set(tokens) == {"a1", "b1", "c4", "c13", "d2"}
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert {e["region"]: e["token"] for e in match.view()["regions"] if e["token"]} == tokens


@pytest.mark.rule("EME-R19", "EME-82")
def test_goods_tokens_are_drawn_without_putting_back():
    seen = set()
    for seed in range(60):
        entries = t.start(2, seed=seed, goods_tokens=True).view()["regions"]
        drawn = [entry["token"] for entry in entries if entry["token"]]
        assert all(drawn.count(good) <= 2 for good in drawn)
        seen.add(max(drawn.count(good) for good in drawn))
    assert seen == {1, 2}


@pytest.mark.rule("EME-R12")
def test_neutral_armies_with_two_players():
    """EME-R12: ten armies of an unused colour, placed in turn before the bids, the youngest first."""
    match = t.deal(2, two_player_neutral=True)
    placed = []
    while match.prompt(0, "en") != t.deal(2).prompt(0, "en"):
        placed.append(match.to_act[0])
        match.play(match.to_act[0], "neutral a1")
    assert placed == [0, 1] * 5
    assert match.view()["regions"][0]["armies"] == [0, 0, 10]
    with pytest.raises(pentarchy.PentarchyError, match="2 players only"):
        pentarchy.new(t.GAME, 3, options={"two_player_neutral": True})
