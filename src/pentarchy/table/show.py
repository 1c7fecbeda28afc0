"""What one viewer is shown: everything the page needs, from what this viewer may know and nothing else."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import takewhile
from typing import Any

from pentarchy.kernel.codec import Word
from pentarchy.kernel.draw import Picture, Scene
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import SEAT, Refusal
from pentarchy.kernel.preview import Lookout, Preview
from pentarchy.kernel.text import LANGUAGES
from pentarchy.kernel.wishes import Chain
from pentarchy.match import Match
from pentarchy.registry import game
from pentarchy.table.chronicle import Line, about, on_board
from pentarchy.table.course import Course, Mark
from pentarchy.table.outcome import headline, tie
from pentarchy.table.words import words

MANY = 400
"""Longer lists of choices are not tried out to see what they bring."""


THEN = "; "
"""Stands between answers that are given together."""
WHOLE = "do"
"""A thing drawn as `do:<text of an action>` stands for the whole action, whatever the action names."""


@dataclass(eq=False)
class Shown:
    """A page as data. `parts`, `log` and `notes` travel by difference, every other field whole when it changed.

    It is itself and equal to no other: who was shown the same page gets the same difference.
    """

    fields: dict[str, Any]
    parts: dict[str, str]
    log: list[Line]
    events: list[dict[str, Any]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """What the table itself did, in words."""
    scene: Scene | None = None
    """What has just happened, for who looks on: no part of a page that is loaded later."""

    def whole(self) -> dict[str, Any]:
        lines = {"log": news([], self.log), "notes": news([], self.notes)}
        return {"t": "all", **self.fields, "parts": self.parts, **lines}


def news(old: list[Any], new: list[Any]) -> dict[str, Any]:
    """The lines from the first on that is not the same."""
    pairs = enumerate(zip(old, new, strict=False))
    same = next((k for k, (a, b) in pairs if a is not b and a != b), None)
    start = min(len(old), len(new)) if same is None else same
    return {"from": start, "lines": new[start:]}


def difference(old: Shown, new: Shown) -> dict[str, Any] | None:
    """What has to be sent to a viewer who has `old`; None if there is nothing to tell."""
    out: dict[str, Any] = {k: v for k, v in new.fields.items() if old.fields.get(k) != v}
    parts = {k: v for k, v in new.parts.items() if old.parts.get(k) != v}
    if parts:
        out["parts"] = parts
    if old.log is not new.log and old.log != new.log:
        out["log"] = news(old.log, new.log)
    if old.notes != new.notes:
        out["notes"] = news(old.notes, new.notes)
    if not out:
        return None
    if new.events:
        out["events"] = new.events
    if new.scene:
        out["scene"] = asdict(new.scene)
    return {"t": "some", **out}


def show(course: Course, seat: int | None, lang: str, people: list[dict[str, Any]], rules: dict[str, Any]) -> Shown:
    """The page of a viewer. `people` says who sits where, `rules` what this table allows."""
    match = course.match
    fixed, parts = drawing(course, seat, lang, rules["undo"], not rules.get("guided"))
    fields = {
        **fixed,
        "undo": undo(match, seat, lang, rules["undo"]),
        "players": players(match, people),
        "fresh": fresh(course, seat, lang, course.marks[seat], parts) if seat is not None else {"parts": [], "log": 0},
        "steps": course.match.settled_steps,
        "over": ending(match, lang) if match.over else None,
        "until": course.changed + rules["pace"] if rules["pace"] and not match.over else None,
    }
    return Shown(fields, parts, course.log(seat, lang))


def drawing(
    course: Course, seat: int | None, lang: str, law: str, together: bool = True
) -> tuple[dict[str, Any], dict[str, str]]:
    """What follows from the position alone: drawn once for each version of a viewer."""
    version, match = course.version(seat), course.match
    known = course.drawn.get((seat, lang))
    if known is not None and known[0] == version:
        found: tuple[dict[str, Any], dict[str, str]] = known[1]
        return found
    picture = match.picture(seat, lang)
    parts = markup(picture)
    asked = seat is not None and bool(match.numbers(seat))
    fields = {
        "v": version,
        "seat": seat,
        "prompt": prompt(match, seat, lang),
        "areas": areas(picture),
        "choices": choices(match, seat, lang, drawn_things(picture), law, together) if asked else [],
    }
    course.drawn[seat, lang] = (version, (fields, parts))
    if seat is not None and course.marks[seat].version == version:
        course.marks[seat].drawn[lang] = parts
    return fields, parts


def prompt(match: Match, seat: int | None, lang: str) -> dict[str, Any]:
    """One line: what this viewer must do or for whom we wait; below it, if the game has more to say, a detail."""
    mine = seat is not None and seat in match.to_act
    detail = match.prompt_detail(seat, lang) if mine and seat is not None else ""
    return {"say": match.prompt(seat, lang), "mine": mine, "detail": detail}


def markup(picture: Picture) -> dict[str, str]:
    """The live parts. Still ones are fetched by their address, once."""
    found: dict[str, str] = {}
    for area in picture.areas:
        found |= area.live
    return found


def still(match: Match, address: str) -> str | None:
    """The text of a still part of this match's picture, whichever viewer and language it is for."""
    for lang in LANGUAGES:
        for seat in (None, *range(match.players)):
            for area in match.picture(seat, lang).areas:
                for part in area.parts:
                    if part.still and part.address == address:
                        return part.body
    return None


