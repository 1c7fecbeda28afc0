"""The course of the game, Inca and Sapa Inca phases, the score track and the end of the game."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.games.inca_empire.decisions import course
from pentarchy.games.inca_empire.position import DISCARD, HAND, SOURCES

from .tabletop import (
    force,
    inca_phase,
    labour,
    lay,
    phase,
    play_randomly,
    position,
    sapa_inca_phase,
    scores,
    seat_of,
    set_token,
    sound,
    stand,
    start,
    take,
)

EARLY = ["inca", "sun", "people", "sun", "people", "sapa_inca"]
MIDDLE = ["inca", "sun", "people", "sun", "people", "sun", "people", "sapa_inca"]
LATE = ["inca", *["sun", "people"] * 4, "sapa_inca"]


def phases(match: pentarchy.Match) -> list[tuple[str, str]]:
    return [
        (event["arguments"][0][2], event["arguments"][1][2]) for event in match.events() if event["event"] == "phase"
    ]


@pytest.mark.rule("INC-37", "INC-38", "INC-39", "INC-40", "INC-41", "INC-42", "INC-142", "INC-R6")
@pytest.mark.parametrize("players", [3, 4])
def test_phases_of_a_whole_game(players: int) -> None:
    match = start(players)
    play_randomly(match, 1)
    expected = [("pre_1", kind) for kind in ("inca", "people", "people")]
    for column in ("early_1", "early_2", "early_3"):
        expected += [(column, kind) for kind in EARLY]
    for column in ("middle_1", "middle_2"):
        expected += [(column, kind) for kind in MIDDLE]
    expected += [("late_1", kind) for kind in LATE]
    assert phases(match) == expected
    assert len(expected) == 47
    # The dealt order holds for the whole first era: no tiles are dealt before the first Sun phase.
    events = [event["event"] for event in match.events()]
    first_sun = [k for k, event in enumerate(match.events()) if event["event"] == "phase"][3]
    assert events[:first_sun].count("order") == players
    assert "placed" not in events[:first_sun]


@pytest.mark.rule("INC-2", "INC-140", "INC-141")
def test_end_of_the_game() -> None:
    match = start()
    play_randomly(match, 1)
    result = match.result
    assert result is not None
    assert result.reason == "late_empire_ended"
    p = position(match)
    assert result.scores == p.score
    assert [place[0] for place in result.ranking] == p.rank
    assert len(result.winners) == 1
    assert p.score[result.winners[0]] == max(p.score)
    for seat in range(4):
        assert sum(result.breakdown[seat].values()) == p.score[seat]
    with pytest.raises(pentarchy.GameOver):
        match.play(0, "end")


@pytest.mark.rule("INC-141", "INC-93")
def test_on_a_tie_the_figure_nearer_to_the_centre_wins() -> None:
    match = start()
    phase(match, "late_1", 9)  # the last Sapa Inca phase: nothing stands on the board, so nobody moves
    assert match.over
    p = position(match)
    assert p.score == [0] * 4
    match = start()
    scores(match, [(2, 80), (0, 80), (1, 80), (3, 12)])
    phase(match, "late_1", 9)
    assert match.result is not None
    assert match.result.ranking == [[2], [0], [1], [3]]
    assert match.result.winners == [2]


@pytest.mark.rule("INC-140")
def test_labour_left_over_is_worth_nothing() -> None:
    match = start()
    scores(match, [(0, 10), (1, 9), (2, 8), (3, 7)])
    labour(match, 0, 99, 0, 0)
    phase(match, "late_1", 9)
    assert match.result is not None
    assert match.result.scores == [10, 9, 8, 7]


# -- Inca phase ------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-43", "INC-R7")
@pytest.mark.parametrize(("column", "income"), [("pre_1", 6), ("early_2", 3), ("middle_1", 1), ("late_1", 0)])
def test_income_of_the_era(column: str, income: int) -> None:
    match = start()
    labour(match, 5, 5, 5, 5)
    inca_phase(match, column)
    assert sum(position(match).labour) == 4 * (5 + income)


@pytest.mark.rule("INC-44", "INC-45", "INC-46", "INC-48", "INC-X1")
def test_orange_receives_9_and_gives_1() -> None:
    match = start()
    p = position(match)
    orange, blue = seat_of(match, "orange"), seat_of(match, "blue")
    others = [seat for seat in range(4) if seat not in (orange, blue)]
    set_token(match, "vilcabamba", "f")  # 3 labour
    set_token(match, "chanca", "c")  # 2 labour
    take(match, orange, "vilcabamba", "chanca")
    p.terraces[orange] = 1
    scores(match, [(orange, 20), (others[0], 15), (others[1], 12), (blue, 3)])
    labour(match, 0, 0, 0, 0)
    inca_phase(match, "early_3")
    assert p.labour[orange] == 3 + 5 + 1 - 1
    assert p.labour[blue] == 3 + 1
    assert p.labour[others[0]] == p.labour[others[1]] == 3


@pytest.mark.rule("INC-47", "INC-48", "INC-49", "INC-50", "INC-51")
@pytest.mark.parametrize(
    ("players", "column", "given"),
    [
        (4, "pre_1", [0, 0, 0, 0]),
        (4, "early_1", [-1, 0, 0, 1]),
        (4, "middle_2", [-2, -1, 1, 2]),
        (4, "late_1", [-2, -1, 1, 2]),
        (3, "early_3", [-1, 0, 1]),
        (3, "middle_1", [-2, 0, 2]),
        (3, "late_1", [-2, 0, 2]),
    ],
)
def test_help(players: int, column: str, given: list[int]) -> None:
    match = start(players)
    p = position(match)
    scores(match, [(seat, 30 - seat) for seat in range(players)])
    labour(match, *[10] * players)
    inca_phase(match, column)
    income = p.box.income[p.column]
    assert p.labour == [10 + income + change for change in given]


@pytest.mark.rule("INC-51", "INC-93")
def test_places_of_equals_follow_the_order_on_the_space() -> None:
    match = start()
    scores(match, [(3, 9), (1, 9), (0, 9), (2, 9)])
    labour(match, 4, 4, 4, 4)
    inca_phase(match, "late_1")
    assert position(match).labour == [5, 3, 6, 2]


@pytest.mark.rule("INC-51", "INC-R8")
def test_who_has_too_little_gives_what_there_is() -> None:
    match = start()
    scores(match, [(0, 9), (1, 8), (2, 7), (3, 6)])
    labour(match, 1, 0, 4, 4)
    inca_phase(match, "late_1")
    assert position(match).labour == [0, 0, 4, 5]


# -- turn order and track -----------------------------------------------------------------------------------


@pytest.mark.rule("INC-52", "INC-53", "INC-R9", "INC-X2")
def test_turn_order_of_the_printed_example() -> None:
    match = start()
    blue, green, brown, orange = (seat_of(match, colour) for colour in ("blue", "green", "brown", "orange"))
    # Green and Brown share a space, Brown nearer to the outer edge.
    scores(match, [(orange, 20), (green, 11), (brown, 11), (blue, 4)])
    course.set_turn_order(position(match))
    assert position(match).order == [blue, green, brown, orange]


@pytest.mark.rule("INC-52")
def test_the_leader_acts_last() -> None:
    match = start(3)
    scores(match, [(1, 20), (2, 11), (0, 3)])
    phase(match, "middle_1", 1)
    assert position(match).order == [0, 2, 1]
    assert match.to_act == (0,)


@pytest.mark.rule("INC-92", "INC-93", "INC-R32", "INC-R30")
def test_a_figure_stops_outside_those_already_there() -> None:
    match = start()
    p = position(match)
    scores(match, [(0, 5), (1, 5), (2, 3), (3, 0)])
    p.gain(2, 2, 0)
    assert p.rank == [0, 1, 2, 3]  # outermost of three on space 5
    p.gain(3, 5, 0)
    assert p.rank == [0, 1, 2, 3]
    p.gain(0, 0, 0)
    assert p.rank == [0, 1, 2, 3]  # 0 points are no move
    p.gain(0, 1, 0)
    p.gain(1, 1, 0)
    assert p.rank == [0, 1, 2, 3]
    p.gain(3, 1, 0)
    assert p.rank == [0, 1, 3, 2]
    p.gain(2, 100, 0)  # the lap of 100 spaces does not matter: totals do
    assert p.rank == [2, 0, 1, 3]
    p.gain(1, 99, 0)
    assert p.score[1] == p.score[2]
    assert p.rank == [2, 1, 0, 3]


# -- Sapa Inca phase ------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-94", "INC-60")
def test_cards_leave_the_sun_board() -> None:
    match = start()
    p = position(match)
    force(match, 0, "epidemic", "wild_road")
    assert any(p.mods)
    sapa_inca_phase(match)
    assert not any(p.mods)
    assert all(not p.zones[HAND + 4 + place] for place in range(4))
    assert len(p.zones[DISCARD]) == 2
    assert match.view(None)["discard"] == ["epidemic", "wild_road"]


@pytest.mark.rule("INC-95", "INC-92")
def test_the_leader_scores_first() -> None:
    """All score the same: who scores first stands nearer to the centre of the new space."""
    match = start()
    p = position(match)
    p.terraces = [0, 0, 0, 0]
    scores(match, [(3, 6), (2, 5), (0, 5), (1, 4)])
    for seat, gain in ((3, 0), (2, 1), (0, 1), (1, 2)):
        p.terraces[seat] = gain
        p.won[seat * 6] = gain
    sapa_inca_phase(match)
    assert p.score == [6, 6, 6, 6]
    assert p.rank == [3, 2, 0, 1]


@pytest.mark.rule("INC-96", "INC-97", "INC-98", "INC-99", "INC-20", "INC-R27", "INC-X9")
def test_scoring_of_a_network() -> None:
    """Two cities, one with a temple, one garrison, three terraces: 6 + 1 + 2 + 3 = 12."""
    match = start()
    p = position(match)
    orange, green = seat_of(match, "orange"), seat_of(match, "green")
    lay(match, orange, "limatambo", "saywite", "curamba", "vilcashuaman", "huaytara")
    lay(match, orange, "limatambo", "vitcos", "hatun_xauxa")
    stand(match, "vilcashuaman", "city", "temple")
    stand(match, "hatun_xauxa", "city")
    stand(match, "huaytara", "garrison")
    stand(match, "machu_picchu", "city", "temple")  # not reached
    take(match, orange, "chanca", "xauxa", "rucana")
    p.terraces[orange] = 3
    before = p.score[:]
    sapa_inca_phase(match)
    assert p.score[orange] == before[orange] + 12
    assert p.score[green] == before[green]
    assert p.gains[orange * SOURCES + 6] == 12
    lay(match, green, "pisac", "ollantaytambo", "espiritu_pampa", "machu_picchu")
    sapa_inca_phase(match)
    assert p.score[green] == before[green] + 4  # others' buildings count for whoever reaches them
    sound(match)


@pytest.mark.rule("INC-101", "INC-R12")
@pytest.mark.parametrize(("column", "kept"), [("early_2", 3), ("middle_1", 4), ("late_1", 9)])
def test_surplus_labour_goes_back(column: str, kept: int) -> None:
    match = start()
    labour(match, 9, 2, 4, 3)
    sapa_inca_phase(match, column)
    assert position(match).labour == [min(has, kept) for has in (9, 2, 4, 3)]
