"""The control forms of programs, on a position whose operations only write down that they ran."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from pentarchy.kernel.game import KERNEL_FIELDS, dump, restore
from pentarchy.kernel.position import ACTOR, FIRST_PLACE, Decision, Position
from pentarchy.kernel.program import (
    CHANGE,
    COMPLETE,
    COST_PARTS,
    COST_THEN,
    HOPEFUL,
    PRIVATE,
    RUN_ROOT,
    RUN_SUBJECT,
    AskChoose,
    AskMay,
    Compiler,
    Effect,
    Op,
    ProgramPosition,
    Run,
)

STOP, RUN, MAY, CHOOSE, EFFECT = range(5)
YES, NO, NONE, FIRST = 0, 1, 2, 10

Node = dict[str, Any]


PAID = FIRST_PLACE + 1
"""The result of an effect."""


class Tape(ProgramPosition):
    """Three seats; `tape` is what has happened; `purse` is public, `secret` is not."""

    tape: list[int]
    purse: list[int]
    secret: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.tape = []
        self.purse = [0, 0, 0]
        self.secret = [0, 0, 0]

    def fields(self) -> list[str]:
        return ["tape", "purse", "secret"]

    def clone(self) -> Tape:
        to = Tape()
        self.copy_kernel_fields(to)
        self.lend_cards(to)
        self.copy_program(to)
        to.tape, to.purse, to.secret = self.tape[:], self.purse[:], self.secret[:]
        return to

    def holds(self, condition: int, seat: int, source: int) -> bool:
        return self.purse[seat] >= condition

    def amount(self, number: int, seat: int, root: int) -> int:
        return self.result(root, PAID)


class Say(Op):
    """Writes: seat, word."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, Tape)
        p.tape += [p.stack[RUN_SUBJECT], p.code[at]]


class PayOne(Op):
    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, Tape)
        seat = p.stack[RUN_SUBJECT]
        p.purse[seat] -= p.code[at]
        root = p.stack[RUN_ROOT]
        p.set_result(root, PAID, p.result(root, PAID) + p.code[at])

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, Tape)
        return p.purse[seat] >= p.code[at]


class Whisper(Op):
    """Possible only for those with a secret, which others cannot see."""

    def run(self, p: ProgramPosition, at: int) -> None:
        assert isinstance(p, Tape)
        p.tape += [p.stack[RUN_SUBJECT], 99]

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        assert isinstance(p, Tape)
        return p.secret[seat] > 0

    def publicly_possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        return True


class Finish(Op):
    def run(self, p: ProgramPosition, at: int) -> None:
        p.end(1)


class Stop(Decision[Position]):
    """Under everything: asks seat 0 for ever, so that the engine has somewhere to stop."""

    def legal(self, p: Position, seat: int) -> list[int]:
        return [YES, NO]


OPS: list[Op] = [Say(1), PayOne(1), Whisper(0), Finish(0)]


def compiler() -> Compiler:
    return Compiler(
        {
            "say": (0, lambda node: [node["word"]]),
            "pay": (1, lambda node: [node["n"]]),
            "whisper": (2, lambda node: []),
            "finish": (3, lambda node: []),
        },
        lambda condition: int(condition["purse"]),
        lambda of: {"paid": 0}[of],
    )


def start(node: Node, actor: int = 0, none: int = NONE, **facts: list[int]) -> Tape:
    p = Tape()
    p.players = 3
    p.ops = OPS
    p.decisions = cast(
        "list[Decision[Position]]",
        [
            Stop("stop", False),
            Run("run"),
            AskMay("may", YES, NO, 4),
            AskChoose("choose", FIRST, 4, none),
            Effect("effect"),
        ],
    )
    p.run_kind, p.may_kind, p.choose_kind = RUN, MAY, CHOOSE
    code = compiler()
    begin = code.add(node)
    p.code = code.code
    for name, value in facts.items():
        setattr(p, name, value)
    p.push(STOP, 0)
    p.start_effect(EFFECT, begin, actor, 7)
    p.advance()
    return p


def done(p: Tape) -> bool:
    return p.over != 0 or p.stack[-8] == STOP


def said(p: Tape) -> list[tuple[int, int]]:
    return list(zip(p.tape[::2], p.tape[1::2], strict=True))


def say(word: int) -> Node:
    return {"op": "say", "word": word}


def seq(*steps: Node) -> Node:
    return {"op": "seq", "steps": list(steps)}


def may(do: Node) -> Node:
    return {"op": "may", "do": do}


