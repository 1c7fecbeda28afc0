"""Which cards and operations random games reach, for `make fuzz`.

Importing this module puts a counter on the operations of Imperium: `covered(match)` tells what has run since it was
last called, and which cards were played according to the record. A card is reached when it is played or exhausted or
when any of its programs runs, an operation when it is carried out. Operations of the compiled engine cannot be counted
from outside; then only what the record tells is known.
"""

from __future__ import annotations

from typing import Any

from pentarchy import registry
from pentarchy.games.imperium.decisions import OPS
from pentarchy.kernel.program import RUN_SOURCE
from pentarchy.match import Match

LOWEST = ("1UNR1", "2UNR1")
"""The lowest card of each unrest pile, which is never shuffled: when it is taken, the game is over (IMP-116)."""
FACTS = ("discard_instead",)
"""Operations that are read as facts and never carried out."""
RAN: set[tuple[str, int]] = set()
"""Operations that have run, with the numbers of the cards on which they stand."""


def _count(op: Any, name: str) -> None:
    run = op.run

    def counted(p: Any, at: int) -> None:
        RAN.add((name, p.stack[RUN_SOURCE]))
        run(p, at)

    try:
        op.run = counted
    except AttributeError:  # compiled
        return


for _name, _op in OPS.items():
    _count(_op, _name)


def covered(match: Match) -> set[str]:
    """Ids of the cards that were reached and names of the operations that were carried out in this game."""
    names = match.components.cards
    met = {name for name, _ in RAN} | {names[card] for _, card in RAN if card >= 0}
    RAN.clear()
    for _, text in match.record()["actions"]:
        verb, _, rest = text.partition(" ")
        if verb in ("play", "exhaust"):
            met.add(rest)
    return met


def dull(match: Match) -> set[int]:
    """Answers with which nothing is done. Who rarely gives them gets far; who often does lets the others get far."""
    box = match.components.box
    return {box.done_0, box.no_0, box.revolt_0, box.innovate_0}


def staged(players: int, seed: int) -> tuple[dict[str, Any], list[float]]:
    """In one game of five the Arthurians try everything while the others look on: chance reaches their last quest, the
    Graal (IMP-208), hardly otherwise."""
    if seed % 5 != 3:
        return {}, []
    return {"nation_1": "arthurians"}, [0.95] + [-1.0] * (players - 1)


def everything() -> dict[str, list[str]]:
    """All cards that can be reached, all operations that can be carried out."""
    rules = registry.game("imperium")
    components = rules.components(rules.data, rules.read_options({"nations": "both"}, 2))
    box = components.box
    programs = (box.play, box.exhaust, box.solstice, box.trigger, box.on_gain, box.on_enter, box.before_scoring)
    programs += (box.replace_gain, box.instead_gain, box.instead_token, box.shield_cost)
    unplayed = ("power", "permanent", "fame_base")
    cards = []
    for number, name in enumerate(components.cards):
        runs = any(table[face] >= 0 for table in programs for face in (number, box.back[number]))
        if name in LOWEST:
            continue
        if runs or not (box.unplayable[number] or components.faces[number].header in unplayed):
            cards.append(name)
    return {"cards": cards, "operations": [name for name in OPS if name not in FACTS]}
