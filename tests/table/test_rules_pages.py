"""The rules as a person reads them: told, numbered, found; and everything printed as a gallery."""

from __future__ import annotations

import html
import re
from typing import Any

import httpx
import pytest
from contrast import faults
from served import Server, shot

import pentarchy
from pentarchy.kernel.text import LANGUAGES
from pentarchy.registry import game, games
from pentarchy.table import guide, primer
from pentarchy.table.show import plain

TOLD = [name for name in games() if primer.primer(name)]
PRINTED = {"eight_minute_empire": 42, "founders": 97 + 9, "imperium": 572, "inca_empire": 21 + 6, "scythe": 73}
"""How many pieces each box shows: cards and tiles, both sides of those that have two."""


def topics(name: str) -> list[primer.Topic]:
    told = primer.primer(name)
    assert told is not None
    return [*told.turn, *told.concepts]


def test_all_five_are_told() -> None:
    assert {"eight_minute_empire", "founders", "imperium", "inca_empire", "scythe"} <= set(TOLD)


@pytest.mark.parametrize("name", TOLD)
def test_what_is_told_leads_to_its_rules_and_pieces(name: str) -> None:
    rules, pieces = game(name).rulebook("ru").rules, primer.pieces(name, "ru")
    for topic in topics(name):
        assert set(topic.rules) <= set(rules), topic.title
        assert set(topic.pieces) <= set(pieces), topic.title
    shown = [topic for topic in topics(name) if topic.pieces or topic.scene]
    assert len(shown) >= 3, "ideas are shown, not only told"
    assert any(topic.rules for topic in topics(name))


@pytest.mark.parametrize("name", TOLD)
def test_it_is_told_in_both_languages(name: str) -> None:
    told = primer.primer(name)
    assert told is not None
    pairs = [told.goal, told.win, *(pair for topic in topics(name) for pair in (topic.title, topic.say))]
    for pair in pairs:
        assert set(pair) == set(LANGUAGES)
        assert re.search("[а-яё]", pair["ru"])
        assert not re.search("[а-яё]", pair["en"])


@pytest.mark.parametrize("name", games())
def test_rules_are_shown_without_marks_of_emphasis(name: str) -> None:
    for lang in LANGUAGES:
        shown = map(plain, game(name).rulebook(lang).rules.values())
        assert not [text for text in shown if re.search(r"\*\w|\w[.,:]?\*|`|\|", text)]


@pytest.mark.parametrize(("name", "rule", "rows"), [("eight_minute_empire", "EME-68", 6), ("scythe", "SCY-73", 3)])
def test_tables_of_rules_are_tables(house: Server, name: str, rule: str, rows: int) -> None:
    page = httpx.get(f"{house.url}/rules/{name}", headers={"accept-language": "en"}).text
    told = page.partition(f'id="{rule}"')[2].partition("</p>")[0]
    assert "|" not in told
    assert told.count('role="row"') == rows
    assert told.count('role="cell"') == 5 * rows


@pytest.mark.parametrize("name", sorted(PRINTED))
def test_the_gallery_has_every_piece(name: str) -> None:
    for lang in LANGUAGES:
        shelves = primer.shelves(name, lang)
        pieces = [piece for shelf in shelves for piece in shelf.pieces]
        assert len(pieces) == PRINTED[name]
        assert all(piece.name and piece.body for piece in pieces)
        assert len({shelf.id for shelf in shelves}) == len(shelves)


@pytest.mark.parametrize("name", TOLD)
def test_scenes_show_the_lesson(name: str) -> None:
    """A scene is a cut of a drawn area, and lies inside it."""
    for topic in topics(name):
        if topic.scene is not None:
            shown = primer.scene(name, topic.scene, "en")
            assert shown.area.id == topic.scene["area"], "another area stands in for one that is not there"
            x, y, width, height = shown.box
            assert 0 <= x < x + width <= shown.area.width, topic.title
            assert 0 <= y < y + height <= shown.area.height, topic.title


def test_a_moment_of_a_lesson_is_a_real_position() -> None:
    match = guide.moment("eight_minute_empire", 5, "en")
    assert match.to_act == (guide.LEARNER,)
    assert len([seat for seat, _ in match.state()["actions"] if seat == guide.LEARNER]) == 5


