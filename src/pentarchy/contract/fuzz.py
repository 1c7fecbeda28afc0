"""Many random games under all the laws that are cheap, until something breaks or all are played.

    python -m pentarchy.contract.fuzz [--games 1000] [--game proving_ground] [--players 3] [--seed 1] [--jobs 2]

So many games are played with each number of players and, where a game has more than one board, on each board; the
other options change from game to game. Every game gets a seed of its own. A fault is printed with all that is
needed to see it again. A game whose tests say what a random game should come across (`tests/games/GAME/coverage.py`)
gets that printed as well; there each seat has a liking for or against the dull answers, so that some games get far.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any

from pentarchy.contract import repository
from pentarchy.contract.cases import Case, as_many_as_go, chooser, goes, sound_games, told
from pentarchy.contract.checks import CHECKS
from pentarchy.kernel.game import OptionValue, dump
from pentarchy.match import Match, from_state, replay

GAMES = 10_000
FEWER = {"scythe": 3_000, "imperium": 2_000}
"""Games of each kind unless said otherwise; the longer ones fewer."""

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
    "questions_change_nothing",
    "states_come_back",
)
"""Laws of which one is checked in some games, in turn."""
RARELY = 500
"""One game in so many gets such a law."""
SELDOM = 50
"""One game in so many is looked at after every step."""
CLOSELY = 12
"""One look in so many is a close one."""

LONG = 600
"""Steps after which a game counts as long."""
CHUNK = 25
"""Games that one process plays before it reports."""

LIKINGS = (-0.9, 0.0, 0.7, 0.95)
"""How often a seat leaves the dull answers aside; below zero: how often it takes them."""

Kind = tuple[str, int, tuple[tuple[str, OptionValue], ...]]
"""Game, number of players, and the options that are the same in all games of this kind."""


def kinds(game_id: str) -> Iterator[Kind]:
    """Each number of players, on each board."""
    rules = Case(game_id, 0).rules
    boards = [option for option in rules.options if option.name == "board"]
    for players in range(rules.min_players, rules.max_players + 1):
        allowed = [option for option in boards if not option.players or players in option.players]
        for values in product(*(option.values for option in allowed)):
            fixed = tuple((option.name, value) for option, value in zip(allowed, values, strict=True))
            if goes(game_id, players, dict(fixed)):
                yield game_id, players, fixed


def random_case(kind: Kind, seed: int) -> Case:
    """Some options besides the fixed ones."""
    game_id, players, fixed = kind
    rng = random.Random(f"{game_id} {players} {fixed} {seed}")
    wanted = {**staged(kind, seed)[0], **dict(fixed)}
    for option in Case(game_id, 0).rules.options:
        if option.name not in wanted and (not option.players or players in option.players):
            wanted[option.name] = rng.choice(option.values)
    if not goes(game_id, players, wanted):
        wanted = as_many_as_go(game_id, players, wanted)
    return Case(game_id, players, tuple(wanted.items()), seed)


def staged(kind: Kind, seed: int) -> tuple[dict[str, OptionValue], list[float]]:
    """Options and likings that a game's coverage asks for in some games; else nothing."""
    cover = coverage(kind[0])
    found: tuple[dict[str, OptionValue], list[float]] = cover.staged(kind[1], seed) if cover is not None else ({}, [])
    return found


