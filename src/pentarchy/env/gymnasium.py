"""Gymnasium: one seat learns, bots hold the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from pentarchy.env.common import ILLEGAL, RENDER_MODES, Rules, picture
from pentarchy.kernel.errors import PentarchyError
from pentarchy.match import opponent


class SingleEnv(gymnasium.Env[Any, Any]):
    """The seat's decisions are the steps; an illegal action ends the episode with -1."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, rules: Rules, opponents: tuple[str, ...], seat: int, render_mode: str | None = None) -> None:
        if not 0 <= seat <= len(opponents):
            raise PentarchyError(f"Seat {seat}: with {len(opponents)} opponents there are seats 0 to {len(opponents)}.")
        self.rules = rules
        self.seat = seat
        self.opponents = opponents
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-np.inf, np.inf, (rules.schema.size,), np.float32)
        self.action_space = spaces.Discrete(rules.codec.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.match = self.rules.deal(int(self.np_random.integers(0, 2**62)))
        draw = int(self.np_random.integers(0, 2**31))
        others = [seat for seat in range(self.rules.players) if seat != self.seat]
        self._bots = {s: opponent(spec, draw + s) for s, spec in zip(others, self.opponents, strict=True)}
        self._asked = draw
        self._opponents_play()
        return self._observe(), self._info()

    def _opponents_play(self) -> None:
        while not self.match.over and self.seat not in self.match.to_act:
            seat = self.match.next_seat
            self._asked += 1
            self._bots[seat].answer(self.match, seat, self._asked)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        action = self.rules.check(action)
        refusal = self.rules.why_not(self.match, self.seat, action)
        if refusal:
            return self._observe(), ILLEGAL, True, False, {**self._info(), "refusal": refusal}
        self.match.apply(self.seat, action)
        self._opponents_play()
        result = self.match.result
        reward = 0.0 if result is None else self.rules.reward(result, self.seat)
        return self._observe(), reward, self.match.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask that maskable PPO asks for."""
        return self.rules.mask(self.match, self.seat).astype(bool)

    def _observe(self) -> npt.NDArray[np.float32]:
        return self.rules.observe(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.rules.mask(self.match, self.seat)}

    def render(self) -> Any:
        return None if self.render_mode is None else picture(self.match, self.seat, self.render_mode)
