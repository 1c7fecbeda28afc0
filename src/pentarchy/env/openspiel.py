"""OpenSpiel: every game as `pentarchy_<game>(players=…)`.

The first move is a chance node that picks one of DEALS deals. Where an action needs random numbers, a chance node
follows it and decides them: a state does not carry them beforehand, so a search in copies learns nothing of what will
come. The rest follows from these and the players' actions, so a history is the whole state. Simultaneous choices are
asked in seat order.

What lies face down is part of a state, as in other card games. A search for hidden information asks
`resample_from_infostate` for a state that the player cannot tell from this one (OpenSpiel's IS-MCTS does). The string
of an information state holds what the player sees, what it may answer, and a fingerprint of all that it has seen and
answered before; in the tensor the fingerprint stands behind the observation, as numbers from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pyspiel

from pentarchy.env.common import Rules
from pentarchy.face import Board
from pentarchy.registry import all_games
from pentarchy.registry import game as find

DEALS = 10_000
"""Deals of the first chance node, each as likely as the others."""
CHANCES = 256
"""Outcomes of later chance nodes: each is another sequence of random numbers."""
FINGERPRINT = 16
"""Bytes of what a player remembers."""
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
        provides_information_state_string=True,
        provides_information_state_tensor=True,
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
            recall = iig_obs_type is not None and iig_obs_type.perfect_recall
            return SpielObserver(rules_of(game_id, self._players), recall)

    return SpielGame


class Table:
    """What a state holds: a bare board, None before the deal. It knows how to be copied and saved."""

    def __init__(self, game_id: str, players: int, board: Board | None = None) -> None:
        self.game_id = game_id
        self.players = players
        self.board = board
        self.pending = -1
        """The action that waits for its random numbers; -1 for none."""
        self.recall = [b""] * players
        """By seat: the fingerprint of what it has seen and answered so far."""

    @property
    def rules(self) -> Rules:
        return rules_of(self.game_id, self.players)

    def play(self, action: int) -> None:
        """An action of the seat that is asked. If it needs random numbers, it waits for them."""
        board = self.board
        assert board is not None
        seat = board.next_seat
        seen = blake2b(self.recall[seat], digest_size=FINGERPRINT)
        seen.update(self.rules.observe(board, seat).tobytes())
        seen.update(action.to_bytes(4, "big"))
        self.recall[seat] = seen.digest()
        after = board.clone()
        after.apply(seat, action)
        if after.draws == board.draws:
            self.board = after
        else:
            self.pending = action

    def chance(self, outcome: int) -> None:
        """The random numbers of the action that waits."""
        board = self.board
        assert board is not None
        board.draw_from(outcome)
        board.apply(board.next_seat, self.pending)
        self.pending = -1

    def seen_by(self, seat: int, seed: int) -> Table:
        """A table that this seat cannot tell from this one, at the same question. Where seats choose at the same time,
        those before it have answered: anything, as far as it knows."""
        assert self.board is not None
        board = self.board.board(self.board.world(seat, seed))
        choose = Random(seed)
        while board.next_seat != seat:
            other = board.next_seat
            board.apply(other, choose.choice(board.numbers(other)))
        table = Table(self.game_id, self.players, board)
        table.recall = self.recall[:]
        return table

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        other = Table(self.game_id, self.players, self.board and self.board.clone())
        other.pending, other.recall = self.pending, self.recall[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        saved = self.board and self.board.saved()
        return _restored, (self.game_id, self.players, saved, self.pending, self.recall)


def _restored(
    game_id: str, players: int, value: dict[str, Any] | None, pending: int = -1, recall: list[bytes] | None = None
) -> Table:
    table = Table(game_id, players)
    table.pending, table.recall = pending, recall or table.recall
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
        if board is None or self.table.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if board.over else board.next_seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _outcomes(DEALS if self.table.board is None else CHANCES)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.board is not None
        return sorted(self.table.board.numbers(player))

    def _apply_action(self, action: int) -> None:
        if self.table.board is None:
            rules = self.table.rules
            self.table.board = rules.sample.board(rules.deals.deal(action))
        elif self.table.pending >= 0:
            self.table.chance(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.table.rules.action_text(action)
        return f"deal {action}" if self.table.board is None else f"chance {action}"

    def is_terminal(self) -> bool:
        return self.table.board is not None and self.table.board.over

    def returns(self) -> list[float]:
        rules, board = self.table.rules, self.table.board
        result = None if board is None else board.result
        if result is None:
            return [0.0] * rules.players
        return [rules.reward(result, seat) for seat in range(rules.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one; what it does not know is dealt anew."""
        seed = int(sampler() * 2**53)
        return SpielState(self.get_game(), self.table.seen_by(player, seed))

    def __str__(self) -> str:
        board = self.table.board
        if board is None:
            return BEFORE
        waits = f", {self.table.rules.action_text(self.table.pending)} waits" if self.table.pending >= 0 else ""
        return f"{board.game.id}, move {self.move_number()}: {board.asked or 'over'} {board.standing()}{waits}"

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        copied: SpielState = self.clone()
        return copied


@cache
def _outcomes(number: int) -> list[tuple[int, float]]:
    return [(outcome, 1.0 / number) for outcome in range(number)]


class SpielObserver:
    """Tensor and text of what a seat may know; the text names the numbers that are not 0."""

    def __init__(self, rules: Rules, recall: bool = False) -> None:
        self._rules = rules
        self._recall = recall
        size = rules.schema.size
        self.tensor = np.zeros(size + (FINGERPRINT if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recall:
            self.dict["remembered"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        board = state.table.board
        self.tensor[:] = 0
        if board is None:
            return
        self.dict["observation"][:] = self._rules.observe(board, player)
        if self._recall and state.table.recall[player]:
            self.dict["remembered"][:] = np.frombuffer(state.table.recall[player], np.uint8) / np.float32(255)

    def string_from(self, state: SpielState, player: int) -> str:
        board = state.table.board
        if board is None:
            return BEFORE
        numbers, names = self._rules.observe(board, player), self._rules.schema.names
        values = numbers.tolist()
        told = " ".join(f"{names[k]}={values[k]:g}" for k in numbers.nonzero()[0].tolist())
        if not self._recall:
            return f"seat {player}: {told}"
        answers = " ".join(map(str, sorted(board.numbers(player))))
        return f"seat {player}: {told}; may {answers}; before {state.table.recall[player].hex()}"
