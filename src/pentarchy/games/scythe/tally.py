"""What matters to people in a position, in numbers, and what everything costs: for previews and price cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentarchy.games.scythe import scoring
from pentarchy.games.scythe.components import BOTTOMS, RESOURCES, SECTIONS, Components
from pentarchy.games.scythe.decisions.base import A_BOTTOM, A_CARD_MOVE
from pentarchy.games.scythe.decisions.bottom import OWN_BONUS
from pentarchy.games.scythe.decisions.payment import RESOURCE_OF, can_pay_bottom
from pentarchy.games.scythe.decisions.turn import PRICE
from pentarchy.games.scythe.numbers import (
    BOTTOM,
    BOTTOM_ACTION,
    BOTTOM_STAGE,
    COMBAT,
    DO_MOVE,
    ENCOUNTER,
    ENCOUNTER_DRAWN,
    MOVEMENT,
    OFFER,
    OFFER_GOOD,
    TURN,
    TURN_SECTION,
)
from pentarchy.games.scythe.position import (
    BOLSTER,
    BOLSTER_CARDS,
    BOLSTER_POWER,
    CARD,
    CARDS_COME,
    COINS_COME,
    COMBAT_DECK,
    COMBAT_DISCARD,
    ENCOUNTER_OPEN,
    G_POPULARITY,
    G_POWER,
    HAND,
    KINDS,
    MECHS,
    MOVE,
    MOVE_COINS,
    OWN_CARD,
    PLACES,
    POPULARITY_COMES,
    POWER_COMES,
    PRODUCE,
    RUSVIET,
    STRUCTURES,
    TOKENS_COME,
    TOPS,
    TRADE,
    TRADE_POPULARITY,
    ScythePosition,
)
from pentarchy.games.scythe.position import BOTTOMS as BOTTOM_ACTIONS
from pentarchy.kernel.position import KIND, WIDTH
from pentarchy.kernel.preview import FIGHT, LAPSE, LOSS, Block, Price, Tally, places

GAIN_OF: Final = ("upgrading", "deploying", "building", "enlisting")
"""What each bottom action brings, in the words of previews."""
BUILT_BONUS: Final = {(TRADE, G_POWER): "armory", (BOLSTER, G_POPULARITY): "monument"}
"""What a top action brings only with a structure (SCY-167, SCY-168)."""


def blocks(components: Components, players: int) -> Sequence[Block]:
    seats = range(players)
    board = places("place", components.places)
    hidden = bool(components.options["hide_coin_totals"])
    return (
        Block("power", seats, symbol="scy-power"),
        Block("popularity", seats, symbol="scy-pop"),
        Block("coins", seats, points=not hidden, symbol="scy-coin"),
        Block("combat_cards", seats, symbol="scy-card"),
        *(Block(kind, [None], board, symbol=f"scy-{kind}") for kind in RESOURCES),
        Block("worker", seats, board, quiet=True),
        Block("character", seats, places=board, quiet=True),
        Block("mech", seats, places=board, things=MECHS, quiet=True),
        Block("structure", seats, places=board, things=STRUCTURES, quiet=True),
        Block("upgrade", seats, quiet=True),
        Block("enlist", seats, quiet=True),
        Block("star", seats, symbol="scy-star"),
        Block("final", seats, points=True),
    )


def count(p: ScythePosition, seat: int) -> Tally:
    """All but coins lies open (SCY-R3); the score is counted for the own seat, hands by their cards."""
    seats = range(p.players)
    open_coins = not p.box.hide_coins or p.over != 0
    return [
        p.power,
        p.popularity,
        [p.coins[other] if open_coins or other == seat else 0 for other in seats],
        [len(p.zones[HAND + other]) for other in seats],
        *(p.res[kind::KINDS] for kind in range(KINDS)),
        p.workers,
        p.hero_at,
        p.mech_at,
        p.structure_at,
        [p.cubes[other].bit_count() for other in seats],
        [p.recruits[other].bit_count() for other in seats],
        p.placed,
        [sum(scoring.breakdown(p, seat)[1:]) if other == seat else 0 for other in seats],
    ]


def turn_of(p: ScythePosition) -> tuple[int, int] | None:
    return (p.turn, p.turns) if p.stack else None


def cause_of(p: ScythePosition, components: Components) -> tuple[str, str] | None:
    """The bonus of a recruit, the encounter, the bottom action, the section; a combat is told by itself."""
    stack = p.stack
    for start in range(len(stack) - WIDTH, -1, -WIDTH):
        kind = stack[start + WIDTH + KIND]
        if kind == COMBAT:
            return None
        if kind == ENCOUNTER:
            if not stack[start + WIDTH + ENCOUNTER_DRAWN]:
                return None
            card = p.zones[ENCOUNTER_OPEN][-1] - p.box.encounter_0
            return "encounter", components.codec.domain("encounter").tokens[card]
        if kind == BOTTOM:
            bonus = stack[start + WIDTH + BOTTOM_STAGE] > OWN_BONUS and stack[KIND] == OFFER
            return ("star", "recruits") if bonus else ("bottom", BOTTOMS[stack[start + WIDTH + BOTTOM_ACTION]])
    section = p.stack[TURN_SECTION] if p.stack else -1
    if section >= 0 and p.stack[KIND] == OFFER and (section, p.stack[OFFER_GOOD]) in BUILT_BONUS:
        return "structure", BUILT_BONUS[section, p.stack[OFFER_GOOD]]
    return ("section", SECTIONS[section]) if section >= 0 else None


# -- what should be thought of twice ----------------------------------------------------------------------------------


def danger(p: ScythePosition, after: ScythePosition, seat: int, action: int) -> str | None:
    """A step into a fight or onto workers, whose flight costs popularity; rights that are not used.

    Prices are no losses: who pays coins is not warned.
    """
    box, kind = p.box, p.stack[KIND]
    if kind == MOVEMENT and box.step_0 <= action < box.step_0 + PLACES:
        if len(after.entered) > len(p.entered):
            return FIGHT
        return LOSS if after.popularity[seat] < p.popularity[seat] else ""
    if kind == DO_MOVE and action == box.stop_0 and len(p.legal(seat)) > 1:
        return LAPSE
    if kind == TURN and action in (box.skip_0, box.end_0) and can_act(p, seat):
        return LAPSE
    return ""


def can_act(p: ScythePosition, seat: int) -> bool:
    """In a turn: is there an action to take, besides passing it over or ending the turn? Public knowledge."""
    box = p.box
    return any(box.gain_0 <= action < box.skip_0 for action in p.legal(seat) if not _gift(p, action))


def top_choice(p: ScythePosition, seat: int, components: Components) -> str:
    """Of two gains the one that the top action can give now; "none" where it is both, or neither."""
    codec = components.codec
    found = {codec.text(action).rsplit(" ", 1)[0] for action in p.legal(seat) if codec.verb(action) == "gain"}
    found |= {codec.text(action) for action in p.legal(seat) if codec.verb(action) == "act"}
    only = found & {"gain power", "gain combat_cards", "gain popularity", "act resources"}
    return only.pop().split(" ")[1] if len(only) == 1 else "none"


def can_reveal(p: ScythePosition, seat: int) -> bool:
    """Can the seat that is asked reveal an objective now? Only it may know."""
    return any(p.box.reveal_0 <= action < p.box.give_0 for action in p.legal(seat))


def _gift(p: ScythePosition, action: int) -> bool:
    return action > p.box.act_0 + A_CARD_MOVE


def gives_up_bottom(p: ScythePosition, seat: int) -> bool:
    """Would the end of the turn give up a bottom action that can be taken?"""
    first = p.box.act_0 + A_BOTTOM
    return any(first <= action <= p.box.act_0 + A_CARD_MOVE for action in p.legal(seat))


# -- prices ---------------------------------------------------------------------------------------------------------


def top_lines(p: ScythePosition, seat: int, section: int) -> list[Price]:
    """What the choices of a top action cost and bring now, with upgrades counted in (SCY-94 to SCY-135)."""
    name = SECTIONS[section]
    coin = (("coins", PRICE),)
    if section == MOVE:
        coins = COINS_COME + p.upgraded(seat, MOVE_COINS)
        return [
            Price(name, brings=(("moves", p.units_move(seat)),)),
            Price(name, brings=(("coins", coins),)),
        ]
    if section == BOLSTER:
        power = POWER_COMES + p.upgraded(seat, BOLSTER_POWER)
        cards = min(CARDS_COME + p.upgraded(seat, BOLSTER_CARDS), _cards_left(p))
        return [Price(name, "", coin, (("power", power),)), Price(name, "", coin, (("combat_cards", cards),))]
    if section == TRADE:
        popularity = POPULARITY_COMES + p.upgraded(seat, TRADE_POPULARITY)
        return [
            Price(name, "", coin, (("any_resource", TOKENS_COME),)),
            Price(name, "", coin, (("popularity", popularity),)),
        ]
    if section == PRODUCE:
        out, box = p.workers_out(seat), p.box
        cost = (("power", box.produce_power[out]), ("popularity", box.produce_popularity[out]))
        pays = (*cost, ("coins", box.produce_coins[out]))
        return [Price(name, "", pays, (("territories", p.territories_produce(seat)),))]
    return []


def _cards_left(p: ScythePosition) -> int:
    return len(p.zones[COMBAT_DECK]) + len(p.zones[COMBAT_DISCARD])


def bottom_line(p: ScythePosition, seat: int, bottom: int) -> Price:
    """What a bottom action costs and brings now, with upgrades counted in (SCY-144, SCY-145)."""
    at = p.mat[seat] * BOTTOM_ACTIONS + bottom
    cost, printed = p.bottom_cost(seat, bottom), p.box.cost_fixed[at] + p.box.cost_upgradable[at]
    what = RESOURCES[RESOURCE_OF[bottom]]
    return Price(
        BOTTOMS[bottom],
        "",
        ((what, cost),),
        ((GAIN_OF[bottom], 1), ("coins", p.box.bottom_coins[at])),
        ((what, printed),) if cost != printed else None,
        legal=int(can_pay_bottom(p, seat, bottom)),
        why="" if can_pay_bottom(p, seat, bottom) else "cannot-pay",
    )


def prices(p: ScythePosition, seat: int, components: Components) -> list[Price]:
    """The sections of the player mat: the choices of the top action, then the bottom action."""
    found = []
    barred = p.section[seat] if p.faction[seat] != RUSVIET else -1
    for section in range(TOPS):
        why = "same-section" if section == barred and p.turn != seat else ""
        tops = top_lines(p, seat, section)
        found += [Price(top.what, top.of, top.pays, top.brings, why=why) for top in tops]
        found.append(bottom_line(p, seat, p.bottom_below(seat, section)))
    if p.zones[OWN_CARD + seat]:
        card = p.zones[OWN_CARD + seat][0] - p.box.factory_0
        found.append(Price(SECTIONS[CARD], f"factory_card:factory_{components.factory_cards[card]['id']}"))
    return found


def section_now(p: ScythePosition) -> int:
    """The section of this turn, -1 before it is chosen."""
    return p.stack[TURN_SECTION] if p.stack else -1
