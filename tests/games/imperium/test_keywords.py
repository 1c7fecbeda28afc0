"""Effect keywords and rulings that hand-written card tests do not reach (IMP-132 to IMP-192)."""

from __future__ import annotations

import pytest
from tests.games.imperium.builder import Table

from pentarchy.games.imperium.decisions import changes, draws, plays
from pentarchy.games.imperium.decisions.decks import L_NATION
from pentarchy.games.imperium.numbers import LOOK
from pentarchy.games.imperium.position import (
    ASIDE_ACTION,
    ASIDE_EXHAUST,
    ASIDE_PROGRESS,
    CIVILISED_DECK,
    DISCARD,
    FAME,
    HAND,
    MAIN,
    NATION,
    REGION_DECK,
    UNREST,
)
from pentarchy.kernel.program import PRIVATE

MARKET = ("1TRI2", "1UNC20", "1REG6", "1UNC3", "1CIV10")


def table_of(*nations: str, sides: str = "B", state: str = "barbarian") -> Table:
    table = Table(*nations, sides=sides).market_of(*MARKET)
    for seat in range(len(nations)):
        table.hand(seat).tokens(seat, material=10, population=10, progress=0).state(seat, state)
    return table


@pytest.mark.rule("IMP-6", "IMP-165")
def test_tokens_never_run_out() -> None:
    table = table_of("romans", "celts").tokens(0, material=38)
    changes.gain(table.p, 0, 0, 50)
    assert table.pool(0)["material"] == 88


@pytest.mark.rule("IMP-R5", "IMP-R18")
def test_what_is_set_aside_is_not_there_to_pay_with() -> None:
    p = table_of("romans", "celts").tokens(0, progress=3, action=1, exhaust=1).p
    assert p.can_pay(0, 0, 0, 3, 1)
    assert not p.can_pay(0, 0, 0, 0, 1, ASIDE_ACTION)
    assert p.can_pay(0, 0, 0, 1, 0, 2 * ASIDE_PROGRESS)
    assert not p.can_pay(0, 0, 0, 2, 0, 2 * ASIDE_PROGRESS)
    assert [p.exhausts_left(0, mode) for mode in (PRIVATE, ASIDE_EXHAUST)] == [1, 0]


@pytest.mark.rule("IMP-171", "IMP-R21")
def test_progress_is_no_change_for_other_tokens() -> None:
    table = table_of("vikings", "celts").tokens(1, material=0, progress=9).hand(0, "1VIK13")
    before = len(table.zone("hand", 1))
    table.use("play 1VIK13")
    assert table.pool(1) == {"material": 0, "population": 10, "progress": 9}
    assert len(table.zone("hand", 1)) == before + 1  # too little material: an unrest card, whatever the progress
    assert not any(text.startswith(("amount", "gain")) for text in table.legal())


@pytest.mark.rule("IMP-184")
def test_discard_goes_to_the_own_pile() -> None:
    table = table_of("romans", "celts").hand(0, "1ROM3").state(0, "empire").hand(1, "1CEL14", "1CEL2", "1CEL3")
    table.use("play 1ROM3")
    assert (table.seat, table.asked) == (1, "pick")
    assert table.why_not("pick 1ROM3") == "not-selectable"
    table.use("pick 1CEL2", "pick 1CEL14")
    assert table.zone("discard", 1) == ["1CEL14", "1CEL2"]
    assert table.zone("hand", 1) == ["1CEL3"]


@pytest.mark.rule("IMP-148", "IMP-152", "IMP-R14", "IMP-R59")
def test_the_accession_card_stays_at_the_bottom() -> None:
    table = table_of("vikings", "celts", sides="A")
    p = table.p
    accession = table.number("1VIK2")
    for _ in range(5):
        changes.shuffle_nation(p, 0)
        assert p.area(0, NATION)[0] == accession
    top = p.area(0, NATION)[-1]
    table.hand(0, "1VIK3").use("play 1VIK3")
    while table.asked == "may" and p.looked == 0:
        table.use("no")
    # Taking unrest lets the Vikings look and put the card under the others, above the accession card.
    table.begin_turn(0)
    p.looked = 0
    changes.take_unrest(p, 0)
    table.advance()
    assert table.match.view(0)["looked"] == [table.token(top)]
    assert table.match.view(1)["looked"] == []
    table.use("yes")
    assert p.area(0, NATION)[:2] == [accession, top]
    # With the accession card alone nothing can be put under it.
    table.empty("nation", 0).put("nation", 0, "1VIK2")
    table.begin_turn(0)
    changes.take_unrest(p, 0)
    table.advance()
    assert table.asked == "act"


