"""What answers say before they are given: labels, previews, prices."""

from __future__ import annotations

import pytest

from pentarchy.kernel.preview import Change

from . import tabletop as t


@pytest.mark.rule("FND-45", "FND-87", "FND-R12")
def test_replacing_a_prize_tells_all_that_it_costs():
    realm = {(0, 0): "forest_1", (1, 0): "prize_24", (0, 1): "lake_2"}
    match = t.scene(realm, t.OTHER, rows=["lake_3"], top=["lake_4"])
    t.play(match, "open nature", "attach lake_3")
    points = match.components.by_id["prize_24"]["points"]
    said = match.preview(0, "replace prize_24")
    assert Change("points-prizes", 0, -points) in said.changes
    assert Change("points-replaced", 0, -1) in said.changes
    assert said.danger == "loss"
    assert said.ends_turn
    place = next(action for action in match.legal(0) if action.verb == "at")
    assert match.preview(0, place).danger is None
    price = next(price for price in match.prices(0) if price.of == "tile:prize_24")
    assert sum(price.to_json()["pays"].values()) == points + 1


@pytest.mark.rule("FND-22", "FND-23")
def test_a_full_row_says_that_it_goes_to_the_box():
    full = ["mine_1", "mine_2", "winery_1", "winery_2", "mine_3"]
    match = t.scene(t.PAIR, t.OTHER, rows=full, top=["winery_3"])
    assert match.describe("open village", "ru").endswith("ряд полон, из него уберут 5 квадратов")
    assert match.describe("open nature", "ru") == "Открыть квадрат из стопки «Природа»"
    assert not match.preview(0, "open village").can_undo


@pytest.mark.rule("FND-54", "FND-55", "FND-89")
def test_war_tells_what_the_rival_loses_and_that_a_token_is_its_price():
    rival = {(0, 0): "lake_1", (0, 1): "prize_24", (1, 0): "meadow_1"}
    match = t.scene(t.PAIR, rival, rows=["lake_3"], top=["lake_4"])
    t.give(match, 0, "war")
    t.play(match, "open nature", "play war")
    said = match.preview(0, "ravage prize_24")
    points = match.components.by_id["prize_24"]["points"]
    assert Change("points-prizes", 1, -points) in said.changes
    assert said.others("ru").startswith(f"{match.names[1]}: −{points} ")
    assert said.danger is None


def test_a_tile_says_what_it_makes():
    match = t.scene(t.PAIR, t.OTHER, rows=["lake_3"], top=["lake_4"])
    t.play(match, "open nature")
    assert match.describe("attach lake_3", "ru") == "Присоединить квадрат «Озеро 3»: вода или дерево"
