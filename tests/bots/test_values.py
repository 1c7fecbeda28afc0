"""What positions are worth: named terms that add up, tables that can be learned, turns that are finished in thought."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import isclose
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.bots.levels import AheadBot
from pentarchy.bots.search import look_ahead, play_on
from pentarchy.cli import main
from pentarchy.games.imperium.box import EMPIRE
from pentarchy.kernel.game import same
from pentarchy.kernel.position import LANES, Position
from pentarchy.kernel.values import Judge, Values
from pentarchy.registry import game, games

TABLES = [name for name in games() if game(name).count_sizes]


def positions(name: str, players: int, seed: int = 3, every: int = 7) -> list[tuple[Any, int]]:
    """Some positions of a game between bots, each with the seat that is asked, as that seat knows it."""
    found: list[tuple[Any, int]] = []
    match = pentarchy.new(name, players, seed)

    def watch(m: pentarchy.Match, seat: int) -> None:
        if m.steps % every == every - 1 and m.steps < 400:
            found.append((m.world(seat, m.steps), seat))

    random = bots.make("easy", 4)
    bots.drive(match, [random] * players, seed, watch)
    assert len(found) > 5
    return found


@pytest.mark.parametrize("name", games())
def test_the_judgement_is_a_sum_of_named_terms(name: str) -> None:
    rules = game(name)
    compared, named = 0, set()
    for p, seat in positions(name, rules.min_players):
        # In the middle of a choice Founders judges its best end, not the position itself.
        if p.actor == LANES or (name == "founders" and rules.asked(p) not in ("open", "attach", "token")):
            continue
        terms = [rules.terms(p, other) for other in range(p.players)]
        value = rules.judgement(p, seat)
        assert isclose(value, rules.values.chance([sum(one.values()) for one in terms], seat), abs_tol=1e-9)
        named |= {term for term, worth in terms[seat].items() if worth}
        compared += 1
    assert compared > 5
    assert len(named) > 5


@pytest.mark.parametrize("name", games())
def test_who_judges_many_positions_judges_each_as_if_it_were_the_first(name: str) -> None:
    """To the last bit: what is taken over from the position before must be what would be found anew."""
    rules = game(name)
    judged = 0
    for players in (rules.min_players, rules.max_players):
        judge = rules.judge()
        for p, seat in positions(name, players)[::3]:
            if p.actor == LANES:
                continue
            for action in p.legal(seat)[:12]:
                after = p.clone()
                after.apply(seat, action)
                further = after.clone()
                for q in (after, further):
                    if not q.over:
                        assert [judge.judgement(q, other) for other in range(players)] == [
                            rules.judgement(q, other) for other in range(players)
                        ]
                        judged += 1
                    if q is after and not further.over and further.actor >= 0:
                        further.apply(further.actor, further.legal(further.actor)[-1])
    assert judged > 100


@pytest.mark.parametrize("name", TABLES)
def test_tables_are_looked_up_by_what_is_counted(name: str) -> None:
    """Learned tables replace the judgement by hand: what is counted has a place, and its worth is what stands there."""
    rules = game(name)
    chance = Random(5)
    table = {
        count: [[round(chance.uniform(-1, 1), 3) for _ in range(size)] for _ in range(2)]
        for count, size in rules.count_sizes
    }
    players = rules.min_players
    learned = rules.valued(rules.read_values({"tables": {str(players): table}}))
    size = sum(values for _, values in rules.count_sizes)
    for p, seat in positions(name, players):
        if p.actor == LANES or (name == "founders" and not p.zones[13]):
            continue
        counts, phase = rules.counts(p)
        assert 0 <= phase <= 1
        assert all(0 <= at < size for row in counts for at in row)
        first, expected = 0, 0.0
        for (count, values), at in zip(rules.count_sizes, counts[seat], strict=True):
            assert first <= at < first + values
            expected += table[count][0][at - first] + phase * table[count][1][at - first]
            first += values
        assert isclose(sum(learned.terms(p, seat).values()), expected, abs_tol=1e-9)
        assert list(learned.terms(p, seat)) == [count for count, _ in rules.count_sizes]


@pytest.mark.parametrize("name", TABLES)
def test_counts_hold_nothing_that_the_seat_does_not_know(name: str) -> None:
    rules = game(name)
    for p, seat in positions(name, rules.max_players, every=11):
        if p.actor == LANES or (name == "founders" and not p.zones[13]):
            continue
        again = rules.redeal(p, seat, 77)
        assert rules.counts(p) == rules.counts(again)


def test_every_rival_counts_where_the_values_say_so() -> None:
    only_best, crowd = Values([], 0.0, [], []), Values([], 1.0, [], [])
    assert only_best.chance([1.0, 1.0, 0.0], 0) == only_best.chance([1.0, 1.0, -5.0], 0) == 0.5
    assert crowd.chance([1.0, 1.0, 1.0], 0) == pytest.approx(1 / 3)
    assert crowd.chance([1.0, 1.0, 0.0], 0) < crowd.chance([1.0, 1.0, -5.0], 0) < 0.5
    assert crowd.chance([2.0, 1.0], 0) == only_best.chance([2.0, 1.0], 0)


def _two_answers_ahead(name: str) -> tuple[pentarchy.Match, int, int, Position]:
    """A match, the seat, its first answer and the position two own answers later."""
    match = pentarchy.new(name, 2, 4)
    chance = Random(1)
    while not match.over:
        seat = match.next_seat
        options = match.position.legal(seat)
        if match.position.actor == seat and len(options) > 2:
            for first in options[1:]:
                after = match.position.clone()
                after.apply(seat, first)
                if after.actor == seat and len(after.legal(seat)) > 1:
                    after.apply(seat, after.legal(seat)[-1])
                    return match, seat, first, after
        match.apply(seat, chance.choice(options))
    raise AssertionError("no such place")


def test_who_looks_ahead_finishes_the_turn_before_judging(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judgement that likes one position only, two own answers away: greedy is blind to it, `ahead` goes there."""
    match, seat, first, target = _two_answers_ahead("eight_minute_empire")
    monkeypatch.setattr(match.game, "judgement", lambda p, _seat: 1.0 if same(p, target) else 0.0)
    monkeypatch.setattr(match.game, "judged_by", Judge, raising=False)
    options = match.position.legal(seat)
    near = look_ahead(match.game, match.position, seat, options, 0, 0, 0.0)
    far = look_ahead(match.game, match.position, seat, options, 1, 0, 0.0)
    assert max(near) == 0.0
    assert far[options.index(first)] == 1.0
    assert bots.make("ahead:1/width=0").pick(match.game, match.position.clone(), seat) == first


