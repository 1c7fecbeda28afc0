"""Every one of the 552 cards: played, exhausted and carried out at the solstice where it can be paid for and where not.

What must happen is worked out here from the program by a small reader of its own, not by the engine's code.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.imperium.builder import Table

from pentarchy import new, registry
from pentarchy.games.imperium.box import OCCASIONS
from pentarchy.games.imperium.numbers import REACT, REACT_OCCASION
from pentarchy.games.imperium.position import HISTORY, PLAY, ImperiumPosition
from pentarchy.kernel.game import dump, restore, same
from pentarchy.kernel.position import WIDTH

GAME = registry.game("imperium")
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in GAME.data["cards"]["cards"]}
NATIONS = {entry["key"]: entry for entry in GAME.data["nations"]["nations"]}
FACES = [
    (name, side, face)
    for name, card in CARDS.items()
    for side, face in (card["faces"].items() if "faces" in card else [("", card)])
]
RICH_PLAY = ("1REG5", "1REG6", "1REG8", "1REG10", "1UNC15", "1CIV6", "1CIV10")
RICH_HAND = ("1TRI8", "1UNR1", "1UNR2", "1TRI2", "2OLM12", "2OLM13", "2OLM18", "2UTO12", "2ART9", "2CIV12")
RICH_DISCARD = ("1REG11", "1UNR3", "1UNR4", "1CIV1", "2OLM19", "2ART18", "2UTO13", "2REG3")


def ability(face: dict[str, Any], kind: str) -> dict[str, Any] | None:
    return next((a for a in face["abilities"] if a["kind"] == kind), None)


def rule(face: dict[str, Any], name: str) -> dict[str, Any] | None:
    return next((a for a in face["abilities"] if a["kind"] == "restriction" and a["rule"] == name), None)


def nations_for(card: dict[str, Any]) -> tuple[str, str]:
    own = card["deck"] if card["deck"] in NATIONS else "romans"
    return own, "celts" if own != "celts" else "greeks"


def rich(name: str, side: str, seed: int = 1) -> Table:
    """Everything a card could ask for is there."""
    card = CARDS[name]
    own, other = nations_for(card)
    table = Table(own, other, sides=side or "B", seed=seed)
    table.market_of("1TRI1", "1UNC20", "1REG7", "1UNC3", "1CIV12")
    table.market(0, "1TRI1", material=1, population=1)
    table.put_common("exile", "1REG9", "1CIV3", "2UNC20")
    for seat in (0, 1):
        table.tokens(seat, material=20, population=20, progress=20, action=3, exhaust=3)
    table.hand(0, *(n for n in RICH_HAND if n != name)).discard(0, *(n for n in RICH_DISCARD if n != name))
    table.in_play(0, *(n for n in RICH_PLAY if n != name)).garrison(0, "1REG6", "2CIV15", "2ART14", "1UNR5")
    table.garrison(0, "1REG8", "2ART17")
    table.in_play(1, "2REG8", "2REG10", "2UNC15", "2CIV10", "2UNC6").hand(1, "2TRI2", "2TRI4", "2UNR1")
    table.put("history", 0, "2TRI1")
    table.deck(0, "1UNR6", "1REG12", "1TRI9", "1REG13", "1UNC2", "1UNC9").unrest_pile(12)
    face = card["faces"][side] if side else card
    for condition in (rule(face, "play_requires") or {"all": []})["all"]:
        key = (condition.get("in_play") or condition["in_history"])["name"][0]
        table.put("play" if "in_play" in condition else "history", 0, key)
    for extra, zone in WANTED.get(name, ()):
        table.put(zone, 0, extra)
    return table


WANTED: dict[str, tuple[tuple[str, str], ...]] = {
    "1ROM7": (("1ROM13", "play"),),
    "1VIK21": (("1VIK17", "play"),),
    "2ART2": (("2ART11", "play"),),
    "2ART5": (("1CIV8", "hand"),),
    "2ART7": (("2ART10", "play"),),
    "2ART23": (("2ART4", "quest"),),
    "2ART24": (("1CIV8", "hand"),),
    "2QIN5": (("2QIN2", "play"), ("2QIN3", "play"), ("2QIN4", "play")),
    "2UTO11": (("2UTO14", "discard"),),
}


def answer(table: Table, rng: random.Random, until: str = "act", steps: int = 200) -> list[str]:
    """Answer at random, rather doing than leaving things, until seat 0 may act again."""
    asked = []
    for _ in range(steps):
        if table.match.over or (table.asked == until and table.seat == 0):
            return asked
        asked.append(table.asked)
        options = table.legal()
        lively = [text for text in options if text not in ("no", "done")] or options
        table.use(rng.choice(lively if rng.random() < 0.8 else options))
        assert table.check() == []
    raise AssertionError("the effect does not end")


PLAYED = [(name, face) for name, side, face in FACES if not side]


def this_goes(node: dict[str, Any]) -> str | None:
    """Where a program sends its own card in any case, or None."""
    if node["op"] == "seq":
        found = [place for step in node["steps"] if (place := this_goes(step))]
        return found[-1] if found else None
    if node["op"] in ("history", "exile", "return_unrest", "sink") and node["select"] == {"this": True}:
        return {"history": "history", "exile": "exile", "return_unrest": "unrest", "sink": "sunken"}[node["op"]]
    if node["op"] == "cost":
        return this_goes(node["then"]) or this_goes({"op": "seq", "steps": node["pay"]})
    if node["op"] == "reveal_and_history_all":
        return "history"
    return None


def may_move_itself(node: Any) -> bool:
    """Could the program move its own card by choice?"""
    if isinstance(node, dict):
        return (node.get("select") == {"this": True}) or any(may_move_itself(value) for value in node.values())
    return isinstance(node, list) and any(may_move_itself(value) for value in node)


def plain_gain(node: dict[str, Any] | None) -> dict[str, int] | None:
    """Tokens a program gives if it does nothing but give tokens (and move its own card), else None."""
    if node is None:
        return {}
    if node["op"] == "gain" and "per" not in node:
        return dict(node["res"])
    if node["op"] == "history" and node["select"] == {"this": True}:
        return {}
    if node["op"] == "seq":
        total: dict[str, int] = {}
        for step in node["steps"]:
            part = plain_gain(step)
            if part is None:
                return None
            for res, n in part.items():
                total[res] = total.get(res, 0) + n
        return total
    return None


@pytest.mark.rule("IMP-67", "IMP-70", "IMP-71", "IMP-17")
@pytest.mark.parametrize(("name", "face"), PLAYED, ids=[name for name, _ in PLAYED])
def test_every_card_is_played_where_it_can_be(name: str, face: dict[str, Any]) -> None:
    table = rich(name, "")
    play = ability(face, "play")
    do = (play or {}).get("do")
    if face["state"]:
        table.state(0, face["state"])
    table.put("hand", 0, name)
    if rule(face, "unplayable"):
        assert table.why_not(f"play {name}") == "unplayable"
        return
    if face["header"] in ("permanent", "power", "fame_base"):
        return  # never in a hand; their abilities are tried below
    if "unrest" in face["suits"]:
        table.hand(0, name, "1TRI8", "1TRI2", "1UNC13")
    before, actions = table.pool(0), table.p.actions[0]
    assert table.why_not(f"play {name}") == "", table.legal()
    table.use(f"play {name}")
    if "action" not in str(do):
        assert table.p.actions[0] == actions - (0 if (play or {}).get("free") else 1)
    asked = answer(table, random.Random(name))
    gains = plain_gain(do)
    if gains is not None and not asked:
        got = {res: table.pool(0)[res] - before[res] for res in before if table.pool(0)[res] != before[res]}
        assert got == {res: n for res, n in gains.items() if res != "action"}
        spent = 0 if (play or {}).get("free") else 1
        assert table.p.actions[0] == actions - spent + gains.get("action", 0)
    if table.match.over:
        return
    goes = this_goes(do) if do else None
    keeps = table.match.view(0)["seats"][0]["nation"] not in ("vikings", "atlanteans")
    if goes == "history" and not keeps:
        goes = "discard"
    if goes == "unrest":
        assert table.where(name) == (-1, "unrest")
    elif goes:
        assert table.where(name)[1] == goes
    elif not may_move_itself(do):
        if face["header"] == "pinned":
            assert table.where(name) == (0, "play")
        else:
            assert table.where(name)[1] in ("discard", "deck", "hand")  # it may have been shuffled and drawn


def leading_cost(node: dict[str, Any] | None) -> dict[str, Any] | None:
    """The cost with which a program begins, if it does."""
    if node is None:
        return None
    if node["op"] == "seq":
        return leading_cost(node["steps"][0])
    return node if node["op"] == "cost" else None


def poor(table: Table) -> Table:
    """No tokens, no other hand cards, nothing in play, in the discard pile or in the deck."""
    table.tokens(0, material=0, population=0, progress=0)
    for zone in ("play", "discard", "deck", "nation", "quest"):
        table.empty(zone, 0)
    return table


NEVER_SHORT = {"take_unrest"}
"""Costs that can be paid with nothing: unrest is always there."""


@pytest.mark.rule("IMP-168", "IMP-R6", "IMP-69", "IMP-72")
@pytest.mark.parametrize(("name", "face"), PLAYED, ids=[name for name, _ in PLAYED])
def test_every_card_is_refused_where_it_cannot_be_played(name: str, face: dict[str, Any]) -> None:
    table = rich(name, "")
    if face["header"] in ("permanent", "power", "fame_base"):
        table.begin_turn(0)
        assert table.why_not(f"play {name}") == "not-in-hand"
        return
    table.hand(0, name)
    play = ability(face, "play")
    if rule(face, "unplayable"):
        assert table.why_not(f"play {name}") == "unplayable"
        return
    if face["state"]:
        table.state(0, "empire" if face["state"] == "barbarian" else "barbarian")
        for card in table.p.area(0, PLAY)[:]:
            if table.p.box.lose_state[card] >= 0:
                table.p.move(card, 0, 0xFFFF)
        assert table.why_not(f"play {name}") == "wrong-state"
        table.state(0, face["state"])
    table.tokens(0, action=0)
    assert table.why_not(f"play {name}") == ("" if (play or {}).get("free") else "no-action")
    table.tokens(0, action=3)
    needs = rule(face, "play_requires")
    poor(table)
    for card in table.p.area(0, HISTORY)[:]:
        table.p.move(card, 0, 0xFFFF)
    if needs:
        assert table.why_not(f"play {name}") == "requirement"
        return
    cost = leading_cost((play or {}).get("do"))
    short = cost is not None and not all(part["op"] in NEVER_SHORT for part in cost["pay"])
    reason = "cannot-pay" if short or choice_of_costs((play or {}).get("do")) else ""
    if name == "2ART14":  # unrest can be taken, but neither a knight nor a region is there (IMP-R7)
        reason = "pointless"
    assert table.why_not(f"play {name}") == reason


def choice_of_costs(node: dict[str, Any] | None) -> bool:
    """Begins with a choice in which every option begins with a payment of tokens."""
    if node is None or node["op"] not in ("choose", "seq"):
        return False
    if node["op"] == "seq":
        return choice_of_costs(node["steps"][0])
    costs = [leading_cost(option) for option in node["options"]]
    return all(cost is not None for cost in costs)


ACTIVE = [(n, s, f) for n, s, f in FACES if (a := ability(f, "exhaust")) and "when" not in a]
PERMANENT = {"2UTO2B", "2UTO3A", "2UTO3B"}


def lay_in_play(table: Table, name: str, side: str) -> None:
    """Bring a face into play: journey cards are turned and replaced, others are laid out."""
    p = table.p
    if name in ("2UTO2", "2UTO3"):
        if name == "2UTO3":
            p.move(table.number("2UTO2"), 0, 0xFFFF)
        if side == "B":
            p.turn_over(table.number(name))
        if side == "B" and table.number("2UTO1") in p.flipped and len(p.flipped) > 2:
            p.flipped.remove(table.number("2UTO1"))
    elif CARDS[name]["start"] not in ("power", "in_play"):
        table.in_play(0, name)
    p.memo = None


@pytest.mark.rule("IMP-74", "IMP-76", "IMP-77")
@pytest.mark.parametrize(("name", "side", "face"), ACTIVE, ids=[n + s for n, s, _ in ACTIVE])
def test_every_exhaust_ability(name: str, side: str, face: dict[str, Any]) -> None:
    table = rich(name, side)
    lay_in_play(table, name, side)
    table.deck(0, "1UNR6", "1REG12", "1TRI9", "1REG13")
    table.p.spent.append(table.number("1CIV10" if name != "1CIV10" else "1CIV6"))
    table.p.exhausts[0] = 2
    assert table.why_not(f"exhaust {name}") == "", table.legal()
    table.use(f"exhaust {name}")
    answer(table, random.Random(name))
    if table.where(name) == (0, "play") and not table.match.over:
        assert table.why_not(f"exhaust {name}") in ("exhausted", "no-exhaust", "")
    table = rich(name, side)
    lay_in_play(table, name, side)
    table.tokens(0, exhaust=0)
    assert table.why_not(f"exhaust {name}") == "no-exhaust"
    table.tokens(0, exhaust=3)
    cost = leading_cost((ability(face, "exhaust") or {})["do"])
    if cost and CARDS[name]["start"] not in ("power", "in_play"):
        poor(table.hand(0)).tokens(0, action=0).in_play(0, name)
        assert table.why_not(f"exhaust {name}") == "nothing-to-do"


WINTER = [(n, s, f) for n, s, f in FACES if ability(f, "solstice")]


@pytest.mark.rule("IMP-104", "IMP-105")
@pytest.mark.parametrize(("name", "side", "face"), WINTER, ids=[n + s for n, s, _ in WINTER])
def test_every_solstice_effect(name: str, side: str, face: dict[str, Any]) -> None:
    for means in (rich, None):
        table = rich(name, side)
        if means is None:
            poor(table.hand(0))
        lay_in_play(table, name, side)
        before, hand = table.pool(0), len(table.zone("hand", 0))
        table.solstice(0, name)
        asked = answer(table, random.Random(name))
        gains = plain_gain((ability(face, "solstice") or {})["do"])
        if gains is not None and not asked:
            assert {res: table.pool(0)[res] - before[res] for res in gains} == gains
        assert table.check() == []
        assert means is rich or hand == 0


@pytest.mark.parametrize("seed", [1, 2])
def test_copies_and_states_inside_every_pending_effect(seed: int) -> None:
    """Clone, dump and restore at every question that the cards put; the same answer gives the same position."""
    rng = random.Random(seed)
    kinds: set[str] = set()
    for name, face in PLAYED[seed::3]:
        if rule(face, "unplayable") or face["header"] in ("permanent", "power", "fame_base"):
            continue
        table = rich(name, "", seed)
        if face["state"]:
            table.state(0, face["state"])
        table.put("hand", 0, name)
        if "unrest" in face["suits"]:
            table.hand(0, name, "1TRI8", "1TRI2", "1UNC13")
        table.use(f"play {name}")
        for _ in range(60):
            if table.match.over or table.asked == "act":
                break
            kinds.add(table.asked)
            text = rng.choice(table.legal())
            _step_three_ways(table, text)
    assert {"may", "choose", "pick", "acquire", "declare", "break", "pay", "draw"} <= kinds


@pytest.mark.parametrize("kind", ["exhaust", "solstice"])
def test_copies_and_states_inside_exhaust_and_solstice_effects(kind: str) -> None:
    """The same at every question that exhaust and solstice effects put, of every card that has one."""
    asked: set[str] = set()
    for name, side, _ in ACTIVE if kind == "exhaust" else WINTER:
        table = rich(name, side)
        lay_in_play(table, name, side)
        if kind == "exhaust":
            table.p.spent = sorted({table.number("1CIV10"), table.number("1CIV6")} - {table.number(name)})
            table.tokens(0, exhaust=2).use(f"exhaust {name}")
        else:
            table.solstice(0, name)
        rng = random.Random(name)
        for _ in range(60):
            if table.match.over or table.asked == "act":
                break
            asked.add(table.asked)
            _step_three_ways(table, rng.choice(table.legal()))
    own = {"exhaust": {"acquire", "break", "copy", "declare", "free_play", "icon"}, "solstice": {"pay"}}
    assert {"may", "choose", "pick"} | own[kind] <= asked, asked


def test_copies_and_states_inside_reactions() -> None:
    """The same at every question put while a reaction is under way, in games of cards that react."""
    events: set[str] = set()
    for seed in range(1, 7):
        match = new("imperium", 3, seed, {"nations": "both", "sides": "random", "common_deck": "legends"})
        rng = random.Random(seed)
        while not match.over and match.steps < 1500:
            seat = match.to_act[0]
            p = match.position
            frames = [at for at in range(0, len(p.stack), WIDTH) if p.stack[at] == REACT]
            action = rng.choice(p.legal(seat))
            if not frames:
                match.apply(seat, action)
                continue
            events.update(OCCASIONS[p.stack[at + WIDTH + REACT_OCCASION]] for at in frames)
            copy, again = p.clone(), match.game.blank(match.components, p.players)
            restore(again, dump(p))
            match.apply(seat, action)
            for other in (copy, again):
                other.apply(seat, action)
                assert same(other, match.position)
    assert {"you_play", "you_acquire_or_break_through", "you_return_unrest", "you_take_unrest"} <= events


def _step_three_ways(table: Table, text: str) -> None:
    p = table.p
    copy = p.clone()
    again = table.match.game.blank(table.components, p.players)
    restore(again, dump(p))
    assert isinstance(again, ImperiumPosition)
    seat, action = table.seat, table.match.codec.parse(table._spell(text))
    table.use(text)
    for other in (copy, again):
        assert other.legal(seat)
        other.apply(seat, action)
        assert same(other, table.p)
