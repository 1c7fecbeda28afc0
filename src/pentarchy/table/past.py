"""The past of a match: any position again, from any viewer's knowledge, and how the points went."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pentarchy.kernel.draw import Pen, Picture
from pentarchy.kernel.text import COMMON, Text
from pentarchy.match import Match, from_state
from pentarchy.table import show
from pentarchy.table.chronicle import gathered, pieces
from pentarchy.table.words import words

if TYPE_CHECKING:
    from pentarchy.table.rooms import Room
    from pentarchy.table.store import Stored

STRIDE = 40
"""Every so many steps a position is kept, so that going back is quick."""


class Past:
    """Positions of one line of play, kept while somebody looks at them."""

    def __init__(self, match: Match) -> None:
        self.state = match.state()
        self.actions: list[Any] = self.state["actions"]
        self.kept = {0: from_state({**self.state, "actions": []})}

    def at(self, step: int) -> Match:
        start = max(k for k in tuple(self.kept) if k <= step)  # another thread may add to it
        match = self.kept[start].clone()
        for k in range(start, step):
            match.play(self.actions[k][0], self.actions[k][1])
            if (k + 1) % STRIDE == 0:
                self.kept.setdefault(k + 1, match.clone())
        return match

    def course(self, lang: str) -> dict[str, Any]:
        """Who made each step and in whose turn, everybody's points after it, and, of a finished game, what the log says
        of it."""
        match = self.kept[0].clone()
        points, seats, turns, events = [match.standing()], [], [], [match.event_count]
        for seat, action in self.actions:
            turns.append(match.turn)
            match.play(seat, action)
            seats.append(seat)
            points.append(match.standing())
            events.append(match.event_count)
        told = deeds(match, events, lang) if match.over else []
        return {"seats": seats, "turns": turns, "points": points, "deeds": told}


def deeds(match: Match, events: list[int], lang: str) -> list[str]:
    """For each step what the log says of it; empty where a line is told with a later step. `events`: how many had
    happened before each step, and at last after all."""
    told: list[list[str]] = [[] for _ in events[1:]]
    for line, last in gathered(match, lang, pieces(match, None, lang)):
        if (line.turn >= 0 or line.seat >= 0) and last >= events[0]:  # a round’s end is nobody’s turn, its deeds are
            told[bisect_right(events, last) - 1].append(line.text)
    return [". ".join(lines) for lines in told]


def past_of(room: Room) -> Past:
    """The past of a room's match up to what everybody knows."""
    assert room.course is not None
    steps = room.course.match.settled_steps
    key = (steps, room.course.version(None))
    if room.past is None or room.past[0] != key:
        past = Past(room.course.match)
        del past.actions[steps:]
        room.past = (key, past)
    return room.past[1]


async def course(room: Room, lang: str) -> dict[str, Any]:
    past = past_of(room)
    return {**await asyncio.to_thread(past.course, lang), "over": room.course is not None and room.course.match.over}


def after(room: Room, match: Match, earlier: list[Stored], lang: str) -> dict[str, Any]:
    """How long a finished match took, and who has won how often at this table. With every rematch the seats move on
    by one."""
    assert room.course is not None
    assert match.result is not None
    wins = [0] * match.players
    games = 0
    results = [match.result.winners, *((m.result or {}).get("winners") for m in earlier)]
    for back, winners in enumerate(results):
        if winners is None:
            continue
        games += 1
        for seat in winners:
            wins[(seat - back) % match.players] += 1
    minutes = max(1, round((room.course.changed - room.stored.created) / 60))
    took = words(lang)("end-took", minutes=minutes, decisions=match.settled_steps)
    return {"took": took, "games": games, "wins": wins}


async def page(room: Room, step: int, viewer: int | str | None, lang: str) -> dict[str, Any]:
    """What the table looked like after `step` steps. `viewer` is a seat, None for the public, "all" for everything."""
    return await asyncio.to_thread(_page, past_of(room), room.people(), step, viewer, lang)


def _page(past: Past, people: list[dict[str, Any]], step: int, viewer: int | str | None, lang: str) -> dict[str, Any]:
    match = past.at(step)
    seat = viewer if isinstance(viewer, int) else None
    picture = open_picture(match, lang) if viewer == "all" else match.picture(seat, lang)
    log = [line for line, _ in gathered(match, lang, pieces(match, seat, lang))]
    return {
        "t": "past",
        "step": step,
        "seat": seat,
        "areas": show.areas(picture),
        "parts": show.markup(picture),
        "prompt": {"say": match.prompt(None, lang), "mine": False, "detail": ""},
        "players": show.players(match, people),
        "log": {"from": 0, "lines": log},
        "over": show.ending(match, lang) if match.over else None,
    }


class OpenWords(Text):
    """The words of a game where nobody is "you": what `<key>` says to a seat, `<key>-open` says of it."""

    def __call__(self, key: str, **arguments: Any) -> str:
        of_a_seat = f"{key}-open"
        return super().__call__(of_a_seat if self.has(of_a_seat) else key, **arguments)


@cache
def open_words(lang: str, folder: Path) -> OpenWords:
    return OpenWords(lang, (COMMON, folder))


def open_picture(match: Match, lang: str) -> Picture:
    """Everything open: what all see, and every seat's own area as its owner sees it, but nobody is called "you"."""
    shared = [area for area in match.picture(None, lang).areas if area.place not in ("own", "rival")]
    own = []
    for seat in range(match.players):
        for area in seen_by(match, seat, lang).areas:
            if area.place == "own":
                parts = tuple(replace(part, id=f"open-{seat}-{part.id}") for part in area.parts)
                own.append(replace(area, id=f"open-{seat}-{area.id}", title=match.names[seat], parts=parts))
    return Picture((*shared, *own))


def seen_by(match: Match, seat: int, lang: str) -> Picture:
    """What a seat saw, for whoever looks at it now: nobody is called "you"."""
    pen = Pen(open_words(lang, match.game.folder / "text"), match.names, match.components, (match.game.id, match.box))
    return match.game.picture(match.view(seat), pen)