def choose(*options: Node) -> Node:
    return {"op": "choose", "options": list(options)}


def test_seq() -> None:
    p = start(seq(say(1), seq(say(2), say(3)), seq(), say(4)))
    assert done(p)
    assert said(p) == [(0, 1), (0, 2), (0, 3), (0, 4)]


@pytest.mark.parametrize(("answer", "expected"), [(YES, [1, 2, 3]), (NO, [1, 3])])
def test_may(answer: int, expected: list[int]) -> None:
    p = start(seq(say(1), may(say(2)), say(3)))
    assert p.legal(0) == [YES, NO]
    p.apply(0, answer)
    assert done(p)
    assert [word for _, word in said(p)] == expected


def test_may_is_asked_by_public_knowledge_and_answered_by_private() -> None:
    p = start(may({"op": "whisper"}))
    assert p.actor == 0
    assert p.legal(0) == [NO]
    assert p.decisions[MAY].refuse(p, 0, YES) == 4
    assert start(may({"op": "whisper"}), secret=[1, 0, 0]).legal(0) == [YES, NO]
    assert done(start(may({"op": "pay", "n": 1})))  # everybody sees the empty purse: nothing to ask


@pytest.mark.parametrize("answer", [0, 1, 2])
def test_choose(answer: int) -> None:
    p = start(seq(choose(say(1), seq(say(2), say(3)), say(4)), say(9)))
    assert p.legal(0) == [FIRST, FIRST + 1, FIRST + 2]
    p.apply(0, FIRST + answer)
    assert [word for _, word in said(p)] == [[1], [2, 3], [4]][answer] + [9]


def test_choose_offers_what_can_be_carried_out() -> None:
    poor = start(seq(choose({"op": "pay", "n": 2}, say(1)), say(9)), purse=[1, 0, 0])
    assert poor.legal(0) == [FIRST + 1]
    rich = start(seq(choose({"op": "pay", "n": 2}, say(1)), say(9)), purse=[2, 0, 0])
    assert rich.legal(0) == [FIRST, FIRST + 1]
    rich.apply(0, FIRST)
    assert rich.purse[0] == 0


@pytest.mark.parametrize("none", [NONE, -1])
def test_choose_without_a_possible_option_does_nothing(none: int) -> None:
    p = start(seq(choose({"op": "pay", "n": 2}, {"op": "pay", "n": 3}), say(9)), none=none)
    assert done(p)
    assert said(p) == [(0, 9)]


def test_choose_among_secrets_has_a_way_out() -> None:
    """That no option is possible may be private: the question is put, and has an answer."""
    p = start(seq(choose({"op": "whisper"}, {"op": "pay", "n": 1}), say(9)))
    assert p.actor == 0
    assert p.legal(0) == [NONE]
    p.apply(0, NONE)
    assert said(p) == [(0, 9)]
    assert start(choose({"op": "whisper"}, {"op": "pay", "n": 1}), secret=[1, 0, 0]).legal(0) == [FIRST]


def test_an_option_is_judged_by_itself_not_by_what_stands_behind_it() -> None:
    p = start(seq(choose({"op": "pay", "n": 1}, say(1)), say(9)))
    assert p.legal(0) == [FIRST + 1]
    q = start(seq(may({"op": "pay", "n": 1}), say(9)))
    assert said(q) == [(0, 9)]


@pytest.mark.parametrize("n", [1, 2, 5])
def test_repeat(n: int) -> None:
    p = start(seq({"op": "repeat", "n": n, "do": seq(say(1), say(2))}, say(3)))
    assert [word for _, word in said(p)] == [1, 2] * n + [3]


def test_nested_loops_with_questions_in_them() -> None:
    p = start({"op": "repeat", "n": 2, "do": {"op": "repeat", "n": 2, "do": may(say(1))}})
    for answer in (YES, NO, YES, YES):
        assert not done(p)
        p.apply(0, answer)
    assert done(p)
    assert len(said(p)) == 3


@pytest.mark.parametrize(
    ("who", "actor", "expected"), [("all", 1, [1, 2, 0]), ("others", 1, [2, 0]), ("others", 0, [1, 2])]
)
def test_each_goes_round_from_the_actor(who: str, actor: int, expected: list[int]) -> None:
    p = start(seq({"op": "each", "who": who, "do": say(5)}, say(6)), actor=actor)
    assert said(p) == [(seat, 5) for seat in expected] + [(actor, 6)]