def _three_answers_ahead(name: str) -> tuple[pentarchy.Match, int, int, Position]:
    """A place in a game, an answer, and where two more of the seat lead to, the first of them not the first in its
    list."""
    match = pentarchy.new(name, 2, 4)
    chance = Random(1)
    while not match.over:
        seat = match.next_seat
        options = match.position.legal(seat)
        for first in options if match.position.actor == seat and len(options) > 1 else ():
            after = play_on(match.game.judge(), match.position, seat, first, 0)
            if after.actor == seat and len(after.legal(seat)) > 1:
                after.apply(seat, after.legal(seat)[-1])
                if after.actor == seat and len(after.legal(seat)) > 1:
                    after.apply(seat, after.legal(seat)[-1])
                    return match, seat, first, after
        match.apply(seat, chance.choice(options))
    raise AssertionError("no such place")


def test_of_equal_answers_the_one_that_leads_further_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which unit moves looks the same until it has moved: who peeks looks one answer further, others take the first."""
    match, seat, first, target = _three_answers_ahead("scythe")
    monkeypatch.setattr(match.game, "judgement", lambda p, _seat: 1.0 if same(p, target) else 0.0)
    monkeypatch.setattr(match.game, "judged_by", Judge, raising=False)
    options = match.position.legal(seat)
    assert max(look_ahead(match.game, match.position, seat, options, 2, 0, 0.0)) == 0.0
    far = look_ahead(match.game, match.position, seat, options, 2, 0, 0.0, 1)
    assert far[options.index(first)] == 1.0


def test_only_the_best_looking_answers_are_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, _, _ = _two_answers_ahead("eight_minute_empire")
    options = match.position.legal(seat)
    found = look_ahead(match.game, match.position, seat, options, 4, 2, 0.0)
    assert sum(value >= 0 for value in found) == 2


def test_a_beginner_overlooks_but_does_nothing_absurd() -> None:
    values = [0.5, 0.52, 0.1, 0.49, 0.05, 0.51]
    bot = AheadBot(1)
    taken = {bot.overlooking(values, 0.5, 0.3) for _ in range(200)}
    assert taken == {0, 1, 3, 5}
    assert {bot.overlooking(values, 0.5, 0.0) for _ in range(50)} == {1}
    assert bot.overlooking([0.3, 0.3, 0.3], 0.9, 0.5) in (0, 1, 2)


def test_a_beginner_of_founders_gives_no_points_away() -> None:
    """Where a tile can be laid on a free place, none of one's own is destroyed for it."""
    rules = game("founders")
    chosen = 0
    for seed in range(4):
        match = pentarchy.new("founders", 2, seed)
        beginner = bots.make("easy", seed)

        def watch(m: pentarchy.Match, seat: int) -> None:
            nonlocal chosen
            legal = m.position.legal(seat)
            free = [action for action in legal if m.codec.text(action).startswith("at ")]
            if m.asked != "place" or not free or len(free) == len(legal):
                return
            chosen += 1
            points = rules.standing(m.position)[seat]
            after = m.position.clone()
            after.apply(seat, bots.make("easy", m.steps).pick(rules, m.world(seat, m.steps), seat))
            assert rules.standing(after)[seat] >= points

        bots.drive(match, [beginner] * 2, seed, watch)
    assert chosen > 20


