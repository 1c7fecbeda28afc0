"""Whether a chance of 70 % wins 70 times in 100: makes the scale of win chances and looks at it with other games.

    python -m pentarchy.lab.calibrate GAME … --games 100 --write --docs docs

Greedy plays against itself, and in most games now and then somebody answers by lot, so that one-sided positions come up
too. Tables of all sizes take turns. Positions are judged where an analysis reads chances: behind the turn of the seat
that is asked, finished by the best looking answers in a world dealt anew for it. From the games of one range of seeds
the scale is fitted (`chances.json` in the game's folder); the games of another range, which nothing was fitted to, say
how far it holds.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pentarchy import new
from pentarchy.bots.chances import OWN, Scale, logs, read_off
from pentarchy.bots.chances import written as known
from pentarchy.bots.drive import drive_bare
from pentarchy.bots.reasons import settled
from pentarchy.bots.simple import GreedyBot
from pentarchy.deals import Deals
from pentarchy.kernel import chance
from pentarchy.kernel.draw import el, label
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import Position
from pentarchy.registry import all_games, game

TRAINING, HELD_OUT = 7_000_000, 8_000_000
"""Where the seeds of the two ranges begin; no other training of ours uses seeds of that size."""
SLIPS = (0, 0, 30, 100, 250)
"""Of 1000 answers so many are drawn by lot; one after the other, game by game and seat by seat."""
EVERY = 7
"""A position is looked at after every so many decisions."""
BINS = 10
PRIOR = 40.0
"""How firmly the scale stays near the plain judgement where there are few games: positions of one game are much alike,
so a few dozen of them say no more than one."""


class Slipping(GreedyBot):
    """Greedy that answers by lot now and then."""

    def __init__(self, seed: int, slips: int) -> None:
        super().__init__(seed)
        self.slips = slips

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        if self.below(1000) < self.slips:
            return options[self.below(len(options))]
        return super().pick(game, p, seat)


@dataclass(frozen=True)
class Sample:
    """A position of a game, and how the game ended."""

    judged: list[float]
    asked: int
    progress: float
    shares: list[float]
    """Of the victory."""


def play(rules: Game, seeds: Sequence[int]) -> list[Sample]:
    """Positions of games with these seeds, at tables of all sizes in turn."""
    sizes = range(rules.min_players, rules.max_players + 1)
    return [sample for seed in seeds for sample in _game(rules, sizes[seed % len(sizes)], seed)]


def _game(rules: Game, players: int, seed: int) -> list[Sample]:
    deals = Deals(new(rules.id, players, 0))
    slips = [SLIPS[chance.mix(seed * 8 + seat) % len(SLIPS)] for seat in range(players)]
    bots = [Slipping(chance.mix(seed + seat), slip) for seat, slip in enumerate(slips)]
    p = deals.deal(seed)
    seen: list[tuple[list[float], int, float]] = []
    asked = seed % EVERY

    def watch(now: Position, seat: int) -> None:
        nonlocal asked
        asked += 1
        if asked % EVERY == 0:
            behind = settled(rules, now if now.actor < 0 else rules.redeal(now, seat, 1))
            if not behind.over:  # there is nothing to be judged
                seen.append((logs(rules, behind), behind.actor, rules.progress(behind)))

    drive_bare(deals, p, bots, seed, watch)
    winners = rules.result(p).winners
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [Sample(*one, shares) for one in seen]


def fit(samples: Sequence[Sample]) -> Scale:
    """The scale under which these games are likeliest, with a leaning towards the plain judgement: Newton's steps."""
    import numpy

    theta = numpy.array([1.0, 1.0, 0.0, 0.0])
    plain = theta.copy()
    rows = [
        numpy.array([[(1 - s.progress) * x, s.progress * x, *_turn(s, seat)] for seat, x in enumerate(s.judged)])
        for s in samples
    ]
    for _ in range(30):
        slope, curve = PRIOR * (theta - plain), PRIOR * numpy.eye(4)
        for features, sample in zip(rows, samples, strict=True):
            heights = features @ theta
            shares = numpy.exp(heights - heights.max())
            shares /= shares.sum()
            mean = shares @ features
            slope += (shares - numpy.array(sample.shares)) @ features
            curve += (features.T * shares) @ features - numpy.outer(mean, mean)
        step = numpy.linalg.solve(curve, slope)
        theta -= step * min(1.0, 1.0 / float(abs(step).max()))
        if abs(step).max() < 1e-5:
            break
    return Scale(*(round(float(value), 4) for value in (max(0.05, theta[0]), max(0.05, theta[1]), *theta[2:])))


def _turn(sample: Sample, seat: int) -> tuple[float, float]:
    mine = 1.0 if seat == sample.asked else 0.0
    return (1 - sample.progress) * mine, sample.progress * mine


@dataclass(frozen=True)
class Bin:
    """Positions whose chance lay in one tenth: what was said, and what came of it."""

    said: float
    came: float
    seats: int


def reliability(samples: Sequence[Sample], scale: Scale) -> list[Bin]:
    """What was said and what came, tenth by tenth."""
    said, came, count = [0.0] * BINS, [0.0] * BINS, [0] * BINS
    for sample in samples:
        found = read_off(scale, sample.judged, sample.asked, sample.progress)
        for share, end in zip(found, sample.shares, strict=True):
            k = min(BINS - 1, int(BINS * share))
            said[k] += share
            came[k] += end
            count[k] += 1
    return [Bin(said[k] / count[k], came[k] / count[k], count[k]) for k in range(BINS) if count[k]]


def fault(bins: Sequence[Bin]) -> float:
    """By how much what was said misses what came, on average over all seats."""
    return sum(abs(one.said - one.came) * one.seats for one in bins) / max(1, sum(one.seats for one in bins))


