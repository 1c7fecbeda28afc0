"""What it costs to show a step to one viewer: processor time in units of `pentarchy bench`, and bytes of the message.

    python -m pentarchy.table.cost [GAME ...] [--profile]

A game is played by chance, here at its largest table and in `pentarchy bench` at each; after each step the page of each
viewer is made and compared with the one before, as the server does it. Full garbage collections and the first reading
of words are left out, as they are there: they come while nobody waits.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import pstats
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from pentarchy.lab.bench import unit_steps
from pentarchy.match import new
from pentarchy.registry import game, games
from pentarchy.table import show
from pentarchy.table.course import Course
from pentarchy.table.garbage import NEVER
from pentarchy.table.store import Entry

STEPS = 120
SKIP = 5
"""So many answers are given between two that are shown: a game is long."""
UNIT_STEPS = 5_000
RULES = {"undo": "normal", "pace": 0}


@dataclass
class Cost:
    """Of one viewer and step: units of the processor's time, bytes of the message."""

    units: list[float]
    sizes: list[int]
    first: int
    """Bytes of a whole page."""

    def figures(self) -> dict[str, Any]:
        return {
            "picture_units": round(median(self.units)),
            "picture_units_worst": round(max(self.units)),
            "patch_bytes": round(median(self.sizes)),
            "patch_bytes_worst": max(self.sizes),
            "page_bytes": self.first,
        }


def walk(course: Course, rng: Random, steps: int) -> None:
    """So many answers by chance, or fewer to the end."""
    for _ in range(steps):
        match = course.match
        if match.over:
            return
        seat = match.next_seat
        action = match.codec.text(rng.choice(match.numbers(seat)))
        course.perform(Entry(course.seq + 1, "act", seat, action))


def measure(
    game_id: str,
    players: int | None = None,
    *,
    steps: int = STEPS,
    seconds: float = float("inf"),
    seed: int = 1,
    data: str | Path | None = None,
) -> Cost:
    """At a table of so many players (the largest): so many steps, or fewer if that takes more time of the processor."""
    players = players or game(game_id).max_players
    course = Course(new(game_id, players, seed, data=data))
    for _ in course.match.text("ru").reading():
        pass
    people = [{"name": name, "bot": ""} for name in course.match.names]
    viewers: list[int | None] = [None, *range(players)]
    rng = Random(seed)
    cost = Cost([], [], len(_text(show.show(course, 0, "ru", people, RULES).whole())))
    end = process_time() + seconds
    usual = gc.get_threshold()
    gc.set_threshold(*usual[:2], NEVER)
    for _ in range(steps):
        walk(course, rng, SKIP)
        shown = {viewer: show.show(course, viewer, "ru", people, RULES) for viewer in viewers}
        walk(course, rng, 1)
        rate = unit()
        for viewer in viewers:
            begin = process_time()
            page = show.show(course, viewer, "ru", people, RULES)
            message = show.difference(shown[viewer], page)
            text = _text(message)
            cost.units.append((process_time() - begin) * rate)
            cost.sizes.append(len(text))
        if process_time() > end:
            break
        if course.match.over:
            course = Course(new(game_id, players, rng.getrandbits(32), data=data))
    gc.set_threshold(*usual)
    return cost


def _text(message: dict[str, Any] | None) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() if message else b""


def unit() -> float:
    """Units per second of the processor's time, now: on a busy machine both are slow together."""
    begin = process_time()
    unit_steps(UNIT_STEPS)
    return UNIT_STEPS / (process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--profile", action="store_true")
    args = parser.parse_args()
    for name in args.game:
        with cProfile.Profile() as profile:
            if not args.profile:
                profile.disable()
            print(name, json.dumps(measure(name, steps=args.steps).figures()))
        if args.profile:
            pstats.Stats(profile).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main()
