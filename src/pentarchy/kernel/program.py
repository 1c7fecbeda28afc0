"""Effects are programs, programs are data.

A card effect is a tree (JSON). At load it becomes flat integer code; one small interpreter runs the code in
frames on the position's stack. The kernel knows the control forms: sequence, choose, may, repeat, each, if.
A game adds its own operations: each is an `Op` with its operands, and what it asks it asks by pushing an
ordinary decision frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from pentarchy.kernel.cards import CardPosition
from pentarchy.kernel.position import ACTOR, R1, R2, R3, R4, R5, R6, WIDTH, Decision, Position

END: Final = 0
JUMP: Final = 1
MAY: Final = 2
CHOOSE: Final = 3
REPEAT: Final = 4
EACH: Final = 5
IF: Final = 6
FIRST_OP: Final = 8
"""Numbers below are the kernel's control forms; a game's operations begin here."""

PC: Final = R1
"""Where the frame is in the code."""
SUBJECT: Final = R2
"""The seat to which the effect applies now (`each` changes it)."""
SOURCE: Final = R3
"""The card (or whatever) whose effect this is."""
START: Final = R4
"""Where the block of a loop begins."""
LEFT: Final = R5
"""Rounds that a loop still has to do, or the seats still to come, as bits."""
ROOT: Final = R6
"""Stack index of the frame that began the effect; results of the effect belong to it."""

EVERYBODY: Final = 0
OTHERS: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgramPosition(CardPosition):
    """A position whose cards have programs."""

    code: list[int]
    ops: list[Op]
    run_kind: int
    """Kind of the frame that runs code."""
    may_kind: int
    choose_kind: int

    def __init__(self) -> None:
        super().__init__()
        self.code = []
        self.ops = []
        self.run_kind = 0
        self.may_kind = 0
        self.choose_kind = 0

    def copy_program(self, to: ProgramPosition) -> None:
        """The program's part of `clone`; code and operations are shared."""
        to.code = self.code
        to.ops = self.ops
        to.run_kind = self.run_kind
        to.may_kind = self.may_kind
        to.choose_kind = self.choose_kind

    def start(self, pc: int, actor: int, source: int) -> None:
        """Begin an effect: its frame goes on top of the stack."""
        root = len(self.stack)
        self.push(self.run_kind, actor, pc, actor, source, pc, 1, root)

    # -- what a game answers about its own operations ------------------------------------------------------

    def holds(self, condition: int, seat: int, source: int) -> bool:
        """Is the condition true for this seat? (`if`)"""
        raise TypeError("this game has no conditions")

    def possible(self, pc: int, seat: int, source: int) -> bool:
        """Could the block at `pc` be carried out by this seat? Used for the options of `choose`."""
        return True

    def publicly_possible(self, pc: int, seat: int, source: int) -> bool:
        """The same by public knowledge only: decides whether the question of a `may` is put at all."""
        return True

    def next_subject(self, left: int, actor: int) -> int:
        """Whose turn it is in an `each`: from the actor clockwise."""
        for k in range(self.players):
            seat = (actor + k) % self.players
            if left >> seat & 1:
                return seat
        return -1

    def affected(self, who: int, actor: int, source: int) -> int:
        """The seats of an `each`, as bits."""
        seats = (1 << self.players) - 1
        return seats & ~(1 << actor) if who == OTHERS else seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """An operation of a game. `at` is where its operands begin; the frame's PC already points behind them."""

    width: int
    """Number of its operands."""

    def __init__(self, width: int) -> None:
        self.width = width

    def run(self, p: ProgramPosition, at: int) -> None:
        raise NotImplementedError


class Run(Decision[Position]):
    """The frame that runs code. It asks nothing itself."""

    def run(self, p: Position) -> None:
        assert isinstance(p, ProgramPosition)
        code = p.code
        stack = p.stack
        at = stack[PC]
        form = code[at]
        if form >= FIRST_OP:
            op = p.ops[form - FIRST_OP]
            stack[PC] = at + 1 + op.width
            op.run(p, at + 1)
        elif form == END:
            self._end(p)
        elif form == JUMP:
            stack[PC] = code[at + 1]
        elif form == IF:
            true = p.holds(code[at + 1], stack[SUBJECT], stack[SOURCE])
            stack[PC] = at + 3 if true else code[at + 2]
        elif form == MAY:
            stack[PC] = code[at + 1]
            if p.publicly_possible(at + 2, stack[SUBJECT], stack[SOURCE]):
                p.push(p.may_kind, stack[SUBJECT], at)
        elif form == CHOOSE:
            stack[PC] = at + 2 + code[at + 1]
            p.push(p.choose_kind, stack[SUBJECT], at)
        elif form == REPEAT:
            stack[PC] = code[at + 2]
            self._block(p, at + 3, stack[SUBJECT], code[at + 1])
        else:
            stack[PC] = code[at + 2]
            left = p.affected(code[at + 1], stack[ACTOR], stack[SOURCE])
            first = p.next_subject(left, stack[ACTOR])
            if first >= 0:
                self._block(p, at + 3, first, left & ~(1 << first) | EACH_MARK)

    def _block(self, p: ProgramPosition, pc: int, subject: int, left: int) -> None:
        stack = p.stack
        p.push(p.run_kind, stack[ACTOR], pc, subject, stack[SOURCE], pc, left, stack[ROOT])

    def _end(self, p: ProgramPosition) -> None:
        stack = p.stack
        left = stack[LEFT]
        if left >= EACH_MARK:
            subject = p.next_subject(left & ~EACH_MARK, stack[ACTOR])
            if subject >= 0:
                stack[SUBJECT] = subject
                stack[LEFT] = left & ~(1 << subject)
                stack[PC] = stack[START]
                return
        elif left > 1:
            stack[LEFT] = left - 1
            stack[PC] = stack[START]
            return
        p.pop()


