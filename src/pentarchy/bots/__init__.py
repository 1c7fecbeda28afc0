"""Bots. A bot is anything with `choose(match, seat) -> action`, where `match` is redealt for that seat.

`make("greedy")` gives a bot, `drive(match, bots, seed)` plays a match to its end. A new kind of bot is a module in
this folder with `make(kind, argument, seed) -> Bot`, and one line per word in `KINDS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from pentarchy.bots.base import Bot, Chooser
from pentarchy.bots.drive import drive
from pentarchy.kernel.errors import PentarchyError

__all__ = ["KINDS", "Bot", "Chooser", "Kind", "drive", "make", "thinks_for", "why_not_repeatable", "words"]


@dataclass(frozen=True)
class Kind:
    """The first word of a bot's name: where it is made, and how it is written where it takes an argument."""

    module: str
    examples: tuple[str, ...] = ()
    """With an argument after a colon, such as `mcts:200`; empty for a bot that takes none."""


KINDS: dict[str, Kind] = {
    "random": Kind("pentarchy.bots.simple"),
    "greedy": Kind("pentarchy.bots.simple"),
    "ahead": Kind("pentarchy.bots.levels", ("ahead:12",)),
    "trials": Kind("pentarchy.bots.levels", ("trials:48", "trials:200ms")),
    "mcts": Kind("pentarchy.bots.levels", ("mcts:200", "mcts:200ms")),
    "easy": Kind("pentarchy.bots.levels"),
    "normal": Kind("pentarchy.bots.levels"),
    "hard": Kind("pentarchy.bots.levels", ("hard",)),
    "expert": Kind("pentarchy.bots.levels", ("expert", "expert:400")),
    "exec": Kind("pentarchy.bots.outside", ("exec:COMMAND",)),
}
GROUP = "pentarchy.bots"
"""Entry points of bots in other packages."""


@cache
def _foreign() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def words() -> list[str]:
    """How bots are written, for help and messages."""
    return [word for name, kind in KINDS.items() for word in kind.examples or (name,)] + sorted(_foreign())


def make(spec: str, seed: int = 0) -> Bot:
    """The bot with this name. The same name, seed and questions give the same answers, except where
    `why_not_repeatable` says otherwise.

    Examples:
        >>> import pentarchy
        >>> match = pentarchy.new("founders", players=2, seed=3)
        >>> seat = match.to_act[0]
        >>> make("greedy").choose(match.redeal(seat), seat) in match.legal(seat)
        True
    """
    if not isinstance(spec, str):
        raise PentarchyError(f"A bot is named by a word; allowed: {', '.join(words())}.")
    name, colon, argument = spec.strip().partition(":")
    kind = KINDS.get(name)
    if kind is None and name in _foreign():
        from pentarchy.bots.outside import Guarded

        bot: Bot = Guarded(_foreign()[name].load()(argument, seed), seed)
        bot.spec = spec.strip()
        return bot
    if kind is None:
        near = get_close_matches(name, KINDS, 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise PentarchyError(f"There is no bot {spec!r}; allowed: {', '.join(words())}.{hint}")
    if colon and not kind.examples:
        raise PentarchyError(f"The bot {name!r} takes nothing after a colon: write {name!r}, not {spec!r}.")
    bot = import_module(kind.module).make(name, argument, seed)
    bot.spec = spec.strip()
    return bot


def thinks_for(spec: str) -> float | None:
    """Seconds that a bot takes for a decision; 0 for one that counts on any machine, None for one from outside."""
    name, _, argument = spec.strip().partition(":")
    kind = KINDS.get(name)
    if kind is None or kind.module == "pentarchy.bots.outside":
        return None
    if kind.module == "pentarchy.bots.levels":
        from pentarchy.bots import levels

        return levels.seconds(name, argument)
    return 0.0


def why_not_repeatable(spec: str) -> str:
    """Why the same seed need not give the same answers of this bot; empty where it does, on every machine."""
    seconds = thinks_for(spec)
    if seconds is None:
        return f"{spec.strip().partition(':')[0]} is a bot from outside, which may answer as it likes"
    if seconds:
        return f"{spec.strip()} thinks for {1000 * seconds:g} ms, and how far it gets depends on the machine"
    return ""
