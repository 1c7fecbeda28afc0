"""What an answer brings, told before it is given: by trying it in worlds that its seat cannot tell from the true one.

A game counts the pieces of a position that matter to people (its room `tally`): coins of each seat, armies by region,
points by source. An answer is carried out in a redealt world, with what follows of itself in the same turn, and the
tallies before and after are compared. As long as nothing is drawn and nothing is shown, one world says it all.
Otherwise several are tried: what is the same in all of them is certain, what differs is left open. The true position
is never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.position import LANES, Position, steps
from pentarchy.kernel.text import LANGUAGES, Text

if TYPE_CHECKING:
    from pentarchy.kernel.game import Game

WORLDS = 4
"""Redealt worlds in which an answer is tried that draws or shows something."""
FIGHT = "fight"
LOSS = "loss"
LAPSE = "lapse"
DANGERS = (FIGHT, LOSS, LAPSE)
"""What should be confirmed: it starts a fight, costs points, or lets an unused right lapse."""

Name = Callable[[str, str, str], str]
"""Domain, token and language to the name of a component or player."""


class Change(NamedTuple):
    """One difference that an answer makes, language-free."""

    what: str
    """Name of a block of the game's tally; its words are `preview-<what>`."""
    whose: int | None
    """A seat; None for what belongs to the table."""
    amount: int | None
    """By how much. For a thing that goes from one place to another: how many go. None: that depends."""
    at: str = ""
    """Where it lies, as "domain:token"; for a thing that goes, where it comes from. Empty: it has no place."""
    to: str = ""
    """Where it goes."""

    def to_json(self) -> dict[str, Any]:
        return {"what": self.what, "whose": self.whose, "amount": self.amount, "at": self.at, "to": self.to}


class Block:
    """Numbers of one kind in a tally: of each seat, at each place, or of each seat at each place.

    With `places` each number says where a single thing lies: the index of a place, or -1. With `points` it is a part of
    the standing. With `worse` more of it is nothing to be glad of. `quiet` goes without saying where it is the seat's
    own, because the words of the answer say it already. A block that `follows` another is open for a seat where that
    one is; `inner` ones are there for this alone and never told. What has a `symbol` of the sprite can be told by that
    and a number. Rows are counted seat by seat, inside a seat place by place.
    """

    def __init__(
        self,
        what: str,
        seats: Iterable[int | None],
        at: Sequence[str] = ("",),
        places: Sequence[str] = (),
        things: int = 1,
        points: bool = False,
        worse: bool = False,
        quiet: bool = False,
        follows: str = "",
        inner: bool = False,
        symbol: str = "",
    ) -> None:
        self.what = what
        self.places = tuple(places)
        self.points = points
        self.worse = worse
        self.quiet = quiet
        self.follows = follows
        self.inner = inner
        self.symbol = symbol
        self.entries = [(seat, where) for seat in seats for where in at for _ in range(things)]

    def __len__(self) -> int:
        return len(self.entries)


Tally = list[list[int]]
"""Numbers of a position, one list per block. The lists may be the position's own: never change them."""


