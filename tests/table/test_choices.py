"""What the page tells of each answer: what it costs and brings, and whether it is for good."""

from __future__ import annotations

import random
from typing import Any

import pytest
from served import Server, shot, until
from stage import RECORDS, Stage, hardest, walk

import pentarchy
from pentarchy.kernel.draw import symbols
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match
from pentarchy.table import show
from pentarchy.table.course import Course
from pentarchy.table.words import helps

SYMBOLS = {game: symbols(pentarchy.match.game(game).folder / "art") for game in pentarchy.games()}


def moments(game: str, seed: int, every: int = 7) -> list[tuple[Match, int]]:
    match, chance = pentarchy.new(game, players=pentarchy.info(game).min_players, seed=seed), random.Random(seed)
    found = []
    while not match.over and len(found) < 25:
        seat = match.to_act[0]
        if match.steps % every == 0:
            found.append((match.clone(), seat))
        match.play(seat, chance.choice(match.legal(seat)))
    return found


@pytest.mark.parametrize("game", pentarchy.games())
def test_choices_tell_what_their_previews_say(game: str) -> None:
    told = 0
    for match, seat in moments(game, 5):
        for lang in ("en", "ru"):
            shown = show.choices(match, seat, lang, set(), "normal", together=False)
            for choice, preview in zip(shown, match.previews(seat), strict=True):
                assert choice.get("final", False) is not preview.can_undo
                assert choice.get("danger") == (preview.danger or None)
                said = preview.beside(lang)
                for part in ("pays", "brings", "others"):
                    assert choice.get(part, "") in said
                    told += part in choice
                for amount, symbol in choice.get("brief", ()):
                    assert f'id="{symbol}"' in SYMBOLS[game], f"{symbol} is not in the sprite"
                    assert amount[0] in "+−"
                    assert int(amount[1:]) > 0
    assert told > 20


def test_where_everything_can_be_taken_back_nothing_is_for_good() -> None:
    match, seat = moments("scythe", 1)[3]
    assert not any("final" in choice for choice in show.choices(match, seat, "en", set(), "free"))