@pytest.mark.rule("IMP-38", "IMP-R59")
def test_looking_at_the_accession_card_hides_it_from_nobody() -> None:
    table = table_of("vikings", "celts", sides="A")
    p = table.p
    while len(p.area(0, NATION)) > 1:
        changes.nation_to_discard(p, 0)
    accession = table.number("1VIK2")
    assert p.area(0, NATION) == [accession]
    table.begin_turn(0)
    p.looked = 0
    p.push(LOOK, 0, L_NATION, 1)
    table.advance()
    assert p.looked == 1
    # Not only deduced, as long as nothing else could lie there: seen by all, whatever is mixed with it later.
    assert all(p.seen[accession] >> seat & 1 for seat in (0, 1))


@pytest.mark.rule("IMP-160")
def test_passive_effects_end_when_the_card_leaves_play() -> None:
    table = table_of("romans", "celts", state="empire").hand(0, "1ROM17").in_play(0, "1ROM5")
    assert table.why_not("play 1ROM17") == ""  # Legions take the barbarian icon off Conquer
    changes.send(table.p, table.number("1ROM5"), 0, changes.DO_ABANDON)
    assert table.components.face_of["1ROM17", ""].key == "conquer"
    assert table.why_not("play 1ROM17") == "wrong-state"


@pytest.mark.rule("IMP-192")
@pytest.mark.parametrize("nation", ["vikings", "arthurians", "utopians"])
def test_some_nations_cannot_develop(nation: str) -> None:
    table = table_of(nation, "celts").tokens(0, material=50, population=50, progress=50)
    table.put("development", 0, "1ROM5")
    assert draws.developable(table.p, 0, True) == []
    assert draws.developable(table.p, 1, True) == table.p.area(1, 8)


@pytest.mark.rule("IMP-R2", "IMP-175")
def test_slots_are_refilled_from_the_deck_above_them() -> None:
    table = table_of("romans", "celts").market(4, "1REG1").hand(0, "1MAC16")
    top = table.p.zones[CIVILISED_DECK][-1]
    table.use("play 1MAC16", "pick 1REG1")
    assert table.p.slots[4] == top
    top = table.p.zones[MAIN][-1]
    for card in table.p.zones[REGION_DECK][:]:
        table.p.move(card, 0, 0xFFFF)
    table.hand(0, "1MAC16").use("play 1MAC16", "pick 1REG6")
    assert table.p.slots[2] == top


@pytest.mark.rule("IMP-R8", "IMP-138")
def test_options_that_cannot_be_carried_out() -> None:
    table = table_of("celts", "romans").hand(0, "1CEL14", "1TRI2").tokens(0, population=0)
    table.use("play 1CEL14")
    assert table.legal() == ["option 1"]  # asked all the same: others do not know whether there is unrest in hand
    assert table.why_not("option 2") == "option-impossible"
    assert table.why_not("option 3") == "option-impossible"
    # With an empty hand everybody can see that a single option is left: the engine takes it.
    table = table_of("celts", "romans").hand(0, "1CEL14").tokens(0, population=0)
    table.use("play 1CEL14")
    assert table.asked == "act"
    assert table.pool(0)["progress"] == 1


@pytest.mark.rule("IMP-R8", "IMP-R82")
def test_if_no_option_is_possible_any_may_be_taken() -> None:
    table = table_of("romans", "celts").in_play(0, "1GRE9").discard(0)
    # Neither an attack card in the discard pile nor an exiled card: the ability is not even offered.
    assert table.why_not("exhaust 1GRE9") == "nothing-to-do"
    table.hand(0, "1CAR11").tokens(0, material=0, progress=0)
    assert table.why_not("play 1CAR11") == "cannot-pay"
    table.market_of("1REG1", "1REG2", "1REG3", "1REG4", "1REG6").hand(0, "2ATL5").state(0, "empire")
    table.tokens(0, material=0, population=0)
    table.use("play 2ATL5")
    assert table.legal() == ["option 1", "option 2"]
    table.use("option 2")
    assert table.asked == "act"


