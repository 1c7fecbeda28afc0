"""What is hidden from whom (SCY-332 to SCY-339).

Hidden are: combat cards in other hands, objectives, the order of the decks, the Factory cards on the board for those
who have not looked through them, and dials and cards of a combat until both sides have committed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentarchy.games.scythe import scoring
from pentarchy.games.scythe.decisions.combat import card_limit
from pentarchy.games.scythe.decisions.objectives import met, progress
from pentarchy.games.scythe.numbers import (
    COMBAT,
    COMBAT_DEFENDER,
    COMBAT_PLACE,
    DO_MOVE,
    DO_MOVE_LEFT,
    DO_PRODUCE,
    DO_PRODUCE_DONE,
    DO_PRODUCE_LEFT,
    MOVEMENT,
    MOVEMENT_PASSENGERS,
    MOVEMENT_PLACE,
    MOVEMENT_STEPS,
    MOVEMENT_TOKENS,
    MOVEMENT_UNIT,
    OFFER,
    OFFER_AMOUNT,
    OFFER_GOOD,
    PAY,
    PAY_LEFT,
    PAY_RESOURCE,
    TOKENS,
    TOKENS_LEFT,
    TOKENS_PLACE,
    TURN_SECTION,
    TURN_STAGE,
)
from pentarchy.games.scythe.position import (
    BOTTOMS,
    COMBAT_DECK,
    COMBAT_DISCARD,
    COUNT_BITS,
    COUNT_MASK,
    ENCOUNTER_DECK,
    ENCOUNTER_OPEN,
    FACTORY_BOX,
    FACTORY_CARDS,
    FIRST_MECH,
    GOALS,
    HAND,
    HERO,
    KINDS,
    LOWEST_CARD,
    MECHS,
    MOVED_PASSENGER,
    OBJECTIVE_DECK,
    OWN_CARD,
    PLACES,
    STARS,
    STRUCTURES,
    TERRITORIES,
    ScythePosition,
    kind_of,
)
from pentarchy.games.scythe.views import (
    Built,
    Combat,
    Goal,
    Lane,
    Movement,
    Place,
    Producing,
    Seat,
    Section,
    Turn,
    Units,
    View,
)
from pentarchy.kernel.position import ACTOR, ALL, KIND, LANES, WIDTH

if TYPE_CHECKING:
    from pentarchy.games.scythe.components import Components

UNITS = ("character", "mech", "worker")
NOTHING: Turn = {
    "asked": None,
    "seat": None,
    "stage": None,
    "section": None,
    "movement": None,
    "moves_left": None,
    "produce": None,
    "pay": None,
    "offer": None,
    "tokens": None,
    "combat": None,
}
STAGES = ("section", "top", "top", "bottom", "bottom", "end", "end")


def redeal(p: ScythePosition, seat: int, seed: int) -> ScythePosition:
    """Deal anew, within each deck, what the seat does not know."""
    q = p.clone()
    q.forget_others(seat, seed)
    q.redeal_among([COMBAT_DECK, *range(HAND, HAND + p.players)], seat)
    q.redeal_among([OBJECTIVE_DECK, *range(GOALS, GOALS + p.players)], seat)
    q.redeal_among([ENCOUNTER_DECK], seat)
    q.redeal_among([FACTORY_CARDS, FACTORY_BOX], seat)
    return q


def view(p: ScythePosition, seat: int, components: Components) -> View:
    """All that a seat (a spectator: -1) may know."""
    control = _control(p)
    return {
        "game": "scythe",
        "players": p.players,
        "seat": seat,
        "options": dict(components.options),
        "turn_number": p.turns,
        "order": list(p.order),
        "active": p.turn,
        "tile": components.codec.domain("tile").tokens[p.tile],
        "places": [_place(p, k, control, components) for k in range(PLACES)],
        "seats": [_seat(p, k, seat, components) for k in range(p.players)],
        "triumph": {
            kind: [k for k in range(p.players) for _ in range(p.stars[k * STARS + s])]
            for s, kind in enumerate(components.codec.domain("star").tokens)
        },
        "decks": {
            "combat": len(p.zones[COMBAT_DECK]),
            "encounters": len(p.zones[ENCOUNTER_DECK]),
            "objectives": len(p.zones[OBJECTIVE_DECK]),
        },
        "discard": sorted(p.box.combat_value[card] for card in p.zones[COMBAT_DISCARD]),
        "encounter": _encounter(p, components),
        "factory_cards": {
            "count": len(p.zones[FACTORY_CARDS]),
            "known": [
                f"factory_{components.factory_cards[card - p.box.factory_0]['id']}"
                for card in sorted(p.zones[FACTORY_CARDS])
                if p.knows(seat, card)
            ],
        },
        "open_objectives": [
            _objective(p, card, components) for card in sorted(p.zones[OBJECTIVE_DECK]) if p.seen[card] == ALL
        ],
        "turn": turn_view(p, seat, components),
        "over": bool(p.over),
    }


def _control(p: ScythePosition) -> list[int]:
    found = [-1] * PLACES
    for seat in range(p.players):
        mask = p.controlled(seat)
        for place in range(TERRITORIES):
            if mask >> place & 1:
                found[place] = seat
    return found


def _place(p: ScythePosition, k: int, control: list[int], components: Components) -> Place:
    owner = p.builder(k)
    structure: Built | None = None
    if owner >= 0:
        number = p.structure_at[owner * STRUCTURES : (owner + 1) * STRUCTURES].index(k)
        structure = {"seat": owner, "structure": components.codec.domain("structure").tokens[number]}
    return {
        "place": components.places[k],
        "terrain": components.territories[k]["terrain"] if k < TERRITORIES else "base",
        "control": control[k] if control[k] >= 0 else None,
        "structure": structure,
        "resources": _named(p.res[k * KINDS : k * KINDS + KINDS], components),
        "token": bool(p.tokens >> k & 1),
        "units": [_units(p, k, s, components) for s in range(p.players) if p.present[s] >> k & 1],
    }


def _named(counts: list[int], components: Components) -> dict[str, int]:
    return dict(zip(components.codec.domain("resource").tokens, counts, strict=True))


def _units(p: ScythePosition, k: int, s: int, components: Components) -> Units:
    mechs = [m for m in range(MECHS) if p.mech_at[s * MECHS + m] == k]
    mine = s == p.turn and in_move(p)
    abilities = components.codec.domain("ability").tokens
    return {
        "seat": s,
        "character": p.hero_at[s] == k,
        "mechs": len(mechs),
        "mech_abilities": [abilities[p.box.mech_ability[p.faction[s] * MECHS + m]] for m in mechs],
        "workers": p.workers_at(s, k),
        "moved": {
            "character": mine and p.hero_at[s] == k and bool(p.tired_units >> HERO & 1),
            "mechs": sum(p.tired_units >> FIRST_MECH + m & 1 for m in mechs) if mine else 0,
            "workers": p.tired[k] if mine else 0,
        },
    }


def in_move(p: ScythePosition) -> bool:
    """Is the Move action of the active seat going on, combats and the like not counted?"""
    return p.frame(DO_MOVE) >= 0


def _seat(p: ScythePosition, k: int, viewer: int, components: Components) -> Seat:
    box = p.box
    codec = components.codec
    out = p.workers_out(k)
    shown = k == viewer or not box.hide_coins or bool(p.over)
    parts = scoring.breakdown(p, k)
    values = box.combat_value
    hand = p.zones[HAND + k]
    ids = components.places
    structures = codec.domain("structure").tokens
    abilities = codec.domain("ability").tokens
    return {
        "faction": codec.domain("faction").tokens[p.faction[k]],
        "mat": codec.domain("mat").tokens[p.mat[k]],
        "power": p.power[k],
        "popularity": p.popularity[k],
        "tier": scoring.tier(p, k),
        "coins": p.coins[k] if shown else None,
        "section": codec.domain("section").tokens[p.section[k]] if p.section[k] >= 0 else None,
        "workers_left": p.idle[k],
        "workers_out": out,
        "sections": _sections(p, k, components),
        "cubes": {cube: not p.upgraded(k, c) for c, cube in enumerate(codec.domain("cube").tokens)},
        "mechs": {
            abilities[box.mech_ability[p.faction[k] * MECHS + m]]: _id(ids, p.mech_at[k * MECHS + m])
            for m in range(MECHS)
        },
        "structures": {name: _id(ids, p.structure_at[k * STRUCTURES + s]) for s, name in enumerate(structures)},
        "bonuses": {name: bool(p.bonuses[k] >> b & 1) for b, name in enumerate(codec.domain("bonus").tokens)},
        "ongoing": [name for b, name in enumerate(codec.domain("bottom").tokens) if p.recruits[k] >> b & 1],
        "recruits": p.recruits[k].bit_count(),
        "upgrades": p.cubes[k].bit_count(),
        "mechs_out": p.mechs_out(k),
        "structures_out": p.structures_out(k),
        "produce_cost": {
            "power": box.produce_power[out],
            "popularity": box.produce_popularity[out],
            "coins": box.produce_coins[out],
        },
        "combat_cards": len(hand),
        "hand": sorted(values[card] for card in hand) if k == viewer else None,
        "known_hand": sorted(values[card] for card in hand if p.knows(viewer, card)),
        "objectives": len(p.zones[GOALS + k]),
        "goals": _goals(p, k, components) if k == viewer else None,
        "factory_card": _own_card(p, k, components),
        "stars": {kind: p.stars[k * STARS + s] for s, kind in enumerate(codec.domain("star").tokens)},
        "placed": p.placed[k],
        "territories": scoring.territories(p, k),
        "resources": _named(p.resources(k), components),
        "score": {part: n if shown or part != "coins" else None for part, n in zip(scoring.SCORES, parts, strict=True)},
        "structure_count": scoring.structure_count(p, k),
    }


def _id(ids: list[str], place: int) -> str | None:
    return ids[place] if place >= 0 else None


def _sections(p: ScythePosition, k: int, components: Components) -> list[Section]:
    """The mat from left to right, as the data has it, with the prices of now."""
    rows: list[Section] = []
    codec = components.codec
    structure_of = {s["covers_top_action"]: s["id"] for s in components.data["actions"]["structures"]}
    for section in components.data["player_mats"]["mats"][p.mat[k]]["sections"]:
        bottom = codec.domain("bottom").tokens.index(section["bottom"])
        structure = structure_of[section["top"]]
        built = p.structure_at[k * STRUCTURES + codec.domain("structure").tokens.index(structure)] >= 0
        rows.append(
            {
                "section": section["top"],
                "bottom": section["bottom"],
                "cost": p.bottom_cost(k, bottom),
                "cost_fixed": section["cost_fixed"],
                "cost_upgradable": section["cost_upgradable"],
                "cubes": p.covered[k * BOTTOMS + bottom],
                "coins": section["coins"],
                "resource": section["resource"],
                "recruit": not p.recruits[k] >> bottom & 1,
                "structure": structure,
                "structure_built": built,
            }
        )
    return rows


def _goals(p: ScythePosition, k: int, components: Components) -> list[Goal]:
    found: list[Goal] = []
    for card in sorted(p.zones[GOALS + k]):
        number = card - p.box.objective_0
        found.append(
            {
                "objective": _objective(p, card, components),
                "met": met(p, k, number),
                "progress": list(progress(p, k, number)),
                "at_end": bool(p.box.goal_at_end[number]),
            }
        )
    return found


def _objective(p: ScythePosition, card: int, components: Components) -> str:
    return f"objective_{components.objectives[card - p.box.objective_0]['id']}"


def _own_card(p: ScythePosition, k: int, components: Components) -> str | None:
    cards = p.zones[OWN_CARD + k]
    return f"factory_{components.factory_cards[cards[0] - p.box.factory_0]['id']}" if cards else None


def _encounter(p: ScythePosition, components: Components) -> str | None:
    cards = p.zones[ENCOUNTER_OPEN]
    return f"encounter_{components.encounters[cards[0] - p.box.encounter_0]['id']}" if cards else None


def turn_view(p: ScythePosition, seat: int, components: Components) -> Turn:
    """What is going on, open to all; of a combat only the viewer's own secret choice."""
    stack = p.stack
    ids = components.places
    if p.over or not stack:
        return NOTHING.copy()
    codec = components.codec
    kind = stack[KIND]
    section = stack[TURN_SECTION]
    moves = p.frame(DO_MOVE)
    return {
        "asked": p.decisions[kind].name,
        "seat": p.actor if p.actor >= 0 else None,
        "stage": STAGES[stack[TURN_STAGE]],
        "section": codec.domain("section").tokens[section] if section >= 0 else None,
        "movement": _movement(p, ids, components) if kind == MOVEMENT else None,
        "moves_left": stack[moves + WIDTH + DO_MOVE_LEFT] if moves >= 0 else None,
        "produce": _produce(p, ids) if kind == DO_PRODUCE else None,
        "pay": {"resource": codec.domain("resource").tokens[stack[PAY_RESOURCE]], "left": stack[PAY_LEFT]}
        if kind == PAY
        else None,
        "offer": {"good": codec.domain("good").tokens[stack[OFFER_GOOD]], "amount": stack[OFFER_AMOUNT]}
        if kind == OFFER
        else None,
        "tokens": {"left": stack[TOKENS_LEFT], "place": _id(ids, stack[TOKENS_PLACE])} if kind == TOKENS else None,
        "combat": _combat(p, seat, ids),
    }


