"""The end of the game and its points (FND-83 to FND-92)."""

from __future__ import annotations

import random

import pytest

import pentarchy
from pentarchy.games.founders.decisions import CLOSING
from pentarchy.games.founders.numbers import TURN_STAGE
from pentarchy.games.founders.position import CITY, NATURE, PRIZES, VILLAGE

from . import tabletop as t

PRIZED = {(0, 0): "mine_1", (1, 0): "winery_1"}
"""Iron and wine: prize_01 fits."""


def drop(match, *stacks):
    """Everything that is left in these stacks goes to the box."""
    p = t.position(match)
    for stack in stacks:
        for tile in p.zones[stack][:]:
            p.remove(tile)
    p.memo = None
    t.sound(match)


@pytest.mark.rule("FND-83", "FND-48")
def test_the_last_prize_ends_the_game():
    match = t.scene(PRIZED, t.OTHER, rows=["lake_3"], prizes=["prize_01"])
    t.give(match, 1, "cart")
    t.play(match, "open village", "attach prize_01", "at 0,1")
    assert match.over
    assert match.result.reason == "prizes_gone"
    assert match.result.scores == [1, 1]
    assert t.refused(match, "open village", 0) == ("game-over", "FND-83")


@pytest.mark.rule("FND-83")
def test_the_game_goes_on_while_a_prize_is_open():
    match = t.scene(PRIZED, t.OTHER, rows=["lake_3"], prizes=["prize_01", "prize_02"])
    t.play(match, "open village", "attach prize_01", "at 0,1")
    assert not match.over


@pytest.mark.rule("FND-84", "FND-R21")
def test_the_last_tile_of_all_stacks_ends_the_game_after_the_turn():
    match = t.scene(t.PAIR, t.OTHER, rows=["lake_3", "lake_4"], top=["mine_1"])
    drop(match, NATURE, CITY)
    p = t.position(match)
    for tile in p.zones[VILLAGE][:-2]:
        p.remove(tile)
    p.memo = None
    t.play(match, "open village", "attach lake_3", "at 0,1")
    assert not match.over  # one tile is left
    t.play(match, "open village")
    assert match.view()["stacks"] == {"nature": 0, "village": 0, "city": 0}
    assert not match.over  # the turn is finished first
    assert match.to_act == (1,)
    t.play(match, "attach lake_4", "at 1,0")
    assert match.over
    assert match.result.reason == "stacks_gone"


@pytest.mark.rule("FND-R21", "FND-42")
def test_the_last_tile_drawn_for_want_of_another_ends_the_game():
    alone = {(0, 0): "prize_24", (1, 0): "prize_23"}
    match = t.scene(alone, t.OTHER, rows=["mine_1"], top=["lake_4", "mine_2"])
    drop(match, CITY)
    p = t.position(match)
    for stack in (NATURE, VILLAGE):
        for tile in p.zones[stack][:-1]:
            p.remove(tile)
    p.memo = None
    t.play(match, "open village")
    assert match.view()["turn"]["tile"] == "lake_4"
    t.play(match, "at 0,1")
    assert match.result.reason == "stacks_gone"


def stuck(*seats, prizes=("prize_07", "prize_08"), **options):
    """FND-X8: all open prizes need horses; of the horse farms one is replaced, one ravaged, one has a master."""
    realms = [{(0, 0): "horse_farm_1", (1, 0): "lake_3"}, {(0, 0): "horse_farm_2", (1, 0): "lake_4"}]
    match = t.scene(
        *realms, *([t.THIRD] if 3 in seats else []), prizes=prizes, rows=["forest_3", "forest_4"], **options
    )
    p = t.position(match)
    p.remove(t.tile(match, "horse_farm_3"))
    p.memo = None
    t.lie(match, "horse_farm_1", "war")
    t.lie(match, "horse_farm_2", "master_horses")
    return match


@pytest.mark.rule("FND-85", "FND-X8", "FND-R19")
def test_x8_the_end_is_proposed_and_all_agree():
    match = stuck()
    assert "propose" in match.legal(0)
    assert match.view()["may_end"]
    t.play(match, "propose")
    assert (t.asked(match), match.to_act) == ("agree", (1,))
    assert t.refused(match, "open village") == ("other-question", "FND-21")
    t.play(match, "agree")
    assert match.over
    assert match.result.reason == "agreed"


