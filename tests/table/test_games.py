"""Every other game at the same table: a whole game of a person, and positions that are hard to show."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import httpx
import pytest
from people import Person, check_layout, check_reachable, make_table, menu, points_shown, pump
from rooms_for_tests import make_stored
from served import PATIENCE, Server, shot, wait_for

import pentarchy
from pentarchy.table.store import Entry, Seat, Store, Stored, add_entry, hashed, together

pytestmark = pytest.mark.browser

PLAYERS = {"founders": 2, "inca_empire": 3, "scythe": 3, "imperium": 2}
SECRET = {"founders": "draft", "inca_empire": "place", "scythe": "dial", "imperium": "pick"}
"""A verb of each game that is asked about something the others do not see."""
MIDDLE = {"founders": 40, "inca_empire": 45, "scythe": 45, "imperium": 40}
TOKEN = "a-browser-that-the-tests-know-by-its-mark"
Look = tuple[int, int, str]
LOOKS: tuple[Look, ...] = ((1440, 900, "light"), (1100, 800, "light"), (390, 844, "dark"))


def look(page: Any, width: int, height: int, theme: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=theme)


def check(person: Person, name: str, reached: Sequence[Look] = LOOKS) -> None:
    """In all looks nothing overlaps or is clipped; in these every legal action can be reached. A picture of each is
    kept."""
    for size in LOOKS:
        look(person.page, *size)
        person.page.evaluate("(document.querySelector('.tab.act') ?? document.querySelector('.tab')).click()")
        check_layout(person.page)
        shot(person.page, f"{name}_{size[0]}")
        if size in reached and person.shown["prompt"]["mine"]:
            check_reachable(person)
    look(person.page, *LOOKS[0])


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which bots take their time while people look, so that a game does not end before they are back."""
    running = Server(tmp_path_factory.mktemp("calm"), None, "--bot-pause", "0.1")
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


ENDED = "founders"
"""The game that bots play to its end here; the ends of all games are seen in test_hot_seat.py. `--thorough`: all."""


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game(calm: Server, browse: Any, game: str, request: pytest.FixtureRequest) -> None:
    """A person begins by clicking, lets a bot go on, comes back in the middle, and sees the end."""
    page = browse("ru", reduced_motion="reduce")
    person = Person(page, 11)
    url = make_table(page, calm, ["me", *["bot"] * (PLAYERS[game] - 1)], "Анна-Мария", game)
    match_id = url.rsplit("/", 1)[1]
    person.wait()
    wait_for(lambda: person.shown["prompt"]["mine"] or pump(page))
    thorough = request.config.getoption("--thorough")
    check(person, f"{game}_start_ru", LOOKS if thorough else LOOKS[:1])
    assert person.clicks(12) == 12
    menu(page, "Пусть за меня играет бот")
    wait_for(lambda: person.shown["players"][person.shown["seat"]]["bot"] or pump(page))
    wait_for(lambda: person.shown["steps"] >= MIDDLE[game] or pump(page))
    menu(page, "Вернуть место себе")
    wait_for(lambda: bool(person.shown["choices"]) or pump(page))
    check(person, f"{game}_middle_ru", LOOKS if thorough else LOOKS[-1:])
    assert person.clicks(8) == 8
    if game != ENDED and not thorough:
        return
    menu(page, "Пусть за меня играет бот")
    page.goto(calm.url)  # nobody looks: the bots hurry
    wait_for(lambda: httpx.get(f"{calm.url}/m/{match_id}/record").status_code == 200, seconds=3 * PATIENCE)
    page.goto(url)
    page.wait_for_selector("#result[open]")
    for size in LOOKS:
        look(page, *size)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        shot(page, f"{game}_end_ru_{size[0]}")
    record = httpx.get(f"{calm.url}/m/{match_id}/record").json()
    assert points_shown(page) == dict(zip(record["seats"], record["result"]["scores"], strict=True))
    pentarchy.replay(record)


HARD = {"private", "many", "late"}


def prefixes(game: str, seed: int) -> dict[str, list[tuple[int, str]]]:
    """Steps that lead to a private choice of the first seat, to one with many answers, and close to the end."""
    match, chance = pentarchy.new(game, players=PLAYERS[game], seed=seed), random.Random(seed)
    steps: list[tuple[int, str]] = []
    found: dict[str, int] = {}
    most = 0
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if seat == 0 and len(legal) > 1:
            if any(str(action).startswith(f"{SECRET[game]} ") for action in legal):
                found.setdefault("private", len(steps))
            if len(legal) > most:
                most, found["many"] = len(legal), len(steps)
            found["late"] = len(steps)
        action = str(chance.choice(legal))
        match.play(seat, action)
        steps.append((seat, action))
    return {name: steps[:k] for name, k in found.items()}


def put_down(db: str, game: str, seed: int, name: str, steps: list[tuple[int, str]]) -> str:
    """A match in the store that has come so far; the first seat belongs to the tests' browser, bots have the others."""
    players = PLAYERS[game]
    names = ["Анна-Мария", "Бонифаций", "Константин"][:players]
    seats = tuple(Seat(k, n, "" if k == 0 else "random", hashed(TOKEN) if k == 0 else "") for k, n in enumerate(names))
    stored = make_stored(game, players, seed, id=f"{name}-{game}-hard"[:24], names=names, seats=seats)
    store = Store(db)
    write(store, stored, steps)
    store.close()
    return stored.id


def write(store: Store, stored: Stored, steps: list[tuple[int, str]]) -> None:
    store.create(stored)
    entries = [Entry(k, "act", seat, action, stored.created) for k, (seat, action) in enumerate(steps, 1)]
    store.run(together(*(add_entry(stored.id, entry) for entry in entries)))


@pytest.mark.parametrize("game", PLAYERS)
def test_hard_positions(house: Server, browse: Any, game: str, request: pytest.FixtureRequest) -> None:
    """A private choice, the longest list of answers and the last decision of a game, at all widths in both languages.
    All answers are reached at one width of each, in turn; `--thorough`: at all."""
    seed, found = next((seed, ways) for seed in range(5, 30) if len(ways := prefixes(game, seed)) == len(HARD))
    ids = {name: put_down(house.db, game, seed, name, steps) for name, steps in found.items()}
    assert set(ids) == HARD
    thorough = request.config.getoption("--thorough")
    for turn, (lang, (name, match_id)) in enumerate(zip(("en", "ru", "en"), ids.items(), strict=True)):
        page = browse(lang, reduced_motion="reduce")
        page.context.add_cookies([{"name": "pentarchy", "value": TOKEN, "url": house.url}])
        person = Person(page, 12)
        page.goto(f"{house.url}/m/{match_id}")
        person.wait()
        assert person.shown["prompt"]["mine"]
        check(person, f"{game}_{name}_{lang}", LOOKS if thorough else LOOKS[turn : turn + 1])
        assert person.act()
