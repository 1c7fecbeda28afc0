"""Words and controls can be read in light and dark: contrast measured by program over the pages and dialogs."""

from __future__ import annotations

from typing import Any

import pytest
from contrast import faults
from people import Person, make_table, pump
from served import Server, wait_for

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast(server: Server, browse: Any, theme: str) -> None:
    page = browse("ru", theme=theme)
    found: dict[str, list[str]] = {}
    for name, path in (("lobby", "/"), ("rules", "/rules/eight_minute_empire")):
        page.goto(f"{server.url}{path}")
        found[name] = faults(page)
    make_table(page, server, ["me", "invite"], "Анна")
    found["waiting"] = faults(page)
    link = page.input_value("#link-1")
    guest = browse("ru", theme=theme)
    guest.goto(link)
    found["invitation"] = faults(guest)
    guest.goto(f"{link}x")
    guest.faults.clear()  # 410 is what this address has to answer
    found["error"] = faults(guest)
    person = Person(page, 3)
    make_table(page, server, ["me", "bot", "bot"], "Анна", pace="300")
    person.wait()
    found["first question"] = faults(page)
    for _ in range(14):
        person.act()
        page.wait_for_timeout(30)
    wait_for(lambda: person.shown["prompt"]["mine"] or pump(page))
    found["table"] = faults(page)
    for name, open_it in {"list": "#list-tool", "menu": "#menu-open", "settings": "#open-settings"}.items():
        page.click(open_it)
        found[name] = faults(page)
        if name != "menu":
            page.keyboard.press("Escape")
    page.click("[data-replay=first]")
    page.wait_for_selector("#replay.past")
    found["replay"] = faults(page)
    assert not {name: bad for name, bad in found.items() if bad}
