"""Whether an answer that is said to lose 10 % loses 10 %: makes what is told of losses keep its word.

    python -m pentarchy.lab.losses GAME … --games 20 --plays 24 --write

Games of easy, normal and greedy are analysed as for people. Wherever an answer is said to lose something, both it and
the better one are played on to the end many times, in deals that the seat could not tell from the true one, by greedy
that answers by lot now and then: how much fewer of these games it wins is what it lost. What the judgement says is the
best of several unsure figures, so it says too much. By how much its comparisons are off (`losses` in `chances.json`) is
fitted to games of one range of seeds; those of another one, which nothing was fitted to, say how far that holds.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pentarchy import new
from pentarchy.analysis.study import looked_at
from pentarchy.bots import drive, make
from pentarchy.bots.chances import OWN, Belief, believed, chances
from pentarchy.bots.chances import written as known
from pentarchy.bots.drive import drive_bare
from pentarchy.deals import Deals
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position
from pentarchy.lab.calibrate import Slipping, written
from pentarchy.registry import all_games, game

FITTED, HELD_OUT = 9_000_000, 9_500_000
"""Where the seeds of the two ranges begin; no training of ours uses seeds of that size."""
BOTS = ("easy", "normal", "greedy")
SLIPS = 30
"""Of 1000 answers so many are drawn by lot while a position is played on."""
ENOUGH = 3000
"""After so many answers the chances count instead of the end: greedy can go round in circles (Scythe with two)."""
LEAST = 0.02
"""What is said to lose less is not played on."""
TOLD = 0.04
"""A loss of so much is told as a key moment."""
BELIEFS = [Belief(least / 20, spread / 200) for least in range(21) for spread in range(61)]
"""Among these is looked."""


@dataclass(frozen=True)
class Loss:
    """An answer that is said to lose something."""

    said: float
    """By the judgement itself, in worlds in which nothing was chosen."""
    doubt: float
    came: float
    """By how much fewer of the games it won that were played on from it."""

    def told(self, belief: Belief) -> float:
        return self.said * believed(self.said, self.doubt, belief)


def play(rules: Game, seeds: Sequence[int], plays: int, tell: Callable[[int, int], None]) -> list[Loss]:
    """What is lost in the games with these seeds, at tables of all sizes in turn. `tell` hears of each game."""
    sizes = range(rules.min_players, rules.max_players + 1)
    found: list[Loss] = []
    for seed in seeds:
        found += _game(rules, sizes[seed % len(sizes)], seed, plays)
        tell(seed, len(found))
    return found


def _game(rules: Game, players: int, seed: int, plays: int) -> list[Loss]:
    match = drive(new(rules.id, players, seed), [make(BOTS[(seed + k) % 3], k) for k in range(players)], seed)
    deals = Deals(new(rules.id, players, 0))
    now = new(rules.id, players, seed)
    found = []
    for seat, number in match.answers:
        step = None if now.secret_choice is not None else looked_at(now, seat, number)
        if step is not None and step.rival is not None and step.judged <= -LEAST:
            part = step.lead / step.judged
            won = [_won(deals, now.loose(), seat, action, plays) for action in (step.rival, number)]
            found.append(Loss(-step.judged, step.doubt / part if part else 0.0, (won[0] - won[1]) / plays))
        now.apply(seat, number)
    return found


def _won(deals: Deals, p: Position, seat: int, action: int, plays: int) -> float:
    """How many of the games that go on with this answer the seat wins. Its number says a game's deal and lots, so that
    answers are compared in the same ones."""
    won = 0.0
    for number in range(plays):
        world = deals.game.redeal(p, seat, chance.mix(number + 1))
        world.apply(seat, action)
        bots = [Slipping(chance.mix(number * world.players + k), SLIPS) for k in range(world.players)]
        drive_bare(deals, world, bots, number, enough=ENOUGH)
        won += chances(deals.game, world)[seat]
    return won


def fit(losses: Sequence[Loss]) -> Belief:
    """With this belief what is told misses what came least."""
    return min(BELIEFS, key=lambda belief: sum((loss.told(belief) - loss.came) ** 2 for loss in losses))


def summary(losses: Sequence[Loss], belief: Belief) -> dict[str, Any]:
    """What is told as key moments on average, and what came of it; what the judgement said of the same answers."""
    shown = [loss for loss in losses if loss.told(belief) >= TOLD]
    if len(shown) < 2:
        return {"told": len(shown)}
    came = [loss.came for loss in shown]
    mean = sum(came) / len(came)
    error = math.sqrt(sum((one - mean) ** 2 for one in came) / (len(came) - 1) / len(came))
    return {
        "told": len(shown),
        "loss": round(sum(loss.told(belief) for loss in shown) / len(shown), 4),
        "came": round(mean, 4),
        "error": round(error, 4),
        "said": round(sum(loss.said for loss in shown) / len(shown), 4),
    }


def measure(rules: Game, games: int, plays: int, tell: Callable[[int, int], None]) -> dict[str, Any]:
    """What `chances.json` keeps of losses."""
    fitted = play(rules, range(FITTED, FITTED + games), plays, tell)
    others = play(rules, range(HELD_OUT, HELD_OUT + games), plays, tell)
    belief = fit(fitted)
    return {
        **belief._asdict(),
        "held_out": {"games": games, **summary(others, belief)},
        "made_by": f"python -m pentarchy.lab.losses {rules.id} --games {games} --plays {plays} --write",
        "seeds": {"fitted": FITTED, "held_out": HELD_OUT},
    }


def table(names: Sequence[str]) -> str:
    """What was told and what came, for people."""
    lines = [
        "| game | games | losses told | told | came | standard error | judgement alone |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in names:
        row = known(game(name).folder).get("losses", {}).get("held_out", {})
        if "loss" in row:
            shares = [row["loss"], row["came"], row["error"], row["said"]]
            cells = " | ".join(f"{100 * share:.1f} %" for share in shares)
            lines.append(f"| {game(name).info.title('en')} | {row['games']} | {row['told']} | {cells} |")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument(
        "--games", type=int, default=20, dest="count", metavar="N", help="games to fit, and as many to look"
    )
    parser.add_argument("--plays", type=int, default=24, metavar="N", help="how often each answer is played on")
    parser.add_argument("--write", action="store_true", help="write what was found into chances.json of each game")
    args = parser.parse_args(argv)
    names = args.games or all_games()
    for name in names:
        found = measure(game(name), args.count, args.plays, lambda seed, n: print(f"{seed}: {n}", flush=True))
        print(json.dumps(found))
        if args.write:
            path: Path = game(name).folder / OWN
            path.write_text(written({**known(game(name).folder), "losses": found}), encoding="utf-8")
    print(table(names))


if __name__ == "__main__":
    main()
