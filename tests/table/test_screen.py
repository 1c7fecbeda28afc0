"""One screen in the middle of the room and phones around it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from people import Person, pump
from rooms_for_tests import dealt_anew, enter, make_room, make_stored, taken
from served import Server, shot, until, wait_for
from test_result import FIVE, played
from test_scenes import fights

import pentarchy
from pentarchy.kernel.draw import still_at
from pentarchy.match import Match
from pentarchy.table.course import Course
from pentarchy.table.rooms import Room
from pentarchy.table.show import difference, moves
from pentarchy.table.store import Entry, Seat, Store, add_entry, hashed, together
from pentarchy.table.viewers import Viewer

GAMES = ("eight_minute_empire", "imperium")
LOW = """() => [...document.querySelectorAll(".screen-prompt *, .screen-people *, .screen-moves *")].filter((node) =>
  node.checkVisibility() && [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim()) &&
  parseFloat(getComputedStyle(node).fontSize) * node.currentCSSZoom < (node.closest(".holdings") ? 16 : 20))
  .map((node) => node.outerHTML)"""
CROWDED = """() => [...document.querySelectorAll(".screen-people article")]
  .filter((node) => node.scrollHeight > node.clientHeight + 1).map((node) => node.outerHTML)"""
LAID = """() => {
  // Boxes of a game lie beside each other, and its board has the most room.
  const box = (node) => node.getBoundingClientRect();
  const figures = [...document.querySelectorAll(".screen-board figure:has(> div.area)")]
    .filter((node) => node.checkVisibility() && box(node).width);
  const faults = [];
  for (const [k, one] of figures.entries()) for (const two of figures.slice(k + 1)) {
    const [a, b] = [box(one), box(two)];
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (w > 2 && h > 2) faults.push(`${one.dataset.area} lies on ${two.dataset.area}`);
  }
  const [board, room] = ["#board svg.area", ".screen-board"].map((one) => document.querySelector(one));
  if (board && box(board).height < 0.5 * box(room).height) faults.push("the board is small");
  return faults;
}"""


def sit(page: Any, code: str, name: str, url: str) -> Person:
    person = Person(page, len(name))
    page.goto(f"{url}/t/{code}")
    page.fill("main input[name=name]", name)
    page.click("form .btn.main")
    page.wait_for_url(re.compile("/m/"))
    return person


class Screen:
    """The browser in the middle of the room, and every message it was sent."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, text: Any) -> None:
        self.heard.append(json.loads(text))

    def check(self) -> None:
        page = self.page
        assert page.locator(".screen-people article").count() == 3
        assert page.locator("#moves li").count() > 0
        assert not page.evaluate(LOW), "it is read from three metres"
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        assert not page.locator(".areas .can").count(), "nothing can be chosen here"


def play_on(screen: Screen, people: list[Person], clicks: int) -> bool:
    """Whoever is asked answers on their phone, with so many clicks if the game goes on so long. Is it over?"""

    def turn() -> bool:
        asked = [person for person in people if person.shown and person.shown["prompt"]["mine"]]
        return any(person.act() for person in asked) or over() or pump(screen.page)

    def over() -> bool:
        return bool(screen.heard and any(message.get("over") for message in screen.heard[-3:]))

    for _ in range(clicks):
        wait_for(turn)
        if over():
            break
    for message in screen.heard:
        assert message.get("seat") is None, "the screen never looks from a seat"
        assert not message.get("choices")
    return over()


def check_end(screen: Screen, people: list[Person]) -> None:
    """All four screens show the result."""
    screen.page.wait_for_selector("body.over")
    for person in people:
        person.page.wait_for_selector("#result[open]")


