"""People at one device play whole games of all five, each by clicking what the page offers."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, NoReturn

import pytest
from people import Person, common, expected, make_table
from rooms_for_tests import make_stored
from served import Server, shot

from pentarchy import bots
from pentarchy.match import Match
from pentarchy.table.course import course_of
from pentarchy.table.store import Seat, Store, Stored, hashed

pytestmark = pytest.mark.browser

TOKEN = "a-device-that-the-tests-know-by-its-mark"
NAMES = ["Анна-Мария", "Бонифаций", "Константин"]
GAMES = {
    "eight_minute_empire": (2, 5, "greedy"),
    "founders": (2, 4, "greedy"),
    "inca_empire": (3, 5, "greedy"),
    "scythe": (2, 4, "greedy"),
    "imperium": (2, 3, "normal"),
}
"""How many people, the seed, and whose advice they follow: whole games that are among the shorter ones."""
PATIENCE = 60.0
"""Seconds after which a table that shows nothing new stands still, however busy the machine is."""


OWN = "[...document.querySelectorAll('#own figure, #own-wide figure')].map((figure) => figure.dataset.area)"


class Device:
    """One browser, passed on between people. Beside it the same match is played by the rules alone, so that what
    the page shows and offers can be compared with what it must show and offer."""

    def __init__(self, page: Any, stored: Stored, advice: str = "greedy") -> None:
        self.page, self.person = page, Person(page)
        self.match: Match = course_of(stored).match
        self.bot = bots.make(advice, 5)
        self.seat: int | None = None
        self.passed = 0

    def wait(self, done: Any, what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                self.fail(what)
            self.page.wait_for_timeout(3)

    def fail(self, what: str) -> NoReturn:
        shown = {key: self.person.shown.get(key) for key in ("seat", "v", "prompt", "steps")}
        pytest.fail(
            f"{self.match.game.id}, seed {self.match.seed}, step {self.match.steps}: {what}; "
            f"seats {self.match.to_act} are asked, the page shows {shown}, {self.person.offer()}"
        )

    def play_out(self) -> None:
        while not self.match.over:
            asked = self.match.to_act
            if self.seat not in asked:
                self.pass_on(asked[0])
            assert self.seat is not None
            action = str(self.bot.choose(self.match.redeal(self.seat, 5), self.seat))
            self.check_offer()
            self.click_through(action)
            self.match.play(self.seat, action)
        self.check_end()

    @property
    def position_shown(self) -> tuple[Any, Any]:
        return self.person.shown["seat"], self.person.shown["v"]

    @property
    def played(self) -> list[str]:
        """The actions that the page has sent."""
        return [message["action"] for message in self.person.sent if message["do"] == "play"]

    def pass_on(self, seat: int) -> None:
        """The curtain names the next person, hides everybody's hand, and gives way to that person's own view."""
        name = self.match.names[seat]
        self.wait(lambda: name in self.page.inner_text("#curtain"), f"no curtain for {name}")
        self.wait_for_side(None, f"a hand lies open before {name} has the device")
        assert self.person.shown["choices"] == []
        self.page.click("#curtain .btn")
        self.wait_for_side(seat, f"{name} does not see their own side")
        assert not self.person.offer()["curtain"]
        self.seat = seat
        self.passed += 1

    def wait_for_side(self, seat: int | None, what: str) -> None:
        """Until this seat's page was sent (None: what everybody may know) and its own areas are on it, no others."""
        own = [area.id for area in self.match.picture(seat, "ru").areas if area.place == "own"]
        self.wait(lambda: self.person.shown.get("seat", -1) == seat and self.page.evaluate(OWN) == own, what)

    def check_offer(self) -> None:
        """What can be clicked is what the rules allow this seat, no more and no less."""
        assert self.seat is not None
        legal = [str(action) for action in self.match.legal(self.seat)]
        self.wait(lambda: self.shown_choices() == legal, f"the page offers something else than {legal}")
        assert self.person.shown["prompt"]["mine"]
        choices = self.person.shown["choices"]
        things, buttons = expected(choices, common(choices))

        def offered() -> bool:
            offer = self.person.offer()
            return set(offer["can"]) == things and set(offer["buttons"]) == buttons

        self.wait(offered, f"the page should let {things | buttons} be clicked")

    def shown_choices(self) -> list[str]:
        return [choice["do"] for choice in self.person.shown["choices"]]

    def click_through(self, action: str) -> None:
        """Point at the things of an action in order, choose its button if that is not enough, confirm if asked."""
        choices, played, before = self.person.shown["choices"], len(self.played), self.position_shown
        choice = next(c for c in choices if c["do"] == action)
        start = common(choices)
        pointed = choice["on"][len(start) :]
        for on in pointed:
            self.person.click_thing(on)
        alike = [c for c in choices if c["on"][: len(choice["on"])] == choice["on"]]
        if not pointed or len(alike) > 1:
            self.page.click(f'#buttons [data-do="{action}"]')
        if choice.get("final"):
            self.page.click("#buttons .main")
        self.wait(lambda: len(self.played) > played, f"{action!r} was clicked and nothing was sent")
        if self.played[played:] != [action]:
            self.fail(f"{action!r} was clicked and {self.played[played:]} was sent")
        self.wait(lambda: self.position_shown != before, f"{action!r} was sent and did nothing")

    def check_end(self) -> None:
        result = self.match.result
        assert result is not None
        self.wait(lambda: self.person.over, "the result is not shown")
        winners = ", ".join(self.match.names[seat] for seat in result.winners)
        assert self.page.inner_text("#result h2").endswith(winners)
        assert self.page.locator("#result .sum th").all_inner_texts()[1:] == [str(n) for n in result.scores]


def lay(db: str, game: str) -> Stored:
    """A match that is about to begin, all of whose people sit at the tests' device."""
    players, seed, _ = GAMES[game]
    names = NAMES[:players]
    seats = tuple(Seat(k, name, holder=hashed(TOKEN)) for k, name in enumerate(names))
    stored = make_stored(game, players, seed, id=f"hot-{game}"[:24], names=names, seats=seats)
    store = Store(db)
    store.create(stored)
    store.close()
    return stored


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_at_one_device(tmp_path: Path, browse: Any, game: str) -> None:
    db = f"sqlite:///{tmp_path / 'table.db'}"
    stored = lay(db, game)
    server = Server(tmp_path, db)
    try:
        page = browse("ru", reduced_motion="reduce")
        page.context.add_cookies([{"name": "pentarchy", "value": TOKEN, "url": server.url}])
        device = Device(page, stored, GAMES[game][2])
        page.goto(f"{server.url}/m/{stored.id}")
        device.play_out()
        assert device.passed > 20
        shot(page, f"hot_seat_{game}_end")
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()[-3000:]


def test_a_table_for_one_device_from_the_lobby(server: Server, browse: Any) -> None:
    page = browse("en", reduced_motion="reduce")
    match_id = make_table(page, server, ["me", "here"], "Ann", "proving_ground").rsplit("/", 1)[1]
    store = Store(server.db)
    stored = store.load(match_id)
    store.close()
    assert stored is not None
    device = Device(page, stored)
    page.reload()  # so that nothing of what it was told is missed
    shot(page, "hot_seat_curtain")
    device.play_out()
    assert device.passed > 6
