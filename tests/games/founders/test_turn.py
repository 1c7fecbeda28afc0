"""A turn: opening, attaching, replacing, its end (FND-21 to FND-48)."""

from __future__ import annotations

import copy
import random

import pytest

import pentarchy
from pentarchy.games.founders.position import CITY, NATURE
from pentarchy.kernel.data import Data, data_hash

from . import tabletop as t


def opened(*realms, stack="village", **kwargs):
    """A scene in which seat 0 has opened a tile and has no token to play."""
    match = t.scene(*(realms or (t.PAIR, t.OTHER)), **kwargs)
    t.play(match, f"open {stack}")
    return match


@pytest.mark.rule("FND-21", "FND-27", "FND-29")
def test_a_turn_has_three_steps():
    match = t.scene(t.PAIR, t.OTHER, rows=["lake_3", "lake_4"])
    t.give(match, 0, "war")
    assert t.asked(match) == "open"
    assert t.refused(match, "attach lake_3") == ("other-question", "FND-21")
    assert t.refused(match, "play war") == ("other-question", "FND-21")
    t.play(match, "open city")
    assert t.asked(match) == "token"
    assert t.refused(match, "attach lake_3") == ("other-question", "FND-21")
    assert t.refused(match, "open city") == ("other-question", "FND-21")
    t.play(match, "skip")
    assert t.asked(match) == "attach"
    assert t.refused(match, "play war") == ("other-question", "FND-21")
    assert t.refused(match, "skip") == ("other-question", "FND-21")
    t.play(match, "attach lake_3", "at 0,1")
    assert (t.asked(match), match.to_act) == ("open", (1,))


@pytest.mark.rule("FND-22", "FND-X1", "FND-24")
def test_x1_the_row_grows():
    match = t.scene(t.PAIR, t.OTHER, rows=["mine_1", "mine_2", "winery_1"], top=["winery_2"])
    assert t.legal(match, "open") == {"nature", "village", "city"}
    left = match.view()["stacks"]["village"]
    t.play(match, "open village")
    assert match.view()["rows"]["village"] == ["mine_1", "mine_2", "winery_1", "winery_2"]
    assert match.view()["stacks"]["village"] == left - 1
    assert match.view()["rows"]["city"] == []


@pytest.mark.rule("FND-23", "FND-24", "FND-25", "FND-26", "FND-X2")
def test_x2_a_full_row_is_cleared():
    full = ["market_a_1", "market_a_2", "market_b_1", "market_b_2", "market_c_1"]
    match = t.scene(t.PAIR, t.OTHER, rows=[*full, "lake_3", "lake_4"], top=["camp_a_1", "lake_2"])
    t.play(match, "open nature")
    assert match.view()["rows"]["city"] == full  # opening from another stack leaves it alone
    t.play(match, "attach lake_2", "at 0,1", "open city")
    assert match.view()["rows"]["city"] == ["camp_a_1"]
    assert match.view()["removed"] == full
    for seat in (0, 1, None):
        assert match.view(seat)["removed"] == full  # everybody may look
    assert t.refused(match, "attach market_a_1") == ("not-open", "FND-30")


@pytest.mark.rule("FND-22", "FND-R21")
def test_an_empty_stack_is_not_opened():
    match = t.scene(t.PAIR, t.OTHER, rows=["lake_3"])
    p = t.position(match)
    for tile in p.zones[CITY][:]:
        p.remove(tile)
    p.memo = None
    assert t.legal(match, "open") == {"nature", "village"}
    assert t.refused(match, "open city") == ("stack-empty", "FND-22")


@pytest.mark.rule("FND-30")
def test_open_tiles_only():
    match = opened(rows=["lake_3", "mine_1"], prizes=["prize_01"], top=["winery_1"])
    assert t.legal(match, "attach") == {"lake_3", "mine_1", "winery_1"}
    assert t.refused(match, "attach lake_1") == ("not-open", "FND-30")  # a tile of seat 1
    assert t.refused(match, "attach forest_1") == ("not-open", "FND-30")
    assert t.refused(match, "attach mine_5") == ("not-open", "FND-30")
    assert t.refused(match, "attach prize_01") == ("no-place", "FND-32")


