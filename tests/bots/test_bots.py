"""Bots: made by name, deterministic, never holding the truth, better than chance where they should be."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.bots.playout import finish_lanes, play_out
from pentarchy.deals import Deals
from pentarchy.kernel.game import same
from pentarchy.kernel.position import LANES, Position, first_open
from pentarchy.kernel.values import Judge
from pentarchy.match import Match
from pentarchy.registry import game as rules_of

GAME = "eight_minute_empire" if "eight_minute_empire" in pentarchy.all_games() else "proving_ground"
EVERY_GAME = pentarchy.all_games()


def played(name: str, specs: list[str], seed: int) -> Match:
    match = pentarchy.new(name, len(specs), seed)
    return bots.drive(match, [bots.make(spec, 100 + seat) for seat, spec in enumerate(specs)], seed)


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_plays_to_the_end_and_the_record_replays(name: str, spec: str) -> None:
    match = played(name, [spec] * pentarchy.info(name).min_players, 1)
    assert match.over
    assert match.game.check(match.position) == []
    assert pentarchy.replay(match.record()).result == match.result


@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_same_seed_same_game_other_seed_another(spec: str) -> None:
    first, again, other = (played(GAME, [spec, "random"], seed) for seed in (5, 5, 6))
    assert first.record() == again.record()
    assert first.record()["actions"] != other.record()["actions"]


def test_the_seed_of_a_bot_matters() -> None:
    match = pentarchy.new(GAME, 2, 1)
    seat = match.to_act[0]
    assert len({bots.make("random", seed).choose(match.redeal(seat), seat) for seed in range(40)}) > 1


def test_choose_and_pick_agree_and_leave_the_match_alone() -> None:
    match = pentarchy.new(GAME, 2, 3)
    while not match.over:
        seat = match.to_act[0]
        mine = match.redeal(seat, 9)
        before = mine.position.clone()
        action = bots.make("greedy", match.steps).choose(mine, seat)
        number = bots.make("greedy", match.steps).pick(mine.game, mine.position, seat)
        assert same(mine.position, before)
        assert action in mine.legal(seat)
        assert match.codec.parse(action) == number
        match.play(seat, action)


def test_greedy_beats_random() -> None:
    """20 games with both seatings: chance alone would give 16 or more of 20 once in 170."""
    wins = 0
    for index in range(20):
        specs = ["greedy", "random"] if index % 2 else ["random", "greedy"]
        result = played(GAME, specs, index).result
        assert result is not None
        wins += result.winners == [specs.index("greedy")]
    assert wins >= 16


def test_greedy_takes_the_best_judged_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a judgement that likes one position only, the action that leads there is chosen."""
    match = pentarchy.new(GAME, 2, 4)
    while match.position.actor == LANES:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    seat = match.to_act[0]
    for wanted in match.position.legal(seat):
        target = match.position.clone()
        target.apply(seat, wanted)

        def likes(p: Position, _seat: int, target: Position = target) -> float:
            return 1.0 if same(p, target) else 0.0

        monkeypatch.setattr(match.game, "judgement", likes)
        monkeypatch.setattr(match.game, "judged_by", Judge, raising=False)
        assert bots.make("greedy").pick(match.game, match.position.clone(), seat) == wanted


def test_greedy_counts_a_won_end_as_won(monkeypatch: pytest.MonkeyPatch) -> None:
    from pentarchy.bots.search import worth

    match = played(GAME, ["random", "random"], 2)
    assert match.result is not None
    monkeypatch.setattr(match.game, "judgement", lambda p, seat: pytest.fail("the game is over"))
    share = 1 / len(match.result.winners)
    assert [worth(match.game.judge(), match.position, seat) for seat in (0, 1)] == [
        share if seat in match.result.winners else 0 for seat in (0, 1)
    ]


class Spy:
    """A bot of somebody else: only `choose`. It remembers what it was given."""

    def __init__(self) -> None:
        self.seen: list[tuple[Match, int]] = []

    def choose(self, match: Match, seat: int) -> str:
        self.seen.append((match.clone(), seat))
        return match.legal(seat)[0]


class OwnWay(bots.Bot):
    """A bot built on ours that overrides `choose` alone."""

    def choose(self, match: Match, seat: int) -> Any:
        return match.legal(seat)[-1]


def test_a_bot_never_holds_the_truth() -> None:
    match = pentarchy.new(GAME, 2, 8)
    spies = [Spy(), Spy()]
    steps: list[dict[str, Any]] = []
    original = match.redeal

    def redeal(seat: int, seed: int = 0) -> Match:
        steps.append(match.view(seat))
        return original(seat, seed)

    match.redeal = redeal  # type: ignore[method-assign]
    bots.drive(match, spies, 1)
    given = [entry for spy in spies for entry in spy.seen]
    assert len(given) == match.steps == len(steps)
    for copy, _seat in given:
        assert copy.position.key == b""
        assert copy.seed is None
        assert copy.log() == []
    assert sorted(map(str, steps)) == sorted(str(copy.view(seat)) for copy, seat in given)


