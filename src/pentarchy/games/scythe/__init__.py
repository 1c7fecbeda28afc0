"""Scythe: its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from pentarchy.games.scythe import (
    gallery,
    judgement,
    knowledge,
    labels,
    names,
    observation,
    picture,
    scene,
    scoring,
    sheets,
    tally,
    wishes,
)
from pentarchy.games.scythe.components import FACTIONS, MATS, STRUCTURES, Components
from pentarchy.games.scythe.deal import deal
from pentarchy.games.scythe.decisions.combat import BLOW
from pentarchy.games.scythe.invariants import violations
from pentarchy.games.scythe.numbers import DO_ARTILLERY_OPPONENT
from pentarchy.games.scythe.position import SIX_STARS, ScythePosition, blank
from pentarchy.games.scythe.views import View
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Pen, Picture, Scene, Shelf
from pentarchy.kernel.game import Game, Option, Options, Result, Sheet, Tie, rank
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import Position
from pentarchy.kernel.preview import Block, Price, Tally
from pentarchy.kernel.text import Text
from pentarchy.kernel.wishes import Chain


def _choices() -> tuple[Option, ...]:
    """Faction and player mat of each seat: random, or chosen; who comes first in the list has the first choice."""
    found = []
    for seat in range(1, 6):
        counts = tuple(range(max(2, seat), 6))
        players = () if seat <= 2 else counts
        found.append(Option(f"faction_{seat}", ("random", *FACTIONS), "random", players=players))
        found.append(Option(f"mat_{seat}", ("random", *MATS), "random", players=players))
    return tuple(found)


class Scythe(Game):
    id = "scythe"
    min_players = 2
    max_players = 5
    rules_version = 2
    history: ClassVar[dict[int, str]] = {
        1: "first version",
        2: "gifts of coins behind one entry of the turn; no payment for nothing; encounters are always asked; "
        "giving up the bottom action for an objective is an action of its own",
    }
    folder = Path(__file__).parent
    decision_limit = 60_000
    term_names = judgement.TERMS
    judged_by = judgement.ScytheJudge
    frames = names.FRAMES
    reasons = ("", *names.ENDS)
    options = (
        Option("relentless_covers_factory_card", (True, False), True),
        Option("camaraderie_scope", ("any_retreat_on_own_turn", "after_combat_only"), "any_retreat_on_own_turn"),
        Option("ban_rusviet_industrial_and_crimea_patriotic", (False, True), False),
        Option("allow_bribes", (False, True), False),
        Option("sample_scoring_at_first_star", (False, True), False),
        Option("hide_coin_totals", (False, True), False),
        Option("delay_penalty", (False, True), False),
        *_choices(),
    )
    refusals = (None, *names.REFUSALS)
    events = names.EVENTS
    scenes = frozenset({scene.REVEALED})
    wishes = wishes.WISHES

    def components(self, data: Data, options: Options) -> Components:
        return Components(data, options)

    def blank(self, components: Components, players: int) -> ScythePosition:
        p = blank(components.box, players)
        p.decisions = components.decisions
        return p

    def deal(self, p: Position, options: Options) -> None:
        deal(_mine(p))

    def view(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        return cast(dict[str, Any], knowledge.view(_mine(p), seat, components))

    def redeal(self, p: Position, seat: int, seed: int) -> ScythePosition:
        return knowledge.redeal(_mine(p), seat, seed)

    def result(self, p: Position) -> Result:
        p = _mine(p)
        rows = [dict(zip(scoring.SCORES, scoring.breakdown(p, seat), strict=True)) for seat in range(p.players)]
        ranking = rank([scoring.ranking_key(p, seat) for seat in range(p.players)])
        return Result([sum(row.values()) for row in rows], ranking, ranking[0], self.reasons[p.over], rows)

    def ties(self, p: Position) -> list[Tie]:
        keys = [scoring.ranking_key(_mine(p), seat)[1:] for seat in range(p.players)]
        kinds = ("pieces", "power", "popularity", "resources", "territories", "stars")
        return [Tie(name, "SCY-331", list(values)) for name, values in zip(kinds, zip(*keys, strict=True), strict=True)]

    def standing(self, p: Position) -> list[int]:
        """Coins if the game ended now; without the coins owned where their totals are hidden (SCY-R3)."""
        p = _mine(p)
        hidden = p.box.hide_coins and not p.over
        return [scoring.total(p, seat) - (p.coins[seat] if hidden else 0) for seat in range(p.players)]

    def judges_openly(self, p: Position, seat: int) -> bool:
        """Of combat cards and objectives only the number is counted."""
        return True

    def judgement(self, p: Position, seat: int) -> float:
        return judgement.judgement(_mine(p), seat, self.values)

    def terms(self, p: Position, seat: int) -> dict[str, float]:
        return dict(zip(self.term_names, judgement.terms(_mine(p), seat, self.values), strict=True))

    def progress(self, p: Position) -> float:
        return max(_mine(p).placed) / SIX_STARS

    def picture(self, view: dict[str, Any], pen: Pen) -> Picture:
        return picture.draw(cast(View, view), pen)

    def scene(self, events: Sequence[Mapping[str, Any]], view: dict[str, Any], pen: Pen) -> Scene | None:
        return scene.reveal(events, cast(View, view), pen)

    def gallery(self, pen: Pen) -> list[Shelf]:
        return gallery.shelves(pen)

    def sheets(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
        return sheets.sheets(cast(View, view), text, names, components)

    def observation(self, components: Components, players: int) -> Schema:
        return observation.schema(components, players)

    def facts(self, p: Position, components: Components) -> list[dict[str, str]]:
        p = _mine(p)
        return [{"faction": FACTIONS[p.faction[k]], "mat": MATS[p.mat[k]]} for k in range(p.players)]

    def tally_blocks(self, components: Components, players: int) -> Sequence[Block]:
        return tally.blocks(components, players)

    def tally(self, p: Position, seat: int) -> Tally:
        return tally.count(_mine(p), seat)

    def turn_of(self, p: Position) -> tuple[int, int] | None:
        return tally.turn_of(_mine(p))

    def cause_of(self, p: Position, components: Components) -> tuple[str, str] | None:
        return tally.cause_of(_mine(p), components)

    def danger(self, p: Position, after: Position, seat: int, action: int) -> str | None:
        return tally.danger(_mine(p), _mine(after), seat, action)

    def chains(self, p: Position, seat: int, components: Components) -> list[Chain]:
        return wishes.chains(_mine(p), seat, components)

    def spare(self, p: Position, seat: int, components: Components) -> Collection[int]:
        return wishes.spare(_mine(p), seat)

    def prices(self, p: Position, seat: int, components: Components) -> list[Price]:
        return tally.prices(_mine(p), seat, components)

    def action_arguments(self, p: Position, action: int, components: Components) -> dict[str, Any]:
        return labels.arguments(_mine(p), action, self.asked(p), components)

    def prompt_arguments(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        """Every question has the same few arguments; all but the last are public.

        stage and section of the turn, left (what is still to be done: units, steps, territories, tokens; power that
        Artillery takes), what (resource or good asked for, "combat" before one, in a turn the only
        kind of gain that Bolster or Trade can give now, "none" otherwise), can (1 if the turn
        offers an action, and not only to pass it over), reveal (1 if this seat is asked and can reveal an objective).
        """
        p = _mine(p)
        now = knowledge.turn_view(p, -1, components)
        left, what = 0, "none"
        if now["combat"]:
            what = "combat"
            if now["asked"] == "artillery":
                left = min(BLOW, p.power[p.stack[DO_ARTILLERY_OPPONENT]])
        elif now["movement"]:
            left, what = now["movement"]["steps"], now["movement"]["unit"]
        elif now["produce"]:
            left = now["produce"]["left"]
        elif now["pay"]:
            left, what = now["pay"]["left"], now["pay"]["resource"]
        elif now["offer"]:
            left, what = now["offer"]["amount"], now["offer"]["good"]
        elif now["tokens"]:
            left = now["tokens"]["left"]
        elif now["moves_left"] is not None:
            left = now["moves_left"]
        elif now["asked"] == "turn":
            what = tally.top_choice(p, p.actor, components)
        return {
            "stage": now["stage"],
            "section": now["section"] or "none",
            "left": left,
            "what": what,
            "can": int(now["asked"] != "turn" or tally.can_act(p, p.actor)),
            "reveal": int(now["asked"] == "turn" and p.actor == seat and tally.can_reveal(p, seat)),
        }

    def tooltip(self, domain: str, token: str, components: Components) -> str | None:
        if domain == "place":
            return "SCY-16" if token.startswith("base") else "SCY-26"
        if domain == "structure":
            return f"SCY-{(167, 168, 169, 170)[STRUCTURES.index(token)]}"
        return TOOLTIPS.get(f"{domain}-{token}", TOOLTIPS.get(domain))

    def check(self, p: Position) -> list[str]:
        return violations(_mine(p))


TOOLTIPS = {
    "section-move": "SCY-94",
    "section-bolster": "SCY-126",
    "section-trade": "SCY-130",
    "section-produce": "SCY-135",
    "section-factory": "SCY-283",
    "bottom-upgrade": "SCY-150",
    "bottom-deploy": "SCY-155",
    "bottom-build": "SCY-159",
    "bottom-enlist": "SCY-174",
    "ability-riverwalk": "SCY-207",
    "ability-speed": "SCY-213",
    "ability-underpass": "SCY-217",
    "ability-disarm": "SCY-218",
    "ability-township": "SCY-219",
    "ability-peoples_army": "SCY-220",
    "ability-seaworthy": "SCY-221",
    "ability-artillery": "SCY-227",
    "ability-wayfare": "SCY-228",
    "ability-scout": "SCY-229",
    "ability-submerge": "SCY-230",
    "ability-camaraderie": "SCY-231",
    "faction-rusviet": "SCY-193",
    "faction-crimea": "SCY-195",
    "faction-nordic": "SCY-198",
    "faction-polania": "SCY-200",
    "faction-saxony": "SCY-203",
    "star-upgrades": "SCY-303",
    "star-mechs": "SCY-304",
    "star-structures": "SCY-305",
    "star-recruits": "SCY-306",
    "star-workers": "SCY-307",
    "star-objective": "SCY-308",
    "star-combat": "SCY-309",
    "star-popularity": "SCY-310",
    "star-power": "SCY-311",
    "tile-tunnels_adjacent": "SCY-185",
    "tile-lakes_adjacent": "SCY-186",
    "tile-encounters_adjacent": "SCY-187",
    "tile-structures_on_tunnels": "SCY-188",
    "tile-structures_in_row": "SCY-189",
    "tile-structures_on_farms_and_tundras": "SCY-190",
    "objective": "SCY-297",
    "encounter": "SCY-267",
    "factory_card": "SCY-283",
    "cube": "SCY-150",
    "bonus": "SCY-175",
    "mat": "SCY-87",
}
"""The rule behind a thing that is drawn."""


def _mine(p: Position) -> ScythePosition:
    return cast(ScythePosition, p)


GAME = Scythe()
