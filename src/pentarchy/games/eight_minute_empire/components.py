"""The board, the cards and the numbers of a game, made from data/ for one set of options."""

from __future__ import annotations

from typing import Final

from pentarchy.games.eight_minute_empire import decisions
from pentarchy.games.eight_minute_empire.position import (
    AND,
    CITY,
    DESTROY,
    MARCH,
    OR,
    RECRUIT,
    SEATS,
    SINGLE,
    VOYAGE,
    Box,
)
from pentarchy.games.eight_minute_empire.printed import CardFacts, GoodFacts, Printing, SideFacts
from pentarchy.kernel.codec import Codec, Domain, Verb
from pentarchy.kernel.data import Data
from pentarchy.kernel.errors import DataPackError
from pentarchy.kernel.game import Options
from pentarchy.kernel.geometry import neighbours

DEEDS: Final = {"recruit": RECRUIT, "march": MARCH, "voyage": VOYAGE, "city": CITY, "destroy": DESTROY}
COMBINE: Final = {"single": SINGLE, "or": OR, "and": AND}
NO_AGE: Final = SEATS + 1
"""A seat whose place by age was not given comes after those whose place was (EME-R2)."""


class Components:
    """Everything printed: `box` is what the hot rooms read, the rest serves texts, views and pictures."""

    def __init__(self, data: Data, options: Options) -> None:
        self.data = data
        self.options = options
        self.side = _side(data, str(options["board"]))
        self.regions = [region["id"] for region in self.side["regions"]]
        self.continents = [continent["id"] for continent in self.side["continents"]]
        self.cards: list[CardFacts] = data["cards"]["cards"]
        self.good_facts: list[GoodFacts] = data["goods"]["goods"]
        self.goods = [good["id"] for good in self.good_facts]
        self.codec = self._codec()
        self.box = self._box()
        self.decisions = decisions.table(self.box)

    def card(self, card_id: str) -> CardFacts:
        return next(card for card in self.cards if card["id"] == card_id)

    def printing(self, card: CardFacts) -> Printing:
        """The deeds of a card as they are printed in this game (EME-R1)."""
        other = self.options["ore_06_other_printing"] and "other_printing" in card
        return card["other_printing"] if other else {"combine": card["combine"], "actions": card["actions"]}

    def card_key(self, card_id: str) -> str:
        """Where the name of a card stands in the texts."""
        other = self.options["ore_06_other_printing"] and "other_printing" in self.card(card_id)
        return f"card-{card_id}-other" if other else f"card-{card_id}"

    def _codec(self) -> Codec:
        region = Domain("region", tuple(self.regions))
        highest = max(row["coins"] for row in self.data["setup"]["by_players"])
        domains = [
            region,
            Domain("card", tuple(card["id"] for card in self.cards)),
            Domain("deed", tuple(DEEDS), on_board=False),
            Domain("seat", tuple(str(seat) for seat in range(SEATS)), on_board=False),
            Domain("good", (*self.goods, "joker"), on_board=False),
            Domain("continent", tuple(self.continents), on_board=False),
            Domain.numbers("coins", 0, highest),
        ]
        verbs = [
            Verb("take", ("card", "card")),  # the first: the number of a card is the number of its action
            Verb("bid", ("coins", "coins")),
            Verb("use", ("deed", "deed")),
            Verb("recruit", ("region", "region")),
            Verb("move", ("from", "region"), ("to", "region")),
            Verb("found", ("region", "region")),
            Verb("destroy", ("region", "region"), ("owner", "seat")),
            Verb("destroy_neutral", ("region", "region")),
            Verb("neutral", ("region", "region")),
            Verb("stop"),
        ]
        return Codec(domains, verbs)

    def _box(self) -> Box:
        box = Box()
        setup = self.data["setup"]
        self._board(box)
        self._cards(box)
        box.prices = list(setup["row_prices"])
        box.armies = setup["pieces_per_player"]["armies"]
        box.cities = setup["pieces_per_player"]["cities"]
        box.start_armies = setup["start_armies"]
        box.coins = [0] * (SEATS + 1)
        box.cards_to_collect = [0] * (SEATS + 1)
        for row in setup["by_players"]:
            box.coins[row["players"]] = row["coins"]
            box.cards_to_collect[row["players"]] = row["cards_to_collect"]
        box.games = setup["long_game_length"] if self.options["long_game"] else 1
        box.neutral_armies = (
            setup["optional_two_player_neutral"]["neutral_armies"] if self.options["two_player_neutral"] else 0
        )
        box.youth_by_seat = self.options["youngest"] == "by_seat"
        box.ages = [int(self.options[f"age_{seat + 1}"]) or NO_AGE for seat in range(SEATS)]
        box.points = [good["points_by_symbols"] for good in self.good_facts]
        box.tokens = self._tokens() if self.options["goods_tokens"] else []
        for name in ("bid", "use", "recruit", "move", "found", "destroy", "destroy_neutral", "neutral", "stop"):
            setattr(box, f"{name}_0", self.codec.base(name))
        box.finish()
        return box

    def _board(self, box: Box) -> None:
        index = {region: k for k, region in enumerate(self.regions)}
        box.regions = len(self.regions)
        box.start = index[self.side["start_region"]]
        land = [(index[a], index[b]) for a, b in self.side["land_adjacency"]]
        sea = [(index[route["a"]], index[route["b"]]) for route in self.side["sea_routes"]]
        box.land = neighbours(box.regions, land)
        box.by_sea = neighbours(box.regions, land + sea)
        box.continents = [sum(1 << index[region] for region in c["regions"]) for c in self.side["continents"]]
        box.triangles = [index[region["id"]] for region in self.side["regions"] if region["goods_token"]]

    def _cards(self, box: Box) -> None:
        """Cards by number; which of them are for five players only; the other printing of one card (EME-R1)."""
        for card in self.cards:
            printing = self.printing(card)
            deeds = printing["actions"]
            box.good.append(self.goods.index(card["good"]) if card["good"] in self.goods else len(self.goods))
            box.symbols.append(card["symbols"])
            box.five_only.append(int(card["five_player_only"]))
            box.combine.append(COMBINE[printing["combine"]])
            box.deed_1.append(DEEDS[deeds[0]["type"]])
            box.count_1.append(deeds[0]["n"])
            box.deed_2.append(DEEDS[deeds[1]["type"]] if len(deeds) > 1 else 0)
            box.count_2.append(deeds[1]["n"] if len(deeds) > 1 else 0)

    def _tokens(self) -> list[int]:
        counts = self.data["goods"]["goods_tokens"]
        return [self.goods.index(good) for good in self.goods for _ in range(counts[good])]


def _side(data: Data, board: str) -> SideFacts:
    sides: list[SideFacts] = data["boards"]["sides"]
    for side in sides:
        if side["id"] == board:
            return side
    raise DataPackError(f"boards.json: there is no side {board!r}.")