@pytest.mark.rule("IMP-R27", "IMP-186")
def test_any_hand_card_can_be_garrisoned_unless_it_says_no() -> None:
    table = table_of("romans", "celts").hand(0, "1CAR12", "1UNR1", "1ROM14", "1TRI2")
    table.use("play 1CAR12", "yes")
    assert sorted(table.legal()) == ["pick 1TRI2", "pick 1UNR1"]
    assert table.why_not("pick 1ROM14") == "not-selectable"  # Glory
    table.use("pick 1UNR1")
    assert table.p.garrison_of(table.number("1CAR12")) == [table.number("1UNR1")]


@pytest.mark.rule("IMP-R28", "IMP-188", "IMP-142")
def test_a_host_without_history_goes_to_the_discard_pile_with_its_garrison() -> None:
    for nation, zone in (("vikings", "discard"), ("romans", "history")):
        table = table_of(nation, "celts").in_play(0, "1ROM15").garrison(0, "1ROM15", "1TRI2")
        changes.send(table.p, table.number("1ROM15"), 0, changes.DO_HISTORY)
        assert {table.where("1ROM15"), table.where("1TRI2")} == {(0, zone)}


@pytest.mark.rule("IMP-R63", "IMP-133")
def test_unrest_cards_are_equal() -> None:
    table = table_of("romans", "celts").hand(0, "1UNR1", "1UNR2", "1TRI2", "1UNC13")
    assert [text for text in table.legal() if "UNR" in text] == ["play 1UNR1"]
    # The card that everybody has seen taken goes back first: another would tell that there are two.
    taken = table.p.zones[UNREST][-1]
    changes.take_unrest(table.p, 0)
    table.begin_turn(0).use("play 1UNC13", "option 1")
    assert table.p.where[taken] == UNREST
    assert table.where("1UNR1") == (0, "hand")


@pytest.mark.rule("IMP-157", "IMP-R58")
def test_market_cards_with_tokens_cannot_be_exiled() -> None:
    table = table_of("romans", "celts").hand(0, "1REG2", "1REG3")
    for slot, name in enumerate(MARKET[:4]):
        table.market(slot, name, progress=1)
    table.use("play 1REG2")
    assert table.where("1CIV10") == (-1, "exile")  # the only one without a token
    table.market(4, "1CIV1", material=1)
    exiled = len(table.p.zones[9])
    while table.asked == "may":
        table.use("no")
    table.use("play 1REG3")
    assert len(table.p.zones[9]) == exiled


@pytest.mark.rule("IMP-153", "IMP-R23")
def test_a_free_card_is_played_once_per_turn() -> None:
    table = table_of("romans", "celts").hand(0, "1TRI2").tokens(0, action=0)
    table.use("play 1TRI2")
    table.put("hand", 0, "1TRI2")
    assert table.why_not("play 1TRI2") == "once-per-turn"
    table.tokens(0, action=3)
    assert table.why_not("play 1TRI2") == "once-per-turn"
    # Another copy of the same name is another card.
    table.hand(0, "2UTO12", "2UTO13").use("play 2UTO12")
    while table.asked == "may":
        table.use("no")
    assert table.why_not("play 2UTO13") == ""
    table.p.free_played.clear()
    assert plays.needs_token(table.p, 0, table.number("2UTO13")) is False


@pytest.mark.rule("IMP-166", "IMP-167")
def test_looking_is_private_and_the_rest_goes_back_in_any_order() -> None:
    table = table_of("olmecs", "celts", state="empire").in_play(0, "2OLM3").hand(0, "2OLM4", "2OLM12", "2OLM13")
    table.use("play 2OLM4")
    while table.asked in ("react", "pay", "pick"):
        table.use({"react": "done", "pay": "amount 0"}.get(table.asked, table.legal()[0]))
    assert table.asked == "take_looked"
    seen = table.p.zones[FAME][-3:]
    assert sorted(table.legal()) == sorted(f"pick {table.token(card)}" for card in seen)
    assert table.match.view(1)["looked"] == []
    table.use(f"pick {table.token(seen[1])}")
    assert table.asked == "put_back"
    table.use(f"pick {table.token(seen[2])}")
    fame = table.p.zones[FAME]
    assert fame[-2:] == [seen[2], seen[0]]
    assert table.p.where[fame[0]] == FAME