def _movement(p: ScythePosition, ids: list[str], components: Components) -> Movement:
    stack = p.stack
    unit = stack[MOVEMENT_UNIT]
    counts = [stack[MOVEMENT_TOKENS] >> (kind * COUNT_BITS) & COUNT_MASK for kind in range(KINDS)]
    return {
        "unit": UNITS[kind_of(unit)],
        "place": ids[stack[MOVEMENT_PLACE]],
        "steps": stack[MOVEMENT_STEPS],
        "workers": stack[MOVEMENT_PASSENGERS] % MOVED_PASSENGER,
        "moved_workers": stack[MOVEMENT_PASSENGERS] // MOVED_PASSENGER,
        "resources": _named(counts, components),
    }


def _produce(p: ScythePosition, ids: list[str]) -> Producing:
    done = p.stack[DO_PRODUCE_DONE]
    return {"left": p.stack[DO_PRODUCE_LEFT], "done": [ids[k] for k in range(TERRITORIES) if done >> k & 1]}


def _combat(p: ScythePosition, seat: int, ids: list[str]) -> Combat | None:
    start = p.frame(COMBAT)
    if start < 0:
        return None
    place = p.stack[start + WIDTH + COMBAT_PLACE]
    attacker = p.stack[start + WIDTH + ACTOR]
    defender = p.stack[start + WIDTH + COMBAT_DEFENDER]
    return {
        "place": ids[place],
        "attacker": attacker,
        "defender": defender,
        "limits": {str(s): card_limit(p, s, place) for s in (attacker, defender)},
        "own": _own_lane(p, seat),
    }


def _own_lane(p: ScythePosition, seat: int) -> Lane | None:
    if p.actor != LANES or seat < 0 or not p.lane_seats >> seat & 1 or not p.lanes[seat]:
        return None
    lane = p.lanes[seat]
    cards = sorted(answer - p.box.add_0 + LOWEST_CARD for answer in lane[1:] if answer != p.box.commit_0)
    return {"dial": lane[0] - p.box.dial_0, "cards": cards}