# -- pentarchy learn -------------------------------------------------------------------------------------------------


def learn(*words: str) -> int:
    return main(["learn", "eight_minute_empire", "--minutes", "0.03", "--players", "2", "--gate", "4", *words])


def test_learning_tells_what_it_reached_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "values.json"
    assert learn("--out", str(out), "--json") == 0
    said = json.loads(capsys.readouterr().out)
    assert said["game"] == "eight_minute_empire"
    assert said["games"]["2"] > 0
    assert [row["gate"] for row in said["gates"]] == [True]
    assert said["gates"][0]["games"] == 4
    assert 0 <= said["gates"][0]["ci"][0] <= said["gates"][0]["share"] <= said["gates"][0]["ci"][1] <= 1
    kept = json.loads(out.read_text(encoding="utf-8"))
    # Four games prove nothing: the tables are not kept, whatever they look like.
    assert kept["tables"] == {}
    assert said["gates"][0]["accepted"] is False
    # Nobody's work is overwritten; --resume goes on with the games that are there.
    assert learn("--out", str(out)) == 2
    assert "--resume" in capsys.readouterr().err
    assert learn("--out", str(out), "--json", "--resume") == 0
    again = json.loads(capsys.readouterr().out)
    assert again["games"]["2"] > said["games"]["2"]
    assert again["minutes"] > said["minutes"]
    assert len(again["strength"]) > len(said["strength"])


def test_learning_refuses_what_it_cannot_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn("--players", "9", "--out", str(tmp_path / "a.json")) == 2
    assert "2 to 5 players" in capsys.readouterr().err
    other = tmp_path / "b.json"
    other.write_text('{"game": "scythe"}', encoding="utf-8")
    assert learn("--out", str(other), "--resume") == 2
    assert "scythe" in capsys.readouterr().err


def test_games_without_tables_tune_their_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "values.json"
    words = ["learn", "inca_empire", "--minutes", "0.02", "--players", "3", "--gate", "3", "--out", str(out), "--json"]
    assert main(words) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["method"] == "weights by paired games"
    assert said["games"]["3"] >= 3


