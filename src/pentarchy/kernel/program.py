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
from pentarchy.kernel.position import ACTOR, WIDTH, Decision, Position

# Forms of code. The numbers behind a form are its operands; each has a name that says how far behind the form it lies.
END: Final = 0
JUMP: Final = 1
JUMP_TO: Final = 1
MAY: Final = 2
MAY_BEHIND: Final = 1
MAY_DO: Final = 2
CHOOSE: Final = 3
CHOOSE_SIZE: Final = 1
"""Number of options + 1: so far behind this operand lies the jump that leads on."""
CHOOSE_FIRST: Final = 2
"""Where the first option begins; the others follow."""
REPEAT: Final = 4
EACH: Final = 5
IF: Final = 6
IF_CONDITION: Final = 1
IF_ELSE: Final = 2
IF_THEN: Final = 3
COST: Final = 7
COST_BEHIND: Final = 1
COST_THEN: Final = 2
COST_PARTS: Final = 3
FOR_EACH: Final = 8
LEAVE: Final = 9
"""A jump that also marks the end of a `may` or of an option of a `choose`."""
LOOP_OF: Final = 1
"""Of a loop (REPEAT, EACH, FOR_EACH): how many rounds, which seats, which count."""
LOOP_BEHIND: Final = 2
LOOP_DO: Final = 3
FIRST_OP: Final = 16
"""Numbers below are the kernel's control forms; a game's operations begin here."""

# Places of the frame that runs code.
RUN_PC: Final = -6
"""Where the frame is in the code."""
RUN_SUBJECT: Final = -5
"""The seat to which the effect applies now (`each` changes it)."""
RUN_SOURCE: Final = -4
"""The card (or whatever) whose effect this is."""
RUN_START: Final = -3
"""Where the block of a loop begins."""
RUN_LEFT: Final = -2
"""Rounds that a loop still has to do, or the seats still to come, as bits."""
RUN_ROOT: Final = -1
"""Stack index of the frame that began the effect; results of the effect belong to it."""

# The place of the frames that ask `may` and `choose`; the frame below runs the code.
ASK_FORM: Final = -6
"""Where the form lies in the code."""

# The first place of a frame of the game's own that lies below an effect (see `start_effect`).
EFFECT_SOURCE: Final = -6

# How much the asker knows when it looks ahead.
PRIVATE: Final = 0
"""Everything that the seat itself knows."""
HOPEFUL: Final = 1
"""Public knowledge only; what is hidden may be as needed."""
SURE: Final = 2
"""Public knowledge only; what is hidden may not be as needed."""

