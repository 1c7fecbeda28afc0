"""The first page: everything in view, one click to a table, a code to somebody else's."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from people import pump
from rooms_for_tests import enter, in_a_loop, make_stored
from served import Server, shot, until, wait_for

from pentarchy.registry import games
from pentarchy.table import keys, pages
from pentarchy.table.house import House
from pentarchy.table.invite import by_weight, position, scene
from pentarchy.table.pages.frame import Visitor
from pentarchy.table.rooms import EXHIBITION
from pentarchy.table.settings import Settings
from pentarchy.table.store import Seat, Store, hashed
from pentarchy.table.words import bot_name

pytestmark = pytest.mark.browser
SMALL = """() => [...document.querySelectorAll("body *")].filter((node) =>
  node.checkVisibility() && [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim()) &&
  parseFloat(getComputedStyle(node).fontSize) < 11).map((node) => node.outerHTML)"""
LOW = """(nodes) => nodes.filter((node) => node.getBoundingClientRect().height < 44).map((node) => node.outerHTML)"""
WIDE = """() => [...document.querySelectorAll("body *")].filter((node) =>
  node.checkVisibility() && !node.closest(".scene, .sr") && node.getBoundingClientRect().right > innerWidth &&
  (!node.closest(".seats") || node.matches(".seats"))).map((node) => node.outerHTML)"""
SVG = "{http://www.w3.org/2000/svg}"
SIZES = ((1440, 900), (1100, 800), (390, 844))


def test_every_scene_is_a_real_position() -> None:
    """A scene that fell back to a fresh deal would show an empty board."""
    for one in by_weight():
        if one.id in games():
            assert position(one.id).steps > 0, one.id


@pytest.mark.parametrize("game", games())
def test_every_symbol_of_a_scene_is_drawn(game: str) -> None:
    """A scene stands by itself: its symbols are in it, and XML knows them as SVG also inside of a card."""
    drawn = ElementTree.fromstring(scene(game, "ru", "light").svg)
    names = {node.get("id") for node in drawn.iter()}
    used = [node.get("href", "").removeprefix("#") for node in drawn.iter(f"{SVG}use")]
    assert used
    assert not set(used) - names
    assert not [node for node in drawn.iter() if node.tag.endswith("}use") and not node.tag.startswith(SVG)]


def test_codes_are_read_as_people_type_them() -> None:
    code = keys.table_code("abc")
    assert len(code) == keys.TABLE
    assert keys.read(f" {code.lower()} ") == code


@pytest.mark.parametrize(
    ("seconds", "english", "russian"),
    [
        (59, None, None),
        (60, "waits 1 minute", "ждёт 1 минуту"),
        (3 * 60, "waits 3 minutes", "ждёт 3 минуты"),
        (5 * 60 + 30, "waits 5 minutes", "ждёт 5 минут"),
        (2 * 3600 + 59 * 60, "waits 2 hours", "ждёт 2 часа"),
        (21 * 3600, "waits 21 hours", "ждёт 21 час"),
        (24 * 3600, "waits 1 day", "ждёт 1 день"),
        (11 * 24 * 3600, "waits 11 days", "ждёт 11 дней"),
    ],
)
def test_a_table_says_how_long_it_waits(
    monkeypatch: pytest.MonkeyPatch, seconds: int, english: str | None, russian: str | None
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    mine = hashed("browser 0")
    free = (Seat(0, "Name 0", holder=mine), Seat(1, "", invitation="x"))
    waiting = make_stored("founders", 2, 1, status="open", created=now - seconds, updated=now, seats=free)
    free = (Seat(0, "Name 0", holder=hashed("browser 1")), Seat(1, "", invitation="x"))
    theirs = make_stored("founders", 2, 1, status="open", created=now - seconds, updated=now, seats=free)
    running = make_stored("founders", 2, 1, created=0.0, updated=now - seconds, asked=[0])
    over = make_stored("founders", 2, 1, status="over", created=0.0, updated=0.0)
    for lang, said in (("en", english), ("ru", russian)):
        visitor = Visitor(lang, "light", mine, "http://table")
        shown = pages.lobby(visitor, pages.Tables([running, waiting], [waiting, theirs], [over], {"a-match-id": (0,)}))
        waits = re.findall(r'class="since">([^<]*)<', shown)
        assert waits == ([said] * 3 if said else []), "one's own table is none to join"


@pytest.mark.parametrize("game", games())
def test_one_click_begins_a_game_with_bots(house: Server, browse: Any, game: str) -> None:
    page = browse("ru")
    page.goto(house.url)
    page.fill("#my-name", "Анна")
    page.click(f"[data-game={game}] .play")
    page.wait_for_url(re.compile("/m/"))
    page.wait_for_selector("#say:not(:empty)")
    until(page, "document.getElementById('people').textContent.includes('Анна')")
    page.goto(house.url)
    assert page.input_value("#my-name") == "Анна", "who plays here is remembered"
    assert page.locator(".my").count() == 1
    page.wait_for_selector(".my .state-of")


@pytest.mark.parametrize("game", games())
def test_three_clicks_to_the_first_own_deed(house: Server, browse: Any, game: str) -> None:
    """A newcomer types nothing: one click lays the table, then the first lit thing or button is clicked."""
    page, told = browse(), Counter[str]()
    page.on("websocket", lambda socket: _count(socket, told))
    page.goto(house.url)
    page.click(f"[data-game={game}] .play")
    clicks = 1
    while not told["deeds"]:
        clicks += 1
        assert clicks <= 3, "too long a way to the first own deed"
        page.locator(LIT).first.click()
        page.evaluate("0")  # what the click sent has been counted when the page answers
    wait_for(lambda: told["accepted"] > 0 or bool(page.evaluate("0")))


LIT = "#buttons .btn:visible, [data-on].can:visible"


def _count(socket: Any, told: Counter[str]) -> None:
    """Own deeds, and those that the table took."""
    socket.on("framesent", lambda text: told.update(deeds=json.loads(text)["do"] == "play"))
    socket.on("framereceived", lambda text: told.update(accepted=json.loads(text).get("ok") is True))


def test_on_an_empty_server_bots_play_to_be_watched(server: Server, browse: Any) -> None:
    """One game for all who look; nobody has to do anything for it to go on."""
    one, two = browse("ru"), browse("en", 390, 844)
    for page in (one, two):
        page.goto(server.url)
    shot(one, "lobby_empty")
    one.click(".show .btn")
    two.click(".lobby-tabs [data-tab=tables]")
    two.click(".show .btn")
    for page in (one, two):
        page.wait_for_url(re.compile("/m/"))
        until(page, "document.querySelectorAll('#log li').length > 20")
    assert one.url == two.url
    one.goto(server.url)
    one.wait_for_selector(f".tables a[href='{two.url.removeprefix(server.url)}']")


def test_bots_that_are_watched_sleep_while_nobody_looks() -> None:
    async def work() -> None:
        house = House(Store("sqlite://"), Settings())
        bots = tuple(Seat(k, f"Bot {k}", bot="easy") for k in range(3))
        stored = make_stored("eight_minute_empire", 3, 5, owner=EXHIBITION, seats=bots)
        house.store.create(stored)
        room = await house.room(stored.id)
        assert room is not None
        room.wake()
        assert not room.thinking, "nobody looks"
        viewer = enter(room, None)
        assert room.thinking
        room.leave(viewer)
        room.thinking.clear()
        room.wake()
        assert not room.thinking, "and nobody any more"
        await house.close()

    in_a_loop(work())


def test_the_long_form_begins_with_what_was_clicked(house: Server, browse: Any) -> None:
    """As many players as the card says; people at this device where somebody has no phones."""
    page = browse("ru")
    page.goto(house.url)
    page.click("[data-game=imperium] .chg")
    kinds = "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.value)"
    wait_for(lambda: page.locator("[name=seat]").evaluate_all(kinds) == ["me", "normal"] or pump(page))  # you and 1 bot
    page.goto(house.url)
    page.click("[data-game=imperium] .two .begin .btn >> nth=1")
    page.click("a[href*=here]")
    wait_for(lambda: page.locator("[name=seat]").evaluate_all(kinds) == ["me", "here"] or pump(page))


def card(page: str, game: str) -> str:
    return page.partition(f'data-game="{game}"')[2].partition("</article>")[0]


@pytest.mark.parametrize(
    ("bots", "line"),
    [(["hard"], "вы и 1 бот · сильный"), (["easy", "easy", "hard"], "вы и 3 бота · лёгкие, сильный")],
)
def test_one_click_seats_the_bots_of_the_last_time(house: Server, bots: list[str], line: str) -> None:
    with httpx.Client(headers={"accept-language": "ru"}) as client:
        usual = card(client.get(house.url).text, "founders")
        assert "вы и 2 бота · средние" in usual
        form = {"game": "founders", "seat": ["me", *bots]}
        assert client.post(f"{house.url}/matches", data=form).status_code == 303
        page = client.get(house.url).text
        mine = card(page, "founders")
        assert line in mine
        first = mine.partition("</form>")[0]
        assert re.findall(r'name="seat" value="(\w+)"', first) == ["me", *bots]
        assert "вы и 2 бота · средние" in card(page, "scythe"), "each game has its own"
        long = client.get(f"{house.url}/new?game=founders").text
        assert f'data-usual="{1 + len(bots)}"' in long
        client.cookies.set("bots-founders", "exec:rm,easy,easy,easy,easy,easy")
        assert card(client.get(house.url).text, "founders") == usual, "what cannot be seated is forgotten"


@pytest.mark.parametrize(("count", "english", "russian"), [(1, "normal", "средний"), (2, "normal", "средние")])
def test_several_bots_are_of_a_level_too(count: int, english: str, russian: str) -> None:
    assert (bot_name("normal", "en", count), bot_name("normal", "ru", count)) == (english, russian)


def test_a_friend_comes_by_code(house: Server, browse: Any) -> None:
    anna, boris = browse("ru"), browse("en", 390, 844)
    anna.goto(house.url)
    anna.fill("#my-name", "Анна")
    anna.click("[data-game=eight_minute_empire] .two .begin .btn >> nth=0")
    anna.wait_for_selector(".table-code")
    code = anna.inner_text(".table-code")
    boris.goto(house.url)
    boris.click(".lobby-tabs [data-tab=code]")
    boris.fill("input.code", code.lower())
    boris.click(".by-code .btn")
    boris.fill("main input[name=name]", "Boris")
    boris.click("form .btn.main")
    boris.wait_for_url(re.compile("/m/"))
    anna.wait_for_selector("text=Boris")
    gone = httpx.get(f"{house.url}/t/2222", headers={"accept-language": "en"})
    assert gone.status_code == 410
    assert "no table with this code" in gone.text


LOST = {"/m/no-such-match": 404, "/no-such-page": 404, "/t/2222": 410, "/join/no-such-link": 404}


@pytest.mark.parametrize(("lang", "go"), [("en", "Take a seat"), ("ru", "Сесть за стол")])
@pytest.mark.parametrize("path", LOST)
def test_whoever_is_lost_is_told_where_to_go(house: Server, path: str, lang: str, go: str) -> None:
    """By a code, to the games, to one's own: in the visitor's language."""
    answer = httpx.get(f"{house.url}{path}", headers={"accept-language": lang, "accept": "text/html"})
    assert answer.status_code == LOST[path]
    assert go in answer.text
    assert 'action="/move"' in answer.text
    assert {'href="/"', 'href="/records"'} <= set(re.findall('href="[^"]*"', answer.text))


def test_a_record_that_is_not_shown_yet_says_so_in_words(house: Server) -> None:
    made = house.create(seats=["human", "invite"])
    answer = httpx.get(f"{house.url}/m/{made['id']}/record", headers={"accept-language": "ru", "accept": "text/html"})
    assert answer.status_code == 403
    assert "Запись станет доступна после конца партии." in answer.text


NAMED = """async (address) => {
  const { linkTo } = await import("/static/copy.js");
  document.body.dataset.address = address;
  return linkTo("/m/abc").href;
}"""


def test_a_link_from_the_servers_own_machine_can_be_opened_by_others(house: Server, browse: Any) -> None:
    page = browse()
    page.goto(house.url)
    assert page.get_attribute("body", "data-address").startswith("http://")
    assert page.evaluate(NAMED, "http://192.168.0.7:8765") == "http://192.168.0.7:8765/m/abc"


def _lay_tables(house: Server) -> None:
    """Tables to join and to watch, of people with long names: a lobby is hardly ever empty."""
    for kind in ("invite", "easy"):
        for name in games():
            names = ["Константин Великолепный", "Александра Македонская", "Maximilian der Vierte"]
            house.create(game=name, seats=["human", kind, kind], names=names, public=True)


DECK = """(count) => {
  // So many games on the table: what others have installed stands beside ours.
  const cards = () => [...document.querySelectorAll(".games .game")];
  while (cards().length > count) cards().at(-1).remove();
  while (cards().length < count) cards().at(-1).after(cards().at(-1).cloneNode(true));
  const right = (node) => node.getBoundingClientRect().right;
  const parts = cards().flatMap((card) => [...card.querySelectorAll("h2, .meta, .say, .btn, .btn span, .who-line")]);
  return {
    rows: new Set(cards().map((card) => card.getBoundingClientRect().top)).size,
    low: Math.max(...cards().map((card) => card.getBoundingClientRect().bottom)),
    out: parts.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth)
      .concat(parts.filter((part) => right(part) > right(part.parentElement.closest(".btn, .game"))))
      .map((part) => part.outerHTML),
  };
}"""


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_five_games_and_one_of_somebody_else_stand_in_a_row(house: Server, browse: Any, lang: str) -> None:
    page = browse(lang, 1440, 900, "light")
    page.goto(house.url)
    until(page, "[...document.images].every((one) => one.complete && one.naturalWidth)")
    for count in (6, 5):
        shown = page.evaluate(DECK, count)
        shot(page, f"lobby_{count}_games_{lang}")
        assert shown["rows"] == 1
        assert shown["out"] == []
        assert shown["low"] < 760, "the row of tables below them is in the window"


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_of_it_is_in_view(house: Server, browse: Any, lang: str, theme: str) -> None:
    _lay_tables(house)
    for width, height in SIZES:
        page = browse(lang, width, height, theme)
        for name in games()[:3]:
            page.request.post(f"{house.url}/matches", data={"game": name, "seats": ["human"] * 3})
        page.goto(house.url)
        assert page.locator(".my").count() == 3
        until(page, "[...document.images].every((one) => one.complete && one.naturalWidth)")
        assert page.evaluate(WIDE) == []
        assert page.locator("#my-records").get_attribute("href") == "/records"
        small = page.evaluate(SMALL)
        assert not small
        shot(page, f"lobby_{lang}_{theme}_{width}")
        if width == 1440:
            ours = ", ".join(f"[data-game={name}]" for name in games())
            lows = page.locator(ours).evaluate_all("(all) => all.map((card) => card.getBoundingClientRect().bottom)")
            assert len(lows) == len(games())
            assert max(lows) < 760, "the games and the row of tables below them fit into the window"
            assert page.evaluate("document.scrollingElement.scrollHeight") <= height, "nothing below the fold"
            assert page.locator(".under .tables").first.evaluate("(n) => n.clientHeight") >= 84, "two are in view"
        if width == 390:
            for name in ("games", "code", "tables", "learn"):
                foot = page.locator(f".lobby-tabs [data-tab={name}]").bounding_box()
                assert foot["y"] + foot["height"] <= height, "one thumb away, before anything is scrolled"
            page.click(".lobby-tabs [data-tab=learn]")
            assert page.evaluate(WIDE) == []
            for name in games():
                assert page.locator(f".lesson a[href='/learn/{name}']").is_visible()
            page.click(".lobby-tabs [data-tab=tables]")
            assert page.evaluate(WIDE) == []
            page.click(".lobby-tabs [data-tab=games]")
            low = page.locator(".btn:visible, .tab:visible, .opener:visible").evaluate_all(LOW)
            assert not low, "a thumb needs 44 pixels"
            page.click(".lobby-tabs [data-tab=tables]")
            page.click("#my-records")
            page.wait_for_url(re.compile("/records$"))
