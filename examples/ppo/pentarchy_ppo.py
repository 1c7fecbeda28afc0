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
from pentarchy_advice import Advice

from pentarchy.env.common import Rules


class Policy:
    """Layers of a small network as arrays: what is observed goes in, a number for every action comes out.

    One that hears advice (`trust` is not 0) gets more: behind what goes in, a number for every action, which is added.
    """

    def __init__(
        self, game: str, players: int, layers: list[tuple[np.ndarray, np.ndarray]], trust: float = 0.0
    ) -> None:
        self.game, self.players, self.layers, self.trust = game, players, layers, trust

    @classmethod
    def of_torch(cls, policy: Any, game: str, players: int) -> Policy:
        """The part of a policy of Stable-Baselines3 that chooses."""
        linear = [part for part in policy.mlp_extractor.policy_net if hasattr(part, "weight")]
        last = getattr(policy.action_net, "linear", policy.action_net)
        layers = [
            (part.weight.detach().numpy().T.copy(), part.bias.detach().numpy().copy()) for part in (*linear, last)
        ]
        trust = policy.action_net.trust.item() if hasattr(policy.action_net, "trust") else 0.0
        return cls(game, players, layers, trust)

    def save(self, path: Path) -> None:
        arrays = {
            f"{name}{k}": one for k, layer in enumerate(self.layers) for name, one in zip("wb", layer, strict=True)
        }
        half = {name: one.astype(np.float16) for name, one in arrays.items()}
        np.savez_compressed(path, game=self.game, players=self.players, trust=self.trust, **half)

    @classmethod
    def load(cls, path: Path) -> Policy:
        with np.load(path) as file:
            count = sum(name.startswith("w") for name in file.files)
            layers = [(file[f"w{k}"].astype(np.float32), file[f"b{k}"].astype(np.float32)) for k in range(count)]
            trust = float(file["trust"]) if "trust" in file.files else 0.0
            return cls(str(file["game"]), int(file["players"]), layers, trust)

    def answers(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The likeliest allowed action for each row."""
        known = len(self.layers[0][0])
        x = observations[:, :known]
        for weights, bias in self.layers[:-1]:
            x = np.tanh(x @ weights + bias)
        weights, bias = self.layers[-1]
        likely = x @ weights + bias
        if self.trust:
            likely += self.trust * observations[:, known:]
        return np.where(masks != 0, likely, -np.inf).argmax(axis=1)


@cache
def _loaded(path: str) -> tuple[Policy, Rules, Advice | None]:
    policy = Policy.load(Path(path))
    rules = Rules(policy.game, policy.players)
    return policy, rules, Advice(rules) if policy.trust else None


class PolicyBot:
    """Answers with the likeliest action of its policy."""

    def __init__(self, path: str) -> None:
        self.policy, self.rules, self.advice = _loaded(path)

    def choose(self, match: Any, seat: int) -> str:
        if (match.game.id, match.players) != (self.policy.game, self.policy.players):
            raise ValueError(f"this policy was trained for {self.policy.players} players of {self.policy.game}")
        heard, mask = self.rules.observe(match, seat)[None], self.rules.mask(match, seat)
        if self.advice is not None:  # the match is dealt for this seat: its own world
            heard = self.advice.heard(heard, [self.advice.judge(match.loose(), seat, match.numbers(seat), match.steps)])
        return self.rules.action_text(int(self.policy.answers(heard, mask[None])[0]))


def make(argument: str, seed: int) -> PolicyBot:
    return PolicyBot(argument)
