"""OpenSpiel: every game as `pentarchy_<game>(players=…)`.

The first move is a chance node that picks one of DEALS deals; everything after it follows from the deal and the
players' actions, so a history is the whole state. Simultaneous choices are asked in seat order.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from pentarchy.bots.playout import first_open
from pentarchy.env.common import Rules
from pentarchy.registry import all_games
from pentarchy.registry import game as find

DEALS = 10_000
"""Deals of the first chance node, each as likely as the others."""


def game_type(game_id: str) -> Any:
    rules = find(game_id)
    return pyspiel.GameType(
        short_name=f"pentarchy_{game_id}",
        long_name=rules.info.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.min_players},
    )


def register() -> list[str]:
    """Register all games; those already there are left alone. Returns their OpenSpiel names."""
    present = set(pyspiel.registered_names())
    names = []
    for game_id in all_games():
        name = f"pentarchy_{game_id}"
        names.append(name)
        if name not in present:
            pyspiel.register_game(game_type(game_id), _game_class(game_id))
    return names


def _game_class(game_id: str) -> type:
    kind = game_type(game_id)

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """One of our games in OpenSpiel's clothes."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.rules = Rules(game_id, (params or {}).get("players", kind.min_num_players))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.rules.codec.size,
                max_chance_outcomes=DEALS,
                num_players=self.rules.players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=self.rules.game.decision_limit,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> SpielState:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            return SpielObserver(self.rules)

    return SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match, or before the deal nothing."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._rules: Rules = game.rules
        self.match: Any = None

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return first_open(self.match.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.position.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self._rules.deal(action)
        else:
            self.match.apply(first_open(self.match.position), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._rules.action_text(action)

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        result = None if self.match is None else self.match.result
        if result is None:
            return [0.0] * self._rules.players
        return [self._rules.reward(result, seat) for seat in range(self._rules.players)]

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        return f"{self._rules.game.id}, decision {self.match.steps}: {self.match.prompt(None)} {self.match.standing()}"

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return self.clone()


class SpielObserver:
    """Tensor and text of what a seat may know."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.tensor = np.zeros(rules.schema.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.match is not None:
            self.tensor[:] = self._rules.observe(state.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return "before the deal" if state.match is None else json.dumps(state.match.view(player), ensure_ascii=False)
