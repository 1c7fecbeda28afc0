"""The board, the mats, the cards and the numbers of a game, made from data/ for one set of options."""

from __future__ import annotations

from typing import Any, Final

from pentarchy.games.scythe import decisions, names
from pentarchy.games.scythe.decisions.base import (
    AMOUNTS,
    GAIN_ANY,
    GAIN_BUILD,
    GAIN_DEPLOY,
    GAIN_ENLIST,
    GAIN_PRODUCE,
    GAIN_UPGRADE,
    GIFTS,
)
from pentarchy.games.scythe.decisions.turn import MENUS
from pentarchy.games.scythe.position import (
    BASES,
    G_CARDS,
    G_COINS,
    G_METAL,
    G_POPULARITY,
    G_POWER,
    G_WORKER,
    LOWEST_CARD,
    OPTIONS,
    PLACES,
    SEATS,
    TERRITORIES,
    VALUES,
    WORKERS,
    Box,
)
from pentarchy.games.scythe.printed import (
    Base,
    EncounterCard,
    FactoryCard,
    Gain,
    ObjectiveCard,
    River,
    Territory,
    Tier,
    Tile,
)
from pentarchy.kernel.codec import Codec, Domain, Verb
from pentarchy.kernel.data import Data
from pentarchy.kernel.errors import DataPackError
from pentarchy.kernel.game import Options
from pentarchy.kernel.position import words

TERRAINS: Final = ("mountain", "farm", "tundra", "forest", "village", "lake", "factory")
RESOURCES: Final = ("metal", "food", "oil", "wood")
GOODS: Final = ("power", "popularity", "coins", "combat_cards", *RESOURCES, "worker")
FACTIONS: Final = ("nordic", "rusviet", "crimea", "saxony", "polania")
MATS: Final = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")
ABILITIES: Final = (
    "riverwalk",
    "speed",
    "seaworthy",
    "artillery",
    "township",
    "peoples_army",
    "wayfare",
    "scout",
    "underpass",
    "disarm",
    "submerge",
    "camaraderie",
)
TOPS: Final = ("move", "bolster", "trade", "produce")
SECTIONS: Final = (*TOPS, "factory")
BOTTOMS: Final = ("upgrade", "deploy", "build", "enlist")
STRUCTURES: Final = ("monument", "armory", "mine", "mill")
CUBES: Final = (
    "move_units",
    "move_coins",
    "bolster_power",
    "bolster_cards",
    "trade_popularity",
    "produce_territories",
)
BONUSES: Final = ("power", "coins", "popularity", "combat_cards")
TILES: Final = (
    "tunnels_adjacent",
    "lakes_adjacent",
    "encounters_adjacent",
    "structures_on_tunnels",
    "structures_in_row",
    "structures_on_farms_and_tundras",
)
STAR_KINDS: Final = (
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "objective",
    "combat",
    "popularity",
    "power",
)
DEEDS: Final = ("units", "resources", "produce", "card", "bottom", "bottom_without_coins", "card_move", "gift")
UNITS: Final = ("character", "mech", "worker")
CARGO: Final = ("worker", "moved_worker", *RESOURCES)
GAINS: Final = {
    "power": G_POWER,
    "popularity": G_POPULARITY,
    "coins": G_COINS,
    "combat_cards": G_CARDS,
    "worker": G_WORKER,
    "any_resource": GAIN_ANY,
    "upgrade": GAIN_UPGRADE,
    "deploy": GAIN_DEPLOY,
    "build": GAIN_BUILD,
    "enlist": GAIN_ENLIST,
    "produce": GAIN_PRODUCE,
}
OPS: Final = tuple(operation.name for operation in names.OPERATIONS)
"""Conditions of objectives."""
NO_LIMIT: Final = 1 << 20


