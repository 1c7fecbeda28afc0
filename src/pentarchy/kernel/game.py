"""What a game is to the rest of the house: its facts, its rooms behind one face, and the values it speaks in."""

from __future__ import annotations

import copy
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar

from pentarchy.kernel import data as packs
from pentarchy.kernel.draw import Pen, Picture, Scene, Shelf
from pentarchy.kernel.errors import PentarchyError, missing
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import FIRST_PLACE, KIND, NOBODY, WIDTH, Position, words
from pentarchy.kernel.preview import Block, Price, Tally
from pentarchy.kernel.rules import Rulebook, rulebook
from pentarchy.kernel.text import LANGUAGES, Text, text_of
from pentarchy.kernel.values import Judge, Values, read
from pentarchy.kernel.wishes import Chain, Wish

OptionValue = bool | int | str
Options = dict[str, OptionValue]

NOT_YOUR_TURN = 1
OTHER_QUESTION = 2
GAME_OVER = 3
FIRST_REFUSAL = 4
"""The first three refusals are common to all games; each game names the rule behind them."""

VALUES = "values.json"
"""In a game's folder: what its judgement is set to, with how that was found."""

NUMBER = "number"
SEAT = "seat"
"""Domains of event arguments that every game has."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Its texts are `option-<name>` with `.help`, and `option-<name>-<value>`."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    players: tuple[int, ...] = ()
    """Player counts for which another value than the default is allowed; empty for all."""

    def read(self, value: object, players: int) -> OptionValue:
        """The allowed value that this stands for (also as text, from a command line)."""
        for allowed in self.values:
            same_type = type(value) is type(allowed)
            if (same_type and value == allowed) or (isinstance(value, str) and value.lower() == _spell(allowed)):
                if allowed != self.default and self.players and players not in self.players:
                    counts = ", ".join(map(str, self.players))
                    raise PentarchyError(f"Option {self.name}={_spell(allowed)} is for {counts} players only.")
                return allowed
        allowed_text = ", ".join(_spell(allowed) for allowed in self.values)
        raise PentarchyError(f"Option {self.name} cannot be {value!r}; allowed: {allowed_text}.")


def _spell(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Same:
    """A second meaning of a place of a frame: the place that it shares, and what it holds then."""

    place: str
    meaning: str


class Frame:
    """A kind of frame of the stack: its name, and what its places hold, in their order.

    `Frame("pay", due="how much is left to pay", what="coins or grain")` gives `PAY`, `PAY_DUE` and `PAY_WHAT` in
    `numbers.py`. A place whose name begins with "_" is not used. A frame that always lies at the same depth of the
    stack says so with `level` (0: the lowest): its places are counted from the bottom, which Python reads faster.
    """

    def __init__(self, name: str, /, *, level: int | None = None, **places: str | Same) -> None:
        self.name = name
        self.level = level
        self.meanings = {place: said.meaning if isinstance(said, Same) else said for place, said in places.items()}
        self.at: dict[str, int] = {}
        """Where each place lies in the stack."""
        first = FIRST_PLACE if level is None else level * WIDTH + WIDTH + FIRST_PLACE
        taken = 0
        for place, said in places.items():
            if isinstance(said, Same):
                self.at[place] = self.at[said.place]
            else:
                self.at[place] = first + taken
                taken += 1
        if taken > -FIRST_PLACE:
            raise TypeError(f"frame {name!r} has {taken} places; there are {-FIRST_PLACE}")


class Operation:
    """An operation of card programs: its name in the data, and what its operands are, in their order.

    `Operation("gain", what="coins or grain", n="how many")` gives `OP_GAIN`, its number, and `OP_GAIN_WHAT` and
    `OP_GAIN_N`, which say where behind `at` the operands lie: `p.code[at + OP_GAIN_N]`.
    """

    def __init__(self, name: str, /, **operands: str) -> None:
        self.name = name
        self.operands = operands


def stack_in_words(p: Position, frames: Sequence[Frame]) -> list[str]:
    """The frames of a position from the lowest to the top, by their names: for who looks for a fault."""
    said: list[str] = []
    for base in range(0, len(p.stack), WIDTH):
        kind, actor, *places = p.stack[base : base + WIDTH]
        frame = frames[kind] if kind < len(frames) else Frame(str(kind))
        first = FIRST_PLACE if frame.level is None else frame.level * WIDTH + WIDTH + FIRST_PLACE
        named = [f"{place} {places[at - first]}" for place, at in frame.at.items() if not place.startswith("_")]
        said.append(f"{frame.name} of {actor}" + (f" ({', '.join(named)})" if named else f" {places}"))
    return said


@dataclass(frozen=True)
class EventKind:
    """A kind of event: arguments as (name, domain); those in `secret` are shown to its audience only.

    Its text is `event-<name>`, with secrets also `event-<name>-hidden`. A rare one seldom comes up in random games.
    """

    name: str
    arguments: tuple[tuple[str, str], ...] = ()
    secret: tuple[str, ...] = ()
    rare: bool = False


@dataclass(frozen=True)
class RefusalKind:
    """Why something is not allowed. Its text is `refuse-<name>`. A rare one seldom comes up in random games."""

    name: str
    rule: str
    rare: bool = False


def _in(lang: str, texts: Mapping[str, str]) -> str:
    if lang not in texts:
        raise PentarchyError(f"There is no language {lang!r}; choose one of {', '.join(LANGUAGES)}.")
    return texts[lang]


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed now."""

    rule: str
    code: str
    texts: tuple[tuple[str, str], ...]

    def text(self, lang: str = "en") -> str:
        return _in(lang, dict(self.texts))


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: list[int]
    ranking: list[list[int]]
    """Seats from first to last; seats that share a place stand together."""
    winners: list[int]
    reason: str
    breakdown: list[dict[str, int]]
    """Per seat: points by where they come from; they add up to the score."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{seat}</th>" for seat in range(len(self.scores)))
        parts = sorted({part for row in self.breakdown for part in row}, key=list(self.breakdown[0]).index)
        body = "".join(
            f"<tr><td>{part}</td>" + "".join(f"<td>{row.get(part, 0)}</td>" for row in self.breakdown) + "</tr>"
            for part in parts
        )
        total = "".join(f"<th>{score}</th>" for score in self.scores)
        return f"<table><tr><th>{self.reason}</th>{head}</tr>{body}<tr><th>=</th>{total}</tr></table>"


@dataclass(frozen=True)
class Tie:
    """What decides between seats of equal points: more of it is better. Its words are `tie-<name>`."""

    name: str
    rule: str
    values: list[int]


def rank(keys: Sequence[Sequence[int] | int]) -> list[list[int]]:
    """Seats by falling key; equal keys share a place."""
    places: list[list[int]] = []
    order = sorted(range(len(keys)), key=lambda seat: (_negated(keys[seat]), seat))
    for seat in order:
        if places and keys[places[-1][0]] == keys[seat]:
            places[-1].append(seat)
        else:
            places.append([seat])
    return places


def _negated(key: Sequence[int] | int) -> tuple[int, ...]:
    return (-key,) if isinstance(key, int) else tuple(-part for part in key)


@dataclass(frozen=True)
class Sheet:
    """A table of words, for a terminal."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def short(words: str, most: int) -> str:
    """At most so many letters; what is cut off leaves a mark."""
    return words if len(words) <= most else f"{words[: most - 1]}…"


