"""Founders of the Empire: its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from pentarchy.games.founders import (
    decisions,
    gallery,
    invariants,
    judgement,
    knowledge,
    names,
    numbers,
    observation,
    picture,
    scoring,
    sheets,
    tally,
    wishes,
)
from pentarchy.games.founders.components import Components, name_forms, offers
from pentarchy.games.founders.position import FoundersPosition, blank
from pentarchy.games.founders.views import View
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Pen, Picture, Shelf
from pentarchy.kernel.game import SEAT, Game, Option, Options, Result, Sheet, Tie, rank
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import Position
from pentarchy.kernel.preview import Block, Price, Tally
from pentarchy.kernel.text import Text
from pentarchy.kernel.wishes import Chain


class Founders(Game):
    id = "founders"
    min_players = 2
    max_players = 4
    rules_version = 1
    folder = Path(__file__).parent
    decision_limit = 2000
    hand = True
    reasons = ("", *names.ENDS)
    options = (
        Option("agreed_end", ("stuck", "any_turn"), "stuck"),
        Option("second_coin", (False, True), False, players=(3, 4)),
    )
    term_names = judgement.TERMS
    judged_by = judgement.FoundersJudge
    count_sizes = judgement.COUNTS
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
        return cast(dict[str, Any], knowledge.view(_mine(p), seat, components))

    def redeal(self, p: Position, seat: int, seed: int) -> FoundersPosition:
        return knowledge.redeal(_mine(p), seat, seed)

    def result(self, p: Position) -> Result:
        p = _mine(p)
        ranking = rank(scoring.ranking_keys(p))
        rows = []
        for seat in range(p.players):
            parts = scoring.breakdown(p, seat)
            rows.append(dict(zip(tally.PARTS, parts, strict=True)))
        return Result(scoring.points(p), ranking, ranking[0], self.reasons[p.over], rows)

    def ties(self, p: Position) -> list[Tie]:
        return [Tie("prizes", "FND-92", [key[1] for key in scoring.ranking_keys(_mine(p))])]

    def standing(self, p: Position) -> list[int]:
        return scoring.points(_mine(p))

    def judges_openly(self, p: Position, seat: int) -> bool:
        """Hidden are only the stacks, of which the height is counted, and a master that is drawn counts as any."""
        return True

    def judgement(self, p: Position, seat: int) -> float:
        return judgement.judgement(_mine(p), seat, self.values)

    def terms(self, p: Position, seat: int) -> dict[str, float]:
        learned = self.values.learned(p.players)
        names = [name for name, _ in self.count_sizes] if learned else self.term_names
        return dict(zip(names, judgement.terms(_mine(p), seat, self.values), strict=True))

    def counts(self, p: Position) -> tuple[list[list[int]], float]:
        return judgement.all_counts(_mine(p)), judgement.gone(_mine(p))

    def progress(self, p: Position) -> float:
        return judgement.gone(_mine(p))

    def picture(self, view: dict[str, Any], pen: Pen) -> Picture:
        return picture.draw(cast(View, view), pen)

    def gallery(self, pen: Pen) -> list[Shelf]:
        return gallery.shelves(pen)

    def sheets(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
        return sheets.sheets(cast(View, view), text, names, components)

    def observation(self, components: Components, players: int) -> Schema:
        return observation.schema(components, players)

    def tally_blocks(self, components: Components, players: int) -> Sequence[Block]:
        return tally.blocks(components, players)

    def tally(self, p: Position, seat: int) -> Tally:
        return tally.count(_mine(p))

    def turn_of(self, p: Position) -> tuple[int, int] | None:
        return tally.turn_of(_mine(p))

    def danger(self, p: Position, after: Position, seat: int, action: int) -> str | None:
        return tally.danger(_mine(p), action)

    def chains(self, p: Position, seat: int, components: Components) -> list[Chain]:
        return wishes.chains(_mine(p), seat, components)

    def prices(self, p: Position, seat: int, components: Components) -> list[Price]:
        return tally.prices(_mine(p), seat, components)

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
        if box.draft_0 <= action < box.open_0:
            return _made(action - box.draft_0, components)
        if box.open_0 <= action < box.propose_0:
            return {"cleared": tally.cleared(p, action - box.open_0)}
        if box.attach_0 <= action < box.draw_0:
            over = asked == "attach" and decisions.only_by_replacing(p, p.actor, action - box.attach_0)
            return {"place": "own" if over else "any", **_made(action - box.attach_0, components)}
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


def _made(tile: int, components: Components) -> dict[str, Any]:
    """What a tile gives: the points of a prize, or what it produces, one resource or another."""
    entry = components.tiles[tile]
    made = offers(entry)
    names = {f"made{k}": ("resource", made[min(k, len(made) - 1)]) if made else "" for k in range(2)}
    kind = "prize" if not made else "one" if len(made) == 1 else "two"
    return {"kind": kind, "points": entry.get("points", 0), **names}


def _mine(p: Position) -> FoundersPosition:
    return cast(FoundersPosition, p)


GAME = Founders()
