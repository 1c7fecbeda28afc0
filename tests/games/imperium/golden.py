"""Writes the golden records of Imperium: python -m tests.games.imperium.golden

Every nation at least once, every number of players, and every way of ending that a lively random player finds.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tests.games.imperium.fuzz import choose

from pentarchy import new
from pentarchy.games.imperium.box import S_UNREST
from pentarchy.match import Match

FOLDER = Path(__file__).parents[2] / "golden" / "imperium"
TABLES: tuple[tuple[str, tuple[str, ...], str, str], ...] = (
    ("two-classics", ("romans", "carthaginians"), "A", "classics"),
    ("two-classics-b", ("vikings", "greeks"), "B", "classics"),
    ("two-utopians", ("utopians", "romans"), "B", "legends"),
    ("two-arthurians", ("arthurians", "vikings"), "A", "legends"),
    ("three-classics", ("celts", "macedonians", "persians"), "A", "classics"),
    ("three-legends", ("atlanteans", "egyptians", "mauryans"), "B", "legends"),
    ("four-mixed", ("minoans", "olmecs", "qin", "scythians"), "A", "classics"),
    ("four-mixed-b", ("arthurians", "utopians", "celts", "qin"), "B", "legends"),
)
SEEDS = 40
"""Games per table in which new ways of ending are looked for."""


def game(nations: tuple[str, ...], sides: str, common: str, seed: int) -> Match:
    options: dict[str, Any] = {"nations": "both", "common_deck": common, "sides": sides}
    options |= {f"nation_{k + 1}": nation for k, nation in enumerate(nations)}
    match = new("imperium", len(nations), seed, options)
    rng = random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.apply(seat, choose(rng, match, match.position.legal(seat)))
    return match


def pilgrimage(seed: int) -> Match:
    """Utopians who only walk the journey, against Romans who sit still: it ends in Shangri-la (IMP-114)."""
    options = {"nations": "both", "nation_1": "utopians", "nation_2": "romans", "sides": "B"}
    match = new("imperium", 2, seed, options)
    while not match.over:
        seat = match.to_act[0]
        texts = [str(action) for action in match.legal(seat)]
        match.play(seat, _pilgrim(match, texts) if seat == 0 else _idle(texts))
    return match


def _idle(texts: list[str]) -> str:
    for wish in ("revolt", "done", "no"):
        if wish in texts:
            return wish
    return texts[-1] if texts[0].startswith("amount") else texts[0]


def _pilgrim(match: Match, texts: list[str]) -> str:
    """Take market cards with much progress until the journey is done, then gather population."""
    view = match.view(0)
    unrest = sum(card[1:4] == "UNR" for card in view["seats"][0]["hand"])
    arrived = view["seats"][0]["permanents"][-1] == {**view["seats"][0]["permanents"][-1], "card": "2UTO3", "side": "B"}
    if "revolt" in texts:
        return "revolt" if unrest > 1 else "activate" if arrived else "innovate"
    tokens = {slot["card"]: slot["tokens"]["progress"] for slot in view["market"]}
    if any(text.startswith("suit") for text in texts):
        best = max(view["market"], key=lambda slot: slot["tokens"]["progress"])
        suits = match.components.face_of[best["card"], ""].suits
        return next((f"suit {suit}" for suit in suits if f"suit {suit}" in texts), texts[0])
    if texts[0].startswith("amount"):
        return texts[-1] if view["turn"]["asked"] == "revolt" else texts[0]
    if texts[0].startswith("option") and len(texts) > 1:
        return texts[0]
    if "exhaust 2UTO3" in texts and arrived:
        return "exhaust 2UTO3"
    if view["turn"]["asked"] in ("break", "place"):
        return max(texts, key=lambda text: tokens.get(text.split()[-1], -1))
    for wish in ("done", "no"):
        if wish in texts:
            return wish
    return texts[0]


MERLIN, MORIGENA, GRAAL = "2ART23", "2ART16", "2ART3"
HOSTS = ("2ART21", "2ART22", "2ART12", "2ART13")
"""Regions of the Arthurians."""


def quest(seed: int) -> Match:
    """Arthurians who garrison Merlin, win each quest with Morigena and at last play the Graal (IMP-113), against
    Romans who sit still."""
    options = {"nations": "both", "common_deck": "legends", "sides": "B"}
    match = new("imperium", 2, seed, options | {"nation_1": "arthurians", "nation_2": "romans"})
    while not match.over:
        seat = match.to_act[0]
        texts = [str(action) for action in match.legal(seat)]
        match.play(seat, _Seeker(match).answer(texts) if seat == 0 else _idle(texts))
    return match


def _first(texts: list[str], *wishes: str) -> str | None:
    return next((wish for wish in wishes if wish in texts), None)


class _Seeker:
    """What the Arthurians of `quest` answer."""

    def __init__(self, match: Match) -> None:
        view = match.view(0)
        self.turn, self.me, self.pile = view["turn"], view["seats"][0], view["decks"]["unrest"]
        self.hand: list[str] = self.me["hand"]
        box = match.position.box
        self.unrest = [card for card in self.hand if box.suits[match.components.number[card]] & S_UNREST]
        self.ready = MERLIN in self.me["garrisoned"]

    def answer(self, texts: list[str]) -> str:
        room = getattr(self, f"_{self.turn['asked']}", None)
        found: str | None = room(texts) if room else _first(texts, "done", "no")
        return found or texts[0]

    def _turn(self, texts: list[str]) -> str:
        many = 1 if self.pile < 9 else 2
        soon = self.ready and MORIGENA in self.hand and self.pile > 4
        return "revolt" if len(self.unrest) >= many and GRAAL not in self.hand and not soon else "activate"

    def _revolt(self, texts: list[str]) -> str:
        return texts[-1]

    def _act(self, texts: list[str]) -> str | None:
        wishes = [f"play {GRAAL}"]
        if self.ready and self.me["quest"]:
            wishes.append(f"play {MORIGENA}")
        wishes.append("play 2ART25")
        if not self.ready and MERLIN in self.hand:
            wishes += [f"play {card}" for card in HOSTS]
        if GRAAL in self.me["discard"] or self.unrest:
            wishes.append("play 2ART17")
        wishes += ["play 2ART10", "play 2ART11", *(f"play {card}" for card in self.unrest), "done"]
        return _first(texts, *wishes)

    def _may(self, texts: list[str]) -> str:
        if self.turn["source"] in HOSTS:
            return "yes" if "yes" in texts and MERLIN in self.hand and not self.ready else "no"
        return texts[0] if self.turn["source"] in (MORIGENA, "2ART2") else "no"

    def _choose(self, texts: list[str]) -> str:
        return texts[-1] if self.turn["source"] == "2ART17" and GRAAL in self.me["discard"] else texts[0]

    def _pick(self, texts: list[str]) -> str | None:
        doing = self.turn["doing"]
        if doing == "garrison":
            return _first(texts, f"pick {MERLIN}")
        if doing == "abandon":
            return _first(texts, *(f"pick {entry['card']}" for entry in self.me["play"] if MERLIN in entry["garrison"]))
        spare = [text for text in texts if text[5:] not in (MERLIN, MORIGENA, GRAAL, *HOSTS)]
        if doing in ("discard", "to_deck_top"):
            return _first(texts, *(f"pick {card}" for card in self.unrest), *spare)
        return next((text for text in texts if text != f"pick {MERLIN}"), None) if doing == "history" else None

    def _discarding(self, texts: list[str]) -> str:
        keep = {GRAAL, *self.unrest, *([MORIGENA] if self.ready else [MERLIN, *HOSTS])}
        return next((text for text in texts if text != "done" and text[5:] not in keep), "done")


def write(name: str, match: Match) -> None:
    record = match.record()
    steps = ",\n  ".join(json.dumps(step, ensure_ascii=False) for step in record.pop("actions"))
    head = json.dumps(record, ensure_ascii=False, indent=1)[:-2]
    (FOLDER / f"{name}.json").write_text(f'{head},\n "actions": [\n  {steps}\n ]\n}}\n', encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.json"):
        path.unlink()
    ends: set[str] = set()
    for name, nations, sides, common in TABLES:
        for seed in range(1, SEEDS + 1):
            match = game(nations, sides, common, seed)
            assert match.result is not None
            reason = match.result.reason
            if seed == 1 or reason not in ends:
                ends.add(reason)
                write(f"{name}-{reason}", match)
            if ends == set(match.game.reasons[1:]) or (seed >= 3 and name not in RARE):
                break
    for seed in range(1, SEEDS + 1):
        match = pilgrimage(seed)
        if match.result is not None and match.result.reason == "shangri_la":
            ends.add("shangri_la")
            write("two-pilgrimage-shangri_la", match)
            break
    match = quest(1)
    assert match.result is not None
    ends.add(match.result.reason)
    write(f"two-quest-{match.result.reason}", match)
    print("ends:", ", ".join(sorted(ends)))


RARE = ("two-utopians", "two-arthurians")
"""Tables at which rare ends are looked for."""


if __name__ == "__main__":
    main()