@pytest.mark.parametrize("game", pentarchy.games())
def test_previews_are_made_once_for_who_looks_and_is_asked(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for spectators, not for who waits, and not again for a page that has been made."""
    made: list[int] = []
    lookout = Match.lookout
    monkeypatch.setattr(Match, "lookout", lambda self, seat: made.append(seat) or lookout(self, seat))
    course = Course(pentarchy.new(game, players=pentarchy.info(game).max_players, seed=2))
    asked = course.match.to_act
    people = [{"name": name, "bot": ""} for name in course.match.names]
    for _ in range(2):
        for seat in (None, *range(course.match.players)):
            show.show(course, seat, "en", people, {"undo": "normal", "pace": 0})
    assert sorted(made) == sorted(asked)


@pytest.mark.parametrize("game", [name for name in pentarchy.games() if name != "proving_ground"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_answer_says_what_it_is_for(game: str, lang: str) -> None:
    """Of all verbs that the game knows, whether or not a recorded game has offered them; and of no others."""
    match = pentarchy.new(game, players=pentarchy.info(game).min_players, seed=1)
    told = helps(game, lang)
    assert set(told) == {verb.name for verb in match.codec.verbs}
    for sentence in told.values():
        assert sentence.lstrip("«“")[0].isupper()
        assert sentence.endswith(".")


def verb_of(action: str) -> str:
    return action.split()[0].rstrip(";")


@pytest.mark.browser
@pytest.mark.parametrize("game", ["inca_empire", "imperium"])
def test_the_list_explains_what_can_be_done_until_that_is_switched_off(house: Server, browse: Any, game: str) -> None:
    lang = "ru"
    page, told = browse(lang, 390, 844), helps(game, lang)
    stage = Stage(page, house, game, lang)
    match = next(one for one in walk(game, RECORDS[game][0]) if len(set(map(verb_of, one.legal(one.to_act[0])))) > 2)
    seat = match.to_act[0]
    shown = stage.show(match, seat)
    verbs = list(dict.fromkeys(verb_of(choice["do"]) for choice in shown["choices"]))
    page.wait_for_selector(".can, #buttons .btn")
    page.keyboard.press("l")
    page.wait_for_selector("#list[open] section")
    assert page.locator("#list section > p").all_inner_texts() == [told[verb] for verb in verbs]
    assert page.locator("#list [data-do]").count() == len(shown["choices"])
    assert page.evaluate("document.getElementById('list').scrollWidth <= innerWidth")
    shot(page, f"list_explained_{game}")
    page.keyboard.press("Escape")
    page.click("#menu-open")
    page.click("#open-settings")
    page.locator("#settings .set input[type=checkbox]").last.uncheck()
    page.keyboard.press("Escape")
    page.reload()
    until(page, "document.body.dataset.tab")
    stage.show(match, seat)
    page.wait_for_selector(".can, #buttons .btn")
    page.keyboard.press("l")
    page.wait_for_selector("#list[open] [data-do]")
    assert not page.locator("#list section").count(), "what was switched off stays so"
    assert page.locator("#list [data-do]").count() == len(shown["choices"])


SEEN_WHOLE = """() => {
  const detail = document.getElementById("detail");
  return detail.clientHeight > 0 && detail.scrollWidth <= detail.clientWidth + 1;
}"""


@pytest.mark.browser
def test_a_shortened_prompt_is_read_whole_by_a_tap(house: Server, browse: Any) -> None:
    """On a phone, here a small one, the prompt has one height: what does not fit is marked, a tap shows all of it."""
    page = browse("ru", 320, 568, has_touch=True, is_mobile=True)
    stage = Stage(page, house, "founders", "ru")
    tip, words = page.locator("#tip"), page.locator("#prompt .words")
    cut = whole = 0
    for match in [one for one in hardest("founders") if one.to_act]:
        prompt = stage.show(match, match.to_act[0])["prompt"]
        seen = page.evaluate(SEEN_WHOLE)
        assert ("more" in words.get_attribute("class")) is (bool(prompt["detail"]) and not seen)
        words.tap()
        if not prompt["detail"] or seen:
            whole += 1
            assert tip.is_hidden()
            continue
        cut += 1
        assert tip.is_visible()
        assert tip.locator("p").all_inner_texts() == [prompt["say"], prompt["detail"]]
        box = tip.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
        if cut == 1:
            shot(page, "phone_prompt_whole")
        page.tap("#say")
        assert tip.is_hidden()
    assert cut > 2


@pytest.mark.browser
@pytest.mark.parametrize("game", RECORDS)
def test_lines_of_the_log_light_up_what_they_name(house: Server, browse: Any, game: str) -> None:
    """By pointing at a line and by the keyboard: all that it names and that is drawn, and nothing else."""
    page = browse("ru")
    stage = Stage(page, house, game, "ru")
    match = list(walk(game, RECORDS[game][0]))[-2]
    shown = stage.show(match, match.to_act[0])
    drawn = set(page.evaluate("[...document.querySelectorAll('.areas [data-on]')].map((node) => node.dataset.on)"))
    lines = [(k, set(on) & drawn) for k, (_, _, on, _) in enumerate(shown["log"]["lines"]) if set(on) & drawn]
    assert len(lines) > 5
    lit = "[...new Set([...document.querySelectorAll('.areas .lit')].map((node) => node.dataset.on))]"
    rows = page.locator("#log > li:not(.note)")
    page.locator(".log").hover()  # where the log is one line until one looks at it
    for k, things in lines[-5:]:
        rows.nth(k).hover()
        assert set(page.evaluate(lit)) == things
    page.locator("#say").hover()
    assert page.evaluate(lit) == []
    page.locator("#log").focus()
    for k, things in reversed(lines[-3:]):
        page.keyboard.press("ArrowUp")
        while page.locator("#log li.at").evaluate("(node) => [...node.parentElement.children].indexOf(node)") > k:
            page.keyboard.press("ArrowUp")  # lines that name only what is not drawn any more
        assert set(page.evaluate(lit)) == things
    page.locator("#prompt").focus()
    assert page.evaluate(lit) == []
