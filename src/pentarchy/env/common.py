"""What the environments share: one game with its settings, its tensors, masks, rewards and pictures."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from pentarchy.kernel.errors import InvalidAction, PentarchyError
from pentarchy.kernel.game import Result
from pentarchy.kernel.observe import Tensor
from pentarchy.kernel.position import Position
from pentarchy.match import Match, new
from pentarchy.registry import game as find

REWARDS = ("rank", "score")
ILLEGAL = -1.0
"""Reward of the seat that answers with an illegal action: the episode ends."""
RENDER_MODES = ("human", "rgb_array", "svg")


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
    ) -> None:
        if rewards not in REWARDS:
            raise PentarchyError(f"rewards={rewards!r}: choose one of {', '.join(REWARDS)}.")
        self.game = find(game)
        self.seats: int | list[str] = list(seats) if seats else players or self.game.min_players
        self.options = options
        self.rewards = rewards
        self.data = data
        self._sample = self.deal(0)
        self.players = self._sample.players
        self.components = self._sample.components
        self.codec = self._sample.codec
        self.schema = self.game.observation(self.components, self.players)

    @property
    def name(self) -> str:
        return f"pentarchy_{self.game.id}_v{self.game.rules_version}"

    def deal(self, seed: int) -> Match:
        return new(self.game.id, self.seats, seed, self.options, self.data)

    def at(self, p: Position) -> Match:
        """A match without a past at this position, for words and pictures."""
        match = self._sample.clone()
        match.position = p
        return match

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

    def why_not(self, p: Position, seat: int, action: int) -> str:
        """The rule that forbids an action; empty for a legal one."""
        refused = self.game.refuse(p, seat, action)
        return self.game.refusal(refused).rule if refused else ""

    def observe(self, p: Position, seat: int) -> npt.NDArray[np.float32]:
        """What this seat knows, as the numbers of the schema."""
        write = self.schema.write
        if write is None:
            return np.frombuffer(self.schema.encode(self.game.view(p, seat, self.components)), np.float32)
        to = Tensor(self.schema.size)
        write(p, seat, to)
        return np.frombuffer(to.values, np.float32)

    def mask(self, p: Position, seat: int) -> npt.NDArray[np.int8]:
        """1 for every legal action; all 0 for a seat that is not asked."""
        found = bytearray(self.codec.size)
        for action in p.legal(seat):
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


def picture(match: Match, viewer: int | None, mode: str) -> str | npt.NDArray[np.uint8] | None:
    """The table as SVG text, as an array of red, green and blue, or ("human") as a line on the screen."""
    if mode == "human":
        points = ", ".join(f"{name} {score}" for name, score in zip(match.names, match.standing(), strict=True))
        print(f"{match.prompt(viewer)} | {points}")
        return None
    svg = match.svg(viewer)
    return svg if mode == "svg" else raster(svg)


def raster(svg: str, width: int = 960) -> npt.NDArray[np.uint8]:
    """Draw an SVG. The drawing library knows no CSS variables, so they are put in here, light colours."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=_without_variables(svg), width=width)
    image = Image.open(io.BytesIO(bytes(png))).convert("RGB")
    return np.asarray(image, dtype=np.uint8)


def _without_variables(svg: str) -> str:
    variables: dict[str, str] = {}
    for name, value in re.findall(r"(--[\w-]+)\s*:\s*([^;}]+)", svg):
        variables.setdefault(name, value.strip())
    for _ in range(3):  # a variable may be made of others
        svg = re.sub(r"var\((--[\w-]+)\)", lambda found: variables.get(found.group(1), "#888"), svg)
    return svg
