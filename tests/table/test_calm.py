"""A calm table: a page that waits does nothing, others' turns come at the pace of reading, one can skip them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from people import Person, make_table, pump
from served import Server, wait_for
from stage import RECORDS, Stage, hardest

pytestmark = pytest.mark.browser

LONG = 3600
"""Seconds that bots take for a move as the page is told: nobody would wait for that."""

WATCH = """() => {
  // Counts what a page does by itself: pictures that are asked for, changes of the page, timers that go on and on.
  window.did = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) => (window.did.push("frame"), ask(call));
  const name = ({ target }) => `change in ${target.id || target.nodeName}`;
  const watcher = new MutationObserver((changes) => window.did.push(...changes.map(name)));
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
ENDLESS = "() => document.getAnimations().some((one) => one.effect.getTiming().iterations === Infinity)"
RUNNING = "() => document.getAnimations().map((one) => one.animationName ?? 'animation')"
WORK = """async (seconds) => {
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  return window.did;
}"""


@pytest.mark.parametrize("game", RECORDS)
def test_a_page_that_waits_does_nothing(house: Server, browse: Any, game: str) -> None:
    """Highlights pulse once and are still. Every picture a browser has to paint costs a part of a core."""
    page = browse("ru", reduced_motion="no-preference")
    stage = Stage(page, house, game, "ru")
    match = hardest(game)[0]
    stage.show(match, match.to_act[0])
    assert page.locator(".areas .can").count() > 0
    assert not page.evaluate(ENDLESS)
    wait_for(lambda: not page.evaluate(RUNNING) or pump(page))
    page.evaluate(WATCH)
    assert page.evaluate(WORK, 3) == []
    assert page.evaluate(RUNNING) == []


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
