"""Rounds, turns, playing and exhausting, clean-up, reshuffling, solstice, the end (IMP-63 to IMP-117)."""

from __future__ import annotations

import pytest
from tests.games.imperium.builder import Table

from pentarchy.games.imperium.decisions import changes, rounds
from pentarchy.games.imperium.numbers import END_MAIN_DECK, FINISH, GAME_COUNT
from pentarchy.games.imperium.position import DECK, DEVELOPMENT, DISCARD, HAND, MAIN, NATION, UNREST
from pentarchy.kernel.position import WIDTH


def quiet(*nations: str, sides: str = "B") -> Table:
    """A table whose market holds no question and whose seats hold no hands."""
    table = Table(*nations, sides=sides)
    table.market_of("1REG1", "1REG2", "1REG6", "1REG7", "1REG10")
    for seat in range(len(nations)):
        table.hand(seat)
    return table


def end_turn(table: Table, market: str = "1REG1") -> Table:
    """Stop activating, put the token, keep the hand."""
    table.use("done")
    if table.asked == "place":
        table.use(f"pick {market}")
    if table.asked == "discarding":
        table.use("done")
    return table


@pytest.mark.rule("IMP-63", "IMP-64", "IMP-65")
def test_every_seat_has_one_turn_then_comes_the_solstice() -> None:
    table = quiet("romans", "celts", "greeks")
    p = table.p
    p.first = 1
    del p.stack[WIDTH:]
    p.stack[GAME_COUNT] = 0
    table.advance()
    seats = []
    for _ in range(3):
        seats.append(table.seat)
        assert sorted(table.legal()) == ["activate", "innovate", "revolt"]
        number = p.round
        table.use("activate")
        assert table.why_not("innovate") == "other-question"
        end_turn(table)
    assert seats == [1, 2, 0]
    assert p.round == number + 1
    assert table.seat == 1


@pytest.mark.rule("IMP-66", "IMP-82", "IMP-84", "IMP-83", "IMP-R65")
def test_only_activate_lets_cards_be_played() -> None:
    table = quiet("romans", "celts").hand(0, "1TRI2", "1UNR1", "1UNR2").take_turn(0)
    assert "play 1TRI2" not in table.legal()
    table.use("revolt")
    assert table.legal() == ["amount 0", "amount 1", "amount 2"]
    assert table.why_not("play 1TRI2") == "other-question"
    assert table.why_not("amount 3") == "too-many"
    pile = len(table.p.zones[UNREST])
    table.use("amount 2")
    assert len(table.p.zones[UNREST]) == pile + 2
    assert table.zone("hand", 0) == ["1TRI2"]
    table.hand(0).take_turn(0).use("revolt")
    assert table.legal() == ["amount 0"]


@pytest.mark.rule("IMP-68", "IMP-69", "IMP-70", "IMP-71", "IMP-12", "IMP-147")
def test_playing_cards() -> None:
    table = quiet("romans", "celts").hand(0, "1TRI8", "1REG8", "1ROM20").tokens(0, material=0, action=2)
    table.use("play 1TRI8")
    assert table.where("1TRI8") == (0, "discard")
    assert table.pool(0)["material"] == 4
    assert table.p.actions[0] == 1
    table.use("play 1REG8", "pick 1REG1", "no")
    assert table.where("1REG8") == (0, "play")
    assert table.p.actions[0] == 0
    assert table.why_not("play 1ROM20") == "no-action"
    assert table.why_not("play 1TRI8") == "not-in-hand"
    end_turn(table, table.legal()[0].removeprefix("pick ") if table.asked == "place" else "1REG2")
    assert table.where("1REG8") == (0, "play")  # it stays


@pytest.mark.rule("IMP-72", "IMP-14", "IMP-162")
def test_state_icons() -> None:
    table = quiet("romans", "celts").hand(0, "1CIV12", "1ROM18", "1TRI2").state(0, "barbarian")
    assert table.why_not("play 1CIV12") == "wrong-state"
    assert table.why_not("play 1TRI2") == ""
    table.state(0, "empire")
    assert table.why_not("play 1CIV12") == ""
    assert table.why_not("play 1ROM18") == "wrong-state"
    # An empire card may be acquired while barbarian.
    table.market_of("1REG1", "1REG2", "1REG6", "1REG7", "1CIV12").state(0, "barbarian").hand(0, "1MAC16")
    table.use("play 1MAC16", "pick 1CIV12")
    assert table.where("1CIV12") == (0, "hand")


