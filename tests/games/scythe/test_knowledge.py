"""Open and hidden information (SCY-332 to SCY-339)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.position import (
    COMBAT_DECK,
    ENCOUNTER_DECK,
    FACTORY_BOX,
    FACTORY_CARDS,
    GOALS,
    HAND,
    OBJECTIVE_DECK,
)


@pytest.mark.rule("SCY-332")
def test_number_of_combat_cards_is_open_values_are_not() -> None:
    table = Table("saxony", "polania")
    mine, theirs = table.match.view(0)["seats"]
    assert (mine["combat_cards"], theirs["combat_cards"]) == (4, 3)
    assert mine["hand"] == table.values(0)
    assert theirs["hand"] is None
    assert theirs["known_hand"] == []
    hands = {tuple(GAME.redeal(table.p, 0, seed).zones[HAND + 1]) for seed in range(20)}
    assert len(hands) > 10
    assert all(GAME.redeal(table.p, 0, seed).zones[HAND] == table.p.zones[HAND] for seed in range(5))


@pytest.mark.rule("SCY-334", "SCY-291")
def test_objectives_are_dealt_anew() -> None:
    table = Table("saxony", "polania")
    goals = {tuple(sorted(GAME.redeal(table.p, 0, seed).zones[GOALS + 1])) for seed in range(20)}
    assert len(goals) > 10
    assert all(GAME.redeal(table.p, 0, seed).zones[GOALS] == table.p.zones[GOALS] for seed in range(5))


@pytest.mark.rule("SCY-335", "SCY-R3")
@pytest.mark.parametrize("hidden", [False, True])
def test_coin_totals(hidden: bool) -> None:
    """SCY-R3: open, unless the table hides them."""
    table = Table("saxony", "polania", options={"hide_coin_totals": hidden})
    seats = table.match.view(0)["seats"]
    assert seats[0]["coins"] == table.p.coins[0]
    assert seats[1]["coins"] == (None if hidden else table.p.coins[1])
    assert seats[1]["score"]["coins"] == seats[1]["coins"]
    before = table.match.standing()
    table.p.coins[1] += 5
    assert (table.match.standing() == before) == hidden
    table.p.over = 1
    assert table.match.view(0)["seats"][1]["coins"] == table.p.coins[1], "at the end all is counted"


@pytest.mark.rule("SCY-336", "SCY-337")
def test_factory_cards() -> None:
    table = Table("saxony", "polania")
    boards = {tuple(sorted(GAME.redeal(table.p, 0, seed).zones[FACTORY_CARDS])) for seed in range(30)}
    assert len(boards) > 10, "nobody knows which ones are on the board"
    boxes = {card for seed in range(30) for card in GAME.redeal(table.p, 1, seed).zones[FACTORY_BOX]}
    assert len(boxes) == 12
    tile = table.match.view(0)["tile"]
    assert "tiles" not in table.match.view(0)
    assert tile in table.codec.domain("tile").tokens


@pytest.mark.rule("SCY-338")
def test_decks_and_discard() -> None:
    table = Table("saxony", "polania")
    for zone in (COMBAT_DECK, ENCOUNTER_DECK, OBJECTIVE_DECK):
        orders = {tuple(GAME.redeal(table.p, 0, seed).zones[zone]) for seed in range(5)}
        assert len(orders) == 5
    table.hand(0, 2, 5)
    table.hero(0, "D4")
    table.hero(1, "D5")
    table.begin(0, "top", "move")
    table.do("act units", "move character D4", "step D5", "stop")
    table.fight([0, 5], [0])
    assert table.match.view(None)["discard"] == [5]


@pytest.mark.rule("SCY-339")
def test_everything_else_is_open() -> None:
    table = Table("saxony", "polania", "crimea")
    table.upgrade(1, "move_units", "deploy")
    table.recruit(1, "build", "coins")
    table.factory_card(1, 4)
    table.structure(1, "mine", "C1")
    table.star(1, "combat")
    secret = ("hand", "known_hand", "goals")
    views = [table.match.view(viewer) for viewer in (None, 0, 1, 2)]
    for view in views:
        view.pop("seat")
        for seat in view["seats"]:
            for name in secret:
                seat.pop(name)
    assert all(view == views[0] for view in views)
    shown = views[0]["seats"][1]
    assert shown["cubes"]["move_units"] is False
    assert shown["ongoing"] == ["build"]
    assert shown["factory_card"] == "factory_4"
    assert shown["structures"]["mine"] == "C1"
    assert shown["stars"]["combat"] == 1


@pytest.mark.rule("SCY-332")
def test_a_drawn_card_is_heard_by_its_owner_only() -> None:
    table = Table("saxony", "polania")
    table.begin(0, "top", "bolster")
    table.do("gain combat_cards 1")
    event = next(event for event in table.events if GAME.events[event[0]].name == "drew")
    assert "strength" in [name for name, _, _ in table.match.shown_event(event, 0)["arguments"]]
    for viewer in (1, -1):
        assert [name for name, _, _ in table.match.shown_event(event, viewer)["arguments"]] == ["seat"]