def drawn_things(picture: Picture) -> frozenset[str]:
    return frozenset().union(*[area.on for area in picture.areas])


def areas(picture: Picture) -> list[dict[str, Any]]:
    return [area.frame for area in picture.areas]


def choices(
    match: Match, seat: int | None, lang: str, drawn: frozenset[str], law: str, together: bool = True
) -> list[dict[str, Any]]:
    """The legal answers: text, the drawn things to point at in order, words, what each costs and brings, and whether
    it is for good; behind them those that can be given together. What comes of them is tried in worlds dealt anew: the
    truth must not show."""
    numbers = [] if seat is None else match.numbers(seat)
    if seat is None or not numbers:
        return []
    lookout = match.lookout(seat) if len(numbers) <= MANY else None
    # All of them tried in one go: the processor is quicker at the same thing again and again.
    brings = [outcome(lookout.preview(number), lang, law) for number in numbers] if lookout is not None else []
    spare = match.spare(seat) if together else frozenset()
    out = []
    for k, number in enumerate(numbers):
        text = match.codec.text(number)
        word = match.codec.word(number)
        say, verb = match.sayings(number, lang)
        choice: dict[str, Any] = {"do": text, "on": targets(match, text, word, drawn), "say": say}
        if len(word.arguments) == 1 and match.codec.domain(word.arguments[0][1]).numeric:
            choice["number"] = word.arguments[0][3]
        if choice["on"] and verb:
            choice["verb"] = verb
        if brings:
            choice |= brings[k]
        if number in spare:
            choice["spare"] = True
        out.append(choice)
    if together and lookout is not None:
        chains = (chain for chain in match.chains(seat, lookout) if not chain.drawn)
        out += [chained(match, seat, chain, lang, drawn, lookout, law) for chain in chains]
    return out


def chained(
    match: Match, seat: int, chain: Chain, lang: str, drawn: frozenset[str], lookout: Lookout, law: str
) -> dict[str, Any]:
    """Answers given together, as one choice."""
    texts = [match.codec.text(action) for action in chain.actions]
    on = targets(match, texts[-1], match.codec.word(chain.actions[-1]), drawn) if chain.pointed else []
    said = match.describe_chain(seat, chain.actions, lang, lookout)
    return {"do": THEN.join(texts), "on": on, "say": said, **outcome(lookout.preview(*chain.actions), lang, law)}


def outcome(preview: Preview, lang: str, law: str) -> dict[str, Any]:
    """What an answer costs and brings, as fields of a choice; empty ones are left out."""
    found: dict[str, Any] = dict(preview.shown(lang))
    if brief := preview.brief():
        found["brief"] = brief
    if law == "normal" and not preview.can_undo:
        found["final"] = True
    return found


def targets(match: Match, text: str, word: Word, drawn: frozenset[str]) -> list[str]:
    """The things on the table that this action names, in order, or the one that stands for the whole action.

    What is not drawn becomes a button.
    """
    if f"{WHOLE}:{text}" in drawn:
        return [f"{WHOLE}:{text}"]
    named = (f"{domain}:{token}" for _, domain, _, token in word.arguments if match.codec.domain(domain).on_board)
    return [on for on in named if on in drawn]


def undo(match: Match, seat: int | None, lang: str, law: str) -> dict[str, Any]:
    """May this viewer take a step back, and if not, why?"""
    if seat is None or match.over:
        return {"can": False, "why": ""}
    if law == "strict":
        return {"can": False, "why": words(lang)("undo-strict")}
    if match.can_undo(seat):
        return {"can": True, "why": ""}
    if law == "free" and match.secret_choice is None and match.steps:
        return {"can": True, "why": "", "ask": True}
    return {"can": False, "why": match.text(lang)("refuse-undo")}