@pytest.mark.rule("IMP-73")
@pytest.mark.parametrize("option", ["option 1", "option 2", "option 3"])
def test_playing_unrest(option: str) -> None:
    table = quiet("romans", "celts").hand(0, "1UNR1", "1TRI2", "1TRI8").tokens(0, material=3, population=1, progress=0)
    pile = len(table.p.zones[UNREST])
    table.use("play 1UNR1")
    assert table.legal() == ["option 1", "option 2", "option 3"]
    table.use(option)
    assert len(table.p.zones[UNREST]) == pile + 1
    left = {"option 1": (3, 0, 2), "option 2": (3, 1, 0), "option 3": (0, 1, 2)}[option]
    assert (table.pool(0)["material"], table.pool(0)["population"], len(table.zone("hand", 0))) == left


@pytest.mark.rule("IMP-73", "IMP-168")
def test_unrest_that_cannot_be_paid_stays() -> None:
    table = quiet("romans", "celts").hand(0, "1UNR1", "1TRI2").tokens(0, material=2, population=0, progress=0)
    assert table.why_not("play 1UNR1") == "cannot-pay"
    table.tokens(0, progress=1)
    assert table.why_not("play 1UNR1") == ""


@pytest.mark.rule("IMP-74", "IMP-75", "IMP-76", "IMP-78", "IMP-79")
def test_exhausting() -> None:
    table = quiet("romans", "celts").in_play(0, "1CIV10", "1UNC8").deck(0, "1TRI2", "1TRI8").state(0, "barbarian")
    table.in_play(1, "1UNC6").tokens(0, exhaust=2)
    assert "exhaust 1CIV10" in table.legal()  # an empire card in play, whatever the state card shows
    table.use("exhaust 1CIV10")
    assert table.zone("hand", 0) == ["1TRI8"]
    assert table.p.exhausts[0] == 1
    assert table.why_not("exhaust 1CIV10") == "exhausted"
    assert table.why_not("exhaust 1UNC6") == "no-ability"  # not mine
    table.use("exhaust 1UNC8")
    assert table.p.actions[0] == 4
    table.p.spent.remove(table.number("1UNC8"))
    assert table.why_not("exhaust 1UNC8") == "no-exhaust"


@pytest.mark.rule("IMP-77")
def test_an_ability_that_cannot_be_paid_is_not_offered() -> None:
    table = quiet("romans", "celts").in_play(0, "1UNC6").deck(0, "1TRI2").tokens(0, material=0, progress=5)
    assert table.why_not("exhaust 1UNC6") == "nothing-to-do"
    table.tokens(0, material=1).use("exhaust 1UNC6")
    assert table.pool(0)["material"] == 0
    assert table.zone("hand", 0) == ["1TRI2"]


@pytest.mark.rule("IMP-80", "IMP-81")
def test_innovate() -> None:
    table = quiet("romans", "celts").hand(0, "1TRI2", "1TRI8").take_turn(0)
    table.use("innovate")
    assert table.zone("discard", 0) == ["1TRI2", "1TRI8"]
    assert sorted(table.legal()) == ["suit civilised", "suit region", "suit tributary", "suit uncivilised"]
    assert table.why_not("suit fame") == "wrong-suit"
    table.use("suit region", "pick 1REG6")
    assert table.zone("hand", 0) == ["1REG6"]


@pytest.mark.rule("IMP-85", "IMP-86", "IMP-87", "IMP-216")
@pytest.mark.parametrize(
    ("nation", "sides", "tokens"),
    [
        ("romans", "A", [0, 0, 1]),
        ("carthaginians", "A", [1, 0, 0]),
        ("carthaginians", "B", [2, 0, 0]),
        ("qin", "A", [0, 1, 0]),
        ("qin", "B", [0, 1, 0]),
    ],
)
def test_market_token_of_the_clean_up(nation: str, sides: str, tokens: list[int]) -> None:
    table = quiet(nation, "celts", sides=sides)
    table.use("done")
    assert table.asked == "place"
    assert table.why_not("pick 1CIV1") == "not-in-market"
    table.use("pick 1REG6")
    assert table.p.slot_tokens[6:9] == tokens


