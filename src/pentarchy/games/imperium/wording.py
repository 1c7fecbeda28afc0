"""Card text in both languages, printed from a card's program: what is read on a card is what the engine carries out.

The words are in text/*.ftl (`say-*`, `verb-*`, `noun-*`, `cond-*`, `event-*`, `static-*`, `rule-*`, `points-*`).
A message may hold `[verb]`, which is put into the mood of the sentence (to the reader, after "may", of another player).
Printed text holds `<symbol>` where a picture draws an icon; in words (`symbols=False`) nouns stand in its place, with
the right plural and case.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pentarchy.kernel.text import Text

Node = dict[str, Any]

IMP: Final = "imp"
INF: Final = ""
THIRD: Final = "third"
"""Moods: to the reader ("draw"), after "may", of another player ("each opponent draws")."""

RESOURCES: Final = ("material", "population", "progress", "action", "exhaust")
_VERB: Final = re.compile(r"\[([a-z_]+)\]")
ICON: Final = re.compile(r"<([a-z_]+)>")
AGAIN: Final = "again"
"""Mark of a node that says once more what was said just before it."""


@dataclass(frozen=True)
class Line:
    """One ability: its label (`label-*`, empty for what simply happens when the card is played) and its sentence."""

    label: str
    text: str


def face(card: Mapping[str, Any], side: str = "A") -> dict[str, Any]:
    """A card as one side shows it; a card with one face is the same on both sides."""
    return {**card, **card["faces"][side]} if "faces" in card else dict(card)


def name_key(one: Mapping[str, Any]) -> str:
    """Text key of the name of a face; cards of the same name share it."""
    return f"card-{one['key']}"


class Wording:
    """Prints faces of cards in one language, with symbols or in words only."""

    def __init__(self, text: Text, symbols: bool = True) -> None:
        self.text = text
        self.symbols = symbols
        self._forms: dict[tuple[str, str], str] = {}

    # -- a face ------------------------------------------------------------------------------------------------------

    def question(self, node: Mapping[str, Any]) -> list[str]:
        """What a player is asked: the thing that may be done, or each of the options."""
        if node["op"] == "choose":
            return [self._sentence(self._node(option, INF)) for option in node["options"]]
        return [self._sentence(self._node(node["do"] if node["op"] == "may" else dict(node), INF))]

    def lines(self, one: Mapping[str, Any]) -> list[Line]:
        return [self._ability(ability) for ability in one["abilities"]]

    def sentences(self, one: Mapping[str, Any]) -> str:
        """All abilities in running text, each with its label, and the points."""
        parts = []
        for line in self.lines(one):
            label = f"{self.label(line.label)}: " if line.label else ""
            parts.append((label + line.text).rstrip(": ") if line.text else f"{label.rstrip(': ')}.")
        points = self.points(one["vp"])
        if points and one["vp"]["kind"] != "fixed":
            points = f"{self.label('points')}: {points}"
        return " ".join([*parts, f"{points}." if points else ""]).strip()

    def label(self, key: str) -> str:
        """The keyword in front of an ability; the box prints a symbol in that of a free play."""
        return self.text(f"label-{key}-printed" if self.symbols and key == "free" else f"label-{key}")

    def points(self, vp: Node) -> str:
        """Victory points (IMP-23 to IMP-26): the number, the cases by place, or the number per something."""
        if vp["kind"] == "none":
            return ""
        if vp["kind"] == "fixed":
            return self.text("points-fixed", n=vp["value"])
        if vp["kind"] == "conditional":
            cases = [case for case in vp["cases"] if case["where"] != "else" or case["value"]]
            return ", ".join(self.text(f"points-case-{case['where']}", n=case["value"]) for case in cases)
        pers = vp.get("sum") or [vp["per"]]
        joined = " + ".join(self.text("points-per", n=vp["value"], what=self._points_what(per)) for per in pers)
        return f"{joined} ({self.text('points-most', n=vp['max'])})"

    def _points_what(self, per: Node) -> str:
        n = per["each"]
        if "tokens" in per:
            return self._counted(n, per["tokens"])
        if "players" in per:
            return self.text("points-players", progress=self._noun("progress", "many"))
        if "icons" in per:
            kinds = per["icons"].get("suit") or per["icons"]["type"]
            # Icons are counted, not cards (IMP-R45): a card with two rivers is two of them.
            each = not self.symbols and n == 1
            what = self._alternatives([self._noun(k, "one") for k in kinds]) if each else self._counted_list(n, kinds)
        elif per["cards"] == "all":
            what = self.text("points-cards", n=n)
        elif per["cards"] == "variable_vp":
            what = self._counted(n, "variable")
        elif "name" in per["cards"]:
            what = self.text("say-per-name", name=self._quoted(per["cards"]["name"][0]))
        else:
            what = self._filtered(per["cards"], n, always=n > 1)
        return self.text(f"points-in-{per['where']}", what=what)

    # -- abilities -----------------------------------------------------------------------------------------------------

    def _ability(self, ability: Node) -> Line:
        kind = ability["kind"]
        if kind in ("play", "exhaust", "solstice", "trigger"):
            return Line(self._label(ability), self._when(ability))
        handler: Callable[[Node], Line] = getattr(self, f"_ability_{kind}")
        return handler(ability)

    @staticmethod
    def _label(ability: Node) -> str:
        kind: str = ability["kind"]
        if kind == "play":
            return "free" if ability.get("free") else ""
        return "passive" if kind == "trigger" else kind

    def _when(self, ability: Node) -> str:
        if "do" not in ability:
            return ""
        if "when" not in ability:
            return self._program(ability["do"])
        return self._sentence(f"{self._event(ability['when'])}, {self._node(ability['do'], IMP)}")

    def _ability_static(self, ability: Node) -> Line:
        static = ability["static"]
        key = f"static-{static}"
        if static == "unrest_play_discount" and not ability["cards"]:
            key += "-material"
        words = {
            "n": ability.get("add", 0),
            "what": self._static_what(ability),
            "state": self._state(ability.get("state", "empire")),
            "res": self._discount(ability),
            "unrest": self._noun("unrest", "of"),
            "action": self._noun("action", "of"),
        }
        return Line("passive", self._sentence(self.text(key, **words)))

    def _static_what(self, ability: Node) -> str:
        static = ability["static"]
        if static == "lose_state_icon":
            return self._kinds(ability["filter"])
        if static == "free_play":
            return self._all_of([self._noun(kind, "many") for kind in ability["filter"]["type"]])
        if static == "counts_as":
            return self._counted(ability["n"], ability["suit"], True)
        if static == "mask_discard_substitute":
            return self._noun("mask", "many")
        return self._all_of([self._noun(suit, "all") for suit in ability.get("suit", ())])

    def _kinds(self, select: Node) -> str:
        """The cards that lose a state icon: by name, or all with the attack icon."""
        words = []
        for one in select.get("any_of", [select]):
            words += [self._quoted(key) for key in one.get("name", ())]
            words += ["<attack>" if self.symbols else self.text("say-attack-cards") for _ in one.get("header", ())]
        return f" {self._form('say-and', '')} ".join(words)

    def _discount(self, ability: Node) -> str:
        res = ability.get("res") or {"material": ability.get("material", 0)}
        return self._resources(res) if isinstance(res, dict) else self._noun(res)

    def _ability_replace(self, ability: Node) -> Line:
        event = self._event(ability["when"])
        return Line("passive", self._sentence(f"{event} {self._node(ability['with'], IMP)}"))

    def _ability_shield(self, ability: Node) -> Line:
        attack = self._noun("attack")
        if ability.get("automatic"):
            words = self.text("shield-automatic", attack=attack, res=self._resources(ability["attacker_may_give"]))
            return Line("passive", self._sentence(words))
        ignore = self._say("shield-ignore", INF, attack=attack)
        pay = [self._node(part, INF) for part in ability["cost"]]
        if ability.get("exhaust"):
            pay.insert(0, self._say("say-exhaust-this", INF, what=self._noun("exhaust", "a")))
        cost = f" {self._form('say-plus', '')} ".join(pay)
        return Line("defence", self._sentence(self.text("say-may", do=self.text("say-cost", pay=cost, then=ignore))))

    def _ability_restriction(self, ability: Node) -> Line:
        conditions = [self._condition(cond) for cond in ability.get("all", ())]
        joined = f" {self._form('say-and', '')} ".join(conditions)
        return Line("", self.text(f"rule-{ability['rule']}", cond=joined))

    def _ability_setup(self, ability: Node) -> Line:
        return Line(
            "setup", self._sentence(self.text("setup-unrest", nation=self.text(f"nation-{ability['if_nation']}")))
        )

    def _ability_on_gain(self, ability: Node) -> Line:
        return Line("gained", self._program(ability["do"]))

    def _ability_on_enter_play(self, ability: Node) -> Line:
        return Line("enters", self._program(ability["do"]))

    def _ability_before_scoring(self, ability: Node) -> Line:
        return Line("before_scoring", self._program(ability["do"]))

    def _ability_replace_gain(self, ability: Node) -> Line:
        tail = "king-flip" if ability["flip_after"] else "king-once"
        return Line("instead", f"{self._program(ability['do'])} {self.text(tail)}")

    # -- programs ------------------------------------------------------------------------------------------------------

    def _program(self, node: Node) -> str:
        """A whole program: one sentence for each step."""
        steps = node["steps"] if node["op"] == "seq" else [node]
        return " ".join(self._sentence(self._node(step, IMP)) for step in self._joined(_repeated(steps)))

    @staticmethod
    def _joined(steps: list[Node]) -> list[Node]:
        """Steps that are read as one sentence: look and take, name and reveal."""
        joined: list[Node] = []
        for step in steps:
            if step["op"] in ("take_looked", "reveal_main") and joined:
                joined[-1] = {"op": "seq", "steps": [joined[-1], step]}
            else:
                joined.append(step)
        return joined

    @staticmethod
    def _sentence(words: str) -> str:
        return f"{words[0].upper()}{words[1:]}." if words else ""

    def _node(self, node: Node, mood: str) -> str:
        handler: Callable[[Node, str], str] | None = getattr(self, f"_op_{node['op']}", None)
        if handler is None:
            raise KeyError(f"no words for the operation {node['op']!r}")
        return handler(node, mood)

    def _say(self, key: str, mood: str, **words: object) -> str:
        """A message with its verbs put into the mood."""
        return _VERB.sub(lambda found: self._verb(found[1], mood), self.text(key, **words))

    def _verb(self, verb: str, mood: str) -> str:
        return self._form(f"verb-{verb}", mood)

    def _form(self, key: str, form: str) -> str:
        """A word in one of its forms; looked up once."""
        found = self._forms.get((key, form))
        if found is None:
            found = self.text.attribute(key, form) if form else self.text(key)
            if found is None:
                raise KeyError(f"{key} has no form {form!r}")
            self._forms[key, form] = found
        return found

    def _op_seq(self, node: Node, mood: str) -> str:
        steps = _repeated(node["steps"])
        parts = [self._node(step, mood) for step in steps]
        head, last = ", ".join(parts[:-1]), parts[-1]
        if steps[-1]["op"] == "may" and mood != IMP:
            return self.text("say-and-optionally", head=head, do=self._node(steps[-1]["do"], INF))
        if steps[-1]["op"] in ("if", "may") or any(step["op"] == "each" for step in steps[:-1]):
            return f"{head}; {last}"
        if any(step["op"] == "find" for step in steps[:-1]):  # to find has an "and" of its own
            return self.text("say-then", head=head, last=last)
        comma = "," if steps[-1]["op"] == "each" else ""
        return f"{head}{comma} {self._form('say-and', '')} {last}"

    def _op_choose(self, node: Node, mood: str) -> str:
        words = [self._node(option, INF) for option in node["options"]]
        others = zip(node["options"][1:], words[1:], strict=True)
        joined = [f" {self._form('say-or', '')}{',' if option['op'] == 'if' else ''} {said}" for option, said in others]
        options = "".join([words[0], *joined])
        return self._say("say-choose", mood, options=options)

    def _op_may(self, node: Node, mood: str) -> str:
        return self.text("say-may" if mood else "say-optionally", do=self._node(node["do"], INF))

    def _op_cost(self, node: Node, mood: str) -> str:
        if node["pay"][0]["op"] == "choose":
            then = self._node(node["then"], INF)
            return self.text("say-cost-choice", pay=self._node(node["pay"][0], mood), then=then)
        pay = f" {self._form('say-plus', '')} ".join(self._node(part, mood) for part in node["pay"])
        return self.text("say-cost", pay=pay, then=self._node(node["then"], mood))

    def _op_if(self, node: Node, mood: str) -> str:
        cond = self._condition(node["cond"])
        then = self._node(node["then"], mood)
        if "else" in node:
            return self.text("say-if-else", cond=cond, then=then, other=self._node(node["else"], mood))
        return self.text("say-if", cond=cond, then=then)

    def _op_each(self, node: Node, mood: str) -> str:
        if node["do"]["op"] == "may":
            return self.text(f"say-may-{node['who']}", do=self._node(node["do"]["do"], INF))
        return self.text(f"say-each-{node['who']}", do=self._node(node["do"], THIRD))

    def _op_for_each(self, node: Node, mood: str) -> str:
        return self.text(f"say-for-each-{node['of']}", do=self._node(node["do"], mood))

    def _op_repeat(self, node: Node, mood: str) -> str:
        return self.text("say-repeat", n=node["n"], do=self._node(node["do"], mood))

    # -- resources -----------------------------------------------------------------------------------------------------

    def _op_gain(self, node: Node, mood: str) -> str:
        res = self._more(next(iter(node["res"]))) if AGAIN in node else self._resources(node["res"])
        if "per" in node:
            return self._say("say-gain-per", mood, res=res, per=self._count(node["per"]))
        return self._say("say-gain", mood, res=res)

    def _op_pay(self, node: Node, mood: str) -> str:
        if node.get("up_to"):
            ((res, n),) = node["res"].items()
            return self._say("say-pay-up-to", mood, res=self._at_least(n, res))
        return self._say("say-pay", mood, res=self._resources(node["res"]))

    def _op_pay_all(self, node: Node, mood: str) -> str:
        return self._say("say-pay-all", mood, what=self._noun(node["res"], "all"), n=node["min"])

    def _op_steal(self, node: Node, mood: str) -> str:
        res = self._resources(node["res"])
        victim = node.get("if_player", {})
        if "has_in_play" in victim:
            words = self._say("say-steal-having", mood, res=res, what=self._noun(victim["has_in_play"]["suit"][0], "a"))
        elif "state" in victim:
            words = self._say("say-steal-state", mood, res=res, state=self._state(victim["state"]))
        else:
            words = self._say("say-steal", mood, res=res)
        if "unable" in node:
            return self.text("say-steal-unable", steal=words, then=self._node(node["unable"], THIRD))
        return words

    def _op_place(self, node: Node, mood: str) -> str:
        return self._say(f"say-place-{node['on']}", mood, res=self._resources(node["res"]))

    def _op_take_tokens(self, node: Node, mood: str) -> str:
        return self._say("say-take-tokens", mood, what=self._noun(node["res"], "all"))

    def _op_return_exhaust(self, node: Node, mood: str) -> str:
        return self._say("say-return-exhaust", mood, res=self._counted(node["n"], "exhaust", True))

    def _op_double_market_tokens(self, node: Node, mood: str) -> str:
        return self._say("say-double", mood, what=self._noun(node["res"], "many"))

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _op_draw(self, node: Node, mood: str) -> str:
        n = node["n"]
        cards = self._up_to(n, "card") if node.get("up_to") else self._cards(n)
        if "per" in node:
            return self._say("say-draw-per", mood, cards=cards, per=self._count(node["per"]))
        return self._say("say-draw-able" if node.get("if_able") else "say-draw", mood, cards=cards)

    def _op_draw_top_then_place(self, node: Node, mood: str) -> str:
        return self._say("say-draw-top", mood)

    def _op_discard(self, node: Node, mood: str) -> str:
        return self._say("say-discard", mood, cards=self._select(node["select"], ("hand",)))

    def _op_to_hand(self, node: Node, mood: str) -> str:
        return self._say("say-to-hand-op", mood, cards=self._select(node["select"]))

    def _op_to_deck_top(self, node: Node, mood: str) -> str:
        return self._say("say-deck-top", mood, cards=self._select(node["select"]))

    def _op_history(self, node: Node, mood: str) -> str:
        return self._say("say-history", mood, cards=self._select(node["select"]))

    def _op_sink(self, node: Node, mood: str) -> str:
        return self._say("say-sink", mood, cards=self._select(node["select"], ("play",)))

    def _op_exile(self, node: Node, mood: str) -> str:
        return self._say("say-exile", mood, cards=self._select(node["select"]))

    def _op_garrison(self, node: Node, mood: str) -> str:
        select = node["select"]
        if select.get("from") == ["development"]:
            return self._say("say-garrison-quest", mood)
        if node["under"] == "this":
            if "filter" not in select:
                return self._say("say-garrison-card", mood)
            return self._say("say-garrison", mood, cards=self._select(select))
        host = self._noun(node["under"]["suit"][0], "a")
        words = self._say("say-garrison-under", mood, cards=self._select(select), host=host)
        return self.text("say-garrison-then", garrison=words, then=self._node(node["then"], mood))

    def _op_trigger_host_play(self, node: Node, mood: str) -> str:
        return self._say("say-host-play", mood)

    def _op_abandon(self, node: Node, mood: str) -> str:
        return self._say("say-abandon", mood, cards=self._select(node["select"], ("play",)))

    def _op_recall(self, node: Node, mood: str) -> str:
        return self._say("say-recall", mood, cards=self._select(node["select"], ("play",)))

    def _op_abandon_returning_garrisoned_unrest(self, node: Node, mood: str) -> str:
        return self._say("say-abandon-unrest", mood, unrest=self._noun("unrest", "few"))

    def _op_give_each_other(self, node: Node, mood: str) -> str:
        words = self._say("say-give", mood, **{"from": self._places(node["select"]["from"])})
        if "if_given" not in node:
            return words
        given = node["if_given"]
        what = self._noun(given["filter"]["type"][0], "a")
        return self.text("say-give-also", give=words, what=what, then=self._node(given["recipient"], THIRD))

    def _op_find(self, node: Node, mood: str) -> str:
        what = self._filtered(node["filter"], 1)
        to = self._say(f"say-to-{node['to']}", mood)
        if len(node["in"]) == 4:
            return self._say("say-find", mood, what=what, to=to)
        places = f" {self._form('say-or-small', '')} ".join(self.text(f"say-in-{place}") for place in node["in"])
        return self._say("say-find-in", mood, what=what, places=places, to=to)

    def _op_reveal_and_history_all(self, node: Node, mood: str) -> str:
        return self._say("say-reveal-history", mood, what=self._noun(node["filter"]["header"][0], "few"))

    def _op_take_unrest(self, node: Node, mood: str) -> str:
        key = "say-take-unrest-top" if node.get("to") == "deck_top" else "say-take-unrest"
        return self._say(key, mood, cards=self._counted(node["n"], "unrest", True))

    def _op_return_unrest(self, node: Node, mood: str) -> str:
        if node["select"].get("this"):
            return self._say("say-return-this", mood)
        return self._say("say-return-unrest", mood, cards=self._select(node["select"]))

    # -- market and decks ----------------------------------------------------------------------------------------------

    def _op_acquire(self, node: Node, mood: str) -> str:
        if node["suit"] == "any":
            words = self._say("say-acquire-any", mood)
        elif AGAIN in node:
            words = self._say("say-acquire", mood, cards=self._more(*node["suit"]))
        else:
            words = self._say("say-acquire", mood, cards=self._counted_list(1, node["suit"], True))
        if "with_token" in node:
            words = self.text("say-acquire-token", acquire=words, what=self._noun(node["with_token"], "all"))
        if node.get("from") == ["exile"]:
            words = self.text("say-acquire-exile", acquire=words)
        elif "exile" in node.get("from", ()):
            words = self.text("say-acquire-or-exile", acquire=words)
        if "filter" in node:
            other = self._except(node["filter"]["not"]["type"][0], 1)
            words = self.text("say-acquire-not", acquire=words, what=other)
        if node.get("then_free_play"):
            return self._say("say-acquire-play", mood, acquire=words, action=self._noun("action", "of"))
        return words

    def _op_break_through(self, node: Node, mood: str) -> str:
        if node["suit"] == "any":
            return self._say("say-break-with", mood, what=self._variable())
        words = self._say("say-break", mood, cards=self._counted_list(1, node["suit"], True))
        return self.text("say-acquire-or-exile", acquire=words) if "exile" in node.get("from", ()) else words

    def _variable(self) -> str:
        return "<variable>" if self.symbols else self.text("say-variable-points")

    def _op_swap_exile_market(self, node: Node, mood: str) -> str:
        return self._say("say-swap-exile", mood)

    def _op_declare_suit(self, node: Node, mood: str) -> str:
        suits = [f"<{suit}>" if self.symbols else self.text(f"suit-{suit}") for suit in node["options"]]
        return self._say("say-declare", mood, suits=("/" if self.symbols else ", ").join(suits))

    def _op_reveal_main(self, node: Node, mood: str) -> str:
        return self._say("say-reveal-main", mood)

    def _op_revealed_to(self, node: Node, mood: str) -> str:
        return self._say(f"say-revealed-{node['to']}", mood)

    def _op_look(self, node: Node, mood: str) -> str:
        return self._say(f"say-look-{node['deck']}", mood, n=node["n"])

    def _op_look_more(self, node: Node, mood: str) -> str:
        return self._say("say-look-more", mood, n=node["n"])

    def _op_take_looked(self, node: Node, mood: str) -> str:
        return self._say("say-take-looked", mood, n=node["n"])

    def _op_looked_to_bottom(self, node: Node, mood: str) -> str:
        return self._say("say-to-bottom", mood)

    def _op_shuffle(self, node: Node, mood: str) -> str:
        return self._say("say-shuffle", mood)

    def _op_take_fame(self, node: Node, mood: str) -> str:
        return self._say("say-take-fame", mood, what=self._noun("fame"))

    def _op_nation_to_discard(self, node: Node, mood: str) -> str:
        return self._say("say-nation-discard", mood)

    def _op_swap_hand_nation_top(self, node: Node, mood: str) -> str:
        return self._say("say-swap-nation", mood)

    def _op_develop(self, node: Node, mood: str) -> str:
        return self._say("say-develop-free" if node.get("free") else "say-develop", mood)

    # -- play, game, quests --------------------------------------------------------------------------------------------

    def _op_free_play(self, node: Node, mood: str) -> str:
        cards = self._select(node["select"])
        return self._say("say-free-play", mood, cards=cards, action=self._noun("action", "of"))

    def _op_play_card(self, node: Node, mood: str) -> str:
        return self._say("say-play-card", mood, cards=self._select(node["select"]))

    def _op_copy_exhaust(self, node: Node, mood: str) -> str:
        return self._say("say-copy", mood, what=self._noun("pinned", "of"))

    def _op_turn_effect(self, node: Node, mood: str) -> str:
        if node["effect"] == "ignore_empire_next_play":
            return self._say("say-ignore-state", mood, state=self._state("empire"))
        if self.symbols:
            return self.text("say-treat", what=f"<{node['type']}>", n=node["times"], other=f"<{node['as']}>")
        what = self.text(f"icon-{node['type']}")
        return self.text("say-treat-words", what=what, n=node["times"], other=self._noun(node["as"], "few"))

    def _op_discard_fewer(self, node: Node, mood: str) -> str:
        return self._say("say-fewer", mood, what=self._counted(node["n"], "mask", True))

    def _op_discard_instead(self, node: Node, mood: str) -> str:
        return self._say("say-discard-instead", mood)

    def _op_trigger_game_end(self, node: Node, mood: str) -> str:
        return self._say("say-game-end", mood)

    def _op_put_into_play_this(self, node: Node, mood: str) -> str:
        return self._say("say-into-play", mood)

    def _op_flip_this(self, node: Node, mood: str) -> str:
        return self._say("say-flip", mood)

    def _op_replace_this(self, node: Node, mood: str) -> str:
        return self._say("say-replace-this", mood, name=self._quoted(node["with"]))

    def _op_flip_state(self, node: Node, mood: str) -> str:
        return self._say("say-flip-state", mood, state=self._state(node["to"]))

    def _op_quest_to_hand(self, node: Node, mood: str) -> str:
        return self._say("say-quest-hand", mood)

    def _op_quest_and_nation_to_discard(self, node: Node, mood: str) -> str:
        return self._say("say-quest-discard", mood)

    def _op_exile_impending_quest(self, node: Node, mood: str) -> str:
        if not node.get("except"):
            return self._say("say-exile-quest", mood)
        return self._say("say-exile-quest-except", mood, name=self._quoted(node["except"][0]))

    # -- conditions and events -----------------------------------------------------------------------------------------

    def _condition(self, cond: Node) -> str:
        if "state" in cond:
            return self.text("cond-state", state=self._state(cond["state"]))
        if "in_play" in cond:
            name = cond["in_play"]["name"][0]
            if cond.get("at_least", 1) > 1:
                many = self.text("say-names-many", name=self._quoted(name))
                return self.text("cond-in-play-n", n=cond["at_least"], what=many)
            return self.text("cond-in-play", what=self._quoted(name))
        if "in_history" in cond:
            return self.text("cond-in-history", what=self._quoted(cond["in_history"]["name"][0]))
        if "in_discard" in cond:
            return self.text("cond-in-discard", what=self._quoted(cond["in_discard"]["name"][0]))
        if "have" in cond:
            ((res, n),) = cond["have"].items()
            return self.text("cond-have", res=self._at_least(n, res))
        if "garrisoned_here" in cond:
            kind = cond["garrisoned_here"]["type"][0]
            return self.text("cond-garrisoned", n=cond["at_least"], what=self._noun(kind, "many"))
        if "no_active_quest" in cond:
            return self.text("cond-no-quest")
        if "revealed_matches_declared" in cond:
            return self.text("cond-revealed")
        if cond.get("result") == "exiled" and "matches" in cond:
            return self.text("cond-exiled", what=self._noun(cond["matches"]["header"][0], "a"))
        if cond.get("result") == "sunk" and "matches" in cond:
            kinds = [self._noun(suit, "a") for suit in cond["matches"]["suit"]]
            return self.text("cond-sunk", what=self._alternatives(kinds))
        if cond.get("result") == "abandoned" and "lacks" in cond:
            return self.text("cond-abandoned-lacks", what=self._noun(cond["lacks"]["type"][0], "of"))
        raise KeyError(f"no words for the condition {cond!r}")

    def _event(self, when: Node) -> str:
        key = f"event-{when['on']}"
        if "from" in when:
            key += f"-{when['from']}"
        return self.text(
            key,
            what=self._event_what(when),
            unrest=self._noun("unrest"),
            progress=self._noun("progress", "of"),
            res=self._noun(when["res"], "all") if "res" in when else "",
        )

    def _event_what(self, when: Node) -> str:
        if "name" in when.get("filter", {}):
            return self._quoted(when["filter"]["name"][0])
        select = when.get("filter", when)
        kinds = select.get("suit") or select.get("type") or select.get("header") or ()
        form = "few" if when["on"] == "requires_discard" else "a"
        return self._alternatives([self._noun(kind, form) for kind in kinds])

    # -- nouns ---------------------------------------------------------------------------------------------------------

    def _noun(self, kind: str, form: str = "") -> str:
        """A symbol, or its noun in one of its forms."""
        if self.symbols and kind != "card":
            return f"<{kind}>"
        return self._form(f"noun-{kind}", form)

    def _counted(self, n: int, kind: str, always: bool = False) -> str:
        """`3<material>` or "3 material"; a single thing in words needs no number unless it always has one."""
        if self.symbols and kind != "card":
            return f"<{kind}>" if n == 1 and not always else f"{n}<{kind}>"
        form = self._plural(n)
        return self._noun(kind) if n == 1 and not always else f"{n} {self._noun(kind, form)}"

    def _counted_list(self, n: int, kinds: list[str], always: bool = False) -> str:
        if self.symbols:
            joined = "/".join(f"<{kind}>" for kind in kinds)
            return joined if n == 1 and not always else f"{n}{joined}"
        form = self._plural(n)
        words = [self._noun(kind, form) for kind in kinds]
        joined = self._alternatives(words)
        return joined if n == 1 and not always else f"{n} {joined}"

    def _more(self, *kinds: str) -> str:
        """One more of what was said just before."""
        what = self._counted_list(1, list(kinds))
        return self.text("say-more", what=what).replace("1 <", "1<")

    def _except(self, kind: str, n: int) -> str:
        """What is left out of n cards: after «кроме» in the plural, in English an article for one."""
        return self._noun(kind, "many" if self.text.lang == "ru" or n > 1 else "of")

    def _plural(self, n: int) -> str:
        """The form of a noun after a number: Russian has three, English two."""
        if self.text.lang != "ru":
            return "" if n == 1 else "many"
        if n % 10 == 1 and n % 100 != 11:
            return ""
        return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"

    def _at_least(self, n: int, kind: str) -> str:
        """After "not less than" Russian has the genitive."""
        return f"{n}<{kind}>" if self.symbols else f"{n} {self._noun(kind, 'many')}"

    def _up_to(self, n: int, kind: str) -> str:
        what = self._noun(kind, "many")
        return self.text("say-up-to", n=n, what=what).replace(f"{n} <", f"{n}<")

    def _cards(self, n: int) -> str:
        return self._counted(n, "card", True)

    def _resources(self, res: Mapping[str, int]) -> str:
        order = sorted(res, key=RESOURCES.index)
        return f" {self._form('say-and', '')} ".join(self._counted(res[kind], kind, True) for kind in order)

    def _alternatives(self, words: list[str]) -> str:
        if self.symbols or len(words) < 2:
            return "/".join(words)
        return f"{', '.join(words[:-1])} {self._form('say-or-small', '')} {words[-1]}"

    def _all_of(self, words: list[str]) -> str:
        return "/".join(words) if self.symbols else f" {self._form('say-and', '')} ".join(words)

    def _count(self, per: Node) -> str:
        if per["count"] == "result":
            key = "abandoned" if per["of"] == "abandoned" else "returned"
            return self.text(f"say-result-{key}", what=self._noun("unrest"))
        kinds = per.get("type") or per["suit"]
        if self.symbols:
            what = self.text("say-each-icon", what="/".join(f"<{kind}>" for kind in kinds))
        else:
            what = self._alternatives([self._noun(kind, "one") for kind in kinds])
        return self.text(f"say-icons-{per['zone']}", what=what)

    def _state(self, state: str) -> str:
        return f"<{state}>" if self.symbols else self._form(f"state-{state}", "")

    def _quoted(self, key: str) -> str:
        name = self.text(f"name-{key[:-1]}") if key.endswith("*") else self._form(f"card-{key}", "")
        return self.text("say-name", name=name)

    # -- selections ----------------------------------------------------------------------------------------------------

    def _select(self, select: Node, usual: tuple[str, ...] = ()) -> str:
        """Which cards, and where from; the place is left out where it goes without saying (`usual`)."""
        if select.get("this"):
            return self._form("say-this", "")
        n = select.get("n", 1)
        what = self._filtered(select.get("filter", {}), n, select.get("up_to", False), select.get("any_number", False))
        if "host" in select:
            return self.text("say-under-host", what=what, host=self._filtered(select["host"], 1, host=True))
        zones = tuple(select["from"])
        return what if zones == usual else f"{what} {self._places(zones)}"

    def _places(self, zones: Iterable[str]) -> str:
        places = [self._form(f"say-from-{zone}", "") for zone in zones]
        if len(places) > 3:
            return self._form("say-anywhere", "")
        return f" {self._form('say-or-small', '')} ".join(places)

    def _filtered(
        self,
        filter_: Node,
        n: int,
        up_to: bool = False,
        any_number: bool = False,
        host: bool = False,
        always: bool = True,
    ) -> str:
        """Cards of a kind, in the case after a verb and after a number (`always`: also after one)."""
        if "name" in filter_:
            names = [self._named(key) for key in filter_["name"]]
            return f" {self._form('say-or-small', '')} ".join(names)
        kinds = [kind for part in ("suit", "type", "header", "state", "vp") for kind in filter_.get(part, ())]
        kinds = kinds or ["card"]
        if host:
            return self._noun(kinds[0], "many")
        if any_number:
            what = self.text("say-any-number", what=self._noun(kinds[0], "many"))
        elif up_to:
            what = self._up_to(n, kinds[0])
        elif len(kinds) > 1:
            what = self._counted_list(n, kinds, always)
        else:
            what = self._counted(n, kinds[0], always)
        if "not" in filter_:
            what = self.text("say-not", what=what, other=self._except(filter_["not"]["suit"][0], n))
        if "garrison_has" in filter_:
            what = self.text("say-hosted", what=what, by=self._host_by(filter_["garrison_has"]))
        return what

    def _named(self, key: str) -> str:
        if key.endswith("*"):
            return self.text("say-any-name", name=self.text(f"name-{key[:-1]}"))
        return self.text("say-named", name=self._quoted(key))

    def _host_by(self, inner: Node) -> str:
        if "name" in inner:
            return self.text("say-by-name", name=self._quoted(inner["name"][0]))
        return self._noun(inner["type"][0], "by")


def _repeated(steps: list[Node]) -> list[Node]:
    """The steps; one that does the same once more, by choice or under a condition, is marked as such."""
    found = steps[:1]
    for before, step in itertools.pairwise(steps):
        inner = {"may": "do", "if": "then"}.get(step["op"], "")
        again = step.get(inner) == before and before["op"] in ("acquire", "gain")
        found.append({**step, inner: {**before, AGAIN: True}} if again else step)
    return found
