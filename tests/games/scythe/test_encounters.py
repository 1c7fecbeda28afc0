"""Encounters (SCY-263 to SCY-276), every option of every card."""

from __future__ import annotations

import pytest
from tests.games.scythe.tabletop import Table

from pentarchy.games.scythe.numbers import OFFER
from pentarchy.games.scythe.position import ENCOUNTER_DECK, ENCOUNTER_OPEN, G_WORKER
from pentarchy.kernel.position import ALL

# Written down from the cards: free option / option for coins / option for popularity; the price in front of a colon.
CARDS = {
    1: "2 coins, 1 popularity / 2: 4 food / 2: build",
    2: "1 combat_cards, 1 popularity / 2: 4 wood / 2: enlist",
    3: "2 food, 1 popularity / 2: 1 worker, 3 food / 3: deploy",
    4: "2 metal, 1 popularity / 3: enlist / 2: 4 metal",
    5: "2 food, 1 popularity / 4: deploy / 2: 2 food, 2 metal",
    6: "2 coins, 1 popularity / 3: enlist / 2: 4 food",
    7: "2 oil, 1 popularity / 2: upgrade / 2: 4 oil",
    8: "2 coins, 1 popularity / 2: 4 oil / 2: enlist",
    9: "2 oil, 1 popularity / 3: build / 2: 4 oil",
    10: "2 oil, 1 popularity / 4: deploy / 2: 2 coins, 2 any",
    11: "2 food, 1 popularity / 2: 1 worker, 3 food / 2: build",
    12: "2 wood, 1 popularity / 3: build / 2: 1 worker, 3 wood",
    13: "2 coins, 1 popularity / 2: 2 power, 2 popularity / 3: 5 any",
    14: "2 food, 1 popularity / 2: 3 any / 2: 1 worker, 3 metal",
    15: "2 popularity / 2: 3 any / 3: 5 any",
    16: "2 food, 1 popularity / 2: 1 worker, 2 any / 2: enlist",
    17: "1 combat_cards, 1 popularity / 2: 2 power, 2 combat_cards / 3: deploy",
    18: "2 food, 1 popularity / 2: 3 any / 2: 1 worker, 3 wood",
    19: "2 coins, 1 popularity / 2: 4 food / 2: 2 combat_cards, 3 power",
    20: "1 combat_cards, 1 popularity / 2: 3 popularity / 2: 4 wood",
    21: "2 popularity / 4: deploy / 2: 2 combat_cards, 3 power",
    22: "2 coins, 1 popularity / 2: 4 metal / 2: build",
    23: "2 coins, 1 popularity / 3: enlist / 2: 1 worker, 3 food",
    24: "1 combat_cards, 1 popularity / 2: 3 any / 3: deploy",
    25: "2 power, 1 popularity / 2: 4 power / 2: upgrade, 2 any",
    26: "2 power, 1 popularity / 2: 3 popularity / 2: build",
    27: "2 coins, 1 popularity / 2: 4 metal / 3: deploy",
    28: "2 coins, 1 popularity / 2: 1 worker, 2 any / 2: build",
}
RESOURCES = ("metal", "food", "oil", "wood")


def meet(number: int, faction: str = "nordic") -> Table:
    """Seat 0's character has just met this card in B5; nothing else can happen."""
    table = Table(faction, "saxony")
    table.workers(0)
    table.hero(0, "A4")
    table.set(0, power=5, popularity=8, coins=8)
    table.encounter(number)
    table.begin(0, "top", "move")
    table.do("act units", "move character A4", "step B5", "stop")
    assert table.asked == "encounter"
    return table


def measure(table: Table) -> dict[str, int]:
    p = table.p
    tokens = table.tokens("B5")
    return {
        "power": p.power[0],
        "popularity": p.popularity[0],
        "coins": p.coins[0],
        "combat_cards": len(table.values(0)),
        "worker": table.workers_at(0, "B5"),
        "built": p.structures_out(0),
        "deployed": p.mechs_out(0),
        "upgraded": bin(p.cubes[0]).count("1"),
        "enlisted": bin(p.recruits[0]).count("1"),
        **{name: tokens.get(name, 0) for name in RESOURCES},
    }


def take(table: Table, gain: str, expected: dict[str, int]) -> None:
    """Take one gain in full and note what it must change."""
    if gain == "build":
        table.do("build mill B5")
        expected["built"] += 1
    elif gain == "deploy":
        table.do("deploy speed B5")
        expected["deployed"] += 1
    elif gain == "upgrade":
        table.do("upgrade move_units deploy")
        expected["upgraded"] += 1
    elif gain == "enlist":
        table.do("enlist build power", "gain power 2")
        expected["enlisted"] += 1
        expected["power"] += 2
    elif gain.endswith("any"):
        for k in range(int(gain.split()[0])):
            table.do(f"token {RESOURCES[k % 4]}")
            expected[RESOURCES[k % 4]] += 1
    else:
        count, good = gain.split()
        table.do(f"gain {good} {count}")
        expected[good] += int(count)


