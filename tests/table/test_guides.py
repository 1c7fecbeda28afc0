"""Guided first games: each can be walked to its end, by whoever does what the coach shows, and by whoever does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from people import SPOT, Person, check_layout, pump
from served import Server, shot, wait_for

import pentarchy
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match
from pentarchy.registry import games
from pentarchy.table import guide

LESSONS = [name for name in games() if guide.lesson(name)]


def _first(game: str) -> guide.Step:
    found = guide.lesson(game)
    assert found is not None
    return found.steps[0]


def begin(game: str) -> Match:
    found = guide.lesson(game)
    assert found is not None
    names = ["Анна", *found.names["ru"]]
    return pentarchy.new(game, players=names, seed=found.seed, options=found.options)


def others(match: Match) -> None:
    """The bots move until the learner is asked something."""
    guide.let_others(match)
    stuck = guide.leads(match) and guide.LEARNER not in match.to_act
    assert not stuck, f"{match.asked}: the lesson has no answer for seats {match.to_act}"


def walk(game: str) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Every moment at which the learner is to do something."""
    match = begin(game)
    for _ in range(500):
        others(match)
        said = guide.coach(match, "ru")
        assert said is not None, "the coach has fallen silent"
        if said["cards"][-1].get("end"):
            return
        yield match, said
        match.play(guide.LEARNER, said["cards"][-1]["wanted"][0])
    raise AssertionError("the lesson has no end")


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_can_be_walked_to_its_end(game: str) -> None:
    found = guide.lesson(game)
    assert found is not None
    seen = set()
    for match, said in walk(game):
        assert said["cards"][-1]["wanted"], f"step {said['step']}: nothing that is waited for is legal"
        things = {on for area in match.picture(guide.LEARNER).areas for part in area.parts for on in part.on}
        if said["step"] not in seen:
            seen.add(said["step"])
            for card in said["cards"]:
                missing = set(card["on"]) - things
                assert not missing or things & set(card["on"]), f"{card['title']}: {missing} cannot be pointed at"
    assert seen == {k for k, step in enumerate(found.steps) if step.do}


@pytest.mark.parametrize("game", LESSONS)
def test_what_is_said_against_an_answer_can_be_heard(game: str) -> None:
    """Each answer that the coach warns of can be given at some moment of its step."""
    found = guide.lesson(game)
    assert found is not None
    unheard = {(k, start) for k, step in enumerate(found.steps) for one in step.wrong for start in one.do}
    for match, said in walk(game):
        legal = {str(action) for action in match.legal(guide.LEARNER)} - set(said["cards"][-1]["wanted"])
        unheard -= {
            (k, start) for k, start in unheard if k == said["step"] and any(f" {start}" in f" {a}" for a in legal)
        }
    assert not unheard


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_speaks_both_languages(game: str) -> None:
    found = guide.lesson(game)
    assert found is not None
    pairs = [found.end]
    for step in found.steps:
        pairs += [step.title, step.say, *(one.say for one in step.wrong), *([step.after] if step.after else [])]
    for pair in pairs:
        assert set(pair) == set(LANGUAGES)
        assert all(text.strip() for text in pair.values())
        assert re.search("[а-яё]", pair["ru"])
        assert not re.search("[а-яё]", pair["en"])


def test_another_way_is_noticed() -> None:
    found = guide.lesson(LESSONS[0])
    assert found is not None
    assert guide.progress(found, ["bid 5"]).lost
    assert not guide.progress(found, ["bid 1"]).lost


def test_steps_of_one_kind_come_in_any_order() -> None:
    one = guide.Step({}, {}, ("take a", "move b c", "move c d", "stop"))
    two = guide.Step({}, {}, ("pick x", "yes|no", "option y?", "done"))
    lesson = guide.Lesson(1, {}, {}, (one, two), {})
    assert guide.progress(lesson, ["take a", "move c d"]).left == ("move b c", "stop")
    assert guide.progress(lesson, ["move b c"]).lost, "first the card"
    assert guide.progress(lesson, ["take a", "stop"]).lost
    done = ["take a", "move c d", "move b c", "stop", "pick x", "no", "done"]
    assert guide.progress(lesson, done) == guide.Progress(2, ())
    assert guide.progress(lesson, [*done[:-2], "yes", "option y", "done"]) == guide.Progress(2, ())


