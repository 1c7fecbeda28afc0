"""Tokens: war, coin, cart and master (FND-49 to FND-82)."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.games.founders.position import MASTERS

from . import tabletop as t

SQUARE = {(0, 0): "forest_1", (0, 1): "cliff_1", (1, 0): "winery_1", (1, 1): "workshop_a_1"}
"""The block of FND-X5."""
CITY = ("camp_b_1", "camp_b_2")
"""City tiles on top of the stack that fit nowhere in these scenes."""


def turn(*realms, tokens=(), rows=("waterfall_3", "waterfall_4"), **kwargs):
    """Seat 0 has opened a tile and holds these tokens."""
    match = t.scene(*realms, rows=rows, top=kwargs.pop("top", CITY), **kwargs)
    t.give(match, 0, *tokens)
    t.play(match, "open city")
    return match


def entry(match, seat, tile):
    return next(one for one in match.view()["seats"][seat]["tiles"] if one["tile"] == tile)


def hand(match, seat):
    return match.view()["seats"][seat]["tokens"]


@pytest.mark.rule("FND-27")
def test_one_token_in_a_turn():
    match = turn(t.PAIR, t.OTHER, tokens=["war", "war", "coin"])
    assert t.legal(match, "play") == {"war", "coin"}
    assert t.refused(match, "play cart") == ("no-such-token", "FND-27")
    assert t.refused(match, "play master_wine") == ("no-such-token", "FND-27")
    t.play(match, "play war")  # one target: it is chosen
    assert entry(match, 1, "meadow_1")["ravaged"]
    assert t.asked(match) == "attach"
    assert t.refused(match, "play coin") == ("other-question", "FND-21")


@pytest.mark.rule("FND-29")
def test_a_token_is_never_compulsory():
    match = turn(t.PAIR, t.OTHER, tokens=["war"])
    t.play(match, "skip")
    assert hand(match, 0)["war"] == 1
    assert t.asked(match) == "attach"


@pytest.mark.rule("FND-28")
def test_a_token_waits_for_the_next_turn():
    realm = {**t.PAIR, (0, 1): "mine_1"}
    match = turn(realm, t.OTHER, rows=["market_a_1", "lake_3", "lake_4"])
    t.play(match, "attach market_a_1", "at 1,1")
    assert match.to_act == (1,)
    t.play(match, "open village", "attach lake_3", "at 1,0", "open village")
    assert t.asked(match) == "token"
    assert t.legal(match, "play") == {"coin"}


@pytest.mark.rule("FND-50", "FND-94")
def test_any_number_of_tokens_for_all_to_see():
    match = t.scene(t.PAIR, t.OTHER)
    t.give(match, 0, *["war"] * 6, *["coin"] * 6, *["cart"] * 6, "master_iron", "master_wine")
    for viewer in (0, 1, None):
        seat = match.view(viewer)["seats"][0]
        assert seat["tokens"] == {"war": 6, "coin": 6, "cart": 6}
        assert seat["masters"] == ["master_iron", "master_wine"]


@pytest.mark.rule("FND-51", "FND-89", "FND-82")
def test_a_token_in_hand_is_a_point():
    match = t.scene(t.PAIR, t.OTHER)
    t.give(match, 0, "war", "coin", "cart", "master_fish")
    assert match.standing() == [4, 0]
    assert match.view()["seats"][0]["token_points"] == 4


@pytest.mark.rule("FND-R17")
def test_an_empty_supply_gives_nothing():
    realm = {**t.PAIR, (0, 1): "mine_1"}
    match = turn(realm, t.OTHER, rows=["market_a_1", "lake_3"])
    t.give(match, 1, *["coin"] * 6)
    t.play(match, "attach market_a_1", "at 1,1")
    assert hand(match, 0)["coin"] == 0
    assert t.where(match, 0)[1, 1] == "market_a_1"


# -- war --------------------------------------------------------------------------------


@pytest.mark.rule("FND-52", "FND-53", "FND-R9", "FND-X9")
def test_x9_unprotected_tiles():
    tiles = ["lake_1", "lake_2", "meadow_1", "meadow_2", "cliff_2", "cliff_3"]
    places = [(0, 0), (0, 1), (1, 0), (2, 0), (2, 2), (2, 1)]
    realm = dict(zip(places, tiles, strict=True))
    match = turn(t.PAIR, realm, tokens=["war"])
    t.play(match, "play war")
    assert t.legal(match, "ravage") == {realm[0, 1], realm[1, 0], realm[2, 2]}
    assert t.refused(match, f"ravage {realm[2, 1]}") == ("protected", "FND-53")
    assert t.refused(match, f"ravage {realm[0, 0]}") == ("protected", "FND-53")
    assert t.refused(match, "ravage forest_1") == ("not-a-rivals-tile", "FND-52")
    assert t.refused(match, "ravage mine_1") == ("not-a-rivals-tile", "FND-52")
    exposed = {one["tile"] for one in match.view()["seats"][1]["tiles"] if one["exposed"]}
    assert exposed == t.legal(match, "ravage")


@pytest.mark.rule("FND-R9")
def test_gaps_in_a_column_do_not_matter():
    realm = {(0, 0): "lake_1", (1, 0): "meadow_1", (1, 1): "lake_2", (1, 2): "meadow_2", (0, 2): "cliff_2"}
    match = turn(t.PAIR, realm, tokens=["war"])
    t.play(match, "play war")
    assert t.legal(match, "ravage") == {"cliff_2", "meadow_2"}


@pytest.mark.rule("FND-R27", "FND-53")
def test_a_tile_laid_farther_out_protects():
    match = t.scene(t.PAIR, t.OTHER, rows=["waterfall_3", "waterfall_4"], top=CITY)
    t.play(match, "open village", "attach waterfall_3", "at 0,1")
    t.give(match, 1, "war")
    t.play(match, "open village", "play war")
    assert t.legal(match, "ravage") == {"waterfall_3", "cliff_1"}


@pytest.mark.rule("FND-54", "FND-R23", "FND-R25")
def test_a_ravaged_tile_produces_nothing():
    match = turn(
        t.PAIR, {(0, 0): "forest_2", (0, 1): "cliff_2"}, tokens=["war"], rows=["mine_1", "lake_3", "lake_4", "lake_2"]
    )
    t.play(match, "play war")
    assert entry(match, 1, "cliff_2")["ravaged"]
    t.play(match, "attach lake_3", "at 0,1", "open village")
    assert t.refused(match, "attach mine_1") == ("no-place", "FND-32")  # its stone is gone, at once and for good
    t.play(match, "attach lake_4", "at 1,0", "open nature")
    t.play(match, "attach mine_1", "at 1,1", "open nature")
    assert entry(match, 1, "cliff_2")["ravaged"]


@pytest.mark.rule("FND-R8", "FND-R23")
def test_targets_of_war():
    realm = {(0, 0): "lake_1", (1, 0): "prize_01", (2, 0): "cliff_2", (3, 0): "mine_1"}
    match = turn(t.PAIR, realm, tokens=["war"])
    t.lie(match, "cliff_2", "coin")
    t.lie(match, "mine_1", "war")
    t.play(match, "play war")
    assert t.legal(match, "ravage") == {"lake_1", "prize_01", "cliff_2"}  # nature, prize, one with a coin
    assert t.refused(match, "ravage mine_1") == ("already-ravaged", "FND-R8")
    t.play(match, "ravage cliff_2")
    assert entry(match, 1, "cliff_2")["coins"]  # the coin stays for its owner


@pytest.mark.rule("FND-R8")
def test_behind_a_ravaged_tile_nothing_is_open_to_war():
    match = turn(t.PAIR, t.OTHER, tokens=["war"])
    t.lie(match, "meadow_1", "war")
    assert t.refused(match, "play war") == ("nothing-to-ravage", "FND-52")
    assert t.legal(match, "play") == set()


@pytest.mark.rule("FND-55", "FND-56", "FND-87", "FND-88", "FND-80")
def test_a_ravaged_tile_gives_no_points():
    realm = {(0, 0): "prize_10", (1, 0): "winery_1"}
    match = turn(t.PAIR, realm, tokens=["war", "war"], rows=["lake_2", "lake_3", "lake_4"])
    t.lie(match, "winery_1", "master_wine")
    assert match.standing()[1] == 2 + 2
    t.play(match, "play war", "ravage prize_10")
    assert match.standing()[1] == 2
    t.play(match, "attach lake_2", "at 0,1", "open village", "attach lake_3", "at 0,-1", "open village")
    t.play(match, "play war")
    assert match.standing()[1] == 0
    assert entry(match, 1, "winery_1")["master"] == "master_wine"  # it lies under the war token
    assert match.view()["seats"][1]["prize_tiles"] == 1


@pytest.mark.rule("FND-57", "FND-R11", "FND-R12", "FND-68", "FND-90")
def test_tokens_of_a_replaced_tile():
    realm = {(0, 0): "winery_1", (1, 0): "lake_3"}
    match = turn(realm, t.OTHER)
    t.lie(match, "winery_1", "coin")
    t.lie(match, "winery_1", "master_wine")
    t.lie(match, "winery_1", "war")
    before = match.view()["supply"]
    t.play(match, "attach waterfall_3", "replace winery_1")
    view = match.view()
    assert hand(match, 0)["coin"] == 1  # to the owner
    assert view["removed_masters"] == ["master_wine"]  # to the box
    assert view["boxed_wars"] == 1
    assert view["supply"] == before  # nothing goes back
    assert match.standing()[0] == 1 - 1
    assert view["seats"][0]["replaced"] == ["winery_1"]


@pytest.mark.rule("FND-R12")
def test_replacing_a_tile_with_a_master_costs_its_points():
    realm = {(0, 0): "winery_1", (1, 0): "lake_3"}
    match = turn(realm, t.OTHER)
    t.lie(match, "winery_1", "master_wine")
    assert match.standing()[0] == 2
    t.play(match, "attach waterfall_3", "replace winery_1")
    assert match.standing()[0] == -1
    assert match.view()["removed_masters"] == ["master_wine"]


# -- coin -------------------------------------------------------------------------------


@pytest.mark.rule("FND-59", "FND-60", "FND-66", "FND-67", "FND-X4", "FND-R22", "FND-R25")
def test_x4_ivan_buys_horses():
    ivan = {(0, 0): "waterfall_1", (0, 1): "lake_3"}
    sergey = {(0, 0): "horse_farm_1", (1, 0): "forest_2"}
    match = turn(ivan, sergey, tokens=["coin"], rows=["camp_a_1", "camp_a_2", "lake_4", "lake_2"])
    before = match.clone()
    t.play(before, "skip")
    assert t.refused(before, "attach camp_a_1") == ("no-place", "FND-32")
    t.play(match, "play coin", "buy horse_farm_1")  # one product: nothing to choose
    assert match.view()["turn"]["bought"] == "horses"
    assert entry(match, 1, "horse_farm_1")["coins"]
    assert t.legal(match, "attach") == {"camp_a_1", "camp_a_2", "lake_4", "lake_2"}
    t.play(match, "attach camp_a_1", "at 1,0")
    assert hand(match, 0) == {"war": 1, "coin": 0, "cart": 0}
    t.play(match, "open village")  # Sergey's turn: the horse farm produces nothing
    assert t.refused(match, "attach camp_a_2") == ("no-place", "FND-32")
    t.play(match, "attach lake_4", "at 0,1")
    assert hand(match, 1)["coin"] == 1  # he takes the coin at the end
    assert not entry(match, 1, "horse_farm_1")["coins"]
    assert match.view()["supply"]["coin"] == 5  # it never goes back to the supply


@pytest.mark.rule("FND-60")
def test_a_bought_resource_serves_anywhere():
    match = turn(
        {(0, 0): "waterfall_1", (0, 1): "lake_3"},
        {(0, 0): "horse_farm_1", (1, 0): "forest_2"},
        tokens=["coin"],
        rows=["camp_a_1", "lake_4"],
    )
    t.play(match, "play coin", "buy horse_farm_1", "attach camp_a_1")
    assert t.legal(match, "at") == {"-1,0", "0,-1", "1,0", "-1,1", "1,1"}  # wherever the waterfall gives stone
    assert t.refused(match, "at 0,2") == ("resource-missing", "FND-32")


@pytest.mark.rule("FND-61")
def test_of_a_nature_tile_one_of_two_is_bought():
    match = turn(t.PAIR, t.OTHER, tokens=["coin"], rows=["gold_mine_1", "lake_3"])
    t.play(match, "play coin", "buy lake_1")
    assert t.legal(match, "get") == {"water", "wood"}
    assert t.refused(match, "get stone") == ("other-product", "FND-61")
    t.play(match, "get water", "attach gold_mine_1")
    assert t.asked(match) == "place"


@pytest.mark.rule("FND-62", "FND-R10", "FND-59")
def test_tiles_that_cannot_be_bought_from():
    realm = {(0, 0): "lake_1", (1, 0): "prize_01", (2, 0): "mine_1", (3, 0): "winery_1", (4, 0): "cliff_2"}
    match = turn(t.PAIR, realm, tokens=["coin"])
    t.lie(match, "mine_1", "war")
    t.lie(match, "winery_1", "master_wine")
    t.lie(match, "cliff_2", "coin")
    t.play(match, "play coin")
    assert t.asked(match) == "get"  # the lake is the only tile left, so it is chosen
    match = turn(t.PAIR, {**realm, (0, 1): "lake_2"}, tokens=["coin"])
    t.lie(match, "mine_1", "war")
    t.lie(match, "winery_1", "master_wine")
    t.lie(match, "cliff_2", "coin")
    t.play(match, "play coin")
    assert t.legal(match, "buy") == {"lake_1", "lake_2"}
    for tile in ("prize_01", "mine_1", "winery_1"):
        assert t.refused(match, f"buy {tile}") == ("produces-nothing", "FND-62")
    assert t.refused(match, "buy cliff_2") == ("coin-lies-there", "FND-R10")
    assert t.refused(match, "buy forest_1") == ("not-for-sale", "FND-59")
    assert t.refused(match, "buy mine_5") == ("not-for-sale", "FND-59")


@pytest.mark.rule("FND-R10", "FND-48", "FND-89", "FND-R22")
def test_a_table_may_allow_a_second_coin():
    """Two opponents buy from one tile before its owner's turn; the owner takes both coins."""
    rows = ["lake_3", "lake_4", "forest_2", "forest_3", "waterfall_1", "waterfall_2"]
    for allowed in (False, True):
        match = turn(t.PAIR, t.THIRD, t.OTHER, tokens=["coin"], rows=rows[:5], second_coin=allowed)
        t.give(match, 1, "coin")
        t.play(match, "play coin", "buy meadow_1", "get plants", "attach forest_2", "at 0,1")
        t.play(match, "open village", "play coin")
        if not allowed:
            assert t.refused(match, "buy meadow_1") == ("coin-lies-there", "FND-R10")
            continue
        t.play(match, "buy meadow_1", "get plants", "attach forest_3", "at 1,0")
        assert entry(match, 2, "meadow_1")["coins"] == 2
        assert t.seat_view(match, 2)["token_points"] == 2
        assert "на нём лежат монеты: 2" in match.svg(0, "ru")
        assert "×2" in "".join(part.body for area in match.picture(0).areas for part in area.parts)
        assert pentarchy.from_state(match.redeal(0, 1).state()).view(0) == match.view(0)
        t.play(match, "open village", "attach lake_3", "at 1,0")
        assert hand(match, 2)["coin"] == 2
        assert entry(match, 2, "meadow_1")["coins"] == 0
        assert "Player 3 takes 2 coins from their own tiles" in match.log(None)


