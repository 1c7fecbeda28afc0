# ruff: noqa: E501  (scripts that run in the browser)
"""People at the table: what a person does in a browser, with mouse, touch or keys."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

from served import PATIENCE, Server, wait_for

from pentarchy.table.thinkers import offered

SPOT = """async (node) => {
  const { meant } = await import("/static/things.js");
  // The board finds its place in the frame after the buttons above it have changed.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // A point at which this thing, and not another one on top of it, is hit. A click comes at whole pixels.
  const whole = (spot) => spot.map(Math.floor);
  const hits = ([x, y]) => {
    return meant(document.elementFromPoint(x, y), x, y)?.dataset.on === node.dataset.on;
  };
  const along = (shape) => {
    const [length, matrix] = [shape.getTotalLength(), shape.getScreenCTM()];
    return [...Array(11).keys()].map((k) => shape.getPointAtLength((length * (k + 1)) / 12).matrixTransform(matrix)).map((p) => whole([p.x, p.y]));
  };
  const shapes = [...node.querySelectorAll("polygon, polyline, line, rect, circle, ellipse, path, text, use"), node];
  for (const shape of shapes) {
    const box = shape.getBoundingClientRect();
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
      const spot = whole([box.left + (box.width * i) / 12, box.top + (box.height * j) / 12]);
      if (hits(spot)) return spot;
    }
    const found = shape instanceof SVGGeometryElement ? along(shape).find(hits) : null;
    if (found) return found;
  }
  return null;
}"""

REVEAL = """(node) => {
  const pane = node.closest("[data-pane]").dataset.pane.split(" ")[0];
  if (!node.getClientRects().length) document.querySelector(`.tab[data-tab=${pane}]`).click();
  node.scrollIntoView({ block: "nearest", inline: "nearest" });
}"""

SPOTS = f"""async (ons) => {{
  // Brings one thing after the other into view, and says which could not be hit then. All within one frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const look = (requestAnimationFrame) => ({SPOT});
  const spot = look((done) => done());
  const missed = [];
  for (const on of ons) {{
    const node = document.querySelector(`.areas .can[data-on="${{on}}"]`);
    ({REVEAL})(node);
    if (!(await spot(node))) missed.push(on);
  }}
  return missed;
}}"""

AWAY = """(node) => {
  // The middle of the board, how far a finger can go there, and how far this thing is from it.
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const map = document.getElementById("map").getBoundingClientRect();
  const [[x, y], [a, b]] = [middle(map), middle(node.getBoundingClientRect())];
  return [x, y, Math.min(map.width, map.height) * 0.4, x - a, y - b];
}"""
DRAGS = 6

OFFER = """() => ({
  can: [...new Set([...document.querySelectorAll(".areas .can")].map((n) => n.dataset.on))],
  focusable: [...document.querySelectorAll(".areas .can[tabindex='0'][role=button][aria-label]")].map((n) => n.dataset.on),
  buttons: [...document.querySelectorAll("#buttons [data-do]")].map((n) => n.dataset.do),
  curtain: !document.getElementById("curtain").hidden,
  over: Boolean(document.getElementById("result").open),
})"""


def make_table(
    page: Any, server: Server, kinds: list[str], name: str, game: str = "eight_minute_empire", **more: str
) -> str:
    """Fill in the lobby's form like a person. Gives the address of the match."""
    page.goto(f"{server.url}/new")
    page.check(f"input[name=game][value={game}]")
    page.select_option("#count", str(len(kinds)))
    for seat, kind in enumerate(kinds):
        page.locator(f".seat-row[data-seat='{seat}'] select").select_option(offered()[0] if kind == "bot" else kind)
    page.locator(".seat-row input").first.fill(name)
    for field, value in more.items():
        page.select_option(f"select[name={field}]", value)
    page.click("form#create > .btn")
    page.wait_for_url(re.compile("/m/"))
    return str(page.url)


def menu(page: Any, text: str) -> None:
    """Choose what the menu offers for a seat, as soon as it does: a page shows the moves of bots one after the other, so
    what is true at the table already may come to it a little later."""

    def offered() -> bool:
        page.click("#menu-open")
        if not page.locator(f"#menu-seats >> text={text}").count():
            page.keyboard.press("Escape")
            return pump(page)
        return True

    wait_for(offered)
    page.click(f"#menu-seats >> text={text}")
    page.wait_for_selector("#menu", state="hidden")