@pytest.mark.rule("SCY-267", "SCY-268", "SCY-270", "SCY-271")
@pytest.mark.parametrize("option", [1, 2, 3])
@pytest.mark.parametrize("number", CARDS)
def test_every_option(number: int, option: int) -> None:
    table = meet(number)
    text = CARDS[number].split(" / ")[option - 1]
    price, _, gains = text.rpartition(": ")
    expected = measure(table)
    if price:
        expected["coins" if option == 2 else "popularity"] -= int(price)
        poor = meet(number)
        poor.set(0, **{"coins" if option == 2 else "popularity": int(price) - 1})
        assert poor.refused(f"option {option}") == "cannot-pay"
        poor.set(0, **{"coins" if option == 2 else "popularity": int(price)})
        assert poor.refused(f"option {option}") is None
    table.do(f"option {option}")
    for gain in gains.split(", "):
        take(table, gain, expected)
    assert measure(table) == expected
    assert table.asked == "turn", "nothing but the printed gain"
    assert table.seat == 0


@pytest.mark.rule("SCY-263")
def test_only_characters_have_encounters() -> None:
    table = Table("nordic", "saxony")
    table.mech(0, "riverwalk", "A4")
    table.begin(0, "top", "move")
    table.do("act units", "move mech A4", "step B5", "move worker A5", "step B5")
    assert table.asked == "turn"
    assert table.p.tokens >> table.at("B5") & 1


@pytest.mark.rule("SCY-265", "SCY-266", "SCY-273", "SCY-276")
def test_token_and_card() -> None:
    table = meet(7)
    p = table.p
    assert not p.tokens >> table.at("B5") & 1
    assert p.zones[ENCOUNTER_OPEN] == [p.box.encounter_0 + 6]
    for viewer in (None, 0, 1):
        assert table.match.view(viewer)["encounter"] == "encounter_7"
    table.do("option 1", "gain oil 0", "gain popularity 0")
    assert p.zones[ENCOUNTER_OPEN] == []
    assert p.zones[ENCOUNTER_DECK][0] == p.box.encounter_0 + 6, "under the deck"
    assert p.seen[p.box.encounter_0 + 6] == ALL
    assert p.box.encounters >> table.at("B5") & 1, "the symbol remains"
    table.hero(0, "A4")
    table.begin(0, "top", "move")
    table.do("act units", "move character A4", "step B5", "stop")
    assert table.asked == "turn", "each token is used once"


@pytest.mark.rule("SCY-267")
def test_one_option_must_be_chosen() -> None:
    table = meet(1)
    assert table.legal() == ["option 1", "option 2", "option 3"]
    assert table.refused("stop") == "must-choose"


@pytest.mark.rule("SCY-269", "SCY-91")
def test_a_part_of_the_gain() -> None:
    table = meet(3)
    table.do("option 2", "gain worker 0", "gain food 2")
    assert table.workers_at(0, "B5") == 0
    assert table.tokens("B5") == {"food": 2}


@pytest.mark.rule("SCY-269", "SCY-160", "SCY-R39")
def test_useless_options_may_be_chosen() -> None:
    """SCY-R39: also where nothing can be placed."""
    table = meet(1)
    table.structure(1, "mill", "B5")
    table.do("option 3")
    assert table.asked == "turn"
    assert table.p.popularity[0] == 6


@pytest.mark.rule("SCY-270", "SCY-155", "SCY-R41")
def test_pieces_need_no_worker_and_go_to_the_character_only() -> None:
    """SCY-R41."""
    table = meet(5)
    table.workers(0, A4=2)
    table.do("option 2")
    assert {a.split()[1] for a in table.verbs("deploy")} == {"B5"}
    assert table.refused("deploy speed A4") == "only-there"


@pytest.mark.rule("SCY-270", "SCY-141")
def test_no_worker_left() -> None:
    table = meet(3)
    table.workers(0, A4=8)
    table.do("option 2")
    assert table.legal()[0] == "gain food 3", "the worker is not even offered"


@pytest.mark.rule("SCY-141")
def test_more_workers_than_are_left() -> None:
    """No printed card gives two workers, but a data pack may have one that does."""
    table = Table("nordic", "saxony")
    table.workers(0, A4=7)
    table.p.push(OFFER, 0, G_WORKER, 2, table.at("A4"))
    table.p.advance()
    assert table.legal() == ["gain worker 1", "gain worker 0"]
    assert table.refused("gain worker 2") == "no-workers-left"
    assert table.refused("gain worker 3") == "too-much"


@pytest.mark.rule("SCY-264")
def test_after_the_whole_move() -> None:
    table = Table("nordic", "saxony")
    table.hero(0, "A4")
    table.begin(0, "top", "move")
    table.do("act units", "move character A4", "step B5")
    assert table.asked == "move", "the second unit comes first"
    table.do("stop")
    assert table.asked == "encounter"


@pytest.mark.rule("SCY-266", "SCY-267", "SCY-268")
@pytest.mark.parametrize("faction", ["nordic", "polania"])
def test_the_card_is_seen_where_only_one_option_can_be_paid(faction: str) -> None:
    """One answer is possible, and the person is asked all the same: the card lies open in the picture."""
    table = Table(faction, "saxony")
    table.workers(0)
    table.hero(0, "A4")
    table.set(0, popularity=0, coins=0)
    table.encounter(2)
    table.begin(0, "top", "move")
    table.do("act units", "move character A4", "step B5", "stop")
    assert (table.asked, table.seat, table.legal()) == ("encounter", 0, ["option 1"])
    assert table.match.view(0)["encounter"] == "encounter_2"
    assert "4 wood" in table.match.svg(0, "en"), "also the options that cannot be paid"
    table.do("option 1", "gain combat_cards 1", "gain popularity 0")
    assert table.asked == "turn", "nothing else can be paid: Polania is not asked a second time"
