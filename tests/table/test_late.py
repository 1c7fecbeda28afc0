"""Who comes late, comes back or brings somebody along: seats that bots keep for people, and tables that grow."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from people import Person, pump
from rooms_for_tests import enter, in_a_loop, make_stored, taken
from served import Server, shot, wait_for
from test_result import played

from pentarchy import registry
from pentarchy.match import replay
from pentarchy.table import keys
from pentarchy.table.course import course_of
from pentarchy.table.house import House
from pentarchy.table.rooms import Refused
from pentarchy.table.settings import Settings
from pentarchy.table.show import drawing
from pentarchy.table.store import Entry, Seat, Store, add_entry, add_match, hashed, together


def laid(server: Server, owner: httpx.Client, seats: list[str], game: str = "eight_minute_empire") -> tuple[str, str]:
    """A table of people: its address and its code."""
    made = server.create(owner, game=game, seats=seats)
    return f"{server.url}/m/{made['id']}", keys.table_code(made["id"])


def come(server: Server, code: str, name: str = "") -> tuple[httpx.Client, httpx.Response]:
    """Somebody reads the code, is shown the seat, and sits down."""
    client = httpx.Client(follow_redirects=True, headers={"accept-language": "en"})
    shown = client.get(f"{server.url}/t/{code}")
    if shown.status_code == 200 and "/i/" in str(shown.url):
        assert client.post(str(shown.url), data={"name": name}).status_code == 200
    return client, shown


def mine(client: httpx.Client, table: str) -> str:
    found = re.search(r'data-mine="([\d,]*)"', client.get(table).text)
    return found[1] if found else ""


def test_a_seat_that_a_bot_keeps_is_taken_by_code(house: Server) -> None:
    """Begun with bots on the free seats: whoever comes late plays on, each seat goes to one person, then it is full."""
    with httpx.Client() as owner:
        table, code = laid(house, owner, ["human", "human", "human"])
        owner.post(f"{table}/start", data={})
        assert [player["kept"] for player in owner.get(f"{table}/at/0").json()["players"]] == [False, True, True]
        first, shown = come(house, code, "Boris")
        assert "A bot" in shown.text
        assert 'name="name"' in shown.text.partition("<main")[2], "one sits down under a name of one's own"
        second, _ = come(house, code)
        assert (mine(first, table), mine(second, table)) == ("1", "2")
        players = owner.get(f"{table}/at/0").json()["players"]
        assert [(player["bot"], player["kept"]) for player in players] == [("", False)] * 3
        assert players[1]["name"] == "Boris"
        again = first.get(f"{house.url}/t/{code}")
        assert str(again.url) == table, "the code brings whoever has a seat back to it"
        _, shown = come(house, code)
        assert shown.status_code == 410
        assert "Every seat" in shown.text
        assert f'href="{table.removeprefix(house.url)}"' in shown.text, "but one may watch"


def test_a_bot_that_was_chosen_keeps_nothing(house: Server) -> None:
    with httpx.Client() as owner:
        table, code = laid(house, owner, ["human", "greedy", "human"])
        owner.post(f"{table}/seat", data={"seat": 2, "bot": "greedy"})
        assert not any(player["kept"] for player in owner.get(f"{table}/at/0").json()["players"])
        assert come(house, code)[1].status_code == 410


def test_an_invitation_opens_no_game_that_is_over(house: Server) -> None:
    match = played("eight_minute_empire", 2, 2)
    journal = tuple(Entry(k, "act", *step) for k, step in enumerate(match.state()["actions"], 1))
    store = Store(house.db)
    tokens = [store.invitation(table, 1, 0) for table in ("goes-on", "is-over")]
    for table, steps in zip(("goes-on", "is-over"), (journal[:-1], journal), strict=True):
        invitation = hashed(store.invitation(table, 1, 0))
        seats = (Seat(0, "Anna", holder=hashed("anna")), Seat(1, "Bot", bot="easy", invitation=invitation))
        stored = make_stored("eight_minute_empire", 2, 2, id=table, names=list(match.names), seats=seats, journal=steps)
        store.run(together(add_match(stored), *(add_entry(table, entry) for entry in steps)))
    store.close()
    assert [httpx.get(f"{house.url}/i/{token}").status_code for token in tokens] == [200, 410]


def test_a_person_who_comes_ends_the_bots_thinking() -> None:
    """What the bot was about to play is dropped: the next answer is the person's."""

    async def work() -> None:
        house = House(Store("sqlite://"), Settings(bot_pause=0))
        kept = Seat(1, "Bot", bot="easy", invitation="x")
        stored = make_stored("founders", 2, 5, seats=(Seat(0, "Anna", holder=hashed("browser 0")), kept))
        house.store.create(stored)
        room = await house.room(stored.id)
        assert room is not None
        assert room.course is not None
        version = room.course.version(1)
        watcher = enter(room, 1)
        assert watcher.seat is None
        await room.take(1, hashed("browser 1"), "Boris")
        assert watcher.seat == 1, "a page that was open already becomes the player's"
        before = room.course.match.steps
        await room._answer(1, version, "anything")
        assert room.course.match.steps == before
        with pytest.raises(Refused):
            await room.take(1, hashed("browser 2"), "Vera")
        again = house.store.load(stored.id)
        assert again is not None
        assert again.seats[1] == Seat(1, "Boris", holder=hashed("browser 1"))
        await house.close()

    in_a_loop(work())


