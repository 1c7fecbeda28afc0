"""What matters to people in a position, in numbers, and what everything costs: for previews and price cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarchy.games.imperium import knowledge, scoring
from pentarchy.games.imperium.box import MATERIAL, POPULATION, PROGRESS, S_UNREST, TOKENS
from pentarchy.games.imperium.components import Components
from pentarchy.games.imperium.decisions.draws import developable, development_price
from pentarchy.games.imperium.numbers import ACT
from pentarchy.games.imperium.position import (
    AREA,
    COMMON,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    FAME,
    GARRISON,
    HAND,
    HISTORY,
    INNOVATE,
    PLAY,
    POWER,
    SLOTS,
    UNREST,
    ImperiumPosition,
)
from pentarchy.kernel.position import KIND
from pentarchy.kernel.preview import LAPSE, LOSS, Block, Price, Tally

PAIR: Final = 2
"""Material for which one progress may stand (IMP-169)."""
POOL: Final = ("material", "population", "progress")
COUNTED: Final = (("hand", HAND), ("discard", DISCARD), ("play", PLAY), ("garrison", GARRISON), ("history", HISTORY))
"""Zones of a seat whose cards are counted, by their names."""


def blocks(components: Components, players: int) -> Sequence[Block]:
    seats = range(players)
    return (
        Block("material", seats, symbol="imp-material"),
        Block("population", seats, symbol="imp-population"),
        Block("progress", seats, symbol="imp-progress"),
        Block("actions", seats, symbol="imp-action"),
        Block("exhausts", seats, symbol="imp-exhaust"),
        Block("unrest-cards", seats, worse=True, follows="own", symbol="imp-unrest"),
        Block("points-cards", seats, follows="own", symbol="i-crown"),
        *(Block(f"cards-{name}", seats, quiet=name != "hand") for name, _ in COUNTED),
        Block("exiled", [None], quiet=True),
        Block("own", seats, inner=True),
    )


def count(
    p: ImperiumPosition, seat: int, before: ImperiumPosition | None = None, counted: Tally | None = None
) -> Tally:
    """Tokens lie open, piles are counted. Which cards are its own a seat knows, and so its points and its unrest; of
    others what it knows to lie there, and the points that all see.

    With a position `before`, and what was `counted` there, others whose cards are the same are not looked at again.
    """
    seats = range(p.players)
    pool = p.pool
    own = scoring.owned(p, seat) if p.zones[FAME] else []
    suits = p.box.suits
    unrest, points = [0] * p.players, [0] * p.players
    for other in seats:
        if before is not None and counted is not None and other != seat and _as_before(p, before, other):
            unrest[other], points[other] = counted[UNREST_BLOCK][other], counted[POINTS_BLOCK][other]
        else:
            unrest[other] = 0 if other == seat else _known_unrest(p, other, seat)
            points[other] = _points(p, other, other == seat)
    unrest[seat] = sum(1 for card in own if suits[card] & S_UNREST)
    cards = [0] * p.players
    cards[seat] = sum(1 << card for card in own)
    return [
        [int(pool[k * TOKENS + MATERIAL]) for k in seats],
        [int(pool[k * TOKENS + POPULATION]) for k in seats],
        [int(pool[k * TOKENS + PROGRESS]) for k in seats],
        [int(left) for left in p.actions],
        [int(left) for left in p.exhausts],
        unrest,
        points,
        *([len(p.area(other, zone)) for other in seats] for _, zone in COUNTED),
        [len(p.zones[EXILE])],
        cards,
    ]


UNREST_BLOCK: Final = 5
POINTS_BLOCK: Final = 6


def _as_before(p: ImperiumPosition, before: ImperiumPosition, other: int) -> bool:
    """Has a seat the same cards and tokens, known to the same, and is all else the same that their points count?"""
    if p.over != before.over or p.host != before.host or p.flipped != before.flipped:
        return False
    first = COMMON + other * AREA
    if p.zones[first : first + AREA] != before.zones[first : first + AREA] or p.zones[EXILE] != before.zones[EXILE]:
        return False
    for k in range(other * TOKENS, other * TOKENS + TOKENS):
        if p.pool[k] != before.pool[k]:
            return False
    seen, earlier = p.seen, before.seen
    return all(seen[card] == earlier[card] for zone in p.zones[first : first + AREA] for card in zone)


def _known_unrest(p: ImperiumPosition, other: int, seat: int) -> int:
    suits = p.box.suits
    cards = [card for zone in scoring.SCORING for card in p.area(other, zone) if suits[card] & S_UNREST]
    return len(cards if p.over else [card for card in cards if p.knows(seat, card)])


def _points(p: ImperiumPosition, seat: int, own: bool) -> int:
    """Points on cards."""
    if not p.zones[FAME]:
        return 0
    points = scoring.total(p, seat) if own or p.over else scoring.public_points(p, seat)
    return points - p.pool[seat * TOKENS + PROGRESS]


def turn_of(p: ImperiumPosition) -> tuple[int, int] | None:
    return (p.turn, p.round) if p.turn >= 0 else None


def cause_of(p: ImperiumPosition, components: Components) -> tuple[str, str] | None:
    """The card whose effect is being carried out; with its B side up it goes by that."""
    card = knowledge.source_of(p)
    if card < 0 or (p.phase == INNOVATE and card in p.area(p.turn, POWER)):  # to innovate is no effect of a card
        return None
    face = p.face(card)
    return ("card", components.cards[card]) if face == card else ("face", components.face_tokens[face])


# -- what should be thought of twice ----------------------------------------------------------------------------------


def danger(p: ImperiumPosition, after: ImperiumPosition, seat: int, action: int) -> str | None:
    """Unrest costs points at the end (IMP-125); who ends a turn loses what could still be played or exhausted.

    Progress that is paid is a price and no loss, and what a nation begins with is not lost by its choice.
    """
    if not p.zones[FAME]:  # nothing has been dealt
        return ""
    unrest = scoring.unrest(after, seat)
    if unrest and unrest > scoring.unrest(p, seat):
        return LOSS
    return LAPSE if p.stack[KIND] == ACT and action == p.box.done_0 and len(p.legal(seat)) > 1 else ""


def could(p: ImperiumPosition, seat: int, asked: str) -> str:
    """What the question still offers this seat: "none" if there is nothing to it, and of an activation also "play" or
    "exhaust" if there is only that."""
    box, legal = p.box, p.legal(seat)
    if asked == "may":
        return "both" if box.yes_0 in legal else "none"
    if asked != "act":
        return "both"
    play = any(box.play_0 <= action < box.play_0 + box.cards for action in legal)
    exhaust = any(box.exhaust_0 <= action < box.exhaust_0 + box.cards for action in legal)
    return "both" if play and exhaust else "play" if play else "exhaust" if exhaust else "none"


# -- prices ---------------------------------------------------------------------------------------------------------


def prices(p: ImperiumPosition, seat: int, components: Components) -> list[Price]:
    """Rates of tokens (IMP-168, IMP-169), what lies on the market cards, and developments with their prices."""
    if not p.zones[FAME] or p.over:
        return []
    found = [
        Price("rate", pays=(("progress", 1),), brings=(("population", 1),), note="rate"),
        Price("rate", pays=(("progress", 1),), brings=(("material", PAIR),), note="rate"),
    ]
    for slot in range(SLOTS):
        card = p.slots[slot]
        if card >= 0:
            tokens = tuple((name, p.slot_tokens[slot * TOKENS + k]) for k, name in enumerate(POOL))
            brings = (*tokens, ("unrest-cards", int(p.under[slot] >= 0)))
            found.append(Price("market", _face(p, card, components), brings=brings))
    free = developable(p, seat, False)
    for card in p.area(seat, DEVELOPMENT) if p.box.nations[p.nation[seat]].develops else []:
        price = development_price(p, seat, card)
        pays = tuple((name, price[k]) for k, name in enumerate(POOL))
        why = "" if card in free else "not-developable"
        found.append(Price("development", _face(p, card, components), pays, legal=int(card in free), why=why))
    return found


def _face(p: ImperiumPosition, card: int, components: Components) -> str:
    return f"face:{components.face_tokens[p.face(card)]}"


def unrest_left(p: ImperiumPosition) -> int:
    """Cards in the unrest pile; when the last one goes, the game ends in a collapse (IMP-128)."""
    return len(p.zones[UNREST])
