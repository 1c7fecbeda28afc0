"""People phase: roads and improvements, INC-15 to INC-20, INC-63 to INC-91, broken networks INC-132 to INC-135."""

from __future__ import annotations

import pytest

from pentarchy.games.inca_empire.position import CITY, FACE_DOWN, GARRISON, GARRISON_SITE, TEMPLE

from .tabletop import (
    Seated,
    end_sun_phase,
    force,
    labour,
    lay,
    line,
    phase,
    point,
    position,
    reach_sites,
    region,
    road,
    sapa_inca_phase,
    seat_of,
    set_token,
    sound,
    stand,
    start,
    take,
    turn,
    verbs,
    why,
)


@pytest.fixture
def orange() -> Seated:
    """A game of four in which Orange, who starts in Limatambo, is to act with plenty of labour."""
    match = start()
    seat = seat_of(match, "orange")
    turn(match, seat, has=30)
    return match, seat


# -- the turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-63")
def test_turns_go_round_in_turn_order() -> None:
    match = start()
    order = position(match).order
    seen = []
    for _ in range(8):  # the two People phases of the first era
        seen.append(match.to_act[0])
        assert why(match, (match.to_act[0] + 1) % 4, "end") == "not-your-turn"
        match.play("end")
    assert seen == order * 2
    assert position(match).column == 1


@pytest.mark.rule("INC-64")
def test_the_first_action_ends_when_the_second_begins(orange: Seated) -> None:
    match, seat = orange
    lay(match, seat, "limatambo", "saywite")
    turn(match, seat, "rapid_expansion", has=30)
    match.play(seat, road("limatambo", "ollantaytambo"))
    match.play(seat, "conquer vilcabamba")
    assert why(match, seat, road("limatambo", "vitcos")) == "action-finished"
    assert "road" not in verbs(match, seat)
    assert "expand" in verbs(match, seat)
    # The other way round: a road finishes the improvement.
    turn(match, seat, has=30)
    match.play(seat, "conquer chanca")
    match.play(seat, road("limatambo", "vitcos"))
    assert why(match, seat, "expand rucana") == "action-finished"
    assert "expand" not in verbs(match, seat)


@pytest.mark.rule("INC-64", "INC-65")
def test_either_order_is_allowed(orange: Seated) -> None:
    match, seat = orange
    match.play(seat, road("limatambo", "ollantaytambo"))
    assert why(match, seat, road("limatambo", "vitcos")) is None
    match.play(seat, road("limatambo", "vitcos"))
    assert why(match, seat, road("limatambo", "saywite")) == "roads-used-up"
    assert why(match, seat, "conquer chanca") is None
    match.play(seat, "conquer chanca")
    assert match.to_act != (seat,)  # nothing is left: the engine ends the turn


