"""The worked examples with their numbers; those of set-up, reshuffling, solstice and points stand with their rules."""

from __future__ import annotations

import pytest
from tests.games.imperium.builder import Table

from pentarchy.games.imperium.decisions import changes
from pentarchy.games.imperium.position import CIVILISED_DECK, FAME, HAND, UNREST

MARKET = ("1TRI2", "1UNC20", "1REG6", "1UNC3", "1CIV10")


def table_of(*nations: str, sides: str = "B", state: str = "barbarian") -> Table:
    table = Table(*nations, sides=sides).market_of(*MARKET)
    for seat in range(len(nations)):
        table.hand(seat).state(seat, state)
    return table


@pytest.mark.rule("IMP-X1")
def test_tres_zapotes() -> None:
    table = table_of("olmecs", "romans", state="empire").hand(0, "2OLM6", "1TRI8")
    face = table.components.face_of["2OLM6", ""]
    assert (face.suits, face.types, face.header, face.state) == (
        ["region"],
        ["production", "fertile"],
        "pinned",
        "empire",
    )
    assert face.price == {"material": 4, "population": 2}
    table.discard(0, "2OLM12", "2OLM13")
    table.use("play 2OLM6", "yes", "pick 2OLM12", "pick 2OLM13", "yes", "pick 1TRI8")
    assert table.zone("hand", 0) == ["2OLM12", "2OLM13"]
    assert table.p.garrison_of(table.number("2OLM6")) == [table.number("1TRI8")]


@pytest.mark.rule("IMP-X2")
def test_roman_expansion() -> None:
    table = table_of("romans", "celts").hand(0, "1ROM21").in_play(1, "1CEL9")
    table.market(0, "1REG1").use("play 1ROM21", "pick 1REG6", "yes", "pick 1REG1")
    assert {"1REG1", "1REG6"} <= set(table.zone("hand", 0))
    assert table.where("1CEL9") == (1, "hand")
    assert table.where("1ROM21") == (0, "history")


@pytest.mark.rule("IMP-X5")
def test_copies_and_their_state_icons() -> None:
    table = table_of("mauryans", "romans", state="empire").hand(0, "2MAU12", "2MAU13", "1SCY14", "1SCY15")
    assert {"play 2MAU12", "play 1SCY14"} <= set(table.legal())
    assert table.why_not("play 2MAU13") == "wrong-state"
    assert table.why_not("play 1SCY15") == "wrong-state"


@pytest.mark.rule("IMP-X6", "IMP-193")
def test_embalming() -> None:
    table = table_of("egyptians", "romans").in_play(0, "2EGY4").hand(0, "1CIV13", "1TRI2", "1TRI8").state(0, "empire")
    table.tokens(0, population=1, progress=1).use("play 1CIV13", "amount 1")
    assert table.asked == "act"  # paid with progress: nothing
    table.p.free_played.clear()
    table.hand(0, "2TRI8", "1TRI2").tokens(0, population=2, progress=1)
    table.use("play 2TRI8", "amount 1")
    assert table.asked == "may"
    table.use("yes")
    assert table.where("1TRI2") == (0, "history")
    assert table.asked != "may"  # once per payment


@pytest.mark.rule("IMP-X7", "IMP-197")
def test_shaduf() -> None:
    table = table_of("romans", "celts").in_play(0, "1UNC12", "1REG5").hand(0, "1CAR9")
    table.tokens(0, material=0, progress=0, exhaust=1).use("play 1CAR9", "no", "no", "option 1")
    assert table.pool(0)["material"] == 1
    assert table.legal() == ["exhaust 1UNC12", "done"]
    table.use("exhaust 1UNC12")
    assert table.pool(0)["progress"] == 1
    assert table.p.exhausts[0] == 0