@pytest.mark.rule("FND-30", "FND-83")
def test_an_open_prize_is_attached():
    realm = {(0, 0): "mine_1", (1, 0): "winery_1"}
    match = opened(realm, t.OTHER, rows=["lake_3"], prizes=["prize_01", "prize_02"], top=["mine_2"])
    assert "prize_01" in t.legal(match, "attach")
    assert "prize_02" not in t.legal(match, "attach")
    t.play(match, "attach prize_01", "at 0,1")
    assert match.view()["prizes"] == ["prize_02"]
    assert match.standing() == [1, 0]


def spots(*places):
    return set(places)


@pytest.mark.rule("FND-31", "FND-32", "FND-33", "FND-34", "FND-X3", "FND-R2")
def test_x3_the_mine():
    match = opened(rows=["mine_1"], top=["mine_2"])
    t.play(match, "attach mine_1")
    assert t.legal(match, "at") == spots("0,1", "1,1", "0,-1", "1,-1")
    assert t.refused(match, "at -1,0") == ("one-each", "FND-33")  # only the forest, and it gives one of the two
    assert t.refused(match, "at 2,0") == ("resource-missing", "FND-32")  # no wood
    assert t.refused(match, "at 2,1") == ("not-beside", "FND-31")  # a corner only
    assert t.refused(match, "at 0,0") == ("occupied", "FND-45")
    assert t.refused(match, "at 9,9") == ("not-beside", "FND-31")
    t.play(match, "at 0,1")
    assert t.where(match, 0)[0, 1] == "mine_1"


@pytest.mark.rule("FND-32")
def test_corner_neighbours_provide_too():
    realm = {(0, 0): "forest_1", (1, 0): "mine_1", (1, 1): "meadow_2"}
    match = opened(realm, t.OTHER, rows=["market_a_1"], stack="city", top=["camp_a_1"])
    t.play(match, "attach market_a_1")
    assert t.legal(match, "at") == spots("0,1", "2,0", "2,1")  # iron and plants, one of them often at a corner
    assert t.refused(match, "at 1,2") == ("resource-missing", "FND-32")  # the mine is two rows away


@pytest.mark.rule("FND-34", "FND-38")
def test_nature_tiles_choose_anew_and_resources_are_not_used_up():
    match = opened(rows=["mine_1", "weaving_1"], top=["mine_2", "lake_3", "lake_4", "mine_3"])
    t.play(match, "attach mine_1", "at 0,1")  # wood from the forest, stone from the cliff
    t.play(match, "open nature", "attach lake_4", "at 1,0", "open nature", "attach weaving_1", "at 1,1")
    assert t.where(match, 0)[1, 1] == "weaving_1"  # stone from the forest now, plants from the cliff


@pytest.mark.rule("FND-35")
def test_nature_tiles_go_anywhere_beside():
    match = opened(rows=["lake_3"])
    t.play(match, "attach lake_3")
    assert t.legal(match, "at") == spots("-1,0", "0,1", "0,-1", "1,1", "1,-1", "2,0")
    assert t.legal(match, "replace") == {"forest_1", "cliff_1"}
    assert t.refused(match, "at -1,1") == ("not-beside", "FND-31")


@pytest.mark.rule("FND-36", "FND-37", "FND-49", "FND-28")
def test_a_city_tile_brings_one_token_once():
    realm = {**t.PAIR, (0, 1): "mine_1"}
    match = opened(realm, t.OTHER, rows=["market_a_1", "market_a_2", "lake_3"], stack="city", top=["camp_a_1"])
    t.play(match, "attach market_a_1", "at 1,1")
    assert t.seat_view(match, 0)["tokens"] == {"war": 0, "coin": 1, "cart": 0}
    assert match.view()["supply"]["coin"] == 5
    assert t.asked(match) == "open"  # a token just received cannot be played in this turn
    t.play(match, "open village", "attach lake_3", "at 0,2", "open village")
    assert t.seat_view(match, 0)["tokens"]["coin"] == 1  # no more tokens later
    t.play(match, "skip", "attach market_a_2", "replace forest_1")
    assert t.seat_view(match, 0)["tokens"]["coin"] == 2  # each further tile brings another one


