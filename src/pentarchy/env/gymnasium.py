"""Gymnasium: one seat learns, bots hold the others; one match (`single`) or many at once (`vector`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pentarchy.env.common import ILLEGAL, RENDER_MODES, Rules, picture
from pentarchy.env.loop import BatchEnv, One
from pentarchy.face import Board


class SingleEnv(gymnasium.Env[Any, Any]):
    """The seat's decisions are the steps; an illegal action ends the episode with -1."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self, rules: Rules, opponents: Sequence[str], seat: int | None = 0, render_mode: str | None = None
    ) -> None:
        self.rules = rules
        self.opponents = tuple(opponents)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(*rules.bounds)
        self.action_space = spaces.Discrete(rules.codec.size)
        self._one = One(rules, opponents, seat)

    @property
    def seat(self) -> int:
        """The seat that learns in this game."""
        return self._one.learner

    @property
    def board(self) -> Board:
        """The game at this moment."""
        return self._one.board

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._one.next(self.np_random)
        self._mask = self._one.mask()
        return self._one.observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        action = self.rules.check(action)
        if not self._mask[action]:
            refusal = self.rules.why_not(self._one.board, self.seat, action)
            return self._one.observation(), ILLEGAL, True, False, {**self._info(), "refusal": refusal}
        self._one.play(action)
        self._mask = self._one.mask()
        over, reward = self._one.over, 0.0
        if over:
            result = self._one.board.result
            assert result is not None
            reward = self.rules.reward(result, self.seat)
        return self._one.observation(), reward, over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask that maskable PPO asks for."""
        return self._mask.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy()}

    def render(self) -> Any:
        return None if self.render_mode is None else picture(self._one.board, self.seat, self.render_mode)


class PentarchyVectorEnv(VectorEnv[Any, Any, Any]):
    """Many matches as a Gymnasium `VectorEnv`: a match that ended begins anew in the same step.

    Match k is that of `SingleEnv` with the seed + k, game after game. The masks stand in the info as "action_mask".
    """

    def __init__(
        self, rules: Rules, matches: int, opponents: Sequence[str], seat: int | None = 0, jobs: int = 1
    ) -> None:
        from pentarchy.env.processes import open_batch

        self.rules = rules
        self.num_envs = matches
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(*rules.bounds)
        self.single_action_space = spaces.Discrete(rules.codec.size)
        self.observation_space = batch_space(self.single_observation_space, matches)
        self.action_space = batch_space(self.single_action_space, matches)
        self.batch: BatchEnv = open_batch(rules, matches, opponents=opponents, seat=seat, jobs=jobs)
        self._all = np.arange(matches)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("seed is one number here: match k gets seed + k.")
        self.batch.reset(seed)
        return self.batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        playing = self.batch.to_act.astype(np.intp)
        self.batch.step_or_end(np.asarray(actions).tolist())
        rewards = self.batch.rewards[self._all, playing].astype(np.float64)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self.batch.observations.copy(), rewards, self.batch.done.copy(), truncated, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The masks that maskable PPO asks for."""
        return self.batch.masks.astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def close_extras(self, **_: Any) -> None:
        self.batch.close()
