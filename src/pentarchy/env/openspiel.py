"""OpenSpiel: every game as `pentarchy_<game>(players=…)`.

The first move is a chance node that picks one of DEALS deals; everything after it follows from the deal and the
players' actions, so a history is the whole state. Simultaneous choices are asked in seat order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from pentarchy.env.common import Rules
from pentarchy.face import Board
from pentarchy.registry import all_games
from pentarchy.registry import game as find

DEALS = 10_000
"""Deals of the first chance node, each as likely as the others."""
BEFORE = "before the deal"


@lru_cache
def rules_of(game_id: str, players: int) -> Rules:
    """Shared by all states, so that copying and saving one does not touch the rules."""
    return Rules(game_id, players)


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
            rules = rules_of(game_id, (params or {}).get("players", kind.min_num_players))
            info = pyspiel.GameInfo(
                num_distinct_actions=rules.codec.size,
                max_chance_outcomes=DEALS,
                num_players=rules.players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=rules.game.decision_limit,
            )
            super().__init__(kind, info, params or {})
            self._players = rules.players

        def new_initial_state(self) -> SpielState:
            return SpielState(self, Table(game_id, self._players))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            return SpielObserver(rules_of(game_id, self._players))

    return SpielGame


class Table:
    """What a state holds: a bare board, None before the deal. It knows how to be copied and saved."""

    def __init__(self, game_id: str, players: int, board: Board | None = None) -> None:
        self.game_id = game_id
        self.players = players
        self.board = board

    @property
    def rules(self) -> Rules:
        return rules_of(self.game_id, self.players)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.game_id, self.players, self.board and self.board.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game_id, self.players, self.board and self.board.saved())


def _restored(game_id: str, players: int, value: dict[str, Any] | None) -> Table:
    table = Table(game_id, players)
    if value is not None:
        table.board = table.rules.sample.restored(value)
    return table


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One of our games at one moment."""

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        board = self.table.board
        if board is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if board.over else board.next_seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.board is not None
        return sorted(self.table.board.numbers(player))

    def _apply_action(self, action: int) -> None:
        board = self.table.board
        if board is None:
            self.table.board = self.table.rules.deal(action).board()
        else:
            board.apply(board.next_seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.rules.action_text(action)

    def is_terminal(self) -> bool:
        return self.table.board is not None and self.table.board.over

    def returns(self) -> list[float]:
        rules, board = self.table.rules, self.table.board
        result = None if board is None else board.result
        if result is None:
            return [0.0] * rules.players
        return [rules.reward(result, seat) for seat in range(rules.players)]

    def __str__(self) -> str:
        board = self.table.board
        if board is None:
            return BEFORE
        return f"{board.game.id}, move {self.move_number()}: {board.asked or 'over'} {board.standing()}"

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        copied: SpielState = self.clone()
        return copied


class SpielObserver:
    """Tensor and text of what a seat may know; the text names the numbers that are not 0."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.tensor = np.zeros(rules.schema.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        board = state.table.board
        self.tensor[:] = 0 if board is None else self._rules.observe(board, player)

    def string_from(self, state: SpielState, player: int) -> str:
        board = state.table.board
        if board is None:
            return BEFORE
        numbers, names = self._rules.observe(board, player), self._rules.schema.names
        return " ".join(f"{names[k]}={numbers[k]:g}" for k in numbers.nonzero()[0])