def places(domain: str, tokens: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{domain}:{token}" for token in tokens)


@dataclass(frozen=True)
class Preview:
    """What an answer certainly brings, as far as its seat may know."""

    changes: tuple[Change, ...]
    """What is paid, gained, moved and scored, in the order of the game's tally."""
    ends_turn: bool
    """After it the seat has nothing more to decide in its turn: somebody else's begins, or the game is over."""
    can_undo: bool
    """May the seat take it back?"""
    danger: str | None
    """Why to think twice, one of DANGERS."""
    opens: bool
    """Something is drawn or shown, or chance decides: what follows from that is not among the changes."""
    seat: int = 0
    worse: frozenset[str] = field(default=frozenset(), compare=False, repr=False)
    quiet: frozenset[str] = field(default=frozenset(), compare=False, repr=False)
    symbols: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    verb: str = field(default="", compare=False, repr=False)
    """Of the answer, the last one of several: its words may say themselves that the turn ends."""
    name: Name | None = field(default=None, compare=False, repr=False)
    words: Callable[[str], Text] | None = field(default=None, compare=False, repr=False)
    _shown: dict[str, dict[str, str]] = field(default_factory=dict, compare=False, repr=False)

    def text(self, lang: str = "en") -> str:
        """The whole in a line: what is paid and gained, what befalls others, and what should be known besides."""
        return self._line(lang, brief=False)

    def beside(self, lang: str = "en") -> str:
        """The same without what the words of the answer say already: to be shown beside them."""
        return self._line(lang, brief=True)

    def _line(self, lang: str, brief: bool) -> str:
        said = [part for part in (self.pays(lang, brief), self.brings(lang, brief)) if part]
        parts = [", ".join(said), self.others(lang, brief), *self.notes(lang, brief, idle=not said)]
        return "; ".join(part for part in parts if part)

    def pays(self, lang: str = "en", brief: bool = False) -> str:
        """What this seat gives."""
        return self._own(self._said(brief), lang, False)

    def brings(self, lang: str = "en", brief: bool = False) -> str:
        """What this seat gets, and what only moves."""
        return self._own(self._said(brief), lang, True)

    def others(self, lang: str = "en", brief: bool = False) -> str:
        """What others get and lose, by name."""
        return self._theirs(self._said(brief), lang)

    def _theirs(self, changes: list[Change], lang: str) -> str:
        theirs = [change for change in changes if change.whose is not None and change.whose != self.seat]
        if not theirs:
            return ""
        text, by_seat = self._text(lang), dict[int, list[str]]()
        for change in theirs:
            assert change.whose is not None
            by_seat.setdefault(change.whose, []).append(self._say(change, text))
        assert self.name is not None
        return "; ".join(f"{self.name('seat', str(seat), lang)}: {', '.join(said)}" for seat, said in by_seat.items())

    def notes(self, lang: str = "en", brief: bool = False, idle: bool = False) -> list[str]:
        """The danger, what is left open, the end of the turn. In brief without what the answer's words say already:
        an idle one what it lets lapse, and one whose text has an attribute `.ends` that the turn ends."""
        text = self._text(lang)
        lapse_said = brief and idle and self.danger == LAPSE
        found = [text(f"preview-danger-{self.danger}")] if self.danger and not lapse_said else []
        if any(change.amount is None for change in self.changes):
            found.append(text("preview-depends"))
        end_said = brief and text.attribute(f"action-{self.verb}", "ends") is not None
        if self.ends_turn and not end_said:
            found.append(text("preview-ends-turn"))
        return found

    def shown(self, lang: str = "en") -> dict[str, str]:
        """The words as fields of a choice on a page; empty ones are left out. Shared: do not change it."""
        known = self._shown.get(lang)
        if known is None:
            known = self._shown[lang] = self._put(lang)
        return known

    def _put(self, lang: str) -> dict[str, str]:
        changes = self._said(True)
        said = {"pays": self._own(changes, lang, False), "brings": self._own(changes, lang, True)}
        said["others"] = self._theirs(changes, lang)
        said["danger"] = self.danger or ""
        said["notes"] = "; ".join(self.notes(lang, brief=True, idle=not said["pays"] and not said["brings"]))
        return {key: value for key, value in said.items() if value}

    def brief(self) -> list[tuple[str, str]]:
        """What this seat gives and gets, as amounts with the symbols they are of: to be drawn on a thing."""
        sums: dict[str, int] = {}
        for change in self._said(True):
            symbol = self.symbols.get(change.what, "")
            if symbol and not change.to and change.whose in (None, self.seat):
                sums[symbol] = sums.get(symbol, 0) + (change.amount or 0)
        return [(f"+{n}" if n > 0 else f"−{-n}", symbol) for symbol, n in sums.items() if n]

    def to_json(self) -> dict[str, Any]:
        return {
            "changes": [change.to_json() for change in self.changes],
            "ends_turn": self.ends_turn,
            "can_undo": self.can_undo,
            "danger": self.danger,
            "opens": self.opens,
        }

    def _text(self, lang: str) -> Text:
        if lang not in LANGUAGES:
            raise PentarchyError(f"Language {lang!r}: choose one of {', '.join(LANGUAGES)}.")
        assert self.words is not None
        return self.words(lang)

    def _own(self, changes: list[Change], lang: str, glad: bool) -> str:
        said: list[str] = []
        if not changes:
            return ""
        text = self._text(lang)
        for change in changes:
            if change.whose is None or change.whose == self.seat:
                good = bool(change.to) or (change.amount or 0) > 0
                if (good != (change.what in self.worse)) == glad:
                    said.append(self._say(change, text))
        return ", ".join(said)

    def _said(self, brief: bool) -> list[Change]:
        """What is certain; in brief without what goes without saying."""
        hushed = self.quiet if brief else ()
        sure = [change for change in self.changes if change.amount is not None]
        return [change for change in sure if change.what not in hushed or change.whose not in (None, self.seat)]

    def _say(self, change: Change, text: Text) -> str:
        assert change.amount is not None
        what = text(f"preview-{change.what}", n=abs(change.amount))
        if change.to and change.at:
            return f"{what}: {self._place(change.at, text)} → {self._place(change.to, text)}"
        sign = "+" if change.amount > 0 else "−"
        where = change.at or change.to
        return f"{sign}{what}: {self._place(where, text)}" if where else f"{sign}{what}"

    def _place(self, where: str, text: Text) -> str:
        assert self.name is not None
        domain, _, token = where.partition(":")
        return self.name(domain, token, text.lang)


_known_blocks: WeakKeyDictionary[Any, dict[int, Sequence[Block]]] = WeakKeyDictionary()


def _blocks_of(game: Game, components: Any, players: int) -> Sequence[Block]:
    """The blocks of a game's tally, made once for its components and a number of players."""
    known = _known_blocks.setdefault(components, {})
    if players not in known:
        known[players] = game.tally_blocks(components, players)
    return known[players]


class Lookout:
    """Tries answers of one seat to the present question. Make one for each question: redealing is the dear part."""

    def __init__(self, game: Game, components: Any, position: Position, seat: int, name: Name) -> None:
        self.game = game
        self.components = components
        self.seat = seat
        self.name = name
        self._true = position
        self._worlds: list[tuple[Position, Tally]] = []
        self._told: dict[tuple[tuple[Change, ...], bool, bool, str | None, bool, str], Preview] = {}
        """Many answers bring the same: that is put into words once."""
        self._ways: dict[tuple[int, tuple[int, ...]], tuple[Position, str | None]] = {}
        """By world and answers: what they lead to, where others follow. Many ways begin alike."""
        self._blocks = _blocks_of(game, components, position.players)
        self._worse = frozenset(block.what for block in self._blocks if block.worse)
        self._quiet = frozenset(block.what for block in self._blocks if block.quiet)
        self._symbols = {block.what: block.symbol for block in self._blocks if block.symbol}
        self._points = frozenset(block.what for block in self._blocks if block.points)

    @property
    def world(self) -> Position:
        """The first redealt world. It must not be changed."""
        return self._world(0)[0]

    def _world(self, k: int) -> tuple[Position, Tally]:
        """The k-th redealt world and its tally. Seeds are the numbers of the worlds: nothing secret is in them."""
        while len(self._worlds) <= k:
            world = self.game.redeal(self._true, self.seat, len(self._worlds))
            self._worlds.append((world, self.game.tally(world, self.seat)))
        return self._worlds[k]

    def preview(self, *actions: int) -> Preview:
        """What a legal answer brings, or several given one after the other."""
        trials = [self._tried(0, actions)]
        if trials[0].opens:
            trials += [self._tried(k, actions) for k in range(1, WORLDS)]
        changes = tuple(difference(self._blocks, self._worlds[0][1], [trial.tally for trial in trials]))
        dangers = [trial.danger for trial in trials]
        danger = next(filter(None, dangers), None)
        if dangers == [None] * len(dangers) and self._loses_points(changes):
            danger = LOSS
        ends_turn = False not in [trial.ends_turn for trial in trials]
        can_undo = False not in [trial.can_undo for trial in trials]
        verb = self.components.codec.word(actions[-1]).verb
        told = (changes, ends_turn, can_undo, danger, trials[0].opens, verb)
        found = self._told.get(told)
        if found is None:
            found = self._told[told] = self._preview(*told)
        return found

    def _preview(
        self, changes: tuple[Change, ...], ends_turn: bool, can_undo: bool, danger: str | None, opens: bool, verb: str
    ) -> Preview:
        return Preview(
            changes,
            ends_turn,
            can_undo,
            danger,
            opens,
            self.seat,
            self._worse,
            self._quiet,
            self._symbols,
            verb,
            self.name,
            self.game.text,
        )

    def _tried(self, k: int, actions: Sequence[int]) -> Trial:
        world, tally = self._world(k)
        before, danger = self._led(k, tuple(actions[:-1]))
        after = before.clone()
        after.glanced = True
        ended, rest = carried(self.game, after, self.seat, actions[-1])
        danger = danger or self.game.danger(before, after, self.seat, actions[-1])
        opens, counted = after.points != world.points, after
        if ended and not opens:  # may it be taken back? What comes between the turns counts for that
            counted = after.clone()
            for _ in rest:
                if after.points != world.points:
                    break
        turn = self.game.turn_of(world)
        return Trial(
            self.game.tally_after(counted, self.seat, world, tally),
            ended and turn is not None and turn[0] == self.seat,
            _can_undo(world, after, self.seat),
            danger,
            opens,
        )

    def _led(self, k: int, actions: tuple[int, ...]) -> tuple[Position, str | None]:
        """Where answers lead in a world, and their danger."""
        if not actions:
            return self._world(k)[0], None
        known = self._ways.get((k, actions))
        if known is None:
            before, danger = self._led(k, actions[:-1])
            after = before.clone()
            carry_out(self.game, after, self.seat, actions[-1])
            known = after, danger or self.game.danger(before, after, self.seat, actions[-1])
            self._ways[k, actions] = known
        return known

    def _loses_points(self, changes: Iterable[Change]) -> bool:
        mine = [change.amount for change in changes if change.what in self._points and change.whose == self.seat]
        return None not in mine and sum(amount or 0 for amount in mine) < 0


class Trial(NamedTuple):
    """What came of an answer in one world."""

    tally: Tally
    ends_turn: bool
    can_undo: bool
    danger: str | None
    opens: bool


def carry_out(game: Game, p: Position, seat: int, action: int) -> bool:
    """Carry an answer out as `Position.apply` does, but no further than to the end of the present turn. Has it ended?

    What comes between turns, such as income or another seat's only answer, is not what this answer brings.
    """
    return carried(game, p, seat, action)[0]


def carried(game: Game, p: Position, seat: int, action: int) -> tuple[bool, Iterator[None]]:
    """The same; with it what comes afterwards, which happens step by step as it is asked for."""
    if p.actor == LANES:
        p.apply(seat, action)
        return False, iter(())
    turn, going = game.turn_of(p), steps(p, seat, action)
    for _ in going:
        if _ended(game, p, turn):
            return turn is not None, going
    return False, going


def _ended(game: Game, p: Position, turn: tuple[int, int] | None) -> bool:
    return p.over != 0 or (turn is not None and game.turn_of(p) != turn)


def _can_undo(before: Position, after: Position, seat: int) -> bool:
    """The law of `Match.undo`: never past a random number or a reveal; in a lane until it is committed."""
    if after.actor == LANES:
        return bool(after.open_lanes >> seat & 1 and after.lanes[seat])
    return after.points == before.points


def difference(blocks: Sequence[Block], before: Tally, tallies: list[Tally]) -> list[Change]:
    """What differs from one tally to others: the same in all of these, or open."""
    found: list[Change] = []
    follows: dict[str, str] = {}
    open_ones: set[tuple[str, int | None]] = set()
    pairs = [enumerate(zip(before, tally, strict=True)) for tally in tallies]
    for k in sorted({k for each in pairs for k, (old, new) in each if old is not new and old != new}):
        block = blocks[k]
        changes = _block_changes(block, before[k], [tally[k] for tally in tallies])
        open_ones.update([(block.what, change.whose) for change in changes if change.amount is None])
        if block.follows:
            follows[block.what] = block.follows
        if not block.inner:
            found += changes
    if not follows or not open_ones:
        return found
    return [
        change._replace(amount=None) if (follows.get(change.what), change.whose) in open_ones else change
        for change in found
    ]


def _block_changes(block: Block, old: list[int], rows: list[list[int]]) -> list[Change]:
    moved: list[tuple[int | None, str, int | None]] = []
    found: list[Change] = []
    first = rows[0]
    others = [row for row in rows[1:] if row != first]  # mostly it is the same in all worlds
    changed = [entry for entry, pair in enumerate(zip(old, first, strict=True)) if pair[0] != pair[1]]
    if others:
        changed = sorted({*changed, *(k for row in others for k, value in enumerate(row) if value != first[k])})
    for entry in changed:
        seat, at = block.entries[entry]
        before, value = old[entry], first[entry]
        if any(row[entry] != value for row in others):
            found.append(Change(block.what, seat, None, "" if block.places else at))
        elif block.places:
            found.append(_moved_thing(block, seat, before, value))
        else:
            moved.append((seat, at, value - before))
    return [*_paired(block.what, moved), *found]


def _moved_thing(block: Block, seat: int | None, old: int, new: int) -> Change:
    if old < 0 or new < 0:  # it comes to the board or leaves it
        return Change(block.what, seat, -1 if new < 0 else 1, block.places[max(old, new)])
    return Change(block.what, seat, 1, block.places[old], block.places[new])


def _paired(what: str, moved: list[tuple[int | None, str, int | None]]) -> list[Change]:
    """Of the same seat so many less at one place and more at another: they have gone there."""
    if len(moved) < 2:
        return [Change(what, seat, amount, at) for seat, at, amount in moved]
    found: list[Change] = []
    for seat in dict.fromkeys(seat for seat, _, _ in moved):
        mine = [(at, amount) for whose, at, amount in moved if whose == seat]
        if len(mine) == 2 and all(at for at, _ in mine) and (mine[0][1] or 0) + (mine[1][1] or 0) == 0:
            (start, less), (goal, more) = sorted(mine, key=lambda pair: pair[1] or 0)
            found.append(Change(what, seat, more, start, goal))
            assert less is not None
        else:
            found += [Change(what, seat, amount, at) for at, amount in mine]
    return found


# -- prices ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Price:
    """A line of a price card: what something costs a seat now, with all that is in force counted in."""

    what: str
    """Its name is the text `price-<what>`; where it is about a component, the name of that."""
    of: str = ""
    """The component it is about, as "domain:token"."""
    pays: tuple[tuple[str, int], ...] = ()
    """What is given, as blocks of the game's tally with amounts. Empty: it has no price; all 0: it is free."""
    brings: tuple[tuple[str, int], ...] = ()
    usual: tuple[tuple[str, int], ...] | None = None
    """The printed price, where it is another one."""
    because: tuple[str, ...] = ()
    """What changes it, as "domain:token"."""
    legal: int = 0
    """Answers to the present question that are at this price."""
    why: str = ""
    """Where there are none: the name of the refusal, its text is `refuse-<why>`. Empty: it is not asked for now."""
    note: str = ""
    """More about it: the text `price-note-<note>`."""
    n: int = 0
    """A number that belongs to its name, $n in the texts."""
    name: Name | None = field(default=None, compare=False, repr=False)
    words: Callable[[str], Text] | None = field(default=None, compare=False, repr=False)

    def title(self, lang: str = "en") -> str:
        text = self._text(lang)
        said = [text(f"price-{self.what}", n=self.n)] if text.has(f"price-{self.what}") else []
        return ": ".join([*said, self._named(self.of, lang)] if self.of else said)

    def cost(self, lang: str = "en") -> str:
        return self._cost(self.pays, lang) if self.pays else ""

    def usual_cost(self, lang: str = "en") -> str:
        return "" if self.usual is None else self._cost(self.usual, lang)

    def gain(self, lang: str = "en") -> str:
        return self._amounts(self.brings, lang)

    def reasons(self, lang: str = "en") -> str:
        return ", ".join(self._named(thing, lang) for thing in self.because)

    def remark(self, lang: str = "en") -> str:
        """Why it cannot be had, or more about it."""
        text = self._text(lang)
        said = [text(f"price-note-{self.note}", n=self.n)] if self.note else []
        return " ".join([*said, text(f"refuse-{self.why}")] if self.why else said)

    def text(self, lang: str = "en") -> str:
        """The whole in a line."""
        cost = self.cost(lang)
        if self.usual is not None:
            usually = self._text(lang)("price-usually", usual=self.usual_cost(lang))
            cost += f" ({usually}: {self.reasons(lang)})" if self.because else f" ({usually})"
        deal = " → ".join(part for part in (cost, self.gain(lang)) if part)
        line = f"{self.title(lang)}: {deal}" if deal else self.title(lang)
        remark = self.remark(lang)
        return f"{line}. {remark}" if remark else line

    def to_json(self) -> dict[str, Any]:
        return {
            "what": self.what,
            "of": self.of,
            "pays": dict(self.pays),
            "brings": dict(self.brings),
            "usual": None if self.usual is None else dict(self.usual),
            "because": list(self.because),
            "legal": self.legal,
            "why": self.why,
            "note": self.note,
            "n": self.n,
        }

    def _text(self, lang: str) -> Text:
        assert self.words is not None
        return self.words(lang)

    def _named(self, thing: str, lang: str) -> str:
        assert self.name is not None
        domain, _, token = thing.partition(":")
        return self.name(domain, token, lang)

    def _cost(self, amounts: tuple[tuple[str, int], ...], lang: str) -> str:
        return self._amounts(amounts, lang) or self._text(lang)("price-free")

    def _amounts(self, amounts: tuple[tuple[str, int], ...], lang: str) -> str:
        text = self._text(lang)
        return ", ".join(text(f"preview-{what}", n=n) for what, n in amounts if n)
