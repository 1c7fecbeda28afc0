"""Both sides of the board, the cards and the numbers of a game, made from data/ for one set of options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from pentarchy.games.inca_empire import decisions, wild_roads
from pentarchy.games.inca_empire.chart import Chart
from pentarchy.games.inca_empire.position import (
    ABSENT,
    CITY_SITE,
    CUZCO,
    GARRISON_SITE,
    HUACA,
    INCA,
    LONGER,
    M_CITY_COST,
    M_CITY_VP,
    M_CONQUEST_COST,
    M_CONQUESTS,
    M_ECLIPSE,
    M_EXTRA_ROADS,
    M_GARRISON_COST,
    M_GARRISON_VP,
    M_GARRISONS,
    M_OUTPOST,
    M_PILGRIMAGES,
    M_REVOLT,
    M_ROADS,
    M_SUPPORT,
    M_TERRACES,
    M_WILD,
    M_ZEAL,
    PEOPLE,
    POINT_WORDS,
    PRIME,
    SAPA_INCA,
    SIGNIFICANT,
    START,
    SUN,
    WITHIN_STICK,
    WORD,
    Box,
)
from pentarchy.games.inca_empire.printed import (
    BoardFacts,
    CardFacts,
    Column,
    Era,
    SunSide,
    TokenFacts,
    WildFacts,
    line_token,
)
from pentarchy.kernel.codec import Codec, Domain, Verb
from pentarchy.kernel.data import Data
from pentarchy.kernel.errors import DataPackError
from pentarchy.kernel.game import Options
from pentarchy.kernel.position import word_rows, words
from pentarchy.kernel.text import Text

KINDS: Final = {
    "huaca": HUACA,
    "cuzco": CUZCO,
    "start": START,
    "city": CITY_SITE,
    "significant_city": SIGNIFICANT,
    "garrison": GARRISON_SITE,
}
PHASES: Final = {"inca": INCA, "sun": SUN, "people": PEOPLE, "sapa_inca": SAPA_INCA}
PLAIN_MODS: Final = {
    "road_action_delta": M_ROADS,
    "additional_road_delta": M_EXTRA_ROADS,
    "wild_road": M_WILD,
    "extra_conquest": M_CONQUESTS,
    "allow_action": M_OUTPOST,
    "temple_host": M_ZEAL,
    "temple_forbids_road_action": M_ECLIPSE,
    "destroy_roads": M_REVOLT,
    "labour_per_token": M_SUPPORT,
    "pilgrimage": M_PILGRIMAGES,
}
"""Effects that change one thing by their own number, or by 1."""
COST_MODS: Final = {"city": M_CITY_COST, "garrison": M_GARRISON_COST, "conquest": M_CONQUEST_COST}
VP_MODS: Final = {"city": M_CITY_VP, "garrison": M_GARRISON_VP}
PRICES: Final = (M_CITY_COST, M_GARRISON_COST)
BUILD_MODS: Final = {"terrace": M_TERRACES, "garrison": M_GARRISONS}
VERBS: Final = (
    Verb("place", ("card", "card"), ("sector", "sector")),
    Verb("road", ("line", "line")),
    Verb("wild", ("line", "line")),
    Verb("city", ("point", "point")),
    Verb("garrison", ("point", "point")),
    Verb("temple", ("point", "point")),
    Verb("upgrade", ("point", "point")),
    Verb("conquer", ("region", "region")),
    Verb("expand", ("region", "region")),
    Verb("terrace"),
    Verb("additional"),
    Verb("pilgrimage", ("card", "card")),
    Verb("end"),
    Verb("stop"),
)


class Components:
    """Everything printed: `boxes` is what the hot rooms read, the rest serves texts, views and pictures."""

    def __init__(self, data: Data, options: Options) -> None:
        self.data = data
        self.options = options
        self.boards: dict[int, BoardFacts] = {4: data["board_4p"], 3: data["board_3p"]}
        self.wild: dict[int, list[WildFacts]] = {
            4: data["board_4p"].get("wild_roads") or wild_roads.possible(data["board_4p"]),
            3: data["board_3p"].get("wild_roads") or wild_roads.possible(data["board_3p"]),
        }
        self.charts = {players: Chart(board, self.wild[players]) for players, board in self.boards.items()}
        """The drawn map of each side."""
        self.regions = _union([[r["id"] for r in board["regions"]] for board in self.boards.values()])
        self.points = _union([[p["id"] for p in board["points"]] for board in self.boards.values()])
        printed = _union([[line_token(r["a"], r["b"]) for r in board["roads"]] for board in self.boards.values()])
        wild = _union([[line_token(w["a"], w["b"]) for w in entries] for entries in self.wild.values()])
        self.lines = printed + [token for token in wild if token not in set(printed)]
        self.printed_lines = len(printed)
        self.cards: list[CardFacts] = data["sun_cards"]["cards"]
        self.kinds = [card["id"] for card in self.cards]
        self.colours = [colour["id"] for colour in data["components"]["colours"]]
        self.token_types: list[TokenFacts] = data["culture_tokens"]["types"]
        self.tokens = [token["id"] for token in self.token_types]
        self.eras: list[Era] = data["era_track"]["eras"]
        self.track: list[Column] = data["era_track"]["columns"]
        self.columns = [column["id"] for column in self.track]
        self.between = {s["id"]: s["between"] for players in self.boards for s in self.side(players)["sectors"]}
        self.sectors = list(self.between)
        self.homes = {colour["id"]: colour["start_region"] for colour in data["components"]["colours"]}
        self.codec = self._codec()
        self.pilgrimage_points: dict[int, list[int]] = {}
        self.decisions = decisions.table()
        self.boxes = {players: self._box(players) for players in self.boards}

    def side(self, players: int) -> SunSide:
        """The side of the Sun Event board (INC-4)."""
        found: SunSide = self.data["sun_board"]["sides"][str(players)]
        return found

    def said(self, text: Text, domain: str, token: str) -> str:
        """The name of a component: a line by its two points, a place that only a data pack knows by the data.

        A colour of the box is named by its starting region and a sector by two of them: in the drawing a player has
        the colour and shape of the seat (INC-R3).
        """
        if domain == "line":
            return " — ".join(self.said(text, "point", end) for end in token.split("-"))
        if domain == "colour":
            return self.said(text, "region", self.homes[token])
        if domain == "sector":
            return " — ".join(self.said(text, "colour", colour) for colour in self.between[token])
        key = f"{domain}-{token}"
        return text(key) if text.has(key) else self._data_name(domain, token, text.lang)

    def effect(self, text: Text, card: str) -> str:
        """What a Sun card does, as this table plays it (INC-R14)."""
        short = card == "wild_road" and not self.options["long_wild_roads"]
        return text(f"effect-{card}-short" if short else f"effect-{card}")

    def _data_name(self, domain: str, token: str, lang: str) -> str:
        for name in ("board_4p", "board_3p"):
            for entry in self.data[name].get(f"{domain}s", ()):
                if entry["id"] == token:
                    return str(entry["name_ru" if lang == "ru" else "name"])
        return token

    def _codec(self) -> Codec:
        domains = [
            Domain("card", tuple(self.kinds)),
            Domain("sector", tuple(self.sectors)),
            Domain("line", tuple(self.lines)),
            Domain("point", tuple(self.points)),
            Domain("region", tuple(self.regions)),
            Domain("token", tuple(self.tokens), on_board=False),
            Domain("colour", tuple(self.colours), on_board=False),
            Domain("phase", tuple(PHASES), on_board=False),
            Domain("column", tuple(self.columns), on_board=False),
        ]
        return Codec(domains, VERBS)

    def _box(self, players: int) -> Box:
        box = Box()
        box.players = players
        for verb in VERBS:
            setattr(box, f"{verb.name}_0", self.codec.base(verb.name))
        self._board(box, self.boards[players])
        self._links(box, self.boards[players])
        self._wild(box, players)
        self._sun_board(box, players)
        self._cards(box, players)
        self._tokens(box, players)
        self._eras(box, players)
        self._numbers(box)
        self._masks(box)
        return box

    def _board(self, box: Box, board: BoardFacts) -> None:
        region = {token: k for k, token in enumerate(self.regions)}
        point = {token: k for k, token in enumerate(self.points)}
        box.regions = len(self.regions)
        box.points = len(self.points)
        box.cuzco = point[board["cuzco"]]
        box.plain_temple_vp = self._improvement("temple")["vp_when_built"]
        box.kind = [ABSENT] * box.points
        box.temple_vp = [box.plain_temple_vp] * box.points
        box.point_regions = [[] for _ in range(box.points)]
        box.region_points = [[] for _ in range(box.regions)]
        box.neighbours = [[] for _ in range(box.regions)]
        for entry in board["points"]:
            k = point[entry["id"]]
            box.kind[k] = KINDS[entry["kind"]]
            box.point_regions[k] = [region[name] for name in entry["regions"]]
            if entry["temple_points"] is not None:
                box.temple_vp[k] = entry["temple_points"]
            for name in entry["regions"]:
                box.region_points[region[name]].append(k)
        for land in board["regions"]:
            box.neighbours[region[land["id"]]] = [region[name] for name in land["adjacent"]]
        box.ordinary = [region[land["id"]] for land in board["regions"] if not land["start_of"]]
        box.starting = [region[land["id"]] for land in board["regions"] if land["start_of"]]
        box.hand_of_god = [region[land["id"]] for land in board["regions"] if land["hand_of_god"]]
        box.sites = [k for k in range(box.points) if box.kind[k] in (CITY_SITE, SIGNIFICANT, GARRISON_SITE)]
        box.colours = [self.colours.index(start["colour"]) for start in board["starts"]]
        box.start_point = [-1] * len(self.colours)
        for start in board["starts"]:
            box.start_point[self.colours.index(start["colour"])] = point[start["point"]]

    def _links(self, box: Box, board: BoardFacts) -> None:
        link = {token: k for k, token in enumerate(self.lines)}
        point = {token: k for k, token in enumerate(self.points)}
        box.lines = self.printed_lines
        box.links = len(self.lines)
        ends = [token.split("-") for token in self.lines]
        box.end_a = words([point[a] for a, _ in ends])
        box.end_b = words([point[b] for _, b in ends])
        box.link_region = [-1] * box.links
        box.on_border = [0] * box.links
        box.printed = [0] * box.links
        box.start_line = [-1] * len(self.colours)
        for road in board["roads"]:
            k = link[line_token(road["a"], road["b"])]
            box.printed[k] = 1
            box.link_region[k] = self.regions.index(road["region"])
            box.on_border[k] = int(road["border_with"] is not None)
            if road["start_road_of"]:
                box.start_line[self.colours.index(road["start_road_of"])] = k
        box.board_lines = [k for k in range(box.links) if box.printed[k]]

    def _wild(self, box: Box, players: int) -> None:
        """Where a wild road can lie beside the printed lines, and which of them cross each other (INC-R33)."""
        link = {token: k for k, token in enumerate(self.lines)}
        place = wild_roads.spots(self.boards[players])
        box.candidate = [0] * box.links
        box.crossing = [[] for _ in range(box.links)]
        numbers = []
        for entry in self.wild[players]:
            k = link[line_token(entry["a"], entry["b"])]
            box.link_region[k] = self.regions.index(entry["region"])
            box.candidate[k] = WITHIN_STICK if entry["within_stick"] or self.options["long_wild_roads"] else LONGER
            numbers.append(k)
        box.candidates = sorted(k for k in numbers if box.candidate[k] == WITHIN_STICK)
        ends = [(place[entry["a"]], place[entry["b"]]) for entry in self.wild[players]]
        for k, others in zip(numbers, wild_roads.crossings(ends), strict=True):
            box.crossing[k] = sorted(numbers[other] for other in others)

    def _masks(self, box: Box) -> None:
        """Which bit stands for what (`position.py`), and the actions of the bits."""
        if box.points > POINT_WORDS * WORD or max(box.regions, len(box.sites)) > WORD:
            raise DataPackError("A board has too many points, regions or sites.")
        box.site_bit = words([0] * box.points)
        for slot, point in enumerate(box.sites):
            box.site_bit[point] = 1 << slot
        box.city_sites = sum(box.site_bit[k] for k in box.sites if box.kind[k] != GARRISON_SITE)
        box.garrison_sites = sum(box.site_bit[k] for k in box.sites if box.kind[k] == GARRISON_SITE)
        box.region_sites = words([sum(box.site_bit[k] for k in points) for points in box.region_points])
        for kind, points in self.pilgrimage_points.items():
            box.pilgrimage_sites[kind] = sum(box.site_bit[point] for point in points)
        box.region_bits = words([sum(1 << region for region in regions) for regions in box.neighbours])
        box.regions_at = words([sum(1 << region for region in regions) for regions in box.point_regions])
        self._link_masks(box)
        ends = (box.end_a, box.end_b)
        links = [*box.board_lines, *box.candidates]
        at = [[k for k in links if point in (ends[0][k], ends[1][k])] for point in range(box.points)]
        box.point_word = words([point // WORD for point in range(box.points)])
        box.point_bit = words([1 << point % WORD for point in range(box.points)])
        box.links_at = word_rows([_pairs(box, found) for found in at])
        lawless = [k for k in box.board_lines if not (box.spare_border_roads and box.on_border[k])]
        in_region = [[k for k in lawless if box.link_region[k] == region] for region in range(box.regions)]
        box.region_lines = word_rows([_pairs(box, found) for found in in_region])
        ending_in = [{k for point in points for k in at[point]} for points in box.region_points]
        box.region_links = word_rows([_pairs(box, found) for found in ending_in])
        box.wild_bits = word_rows([_pairs(box, [k, *box.crossing[k]]) for k in range(box.links)])
        box.city_actions = _actions([box.city_0 + point for point in box.sites])
        box.garrison_actions = _actions([box.garrison_0 + point for point in box.sites])
        box.temple_actions = _actions([box.temple_0 + point for point in box.sites])
        box.upgrade_actions = _actions([box.upgrade_0 + point for point in box.sites])
        box.conquer_actions = _actions([box.conquer_0 + region for region in range(box.regions)])
        box.expand_actions = _actions([box.expand_0 + region for region in range(box.regions)])

    def _link_masks(self, box: Box) -> None:
        """Lines first, then candidates; both in rising order, so that actions are listed in rising order too."""
        parts = [box.board_lines[k : k + WORD] for k in range(0, len(box.board_lines), WORD)]
        box.line_words = len(parts)
        parts += [box.candidates[k : k + WORD] for k in range(0, len(box.candidates), WORD)]
        box.words = len(parts)
        box.line_bits = words([(1 << len(part)) - 1 for part in parts[: box.line_words]])
        box.link_word = words([0] * box.links)
        box.link_bit = words([0] * box.links)
        box.word_links = word_rows([_by_bit(part) for part in parts])
        for word, part in enumerate(parts):
            for k, link in enumerate(part):
                box.link_word[link] = word
                box.link_bit[link] = 1 << k
        box.road_actions = [_actions([box.road_0 + link for link in part]) for part in parts]
        box.wild_actions = [_actions([box.wild_0 + link for link in part]) for part in parts]

    def _sun_board(self, box: Box, players: int) -> None:
        sectors = self.side(players)["sectors"]
        box.sector_tokens = len(self.sectors)
        box.sectors = [self.sectors.index(sector["id"]) for sector in sectors]
        box.slot = [-1] * len(self.sectors)
        box.touching = [[] for _ in self.colours]
        box.beside = [[self.colours.index(colour) for colour in sector["between"]] for sector in sectors]
        for place, sector in enumerate(sectors):
            box.slot[box.sectors[place]] = place
            for colour in sector["between"]:
                box.touching[self.colours.index(colour)].append(place)

    def _cards(self, box: Box, players: int) -> None:
        """The copies of each kind, which of them are used (INC-34, INC-146), and what the kinds do."""
        early = self.data["components"]["variants"]["early_fall"]["sun_cards_removed"]
        box.card_kind = []
        box.in_game = []
        box.kinds = len(self.cards)
        box.mods = []
        box.pilgrimages = []
        box.pilgrimage_vp = [0] * box.kinds
        box.pilgrimage_sites = [0] * box.kinds
        box.outpost_cost = box.outpost_vp = box.surcharge = box.support_resistance = 0
        for kind, card in enumerate(self.cards):
            used = card["copies_3p"] if players == 3 else card["copies"]
            if self.options["early_fall"]:
                used -= early.get(card["id"], 0)
            for copy in range(card["copies"]):
                box.card_kind.append(kind)
                box.in_game.append(int(copy < used))
            box.mods.append([])
            for effect in card["effects"]:
                self._effect(box, kind, effect)
        box.place_actions = [
            [box.place_0 + kind * box.sector_tokens + box.sectors[k] for k in range(players) if not taken >> k & 1]
            for kind in range(box.kinds)
            for taken in range(1 << players)
        ]

    def _effect(self, box: Box, kind: int, effect: dict[str, Any]) -> None:
        """One effect of a card as a change that adds up with others (INC-61)."""
        op = effect["op"]
        if op in PLAIN_MODS:
            what, amount = PLAIN_MODS[op], effect.get("delta", effect.get("count", effect.get("amount", 1)))
        elif op == "cost_delta":
            what, amount = COST_MODS[effect["target"]], effect["delta"]
        elif op == "vp_delta":
            what, amount = VP_MODS[effect["target"]], effect["delta"]
        elif op == "extra_build":
            what, amount = BUILD_MODS[effect["target"]], effect["count"]
        else:
            raise DataPackError(f"sun_cards.json: {self.kinds[kind]} has the unknown effect {op!r}.")
        box.mods[kind] += [what, amount]
        if op == "extra_conquest":
            box.surcharge = effect["surcharge"]
        elif op == "allow_action":
            box.outpost_cost, box.outpost_vp = effect["cost"], effect["vp"]
        elif op == "labour_per_token":
            box.support_resistance = effect["resistance"]
        elif op == "pilgrimage":
            box.pilgrimages.append(kind)
            box.pilgrimage_vp[kind] = effect["vp"]
            self.pilgrimage_points[kind] = [self.points.index(point) for point in effect["points"]]

    def _tokens(self, box: Box, players: int) -> None:
        types = self.data["culture_tokens"]["types"]
        box.resistance = [token["resistance"] for token in types]
        box.token_labour = [token["labour"] for token in types]
        box.token_vp = [token["vp"] for token in types]
        box.token_copies = [token["copies_3p"] if players == 3 else token["copies"] for token in types]
        if sum(box.token_copies) < len(box.ordinary):
            raise DataPackError("culture_tokens.json: there are fewer tokens than ordinary regions.")
        box.first_token = len(box.card_kind)
        box.token_type = []
        for kind, token in enumerate(types):
            for copy in range(token["copies"]):
                box.token_type.append(kind)
                box.in_game.append(int(copy < box.token_copies[kind]))
        box.place_on_map = [-1] * box.regions
        for place, region in enumerate(box.ordinary):
            box.place_on_map[region] = place
        box.bit_place = _by_bit(box.place_on_map)
        box.card_resistance = [0] * box.first_token + [box.resistance[kind] for kind in box.token_type]

    def _eras(self, box: Box, players: int) -> None:
        """The columns that are played (INC-147) with their phases, income and help."""
        track = self.data["era_track"]
        eras = {era["id"]: era for era in track["eras"]}
        skipped = self.data["components"]["variants"]["early_fall"]["columns_skipped"]
        marked = {cell["column"] for cell in track["invasion_marker_cells"]}
        box.first_marker = len(box.in_game)
        box.cards = box.first_marker + len(track["invasion_marker_cells"])
        box.arrival = box.cards - 1
        box.markers = box.cards - box.first_marker if self.options["pizarro_arrival"] else 0
        box.in_game += [int(box.markers > 0)] * (box.cards - box.first_marker)
        box.column, box.phases, box.income, box.kept, box.late = [], [], [], [], []
        for number, column in enumerate(track["columns"]):
            if self.options["early_fall"] and column["id"] in skipped:
                continue
            era = eras[column["era"]]
            box.column.append(number)
            box.phases.append([PHASES[phase] for phase in column["phases"]])
            box.income.append(era["labour_income"])
            box.kept.append(-1 if era["labour_kept"] is None else era["labour_kept"])
            box.late.append(int(column["id"] in marked))
            box.help.append(_help(era["help"], players))

    def _numbers(self, box: Box) -> None:
        parts = self.data["components"]
        for name in ("city", "garrison", "temple", "terrace"):
            entry = self._improvement(name)
            setattr(box, f"{name}_cost", entry["labour_cost"])
            setattr(box, f"{name}_sapa", entry["vp_sapa_inca"])
            if name != "temple":
                setattr(box, f"{name}_vp", entry["vp_when_built"])
        box.terrace_labour = self._improvement("terrace")["labour_income"]
        box.extra_road_cost = self._improvement("additional_road")["labour_cost"]
        box.free_roads = parts["roads_per_people_turn"]["free"]
        box.least_roads = parts["roads_per_people_turn"]["minimum_after_el_nino"]
        changes = [change for kind in box.card_kind for change in _twos(box.mods[kind])]
        cheaper = sum(min(0, amount) for what, amount in changes if what in PRICES)
        box.least_price = cheaper + min(box.city_cost, box.garrison_cost, box.temple_cost, box.outpost_cost)
        box.end_only = [box.end_0]
        box.hand_size = parts["sun_hand_size"]
        box.accord = int(bool(self.options["accord_of_the_gods"]))
        box.spare_border_roads = int(bool(self.options["revolt_spares_border_roads"]))
        box.zeal_replaces = int(bool(self.options["religious_zeal_replaces_garrison"]))

    def _improvement(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(e for e in self.data["components"]["improvements"] if e["id"] == name)
        return found


def _union(lists: list[list[str]]) -> list[str]:
    """All of them once, in the order in which they come first."""
    return list(dict.fromkeys(token for tokens in lists for token in tokens))


def _twos(flat: list[int]) -> list[tuple[int, int]]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def _by_bit(items: list[int]) -> list[int]:
    """The items of a word's bits, where `bit % PRIME` finds them."""
    found = [-1] * PRIME
    for k, item in enumerate(items):
        found[(1 << k) % PRIME] = item
    return found


def _actions(numbers: list[int]) -> list[object]:
    return [*_by_bit(numbers)]


def _pairs(box: Box, links: Iterable[int]) -> list[int]:
    """A mask of links as pairs word, bits; only words with bits."""
    masks = [0] * box.words
    for link in links:
        masks[box.link_word[link]] |= box.link_bit[link]
    return [number for word, bits in enumerate(masks) if bits for number in (word, bits)]


def _help(gifts: list[dict[str, Any]], players: int) -> list[int]:
    """Gifts of one era as giver's place, receiver's place, tokens (places from 0)."""
    found: list[int] = []
    for gift in gifts:
        if players in gift.get("players", [players]):
            last = players if gift["to_rank"] == "last" else gift["to_rank"]
            found += [gift["from_rank"] - 1, last - 1, gift["tokens"]]
    return found
