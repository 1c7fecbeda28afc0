"""The table and every card face as drawings: nothing is cut off, nothing is missing, nothing is too small to read."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from tests.games.imperium.by_hand.hand import table

from pentarchy import new, registry
from pentarchy.games.imperium import draft, picture
from pentarchy.games.imperium.faces import LONG, Faces, count_lines, measure, with_icons
from pentarchy.kernel.draw import SHY, page_sheet, sheet, symbols, with_hyphens
from pentarchy.kernel.text import LANGUAGES

GAME = registry.game("imperium")
COMPONENTS = GAME.components(GAME.data, GAME.read_options({}, 2))
FACES = {lang: Faces(COMPONENTS.card_data, GAME.text(lang)) for lang in LANGUAGES}
SIDES = [(card["id"], side) for card in COMPONENTS.card_data for side in card.get("faces", {"A": None})]


@pytest.fixture(scope="module")
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport={"width": 1580, "height": 900})
    yield context.new_page()
    context.close()


def html(body: str, theme: str = "light") -> str:
    """A page with the style sheets of the table."""
    static = files("pentarchy.table") / "static" / "table.css"
    style = f"{sheet(picture.ART)} {static.read_text('utf-8')} {page_sheet(picture.ART)}"
    sprite = f'<svg width="0" height="0" style="position:absolute">{symbols(picture.ART)}</svg>'
    head = f'<!doctype html><html data-theme="{theme}"><meta charset="utf-8"><style>{style}</style>'
    return f'{head}<body data-game="imperium" data-tab="board">{sprite}{body}'


OVERFLOW = """() => {
  const bad = [];
  for (const card of document.querySelectorAll('[data-card]')) {
    for (const part of card.querySelectorAll('.im-tx, h3 > span, .im-foot')) {
      const size = parseFloat(getComputedStyle(part).fontSize);
      if (size < 11) bad.push([card.dataset.card, part.className, size]);
      if (part.scrollHeight > part.clientHeight + 1 && part.clientHeight) {
        bad.push([card.dataset.card, part.className, part.scrollHeight - part.clientHeight]);
      }
    }
  }
  return bad;
}"""


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1100, 800)])
def test_no_text_of_any_card_is_cut_off_in_hand(page, lang, width, height):
    """All 572 faces with their strip, five to a row as a hand shows them, measured by the browser that draws them."""
    page.set_viewport_size({"width": width, "height": height})
    drawn = []
    for card, side in SIDES:
        faces = FACES[lang]
        strip = '<div class="im-strip" data-strip="">.</div>'
        style = "thing can im-card im-u-nation in-hand"
        drawn.append(
            f'<div data-card="{card}{side}"><div class="im-slot"><div class="{style}">'
            f"{faces.whole(card, side)}{strip}</div></div></div>"
        )
    assert len(drawn) == 572
    rows = "".join(
        f'<figure data-area="hand"><div class="area">{"".join(drawn[k : k + 5])}</div></figure>'
        for k in range(0, len(drawn), 5)
    )
    column = {1440: 904, 1100: 698}[width]
    high = {1440: 246, 1100: 220}[width]
    page.set_content(html(f'<main class="table"><div id="foot" class="areas">{rows}</div></main>'))
    page.add_style_tag(
        content=f"body #foot figure[data-area] {{ width: {column}px; height: {high}px; grid-area: auto; }}"
        "body main.table { display: block !important; height: auto; }"
    )
    assert page.evaluate("document.querySelectorAll('[data-card]').length") == 572
    assert page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_says_what_it_is(lang):
    faces = FACES[lang]
    for card, side in SIDES:
        said = faces.said(card, side)
        assert said.startswith(faces.name(card, side))
        assert "<" not in said
        assert faces.whole(card, side).count("im-band") == 1


def test_symbols_used_in_drawings_exist():
    page = (files("pentarchy.table") / "static" / "ui.svg").read_text("utf-8")
    there = set(re.findall(r'id="([^"]+)"', symbols(picture.ART) + page))
    drawn = [FACES["en"].whole(card, side) + FACES["en"].working(card, side)[0] for card, side in SIDES]
    match = new("imperium", 2, 1, {"nations": "both"})
    drawn += [part.body for area in match.picture(0, "en").areas for part in area.parts]
    used = set(re.findall(r'href="#([^"]+)"', "".join(drawn)))
    assert used <= there, used - there
    assert {f"imp-em-{nation}" for nation in COMPONENTS.nations} <= used


def test_a_card_in_play_shows_only_what_still_works():
    faces = FACES["en"]
    once = [
        c["id"]
        for c in COMPONENTS.card_data
        if c.get("suits") == ["region"] and len(c["abilities"]) == 1 and c["types"]
    ]
    land = next(c for c in once if faces.cards[c]["abilities"][0]["kind"] == "play")  # nothing of it goes on working
    assert faces.whole(land).count("<p>") > 0
    assert "<p>" not in faces.working(land)[0]
    assert "im-mt lone" in faces.working(land)[0]
    army = "1UNC1"  # its passive text goes on working
    assert GAME.text("en")("label-passive") in faces.working(army)[0]


def test_long_texts_take_two_columns():
    sizes = {faces.size(card, side) for faces in FACES.values() for card, side in SIDES}
    assert sizes == {"a", "b", "c", "d", LONG}
    assert FACES["ru"].size("2ART2") == LONG
    assert FACES["ru"].working("2ART2")[1] == 2


def test_lines_are_counted_by_width():
    words = "один два три четыре пять шесть семь восемь девять десять"
    assert count_lines([words], 60.0, 11.0) == 7
    assert count_lines([words], 1000.0, 11.0) == 1
    assert count_lines(["a", "b"], 60.0, 11.0) == 2
    assert measure("щ", 10) > measure("г", 10)


def test_long_names_may_be_parted_and_numbers_stay_with_their_symbols():
    assert with_hyphens("Градостроительство").replace(SHY, "") == "Градостроительство"
    parted = {word: with_hyphens(word).split(SHY) for word in ("Градостроительство", "Беспорядки", "Рим", "Шихуанди")}
    assert parted["Градостроительство"] == ["Гра", "до", "строи", "тель", "ство"]
    assert parted["Беспорядки"] == ["Бес", "по", "рядки"]
    assert parted["Рим"] == ["Рим"]
    assert parted["Шихуанди"] == ["Ши", "хуанди"]
    assert with_icons("2<material> →").startswith('<span class="nb">2<svg')
    assert "&lt;" in with_icons("a < b")


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
            assert "own" not in places  # all about the viewer stands in the rows
            ids = {area.id for area in drawn.areas}
            assert ("hand" in ids) == (viewer is not None and match.view(0)["king"] is not None)
            assert drawn.svg().count("<foreignObject") == len(drawn.areas)


def test_a_tableau_of_thirty_cards_is_lowered_to_names_and_symbols():
    pinned = [c["id"] for c in COMPONENTS.card_data if c.get("header") == "pinned" and c["deck"] == "common"][:30]
    market = ["1TRI1", "1UNC21", "1UNC22", "1UNC7", "1CIV4"]
    spare = {"main": ["1TRI9"], "region": [], "uncivilised": ["1UNC2"], "civilised": ["1CIV1"]}
    t = table("romans", play=pinned, market=market, **spare)
    assert set(re.findall(r'data-on="card:([^"]+)"', body(t, 0, "tableau"))) >= set(pinned)
    assert "im-who low" in body(t, 0, "own-board")
    assert "im-who low" not in body(table("romans"), 0, "own-board")


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
    assert 'data-on="card:2MIN14"' in body(t, 1, "cards-0")


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
    line = body(t, 0, "options")
    assert line.count('data-on="option:') == 2
    assert line.count('href="#imp-material"') == 2
    assert 'data-on="option:' not in body(t, 1, "options")


def test_what_lies_in_piles_is_offered_beside_the_hand():
    """Wherever a card may be chosen that is neither in hand nor before the viewer nor in the market, it is drawn."""
    seen = set()
    for seed in range(4):
        match = new("imperium", 2, seed, {"sides": "random", "nation_1": "random", "nation_2": "random"})
        chance = random.Random(seed)
        while not match.over and match.steps < 300:
            seat = match.to_act[0]
            areas = {area.id: area for area in match.picture(seat, "en").areas}
            near = {
                on for name in ("market", "tableau", "hand") if name in areas for p in areas[name].parts for on in p.on
            }
            picks = {
                f"card:{str(action).split()[1]}" for action in match.legal(seat) if str(action).startswith("pick ")
            }
            assert picks <= near, (seed, match.steps, picks - near)
            offered = match.view(seat)["offered"]
            assert match.view(1 - seat)["offered"] == []
            seen |= {match.asked for _ in offered}
            match.play(seat, chance.choice(match.legal(seat)))
    assert seen  # piles were offered at least once


def test_no_drawing_uses_fixed_colours():
    """Light and dark come from the style sheet."""
    for card, side in SIDES[:60]:
        assert not re.search(r"#[0-9a-fA-F]{6}", FACES["en"].whole(card, side))


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


def test_the_main_button_takes_nation_and_side():
    match = new("imperium", 2, 1)
    detail = next(area for area in match.picture(0, "en").areas if area.id == "draft-detail")
    romans = next(part.body for part in detail.parts if part.id == "detail-romans")
    assert set(re.findall(r'data-on="nation:romans"[^>]*data-then="([^"]*)"', romans)) == {"side:A", "side:B"}
    fixed = new("imperium", 2, 1, {"sides": "A"}).picture(0, "en")
    detail = next(area for area in fixed.areas if area.id == "draft-detail")
    romans = next(part.body for part in detail.parts if part.id == "detail-romans")
    assert romans.count('data-on="nation:romans"') == 1


def test_a_taken_nation_says_whose_it_is():
    match = new("imperium", ["Ann", "Bob"], 1, {"sides": "A"})
    first = match.to_act[0]
    match.play(first, "nation romans")
    draft = next(area for area in match.picture(None, "en").areas if area.id == "draft")
    romans = next(part.body for part in draft.parts if part.id == "nation-romans")
    assert f"Taken by {match.names[first]}" in romans
    assert "data-on" not in romans


def test_every_nation_has_two_styles_with_a_name_and_a_symbol():
    assert set(draft.styles()) == set(COMPONENTS.nations)
    for found in draft.styles().values():
        assert len(set(found)) == 2
        assert all(one in draft.SYMBOLS and GAME.text(lang).has(f"style-{one}") for one in found for lang in LANGUAGES)


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