@pytest.mark.rule("FND-R10", "FND-68", "FND-R11")
def test_all_coins_of_a_replaced_tile_go_to_its_owner():
    match = turn({(0, 0): "lake_1", (1, 0): "cliff_1"}, t.THIRD, t.PAIR | {(1, 0): "cliff_2"}, second_coin=True)
    t.lie(match, "lake_1", "coin")
    t.lie(match, "lake_1", "coin")
    assert entry(match, 0, "lake_1")["coins"] == 2
    t.play(match, "attach waterfall_3", "replace lake_1")
    assert hand(match, 0)["coin"] == 2


@pytest.mark.rule("FND-R10")
def test_with_two_players_there_is_no_second_coin():
    with pytest.raises(pentarchy.PentarchyError, match="3, 4 players only"):
        t.scene(t.PAIR, t.OTHER, second_coin=True)


@pytest.mark.rule("FND-62")
def test_nothing_to_buy():
    match = turn(t.PAIR, {(0, 0): "prize_01", (1, 0): "prize_02"}, tokens=["coin", "war"])
    assert t.refused(match, "play coin") == ("nothing-to-buy", "FND-59")
    assert t.legal(match, "play") == {"war"}


@pytest.mark.rule("FND-63", "FND-64")
def test_a_bought_resource_is_for_this_turn_and_need_not_be_used():
    match = turn(t.PAIR, t.OTHER, tokens=["coin"], rows=["gold_mine_1", "lake_3", "waterfall_1", "forest_4"])
    t.play(match, "play coin", "buy lake_1", "get water", "attach forest_4", "at 0,1")
    assert entry(match, 1, "lake_1")["coins"]
    assert match.view()["turn"]["bought"] is None
    t.play(match, "open village", "attach waterfall_1", "at 1,0", "open nature")
    assert "gold_mine_1" not in t.legal(match, "attach")  # no water any more


