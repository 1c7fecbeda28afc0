"""Win chances and reasons: they add up, say nothing the seat may not know, and every term has its words."""

from __future__ import annotations

import json
from math import isclose
from pathlib import Path
from random import Random

import pytest

import pentarchy
from pentarchy.bots import reasons
from pentarchy.bots.chances import Scale, chances, logs, read_off
from pentarchy.bots.reasons import ends, settled, term_names, terms_of, why, worlds_of
from pentarchy.kernel.preview import Change
from pentarchy.kernel.text import LANGUAGES, message_arguments
from pentarchy.match import Match
from pentarchy.registry import game

GOLDEN = Path(__file__).parents[1] / "golden" / "scythe"
GAMES = ["eight_minute_empire", "founders", "imperium", "inca_empire", "scythe"]


def on_the_way(name: str, steps: int, players: int | None = None) -> Match:
    """A match some random steps on, where the seat that is asked has a choice."""
    match = pentarchy.new(name, players or game(name).min_players, 11)
    chance = Random(3)
    while match.steps < steps or len(match.numbers(match.next_seat)) < 3:
        seat = match.next_seat
        match.apply(seat, chance.choice(match.numbers(seat)))
    return match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_says_what_is_good_about_more_and_bad_about_less(name: str, lang: str) -> None:
    words = terms_of(game(name), lang)
    for term in term_names(game(name)):
        more, less = words(f"term-{term}"), words.attribute(f"term-{term}", "less")
        assert more, f"{name}: {term} has no words"
        assert less, f"{name}: {term} has no words for less of it"
        assert more != less
    said = set(message_arguments(game(name).folder / "terms" / f"{lang}.ftl"))
    assert said == {f"term-{term}" for term in term_names(game(name))}


@pytest.mark.parametrize("name", GAMES)
def test_the_judgement_has_no_term_without_words(name: str) -> None:
    match = on_the_way(name, 40)
    assert set(match.game.terms(match.loose(), 0)) <= set(term_names(match.game))


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_end_with_the_victory(name: str) -> None:
    match = pentarchy.new(name, game(name).max_players, 4)
    chance = Random(8)
    seen = 0.0
    while not match.over:
        if match.steps % 25 == 0:
            found = chances(match.game, match.loose())
            assert isclose(sum(found), 1.0)
            assert all(0.0 < share < 1.0 for share in found)
            progress = match.game.progress(match.loose())
            assert 0.0 <= progress <= 1.0
            seen = max(seen, progress)
        seat = match.next_seat
        match.apply(seat, chance.choice(match.numbers(seat)))
    assert seen > 0.3, "the game never seems to come near its end"
    assert match.result is not None
    share = 1 / len(match.result.winners)
    assert chances(match.game, match.loose()) == [
        share if seat in match.result.winners else 0.0 for seat in range(match.players)
    ]


def test_a_scale_stretches_the_odds_more_and_more() -> None:
    scale = Scale(stretch=0.5, stretch_end=2.0)
    early, late = (read_off(scale, [1.0, -1.0], -1, progress)[0] for progress in (0.0, 1.0))
    assert 0.5 < early < late < 1.0
    assert read_off(Scale(), [0.0, 0.0, 0.0], 1, 0.5) == pytest.approx([1 / 3] * 3)
    having_the_turn = read_off(Scale(turn=1.0, turn_end=1.0), [0.0, 0.0, 0.0], 1, 0.5)
    assert having_the_turn[1] > having_the_turn[0] == having_the_turn[2]


@pytest.mark.parametrize("name", GAMES)
def test_reasons_hold_nothing_that_the_seat_does_not_know(name: str) -> None:
    """Asked in a world that the seat cannot tell from the true one, the reasons are the same."""
    match = on_the_way(name, 30, game(name).max_players)
    seat = match.next_seat
    other = match.redeal(seat, 9)
    first, last = match.numbers(seat)[0], match.numbers(seat)[-1]
    worlds = worlds_of(match, seat, 2)
    told = why(match, worlds, seat, first, last)
    again = why(other, worlds, seat, first, last)
    assert told.reasons == again.reasons
    for lang in LANGUAGES:
        assert told.lines(match, lang) == again.lines(other, lang)
        assert told.counted(lang) == again.counted(lang)


def test_reasons_are_what_the_better_answer_has_more_of() -> None:
    """In the middle of a game of Eight-Minute Empire: the terms of a reason really are greater, for a rival smaller."""
    match = on_the_way("eight_minute_empire", 30)
    seat, rules = match.next_seat, match.game
    worlds = worlds_of(match, seat, 1)
    values = {
        action: sum(rules.judgement(p, seat) for p in ends(rules, worlds[0], seat, action))
        for action in match.numbers(seat)
    }
    better, worse = max(values, key=lambda a: values[a]), min(values, key=lambda a: values[a])
    found = why(match, worlds, seat, better, worse)
    assert found.reasons
    good, bad = (ends(rules, worlds[0], seat, action)[0] for action in (better, worse))
    for reason in found.reasons:
        more, less = (rules.terms(p, reason.whose)[reason.term] for p in (good, bad))
        assert (more > less) == (reason.whose == seat)
    assert len(found.lines(match, "ru")) == len(found.reasons)