def pump(page: Any) -> bool:
    """Let the browser's messages arrive."""
    page.wait_for_timeout(20)
    return False


class Person:
    """Somebody with a browser at a table, who has a mouse and keys or, if `touch`, fingers only."""

    def __init__(self, page: Any, seed: int = 0, touch: bool = False) -> None:
        self.page, self.random, self.touch = page, random.Random(seed), touch
        self.shown: dict[str, Any] = {}
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _received(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["t"] == "all":
            self.shown = dict(message)
        elif message["t"] == "some":
            self.shown.update(message)

    def wait(self) -> None:
        self.page.wait_for_selector("#say:not(:empty)", state="attached")

    def offer(self) -> dict[str, Any]:
        return dict(self.page.evaluate(OFFER))

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("document.getElementById('result').open"))

    def say(self) -> str:
        return str(self.page.inner_text("#say"))

    def look_at(self, node: Any) -> Any:
        """Bring a thing into view, if it is not: on a phone its tab, then its place on the board. Gives the spot to click,
        if any."""
        spot = node.evaluate(SPOT)
        if spot is not None:
            return spot
        if not node.is_visible():
            pane = node.evaluate("(n) => n.closest('[data-pane]').dataset.pane.split(' ')[0]")
            self.press(f".tab[data-tab={pane}]")
        node.scroll_into_view_if_needed()
        spot = node.evaluate(SPOT)
        if spot is None and self.touch:
            spot = self._drag_into_view(node)
        elif spot is None:
            node.focus()
            self.page.keyboard.press("Shift")  # a key makes the focus a visible one, which centres the board on it
            node.evaluate("(n) => { n.blur(); n.focus(); }")
            spot = node.evaluate(SPOT)
        return spot

    def _drag_into_view(self, node: Any) -> Any:
        """Move the board with a finger until a thing on it can be hit."""
        fingers = self.page.context.new_cdp_session(self.page)
        for _ in range(DRAGS):
            x, y, far, dx, dy = node.evaluate(AWAY)
            dx, dy = (max(-far, min(far, way)) for way in (dx, dy))
            for kind, part in (("touchStart", 0), ("touchMove", 0.5), ("touchMove", 1), ("touchEnd", None)):
                points = [] if part is None else [{"x": x + part * dx, "y": y + part * dy}]
                fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            spot = node.evaluate(SPOT)
            if spot is not None:
                return spot
        return None

    def press(self, selector: str) -> None:
        """Click or tap something that is no thing of the game."""
        if self.touch:
            self.page.tap(selector)
        else:
            self.page.click(selector)

    def open_list(self) -> None:
        """The list of all answers; on a phone it is in the menu."""
        if self.page.locator("#list-tool").is_visible():
            self.press("#list-tool")
        else:
            self.press("#menu-open")
            self.press("#menu [data-tool=list-tool]")
        self.page.wait_for_selector("#list[open]")

    def hit(self, spot: Any) -> None:
        if self.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def click_thing(self, on: str) -> None:
        node = self.page.locator(f'.areas .can[data-on="{on}"]').first
        spot = self.look_at(node)
        if spot is None and self.page.locator("#scene:not([hidden])").count():  # it lies below what was just shown
            self.press("#scene .btn")
            spot = self.look_at(node)
        assert spot is not None, f"{on} cannot be hit"
        self.hit(spot)
        if self.page.locator("#large:not([hidden])").count():  # a phone shows it large first; a second tap acts
            again = node.evaluate(SPOT)
            if again is None:
                self.press("#large [data-large-do]")
            else:
                self.hit(again)

    def settle(self) -> None:
        """Until the server has answered what was done last."""
        self.page.wait_for_selector("body:not([data-busy])")

    def act(self) -> bool:
        """One click of whatever can be done now. False if there is nothing."""
        self.settle()
        offer = self.offer()
        if offer["over"]:
            return False
        if self.page.locator("#buttons .main").count():
            self.page.locator("#buttons .main").first.click()
            return True
        choices = [("thing", on) for on in offer["can"]] + [("button", do) for do in offer["buttons"]]
        if not choices:
            return False
        kind, what = self.random.choice(choices)
        if kind == "thing":
            self.click_thing(what)
        else:
            self.page.locator(f'#buttons [data-do="{what}"]').first.click()
        return True

    def clicks(self, count: int) -> int:
        """So many clicks of what can be done, waiting for the others between them. Fewer if the game ends."""
        for done in range(count):
            wait_for(lambda: self.over or self.act() or pump(self.page))
            if self.over:
                return done
        return count

    def await_question(self) -> bool:
        """Until something is asked. False if the game is over."""
        self.settle()
        wait_for(lambda: self.over or self.shown["prompt"]["mine"] or pump(self.page))
        return not self.over

    def act_by_keys(self) -> bool:
        """The same with the keyboard alone: Tab, arrows, Enter."""
        self.settle()
        offer = self.offer()
        if offer["over"]:
            return False
        if offer["buttons"] and (not offer["can"] or self.random.random() < 0.3):
            return self._press_button()
        if not offer["can"]:
            return False
        for _ in range(self.random.randint(1, 4)):
            self.page.keyboard.press(self.random.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
        self.page.keyboard.press("Enter")
        if self.page.locator("#buttons .main").count():
            self.page.keyboard.press("Enter")  # the question whether to confirm has the focus
        return True

    def _press_button(self) -> bool:
        for _ in range(80):
            if self.page.evaluate("Boolean(document.activeElement.closest('#buttons [data-do]'))"):
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press("Tab")
        return False


def play_out(people: list[Person], clicks: int = 600, keys: bool = False) -> None:
    """Everybody acts when they can, until the game is over for all."""
    last = time.monotonic()
    while not all(person.over for person in people):
        did = [person.act_by_keys() if keys else person.act() for person in people]
        if any(did):
            clicks, last = clicks - 1, time.monotonic()
        assert clicks, f"not over: {[person.say() for person in people]}"
        assert time.monotonic() < last + PATIENCE, f"nobody can go on: {[person.say() for person in people]}"
        people[0].page.wait_for_timeout(15 if any(did) else 60)


def points_shown(page: Any) -> dict[str, int]:
    """Everybody's points as the page of the end shows them, by name."""
    rows = page.locator("#result .bars li")
    names = [name.split(" (")[0] for name in rows.locator(".who").all_inner_texts()]
    sums = [int(text.replace("\N{MINUS SIGN}", "-")) for text in rows.locator(".sum-of").all_inner_texts()]
    return dict(zip(names, sums, strict=True))


LOOKS = 200
"""How often a test looks whether what was said is drawn."""

LAYOUT = """() => {
  const faults = [];
  const wide = document.scrollingElement.scrollWidth, width = innerWidth;
  if (wide > width) faults.push(`the page is ${wide} wide in ${width}`);
  const seen = (n) => n.getClientRects().length > 0 && getComputedStyle(n).visibility !== "hidden";
  const visible = (n) => {
    let { left, right, top, bottom } = n.getBoundingClientRect();
    for (let p = n.parentElement; p; p = p.parentElement) {
      if (getComputedStyle(p).overflowY === "visible" || getComputedStyle(p).display === "contents") continue;
      const b = p.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, b.left), Math.min(right, b.right), Math.max(top, b.top), Math.min(bottom, b.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  const blocks = ["#prompt", "#row", "#map", "#own", "#own-wide", "#people", "#rivals", ".log", "#replay", ".tabs"]
    .map((s) => [s, document.querySelector(s)]).filter(([, n]) => n && seen(n)).map(([s, n]) => [s, visible(n)])
    .filter(([, b]) => b.width > 0 && b.height > 0);
  for (const [a, p] of blocks) {
    if (p.left < -1 || p.right > width + 1) faults.push(`${a} leaves the page: ${p.left}..${p.right}`);
    for (const [b, q] of blocks) {
      if (a >= b) continue;
      const w = Math.min(p.right, q.right) - Math.max(p.left, q.left), h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (w > 1.5 && h > 1.5) faults.push(`${a} and ${b} overlap by ${w.toFixed(1)} x ${h.toFixed(1)}`);
    }
  }
  for (const n of document.querySelectorAll("#prompt h1, #prompt p, .btn, .person, .pane-head, .tab")) {
    if (seen(n) && n.scrollWidth > n.clientWidth + 1 && n.clientWidth > 0 && getComputedStyle(n).display !== "inline" && getComputedStyle(n).textOverflow !== "ellipsis") faults.push(`clipped: ${n.textContent.trim().slice(0, 40)}`);
  }
  for (const n of document.querySelectorAll("button, .btn")) {
    const b = n.getBoundingClientRect();
    if (seen(n) && (b.width < 24 || b.height < 24)) faults.push(`too small to tap: ${n.id || n.textContent}`);
  }
  return faults;
}"""


def check_layout(page: Any) -> None:
    """The page comes to rest without a fault; what is drawn anew may take a moment."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    faults: list[str] = []
    for _ in range(LOOKS):
        faults = page.evaluate(LAYOUT)
        if not faults:
            return
        page.wait_for_timeout(50)
    raise AssertionError(faults)


def asked_twice(choice: dict[str, Any]) -> bool:
    """Is this answer asked about once more before it is given?"""
    return choice.get("danger") == "loss" or bool(choice.get("final") and choice.get("danger"))


def usual(choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that are offered on the table; the others stand in the list of all."""
    return [c for c in choices if "spare" not in c] or choices


def expected(choices: list[dict[str, Any]], picked: list[str]) -> tuple[set[str], set[str]]:
    """What must be offered after these things were pointed at: further things, and buttons."""
    left = [c for c in choices if c["on"][: len(picked)] == picked]
    things = {c["on"][len(picked)] for c in left if len(c["on"]) > len(picked)}
    return things, {c["do"] for c in left if len(c["on"]) == len(picked)}


def common(choices: list[dict[str, Any]]) -> list[str]:
    if len(choices) < 2:
        return []
    found: list[str] = []
    while all(len(c["on"]) > len(found) for c in choices) and len({c["on"][len(found)] for c in choices}) == 1:
        found.append(choices[0]["on"][len(found)])
    return found


def check_reachable(person: Person) -> int:
    """Every legal action can be reached by click and by key from here. Nothing is played."""
    person.settle()
    for _ in range(3):
        person.page.keyboard.press("Escape")
    for _ in range(LOOKS):  # what was said may reach the page a moment before it is drawn
        choices = usual(person.shown["choices"])
        start = common(choices)
        things, buttons = expected(choices, start)
        offer = person.offer()
        if set(offer["can"]) == things and set(offer["buttons"]) == buttons:
            break
        person.page.wait_for_timeout(50)
    assert set(offer["can"]) == things, (set(offer["can"]) ^ things, person.say())
    assert sorted(offer["focusable"]) == sorted(things)
    assert set(offer["buttons"]) == buttons
    reached = len(buttons)
    for on in person.page.evaluate(SPOTS, sorted(things)):
        node = person.page.locator(f'.areas .can[data-on="{on}"]').first
        assert person.look_at(node) is not None, f"{on} cannot be hit"
    for on in sorted(things):
        left = [c for c in choices if c["on"][: len(start) + 1] == [*start, on]]
        if len(left) == 1 and len(left[0]["on"]) == len(start) + 1:
            reached += 1
            continue
        node = person.page.locator(f'.areas .can[data-on="{on}"]').first
        node.evaluate(REVEAL)
        node.focus()
        person.page.keyboard.press("Enter")
        further, more = expected(choices, [*start, on])
        now = person.offer()
        assert (set(now["can"]), set(now["buttons"])) == (further, more)
        reached += len(left)
        person.page.keyboard.press("Escape")
    assert reached == len(choices), (reached, len(choices))
    return reached + check_spare(person, len(choices))


def check_spare(person: Person, offered: int) -> int:
    """Answers that hardly anybody gives stand in the list of all. Gives how many there are."""
    everything = [choice["do"] for choice in person.shown["choices"]]
    if len(everything) == offered:
        return 0
    person.open_list()
    found = person.page.evaluate("[...document.querySelectorAll('#list [data-do]')].map((node) => node.dataset.do)")
    assert sorted(found) == sorted(everything)
    person.page.keyboard.press("Escape")
    return len(everything) - offered
