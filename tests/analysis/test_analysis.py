"""The analysis of a finished game: what is lost by choice and by luck, and that it keeps to what a seat knew."""

from __future__ import annotations

import base64
import json
import pickle
import random
import re
from functools import cache
from html import escape
from typing import Any

import pytest

import pentarchy
from pentarchy import bots
from pentarchy.analysis import FORMAT, analyse, moments, study
from pentarchy.analysis.moments import LUCK, MOST, SLIP
from pentarchy.analysis.page import page
from pentarchy.analysis.plain import plain
from pentarchy.analysis.words import FOLDER, percent
from pentarchy.bots.chances import WHOLE, Belief, believed
from pentarchy.bots.search import worths
from pentarchy.bots.simple import GreedyBot
from pentarchy.kernel.errors import RecordError
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position
from pentarchy.kernel.text import LANGUAGES, message_arguments
from pentarchy.match import Match
from pentarchy.registry import game

GAMES = ["eight_minute_empire", "founders", "imperium", "inca_empire", "scythe"]

LONG = {"founders", "imperium", "inca_empire", "scythe"}
EVERY = 6
"""Of the steps of a long game every so many is looked at."""


@cache
def finished(name: str = "eight_minute_empire", players: int = 2, bot: str = "greedy") -> Match:
    match = pentarchy.new(name, [f"<b>P{seat}</b>" for seat in range(players)], 5)
    return bots.drive(match, [bots.make(bot, seat) for seat in range(players)], 1)


@cache
def report() -> dict[str, Any]:
    return analyse(finished())


def test_it_says_the_chances_of_every_seat_after_every_step() -> None:
    match, found = finished(), report()
    assert found["format"] == FORMAT
    assert len(found["chances"]) == match.steps + 1
    assert all(abs(sum(row) - 1) < 0.001 for row in found["chances"])
    assert match.result is not None
    assert [seat for seat, share in enumerate(found["chances"][-1]) if share] == match.result.winners
    assert len(found["steps"]) == match.steps
    assert [(step["seat"], step["action"]) for step in found["steps"]] == [
        tuple(pair) for pair in match.record()["actions"]
    ]


def test_course_and_choices_say_the_same() -> None:
    """The graph stands where the sentence of a step begins: at the chance behind the best answer."""
    told = 0
    for step, shares in zip(report()["steps"], report()["chances"], strict=False):
        if "answers" in step and step["options"] > 1:
            best = next(one for one in step["answers"] if one["action"] == step["best"])
            told += shares[step["seat"]] == pytest.approx(best["chance"], abs=0.001)
    assert told > 0.9 * sum("answers" in step for step in report()["steps"]), "but for secret bids"


def test_answers_with_the_same_words_say_what_they_cost() -> None:
    """Two cards alike lie in the row, one of them dearer."""
    match = finished()
    now = pentarchy.new(match.game.id, match.names, match.seed)
    for seat, number in match.answers:
        answers = [study._answer(now, option, 0.5) for option in now.numbers(seat)]
        said = [answer["text"]["ru"] for answer in answers]
        told = [answer["text"]["ru"] for answer in study._told_apart(now, seat, answers)]
        assert all(one == other for one, other in zip(said, told, strict=True) if said.count(one) == 1)
        if said != told:
            assert next(one for one in told if one not in said).endswith(")")
            return
        now.apply(seat, number)
    pytest.fail("no two cards alike")


def test_reasons_explain_no_more_than_was_lost() -> None:
    explained = [step for step in report()["steps"] if step.get("why", {}).get("reasons")]
    assert explained
    for step in explained:
        assert sum(reason["chance"] for reason in step["why"]["reasons"]) <= step["loss"] + 0.001


def test_what_one_deal_says_and_the_next_denies_is_no_moment() -> None:
    def step(doubt: float) -> study.Step:
        return study.Step(0, 1, None, False, 3, shares={1: [0.4, 0.6], 2: [0.5, 0.5], 3: [0.3, 0.7]}, doubt=doubt)

    assert [moment.kind for moment in moments.choose([step(0.01)], [[0.5, 0.5]] * 2)] == [SLIP]
    assert moments.choose([step(0.07)], [[0.5, 0.5]] * 2) == []


def test_luck_that_the_deals_do_not_agree_on_is_no_moment() -> None:
    steps = [study.Step(0, 1, None, False, 1, luck=[0.2, -0.2], unsure=[0.16, 0.16])]
    assert moments.choose(steps, [[0.5, 0.5], [0.7, 0.3]]) == []


class Deals:
    """Stands for a match of which only worlds are asked for: each is its number."""

    game, players = None, 2

    def world(self, seat: int, number: int) -> int:
        return number