@pytest.mark.rule("FND-37")
def test_a_city_tile_produces_its_resource():
    realm = {(0, 0): "market_a_1", (1, 0): "gold_mine_1"}
    match = opened(realm, t.OTHER, prizes=["prize_13"], rows=["lake_3"])
    assert "prize_13" in t.legal(match, "attach")  # gold and coin


@pytest.mark.rule("FND-39", "FND-40")
def test_tiles_stay_where_they_are():
    realm = {**t.PAIR, (0, 1): "mine_1"}
    match = opened(realm, t.OTHER, rows=["lake_3"])
    t.play(match, "attach lake_3", "replace forest_1")  # the mine loses its wood
    assert t.where(match, 0) == {(0, 0): "lake_3", (1, 0): "cliff_1", (0, 1): "mine_1"}
    assert not any(action.verb in ("move", "shift") for action in match.legal(1))


@pytest.mark.rule("FND-41", "FND-44")
def test_a_tile_must_be_attached_and_only_one():
    match = opened(rows=["lake_3", "lake_4"])
    assert t.refused(match, "pass") == ("must-attach", "FND-41")
    assert t.refused(match, "draw") == ("must-attach", "FND-41")
    assert {action.verb for action in match.legal(0)} == {"attach"}
    t.play(match, "attach lake_3", "at 0,1")
    assert match.to_act == (1,)
    assert t.refused(match, "attach lake_4", 0) == ("not-your-turn", "FND-20")


@pytest.mark.rule("FND-41")
def test_the_duty_can_be_met_by_replacing():
    match = opened(rows=["lake_3"])
    t.play(match, "attach lake_3", "replace cliff_1")
    assert t.where(match, 0) == {(0, 0): "forest_1", (1, 0): "lake_3"}


ALONE = {(0, 0): "prize_24", (1, 0): "prize_23"}
"""A state that produces nothing: only nature tiles fit."""


@pytest.mark.rule("FND-42", "FND-R14")
def test_if_nothing_fits_the_top_nature_tile_is_drawn():
    match = t.scene(ALONE, t.OTHER, rows=["mine_1"], top=["waterfall_1", "mine_2"])
    match.play(0, "open village")
    # drawing is the only answer, so it is given at once
    assert t.asked(match) == "place"
    assert match.view()["turn"]["tile"] == t.seat_view(match, 0)["held"] == "waterfall_1"
    assert match.view()["rows"]["nature"] == []
    assert t.legal(match, "at") == {"-1,0", "0,1", "0,-1", "1,1", "1,-1", "2,0"}
    assert t.legal(match, "replace") == {"prize_24", "prize_23"}
    t.play(match, "at 0,1")
    assert t.where(match, 0)[0, 1] == "waterfall_1"
    assert match.view()["stacks"]["nature"] == 21


@pytest.mark.rule("FND-43", "FND-48")
def test_without_nature_tiles_the_turn_ends():
    match = t.scene(ALONE, t.OTHER, rows=["mine_1"], top=["mine_2"])
    p = t.position(match)
    for tile in p.zones[NATURE][:]:
        p.remove(tile)
    t.lie(match, "lake_1", "coin")
    p.memo = None
    match.play(0, "open village")
    assert match.to_act == (1,)
    assert t.where(match, 0) == ALONE
    assert "attaches nothing" in match.log()[-1]


@pytest.mark.rule("FND-R14", "FND-45", "FND-47", "FND-42")
def test_replacing_instead_of_drawing():
    realm = {(0, 0): "forest_1", (1, 0): "prize_24", (2, 0): "prize_23", (3, 0): "prize_22", (2, 1): "cliff_1"}
    match = t.scene(realm, t.OTHER, rows=["mine_2"], top=["lake_4", "camp_a_1"])
    t.play(match, "open city")
    t.play(match, "attach mine_2")
    assert t.legal(match, "at") == {"1,1"}  # here it does fit beside
    realm[1, 1] = "prize_21"
    match = t.scene(realm, t.OTHER, rows=["mine_2"], top=["lake_4", "camp_a_1"])
    t.play(match, "open city")
    assert {str(action) for action in match.legal(0)} == {"attach mine_2", "draw"}
    assert t.refused(match, "pass") == ("must-draw", "FND-42")
    other = match.clone()
    t.play(match, "attach mine_2")
    assert {str(action) for action in match.legal(0)} == {"replace prize_24", "replace prize_21"}
    t.play(other, "draw")  # it is never compulsory
    assert other.view()["turn"]["tile"] == "lake_4"


