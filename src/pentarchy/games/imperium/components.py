"""The cards, nations and numbers of a game, made from data/ for one set of options; programs become code here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from pentarchy.games.imperium import decisions
from pentarchy.games.imperium.decisions.changes import DO_DISCARD, DO_EXILE, DO_HISTORY, DO_TO_HAND, DOINGS
from pentarchy.games.imperium.decisions.draws import IF_ABLE, UP_TO
from pentarchy.games.imperium.decisions.tokens import ANYBODY, EMPIRES, WITH_IN_PLAY
from pentarchy.games.imperium.names import ENDS
from pentarchy.games.imperium.numbers import END_GRAAL, END_KING_OF_KINGS, END_SHANGRI_LA, END_ZENITH
from pentarchy.games.imperium.position import (
    ABANDONED,
    ALL_CARDS,
    AMOUNTS,
    ANY_SUIT,
    AREA,
    AT_RANDOM,
    C_GARRISONED,
    C_HAVE,
    C_IN_DISCARD,
    C_IN_HISTORY,
    C_IN_PLAY,
    C_NO_QUEST,
    C_RESULT,
    C_REVEALED,
    C_STATE,
    COMMON,
    DEVELOPMENT,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    HAS_DISCOUNT,
    HAS_EXILE,
    HAS_FREE_PLAY,
    HAS_HAND_SIZE,
    HAS_INSTEAD_GAIN,
    HAS_INSTEAD_HISTORY,
    HAS_LOSE_STATE,
    HAS_MASK_HOST,
    HAS_SHIELD,
    HAS_SOLSTICE,
    HAS_UNREST_PRICE,
    HEADERS,
    HISTORY,
    MAX_SEATS,
    NO_STATE,
    OCCASIONS,
    ON_LOOK,
    OPEN,
    PLAY,
    POOLED,
    POWER,
    QUEST,
    RESOURCES,
    RETURNED,
    S_CIVILISED,
    S_REGION,
    S_UNCIVILISED,
    SHIELD,
    SHIELD_BY_ITSELF,
    STATES,
    SUITS,
    TYPES,
    UNORDERED,
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
    Nation,
    Per,
    Select,
    Value,
    When,
)
from pentarchy.kernel.cards import ACTIVE, LOOSE, SORTED
from pentarchy.kernel.codec import Codec, Domain, Verb
from pentarchy.kernel.data import Data
from pentarchy.kernel.errors import DataPackError
from pentarchy.kernel.game import Options
from pentarchy.kernel.position import Decision, Position
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
    Op,
)

Node = Mapping[str, Any]
ERRATA: Final = "later_printing"
DECKS: Final = ("main", "region", "uncivilised", "civilised")
PLACES: Final = ("nation_deck", "development_area")
SIDES: Final = ("A", "B")
VERBS: Final = ("play", "exhaust", "pick", "option", "suit", "deck", "amount", "place", "nation", "side")
WORDS: Final = ("activate", "innovate", "revolt", "yes", "no", "done")
TOP_PLACES: Final = ("top-1", "top-2", "top-3")
"""Where the card drawn by Marvellous may go."""
GARRISON_CODE: Final = "then"


class Face:
    """A printed face: what texts and pictures need to know about it."""

    def __init__(self, card: dict[str, Any], face: dict[str, Any], side: str) -> None:
        self.card: str = card["id"]
        self.side = side
        self.name: str = face["name"]
        self.key: str = face["key"]
        self.suits: list[str] = face["suits"]
        self.types: list[str] = face["types"]
        self.state: str | None = face["state"]
        self.header: str | None = face["header"]
        self.price: dict[str, int] | None = face["development_cost"]
        self.vp: dict[str, Any] = face["vp"]
        self.abilities: list[dict[str, Any]] = face["abilities"]
        self.deck: str = card["deck"]
        self.set: str = card["set"]
        self.start: str = card["start"]
        self.number: str = card["number"]
        self.min_players: int = card["min_players"]


class Components:
    """Everything printed: `box` is what the hot rooms read, the rest serves texts, views and pictures.

    cards      ids of all cards ("1UNC1"), in the order of their numbers
    faces      all faces by number; `faces[k]` for k < len(cards) is the A (or only) side of card k
    face_of    (id, "" or "A" or "B") -> Face
    face_tokens  tokens of all faces by number: the id, for a B side with a B behind it
    nations    keys of the nations by number; `nation_data[k]` their entries in nations.json
    language   the compiler of programs, with its tables
    nodes      where a node begins in the code -> the node, for prompts that say what is asked
    option_of  token of an option -> where its question stands in the code (-1: TOP_PLACES), which option it is
    deed_of    where a «you may» stands in the code -> token of what may be done
    """

    def __init__(self, data: Data, options: Options) -> None:
        self.data = data
        self.options = options
        self.errata = bool(options[ERRATA])
        self.card_data: list[dict[str, Any]] = _cards(data, self.errata)
        self.cards: list[str] = [card["id"] for card in self.card_data]
        self.number = {token: k for k, token in enumerate(self.cards)}
        self.nation_data: list[dict[str, Any]] = data["nations"]["nations"]
        self.nations: list[str] = [nation["key"] for nation in self.nation_data]
        self.faces: list[Face] = []
        self.face_of: dict[tuple[str, str], Face] = {}
        self._make_faces()
        self.face_tokens = tuple(face.card if face.side != "B" else f"{face.card}B" for face in self.faces)
        self.keys = sorted({face.key for face in self.faces})
        self.ops: list[Op] = decisions.ops()
        self.box = Box()
        self.language = language = Language(self)
        self._printed(self.box, language)
        self._abilities(self.box, language)
        self._nations(self.box)
        self._setup(self.box)
        self.code: list[int] = language.compiler.code
        self.nodes: dict[int, Node] = language.compiler.nodes
        self.option_of: dict[str, tuple[int, int]] = {}
        self.deed_of: dict[int, str] = {}
        self._options(self.box, language)
        self.codec = self._codec()
        for name in VERBS + WORDS:
            setattr(self.box, f"{name}_0", self.codec.base(name))
        box = self.box
        box.turns = [box.activate_0, box.innovate_0, box.revolt_0]
        box.tops = [box.option_0 + k for k in range(len(TOP_PLACES))]
        box.yes_or_no = [box.yes_0, box.no_0]
        box.yes_or_done = [box.yes_0, box.done_0]
        self.decisions: list[Decision[Position]] = decisions.table(self.box)

    def _options(self, box: Box, language: Language) -> None:
        """Every option of every «choose one» is an answer of its own, named after its card; so is every «you may»."""
        box.first_option = [-1] * len(self.code)
        self.option_of = {token: (-1, k) for k, token in enumerate(TOP_PLACES)}
        numbers: dict[str, int] = {}
        for title, at in language.compiler.questions:
            node = self.nodes[at]
            if node["op"] == "may":
                numbers[f"may {title}"] = number = numbers.get(f"may {title}", 0) + 1
                self.deed_of[at] = f"{title}-{number}"
                continue
            box.first_option[at] = len(self.option_of)
            for k in range(len(node["options"])):
                numbers[title] = number = numbers.get(title, 0) + 1
                self.option_of[f"{title}-{number}"] = (at, k)

    def face(self, number: int) -> Face:
        return self.faces[number]

    def _make_faces(self) -> None:
        backs = []
        for card in self.card_data:
            if "faces" in card:
                front, back = Face(card, card["faces"]["A"], "A"), Face(card, card["faces"]["B"], "B")
                self.faces.append(front)
                backs.append(back)
                self.face_of[front.card, ""] = self.face_of[front.card, "A"] = front
                self.face_of[front.card, "B"] = back
            else:
                front = Face(card, card, "")
                self.faces.append(front)
                self.face_of[front.card, ""] = self.face_of[front.card, "A"] = front
        self.box_back = list(range(len(self.faces)))
        for back in backs:
            self.box_back[self.number[back.card]] = len(self.faces)
            self.box_back.append(len(self.faces))
            self.faces.append(back)

    def _codec(self) -> Codec:
        domains = [
            Domain("card", tuple(self.cards)),
            Domain("face", self.face_tokens, on_board=False),
            Domain("option", tuple(self.option_of)),
            Domain("deed", tuple(self.deed_of.values()), on_board=False),
            Domain("suit", SUITS, on_board=False),
            Domain("deck", DECKS),
            Domain.numbers("amount", 0, AMOUNTS - 1),
            Domain("place", PLACES),
            Domain("nation", tuple(self.nations)),
            Domain("side", SIDES),
            Domain("resource", RESOURCES, on_board=False),
            Domain("looked", ("fame", "nation"), on_board=False),
            Domain("reason", ENDS, on_board=False),
        ]
        verbs = [Verb(name, (name if name not in ("play", "exhaust", "pick") else "card",) * 2) for name in VERBS]
        return Codec(domains, [*verbs, *(Verb(word) for word in WORDS)])

    # -- printed facts -------------------------------------------------------------------------------------

    def _printed(self, box: Box, language: Language) -> None:
        cards = self.faces[: len(self.cards)]
        box.cards = len(cards)
        box.faces = len(self.faces)
        box.back = self.box_back
        box.suits = [suit_bits(face.suits) for face in cards]
        small = (S_REGION, S_UNCIVILISED, S_CIVILISED)
        box.small = [next((suit for suit in small if suits & suit), 0) for suits in box.suits]
        box.header = [HEADERS.index(face.header or "") for face in cards]
        box.state = [STATES.index(face.state) if face.state else NO_STATE for face in cards]
        box.icons = [[face.types.count(kind) for kind in TYPES] for face in cards]
        box.min_players = [face.min_players for face in cards]
        box.price = [[face.price.get(res, 0) for res in POOLED] if face.price else [] for face in cards]
        box.name = [self.keys.index(face.key) for face in cards]
        box.nation_of = [self.nations.index(face.deck) if face.deck in self.nations else -1 for face in cards]
        box.classics = [int(face.set == "classics") for face in cards]
        box.no_garrison = [_rule(face, "no_garrison") for face in cards]
        box.no_leave = [_rule(face, "no_abandon_or_recall") for face in cards]
        box.last_quest = [_rule(face, "not_targetable_unless_last_quest") for face in cards]
        box.unplayable = [_rule(face, "unplayable") for face in cards]
        box.requires = [
            [
                language.condition(condition)
                for ability in face.abilities
                if ability["kind"] == "restriction" and ability["rule"] == "play_requires"
                for condition in ability["all"]
            ]
            for face in cards
        ]
        box.counts_as = [max([int(a["n"]) for a in _static(face, "counts_as")], default=1) for face in cards]
        reasons = {"vikings": END_ZENITH, "arthurians": END_GRAAL, "utopians": END_SHANGRI_LA}
        box.end_reason = [reasons.get(face.deck, END_KING_OF_KINGS) for face in cards]
        box.value = [language.value(face.vp) for face in self.faces]

    def _abilities(self, box: Box, language: Language) -> None:
        faces = self.faces

        def code(face: Face, kind: str, entry: str = "do", when: str = "") -> int:
            return language.program(face, kind, entry, when)

        box.play = [code(face, "play") for face in faces]
        box.lead = [int(pc >= 0 and language.begins_with_payment(pc)) for pc in box.play]
        box.free = [int(any(a.get("free") for a in _kind(face, "play"))) for face in faces]
        box.exhaust = [code(face, "exhaust") for face in faces]
        box.exhaust_when = [language.when(face, "exhaust") for face in faces]
        box.solstice = [code(face, "solstice") for face in faces]
        box.trigger = [code(face, "trigger") for face in faces]
        box.trigger_when = [language.when(face, "trigger") for face in faces]
        box.on_gain = [code(face, "on_gain") for face in faces]
        box.on_enter = [code(face, "on_enter_play") for face in faces]
        box.before_scoring = [code(face, "before_scoring") for face in faces]
        box.replace_gain = [code(face, "replace_gain") for face in faces]
        box.instead_history = [int(bool(_replaces(face, "would_history"))) for face in faces]
        box.instead_gain = [code(face, "replace", "with", "would_gain") for face in faces]
        box.instead_token = [code(face, "replace", "with", "would_place_cleanup_token") for face in faces]
        box.listens = [
            sum(1 << when.event for when in (box.exhaust_when[k], box.trigger_when[k]) if when is not None)
            for k in range(len(faces))
        ]
        self._statics(box, language)
        self._talents(box)

    def _talents(self, box: Box) -> None:
        """What the hot rooms look up instead of going through all cards in play."""
        box.talents = [
            box.listens[k]
            | (HAS_FREE_PLAY if box.free_filter[k] >= 0 else 0)
            | (HAS_LOSE_STATE if box.lose_state[k] >= 0 else 0)
            | (HAS_EXILE if box.exile_suits[k] else 0)
            | (HAS_HAND_SIZE if box.hand_size[k] else 0)
            | (HAS_DISCOUNT if box.discount[k] else 0)
            | (HAS_SHIELD if box.shield[k] else 0)
            | (HAS_UNREST_PRICE if box.unrest_material[k] or box.unrest_cards[k] else 0)
            | (HAS_MASK_HOST if box.mask_host[k] else 0)
            | (HAS_INSTEAD_GAIN if box.instead_gain[k] >= 0 else 0)
            | (HAS_INSTEAD_HISTORY if box.instead_history[k] else 0)
            | (HAS_SOLSTICE if box.solstice[k] >= 0 else 0)
            for k in range(box.faces)
        ]
        box.simple = [
            int(not (box.unplayable[card] or box.requires[card] or box.lead[card])) for card in range(box.cards)
        ]
        box.can_exhaust = [int(box.exhaust[k] >= 0 and box.exhaust_when[k] is None) for k in range(box.faces)]
        box.ends = [card for card in range(box.cards) if box.before_scoring[card] >= 0]
        common = [SORTED if zone == EXILE else 0 for zone in range(COMMON)]
        area = [
            (SORTED if UNORDERED[zone] else 0)
            | (ACTIVE if zone in (PLAY, POWER) else 0)
            | (LOOSE if zone in (HAND, HISTORY) else 0)
            for zone in range(AREA)
        ]
        box.manner = common + area * MAX_SEATS

    def _statics(self, box: Box, language: Language) -> None:
        faces = self.faces
        box.shield = [_shield(face) for face in faces]
        box.shield_exhausts = [int(any(a.get("exhaust") for a in _kind(face, "shield"))) for face in faces]
        box.shield_cost = [language.shield_cost(face) for face in faces]
        box.shield_gift = [
            max((a["attacker_may_give"]["progress"] for a in _kind(face, "shield") if a.get("automatic")), default=0)
            for face in faces
        ]
        box.hand_size = [sum(a["add"] for a in _static(face, "hand_size")) for face in faces]
        box.exile_suits = [
            suit_bits([suit for a in _static(face, "acquire_from_exile") for suit in a["suit"]]) for face in faces
        ]
        discounts = [_static(face, "unrest_play_discount") for face in faces]
        box.unrest_material = [sum(a["material"] for a in found) for found in discounts]
        box.unrest_cards = [sum(a["cards"] for a in found) for found in discounts]
        box.unrest_min = [max((a["min"] for a in found), default=1) for found in discounts]
        lower = [_static(face, "development_discount") for face in faces]
        box.discount = [
            [sum(a["res"].get(res, 0) for a in found) for res in POOLED] if found else [] for found in lower
        ]
        box.discount_min = [max((a["min"] for a in found), default=0) for found in lower]
        box.free_filter = [_one(_static(face, "free_play"), language) for face in faces]
        box.lose_filter = [_one(_static(face, "lose_state_icon"), language) for face in faces]
        box.lose_state = [
            STATES.index(found[0]["state"]) if (found := _static(face, "lose_state_icon")) else -1 for face in faces
        ]
        box.mask_host = [int(bool(_static(face, "mask_discard_substitute"))) for face in faces]
        box.quest_host = [int(bool(_static(face, "active_quest_host"))) for face in faces]
        box.innovate = language.compiler.add(
            {"op": "break_through", "suit": ["uncivilised", "civilised", "region", "tributary"]}
        )

    # -- nations and set-up ----------------------------------------------------------------------------------

    def _nations(self, box: Box) -> None:
        for entry in self.nation_data:
            nation = Nation()
            find = self._find
            nation.power = find(entry["power"])
            # The journey pile: the first card named lies on top, so it comes last (IMP-37).
            nation.permanents = [find(card) for card in reversed(entry["in_play"])]
            nation.nation_deck = [find(card) for card in entry["nation_deck"]]
            nation.accession = find(entry["accession"]) if entry["accession"] else -1
            nation.development = [find(card) for card in entry["development_area"]]
            nation.draw_deck = [find(card) for card in entry["draw_deck"]]
            nation.supply = [
                [find(card) for card in entry["supply_unrest"].get(str(players), [])]
                for players in range(MAX_SEATS + 1)
            ]
            nation.cards = [k for k, face in enumerate(self.faces[: box.cards]) if face.deck == entry["key"]]
            nation.starts_empire = entry["initial_state"] == "empire"
            nation.accession_flips = entry["can_become_empire_by_accession"]
            nation.exhausts = entry["exhaust_tokens"]
            nation.actions = entry["action_tokens"]
            nation.quests = entry["development_area_kind"] == "quests"
            nation.develops = entry["development_area_kind"] == "developments"
            nation.reshuffle_step = bool(entry["nation_deck"] or entry["development_area"])
            nation.sinks = entry["out_of_play_pile"] == "sunken"
            nation.classics = entry["set"] == "classics"
            box.nations.append(nation)

    def _find(self, card: str) -> int:
        if card not in self.number:
            raise DataPackError(f"nations.json: there is no card {card!r} in cards.json.")
        return self.number[card]

    def _setup(self, box: Box) -> None:
        setup = self.data["setup"]
        cards = self.faces[: box.cards]
        box.king = [-1, -1]
        box.common = [[], []]
        for k, face in enumerate(cards):
            if face.deck == "common":
                legends = int(face.set == "legends")
                if face.header == "fame_base":
                    box.king[legends] = k
                else:
                    box.common[legends].append(k)
        by_name = {entry["name"]: number for number, entry in enumerate(self.nation_data)}
        box.clash = [by_name.get(face.name, -1) if "tributary" in face.suits else -1 for face in cards]
        counts = setup["per_player_count"]
        box.small_deck = [counts[str(n)]["small_deck_size"] if str(n) in counts else 0 for n in range(MAX_SEATS + 1)]
        box.fame_removed = [counts[str(n)]["fame_removed"] if str(n) in counts else 0 for n in range(MAX_SEATS + 1)]
        box.start_pool = [setup["start_tokens"][res] for res in POOLED]
        box.hand = setup["hand_size"]
        box.use_legends = self.options["common_deck"] == "legends"
        pool = self.options["nations"]
        box.nation_pool = [k for k, entry in enumerate(self.nation_data) if pool in ("both", entry["set"])]
        box.fixed_nation = [self._fixed(seat) for seat in range(MAX_SEATS)]
        box.fixed_side = {"choose": OPEN, "random": AT_RANDOM, "A": 0, "B": 1}[str(self.options["sides"])]

    def _fixed(self, seat: int) -> int:
        value = str(self.options[f"nation_{seat + 1}"])
        return {"choose": OPEN, "random": AT_RANDOM}[value] if value not in self.nations else self.nations.index(value)


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

    def __init__(self, components: Components) -> None:
        self.components = components
        self.box = components.box
        self._known: dict[str, int] = {}
        self._blocks: dict[str, int] = {}
        encoders = {name: (number, getattr(self, f"_{name}", _bare)) for number, name in enumerate(decisions.OPS)}
        for doing, name in enumerate(DOINGS):
            if name != "garrison":
                encoders[name] = (encoders[name][0], _Selecting(self, doing))
        self.compiler = NodeCompiler(encoders, self.condition, self._result)
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
        faces = self.components.faces[: len(self.components.cards)]
        rest = {key: value for key, value in node.items() if key != "garrison_has"}
        garrison = self.filter(node.get("garrison_has"))
        return Filter([int(matches(face, rest)) for face in faces], garrison)

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
        every = [1] * len(self.components.cards)
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
            return Condition(C_RESULT, self.filter(node["matches" if matches_it else "lacks"]), int(matches_it))
        if "revealed_matches_declared" in node:
            return Condition(C_REVEALED, 0, 0)
        raise DataPackError(f"cards.json: unknown condition {dict(node)!r}.")

    def _result(self, of: str) -> int:
        return ("abandoned", "discarded", "paid").index(of)

    # -- abilities -----------------------------------------------------------------------------------------------

    def program(self, face: Face, kind: str, entry: str, when: str) -> int:
        """Code of the one ability of a kind (that replaces the event `when`), or -1."""
        found = [a for a in _kind(face, kind) if entry in a and (not when or a["when"]["on"] == when)]
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
        for ability in _kind(face, "shield"):
            if ability.get("cost"):
                return self.block({"op": "seq", "steps": ability["cost"]})
        return -1

    def when(self, face: Face, kind: str) -> When | None:
        for ability in _kind(face, kind):
            node = ability.get("when")
            if node:
                if node["on"] not in OCCASIONS:
                    raise DataPackError(f"cards.json: {face.card} waits for an unknown event {node['on']!r}.")
                found = When()
                found.event = OCCASIONS.index(node["on"])
                found.filter = self.filter(node.get("filter"))
                found.suits = suit_bits(node.get("suit", []))
                found.types = [TYPES.index(icon) for icon in node.get("type", [])]
                found.res = RESOURCES.index(node["res"]) if "res" in node else -1
                found.zone = {"discard": Z_DISCARD, "exile": Z_EXILE, None: 0}[node.get("from")]
                if found.event == ON_LOOK:
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


def _kind(face: Face, kind: str) -> list[dict[str, Any]]:
    return [ability for ability in face.abilities if ability["kind"] == kind]


def _static(face: Face, name: str) -> list[dict[str, Any]]:
    return [ability for ability in _kind(face, "static") if ability["static"] == name]


def _one(found: list[dict[str, Any]], language: Language) -> int:
    return language.filter(found[0]["filter"]) if found else -1


def _rule(face: Face, rule: str) -> int:
    return int(any(ability["rule"] == rule for ability in _kind(face, "restriction")))


def _replaces(face: Face, event: str) -> list[dict[str, Any]]:
    return [ability for ability in _kind(face, "replace") if ability["when"]["on"] == event]


def _shield(face: Face) -> int:
    found = _kind(face, "shield")
    if not found:
        return 0
    return SHIELD_BY_ITSELF if found[0].get("automatic") else SHIELD


def suit_bits(suits: list[str]) -> int:
    return sum(1 << SUITS.index(suit) for suit in set(suits))


def matches(face: Face, node: Node) -> bool:
    """Does a printed face match a filter (without `garrison_has`)? Keys are conjunctive, lists are alternatives."""
    for key, value in node.items():
        if key == "suit":
            fits = any(suit in face.suits for suit in value)
        elif key == "type":
            fits = any(kind in face.types for kind in value)
        elif key == "header":
            fits = face.header in value
        elif key == "state":
            fits = face.state in value
        elif key == "name":
            fits = any(face.key.startswith(k[:-1]) if k.endswith("*") else face.key == k for k in value)
        elif key == "vp":
            fits = face.vp["kind"] in value
        elif key == "not":
            fits = not matches(face, value)
        elif key == "any_of":
            fits = any(matches(face, part) for part in value)
        else:
            raise DataPackError(f"cards.json: unknown filter {key!r}.")
        if not fits:
            return False
    return True


def _cards(data: Data, later: bool) -> list[dict[str, Any]]:
    """All cards; with the option, replaced by their later printings where these need no other box (IMP-R46)."""
    cards: list[dict[str, Any]] = data["cards"]["cards"]
    ids = [card["id"] for card in cards]
    if len(set(ids)) != len(ids):
        raise DataPackError("cards.json: a card id is used twice.")
    if not later:
        return cards
    changed = {entry["card"]: entry for entry in data["errata"]["entries"] if "face" not in entry}
    faces = {(entry["card"], entry["face"]): entry for entry in data["errata"]["entries"] if "face" in entry}
    found = []
    for card in cards:
        new = {**card, **changed.get(card["id"], {}).get("replace", {})}
        if "faces" in new:
            new["faces"] = {
                side: {**face, **faces.get((card["id"], side), {}).get("replace", {})}
                for side, face in card["faces"].items()
            }
        found.append(new)
    return found
