"""Trials: a few answers played on in the same deals."""

from __future__ import annotations

from typing import Any

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.bots.levels import course
from pentarchy.bots.trials import PLAIN_DEALS, Trials
from pentarchy.kernel.game import same
from pentarchy.kernel.position import Position
from pentarchy.kernel.values import Judge
from pentarchy.registry import game, games

GAME = "eight_minute_empire"
EMPIRE = game(GAME)


def at_a_turn(name: str = GAME) -> tuple[pentarchy.Match, int]:
    """A match in which a seat has several answers, none of them secret."""
    match = pentarchy.new(name, game(name).min_players, 9)
    while match.position.actor < 0 or len(match.position.legal(match.next_seat)) < 4:
        match.apply(match.next_seat, match.numbers(match.next_seat)[0])
    return match, match.next_seat


def trials(match: pentarchy.Match, seat: int, seed: int = 3, deadline: float = 0.0, **other: float) -> Trials:
    found = Trials(match.game, match.loose(), seat, course(match.game, other=other), seed, deadline)
    found.begin()
    return found


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Replaces what the game judges by."""

    def replace(judgement: Any) -> None:
        monkeypatch.setattr(EMPIRE, "judgement", judgement)
        monkeypatch.setattr(EMPIRE, "judged_by", Judge, raising=False)

    return replace


@pytest.mark.parametrize("name", games())
def test_the_same_seed_gives_the_same_answer(name: str) -> None:
    match, seat = at_a_turn(name)
    given = [bots.make("trials:20", seed).pick(match.game, match.world(seat, 5), seat) for seed in (4, 4)]
    assert given[0] == given[1]
    assert given[0] in match.numbers(seat)


def test_all_answers_meet_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = at_a_turn()
    redeal, dealt = match.game.redeal, list[int]()
    monkeypatch.setattr(match.game, "redeal", lambda p, mine, seed: dealt.append(seed) or redeal(p, mine, seed))
    found = trials(match, seat, worlds=3, width=4, slack=9)
    assert len(set(dealt)) == len(dealt) == 3, "all answers are judged in the same few deals"
    dealt.clear()
    assert found.compare()
    assert found.compare()
    first, second = dealt[:4], dealt[4:]
    assert len(first) == len(second) == 4
    assert len(set(first)) == len(set(second)) == 1
    assert first != second


def test_the_worse_half_is_dropped_and_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = at_a_turn()
    left: list[int] = []
    compare = Trials.compare
    monkeypatch.setattr(Trials, "compare", lambda self: left.append(len(self.left)) or compare(self))
    bots.make("trials:60/width=6/slack=9", 1).pick(match.game, match.world(seat, 5), seat)
    assert sorted(set(left), reverse=True) == sorted(dict.fromkeys(left), reverse=True)
    assert left[0] in (4, 5, 6)
    assert left[-1] == 2
    assert left == sorted(left, reverse=True)
    assert 40 <= sum(left) <= 60
    assert left.count(2) > left.count(left[0])


def test_a_trial_sees_what_looks_good_for_one_turn_only(judged: Any) -> None:
    """A card that looks best right after the turn and is a burden from then on: who judges there takes it, who plays on
    does not."""
    match, seat = at_a_turn()
    start = EMPIRE.turn_of(match.loose())
    assert start is not None
    bait = match.numbers(seat)[1]
    after = match.world(seat, 1)
    after.apply(seat, bait)
    taken = [zone for zone, cards in enumerate(after.zones) if len(cards) > len(match.position.zones[zone])]
    card = after.zones[taken[0]][-1]

    def judgement(p: Position, who: int) -> float:
        now = EMPIRE.turn_of(p)
        near = now is not None and now[1] <= start[1] + 1
        mine = 0.5 + (0.4 if near else -0.4) * (card in p.zones[taken[0]])  # type: ignore[attr-defined]
        return mine if who == seat else 1 - mine

    judged(judgement)
    assert bots.make("ahead:12/width=0", 1).pick(EMPIRE, match.world(seat, 5), seat) == bait
    assert bots.make("trials:24/rounds=2/trust=1/slack=9", 1).pick(EMPIRE, match.world(seat, 5), seat) != bait


def test_all_trials_end_equally_far_ahead(monkeypatch: pytest.MonkeyPatch, judged: Any) -> None:
    """By turns, not by who is asked: another seat may have to answer in the middle of one."""
    match, seat = at_a_turn()
    start = EMPIRE.turn_of(match.loose())
    assert start is not None
    ends: list[int] = []
    monkeypatch.setattr(Trials, "_try", watched(Trials._try, ends))
    found = trials(match, seat, rounds=1, slack=9)
    found.compare()
    assert found.deals == 1
    assert ends == [3] * len(found.left)


def watched(tried: Any, ends: list[int]) -> Any:
    """The same trial, noting how many turns have begun since the question."""

    def trial(self: Trials, action: int, seed: int) -> float:
        begun: list[Any] = [EMPIRE.turn_of(self.root)]
        answered = self._answered

        def note(p: Position, seat: int, lot: int) -> Position:
            found = answered(p, seat, lot)
            now = EMPIRE.turn_of(found)
            if now is not None and now != begun[-1]:
                begun.append(now)
            return found

        self._answered = note  # type: ignore[method-assign]
        value: float = tried(self, action, seed)
        del self._answered
        ends.append(len(begun) - 1)
        return value

    return trial


class Wary(Judge):
    """Likes every position more than the one before, and sees whether that is still as it was judged."""

    last: tuple[Position, Position] | None = None
    value = 0.0

    def judgement(self, p: Position, seat: int) -> float:
        assert self.last is None or same(*self.last)
        self.last = (p, p.clone())
        self.value += 1e-6
        return self.value


@pytest.mark.parametrize("name", games())
def test_what_was_judged_stays_as_it_was(name: str) -> None:
    """A judge compares each position with the one before: also where there is but one answer, or a secret one."""
    match, seat = at_a_turn(name)
    found = trials(match, seat, rounds=3, slack=9, width=2)
    found.judge = Wary(match.game.values, match.game)
    for _ in range(3):
        assert found.compare()


def test_what_is_plain_is_not_tried_for_longer() -> None:
    match, seat = at_a_turn()
    found = trials(match, seat, slack=9, width=2, trust=1)
    one, other = found.left
    found.deals = PLAIN_DEALS
    found.came[one] = [0.5 + 0.01 * (k % 3) for k in range(PLAIN_DEALS)]
    found.came[other] = [0.3 + 0.01 * (k % 4) for k in range(PLAIN_DEALS)]
    assert found.plain()
    found.came[other] = [0.2 + 0.5 * (k % 2) for k in range(PLAIN_DEALS)]
    assert not found.plain()
    found.deals = PLAIN_DEALS - 1
    found.came[other] = [0.1] * PLAIN_DEALS
    assert not found.plain()


def test_without_time_the_best_looking_answer_is_given() -> None:
    match, seat = at_a_turn()
    found = trials(match, seat, deadline=1e-9, slack=9)
    looked_best = found.options[found.left[0]]
    assert not found.compare()
    assert found.deals == 0
    assert found.best() == looked_best
