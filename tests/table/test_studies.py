"""The analysis of a finished match at the table, and records of one's own."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from people import Person, make_table, menu, pump
from served import PATIENCE, Server, shot, until, wait_for
from test_result import FIVE, played

import pentarchy
from pentarchy import bots
from pentarchy.analysis import analyse, study
from pentarchy.analysis.moments import MOST
from pentarchy.kernel.text import LANGUAGES
from pentarchy.table import show
from pentarchy.table.thinkers import ALONE, PLAYED, STUDIED, Asker, Line
from pentarchy.table.words import words

JSON = {"accept": "application/json"}


@cache
def record() -> dict[str, Any]:
    match = pentarchy.new("eight_minute_empire", ["Ann", "Bob"], 5)
    return bots.drive(match, [bots.make("greedy", 1), bots.make("easy", 2)], 1).record()


def opened(client: httpx.Client, doc: object) -> httpx.Response:
    return client.post("/records/open", json={"record": doc}, headers=JSON)


@pytest.fixture
def client(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url, timeout=PATIENCE, headers=JSON) as found:
        yield found


@pytest.fixture
def at(client: httpx.Client) -> str:
    """The address of the analysis of a finished match of this browser."""
    answer = opened(client, record())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["to"])


def board(client: httpx.Client, at: str, **fields: Any) -> dict[str, Any]:
    answer = client.post(f"{at}/board", json=fields)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_an_analysis_comes_after_all_bots() -> None:
    line = Line()
    for name, rank in (("study", STUDIED), ("alone", ALONE), ("played", PLAYED)):
        line.add((name,), Asker(table=name, rank=lambda rank=rank: rank))
    assert [line.take().job[0] for _ in range(3)] == ["played", "alone", "study"]  # type: ignore[union-attr]


# -- while the game goes on --------------------------------------------------------------------------------------------


def test_a_running_game_is_refused_to_everybody(house: Server, client: httpx.Client) -> None:
    made = house.create(client)
    at = f"/m/{made['id']}/analysis"
    for asker in (client, httpx.Client(base_url=house.url, timeout=PATIENCE, headers=JSON)):
        for path in ("", "/report", "/remarks", "/file"):
            assert asker.get(at + path).status_code == 403, path
        for path in ("/board", "/remark"):
            assert asker.post(at + path, json={"step": 0, "line": [], "text": "x"}).status_code == 403, path
    page = httpx.get(house.url + at, headers={"accept": "text/html", "accept-language": "ru"})
    assert page.status_code == 403
    assert "разбирают после её конца" in page.text


# -- records -----------------------------------------------------------------------------------------------------------


def test_a_damaged_or_foreign_record_is_refused_with_its_reason(client: httpx.Client) -> None:
    good = record()
    faults = {
        "not a record": [],
        "format": {"format": "something/1"},
        "not played here": {**good, "game": "chess"},
        "damaged": {key: value for key, value in good.items() if key != "seats"},
        "does not replay": {**good, "actions": [good["actions"][0], *good["actions"][2:]]},
        "not the result": {**good, "result": {**good["result"], "scores": [99, 0]}},
        "not finished": {**good, "actions": good["actions"][:-3], "result": None},
        "version": {**good, "rules_version": 99},
    }
    for reason, doc in faults.items():
        answer = opened(client, doc)
        assert answer.status_code == 400, reason
        assert reason in answer.json()["error"], answer.text
        told = client.post("/records/open", json={"record": doc}, headers={**JSON, "accept-language": "ru"})
        assert re.search("[а-я]{4}", told.json()["error"]), "in the language of who asks"


def test_own_records_have_totals_filters_and_lines(client: httpx.Client, at: str) -> None:
    page = client.get("/records", headers={"accept": "text/html", "accept-language": "en"}).text
    assert at in page
    assert at not in client.get("/records?with=nobody").text
    assert at not in client.get("/records?game=scythe").text
    assert at in client.get("/records?game=eight_minute_empire&with=ann").text
    lines = client.get("/records.jsonl").text.splitlines()
    assert [json.loads(line) for line in lines] == [record()]
    assert pentarchy.replay(json.loads(lines[0])).over


def test_a_stranger_sees_no_records_of_others(house: Server, at: str) -> None:
    assert 'data-mine="[]"' in httpx.get(house.url + at).text, (
        "nobody without a cookie has a seat, though seats of bots have no holder"
    )
    assert at not in httpx.get(f"{house.url}/records").text
    assert httpx.get(f"{house.url}/records.jsonl").text == ""


# -- positions and variations ------------------------------------------------------------------------------------------


def test_a_position_of_the_record_is_shown_as_its_seat_saw_it(client: httpx.Client, at: str) -> None:
    seat, action = record()["actions"][20]
    found = board(client, at, step=20)
    assert (found["asked"], found["seat"], found["over"]) == (seat, seat, None)
    assert action in [choice["do"] for choice in found["choices"]]
    assert abs(sum(found["chances"]) - 1) < 0.001
    last = board(client, at, step=len(record()["actions"]))
    assert last["over"]["scores"] == record()["result"]["scores"]


def test_a_variation_is_played_on_to_its_end(client: httpx.Client, at: str) -> None:
    """By hand for some answers, then bots to the end; the record stays as it was."""
    line: list[Any] = []
    for _ in range(3):
        found = board(client, at, step=30, line=line)
        single = [choice["do"] for choice in found["choices"] if show.THEN not in choice["do"]]
        line = [*line, [found["asked"], single[-1]]]
    found = board(client, at, step=30, line=line, until=-1)
    assert found["line"][:3] == line
    while not found["over"]:
        longer = board(client, at, step=30, line=found["line"], until=-1)
        assert len(longer["line"]) > len(found["line"])
        found = longer
    played = pentarchy.replay({**record(), "actions": [*record()["actions"][:30], *found["line"]], "result": None})
    assert played.over
    assert client.get(f"{at}/file").json()["actions"] == record()["actions"]


def test_bots_answer_until_the_seat_is_asked(client: httpx.Client, at: str) -> None:
    found = board(client, at, step=30)
    while not found["over"] and len(found["line"]) < 12:
        line = [*found["line"], [found["asked"], found["choices"][0]["do"]]]
        found = board(client, at, step=30, line=line, until=0)
        assert found["over"] or found["asked"] == 0 or len(found["line"]) - len(line) >= 12


@pytest.mark.parametrize(
    "fields",
    [
        {"step": -1},
        {"step": 10_000},
        {"step": "3"},
        {"step": True},
        {"step": 3, "line": "x"},
        {"step": 3, "line": [[0]]},
        {"step": 3, "line": [[9, "stop"]]},
        {"step": 3, "line": [[0, "no such thing"]]},
        {"step": 3, "line": [[0, 5]]},
    ],
)
def test_what_is_no_position_is_refused(client: httpx.Client, at: str, fields: dict[str, Any]) -> None:
    answer = client.post(f"{at}/board", json=fields)
    assert answer.status_code == 400
    assert answer.json()["error"]


# -- remarks -----------------------------------------------------------------------------------------------------------


def test_remarks_and_variations_are_kept_with_the_record(house: Server, client: httpx.Client, at: str) -> None:
    first = board(client, at, step=12)
    line = [[first["asked"], first["choices"][0]["do"]]]
    made = client.post(f"{at}/remark", json={"step": 12, "line": line, "text": "what if <b>", "author": "Ann"}).json()
    assert (made["line"], made["text"], made["mine"]) == (line, "what if <b>", True)
    with httpx.Client(base_url=house.url, timeout=PATIENCE, headers=JSON) as stranger:
        assert [(one["text"], one["mine"]) for one in stranger.get(f"{at}/remarks").json()] == [("what if <b>", False)]
        assert stranger.post(f"{at}/remark", json={"delete": made["id"]}).status_code == 403
        file = stranger.get(f"{at}/file").json()
        again = opened(stranger, {**file, "remarks": [*file["remarks"], {"step": 1, "line": [[0, "nonsense"]]}, 7]})
        there = stranger.get(f"{again.json()['to']}/remarks").json()
    assert [(one["step"], one["line"], one["text"], one["author"]) for one in there] == [
        (12, line, "what if <b>", "Ann")
    ]
    assert client.post(f"{at}/remark", json={"step": 12, "line": [], "text": " "}).status_code == 400
    assert client.post(f"{at}/remark", json={"delete": made["id"]}).status_code == 200
    assert client.get(f"{at}/remarks").json() == []


# -- the whole path in a browser ---------------------------------------------------------------------------------------


OFFERED = """() => ({
  over: /Вариант доигран|The variation is over/.test(document.getElementById("say").textContent),
  things: [...new Set([...document.querySelectorAll(".areas .can")].map((node) => node.dataset.on))],
  buttons: [...document.querySelectorAll("#buttons [data-do]")].map((node) => node.dataset.do),
})"""


def play_out_by_hand(page: Any, touch: bool) -> int:
    """Click what can be clicked until the variation is over. Gives how many clicks that took."""
    clicks = play_by_hand(page, touch, 300)
    assert page.evaluate(OFFERED)["over"], "the variation does not end"
    return clicks


QUIET = 12
"""So many looks at a page on which nothing is under way."""
BOARD_IN_VIEW = "document.getElementById('map').scrollIntoView({ block: 'center' })"


def play_by_hand(page: Any, touch: bool, most: int) -> int:
    """Click what can be clicked, so many times at most. Fewer if the variation is over."""
    person, lots = Person(page, 3, touch), random.Random(3)
    under_way: set[Any] = set()
    page.on("request", lambda one: under_way.add(one) if one.url.endswith("/analysis/board") else None)
    for ending in ("requestfinished", "requestfailed"):
        page.on(ending, lambda one: under_way.discard(one))
    for clicks in range(most):
        found = page.evaluate(OFFERED)
        if found["over"]:
            return clicks
        if page.locator("#buttons .main").count():
            page.locator("#buttons .main").first.click()
        elif found["things"] or found["buttons"]:
            kind, what = lots.choice(
                [*(("on", on) for on in found["things"]), *(("do", do) for do in found["buttons"])]
            )
            if kind == "do":
                page.locator(f'#buttons [data-do="{what}"]').first.click()
            else:
                page.evaluate(BOARD_IN_VIEW)  # the page scrolls, and its bars lie over what is at its edges
                spot = person.look_at(page.locator(f'.areas .can[data-on="{what}"]').first)
                assert spot is not None, f"{what} cannot be hit"
                person.hit(spot)
        for _ in range(QUIET):  # the page asks again as long as bots have to answer
            wait_for(lambda: not under_way or pump(page))
            pump(page)
    return most


SIZES = [("ru", 1440, 900, "light"), ("en", 390, 844, "dark")]


@pytest.mark.browser
@pytest.mark.parametrize(("lang", "width", "height", "theme"), SIZES, ids=["desktop", "phone"])
def test_the_whole_path(
    house: Server, browse: Any, tmp_path: Path, lang: str, width: int, height: int, theme: str
) -> None:
    """Finish a game against a bot, have it analysed, play a variation to its end by hand and against bots, come back,
    write to it, and hand it on as a link and as a file."""
    say, touch = words(lang), width < 900
    page = browse(lang, width, height, theme, has_touch=touch)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person = Person(page, 1, touch)
    table = make_table(page, house, ["me", "bot"], "Anna")
    person.wait()
    person.clicks(4)
    assert page.request.get(f"{table}/analysis").status == 403, "while it goes on not even who plays sees any of it"
    menu(page, say("js-bot-for-me"))
    wait_for(lambda: person.over or pump(page))
    page.click(".result-tools a.strong")
    page.wait_for_url("**/analysis")
    page.wait_for_selector("#an-moments li")
    assert page.locator("#an-graph polyline").count() == 2
    steps = len(page.request.get(f"{table}/analysis/file").json()["actions"])

    address = f"{table}/analysis?step={steps - 8}"
    page.goto(address)
    page.wait_for_selector("#an-moments li")
    page.locator("#an-try button").first.click()
    page.wait_for_selector("#an-back:visible")
    assert play_out_by_hand(page, touch), "by hand"
    page.click("#an-link")
    link = page.evaluate("navigator.clipboard.readText()")
    page.click("#an-back")
    page.wait_for_selector("#an-back", state="hidden")
    page.click("[data-try=bots]")
    page.wait_for_selector("#an-back:visible")
    assert play_out_by_hand(page, touch), "against bots"
    page.fill("#an-text", "what if <b>")
    page.click("#an-form button")
    page.wait_for_selector("#an-remarks li")

    friend = browse("en")
    friend.goto(house.url + urlsplit(link)._replace(scheme="", netloc="").geturl())
    until(friend, "() => document.getElementById('say').textContent === 'The variation is over'")
    friend.click("#an-remarks .btn >> nth=0")
    assert "what if <b>" in friend.inner_text("#an-remarks")

    if not touch:
        with page.expect_download() as saved:
            page.click(f"a[href$='{urlsplit(table).path}/analysis/file']")
        file = tmp_path / "game.json"
        file.write_bytes(Path(saved.value.path()).read_bytes())
        stranger = browse("en")
        stranger.goto(f"{house.url}/records")
        stranger.set_input_files("#record-file", str(file))
        stranger.wait_for_url("**/analysis")
        stranger.wait_for_selector("#an-remarks li")
        assert "what if <b>" in stranger.inner_text("#an-remarks"), "what was written comes with the file"

    page.goto(f"{house.url}/records?with=anna&state=")
    assert page.locator(f"a[href='{urlsplit(table).path}/analysis']").count() == 1
    assert page.inner_text("#totals tr:nth-child(2) td:nth-child(2)") == "1"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


ARROWS = """() => [...document.querySelectorAll("#map svg .an-trails")]
  .map((node) => `${node.classList[1]} ${node.textContent}`)"""


@cache
def recorded(game: str) -> dict[str, Any]:
    """A short game with mistakes in it."""
    players = pentarchy.info(game).min_players
    match = pentarchy.new(game, ["Анна", "Борис", "Вера"][:players], 23 if game == "scythe" else 21)
    return bots.drive(match, [bots.make(("greedy", "easy")[seat % 2], seat) for seat in range(players)], 1).record()


UNTOLD = {"state": "working", "done": 0, "steps": 40}
"""No report is worked out for a test that only looks: five long ones would keep the bots of others waiting."""


@cache
def briefly(game: str) -> dict[str, Any]:
    """Its analysis, over fewer answers in fewer worlds: worked out here, not by the workers of a busy machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(study, "WIDTH", 3)
        patch.setattr(study, "AGAIN", 2)
        patch.setattr(study, "MOST", 2)
        patch.setattr(study, "FEWEST", 2)
        return analyse(pentarchy.replay(recorded(game)))