# -- in the browser ------------------------------------------------------------------------------------------------


GOALS = f"""async (other) => {{
  // The first lit thing that can be hit where it is now, and something else that can be if that is asked for.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const spotOf = (requestAnimationFrame) => ({SPOT});
  const spot = spotOf((done) => done());
  const button = (node) => {{
    const box = node.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2].map(Math.floor);
    return node.contains(document.elementFromPoint(...at)) ? at : null;
  }};
  const first = async (nodes) => {{
    for (const node of nodes) {{
      const at = node.matches(".areas *") ? await spot(node) : button(node);
      if (at) return {{ at, what: node.dataset.on ?? node.textContent }};
    }}
    return null;
  }};
  const all = (selector) => [...document.querySelectorAll(selector)];
  const lit = all(".areas .goal, #buttons .goal");
  const right = new Set(lit.map((node) => node.dataset.on));
  const others = all(".areas .can:not(.goal), #buttons [data-do]:not(.goal)").filter((n) => !right.has(n.dataset.on));
  return {{ lit: lit.length, goal: await first(lit), other: other ? await first(others) : null }};
}}"""
SAID = """async () => {
  // What the coach says, once it says something that can be answered.
  const { coach } = (await import("/static/main.js")).table;
  if (!coach.card || coach.guide.waits || document.body.dataset.busy) return null;
  const { step, cards } = coach.guide;
  return { step, at: coach.at, end: Boolean(cards.at(-1).end), cards: cards.length, reads: coach.card !== coach.task,
    on: coach.card.on, wanted: cards.at(-1).wanted, say: document.getElementById("coach").textContent };
}"""
SPOKEN = """() => {
  // What the card speaks of lies in the window, beside the card.
  const coach = document.getElementById("coach").getBoundingClientRect();
  const inside = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  return [...document.querySelectorAll(".coached")].some((node) => {
    const box = node.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return box.width && inside(window, ...at) && !inside(coach, ...at);
  });
}"""
WAYS = [("ru", 1440, 900), ("en", 390, 844), ("en", 1440, 900), ("ru", 390, 844)]


class Learner(Person):
    """Somebody who does what the coach shows, and now and then something else first."""

    def __init__(self, page: Any, wrong: bool) -> None:
        super().__init__(page, 5)
        self.wrong = wrong
        self.warned: set[int] = set()

    def said(self) -> dict[str, Any]:
        """What the coach says now, as soon as the others have moved."""
        found: list[dict[str, Any] | None] = []
        wait_for(lambda: found.append(self.page.evaluate(SAID)) or found[-1] or pump(self.page))
        return found[-1] or {}

    def plays(self) -> list[str]:
        return [str(one["action"]) for one in self.sent if one["do"] == "play"]

    def look(self, other: bool = False) -> dict[str, Any]:
        return dict(self.page.evaluate(GOALS, other))

    def go_on(self) -> bool:
        """One click of what the coach shows. False at the end of the lesson."""
        said = self.said()
        if said["end"]:
            return False
        if said["reads"]:
            assert not said["on"] or self.page.evaluate(SPOKEN), f"{said['say']}: it cannot be seen"
            self.page.click("#coach .coach-next")
            return True
        found = self.look(other=self.wrong and said["step"] not in self.warned)
        if found["other"]:
            self.err(found["other"])
            self.warned.add(int(said["step"]))
            found = self.look()
        self.do(found, said)
        return True

    def do(self, found: dict[str, Any], said: dict[str, Any]) -> None:
        """Click the first lit thing; it leads to an answer, or to the next lit thing."""
        assert found["lit"], f"step {said['step']}: nothing is lit"
        assert found["goal"], f"step {said['step']}: what is lit cannot be hit where it is"
        before, version = len(self.plays()), self.shown["v"]
        self.page.mouse.click(*found["goal"]["at"])
        wait_for(lambda: len(self.plays()) > before or self._narrowed(found) or pump(self.page))
        assert not self.page.locator(".coach-wrong:not(:empty)").count(), "what is shown is right"
        assert set(self.plays()[before:]) <= set(said["wanted"])
        if len(self.plays()) > before:
            wait_for(lambda: self.shown["v"] != version or pump(self.page))

    def _narrowed(self, found: dict[str, Any]) -> bool:
        now = self.look()
        return bool(now["goal"] and now["goal"]["what"] != found["goal"]["what"])

    def err(self, other: dict[str, Any]) -> None:
        """Click something else that is allowed: the coach says why not, and nothing is played."""
        before = len(self.plays())
        self.page.mouse.click(*other["at"])
        self.page.wait_for_selector(".coach-wrong:not(:empty)")
        assert len(self.plays()) == before


