"""Scoring, tie-breaks and the structure bonus (SCY-1, SCY-183 to SCY-191, SCY-322 to SCY-331)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe import GAME, scoring
from pentarchy.games.scythe.components import TILES


def plain() -> Table:
    """Two seats without anything but two workers on the base."""
    table = Table("nordic", "saxony")
    for seat in range(2):
        table.workers(seat)
        table.set(seat, power=0, popularity=0, coins=0)
    return table


@pytest.mark.rule("SCY-322", "SCY-R55")
@pytest.mark.parametrize(
    ("popularity", "rates"),
    [(0, (3, 2, 1)), (6, (3, 2, 1)), (7, (4, 3, 2)), (12, (4, 3, 2)), (13, (5, 4, 3)), (18, (5, 4, 3))],
)
def test_rates(popularity: int, rates: tuple[int, int, int]) -> None:
    """SCY-R55: 18 belongs to the top tier."""
    table = plain()
    table.set(0, popularity=popularity)
    table.star(0, "combat")
    table.workers(0, A4=2)
    table.res("A4", oil=2)
    assert scoring.breakdown(table.p, 0)[1:4] == list(rates)


@pytest.mark.rule("SCY-323", "SCY-324", "SCY-1")
def test_coins_and_stars() -> None:
    table = plain()
    table.set(0, coins=17)
    table.star(0, "combat", 2)
    table.star(0, "objective")
    assert scoring.breakdown(table.p, 0) == [17, 9, 0, 0, 0]
    assert scoring.total(table.p, 0) == 26


@pytest.mark.rule("SCY-325", "SCY-326", "SCY-17", "SCY-15")
def test_territories() -> None:
    table = plain()
    table.workers(0, A4=3, B5=1)
    table.mech(0, "seaworthy", "C4")
    table.structure(0, "mill", "G5")
    table.hero(0, "D4")
    assert scoring.territories(table.p, 0) == 3 + 4, "the Factory as three, the lake, two with workers, the mill alone"
    table.workers(1, G5=1)
    assert scoring.territories(table.p, 0) == 3 + 3


@pytest.mark.rule("SCY-327")
@pytest.mark.parametrize(("tokens", "pairs"), [(0, 0), (1, 0), (2, 1), (13, 6)])
def test_resource_pairs(tokens: int, pairs: int) -> None:
    table = plain()
    table.workers(0, A4=1, A5=1)
    table.res("A4", oil=tokens // 2)
    table.res("A5", metal=tokens - tokens // 2)
    table.res("D5", metal=8)  # nobody's
    assert scoring.breakdown(table.p, 0)[3] == pairs


@pytest.mark.rule("SCY-329")
def test_what_gives_nothing() -> None:
    table = plain()
    before = scoring.total(table.p, 0)
    table.workers(0, base_nordic=8)
    table.hand(0, 5, 5)
    table.factory_card(0, 3)
    table.goals(0, 1, 2)
    table.res("base_nordic", oil=6)
    assert scoring.total(table.p, 0) == before


def with_tile(tile: str, **structures: str) -> Table:
    table = plain()
    table.p.tile = TILES.index(tile)
    for structure, place in structures.items():
        table.structure(0, structure, place)
    return table


# Places chosen on the board by hand; expected count and coins.
TILE_CASES = [
    ("tunnels_adjacent", {}, 0, 0),
    ("tunnels_adjacent", {"mill": "A3"}, 1, 2),
    ("tunnels_adjacent", {"mill": "D2"}, 2, 4),
    ("tunnels_adjacent", {"mill": "D2", "armory": "C3"}, 3, 4),
    ("tunnels_adjacent", {"mill": "D2", "armory": "D5", "mine": "B4"}, 4, 6),
    ("tunnels_adjacent", {"mill": "D2", "armory": "D5", "mine": "E4", "monument": "C3"}, 6, 9),
    ("lakes_adjacent", {"mill": "A1"}, 1, 2),
    ("lakes_adjacent", {"mill": "C3"}, 3, 4),
    ("lakes_adjacent", {"mill": "C3", "armory": "E4"}, 4, 6),
    ("encounters_adjacent", {"mill": "A4"}, 2, 4),
    ("encounters_adjacent", {"mill": "G5"}, 2, 4),
    ("structures_on_tunnels", {"mill": "B4"}, 1, 2),
    ("structures_on_tunnels", {"mill": "B4", "mine": "C2", "armory": "D5"}, 2, 4),
    ("structures_on_tunnels", {"mill": "B4", "mine": "C2", "armory": "C5"}, 3, 6),
    ("structures_on_tunnels", {"mill": "B4", "mine": "C2", "armory": "C5", "monument": "F4"}, 4, 6),
    ("structures_in_row", {"mill": "B4"}, 1, 2),
    ("structures_in_row", {"mill": "B4", "mine": "D5"}, 1, 2),
    ("structures_in_row", {"mill": "B4", "mine": "C3"}, 2, 4),
    ("structures_in_row", {"mill": "A4", "mine": "B4", "armory": "C3"}, 3, 6),
    ("structures_in_row", {"mill": "A4", "mine": "A3", "armory": "A2", "monument": "A1"}, 4, 9),
    ("structures_in_row", {"mill": "C1", "mine": "C2", "armory": "C3"}, 3, 6),
    ("structures_on_farms_and_tundras", {"mill": "A2"}, 1, 2),
    ("structures_on_farms_and_tundras", {"mill": "A2", "mine": "A5", "armory": "A4"}, 2, 4),
    ("structures_on_farms_and_tundras", {"mill": "A2", "mine": "A5", "armory": "B4"}, 3, 6),
    ("structures_on_farms_and_tundras", {"mill": "A2", "mine": "A5", "armory": "B4", "monument": "B7"}, 4, 9),
]


@pytest.mark.rule("SCY-183", "SCY-185", "SCY-186", "SCY-187", "SCY-188", "SCY-189", "SCY-190", "SCY-191", "SCY-328")
@pytest.mark.parametrize(("tile", "structures", "count", "coins"), TILE_CASES)
def test_structure_bonus(tile: str, structures: dict[str, str], count: int, coins: int) -> None:
    table = with_tile(tile, **structures)
    assert scoring.structure_count(table.p, 0) == count
    assert scoring.breakdown(table.p, 0)[4] == coins


@pytest.mark.rule("SCY-184")
def test_control_does_not_matter_for_the_tile() -> None:
    table = with_tile("structures_on_farms_and_tundras", mill="A2")
    table.workers(1, A2=1)
    assert scoring.structure_bonus(table.p, 0) == 2
    assert scoring.structure_bonus(table.p, 1) == 0


@pytest.mark.rule("SCY-187", "SCY-191", "SCY-R44")
def test_encounters_touched() -> None:
    """The symbol counts, not the token; each once; above the table the last row (SCY-R44)."""
    table = with_tile("encounters_adjacent", mill="A4", mine="C1")
    count = scoring.structure_count(table.p, 0)
    table.p.tokens = 0
    assert scoring.structure_count(table.p, 0) == count == 4
    places = [t["id"] for t in GAME.data["board"]["territories"]]
    assert scoring.structure_bonus(table.p, 0) == 6
    assert table.box.tile_points[2][-1] == 9
    assert len(table.box.tile_points[2]) - 1 == 7 < 9
    assert len(places) == 47


@pytest.mark.rule("SCY-330", "SCY-331", "SCY-R57")
def test_winner() -> None:
    table = plain()
    table.p.over = 1
    assert GAME.result(table.p).winners == [0, 1], "SCY-R57: still tied, shared"
    table.set(1, coins=1)
    table.set(0, power=9)
    assert GAME.result(table.p).winners == [1], "the largest total"


@pytest.mark.rule("SCY-331")
@pytest.mark.parametrize("criterion", range(6))
def test_order_of_tie_breaks(criterion: int) -> None:
    """The key is compared from left to right: pieces, power, popularity, tokens, territories, stars."""
    table = plain()
    p = table.p
    if criterion == 0:
        table.mech(0, "speed")
    elif criterion == 1:
        p.power[0] = 1
    elif criterion == 2:
        p.popularity[0] = 1
    elif criterion == 3:
        table.workers(0, A4=2)
        table.workers(1, F1=2)
        table.res("A4", oil=1)
    elif criterion == 4:
        table.workers(0, A4=1, A5=1)
        table.workers(1, F1=2)
        p.coins[1] += 2
    else:
        table.star(0, "combat")
        p.coins[1] += 3
    ours, theirs = (scoring.ranking_key(p, seat) for seat in range(2))
    assert ours[0] == theirs[0], "the same total"
    assert [k for k in range(7) if ours[k] != theirs[k]] == [criterion + 1]
    p.over = 1
    assert GAME.result(p).winners == [0]
    assert GAME.result(p).ranking == [[0], [1]]


@pytest.mark.rule("SCY-331", "SCY-R56")
def test_pieces_and_territories_of_the_tie_breaks() -> None:
    """SCY-R56: bases count for pieces, the Factory counts once as a territory."""
    table = plain()
    table.hero(0, "D4")
    assert scoring.ranking_key(table.p, 0)[1] == 2
    assert scoring.ranking_key(table.p, 0)[5] == 1
    assert scoring.territories(table.p, 0) == 3
