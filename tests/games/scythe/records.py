"""What a recorded game of Scythe shows, and the command that finds a record for each thing worth showing.

    python -m tests.games.scythe.records

writes tests/golden/scythe/star_*.json (seat 0 wins a star in that way), combat_*.json (what happens in and around
combat), faction_*.json (seat 0 plays it) and table_*.json (three to five players), one game each and no game twice.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pentarchy
from pentarchy import bots
from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.components import FACTIONS, STAR_KINDS
from pentarchy.games.scythe.numbers import DIALS_PLACE
from pentarchy.games.scythe.position import CAMARADERIE, POLANIA, REACHED_POPULARITY, REACHED_POWER, ScythePosition
from pentarchy.kernel.position import LANES
from pentarchy.match import Match

GOLDEN = Path(__file__).parents[2] / "golden" / "scythe"
COMBATS = (
    "artillery",  # Nordic pays 1 power, the opponent loses 2
    "disarm",  # Saxony in a tunnel or on its mine
    "scout",  # Crimea takes a card
    "peoples_army",  # Rusviet plays more cards than it has fighting units there
    "seaworthy",  # Nordic retreats onto a lake
    "camaraderie",  # Polania drives workers out by combat and keeps its popularity
    "popularity",  # an attacker drives workers out by combat and loses popularity
    "defender",  # the defender wins
    "displaced",  # workers retreat without combat
)
TABLES = (3, 4, 5)
NAMES = (*(f"combat_{name}" for name in COMBATS), *(f"star_{kind}" for kind in STAR_KINDS))
LONGEST = 1200
"""Actions of a record."""


def shown(record: dict[str, object]) -> set[str]:
    """Names of all things that happen in the game, worked out from its events and the positions on the way."""
    match = pentarchy.replay(json.loads(json.dumps(record)), upto=0)
    p = cast(ScythePosition, match.position)
    found: set[str] = set()
    done: dict[tuple[str, int], int] = {}
    combat = Combat()
    for seat, text in cast("list[tuple[int, str]]", record["actions"]):
        events = match.event_count
        if p.actor == LANES:
            combat.look(p)
        match.play(seat, text)
        p = cast(ScythePosition, match.position)
        for event in match._events[events:]:
            name, values = GAME.events[event[0]].name, event[2:]
            found |= combat.hear(p, name, values)
            if name == "star" and values[0] == 0:
                kind = STAR_KINDS[values[1]]
                assert earned(p, kind, done), f"a star for {kind} was not earned that way"
                found.add(f"star_{kind}")
            if name in ("deployed", "upgraded", "built", "enlisted", "objective", "won"):
                done[name, values[0]] = done.get((name, values[0]), 0) + 1
            if name == "workers":
                done[name, values[0]] = done.get((name, values[0]), 0) + values[1]
    return found


def earned(p: ScythePosition, kind: str, done: dict[tuple[str, int], int]) -> bool:
    """Has seat 0 done what the star is for? Counted from what was told, not from what the engine counts."""
    needed = {
        "upgrades": ("upgraded", 6),
        "mechs": ("deployed", 4),
        "structures": ("built", 4),
        "recruits": ("enlisted", 4),
        "workers": ("workers", 6),
        "objective": ("objective", 1),
        "combat": ("won", 1),
    }
    if kind == "popularity":
        return bool(p.reached[0] & REACHED_POPULARITY)
    if kind == "power":
        return bool(p.reached[0] & REACHED_POWER)
    name, count = needed[kind]
    return done.get((name, 0), 0) >= count


class Combat:
    """Follows one combat after the other."""

    def __init__(self) -> None:
        self.attacker = self.defender = self.winner = -1
        self.fighters: dict[int, int] = {}
        self.played: dict[int, int] = {}
        self.fled = 0

    def look(self, p: ScythePosition) -> None:
        """While the dials are being set: how many fighting units each side has."""
        place = p.stack[DIALS_PLACE]
        for seat in (self.attacker, self.defender):
            self.fighters[seat] = p.fighters_at(seat, place)

    def hear(self, p: ScythePosition, name: str, values: tuple[int, ...]) -> set[str]:
        if name == "combat":
            self.__init__()  # type: ignore[misc]  # the next combat
            self.attacker, self.defender = values[0], values[1]
        elif name == "played":
            self.played[values[0]] = self.played.get(values[0], 0) + 1
            if self.played[values[0]] > self.fighters[values[0]]:
                return {"combat_peoples_army"}
        elif name == "won":
            self.winner = values[0]
            return {"combat_defender"} if values[0] == self.defender else set()
        elif name == "retreated":
            self.fled += values[0] == self.defender and values[1] == 2
            if p.box.lakes >> values[2] & 1:
                return {"combat_seaworthy"}
            friend = p.faction[self.attacker] == POLANIA and p.has(self.attacker, CAMARADERIE)
            if self.fled and self.winner == self.attacker and friend:
                return {"combat_camaraderie"}
        elif name == "lost" and self.fled and self.winner == self.attacker == values[0]:
            self.fled = 0
            return {"combat_popularity"}
        return {
            "artillery": {"combat_artillery"},
            "disarmed": {"combat_disarm"},
            "scouted": {"combat_scout"},
            "displaced": {"combat_displaced"},
        }.get(name, set())


# -- finding records -----------------------------------------------------------------------------------------------


def warlike(match: Match, seat: int, rng: random.Random) -> str:
    """Goes where others are, when it can; otherwise as the greedy bot does."""
    legal = [str(action) for action in match.legal(seat)]
    p = cast(ScythePosition, match.position)
    if p.actor == LANES:
        cards = [text for text in legal if text.startswith("add ")]
        return rng.choice(cards if cards and rng.random() < 0.8 else legal)
    tokens = match.codec.domain("place").tokens
    steps = [text for text in legal if text.startswith("step ")]
    meet = [text for text in steps if p.enemies(seat) >> tokens.index(text.split()[1]) & 1]
    wishes = (
        meet,
        [text for text in legal if text in ("load_all", "use")],
        [text for text in legal if text.startswith("retreat") and not text.startswith("retreat base")],
        [text for text in legal if text.startswith(("move mech", "move character"))],
        [text for text in legal if text in ("act units", "section move")],
    )
    for wish in wishes:
        if wish and rng.random() < 0.6:
            return rng.choice(wish)
    return str(bots.make("greedy").choose(match.redeal(seat, match.steps), seat))


def play(seed: int, names: list[str], options: dict[str, str]) -> Match:
    """A game of the warlike (even seeds) or of the greedy with a slip now and then; it may have no end."""
    match = pentarchy.new("scythe", names, seed, options)
    rng = random.Random(f"{seed} {' '.join(options.values())}")
    while not match.over and match.steps < LONGEST:
        seat = match.to_act[0]
        if seed % 2 == 0:
            action = warlike(match, seat, rng)
        elif rng.random() < 0.05:
            action = str(rng.choice(match.legal(seat)))
        else:
            action = str(bots.make("greedy").choose(match.redeal(seat, match.steps), seat))
        match.play(seat, action)
    return match


def games() -> Iterator[Match]:
    """Finished games of every pair of factions."""
    for seed in range(1, 40):
        for k, faction in enumerate(FACTIONS):
            for other in (*FACTIONS[k + 1 :], *FACTIONS[:k]):
                match = play(seed, ["First", "Second"], {"faction_1": faction, "faction_2": other})
                if match.over:
                    yield match


def finished(names: list[str], options: dict[str, str]) -> Match:
    """The first game of these players that has an end; seeds of their own, so that it is in no other record."""
    matches = (play(seed, names, options) for seed in range(101, 200, 2))
    return next(match for match in matches if match.over)


def write(name: str, match: Match) -> None:
    record = match.record()
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
    (GOLDEN / f"{name}.json").write_text(text, encoding="utf-8")
    print(f"{name}: {len(record['actions'])} actions", flush=True)


def main() -> None:
    for faction in FACTIONS:
        write(f"faction_{faction}", finished(["First", "Second"], {"faction_1": faction}))
    for players in TABLES:
        write(f"table_{players}", finished(["First", "Second", "Third", "Fourth", "Fifth"][:players], {}))
    missing = list(NAMES)
    for match in games():
        seen = shown(match.record())
        name = next((name for name in missing if name in seen), None)
        if name is not None:
            missing.remove(name)
            write(name, match)
        if not missing:
            return
    print(f"not found: {missing}")


if __name__ == "__main__":
    main()
