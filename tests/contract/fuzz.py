"""Many random games under all the laws that are cheap, until something breaks or all are played.

    python -m tests.contract.fuzz --games 1000 [--game proving_ground] [--seed 1]

Every game gets a seed of its own; the player count and the options change from game to game. A fault is printed
with all that is needed to see it again.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence

from tests.contract.cases import Case, as_many_as_go, chooser, goes, sound_games, step, told
from tests.contract.checks import CHECKS

from pentarchy.kernel.game import dump
from pentarchy.match import Match, from_state, replay

DEAR = (
    "views_tell_nothing_hidden",
    "answers_tell_nothing_hidden",
    "steps_tell_nothing_hidden",
    "hidden_things_differ",
    "known_things_stay",
    "redealt_games_play_on",
    "refusals_agree",
    "undo_holds_its_law",
    "clones_are_equal_and_independent",
    "states_come_back",
)
"""Laws of which one is checked in every tenth game, in turn."""


LONG = 600
"""Steps after which a game counts as long."""


def random_case(game_id: str, seed: int) -> Case:
    """Some player count and some options."""
    rng = random.Random(f"{game_id} {seed}")
    rules = Case(game_id, 0).rules
    players = rng.randint(rules.min_players, rules.max_players)
    wanted = {
        option.name: rng.choice(option.values)
        for option in rules.options
        if not option.players or players in option.players
    }
    if not goes(game_id, players, wanted):
        wanted = as_many_as_go(game_id, players, wanted)
    return Case(game_id, players, tuple(wanted.items()), seed)


def play(case: Case) -> Match:
    """One game: after each step nobody is stuck and nothing lost; now and then clone, refusals, knowledge."""
    match, rng = case.new(), chooser(case)
    with told(case, match):
        for number in range(case.rules.decision_limit):
            # Random games can be very long: after a while not every step is looked at.
            if number < LONG or number % 10 == 0 or match.over:
                faults = match.game.check(match.position)
                assert not faults, "; ".join(faults)
            if match.over:
                break
            if number % (7 if number < LONG else 70) == 0:
                _look_closer(match, rng)
            step(match, rng)
        assert match.over, "the game does not end"
        assert match.result is not None
        record = match.record()
        assert replay(record).record() == record
    return match


def _look_closer(match: Match, rng: random.Random) -> None:
    p = match.position
    assert dump(p.clone()) == dump(p), "the clone differs"
    for seat in range(match.players):
        legal = set(p.legal(seat))
        for action in rng.sample(range(match.codec.size), min(40, match.codec.size)):
            refused = match.game.refuse(p, seat, action)
            assert (refused == 0) == (action in legal), f"{match.codec.text(action)!r} of seat {seat}: {refused}"
    seat = rng.randrange(match.players)
    world = match.redeal(seat, rng.randrange(1 << 30))
    assert world.view(seat) == match.view(seat), f"the view of seat {seat} shows something hidden"
    assert world.legal(seat) == match.legal(seat), f"the answers of seat {seat} depend on something hidden"
    faults = match.game.check(world.position)
    assert not faults, f"redealt for {seat}: {'; '.join(faults)}"
    if match.steps < LONG and rng.random() < 0.1:
        assert from_state(match.state()) == match, "the state does not come back"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contract.fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games to play of each game (default 1000)")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    asked = parser.parse_args(arguments)
    for game_id in asked.game or sound_games():
        begin = time.monotonic()
        decisions = 0
        for number in range(asked.games):
            case = random_case(game_id, asked.seed + number)
            try:
                decisions += play(case).steps
                if number % 10 == 9:
                    CHECKS[DEAR[number // 10 % len(DEAR)]](case)
            except AssertionError as fault:
                print(f"\n{game_id}, game {number + 1}: {fault}", file=sys.stderr)
                return 1
            if sys.stderr.isatty() or number + 1 == asked.games:
                spent = time.monotonic() - begin
                line = f"{game_id}: {number + 1} of {asked.games} games, {decisions} decisions, {spent:.0f} s"
                print(f"\r{line}", end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            print(file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
