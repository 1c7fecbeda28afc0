"""Every Sun card alone and in combination: INC-102 to INC-131 with their rulings."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.games.inca_empire.position import CITY, GARRISON, LONGER, TEMPLE, WITHIN_STICK
from pentarchy.games.inca_empire.scoring import city_points, garrison_price

from .tabletop import (
    Seated,
    end_sun_phase,
    force,
    lay,
    lay_wild,
    line,
    point,
    position,
    reach,
    reach_sites,
    region,
    road,
    sapa_inca_phase,
    scores,
    seat_of,
    set_token,
    sound,
    stand,
    start,
    take,
    turn,
    verbs,
    why,
    wild,
)


@pytest.fixture
def orange() -> Seated:
    """A game of four; Orange reaches sites in Chanca and Xauxa, which are conquered, and Machu Picchu."""
    match = start()
    seat = seat_of(match, "orange")
    reach_sites(match, seat)
    take(match, seat, "chanca", "xauxa")
    scores(match, [(seat, 0), *((other, 0) for other in range(4) if other != seat)])
    return match, seat


def left(match: pentarchy.Match) -> int:
    return int(match.view(None)["turn"]["roads_left"])


# -- roads ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-103", "INC-105", "INC-R13", "INC-X10", "INC-66")
@pytest.mark.parametrize(
    ("cards", "roads"),
    [
        ((), 2),
        (("extra_road_crew",), 3),
        (("extra_road_crew",) * 2, 4),
        (("el_nino_flooding",), 1),
        (("el_nino_flooding",) * 2, 1),
        (("extra_road_crew", "el_nino_flooding", "el_nino_flooding"), 1),
        (("extra_road_crew", "el_nino_flooding"), 2),
        (("extra_road_crew",) * 2 + ("el_nino_flooding",) * 2, 2),
        (("labour_intensity",), 2),
    ],
)
def test_roads_of_a_turn(orange: Seated, cards: tuple[str, ...], roads: int) -> None:
    match, seat = orange
    set_token(match, "rucana", "a")
    turn(match, seat, *cards, has=1)
    assert left(match) == roads
    built = position(match).road.count(seat)
    spare = [a for a in match.legal(seat) if a.verb == "road"][-1]
    for _ in range(roads):
        action = next(a for a in match.legal(seat) if a.verb == "road")
        assert action != spare
        match.play(seat, action)
    assert position(match).road.count(seat) == built + roads
    # The turn goes on with the improvement, but no free road is left.
    assert match.to_act == (seat,)
    assert why(match, seat, spare) == "roads-used-up"
    assert verbs(match, seat) == {"additional", "conquer", "end"}


@pytest.mark.rule("INC-104", "INC-90")
@pytest.mark.parametrize(
    ("cards", "roads"),
    [
        ((), 1),
        (("labour_intensity",), 2),
        (("labour_intensity",) * 2, 3),
        (("labour_intensity", "el_nino_flooding", "el_nino_flooding"), 2),
        (("extra_road_crew",), 1),
    ],
)
def test_intensive_labour(orange: Seated, cards: tuple[str, ...], roads: int) -> None:
    """One labour, whatever the number of roads; El Nino does not touch them."""
    match, seat = orange
    p = position(match)
    turn(match, seat, *cards, has=3)
    match.play(seat, "additional")
    assert p.labour[seat] == 2
    built = p.road.count(seat)
    assert left(match) == roads
    for k in range(roads):
        assert (why(match, seat, "stop") is None) == (k > 0)  # only the free ones may be left out
        match.play(seat, next(a for a in match.legal(seat) if a.verb == "road"))
    assert p.road.count(seat) == built + roads
    assert match.game.asked(p) == "turn"
    assert why(match, seat, "additional") == "improvement-done"


@pytest.mark.rule("INC-104")
def test_free_additional_roads_may_be_left_out(orange: Seated) -> None:
    match, seat = orange
    turn(match, seat, "labour_intensity", has=3)
    match.play(seat, "additional")
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "road"))
    match.play(seat, "stop")
    assert match.game.asked(match.position) == "turn"


# -- wild roads ------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-106", "INC-110", "INC-R14")
def test_a_wild_road_is_one_of_the_roads(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    turn(match, seat, has=0)
    assert why(match, seat, wild("huaytara", "curamba")) == "no-wild-road"
    turn(match, seat, "wild_road", has=0)
    match.play(seat, wild("huaytara", "curamba"))
    assert p.wilds == [line(match, "huaytara", "curamba"), seat]
    assert left(match) == 1
    assert "wild" not in verbs(match, seat)  # one for each card
    assert why(match, seat, wild("parcos", "hatun_xauxa")) == "no-wild-road"
    assert match.view(None)["wild_roads"] == [{"line": "curamba-huaytara", "seat": seat}]
    sound(match)


@pytest.mark.rule("INC-106", "INC-R14", "INC-R34")
def test_two_cards_allow_two_wild_roads_over_both_actions(orange: Seated) -> None:
    match, seat = orange
    turn(match, seat, "wild_road", "wild_road", has=3)
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "wild"))
    match.play(seat, "additional")
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "wild"))
    assert len(position(match).wilds) == 4
    sound(match)
    # The neighbour at the same sector has the cards in full too.
    p = position(match)
    place = p.box.touching[p.colour[seat]][0]
    other = next(s for s in range(4) if s != seat and place in p.box.touching[p.colour[s]])
    turn(match, other, has=0)
    assert match.view(None)["turn"]["wild_left"] == 2
    far = next(s for s in range(4) if place not in p.box.touching[p.colour[s]])
    turn(match, far, has=0)
    assert match.view(None)["turn"]["wild_left"] == 0


@pytest.mark.rule("INC-107", "INC-17", "INC-R33", "INC-111")
def test_a_wild_road_beside_a_road(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    green = seat_of(match, "green")
    lay(match, green, "pisac", "ollantaytambo", "limatambo")
    turn(match, seat, "wild_road", has=0)
    assert why(match, seat, wild("limatambo", "vitcos")) == "line-taken"  # the own road lies there
    assert why(match, seat, wild("saywite", "soras")) == "line-is-free"
    match.play(seat, wild("ollantaytambo", "limatambo"))
    k = line(match, "limatambo", "ollantaytambo")
    assert (p.road[k], p.wild_owner(k)) == (green, seat)
    assert p.reach[point(match, "ollantaytambo")] >> seat & 1
    # It is drawn as a double stroke, beside the stick.
    parts = {part.id: part.body for area in match.picture(seat).areas for part in area.parts}
    assert parts["line-limatambo-ollantaytambo"].count("inc-wild") == 2
    assert parts["line-limatambo-ollantaytambo"].count("inc-stick") == 1
    # No second wild road there.
    brown = seat_of(match, "brown")
    lay(match, brown, "pikillacta", "marcapata", "pisac")
    turn(match, brown, "wild_road", has=0)
    assert match.view(None)["turn"]["wild_left"] == 1  # the first card lies beside Orange's other neighbour
    assert why(match, brown, wild("limatambo", "ollantaytambo")) == "line-taken"
    # If the ordinary road goes, the line is free again for others, not for the owner of the wild road.
    p.destroy_road(green, k)
    p.recount(green)
    turn(match, seat, has=0)
    assert why(match, seat, road("limatambo", "ollantaytambo")) == "line-taken"
    turn(match, green, has=0)
    assert why(match, green, road("limatambo", "ollantaytambo")) is None
    sound(match)


@pytest.mark.rule("INC-108", "INC-109", "INC-R14")
def test_where_a_wild_road_cannot_lie(orange: Seated) -> None:
    match, seat = orange
    turn(match, seat, "wild_road", has=0)
    three_only = next(
        token
        for token in match.components.lines
        if match.components.boxes[4].link_region[match.components.lines.index(token)] < 0
    )
    assert why(match, seat, f"wild {three_only}") == "wild-impossible"
    assert why(match, seat, wild("tantamayo", "kuelap")) == "not-connected"


@pytest.mark.rule("INC-108", "INC-R14")
def test_wild_roads_do_not_cross_each_other() -> None:
    match = start()
    p = position(match)
    box = p.box
    first = next(k for k in box.candidates if any(box.candidate[other] == WITHIN_STICK for other in box.crossing[k]))
    second = next(other for other in box.crossing[first] if box.candidate[other] == WITHIN_STICK)
    names = match.components.lines
    take(match, 0, *(match.components.regions[r] for r in box.ordinary))
    for k in box.board_lines:
        if p.road[k] < 0:
            p.add_road(0, k)
    turn(match, 0, "wild_road", "wild_road", has=0)
    assert why(match, 0, f"wild {names[second]}") is None
    match.play(0, f"wild {names[first]}")
    assert why(match, 0, f"wild {names[second]}") == "wild-crosses"
    assert why(match, 0, f"wild {names[first]}") == "line-taken"


@pytest.mark.rule("INC-R14", "INC-69")
def test_a_wild_road_obeys_the_rule_of_conquest() -> None:
    match = start()
    seat = seat_of(match, "orange")
    lay(match, seat, "limatambo", "saywite", "curamba")  # Curamba: unconquered regions only
    turn(match, seat, "wild_road", has=0)
    assert why(match, seat, wild("huaytara", "curamba")) == "ends-unconquered"
    take(match, seat, "nazca")
    assert why(match, seat, wild("huaytara", "curamba")) is None


@pytest.mark.rule("INC-R14")
def test_wild_roads_are_of_any_length_unless_the_table_limits_it() -> None:
    """The rulebook: between any two points. The option, its words and the card's text say the same."""
    free, strict = start(), start(long_wild_roads=False)
    assert free.options["long_wild_roads"] is True
    assert len(position(free).box.candidates) == 208
    assert len(position(strict).box.candidates) == 149
    assert len(start(3, long_wild_roads=False).components.boxes[3].candidates) == 135
    long = next(k for k in range(position(strict).box.links) if position(strict).box.candidate[k] == LONGER)
    name = free.components.lines[long]
    for match in (free, strict):
        seat = next(s for s in range(4) if position(match).reaches(s, position(match).box.end_b[long]))
        turn(match, seat, "wild_road", has=0)
        assert why(match, seat, f"wild {name}") == (None if match is free else "wild-too-long")
    for match, limited in ((free, False), (strict, True)):
        said = match.components.effect(match.text("en"), "wild_road")
        assert "any two points" in said
        assert ("longest line" in said) == limited
        assert said in match.svg(0).replace("&quot;", '"')
    for lang, limit in (("en", "longest"), ("ru", "самой длинной")):
        text = free.text(lang)
        assert limit not in text("option-long_wild_roads-true")
        assert limit in text("option-long_wild_roads-false")
        for rule in ("INC-106", "INC-R14"):
            assert "by default no longer" not in free.game.rulebook(lang).rules[rule]
            assert "по умолчанию" not in free.game.rulebook(lang).rules[rule]