EACH_MARK: Final = 1 << 16
"""Set in LEFT where it holds seats and not a number of rounds."""


class AskMay(Decision[Position]):
    """«You may»: yes or no. R1 is the place of the form in the code; the frame below runs it."""

    def __init__(self, name: str, yes: int, no: int, refusal: int) -> None:
        super().__init__(name, forced=False)
        self.yes = yes
        self.no = no
        self.refusal = refusal
        self.answers = [yes, no]

    yes: int
    no: int
    refusal: int
    answers: list[int]

    def legal(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, ProgramPosition)
        below = p.stack[SOURCE - WIDTH]
        if p.possible(p.stack[R1] + 2, seat, below):
            return self.answers
        return [self.no]

    def refuse(self, p: Position, seat: int, action: int) -> int:
        return 0 if action in self.legal(p, seat) else self.refusal

    def apply(self, p: Position, seat: int, action: int) -> None:
        at = p.stack[R1]
        p.pop()
        if action == self.yes:
            p.stack[PC] = at + 2


class AskChoose(Decision[Position]):
    """«Choose one»: an option that can be carried out; if none can, nothing happens."""

    first: int
    refusal: int

    def __init__(self, name: str, first: int, refusal: int) -> None:
        super().__init__(name, forced=False)
        self.first = first
        self.refusal = refusal

    def run(self, p: Position) -> None:
        if self.legal(p, p.stack[ACTOR]):
            p.ask(p.stack[ACTOR])
        else:
            p.pop()

    def legal(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, ProgramPosition)
        at = p.stack[R1]
        source = p.stack[SOURCE - WIDTH]
        options: list[int] = []
        for k in range(p.code[at + 1] - 1):
            if p.possible(p.code[at + 2 + k], seat, source):
                options.append(self.first + k)
        return options

    def refuse(self, p: Position, seat: int, action: int) -> int:
        return 0 if action in self.legal(p, seat) else self.refusal

    def apply(self, p: Position, seat: int, action: int) -> None:
        assert isinstance(p, ProgramPosition)
        target = p.code[p.stack[R1] + 2 + action - self.first]
        p.pop()
        p.stack[PC] = target


Encoder = Callable[[Mapping[str, Any]], list[int]]
"""Turns the node of an operation into its operands."""


class Compiler:
    """Turns trees into code. `ops` gives for each operation of the game its number and its encoder."""

    def __init__(self, ops: Mapping[str, tuple[int, Encoder]], condition: Callable[[Any], int]) -> None:
        self.code: list[int] = []
        self._ops = ops
        self._condition = condition

    def add(self, node: Mapping[str, Any]) -> int:
        """Compile a tree; returns where its code begins."""
        start = len(self.code)
        self._node(node)
        self.code.append(END)
        return start

    def _node(self, node: Mapping[str, Any]) -> None:
        form = getattr(self, f"_{node['op']}", None)
        if form is not None:
            form(node)
            return
        number, encode = self._ops[node["op"]]
        self.code += [FIRST_OP + number, *encode(node)]

    def _hole(self) -> int:
        self.code.append(-1)
        return len(self.code) - 1

    def _fill(self, hole: int) -> None:
        self.code[hole] = len(self.code)

    def _seq(self, node: Mapping[str, Any]) -> None:
        for step in node["steps"]:
            self._node(step)

    def _may(self, node: Mapping[str, Any]) -> None:
        self.code.append(MAY)
        behind = self._hole()
        self._node(node["do"])
        self._fill(behind)

    def _choose(self, node: Mapping[str, Any]) -> None:
        options = node["options"]
        self.code += [CHOOSE, len(options) + 1]
        holes = [self._hole() for _ in options]
        behind = self._hole()  # CHOOSE n+1, n targets, one spare that becomes the JUMP below
        self.code[behind] = JUMP
        leave = [self._hole()]
        for hole, option in zip(holes, options, strict=True):
            self._fill(hole)
            self._node(option)
            self.code.append(JUMP)
            leave.append(self._hole())
        for hole in leave:
            self._fill(hole)

    def _repeat(self, node: Mapping[str, Any]) -> None:
        self.code += [REPEAT, node["n"]]
        self._loop(node)

    def _each(self, node: Mapping[str, Any]) -> None:
        self.code += [EACH, OTHERS if node["who"] == "others" else EVERYBODY]
        self._loop(node)

    def _loop(self, node: Mapping[str, Any]) -> None:
        behind = self._hole()
        self._node(node["do"])
        self.code.append(END)
        self._fill(behind)

    def _if(self, node: Mapping[str, Any]) -> None:
        self.code += [IF, self._condition(node["cond"])]
        otherwise = self._hole()
        self._node(node["then"])
        if "else" in node:
            self.code.append(JUMP)
            behind = self._hole()
            self._fill(otherwise)
            self._node(node["else"])
            self._fill(behind)
        else:
            self._fill(otherwise)