@pytest.mark.rule("INC-65", "INC-91")
def test_actions_may_be_used_in_part_or_not_at_all(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    before = (p.labour[:], p.score[:], p.road[:])
    assert why(match, seat, "end") is None
    match.play(seat, "end")
    assert (p.labour, p.score, p.road) == before
    assert match.to_act == (p.order[1],)
    # One road and nothing else.
    second = p.order[1]
    match.play(second, match.legal(second)[0])
    match.play(second, "end")
    assert match.to_act == (p.order[2],)


# -- roads -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-66", "INC-67", "INC-16")
def test_two_free_roads_on_free_lines(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    assert why(match, seat, road("huaytara", "curamba")) == "no-line"  # a wild road could lie there, no other
    match.play(seat, road("limatambo", "vitcos"))
    assert p.road[line(match, "limatambo", "vitcos")] == seat
    match.play(seat, road("limatambo", "saywite"))
    assert p.labour[seat] == 30
    assert why(match, seat, road("limatambo", "ollantaytambo")) == "roads-used-up"


@pytest.mark.rule("INC-17")
def test_a_line_carries_one_road(orange: Seated) -> None:
    match, seat = orange
    green = seat_of(match, "green")
    lay(match, green, "pisac", "ollantaytambo", "limatambo")
    assert why(match, seat, road("limatambo", "ollantaytambo")) == "line-taken"
    assert why(match, seat, road("limatambo", "vitcos")) is None
    match.play(seat, road("limatambo", "vitcos"))
    assert why(match, seat, road("limatambo", "vitcos")) == "line-taken"


@pytest.mark.rule("INC-68", "INC-X7", "INC-19")
def test_roads_hang_together_and_may_branch(orange: Seated) -> None:
    match, seat = orange
    lay(match, seat, "limatambo", "vitcos")
    lay(match, seat, "limatambo", "saywite", "soras")
    turn(match, seat)
    for a, b in (("vitcos", "hatun_xauxa"), ("saywite", "maukallaqta"), ("limatambo", "ollantaytambo")):
        assert why(match, seat, road(a, b)) is None
    assert why(match, seat, road("pisac", "pilcopata")) == "not-connected"
    assert why(match, seat, road("pikillacta", "raqchi")) == "not-connected"
    # Cuzco is part of every network, but its lines are the start roads of the players.
    assert why(match, seat, road("cuzco", "pisac")) == "line-taken"


@pytest.mark.rule("INC-69", "INC-70", "INC-X8", "INC-R29")
def test_one_end_in_a_conquered_region(orange: Seated) -> None:
    match, seat = orange
    lay(match, seat, "limatambo", "saywite")
    turn(match, seat, has=30)
    # Saywite is a point of two starting regions: the line into unconquered Rucana may be built.
    assert position(match).token[region(match, "rucana")] >= 0
    match.play(seat, road("saywite", "soras"))
    # Soras lies in Rucana only, Curamba in unconquered regions only.
    assert why(match, seat, road("soras", "curamba")) == "ends-unconquered"
    assert road("soras", "curamba") not in match.legal(seat)
    match.play(seat, "conquer rucana")
    turn(match, seat)
    assert why(match, seat, road("soras", "curamba")) is None


@pytest.mark.rule("INC-71", "INC-X6", "INC-14", "INC-R2")
def test_reaching_a_point_turns_up_the_tokens_of_its_regions(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    assert p.token[region(match, "xauxa")] >= FACE_DOWN
    points = p.points
    match.play(seat, road("limatambo", "vitcos"))  # a border point of Chanca, Vilcabamba and Xauxa
    assert 0 <= p.token[region(match, "xauxa")] < FACE_DOWN
    assert p.points > points
    assert not match.can_undo(seat)
    shown = {entry["region"]: entry["token"] for entry in match.view(None)["regions"]}
    assert shown["xauxa"] is not None
    # Tokens are turned before the next road: a road that turns nothing up can be taken back.
    match.play(seat, road("limatambo", "ollantaytambo"))
    assert match.can_undo(seat)
    sound(match)


@pytest.mark.rule("INC-72", "INC-20")
def test_many_roads_meet_in_a_point() -> None:
    match = start()
    p = position(match)
    orange, green, blue = (seat_of(match, c) for c in ("orange", "green", "blue"))
    lay(match, orange, "limatambo", "saywite")
    lay(match, blue, "maukallaqta", "saywite")
    lay(match, green, "pisac", "ollantaytambo")
    lay(match, orange, "limatambo", "ollantaytambo")
    assert p.reach[point(match, "saywite")] == 1 << orange | 1 << blue
    assert p.reach[point(match, "ollantaytambo")] == 1 << orange | 1 << green
    turn(match, blue)
    assert why(match, blue, road("saywite", "soras")) is None
    assert why(match, blue, road("saywite", "limatambo")) == "line-taken"


@pytest.mark.rule("INC-11")
def test_pieces_are_not_limited_by_the_box() -> None:
    match = start()
    p = position(match)
    seat = seat_of(match, "orange")
    for k in p.box.board_lines:  # far more than 60 sticks
        if p.road[k] < 0:
            p.add_road(seat, k)
    assert p.road.count(seat) > 60
    cities = [match.components.points[k] for k in p.box.sites if p.box.kind[k] != GARRISON_SITE]
    for name in cities[:-1]:
        stand(match, name, "city")
    for r in p.box.ordinary:
        p.explore(r)
    take(match, seat, *(match.components.regions[r] for r in p.box.ordinary))
    p.terraces[seat] = 30
    turn(match, seat, has=200)
    assert why(match, seat, "terrace") is None  # the box holds 20
    match.play(seat, f"city {cities[-1]}")
    assert p.labour[seat] == 194  # the box holds 73


# -- improvements ------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-73", "INC-74")
def test_one_improvement_in_a_turn(orange: Seated) -> None:
    match, seat = orange
    reach_sites(match, seat)
    take(match, seat, "chanca", "xauxa", "vilcabamba")
    stand(match, "hatun_xauxa", "city")
    turn(match, seat, has=30)
    wanted = {"city", "garrison", "temple", "terrace", "conquer", "additional", "end"}
    assert wanted <= verbs(match, seat)
    assert {"upgrade", "expand", "pilgrimage", "wild"}.isdisjoint(verbs(match, seat))
    match.play(seat, "terrace")
    for action in ("city vilcashuaman", "garrison huaytara", "temple hatun_xauxa", "terrace", "additional"):
        assert why(match, seat, action) == "improvement-done"
    assert why(match, seat, "conquer rucana") == "improvement-done"


@pytest.mark.rule("INC-75", "INC-76", "INC-77", "INC-15")
def test_city(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    reach_sites(match, seat)
    turn(match, seat, has=6)
    assert why(match, seat, "city vilcashuaman") == "site-unconquered"
    take(match, seat, "chanca")
    assert why(match, seat, "city huaytara") == "no-city-site"
    assert why(match, seat, "city curamba") == "no-city-site"
    assert why(match, seat, "city limatambo") == "no-city-site"
    assert why(match, seat, "city cotahuasi") == "site-not-reached"
    p.labour[seat] = 5
    assert why(match, seat, "city vilcashuaman") == "too-expensive"
    p.labour[seat] = 6
    p.memo = None
    before = p.score[seat]
    match.play(seat, "city vilcashuaman")
    assert p.labour[seat] == 0
    assert p.score[seat] == before + 4
    assert p.site[point(match, "vilcashuaman")] & CITY
    other = seat_of(match, "blue")
    turn(match, other, has=6)
    assert why(match, other, "city vilcashuaman") == "no-city-site"
    # A significant city site takes a city in the same way.
    take(match, seat, "vilcabamba")
    turn(match, seat, has=6)
    match.play(seat, "city machu_picchu")
    assert p.score[seat] == before + 8


@pytest.mark.rule("INC-78", "INC-79", "INC-80", "INC-15")
def test_garrison(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    reach_sites(match, seat)
    turn(match, seat, has=4)
    assert why(match, seat, "garrison huaytara") == "site-unconquered"
    take(match, seat, "chanca")  # one of the three regions of Huaytara is enough
    assert why(match, seat, "garrison vilcashuaman") == "no-garrison-site"
    assert why(match, seat, "garrison coporaque") == "site-not-reached"
    p.labour[seat] = 3
    assert why(match, seat, "garrison huaytara") == "too-expensive"
    p.labour[seat] = 4
    p.memo = None
    before = p.score[seat]
    match.play(seat, "garrison huaytara")
    assert (p.labour[seat], p.score[seat]) == (0, before + 3)
    assert p.site[point(match, "huaytara")] & GARRISON
    turn(match, seat, has=9)
    assert why(match, seat, "garrison huaytara") == "no-garrison-site"


@pytest.mark.rule("INC-81", "INC-82", "INC-83", "INC-84", "INC-85", "INC-13", "INC-18")
def test_conquest(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    set_token(match, "chanca", "e")  # resistance 3, labour 1, 3 points
    assert why(match, seat, "conquer chanca") == "region-not-reached"
    match.play(seat, road("limatambo", "saywite"))
    p.labour[seat] = 2
    p.memo = None
    assert why(match, seat, "conquer chanca") == "too-expensive"
    p.labour[seat] = 5
    p.memo = None
    down = [r for r in p.box.neighbours[region(match, "chanca")] if p.token[r] >= FACE_DOWN]
    assert down
    before = p.score[seat]
    match.play(seat, "conquer chanca")
    assert p.labour[seat] == 2
    assert p.score[seat] == before + 3
    assert match.view(None)["seats"][seat]["tokens"]["e"] == 1
    assert all(p.token[r] < FACE_DOWN for r in p.box.neighbours[region(match, "chanca")])
    # Conquered for everybody.
    blue = seat_of(match, "blue")
    lay(match, blue, "maukallaqta", "saywite")
    turn(match, blue, has=9)
    assert why(match, blue, "conquer chanca") == "not-unconquered"
    assert why(match, blue, road("saywite", "curamba")) is None
    sound(match)


@pytest.mark.rule("INC-85")
def test_a_token_once_face_up_stays_face_up(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    lay(match, seat, "limatambo", "vitcos", "hatun_xauxa", "tunsucancha")
    up = p.token[region(match, "huanuco")]
    assert 0 <= up < FACE_DOWN
    force(match, seat, "peasant_revolt")
    end_sun_phase(match)
    assert not p.reach[point(match, "tunsucancha")] >> seat & 1
    assert p.token[region(match, "huanuco")] == up


@pytest.mark.rule("INC-86", "INC-87", "INC-88", "INC-R11", "INC-20")
def test_temple(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    reach_sites(match, seat)
    take(match, seat, "chanca", "vilcabamba")
    turn(match, seat, has=5)
    assert why(match, seat, "temple machu_picchu") == "no-city-there"  # a significant site needs the city first
    assert why(match, seat, "temple huaytara") == "no-city-there"
    stand(match, "vilcashuaman", "city")  # nobody asks who founded it
    stand(match, "cotahuasi", "city")
    stand(match, "huaytara", "garrison")
    assert why(match, seat, "temple huaytara") == "no-city-there"
    assert why(match, seat, "temple cotahuasi") == "site-not-reached"
    p.labour[seat] = 4
    assert why(match, seat, "temple vilcashuaman") == "too-expensive"
    p.labour[seat] = 5
    p.memo = None
    before = p.score[seat]
    match.play(seat, "temple vilcashuaman")
    assert (p.labour[seat], p.score[seat]) == (0, before + 4)
    turn(match, seat, has=10)
    assert why(match, seat, "temple vilcashuaman") == "temple-stands"
    stand(match, "machu_picchu", "city")
    match.play(seat, "temple machu_picchu")
    assert p.score[seat] == before + 4 + 5  # the number printed at Machu Picchu
    assert p.site[point(match, "machu_picchu")] & (CITY | TEMPLE) == CITY | TEMPLE


@pytest.mark.rule("INC-89")
def test_terrace(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    assert why(match, seat, "terrace") == "no-free-token"
    take(match, seat, "chanca")
    p.labour[seat] = 1
    assert why(match, seat, "terrace") == "too-expensive"
    p.labour[seat] = 4
    p.memo = None
    before = p.score[seat]
    match.play(seat, "terrace")
    assert (p.labour[seat], p.score[seat], p.terraces[seat]) == (2, before + 1, 1)
    turn(match, seat, has=9)
    assert why(match, seat, "terrace") == "no-free-token"  # one terrace for each token


@pytest.mark.rule("INC-90")
def test_additional_road(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    p.labour[seat] = 0
    p.memo = None
    assert why(match, seat, "additional") == "too-expensive"
    p.labour[seat] = 1
    p.memo = None
    match.play(seat, "additional")
    assert p.labour[seat] == 0
    assert match.game.asked(p) == "extra-roads"
    assert why(match, seat, "stop") == "road-paid-for"
    assert why(match, seat, "end") == "other-question"
    assert why(match, seat, road("pisac", "pilcopata")) == "not-connected"
    match.play(seat, road("limatambo", "vitcos"))
    assert match.game.asked(p) == "turn"
    # The two free roads are still to come: the additional road was the improvement.
    match.play(seat, road("limatambo", "saywite"))
    match.play(seat, road("limatambo", "ollantaytambo"))
    assert p.road.count(seat) == 4
    assert match.to_act != (seat,)


@pytest.mark.rule("INC-90")
def test_no_additional_road_where_none_can_be_built() -> None:
    match = start()
    p = position(match)
    orange, green = seat_of(match, "orange"), seat_of(match, "green")
    for other in ("vitcos", "ollantaytambo", "saywite"):
        p.add_road(green, line(match, "limatambo", other))
    p.labour[orange] = 9
    turn(match, green, has=0)
    p.order = [green, orange, *(s for s in range(4) if s not in (orange, green))]
    match.play(green, "end")
    # Orange is shut in: nothing can be done, so the engine passes the turn on.
    assert match.to_act != (orange,)
    turn(match, orange, has=9)
    assert match.to_act != (orange,)


# -- broken networks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-100", "INC-132", "INC-133", "INC-134", "INC-135", "INC-R18")
def test_a_broken_network() -> None:
    match = start()
    p = position(match)
    seat, green = seat_of(match, "orange"), seat_of(match, "green")
    take(match, seat, "chanca")
    # Vitcos - Hatun Xauxa lies in unconquered Xauxa; beyond it a road in conquered Huanuco.
    lay(match, seat, "limatambo", "vitcos", "hatun_xauxa", "tunsucancha", "tarmatambo")
    take(match, seat, "huanuco")
    stand(match, "tarmatambo", "garrison")
    force(match, seat, "peasant_revolt")
    assert p.reach[point(match, "tarmatambo")] >> seat & 1
    end_sun_phase(match)
    assert p.road[line(match, "vitcos", "hatun_xauxa")] == -1
    assert p.road[line(match, "hatun_xauxa", "tunsucancha")] == -1
    # Tunsucancha - Tarmatambo belongs to Huanuco (conquered): it stays, cut off, and blocks its line.
    assert p.road[line(match, "tunsucancha", "tarmatambo")] == seat
    assert not p.reach[point(match, "tarmatambo")] >> seat & 1
    turn(match, green)
    assert why(match, green, road("tunsucancha", "tarmatambo")) == "line-taken"
    turn(match, seat, has=20)
    assert why(match, seat, "garrison tarmatambo") == "no-garrison-site"
    assert why(match, seat, road("tunsucancha", "conchucos")) == "not-connected"
    before = p.score[seat]
    sapa_inca_phase(match)
    assert p.score[seat] == before  # the garrison is reached by cut-off roads only
    # Lines of destroyed roads are free for everybody; a road from the network to the cut-off part joins it again.
    lay(match, green, "pisac", "ollantaytambo", "vitcos")
    turn(match, green)
    assert why(match, green, road("vitcos", "hatun_xauxa")) is None
    turn(match, seat)
    match.play(seat, road("vitcos", "tarmatambo"))
    assert p.reach[point(match, "tarmatambo")] >> seat & 1
    assert p.reach[point(match, "tunsucancha")] >> seat & 1
    sapa_inca_phase(match)
    assert p.score[seat] == before + 2
    sound(match)


@pytest.mark.rule("INC-R18", "INC-100")
def test_cut_off_points_serve_for_nothing() -> None:
    match = start()
    p = position(match)
    seat = seat_of(match, "orange")
    lay(match, seat, "limatambo", "vitcos", "hatun_xauxa", "tarmatambo", "machu_picchu")
    take(match, seat, "vilcabamba")
    set_token(match, "huanuco", "a")
    stand(match, "machu_picchu", "city", "temple")
    force(match, seat, "peasant_revolt", "local_pilgrimage", "main_outpost")
    end_sun_phase(match)
    assert p.road[line(match, "tarmatambo", "machu_picchu")] == seat
    turn(match, seat, has=30)
    assert why(match, seat, "conquer huanuco") == "region-not-reached"
    assert why(match, seat, "pilgrimage local_pilgrimage") == "no-pilgrimage-temple"
    assert why(match, seat, "garrison tarmatambo") == "site-not-reached"
    stand(match, "tarmatambo", "garrison")
    assert why(match, seat, "upgrade tarmatambo") == "site-not-reached"
    stand(match, "machu_picchu", "city")
    assert why(match, seat, "temple machu_picchu") == "site-not-reached"
    assert why(match, seat, road("machu_picchu", "panatagua")) == "not-connected"


@pytest.mark.rule("INC-63", "INC-39")
def test_a_people_phase_is_one_turn_each() -> None:
    match = start(3)
    labour(match, 0, 0, 0)
    phase(match, "early_2", 2)
    for _ in range(3):
        match.play(match.to_act[0], "end")
    assert position(match).phase == 3