@pytest.mark.rule("FND-85", "FND-R19")
def test_the_end_cannot_be_proposed_while_a_prize_can_be_reached():
    match = t.scene(t.PAIR, t.OTHER, prizes=["prize_07"], rows=["lake_3"])
    assert "propose" not in match.legal(0)
    assert t.refused(match, "propose") == ("end-too-soon", "FND-85")
    assert t.refused(match, "agree") == ("other-question", "FND-21")
    other = stuck(prizes=("prize_07", "prize_01"))  # iron and wine are still to be had
    assert t.refused(other, "propose") == ("end-too-soon", "FND-85")


@pytest.mark.rule("FND-85", "FND-X8")
def test_a_horse_farm_that_may_still_come_keeps_the_game_going():
    match = t.scene({(0, 0): "horse_farm_1", (1, 0): "lake_3"}, t.OTHER, prizes=["prize_07"])
    t.lie(match, "horse_farm_1", "coin")  # only for this turn
    for name in ("horse_farm_2", "horse_farm_3"):
        t.position(match).remove(t.tile(match, name))
    t.position(match).memo = None
    assert t.refused(match, "propose") == ("end-too-soon", "FND-85")
    t.lie(match, "horse_farm_1", "war")
    assert t.refused(match, "propose") is None


@pytest.mark.rule("FND-85", "FND-R19")
def test_one_refusal_is_enough_to_go_on():
    match = stuck(3)
    t.play(match, "propose")
    assert match.to_act == (1,)
    t.play(match, "agree")
    assert match.to_act == (2,)
    t.play(match, "refuse")
    assert (t.asked(match), match.to_act) == ("open", (0,))
    assert t.refused(match, "propose") == ("end-refused", "FND-R19")
    assert match.view()["refused"] == [True, False, False]
    t.play(match, "open village", "attach forest_3", "at 0,1")
    assert "propose" in match.legal(1)  # another seat may try


@pytest.mark.rule("FND-R19")
@pytest.mark.parametrize(("tile", "again"), [("market_b_1", True), ("prize_09", True), ("mine_1", False)])
def test_a_prize_or_a_token_opens_the_question_again(tile, again):
    realm = {(0, 0): "fishery_1", (1, 0): "forest_1", (0, 1): "forest_2", (1, 1): "horse_farm_1"}
    prizes = ["prize_01", "prize_09"]
    match = t.scene(realm, t.OTHER, prizes=prizes, rows=["market_b_1", "mine_1", "lake_3"], agreed_end="any_turn")
    t.play(match, "propose", "refuse", "open nature", f"attach {tile}")
    t.play(match, match.legal(0)[0])
    assert match.view()["refused"] == [not again, False]


@pytest.mark.rule("FND-R19")
def test_the_table_can_allow_proposals_at_any_turn():
    match = t.scene(t.PAIR, t.OTHER, rows=["lake_3"], agreed_end="any_turn")
    t.play(match, "propose", "agree")
    assert match.result.reason == "agreed"


@pytest.mark.rule("FND-86", "FND-R19")
def test_masters_are_laid_before_an_agreed_end():
    match = stuck(3)
    p = t.position(match)
    for name, place in (("winery_1", (0, 1)), ("fishery_1", (1, 1)), ("winery_2", (0, 2))):
        t.put(p, t.tile(match, name), 13 + 1)
        p.cell[t.tile(match, name)] = t.cell(match, *place)
    p.restored()
    t.give(match, 1, "master_wine", "master_fish", "master_gold")
    t.give(match, 2, "master_iron")
    t.play(match, "propose", "agree", "agree")
    # seat 0 has none, seat 1 has two that fit, seat 2 has one that does not
    assert (t.asked(match), match.to_act) == ("last", (1,))
    assert t.legal(match, "play") == {"master_wine", "master_fish"}
    assert t.refused(match, "play master_gold") == ("no-tile-for-master", "FND-78")
    assert t.refused(match, "play master_iron") == ("no-such-token", "FND-27")
    assert t.refused(match, "play war") == ("other-question", "FND-21")
    t.play(match, "play master_wine")
    assert t.legal(match, "settle") == {"winery_1", "winery_2"}
    t.play(match, "settle winery_1")
    once = match.clone()
    assert once.describe("skip") == "Lay no more masters"
    assert once.describe("skip", "ru") == "Больше мастеров не выкладывать"
    t.play(once, "skip")  # nobody has to
    assert once.result.scores == [0, 2 + 2 + 2, 1]  # horses and wine, two tokens; the lone master of seat 2
    t.play(match, "play master_fish")
    assert match.over
    assert match.result.scores == [0, 2 + 2 + 2 + 1, 1]


