"""Checks by program of every page that a newcomer meets: names of controls, the order of focus, contrast, and that
nothing moves under a finger while the page comes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from contrast import faults
from served import Server, until

pytestmark = pytest.mark.browser

WATCH = """new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) {
    const moved = shift.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 80));
    (window.shifts ??= []).push([shift.value, ...moved]);
  }
}).observe({ type: "layout-shift", buffered: true });"""
SHIFTS = "window.shifts ?? []"
STILL = 0.05
"""Of what a page may move while it comes; a tenth counts as good elsewhere."""
NAMELESS = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")]
  .filter((node) => node.checkVisibility() && node.type !== "hidden")
  .filter((node) => ![node.ariaLabel, node.title, node.textContent, node.alt, node.placeholder,
    ...[...(node.labels ?? [])].map((one) => one.textContent),
    ...(node.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent)]
    .some((name) => name?.trim()))
  .map((node) => node.outerHTML)"""
JUMPING = """() => [...document.querySelectorAll("[tabindex]")].filter((n) => n.tabIndex > 0).map((n) => n.outerHTML)"""
FOCUSED = """(last) => {
  // What has the focus now: is it seen, is it marked, does it come behind the one before?
  const node = document.activeElement;
  const box = node.getBoundingClientRect();
  const style = getComputedStyle(node);
  const told = node.outerHTML.slice(0, 100);
  const faults = [];
  if (!box.width || box.bottom < 0 || box.top > innerHeight) faults.push(`not in view: ${told}`);
  if (style.outlineStyle === "none" && style.boxShadow === "none") faults.push(`not marked: ${told}`);
  if (last && window.before && !(window.before.compareDocumentPosition(node) & 4)) faults.push(`backwards: ${told}`);
  window.before = node;
  return { faults, end: node === document.body };
}"""
STOPS = 14
PAGES = {
    "lobby": "/",
    "form": "/new",
    "rules": "/rules/scythe",
    "gallery": "/rules/imperium/gallery",
    "records": "/records",
    "lesson": "/learn/eight_minute_empire",
}


def come(page: Any, url: str) -> None:
    page.goto(url)
    until(page, "[...document.images].every((one) => one.complete)")
    if page.locator("#prompt").count():
        page.wait_for_selector("#coach:not([hidden])")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("name", PAGES)
def test_names_focus_and_stillness(house: Server, browse: Any, name: str, width: int, height: int) -> None:
    page = browse("ru", width, height)
    page.add_init_script(WATCH)
    come(page, f"{house.url}{PAGES[name]}")
    moved = page.evaluate(SHIFTS)
    assert sum(shift[0] for shift in moved) < STILL, moved
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(JUMPING) == []
    assert page.evaluate("document.title.trim().length > 3 && document.documentElement.lang === 'ru'")
    assert len(page.query_selector_all("main")) == 1
    found: list[str] = []
    for stop in range(STOPS):
        page.keyboard.press("Tab")
        now = page.evaluate(FOCUSED, stop)
        if now["end"]:
            break
        found += now["faults"]
    assert not found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_of_pages(house: Server, browse: Any, theme: str) -> None:
    """Those that the other test of contrast does not visit."""
    page = browse("ru", theme=theme)
    found = {}
    for name in ("form", "gallery", "records", "lesson"):
        come(page, f"{house.url}{PAGES[name]}")
        found[name] = faults(page, drawn=False)
    page.goto(house.url)
    page.click("[data-game=eight_minute_empire] .two .begin .btn >> nth=1")
    page.wait_for_url(re.compile("/screen"))
    found["screen"] = faults(page, drawn=False)
    assert not {name: bad for name, bad in found.items() if bad}
