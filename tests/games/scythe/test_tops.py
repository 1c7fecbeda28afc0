"""Bolster, Trade, Produce (SCY-125 to SCY-142) and structures (SCY-165 to SCY-172)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe.position import COMBAT_DECK, COMBAT_DISCARD, HAND
from pentarchy.kernel.position import ALL


def ready(section: str, *factions: str) -> Table:
    table = Table(*(factions or ("nordic", "saxony")))
    table.begin(0, "top", section)
    return table


@pytest.mark.rule("SCY-125", "SCY-126")
@pytest.mark.parametrize(("upgraded", "power"), [(False, 2), (True, 3)])
def test_bolster_for_power(upgraded: bool, power: int) -> None:
    table = ready("bolster")
    table.set(0, power=4, coins=1)
    if upgraded:
        table.upgrade(0, "bolster_power", "upgrade")
    table.do(f"gain power {power}")
    assert (table.p.power[0], table.p.coins[0]) == (4 + power, 0)


@pytest.mark.rule("SCY-127", "SCY-332")
@pytest.mark.parametrize(("upgraded", "cards"), [(False, 1), (True, 2)])
def test_bolster_for_cards(upgraded: bool, cards: int) -> None:
    table = ready("bolster")
    if upgraded:
        table.upgrade(0, "bolster_cards", "upgrade")
    power, before = table.p.power[0], len(table.values(0))
    table.do(f"gain combat_cards {cards}")
    assert len(table.values(0)) == before + cards
    assert table.p.power[0] == power, "only one alternative"
    assert table.asked == "turn"


@pytest.mark.rule("SCY-128")
def test_a_new_combat_deck_or_none() -> None:
    table = ready("bolster")
    p = table.p
    while p.zones[COMBAT_DECK]:
        p.move(p.zones[COMBAT_DECK][-1], COMBAT_DISCARD, ALL)
    count = len(p.zones[COMBAT_DISCARD])
    table.do("gain combat_cards 1")
    assert len(p.zones[COMBAT_DISCARD]) == 0
    assert len(p.zones[COMBAT_DECK]) == count - 1
    assert all(p.seen[card] == 0 for card in p.zones[COMBAT_DECK]), "shuffled, nobody knows the order"
    while p.zones[COMBAT_DECK]:
        p.move(p.zones[COMBAT_DECK][-1], HAND + 1, 1 << 1)
    table.begin(0, "top", "bolster")
    assert table.refused("gain combat_cards 1") == "gives-nothing", "no card is left anywhere"


@pytest.mark.rule("SCY-R66", "SCY-91")
def test_no_coin_is_paid_for_nothing() -> None:
    """Beside skipping, which is free, nothing is offered that costs a coin and gives nothing."""
    table = ready("bolster")
    assert table.legal() == ["gain power 2", "gain power 1", "gain combat_cards 1", "skip"]
    assert (table.refused("gain power 0"), table.rule("gain power 0")) == ("gives-nothing", "SCY-R66")
    table.p.add_power(0, 16)
    table.begin(0, "top", "bolster")
    assert table.legal() == ["gain combat_cards 1", "skip"]
    assert (table.refused("gain power 2"), table.rule("gain power 2")) == ("gives-nothing", "SCY-R66")
    hands = table.p.zones[COMBAT_DECK]
    while hands:
        table.p.move(hands[-1], HAND + 1, 1 << 1)
    table.begin(0, "top", "bolster")
    assert table.legal() == ["skip"]
    table.structure(0, "monument", "A4")
    assert table.legal() == ["gain power 0", "skip"], "the monument gives popularity"
    popularity = table.p.popularity[0]
    table.do("gain power 0", "gain popularity 1")
    assert table.p.popularity[0] == popularity + 1
    table.p.add_popularity(0, 18)
    table.begin(0, "top", "bolster")
    assert table.legal() == ["skip"], "no more popularity"
    assert table.refused("gain power 4") == "gives-nothing"
    table.set(0, coins=0)
    assert table.refused("gain power 2") == "cannot-pay"


@pytest.mark.rule("SCY-R66")
def test_trade_too() -> None:
    table = ready("trade")
    assert table.legal() == ["act resources", "gain popularity 1", "skip"]
    assert table.refused("gain popularity 0") == "gives-nothing"
    table.structure(0, "armory", "A4")
    assert table.legal() == ["act resources", "gain popularity 1", "gain popularity 0", "skip"]
    table.p.add_power(0, 16)
    table.p.add_popularity(0, 18)
    table.touch()
    assert table.legal() == ["act resources", "skip"]
    assert (table.refused("gain popularity 1"), table.rule("gain popularity 1")) == ("gives-nothing", "SCY-R66")


@pytest.mark.rule("SCY-92")
def test_a_gain_is_told_as_far_as_the_track_goes() -> None:
    table = ready("bolster")
    table.set(0, power=15)
    table.do("gain power 2")
    assert table.p.power[0] == 16
    assert table.told("gained") == [(0, 0, 1)], "1 power, not 2"


@pytest.mark.rule("SCY-129", "SCY-130", "SCY-R6")
def test_trade_two_tokens_to_one_territory_with_a_worker() -> None:
    table = ready("trade")
    table.workers(0, A4=1)
    table.mech(0, "speed", "B5")
    table.set(0, coins=3)
    table.do("act resources")
    assert table.verbs("at") == ["A4"]
    assert table.refused("at B5") == "needs-worker", "controlled, but without a worker"
    table.do("at A4", "token metal", "token food")
    assert table.tokens("A4") == {"metal": 1, "food": 1}
    assert table.p.coins[0] == 2
    assert table.asked == "turn", "two and no more"


@pytest.mark.rule("SCY-130")
def test_no_upgrade_raises_the_tokens() -> None:
    table = ready("trade")
    table.upgrade(0, "trade_popularity", "upgrade")
    table.do("act resources", "at A4", "token oil", "token oil")
    assert table.asked == "turn"


@pytest.mark.rule("SCY-130", "SCY-R48")
def test_trade_on_a_lake() -> None:
    """SCY-R48: a worker on a lake is a worker on a controlled territory."""
    table = ready("trade")
    table.workers(0, C4=1)
    table.mech(0, "seaworthy", "C4")
    table.do("act resources", "at C4", "token oil", "stop")
    assert table.tokens("C4") == {"oil": 1}


@pytest.mark.rule("SCY-131")
@pytest.mark.parametrize(("upgraded", "gain"), [(False, 1), (True, 2)])
def test_trade_for_popularity(upgraded: bool, gain: int) -> None:
    table = ready("trade")
    if upgraded:
        table.upgrade(0, "trade_popularity", "upgrade")
    assert table.refused(f"gain popularity {gain + 1}") == "too-much"
    table.do(f"gain popularity {gain}")
    assert table.p.popularity[0] == 2 + gain


@pytest.mark.rule("SCY-132")
def test_no_tokens_with_all_workers_on_the_base() -> None:
    table = ready("trade")
    table.workers(0, base_nordic=2)
    table.begin(0, "top", "trade")
    assert table.refused("act resources") == "needs-worker"
    assert table.refused("gain popularity 1") is None


@pytest.mark.rule("SCY-133", "SCY-134")
@pytest.mark.parametrize(
    ("out", "cost"),
    [(2, (0, 0, 0)), (3, (0, 0, 0)), (4, (1, 0, 0)), (5, (1, 0, 0)), (6, (1, 1, 0)), (7, (1, 1, 0)), (8, (1, 1, 1))],
)
def test_cost_of_produce(out: int, cost: tuple[int, int, int]) -> None:
    table = ready("produce")
    table.workers(0, A4=out)
    table.set(0, power=3, popularity=3, coins=3)
    table.do("act produce")
    p = table.p
    assert (p.power[0], p.popularity[0], p.coins[0]) == tuple(3 - n for n in cost)
    if any(cost):
        table.begin(0, "top", "produce")
        table.set(0, power=cost[0], popularity=cost[1], coins=cost[2])
        last = max(k for k in range(3) if cost[k])
        table.set(0, **{("power", "popularity", "coins")[last]: 0})
        assert table.refused("act produce") == "cannot-pay"


@pytest.mark.rule("SCY-135", "SCY-136", "SCY-140")
def test_two_territories_three_with_the_upgrade() -> None:
    table = ready("produce")
    table.workers(0, A4=1, A5=1, B5=1)
    table.do("act produce", "produce A4 1", "produce A5 1")
    assert table.asked == "turn"
    assert (table.tokens("A4"), table.tokens("A5"), table.tokens("B5")) == ({"wood": 1}, {"oil": 1}, {})
    table.upgrade(0, "produce_territories", "upgrade")
    table.begin(0, "top", "produce")
    table.do("act produce", "produce A4 1", "produce A5 1")
    assert table.refused("produce A4 1") == "produced-already"
    table.do("produce B5 1")
    assert table.tokens("B5") == {"metal": 1}


@pytest.mark.rule("SCY-135")
def test_only_controlled_territories() -> None:
    table = ready("produce")
    table.do("act produce")
    assert table.refused("produce D5 1") == "not-controlled"
    assert table.refused("produce A4 2") == "too-much"


@pytest.mark.rule("SCY-137", "SCY-141", "SCY-307")
def test_villages_produce_workers() -> None:
    table = ready("produce")
    table.workers(0, A3=3, A4=3)
    table.set(0, power=5, popularity=5)
    table.do("act produce")
    assert [a for a in table.verbs("produce") if a.startswith("A3")] == ["A3 2", "A3 1"], "two are left on the mat"
    table.do("produce A3 2")
    assert table.workers_at(0, "A3") == 5
    assert table.p.idle[0] == 0
    table.do("stop")
    assert table.stars_of(0) == {"workers": 1}
    table.begin(0, "top", "produce")
    table.do("act produce")
    assert table.refused("produce A3 1") == "nothing-to-produce"


@pytest.mark.rule("SCY-138", "SCY-277")
def test_lakes_and_the_factory_produce_nothing() -> None:
    table = ready("produce")
    table.workers(0, D4=1, C4=1, A4=1)
    table.mech(0, "seaworthy", "C4")
    table.do("act produce")
    assert table.verbs("produce") == ["A4 1"]
    assert table.refused("produce D4 1") == "nothing-to-produce"
    assert table.refused("produce C4 1") == "nothing-to-produce"


@pytest.mark.rule("SCY-139")
def test_production_may_be_declined() -> None:
    table = ready("produce")
    table.workers(0, A4=3)
    table.do("act produce", "produce A4 1")
    assert table.tokens("A4") == {"wood": 1}


@pytest.mark.rule("SCY-142", "SCY-170", "SCY-171")
def test_the_mill_is_an_extra_territory() -> None:
    table = ready("produce")
    table.workers(0, A4=1, A5=1, B5=1)
    table.structure(0, "mill", "C3")
    table.do("act produce", "produce A4 1", "produce A5 1")
    assert table.verbs("produce") == ["C3 1"], "the mill alone, without a worker"
    assert table.refused("produce B5 1") == "no-more-territories"
    table.do("produce C3 1")
    assert table.tokens("C3") == {"wood": 1}


@pytest.mark.rule("SCY-170")
def test_workers_at_the_mill_produce_too() -> None:
    table = ready("produce")
    table.workers(0, A4=1, C3=2)
    table.structure(0, "mill", "C3")
    table.do("act produce", "produce C3 3", "produce A4 1")
    assert table.tokens("C3") == {"wood": 3}


@pytest.mark.rule("SCY-172", "SCY-166")
def test_no_mill_under_an_opponent() -> None:
    table = ready("produce")
    table.workers(0, A4=1, A5=1)
    table.structure(0, "mill", "C3")
    table.workers(1, C3=1)
    table.do("act produce")
    assert table.refused("produce C3 1") == "not-controlled"


@pytest.mark.rule("SCY-164", "SCY-167", "SCY-166", "SCY-91")
def test_monument() -> None:
    table = ready("bolster")
    table.structure(0, "monument", "C3")
    table.workers(1, C3=1)  # it works although an opponent controls its territory
    table.do("gain power 2")
    assert table.legal() == ["gain popularity 1", "gain popularity 0"]
    table.do("gain popularity 1")
    assert table.p.popularity[0] == 3


@pytest.mark.rule("SCY-168", "SCY-164")
def test_armory() -> None:
    table = ready("trade")
    table.structure(0, "armory", "A4")
    table.do("act resources", "at A5", "stop", "gain power 1")
    assert table.p.power[0] == 5


@pytest.mark.rule("SCY-165")
def test_structures_of_others_do_nothing_for_you() -> None:
    table = ready("bolster", "nordic", "saxony")
    table.structure(1, "monument", "A4")
    table.structure(1, "mill", "A5")
    table.do("gain power 2")
    assert table.asked == "turn"
    assert table.p.popularity == [2, 2]
    table.begin(0, "top", "produce")
    table.do("act produce")
    assert table.refused("produce A5 2") == "too-much"
