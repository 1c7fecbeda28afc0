"""The end of a game: who won and why, where the points came from, the score of the table, a picture to pass on."""

from __future__ import annotations

import dataclasses
import random
import re
import secrets
from collections import Counter
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from contrast import faults
from rooms_for_tests import course_of, in_a_loop, make_room, make_stored, read, taken
from served import Server, shot, wait_for

import pentarchy
from pentarchy.kernel.draw import text_node
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match
from pentarchy.registry import games
from pentarchy.table import app as web
from pentarchy.table import past, share, show
from pentarchy.table.chronicle import gathered, pieces
from pentarchy.table.settings import Settings
from pentarchy.table.store import Entry, Seat, Store, Stored, add_entry, add_match, hashed, together
from pentarchy.table.viewers import Viewer

FIVE = [name for name in games() if name != "proving_ground"]


@cache
def played(game: str, seed: int, players: int = 3) -> Match:
    """A game by chance, to its end. Many look at it: do not change it."""
    match, chance = pentarchy.new(game, players=players, seed=seed), random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", FIVE)
def test_every_end_is_told(game: str) -> None:
    match = played(game, 1)
    for lang in LANGUAGES:
        over = show.ending(match, lang)
        assert match.names[over["winners"][0]] in over["title"]
        assert text_node(over["scores"][over["winners"][0]]) in over["title"]
        for tie in match.ties:
            assert match.text(lang)(f"tie-{tie.name}")
            assert tie.rule in match.game.rulebook(lang).rules
            assert len(tie.values) == match.players


@pytest.mark.parametrize("game", FIVE)
def test_ties_rank_as_the_game_does(game: str) -> None:
    """Points, then what is looked at in its order, give the places that the game gives."""
    match = played(game, 2)
    result = match.result
    assert result is not None
    if result.reason == "collapse":
        return
    keys = [[result.scores[seat], *(tie.values[seat] for tie in match.ties)] for seat in range(match.players)]
    order = [keys[seat] for place in result.ranking for seat in place]
    assert order == sorted(order, reverse=True)


def bars(drawn: str) -> list[tuple[float, float]]:
    """Where the parts of the bars begin, and how wide they are."""
    found = re.findall(rf'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="{share.BAR:g}"', drawn)
    return [(float(x), float(width)) for x, width in found]


@pytest.mark.parametrize("game", FIVE)
def test_the_picture_to_pass_on_has_every_number(game: str) -> None:
    """Also of small parts."""
    match = played(game, 1)
    drawn = share.picture(match, "en")
    over = show.ending(match, "en")
    told = Counter(re.findall(r">([^<>]+)</text>", drawn))
    for value, count in Counter(text_node(n) for row in over["rows"] for n in row["points"] if n).items():
        assert told[value] >= count, value
    assert len(bars(drawn)) == sum(bool(n) for row in over["rows"] for n in row["points"])


def test_small_parts_make_room_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("scythe", 1, 2)
    rows = [{"name": f"part {n}", "symbol": "", "points": [points, 1]} for n, points in enumerate((90, 1, 1, -1, 1))]
    over = {**show.ending(match, "en"), "rows": rows}
    monkeypatch.setattr(show, "ending", lambda match, lang: over)
    ends = [x + width for x, width in bars(share.picture(match, "en"))]
    assert len(ends) == 10
    assert max(ends) <= share.WIDTH - share.EDGE - 80, "the sum stands there"


def test_what_broke_a_tie_is_said_with_its_rule() -> None:
    for seed in range(300):
        match = played("eight_minute_empire", seed, 2)
        over = show.ending(match, "en")
        equal = over["scores"][0] == over["scores"][1]
        assert bool(over["tie"]) == (equal and len(over["winners"]) == 1)
        if over["tie"]:
            numbers = [int(n) for n in re.findall(r" (\d+)(?:,|\.)", over["tie"]["say"])]
            assert over["tie"]["rule"] in ("EME-72", "EME-73", "EME-74")
            assert numbers[0] > numbers[1]
            assert f": {match.names[over['winners'][0]]} " in over["tie"]["say"]
            return
    raise AssertionError("no tie in 300 games")


