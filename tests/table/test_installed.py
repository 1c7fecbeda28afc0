"""The table as an application on a phone: manifest, icons, and a page without a connection that keeps no secrets."""

from __future__ import annotations

import struct
from typing import Any

import httpx
import pytest
from contrast import faults
from served import Server, shot, until, wait_for

from pentarchy.registry import games

ALLOWED = {"/offline", "/art/board.css", "/static/table.css", "/static/offline.js", "/static/icon.svg"}
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""

TURN_AWAY = """async () => {
  const { table } = await import("/static/main.js");
  window.away = true;
  table.notice.turn(false, "");
  table.notice.turn(true, "");
  window.away = false;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""A turn begins while the page is hidden, then the person comes back."""


@pytest.mark.parametrize(("lang", "name"), [("ru", "Пентархия"), ("en", "Pentarchy")])
def test_the_manifest_names_icons_of_the_size_they_have(house: Server, lang: str, name: str) -> None:
    answer = httpx.get(f"{house.url}/app.webmanifest", headers={"accept-language": lang})
    doc = answer.json()
    assert doc["name"] == name
    assert doc["display"] == "fullscreen"
    assert {icon["purpose"] for icon in doc["icons"]} == {"any", "maskable"}
    for icon in doc["icons"]:
        drawn = httpx.get(f"{house.url}{icon['src']}").content
        width, height = struct.unpack(">II", drawn[16:24])
        assert drawn.startswith(b"\x89PNG")
        assert f"{width}x{height}" == icon["sizes"]
    page = httpx.get(house.url).text
    assert 'href="/app.webmanifest"' in page
    assert 'rel="apple-touch-icon"' in page


@pytest.mark.browser
def test_without_a_connection_it_says_so_and_keeps_nothing_else(house: Server, browse: Any) -> None:
    page = browse("ru", 390, 844)
    page.goto(house.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(f"{house.url}/learn/eight_minute_empire")
    page.wait_for_selector("#coach:not([hidden])")
    page.goto(house.url)
    assert set(page.evaluate(KEPT)) == ALLOWED, "nothing of a table stays behind"
    page.context.set_offline(True)
    page.goto(f"{house.url}/rules/scythe")
    assert "Нет связи" in page.inner_text("h1")
    bad = faults(page)
    assert not bad
    shot(page, "offline_ru")
    assert page.get_attribute("main .btn", "href") == "/"
    page.faults.clear()  # the browser tells that it was offline


@pytest.mark.browser
def test_a_home_network_without_the_internet_is_enough(house: Server, browse: Any) -> None:
    """No page asks anything of another server; the browser would tell of what a policy forbids."""
    waiting = house.create(seats=["human", "human"])["id"]
    over = house.create(seats=["random", "random"], public=True)["id"]
    wait_for(lambda: httpx.get(f"{house.url}/m/{over}/record").status_code == 200)
    page, asked = browse("ru"), []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    rules = [f"/rules/{name}{more}" for name in games() for more in ("", "/gallery")]
    tables = [f"/m/{waiting}", f"/m/{waiting}/screen", f"/m/{over}", f"/m/{over}/screen", f"/m/{over}/analysis"]
    for path in ["/", "/new", "/records", "/offline", *tables, *rules]:
        page.goto(house.url + path)
        until(page, "[...document.images].every((one) => one.complete)")
    assert len(asked) > 100
    assert not [url for url in asked if not url.startswith((house.url, "data:", "blob:"))]


@pytest.mark.browser
def test_the_page_comes_back_with_the_server(server: Server, browse: Any) -> None:
    page = browse("ru", 390, 844)
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    server.stop()
    page.goto(f"{server.url}/rules/scythe")
    assert "Нет связи" in page.inner_text("h1")
    server.start()
    page.wait_for_selector("h1 >> text=Серп")
    assert page.url == f"{server.url}/rules/scythe"
    page.faults.clear()  # the browser tells that the server was away


@pytest.mark.browser
def test_notifications_are_offered_only_to_somebody_who_missed_a_turn(house: Server, browse: Any) -> None:
    page = browse("en")
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => Boolean(window.away) })")
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'default' });"
        "Notification.requestPermission = async () => { window.asked = true; return 'granted'; }"
    )
    page.goto(house.url)
    page.click("[data-game=eight_minute_empire] .play")
    page.wait_for_selector("#say:not(:empty)")
    page.wait_for_selector("#prompt.mine")
    assert not page.locator(".offer-notify").count(), "nobody is asked before it is of use"
    page.evaluate(TURN_AWAY)
    page.wait_for_selector(".offer-notify")
    assert not page.evaluate("Boolean(window.asked)"), "the browser's own question comes after a yes"
    page.click(".offer-notify .strong")
    until(page, "window.asked && JSON.parse(localStorage.settings).notify")
    page.evaluate(TURN_AWAY)
    assert not page.locator(".offer-notify").count(), "once"
