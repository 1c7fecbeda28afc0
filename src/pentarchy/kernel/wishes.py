"""Fewer answers, none lost: what a person may have answered in advance, and answers that go together.

The engine asks everything, in small decisions. A game says in its room `wishes` which of them a person may settle once
for all (`Wish`), which answers are given one after the other so often that they can be one click (`Chain`), and which
nobody gives (`Game.spare`). All of it lives above the engine: a record holds the single answers as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from pentarchy.kernel.codec import Codec
from pentarchy.kernel.position import LANES, Position

NONE = -1
"""No answer: the person is asked."""


class Wish(NamedTuple):
    """What a seat may wish to be answered for it. Its texts are `wish-<name>`, in a clause after "for me:"."""

    name: str
    answer: Callable[[Any, int, Sequence[int], Codec], int]
    """From position, seat and legal answers one of these, or NONE. It reads only what the seat may know."""
    default: bool = True
    """Is it in force until the player says otherwise?"""


class Chain(NamedTuple):
    """Answers one after the other, offered as one: each is legal after those before it, and none but the last draws or
    shows anything."""

    actions: tuple[int, ...]
    pointed: bool = True
    """It is pointed at like its last answer alone; otherwise it is a button of its own."""
    drawn: bool = False
    """The picture of the game offers it itself."""


def of(codec: Codec, numbers: Iterable[int], *verbs: str) -> list[int]:
    """The answers with one of these verbs."""
    return [number for number in numbers if codec.verb(number) in verbs]


def answer(p: Position, seat: int, wishes: Iterable[Wish], wanted: Mapping[str, bool], codec: Codec) -> int:
    """What the wishes of a seat answer to the present question; NONE where it is asked itself."""
    if p.actor != seat or p.actor == LANES:  # in secret choices everybody is asked
        return NONE
    legal = p.legal(seat)
    for wish in wishes:
        if wanted.get(wish.name, wish.default):
            found = wish.answer(p, seat, legal, codec)
            if found != NONE:
                return found
    return NONE


def only_answer(p: Position, seat: int, legal: Sequence[int], codec: Codec) -> int:
    """A wish of every game that asks questions with a single answer, because not to ask would tell the others why."""
    return legal[0] if len(legal) == 1 else NONE


def after(p: Position, seat: int, actions: Iterable[int]) -> Position | None:
    """A copy in which these answers were given; None unless the same seat goes on and nothing was drawn or shown."""
    world = p.clone()
    for action in actions:
        world.apply(seat, action)
    return world if world.actor == seat and not world.over and world.points == p.points else None


def pairs(p: Position, seat: int, firsts: Iterable[int], codec: Codec, *verbs: str) -> list[tuple[int, int]]:
    """Each of these answers with each that can follow it and has one of these verbs."""
    found: list[tuple[int, int]] = []
    for first in firsts:
        world = after(p, seat, [first])
        if world is not None:
            found += [(first, second) for second in of(codec, world.legal(seat), *verbs)]
    return found


def runs(p: Position, seat: int, action: int, most: int) -> list[tuple[int, ...]]:
    """The same answer two and more times in a row, as often as it can be given."""
    found: list[tuple[int, ...]] = []
    world: Position | None = p
    for times in range(2, most + 1):
        world = None if world is None else after(world, seat, [action])
        if world is None or action not in world.legal(seat):
            break
        found.append((action,) * times)
    return found
