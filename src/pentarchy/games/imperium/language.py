"""The effect language: programs on cards become code, their conditions and selections become tables of the box."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from pentarchy.games.imperium import decisions
from pentarchy.games.imperium.box import (
    ALL_CARDS,
    ANY_SUIT,
    C_GARRISONED,
    C_HAVE,
    C_IN_DISCARD,
    C_IN_HISTORY,
    C_IN_PLAY,
    C_MOVED,
    C_NO_QUEST,
    C_REVEALED,
    C_STATE,
    OCCASIONS,
    ON_LOOK,
    RESOURCES,
    STATES,
    TYPES,
    VARIABLE_CARDS,
    VP_CONDITIONAL,
    VP_FIXED,
    VP_VARIABLE,
    WHERE,
    Z_DISCARD,
    Z_EXILE,
    Z_MARKET,
    ZONES,
    Box,
    Condition,
    Count,
    Filter,
    Per,
    Select,
    Value,
    When,
)
from pentarchy.games.imperium.decisions.changes import DO_DISCARD, DO_EXILE, DO_HISTORY, DO_TO_HAND, DOINGS
from pentarchy.games.imperium.decisions.draws import IF_ABLE, UP_TO
from pentarchy.games.imperium.decisions.tokens import ANYBODY, EMPIRES, WITH_IN_PLAY
from pentarchy.games.imperium.position import ABANDONED, DEVELOPMENT, DISCARD, GARRISON, HAND, HISTORY, QUEST, RETURNED
from pentarchy.games.imperium.printed import Face, Node, matches, of_kind, suit_bits
from pentarchy.kernel.errors import DataPackError
from pentarchy.kernel.program import (
    CHOOSE,
    CHOOSE_FIRST,
    CHOOSE_SIZE,
    COST,
    FIRST_OP,
    IF,
    IF_ELSE,
    IF_THEN,
    JUMP,
    JUMP_TO,
    Compiler,
)

GARRISON_CODE: Final = "then"


class NodeCompiler(Compiler):
    """A compiler that remembers which node begins where, so that a question can say what it is about."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.nodes: dict[int, Node] = {}
        self.title = ""
        """Key of the face whose text is being compiled."""
        self.questions: list[tuple[str, int]] = []
        """Of every `may` and `choose` the title and where it stands."""

    def _node(self, node: Node) -> None:
        self.nodes[len(self.code)] = node
        if node["op"] in ("may", "choose"):
            self.questions.append((self.title, len(self.code)))
        super()._node(node)


