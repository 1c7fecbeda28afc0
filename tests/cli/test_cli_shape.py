"""The hints about an edited data pack."""

from __future__ import annotations

from pentarchy.cli.shape import odd_places

OWN = {
    "cards": {
        "provenance": "box",
        "cards": [
            {"id": "a", "cost": 1, "effect": {"draw": 1}},
            {"id": "b", "cost": 2, "effect": None, "note": "x"},
        ],
    }
}


def edited(**card: object) -> list[str]:
    cards = [OWN["cards"]["cards"][0], card]
    return odd_places(OWN, {"cards": {"provenance": 5, "cards": cards}})


def test_nothing_odd() -> None:
    assert odd_places(OWN, OWN) == []
    assert edited(id="c", cost=7, effect=None) == []
    assert edited(id="c", cost=7, effect={"draw": 2, "new": [1, "x"]}, other="allowed") == []


def test_odd_places_are_named() -> None:
    assert edited(id="c", cost="7", effect=None) == [
        "cards.json: cards[1].cost is a text; a whole number is usual there."
    ]
    assert edited(id="c", effect=None) == ["cards.json: cards[1] has no entry 'cost'."]
    assert edited(id="c", cost=True, effect=3) == [
        "cards.json: cards[1].cost is true or false; a whole number is usual there.",
        "cards.json: cards[1].effect is a whole number; an object or null is usual there.",
    ]
    assert edited(id="c", cost=1, effect={}) == ["cards.json: cards[1].effect has no entry 'draw'."]
