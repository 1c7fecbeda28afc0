"""Set-up (INC-21 to INC-36) with the variants that change it (INC-143, INC-146, INC-148)."""

from __future__ import annotations

from pentarchy.games.inca_empire.position import (
    BOX,
    DECK,
    HAND,
    MAP,
    MARKERS,
    SPARE,
    IncaPosition,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL


def deal(p: IncaPosition) -> None:
    """Lay everything out. What is drawn at random is drawn in the order of the rulebook."""
    _deal_colours(p)
    _lay_board(p)
    _lay_tokens(p)
    _deal_cards(p)
    # Turn order tiles (INC-32); the figures stand on space 0 in that order (INC-R4).
    order = list(range(p.players))
    p.shuffle(order)
    p.order = order
    p.rank = order
    _lay_markers(p)


def _deal_colours(p: IncaPosition) -> None:
    """A construction cost card for each player gives colour and starting region (INC-24)."""
    colours = p.box.colours[:]
    p.shuffle(colours)
    seat_of = [-1] * (max(colours) + 1)
    for seat in range(p.players):
        seat_of[colours[seat]] = seat
    p.colour = colours
    p.seat_of = seat_of


def _lay_board(p: IncaPosition) -> None:
    """The first stick of each player, on the line from Cuzco to the starting location (INC-27)."""
    box = p.box
    for region in box.starting:
        p.settle(region)
    for seat in range(p.players):
        p.add_road(seat, box.start_line[p.colour[seat]])
        p.recount(seat)


def _lay_tokens(p: IncaPosition) -> None:
    """Tokens on the ordinary regions (INC-28), face up beside starting regions (INC-29)."""
    box = p.box
    bag: list[int] = []
    gifts: list[int] = []
    most = max(box.token_labour)
    for card in range(box.first_token, box.first_marker):
        if not box.in_game[card]:
            _put_away(p, card)
        elif box.accord and box.token_labour[box.token_type[card - box.first_token]] == most:
            gifts.append(card)
        else:
            bag.append(card)
    while len(gifts) > len(box.hand_of_god):
        bag.append(gifts.pop())
    p.shuffle(bag)
    for region in box.ordinary:
        p.lay_out(MAP, [gifts.pop() if gifts and region in box.hand_of_god else bag.pop()])
    p.lay_out(SPARE, bag)
    if box.accord:
        for region in box.hand_of_god:  # INC-148
            p.explore(region)
    for start in box.starting:
        for region in box.neighbours[start]:
            p.explore(region)


def _lay_markers(p: IncaPosition) -> None:
    """One invasion marker, face down, for each People phase of the Late Empire (INC-143)."""
    box = p.box
    for card in range(box.first_marker, box.cards):
        if box.in_game[card]:
            p.lay_out(MARKERS, [card])
        else:
            _put_away(p, card)
    p.shuffle_zone(MARKERS)


def _put_away(p: IncaPosition, card: int) -> None:
    """Not in this game, and everybody knows."""
    p.lay_out(BOX, [card])
    p.show(card, ALL)


def _deal_cards(p: IncaPosition) -> None:
    """Three Sun cards each (INC-30); some cards are not in this game (INC-34, INC-146)."""
    box = p.box
    pile: list[int] = []
    for card in range(len(box.card_kind)):
        if box.in_game[card]:
            pile.append(card)
        else:
            _put_away(p, card)
    p.lay_out(DECK, pile)
    p.shuffle_zone(DECK)
    for seat in range(p.players):
        for _ in range(box.hand_size):
            p.draw(DECK, HAND + seat, only(seat))