@pytest.mark.rule("IMP-177", "IMP-179", "IMP-180", "IMP-181")
def test_break_through() -> None:
    table = table_of("romans", "celts").hand(0, "1UNC20")
    table.market_of("1UNC4", "1UNC5", "1REG6", "1UNC3", "1CIV10")
    table.p.zones[MAIN].sort(key=lambda card: table.p.box.suits[card] & 16)
    tributary = table.p.zones[MAIN][-1]
    size = len(table.p.zones[MAIN])
    table.use("play 1UNC20")
    assert table.p.where[tributary] == table.p.where[table.p.area(0, HAND)[0]]
    assert len(table.p.zones[MAIN]) == size - 1
    for card in [card for card in table.p.zones[MAIN] if table.p.box.suits[card] & 16]:
        table.p.move(card, 0, 0xFFFF)
    before = table.pool(0)["progress"]
    table.hand(0, "1UNC20").use("play 1UNC20")
    if table.asked == "pay":
        table.use("amount 0")
    assert table.pool(0)["progress"] == before + 2  # nothing was found
    assert not table.p.area(0, HAND)


@pytest.mark.rule("IMP-R10")
def test_drawing_stops_where_nothing_is_left() -> None:
    table = table_of("romans", "celts").deck(0).discard(0).empty("nation", 0).in_play(0, "1CIV10")
    assert table.why_not("exhaust 1CIV10") == "nothing-to-do"
    table.hand(0, "1MAC2").use("play 1MAC2")
    while table.asked != "act":
        table.use("no")
    assert table.zone("hand", 0) == []
    assert table.p.area(0, DISCARD) == []


@pytest.mark.rule("IMP-R65")
def test_any_number_of_equal_cards_is_asked_for() -> None:
    table = table_of("mauryans", "celts").hand(0, "1UNR1", "1UNR2", "1TRI2").in_play(0, "2MAU9").deck(0, "1TRI8")
    table.solstice(0, "2MAU9")
    assert table.legal() == ["pick 1UNR1", "done"]
    table.use("pick 1UNR1", "done", "option 2")
    assert table.zone("hand", 0) == ["1TRI2", "1UNR2"]
    assert table.pool(0)["progress"] == 1


@pytest.mark.rule("IMP-R81", "IMP-149", "IMP-150")
def test_found_cards_are_shown() -> None:
    table = table_of("mauryans", "celts").hand(0, "2MAU19").deck(0, "2MAU9", "1TRI2")
    table.use("play 2MAU19", "option 2")
    assert table.where("2MAU9") == (0, "discard")
    table = table_of("arthurians", "celts").hand(0, "2ART17").deck(0, "2ART3", "1TRI2")
    table.use("play 2ART17", "option 2")
    assert table.where("2ART3") == (0, "hand")
    assert table.match.view(1)["seats"][0]["hand_known"] == ["2ART3"]


@pytest.mark.rule("IMP-R83", "IMP-R18")
@pytest.mark.parametrize("gives", [True, False])
def test_standing_army_comes_before_other_defences(gives: bool) -> None:
    table = table_of("romans", "celts", state="empire").hand(0, "1CIV4").in_play(1, "1UNC1", "2TRI2")
    table.tokens(0, progress=1).use("play 1CIV4")
    assert (table.seat, table.asked, table.legal()) == (0, "gift", ["yes", "no"])
    if gives:
        table.use("yes")
        assert (table.seat, table.asked) == (1, "defend")
        table.use("no")
        assert table.pool(1)["progress"] == 1
        assert len(table.zone("hand", 1)) == 1
    else:
        table.use("no")
        assert table.zone("hand", 1) == []  # the army is enough
