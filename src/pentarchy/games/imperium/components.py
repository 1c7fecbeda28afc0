"""The cards, nations and numbers of a game, made from data/ for one set of options; programs become code here."""

from __future__ import annotations

from typing import Any, Final

from pentarchy.games.imperium import decisions
from pentarchy.games.imperium.box import (
    AMOUNTS,
    AT_RANDOM,
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
    MAX_SEATS,
    NO_STATE,
    OPEN,
    POOLED,
    RESOURCES,
    S_CIVILISED,
    S_REGION,
    S_UNCIVILISED,
    STATES,
    SUITS,
    TYPES,
    Box,
    Nation,
)
from pentarchy.games.imperium.language import Language
from pentarchy.games.imperium.names import ENDS
from pentarchy.games.imperium.numbers import END_GRAAL, END_KING_OF_KINGS, END_SHANGRI_LA, END_ZENITH
from pentarchy.games.imperium.position import (
    AREA,
    COMMON,
    EXILE,
    HAND,
    HISTORY,
    PLAY,
    POWER,
    UNORDERED,
)
from pentarchy.games.imperium.printed import (
    Card,
    Face,
    NationFacts,
    Node,
    has_rule,
    of_kind,
    replaces,
    shield,
    statics,
    suit_bits,
)
from pentarchy.kernel.cards import ACTIVE, LOOSE, SORTED
from pentarchy.kernel.codec import Codec, Domain, Verb
from pentarchy.kernel.data import Data
from pentarchy.kernel.errors import DataPackError
from pentarchy.kernel.game import Options
from pentarchy.kernel.position import Decision, Position, words
from pentarchy.kernel.program import (
    Op,
)

