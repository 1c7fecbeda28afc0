"""Imperium (Classics and Legends): its facts and its rooms behind one face."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from pentarchy.games.imperium import judgement, knowledge, observation, picture, scoring
from pentarchy.games.imperium.checks import faults
from pentarchy.games.imperium.components import ERRATA, Components
from pentarchy.games.imperium.decisions import base
from pentarchy.games.imperium.faces import faces_of
from pentarchy.games.imperium.position import FAME, REASONS, ImperiumPosition, blank
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Picture
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import NUMBER, SEAT, EventKind, Game, Option, Options, RefusalKind, Result, rank
from pentarchy.kernel.observe import Schema
from pentarchy.kernel.position import Position
from pentarchy.kernel.text import Text

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

REFUSALS = (
    None,
    RefusalKind("not-your-turn", "IMP-63"),
    RefusalKind("other-question", "IMP-65"),
    RefusalKind("game-over", "IMP-108"),
    RefusalKind("not-in-hand", "IMP-70"),
    RefusalKind("no-action", "IMP-69"),
    RefusalKind("wrong-state", "IMP-72"),
    RefusalKind("unplayable", "IMP-17"),
    RefusalKind("requirement", "IMP-17"),
    RefusalKind("cannot-pay", "IMP-168"),
    RefusalKind("once-per-turn", "IMP-153"),
    RefusalKind("no-exhaust", "IMP-76"),
    RefusalKind("exhausted", "IMP-75"),
    RefusalKind("no-ability", "IMP-74"),
    RefusalKind("nothing-to-do", "IMP-77"),
    RefusalKind("not-selectable", "IMP-67"),
    RefusalKind("not-in-market", "IMP-172"),
    RefusalKind("has-tokens", "IMP-157"),
    RefusalKind("option-impossible", "IMP-138"),
    RefusalKind("must-choose", "IMP-138"),
    RefusalKind("nation-taken", "IMP-34"),
    RefusalKind("too-many", "IMP-83"),
    RefusalKind("not-developable", "IMP-190"),
    RefusalKind("wrong-suit", "IMP-172"),
    RefusalKind("no-deck", "IMP-179"),
    RefusalKind("wrong-split", "IMP-168"),
    RefusalKind("no-defence", "IMP-132"),
    RefusalKind("not-looked-at", "IMP-166"),
    RefusalKind("no-token-there", "IMP-88"),
    RefusalKind("no-solstice", "IMP-104"),
    RefusalKind("no-garrison", "IMP-186"),
    RefusalKind("pointless", "IMP-R7"),
)

_WHO = ("seat", SEAT)
_CARD = ("card", "card")
_FACE = ("face", "face")
"""The face that was up: it gives the name where the two differ (the journey)."""
_RES = ("resource", "resource")
_N = ("number", NUMBER)

EVENTS = (
    EventKind("first", (_WHO,)),
    EventKind("nation", (_WHO, ("nation", "nation"), ("side", "side"))),
    EventKind("round", (_N,)),
    EventKind("turn", (_WHO,)),
    EventKind("activate", (_WHO,)),
    EventKind("innovate", (_WHO,)),
    EventKind("revolt", (_WHO,)),
    EventKind("solstice"),
    EventKind("played", (_WHO, _CARD)),
    EventKind("exhausted", (_WHO, _CARD, _FACE)),
    EventKind("gained", (_WHO, _RES, _N)),
    EventKind("paid", (_WHO, _RES, _N)),
    EventKind("stole", (_WHO, ("victim", SEAT), _RES, _N)),
    EventKind("drew", (_WHO, _CARD), secret=("card",)),
    EventKind("discarded", (_WHO, _CARD)),
    EventKind("took-unrest", (_WHO,)),
    EventKind("returned-unrest", (_WHO,)),
    EventKind("acquired", (_WHO, _CARD)),
    EventKind("broke", (_WHO, _CARD), secret=("card",)),
    EventKind("exiled", (_WHO, _CARD)),
    EventKind("market", (_CARD,)),
    EventKind("history", (_WHO, _CARD), secret=("card",)),
    EventKind("sunk", (_WHO, _CARD), secret=("card",)),
    EventKind("garrisoned", (_WHO, _CARD, ("host", "card"))),
    EventKind("abandoned", (_WHO, _CARD)),
    EventKind("recalled", (_WHO, _CARD), secret=("card",)),
    EventKind("developed", (_WHO, _CARD)),
    EventKind("nation-card", (_WHO, _CARD)),
    EventKind("empire", (_WHO,)),
    EventKind("reshuffled", (_WHO,)),
    EventKind("to-top", (_WHO, _CARD), secret=("card",)),
    EventKind("to-hand", (_WHO, _CARD), secret=("card",)),
    EventKind("gave", (_WHO, ("to", SEAT), _CARD), secret=("card",)),
    EventKind("looked", (_WHO, ("deck", "looked"), _N)),
    EventKind("took-fame", (_WHO, _CARD), secret=("card",)),
    EventKind("found", (_WHO, _CARD)),
    EventKind("defended", (_WHO, _CARD)),
    EventKind("placed", (_WHO, _CARD, _RES, _N)),
    EventKind("triggered", (("reason", "reason"),)),
    EventKind("collapse"),
    EventKind("king", (_WHO, ("side", "side"))),
    EventKind("scored", (_WHO, ("points", NUMBER))),
    EventKind("journey", (_WHO, _CARD, _FACE)),
    EventKind("swapped", (_WHO, ("old", "card"), ("new", "card"))),
    EventKind("revealed", (_CARD,)),
    EventKind("declared", (_WHO, ("suit", "suit"))),
    EventKind("icon", (_WHO, _CARD)),
    EventKind("quest", (_WHO, _CARD)),
    EventKind("token-back", (_WHO,)),
    EventKind("put-in-play", (_WHO, _CARD)),
    EventKind("gift", (_WHO, ("to", SEAT), _N)),
    EventKind("bottom", (_WHO,)),
    EventKind("exchanged", (_WHO,)),
    EventKind("with-unrest", (_WHO,)),
    EventKind("solstice-card", (_WHO, _CARD, _FACE)),
    EventKind("unrest-count", (_WHO, _N)),
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
    reasons = REASONS
    options = OPTIONS
    refusals = REFUSALS
    events = EVENTS

    def components(self, data: Data, options: Options) -> Components:
        return Components(data, options)

    def blank(self, components: Components, players: int) -> ImperiumPosition:
        p = blank(components.box, players)
        p.decisions = components.decisions
        p.code = components.code
        p.ops = components.ops
        p.run_kind = base.RUN
        p.may_kind = base.ASK_MAY
        p.choose_kind = base.ASK_CHOOSE
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
        p.push(base.GAME, 0)

    def view(self, p: Position, seat: int, components: Components) -> dict[str, Any]:
        return knowledge.view(_mine(p), seat, components)

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
        return judgement.judgement(_mine(p), seat)

    def picture(self, view: dict[str, Any], text: Text, names: Sequence[str], components: Components) -> Picture:
        return picture.draw(view, text, names, components)

    def observation(self, components: Components, players: int) -> Schema:
        return observation.schema(components, players)

    def facts(self, p: Position, components: Components) -> list[dict[str, str]]:
        p = _mine(p)
        return [
            {"nation": components.nations[p.nation[k]], "side": f"{components.nations[p.nation[k]]} {'AB'[p.side[k]]}"}
            for k in range(p.players)
        ]

    def check(self, p: Position) -> list[str]:
        return faults(_mine(p))

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