@pytest.mark.browser
def test_three_phones_play_around_a_screen(house: Server, browse: Any, request: pytest.FixtureRequest) -> None:
    """From one click in the lobby on, with nothing but phones: some rounds, and with `--thorough` to the end, which the
    next test sees."""
    screen = Screen(browse("ru", 1920, 1080))
    screen.page.goto(house.url)
    screen.page.click("[data-game=eight_minute_empire] .two .begin .btn >> nth=1")
    screen.page.wait_for_url(re.compile("/screen"))
    code = screen.page.inner_text(".table-code")
    shot(screen.page, "screen_wait")
    people = [sit(browse("ru", 390, 844), code, name, house.url) for name in ("Анна", "Борис", "Вера")]
    for person in people:
        person.wait()
    screen.page.wait_for_selector("#say:not(:empty)")
    for _ in range(8):
        wait_for(lambda: any(person.act() for person in people) or pump(screen.page))
    screen.check()
    shot(screen.page, "screen_eight_minute_empire")
    shot(people[0].page, "screen_phone_eight_minute_empire")
    whole = request.config.getoption("--thorough")
    assert play_on(screen, people, 400 if whole else 16) is whole
    if whole:
        check_end(screen, people)


LATE = 8
"""A whole game takes many answers: this one is joined so many before its end. `--thorough`: all of it."""


def late(server: Server, game: str, tokens: list[str], asks: str = "", whole: bool = False) -> str:
    """A game that was played by chance until shortly before its end, as the store keeps it; or until the last time that
    the first seat is asked something; or nothing of it."""
    match = played(game, 2)
    given = 0 if whole else _asked_last(match, asks) if asks else match.settled_steps - LATE
    steps = match.state()["actions"][:given]
    seats = tuple(Seat(k, match.names[k], holder=hashed(token)) for k, token in enumerate(tokens))
    stored = make_stored(game, len(tokens), 2, id=hashed(game + tokens[0])[:24], names=list(match.names), seats=seats)
    store = Store(server.db)
    store.create(stored)
    store.run(together(*(add_entry(stored.id, Entry(k, "act", *step)) for k, step in enumerate(steps, 1))))
    store.close()
    return stored.id


def _asked_last(match: Match, asks: str) -> int:
    """After how many steps a question was last put to the first seat that has several answers."""
    again, last = pentarchy.replay(match.record(), 0), 0
    for k, (seat, action) in enumerate(match.record()["actions"]):
        if again.asked == asks and again.to_act == (0,) and len(again.legal(0)) > 2:
            last = k
        again.play(seat, action)
    return last


HELD = {"eight_minute_empire": "take", "founders": "attach", "imperium": "act"}
"""Of each game whose phones are a hand a question that is answered from it."""
IN_ONE_SCREEN = """() => ["values", "large", "head", "row.can", "do"]
  .flatMap((part) => [...document.querySelectorAll(`#hand .hand-${part}`)]).filter((node) => {
    const { height, top, bottom, left, right } = node.getBoundingClientRect();
    return height < 20 || top < 67 || bottom > innerHeight - 54 || left < -1 || right > innerWidth;
  }).map((node) => node.outerHTML)"""