@pytest.mark.rule("FND-65", "FND-78")
def test_a_bought_resource_is_produced_on_no_own_tile():
    match = turn(t.PAIR, {(0, 0): "winery_1", (1, 0): "lake_1"}, tokens=["coin", "master_wine"])
    assert t.refused(match, "play master_wine") == ("no-tile-for-master", "FND-78")
    t.play(match, "play coin", "buy winery_1")
    assert all(not one["master"] for one in match.view()["seats"][0]["tiles"])
    p = t.position(match)
    assert p.realm[0].near == t.position(t.scene(t.PAIR, t.OTHER)).realm[0].near  # no own tile makes it


@pytest.mark.rule("FND-66", "FND-70")
def test_a_tile_with_a_coin_rests_but_receives():
    match = t.scene(SQUARE, t.OTHER, rows=["mine_1", "weaving_1", "lake_4"], top=["winery_2"])
    t.cart(match, 0, 0, 0)
    t.lie(match, "workshop_a_1", "coin")
    t.play(match, "open village")
    other = match.clone()
    t.play(match, "attach mine_1")
    assert "2,1" in t.legal(match, "at")  # wood and stone are carried to the workshop and the winery
    t.lie(other, "forest_1", "coin")
    assert t.legal(other, "attach") == {"lake_4"}
    assert t.refused(other, "attach mine_1") == ("no-place", "FND-32")  # the forest itself gives nothing