@pytest.mark.rule("FND-43", "FND-47")
def test_replacing_instead_of_passing():
    realm = {(0, 0): "forest_1", (1, 0): "prize_24", (2, 0): "prize_23", (2, 1): "cliff_1", (1, 1): "prize_21"}
    match = t.scene(realm, t.OTHER, rows=["mine_2"], top=["camp_a_1"])
    p = t.position(match)
    for tile in p.zones[NATURE][:]:
        p.remove(tile)
    p.memo = None
    t.play(match, "open city")
    assert {str(action) for action in match.legal(0)} == {"attach mine_2", "pass"}
    assert t.refused(match, "draw") == ("nature-empty", "FND-43")
    t.play(match, "pass")
    assert t.where(match, 0) == realm


@pytest.mark.rule("FND-45", "FND-46", "FND-90", "FND-R13", "FND-R24")
def test_replacing():
    realm = {**t.PAIR, (0, 1): "mine_1", (1, 1): "lake_3"}
    match = opened(realm, t.OTHER, rows=["mine_2", "gold_mine_1"], top=["winery_1"])
    t.play(match, "attach mine_2")
    # wood and stone without the tile that goes: from forest and cliff, or the lake's wood and either stone
    assert t.legal(match, "replace") == {"mine_1", "forest_1", "cliff_1", "lake_3"}
    assert t.refused(match, "replace lake_1") == ("not-replaceable", "FND-45")
    assert t.refused(match, "replace mine_3") == ("not-replaceable", "FND-45")
    t.play(match, "replace mine_1")
    assert t.where(match, 0)[0, 1] == "mine_2"
    assert t.seat_view(match, 0)["replaced"] == ["mine_1"]
    assert match.standing() == [-1, 0]
    assert match.to_act == (1,)  # that was the one attachment of the turn


@pytest.mark.rule("FND-90", "FND-R12", "FND-R13", "FND-87", "FND-88")
def test_the_label_of_replacing_tells_the_true_loss():
    """What the label says is what the standing loses: a prize and a master go with their tile."""
    realm = {(0, 0): "lake_2", (1, 0): "prize_03", (0, 1): "winery_1", (1, 1): "prize_24", (2, 1): "cliff_1"}
    match = opened(realm, t.OTHER, rows=["lake_3"], top=["mine_2"])
    t.lie(match, "winery_1", "master_wine")
    t.lie(match, "prize_24", "war")
    t.play(match, "attach lake_3")
    losses = {"lake_2": 1, "prize_03": 1 + 1, "winery_1": 1 + 2, "prize_24": 1, "cliff_1": 1}  # prize_24 is ravaged
    assert match.view()["turn"]["losses"] == losses
    for tile, loss in losses.items():
        words = {1: "очко", 2: "очка", 3: "очка"}[loss]
        assert match.describe(f"replace {tile}", "ru").endswith(f"(−{loss} {words})")
        assert match.describe(f"replace {tile}").endswith(f"(−{loss} point{'s' * (loss > 1)})")
        after = match.clone()
        t.play(after, f"replace {tile}")
        assert match.standing()[0] - after.standing()[0] == loss
        part = next(p for a in match.picture(0, "ru").areas for p in a.parts if p.id == f"state-0-{tile}")
        assert f"замена: −{loss} {words}" in part.body
        assert f">−{loss}<" in part.body


def points(match, seat, action):
    """How an answer changes the points of a seat, by the preview."""
    changes = match.preview(seat, action).changes
    return sum(change.amount for change in changes if change.what.startswith("points-") and change.whose == seat)


