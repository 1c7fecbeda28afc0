"""Looks for better figures of the search, by successive halving.

    python -m pentarchy.lab.tune GAME [--budget 40] [--sets 8] [--games 8] [--seed 1] [--jobs 2] [--write]

Sets of figures are drawn by lot around the present ones. Each plays the same games (paired seeds, rotating seats)
against the present figures on all other seats; the better half goes on with new and twice as many games, until one is
left. It replaces the present figures only if it won clearly more than its share in the games of the last round, which
had no part in choosing it. `--write` puts it into the game's `search.json`, with the command that found
it.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from pentarchy.bots.figures import OWN, Figures, figures, own, usual
from pentarchy.kernel.game import Game
from pentarchy.lab.simulate import Work, play_ranges, ranges
from pentarchy.registry import game

CHOICES: dict[str, tuple[float, ...]] = {
    "explore": (0.3, 0.6, 1.0, 1.6, 2.5),
    "warmth": (0.15, 0.3, 0.5, 1.0),
    "trust": (0.5, 1, 3, 8),
    "worlds": (1, 2, 4),
    "rollout": (0, 4, 8, 16),
    "turns": (0, 1),
    "look": (3, 8, 20),
    "settle": (0, 4, 8, 12),
    "inner": (0, 3),
}
"""What is tried for each figure."""
CLEARLY = 1.15
"""Times its even share that a new set must win."""

Ranking = list[tuple[float, Figures]]


def draw(present: Figures, chance: Random) -> Figures:
    """The present figures with a third of them drawn anew."""
    changed = {name: chance.choice(values) for name, values in CHOICES.items() if chance.random() < 1 / 3}
    return {**present, **changed}


def spec(budget: str, present: Figures, wanted: Figures) -> str:
    """The word for a bot with these figures."""
    changes = [f"{name}={value:g}" for name, value in wanted.items() if value != present[name]]
    return "/".join([f"mcts:{budget}", *changes])


def score(work: Work, jobs: int) -> float:
    """Share of the victories of the first bot of the line-up."""
    upper = work.seats[0]
    won = 0.0
    for rows in play_ranges(list(ranges(work, jobs)), jobs):
        won += sum(row.shares[row.bots.index(upper)] for row in rows)
    return won / work.games


def halve(sets: list[Figures], work: Work, budget: str, present: Figures, jobs: int) -> Iterator[Ranking]:
    """Round by round: the sets that are left with their shares, best first. The last round has one set."""
    while True:
        found = []
        for wanted in sets:
            one = replace(work, seats=(spec(budget, present, wanted), *work.seats[1:]))
            found.append((score(one, jobs), wanted))
        found.sort(key=lambda pair: -pair[0])
        yield found
        if len(sets) == 1:
            return
        sets = [wanted for _, wanted in found[: (len(found) + 1) // 2]]
        work = replace(work, first=work.first + work.games, games=2 * work.games)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pentarchy.lab.tune", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--budget", default="40", help="simulations or time per decision (default: 40)")
    parser.add_argument("--sets", type=int, default=8, help="sets of figures in the first round (default: 8)")
    parser.add_argument("--games", type=int, default=8, help="games per set in the first round (default: 8)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="put a better set into the game's own file")
    args = parser.parse_args()
    rules = game(args.game)
    present = figures(rules)
    chance = Random(args.seed)
    sets: list[Figures] = []
    while len(sets) < args.sets:
        wanted = draw(present, chance)
        if wanted != present and wanted not in sets:
            sets.append(wanted)
    work = Work(rules.id, (f"mcts:{args.budget}",) * rules.min_players, args.games, args.seed)
    for found in halve(sets, work, args.budget, present, args.jobs):
        for share, wanted in found:
            print(f"{share:.3f} {spec(args.budget, present, wanted)}", flush=True)
        print(flush=True)
    share, best = found[0]
    if share * rules.min_players < CLEARLY:
        print(f"The present figures of {rules.id} stay.")
        return
    command = f"tune {rules.id} --budget {args.budget} --sets {args.sets} --games {args.games} --seed {args.seed}"
    print(f"Better: {spec(args.budget, present, best)}")
    if args.write:
        keep(rules, best, f"python -m pentarchy.lab.{command}")


def keep(rules: Game, best: Figures, command: str) -> None:
    """Beside the game, next to the command that found it."""
    changed = {name: value for name, value in best.items() if value != usual()[name]}
    said = {**own(rules), "search": changed, "found_by": command}
    (rules.folder / OWN).write_text(spell(said), encoding="utf-8")


def spell(said: dict[str, object]) -> str:
    """JSON with one line per entry."""
    lines = [f" {json.dumps(name)}: {json.dumps(entry)}" for name, entry in said.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
