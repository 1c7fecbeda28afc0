"""Components are shared by the matches that use them and given back when nobody does: a server that has seen many sets
of options is as small as one that has seen a few."""

from __future__ import annotations

import contextlib
import gc
import itertools
import pickle
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

import pentarchy
from pentarchy import bots, match
from pentarchy.kernel.data import Data
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Options
from pentarchy.registry import game

SETS = 2 * match.KEPT + 2


def option_sets(game_id: str) -> Iterator[tuple[str, int, int, Options, Data]]:
    """What `new` takes, every two with components of their own: all sets of options, then again with other data."""
    rules = game(game_id)
    for edition in itertools.count():
        data = Data(rules.data.files, f"{rules.data.hash}-{edition}", "edited") if edition else rules.data
        for values in itertools.product(*(option.values for option in rules.options)):
            given = {option.name: value for option, value in zip(rules.options, values, strict=True)}
            for players in range(rules.min_players, rules.max_players + 1):
                with contextlib.suppress(PentarchyError):
                    yield game_id, players, 1, rules.read_options(given, players), data
                    break


def look_everywhere(one: pentarchy.Match) -> None:
    """What a table and a bot do with a match: whatever they remember must not hold its components."""
    seat = one.to_act[0]
    one.picture(seat, "ru")
    one.prompt(seat, "en")
    one.play(seat, bots.make("greedy").choose(one.redeal(seat, 1), seat))
    one.log(None, "ru")
    schema = one.game.observation(one.components, one.players)
    schema.encode(one.view(seat), schema.rows())


@pytest.mark.parametrize("game_id", pentarchy.games())
def test_components_are_given_back(game_id: str) -> None:
    in_use = [weakref.ref(found) for found in gc.get_objects() if type(found).__name__ == "Components"]
    made: list[weakref.ref[Any]] = []
    for asked in itertools.islice(option_sets(game_id), SETS):
        one = pentarchy.new(*asked)
        look_everywhere(one)
        if not any(other() is one.components for other in in_use):  # what other tests hold is not ours to give back
            made.append(weakref.ref(one.components))
        del one
    gc.collect()
    alive = [found for found in made if found() is not None]
    assert len(alive) <= match.KEPT
    assert len(alive) < SETS / 2


def test_what_is_in_use_is_shared_however_many_others_come() -> None:
    """Else every match of a busy server would carry components of its own."""
    first = pentarchy.new("scythe", 2, 1)
    others = [pentarchy.new(*asked) for asked in itertools.islice(option_sets("scythe"), SETS)]
    again = pentarchy.new("scythe", 2, 1)
    assert again.components is first.components
    assert len({id(one.components) for one in others}) == SETS
    assert again == first


def test_a_match_outlives_the_shelf() -> None:
    """Equal matches are equal, and come back from a pickle, whether or not their components are the same object."""
    first = pentarchy.new("scythe", 2, 1, {"hide_coin_totals": True})
    state, kept = pickle.dumps(first), first.position.clone()
    del first
    for asked in itertools.islice(option_sets("scythe"), SETS):
        pentarchy.new(*asked)
    back = pickle.loads(state)
    assert back == pentarchy.new("scythe", 2, 1, {"hide_coin_totals": True})
    assert back.position.legal(back.to_act[0]) == kept.legal(back.to_act[0])
