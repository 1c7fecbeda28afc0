"""A table one can read and touch: positions of recorded games, at three sizes, in both languages and themes.

Each position is put on the page at one size in Russian, whose words are longer, and every third one at another size in
English; `--thorough` looks at all of them at all sizes in both. `--shots` keeps what was seen.
"""

from __future__ import annotations

from typing import Any

import pytest
from people import Person, check_reachable
from readable import faults, frame
from served import Server, shot, until
from stage import RECORDS, SIZES, Stage, hardest, walk

from pentarchy.table import show

pytestmark = pytest.mark.browser

THEMES = ("light", "dark")
EVERY = {"ru": 1, "en": 3}
"""Of the positions every so many is looked at in a language."""


def looked_at(k: int, size: str, lang: str, thorough: bool) -> bool:
    """Whether a position is looked at in this way. Sizes and themes are in turn for the positions."""
    turn, left = divmod(k, EVERY[lang])
    return thorough or (left == 0 and list(SIZES).index(size) == (turn + (lang == "en")) % len(SIZES))


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", RECORDS)
def test_every_position_can_be_read_and_touched(
    house: Server, browse: Any, request: pytest.FixtureRequest, game: str, lang: str
) -> None:
    thorough = request.config.getoption("--thorough")
    page = browse(lang, has_touch=True)
    stage = Stage(page, house, game, lang)
    stage.show(hardest(game)[0], None)  # who opens the page of a game that is over sees its result first
    lines = []
    for turn, size in enumerate(SIZES):
        stage.look(size)
        page.emulate_media(color_scheme=THEMES[(turn + (lang == "en")) % len(THEMES)])
        heights = set()
        scales: dict[str, set[str]] = {}
        found: dict[str, list[str]] = {}
        for k, match in enumerate(hardest(game)):
            if not looked_at(k, size, lang, thorough):
                continue
            stage.show(match, match.to_act[0] if match.to_act else 0)
            for fault in faults(page, touch=size == "phone"):
                kind, _, example = fault.partition("|")
                found.setdefault(kind, []).append(f"{k}:{example}")
            height, area, scale = frame(page)
            heights.add(height)
            scales.setdefault(f"{area} for {match.players}", set()).update({scale} - {""})
            shot(page, f"read_{game}_{k:02}_{size}_{lang}")
        assert heights
        lines += [f"{size}: {len(some)} x {kind}, as {some[0]}" for kind, some in found.items()]
        lines += [f"{size}: the prompt is {heights} high"] if len(heights) > 1 else []
        lines += [f"{size}: {area} is drawn at {some}" for area, some in scales.items() if len(some) > 1]
    assert not lines, "\n".join(["", *lines])


REACHED = 6
"""So many of the positions with the most answers."""


@pytest.mark.parametrize("game", RECORDS)
def test_every_answer_can_be_reached(house: Server, browse: Any, request: pytest.FixtureRequest, game: str) -> None:
    """By click or tap on a thing or button and by key, at all three sizes."""
    thorough = request.config.getoption("--thorough")
    page = browse("ru", has_touch=True)
    stage = Stage(page, house, game, "ru")
    person = Person(page)
    for size in SIZES:
        stage.look(size)
        for k, match in enumerate(hardest(game)[:REACHED]):
            if not looked_at(k, size, "ru", thorough):
                continue
            person.shown = stage.show(match, match.to_act[0])
            offered = {choice["do"] for choice in person.shown["choices"]}
            assert offered >= {match.codec.text(number) for number in match.numbers(match.to_act[0])}, (k, size)
            check_reachable(person)


def test_a_card_that_cannot_be_chosen_says_why(house: Server, browse: Any) -> None:
    """On its own strip, while others beside it can be chosen."""
    match = next(match for match in hardest("imperium") if match.asked == "break")
    seat = match.to_act[0]
    market = [f"pick {slot['card']}" for slot in match.view(seat)["market"]]
    reasons = {action: match.why_not(seat, action) for action in market}
    page = browse("ru")
    Stage(page, house, "imperium", "ru").show(match, seat)
    refused = [f"card:{action.partition(' ')[2]}" for action, reason in reasons.items() if reason is not None]
    assert 0 < len(refused) < len(market)
    for on in refused:
        page.wait_for_selector(f"figure[data-area=market] .thing[data-on='{on}']:not(.can) .why:not(:empty)")
    assert page.locator("figure[data-area=market] .why").count() == len(refused)
    assert not page.locator("figure[data-area=market] .can .why").count()


DRAWN_ANEW = 'async () => (await import("/static/main.js")).table.chooser.draw()'


