"""The position: a value that holds the whole truth of a game at one moment, and the decisions made in it.

What is still to be done lies on a stack of frames inside the position. A frame is WIDTH integers: its kind,
its actor and six places whose names its game declares in `names.py` (see `pentarchy.kernel.declare`).
`Decision` objects, one per kind, hold no state: they say what a frame does when it is on top, what may be
answered, why something may not, and what an answer does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from pentarchy.kernel import chance
from pentarchy.kernel.vectors import vec

WIDTH: Final = 8
"""Integers of one frame."""
KIND: Final = -8
ACTOR: Final = -7
"""Where kind and actor of the top frame lie in the stack, counted from its end; minus WIDTH: of the frame below."""
FIRST_PLACE: Final = -6
"""Where the first of its other places lies."""
TOP: Final = slice(-WIDTH, None)
"""The whole top frame."""

NOBODY: Final = -1
"""Nobody is asked: the engine runs on."""
LANES: Final = -2
"""Several seats are asked at once, each in a private lane."""

ALL: Final = 0xFFFF
"""Audience: every seat and every spectator."""

EVERYTHING: Final = -1
"""All bits of `lent`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Base of every game's position.

    A subclass declares its own fields (ints and flat lists) with the types of `pentarchy.kernel.fields`, which say
    what a copy does with them; `make declared` writes `fields`, `clone` and what else follows.
    """

    __slots__ = (
        "actor",
        "decisions",
        "draws",
        "glanced",
        "key",
        "lane_seats",
        "lanes",
        "lent",
        "lent_zones",
        "memo",
        "open_lanes",
        "over",
        "players",
        "points",
        "sink",
        "stack",
    )

    players: int
    over: int
    """0 while the game runs; afterwards the number of the reason of its end."""
    actor: int
    """The seat that is asked now, or NOBODY, or LANES."""
    lane_seats: int
    """Seats that take part in the present simultaneous choice, as bits."""
    open_lanes: int
    """Of these, the seats that have not committed yet."""
    lanes: list[list[int]]
    """What each seat has answered in its lane."""
    stack: list[int]
    key: bytes
    """Key of the real generator; empty in copies made for search."""
    draws: int
    """Numbers drawn so far (keyed) or the state of the fast generator."""
    points: int
    """Information points passed: random numbers and reveals. Undo never goes back over one."""
    lent: int
    """Lists that another position may hold as well, as bits: they are copied before the first write."""
    lent_zones: int
    """The same for zones of cards, by number."""
    memo: list[int] | None
    """The legal list of the present question, if somebody has asked for it. Derived, never changed in place."""
    glanced: bool
    """A copy that is judged and thrown away: answers are listed only if somebody asks after all."""
    sink: list[tuple[int, ...]] | None
    """Where events are written. None in copies made for search."""
    decisions: list[Decision[Position]]
    """The game's table of decisions by kind; shared."""

    def __init__(self) -> None:
        self.players = 0
        self.over = 0
        self.actor = NOBODY
        self.lane_seats = 0
        self.open_lanes = 0
        self.lanes = []
        self.stack = []
        self.key = b""
        self.draws = 0
        self.points = 0
        self.lent = 0
        self.lent_zones = 0
        self.memo = None
        self.glanced = False
        self.sink = None
        self.decisions = []

    # -- what each game declares -------------------------------------------------------------------------

    def clone(self) -> Position:
        raise TypeError(f"{type(self).__name__} has no clone()")

    def fields(self) -> list[str]:
        """Names of the fields that the game adds to the value of the position: they are saved and compared."""
        return []

    def derived(self) -> list[str]:
        """Names of the fields that follow from those and are kept up to date: copied, not saved."""
        return []

    def caches(self) -> list[str]:
        """Names of the fields in which a question may leave what it has worked out."""
        return []

    def restored(self) -> None:
        """The fields have just been filled from plain data: work out again what is derived from them."""

    # -- questions and answers -------------------------------------------------------------------------

    def to_act(self) -> int:
        """Seats that owe an answer, as bits."""
        if self.over:
            return 0
        if self.actor >= 0:
            return 1 << self.actor
        return self.open_lanes

    def legal(self, seat: int) -> list[int]:
        """What this seat may answer now, in fixed order. The list is shared: never change it."""
        known = self.memo
        if known is not None and self.actor == seat:
            return known
        if self.over:
            return []
        if self.actor == seat:
            options = self.decisions[self.stack[KIND]].legal(self, seat)
            self.memo = options
            return options
        if self.actor == LANES and self.open_lanes >> seat & 1:
            return self.decisions[self.stack[KIND]].legal(self, seat)
        return []

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal answer and run on to the next question."""
        self.memo = None
        if self.actor == LANES:
            self._answer_in_lane(seat, action)
            return
        self.actor = NOBODY
        self.decisions[self.stack[KIND]].apply(self, seat, action)
        if self.actor == NOBODY:
            self.advance()

    def _answer_in_lane(self, seat: int, action: int) -> None:
        decision = self.decisions[self.stack[KIND]]
        self.lanes[seat].append(action)
        if decision.committed(self, seat):
            self.open_lanes &= ~(1 << seat)
            if self.open_lanes == 0:
                self.actor = NOBODY
                self.points += 1
                decision.reveal(self)
                self.lane_seats = 0
                self.lanes = []
                self.advance()

    def take_back_in_lane(self, seat: int) -> bool:
        """Take the last answer out of an uncommitted lane. Nobody else notices."""
        if self.actor == LANES and self.open_lanes >> seat & 1 and self.lanes[seat]:
            self.lanes[seat].pop()
            return True
        return False

    def advance(self) -> None:
        """Run frames until somebody must answer or the game is over; answer single-answer questions."""
        decisions = self.decisions
        stack = self.stack
        while not self.over:
            decision = decisions[stack[KIND]]
            decision.run(self)
            seat = self.actor
            if seat >= 0:
                if not decision.forced or (self.glanced and decision.several(self, seat)):
                    return
                options = decision.legal(self, seat)
                if len(options) != 1:
                    self.memo = options
                    return
                self.actor = NOBODY
                decision.apply(self, seat, options[0])
                if self.actor != NOBODY:
                    return
            elif seat != NOBODY:
                return

    # -- the stack ----------------------------------------------------------------------------------------

    def push(
        self, kind: int, actor: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """A frame goes on top: its kind, its actor, then its places in the order in which they are declared."""
        self.stack += [kind, actor, a, b, c, d, e, f]

    def pop(self) -> None:
        del self.stack[TOP]

    def ask(self, seat: int) -> None:
        self.actor = seat

    def ask_all(self, seats: int) -> None:
        """Open a private lane for each of these seats."""
        self.actor = LANES
        self.lane_seats = seats
        self.open_lanes = seats
        self.lanes = [[] for _ in range(self.players)]

    def end(self, reason: int) -> None:
        """The game is over, also in the middle of anything."""
        self.over = reason
        self.stack.clear()
        self.actor = NOBODY
        self.lane_seats = 0
        self.open_lanes = 0
        self.lanes = []
        self.memo = None

    # -- chance ---------------------------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1. (63 bits modulo n: the bias is below n / 2**63.)"""
        self.points += 1
        if self.key:
            self.draws += 1
            return chance.keyed(self.key, self.draws) % n
        self.draws = chance.advance(self.draws)
        return chance.mix(self.draws) % n

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place. The fast generator makes no detour over `below`: copies are dealt often."""
        if self.key:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        draws = self.draws
        for i in range(len(items) - 1, 0, -1):
            draws = chance.advance(draws)
            j = chance.mix(draws) % (i + 1)
            items[i], items[j] = items[j], items[i]
        if len(items) > 1:
            self.points += len(items) - 1
            self.draws = draws

    # -- copies -----------------------------------------------------------------------------------------------

    def copy_kernel_fields(self, to: Position) -> None:
        """The kernel's part of `clone`. The copy writes no events."""
        to.players = self.players
        to.over = self.over
        to.actor = self.actor
        to.lane_seats = self.lane_seats
        to.open_lanes = self.open_lanes
        to.lanes = [lane[:] for lane in self.lanes] if self.lanes else self.lanes
        to.stack = self.stack[:]
        to.key = self.key
        to.draws = self.draws
        to.points = self.points
        to.lent = 0
        to.lent_zones = 0
        to.memo = self.memo
        to.glanced = False
        to.sink = None
        to.decisions = self.decisions

    def forget_others(self, seat: int, seed: int) -> None:
        """The kernel's part of `redeal`: a new generator, other seats' unrevealed lanes open again."""
        self.key = b""
        self.draws = chance.make_state(seed, seat + 1)
        self.memo = None  # it may be another seat's list in the real deal
        if self.actor == LANES:
            mine = 1 << seat if seat >= 0 else 0
            for other in range(self.players):
                if other != seat:
                    self.lanes[other] = []
            self.open_lanes = self.lane_seats & ~mine | self.open_lanes & mine
            # Before the reveal at least one lane is open; if it was only this seat's, it still is.


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[P]):
    """One kind of frame. It has no state of its own; what it needs is in the frame or the position."""

    name: str
    """Names the question in texts: `prompt-<name>`."""
    forced: bool
    """May the engine give the only answer itself? Never where that would tell others something."""

    def __init__(self, name: str, forced: bool = True) -> None:
        self.name = name
        self.forced = forced

    def run(self, p: P) -> None:
        """The frame is on top and nobody is asked: do the work, push, pop, or ask. By default ask its actor."""
        p.actor = p.stack[ACTOR]

    def legal(self, p: P, seat: int) -> list[int]:
        """What may be answered, in fixed order."""
        raise TypeError(f"{self.name} asks nothing")

    def several(self, p: P, seat: int) -> bool:
        """Are there surely at least two answers? Worth a word where that is quickly seen and the list is dear: only
        copies that are `glanced` at are asked. False if only the list can tell."""
        return False

    def refuse(self, p: P, seat: int, action: int) -> int:
        """Number of the refusal, 0 exactly for what `legal` lists."""
        raise TypeError(f"{self.name} asks nothing")

    def apply(self, p: P, seat: int, action: int) -> None:
        """Carry out a legal answer. The frame is still on top: pop it when it is done.

        Where the same seat surely has another choice in the same frame, `p.actor = seat` asks again at once.
        """
        raise TypeError(f"{self.name} asks nothing")

    def committed(self, p: P, seat: int) -> bool:
        """In lanes: has this seat given its last answer? By default the first answer is the last."""
        return True

    def reveal(self, p: P) -> None:
        """In lanes: all have committed. Carry out what was chosen; pop the frame."""
        raise TypeError(f"{self.name} has no lanes")


