"""The tiles, the tokens and the numbers of a game, made from data/ for one set of options."""

from __future__ import annotations

import math
from typing import Final

from pentarchy.games.founders import decisions
from pentarchy.games.founders.position import DRAFTED, KINDS, PARTS, Box
from pentarchy.games.founders.printed import MasterFacts, ResourceFacts, TileFacts
from pentarchy.kernel.codec import LIMIT, Codec, Domain, Verb
from pentarchy.kernel.data import Data
from pentarchy.kernel.errors import DataPackError
from pentarchy.kernel.game import Options
from pentarchy.kernel.position import words
from pentarchy.kernel.text import Text

STACKS: Final = ("nature", "village", "city", "prize")
TOKENS: Final = ("war", "coin", "cart", "master")
MOST_PLAYERS: Final = 4
TABLE_SIZES: Final = (1 << 14, 1 << 20)
"""How large the tables of sources become: as a rule, and at most."""


class Components:
    """Everything printed: `box` is what the hot rooms read, the rest serves texts, views and pictures."""

    def __init__(self, data: Data, options: Options) -> None:
        self.data = data
        self.options = options
        self.tiles: list[TileFacts] = data["tiles"]["tiles"]
        self.tile_ids: list[str] = [tile["id"] for tile in self.tiles]
        self.resource_facts: list[ResourceFacts] = data["tiles"]["resources"]
        self.resources = [resource["id"] for resource in self.resource_facts]
        self.masters: list[MasterFacts] = data["tokens"]["masters"]
        self.tokens = [*TOKENS[:KINDS], *(master["id"] for master in self.masters)]
        _check(self)
        self.by_id = {tile["id"]: tile for tile in self.tiles}
        self.numbers = _numbers(self.tiles)
        self.faces = _faces(self.tiles)
        self.longest = self._longest()
        self.side = self.longest + 2 + (self.longest + 1) % 2
        """Side of the grid: wider than the longest possible row of tiles with a spot at each end."""
        self.places = [place_token(cell, self.side) for cell in range(self.side**2)]
        self.codec = self._codec()
        self.box = self._box()
        self.decisions = decisions.table()

    def _longest(self) -> int:
        """The most tiles that a state can have.

        A state begins with two tiles and gets at most one in each turn, and every turn opens a tile; the fewer
        players, the more turns each of them has.
        """
        counts = {stack: sum(tile["stack"] == stack for tile in self.tiles) for stack in STACKS}
        first = self.data["setup"]["first_rows"]
        longest = 0
        for row in self.data["setup"]["by_players"]:
            opened = row["draft_tiles"] - 2 * row["players"]  # left from the draft, part of the nature row
            left = sum(counts[stack] - first[stack] for stack in STACKS[:3]) - row["draft_tiles"] + opened
            turns = -(-left // row["players"])
            longest = max(longest, 2 + turns)
        return longest

    def _codec(self) -> Codec:
        domains = [
            Domain("tile", tuple(self.tile_ids)),
            Domain("place", tuple(self.places)),
            Domain("junction", tuple(self.tile_ids)),
            Domain("stack", STACKS[:3]),
            Domain("token", tuple(self.tokens)),
            Domain("master", tuple(master["id"] for master in self.masters), on_board=False),
            Domain("resource", tuple(self.resources), on_board=False),
        ]
        verbs = [
            Verb("draft", ("tile", "tile")),
            Verb("open", ("stack", "stack")),
            Verb("propose"),
            Verb("agree"),
            Verb("refuse"),
            Verb("play", ("token", "token")),
            Verb("skip"),
            Verb("ravage", ("tile", "tile")),
            Verb("buy", ("tile", "tile")),
            Verb("get", ("resource", "resource")),
            Verb("join", ("junction", "junction")),
            Verb("settle", ("tile", "tile")),
            Verb("attach", ("tile", "tile")),
            Verb("draw"),
            Verb("pass"),
            Verb("at", ("place", "place")),
            Verb("replace", ("tile", "tile")),
        ]
        ids = len(self.places) + 7 * len(self.tiles) + len(self.tokens) + len(self.resources) + 10
        if ids > LIMIT:
            raise DataPackError(f"tiles.json: {len(self.tiles)} tiles are too many for the table of actions.")
        return Codec(domains, verbs)

    def _box(self) -> Box:
        box = Box()
        setup = self.data["setup"]
        index = {resource: k for k, resource in enumerate(self.resources)}
        box.tiles = len(self.tiles)
        box.resources = len(self.resources)
        box.stack = words([STACKS.index(tile["stack"]) for tile in self.tiles])
        box.offers = [[index[resource] for resource in offers(tile)] for tile in self.tiles]
        box.needs = [[index[resource] for resource in tile["requires"]] for tile in self.tiles]
        box.repeats = [max((needs.count(resource) for resource in needs), default=0) for needs in box.needs]
        box.points = words([tile.get("points", 0) for tile in self.tiles])
        box.gives = words([TOKENS.index(tile["gives_token"]) if "gives_token" in tile else -1 for tile in self.tiles])
        box.master_resource = [index[master["resource"]] for master in self.masters]
        counts = {token["kind"]: token["count"] for token in self.data["tokens"]["tokens"]}
        box.supply = [counts[kind] for kind in TOKENS[:KINDS]]
        classes = _classes(box)
        _sources(box)
        _conditions(box, classes)
        box.stack_products = [
            sum(1 << r for r in {r for k, offered in enumerate(box.offers) if box.stack[k] == stack for r in offered})
            for stack in range(len(STACKS))
        ]
        box.side = self.side
        box.prize_tiles = [0] * (MOST_PLAYERS + 1)
        box.draft_tiles = [0] * (MOST_PLAYERS + 1)
        for row in setup["by_players"]:
            box.prize_tiles[row["players"]] = row["prize_tiles"]
            box.draft_tiles[row["players"]] = row["draft_tiles"]
        box.first_rows = [setup["first_rows"][stack] for stack in STACKS[:3]]
        box.row_limit = setup["row_limit"]
        box.master_points = setup["scoring"]["master_on_tile"]
        box.token_points = setup["scoring"]["token_in_hand"]
        box.replaced_points = setup["scoring"]["replaced_tile"]
        box.any_turn = self.options["agreed_end"] == "any_turn"
        box.second_coin = bool(self.options["second_coin"])
        for verb in self.codec.verbs:
            setattr(box, f"{verb.name}_0", self.codec.base(verb.name))
        box.finish()
        return box

    def true_place(self, cell: int, west: int, south: int) -> tuple[int, int]:
        """Column and row of a cell, counted from the first tile, in a state with this first column and row."""
        n = self.side
        left, near = west - n if west else 0, south - n if south else 0
        return (cell // n - west + 1) % n - 1 + left, (cell % n - south + 1) % n - 1 + near


def place_token(cell: int, side: int) -> str:
    """A cell as column and row, both counted from the first tile; rows grow away from the owner (FND-10)."""
    column, row = cell // side, cell % side
    return f"{column if column <= side // 2 else column - side},{row if row <= side // 2 else row - side}"


def offers(tile: TileFacts) -> list[str]:
    """What the tile can produce: two resources to choose from, one, or none (FND-5 to FND-8)."""
    if "offers" in tile:
        return tile["offers"]
    return [tile["produces"]] if "produces" in tile else []


def name_forms(domain: str, token: str, text: Text, components: Components) -> dict[str, str]:
    """Tiles, masters and resources are named in the data, so that a data pack can name its own; places are counted."""
    if domain == "tile":
        number = components.numbers[token]
        name = named(components.by_id[token], text)
        return {"": f"{name} {number}" if number else name}
    if domain == "place":
        column, _, row = token.replace("-", "−").partition(",")
        return {"": text("place-name", column=column, row=row)}
    if domain == "junction":
        return {"": text("junction-name", tile=name_forms("tile", token, text, components)[""])}
    if domain == "resource":
        name = named(components.resource_facts[components.resources.index(token)], text)
        return {"": name, "lower": name.lower()}
    for master in components.masters:
        if master["id"] == token:
            return {"": named(master, text)}
    return {"": text(f"{domain}-{token}")}


def named(entry: TileFacts | MasterFacts | ResourceFacts, text: Text) -> str:
    return entry["ru"] if text.lang == "ru" else entry["en"]


def _numbers(tiles: list[TileFacts]) -> dict[str, int]:
    """Tiles with the same name are numbered, to tell them apart in words; a name of its own has number 0."""
    names = [tile["en"] for tile in tiles]
    return {
        tile["id"]: names[: k + 1].count(tile["en"]) if names.count(tile["en"]) > 1 else 0
        for k, tile in enumerate(tiles)
    }


def _faces(tiles: list[TileFacts]) -> dict[str, str]:
    """Of each tile the first one with the same print."""
    first: dict[tuple[object, ...], str] = {}
    found = {}
    for tile in tiles:
        printed = (tile["stack"], tile["en"], *tile["requires"], "", *offers(tile), tile.get("points"))
        found[tile["id"]] = first.setdefault(printed, tile["id"])
    return found


def _classes(box: Box) -> list[list[int]]:
    """Tiles with the same needs share a class; the needs of each class."""
    found: list[list[int]] = [[]]
    box.need_class = []
    for needs in box.needs:
        key = sorted(needs)
        if key not in found:
            found.append(key)
        box.need_class.append(found.index(key))
    box.class_needs = [sum(1 << resource for resource in set(needs)) for needs in found]
    return found


def _conditions(box: Box, classes: list[list[int]]) -> None:
    """Hall's condition for every class, part by part: a need is met by sources of its own part alone."""
    box.part_tests, box.part_classes = [], []
    for resources in box.part_resources:
        found: dict[tuple[int, ...], int] = {}
        for k, needs in enumerate(classes):
            tests = _condition([resource for resource in needs if resources >> resource & 1])
            found[tests] = found.get(tests, 0) | 1 << k
        box.part_tests.append([list(tests) for tests in found])
        box.part_classes.append(list(found.values()))


def _condition(needs: list[int]) -> tuple[int, ...]:
    """For every set of the resources needed: the set as bits, and how many sources are needed among them."""
    tests: list[int] = []
    kinds = sorted(set(needs))
    for subset in range(1, 1 << len(kinds)):
        chosen = [kind for k, kind in enumerate(kinds) if subset >> k & 1]
        tests += [sum(1 << kind for kind in chosen), sum(needs.count(kind) for kind in chosen)]
    return tuple(tests)


def _sources(box: Box) -> None:
    """Sums of sources: each kind of source has a digit, large enough for all tiles of this kind."""
    masks = [sum(1 << resource for resource in offered) for offered in box.offers]
    counts = {mask: masks.count(mask) for mask in masks if mask}
    units = {0: 0}
    box.part_resources, box.part_sources = [], []
    shifts, part_masks = list[int](), list[int]()
    shift = 0
    for resources, kinds in _parts(box.resources, counts):
        size, sources = 1, list[int]()
        for mask in kinds:
            sources += [mask, size, counts[mask] + 1]
            units[mask] = size << shift
            size *= counts[mask] + 1
        box.part_resources.append(resources)
        box.part_sources.append(sources)
        shifts.append(shift)
        part_masks.append((1 << (size - 1).bit_length()) - 1)
        shift += (size - 1).bit_length()
    box.part_shift, box.part_mask = words(shifts), words(part_masks)
    box.weight = words([units[mask] for mask in masks])


def _parts(resources: int, counts: dict[int, int]) -> list[tuple[int, list[int]]]:
    """Resources, as bits, and kinds of sources that are looked up together, in PARTS parts.

    Resources that one tile offers together cannot be told apart; the rest is divided to keep the tables small.
    """
    tied: list[tuple[int, list[int]]] = [(1 << resource, []) for resource in range(resources)]
    for mask in counts:
        touched = [part for part in tied if part[0] & mask]
        merged = (sum(part[0] for part in touched), [*(kind for part in touched for kind in part[1]), mask])
        tied[tied.index(touched[0])] = merged
        tied = [part for part in tied if part not in touched]
    for limit in TABLE_SIZES:
        found: list[tuple[int, list[int]]] = []
        for bits, kinds in tied:
            together = [*found[-1][1], *kinds] if found else kinds
            if found and math.prod(counts[kind] + 1 for kind in together) <= limit:
                found[-1] = (found[-1][0] | bits, together)
            else:
                found.append((bits, kinds))
        sizes = [math.prod(counts[kind] + 1 for kind in kinds) for _, kinds in found]
        if len(found) <= PARTS and max(sizes) <= TABLE_SIZES[-1]:
            return found + [(0, [])] * (PARTS - len(found))
    raise DataPackError("tiles.json: there are too many different tiles that produce something.")


def _check(components: Components) -> None:
    """What the engine relies on; a data pack that does not hold to it is refused."""
    ids, resources = components.tile_ids, components.resources
    for name in ids:
        if ids.count(name) > 1:
            raise DataPackError(f"tiles.json: the tile {name!r} is there twice.")
    for tile in components.tiles:
        named = f"tiles.json: the tile {tile['id']!r}"
        if tile["id"] != "".join(tile["id"].lower().split()):
            raise DataPackError(f"{named}: an id has small letters and no spaces.")
        if tile["stack"] not in STACKS:
            raise DataPackError(f"{named}: its stack must be one of {', '.join(STACKS)}.")
        for resource in [*tile["requires"], *offers(tile)]:
            if resource not in resources:
                raise DataPackError(f"{named}: there is no resource {resource!r}.")
        if tile.get("gives_token", "war") not in TOKENS:
            raise DataPackError(f"{named}: it can give one of {', '.join(TOKENS)}.")
        if tile["stack"] == "village" and len(offers(tile)) != 1:
            raise DataPackError(f"{named}: a village tile produces one resource.")
        if tile["stack"] == "nature" and tile["requires"]:
            raise DataPackError(f"{named}: a nature tile needs nothing (FND-5).")
    counts = [row["players"] for row in components.data["setup"]["by_players"]]
    if counts != [2, 3, 4]:
        raise DataPackError("setup.json: by_players must have entries for 2, 3 and 4 players.")
    for row in components.data["setup"]["by_players"]:
        if row["draft_tiles"] < DRAFTED * row["players"]:
            raise DataPackError(f"setup.json: {row['players']} players draft two tiles each (FND-14).")
    kinds = [token["kind"] for token in components.data["tokens"]["tokens"]]
    if sorted(kinds) != sorted(TOKENS):
        raise DataPackError(f"tokens.json: there must be one entry for each of {', '.join(TOKENS)}.")