@pytest.mark.rule("IMP-88", "IMP-89", "IMP-90", "IMP-R55")
def test_clean_up() -> None:
    table = quiet("romans", "celts").hand(0, "1TRI2", "1TRI8", "1UNR1")
    table.deck(0, "1UNR2", "1UNR3", "1UNR4", "1UNR5", "1UNR6").in_play(0, "1CIV10", "1ROM5")
    table.use("exhaust 1CIV10").tokens(0, action=1)
    table.use("done", "pick 1REG1")
    assert (table.p.actions[0], table.p.exhausts[0], table.p.spent) == (3, 5, [])
    table.use("pick 1TRI2", "pick 1TRI8", "done")
    assert len(table.zone("hand", 0)) == 6  # five and one more for Legions
    assert rounds.hand_limit(table.p, 0) == 6
    table.hand(0, *[f"1UNR{k}" for k in range(1, 9)]).begin_turn(0)
    deck = len(table.zone("deck", 0))
    table.use("done", "pick 1REG1", "done")
    assert len(table.zone("hand", 0)) == 8
    assert len(table.zone("deck", 0)) == deck


@pytest.mark.rule("IMP-47")
def test_the_supply_is_common_and_never_empty() -> None:
    table = quiet("carthaginians", "celts", sides="A").tokens(1, material=10_000)
    table.use("done", "pick 1REG6")
    assert table.p.slot_tokens[6:9] == [1, 0, 0]
    assert table.p.pool[3] == 10_000


@pytest.mark.rule("IMP-91")
def test_the_next_player_waits_for_the_whole_clean_up() -> None:
    """At a real table the next one may begin meanwhile; it changes nothing, so here nobody does."""
    table = quiet("romans", "celts").hand(0, "1TRI2").hand(1, "1TRI8")
    table.use("done")
    for answer in ("pick 1REG1", "done"):
        assert table.match.to_act == (0,)
        assert table.match.legal(1) == []
        table.use(answer)
    assert table.match.to_act == (1,)


# -- reshuffling ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-92", "IMP-93", "IMP-94", "IMP-98", "IMP-135", "IMP-X12")
def test_reshuffling_as_barbarian() -> None:
    table = quiet("romans", "celts").deck(0).discard(0, "1TRI2", "1TRI8").in_play(0, "1CIV10").tokens(0, exhaust=5)
    top = table.p.area(0, NATION)[-1]
    before = len(table.p.area(0, NATION))
    table.use("exhaust 1CIV10")
    p = table.p
    assert len(p.area(0, NATION)) == before - 1
    assert top in p.area(0, DECK) + p.area(0, HAND)
    assert (p.exhausts[0], p.spent_nation[0]) == (3, 1)
    assert len(p.area(0, HAND)) == 1
    assert len(p.area(0, DECK)) == 2
    assert not p.area(0, DISCARD)
    # A second time in the same turn no card is added.
    table.deck(0).discard(0, "1TRI2", "1TRI8").in_play(0, "1UNC6").tokens(0, material=1).use("exhaust 1UNC6")
    assert len(p.area(0, NATION)) == before - 1
    assert len(p.area(0, DECK)) == 1


@pytest.mark.rule("IMP-94")
def test_no_nation_card_without_an_exhaust_token() -> None:
    table = quiet("romans", "celts").deck(0).discard(0, "1TRI2").in_play(0, "1CIV10").tokens(0, exhaust=1)
    before = len(table.p.area(0, NATION))
    table.use("exhaust 1CIV10")
    assert len(table.p.area(0, NATION)) == before
    assert table.zone("hand", 0) == ["1TRI2"]


@pytest.mark.rule("IMP-95", "IMP-X13", "IMP-R11")
def test_the_accession_card_makes_an_empire() -> None:
    table = quiet("romans", "celts").empty("nation", 0).deck(0).discard(0, "1TRI2").in_play(0, "1CIV10")
    table.put("nation", 0, "1ROM2")
    table.use("exhaust 1CIV10")
    p = table.p
    assert p.state[0] == 1
    assert p.spent_nation[0] == 0
    assert p.exhausts[0] == 3
    assert sorted(table.zone("deck", 0) + table.zone("hand", 0)) == ["1ROM2", "1TRI2"]


