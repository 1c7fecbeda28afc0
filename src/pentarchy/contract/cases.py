"""What is checked: cases (game, number of players, options, seed), the games played in them, and samples of these."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import count

from pentarchy import PentarchyError, new, registry, replay
from pentarchy.contract import repository
from pentarchy.kernel.game import Game, OptionValue, stack_in_words
from pentarchy.kernel.position import FIRST_PLACE
from pentarchy.match import Match


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    seed: int = 1

    @property
    def rules(self) -> Game:
        return registry.game(self.game)

    def new(self) -> Match:
        return new(self.game, self.players, self.seed, dict(self.options))

    def with_seed(self, seed: int) -> Case:
        return Case(self.game, self.players, self.options, seed)

    def __str__(self) -> str:
        chosen = "".join(f",{name}={value}" for name, value in self.options[:2])
        more = f",+{len(self.options) - 2}" if len(self.options) > 2 else ""
        return f"{self.game}-{self.players}p{chosen}{more}"


@cache
def cases(game_id: str) -> tuple[Case, ...]:
    """Every player count with the default options, then cases in which each other option value comes up once."""
    rules = registry.game(game_id)
    counts = range(rules.min_players, rules.max_players + 1)
    found = [Case(game_id, players) for players in counts]
    left = {
        option.name: [value for value in option.values if value != option.default]
        for option in sorted(rules.options, key=lambda option: len(option.players) or len(counts))
    }
    seats = {option.name: [n for n in option.players or tuple(counts) if n in counts] for option in rules.options}
    while any(left.values()):
        # The hardest to please says how many play; of the others as many as go with it.
        first = next(name for name, values in left.items() if values)
        players = seats[first][len(found) % len(seats[first])]
        # Options of the same kind (a nation for each seat) take different values: each begins elsewhere in its list.
        wanted = {
            name: values[number % len(values)]
            for number, (name, values) in enumerate(left.items())
            if values and players in seats[name]
        }
        chosen = wanted if goes(game_id, players, wanted) else as_many_as_go(game_id, players, wanted)
        for name, value in chosen.items():
            left[name].remove(value)
        found.append(Case(game_id, players, tuple(chosen.items())))
    return tuple(found)


def as_many_as_go(game_id: str, players: int, wanted: dict[str, OptionValue]) -> dict[str, OptionValue]:
    chosen: dict[str, OptionValue] = {}
    for name, value in wanted.items():
        if not chosen or goes(game_id, players, {**chosen, name: value}):
            chosen[name] = value
    return chosen


def goes(game_id: str, players: int, options: dict[str, OptionValue]) -> bool:
    """Do these option values go together?"""
    try:
        new(game_id, players, 1, options)
    except PentarchyError:
        return False
    return True


def sound_games() -> list[str]:
    """Games of this repository that can be loaded at all; a test of its own says which cannot."""
    return [game_id for game_id in repository.here().games if loads(game_id) is None]


def loads(game_id: str) -> Exception | None:
    try:
        registry.game(game_id)
    except Exception as error:
        return error
    return None


def every_case() -> list[Case]:
    return [case for game_id in sound_games() for case in cases(game_id)]


@contextmanager
def told(case: Case, match: Match) -> Iterator[None]:
    """What goes wrong inside is told with all that is needed to see it again."""
    try:
        yield
    except Exception as error:
        if isinstance(error, AssertionError) and "To see it again:" in str(error):
            raise
        lines = [[seat, match.codec.text(action)] for seat, action in match.answers]
        raise AssertionError(
            f"{type(error).__name__}: {error}\nTo see it again: {case} seed {case.seed}, step {match.steps}: "
            f"new({case.game!r}, {case.players}, {case.seed}, {dict(case.options)!r}), then the actions {lines!r}\n"
            f"The stack: {'; '.join(stack_in_words(match.position, match.game.frames))}"
        ) from error


def chooser(case: Case) -> random.Random:
    return random.Random(f"{case} {case.seed}")


def step(match: Match, rng: random.Random) -> tuple[int, int]:
    """One random answer of one of the seats that are asked."""
    seat = rng.choice(match.to_act)
    options = match.numbers(seat)
    assert options, f"seat {seat} is asked ({match.asked}) but has no answer"
    if rng.random() < 0.5:
        # By verb first: what is listed rarely or briefly comes up as well.
        verbs = sorted({match.codec.verb(action) for action in options})
        verb = rng.choice(verbs)
        options = [action for action in options if match.codec.verb(action) == verb]
    action = rng.choice(options)
    match.apply(seat, action)
    return seat, action


def walk(case: Case, limit: int | None = None) -> Iterator[Match]:
    """A random game: the match before each step and at the end. The match is the same object all the time.

    With a limit only so many steps; without one the game must end within its own.
    """
    match, rng = case.new(), chooser(case)
    with told(case, match):
        for _ in range(limit or case.rules.decision_limit):
            yield match
            if match.over:
                return
            step(match, rng)
        assert match.over or limit, f"not over after {case.rules.decision_limit} decisions"
        yield match


def golden(game_id: str) -> Iterator[Match]:
    """The golden records of a game: each match before every step and at its end."""
    for path in sorted((repository.here().golden / game_id).glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        match = replay(record, upto=0)
        for seat, text in record["actions"]:
            yield match
            match.apply(seat, match.codec.parse(text))
        yield match


def moments(game_id: str, most: int) -> Iterator[Match]:
    """Many different moments: a random game of each case, the golden games, and more random games up to so many.

    Of very long random games only the beginning.
    """
    seen = 0
    for seed in count(1):
        for case in cases(game_id):
            for match in walk(case.with_seed(seed), 500):
                seen += 1
                yield match
        if seed == 1:
            yield from golden(game_id)
        if seen >= most:
            return


def play_on(match: Match, rng: random.Random, steps: int) -> int:
    """Some random steps more, as far as the game goes; how many."""
    for number in range(steps):
        if match.over:
            return number
        step(match, rng)
    return steps


MOST = 28
"""Moments that are kept of one game."""


@lru_cache(maxsize=6)
def played(case: Case) -> tuple[Match, tuple[Match, ...]]:
    """One whole random game: its end, and moments of it.

    The moments are those at which a question comes up that was not there before, and others at random. Cases with
    options are there to see the options work; for them half as many will do. Do not change them.
    """
    rng = random.Random(f"samples {case} {case.seed}")
    most = MOST // 2 if case.options else MOST
    first: dict[tuple[str, int, int, int], Match] = {}
    others: list[Match] = []
    match = case.new()
    for number, match in enumerate(walk(case)):
        asked = match.asked
        depth = match.secret_answers
        stack = match.position.stack
        key = (asked, depth, len(stack), stack[FIRST_PLACE] if stack else 0)
        if key not in first and len(first) < most:
            first[key] = match.clone()
        elif len(others) < most:
            others.append(match.clone())
        elif rng.randrange(number + 1) < most:
            others[rng.randrange(most)] = match.clone()
    rng.shuffle(others)
    # Early ones and strange ones first: laws that take only some take these.
    return match, tuple([*first.values(), *others][:most])


def samples(case: Case, count: int) -> tuple[Match, ...]:
    """Moments of a random game; of some questions the first, the others at random."""
    kept = played(case)[1]
    count = (count + 1) // 2 if case.options else count
    if len(kept) <= count:
        return kept
    half = (count + 1) // 2
    return kept[:half] + kept[half - count :]
