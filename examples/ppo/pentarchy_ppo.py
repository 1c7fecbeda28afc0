"""A trained policy as a bot of the table: `ppo:FILE.npz` wherever bots are named.

    pip install examples/ppo
    pentarchy play eight_minute_empire --seats human,ppo:empire.npz
    pentarchy serve --guest-bot ppo:empire.npz      # it can be chosen for a seat in the browser

`examples/train_policy.py` trains one. The entry point of the group `pentarchy.bots` in pyproject.toml brings it in. It needs numpy only.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from pentarchy.env.common import Rules


class Policy:
    """Layers of a small network as arrays: what is observed goes in, a number for every action comes out."""

    def __init__(self, game: str, players: int, layers: list[tuple[np.ndarray, np.ndarray]]) -> None:
        self.game, self.players, self.layers = game, players, layers

    @classmethod
    def of_torch(cls, policy: Any, game: str, players: int) -> Policy:
        """The part of a policy of Stable-Baselines3 that chooses."""
        linear = [part for part in policy.mlp_extractor.policy_net if hasattr(part, "weight")]
        layers = [
            (part.weight.detach().numpy().T.copy(), part.bias.detach().numpy().copy())
            for part in (*linear, policy.action_net)
        ]
        return cls(game, players, layers)

    def save(self, path: Path) -> None:
        arrays = {
            f"{name}{k}": one for k, layer in enumerate(self.layers) for name, one in zip("wb", layer, strict=True)
        }
        half = {name: one.astype(np.float16) for name, one in arrays.items()}
        np.savez_compressed(path, game=self.game, players=self.players, **half)

    @classmethod
    def load(cls, path: Path) -> Policy:
        with np.load(path) as file:
            count = sum(name.startswith("w") for name in file.files)
            layers = [(file[f"w{k}"].astype(np.float32), file[f"b{k}"].astype(np.float32)) for k in range(count)]
            return cls(str(file["game"]), int(file["players"]), layers)

    def answers(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The likeliest allowed action for each row."""
        x = observations
        for weights, bias in self.layers[:-1]:
            x = np.tanh(x @ weights + bias)
        weights, bias = self.layers[-1]
        return np.where(masks != 0, x @ weights + bias, -np.inf).argmax(axis=1)


@cache
def _loaded(path: str) -> tuple[Policy, Rules]:
    policy = Policy.load(Path(path))
    return policy, Rules(policy.game, policy.players)


class PolicyBot:
    """Answers with the likeliest action of its policy."""

    def __init__(self, path: str) -> None:
        self.policy, self.rules = _loaded(path)

    def choose(self, match: Any, seat: int) -> str:
        if (match.game.id, match.players) != (self.policy.game, self.policy.players):
            raise ValueError(f"this policy was trained for {self.policy.players} players of {self.policy.game}")
        observation, mask = self.rules.observe(match, seat), self.rules.mask(match, seat)
        return self.rules.action_text(int(self.policy.answers(observation[None], mask[None])[0]))


def make(argument: str, seed: int) -> PolicyBot:
    return PolicyBot(argument)
