"""How long the analysis of a whole game takes: a game of greedy bots at the smallest and at the largest table of each
game, in one process. Processor time, so that other work on the machine counts less.

    python tools/time_analysis.py [GAME ...]

A table's server gives an analysis to one of its bots' workers, so more cores analyse more games at a time, not one
game faster.
"""

from __future__ import annotations

import sys
from time import process_time

import pentarchy
from pentarchy import bots
from pentarchy.analysis import analyse
from pentarchy.kernel.position import Position

SEED = 5


def timed(name: str, players: int) -> tuple[int, float]:
    """Steps of one game, and seconds of processor time of its analysis."""
    match = pentarchy.new(name, [f"P{seat}" for seat in range(players)], SEED)
    bots.drive(match, [bots.make("greedy", seat) for seat in range(players)], 1)
    began = process_time()
    analyse(match)
    return match.steps, process_time() - began


def main() -> None:
    names = sys.argv[1:] or list(pentarchy.games())
    compiled = not hasattr(Position.apply, "__code__")
    print(f"{'compiled' if compiled else 'pure'} engine\n")
    print("| game | players | steps | ms per step | whole game, s |")
    print("|---|---:|---:|---:|---:|")
    for name in names:
        info = pentarchy.info(name)
        for players in (info.min_players, info.max_players):
            steps, seconds = timed(name, players)
            print(f"| {name} | {players} | {steps} | {1000 * seconds / steps:.0f} | {seconds:.1f} |", flush=True)


if __name__ == "__main__":
    main()
