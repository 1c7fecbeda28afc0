"""Every operation of the effect language by itself: before, what is asked, after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.imperium.builder import Table

from pentarchy.games.imperium.decisions import OPS
from pentarchy.games.imperium.position import (
    FAME,
    HAND,
    NATION,
    POWER,
    QUEST,
    UNREST,
)

MARKET = ("1TRI1", "1UNC20", "1REG6", "1UNC3", "1CIV12")
Check = Callable[[], None]
TESTED: set[str] = set()


def of(*names: str) -> Callable[[Check], Check]:
    """Notes which operations a test is about, so that none is forgotten."""
    TESTED.update(names)
    return lambda check: check


def table_of(*nations: str, sides: str = "B", state: str = "barbarian") -> Table:
    table = Table(*(nations or ("romans", "celts")), sides=sides).market_of(*MARKET)
    for seat in range(table.p.players):
        table.hand(seat).discard(seat).deck(seat).state(seat, state)
        table.tokens(seat, material=5, population=5, progress=5)
    return table.in_play(0, "1CIV6")


def sel(*zones: str, **more: Any) -> dict[str, Any]:
    return {"from": list(zones), **more}


@of("gain")
def test_gain() -> None:
    table = table_of().in_play(0, "1REG5", "1REG7")
    table.run({"op": "gain", "res": {"material": 2, "action": 1}})
    assert (table.pool(0)["material"], table.p.actions[0]) == (7, 4)
    per = {"count": "icons", "type": ["production"], "zone": "play"}
    table.run({"op": "gain", "res": {"population": 1}, "per": per})
    assert table.pool(0)["population"] == 8


@of("pay")
def test_pay() -> None:
    table = table_of().run({"op": "pay", "res": {"population": 2}})
    assert (table.asked, table.legal()) == ("pay", ["amount 0", "amount 1", "amount 2"])
    table.use("amount 1")
    assert (table.pool(0)["population"], table.pool(0)["progress"]) == (4, 4)
    table.run({"op": "pay", "res": {"progress": 3}, "up_to": True})
    assert table.legal() == ["amount 0", "amount 1", "amount 2", "amount 3"]
    table.use("amount 2")
    assert table.pool(0)["progress"] == 2


@of("pay_all")
def test_pay_all() -> None:
    node = {
        "op": "cost",
        "pay": [{"op": "pay_all", "res": "progress", "min": 5}],
        "then": {"op": "take_unrest", "n": 1},
    }
    table = table_of().tokens(0, progress=4).run(node)
    assert table.pool(0)["progress"] == 4
    table.tokens(0, progress=7).run(node)
    assert table.pool(0)["progress"] == 0


@of("steal")
def test_steal() -> None:
    table = table_of("romans", "celts", "greeks").tokens(1, material=1).state(2, "empire")
    table.run({"op": "steal", "res": {"material": 2}, "from": "others", "unable": {"op": "take_unrest", "n": 1}})
    assert [table.pool(k)["material"] for k in range(3)] == [8, 0, 3]
    assert (len(table.zone("hand", 1)), len(table.zone("hand", 2))) == (1, 0)
    table.run({"op": "steal", "res": {"progress": 1}, "from": "others", "if_player": {"state": "empire"}})
    assert [table.pool(k)["progress"] for k in range(3)] == [6, 5, 4]


@of("place", "take_tokens")
def test_place_and_take_tokens() -> None:
    table = table_of().run({"op": "place", "res": {"material": 2}, "on": "market"})
    table.use("pick 1REG6")
    assert table.p.slot_tokens[6:9] == [2, 0, 0]
    table.run({"op": "place", "res": {"progress": 3}, "on": "this"})
    assert table.pool(0)["progress"] == 5
    assert table.match.view(1)["seats"][0]["play"][0]["tokens"]["progress"] == 3
    table.run({"op": "take_tokens", "res": "progress", "on": "this"})
    assert table.pool(0)["progress"] == 8


@of("return_exhaust")
def test_return_exhaust() -> None:
    table = table_of().in_play(0, "1CIV10").tokens(0, exhaust=2)
    table.p.spent = [table.number("1CIV10"), table.number("1CIV6")]
    table.p.spent_nation[0] = 1
    table.run({"op": "return_exhaust", "n": 1})
    assert table.legal() == ["pick 1CIV10", "place nation_deck"]  # not the token of this ability
    assert table.why_not("place development_area") == "no-token-there"
    table.use("place nation_deck")
    assert (table.p.exhausts[0], table.p.spent_nation[0]) == (3, 0)


@of("double_market_tokens")
def test_double_market_tokens() -> None:
    table = table_of("carthaginians", "celts", sides="A").hand(0, "1MAC16").market(0, "1TRI1", material=3)
    table.use("play 1MAC16", "pick 1TRI1")
    assert (table.asked, table.legal()) == ("react", ["exhaust 1CAR1", "done"])
    table.use("exhaust 1CAR1")
    assert table.pool(0)["material"] == 5 + 3 + 3


@of("draw")
def test_draw() -> None:
    table = table_of().deck(0, "1TRI2", "1TRI8", "1TRI9").run({"op": "draw", "n": 2})
    assert table.zone("hand", 0) == ["1TRI8", "1TRI9"]
    table.discard(0, "1TRI4").run({"op": "draw", "n": 3, "up_to": True, "if_able": True})
    assert table.legal() == ["yes", "done"]
    table.use("yes")
    assert table.zone("deck", 0) == []
    assert table.zone("discard", 0) == ["1TRI4"]


@of("draw_top_then_place")
@pytest.mark.parametrize(("option", "zone"), [(1, "discard"), (2, "deck"), (3, "history")])
def test_draw_top_then_place(option: int, zone: str) -> None:
    table = table_of().deck(0, "1TRI2").run({"op": "draw_top_then_place", "to": ["discard", "deck_top", "history"]})
    assert table.match.view(0)["looked"] == ["1TRI2"]
    assert table.match.view(1)["looked"] == []
    table.use(f"option {option}")
    assert table.where("1TRI2") == (0, zone)


@of("discard", "to_hand", "to_deck_top", "history", "exile", "return_unrest")
def test_cards_on_their_way() -> None:
    table = table_of().hand(0, "1TRI2", "1TRI8", "1TRI9", "1UNR1", "1UNC2")
    table.run({"op": "discard", "select": sel("hand", n=2)}).use("pick 1TRI2", "pick 1TRI8")
    assert table.zone("discard", 0) == ["1TRI2", "1TRI8"]
    table.run({"op": "to_hand", "select": sel("discard")}).use("pick 1TRI8")
    assert "1TRI8" in table.zone("hand", 0)
    table.run({"op": "to_deck_top", "select": sel("hand", n=2)}).use("pick 1TRI9", "pick 1TRI8")
    assert [table.token(card) for card in table.p.area(0, 1)] == ["1TRI9", "1TRI8"]
    table.run({"op": "history", "select": sel("hand")}).use("pick 1UNC2")
    assert table.zone("history", 0) == ["1UNC2"]
    assert table.match.view(1)["seats"][0]["history_known"] == []
    table.run({"op": "exile", "select": sel("market")}).use("pick 1UNC3")
    assert table.common("exile") == ["1UNC3"]
    pile = len(table.p.zones[UNREST])
    table.run({"op": "return_unrest", "select": sel("hand", filter={"suit": ["unrest"]})})
    assert (table.asked, len(table.p.zones[UNREST])) == ("act", pile + 1)


@of("sink")
@pytest.mark.parametrize(("nation", "zone"), [("atlanteans", "sunken"), ("romans", "discard")])
def test_sink(nation: str, zone: str) -> None:
    table = table_of(nation, "celts").in_play(0, "1REG1", "1REG2")
    table.run({"op": "sink", "select": sel("play", filter={"suit": ["region"]})}).use("pick 1REG1")
    assert table.where("1REG1") == (0, zone)


@of("garrison", "trigger_host_play")
def test_garrison() -> None:
    table = table_of().hand(0, "1TRI2", "1TRI8").in_play(0, "1REG8", "1REG9")
    table.run({"op": "garrison", "select": sel("hand"), "under": "this"}).use("pick 1TRI2")
    assert table.p.host == [table.number("1TRI2"), table.number("1CIV6")]
    table.hand(0, "1CIV15").state(0, "empire").use("play 1CIV15")
    while table.asked != "host":
        at = table.match.view(0)["turn"]["at"]
        wanted = table.asked == "may" and table.components.nodes[at]["do"]["op"] == "garrison"
        table.use("yes" if wanted else "no")
    before = table.pool(0)["population"]
    table.use("pick 1REG8")
    assert table.p.host_of(table.number("1CIV15")) == table.number("1REG8")
    assert table.pool(0)["population"] == before + 1  # Hills once more


@of("abandon", "recall")
def test_abandon_and_recall() -> None:
    table = table_of().in_play(0, "1REG8", "1REG9").garrison(0, "1REG8", "1TRI2")
    table.run({"op": "abandon", "select": sel("play", filter={"suit": ["region"]})}).use("pick 1REG8")
    assert table.zone("discard", 0) == ["1REG8", "1TRI2"]
    table.run({"op": "recall", "select": sel("play", filter={"suit": ["region"]})})  # the only one
    assert table.zone("hand", 0) == ["1REG9"]


@of("abandon_returning_garrisoned_unrest")
def test_mountain_retreat() -> None:
    table = table_of("utopians", "celts").in_play(0, "2UTO11").garrison(0, "2UTO11", "1UNR1", "1TRI2")
    pile = len(table.p.zones[UNREST])
    table.run({"op": "abandon_returning_garrisoned_unrest"}, 0, "2UTO11")
    assert len(table.p.zones[UNREST]) == pile + 1
    assert table.zone("discard", 0) == ["1TRI2", "2UTO11"]
    assert table.p.host == []


@of("give_each_other")
def test_give_each_other() -> None:
    node = {
        "op": "give_each_other",
        "select": sel("hand", "discard"),
        "if_given": {"filter": {"type": ["mask"]}, "recipient": {"op": "take_unrest", "n": 1}},
    }
    table = table_of("romans", "celts", "greeks").hand(0, "1UNC2", "1TRI2").discard(0, "1TRI8").run(node)
    assert table.match.view(0)["turn"]["victim"] == 1
    table.use("pick 1UNC2", "pick 1TRI8")
    assert "1UNC2" in table.zone("hand", 1)
    assert table.zone("hand", 2) == ["1TRI8"]
    assert len(table.zone("hand", 1)) == 2  # a mask brings unrest
    assert not table.p.knows(2, table.number("1UNC2"))
    assert table.p.knows(2, table.number("1TRI8"))


@of("find")
def test_find() -> None:
    node = {
        "op": "find",
        "filter": {"suit": ["region"]},
        "in": ["hand", "discard", "deck", "nation_deck"],
        "to": "hand",
    }
    table = table_of("vikings", "celts").deck(0, "1REG1", "1TRI2").discard(0, "1REG2").hand(0, "1TRI8").run(node)
    assert {"pick 1REG1", "pick 1REG2"} <= set(table.legal())
    assert "1REG1" in table.match.view(0)["looked"]
    table.use("pick 1REG1")
    assert table.where("1REG1") == (0, "hand")
    named = {**node, "filter": {"name": ["aksumites"]}, "to": "discard"}
    table.run(named)
    assert table.where("1TRI8") == (0, "discard")


@of("reveal_and_history_all")
def test_reveal_and_history_all() -> None:
    node = {
        "op": "reveal_and_history_all",
        "zones": ["hand", "deck", "discard"],
        "filter": {"header": ["attack"]},
        "and_this": True,
    }
    table = table_of("mauryans", "celts").hand(0, "1CIV1", "1TRI2").deck(0, "1CIV4", "1TRI8").discard(0, "1CIV5")
    table.run(node)
    assert table.zone("history", 0) == ["1CIV1", "1CIV4", "1CIV5", "1CIV6"]
    assert table.match.view(1)["seats"][0]["hand_known"] == ["1TRI2"]


@of("take_unrest")
def test_take_unrest() -> None:
    table = table_of().unrest_pile(5).run({"op": "take_unrest", "n": 2})
    assert len(table.zone("hand", 0)) == 2
    assert len(table.p.zones[UNREST]) == 3


@of("acquire")
def test_acquire() -> None:
    table = table_of().market(1, "1UNC20", population=1)
    table.run({"op": "acquire", "suit": ["uncivilised", "civilised"]})
    assert sorted(table.legal()) == ["pick 1CIV12", "pick 1UNC20", "pick 1UNC3"]
    assert table.why_not("pick 1TRI1") == "wrong-suit"
    table.use("pick 1UNC20")
    assert table.pool(0)["population"] == 6
    assert len(table.zone("hand", 0)) == 2
    table.put_common("exile", "1CIV1")
    table.run({"op": "acquire", "suit": "any", "from": ["exile"]})
    assert table.where("1CIV1") == (0, "hand")
    assert len(table.zone("hand", 0)) == 4  # and an unrest card


@of("break_through")
def test_break_through() -> None:
    table = table_of().run({"op": "break_through", "suit": ["region", "tributary"]})
    assert table.legal() == ["suit region", "suit tributary"]
    table.use("suit region")
    assert table.legal() == ["pick 1REG6", "deck region"]
    assert table.why_not("deck main") == "no-deck"
    table.use("deck region")
    (card,) = table.p.area(0, HAND)
    assert not table.p.knows(1, card)


@of("swap_exile_market")
def test_swap_exile_market() -> None:
    table = table_of().market(2, "1REG6", progress=2)
    table.put_common("exile", "1CIV1", "1REG9")
    table.run({"op": "swap_exile_market"}).use("pick 1REG6", "pick 1CIV1")
    assert table.token(table.p.slots[2]) == "1CIV1"
    assert table.p.slot_tokens[6:9] == [0, 0, 2]
    assert table.p.under[2] >= 0
    assert table.common("exile") == ["1REG6", "1REG9"]


@of("declare_suit", "reveal_main", "revealed_to")
@pytest.mark.parametrize(("suit", "zone"), [("region", (0, "hand")), ("civilised", (-1, "exile"))])
def test_gambling(suit: str, zone: tuple[int, str]) -> None:
    table = table_of().hand(0, "1UNC18")
    table.put_common("main", "1REG9")
    table.use("play 1UNC18")
    if table.asked == "pay":
        table.use("amount 0")
    table.use(f"suit {suit}")
    assert table.where("1REG9") == zone


@of("look", "take_looked")
def test_look_and_take() -> None:
    table = table_of().run(
        {"op": "seq", "steps": [{"op": "look", "deck": "fame", "n": 2}, {"op": "take_looked", "n": 1}]}
    )
    assert len(table.legal()) == 2
    table.use(table.legal()[0])
    assert len(table.zone("hand", 0)) == 1


@of("look_more")
def test_look_more() -> None:
    table = table_of("romans", "celts", sides="A")
    table.run({"op": "seq", "steps": [{"op": "look", "deck": "fame", "n": 2}, {"op": "take_looked", "n": 1}]})
    assert len(table.legal()) == 3
    assert table.pool(0)["progress"] == 6


@of("looked_to_bottom", "shuffle")
def test_nation_deck_is_handled() -> None:
    table = table_of("vikings", "celts")
    top = table.p.area(0, NATION)[-1]
    look = {"op": "look", "deck": "nation", "n": 1}
    table.run({"op": "seq", "steps": [look, {"op": "looked_to_bottom", "deck": "nation"}]})
    assert table.p.area(0, NATION)[1] == top
    assert table.p.knows(0, top)
    table.run({"op": "shuffle", "deck": "nation"})
    assert not table.p.knows(0, top)
    assert table.token(table.p.area(0, NATION)[0]) == "1VIK2"


@of("take_fame")
def test_take_fame() -> None:
    table = table_of()
    top = table.p.zones[FAME][-1]
    table.run({"op": "take_fame", "n": 1})
    assert table.p.area(0, HAND) == [top]
    assert not table.p.knows(1, top)


@of("nation_to_discard")
def test_nation_to_discard() -> None:
    table = table_of()
    top = table.p.area(0, NATION)[-1]
    table.run({"op": "nation_to_discard", "n": 1})
    assert table.zone("discard", 0) == [table.token(top)]
    assert table.p.exhausts[0] == 5


@of("swap_hand_nation_top")
def test_swap_hand_nation_top() -> None:
    table = table_of().hand(0, "1TRI2", "1TRI8")
    top = table.p.area(0, NATION)[-1]
    table.run({"op": "swap_hand_nation_top"}).use("pick 1TRI2")
    assert table.token(table.p.area(0, NATION)[-1]) == "1TRI2"
    assert top in table.p.area(0, HAND)
    assert not table.p.knows(1, top)
    table.empty("nation", 0).put("nation", 0, "1ROM2")
    table.run({"op": "swap_hand_nation_top"})
    assert table.asked == "act"  # never the accession card


@of("develop")
def test_develop() -> None:
    table = table_of().tokens(0, material=0, population=0, progress=0).run({"op": "develop"})
    assert table.asked == "act"
    table.run({"op": "develop", "free": True}).use("pick 1ROM5")
    assert table.where("1ROM5") == (0, "discard")


@of("free_play", "play_card")
def test_free_play_and_play_card() -> None:
    table = table_of().hand(0, "1UNR1", "1TRI2", "1TRI8").discard(0, "1CAR21", "1TRI9").tokens(0, action=0)
    table.run({"op": "free_play", "select": sel("hand", filter={"suit": ["unrest"]})})
    table.use("pick 1UNR1", "option 2")
    assert table.where("1UNR1") == (-1, "unrest")
    table.run({"op": "play_card", "select": sel("discard", filter={"suit": ["region"]})})
    table.use("pick 1CAR21")
    assert table.where("1CAR21") == (0, "play")


@of("copy_exhaust")
def test_copy_exhaust() -> None:
    table = table_of().in_play(0, "1UNC14").in_play(1, "1UNC8", "1UNC6").deck(0, "1TRI2").use("exhaust 1UNC14")
    assert sorted(table.legal()) == ["pick 1UNC6", "pick 1UNC8"]
    table.use("pick 1UNC8")
    assert (table.p.actions[0], table.p.exhausts[1]) == (4, 5)


@of("turn_effect")
def test_turn_effect() -> None:
    table = table_of().in_play(0, "1REG6", "1REG8")
    node = {"op": "turn_effect", "effect": "treat_icon_as", "type": "fertile", "as": "production", "times": 3}
    table.run(node).use("pick 1REG6")
    per = {"count": "icons", "type": ["production"], "zone": "play"}
    table.run({"op": "gain", "res": {"material": 1}, "per": per})
    assert table.pool(0)["material"] == 5 + 2 + 3 + 1
    table.hand(0, "1CIV12").run({"op": "turn_effect", "effect": "ignore_empire_next_play"})
    assert table.why_not("play 1CIV12") == ""
    table.use("play 1CIV12")
    assert table.p.combs == 0


@of("discard_fewer")
def test_discard_fewer() -> None:
    table = table_of("olmecs", "celts").in_play(0, "2OLM3", "2OLM14").hand(0, "2OLM12").use("exhaust 2OLM14")
    assert (table.asked, table.legal()) == ("react", ["exhaust 2OLM3"])  # one mask is not enough without
    table.use("exhaust 2OLM3", "pick 2OLM12")
    assert table.where("2OLM12") == (0, "discard")
    assert table.asked == "acquire"


@of("discard_instead")
def test_discard_instead() -> None:
    table = table_of("vikings", "celts").hand(0, "1TRI2").run({"op": "history", "select": sel("hand")})
    assert table.where("1TRI2") == (0, "discard")


@of("trigger_game_end")
@pytest.mark.parametrize(("source", "reason"), [("1FAM9", 3), ("1VIK2", 4), ("2ART3", 5), ("2UTO3", 6)])
def test_trigger_game_end(source: str, reason: int) -> None:
    table = table_of().run({"op": "trigger_game_end"}, 0, source)
    assert table.p.trigger == reason


@of("put_into_play_this")
def test_put_into_play_this() -> None:
    table = table_of("arthurians", "celts").discard(0, "2ART8").run({"op": "put_into_play_this"}, 0, "2ART8")
    assert table.where("2ART8") == (0, "play")


@of("flip_this", "replace_this", "flip_state")
def test_the_journey() -> None:
    table = table_of("utopians", "celts")
    table.run({"op": "flip_this"}, 0, "2UTO2")
    assert table.match.view(0)["seats"][0]["permanents"][1] == {
        "card": "2UTO2",
        "side": "B",
        "exhausted": False,
        "tokens": {"material": 0, "population": 0, "progress": 0},
        "garrison": [],
    }
    table.run({"op": "replace_this", "with": "gates_of_shangri_la"}, 0, "2UTO2")
    assert table.token(table.p.area(0, POWER)[-1]) == "2UTO3"
    assert table.p.state[0] == 1  # the Gates turn the state card


@of("quest_to_hand", "quest_and_nation_to_discard", "exile_impending_quest")
def test_quests() -> None:
    table = table_of("arthurians", "celts")
    table.put("quest", 0, "2ART4")
    table.run({"op": "quest_to_hand"})
    assert table.where("2ART4") == (0, "hand")
    table.put("quest", 0, "2ART6")
    top = table.p.area(0, NATION)[-1]
    table.run({"op": "quest_and_nation_to_discard"})
    assert table.zone("discard", 0) == sorted(["2ART6", table.token(top)])
    assert not table.p.area(0, QUEST)
    table.run({"op": "exile_impending_quest", "except": ["graal"]})
    assert "pick 2ART3" not in table.legal()
    table.use("pick 2ART5")
    assert table.common("exile") == ["2ART5"]


def test_each_all_equals_no_each_where_all_defended() -> None:
    """Parts for opponents fall away when all have defended (IMP-R16, IMP-R67)."""
    for immune in (0, 0b10):
        table = table_of().hand(0, "1CIV4").state(0, "empire").in_play(1, "2TRI2")
        table.use("play 1CIV4", "pick 2TRI2" if immune else "no")
        assert table.pool(0) == {"material": 7, "population": 5, "progress": 6}
        assert table.pool(1)["material"] == (5 if immune else 7)
        assert len(table.zone("hand", 1)) == (0 if immune else 1)


def test_control_forms() -> None:
    table = table_of().deck(0, "1TRI2", "1TRI8", "1TRI9")
    draw = {"op": "draw", "n": 1}
    gain = {"op": "gain", "res": {"progress": 1}}
    table.run({"op": "repeat", "n": 2, "do": draw})
    assert len(table.zone("hand", 0)) == 2
    table.run({"op": "each", "who": "all", "do": gain})
    assert [table.pool(k)["progress"] for k in (0, 1)] == [6, 6]
    table.run({"op": "if", "cond": {"state": "empire"}, "then": gain, "else": draw})
    assert len(table.zone("hand", 0)) == 3
    cost = {"op": "cost", "pay": [{"op": "discard", "select": sel("hand", n=4)}], "then": gain}
    table.run(cost)
    assert table.pool(0)["progress"] == 6  # three cards are too few
    loop = {"op": "for_each", "of": "discarded", "do": gain}
    table.run({"op": "seq", "steps": [{"op": "discard", "select": sel("hand", any_number=True)}, loop]})
    table.use("pick 1TRI2", "pick 1TRI8", "done")
    assert table.pool(0)["progress"] == 8


def test_no_operation_is_forgotten() -> None:
    assert set(OPS) <= TESTED, sorted(set(OPS) - TESTED)
