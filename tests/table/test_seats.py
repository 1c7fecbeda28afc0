"""Who sits where: names of bots, and seats that move to another device."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from people import Person, make_table, play_out, pump
from served import Server, shot, wait_for

from pentarchy.table.store import Store, seat_keys
from pentarchy.table.words import name_of_bot


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("seats"))
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text(), running.log.read_text()[-3000:]


def names(server: Server, client: httpx.Client, match_id: str) -> list[str]:
    """Who sits at a table that waits."""
    page = client.get(f"{server.url}/m/{match_id}").text
    return re.findall(r'<li data-seat="\d">.*?<strong>(.*?)</strong>', page)


@pytest.mark.parametrize(("lang", "letters"), [("ru", "[А-ЯЁ][а-яё]+"), ("en", "[A-Z][a-z]+")])
def test_bots_have_names_of_the_tables_language(server: Server, lang: str, letters: str) -> None:
    with httpx.Client(headers={"Accept-Language": lang}) as client:
        me = name_of_bot(3, lang)
        made = server.create(client, seats=["human", "greedy", "human", "human", "human"], name=me)
        at_table = f"{server.url}/m/{made['id']}"
        assert names(server, client, made["id"])[1] == name_of_bot(1, lang)
        client.post(f"{at_table}/seat", data={"seat": 2, "bot": "greedy"})
        client.post(f"{at_table}/seat", data={"seat": 3, "bot": "greedy"})
        found = names(server, client, made["id"])
        assert found[2] == name_of_bot(2, lang), "a bot that is seated later has a name, not the number of a seat"
        assert found[3] == f"{name_of_bot(3, lang)} 2", "and never one that somebody has"
        client.post(f"{at_table}/seat", data={"seat": 2, "bot": ""})
        client.post(f"{at_table}/start", data={})
        told = [player["name"] for player in client.get(f"{at_table}/at/0").json()["players"]]
        assert told == [me, *(name_of_bot(k, lang) for k in (1, 2)), f"{me} 2", name_of_bot(4, lang)]
        assert all(re.fullmatch(f"{letters}( 2)?", name) for name in told)


# -- a seat at another device --------------------------------------------------------------------------------------


def key_of(answer: httpx.Response) -> tuple[str, str]:
    """Link and code, as they are shown."""
    assert answer.status_code == 200, answer.text[:300]
    found = {name: value for value, name in re.findall(r'<input value="([^"]*)"[^>]*id="(seat-\w+)"', answer.text)}
    return found["seat-link"], found["seat-code"]


def make_key(server: Server, client: httpx.Client, match_id: str, kind: str = "move") -> tuple[str, str]:
    return key_of(client.post(f"{server.url}/m/{match_id}/move", data={"kind": kind}))


def seat_of(server: Server, client: httpx.Client, match_id: str) -> list[int]:
    """The seats that this browser's page of the match has."""
    page = client.get(f"{server.url}/m/{match_id}").text
    mine = re.search(r'data-mine="([\d,]*)"', page)
    assert mine is not None
    return [int(seat) for seat in mine[1].split(",") if seat]


def test_only_who_holds_a_seat_can_move_it(server: Server) -> None:
    with httpx.Client() as holder, httpx.Client() as stranger:
        made = server.create(holder)
        at_table = f"{server.url}/m/{made['id']}/move"
        assert stranger.post(at_table, data={"kind": "move"}).status_code == 403
        assert holder.post(at_table, data={"kind": "steal"}).status_code == 400
        for wrong in ("AAAAA-AAAAA", "x" * 500, "²" * 10, "%00", "%FF", "ABCDE/FGHJK", "АВЕКМ-НРСТХ"):
            assert stranger.get(f"{at_table}/{wrong}").status_code in (404, 405, 410), wrong
            assert stranger.post(f"{server.url}/move", data={"code": wrong}).status_code in (400, 410), wrong


def test_a_seat_moves_once(server: Server) -> None:
    with httpx.Client() as old, httpx.Client() as new, httpx.Client() as third:
        made = server.create(old, seats=["human", "here", "greedy"])
        match_id = made["id"]
        link, code = make_key(server, old, match_id)
        assert re.fullmatch(r"[2-9A-Z]{5}-[2-9A-Z]{5}", code)
        assert link.endswith(f"/m/{match_id}/move/{code.replace('-', '')}")
        assert new.get(link).status_code == new.head(link).status_code == 200
        assert seat_of(server, old, match_id) == [0, 1], "looking does not use it up"
        assert old.get(link).status_code == old.post(link).status_code == 409, "it is there already"
        moved = new.post(link)
        assert moved.status_code == 303
        assert "httponly" in moved.headers["set-cookie"].lower()
        assert seat_of(server, new, match_id) == [0, 1], "all seats of the device"
        assert seat_of(server, old, match_id) == []
        for again in (third.get(link), third.post(link), third.post(f"{server.url}/move", data={"code": code})):
            assert again.status_code == 410
        assert seat_of(server, third, match_id) == []
        assert old.post(f"{server.url}/m/{match_id}/move", data={"kind": "move"}).status_code == 403
        assert new.post(f"{server.url}/m/{match_id}/move", data={"kind": "move"}).status_code == 200
        assert code.replace("-", "") not in server.log.read_text()