@pytest.mark.rule("INC-R14", "INC-102", "INC-R33")
def test_a_revolt_takes_wild_roads_by_their_region(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    lay_wild(match, seat, "huaytara", "curamba")  # lies in Nazca
    assert p.token[region(match, "nazca")] >= 0
    force(match, seat, "peasant_revolt")
    end_sun_phase(match)
    assert p.wilds == []
    assert not any(p.blocked)
    take(match, seat, "nazca")
    lay_wild(match, seat, "huaytara", "curamba")
    end_sun_phase(match)
    assert p.wilds == [line(match, "huaytara", "curamba"), seat]


# -- revolt --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-102", "INC-R31", "INC-16", "INC-R25")
def test_peasant_revolt() -> None:
    match = start()
    p = position(match)
    seat, green, blue = (seat_of(match, c) for c in ("orange", "green", "blue"))
    lay(match, seat, "limatambo", "saywite", "soras")  # the second in unconquered Rucana
    lay(match, seat, "saywite", "curamba")  # a border line of Chanca, with Rucana
    lay(match, seat, "limatambo", "ollantaytambo", "espiritu_pampa")  # a border line of Vilcabamba, with Antisuyu
    lay(match, blue, "maukallaqta", "antabamba", "soras")
    lay(match, green, "pisac", "pilcopata")
    take(match, seat, "chanca")
    place = p.box.touching[p.colour[seat]].index(0)  # blue_orange
    force(match, seat, "peasant_revolt", sector=place)
    end_sun_phase(match)
    assert p.road[line(match, "saywite", "soras")] == -1
    assert p.road[line(match, "antabamba", "soras")] == -1
    # Its own region decides: Chanca is conquered, Vilcabamba is not, although the region beyond the border is.
    assert p.road[line(match, "saywite", "curamba")] == seat
    assert p.road[line(match, "ollantaytambo", "espiritu_pampa")] == -1
    assert p.road[line(match, "limatambo", "saywite")] == seat
    assert p.road[line(match, "cuzco", "limatambo")] == seat
    assert p.road[line(match, "pisac", "pilcopata")] == green
    # A second card on the same player adds nothing.
    lay(match, seat, "saywite", "soras")
    force(match, seat, "peasant_revolt", sector=1 - place)
    end_sun_phase(match)
    assert p.road[line(match, "saywite", "soras")] == -1
    assert p.road.count(seat) == 4
    sound(match)


@pytest.mark.rule("INC-R31")
def test_the_option_spares_all_border_roads() -> None:
    match = start(revolt_spares_border_roads=True)
    p = position(match)
    seat = seat_of(match, "orange")
    lay(match, seat, "limatambo", "saywite", "soras")
    lay(match, seat, "limatambo", "ollantaytambo", "espiritu_pampa")
    force(match, seat, "peasant_revolt")
    end_sun_phase(match)
    assert p.road[line(match, "ollantaytambo", "espiritu_pampa")] == seat
    assert p.road[line(match, "saywite", "soras")] == -1


# -- cities and garrisons ----------------------------------------------------------------------------------------


@pytest.mark.rule("INC-113", "INC-114", "INC-131")
@pytest.mark.parametrize(
    ("cards", "price", "points"),
    [
        ((), 6, 4),
        (("epidemic",), 8, 4),
        (("epidemic",) * 2, 10, 4),
        (("city_restoration",), 6, 6),
        (("epidemic", "city_restoration"), 8, 6),
        (("severe_weather", "storehouses"), 6, 4),
    ],
)
def test_price_and_points_of_a_city(orange: Seated, cards: tuple[str, ...], price: int, points: int) -> None:
    match, seat = orange
    p = position(match)
    turn(match, seat, *cards, has=price - 1)
    assert why(match, seat, "city vilcashuaman") == "too-expensive"
    turn(match, seat, has=price)
    match.play(seat, "city vilcashuaman")
    assert (p.labour[seat], p.score[seat]) == (0, points)


@pytest.mark.rule("INC-117", "INC-118", "INC-131")
@pytest.mark.parametrize(
    ("cards", "price", "points"),
    [
        ((), 4, 3),
        (("severe_weather",), 5, 3),
        (("storehouses",), 4, 4),
        (("severe_weather", "storehouses"), 5, 4),
        (("epidemic", "city_restoration"), 4, 3),
    ],
)
def test_price_and_points_of_a_garrison(orange: Seated, cards: tuple[str, ...], price: int, points: int) -> None:
    match, seat = orange
    p = position(match)
    turn(match, seat, *cards, has=price - 1)
    assert why(match, seat, "garrison huaytara") == "too-expensive"
    turn(match, seat, has=price)
    match.play(seat, "garrison huaytara")
    assert (p.labour[seat], p.score[seat]) == (0, points)


@pytest.mark.rule("INC-59", "INC-114", "INC-118", "INC-X4")
def test_severe_weather_and_city_restoration_beside_the_brown_stripe() -> None:
    match = start()
    p = position(match)
    brown, green, blue, orange = (seat_of(match, c) for c in ("brown", "green", "blue", "orange"))
    both = p.box.touching[p.colour[brown]]
    force(match, brown, "severe_weather", sector=0)
    force(match, brown, "city_restoration", sector=1)
    lay(match, brown, "pikillacta", "haquira", "velille", "coporaque")
    lay(match, brown, "pikillacta", "raqchi", "charazani")
    take(match, brown, "colla", "condesuyo", "carabaya")
    lay(match, brown, "velille", "hatuncolla")
    turn(match, brown, has=5)
    before = p.score[brown]
    match.play(brown, "garrison coporaque")
    assert (p.labour[brown], p.score[brown]) == (0, before + 3)
    turn(match, brown, has=6)
    match.play(brown, "city hatuncolla")
    assert (p.labour[brown], p.score[brown]) == (0, before + 9)
    # The neighbours feel one card each, Orange none.
    weather = next(s for s in (green, blue) if both[0] in p.box.touching[p.colour[s]])
    restored = next(s for s in (green, blue) if both[1] in p.box.touching[p.colour[s]])
    assert (garrison_price(p, weather), city_points(p, weather)) == (5, 4)
    assert (garrison_price(p, restored), city_points(p, restored)) == (4, 6)
    assert (garrison_price(p, orange), city_points(p, orange)) == (4, 4)


@pytest.mark.rule("INC-115", "INC-116", "INC-R22", "INC-R28")
@pytest.mark.parametrize(
    ("cards", "price", "points"),
    [
        ((), 4, 4),
        (("epidemic",), 6, 4),
        (("epidemic",) * 2, 8, 4),
        (("city_restoration",), 4, 6),
        (("epidemic", "city_restoration", "severe_weather", "storehouses"), 6, 6),
    ],
)
def test_main_outpost(orange: Seated, cards: tuple[str, ...], price: int, points: int) -> None:
    match, seat = orange
    p = position(match)
    stand(match, "tarmatambo", "garrison")
    stand(match, "coporaque", "garrison")
    turn(match, seat, has=30)
    assert why(match, seat, "upgrade tarmatambo") == "no-main-outpost"
    turn(match, seat, "main_outpost", *cards, has=price - 1)
    assert why(match, seat, "upgrade tarmatambo") == "too-expensive"
    assert why(match, seat, "upgrade huaytara") == "no-garrison-there"
    assert why(match, seat, "upgrade coporaque") == "site-not-reached"
    turn(match, seat, has=price)
    match.play(seat, "upgrade tarmatambo")
    assert (p.labour[seat], p.score[seat]) == (0, points)
    assert p.site[point(match, "tarmatambo")] & (CITY | GARRISON) == CITY
    # From now on it is a city: 3 points, a temple may stand on it, no garrison can be built there again.
    turn(match, seat, has=5)
    assert why(match, seat, "garrison tarmatambo") == "no-garrison-site"
    assert why(match, seat, "temple tarmatambo") is None
    sapa_inca_phase(match)
    assert p.score[seat] == points + 3
    sound(match)


@pytest.mark.rule("INC-119", "INC-R23", "INC-118")
def test_mass_construction(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    turn(match, seat, "mass_construction", "severe_weather", "storehouses", has=10)
    match.play(seat, "garrison huaytara")
    assert (p.labour[seat], p.score[seat]) == (5, 4)
    assert why(match, seat, "garrison huaytara") == "no-garrison-site"
    assert why(match, seat, "city vilcashuaman") == "improvement-done"
    match.play(seat, "garrison tarmatambo")
    assert (p.labour[seat], p.score[seat]) == (0, 8)
    p.labour[seat] = 30
    assert "garrison" not in verbs(match, seat)


@pytest.mark.rule("INC-119", "INC-R23")
def test_the_second_garrison_is_optional_and_needs_the_first(orange: Seated) -> None:
    match, seat = orange
    turn(match, seat, "mass_construction", has=30)
    match.play(seat, "city vilcashuaman")
    assert why(match, seat, "garrison huaytara") == "improvement-done"
    turn(match, seat, has=30)
    match.play(seat, "garrison huaytara")
    match.play(seat, "end")
    assert match.to_act != (seat,)


@pytest.mark.rule("INC-112", "INC-R23")
def test_skilled_surveyors(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    turn(match, seat, has=9)
    match.play(seat, "terrace")
    assert why(match, seat, "terrace") == "improvement-done"
    p.terraces[seat] = 0
    turn(match, seat, "skilled_surveyors", has=9)
    before = p.score[seat]
    match.play(seat, "terrace")
    match.play(seat, "terrace")
    assert (p.labour[seat], p.score[seat], p.terraces[seat]) == (5, before + 2, 2)
    assert why(match, seat, "terrace") == "improvement-done"
    turn(match, seat, has=9)
    assert why(match, seat, "terrace") == "no-free-token"


# -- conquest ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-122", "INC-123", "INC-131", "INC-R35", "INC-82")
@pytest.mark.parametrize(
    ("cards", "token", "price"),
    [
        ((), "e", 3),
        (("military_superiority",), "e", 2),
        (("resistance",), "e", 4),
        (("resistance",) * 2, "a", 3),
        (("resistance", "military_superiority"), "e", 3),
        (("resistance", "resistance", "military_superiority"), "a", 2),
    ],
)
def test_price_of_a_conquest(orange: Seated, cards: tuple[str, ...], token: str, price: int) -> None:
    match, seat = orange
    p = position(match)
    set_token(match, "rucana", token)
    turn(match, seat, *cards, has=price - 1)
    assert why(match, seat, "conquer rucana") == "too-expensive"
    turn(match, seat, has=price)
    match.play(seat, "conquer rucana")
    assert p.labour[seat] == 0
    turn(match, seat, has=price)
    assert why(match, seat, "conquer rucana") == "not-unconquered"


@pytest.mark.rule("INC-R35", "INC-122")
def test_a_free_conquest_is_still_the_improvement(orange: Seated) -> None:
    match, seat = orange
    set_token(match, "rucana", "a")
    turn(match, seat, has=0)
    assert why(match, seat, "conquer rucana") == "too-expensive"
    turn(match, seat, "military_superiority", has=0)
    assert why(match, seat, "conquer rucana") is None
    turn(match, seat, has=30)
    match.play(seat, "conquer rucana")
    assert position(match).labour[seat] == 30
    assert why(match, seat, "city vilcashuaman") == "improvement-done"


@pytest.mark.rule("INC-120", "INC-R15", "INC-131", "INC-X11")
def test_rapid_expansion_with_resistance(orange: Seated) -> None:
    """Garrison 4, and a conquest of resistance 2 for 2 + 1 + 2 = 5."""
    match, seat = orange
    p = position(match)
    set_token(match, "rucana", "b")
    turn(match, seat, has=30)
    assert why(match, seat, "expand rucana") == "no-rapid-expansion"
    turn(match, seat, "rapid_expansion", "resistance", has=9)
    match.play(seat, "garrison huaytara")
    assert p.labour[seat] == 5
    assert why(match, seat, "conquer rucana") == "improvement-done"
    match.play(seat, "expand rucana")
    assert p.labour[seat] == 0
    assert p.score[seat] == 3 + 2


@pytest.mark.rule("INC-120", "INC-R15")
def test_rapid_expansion_before_the_improvement_and_with_a_conquest(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    set_token(match, "rucana", "b")
    set_token(match, "vilcabamba", "e")
    turn(match, seat, "rapid_expansion", has=20)
    match.play(seat, "expand rucana")  # 4
    match.play(seat, "conquer vilcabamba")  # 3
    assert p.labour[seat] == 13
    assert why(match, seat, "expand huanuco") == "no-rapid-expansion"
    # Also after a pass, and twice with two cards.
    match2 = start()
    seat2 = seat_of(match2, "orange")
    lay(match2, seat2, "limatambo", "saywite")
    lay(match2, seat2, "limatambo", "vitcos")
    turn(match2, seat2, "rapid_expansion", "rapid_expansion", has=30)
    match2.play(seat2, "expand rucana")
    match2.play(seat2, "expand chanca")
    assert why(match2, seat2, "expand vilcabamba") == "no-rapid-expansion"
    assert why(match2, seat2, "conquer vilcabamba") is None
    match2.play(seat2, "end")
    # It belongs to the improvement action: a road ends it.
    turn(match2, seat2, has=30)
    match2.play(seat2, "expand vilcabamba")
    match2.play(seat2, road("limatambo", "ollantaytambo"))
    assert why(match2, seat2, "expand xauxa") == "action-finished"
    assert why(match2, seat2, "conquer xauxa") == "action-finished"


@pytest.mark.rule("INC-121")
def test_popular_support_pays_for_resistance_1_only(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    for name, token in (("rucana", "a"), ("vilcabamba", "f")):
        set_token(match, name, token)
    before_a = p.won[seat * 6]
    take(match, seat, "rucana", "vilcabamba")
    assert p.won[seat * 6] == before_a + 1
    p.labour[seat] = 0
    force(match, seat, "popular_support")
    end_sun_phase(match)
    assert p.labour[seat] == before_a + 1


# -- temples -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-124", "INC-R16")
def test_religious_zeal(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    stand(match, "huaytara", "garrison")
    turn(match, seat, has=5)
    assert why(match, seat, "temple huaytara") == "no-city-there"
    turn(match, seat, "religious_zeal", has=5)
    assert why(match, seat, "temple tarmatambo") == "no-city-there"  # an empty site is no garrison
    match.play(seat, "temple huaytara")
    assert (p.labour[seat], p.score[seat]) == (0, 4)
    assert p.site[point(match, "huaytara")] & (GARRISON | TEMPLE) == GARRISON | TEMPLE
    turn(match, seat, has=5)
    assert why(match, seat, "temple huaytara") == "temple-stands"
    sapa_inca_phase(match)
    assert p.score[seat] == 4 + 2 + 1
    # Main Outpost turns the garrison into a city, and the temple stays.
    turn(match, seat, "main_outpost", has=4)
    match.play(seat, "upgrade huaytara")
    assert p.site[point(match, "huaytara")] & (GARRISON | CITY | TEMPLE) == CITY | TEMPLE
    sound(match)


@pytest.mark.rule("INC-R16")
def test_the_option_lets_the_temple_replace_the_garrison() -> None:
    match = start(religious_zeal_replaces_garrison=True)
    p = position(match)
    seat = seat_of(match, "orange")
    lay(match, seat, "limatambo", "saywite", "curamba", "vilcashuaman", "huaytara")
    take(match, seat, "chanca")
    stand(match, "huaytara", "garrison")
    turn(match, seat, "religious_zeal", has=9)
    match.play(seat, "temple huaytara")
    assert p.site[point(match, "huaytara")] & (GARRISON | CITY | TEMPLE) == TEMPLE
    turn(match, seat, has=9)
    assert why(match, seat, "garrison huaytara") == "no-garrison-site"
    before = p.score[seat]
    sapa_inca_phase(match)
    assert p.score[seat] == before + 1
    sound(match)


@pytest.mark.rule("INC-125", "INC-R17")
def test_solar_eclipse(orange: Seated) -> None:
    match, seat = orange
    stand(match, "vilcashuaman", "city")
    turn(match, seat, "solar_eclipse", "rapid_expansion", has=30)
    match.play(seat, "temple vilcashuaman")
    assert why(match, seat, road("limatambo", "ollantaytambo")) == "action-finished"
    assert "road" not in verbs(match, seat)
    # What Rapid Expansion adds to the improvement is not lost.
    assert "expand" in verbs(match, seat)
    stand(match, "vilcashuaman", "city")
    turn(match, seat, has=30)
    match.play(seat, road("limatambo", "ollantaytambo"))
    assert why(match, seat, "temple vilcashuaman") == "eclipse"
    # Other improvements are not touched, nor is a player without the card.
    assert why(match, seat, "garrison huaytara") is None
    p = position(match)
    place = p.box.touching[p.colour[seat]][0]
    far = next(s for s in range(4) if place not in p.box.touching[p.colour[s]])
    stand(match, "cotahuasi", "city")
    reach(match, far, "cotahuasi")
    turn(match, far, has=30)
    match.play(far, next(a for a in match.legal(far) if a.verb == "road"))
    assert why(match, far, "temple cotahuasi") is None


@pytest.mark.rule("INC-125", "INC-R17", "INC-129")
def test_eclipse_and_pilgrimage(orange: Seated) -> None:
    match, seat = orange
    stand(match, "vilcashuaman", "city")
    stand(match, "machu_picchu", "city", "temple")
    turn(match, seat, "solar_eclipse", "local_pilgrimage", has=30)
    match.play(seat, "pilgrimage local_pilgrimage")  # instead of the temple
    assert why(match, seat, "temple vilcashuaman") == "eclipse"
    assert why(match, seat, "garrison huaytara") is None
    turn(match, seat, "rapid_expansion", has=30)
    match.play(seat, "temple vilcashuaman")
    assert why(match, seat, "pilgrimage local_pilgrimage") == "nothing-to-skip"
    # Without the eclipse temple and pilgrimage go together.
    fresh = start()
    seat = seat_of(fresh, "orange")
    lay(fresh, seat, "limatambo", "ollantaytambo", "espiritu_pampa", "machu_picchu")
    stand(fresh, "machu_picchu", "city")
    turn(fresh, seat, "local_pilgrimage", has=30)
    assert why(fresh, seat, "pilgrimage local_pilgrimage") == "no-pilgrimage-temple"
    fresh.play(seat, "temple machu_picchu")
    assert why(fresh, seat, "pilgrimage local_pilgrimage") is None


PILGRIMAGES = [
    ("great_pilgrimage", ["pucara_de_andagala", "ranchillo"], 7),
    ("annual_pilgrimage", ["chiquitoy_viejo", "pachacamac"], 5),
    ("local_pilgrimage", ["machu_picchu", "huanuco_pampa"], 4),
]


@pytest.mark.rule("INC-126", "INC-127", "INC-128", "INC-130", "INC-X5")
@pytest.mark.parametrize(("card", "cities", "points"), PILGRIMAGES)
def test_pilgrimages(card: str, cities: list[str], points: int) -> None:
    for city in cities:
        match = start()
        p = position(match)
        orange, green = seat_of(match, "orange"), seat_of(match, "green")
        force(match, orange, card, sector=1)  # the sector between orange and green
        for seat in (orange, green):
            reach(match, seat, city)
            turn(match, seat, has=0)
            assert why(match, seat, f"pilgrimage {card}") == "no-pilgrimage-temple"
        stand(match, city, "city", "temple")
        for seat in (orange, green):
            turn(match, seat, has=0)
            before = p.score[seat]
            match.play(seat, f"pilgrimage {card}")
            assert p.score[seat] == before + points
            # Again in the next People phase, as long as the card lies there.
            turn(match, seat, has=0)
            assert why(match, seat, f"pilgrimage {card}") is None
        brown = seat_of(match, "brown")
        reach(match, brown, city)
        turn(match, brown, has=0)
        assert why(match, brown, f"pilgrimage {card}") == "no-pilgrimage-card"
        other = next(c for c, _, _ in PILGRIMAGES if c != card)
        turn(match, orange, has=0)
        assert why(match, orange, f"pilgrimage {other}") == "no-pilgrimage-card"


@pytest.mark.rule("INC-126", "INC-129", "INC-R24", "INC-64")
def test_a_pilgrimage_takes_the_place_of_one_action(orange: Seated) -> None:
    match, seat = orange
    stand(match, "machu_picchu", "city", "temple")
    # First the pilgrimage, then either action, but not both.
    turn(match, seat, "local_pilgrimage", has=30)
    match.play(seat, "pilgrimage local_pilgrimage")
    assert why(match, seat, "pilgrimage local_pilgrimage") == "one-pilgrimage"
    assert {"road", "garrison"} <= verbs(match, seat)
    match.play(seat, road("limatambo", "ollantaytambo"))
    assert why(match, seat, "garrison huaytara") == "given-up"
    assert why(match, seat, "expand rucana") == "given-up"
    assert {"garrison", "conquer", "additional"}.isdisjoint(verbs(match, seat))
    turn(match, seat, has=30)
    match.play(seat, "pilgrimage local_pilgrimage")
    match.play(seat, "garrison huaytara")
    assert match.to_act != (seat,)  # the roads are given up
    # Road, pilgrimage, road is not allowed.
    turn(match, seat, has=30)
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "road"))
    match.play(seat, "pilgrimage local_pilgrimage")
    assert match.to_act != (seat,)
    # After both actions have begun nothing is left to skip.
    turn(match, seat, "rapid_expansion", has=30)
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "road"))
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "conquer"))
    assert why(match, seat, "pilgrimage local_pilgrimage") == "nothing-to-skip"