@pytest.mark.rule("IMP-96", "IMP-97", "IMP-R12")
def test_reshuffling_as_empire_develops() -> None:
    table = quiet("romans", "celts").state(0, "empire").deck(0).discard(0, "1TRI2").in_play(0, "1CIV10")
    table.tokens(0, material=20, population=20, progress=20)
    table.use("exhaust 1CIV10")
    assert table.asked == "develop"
    assert "done" in table.legal()
    assert table.why_not("pick 1TRI2") == "not-developable"
    table.use("pick 1ROM5")
    while table.asked == "pay":
        table.use("amount 0")
    assert table.p.spent_development[0] == 1
    assert sorted(table.zone("deck", 0) + table.zone("hand", 0)) == ["1ROM5", "1TRI2"]
    # Once a turn only.
    table.deck(0).discard(0, "1TRI8").in_play(0, "1UNC6").use("exhaust 1UNC6")
    assert table.asked != "develop"


@pytest.mark.rule("IMP-96", "IMP-R12")
def test_not_developing_moves_no_token() -> None:
    table = quiet("romans", "celts").state(0, "empire").deck(0).discard(0, "1TRI2").in_play(0, "1CIV10")
    table.tokens(0, material=20, population=20, progress=20).use("exhaust 1CIV10", "done")
    assert (table.p.spent_development[0], table.p.exhausts[0]) == (0, 4)


@pytest.mark.rule("IMP-99")
def test_reshuffling_in_the_turn_of_another() -> None:
    table = quiet("romans", "celts").hand(0, "1UNC22").deck(1).discard(1, "1CEL14").deck(0, "1TRI2")
    before = len(table.p.area(1, NATION))
    table.use("play 1UNC22")
    while table.seat == 0:
        table.use("no")
    assert table.seat == 1
    table.use("yes")
    assert len(table.p.area(1, NATION)) == before - 1
    assert (table.p.exhausts[1], table.p.spent_nation[1]) == (4, 1)
    assert len(table.zone("hand", 1)) == 1


@pytest.mark.rule("IMP-100", "IMP-136")
def test_if_able_never_reshuffles() -> None:
    table = quiet("romans", "celts").hand(0, "1UNC2").deck(0, "1TRI2").discard(0, "1TRI8")
    table.use("play 1UNC2", "yes")
    assert table.asked == "act"  # nothing more to draw; one card went back on top
    assert table.zone("deck", 0) == ["1TRI2"]
    assert table.zone("discard", 0) == ["1TRI8", "1UNC2"]


@pytest.mark.rule("IMP-101", "IMP-209", "IMP-164")
def test_the_nadir_card_enters_play() -> None:
    table = quiet("arthurians", "celts").empty("nation", 0).deck(0).discard(0, "1TRI2").in_play(0, "1CIV10")
    table.put("nation", 0, "2ART8")
    table.use("exhaust 1CIV10")
    assert table.where("2ART8") == (0, "play")
    assert table.p.state[0] == 0


@pytest.mark.rule("IMP-102", "IMP-112", "IMP-164", "IMP-215")
def test_the_zenith_card_triggers_the_end() -> None:
    table = quiet("vikings", "celts").empty("nation", 0).deck(0).discard(0, "1TRI2").in_play(0, "1CIV10")
    table.put("nation", 0, "1VIK2")
    table.use("exhaust 1CIV10")
    assert table.p.trigger == 4
    assert table.p.state[0] == 0
    assert "1VIK2" in table.zone("deck", 0) + table.zone("hand", 0)


@pytest.mark.rule("IMP-103")
def test_utopians_skip_the_first_step() -> None:
    table = quiet("utopians", "celts").deck(0).discard(0, "1TRI2", "1TRI8").in_play(0, "1CIV10")
    table.use("exhaust 1CIV10")
    assert table.p.exhausts[0] == 2
    assert len(table.zone("deck", 0)) == 1


