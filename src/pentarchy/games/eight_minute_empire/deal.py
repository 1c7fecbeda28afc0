"""Set-up of one game (EME-8 to EME-12); a long game of three is set up three times (EME-80)."""

from __future__ import annotations

from pentarchy.games.eight_minute_empire.position import BOX, DECK, ROW, SEATS, EmpirePosition
from pentarchy.kernel.position import ALL, words


def deal(p: EmpirePosition) -> None:
    """Lay everything out for one game. The order of youth is found once for the whole match (EME-R2)."""
    box = p.box
    if not p.youth:
        lot = list(range(p.players))
        if not box.youth_by_seat:
            p.shuffle(lot)
        p.youth = order_of_youth(box.ages, lot)
    _lay_cards(p)
    _lay_pieces(p)
    _lay_tokens(p)
    p.coins = words([box.coins[p.players]] * p.players)
    p.bids = [-1] * p.players
    p.first = -1


def order_of_youth(ages: list[int], lot: list[int]) -> list[int]:
    """The place of each seat, 0 the youngest: by the ages that the table gave, then by lot."""
    places: list[int] = []
    for seat in range(len(lot)):
        younger = 0
        for other in range(len(lot)):
            if ages[other] < ages[seat] or (ages[other] == ages[seat] and lot[other] < lot[seat]):
                younger += 1
        places.append(younger)
    return places


def _lay_cards(p: EmpirePosition) -> None:
    box = p.box
    p.sweep()
    deck: list[int] = []
    for card in range(len(box.good)):
        if box.five_only[card] and p.players < SEATS:
            p.lay_out(BOX, [card])
            p.show(card, ALL)
        else:
            deck.append(card)
    p.lay_out(DECK, deck)
    p.shuffle_zone(DECK)
    for _ in range(len(box.prices)):
        p.move(p.zones[DECK][-1], ROW, ALL)


def _lay_pieces(p: EmpirePosition) -> None:
    box = p.box
    colours = p.players + 1
    p.armies = words([0] * (colours * box.regions))
    p.cities = words([0] * (colours * box.regions))
    p.with_army = words([0] * colours)
    p.with_city = words([0] * colours)
    p.supply = words([box.armies] * p.players + [box.neutral_armies])
    p.city_supply = words([box.cities] * p.players + [0])
    for seat in range(p.players):
        for _ in range(box.start_armies):
            p.add_army(seat, box.start)


def _lay_tokens(p: EmpirePosition) -> None:
    """Goods tokens: one drawn at random for each region with a triangle (EME-82)."""
    p.token = [-1] * p.box.regions
    if not p.box.tokens:
        return
    drawn = p.box.tokens[:]
    p.shuffle(drawn)
    for k in range(len(p.box.triangles)):
        p.token[p.box.triangles[k]] = drawn[k]
