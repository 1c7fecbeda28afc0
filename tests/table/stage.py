"""A real page of the table whose live channel the test plays: positions of recorded games are put on it one after the
other, without a server having to play them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rooms_for_tests import make_room, make_stored
from served import Server, until

import pentarchy
from pentarchy.kernel.draw import still_at
from pentarchy.match import Match
from pentarchy.table.course import Course
from pentarchy.table.show import Shown, difference, moves, why
from pentarchy.table.store import Seat, Store, hashed

GOLDEN = Path(__file__).parents[1] / "golden"
TOKEN = "a-browser-that-looks-at-many-positions"
NAMES = ["Анна-Мария", "Бонифаций", "Константинопольская Анна", "Ли", "Екатерина"]
"""Short and long ones, up to what the lobby allows."""
SIZES = {"desktop": (1440, 900), "small": (1100, 800), "phone": (390, 844)}
RECORDS = {
    "eight_minute_empire": ("5p-cards-collected", "2p-options-1-cards-collected"),
    "founders": ("4p-stacks-gone", "2p-prizes-gone"),
    "imperium": ("four-mixed-development", "two-classics-development"),
    "inca_empire": ("four", "three_variants"),
    "scythe": ("table_5", "combat_artillery", "combat_disarm"),
}
"""Of each game a record with many players and one with few."""


def walk(game: str, name: str) -> Iterator[Match]:
    """The positions of a record in which somebody has a choice, under names as people have them."""
    record = json.loads((GOLDEN / game / f"{name}.json").read_text("utf-8"))
    record["seats"] = NAMES[: len(record["seats"])]
    match = pentarchy.replay(record, 0)
    for seat, action in record["actions"]:
        if len(match.numbers(seat)) > 1:
            yield match.clone()
        match.play(seat, action)
    yield match


MOST = 14
PARTS = 4


@cache
def hardest(game: str) -> tuple[Match, ...]:
    """Of the questions that are asked in the records the position with the most answers, then positions from all parts
    of each record, and its last one."""
    most: dict[str, tuple[int, Match]] = {}
    spread = []
    for name in RECORDS[game]:
        steps = list(walk(game, name))
        for match in steps[:-1]:
            count = len(match.numbers(match.to_act[0]))
            if count > most.get(match.asked, (0, None))[0]:
                most[match.asked] = (count, match)
        spread += [steps[len(steps) * k // PARTS] for k in range(1, PARTS)] + steps[-1:]
    found = [match for _, match in sorted(most.values(), key=lambda one: -one[0])]
    return (*found[:MOST], *spread[: max(4, MOST - len(found))])


class Stage:
    """A page of one game in one language."""

    def __init__(self, page: Any, house: Server, game: str, lang: str) -> None:
        self.page, self.game, self.lang = page, game, lang
        self.socket: Any = None
        self.sent: list[dict[str, Any]] = []
        self.before: tuple[Match, int | None]
        self.shown = 0
        players = pentarchy.info(game).min_players
        seats = tuple(Seat(k, NAMES[k], holder=hashed(TOKEN)) for k in range(players))
        stored = make_stored(game, players, 1, id=f"stage-{lang}-{game}"[:24], names=NAMES[:players], seats=seats)
        store = Store(house.db)
        if store.load(stored.id) is None:
            store.create(stored)
        store.close()
        page.context.add_cookies([{"name": "pentarchy", "value": TOKEN, "url": house.url}])
        page.route_web_socket(re.compile("/ws"), self._connect)
        page.route(re.compile("/still/"), self._still)
        page.goto(f"{house.url}/m/{stored.id}")
        until(page, "document.body.dataset.tab")

    def _connect(self, socket: Any) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if "id" in message:
            told = why(*self.before, message["on"], self.lang) if message.get("do") == "why" else {}
            self.tell({"t": "reply", "id": message["id"], "ok": True, **told})

    def _still(self, route: Any) -> None:
        body = still_at(route.request.url.rsplit("/", 1)[1])
        route.fulfill(status=404 if body is None else 200, body=body or "", content_type="image/svg+xml")

    def tell(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def look(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def show(self, match: Match, seat: int | None) -> dict[str, Any]:
        """Put a position before a seat. Gives the page as the server would send it."""
        page = self._drawn(match, seat)
        self.before = (match, seat)
        self.tell({"t": "hello", "mine": [seat], "id": "stage", "chat": []})
        self.tell(page.whole())
        self.page.evaluate(TAKEN_IN, self.shown)
        return page.whole()

    def go_on(self, match: Match) -> dict[str, Any]:
        """What has happened since: the seat is told what is new, as the server would."""
        before, seat = self.before
        page, start = self._drawn(match, seat), before.event_count
        page.events, page.scene = moves(match, seat, start), match.scene(seat, self.lang, start)
        message = difference(self._drawn(before, seat), page)
        assert message is not None
        self.shown += 1
        message["v"] = self.shown
        self.before = (match, seat)
        self.tell(message)
        self.page.evaluate(TAKEN_IN, self.shown)
        return message

    def _drawn(self, match: Match, seat: int | None) -> Shown:
        stored = make_stored(self.game, match.players, 1, names=list(match.names))
        page = make_room(stored, Course(match)).page(seat, self.lang)
        for player in page.fields["players"]:
            player["here"] = True
        self.shown += 1
        page.fields["v"] = self.shown
        return page


TAKEN_IN = """async (version) => {
  // Until a page was taken in, its still parts have come (not those of the page before) and it was painted.
  const { table } = await import("/static/main.js");
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const there = (one) => [...one.shown].every(([id, address]) => one.parts.get(id)?.dataset.still === address);
  while (table.live.page?.v !== version || ![...table.picture.drawn.values()].every(there)) await painted();
  await painted();
  await painted();
}"""