@pytest.mark.browser
@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize(("lang", "width", "height"), WAYS)
def test_a_learner_clicks_what_the_coach_shows(
    house: Server, browse: Any, game: str, lang: str, width: int, height: int, request: pytest.FixtureRequest
) -> None:
    """From the first card to free play by clicks on what is lit; other clicks are answered with a reason. One of the
    four ways for each game, in turn."""
    turn = WAYS.index((lang, width, height)) == LESSONS.index(game) % len(WAYS)
    if not turn and not request.config.getoption("--thorough"):
        pytest.skip("with --thorough")
    page = browse(lang, width, height)
    learner = Learner(page, wrong=True)
    page.goto(f"{house.url}/learn/{game}")
    learner.wait()
    clicks = 0
    while learner.go_on():
        clicks += 1
        assert clicks < 400
        box = page.locator("#coach").bounding_box()
        assert box is None or (box["x"] >= 0 and box["x"] + box["width"] <= width)
        if len(learner.warned) == 2:
            shot(page, f"guide_{game}_{lang}_{width}")
    assert len(learner.warned) > 2, "nothing wrong could be clicked"
    check_layout(page)
    for _ in range(learner.said()["cards"]):
        page.click("#coach .coach-next")
    assert page.locator("#coach:visible").count() == 0, "the learner plays on alone"
    wait_for(lambda: learner.act() or pump(page))


@pytest.mark.browser
@pytest.mark.parametrize("game", [name for name in LESSONS if not _first(name).do])
def test_on_a_phone_the_coach_shows_what_it_speaks_of(house: Server, browse: Any, game: str) -> None:
    """Also where the question lies behind another tab."""
    page = browse("ru", 390, 844)
    learner = Learner(page, wrong=False)
    page.goto(f"{house.url}/learn/{game}")
    learner.wait()
    assert learner.said()["on"], "the first card speaks of something on the table"
    wait_for(lambda: page.evaluate(SPOKEN) or pump(page))
    learner.go_on()
    wait_for(lambda: learner.look()["goal"] or pump(page))


TWICE = "for (const _ of [1, 2]) document.querySelector('#coach .coach-next')?.click()"
LISTED = """() => {
  // The lesson that is read stands out in the list of all, and is in view there.
  const [now, title, list] = ["#lessons .now", "#coach h2", "#lessons"].map((one) => document.querySelector(one));
  if (!title) return true;
  const [a, b] = [now, list].map((node) => node.getBoundingClientRect());
  return now.textContent === title.textContent && a.height > 0 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
}"""


@pytest.mark.browser
@pytest.mark.parametrize("game", LESSONS)
def test_the_coach_does_it_for_the_learner(house: Server, browse: Any, game: str) -> None:
    """By its button alone, for the first steps, also where two clicks were meant as one; whoever skips the lesson plays
    on."""
    page = browse("en")
    learner = Learner(page, wrong=False)
    page.goto(f"{house.url}/learn/{game}")
    learner.wait()
    for _ in range(6):
        before = learner.said()
        page.evaluate(TWICE)
        wait_for(lambda before=before: learner.said() != before or pump(page))
        wait_for(lambda: page.evaluate(LISTED) or pump(page))
        assert page.locator("#state:visible").count() == 0, "nothing is refused"
    assert learner.said()["step"] > 0
    page.click("#coach .coach-head .btn")
    assert page.locator("#coach:visible").count() == 0
    wait_for(lambda: learner.act() or pump(page))