def test_each_asks_the_one_it_applies_to() -> None:
    p = start({"op": "each", "who": "others", "do": choose(say(1), say(2))}, actor=2)
    for seat in (0, 1):
        assert p.actor == seat
        p.apply(seat, FIRST + seat)
    assert said(p) == [(0, 1), (1, 2)]


@pytest.mark.parametrize(("purse", "expected"), [(0, [2, 3]), (2, [1, 3])])
def test_if_and_else(purse: int, expected: list[int]) -> None:
    node = seq({"op": "if", "cond": {"purse": 2}, "then": say(1), "else": say(2)}, say(3))
    assert [word for _, word in said(start(node, purse=[purse, 0, 0]))] == expected


@pytest.mark.parametrize(("purse", "expected"), [(0, [3]), (2, [1, 3])])
def test_if_without_else(purse: int, expected: list[int]) -> None:
    node = seq({"op": "if", "cond": {"purse": 2}, "then": say(1)}, say(3))
    assert [word for _, word in said(start(node, purse=[purse, 0, 0]))] == expected


def test_a_leading_condition_or_cost_decides_whether_an_option_is_offered() -> None:
    dear = {"op": "cost", "pay": [{"op": "pay", "n": 2}], "then": say(1)}
    wealthy = {"op": "if", "cond": {"purse": 2}, "then": say(2)}
    node = choose(seq(dear, say(8)), wealthy, say(3))
    assert start(node, purse=[1, 0, 0]).legal(0) == [FIRST + 2]
    assert start(node, purse=[2, 0, 0]).legal(0) == [FIRST, FIRST + 1, FIRST + 2]


@pytest.mark.parametrize(("purse", "left", "expected"), [(1, 1, [9]), (2, 0, [1, 9])])
def test_cost_is_paid_or_nothing_happens(purse: int, left: int, expected: list[int]) -> None:
    node = seq({"op": "cost", "pay": [{"op": "pay", "n": 2}], "then": say(1)}, say(9))
    p = start(node, purse=[purse, 0, 0])
    assert [word for _, word in said(p)] == expected
    assert p.purse[0] == left


class Joint(Tape):
    """Looks at all parts of a cost together."""

    def payable(self, at: int, seat: int, source: int, mode: int) -> bool:
        return sum(self.code[at + COST_PARTS + 1 : self.code[at + COST_THEN] : 2]) <= self.purse[seat]


def test_a_game_can_look_at_the_parts_of_a_cost_together() -> None:
    node = {"op": "cost", "pay": [{"op": "pay", "n": 1}, {"op": "pay", "n": 2}], "then": say(1)}
    code = compiler()
    begin = code.add(node)
    p = Joint()
    p.players, p.ops, p.code = 3, OPS, code.code
    for purse, able in ((2, False), (3, True)):
        p.purse[0] = purse
        assert p.possible(begin, 0, 0) is able


PAY_TWO = {"op": "pay", "n": 2}
COMPLETELY = [
    (seq(say(1), PAY_TWO), 0, True, False),  # one step changes something, another cannot be done
    (seq(say(1), PAY_TWO), 2, True, True),
    (seq(say(1), {"op": "may", "do": PAY_TWO}), 0, True, True),  # what may be left out is no obstacle
    (seq(say(1), {"op": "repeat", "n": 2, "do": PAY_TWO}), 0, True, False),
    (seq(say(1), {"op": "for_each", "of": "paid", "do": PAY_TWO}), 0, True, True),  # perhaps there is no round
    ({"op": "choose", "options": [PAY_TWO, seq(say(1), PAY_TWO)]}, 0, True, False),
    ({"op": "choose", "options": [PAY_TWO, say(1)]}, 0, True, True),
    ({"op": "cost", "pay": [PAY_TWO], "then": say(1)}, 0, False, False),
    ({"op": "cost", "pay": [PAY_TWO], "then": say(1)}, 2, True, True),
    (seq({"op": "may", "do": PAY_TWO}, {"op": "cost", "pay": [PAY_TWO], "then": say(1)}, say(2)), 0, True, False),
    ({"op": "if", "cond": {"purse": 1}, "then": PAY_TWO, "else": say(1)}, 0, True, True),
    (seq(), 2, False, False),  # nothing to do
]


@pytest.mark.parametrize(("node", "purse", "changes", "completes"), COMPLETELY)
def test_looking_ahead_for_a_change_and_for_all_of_it(node: Node, purse: int, changes: bool, completes: bool) -> None:
    p = Tape()
    code = compiler()
    begin = code.add(node)
    p.players, p.ops, p.code, p.purse = 3, OPS, code.code, [purse] * 3
    assert p.leads(begin, -1, 0, 0, PRIVATE, CHANGE) is changes
    assert p.leads(begin, -1, 0, 0, PRIVATE, COMPLETE) is completes


