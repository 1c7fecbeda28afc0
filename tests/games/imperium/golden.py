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
    for wish in ("exhaust 2UTO3", "option 1"):
        if wish in texts and (wish == "option 1" or arrived):
            return wish
    if view["turn"]["asked"] in ("break", "place"):
        return max(texts, key=lambda text: tokens.get(text.split()[-1], -1))
    for wish in ("done", "no"):
        if wish in texts:
            return wish
    return texts[0]


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
    print("ends:", ", ".join(sorted(ends)))


RARE = ("two-utopians", "two-arthurians")
"""Tables at which the rare ends (Shangri-la, the Graal, the zenith) are looked for."""


if __name__ == "__main__":
    main()