ERRATA: Final = "later_printing"
DECKS: Final = ("main", "region", "uncivilised", "civilised")
PLACES: Final = ("nation_deck", "development_area")
SIDES: Final = ("A", "B")
VERBS: Final = ("play", "exhaust", "pick", "option", "suit", "deck", "amount", "place", "nation", "side")
WORDS: Final = ("activate", "innovate", "revolt", "yes", "no", "done")
TOP_PLACES: Final = ("top-1", "top-2", "top-3")
"""Where the card drawn by Marvellous may go."""


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
        self.card_data: list[Card] = _cards(data, self.errata)
        self.cards: list[str] = [card["id"] for card in self.card_data]
        self.number = {token: k for k, token in enumerate(self.cards)}
        self.nation_data: list[NationFacts] = data["nations"]["nations"]
        self.nations: list[str] = [nation["key"] for nation in self.nation_data]
        self.faces: list[Face] = []
        self.face_of: dict[tuple[str, str], Face] = {}
        self._make_faces()
        self.face_tokens = tuple(face.card if face.side != "B" else f"{face.card}B" for face in self.faces)
        self.keys = sorted({face.key for face in self.faces})
        self.ops: list[Op] = decisions.ops()
        self.box = Box()
        self.language = language = Language(self.box, self.faces[: len(self.cards)])
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
        box.first_option = words([-1] * len(self.code))
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
        box.back = words(self.box_back)
        box.suits = words([suit_bits(face.suits) for face in cards])
        small = (S_REGION, S_UNCIVILISED, S_CIVILISED)
        box.small = words([next((suit for suit in small if suits & suit), 0) for suits in box.suits])
        box.header = words([HEADERS.index(face.header or "") for face in cards])
        box.state = words([STATES.index(face.state) if face.state else NO_STATE for face in cards])
        box.icons = [[face.types.count(kind) for kind in TYPES] for face in cards]
        box.min_players = words([face.min_players for face in cards])
        box.price = [[face.price.get(res, 0) for res in POOLED] if face.price else [] for face in cards]
        box.name = words([self.keys.index(face.key) for face in cards])
        box.nation_of = words([self.nations.index(face.deck) if face.deck in self.nations else -1 for face in cards])
        box.classics = words([int(face.set == "classics") for face in cards])
        box.no_garrison = words([has_rule(face, "no_garrison") for face in cards])
        box.no_leave = words([has_rule(face, "no_abandon_or_recall") for face in cards])
        box.last_quest = words([has_rule(face, "not_targetable_unless_last_quest") for face in cards])
        box.unplayable = words([has_rule(face, "unplayable") for face in cards])
        box.requires = [
            [
                language.condition(condition)
                for ability in face.abilities
                if ability["kind"] == "restriction" and ability["rule"] == "play_requires"
                for condition in ability["all"]
            ]
            for face in cards
        ]
        box.counts_as = words([max([int(a["n"]) for a in statics(face, "counts_as")], default=1) for face in cards])
        reasons = {"vikings": END_ZENITH, "arthurians": END_GRAAL, "utopians": END_SHANGRI_LA}
        box.end_reason = [reasons.get(face.deck, END_KING_OF_KINGS) for face in cards]
        box.value = [language.value(face.vp) for face in self.faces]

    def _abilities(self, box: Box, language: Language) -> None:
        faces = self.faces

        def code(face: Face, kind: str, entry: str = "do", when: str = "") -> int:
            return language.program(face, kind, entry, when)

        box.play = words([code(face, "play") for face in faces])
        box.lead = words([int(pc >= 0 and language.begins_with_payment(pc)) for pc in box.play])
        box.free = words([int(any(a.get("free") for a in of_kind(face, "play"))) for face in faces])
        box.exhaust = words([code(face, "exhaust") for face in faces])
        box.exhaust_when = [language.when(face, "exhaust") for face in faces]
        box.solstice = words([code(face, "solstice") for face in faces])
        box.trigger = words([code(face, "trigger") for face in faces])
        box.trigger_when = [language.when(face, "trigger") for face in faces]
        box.on_gain = words([code(face, "on_gain") for face in faces])
        box.on_enter = words([code(face, "on_enter_play") for face in faces])
        box.before_scoring = words([code(face, "before_scoring") for face in faces])
        box.replace_gain = words([code(face, "replace_gain") for face in faces])
        box.instead_history = words([int(bool(replaces(face, "would_history"))) for face in faces])
        box.instead_gain = [code(face, "replace", "with", "would_gain") for face in faces]
        box.instead_token = [code(face, "replace", "with", "would_place_cleanup_token") for face in faces]
        box.listens = words(
            [
                sum(1 << when.occasion for when in (box.exhaust_when[k], box.trigger_when[k]) if when is not None)
                for k in range(len(faces))
            ]
        )
        self._statics(box, language)
        self._talents(box)

    def _talents(self, box: Box) -> None:
        """What the hot rooms look up instead of going through all cards in play."""
        box.talents = words(
            [
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
        )
        box.simple = words(
            [int(not (box.unplayable[card] or box.requires[card] or box.lead[card])) for card in range(box.cards)]
        )
        box.can_exhaust = words([int(box.exhaust[k] >= 0 and box.exhaust_when[k] is None) for k in range(box.faces)])
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
        box.shield = words([shield(face) for face in faces])
        box.shield_exhausts = [int(any(a.get("exhaust") for a in of_kind(face, "shield"))) for face in faces]
        box.shield_cost = [language.shield_cost(face) for face in faces]
        box.shield_gift = [
            max((a["attacker_may_give"]["progress"] for a in of_kind(face, "shield") if a.get("automatic")), default=0)
            for face in faces
        ]
        box.hand_size = words([sum(a["add"] for a in statics(face, "hand_size")) for face in faces])
        box.exile_suits = [
            suit_bits([suit for a in statics(face, "acquire_from_exile") for suit in a["suit"]]) for face in faces
        ]
        discounts = [statics(face, "unrest_play_discount") for face in faces]
        box.unrest_material = [sum(a["material"] for a in found) for found in discounts]
        box.unrest_cards = [sum(a["cards"] for a in found) for found in discounts]
        box.unrest_min = [max((a["min"] for a in found), default=1) for found in discounts]
        lower = [statics(face, "development_discount") for face in faces]
        box.discount = [
            [sum(a["res"].get(res, 0) for a in found) for res in POOLED] if found else [] for found in lower
        ]
        box.discount_min = [max((a["min"] for a in found), default=0) for found in lower]
        box.free_filter = [_filter(statics(face, "free_play"), language) for face in faces]
        box.lose_filter = [_filter(statics(face, "lose_state_icon"), language) for face in faces]
        box.lose_state = [
            STATES.index(found[0]["state"]) if (found := statics(face, "lose_state_icon")) else -1 for face in faces
        ]
        box.mask_host = [int(bool(statics(face, "mask_discard_substitute"))) for face in faces]
        box.quest_host = [int(bool(statics(face, "active_quest_host"))) for face in faces]
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
        box.clash = words([by_name.get(face.name, -1) if "tributary" in face.suits else -1 for face in cards])
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


def _filter(found: list[dict[str, Any]], language: Language) -> int:
    return language.filter(found[0]["filter"]) if found else -1


def _cards(data: Data, later: bool) -> list[Card]:
    """All cards; with the option, replaced by their later printings where these need no other box (IMP-R46)."""
    cards: list[Card] = data["cards"]["cards"]
    ids = [card["id"] for card in cards]
    if len(set(ids)) != len(ids):
        raise DataPackError("cards.json: a card id is used twice.")
    if not later:
        return cards
    changed = {entry["card"]: entry for entry in data["errata"]["entries"] if "face" not in entry}
    faces = {(entry["card"], entry["face"]): entry for entry in data["errata"]["entries"] if "face" in entry}
    found: list[Any] = []
    for card in cards:
        new: dict[str, Any] = {**card, **changed.get(card["id"], {}).get("replace", {})}
        if "faces" in new:
            new["faces"] = {
                side: {**face, **faces.get((card["id"], side), {}).get("replace", {})}
                for side, face in card["faces"].items()
            }
        found.append(new)
    return found
