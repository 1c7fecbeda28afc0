"""What answers say before they are given: labels, previews, prices."""

from __future__ import annotations

import pytest
from tests.games.inca_empire.tabletop import (
    Seated,
    position,
    reach_sites,
    scores,
    seat_of,
    start,
    take,
    turn,
)

from pentarchy.kernel.preview import Change


@pytest.fixture
def orange() -> Seated:
    match = start()
    seat = seat_of(match, "orange")
    reach_sites(match, seat)
    take(match, seat, "chanca", "xauxa")
    scores(match, [(seat, 0), *((other, 0) for other in range(4) if other != seat)])
    return match, seat


@pytest.mark.rule("INC-113", "INC-114", "INC-97")
def test_a_city_tells_its_price_with_the_cards_in_force(orange: Seated) -> None:
    match, seat = orange
    turn(match, seat, "epidemic", "city_restoration", has=9)
    said = match.preview(seat, "city vilcashuaman")
    assert Change("labour", seat, -8) in said.changes
    assert Change("points-cities", seat, 6) in said.changes
    assert said.text("ru").startswith("−8 труда, +6 очков")
    price = next(price for price in match.prices(seat) if price.what == "city")
    assert price.to_json()["pays"] == {"labour": 8}
    assert price.to_json()["usual"] == {"labour": 6}
    assert set(price.because) == {"card:epidemic", "card:city_restoration"}
    assert "8 труда (обычно 6 труда" in price.text("ru")


@pytest.mark.rule("INC-64", "INC-65")
def test_the_end_of_a_turn_says_what_is_lost(orange: Seated) -> None:
    match, seat = orange
    turn(match, seat, has=9)
    assert match.describe("end") == "End the turn: 2 free roads and the improvement are lost"
    assert match.describe("end", "ru") == "Закончить ход: пропадут 2 бесплатные дороги и объект"
    assert match.preview(seat, "end").danger == "lapse"
    road = next(action for action in match.legal(seat) if action.verb == "road")
    assert match.preview(seat, road).danger is None
    match.play(seat, road)
    assert match.preview(seat, "city vilcashuaman").danger == "lapse", "what is begun ends the roads"


@pytest.mark.rule("INC-43", "INC-63")
def test_income_of_the_next_phase_is_no_part_of_an_answer(orange: Seated) -> None:
    match, seat = orange
    turn(match, seat, has=9)
    p = position(match)
    p.order = [*(other for other in p.order if other != seat), seat]
    while match.to_act[0] != seat:
        match.play(match.to_act[0], "end")
    said = match.preview(seat, "end")
    assert said.ends_turn
    assert said.changes == (), "the labour of the next Inca phase is not what ending the turn brings"


@pytest.mark.rule("INC-76", "INC-74")
def test_a_prompt_offers_no_improvement_that_cannot_be_made(orange: Seated) -> None:
    match, seat = orange
    turn(match, seat, has=0)
    assert not any(action.verb in ("city", "garrison", "temple") for action in match.legal(seat))
    improvements = [a for a in match.legal(seat) if a.verb in ("conquer", "terrace", "additional")]
    assert improvements == []
    assert match.prompt(seat) == "Build up to 2 roads"
    assert match.prompt_detail(seat) == "You lack the labour for an improvement: you have 0."
    assert match.prompt_detail(seat, "ru") == "На объект не хватает труда: жетонов у вас 0."


@pytest.mark.rule("INC-59")
def test_a_sun_card_names_the_players_it_will_act_on() -> None:
    match = start()
    while match.asked != "place":
        match.play(match.to_act[0], "end")
    seat = match.to_act[0]
    card, sector = match.legal(seat)[0].args
    beside = next(entry["seats"] for entry in match.view(seat)["sectors"] if entry["sector"] == sector)
    said = match.describe(f"place {card} {sector}", "ru")
    assert all(match.names[other] in said for other in beside)
