"""A view as numbers, for learning: a list of named fields, each read from the view and nothing else.

A game declares its fields once (`observation.py`); from the list come the size of the tensor, the numbers, and the
table in the documentation. Numbers are scaled to about 0..1; lists of seats begin with the viewer's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any


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

    def fill(self, value: Any, out: list[float]) -> None:
        raise NotImplementedError

    def rows(self, prefix: str) -> list[tuple[str, int, str]]:
        """Name, size and meaning of the parts, for the documentation."""
        return [(prefix + self.path, self.size, self.meaning)]


class Number(Field):
    """A number divided by `scale`; nothing is 0. True is 1."""

    def __init__(self, path: str, meaning: str, scale: float = 1.0) -> None:
        super().__init__(path, 1, f"{meaning}, divided by {scale:g}" if scale != 1 else meaning)
        self.scale = scale

    def fill(self, value: Any, out: list[float]) -> None:
        out.append(0.0 if value is None else float(value) / self.scale)


class OneOf(Field):
    """One of several words: a 1 at its place; nothing or a strange word is all 0."""

    def __init__(self, path: str, meaning: str, words: Sequence[Any]) -> None:
        super().__init__(path, len(words), f"{meaning}: one of {_listed(words)}")
        self.places = {word: k for k, word in enumerate(words)}

    def fill(self, value: Any, out: list[float]) -> None:
        row = [0.0] * self.size
        place = self.places.get(value, -1)
        if place >= 0:
            row[place] = 1.0
        out += row


class Counts(Field):
    """How often each word stands in a list (or what a mapping says of it), divided by `scale`."""

    def __init__(self, path: str, meaning: str, words: Sequence[str], scale: float = 1.0) -> None:
        super().__init__(path, len(words), f"{meaning}, how many of each of {_listed(words)}")
        self.places = {word: k for k, word in enumerate(words)}
        self.scale = scale

    def fill(self, value: Any, out: list[float]) -> None:
        row = [0.0] * self.size
        if isinstance(value, Mapping):
            for word, number in value.items():
                if word in self.places and number is not None:
                    row[self.places[word]] += float(number) / self.scale
        else:
            for word in value or ():
                if word in self.places:
                    row[self.places[word]] += 1.0 / self.scale
        out.extend(row)


class Each(Field):
    """A list of at most `length` entries, each with the same fields; places beyond its end are 0.

    `turn`: the list goes by seat and begins with the viewer's own.
    """

    def __init__(self, path: str, meaning: str, length: int, fields: Sequence[Field], turn: bool = False) -> None:
        super().__init__(path, length * sum(field.size for field in fields), meaning)
        self.length = length
        self.fields = tuple(fields)
        self.turn = turn

    def fill(self, value: Any, out: list[float]) -> None:
        entries = list(value or ())[: self.length]
        for entry in entries:
            for field in self.fields:
                field.fill(look(entry, field.keys), out)
        width = self.size // self.length if self.length else 0
        out.extend([0.0] * (width * (self.length - len(entries))))

    def rows(self, prefix: str) -> list[tuple[str, int, str]]:
        inner: list[tuple[str, int, str]] = []
        for field in self.fields:
            inner += field.rows(f"{prefix}{self.path}[k].")
        return [(f"{prefix}{self.path}", self.size, f"{self.meaning}: {self.length} times the following"), *inner]


def _listed(words: Sequence[Any]) -> str:
    shown = [str(word) for word in words]
    return ", ".join(shown) if len(shown) <= 8 else f"{', '.join(shown[:4])}, … {shown[-1]} ({len(shown)})"


def look(value: Any, keys: tuple[str | int, ...]) -> Any:
    """Follow keys through plain mappings and lists. What is not there is None."""
    for key in keys:
        try:
            value = value[key]
        except (KeyError, IndexError, TypeError):
            return None
    return value


class Schema:
    """All fields of a game's tensor."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.size = sum(field.size for field in fields)

    def encode(self, view: Mapping[str, Any]) -> list[float]:
        """The numbers of a view."""
        out: list[float] = []
        seat = max(0, int(view["seat"]))
        for field in self.fields:
            value = look(view, field.keys)
            if isinstance(field, Each) and field.turn and value:
                value = [*value[seat:], *value[:seat]]
            field.fill(value, out)
        return out

    def rows(self) -> list[tuple[str, int, str]]:
        return [row for field in self.fields for row in field.rows("")]
