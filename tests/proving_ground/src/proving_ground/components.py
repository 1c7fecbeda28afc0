"""The cards and numbers of the proving ground, made from data/, and the table of actions made from them."""

from __future__ import annotations

from typing import Any, cast

from pentarchy.kernel.codec import Codec, Domain, Verb
from pentarchy.kernel.data import Data
from pentarchy.kernel.errors import DataPackError
from pentarchy.kernel.game import Options
from pentarchy.kernel.position import by_kind
from pentarchy.kernel.program import AskChoose, AskMay, Compiler, Effect, Encoder, Op, Run
from proving_ground import decisions as ask
from proving_ground import names, numbers
from proving_ground import position as at

RESOURCES = ("coin", "grain")
MAX_SEATS = 4
WHEN = {"gained_grain": at.GAINED_GRAIN, "would_discard": at.WOULD_DISCARD}


class Components:
    """Immutable; shared by all matches with the same data and options."""

    def __init__(self, data: Data, options: Options) -> None:
        self.cards: list[dict[str, Any]] = data["cards"]["cards"]
        self.effects: dict[str, dict[str, Any]] = data["effects"]["effects"]
        self.setup: dict[str, Any] = data["setup"]
        _check(self.cards, self.effects)
        self.ids: list[str] = [card["id"] for card in self.cards]
        self.codec = Codec(
            (
                Domain("card", tuple(self.ids)),
                Domain("resource", RESOURCES),
                Domain("seat", tuple(str(seat) for seat in range(MAX_SEATS))),
                Domain.numbers("option", 1, 2),
                Domain.numbers("dial", 0, self.setup["dial"]),
            ),
            (
                Verb("play", ("card", "card")),
                Verb("draw"),
                Verb("take", ("resource", "resource")),
                Verb("pass"),
                Verb("put", ("card", "card")),
                Verb("hand_to", ("to", "seat")),
                Verb("give", ("card", "card")),
                Verb("defend", ("card", "card")),
                Verb("show", ("card", "card")),
                Verb("pick", ("card", "card")),
                Verb("pay", ("resource", "resource")),
                Verb("free", ("card", "card")),
                Verb("choose", ("option", "option")),
                Verb("yes"),
                Verb("no"),
                Verb("dial", ("dial", "dial")),
                Verb("stake", ("card", "card")),
                Verb("commit"),
            ),
        )
        base = self.codec.base
        self.decisions = by_kind(
            {
                numbers.ROUND: ask.Round("round"),
                numbers.TURN: ask.Turn("turn", forced=False),
                numbers.DUEL: ask.Duel("duel"),
                numbers.RUN: Run("run"),
                numbers.MAY: AskMay("may", base("yes"), base("no"), numbers.NOT_POSSIBLE),
                numbers.CHOOSE: AskChoose("choose", base("choose"), numbers.NOT_POSSIBLE),
                numbers.EFFECT: Effect("effect"),
                numbers.ARRANGE: ask.Arrange("arrange"),
                numbers.RECIPIENT: ask.Recipient("recipient"),
                numbers.GIVE: ask.Give("give"),
                numbers.DEFEND: ask.Defend("defend", forced=False),
                numbers.SHOW: ask.Show("show", forced=False),
                numbers.DISCARDING: ask.Discarding("discard"),
                numbers.PAY: ask.Pay("pay"),
                numbers.FREE: ask.Free("free"),
            }
        )
        self.ops: list[Op] = [OPERATIONS[op.name][0](len(op.operands)) for op in names.OPERATIONS]
        self.facts = self._facts(options)

    def _facts(self, options: Options) -> at.Facts:
        """Everything the rules look up while a game runs, as plain numbers."""
        facts = at.Facts()
        compiler = self._compiler()
        for card in self.cards:
            effect = self.effects[card["kind"]]
            facts.price_coin.append(card["price"]["coin"])
            facts.price_grain.append(card["price"]["grain"])
            facts.value.append(card["value"])
            facts.shield.append(int(card.get("shield", False)))
            facts.attack.append(int(card.get("attack", False)))
            facts.when.append(WHEN[effect["when"]] if "when" in effect else 0)
            facts.program.append(compiler.add(effect["reaction"] if "when" in effect else effect["do"]))
        self.code = compiler.code
        setup = self.setup
        tiny = options["deal"] == "tiny"
        facts.deck = [k for k, card in enumerate(self.cards) if card.get("tiny") or not tiny]
        facts.hand = setup["tiny_hand" if tiny else "hand"]
        facts.coins, facts.grain = setup["coins"], setup["grain"]
        facts.start_coin, facts.start_grain = setup["start"]["coin"], setup["start"]["grain"]
        # Without the doom its track is longer than there are omens.
        facts.doom = setup["doom"] if options["doom"] else len(self.cards)
        facts.actions, facts.hand_limit = setup["actions"], setup["hand_limit"]
        facts.dial, facts.stakes, facts.duel = setup["dial"], setup["stakes"], setup["duel"]
        facts.triumph = setup["triumph"]
        facts.rounds = cast(int, options["rounds"])
        base = self.codec.base
        facts.play, facts.draw, facts.take, facts.pass_ = base("play"), base("draw"), base("take"), base("pass")
        facts.put, facts.hand_to, facts.give = base("put"), base("hand_to"), base("give")
        facts.defend, facts.show, facts.pick = base("defend"), base("show"), base("pick")
        facts.pay, facts.free = base("pay"), base("free")
        facts.dial_to, facts.stake, facts.commit = base("dial"), base("stake"), base("commit")
        return facts

    def _compiler(self) -> Compiler:
        """The language of the cards: each operation with its number and its operands."""
        known = {op.name: (number, OPERATIONS[op.name][1]) for number, op in enumerate(names.OPERATIONS)}
        return Compiler(known, _condition, lambda of: {"robbed": 0}[of])


