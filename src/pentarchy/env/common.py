"""What the environments share: one game with its settings, its tensors, masks, rewards and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from pentarchy.deals import Deals
from pentarchy.env.raster import raster
from pentarchy.face import Board, Face
from pentarchy.kernel.errors import InvalidAction, PentarchyError
from pentarchy.kernel.game import Result
from pentarchy.kernel.observe import ViewObserver
from pentarchy.kernel.rows import Rows
from pentarchy.match import Match, new
from pentarchy.registry import game as find


def window(memory: Any, kind: Any) -> npt.NDArray[Any]:
    """What compiled code has written, without a copy. It changes when that writes again; nobody else may write."""
    found = np.frombuffer(memory, kind)
    found.flags.writeable = False
    return found


REWARDS = ("rank", "score")
ILLEGAL = -1.0
"""Reward of the seat that answers with an illegal action: the episode ends."""
RENDER_MODES = ("human", "rgb_array", "svg")
FORMS = ("float", "int", "compact")
"""What an observation is: numbers about 0 to 1 (float32), the raw numbers (int16), or the raw numbers with a word as
one number instead of a 1 at its place (int16, much shorter)."""


class Rules:
    """A game, its number of players and options, as environments need them."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] | None = None,
        rewards: str = "rank",
        data: str | Path | None = None,
        form: str = "float",
    ) -> None:
        if rewards not in REWARDS:
            raise PentarchyError(f"rewards={rewards!r}: choose one of {', '.join(REWARDS)}.")
        if form not in FORMS:
            raise PentarchyError(f"form={form!r}: choose one of {', '.join(FORMS)}.")
        self.settings: dict[str, Any] = {
            "game": game,
            "players": players,
            "options": options,
            "seats": seats,
            "rewards": rewards,
            "data": data,
            "form": form,
        }
        """What it was made with: another process makes the same from it."""
        self.game = find(game)
        self.seats: int | list[str] = list(seats) if seats else players or self.game.min_players
        self.options = options
        self.rewards = rewards
        self.data = data
        match = self.deal(0)
        self.deals = Deals(match)
        self.sample: Board = match.board()
        """A board of this game, for what is the same at every one."""
        self.players = self.sample.players
        self.components = self.sample.components
        self.codec = self.sample.codec
        self.schema = self.game.observation(self.components, self.players)
        self.observer = self.schema.observer or ViewObserver(self.schema, self._view)
        self.form = form
        self.compact = form == "compact"
        self.places = self.schema.places(self.compact)
        self.width = len(self.places)
        """Numbers of an observation."""
        self.scale = np.array([place.scale for place in self.places], np.float32)
        self._row = self.rows(1)
        self._seen = self.shown(self._row)
        self._lock = Lock()

    def _view(self, p: Any, seat: int) -> Mapping[str, Any]:
        return self.game.view(p, seat, self.components)

    @property
    def name(self) -> str:
        return f"pentarchy_{self.game.id}_v{self.game.rules_version}"

    def deal(self, seed: int) -> Match:
        return new(self.game.id, self.seats, seed, self.options, self.data)

    def action_text(self, action: int) -> str:
        """The text of an action number."""
        return self.codec.text(int(action))

    def action_id(self, text: str) -> int:
        """The number of an action text."""
        return self.codec.parse(text)

    def check(self, action: Any) -> int:
        """An action of any kind of integer, if it is in the table."""
        number = int(action)
        if not 0 <= number < self.codec.size:
            raise InvalidAction(f"Action {number}: the table has actions 0 to {self.codec.size - 1}.")
        return number

    def why_not(self, face: Face, seat: int, action: int) -> str:
        """The rule that forbids an action; empty for a legal one."""
        refused = face.refusal(seat, action)
        return "" if refused is None else refused.rule

    @property
    def bounds(self) -> tuple[npt.NDArray[Any], npt.NDArray[Any], tuple[int], Any]:
        """Of an observation the least and the greatest value of each number, its shape, its type: as a Box takes it."""
        kind: Any = np.float32 if self.form == "float" else np.int16
        least = np.array([place.least for place in self.places], kind)
        most = np.array([place.most for place in self.places], kind)
        scale = self.scale if self.form == "float" else 1
        return (least / scale).astype(kind), (most / scale).astype(kind), (self.width,), kind

    def rows(self, rows: int) -> Rows:
        """Room for so many observations."""
        return self.schema.rows(rows, self.compact, self.form == "float")

    def shown(self, rows: Rows) -> npt.NDArray[Any]:
        """What was written there as observations, one after the other. It changes when that is written again."""
        return window(rows.floats, np.float32) if self.form == "float" else window(rows.values, np.int16)

    def observe(self, face: Face, seat: int) -> npt.NDArray[Any]:
        """What this seat of a match or board knows, as the numbers of the schema."""
        with self._lock:
            face.observe(self.observer, seat, self._row)
            return self._seen.copy()

    def mask(self, face: Face, seat: int) -> npt.NDArray[np.int8]:
        """1 for every legal action; all 0 for a seat that is not asked."""
        found = bytearray(self.codec.size)
        for action in face.numbers(seat):
            found[action] = 1
        return np.frombuffer(found, np.int8)

    def reward(self, result: Result, seat: int) -> float:
        """At the end: by rank from 1 (alone first) to -1 (alone last), shared places the mean; or the score."""
        if self.rewards == "score":
            return float(result.scores[seat])
        ahead = 0
        for place in result.ranking:
            if seat in place:
                middle = ahead + (len(place) - 1) / 2
                return 1.0 - 2.0 * middle / (self.players - 1)
            ahead += len(place)
        raise ValueError(f"seat {seat} has no place")


def picture(face: Face, viewer: int | None, mode: str) -> str | npt.NDArray[np.uint8] | None:
    """The table as SVG text, as an array of red, green and blue, or ("human") as a line on the screen."""
    if mode == "human":
        points = ", ".join(f"{name} {score}" for name, score in zip(face.names, face.standing(), strict=True))
        print(f"{face.prompt(viewer)} | {points}")
        return None
    svg = face.svg(viewer)
    return svg if mode == "svg" else raster(svg)