def steps(p: Position, seat: int, action: int) -> Iterator[None]:
    """The same as `Position.apply`, outside of lanes, in small steps: for who looks at what each of them does.

    `Position.advance` is the same loop for who wants to be quick; a law compares the two.
    """
    p.memo = None
    p.actor = NOBODY
    p.decisions[p.stack[KIND]].apply(p, seat, action)
    yield
    while p.actor == NOBODY and not p.over:
        decision = p.decisions[p.stack[KIND]]
        decision.run(p)
        yield
        if p.actor >= 0 and decision.forced and not p.over and not (p.glanced and decision.several(p, p.actor)):
            options = decision.legal(p, p.actor)
            if len(options) == 1:
                asked = p.actor
                p.actor = NOBODY
                decision.apply(p, asked, options[0])
                yield
            else:
                p.memo = options


def by_kind(decisions: dict[int, Decision[Any]]) -> list[Decision[Position]]:
    """The table of a game's decisions: each stands at the number of its kind of frame, and none is missing.

    (Any: a decision of a game only ever sees positions of that game.)
    """
    missing = [kind for kind in range(max(decisions) + 1) if kind not in decisions]
    if missing:
        raise TypeError(f"no decision for the kinds of frames {missing}")
    return [decisions[kind] for kind in range(len(decisions))]


def words(numbers: list[int]) -> vec[i64]:
    """Machine integers of the engine that runs, for fields that are `Words`."""
    return vec[i64]([i64(number) for number in numbers])


def word_rows(rows: list[list[int]]) -> vec[vec[i64]]:
    """The same for rows of numbers, as printed facts have them."""
    return vec[vec[i64]]([words(row) for row in rows])


def first_open(p: Position) -> int:
    """The seat to be asked next; in lanes the first that has not committed."""
    if p.actor >= 0:
        return p.actor
    bits = p.open_lanes
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    return seat