class Components:
    """Everything printed: `box` is what the hot rooms read, the rest serves texts, views and pictures."""

    def __init__(self, data: Data, options: Options) -> None:
        self.data = data
        self.options = options
        board = data["board"]
        self.territories: list[Territory] = board["territories"]
        self.bases: list[Base] = board["home_bases"]
        self.rivers: list[River] = board["rivers"] + board["base_rivers"]
        self.places = [t["id"] for t in self.territories] + [b["id"] for b in self.bases]
        self.objectives: list[ObjectiveCard] = data["objectives"]["cards"]
        self.encounters: list[EncounterCard] = data["encounters"]["cards"]
        self.factory_cards: list[FactoryCard] = data["factory_cards"]["cards"]
        self._tracks(data)
        self._check()
        self.codec = self._codec()
        self.box = self._box()
        self.decisions = decisions.table()

    def _tracks(self, data: Data) -> None:
        """What is printed beside the map."""
        tracks = data["tracks"]
        self.tiers: list[Tier] = tracks["popularity"]["tiers"]
        self.most_popularity: int = tracks["popularity"]["max"]
        self.most_power: int = tracks["power"]["max"]
        self.most_dial: int = data["combat"]["dial"]["max"]
        self.best_card: int = max(row["power"] for row in data["combat"]["deck"])
        self.needed: dict[str, int] = {row["id"]: row["needed"] for row in tracks["triumph"]}
        self.tiles: dict[str, Tile] = {tile["id"]: tile for tile in data["structure_bonus_tiles"]["tiles"]}
        self.riverwalk: dict[str, list[str]] = {f["id"]: f["riverwalk"] for f in data["factions"]["factions"]}

    def _check(self) -> None:
        """A data pack may change numbers, not what there is."""
        if len(self.territories) != TERRITORIES or len(self.bases) != BASES:
            raise DataPackError(f"board.json: there must be {TERRITORIES} territories and {BASES} home bases.")
        lists = (
            ("factions.json", FACTIONS, [f["id"] for f in self.data["factions"]["factions"]]),
            ("player_mats.json", MATS, [m["id"] for m in self.data["player_mats"]["mats"]]),
            ("structure_bonus_tiles.json", TILES, [t["id"] for t in self.data["structure_bonus_tiles"]["tiles"]]),
            ("board.json", FACTIONS, [b["faction"] for b in self.bases[: len(FACTIONS)]]),
        )
        for file, known, found in lists:
            if list(known) != found:
                raise DataPackError(f"{file}: expected, in this order: {', '.join(known)}.")

    # -- actions ---------------------------------------------------------------------------------------------------

    def _codec(self) -> Codec:
        domains = [
            Domain("place", tuple(self.places)),
            Domain("section", SECTIONS),
            Domain("good", GOODS, on_board=False),
            Domain.numbers("amount", 0, AMOUNTS - 1),
            Domain("deed", DEEDS, on_board=False),
            Domain("objective", tuple(f"objective_{card['id']}" for card in self.objectives)),
            Domain("seat", tuple(str(seat) for seat in range(SEATS)), on_board=False),
            Domain.numbers("gift", 1, GIFTS),
            Domain("unit", UNITS, on_board=False),
            Domain("cargo", CARGO, on_board=False),
            Domain.numbers("dial", 0, self.data["combat"]["dial"]["max"]),
            Domain.numbers("strength", LOWEST_CARD, LOWEST_CARD + VALUES - 1),
            Domain.numbers("option", 1, OPTIONS),
            Domain("factory_card", tuple(f"factory_{card['id']}" for card in self.factory_cards)),
            Domain("resource", RESOURCES, on_board=False),
            Domain("cube", CUBES),
            Domain("bottom", BOTTOMS),
            Domain("ability", ABILITIES),
            Domain("structure", STRUCTURES),
            Domain("bonus", BONUSES),
            Domain("encounter", tuple(f"encounter_{card['id']}" for card in self.encounters)),
            Domain("faction", FACTIONS),
            Domain("mat", MATS),
            Domain("tile", TILES),
            Domain("star", STAR_KINDS),
        ]
        return Codec(domains, VERBS)

    # -- the box ---------------------------------------------------------------------------------------------------

    def _box(self) -> Box:
        box = Box()
        self._board(box)
        self._factions(box)
        self._mats(box)
        self._cards(box)
        self._programs(box)
        self._objectives(box)
        self._scores(box)
        self._options(box)
        for verb in VERBS:
            setattr(box, f"{verb.name}_0", self.codec.base(verb.name))
        box.size = self.codec.size
        box.menus = [[] for _ in range(MENUS)]
        return box

    def _mask(self, names: list[str]) -> int:
        return sum(1 << self.places.index(name) for name in names)

    def _board(self, box: Box) -> None:
        board = self.data["board"]
        box.terrain = words([TERRAINS.index(t["terrain"]) for t in self.territories])
        box.terrain_mask = words(
            [sum(1 << k for k, terrain in enumerate(box.terrain) if terrain == kind) for kind in range(len(TERRAINS))]
        )
        box.tunnels = self._mask(board["tunnels"])
        box.encounters = self._mask(board["encounters"])
        box.lakes = self._mask(board["lakes"])
        box.factory = self.places.index(board["factory"])
        box.axial_q = [t["q"] for t in self.territories]
        box.axial_r = [t["r"] for t in self.territories]
        box.land = words([0] * PLACES)
        box.river = words([0] * PLACES)
        box.lake = words([0] * PLACES)
        box.adjacent = words([0] * PLACES)
        rivers = {frozenset(river["between"]) for river in board["rivers"]}
        for k, territory in enumerate(self.territories):
            for name in territory["neighbors"].values():
                bit = self._mask([name])
                box.adjacent[k] |= bit
                if bit & box.lakes or box.lakes >> k & 1:
                    box.lake[k] |= bit
                elif frozenset((territory["id"], name)) in rivers:
                    box.river[k] |= bit
                else:
                    box.land[k] |= bit
        by_kind = {"land": box.land, "river": box.river, "lake": box.lake}
        for k, base in enumerate(self.bases):
            for exit_ in base["connections"]:
                by_kind[exit_["kind"]][TERRITORIES + k] |= self._mask([exit_["to"]])

    def _factions(self, box: Box) -> None:
        factions = self.data["factions"]["factions"]
        box.worker_start = [[self.places.index(name) for name in f["worker_start"]] for f in factions]
        box.riverwalk = words(
            [sum(box.terrain_mask[TERRAINS.index(terrain)] for terrain in faction["riverwalk"]) for faction in factions]
        )
        box.mech_ability = words([ABILITIES.index(name) for faction in factions for name in faction["mechs"]])
        box.start_power = [f["start_power"] for f in factions]
        box.start_cards = [f["start_combat_cards"] for f in factions]

    def _mats(self, box: Box) -> None:
        mats = self.data["player_mats"]["mats"]
        box.mat_number = [mat["number"] for mat in mats]
        box.start_popularity = [mat["start_popularity"] for mat in mats]
        box.start_coins = [mat["start_coins"] for mat in mats]
        box.start_objectives = [mat["start_objectives"] for mat in mats]
        count = len(mats) * len(BOTTOMS)
        box.bottom_of = [0] * count
        box.cost_fixed = words([0] * count)
        box.cost_upgradable = words([0] * count)
        box.bottom_coins = [0] * count
        for k, mat in enumerate(mats):
            for section in mat["sections"]:
                bottom = BOTTOMS.index(section["bottom"])
                box.bottom_of[k * len(TOPS) + TOPS.index(section["top"])] = bottom
                box.cost_fixed[k * len(BOTTOMS) + bottom] = section["cost_fixed"]
                box.cost_upgradable[k * len(BOTTOMS) + bottom] = section["cost_upgradable"]
                box.bottom_coins[k * len(BOTTOMS) + bottom] = section["coins"]
        costs = self.data["actions"]["produce_cost_row"]["cost_by_workers_on_board"]
        rows = [costs.get(str(workers), {}) for workers in range(WORKERS + 1)]
        box.produce_power = [row.get("power", 0) for row in rows]
        box.produce_popularity = [row.get("popularity", 0) for row in rows]
        box.produce_coins = [row.get("coins", 0) for row in rows]
        box.one_time = self.data["actions"]["recruit_one_time_bonuses"]["power"]

    def _cards(self, box: Box) -> None:
        combat = self.data["combat"]
        box.combat_value = [row["power"] for row in combat["deck"] for _ in range(row["count"])]
        box.max_dial = combat["dial"]["max"]
        box.combat_cards = len(box.combat_value)
        box.objective_0 = box.combat_cards
        box.encounter_0 = box.objective_0 + len(self.objectives)
        box.factory_0 = box.encounter_0 + len(self.encounters)
        box.cards = box.factory_0 + len(self.factory_cards)
        box.combat_value += [0] * (box.cards - box.combat_cards)
        on_board = self.data["setup"]["factory_cards_on_board"]
        box.factory_on_board = [on_board.get(str(players), 0) for players in range(SEATS + 1)]

    def _programs(self, box: Box) -> None:
        """Options of encounters and top actions of Factory cards, one behind the other."""
        box.gains = []
        box.option_cost = []
        box.option_start = []
        for card in self.encounters:
            for option in card["options"]:
                box.option_cost += [option["cost"].get("coins", 0), option["cost"].get("popularity", 0)]
                box.option_start.append(len(box.gains))
                box.gains += _program(option["gain"])
        box.option_start.append(len(box.gains))
        box.card_cost = []
        box.card_start = []
        box.card_one_of = []
        for top in (card["top"] for card in self.factory_cards):
            box.card_cost += [top["cost"].get(good, 0) for good in ("coins", "popularity", "power", "combat_cards")]
            box.card_one_of.append(int(top["mode"] == "one_of"))
            box.card_start.append(len(box.gains))
            box.gains += _program(top["gain"])
        box.card_start.append(len(box.gains))

    def _objectives(self, box: Box) -> None:
        box.goal_start = []
        box.goal_code = []
        box.goal_at_end = [int(card["timing"] == "end") for card in self.objectives]
        for card in self.objectives:
            box.goal_start.append(len(box.goal_code))
            for condition in card["all_of"]:
                box.goal_code += _condition(condition)
        box.goal_start.append(len(box.goal_code))

    def _scores(self, box: Box) -> None:
        tiers = self.data["tracks"]["popularity"]["tiers"]
        box.tier_from = [tier["from"] for tier in tiers]
        box.per_star = [tier["per_star"] for tier in tiers]
        box.per_territory = [tier["per_territory"] for tier in tiers]
        box.per_pair = [tier["per_resource_pair"] for tier in tiers]
        box.factory_territories = self.data["tracks"]["factory_counts_as_territories"]
        box.tile_points = []
        for tile in self.data["structure_bonus_tiles"]["tiles"]:
            coins = [0] * (tile["table"][-1]["to"] + 1)
            for row in tile["table"]:
                for count in range(row["from"], row["to"] + 1):
                    coins[count] = row["coins"]
            box.tile_points.append(coins)

    def _options(self, box: Box) -> None:
        options = self.options
        box.relentless_card = bool(options["relentless_covers_factory_card"])
        box.camaraderie_everywhere = options["camaraderie_scope"] == "any_retreat_on_own_turn"
        box.ban_pairs = bool(options["ban_rusviet_industrial_and_crimea_patriotic"])
        box.bribes = bool(options["allow_bribes"])
        box.delay_penalty = bool(options["delay_penalty"])
        box.sample_scoring = bool(options["sample_scoring_at_first_star"])
        box.hide_coins = bool(options["hide_coin_totals"])
        box.choose_faction = [_chosen(FACTIONS, options[f"faction_{seat + 1}"]) for seat in range(SEATS)]
        box.choose_mat = [_chosen(MATS, options[f"mat_{seat + 1}"]) for seat in range(SEATS)]