@pytest.mark.rule("FND-68")
def test_the_coin_of_a_replaced_tile_is_taken_at_once():
    match = turn({(0, 0): "forest_1", (1, 0): "lake_3"}, t.OTHER)
    t.lie(match, "forest_1", "coin")
    t.play(match, "attach waterfall_3", "replace forest_1")
    assert hand(match, 0)["coin"] == 1


@pytest.mark.rule("FND-69")
def test_coins_on_tiles_count_for_their_owner_in_the_end():
    realm = {(0, 0): "mine_1", (1, 0): "winery_1"}
    match = turn(realm, t.OTHER, tokens=["coin"], prizes=["prize_01"])
    t.play(match, "play coin", "buy lake_1", "get wood", "attach prize_01", "at 0,1")
    assert match.over
    assert match.result.breakdown[1]["tokens"] == 1
    assert hand(match, 1)["coin"] == 1


@pytest.mark.rule("FND-R26", "FND-R5")
def test_one_coin_is_one_source():
    match = turn({(0, 0): "prize_24", (1, 0): "prize_23"}, t.OTHER, tokens=["coin"], rows=["fishery_1", "lake_3"])
    t.play(match, "play coin", "buy lake_1", "get water")
    assert t.asked(match) == "place"  # water and wood would be two of one tile: the fishery fits nowhere
    assert match.view()["turn"]["tile"] == "lake_3"