def test_the_score_of_a_table_follows_the_people() -> None:
    """With every rematch the seats move on by one: seat 0 of today sat on seat 1 the last time, on 2 before."""
    match: Any = SimpleNamespace(players=3, settled_steps=7, result=SimpleNamespace(winners=[0]))
    room: Any = SimpleNamespace(course=SimpleNamespace(changed=600.0), stored=SimpleNamespace(created=0.0))
    earlier: Any = [SimpleNamespace(result={"winners": [1]}), SimpleNamespace(result={"winners": [0]})]
    assert past.after(room, match, earlier, "en") == {"took": "10 min · 7 decisions", "games": 3, "wins": [2, 1, 0]}


@pytest.mark.parametrize(
    ("lang", "count", "told"),
    [
        ("ru", 121, "121 решение"),
        ("ru", 122, "122 решения"),
        ("ru", 112, "112 решений"),
        ("ru", 125, "125 решений"),
        ("en", 1, "1 decision"),
        ("en", 122, "122 decisions"),
    ],
)
def test_how_long_it_took_is_said_in_right_words(lang: str, count: int, told: str) -> None:
    match: Any = SimpleNamespace(players=2, settled_steps=count, result=SimpleNamespace(winners=[0]))
    room: Any = SimpleNamespace(course=SimpleNamespace(changed=60.0), stored=SimpleNamespace(created=0.0))
    assert past.after(room, match, [], lang)["took"].endswith(f" · {told}")


