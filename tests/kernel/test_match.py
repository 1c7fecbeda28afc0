"""Match: lanes in the record, undo, copies, options of documents."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.kernel import tiny

import pentarchy
from pentarchy import Action, GameOver, IllegalAction
from pentarchy.match import Match


@pytest.fixture
def match() -> Iterator[Match]:
    with tiny.registered():
        yield pentarchy.new("tiny", 3, 1)


def bid(match: Match, *bids: tuple[int, int]) -> None:
    for seat, number in bids:
        match.play(seat, f"bid {number}")
        match.play(seat, "done")


def test_the_record_has_lanes_in_seat_order(match: Match) -> None:
    match.play(2, "bid 1")
    match.play(0, "bid 2")
    match.play(2, "done")
    match.play(1, "bid 0")
    match.play(1, "done")
    match.play(0, "done")
    expected = [[0, "bid 2"], [0, "done"], [1, "bid 0"], [1, "done"], [2, "bid 1"], [2, "done"]]
    assert match.record()["actions"] == expected
    assert match.events() == match.events(1)
    assert len(match.events()) == 3


def test_a_choice_that_opens_right_behind_another_does_not_mix_with_it(match: Match) -> None:
    bid(match, (2, 1), (1, 1), (0, 1))
    assert match.to_act == (0, 1, 2)
    bid(match, (1, 2), (0, 2))
    assert [seat for seat, _ in match.record()["actions"]] == [0, 0, 1, 1, 2, 2, 0, 0, 1, 1]
    assert pentarchy.from_state(match.state()) == match
    bid(match, (2, 2))
    assert match.view(0) == {"sums": [3, 3, 3]}
    assert pentarchy.replay(match.record()) == match


def test_lanes_are_taken_back_until_they_are_committed(match: Match) -> None:
    match.play(1, "bid 2")
    match.play(0, "bid 1")
    assert match.can_undo(0)
    assert match.can_undo(1)
    assert not match.can_undo(2)
    match.undo(1)
    assert match.record()["actions"] == [[0, "bid 1"]]
    match.play(1, "bid 0")
    match.play(1, "done")
    assert not match.can_undo(1)
    match.undo(0)
    assert match.record()["actions"] == [[1, "bid 0"], [1, "done"]]


def test_undo_one_own_step_at_a_time(match: Match) -> None:
    bid(match, (0, 0), (1, 0), (2, 0))
    bid(match, (0, 0), (1, 0), (2, 0))
    assert match.to_act == (0,)
    assert not any(match.can_undo(seat) for seat in range(3))  # not over the reveal
    match.play("bid 1")
    assert match.can_undo(0)
    match.play("bid 2")  # seat 2 has answered
    assert not match.can_undo(0)
    with pytest.raises(IllegalAction, match="taken back"):
        match.undo(0)
    match.undo(2)
    assert match.can_undo(0)  # as if nothing had happened
    match.undo(0)
    assert match.view() == {"sums": [0, 0, 0]}


def test_copies_do_not_share_their_past(match: Match) -> None:
    bid(match, (0, 0), (1, 0), (2, 0))
    bid(match, (0, 0), (1, 0), (2, 0))
    match.play("bid 2")
    twin = match.clone()
    match.undo(0)
    match.play("bid 1")
    twin.undo(0)
    assert twin.view() == {"sums": [0, 0, 0]}
    twin.play("bid 0")
    assert match.view() == {"sums": [1, 0, 0]}
    assert twin.view() == {"sums": [0, 0, 0]}


def test_a_redeal_reopens_other_lanes(match: Match) -> None:
    bid(match, (1, 2))
    match.play(0, "bid 1")
    world = match.redeal(0, 5)
    assert world.to_act == (0, 1, 2)
    assert world.legal(0) == ["done"]
    assert world.legal(1) == ["bid 0", "bid 1", "bid 2"]
    assert match.redeal(1, 5).to_act == (0, 2)
    assert pentarchy.from_state(json.loads(json.dumps(world.state()))) == world


def test_a_redeal_forgets_the_answers_that_were_worked_out_before(match: Match) -> None:
    bid(match, (0, 0), (1, 0), (2, 0))
    bid(match, (0, 0), (1, 0), (2, 0))
    assert match.legal(0)
    assert match.position.memo is not None
    assert match.redeal(1, 0).position.memo is None


def test_matches_are_values(match: Match) -> None:
    bid(match, (0, 2))
    for twin in (match.clone(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin == match
        twin.play(1, "bid 1")
        assert twin != match
    with pytest.raises(TypeError):
        hash(match)
    assert match != 3


def test_actions_are_values() -> None:
    action = Action("bid 2")
    assert action == "bid 2"
    assert hash(action) == hash(Action("bid 2"))
    assert (action.verb, action.args) == ("bid", ("2",))
    assert repr(action) == "Action('bid 2')"


def test_replay_up_to_a_step(match: Match) -> None:
    bid(match, (0, 0), (1, 0), (2, 0))
    record = match.record()
    assert pentarchy.replay(record, upto=2).steps == 2


def test_an_unfinished_record_tells_no_result(match: Match) -> None:
    assert match.record()["result"] is None
    assert match.result is None
    assert not match.over


def test_the_same_seed_is_the_same_match() -> None:
    one, two, other = (pentarchy.new("proving_ground", 3, seed) for seed in (9, 9, 10))
    assert one == two != other
    assert pentarchy.new("proving_ground", 3).seed != pentarchy.new("proving_ground", 3).seed
    assert pentarchy.new("proving_ground", 2, 2**128 - 1).seed == 2**128 - 1


def test_games_can_be_listed_whatever_was_imported() -> None:
    code = (
        "import pentarchy; first = pentarchy.games(); pentarchy.new('founders', 2); "
        "import pentarchy.games.scythe as folder; from pentarchy.games.inca_empire import GAME; "
        "assert pentarchy.games() == first and folder.GAME.id == 'scythe', pentarchy.games; print(*first)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.stdout.split() == ["eight_minute_empire", "founders", "imperium", "inca_empire", "scythe"], told.stderr


def test_after_the_end_nobody_is_next(match: Match) -> None:
    while not match.over:
        match.apply(match.next_seat, match.numbers(match.next_seat)[0])
    for face in (match, match.board()):
        with pytest.raises(GameOver, match="nobody is asked any more"):
            _ = face.next_seat
