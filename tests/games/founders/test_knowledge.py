"""What is open and what is hidden (FND-93, FND-94), the picture and the judgement."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

import pentarchy
from pentarchy.games.founders.judgement import FoundersJudge, Laid, strengths
from pentarchy.games.founders.numbers import PLACE_TILE
from pentarchy.games.founders.position import CITY, MASTERS, NATURE, PRIZE, PRIZES, VILLAGE

from . import tabletop as t

HIDDEN = (NATURE, VILLAGE, CITY, PRIZE, MASTERS)


def played(players, seed, steps, **options):
    """A match after so many random steps."""
    match = pentarchy.new("founders", players, seed, options)
    choose = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_act[0]
        match.apply(seat, choose.choice(match.position.legal(seat)))
    return match


@pytest.mark.rule("FND-93")
@pytest.mark.parametrize("zone", HIDDEN)
def test_face_down_piles_are_dealt_anew(zone):
    match = played(3, 5, 40)
    p = t.position(match)
    tops = {t.position(match.redeal(0, seed)).zones[zone][-1] for seed in range(60)}
    assert len(tops) > len(p.zones[zone]) // 3
    for seed in range(5):
        q = t.position(match.redeal(0, seed))
        assert sorted(q.zones[zone]) == sorted(p.zones[zone])


@pytest.mark.rule("FND-94")
def test_everything_else_is_open():
    for steps in (3, 30, 90, 150):
        match = played(3, 9, steps)
        p = t.position(match)
        views = [match.view(seat) for seat in (0, 1, 2, None)]
        for view in views:
            view.pop("seat")
        assert views[0] == views[1] == views[2] == views[3]
        q = t.position(match.redeal(1, 4))
        assert [zone for k, zone in enumerate(q.zones) if k not in HIDDEN] == [
            zone for k, zone in enumerate(p.zones) if k not in HIDDEN
        ]
        assert (q.cell, q.mark, q.tokens, q.carts) == (p.cell, p.mark, p.tokens, p.carts)


@pytest.mark.rule("FND-94", "FND-46")
def test_replaced_tiles_are_open():
    match = t.scene({(0, 0): "forest_1", (1, 0): "cliff_1"}, t.OTHER, rows=["lake_3"])
    t.play(match, "open village", "attach lake_3", "replace cliff_1")
    for viewer in (0, 1, None):
        assert match.view(viewer)["seats"][0]["replaced"] == ["cliff_1"]


def test_a_state_comes_back_whole():
    """Grids, spots and sources are worked out again from the plain data of a state without a past."""
    match = played(2, 3, 80)
    redealt = match.redeal(0, 7)
    again = pentarchy.from_state(redealt.state())
    p, q = t.position(redealt), t.position(again)
    assert p.alive == q.alive
    for kept, new in zip(p.realm, q.realm, strict=True):
        names = ("grid", "near", "fit", "spots", "union", "reached", "coins")
        assert [getattr(kept, name) for name in names] == [getattr(new, name) for name in names]
    assert redealt.legal(redealt.to_act[0]) == again.legal(again.to_act[0])


def test_copies_do_not_disturb_each_other():
    match = played(2, 6, 60)
    before = match.game.view(match.position, -1, match.components)
    copy = match.clone()
    choose = random.Random(1)
    for _ in range(40):
        if not copy.over:
            copy.apply(copy.to_act[0], choose.choice(copy.position.legal(copy.to_act[0])))
            assert match.game.check(copy.position) == []
    assert match.view() == before
    assert match.game.check(match.position) == []
    twin = match.clone()
    match.apply(match.to_act[0], match.position.legal(match.to_act[0])[0])
    assert twin.view() == before


# -- picture ------------------------------------------------------------------------------


def things(match, seat, lang="ru"):
    return [unescape(on) for on in re.findall(r'data-on="([^"]*)"', match.svg(seat, lang))]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_free_place_beside_the_state_is_drawn(lang):
    """Also those that do not fit, so that a click can tell why."""
    match = t.scene(t.PAIR, t.OTHER, rows=["mine_1"], top=["mine_2"])
    t.play(match, "open village", "attach mine_1")
    places = {on for on in things(match, 0, lang) if on.startswith("place:")}
    assert places == {f"place:{place}" for place in ("-1,0", "2,0", "0,1", "1,1", "0,-1", "1,-1")}
    assert {f"place:{place}" for place in t.legal(match, "at")} < places
    assert match.why_not(0, "at 2,0").rule == "FND-32"
    assert {on for on in things(match, None, lang) if on.startswith("place:")} == places  # the seat on turn
    assert not [on for on in things(match, 1, lang) if on == "place:2,0"]  # another state has other places


def test_every_legal_answer_has_its_thing():
    """Whatever can be chosen on the board is drawn, in whole games."""
    buttons = {"get", "skip", "propose", "agree", "refuse", "draw", "pass"}
    for seed in range(4):
        match = pentarchy.new("founders", 2 + seed % 3, seed)
        choose = random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            if choose.random() < 0.25:
                drawn = things(match, seat, choose.choice(("ru", "en")))
                twice = {on for on in drawn if drawn.count(on) > 1}
                others = [t.seat_view(match, k)["tiles"] for k in range(match.players) if k != seat]
                assert twice <= {f"tile:{tile['tile']}" for tiles in others for tile in tiles}  # small and large
                for action in match.legal(seat):
                    if action.verb not in buttons:
                        ((_, domain, _, token),) = match.codec.word(match.codec.parse(action)).arguments
                        assert f"{domain}:{token}" in drawn, action
            match.apply(seat, choose.choice(match.position.legal(seat)))


def test_part_ids_are_unique():
    match = played(4, 2, 120)
    ids = [part.id for area in match.picture(0).areas for part in area.parts]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[\w-]+", part_id) for part_id in ids)


def test_tokens_are_drawn_where_they_lie():
    match = t.scene({(0, 0): "winery_1", (1, 0): "lake_3"}, t.OTHER)
    t.lie(match, "winery_1", "master_wine")
    t.lie(match, "lake_1", "coin")
    t.lie(match, "meadow_1", "war")
    said = match.svg(0, "ru")
    assert "мастер «Виноградарь»" in said
    assert "на нём лежит монета" in said
    assert "разорён" in said


# -- judgement ----------------------------------------------------------------------------


def worth(match, seat=0):
    return match.game.judgement(match.position, seat)


def test_judgement_likes_prizes_and_fears_war():
    plain = {(0, 0): "mine_1", (1, 0): "winery_1", (0, 1): "prize_03"}
    match = t.scene(plain, t.OTHER, prizes=["prize_01", "prize_02"])
    bare = t.scene({(0, 0): "mine_1", (1, 0): "winery_1", (0, 1): "lake_3"}, t.OTHER, prizes=["prize_01", "prize_02"])
    assert worth(match) > worth(bare)
    t.lie(match, "prize_03", "war")
    assert worth(match) < worth(bare)


def test_judgement_likes_needs_that_can_be_met():
    ready = t.scene({(0, 0): "mine_1", (1, 0): "winery_1"}, t.OTHER, prizes=["prize_01"])
    far = t.scene({(0, 0): "mine_1", (1, 0): "mine_2"}, t.OTHER, prizes=["prize_01"])
    assert worth(ready) > worth(far)


def test_judgement_of_a_choice_that_is_not_finished():
    """A prize tile whose place is still asked is as good as attached; a wasted turn is not."""
    match = t.scene({(0, 0): "mine_1", (1, 0): "winery_1"}, t.OTHER, rows=["lake_3"], prizes=["prize_01", "prize_02"])
    t.play(match, "open village")
    prize, lake = match.clone(), match.clone()
    prize.play(0, "attach prize_01")
    lake.play(0, "attach lake_3")
    assert worth(prize) > worth(lake)


@pytest.mark.parametrize(("rival", "takes"), [(("war", "cart"), False), (("war",), True), ((), True)])
def test_the_last_prize_is_taken_by_who_wins_with_it(rival, takes):
    """A prize of one point ends the game: against two points it loses, against one the prize tile decides."""
    match = t.scene({(0, 0): "mine_1", (1, 0): "winery_1"}, t.OTHER, rows=["lake_3"], prizes=["prize_01"])
    t.give(match, 1, *rival)
    t.play(match, "open village")
    taken, left = match.clone(), match.clone()
    t.play(taken, "attach prize_01")
    t.play(left, "attach lake_3")
    assert (worth(taken) > worth(left)) == takes
    assert (worth(taken) > 0.9) == takes


def test_judgement_does_not_look_at_hidden_tiles():
    for steps in range(20, 140, 6):
        match = played(3, 11, steps)
        if not match.over:
            values = {match.game.judgement(match.redeal(0, seed).position, 1) for seed in range(4)}
            assert len(values) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_is_judged_at_every_place_as_if_it_lay_there(players):
    """To the last bit, though it is really laid at the first place only."""
    compared, bought, armed, seed = {"lay": 0, "replace": 0}, 0, 0, 0
    while min(*compared.values(), bought, armed) < 20:
        seed += 1
        match = played(players, seed, 60 + 12 * (seed % 12))
        p, values = match.position, match.game.values
        while not p.over and match.game.asked(p) != "place":
            match.apply(p.actor, p.legal(p.actor)[0])
        if p.over or len(p.zones[PRIZES]) < 2:
            continue
        seat, tile, judge = p.actor, p.stack[PLACE_TILE], FoundersJudge(values, match.game)
        laid = None
        for action in p.legal(seat):
            q, cell, old = p.clone(), action - p.box.at_0, action - p.box.replace_0
            if old < 0:
                q.lay(seat, tile, cell)
            else:
                q.replace(seat, tile, old)
            if p.bought >= 0:
                q.buy(seat, -1)
            if laid is None:
                judge.look(q, -1)
                laid = Laid(p, q, seat)
            else:
                if old < 0:
                    fits = laid.before.realm[seat].fits_after(cell, p.box.weight[tile])
                    assert fits == q.realm[seat].fits_beside()
                found = judge.elsewhere(laid, cell) if old < 0 else judge.instead(laid, old)
                assert found == strengths(q, -1, values)
                compared["lay" if old < 0 else "replace"] += 1
                bought += p.bought >= 0
                armed += laid.risk > 0


def test_judgement_after_the_end_is_the_share_of_the_victory():
    for seed in range(6):
        match = played(2 + seed % 3, seed, 5000)
        values = [worth(match, seat) for seat in range(match.players)]
        assert sum(values) == pytest.approx(1)
        assert [seat for seat, value in enumerate(values) if value] == match.result.winners


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("agreed_end", ["stuck", "any_turn"])
def test_whole_random_games_are_sound(players, agreed_end):
    for seed in range(4):
        match = pentarchy.new("founders", players, seed, {"agreed_end": agreed_end})
        choose = random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            match.apply(seat, choose.choice(match.position.legal(seat)))
            assert match.game.check(match.position) == []
        assert pentarchy.replay(match.record()).result == match.result


def test_the_state_as_a_table_for_a_terminal():
    match = t.scene({(0, 0): "winery_1", (1, 0): "lake_3"}, t.OTHER, rows=["mine_1"])
    t.lie(match, "winery_1", "master_wine")
    sheets = match.game.sheets(match.view(0), match.text("ru"), ["Анна", "Борис"], match.components)
    assert [sheet.title for sheet in sheets[2:]] == ["Государство: Анна", "Государство: Борис"]
    assert sheets[2].head == ("", "-1", "0", "1", "2")
    assert [row[0] for row in sheets[2].rows] == ["1", "0", "-1"]  # the far side on top
    assert sheets[2].rows[1] == ("0", "·", "Винодельня 1 вино * Виноградарь", "Озеро 3 вода / дерево", "·")
    assert ("Деревня (22)", "Шахта 1", "дерево, камень", "железо") in sheets[0].rows


def test_a_wide_state_is_a_list_for_a_terminal():
    """More columns than fit into 80 letters: each tile with those beside it, no word broken."""
    row = {(k, 0): tile for k, tile in enumerate(("winery_1", "lake_3", "forest_1", "cliff_1", "mine_3"))}
    match = t.scene(row, t.OTHER, rows=["mine_1"])
    sheets = match.game.sheets(match.view(0), match.text("en"), ["Anna", "Boris"], match.components)
    assert sheets[2].head == ("Place", "Tile", "Beside it")
    assert [line[0] for line in sheets[2].rows] == [f"({k}, 0)" for k in range(5)]
    assert sheets[2].rows[1][2] == "Winery 1, Forest 1"
