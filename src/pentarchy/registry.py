"""Which games there are: the folders under `pentarchy.games` and packages with the entry point `pentarchy.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from pentarchy.kernel.draw import MOST_SEATS
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game

GROUP = "pentarchy.games"
LAST_RELEASE = {("imperium", 2): "0.1.0", ("scythe", 1): "0.1.0"}
"""The last release that played a version of the rules which has been replaced since."""


@cache
def _builtin() -> tuple[str, ...]:
    folder = Path(__file__).parent / "games"
    return tuple(sorted(path.parent.name for path in folder.glob("*/__init__.py")))


@cache
def _foreign() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}


def games() -> list[str]:
    """Ids of the games of this house."""
    return list(_builtin())


def all_games() -> list[str]:
    """Ids of every game that can be played here: ours first, then those of installed packages."""
    return list(_builtin()) + sorted(name for name in _foreign() if name not in _builtin())


def game(game_id: str) -> Game:
    """The game with this id."""
    if not isinstance(game_id, str):
        raise PentarchyError(f"A game is named by its id, one of: {', '.join(all_games())}.")
    return _load(game_id)


@cache
def _load(game_id: str) -> Game:
    if game_id in _builtin():
        found = import_module(f"pentarchy.games.{game_id}").GAME
    elif game_id in _foreign():
        module, _, name = _foreign()[game_id].partition(":")
        found = getattr(import_module(module), name or "GAME")
    else:
        raise PentarchyError(f"There is no game {game_id!r}; there are: {', '.join(all_games())}.")
    if not isinstance(found, Game):
        raise PentarchyError(f"The package that offers {game_id!r} does not hold a game there.")
    if found.max_players > MOST_SEATS:
        raise PentarchyError(f"{game_id} is for up to {found.max_players} players; a table has {MOST_SEATS} seats.")
    return found