@pytest.mark.rule("FND-87", "FND-45", "FND-36")
def test_the_change_of_points_on_every_place_is_the_true_one():
    """Of a chosen tile by place; of a tile in the rows at the best of its places."""
    seen = set()
    for seed in range(3):
        match, chance = pentarchy.new("founders", 2 + seed, seed), random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            gains = match.view(seat)["turn"]["gains"]
            if t.asked(match) == "place":
                assert gains == {str(action).split()[1]: points(match, seat, action) for action in match.legal(seat)}
                seen |= set(gains.values())
            elif t.asked(match) == "attach" and chance.random() < 0.3:
                for tile, gain in gains.items():
                    chosen = match.clone()
                    chosen.play(seat, f"attach {tile}")
                    if t.asked(chosen) == "place" and chosen.to_act == (seat,):  # a single place is taken at once
                        assert gain == max(points(chosen, seat, action) for action in chosen.legal(seat)), tile
            else:
                assert gains == {} or t.asked(match) == "attach"
            match.play(seat, chance.choice(match.legal(seat)))
    assert {-2, -1, 0, 1, 2} <= seen


@pytest.mark.rule("FND-45", "FND-47")
def test_a_tile_that_fits_only_by_replacing_is_marked_before_the_choice():
    realm = {(0, 0): "forest_1", (1, 0): "prize_24", (2, 0): "prize_23", (3, 0): "prize_22", (2, 1): "cliff_1"}
    realm[1, 1] = "prize_21"
    match = t.scene(realm, t.OTHER, rows=["mine_2"], prizes=["prize_25"], top=["lake_4", "camp_a_1"])
    t.play(match, "open city")
    assert match.view()["turn"]["only_over"] == ["mine_2"]
    assert match.describe("attach mine_2") == "Attach “Mine 2”: iron (only in place of one of your tiles)"
    assert match.describe("attach mine_2", "ru").endswith("(только вместо своего)")
    drawn = {part.id: part.body for area in match.picture(0).areas for part in area.parts}
    assert 'class="swap"' in drawn["row-village-1"]
    assert "fits only in place of one of your tiles" in drawn["row-village-1"]
    assert "swap" not in drawn["prize-1"]  # it fits nowhere
    del realm[1, 1]
    beside = t.scene(realm, t.OTHER, rows=["mine_2", "lake_3"], top=["lake_4", "camp_a_1"])
    t.play(beside, "open city")
    assert beside.view()["turn"]["only_over"] == []
    assert beside.describe("attach mine_2") == "Attach “Mine 2”: iron"
    drawn = {part.id: part.body for area in beside.picture(0).areas for part in area.parts}
    assert 'class="swap"' not in drawn["row-village-1"]


@pytest.mark.rule("FND-45", "FND-R13")
def test_the_old_tile_does_not_help():
    realm = {(0, 0): "forest_1", (1, 0): "cliff_1", (2, 0): "prize_24"}
    match = opened(realm, t.OTHER, rows=["mine_1"], top=["mine_2"])
    t.play(match, "attach mine_1")
    assert t.refused(match, "replace forest_1") == ("resource-missing", "FND-32")
    assert t.refused(match, "replace cliff_1") == ("one-each", "FND-33")
    assert t.legal(match, "replace") == set()
    assert t.legal(match, "at") == {"0,1", "0,-1", "1,1", "1,-1"}


@pytest.mark.rule("FND-R13", "FND-R24")
def test_any_tile_by_any_tile():
    realm = {(0, 0): "mine_1", (1, 0): "winery_1", (0, 1): "prize_03", (1, 1): "lake_3"}
    match = opened(realm, t.OTHER, rows=["lake_4"], prizes=["prize_01", "prize_02"], top=["mine_2"])
    t.lie(match, "lake_3", "war")
    assert match.standing() == [1, 0]
    nature, prize = match.clone(), match.clone()
    t.play(nature, "attach lake_4", "replace prize_03")  # a nature tile for a prize tile: its point is lost
    assert nature.standing() == [-1, 0]
    t.play(prize, "attach prize_01", "replace lake_3")  # a prize tile for a ravaged tile
    assert prize.standing() == [1 + 1 - 1, 0]
    assert prize.view()["prizes"] == ["prize_02"]