@pytest.mark.rule("IMP-X8", "IMP-201", "IMP-202", "IMP-111")
def test_glory_and_the_king_of_kings() -> None:
    table = table_of("romans", "celts", sides="A").in_play(0, "1REG1", "1REG2", "1REG3").hand(0, "1ROM14")
    table.in_play(1, "1REG7", "1REG8", "1REG9")
    p = table.p
    for card in p.zones[FAME][2:]:
        p.move(card, 0, 0xFFFF)
    table.tokens(0, progress=0).use("play 1ROM14")
    assert table.pool(0)["progress"] == 1
    assert len(p.zones[FAME]) == 1
    assert len(p.area(0, HAND)) == 1
    assert p.trigger == 0
    assert table.number("1FAM9") not in p.flipped
    table.hand(1, "1CEL15").tokens(1, progress=0).begin_turn(1).use("play 1CEL15")
    assert table.pool(1)["progress"] == 6
    assert table.number("1FAM9") in p.flipped
    assert p.trigger == 3


@pytest.mark.rule("IMP-X9", "IMP-172", "IMP-173", "IMP-174", "IMP-175")
def test_acquiring_education() -> None:
    table = table_of("romans", "celts").tokens(0, material=5, progress=0)
    assert table.components.face_of["1CAR11", ""].key == "advance"
    table.market(4, "1CIV2", progress=1).hand(0, "1CAR11")
    top = table.p.zones[CIVILISED_DECK][-1]
    unrest = table.p.under[4]
    table.use("play 1CAR11", "option 1")
    if table.asked == "acquire":
        table.use("pick 1CIV2")
    assert table.where("1CIV2") == (0, "hand")
    assert unrest in table.p.area(0, HAND)
    assert table.pool(0) == {"material": 2, "population": 2, "progress": 1}
    assert table.p.slots[4] == top
    assert table.p.under[4] >= 0


@pytest.mark.rule("IMP-X10", "IMP-178", "IMP-R77")
def test_breaking_through_for_education() -> None:
    table = table_of("romans", "celts").hand(0, "1CAR11").tokens(0, material=5, progress=0)
    table.market(4, "1CIV2", progress=1)
    pile = len(table.p.zones[UNREST])
    table.use("play 1CAR11", "option 2", "suit civilised", "pick 1CIV2")
    assert table.zone("hand", 0) == ["1CIV2"]
    assert table.pool(0)["progress"] == 1
    assert len(table.p.zones[UNREST]) == pile  # one came back, one went under the new card


@pytest.mark.rule("IMP-X11", "IMP-170", "IMP-R5")
def test_paying_material_with_progress() -> None:
    table = table_of("romans", "celts").hand(0, "1UNC20").tokens(0, material=1, progress=2)
    table.use("play 1UNC20")
    assert table.pool(0)["progress"] == 1
    assert table.pool(0)["material"] == 0
    table = table_of("romans", "celts").hand(0, "1UNC20").tokens(0, material=0, progress=2)
    assert table.why_not("play 1UNC20") == "cannot-pay"


@pytest.mark.rule("IMP-X14", "IMP-185", "IMP-R20")
def test_stealing_from_the_poor() -> None:
    table = table_of("vikings", "celts").hand(0, "1VIK13").tokens(0, material=0).tokens(1, material=1)
    table.use("play 1VIK13")
    assert (table.pool(0)["material"], table.pool(1)["material"]) == (1, 0)
    assert len(table.zone("hand", 1)) == 1


@pytest.mark.rule("IMP-X15", "IMP-154", "IMP-182", "IMP-188")
@pytest.mark.parametrize(("doing", "zone"), [(changes.DO_RECALL, "hand"), (changes.DO_ABANDON, "discard")])
def test_a_garrison_follows_its_host(doing: int, zone: str) -> None:
    table = table_of("romans", "celts").in_play(0, "1REG8").garrison(0, "1REG8", "1TRI8", "1UNR1")
    changes.send(table.p, table.number("1REG8"), 0, doing)
    assert table.zone(zone, 0) == ["1REG8", "1TRI8", "1UNR1"]
    assert table.p.host == []


@pytest.mark.rule("IMP-X19", "IMP-116", "IMP-128")
def test_corruption_and_the_last_unrest() -> None:
    table = table_of("romans", "celts", "greeks", "persians", state="empire").hand(0, "1CIV4").unrest_pile(2)
    table.use("play 1CIV4")
    assert table.match.over
    assert [len(table.zone("hand", seat)) for seat in range(4)] == [0, 1, 1, 0]
