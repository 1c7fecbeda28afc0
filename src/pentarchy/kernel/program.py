"""Effects are programs, programs are data.

A card effect is a tree (JSON). At load it becomes flat integer code; one small interpreter runs the code in
frames on the position's stack. The kernel knows the control forms: sequence, choose, may, repeat, each, if,
cost and for_each. A game adds its own operations: each is an `Op` with its operands, and what it asks it asks
by pushing an ordinary decision frame.
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
COST: Final = 7
FOR_EACH: Final = 8
LEAVE: Final = 9
"""A jump that also marks the end of a `may` or of an option of a `choose`."""
FIRST_OP: Final = 16
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

    __slots__ = ("choose_kind", "code", "may_kind", "ops", "run_kind")

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

    def start_effect(self, kind: int, pc: int, actor: int, source: int) -> None:
        """Begin an effect with results: below its code lies a frame of the game's own `kind` (an `Effect`).

        R1 of that frame is the source, R2 to R6 are free for results (who is immune, how much was paid …);
        all frames of the effect find it at stack index ROOT. It comes up again when the effect is complete.
        """
        root = len(self.stack)
        self.push(kind, actor, source)
        self.push(self.run_kind, actor, pc, actor, source, pc, 1, root)

    def result(self, root: int, register: int) -> int:
        """A result register (R2 to R6) of the effect whose frame begins at stack index `root`."""
        return self.stack[root + WIDTH + register]

    def set_result(self, root: int, register: int, value: int) -> None:
        self.stack[root + WIDTH + register] = value

    # -- what a game answers about its own operations ------------------------------------------------------

    def holds(self, condition: int, seat: int, source: int) -> bool:
        """Is the condition true for this seat? (`if`)"""
        raise TypeError("this game has no conditions")

    def amount(self, number: int, seat: int, root: int) -> int:
        """How many rounds a `for_each` has: a count or a result of the effect at `root`."""
        raise TypeError("this game has no counts")

    def payable(self, start: int, stop: int, seat: int, source: int, public: bool) -> bool:
        """Can all parts of a cost (the operations from `start` up to `stop`) be paid together?

        By default each part on its own; a game whose parts draw on the same means looks at them together.
        """
        pc = start
        while pc < stop:
            form = self.code[pc]
            if form < FIRST_OP:
                return self.leads(pc, seat, source, public)
            if not self._able(pc, seat, source, public):
                return False
            pc += 1 + self.ops[form - FIRST_OP].width
        return True

    def _able(self, pc: int, seat: int, source: int, public: bool) -> bool:
        """Can the operation at `pc` be carried out?"""
        op = self.ops[self.code[pc] - FIRST_OP]
        if public:
            return op.publicly_possible(self, pc + 1, seat, source)
        return op.possible(self, pc + 1, seat, source)

    def possible(self, pc: int, seat: int, source: int) -> bool:
        """Could the block at `pc` be carried out by this seat? Used for the options of `choose`."""
        return self.leads(pc, seat, source, False)

    def publicly_possible(self, pc: int, seat: int, source: int) -> bool:
        """The same by public knowledge only: decides whether the question of a `may` is put at all."""
        return self.leads(pc, seat, source, True)

    def leads(self, pc: int, seat: int, source: int, public: bool) -> bool:
        """Can the block at `pc` change anything? A leading cost or condition decides; else any of its steps may."""
        code = self.code
        leading = True
        while True:
            form = code[pc]
            if form >= FIRST_OP:
                if self._able(pc, seat, source, public):
                    return True
                pc += 1 + self.ops[form - FIRST_OP].width
            elif form in (END, LEAVE):
                return False
            elif form == JUMP:
                pc = code[pc + 1]
            elif form == IF:
                pc = pc + 3 if self.holds(code[pc + 1], seat, source) else code[pc + 2]
                continue  # what stands behind a leading condition leads
            elif form == COST:
                able = self.payable(pc + 3, code[pc + 2], seat, source, public)
                if able or leading:
                    return able
                pc = code[pc + 1]
            elif form == MAY:
                if self.leads(pc + 2, seat, source, public):
                    return True
                pc = code[pc + 1]
            elif form == CHOOSE:
                options = code[pc + 1] - 1
                for k in range(options):
                    if self.leads(code[pc + 2 + k], seat, source, public):
                        return True
                pc = code[pc + 3 + options]
            elif form in (REPEAT, FOR_EACH):
                if self.leads(pc + 3, seat, source, public):
                    return True
                pc = code[pc + 2]
            else:
                return True
            leading = False

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

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        """Could this seat carry it out, with some change?"""
        return True

    def publicly_possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        """The same as far as everybody can tell. By default the same test: right where that is public."""
        return self.possible(p, at, seat, source)


@mypyc_attr(allow_interpreted_subclasses=True)
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
        elif form in (JUMP, LEAVE):
            stack[PC] = code[at + 1]
        elif form == IF:
            true = p.holds(code[at + 1], stack[SUBJECT], stack[SOURCE])
            stack[PC] = at + 3 if true else code[at + 2]
        elif form == MAY:
            stack[PC] = code[at + 1]
            if p.publicly_possible(at + 2, stack[SUBJECT], stack[SOURCE]):
                p.push(p.may_kind, stack[SUBJECT], at)
        elif form == CHOOSE:
            stack[PC] = at + 1 + code[at + 1]  # the jump behind the targets
            p.push(p.choose_kind, stack[SUBJECT], at)
        elif form == REPEAT:
            stack[PC] = code[at + 2]
            self._block(p, at + 3, stack[SUBJECT], code[at + 1])
        elif form == COST:
            able = p.payable(at + 3, code[at + 2], stack[SUBJECT], stack[SOURCE], False)
            stack[PC] = at + 3 if able else code[at + 1]
        elif form == FOR_EACH:
            stack[PC] = code[at + 2]
            rounds = p.amount(code[at + 1], stack[SUBJECT], stack[ROOT])
            if rounds > 0:
                self._block(p, at + 3, stack[SUBJECT], rounds)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Decision[Position]):
    """The frame below an effect that has results. When it comes up again the effect is complete."""

    def run(self, p: Position) -> None:
        p.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class AskChoose(Decision[Position]):
    """«Choose one»: an option that can be carried out; if none can, nothing happens.

    Where an option can be impossible for reasons that others do not know, give the answer `none`: the
    question is then put whenever an option looks possible to everybody, and `none` is the way out.
    """

    first: int
    refusal: int
    none: int

    def __init__(self, name: str, first: int, refusal: int, none: int = -1) -> None:
        super().__init__(name, forced=False)
        self.first = first
        self.refusal = refusal
        self.none = none

    def run(self, p: Position) -> None:
        assert isinstance(p, ProgramPosition)
        seat = p.stack[ACTOR]
        if self.none < 0:
            asked = len(self.legal(p, seat)) > 0
        else:
            at = p.stack[R1]
            source = p.stack[SOURCE - WIDTH]
            asked = False
            for k in range(p.code[at + 1] - 1):
                asked = asked or p.publicly_possible(p.code[at + 2 + k], seat, source)
        if asked:
            p.ask(seat)
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
        if not options and self.none >= 0:
            options.append(self.none)
        return options

    def refuse(self, p: Position, seat: int, action: int) -> int:
        return 0 if action in self.legal(p, seat) else self.refusal

    def apply(self, p: Position, seat: int, action: int) -> None:
        assert isinstance(p, ProgramPosition)
        at = p.stack[R1]
        p.pop()
        if action != self.none:
            p.stack[PC] = p.code[at + 2 + action - self.first]


FORMS: Final = ("seq", "may", "choose", "repeat", "each", "for_each", "if", "cost")
"""The control forms; a game's operations have other names."""

