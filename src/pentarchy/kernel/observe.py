"""What a seat knows as numbers, for learning: a list of named fields, each a part of the view and of nothing else.

A game declares its fields once (`observation.py`); from the list come the size of the tensor, the bounds of its
numbers, what they are divided by, and the table in the documentation. Everything is told from the viewer's own seat:
lists of seats begin with it, and a seat that is named is counted from it.

Making a view and reading it is slow, so a game may also write the same numbers straight from its position (`Observer`,
compiled). The tests compare both, number by number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from pentarchy.kernel.errors import missing
from pentarchy.kernel.position import Position
from pentarchy.kernel.rows import Observer, Rows

View = Callable[[Position, int], Mapping[str, Any]]


class Place(NamedTuple):
    """What one number can be, and by what it is divided where numbers about 0 to 1 are wanted."""

    least: int
    most: int
    scale: float


class Viewer(NamedTuple):
    """Who looks."""

    seat: int
    players: int

    def turned(self, by_seat: Sequence[Any]) -> list[Any]:
        """A list by seat, the viewer's own first."""
        return [*by_seat[self.seat : self.players], *by_seat[: self.seat]]

    def place(self, seat: int) -> int:
        """How many places further a seat sits."""
        return (seat - self.seat) % self.players


class Field:
    """Some numbers of the tensor. `path` leads to the value in the view (keys separated by dots)."""

    def __init__(self, path: str, meaning: str) -> None:
        self.path = path
        self.meaning = meaning

    @cached_property
    def keys(self) -> tuple[str | int, ...]:
        """The path step by step; numbers are places in lists."""
        return tuple(int(key) if key.isdecimal() else key for key in self.path.split(".")) if self.path else ()

    def places(self, compact: bool) -> list[Place]:
        """What its numbers can be."""
        raise missing(self, "places")

    @property
    def size(self) -> int:
        return len(self.places(False))

    def fill(self, value: Any, to: Rows, viewer: Viewer) -> None:
        """Write what the view has at the path."""
        raise missing(self, "fill")

    def table(self, prefix: str) -> list[tuple[str, int, int, str]]:
        """Name, numbers dense and compact, and meaning of the parts, for the documentation."""
        return [(prefix + self.path, self.size, len(self.places(True)), self.meaning)]


class Number(Field):
    """A whole number from `least` to `most`, divided by `scale`; nothing is 0, True is 1."""

    def __init__(self, path: str, meaning: str, scale: int = 1, most: int | None = None, least: int = 0) -> None:
        self.place = Place(least, scale if most is None else most, scale)
        within = f"{self.place.least} to {self.place.most}"
        super().__init__(path, meaning if self.place == Place(0, 1, 1) else f"{meaning}, {within}, divided by {scale}")

    def places(self, compact: bool) -> list[Place]:
        return [self.place]

    def fill(self, value: Any, to: Rows, viewer: Viewer) -> None:
        to.number(int(value or 0))


class OneOf(Field):
    """One of several words: a 1 at its place, compact its number from 1; nothing or a strange word is 0."""

    def __init__(self, path: str, meaning: str, words: Sequence[Any]) -> None:
        words = list(dict.fromkeys(words))
        super().__init__(path, f"{meaning}: one of {_listed(words)}")
        self.numbers = {word: k for k, word in enumerate(words)}

    def places(self, compact: bool) -> list[Place]:
        return [Place(0, len(self.numbers), 1)] if compact else [Place(0, 1, 1)] * len(self.numbers)

    def fill(self, value: Any, to: Rows, viewer: Viewer) -> None:
        to.one_of(self.numbers.get(value, -1), len(self.numbers))


class Seat(OneOf):
    """A seat, counted from the viewer's own."""

    def __init__(self, path: str, meaning: str, players: int) -> None:
        super().__init__(path, meaning + ", counted from the own one", range(players))

    def fill(self, value: Any, to: Rows, viewer: Viewer) -> None:
        super().fill(None if value is None or value < 0 else viewer.place(value), to, viewer)