def test_the_best_of_many_unsure_figures_is_not_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight answers are worth the same, but every world says something else: what looks best where it is chosen is no
    better where it is measured."""
    lots = random.Random(4)

    def each(rules: Any, worlds: list[int], seat: int, action: int, further: int = 0) -> list[list[float]]:
        chances = (0.5 + lots.uniform(-0.2, 0.2) for _ in worlds)
        return [[chance, 1 - chance] for chance in chances]

    monkeypatch.setattr(study, "_each", each)
    chosen, measured = [], []
    for _ in range(100):
        step = study.Step(0, 0, None, False, 8, shares={action: [0.5, 0.5] for action in range(8)})
        now: Any = Deals()
        study._choose_again(now, step)
        chosen.append(step.loss)
        study._measure(now, step, [step.number, step.rival])  # type: ignore[list-item]
        measured.append(-step.lead)
        assert all(sum(shares) == pytest.approx(1) for shares in step.shares.values())
        assert max(step.values.values()) == max(
            step.values[step.number], -1 if step.rival is None else step.values[step.rival]
        )
    assert sum(chosen) / 100 > 0.05
    assert abs(sum(measured)) / 100 < 0.02


def test_small_differences_are_told_smaller_and_in_the_same_order() -> None:
    shares = {1: [0.4, 0.6], 2: [0.43, 0.57], 3: [0.3, 0.7], 4: [0.8, 0.2]}
    step = study.Step(0, 1, None, False, 4, shares=dict(shares), judged=-0.4)
    study._believe(step, Belief(least=0.3, spread=0.1))
    assert step.shares[1] == shares[1]
    assert 0.409 < step.values[2] < 0.415
    assert 0.3 < step.values[3] < 0.34
    assert 0.77 < step.values[4] < 0.8
    assert all(sum(found) == pytest.approx(1) for found in step.shares.values())
    plain = study.Step(0, 1, None, False, 4, shares=dict(shares), judged=-0.4)
    study._believe(plain, WHOLE)
    assert [plain.values[action] for action in shares] == pytest.approx([0.4, 0.43, 0.3, 0.8])


def test_what_the_deals_do_not_agree_on_is_not_believed() -> None:
    assert believed(0.1, 0.0, WHOLE) == 1.0
    assert believed(0.1, 0.1, WHOLE) == pytest.approx(0.5)
    told = [gap * believed(gap, 0.05, Belief(0.4, 0.1)) for gap in (0.0, 0.02, 0.05, 0.1, 0.3)]
    assert told == sorted(told)


class Enough(Exception):
    """So much of a game is all that is wanted."""


def test_one_guess_at_hidden_cards_does_not_swing_the_chances() -> None:
    """The last Sun card is placed and all are turned up: in a single deal one of the others' may be a revolt."""
    course: list[list[float]] = []

    def watch(match: Match, seat: int) -> None:
        if match.steps in (112, 113, 114):
            course.append(study.outlook(match))
        if match.steps == 115:
            assert match.record()["actions"][113][1].startswith("place ")
            raise Enough

    with pytest.raises(Enough):
        bots.drive(pentarchy.new("inca_empire", 3, 10), [bots.make("greedy", seat) for seat in range(3)], 1, watch)
    for shares in zip(*course, strict=True):
        assert max(shares) - min(shares) < 0.15


def test_the_doubt_is_the_spread_over_worlds() -> None:
    assert study._error([0.1, 0.1, 0.1, 0.1]) == pytest.approx(0.0)
    assert study._error([0.0, 0.2, 0.0, 0.2]) == pytest.approx(0.2 / 12**0.5)


def test_it_says_what_its_figures_rest_on() -> None:
    held = json.loads((game("eight_minute_empire").folder / "chances.json").read_text("utf-8"))["held_out"]
    for lang in LANGUAGES:
        told = " ".join(report()["basis"][lang])
        assert str(held["games"]) in told
        assert f"{100 * held['fault']:.1f}".replace(".", "," if lang == "ru" else ".") in told
        assert all(line in plain(report(), finished(), lang) for line in report()["basis"][lang])


def test_every_step_says_what_it_moved_on_the_board() -> None:
    steps = report()["steps"]
    ways = [[f"region:{end}" for end in step["action"].split()[1:]] for step in steps if step["action"][:5] == "move "]
    assert ways
    assert ways == [step["moves"][0][:2] for step in steps if step["action"][:5] == "move "]
    founded = [step for step in steps if step["action"][:6] == "found "]
    assert founded
    assert all(step["moves"] == [["", f"region:{step['action'][6:]}", 1]] for step in founded)
    taken = [step for step in steps if step["action"][:5] == "take "]
    assert all(step["moves"] == [["", f"card:{step['action'][5:]}", 0]] for step in taken), (
        "nothing moved: what it names"
    )


