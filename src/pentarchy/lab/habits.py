"""How a level plays: points, turns per seat, and what its turns are, next to what is known of people.

Which answers open a turn, and what is known of people, stands in a game's `search.json`:

    "habits": {"turns": ["section"], "people": "about 20 turns"}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from pentarchy.bots.figures import own
from pentarchy.lab.simulate import Row, Work, play_one
from pentarchy.registry import game


@dataclass
class Habits:
    """What one bot did in games against itself."""

    game: str
    players: int
    bot: str
    meaning: str
    games: int = 0
    points: float = 0.0
    """Of a seat, on average."""
    turns: float = 0.0
    """Of a seat, on average."""
    longest: int = 0
    """Most turns of a seat in any game."""
    kinds: dict[str, float] = field(default_factory=dict)
    """How many turns of each kind a seat has in a game, on average."""


def habits(game_id: str, players: int, bot: str, games: int, seed: int, meaning: str = "") -> Habits:
    """Play some games of a bot against itself and look at what it does."""
    work = Work(game_id, (bot,) * players, games, seed)
    return sum_up([play_one(work, index) for index in range(games)], game_id, players, bot, meaning)


def sum_up(rows: Sequence[Row], game_id: str, players: int, bot: str, meaning: str) -> Habits:
    opening = tuple(own(game(game_id)).get("habits", {}).get("turns", []))
    kinds: Counter[str] = Counter()
    turns: list[int] = []
    for row in rows:
        for uses in row.uses:
            mine = {action: times for action, times in uses.items() if action.split(" ")[0] in opening}
            turns.append(sum(mine.values()))
            for action, times in mine.items():
                kinds[_kind(action, opening)] += times
    seats = max(1, len(turns))
    return Habits(
        game_id,
        players,
        bot,
        meaning,
        len(rows),
        fmean(score for row in rows for score in row.scores),
        fmean(turns),
        max(turns),
        {kind: times / seats for kind, times in kinds.most_common()},
    )


def _kind(action: str, opening: Sequence[str]) -> str:
    """By the verb, where a turn is opened by several; else by what follows it."""
    verb, _, first = action.partition(" ")
    return verb if len(opening) > 1 or not first else first
