"""Conservation: every piece and card of a position is accounted for."""

from __future__ import annotations

from pentarchy.games.scythe.decisions.stars import star_limit
from pentarchy.games.scythe.numbers import COMBAT
from pentarchy.games.scythe.position import (
    ALL_CUBES,
    ALL_RECRUITS,
    BOTTOMS,
    COMBAT_DECK,
    COMBAT_DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_OPEN,
    FACTORY_BOX,
    FACTORY_CARDS,
    GOALS,
    HAND,
    LAND,
    MAX_POPULARITY,
    MAX_POWER,
    MECHS,
    OBJECTIVE_DECK,
    OWN_CARD,
    PLACES,
    S_MECHS,
    S_RECRUITS,
    S_STRUCTURES,
    S_UPGRADES,
    S_WORKERS,
    SEATS,
    SIX_STARS,
    STARS,
    START_WORKERS,
    STRUCTURES,
    TERRITORIES,
    WORKERS,
    ScythePosition,
)
from pentarchy.kernel.geometry import bit_count


def violations(p: ScythePosition) -> list[str]:
    """What does not add up; empty if all is well."""
    wrong = _cards(p) + _board(p)
    for seat in range(p.players):
        wrong += [f"seat {seat}: {text}" for text in _pieces(p, seat) + _mat(p, seat) + _stars(p, seat)]
    return wrong


def _cards(p: ScythePosition) -> list[str]:
    wrong = []
    box = p.box
    if sorted(card for zone in p.zones for card in zone) != list(range(box.cards)):
        wrong.append("a card is missing or lies in two places")
    if any(p.where[card] != zone for zone, cards in enumerate(p.zones) for card in cards):
        wrong.append("a card's zone is not where it lies")
    decks = (
        ("combat", 0, box.objective_0, [COMBAT_DECK, COMBAT_DISCARD, *range(HAND, HAND + SEATS)]),
        ("objective", box.objective_0, box.encounter_0, [OBJECTIVE_DECK, *range(GOALS, GOALS + SEATS)]),
        ("encounter", box.encounter_0, box.factory_0, [ENCOUNTER_DECK, ENCOUNTER_OPEN]),
        ("Factory", box.factory_0, box.cards, [FACTORY_CARDS, FACTORY_BOX, *range(OWN_CARD, OWN_CARD + SEATS)]),
    )
    for name, first, behind, zones in decks:
        if any(not first <= card < behind for zone in zones for card in p.zones[zone]):
            wrong.append(f"a card that is no {name} card lies among them")
    owned = sum(len(p.zones[OWN_CARD + seat]) for seat in range(p.players))
    if owned + len(p.zones[FACTORY_CARDS]) != box.factory_on_board[p.players]:
        wrong.append("Factory cards in play are not accounted for")
    for seat in range(p.players):
        if any(not p.knows(seat, card) for zone in (HAND, GOALS) for card in p.zones[zone + seat]):
            wrong.append(f"seat {seat} does not know its own cards")
    return wrong


def _board(p: ScythePosition) -> list[str]:
    wrong = []
    if min(p.res) < 0:
        wrong.append("negative resources")
    built = [at for at in p.structure_at if at >= 0]
    for seat in range(p.players):
        mine = p.structure_at[seat * STRUCTURES : (seat + 1) * STRUCTURES]
        if p.built[seat] != sum(1 << at for at in mine if at >= 0):
            wrong.append("the places of structures are not up to date")
    if len(built) != len(set(built)) or any(p.box.lakes >> at & 1 or at >= TERRITORIES for at in built):
        wrong.append("structures stand where they cannot")
    if p.tokens & ~p.box.encounters:
        wrong.append("an encounter token lies where there is no symbol")
    control = 0
    for seat in range(p.players):
        mask = p.controlled(seat)
        if mask & control:
            wrong.append("a territory has two controllers")
        control |= mask
    for place in _shared_places(p):
        here = [seat for seat in range(p.players) if p.present[seat] >> place & 1]
        if len(here) > 2 or p.turn not in here:
            wrong.append(f"too many players on place {place}")
        fighting = all(p.fighting[seat] >> place & 1 for seat in here)
        if p.over or not (fighting or _in_combat(p)):
            wrong.append(f"units of two players share place {place}")
    for seat in range(p.players):
        if p.present[seat] & ~LAND & ~p.free_bases(seat):
            wrong.append("a unit stands on a foreign base")
    return wrong


