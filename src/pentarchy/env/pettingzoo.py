"""PettingZoo: all seats take part, one decision after the other (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pentarchy.bots.playout import first_open
from pentarchy.env.common import RENDER_MODES, Rules, picture


def aec_env(rules: Rules, render_mode: str | None) -> Any:
    env: Any = RawEnv(rules, render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class RawEnv(AECEnv):  # type: ignore[misc]
    """One match. Simultaneous choices are asked in seat order; nobody sees what was answered before the reveal."""

    def __init__(self, rules: Rules, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode {render_mode!r}: choose one of {', '.join(RENDER_MODES)}")
        self.rules = rules
        self.render_mode = render_mode
        self.metadata = {
            "name": rules.name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self.agents: list[str] = []
        self._np_random, _ = seeding.np_random()
        self._spaces = {agent: _observation_space(rules) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(rules.codec.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self.match = self.rules.deal(int(self._np_random.integers(0, 2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whose turn it is, with the mask in its info."""
        if not self.match.over:
            seat = first_open(self.match.position)
            self.agent_selection = self.possible_agents[seat]
        for seat, agent in enumerate(self.possible_agents):
            if agent in self.infos:
                self.infos[agent] = {"action_mask": self.rules.mask(self.match, seat)}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mine = not self.match.over and agent == self.agent_selection
        mask = self.rules.mask(self.match, seat) if mine else np.zeros(self.rules.codec.size, dtype=np.int8)
        return {"observation": self.rules.observe(self.match, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.match.play(self.possible_agents.index(agent), self.rules.action_text(action))
        self._clear_rewards()
        result = self.match.result
        if result is not None:
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = self.rules.reward(result, seat)
                self.terminations[other] = True
        self._accumulate_rewards()
        self._select()

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return picture(self.match, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def _observation_space(rules: Rules) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (rules.schema.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (rules.codec.size,), np.int8),
        }
    )
