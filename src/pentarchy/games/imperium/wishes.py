"""What a player may wish to be answered for them, and answers that go together."""

from __future__ import annotations

from collections.abc import Sequence

from pentarchy.games.imperium.components import Components
from pentarchy.games.imperium.numbers import DISCARDING, PAY, SOLSTICES
from pentarchy.games.imperium.position import ImperiumPosition
from pentarchy.kernel.codec import Codec
from pentarchy.kernel.position import KIND
from pentarchy.kernel.wishes import NONE, Chain, Wish, of, only_answer, pairs


def _payment(p: ImperiumPosition, seat: int, legal: Sequence[int], codec: Codec) -> int:
    """With what is asked for; progress is worth points and stands in for nothing (IMP-169)."""
    return min(legal) if p.stack[KIND] == PAY else NONE


def _solstice(p: ImperiumPosition, seat: int, legal: Sequence[int], codec: Codec) -> int:
    return legal[0] if p.stack[KIND] == SOLSTICES else NONE


WISHES = (
    Wish("payment", _payment),
    # The order of effects can matter, and from an answer that comes at once others could tell that there was no choice.
    Wish("solstice", _solstice, default=False),
    Wish("only", only_answer, default=False),
)


def chains(p: ImperiumPosition, seat: int, components: Components) -> list[Chain]:
    codec = components.codec
    legal = p.legal(seat)
    if p.stack[KIND] == DISCARDING:
        return [Chain(hand, pointed=False)] if len(hand := _whole_hand(p, seat, codec)) > 1 else []
    found: dict[int, Chain] = {}
    firsts = of(codec, legal, "activate") + of(codec, legal, "suit")
    for first, second in pairs(p, seat, firsts, codec, "play", "exhaust", "pick"):
        if second not in legal:
            found.setdefault(second, Chain((first, second)))
    return list(found.values())


def _whole_hand(p: ImperiumPosition, seat: int, codec: Codec) -> tuple[int, ...]:
    """All cards of the hand in the clean-up, which shows them: nothing else comes of it on the way."""
    world, found = p.clone(), list[int]()
    while world.actor == seat and world.stack[KIND] == DISCARDING:
        picks = of(codec, world.legal(seat), "pick")
        if not picks:
            break
        found.append(picks[0])
        world.apply(seat, picks[0])
    return tuple(found)
