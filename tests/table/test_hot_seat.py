"""People at one device play games of all five to their end, each by clicking what the page offers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NoReturn

import pytest
from people import Person, asked_twice, common, expected, make_table, points_shown, usual
from rooms_for_tests import make_stored
from served import PATIENCE, Server, shot
from stage import SIZES

import pentarchy
from pentarchy import bots
from pentarchy.match import Match
from pentarchy.table import show
from pentarchy.table.course import Course, course_of
from pentarchy.table.store import Entry, Seat, Store, Stored, add_entry, hashed, together

TOKEN = "a-device-that-the-tests-know-by-its-mark"
NAMES = ["Анна-Мария", "Бонифаций", "Константин"]
GAMES = {
    "eight_minute_empire": (2, 5, "greedy"),
    "founders": (2, 5, "greedy"),
    "inca_empire": (3, 8, "greedy"),
    "scythe": (2, 2, "greedy"),
    "imperium": (2, 6, "greedy"),
}
"""How many people, the seed, and whose advice they follow: whole games that are among the shorter ones."""
ALL_OPEN = {"eight_minute_empire", "founders"}
"""Games in which everything before a player lies open but for secret choices."""
SECOND_TRY = 15.0
"""Seconds after which a person points again at what has not answered."""
MISSES = 2
"""How often that may happen in a game."""

OWN = "[...document.querySelectorAll('#own figure, #own-wide figure')].map((figure) => figure.dataset.area)"


class Device:
    """One browser, passed on between people. Beside it the same match is played by the rules alone, so that what
    the page shows and offers can be compared with what it must show and offer."""

    def __init__(self, page: Any, stored: Stored, advice: str = "greedy", touch: bool = False) -> None:
        self.page, self.person = page, Person(page, touch=touch)
        self.course = course_of(stored)
        self.match: Match = self.course.match
        self.bot = bots.make(advice, 5)
        self.seat: int | None = None
        self.passed = self.curtains = self.missed = 0

    def wait(self, done: Any, what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                self.fail(what)
            self.page.wait_for_timeout(15)

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
            self.let_wishes_answer()
        self.check_end()

    def let_wishes_answer(self) -> None:
        """What nobody wants to be asked is answered by the table."""
        while (found := self.course.wished(self.match, range(self.match.players))) is not None:
            seat, number = found
            self.match.play(seat, self.match.codec.text(number))

    @property
    def position_shown(self) -> tuple[Any, Any]:
        return self.person.shown["seat"], self.person.shown["v"]

    @property
    def played(self) -> list[str]:
        """The actions that the page has sent."""
        return [message["action"] for message in self.person.sent if message["do"] == "play"]

    @property
    def hidden(self) -> bool:
        """Is there something before the next person that the others may not see?"""
        return self.match.secret_choice is not None or self.match.game.id not in ALL_OPEN

    def pass_on(self, seat: int) -> None:
        """The curtain names the next person, hides everybody's hand, and gives way to that person's own view. Where
        nothing is hidden it does not come: the next person's view is there at once, with their name."""
        name = self.match.names[seat]
        if self.hidden:
            self.wait(lambda: name in self.page.inner_text("#curtain"), f"no curtain for {name}")
            self.wait_for_side(None, f"a hand lies open before {name} has the device")
            assert self.person.shown["choices"] == []
            self.person.press("#curtain .btn")
            self.curtains += 1
        self.wait_for_side(seat, f"{name} does not see their own side")
        if not self.hidden:
            self.wait(lambda: name in self.page.text_content("#state"), f"{name} is not named")
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
        choices = usual(self.person.shown["choices"])
        things, buttons = expected(choices, common(choices))

        def offered() -> bool:
            offer = self.person.offer()
            return set(offer["can"]) == things and set(offer["buttons"]) == buttons

        self.wait(offered, f"the page should let {things | buttons} be clicked")

    def shown_choices(self) -> list[str]:
        return [choice["do"] for choice in self.person.shown["choices"] if show.THEN not in choice["do"]]

    def click_through(self, action: str) -> None:
        """Choose an action by pointing, or in the list of all if it is not offered elsewhere; confirm if asked."""
        choices, played, before = usual(self.person.shown["choices"]), len(self.played), self.position_shown
        choice = next(c for c in self.person.shown["choices"] if c["do"] == action)
        if choice in choices:
            self.point_out(choice, choices)
        else:
            self.person.open_list()
            self.person.press(f'#list [data-do="{action}"]')
        if asked_twice(choice):
            self.person.press("#buttons .main")
        self.wait(lambda: len(self.played) > played, f"{action!r} was clicked and nothing was sent")
        if self.played[played:] != [action]:
            self.fail(f"{action!r} was clicked and {self.played[played:]} was sent")
        self.wait(lambda: self.position_shown != before, f"{action!r} was sent and did nothing")

    def point_out(self, choice: dict[str, Any], choices: list[dict[str, Any]]) -> None:
        """Point at the things of an action in order, choose its button if that is not enough."""
        start = common(choices)
        pointed = choice["on"][len(start) :]
        played = len(self.played)
        for k, on in enumerate(pointed):
            self.person.click_thing(on)
            if k + 1 < len(pointed):
                self.insist(on, f'.areas .can[data-on="{pointed[k + 1]}"]')
        alike = [c for c in choices if c["on"][: len(choice["on"])] == choice["on"]]
        if not pointed or len(alike) > 1:
            self.person.press(f'#buttons [data-do="{choice["do"]}"]')
        elif asked_twice(choice):
            self.insist(pointed[-1], "#buttons .main")
        else:
            self.insist(pointed[-1], lambda: len(self.played) > played)

    def insist(self, on: str, following: str | Callable[[], bool]) -> None:
        """A finger that has missed points once more, as a person's would; but it does not miss all the time."""
        chosen = f'.areas .sel[data-on="{on}"]'
        end = time.monotonic() + SECOND_TRY
        while not (following() if callable(following) else self.page.locator(following).count()):
            if time.monotonic() > end:
                self.missed += 1
                open_ = self.page.locator("#large:not([hidden])").count()
                if self.missed > MISSES or (self.page.locator(chosen).count() and not open_):
                    self.fail(f"{on} was pointed at, and {following} did not come")
                self.person.click_thing(on)
                end = time.monotonic() + PATIENCE
            self.page.wait_for_timeout(15)

    def check_end(self) -> None:
        result = self.match.result
        assert result is not None
        self.wait(lambda: self.person.over, "the result is not shown")
        winners = ", ".join(self.match.names[seat] for seat in result.winners)
        assert winners in self.page.inner_text("#result h2")
        assert points_shown(self.page) == dict(zip(self.match.names, result.scores, strict=True))
        for width, height in SIZES.values() if not self.person.touch else ():
            self.page.set_viewport_size({"width": width, "height": height})
            assert self.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), width