@pytest.mark.rule("FND-R26")
def test_protected_tiles_can_be_bought_from():
    match = turn(t.PAIR, {(0, 0): "mine_1", (0, 1): "prize_01"}, tokens=["coin"])
    t.play(match, "play coin")
    assert entry(match, 1, "mine_1")["coins"]


# -- cart -------------------------------------------------------------------------------


@pytest.mark.rule("FND-71", "FND-R7")
def test_where_a_cart_can_lie():
    realm = {**SQUARE, (2, 0): "lake_3", (2, 1): "lake_4", (3, 0): "forest_2", (3, 1): "forest_3", (0, 2): "forest_4"}
    match = turn(realm, t.OTHER, tokens=["cart", "cart"])
    t.play(match, "play cart")
    assert t.legal(match, "join") == {"forest_1", "winery_1", "lake_3"}  # named by their near left tiles
    assert t.refused(match, "join cliff_1") == ("no-four-tiles", "FND-71")
    assert t.refused(match, "join lake_1") == ("no-four-tiles", "FND-71")
    t.play(match, "join forest_1", "attach waterfall_3", "at -1,0")
    t.play(match, "open village", "attach waterfall_4", "at 1,0", "open nature", "play cart")
    assert t.legal(match, "join") == {"winery_1", "lake_3"}
    assert t.refused(match, "join forest_1") == ("cart-lies-there", "FND-R7")