class Language:
    """The effect language: nodes become numbers, filters and selections become tables of the box."""

    def __init__(self, box: Box, cards: list[Face]) -> None:
        self.box = box
        self.cards = cards
        self._known: dict[str, int] = {}
        self._blocks: dict[str, int] = {}
        encoders = {name: (number, getattr(self, f"_{name}", _bare)) for number, name in enumerate(decisions.OPS)}
        for doing, name in enumerate(DOINGS):
            if name != "garrison":
                encoders[name] = (encoders[name][0], _Selecting(self, doing))
        self.compiler = NodeCompiler(encoders, self.condition, self._rounds)
        self._payments = [op.payment for op in decisions.OPS.values()]

    # -- tables ------------------------------------------------------------------------------------------------

    def _remember(self, kind: str, node: Any, table: list[Any], make: Any) -> int:
        """Equal entries share a number."""
        key = kind + json.dumps(node, sort_keys=True)
        if key not in self._known:
            made = make(node)
            table.append(made)
            self._known[key] = len(table) - 1
        return self._known[key]

    def filter(self, node: Node | None) -> int:
        if not node:
            return -1
        return self._remember("filter", node, self.box.filters, self._make_filter)

    def _make_filter(self, node: Node) -> Filter:
        rest = {key: value for key, value in node.items() if key != "garrison_has"}
        garrison = self.filter(node.get("garrison_has"))
        return Filter([int(matches(face, rest)) for face in self.cards], garrison)

    def select(self, node: Node) -> int:
        return self._remember("select", node, self.box.selects, self._make_select)

    def _make_select(self, node: Node) -> Select:
        found = Select()
        found.this = bool(node.get("this"))
        for zone in node.get("from", []):
            found.places |= 1 << ZONES.index(zone)
        condition = node.get("filter")
        found.filter = self.filter(condition)
        found.n = 0 if node.get("any_number") else node.get("n", 1)
        found.up_to = bool(node.get("up_to"))
        found.host = self.filter(node.get("host"))
        found.masks = condition == {"type": ["mask"]} and node.get("from") == ["hand"]
        found.unrest = condition == {"suit": ["unrest"]}
        found.zones = [1 << k for k in range(len(ZONES)) if found.places >> k & 1]
        areas = {"hand": HAND, "discard": DISCARD, "garrison": GARRISON, "history": HISTORY}
        areas |= {"development": DEVELOPMENT, "active_quest": QUEST}
        found.areas = [areas.get(ZONES[k], -1) for k in range(len(ZONES)) if found.places >> k & 1]
        every = [1] * len(self.cards)
        found.flags = self.box.filters[found.filter].card if found.filter >= 0 else every
        found.plain = found.host < 0 and (found.filter < 0 or self.box.filters[found.filter].garrison < 0)
        return found

    def count(self, node: Node | None) -> int:
        if node is None:
            return -1
        return self._remember("count", node, self.box.counts, self._make_count)

    def _make_count(self, node: Node) -> Count:
        found = Count()
        if node["count"] == "result":
            found.result = {"abandoned": ABANDONED, "returned_unrest": RETURNED}[node["of"]]
        else:
            found.types = [TYPES.index(kind) for kind in node.get("type", [])]
            found.suits = suit_bits(node.get("suit", []))
            found.garrison = node["zone"] == "garrison"
        return found

    def condition(self, node: Node) -> int:
        return self._remember("condition", node, self.box.conditions, self._make_condition)

    def _make_condition(self, node: Node) -> Condition:
        if "state" in node:
            return Condition(C_STATE, STATES.index(node["state"]), 0)
        if "in_play" in node:
            return Condition(C_IN_PLAY, self.filter(node["in_play"]), node.get("at_least", 1))
        if "in_history" in node:
            return Condition(C_IN_HISTORY, self.filter(node["in_history"]), 1)
        if "in_discard" in node:
            return Condition(C_IN_DISCARD, self.filter(node["in_discard"]), 1)
        if "have" in node:
            ((res, n),) = node["have"].items()
            return Condition(C_HAVE, RESOURCES.index(res), n)
        if "garrisoned_here" in node:
            return Condition(C_GARRISONED, self.filter(node["garrisoned_here"]), node.get("at_least", 1))
        if "no_active_quest" in node:
            return Condition(C_NO_QUEST, 0, 0)
        if "result" in node:
            matches_it = "matches" in node
            return Condition(C_MOVED, self.filter(node["matches" if matches_it else "lacks"]), int(matches_it))
        if "revealed_matches_declared" in node:
            return Condition(C_REVEALED, 0, 0)
        raise DataPackError(f"cards.json: unknown condition {dict(node)!r}.")

    def _rounds(self, of: str) -> int:
        return ("abandoned", "discarded", "paid").index(of)

    # -- abilities -----------------------------------------------------------------------------------------------

    def program(self, face: Face, kind: str, entry: str, when: str) -> int:
        """Code of the one ability of a kind (that replaces what would happen, `when`), or -1."""
        found = [a for a in of_kind(face, kind) if entry in a and (not when or a["when"]["on"] == when)]
        if len(found) > 1:
            raise DataPackError(f"cards.json: {face.card} has two abilities of the kind {kind!r}.")
        self.compiler.title = face.key
        return self.block(found[0][entry]) if found else -1

    def block(self, node: Node) -> int:
        """Compile a program; equal programs share their code."""
        key = json.dumps(node, sort_keys=True)
        if key not in self._blocks:
            self._inner(node)
            try:
                self._blocks[key] = self.compiler.add(node)
            except (ValueError, KeyError) as error:
                raise DataPackError(f"cards.json: a program cannot be read: {error}.") from None
        return self._blocks[key]

    def begins_with_payment(self, pc: int) -> bool:
        """May the text at `pc` begin with a mandatory payment? Then that is looked at before it is played (IMP-R6)."""
        code = self.compiler.code
        form = code[pc]
        if form == JUMP:
            return self.begins_with_payment(code[pc + JUMP_TO])
        if form == IF:
            return self.begins_with_payment(pc + IF_THEN) or self.begins_with_payment(code[pc + IF_ELSE])
        if form == CHOOSE:
            return any(self.begins_with_payment(code[pc + CHOOSE_FIRST + k]) for k in range(code[pc + CHOOSE_SIZE] - 1))
        if form >= FIRST_OP:
            return self._payments[form - FIRST_OP]
        return form == COST

    def _inner(self, node: Any) -> None:
        """Blocks inside operations are compiled before the program that holds them."""
        if isinstance(node, Mapping):
            for key, value in node.items():
                if "op" in node and key == "unable":
                    self.block(value)
                elif key == "if_given":
                    self.block(value["recipient"])
                elif node.get("op") == "garrison" and key == GARRISON_CODE:
                    self.block(value)
                else:
                    self._inner(value)
        elif isinstance(node, list):
            for value in node:
                self._inner(value)

    def shield_cost(self, face: Face) -> int:
        for ability in of_kind(face, "shield"):
            if ability.get("cost"):
                return self.block({"op": "seq", "steps": ability["cost"]})
        return -1

    def when(self, face: Face, kind: str) -> When | None:
        for ability in of_kind(face, kind):
            node = ability.get("when")
            if node:
                if node["on"] not in OCCASIONS:
                    raise DataPackError(f"cards.json: {face.card} waits for an unknown occasion {node['on']!r}.")
                found = When()
                found.occasion = OCCASIONS.index(node["on"])
                found.filter = self.filter(node.get("filter"))
                found.suits = suit_bits(node.get("suit", []))
                found.types = [TYPES.index(icon) for icon in node.get("type", [])]
                found.res = RESOURCES.index(node["res"]) if "res" in node else -1
                found.zone = {"discard": Z_DISCARD, "exile": Z_EXILE, None: 0}[node.get("from")]
                if found.occasion == ON_LOOK:
                    found.zone = ("fame", "nation").index(node["deck"])
                return found
        return None

    def value(self, node: Node) -> Value:
        found = Value()
        kind = node["kind"]
        if kind == "fixed":
            found.kind, found.value = VP_FIXED, node["value"]
        elif kind == "conditional":
            found.kind = VP_CONDITIONAL
            found.where = [WHERE.index(case["where"]) for case in node["cases"]]
            found.values = [case["value"] for case in node["cases"]]
        elif kind == "variable":
            found.kind, found.value, found.most = VP_VARIABLE, node["value"], node["max"]
            found.parts = [self._per(part) for part in node.get("sum", [node.get("per")])]
        return found

    def _per(self, node: Node) -> Per:
        found = Per()
        found.number = self.box.pers
        self.box.pers += 1
        found.each = node["each"]
        if "tokens" in node:
            found.tokens = RESOURCES.index(node["tokens"])
        elif "icons" in node:
            found.types = [TYPES.index(kind) for kind in node["icons"].get("type", [])]
            found.suits = suit_bits(node["icons"].get("suit", []))
        elif "players" in node:
            found.rivals = True
        elif node["cards"] == "all":
            found.cards = ALL_CARDS
        elif node["cards"] == "variable_vp":
            found.cards = VARIABLE_CARDS
        else:
            found.cards = self.filter(node["cards"])
        found.where = WHERE.index(node.get("where", "owned"))
        return found

    # -- operands of operations --------------------------------------------------------------------------------------

    def _gain(self, node: Node) -> list[int]:
        return [*_tokens(node, 4), self.count(node.get("per"))]

    def _pay(self, node: Node) -> list[int]:
        return [*_tokens(node, 4), int(bool(node.get("up_to")))]

    def _pay_all(self, node: Node) -> list[int]:
        return [RESOURCES.index(node["res"]), node["min"]]

    def _steal(self, node: Node) -> list[int]:
        condition = node.get("if_player", {})
        kind = (
            WITH_IN_PLAY if "has_in_play" in condition else EMPIRES if condition.get("state") == "empire" else ANYBODY
        )
        unable = self.block(node["unable"]) if "unable" in node else -1
        return [*_tokens(node, 3), kind, self.filter(condition.get("has_in_play")), unable]

    def _place(self, node: Node) -> list[int]:
        return [*_tokens(node, 3), int(node["on"] == "this")]

    def _take_tokens(self, node: Node) -> list[int]:
        return [RESOURCES.index(node["res"])]

    def _double_market_tokens(self, node: Node) -> list[int]:
        return [RESOURCES.index(node["res"])]

    def _return_exhaust(self, node: Node) -> list[int]:
        return [node["n"]]

    def _draw(self, node: Node) -> list[int]:
        flags = (IF_ABLE if node.get("if_able") else 0) | (UP_TO if node.get("up_to") else 0)
        return [node["n"], flags, self.count(node.get("per"))]

    def _garrison(self, node: Node) -> list[int]:
        under = -1 if node["under"] == "this" else self.filter(node["under"])
        then = self.block(node[GARRISON_CODE]) if GARRISON_CODE in node else -1
        return [self.select(node["select"]), under, then]

    def _give_each_other(self, node: Node) -> list[int]:
        given = node.get("if_given")
        if given is None:
            return [self.select(node["select"]), -1, -1]
        return [self.select(node["select"]), self.filter(given["filter"]), self.block(given["recipient"])]

    def _find(self, node: Node) -> list[int]:
        places = sum(1 << ZONES.index(zone) for zone in node["in"])
        to = {"hand": DO_TO_HAND, "history": DO_HISTORY, "discard": DO_DISCARD}[node["to"]]
        return [self.filter(node["filter"]), places, to, int(set(node["filter"]) == {"name"})]

    def _reveal_and_history_all(self, node: Node) -> list[int]:
        return [self.filter(node["filter"])]

    def _take_unrest(self, node: Node) -> list[int]:
        return [node["n"], int(node.get("to") == "deck_top")]

    def _acquire(self, node: Node) -> list[int]:
        suits = ANY_SUIT if node["suit"] == "any" else suit_bits(node["suit"])
        token = RESOURCES.index(node["with_token"]) if "with_token" in node else -1
        places = sum({"market": Z_MARKET, "exile": Z_EXILE}.get(zone, 0) for zone in node.get("from", ["market"]))
        return [suits, token, self.filter(node.get("filter")), places, int(bool(node.get("then_free_play")))]

    _break_through = _acquire

    def _declare_suit(self, node: Node) -> list[int]:
        return [suit_bits(node["options"])]

    def _revealed_to(self, node: Node) -> list[int]:
        return [int(node["to"] == "hand")]

    def _look(self, node: Node) -> list[int]:
        return [("fame", "nation").index(node["deck"]), node["n"]]

    def _look_more(self, node: Node) -> list[int]:
        return [node["n"]]

    _take_looked = _look_more
    _take_fame = _look_more
    _nation_to_discard = _look_more
    _discard_fewer = _look_more

    def _develop(self, node: Node) -> list[int]:
        return [int(bool(node.get("free")))]

    def _free_play(self, node: Node) -> list[int]:
        select = node["select"]
        return [self.select(select), int("state" in select.get("filter", {})), int(select["from"] == ["discard"])]

    _play_card = _free_play

    def _turn_effect(self, node: Node) -> list[int]:
        return [TYPES.index(node["type"]) if node["effect"] == "treat_icon_as" else -1]

    def _flip_state(self, node: Node) -> list[int]:
        return [STATES.index(node["to"])]

    def _exile_impending_quest(self, node: Node) -> list[int]:
        select = {"from": ["development"], "filter": {"not": {"name": node["except"]}}}
        return [self.select(select), DO_EXILE]


class _Selecting:
    """Encoder of the operations that pick cards."""

    def __init__(self, language: Language, doing: int) -> None:
        self.language = language
        self.doing = doing

    def __call__(self, node: Node) -> list[int]:
        return [self.language.select(node["select"]), self.doing]


def _bare(node: Node) -> list[int]:
    return []


def _tokens(node: Node, n: int) -> list[int]:
    return [node["res"].get(res, 0) for res in RESOURCES[:n]]
