"""What a seat knows as numbers, for learning: a list of named fields, each a part of the view and of nothing else.

A game declares its fields once (`observation.py`); from the list come the size of the tensor, the numbers, and the
table in the documentation. Numbers are scaled to about 0..1; lists of seats begin with the viewer's own.

Making a view and reading it is slow, so a game may also write the same numbers straight from its position. The tests
compare both, number by number.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from pentarchy.kernel.errors import missing


class Tensor:
    """Numbers, all 0 at first, that are written one field after the other."""

    __slots__ = ("at", "values")

    def __init__(self, size: int) -> None:
        self.values = array("f", bytes(4 * size))
        self.at = 0

    def skip(self, size: int) -> None:
        """So many stay 0."""
        self.at += size

    def number(self, value: float) -> None:
        if value:
            self.values[self.at] = value
        self.at += 1

    def numbers(self, numbers: Iterable[float], scale: float = 1.0) -> None:
        at, values = self.at, self.values
        for number in numbers:
            if number:
                values[at] = number / scale
            at += 1
        self.at = at

    def one_of(self, place: int, size: int) -> None:
        """A 1 at this place of `size`; at none for -1."""
        if place >= 0:
            self.values[self.at + place] = 1.0
        self.at += size

    def counts(self, places: Iterable[int], size: int, scale: float = 1.0) -> None:
        """How often each of `size` places is named, divided by `scale`; -1 is none of them."""
        at, values, one = self.at, self.values, 1.0 / scale
        for place in places:
            if place >= 0:
                values[at + place] += one
        self.at = at + size

    def bits(self, mask: int, size: int) -> None:
        """A 1 at the place of each bit."""
        self.column_bits((mask,), size, size)

    # A table of rows with the same fields is written field by field: the first field of all rows, then the second.
    # Each time the writer ends up at the next field of the first row; `rest` leads behind the last row.

    def column(self, numbers: Iterable[float], width: int, scale: float = 1.0) -> None:
        """A number in each row; rows are `width` numbers long."""
        at, values = self.at, self.values
        for number in numbers:
            if number:
                values[at] = number / scale
            at += width
        self.at += 1

    def column_one_of(self, places: Iterable[int], size: int, width: int) -> None:
        """`one_of` in each row."""
        at, values = self.at, self.values
        for place in places:
            if place >= 0:
                values[at + place] = 1.0
            at += width
        self.at += size

    def column_bits(self, masks: Iterable[int], size: int, width: int) -> None:
        """`bits` in each row."""
        at, values = self.at, self.values
        for mask in masks:
            place = at
            while mask:
                if mask & 1:
                    values[place] = 1.0
                mask >>= 1
                place += 1
            at += width
        self.at += size

    def rest(self, rows: int, width: int) -> None:
        """After the last field of a table: on to what follows it."""
        self.at += (rows - 1) * width


Write = Callable[[Any, int, Tensor], None]
"""Writes what a seat knows of a position (of the game's own class), in the order of the fields."""


class Field:
    """Some numbers of the tensor. `path` leads to the value in the view (keys separated by dots)."""

    def __init__(self, path: str, size: int, meaning: str) -> None:
        self.path = path
        self.size = size
        self.meaning = meaning

    @cached_property
    def keys(self) -> tuple[str | int, ...]:
        """The path step by step; numbers are places in lists."""
        return tuple(int(key) if key.isdecimal() else key for key in self.path.split(".")) if self.path else ()

    def fill(self, value: Any, to: Tensor) -> None:
        raise missing(self, "fill")

    def rows(self, prefix: str) -> list[tuple[str, int, str]]:
        """Name, size and meaning of the parts, for the documentation."""
        return [(prefix + self.path, self.size, self.meaning)]


class Number(Field):
    """A number divided by `scale`; nothing is 0. True is 1."""

    def __init__(self, path: str, meaning: str, scale: float = 1.0) -> None:
        super().__init__(path, 1, f"{meaning}, divided by {scale:g}" if scale != 1 else meaning)
        self.scale = scale

    def fill(self, value: Any, to: Tensor) -> None:
        to.number(0.0 if value is None else value / self.scale)


class OneOf(Field):
    """One of several words: a 1 at its place; nothing or a strange word is all 0."""

    def __init__(self, path: str, meaning: str, words: Sequence[Any]) -> None:
        super().__init__(path, len(words), f"{meaning}: one of {_listed(words)}")
        self.places = {word: k for k, word in enumerate(words)}

    def fill(self, value: Any, to: Tensor) -> None:
        to.one_of(self.places.get(value, -1), self.size)


class Counts(Field):
    """How often each word stands in a list (or what a mapping says of it), divided by `scale`."""

    def __init__(self, path: str, meaning: str, words: Sequence[Any], scale: float = 1.0) -> None:
        super().__init__(path, len(words), f"{meaning}, how many of each of {_listed(words)}")
        self.places = {word: k for k, word in enumerate(words)}
        self.scale = scale

    def fill(self, value: Any, to: Tensor) -> None:
        if isinstance(value, Mapping):
            to.numbers([value.get(word) or 0 for word in self.places], self.scale)
        else:
            to.counts([self.places.get(word, -1) for word in value or ()], self.size, self.scale)


class Each(Field):
    """A list of at most `length` entries, each with the same fields; places beyond its end are 0.

    `turn`: the list goes by seat and begins with the viewer's own.
    """

    def __init__(self, path: str, meaning: str, length: int, fields: Sequence[Field], turn: bool = False) -> None:
        self.width = sum(field.size for field in fields)
        super().__init__(path, length * self.width, meaning)
        self.length = length
        self.fields = tuple(fields)
        self.turn = turn

    def fill(self, value: Any, to: Tensor) -> None:
        entries = list(value or ())[: self.length]
        for entry in entries:
            fill(self.fields, entry, to)
        to.skip(self.width * (self.length - len(entries)))

    def rows(self, prefix: str) -> list[tuple[str, int, str]]:
        inner: list[tuple[str, int, str]] = []
        for field in self.fields:
            inner += field.rows(f"{prefix}{self.path}[k].")
        return [(f"{prefix}{self.path}", self.size, f"{self.meaning}: {self.length} times the following"), *inner]


def _listed(words: Sequence[Any]) -> str:
    shown = [str(word) for word in words]
    return ", ".join(shown) if len(shown) <= 8 else f"{', '.join(shown[:4])}, … {shown[-1]} ({len(shown)})"


def fill(fields: Iterable[Field], value: Any, to: Tensor) -> None:
    """Write fields of a view or of a part of one."""
    for field in fields:
        field.fill(look(value, field.keys), to)


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


def turned(players: int, seat: int) -> list[int]:
    """Seats in order, beginning with this one."""
    return [*range(seat, players), *range(seat)]


def places_after(players: int, seat: int) -> list[int]:
    """For each seat, how many places it sits behind this one."""
    return [(k - seat) % players for k in range(players)]


class Schema:
    """All fields of a game's tensor. Without `write` the numbers come from the view.

    `own_first` makes a view in which seats inside of other things, too, are counted from the viewer's own.
    """

    def __init__(
        self,
        fields: Sequence[Field],
        write: Write | None = None,
        own_first: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None,
    ) -> None:
        self.fields = tuple(fields)
        self.size = sum(field.size for field in fields)
        self.write = write
        self.own_first = own_first

    def encode(self, view: Mapping[str, Any]) -> array[float]:
        """The numbers of a view."""
        if self.own_first is not None:
            view = self.own_first(view)
        to = Tensor(self.size)
        seat = max(0, int(view["seat"]))
        for field in self.fields:
            value = look(view, field.keys)
            if isinstance(field, Each) and field.turn and value:
                value = [*value[seat:], *value[:seat]]
            field.fill(value, to)
        return to.values

    def rows(self) -> list[tuple[str, int, str]]:
        return [row for field in self.fields for row in field.rows("")]

    @cached_property
    def names(self) -> list[str]:
        """A name for each number: its field, and its place in it where the field has several."""
        found: list[str] = []
        for field in self.fields:
            found += [field.path] if field.size == 1 else [f"{field.path}[{k}]" for k in range(field.size)]
        return found
