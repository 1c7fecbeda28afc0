"""Words and controls can be read in light and dark: contrast measured by program over pages, dialogs and pictures."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from contrast import faults
from people import Person, make_table
from served import Server

import pentarchy
from pentarchy.kernel.draw import Picture, sheet, symbols
from pentarchy.match import Match, games

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast(house: Server, browse: Any, theme: str) -> None:
    page = browse("ru", theme=theme)
    found: dict[str, list[str]] = {}
    for name, path in (("lobby", "/"), ("rules", "/rules/eight_minute_empire")):
        page.goto(f"{house.url}{path}")
        found[name] = faults(page)
    make_table(page, house, ["me", "invite"], "Анна")
    found["waiting"] = faults(page)
    link = page.input_value("#link-1")
    guest = browse("ru", theme=theme)
    guest.goto(link)
    found["invitation"] = faults(guest)
    guest.goto(f"{link}x")
    guest.faults.clear()  # 410 is what this address has to answer
    found["error"] = faults(guest)
    person = Person(page, 3)
    make_table(page, house, ["me", "bot", "bot"], "Анна", pace="300")
    person.wait()
    found["first question"] = faults(page)
    assert person.clicks(8) == 8
    assert person.await_question()
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


# -- what the games draw -----------------------------------------------------------------------------------------------

STEPS = (0, 12, 60, 300)
"""After so many actions a picture is measured: choices at the beginning, few pieces, many pieces."""
GROUNDS = {"row": "var(--page)"}
"""On what the table lays an area; all others lie on a panel."""
WORDS = "() => [...document.querySelectorAll('figure')].reduce((sum, node) => sum + node.textContent.trim().length, 0)"
LIGHT_UP = "() => document.querySelectorAll('.thing').forEach((node) => node.classList.add('can'))"


@cache
def played(game: str) -> list[Match]:
    """Positions of a game by chance."""
    match, chance = pentarchy.new(game, players=pentarchy.info(game).max_players, seed=3), random.Random(3)
    found, done = [], 0
    for steps in STEPS:
        for _ in range(done, steps):
            if not match.over:
                seat = match.to_act[0]
                match.play(seat, chance.choice(match.legal(seat)))
        done = steps
        found.append(match.clone())
    return found


def bare_page(picture: Picture) -> str:
    """The areas one below the other, on the grounds that the table gives them, without the table's own style."""
    folders = () if picture.art is None else (picture.art,)
    areas = [
        f'<figure style="background: {GROUNDS.get(area.place, "var(--panel)")}">{area.svg(scale=1)}</figure>'
        for area in picture.areas
    ]
    style = "body, figure { margin: 0 0 8px; background: var(--page); } svg { display: block; }"
    sprite = f'<svg class="sprite" width="0" height="0">{symbols(*folders)}</svg>'
    return f"<!doctype html><style>{sheet(*folders)} {style}</style>{sprite}{''.join(areas)}"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", games())
def test_drawn_words_of_every_game(browse: Any, game: str, theme: str) -> None:
    """As they are drawn, and once more with everything lit up that can ever be chosen."""
    page = browse("ru", theme=theme, reduced_motion="reduce")
    found: set[str] = set()
    for match in played(game):
        seat = match.to_act[0] if match.to_act else 0
        page.set_content(bare_page(match.picture(seat, "ru")))
        # Only what is in view can be measured.
        page.set_viewport_size({"width": 1140, "height": page.evaluate("document.documentElement.scrollHeight")})
        assert page.evaluate(WORDS) > 100
        found.update(faults(page))
        page.evaluate(LIGHT_UP)
        found.update(faults(page))
    assert not found, sorted(found)