@pytest.mark.browser
@pytest.mark.parametrize(("lang", "theme"), [("ru", "light"), ("en", "dark")])
@pytest.mark.parametrize("game", HELD)
def test_a_phone_is_a_hand_beside_a_screen(house: Server, browse: Any, game: str, lang: str, theme: str) -> None:
    """Own values, the chosen thing with what will be and the others in one screen; a tap shows, the button does."""
    token = hashed(game + lang)[:40]
    table = late(house, game, [token, "b", "c"], HELD[game])
    page = browse(lang, 390, 844, theme)
    page.context.add_cookies([{"name": "pentarchy", "value": token, "url": house.url}])
    person = Person(page)
    page.goto(f"{house.url}/m/{table}")
    person.wait()
    assert page.locator("#hand:visible").count() == 0, "without a screen the phone is the table"
    screen = browse(lang, 1920, 1080)
    screen.goto(f"{house.url}/m/{table}/screen")
    page.wait_for_selector("#hand .hand-do")
    assert page.locator("#hand .hand-will li").count() > 0
    until(page, f"({IN_ONE_SCREEN})().length === 0")
    shot(page, f"hand_{game}_{lang}_{theme}")
    other = page.locator(".hand-row.can:not(.sel)").first
    name = other.get_attribute("data-hand")
    other.click()
    page.wait_for_selector(f'.hand-row.sel[data-hand="{name}"]')
    assert not [one for one in person.sent if one["do"] == "play"], "the first tap only shows"
    page.click(f'[data-hand-do="{name}"]')
    done = f"document.querySelector('#buttons .btn') || !document.querySelector('[data-hand-do=\"{name}\"]')"
    wait_for(lambda: any(one["do"] == "play" for one in person.sent) or page.evaluate(done) or pump(page))
    screen.context.close()
    until(page, "!document.body.classList.contains('beside') && document.body.dataset.tab !== 'hand'")


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_around_a_screen(
    house: Server, browse: Any, game: str, request: pytest.FixtureRequest
) -> None:
    whole = request.config.getoption("--thorough")
    tokens = [f"{name}-{game}-end".ljust(43, "-") for name in ("anna", "boris", "vera")]
    table = late(house, game, tokens, whole=whole)
    screen = Screen(browse("ru", 1920, 1080))
    screen.page.goto(f"{house.url}/m/{table}/screen")
    screen.page.wait_for_selector("#say:not(:empty)")
    people = []
    for token in tokens:
        page = browse("ru", 390, 844)
        page.context.add_cookies([{"name": "pentarchy", "value": token, "url": house.url}])
        people.append(Person(page, len(people)))
        page.goto(f"{house.url}/m/{table}")
        people[-1].wait()
    for _ in range(8 if whole else 0):  # until there is a past to show
        wait_for(lambda: any(person.act() for person in people) or pump(screen.page))
    screen.check()
    shot(screen.page, f"screen_end_{game}")
    shot(people[0].page, f"screen_phone_end_{game}")
    assert play_on(screen, people, 5000 if whole else 400)
    check_end(screen, people)


@pytest.mark.browser
def test_every_game_is_laid_out_on_a_screen(house: Server, browse: Any) -> None:
    page = browse("ru", 1920, 1080)
    for game in FIVE:
        page.goto(f"{house.url}/m/{late(house, game, ['a', 'b', 'c'])}/screen")
        page.wait_for_selector("#say:not(:empty)")
        until(page, f"({LAID})().length === 0")
        assert not page.evaluate(LOW)
        assert page.evaluate(CROWDED) == [], "what a seat has is whole"
        assert page.locator("#late:visible").count() == 0, "no bot keeps a seat here"
        shot(page, f"screen_{game}")


OUTSIDE = """() => [...document.querySelectorAll("#hand .hand-own *")].filter((node) => {
  const [a, b] = [node, node.closest(".hand-own")].map((one) => one.getBoundingClientRect());
  return a.width && (a.top < b.top - 1 || a.bottom > b.bottom + 1);
}).map((node) => node.outerHTML)"""


@pytest.mark.browser
def test_who_is_asked_by_buttons_has_their_own_things_before_them(house: Server, browse: Any) -> None:
    tokens = [hashed(name)[:40] for name in ("anna bids", "boris bids", "vera bids")]
    address = f"{house.url}/m/{late(house, 'eight_minute_empire', tokens, whole=True)}"
    room, phone = browse("ru", 1920, 1080), browse("ru", 390, 844)
    room.goto(f"{address}/screen")
    room.wait_for_selector("#say >> text=Выбирают на телефонах: ")
    phone.context.add_cookies([{"name": "pentarchy", "value": tokens[0], "url": house.url}])
    phone.goto(address)
    phone.wait_for_selector("#hand >> text=Ответы — кнопками внизу")
    assert phone.locator("#hand .hand-own").count() > 0
    assert phone.evaluate(OUTSIDE) == []


