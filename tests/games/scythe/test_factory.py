"""The Factory and its cards (SCY-277 to SCY-290)."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table
from tests.games.scythe.test_encounters import measure

from pentarchy.games.scythe.position import FACTORY_BOX, FACTORY_CARDS, OWN_CARD
from pentarchy.kernel.position import LANES


def arrive(players: int = 2) -> Table:
    table = Table(*("polania", "saxony", "nordic", "crimea")[:players])
    table.hero(0, "C3")
    table.begin(0, "top", "move")
    table.do("act units", "move character C3", "step D4", "stop")
    return table


@pytest.mark.rule("SCY-279", "SCY-280", "SCY-336", "SCY-282", "SCY-R38")
def test_take_one_of_the_cards() -> None:
    table = arrive()
    p = table.p
    assert table.asked == "factory"
    on_board = sorted(p.zones[FACTORY_CARDS])
    assert table.verbs("factory_card") == [f"factory_{c - p.box.factory_0 + 1}" for c in on_board]
    elsewhere = p.zones[FACTORY_BOX][0] - p.box.factory_0 + 1
    assert table.refused(f"factory_card factory_{elsewhere}") == "card-not-there"
    assert "stop" not in table.legal(), "taking one is a duty"
    assert table.match.view(1)["factory_cards"] == {"count": 3, "known": []}
    chosen = table.verbs("factory_card")[0]
    table.do(f"factory_card {chosen}")
    assert table.told("factory") == [(0, table.index("factory_card", chosen))], "everybody hears which"
    view = table.match.view(0)
    assert view["factory_cards"]["count"] == 2
    assert len(view["factory_cards"]["known"]) == 2, "SCY-R38: it knows what it put back"
    assert table.match.view(1)["factory_cards"]["known"] == []
    assert table.match.view(1)["seats"][0]["factory_card"] == chosen, "the chosen card lies open"
    table.hero(1, "C3")
    table.hero(0, "C1")
    table.begin(1, "top", "move")
    table.do("act units", "move character C3", "step D4", "stop")
    assert len(table.verbs("factory_card")) == 2, "the next visitor sees one fewer"


@pytest.mark.rule("SCY-281", "SCY-282", "SCY-290")
def test_one_card_and_only_for_characters() -> None:
    table = arrive()
    table.do(table.legal()[0])
    table.hero(0, "C3")
    table.begin(0, "top", "move")
    table.do("act units", "move character C3", "step D4", "stop")
    assert table.asked == "turn", "no second card, no exchange"
    assert len(table.p.zones[OWN_CARD]) == 1
    table = Table("polania", "saxony")
    table.mech(0, "riverwalk", "C3")
    table.begin(0, "top", "move")
    table.do("act units", "move mech C3", "step D4", "stop")
    assert table.asked == "turn"


@pytest.mark.rule("SCY-279", "SCY-R29")
def test_passing_through_and_losing() -> None:
    """SCY-R29: no card for passing through; none after a lost combat."""
    table = Table("polania", "saxony")
    table.mech(0, "speed")
    table.hero(0, "C3")
    table.begin(0, "top", "move")
    table.do("act units", "move character C3", "step D4", "step D5", "stop")
    assert table.asked == "turn"
    table = Table("polania", "saxony")
    table.hero(0, "C3")
    table.mech(1, "riverwalk", "D4")
    table.set(1, power=5)
    table.begin(0, "top", "move")
    table.do("act units", "move character C3", "step D4", "stop")
    table.fight([0], [5])
    assert table.asked == "turn"
    assert table.where_hero(0) == "base_polania"


# Written down from the cards: price : gains of the top action; "or" where one must be chosen.
CARDS = {
    3: "1 combat_cards: 2 popularity",
    4: "1 combat_cards: 3 coins",
    5: "1 power: 2 popularity",
    6: "1 power: 3 coins",
    8: "1 combat_cards: 3 any",
    9: "2 coins: upgrade, 1 popularity",
    10: "2 coins: deploy, 1 power",
    11: "2 coins: build, 1 popularity",
    12: "2 coins: enlist, 1 power",
}


def with_card(number: int) -> Table:
    table = Table("nordic", "saxony")
    table.factory_card(0, number)
    table.workers(0, B5=1, base_nordic=1)
    table.set(0, power=5, popularity=8, coins=8)
    table.hand(0, 2, 4)
    table.begin(0, "top", "factory")
    return table


@pytest.mark.rule("SCY-283", "SCY-284", "SCY-89", "SCY-R26")
@pytest.mark.parametrize("number", CARDS)
def test_top_action(number: int) -> None:
    from tests.games.scythe.test_encounters import take

    price, gains = CARDS[number].split(": ")
    count, good = price.split()
    poor = with_card(number)
    if good == "combat_cards":
        poor.hand(0)
    else:
        poor.set(0, **{good: int(count) - 1})
    assert poor.refused("act card") == "cannot-pay"
    table = with_card(number)
    expected = measure(table)
    expected[good] -= int(count)
    table.do("act card")
    if good == "combat_cards":
        assert table.legal() == ["pay_card 2", "pay_card 4"]
        assert table.refused("pay_card 3") == "no-such-card"
        table.do("pay_card 2")
        assert table.discard() == [2]
    for gain in gains.split(", "):
        if gain.endswith("any"):
            assert table.verbs("at") == ["B5"], "SCY-R26: one controlled territory with a worker"
            table.do("at B5")
        take(table, gain, expected)
    assert measure(table) == expected
    assert table.asked == "turn"
    assert "act card_move" in table.legal(), "then the bottom action of the card"


@pytest.mark.rule("SCY-283", "SCY-284", "SCY-R27")
def test_card_1_produces() -> None:
    """SCY-R27: exactly the printed cost, two territories, no mill, no upgrade."""
    table = with_card(1)
    table.workers(0, A4=2, A5=1, B5=5)
    table.structure(0, "mill", "C3")
    table.upgrade(0, "produce_territories", "deploy")
    before = (table.p.power[0], table.p.popularity[0])
    table.do("act card", "pay_card 4")
    assert table.p.coins[0] == 7
    assert (table.p.power[0], table.p.popularity[0]) == before, "no cost of the Produce row, though 8 workers are out"
    assert table.refused("produce C3 1") == "nothing-to-produce"
    table.do("produce A4 2", "produce B5 5")
    assert table.asked == "turn"
    assert (table.tokens("A4"), table.tokens("B5")) == ({"wood": 2}, {"metal": 5})


@pytest.mark.rule("SCY-283")
@pytest.mark.parametrize(
    ("number", "option", "action", "field"),
    [
        (2, 1, "enlist deploy coins", "enlisted"),
        (2, 2, "upgrade move_units deploy", "upgraded"),
        (7, 1, "deploy speed B5", "deployed"),
        (7, 2, "build mill B5", "built"),
    ],
)
def test_cards_with_a_choice(number: int, option: int, action: str, field: str) -> None:
    table = with_card(number)
    before = measure(table)
    table.do("act card")
    assert table.legal() == ["option 1", "option 2"], "exactly one of them"
    assert table.refused("option 3") == "card-not-there"
    table.do(f"option {option}", action)
    if field == "enlisted":
        table.do("gain coins 2")
    after = measure(table)
    assert after["popularity"] == before["popularity"] - 1
    assert after[field] == before[field] + 1
    assert table.asked == "turn"


@pytest.mark.rule("SCY-283", "SCY-155", "SCY-R26")
def test_pieces_of_cards_follow_the_normal_rule() -> None:
    """SCY-R26."""
    table = with_card(10)
    table.hero(0, "D5")
    table.do("act card")
    assert table.refused("deploy speed D5") == "needs-worker"
    assert table.refused("deploy speed B5") is None


@pytest.mark.rule("SCY-285", "SCY-286", "SCY-287")
def test_bottom_action_moves_one_unit_twice() -> None:
    table = with_card(5)
    table.do("skip", "act card_move")
    assert table.match.view(0)["turn"]["moves_left"] == 1
    table.do("move worker B5", "step A5", "step A4")
    assert table.workers_at(0, "A4") == 1
    assert table.asked == "turn", "one unit only"
    table = with_card(5)
    table.structure(0, "mine", "B5")
    table.do("skip", "act card_move", "move worker B5", "step F4", "step F5")
    assert table.workers_at(0, "F5") == 1, "through the own mine"


@pytest.mark.rule("SCY-286", "SCY-289", "SCY-292")
def test_encounters_and_enemies_end_the_special_move() -> None:
    table = with_card(5)
    table.hero(0, "A4")
    table.goals(0, 12)
    table.do("skip", "act card_move", "move character A4", "step B5")
    assert table.asked == "encounter", "the movement ended, the encounter follows"
    table.do("option 1")
    while table.asked != "turn":
        table.do(table.legal()[0])
    assert table.legal() == ["end"], "only the objective window is left"
    table = with_card(5)
    table.mech(0, "seaworthy", "D4")
    table.mech(1, "speed", "D5")
    table.do("skip", "act card_move", "move mech D4", "step D5")
    assert table.p.actor == LANES


@pytest.mark.rule("SCY-288", "SCY-285", "SCY-R28")
def test_speed_adds_one_step() -> None:
    """SCY-R28: 3 territories, not 4."""
    table = with_card(5)
    table.mech(0, "speed", "C3")
    table.do("skip", "act card_move", "move mech C3", "step D4", "step D5")
    assert table.asked == "movement"
    table.do("step E6")
    assert table.asked == "turn"
    assert table.where_mech(0, "speed") == "E6"


@pytest.mark.rule("SCY-278", "SCY-326")
def test_the_factory_counts_as_three() -> None:
    from pentarchy.games.scythe import scoring

    table = Table("polania", "saxony")
    before = scoring.territories(table.p, 0)
    table.hero(0, "D4")
    assert scoring.territories(table.p, 0) == before + 3
