"""A calm table: a page that waits does nothing, others' turns come at the pace of reading, one can skip them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from people import Person, make_table, pump
from served import Server, wait_for
from stage import RECORDS, SIZES, Stage, hardest

pytestmark = pytest.mark.browser

LONG = 3600
"""Seconds that bots take for a move as the page is told: nobody would wait for that."""

WATCH = """() => {
  // Counts what a page does by itself: pictures that are asked for, changes of the page, timers that go on and on.
  window.did = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) => (window.did.push("frame"), ask(call));
  const later = window.setTimeout.bind(window);
  window.setTimeout = (call, ms, ...more) => (window.did.push(`timeout of ${ms}`), later(call, ms, ...more));
  const name = ({ target }) => `change in ${target.id || target.nodeName}`;
  const watcher = new MutationObserver((changes) => window.did.push(...changes.map(name)));
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
BEATS = """
  // How often something is done over and over, from the first line of the page on.
  window.beats = new Map();
  const [begin, end] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
  window.setInterval = (call, ms, ...more) => {
    const id = begin(call, ms, ...more);
    window.beats.set(id, ms);
    return id;
  };
  window.clearInterval = (id) => (window.beats.delete(id), end(id));
  // A context of sounds that runs takes two per cent of a core, heard or not.
  window.sounds = [];
  window.AudioContext = class extends window.AudioContext {
    constructor() {
      super();
      window.sounds.push(this);
    }
  };
"""
SECOND = 1000
ENDLESS = "() => document.getAnimations().some((one) => one.effect.getTiming().iterations === Infinity)"
RUNNING = "() => document.getAnimations().map((one) => one.animationName ?? 'animation')"
VIEWS = (("desktop", True), ("phone", True), ("desktop", False))
"""At which size, and whether the one who looks is asked."""
WHILE = 3 * SECOND
"""So long the pages are watched, all of a game at once."""


@pytest.mark.parametrize("game", RECORDS)
def test_a_page_that_waits_does_nothing(house: Server, browse: Any, game: str) -> None:
    """On one's own turn, where highlights pulse once and are still, as while somebody else is asked. Every picture a
    browser has to paint costs a part of a core."""
    pages = {view: waiting(house, browse, game, *view) for view in VIEWS}
    for page in pages.values():
        page.evaluate(WATCH)
    page.wait_for_timeout(WHILE)
    for view, page in pages.items():
        assert page.evaluate("window.did") == [], view
        assert page.evaluate(RUNNING) == [], view
        assert page.evaluate("window.sounds.map((one) => one.state)") == ["suspended"], view
        assert all(ms >= SECOND for ms in page.evaluate("[...window.beats.values()]")), view


def waiting(house: Server, browse: Any, game: str, size: str, mine: bool) -> Any:
    """A page on which all that had to move has moved."""
    page = browse("ru", *SIZES[size], reduced_motion="no-preference")
    page.add_init_script(BEATS)
    stage = Stage(page, house, game, "ru")
    page.mouse.click(1, 1)  # from now on there may be sounds
    match = next(one for one in hardest(game) if len(one.to_act) == 1)
    asked = match.to_act[0]
    stage.show(match, asked if mine else (asked + 1) % match.players)
    assert (page.locator(".areas .can").count() > 0) is mine
    assert not page.evaluate(ENDLESS)
    wait_for(lambda: not page.evaluate(RUNNING) or pump(page))
    return page


def test_skip_to_my_turn(tmp_path: Path, browse: Any) -> None:
    """Others' turns wait to be read; the button shows them all and brings my question."""
    server = Server(tmp_path, None, "--bot-pause", str(LONG))
    try:
        page = browse("ru")
        person = Person(page, 3)
        make_table(page, server, ["me", "bot", "bot"], "Анна")
        person.wait()
        while page.locator("#skip").is_hidden():
            person.act()
            pump(page)
        wait_for(lambda: person.shown["prompt"]["mine"] or pump(page))
        assert not person.offer()["can"], "my question waits until I have seen what the others did"
        page.click("#skip")
        wait_for(lambda: bool(person.offer()["can"] or person.offer()["buttons"]) or pump(page))
        assert page.locator("#skip").is_hidden()
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()