def loss(samples: Sequence[Sample], scale: Scale) -> float:
    """Mean logarithmic loss."""
    total = 0.0
    for sample in samples:
        found = read_off(scale, sample.judged, sample.asked, sample.progress)
        total -= sum(end * math.log(max(1e-9, share)) for share, end in zip(found, sample.shares, strict=True))
    return total / max(1, len(samples))


# -- the plot ----------------------------------------------------------------------------------------------------------

SIDE, LEFT, TOP = 240.0, 44.0, 30.0
HUES = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")


def plot(title: str, curves: Sequence[tuple[str, Sequence[Bin]]]) -> str:
    """Said against came, a line for each scale; the diagonal is a scale that keeps its word."""

    def at(said: float, came: float) -> str:
        return f"{LEFT + SIDE * said:.1f} {TOP + SIDE * (1 - came):.1f}"

    parts = [
        el("rect", x=0, y=0, width=LEFT + SIDE + 110, height=TOP + SIDE + 44, fill="#fffaf0"),
        label(LEFT, 18, title, style="font:bold 13px serif", fill="#2b2620"),
    ]
    for k in range(0, 11, 2):
        share = k / 10
        grid = f"M{at(share, 0)}L{at(share, 1)}M{at(0, share)}L{at(1, share)}"
        parts.append(el("path", d=grid, stroke="#e3d9c5", fill="none"))
        parts.append(_tick(LEFT + SIDE * share, TOP + SIDE + 15, f"{k * 10}", "middle"))
        parts.append(_tick(LEFT - 6, TOP + SIDE * (1 - share) + 4, f"{k * 10}", "end"))
    parts.append(el("path", d=f"M{at(0, 0)}L{at(1, 1)}", stroke="#6d6355", stroke_dasharray="4 4", fill="none"))
    for k, (name, bins) in enumerate(curves):
        hue = HUES[k % len(HUES)]
        way = "L".join(at(one.said, one.came) for one in bins)
        parts.append(el("path", d=f"M{way}", stroke=hue, stroke_width=2, fill="none"))
        for one in bins:
            x, y = at(one.said, one.came).split()
            size = min(6.0, 1.5 + math.sqrt(one.seats) / 8)
            parts.append(el("circle", cx=x, cy=y, r=round(size, 1), fill=hue))
        parts.append(el("circle", cx=LEFT + SIDE + 16, cy=TOP + 14 + 18 * k, r=5, fill=hue))
        parts.append(_tick(LEFT + SIDE + 26, TOP + 18 + 18 * k, name, "start"))
    parts.append(_tick(LEFT + SIDE / 2, TOP + SIDE + 34, "said, %", "middle"))
    width, height = LEFT + SIDE + 110, TOP + SIDE + 44
    return el(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        role="img",
    )


def _tick(x: float, y: float, words: str, anchor: str) -> str:
    return label(x, y, words, style="font:11px sans-serif", fill="#6d6355", text_anchor=anchor)


# -- the command -------------------------------------------------------------------------------------------------------


def calibrate(rules: Game, games: int) -> tuple[dict[str, Any], str]:
    """The scale of a game with how well it holds, and the plot of that."""
    scale = fit(play(rules, range(TRAINING, TRAINING + games)))
    others = play(rules, range(HELD_OUT, HELD_OUT + games))
    bins, before = reliability(others, scale), reliability(others, Scale())
    held = {
        "games": games,
        "positions": len(others),
        "fault": round(fault(bins), 4),
        "fault_before": round(fault(before), 4),
        "loss": round(loss(others, scale), 4),
        "loss_before": round(loss(others, Scale()), 4),
        "bins": [[round(one.said, 3), round(one.came, 3), one.seats] for one in bins],
    }
    doc = {
        "scale": scale._asdict(),
        "held_out": held,
        "made_by": f"python -m pentarchy.lab.calibrate {rules.id} --games {games} --write",
        "seeds": {"fitted": TRAINING, "held_out": HELD_OUT},
    }
    return doc, plot(rules.info.title("en"), [("scale", bins), ("judgement", before)])


def written(doc: dict[str, Any]) -> str:
    """The file of a scale, its tenths in one line."""
    bins = doc["held_out"]["bins"]
    text = json.dumps({**doc, "held_out": {**doc["held_out"], "bins": "BINS"}}, indent=1)
    return text.replace('"BINS"', json.dumps(bins)) + "\n"


def table(names: Sequence[str]) -> str:
    """How the scales of these games hold, for people."""
    lines = [
        "| game | games | positions | misses by | judgement alone | log loss | judgement alone |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in names:
        path = game(name).folder / OWN
        if path.exists():
            row = json.loads(path.read_text(encoding="utf-8"))["held_out"]
            said = f"{100 * row['fault']:.1f} % | {100 * row['fault_before']:.1f} %"
            cells = f"{row['games']} | {row['positions']} | {said} | {row['loss']:.3f} | {row['loss_before']:.3f}"
            lines.append(f"| {game(name).info.title('en')} | {cells} |")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument(
        "--games", type=int, default=100, dest="count", metavar="N", help="games to fit, and as many to look"
    )
    parser.add_argument("--write", action="store_true", help="write chances.json into the folder of each game")
    parser.add_argument("--docs", type=Path, metavar="DIR", help="write the plots into DIR/calibration")
    args = parser.parse_args(argv)
    names = args.games or all_games()
    for name in names:
        doc, drawing = calibrate(game(name), args.count)
        if args.write:
            (game(name).folder / OWN).write_text(written({**known(game(name).folder), **doc}), encoding="utf-8")
        if args.docs:
            folder = args.docs / "calibration"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.svg").write_text(drawing, encoding="utf-8")
    print(table(names))


if __name__ == "__main__":
    main()