@dataclass(frozen=True)
class GameInfo:
    """The facts of a game for people who choose one."""

    id: str
    titles: dict[str, str]
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    rules_version: int
    provenance: dict[str, Any]
    reconstructed: dict[str, Any]

    def title(self, lang: str = "en") -> str:
        return _in(lang, self.titles)


@cache
def _text_of(lang: str, folder: Path) -> Text:
    return text_of(lang, folder / "text")


class Game:
    """Base of every game: the facts as class attributes, the rooms as methods.

    The contract suite (`pentarchy.contract`) says what each of them must hold to.
    """

    id: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    rules_version: ClassVar[int] = 1
    history: ClassVar[dict[int, str]] = {1: "first version"}
    """What each version of the rules changed."""
    options: ClassVar[tuple[Option, ...]] = ()
    frames: ClassVar[tuple[Frame, ...]] = ()
    """Kinds of frames by number. These and the next three come from the game's `names.py`."""
    events: ClassVar[tuple[EventKind, ...]] = ()
    scenes: ClassVar[frozenset[str]] = frozenset()
    """Names of events that a scene is made of."""
    refusals: ClassVar[tuple[RefusalKind | None, ...]]
    """By number. 0 is None; 1 to 3 are the common ones."""
    reasons: ClassVar[tuple[str, ...]] = ("",)
    """Names of the ways the game can end, by number from 1. Text: `end-<name>`."""
    decision_limit: ClassVar[int] = 10_000
    """No game takes more decisions: the contract suite stops there."""
    folder: ClassVar[Path]
    """Where data/, text/ and rules/ lie."""
    term_names: ClassVar[tuple[str, ...]] = ()
    """Terms that the judgement by hand adds up."""
    count_sizes: ClassVar[tuple[tuple[str, int], ...]] = ()
    """Counts of the learned tables and how many values each has; empty for a game that learns none."""
    wishes: ClassVar[tuple[Wish, ...]] = ()
    """What a player may wish to be answered for them."""
    judged_by: ClassVar[type[Judge]] = Judge
    """Judges many positions one after another, exactly as `judgement` does each."""
    hand: ClassVar[bool] = False
    """Do its pictures have areas of the pane "hand", whose things a phone beside a big screen shows as a hand?"""
    tabs: ClassVar[tuple[str, ...]] = ("board", "own", "players", "log", "replay")
    """Tabs of a phone. One of a game's own is named by its text `pic-tab-<tab>` and has the symbol `ui-<tab>`."""

    # -- rooms -------------------------------------------------------------------------------------------------

    def components(self, data: packs.Data, options: Options) -> Any:
        """Typed, immutable components. Must have `codec: Codec` and `decisions: list[Decision]`."""
        raise missing(self, "components")

    def blank(self, components: Any, players: int) -> Position:
        """An empty position of this game that refers to its components."""
        raise missing(self, "blank")

    def deal(self, p: Position, options: Options) -> None:
        """Set the game up in a blank position and push its first frame (do not advance)."""
        raise missing(self, "deal")

    def view(self, p: Position, seat: int, components: Any) -> dict[str, Any]:
        """All that this seat (a spectator: -1) may know, as plain data, built field by field."""
        raise missing(self, "view")

    def redeal(self, p: Position, seat: int, seed: int) -> Position:
        """A position that this seat cannot tell from this one, everything it does not know dealt anew."""
        raise missing(self, "redeal")

    def result(self, p: Position) -> Result:
        """Scores of a finished game."""
        raise missing(self, "result")

    def ties(self, p: Position) -> list[Tie]:
        """What decides between equal points at the end, in the order in which it is looked at."""
        return []

    def standing(self, p: Position) -> list[int]:
        """Points so far by public knowledge, for panels and graphs."""
        raise missing(self, "standing")

    def judgement(self, p: Position, seat: int) -> float:
        """How good the position is for a seat: about its chance to win, 0 to 1."""
        raise missing(self, "judgement")

    def judges_openly(self, p: Position, seat: int) -> bool:
        """Is the position, and each that an answer leads to without drawing or revealing anything, judged the same in
        all worlds that this seat cannot tell apart: are hidden cards counted at most?"""
        return False

    def judge(self) -> Judge:
        """For who judges many positions: it remembers what they have in common."""
        return self.judged_by(self.values, self)

    def terms(self, p: Position, seat: int) -> dict[str, float]:
        """What the judgement adds up for a seat, by name: a term that is greater by 1 changes the odds by a factor of
        e. Of a running game only."""
        raise missing(self, "terms")

    def counts(self, p: Position) -> tuple[list[list[int]], float]:
        """Of every seat the places of its counts in the learned tables, and how much of the game is over."""
        raise missing(self, "counts")

    def progress(self, p: Position) -> float:
        """How much of the game is over, about, 0 to 1: a lead is worth more towards the end. By what lies open."""
        return 0.0

    @cached_property
    def values(self) -> Values:
        """What the judgement is set to: the figures in the game's own folder."""
        path = self.folder / VALUES
        doc = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        return self.read_values(doc)

    def read_values(self, doc: dict[str, Any]) -> Values:
        return read(doc, list(self.term_names), list(self.count_sizes), self.max_players)

    def valued(self, values: Values) -> Game:
        """The same game, judged by other values: for trials."""
        other = copy.copy(self)
        other.__dict__["values"] = values
        return other

    def picture(self, view: dict[str, Any], pen: Pen) -> Picture:
        """The table as a drawing, from a view."""
        raise missing(self, "picture")

    def scene(self, events: Sequence[Mapping[str, Any]], view: dict[str, Any], pen: Pen) -> Scene | None:
        """What has just happened as a drawing by itself: from the new events as this viewer may know them, one of
        `scenes` among them, and the view after them. None if there is nothing to be looked at."""
        return None

    def gallery(self, pen: Pen) -> list[Shelf]:
        """Everything that is printed, piece by piece, for whoever wants to see all of it. Nothing here is secret."""
        return []

    def sheets(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Any) -> list[Sheet]:
        """The table as plain tables for a terminal, from a view. Without any, a terminal shows points and choices."""
        return []

    def observation(self, components: Any, players: int) -> Schema:
        """The fields of the tensor that learning environments make from a view."""
        raise missing(self, "observation")

    def facts(self, p: Position, components: Any) -> list[dict[str, str]]:
        """What tells seats apart in statistics, such as faction or nation: per seat, name of the fact and its value."""
        return [{} for _ in range(p.players)]

    def check(self, p: Position) -> list[str]:
        """Violated invariants (components that are not accounted for, impossible counts); empty if all is well."""
        raise missing(self, "check")

    def tally_blocks(self, components: Any, players: int) -> Sequence[Block]:
        """What `tally` counts. Each block has words: `preview-<what>`, with the number $n."""
        return ()

    def tally(self, p: Position, seat: int) -> Tally:
        """The pieces of a position that matter to people, as far as this seat may know them: a list per block."""
        return []

    def tally_after(self, p: Position, seat: int, before: Position, counted: Tally) -> Tally:
        """The same of a position to which another one led, whose tally is known: what stands as it did there need not
        be counted anew. Where many answers are tried, counting is the dear part."""
        return self.tally(p, seat)

    def turn_of(self, p: Position) -> tuple[int, int] | None:
        """Whose turn it is, with a number that no two turns of a seat share; None between turns."""
        return None

    def cause_of(self, p: Position, components: Any) -> tuple[str, str] | None:
        """What is being carried out now, as domain and token of something that all may know, such as a card."""
        return None

    def danger(self, p: Position, after: Position, seat: int, action: int) -> str | None:
        """Why a seat should think twice before this answer, which leads to `after`: one of `preview.DANGERS`.

        Of an answer that costs points people are warned anyway, unless this says that there is no need to: "".
        """
        return None

    def prices(self, p: Position, seat: int, components: Any) -> list[Price]:
        """The price card: what everything costs this seat now, from what it may know."""
        return []

    def chains(self, p: Position, seat: int, components: Any) -> list[Chain]:
        """Answers that can be given together now: the position is one that was dealt again for the seat."""
        return []

    def spare(self, p: Position, seat: int, components: Any) -> Collection[int]:
        """Legal answers that hardly anybody gives, such as less of a free gain: they stand in the list of all answers
        only. From what the seat may know."""
        return ()

    def prompt_arguments(self, p: Position, seat: int, components: Any) -> dict[str, Any]:
        """Arguments of the question's text, from what this seat may know. A pair (domain, token) becomes its name."""
        return {}

    def action_arguments(self, p: Position, action: int, components: Any) -> dict[str, Any]:
        """Arguments of an action's text beyond its own words, from what lies open: what it costs now, which question
        it answers. Any action may be asked for at any time. A pair (domain, token) becomes its name, a function is
        called with the texts of the language."""
        return {}

    def name_key(self, domain: str, token: str, components: Any) -> str:
        """Text key of the name of a component (where boards share ids, the board is part of the key)."""
        return f"{domain}-{token}"

    def named_as(self, p: Position, domain: str, token: str, components: Any) -> tuple[str, str]:
        """Domain and token by whose name a component goes now: a card with another face up may have another name."""
        return domain, token

    def name_forms(self, domain: str, token: str, text: Text, components: Any) -> dict[str, str]:
        """The name of a component ("") and its case forms; a game whose names are not all messages makes them here."""
        return text.forms(self.name_key(domain, token, components))

    def tooltip(self, domain: str, token: str, components: Any) -> str | None:
        """The rule id behind a thing that is drawn, for its tooltip."""
        return None

    # -- what follows from them ----------------------------------------------------------------------------------

    def text(self, lang: str) -> Text:
        return _text_of(lang, self.folder)

    @cached_property
    def data(self) -> packs.Data:
        return packs.load(self.folder / "data")

    @cached_property
    def info(self) -> GameInfo:
        return GameInfo(
            self.id,
            {lang: self.text(lang)("title") for lang in LANGUAGES},
            self.min_players,
            self.max_players,
            self.options,
            self.rules_version,
            self.data.provenance,
            self.data.reconstructed,
        )

    @cached_property
    def rule_index(self) -> dict[str, dict[str, str]]:
        loaded: dict[str, dict[str, str]] = json.loads((self.folder / "rules" / "index.json").read_text("utf-8"))
        return loaded

    def rulebook(self, lang: str) -> Rulebook:
        return rulebook(self.folder, lang)

    def read_options(self, given: Mapping[str, object] | None, players: int) -> Options:
        """All options with their values; unknown names and values are refused."""
        if given is not None and not isinstance(given, Mapping):
            raise PentarchyError("options are names with values, such as {'board': 'five_continents'}.")
        given = dict(given or {})
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise PentarchyError(f"{self.id} has no option {name!r}; its options: {names}.")
        return {name: option.read(given.get(name, option.default), players) for name, option in known.items()}

    def asked(self, p: Position) -> str:
        """Name of the question that is put now; empty after the end."""
        if p.over or not p.stack or p.actor == NOBODY:
            return ""
        return p.decisions[p.stack[KIND]].name

    def refuse(self, p: Position, seat: int, action: int) -> int:
        """Number of the refusal of any action of the table; 0 exactly if it is legal."""
        if p.over:
            return GAME_OVER
        if not p.to_act() >> seat & 1:
            return NOT_YOUR_TURN
        return p.decisions[p.stack[KIND]].refuse(p, seat, action)

    def refusal(self, number: int) -> Refusal:
        kind = self.refusals[number]
        assert kind is not None, "0 is no refusal"
        texts = tuple((lang, self.text(lang)(f"refuse-{kind.name}")) for lang in LANGUAGES)
        return Refusal(kind.rule, kind.name, texts)