# -- solstice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-104", "IMP-105", "IMP-106", "IMP-107", "IMP-X4")
def test_solstice_in_turn_order_by_the_owners_choice() -> None:
    table = quiet("romans", "celts").in_play(0, "1CIV10", "1CIV6").in_play(1, "1UNC15").hand(1, "1TRI2")
    table.tokens(0, material=0).begin_solstice()
    assert (table.seat, table.asked) == (0, "solstice")
    assert sorted(table.legal()) == ["pick 1CIV10", "pick 1CIV6"]
    assert table.why_not("pick 1UNC15") == "no-solstice"
    table.use("pick 1CIV6")
    assert sorted(table.legal()) == ["option 1", "option 2", "option 3"]  # one of them must be taken
    assert table.why_not("done") == "option-impossible"
    table.use("option 1")
    assert (table.seat, table.asked) == (1, "may")
    assert table.pool(0)["material"] == 3  # Coinage followed by itself
    table.use("no")
    assert table.asked == "turn"


@pytest.mark.rule("IMP-R73")
def test_a_card_that_leaves_before_its_turn_is_skipped() -> None:
    table = quiet("utopians", "celts").in_play(0, "2UTO5", "2REG13").hand(0)
    table.begin_solstice()
    pending = set(table.p.pending)
    changes.send(table.p, table.number("2REG13"), 0, changes.DO_TO_HAND)
    assert set(table.p.pending) == pending - {table.number("2REG13")}
    table.in_play(0, "2REG13")
    assert table.number("2REG13") not in table.p.pending


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-109")
def test_an_empty_main_deck_triggers_scoring() -> None:
    table = quiet("romans", "celts").hand(0, "1MAC16")
    for card in table.p.zones[MAIN][1:]:
        table.p.move(card, 0, 0xFFFF)
    table.use("play 1MAC16", "pick 1REG1")
    assert table.p.trigger == END_MAIN_DECK


@pytest.mark.rule("IMP-110")
def test_the_last_development_triggers_scoring() -> None:
    table = quiet("minoans", "celts").hand(0, "2MIN2").tokens(0, material=20, population=20, progress=20)
    for card in table.p.area(0, DEVELOPMENT)[1:]:
        table.p.move(card, 0, 0xFFFF)
    table.use("play 2MIN2", "yes")
    while table.asked == "pay":
        table.use("amount 0")
    assert table.p.trigger == 2


@pytest.mark.rule("IMP-108", "IMP-115", "IMP-R50")
@pytest.mark.parametrize("at_solstice", [False, True])
def test_one_complete_final_round(at_solstice: bool) -> None:
    table = quiet("romans", "celts")
    p = table.p
    if not at_solstice:
        changes.trigger_end(p, 1)
    end_turn(table)
    table.use("activate")
    if at_solstice:
        p.area(0, HAND).clear()
        changes.trigger_end(p, 1)
    now = p.round
    end_turn(table)
    assert (p.round, p.final, table.asked) == (now + 1, 1, "turn")
    for _ in range(2):
        table.use("activate")
        end_turn(table)
    assert table.match.over
    result = table.match.result
    assert result is not None
    assert result.reason == "main_deck"
    changes.trigger_end(p, 3)
    assert p.trigger == 1  # a second trigger changes nothing


@pytest.mark.rule("IMP-116", "IMP-117", "IMP-128", "IMP-R49")
def test_collapse_stops_everything_even_after_a_trigger() -> None:
    table = quiet("romans", "celts", "greeks").hand(0, "1CIV4").state(0, "empire").unrest_pile(1)
    changes.trigger_end(table.p, 1)
    progress = table.pool(0)["progress"]
    table.use("play 1CIV4")
    assert table.match.over
    assert table.p.fallen
    assert table.match.game.reasons[table.p.over] == "collapse"
    assert table.pool(0)["progress"] == progress  # the effect is not finished
    held = [[card for card in table.p.area(seat, HAND) if table.p.box.suits[card] & 64] for seat in range(3)]
    assert [len(cards) for cards in held] == [0, 1, 0]  # nobody else takes one


@pytest.mark.rule("IMP-R49")
def test_unrest_laid_under_a_market_card_can_end_the_game() -> None:
    table = quiet("romans", "celts").hand(0, "1MAC16").market(4, "1CIV2").unrest_pile(1)
    table.use("play 1MAC16", "pick 1CIV2")
    assert table.match.over
    assert FINISH not in table.p.stack
