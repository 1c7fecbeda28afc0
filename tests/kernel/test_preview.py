"""Previews and prices: what they say, to whom, and that they come from redealt worlds alone."""

from __future__ import annotations

import json
import random

import pytest

import pentarchy
from pentarchy import GameOver, IllegalAction, PentarchyError
from pentarchy.kernel.preview import Block, Change, difference


@pytest.fixture
def match() -> pentarchy.Match:
    return pentarchy.new("proving_ground", ["Анна", "Bob", "Cy"], seed=5)


def test_what_is_paid_and_gained_in_both_languages(match: pentarchy.Match) -> None:
    raid = match.preview(0, "play raid_1")
    assert raid.changes == (Change("coins", 0, -1), Change("cards", 0, -1))
    assert raid.text("ru") == "−1 монета, −1 карта"
    assert raid.text("en") == "−1 coin, −1 card"
    assert (raid.pays("ru"), raid.brings("ru")) == ("−1 монета, −1 карта", "")
    coin = match.preview(0, "take coin")
    assert (coin.pays(), coin.brings()) == ("", "+1 coin")
    assert coin.can_undo
    assert not coin.ends_turn
    assert coin.danger is None


def test_a_drawn_card_is_a_card_and_cannot_be_taken_back(match: pentarchy.Match) -> None:
    draw = match.preview(0, "draw")
    assert draw.changes == (Change("cards", 0, 1),)
    assert draw.opens
    assert not draw.can_undo


def test_the_last_action_ends_the_turn_and_a_pass_lets_actions_lapse(match: pentarchy.Match) -> None:
    passed = match.preview(0, "pass")
    assert (passed.danger, passed.ends_turn) == ("lapse", True)
    assert passed.text("ru") == "неиспользованное пропадёт; ход закончится"
    assert passed.beside("ru") == "ход закончится", "what is given up the words of the answer say"
    match.play(0, "take coin")
    match.play(0, "take coin")
    assert match.preview(0, "take coin").text() == "+1 coin; ends your turn"


@pytest.mark.parametrize(("game", "verb"), [("founders", "pass"), ("inca_empire", "end"), ("scythe", "end")])
def test_an_answer_that_is_called_the_end_of_the_turn_says_so_once(game: str, verb: str) -> None:
    match, seat, action = asked_for(game, verb)
    preview = match.preview(seat, action)
    for lang, end, note in (("en", "End the turn", "ends your turn"), ("ru", "Закончить ход", "ход закончится")):
        assert match.describe(action, lang).startswith(end)
        assert note in preview.text(lang)
        assert note not in preview.beside(lang)
        assert note not in preview.shown(lang).get("notes", "")
    others = [match.preview(seat, other) for other in match.legal(seat) if other != action]
    assert all("ends your turn" in other.beside() for other in others if other.ends_turn)


def asked_for(game: str, verb: str) -> tuple[pentarchy.Match, int, str]:
    """A moment at which this answer ends a turn."""
    match, rng = pentarchy.new(game, 3, seed=3), random.Random(1)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        found = [action for action in legal if action == verb and match.preview(seat, action).ends_turn]
        if found:
            return match, seat, found[0]
        match.play(seat, rng.choice(legal))
    raise AssertionError(f"{verb!r} never ended a turn of {game}")


def test_what_befalls_others_is_told_by_name(match: pentarchy.Match) -> None:
    match.play(0, "play raid_1")
    match.play(1, "pass")
    match.play(2, "defend guard_3")
    said = match.preview(1, "choose 1")
    assert Change("coins", 1, -1) in said.changes
    assert said.text("ru") == "−1 монета; Анна: +1 монета, +1 очко"
    assert said.others("en") == "Анна: +1 coin, +1 point"


def test_previews_come_in_the_order_of_the_answers_and_are_plain_data(match: pentarchy.Match) -> None:
    assert match.previews(0) == [match.preview(0, action) for action in match.legal(0)]
    assert match.previews(1) == [], "who is not asked has none"
    told = json.loads(json.dumps(match.preview(0, "take grain").to_json()))
    assert told["changes"] == [{"what": "grain", "whose": 0, "amount": 1, "at": "", "to": ""}]
    assert (told["ends_turn"], told["can_undo"], told["danger"]) == (False, True, None)


def test_what_is_not_legal_has_no_preview(match: pentarchy.Match) -> None:
    with pytest.raises(IllegalAction):
        match.preview(1, "draw")
    with pytest.raises(IllegalAction):
        match.preview(0, "yes")
    with pytest.raises(PentarchyError):
        match.preview(7, "draw")
    with pytest.raises(PentarchyError):
        match.preview(0, "draw").text("de")


def test_a_finished_game_has_no_preview(match: pentarchy.Match) -> None:
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    with pytest.raises(GameOver):
        match.preview(0, "draw")


def test_asking_changes_nothing(match: pentarchy.Match) -> None:
    before = match.state()
    match.previews(0)
    match.prices(0)
    assert match.state() == before
    assert match == pentarchy.from_state(before)


def test_prices_are_of_the_own_hand_only(match: pentarchy.Match) -> None:
    told = {price.of for price in match.prices(0)}
    assert told == {f"card:{card}" for card in match.view(0)["seats"][0]["known"]}
    price = next(price for price in match.prices(0) if price.of == "card:granary_2")
    assert price.text("ru") == "Карта: Амбар: 1 монета"
    assert price.to_json()["pays"] == {"coins": 1, "grain": 0}


# -- how tallies are compared ----------------------------------------------------------------------------------------

PLACES = ("place:a", "place:b", "place:c")


def compared(block: Block, before: list[int], *after: list[int]) -> list[Change]:
    return difference([block], [before], [[row] for row in after])


def test_what_leaves_one_place_and_comes_to_another_has_gone_there() -> None:
    armies = Block("armies", range(2), PLACES)
    assert compared(armies, [2, 0, 0, 1, 0, 0], [0, 0, 2, 1, 0, 0]) == [Change("armies", 0, 2, "place:a", "place:c")]
    assert compared(armies, [2, 0, 0, 1, 0, 0], [2, 0, 0, 0, 0, 0]) == [Change("armies", 1, -1, "place:a")]


def test_single_things_are_told_by_where_they_lie() -> None:
    heroes = Block("hero", range(2), places=PLACES)
    assert compared(heroes, [0, -1], [2, 1]) == [
        Change("hero", 0, 1, "place:a", "place:c"),
        Change("hero", 1, 1, "place:b"),
    ]


def test_what_differs_between_worlds_is_left_open() -> None:
    coins = Block("coins", range(2))
    assert compared(coins, [5, 5], [4, 6], [4, 7]) == [Change("coins", 0, -1), Change("coins", 1, None)]
    assert compared(coins, [5, 5], [5, 5], [4, 5]) == [Change("coins", 0, None)], "in some worlds nothing happens"


def test_a_block_that_follows_another_is_open_with_it() -> None:
    blocks = [Block("own", range(2), inner=True), Block("points", range(2), follows="own")]
    worlds = [[[3, 0], [2, 2]], [[4, 0], [2, 2]]]
    assert difference(blocks, [[1, 0], [1, 1]], worlds) == [Change("points", 0, None), Change("points", 1, 1)]