@pytest.mark.rule("FND-71")
def test_without_a_corner_no_cart():
    match = turn(t.PAIR, t.OTHER, tokens=["cart", "war"])
    assert t.refused(match, "play cart") == ("no-corner", "FND-71")
    assert t.legal(match, "play") == {"war"}


@pytest.mark.rule("FND-72", "FND-76", "FND-X5", "FND-R3", "FND-R25")
def test_x5_sergeys_block():
    match = turn(SQUARE, t.OTHER, tokens=["cart"], rows=["mine_1", "market_a_1", "lake_4"])
    without = match.clone()
    t.play(without, "skip", "attach mine_1")
    assert t.refused(without, "at 2,1") == ("resource-missing", "FND-32")
    t.play(match, "play cart", "attach mine_1")  # one corner: the cart lies there; it works at once
    assert "2,1" in t.legal(match, "at")
    t.play(match, "at 2,1", "open village", "attach lake_4", "at 1,0", "open village", "attach market_a_1")
    assert "2,2" in t.legal(match, "at")
    t.play(match, "at 2,2")
    assert t.where(match, 0)[2, 2] == "market_a_1"


@pytest.mark.rule("FND-73", "FND-R6", "FND-X6")
def test_x6_unions():
    names = iter([f"{kind}_{k}" for kind in ("forest", "cliff", "waterfall", "floodplain") for k in range(1, 5)])
    realm = {(column, row): next(names) for column in range(4) for row in range(4)}
    match = t.scene(realm, t.OTHER)
    t.cart(match, 0, 0, 0)
    t.cart(match, 0, 1, 1)  # shares the tile at (1, 1)
    assert sizes(match) == [7]
    apart = t.scene(realm, t.OTHER)
    t.cart(apart, 0, 0, 0)
    t.cart(apart, 0, 2, 0)
    assert sizes(apart) == [4, 4]
    t.cart(apart, 0, 1, 2)  # touches neither block: (1, 2) to (2, 3)
    assert sizes(apart) == [4, 4, 4]
    t.cart(apart, 0, 1, 0)  # the middle joins the first two
    assert sizes(apart) == [4, 8]