def test_goods_and_units_that_go_the_same_way_are_one_move() -> None:
    state = finished("scythe", 2).state()
    moves = [one.told["moves"] for one in study.look(state, 40, 4.0)]
    ends = [[tuple(move[:2]) for move in found] for found in moves]
    assert any(start and start != end for found in ends for start, end in found)
    assert all(len(set(found)) == len(found) for found in ends)


def test_the_bots_line_goes_on_to_the_end_of_its_turn() -> None:
    for moment in report()["moments"]:
        line = report()["steps"][moment["step"]].get("line", [])
        if len(line) > study.LINE:
            return
    pytest.fail("no turn of more answers than a line has at least")


def test_looked_at_in_pieces_or_at_once_is_the_same() -> None:
    """The workers of a table do a little at a time, each in a process of its own."""
    state = finished().state()
    pieces = [pickle.loads(pickle.dumps(study.look(state, at)))[0] for at in (40, 41, 42)]
    assert [one.told for one in study.look({**state, "actions": state["actions"][:43]}, 40, seconds=1000.0)] == [
        one.told for one in pieces
    ]


def test_a_single_answer_changes_no_chances() -> None:
    """A guess at what follows made the course swing there and back for one step."""

    def looked(options: int, before: float, *luck: float) -> study.Looked:
        step = study.Step(0, 1, None, False, options, luck=list(luck))
        return study.Looked(step, {}, [before, 1 - before])

    done = [looked(2, 0.7), looked(1, 0.0), looked(3, 0.6), looked(1, 0.5, 0.1, -0.1), looked(1, 0.4)]
    assert [row[0] for row in study._course(done, [1.0, 0.0])] == [0.7, 0.6, 0.6, 0.5, 1.0, 1.0]


def test_turns_are_counted_for_each_seat() -> None:
    """Founders says only whose turn it is, and others may have to answer between turns."""
    turns = study._Turns()
    found = [turns.number(turn) for turn in (None, (0, 0), (0, 0), None, (0, 0), (1, 0), (0, 0), None)]
    assert found == [(0, 0), (1, 1), (1, 1), (1, 1), (1, 1), (2, 1), (3, 2), (3, 2)]


def test_what_came_is_told_where_something_did() -> None:
    """As the log has it for the seat that answered, but what goes without saying there."""
    match, found = finished(), report()
    lucky = [k for k, step in enumerate(found["steps"]) if "came" in step]
    assert lucky
    for k in lucky:
        came = found["steps"][k]["came"]
        assert len(came["ru"]) == len(came["en"]) > 0
        assert set(came["ru"]) <= set(match.log(found["steps"][k]["seat"], "ru"))
    moment = {**found["moments"][0], "step": lucky[0], "kind": LUCK}
    told = {**found, "moments": [moment]}
    for lang in LANGUAGES:
        came = found["steps"][lucky[0]]["came"][lang]
        assert all(line in plain(told, match, lang) and escape(line) in page(told, match, lang) for line in came)


def test_progress_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int]] = []
    monkeypatch.setattr(study, "look", lambda state, start, seconds: [start])
    monkeypatch.setattr(study, "report", lambda state, done: done)
    study.analyse(finished(), lambda done, steps: heard.append((done, steps)))
    assert heard == [(k + 1, finished().steps) for k in range(finished().steps)]


def test_a_running_game_is_not_analysed() -> None:
    with pytest.raises(RecordError, match="not over"):
        analyse(pentarchy.new("eight_minute_empire", 2, 1))


def test_moments_are_few_in_order_and_have_a_sentence() -> None:
    found = report()["moments"]
    assert 0 < len(found) <= MOST
    assert [moment["step"] for moment in found] == sorted(moment["step"] for moment in found)
    for moment in found:
        assert all(moment["text"][lang] for lang in LANGUAGES)
        if moment["kind"] == SLIP:
            assert moment["after"] < moment["before"]
            step = report()["steps"][moment["step"]]
            assert step["seat"] == moment["seat"]
            assert step["best"] != step["action"]
            assert "why" in step


class Stumbling(GreedyBot):
    """Greedy, but for one question, which it answers as badly as it can."""

    def __init__(self, at: int) -> None:
        super().__init__(1)
        self.at, self.asked = at, 0

    def pick(self, game: Game, p: Position, seat: int) -> int:
        self.asked += 1
        if self.asked == self.at:
            options = p.legal(seat)
            values = worths(game.judge(), p, seat, options, 0, 0)
            return options[values.index(min(values))]
        return super().pick(game, p, seat)