@pytest.mark.rule("FND-87", "FND-88", "FND-89", "FND-90", "FND-91", "FND-92", "FND-X7")
def test_x7_ivan_and_sergey():
    ivan = {
        (0, 0): "prize_01",
        (1, 0): "prize_10",
        (2, 0): "prize_11",
        (3, 0): "prize_22",
        (0, 1): "winery_1",
        (1, 1): "mine_2",
        (2, 1): "winery_2",
    }
    sergey = {(0, 0): "prize_23", (1, 0): "prize_24", (2, 0): "prize_12", (3, 0): "lake_2"}
    match = t.scene(ivan, sergey, rows=["lake_3", "lake_4"], prizes=["prize_04"])
    t.lie(match, "winery_1", "master_wine")
    t.give(match, 0, "war", "coin", "cart")
    t.give(match, 1, "war", "war", "coin", "cart")
    p = t.position(match)
    p.replace(0, t.tile(match, "lake_3"), t.tile(match, "mine_2"))
    p.memo = None
    assert match.standing() == [1 + 2 + 2 + 3 + 2 + 3 - 1, 3 + 3 + 2 + 4] == [12, 12]
    result = end_by_prize(match)
    assert result.scores == [12, 12]
    assert result.winners == [0]
    assert result.ranking == [[0], [1]]
    assert result.breakdown[0] == {"prizes": 8, "masters": 2, "tokens": 3, "replaced": -1}


def end_by_prize(match):
    """The last open prize goes to the box, so that the game ends with this turn."""
    p = t.position(match)
    for tile in p.zones[PRIZES][:]:
        p.remove(tile)
    p.stack[TURN_STAGE] = CLOSING
    p.actor = -1
    p.memo = None
    p.advance()
    return match.result


@pytest.mark.rule("FND-91")
def test_the_highest_sum_wins():
    match = t.scene({(0, 0): "prize_01", (1, 0): "lake_3"}, {(0, 0): "prize_10", (1, 0): "lake_4"}, t.OTHER)
    result = end_by_prize(match)
    assert result.scores == [1, 2, 0]
    assert result.ranking == [[1], [0], [2]]
    assert result.reason == "prizes_gone"


@pytest.mark.rule("FND-92", "FND-R20")
def test_ties():
    one = {(0, 0): "prize_10", (1, 0): "lake_3"}
    two = {(0, 0): "prize_01", (1, 0): "prize_02"}
    match = t.scene(one, two)
    assert end_by_prize(match).winners == [1]  # two prize tiles of one point each
    ravaged = t.scene({(0, 0): "prize_10", (0, 1): "prize_03"}, two)
    t.lie(ravaged, "prize_03", "war")
    assert end_by_prize(ravaged).winners == [0, 1]  # ravaged prize tiles count here: the victory is shared
    assert ravaged.result.ranking == [[0, 1]]


@pytest.mark.rule("FND-85")
def test_random_games_end_in_different_ways():
    reasons = set()
    for seed in range(30):
        match = pentarchy.new("founders", 2, seed, {"agreed_end": "any_turn"} if seed % 5 == 0 else None)
        p, choose = match.position, random.Random(seed)
        while not p.over:
            p.apply(p.actor, choose.choice(p.legal(p.actor)))
        reasons.add(match.result.reason)
    assert "stacks_gone" in reasons
    assert "agreed" in reasons