def sizes(match):
    numbers = [one["union"] for one in match.view()["seats"][0]["tiles"] if one["union"]]
    return sorted(numbers.count(number) for number in set(numbers))


@pytest.mark.rule("FND-74")
def test_a_new_tile_belongs_to_the_union():
    match = t.scene(SQUARE, t.OTHER, rows=["lake_3", "lake_4", "gold_mine_1"], top=["winery_2", "winery_3"])
    t.cart(match, 0, 0, 0)
    t.play(match, "open village", "attach lake_3", "replace forest_1")
    assert entry(match, 0, "lake_3")["union"] == entry(match, 0, "winery_1")["union"] > 0
    assert len(match.view()["seats"][0]["carts"]) == 1
    t.play(match, "open village", "attach lake_4", "at 1,0", "open city", "attach gold_mine_1")
    assert "2,1" in t.legal(match, "at")  # water from the new lake, stone from the cliff


@pytest.mark.rule("FND-75", "FND-58")
def test_carried_to_tiles_that_produce_nothing():
    block = {(0, 0): "forest_1", (0, 1): "cliff_1", (1, 0): "prize_24", (1, 1): "winery_1"}
    match = t.scene(block, t.OTHER, rows=["mine_1", "lake_4"], top=["winery_2"])
    t.cart(match, 0, 0, 0)
    t.lie(match, "winery_1", "master_wine")
    t.lie(match, "winery_1", "war")
    t.play(match, "open village", "attach mine_1")
    assert "2,0" in t.legal(match, "at")  # beside a prize tile and a ravaged tile with a master
    dead = t.scene(block, t.OTHER, rows=["mine_1", "lake_4"], top=["winery_2"])
    t.cart(dead, 0, 0, 0)
    t.lie(dead, "forest_1", "war")
    t.play(dead, "open village", "attach lake_4")  # a ravaged tile gives nothing, carried or not
    assert t.asked(dead) == "place"
    assert match.view()["turn"]["tile"] == "mine_1"


@pytest.mark.rule("FND-76", "FND-33")
def test_a_source_gives_one_resource_also_when_it_is_carried():
    block = {(0, 0): "forest_1", (0, 1): "prize_25", (1, 0): "prize_24", (1, 1): "winery_1"}
    match = t.scene(block, t.OTHER, rows=["mine_1", "tavern_c_1", "lake_4"], prizes=["prize_22"], top=["winery_2"])
    t.cart(match, 0, 0, 0)
    t.play(match, "open village")
    assert t.refused(match, "attach mine_1") == ("no-place", "FND-32")  # wood and stone of one forest
    t.play(match, "attach tavern_c_1")
    assert "2,0" in t.legal(match, "at")  # the winery gives its wine and receives the wood


@pytest.mark.rule("FND-R4")
def test_any_number_of_resources_passes_through_one_tile():
    block = {(0, 0): "forest_1", (0, 1): "cliff_1", (1, 0): "prize_24", (1, 1): "prize_25", (2, 1): "prize_23"}
    match = t.scene(block, t.OTHER, rows=["mine_1", "lake_4"], prizes=["prize_22"], top=["winery_2"])
    t.cart(match, 0, 0, 0)
    t.play(match, "open village", "attach mine_1")
    assert "2,2" in t.legal(match, "at")  # its only neighbour in the union is (1, 1)


@pytest.mark.rule("FND-R3")
def test_reach_ends_with_the_union():
    block = {**SQUARE, (2, 1): "lake_3", (3, 1): "lake_4"}
    match = t.scene(block, t.OTHER, rows=["mine_1", "lake_2"], top=["winery_2"])
    t.cart(match, 0, 0, 0)
    t.play(match, "open village", "attach mine_1")
    assert t.refused(match, "at 4,1") == ("resource-missing", "FND-32")
    assert t.refused(match, "at 3,2") == ("resource-missing", "FND-32")
    assert t.refused(match, "at 2,2") is None


