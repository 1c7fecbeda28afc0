"""What every game's picture must be for the table: no style of its own, nothing active, each part once."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

import pentarchy
from pentarchy.kernel.draw import Picture, attributes, points
from pentarchy.kernel.text import LANGUAGES, message_arguments
from pentarchy.match import Match
from pentarchy.table.past import open_picture

FORBIDDEN = re.compile(r"\sstyle=|<style|<script|<foreignObject|<image|\son[a-z]+=|href=\"(?!#)", re.IGNORECASE)
"""The page's Content-Security-Policy lets no inline style in, and nothing from outside belongs in a picture."""
WRITTEN = re.compile(r">([^<>]+)<")
YOU = re.compile(r"\b(you|your|вы|вас|вам|вами|ваш\w*)\b", re.IGNORECASE)


def positions(game: str, count: int) -> list[Match]:
    """A few positions of a game played by chance."""
    match, chance = pentarchy.new(game, players=pentarchy.info(game).max_players, seed=3), random.Random(3)
    found = []
    while not match.over and len(found) < count:
        found.append(match.clone())
        for _ in range(23):
            if not match.over:
                seat = match.to_act[0]
                match.play(seat, chance.choice(match.legal(seat)))
    return found


@pytest.mark.parametrize("game", pentarchy.games())
def test_pictures_hold_nothing_that_the_page_refuses(game: str) -> None:
    for match in positions(game, 6):
        for seat, lang in ((0, "ru"), (1, "en"), (None, "ru")):
            picture = match.picture(seat, lang)
            parts = [part for area in picture.areas for part in area.parts]
            assert len({part.id for part in parts}) == len(parts)
            assert len({area.id for area in picture.areas}) == len(picture.areas)
            for part in parts:
                assert not FORBIDDEN.search(part.body), (part.id, FORBIDDEN.findall(part.body))
                ElementTree.fromstring(part.markup())


def sayings(*pictures: Picture) -> set[str]:
    """What is written in pictures."""
    bodies = (part.body for picture in pictures for area in picture.areas for part in area.parts)
    return {said.strip() for body in bodies for said in WRITTEN.findall(body)}


@pytest.mark.parametrize("game", ["eight_minute_empire", "founders", "inca_empire"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_everything_open_nobody_is_called_you(game: str, lang: str) -> None:
    match = positions(game, 2)[1]
    text = match.text(lang)
    keys = message_arguments(match.game.folder / "text" / f"{lang}.ftl")
    personal = {text(key.removesuffix("-open")) for key in keys if key.startswith("pic-") and key.endswith("-open")}
    seats = [match.picture(seat, lang) for seat in range(match.players)]
    assert personal & sayings(*seats)
    assert not personal & sayings(open_picture(match, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_everything_open_inca_empire_names_its_players(lang: str) -> None:
    match = positions("inca_empire", 2)[1]
    opened = open_picture(match, lang)
    cards = {match.components.effect(match.text(lang), card) for card in match.codec.domain("card").tokens}
    assert not {said for said in sayings(opened) - cards if YOU.search(said)}
    for seat, name in enumerate(match.names):
        own = [area for area in opened.areas if area.id.startswith(f"open-{seat}-")]
        assert name in sayings(Picture(tuple(own)))


def test_with_everything_open_no_other_word_changes() -> None:
    match = positions("scythe", 3)[2]
    seats = [match.picture(seat, "ru") for seat in (None, *range(match.players))]
    bodies = {part.body for picture in seats for area in picture.areas for part in area.parts}
    assert {part.body for area in open_picture(match, "ru").areas for part in area.parts} <= bodies


def test_numbers_are_written_the_same_every_time() -> None:
    """They are remembered: nothing that Python calls equal may be written differently."""
    assert attributes({"x": 0.0}) == attributes({"x": -0.0}) == attributes({"x": 0}) == ' x="0"'
    assert attributes({"data_on": "a<b", "class_": None, "x": 1.50}) == ' data-on="a&lt;b" x="1.5"'
    assert attributes({"x": 1}) == ' x="1"'
    assert attributes({"x": True}) == ' x="True"'
    assert points([[1, 2.0], (3.456, -0.0)]) == points([(1.0, 2), (3.456, 0)]) == "1,2 3.46,0"
