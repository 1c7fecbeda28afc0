"""A game of a few lines for tests of the kernel and of Match: simultaneous choices in a row, then a pick."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from pentarchy import registry
from pentarchy.kernel import data as packs
from pentarchy.kernel.codec import Codec, Domain, Verb
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Picture
from pentarchy.kernel.game import NUMBER, SEAT, EventKind, Game, Options, RefusalKind, Result, rank
from pentarchy.kernel.position import ALL, FIRST_PLACE, Decision, Position
from pentarchy.kernel.text import COMMON, Text, text_of

LEFT = FIRST_PLACE
"""Rounds or times left."""


class TinyPosition(Position):
    sums: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.sums = []

    def fields(self) -> list[str]:
        return ["sums"]

    def clone(self) -> TinyPosition:
        to = TinyPosition()
        self.copy_kernel_fields(to)
        to.sums = self.sums[:]
        return to


class Bid(Decision[Any]):
    """Lanes: a bid, then `done`. The next one opens right at the reveal."""

    def run(self, p: Any) -> None:
        p.ask_all((1 << p.players) - 1)

    def legal(self, p: Any, seat: int) -> list[int]:
        return [3] if p.lanes[seat] else [0, 1, 2]

    def refuse(self, p: Any, seat: int, action: int) -> int:
        return 0 if action in self.legal(p, seat) else 2

    def committed(self, p: Any, seat: int) -> bool:
        return bool(p.lanes[seat][-1] == 3)

    def reveal(self, p: Any) -> None:
        for seat in range(p.players):
            p.sums[seat] += p.lanes[seat][0]
            if p.sink is not None:
                p.sink.append((0, ALL, seat, p.lanes[seat][0]))
        p.stack[LEFT] -= 1
        if p.stack[LEFT] == 0:
            p.pop()


class Pick(Decision[Any]):
    """Seat 0 adds a number, up to three times."""

    def run(self, p: Any) -> None:
        if p.stack[LEFT] == 0:
            p.end(1)
        else:
            p.ask(p.stack[LEFT] % p.players)

    def legal(self, p: Any, seat: int) -> list[int]:
        return [0, 1, 2]

    def refuse(self, p: Any, seat: int, action: int) -> int:
        return 0 if action in (0, 1, 2) else 2

    def apply(self, p: Any, seat: int, action: int) -> None:
        p.sums[seat] += action
        p.stack[LEFT] -= 1


class TinyComponents:
    codec = Codec([Domain.numbers("n", 0, 2)], [Verb("bid", ("n", "n")), Verb("done")])
    decisions = cast("list[Decision[Position]]", [Bid("bid"), Pick("pick")])


class Tiny(Game):
    id = "tiny"
    min_players = 2
    max_players = 3
    events = (EventKind("bid", (("who", SEAT), ("number", NUMBER))),)
    refusals = (
        None,
        RefusalKind("not-your-turn", "T-1"),
        RefusalKind("other-question", "T-1"),
        RefusalKind("game-over", "T-1"),
    )
    reasons = ("", "done")

    @property
    def data(self) -> Data:  # type: ignore[override]
        return packs.Data({}, "none", "built-in")

    def text(self, lang: str) -> Text:
        return text_of(lang, COMMON)

    def components(self, data: Data, options: Options) -> TinyComponents:
        return TinyComponents()

    def blank(self, components: Any, players: int) -> Position:
        p = TinyPosition()
        p.players = players
        p.decisions = components.decisions
        return p

    def deal(self, p: Position, options: Options) -> None:
        assert isinstance(p, TinyPosition)
        p.sums = [0] * p.players
        p.push(1, 0, 6)
        p.push(0, 0, 2)

    def view(self, p: Position, seat: int, components: Any) -> dict[str, Any]:
        assert isinstance(p, TinyPosition)
        return {"sums": p.sums[:]}

    def redeal(self, p: Position, seat: int, seed: int) -> Position:
        q = p.clone()
        q.forget_others(seat, seed)
        return q

    def result(self, p: Position) -> Result:
        assert isinstance(p, TinyPosition)
        ranking = rank(p.sums)
        return Result(p.sums[:], ranking, ranking[0], "done", [{"sum": n} for n in p.sums])

    def standing(self, p: Position) -> list[int]:
        assert isinstance(p, TinyPosition)
        return p.sums[:]

    def judgement(self, p: Position, seat: int) -> float:
        return 0.5

    def picture(self, view: dict[str, Any], text: Text, names: Any, components: Any) -> Picture:
        return Picture(())

    def check(self, p: Position) -> list[str]:
        return []


GAME = Tiny()
Tiny.folder = Path(__file__).parent


@contextmanager
def registered() -> Iterator[None]:
    registry._foreign()["tiny"] = f"{__name__}:GAME"
    try:
        yield
    finally:
        del registry._foreign()["tiny"]