def test_the_rights_of_the_host_move_too(server: Server) -> None:
    with httpx.Client() as old, httpx.Client() as new:
        made = server.create(old, seats=["human", "human"])
        link, _ = make_key(server, old, made["id"])
        new.post(link)
        assert old.post(f"{server.url}/m/{made['id']}/start", data={}).status_code == 403
        assert new.post(f"{server.url}/m/{made['id']}/start", data={}).status_code == 303
        assert seat_of(server, new, made["id"]) == [0]


def test_a_new_link_makes_the_old_one_worthless_and_time_does(server: Server) -> None:
    with httpx.Client() as old, httpx.Client() as new:
        made = server.create(old)
        first, _ = make_key(server, old, made["id"])
        second, code = make_key(server, old, made["id"])
        assert new.get(first).status_code == 410
        assert new.get(second).status_code == 200
        run_out(server)
        for late in (new.get(second), new.post(second), new.post(f"{server.url}/move", data={"code": code})):
            assert late.status_code == 410
        assert seat_of(server, old, made["id"]) == [0]


def run_out(server: Server) -> None:
    """The time of all keys is up."""
    store = Store(server.db)
    store.run(lambda c: c.execute(sa.update(seat_keys).values(until=time.time() - 1)))
    store.close()


def test_a_code_brings_a_lost_seat_back(server: Server) -> None:
    """The cookie is gone; the code was written down before. It is typed as people type."""
    with httpx.Client() as lost, httpx.Client(follow_redirects=True) as new:
        made = server.create(lost)
        make_key(server, lost, made["id"], "move")
        _, code = make_key(server, lost, made["id"], "keep")
        assert re.fullmatch(r"([2-9A-Z]{5}-){3}[2-9A-Z]{5}", code)
        typed = f" {code.replace('-', ' ').lower().translate(str.maketrans('abekmhpctyx', 'авекмнрстух'))} "
        page = new.post(f"{server.url}/move", data={"code": typed})
        assert page.status_code == 200
        assert "Play here" in page.text
        assert new.post(str(page.url)).status_code == 200
        assert seat_of(server, new, made["id"]) == [0]
        assert new.post(f"{server.url}/move", data={"code": code}).status_code == 410, "once"


@pytest.mark.browser
def test_a_seat_moves_while_the_game_goes_on(server: Server, browse: Any, request: pytest.FixtureRequest) -> None:
    """Whoever takes it over plays on: a few answers, with `--thorough` the whole game."""
    here, there = browse("ru"), browse("ru", 390, 844, has_touch=True, is_mobile=True)
    player, elsewhere = Person(here, 1), Person(there, 2)
    url = make_table(here, server, ["me", "bot"], "Анна")
    player.wait()
    for _ in range(6):
        player.act()
        here.wait_for_timeout(50)
    here.click("#menu-open")
    here.click("#menu [data-key=move]")
    here.wait_for_selector("#seat-key[open] .qr svg")
    assert "15 минут" in here.inner_text("#seat-key")
    shot(here, "seat_key_ru")
    link, code = here.input_value("#seat-link"), here.input_value("#seat-code")
    there.goto(link)
    assert "Анна" in there.inner_text("main")
    shot(there, "seat_move_ru")
    there.click("form .btn.main")
    there.wait_for_url(url)
    elsewhere.wait()
    here.wait_for_selector("#state >> text=Ваше место теперь на другом устройстве")
    wait_for(lambda: player.shown["seat"] is None or pump(here))
    assert player.shown["choices"] == []
    assert player.offer()["can"] == []
    assert player.offer()["buttons"] == []
    assert "Вы зритель" in here.inner_text("#detail")
    assert here.locator("#show-chat").is_hidden()
    shot(here, "seat_moved_ru")
    here.click("#menu-open")
    assert here.locator("#menu [data-key]").count() == 0
    here.keyboard.press("Escape")
    assert elsewhere.shown["seat"] == 0
    if request.config.getoption("--thorough"):
        play_out([elsewhere])
    else:
        assert elsewhere.clicks(6) == 6
    third = browse("en")
    third.goto(link)
    assert "has been used" in third.inner_text("main")
    third.goto(server.url)
    third.fill("input[name=code]", code)
    third.click("form[action='/move'] .btn")
    assert "has been used" in third.inner_text("main")
    third.faults.clear()  # the refusals themselves are told in the browser's log
