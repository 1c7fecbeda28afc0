"""Coins at the end, tie-breaks and the structure bonus (SCY-322 to SCY-331, SCY-183 to SCY-191)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe.position import FARM, TUNDRA, ScythePosition, low_bit
from pentarchy.kernel.geometry import bit_count

SCORES: Final = ("coins", "stars", "territories", "resources", "structures")
PAIR: Final = 2
"""Resource tokens are paid in pairs (SCY-327)."""

# Structure bonus tiles, in the order of the data.
TUNNELS_ADJACENT: Final = 0
LAKES_ADJACENT: Final = 1
ENCOUNTERS_ADJACENT: Final = 2
ON_TUNNELS: Final = 3
IN_ROW: Final = 4
ON_FARMS_AND_TUNDRAS: Final = 5


AXES: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (1, -1))
"""The three directions of a straight line of hexes."""


def tier(p: ScythePosition, seat: int) -> int:
    """Band of the Popularity Track (SCY-322)."""
    found = 0
    for k in range(len(p.box.tier_from)):
        if p.popularity[seat] >= p.box.tier_from[k]:
            found = k
    return found


def territories(p: ScythePosition, seat: int) -> int:
    """Controlled territories as they are paid."""
    return territories_of(p, p.controlled(seat))


def territories_of(p: ScythePosition, mask: int) -> int:
    """Territories as they are paid: the Factory counts as three (SCY-325, SCY-326)."""
    count = bit_count(mask)
    if mask >> p.box.factory & 1:
        count += p.box.factory_territories - 1
    return count


def structure_count(p: ScythePosition, seat: int) -> int:
    """What the tile in play counts; who controls the territories does not matter (SCY-184)."""
    box = p.box
    mask = p.built[seat]
    if p.tile == ON_TUNNELS:
        return bit_count(mask & box.tunnels)
    if p.tile == ON_FARMS_AND_TUNDRAS:
        return bit_count(mask & (box.terrain_mask[FARM] | box.terrain_mask[TUNDRA]))
    if p.tile == IN_ROW:
        return longest_row(p, mask)
    touched = 0
    while mask:
        touched |= box.adjacent[low_bit(mask)]
        mask &= mask - 1
    if p.tile == TUNNELS_ADJACENT:
        return bit_count(touched & box.tunnels)
    return bit_count(touched & (box.lakes if p.tile == LAKES_ADJACENT else box.encounters))


def longest_row(p: ScythePosition, mask: int) -> int:
    """Structures in the longest unbroken straight line (SCY-189)."""
    box = p.box
    at: list[int] = []
    while mask:
        at.append(low_bit(mask))
        mask &= mask - 1
    best = 0
    for start in at:
        for dq, dr in AXES:
            length = 1
            while True:
                q = box.axial_q[start] + dq * length
                r = box.axial_r[start] + dr * length
                found = False
                for other in at:
                    if box.axial_q[other] == q and box.axial_r[other] == r:
                        found = True
                if not found:
                    break
                length += 1
            best = max(best, length)
    return best


def structure_bonus(p: ScythePosition, seat: int) -> int:
    """Coins of the structure bonus tile; above the table the last row counts (SCY-R44)."""
    table = p.box.tile_points[p.tile]
    return table[min(structure_count(p, seat), len(table) - 1)]


def breakdown(p: ScythePosition, seat: int) -> list[int]:
    """The parts of the score, as in SCORES: coins owned, then coins for the rest (SCY-323 to SCY-328)."""
    band = tier(p, seat)
    return [
        p.coins[seat],
        p.placed[seat] * p.box.per_star[band],
        territories(p, seat) * p.box.per_territory[band],
        sum(p.resources(seat)) // PAIR * p.box.per_pair[band],
        structure_bonus(p, seat),
    ]


def total(p: ScythePosition, seat: int) -> int:
    return total_with(p, seat, territories(p, seat), sum(p.resources(seat)))


def total_with(p: ScythePosition, seat: int, paid: int, tokens: int) -> int:
    """The sum of `breakdown` for a seat whose territories, as they are paid, and tokens have been counted already."""
    band = tier(p, seat)
    found = p.coins[seat] + p.placed[seat] * p.box.per_star[band]
    found += paid * p.box.per_territory[band]
    return found + tokens // PAIR * p.box.per_pair[band] + structure_bonus(p, seat)


def ranking_key(p: ScythePosition, seat: int) -> list[int]:
    """Score, then the six tie-breaks (SCY-331, SCY-R56)."""
    return [
        total(p, seat),
        p.workers_out(seat) + p.mechs_out(seat) + p.structures_out(seat),
        p.power[seat],
        p.popularity[seat],
        sum(p.resources(seat)),
        bit_count(p.controlled(seat)),
        p.placed[seat],
    ]


def best_seats(p: ScythePosition) -> list[int]:
    """Seats that would share the first place now (SCY-R57)."""
    best: list[int] = []
    best_key: list[int] = []
    for seat in range(p.players):
        key = ranking_key(p, seat)
        if not best or key > best_key:
            best = [seat]
            best_key = key
        elif key == best_key:
            best.append(seat)
    return best
