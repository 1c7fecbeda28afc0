"""A position that notices when somebody writes into it, and the whole of a position to compare."""

from __future__ import annotations

import inspect
from array import array
from typing import Any

from pentarchy.kernel.game import KERNEL_FIELDS, dump
from pentarchy.kernel.position import Position

BOOKKEEPING = ("memo", "lent", "lent_zones")
"""What is no part of a position's value: questions may remember their answer, copies note what they share."""


class Written(AssertionError):
    """Somebody has written into a position that was only asked."""


class Frozen(list[Any]):
    """A list that cannot be changed. A copy of it can."""

    def _no(self, *_: Any, **__: Any) -> Any:
        raise Written("a question changed a list of the position")

    append = extend = insert = remove = pop = clear = sort = reverse = _no
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _no


_made: dict[tuple[type, frozenset[str]], type] = {}


def _watching(kind: type, allowed: frozenset[str]) -> type:
    """A subclass whose attributes cannot be set, but for these: made once, then found again."""
    if (kind, allowed) not in _made:
        _made[kind, allowed] = _watch(kind, allowed)
    return _made[kind, allowed]


def _watch(kind: type, allowed: frozenset[str]) -> type:
    def __setattr__(self: Any, name: str, value: Any) -> None:
        if name not in allowed:
            raise Written(f"a question set `{name}` of the {kind.__name__}")
        object.__setattr__(self, name, value)

    return type(kind.__name__, (kind,), {"__slots__": (), "__setattr__": __setattr__})


def watched(p: Position) -> Position:
    """A copy that raises `Written` when its value is changed. (Pure engine: compiled objects cannot be watched.)"""
    q = p.clone()
    for name in (*KERNEL_FIELDS, *p.fields(), *p.derived()):
        setattr(q, name, _frozen(getattr(q, name)))
    q.__class__ = _watching(type(q), frozenset((*BOOKKEEPING, *p.caches())))
    return q


def _frozen(value: Any) -> Any:
    if isinstance(value, list | array):  # an array: a `vec` of the interpreter
        return Frozen(_frozen(item) for item in value)
    if isinstance(value, int | bytes) or value is None:
        return value
    thing = value.copy()
    for name in _parts(thing):
        setattr(thing, name, _frozen(getattr(thing, name)))
    thing.__class__ = _watching(type(thing), frozenset(_caches(type(thing))))
    return thing


def _annotations(kind: type) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        found.update(inspect.get_annotations(base))
    return found


def _caches(kind: type) -> list[str]:
    return [name for name, said in _annotations(kind).items() if str(said).startswith("Cache[")]


def _parts(thing: object) -> list[str]:
    """Attributes of a derived object that are its value (none where the engine is compiled: they cannot be told)."""
    said = _annotations(type(thing))
    return [name for name in said if not str(said[name]).startswith(("Cache[", "Printed["))]


def whole(p: Position) -> dict[str, Any]:
    """The value of a position and what is derived from it, as plain data."""
    return {**dump(p), **{name: _plain(getattr(p, name)) for name in p.derived()}}


def _plain(value: Any) -> Any:
    if isinstance(value, list | array):
        return [_plain(item) for item in value]
    if isinstance(value, int) or value is None:
        return value
    return {name: _plain(getattr(value, name)) for name in _parts(value)}
