"""Whole games in a real Chromium."""

from __future__ import annotations

import json
import re
import signal
from typing import Any

import httpx
import pytest
from people import Person, check_layout, check_reachable, make_table, menu, play_out, pump
from served import Server, shot, until, wait_for
from stage import SIZES

from pentarchy.table.words import words

pytestmark = pytest.mark.browser


def test_two_people_and_bots_in_two_languages(house: Server, browse: Any) -> None:
    """As most people see it, at first with everything that moves."""
    anna, bob = browse("ru", reduced_motion="no-preference"), browse("en", theme="dark")
    first = Person(anna, 1)
    url = make_table(anna, house, ["me", "invite", "bot", "bot", "bot"], "Анна")
    shot(anna, "waiting_ru")
    check_layout_of_page(anna)
    link = anna.input_value("#link-1")
    second = Person(bob, 2)
    bob.goto(link)
    assert "You are invited" in bob.inner_text("h1")
    bob.fill("input[name=name]", "Bob <b>")
    shot(bob, "invitation_en_dark")
    bob.click("form .btn.main")
    bob.wait_for_url(url)
    assert httpx.get(link).status_code == 410, "a link works once"
    for person in (first, second):
        person.wait()
    assert re.search("[а-я]", first.say())
    assert not re.search("[а-я]", second.say())
    for _ in range(20):
        first.act(), second.act()
    first.settle(), second.settle()
    shot(anna, "table_ru_light"), shot(bob, "table_en_dark")
    check_layout(anna), check_layout(bob)
    anna.emulate_media(reduced_motion="reduce")
    for page, lang in ((anna, "ru"), (bob, "en")):  # whole games by clicks: test_hot_seat.py
        menu(page, words(lang)("js-bot-for-me"))
    wait_for(lambda: (first.over and second.over) or pump(anna))
    assert "Победа" in anna.inner_text("#result h2")
    assert "Winner" in bob.inner_text("#result h2")
    assert "Bob <b>" in bob.inner_text("#result")
    shot(anna, "end_ru"), shot(bob, "end_en_dark")
    scores = [page.locator("#result .sum th").all_text_contents()[1:] for page in (anna, bob)]
    assert scores[0] == scores[1]
    match_id = url.rsplit("/", 1)[1]
    record = httpx.get(f"{house.url}/m/{match_id}/record").json()
    assert [str(score) for score in record["result"]["scores"]] == scores[0]


def check_layout_of_page(page: Any) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_reload_in_the_middle_of_a_decision(house: Server, browse: Any) -> None:
    page = browse("en")
    person = Person(page, 3)
    make_table(page, house, ["me", "bot"], "Ann")
    person.wait()
    assert person.clicks(8) == 8
    assert person.await_question()
    before = (person.say(), person.shown["v"], person.shown["choices"])
    page.reload()
    person.wait()
    wait_for(lambda: (person.say(), person.shown["v"], person.shown["choices"]) == before or pump(page))
    page.keyboard.press("h")
    page.wait_for_selector("#buttons >> text=A bot would do this")
    page.keyboard.press("c")
    page.fill("#chat-text", "hello <i>all</i>")
    page.keyboard.press("Enter")
    page.wait_for_selector("#chat li >> text=hello <i>all</i>")
    page.mouse.move(5, 5)
    page.locator(".areas [data-on]:not(.can)").first.dispatch_event("click")
    page.wait_for_selector("#tip:not([hidden])")
    shot(page, "why_not_en")
    assert person.act()


def test_server_killed_in_the_middle(server: Server, browse: Any) -> None:
    page = browse("ru")
    person = Person(page, 4)
    make_table(page, server, ["me", "bot", "bot", "bot", "bot"], "Анна")
    person.wait()
    assert person.clicks(8) == 8
    assert person.await_question()
    before = (person.shown["v"], person.shown["choices"], person.say())
    server.stop(signal.SIGKILL)
    page.wait_for_selector("#state:not([hidden])")
    shot(page, "connection_lost")
    person.shown = {}
    server.start()
    wait_for(lambda: bool(person.shown) or pump(page))
    assert (person.shown["v"], person.shown["choices"], person.say()) == before
    assert person.clicks(4) == 4


def test_a_spectator_sees_what_is_public(house: Server, browse: Any) -> None:
    anna, guest = browse("en"), browse("ru")
    player = Person(anna, 5)
    url = make_table(anna, house, ["me", "bot"], "Ann", "proving_ground", public="1")
    player.wait()
    watcher = Person(guest, 6)
    guest.goto(url)
    watcher.wait()
    assert "Вы зритель" in guest.inner_text("#detail")
    assert watcher.offer()["can"] == []
    assert watcher.offer()["buttons"] == []
    assert watcher.shown["seat"] is None
    assert player.clicks(6) == 6
    player.settle()
    wait_for(lambda: watcher.shown["steps"] >= player.shown["steps"] > 0 or pump(guest))
    assert guest.locator("#show-chat").is_hidden()
    shot(guest, "spectator_ru")
    guest.goto(house.url)
    assert guest.locator(f"a[href='/m/{url.rsplit('/', 1)[1]}']").count() == 1


