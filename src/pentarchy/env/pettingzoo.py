"""PettingZoo: all seats take part, one decision after the other (AEC)."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pentarchy.env.common import ILLEGAL, RENDER_MODES, Rules, picture
from pentarchy.env.loop import One
from pentarchy.face import Board
from pentarchy.match import Match


def aec_env(rules: Rules, render_mode: str | None) -> Any:
    return InOrder(RawEnv(rules, render_mode))


class InOrder(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's wrapper. What learners ask at every step does not go through it attribute by attribute."""

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    @property
    def agents(self) -> Any:
        return self.env.agents if self._has_reset else self.__getattr__("agents")

    @property
    def agent_selection(self) -> Any:
        return self.env.agent_selection if self._has_reset else self.__getattr__("agent_selection")

    def step(self, action: Any) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)


class RawEnv(AECEnv):  # type: ignore[misc]
    """One game on a bare board: a step keeps no past and tells no events; `match` has them when asked.

    Simultaneous choices are asked in seat order; nobody sees what was answered before the reveal. An illegal action
    ends the game; the rule that forbids it stands in the info.
    """

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
        space = spaces.Dict(
            {
                "observation": spaces.Box(*rules.bounds),
                "action_mask": spaces.Box(0, 1, (rules.codec.size,), np.int8),
            }
        )
        self._spaces = {agent: copy.deepcopy(space) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(rules.codec.size) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_action = np.zeros(rules.codec.size, np.int8)
        self._no_action.flags.writeable = False
        self._idle = {"action_mask": self._no_action}
        self._one = One(rules)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._seed = int(self._np_random.integers(0, 2**62))
        self._one.deal(self._seed)
        self._steps: list[tuple[int, int]] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = dict.fromkeys(self.agents, self._idle)
        self.agent_selection = self.agents[0]
        self._ask()

    @property
    def board(self) -> Board:
        """The game at this moment."""
        return self._one.board

    def _ask(self) -> None:
        """Whose turn it is, with the mask in its info."""
        self.infos[self.agent_selection] = self._idle
        self._over = self._one.over
        if self._over:
            self._mask = self._no_action
            return
        self._seat = self._one.seat
        self._mask = self._one.mask()
        self.agent_selection = self.possible_agents[self._seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        if seat == self._seat and not self._over:
            return {"observation": self._one.observation(), "action_mask": self._mask}
        return {"observation": self.rules.observe(self.board, seat), "action_mask": self._no_action}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        action = self.rules.check(action)
        if not self._mask[action]:
            self.infos[agent]["refusal"] = self.rules.why_not(self.board, self._seat, action)
            self._end({agent: ILLEGAL})
            return
        self._steps.append((self._seat, action))
        self._one.play(action)
        self._ask()
        if self._over:
            result = self.board.result
            assert result is not None
            self._end({other: self.rules.reward(result, seat) for seat, other in enumerate(self.agents)})

    def _end(self, rewards: dict[str, float]) -> None:
        """Rewards come at the end only, so before it there is nothing to clear or to add up."""
        self.rewards.update(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    @property
    def match(self) -> Match:
        """The game so far with all its past: log, record, undo. It is played again, because steps keep none."""
        match = self.rules.deal(self._seed)
        for seat, action in self._steps:
            match.apply(seat, action)
        return match

    def __deepcopy__(self, memo: dict[int, Any]) -> RawEnv:
        """A copy plays on by itself; the rules never change and are shared."""
        memo[id(self.rules)] = self.rules
        memo[id(self._one)] = self._one.copy()
        other = memo[id(self)] = object.__new__(RawEnv)
        other.__dict__.update(copy.deepcopy(self.__dict__, memo))
        return other

    def render(self) -> Any:
        return None if self.render_mode is None else picture(self.board, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