def test_whoever_takes_over_has_a_name_of_their_own() -> None:
    """From then on at the table, in the log, in the lists and in the record, which says since when and who it was
    before; a room that is read again says the same."""

    async def work() -> None:
        house = House(Store("sqlite://"), Settings(bot_pause=0))
        match = played("eight_minute_empire", 2, 2)
        steps = match.state()["actions"]
        given = max(k for k, (seat, _) in enumerate(steps) if seat == 0)  # no bot is asked then
        journal = tuple(Entry(k, "act", *step) for k, step in enumerate(steps[:given], 1))
        seats = (Seat(0, "Anna", holder=hashed("browser 0")), Seat(1, "Bruno", bot="easy", invitation="x"))
        stored = make_stored("eight_minute_empire", 2, 2, names=["Anna", "Bruno"], seats=seats)
        store = house.store
        store.run(together(add_match(stored), *(add_entry(stored.id, entry) for entry in journal)))
        room = await house.room(stored.id)
        assert room is not None
        assert room.course is not None
        watcher = enter(room, 0)
        since = room.course.match.settled_steps
        assert any("Bruno" in line.text for line in room.course.log(0, "en"))
        drawn = "".join(room.page(0, "en").parts.values())
        assert "Bruno" in drawn
        taken(watcher)
        await room.take(1, hashed("browser 1"), "Boris")
        told = "".join(taken(watcher))
        assert "Boris plays instead of a bot (Bruno) from step" in told
        again = store.load(stored.id)
        assert again is not None
        for course in (room.course, course_of(again)):
            lines = [line.text for line in course.log(0, "en")]
            assert any("Boris" in line for line in lines)
            assert not any("Bruno" in line for line in lines)
            assert "".join(drawing(course, 0, "en", "normal")[1].values()) == drawn.replace("Bruno", "Boris")
            hand = {"step": since, "seat": 1, "bot": "", "why": "came", "before": "Bruno"}
            record = course.record()
            assert (record["seats"], record["hands"]) == (["Anna", "Boris"], [hand])
        assert again.names == ["Anna", "Boris"]
        for seat, action in steps[given:]:
            await room._act(seat, action)
        assert replay(room.course.record()).names == ("Anna", "Boris"), "a reader of records needs not know of hands"
        await house.close()

    in_a_loop(work())


def counts(page: str) -> list[tuple[int, bool]]:
    """The numbers of players that are offered, and whether they can be chosen."""
    found = re.findall(r"<button([^>]*)name=\"count\" value=\"(\d)\"([^>]*)>", page)
    return [(int(count), "disabled" not in before + after) for before, count, after in found]


@pytest.mark.parametrize("name", registry.games())
def test_a_table_grows_and_shrinks_until_somebody_sits_there(house: Server, name: str) -> None:
    """From the fewest to the most that the game allows, with invitations that work, and options that fit."""
    low, high = registry.game(name).min_players, registry.game(name).max_players
    with httpx.Client(follow_redirects=True) as owner:
        table, code = laid(house, owner, ["human"] * low, name)
        assert counts(owner.get(table).text) == [(n, True) for n in range(low, high + 1)]
        assert owner.post(f"{table}/size", data={"count": high}).status_code == 200
        assert owner.get(table).text.count('class="chairs"') == 1
        assert len(re.findall(r'<li data-seat="\d"', owner.get(table).text)) == high
        for number in range(1, high - 1):
            come(house, code, f"Guest {number}")
        least = high - 1
        assert counts(owner.get(table).text) == [(n, n >= least) for n in range(low, high + 1)]
        for wrong in (low - 1, high + 1, "x"):
            assert owner.post(f"{table}/size", data={"count": wrong}).status_code == 400
        if least > low:
            assert owner.post(f"{table}/size", data={"count": least - 1}).status_code == 409
        with httpx.Client() as stranger:
            assert stranger.post(f"{table}/size", data={"count": high}).status_code == 403
        answer = owner.post(f"{table}/size", data={"count": max(low, least)})
        if least >= low:
            assert 'id="prompt"' in answer.text, "all who are here sit: the game begins"
            assert owner.post(f"{table}/size", data={"count": high}).status_code == 409


@pytest.mark.browser
def test_a_phone_takes_over_from_a_bot_on_the_screen(house: Server, browse: Any) -> None:
    screen, phone = browse("ru", 1920, 1080), browse("ru", 390, 844)
    screen.goto(house.url)
    screen.click("[data-game=eight_minute_empire] .two .begin .btn >> nth=1")
    screen.wait_for_url(re.compile("/screen"))
    assert screen.locator(".screen-seats li").count() == 3
    screen.click(".table-size button[value='4']")
    wait_for(lambda: screen.locator(".screen-seats li").count() == 4 or pump(screen))
    shot(screen, "screen_size")
    code = screen.inner_text(".table-code")
    come(house, code, "Анна")  # bots among themselves would play on to the end
    screen.wait_for_selector(".screen-seats li >> text=Анна")
    screen.click(".screen-come .btn.main")
    screen.wait_for_selector("#late:not([hidden])")
    assert screen.inner_text("#late .table-code") == code
    shot(screen, "screen_late")
    person = Person(phone)
    phone.goto(f"{house.url}/t/{code}")
    shot(phone, "screen_late_phone")
    phone.fill("main input[name=name]", "Вера")
    phone.click("form .btn.main")
    phone.wait_for_url(re.compile("/m/"))
    person.wait()
    screen.wait_for_selector("#people h2 >> text=Вера")
    wait_for(lambda: screen.locator("#late .mark.s2").count() == 0 or pump(screen))
    assert screen.locator("#late .mark").count() == 2, "two seats are still kept"
    phone.wait_for_selector("#log .note >> text=Вера играет вместо бота", state="attached")
