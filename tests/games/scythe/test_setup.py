"""Set-up (SCY-50 to SCY-74)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

import pentarchy
from pentarchy.games.scythe.components import FACTIONS, MATS
from pentarchy.games.scythe.position import (
    COMBAT_DECK,
    ENCOUNTER_DECK,
    FACTORY_BOX,
    FACTORY_CARDS,
    GOALS,
    HAND,
    OBJECTIVE_DECK,
    ScythePosition,
)

FIVE = ("nordic", "rusviet", "crimea", "saxony", "polania")


def deal(players: int, seed: int = 3, **options: object) -> ScythePosition:
    p = pentarchy.new("scythe", players, seed, options).position
    assert isinstance(p, ScythePosition)
    return p


@pytest.mark.rule("SCY-50", "SCY-R1")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(pentarchy.PentarchyError, match="2 to 5"):
        pentarchy.new("scythe", players, 1)


@pytest.mark.rule("SCY-52", "SCY-53", "SCY-54", "SCY-62", "SCY-73")
@pytest.mark.parametrize(("players", "factory", "neutral"), [(2, 3, 5), (3, 4, 4), (4, 5, 3), (5, 6, 2)])
def test_by_number_of_players(players: int, factory: int, neutral: int) -> None:
    p = deal(players)
    assert len(p.zones[FACTORY_CARDS]) == factory
    assert len(p.zones[FACTORY_BOX]) == 12 - factory
    assert all(p.seen[card] == 0 for card in p.zones[FACTORY_CARDS] + p.zones[FACTORY_BOX])
    assert len(p.zones[ENCOUNTER_DECK]) == 28
    assert [len(p.zones[GOALS + seat]) for seat in range(players)] == [2] * players
    assert len(p.zones[OBJECTIVE_DECK]) == 23 - 2 * players
    assert bin(p.free_bases(0)).count("1") == neutral + 1


@pytest.mark.rule("SCY-51", "SCY-60", "SCY-59", "SCY-61", "SCY-63")
def test_start_values() -> None:
    table = Table(*FIVE, mats=MATS)
    p = table.p
    assert p.power == [4, 3, 5, 1, 2]
    assert [len(p.zones[HAND + seat]) for seat in range(5)] == [1, 2, 0, 4, 3]
    assert len(p.zones[COMBAT_DECK]) == 42 - 10
    assert p.popularity == [2, 2, 2, 3, 4]
    assert p.coins == [4, 5, 6, 6, 7]
    assert len({tuple(deal(2, seed).zones[COMBAT_DECK]) for seed in range(4)}) == 4, "the deck is shuffled"


@pytest.mark.rule("SCY-64", "SCY-65", "SCY-66", "SCY-16")
def test_units_at_the_start() -> None:
    table = Table(*FIVE)
    starts = (("A4", "A5"), ("C6", "D7"), ("G3", "H1"), ("F1", "G1"), ("C1", "D1"))
    for seat, faction in enumerate(FIVE):
        assert table.where_hero(seat) == f"base_{faction}"
        assert table.controls(seat) == set(starts[seat])
        assert all(table.workers_at(seat, place) == 1 for place in starts[seat])
        assert table.p.idle[seat] == 6


@pytest.mark.rule("SCY-67", "SCY-68", "SCY-69", "SCY-70", "SCY-71", "SCY-72")
def test_mats_at_the_start() -> None:
    table = Table("nordic", "saxony")
    view = table.match.view(0)
    for seat in view["seats"]:
        assert seat["cubes"] == dict.fromkeys(
            ("move_units", "move_coins", "bolster_power", "bolster_cards", "trade_popularity", "produce_territories"),
            True,
        )
        by_top = {s["section"]: s["structure"] for s in seat["sections"]}
        assert by_top == {"bolster": "monument", "produce": "mill", "move": "mine", "trade": "armory"}
        assert all(s["recruit"] and not s["structure_built"] and s["cubes"] == 0 for s in seat["sections"])
        assert list(seat["mechs"].values()) == [None] * 4
        assert seat["bonuses"] == dict.fromkeys(("power", "coins", "popularity", "combat_cards"), False)
        assert seat["placed"] == 0
        assert seat["section"] is None
    assert table.verbs("section") == ["move", "bolster", "trade", "produce"], "nothing is blocked on the first turn"


@pytest.mark.rule("SCY-55", "SCY-56")
def test_tile_and_tokens() -> None:
    p = deal(3)
    assert p.tokens == p.box.encounters
    assert bin(p.tokens).count("1") == 11
    assert {deal(2, seed).tile for seed in range(40)} == set(range(6)), "every tile can be drawn"


@pytest.mark.rule("SCY-57", "SCY-58", "SCY-74")
def test_factions_mats_and_order() -> None:
    seen = set()
    for seed in range(60):
        p = deal(3, seed)
        assert len(set(p.faction)) == len(set(p.mat)) == 3
        seen.update(zip(p.faction, p.mat, strict=True))
        numbers = [p.box.mat_number[mat] for mat in p.mat]
        assert p.turn == p.order[0] == numbers.index(min(numbers)), "the lowest mat goes first"
        clockwise = [p.faction[seat] for seat in p.order]
        start = clockwise[0]
        assert clockwise == sorted(clockwise, key=lambda faction: (faction - start) % 5)
    assert len(seen) == 25, "every faction meets every mat"


@pytest.mark.rule("SCY-57")
def test_choices_of_seats() -> None:
    p = deal(3, 5, faction_2="crimea", mat_3="agricultural", faction_3="crimea")
    assert p.faction[1] == FACTIONS.index("crimea")
    assert p.mat[2] == MATS.index("agricultural")
    assert p.faction[2] != p.faction[1], "who comes later gets another one"
    with pytest.raises(pentarchy.PentarchyError, match="players only"):
        deal(2, faction_3="nordic")


@pytest.mark.rule("SCY-R25")
def test_banned_pairs() -> None:
    """SCY-R25: only with the option."""

    def pairs(**options: object) -> set[tuple[int, int]]:
        dealt = [deal(5, seed, **options) for seed in range(40)]
        return {pair for p in dealt for pair in zip(p.faction, p.mat, strict=True)}

    banned = {(1, 0), (2, 2)}
    assert banned <= pairs()
    assert not banned & pairs(ban_rusviet_industrial_and_crimea_patriotic=True)
