"""Eight-Minute Empire: its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from pentarchy.games.eight_minute_empire import (
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
from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.games.eight_minute_empire.position import EmpirePosition, blank
from pentarchy.games.eight_minute_empire.views import View
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Pen, Picture, Shelf
from pentarchy.kernel.game import Game, Option, Options, Result, Sheet, Tie, rank
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import Position
from pentarchy.kernel.preview import Block, Price, Tally
from pentarchy.kernel.text import Text
from pentarchy.kernel.wishes import Chain


class EightMinuteEmpire(Game):
    id = "eight_minute_empire"
    min_players = 2
    max_players = 5
    rules_version = 1
    folder = Path(__file__).parent
    decision_limit = 1000
    hand = True
    frames = names.FRAMES
    refusals = (None, *names.REFUSALS)
    events = names.EVENTS
    reasons = ("", *names.ENDS)
    term_names = judgement.TERMS
    judged_by = judgement.EmpireJudge
    count_sizes = judgement.COUNTS
    options = (
        Option("board", ("four_continents", "five_continents"), "four_continents"),
        Option("goods_tokens", (False, True), False),
        Option("long_game", (False, True), False),
        Option("two_player_neutral", (False, True), False, players=(2,)),
        Option("ore_06_other_printing", (False, True), False),
        Option("youngest", ("random", "by_seat"), "random"),
        *(Option(f"age_{k}", (0, 1, 2, 3, 4, 5), 0, () if k < 3 else tuple(range(k, 6))) for k in range(1, 6)),
    )

    def components(self, data: Data, options: Options) -> Components:
        return Components(data, options)

    def blank(self, components: Components, players: int) -> EmpirePosition:
        p = blank(components.box, players)
        p.decisions = components.decisions
        return p

    def deal(self, p: Position, options: Options) -> None:
        p.push(numbers.GAME, 0)

    def view(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        return cast(dict[str, Any], knowledge.view(_mine(p), seat, components))

    def redeal(self, p: Position, seat: int, seed: int) -> EmpirePosition:
        return knowledge.redeal(_mine(p), seat, seed)

    def result(self, p: Position) -> Result:
        p = _mine(p)
        total = list(p.past_points)
        ranking = rank(scoring.tie_break(p, total))
        return Result(total, ranking, ranking[0], self.reasons[p.over], self._breakdown(p))

    def _breakdown(self, p: EmpirePosition) -> list[dict[str, int]]:
        control = scoring.controlled(p)
        continents = scoring.continent_points(p, control)
        rows = []
        for seat in range(p.players):
            parts = scoring.breakdown(p, seat, control, continents)
            row = {"regions": parts[0], "continents": parts[1]}
            row |= {good["id"]: parts[2 + g] for g, good in enumerate(self.data["goods"]["goods"])}
            if p.box.games > 1:
                row["earlier_games"] = p.past_points[seat] - sum(parts)
            rows.append(row)
        return rows

    def ties(self, p: Position) -> list[Tie]:
        p = _mine(p)
        found = zip(*scoring.tie_break(p, list(p.past_points)), strict=True)
        kinds = (("coins", "EME-72"), ("armies", "EME-73"), ("regions", "EME-74"))
        return [Tie(name, rule, list(values)) for (name, rule), values in zip(kinds, list(found)[1:], strict=False)]

    def standing(self, p: Position) -> list[int]:
        p = _mine(p)
        if p.over:
            return list(p.past_points)
        return [past + now for past, now in zip(p.past_points, scoring.points(p), strict=True)]

    def judges_openly(self, p: Position, seat: int) -> bool:
        """Hidden is only the deck, and nothing of it is counted."""
        return True

    def judgement(self, p: Position, seat: int) -> float:
        return judgement.judgement(_mine(p), seat, self.values)

    def terms(self, p: Position, seat: int) -> dict[str, float]:
        tables = judgement.uses_tables(_mine(p), self.values)
        names = [name for name, _ in self.count_sizes] if tables else self.term_names
        return dict(zip(names, judgement.terms(_mine(p), seat, self.values), strict=True))

    def counts(self, p: Position) -> tuple[list[list[int]], float]:
        return judgement.counts(_mine(p)), judgement.gone(_mine(p))

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

    def tally_after(self, p: Position, seat: int, before: Position, counted: Tally) -> Tally:
        return tally.count_after(_mine(p), _mine(before), counted)

    def turn_of(self, p: Position) -> tuple[int, int] | None:
        return tally.turn_of(_mine(p))

    def danger(self, p: Position, after: Position, seat: int, action: int) -> str | None:
        return tally.danger(_mine(p), action)

    def chains(self, p: Position, seat: int, components: Components) -> list[Chain]:
        return wishes.chains(_mine(p), seat, components)

    def prices(self, p: Position, seat: int, components: Components) -> list[Price]:
        return tally.prices(_mine(p), seat, components)

    def action_arguments(self, p: Position, action: int, components: Components) -> dict[str, Any]:
        p = _mine(p)
        box = p.box
        if action == box.stop_0:
            return {"left": tally.left(p), "deed": self.asked(p)}
        return {"n": tally.uses(p, action - box.use_0)} if box.use_0 <= action < box.recruit_0 else {}

    def prompt_arguments(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        asked = self.asked(p)
        if asked == "bid":
            return {"coins": _mine(p).coins[seat]}
        if asked == "take":
            return {"coins": _mine(p).coins[p.actor]}
        if asked == "move":
            return {
                "left": p.stack[numbers.TURN_LEFT],
                "kind": "voyage" if p.stack[numbers.TURN_KIND] == numbers.DO_VOYAGE else "march",
            }
        return {"left": p.stack[numbers.TURN_LEFT]} if asked in ("recruit", "city", "destroy") else {}

    def tooltip(self, domain: str, token: str, components: Components) -> str | None:
        if domain == "region":
            return "EME-62" if components.regions.index(token) == components.box.start else "EME-60"
        return {"card": "EME-23", "deed": "EME-54", "good": "EME-68", "continent": "EME-64"}.get(domain)

    def name_key(self, domain: str, token: str, components: Components) -> str:
        if domain in ("region", "continent"):
            return f"{domain}-{components.side['id']}-{token}"
        return components.card_key(token) if domain == "card" else f"{domain}-{token}"

    def check(self, p: Position) -> list[str]:
        return invariants.check(_mine(p))


def _mine(p: Position) -> EmpirePosition:
    return cast(EmpirePosition, p)


GAME = EightMinuteEmpire()
