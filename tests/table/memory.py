"""Makes matches with ever different options and prints how much memory the process has now and then.

python tests/table/memory.py MATCHES IDLE_ROOMS

What is read once for good, such as the words of a game, is read before the first match: the games that take long are
rare here, and the first of them would look like growth whenever it comes. The store is a file: its lines are no memory.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import tempfile
from pathlib import Path

from rooms_for_tests import make_stored

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.text import LANGUAGES, message_arguments
from pentarchy.registry import game
from pentarchy.table import ready
from pentarchy.table.course import course_of
from pentarchy.table.house import House
from pentarchy.table.settings import Settings
from pentarchy.table.store import Store, Stored

GAMES = ["eight_minute_empire"] * 60 + ["founders"] * 36 + ["scythe", "inca_empire", "imperium", "imperium"]
"""The first two are dealt in a moment; a set of options of the last takes two megabytes."""
LOOKS = 20
SHOWN = 10
"""One match of so many is looked at: drawing takes most of the time."""


def megabytes() -> float:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def some_match(number: int, chance: random.Random) -> Stored:
    rules = game(chance.choice(GAMES))
    while True:
        players = chance.randint(rules.min_players, rules.max_players)
        allowed = [o for o in rules.options if not o.players or players in o.players]
        options = {o.name: chance.choice(o.values) for o in allowed}
        try:
            return make_stored(rules.id, players, number, options, id=f"match-{number:08}")
        except PentarchyError:  # options that do not go together
            continue


def read_all() -> None:
    """All games once, in all languages, with all their words."""
    for name in dict.fromkeys(GAMES):
        course = course_of(make_stored(name, game(name).max_players, 1, id=f"first-{name}"))
        for lang in LANGUAGES:
            for seat in (None, 0):
                course.match.picture(seat, lang)
            text = game(name).text(lang)
            for key in message_arguments(game(name).folder / "text" / f"{lang}.ftl"):
                text.attribute(key, "")


async def main(count: int, idle_rooms: int, folder: str) -> None:
    read_all()
    house = House(Store(f"sqlite:///{folder}/table.db"), Settings(idle_rooms=idle_rooms))
    chance = random.Random(7)
    found = []
    draw_board = ready.draw_board
    for number in range(count):
        shown = number % SHOWN == 0
        ready.draw_board = draw_board if shown else lambda match: None
        stored = some_match(number, chance)
        house.store.create(stored)
        room = await house.room(stored.id)
        assert room is not None
        if shown:
            room.page(0, chance.choice(LANGUAGES))
        await house.writer.write(lambda c: None)  # a moment, as between two visitors
        house.close_surplus()
        if (number + 1) % (count // LOOKS) == 0:
            found.append(round(megabytes(), 1))
    await house.close()
    print(json.dumps(found))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as own:
        asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), own))
