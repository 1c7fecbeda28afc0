"""What the words of an answer carry besides its own: the kind of a card, how a price is split, what an end gives up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pentarchy.games.imperium import tally
from pentarchy.games.imperium.box import AMOUNTS, S_UNREST
from pentarchy.games.imperium.components import Components
from pentarchy.games.imperium.decisions.changes import DOINGS
from pentarchy.games.imperium.numbers import (
    ACT,
    PAY,
    PAY_FOR_POPULATION,
    PAY_MATERIAL,
    PAY_POPULATION,
    PICK,
    PICK_DOING,
    PICK_SELECT,
    REVOLTING,
)
from pentarchy.games.imperium.position import MAIN, ImperiumPosition
from pentarchy.kernel.position import KIND
from pentarchy.kernel.text import Text

ENDED: Final = ("act", "discarding", "develop", "draw", "react")
"""Questions whose "done" has words of its own."""
FITTING: Final = ("find", "free_play")
"""Questions that are done only if no card fits."""


def arguments(p: ImperiumPosition, action: int, asked: str, components: Components) -> dict[str, Any]:
    """See `Game.action_arguments`. Only printed facts and what lies open."""
    box = p.box
    kind = p.stack[KIND] if p.stack else -1
    if box.pick_0 <= action < box.pick_0 + box.cards:
        card = action - box.pick_0
        doing = DOINGS[p.stack[PICK_DOING]] if kind == PICK else asked
        known = box.suits[card] not in (0, S_UNREST)  # the name of an unrest card is its suit
        return {"known": int(known), "suits": suits(card, components), "doing": doing}
    if box.amount_0 <= action < box.amount_0 + AMOUNTS:
        return _amount(p, kind, action - box.amount_0)
    if action == box.done_0:
        in_turn = kind == ACT and p.actor >= 0
        return {"asked": _ended(p, kind, asked), "left": p.actions[p.actor] if in_turn else 0}
    if box.deck_0 <= action < box.deck_0 + len(components.codec.domain("deck").tokens):
        return {"n": len(p.zones[MAIN + action - box.deck_0])}
    return {}


def suits(card: int, components: Components) -> Callable[[Text], str]:
    """The suits of a card, as printed."""
    bits = components.box.suits[card]
    names = [name for k, name in enumerate(components.codec.domain("suit").tokens) if bits >> k & 1]
    return lambda text: "/".join(text(f"suit-{name}").lower() for name in names)


def _ended(p: ImperiumPosition, kind: int, asked: str) -> str:
    """What "done" ends; a pick that must be made is done only if no card fits."""
    if kind == PICK:
        select = p.box.selects[p.stack[PICK_SELECT]]
        return "enough" if select.up_to or select.n == 0 else "none"
    return asked if asked in ENDED else "none" if asked in FITTING else "other"


def _amount(p: ImperiumPosition, kind: int, n: int) -> dict[str, Any]:
    """A price of which progress pays a part: 1 for 1 population, 1 for 2 material (IMP-168, IMP-169)."""
    if kind == PAY and p.stack[PAY_FOR_POPULATION] == 0:
        return {"way": "population", "rest": max(0, p.stack[PAY_POPULATION] - n)}
    if kind == PAY:
        return {"way": "material", "rest": max(0, p.stack[PAY_MATERIAL] - tally.PAIR * n)}
    return {"way": "revolt" if kind == REVOLTING else "plain", "rest": 0}
