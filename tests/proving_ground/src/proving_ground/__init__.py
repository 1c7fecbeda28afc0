"""The proving ground: a tiny game that holds every hard thing at once, to prove the engine on.

It is also the model for a game of your own: each room is one module, `GAME` at the end is the door.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Pen, Picture
from pentarchy.kernel.game import Game, Option, Options, Result, Sheet, rank
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import LANES, Position
from pentarchy.kernel.preview import Block, Price, Tally
from pentarchy.kernel.text import Text
from proving_ground import deal as setting_up
from proving_ground import invariants, judgement, knowledge, names, observation, picture, scoring, sheets, tally
from proving_ground.components import Components
from proving_ground.position import ProvingPosition

__all__ = ["GAME", "ProvingGround"]

PARTS = ("effects", "duels", "coins")


class ProvingGround(Game):
    id = "proving_ground"
    rules_version = 1
    min_players = 2
    max_players = 4
    options = (
        Option("rounds", (2, 3, 4), 3),
        Option("deal", ("full", "tiny"), "full"),
        Option("doom", (True, False), True, players=(3, 4)),
    )
    frames = names.FRAMES
    refusals = (None, *names.REFUSALS)
    events = names.EVENTS
    reasons = ("", *names.ENDS)
    decision_limit = 600
    folder = Path(__file__).parent

    def components(self, data: Data, options: Options) -> Components:
        return Components(data, options)

    def new_position(self) -> ProvingPosition:
        return ProvingPosition()

    def blank(self, components: Any, players: int) -> ProvingPosition:
        box: Components = components
        p = self.new_position()
        p.clear()
        p.decisions = box.decisions
        p.code = box.code
        p.ops = box.ops
        p.facts = box.facts
        setting_up.furnish(p, len(box.cards), players)
        return p

    def deal(self, p: Position, options: Options) -> None:
        setting_up.deal(_own(p))

    def view(self, p: Position, seat: int, components: Any) -> dict[str, Any]:
        return knowledge.view(_own(p), seat, components)

    def redeal(self, p: Position, seat: int, seed: int) -> Position:
        return knowledge.redeal(_own(p), seat, seed)

    def result(self, p: Position) -> Result:
        own = _own(p)
        breakdown = [dict(zip(PARTS, scoring.parts(own, seat), strict=True)) for seat in range(p.players)]
        ranking = rank([scoring.key(own, seat) for seat in range(p.players)])
        scores = [scoring.total(own, seat) for seat in range(p.players)]
        return Result(scores, ranking, ranking[0], self.reasons[p.over], breakdown)

    def standing(self, p: Position) -> list[int]:
        return [_own(p).points_of(seat) for seat in range(p.players)]

    def judgement(self, p: Position, seat: int) -> float:
        return judgement.judgement(_own(p), seat)

    def picture(self, view: dict[str, Any], pen: Pen) -> Picture:
        return picture.draw(view, pen)

    def sheets(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Any) -> list[Sheet]:
        return sheets.sheets(view, text, names)

    def observation(self, components: Any, players: int) -> Schema:
        return observation.schema(components, players)

    def check(self, p: Position) -> list[str]:
        return invariants.check(_own(p))

    def tally_blocks(self, components: Any, players: int) -> Sequence[Block]:
        return tally.blocks(components, players)

    def tally(self, p: Position, seat: int) -> Tally:
        return tally.count(_own(p))

    def turn_of(self, p: Position) -> tuple[int, int] | None:
        return tally.turn_of(_own(p))

    def danger(self, p: Position, after: Position, seat: int, action: int) -> str | None:
        return tally.danger(_own(p), action)

    def prices(self, p: Position, seat: int, components: Any) -> list[Price]:
        return tally.prices(_own(p), seat, components)

    def prompt_arguments(self, p: Position, seat: int, components: Any) -> dict[str, Any]:
        if p.actor == LANES and seat >= 0:
            return {"step": "dial" if not p.lanes[seat] else "stakes"}
        return {}

    def tooltip(self, domain: str, token: str, components: Any) -> str | None:
        return {"card": "PG-4", "resource": "PG-7", "seat": "PG-9"}.get(domain)


def _own(p: Position) -> ProvingPosition:
    return cast(ProvingPosition, p)


GAME = ProvingGround()
