"""The table and every card face as drawings: nothing is cut off, nothing is missing, nothing is too small to read."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.imperium.by_hand.hand import table

from pentarchy import new, registry
from pentarchy.games.imperium import picture
from pentarchy.games.imperium.faces import HEIGHTS, WIDTH, Faces, fit_name, lay, measure
from pentarchy.kernel.draw import sheet, symbols
from pentarchy.kernel.text import LANGUAGES

GAME = registry.game("imperium")
COMPONENTS = GAME.components(GAME.data, GAME.read_options({}, 2))
FACES = {lang: Faces(COMPONENTS.card_data, GAME.text(lang)) for lang in LANGUAGES}
SIDES = [(card["id"], side) for card in COMPONENTS.card_data for side in card.get("faces", {"A": None})]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="module")
def page() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser.new_page(viewport={"width": 1580, "height": 900})
        browser.close()


def html(body: str, theme: str = "light") -> str:
    style = f"{sheet(picture.ART)} body {{ background: var(--page); }}"
    sprite = f'<svg width="0" height="0" style="position:absolute">{symbols(picture.ART)}</svg>'
    return f'<!doctype html><html data-theme="{theme}"><meta charset="utf-8"><style>{style}</style>{sprite}{body}'


OVERFLOW = """() => {
  const bad = [];
  for (const card of document.querySelectorAll('svg[data-card]')) {
    const box = card.getBoundingClientRect();
    for (const text of card.querySelectorAll('text')) {
      const seen = text.getBoundingClientRect();
      if (seen.right > box.right - 3 || seen.left < box.left + 2 || seen.bottom > box.bottom + 1 || seen.top < box.top)
        bad.push([card.dataset.card, text.textContent]);
    }
  }
  return bad;
}"""
COLLISIONS = """() => {
  const bad = [];
  for (const card of document.querySelectorAll('svg[data-card]')) {
    const seen = [...card.querySelectorAll('.im-face-text text')].map(t => [t.textContent, t.getBoundingClientRect()]);
    for (let i = 0; i < seen.length; i++) for (let k = i + 1; k < seen.length; k++) {
      const a = seen[i][1], b = seen[k][1];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1.5 && high > 5) bad.push([card.dataset.card, seen[i][0], seen[k][0]]);
    }
  }
  return bad;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_any_card_is_cut_off_in_the_browser(page, lang):
    """All 572 faces, measured by the browser that draws them."""
    drawn = []
    for card, side in SIDES:
        face = FACES[lang].face(card, side)
        box = f'width="150" height="{face.height}" viewBox="0 0 150 {face.height}"'
        drawn.append(f'<svg class="pentarchy" data-card="{card}{side}" {box}>{face.markup}</svg>')
    assert len(drawn) == 572
    page.set_content(html("".join(drawn)))
    assert page.evaluate("document.querySelectorAll('svg[data-card]').length") == 572
    assert page.evaluate(OVERFLOW) == []
    assert page.evaluate(COLLISIONS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_is_readable(lang):
    for card, side in SIDES:
        face = FACES[lang].face(card, side)
        assert HEIGHTS[0] <= face.height <= HEIGHTS[-1], (card, face.height)
        for size in re.findall(r'class="im-face-text[^"]*" font-size="([\d.]+)"', face.markup):
            assert float(size) >= 11, (card, size)
        assert face.said.startswith(FACES[lang].name(card, side))
        assert "<" not in FACES[lang].said(card, side)


def test_symbols_used_in_drawings_exist():
    sprite = symbols(picture.ART)
    there = set(re.findall(r'id="([^"]+)"', sprite))
    for card, side in SIDES:
        used = set(re.findall(r'href="#([^"]+)"', FACES["en"].face(card, side).markup))
        assert used <= there, used - there


def test_higher_faces_keep_their_text():
    low, high = FACES["ru"].face("1UNC15"), FACES["ru"].face("1UNC15", "A", 264.0)
    assert (low.height, high.height) == (HEIGHTS[0], 264.0)
    assert re.findall(r">([^<>]+)</text>", low.markup) == re.findall(r">([^<>]+)</text>", high.markup)


def test_lines_are_broken_by_width():
    words = "один два три четыре пять шесть семь восемь девять десять"
    laid = lay([("", words)], 60.0, 11.0)
    lines = ["".join(piece for piece, _ in line) for line in laid.lines]
    assert " ".join(lines) == words
    assert all(measure(line, 11.0) <= 60 for line in lines)
    assert len(lines) > 5
    assert len(lay([("", "a"), ("Solstice.", "b")], 60.0, 11.0).gaps) == 1


def test_long_names_take_two_lines():
    rows, size = fit_name("Император Цинь Шихуанди", WIDTH - 42)
    assert len(rows) == 2
    assert size >= 10


# -- the table ---------------------------------------------------------------------------------------------------------


def played(steps: int, players: int = 3) -> Any:
    match = new("imperium", players, 7, {"sides": "random", "nations": "both"})
    chance = random.Random(3)
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("steps", [0, 40, 400])
def test_everybody_gets_a_picture_in_both_languages(steps):
    match = played(steps)
    for viewer in (None, 0, 1, 2):
        for lang in LANGUAGES:
            drawn = match.picture(viewer, lang)
            places = [area.place for area in drawn.areas]
            assert places.count("rival") == (3 if viewer is None else 2)
            assert places.count("own") == (0 if viewer is None else 1)
            assert drawn.svg().count("<svg") == len(drawn.areas) + 1


def test_a_tableau_of_thirty_cards_wraps_and_grows():
    pinned = [c["id"] for c in COMPONENTS.card_data if c.get("header") == "pinned" and c["deck"] == "common"][:30]
    market = ["1TRI1", "1UNC21", "1UNC22", "1UNC7", "1CIV4"]
    spare = {"main": ["1TRI9"], "region": [], "uncivilised": ["1UNC2"], "civilised": ["1CIV1"]}
    t = table("romans", play=pinned, market=market, **spare)
    area = next(area for area in t.t.match.picture(0, "ru").areas if area.id == "tableau")
    assert area.height >= 7 * HEIGHTS[0]
    drawn = "".join(part.body for part in area.parts)
    spots = re.findall(r'transform="translate\(([\d.]+) ([\d.]+)\)"><g class="thing"', drawn)
    assert len(spots) == len(set(spots)) == 31
    assert all(float(x) + WIDTH <= area.width and float(y) + HEIGHTS[0] <= area.height for x, y in spots)


def body(t: Any, viewer: int, area_id: str) -> str:
    areas = t.t.match.picture(viewer, "en").areas
    return "".join(part.body for area in areas if area.id == area_id for part in area.parts)


def test_garrisons_tokens_and_exhaustion_are_seen():
    t = table("minoans", play=["2MIN16", "2MIN18"], garrison={"2MIN18": ["2MIN14"]}, stored={"2MIN16": {"progress": 3}})
    t.p.spent.append(t.t.number("2MIN16"))
    text = GAME.text("en")
    own = body(t, 0, "tableau")
    assert text("pic-exhausted") in own
    assert f"{text('icon-name-progress')}: 3" in own
    assert 'data-on="card:2MIN14"' in own
    assert 'data-on="card:2MIN14"' in body(t, 1, "seat-0")


def test_market_tokens_and_unrest_are_seen():
    t = table("romans", tokens={3: {"progress": 2, "material": 4}})
    parts = {part.id: part.body for area in t.t.match.picture(0, "en").areas for part in area.parts}
    text = GAME.text("en")
    assert f"{text('icon-name-progress')}: 2" in parts["market-4"]
    assert f"{text('icon-name-material')}: 4" in parts["market-4"]
    assert text("pic-under") in parts["market-4"]
    assert text("pic-under") not in parts["market-3"]


def test_a_hand_is_drawn_for_its_owner_only():
    t = table("romans", hand=["1FAM6", "1CIV14"], others=[{"hand": ["1PER16"]}])
    own = t.t.match.picture(0, "en").svg()
    other = t.t.match.picture(1, "en").svg()
    assert 'data-on="card:1FAM6"' in own
    assert 'data-on="card:1FAM6"' not in other
    assert 'data-on="card:1PER16"' not in own


def test_a_choice_is_printed_with_its_options():
    t = table("romans", hand=["1ROM16"])
    t.t.use("play 1ROM16")
    assert t.t.asked == "choose"
    question = next(area for area in t.t.match.picture(0, "ru").areas if area.id == "question")
    body = question.parts[0].body
    assert "Реформы" in body
    assert body.count('href="#imp-material"') == 2
    assert question.height > 60


def test_no_drawing_uses_fixed_colours():
    """Light and dark come from the style sheet."""
    for card, side in SIDES[:60]:
        assert not re.search(r"#[0-9a-fA-F]{6}", FACES["en"].face(card, side).markup)


def test_dark_and_light_have_the_same_variables():
    css = (picture.ART / "board.css").read_text("utf-8")
    blocks = re.findall(r"\{([^{}]*--u-region:[^{}]*)\}", css)
    assert len(blocks) == 3
    names = [set(re.findall(r"(--[a-z-]+):", block)) for block in blocks]
    assert names[0] == names[1] == names[2]


def test_the_draft_shows_nations_and_then_both_sides():
    match = new("imperium", 2, 1, {"nations": "legends"})
    seat = match.to_act[0]
    shown = match.picture(seat, "ru").svg()
    offered = {str(action).split()[1] for action in match.legal(seat)}
    assert set(re.findall(r'data-on="nation:([a-z]+)"', shown)) == offered
    assert len(offered) == 8
    match.play(seat, "nation qin")
    assert match.prompt(seat, "en") == GAME.text("en")("prompt-side")
    shown = match.picture(seat, "ru").svg()
    assert set(re.findall(r'data-on="side:([AB])"', shown)) == {"A", "B"}
    assert "Империя Цинь" in shown


# -- nation pages ------------------------------------------------------------------------------------------------------


def test_every_nation_has_a_page_in_both_languages():
    pages = {lang: json.loads((GAME.folder / "nations" / f"{lang}.json").read_text("utf-8")) for lang in LANGUAGES}
    data = {nation["key"]: nation for nation in GAME.data["nations"]["nations"]}
    for found in pages.values():
        assert set(found) == set(data)
        for key, entry in found.items():
            assert entry["difficulty"] == data[key]["difficulty_stars"]
            assert len(entry["strengths"]) >= 2
            assert len(entry["weaknesses"]) >= 2
            assert 150 < len(entry["play"]) < 700
            assert entry["motto"]
            assert entry["sides"]


def test_nation_pages_name_real_cards():
    """Quoted names are cards or suits; inflected forms keep the beginnings of their words."""
    text = GAME.text("ru")
    names = {text(f"card-{face.key}") for face in COMPONENTS.faces} | {text("suit-uncivilised")}
    known = {tuple(word[:3].lower() for word in name.split()) for name in names}
    found = json.loads((GAME.folder / "nations" / "ru.json").read_text("utf-8"))
    for entry in found.values():
        for quoted in re.findall(r"«([^»]+)»", entry["play"]):
            begin = tuple(word[:3].lower() for word in quoted.split())
            assert any(one[: len(begin)] == begin for one in known), quoted