def test_a_tap_on_a_site_tells_what_is_done_there(house: Server, browse: Any) -> None:
    """On a phone the first tap tells what a deed costs and brings and why another cannot be done; the second acts."""
    match, city = next(
        (match, text)
        for match in walk("inca_empire", "four")
        for number in (match.numbers(match.to_act[0]) if match.to_act else ())
        if (text := match.codec.text(number)).startswith("city ")
    )
    on = f"point:{city.partition(' ')[2]}"
    page = browse("ru", has_touch=True)
    stage = Stage(page, house, "inca_empire", "ru")
    stage.look("phone")
    stage.show(match, match.to_act[0])
    person = Person(page, touch=True)
    site = page.locator(f'.areas .can[data-on="{on}"]').last
    person.hit(person.look_at(site))
    sheet = page.locator("#large.place:not([hidden])")
    sheet.wait_for()
    assert "труда" in sheet.locator(f'[data-large-do="{city}"] .pays').inner_text()
    assert "очк" in sheet.locator(f'[data-large-do="{city}"] .brings').inner_text()
    page.wait_for_selector("#large .shut .bad:not(:empty)")  # a temple needs its city
    assert not [fault for fault in faults(page, touch=True) if fault.partition(":")[2].strip().startswith("large")]
    assert site.bounding_box()["y"] < sheet.bounding_box()["y"], "it is seen above its sheet"
    page.evaluate(DRAWN_ANEW)
    assert sheet.is_visible(), "what is drawn anew meanwhile does not take it away"
    assert all(message["do"] != "play" for message in stage.sent)
    person.hit(person.look_at(site))
    until(page, "document.getElementById('large').hidden")
    assert [message["action"] for message in stage.sent if message["do"] == "play"] == [city]


def test_what_a_deed_would_waste_is_told_above_its_button(house: Server, browse: Any) -> None:
    """A road that is still free is lost when a city is founded now."""
    match, city = next(
        (match, choice["do"])
        for match in walk("inca_empire", "four")
        if match.asked == "turn"
        for choice in show.choices(match, match.to_act[0], "ru", set(), "normal", together=False)
        if choice["do"].startswith("city ") and choice.get("danger")
    )
    page = browse("ru", has_touch=True)
    stage = Stage(page, house, "inca_empire", "ru")
    stage.look("phone")
    stage.show(match, match.to_act[0])
    person = Person(page, touch=True)
    person.hit(person.look_at(page.locator(f'.areas .can[data-on="point:{city.partition(" ")[2]}"]').last))
    sheet = page.locator("#large.place:not([hidden])")
    sheet.wait_for()
    loss, deed = sheet.locator(".loss"), sheet.locator(f'[data-large-do="{city}"]')
    assert "пропадут" in loss.inner_text()
    assert "пропадут" not in deed.inner_text()
    assert loss.bounding_box()["y"] < deed.bounding_box()["y"]


def test_a_phone_shows_own_cards_while_a_unit_moves(house: Server, browse: Any) -> None:
    """On a desk they give way to the cargo, on a phone the cargo lies under the map."""
    match = next(one for one in walk("scythe", "combat_disarm") if one.asked == "movement")
    page = browse("ru", has_touch=True)
    stage = Stage(page, house, "scythe", "ru")
    stage.look("phone")
    stage.show(match, match.to_act[0])
    Person(page, touch=True).press(".tab[data-tab=own]")
    for part in ("#own-abilities", "#own-cards"):
        assert page.locator(part).is_visible(), part


ASKED = {
    "eight_minute_empire": {"bid", "move"},
    "founders": {"get"},
    "imperium": {"turn"},
    "inca_empire": {"turn", "place"},
    "scythe": {"turn", "dials", "movement"},
}
"""Some of the questions that are looked at."""


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", RECORDS)
def test_a_phone_tells_what_is_asked_in_whole_sentences(house: Server, browse: Any, game: str, lang: str) -> None:
    """Nothing of the prompts is cut off, and in Founders the tile that one of them is about is in view."""
    page = browse(lang, has_touch=True)
    stage = Stage(page, house, game, lang)
    stage.look("phone")
    questions = {match.asked: match for match in reversed(hardest(game)) if match.asked}
    assert set(questions) >= ASKED[game]
    cut = {}
    for asked, match in questions.items():
        stage.show(match, match.to_act[0])
        if page.locator("#prompt .words.more").count():
            cut[asked] = page.text_content("#prompt .words")
        assert page.evaluate("document.scrollingElement.scrollWidth") == SIZES["phone"][0], asked
        if asked == "get":
            tile, board = (page.locator(one).bounding_box() for one in ("#board .centre", "#map"))
            assert board["x"] <= tile["x"] <= board["x"] + board["width"] - tile["width"]
            assert board["y"] <= tile["y"] <= board["y"] + board["height"] - tile["height"]
    assert not cut, cut
