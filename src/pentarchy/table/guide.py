"""Guided first games: a real match on a prepared deal, with a coach that says what to do next and why.

A lesson is data, `guide.json` in the game's folder: the deal, what the bots answer, and steps. A step has a title, a
sentence, what to point at (`on`, as in choices) and what the learner does (`do`: answers as texts). Steps without `do`
are read. Answers of one kind in a row may be given in any order; `a|b` is a choice, a final `?` marks an answer that is
only given when it is asked for, and `~a` stands for whatever the learner likes, up to the answer `a` (`usual` is what
the coach would do then). `wrong` says why we wait with other answers: those in which the words `do`
stand, or all. `silent` are questions that the lesson answers itself. Texts are pairs of Russian and English.

How far a learner has come follows from the answers they have given, so that nothing has to be kept.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import Match, new
from pentarchy.registry import game
from pentarchy.table.words import words

BOT = "guide"
"""The bot of a lesson. No visitor can seat it; it answers as the lesson says, else like a beginner."""
LEARNER = 0
AFTER = "easy"
"""Who plays the bots' seats where the lesson says nothing."""

FREE = "~"

Pair = dict[str, str]


@dataclass(frozen=True)
class Wrong:
    say: Pair
    do: tuple[str, ...] = ()
    """Words (or beginnings of words) in the answers it is about; empty for all that nothing else is about."""


@dataclass(frozen=True)
class Step:
    title: Pair
    say: Pair
    do: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    usual: tuple[str, ...] = ()
    after: Pair = field(default_factory=dict)
    """What is said when it is done, while the others move."""


@dataclass(frozen=True)
class Lesson:
    seed: int
    names: dict[str, list[str]]
    """Of the bots, by language."""
    bots: dict[int, list[str]]
    """What each of them answers, in order."""
    steps: tuple[Step, ...]
    end: Pair
    options: dict[str, Any] = field(default_factory=dict)
    silent: dict[str, str] = field(default_factory=dict)
    """Answers that are given for the learner where the step says nothing, by the name of the question."""

    @property
    def players(self) -> int:
        return 1 + len(self.bots)