def lay(db: str, game: str, how: str, left: int | None = None) -> Stored:
    """A match that is about to begin, all of whose people sit at the tests' device; or one in which about so many steps
    are left if they go on following their advice."""
    stored = at_one_device(game, f"hot-{how}-{game}"[:24])
    store = Store(db)
    store.create(stored)
    if left is not None:
        steps, cuts = whole_game(game)
        entries = [Entry(k, "act", *step, stored.created) for k, step in enumerate(steps[: cuts[-left]], 1)]
        store.run(together(*(add_entry(stored.id, entry) for entry in entries)))
    found = store.load(stored.id)
    store.close()
    assert found is not None
    return found


def at_one_device(game: str, id_: str) -> Stored:
    players, seed, _ = GAMES[game]
    names = NAMES[:players]
    seats = tuple(Seat(k, name, holder=hashed(TOKEN)) for k, name in enumerate(names))
    return make_stored(game, players, seed, id=id_, names=names, seats=seats)


@cache
def whole_game(game: str) -> tuple[list[tuple[int, str]], list[int]]:
    """All steps of a game of people who follow their advice, and how many there were before each answer of somebody."""
    stored = at_one_device(game, "whole-game")
    course, bot, cuts = course_of(stored), bots.make(GAMES[game][2], 5), [0]
    match, everybody = course.match, range(len(stored.seats))
    while not match.over:
        if (found := course.wished(match, everybody)) is not None:
            seat, number = found
            match.play(seat, match.codec.text(number))
            continue
        cuts.append(match.steps)
        seat = match.to_act[0]
        match.play(seat, str(bot.choose(match.redeal(seat, 5), seat)))
    return [(seat, match.codec.text(number)) for seat, number in match.answers], cuts


CLICKED = {"eight_minute_empire": 24, "founders": 12, "inca_empire": 12, "scythe": 12, "imperium": 12}
"""How much of a game is played by clicks: so many decisions up to its end, so that everybody's turn comes more than
once. From the deal to the end goes the game that is begun in the lobby. `--thorough`: all of each."""


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_one_device(house: Server, browse: Any, game: str, request: pytest.FixtureRequest) -> None:
    left = None if request.config.getoption("--thorough") else CLICKED[game]
    device = passed_around(house, browse("ru"), game, left)
    device.play_out()
    assert device.passed > (1 if left else 20)
    shot(device.page, f"hot_seat_{game}_end")


def passed_around(server: Server, page: Any, game: str, left: int | None = None, touch: bool = False) -> Device:
    """A device before a match of people who all sit at it."""
    stored = lay(server.db, game, "touch" if touch else "click", left)
    page.context.add_cookies([{"name": "pentarchy", "value": TOKEN, "url": server.url}])
    device = Device(page, stored, GAMES[game][2], touch)
    page.goto(f"{server.url}/m/{stored.id}")
    return device


TAPPED = 8
"""How much of a game is played by touch: so many decisions up to its end. `--thorough`: all of it."""


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_touch_to_its_end(house: Server, browse: Any, game: str, request: pytest.FixtureRequest) -> None:
    """On a phone, with fingers only: what is small is shown large first, and a second tap acts."""
    page = browse("ru", 390, 844, has_touch=True, is_mobile=True)
    left = None if request.config.getoption("--thorough") else TAPPED
    device = passed_around(house, page, game, left, touch=True)
    device.play_out()
    assert device.passed > 1
    shot(page, f"touch_{game}_end")


@pytest.mark.browser
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


@pytest.mark.parametrize("game", pentarchy.games())
def test_what_one_seat_alone_knows_is_never_turned_up_at_once(game: str) -> None:
    """What another seat could believe to be different is hidden from it; where there is nothing of the kind, nothing
    stands between people who share a device."""
    course, chance = Course(pentarchy.new(game, players=GAMES.get(game, (2,))[0], seed=3)), random.Random(3)
    match, kinds = course.match, set()
    while not match.over and match.steps < 150:
        seat = match.to_act[0]
        worlds = (match.redeal(other, match.steps) for other in range(match.players) if other != seat)
        secret = match.secret_choice is not None or any(world.view(seat) != match.view(seat) for world in worlds)
        assert course.hides(seat) or not secret
        kinds.add(course.hides(seat))
        assert game not in ALL_OPEN or course.hides(seat) is (match.secret_choice is not None)
        match.play(seat, chance.choice(match.legal(seat)))
    assert kinds >= ({False} if game in ALL_OPEN else {True})