VERBS: Final = [
    Verb("section", ("section", "section")),
    Verb("gain", ("good", "good"), ("amount", "amount")),
    Verb("act", ("deed", "deed")),
    Verb("skip"),
    Verb("end"),
    Verb("reveal", ("objective", "objective")),
    Verb("reveal_at_end", ("objective", "objective")),
    Verb("give", ("receiver", "seat"), ("coins", "gift")),
    Verb("pass"),
    Verb("move", ("unit", "unit"), ("place", "place")),
    Verb("step", ("place", "place")),
    Verb("load", ("cargo", "cargo")),
    Verb("load_all"),
    Verb("unload", ("cargo", "cargo")),
    Verb("stop"),
    Verb("fight", ("place", "place")),
    Verb("use"),
    Verb("dial", ("power", "dial")),
    Verb("add", ("strength", "strength")),
    Verb("commit"),
    Verb("retreat", ("place", "place")),
    Verb("option", ("number", "option")),
    Verb("factory_card", ("card", "factory_card")),
    Verb("produce", ("place", "place"), ("amount", "amount")),
    Verb("at", ("place", "place")),
    Verb("token", ("resource", "resource")),
    Verb("upgrade", ("cube", "cube"), ("bottom", "bottom")),
    Verb("deploy", ("ability", "ability"), ("place", "place")),
    Verb("build", ("structure", "structure"), ("place", "place")),
    Verb("enlist", ("bottom", "bottom"), ("bonus", "bonus")),
    Verb("pay", ("place", "place")),
    Verb("pay_card", ("strength", "strength")),
    Verb("charge"),
    Verb("admit"),
    Verb("deny"),
]