def test_a_page_that_could_not_be_drawn_is_said_in_words(house: Server, browse: Any) -> None:
    """Nothing can be chosen on the old picture; the next page that can be drawn makes all well again."""
    page = browse("ru")
    routes: list[Any] = []

    def pass_through(socket: Any) -> None:
        socket.connect_to_server()
        routes.append(socket)

    page.route_web_socket(re.compile("/ws$"), pass_through)
    person = Person(page, 3)
    make_table(page, house, ["me", "bot"], "Анна")
    person.wait()
    page.wait_for_selector("#buttons [data-do]")
    say = words("ru")("picture-failed")
    routes[-1].send(json.dumps({"t": "failed", "say": say}))
    page.wait_for_selector(f"#state >> text={say}")
    assert person.offer()["can"] == person.offer()["buttons"] == []
    page.reload()
    page.wait_for_selector("#buttons [data-do]")
    assert page.locator("#state").is_hidden()


def finished(server: Server, game: str = "eight_minute_empire") -> str:
    """A finished match of bots."""
    made = server.create(game=game, seats=["greedy", "random", "greedy"], public=True)
    wait_for(lambda: httpx.get(f"{server.url}/m/{made['id']}/record").status_code == 200)
    return str(made["id"])


def test_replay(house: Server, browse: Any) -> None:
    match_id = finished(house)
    page = browse("ru")
    page.goto(f"{house.url}/m/{match_id}")
    page.wait_for_selector("#result[open]")
    page.click("#result .close")
    steps = int(page.locator("#replay input[type=range]").get_attribute("max"))
    page.click("[data-replay=first]")
    page.wait_for_selector("#replay.past")
    wait_for(lambda: "Шаг 0 из" in page.inner_text("#replay") or pump(page))
    actions = httpx.get(f"{house.url}/m/{match_id}/record").json()["actions"]
    before = next(k for k, (_, action) in enumerate(actions) if action.startswith("move "))
    for _ in range(before):
        page.click("[data-replay=next]")
    wait_for(lambda: f"Шаг {before} из {steps}" in page.inner_text("#replay") or pump(page))
    marks = page.locator(".areas .new, .areas .fresh-box")
    until(page, f"async () => (await import('/static/main.js')).table.replay.before?.step === {before}")
    page.click("[data-replay=next]")
    wait_for(lambda: marks.count() > 0 or pump(page))  # what the step has changed
    page.click("[data-replay=prev]")
    wait_for(lambda: marks.count() == 0 or pump(page))
    page.locator("#replay select").last.select_option("all")
    for seat in range(3):
        page.wait_for_selector(f"figure[data-area=seat-{seat}] #open-{seat}-head-{seat}")
    check_layout(page)
    shot(page, "replay_all_open_ru")
    page.goto(f"{house.url}/m/{match_id}?step=12&as=1")
    wait_for(lambda: f"Шаг 12 из {steps}" in page.inner_text("#replay") or pump(page))
    page.click("[data-replay=graph]")
    page.wait_for_selector("#graph[open] polyline")
    assert page.locator("#graph polyline").count() == 3
    shot(page, "replay_graph_ru")
    page.keyboard.press("Escape")
    page.locator("#replay select").first.select_option("8")
    page.click("[data-replay=play]")
    slider = page.locator("#replay input[type=range]")
    wait_for(lambda: int(slider.input_value()) > 14 or pump(page))


def test_keyboard_alone(house: Server, browse: Any, request: pytest.FixtureRequest) -> None:
    """Many answers, and with `--thorough` the whole game, which a bot finishes otherwise; then the next game."""
    page = browse("en")
    person = Person(page, 8)
    make_table(page, house, ["me", "bot", "bot", "bot", "bot"], "Ann")
    person.wait()
    for _ in range(6):
        assert person.await_question()
        person.act_by_keys()
    shot(page, "keyboard")
    if request.config.getoption("--thorough"):
        play_out([person], keys=True)
    else:
        for _ in range(10):
            assert person.await_question()
            wait_for(lambda: person.act_by_keys() or pump(page))
        menu(page, words("en")("js-bot-for-me"))
        wait_for(lambda: person.over or pump(page))
    old = page.url
    page.click("#result .btn.main")
    page.wait_for_url(re.compile(r"/m/"))
    person.wait()
    wait_for(lambda: (page.url != old and bool(person.shown.get("choices"))) or pump(page))
    page.goto(house.url)
    assert page.locator(".my.waits").count() == 1, "continue where I left"


def test_phone(house: Server, browse: Any) -> None:
    page = browse("ru", 390, 844, "dark", has_touch=True, is_mobile=True)
    person = Person(page, 9)
    make_table(page, house, ["me", "bot", "bot", "bot", "bot"], "Анна")
    check_layout(page)
    person.wait()
    shot(page, "phone_ru_dark")
    for tab in ("own", "players", "log", "replay", "board"):
        page.tap(f".tab[data-tab={tab}]")
        check_layout(page)
        shot(page, f"phone_{tab}")
    assert person.clicks(10) == 10
    check_layout(page)
    shot(page, "phone_later")


@pytest.mark.parametrize("game", ["eight_minute_empire", "proving_ground"])
@pytest.mark.parametrize("size", SIZES)
def test_every_action_of_every_visited_position(
    house: Server, browse: Any, game: str, size: str, request: pytest.FixtureRequest
) -> None:
    """By program: nothing overlaps, is clipped or scrolls sideways, and every legal action can be reached."""
    page = browse("ru", *SIZES[size])
    person = Person(page, len(size))
    make_table(page, house, ["me", "bot"], "Анна-Мария Константинопольская"[:24], game)
    person.wait()
    reached = 0
    for _ in range(20 if request.config.getoption("--thorough") else 10):
        if not person.await_question():
            break
        if not page.locator("#buttons .main").count():
            check_layout(page)
            reached += check_reachable(person)
        person.act()
    assert reached > 12
    shot(page, f"positions_{game}_{size}")
