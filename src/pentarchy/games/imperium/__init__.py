"""Imperium (Classics and Legends): its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from pentarchy.games.imperium import (
    gallery,
    invariants,
    judgement,
    knowledge,
    labels,
    names,
    numbers,
    observation,
    picture,
    scoring,
    sheets,
    tally,
    wishes,
)
from pentarchy.games.imperium.components import ERRATA, Components
from pentarchy.games.imperium.faces import faces_of
from pentarchy.games.imperium.position import FAME, ImperiumPosition, blank
from pentarchy.games.imperium.views import View
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Pen, Picture, Shelf
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import SEAT, Game, Option, Options, Result, Sheet, rank
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import Position
from pentarchy.kernel.preview import Block, Price, Tally
from pentarchy.kernel.text import Text
from pentarchy.kernel.wishes import Chain

NATIONS = (
    "carthaginians",
    "celts",
    "greeks",
    "macedonians",
    "persians",
    "romans",
    "scythians",
    "vikings",
    "arthurians",
    "atlanteans",
    "egyptians",
    "mauryans",
    "minoans",
    "olmecs",
    "qin",
    "utopians",
)
CHOICES = ("choose", "random", *NATIONS)

OPTIONS = (
    Option("nations", ("classics", "legends", "both"), "classics"),
    Option("common_deck", ("classics", "legends"), "classics"),
    Option("sides", ("choose", "A", "B", "random"), "choose"),
    Option(ERRATA, (False, True), False),
    Option("nation_1", CHOICES, "choose"),
    Option("nation_2", CHOICES, "choose"),
    Option("nation_3", CHOICES, "choose", players=(3, 4)),
    Option("nation_4", CHOICES, "choose", players=(4,)),
)


class Imperium(Game):
    id = "imperium"
    min_players = 2
    max_players = 4
    rules_version = 3
    history: ClassVar[dict[int, str]] = {
        1: "first version",
        2: "the options of a choice go by names of their own; thirteen more later printings",
        3: "no price is paid for nothing; Trading Ships and Flood of the Nile set off Domestication and Shaduf; what "
        "another card lets play free may be played again for a token",
    }
    folder = Path(__file__).parent
    decision_limit = 20_000
    hand = True
    term_names = judgement.TERMS
    judged_by = judgement.ImperiumJudge
    options = OPTIONS
    frames = names.FRAMES
    refusals = (None, *names.REFUSALS)
    events = names.EVENTS
    wishes = wishes.WISHES
    reasons = ("", *names.ENDS)

    def components(self, data: Data, options: Options) -> Components:
        return Components(data, options)

    def blank(self, components: Components, players: int) -> ImperiumPosition:
        p = blank(components.box, players)
        p.decisions = components.decisions
        p.code = components.code
        p.ops = components.ops
        p.run_kind = numbers.RUN
        p.may_kind = numbers.ASK_MAY
        p.choose_kind = numbers.ASK_CHOOSE
        return p

    def read_options(self, given: Mapping[str, object] | None, players: int) -> Options:
        """No nation can be taken twice (IMP-34)."""
        options = super().read_options(given, players)
        fixed = [options[f"nation_{seat + 1}"] for seat in range(players)]
        for nation in NATIONS:
            if fixed.count(nation) > 1:
                raise PentarchyError(f"Two seats cannot have the same nation: {nation}.")
        return options

    def deal(self, p: Position, options: Options) -> None:
        p.push(numbers.GAME, 0)

    def view(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        return cast(dict[str, Any], knowledge.view(_mine(p), seat, components))

    def redeal(self, p: Position, seat: int, seed: int) -> ImperiumPosition:
        return knowledge.redeal(_mine(p), seat, seed)

    def result(self, p: Position) -> Result:
        p = _mine(p)
        rows = [dict(zip(scoring.PARTS, scoring.parts(p, seat), strict=True)) for seat in range(p.players)]
        ranking = rank([scoring.key(p, seat) for seat in range(p.players)])
        return Result([sum(row.values()) for row in rows], ranking, ranking[0], self.reasons[p.over], rows)

    def standing(self, p: Position) -> list[int]:
        p = _mine(p)
        if p.over:
            return [scoring.total(p, seat) for seat in range(p.players)]
        if not p.zones[FAME]:
            return [0] * p.players
        return [scoring.public_points(p, seat) for seat in range(p.players)]

    def judgement(self, p: Position, seat: int) -> float:
        return judgement.judgement(_mine(p), seat, self.values)

    def terms(self, p: Position, seat: int) -> dict[str, float]:
        return dict(zip(self.term_names, judgement.terms(_mine(p), seat, self.values), strict=True))

    def progress(self, p: Position) -> float:
        return 1.0 - judgement.horizon(_mine(p))

    def picture(self, view: dict[str, Any], pen: Pen) -> Picture:
        return picture.draw(cast(View, view), pen)

    def gallery(self, pen: Pen) -> list[Shelf]:
        return gallery.shelves(pen)

    def sheets(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> list[Sheet]:
        return sheets.sheets(cast(View, view), text, names, components)

    def observation(self, components: Components, players: int) -> Schema:
        return observation.schema(components, players)

    def facts(self, p: Position, components: Components) -> list[dict[str, str]]:
        p = _mine(p)
        return [
            {"nation": components.nations[p.nation[k]], "side": f"{components.nations[p.nation[k]]} {'AB'[p.side[k]]}"}
            for k in range(p.players)
        ]

    def check(self, p: Position) -> list[str]:
        return invariants.check(_mine(p))

    def tally_blocks(self, components: Components, players: int) -> Sequence[Block]:
        return tally.blocks(components, players)

    def tally(self, p: Position, seat: int) -> Tally:
        return tally.count(_mine(p), seat)

    def tally_after(self, p: Position, seat: int, before: Position, counted: Tally) -> Tally:
        return tally.count(_mine(p), seat, _mine(before), counted)

    def turn_of(self, p: Position) -> tuple[int, int] | None:
        return tally.turn_of(_mine(p))

    def cause_of(self, p: Position, components: Components) -> tuple[str, str] | None:
        return tally.cause_of(_mine(p), components)

    def danger(self, p: Position, after: Position, seat: int, action: int) -> str | None:
        return tally.danger(_mine(p), _mine(after), seat, action)

    def chains(self, p: Position, seat: int, components: Components) -> list[Chain]:
        return wishes.chains(_mine(p), seat, components)

    def prices(self, p: Position, seat: int, components: Components) -> list[Price]:
        return tally.prices(_mine(p), seat, components)

    def action_arguments(self, p: Position, action: int, components: Components) -> dict[str, Any]:
        return labels.arguments(_mine(p), action, self.asked(p), components)

    def prompt_arguments(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        """From `turn` in the view: the card that asks and the other seat by name; what is missing is the empty text."""
        turn = knowledge.turn(_mine(p), components)
        return {
            "source": self.named_as(p, "card", turn["source"], components) if turn["source"] else "",
            "doing": turn["doing"] or "",
            "left": turn["left"],
            "resource": turn["resource"] or "",
            "victim": (SEAT, str(turn["victim"])) if turn["victim"] is not None else "",
            "deed": ("deed", components.deed_of[turn["at"]]) if turn["at"] in components.deed_of else "",
            "can": tally.could(_mine(p), seat, turn["asked"] or "") if p.actor == seat else "both",
        }

    def named_as(self, p: Position, domain: str, token: str, components: Components) -> tuple[str, str]:
        """A card goes by the face that lies up."""
        if domain != "card":
            return domain, token
        return "face", components.face_tokens[_mine(p).face(components.number[token])]

    def name_key(self, domain: str, token: str, components: Components) -> str:
        """Cards of the same name share a text; without a table to look at a card goes by its A side."""
        if domain == "face":
            return f"card-{components.faces[components.face_tokens.index(token)].key}"
        return f"card-{components.face_of[token, ''].key}" if domain == "card" else f"{domain}-{token}"

    def name_forms(self, domain: str, token: str, text: Text, components: Components) -> dict[str, str]:
        """Options and what «may» be done are told by the words of their card."""
        if domain not in ("option", "deed"):
            return super().name_forms(domain, token, text, components)
        faces = faces_of(components, text)
        if domain == "deed":
            at = next(place for place, name in components.deed_of.items() if name == token)
            said = faces.asked(at, components.nodes[at])[0].rstrip(".")
            return {"": said[0].lower() + said[1:]}
        at, k = components.option_of[token]
        said = text(f"pic-{token}") if at < 0 else faces.asked(at, components.nodes[at])[k]
        return {"": said.rstrip(".")}

    def tooltip(self, domain: str, token: str, components: Components) -> str | None:
        found = {"suit": "IMP-9", "deck": "IMP-28", "nation": "IMP-34", "side": "IMP-35", "resource": "IMP-165"}
        return "IMP-17" if domain == "card" else found.get(domain)


def _mine(p: Position) -> ImperiumPosition:
    return cast(ImperiumPosition, p)


GAME = Imperium()
