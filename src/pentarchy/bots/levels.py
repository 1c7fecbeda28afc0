"""The bots that look further than one decision, and the levels of the table.

`ahead:12` finishes its turn, at most so many decisions, before it judges. `trials:48` plays on from the best looking
answers, 48 times per decision; `mcts:200` looks at 200 simulations in a tree. With `ms` behind the number it is as many
as fit into so many milliseconds. The levels are words for the lobby; what each means is in `levels.json`, what is
different for a game in its folder (`figures.py`). A level that searches takes a budget of its own behind a colon:
`expert:400` is expert with 400 trials instead of its time, which gives the same games on every machine. To try
something a figure can be named behind the budget: `mcts:200/explore=0.5/rollout=4`.
"""

from __future__ import annotations

import math
import re
from time import perf_counter
from typing import Any

from pentarchy.bots.base import Bot
from pentarchy.bots.figures import AHEAD, SEARCH, TRIALS, Figures, figures, level, usual
from pentarchy.bots.search import TINY, Plan, Search, look_ahead, worth_in_lanes
from pentarchy.bots.trials import Course, Trials
from pentarchy.kernel import chance
from pentarchy.kernel.errors import PentarchyError, missing
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import LANES, Position

PARTS = {"explore", "warmth", "trust", "widen", "slack"}
"""Figures that need not be whole numbers."""


def course(game: Game, level: str = "", other: Figures | None = None) -> Course:
    """The figures as trials take them."""
    return Course(**_read({**figures(game, level, TRIALS), **(other or {})}))


def _read(set_to: Figures) -> dict[str, Any]:
    return {name: float(value) if name in PARTS else int(value) for name, value in set_to.items()}


def plan(game: Game, level: str = "", other: Figures | None = None) -> Plan:
    """The figures as the search takes them; `other` are for a trial."""
    return Plan(**_read({**figures(game, level), **(other or {})}))


def make(kind: str, argument: str, seed: int) -> Bot:
    if kind == "mcts":
        return SearchBot(*trial(argument, SEARCH), seed)
    if kind == TRIALS:
        return TrialsBot(*trial(argument, TRIALS), seed)
    if kind == AHEAD:
        decisions, other = trial(argument, AHEAD)
        return AheadBot(seed, other={"settle": decisions[0], **other})
    if level(kind)["bot"] == AHEAD and argument:
        raise PentarchyError(f"The bot {kind!r} takes no budget: write {kind!r}. Bots that do: mcts:200, expert:200.")
    return LevelBot(seed, kind, budget(argument) if argument else None)


def seconds(kind: str, argument: str) -> float:
    """How long such a bot thinks about a decision; 0 for one that counts, whatever the machine."""
    text = argument.partition("/")[0] or str(level(kind).get("budget", ""))
    return budget(text)[1] if kind != AHEAD and text else 0.0


def trial(argument: str, way: str) -> tuple[tuple[int, float], Figures]:
    """`200`, `200ms`, `200ms/explore=0.5`: the budget, and figures that are not the usual ones."""
    text, *changes = argument.split("/")
    bot = "mcts" if way == SEARCH else way
    other = {}
    for change in changes:
        name, _, value = change.partition("=")
        if name not in usual(way) or not re.fullmatch(r"\d+(\.\d+)?", value):
            names = ", ".join(usual(way))
            raise PentarchyError(f"{bot} cannot read {change!r}: write NAME=NUMBER with one of {names}.")
        other[name] = float(value)
    return budget(text, bot), other


def budget(text: str, bot: str = "mcts") -> tuple[int, float]:
    """Simulations or trials, and seconds: one of them is 0."""
    found = re.fullmatch(r"(\d{1,7})(ms|s)?", text)
    if not found or int(found.group(1)) == 0:
        raise PentarchyError(f"{bot} takes a number or a time: {bot}:200 or {bot}:200ms, not {bot}:{text}.")
    number = int(found.group(1))
    if found.group(2) is None:
        return number, 0.0
    return 0, number / (1000.0 if found.group(2) == "ms" else 1.0)


class LevelBot(Bot):
    """A level: which way it thinks is for each game to say."""

    def __init__(self, seed: int, level: str, budget: tuple[int, float] | None = None) -> None:
        super().__init__(seed)
        self.seed = seed
        self.level = level
        self.budget = budget
        """Simulations or trials, and seconds; None for what the level says."""
        self.ways: dict[str, Bot] = {}
        """The bot that thinks, by game: its generator goes on from question to question."""

    def pick(self, game: Game, p: Position, seat: int) -> int:
        if game.id not in self.ways:
            self.ways[game.id] = self.way(game)
        bot = self.ways[game.id]
        bot.patience = self.patience
        return bot.pick(game, p, seat)

    def way(self, game: Game) -> Bot:
        way = level(self.level, game)["bot"]
        if way == AHEAD:
            return AheadBot(self.seed, self.level)
        return (TrialsBot if way == TRIALS else SearchBot)(self.budget, {}, self.seed, self.level)


class ThinkingBot(Bot):
    """Thinks about a decision for a number of simulations or trials, or for a time."""

    def __init__(self, budget: tuple[int, float] | None, other: Figures, seed: int, level: str = "") -> None:
        super().__init__(seed)
        self.budget = budget
        """Number and seconds, one of them 0; None for what the level says."""
        self.level = level
        self.other = other
        """Figures that are not the game's usual ones."""

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        if len(options) == 1:
            return options[0]
        number, seconds = self.budget or budget(level(self.level, game)["budget"])
        limit = min(seconds or self.patience, self.patience or seconds)
        return self.think(game, p, seat, number, perf_counter() + limit if limit else 0.0)

    def think(self, game: Game, p: Position, seat: int, number: int, deadline: float) -> int:
        """The answer after so many simulations or trials, 0 for as many as there is time for, or at the deadline by the
        clock of `perf_counter`, 0 for none."""
        raise missing(self, "think")


