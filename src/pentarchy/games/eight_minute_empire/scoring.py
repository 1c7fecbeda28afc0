"""Points, ranking and tie-breaks (EME-59 to EME-75)."""

from __future__ import annotations

from pentarchy.games.eight_minute_empire.position import CACHE_LIMIT, PLACE, TAKEN, EmpirePosition, remember
from pentarchy.kernel.geometry import bit_count


def controlled(p: EmpirePosition) -> list[int]:
    """Regions that each seat controls, as bits: there it has more pieces than each other colour (EME-60, EME-61)."""
    taken = 0
    contested = 0
    for colour in range(p.players + 1):
        present = p.with_army[colour] | p.with_city[colour]
        contested |= taken & present
        taken |= present
    # The neutral colour blocks control and never has it (EME-R12), so only seats are looked at.
    found = [(p.with_army[seat] | p.with_city[seat]) & ~contested for seat in range(p.players)]
    region = 0
    while contested:
        if contested & 1:
            owner = strongest(p, region)
            if owner >= 0:
                found[owner] = found[owner] | 1 << region
        contested >>= 1
        region += 1
    return found


def contested(p: EmpirePosition) -> int:
    """Regions with pieces of several colours, as bits."""
    taken = 0
    found = 0
    for colour in range(p.players + 1):
        present = p.with_army[colour] | p.with_city[colour]
        found |= taken & present
        taken |= present
    return found


def controllers(p: EmpirePosition, control: list[int]) -> list[int]:
    """Who controls each region, -1 for nobody."""
    found = [-1] * p.box.regions
    for seat in range(p.players):
        for region in range(p.box.regions):
            if control[seat] >> region & 1:
                found[region] = seat
    return found


def strongest(p: EmpirePosition, region: int) -> int:
    """The seat with more pieces in the region than each other colour, else -1."""
    best = 0
    owner = -1
    at = region
    for colour in range(p.players + 1):
        pieces = p.armies[at] + p.cities[at]
        if pieces > best:
            best = pieces
            owner = colour
        elif pieces == best:
            owner = -1
        at += p.box.regions
    return owner if owner < p.players else -1


def continent_points(p: EmpirePosition, control: list[int]) -> list[int]:
    """One point per continent in which a player controls more regions than each other one (EME-63 to EME-65)."""
    points = [0] * p.players
    for continent in p.box.continents:
        best = 0
        leader = -1
        for seat in range(p.players):
            mine = control[seat] & continent
            if mine:
                count = bit_count(mine)
                if count > best:
                    best = count
                    leader = seat
                elif count == best:
                    leader = -1
        if leader >= 0:
            points[leader] = points[leader] + 1
    return points


def symbols(p: EmpirePosition, seat: int, control: list[int]) -> list[int]:
    """Symbols of each good on cards and on goods tokens in controlled regions; jokers last (EME-66, EME-83)."""
    return unpacked(p, held_by(p, seat, control))


def held_by(p: EmpirePosition, seat: int, control: list[int]) -> int:
    """All symbols of a seat in one number: each good has its place of PLACE bits."""
    weight = p.box.weight
    total = 0
    for card in p.zones[TAKEN + seat]:
        total += weight[card]
    if p.box.tokens:
        for region in p.box.triangles:
            if control[seat] >> region & 1:
                total += 1 << PLACE * p.token[region]
    return total


def unpacked(p: EmpirePosition, held: int) -> list[int]:
    """Symbols of each good, jokers last."""
    return [held >> PLACE * good & (1 << PLACE) - 1 for good in range(len(p.box.points) + 1)]


def symbols_with_jokers(p: EmpirePosition, seat: int, control: list[int]) -> list[int]:
    """Symbols of each good when every joker stands for its best good (EME-67). Shared, never changed in place."""
    held = held_by(p, seat, control)
    known = p.box.joker_cache.get(held)
    if known is not None:
        return known
    counts = unpacked(p, held)
    jokers = assign_jokers(p, counts)
    return remember(p.box.joker_cache, held, [counts[good] + jokers[good] for good in range(len(jokers))])


def assign_jokers(p: EmpirePosition, counts: list[int]) -> list[int]:
    """The best use of the jokers (EME-67, EME-R13): how many jokers each good gets."""
    goods = len(p.box.points)
    jokers = counts[goods]
    if jokers == 0:
        return [0] * goods
    # best[j]: the most extra points from the goods so far with j jokers; given[j]: how they are spread.
    best = [0] + [-1] * jokers
    given: list[list[int]] = [[0] * goods for _ in range(jokers + 1)]
    for good in range(goods):
        table = p.box.points[good]
        have = step_value(table, counts[good])
        for j in range(jokers, 0, -1):
            for k in range(1, j + 1):
                if best[j - k] >= 0:
                    value = best[j - k] + step_value(table, counts[good] + k) - have
                    if value > best[j]:
                        best[j] = value
                        given[j] = given[j - k][:]
                        given[j][good] += k
    return given[jokers]


def step_value(table: list[int], count: int) -> int:
    """Points for so many symbols; more than the table shows score the last step (EME-R14)."""
    return table[min(count, len(table) - 1)]


def goods_points(p: EmpirePosition, seat: int, control: list[int]) -> list[int]:
    """Points of each good, jokers assigned (EME-68, EME-69, EME-85)."""
    counts = symbols_with_jokers(p, seat, control)
    return [step_value(p.box.points[good], counts[good]) for good in range(len(counts))]


def breakdown(p: EmpirePosition, seat: int, control: list[int], continents: list[int]) -> list[int]:
    """Points for regions, for continents, and for each good."""
    return [bit_count(control[seat]), continents[seat], *goods_points(p, seat, control)]


def points(p: EmpirePosition) -> list[int]:
    """Points of each seat in the present game, if it ended now."""
    control = controlled(p)
    continents = continent_points(p, control)
    return [bit_count(control[seat]) + continents[seat] + all_goods(p, seat, control) for seat in range(p.players)]


def all_goods(p: EmpirePosition, seat: int, control: list[int]) -> int:
    """The sum of `goods_points`."""
    return goods_of(p, held_by(p, seat, control))


def goods_of(p: EmpirePosition, held: int) -> int:
    """Points for all goods of whoever holds these symbols, remembered."""
    known = p.box.goods_cache.get(held, -1)
    if known < 0:
        counts = unpacked(p, held)
        jokers = assign_jokers(p, counts)
        known = 0
        for good in range(len(jokers)):
            known += step_value(p.box.points[good], counts[good] + jokers[good])
        if len(p.box.goods_cache) >= CACHE_LIMIT:
            p.box.goods_cache.clear()
        p.box.goods_cache[held] = known
    return known


def gains_of(p: EmpirePosition, held: int) -> list[int]:
    """Points that each card would add for whoever holds these symbols; -1 where nobody has asked yet."""
    known = p.box.gain_cache.get(held)
    return known if known is not None else remember(p.box.gain_cache, held, [-1] * len(p.box.good))


def tie_break(p: EmpirePosition, total: list[int]) -> list[list[int]]:
    """Ranking keys: points, coins, armies on the board, regions (EME-71 to EME-74); long game: coins (EME-R17)."""
    if p.box.games > 1:
        return [[total[seat], p.past_coins[seat]] for seat in range(p.players)]
    control = controlled(p)
    return [
        [total[seat], p.coins[seat], p.box.armies - p.supply[seat], bit_count(control[seat])]
        for seat in range(p.players)
    ]