Encoder = Callable[[Mapping[str, Any]], list[int]]
"""Turns the node of an operation into its operands."""


def _no_counts(of: Any) -> int:
    raise ValueError(f"this game has no count {of!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Compiler:
    """Turns trees into code. `ops` gives for each operation of the game its number and its encoder.

    `condition` numbers the conditions of `if`, `count` the counts of `for_each`, as `holds` and `amount` read them.
    """

    def __init__(
        self,
        ops: Mapping[str, tuple[int, Encoder]],
        condition: Callable[[Any], int],
        count: Callable[[Any], int] = _no_counts,
    ) -> None:
        self.code: list[int] = []
        self._ops = ops
        self._condition = condition
        self._count = count

    def add(self, node: Mapping[str, Any]) -> int:
        """Compile a tree; returns where its code begins."""
        start = len(self.code)
        self._node(node)
        self.code.append(END)
        return start

    def _node(self, node: Mapping[str, Any]) -> None:
        name = node["op"]
        if name in FORMS:
            getattr(self, f"_{name}")(node)
        elif name in self._ops:
            number, encode = self._ops[name]
            self.code += [FIRST_OP + number, *encode(node)]
        else:
            raise ValueError(f"unknown operation {name!r}")

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
        self._leave()
        self._fill(behind)

    def _leave(self) -> None:
        """The end of a `may`: a jump to the next place, for those who look ahead."""
        self.code += [LEAVE, len(self.code) + 2]

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
            self.code.append(LEAVE)
            leave.append(self._hole())
        for hole in leave:
            self._fill(hole)

    def _repeat(self, node: Mapping[str, Any]) -> None:
        self.code += [REPEAT, node["n"]]
        self._loop(node)

    def _each(self, node: Mapping[str, Any]) -> None:
        self.code += [EACH, OTHERS if node["who"] == "others" else EVERYBODY]
        self._loop(node)

    def _for_each(self, node: Mapping[str, Any]) -> None:
        self.code += [FOR_EACH, self._count(node["of"])]
        self._loop(node)

    def _cost(self, node: Mapping[str, Any]) -> None:
        self.code.append(COST)
        behind = self._hole()
        then = self._hole()
        for part in node["pay"]:
            self._node(part)
        self._fill(then)
        self._node(node["then"])
        self._fill(behind)

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
