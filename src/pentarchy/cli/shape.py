"""Where an edited data pack does not look like the data it was made from.

The game's own data is the pattern: at each place the kinds of value that occur there, and the entries that are never
missing. A difference is a hint for the editor, not an error: a new card may well be the first of its kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

_KINDS: dict[type, str] = {
    dict: "an object",
    list: "a list",
    str: "a text",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    type(None): "null",
}


@dataclass
class Pattern:
    """What occurs at one place of the own data."""

    kinds: list[str]
    always: set[str] = field(default_factory=set)
    """Entries that every object at this place has."""
    entries: dict[str, Pattern] = field(default_factory=dict)
    items: Pattern | None = None


def pattern(samples: Sequence[Any]) -> Pattern:
    """The pattern of all values that stand at one place."""
    objects = [sample for sample in samples if isinstance(sample, dict)]
    items = [item for sample in samples if isinstance(sample, list) for item in sample]
    names = dict.fromkeys(name for sample in objects for name in sample)
    return Pattern(
        list(dict.fromkeys(_KINDS[type(sample)] for sample in samples)),
        set.intersection(*(set(sample) for sample in objects)) if objects else set(),
        {name: pattern([sample[name] for sample in objects if name in sample]) for name in names},
        pattern(items) if items else None,
    )


def odd(expected: Pattern, value: Any, place: str) -> Iterator[str]:
    """Places where a value does not follow the pattern."""
    kind = _KINDS[type(value)]
    if kind not in expected.kinds:
        yield f"{place or 'all'} is {kind}; {' or '.join(expected.kinds)} is usual there."
    elif isinstance(value, dict):
        yield from (f"{place or 'it'} has no entry {name!r}." for name in sorted(expected.always - set(value)))
        for name, part in value.items():
            if name in expected.entries and name != "provenance":
                yield from odd(expected.entries[name], part, f"{place}.{name}" if place else name)
    elif isinstance(value, list) and expected.items:
        for number, item in enumerate(value):
            yield from odd(expected.items, item, f"{place}[{number}]")


def odd_places(own: dict[str, Any], edited: dict[str, Any]) -> list[str]:
    """All of them in a pack; `cards.json: cards[3].cost` counts from 0."""
    return [
        f"{name}.json: {line}"
        for name, content in edited.items()
        if name in own and content != own[name]
        for line in odd(pattern([own[name]]), content, "")
    ]