class SearchBot(ThinkingBot):
    """Information-set search in a tree."""

    def think(self, game: Game, p: Position, seat: int, number: int, deadline: float) -> int:
        search = Search(game, p, seat, plan(game, self.level, self.other), self.below(1 << 62))
        search.deadline = deadline
        if number:
            think_so_often(search, number)
        else:
            think_so_long(search)
        return search.best()


def think_so_often(search: Search, simulations: int) -> None:
    """So many simulations, fewer where the rest cannot change the answer any more."""
    while (left := simulations - search.simulations) > 0 and not search.settled(left) and not search.late():
        search.simulate(1)


def think_so_long(search: Search) -> None:
    """Until the deadline, less where at this pace the rest cannot change the answer any more."""
    begin = now = perf_counter()
    while (left := search.deadline - now) > 0:
        if search.settled(int(left * search.simulations / max(now - begin, 1e-9)) + 1):
            break
        search.simulate(1)
        now = perf_counter()


class TrialsBot(ThinkingBot):
    """Plays on from the best looking answers."""

    def think(self, game: Game, p: Position, seat: int, number: int, deadline: float) -> int:
        trials = Trials(game, p, seat, course(game, self.level, self.other), self.below(1 << 62), deadline)
        trials.begin()
        while len(trials.left) > 1 and not trials.late():
            halvings = (len(trials.left) - 1).bit_length()
            if number:
                number = max(1, number - try_so_often(trials, number // halvings))
            else:
                try_so_long(trials, (deadline - perf_counter()) / halvings)
            trials.drop()
        return trials.best()


def try_so_often(trials: Trials, share: int) -> int:
    """Use up a share of the trials, in as many deals as all answers that are left can be tried in, but in one at least;
    how many trials that are."""
    deals = max(1, share // len(trials.left))
    for _ in range(deals):
        if not trials.compare():
            break
    return deals * len(trials.left)


def try_so_long(trials: Trials, seconds: float) -> None:
    """Until the time is over, or one answer is plainly the best."""
    until = perf_counter() + seconds
    while trials.compare() and perf_counter() < until and not trials.plain():
        pass


class AheadBot(Bot):
    """Finishes its turn in thought and takes the answer after which the game judges that best.

    A level of this kind can be a beginner: one who overlooks some of the answers that are nearly as good as the best,
    and never plays what is much worse. Equal answers are drawn by lot.
    """

    def __init__(self, seed: int, level: str = "", other: Figures | None = None) -> None:
        super().__init__(seed)
        self.level = level
        self.other = other or {}

    def pick(self, game: Game, p: Position, seat: int) -> int:
        options = p.legal(seat)
        if len(options) == 1:
            return options[0]
        set_to = {**figures(game, self.level, AHEAD), **self.other}
        values = self.values(game, p, seat, options, set_to)
        if set_to["keep"] and p.actor != LANES:
            values = keeping(game, p, seat, options, values)
        if set_to["overlook"]:
            return options[self.overlooking(values, set_to["overlook"], set_to["slack"])]
        best = max(values)
        equal = [action for action, value in zip(options, values, strict=True) if value == best]
        return equal[self.below(len(equal))]

    def values(self, game: Game, p: Position, seat: int, options: list[int], set_to: Figures) -> list[float]:
        """How good each answer looks, on average over some deals of what the seat does not know."""
        settle, width = int(set_to["settle"]), int(set_to["width"])
        guess = self.below(chance.MASK)
        deadline = perf_counter() + self.patience if self.patience else 0.0
        total = [0.0] * len(options)
        judge = game.judge()
        for world in range(max(1, int(set_to["worlds"]))):
            if world and deadline and perf_counter() > deadline:
                break
            if world:
                p = game.redeal(p, seat, self.below(chance.MASK))
            if p.actor == LANES:
                found = [worth_in_lanes(judge, p, seat, action, guess + world) for action in options]
            else:
                found = look_ahead(game, p, seat, options, settle, width, deadline, int(set_to["peek"]))
            total = [sum_so_far + value for sum_so_far, value in zip(total, found, strict=True)]
        return total

    def overlooking(self, values: list[float], overlook: float, slack: float) -> int:
        """The best answer that is not overlooked. `slack` says how much worse than the best it may be, next to how much
        worse the average is."""
        seen = [k for k in range(len(values)) if values[k] >= 0.0]
        odds = {k: _odds(values[k]) for k in seen}
        best = max(odds.values())
        bar = best - slack * (best - sum(odds.values()) / len(odds)) - TINY
        order = sorted((k for k in seen if odds[k] >= bar), key=lambda k: (-odds[k], self.below(1 << 30)))
        for k in order:
            if self.below(1000) >= overlook * 1000:
                return k
        return order[-1]


def keeping(game: Game, p: Position, seat: int, options: list[int], values: list[float]) -> list[float]:
    """The same values, but -1 for answers that leave the seat with fewer points than the best looking one does: where
    points are seldom spent for something, even a beginner does not give them away."""

    def points(action: int) -> int:
        after = p.clone()
        after.apply(seat, action)
        return game.standing(after)[seat]

    kept = points(options[values.index(max(values))])
    return [
        value if value < 0.0 or points(action) >= kept else -1.0 for action, value in zip(options, values, strict=True)
    ]


def _odds(value: float) -> float:
    inside = min(1.0 - TINY, max(TINY, value))
    return math.log(inside / (1.0 - inside))