def players(match: Match, people: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Everybody's public score and whether they are asked. In lanes all are: who has answered is secret."""
    asked = match.asked_seats
    result = match.result
    scores = match.standing() if result is None else result.scores
    return [{**person, "score": scores[k], "turn": k in asked and not match.over} for k, person in enumerate(people)]


def fresh(course: Course, seat: int, lang: str, mark: Mark, parts: dict[str, str]) -> dict[str, Any]:
    """What has changed since this seat's last decision: parts of the picture, and how many lines of the log."""
    before = mark.drawn.get(lang)
    if before is None:
        before = mark.drawn[lang] = markup(mark.board.picture(seat, lang))
    changed = [part for part, body in parts.items() if before.get(part) != body]
    told = reversed(course.told(seat, lang))
    lines = sum(1 for _ in takewhile(lambda line: line[1] >= mark.events, told))
    return {"parts": changed, "log": lines}


def moves(match: Match, seat: int | None, start: int) -> list[dict[str, Any]]:
    """New events for animation: their name and the drawn things they are about."""
    out = []
    for event in match.events(seat, start):
        on = [f"{domain}:{token}" for _, domain, token in event["arguments"] if on_board(match, domain)]
        out.append({"event": event["event"], "seat": about(event), "on": on})
    return out


def ending(match: Match, lang: str) -> dict[str, Any]:
    """How the game ended, with the parts of every score."""
    result = match.result
    assert result is not None
    text = match.text(lang)
    rows = list(dict.fromkeys(part for row in result.breakdown for part in row))
    reason = f"end-{result.reason}"
    return {
        "title": headline(match, lang),
        "tie": tie(match, lang),
        "reason": text(reason) if text.has(reason) else "",
        "winners": result.winners,
        "ranking": result.ranking,
        "scores": result.scores,
        "rows": [
            {
                "name": score_name(match, part, lang),
                "symbol": score_symbols(match.game.id).get(part, ""),
                "points": [row.get(part, 0) for row in result.breakdown],
            }
            for part in rows
        ],
    }


@cache
def score_symbols(game_id: str) -> dict[str, str]:
    """By which symbols the sources of points are known, where a game says so in its `art/scores.json`."""
    path = game(game_id).folder / "art" / "scores.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def score_name(match: Match, part: str, lang: str) -> str:
    text = match.text(lang)
    return next((text(key) for key in (f"score-{part}", f"part-{part}", part) if text.has(key)), part)


# -- explanations --------------------------------------------------------------------------------------------------


def tip(match: Match, on: str, lang: str) -> dict[str, Any] | None:
    """The name of a drawn thing and the rule behind it."""
    domain, _, token = on.partition(":")
    if domain == WHOLE:
        return {"on": on, "name": match.describe(token, lang), **rule(match, None, lang)}
    found = next((d for d in match.codec.domains if d.name == domain), None)
    if found is None or token not in found.tokens:
        return None
    return {
        "on": on,
        "name": thing_name(match, domain, token, lang),
        **rule(match, match.game.tooltip(domain, token, match.components), lang),
    }


def thing_name(match: Match, domain: str, token: str, lang: str) -> str:
    if domain == SEAT and token.isdigit() and int(token) < match.players:
        return match.names[int(token)]
    try:
        return match.name(domain, token, lang)
    except (KeyError, LookupError):  # a thing without a name of its own, such as a place in a row
        return ""


def rule(match: Match, rule_id: str | None, lang: str) -> dict[str, str]:
    text = match.game.rulebook(lang).rules.get(rule_id or "")
    return {"rule": rule_id or "", "text": plain(text or "")}


_EMPHASIS = re.compile(r"\*(?! )([^*\n]+)\*")
_RULED_OFF = re.compile(r"\n\|[-:| ]+\|(?=\n|$)")
"""What stands below the head of a table."""


def unruled(text: str) -> str:
    """A rule without its marks of emphasis; of a table the rows that say something."""
    return _RULED_OFF.sub("", _EMPHASIS.sub(r"\1", text.replace("**", "").replace("`", "")))


def cells(line: str) -> list[str]:
    """Of a row of a table."""
    return [cell.strip() for cell in line.strip("|").split("|")]


def plain(text: str) -> str:
    """A rule as lines of words."""
    lines = unruled(text).split("\n")
    return "\n".join(" · ".join(cells(line)) if line.startswith("|") else line for line in lines)


def why(match: Match, seat: int | None, on: str, lang: str) -> dict[str, Any]:
    """Why nothing can be done with a drawn thing now: the refusal of what the present question is about."""
    told = tip(match, on, lang)
    if told is None:
        raise PentarchyError("There is no such thing on this table.")
    if seat is None or seat not in match.to_act:
        return {**told, "why": match.prompt(seat, lang)}
    refusal = _refusal(match, seat, on)
    if refusal is None:
        return {**told, "why": words(lang)("why-not-asked")}
    return {**told, "why": refusal.text(lang), **rule(match, refusal.rule, lang)}


def _refusal(match: Match, seat: int, on: str) -> Refusal | None:
    """The most telling refusal: first of the verbs that are asked now, then of any."""
    codec = match.codec
    domain, _, token = on.partition(":")
    if domain == WHOLE:
        return match.refusal(seat, codec.parse(token))
    asked = {codec.verb(number) for number in match.numbers(seat)}
    best: Refusal | None = None
    for number in codec:
        words_ = codec.text(number).split(" ")
        if token not in words_[1:] or (best is not None and words_[0] not in asked):
            continue
        if not any(d == domain and t == token for _, d, _, t in codec.word(number).arguments):
            continue
        refused = match.refusal(seat, number)
        if refused is not None and words_[0] in asked:
            return refused
        if best is None:
            best = refused
    return best