@pytest.mark.browser
def test_a_fight_is_shown_to_the_room(house: Server, browse: Any) -> None:
    """Over the board, until somebody goes on."""
    before, after = fights("combat_artillery")[0]
    stored = make_stored("scythe", after.players, 1, id="a-fight-on-the-screen", names=list(after.names))
    store = Store(house.db)
    store.create(stored)
    store.close()
    drawn = [make_room(stored, Course(match)).page(None, "ru") for match in (before, after, after)]
    drawn[1].events = drawn[2].events = moves(after, None, before.event_count)
    drawn[1].scene = after.scene(None, "ru", before.event_count)
    for number, one in enumerate(drawn):
        one.fields["v"] = number
    page, sockets = browse("ru", 1920, 1080), []
    page.route_web_socket(re.compile("/ws"), lambda socket: sockets.append(socket))
    page.route(re.compile("/still/"), lambda route: route.fulfill(body=still_at(route.request.url.rsplit("/", 1)[1])))
    page.goto(f"{house.url}/m/{stored.id}/screen")
    wait_for(lambda: sockets or pump(page))
    sockets[0].send(json.dumps({"t": "hello", "mine": [], "id": stored.id, "chat": []}))
    sockets[0].send(json.dumps(drawn[0].whole()))
    sockets[0].send(json.dumps(difference(drawn[0], drawn[1])))
    page.wait_for_selector("#scene .scy-reveal")
    until(page, "document.querySelector('#scene').getBoundingClientRect().width > 700")
    assert page.evaluate(
        "document.querySelector('#scene').scrollHeight <= document.querySelector('#scene').clientHeight"
    )
    shot(page, "screen_scene")
    sockets[0].send(json.dumps(difference(drawn[1], drawn[2])))
    page.wait_for_selector("#scene", state="hidden")


@pytest.mark.browser
def test_an_invitation_draws_no_table(house: Server, browse: Any) -> None:
    """When the game begins the page is read again; what it is told until then is for the table that comes instead."""
    page, sockets = browse("ru", 1920, 1080), []
    page.route_web_socket(re.compile("/ws"), lambda socket: sockets.append(socket))
    page.goto(f"{house.url}/m/{house.create(seats=['human', 'human'])['id']}/screen")
    wait_for(lambda: sockets or pump(page))
    drawn = make_room(make_stored(GAMES[0], 2, 1)).page(None, "ru")
    sockets[0].send(json.dumps(drawn.whole()))
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    assert page.faults == []
    sockets[0].send(json.dumps({"t": "hello", "mine": [], "id": "x", "chat": []}))
    wait_for(lambda: len(sockets) > 1 or pump(page))


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_is_the_same_whatever_is_hidden(game: str) -> None:
    """The leak test, for somebody who has no seat: in every world that a player cannot tell from the real one the
    screen is sent the same bytes."""
    match = played(game, 2)
    others = 0
    for done in range(0, match.settled_steps, max(1, match.settled_steps // 12)):
        steps = enumerate(match.state()["actions"][:done], 1)
        journal = tuple(Entry(seq, "act", seat, action) for seq, (seat, action) in steps)
        stored = make_stored(game, match.players, 2, names=list(match.names), journal=journal)
        room = make_room(stored)
        assert room.course is not None
        for seat in range(match.players):
            twin = make_room(stored, dealt_anew(room.course, seat, done + 1))
            assert _sent(twin) == _sent(room)
            neighbour = (seat + 1) % match.players
            assert twin.course is not None
            others += twin.course.match.view(neighbour) != room.course.match.view(neighbour)
    assert others > 0 or game == GAMES[0], "nothing was hidden"  # there it is the stack that nobody sees, and bids


def _sent(room: Room) -> list[str]:
    """What a screen that comes now is told."""
    viewer = Viewer("", "ru", "x")
    room.enter(viewer)
    room.viewers.clear()
    return taken(viewer)


def test_a_screen_knows_no_seat() -> None:
    """Whoever opens the screen sees what a spectator sees, to the byte, even the owner of a seat."""
    room = make_room(make_stored("scythe", 2, 5))
    enter(room, 0)
    stranger, screen = Viewer("nobody", "ru", "x"), Viewer("", "ru", "x")
    told = []
    for viewer in (stranger, screen):
        room.enter(viewer)
        told.append([json.loads(viewer.queue.get_nowait() or "{}") for _ in range(viewer.queue.qsize())])
    assert told[0] == told[1]
    assert [message["t"] for message in told[0]] == ["hello", "all"]