# What is asked when looking ahead.
CHANGE: Final = 0
"""Can it change something?"""
COMPLETE: Final = 1
"""Can all its mandatory steps be carried out completely?"""

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

        The first place of that frame is the source, the others are free for results (who is immune, how much was
        paid …); all frames of the effect find it at stack index RUN_ROOT. It comes up again when the effect is
        complete.
        """
        root = len(self.stack)
        self.push(kind, actor, source)
        self.push(self.run_kind, actor, pc, actor, source, pc, 1, root)

    def result(self, root: int, place: int) -> int:
        """A result of the effect whose frame begins at stack index `root`, by the name of its place."""
        return self.stack[root + WIDTH + place]

    def set_result(self, root: int, place: int, value: int) -> None:
        self.stack[root + WIDTH + place] = value

    # -- what a game answers about its own operations ------------------------------------------------------

    def holds(self, condition: int, seat: int, source: int) -> bool:
        """Is the condition true for this seat? (`if`)"""
        raise TypeError("this game has no conditions")

    def amount(self, number: int, seat: int, root: int) -> int:
        """How many rounds a `for_each` has: a count or a result of the effect at `root`."""
        raise TypeError("this game has no counts")

    def payable(self, at: int, seat: int, source: int, mode: int) -> bool:
        """Can all parts of the cost at `at` be paid together?

        By default each part on its own; a game whose parts draw on the same means looks at them together.
        """
        code = self.code
        pc = at + COST_PARTS
        stop = code[at + COST_THEN]
        while pc < stop:
            form = code[pc]
            if form < FIRST_OP:
                return self.leads(pc, stop, seat, source, mode, CHANGE)
            op = self.ops[form - FIRST_OP]
            if not op.can(self, pc + 1, seat, source, mode, COMPLETE):
                return False
            pc += 1 + op.width
        return True

    # -- looking ahead ----------------------------------------------------------------------------------------

    def possible(self, pc: int, seat: int, source: int) -> bool:
        """Could the block at `pc` change anything for this seat? Used for the options of `choose`."""
        return self.leads(pc, -1, seat, source, PRIVATE, CHANGE)

    def publicly_possible(self, pc: int, seat: int, source: int) -> bool:
        """The same by public knowledge only: decides whether the question of a `may` is put at all."""
        return self.leads(pc, -1, seat, source, HOPEFUL, CHANGE)

    def leads(self, pc: int, stop: int, seat: int, source: int, mode: int, want: int) -> bool:
        """Could the block from `pc` (up to `stop`, or to its end: -1) be carried out by this seat?

        CHANGE: a leading cost or condition decides; else any step that can change something is enough.
        COMPLETE: there is something to do, and no mandatory step is impossible.
        """
        code = self.code
        change = want == CHANGE
        leading = True
        met = False
        while pc != stop:
            form = code[pc]
            if form >= FIRST_OP:
                op = self.ops[form - FIRST_OP]
                if op.can(self, pc + 1, seat, source, mode, want) == change:
                    return change
                pc += 1 + op.width
            elif form in (END, LEAVE):
                break
            elif form == JUMP:
                pc = code[pc + JUMP_TO]
                continue
            elif form == IF:  # what stands behind a leading condition leads
                true = self.holds(code[pc + IF_CONDITION], seat, source)
                pc = pc + IF_THEN if true else code[pc + IF_ELSE]
                continue
            else:
                can = self._form_leads(pc, seat, source, mode, want)
                if can == change:
                    return change
                if form == COST and leading and change:
                    return False
                pc = self._behind(pc)
            leading = False
            met = True
        return met and not change

    def _form_leads(self, pc: int, seat: int, source: int, mode: int, want: int) -> bool:
        """`leads` of one control form: what need not be done is no obstacle to being complete."""
        form = self.code[pc]
        if form == COST:
            return self.payable(pc, seat, source, mode)
        if form == CHOOSE:
            for k in range(self.options(pc)):
                if self.leads(self.code[pc + CHOOSE_FIRST + k], -1, seat, source, mode, want):
                    return True
            return False
        if form == EACH:
            return self.each_leads(pc, seat, source, mode, want)
        if want == COMPLETE and form != REPEAT:
            return True
        return self.leads(pc + (MAY_DO if form == MAY else LOOP_DO), -1, seat, source, mode, want)

    def each_leads(self, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        """`leads` of the `each` at `at`. By default it always does; a game may look at what its seats have."""
        return True

    def options(self, at: int) -> int:
        """How many options the `choose` at `at` has."""
        return self.code[at + CHOOSE_SIZE] - 1

    def _behind(self, pc: int) -> int:
        """Where the code goes on behind a control form."""
        code = self.code
        form = code[pc]
        if form == COST:
            return code[pc + COST_BEHIND]
        if form == MAY:
            return code[pc + MAY_BEHIND]
        if form == CHOOSE:
            return code[pc + CHOOSE_SIZE + code[pc + CHOOSE_SIZE] + JUMP_TO]
        return code[pc + LOOP_BEHIND]

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
    """An operation of a game. `at` is where its operands begin; the frame's RUN_PC already points behind them."""

    width: int
    """Number of its operands."""

    def __init__(self, width: int) -> None:
        self.width = width

    def run(self, p: ProgramPosition, at: int) -> None:
        raise NotImplementedError

    def can(self, p: ProgramPosition, at: int, seat: int, source: int, mode: int, want: int) -> bool:
        """Could this seat carry it out (change something, or do it completely), as far as it is known?

        By default the same for both; most games need only say `possible`, and where that is no public knowledge
        `publicly_possible`.
        """
        if mode == PRIVATE:
            return self.possible(p, at, seat, source)
        return self.publicly_possible(p, at, seat, source)

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
        at = stack[RUN_PC]
        form = code[at]
        if form >= FIRST_OP:
            op = p.ops[form - FIRST_OP]
            stack[RUN_PC] = at + 1 + op.width
            op.run(p, at + 1)
        elif form == END:
            self._end(p)
        elif form in (JUMP, LEAVE):
            stack[RUN_PC] = code[at + JUMP_TO]
        elif form == IF:
            true = p.holds(code[at + IF_CONDITION], stack[RUN_SUBJECT], stack[RUN_SOURCE])
            stack[RUN_PC] = at + IF_THEN if true else code[at + IF_ELSE]
        elif form == MAY:
            stack[RUN_PC] = code[at + MAY_BEHIND]
            if p.publicly_possible(at + MAY_DO, stack[RUN_SUBJECT], stack[RUN_SOURCE]):
                p.push(p.may_kind, stack[RUN_SUBJECT], at)
        elif form == CHOOSE:
            stack[RUN_PC] = at + CHOOSE_SIZE + code[at + CHOOSE_SIZE]  # the jump behind the targets
            p.push(p.choose_kind, stack[RUN_SUBJECT], at)
        elif form == COST:
            able = p.payable(at, stack[RUN_SUBJECT], stack[RUN_SOURCE], PRIVATE)
            stack[RUN_PC] = at + COST_PARTS if able else code[at + COST_BEHIND]
        else:
            stack[RUN_PC] = code[at + LOOP_BEHIND]
            self._loop(p, at, form)

    def _loop(self, p: ProgramPosition, at: int, form: int) -> None:
        """Begin with the first round of a loop, if it has any."""
        stack = p.stack
        of = p.code[at + LOOP_OF]
        if form == REPEAT:
            self._block(p, at + LOOP_DO, stack[RUN_SUBJECT], of)
        elif form == FOR_EACH:
            rounds = p.amount(of, stack[RUN_SUBJECT], stack[RUN_ROOT])
            if rounds > 0:
                self._block(p, at + LOOP_DO, stack[RUN_SUBJECT], rounds)
        else:
            seats = p.affected(of, stack[ACTOR], stack[RUN_SOURCE])
            first = p.next_subject(seats, stack[ACTOR])
            if first >= 0:
                self._block(p, at + LOOP_DO, first, seats & ~(1 << first) | EACH_MARK)

    def _block(self, p: ProgramPosition, pc: int, subject: int, left: int) -> None:
        stack = p.stack
        p.push(p.run_kind, stack[ACTOR], pc, subject, stack[RUN_SOURCE], pc, left, stack[RUN_ROOT])

    def _end(self, p: ProgramPosition) -> None:
        stack = p.stack
        left = stack[RUN_LEFT]
        if left >= EACH_MARK:
            subject = p.next_subject(left & ~EACH_MARK, stack[ACTOR])
            if subject >= 0:
                stack[RUN_SUBJECT] = subject
                stack[RUN_LEFT] = left & ~(1 << subject)
                stack[RUN_PC] = stack[RUN_START]
                return
        elif left > 1:
            stack[RUN_LEFT] = left - 1
            stack[RUN_PC] = stack[RUN_START]
            return
        p.pop()