KERNEL_FIELDS = [
    "players",
    "over",
    "actor",
    "lane_seats",
    "open_lanes",
    "lanes",
    "stack",
    "key",
    "draws",
    "points",
]


def dump(p: Position) -> dict[str, Any]:
    """The whole value of a position as plain data."""
    out: dict[str, Any] = {}
    for name in KERNEL_FIELDS + p.fields():
        value = getattr(p, name)
        out[name] = value.hex() if isinstance(value, bytes) else _copied(value)
    return out


def restore(p: Position, doc: Mapping[str, Any]) -> None:
    """Fill a blank position from `dump`."""
    for name in KERNEL_FIELDS + p.fields():
        value = doc[name]
        if name == "key":
            setattr(p, name, bytes.fromhex(value))
        else:
            setattr(p, name, words(value) if _is_words(getattr(p, name)) else _copied(value))
    p.restored()


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(item) for item in value]
    return list(value) if _is_words(value) else value


def _is_words(value: Any) -> bool:
    """Machine integers, as the engine of this moment keeps them."""
    return not isinstance(value, list | int | bytes | None)


def same(p: Position, q: Position) -> bool:
    """Are two positions the same value?"""
    return type(p) is type(q) and all(getattr(p, name) == getattr(q, name) for name in KERNEL_FIELDS + p.fields())