def play(case: Case) -> Match:
    """One game on the bare position, looked at now and then; the actions are kept for the record."""
    match, rng = case.new(), chooser(case)
    p, steps = match.position, match.answers
    p.sink = None
    due, looks = 0, 0
    cover = coverage(case.game)
    dull = cover.dull(match) if cover is not None else ()
    likings = staged((case.game, case.players, ()), case.seed)[1]
    likings = likings or [rng.choice(LIKINGS) if dull else 0.0 for _ in range(match.players)]
    with told(case, match):
        for number in range(case.rules.decision_limit):
            if p.over:
                break
            if number >= due:
                # The longer a game, the rarer the looks: a few steps apart at first, hundreds late in a long one.
                due = number + 1 + rng.randrange(2 + number // 4)
                look(match, rng, closely=looks % CLOSELY == CLOSELY - 1)
                looks += 1
            seat = pick(p.to_act(), rng)
            action = choose(match, liked(p.legal(seat), dull, likings[seat], rng), rng)
            p.apply(seat, action)
            steps.append((seat, action))
        assert p.over, "the game does not end"
        look(match, rng, closely=False)
        assert match.game.result(p) is not None
    return match


def pick(seats: int, rng: random.Random) -> int:
    """One of the seats that are asked."""
    if seats & (seats - 1) == 0:
        return seats.bit_length() - 1
    return rng.choice([seat for seat in range(seats.bit_length()) if seats >> seat & 1])


def liked(options: list[int], dull: Collection[int], liking: float, rng: random.Random) -> list[int]:
    """The answers that a seat of this liking chooses from this time."""
    if not liking or rng.random() >= abs(liking):
        return options
    return [action for action in options if (action in dull) == (liking < 0)] or options


def choose(match: Match, options: list[int], rng: random.Random) -> int:
    """Some answer; now and then by its verb first, so that what is listed rarely or briefly comes up as well."""
    assert options, f"somebody is asked ({match.asked}) but has no answer"
    if rng.random() < 0.2:
        verbs = sorted({match.codec.verb(action) for action in options})
        verb = rng.choice(verbs)
        options = [action for action in options if match.codec.verb(action) == verb]
    return options[int(rng.random() * len(options))]


def look(match: Match, rng: random.Random, closely: bool) -> None:
    """Nothing is lost; closely: clone, refusals, knowledge and now and then the saved state."""
    p = match.position
    faults = match.game.check(p)
    assert not faults, "; ".join(faults)
    if not closely:
        return
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
    if rng.random() < 0.1:
        assert dump(from_state(match.state()).position) == dump(p), "the state does not come back"


def look_at_every_step(case: Case, match: Match) -> None:
    """The same game again as people play it, with its events and its record, checked after every step."""
    again = case.new()
    with told(case, again):
        for number, (seat, action) in enumerate(match.answers):
            again.apply(seat, action)
            # Random games can be very long: after a while not every step is looked at.
            if number < LONG or number % 10 == 0:
                faults = again.faults()
                assert not faults, "; ".join(faults)
        assert dump(again.position) == dump(match.position), "with events and records the game goes another way"
        record = again.record()
        assert replay(record).record() == record


def play_some(kind: Kind, seeds: Iterable[int]) -> tuple[int, int, Counter[str]]:
    """Games and decisions played, and what they came across."""
    cover = coverage(kind[0])
    games, decisions, met = 0, 0, Counter[str]()
    for seed in seeds:
        case = random_case(kind, seed)
        match = play(case)
        games, decisions = games + 1, decisions + match.steps
        if cover is not None:
            met.update(cover.covered(match))
        if seed % SELDOM == 0:
            look_at_every_step(case, match)
        if seed % RARELY == 0:
            CHECKS[DEAR[seed // RARELY % len(DEAR)]](case)
    return games, decisions, met


@cache
def coverage(game_id: str) -> Any:
    """The module that says what a random game of this game came across, if there is one."""
    ours = repository.here()
    path = ours.tests / "games" / game_id / "coverage.py"
    return import_module(".".join(path.relative_to(ours.root).with_suffix("").parts)) if path.exists() else None


def fuzz(kind: Kind, games: int, seed: int, pool: ProcessPoolExecutor) -> Counter[str]:
    """All games of one kind, with a line that says how far it is."""
    begin, done, decisions, met = time.monotonic(), 0, 0, Counter[str]()
    chunks = [range(low, min(low + CHUNK, seed + games)) for low in range(seed, seed + games, CHUNK)]
    for played, made, came in pool.map(play_some, [kind] * len(chunks), chunks):
        done, decisions = done + played, decisions + made
        met.update(came)
        if sys.stderr.isatty() or done == games:
            line = f"{_name(kind)}: {done} of {games} games, {decisions} decisions, {time.monotonic() - begin:.0f} s"
            print(f"\r{line}", end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return met


def _name(kind: Kind) -> str:
    return " ".join([kind[0], f"{kind[1]} players", *(f"{name} {value}" for name, value in kind[2])])


def tell_coverage(game_id: str, met: Counter[str]) -> None:
    """What the games came across, out of all there is."""
    cover = coverage(game_id)
    if cover is None:
        return
    for title, names in cover.everything().items():
        missed = sorted(name for name in names if not met[name])
        rarest = min((met[name], name) for name in names if met[name]) if len(missed) < len(names) else (0, "-")
        print(f"{game_id}: {len(names) - len(missed)} of {len(names)} {title}; rarest {rarest[1]} ({rarest[0]})")
        if missed:
            print(f"  not met: {', '.join(missed)}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m pentarchy.contract.fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, help="games of each kind (default 10000; Scythe 3000, Imperium 2000)")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument("--but", action="append", default=[], help="not this game; may be repeated")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    asked = parser.parse_args(arguments)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for game_id in [name for name in asked.game or sound_games() if name not in asked.but]:
            met = Counter[str]()
            for kind in kinds(game_id):
                if asked.players not in (None, kind[1]):
                    continue
                try:
                    met.update(fuzz(kind, asked.games or FEWER.get(game_id, GAMES), asked.seed, pool))
                except AssertionError as fault:
                    print(f"\n{_name(kind)}: {fault}", file=sys.stderr)
                    pool.shutdown(wait=False, cancel_futures=True)
                    return 1
            tell_coverage(game_id, met)
    return 0


if __name__ == "__main__":
    sys.exit(main())