OPERATIONS: dict[str, tuple[type[Op], Encoder]] = {
    "gain": (ask.Gain, lambda node: [RESOURCES.index(node["res"]), node["n"]]),
    "lose": (ask.Lose, lambda node: [node["n"]]),
    "draw": (ask.Draw, lambda node: [node["n"]]),
    "look": (ask.Look, lambda node: [node["n"]]),
    "give": (ask.GiveCard, lambda node: []),
    "discard": (ask.DiscardCards, lambda node: [node["n"]]),
    "show": (ask.ShowCard, lambda node: [node["value"]]),
    "pay": (ask.PayPrice, lambda node: [node["coin"], node["grain"], node["any"]]),
    "score": (ask.Score, lambda node: [node["n"]]),
    "doom": (ask.Doom, lambda node: [node["n"]]),
    "play_free": (ask.PlayFree, lambda node: []),
    "under_deck": (ask.UnderDeck, lambda node: []),
}
"""Operations of the cards by name: what does it, and its operands from the data."""


def _condition(condition: dict[str, Any]) -> int:
    if "hand_at_most" in condition:
        return at.HAND_AT_MOST + int(condition["hand_at_most"])
    if condition.get("last_doom"):
        return at.LAST_DOOM
    raise ValueError(f"unknown condition {condition!r}")


def _check(cards: list[dict[str, Any]], effects: dict[str, dict[str, Any]]) -> None:
    """What a data pack may get wrong, in words."""
    ids = [card["id"] for card in cards]
    for card in cards:
        if ids.count(card["id"]) > 1:
            raise DataPackError(f"cards.json: the id {card['id']!r} is used twice.")
        if card["kind"] not in effects:
            raise DataPackError(f"cards.json: {card['id']}: effects.json has no {card['kind']!r}.")
    if len(cards) < MAX_SEATS * 4:
        raise DataPackError(f"cards.json: at least {MAX_SEATS * 4} cards are needed, there are {len(cards)}.")