def test_a_fit_finds_what_decides_the_games() -> None:
    """Made-up games in which one count decides and another is noise."""
    from pentarchy.lab.learn import Seen, fit

    chance = Random(2)
    seen = Seen()
    for _ in range(400):
        mine, theirs = chance.randrange(3), chance.randrange(3)
        seen.counts.extend([mine, 3 + chance.randrange(2), theirs, 3 + chance.randrange(2)])
        seen.phases.append(chance.random())
        won = 0.5 if mine == theirs else float(mine > theirs)
        seen.targets.extend([won, 1 - won])
    vector, loss = fit(seen, 5)
    assert vector[0] < vector[1] < vector[2]
    assert abs(vector[3] - vector[4]) < 0.2 * (vector[2] - vector[0])
    assert loss < 0.5


# -- within its time ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["normal", "hard", "expert", "mcts:50", "trials:50", "trials:900ms"])
@pytest.mark.parametrize("name", games())
def test_where_somebody_waits_a_bot_answers_in_time(name: str, spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine so slow that a judgement takes 20 ms: by its own clock the answer comes soon after its time."""
    now = [100.0]
    rules = game(name)
    slow = rules.valued(rules.values)

    def judgement(p: Position, seat: int) -> float:
        now[0] += 0.02
        return rules.judgement(p, seat)

    monkeypatch.setattr(slow, "judgement", judgement, raising=False)
    monkeypatch.setattr(slow, "judged_by", Judge, raising=False)
    for module in ("search", "trials", "levels"):
        monkeypatch.setattr(f"pentarchy.bots.{module}.perf_counter", lambda: now[0])
    match = pentarchy.new(name, rules.min_players, 4)
    chance = Random(3)
    asked = 0
    while not match.over and asked < 6:
        seat = match.next_seat
        options = match.position.legal(seat)
        if len(options) > 3 and chance.random() < 0.4:
            bot = bots.make(spec, 5)
            bot.patience = 1.0
            begin = now[0]
            assert bot.pick(slow, match.world(seat, 6), seat) in options
            # One decision ahead is always looked at, and what is begun is finished.
            assert now[0] - begin < 1.0 + 0.02 * (len(options) + 600)
            asked += 1
        match.apply(seat, chance.choice(options))
    assert asked


def test_bots_at_the_table_are_told_that_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    from pentarchy.table import thinkers

    told: list[float] = []
    pick = AheadBot.pick

    def watched(self: AheadBot, rules: Any, p: Position, seat: int) -> int:
        told.append(self.patience)
        return pick(self, rules, p, seat)

    monkeypatch.setattr(AheadBot, "pick", watched)
    match = pentarchy.new("founders", 2, 3)
    seat = match.next_seat
    assert thinkers.choose(match.redeal(seat, 1).state(), seat, thinkers.stand_in(), 1) in match.legal(seat)
    assert told == [thinkers.PATIENCE]
    assert 0 < thinkers.PATIENCE < thinkers.Thinkers.__init__.__defaults__[1]


def _noticed(name: str, change: Callable[[Any, int], None]) -> bool:
    """Change something in copies of positions that a judge has just seen: is each judged as if it were the first, and
    does the change matter to some?"""
    rules = game(name)
    judge, matters = rules.judge(), False
    for p, seat in positions(name, 2):
        if p.actor < 0:
            continue
        before = [judge.judgement(p, other) for other in range(2)]
        q = p.clone()
        change(q, seat)
        after = [rules.judgement(q, other) for other in range(2)]
        assert [judge.judgement(q, other) for other in range(2)] == after
        matters = matters or after != before
    return matters


def test_a_judge_of_imperium_notices_another_state_and_other_faces() -> None:
    def becomes_an_empire(p: Any, seat: int) -> None:
        p.state = [EMPIRE] * p.players

    def turns_all_over(p: Any, seat: int) -> None:
        backs = [card for card in range(len(p.box.back)) if p.box.back[card] != card]
        p.flipped = [] if p.flipped else backs

    assert _noticed("imperium", becomes_an_empire)
    assert _noticed("imperium", turns_all_over)


def test_a_judge_of_founders_notices_when_a_resource_is_gone_for_good() -> None:
    def nothing_is_left(p: Any, seat: int) -> None:
        p.alive = [0] * len(p.alive)

    assert _noticed("founders", nothing_is_left)
