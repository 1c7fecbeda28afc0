"""Somebody goes away: a bot takes the seat by vote of the others or by the clock, and the person can come back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from people import Person, check_layout, make_table, menu, pump
from served import Server, shot, wait_for

pytestmark = pytest.mark.browser


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server at which one second of absence is long; bots take their time, so that the game does not end."""
    monkeypatch.setenv("PENTARCHY_ABSENT", "1")
    running = Server(tmp_path, None, "--bot-pause", "0.6")
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def sit(page: Any, link: str, name: str) -> Person:
    person = Person(page)
    page.goto(link)
    page.fill("input[name=name]", name)
    page.click("form .btn.main")
    page.wait_for_url("**/m/*")
    return person


def play_until_asked(waiting: Person, others: list[Person]) -> None:
    """The others play until we wait for somebody."""

    def asked() -> bool:
        if any(player["name"] == "Вера" and player["turn"] for player in waiting.shown["players"]):
            return True
        for person in others:
            person.act()
        return pump(waiting.page)

    wait_for(asked)


def test_the_others_vote(impatient: Server, browse: Any) -> None:
    anna, bob, vera = browse("ru"), browse("en"), browse("ru", 390, 844)
    first = Person(anna, 1)
    url = make_table(anna, impatient, ["me", "invite", "invite"], "Анна")
    links = [anna.input_value(f"#link-{seat}") for seat in (1, 2)]
    second, third = sit(bob, links[0], "Bob"), sit(vera, links[1], "Вера")
    for person in (first, second, third):
        person.wait()
    vera.goto("about:blank")
    wait_for(lambda: not first.shown["players"][2]["here"] or pump(anna))
    play_until_asked(first, [first, second])
    for page in (anna, bob):  # who reads a page again is away for a moment too, and may be spoken of first
        page.wait_for_selector("#offer-bot >> text=Вера")
    wait_for(lambda: first.shown["players"][1]["here"] or pump(anna))  # who is away has no vote: one would be enough
    check_layout(anna)
    shot(anna, "leaver_vote_ru")
    anna.click("#offer-bot .btn >> text=Вера")
    bob.wait_for_selector("#offer-bot >> text=votes: 1")
    assert first.shown["players"][2]["bot"] == "", "one of two is not enough"
    bob.click("#offer-bot .btn >> text=Вера")
    bob.wait_for_selector("#log .note >> text=the others agreed")
    anna.wait_for_selector("#offer-bot", state="detached")
    vera.goto(url)
    third.wait()
    wait_for(lambda: bool(third.shown["players"][2]["bot"]) or pump(vera))
    menu(vera, "Вернуть место себе")
    anna.wait_for_selector("#log .note >> text=снова в игре")

    def again() -> bool:
        for person in (first, second):
            person.act()
        return third.act() or pump(vera)

    wait_for(again)


def test_the_clock(impatient: Server, browse: Any) -> None:
    page = browse("ru")
    person = Person(page, 2)
    form = {"game": "eight_minute_empire", "seats": ["human", "greedy"], "names": ["Анна"], "pace": "9"}
    made = page.request.post(f"{impatient.url}/matches", data=form, headers={"accept": "application/json"}).json()
    page.goto(f"{impatient.url}/m/{made['id']}")
    person.wait()
    page.wait_for_selector("#clock:not([hidden])")
    shown = page.inner_text("#clock")
    assert re.fullmatch(r"0:[01]\d", shown), shown  # where the page comes late, its clock is a little late too
    check_layout(page)
    shot(page, "leaver_clock_ru")
    page.wait_for_selector("#log .note >> text=время вышло")
    wait_for(lambda: person.shown["steps"] > 4 or pump(page))
    menu(page, "Вернуть место себе")
    page.wait_for_selector("#log .note >> text=снова в игре")
    wait_for(lambda: person.act() or pump(page))