SHAPES = {"desktop": (1440, 900, "light"), "phone": (390, 844, "dark")}
LAST = 30
"""Answers before the end of the record from which a variation is played to its end, two of them by hand and the rest by
bots: so many that something is left for these. With `--thorough` it is played from a key moment."""


class Reader:
    """Somebody who opens a record in a browser of their own and understands the game."""

    def __init__(self, house: Server, page: Any, lang: str, touch: bool, told: dict[str, Any] | None) -> None:
        self.house, self.page, self.lang, self.touch, self.told = house, page, lang, touch, told
        if told is not None:
            page.route("**/analysis/report", lambda route: route.fulfill(json={"state": "done", "report": told}))
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    def open_file(self, file: Path) -> str:
        """From the list of records to an analysis; gives its address."""
        self.page.goto(f"{self.house.url}/records")
        self.page.set_input_files("#record-file", str(file))
        self.page.wait_for_url("**/analysis")
        return str(self.page.url)

    def report(self, at: str) -> dict[str, Any]:
        self.page.wait_for_selector("#an-graph polyline", state="attached")  # it comes with the first position
        return self.told or dict(self.page.request.get(f"{at}/report").json()["report"])

    def to_moment(self, report: dict[str, Any], number: int) -> dict[str, Any]:
        """A click on a key moment tells it: its sentence, the answers with chances, the reasons. Gives the step."""
        page, moment = self.page, report["moments"][number]
        step = report["steps"][moment["step"]]
        page.locator("#an-moments button").nth(number).click()
        page.wait_for_selector(f"#an-moments button.on[data-step='{moment['step']}']")
        assert spaced(moment["text"][self.lang]) in spaced(page.inner_text("#an-sentence"))
        assert page.locator("#an-answers .answer").count() == len(step["answers"])
        assert page.locator("#an-answers .played").count() == page.locator("#an-answers .bot").count() == 1
        reasons = step.get("why", {}).get("reasons", [])
        shown = page.locator("#an-why li").all_inner_texts()
        assert [spaced(line).rsplit(" +", 1)[0] for line in shown] == [spaced(r["text"][self.lang]) for r in reasons]
        return dict(step)

    def try_out(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.page.wait_for_selector("#an-back:visible")

    def back(self) -> None:
        self.page.click("#an-back")
        self.page.wait_for_selector("#an-back", state="hidden")

    def let_bots_end_it(self) -> None:
        self.page.click("[data-try=alone]")
        until(self.page, f"() => ({OFFERED})().over")

    def link(self) -> str:
        self.page.evaluate("navigator.clipboard.writeText('')")
        self.page.click("#an-link")
        wait_for(lambda: self.page.evaluate("navigator.clipboard.readText()") or pump(self.page))
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def write(self, text: str) -> None:
        before = self.page.locator("#an-remarks li").count()
        self.page.fill("#an-text", text)
        self.page.click("#an-form button")
        until(self.page, f"() => document.querySelectorAll('#an-remarks li').length > {before}")

    def save(self, file: Path) -> dict[str, Any]:
        with self.page.expect_download() as saved:
            self.page.click("#an-file")
        file.write_bytes(Path(saved.value.path()).read_bytes())
        return dict(json.loads(file.read_text("utf-8")))

    def fits(self) -> None:
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def spaced(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("first", SHAPES)
@pytest.mark.parametrize("game", FIVE)
def test_the_path_of_a_record(
    house: Server, browse: Any, tmp_path: Path, game: str, first: str, request: pytest.FixtureRequest
) -> None:
    """From a file to its key moments and their reasons, into a variation and back, on with a link to another browser of
    the other size and language, with what was written as a file, and into the list of records. The server itself works
    out the analysis of the shortest game, with `--thorough` of all."""
    thorough = request.config.getoption("--thorough")
    if first == "phone" and not thorough:
        pytest.skip("with --thorough")
    second = next(shape for shape in SHAPES if shape != first)
    told = None if thorough or game == "eight_minute_empire" else briefly(game)
    ann, bob = (
        Reader(house, browse(lang, *SHAPES[shape], has_touch=shape == "phone"), lang, shape == "phone", told)
        for lang, shape in (("ru", first), ("en", second))
    )
    record, file = recorded(game), tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")

    at = ann.open_file(file)
    report = ann.report(at)
    assert ann.page.locator("#an-graph polyline").count() == len(record["seats"])
    assert 0 < len(report["moments"]) <= MOST
    assert ann.page.locator("#an-moments button").count() == len(report["moments"])
    slip = next(k for k, moment in enumerate(report["moments"]) if moment["kind"] == "slip")
    step = ann.to_moment(report, slip)
    ann.fits()
    shot(ann.page, f"analysis_{game}_{first}")
    if game == "eight_minute_empire":
        assert any(arrow.startswith("bot") for arrow in ann.page.evaluate(ARROWS)), "what the bot would have moved"
    ann.try_out("#an-answers .bot button")
    assert ann.page.evaluate(ARROWS) == [], "a variation has nothing to compare with"
    assert play_by_hand(ann.page, ann.touch, 20 if thorough else 4)
    link = ann.link()
    assert "line=" in link or "remark=" in link
    ann.back()
    assert spaced(report["moments"][slip]["text"]["ru"]) in spaced(ann.page.inner_text("#an-sentence"))
    ann.page.keyboard.press("ArrowRight")
    until(ann.page, "() => !document.querySelector('#an-moments .on')")
    if not thorough:
        ann.page.goto(f"{at}?step={len(record['actions']) - LAST}")
        ann.report(at)
    ann.try_out("[data-try=bots]")
    play_by_hand(ann.page, ann.touch, 2)
    ann.let_bots_end_it()
    ann.write("проверка <b>")
    end = ann.link()

    bob.page.goto(link)
    bob.page.wait_for_selector("#an-back:visible")
    assert bob.report(at) == report, "worked out once"
    bob.back()
    assert bob.to_moment(report, slip) == step
    bob.fits()
    shot(bob.page, f"analysis_{game}_{second}")
    bob.page.goto(end)
    until(bob.page, f"() => ({OFFERED})().over")
    assert "проверка <b>" in bob.page.inner_text("#an-remarks")
    bob.write("so it is")
    saved = bob.save(tmp_path / "saved.json")
    assert {key: saved[key] for key in record} == record
    written = [remark["text"] for remark in saved["remarks"] if remark["text"]]  # a long link keeps its variation too
    assert written == ["проверка <b>", "so it is"]

    bob.page.route("**/analysis/report", lambda route: route.fulfill(json=UNTOLD))
    there = bob.open_file(tmp_path / "saved.json")
    bob.page.wait_for_selector("#an-remarks li")
    bob.page.locator("#an-remarks .btn").first.click()
    until(bob.page, f"() => ({OFFERED})().over")
    bob.page.goto(f"{house.url}/records?game={game}&with=анна&state=other")
    assert bob.page.locator(f"a[href='{urlsplit(there).path}']").count() == 1
    assert bob.page.locator("#totals tr").count() == 2
    bob.fits()
    bob.page.goto(f"{house.url}/records?game={game}&with=nobody&state=")
    assert bob.page.locator(f"a[href='{urlsplit(there).path}']").count() == 0
    lines = bob.page.request.get(f"{house.url}/records.jsonl").text().splitlines()
    assert [json.loads(line) for line in lines] == [record]


LAID = """() => {
  // Things of the position lie beside each other and inside their place; there is a board, or cards, to look at.
  const box = (node) => node.getBoundingClientRect();
  const drawn = [...document.querySelectorAll(".an-things figure")].filter((node) => node.checkVisibility());
  const figures = drawn.filter((node) => node.querySelector("div.area") && box(node).height > 1);
  const faults = [];
  for (const [k, one] of figures.entries()) for (const two of figures.slice(k + 1)) {
    const [a, b] = [box(one), box(two)];
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (w > 2 && h > 2) faults.push(`${one.dataset.area} lies on ${two.dataset.area}`);
  }
  const [place, map] = [".an-things", "#map"].map((one) => document.querySelector(one));
  const shown = map.checkVisibility() ? [map] : [...place.querySelectorAll("[data-area=market], [data-area=hand]")];
  const seen = shown.filter((node) => node.checkVisibility() && box(node).height > 120 && box(node).width > 300);
  if (seen.length < shown.length || !seen.length) faults.push("nothing to look at");
  const [first] = shown;
  if (box(first).right > box(place).right + 1) faults.push("cut off");
  return faults;
}"""


@pytest.mark.browser
@pytest.mark.parametrize("game", FIVE)
def test_the_position_of_every_game_is_laid_out(client: httpx.Client, house: Server, browse: Any, game: str) -> None:
    """On one pane lies what the table shows there, at any width."""
    answer = opened(client, played(game, 1).record())
    assert answer.status_code == 201, answer.text
    for width, height in ((1440, 900), (1100, 800), (390, 844)):
        page = browse("ru", width, height)
        page.route("**/analysis/report", lambda route: route.fulfill(json=UNTOLD))
        page.goto(f"{house.url}{answer.json()['to']}?step=30")
        page.wait_for_selector(".an-things figure .area > *", state="attached")
        until(page, f"() => !({LAID})().length")
        page.click(".an-tabs [data-tab=players]")
        until(page, "() => !document.getElementById('map').checkVisibility()")
        assert page.locator(".an-things figure:visible").count()


@pytest.mark.browser
def test_a_phone_shows_a_position_and_its_answers(house: Server, client: httpx.Client, at: str, browse: Any) -> None:
    """A link to a position, while the analysis is still worked out and after it; nothing is too small or too wide."""
    phone = browse(lang="en", width=390, height=844, theme="dark", has_touch=True)
    phone.goto(f"{house.url}{at}?step=30")
    until(phone, "() => document.getElementById('an-where').textContent.includes('30 of')")
    phone.wait_for_selector("#an-moments button")
    assert "begins" not in phone.inner_text("#an-sentence")
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 390
    small = phone.evaluate(
        "() => [...document.querySelectorAll('main button')].filter(b => b.offsetParent && b.offsetHeight < 43)"
        ".map(b => b.id || b.textContent)"
    )
    assert not small
    shot(phone, "analysis-phone", full_page=True)


@pytest.mark.browser
def test_a_file_that_is_no_record_is_told(house: Server, browse: Any, tmp_path: Path) -> None:
    page = browse(lang="en")
    page.goto(f"{house.url}/records")
    cut = tmp_path / "cut.json"
    cut.write_text(json.dumps(record())[:200], encoding="utf-8")
    page.set_input_files("#record-file", str(cut))
    until(page, "() => document.getElementById('record-error').textContent.includes('cut off')")


def test_the_report_is_worked_out_once_and_kept(client: httpx.Client, at: str) -> None:
    heard: list[int] = []

    def done() -> bool:
        answer = client.get(f"{at}/report").json()
        if answer["state"] == "working":
            heard.append(answer["done"])
        return bool(answer["state"] == "done")

    wait_for(done, seconds=PATIENCE)
    found = client.get(f"{at}/report").json()["report"]
    assert heard == sorted(heard)
    assert len(found["chances"]) == len(record()["actions"]) + 1
    assert all(moment["text"][lang] for moment in found["moments"] for lang in LANGUAGES)
