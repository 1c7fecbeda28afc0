"""What the table tells: names of faces that lie up, unrest that comes along, the solstice, the end of a collapse."""

from __future__ import annotations

import pytest
from tests.games.imperium.by_hand.hand import Hand, table


def log(t: Hand, lang: str = "en", seat: int | None = None) -> list[str]:
    return t.t.match.log(seat, lang)


@pytest.mark.rule("IMP-210", "IMP-211")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_journey_card_goes_by_the_name_of_the_face_that_lies_up(lang):
    t = table("utopians", "B", journey="2UTO2B", play=["1REG6"])
    match = t.t.match
    names = [match.text(lang)(f"card-{t.t.components.face_of['2UTO2', side].key}") for side in ("A", "B")]
    assert names[1] in match.describe("exhaust 2UTO2", lang)
    assert match.name("card", "2UTO2", lang) == names[1]
    t.exhaust("2UTO2")
    assert any(names[1] in line for line in log(t, lang))
    assert not any(names[0] in line for line in log(t, lang))
    t.t.begin_solstice()
    assert names[1] in match.prompt(0, lang), "the question names the card that asks"


@pytest.mark.rule("IMP-211")
def test_the_journey_is_told_face_by_face():
    t = table("utopians", "B", pool=(0, 0, 6))
    t.solstice("option 1")
    assert t.journey(0) == ("2UTO2", "B")
    told = [line for line in log(t) if "travels on" in line]
    assert len(told) == 1
    assert "Path to Shangri-la" in told[0]
    effects = [line for line in log(t) if " uses “" in line]
    assert any("Visions of Shangri-la" in line for line in effects), "what was told stays as it was"


@pytest.mark.rule("IMP-174")
def test_unrest_that_comes_with_an_acquired_card_is_told():
    t = table("romans", hand=["1ROM16"])
    t.play("1ROM16", "option 1", "pick 1CIV10")
    assert t.unrest_in_hand(0) == 1
    lines = log(t, seat=1)
    acquired = next(k for k, line in enumerate(lines) if "acquires" in line)
    assert "unrest" in lines[acquired + 1]
    t = table("romans", hand=["1ROM16"])
    t.play("1ROM16", "option 2", "suit civilised", "pick 1CIV10")
    assert not any("takes the unrest" in line for line in log(t)), "a break-through brings none"


@pytest.mark.rule("IMP-104", "IMP-106")
def test_solstice_effects_are_told_with_their_cards():
    t = table("romans", play=["1CIV6", "1CIV9"], others=[{"play": ["1UNC15"]}])
    t.solstice("option 1", "no")
    lines = log(t, "en", 1)
    start = lines.index("Solstice")
    assert any("Metropolis" in line for line in lines[start:])
    metropolis = next(k for k, line in enumerate(lines) if "Metropolis" in line)
    assert "gains 1 material" in lines[metropolis + 1]
    assert any("Метрополия" in line for line in log(t, "ru"))
    assert not any("Wonder" in line for line in lines[start:]), "it has no such effect"


@pytest.mark.rule("IMP-129", "IMP-130", "IMP-131")
def test_after_a_collapse_the_unrest_that_decides_is_told():
    others = [{}, {"history": ["unrest"]}]
    t = table("romans", state="empire", hand=["1CIV4", "unrest"], pile=2, others=others)
    t.play("1CIV4")
    assert t.p.over
    lines = log(t, "ru")
    names = t.t.match.names
    counted = [line for line in lines if "беспорядков" in line and line.split(":")[0] in names]
    assert counted == [
        f"{names[0]}: 1 карта беспорядков",
        f"{names[1]}: 1 карта беспорядков",
        f"{names[2]}: 2 карты беспорядков",
    ]
    assert lines.index(counted[0]) > lines.index("Колода беспорядков закончилась: упадок!")
    assert len([line for line in lines[lines.index(counted[2]) + 1 :] if "очк" in line]) == 3
    assert f"{names[2]} has 2 unrest cards" in log(t)


def test_an_end_by_points_tells_no_unrest():
    t = table("romans", play=["1CIV6"])
    t.p.trigger = t.p.final = 1
    t.solstice("option 1")
    assert t.p.over
    assert not any("unrest card" in line for line in log(t))
