"""The price list of a view: what it says is what happens."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from .tabletop import lay, play_randomly, position, seat_of, start, take, turn


@pytest.mark.rule("INC-74", "INC-131")
@pytest.mark.parametrize(("players", "seed"), [(4, 1), (4, 2), (3, 3)])
def test_prices_are_what_is_paid_and_gained(players: int, seed: int) -> None:
    """Every improvement of every tenth turn of a game, made in a copy."""
    match = start(players, seed)
    rng = random.Random(seed)
    seen = set()
    while not match.over:
        seat = match.to_act[0]
        p = position(match)
        if match.asked == "turn" and rng.random() < 0.1:
            rows = {row["what"]: row for row in match.view(seat)["prices"]}
            places = defaultdict(list)
            for action in match.legal(seat):
                verb, *on = str(action).split()
                if verb not in rows:
                    continue
                places[verb] += on
                seen.add(verb)
                before = (p.labour[seat], p.score[seat])
                trial = match.clone()
                trial.play(seat, action)
                q = position(trial)
                if (q.column, q.phase) != (p.column, p.phase):
                    continue  # the next phase has changed both
                paid, gained = before[0] - q.labour[seat], q.score[seat] - before[1]
                low, high = rows[verb]["labour"]
                assert low <= paid <= high, (verb, rows[verb], paid)
                low, high = rows[verb]["points"]
                assert low <= gained <= high, (verb, rows[verb], gained)
            for verb, row in rows.items():
                assert row["places"] == places.get(verb, [])
                assert row["open"] == (verb in places)
                assert (row["why"] is None) == row["open"]
                assert row["open"] or match.text("ru").has(f"pic-why-{row['why']}"), row["why"]
        match.apply(seat, rng.choice(p.legal(seat)))
    assert {"city", "garrison", "temple", "conquer", "terrace", "additional"} <= seen


@pytest.mark.rule("INC-113", "INC-114")
def test_cards_are_counted_in_beside_the_plain_price() -> None:
    match = start()
    seat = seat_of(match, "orange")
    turn(match, seat, "epidemic", "city_restoration", has=9)
    city = match.view(seat)["prices"][0]
    assert (city["what"], city["plain_labour"], city["labour"]) == ("city", 6, [8, 8])
    assert (city["plain_points"], city["points"]) == (4, [6, 6])


def test_what_cannot_be_done_says_why() -> None:
    match = start()
    seat = seat_of(match, "orange")
    lay(match, seat, "limatambo", "saywite", "curamba", "vilcashuaman")
    take(match, seat, "chanca")
    turn(match, seat, has=0)
    why = {row["what"]: row["why"] for row in match.view(seat)["prices"]}
    assert why["city"] == "too-expensive"
    turn(match, seat, has=9)
    why = {row["what"]: row["why"] for row in match.view(seat)["prices"]}
    assert (why["city"], why["temple"]) == (None, "nowhere")
    assert {row["why"] for row in match.view((seat + 1) % 4)["prices"]} == {None}


def test_a_spectator_has_no_prices() -> None:
    assert play_randomly(start(), 1, 30).view(None)["prices"] == []