def _program(gains: list[Gain]) -> list[int]:
    """Pairs (what, how many) of a list of gains."""
    code: list[int] = []
    for item in gains:
        if item["type"] == "resource":
            code += [G_METAL + RESOURCES.index(item["resource"]), item["n"]]
        elif item["type"] == "produce":
            code += [GAIN_PRODUCE, item["territories"]]
        else:
            code += [GAINS[item["type"]], item["n"]]
    return code


def _condition(condition: dict[str, Any]) -> list[int]:
    """A condition as four ints: number, lowest and highest value, operand."""
    op = condition["op"]
    low = condition.get("min", condition.get("exact", 0))
    high = condition.get("max", condition.get("exact", NO_LIMIT))
    operand = 0
    if op in ("control_factory", "power_rank_first", "workers_equal_recruits"):
        low = 1
    elif op == "control_terrain":
        operand = TERRAINS.index(condition["terrain"])
    elif op == "one_territory_resources":
        low, operand = condition["min_total"], condition["min_each_type"]
    elif op == "one_territory_group":
        low = condition["resources_min"]
    return [OPS.index(op), low, high, operand]


def _chosen(names: tuple[str, ...], value: object) -> int:
    """Number of a chosen faction or mat, -1 for a random one."""
    return names.index(str(value)) if value in names else -1
