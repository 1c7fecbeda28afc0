"""Stable-Baselines3: a batch as its `VecEnv`, with the masks that `MaskablePPO` of sb3-contrib asks for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env.base_vec_env import VecEnv

from pentarchy.env.common import Rules
from pentarchy.env.processes import open_batch


class BatchVecEnv(VecEnv):  # type: ignore[misc]
    """One seat learns in each match, bots hold the others. A finished match begins anew in the same step.

    Who answers what is not allowed loses that game; with the masks nobody does.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        opponents: Sequence[str],
        seat: int | None = None,
        seed: int | None = None,
        jobs: int = 1,
        **settings: Any,
    ) -> None:
        self.rules = Rules(game, len(opponents) + 1, **settings)
        self.batch = open_batch(self.rules, matches, jobs, seed=seed, opponents=opponents, seat=seat)
        self.render_mode = None
        self._each = np.arange(matches)
        self._chosen: list[int] = []
        super().__init__(matches, spaces.Box(*self.rules.bounds), spaces.Discrete(self.rules.codec.size))

    def reset(self) -> Any:
        self.batch.reset()
        return self.batch.observations.copy()

    def step_async(self, actions: Any) -> None:
        self._chosen = np.asarray(actions).tolist()

    def step_wait(self) -> Any:
        playing, before = self.batch.to_act.astype(np.intp), self.batch.observations
        last = before.copy()
        self.batch.step_or_end(self._chosen)
        rewards = self.batch.rewards[self._each, playing]
        infos: list[dict[str, Any]] = [{} for _ in self._each]
        for k in np.flatnonzero(self.batch.done):
            infos[k]["terminal_observation"] = last[k]  # games end by themselves: nobody looks beyond
            infos[k]["TimeLimit.truncated"] = False
        return self.batch.observations.copy(), rewards, self.batch.done.copy(), infos

    def action_masks(self) -> Any:
        return self.batch.masks.astype(np.bool_)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"the matches of a batch have no method {method_name!r}")
        return list(self.action_masks()[list(self._get_indices(indices))])

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError("the matches of a batch have no attributes of their own")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(list(self._get_indices(indices)))

    def get_images(self) -> Iterable[Any]:
        return [None] * self.num_envs

    def close(self) -> None:
        self.batch.close()
