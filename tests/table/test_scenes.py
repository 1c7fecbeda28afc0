"""A scene of what has just happened: a fight in Scythe is shown with both dials and cards open, to who looks on, and is
put away by whoever goes on."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from people import Person, pump
from readable import faults
from rooms_for_tests import dealt_anew, enter, in_a_loop, make_room, make_stored, read, taken
from served import Server, shot, until, wait_for
from stage import GOLDEN, SIZES, Stage
from test_client import check

import pentarchy
from pentarchy.match import Match
from pentarchy.table.course import Course

RECORDS = sorted(path.stem for path in (GOLDEN / "scythe").glob("*.json"))
CARD = re.compile(r'class="scy-card" title="[^"]*"><b>(\d)</b>')
ROW = re.compile(r"<tr>(.*?)</tr>")
TAG = re.compile(r"<[^>]+>")


@cache
def fights(name: str) -> tuple[tuple[Match, Match], ...]:
    """The positions before and after the last answer of every fight of a record."""
    record = json.loads((GOLDEN / "scythe" / f"{name}.json").read_text("utf-8"))
    match, found = pentarchy.replay(record, 0), []
    for seat, action in record["actions"]:
        before = match.clone()
        match.play(seat, action)
        if any(event["event"] == "won" for event in match.events(None, before.event_count)):
            found.append((before, match.clone()))
    return tuple(found)


def table_of(body: str) -> list[str]:
    return [" ".join(TAG.sub(" ", row).split()) for row in ROW.findall(body)]


# -- what is drawn ---------------------------------------------------------------------------------------------------


def test_a_recorded_fight() -> None:
    """Dials 7 and 5, a card of 3: 8 beats 7, the attacker goes home and draws a card."""
    before, after = fights("combat_artillery")[0]
    scene = after.scene(None, "en", before.event_count)
    assert scene is not None
    assert scene.title == "Combat in C5. Nordic wins: 8 to 7"
    assert not scene.own
    assert CARD.findall(scene.body) == ["3"]
    assert re.findall(r'class="scy-total">(\d+)<', scene.body) == ["7", "8"], "the attacker first"
    assert table_of(scene.body) == [
        "Crimea Nordic",
        "stars no change +1 0 → 1",
        "power −7 10 → 3 −5 12 → 7",
        "combat cards +1 1 → 2 −1 1 → 0",
        "popularity no change no change",
        "pieces to the base: 1 mech stay in C5",
    ]


def test_who_fights_stands_on_the_left_and_keeps_the_scene() -> None:
    before, after = fights("combat_artillery")[0]
    for seat, first in ((0, "Nordic Crimea"), (1, "Crimea Nordic")):
        scene = after.scene(seat, "en", before.event_count)
        assert scene is not None
        assert scene.own
        assert table_of(scene.body)[0] == first


def test_cards_that_go_and_come_are_told_both() -> None:
    before, after = fights("combat_camaraderie")[0]
    scene = after.scene(None, "ru", before.event_count)
    assert scene is not None
    assert table_of(scene.body)[3] == "карты боя −1 +1 6 → 6 −2 6 → 4"


def test_a_retreat_that_is_still_chosen_is_told_so() -> None:
    before, after = fights("combat_seaworthy")[0]
    scene = after.scene(None, "en", before.event_count)
    assert scene is not None
    assert table_of(scene.body)[1] == "stars no change yet no change yet"
    assert table_of(scene.body)[-1] == "pieces stay in C1 retreat: 1 mech"


@pytest.mark.parametrize("name", RECORDS)
def test_the_counts_are_those_of_the_views(name: str) -> None:
    """What the scene says was there before is what the view before says, also where another fight begins at once."""
    for before, after in fights(name):
        scene = after.scene(None, "en", before.event_count)
        assert scene is not None
        rows, seats = table_of(scene.body), before.view(None)["seats"]
        order = [next(s for s in seats if pentarchy_name(before, s) == word) for word in rows[0].split()]
        for row, where in zip(rows[1:5], ("placed", "power", "combat_cards", "popularity"), strict=True):
            told = re.findall(r"(\d+) → \d+|no change", row)
            assert len(told) == 2
            assert all(not was or int(was) == seat[where] for was, seat in zip(told, order, strict=True)), row


def pentarchy_name(match: Match, seat: dict[str, Any]) -> str:
    return match.text("en")(f"faction-{seat['faction']}")


def test_nothing_else_is_a_scene() -> None:
    before, after = fights("combat_artillery")[0]
    assert before.scene(None, "en", before.event_count) is None
    assert after.scene(None, "en", after.event_count) is None
    match = pentarchy.new("founders", seed=1)
    match.play(match.legal(match.to_act[0])[0])
    assert match.scene() is None


# -- what it tells ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDS)
def test_a_scene_tells_nothing_that_its_viewer_may_not_know(name: str) -> None:
    """In every world that a viewer cannot tell from the true one the scene is the same, byte for byte."""
    for k, (before, after) in enumerate(fights(name)):
        for seat in range(after.players):
            world, events = after.redeal(seat, k), after.events(seat, before.event_count)
            for lang in ("ru", "en"):
                scene = after.scene(seat, lang, before.event_count)
                assert scene is not None
                assert world.game.scene(events, world.view(seat), world.pen(lang)) == scene


def test_the_same_fight_in_a_world_dealt_anew_is_sent_the_same() -> None:
    """Both sides answer as they did, in a world that a viewer cannot tell from the true one: where the same is seen to
    happen, the same scene is sent."""
    assert in_a_loop(_fight_with_twins()) > 3


async def _fight_with_twins() -> int:
    compared = 0
    for name in RECORDS:
        for before, after in fights(name):
            answers = after.answers[before.settled_steps : after.settled_steps]
            for looking in range(before.players):
                course = Course(before.clone())
                (happened, scenes), (there, others) = [
                    await _played(before, world, looking, answers) for world in (course, dealt_anew(course, looking, 7))
                ]
                assert scenes
                if happened == there:
                    assert scenes == others
                    compared += 1
    return compared


async def _played(before: Match, course: Course, looking: int, answers: list[tuple[int, int]]) -> tuple[Any, Any]:
    """What this viewer sees happen and what scenes it is sent, if the sides of a fight give these answers now, as far
    as they have not given them already and may."""
    room = make_room(make_stored("scythe", before.players, 1, names=list(before.names)), course)
    viewer = enter(room, looking)
    taken(viewer)
    given = list(course.match.answers[course.match.settled_steps :])
    for seat, number in answers:
        if (seat, number) in given:
            given.remove((seat, number))
        elif course.match.refusal(seat, number) is None:
            await room._act(seat, course.match.codec.text(number))
    scenes = [message["scene"] for message in read(taken(viewer)) if "scene" in message]
    return course.match.events(looking, before.event_count), scenes


def test_only_who_looks_now_is_told() -> None:
    before, after = fights("combat_artillery")[0]
    seat = before.to_act[0]
    action = next(number for who, number in reversed(after.answers) if who == seat)

    async def run() -> None:
        stored = make_stored("scythe", before.players, 1, names=list(before.names))
        room = make_room(stored, Course(before.clone()))
        viewers = {who: enter(room, who) for who in (0, 1, None)}
        for viewer in viewers.values():
            taken(viewer)
        await room._act(seat, before.codec.text(action))
        for who, viewer in viewers.items():
            (message,) = [message for message in read(taken(viewer)) if message["t"] == "some"]
            check(message, "Some")
            check(message["scene"], "Scene")
            assert message["scene"]["own"] == (who is not None)
        late = enter(room, 0)
        assert '"scene"' not in "".join(taken(late))

    in_a_loop(run())


# -- how it is shown -------------------------------------------------------------------------------------------------

OPEN = "#scene:not([hidden])"
WINS = {"ru": "Побеждает Север: 8 против 7", "en": "Nordic wins: 8 to 7"}
GOES_ON = {"ru": "Дальше", "en": "Continue"}


def told(stage: Stage, seat: int | None = 0) -> Any:
    """A page on which a fight has just been decided."""
    before, after = fights("combat_artillery")[0]
    stage.show(before, seat)
    assert not stage.page.locator(OPEN).count()
    stage.go_on(after)
    stage.page.wait_for_selector(OPEN)
    return stage.page.locator(OPEN)


@pytest.mark.browser
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_fight_is_shown_and_put_away(house: Server, browse: Any, lang: str) -> None:
    page = browse(lang, has_touch=True)
    stage = Stage(page, house, "scythe", lang)
    for size in SIZES:
        stage.look(size)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            scene = told(stage)
            assert scene.get_attribute("role") == "dialog"
            assert WINS[lang] in scene.get_attribute("aria-label")
            assert WINS[lang] in scene.inner_text()
            assert [node.inner_text() for node in scene.locator(".scy-total").all()] == ["8", "7"]
            assert scene.locator(".scy-total").first.is_visible()
            assert scene.locator(".btn").inner_text() == GOES_ON[lang]
            shot(page, f"scene_{size}_{lang}_{theme}")
            assert not faults(page, touch=size == "phone")
            if theme == "light":
                page.keyboard.press("Escape")
            elif size == "phone":
                page.tap(f"{OPEN} .btn")
            else:
                page.click(f"{OPEN} .btn")
            until(page, "document.getElementById('scene').hidden")
    assert not stage.sent or all(message["do"] != "play" for message in stage.sent)


@pytest.mark.browser
def test_the_keyboard_comes_back_to_where_it_was(house: Server, browse: Any) -> None:
    page = browse("en")
    stage = Stage(page, house, "scythe", "en")
    before, after = fights("combat_artillery")[0]
    stage.show(before, 0)
    page.focus("#menu-open")
    stage.go_on(after)
    until(page, "document.activeElement.matches('#scene .btn')")
    page.keyboard.press("Enter")
    until(page, "document.getElementById('scene').hidden && document.activeElement.id === 'menu-open'")


@pytest.mark.browser
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pointing_at_the_board_is_not_swallowed(house: Server, browse: Any, size: str) -> None:
    """One click or tap on a thing of the map puts the scene away and is a click or tap on that thing."""
    page = browse("ru", has_touch=True)
    stage = Stage(page, house, "scythe", "ru")
    stage.look(size)
    before, after = fights("combat_seaworthy")[0]  # whose loser chooses where to go
    stage.show(before, after.to_act[0])
    stage.go_on(after)
    page.wait_for_selector(OPEN)
    person = Person(page, touch=size == "phone")
    person.click_thing(page.locator("#board .can").first.get_attribute("data-on"))
    until(page, "document.getElementById('scene').hidden")
    wait_for(lambda: any(message["do"] == "play" for message in stage.sent) or pump(page))


@pytest.mark.browser
def test_others_see_a_fight_until_the_game_goes_on(house: Server, browse: Any) -> None:
    page = browse("en")
    stage = Stage(page, house, "scythe", "en")
    told(stage, None)
    _, after = fights("combat_artillery")[0]
    after = after.clone()
    while after.event_count == stage.before[0].event_count:
        seat = after.to_act[0]
        after.play(seat, after.legal(seat)[0])
    stage.go_on(after)
    until(page, "document.getElementById('scene').hidden")
