"""Key moments of a game: where a seat lost or gained most, by its own choice or by luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pentarchy.analysis.words import both, percent, words

if TYPE_CHECKING:
    from pentarchy.analysis.study import Step

MOST = 10
MOST_FINDS = 3
SLIP, FIND, LUCK = "slip", "find", "luck"
"""An answer that lost something; the one answer that kept it; what was drawn or shown."""
LEAST = {SLIP: 0.04, FIND: 0.12, LUCK: 0.05}
"""A smaller change of the chances is no key moment."""
WEIGHT = {SLIP: 1.0, FIND: 0.5, LUCK: 1.0}
"""What was missed teaches more than what was found."""


@dataclass(frozen=True)
class Moment:
    """A step where a seat's chances changed."""

    step: int
    seat: int
    kind: str
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


def choose(steps: Sequence[Step], course: Sequence[Sequence[float]]) -> list[Moment]:
    """The weightiest moments in the order of the game: at most one of each kind in a turn."""
    found = [moment for k, step in enumerate(steps) for moment in _of(k, step, course[k + 1])]
    found.sort(key=lambda moment: -moment.size * WEIGHT[moment.kind])
    chosen: list[Moment] = []
    taken = set()
    for moment in found:
        where = (steps[moment.step].turn, moment.seat, moment.kind)
        finds = sum(one.kind == FIND for one in chosen)
        if where not in taken and len(chosen) < MOST and (moment.kind != FIND or finds < MOST_FINDS):
            taken.add(where)
            chosen.append(moment)
    return sorted(chosen, key=lambda moment: (moment.step, moment.kind))


def _of(k: int, step: Step, after: Sequence[float]) -> list[Moment]:
    found = []
    if step.shares:
        values, rival = step.values, step.rival
        sure = abs(step.lead) - step.doubt  # what one deal says and the next denies is no moment
        if rival is None or sure < LEAST[SLIP if step.loss > 0 else FIND]:
            pass
        elif step.loss > 0:
            found.append(Moment(k, step.seat, SLIP, values[rival], values[step.number]))
        elif len(values) > 2:  # with a single other answer there is nothing to find
            found.append(Moment(k, step.seat, FIND, values[rival], values[step.number]))
    if step.luck:
        seat = max(range(len(step.luck)), key=lambda one: abs(step.luck[one]) - step.unsure[one])
        if abs(step.luck[seat]) - step.unsure[seat] >= LEAST[LUCK]:
            found.append(Moment(k, seat, LUCK, min(1.0, max(0.0, after[seat] - step.luck[seat])), after[seat]))
    return [moment for moment in found if moment.size >= LEAST[moment.kind]]


def told(
    moment: Moment, steps: Sequence[Step], entries: Sequence[dict[str, Any]], names: Sequence[str]
) -> dict[str, Any]:
    """A moment for people, with its sentence."""
    step, entry = steps[moment.step], entries[moment.step]

    def say(lang: str) -> str:
        text = words(lang)
        kind = moment.kind if moment.kind != LUCK else "luck-good" if moment.after > moment.before else "luck-bad"
        best = next((a["text"][lang] for a in entry.get("answers", ()) if a["action"] == entry.get("best")), "")
        arguments = {"who": names[moment.seat], "before": percent(moment.before), "after": percent(moment.after)}
        said = text(f"moment-{kind}", best=best, played=entry["text"][lang], **arguments)
        if moment.kind == LUCK:
            return f"{said} {text('moment-unknowable')}"
        return f"{said} {text('moment-hidden')}" if step.hidden else said

    return {
        "step": moment.step,
        "seat": moment.seat,
        "turn": entry["turn"],
        "kind": moment.kind,
        "before": round(moment.before, 4),
        "after": round(moment.after, 4),
        "hidden": moment.kind == LUCK or step.hidden,
        "text": both(say),
    }


def accuracy(steps: Sequence[Step], players: int) -> list[float | None]:
    """Of each seat: 100 for always the best looking answer, 0 for answers as good as drawn by lot; None without any
    choice."""
    lost, possible = [0.0] * players, [0.0] * players
    for step in steps:
        if step.shares:
            lost[step.seat] += max(0.0, -step.judged)
            possible[step.seat] += step.possible
    return [
        None if possible[seat] <= 0 else round(100 * max(0.0, 1 - lost[seat] / possible[seat]), 1)
        for seat in range(players)
    ]


def luck(steps: Sequence[Step], players: int) -> list[float]:
    """By how much what was drawn and shown changed the chances of each seat, all together."""
    return [round(sum(step.luck[seat] for step in steps if step.luck), 4) for seat in range(players)]
