"""Nothing is paid for nothing (IMP-R7), and nothing is exhausted for nothing (IMP-77).

Every cost of every card, at tables from which much has been taken away at random: the engine says beforehand whether
the result could change anything; here the cost is really paid in copies of the table, and the result carried out.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.imperium.builder import Table
from tests.games.imperium.test_cards import FACES, rich

from pentarchy.games.imperium.decisions import changes, exhausts, plays
from pentarchy.games.imperium.numbers import POINTLESS
from pentarchy.games.imperium.position import (
    AREA,
    BOX,
    CIVILISED_DECK,
    COMMON,
    DEVELOPMENT,
    EXILE,
    FAME,
    GARRISON,
    HAND,
    HISTORY,
    MAIN,
    NATION,
    PLAY,
    POWER,
    QUEST,
    REGION_DECK,
    TEXT_OTHER,
    UNCIVILISED_DECK,
    ImperiumPosition,
)
from pentarchy.kernel.cards import SORTED
from pentarchy.kernel.position import ALL, KIND, NOBODY, WIDTH
from pentarchy.kernel.program import COST_BEHIND, COST_PARTS, COST_THEN, PRIVATE, RUN_PC

LIVELY = 12
"""Ways in which a result is tried before it counts as no change."""


def costs(node: Any) -> list[dict[str, Any]]:
    """All costs in a program."""
    if isinstance(node, list):
        return [found for part in node for found in costs(part)]
    if not isinstance(node, dict):
        return []
    own = [node] if node.get("op") == "cost" else []
    return own + [found for part in node.values() for found in costs(part)]


COSTS = [(name, side, cost) for name, side, face in FACES for cost in costs(face["abilities"]) if name[1:4] != "UNR"]
SEEN: set[str] = set()
DIFFERENT = [entry for entry in COSTS if not (str(entry[2]) in SEEN or SEEN.add(str(entry[2])))]  # type: ignore[func-returns-value]
EXHAUSTS = [
    (name, side) for name, side, face in FACES for a in face["abilities"] if a["kind"] == "exhaust" and "when" not in a
]


def thinned(name: str, side: str, rng: random.Random) -> Table:
    """A table where everything could be done, from which half of the things are taken away."""
    table = rich(name, side)
    p = table.p
    lay_out(table, name)
    for zone in (MAIN, REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK, EXILE):
        if rng.random() < 0.5:
            for card in p.zones[zone][:]:
                p.move(card, BOX, ALL)
    for slot in range(5):
        if p.slots[slot] >= 0 and rng.random() < 0.5:
            changes.lift_unrest(p, slot)
            p.move(p.slots[slot], BOX, ALL)
            p.slots[slot] = -1
            p.slot_tokens[slot * 3 : slot * 3 + 3] = [0, 0, 0]
    if rng.random() < 0.7:
        for card in p.zones[FAME][1:]:
            p.move(card, BOX, ALL)
        if rng.random() < 0.7:
            p.turn_over(p.zones[FAME][0])
            p.king_used = rng.randrange(2)
    for zone in ("deck", "discard", "hand", "nation", "development", "quest", "history"):
        if rng.random() < 0.4:
            table.empty(zone, 0)
    if rng.random() < 0.5:
        table.tokens(1, material=0, population=0, progress=0)
    for zone in ("play", "hand", "deck", "discard"):
        if rng.random() < 0.4:
            table.empty(zone, 1)
    table.state(0, rng.choice(("barbarian", "empire")))
    p.exhausts[0] = rng.choice((0, 2))
    return table


def lay_out(table: Table, name: str) -> None:
    """The card itself lies in play, unless it is a power card or the like."""
    card = table.number(name)
    if table.where(name)[1] != "power":
        table.put("play", 0, name)
    assert table.p.owner(card) == 0


def value(p: ImperiumPosition) -> tuple[Any, ...]:
    """What a person would see as changed: where cards lie and who knows it, tokens, states, what was triggered."""
    zones = [sorted(cards) if p.manner[zone] & SORTED else cards[:] for zone, cards in enumerate(p.zones)]
    tokens = (p.pool[:], p.actions[:], p.slot_tokens[:], p.stored[:], p.exhausts[:], p.spent[:])
    marks = (p.state[:], p.flipped[:], p.treated[:], p.combs, p.trigger, p.over, p.host[:], p.seen[:])
    return (zones, tokens, marks)


def run(p: ImperiumPosition, root: int, pc: int, rng: random.Random) -> None:
    """Go on until the effect at `root` has come to this place in its code or is complete; answer at random, rather
    doing than leaving things."""
    for _ in range(2_000):
        if p.over or p.fallen or len(p.stack) <= root:
            return
        if p.actor < 0:
            if len(p.stack) == root + 2 * WIDTH and p.stack[RUN_PC] == pc:
                return
            p.decisions[p.stack[KIND]].run(p)
            continue
        seat, options = p.actor, p.legal(p.actor)
        lively = [action for action in options if action not in (p.box.no_0, p.box.done_0)]
        p.memo = None
        p.actor = NOBODY
        p.decisions[p.stack[KIND]].apply(p, seat, rng.choice(lively or options))
    raise AssertionError("endless")


def start(table: Table, card: int, pc: int) -> tuple[ImperiumPosition, int]:
    """A copy in which seat 0 is about to carry out the code from there on."""
    p = table.p.clone()
    p.memo = None
    p.actor = NOBODY
    root = changes.begin(p, pc, 0, card, TEXT_OTHER)
    return p, root


def brings_change(table: Table, card: int, at: int, rng: random.Random) -> bool:
    """Does the result of the cost at this place change anything once it is paid, in any of many ways?"""
    code = table.p.code
    for _ in range(LIVELY):
        p, root = start(table, card, at + COST_PARTS)
        run(p, root, code[at + COST_THEN], rng)
        before = value(p)
        run(p, root, code[at + COST_BEHIND], rng)
        if p.fallen or value(p) != before:
            return True
    return False


def place_of(table: Table, cost: dict[str, Any]) -> int:
    return next(at for at, node in table.components.nodes.items() if node == cost)


RETURNED_PRICE = {"2ART1", "1SCY9", "1VIK21"}
"""Cards whose result could only bring back what has just been paid for it: that is not offered."""


@pytest.mark.rule("IMP-R7")
@pytest.mark.parametrize("seed", range(4))
def test_a_cost_is_offered_only_for_a_result_and_for_every_result(seed: int) -> None:
    offered, refused = [], []
    for name, side, cost in DIFFERENT:
        rng = random.Random(f"{name} {side} {seed}")
        table = thinned(name, side, rng)
        at, card = place_of(table, cost), table.number(name)
        if table.p.parts_able(at, 0, card, PRIVATE):
            able = table.p.payable(at, 0, card, PRIVATE)
            (offered if able else refused).append((name, side, brings_change(table, card, at, rng)))
    assert [entry for entry in offered if not entry[2]] == []
    assert [entry for entry in refused if entry[2] and entry[0] not in RETURNED_PRICE] == []
    assert len(offered) > 50
    assert len(refused) > 5


@pytest.mark.rule("IMP-77")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_is_exhausted_only_for_a_change(seed: int) -> None:
    idle, offered, refused = [], 0, 0
    for name, side in EXHAUSTS:
        rng = random.Random(f"{name} {side} {seed}")
        table = thinned(name, side, rng)
        card = table.number(name)
        table.p.exhausts[0] = 1
        if exhausts.exhaust_obstacle(table.p, 0, card):
            refused += 1
            continue
        offered += 1
        if not exhausting_changes(table, card, rng):
            idle.append((name, side))
    assert idle == []
    assert offered > 20
    assert refused > 5


def exhausting_changes(table: Table, card: int, rng: random.Random) -> bool:
    """Apart from the token that is spent."""
    for _ in range(LIVELY):
        p = table.p.clone()
        p.memo = None
        p.actor = NOBODY
        root = len(p.stack)
        exhausts.start_exhaust(p, 0, card, 0)
        before = value(p)
        run(p, root, -1, rng)
        if p.fallen or value(p) != before:
            return True
    return False


LED = [
    (name, side)
    for name, side, face in FACES
    for a in face["abilities"]
    if not side and a["kind"] == "play" and costs(a)
]
"""Cards with a cost in their play text."""


@pytest.mark.rule("IMP-R6", "IMP-R7", "IMP-R82")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_could_only_be_paid_for_is_not_offered(seed: int) -> None:
    """Played through in copies: besides what was paid and the card itself something changes."""
    idle, offered, refused = [], 0, 0
    for name, side in LED:
        rng = random.Random(f"{name} {side} {seed}")
        table = thinned(name, side, rng)
        card = table.number(name)
        table.put("hand", 0, name)
        if not table.p.box.lead[card]:
            continue
        reason = plays.obstacle(table.p, 0, card, True, True)
        if reason == POINTLESS:
            refused += 1
        if reason:
            continue
        offered += 1
        if not playing_changes(table, card, rng):
            idle.append((name, side))
    assert idle == []
    assert offered > 20
    assert refused > 2


def playing_changes(table: Table, card: int, rng: random.Random) -> bool:
    for _ in range(LIVELY):
        p = table.p.clone()
        p.memo = None
        p.actor = NOBODY
        root = len(p.stack)
        p.actions[0] -= 1
        plays.start_play(p, 0, card, False, 0)
        before = p.clone()
        run(p, root, -1, rng)
        if p.fallen or gained(before, p, card):
            return True
    return False


def gained(before: ImperiumPosition, after: ImperiumPosition, card: int) -> bool:
    """Is there anything but what a price can be: tokens fewer, cards of the hand or the play area put away?"""
    mine = range(COMMON, COMMON + AREA)
    zones = range(len(before.zones))
    others = [zone for zone in zones if zone not in mine or zone - COMMON in (NATION, DEVELOPMENT, POWER, QUEST)]
    if any(sorted(before.zones[zone]) != sorted(after.zones[zone]) for zone in others):
        return True
    new = [c for c in after.area(0, HAND) if before.place(c) not in (HAND, PLAY)]
    new += [c for c in after.area(0, PLAY) + after.area(0, GARRISON) if before.place(c) not in (PLAY, GARRISON)]
    richer = any(now > then for then, now in zip(before.pool[:3], after.pool[:3], strict=True))
    tokens = before.pool[3:] != after.pool[3:] or after.actions[0] > before.actions[0]
    marks = any(getattr(before, name) != getattr(after, name) for name in ("state", "flipped", "trigger", "host"))
    return bool(new) or richer or tokens or marks or after.place(card) in (HISTORY, GARRISON)