def test_our_bots_get_a_position_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = pentarchy.new(GAME, 2, 8)
    keys: list[bytes] = []
    original = bots.make("random").pick

    class Watched(bots.Bot):
        def pick(self, game: Any, p: Position, seat: int) -> int:
            keys.append(p.key)
            assert p is not match.position
            return original(game, p, seat)

    bots.drive(match, [Watched(), Watched()])
    assert len(keys) == match.steps
    assert set(keys) == {b""}


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_world_is_dealt_for_greedy_only_where_it_can_matter(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers as if one had been dealt every time; where the game says so, what is hidden changes no judgement."""
    deals = Deals(pentarchy.new(name, 3, 1))
    rules, p = deals.game, deals.deal(4)
    dealing, dealt, asked, opened = rules.redeal, [0], 0, 0
    monkeypatch.setattr(type(rules), "redeal", lambda *given: dealt.append(1) or dealing(*given[1:]))
    quick, slow = [[bots.make("greedy", seat) for seat in range(3)] for _ in range(2)]
    while not p.over and asked < 300:
        seat = first_open(p)
        world, chosen = dealing(p, seat, asked), len(p.legal(seat)) > 1
        if p.actor != LANES and rules.judges_openly(p, seat):
            assert [rules.judgement(p, k) for k in range(3)] == [rules.judgement(world, k) for k in range(3)]
            opened += chosen
        answer = quick[seat].reply(deals, p, seat, asked)
        assert answer == slow[seat].pick(rules, world, seat)
        p.apply(seat, answer)
        asked += chosen
    assert asked > 30
    assert sum(dealt) <= asked
    assert sum(dealt) < asked or not opened


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_copy_that_is_only_judged_comes_to_the_same_question(name: str) -> None:
    """Whoever says that there are several answers, without listing them, is right."""
    deals = Deals(pentarchy.new(name, 3, 1))
    p, asked, skipped = deals.deal(2), 0, 0
    while not p.over and asked < 200:
        seat = first_open(p)
        options = p.legal(seat)
        for action in options[:6] + options[-2:]:
            one, other = p.clone(), p.clone()
            other.glanced = True
            one.apply(seat, action)
            other.apply(seat, action)
            assert same(one, other)
            skipped += one.memo is not None and other.memo is None
        p.apply(seat, options[asked * 7 % len(options)])
        asked += 1
    assert skipped > 100 or name != "inca_empire"


def test_a_subclass_may_choose_for_itself() -> None:
    match = pentarchy.new(GAME, 2, 8)
    seat = match.to_act[0]
    last = match.legal(seat)[-1]
    assert bots.drive(match, [OwnWay(), OwnWay()]).record()["actions"][0] == [seat, last]


def test_a_bot_that_answers_nonsense_is_refused() -> None:
    class Wrong:
        def choose(self, match: Match, seat: int) -> str:
            return "nonsense"

    with pytest.raises(pentarchy.InvalidAction):
        bots.drive(pentarchy.new(GAME, 2, 8), [Wrong(), Wrong()])


def test_drive_needs_a_bot_per_seat() -> None:
    with pytest.raises(pentarchy.PentarchyError, match="2 players"):
        bots.drive(pentarchy.new(GAME, 2, 8), [bots.make("random")])


def test_drive_stops_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(rules_of(GAME)), "decision_limit", 7)
    with pytest.raises(RuntimeError, match="7 decisions"):
        played(GAME, ["random", "random"], 1)


@pytest.mark.parametrize("spec", ["", "grandmaster", "Random", "mcts200", "random:", "greedy:3", None, 7])
def test_unknown_bots_name_the_allowed(spec: Any) -> None:
    with pytest.raises(pentarchy.PentarchyError, match=r"random|greedy"):
        bots.make(spec)


def test_every_listed_word_makes_a_bot() -> None:
    for word in bots.words():
        if word == "exec:COMMAND":
            word = f"exec:{sys.executable} -c pass"
        assert bots.make(f" {word} ", 3).spec == word


def test_a_new_kind_is_a_line_and_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys
    from types import ModuleType

    module = ModuleType("pentarchy.bots.patient")
    made: list[tuple[str, str, int]] = []

    def make(kind: str, argument: str, seed: int) -> bots.Bot:
        made.append((kind, argument, seed))
        return bots.Bot(seed)

    module.make = make  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(bots.KINDS, "patient", bots.Kind(module.__name__, ("patient:7",)))
    assert bots.make("patient:200ms", 5).spec == "patient:200ms"
    assert made == [("patient", "200ms", 5)]
    assert "patient:7" in bots.words()


def test_play_out_is_the_same_every_time_and_keeps_to_its_limit() -> None:
    start = pentarchy.new(GAME, 2, 3).redeal(0, 1).position
    ends = []
    for seed in (1, 1, 2):
        p = start.clone()
        made = play_out(p, seed, 10_000)
        assert p.over
        ends.append((made, p))
    assert ends[0][0] == ends[1][0]
    assert same(ends[0][1], ends[1][1])
    assert not same(ends[0][1], ends[2][1])
    p = start.clone()
    assert play_out(p, 1, 4) == 4
    assert not p.over


def test_lanes_are_filled_up_to_the_reveal_and_no_further() -> None:
    seen = 0
    for name in EVERY_GAME:
        match = pentarchy.new(name, pentarchy.info(name).min_players, 3)
        while not match.over and match.steps < 200 and match.position.actor != LANES:
            match.apply(match.next_seat, match.numbers(match.next_seat)[0])
        if match.position.actor != LANES:
            continue
        seen += 1
        p = match.redeal(0, 2).position
        points = p.points
        p.sink = []
        finish_lanes(p, points, 5)
        assert p.points > points
        assert p.over or p.actor != LANES or all(not lane for lane in p.lanes)
    assert seen
