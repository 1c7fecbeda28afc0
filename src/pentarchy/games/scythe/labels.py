"""What the words of an answer carry besides its own: prices now, whom a step meets, the sentence of a card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pentarchy.games.scythe import tally
from pentarchy.games.scythe.components import BOTTOMS, FACTIONS, GOODS, RESOURCES, Components
from pentarchy.games.scythe.decisions.base import (
    A_BOTTOM,
    A_BOTTOM_NO_COINS,
    A_CARD,
    A_PRODUCE,
    A_RESOURCES,
    A_UNITS,
    AMOUNTS,
)
from pentarchy.games.scythe.numbers import (
    DO_MOVE,
    DO_MOVE_LEFT,
    DO_PRODUCE,
    DO_PRODUCE_LEFT,
    MOVEMENT,
    MOVEMENT_UNIT,
    PAY,
    PAY_RESOURCE,
    TURN,
)
from pentarchy.games.scythe.position import (
    CARD,
    ENCOUNTER_OPEN,
    FACTORY_CARDS,
    G_METAL,
    G_WORKER,
    HERO,
    KINDS,
    MECHS,
    OPTIONS,
    OWN_CARD,
    PLACES,
    PRODUCE,
    TRADE,
    VILLAGE,
    ScythePosition,
)
from pentarchy.games.scythe.wording import ability_words, deal_words, encounter_options, factory_top, gain_words
from pentarchy.kernel.game import SEAT
from pentarchy.kernel.position import KIND
from pentarchy.kernel.preview import Price
from pentarchy.kernel.text import Text

Said = Callable[[Text], str]
"""Words that are made when the language is known."""


def arguments(p: ScythePosition, action: int, asked: str, components: Components) -> dict[str, Any]:
    """See `Game.action_arguments`. Only what lies open, and the card that its own seat is asked about."""
    box = p.box
    if box.section_0 <= action <= box.section_0 + CARD:
        return _section(p, action - box.section_0, components)
    if box.act_0 <= action < box.skip_0:
        return _deed(p, action - box.act_0, components)
    if action in (box.skip_0, box.end_0, box.stop_0):
        return _ending(p, action, asked)
    if box.step_0 <= action < box.step_0 + PLACES:
        return _step(p, action - box.step_0)
    if box.option_0 <= action < box.option_0 + OPTIONS:
        words = _option(p, action - box.option_0, asked, components)
        return {"known": int(words != ""), "deal": words}
    if box.produce_0 <= action < box.produce_0 + PLACES * AMOUNTS:
        return _produced(p, (action - box.produce_0) // AMOUNTS)
    if box.deploy_0 <= action < box.build_0:
        return _mech(p, components.codec.word(action).arguments[0][3], components)
    if box.build_0 <= action < box.enlist_0:
        return _structure(components.codec.word(action).arguments[0][3])
    if box.pay_0 <= action < box.pay_0 + PLACES:
        kind = p.stack[PAY_RESOURCE] if p.stack and p.stack[KIND] == PAY else -1
        return {"known": int(kind >= 0), "resource": ("resource", RESOURCES[max(kind, 0)])}
    return {}


def said(price: Price, text: Text) -> Price:
    return replace(price, words=lambda _lang: text)


def deal(price: Price, text: Text) -> str:
    """Price and gain: "3 wood → a structure, 1 coin"."""
    told = said(price, text)
    return " → ".join(part for part in (told.cost(text.lang), told.gain(text.lang)) if part)


def _choices(prices: list[Price], text: Text) -> str:
    """One price, several gains to choose from."""
    told = [said(price, text) for price in prices]
    gains = f" {text('pic-or')} ".join(price.gain(text.lang) for price in told)
    return " → ".join(part for part in (told[0].cost(text.lang), gains) if part)


def _section(p: ScythePosition, section: int, components: Components) -> dict[str, Any]:
    seat = p.turn
    if section == CARD:
        card = _own_card(p, seat, components)
        words: str | Said = "" if card is None else lambda text: deal_words(text, factory_top(card, components))
        return {"kind": "card" if card else "none", "top": words, "bottom": "", "below": ""}
    tops = tally.top_lines(p, seat, section)
    bottom = p.bottom_below(seat, section)
    line = tally.bottom_line(p, seat, bottom)
    return {
        "kind": "mat",
        "top": lambda text: _choices(tops, text),
        "bottom": ("bottom", BOTTOMS[bottom]),
        "below": lambda text: deal(line, text),
    }


def _own_card(p: ScythePosition, seat: int, components: Components) -> str | None:
    cards = p.zones[OWN_CARD + seat]
    return f"factory_{components.factory_cards[cards[0] - p.box.factory_0]['id']}" if cards else None


def _deed(p: ScythePosition, deed: int, components: Components) -> dict[str, Any]:
    """`how`: is the deed told by its name alone ("plain"), with its deal, or by the deal alone?"""
    seat, section = p.turn, tally.section_now(p)
    if deed == A_UNITS:
        units = p.units_move(seat)
        return {"how": "alone", "deal": lambda text: text("deed-units-n", n=units)}
    if deed in (A_RESOURCES, A_PRODUCE):
        line = tally.top_lines(p, seat, TRADE if deed == A_RESOURCES else PRODUCE)[0]
        return {"how": "with", "deal": lambda text: deal(line, text)}
    card = _own_card(p, seat, components)
    if deed == A_CARD and card is not None:
        return {"how": "with", "deal": lambda text: deal_words(text, factory_top(card, components))}
    if deed in (A_BOTTOM, A_BOTTOM_NO_COINS) and 0 <= section < CARD:
        line = tally.bottom_line(p, seat, p.bottom_below(seat, section))
        if deed == A_BOTTOM_NO_COINS:
            line = replace(line, brings=line.brings[:1])
        return {"how": "alone", "deal": lambda text: f"{text(f'bottom-{line.what}')}: {deal(line, text)}"}
    return {"how": "plain", "deal": ""}


def _ending(p: ScythePosition, action: int, asked: str) -> dict[str, Any]:
    """Which question is ended, and how much of it is left."""
    kind = p.stack[KIND] if p.stack else TURN
    if action != p.box.stop_0:
        seat = p.turn
        mine = p.actor == seat and bool(p.stack) and kind == TURN
        return {"asked": asked, "lost": int(mine and tally.can_act(p, seat))}
    if kind == DO_MOVE:
        return {"asked": asked, "left": p.stack[DO_MOVE_LEFT]}
    return {"asked": asked, "left": p.stack[DO_PRODUCE_LEFT] if kind == DO_PRODUCE else 0}


def _step(p: ScythePosition, place: int) -> dict[str, Any]:
    """Whom and what the unit meets there (SCY-112 to SCY-119, SCY-264, SCY-278)."""
    nothing: dict[str, Any] = {"meets": "none", "owner": "", "n": 0}
    if not p.stack or p.stack[KIND] != MOVEMENT or p.actor < 0:
        return nothing
    seat, unit = p.actor, p.stack[MOVEMENT_UNIT]
    if HERO <= unit <= MECHS:
        for other in range(p.players):
            if other != seat and p.fighting[other] >> place & 1:
                return {"meets": "fight", "owner": (SEAT, str(other)), "n": 0}
        for other in range(p.players):
            if other != seat and p.present[other] >> place & 1:
                return {"meets": "workers", "owner": (SEAT, str(other)), "n": p.workers_at(other, place)}
    if unit == HERO and p.tokens >> place & 1:
        return {**nothing, "meets": "encounter"}
    visits = place == p.box.factory and not p.zones[OWN_CARD + seat] and bool(p.zones[FACTORY_CARDS])
    return {**nothing, "meets": "factory"} if unit == HERO and visits else nothing


def _option(p: ScythePosition, option: int, asked: str, components: Components) -> str | Said:
    """The sentence of an option of the encounter or of the own Factory card."""
    if asked == "encounter" and p.zones[ENCOUNTER_OPEN]:
        number = p.zones[ENCOUNTER_OPEN][-1] - p.box.encounter_0
        options = encounter_options(f"encounter_{components.encounters[number]['id']}", components)
        return lambda text: deal_words(text, options[option])
    card = _own_card(p, p.actor, components) if asked == "card" else None
    if card is not None:
        gains = factory_top(card, components)["gain"]
        return (lambda text: gain_words(text, gains[option])) if option < len(gains) else ""
    return ""


def _produced(p: ScythePosition, place: int) -> dict[str, Any]:
    """Workers in a village, else the resource of the terrain (SCY-136)."""
    terrain = p.box.terrain[place] if place < len(p.box.terrain) else KINDS + 1
    good = G_WORKER if terrain == VILLAGE else G_METAL + terrain if terrain < KINDS else -1
    return {"known": int(good >= 0), "good": ("good", GOODS[max(good, 0)])}


def _structure(structure: str) -> dict[str, Any]:
    return {"effect": lambda text: text(f"pic-structure-{structure}")}


def _mech(p: ScythePosition, ability: str, components: Components) -> dict[str, Any]:
    faction = FACTIONS[p.faction[p.turn]]
    return {"effect": lambda text: ability_words(text, ability, faction, components)}