@pytest.mark.parametrize("game", FIVE)
def test_every_line_of_the_log_belongs_to_a_step(game: str) -> None:
    """What is told of the steps together is the log, but for what happened before the first and the outcome."""
    match = played(game, 1)
    told = past.Past(match).course("en")
    assert len(told["deeds"]) == len(told["seats"]) == match.steps
    lines = [line for line, _ in gathered(match, "en", pieces(match, None, "en")) if max(line.turn, line.seat) >= 0]
    deeds = " ".join(told["deeds"])
    assert all(line.text in deeds for line in lines[len(lines) // 10 :])
    names = {name for name in match.names if name in deeds}
    assert names == set(match.names)


def test_earlier_matches_of_a_table_are_found(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'table.db'}")
    names = ["first", "second", "third"]
    for name, rematch in zip(names, [*names[1:], None], strict=True):
        stored = make_stored("eight_minute_empire", 2, 1)
        store.create(dataclasses.replace(stored, id=name, rematch=rematch, journal=()))
    assert [m.id for m in store.before("third")] == ["second", "first"]
    assert store.before("first") == []
    store.close()


@pytest.mark.parametrize("game", FIVE)
def test_the_picture_to_pass_on_has_everybody(game: str) -> None:
    match = played(game, 3)
    drawn = share.picture(match, "ru")
    assert all(name in drawn for name in match.names)
    assert all(f">{text_node(score)}<" in drawn for score in match.result.scores)  # type: ignore[union-attr]
    assert "<script" not in drawn


def test_the_parts_of_the_picture_add_up_to_the_sums() -> None:
    """Also where somebody has lost points."""
    match = played("founders", 3)
    drawn = share.picture(match, "en")
    rows = show.ending(match, "en")["rows"]
    lost = [n for row in rows for n in row["points"] if n < 0]
    explained = [row for row in rows if any(row["points"]) and max(row["points"]) <= 0]  # the same look in the legend
    assert lost
    assert drawn.count("stroke-dasharray=") == len(lost) + len(explained)
    assert all(f">{text_node(n)}<" in drawn for n in lost)


def test_a_name_is_no_markup_in_the_picture() -> None:
    match = pentarchy.new("eight_minute_empire", players=["<b>A&B</b>", "Cy"], seed=1)
    chance = random.Random(1)
    while not match.over:
        match.play(match.to_act[0], chance.choice(match.legal(match.to_act[0])))
    assert "<b>" not in share.picture(match, "en")


def test_before_the_end_nothing_is_told(house: Server) -> None:
    made = house.create(seats=["human", "greedy"])
    for what in ("after", "result.svg"):
        assert httpx.get(f"{house.url}/m/{made['id']}/{what}").status_code == 403


def ended(match_id: str, cookies: list[str]) -> Stored:
    """A match that these people have played to its end."""
    stored = make_stored("eight_minute_empire", len(cookies), 1, id=match_id)
    match, chance = course_of(stored).match, random.Random(1)
    journal = []
    while not match.over:
        seat = match.to_act[0]
        action = str(chance.choice(match.legal(seat)))
        match.play(seat, action)
        journal.append(Entry(len(journal) + 1, "act", seat, action))
    seats = [Seat(k, match.names[k], holder=hashed(cookie)) for k, cookie in enumerate(cookies)]
    return dataclasses.replace(stored, status="over", seats=tuple(seats), journal=tuple(journal))


def test_who_asks_for_the_next_match_is_told_to_the_others() -> None:
    cookies = ["first" * 8, "second" * 8, "third" * 8]

    async def work() -> None:
        store = Store("sqlite://")
        stored = ended("ended-match", cookies)
        store.run(together(add_match(stored), *(add_entry(stored.id, entry) for entry in stored.journal)))
        app = web.make_app(store, Settings(bot_pause=0))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            room = await app.state.table.open.room(stored.id)
            viewer = Viewer(hashed(cookies[2]), "en")
            room.enter(viewer)
            ready = []
            opened = set()
            for cookie in ("nobody" * 8, cookies[1], cookies[1], cookies[0]):
                answer = await client.post(f"/m/{stored.id}/rematch", headers={"cookie": f"pentarchy={cookie}"})
                opened.add(answer.headers.get("location", ""))
                shown = room.page(viewer.seat, "en").fields["players"]
                ready.append([player["ready"] for player in shown])
            assert ready == [[False] * 3, [False, True, False], [False, True, False], [True, True, False]]
            assert len(opened - {""}) == 1, "all come to the same match"
            told = [message["players"] for message in read(taken(viewer)) if "players" in message]
            assert [player["ready"] for player in told[-1]] == ready[-1]
            kept = store.load(stored.id)
            assert kept is not None
            assert make_room(kept).ready == {0, 1}, "also after a restart"
            room.leave(viewer)

    in_a_loop(work())


@pytest.mark.browser
def test_who_is_ready_for_the_next_match_stands_beside_the_names(house: Server, browse: Any) -> None:
    cookies = ["anna" * 8, "boris" * 8]
    stored = ended(secrets.token_urlsafe(9), cookies)
    store = Store(house.db)
    store.run(together(add_match(stored), *(add_entry(stored.id, entry) for entry in stored.journal)))
    store.close()
    pages = [browse("en", 1440, 900, "light"), browse("ru", 390, 844, "light")]
    for page, cookie in zip(pages, cookies, strict=True):
        page.context.add_cookies([{"name": "pentarchy", "value": cookie, "url": house.url}])
        page.goto(f"{house.url}/m/{stored.id}")
        page.wait_for_selector("#result[open] .graph polyline")
        assert page.locator(".ready > span").count() == 0, "nobody has asked"
    first, second = pages
    first.click(".result-tools .main")
    first.wait_for_url(re.compile(f"/m/(?!{stored.id})"))
    second.wait_for_selector(".ready .asked")
    assert second.locator(".ready > span").all_inner_texts() == ["Name 0: за", "Name 1: думает"]
    assert not faults(second, drawn=False)
    shot(second, "result_ready_ru_390")
    second.wait_for_selector(".result-tools .main >> text=К новой партии")
    opened = first.url
    first.goto(f"{house.url}/m/{stored.id}")
    first.wait_for_selector(".ready .asked")
    assert first.locator(".ready > span").all_inner_texts() == ["Name 0: ready", "Name 1: thinking"]
    second.click(".result-tools .main")
    second.wait_for_url(opened)
    first.wait_for_selector(".ready .asked >> nth=1")
    assert first.locator(".ready > span").all_inner_texts() == ["Name 0: ready", "Name 1: ready"]
    assert first.evaluate("document.getElementById('result').scrollHeight <= innerHeight"), "one screen"
    shot(first, "result_ready_en_1440")


CUT = """() => [...document.querySelectorAll(".result-grid > section")]
  .filter((node) => node.scrollHeight > node.clientHeight).map((node) => node.className)"""
COVERED = """(node) => {
  node.scrollIntoView({ block: "center" });
  const box = node.getBoundingClientRect();
  return !node.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


@pytest.mark.browser
def test_five_people_and_the_score_of_their_table_have_room(house: Server, browse: Any) -> None:
    cookies = [name * 8 for name in ("anna", "boris", "vera", "lev_", "olga")]
    second = ended(secrets.token_urlsafe(9), cookies)
    first = dataclasses.replace(second, id=secrets.token_urlsafe(9), rematch=second.id, result={"winners": [0]})
    store = Store(house.db)
    for stored in (first, second):
        store.run(together(add_match(stored), *(add_entry(stored.id, entry) for entry in stored.journal)))
    store.close()
    for lang, width, height in (("ru", 1440, 900), ("en", 390, 844)):
        page = browse(lang, width, height)
        page.context.add_cookies([{"name": "pentarchy", "value": cookies[0], "url": house.url}])
        page.goto(f"{house.url}/m/{second.id}")
        page.wait_for_selector("#result[open] .graph polyline")
        assert page.evaluate(CUT) == []
        shown = page.locator(".series > *").all()
        assert [one.inner_text() for one in shown[1:]] == ["0", "0", "0", "1", "1"], "the winner of before sits last"
        assert not [one.inner_text() for one in shown if one.evaluate(COVERED)]
        shot(page, f"result_series_{lang}_{width}")


@pytest.mark.browser
def test_the_page_of_the_end(house: Server, browse: Any) -> None:
    made = house.create(seats=["greedy", "random", "greedy"], public=True, names=["Анна", "Борис", "Вера"])
    address = f"{house.url}/m/{made['id']}"
    wait_for(lambda: httpx.get(f"{address}/record").status_code == 200)
    scores = [str(n) for n in httpx.get(f"{address}/record").json()["result"]["scores"]]
    for lang, width, height, theme in (("ru", 1440, 900, "light"), ("en", 390, 844, "dark")):
        page = browse(lang, width, height, theme)
        page.goto(address)
        page.wait_for_selector("#result[open] .graph polyline")
        assert sorted(page.locator(".sum-of").all_inner_texts()) == sorted(scores)
        for row in page.locator(".bars li").all():
            parts = [int(text.replace("−", "-")) for text in row.locator(".part").all_inner_texts()]
            assert sum(parts) == int(row.locator(".sum-of").inner_text())
        assert page.evaluate("document.getElementById('result').scrollWidth <= innerWidth")
        for told in page.locator(".deeds").all():
            assert told.inner_text(), "a moment says what was done in it"
        bad = faults(page, drawn=False)
        assert not bad
        if width == 1440:
            assert page.evaluate("document.getElementById('result').scrollHeight <= innerHeight"), "one screen"
        shot(page, f"result_{lang}_{width}")
        analysis = page.get_attribute(".result-tools a.strong", "href")
        assert httpx.get(f"{house.url}{analysis}").status_code == 200, "the game is over: it may be analysed"
        assert not page.locator(".last-board [data-on]").count(), "the last board is only a picture"
        with page.expect_download() as saved:
            page.click(".result-next .btn >> nth=1")
        assert saved.value.suggested_filename.endswith(".png")
        assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    if page.locator(".moments button").count():
        page.locator(".moments button").first.click()
        page.wait_for_selector("#replay.past", state="attached")