def test_what_a_reason_says_is_so() -> None:
    """Eight-Minute Empire is judged by tables, in which less of a thing may be worth more: then it is no reason, since
    its words would be false."""
    names = [name for name, _ in game("eight_minute_empire").count_sizes]
    words = terms_of(game("eight_minute_empire"), "en")
    told, match, lots = 0, pentarchy.new("eight_minute_empire", 2, 11), Random(3)
    for step in range(64):
        seat, rules = match.next_seat, match.game
        options = match.numbers(seat)
        if match.secret_choice is not None or len(options) < 2 or step % 4:
            match.apply(seat, lots.choice(options))
            continue
        worlds = worlds_of(match, seat, 1)
        for better, worse in ((options[0], options[-1]), (options[-1], options[0])):
            good, bad = (ends(rules, worlds[0], seat, action)[0] for action in (better, worse))
            for reason in why(match, worlds, seat, better, worse).reasons:
                at = names.index(reason.term)
                more = rules.counts(good)[0][reason.whose][at] - rules.counts(bad)[0][reason.whose][at]
                if words.attribute(f"term-{reason.term}", "worth") is not None:
                    continue  # of the deed of a card the number says which it is, not how much
                falls = words.attribute(f"term-{reason.term}", "falls") is not None
                assert (more < 0) == (falls == (reason.whose == seat)), reason
                assert more
                told += 1
        match.apply(seat, lots.choice(options))
    assert told > 20


def test_a_game_that_ends_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    match = on_the_way("eight_minute_empire", 40)
    running, over = match.loose(), match.loose()
    over.over = 1
    monkeypatch.setattr(reasons, "chances", lambda rules, p: [1.0, 0.0] if p.over else [0.6, 0.4])
    won = reasons._reasons(match.game, 0, [over], [running])
    assert [(reason.term, reason.chance) for reason in won] == [(reasons.WON, 0.4)]
    kept = reasons._reasons(match.game, 1, [running], [over])
    assert [(reason.term, reason.chance) for reason in kept] == [(reasons.NOT_LOST, 0.4)]
    assert reasons._reasons(match.game, 1, [over], [running]) == ()
    told = why(match, worlds_of(match, match.next_seat, 1), match.next_seat, *match.numbers(match.next_seat)[:2])
    for lang in LANGUAGES:
        assert all(reasons.Why(0, found, told.brings).lines(match, lang) for found in (won, kept))


@pytest.mark.parametrize("name", GAMES)
def test_what_lies_hidden_does_not_change_how_far_the_game_is(name: str) -> None:
    match = on_the_way(name, 40)
    seat = match.next_seat
    assert match.game.progress(match.loose()) == match.game.progress(match.world(seat, 5))
    assert len(logs(match.game, match.loose())) == match.players


def test_what_is_said_alike_is_one_sum() -> None:
    """Points of cities and of temples are both points to who reads it."""
    changes = [Change("points-cities", 0, 6), Change("points-temples", 0, -5), Change("points-cities", 1, 2)]
    found = reasons._together([*changes, Change("points-temples", 1, -2)], game("inca_empire").text("en"))
    assert [(change.whose, change.amount) for change in found] == [(0, 1)]


@pytest.mark.parametrize("name", GAMES)
def test_a_settled_position_is_behind_the_turn(name: str) -> None:
    match = on_the_way(name, 30)
    world = match.world(match.next_seat, 1)
    before = [*world.stack]
    after = settled(match.game, world)
    assert [*world.stack] == before, "the world itself stays as it was"
    assert after.over or after.actor != world.actor or match.game.turn_of(after) != match.game.turn_of(world)


def test_a_combat_is_fought_before_its_turn_is_judged() -> None:
    """In Scythe the attacker is not asked while all choose their power: the turn is not over for that."""
    record = json.loads((GOLDEN / "combat_artillery.json").read_text("utf-8"))
    match, fights = pentarchy.replay(record, 0), 0
    for seat, action in record["actions"]:
        after = match.clone()
        after.play(seat, action)
        if match.secret_choice is None and after.secret_choice is not None:
            fights += 1
            world = match.world(seat, 1)
            end = ends(match.game, world, seat, match.codec.parse(action))[0]
            assert end.over or match.game.turn_of(end) != match.game.turn_of(world)
        match = after
    assert fights