@pytest.mark.rule("INC-R15", "INC-R24")
def test_no_extra_conquest_where_the_improvement_is_given_up(orange: Seated) -> None:
    match, seat = orange
    stand(match, "machu_picchu", "city", "temple")
    turn(match, seat, "local_pilgrimage", "rapid_expansion", has=30)
    match.play(seat, next(a for a in match.legal(seat) if a.verb == "road"))
    match.play(seat, "pilgrimage local_pilgrimage")
    assert match.to_act != (seat,)


@pytest.mark.rule("INC-129")
def test_one_pilgrimage_whatever_cards_lie_there(orange: Seated) -> None:
    match, seat = orange
    p = position(match)
    stand(match, "machu_picchu", "city", "temple")
    stand(match, "pachacamac", "city", "temple")
    reach(match, seat, "pachacamac")
    turn(match, seat, "local_pilgrimage", "annual_pilgrimage", has=30)
    match.play(seat, "pilgrimage annual_pilgrimage")
    assert p.score[seat] == 5
    assert why(match, seat, "pilgrimage local_pilgrimage") == "one-pilgrimage"
    match.play(seat, "garrison huaytara")
    turn(match, seat, has=30)
    match.play(seat, "pilgrimage local_pilgrimage")
    assert p.score[seat] == 5 + 3 + 4
