"""Sun phase: INC-54 to INC-62, and who sees what: INC-136 to INC-139."""

from __future__ import annotations

import random

import pytest

from pentarchy.games.inca_empire.position import DECK, DISCARD, HAND, M_EXTRA_ROADS, M_ROADS, M_SUPPORT, MARKERS
from pentarchy.kernel.position import ALL

from .tabletop import (
    end_sun_phase,
    force,
    hold,
    labour,
    lay,
    phase,
    position,
    scores,
    seat_of,
    set_token,
    sound,
    start,
    take,
    turn,
    why,
)


@pytest.mark.rule("INC-54", "INC-55", "INC-56")
def test_placing_cards() -> None:
    match = start()
    p = position(match)
    scores(match, [(3, 9), (2, 8), (1, 7), (0, 6)])
    phase(match, "early_1", 1)
    assert match.to_act == (0,)
    hold(match, 0, "epidemic", "epidemic", "wild_road")
    # Two kinds in hand and four free sectors: equal cards are one choice.
    assert len(match.legal(0)) == 8
    assert why(match, 0, "place resistance blue_orange") == "card-not-in-hand"
    assert why(match, 1, "place epidemic blue_orange") == "not-your-turn"
    deck = len(p.zones[DECK])
    match.play(0, "place epidemic green_brown")
    assert match.to_act == (1,)
    assert len(p.zones[HAND]) == 3
    assert len(p.zones[DECK]) == deck - 1
    hold(match, 1, "resistance", "solar_eclipse", "main_outpost")
    assert why(match, 1, "place resistance green_brown") == "sector-taken"
    assert len(match.legal(1)) == 9
    match.play(1, "place resistance blue_orange")
    match.play(2, match.legal(2)[0])
    # The last player is asked although only one sector is left.
    hold(match, 3, "peasant_revolt", "peasant_revolt", "epidemic")
    assert len(match.legal(3)) == 2


@pytest.mark.rule("INC-54", "INC-137")
def test_the_last_placement_is_asked_even_with_equal_cards() -> None:
    match = start()
    p = position(match)
    scores(match, [(3, 9), (2, 8), (1, 7), (0, 6)])
    phase(match, "early_1", 1)
    for seat, card in enumerate(("epidemic", "resistance", "severe_weather")):
        hold(match, seat, card, "solar_eclipse", "main_outpost")
        match.play(seat, next(action for action in match.legal(seat) if card in action))
        hold(match, seat)
    # Three equal cards: whoever is not that player must not notice. (Wild Road has four copies.)
    hold(match, 3, "wild_road", "wild_road", "wild_road")
    assert len(match.legal(3)) == 1
    assert match.to_act == (3,)
    assert len(p.zones[HAND + 3]) == 3


@pytest.mark.rule("INC-55", "INC-58", "INC-138")
def test_cards_are_added_and_turned_up_together() -> None:
    match = start()
    p = position(match)
    force(match, 0, "city_restoration")
    before = [len(p.zones[HAND + 4 + k]) for k in range(4)]
    phase(match, "early_1", 3)
    placed = []
    for place in range(4):
        seat = match.to_act[0]
        sector = match.view(None)["sectors"][place]["sector"]
        card = match.view(seat)["hand"][0]
        match.play(seat, f"place {card} {sector}")
        placed.append(card)
        if place < 3:
            shown = match.view(seat)["sectors"][place]["cards"][-1]
            assert shown == {"card": card, "face_up": False, "by": seat}
            other = (seat + 1) % 4
            assert match.view(other)["sectors"][place]["cards"][-1] == {"card": None, "face_up": False, "by": seat}
            assert match.view(None)["sectors"][place]["cards"][-1] == {"card": None, "face_up": False, "by": seat}
    after = match.view(None)["sectors"]
    assert [entry["cards"][-1] for entry in after] == [{"card": card, "face_up": True, "by": None} for card in placed]
    assert [len(entry["cards"]) for entry in after] == [count + 1 for count in before]
    sound(match)


@pytest.mark.rule("INC-57", "INC-R26")
def test_discards_form_a_new_pile() -> None:
    match = start()
    p = position(match)
    phase(match, "early_1", 1)
    first = match.to_act[0]
    while p.zones[DECK]:
        p.move(p.zones[DECK][-1], DISCARD, ALL)
    discarded = len(p.zones[DISCARD])
    match.play(first, match.legal(first)[0])
    assert len(p.zones[DISCARD]) == 0
    assert len(p.zones[DECK]) == discarded - 1
    assert len(p.zones[HAND + first]) == 3
    assert any(event["event"] == "reshuffled" for event in match.events())
    assert all(p.seen[card] == 0 for card in p.zones[DECK])


@pytest.mark.rule("INC-57", "INC-R26", "INC-56")
@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {}), (4, {"early_fall": True})])
def test_there_is_always_a_card_to_draw(players: int, options: dict[str, bool]) -> None:
    for seed in range(4):
        match = start(players, seed, **options)
        rng = random.Random(seed)
        p = position(match)
        while not match.over:
            seat = match.to_act[0]
            assert len(p.zones[HAND + seat]) == 3
            match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.rule("INC-59", "INC-R34")
def test_a_card_acts_on_the_two_players_beside_its_sector() -> None:
    match = start()
    p = position(match)
    orange, green, brown, blue = (seat_of(match, c) for c in ("orange", "green", "brown", "blue"))
    sectors = {s["sector"]: set(s["seats"]) for s in match.view(None)["sectors"]}
    assert sectors == {
        "blue_orange": {blue, orange},
        "orange_green": {orange, green},
        "green_brown": {green, brown},
        "brown_blue": {brown, blue},
    }
    force(match, orange, "extra_road_crew", sector=1)  # orange_green
    assert [p.mod(seat, M_ROADS) for seat in (orange, green, brown, blue)] == [1, 1, 0, 0]
    # Both use the card in full.
    for seat in (orange, green):
        turn(match, seat, has=0)
        assert match.view(None)["turn"]["roads_left"] == 3
    three = start(3)
    pairs = [frozenset(s["seats"]) for s in three.view(None)["sectors"]]
    assert len(set(pairs)) == 3


