"""A network that hears what `greedy` thinks of each answer (`ppo/pentarchy_advice.py`), for Stable-Baselines3.

What it says of an answer is added to the advice, of which it begins by being sure: so it plays like greedy at first,
wins half of its games, and learns from what the others have that they have not.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from pentarchy_advice import Advice
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.vec_env import VecEnvWrapper
from torch import nn

TRUST = 20.0
"""What the advice is multiplied by at first: the greater, the more surely greedy's answer is given."""


class Advised(VecEnvWrapper):  # type: ignore[misc]
    """A batch of matches (`pentarchy.env.sb3`) whose observations say what the network hears."""

    def __init__(self, matches: Any) -> None:
        self.advice = Advice(matches.rules)
        self._lots = np.random.default_rng(1)
        size = self.advice.known + matches.rules.codec.size
        super().__init__(matches, spaces.Box(-np.inf, np.inf, (size,), np.float32))

    def reset(self) -> np.ndarray:
        return self._heard(self.venv.reset())

    def step_wait(self) -> Any:
        observations, rewards, dones, infos = self.venv.step_wait()
        heard = self._heard(observations)
        for k in np.flatnonzero(dones):
            infos[k]["terminal_observation"] = heard[k]  # games end by themselves: nobody looks at it
        return heard, rewards, dones, infos

    def _heard(self, observations: np.ndarray) -> np.ndarray:
        return self.advice.of_batch(self.venv.batch, observations, self._lots)


class Heads(nn.Module):
    """Two small networks over what is known: one says what is wrong with the advice, one foresees the end."""

    def __init__(self, known: int, actions: int, width: int) -> None:
        super().__init__()
        self.known = known
        self.policy_net = _layers([known, width, width])
        self.value_net = _layers([known, width, width])
        self.latent_dim_pi, self.latent_dim_vf = width + actions, width

    def forward(self, heard: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(heard), self.forward_critic(heard)

    def forward_actor(self, heard: torch.Tensor) -> torch.Tensor:
        return torch.cat([self.policy_net(heard[:, : self.known]), heard[:, self.known :]], dim=1)

    def forward_critic(self, heard: torch.Tensor) -> torch.Tensor:
        return self.value_net(heard[:, : self.known])


class Correction(nn.Module):
    """A number for each action: the advice, as far as it is trusted, and what is added to it; at first nothing."""

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.linear = nn.Linear(width, actions)
        self.trust = nn.Parameter(torch.tensor(TRUST))
        nn.init.zeros_(self.linear.weight)
        nn.init.zeros_(self.linear.bias)

    def forward(self, latent: torch.Tensor) -> torch.Tensor:
        width = self.linear.in_features
        return self.linear(latent[:, :width]) + self.trust * latent[:, width:]


class AdvisedPolicy(MaskableActorCriticPolicy):  # type: ignore[misc]
    """`known`: how many numbers come before the advice. `width`: of the hidden layers."""

    def __init__(self, *args: Any, known: int, width: int, **settings: Any) -> None:
        self.known, self.width = known, width
        super().__init__(*args, **settings)

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Heads(self.known, self.action_space.n, self.width)

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = Correction(self.width, self.action_space.n)
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)

    def _get_constructor_parameters(self) -> dict[str, Any]:
        return {**super()._get_constructor_parameters(), "known": self.known, "width": self.width}


def _layers(sizes: list[int]) -> nn.Sequential:
    return nn.Sequential(*(part for a, b in pairwise(sizes) for part in (nn.Linear(a, b), nn.Tanh())))