def _shared_places(p: ScythePosition) -> list[int]:
    once, twice = 0, 0
    for mask in p.present:
        twice |= once & mask
        once |= mask
    return [place for place in range(PLACES) if twice >> place & 1]


def _in_combat(p: ScythePosition) -> bool:
    """While the loser retreats unit by unit, his workers may be the last to leave."""
    return p.frame(COMBAT) >= 0


def _pieces(p: ScythePosition, seat: int) -> list[str]:
    wrong = []
    row = p.workers[seat * PLACES : (seat + 1) * PLACES]
    if sum(row) + p.idle[seat] != WORKERS or min(row) < 0 or not 0 <= p.idle[seat] <= WORKERS - START_WORKERS:
        wrong.append("workers are not accounted for")
    mechs = p.mech_at[seat * MECHS : (seat + 1) * MECHS]
    if not 0 <= p.hero_at[seat] < PLACES or any(not -1 <= at < PLACES for at in mechs):
        wrong.append("a fighting unit is nowhere")
    fighting = 1 << p.hero_at[seat]
    on_mechs = sum({1 << at for at in mechs if at >= 0})
    working = sum(1 << place for place, count in enumerate(row) if count)
    if p.fighting[seat] != fighting | on_mechs or p.present[seat] != fighting | on_mechs | working:
        wrong.append("the places of units are not up to date")
    if working & p.box.lakes & ~on_mechs:
        wrong.append("workers are alone on a lake")
    unlocked = 0
    for k, at in enumerate(mechs):
        if at >= 0:
            unlocked |= 1 << p.box.mech_ability[p.faction[seat] * MECHS + k]
    if unlocked != p.abilities[seat]:
        wrong.append("mech abilities do not belong to the mechs on the map")
    return wrong


def _mat(p: ScythePosition, seat: int) -> list[str]:
    wrong = []
    covered = p.covered[seat * BOTTOMS : (seat + 1) * BOTTOMS]
    if sum(covered) != bit_count(p.cubes[seat]) or not 0 <= p.cubes[seat] <= ALL_CUBES:
        wrong.append("technology cubes are not accounted for")
    if any(not 0 <= n <= p.box.cost_upgradable[p.mat[seat] * BOTTOMS + b] for b, n in enumerate(covered)):
        wrong.append("more cubes on a cost than it has spaces")
    if bit_count(p.recruits[seat]) != bit_count(p.bonuses[seat]) or not 0 <= p.recruits[seat] <= ALL_RECRUITS:
        wrong.append("recruits are not accounted for")
    if not 0 <= p.power[seat] <= MAX_POWER or not 0 <= p.popularity[seat] <= MAX_POPULARITY:
        wrong.append("power or popularity outside its track")
    if p.coins[seat] < 0:
        wrong.append("negative coins")
    if p.controlled(seat) & ~LAND:
        wrong.append("a base is controlled")
    if len(p.zones[OWN_CARD + seat]) > 1:
        wrong.append("two Factory cards")
    return wrong


def _stars(p: ScythePosition, seat: int) -> list[str]:
    wrong = []
    row = p.stars[seat * STARS : (seat + 1) * STARS]
    too_many = any(count > star_limit(p, seat, kind) for kind, count in enumerate(row))
    if sum(row) != p.placed[seat] or p.placed[seat] > SIX_STARS or too_many:
        wrong.append("stars are not accounted for")
    if p.placed[seat] == SIX_STARS and not p.over:
        wrong.append("six stars and the game goes on")
    earned = (
        (S_UPGRADES, p.cubes[seat] == ALL_CUBES),
        (S_MECHS, p.mechs_out(seat) == MECHS),
        (S_STRUCTURES, p.structures_out(seat) == STRUCTURES),
        (S_RECRUITS, p.recruits[seat] == ALL_RECRUITS),
        (S_WORKERS, p.idle[seat] == 0),
    )
    if any(row[kind] and not true for kind, true in earned):
        wrong.append("a star was not earned")
    return wrong
