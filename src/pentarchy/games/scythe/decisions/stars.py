"""Stars and the end of the game (SCY-303 to SCY-321)."""

from __future__ import annotations

from typing import Final

from pentarchy.games.scythe import scoring
from pentarchy.games.scythe.decisions.base import tell
from pentarchy.games.scythe.numbers import E_STAR, E_TRIAL_SCORE, E_WENT_BACK, END_SIXTH_STAR
from pentarchy.games.scythe.position import (
    ALL_CUBES,
    ALL_RECRUITS,
    COUNT_BITS,
    COUNT_MASK,
    ENTERED_CARGO,
    ENTERED_FROM,
    ENTERED_TO,
    ENTERED_UNIT,
    ENTERED_WORKERS,
    ENTRY,
    FIRST_MECH,
    HERO,
    KINDS,
    MECHS,
    REACHED_POPULARITY,
    REACHED_POWER,
    S_COMBAT,
    S_MECHS,
    S_OBJECTIVE,
    S_POPULARITY,
    S_POWER,
    S_RECRUITS,
    S_STRUCTURES,
    S_UPGRADES,
    S_WORKERS,
    SAXONY,
    SIX_STARS,
    STARS,
    STRUCTURES,
    ScythePosition,
    changed,
    kind_of,
)
from pentarchy.kernel.position import ALL

COMBAT_STARS: Final = 2
SAXON_OBJECTIVES: Final = 2


def star_limit(p: ScythePosition, seat: int, kind: int) -> int:
    """Stars that a condition can give a seat (SCY-314); Saxony has no limit for two of them (SCY-203)."""
    if kind == S_COMBAT:
        return SIX_STARS if p.faction[seat] == SAXONY else COMBAT_STARS
    if kind == S_OBJECTIVE:
        return SAXON_OBJECTIVES if p.faction[seat] == SAXONY else 1
    return 1


def add_star(p: ScythePosition, seat: int, kind: int) -> bool:
    """Place a star if the condition and the six stars leave room; True if that was the sixth."""
    at = seat * STARS + kind
    if p.placed[seat] == SIX_STARS or p.stars[at] >= star_limit(p, seat, kind):
        return False
    first = sum(p.placed) == 0
    p.stars = changed(p.stars, at, p.stars[at] + 1)
    p.placed = changed(p.placed, seat, p.placed[seat] + 1)
    tell(p, (E_STAR, ALL, seat, kind))
    if first and p.box.sample_scoring:
        _trial_scores(p)
    return p.placed[seat] == SIX_STARS


def _trial_scores(p: ScythePosition) -> None:
    """After the very first star everybody sees a trial score; no effect on play (SCY-341)."""
    for seat in range(p.players):
        score = scoring.total(p, seat)
        if p.box.hide_coins:
            score -= p.coins[seat]
        tell(p, (E_TRIAL_SCORE, ALL, seat, score))


def settle(p: ScythePosition) -> None:
    """After an action: stars of the active seat, then clockwise; a sixth star ends the game (SCY-R14, SCY-320)."""
    if p.over:
        return
    seat = p.turn
    for _ in range(p.players):
        if _due_stars(p, seat):
            end(p)
            return
        seat = p.seat_after(seat)


def _due_stars(p: ScythePosition, seat: int) -> bool:
    """Place all stars that a seat has earned; True if the sixth is among them."""
    six = False
    if p.cubes[seat] == ALL_CUBES:
        six = add_star(p, seat, S_UPGRADES) or six
    if _all_out(p.mech_at, seat * MECHS, MECHS):
        six = add_star(p, seat, S_MECHS) or six
    if _all_out(p.structure_at, seat * STRUCTURES, STRUCTURES):
        six = add_star(p, seat, S_STRUCTURES) or six
    if p.recruits[seat] == ALL_RECRUITS:
        six = add_star(p, seat, S_RECRUITS) or six
    if p.idle[seat] == 0:
        six = add_star(p, seat, S_WORKERS) or six
    if p.reached[seat] & REACHED_POPULARITY:
        six = add_star(p, seat, S_POPULARITY) or six
    if p.reached[seat] & REACHED_POWER:
        six = add_star(p, seat, S_POWER) or six
    return six


def _all_out(pieces: list[int], first: int, count: int) -> bool:
    """Have all mechs or structures of a seat left its mats?

    Asked after every step: `min` of a slice, which is not compiled, took a quarter of the engine's time.
    """
    for piece in range(first, first + count):  # noqa: SIM110, a generator is not compiled to a loop
        if pieces[piece] < 0:
            return False
    return True


def end(p: ScythePosition) -> None:
    """The game is over at once; units waiting for combat go back where they came from (SCY-259, SCY-319)."""
    for at in range(len(p.entered) - ENTRY, -1, -ENTRY):
        _go_back(p, at)
    p.entered = []
    p.end(END_SIXTH_STAR)


def _go_back(p: ScythePosition, at: int) -> None:
    """Undo the last step of a unit, with the cargo of that step (SCY-R54), if its combat was not fought."""
    seat = p.turn
    unit = p.entered[at + ENTERED_UNIT]
    origin = p.entered[at + ENTERED_FROM]
    target = p.entered[at + ENTERED_TO]
    workers = p.entered[at + ENTERED_WORKERS]
    cargo = p.entered[at + ENTERED_CARGO]
    if not (p.enemy_fighters(seat) & p.fighting[seat]) >> target & 1:
        return
    if unit == HERO:
        p.put_hero(seat, origin)
    else:
        p.put_mech(seat, unit - FIRST_MECH, origin)
    if workers:
        p.add_workers(seat, target, -workers)
        p.add_workers(seat, origin, workers)
    for kind in range(KINDS):
        count = cargo >> (kind * COUNT_BITS) & COUNT_MASK
        p.add_tokens(target, kind, -count)
        p.add_tokens(origin, kind, count)
    tell(p, (E_WENT_BACK, ALL, seat, kind_of(unit), target, origin))