@pytest.mark.parametrize("name", TOLD)
def test_tooltips_and_refusals_lead_to_a_place(house: Server, name: str) -> None:
    """Every rule that a tooltip or a refusal can name is a place of the page."""
    page = httpx.get(f"{house.url}/rules/{name}", headers={"accept-language": "en"}).text
    places = set(re.findall(r'id="([A-Z]+-[A-Z]?\d+)"', page))
    rules = game(name)
    assert places == set(rules.rulebook("en").rules)
    named = {refusal.rule for refusal in rules.refusals if refusal is not None}
    match = pentarchy.new(name, players=rules.max_players, seed=1)
    for domain in match.codec.domains:
        named |= {rules.tooltip(domain.name, token, match.components) or "" for token in domain.tokens}
    assert named - {""} <= places
    links = set(re.findall(r'href="#([A-Z]+-[A-Z]?\d+)"', page))
    assert links <= places, "no link leads nowhere"


@pytest.mark.parametrize("name", ["founders", "imperium"])
def test_what_has_no_price_does_not_stand_among_the_prices(house: Server, name: str) -> None:
    page = httpx.get(f"{house.url}/rules/{name}", headers={"accept-language": "en"}).text
    card = page.partition('class="price-card"')[2].partition("</ul>")[0]
    told = primer.primer(name)
    assert told is not None
    prices = primer.moment(name, told.prices, "en").prices(guide.LEARNER)
    things = [price for price in prices if price.of]
    assert any(not price.pays for price in things), "this moment shows nothing"
    for price in things:
        assert (html.escape(price.title("en")) in card) == bool(price.pays), price.title("en")


def test_an_unknown_game_has_no_rules(house: Server) -> None:
    assert httpx.get(f"{house.url}/rules/chess").status_code == 404
    assert httpx.get(f"{house.url}/rules/chess/gallery").status_code == 404


@pytest.mark.browser
@pytest.mark.parametrize("name", TOLD)
def test_reading_and_searching(house: Server, browse: Any, name: str) -> None:
    for lang, width, theme in (("ru", 1440, "light"), ("en", 390, "dark")):
        page = browse(lang, width, 900 if width > 900 else 844, theme)
        page.goto(f"{house.url}/rules/{name}")
        first = page.locator(".begin-here").bounding_box()
        assert first["y"] + first["height"] < page.viewport_size["height"], "the goal is the first thing one reads"
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        bad = faults(page, drawn=False)
        assert not bad
        shot(page, f"rules_{name}_{lang}_{width}")
        all_topics = page.locator(".topic:visible").count()
        page.fill("#find", "побе" if lang == "ru" else "win")
        page.wait_for_selector("#found:not(:empty)")
        found = page.locator(".topic:visible").count()
        assert 0 < found < all_topics
        word = "побе" if lang == "ru" else "win"
        assert all(word in text.lower() for text in page.locator(".rules .topic:visible").all_inner_texts())
        page.fill("#find", "")
        assert page.locator(".topic:visible").count() == all_topics
        page.goto(f"{house.url}/rules/{name}/gallery")
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        shot(page, f"gallery_{name}_{lang}_{width}")


@pytest.mark.browser
def test_a_tooltip_leads_to_its_rule(house: Server, browse: Any) -> None:
    page = browse("ru")
    page.goto(f"{house.url}/learn/eight_minute_empire")
    page.wait_for_selector("#coach:not([hidden])")
    card = page.locator("#row [data-on^='card:']").first
    card.hover()
    page.wait_for_selector("#tip:not([hidden]) a")
    with page.expect_popup() as opened:
        page.hover("#tip a")
        page.click("#tip a")
    opened.value.wait_for_load_state()
    assert opened.value.url.endswith("/rules/eight_minute_empire#EME-23")
    place = opened.value.locator("#EME-23").bounding_box()
    assert 60 < place["y"] < 900, "the rule is in view, below the bar"
    opened.value.faults = []


ON_PAPER = """() => {
  const ink = (node) => getComputedStyle(node).color.match(/[0-9.]+/g).slice(0, 3).map(Number);
  const words = [...document.querySelectorAll("main h1, main h2, main p")].filter((node) => node.checkVisibility());
  return {
    bars: [...document.querySelectorAll(".top, .rules-bar")].filter((node) => node.checkVisibility()).length,
    pale: words.filter((node) => Math.min(...ink(node)) > 128).map((node) => node.outerHTML),
    words: words.length,
  };
}"""


@pytest.mark.browser
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_rules_on_paper_have_dark_ink_and_no_buttons(house: Server, browse: Any, theme: str) -> None:
    page = browse("ru", 794, 1123)
    page.context.add_cookies([{"name": "theme", "value": theme, "url": house.url}])
    page.goto(f"{house.url}/rules/founders")
    page.emulate_media(media="print")
    found = page.evaluate(ON_PAPER)
    assert found["words"] > 20
    assert (found["bars"], found["pale"]) == (0, [])