EACH_MARK: Final = 1 << 16
"""Set in RUN_LEFT where it holds seats and not a number of rounds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AskMay(Decision[Position]):
    """«You may»: yes or no."""

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
        if p.possible(p.stack[ASK_FORM] + MAY_DO, seat, p.stack[RUN_SOURCE - WIDTH]):
            return self.answers
        return [self.no]

    def refuse(self, p: Position, seat: int, action: int) -> int:
        return 0 if action in self.legal(p, seat) else self.refusal

    def apply(self, p: Position, seat: int, action: int) -> None:
        at = p.stack[ASK_FORM]
        p.pop()
        if action == self.yes:
            p.stack[RUN_PC] = at + MAY_DO


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
            at = p.stack[ASK_FORM]
            source = p.stack[RUN_SOURCE - WIDTH]
            asked = False
            for k in range(p.options(at)):
                asked = asked or p.publicly_possible(p.code[at + CHOOSE_FIRST + k], seat, source)
        if asked:
            p.ask(seat)
        else:
            p.pop()

    def legal(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, ProgramPosition)
        at = p.stack[ASK_FORM]
        source = p.stack[RUN_SOURCE - WIDTH]
        options: list[int] = []
        for k in range(p.options(at)):
            if p.possible(p.code[at + CHOOSE_FIRST + k], seat, source):
                options.append(self.first + k)
        if not options and self.none >= 0:
            options.append(self.none)
        return options

    def refuse(self, p: Position, seat: int, action: int) -> int:
        return 0 if action in self.legal(p, seat) else self.refusal

    def apply(self, p: Position, seat: int, action: int) -> None:
        assert isinstance(p, ProgramPosition)
        at = p.stack[ASK_FORM]
        p.pop()
        if action != self.none:
            p.stack[RUN_PC] = p.code[at + CHOOSE_FIRST + action - self.first]


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