# -- master -----------------------------------------------------------------------------


@pytest.mark.rule("FND-77")
def test_a_master_is_drawn_blindly_and_shown():
    realm = {(0, 0): "gold_mine_1", (1, 0): "cliff_1"}
    drawn = set()
    for name in ("master_fish", "master_wine"):
        match = turn(realm, t.OTHER, rows=["workshop_a_1", "lake_3"])
        t.hide_masters_except(match, name)
        top = t.position(match).zones[MASTERS][-1]
        assert t.position(match).seen[top] == 0
        t.play(match, "attach workshop_a_1", "at 0,1")
        assert match.view(1)["seats"][0]["masters"] == [name]
        assert match.view()["supply"]["master"] == 5
        assert not match.can_undo(0)  # it was a draw
        drawn.add(name)
    assert len(drawn) == 2


@pytest.mark.rule("FND-78", "FND-81", "FND-R16")
def test_where_a_master_can_lie():
    realm = {**SQUARE, (2, 0): "winery_2", (2, 1): "winery_3", (3, 0): "mine_1", (3, 1): "winery_4"}
    match = turn(realm, {**t.OTHER, (1, 0): "tavern_c_1"}, tokens=["master_wine"])
    t.cart(match, 0, 2, 0)
    t.lie(match, "winery_3", "war")
    t.play(match, "play master_wine")
    assert t.legal(match, "settle") == {"winery_1", "winery_2", "winery_4"}
    assert t.refused(match, "settle mine_1") == ("other-master", "FND-78")  # carried wine does not count
    assert t.refused(match, "settle forest_1") == ("other-master", "FND-78")
    assert t.refused(match, "settle winery_3") == ("master-on-ravaged", "FND-R16")
    assert t.refused(match, "settle lake_1") == ("not-own-tile", "FND-78")
    t.play(match, "settle winery_2")
    assert entry(match, 0, "winery_2")["master"] == "master_wine"


@pytest.mark.rule("FND-R16")
def test_one_master_on_a_tile():
    realm = {(0, 0): "winery_1", (1, 0): "winery_2", (2, 0): "winery_3"}
    match = turn(realm, t.OTHER, tokens=["master_wine"])
    p = t.position(match)
    t.play(match, "play master_wine")
    p.box.master_resource[t.master(match, "master_fish")] = p.box.master_resource[t.master(match, "master_wine")]
    try:
        t.lie(match, "winery_1", "master_fish")
        assert t.refused(match, "settle winery_1") == ("master-lies-there", "FND-R16")
        assert t.legal(match, "settle") == {"winery_2", "winery_3"}
    finally:
        p.box.master_resource[t.master(match, "master_fish")] = match.components.resources.index("fish")


@pytest.mark.rule("FND-79", "FND-80", "FND-88", "FND-R25")
def test_a_master_stops_production_and_gives_two_points():
    realm = {(0, 0): "mine_1", (1, 0): "winery_1"}
    match = turn(realm, t.OTHER, tokens=["master_wine"], prizes=["prize_01", "prize_02"])
    laid = match.clone()
    t.play(match, "skip")
    assert "prize_01" in t.legal(match, "attach")  # iron and wine
    t.play(laid, "play master_wine")
    assert "prize_01" not in t.legal(laid, "attach")  # in the same turn already
    assert laid.standing()[0] == 2
    assert match.standing()[0] == 1


@pytest.mark.rule("FND-R15")
def test_a_master_on_a_tile_with_a_coin():
    realm = {(0, 0): "mine_1", (1, 0): "winery_1"}
    match = turn(realm, t.OTHER, tokens=["master_wine"])
    t.lie(match, "winery_1", "coin")
    t.play(match, "play master_wine")
    assert entry(match, 0, "winery_1")["master"] == "master_wine"
    assert entry(match, 0, "winery_1")["coins"]
    t.play(match, "attach waterfall_3", "at 0,1")
    assert hand(match, 0)["coin"] == 1
    assert not entry(match, 0, "winery_1")["coins"]