@pytest.mark.rule("FND-R24", "FND-36")
def test_a_city_tile_that_replaces_brings_its_token():
    realm = {**t.PAIR, (0, 1): "mine_1", (1, 1): "lake_3"}
    match = opened(realm, t.OTHER, rows=["market_a_1"], stack="city", top=["camp_a_1"])
    t.play(match, "attach market_a_1", "replace lake_3")
    assert t.seat_view(match, 0)["tokens"]["coin"] == 1


@pytest.mark.rule("FND-R27", "FND-31")
def test_places_on_all_sides_and_in_holes():
    ring = {
        (0, 0): "forest_1",
        (1, 0): "cliff_1",
        (2, 0): "lake_3",
        (0, 1): "forest_2",
        (2, 1): "forest_3",
        (0, 2): "cliff_2",
        (1, 2): "cliff_3",
        (2, 2): "cliff_4",
    }
    match = opened(ring, t.OTHER, rows=["meadow_3"])
    t.play(match, "attach meadow_3")
    assert "1,1" in t.legal(match, "at")  # the hole
    assert "0,-1" in t.legal(match, "at")  # towards the owner
    assert len(t.legal(match, "at")) == 13
    t.play(match, "at 1,1")
    assert t.where(match, 0)[1, 1] == "meadow_3"


def without_needs():
    """Tiles that fit anywhere, so that every turn can make a line longer."""
    files = copy.deepcopy(pentarchy.new("founders", 2, 1).data.files)
    for tile in files["tiles"]["tiles"]:
        if tile["stack"] != "prize":
            tile["requires"] = []
    return Data(files, data_hash(files), "test")


@pytest.mark.rule("FND-R27")
@pytest.mark.parametrize(("column", "row"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_state_has_no_border(column, row):
    """As long a line as the stacks allow: every tile finds its place, and the two ends never meet."""
    match = pentarchy.new("founders", 2, 4, data=without_needs())
    p = t.position(match)
    n = p.box.side
    lengths = [1, 1]
    while not match.over:
        seat = p.actor
        if t.asked(match) in ("lay", "place"):
            k = lengths[seat]
            action = p.box.at_0 + k * column % n * n + k * row % n
            assert action in p.legal(seat)
            lengths[seat] += 1
        elif t.asked(match) == "attach":  # a nature, village or city tile
            action = p.legal(seat)[0]
        else:
            action = p.box.skip_0 if p.box.skip_0 in p.legal(seat) else p.legal(seat)[0]
        p.apply(seat, action)
        assert match.game.check(p) == []
    assert lengths == [33, 33]
    for seat in range(2):
        assert {(k * column, k * row) for k in range(33)} == set(t.where(match, seat))
        assert len(p.realm[seat].spots) == 2 * 33 + 2
        tips = [one for one in match.view()["seats"][seat]["tiles"] if one["exposed"]]
        assert len(tips) == (33 if column else 1)
        assert column or max(one["row"] for one in tips) == (32 if row == 1 else 0)


@pytest.mark.rule("FND-R27")
def test_the_grid_is_wide_enough_for_every_game():
    box = t.position(pentarchy.new("founders", 2, 1)).box
    opened_at_most = 72 - 5 - 2 - 2 - 1  # all stacks less draft and first rows
    assert box.side >= 2 + opened_at_most // 2 + 2


@pytest.mark.rule("FND-48")
def test_coins_are_taken_at_the_end_of_the_turn():
    match = t.scene(t.PAIR, t.OTHER, t.THIRD, rows=["lake_3", "lake_4"])
    t.lie(match, "forest_1", "coin")
    t.lie(match, "lake_1", "coin")
    t.play(match, "open village")
    assert t.seat_view(match, 0)["tokens"]["coin"] == 0
    t.play(match, "attach lake_3", "at 0,1")
    assert t.seat_view(match, 0)["tokens"]["coin"] == 1
    assert t.seat_view(match, 1)["tokens"]["coin"] == 0  # only his own tiles
    assert match.to_act == (1,)