def test_a_planted_blunder_is_found_and_blamed_on_choice() -> None:
    """The same seat, but for one answer, plays greedy: that answer is a key moment. It is one of the first turn, where
    nothing is decided: who has lost already can hardly lose more."""
    match = pentarchy.new("eight_minute_empire", 2, 10)
    bots.drive(match, [Stumbling(3), bots.make("greedy", 2)], 3)
    asked = [k for k, (seat, _) in enumerate(match.answers) if seat == 0]
    found = analyse(match)
    slips = [moment["step"] for moment in found["moments"] if moment["kind"] == SLIP and moment["seat"] == 0]
    assert asked[2] in slips
    assert found["steps"][asked[2]]["loss"] > 0.05


def test_who_answers_by_lot_is_less_accurate() -> None:
    match = pentarchy.new("eight_minute_empire", 2, 7)
    bots.drive(match, [bots.make("random", 1), bots.make("normal", 2)], 2)
    found = analyse(match)["accuracy"]
    assert found[0] < 60 < found[1]


def test_luck_is_what_came_against_what_was_to_be_expected() -> None:
    """Where nothing is drawn or shown there is no luck, and all luck of a step adds up to nothing."""
    match = finished()
    now = pentarchy.new(match.game.id, match.names, match.seed)
    lucky = 0
    for seat, number in match.answers:
        step = study.Step(seat, number, None, now.secret_choice is not None, len(now.numbers(seat)))
        before = now.loose().points
        study._go_on(now, step)
        if now.loose().points == before:
            assert not step.luck
        elif step.luck:
            lucky += 1
            assert abs(sum(step.luck)) < 0.01
    assert lucky


def test_choices_are_judged_by_what_the_seat_knew() -> None:
    """In a world that the seat cannot tell from the true one, every answer has the same chance."""
    match = finished("imperium", 2)
    state = match.state()
    looked = 0
    for at in range(60, match.steps, 37):
        now = pentarchy.from_state({**state, "actions": state["actions"][:at]})
        seat, number = match.answers[at]
        if now.secret_choice is None and len(now.numbers(seat)) > 1:
            other = now.redeal(seat, 77)
            told, again = (study.looked_at(one, seat, number) for one in (now, other))
            assert list(told.values) == list(again.values)
            looked += 1
    assert looked > 2


def look_at_some(now: Match, seat: int, number: int, look: Any = study.looked_at) -> study.Step:
    if now.steps % EVERY == 0:
        return look(now, seat, number)
    return study.Step(seat, number, now.game.turn_of(now.loose()), now.secret_choice is not None, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_analysed(name: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Of long games some steps from deal to end, over fewer answers; with `--thorough` all, as for people."""
    if name in LONG and not request.config.getoption("--thorough"):
        monkeypatch.setattr(study, "WIDTH", 2)
        monkeypatch.setattr(study, "MOST", study.FEWEST)
        monkeypatch.setattr(study, "looked_at", look_at_some)
    match = finished(name, game(name).min_players)
    found = report() if name == finished().game.id else analyse(match)
    assert json.loads(json.dumps(found)) == found
    assert all(value is None or 0 <= value <= 100 for value in found["accuracy"])
    for lang in LANGUAGES:
        assert match.game.info.title(lang) in plain(found, match, lang)
        shown = page(found, match, lang)
        assert "<script" not in shown
        assert "http://" not in shown.replace("http://www.w3.org/2000/svg", "")


def test_page_and_text_tell_the_same_moments() -> None:
    match, found = finished(), report()
    for lang in LANGUAGES:
        text, shown = plain(found, match, lang), page(found, match, lang)
        for moment in found["moments"]:
            assert moment["text"][lang] in text
        assert shown.count("<section><h3>") == len(found["moments"])
        drawn = re.findall('src="data:image/svg.xml;base64,([^"]+)"', shown)
        assert len(drawn) == len(found["moments"])
        assert all(base64.b64decode(board).startswith(b"<svg") for board in drawn)


def test_names_cannot_break_the_page() -> None:
    shown = page(report(), finished(), "en")
    assert "&lt;b&gt;P0&lt;/b&gt;" in shown
    assert "<b>P0" not in shown


def test_words_agree_in_both_languages() -> None:
    english, russian = (message_arguments(FOLDER / f"{lang}.ftl") for lang in LANGUAGES)
    assert english == russian


def test_only_what_is_sure_is_nothing_or_all() -> None:
    assert [percent(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_a_luck_moment_says_where_it_came_from() -> None:
    steps = [study.Step(0, 1, None, False, 1, luck=[0.2, -0.2], unsure=[0.01, 0.01])]
    found = moments.choose(steps, [[0.5, 0.5], [0.7, 0.3]])
    assert [moment.kind for moment in found] == [LUCK]
    told = moments.told(found[0], steps, [{"turn": 1, "text": {"en": "a", "ru": "a"}}], ["Ann", "Bob"])
    assert told["hidden"]
    assert "drawn" in told["text"]["en"]
    assert (told["before"], told["after"]) == (0.5, 0.7)
