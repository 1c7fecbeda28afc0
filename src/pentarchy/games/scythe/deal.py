"""Set-up (SCY-51 to SCY-74)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.decisions.base import tell
from pentarchy.games.scythe.numbers import E_SEAT, E_TILE, TURN
from pentarchy.games.scythe.position import (
    COMBAT_DECK,
    CRIMEA,
    ENCOUNTER_DECK,
    FACTORY_BOX,
    FACTORY_CARDS,
    GOALS,
    HAND,
    OBJECTIVE_DECK,
    RUSVIET,
    TERRITORIES,
    WORKERS,
    ScythePosition,
    changed,
)
from pentarchy.kernel.cards import only
from pentarchy.kernel.position import ALL

INDUSTRIAL: Final = 0
PATRIOTIC: Final = 2
FACTIONS: Final = 5
SHUFFLES: Final = 200


def deal(p: ScythePosition) -> None:
    """Everything laid out; the first turn is on the stack."""
    _assign(p)
    _lay_pieces(p)
    _lay_cards(p)
    p.tile = p.below(len(p.box.tile_points))
    p.turn = p.order[0]
    p.turns = 1
    for seat in range(p.players):
        tell(p, (E_SEAT, ALL, seat, p.faction[seat], p.mat[seat]))
    tell(p, (E_TILE, ALL, p.tile))
    p.push(TURN, p.turn, 0, -1)


def _assign(p: ScythePosition) -> None:
    """Factions and player mats, chosen or at random (SCY-57); who goes first and the order (SCY-58, SCY-74)."""
    box = p.box
    p.faction = _deal_out(p, box.choose_faction)
    p.mat = _deal_out(p, box.choose_mat)
    if box.ban_pairs:
        tries = 0
        while _banned(p) and tries < SHUFFLES:  # chosen pairs stay
            p.mat = _deal_out(p, box.choose_mat)
            tries += 1
    first = 0
    for seat in range(p.players):
        if box.mat_number[p.mat[seat]] < box.mat_number[p.mat[first]]:
            first = seat
    order: list[int] = []
    for k in range(FACTIONS):
        faction = (p.faction[first] + k) % FACTIONS
        if faction in p.faction:
            order.append(p.faction.index(faction))
    p.order = order


def _deal_out(p: ScythePosition, chosen: list[int]) -> list[int]:
    """One of five for each seat: what it chose, if no earlier seat has it, else a random one."""
    given = [-1] * p.players
    for seat in range(p.players):
        if chosen[seat] >= 0 and chosen[seat] not in given:
            given[seat] = chosen[seat]
    rest = [k for k in range(FACTIONS) if k not in given]
    p.shuffle(rest)
    for seat in range(p.players):
        if given[seat] < 0:
            given[seat] = rest.pop()
    return given


def _banned(p: ScythePosition) -> bool:
    """Pairs that the publisher later advised against (SCY-R25)."""
    for seat in range(p.players):
        if p.faction[seat] == RUSVIET and p.mat[seat] == INDUSTRIAL:
            return True
        if p.faction[seat] == CRIMEA and p.mat[seat] == PATRIOTIC:
            return True
    return False


def _lay_pieces(p: ScythePosition) -> None:
    box = p.box
    p.power = [box.start_power[faction] for faction in p.faction]
    p.popularity = [box.start_popularity[mat] for mat in p.mat]
    p.coins = [box.start_coins[mat] for mat in p.mat]
    p.tokens = box.encounters
    for seat in range(p.players):
        p.put_hero(seat, TERRITORIES + p.faction[seat])
        for place in box.worker_start[p.faction[seat]]:
            p.add_workers(seat, place, 1)
        p.idle = changed(p.idle, seat, WORKERS - len(box.worker_start[p.faction[seat]]))


def _lay_cards(p: ScythePosition) -> None:
    """The four decks; starting hands and objectives (SCY-51 to SCY-54, SCY-60, SCY-62)."""
    box = p.box
    p.lay_out(COMBAT_DECK, list(range(box.combat_cards)))
    p.lay_out(OBJECTIVE_DECK, list(range(box.objective_0, box.encounter_0)))
    p.lay_out(ENCOUNTER_DECK, list(range(box.encounter_0, box.factory_0)))
    p.lay_out(FACTORY_BOX, list(range(box.factory_0, box.cards)))
    for zone in (COMBAT_DECK, OBJECTIVE_DECK, ENCOUNTER_DECK, FACTORY_BOX):
        p.shuffle_zone(zone)
    for _ in range(box.factory_on_board[p.players]):
        p.draw(FACTORY_BOX, FACTORY_CARDS, 0)
    for seat in range(p.players):
        for _ in range(box.start_cards[p.faction[seat]]):
            p.draw(COMBAT_DECK, HAND + seat, only(seat))
        for _ in range(box.start_objectives[p.mat[seat]]):
            p.draw(OBJECTIVE_DECK, GOALS + seat, only(seat))