@pytest.mark.rule("INC-60", "INC-61")
def test_cards_add_up_and_stay_until_the_sapa_inca_phase() -> None:
    match = start()
    p = position(match)
    force(match, 0, "extra_road_crew", "labour_intensity")
    force(match, 0, "extra_road_crew", "labour_intensity", sector=1)
    assert p.mod(0, M_ROADS) == 2
    assert p.mod(0, M_EXTRA_ROADS) == 2
    phase(match, "early_1", 3)
    for _ in range(4):
        seat = match.to_act[0]
        match.play(
            seat, next(a for a in match.legal(seat) if "crew" not in a and "nino" not in a and "labour" not in a)
        )
    assert p.mod(0, M_ROADS) == 2
    assert p.mod(0, M_EXTRA_ROADS) == 2  # both still lie there
    sound(match)


@pytest.mark.rule("INC-62", "INC-121", "INC-R10", "INC-X3")
def test_popular_support_of_the_printed_example() -> None:
    match = start()
    p = position(match)
    orange, green, brown, blue = (seat_of(match, c) for c in ("orange", "green", "brown", "blue"))
    for name, token in (("vilcabamba", "a"), ("chanca", "a"), ("rucana", "b")):
        set_token(match, name, token)
    take(match, orange, "vilcabamba", "chanca", "rucana")
    set_token(match, "manu", "a")
    take(match, green, "manu")
    labour(match, 0, 0, 0, 0)
    force(match, blue, "popular_support", sector=p.box.touching[p.colour[blue]].index(0))  # blue_orange
    end_sun_phase(match)
    assert [p.labour[seat] for seat in (orange, blue, green, brown)] == [2, 0, 0, 0]
    # It acts again at the end of the next Sun phase, and a second card pays separately.
    force(match, orange, "popular_support", sector=1)  # orange_green
    assert p.mod(orange, M_SUPPORT) == 2
    end_sun_phase(match)
    assert [p.labour[seat] for seat in (orange, blue, green, brown)] == [6, 0, 1, 0]


@pytest.mark.rule("INC-62", "INC-R10")
def test_both_act_in_a_real_sun_phase() -> None:
    match = start()
    p = position(match)
    scores(match, [(3, 9), (2, 8), (1, 7), (0, 6)])
    set_token(match, "vilcabamba", "a")
    take(match, 0, "vilcabamba")
    orange = seat_of(match, "orange")
    lay(match, orange, "limatambo", "saywite", "curamba")
    force(match, 0, "popular_support")
    force(match, orange, "peasant_revolt")
    labour(match, 0, 0, 0, 0)
    phase(match, "early_1", 3)
    owned = p.road.count(orange)
    for _ in range(4):
        seat = match.to_act[0]
        harmless = [a for a in match.legal(seat) if "revolt" not in a and "support" not in a]
        match.play(seat, harmless[0])
    assert p.labour[0] == 1
    assert p.road.count(orange) == owned - 1  # Saywite - Curamba lies in Chanca
    sound(match)


# -- open and hidden -----------------------------------------------------------------------------------------


@pytest.mark.rule("INC-136", "INC-R19")
def test_what_lies_open() -> None:
    match = start()
    force(match, 0, "epidemic")
    labour(match, 1, 2, 3, 4)
    view = match.view(None)
    assert [entry["labour"] for entry in view["seats"]] == [1, 2, 3, 4]
    assert [entry["cards"] for entry in view["seats"]] == [3, 3, 3, 3]
    assert view["deck"] == len(position(match).zones[DECK])
    assert {"points", "tokens", "terraces", "roads"} <= set(view["seats"][0])
    assert view["rank"] == position(match).rank
    assert view["discard"] == []
    assert any(card["card"] == "epidemic" for sector in view["sectors"] for card in sector["cards"])


@pytest.mark.rule("INC-137", "INC-138", "INC-139")
def test_what_is_hidden() -> None:
    match = start(pizarro_arrival=True)
    p = position(match)
    phase(match, "early_1", 1)
    first = match.to_act[0]
    match.play(first, match.legal(first)[0])
    other = (first + 1) % 4
    assert match.view(None)["hand"] == []
    assert match.view(None)["markers"] == ["hidden"] * 4
    hands, tokens, arrivals, placed = set(), set(), set(), set()
    for seed in range(60):
        q = match.redeal(other, seed).position
        assert match.redeal(other, seed).view(other)["hand"] == match.view(other)["hand"]
        hands.add(tuple(sorted(q.zones[HAND + first])))
        tokens.add(tuple(q.token))
        arrivals.add(q.zones[MARKERS].index(p.box.arrival))
        placed.add(tuple(card for zone in range(HAND + 4, HAND + 8) for card in q.zones[zone]))
        mine = match.redeal(first, seed).position
        assert [mine.zones[z] for z in range(HAND + 4, HAND + 8)] == [p.zones[z] for z in range(HAND + 4, HAND + 8)]
    assert min(len(hands), len(tokens), len(placed)) > 10
    assert arrivals == {0, 1, 2, 3}
    hidden = [entry for entry in match.view(first)["regions"] if not entry["conquered"] and entry["token"] is None]
    assert len(hidden) > 20