class Counts(Field):
    """How often each word stands in a list (or what a mapping says of it), divided by `scale`."""

    def __init__(self, path: str, meaning: str, words: Sequence[Any], scale: int = 1, most: int | None = None) -> None:
        self.place = Place(0, scale if most is None else most, scale)
        within = "" if self.place == Place(0, 1, 1) else f", 0 to {self.place.most}, divided by {scale}"
        super().__init__(path, f"{meaning}, how many of each of {_listed(words)}{within}")
        self.numbers = {word: k for k, word in enumerate(words)}

    def places(self, compact: bool) -> list[Place]:
        return [self.place] * len(self.numbers)

    def fill(self, value: Any, to: Rows, viewer: Viewer) -> None:
        if isinstance(value, Mapping):
            to.numbers([int(value.get(word) or 0) for word in self.numbers])
        else:
            to.counts([self.numbers[word] for word in value or () if word in self.numbers], len(self.numbers))


class Seats(Field):
    """Some of the seats: a 1 for each, the viewer's own first."""

    def __init__(self, path: str, meaning: str, players: int) -> None:
        super().__init__(path, meaning + ", the own one first")
        self.players = players

    def places(self, compact: bool) -> list[Place]:
        return [Place(0, 1, 1)] * self.players

    def fill(self, value: Any, to: Rows, viewer: Viewer) -> None:
        to.counts([viewer.place(seat) for seat in value or () if seat >= 0], self.players)


class Each(Field):
    """A list of at most `length` entries, each with the same fields; places beyond its end are 0.

    `turn`: the list goes by seat and begins with the viewer's own. `by`: where an entry names its seat; the entries
    stand in the order of seats from the viewer's own on.
    """

    def __init__(
        self, path: str, meaning: str, length: int, fields: Sequence[Field], turn: bool = False, by: str = ""
    ) -> None:
        super().__init__(path, meaning)
        self.length = length
        self.fields = tuple(fields)
        self.turn = turn
        self.by = by

    def places(self, compact: bool) -> list[Place]:
        return [place for field in self.fields for place in field.places(compact)] * self.length

    def fill(self, value: Any, to: Rows, viewer: Viewer) -> None:
        entries = list(value or ())
        if self.turn and entries:
            entries = viewer.turned(entries)
        if self.by:
            entries.sort(key=lambda entry: viewer.place(entry[self.by]))
        for entry in entries[: self.length]:
            fill(self.fields, entry, to, viewer)
        left = self.length - len(entries)
        if left > 0:
            to.skip(left * sum(len(field.places(to.compact)) for field in self.fields))

    def table(self, prefix: str) -> list[tuple[str, int, int, str]]:
        inner = [row for field in self.fields for row in field.table(f"{prefix}{self.path}[k].")]
        head = (f"{prefix}{self.path}", self.size, len(self.places(True)))
        return [(*head, f"{self.meaning}: {self.length} times the following"), *inner]


class Lie(Field):
    """Where cards lie: zones of the table and zones of each seat, and marks that a card has wherever it lies.

    Zones and marks are paths of the view, with "seats" for those of a seat (the viewer's own first). Dense: a 1 for
    each card in each zone, then for each mark. Compact: a number per card, see `Rows.table`.
    """

    def __init__(
        self, meaning: str, cards: Sequence[str], zones: Sequence[str], marks: Sequence[str], players: int
    ) -> None:
        self.zones = _by_seat(zones, players)
        self.marks = [(path, whose) for path in marks for whose in ([-1] if "seats." not in path else range(players))]
        self.kinds = len(marks)
        said = [_zone(path, whose) for path, whose in self.zones]
        super().__init__("", f"{meaning} ({len(cards)}). Zones: {', '.join(said)}. Marks: {', '.join(marks)}")
        self.marked = [marks.index(path) for path, _ in self.marks]
        self.numbers = {card: k for k, card in enumerate(cards)}

    def places(self, compact: bool) -> list[Place]:
        if compact:
            return [Place(0, ((len(self.zones) + 1) << self.kinds) - 1, 1)] * len(self.numbers)
        return [Place(0, 1, 1)] * (len(self.numbers) * (len(self.zones) + self.kinds))

    def fill(self, value: Any, to: Rows, viewer: Viewer) -> None:
        to.table(len(self.numbers), len(self.zones))
        for zone, (path, whose) in enumerate(self.zones):
            to.lie(zone, self._cards(value, path, whose, viewer))
        for mark, (path, whose) in zip(self.marked, self.marks, strict=True):
            for card in self._cards(value, path, whose, viewer):
                to.mark(mark, card)
        to.close(self.kinds)

    def _cards(self, view: Any, path: str, whose: int, viewer: Viewer) -> list[int]:
        keys: tuple[str | int, ...] = (path,)
        if whose >= 0:
            keys = ("seats", (viewer.seat + whose) % viewer.players, path.removeprefix("seats."))
        return [self.numbers[card] for card in look(view, keys) or ()]

    def table(self, prefix: str) -> list[tuple[str, int, int, str]]:
        return [("cards", self.size, len(self.places(True)), self.meaning)]