@cache
def lesson(game_id: str) -> Lesson | None:
    """The first game of a game; None if it has none yet."""
    path = game(game_id).folder / "guide.json"
    return read(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def read(doc: dict[str, Any]) -> Lesson:
    steps = tuple(
        Step(
            step["title"],
            step["say"],
            tuple(step.get("do", ())),
            tuple(step.get("on", ())),
            tuple(Wrong(one["say"], tuple(one.get("do", ()))) for one in step.get("wrong", ())),
            tuple(step.get("usual", ())),
            step.get("after", {}),
        )
        for step in doc["steps"]
    )
    bots = {int(seat): list(answers) for seat, answers in doc["bots"].items()}
    more = {key: doc[key] for key in ("options", "silent") if key in doc}
    return Lesson(doc["seed"], doc["names"], bots, steps, doc["end"], **more)


# -- how far a learner has come ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Progress:
    step: int
    """Where the learner is: the step whose answers are not all given; behind the last one at the end."""
    left: tuple[str, ...]
    """What of it is still to be done."""
    lost: bool = False
    """Has the learner gone another way? Then the coach is silent."""


def _wants(left: Sequence[str], answer: str) -> int | None:
    """Which of the answers to come this one is: the first, one of the same kind behind it, or past optional ones."""
    verb = None
    for k, entry in enumerate(left):
        if entry.startswith(FREE):
            return k if verb is None else None
        optional = entry.endswith("?")
        texts = entry.rstrip("?").split("|")
        if verb is not None and any(text.split(" ")[0] != verb for text in texts):
            return None
        if answer in texts:
            return k
        if not optional:
            verb = texts[0].split(" ")[0] if verb is None else verb
    return None


def progress(lesson_: Lesson, answers: Sequence[str]) -> Progress:
    """Follow the learner's answers through the steps."""
    step, left = _next(lesson_, 0)
    quiet = set(lesson_.silent.values())
    for answer in answers:
        found = _wants(left, answer)
        if found is None and answer in quiet:
            continue
        if found is not None and left[found].startswith(FREE) and left[found] != f"{FREE}{answer}":
            continue
        if found is None and left and all(entry.endswith("?") for entry in left):
            step, left = _next(lesson_, step + 1)
            found = _wants(left, answer)
        if found is None:
            return Progress(step, (), lost=step < len(lesson_.steps))
        left = tuple(entry for k, entry in enumerate(left) if k != found and not (k < found and entry.endswith("?")))
        if not left:
            step, left = _next(lesson_, step + 1)
    return Progress(step, left)


def _next(lesson_: Lesson, start: int) -> tuple[int, tuple[str, ...]]:
    """The next step from here with something to do."""
    for k in range(start, len(lesson_.steps)):
        if lesson_.steps[k].do:
            return k, lesson_.steps[k].do
    return len(lesson_.steps), ()


def where(match: Match) -> Progress | None:
    """How far the learner of this match has come; None if the game has no lesson."""
    found = lesson(match.game.id)
    if found is None:
        return None
    return progress(found, [text for seat, text in match.state()["actions"] if seat == LEARNER])


def leads(match: Match) -> bool:
    """Is the learner still on the way of the lesson, and not at its end?"""
    found, now = lesson(match.game.id), where(match)
    return found is not None and now is not None and not now.lost and now.step < len(found.steps)


def wanted(match: Match, now: Progress) -> list[str]:
    """The learner's legal answers that the lesson waits for now, the usual ones first."""
    found = lesson(match.game.id)
    usual = found.steps[now.step].usual if found is not None and now.step < len(found.steps) else ()
    legal = [str(action) for action in match.legal(LEARNER) if _wants(now.left, str(action)) is not None]
    return sorted(legal, key=lambda text: usual.index(text) if text in usual else len(usual))


def answer(match: Match, seat: int) -> str | None:
    """What the lesson lets a bot answer now, or the learner silently; None if it has nothing to say."""
    found = lesson(match.game.id)
    if found is None:
        return None
    given = [text for who, text in match.state()["actions"] if who == seat]
    if seat == LEARNER:
        now = where(match)
        quiet = now is not None and not now.lost and not wanted(match, now)
        scripted = [found.silent[match.asked]] if quiet and match.asked in found.silent else []
    else:
        scripted = found.bots.get(seat, [])[len(given) : len(given) + 1]
    try:
        return next((text for text in scripted if match.why_not(seat, text) is None), None)
    except PentarchyError:
        return None


def moment(game_id: str, answers: int, lang: str) -> Match:
    """The match of a lesson as it is after so many answers of a learner who does what the coach says."""
    found = lesson(game_id)
    if found is None:
        raise PentarchyError(f"{game_id} has no lesson.")
    names = [words(lang)("lobby-you"), *found.names[lang]]
    match = new(game_id, names, found.seed, found.options)
    for _ in range(answers):
        let_others(match)
        now = where(match)
        assert now is not None
        match.play(LEARNER, wanted(match, now)[0])
    let_others(match)
    return match


def let_others(match: Match) -> None:
    """The bots answer as the lesson says, and the lesson for the learner where it does so silently."""
    while leads(match):
        given = ((seat, answer(match, seat)) for seat in sorted(match.to_act))
        found = next(((seat, text) for seat, text in given if text is not None), None)
        if found is None:
            return
        match.play(*found)


def coach(match: Match, lang: str) -> dict[str, Any] | None:
    """What the coach says now: the steps to be read, then the one to be done. None when there is no more to say."""
    found, now = lesson(match.game.id), where(match)
    if found is None or now is None or now.lost or match.over:
        return None
    first = next((k + 1 for k in range(now.step - 1, -1, -1) if found.steps[k].do), 0)
    mine = LEARNER in match.to_act
    begun = now.step < len(found.steps) and now.left != found.steps[now.step].do
    cards = [
        _card(found.steps[k], lang) for k in range(now.step if begun else first, min(now.step + 1, len(found.steps)))
    ]
    if now.step < len(found.steps):
        cards[-1]["wanted"] = wanted(match, now) if mine else []
    else:
        cards.append({"title": "", "say": found.end[lang], "on": [], "wrong": [], "end": True})
    return {
        "step": now.step,
        "of": len(found.steps),
        "cards": cards,
        "waits": not mine,
        "after": found.steps[first - 1].after.get(lang, "") if first else "",
        "lessons": [step.title[lang] for step in found.steps],
    }


def _card(step: Step, lang: str) -> dict[str, Any]:
    return {
        "title": step.title[lang],
        "say": step.say[lang],
        "on": list(step.on),
        "wrong": [{"do": list(one.do), "say": one.say[lang]} for one in step.wrong],
    }
