"""Founders of the Empire: its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from pentarchy.games.founders import (
    decisions,
    invariants,
    judgement,
    knowledge,
    names,
    numbers,
    observation,
    picture,
    scoring,
    sheets,
)
from pentarchy.games.founders.components import Components, name_forms
from pentarchy.games.founders.position import FoundersPosition, blank
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Picture
from pentarchy.kernel.game import SEAT, Game, Option, Options, Result, Sheet, rank
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import Position
from pentarchy.kernel.text import Text


class Founders(Game):
    id = "founders"
    min_players = 2
    max_players = 4
    rules_version = 1
    folder = Path(__file__).parent
    decision_limit = 2000
    reasons = ("", *names.ENDS)
    options = (
        Option("agreed_end", ("stuck", "any_turn"), "stuck"),
        Option("second_coin", (False, True), False, players=(3, 4)),
    )
    frames = names.FRAMES
    refusals = (None, *names.REFUSALS)
    events = names.EVENTS

    def components(self, data: Data, options: Options) -> Components:
        return Components(data, options)

    def blank(self, components: Components, players: int) -> FoundersPosition:
        p = blank(components.box, players)
        p.decisions = components.decisions
        return p

    def deal(self, p: Position, options: Options) -> None:
        p.push(numbers.GAME, 0)

    def view(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        return knowledge.view(_mine(p), seat, components)

    def redeal(self, p: Position, seat: int, seed: int) -> FoundersPosition:
        return knowledge.redeal(_mine(p), seat, seed)

    def result(self, p: Position) -> Result:
        p = _mine(p)
        ranking = rank(scoring.ranking_keys(p))
        rows = []
        for seat in range(p.players):
            parts = scoring.breakdown(p, seat)
            rows.append(dict(zip(("prizes", "masters", "tokens", "replaced"), parts, strict=True)))
        return Result(scoring.points(p), ranking, ranking[0], self.reasons[p.over], rows)

    def standing(self, p: Position) -> list[int]:
        return scoring.points(_mine(p))

    def judgement(self, p: Position, seat: int) -> float:
        return judgement.judgement(_mine(p), seat)

    def picture(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Picture:
        return picture.draw(view, text, names, components)

    def sheets(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
        return sheets.sheets(view, text, names, components)

    def observation(self, components: Components, players: int) -> Schema:
        return observation.schema(components, players)

    def prompt_arguments(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        asked = self.asked(p)
        if asked == "lay":
            return {"tile": ("tile", components.tile_ids[_mine(p).held[p.actor]])}
        if asked == "place":
            return {"tile": ("tile", components.tile_ids[p.stack[numbers.PLACE_TILE]])}
        if asked == "get":
            return {"tile": ("tile", components.tile_ids[p.stack[numbers.GET_TILE]])}
        if asked == "settle":
            return {"master": ("master", components.masters[p.stack[numbers.SETTLE_MASTER]]["id"])}
        return {"proposer": (SEAT, str(p.stack[numbers.TURN_ACTOR]))} if asked == "agree" else {}

    def action_arguments(self, p: Position, action: int, components: Components) -> dict[str, Any]:
        p = _mine(p)
        box, asked = p.box, self.asked(p)
        if action == box.skip_0:
            return {"asked": asked}
        if box.attach_0 <= action < box.draw_0:
            over = asked == "attach" and decisions.only_by_replacing(p, p.actor, action - box.attach_0)
            return {"place": "own" if over else "any"}
        return {"loss": scoring.loss_by_replacing(p, action - box.replace_0)} if action >= box.replace_0 else {}

    def tooltip(self, domain: str, token: str, components: Components) -> str | None:
        if domain == "tile":
            return STACK_RULES[components.by_id[token]["stack"]]
        return TOKEN_RULES.get(token, "FND-78") if domain == "token" else DOMAIN_RULES.get(domain)

    def name_forms(self, domain: str, token: str, text: Text, components: Components) -> dict[str, str]:
        return name_forms(domain, token, text, components)

    def check(self, p: Position) -> list[str]:
        return invariants.check(_mine(p))


STACK_RULES = {"nature": "FND-5", "village": "FND-6", "city": "FND-7", "prize": "FND-8"}
DOMAIN_RULES = {"place": "FND-31", "junction": "FND-71", "stack": "FND-22", "resource": "FND-38", "master": "FND-78"}
TOKEN_RULES = {"war": "FND-52", "coin": "FND-59", "cart": "FND-71"}


def _mine(p: Position) -> FoundersPosition:
    return cast(FoundersPosition, p)


GAME = Founders()