def _by_seat(paths: Sequence[str], players: int) -> list[tuple[str, int]]:
    """Zones of the table first, then all of the viewer's own, of the next seat, and so on."""
    common = [(path, -1) for path in paths if not path.startswith("seats.")]
    return common + [(path, k) for k in range(players) for path in paths if path.startswith("seats.")]


def _zone(path: str, whose: int) -> str:
    return path if whose < 0 else f"{path.removeprefix('seats.')} of {f'the seat {whose} further' if whose else 'own'}"


def _listed(words: Sequence[Any]) -> str:
    shown = [str(word) for word in words]
    return ", ".join(shown) if len(shown) <= 8 else f"{', '.join(shown[:4])}, … {shown[-1]} ({len(shown)})"


def fill(fields: Iterable[Field], value: Any, to: Rows, viewer: Viewer) -> None:
    """Write fields of a view or of a part of one."""
    for field in fields:
        field.fill(look(value, field.keys), to, viewer)


def look(value: Any, keys: tuple[str | int, ...]) -> Any:
    """Follow keys through plain mappings and lists. What is not there is None."""
    for key in keys:
        if value is None:
            return None
        try:
            value = value[key]
        except (KeyError, IndexError, TypeError):
            return None
    return value


class Schema:
    """All fields of a game's tensor. Without an observer the numbers come from the view."""

    def __init__(self, fields: Sequence[Field], observer: Observer | None = None) -> None:
        self.fields = tuple(fields)
        self.observer = observer

    def places(self, compact: bool = False) -> list[Place]:
        """What each number can be."""
        return self._compact if compact else self._dense

    @cached_property
    def _dense(self) -> list[Place]:
        return [place for field in self.fields for place in field.places(False)]

    @cached_property
    def _compact(self) -> list[Place]:
        return [place for field in self.fields for place in field.places(True)]

    @property
    def size(self) -> int:
        return len(self._dense)

    def rows(self, rows: int = 1, compact: bool = False, scaled: bool = False) -> Rows:
        """Room for so many rows, where wanted with their twins of floats."""
        places = self.places(compact)
        scales = [place.scale for place in places] if scaled else None
        return Rows(rows, [place.least for place in places], [place.most for place in places], compact, scales)

    def encode(self, view: Mapping[str, Any], to: Rows, row: int = 0) -> None:
        """Write the numbers of a view into a row."""
        to.begin(row)
        fill(self.fields, view, to, Viewer(max(0, int(view["seat"] or 0)), view["players"]))
        to.end()

    def table(self) -> list[tuple[str, int, int, str]]:
        return [row for field in self.fields for row in field.table("")]

    @cached_property
    def names(self) -> list[str]:
        """A name for each number of the dense form: its field, and its place in it where the field has several."""
        found: list[str] = []
        for field in self.fields:
            name = field.path or "cards"
            found += [name] if field.size == 1 else [f"{name}[{k}]" for k in range(field.size)]
        return found


class ViewObserver(Observer):
    """Writes the numbers of a game that has no observer of its own, from its view."""

    def __init__(self, schema: Schema, view: View) -> None:
        self.schema = schema
        self.view = view

    def write(self, p: Position, seat: int, to: Rows) -> None:
        view = self.view(p, seat)
        fill(self.schema.fields, view, to, Viewer(seat, view["players"]))
