"""Up to eight seats can be told apart, by shape and by colour; a game for more is refused when it is loaded."""

from __future__ import annotations

import re

import pytest
import tiny

import pentarchy
from pentarchy import registry
from pentarchy.kernel.draw import MOST_SEATS, seat_mark, sheet, symbols


def test_every_seat_has_a_shape_of_its_own() -> None:
    shapes = [re.findall(r'href="#([^"]+)"', seat_mark(seat, 0, 0, 10))[0] for seat in range(MOST_SEATS)]
    assert len(set(shapes)) == MOST_SEATS == 8
    drawings = [re.findall(rf'<symbol id="{shape}".*?</symbol>', symbols())[0].replace(shape, "") for shape in shapes]
    assert len(set(drawings)) == MOST_SEATS


def test_every_seat_has_a_colour_of_its_own_in_every_theme() -> None:
    themes = [block for block in re.findall(r"\{([^{}]*)\}", sheet()) if "--s1:" in block]
    assert len(themes) == 3
    for theme in themes:
        colours = [re.findall(rf"--s{seat + 1}: *(#\w+)", theme)[0].lower() for seat in range(MOST_SEATS)]
        assert len(set(colours)) == MOST_SEATS
    for seat in range(MOST_SEATS):
        [style] = re.findall(r'class="([^"]+)"', seat_mark(seat, 0, 0, 10))
        assert f"s{seat + 1}" in style.split()
        assert re.search(rf"\.s{seat + 1}\s*\{{\s*color:\s*var\(--s{seat + 1}\)", sheet())


class Crowd(tiny.Tiny):
    id = "crowd"
    max_players = MOST_SEATS


class Throng(tiny.Tiny):
    id = "throng"
    max_players = MOST_SEATS + 1


CROWD, THRONG = Crowd(), Throng()


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._foreign(), "crowd", f"{__name__}:CROWD")
    monkeypatch.setitem(registry._foreign(), "throng", f"{__name__}:THRONG")


def test_eight_play() -> None:
    match = pentarchy.new("crowd", MOST_SEATS, 1)
    while not match.over:
        seat = match.to_act[-1]
        match.play(seat, match.legal(seat)[-1])
    assert match.result is not None
    assert len(match.result.scores) == MOST_SEATS


def test_a_game_for_nine_is_refused_by_name() -> None:
    with pytest.raises(pentarchy.PentarchyError, match=r"throng is for up to 9 players; a table has 8 seats"):
        registry.game("throng")