def test_looking_ahead_by_public_knowledge() -> None:
    p = Tape()
    code = compiler()
    begin = code.add(seq({"op": "whisper"}, PAY_TWO))
    p.players, p.ops, p.code = 3, OPS, code.code
    assert not p.leads(begin, -1, 0, 0, PRIVATE, CHANGE)
    assert p.leads(begin, -1, 0, 0, HOPEFUL, CHANGE)
    assert p.leads(begin, begin + 1, 0, 0, HOPEFUL, COMPLETE), "only up to where it is asked to look"
    assert not p.leads(begin, -1, 0, 0, HOPEFUL, COMPLETE)


def test_for_each_counts_a_result_of_the_same_effect() -> None:
    node = seq(
        {"op": "each", "who": "others", "do": {"op": "if", "cond": {"purse": 1}, "then": {"op": "pay", "n": 1}}},
        {"op": "for_each", "of": "paid", "do": say(4)},
        say(5),
    )
    assert [word for _, word in said(start(node, purse=[0, 3, 1]))] == [4, 4, 5]
    assert [word for _, word in said(start(node))] == [5]


def test_the_end_in_the_middle_of_everything() -> None:
    node = seq(
        {"op": "each", "who": "all", "do": {"op": "repeat", "n": 3, "do": seq(say(1), {"op": "finish"})}}, say(2)
    )
    p = start(node)
    assert p.over == 1
    assert p.stack == []
    assert said(p) == [(0, 1)]
    assert p.legal(0) == []
    assert p.to_act() == 0


def test_an_effect_inside_an_effect_has_its_own_results() -> None:
    p = start(seq(may(say(1)), {"op": "for_each", "of": "paid", "do": say(2)}), purse=[5, 0, 0])
    inner = compiler()
    inner.code = p.code
    p.start_effect(EFFECT, inner.add({"op": "pay", "n": 3}), 1, 8)
    p.purse[1] = 3
    p.actor = -1
    p.advance()
    assert p.actor == 0  # the outer effect goes on with its question
    p.apply(0, NO)
    assert said(p) == []  # what the inner effect paid is not the outer one's


def test_a_position_can_be_put_away_in_the_middle() -> None:
    node = {"op": "each", "who": "all", "do": {"op": "repeat", "n": 2, "do": choose(say(1), may(say(2)))}}
    p = start(node)
    steps = [(0, FIRST + 1), (0, YES), (0, FIRST), (1, FIRST + 1), (1, NO)]
    for seat, action in steps:
        doc = json.loads(json.dumps(dump(p)))
        q = start(node)
        restore(q, doc)
        assert dump(q) == dump(p.clone()) == dump(p)
        q.apply(seat, action)
        p.apply(seat, action)
        assert dump(q) == dump(p)
    assert set(dump(p)) == {*KERNEL_FIELDS, "tape", "purse", "secret"}


def test_unknown_operations_are_refused_at_load() -> None:
    with pytest.raises(ValueError, match="fly"):
        compiler().add({"op": "fly"})
    with pytest.raises(KeyError):
        compiler().add({"op": "for_each", "of": "nothing", "do": say(1)})
    with pytest.raises(ValueError, match="no count"):
        Compiler({}, lambda condition: 0).add({"op": "for_each", "of": "paid", "do": {"op": "seq", "steps": []}})


def test_programs_lie_one_behind_the_other() -> None:
    code = compiler()
    first, second = code.add(say(1)), code.add(say(2))
    assert first == 0
    assert second == len(code.code) - 3
    p = start(say(1))
    p.code = code.code
    p.start(second, 2, 0)
    p.actor = -1
    p.advance()
    assert said(p)[-1] == (2, 2)
    assert p.stack[ACTOR] == 0


@pytest.mark.parametrize("base", [Run, AskMay, AskChoose, Effect, Op, ProgramPosition])
def test_a_strangers_game_can_build_on_it(base: type) -> None:
    """Also where the kernel is compiled and the game is not."""
    arguments = {Run: ("run",), AskMay: ("may", 0, 1, 4), AskChoose: ("choose", 0, 4), Effect: ("effect",), Op: (0,)}
    own = type("Own", (base,), {})
    assert isinstance(own(*arguments.get(base, ())), base)
